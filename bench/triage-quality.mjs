/**
 * `npm run bench:triage -- DIR`: how well findings of several reviewers are merged and accepted, on recorded reviews
 * with labels. The matcher is the product's own, called as triage calls it.
 */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { loadSources } from './load.mjs';
import { jsonOf, measure } from './quality/measure.mjs';
import { readFolder } from './quality/read.mjs';
import { markdownOf, textOf } from './quality/table.mjs';

const USAGE = `usage: npm run bench:triage -- [--json | --markdown] DIR

Scores the merging of review findings on recorded reviews with labels.

  DIR         a folder that holds martian/ or aacr/, or both; docs/benchmarks.md has the layout
  --json      one object on standard output, rates as fractions
  --markdown  tables for a document
  --help      this text`;

const WITHOUT_FOLDER =
  'no folder given: the recorded reviews are two public data sets that are not part of this project; docs/benchmarks.md says where they are and how to lay them out (--help for usage)';

const OPTIONS = { json: { type: 'boolean' }, markdown: { type: 'boolean' }, help: { type: 'boolean' } };

/** What is asked for: `{ folder, write }`, or `{ problem }` in one line, or `{ help: true }`. */
export function requestOf(args) {
  let parsed;
  try {
    parsed = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return { problem: oneLine(error) };
  }
  const { values, positionals } = parsed;
  if (values.help) return { help: true };
  if (values.json && values.markdown) return { problem: '--json and --markdown exclude one another' };
  if (positionals.length === 0) return { problem: WITHOUT_FOLDER };
  if (positionals.length > 1) return { problem: `one folder is read, not ${positionals.length}` };
  return { folder: positionals[0], write: writerOf(values) };
}

function writerOf({ json, markdown }) {
  if (json) return (results) => JSON.stringify(jsonOf(results), null, 2);
  return markdown ? markdownOf : textOf;
}

function oneLine(error) {
  return error.message.replace(/\s+/g, ' ');
}

async function loadMatcher() {
  const { folder, dispose } = loadSources();
  try {
    const { clusterFindings } = await import(pathToFileURL(join(folder, 'stages/triage/matcher.js')).href);
    return clusterFindings;
  } finally {
    dispose();
  }
}

/** Answers the exit code: 2 where the request or the data is wrong. */
async function main(args) {
  const request = requestOf(args);
  if (request.help) {
    console.log(USAGE);
    return 0;
  }
  if (request.problem !== undefined) return refuse(request.problem);
  let sets;
  try {
    sets = readFolder(request.folder);
  } catch (error) {
    return refuse(oneLine(error));
  }
  console.log(request.write(measure(sets, await loadMatcher())));
  return 0;
}

function refuse(problem) {
  console.error(`bench:triage: ${problem}`);
  return 2;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main(process.argv.slice(2));
