import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { MatchItem } from '../../../src/domain/matching.ts';
import { clusterFindings } from '../../../src/stages/triage/matcher.ts';

function remark(id: string, text: string, overrides: Partial<MatchItem> = {}): MatchItem {
  const line = overrides.line ?? 10;
  return { id, file: 'api/session.ts', line, endLine: line, text, reviewer: id, ...overrides };
}

function groups(items: readonly MatchItem[]): string[] {
  return clusterFindings(items)
    .map((ids) => [...ids].sort().join('+'))
    .sort();
}

const REWORDED = [
  remark(
    'a',
    'Session cache never expires. cache.set(sid, s) is called without a ttl, so entries pile up until memory runs out.',
    { line: 31, reviewer: 'perf' },
  ),
  remark(
    'b',
    'cache.set lacks a ttl. Every other cache.set in this file passes a ttl; here it is left out and the session stays forever.',
    { line: 31, reviewer: 'bugs' },
  ),
  remark(
    'c',
    'Unbounded growth of the session store. No ttl on cache.set, so old sessions are kept for good; pass a ttl and test expiry.',
    { line: 30, endLine: 32, reviewer: 'tests' },
  ),
  remark('d', 'Unused import. `lodash` is imported but not used.', { line: 77, reviewer: 'bugs' }),
];

const LOCK = 'Stock level read without a lock. Two requests may both see the last item.';
const OVERLAPPING = [
  remark('a', LOCK, { file: 'lib/orders.rb', line: 60, endLine: 66, reviewer: 'r1' }),
  remark('b', 'Stock level not locked before write. The last item can be sold twice by two requests.', {
    file: 'lib/orders.rb',
    line: 60,
    endLine: 67,
    reviewer: 'r2',
  }),
  remark('c', 'Magic number 30. Name the timeout of 30 seconds.', {
    file: 'lib/orders.rb',
    line: 65,
    reviewer: 'r1',
  }),
  remark('d', LOCK, { file: 'lib/refunds.rb', line: 60, endLine: 66, reviewer: 'r2' }),
];

