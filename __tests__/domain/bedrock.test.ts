import { describe, expect, it } from '@jest/globals';
import { bedrockAddress, bedrockMaker, claudeOfBedrock, isBedrockModel } from '../../src/domain/bedrock.ts';
import { modelFacts } from '../../src/domain/models.ts';
import { type Binding, familyOf } from '../../src/domain/slot.ts';

const PROFILE =
  'arn:aws:bedrock:eu-central-1:123456789012:inference-profile/eu.anthropic.claude-opus-5-5-v1:0';
const OWN_PROFILE = 'arn:aws:bedrock:us-east-1:123456789012:application-inference-profile/a1b2c3';

function binding(model: string): Binding {
  return { provider: 'bedrock', model, effort: null };
}

describe('domain/bedrock', () => {
  it.each([
    'anthropic.claude-opus-5-5-v1:0',
    'us.anthropic.claude-opus-5-5-20261001-v1:0',
    'openai.gpt-oss-120b-1:0',
    'qwen.qwen3-coder-480b-a35b-v1:0',
    PROFILE,
    OWN_PROFILE,
    'arn:aws:bedrock:us-east-1:123456789012:custom-model/amazon.nova-pro-v1:0/a1b2c3',
    'arn:aws-us-gov:bedrock:us-gov-west-1::foundation-model/meta.llama4-maverick-17b-instruct-v1:0',
  ])('takes the model %s', (model) => {
    expect(isBedrockModel(model)).toBe(true);
  });

  it.each([
    '',
    '.',
    '..',
    '../../admin',
    'a/../b',
    'a/b',
    '/converse',
    'a?b',
    'a#b',
    'a%2fb',
    'a b',
    'a\nb',
    'arn:aws:bedrock:us-east-1:123456789012:inference-profile/../x',
    'arn:aws:bedrock:us-east-1:123456789012:custom-model/a/../x',
    'arn:aws:s3:us-east-1:123456789012:bucket/x',
    'arn:aws:bedrock:us-east-1:12:model/x',
    `a${'b'.repeat(200)}`,
  ])('takes no model %j', (model) => {
    expect(isBedrockModel(model)).toBe(false);
  });

  it.each([
    ['us.anthropic.claude-opus-5-5-v1:0', 'anthropic'],
    ['global.anthropic.claude-sonnet-5-5-v1:0', 'anthropic'],
    [PROFILE, 'anthropic'],
    ['openai.gpt-oss-120b-1:0', 'openai'],
    ['amazon.nova-premier-v1:0', 'amazon'],
    ['eu.amazon.nova-premier-v1:0', 'amazon'],
    ['meta.llama4-maverick-17b-instruct-v1:0', 'meta'],
    ['mistral.mistral-large-3-v1:0', 'mistral'],
    ['deepseek.v3.2', 'deepseek'],
    ['google.gemma-3-27b-it', 'google'],
  ])('counts %s for the family %s', (model, family) => {
    expect(bedrockMaker(model)).toBe(family);
    expect(familyOf(binding(model))).toBe(family);
  });

  it.each([OWN_PROFILE, 'in.newmaker.model-v1:0', 'us.newmaker.model-v1:0', 'notanthropic.claude-x'])(
    'takes no area and no unknown name for a maker: %s',
    (model) => {
      expect(familyOf(binding(model))).toBe('bedrock');
    },
  );

  it.each([
    ['us.anthropic.claude-opus-5-5-20261001-v1:0', 'claude-opus-5-5'],
    ['anthropic.claude-opus-5-5-v1:0', 'claude-opus-5-5'],
    ['anthropic.claude-haiku-4-5-20251001-v2:0', 'claude-haiku-4-5'],
    ['anthropic.claude-sonnet-5-5', 'claude-sonnet-5-5'],
    [PROFILE, 'claude-opus-5-5'],
    ['openai.gpt-oss-120b-1:0', null],
    [OWN_PROFILE, null],
  ])('finds in %s the Claude %s', (model, name) => {
    expect(claudeOfBedrock(model)).toBe(name);
  });

  it('knows sizes by the name of a Claude, and no price', () => {
    const prices = new Map([
      ['openai.gpt-oss-120b-1:0', { input: 1, output: 2, cacheRead: 1, cacheWrite: 1 }],
    ]);
    const facts = (model: string) => modelFacts(binding(model), prices);

    expect(facts('us.anthropic.claude-opus-5-5-v1:0')).toMatchObject({
      price: null,
      maxInputTokens: 872_000,
      maxOutputTokens: 128_000,
    });
    expect(facts('anthropic.claude-haiku-4-5-20251001-v1:0').maxOutputTokens).toBe(64_000);
    expect(facts('openai.gpt-oss-120b-1:0')).toMatchObject({ price: { output: 2 }, maxOutputTokens: 16_000 });
  });

  it.each([
    ['eu-central-1', 'https://bedrock-runtime.eu-central-1.amazonaws.com'],
    ['us-gov-west-1', 'https://bedrock-runtime.us-gov-west-1.amazonaws.com'],
    ['', null],
    ['eu-central', null],
    ['eu-central-1.evil.example/', null],
    ['x.evil.example#-1', null],
    ['EU-CENTRAL-1', null],
    [`eu${'-a'.repeat(40)}-1`, null],
  ])('makes of the region %j the address %s', (region, address) => {
    expect(bedrockAddress(region)).toBe(address);
  });
});
