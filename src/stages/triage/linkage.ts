/** How alike two items are, as an integer: sums of integers do not depend on the order of adding. */
export type Link = { readonly a: number; readonly b: number; readonly score: number };

/** A cluster on the way: its items, the lowest of them, and by neighbour the summed scores of all cross pairs. */
type Node = {
  readonly items: readonly number[];
  readonly lowest: number;
  readonly sums: Map<number, number>;
};
type Nearest = { readonly id: number; readonly mean: number; readonly lowest: number };

/**
 * Average-link clustering over a sparse graph: two clusters join while the mean score of all their cross pairs is at
 * least `threshold`, pairs without a link counting 0. It walks to ever nearer neighbours until two clusters are each
 * other's nearest, which finds what joining the best pair first would find, without a queue of all pairs. Ties go to
 * the lower item. An item whose every link is below the threshold changes nothing for the others.
 */
export function averageLink(count: number, links: readonly Link[], threshold: number): number[][] {
  const nodes = nodesOf(count, links);
  const clusters: number[][] = [];
  for (let item = 0; item < count; item++) {
    const chain = nodes.has(item) ? [item] : [];
    while (chain.length > 0) clusters.push(...walk(nodes, chain, threshold));
  }
  return clusters.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}

/** One step of the walk that `chain` records; answers a cluster where one is finished. */
function walk(nodes: Map<number, Node>, chain: number[], threshold: number): number[][] {
  const top = chain.at(-1) ?? 0;
  const previous = chain.at(-2);
  const nearest = nearestOf(nodes, top, previous);
  if (nearest === null || nearest.mean < threshold) {
    chain.pop();
    return [settle(nodes, top)];
  }
  if (nearest.id !== previous) {
    chain.push(nearest.id);
    return [];
  }
  chain.length -= 2;
  const joined = join(nodes, top, previous);
  // The first of the chain goes on as what it became, so that it is finished when the chain is empty.
  if (chain.length === 0) chain.push(joined);
  return [];
}

function nodesOf(count: number, links: readonly Link[]): Map<number, Node> {
  const nodes = new Map<number, Node>();
  for (let item = 0; item < count; item++) nodes.set(item, { items: [item], lowest: item, sums: new Map() });
  for (const { a, b, score } of links) {
    nodes.get(a)?.sums.set(b, score);
    nodes.get(b)?.sums.set(a, score);
  }
  return nodes;
}

/** The neighbour with the highest mean score. */
function nearestOf(
  nodes: ReadonlyMap<number, Node>,
  id: number,
  previous: number | undefined,
): Nearest | null {
  const node = nodes.get(id);
  let best: Nearest | null = null;
  for (const [neighbour, sum] of node?.sums ?? []) {
    const other = nodes.get(neighbour);
    if (node === undefined || other === undefined) continue;
    const found = {
      id: neighbour,
      mean: sum / (node.items.length * other.items.length),
      lowest: other.lowest,
    };
    if (best === null || isNearer(found, best, previous)) best = found;
  }
  return best;
}

/** Of equally near ones the walk goes back to where it came from, which ends it; else the lower item wins. */
function isNearer(found: Nearest, best: Nearest, previous: number | undefined): boolean {
  if (found.mean !== best.mean) return found.mean > best.mean;
  if (found.id === previous || best.id === previous) return found.id === previous;
  return found.lowest < best.lowest;
}

/** Takes a finished cluster out: whatever its neighbours join with, its means only fall. */
function settle(nodes: Map<number, Node>, id: number): number[] {
  const node = nodes.get(id);
  nodes.delete(id);
  for (const neighbour of node?.sums.keys() ?? []) nodes.get(neighbour)?.sums.delete(id);
  return [...(node?.items ?? [])].sort((a, b) => a - b);
}

/** Makes one node of two: the shorter list of neighbours is moved over to the longer one. */
function join(nodes: Map<number, Node>, one: number, other: number): number {
  const oneIsLonger = (nodes.get(one)?.sums.size ?? 0) >= (nodes.get(other)?.sums.size ?? 0);
  const [kept, gone] = oneIsLonger ? [one, other] : [other, one];
  const into = nodes.get(kept);
  const from = nodes.get(gone);
  if (into === undefined || from === undefined) return kept;

  into.sums.delete(gone);
  for (const [neighbour, sum] of from.sums) {
    if (neighbour === kept) continue;
    const total = sum + (into.sums.get(neighbour) ?? 0);
    into.sums.set(neighbour, total);
    const sums = nodes.get(neighbour)?.sums;
    sums?.delete(gone);
    sums?.set(kept, total);
  }
  nodes.delete(gone);
  nodes.set(kept, {
    items: [...into.items, ...from.items],
    lowest: Math.min(into.lowest, from.lowest),
    sums: into.sums,
  });
  return kept;
}
