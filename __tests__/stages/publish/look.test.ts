import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SHIPPED_SOURCE } from '../../../src/domain/criteria.ts';
import { withMarker } from '../../../src/domain/marker.ts';
import type { WantedFinding } from '../../../src/domain/publication.ts';
import { bmpOnly } from '../../../src/lib/text.ts';
import { type CommentStyle, findingText } from '../../../src/stages/publish/comment-text.ts';
import { publish } from '../../../src/stages/publish/publish.ts';
import { publicationTexts, renderSummary } from '../../../src/stages/report/markdown-summary.ts';
import { hostileText } from '../../fixtures/markdown-pieces.ts';
import { nodesOf, renderedText, threatsIn, treeOf } from '../../support/markdown-tree.ts';
import { memoryForge } from '../../support/memory-board.ts';
import { CLOUD_LIKE, DC_LIKE, type ForgeTraits } from '../../support/memory-traits.ts';
import { plainRendering } from '../../support/plain-rendering.ts';
import { addedFile, changeWith, documentOf, inputFor } from '../../support/publish-scene.ts';
import { pythonTree } from '../../support/python-markdown.ts';
import { FACES, HOSTILE, ORIGIN, wanted } from '../report/markdown-inputs.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'golden', 'look');

const ASTRAL = /[\u{10000}-\u{10ffff}]/u;

const CODE = [
  'The counter is read twice; see `load<T>()` & co:',
  '- once in #12 by @ada (~5 ms)',
  '- once more below',
  '```ts',
  'if (a < b && c) {',
  '',
  '  // # not a heading, <b>no tag</b>',
  '}',
  '```',
  'Then a | b is wrong 🐞.',
].join('\n');

const FINDINGS: readonly (readonly [name: string, finding: Partial<WantedFinding>])[] = [
  ['words', {}],
  ['code', { issue: CODE, fix: 'Read it once:\n```suggestion\nconst x = load<T>();\n```\nand keep it.' }],
  ['rule', { ruleId: 'SEC_04|b', criteriaSource: 'docs/rules.md#input', severity: 'blocking' }],
  [
    'team-rule',
    {
      ruleId: 'PAY-2',
      criteriaSource: 'docs/rules.md',
      ruleTitle: 'Amounts | are *whole* cents, says @ada #12',
    },
  ],
  ['shipped-rule', { ruleId: 'SEC-004', criteriaSource: SHIPPED_SOURCE, ruleTitle: 'Commands are fixed' }],
  ['nested-fences', { issue: 'Run this:\n````md\n```sh\nnpm test\n```\n````\n1. first\n2. second' }],
  [
    'gate',
    {
      severity: 'blocking',
      ruleId: 'gate/secrets',
      category: null,
      slots: [],
      fix: 'Revoke it, or write `quorate-ignore gate/secrets until 2031-01-01: reason`.',
      evidence: [{ tool: null, rule: 'gate/secrets' }],
    },
  ],
  [
    'tool',
    {
      ruleId: 'js/sql-injection',
      category: null,
      slots: [],
      fix: null,
      evidence: [{ tool: 'CodeQL', rule: 'js/sql-injection' }],
    },
  ],
  [
    'evidence',
    {
      evidence: [
        { tool: 'CodeQL', rule: 'js/sql-injection' },
        { tool: '*Sem*_grep_ <b> @ada [x](y)', rule: 'a`b|c' },
        { tool: null, rule: 'gate/hidden-text' },
      ],
    },
  ],
  [
    'hostile',
    {
      issue: HOSTILE,
      fix: HOSTILE,
      ruleId: HOSTILE,
      criteriaSource: HOSTILE,
      ruleTitle: HOSTILE,
      evidence: [{ tool: HOSTILE, rule: HOSTILE }],
    },
  ],
];

function styleOf({ can }: ForgeTraits): CommentStyle {
  return { seats: 3, code: new Set(), suggestions: true, can, maxLength: 30_000 };
}

/** The text as it is stored: with the mark that only we read. */
function marked(text: string): string {
  const marker = {
    kind: 'finding',
    fingerprint: '0'.repeat(16),
    head: 'a'.repeat(40),
    run: 'run-1',
  } as const;
  return withMarker(text, marker, { repository: 'o/r', number: 1, stateKey: 'k', form: 'link-definition' });
}

function golden(name: string, text: string): string {
  const path = join(folder, `${name}.txt`);
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(path, `${text}\n`);
  return readFileSync(path, 'utf8').replace(/\n$/, '');
}

/** What is not ours in a text as both renderers read it, and what of our mark can be seen. */
function strange(markdown: string): string[] {
  return [treeOf, pythonTree].flatMap((read) => {
    const nodes = nodesOf(read(markdown));
    const allowed = [...new Set(nodes.map(({ type }) => type))].filter((type) => KINDS.has(type));
    const links = nodes.flatMap(({ type, url = '' }) =>
      type === 'link' && !url.startsWith(ORIGIN) ? [url] : [],
    );
    const seen = renderedText(markdown, read).includes('quorate.invalid') ? ['our mark'] : [];
    const tags = nodes.filter(({ type, value = '' }) => type === 'text' && /<[a-z/!?]/i.test(value));
    const threats = threatsIn(markdown, allowed, read).filter((threat) => !OURS.has(threat));
    const headings = nodes.filter(({ type }) => type === 'heading').slice(1);
    return [...threats, ...links, ...seen, ...[...headings, ...tags].map(({ type }) => type)];
  });
}

