import type { Description, WriteResult } from '../../domain/board.ts';
import type { DescriptionBoard } from '../../domain/ports.ts';
import { messageOf } from '../../lib/thrown.ts';
import { mayWrite, type Run, write } from './run.ts';
import { blockOf, withBlock } from './status-block.ts';
import { factsOf } from './summary.ts';

/** Attempts at one description: somebody else may change it each time in between. */
const MAX_ATTEMPTS = 3;

/** Bitbucket Data Center takes texts below 32,768 UTF-16 units. */
const MAX_LENGTH = 32_767;

/** Digits of a commit by which a block names it. */
const NAMED = 12;

const OPERATION = { kind: 'description', subject: 'status block' } as const;

/**
 * Brings our block in the description of the pull request up to date, where the rules ask for one: last of all that is
 * said, over what is there at that moment. All else of the description stays. Trouble with it is an aside: all that the
 * block says is in the summary too.
 */
export async function updateDescription(run: Run): Promise<void> {
  const board = boardOf(run);
  if (board === null || !mayWrite(run)) return;
  for (let left = MAX_ATTEMPTS; left > 0; left--) {
    const result = await attempt(run, board);
    if (result === 'over') return;
    if (left === 1) aside(run, result);
  }
}

/** Takes down that the block would be written, where it would. */
export async function planDescription(run: Run): Promise<void> {
  const board = boardOf(run);
  const seen = board === null ? null : await readDescription(run, board);
  const text = seen === null ? null : wantedText(run, seen);
  if (text === null || text === seen?.text) return;
  run.operations.push({ ...OPERATION, result: 'planned', message: null });
}

function boardOf({ input }: Run): DescriptionBoard | null {
  const { board, rules } = input;
  return rules.prUpdate && rules.post !== 'none' ? board.description : null;
}

/** One reading and at most one writing; answers why it is to be tried again, or that it is not. */
async function attempt(run: Run, board: DescriptionBoard): Promise<WriteResult | 'over'> {
  const seen = await readDescription(run, board);
  const text = seen === null ? null : wantedText(run, seen);
  if (seen === null || text === null) return 'over';
  if (text === seen.text) {
    run.operations.push({ ...OPERATION, result: 'kept', message: null });
    return 'over';
  }
  if (text.length > MAX_LENGTH) {
    run.asides.add('The description has no room for the state of the review, and was left as it is.');
    return 'over';
  }
  const result = await write(run, OPERATION, async () => {
    const { result: written, version, remarks } = await board.update(text, seen);
    if (version !== null) run.prVersion = version;
    for (const remark of remarks) run.asides.add(remark);
    return written;
  });
  if (result === null || result.kind === 'done' || result.kind === 'kept') return 'over';
  if (result.kind === 'unclear' || (result.kind === 'refused' && result.refusal === 'stale')) return result;
  aside(run, result);
  return 'over';
}

async function readDescription(run: Run, board: DescriptionBoard): Promise<Description | null> {
  try {
    const seen = await board.read();
    run.prVersion = seen.version;
    if (seen.headSha !== run.input.document.change.head.sha) run.superseded = true;
    return seen;
  } catch (error) {
    run.asides.add(`The description could not be read, and was left as it is: ${messageOf(error)}`);
    return null;
  }
}

/**
 * The whole description as it is to be; null where it is not ours to change. A run whose commits are gone only changes
 * what it said itself of these: a block of other commits may be of newer ones.
 */
function wantedText(run: Run, { text }: Description): string | null {
  const { document, texts, board } = run.input;
  const named = document.change.head.sha.slice(0, NAMED);
  if (run.superseded && blockOf(text)?.includes(named) !== true) return null;
  return withBlock(text, texts.description(factsOf(run)), board.can.marker);
}

function aside(run: Run, result: WriteResult): void {
  if (!('message' in result)) return;
  const remedy = result.kind === 'denied' ? ` ${result.remedy}` : '';
  run.asides.add(
    `The state of the review could not be written to the description: ${result.message}${remedy}`,
  );
}
