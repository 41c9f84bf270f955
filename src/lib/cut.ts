/** The head of a text of at most `max` UTF-16 units that ends between characters. */
export function headOf(text: string, max: number): string {
  if (text.length <= max) return text;
  // Half of a character would be shown as an escape that is not in the text.
  const splits = /[\uD800-\uDBFF]/.test(text.charAt(max - 1));
  return text.slice(0, splits ? max - 1 : max);
}

/** The text, or its head with an ellipsis, in at most `max` UTF-16 units. */
export function capped(text: string, max: number): string {
  return text.length <= max ? text : `${headOf(text, max - 1)}…`;
}

/** The text, or its head of at most `max` UTF-16 units and in words how much more there was. */
export function cutInWords(text: string, max: number, what: string): string {
  const head = headOf(text, max);
  if (head === text) return text;
  return `${head} ... [${what} cut: ${text.length - head.length} more characters]`;
}
