import { BrokenItem } from './json-cursor.ts';

/** An object from outside, its members unknown. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object with members: no list, no null, no remains of one. */
export function isFields(value: unknown): value is Fields {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof BrokenItem)
  );
}

/** Whether an object was meant as a finding: three of the four members that the contract asks for. */
export function looksLikeFinding(value: unknown): value is Fields {
  if (!isFields(value)) return false;
  const present = ['file', 'issue', 'severity'].filter((key) => typeof value[key] === 'string').length;
  return present + Number(isLineLike(value.line)) >= 3;
}

function isLineLike(line: unknown): boolean {
  return line === null || typeof line === 'number' || typeof line === 'string';
}

const PLACEHOLDER = /^\s*(?:\.{3,}|…|<[^<>]*>|string|\{[^{}]*\}|\[[^[\]]*\])\s*$/i;

/** Whether a finding is a template to be filled in, as prompts and echoes of prompts show it. */
export function isPlaceholder(value: unknown): boolean {
  if (!isFields(value)) return false;
  if (Object.keys(value).length === 0) return true;
  const { severity, file, issue } = value;
  if (typeof severity === 'string' && severity.includes('|')) return true;
  return isPlaceholderText(file) && isPlaceholderText(issue);
}

function isPlaceholderText(value: unknown): boolean {
  return typeof value === 'string' && PLACEHOLDER.test(value);
}
