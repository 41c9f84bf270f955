/** The mutations of GraphQL: threads are closed and opened, comments hidden. */
import { canResolve, issueCommentNode, reviewCommentNode, threadNode } from './graph.ts';
import { GraphError, type GraphNode } from './graphql.ts';
import { isFields, NOT_ACCESSIBLE } from './http.ts';
import { isGranted } from './router.ts';
import type { Fields, World } from './types.ts';

function missing(id: unknown): GraphError {
  return new GraphError('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'.`);
}

function inputOf(args: Fields): Fields {
  return isFields(args.input) ? args.input : {};
}

/** The root of mutations; `onChange` is called for each that changed the state. */
export function mutationRoot(world: World, onChange: () => void): GraphNode {
  return {
    __typename: 'Mutation',
    resolveReviewThread: (args: Fields) => setResolved(world, inputOf(args), true, onChange),
    unresolveReviewThread: (args: Fields) => setResolved(world, inputOf(args), false, onChange),
    minimizeComment: (args: Fields) => minimise(world, inputOf(args), onChange),
  };
}

function setResolved(world: World, input: Fields, resolved: boolean, onChange: () => void): GraphNode {
  const thread = world.state.threads.find((one) => one.id === input.threadId);
  if (thread === undefined) throw missing(input.threadId);
  if (!canResolve(world)) throw new GraphError('FORBIDDEN', NOT_ACCESSIBLE);
  if (resolved !== (thread.resolvedBy !== null)) onChange();
  thread.resolvedBy = resolved ? (thread.resolvedBy ?? world.settings.me) : null;
  return {
    __typename: resolved ? 'ResolveReviewThreadPayload' : 'UnresolveReviewThreadPayload',
    clientMutationId: input.clientMutationId ?? null,
    thread: threadNode(world, thread),
  };
}

function minimise(world: World, input: Fields, onChange: () => void): GraphNode {
  const { state } = world;
  const note = state.issueComments.find((one) => `IC_${one.id}` === input.subjectId);
  const comment = state.reviewComments.find((one) => `PRRC_${one.id}` === input.subjectId);
  const found = note ?? comment;
  if (found === undefined) throw missing(input.subjectId);
  if (!isGranted(world, ['pullRequests', 'issues'], 'write'))
    throw new GraphError('FORBIDDEN', NOT_ACCESSIBLE);
  // The reason comes back in small letters with a hyphen.
  found.minimized = String(input.classifier ?? '')
    .toLowerCase()
    .replaceAll('_', '-');
  onChange();
  return {
    __typename: 'MinimizeCommentPayload',
    clientMutationId: input.clientMutationId ?? null,
    minimizedComment:
      note !== undefined
        ? issueCommentNode(world, note)
        : comment !== undefined
          ? reviewCommentNode(world, comment)
          : null,
  };
}
