import { type Check, lineAt } from './entry.ts';
import { onLine, SCRIPT } from './rule-parts.ts';

const ARRAY_MAP =
  /\bawait\s(?!Promise\b|p[A-Z]\w{0,20}\b|\w{0,30}(?:[lL]imit|[qQ]ueue|[bB]luebird)\b)(?:[\w$]{1,60}|\[[^\][]{0,100}\]|Object\.\w{4,8}\([\w.$]{1,60}\))(?:\??\.[\w$]{1,60}){0,4}\??\.map\(\s?async\b/;

/** Asynchronous functions in places that do not wait for them. */
export const ASYNC_CHECKS: readonly Check[] = [
  onLine({
    languages: SCRIPT,
    code: [/\.forEach\(\s?async\b/],
    issue:
      '`forEach` drops the promises: what follows does not wait, and an error in the callback is handled by nobody.',
    fix: 'Write `for (const … of …)` with `await`, or `await Promise.all(….map(async …))`.',
  }),
  onLine({
    languages: SCRIPT,
    inTests: true,
    code: [
      /\.(?:filter|some|every|find|findIndex|sort|flatMap)\(\s?async\s?(?:\(|function\b|[\w$]{1,40}\s?=>)/,
    ],
    issue: 'The callback answers a promise, which counts as true whatever it comes to.',
    fix: 'Await the answers first with `Promise.all(….map(async …))`, then choose by them.',
  }),
  {
    languages: SCRIPT,
    inTests: true,
    issue:
      '`await` of an array waits for nothing: the promises in it go on alone, and their errors are handled by nobody.',
    fix: 'Wrap the array in `Promise.all(…)`.',
    find: (place) => (ARRAY_MAP.test(lineAt(place).code) ? {} : null),
  },
  onLine({
    languages: SCRIPT,
    code: [/\bnew\sPromise(?:<[^()]{1,100}>)?\(\s?async\b/],
    issue:
      'An error that the asynchronous function throws does not reject the promise: whoever awaits it waits for ever.',
    fix: 'Do the asynchronous work outside of `new Promise`, or write an `async` function.',
  }),
  onLine({
    languages: SCRIPT,
    code: [/\buse(?:Layout|Insertion)?Effect\(\s?async\b/],
    issue: 'The effect answers a promise where React takes a function that cleans up.',
    fix: 'Define an asynchronous function within the effect and call it.',
  }),
];
