import type { WantedFinding } from '../../domain/publication.ts';
import { send } from './comments.ts';
import { isUnsaid, type Run } from './run.ts';

/** Reviews that one refused review may become: each is an entry in the pull request's timeline. */
const MAX_REVIEWS = 2;

/** Requests that looking for the bad comment may cost. */
const MAX_REQUESTS = 10;

/** Findings that are good or bad together: those of one file first, for a stale diff is stale by file. */
type Unit = readonly WantedFinding[];

type Search = {
  /** One of these holds the bad comment. */
  readonly suspects: readonly Unit[];
  /** Thought to be good because the bad one is among the suspects; not yet posted. */
  readonly good: readonly WantedFinding[];
  /** Good as far as whole files were told apart. */
  readonly solid: readonly WantedFinding[];
  readonly reviews: number;
  readonly requests: number;
};

/**
 * The forge refuses a review as a whole for one comment on a line that it does not know, and does not say which. A
 * refused review leaves nothing behind, a taken one is seen: so each try holds all that is thought to be good and most
 * of what is not yet cleared, leaves a few suspects out, and is never the same twice. A refusal narrows the search for
 * free; a success posts all but those left out. With one review left only one suspect is left out at a time, so that
 * the success ends the search. One bad comment among n is found with at most two reviews in the timeline and about
 * 2 √n requests. Answers what could not be put on its line.
 */
export async function sortOut(
  run: Run,
  findings: readonly WantedFinding[],
): Promise<readonly WantedFinding[]> {
  let search: Search | null = begin(findings);
  while (search !== null) search = await step(run, search);
  return findings.filter((finding) => isUnsaid(run, finding));
}

function begin(findings: readonly WantedFinding[]): Search {
  const byPath = new Map<string, WantedFinding[]>();
  for (const finding of findings) {
    const unit = byPath.get(finding.path) ?? [];
    byPath.set(finding.path, unit);
    unit.push(finding);
  }
  return {
    suspects: [...byPath.values()],
    good: [],
    solid: [],
    reviews: MAX_REVIEWS,
    requests: MAX_REQUESTS,
  };
}

async function step(run: Run, search: Search): Promise<Search | null> {
  const { suspects, good, reviews, requests } = search;
  const [only] = suspects;
  if (only === undefined || reviews === 0 || requests === 0) return null;
  if (suspects.length === 1) {
    // The bad file is known: now its comments one by one.
    if (only.length > 1) return { ...search, suspects: only.map((finding) => [finding]), solid: good };
    return finish(run, search);
  }
  const out = reviews > 1 ? Math.min(Math.ceil(Math.sqrt(suspects.length)), suspects.length - 1) : 1;
  const tried = suspects.slice(0, -out);
  const rest = suspects.slice(-out);
  const next = { ...search, requests: requests - 1 };
  switch (await send(run, { findings: [...good, ...tried.flat()], onFile: false })) {
    case 'there':
      return { ...next, suspects: rest, good: [], solid: [], reviews: reviews - 1 };
    case 'anchor':
      return { ...next, suspects: tried, good: [...good, ...rest.flat()] };
    default:
      return null;
  }
}

/** Only the bad comment is left: posts what waits. Where that is refused too there was more than one bad comment. */
async function finish(run: Run, { good, solid }: Search): Promise<null> {
  if (good.length === 0) return null;
  const end = await send(run, { findings: good, onFile: false });
  if (end === 'anchor' && solid.length > 0 && solid.length < good.length) {
    await send(run, { findings: solid, onFile: false });
  }
  return null;
}