const KINDS = new Set(
  'root paragraph text strong emphasis inlineCode code blockquote list listItem link table tableRow tableCell heading definition'.split(
    ' ',
  ),
);

/** The mark itself, and dollars that we count. */
const OURS = new Set(['a marker', 'math']);

/** A pipe in the code of a cell is the one thing that Python-Markdown shows with its backslash. */
function unpiped(shown: string): string {
  return shown.replace(/ ?\\?\|/g, '|').replace(/\| ›/g, '|›');
}

describe('comments as both Bitbuckets show them', () => {
  it.each(FINDINGS)('read as the file says, the same on both: %s', (name, finding) => {
    const [cloud, dataCenter] = [CLOUD_LIKE, DC_LIKE].map((traits) => {
      return marked(findingText(wanted(finding), true, styleOf(traits)));
    });
    const shown = plainRendering(treeOf(dataCenter ?? ''));

    expect(shown).toBe(golden(name, shown));
    expect(plainRendering(pythonTree(dataCenter ?? ''))).toBe(shown);
    expect(plainRendering(pythonTree(cloud ?? ''))).toBe(plainRendering(treeOf(cloud ?? '')));
    expect([...strange(cloud ?? ''), ...strange(dataCenter ?? '')]).toEqual([]);
  });

  it('hold nothing that is not ours, whatever models write', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (issue, fix) => {
        const text = marked(
          findingText(wanted({ issue, fix, ruleId: fix, ruleTitle: issue }), false, styleOf(DC_LIKE)),
        );

        expect(strange(text)).toEqual([]);
        expect(plainRendering(pythonTree(text)).replace(/\s+/g, '')).toBe(
          plainRendering(treeOf(text)).replace(/\s+/g, ''),
        );
      }),
      { numRuns: 200 },
    );
  });
});

describe('the summary as both Bitbuckets show it', () => {
  it.each(FACES)('reads as the file says, the same on both: %s', (name, make) => {
    const text = marked(renderSummary({ ...make(), html: false, maxUnits: 30_000 }));
    const shown = plainRendering(treeOf(text));

    expect(shown).toBe(golden(`${name}-summary`, shown));
    expect(unpiped(plainRendering(pythonTree(text)))).toBe(unpiped(shown));
    expect(strange(text)).toEqual([]);
  });

  it('hides our mark behind whatever a text ends in', () => {
    for (const end of [
      '- item',
      '1. item',
      '| a |\n| --- |\n| b |',
      '```\ncode\n```',
      '> quoted',
      '*words*',
    ]) {
      expect(strange(marked(`words\n\n${end}`))).toEqual([]);
    }
  });
});

describe('characters beyond the basic plane', () => {
  it('are shown by their numbers, as text in both renderers, wherever they stand', () => {
    fc.assert(
      fc.property(hostileText, fc.string({ unit: 'grapheme' }), (text, more) => {
        const written = findingText(wanted({ issue: `${text}😀${more}` }), true, styleOf(CLOUD_LIKE));
        const shown = bmpOnly(written);

        expect(shown).not.toMatch(ASTRAL);
        expect(bmpOnly(shown)).toBe(shown);
        for (const read of [treeOf, pythonTree]) {
          expect(renderedText(shown, read)).toBe(bmpOnly(renderedText(written, read)));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('are in no change that is offered where they cannot be written as they are', () => {
    const fixed = (text: string) =>
      findingText(wanted({ fix: `\`\`\`suggestion\n${text}\n\`\`\`` }), true, styleOf(DC_LIKE));

    expect(fixed('const bug = 1;')).toContain('```suggestion\n');
    expect(fixed('const bug = "🐞";')).toContain('```\nconst bug = "\\u{1f41e}";\n```');
  });

  it.each([
    ['Data Center', DC_LIKE, false],
    ['Cloud', CLOUD_LIKE, true],
  ])('are in nothing, or may be in anything, that is sent to %s', async (_name, traits, allowed) => {
    const forge = memoryForge(traits);
    const file = addedFile('a.ts', 9);
    const fix = 'Now 🐞:\n```suggestion\nconst bug = "🐞";\n```';
    const document = documentOf([
      { file: 'a.ts', line: 2, issue: 'A 🐞 is here.', fix },
      { file: 'b🐞.ts', issue: '🐞' },
    ]);
    await publish(
      inputFor(forge, {
        document: { ...document, decisions: ['🐞'.repeat(20_000)] },
        change: changeWith([file]),
        texts: publicationTexts({ html: false, failsIncomplete: true }),
      }),
    );
    const sent = JSON.stringify([forge.threads, forge.notes, [...forge.statuses.values()]]);

    expect(sent).toContain('is here.');
    expect(ASTRAL.test(sent)).toBe(allowed);
    expect(sent.includes('\\\\u{1f41e}')).toBe(!allowed);
    expect(sent).not.toContain('```suggestion');
    for (const { body } of forge.notes) expect(body.length).toBeLessThanOrEqual(traits.limits.bodyLength);
  });
});