describe('stages/triage/matcher', () => {
  it('brings one defect in three wordings together and leaves another one alone', () => {
    expect(groups(REWORDED)).toEqual(['a+b+c', 'd']);
  });

  it('joins overlapping ranges of one defect, but neither what merely lies inside nor the twin in another file', () => {
    expect(groups(OVERLAPPING)).toEqual(['a+b', 'c', 'd']);
  });

  it('knows a defect again after its line moved', () => {
    const earlier = remark('earlier', 'Division by zero. `b` may be 0 here; guard it.', { line: 11 });
    const later = remark('later', 'Possible division by zero. No guard for b == 0 before the division.', {
      line: 14,
    });
    const other = remark('other', 'Unused import sys. `sys` is not used.', { line: 2 });

    expect(groups([earlier, later, other])).toEqual(['earlier+later', 'other']);
  });

  it('joins across files only what names the same thing', () => {
    const caller = remark('caller', 'The expiry passed to refreshToken is in seconds, not milliseconds.', {
      file: 'a.ts',
    });
    const callee = remark('callee', 'refreshToken expects milliseconds, the expiry arrives in seconds.', {
      file: 'b.ts',
    });
    const nameless = remark('nameless', 'The expiry is in seconds, milliseconds expected.', { file: 'c.ts' });

    expect(groups([caller, callee, nameless])).toEqual(['callee+caller', 'nameless']);
  });

  it('joins a remark that names no file with one that does', () => {
    const placed = remark('placed', 'The retry loop never sleeps between attempts.');
    const loose = remark('loose', 'No sleep between attempts of the retry loop.', {
      file: null,
      line: 0,
      endLine: 0,
    });

    expect(groups([placed, loose])).toEqual(['loose+placed']);
  });

  it('keeps two instances of one flaw apart, each with the voices for it', () => {
    const text = 'The promise of save is not awaited.';
    const items = ['opus', 'gpt'].flatMap((reviewer) =>
      [10, 200].map((line) => remark(`${reviewer}@${line}`, text, { line, reviewer })),
    );

    expect(groups(items)).toEqual(['gpt@10+opus@10', 'gpt@200+opus@200']);
  });

  it('joins what one reviewer says twice about one line', () => {
    const items = [
      remark('one', 'The promise of save is not awaited.', { reviewer: 'opus' }),
      remark('two', 'save is not awaited: its promise is lost.', { reviewer: 'opus' }),
    ];

    expect(groups(items)).toEqual(['one+two']);
  });

  it('keeps an instance that only one reviewer saw apart from one that all saw', () => {
    const text = 'The promise of save is not awaited.';
    const items = [
      ...['opus', 'gpt', 'fable', 'sonnet'].map((reviewer) =>
        remark(`${reviewer}@10`, text, { line: 10, reviewer }),
      ),
      remark('opus@200', text, { line: 200, reviewer: 'opus' }),
    ];

    expect(groups(items)).toEqual(['fable@10+gpt@10+opus@10+sonnet@10', 'opus@200']);
  });

  it('gives a remark to the nearer of two instances', () => {
    const text = 'The promise of save is not awaited.';
    const items = [
      remark('first', text, { line: 10, reviewer: 'opus' }),
      remark('second', text, { line: 200, reviewer: 'opus' }),
      remark('other', text, { line: 201, reviewer: 'gpt' }),
    ];

    expect(groups(items)).toEqual(['first', 'other+second']);
  });

  it('keeps neighbours apart that speak of the same code, but not of the same defect', () => {
    const items = [
      remark(
        'race',
        '`openSession` stores `sessionToken` while another thread may close the socket: guard both steps by one mutex, or the handshake breaks under load.',
        { line: 40, reviewer: 'opus' },
      ),
      remark(
        'log',
        'Debug output of `openSession` prints `sessionToken` in clear: mask secrets before they reach the console or some crash report.',
        { line: 41, reviewer: 'gpt' },
      ),
    ];

    expect(groups(items)).toEqual(['log', 'race']);
  });

  it('takes one common word for chance', () => {
    const items = [
      remark('one', 'Socket leaks', { reviewer: 'opus' }),
      remark('two', 'Blocking socket', { reviewer: 'gpt' }),
      remark('three', 'Socket timeout missing', { reviewer: 'fable' }),
      remark('four', 'Socket timeout', { reviewer: 'sonnet' }),
    ];

    expect(groups(items)).toEqual(['four+three', 'one', 'two']);
  });

  it('joins a remark that only one of a cluster is surely like', () => {
    const items = [
      remark('a', 'Stale lock file survives a crash, next start refuses to run', { reviewer: 'opus' }),
      remark('b', 'Stale lock file survives a crash; remove it in a finally block', { reviewer: 'gpt' }),
      remark('c', 'No finally block removes it: cleanup is skipped on abort', { reviewer: 'fable' }),
    ];

    expect(groups(items)).toEqual(['a+b+c']);
  });

  it('does not let one remark about two defects join the clusters of both', () => {
    const lock = 'mutex never released after abort path';
    const date = 'calendar shows wrong weekday offset';
    const items = [
      ...Array.from({ length: 6 }, (_, at) => remark(`lock${at}`, lock, { reviewer: `r${at}` })),
      ...Array.from({ length: 6 }, (_, at) => remark(`date${at}`, date, { reviewer: `s${at}` })),
      remark('both', `${lock}; ${date}`),
    ];

    expect(
      clusterFindings(items)
        .map((ids) => ids.length)
        .sort(),
    ).toEqual([6, 7]);
  });

  it.each([
    [
      'German',
      'Die Sitzung läuft nie ab, der Speicher wächst.',
      'Der Speicher wächst: keine Sitzung läuft ab.',
    ],
    ['Chinese', '会话缓存永不过期,内存会耗尽', '缓存永不过期导致内存耗尽'],
    ['Russian', 'Кэш сессий растёт без предела', 'Без предела растёт кэш сессий при входе'],
  ])('knows a defect again in %s', (_, one, other) => {
    const unlike = remark('unlike', 'Unused import. `lodash` is imported but not used.');

    expect(groups([remark('one', one), remark('other', other), unlike])).toEqual(['one+other', 'unlike']);
  });

  it('asks for more likeness where one reviewer speaks twice than where two do', () => {
    const first = 'Retry counter overflows after a long outage';
    const second = 'Long outage: delays grow beyond an hour, cap the backoff';

    expect(groups([remark('a', first), remark('b', second)])).toEqual(['a+b']);
    expect(
      groups([remark('a', first, { reviewer: 'opus' }), remark('b', second, { reviewer: 'opus' })]),
    ).toEqual(['a', 'b']);
  });

  it('treats a remark without a line as standing anywhere in the file', () => {
    const text = 'The promise of save is not awaited.';
    const items = [
      remark('whole', text, { line: 0, endLine: 0, reviewer: 'opus' }),
      remark('line', text, { line: 300, reviewer: 'opus' }),
    ];

    expect(groups(items)).toEqual(['line+whole']);
  });

  const words = [
    'cache',
    'ttl',
    'lock',
    'race',
    'token',
    'expiry',
    'retry',
    'sleepTime',
    'user_id',
    'socket',
  ];
  const arbitraryItems = fc
    .array(
      fc.record({
        text: fc
          .array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 })
          .map((list) => list.join(' ')),
        file: fc.constantFrom('a.ts', 'b.ts', null),
        line: fc.integer({ min: 0, max: 30 }),
        reviewer: fc.constantFrom('opus', 'sonnet', 'gpt'),
      }),
      { maxLength: 25 },
    )
    .map((list) => list.map((item, index) => ({ ...item, id: `i${index}`, endLine: item.line })));

  it('puts every remark into exactly one group', () => {
    fc.assert(
      fc.property(arbitraryItems, (items) => {
        expect(clusterFindings(items).flat().sort()).toEqual(items.map(({ id }) => id).sort());
      }),
    );
  });

  it('joins what two reviewers say in the same words at one place, whatever the words', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.boolean(), (text, hasFile) => {
        const place = hasFile ? {} : { file: null, line: 0, endLine: 0 };
        const items = ['opus', 'gpt'].map((reviewer) => remark(reviewer, text, place));

        expect(clusterFindings(items)).toHaveLength(1);
      }),
    );
  });

  it('never joins remarks about two files that share no name', () => {
    fc.assert(
      fc.property(arbitraryItems, (items) => {
        const nameless = items.map((item) => ({
          ...item,
          file: item.file ?? 'c.ts',
          text: item.text.replaceAll('sleepTime', 'sleep').replaceAll('user_id', 'user'),
        }));
        const fileOf = new Map(nameless.map(({ id, file }) => [id, file]));
        for (const ids of clusterFindings(nameless)) {
          expect(new Set(ids.map((id) => fileOf.get(id))).size).toBe(1);
        }
      }),
    );
  });

  it('does not depend on the order of the remarks', () => {
    const shuffled = arbitraryItems.chain((items) =>
      fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })),
    );
    fc.assert(
      fc.property(shuffled, ([items, other]) => {
        expect(clusterFindings(other)).toEqual(clusterFindings(items));
      }),
    );
  });

  it('keeps one flaw in many files apart, though all its remarks share a name and half of their words', () => {
    const subjects = ['invoice', 'parcel', 'ledger', 'voucher', 'refund', 'customer'];
    const items = Array.from({ length: 24 }, (_, at) =>
      ['opus', 'gpt'].map((reviewer) =>
        remark(
          `${reviewer}${at}`,
          `An empty ${subjects[at % subjects.length]} list of part ${at} makes count${at} zero, and total${at} becomes NaN.`,
          { file: `src/part${at}.ts`, reviewer },
        ),
      ),
    ).flat();

    expect(groups(items)).toHaveLength(24);
  });

  it('knows a text of nothing but common words by itself alone', () => {
    const items = [0, 1].flatMap((at) =>
      ['opus', 'gpt'].map((reviewer) =>
        remark(`${reviewer}${at}`, `Problem ${at} on line ${at}`, { line: 5 + at, reviewer }),
      ),
    );

    expect(groups(items)).toEqual(['gpt0+opus0', 'gpt1+opus1']);
  });

  it('leaves the groups as they are when a remark comes that is like no other', () => {
    const files = fc.constantFrom('a.ts', 'b.ts', null);
    fc.assert(
      fc.property(arbitraryItems, files, (items, file) => {
        const stranger = remark('stranger', 'Wholly unrelated paragraph regarding typography.', { file });
        expect(groups([...items, stranger])).toEqual([...groups(items), 'stranger'].sort());
      }),
    );
  });

  it('keeps its promise where far more remarks share a word than are compared', () => {
    const items = Array.from({ length: 600 }, (_, index) =>
      remark(`r${index}`, `Handler ${String.fromCharCode(97 + (index % 3)).repeat(4)} leaks the socket`, {
        line: 1 + index * 10,
        reviewer: 'opus',
      }),
    );

    expect(clusterFindings(items).flat().sort()).toEqual(items.map(({ id }) => id).sort());
    expect(clusterFindings([...items].reverse())).toEqual(clusterFindings(items));
  });
});
