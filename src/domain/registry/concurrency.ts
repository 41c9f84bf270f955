import { ASYNC_CHECKS } from './concurrency-async.ts';
import { LOCK_OBJECT_CHECKS } from './concurrency-locks.ts';
import { RELEASE_CHECKS } from './concurrency-release.ts';
import { STARTED_CHECKS } from './concurrency-started.ts';
import type { RegistryEntry } from './entry.ts';
import { KNOWN, SCRIPT, shipped } from './rule-parts.ts';

/** Rules about what happens at the same time. */
export const CONCURRENCY_RULES: readonly RegistryEntry[] = [
  shipped({
    id: 'CON-001',
    severity: 'blocking',
    category: 'concurrency',
    title: 'Asynchronous callbacks go where they are waited for',
    text: 'No asynchronous function is given to something that takes its promise for a value or drops it.',
    languages: SCRIPT,
    violates: [
      'rows.forEach(async (row) => { await save(row); });',
      'rows.filter(async (row) => await isNew(row))',
    ],
    meets: [
      'await Promise.all(rows.map(async (row) => { await save(row); }));',
      'for (const row of rows) await save(row);',
    ],
    cue: /\basync\b/,
    checks: ASYNC_CHECKS,
  }),
  shipped({
    id: 'CON-002',
    severity: 'important',
    category: 'concurrency',
    title: 'What is started is waited for or owned',
    text: 'Work that runs beside the caller is awaited, or something holds it that reports its errors and ends it.',
    languages: [...SCRIPT, 'python', 'csharp', 'kotlin', 'go'],
    violates: [
      'function run() {\n  Promise.all(jobs);\n}',
      'def start():\n    asyncio.create_task(run())',
      'async void Save()',
    ],
    meets: ['await Promise.all(jobs);', 'tasks.add(asyncio.create_task(run()))', 'async Task Save()'],
    cue: /\bPromise\.|\basyncio\.|\basync\svoid\b|GlobalScope|\.Add\(|Async\(/,
    checks: STARTED_CHECKS,
  }),
  shipped({
    id: 'CON-003',
    severity: 'important',
    category: 'concurrency',
    title: 'A lock is released on every way out',
    text: 'What is locked is unlocked also where the code between returns early or fails.',
    languages: ['go', 'java', 'kotlin', 'python', 'csharp'],
    violates: [
      'func run() {\n  mu.Lock()\n  if done {\n    return\n  }\n  mu.Unlock()\n}',
      'void run() {\n  lock.lock();\n  work();\n  lock.unlock();\n}',
    ],
    meets: [
      'func run() {\n  mu.Lock()\n  defer mu.Unlock()\n}',
      'void run() {\n  lock.lock();\n  try {\n    work();\n  } finally {\n    lock.unlock();\n  }\n}',
    ],
    cue: /\b(?:R?Lock|lock|acquire|Wait|WaitAsync|Enter)\(/,
    checks: RELEASE_CHECKS,
  }),
  shipped({
    id: 'CON-004',
    severity: 'blocking',
    category: 'concurrency',
    title: 'All who need a lock take the same one',
    text: 'A lock is one private object for what it guards: not a new one each time, not a text or boxed number that others may hold, and what is read without it is published safely.',
    languages: ['java', 'kotlin', 'csharp', 'python'],
    violates: ['synchronized ("orders") {', 'lock (new object())', 'with threading.Lock():'],
    meets: ['synchronized (lock) {', 'private readonly object gate = new();'],
    cue: /\bsynchronized\b|\block\s?\(|Lock\(\)/,
    checks: LOCK_OBJECT_CHECKS,
  }),
  shipped({
    id: 'CON-005',
    severity: 'important',
    category: 'concurrency',
    title: 'Nothing changes between a check and what rests on it',
    text: 'What is asked first and done afterwards (is there none, then create; is there enough, then take) is one step for all others, by a constraint, a lock, a transaction or an atomic operation.',
    languages: KNOWN,
    violates: [
      'if (await users.count({ email }) === 0) await users.insert({ email });',
      'if balance >= amount: balance -= amount',
    ],
    meets: [
      'insert into users (email) values ($1) on conflict do nothing',
      'map.computeIfAbsent(key, create)',
    ],
    cue: /\.exists\(|[eE]xistsSync\(|containsKey\(|\bfindOne\(|find_by\(|findFirst\(|findUnique\(|os\.path\.exists\(|os\.Stat\(|File\.Exists\(|exists\?\(|\.contains_key\(|isset\(/,
    checks: [],
  }),
];
