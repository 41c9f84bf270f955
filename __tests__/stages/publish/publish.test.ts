import { describe, expect, it } from '@jest/globals';
import type { WriteResult } from '../../../src/domain/board.ts';
import type { Receipt } from '../../../src/domain/publication.ts';
import { publish } from '../../../src/stages/publish/publish.ts';
import { fileCoverage } from '../../support/builders.ts';
import {
  ADA,
  answer,
  BOT,
  type Fault,
  HEAD,
  Killed,
  type MemoryForge,
  memoryForge,
  type Request,
  refuse,
} from '../../support/memory-board.ts';
import {
  addedFile,
  changeWith,
  documentOf,
  inputFor,
  RULES,
  type Said,
  seat,
  WORDS,
} from '../../support/publish-scene.ts';

const OTHER_HEAD = 'c'.repeat(40);

function defects(count: number, file = 'a.ts'): Said[] {
  return Array.from({ length: count }, (_, at) => ({
    file,
    line: at + 1,
    issue: `${WORDS[at % 12]} in part ${at}`,
  }));
}

/** Answers the n-th request of a name with a fault. */
function on(name: Request['name'], fault: Fault, nth = 1) {
  let seen = 0;
  return (request: Request) => {
    if (request.name !== name) return undefined;
    seen += 1;
    return seen === nth ? fault : undefined;
  };
}

function always(name: Request['name'], fault: Fault) {
  return (request: Request) => (request.name === name ? fault : undefined);
}

/** Every wanted finding is in exactly one place, and what is said to be posted is to be seen. */
function expectTruth(forge: MemoryForge, receipt: Receipt, wanted: number): void {
  expect(receipt.places).toHaveLength(wanted);
  expect(new Set(receipt.places.map(({ finding }) => finding.id)).size).toBe(wanted);
  const shown = forge.threads.flatMap(({ comments }) => comments.map(({ body }) => body)).join('\n');
  for (const { finding, state } of receipt.places) {
    if (state !== 'listed') expect(shown).toContain(`fp=${finding.fingerprint} `);
  }
  expect(forge.violations).toEqual([]);
}

function summaryOf(forge: MemoryForge): string {
  return forge.notes.map(({ body }) => body).join('\n');
}

