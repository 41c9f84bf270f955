import { describe, expect, it } from '@jest/globals';
import { readAnswer } from '../../../src/stages/panel/answer.ts';
import { wireFinding } from './build.ts';

const ITEMS = [
  wireFinding({
    issue: 'It throws when the list is empty',
    fix: 'Return early, e.g. `if (!a.length) return`.',
  }),
  wireFinding({ issue: 'The path "C:/x" is {not} closed], see [1]', severity: 'blocking', line: 40 }),
  wireFinding({
    issue: "Don't compare with ==, it's // loose",
    severity: 'suggestion',
    file: 'lib/ü b.ts',
    line: 0,
  }),
];
const PRETTY = JSON.stringify({ findings: ITEMS, approved: false }, null, 2);
const FLAT = JSON.stringify({ findings: ITEMS, approved: false });

/** Damages that keep every finding readable: the answer must come back whole. */
const MENDABLE: Readonly<Record<string, (text: string) => string>> = {
  none: (text) => text,
  'a comma behind the last member': (text) => text.replace(/\}(\s*)\]/, '},$1]'),
  'commas behind all last members': (text) => text.replace(/"(\s*)\}/g, '",$1}'),
  'a comma twice': (text) => text.replace(/\},/, '},,'),
  'no comma between findings': (text) => text.replace(/\},(\s*)\{/g, '} $1{'),
  'a comment between findings': (text) => text.replace(/\},(\s*)\{/g, '}, /* next one */ $1{'),
  'keys without quotes': (text) => text.replace(/"([a-z]+)"(?=\s*:)/g, '$1'),
  'keys in single quotes': (text) => text.replace(/"([a-z]+)"(?=\s*:)/g, "'$1'"),
  'typographic quotes around keys': (text) => text.replace(/"([a-z]+)"(?=\s*:)/g, '“$1”'),
  'words of Python': (text) => text.replace(/false/, 'False'),
  'lines as text': (text) => text.replace(/"line":(\s*)(\d+)/g, '"line":$1"$2"'),
  'lines as ranges': (text) => text.replace(/"line":(\s*)40/g, '"line":$1"40-44"'),
  'severities in capitals': (text) =>
    text.replace(/"(blocking|important|suggestion)"/g, (word) => word.toUpperCase()),
  'severities of another scale': (text) =>
    text.replace('"blocking"', '"critical"').replace('"suggestion"', '"nit"'),
  'members that nobody asked for': (text) =>
    text.replace(/"line":/g, '"confidence": 0.9, "title": "x", "line":'),
  'null for a fix': (text) => text.replace('"Set it first."', 'null'),
  'a bracket too many': (text) => `${text}}`,
  'no bracket behind the list': (text) =>
    text.replace(/\](\s*,\s*"approved)/, '$1').replace(/\}(\s*),(\s*)"approved[^}]*/, '}$1'),
  'no word on approval': (text) => text.replace(/,\s*"approved":\s*false/, ''),
  'Windows line ends': (text) => text.replaceAll('\n', '\r\n'),
  'a wrapper': (text) => `{"review": ${text}}`,
  'findings as text': (text) => JSON.stringify({ findings: JSON.stringify(JSON.parse(text).findings) }),
  'a list alone': (text) => JSON.stringify(JSON.parse(text).findings),
};

/** Damages behind which nobody can tell whether all is there. */
const CUTTING: Readonly<Record<string, (text: string) => string>> = {
  'cut behind the last finding': (text) => text.slice(0, text.lastIndexOf('}', text.lastIndexOf(']')) + 1),
  'cut behind the first finding': (text) => text.slice(0, text.indexOf('Set it first') - 1) || text,
  'cut in the last string': (text) => text.slice(0, text.lastIndexOf('"Set it') + 4),
  'cut at half': (text) => text.slice(0, text.length / 2),
  'a finding without severity': (text) => text.replace(/"severity":\s*"[a-z]+",/, ''),
  'a finding without issue': (text) => text.replace(/"issue":/, '"problem":'),
  'a finding that cannot be read': (text) => text.replace(/"line":(\s*)3/, '"line":$1 at the top'),
  'a member in prose': (text) => text.replace('"quote":', 'see "quote" here:'),
  'an ellipsis for the rest': (text) => text.replace(/\}(\s*)\]/, '}, ...$1]'),
};

const ENVELOPES: Readonly<Record<string, (text: string) => string>> = {
  'nothing around': (text) => text,
  'a fence': (text) => `\`\`\`json\n${text}\n\`\`\``,
  'an open fence': (text) => `Here:\n\n\`\`\`\n${text}`,
  'prose with braces': (text) =>
    `The form is {path, line}, as in {"issue": "{title}"}.\n\n${text}\n\nDone {end}.`,
  'a thought': (text) => `<think>\nPerhaps {"findings": [{"severity": "nit"\n</think>\n\n${text}`,
  'a sketch and a schema': (text) =>
    `{"type":"object","properties":{"findings":{"type":"array"}}}\n{"findings": []}\nNow:\n${text}`,
};

const rows = (damages: typeof MENDABLE) =>
  Object.entries(damages).flatMap(([damage, apply]) =>
    [PRETTY, FLAT].flatMap((base, style) =>
      Object.entries(ENVELOPES).map(([envelope, wrap]): [string, string] => [
        `${damage}, ${style === 0 ? 'over many lines' : 'on one line'}, ${envelope}`,
        wrap(apply(base)),
      ]),
    ),
  );

describe('stages/panel/answer (corpus)', () => {
  it('is large enough', () => {
    expect(rows(MENDABLE).length + rows(CUTTING).length).toBeGreaterThanOrEqual(200);
  });

  it.each(rows(MENDABLE))('gives back every finding: %s', (_, text) => {
    const { status, findings, dropped } = readAnswer(text, 'end');

    expect({ status, dropped, issues: findings.map(({ issue }) => issue) }).toEqual({
      status: expect.stringMatching(/^(ok|repaired)$/),
      dropped: [],
      issues: ITEMS.map(({ issue }) => issue),
    });
  });

  it.each(rows(CUTTING))('never takes it for whole: %s', (_, text) => {
    const { status, findings, errors } = readAnswer(text, 'end');

    expect(['partial', 'invalid']).toContain(status);
    expect(errors).not.toEqual([]);
    for (const { issue } of findings) expect(ITEMS.map((item) => item.issue)).toContain(issue);
  });
});
