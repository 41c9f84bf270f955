import { describe, expect, it } from '@jest/globals';
import { ABOUT } from '../../../src/domain/about.ts';
import { type ContractName, isContract, loadValidator } from '../../../src/domain/contract.ts';
import type { Recording, ReviewDocument, ReviewerOutput } from '../../../src/domain/contracts.generated.ts';
import { SHIPPED_SOURCE } from '../../../src/domain/criteria.ts';
import type { ReviewOutcome } from '../../../src/domain/outcome.ts';
import type { TurnRecord } from '../../../src/domain/panel.ts';
import { changeOf, criteriaOf, withRecordedTimes } from '../../../src/domain/recording.ts';
import { SHIPPED_RULES } from '../../../src/domain/registry/registry.ts';
import { reportFiles } from '../../../src/stages/report/files.ts';
import { bindingOf, changedFile, raisedFinding } from '../../support/builders.ts';
import { consulted, contested, OUTCOMES } from './contested.ts';
import { answered, callRecord, outcome, pullRequest, triageOf, turnRecord } from './outcomes.ts';
import { rulesAtWork } from './rule-inputs.ts';

const SETTINGS = { panel: 'opus=anthropic/claude-opus-5-5@high', 'fail-on': 'blocking' };

/** The content of one report file, parsed; undefined where the file does not exist. */
function read(value: ReviewOutcome, name: string): unknown {
  const file = reportFiles(value, { settings: SETTINGS }).find((entry) => entry.name === name);
  return file === undefined ? undefined : JSON.parse(file.content);
}

function contractOf(name: string): ContractName | null {
  const contracts: Record<string, string> = {
    'triage.json': 'triage-output',
    'risk.json': 'diff-risk',
    'critic.json': 'dev-critic-output',
    'state.json': 'agent-state',
    'review.json': 'review',
    'recording.json': 'recording',
  };
  const contract = name.startsWith('reviewers/') ? 'reviewer-output' : (contracts[name] ?? '');
  return isContract(contract) ? contract : null;
}

const ALL: readonly (readonly [string, () => ReviewOutcome])[] = [...OUTCOMES, ['pull-request', pullRequest]];

/** The outcome with other times for all its turns. */
function timed(value: ReviewOutcome, change: (durationMs: number) => number): ReviewOutcome {
  const retimed = <Asked extends { readonly turns: readonly TurnRecord[] }>(asked: Asked): Asked => ({
    ...asked,
    turns: asked.turns.map((turn) => ({ ...turn, durationMs: change(turn.durationMs) })),
  });
  const triage = value.triage ?? triageOf([]);
  return {
    ...value,
    slots: value.slots.map((slot) => ({ ...slot, calls: slot.calls.map(retimed) })),
    triage: { ...triage, consultations: triage.consultations.map(retimed) },
  };
}

