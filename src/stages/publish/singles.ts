import type { WantedFinding } from '../../domain/publication.ts';
import { fail, send, takeDown } from './comments.ts';
import { type Run, readBoard } from './run.ts';

/** Answers that may be lost before the board is read for the first time; twice as many the next time, and so on. */
const PATIENCE = 3;

/** Comments that go one by one, and what is known of them so far. */
type Round = {
  readonly onFile: boolean;
  /** Nobody knows whether these arrived. */
  readonly doubtful: readonly WantedFinding[];
  /** Their line was refused. */
  readonly refused: readonly WantedFinding[];
  /** So many answers may be lost until the board is read. */
  readonly patience: number;
};

/**
 * Sends findings one by one, on their lines or on their files. What became of an answer that was lost is looked up with
 * that of others: a read costs all pages, and nothing is sent a second time before it. Answers the findings whose line
 * was refused; all others are taken down.
 */
export async function postOneByOne(
  run: Run,
  findings: readonly WantedFinding[],
  onFile: boolean,
): Promise<readonly WantedFinding[]> {
  let round: Round = { onFile, doubtful: [], refused: [], patience: PATIENCE };
  for (const finding of findings) {
    round = await sendOne(run, finding, round);
    if (round.doubtful.length >= round.patience) round = await lookUp(run, round);
  }
  return (await lookUp(run, round)).refused;
}

async function sendOne(run: Run, finding: WantedFinding, round: Round): Promise<Round> {
  const end = await send(run, { findings: [finding], onFile: round.onFile, mayWait: true });
  if (end === 'unclear') return { ...round, doubtful: [...round.doubtful, finding] };
  return end === 'anchor' ? { ...round, refused: [...round.refused, finding] } : round;
}

/** Looks which of the doubtful are there, and sends the others once more. */
async function lookUp(run: Run, round: Round): Promise<Round> {
  const missing = await missingOf(run, round);
  let again: Round = { ...round, doubtful: [], patience: round.patience * 2 };
  for (const finding of missing) again = await sendOne(run, finding, again);
  const lost = await missingOf(run, again);
  if (lost.length > 0) fail(run, lost, 'the forge did not say twice whether comments arrived');
  return { ...again, doubtful: [] };
}

async function missingOf(run: Run, { doubtful, onFile }: Round): Promise<readonly WantedFinding[]> {
  if (doubtful.length === 0) return [];
  const state = await readBoard(run);
  if (state !== null) return takeDown(run, { findings: doubtful, onFile }, state);
  // Without knowing what is there, sending again would say things twice.
  fail(run, doubtful, 'what became of a comment is not known');
  return [];
}
