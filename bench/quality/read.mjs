/**
 * Reads recorded findings and their labels from a folder with `martian/` or `aacr/`, or both, as `docs/benchmarks.md`
 * lays it out. The files are outside data: what is not as expected is an error that names the file and the place in it.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The sets that a folder may hold. */
const SETS = ['martian', 'aacr'];

/**
 * Answers what is there: `{ martian?, aacr? }`, each a set `{ pulls, panels }`. `panels` are the names of reviewers by
 * panel, null where the set defines none. Throws where there is neither set, or where a file is missing or broken.
 */
export function readFolder(folder) {
  if (!isFolder(folder)) throw new Error(`${folder}: no such folder`);
  const present = SETS.filter((name) => isFolder(join(folder, name)));
  if (present.length === 0)
    throw new Error(`${folder}: holds neither ${SETS.map((name) => `${name}/`).join(' nor ')}`);
  return Object.fromEntries(present.map((name) => [name, readSet(folder, name)]));
}

function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function readSet(folder, set) {
  const read = (name) => readJson(folder, `${set}/${name}`);
  const { value, at } = read('prs.json');
  const ids = list(value, at).map((pull, index) =>
    fileName(record(pull, `${at}[${index}]`).id, `${at}[${index}].id`),
  );
  const twice = firstRepeated(ids);
  if (twice !== null) throw new Error(`${at}: the pull request ${twice} is listed twice`);
  return {
    pulls: ids.map((id) => ({
      id,
      findings: findingsFrom(read(`findings/${id}.json`)),
      ...labelsFrom(read(`labels/${id}.json`)),
    })),
    panels: existsSync(join(folder, set, 'panels.json')) ? panelsFrom(read('panels.json')) : null,
  };
}

/** The value of a JSON file, and the words that name the file in messages. */
function readJson(folder, name) {
  let text;
  try {
    text = readFileSync(join(folder, name), 'utf8');
  } catch (error) {
    throw new Error(`${name}: cannot be read (${error.code ?? error.message})`);
  }
  try {
    return { value: JSON.parse(text), at: `${name}: ` };
  } catch {
    throw new Error(`${name}: is no JSON`);
  }
}

/** All findings of a pull request: `{ id, reviewer, file, line, firstLine, text }`; file null and lines 0 if unknown. */
function findingsFrom({ value, at }) {
  const findings = list(record(value, at).reviewers, `${at}reviewers`).flatMap((entry, index) => {
    const place = `${at}reviewers[${index}]`;
    const reviewer = text(record(entry, place).name, `${place}.name`);
    return list(entry.findings, `${place}.findings`).map((finding, n) =>
      findingFrom(finding, reviewer, `${place}.findings[${n}]`),
    );
  });
  const twice = firstRepeated(findings.map(({ id }) => id));
  if (twice !== null) throw new Error(`${at}the finding ${twice} is there twice`);
  return findings;
}

function findingFrom(value, reviewer, at) {
  const { id, file, line, start_line: first, issue } = record(value, at);
  const last = lineNumber(line, `${at}.line`);
  return {
    id: text(id, `${at}.id`),
    reviewer,
    file: optional(text, file, `${at}.file`),
    line: last,
    firstLine: lineNumber(first, `${at}.start_line`) || last,
    text: text(issue, `${at}.issue`),
  };
}

/**
 * `golden`: the known issues, each with those that overlap with it. `labels`: by finding its status and the issues that
 * it was matched to. `pairLines`: how far apart two findings may stand for their labels to say that they differ, null
 * for any distance.
 */
function labelsFrom({ value, at }) {
  const { golden, findings, pair_scope: scope } = record(value, at);
  return {
    golden: list(golden, `${at}golden`).map((issue, index) => issueFrom(issue, `${at}golden[${index}]`)),
    labels: new Map(
      Object.entries(record(findings, `${at}findings`)).map(([id, label]) => [
        id,
        labelFrom(label, `${at}findings.${id}`),
      ]),
    ),
    pairLines: optional(pairLinesFrom, scope, `${at}pair_scope`),
  };
}

function issueFrom(value, at) {
  const { id, related } = record(value, at);
  return { id: text(id, `${at}.id`), related: optional(texts, related, `${at}.related`) ?? [] };
}

function labelFrom(value, at) {
  const { status, golden } = record(value, at);
  const matches = optional(list, golden, `${at}.golden`) ?? [];
  return {
    status: text(status, `${at}.status`),
    golden: matches.map((match, n) =>
      text(record(match, `${at}.golden[${n}]`).golden, `${at}.golden[${n}].golden`),
    ),
  };
}

function pairLinesFrom(value, at) {
  const { max_line_distance: lines } = record(value, at);
  return optional(integer, lines, `${at}.max_line_distance`);
}

function panelsFrom({ value, at }) {
  return new Map(
    Object.entries(record(value, at)).map(([name, members]) => [name, texts(members, `${at}${name}`)]),
  );
}

/* What a value must be: each answers it, or throws what was found instead. */

function record(value, at) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? value
    : wrong('an object', value, at);
}

function list(value, at) {
  return Array.isArray(value) ? value : wrong('a list', value, at);
}

function text(value, at) {
  return typeof value === 'string' ? value : wrong('a text', value, at);
}

function texts(value, at) {
  return list(value, at).map((entry, index) => text(entry, `${at}[${index}]`));
}

function integer(value, at) {
  return Number.isSafeInteger(value) ? value : wrong('a whole number', value, at);
}

/** Absent and null are the same: null. */
function optional(read, value, at) {
  return value === undefined || value === null ? null : read(value, at);
}

/** 0 for no line. */
function lineNumber(value, at) {
  return Math.max(0, optional(integer, value, at) ?? 0);
}

/** A name that stays inside its folder. */
function fileName(value, at) {
  const name = text(value, at);
  return /^[^/\\\0]+$/.test(name) && !/^\.+$/.test(name) ? name : wrong('the name of a file', value, at);
}

function wrong(expected, value, at) {
  const found = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  throw new Error(`${at.replace(/: $/, '')}: expected ${expected}, found ${found.slice(0, 60)}`);
}

function firstRepeated(values) {
  return values.find((value, index) => values.indexOf(value) < index) ?? null;
}
