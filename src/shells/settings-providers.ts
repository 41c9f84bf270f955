import { SLOTS } from '../domain/slot.ts';
import type { SettingSpec } from './setting-spec.ts';

/** Keys and addresses of model providers, in the order in which help shows them. */
export const PROVIDER_SETTINGS: readonly SettingSpec[] = [
  { name: 'anthropic-api-key', kind: 'secret', fallback: '', help: 'Key for Anthropic models' },
  { name: 'openai-api-key', kind: 'secret', fallback: '', help: 'Key for OpenAI models' },
  { name: 'google-api-key', kind: 'secret', fallback: '', help: 'Key for Gemini models' },
  { name: 'azure-api-key', kind: 'secret', fallback: '', help: 'Key of the Azure OpenAI resource' },
  {
    name: 'anthropic-base-url',
    kind: 'url',
    fallback: 'https://api.anthropic.com',
    placeholder: 'URL',
    help: 'Where Anthropic requests go',
  },
  {
    name: 'openai-base-url',
    kind: 'url',
    fallback: 'https://api.openai.com/v1',
    placeholder: 'URL',
    help: 'Where OpenAI requests go; a host alone means its /v1',
  },
  {
    name: 'google-base-url',
    kind: 'url',
    fallback: 'https://generativelanguage.googleapis.com',
    placeholder: 'URL',
    help: 'Where Gemini requests go',
  },
  {
    name: 'azure-base-url',
    kind: 'url',
    fallback: '',
    placeholder: 'URL',
    help: 'Azure OpenAI resource, https://NAME.openai.azure.com; needed for azure, whose models are named by deployment',
  },
  {
    name: 'bedrock-api-key',
    kind: 'secret',
    fallback: '',
    help: 'Key for Amazon Bedrock; where none is given, requests are signed with the AWS credentials',
  },
  {
    name: 'aws-access-key-id',
    kind: 'secret',
    fallback: '',
    help: 'Access key that signs requests to Bedrock',
  },
  { name: 'aws-secret-access-key', kind: 'secret', fallback: '', help: 'Secret of that access key' },
  {
    name: 'aws-session-token',
    kind: 'secret',
    fallback: '',
    help: 'Session token, where the AWS credentials are temporary',
  },
  {
    name: 'aws-region',
    kind: 'text',
    fallback: '',
    placeholder: 'REGION',
    help: 'Region of Bedrock, such as eu-central-1; needed for bedrock',
    personal: true,
  },
  {
    name: 'bedrock-base-url',
    kind: 'url',
    fallback: '',
    placeholder: 'URL',
    help: 'Where Bedrock requests go instead of the address of the region',
  },
  ...SLOTS.flatMap((slot): SettingSpec[] => [
    {
      name: `${slot}-base-url`,
      kind: 'url',
      fallback: '',
      placeholder: 'URL',
      help: `Server of the seat ${slot}; needed for openai-compatible; a host alone means its /v1`,
    },
    { name: `${slot}-api-key`, kind: 'secret', fallback: '', help: `Key for the server of the seat ${slot}` },
  ]),
  {
    name: 'allow-http',
    kind: 'flag',
    fallback: 'false',
    help: 'Allow http:// for servers of your own network (loopback is always allowed)',
  },
];
