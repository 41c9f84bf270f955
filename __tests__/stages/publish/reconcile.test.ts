import { describe, expect, it } from '@jest/globals';
import type { Account, BoardState, ReviewThread } from '../../../src/domain/board.ts';
import type { ChangeSet } from '../../../src/domain/change.ts';
import { changeCode } from '../../../src/domain/change-code.ts';
import { type MarkerScope, withMarker } from '../../../src/domain/marker.ts';
import type { PublishRules, WantedFinding } from '../../../src/domain/publication.ts';
import { findingText } from '../../../src/stages/publish/comment-text.ts';
import {
  duplicates,
  type PublishPlan,
  planDrafts,
  type ReconcileInput,
  reconcile,
  stickySummary,
} from '../../../src/stages/publish/reconcile.ts';
import { wantedFindings } from '../../../src/stages/publish/wanted.ts';
import { clusterFindings } from '../../../src/stages/triage/matcher.ts';
import { ADA, BOT, HEAD, memoryForge } from '../../support/memory-board.ts';
import {
  addedFile,
  changeWith,
  documentOf,
  fileWith,
  RULES,
  type Said,
  WORDS,
} from '../../support/publish-scene.ts';

const SCOPE: MarkerScope = { repository: 'o/r', number: 7, stateKey: null, form: 'html-comment' };
const CHANGE = changeWith([addedFile('a.ts', 60), addedFile('b.ts', 60)]);
const { can } = memoryForge();

function wantedOf(said: readonly Said[], change: ChangeSet = CHANGE): readonly WantedFinding[] {
  return wantedFindings(documentOf(said), changeCode(change), clusterFindings);
}

let ids = 100;
function noteOf(finding: WantedFinding, run: string, author: Account = BOT) {
  const style = { seats: 2, code: new Set<never>(), suggestions: false, can, maxLength: 60_000 };
  const marker = { kind: 'finding', fingerprint: finding.fingerprint, head: HEAD, run } as const;
  const text = withMarker(findingText(finding, finding.anchor !== null, style), marker, SCOPE);
  return { id: `${++ids}`, author, body: text, url: null, minimised: false };
}

/** What an earlier run said of these findings. */
function threadsOf(findings: readonly WantedFinding[], overrides: Partial<ReviewThread> = {}, run = 'run-0') {
  return findings.map((finding): ReviewThread => {
    const root = noteOf(finding, run);
    const line = finding.anchor?.line ?? null;
    return {
      id: `t${root.id}`,
      path: finding.path,
      subject: finding.anchor === null ? 'file' : 'line',
      side: finding.anchor?.side ?? null,
      line,
      originalLine: line,
      resolved: false,
      outdated: false,
      canResolve: true,
      comments: [root],
      ...overrides,
    };
  });
}

function stateWith(threads: readonly ReviewThread[], overrides: Partial<BoardState> = {}): BoardState {
  return { me: BOT, threads, notes: [], drafts: [], remarks: [], ...overrides };
}

function planFor(
  said: readonly Said[],
  threads: readonly ReviewThread[],
  overrides: Partial<Omit<ReconcileInput, 'rules'>> & {
    rules?: Partial<PublishRules>;
    change?: ChangeSet;
  } = {},
): PublishPlan {
  const { rules, change = CHANGE, ...rest } = overrides;
  return reconcile({
    wanted: wantedOf(said, change),
    doubted: [],
    state: stateWith(threads),
    code: changeCode(change),
    match: clusterFindings,
    scope: SCOPE,
    can,
    complete: true,
    superseded: false,
    rules: { ...RULES, ...rules },
    ...rest,
  });
}

function counts({ kept, inline, onFile, listed }: PublishPlan) {
  return { kept: kept.length, inline: inline.length, onFile: onFile.length, listed: listed.length };
}

const KEPT = { kept: 1, inline: 0, onFile: 0, listed: 0 };
const NEW = { kept: 0, inline: 1, onFile: 0, listed: 0 };

