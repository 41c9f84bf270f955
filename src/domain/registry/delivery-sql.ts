/** Rules about statements of a database, and about migrations above all. */
import { SHIPPED_SOURCE } from '../criteria.ts';
import { linesAbove, linesBelow } from './around.ts';
import { type Hit, lineAt, lineNear, type Place, type RegistryEntry } from './entry.ts';

/** Paths whose statements clear or fill a database on purpose. */
const CLEARS =
  /(?:^|[/_.-])(?:down|rollback|revert|delete\w*|remove\w*|drop\w*|purge\w*|seeds?|fixtures?|clean\w*|reset|truncate|tests?|testdata|teardown)(?:[/_.-]|$)/i;

/** The statement that begins on the line, on one line; null where its end is not shown. */
function statementAt(place: Place): string | null {
  let statement = '';
  for (const { code } of [lineAt(place), ...linesBelow(place)]) {
    statement += ` ${code}`;
    if (code.includes(';')) return statement.slice(0, statement.indexOf(';'));
  }
  return null;
}

const REMOVES_ROWS = /^\s*DELETE\s+FROM\s+[\w."`[\]]{1,120}/i;

/** Every row goes, and no word of the statement says so. */
function removesAllRows(place: Place): Hit | null {
  if (CLEARS.test(place.path) || !REMOVES_ROWS.test(lineAt(place).code)) return null;
  if (/--/.test(lineNear(place, -1)?.text ?? '') || /--/.test(lineAt(place).text)) return null;
  const statement = statementAt(place);
  return statement === null || /\b(?:WHERE|USING|JOIN|LIMIT)\b/i.test(statement) ? null : {};
}

const CHANGES_ROWS = /^\s*UPDATE\s+(?:ONLY\s+)?[\w."`[\]]{1,120}(?:\s+SET\b|\s*$)/i;
/** Columns that are each row's own: all alike is never meant. */
const OWN_COLUMN =
  /\bSET\s+["`[]?(?:\w{1,40}_)?(?:password\w{0,20}|email|status|role|name|deleted_at|balance|amount)["`\]]?\s*=\s*(?:""|'|\d|NULL|TRUE|FALSE)/i;

function changesAllRows(place: Place): Hit | null {
  if (CLEARS.test(place.path) || !CHANGES_ROWS.test(lineAt(place).code)) return null;
  const statement = statementAt(place);
  if (statement === null || /\b(?:WHERE|FROM|JOIN|LIMIT)\b/i.test(statement)) return null;
  const added = linesAbove(place).some(({ code }) => /\bADD\b/i.test(code));
  return OWN_COLUMN.test(statement) && !added ? {} : null;
}

const REQUIRED_COLUMN =
  /\bADD\s+(?:COLUMN\s+)?(?!CONSTRAINT\b|PRIMARY\b|UNIQUE\b|INDEX\b|CHECK\b|FOREIGN\b|KEY\b)(?:IF\s+NOT\s+EXISTS\s+)?["`[]?\w{1,80}["`\]]?\s[^,;]{1,200}\bNOT\s+NULL\b/i;
const HAS_VALUE = /\bDEFAULT\b|\bGENERATED\b|\bIDENTITY\b|\bSERIAL\b|\bBIGSERIAL\b|\bAUTO_?INCREMENT\b/i;
/** MySQL, which is told by its quotes too, fills such a column with the value that its type implies; so does ClickHouse. */
const IMPLIES_VALUE = /mysql|mariadb|clickhouse|oracle/i;

/** The tables that a file makes are empty. */
function addsRequiredColumn(place: Place): Hit | null {
  const { code } = lineAt(place);
  if (
    CLEARS.test(place.path) ||
    IMPLIES_VALUE.test(place.path) ||
    code.includes('`') ||
    !REQUIRED_COLUMN.test(code)
  )
    return null;
  const column = code.slice(code.search(REQUIRED_COLUMN)).split(/[,;]/)[0] ?? '';
  if (HAS_VALUE.test(column) || HAS_VALUE.test(code)) return null;
  const table = tableOf(place);
  if (table === null) return null;
  const makes = new RegExp(
    `\\bCREATE\\s+TABLE\\s+(?:IF\\s+NOT\\s+EXISTS\\s+)?[\\w."\`]{0,80}["\`.]?${table}\\b`,
    'i',
  );
  const empties = new RegExp(
    `\\b(?:DELETE\\s+FROM|TRUNCATE(?:\\s+TABLE)?)\\s+[\\w."\`]{0,80}["\`.]?${table}\\b`,
    'i',
  );
  return linesAbove(place, 300).some((line) => makes.test(line.code) || empties.test(line.code)) ? null : {};
}

/** The table that the statement on the line changes, as a bare name. */
function tableOf(place: Place): string | null {
  for (const { code } of [lineAt(place), ...linesAbove(place, 12)]) {
    const found =
      /\bALTER\s+TABLE\s+(?:IF\s+EXISTS\s+)?(?:ONLY\s+)?(?:["`[]?\w{1,60}["`\]]?\.)?["`[]?(\w{1,80})/i.exec(
        code,
      );
    if (found !== null) return found[1] ?? null;
    if (code.includes(';') && code !== lineAt(place).code) return null;
  }
  return null;
}

/** Rules about statements of a database. */
export const SQL_RULES: readonly RegistryEntry[] = [
  {
    id: 'COR-055',
    severity: 'important',
    category: 'correctness',
    title: 'Statements touch the rows that they mean',
    text: 'A `DELETE` or an `UPDATE` outside of seeds and tests says which rows it is for.',
    paths: null,
    languages: ['sql'],
    violates: ['DELETE FROM sessions;'],
    meets: ['DELETE FROM sessions WHERE expires_at < now();'],
    expires: null,
    source: SHIPPED_SOURCE,
    cue: /\b(?:DELETE|UPDATE)\b/i,
    checks: [
      {
        languages: ['sql'],
        inTests: false,
        issue: 'This removes every row of the table: the statement has no `WHERE`.',
        fix: 'Say which rows are meant; where all are, write `TRUNCATE` or a comment that says so.',
        find: removesAllRows,
      },
      {
        languages: ['sql'],
        inTests: false,
        issue: 'This gives every row of the table the same value: the statement has no `WHERE`.',
        fix: 'Say which rows are meant; where all are, say so in a comment.',
        find: changesAllRows,
      },
    ],
  },
  {
    id: 'COR-056',
    severity: 'important',
    category: 'correctness',
    title: 'Migrations work on tables that hold rows',
    text: 'A column that must not be null comes with a default, or is filled before it is made so: a migration runs where there are rows.',
    paths: null,
    languages: ['sql'],
    violates: ['ALTER TABLE users ADD COLUMN region text NOT NULL;'],
    meets: ["ALTER TABLE users ADD COLUMN region text NOT NULL DEFAULT 'eu';"],
    expires: null,
    source: SHIPPED_SOURCE,
    cue: /\bNOT\s+NULL\b/i,
    checks: [
      {
        languages: ['sql'],
        inTests: false,
        issue:
          'The migration fails on a table that holds rows: the new column must not be null and has no default.',
        fix: 'Add the column with a `DEFAULT`; or without `NOT NULL`, fill it, and set `NOT NULL` after that.',
        find: addsRequiredColumn,
      },
    ],
  },
  {
    id: 'COR-057',
    severity: 'important',
    category: 'correctness',
    title: 'Migrations take nothing away that is in use',
    text: 'A table or a column is dropped or renamed only after a release that no longer reads it, an index on a large table is made without locking it (`CONCURRENTLY` in PostgreSQL), and what cannot be undone is said to be so.',
    paths: null,
    languages: ['sql'],
    violates: ['ALTER TABLE users DROP COLUMN phone;'],
    meets: ['-- Unused since 4.2.\nALTER TABLE users DROP COLUMN phone;'],
    expires: null,
    source: SHIPPED_SOURCE,
    cue: /\b(?:DROP|RENAME|TRUNCATE)\b|\bCREATE\s+(?:UNIQUE\s+)?INDEX\b/i,
    checks: [],
  },
];
