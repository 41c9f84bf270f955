import { indentOf } from './around.ts';
import { type Check, type CodeLine, lineAt, lineNear, type Place } from './entry.ts';
import { codeBelow } from './surroundings.ts';

const MAY_STAY_LOCKED =
  'Where the code between returns early or fails, the lock stays taken and all who want it wait for ever.';

const GO_LOCK = /^\s{0,200}([\w.]{1,80})\.(R?)Lock\(\)$/;

const LOCKED_IN_GO: Check = {
  languages: ['go'],
  inTests: false,
  issue: 'A return between locking and unlocking leaves the lock taken: all who want it wait for ever.',
  fix: 'Write `defer` with the unlocking in the line below, or unlock before that return.',
  find: (place) => {
    const found = GO_LOCK.exec(lineAt(place).code);
    const below = restOfBlock(place);
    if (found === null || below === null) return null;
    const unlock = `${found[1]}.${found[2]}Unlock`;
    const first = below.findIndex(({ code }) => code.includes(unlock));
    // Who unlocks nowhere in the function may hand the lock on.
    if (first < 0 || below[first]?.code.includes('defer')) return null;
    return below.slice(0, first).some(({ code }) => /^\s{0,200}return\b/.test(code)) ? {} : null;
  },
};

/** The lines below up to the end of the block that the line stands in; null where that is not shown. */
function restOfBlock(place: Place): readonly CodeLine[] | null {
  const indent = indentOf(lineAt(place).code);
  const lines: CodeLine[] = [];
  for (let step = 1; step <= 80; step += 1) {
    const line = lineNear(place, step);
    if (line === null) return null;
    if (line.code !== '' && indentOf(line.code) < indent) return lines;
    lines.push(line);
  }
  return null;
}

/** Of languages where locking is followed by a block that unlocks in any case. */
function lockedBefore(pattern: RegExp, unlock: (lock: string) => string, block: RegExp): Check['find'] {
  return (place) => {
    const lock = pattern.exec(lineAt(place).code)?.[1];
    const below = restOfBlock(place);
    if (lock === undefined || below === null || block.test(codeBelow(place)?.code ?? '')) return null;
    const first = below.findIndex(({ code }) => code.includes(unlock(lock)));
    if (first < 1) return null;
    const between = below.slice(0, first).filter(({ code }) => code !== '');
    const isGuarded = between.some(({ code }) => /\b(?:finally|ensure)\b/.test(code));
    return !isGuarded && between.some(({ code }) => /\w\(/.test(code)) ? {} : null;
  };
}

/** Locks that may stay taken. */
export const RELEASE_CHECKS: readonly Check[] = [
  LOCKED_IN_GO,
  {
    languages: ['java', 'kotlin'],
    inTests: false,
    issue: MAY_STAY_LOCKED,
    fix: 'Unlock in a `finally` block that begins right below.',
    find: lockedBefore(
      /^\s{0,200}([\w.]{1,80}(?:\(\))?)\.lock\(\);?$/,
      (lock) => `${lock}.unlock()`,
      /\btry\b/,
    ),
  },
  {
    languages: ['python'],
    inTests: false,
    issue: MAY_STAY_LOCKED,
    fix: 'Write `with` and the lock around the code.',
    find: lockedBefore(
      /^\s{0,200}(?:await\s)?([\w.]{0,80}(?:lock|mutex|semaphore|sem)\w{0,20})\.acquire\(\)$/i,
      (lock) => `${lock}.release()`,
      /\btry:/,
    ),
  },
  {
    languages: ['csharp'],
    inTests: false,
    issue: MAY_STAY_LOCKED,
    fix: 'Release it in a `finally` block, with `try` right below.',
    find: lockedBefore(
      /^\s{0,200}(?:await\s)?([\w.]{1,80})\.Wait(?:Async)?\([^()]{0,60}\)(?:\.ConfigureAwait\(false\))?;$/,
      (lock) => `${lock}.Release()`,
      /\btry\b/,
    ),
  },
  {
    languages: ['csharp'],
    inTests: false,
    issue: MAY_STAY_LOCKED,
    fix: 'Write `lock` and the object around the code.',
    find: lockedBefore(
      /^\s{0,200}Monitor\.Enter\(([\w.]{1,80})\);$/,
      (lock) => `Monitor.Exit(${lock})`,
      /\btry\b/,
    ),
  },
];
