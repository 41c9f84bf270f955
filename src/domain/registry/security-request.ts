import type { CodeLanguage } from '../code-language.ts';
import type { Place, RegistryEntry } from './entry.ts';
import { SCRIPT } from './rule-parts.ts';
import { JVM, lineCheck, REQUEST, securityRule } from './security-check.ts';

/** Sinks with data of a request in them, by the code of a line. */
const SINKS: readonly {
  readonly languages: readonly CodeLanguage[];
  readonly code: RegExp;
  readonly text?: RegExp;
}[] = [
  {
    languages: SCRIPT,
    code: new RegExp(
      `(?<![\\w.])(?:eval|Function|exec|execSync)\\((?:\\s{0,3}""\\s{0,3}\\+)?\\s{0,3}${REQUEST.script}`,
    ),
  },
  {
    languages: SCRIPT,
    code: /(?<![.\w])(?:(?:child_process|cp)\.)?exec(?:Sync)?\(\s{0,3}""|\b(?:query|raw|execute|\$queryRawUnsafe)\(\s{0,3}""/,
    text: new RegExp(
      String.raw`(?:\bexec(?:Sync)?\(|\b(?:query|raw|execute|queryRawUnsafe)\()\s{0,3}(?:${'`'}[^${'`'}]{0,300}\$\{\s{0,3}${REQUEST.script}|["'].{0,300}["']\s{0,3}\+\s{0,3}${REQUEST.script})`,
    ),
  },
  {
    languages: SCRIPT,
    code: /\bres(?:ponse)?\.(?:send|write|end)\(\s{0,3}""/,
    text: new RegExp(
      String.raw`\.(?:send|write|end)\(\s{0,3}(?:${'`'}[^${'`'}]{0,80}<\w[^${'`'}]{0,300}\$\{\s{0,3}${REQUEST.script}|["'][^"']{0,80}<\w.{0,300}["']\s{0,3}\+\s{0,3}${REQUEST.script})`,
    ),
  },
  {
    languages: ['python'],
    code: new RegExp(
      `(?<![\\w.])(?:eval|exec|os\\.system|os\\.popen|pickle\\.loads?|yaml\\.unsafe_load)\\((?:\\s{0,3}""\\s{0,3}[+%])?\\s{0,3}${REQUEST.python}`,
    ),
  },
  {
    languages: ['python'],
    code: /\bexecute\(\s{0,3}f?""/,
    text: new RegExp(
      `\\bexecute\\(\\s{0,3}(?:f["'][^;]{0,300}\\{\\s{0,3}${REQUEST.python}|["'].{0,300}["']\\s{0,3}[+%]\\s{0,3}\\(?${REQUEST.python})`,
    ),
  },
  {
    languages: ['php'],
    code: new RegExp(
      `(?<![\\w>:])(?:eval|exec|shell_exec|system|passthru|unserialize|assert)\\((?:\\s{0,3}""\\s{0,3}\\.)?\\s{0,3}${REQUEST.php}|(?<![\\w>:])(?:include|require)(?:_once)?[\\s(]{1,3}(?:""\\s{0,3}\\.\\s{0,3})?${REQUEST.php}|^\\s{0,80}(?:<\\?php\\s{1,4})?(?:echo|print)[\\s(]{1,3}(?:""\\s{0,3}\\.\\s{0,3})?${REQUEST.php}`,
    ),
  },
  {
    languages: ['php'],
    code: /""/,
    text: new RegExp(
      String.raw`\b(?:SELECT|INSERT|UPDATE|DELETE)\b[^;]{0,300}(?:=|LIKE|IN|VALUES)\s{0,3}\(?['%]{0,2}(?:\{?|["']\s{0,3}\.\s{0,3})${REQUEST.php}`,
      'i',
    ),
  },
  {
    languages: ['ruby'],
    code: new RegExp(
      `(?<![\\w.])(?:eval|instance_eval|class_eval|system|exec|Marshal\\.load|YAML\\.unsafe_load)[\\s(]{1,3}${REQUEST.ruby}`,
    ),
  },
  {
    languages: ['ruby'],
    code: /""/,
    text: new RegExp(
      `(?:\\.(?:where|find_by_sql|execute|order|having)|\\bsystem|\\bexec)[\\s(]{1,3}"[^"]{0,300}#\\{\\s{0,3}${REQUEST.ruby}`,
    ),
  },
  {
    languages: ['go'],
    code: new RegExp(
      `\\b(?:Query|QueryRow|Exec|Raw)(?:Context)?\\([^;]{0,60}""\\s{0,3}\\+\\s{0,3}${REQUEST.go}`,
    ),
  },
  {
    languages: [...JVM, 'csharp'],
    code: new RegExp(
      `\\b(?:executeQuery|executeUpdate|execute|createQuery|createNativeQuery|exec|prepareStatement|SqlCommand)\\([^;]{0,40}""\\s{0,3}\\+\\s{0,3}(?:${REQUEST.jvm}|${REQUEST.csharp})`,
    ),
  },
];

const REQUEST_ISSUE =
  'Data of a request becomes part of code, a command, a query or a page: its sender decides what is run.';

/** The rule on data of a request that is run; the graver one where others hold too. */
export const REQUEST_DATA: RegistryEntry = securityRule({
  id: 'SEC-002',
  severity: 'blocking',
  title: 'Data of a request is never run',
  text: 'What comes with a request is not put into code, shell commands, SQL or HTML as text, and no objects are built from it. It is bound, passed as an argument, escaped or parsed as data.',
  violates: ['db.query("SELECT * FROM users WHERE id = " + req.params.id)', 'eval(req.body.rule)'],
  meets: ['db.query("SELECT * FROM users WHERE id = $1", [req.params.id])'],
  cue: /req|params|Request|cookies|\$_|searchParams|ctx|getParameter|getQueryString|\bc\.|FormValue|PathValue|mux|\br\./,
  checks: SINKS.map(({ languages, code, text }) =>
    lineCheck({
      languages,
      issue: REQUEST_ISSUE,
      fix: 'Bind the value, pass it as an argument of its own, escape it for where it goes, or parse it as data.',
      code,
      ...(text === undefined ? {} : { text }),
    }),
  ),
});

/** Whether the graver rule on data of a request already speaks of the line. */
export function isRequestData(place: Place): boolean {
  return REQUEST_DATA.checks.some(
    ({ languages, find }) => languages.includes(place.language) && find(place) !== null,
  );
}
