import { isObject, type JsonObject } from '../lib/json.ts';

/** What a workflow run was started for. */
export type Trigger =
  | {
      readonly kind: 'pull-request';
      readonly number: number;
      /** The head that the event speaks of; null where it names none. */
      readonly pinnedHead: string | null;
      /** Whether the checkout of this job may be read: never beside a token that a stranger's code must not see. */
      readonly mayUseWorkspace: boolean;
      /** Why the run gets no secrets, where the event shows that; null otherwise. */
      readonly withheld: 'fork' | 'bot' | null;
    }
  | {
      readonly kind: 'skipped';
      readonly reason: string;
      /** The commit that other checks wait for; null where nothing is to be said. */
      readonly statusSha: string | null;
    }
  | { readonly kind: 'problem'; readonly problem: string };

/** A run about a pull request. */
export type PullRequestTrigger = Extract<Trigger, { kind: 'pull-request' }>;

const PULL_REQUEST_EVENTS = ['pull_request', 'pull_request_target'];
const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/**
 * The pull request that an event is about, from the event's own file. `number` is the `pr-number` input: it is for
 * events that name no pull request, and may not contradict one that does.
 */
export function readTrigger(event: string, payload: unknown, number: number | null): Trigger {
  if (event === 'merge_group') return mergeGroup(payload);
  if (PULL_REQUEST_EVENTS.includes(event)) return pullRequestEvent(event, payload, number);
  if (number === null) {
    return {
      kind: 'problem',
      problem: `the event ${JSON.stringify(event)} names no pull request: run on pull_request, or give pr-number`,
    };
  }
  return { kind: 'pull-request', number, pinnedHead: null, mayUseWorkspace: true, withheld: null };
}

/** A merge queue tests what was reviewed on the pull request; holding it up again would only cost time. */
function mergeGroup(payload: unknown): Trigger {
  const group = isObject(payload) && isObject(payload.merge_group) ? payload.merge_group : {};
  return {
    kind: 'skipped',
    reason: 'a merge queue runs on what was reviewed on the pull request',
    statusSha: shaOf(group.head_sha),
  };
}

function pullRequestEvent(event: string, payload: unknown, given: number | null): Trigger {
  const pull = isObject(payload) && isObject(payload.pull_request) ? payload.pull_request : null;
  const number = pull?.number;
  if (pull === null || typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1) {
    return { kind: 'problem', problem: `the file of the event ${event} holds no pull request` };
  }
  if (given !== null && given !== number) {
    return {
      kind: 'problem',
      problem: `pr-number: ${given} is not the pull request of this event, ${number}; leave it out here`,
    };
  }
  if (isObject(payload) && payload.action === 'closed') {
    return { kind: 'skipped', reason: 'the pull request is closed', statusSha: null };
  }
  return {
    kind: 'pull-request',
    number,
    pinnedHead: shaOf(isObject(pull.head) ? pull.head.sha : null),
    mayUseWorkspace: event === 'pull_request',
    withheld: event === 'pull_request' ? withheldFrom(pull) : null,
  };
}

/** Runs that a fork or a bot such as Dependabot starts get no secrets; repositories are compared by id, not by owner. */
function withheldFrom(pull: JsonObject): 'fork' | 'bot' | null {
  const head = repositoryId(pull.head);
  if (head === null || head !== repositoryId(pull.base)) return 'fork';
  return isObject(pull.user) && pull.user.type === 'Bot' ? 'bot' : null;
}

/** Null for a fork that was deleted. */
function repositoryId(end: unknown): number | null {
  const repository = isObject(end) && isObject(end.repo) ? end.repo : null;
  return typeof repository?.id === 'number' ? repository.id : null;
}

function shaOf(value: unknown): string | null {
  return typeof value === 'string' && SHA.test(value) ? value : null;
}
