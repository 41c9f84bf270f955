/**
 * Scores groups of findings against labels. Pure: a pull request with its labels, and clusters, go in; counts come out,
 * are added up over pull requests, and become rates at the end.
 *
 * A cluster is `{ members, accepted }`: ids of findings, and whether it would be posted. A finding of the panel that is
 * in no cluster stands alone and is not posted.
 */

const NO_LABEL = { status: 'unlabelled', golden: [] };

/** A label of these says neither that a finding is right nor that it is wrong. */
const UNDECIDED = ['matched', 'superseded', 'disputed'];

/** The findings of the panel's reviewers, in the order of the file. */
export function findingsOf(pull, panel) {
  return pull.findings.filter(({ reviewer }) => panel.includes(reviewer));
}

/** The known issues that a finding names. */
function issuesOf(pull, id) {
  const { status, golden } = pull.labels.get(id) ?? NO_LABEL;
  return status === 'matched' ? golden : [];
}

/**
 * What the labels say of two findings: `same` where they name one known issue, `different` where they name only others
 * that do not overlap, null where nothing is known. Where labels hold for neighbours only, findings further apart, or
 * in two files, are not called different.
 */
export function relationOf(pull, a, b) {
  const [one, other] = [issuesOf(pull, a.id), issuesOf(pull, b.id)];
  if (one.length === 0 || other.length === 0) return null;
  if (one.some((issue) => other.includes(issue))) return 'same';
  if (one.some((issue) => other.some((second) => overlap(pull, issue, second)))) return null;
  return areInScope(pull, a, b) ? 'different' : null;
}

/** Either of two issues may name the other as related. */
function overlap({ golden }, a, b) {
  return golden.some(
    ({ id, related }) => (id === a && related.includes(b)) || (id === b && related.includes(a)),
  );
}

function areInScope({ pairLines }, a, b) {
  if (pairLines === null) return true;
  return Boolean(a.file) && a.file === b.file && Math.abs(a.line - b.line) <= pairLines;
}

/** All counts of one pull request. */
export function tally(pull, panel, clusters) {
  const findings = findingsOf(pull, panel);
  const homes = homesOf(clusters);
  return {
    pulls: 1,
    findings: findings.length,
    golden: pull.golden.length,
    ...pairCounts(pull, findings, homes),
    ...issueCounts(pull, findings, homes),
    ...postedCounts(pull, clusters),
  };
}

/** The cluster of each finding: a number, or its own id where it is in none. */
function homesOf(clusters) {
  const numbers = new Map(clusters.flatMap(({ members }, number) => members.map((id) => [id, number])));
  return (id) => numbers.get(id) ?? id;
}

/** Pairs with a label, and those of them that are in one cluster. */
function pairCounts(pull, findings, homeOf) {
  const counts = { same: 0, different: 0, joinedSame: 0, joinedDifferent: 0 };
  for (const [index, a] of findings.entries()) {
    for (const b of findings.slice(index + 1)) {
      const relation = relationOf(pull, a, b);
      if (relation === null) continue;
      const isJoined = homeOf(a.id) === homeOf(b.id);
      if (relation === 'same') {
        counts.same++;
        if (isJoined) counts.joinedSame++;
      } else {
        counts.different++;
        if (isJoined) counts.joinedDifferent++;
      }
    }
  }
  return counts;
}

/** Known issues that two or more findings name, and the clusters that those lie in. */
function issueCounts(pull, findings, homeOf) {
  const namers = new Map();
  for (const { id } of findings) {
    for (const issue of new Set(issuesOf(pull, id))) namers.set(issue, [...(namers.get(issue) ?? []), id]);
  }
  const repeated = [...namers.values()].filter((ids) => ids.length > 1);
  const parts = repeated.map((ids) => new Set(ids.map(homeOf)).size);
  return { repeated: repeated.length, parts: parts.reduce((sum, part) => sum + part, 0) };
}

/**
 * What the accepted clusters are worth. A cluster is a `hit` where it names an issue that none before it named, a
 * `duplicate` where it names none but such, a `miss` where it names none at all; it is left out where its labels do
 * not decide. Larger clusters count first, so that of two the smaller one is the duplicate; of equals the one that was
 * given first.
 */
function postedCounts(pull, clusters) {
  const counts = { posted: 0, hit: 0, duplicate: 0, miss: 0 };
  const found = new Set();
  for (const { members } of bySize(clusters.filter(({ accepted }) => accepted))) {
    counts.posted++;
    const issues = creditOf(members.map((id) => issuesOf(pull, id)));
    if (issues.length > 0) counts[issues.some((issue) => !found.has(issue)) ? 'hit' : 'duplicate']++;
    else if (!members.some((id) => UNDECIDED.includes(pull.labels.get(id)?.status))) counts.miss++;
    for (const issue of issues) found.add(issue);
  }
  return { ...counts, found: found.size };
}

function bySize(clusters) {
  return [...clusters].sort((a, b) => b.members.length - a.members.length);
}

/**
 * A cluster is one comment: it is credited with the issues of one member only. That is the member with the issue that
 * most members name (the lowest id of equals), and of those the one that names most.
 */
function creditOf(issuesByMember) {
  const counts = new Map();
  for (const issue of issuesByMember.flat()) counts.set(issue, (counts.get(issue) ?? 0) + 1);
  let main = null;
  for (const [issue, count] of counts) {
    const best = counts.get(main) ?? 0;
    if (count > best || (count === best && issue < main)) main = issue;
  }
  const speakers = issuesByMember.filter((issues) => issues.includes(main));
  return speakers.reduce((best, issues) => (issues.length > best.length ? issues : best), []);
}

/** Adds up the counts of pull requests; of none, all are absent. */
export function addUp(tallies) {
  const total = {};
  for (const counts of tallies) {
    for (const [name, count] of Object.entries(counts)) total[name] = (total[name] ?? 0) + count;
  }
  return total;
}

/**
 * Rates, as fractions. Accepted precision takes duplicates for wrong. Nothing joined is precision 1; a share of nothing
 * is 0.
 */
export function ratesOf(counts) {
  const joined = (counts.joinedSame ?? 0) + (counts.joinedDifferent ?? 0);
  const pairPrecision = joined === 0 ? 1 : share(counts.joinedSame, joined);
  const pairRecall = share(counts.joinedSame, counts.same);
  const acceptedPrecision = share(counts.hit, counts.hit + counts.duplicate + counts.miss);
  const acceptedRecall = share(counts.found, counts.golden);
  return {
    pairPrecision,
    pairRecall,
    pairF1: harmonic(pairPrecision, pairRecall),
    acceptedPrecision,
    acceptedRecall,
    acceptedF1: harmonic(acceptedPrecision, acceptedRecall),
    clustersPerIssue: share(counts.parts, counts.repeated),
    falseMergeRate: share(counts.joinedDifferent, counts.different),
  };
}

function share(part, whole) {
  return whole > 0 ? part / whole : 0;
}

function harmonic(precision, recall) {
  return share(2 * precision * recall, precision + recall);
}