describe('stages/publish/reconcile: what was said', () => {
  const said: Said[] = [{ line: 11, issue: 'The divisor may be zero here.' }];

  it.each<[string, Partial<ReviewThread>]>([
    ['open', {}],
    ['resolved', { resolved: true }],
    ['outdated', { outdated: true, line: null }],
    ['of unknown state', { resolved: null }],
  ])('is not said again where its thread is %s', (_, overrides) => {
    expect(counts(planFor(said, threadsOf(wantedOf(said), overrides)))).toEqual(KEPT);
  });

  it('is not said again where its comment was hidden or answered', () => {
    const [thread] = threadsOf(wantedOf(said));
    const root = thread?.comments[0];
    if (thread === undefined || root === undefined) throw new Error('no thread');
    const hidden = { ...thread, comments: [{ ...root, minimised: true }] };
    const answered = { ...thread, comments: [root, { ...root, id: '999', author: ADA, body: 'No.' }] };
    expect(counts(planFor(said, [hidden]))).toEqual(KEPT);
    expect(counts(planFor(said, [answered]))).toEqual(KEPT);
  });

  it('is said of one more place in the same words, unless the forge no longer knows where the first was', () => {
    const elsewhere: Said[] = [{ line: 41, issue: 'The divisor may be zero here.' }];
    const nearby: Said[] = [{ line: 14, issue: 'The divisor may be zero here.' }];
    const threads = (overrides: Partial<ReviewThread> = {}) => threadsOf(wantedOf(said), overrides);

    expect(counts(planFor(elsewhere, threads()))).toEqual(NEW);
    expect(counts(planFor(elsewhere, threads({ resolved: true })))).toEqual(NEW);
    expect(counts(planFor(elsewhere, threads({ outdated: true, line: null })))).toEqual(KEPT);
    expect(counts(planFor(nearby, threads()))).toEqual(KEPT);
  });

  it('is known after lines moved, in other words, of another seat and category', () => {
    const before = changeWith([
      fileWith('calc.py', [
        { start: 8, rows: [' line 8', ' line 9', ' def div(a, b):', '+    return a / b  # v1', ' line 12'] },
      ]),
    ]);
    const after = changeWith([
      fileWith('calc.py', [
        { start: 1, rows: ['+import os', '+import sys', '+'] },
        { start: 11, rows: [' line 8', ' line 9', ' def div(a, b):', '+    return a / b  # v1', ' line 12'] },
      ]),
    ]);
    const old: Said = { file: 'calc.py', line: 11, issue: 'Division by zero: b may be 0 here; guard it.' };
    const now: Said[] = [
      {
        file: 'calc.py',
        line: 14,
        issue: 'Possible division by zero. No guard for b before the division.',
        category: 'security',
      },
      { file: 'calc.py', line: 2, issue: 'Unused import: sys is not used.', severity: 'suggestion' },
    ];
    const threads = threadsOf(wantedOf([old], before), { line: 14 });
    const plan = planFor(now, threads, { change: after });
    expect(plan.kept.map(({ finding }) => finding.line)).toEqual([14]);
    expect(plan.inline.map(({ line }) => line)).toEqual([2]);
    expect(plan.resolve).toEqual([]);
  });

  it('is known by its words where the code around it was edited', () => {
    const edited = changeWith([
      fileWith('a.ts', [{ start: 1, rows: ['+guard(b);', '+return a / (b + 0);'] }]),
    ]);
    const now: Said[] = [{ line: 2, issue: 'Here the divisor may be zero.' }];
    const threads = threadsOf(wantedOf(said), { outdated: true, line: null });
    expect(counts(planFor(now, threads, { change: edited }))).toEqual(KEPT);
  });

  it('is known by its code and category where words share nothing', () => {
    const now: Said[] = [{ line: 11, issue: 'Unchecked arithmetic crashes production' }];
    expect(counts(planFor(now, threadsOf(wantedOf(said))))).toEqual(KEPT);
  });

  it('is another defect where code is the same, category and words are not', () => {
    const now: Said[] = [
      { line: 11, issue: 'Unchecked arithmetic crashes production', category: 'security' },
    ];
    expect(counts(planFor(now, threadsOf(wantedOf(said))))).toEqual(NEW);
  });

  it('is known under the old name of a renamed file', () => {
    const rows = ['+the(code);', '+more();'];
    const before = changeWith([fileWith('lib/old.ts', [{ start: 1, rows }])]);
    const renamed = { oldPath: 'lib/old.ts', status: 'renamed' } as const;
    const after = changeWith([fileWith('core/new.ts', [{ start: 1, rows }], renamed)]);
    const threads = threadsOf(wantedOf([{ file: 'lib/old.ts', line: 1, issue: 'Qqq zzz.' }], before));
    const plan = planFor([{ file: 'core/new.ts', line: 1, issue: 'Vvv kkk.' }], threads, { change: after });
    expect(counts(plan)).toEqual(KEPT);
  });

  it('is another defect in a copy of its file', () => {
    const rows = ['+the(code);', '+more();'];
    const before = changeWith([fileWith('a.ts', [{ start: 1, rows }])]);
    const copied = { oldPath: 'a.ts', status: 'copied' } as const;
    const after = changeWith([fileWith('copy.ts', [{ start: 1, rows }], copied)]);
    const threads = threadsOf(wantedOf([{ file: 'a.ts', line: 1 }], before));
    expect(counts(planFor([{ file: 'copy.ts', line: 1 }], threads, { change: after }))).toEqual(NEW);
  });

  it('passes its fingerprint on', () => {
    const [thread] = threadsOf(wantedOf([{ ...said[0], category: 'api' }]));
    const plan = planFor(said, thread === undefined ? [] : [thread]);
    expect(plan.kept[0]?.finding.fingerprint).toBe(
      wantedOf([{ ...said[0], category: 'api' }])[0]?.fingerprint,
    );
  });

  it('keeps two defects on one line apart, whichever comes first', () => {
    const both: Said[] = [
      { line: 11, issue: 'The divisor may be zero here.' },
      { line: 11, issue: 'A lock is never released on this path.' },
    ];
    for (const known of both) {
      const plan = planFor(both, threadsOf(wantedOf([known])));
      expect(plan.kept.map(({ finding }) => finding.issue)).toEqual([known.issue]);
      expect(plan.inline).toHaveLength(1);
      expect(plan.inline[0]?.fingerprint).not.toBe(plan.kept[0]?.finding.fingerprint);
    }
  });
});

