import { describe, expect, it } from '@jest/globals';
import { validateReviewerOutput } from '../../../src/domain/contract.ts';
import type { StopReason } from '../../../src/domain/ports.ts';
import {
  MAX_ANSWER_CHARACTERS,
  MAX_FINDINGS,
  readAnswer,
  toContract,
} from '../../../src/stages/panel/answer.ts';
import { answerText, digest, wireFinding } from './build.ts';

const A = JSON.stringify(wireFinding({ issue: 'First issue' }));
const B = JSON.stringify(wireFinding({ issue: 'Second issue', file: 'src/b.ts', line: 9 }));
const FIRST = 'First issue';
const SECOND = 'Second issue';
const escaped = (text: string) => text.replaceAll('"', '\\"');

type Row = readonly [name: string, text: string, issues?: readonly string[]];

const REPAIRED: readonly Row[] = [
  ['a fence', `\`\`\`json\n{"findings":[${A}]}\n\`\`\``],
  ['a fence that is never closed', `\`\`\`json\n{"findings":[${A}]}`],
  ['Windows line ends', `\`\`\`json\r\n{\r\n"findings":[\r\n${A}\r\n]}\r\n\`\`\``],
  ['prose around', `Here it is:\n{"findings":[${A}]}\n\n## Notes\n- [x] done {really}`],
  ['tags around', `<answer>{"findings":[${A}]}</answer>`],
  ['a wrapper', `{"review":{"findings":[${A}]}}`],
  ['the shape of its schema', `{"type":"object","properties":{"findings":[${A}],"approved":false}}`],
  ['a tool call', `{"name":"submit","arguments":"{\\"findings\\":[${escaped(A)}]}"}`],
  ['a tagged tool call', `<tool_call>{"name":"submit","arguments":{"findings":[${A}]}}</tool_call>`],
  [
    'a chat envelope',
    JSON.stringify({
      choices: [{ message: { content: `{"findings":[${A}]}`, reasoning_content: answerText([]) } }],
    }),
  ],
  [
    'a response envelope',
    JSON.stringify({
      output: [{ type: 'reasoning' }, { content: [{ type: 'output_text', text: `{"findings":[${A}]}` }] }],
    }),
  ],
  ['JSON in a string', JSON.stringify(`{"findings":[${A}]}`)],
  ['escaped JSON without quotes around it', escaped(`{"findings":[${A}]}`)],
  ['escaped JSON over several lines', escaped(`{"findings":\n[${A}]}`)],
  ['entities', `{"findings":[${A}]}`.replaceAll('"', '&quot;')],
  ['findings in a string', `{"findings":${JSON.stringify(`[${A}]`)}}`],
  ['damaged findings in a string', `{"findings":${JSON.stringify(`[${A},]`)}}`],
  ['one finding in place of a list', `{"findings":${A}}`],
  ['a bare list', `[${A}]`],
  ['a member without its object', `"findings": [${A}]`],
  ['a finding alone', A],
  ['one finding per line', `${A}\n${B}`, [FIRST, SECOND]],
  ['one finding per line in a fence', `\`\`\`jsonl\n${A}\n${B}\n\`\`\``, [FIRST, SECOND]],
  ['one answer per line', `{"findings":[${A}]}\n{"findings":[]}\n{"findings":[${B}]}`, [FIRST, SECOND]],
  ['a list of answers', `[{"findings":[${A}]},{"findings":[${B}]}]`, [FIRST, SECOND]],
  ['findings by file', `{"findings":{"src/a.ts":[${A}],"src/b.ts":[${B}]}}`, [FIRST, SECOND]],
  ['answers by topic', `{"a":{"findings":[${A}]},"b":{"findings":[${B}]}}`, [FIRST, SECOND]],
  ['findings by number', `{"1":${A},"2":${B}}`, [FIRST, SECOND]],
  ['findings named twice', `{"findings":[${A}],"findings":[${B}]}`, [FIRST, SECOND]],
  ['findings named twice, the second time empty', `{"findings":[${A}],"findings":[]}`],
  ['findings named twice, the second time null', `{"findings":[${A}],"findings":null}`],
  ['two findings in one object', `{"findings":[${A.slice(0, -1)},${B.slice(1)}]}`, [FIRST, SECOND]],
  ['a later member that cannot be read', `{"findings":[${A}],"note":oops}`],
  ['a bracket too many', `{"findings":[${A}]}}`],
  ['a bracket too few', `{"findings":[${A},${B}}`, [FIRST, SECOND]],
  ['a finding with a key twice, both the same', `{"findings":[${A.slice(0, -1)},"line":3}]}`],
  [
    'a template before it',
    `Form: {"findings":[{"severity":"blocking|important|suggestion","file":"…","line":0,"issue":"…"}]}\n{"findings":[${A}]}`,
  ],
  [
    'a template of brackets before it',
    `Form: {"file":"<path>","findings":[{"severity":"blocking","file":"<path>","line":0,"issue":"<text>"}]}\n{"findings":[${A}]}`,
  ],
  ['an ellipsis before it', `Form: {"findings":[{...}]}\n{"findings":[${A}]}`],
  ['an empty sketch before it', `Form: {"findings":[]}\n{"findings":[${A}]}`],
  ['a mention of the empty form after it', `{"findings":[${A}]}\nThe form was {"findings": []} as asked.`],
  [
    'its schema before it',
    `{"type":"object","properties":{"findings":{"type":"array","items":{"properties":{"severity":{"enum":["blocking"]},"file":{"type":"string"},"issue":{"type":"string"},"line":{"type":"integer"}}}}},"examples":[{"findings":[]}]}\n{"findings":[${A}]}`,
  ],
  ['a thought', `<think>\nperhaps {"findings":[${B}]}\n</think>\n{"findings":[${A}]}`],
  ['a thought that is cut JSON', `<thinking>{"findings":[{"issue":"dra</thinking>{"findings":[${A}]}`],
  ['a thought in other brackets', `[THINK]{"findings":[]}[/THINK]{"findings":[${A}]}`],
  ['a thought whose opening tag was swallowed', `perhaps {"findings":[${B}]}\n</think>\n{"findings":[${A}]}`],
  ['an example of a finding before it', `As in ${B}:\n{"findings":[${A}]}`],
  [
    'channels',
    `<|channel|>analysis<|message|>{"findings":[]}<|end|><|start|>assistant<|channel|>final<|message|>{"findings":[${A}]}`,
  ],
  ['a thought in a member', `{"reasoning":"{\\"findings\\":[]}","answer":{"findings":[${A}]}}`],
  ['a tag that is spoken of', `The \`<think>\` tag leaks.\n{"findings":[${A}]}\nSo does \`</think>\`.`],
  ['a tag in the middle of a sentence', `The <think> tag leaks.\n{"findings":[${A}]}`],
  [
    'events',
    [
      { type: 'system' },
      { type: 'assistant', message: { content: [{ text: '{"findings":[]}' }] } },
      { type: 'result', result: `{"findings":[${A}]}` },
    ]
      .map((event) => JSON.stringify(event))
      .join('\n'),
  ],
  ['a severity of another scale', `{"findings":[${A.replace('important', 'High')}]}`],
  ['an approval in a string', `{"findings":[${A}],"approved":"false"}`],
  ['BOM inside a fence', `\ufeff\`\`\`json\n\ufeff{"findings":[${A}]}\n\`\`\``],
];

