/** What a request to a model server is for, and answers of triage that no test has to write. */
import { CONSULT_TASKS, type ConsultTask } from '../../src/domain/consult.ts';
import type { ModelCall } from './model-server.ts';

/** A review of the change, or a question that triage puts. */
export type Task = 'review' | ConsultTask;

/** One row of what a judge answers. */
export type DecisionRow = {
  readonly id: string;
  readonly bucket: 'accepted' | 'deferred' | 'rejected';
  readonly basis: 'defect' | 'false' | 'out-of-scope' | 'taste';
  readonly severity: 'blocking' | 'important' | 'suggestion';
  readonly reason: string;
  readonly evidence: string;
  readonly fix: string;
};

/** One row of what a seat answers that sees both sides. */
export type PositionRow = {
  readonly id: string;
  readonly stand: 'uphold' | 'withdraw';
  readonly reason: string;
};

/** A member of a member of a member, where each is an object. */
function memberOf(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null
        ? new Map<string, unknown>(Object.entries(inner)).get(name)
        : undefined,
    value,
  );
}

/** Where each dialect has the schema of the answer. */
const SCHEMA_PATHS: readonly (readonly string[])[] = [
  ['output_config', 'format', 'schema'],
  ['text', 'format', 'schema'],
  ['response_format', 'json_schema', 'schema'],
  ['generationConfig', 'responseJsonSchema'],
  ['generationConfig', 'responseSchema'],
];

/** What a request is for, by the title of its schema; a server that refused schemas finds it described in the prompt. */
export function taskOf({ body }: Pick<ModelCall, 'body'>): Task {
  const titles = SCHEMA_PATHS.map((path) => memberOf(body, ...path, 'title'));
  const described = /"title":\s*"([a-z-]+)"/.exec(
    textsOf([body.system, body.instructions, body.systemInstruction, body.messages, body.contents]),
  );
  // Converse holds the schema as a text, with its title for a name.
  const name = memberOf(body, 'outputConfig', 'textFormat', 'structure', 'jsonSchema', 'name');
  const title = [...titles, name].find((found) => typeof found === 'string') ?? described?.[1];
  return CONSULT_TASKS.find((task) => task === title) ?? 'review';
}

/** All texts of a value, joined by line breaks. */
export function textsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textsOf).join('\n');
}

/** The ids of the rules that a review is held against, in the order of the prompt. */
export function rulesAsked({ body }: Pick<ModelCall, 'body'>): readonly string[] {
  const words = textsOf([body.system, body.instructions, body.systemInstruction, body.messages, body.input]);
  return [...words.matchAll(/^Rule ([A-Z0-9-]+) \((?:blocking|important|suggestion)\b/gm)].map(
    ([, id = '']) => id,
  );
}

/** A review with a row for each rule that it is held against, where its test says nothing of rules. */
export function withRows(call: Pick<ModelCall, 'body' | 'task'>, text: string): string {
  const ids = call.task === 'review' ? rulesAsked(call) : [];
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}') + 1;
  const answer = ids.length === 0 ? null : readObject(text.slice(start, end));
  const findings = memberOf(answer, 'findings');
  if (answer === null || !Array.isArray(findings) || 'conformance' in answer) return text;
  const cited = new Set(findings.map((finding) => memberOf(finding, 'ruleId')));
  const conformance = ids.map((ruleId) => ({
    ruleId,
    status: cited.has(ruleId) ? 'violated' : 'met',
    evidence: 'every line was read',
  }));
  return `${text.slice(0, start)}${JSON.stringify({ ...answer, conformance })}${text.slice(end)}`;
}

function readObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

/** What the user's and the model's turns say, whatever the dialect. */
export function questionOf({ body }: Pick<ModelCall, 'body'>): string {
  return textsOf(body.input ?? body.messages ?? body.contents);
}

/** The names of the groups that a question asks about, in order. */
export function groupsAsked(call: Pick<ModelCall, 'body'>): readonly string[] {
  const names = [...questionOf(call).matchAll(/^Group (c\d+)$/gm)].map(([, name = '']) => name);
  return [...new Set(names)];
}

/** The text of each group that a question asks about, by its name. */
export function groupTexts(call: Pick<ModelCall, 'body'>): ReadonlyMap<string, string> {
  const parts = questionOf(call).split(/^Group (c\d+)$/m);
  return new Map(parts.flatMap((part, at) => (at % 2 === 1 ? [[part, parts[at + 1] ?? '']] : [])));
}

/** A row that takes a group for a defect, as grave as its members say. */
export function acceptedRow(id: string): DecisionRow {
  return {
    id,
    bucket: 'accepted',
    basis: 'defect',
    severity: 'blocking',
    reason: 'It goes wrong as the report says.',
    evidence: '',
    fix: '',
  };
}

/** What a judge answers. */
export function decisionsText(decisions: readonly unknown[]): string {
  return JSON.stringify({ decisions });
}

/** What a seat answers that sees both sides. */
export function positionsText(positions: readonly PositionRow[]): string {
  return JSON.stringify({ positions });
}

/** The answer to a question of triage that no test cares about: everything is accepted, everything is upheld. */
export function usualConsultation(call: ModelCall & { readonly task: ConsultTask }): string {
  const ids = groupsAsked(call);
  if (call.task !== 'rebuttal') return decisionsText(ids.map(acceptedRow));
  return positionsText(ids.map((id) => ({ id, stand: 'uphold', reason: 'It goes wrong as I said.' })));
}
