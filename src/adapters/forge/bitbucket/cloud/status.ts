/** The result on the head commit of a repository on Bitbucket Cloud: a Code Insights report or a build status. */
import { createHash } from 'node:crypto';
import type { StatusReport, WriteResult } from '../../../../domain/board.ts';
import { ForgeError } from '../../../../domain/errors.ts';
import type { CommentBoard } from '../../../../domain/ports.ts';
import { messageOf } from '../../../../lib/thrown.ts';
import { at, textOf } from '../../fields.ts';
import { cut } from '../report-words.ts';
import { type RestApi, route } from '../rest.ts';
import type { BitbucketCloudApi } from './api.ts';
import { buildUrl, publicUrl } from './board-pages.ts';
import { resultOf, type WriteKind } from './refusals.ts';
import { ensureReport, REPORT_REMEDY } from './report.ts';
import { isFailed } from './report-parts.ts';

/** UTF-16 units of a build's name; Cloud refuses more. Its description is given as much. */
const MAX_NAME = 255;

/** UTF-16 units of a build's key; Cloud answers 400 to more. https://github.com/buildbot/buildbot/issues/7049 */
const MAX_KEY = 40;

const STATUS_NAME = 'Quorate';

const BUILD_REMEDY =
  'give the token the scope `repository` or, where that is refused, `repository:write` (an API token: `write:repository:bitbucket`) for the build status, or set `status` to `check` or `none`';

export type CloudStatusOptions = {
  /** Names the report and the build, which are kept apart by it; `Quorate` unless given. */
  readonly statusName?: string;
  /** The page of this run, where a report names none. */
  readonly statusUrl?: string | null;
  /** The API through the proxy of Pipelines, which proves who we are without a token; for reports alone. */
  readonly insights?: RestApi | null;
  /** The branch that the commit is the head of, so that its pull request shows the build. */
  readonly branch?: () => Promise<string | null> | string | null;
  /** Of the pull request whose page a build leads to where there is no page of the run; else the commit's. */
  readonly number?: number;
};

/** The part of a board that is about a commit and needs no pull request. */
export function createBitbucketCloudStatus(
  api: BitbucketCloudApi,
  options: CloudStatusOptions = {},
): Pick<CommentBoard, 'ensureStatus'> {
  const name = options.statusName ?? STATUS_NAME;
  let insights = options.insights ?? null;
  const ensureCheck = async (report: StatusReport): Promise<WriteResult> => {
    const ensure = (by: RestApi): Promise<WriteResult> => checkBy(by, report, { ...options, name, api });
    const result = insights === null ? null : await ensure(insights);
    if (result !== null && result.kind !== 'denied' && result.kind !== 'failed') return result;
    // What the proxy did not give once is not asked of it again.
    insights = null;
    return ensure(api);
  };
  return {
    ensureStatus: (report, way) =>
      way === 'check'
        ? ensureCheck(report)
        : guarded(BUILD_REMEDY, () => ensureBuild(api, report, { ...options, name })),
  };
}

type Named = CloudStatusOptions & { readonly name: string };

/** The report through one of the ways to the API. */
function checkBy(
  by: RestApi,
  report: StatusReport,
  { name, statusUrl = null, api }: Named & { readonly api: BitbucketCloudApi },
): Promise<WriteResult> {
  const link = [report.url, statusUrl].map(publicUrl).find((url) => url?.startsWith('https:')) ?? null;
  const id = name === STATUS_NAME ? 'quorate' : `quorate-${digestOf(name, 12)}`;
  const { repositoryPath } = api;
  return guarded(REPORT_REMEDY, () =>
    ensureReport(by, { repositoryPath, report, names: { id, name, link } }),
  );
}

/** Writes a build unless the one of this key says the same. The address is another one in every run. */
async function ensureBuild(api: BitbucketCloudApi, report: StatusReport, named: Named): Promise<WriteResult> {
  const { name, statusUrl = null, number = null } = named;
  const key = name.length <= MAX_KEY ? name : `quorate-${digestOf(name, MAX_KEY - 'quorate-'.length)}`;
  const branch = (await named.branch?.()) ?? null;
  const said = {
    state: isFailed(report) ? 'FAILED' : 'SUCCESSFUL',
    name: cut(name, MAX_NAME),
    description: cut(report.title, MAX_NAME),
    ...(branch === null || branch === '' ? {} : { refname: branch }),
  };
  const place = `${api.repositoryPath}${route`/commit/${report.headSha}/statuses/build`}`;
  const { status, data } = await api.get(`${place}${route`/${key}`}`, { allow: [404] });
  const isSame = Object.entries(said).every(([field, value]) => textOf(at(data, field)) === value);
  if (status !== 404 && isSame) return { kind: 'kept', id: key, url: null };
  const url = buildUrl(api, { number, sha: report.headSha }, [report.url, statusUrl]);
  const kind: WriteKind = { remedy: BUILD_REMEDY, changes: null };
  return resultOf(await api.write('POST', place, { key, url, ...said }), kind, () => key);
}

function digestOf(text: string, digits: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, digits);
}

/** What is read before the write may be refused too. A commit that is not to be seen is one for lack of a scope. */
async function guarded(remedy: string, work: () => Promise<WriteResult>): Promise<WriteResult> {
  try {
    return await work();
  } catch (error) {
    const message = messageOf(error);
    const status = error instanceof ForgeError ? error.status : null;
    if (status === 403 || status === 404) return { kind: 'denied', message, remedy };
    if (status === 401 && error instanceof ForgeError)
      return { kind: 'denied', message, remedy: error.remedy };
    return { kind: 'failed', message };
  }
}