const PARTIAL: readonly Row[] = [
  ['cut inside a string', `{"findings":[${A},${B.slice(0, 60)}`],
  ['cut between two findings', `{"findings":[${A},`],
  ['cut behind a finding', `{"findings":[${A}`],
  ['cut before the last bracket', `{"findings":[${A}]`],
  ['cut and its fence closed', `\`\`\`json\n{"findings":[${A}\n\`\`\``],
  ['cut and followed by prose', `{"findings":[${A}\n\nThat is all there was room for.`],
  ['cut in a later member', `{"findings":[${A}],"notes":"and so`],
  ['a bare list that is cut', `[${A},{"file"`],
  ['findings left out', `{"findings":[${A}, ... ]}`],
  ['findings left out in a comment', `{"findings":[${A} // and more\n]}`],
  ['a finding in a comment', `{"findings":[${A},\n// ${B}\n]}`],
  ['a finding that cannot be read', `{"findings":[${A},{"severity":oops "file":},${B}]}`, [FIRST, SECOND]],
  ['a finding without severity', `{"findings":[${A},{"file":"a","line":1,"issue":"lost it"}]}`],
  ['a finding without issue', `{"findings":[${A},{"file":"a","line":1,"severity":"blocking"}]}`],
  [
    'a finding with an empty issue',
    `{"findings":[${A},{"file":"a","line":1,"severity":"blocking","issue":""}]}`,
  ],
  [
    'a finding with a blank issue',
    `{"findings":[${A},{"file":"a","line":1,"severity":"blocking","issue":"      "}]}`,
  ],
  [
    'a finding with a blank path',
    `{"findings":[${A},{"file":" ","line":1,"severity":"blocking","issue":"Somewhere"}]}`,
  ],
  ['a finding that is a string', `{"findings":[${A},"and one more"]}`],
  ['a finding that is null', `{"findings":[null,${A}]}`],
  ['a placeholder among findings', `{"findings":[${A},{}]}`],
  ['a finding without a line', `{"findings":[{"severity":"blocking","file":"a","issue":"${FIRST}"}]}`],
  [
    'a finding with a line that is none',
    `{"findings":[{"severity":"blocking","file":"a","line":"at the end","issue":"${FIRST}"}]}`,
  ],
  ['prose between findings', `First:\n${A}\nand then\n${B}`, [FIRST, SECOND]],
  ['a list that broke around its findings', `{"findings":[${A};${B}`, [FIRST, SECOND]],
  [
    'a broken answer that quotes the end of a thought',
    `{"findings":[{"severity" oops "issue":"as </think> shows"},${A}`,
  ],
  ['a list that closed before its last finding', `{"findings":[${A},] ${B.slice(1)}]}`, [FIRST, SECOND]],
  [
    'an object that closed before its last finding',
    `{"findings":[${A}]}, "severity": "blocking", "issue": "Lost"`,
  ],
  ['a finding before an empty list', `${A}\n{"findings":[]}`],
  ['a finding behind an empty list', `{"findings":[]}\n${A}`],
  ['a finding before a bare list', `${A}\n[${B}]`, [SECOND]],
  ['a finding behind the answer', `{"findings":[${A}]}\n${B}`],
  ['an answer that is taken back', `{"findings":[${A}]}\n\nOn reflection:\n{"findings":[]}`],
  ['a second answer that is cut', `{"findings":[${A}]}\n\nBetter:\n{"findings":[${B},`, [SECOND, FIRST]],
  ['a second answer that is cut at once', `{"findings":[${A}]}\n\nBetter:\n{"findings":[`],
  [
    'a run without a result',
    [{ type: 'system' }, { type: 'assistant', text: `{"findings":[${A}]}` }]
      .map((event) => JSON.stringify(event))
      .join('\n'),
  ],
  ['a list of events without a result', JSON.stringify([{ type: 'assistant', text: `{"findings":[${A}]}` }])],
  [
    'two severities for one finding',
    `{"findings":[{"severity":"blocking","severity":"suggestion","file":"a","line":1,"issue":"${FIRST}"}]}`,
  ],
];

