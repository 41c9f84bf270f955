import { Buffer } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import { type AnswerReading, readAnswer } from '../../../src/stages/panel/answer.ts';
import { correctionTurns, mergeReadings } from '../../../src/stages/panel/correction.ts';
import { answerText, wireFinding } from './build.ts';

const read = (...findings: readonly unknown[]) => readAnswer(answerText(findings), 'end');
const issues = (reading: AnswerReading) => reading.findings.map(({ issue }) => issue);

describe('stages/panel/correction', () => {
  it('shows the answer and what is wrong with it', () => {
    const [answer, demand] = correctionTurns('{"a":1}', ['/: no list']);

    expect(answer).toEqual({ role: 'assistant', text: '{"a":1}' });
    expect(demand).toMatchObject({
      role: 'user',
      text: expect.stringMatching(/- \/: no list[\s\S]*complete corrected object/),
    });
  });

  it('shows ten faults and counts the others', () => {
    const [, demand] = correctionTurns(
      'x',
      Array.from({ length: 14 }, (_, n) => `/findings/${n}: no`),
    );

    expect(demand?.text.match(/^- \/findings/gm)).toHaveLength(10);
    expect(demand?.text).toContain('4 more');
  });

  it.each(['x', 'ü', '𐀀'])(
    'repeats at most 8 kB of an answer made of %s, in whole characters',
    (character) => {
      const [answer] = correctionTurns(character.repeat(20_000), []);

      expect(Buffer.byteLength(answer?.text ?? '')).toBeLessThan(8 * 1024 + 100);
      expect(answer?.text).toMatch(new RegExp(`^${character}+\n`, 'u'));
    },
  );

  it('never sends an empty turn', () => {
    expect(correctionTurns(' \n', [])[0]?.text).toBe('(empty answer)');
  });

  it('takes the first answer as it is', () => {
    const first = read(wireFinding());

    expect(mergeReadings(null, first)).toBe(first);
  });

  it('keeps the better answer, whichever came first', () => {
    const good = read(wireFinding());
    const none = readAnswer('Sorry.', 'end');

    expect(mergeReadings(good, none).status).toBe('ok');
    expect(mergeReadings(none, good).status).toBe('ok');
    expect(mergeReadings(good, readAnswer('', 'refusal')).status).toBe('ok');
  });

  it('adds what the other answer alone has found', () => {
    const before = read(
      wireFinding({ issue: 'Same words', line: 1 }),
      wireFinding({ issue: 'Old words', line: 5 }),
      wireFinding({ issue: 'Only here', line: 9 }),
    );
    const next = read(
      wireFinding({ issue: 'Same words', line: 2 }),
      wireFinding({ issue: 'New words', line: 5 }),
    );

    expect(issues(mergeReadings(before, next))).toEqual(['Same words', 'New words', 'Only here']);
  });

  it('never takes two findings of a line for one', () => {
    const before = read(wireFinding({ issue: 'One defect' }), wireFinding({ issue: 'Another defect' }));
    const next = read(wireFinding({ issue: 'One defect, reworded' }));

    expect(issues(mergeReadings(before, next))).toEqual(['One defect, reworded', 'Another defect']);
  });

  it('keeps what was dropped on the way', () => {
    const before = readAnswer('{"findings":[7]}', 'end');

    expect(mergeReadings(before, read()).dropped).toEqual([
      { reason: 'in another turn: /findings/0: must be object', item: 7 },
    ]);
  });
});
