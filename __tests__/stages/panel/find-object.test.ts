import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findObject } from '../../../src/stages/panel/find-object.ts';
import { decisions } from './question-bench.ts';

const WHOLE = decisions('a=yes', 'b=no');
const OTHER = decisions('a=no', 'b=no');
const VALUE = JSON.parse(WHOLE);
const CUT = 'the text ends before the answer does';

const find = (text: string) => findObject(text, 'decisions');

describe('stages/panel/find-object', () => {
  it.each<[string, string]>([
    ['alone', WHOLE],
    ['with blanks around it', `\ufeff \n${WHOLE}\n`],
    ['spread over lines', JSON.stringify(VALUE, null, 2)],
    ['with members besides', JSON.stringify({ thinking: OTHER, ...VALUE })],
  ])('takes an object that is the whole text as it is: %s', (_, text) => {
    expect(find(text)).toEqual({ value: JSON.parse(text.trim()), plain: true, gaps: [] });
  });

  it.each<[string, string]>([
    ['in a fence', `\`\`\`json\n${WHOLE}\n\`\`\``],
    ['within prose', `I have weighed it [see above].\n${WHOLE}\nThat is all.`],
    ['behind a thought', `<think>maybe ${OTHER}?</think>\n${WHOLE}`],
    ['behind a thought without its opening tag', `maybe ${OTHER}?</think>${WHOLE}`],
    ['before a thought', `${WHOLE}\n<think>or ${OTHER}?</think>`],
    ['behind a draft', `First: ${OTHER}\nNo, rather: ${WHOLE}`],
    ['behind an object of another kind', `{"note": "on decisions"}\n${WHOLE}`],
    ['before an object of another kind', `${WHOLE}\n{"note": "on decisions"}`],
    ['behind a bracket of the prose', `[the decisions: ${WHOLE}`],
    ['in a list', `[${WHOLE}]`],
    ['in an envelope', JSON.stringify({ result: VALUE })],
    ['as a text in an envelope', JSON.stringify({ message: { content: [{ text: `Here:\n${WHOLE}` }] } })],
    ['beside a draft in an envelope', JSON.stringify({ answer: VALUE, draft: JSON.parse(OTHER) })],
    [
      'as the last result of events',
      `{"type":"assistant","text":${OTHER}}\n{"type":"result","result":${WHOLE}}`,
    ],
    ['with a comma too many', WHOLE.replace(']', ',]')],
    ['with single quotes', WHOLE.replaceAll('"', "'")],
    ['without its closing brace but closed by a bracket', `[${WHOLE.slice(0, -1)}]`],
  ])('finds the object %s', (_, text) => {
    expect(find(text)).toEqual({ value: VALUE, plain: false, gaps: [] });
  });

  it.each<[string, string]>([
    ['no text', ''],
    ['prose', 'I decided for both decisions.'],
    ['another object', '{"findings": [], "approved": true}'],
    ['a list of what the member would hold', JSON.stringify(VALUE.decisions)],
    ['a thought that never ends', `<think>maybe ${WHOLE}`],
    ['a draft in a member', JSON.stringify({ thinking: WHOLE })],
    ['a schema', JSON.stringify({ schema: VALUE })],
    ['an inherited member', '{}'],
    ['a key that is no key', '"decisions": []'],
  ])('finds nothing in %s', (_, text) => {
    expect(find(text)).toBeNull();
  });

  it('opens texts within texts as deep as command lines nest them, no deeper', () => {
    const nested = (times: number): string =>
      times === 0 ? WHOLE : JSON.stringify({ result: nested(times - 1) });

    expect(find(nested(4))?.value).toEqual(VALUE);
    expect(find(nested(5))).toBeNull();
  });

  it('finds no member that every object inherits', () => {
    expect(findObject('{"a": 1}', 'constructor')).toBeNull();
  });

  it.each<[string, string, unknown]>([
    ['in a list', '{"decisions": [{"id": "a", "word": "yes"}, {"id": "b", "wo', [{ id: 'a', word: 'yes' }]],
    [
      'in a text',
      '{"decisions": [{"id": "a", "word": "yes"}, {"id": "b", "word": "n',
      [{ id: 'a', word: 'yes' }],
    ],
    ['in a scalar of a list', '{"decisions": ["yes", "maybe', ['yes']],
    ['in a number', '{"decisions": [1, 12', [1]],
    ['between items', '{"decisions": [{"id": "a"}, {"id": "b"}', [{ id: 'a' }, { id: 'b' }]],
    ['at once', '{"decisions": [', []],
  ])('leaves out what had only begun when the text ended: %s', (_, text, items) => {
    expect(find(text)).toEqual({ value: { decisions: items }, plain: false, gaps: [CUT] });
  });

  it('leaves out a member that had only begun', () => {
    expect(find('{"decisions": [], "because": "it is not')?.value).toEqual({ decisions: [] });
  });

  it('keeps what cannot be read in a list as a text, and the rest as it is', () => {
    const found = find('{"decisions": [{"id": "a"}, {"id" "b" oh}, {"id": "c"}]}');

    expect(found?.value).toEqual({ decisions: [{ id: 'a' }, '{"id" "b" oh}', { id: 'c' }] });
  });

  it('takes the last whole object, and has doubts where a later one is not whole', () => {
    expect(find(`${WHOLE}\nNo: {"decisions": [{"id": "a"`)).toEqual({
      value: VALUE,
      plain: false,
      gaps: [CUT],
    });
    expect(find(`{"decisions": [...]}\n${WHOLE}`)).toEqual({ value: VALUE, plain: false, gaps: [] });
  });

  it('has doubts where something was left out or the text ends inside a thought', () => {
    expect(find('{"decisions": [{"id": "a"}, ...]}')?.gaps).toEqual(['a part of the answer is left out']);
    expect(find(`${WHOLE}\n<think>or rather`)?.gaps).toEqual(['the text ends inside a thought']);
  });

  it('comes to an end on hostile texts', () => {
    for (const text of [
      '['.repeat(50_000),
      '{"decisions":'.repeat(20_000),
      `{"a":"${'\\"'.repeat(50_000)}`,
    ]) {
      expect(() => find(text)).not.toThrow();
    }
  });

  const row = fc.record({ id: fc.string({ minLength: 1 }), word: fc.string(), n: fc.integer() });
  const rows = fc.array(row, { maxLength: 6 });

  it('gives back every object as it was, with anything JSON allows in it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify({ decisions: value });

        expect(find(text)).toEqual({ value: JSON.parse(text), plain: true, gaps: [] });
      }),
    );
  });

  it('of a text that was cut anywhere keeps whole rows alone, from the first on', () => {
    fc.assert(
      fc.property(rows, fc.nat(), (written, at) => {
        const text = JSON.stringify({ decisions: written });
        const found = find(text.slice(0, at % text.length));
        const kept = found?.value.decisions;

        if (found === null) return;
        expect(found.gaps.length).toBeGreaterThan(0);
        expect(Array.isArray(kept) || kept === undefined).toBe(true);
        if (Array.isArray(kept))
          expect(kept).toEqual(JSON.parse(JSON.stringify(written.slice(0, kept.length))));
      }),
      { numRuns: 500 },
    );
  });
});
