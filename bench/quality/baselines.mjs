/** Ways of grouping that others use: what ours is held against. Each takes findings and answers groups of ids. */

/** How far apart two findings of one place may stand, in lines. */
const NEAR_LINES = 3;

/** Words of grammar, which say nothing of a defect. */
const GRAMMAR = new Set(
  `a an and are as at be been but by can cannot could do does for from had has have if in into is it its may might no
  not of on or our re should so such than that the their then there these they this to via was we were when where which
  while will with would you your`.split(/\s+/),
);

/** Every finding for itself. */
export function alone(findings) {
  return findings.map(({ id }) => [id]);
}

/** The usual vote: same file, lines at most three apart, and whatever that chains together. */
export function byFileAndLine(findings) {
  const groups = [];
  for (const finding of findings) {
    const touching = groups.filter((group) => group.some((other) => isNear(finding, other)));
    for (const group of touching) groups.splice(groups.indexOf(group), 1);
    groups.push([...touching.flat(), finding]);
  }
  return groups.map((group) => group.map(({ id }) => id));
}

function isNear(a, b) {
  return a.file !== null && a.file === b.file && Math.abs(a.line - b.line) <= NEAR_LINES;
}

/** Words in common, as a share of all words of two texts, with average link: no place counts. */
export function byWords(threshold) {
  return (findings) => {
    const words = findings.map(({ text }) => wordsOf(text));
    const likeness = words.map((one) => words.map((other) => jaccard(one, other)));
    return averageLink(likeness, threshold).map((group) => group.map((index) => findings[index].id));
  };
}

/** Words and names as they stand, and the parts of names, without those of grammar. */
export function wordsOf(text) {
  const names = text.match(/[A-Za-z_][A-Za-z0-9_]*/g) ?? [];
  const words = names.flatMap((name) => [
    name,
    ...name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').split(/[ _]+/),
  ]);
  return new Set(
    words.map((word) => word.toLowerCase()).filter((word) => word.length > 1 && !GRAMMAR.has(word)),
  );
}

function jaccard(one, other) {
  let common = 0;
  for (const word of one) if (other.has(word)) common++;
  const all = one.size + other.size - common;
  return common / Math.max(1, all);
}

/**
 * Joins the two groups whose members are most alike on average, again and again, down to the threshold. Of equals the
 * first pair is joined. The cost grows with the cube of the number of items, which is of no account for the findings
 * of one pull request.
 */
export function averageLink(likeness, threshold) {
  const groups = likeness.map((_, index) => ({ items: [index], sums: [...likeness[index]] }));
  for (;;) {
    const nearest = nearestPair(groups, threshold);
    if (nearest === null) return groups.map(({ items }) => items);
    const [into, from] = nearest;
    for (const [index, sum] of from.sums.entries()) into.sums[index] += sum;
    into.items.push(...from.items);
    groups.splice(groups.indexOf(from), 1);
  }
}

/** The pair of groups with the highest mean at or above the threshold; null where there is none. */
function nearestPair(groups, threshold) {
  let best = null;
  let bestMean = threshold;
  for (const [index, one] of groups.entries()) {
    for (const other of groups.slice(index + 1)) {
      const mean = meanOf(one, other);
      if (best === null ? mean >= bestMean : mean > bestMean) {
        best = [one, other];
        bestMean = mean;
      }
    }
  }
  return best;
}

/** `sums` hold, by item, how alike all of a group's items are to it. */
function meanOf(one, other) {
  let sum = 0;
  for (const item of other.items) sum += one.sums[item];
  return sum / (one.items.length * other.items.length);
}
