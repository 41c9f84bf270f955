import type { SettingSpec } from './setting-spec.ts';

/** Which models may take part in place of others, in the order in which help shows them. */
export const FALLBACK_SETTINGS: readonly SettingSpec[] = [
  {
    name: 'fable-enabled',
    kind: 'flag',
    fallback: 'false',
    help: 'Let the seat fable use the fable tier of Anthropic, the dearest one, which needs 30 days of data retention; without it that seat uses opus',
  },
  {
    name: 'fallback-on-dispatch-error',
    kind: 'flag',
    fallback: 'true',
    help: 'Where a model refuses, is overloaded, retired or not available to the account, the next smaller one of its line reads instead, and the report says so; without it the seat has failed',
  },
];
