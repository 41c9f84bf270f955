import type { GateReport, GateStatus } from '../../domain/gates.ts';
import { type Canvas, heading, paragraph, parts } from './canvas.ts';
import { findingHead } from './terminal-findings.ts';

const STATUS_WORDS: { readonly [status in GateStatus]: string } = {
  fail: 'failed',
  pass: 'passed',
  skipped: 'skipped',
};

/** How the gates ended and what they found. */
export function gateSection(canvas: Canvas, { critic, statuses }: GateReport): string[] {
  const states = statuses.map(({ name, status }) => `${name} ${STATUS_WORDS[status]}`);
  return [
    heading(canvas, 'Gates'),
    ...parts(canvas, states, { indent: 2, tone: 'dim' }),
    ...critic.findings.flatMap((finding) => [
      ...findingHead(canvas, finding.severity, {
        path: finding.file,
        line: finding.line ?? 0,
        startLine: null,
      }),
      ...paragraph(canvas, finding.issue, { indent: 4 }),
      ...(finding.fix === undefined ? [] : paragraph(canvas, finding.fix, { label: '    fix: ' })),
    ]),
  ];
}