describe('stages/publish/publish', () => {
  it('posts comments as one review, then the summary, then the status', async () => {
    const forge = memoryForge();
    const receipt = await publish(inputFor(forge, { document: documentOf(defects(5)) }));
    expect(forge.requests.map(({ name }) => name)).toEqual([
      'now',
      'read',
      'submitReview',
      'read',
      'now',
      'createNote',
      'ensureStatus',
    ]);
    expect(forge.reviews).toHaveLength(1);
    expect(forge.threads.map(({ line }) => line).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(receipt).toMatchObject({ posted: 5, kept: 0, incomplete: [], denied: null, superseded: false });
    expectTruth(forge, receipt, 5);
  });

  it('writes nothing when it is run again', async () => {
    const forge = memoryForge();
    await publish(inputFor(forge, { document: documentOf(defects(5)) }));
    const writes = forge.writes();
    const again = documentOf(defects(5), { runId: 'run-2' });
    const receipt = await publish(inputFor(forge, { document: again }));
    expect(forge.writes()).toBe(writes);
    expect(receipt).toMatchObject({ posted: 0, kept: 5, incomplete: [] });
  });

  it('sends thirty comments at a time', async () => {
    const forge = memoryForge();
    const rules = { ...RULES, maxComments: 40 };
    await publish(inputFor(forge, { document: documentOf(defects(35)), rules }));
    expect(forge.reviews).toHaveLength(2);
    expect(forge.threads).toHaveLength(35);
  });

  it('says every line on its line', async () => {
    const forge = memoryForge();
    await publish(
      inputFor(forge, {
        document: documentOf([
          { startLine: 4, line: 6 },
          { line: 9, file: 'b.ts' },
        ]),
      }),
    );
    expect(forge.threads.map(({ path, side, line }) => [path, side, line])).toEqual([
      ['a.ts', 'RIGHT', 6],
      ['b.ts', 'RIGHT', 9],
    ]);
  });

  it('writes the summary once and edits it in place', async () => {
    const forge = memoryForge();
    await publish(inputFor(forge, { document: documentOf(defects(1)) }));
    const [first] = forge.notes;
    await publish(inputFor(forge, { document: documentOf(defects(2), { runId: 'run-2' }) }));
    expect(forge.notes).toHaveLength(1);
    expect(forge.notes[0]?.id).toBe(first?.id);
    expect(summaryOf(forge)).toContain(WORDS[1] ?? '');
  });

  it.each(['closed', 'merged'] as const)('writes nothing on a pull request that is %s', async (state) => {
    const forge = memoryForge();
    forge.now.state = state;
    const receipt = await publish(inputFor(forge));
    expect(forge.writes()).toBe(0);
    expect(receipt).toMatchObject({ closed: true, incomplete: [] });
  });

  it('plans only in a dry run', async () => {
    const forge = memoryForge();
    const receipt = await publish(inputFor(forge, { document: documentOf(defects(2)), dryRun: true }));
    expect(forge.writes()).toBe(0);
    expect(receipt.operations.map(({ kind, result }) => `${kind} ${result}`)).toEqual([
      'review planned',
      'create-summary planned',
      'status planned',
    ]);
    expectTruth(forge, receipt, 2);
  });

  it('says nothing on the conversation with post none, and the status all the same', async () => {
    const forge = memoryForge();
    const receipt = await publish(inputFor(forge, { rules: { ...RULES, post: 'none' } }));
    expect(forge.requests.filter(({ writes }) => writes).map(({ name }) => name)).toEqual(['ensureStatus']);
    expect(receipt.incomplete).toEqual([]);
  });

  it('lists everything in the summary with post summary', async () => {
    const forge = memoryForge();
    const receipt = await publish(inputFor(forge, { rules: { ...RULES, post: 'summary' } }));
    expect(forge.threads).toEqual([]);
    expect(receipt.places.map(({ state }) => state)).toEqual(['listed']);
    expect(summaryOf(forge)).toContain('Defect 0');
  });

  it('comments on the file where the diff does not show the line', async () => {
    const forge = memoryForge();
    const receipt = await publish(inputFor(forge, { document: documentOf([{ line: 99, anchored: false }]) }));
    expect(forge.threads.map(({ subject }) => subject)).toEqual(['file']);
    expect(forge.threads[0]?.comments[0]?.body).toContain('line 99');
    expectTruth(forge, receipt, 1);
  });

  it('looks twice for what the forge is slow to show', async () => {
    const forge = memoryForge();
    const board = forge.board();
    let reads = 0;
    const read = async () => {
      reads += 1;
      const state = await board.read();
      return reads === 2 ? { ...state, threads: [] } : state;
    };
    const receipt = await publish(inputFor(forge, { board: { ...board, read } }));
    expect(receipt.posted).toBe(1);
  });

  it('lists what the forge took and does not show', async () => {
    const forge = memoryForge();
    forge.drops = ({ line }) => line === 2;
    const receipt = await publish(inputFor(forge, { document: documentOf(defects(3)) }));
    expect(receipt.places.filter(({ state }) => state === 'listed')).toHaveLength(1);
    expect(summaryOf(forge)).toContain('does not show it');
    expectTruth(forge, receipt, 3);
  });
});

describe('stages/publish/publish: refusals', () => {
  it.each([
    ['one bad among three in two files', 3, [2]],
    ['one bad among thirty', 30, [17]],
    ['the first of thirty', 30, [1]],
    ['the last of thirty', 30, [30]],
  ])('posts all but the bad comment: %s', async (_, count, bad) => {
    const forge = memoryForge();
    forge.bears = ({ line }) => !bad.includes(line);
    const said = defects(count).map((entry, at) => ({ ...entry, file: at % 2 === 0 ? 'a.ts' : 'b.ts' }));
    const receipt = await publish(inputFor(forge, { document: documentOf(said) }));
    const posted = forge.reviews.length;
    const onLines = forge.threads.filter(({ subject }) => subject === 'line');
    expect(onLines).toHaveLength(count - bad.length);
    expect(forge.threads.filter(({ subject }) => subject === 'file')).toHaveLength(bad.length);
    expect(posted).toBeLessThanOrEqual(2);
    expect(forge.requests.filter(({ name }) => name === 'submitReview').length).toBeLessThanOrEqual(11);
    expect(receipt.incomplete).toEqual([]);
    expectTruth(forge, receipt, count);
  });

  it('never sends the same review twice while it looks for the bad comment', async () => {
    const forge = memoryForge();
    forge.bears = ({ line }) => line !== 5;
    const receipt = await publish(inputFor(forge, { document: documentOf(defects(8)) }));
    const sent = receipt.operations.filter(({ kind }) => kind === 'review').map(({ subject }) => subject);
    expect(new Set(sent).size).toBe(sent.length);
  });

  it('says everything somewhere where several comments are bad', async () => {
    const forge = memoryForge();
    forge.bears = ({ line }) => line % 3 !== 0;
    const receipt = await publish(inputFor(forge, { document: documentOf(defects(20)) }));
    expect(receipt.incomplete).toEqual([]);
    expectTruth(forge, receipt, 20);
  });

  it('clears an empty draft of ours before it posts', async () => {
    const forge = memoryForge();
    forge.drafts = [{ id: 'd1', body: '', comments: [], owner: BOT }];
    await publish(inputFor(forge));
    expect(forge.drafts).toEqual([]);
    expect(forge.threads).toHaveLength(1);
  });

  it('clears a draft of ours where nothing is to be posted', async () => {
    const forge = memoryForge();
    forge.drafts = [{ id: 'd1', body: '', comments: [], owner: BOT }];
    await publish(inputFor(forge, { document: documentOf([]) }));
    expect(forge.drafts).toEqual([]);
  });

  it('makes no third review of a refused one', async () => {
    const forge = memoryForge();
    forge.bears = ({ path, line }) => path !== 'c.ts' || line !== 2;
    const said = [
      ['a.ts', 1],
      ['b.ts', 1],
      ['c.ts', 1],
      ['c.ts', 2],
      ['c.ts', 3],
    ] as const;
    const document = documentOf(said.map(([file, line], at) => ({ file, line, issue: WORDS[at] ?? '' })));
    const change = changeWith(['a.ts', 'b.ts', 'c.ts'].map((path) => addedFile(path, 9)));
    const receipt = await publish(inputFor(forge, { document, change }));
    expect(forge.reviews.length).toBeLessThanOrEqual(2);
    expectTruth(forge, receipt, 5);
  });

  it('submits a draft that holds words we did not write, and leaves those of others alone', async () => {
    const forge = memoryForge();
    forge.drafts = [
      { id: 'd1', body: '', comments: ['by hand'], owner: BOT },
      { id: 'd2', body: '', comments: [], owner: ADA },
    ];
    await publish(inputFor(forge));
    expect(forge.drafts.map(({ id }) => id)).toEqual(['d2']);
    expect(forge.threads.map(({ comments }) => comments[0]?.body)).toContain('by hand');
  });

  it('clears a draft that stands in the way and posts once more', async () => {
    const forge = memoryForge();
    forge.before = (request) => {
      if (request.name === 'submitReview' && request.write === 1) {
        forge.drafts = [{ id: 'd1', body: '', comments: [], owner: BOT }];
      }
      return undefined;
    };
    const receipt = await publish(inputFor(forge));
    expect(forge.threads).toHaveLength(1);
    expect(receipt.incomplete).toEqual([]);
  });

  it('stops commenting where it is taken for spam, and lists the rest', async () => {
    const forge = memoryForge();
    forge.before = always('submitReview', refuse('spam'));
    const rules = { ...RULES, maxComments: 40 };
    const receipt = await publish(inputFor(forge, { document: documentOf(defects(35)), rules }));
    expect(forge.requests.filter(({ name }) => name === 'submitReview')).toHaveLength(1);
    expect(receipt.incomplete).toEqual([]);
    expect(summaryOf(forge)).toContain(WORDS[2] ?? '');
    expectTruth(forge, receipt, 35);
  });

  it('cuts harder once where a text is too long', async () => {
    const forge = memoryForge();
    const limit = 20_000;
    forge.before = ({ name }) => {
      forge.limits = { ...forge.limits, bodyLength: limit };
      return name === 'now' ? undefined : undefined;
    };
    const issue = 'word '.repeat(13_000);
    const receipt = await publish(inputFor(forge, { document: documentOf([{ issue }]) }));
    expect(forge.threads).toHaveLength(1);
    expect(forge.threads[0]?.comments[0]?.body.length).toBeLessThanOrEqual(limit);
    expect(receipt.incomplete).toEqual([]);
  });

  it('lists and is incomplete where a review is refused for another reason', async () => {
    const forge = memoryForge();
    forge.before = always('submitReview', refuse('other'));
    const receipt = await publish(inputFor(forge));
    expect(receipt.incomplete.join()).toContain('refused: other');
    expect(summaryOf(forge)).toContain('Defect 0');
    expectTruth(forge, receipt, 1);
  });

  it.each(['failed', 'gone'] as const)('lists and is incomplete where posting is %s', async (kind) => {
    const forge = memoryForge();
    forge.before = always('submitReview', answer(kind));
    const receipt = await publish(inputFor(forge));
    expect(receipt.incomplete).not.toEqual([]);
    expect(summaryOf(forge)).toContain('Defect 0');
  });

  it('is denied, not incomplete, where the token may not write at all', async () => {
    const forge = memoryForge();
    forge.before = ({ writes }) => (writes ? answer('denied') : undefined);
    const receipt = await publish(inputFor(forge, { document: documentOf(defects(2)) }));
    expect(receipt).toMatchObject({ denied: 'grant it', incomplete: [], posted: 0 });
    expect(forge.writes()).toBeLessThanOrEqual(2);
    expectTruth(forge, receipt, 2);
  });

  it('asks for the status once where the token may not write', async () => {
    const forge = memoryForge();
    forge.before = ({ writes }) => (writes ? answer('denied') : undefined);
    await publish(inputFor(forge, { rules: { ...RULES, status: 'auto' } }));
    expect(forge.requests.filter(({ name }) => name === 'ensureStatus')).toHaveLength(1);
  });

  it('is incomplete where permission is lost midway', async () => {
    const forge = memoryForge();
    forge.before = ({ write }) => (write > 1 ? answer('denied') : undefined);
    const receipt = await publish(inputFor(forge));
    expect(receipt.denied).toBeNull();
    expect(receipt.incomplete.join()).toContain('grant it');
  });

  it('is incomplete, and says so on the commit, where an open pull request takes no comments', async () => {
    const forge = memoryForge();
    forge.before = on('createNote', refuse('closed'));
    const receipt = await publish(inputFor(forge));
    expect(receipt.closed).toBe(false);
    expect(receipt.incomplete.join()).toContain('takes no comments');
    expect(forge.statuses.size).toBe(1);
  });
});

describe('stages/publish/publish: answers that are lost', () => {
  const NAMES = ['submitReview', 'commentOnFile', 'createNote', 'ensureStatus'] as const;
  const said: Said[] = [...defects(3), { line: 90, anchored: false, issue: WORDS[9] ?? '' }];

  it.each(NAMES)('says nothing twice where the answer to %s is lost', async (name) => {
    const forge = memoryForge();
    forge.after = on(name, { kind: 'lost' });
    const receipt = await publish(inputFor(forge, { document: documentOf(said) }));
    const clean = memoryForge();
    await publish(inputFor(clean, { document: documentOf(said) }));
    expect(forge.picture()).toEqual(clean.picture());
    expect(receipt.incomplete).toEqual([]);
    expectTruth(forge, receipt, 4);
  });

  it.each(NAMES)('sends again what did not arrive of %s', async (name) => {
    const forge = memoryForge();
    forge.before = on(name, answer('unclear'));
    const receipt = await publish(inputFor(forge, { document: documentOf(said) }));
    expect(receipt.incomplete).toEqual([]);
    expect(forge.threads).toHaveLength(4);
    expect(forge.notes).toHaveLength(1);
  });

  it.each(NAMES)('is incomplete where %s is unclear for good', async (name) => {
    const forge = memoryForge();
    forge.before = always(name, answer('unclear'));
    const receipt = await publish(inputFor(forge, { document: documentOf(said) }));
    expect(receipt.incomplete).not.toEqual([]);
    expect(forge.requests.filter((request) => request.name === name).length).toBeLessThanOrEqual(2);
    expectTruth(forge, receipt, 4);
  });

  it('sends only what is missing where a review arrived in part', async () => {
    const forge = memoryForge();
    forge.drops = ({ line }) => line === 2 && forge.reviews.length === 1;
    forge.after = on('submitReview', { kind: 'lost' });
    const receipt = await publish(inputFor(forge, { document: documentOf(defects(3)) }));
    expect(forge.threads).toHaveLength(3);
    expect(receipt).toMatchObject({ posted: 3, incomplete: [] });
  });

  it('does not send again where it cannot see what is there', async () => {
    const forge = memoryForge();
    forge.after = on('submitReview', { kind: 'lost' });
    forge.before = on('read', { kind: 'lost' }, 2);
    const receipt = await publish(inputFor(forge));
    expect(forge.threads).toHaveLength(1);
    expect(receipt.incomplete).not.toEqual([]);
  });

  it.each(['now', 'read'] as const)(
    'is incomplete and tells it in the status where %s fails',
    async (name) => {
      const forge = memoryForge();
      forge.before = on(name, { kind: 'lost' });
      const receipt = await publish(inputFor(forge));
      expect(receipt.incomplete.join()).toContain('1 accepted finding neither posted nor listed');
      expect([...forge.statuses.values()].map(({ conclusion }) => conclusion)).toEqual(['incomplete']);
    },
  );

  it.each(['failed', 'unclear'] as const)('counts what is nowhere where the summary is %s', async (kind) => {
    const forge = memoryForge();
    forge.before = (request) =>
      request.name === 'submitReview' ? refuse('spam') : always('createNote', answer(kind))(request);
    const receipt = await publish(inputFor(forge, { document: documentOf(defects(2)) }));
    expect(receipt.incomplete).toContain('2 accepted findings neither posted nor listed');
  });

  it('writes a new summary where somebody deleted the old one meanwhile', async () => {
    const forge = memoryForge();
    await publish(inputFor(forge, { document: documentOf(defects(1)) }));
    forge.before = ({ name }) => {
      if (name === 'updateNote') forge.notes = [];
      return undefined;
    };
    const receipt = await publish(inputFor(forge, { document: documentOf(defects(2), { runId: 'run-2' }) }));
    expect(forge.notes).toHaveLength(1);
    expect(receipt.incomplete).toEqual([]);
  });
});

describe('stages/publish/publish: a pull request that moves', () => {
  function move(forge: MemoryForge): void {
    forge.now.headSha = OTHER_HEAD;
    forge.commits.add(OTHER_HEAD);
  }

  it('says nothing inline for commits that are gone, and marks the summary', async () => {
    const forge = memoryForge();
    move(forge);
    const receipt = await publish(inputFor(forge));
    expect(forge.threads).toEqual([]);
    expect(receipt).toMatchObject({ superseded: true, posted: 0 });
    expect(summaryOf(forge)).toContain('superseded');
    expect(receipt.incomplete).not.toEqual([]);
  });

  it('takes another base branch for a move', async () => {
    const forge = memoryForge();
    forge.now.baseRef = 'release';
    const receipt = await publish(inputFor(forge));
    expect(receipt.superseded).toBe(true);
    expect(forge.threads).toEqual([]);
  });

  it('leaves the summary of a newer run as it is', async () => {
    const forge = memoryForge();
    move(forge);
    const { change } = documentOf([]);
    const newer = documentOf(defects(1), {
      runId: 'run-9',
      change: { ...change, head: { ref: 'feature', sha: OTHER_HEAD } },
    });
    await publish(inputFor(forge, { document: newer }));
    const before = summaryOf(forge);
    const receipt = await publish(inputFor(forge, { document: documentOf(defects(3)) }));
    expect(summaryOf(forge)).toBe(before);
    expect(receipt.superseded).toBe(true);
  });

  it('never approves and never passes whenever the head moves, and keeps the status on the reviewed commit', async () => {
    const rules = { ...RULES, verdict: 'approve' as const };
    for (let at = 1; at <= 12; at++) {
      const forge = memoryForge();
      forge.before = ({ number }) => {
        if (number === at) move(forge);
        return undefined;
      };
      const receipt = await publish(inputFor(forge, { rules }));
      const moved = forge.now.headSha === OTHER_HEAD;
      const approvals = forge.reviews.filter(({ state }) => state === 'approved').length;
      const requests = forge.requests.map(({ name }) => name);
      const lastLook = requests.lastIndexOf('now') + 1;
      // Only a move at the very request that approves cannot be seen.
      if (approvals > 0) expect(at).toBeGreaterThanOrEqual(requests.lastIndexOf('submitReview') + 1);
      if (moved && at <= lastLook) {
        expect({ at, approvals }).toEqual({ at, approvals: 0 });
        expect(receipt.superseded).toBe(true);
      }
      for (const { headSha, conclusion } of forge.statuses.values()) {
        expect(headSha).toBe(HEAD);
        if (receipt.superseded) expect(conclusion).toBe('incomplete');
      }
      for (const review of forge.reviews) expect(review.headSha).toBe(HEAD);
    }
  });

  it('stops at a refusal that says the commit is gone', async () => {
    const forge = memoryForge();
    forge.before = on('submitReview', refuse('moved'));
    const receipt = await publish(inputFor(forge));
    expect(receipt.superseded).toBe(true);
    expect(summaryOf(forge)).toContain('superseded');
  });
});

describe('stages/publish/publish: verdicts', () => {
  const APPROVE = { ...RULES, verdict: 'approve' as const };
  const REQUEST = { ...RULES, verdict: 'request-changes' as const };
  const clean = documentOf([]);
  const states = (forge: MemoryForge) => forge.reviews.map(({ state }) => state);

  it('approves a complete pass of two families', async () => {
    const forge = memoryForge();
    await publish(inputFor(forge, { document: clean, rules: APPROVE }));
    expect(states(forge)).toEqual(['approved']);
    await publish(inputFor(forge, { document: { ...clean, runId: 'run-2' }, rules: APPROVE }));
    expect(states(forge)).toEqual(['approved']);
  });

  it.each([
    ['a block', { conclusion: 'block' as const }],
    ['an incomplete result', { conclusion: 'incomplete' as const }],
    ['a skipped one', { conclusion: 'skipped' as const }],
    ['gaps in coverage', { coverage: { ...clean.coverage, complete: false } }],
    ['a seat that was planned and not dispatched', { coverage: { ...clean.coverage, seats: 3 } }],
    ['one family', { slots: [seat('opus', 'anthropic'), seat('gpt', 'anthropic')] }],
    [
      'a seat that did not end',
      { slots: [seat('opus', 'a'), { ...seat('gpt', 'b'), status: 'timeout' as const }] },
    ],
    [
      'a third seat that did not end',
      {
        slots: [seat('opus', 'a'), seat('gpt', 'b'), { ...seat('gpt', 'c'), status: 'timeout' as const }],
      },
    ],
    [
      'a file that one seat did not read',
      {
        coverage: {
          ...clean.coverage,
          files: [fileCoverage({ path: 'a.ts', slots: ['opus'] })],
        },
      },
    ],
  ])('does not approve %s', async (_, overrides) => {
    const forge = memoryForge();
    await publish(inputFor(forge, { document: { ...clean, ...overrides }, rules: APPROVE }));
    expect(states(forge)).not.toContain('approved');
  });

  it('does not approve what blocks, however leniently the run is judged', async () => {
    const gate = { severity: 'important', file: 'a.ts', line: 1, issue: 'The build fails.' } as const;
    for (const document of [documentOf([{ severity: 'blocking' }]), documentOf([], {}, [gate])]) {
      const forge = memoryForge();
      await publish(inputFor(forge, { document, rules: APPROVE }));
      expect(states(forge)).not.toContain('approved');
    }
  });

  it('does not approve what could not be published whole', async () => {
    const forge = memoryForge();
    forge.before = on('createNote', answer('failed'));
    await publish(inputFor(forge, { document: clean, rules: APPROVE }));
    expect(states(forge)).toEqual([]);
  });

  it('does not approve unless the rules say so', async () => {
    for (const rules of [RULES, REQUEST]) {
      const forge = memoryForge();
      await publish(inputFor(forge, { document: clean, rules }));
      expect(states(forge)).toEqual([]);
    }
  });

  it('requests changes once for a block, and takes that back on a pass', async () => {
    const forge = memoryForge();
    const block = documentOf([], { conclusion: 'block' });
    await publish(inputFor(forge, { document: block, rules: REQUEST }));
    await publish(inputFor(forge, { document: { ...block, runId: 'run-2' }, rules: REQUEST }));
    expect(states(forge)).toEqual(['changes-requested']);
    await publish(inputFor(forge, { document: { ...clean, runId: 'run-3' }, rules: REQUEST }));
    expect(states(forge)).toEqual(['dismissed']);
  });

  it('requests changes anew for new commits', async () => {
    const forge = memoryForge();
    const block = documentOf([], { conclusion: 'block' });
    await publish(inputFor(forge, { document: block, rules: REQUEST }));
    forge.now.headSha = OTHER_HEAD;
    forge.commits.add(OTHER_HEAD);
    const change = { ...block.change, head: { ref: 'feature', sha: OTHER_HEAD } };
    await publish(inputFor(forge, { document: { ...block, change, runId: 'run-2' }, rules: REQUEST }));
    expect(states(forge)).toEqual(['changes-requested', 'changes-requested']);
  });

  it('takes an approval back where the result is less than a pass', async () => {
    const forge = memoryForge();
    await publish(inputFor(forge, { document: clean, rules: APPROVE }));
    await publish(
      inputFor(forge, { document: documentOf([], { conclusion: 'incomplete' }), rules: APPROVE }),
    );
    expect(states(forge)).toEqual(['dismissed']);
  });

  it('leaves verdicts of others, and unmarked ones, alone', async () => {
    const forge = memoryForge();
    const entry = { state: 'changes-requested', commit: HEAD, headSha: HEAD, verdict: null } as const;
    const ours = memoryForge();
    await publish(inputFor(ours, { document: documentOf([], { conclusion: 'block' }), rules: REQUEST }));
    forge.reviews = [
      { ...entry, id: '1', author: ADA, body: ours.reviews[0]?.body ?? '' },
      { ...entry, id: '2', author: BOT, body: 'by hand' },
    ];
    await publish(inputFor(forge, { document: clean, rules: REQUEST }));
    expect(states(forge)).toEqual(['changes-requested', 'changes-requested']);
    expect(forge.violations).toEqual([]);
  });

  it('gives a verdict once where the answer to it is lost', async () => {
    const forge = memoryForge();
    forge.after = on('submitReview', { kind: 'lost' });
    const receipt = await publish(inputFor(forge, { document: clean, rules: APPROVE }));
    expect(states(forge)).toEqual(['approved']);
    expect(receipt).toMatchObject({ incomplete: [], remarks: [] });
  });

  it('only remarks that a verdict on its own change is refused', async () => {
    const forge = memoryForge();
    forge.author = BOT;
    const receipt = await publish(inputFor(forge, { document: clean, rules: APPROVE }));
    expect(receipt.incomplete).toEqual([]);
    expect(receipt.remarks.join()).toContain('own-change');
  });

  it('only remarks that it may not take a verdict back', async () => {
    const forge = memoryForge();
    await publish(inputFor(forge, { document: documentOf([], { conclusion: 'block' }), rules: REQUEST }));
    forge.before = always('dismissReview', answer('denied'));
    const receipt = await publish(inputFor(forge, { document: clean, rules: REQUEST }));
    expect(receipt.remarks.join()).toContain('grant it');
    expect(receipt.incomplete).toEqual([]);
  });
});

describe('stages/publish/publish: interruption, races and ownership', () => {
  const said: Said[] = [...defects(3), { line: 90, anchored: false, issue: WORDS[9] ?? '' }];
  const verdict = { ...RULES, verdict: 'request-changes' as const };
  const document = documentOf(said, { conclusion: 'block' });

  it('begins no write once it is interrupted', async () => {
    for (let at = 1; at <= 6; at++) {
      const forge = memoryForge();
      const controller = new AbortController();
      forge.before = ({ number }) => {
        if (number === at) controller.abort();
        return undefined;
      };
      const receipt = await publish(inputFor(forge, { document, signal: controller.signal }));
      const late = forge.requests.filter(({ number }) => number > at);
      expect(late).toEqual([]);
      expect(receipt.incomplete).toContain('interrupted while publishing');
    }
  });

  it('resolves what is gone, and only remarks that it may not', async () => {
    for (const denied of [false, true]) {
      const forge = memoryForge();
      await publish(inputFor(forge));
      for (const thread of forge.threads) thread.outdated = true;
      if (denied) forge.before = always('resolveThread', answer('denied'));
      const receipt = await publish(inputFor(forge, { document: documentOf([], { runId: 'run-2' }) }));
      expect(receipt).toMatchObject({ resolved: denied ? 0 : 1, incomplete: [] });
      expect(receipt.remarks.join()).toContain(denied ? 'grant it' : '');
      expect(forge.threads.map(({ resolved }) => resolved)).toEqual([!denied]);
    }
  });

  it('resolves nothing once the commits moved on', async () => {
    const forge = memoryForge();
    await publish(inputFor(forge));
    for (const thread of forge.threads) thread.outdated = true;
    forge.before = ({ name }) => {
      if (name === 'submitReview') forge.now.headSha = OTHER_HEAD;
      return undefined;
    };
    await publish(
      inputFor(forge, { document: documentOf([{ line: 30, issue: WORDS[7] ?? '' }], { runId: 'run-2' }) }),
    );
    expect(forge.threads.map(({ resolved }) => resolved)).toEqual([false, false]);
  });

  it('passes on what could not be read', async () => {
    const forge = memoryForge();
    const board = forge.board();
    const read = async () => ({ ...(await board.read()), remarks: ['Nobody can tell what is resolved.'] });
    const receipt = await publish(inputFor(forge, { board: { ...board, read } }));
    expect(receipt.remarks).toContain('Nobody can tell what is resolved.');
  });

  it('is completed by the next run wherever it was killed', async () => {
    const clean = memoryForge();
    await publish(inputFor(clean, { document, rules: verdict }));
    const total = clean.writes();
    expect(total).toBeGreaterThanOrEqual(5);
    for (let at = 1; at <= total; at++) {
      for (const when of ['before', 'after'] as const) {
        const forge = memoryForge();
        forge[when] = ({ write }) => (write === at ? { kind: 'kill' } : undefined);
        await expect(publish(inputFor(forge, { document, rules: verdict }))).rejects.toThrow(Killed);
        forge.before = () => undefined;
        forge.after = () => undefined;
        const next = { ...document, runId: 'run-2' };
        await publish(inputFor(forge, { document: next, rules: verdict }));
        expect(forge.picture()).toEqual(clean.picture());
      }
    }
  });

  it('says the same in the end whichever answer is lost', async () => {
    const clean = memoryForge();
    await publish(inputFor(clean, { document, rules: verdict }));
    for (let at = 1; at <= clean.writes(); at++) {
      const forge = memoryForge();
      forge.after = ({ write }) => (write === at ? { kind: 'lost' } : undefined);
      await publish(inputFor(forge, { document, rules: verdict }));
      expect(forge.picture()).toEqual(clean.picture());
    }
  });

  it('edits, deletes and resolves nothing of others, and is not fooled by their marks', async () => {
    const first = memoryForge();
    await publish(inputFor(first, { document }));
    const forge = memoryForge();
    // A stranger pastes all we said, and another workflow under our account echoes it as a note and in a quote.
    forge.threads = first.threads.map((thread) => ({
      ...thread,
      comments: thread.comments.map((comment) => ({ ...comment, author: ADA })),
    }));
    forge.notes = first.notes.map((note) => ({ ...note, author: ADA }));
    for (const { comments } of first.threads) {
      const [root] = comments;
      if (root === undefined) continue;
      forge.notes.push({ ...root, author: BOT });
      forge.threads.push({
        ...(first.threads[0] ?? forge.threads[0]!),
        id: `quote-${root.id}`,
        comments: [{ ...root, author: BOT, body: `> ${root.body.replaceAll('\n', '\n> ')}\nfixed?` }],
      });
    }
    const before = JSON.stringify([forge.threads, forge.notes]);
    const stood = forge.threads.length;
    const notes = forge.notes.length;
    const receipt = await publish(inputFor(forge, { document: { ...document, runId: 'run-2' } }));
    expect(receipt).toMatchObject({ posted: 4, kept: 0 });
    expect(JSON.stringify([forge.threads.slice(0, stood), forge.notes.slice(0, notes)])).toBe(before);
    expectTruth(forge, receipt, 4);
  });

  it('leaves nothing twice where two runs speak at once', async () => {
    for (let seed = 1; seed <= 40; seed++) {
      const forge = memoryForge();
      let state = seed;
      forge.turn = async () => {
        state = (state * 1103515245 + 12345) % 2147483648;
        for (let wait = state % 7; wait > 0; wait--) await Promise.resolve();
      };
      const receipts = await Promise.all(
        ['run-1', 'run-2'].map((runId) => publish(inputFor(forge, { document: { ...document, runId } }))),
      );
      await publish(inputFor(forge, { document: { ...document, runId: 'run-3' } }));
      const prints = forge.threads.map(({ comments }) => /fp=\S+/.exec(comments[0]?.body ?? '')?.[0]);
      expect(prints).toHaveLength(4);
      expect(new Set(prints).size).toBe(4);
      expect(forge.notes).toHaveLength(1);
      expect(receipts).toHaveLength(2);
    }
  });

  it.each([
    ['takes back what another run said first in other words', '1', { posted: 0, kept: 1 }, ['theirs']],
    [
      'leaves it to the other run where that spoke later',
      '999999',
      { posted: 1, kept: 0 },
      ['theirs', 'ours'],
    ],
  ])('%s', async (_, id, counts, left) => {
    const said = { line: 3, issue: 'This session cache never expires, it only grows.' };
    const theirs = memoryForge();
    await publish(inputFor(theirs, { document: documentOf([said], { runId: 'run-0' }) }));
    const [thread] = theirs.threads;
    if (thread === undefined) throw new Error('no thread');
    const forge = memoryForge();
    forge.before = ({ name }) => {
      const comments = thread.comments.map((comment) => ({ ...comment, id }));
      if (name === 'submitReview') forge.threads.push({ ...thread, id: 'theirs', comments });
      return undefined;
    };
    const mine = {
      line: 3,
      issue: 'The session cache never expires and grows.',
      category: 'performance',
    } as const;
    const receipt = await publish(inputFor(forge, { document: documentOf([mine]) }));
    expect(forge.threads.map((entry) => (entry.id === 'theirs' ? 'theirs' : 'ours'))).toEqual(left);
    expect(receipt).toMatchObject(counts);
  });
});

describe('stages/publish/publish: status', () => {
  const AUTO = { ...RULES, status: 'auto' as const };

  it.each<[string, Said[], WriteResult['kind'], string[]]>([
    ['a check where the token allows', [], 'done', ['check']],
    ['a commit status where it does not', [], 'denied', ['commit-status']],
  ])('sets %s', async (_, said, check, ways) => {
    const forge = memoryForge();
    if (check === 'denied') forge.before = on('ensureStatus', answer('denied'));
    await publish(inputFor(forge, { document: documentOf(said), rules: AUTO }));
    expect([...forge.statuses.values()].map(({ way }) => way)).toEqual(ways);
  });

  it('remarks what to grant where neither is allowed', async () => {
    const forge = memoryForge();
    forge.before = always('ensureStatus', answer('denied'));
    const receipt = await publish(inputFor(forge, { rules: AUTO }));
    expect(receipt.remarks.join()).toContain('grant it Or: grant it');
    expect(receipt.incomplete).toEqual([]);
  });

  it('is incomplete where the status fails', async () => {
    const forge = memoryForge();
    forge.before = always('ensureStatus', answer('failed'));
    const receipt = await publish(inputFor(forge));
    expect(receipt.incomplete.join()).toContain('status');
  });

  it('tells incomplete in the status where publishing fell short of a pass, and never softens a block', async () => {
    for (const [conclusion, told] of [
      ['pass', 'incomplete'],
      ['block', 'block'],
    ] as const) {
      const forge = memoryForge();
      forge.before = on('submitReview', answer('failed'));
      await publish(inputFor(forge, { document: documentOf(defects(1), { conclusion }) }));
      expect([...forge.statuses.values()].map((status) => status.conclusion)).toEqual([told]);
    }
  });

  it('sets none where the rules say none', async () => {
    const forge = memoryForge();
    await publish(inputFor(forge, { rules: { ...RULES, status: 'none' } }));
    expect(forge.statuses.size).toBe(0);
  });
});

describe('stages/publish/publish: long texts', () => {
  it('keeps every body under the limit with its mark as the last line', async () => {
    const forge = memoryForge();
    const issue = `\`\`\`\n${'x'.repeat(200_000)}`;
    const receipt = await publish(
      inputFor(forge, { document: documentOf([{ issue }]), change: changeWith([addedFile('a.ts', 5)]) }),
    );
    const [body = ''] = forge.threads.map(({ comments }) => comments[0]?.body ?? '');
    expect(body.length).toBeLessThanOrEqual(65_000);
    expect(body.split('\n').at(-1)).toMatch(/^<!-- quorate:v1 /);
    expectTruth(forge, receipt, 1);
  });
});
