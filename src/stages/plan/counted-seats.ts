import { isBuiltin, type Seat } from '../../domain/slot.ts';

/** The seats that a quorum counts: those of models, or all where no model sits. */
export function countedSeats(seats: readonly Seat[]): readonly Seat[] {
  const models = seats.filter(({ binding }) => !isBuiltin(binding));
  return models.length === 0 ? seats : models;
}
