/** What a loop does again and again. */
import type { CodeLanguage } from '../code-language.ts';
import { enclosing, linesAbove, linesBelow } from './around.ts';
import { type Check, type Hit, lineAt, type Place } from './entry.ts';

const JS = ['typescript', 'javascript'] as const;

/** Heads of loops over a list, by language; a loop that counts attempts or pages is not among them. */
const LOOPS: Readonly<Partial<Record<CodeLanguage, RegExp>>> = {
  typescript:
    /\bfor\s*(?:await\s*)?\(\s*(?:const|let|var)\s[^;]{1,200}\sof\s|\.(?:forEach|map|flatMap)\(\s*(?:async\b|function\b|\(|\w{1,40}\s*=>)/,
  javascript:
    /\bfor\s*(?:await\s*)?\(\s*(?:const|let|var)\s[^;]{1,200}\sof\s|\.(?:forEach|map|flatMap)\(\s*(?:async\b|function\b|\(|\w{1,40}\s*=>)/,
  python: /^\s*(?:async\s+)?for\s[^:]{1,200}\sin\s[^:]{1,200}:/,
  ruby: /\.(?:each|map|flat_map|each_with_index|collect|select)\s*(?:\{|do)\s*\|/,
  go: /^\s*for\s[^{]{1,200}\brange\s/,
  java: /\bfor\s*\([^;:]{1,120}\s:\s/,
  kotlin: /\bfor\s*\([^;]{1,120}\sin\s|\.(?:forEach|map)\s*\{/,
  csharp: /\bforeach\s*\(/,
  php: /\bforeach\s*\(/,
};

/** Any loop, counted ones among them. */
const ANY_LOOP = /^\s*(?:\}\s*)?(?:for|foreach|while)\b/;

/** Heads of functions that are called from elsewhere, so that what is around them says nothing about how often. */
const FUNCTION_HEAD = /\bfunction\b|\b(?:def|fun|func)\s|=>\s*\{?$|\)\s*(?::\s*[\w<>[\]. |]{1,80})?\s*\{$/;

/** Lists that are short, or whose members stand for many rows already. */
const FEW =
  /batch|chunk|page|slice|shard|attempt|retr(?:y|ies)|""\s*,\s*""|\[\s*""|\brange\(\s*\d|\benv|tenant|region|(?:^|[^\w])(?:db|database|connection|table)s?\b/i;

/** The head of the loop that runs the line, within its own function; null where there is none. */
export function loopAround(place: Place): string | null {
  const loop = LOOPS[place.language];
  if (loop === undefined) return null;
  for (const { code } of enclosing(place)) {
    if (loop.test(code)) return code;
    if (
      /^\s*(?:\}\s*)?(?:if|else|try|catch|switch|with|except|finally|elif|case|when|unless|begin|rescue|using|lock)\b/.test(
        code,
      )
    )
      continue;
    if (FUNCTION_HEAD.test(code) && !ANY_LOOP.test(code)) return null;
  }
  return null;
}

/** Reads of single rows that a database could answer together, by language. */
const READS: Readonly<Partial<Record<CodeLanguage, RegExp>>> = {
  typescript:
    /\bawait\s[\w.$]{0,80}(?:\b(?:prisma|tx|ctx\.db)\.\w{1,40}\.(?:findUnique|findFirst|findMany|findUniqueOrThrow|findFirstOrThrow|count)\(|\b[A-Z]\w{1,40}\.(?:findOne|findById|findByPk)\(|[rR]epo(?:sitory)?\.(?:findOne|findOneBy|findById|findFirst)\()/,
  python:
    /\b[A-Z]\w{1,60}\.objects\.(?:get|filter)\([^)]{0,200}\)?(?:\.(?:first|exists|count|get)\(|\s*$)|\b(?:session|db)\.(?:query\(\s*\w{1,60}\s*\)\.(?:filter|get|filter_by)\(|execute\(\s*select\(|get\(\s*[A-Z])/,
  ruby: /(?:^|[\s=(])[A-Z]\w{1,60}\.(?:find|find_by|find_by!)[( ]|(?:^|[\s=(])[A-Z]\w{1,60}\.where\([^)]{1,200}\)\.(?:first|exists\?|count|pluck|last)/,
  go: /\b(?:db|tx|conn)\.(?:QueryRow|QueryRowContext|Query|QueryContext|First|Get)\(/,
  java: /[rR]epository\.(?:findById|findOne|findBy\w{1,60}|existsBy\w{1,60}|getById|getOne)\(/,
  kotlin: /[rR]epository\.(?:findById|findOne|findBy\w{1,60}|existsBy\w{1,60}|findByIdOrNull)\(/,
  csharp:
    /\bawait\s+_?(?:db|context|dbContext)\.\w{1,60}\.(?:FindAsync|FirstOrDefaultAsync|SingleOrDefaultAsync|FirstAsync|AnyAsync)\(/i,
};

const LOCKS_ROW = /\bselect_for_update\b|\bwith_lock\b|\block\(/;

function queries(place: Place): Hit | null {
  const reads = READS[place.language === 'javascript' ? 'typescript' : place.language];
  const { code } = lineAt(place);
  if (reads === undefined || !reads.test(code) || ONCE_PATH.test(place.path)) return null;
  const loop = loopAround(place);
  if (loop === null || FEW.test(loop)) return null;
  // A row that is locked is locked for its own round.
  return [lineAt(place), ...linesBelow(place, 3)].some((line) => LOCKS_ROW.test(line.code)) ? null : {};
}

/** What is run by hand or once. */
const ONCE_PATH =
  /(?:^|\/)(?:scripts?|migrations?|migrate|seeds?|seeders?|db|bin|tools?|cli|management|commands|backfill\w*)(?:\/|$)|seed|migrat|backfill|random_data|sample_?data|demo_?data/i;

/** An expression whose text is fixed, so that it is the same in each round. */
const COMPILES: Readonly<Partial<Record<CodeLanguage, RegExp>>> = {
  go: /\bregexp\.(?:Must)?Compile\(\s*""\s*\)/,
  java: /\bPattern\.compile\(\s*""\s*[,)]/,
  csharp: /\bnew\s+Regex\(\s*""\s*[,)]/,
  kotlin: /\bRegex\(\s*""\s*\)|""\.toRegex\(\s*\)/,
  typescript: /\bnew\s+RegExp\(\s*""\s*[,)]/,
  javascript: /\bnew\s+RegExp\(\s*""\s*[,)]/,
};

function compiles(place: Place): Hit | null {
  const { code, text } = lineAt(place);
  if (!COMPILES[place.language]?.test(code) || /\$\{|\$"|\$\w/.test(text)) return null;
  return loopAround(place) === null ? null : {};
}

/** Text that grows by copying in each round. */
function concatenates(place: Place): Hit | null {
  const name = /^\s*(\w{1,60})\s*(?:\+=|=\s*\1\s*\+)\s*[^;]{1,200};$/.exec(lineAt(place).code)?.[1];
  if (name === undefined) return null;
  const loop = enclosing(place).find(({ code }) => ANY_LOOP.test(code));
  if (loop === undefined) return null;
  const declared = new RegExp(`^\\s*[sS]tring\\s+${name}\\s*=|^\\s*var\\s+${name}\\s*=\\s*""\\s*;`);
  return linesAbove(place).some(({ code, number }) => number < loop.number && declared.test(code))
    ? {}
    : null;
}

/** Reads of a database within a loop. */
export const QUERY_CHECKS: readonly Check[] = [
  {
    languages: [...JS, 'python', 'ruby', 'go', 'java', 'kotlin', 'csharp'],
    inTests: false,
    issue:
      'The database is asked once for each member of the list: with a hundred members these are a hundred trips, one after the other.',
    fix: 'Collect the keys before the loop, ask once for all of them (`IN`, `findMany`, `select_related`), and look the rows up in a map.',
    find: queries,
  },
];

/** Work that a loop repeats and that could be done before it. */
export const REPEAT_CHECKS: readonly Check[] = [
  {
    languages: [...JS, 'go', 'java', 'kotlin', 'csharp'],
    inTests: false,
    issue: 'The same regular expression is compiled again in each round of the loop.',
    fix: 'Compile it once, before the loop or as a constant of the file.',
    find: compiles,
  },
  {
    languages: ['java', 'csharp'],
    inTests: false,
    issue: 'Each round copies the whole text so far: the time grows with the square of the rounds.',
    fix: 'Append to a `StringBuilder`, or join the parts at the end.',
    find: concatenates,
  },
];
