import { type Scanner, scanWithPreset } from '../stages/gates/secretlint.ts';
import { passagesOf, scanSheet } from '../stages/gates/secrets.ts';
import { inSentences } from './config-file-problems.ts';
import type { PlacedRule } from './rule-files-parse.ts';

/** The rules of a file under its name. */
export type NamedRules = { readonly name: string; readonly rules: readonly PlacedRule[] };

type Place = { readonly name: string; readonly id: string; readonly key: string; readonly line: number };

/**
 * A sentence for every text of a rule that holds what looks like a secret: rules are given to every reviewer and shown in
 * comments. The value is not repeated.
 */
export async function secretProblems(
  files: readonly NamedRules[],
  scanner: Scanner = scanWithPreset,
): Promise<readonly string[]> {
  const texts = files.flatMap(({ name, rules }) =>
    rules.flatMap(({ rule, texts: own }) => own.map((text) => ({ ...text, name, id: rule.id }))),
  );
  // A line of the sheet is told by the number of its text.
  const lines = texts.flatMap(({ text }, at) =>
    text.split('\n').map((line) => ({ mark: ' ' as const, oldLine: null, newLine: at + 1, text: line })),
  );
  const order = lines.flatMap((line, at) =>
    at > 0 && lines[at - 1]?.newLine !== line.newLine ? [null, at] : [at],
  );
  const sheet = { lines, orders: [order] };
  const passages = passagesOf(sheet);
  if (passages.length === 0) return [];
  const preset = await scanner(passages.map(({ text }) => text));
  const found = scanSheet(sheet, passages, preset).secrets;
  return found.flatMap(({ rule, line }) => {
    const place = texts[line - 1];
    return place === undefined ? [] : sentence(place, rule);
  });
}

function sentence({ name, id, key, line }: Place, kind: string): readonly string[] {
  const text = `${id}: ${key}: holds what looks like a secret (${kind}): take it out and renew it, or write words in its place`;
  return inSentences(name, [{ line, text }]);
}
