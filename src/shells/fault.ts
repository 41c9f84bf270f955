import { printable } from '../lib/text.ts';
import { messageOf } from '../lib/thrown.ts';

/** What is said of an error that was not foreseen: it is never the user's. */
export function faultText(error: unknown): string {
  const hint = 'This is a fault of quorate. Please report it with the command that you ran.';
  return printable(`error: ${messageOf(error)}\n  ${hint}\n`);
}
