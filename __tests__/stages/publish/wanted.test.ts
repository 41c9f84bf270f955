import { describe, expect, it } from '@jest/globals';
import { changeCode } from '../../../src/domain/change-code.ts';
import type { Side } from '../../../src/domain/finding.ts';
import type { Matcher } from '../../../src/domain/matching.ts';
import { wantedFindings } from '../../../src/stages/publish/wanted.ts';
import { clusterFindings } from '../../../src/stages/triage/matcher.ts';
import { addedFile, changeWith, documentOf, fileWith, type Said } from '../../support/publish-scene.ts';

const CHANGE = changeWith([addedFile('a.ts', 40), addedFile('b.ts', 40)]);
const SECRET = 'This line adds a secret (github-token).';

function wanted(said: readonly Said[], gates: Parameters<typeof documentOf>[2] = [], change = CHANGE) {
  return wantedFindings(documentOf(said, {}, gates), changeCode(change), clusterFindings);
}

function secretAt(line: number, file = 'a.ts') {
  return { severity: 'blocking', file, line, rule: 'gate/secrets', issue: SECRET } as const;
}

describe('stages/publish/wanted', () => {
  it('takes accepted clusters and the findings of gates, the gravest first', () => {
    const said: Said[] = [
      { line: 3, severity: 'suggestion' },
      { line: 9, bucket: 'accepted' },
    ];
    const found = wanted(said, [secretAt(7, 'b.ts')]);
    expect(found.map(({ id, severity }) => `${id} ${severity}`)).toEqual([
      'gate/0 blocking',
      'c1 important',
      'c0 suggestion',
    ]);
    expect(found[0]).toMatchObject({ slots: [], ruleId: 'gate/secrets', anchor: { path: 'b.ts', line: 7 } });
  });

  it('names a rule that was selected by its title, and by source: two registries may have one id', () => {
    const [ruleId, source] = ['PAY-2', 'docs/rules.md'];
    const told = { severity: 'blocking', status: 'violated', rows: [], gap: null } as const;
    const rules = ['other.md', source].map((of) => ({ ...told, id: ruleId, source: of, title: `Of ${of}` }));
    const said = [{ ruleId, criteriaSource: source }, { ruleId, criteriaSource: 'third.md' }, {}];
    const document = documentOf(said, { conformance: { rules, left: [] } }, [secretAt(30)]);
    const found = wantedFindings(document, changeCode(CHANGE), clusterFindings);

    expect(found.map(({ id, ruleTitle }) => [id, ruleTitle]).sort()).toEqual([
      ['c0', 'Of docs/rules.md'],
      ['c1', null],
      ['c2', null],
      ['gate/0', null],
    ]);
  });

  it('leaves out what was not accepted', () => {
    const document = documentOf([{}]);
    const clusters = document.clusters.map((cluster) => ({ ...cluster, bucket: 'deferred' as const }));
    expect(wantedFindings({ ...document, clusters }, changeCode(CHANGE), clusterFindings)).toEqual([]);
  });

  it('says a defect once that a gate found too, as gravely as the graver of them', () => {
    const found = wanted([{ line: 5, issue: 'A secret github token is added on this line.' }], [secretAt(5)]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      id: 'c0',
      severity: 'blocking',
      ruleId: 'gate/secrets',
      slots: ['opus', 'gpt'],
    });
  });

  it('lets another tool stand beside the finding of the panel, which keeps its words and its rule', () => {
    const issue = 'The query is built from user input, an SQL injection.';
    const sarif = (rule: string, tool: string) =>
      ({
        severity: 'blocking',
        file: 'a.ts',
        line: 5,
        rule,
        issue: `The query is built from user input, an SQL injection. (${tool})`,
        fix: 'Bind it.',
      }) as const;
    const tools = ['QL', 'CodeQL', 'Sem (grep)'].map((tool) => ({
      ...{ source: 's', tool, results: 1, taken: 1, left: [] },
    }));
    const said = [{ line: 5, issue, fix: 'Use a parameter.' }];
    const gates = [sarif('js/sql', 'CodeQL'), sarif('sql', 'Sem (grep)'), sarif('x', 'Unknown')];
    const document = documentOf(said, { imported: tools }, gates);
    const [found, ...others] = wantedFindings(document, changeCode(CHANGE), clusterFindings);
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      ...{ id: 'c0', severity: 'blocking', issue, fix: 'Use a parameter.', ruleId: null },
      slots: ['opus', 'gpt'],
      evidence: [
        { tool: 'CodeQL', rule: 'js/sql' },
        { tool: 'Sem (grep)', rule: 'sql' },
        { tool: null, rule: 'x' },
      ],
    });
    // The tool finds it again where the panel may not: both are known by the same name.
    const alone = wantedFindings(
      documentOf([], { imported: tools }, gates.slice(0, 1)),
      changeCode(CHANGE),
      clusterFindings,
    );
    expect(alone[0]).toMatchObject({
      fingerprint: found?.fingerprint,
      evidence: [{ tool: 'CodeQL', rule: 'js/sql' }],
    });
  });

  it.each(['deferred', 'rejected'] as const)('says by itself what a tool found and triage %s', (bucket) => {
    const issue = 'A secret github token is added on this line.';
    const document = documentOf([{ line: 5, issue }], {}, [secretAt(5)]);
    const clusters = document.clusters.map((cluster) => ({ ...cluster, bucket }));
    const found = wantedFindings({ ...document, clusters }, changeCode(CHANGE), clusterFindings);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ id: 'gate/0', severity: 'blocking', slots: [] });
  });

  it('takes a gate into a remark on its own file alone, each into one remark', () => {
    const together: Matcher = (items) => [items.map(({ id }) => id)];
    const placesOf = (said: readonly Said[], gates: Parameters<typeof documentOf>[2]) =>
      wantedFindings(documentOf(said, {}, gates), changeCode(CHANGE), together).map(
        ({ path, line, evidence }) => `${path}:${line} ${evidence.length}`,
      );
    expect(placesOf([{ line: 5 }], [secretAt(5, 'b.ts')])).toEqual(['b.ts:5 1', 'a.ts:5 0']);
    expect(placesOf([{ line: 5 }, { line: 8 }], [secretAt(7), secretAt(20)])).toEqual([
      'a.ts:5 1',
      'a.ts:8 1',
    ]);
  });

  it('lends a remark the place that it lacks, and takes no rule from it', () => {
    const issue = 'A secret github token is added on this line.';
    const said = { line: 5, issue, ruleId: 'R-1', anchored: false };
    const [found, ...others] = wanted([said], [secretAt(5)]);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ ruleId: 'R-1', anchor: { path: 'a.ts', side: 'RIGHT', line: 5 } });
  });

  it('places what gates find by the change, and takes none of their words for those of a tool', () => {
    const rows = [' a', '+b'];
    const change = changeWith([
      fileWith('new.ts', [{ start: 1, rows }], { oldPath: 'old.ts', status: 'renamed' }),
    ]);
    const tools = [{ source: 's', tool: 'CodeQL', results: 1, taken: 1, left: [] }];
    const gates = [2, 9].map((line) => ({ ...secretAt(line, 'old.ts'), issue: 'A secret. (CodeQL)' }));
    const found = wantedFindings(
      documentOf([], { imported: tools }, gates),
      changeCode(change),
      clusterFindings,
    );
    expect(
      found.map(({ path, anchor, evidence }) => [path, anchor?.line ?? null, evidence[0]?.tool]),
    ).toEqual([
      ['new.ts', 2, null],
      ['new.ts', null, null],
    ]);
  });

  it('loses no secret of several to one remark', () => {
    const found = wanted(
      [{ line: 5, issue: 'A secret github token is added on this line.' }],
      [secretAt(5), secretAt(8), secretAt(30)],
    );
    expect(found.map(({ line }) => line)).toEqual([5, 8, 30]);
  });

  it('takes what a gate found on the lines of one remark for that remark, else only the nearest', () => {
    const issue = 'A secret github token is added on this line.';
    expect(wanted([{ startLine: 5, line: 7, issue }], [secretAt(5), secretAt(6)])).toHaveLength(1);
    const found = wanted([{ line: 10, issue }], [secretAt(8), secretAt(13)]);
    expect(found.map(({ line }) => line)).toEqual([10, 13]);
  });

  it('gives every finding a fingerprint of its own', () => {
    const found = wanted([
      { line: 5 },
      { line: 5 },
      { line: 0, anchored: false },
      { line: 0, anchored: false },
    ]);
    expect(new Set(found.map(({ fingerprint }) => fingerprint)).size).toBe(4);
  });

  it.each<[string, Said, unknown]>([
    ['a line outside the hunks', { line: 41 }, null],
    ['a line of a file that is not in the change', { file: 'z.ts', line: 1 }, null],
    ['line -1', { line: -1 }, null],
    ['line 1e9', { line: 1e9 }, null],
    ['line NaN', { line: Number.NaN }, null],
    ['the side that the file does not have', { line: 3, side: 'LEFT' as Side }, null],
    ['a range that leaves the hunk', { startLine: 39, line: 45 }, { line: 39, startLine: null }],
    ['a range that begins outside', { startLine: -3, line: 4 }, null],
    ['a range', { startLine: 3, line: 5 }, { line: 5, startLine: 3 }],
  ])('checks anchors against the diff: %s', (_, said, anchor) => {
    const [found] = wanted([said]);
    if (anchor === null) expect(found?.anchor).toBeNull();
    else expect(found?.anchor).toMatchObject(anchor as object);
  });

  it('lets no range cross hunks', () => {
    const rows = [' a', '+b', ' c'];
    const change = changeWith([
      fileWith('a.ts', [
        { start: 1, rows },
        { start: 40, rows },
      ]),
    ]);
    expect(wanted([{ startLine: 2, line: 41 }], [], change)[0]?.anchor).toMatchObject({
      line: 2,
      startLine: null,
    });
  });

  it('finds removed lines on the left', () => {
    const change = changeWith([fileWith('a.ts', [{ start: 1, rows: [' a', '-gone', ' c'] }])]);
    expect(wanted([{ line: 2, side: 'LEFT' }], [], change)[0]?.anchor).toMatchObject({
      side: 'LEFT',
      line: 2,
    });
  });
});