describe('stages/publish/reconcile: code that stands twice', () => {
  const block = ['+if (role == admin) {', '+  open(door);', '+}'];
  const change = changeWith([
    fileWith('a.ts', [
      { start: 10, rows: [...block, '+x'.padEnd(120, '1')] },
      { start: 50, rows: [...block, '+x'.padEnd(120, '1')] },
    ]),
  ]);
  const first: Said = { line: 10, issue: 'The role is compared with a constant.' };
  const second: Said = { line: 50, issue: 'The role is compared with a constant.' };

  it('has both twins said', () => {
    const plan = planFor([first, second], [], { change });
    expect(new Set(plan.inline.map(({ fingerprint }) => fingerprint)).size).toBe(2);
  });

  it('says the twin of a resolved finding, under a fingerprint of its own', () => {
    const threads = threadsOf(wantedOf([first], change), { resolved: true });
    for (const said of [[second], [first, second]]) {
      const plan = planFor(said, threads, { change });
      expect(plan.inline.map(({ line }) => line)).toEqual([50]);
      expect(plan.inline[0]?.fingerprint).not.toBe(wantedOf([first], change)[0]?.fingerprint);
    }
  });

  it('knows each twin again', () => {
    const threads = threadsOf(wantedOf([first, second], change));
    expect(counts(planFor([second, first], threads, { change }))).toMatchObject({ kept: 2, inline: 0 });
    expect(planFor([second], threads, { change }).kept[0]?.own.thread.line).toBe(50);
  });
});

describe('stages/publish/reconcile: findings without a line', () => {
  const whole = (issue: string): Said => ({ line: 0, anchored: false, issue });

  it('go to their file once', () => {
    const said = [whole('This file has no tests at all.')];
    expect(counts(planFor(said, []))).toEqual({ kept: 0, inline: 0, onFile: 1, listed: 0 });
    expect(counts(planFor([whole('There are no tests for this file.')], threadsOf(wantedOf(said))))).toEqual(
      KEPT,
    );
  });

  it('are told apart by their words alone', () => {
    const threads = threadsOf(wantedOf([whole('This file has no tests at all.')]));
    const plan = planFor([whole('Licence header missing.')], threads);
    expect(counts(plan)).toEqual({ kept: 0, inline: 0, onFile: 1, listed: 0 });
  });

  it('are ten a run at most', () => {
    const said = Array.from({ length: 12 }, (_, at) => whole(WORDS[at] ?? ''));
    expect(counts(planFor(said, []))).toEqual({ kept: 0, inline: 0, onFile: 10, listed: 2 });
  });

  it('are listed where no comment can carry the name of the file', () => {
    const file = 'caf\ufffd.ts';
    const change = changeWith([addedFile(file, 5)]);
    expect(counts(planFor([{ file, line: 2 }], [], { change })).listed).toBe(1);
  });

  it('are listed where the forge has no comments on files, or the file is not in the change', () => {
    const said = [whole('This file has no tests at all.')];
    expect(counts(planFor(said, [], { can: { ...can, fileComments: false } })).listed).toBe(1);
    expect(counts(planFor([{ ...whole('Gone.'), file: 'z.ts' }], [])).listed).toBe(1);
  });
});

