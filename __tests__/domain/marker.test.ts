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

const SCOPE: MarkerScope = { repository: 'o/r', number: 7, stateKey: null, form: 'html-comment' };
const KEYED: MarkerScope = { ...SCOPE, stateKey: 'k'.repeat(32) };
const MARKER: Marker = {
  kind: 'finding',
  fingerprint: '0123456789abcdef',
  head: 'b'.repeat(40),
  run: 'run-1',
};
const BODY = withMarker('A finding.\n\nIts text.', MARKER, SCOPE);

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
        (text, { kind, head, run, print }, keyed) => {
          const scope = keyed ? KEYED : SCOPE;
          const marker = { kind, head, run, fingerprint: kind === 'finding' ? print : null };
          const body = withMarker(text, marker, scope);
          const read = readMarker(body, scope);
          expect(read?.marker).toEqual(markerOf(marker));
          expect(sameText(read?.text ?? '', text)).toBe(true);
          expect(body.length - text.length).toBeLessThanOrEqual(MARKER_LENGTH);
        },
      ),
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
