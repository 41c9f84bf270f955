import { visible } from '../../domain/render.ts';
import { capped, headOf } from '../../lib/cut.ts';
import { listAt, objectAt, textAt } from './sarif-shape.ts';

/** UTF-16 units of a message before anything is done with it, and of what is shown. */
const MAX_RAW = 4_000;
const MAX_SHOWN = 1_000;

/** UTF-16 units of a text of our own that comes back. */
const MAX_OWN = 60_000;

/** UTF-16 units of a rule's id and of a tool's name. */
const MAX_NAME = 200;

/** A fix in words: longer ones are documentation. */
const MAX_FIX = 500;

/**
 * What a result says, on one line: its text, else that of its id among the rule's and the tool's messages, else the
 * description of the rule. Null where all say nothing. Markdown of a message is never read.
 */
export function resultText(result: unknown, rule: unknown, driver: unknown): string | null {
  const message = objectAt(result, 'message');
  const id = textAt(message, 'id');
  const template =
    textAt(message, 'text') ??
    (id === null
      ? null
      : (textAt(objectAt(objectAt(rule, 'messageStrings'), id), 'text') ??
        textAt(objectAt(objectAt(driver, 'globalMessageStrings'), id), 'text')));
  const said = template === null ? null : folded(filled(template, listAt(message, 'arguments')));
  return said || describe(rule);
}

function describe(rule: unknown): string | null {
  for (const name of ['shortDescription', 'fullDescription']) {
    const text = textAt(objectAt(rule, name), 'text');
    if (text !== null && folded(text) !== '') return folded(text);
  }
  return null;
}

/** What the tool itself proposes for this result, in plain words; help of rules is documentation and left alone. */
export function fixOf(result: unknown): string | null {
  const [first] = listAt(result, 'fixes');
  const text = textAt(objectAt(first, 'description'), 'text');
  if (text === null || text.length > MAX_FIX) return null;
  return folded(text) || null;
}

/** A rule's id or a tool's name: as it is, what is hidden shown, cut. */
export function nameShown(name: string): string {
  return capped(visible(headOf(name, MAX_NAME)).replaceAll('\t', ' '), MAX_NAME);
}

/** A text of our own: its lines stay. */
export function ownText(text: string): string {
  return headOf(text, MAX_OWN).split('\n').map(visible).join('\n');
}

/** Placeholders are only looked for where arguments come with them: many tools write braces of code as they are. */
function filled(text: string, given: readonly unknown[]): string {
  const head = headOf(text, MAX_RAW);
  if (given.length === 0) return head;
  return head.replace(/\{\{|\}\}|\{(\d{1,3})\}/g, (mark, index: string | undefined) => {
    if (index === undefined) return mark.charAt(0);
    const value = given[Number(index)];
    return typeof value === 'string' ? headOf(value, MAX_RAW) : mark;
  });
}

/** On one line; a link to another place of the result keeps its words (`[user input](1)`). */
function folded(text: string): string {
  const words = headOf(text, MAX_RAW)
    .replace(/\[([^[\]\n]{1,500})\]\(\d{1,9}\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return capped(visible(words), MAX_SHOWN);
}
