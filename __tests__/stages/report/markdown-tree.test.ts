import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { renderJobSummary } from '../../../src/stages/report/markdown-job.ts';
import { renderSummary } from '../../../src/stages/report/markdown-summary.ts';
import { argued } from './contested.ts';
import { documentOf, FACES, HOSTILE, input, ORIGIN } from './markdown-inputs.ts';
import { triageOf } from './outcomes.ts';

type Tree = ReturnType<typeof fromMarkdown>;
/** Every kind of node that can be in a tree. */
type Nodes = Tree | Inside<Tree['children'][number]>;
type Inside<Node> = Node extends { children: (infer Child)[] }
  ? Node | Extract<Child, { type: string }>
  : Node;

/** Tags of our own, and the titles between them, which hold no text of others. */
const OWN_HTML =
  /^(<details><summary>(Who raised what|Disagreements|Rebuttal|Cross-check|Deferred|Rejected|Said twice|Set aside|Coverage|Files|Exceptions|Rules|Gates|Results of other tools|Panel|Remarks)[\w ():,.$-]*<\/summary>|<\/details>)$/;

/** Kinds of nodes that these texts are made of. */
const KINDS = new Set(
  'root paragraph text strong inlineCode code blockquote list listItem link table tableRow tableCell html break heading'.split(
    ' ',
  ),
);

function nodesOf(markdown: string): Nodes[] {
  const walk = (node: Nodes): Nodes[] => [node, ...('children' in node ? node.children.flatMap(walk) : [])];
  return walk(fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }));
}

/** What a parser of GitHub's Markdown finds that is not ours. */
function foreign(markdown: string): unknown[] {
  const nodes = nodesOf(markdown);
  const headings = nodes.filter(({ type }) => type === 'heading');
  return [
    ...nodes.filter(({ type }) => !KINDS.has(type)).map(({ type }) => type),
    ...nodes.flatMap((node) =>
      node.type === 'link' && !node.url.startsWith(`${ORIGIN}/`) ? [node.url] : [],
    ),
    ...nodes.flatMap((node) => (node.type === 'html' && !OWN_HTML.test(node.value) ? [node.value] : [])),
    ...headings.slice(1),
    ...textsOf(nodes).filter((text) => /@\w|#\d|:\/\/|www\.|\n\//.test(text)),
    ...nodes.filter(beginsWithSlash),
    ...(/<!--|quorate:v1|\[quorate\]:/.test(markdown) ? ['a marker'] : []),
    ...(/^[^\S\n]*::|##\[/m.test(markdown) ? ['a command of a build runner'] : []),
  ];
}

/** Whether a paragraph reads like a command to a bot. */
function beginsWithSlash(node: Nodes): boolean {
  const first = node.type === 'paragraph' ? node.children[0] : undefined;
  return first?.type === 'text' && first.value.startsWith('/');
}

/** Texts outside of links and code, where forges look for mentions, references and commands. */
function textsOf(nodes: readonly Nodes[]): string[] {
  return nodes.flatMap((node) => (node.type === 'text' ? [node.value] : []));
}

function opened(markdown: string): number {
  return nodesOf(markdown).reduce((depth, node) => {
    if (node.type !== 'html') return depth;
    return depth + (node.value === '</details>' ? -1 : 1);
  }, 0);
}

describe('stages/report/markdown-summary and markdown-job, as a Markdown parser reads them', () => {
  it.each(FACES)('hold nothing that is not ours: %s', (_, make) => {
    for (const text of [renderSummary(make()), renderJobSummary(make())]) {
      expect(foreign(text)).toEqual([]);
      expect(opened(text)).toBe(0);
    }
  });

  it('hold nothing that is not ours wherever they are cut', () => {
    const make = FACES.find(([name]) => name === 'hostile')?.[1] ?? (() => input(documentOf()));

    for (let maxUnits = 400; maxUnits < 30_000; maxUnits = Math.ceil(maxUnits * 1.3)) {
      for (const text of [
        renderSummary({ ...make(), maxUnits }),
        renderJobSummary({ ...make(), maxUnits }),
      ]) {
        expect(foreign(text)).toEqual([]);
        expect(opened(text)).toBe(0);
      }
    }
  });

  it('hold nothing that is not ours whatever pieces the words are made of', () => {
    const pieces = fc.array(
      fc.oneof(fc.constantFrom(...HOSTILE.split(/(?<=[\s`|<>[\]()])/)), fc.string({ maxLength: 6 })),
      { maxLength: 20 },
    );
    const words = pieces.map((parts) => parts.join(''));

    fc.assert(
      fc.property(words, words, words, (issue, file, reason) => {
        const triage = triageOf([
          {
            finding: { issue, file, ruleId: reason, criteriaSource: issue },
            others: [{ issue: reason, file }],
            fix: reason,
            decision: { bucket: 'accepted', severity: 'important', reason },
          },
          { finding: { issue, file }, decision: { bucket: 'deferred', severity: 'important', reason } },
        ]);
        const missed = [{ slot: 'opus', status: 'timeout', reason }] as const;
        const document = documentOf({
          triage: { ...triage, ...argued('opus#0', reason) },
          coverage: {
            quorum: 1,
            seats: 2,
            cut: [],
            files: [{ path: `f${file}`, slots: ['gpt'], missed, covered: true }],
            complete: true,
          },
          verdict: { conclusion: 'block', reasons: [reason, issue], exitCode: 1 },
        });

        expect(foreign(renderSummary(input(document)))).toEqual([]);
        expect(foreign(renderJobSummary(input(document)))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('quote what models write', () => {
    const document = documentOf({
      triage: triageOf([
        {
          finding: { issue: HOSTILE },
          fix: HOSTILE,
          decision: { bucket: 'accepted', severity: 'important', reason: 'said by 2' },
        },
      ]),
    });
    const top = fromMarkdown(renderSummary(input(document)));
    const outside = top.children.filter(({ type }) => type !== 'blockquote');

    expect(JSON.stringify(outside)).not.toContain('Approved by');
    expect(top.children.filter(({ type }) => type === 'blockquote')).toHaveLength(2);
  });
});
