import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  fileAnchor,
  hasSuggestion,
  isRange,
  lineAnchor,
  takesRanges,
} from '../../../../../src/adapters/forge/bitbucket/dc/anchors.ts';
import type { InlineComment } from '../../../../../src/domain/board.ts';
import type { LineMark } from '../../../../../src/domain/change.ts';
import type { Side } from '../../../../../src/domain/finding.ts';

const ENDS = { fromHash: 'b'.repeat(40), toHash: 'a'.repeat(40) };
type Place = Omit<InlineComment, 'body' | 'task'>;

const on = (
  side: Side,
  line: number,
  mark: LineMark,
  more: Partial<Place> & { from?: number } = {},
): Place => {
  const { from, ...fields } = more;
  return {
    anchor: { path: 'src/a.ts', side, line, startLine: from ?? null },
    mark,
    startMark: null,
    oldPath: null,
    ...fields,
  };
};

const WHOLE = { path: 'src/a.ts', diffType: 'EFFECTIVE', ...ENDS };

describe('src/adapters/forge/bitbucket/dc/anchors.ts', () => {
  it.each<[string, Place, object]>([
    ['an added line', on('RIGHT', 12, '+'), { line: 12, lineType: 'ADDED', fileType: 'TO' }],
    ['a removed line', on('LEFT', 7, '-'), { line: 7, lineType: 'REMOVED', fileType: 'FROM' }],
    ['an unchanged line', on('RIGHT', 3, ' '), { line: 3, lineType: 'CONTEXT', fileType: 'TO' }],
    ['its old side', on('LEFT', 3, ' '), { line: 3, lineType: 'CONTEXT', fileType: 'FROM' }],
    [
      'a renamed file',
      on('RIGHT', 12, '+', { oldPath: 'src/b.ts' }),
      { srcPath: 'src/b.ts', line: 12, lineType: 'ADDED', fileType: 'TO' },
    ],
    [
      'a file that keeps its name',
      on('RIGHT', 12, '+', { oldPath: 'src/a.ts' }),
      { line: 12, lineType: 'ADDED', fileType: 'TO' },
    ],
    [
      'a range of new lines',
      on('RIGHT', 24, '+', { from: 20, startMark: ' ' }),
      {
        line: 24,
        lineType: 'ADDED',
        fileType: 'TO',
        multilineMarker: { startLine: 20, startLineType: 'CONTEXT' },
        multilineSpan: { dstSpanStart: 20, dstSpanEnd: 24 },
      },
    ],
    [
      'a range of old lines',
      on('LEFT', 24, ' ', { from: 20, startMark: '-' }),
      {
        line: 24,
        lineType: 'CONTEXT',
        fileType: 'FROM',
        multilineMarker: { startLine: 20, startLineType: 'REMOVED' },
        multilineSpan: { srcSpanStart: 20, srcSpanEnd: 24 },
      },
    ],
  ])('names %s as the server wants it', (_, place, fields) => {
    expect(lineAnchor(place, ENDS, true)).toEqual({ ...WHOLE, ...fields });
  });

  it('names the last line of a range alone where the server takes none', () => {
    const place = on('RIGHT', 24, '+', { from: 20, startMark: '+' });

    expect(lineAnchor(place, ENDS, false)).toEqual({ ...WHOLE, line: 24, lineType: 'ADDED', fileType: 'TO' });
  });

  it('names a file without line and types', () => {
    expect(fileAnchor({ path: 'src/a.ts', oldPath: 'src/b.ts' }, ENDS)).toEqual({
      ...WHOLE,
      srcPath: 'src/b.ts',
    });
    expect(fileAnchor({ path: 'src/a.ts', oldPath: null }, ENDS)).toEqual(WHOLE);
  });

  const mark = fc.constantFrom<LineMark>(' ', '+', '-');
  const line = fc.integer({ min: 1, max: 1_000 });
  const place = fc.record({
    anchor: fc.record({
      path: fc.string({ minLength: 1 }),
      side: fc.constantFrom<Side>('LEFT', 'RIGHT'),
      line,
      startLine: fc.option(line),
    }),
    mark,
    startMark: fc.option(mark),
    oldPath: fc.option(fc.string({ minLength: 1 })),
  });

  it('keeps the rules of the server for any place', () => {
    const sides = { ADDED: ['TO'], REMOVED: ['FROM'], CONTEXT: ['FROM', 'TO'] };
    fc.assert(
      fc.property(place, fc.boolean(), (any, ranges) => {
        const sent = lineAnchor(any, ENDS, ranges);
        expect(sides[sent.lineType ?? 'CONTEXT']).toContain(sent.fileType);
        expect(sent).toMatchObject({ ...ENDS, diffType: 'EFFECTIVE', line: any.anchor.line });
        expect(sent.srcPath).not.toBe(sent.path);
        expect(sent.multilineMarker === undefined).toBe(sent.multilineSpan === undefined);
        if (sent.multilineMarker === undefined || sent.multilineSpan === undefined) return;
        expect(ranges && isRange(any)).toBe(true);
        const { startLine, startLineType } = sent.multilineMarker;
        expect(sides[startLineType]).toContain(sent.fileType);
        const side = sent.fileType === 'TO' ? 'dst' : 'src';
        expect(startLine).toBeLessThan(any.anchor.line);
        expect(sent.multilineSpan).toEqual({
          [`${side}SpanStart`]: startLine,
          [`${side}SpanEnd`]: any.anchor.line,
        });
      }),
    );
  });

  it.each([
    [null, false],
    [{ major: 8, minor: 19 }, false],
    [{ major: 9, minor: 2 }, false],
    [{ major: 9, minor: 3 }, true],
    [{ major: 9, minor: 10 }, true],
    [{ major: 10, minor: 0 }, true],
  ])('knows whether version %j takes ranges', (version, takes) => {
    expect(takesRanges(version)).toBe(takes);
  });

  it.each([
    ['```suggestion\nx\n```', true],
    ['text\r\n\r\n````suggestion\r\nx\r\n````', true],
    ['~~~ suggestion\nx\n~~~', true],
    ['```ts\nsuggestion\n```', false],
    ['a suggestion', false],
  ])('tells whether %j offers to replace lines', (body, has) => {
    expect(hasSuggestion(body)).toBe(has);
  });
});
