/** Draws the results of the simulation as SVG: a column for each panel, precision above recall, over the correlation. */
import { MEASURED_CORRELATION, PANELS } from './model.mjs';
import { METHODS } from './run.mjs';

/* All in pixels. */
const PLOT = { width: 190, height: 150 };
const GAP = { x: 22, y: 34 };
const MARGIN = { top: 74, right: 20, bottom: 52, left: 64 };
const RADIUS = 2.5;

const MEASURES = ['precision', 'recall'];

/** Told apart without colours as well. */
const LOOKS = {
  'best single': { color: '#767676', width: 1.5, dashes: '2 3' },
  union: { color: '#c2570c', width: 1.5, dashes: '7 3' },
  majority: { color: '#7b4ea3', width: 1.5, dashes: 'none' },
  quorate: { color: '#0a6f8f', width: 3, dashes: 'none' },
};

const INK = '#24292f';
const FAINT = '#d8dee4';

/** The whole chart; the same text for the same results. */
export function chartOf(results) {
  const width = MARGIN.left + PANELS.length * (PLOT.width + GAP.x) - GAP.x + MARGIN.right;
  const height = MARGIN.top + MEASURES.length * (PLOT.height + GAP.y) - GAP.y + MARGIN.bottom;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="${INK}">`,
    '<title>Precision and recall of the accepted set, over the correlation inside families</title>',
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...legend(),
    ...MEASURES.flatMap((measure, row) =>
      PANELS.flatMap(({ name }, column) => plot(results, { panel: name, measure }, { row, column })),
    ),
    text({ x: width / 2, y: height - 12, anchor: 'middle' }, 'correlation between members of one family'),
    '</svg>',
  ].join('\n')}\n`;
}

function legend() {
  return METHODS.flatMap((method, index) => {
    const x = MARGIN.left + index * 130;
    return [
      `<line x1="${x}" y1="20" x2="${x + 30}" y2="20" ${strokeOf(method)}/>`,
      text({ x: x + 36, y: 24 }, method),
    ];
  });
}

function plot(results, { panel, measure }, { row, column }) {
  const left = MARGIN.left + column * (PLOT.width + GAP.x);
  const top = MARGIN.top + row * (PLOT.height + GAP.y);
  const at = {
    x: (correlation) => left + correlation * PLOT.width,
    y: (rate) => top + (1 - rate) * PLOT.height,
  };
  const shown = results.filter((result) => result.panel === panel);
  const curve = (method) =>
    shown.map(({ correlation, rates }) => [at.x(correlation), at.y(rates[method][measure])]);
  return [
    ...(row === 0 ? [text({ x: left, y: top - 14, weight: 'bold' }, panel)] : []),
    ...(column === 0 ? [upright({ x: left - 46, y: top + PLOT.height / 2 }, measure)] : []),
    ...grid(at, { left, top, isFirst: column === 0 }),
    ...METHODS.flatMap((method) => line(curve(method), method)),
  ];
}

/** Lines and labels of the axes, and the correlation that was measured of judges. */
function grid(at, { left, top, isFirst }) {
  const measured = at.x(MEASURED_CORRELATION);
  const bottom = top + PLOT.height;
  return [
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((rate) => [
      `<line x1="${left}" y1="${round(at.y(rate))}" x2="${left + PLOT.width}" y2="${round(at.y(rate))}" stroke="${FAINT}"/>`,
      ...(isFirst ? [text({ x: left - 6, y: at.y(rate) + 4, anchor: 'end' }, `${rate * 100}%`)] : []),
    ]),
    `<line x1="${round(measured)}" y1="${top}" x2="${round(measured)}" y2="${bottom}" stroke="${FAINT}" stroke-width="2"/>`,
    ...[0, MEASURED_CORRELATION, 1].map((value) =>
      text({ x: at.x(value), y: bottom + 15, anchor: 'middle' }, String(value)),
    ),
  ];
}

function line(points, method) {
  const path = points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
  return [
    `<polyline points="${path}" fill="none" ${strokeOf(method)}/>`,
    ...points.map(
      ([x, y]) => `<circle cx="${round(x)}" cy="${round(y)}" r="${RADIUS}" fill="${LOOKS[method].color}"/>`,
    ),
  ];
}

function strokeOf(method) {
  const { color, width, dashes } = LOOKS[method];
  return `stroke="${color}" stroke-width="${width}" stroke-dasharray="${dashes}"`;
}

function text({ x, y, anchor = 'start', weight = 'normal' }, words) {
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" font-weight="${weight}">${words}</text>`;
}

function upright({ x, y }, words) {
  return `<text transform="translate(${round(x)} ${round(y)}) rotate(-90)" text-anchor="middle">${words}</text>`;
}

/** Tenths of a pixel, written alike everywhere. */
function round(number) {
  return String(Math.round(number * 10) / 10);
}
