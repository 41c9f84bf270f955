import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  MARKER_KINDS,
  MARKER_LENGTH,
  type Marker,
  type MarkerScope,
  markerOf,
  readMarker,
  sameText,
  withMarker,
} from '../../src/domain/marker.ts';
import { stripMarkers } from '../../src/lib/markdown.ts';

const SCOPE: MarkerScope = { repository: 'o/r', number: 7, stateKey: null, form: 'html-comment' };
const LINK: MarkerScope = { ...SCOPE, form: 'link-definition' };
const KEYED: MarkerScope = { ...SCOPE, stateKey: 'k'.repeat(32) };
const MARKER: Marker = {
  kind: 'finding',
  fingerprint: '0123456789abcdef',
  head: 'b'.repeat(40),
  run: 'run-1',
};
const TEXT = 'A finding.\n\nIts text.';
const FORMS = ['html-comment', 'link-definition'] as const;
const BODY = withMarker(TEXT, MARKER, SCOPE);
const LINK_BODY = withMarker(TEXT, MARKER, LINK);

/** The mark of a body in the other form, every field as it was. */
function transcribed(body: string): string {
  const lines = body.split('\n');
  const last = lines.pop() ?? '';
  const html = /^<!-- quorate:v1 (.*) -->$/.exec(last)?.[1];
  const link = /^\[quorate\]: https:\/\/quorate\.invalid\/v1#(.*)$/.exec(last)?.[1];
  const line =
    html === undefined
      ? `<!-- quorate:v1 ${(link ?? '').replaceAll('&', ' ')} -->`
      : `[quorate]: https://quorate.invalid/v1#${html.replaceAll(' ', '&')}`;
  return [...lines, line].join('\n');
}

function anyMarker() {
  return fc.record({
    kind: fc.constantFrom(...MARKER_KINDS),
    head: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 40, maxLength: 40 }),
    run: fc.string(),
    print: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 16, maxLength: 16 }),
  });
}