describe('stages/report/files', () => {
  it.each(ALL)('keep their contracts for the outcome %s', async (_name, make) => {
    for (const { name, content } of reportFiles(make(), { settings: SETTINGS })) {
      const contract = contractOf(name);
      const faults = contract === null ? [] : (await loadValidator(contract))(JSON.parse(content));

      expect({ name, faults }).toEqual({ name, faults: [] });
    }
  });

  it('are those of the design, without triage and reviewers where nobody was asked', () => {
    const names = (value: ReviewOutcome) => reportFiles(value, { settings: {} }).map(({ name }) => name);
    const always = [
      'risk.json',
      'critic.json',
      'state.json',
      'review.json',
      'findings.sarif',
      'recording.json',
    ];

    expect(names(outcome())).toEqual(['triage.json', 'reviewers/opus.json', 'reviewers/gpt.json', ...always]);
    expect(names(outcome({ slots: [], triage: null }))).toEqual(always);
  });

  describe('reviewers/<slot>.json', () => {
    it.each([
      ['ok', 'ok', [], true],
      ['ok', 'ok', ['important'], true],
      ['ok', 'ok', ['blocking'], false],
      ['repaired', 'repaired', [], true],
      ['partial', 'partial', [], false],
      ['timeout', 'ok', [], false],
    ] as const)(
      'of a seat that ended %s, its call %s, with %j findings approves: %p',
      (status, call, severities, approved) => {
        const findings = severities.map((severity, index) =>
          raisedFinding({ id: `opus#${index}`, severity }),
        );
        const slot = {
          ...answered({ slot: 'opus' }),
          status,
          findings,
          calls: [callRecord({ status: call })],
        };

        expect(read({ ...outcome(), slots: [slot] }, 'reviewers/opus.json')).toMatchObject({ approved });
      },
    );

    it.each(['invalid', 'refused', 'timeout', 'rate-limited', 'unavailable'] as const)(
      'does not exist for a seat whose only call ended %s',
      (status) => {
        const slot = { ...answered({ slot: 'opus' }), status, calls: [callRecord({ status })] };

        expect(read({ ...outcome(), slots: [slot] }, 'reviewers/opus.json')).toBeUndefined();
      },
    );

    it('holds what the contract knows of a finding, and nothing that is empty', () => {
      const findings = [
        raisedFinding({ fix: 'Mend it.', ruleId: 'SEC-1', criteriaSource: 'house', quote: 'x' }),
        raisedFinding({ id: 'opus#1', fix: '', ruleId: null, criteriaSource: null }),
      ];
      const value = read(
        { ...outcome(), slots: [{ ...answered({ slot: 'opus' }), findings }] },
        'reviewers/opus.json',
      );

      const bare = {
        severity: 'important',
        file: 'src/session.ts',
        line: 2,
        issue: 'The session cache never expires.',
      };
      expect((value as ReviewerOutput).findings).toEqual([
        { ...bare, fix: 'Mend it.', ruleId: 'SEC-1', criteriaSource: 'house' },
        bare,
      ]);
    });
  });

  describe('of a run with rules', () => {
    const value = rulesAtWork();

    it('hold what each reviewer answered, and nothing of an answer without words', () => {
      const { conformance } = read(value, 'reviewers/sonnet.json') as ReviewerOutput;

      expect(conformance?.map(({ ruleId, status }) => `${ruleId} ${status}`)).toEqual([
        'PAY-2 not-checked',
        'SEC-004 violated',
        'CON-007 not-checked',
        'COR-001 met',
        'ERR-002 not-checked',
        'TST-003 not-checked',
      ]);
      expect(conformance?.[1]).toMatchObject({ criteriaSource: SHIPPED_SOURCE, evidence: 'one place found' });
      expect(conformance?.[3]).not.toHaveProperty('evidence');
      expect(read(outcome(), 'reviewers/opus.json')).not.toHaveProperty('conformance');
    });

    it('hold the rules for a replay, without what a registry knows of them beside', () => {
      const criteria = { ...value.plan.criteria, rules: SHIPPED_RULES.slice(0, 3) };
      const shipped = { ...value, plan: { ...value.plan, criteria } };
      const recording = read(shipped, 'recording.json') as Recording;

      expect(criteriaOf(read(value, 'recording.json') as Recording)).toEqual(value.plan.criteria);
      expect(recording.criteria?.rules.map(({ id }) => id)).toEqual(criteria.rules.map(({ id }) => id));
      expect(Object.keys(recording.criteria?.rules[0] ?? {})).not.toContain('checks');
    });

    it('hold none where none were selected, and a replay finds none then', () => {
      const recording = read(outcome(), 'recording.json') as Recording;

      expect(recording).not.toHaveProperty('criteria');
      expect(criteriaOf(recording)).toEqual({ rules: [], left: [] });
    });

    it('give back no language that this version does not know', () => {
      const recording = read(value, 'recording.json') as Recording;
      const rules = value.plan.criteria.rules.map((of) => ({ ...of, languages: ['go', 'befunge'] }));

      expect(criteriaOf({ ...recording, criteria: { rules, left: [] } }).rules[0]?.languages).toEqual(['go']);
    });

    it('say what became of each rule', () => {
      const { conformance, scopeGate } = read(value, 'review.json') as ReviewDocument;

      expect(conformance.rules.map(({ id, status, gap }) => [id, status, gap !== null])).toEqual([
        ['PAY-2', 'violated', true],
        ['SEC-004', 'violated', false],
        ['CON-007', 'not-checked', true],
        ['COR-001', 'met', false],
        ['ERR-002', 'met', false],
        ['TST-003', 'not-applicable', false],
      ]);
      expect(conformance.left).toHaveLength(5);
      expect(scopeGate).toMatchObject({ reviewers: 'panel' });
    });
  });

  describe('state.json', () => {
    it('speaks of a pull request by its number, never by a real address', () => {
      expect(read(pullRequest(), 'state.json')).toMatchObject({
        schemaVersion: '2.1.0',
        taskId: '#17',
        shortId: 17,
        project: 'octo/shop',
        branch: 'feature',
        baseBranch: 'main',
        remoteType: 'github',
        currentPhase: 7,
        status: 'complete',
        identity: { name: 'mona', email: '583@noreply.invalid', username: 'mona' },
        pr: { number: 17 },
        commit: { sha: 'a'.repeat(40) },
        reviewIterations: [{ iteration: 1, blocking: 1, important: 1, suggestion: 0, decision: 'fix' }],
      });
      expect(read(pullRequest('bitbucket-dc'), 'state.json')).toMatchObject({ remoteType: 'bitbucket' });
    });

    it('fills the phases of a review and skips the rest', () => {
      const { phases } = read(pullRequest(), 'state.json') as { phases: Record<string, { status: string }> };

      expect(Object.entries(phases).map(([phase, { status }]) => `${phase} ${status}`)).toEqual([
        '0 skipped',
        '1 skipped',
        '2 skipped',
        '3 skipped',
        '4 done',
        '5 failed',
        '6 skipped',
        '7 done',
      ]);
    });

    it('speaks of a local range by its branch, without remote and pull request', () => {
      const { change } = outcome();
      const onBranch = (ref: string) =>
        read(
          outcome({
            change: { ...change, identity: { ...change.identity, head: { ...change.identity.head, ref } } },
          }),
          'state.json',
        );

      expect(onBranch('Feature/Add Carts!')).toMatchObject({
        taskId: 'feature-add-carts',
        shortId: 1,
        identity: { name: 'unknown', email: '0@noreply.invalid' },
      });
      expect(onBranch('漢字')).toMatchObject({ taskId: 'a'.repeat(12) });
      expect(onBranch('x')).not.toHaveProperty('remoteType');
      expect(onBranch('x')).not.toHaveProperty('pr');
    });

    it.each([
      ['pass', 'complete', ['accept']],
      ['block', 'complete', ['fix']],
      ['incomplete', 'failed', ['escalate']],
      ['skipped', 'complete', []],
    ] as const)('turns the conclusion %s into %s and %j', (conclusion, status, decisions) => {
      const state = read(outcome({ verdict: { conclusion, reasons: [], exitCode: 0 } }), 'state.json') as {
        status: string;
        reviewIterations: { decision: string }[];
      };

      expect(state.status).toBe(status);
      expect(state.reviewIterations.map(({ decision }) => decision)).toEqual(decisions);
    });

    it('says that the panel failed where coverage is not complete, and that it was skipped where nobody was asked', () => {
      const { coverage } = outcome();
      const phase = (value: ReviewOutcome) =>
        (read(value, 'state.json') as { phases: Record<string, { status: string }> }).phases['4']?.status;

      expect(phase(outcome({ coverage: { ...coverage, complete: false } }))).toBe('failed');
      expect(phase(outcome({ slots: [], triage: null }))).toBe('skipped');
    });

    it('says incomplete where no author is known to have an id', () => {
      const { change } = pullRequest();
      const identity = { ...change.identity, author: { id: null, login: 'ghost' } };

      expect(read({ ...pullRequest(), change: { ...change, identity } }, 'state.json')).toMatchObject({
        identity: { name: 'ghost', email: '0@noreply.invalid' },
      });
    });
  });

  describe('review.json', () => {
    it('holds every finding once, with its bucket, its reason and the severity that was decided', () => {
      const value = pullRequest();
      const document = read(value, 'review.json') as ReviewDocument;

      expect(document.findings).toHaveLength(value.triage?.findings.length ?? 0);
      expect(document.findings.map(({ id, bucket, duplicateOf }) => [id, bucket, duplicateOf])).toEqual([
        ['opus#0', 'accepted', null],
        ['gpt#1', 'rejected', 'opus#0'],
        ['sonnet#2', 'accepted', null],
        ['gpt#3', 'deferred', null],
        ['sonnet#4', 'rejected', null],
      ]);
      expect(document.findings[2]).toMatchObject({ ruleId: 'TEST-02', criteriaSource: 'house rules' });
      expect(document.findings[0]).not.toHaveProperty('ruleId');
      expect(document.clusters[0]).toMatchObject({
        members: ['opus#0', 'gpt#1'],
        severity: 'blocking',
        bucket: 'accepted',
      });
      expect(document).toMatchObject({ stage: 'analysed', tool: ABOUT, conclusion: 'block', exitCode: 1 });
    });

    it('keeps the severity that was raised beside the one that was decided', () => {
      const incomplete = OUTCOMES[2]?.[1]() ?? outcome();

      expect((read(incomplete, 'review.json') as ReviewDocument).findings[0]).toMatchObject({
        severity: 'important',
        raisedSeverity: 'blocking',
      });
    });

    it('calls a sum with an unknown price unknown', () => {
      const known = [answered({ slot: 'opus', costUsd: 0.5 }), answered({ slot: 'gpt', costUsd: 0.25 })];
      const cost = (slots: ReviewOutcome['slots']) =>
        (read(outcome({ slots }), 'review.json') as ReviewDocument).costUsd;

      expect(cost(known)).toBe(0.75);
      expect(cost([...known, answered({ slot: 'sonnet', costUsd: null })])).toBeNull();
    });

    it('holds what triage asked and what it learned, word for word', () => {
      const value = contested();
      const { agent, rebuttal, crossCheck, consultations, clusters } = value.triage ?? triageOf([]);
      const document = read(value, 'review.json') as ReviewDocument;

      expect(document).toMatchObject({ agent, rebuttal, crossCheck });
      expect(
        document.consultations.map(({ task, slot, index, calls }) => [task, slot, index, calls]),
      ).toEqual(consultations.map(({ task, slot, index, turns }) => [task, slot, index, turns.length]));
      expect(document.consultations[5]).toMatchObject({
        binding: 'anthropic/claude-opus-5-5@high',
        status: 'partial',
        reason: 'it ruled on a group that it was not asked about',
        usage: consultations[5]?.usage,
        costUsd: 0.1263,
      });
      expect(
        document.clusters.map(({ votes, raised, covering, agent: first, second }) => [
          votes,
          raised,
          covering,
          first,
          second,
        ]),
      ).toEqual(
        clusters.map(({ facts }) => [facts.votes, facts.raised, facts.covering, facts.agent, facts.second]),
      );
    });

    it('has null for what did not take place', () => {
      const absent = { agent: null, rebuttal: null, crossCheck: null, consultations: [] };

      expect(read(outcome(), 'review.json')).toMatchObject(absent);
      expect(read(outcome({ slots: [], triage: null }), 'review.json')).toMatchObject(absent);
    });

    it('counts what questions cost', () => {
      const consultations = [consulted({ slot: 'opus', task: 'rebuttal', costUsd: 0.5 })];
      const slots = [answered({ slot: 'opus', costUsd: 0.25 })];
      const cost = (asked: typeof consultations) =>
        (
          read(
            outcome({ slots, triage: { ...triageOf([]), consultations: asked } }),
            'review.json',
          ) as ReviewDocument
        ).costUsd;

      expect(cost(consultations)).toBe(0.75);
      expect(
        cost([...consultations, consulted({ slot: 'gpt', task: 'rebuttal', costUsd: null })]),
      ).toBeNull();
    });

    it('says why parts of an answer were lost without repeating them', () => {
      const slot = answered({ slot: 'opus', dropped: [{ reason: 'no file', item: { anything: 'at all' } }] });

      expect((read(outcome({ slots: [slot] }), 'review.json') as ReviewDocument).slots[0]?.dropped).toEqual([
        { reason: 'no file' },
      ]);
    });
  });

  describe('recording.json', () => {
    it('gives the change back as it was sent, the texts of files that were not sent left out', () => {
      const value = pullRequest();
      const recording = read(value, 'recording.json') as Recording;
      const [sent, unsent] = changeOf(recording).files;

      expect(sent).toEqual(value.change.files[0]);
      expect(unsent).toEqual({ ...value.change.files[1], diff: null, missing: 'lock file', context: [] });
      expect(recording.change.identity).toEqual(value.change.identity);
      expect(recording).toMatchObject({
        version: 1,
        tool: ABOUT,
        settings: SETTINGS,
        secrets: value.gates.secrets,
      });
    });

    it('keeps the reason why a text was missing, and files without text as they are', () => {
      const files = [
        changedFile({ path: 'mode.sh' }),
        changedFile({ path: 'x.bin', diff: null, missing: 'binary' }),
        { ...(pullRequest().change.files[0] ?? changedFile()), path: 'nobody.ts' },
      ];
      const value = outcome();
      const recording = read({ ...value, change: { ...value.change, files } }, 'recording.json') as Recording;

      expect(recording.change.files.map(({ missing }) => missing)).toEqual([
        null,
        'binary',
        'it was not sent',
      ]);
    });

    it('holds no line of a file that nobody was given, and keeps why its text is cut', () => {
      const whole = pullRequest().change.files[0] ?? changedFile();
      const context = [{ mark: ' ', oldLine: 1, newLine: 1, text: 'nobody saw this' }] as const;
      const files = [
        { ...whole, path: 'cut.ts', missing: 'it is too long', context },
        { ...changedFile({ path: 'none.ts', diff: null, missing: 'binary' }), context },
      ];
      const value = outcome();
      const recording = read({ ...value, change: { ...value.change, files } }, 'recording.json') as Recording;

      expect(recording.change.files).toMatchObject([
        { diff: null, missing: 'it is too long', context: [] },
        { diff: null, missing: 'binary', context: [] },
      ]);
    });

    it('holds the settings of the repository, and what was found before any of it was silenced', () => {
      const value = outcome();
      const finding = {
        severity: 'blocking',
        path: 'a.ts',
        line: 3,
        rule: 'R',
        issue: 'I.',
        fix: null,
      } as const;
      const run = { source: 's', tool: 'T', results: 1, left: [] };
      const marker = {
        path: 'a.ts',
        line: 3,
        tool: 'quorate',
        rule: 'R',
        until: null,
        reason: null,
      } as const;
      const raw = {
        checks: [{ name: 'hidden-text', status: 'fail', reason: null, findings: [finding] }],
        markers: [{ ...marker, added: true, state: 'no-reason' }],
        imported: [{ ...run, findings: [finding] }],
      } as const;
      const gates = { ...value.gates, raw, imported: [{ ...run, findings: [] }], exceptions: [] };
      const configuration = { path: '.quorate.yml', commit: 'c'.repeat(40), config: { ignore: ['docs/**'] } };
      const recording = read({ ...value, gates, configuration }, 'recording.json') as Recording;

      expect(recording).toMatchObject({
        config: { ignore: ['docs/**'] },
        found: { checks: raw.checks, markers: raw.markers },
        imported: raw.imported,
      });
    });

    it('holds the turns of questions behind those of reviews, and gives their times back', () => {
      const value = contested();
      const recording = read(value, 'recording.json') as Recording;
      const asked = value.triage?.consultations.flatMap(({ turns }) => turns) ?? [];

      expect(recording.turns.slice(-asked.length).map(({ label }) => label)).toEqual(
        asked.map(({ label }) => label),
      );
      expect(recording.turns.at(-1)).toMatchObject({
        label: 'gpt/cross-check-0/0',
        digest: 'd'.repeat(64),
        slot: 'gpt',
        binding: bindingOf('gpt'),
        durationMs: 12_500,
      });

      const replayed = timed(value, () => 1);
      expect(timed(value, (duration) => duration)).toEqual(value);
      expect(replayed).not.toEqual(value);
      expect(withRecordedTimes(replayed, recording)).toEqual(value);
      const without = { ...replayed, triage: null };
      expect(withRecordedTimes(without, recording).triage).toBeNull();
    });

    it('holds each turn with its answer or its fault', () => {
      const fault = { fault: 'timeout', message: 'no answer within 20 minutes' };
      const turns = [
        turnRecord({ label: 'opus/0/0', rawStop: null, stop: null, answer: 'half' }),
        turnRecord({ label: 'opus/0/1', answer: null, error: fault, attempts: 3, durationMs: 5 }),
      ];
      const slot = answered({ slot: 'opus', calls: [callRecord({ turns })] });
      const recorded = (read(outcome({ slots: [slot] }), 'recording.json') as Recording).turns;

      expect(recorded[0]).toMatchObject({
        label: 'opus/0/0',
        slot: 'opus',
        binding: slot.binding,
        error: null,
      });
      expect(recorded[0]?.answer).toMatchObject({ text: 'half', stop: 'other', rawStop: '' });
      expect(recorded[1]).toMatchObject({
        label: 'opus/0/1',
        answer: null,
        error: fault,
        attempts: 3,
        durationMs: 5,
      });
    });
  });
});
