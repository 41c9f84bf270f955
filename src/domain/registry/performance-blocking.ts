/** Calls that hold a thread which others wait for. */
import { enclosing } from './around.ts';
import { type Check, type Hit, lineAt, type Place } from './entry.ts';

const BLOCKS_PYTHON =
  /(?:^|[\s=(])(?:time\.sleep|requests\.(?:get|post|put|patch|delete|head|request)|urllib\.request\.urlopen|subprocess\.(?:run|check_output|check_call|call))\(/;

/** The nearest function around the line is the one that runs it. */
function blocksLoop(place: Place): Hit | null {
  if (!BLOCKS_PYTHON.test(lineAt(place).code) || /\blambda\b/.test(lineAt(place).code)) return null;
  const head = enclosing(place, 200).find(({ code }) => /^\s*(?:async\s+)?(?:def|class)\s/.test(code));
  return head !== undefined && /^\s*async\s+def\s/.test(head.code) ? {} : null;
}

const BLOCKS_JS =
  /\b(?:execSync|execFileSync|spawnSync|pbkdf2Sync|scryptSync|bcrypt\.(?:hashSync|compareSync)|gzipSync|gunzipSync|brotliCompressSync)\(/;

function blocksServer(place: Place): Hit | null {
  if (!BLOCKS_JS.test(lineAt(place).code) || COMMAND_PATH.test(place.path)) return null;
  const head = enclosing(place, 200).find(
    ({ code }) => FUNCTION_HEAD.test(code) && !/^\s*(?:if|for|while|switch|catch|\})/.test(code),
  );
  return head !== undefined && /\basync\b/.test(head.code) ? {} : null;
}

const FUNCTION_HEAD = /\bfunction\b|=>|\)\s*(?::\s*[\w<>[\]. |]{1,80})?\s*\{$/;
/** Programs for a terminal may wait: nobody else does. */
const COMMAND_PATH =
  /(?:^|[/.-])(?:scripts?|cli|bin|tools?|build|config|setup|release|gulpfile|cmd|commands?|ci|dev)(?:[/.-]|$)/i;

const SLEEPS = /\b(?:Thread|TimeUnit\.\w{1,20})\.[sS]leep\(/;
const THREAD_HEADS = {
  kotlin: /\bfun\s/,
  csharp: /\b(?:public|private|protected|internal|static)\b[^;=]{1,200}\(|\bclass\s/,
} as const;

function blocksThread(place: Place): Hit | null {
  const { language } = place;
  if (language === 'rust') {
    if (!/\b(?:std::)?thread::sleep\(/.test(lineAt(place).code)) return null;
    const head = enclosing(place, 200).find(({ code }) => /\bfn\s|\|\s*\{$|\bmove\b|spawn/.test(code));
    return head !== undefined && /\basync\s+fn\s/.test(head.code) ? {} : null;
  }
  if ((language !== 'kotlin' && language !== 'csharp') || !SLEEPS.test(lineAt(place).code)) return null;
  const head = enclosing(place, 200).find(({ code }) => THREAD_HEADS[language].test(code));
  return head !== undefined && /\bsuspend\s+fun\b|\basync\s+Task\b/.test(head.code) ? {} : null;
}

/** Blocking calls in functions that must not block. */
export const BLOCKING_CHECKS: readonly Check[] = [
  {
    languages: ['python'],
    inTests: false,
    issue:
      'This call blocks the event loop: while it waits, no other request or task of the process goes on.',
    fix: 'Use the asynchronous form (`asyncio.sleep`, `httpx.AsyncClient`, `asyncio.create_subprocess_exec`), or `await asyncio.to_thread(…)`.',
    find: blocksLoop,
  },
  {
    languages: ['typescript', 'javascript'],
    inTests: false,
    issue: 'This call blocks the whole process while it runs, inside of a function that others await.',
    fix: 'Use the form without `Sync` and await it.',
    find: blocksServer,
  },
  {
    languages: ['kotlin', 'csharp', 'rust'],
    inTests: false,
    issue:
      'This holds a thread of the pool while it sleeps: with a few such calls nothing asynchronous goes on.',
    fix: 'Await a delay (`delay(…)`, `await Task.Delay(…)`, `tokio::time::sleep(…).await`).',
    find: blocksThread,
  },
];
