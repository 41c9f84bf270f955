import { bedrockAddress, isAwsRegion } from '../domain/bedrock.ts';
import type { AwsAccess } from '../domain/credentials.ts';
import { checkBaseUrl } from '../domain/endpoint.ts';
import { bindingText, type Seat } from '../domain/slot.ts';
import type { Endpoint } from './seat-endpoint.ts';
import { isTrue, type Values } from './setting-values.ts';
import { environmentName } from './settings-table.ts';

/**
 * Where the requests of a seat at Bedrock go: its own address with its own key alone, else that of the region or
 * `bedrock-base-url` with a key, or signed. Null where something is missing; `problems` is added to.
 */
export function bedrockEndpoint(seat: Seat, value: Values, problems: string[]): Endpoint | null {
  const region = value('aws-region');
  if (region !== '' && !isAwsRegion(region)) {
    problems.push(`aws-region: ${JSON.stringify(region)} is not the name of a region such as eu-central-1`);
    return null;
  }
  const address = addressOf(seat, value);
  if (address.url === '') {
    problems.push(`${seat.slot}: bedrock needs a region: set ${environmentName('aws-region')}`);
    return null;
  }
  const checked = checkBaseUrl(address.url, { allowHttp: isTrue(value('allow-http')) });
  if (!checked.ok) {
    problems.push(`${address.setting}: ${checked.problem}`);
    return null;
  }
  const baseUrl = checked.url;
  const ownKey = value(`${seat.slot}-api-key`);
  const apiKey = ownKey !== '' || address.isOwn ? ownKey : value('bedrock-api-key');
  if (apiKey !== '') return { baseUrl, apiKey };
  const aws = address.isOwn ? null : awsAccess(value);
  if (aws !== null) return { baseUrl, apiKey: null, aws };
  problems.push(`${seat.slot}: ${bindingText(seat.binding)} ${missing(seat, address.isOwn, value)}`);
  return null;
}

type Address = { readonly url: string; readonly setting: string; readonly isOwn: boolean };

function addressOf({ slot }: Seat, value: Values): Address {
  const own = `${slot}-base-url`;
  if (value(own) !== '') return { url: value(own), setting: own, isOwn: true };
  const setting = 'bedrock-base-url';
  const url = value(setting) === '' ? (bedrockAddress(value('aws-region')) ?? '') : value(setting);
  return { url, setting, isOwn: false };
}

/** The region is a part of what is signed. */
const NEEDED = ['aws-access-key-id', 'aws-secret-access-key', 'aws-region'] as const;

function awsAccess(value: Values): AwsAccess | null {
  if (NEEDED.some((name) => value(name) === '')) return null;
  const token = value('aws-session-token');
  return {
    region: value('aws-region'),
    accessKeyId: value('aws-access-key-id'),
    secretAccessKey: value('aws-secret-access-key'),
    sessionToken: token === '' ? null : token,
  };
}

function missing({ slot }: Seat, isOwn: boolean, value: Values): string {
  if (isOwn) return `has no key: set ${environmentName(`${slot}-api-key`)}`;
  const names = NEEDED.filter((name) => value(name) === '').map(environmentName);
  return `has no key: set ${names.join(' and ')}, or ${environmentName('bedrock-api-key')}`;
}
