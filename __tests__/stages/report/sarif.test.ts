import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import type { ReviewOutcome } from '../../../src/domain/outcome.ts';
import { reportFiles } from '../../../src/stages/report/files.ts';
import { CONTRACTS_DIR } from '../../support/vendor-contract.ts';
import { type Defect, GOLDEN, gateReport, outcome, pullRequest, triageOf } from './outcomes.ts';

type Region = { startLine: number; endLine?: number };
type Log = {
  runs: [
    {
      tool: { driver: { rules: { id: string }[] } };
      invocations: [{ executionSuccessful: boolean }];
      results: {
        ruleId: string;
        ruleIndex: number;
        level: string;
        message: { text: string };
        locations: [{ physicalLocation: { artifactLocation: { uri: string }; region?: Region } }];
      }[];
    },
  ];
};

function log(value: ReviewOutcome): Log {
  const content = reportFiles(value, { settings: {} }).find(({ name }) => name === 'findings.sarif')?.content;
  return JSON.parse(content ?? '') as Log;
}

function accepted(finding: Defect['finding']): ReviewOutcome {
  const decision = {
    bucket: 'accepted',
    severity: finding.severity ?? 'important',
    reason: 'raised by 2 slots',
  } as const;
  return outcome({ triage: triageOf([{ finding, decision }]) });
}

const place = (finding: Defect['finding']) =>
  log(accepted(finding)).runs[0].results[0]?.locations[0].physicalLocation;

/** A path from anywhere: no slash at its ends, no empty part, nothing that a file system cannot name. */
const path = fc
  .array(
    fc
      .string({ unit: 'binary', minLength: 1, maxLength: 8 })
      .filter((part) => !part.includes('/') && !/^\.*$/.test(part)),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((names) => names.join('/'));

describe('stages/report/sarif', () => {
  it('holds accepted findings and those of the gates, and no others', () => {
    const [run] = log(pullRequest()).runs;

    expect(run.results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ['correctness', 'error'],
      ['TEST-02', 'warning'],
      ['gate/secrets', 'error'],
    ]);
    expect(run.tool.driver.rules.map(({ id }) => id)).toEqual(['TEST-02', 'correctness', 'gate/secrets']);
    for (const { ruleId, ruleIndex } of run.results)
      expect(run.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
  });

  it.each([
    ['blocking', 'error'],
    ['important', 'warning'],
    ['suggestion', 'note'],
  ] as const)('maps %s to %s', (severity, level) => {
    expect(log(accepted({ severity })).runs[0].results[0]?.level).toBe(level);
  });

  it('names a rule for findings without rule and category', () => {
    expect(log(accepted({ category: null })).runs[0].results[0]?.ruleId).toBe('review');
  });

  it('points at lines of the new text only', () => {
    const anchor = { path: 'a.ts', side: 'RIGHT' as const, line: 9, startLine: 7 };

    expect(place({ line: 4 })?.region).toEqual({ startLine: 4 });
    expect(place({ line: 9, anchor })?.region).toEqual({ startLine: 7, endLine: 9 });
    expect(place({ line: 9, anchor: { ...anchor, startLine: null } })?.region).toEqual({ startLine: 9 });
    expect(place({ line: 9, anchor: { ...anchor, side: 'LEFT' } })?.region).toBeUndefined();
    expect(place({ line: 0 })?.region).toBeUndefined();
  });

  it('takes gate findings without line, rule and fix', () => {
    const report = gateReport([{ path: 'a.ts', line: 1, rule: 'jwt' }]);
    const findings = [{ severity: 'important' as const, file: 'a.ts', issue: 'The build is red.' }];
    const value = outcome({ gates: { ...report, critic: { ...report.critic, findings } } });

    expect(log(value).runs[0].results).toEqual([
      {
        ruleId: 'review',
        ruleIndex: 0,
        level: 'warning',
        message: { text: 'The build is red.' },
        locations: [{ physicalLocation: { artifactLocation: { uri: 'a.ts' } } }],
        properties: {},
      },
    ]);
  });

  it('says that a run which is not complete did not succeed', () => {
    const isSuccess = (conclusion: 'pass' | 'incomplete') =>
      log(outcome({ verdict: { conclusion, reasons: [], exitCode: 1 } })).runs[0].invocations[0]
        .executionSuccessful;

    expect([isSuccess('pass'), isSuccess('incomplete')]).toEqual([true, false]);
  });

  it('writes every path as a relative URI that leads back to it', () => {
    fc.assert(
      fc.property(path, (file) => {
        const uri = place({ file })?.artifactLocation.uri ?? '';

        expect(new URL(uri, 'https://root.invalid/').pathname).toBe(`/${uri}`);
        expect(uri.split('/').map(decodeURIComponent).join('/')).toBe(file);
      }),
    );
  });

  it('writes half a surrogate pair in a path as the replacement character', () => {
    expect(place({ file: 'a\ud800.ts' })?.artifactLocation.uri).toBe('a%EF%BF%BD.ts');
  });

  const reason =
    CONTRACTS_DIR === null ? 'skipped: CONTRACTS_DIR names no folder' : 'of the folder in CONTRACTS_DIR';
  const itWithSchema = CONTRACTS_DIR === null ? it.skip : it;

  itWithSchema.each([...GOLDEN, ['pull-request', pullRequest] as const])(
    `is valid for the outcome %s against the published schema (${reason})`,
    (_name, make) => {
      const schema = JSON.parse(readFileSync(join(CONTRACTS_DIR ?? '', 'sarif-2.1.0.schema.json'), 'utf8'));
      const ajv = new Ajv({ strict: false, allErrors: true });
      addFormats.default(ajv);
      const validate = ajv.compile(schema);

      validate(log(make()));
      expect(validate.errors ?? []).toEqual([]);
    },
  );
});
