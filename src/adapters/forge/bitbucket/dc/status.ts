/** The conclusion on the head commit: a Code Insights report, a build status, or both beside each other. */
import type { StatusReport, WriteResult } from '../../../../domain/board.ts';
import type { CommentBoard } from '../../../../domain/ports.ts';
import { bmpOnly, printable } from '../../../../lib/text.ts';
import { at, textOf } from '../../fields.ts';
import { cut } from '../report-words.ts';
import { route } from '../rest.ts';
import type { BitbucketDcApi } from './api.ts';
import { commitPage, isWebAddress } from './board-links.ts';
import { CREATES, resultOf, resultOfError, type WriteKind } from './refusals.ts';
import { ensureReport } from './report.ts';

/** What report and build status are called. */
const STATUS_NAME = 'Quorate';

/** Of the build status. Another one with this key at the commit is replaced. */
const KEY = 'io.quorate.status';

/** The server's limits. The description has none that is written down; its column holds so many characters. */
const MAX_URL = 450;
const MAX_DESCRIPTION = 255;

const BUILDS: WriteKind = { ...CREATES, changes: true };

export type DcStatusOptions = {
  /** `Quorate` unless given. */
  readonly name?: string;
  /** Where it leads to where the run has no page of its own; the page of the commit unless given. */
  readonly page?: string;
  /** The branch that was reviewed, `refs/heads/…`, or null where it is not one of this repository. Throws `ForgeError`. */
  readonly ref?: () => Promise<string | null>;
};

/** The part of a board that is about a commit and needs no pull request. */
export function createBitbucketDcStatus(
  api: BitbucketDcApi,
  options: DcStatusOptions = {},
): Pick<CommentBoard, 'ensureStatus'> {
  const name = options.name ?? STATUS_NAME;
  return {
    ensureStatus: (report, way) => {
      const page = options.page ?? commitPage(api, report.headSha);
      return way === 'check'
        ? ensureReport({ api, name, page }, report)
        : ensureBuild({ api, name, page, ref: options.ref ?? noRef }, report);
    },
  };
}

function noRef(): Promise<null> {
  return Promise.resolve(null);
}

type BuildParts = {
  readonly api: BitbucketDcApi;
  readonly name: string;
  readonly page: string;
  readonly ref: () => Promise<string | null>;
};

/** Writes the build status unless it stands at the commit already. Throws nothing. */
async function ensureBuild(parts: BuildParts, report: StatusReport): Promise<WriteResult> {
  const { api } = parts;
  const path = `${api.repositoryPath}${route`/commits/${report.headSha}/builds`}`;
  try {
    const wanted = buildOf(parts, report, await parts.ref());
    const found = await api.get(`${path}${route`?key=${KEY}`}`, { allow: [404] });
    const end = { id: KEY, url: wanted.url };
    if (found.status !== 404 && isSame(found.data, wanted)) {
      return { kind: 'kept', id: KEY, url: textOf(at(found.data, 'url')) };
    }
    const result = resultOf(await api.write('POST', path, wanted), BUILDS);
    return result.kind === 'done' ? { ...result, ...end } : result;
  } catch (error) {
    return resultOfError(error, BUILDS);
  }
}

function buildOf({ name, page }: BuildParts, report: StatusReport, ref: string | null) {
  const { url } = report;
  return {
    key: KEY,
    state: stateOf(report),
    url: isWebAddress(url) && url.length <= MAX_URL ? url : page,
    name,
    description: cut(bmpOnly(printable(report.title)), MAX_DESCRIPTION),
    ...(ref === null ? {} : { ref }),
  };
}

/** What is incomplete and to stop nobody is neither a success nor a failure. */
function stateOf({ conclusion, failsIncomplete }: StatusReport): 'SUCCESSFUL' | 'FAILED' | 'UNKNOWN' {
  if (conclusion === 'incomplete') return failsIncomplete ? 'FAILED' : 'UNKNOWN';
  return conclusion === 'block' ? 'FAILED' : 'SUCCESSFUL';
}

/** The address is another one in every run. */
function isSame(found: unknown, { url: _, ...said }: ReturnType<typeof buildOf>): boolean {
  return Object.entries(said).every(([name, value]) => at(found, name) === value);
}
