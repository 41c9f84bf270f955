import { oneLine } from '../../lib/text.ts';

/** Columns of a server's own words in a message. */
const MAX_WORDS = 300;

/** Outside words fit for a message: one line, and without the secret, should they quote that. */
export function clean(words: string, secret: string): string {
  const bare = secret === '' ? words : words.replaceAll(secret, '***');
  return oneLine(bare, MAX_WORDS);
}
