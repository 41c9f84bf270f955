import { describe, expect, it } from '@jest/globals';
import type { RawSettings } from '../../src/shells/setting-values.ts';
import { readSettings } from '../../src/shells/settings.ts';

const MODEL = 'us.anthropic.claude-opus-5-5-v1:0';
const PANEL: RawSettings = { base: 'main', panel: `opus=bedrock/${MODEL}` };
const AWS: RawSettings = {
  'aws-access-key-id': 'AKIACANARY5E1F0C2D9',
  'aws-secret-access-key': 'canary/secret+key',
  'aws-region': 'eu-central-1',
};
const ADDRESS = 'https://bedrock-runtime.eu-central-1.amazonaws.com';

function endpointOf(raw: RawSettings) {
  const { config, problems } = readSettings({ ...PANEL, ...raw });
  return config === null ? problems : config.panel[0]?.endpoint;
}

const ACCESS = {
  region: 'eu-central-1',
  accessKeyId: AWS['aws-access-key-id'],
  secretAccessKey: AWS['aws-secret-access-key'],
  sessionToken: null,
};

describe('shells/bedrock-binding', () => {
  it.each<[string, RawSettings, unknown]>([
    ['the AWS credentials', AWS, { baseUrl: ADDRESS, apiKey: null, aws: ACCESS }],
    [
      'temporary credentials',
      { ...AWS, 'aws-session-token': 'token-1' },
      { baseUrl: ADDRESS, apiKey: null, aws: { ...ACCESS, sessionToken: 'token-1' } },
    ],
    [
      'a key of Bedrock before the credentials',
      { ...AWS, 'bedrock-api-key': 'bedrock-key-1' },
      { baseUrl: ADDRESS, apiKey: 'bedrock-key-1' },
    ],
    [
      'a key of the seat before all',
      { ...AWS, 'bedrock-api-key': 'bedrock-key-1', 'opus-api-key': 'own-key-1' },
      { baseUrl: ADDRESS, apiKey: 'own-key-1' },
    ],
    [
      'an address for all seats, which needs no region with a key',
      { 'bedrock-base-url': 'https://vpce.example/', 'bedrock-api-key': 'bedrock-key-1' },
      { baseUrl: 'https://vpce.example', apiKey: 'bedrock-key-1' },
    ],
    [
      'an address for all seats, signed for the region',
      { ...AWS, 'bedrock-base-url': 'https://vpce.example' },
      { baseUrl: 'https://vpce.example', apiKey: null, aws: ACCESS },
    ],
    [
      'an address of the seat with its own key',
      { ...AWS, 'opus-base-url': 'https://gateway.example', 'opus-api-key': 'own-key-1' },
      { baseUrl: 'https://gateway.example', apiKey: 'own-key-1' },
    ],
  ])('takes %s', (_, raw, endpoint) => {
    expect(endpointOf(raw)).toEqual(endpoint);
  });

  it('sends neither credentials nor key to an address that they were not given for', () => {
    const raw = { ...AWS, 'bedrock-api-key': 'bedrock-key-1', 'opus-base-url': 'https://gateway.example' };

    expect(endpointOf(raw)).toEqual([expect.stringContaining('OPUS_API_KEY')]);
  });

  it.each<[RawSettings, RegExp]>([
    [{}, /AWS_REGION/],
    [{ 'aws-region': 'eu-central-1' }, /AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or BEDROCK_API_KEY/],
    [{ ...AWS, 'aws-secret-access-key': '' }, /: set AWS_SECRET_ACCESS_KEY, or/],
    [{ ...AWS, 'aws-region': '', 'bedrock-base-url': 'https://vpce.example' }, /: set AWS_REGION, or/],
    [{ ...AWS, 'aws-region': 'eu-central-1.evil.example/' }, /aws-region: .* is not the name of a region/],
    [{ ...AWS, 'bedrock-base-url': 'http://models.lan' }, /bedrock-base-url: http/],
    [{ ...AWS, panel: 'opus=bedrock/../../x' }, /is not a model of Bedrock/],
  ])('says what is missing or wrong in %j', (raw, words) => {
    expect(endpointOf(raw)).toEqual([expect.stringMatching(words)]);
  });

  it.each([
    [`bedrock/${MODEL}`, 'high'],
    ['bedrock/openai.gpt-oss-120b-1:0', 'high'],
    ['bedrock/meta.llama4-maverick-17b-instruct-v1:0', null],
    ['bedrock/meta.llama4-maverick-17b-instruct-v1:0@low', 'low'],
    ['bedrock/arn:aws:bedrock:us-east-1:123456789012:application-inference-profile/a1', null],
  ])('%s thinks with effort %s', (seat, effort) => {
    const { config } = readSettings({ ...PANEL, ...AWS, panel: `opus=${seat}` });

    expect(config?.panel[0]?.binding.effort).toBe(effort);
  });

  it('keeps region and credentials out of what is kept of a run', () => {
    const { config } = readSettings({ ...PANEL, ...AWS });

    expect(Object.keys(config?.visible ?? {}).filter((name) => /aws|bedrock/.test(name))).toEqual([]);
    expect(config?.visible).toHaveProperty('panel');
  });
});
