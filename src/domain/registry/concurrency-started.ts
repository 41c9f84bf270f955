import { enclosing } from './around.ts';
import { type Check, lineAt, type Place } from './entry.ts';
import { onLine, SCRIPT } from './rule-parts.ts';
import { codeAbove } from './surroundings.ts';

/** Whether the line is the beginning of a statement, and not what another line hands on. */
function beginsStatement(place: Place): boolean {
  const above = codeAbove(place);
  return above !== null && /[;{}]$/.test(above.code) && !/\breturn\b|=>\s?\{?$/.test(above.code);
}

const GROUP: Check = {
  languages: ['go'],
  inTests: true,
  issue: 'The group is told of the goroutine only when that runs: `Wait` may be over before.',
  fix: 'Call `Add` before the `go` statement.',
  find: (place) => {
    if (
      !/^\s{0,200}(?:\w{1,40}\.)?(?:wg|\w{0,30}(?:[wW]aitGroup|WG|Wg))\.Add\(\w{1,40}\)$/.test(
        lineAt(place).code,
      )
    )
      return null;
    return /^\s{0,200}go\sfunc\(/.test(enclosing(place)[0]?.code ?? '') ? {} : null;
  },
};

/** Work that nobody waits for. */
export const STARTED_CHECKS: readonly Check[] = [
  {
    languages: SCRIPT,
    inTests: true,
    issue:
      'Nobody waits for these promises: what follows runs before they are done, and an error in them is handled by nobody.',
    fix: 'Put `await` before it, or hand the promise on.',
    find: (place) => {
      const { code } = lineAt(place);
      const isStatement =
        /^\s{1,200}Promise\.(?:all|allSettled)\(/.test(code) && !/\.(?:then|catch|finally)\(/.test(code);
      if (!isStatement || !beginsStatement(place)) return null;
      return /\);$/.test(code) ? {} : null;
    },
  },
  onLine({
    languages: ['python'],
    inTests: true,
    code: [/^\s{1,200}asyncio\.(?:sleep|gather|wait_for)\(.{0,300}\)$/],
    issue: 'The coroutine is created and never run: without `await` the line does nothing.',
    fix: 'Put `await` before it.',
  }),
  onLine({
    languages: ['python'],
    code: [/^\s{1,200}asyncio\.(?:create_task|ensure_future)\(.{0,300}\)$/],
    issue: 'Nothing holds the task: it may be collected before it is done, and its error is seen by nobody.',
    fix: 'Keep the task, such as in a set or a `TaskGroup`, and look at its result.',
  }),
  onLine({
    languages: ['csharp'],
    code: [/\basync\svoid\s(?!On[A-Z]|\w{0,60}_\w)\w{1,80}\((?!.{0,100}(?:EventArgs|\bsender\b))/],
    issue: 'Nobody can wait for the method, and an exception in it ends the process.',
    fix: 'Return `Task`.',
  }),
  onLine({
    languages: ['csharp'],
    code: [
      /\w{1,80}Async\((?:[^()]|\([^()]{0,80}\)){0,200}\)(?:\.ConfigureAwait\(\w{1,10}\))?\.(?:Result\b|Wait\(|GetAwaiter\(\)\.GetResult\(\))/,
    ],
    issue: 'The thread is blocked until the work is done, which may itself wait for that thread.',
    fix: 'Write `await`.',
  }),
  onLine({
    languages: ['kotlin'],
    code: [/\bGlobalScope\.(?:launch|async)\b/],
    issue:
      'Nothing owns the coroutine: it goes on after what started it has ended, and cannot be cancelled with it.',
    fix: 'Launch it in a scope that ends with its owner.',
  }),
  GROUP,
];
