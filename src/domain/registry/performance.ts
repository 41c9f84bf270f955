/** Rules about time and memory. */
import { SHIPPED_SOURCE } from '../criteria.ts';
import { linesAbove } from './around.ts';
import { type Hit, lineAt, type Place, type RegistryEntry } from './entry.ts';
import { BLOCKING_CHECKS } from './performance-blocking.ts';
import { QUERY_CHECKS, REPEAT_CHECKS } from './performance-loops.ts';

/** The body of a request as it comes, which its sender makes as long as he likes. */
function readsAll(place: Place): Hit | null {
  if (
    !/\b(?:io|ioutil)\.ReadAll\(\s*(?:r|req|request|c\.Request|ctx\.Request)\.Body\s*\)/.test(
      lineAt(place).code,
    )
  )
    return null;
  const limited = /MaxBytesReader|LimitReader|MaxBytesHandler|BodyLimit/;
  return linesAbove(place).some(({ code }) => limited.test(code)) ? null : {};
}

/** Rules about time and memory. */
export const PERFORMANCE_RULES: readonly RegistryEntry[] = [
  {
    id: 'PERF-001',
    severity: 'important',
    category: 'performance',
    title: 'No query for each member of a list',
    text: 'Rows that belong to the members of a list are read together before the loop, not one by one within it.',
    paths: null,
    languages: null,
    violates: [
      'for (const order of orders) {\n  const user = await prisma.user.findUnique({ where: { id: order.userId } });\n}',
    ],
    meets: ['const users = await prisma.user.findMany({ where: { id: { in: userIds } } });'],
    expires: null,
    source: SHIPPED_SOURCE,
    cue: /find|quer|objects|execute|\.where\b|\.get\(|exists|getOne|getById|\.First|\.Any|QueryRow|\.Get\(|count\(/i,
    checks: QUERY_CHECKS,
  },
  {
    id: 'PERF-002',
    severity: 'suggestion',
    category: 'performance',
    title: 'Loops do not repeat what can be done once',
    text: 'What is the same in each round of a loop is made before it, and a text is not grown by copying it in each round.',
    paths: null,
    languages: null,
    violates: ['for _, line := range lines {\n\tre := regexp.MustCompile(`^v(\\d+)`)\n}'],
    meets: ['var version = regexp.MustCompile(`^v(\\d+)`)'],
    expires: null,
    source: SHIPPED_SOURCE,
    cue: /regex|Pattern\.compile|\+=|=\s*\w+\s*\+/i,
    checks: REPEAT_CHECKS,
  },
  {
    id: 'PERF-003',
    severity: 'important',
    category: 'performance',
    title: 'Asynchronous code does not block',
    text: 'A function that others await holds no thread while it waits: no sleeping, no synchronous network, no process that is waited for.',
    paths: null,
    languages: null,
    violates: ['async def poll():\n    time.sleep(5)'],
    meets: ['async def poll():\n    await asyncio.sleep(5)'],
    expires: null,
    source: SHIPPED_SOURCE,
    cue: /sleep|requests\.|urlopen|subprocess\.|Sync\(/i,
    checks: BLOCKING_CHECKS,
  },
  {
    id: 'PERF-004',
    severity: 'important',
    category: 'performance',
    title: 'What others send and what a table holds is read within a limit',
    text: 'The body of a request, a file of a user and the rows of a table that grows are read up to a limit, or in parts.',
    paths: null,
    languages: null,
    violates: ['body, err := io.ReadAll(r.Body)'],
    meets: ['body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<20))'],
    expires: null,
    source: SHIPPED_SOURCE,
    cue: /ReadAll|findAll|find_all|findMany|\.all\(|SELECT\s+\*|getAll|\.fetchall\(/,
    checks: [
      {
        languages: ['go'],
        inTests: false,
        issue:
          'The whole body of the request is read into memory, however long it is: one sender can use up the memory of the server.',
        fix: 'Set a limit before: `http.MaxBytesReader(w, r.Body, limit)`.',
        find: readsAll,
      },
    ],
  },
];
