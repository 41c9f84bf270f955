/** People and programs for tests. */
import type { Account } from './types.ts';

/** Who opened the pull request. */
export const ADA: Account = {
  uuid: '{11111111-1111-4111-8111-111111111111}',
  accountId: '557058:ada',
  nickname: 'ada',
  displayName: 'Ada Lovelace',
  type: 'user',
};

/** Who is asked to review it. */
export const GRACE: Account = {
  uuid: '{22222222-2222-4222-8222-222222222222}',
  accountId: '557058:grace',
  nickname: 'grace',
  displayName: 'Grace Hopper',
  type: 'user',
};

/** The account that an access token writes as. */
export const BOT: Account = {
  uuid: '{33333333-3333-4333-8333-333333333333}',
  accountId: '712020:review-bot',
  nickname: 'review-bot',
  displayName: 'Review Bot',
  type: 'app_user',
};

/** A person whom an API token belongs to. */
export const CAROL: Account = {
  uuid: '{44444444-4444-4444-8444-444444444444}',
  accountId: '557058:carol',
  nickname: 'carol',
  displayName: 'Carol Shaw',
  type: 'user',
};

/** A person who took the bot's display name and nickname. */
export const NAMESAKE: Account = {
  uuid: '{55555555-5555-4555-8555-555555555555}',
  accountId: '557058:namesake',
  nickname: 'review-bot',
  displayName: 'Review Bot',
  type: 'user',
};

/** Another program with the bot's display name, such as a token with the same name. */
export const OTHER_BOT: Account = {
  uuid: '{66666666-6666-4666-8666-666666666666}',
  accountId: '712020:other-bot',
  nickname: 'review-bot',
  displayName: 'Review Bot',
  type: 'app_user',
};
