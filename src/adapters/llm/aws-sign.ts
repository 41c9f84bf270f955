/** Signature Version 4, https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html */
import { Buffer } from 'node:buffer';
import aws4 from 'aws4';
import type { AwsAccess } from '../../domain/credentials.ts';

/** What is signed: a POST as it will be sent. */
export type Signable = {
  readonly url: string;
  readonly contentType: string;
  readonly body: string;
};

const SERVICE = 'bedrock';

/**
 * The headers that prove who sent this request at `now` (ISO 8601, UTC). Signed are method, path, host, media type,
 * length, time, session token and the digest of the body. The path is encoded once more for the signature, as every
 * service but S3 wants it. Other headers stay unsigned: proxies may change them.
 */
export function signAws(request: Signable, access: AwsAccess, now: string): Readonly<Record<string, string>> {
  const { host, pathname } = new URL(request.url);
  const { region, accessKeyId, secretAccessKey, sessionToken } = access;
  const stamps = {
    'x-amz-date': now.replace(/[-:]|\.\d+/g, ''),
    ...(sessionToken === null ? {} : { 'x-amz-security-token': sessionToken }),
  };
  const headers = {
    host,
    'content-type': request.contentType,
    'content-length': String(Buffer.byteLength(request.body)),
    ...stamps,
  };
  const signed = aws4.sign(
    { service: SERVICE, region, method: 'POST', host, path: pathname, headers, body: request.body },
    { accessKeyId, secretAccessKey },
  );
  return { ...stamps, authorization: String(signed.headers?.Authorization) };
}
