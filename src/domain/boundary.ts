import { createHash } from 'node:crypto';

/** Hexadecimal digits of a boundary: as many as a random 128-bit number has. */
const BOUNDARY_DIGITS = 32;

/** A boundary for `data` that does not occur in it. */
export function boundaryFor(seed: string, data: string): string {
  for (let attempt = 0; ; attempt++) {
    const digest = createHash('sha256').update(`${seed}/${attempt}`).digest('hex');
    const boundary = `boundary-${digest.slice(0, BOUNDARY_DIGITS)}`;
    if (!data.includes(boundary)) return boundary;
  }
}
