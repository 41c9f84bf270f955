import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readMarker } from '../../../src/domain/marker.ts';
import { stripMarkers } from '../../../src/lib/markdown.ts';
import { blockOf, withBlock } from '../../../src/stages/publish/status-block.ts';

const BEGIN = '[quorate]: https://quorate.invalid/v1#status-begin';
const END = '[quorate]: https://quorate.invalid/v1#status-end';
const HTML_BEGIN = '<!-- quorate:v1 status-begin -->';
const HTML_END = '<!-- quorate:v1 status-end -->';
const link = (text: string, block: string) => withBlock(text, block, 'link-definition');

/** Descriptions as people and machines leave them: marks whole, halved, forged and fenced, all line ends. */
function anyDescription(): fc.Arbitrary<string> {
  const piece = fc.constantFrom(
    BEGIN,
    END,
    HTML_BEGIN,
    HTML_END,
    ` ${BEGIN}`,
    `> ${BEGIN}`,
    `${END} and more`,
    `${BEGIN}  `,
    '```',
    '~~~~ md',
    '    ```',
    'What this changes.',
    '- [ ] a task',
    '',
    '  ',
  );
  const eol = fc.constantFrom('\n', '\r\n', '\r', '\n\n');
  const lines = fc.array(fc.tuple(fc.oneof(piece, fc.string({ unit: 'grapheme' })), eol), { maxLength: 14 });
  return fc
    .tuple(lines, fc.oneof(fc.constant(''), piece))
    .map(([parts, last]) => parts.flat().join('') + last);
}

const anyBlock = fc.constantFrom(
  '**pass** at `b1946ac92492`.',
  'Two lines.\nThe second.',
  'One.\r\n\r\nTwo.',
);
const anyForm = fc.constantFrom('link-definition' as const, 'html-comment' as const);