describe('stages/publish/reconcile: how much is said', () => {
  const many = Array.from(
    { length: 6 },
    (_, at): Said => ({
      line: at + 1,
      issue: WORDS[at] ?? '',
      severity: at === 5 ? 'blocking' : 'suggestion',
    }),
  );

  it('says the gravest first up to the limit', () => {
    const plan = planFor(many, [], { rules: { maxComments: 2 } });
    expect(plan.inline.map(({ severity }) => severity)).toEqual(['blocking', 'suggestion']);
    expect(plan.listed).toHaveLength(4);
  });

  it('counts open comments of earlier runs, and no others', () => {
    const known = wantedOf(many.slice(0, 2));
    const rules = { maxComments: 3 };
    expect(planFor(many, threadsOf(known), { rules }).inline).toHaveLength(1);
    expect(planFor(many, threadsOf(known, { resolved: true }), { rules }).inline).toHaveLength(3);
  });

  it('lists what is below the lowest severity, and keeps what was said', () => {
    const rules = { minSeverity: 'blocking' } as const;
    expect(counts(planFor(many, [], { rules }))).toMatchObject({ inline: 1, listed: 5 });
    expect(counts(planFor(many, threadsOf(wantedOf(many)), { rules }))).toMatchObject({ kept: 6, listed: 0 });
  });

  it('lists all where inline comments are off or the commits moved on', () => {
    expect(counts(planFor(many, [], { rules: { post: 'summary' } })).listed).toBe(6);
    expect(counts(planFor(many, [], { superseded: true })).listed).toBe(6);
  });
});

describe('stages/publish/reconcile: ownership', () => {
  const said: Said[] = [{ line: 11, issue: 'The divisor may be zero here.' }];

  it.each<[string, Account, Account | null, boolean]>([
    ['the same id under another login', BOT, { ...BOT, login: 'renamed' }, true],
    ['another id under the same login', BOT, { ...BOT, id: '1' }, false],
    ['no id, the same login and kind', { ...BOT, id: null }, BOT, true],
    ['no id, the same login of a person', { ...BOT, id: null }, { ...BOT, kind: 'user' }, false],
    ['no account', BOT, null, false],
  ])('goes by %s', (_, me, author, mine) => {
    const threads = threadsOf(wantedOf(said)).map((thread) => ({
      ...thread,
      comments: thread.comments.map((comment) => ({ ...comment, author })),
    }));
    const plan = planFor(said, [], { state: stateWith(threads, { me }) });
    expect(counts(plan)).toEqual(mine ? KEPT : NEW);
  });

  it('takes only what begins a thread', () => {
    const [thread] = threadsOf(wantedOf(said));
    if (thread === undefined) throw new Error('no thread');
    const [root] = thread.comments;
    const reply = root === undefined ? [] : [{ ...root, id: '1', author: ADA, body: 'hm' }, root];
    expect(counts(planFor(said, [{ ...thread, comments: reply }]))).toEqual(NEW);
    expect(counts(planFor(said, [], { state: stateWith([], { notes: thread.comments }) }))).toEqual(NEW);
  });
});

