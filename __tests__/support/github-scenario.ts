/** The pull request of the shared scenarios on GitHub. */
import { startScenario } from './action-scenario.ts';
import { SMALL_TREES } from './action-small.ts';
import {
  type ForgeScenario,
  type OpenScenario,
  type Running,
  visibleOf,
  withoutMark,
} from './forge-scenario.ts';
import type { GitHubAccount } from './github/types.ts';

const MALLORY: GitHubAccount = { login: 'mallory', id: 666, type: 'User' };
/** A person may have the name of a bot. */
const NAMESAKE: GitHubAccount = { login: 'github-actions', id: 667, type: 'User' };
const BOT: GitHubAccount = { login: 'github-actions', id: 41_898_282, type: 'Bot' };
const WHO = { stranger: MALLORY, namesake: NAMESAKE, ourselves: BOT } as const;

const FILE_COMMENT = /^\/repos\/[^/]+\/[^/]+\/pulls\/\d+\/comments$/;

export const openGitHubScenario: OpenScenario = async (trees) => {
  const inner = await startScenario(trees === 'small' ? SMALL_TREES : trees);
  const { github, models } = inner;
  const { state } = github;
  const start = ({ cwd, ...inputs }: Readonly<Record<string, string>> = {}): Running => {
    const running = inner.start({ inputs, ...(cwd === undefined ? {} : { workspace: cwd }) });
    const end = running.end.then((ended) => ({ ...ended, shown: `${ended.stdout}\n${ended.summary}` }));
    return { process: running.process, end };
  };
  const scenario: ForgeScenario = {
    repository: inner.repository,
    models,
    folder: inner.folder,
    commits: inner.commits,
    say: inner.say,
    start,
    run: (settings) => start(settings).end,
    requests: () => github.requests,
    writes: github.writes,
    counted: (from) =>
      github.requests
        .slice(from)
        .filter(({ method, path }) => !(method === 'POST' && FILE_COMMENT.test(path))).length,
    anyLook: /^\/repos\/[^/]+\/[^/]+\/pulls\/7$/,
    anyWrite: { method: 'POST', path: /^\/repos\// },
    lineRefusal: {
      method: 'POST',
      path: /\/reviews$/,
      action: {
        status: 422,
        body: {
          message: 'Unprocessable Entity',
          errors: ['Pull request review thread line must be part of the diff'],
        },
      },
    },
    fault: github.fault,
    onRequest: github.onRequest,
    stood: () =>
      state.threads.map(({ id, path, subject, side, line, startLine, resolvedBy }) => {
        const root = state.reviewComments.find(({ threadId }) => threadId === id);
        const raw = root?.body ?? '';
        const isLine = subject === 'line';
        return {
          path,
          subject,
          side: isLine ? side : null,
          line: isLine ? line : null,
          startLine,
          resolved: resolvedBy !== null,
          text: withoutMark(raw),
          raw,
          link: `#discussion_r${root?.id}`,
        };
      }),
    notes: () => state.issueComments.map(({ body }) => ({ text: withoutMark(body), raw: body })),
    status: () => {
      const last = state.checkRuns.at(-1);
      return last === undefined ? null : { sha: last.headSha, failed: last.conclusion === 'failure' };
    },
    approvals: () =>
      state.reviews.filter((review) => review.state === 'APPROVED').map(({ commitId }) => commitId),
    visible: () =>
      visibleOf(scenario, (text) =>
        text.replace(/#discussion_r\d+/g, '#thread').replace(/127\.0\.0\.1:\d+/g, 'host'),
      ),
    push: github.push,
    closePullRequest: () => {
      if (state.pull.state === 'open') github.closePull();
    },
    denyWrites: () => github.grant({ pullRequests: 'read', checks: 'none', statuses: 'none' }),
    resolve: (index) => void github.resolveThread(state.threads[index]?.id ?? '', MALLORY),
    reply: (index, text) => void github.reply(state.threads[index]?.id ?? '', MALLORY, text),
    pasteInline: (who, raw) =>
      void github.addReviewComment({ user: WHO[who], body: raw, path: 'src/pay.ts', line: 4 }),
    pasteNote: (who, raw) => void github.addIssueComment({ user: WHO[who], body: raw }),
    editNote: (index, change) => {
      const note = state.issueComments[index];
      if (note === undefined) throw new Error('there is no such note');
      note.body = change(note.body);
      return note.body;
    },
    complaints: github.contractComplaints,
    dispose: inner.dispose,
  };
  return scenario;
};