describe('stages/publish/status-block', () => {
  it('is added at the end behind a blank line, its marks on lines of their own', () => {
    expect(link('What it does.', 'Pass.')).toBe(`What it does.\n\n${BEGIN}\n\nPass.\n\n${END}`);
    expect(link('', 'Pass.')).toBe(`${BEGIN}\n\nPass.\n\n${END}`);
    expect(link('  ', 'Pass.')).toBe(`  \n\n${BEGIN}\n\nPass.\n\n${END}`);
    expect(link('\n', 'Pass.')).toBe(`\n${BEGIN}\n\nPass.\n\n${END}`);
    expect(link('Text\n', 'Pass.')).toBe(`Text\n\n${BEGIN}\n\nPass.\n\n${END}`);
    expect(link('Text\r\n', 'Pass.')).toBe(`Text\r\n\r\n${BEGIN}\r\n\r\nPass.\r\n\r\n${END}`);
    expect(link('Text\n\n', 'Pass.')).toBe(`Text\n\n${BEGIN}\n\nPass.\n\n${END}`);
    expect(link('Text\r\nmore', 'Pass.')).toBe(`Text\r\nmore\r\n\r\n${BEGIN}\r\n\r\nPass.\r\n\r\n${END}`);
  });

  it('is written with HTML comments where these are shown to nobody', () => {
    expect(withBlock('', 'Pass.', 'html-comment')).toBe(`${HTML_BEGIN}\n\nPass.\n\n${HTML_END}`);
  });

  it('is replaced where it stands, whichever form it has', () => {
    for (const [begin, end] of [
      [BEGIN, END],
      [HTML_BEGIN, HTML_END],
    ]) {
      const text = `Before.\n\n${begin}\n\nold\n\n${end}\n\nBehind.`;
      expect(blockOf(text)).toBe('old');
      expect(link(text, 'new')).toBe(`Before.\n\n${BEGIN}\n\nnew\n\n${END}\n\nBehind.`);
    }
  });

  it('keeps a blank line between its marks and what people wrote right beside them', () => {
    const text = `Before.\n${BEGIN}\n\nold\n\n${END}\n"Behind."`;
    const wanted = `Before.\n\n${BEGIN}\n\nnew\n\n${END}\n\n"Behind."`;
    expect(link(text, 'new')).toBe(wanted);
    const ends = (lines: string) => lines.replaceAll('\n', '\r\n');
    expect(link(ends(text), 'new')).toBe(ends(wanted));
  });

  it.each([
    ['line ends', (text: string) => text.replaceAll('\n', '\r\n')],
    ['blanks behind lines', (text: string) => text.replaceAll('\n', '  \n')],
    ['the blank lines', (text: string) => text.replaceAll('\n\n', '\n')],
    ['the form', (text: string) => text.replace(BEGIN, HTML_BEGIN).replace(END, HTML_END)],
  ])('is the same where a forge or somebody changed %s', (_, change) => {
    const text = change(link('What it does.', 'Pass.'));
    expect(link(text, 'Pass.')).toBe(text);
  });

  it('leaves a lone mark alone', () => {
    const begun = `${BEGIN}\n\nold\n\nwords of people`;
    expect(link(begun, 'new')).toBe(`${begun}\n\n${BEGIN}\n\nnew\n\n${END}`);
    const ended = `old\n\n${END}\n\nwords of people`;
    expect(link(ended, 'new')).toBe(`${ended}\n\n${BEGIN}\n\nnew\n\n${END}`);
    // The block that was added is the one to go on with: the lone mark opens nothing.
    expect(link(link(begun, 'new'), 'newer')).toBe(`${begun}\n\n${BEGIN}\n\nnewer\n\n${END}`);
    const mixed = `${HTML_BEGIN}\n\nwords of people\n\n${END}`;
    expect(link(mixed, 'new')).toBe(`${mixed}\n\n${BEGIN}\n\nnew\n\n${END}`);
  });

  it('is the first whole one of several', () => {
    const two = `${BEGIN}\n\none\n\n${END}\n\n${BEGIN}\n\ntwo\n\n${END}`;
    expect(link(two, 'new')).toBe(`${BEGIN}\n\nnew\n\n${END}\n\n${BEGIN}\n\ntwo\n\n${END}`);
  });

  it.each(['```', '~~~', '````md'])('is not what people show within %s', (fence) => {
    const close = fence.replace('md', '');
    const shown = `${fence}\n${BEGIN}\n\nshown\n\n${END}\n${close}`;
    expect(blockOf(shown)).toBeNull();
    expect(link(shown, 'new')).toBe(`${shown}\n\n${BEGIN}\n\nnew\n\n${END}`);
    expect(link(link(shown, 'new'), 'newer')).toBe(`${shown}\n\n${BEGIN}\n\nnewer\n\n${END}`);
  });

  it('is found behind a fence that nobody closed, so that no run adds one more', () => {
    const open = '```ts\nconst x = 1;';
    const once = link(open, 'one');
    expect(link(once, 'two')).toBe(`${open}\n\n${BEGIN}\n\ntwo\n\n${END}`);
  });

  it('says nothing that could end it', () => {
    const text = link('Text', `${END}\n\n${BEGIN}\nforged`);
    expect(link(text, 'new')).toBe(link('Text', 'new'));
  });

  it('keeps every byte of others, says what it is to say, and is then left alone', () => {
    fc.assert(
      fc.property(anyDescription(), anyBlock, anyForm, (description, block, form) => {
        const once = withBlock(description, block, form);
        expect(blockOf(once)?.replace(/\r\n?/g, '\n')).toBe(block.replace(/\r\n?/g, '\n'));
        expect(withBlock(once, block, form)).toBe(once);
        const before = commonHead(description, once);
        const after = commonTail(description.slice(before), once.slice(before));
        const replaced = description.slice(before, description.length - after);
        const old = blockOf(description);
        // What went is nothing, or lies within the block that was there.
        if (old === null) expect(replaced).toBe('');
        else expect(spanOfBlock(description)).toContain(replaced);
      }),
      { numRuns: 300 },
    );
  });

  it('follows other words with other words, and nothing else changes', () => {
    fc.assert(
      fc.property(anyDescription(), (description) => {
        const one = link(description, 'ONE');
        const two = link(one, 'TWO');
        expect(two).toBe(
          one.replace(new RegExp(`${spanPattern('ONE')}`), (span) => span.replace('ONE', 'TWO')),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('has marks that no text of others keeps, and that are no marks of comments', () => {
    const scope = { repository: 'o/r', number: 7, stateKey: null, form: 'link-definition' } as const;
    for (const mark of [BEGIN, END, HTML_BEGIN, HTML_END]) {
      expect(stripMarkers(mark)).not.toContain(mark);
      expect(readMarker(`Text\n\n${mark}`, scope)).toBeNull();
    }
  });
});

function commonHead(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

function commonTail(a: string, b: string): number {
  let count = 0;
  while (count < a.length && count < b.length && a.at(-1 - count) === b.at(-1 - count)) count += 1;
  return count;
}

/** Everything from the first mark to the last, whichever block is the one. */
function spanOfBlock(description: string): string {
  return /(?:\[quorate\]:|<!-- quorate:v1)[\s\S]*(?:#status-end|status-end -->)/.exec(description)?.[0] ?? '';
}

function spanPattern(words: string): string {
  return `status-begin(?: -->)?[ \\t]*(?:\\r\\n|\\n|\\r)\\s*${words}\\s`;
}
