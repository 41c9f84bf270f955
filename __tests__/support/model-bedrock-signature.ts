/**
 * Checks a Signature Version 4 as the service does, written from
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
import { createHash, createHmac } from 'node:crypto';
import type { AwsAccess } from '../../src/domain/credentials.ts';
import type { RecordedRequest } from './loopback-server.ts';

/** Keys that the test server knows; each appears nowhere else. */
export const AWS_ACCESS: AwsAccess = {
  region: 'eu-central-1',
  accessKeyId: 'AKIACANARY5E1F0C2D9',
  secretAccessKey: 'canary/secret+key0b3e5f71c2d94e8b4a6d',
  sessionToken: null,
};

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([a-z0-9-]+)\/([a-z0-9-]+)\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;

/** What has to be signed, whoever signs. */
const SIGNED_ALWAYS = ['content-type', 'host', 'x-amz-date'];

/** What is wrong with the signature of a request; null where it is right. */
export function signatureProblem(request: RecordedRequest, access: AwsAccess = AWS_ACCESS): string | null {
  const match = AUTHORIZATION.exec(request.headers.authorization ?? '');
  if (match === null) return 'IncompleteSignature';
  const [, keyId = '', day = '', region = '', service = '', signed = '', signature = ''] = match;
  const { headers } = request;
  const time = headers['x-amz-date'] ?? '';
  const names = signed.split(';');
  const needed = [...SIGNED_ALWAYS, ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (needed.some((name) => !names.includes(name))) return 'a header that must be signed is not';
  if (keyId !== access.accessKeyId) return 'UnrecognizedClient';
  if (!/^\d{8}T\d{6}Z$/.test(time) || !time.startsWith(day)) return 'the date is not that of the credential';
  if (region !== access.region || service !== 'bedrock')
    return 'Credential should be scoped to a valid region';
  const canonical = canonicalRequest(request, names);
  const scope = `${day}/${region}/${service}/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    (before, part) => hmac(before, part),
    `AWS4${access.secretAccessKey}`,
  );
  return hmac(key, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}

function canonicalRequest(request: RecordedRequest, names: readonly string[]): string {
  const [path = '', query = ''] = request.path.split('?');
  return [
    request.method,
    path.split('/').map(encode).join('/'),
    query,
    ...names.map((name) => `${name}:${(request.headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    names.join(';'),
    sha256(request.body),
  ].join('\n');
}

/** Every byte but the unreserved ones of RFC 3986; what is encoded already is encoded again. */
function encode(segment: string): string {
  return [...Buffer.from(segment)]
    .map((byte) => {
      const character = String.fromCharCode(byte);
      return /[A-Za-z0-9._~-]/.test(character)
        ? character
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text, 'utf8').digest();
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