describe('stages/publish/reconcile: resolving', () => {
  const known = wantedOf([{ line: 11, issue: 'The divisor may be zero here.' }]);
  const gone = { outdated: true, line: null } as const;
  const answered = (thread: ReviewThread): ReviewThread => ({
    ...thread,
    comments: [...thread.comments, { id: '1', author: ADA, body: 'why?', url: null, minimised: false }],
  });

  it.each<[string, readonly ReviewThread[], Partial<ReconcileInput>, number]>([
    ['closes a thread whose code changed and whose defect is gone', threadsOf(known, gone), {}, 1],
    ['leaves it where its code did not change', threadsOf(known), {}, 0],
    ['leaves it where somebody answered', threadsOf(known, gone).map(answered), {}, 0],
    ['leaves it where the run was not complete', threadsOf(known, gone), { complete: false }, 0],
    ['leaves it where the commits moved on', threadsOf(known, gone), { superseded: true }, 0],
    ['leaves it where we may not', threadsOf(known, { ...gone, canResolve: false }), {}, 0],
    ['leaves it where the forge cannot', threadsOf(known, gone), { can: { ...can, resolve: false } }, 0],
    ['leaves it where it is closed', threadsOf(known, { ...gone, resolved: true }), {}, 0],
    ['leaves it where nobody knows whether it is open', threadsOf(known, { ...gone, resolved: null }), {}, 0],
  ])('%s', (_, threads, overrides, count) => {
    expect(planFor([], threads, overrides).resolve).toHaveLength(count);
  });

  it('leaves a thread that still says a finding', () => {
    const said: Said[] = [{ line: 11, issue: 'The divisor may be zero here.' }];
    expect(planFor(said, threadsOf(known, gone)).resolve).toEqual([]);
  });
});

describe('stages/publish/reconcile: doubt', () => {
  it('leaves a thread that a finding names which was put off', () => {
    const said: Said[] = [{ line: 11, issue: 'The divisor may be zero here.' }];
    const threads = threadsOf(wantedOf(said), { outdated: true, line: null });
    expect(planFor([], threads).resolve).toHaveLength(1);
    expect(planFor([], threads, { doubted: wantedOf(said) }).resolve).toEqual([]);
  });
});

describe('stages/publish/reconcile: leftovers', () => {
  const known = wantedOf([{ line: 11, issue: 'The divisor may be zero here.' }]);

  it('finds the later of two runs that said the same at once', () => {
    const threads = [...threadsOf(known, {}, 'run-1'), ...threadsOf(known, {}, 'run-2')];
    const found = duplicates(stateWith([...threads].reverse()), SCOPE);
    expect(found.map(({ root }) => root.id)).toEqual([threads[1]?.comments[0]?.id]);
  });

  it.each<[string, () => readonly ReviewThread[]]>([
    ['an echo of one run', () => [...threadsOf(known, {}, 'run-1'), ...threadsOf(known, {}, 'run-1')]],
    [
      'one on another line',
      () => [...threadsOf(known, {}, 'run-1'), ...threadsOf(known, { line: 30 }, 'run-2')],
    ],
    [
      'one that was answered',
      () => [
        ...threadsOf(known, {}, 'run-1'),
        ...threadsOf(known, {}, 'run-2').map((thread) => ({
          ...thread,
          comments: [...thread.comments, { id: '1', author: ADA, body: 'no', url: null, minimised: false }],
        })),
      ],
    ],
  ])('leaves %s alone', (_, threads) => {
    expect(duplicates(stateWith(threads()), SCOPE)).toEqual([]);
  });

  it.each<[string, string, readonly string[], 'discard' | 'submit']>([
    ['nothing', '', [], 'discard'],
    ['only our comments', '', [noteOf(known[0]!, 'run-1').body], 'discard'],
    ['a comment by hand', '', [noteOf(known[0]!, 'run-1').body, 'by hand'], 'submit'],
    ['words by hand', 'please wait', [], 'submit'],
  ])('sees to a draft that holds %s', (_, body, comments, how) => {
    const state = stateWith([], { drafts: [{ id: 'd', body, comments }] });
    expect(planDrafts(state, SCOPE).map((draft) => draft.how)).toEqual([how]);
  });

  it('goes on with the oldest summary and drops those of other runs', () => {
    const note = (id: string, run: string, author = BOT) => ({
      id,
      author,
      body: withMarker('Summary', { kind: 'summary', fingerprint: null, head: HEAD, run }, SCOPE),
      url: null,
      minimised: false,
    });
    const notes = [note('30', 'run-2'), note('9', 'run-1'), note('31', 'run-1'), note('2', 'run-1', ADA)];
    const { current, extra } = stickySummary(stateWith([], { notes }), SCOPE);
    expect(current?.note.id).toBe('9');
    expect(extra.map(({ note: other }) => other.id)).toEqual(['30']);
  });
});