const INVALID: readonly Row[] = [
  ['nothing', ''],
  ['blanks', ' \n\t\u200b'],
  ['prose', 'I looked at everything and it is fine.'],
  ['null', 'null'],
  ['a number', '0'],
  ['an empty object', '{}'],
  ['an empty list', '[]'],
  ['an empty list in a fence', '```json\n[]\n```'],
  ['no list', '{"findings":null}'],
  ['a word for a list', '{"findings":"none"}'],
  ['an object for a list', '{"findings":{}}'],
  ['strings for findings', '{"findings":["a bug in a.ts"]}'],
  ['objects that are no findings', '{"findings":[{"a":1}]}'],
  [
    'a template',
    '{"findings":[{"severity":"blocking|important","file":"<path>","line":0,"issue":"<text>"}]}',
  ],
  ['an elided list', '{"findings":[...]}'],
  ['a schema', '{"type":"object","properties":{"findings":{"type":"array","default":[]}}}'],
  ['an example in a schema', '{"schema":{},"examples":[{"findings":[]}]}'],
  ['a page', '<html><style>a{color:red}</style><body>[login]</body></html>'],
  ['an empty list with a broken finding behind it', '{"findings":[}\n{"issue" "severity": oops'],
  ['an empty list within a sentence', 'I cannot review this. Else I would say {"findings": []} and stop.'],
  ['an answer inside an open thought', `<think>\nperhaps {"findings":[${A}]}`],
  ['cut before the first finding', '{"findings":['],
  ['cut inside the first finding', `{"findings":[${A.slice(0, 60)}`],
  ['a run that failed', JSON.stringify([{ type: 'result', is_error: true, result: `{"findings":[${A}]}` }])],
  [
    'a result without an answer',
    [
      { type: 'assistant', text: '{"findings":[]}' },
      { type: 'result', result: 'Done.' },
    ]
      .map((event) => JSON.stringify(event))
      .join('\n'),
  ],
  ['an answer too deep', `${'['.repeat(150)}{"findings":[${A}]}${']'.repeat(150)}`],
  [
    'strings in strings in strings',
    [1, 2, 3, 4, 5, 6].reduce((text) => JSON.stringify({ findings: null, text }), `{"findings":[${A}]}`),
  ],
];

