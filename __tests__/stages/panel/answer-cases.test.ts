import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { inspectAnswer } from '../../../src/stages/panel/inspect.ts';

type Finding = Readonly<Record<string, unknown>>;
type Outcome = 'ok' | 'partial' | 'reject';
type Expected = {
  readonly outcome?: Outcome;
  readonly findings?: readonly Finding[];
  readonly orReject?: boolean;
  readonly fixAnyOf?: readonly string[];
  readonly bodyAnyOf?: readonly string[];
  readonly also?: readonly (Expected & { readonly text: string })[];
};
type Case = { readonly finishReason: string; readonly expected: Expected };

const FOLDER = fileURLToPath(new URL('../../fixtures/answers/cases/', import.meta.url));
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  ok: 'ok',
  repaired: 'ok',
  partial: 'partial',
  invalid: 'reject',
  refused: 'reject',
};

function read(text: string, finishReason: string) {
  const { document, exitCode } = inspectAnswer(text, finishReason);
  return { outcome: OUTCOMES[document.status], findings: document.findings, exitCode };
}

function check(text: string, finishReason: string, expected: Expected) {
  const found = read(text, finishReason);

  expect(found.exitCode).toBe(found.outcome === 'reject' ? 1 : 0);
  if (expected.orReject === true && found.outcome === 'reject') return;
  expect(found.outcome).toBe(expected.outcome ?? 'ok');
  if (expected.findings !== undefined) {
    expect(found.findings).toHaveLength(expected.findings.length);
    for (const [index, finding] of expected.findings.entries())
      expect(found.findings[index]).toMatchObject(finding);
  }
  for (const allowed of [expected.fixAnyOf, expected.bodyAnyOf]) {
    if (allowed !== undefined) expect(allowed).toContain(found.findings[0]?.fix);
  }
}

describe('stages/panel/inspect', () => {
  for (const name of readdirSync(FOLDER)) {
    const text = readFileSync(`${FOLDER}${name}/input.txt`, 'utf8');
    const { finishReason, expected }: Case = JSON.parse(readFileSync(`${FOLDER}${name}/case.json`, 'utf8'));

    it(`reads the answer "${name}" as people who met it wish it were read`, () => {
      check(text, finishReason, expected);
    });

    for (const [index, other] of (expected.also ?? []).entries()) {
      it(`reads relative ${index + 1} of the answer "${name}"`, () => {
        check(other.text, finishReason, other);
      });
    }
  }

  it('keeps the backslashes of a regular expression that was not escaped', () => {
    const text = readFileSync(`${FOLDER}invalid-escapes/input.txt`, 'utf8');

    expect(read(text, 'stop').findings[0]?.fix).toBe(String.raw`Use ^\d+\s*$ here; don't trust \x41.`);
  });

  it('keeps a sentence whole whose quotes were not escaped', () => {
    const text = readFileSync(`${FOLDER}unescaped-inner-quotes/input.txt`, 'utf8');

    expect(read(text, 'stop').findings[0]?.fix).toBe(
      'Rename "data" to something like "rows", then use it in load().',
    );
  });
});