describe('domain/marker', () => {
  it('is the last line, in the form that other versions read', () => {
    expect(BODY.split('\n').at(-1)).toMatch(
      /^<!-- quorate:v1 kind=finding fp=0123456789abcdef head=b{12} run=run-1 sum=[0-9a-f]{16} -->$/,
    );
  });

  it('is read back with the text above it, whatever that is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        anyMarker(),
        fc.boolean(),
        fc.tuple(fc.constantFrom(...FORMS), fc.constantFrom(...FORMS)),
        (text, { kind, head, run, print }, keyed, [form, reader]) => {
          const scope = { ...(keyed ? KEYED : SCOPE), form };
          const marker = { kind, head, run, fingerprint: kind === 'finding' ? print : null };
          const body = withMarker(text, marker, scope);
          // Both forms are read, whichever new marks are written in.
          const read = readMarker(body, { ...scope, form: reader });
          expect(read?.marker).toEqual(markerOf(marker));
          expect(sameText(read?.text ?? '', text)).toBe(true);
          expect(body.length - text.length).toBeLessThanOrEqual(MARKER_LENGTH);
        },
      ),
    );
  });

  it('holds in the form that it was written in, and in no other', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        anyMarker(),
        fc.constantFrom(SCOPE, LINK, KEYED, { ...KEYED, form: 'link-definition' as const }),
        (text, { kind, head, run, print }, scope) => {
          const marker = { kind, head, run, fingerprint: kind === 'finding' ? print : null };
          const body = withMarker(text, marker, scope);
          expect(transcribed(transcribed(body))).toBe(body);
          expect(readMarker(transcribed(body), scope)).toBeNull();
        },
      ),
    );
  });

  it('is an unreferenced link definition behind a blank line where HTML is shown', () => {
    const lines = LINK_BODY.split('\n');
    expect(lines.at(-2)).toBe('');
    expect(lines.at(-1)).toMatch(
      /^\[quorate\]: https:\/\/quorate\.invalid\/v1#kind=finding&fp=0123456789abcdef&head=b{12}&run=run-1&sum=[0-9a-f]{16}$/,
    );
  });

  it.each([
    ['another text', LINK_BODY.replace('Its text', 'Other text')],
    ['another fingerprint', LINK_BODY.replace('0123456789abcdef', '1123456789abcdef')],
    ['another run', LINK_BODY.replace('run=run-1', 'run=run-2')],
    ['the other kind of gaps', LINK_BODY.replaceAll('&', ' ')],
    ['another host', LINK_BODY.replace('quorate.invalid', 'quorate.example')],
    ['another label', LINK_BODY.replace('[quorate]', '[Quorate]')],
    ['blanks before it', LINK_BODY.replace('[quorate]', ' [quorate]')],
    ['a title behind it', `${LINK_BODY} "title"`],
    ['words behind it', `${LINK_BODY}\nand more`],
    ['marks of the description', `${TEXT}\n\n[quorate]: https://quorate.invalid/v1#status-begin`],
  ])('is none as a link definition with %s', (_, body) => {
    expect(readMarker(LINK_BODY, LINK)).not.toBeNull();
    expect(readMarker(body, LINK)).toBeNull();
  });

  it.each([
    ['an HTML comment', BODY],
    ['a link definition', LINK_BODY],
  ])('leaves no look-alike in a text that is cleaned of marks: %s', (_, body) => {
    expect(stripMarkers(body)).not.toBe(body);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
        const cleaned = stripMarkers(`${before}${body}${after}`);
        const lines = cleaned.split(/\r\n?|\n/);
        for (const [at] of lines.entries()) {
          expect(readMarker(lines.slice(0, at + 1).join('\n'), SCOPE)).toBeNull();
        }
        expect(cleaned).not.toMatch(/quorate:v1|\[\s*quorate\s*\]\s*:|quorate\.invalid/i);
      }),
    );
  });

  it.each([
    ['line ends', BODY.replaceAll('\n', '\r\n')],
    ['blanks behind lines', BODY.replaceAll('\n', '  \n')],
    ['blanks and lines at the end', `${BODY} \r\n\r\n`],
  ])('survives changes of %s', (_, body) => {
    expect(readMarker(body, SCOPE)?.marker).toEqual(markerOf(MARKER));
  });

  it.each([
    ['another text', BODY.replace('Its text', 'Other text')],
    ['another fingerprint', BODY.replace('0123456789abcdef', '1123456789abcdef')],
    ['another head', BODY.replace('head=b', 'head=c')],
    ['another run', BODY.replace('run=run-1', 'run=run-2')],
    ['another kind', BODY.replace('kind=finding fp=0123456789abcdef', 'kind=summary')],
    ['an unknown kind', BODY.replace('kind=finding', 'kind=approval')],
    ['a summary with a fingerprint', BODY.replace('kind=finding', 'kind=summary')],
    ['a finding without one', BODY.replace(' fp=0123456789abcdef', '')],
    ['words behind it', `${BODY}\nand more`],
    ['words on its line', BODY.replace('<!-- quorate', 'see <!-- quorate')],
    ['a quote', `> ${BODY.replaceAll('\n', '\n> ')}`],
    ['no digest', BODY.replace(/ sum=\S+/, '')],
    ['a text before it', `LGTM\n\n${BODY}`],
    ['nothing at all', ''],
  ])('is none with %s', (_, body) => {
    expect(readMarker(body, SCOPE)).toBeNull();
  });

  it.each([
    ['repository', { ...SCOPE, repository: 'o/fork' }],
    ['pull request', { ...SCOPE, number: 8 }],
    ['key', KEYED],
  ])('holds for no other %s', (_, scope) => {
    expect(readMarker(BODY, scope)).toBeNull();
  });

  it('cannot be computed without the key', () => {
    const body = withMarker('A finding.', MARKER, KEYED);
    expect(readMarker(body, KEYED)).not.toBeNull();
    expect(readMarker(body, { ...KEYED, stateKey: 'guess' })).toBeNull();
    expect(readMarker(withMarker('A finding.', MARKER, SCOPE), KEYED)).toBeNull();
  });

  it('takes a repository for the same in any case of letters', () => {
    expect(readMarker(BODY, { ...SCOPE, repository: 'O/R' })).not.toBeNull();
  });
});
