/** Writes the results of the simulation for people, in percent: all as text, the ends and the middle as Markdown. */
import { CORRELATIONS, MEASURED_CORRELATION } from './model.mjs';
import { harmonic, METHODS } from './run.mjs';

const percent = (rate) => (100 * rate).toFixed(0);

/** Precision / recall / F1 of every method, a line for each panel and correlation. */
export function textOf(results) {
  const width = Math.max(...results.map(({ panel }) => panel.length));
  const cell = (rates) =>
    `${percent(rates.precision)} / ${percent(rates.recall)} / ${percent(harmonic(rates))}`;
  const line = (panel, correlation, cells) =>
    [panel.padEnd(width), correlation.padStart(11), ...cells.map((text) => text.padStart(15))].join('  ');
  return [
    line('precision / recall / F1', 'correlation', METHODS).trimEnd(),
    ...results.map(({ panel, correlation, rates }) =>
      line(
        panel,
        correlation.toFixed(2),
        METHODS.map((method) => cell(rates[method])),
      ),
    ),
  ].join('\n');
}

/** Precision / recall where a family shares nothing, what was measured of judges, and everything. */
export function markdownOf(results) {
  const shown = [CORRELATIONS[0], MEASURED_CORRELATION, CORRELATIONS.at(-1)];
  const rows = results
    .filter(({ correlation }) => shown.includes(correlation))
    .map(({ panel, correlation, rates }) => [
      panel,
      correlation.toFixed(2),
      ...METHODS.map((method) => `${percent(rates[method].precision)} / ${percent(rates[method].recall)}`),
    ]);
  const head = ['panel', 'correlation', ...METHODS];
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
