/** Connections of the GraphQL graph: lists that are read a page at a time. */
import { GraphError, type GraphNode } from './graphql.ts';
import type { Fields, World } from './types.ts';

const CURSOR = 'cursor:';

/** A connection: `first` with `after`, or `last`, is required, and 100 is the most, as the service has it. */
export function connection<T>(
  world: World,
  name: string,
  items: readonly T[],
  toNode: (item: T) => GraphNode,
) {
  return (args: Fields): GraphNode => {
    const size = args.first ?? args.last;
    if (typeof size !== 'number') {
      throw new GraphError(
        'MISSING_PAGINATION_BOUNDARIES',
        `You must provide a \`first\` or \`last\` value to properly paginate the \`${name}\` connection.`,
      );
    }
    if (size < 1 || size > 100) {
      throw new GraphError(
        'EXCESSIVE_PAGINATION',
        `Requesting ${size} records on the \`${name}\` connection exceeds the \`first\` limit of 100 records.`,
      );
    }
    const after = typeof args.after === 'string' ? offsetOf(args.after) : 0;
    const length = Math.min(size, world.settings.pageLimit);
    const start = args.first === undefined ? Math.max(0, items.length - length) : after;
    const end = Math.min(items.length, start + length);
    const nodes = items.slice(start, end).map(toNode);
    const cursor = (at: number): string => Buffer.from(`${CURSOR}${at}`).toString('base64');
    return {
      __typename: `${nodes[0]?.__typename ?? typeOf(name)}Connection`,
      totalCount: items.length,
      nodes,
      edges: nodes.map((node, index) => ({
        __typename: `${node.__typename}Edge`,
        cursor: cursor(start + index + 1),
        node,
      })),
      pageInfo: {
        __typename: 'PageInfo',
        hasNextPage: end < items.length,
        hasPreviousPage: start > 0,
        startCursor: nodes.length === 0 ? null : cursor(start + 1),
        endCursor: nodes.length === 0 ? null : cursor(end),
      },
    };
  };
}

function typeOf(name: string): string {
  const types: Readonly<Record<string, string>> = {
    reviewThreads: 'PullRequestReviewThread',
    comments: 'IssueComment',
    threadComments: 'PullRequestReviewComment',
    reviews: 'PullRequestReview',
    labels: 'Label',
  };
  return types[name] ?? 'Unknown';
}

function offsetOf(cursor: string): number {
  const text = Buffer.from(cursor, 'base64').toString();
  const offset = Number(text.slice(CURSOR.length));
  if (!text.startsWith(CURSOR) || !Number.isInteger(offset)) {
    throw new GraphError('INVALID_CURSOR_ARGUMENTS', `\`${cursor}\` does not appear to be a valid cursor.`);
  }
  return offset;
}
