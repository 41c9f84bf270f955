import type { CodeLanguage } from '../code-language.ts';
import { type Check, lineAt, lineNear, type Place, type RegistryEntry } from './entry.ts';
import { APPLICATION_LANGUAGES, shipped } from './rule-parts.ts';

export const JVM: readonly CodeLanguage[] = ['java', 'kotlin'];

/**
 * How code names what came in with a request, as the source of a regular expression. Written for code whose strings are
 * empty; it holds for text too.
 */
export const REQUEST = {
  script: String.raw`(?:\breq(?:uest)?\.(?:body|query|params|headers|cookies)\b|\bctx\.(?:query|params|request\.(?:body|query))\b|\bsearchParams\.get\()`,
  python: String.raw`\brequest\.(?:args|form|values|GET|POST|params|query_params|json|get_json|cookies|data|FILES)\b`,
  go: String.raw`(?:\bc\.(?:Query|Param|PostForm|QueryParam|FormValue)\(|\br(?:eq)?\.(?:FormValue|PostFormValue|PathValue|URL\.Query\(\)\.Get)\(|\bmux\.Vars\()`,
  jvm: String.raw`\b\w{1,40}\.(?:getParameter|getQueryString)\(`,
  csharp: String.raw`\bRequest\.(?:Query|Form|Params|QueryString|Cookies)\b`,
  ruby: String.raw`(?:(?<![\w.])params(?:\[|\.(?:fetch|require|dig)\()|(?<![\w.])cookies\[)`,
  php: String.raw`(?:\$_(?:GET|POST|REQUEST|COOKIE)\b|\$request->(?:input|query|get|post)\()`,
};

/** What the line that is looked at must hold, and what it must not. */
export type LineTest = {
  /** For its code, in which comments are gone and strings empty: shows that it is code at all. */
  readonly code?: RegExp;
  /** For all of its text. */
  readonly text?: RegExp;
  /** For all of its text: what makes it harmless. */
  readonly except?: RegExp;
  /** What must stand in the lines around as well, or must not. */
  readonly around?: (place: Place) => boolean;
};

type LineCheck = Omit<Check, 'find' | 'inTests'> & LineTest;

/** A check of single lines outside of tests. */
export function lineCheck({ languages, issue, fix, ...test }: LineCheck): Check {
  return { languages, issue, fix, inTests: false, find: (place) => (holds(test, place) ? {} : null) };
}

function holds({ code, text, except, around }: LineTest, place: Place): boolean {
  const line = lineAt(place);
  if (line.code.trim() === '') return false;
  if (code !== undefined && !code.test(line.code)) return false;
  if (text !== undefined && !text.test(line.text)) return false;
  if (except?.test(line.text)) return false;
  return around === undefined || around(place);
}

/** Whether the text of the line or of one around matches: `above` and `below` lines away at most. */
export function isNear(place: Place, words: RegExp, [above, below]: readonly [number, number]): boolean {
  for (let steps = -above; steps <= below; steps += 1) {
    const line = lineNear(place, steps);
    if (line !== null && words.test(line.text)) return true;
  }
  return false;
}

/** Folders of programs that only developers and pipelines start, on what is theirs. */
const TOOLING =
  /(?:^|\/)(?:scripts?|tools?|tasks|bin|hack|build|ci|capistrano|deploy(?:ment)?s?|\.github|devtools|codegen|migrations?|migrate|seeds?)\//;

/** Whether a file is started by developers and pipelines only. */
export function isTooling({ path }: Pick<Place, 'path'>): boolean {
  return (
    TOOLING.test(path) ||
    /(?:^|\/)(?:setup\.py|conf\.py|Rakefile|[\w-]{1,60}\.rake|[\w-]{1,60}\.config\.[cm]?[jt]s)$/.test(path)
  );
}

type SecurityRule = Omit<RegistryEntry, 'category' | 'paths' | 'languages' | 'expires' | 'source'>;

/** A rule about the security of applications. */
export function securityRule(rule: SecurityRule): RegistryEntry {
  return shipped({ ...rule, category: 'security', languages: APPLICATION_LANGUAGES });
}
