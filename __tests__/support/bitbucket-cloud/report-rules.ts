/** What a report and an annotation may be. */
import { isFields, textOf } from './http.ts';
import type { Fields } from './types.ts';

export type Problems = Readonly<Record<string, string>>;

const MOST_DATA = 10;
const LONGEST_ID = 50;

type Rule = {
  readonly most?: number;
  readonly one?: readonly string[];
  readonly isRequired?: boolean;
  readonly isUrl?: boolean;
};

const REPORT: Readonly<Record<string, Rule>> = {
  title: { most: 450, isRequired: true },
  details: { most: 2000, isRequired: true },
  report_type: { one: ['SECURITY', 'COVERAGE', 'TEST', 'BUG'], isRequired: true },
  result: { one: ['PASSED', 'FAILED', 'PENDING'] },
  reporter: { most: 450 },
  link: { isUrl: true },
  logo_url: { isUrl: true },
};

const ANNOTATION: Readonly<Record<string, Rule>> = {
  external_id: { most: 450, isRequired: true },
  annotation_type: { one: ['VULNERABILITY', 'CODE_SMELL', 'BUG'], isRequired: true },
  summary: { most: 450, isRequired: true },
  details: { most: 2000 },
  title: { most: 450 },
  severity: { one: ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'] },
  result: { one: ['PASSED', 'FAILED', 'SKIPPED', 'IGNORED'] },
  path: {},
  link: { isUrl: true },
};

function ruleProblem(value: unknown, rule: Rule): string | null {
  if (value === undefined || value === '')
    return rule.isRequired === true ? 'required key not provided' : null;
  if (typeof value !== 'string') return 'expected a str';
  if (value.length > (rule.most ?? Infinity)) return `length of value must be at most ${rule.most}`;
  if (rule.one !== undefined && !rule.one.includes(value)) return `expected one of ${rule.one.join(', ')}`;
  return rule.isUrl === true && !/^https?:\/\/[^\s]+$/.test(value) ? 'expected a URL' : null;
}

function problemsOf(fields: Fields, rules: Readonly<Record<string, Rule>>): Problems {
  const found = Object.entries(rules).map(([name, rule]) => [name, ruleProblem(fields[name], rule)] as const);
  const wrong = found.filter((one): one is readonly [string, string] => one[1] !== null);
  return Object.fromEntries(wrong);
}

/** What is wrong with a report, by field. */
export function reportProblems(id: string, fields: Fields): Problems {
  const { data } = fields;
  const list: readonly unknown[] = Array.isArray(data) ? data : [];
  return {
    ...problemsOf(fields, REPORT),
    ...(id.length > LONGEST_ID ? { id: `length of value must be at most ${LONGEST_ID}` } : {}),
    ...(data !== undefined && !Array.isArray(data) ? { data: 'expected a list' } : {}),
    ...(list.length > MOST_DATA ? { data: `at most ${MOST_DATA} entries` } : {}),
    ...(list.every(isDatum) ? {} : { data: 'the value does not fit the type' }),
  };
}

/** Types of data and what their values are, as the description's table has it. */
function isDatum(datum: unknown): boolean {
  if (!isFields(datum) || (textOf(datum, 'title') ?? '') === '') return false;
  const { type, value } = datum;
  const isNumber = typeof value === 'number' && Number.isFinite(value);
  if (type === undefined) return isNumber || typeof value === 'string' || typeof value === 'boolean';
  if (type === 'BOOLEAN') return typeof value === 'boolean';
  if (type === 'PERCENTAGE') return isNumber && value >= 0 && value <= 100;
  if (type === 'TEXT') return typeof value === 'string';
  if (type === 'LINK')
    return (
      isFields(value) && /^https?:/.test(textOf(value, 'href') ?? '') && textOf(value, 'text') !== undefined
    );
  return ['DATE', 'DURATION', 'NUMBER'].includes(String(type)) && isNumber;
}

/** What is wrong with an annotation, by field. */
export function annotationProblems(fields: Fields): Problems {
  const { line } = fields;
  const isLine = line === undefined || (typeof line === 'number' && Number.isInteger(line) && line >= 0);
  return {
    ...problemsOf(fields, ANNOTATION),
    ...(isLine ? {} : { line: 'expected an int' }),
  };
}
