/** Tests that sleep. */
import { enclosing, isOfTest, linesAbove, linesBelow } from './around.ts';
import { type Check, type Hit, lineAt, type Place } from './entry.ts';

/** Sleeps from this length on are told, in milliseconds: shorter ones are mostly steps of a loop that polls. */
const LEAST = 1_000;

const WAIT_WORDS = {
  issue: 'The test waits for a fixed time: it fails on a slow machine and wastes that time on every other.',
  fix: 'Wait for the condition itself with a limit (poll, await the event), or hand the code a clock that the test turns.',
  inTests: true,
};

function polls(place: Place): boolean {
  return linesAbove(place, 4).some(({ code }) => /\b(?:while|until|loop)\b/.test(code));
}

/** That something does not come to pass can only be waited for by time. */
function waitsForNothing(place: Place): boolean {
  return linesBelow(place, 3).some(({ code }) =>
    /\.not\b|\bnot\b|\b\w*(?:Never|Not|never|not_)\w*\(|== 0\b/.test(code),
  );
}

/** Work that a test hands to a stand-in or to another thread, to be slow on purpose. */
const HANDED_ON =
  /answers?\b|Answer\b|mockImplementation|\bRunnable\b|\bThread\b|\bgo func\b|submit|execute|launch|spawn|Task\.Run|\bstub|=>\s*\{$/i;

/** A function within a test may stand for something slow. */
function isStandIn(place: Place): boolean {
  const around = enclosing(place);
  if (place.language !== 'python')
    return /->|=>/.test(lineAt(place).code) || isHandedOn(around[0]?.code ?? '');
  const own = around.find(({ code }) => /^\s*(?:async\s+)?def\s/.test(code));
  return own !== undefined && !/\bdef\s+test/.test(own.code);
}

function isHandedOn(head: string): boolean {
  return HANDED_ON.test(head) && !/^\s*(?:it|test|specify)\b/.test(head);
}

/** `unit` is the milliseconds of one in the first group of the pattern. */
function sleeps(pattern: RegExp, unit: number): Check['find'] {
  return (place: Place): Hit | null => {
    if (!isOfTest(place)) return null;
    const time = pattern.exec(lineAt(place).code)?.[1];
    if (time === undefined || Number(time.replaceAll('_', '')) * unit < LEAST) return null;
    return polls(place) || waitsForNothing(place) || isStandIn(place) ? null : {};
  };
}

/** Sleeps of a fixed length. */
export const WAIT_CHECKS: readonly Check[] = [
  {
    ...WAIT_WORDS,
    languages: ['typescript', 'javascript'],
    find: sleeps(/\b(?:waitForTimeout|cy\.wait|sleep|delay)\(\s*([\d_]{1,9})\s*\)/, 1),
  },
  {
    ...WAIT_WORDS,
    languages: ['python'],
    find: sleeps(/^\s*(?:time\.sleep|await asyncio\.sleep)\(\s*(\d{1,6}(?:\.\d{1,6})?)\s*\)/, 1_000),
  },
  {
    ...WAIT_WORDS,
    languages: ['ruby'],
    find: sleeps(/^\s*sleep[ (]\s*(\d{1,6}(?:\.\d{1,6})?)\)?\s*$/, 1_000),
  },
  {
    ...WAIT_WORDS,
    languages: ['java', 'kotlin', 'csharp'],
    find: sleeps(/\b(?:Thread\.[sS]leep|Task\.Delay)\(\s*([\d_]{1,9})[lL]?\s*\)/, 1),
  },
  {
    ...WAIT_WORDS,
    languages: ['go'],
    find: sleeps(/^\s*time\.Sleep\(\s*(?:(\d{1,6})\s*\*\s*)time\.Second\s*\)/, 1_000),
  },
];
