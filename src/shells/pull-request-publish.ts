import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadValidator } from '../domain/contract.ts';
import type { ReviewDocument } from '../domain/contracts.generated.ts';
import { ConfigError } from '../domain/errors.ts';
import { type PullRequestFacts, SupersededError } from '../domain/pull-request.ts';
import { parseJson } from '../lib/json.ts';
import { messageOf } from '../lib/thrown.ts';
import { changeToPublish } from '../review.ts';
import { DOCUMENT_LIMITS } from './cli-tools.ts';
import {
  type PullRequestResult,
  type PullRequestRun,
  publishDocument,
  resultOf,
} from './pull-request-result.ts';

const FILE = 'review.json';

/**
 * `mode: publish`: posts the review that another job left in `report-dir`. That file crossed a border: it is held
 * against its contract, against the pull request of this run, and against itself before anything is said.
 */
export async function publishFile(run: PullRequestRun, facts: PullRequestFacts): Promise<PullRequestResult> {
  const document = await readReview(join(run.config.reportDir ?? '', FILE));
  const problems = [...mismatches(run, document), ...contradictions(document)];
  if (problems.length > 0) throw new ConfigError(problems.map((problem) => `${FILE}: ${problem}`));
  if (document.change.head.sha !== facts.head.sha) {
    throw new SupersededError(document.change.head.sha, facts.head.sha);
  }
  const change = await changeToPublish(run.ports.source);
  const published = await publishDocument(run, document, change);
  return resultOf(run, { document, ...published, facts, outcome: null });
}

async function readReview(path: string): Promise<ReviewDocument> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new ConfigError([
      `report-dir: no ${FILE} can be read there (${messageOf(error)}); hand over the report-dir of the job that ran with mode: analyse`,
    ]);
  });
  const read = parseJson(text, DOCUMENT_LIMITS);
  if (!read.ok) throw new ConfigError([`${FILE} is not JSON that can be read: ${read.reason}`]);
  const errors = (await loadValidator('review'))(read.value);
  if (errors.length === 0) return read.value as ReviewDocument;
  throw new ConfigError(
    errors.slice(0, SHOWN_ERRORS).map(({ path: at, message }) => `${FILE}: ${at} ${message}`),
  );
}

/** More of them say nothing more. */
const SHOWN_ERRORS = 5;

/** Where the document is about something else than this run. */
function mismatches({ place, number }: PullRequestRun, { change }: ReviewDocument): readonly string[] {
  const { forge, repository } = place;
  const problems: string[] = [];
  if (change.forge !== forge || change.repository.toLowerCase() !== repository.toLowerCase()) {
    const there = change.forge === forge ? change.repository : `${change.repository} on ${change.forge}`;
    problems.push(`it is about ${there}, and this run is about ${repository}`);
  }
  if (change.number !== number) {
    problems.push(`it is about pull request ${change.number ?? 'none'}, and this run is about ${number}`);
  }
  return problems;
}

/** A pass that its own evidence does not carry is no pass. */
function contradictions(document: ReviewDocument): readonly string[] {
  if (document.conclusion !== 'pass') return [];
  const problems: string[] = [];
  if (!document.coverage.complete) problems.push('it says pass, and its coverage is not complete');
  if (document.triage === null) problems.push('it says pass, and holds no triage');
  if (document.gates.some(({ status }) => status === 'fail'))
    problems.push('it says pass, and a gate failed');
  if (document.gaps.length > 0) problems.push('it says pass, and parts of the change are missing');
  return problems;
}
