import { SLOTS } from '../domain/slot.ts';
import type { SettingSpec } from './setting-spec.ts';

/** Keys and addresses of model providers, in the order in which help shows them. */
export const PROVIDER_SETTINGS: readonly SettingSpec[] = [
  { name: 'anthropic-api-key', kind: 'secret', fallback: '', help: 'Key for Anthropic models' },
  { name: 'openai-api-key', kind: 'secret', fallback: '', help: 'Key for OpenAI models' },
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
