/** The rows of the table: a method takes the findings of a panel and answers clusters for `score.mjs`. */
import { alone, byFileAndLine, byWords } from './baselines.mjs';

/** Panels up to this size, which is that of the product, accept what two reviewers raise; larger ones what three do. */
const SMALL_PANEL = 4;

/** Reviewers that must raise a finding for it to be accepted by a panel of this size. */
export function votesNeeded(size) {
  return Math.min(size, size > SMALL_PANEL ? 3 : 2);
}

/** One reviewer for itself: everything it says is posted, and nothing else. */
export function singleOf(reviewer) {
  return {
    name: `single:${reviewer}`,
    clustersOf: (findings) =>
      findings.map((finding) => ({ members: [finding.id], accepted: finding.reviewer === reviewer })),
  };
}

/** All but the single reviewers. `matcher` is the product's: from items to groups of ids. */
export function methodsFor(panel, matcher) {
  return [
    {
      name: 'union',
      clustersOf: (findings) => alone(findings).map((members) => ({ members, accepted: true })),
    },
    voted('file+line', byFileAndLine, panel),
    voted('jaccard-0.12', byWords(0.12), panel),
    voted('jaccard-0.15', byWords(0.15), panel),
    voted('quorate', (findings) => matcher(findings.map(matchItem)), panel),
  ];
}

/** A group is accepted where enough reviewers of the panel are in it. */
function voted(name, groupsOf, panel) {
  const needed = votesNeeded(panel.length);
  return {
    name,
    clustersOf: (findings) => {
      const reviewers = new Map(findings.map(({ id, reviewer }) => [id, reviewer]));
      return groupsOf(findings).map((members) => ({
        members,
        accepted: new Set(members.map((id) => reviewers.get(id))).size >= needed,
      }));
    },
  };
}

/** A finding as triage hands it to the matcher: an anchor over several lines has its first one in `line`. */
function matchItem({ id, file, line, firstLine, text, reviewer }) {
  return { id, file, line: Math.min(firstLine, line), endLine: line, text, reviewer };
}
