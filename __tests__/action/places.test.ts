import { afterEach, describe, expect, it } from '@jest/globals';
import { type SaidFinding, type Scenario, startScenario, textFile } from '../support/action-scenario.ts';
import { THIRTY, THIRTY_BASE, THIRTY_HEAD } from '../support/thirty-findings.ts';

const PATIENCE_MS = 120_000;

const REFUSED = {
  status: 422,
  body: {
    message: 'Unprocessable Entity',
    errors: ['Pull request review thread line must be part of the diff'],
  },
};

const finding = (overrides: Partial<SaidFinding>): SaidFinding => ({
  severity: 'important',
  category: 'correctness',
  file: 'calc.py',
  line: 2,
  quote: '    return a / b',
  issue: 'Division by zero: `b` may be 0 here; guard it.',
  fix: 'Return None for a zero divisor.',
  ...overrides,
});

describe('action: places that GitHub takes or refuses', () => {
  let scenario: Scenario;
  afterEach(() => scenario.dispose());

  it(
    'posts twenty-nine and lists the one that GitHub refuses without saying which it is',
    async () => {
      scenario = await startScenario([THIRTY_BASE, THIRTY_HEAD]);
      const said = THIRTY.map((entry) => entry.finding);
      scenario.say(said);
      const bad = THIRTY[10];
      // The server's diff is another one than ours: this line is not in it.
      scenario.github.fault({
        method: 'POST',
        path: /\/reviews$/,
        body: new RegExp(bad?.finding.issue.slice(0, 40) ?? 'none'),
        times: 99,
        action: REFUSED,
      });
      const end = await scenario.run();
      const { reviewComments, issueComments, reviews } = scenario.github.state;
      const inline = said.filter(({ issue }) => reviewComments.some(({ body }) => body.includes(issue)));

      expect(inline.length).toBeGreaterThanOrEqual(29);
      for (const { issue } of said) {
        expect(
          [...reviewComments, ...issueComments].filter(({ body }) => body.includes(issue)).length,
        ).toBeGreaterThan(0);
        expect(reviewComments.filter(({ body }) => body.includes(issue)).length).toBeLessThanOrEqual(1);
      }
      expect(reviews.filter(({ body }) => body !== '').length).toBeLessThanOrEqual(2);
      expect(end.outputs['accepted-count']).toBe('30');
      const sent = scenario.github.requests
        .filter(({ method, path }) => method === 'POST' && path.endsWith('/reviews'))
        .map(({ body }) => body);
      expect(new Set(sent).size).toBe(sent.length);
    },
    PATIENCE_MS,
  );

  it(
    'says only what is new after lines moved, and closes nothing',
    async () => {
      const first = 'def div(a, b):\n    return a / b\n';
      const second = 'import sys\n\n\ndef div(a, b):\n    return a / b\n';
      scenario = await startScenario([
        [textFile('calc.py', '# calc\n')],
        [textFile('calc.py', first)],
        [textFile('calc.py', second)],
      ]);
      scenario.say([finding({})]);
      await scenario.run();
      scenario.github.push(scenario.commits[2] ?? '');
      scenario.say([
        finding({ line: 5, issue: 'Possible division by zero. No guard for b == 0 before the division.' }),
        finding({
          severity: 'suggestion',
          category: 'maintainability',
          line: 1,
          quote: 'import sys',
          issue: 'Unused import sys: the name `sys` is not used.',
        }),
      ]);
      const end = await scenario.run();
      const { threads } = scenario.github.state;

      expect(end.outputs).toMatchObject({ 'posted-count': '1', 'kept-count': '1', 'resolved-count': '0' });
      expect(threads.map(({ line, resolvedBy }) => [line, resolvedBy])).toEqual([
        [5, null],
        [1, null],
      ]);
    },
    PATIENCE_MS,
  );

  it(
    'says it of a second place in the file in the same words, though the first was resolved',
    async () => {
      const body = 'def f(a, b):\n    return a / b\n';
      const gap = Array.from({ length: 12 }, (_, at) => `x${at} = ${at}\n`).join('');
      scenario = await startScenario([
        [textFile('calc.py', gap)],
        [textFile('calc.py', `${body}${gap}`)],
        [textFile('calc.py', `${body}${gap}${body}`)],
      ]);
      scenario.say([finding({ line: 2 })]);
      await scenario.run();
      const [thread] = scenario.github.state.threads;
      scenario.github.resolveThread(thread?.id ?? '', { login: 'ada', id: 5, type: 'User' });
      scenario.github.push(scenario.commits[2] ?? '');
      scenario.say([finding({ line: 16 })]);
      await scenario.run();

      expect(scenario.github.state.threads.map(({ line }) => line)).toEqual([2, 16]);
    },
    PATIENCE_MS,
  );

  it(
    'offers a fix as a suggestion with a fence that its text cannot close, on exactly its lines',
    async () => {
      scenario = await startScenario([
        [textFile('README.md', '# Shop\n')],
        [textFile('README.md', '# Shop\n\nRun npm.\nThen test.\n')],
      ]);
      const replacement = 'Run it:\n```sh\nnpm test\n```';
      scenario.say([
        finding({
          file: 'README.md',
          line: 3,
          quote: 'Run npm.\nThen test.',
          issue: 'The command to run is not given in a form that can be copied.',
          fix: `Name the command. Inline \`\`\` marks do not count as a fence.\n\n\`\`\`\`suggestion\n${replacement}\n\`\`\`\`\n`,
        }),
      ]);
      await scenario.run({ inputs: { suggestions: 'true' } });
      const [comment] = scenario.github.state.reviewComments;
      const [thread] = scenario.github.state.threads;

      expect(thread).toMatchObject({ startLine: 3, line: 4, side: 'RIGHT' });
      expect(comment?.body).toContain(`\`\`\`\`suggestion\n${replacement}\n\`\`\`\``);
      expect(comment?.body).toMatch(/not verified/);
    },
    PATIENCE_MS,
  );

  it(
    'keeps long texts within what GitHub takes, and says all the same that they were cut',
    async () => {
      scenario = await startScenario([
        [textFile('calc.py', '# calc\n')],
        [textFile('calc.py', 'def div(a, b):\n    return a / b\n')],
      ]);
      const long = `The divisor is not checked. ${'𝒳 `code` and more words of an answer that does not end. '.repeat(4_000)}`;
      scenario.say([finding({ issue: long, fix: `\`\`\`py\n${'x = 1\n'.repeat(20_000)}` })]);
      const end = await scenario.run();
      const { reviewComments, issueComments } = scenario.github.state;
      const bodies = [...reviewComments, ...issueComments].map(({ body }) => body);

      expect(end.outputs['posted-count']).toBe('1');
      for (const body of bodies) {
        expect([...body].length).toBeLessThanOrEqual(65_536);
        expect(body).toMatch(/quorate:v1 kind=(?:finding|summary) [^\n]+ -->$/);
        expect(body).not.toMatch(/\p{Cs}/u);
      }
      expect((await scenario.run()).outputs).toMatchObject({ 'posted-count': '0', 'kept-count': '1' });
    },
    PATIENCE_MS,
  );

  it(
    'ends incomplete and says how many files are missing where GitHub lists only the first',
    async () => {
      const files = Array.from({ length: 70 }, (_, at) => textFile(`data/f${at}.txt`, `${at}\n`));
      scenario = await startScenario(
        [[textFile('calc.py', '# calc\n')], [textFile('calc.py', 'x = 1\n'), ...files]],
        { fileListLimit: 60 },
      );
      scenario.say([]);
      const end = await scenario.run({
        event: { name: 'workflow_dispatch', payload: {} },
        inputs: { 'pr-number': '7' },
        workspace: scenario.folder,
      });

      expect(end.code).toBe(1);
      expect(end.outputs.conclusion).toBe('incomplete');
      expect(end.summary).toContain('GitHub lists 60 of 71 changed files');
      expect(scenario.github.state.checkRuns.at(-1)?.conclusion).toBe('failure');
    },
    PATIENCE_MS,
  );

  it(
    'reads all of a change of more than 3,000 files where the commits are in a checkout',
    async () => {
      const files = Array.from({ length: 3_010 }, (_, at) => textFile(`data/f${at}.txt`, `${at}\n`));
      scenario = await startScenario([
        [textFile('calc.py', '# calc\n')],
        [textFile('calc.py', 'x = 1\n'), ...files],
      ]);
      scenario.say([]);
      const end = await scenario.run();

      expect(end.outputs.conclusion).toBe('pass');
      expect(end.summary).toMatch(/3,?011 files/);
    },
    PATIENCE_MS,
  );
});
