import { type AskedSeat, countingSeats } from '../../domain/code-seats.ts';
import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import { counted } from './figures.ts';

/** How much was read: of the document, or of the outcome that it is made from. */
type Read = {
  readonly coverage: ReviewDocument['coverage'];
  readonly slots: readonly AskedSeat[];
};

type Cause = ReviewDocument['coverage']['cut'][number]['cause'];

const CAUSE_WORDS: { readonly [cause in Cause]: string } = {
  cost: 'cut for cost',
  window: 'left out, too little room for a call',
};

/** `2 of 4 reviewers`, of the panel as it was planned: those that read every file to the end; code beside models is none of them. */
export function readersText({ coverage, slots }: Read): string {
  const whole = countingSeats(slots).filter(({ slot }) =>
    coverage.files.every((file) => file.slots.includes(slot)),
  );
  return `${whole.length} of ${counted(coverage.seats, 'reviewer')}`;
}

/** `25 of 27 files`: those that at least the quorum read. */
export function coveredText({ coverage: { files } }: Pick<Read, 'coverage'>): string {
  return `${files.filter(({ covered }) => covered).length} of ${counted(files.length, 'file')}`;
}

/** `2 were cut for cost`, one phrase for each cause; none where every planned seat was asked. */
export function cutTexts({ coverage: { cut } }: Pick<Read, 'coverage'>): string[] {
  return (['cost', 'window'] as const).flatMap((cause) => {
    const count = cut.filter((seat) => seat.cause === cause).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? 'was' : 'were'} ${CAUSE_WORDS[cause]}`];
  });
}