describe('stages/panel/answer', () => {
  it('reads an answer in the form that was asked for as ok', () => {
    const reading = readAnswer(answerText([wireFinding()], true), 'end');

    expect(reading).toEqual({
      status: 'ok',
      findings: [{ ...wireFinding(), ruleId: null, criteriaSource: null }],
      approved: true,
      rows: [],
      dropped: [],
      errors: [],
    });
  });

  it('reads the empty list as a clean review', () => {
    expect(readAnswer('{"findings":[],"approved":true}', 'end')).toMatchObject({
      status: 'ok',
      findings: [],
    });
  });

  it.each<[string]>([
    ['{"findings":"[]"}'],
    ['Final answer: {"findings": []}'],
    ['{"result":{"findings":[]}}'],
    ['```\n{"findings":[],}\n```'],
  ])('reads %j as a clean review in another form', (text) => {
    expect(digest(text)).toEqual({ status: 'repaired', issues: [], dropped: 0 });
  });

  it.each(REPAIRED)('repairs %s', (_, text, issues = [FIRST]) => {
    expect(digest(text)).toMatchObject({ status: 'repaired', issues });
  });

  it.each(PARTIAL)('calls partial: %s', (_, text, issues = [FIRST]) => {
    const reading = readAnswer(text, 'end');

    expect(reading.status).toBe('partial');
    expect(reading.findings.map(({ issue }) => issue)).toEqual(issues);
    expect(reading.errors).not.toEqual([]);
  });

  it.each(INVALID)('calls invalid: %s', (_, text) => {
    const reading = readAnswer(text, 'end');

    expect(reading).toMatchObject({ status: 'invalid', findings: [] });
    expect(reading.errors).not.toEqual([]);
  });

  it.each<[StopReason, string]>([
    ['length', 'partial'],
    ['context', 'partial'],
    ['other', 'partial'],
    ['refusal', 'refused'],
  ])('lets the stop reason %s go before the content', (stop, status) => {
    expect(readAnswer(answerText([wireFinding()]), stop)).toMatchObject({ status });
    expect(readAnswer(answerText([]), stop)).toMatchObject({ status });
  });

  it('keeps no finding of a refusal and names those it had', () => {
    const reading = readAnswer(`{"findings":[${A}]}`, 'refusal');

    expect(reading.findings).toEqual([]);
    expect(reading.dropped).toEqual([{ reason: expect.stringContaining('refused'), item: JSON.parse(A) }]);
  });

  it('takes the later of two answers and names what it supersedes', () => {
    const reading = readAnswer(
      `{"findings":[${A},${B}]}\n\nThe first is wrong. Corrected:\n\n{"findings":[${B}]}`,
      'end',
    );

    expect(reading.status).toBe('repaired');
    expect(reading.findings.map(({ issue }) => issue)).toEqual([SECOND]);
    expect(reading.dropped).toEqual([{ reason: 'superseded by a later answer', item: JSON.parse(A) }]);
  });

  it('takes the answer with findings over a later list of something else', () => {
    const reading = readAnswer(`{"findings":[${A}]}\nand\n{"findings":["see above"]}`, 'end');

    expect(reading.findings.map(({ issue }) => issue)).toEqual([FIRST]);
    expect(reading.dropped).toEqual([{ reason: 'superseded by a later answer', item: 'see above' }]);
  });

  it('joins answers by line only where they speak of different places', () => {
    const text = `{"findings":[${A}]}\n{"findings":[${A},${B}]}`;

    expect(digest(text)).toEqual({ status: 'repaired', issues: [FIRST, SECOND], dropped: 0 });
  });

  it.each<[string, unknown]>([
    ['extra members', { title: 'x', body: { a: [1] }, confidence: 0.9, suggestion: 'y', fingerprint: 'f' }],
    ['a category of its own', { category: 'style' }],
    ['a fix in lines', { fix: ['one', 'two'] }],
    ['a fix as an object', { fix: { code: 'x' } }],
    ['no fix', { fix: null }],
    ['an empty rule', { ruleId: '', criteriaSource: null }],
    ['an issue in lines', { issue: ['one', 'two'] }],
  ])('does not let %s cost the finding', (_, extra) => {
    const reading = readAnswer(answerText([{ ...wireFinding(), ...Object(extra) }]), 'end');

    expect(reading.findings).toHaveLength(1);
    expect(['ok', 'repaired']).toContain(reading.status);
  });

  it('keeps what an optional member says in another form', () => {
    const items = [
      wireFinding({ fix: ['one', 'two'] }),
      wireFinding({ fix: { code: 'x' }, ruleId: 'R1', criteriaSource: 'rules.md' }),
    ];

    const { findings } = readAnswer(answerText(items), 'end');

    expect(findings.map(({ fix }) => fix)).toEqual(['one\ntwo', '{"code":"x"}']);
    expect(findings[1]).toMatchObject({ ruleId: 'R1', criteriaSource: 'rules.md' });
  });

  it('raises an unknown severity to the gravest and says so', () => {
    const reading = readAnswer(answerText([wireFinding({ severity: 'banana' })]), 'end');

    expect(reading).toMatchObject({ status: 'repaired', findings: [{ severity: 'blocking' }] });
    expect(reading.errors).toEqual([expect.stringMatching(/^\/findings\/0\/severity: .*banana/)]);
  });

  it('takes the gravest of two severities of one finding', () => {
    const text =
      '{"findings":[{"severity":"suggestion","severity":"nit","severity":"high","severity":"low","file":"a","line":1,"issue":"Twice"}]}';

    expect(readAnswer(text, 'end').findings[0]?.severity).toBe('blocking');
  });

  it('names each broken item with its place and its reason', () => {
    const reading = readAnswer(answerText([wireFinding(), { ...wireFinding(), issue: 'no' }, 7]), 'end');

    expect(reading.dropped).toEqual([
      { reason: expect.stringMatching(/^\/findings\/1\/issue: /), item: { ...wireFinding(), issue: 'no' } },
      { reason: '/findings/2: must be object', item: 7 },
    ]);
    expect(reading.errors).toEqual(reading.dropped.map(({ reason }) => reason));
  });

  it('recognises the paths of the change', () => {
    const items = [
      'a/x.ts',
      'b/src/a.ts',
      '/builds/repo/src/a.ts',
      './src/a.ts',
      'src\\a.ts',
      'src/a.ts:12',
      'src/a.ts#L7',
    ];
    const text = answerText(items.map((file) => wireFinding({ file, line: 0 })));

    const { findings } = readAnswer(text, 'end', new Set(['a/x.ts', 'src/a.ts']));

    expect(findings.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'a/x.ts:0',
      ...Array.from({ length: 4 }, () => 'src/a.ts:0'),
      'src/a.ts:12',
      'src/a.ts:7',
    ]);
  });

  it('reads an answer at the limit of length and none beyond it', () => {
    const text = answerText([]);

    expect(digest(text.padEnd(MAX_ANSWER_CHARACTERS)).status).toBe('ok');
    expect(digest(text.padEnd(MAX_ANSWER_CHARACTERS + 1)).status).toBe('invalid');
  });

  it('keeps as many findings as its limit allows and counts the others', () => {
    const items = Array.from({ length: MAX_FINDINGS + 2 }, (_, line) => ({
      severity: 'important',
      file: 'a',
      line,
      issue: 'Again',
    }));

    const reading = readAnswer(answerText(items), 'end');

    expect(reading.status).toBe('partial');
    expect(reading.findings).toHaveLength(MAX_FINDINGS);
    expect(reading.dropped).toEqual([
      { reason: expect.stringContaining('2 findings'), item: items.slice(MAX_FINDINGS) },
    ]);
  });

  it('makes documents that keep the contract, approval computed', () => {
    const reading = readAnswer(
      answerText([wireFinding(), wireFinding({ fix: '', severity: 'low' })], true),
      'end',
    );

    expect(validateReviewerOutput(toContract(reading))).toEqual([]);
    expect(toContract(reading).approved).toBe(true);
    expect(toContract(reading).findings[1]).not.toHaveProperty('fix');
    expect(
      toContract(readAnswer(answerText([wireFinding({ severity: 'blocking' })], true), 'end')).approved,
    ).toBe(false);
  });

  it.each<[unknown, boolean | null]>([
    [true, true],
    ['True', true],
    ['false', false],
    ['perhaps', null],
    [1, null],
    [undefined, null],
  ])('reads the approval %j as %j', (approved, read) => {
    expect(readAnswer(JSON.stringify({ findings: [], approved }), 'end').approved).toBe(read);
  });
});
