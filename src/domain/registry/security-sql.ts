import type { CodeLanguage } from '../code-language.ts';
import { lineAt, type Place, type RegistryEntry } from './entry.ts';
import { SCRIPT } from './rule-parts.ts';
import { isTooling, JVM, securityRule } from './security-check.ts';
import { isRequestData } from './security-request.ts';

/** The begin of a statement, as it stands in text. */
const STATEMENT =
  /\b(?:SELECT\s[^;]{0,200}?\sFROM|INSERT\s{1,4}INTO|UPDATE\s{1,4}\S{1,60}\s{1,4}SET|DELETE\s{1,4}FROM)\b/i;

/** A clause without the begin of its statement, in capitals as no sentence has them. */
const CLAUSE = /\b(?:WHERE|AND|OR|SET|VALUES|LIKE|HAVING)\b/;

/** What ends before a value, in a statement that was cut where the value comes. */
const BEFORE_VALUE = /(?:[=<>]|\b(?:I?LIKE|IN|VALUES))\s{0,3}\(?\s{0,3}['%]{0,2}$|[(,]\s{0,3}'%?$/i;

/** The same, where the statement itself puts quotes around the value. */
const QUOTED = /(?:[=<>(,]|\bI?LIKE)\s{0,3}'%?$/i;

/** How much before a value is looked at. */
const BEFORE = 40;

/** Names of what is no value, or was made harmless. */
const HARMLESS =
  /placeholder|param|quot|escape|sanitiz|bind|table|column|field|class|schema|join|prefix|tbl|relation|partition|select|query|clause|cond(?:ition)?s?\b|filter|where|isoformat|timestamp|literal|type|minim|maxim|timeout|millis|seconds|interval|cutoff|csv|number|count|page|limit|offset|size|parseInt|intval|to_i\b|int\(|\blen\(|\.map\(|(?<![a-z])ids?(?![a-z])|I[dD]s?(?![a-z])/i;

/** Constants are of the program itself. */
const CONSTANT = /^(?:\w{1,40}\.)?[A-Z][A-Z0-9_]{1,60}$/;

/** Statements in messages, and interfaces that make parameters of holes. */
const NO_STATEMENT =
  /\blog(?:ger|ging)?\b|raise |throw |Error\(|\bprint|console\.|\bmsg\b|message|Interpolated|literal_column|sql\.SQL\(/i;

/** How values get into text in a language. */
type Form = {
  /** Finds the places, with what is put there if that can be seen. */
  readonly hole: RegExp;
  /** What the text of the line must hold for these to be places of values at all. */
  readonly needs: RegExp | null;
  /** Whether text of several lines can have such places without a mark on each line. */
  readonly goesOn: boolean;
};

const PLUS: Form = {
  hole: /["']\s{0,3}\+\s{0,3}([a-zA-Z_$][\w$.]{0,60})/g,
  needs: null,
  goesOn: false,
};

const FORMS: readonly { readonly languages: readonly CodeLanguage[]; readonly forms: readonly Form[] }[] = [
  {
    languages: SCRIPT,
    forms: [PLUS, { hole: /\$\{([^}]{1,120})\}/g, needs: /`/, goesOn: true }],
  },
  {
    languages: ['python'],
    forms: [
      PLUS,
      { hole: /\{([^{}]{1,120})\}/g, needs: /(?<!\w)[rb]?f[rb]?["']/i, goesOn: true },
      { hole: /%s/g, needs: /["']\s{0,3}%\s{0,3}[\w(]/, goesOn: false },
      { hole: /\{(\w{0,40})\}/g, needs: /["']\.format\(/, goesOn: false },
    ],
  },
  { languages: ['go'], forms: [PLUS, { hole: /%[sv]/g, needs: /\bSprintf\(/, goesOn: false }] },
  {
    languages: JVM,
    forms: [PLUS, { hole: /%s/g, needs: /\bformat\(|\.formatted\(/, goesOn: false }],
  },
  {
    languages: ['kotlin'],
    forms: [{ hole: /\$(\{[^}]{1,120}\}|[a-zA-Z_]\w{0,60})/g, needs: /"/, goesOn: true }],
  },
  {
    languages: ['csharp'],
    forms: [PLUS, { hole: /\{([^{}]{1,120})\}/g, needs: /\$@?"|@\$"/, goesOn: false }],
  },
  { languages: ['ruby'], forms: [{ hole: /#\{([^}]{1,120})\}/g, needs: null, goesOn: false }] },
  {
    languages: ['php'],
    forms: [
      {
        hole: /\{?(?<!\\)\$([a-zA-Z_]\w{0,60}(?:->\w{1,60}|\[[^\]]{1,40}\]){0,2})/g,
        needs: /"/,
        goesOn: false,
      },
      { hole: /["']\s{0,3}\.\s{0,3}(\$\w{1,60}(?:->\w{1,60}){0,2})/g, needs: null, goesOn: false },
    ],
  },
  { languages: ['rust'], forms: [{ hole: /\{(\w{0,40})\}/g, needs: /\bformat!\(/, goesOn: false }] },
];

/** Calls whose text is SQL, whatever it looks like. */
const SQL_CALL = /\.(?:where|having|find_by_sql|exec_query|select_all)[\s(]{1,3}"/;

/** A line of comment or of a list in one. */
const REMARK = /^\s{0,100}(?:\/\/|\*|\/\*|#|--)/;

function putsValueIntoSql(place: Place): boolean {
  const { text, code } = lineAt(place);
  const isMidText = code.trim() === '';
  if ((isMidText && REMARK.test(text)) || (!isMidText && !code.includes('""')) || NO_STATEMENT.test(text)) {
    return false;
  }
  const begin = text.search(STATEMENT);
  const isClause = CLAUSE.test(text) || SQL_CALL.test(text);
  if (begin < 0 && !isClause) return false;
  const forms = FORMS.filter(({ languages }) => languages.includes(place.language)).flatMap(
    (entry) => entry.forms,
  );
  return forms
    .filter(({ needs, goesOn }) => (isMidText ? goesOn : needs === null || needs.test(text)))
    .some(({ hole }) =>
      [...text.matchAll(hole)].some((match) => {
        const before = text.slice(Math.max(0, match.index - BEFORE), match.index);
        const isWhole = begin >= 0 && begin < match.index && !isMidText;
        const stands =
          (isWhole && !isTooling(place)) || SQL_CALL.test(text.slice(0, match.index)) ? BEFORE_VALUE : QUOTED;
        return stands.test(before) && !isHarmless(match, text) && !isTagged(text.slice(0, match.index));
      }),
    );
}

/** What is put in, or where that cannot be seen the rest of the line. */
function isHarmless(match: RegExpMatchArray, text: string): boolean {
  const value = (match[1] ?? '').trim();
  if (/^\d{0,2}$/.test(value) && !/format|Sprintf|%/.test(text)) return true;
  if (/^\d{0,2}$/.test(value)) return HARMLESS.test(text.slice((match.index ?? 0) + match[0].length));
  const rest = text.slice((match.index ?? 0) + match[0].length);
  return HARMLESS.test(value) || CONSTANT.test(value) || /^\s{0,3}\((?!\))/.test(rest);
}

/** Whether the template that is open at the end has a tag, which makes parameters of its holes. */
function isTagged(before: string): boolean {
  const parts = before.split('`');
  return parts.length % 2 === 0 && /[\w$>\])]$/.test(parts.at(-2) ?? '');
}

const FIX =
  'Write a placeholder (`?`, `$1`, `%s`, `@name`) and hand the value to the database as a parameter.';

const STATEMENTS = securityRule({
  id: 'SEC-003',
  severity: 'important',
  title: 'Values of SQL statements are bound',
  text: 'Values are handed to the database beside the statement (placeholders), never put into its text. Names of tables and columns, which cannot be bound, come from a fixed list.',
  violates: ['db.query("SELECT * FROM users WHERE name = \'" + name + "\'")'],
  meets: ['db.query("SELECT * FROM users WHERE name = $1", [name])'],
  cue: /\b(?:SELECT|INSERT|UPDATE|DELETE|WHERE|AND|OR|SET|VALUES|LIKE|HAVING)\b|\.(?:where|having|find_by_sql|exec_query|select_all)\b/i,
  checks: [
    {
      languages: FORMS.flatMap(({ languages }) => languages),
      inTests: false,
      issue:
        'A value is put into the text of an SQL statement: where it can come from outside, its sender writes the statement.',
      fix: FIX,
      find: (place) => (putsValueIntoSql(place) && !isRequestData(place) ? {} : null),
    },
  ],
});

/** Rules about statements of databases. */
export const SQL_RULES: readonly RegistryEntry[] = [STATEMENTS];
