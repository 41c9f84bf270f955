/** Seats that answer questions by script, without a model behind them. */
import type { Consult, ConsultRecord, Question } from '../../../src/domain/consult.ts';
import type { SlotStatus } from '../../../src/domain/panel.ts';
import { NO_USAGE } from '../../../src/domain/usage.ts';
import { bindingOf } from '../../support/builders.ts';

/** A question as a script sees it: the names of its groups, in order, and the whole text. */
export type Put = Pick<Question<unknown>, 'task' | 'slot' | 'index' | 'text'> & {
  readonly names: readonly string[];
};

/** An answer of any form, or null for a seat that does not answer. */
export type Script = (put: Put) => unknown;

/** A consult that answers by script and keeps what was asked. */
export function scriptedConsult(script: Script): { readonly consult: Consult; readonly asked: Put[] } {
  const asked: Put[] = [];
  const consult: Consult = (question) => {
    const { task, slot, index, text } = question;
    const names = [...text.matchAll(/^Group (c\d+)$/gm)].flatMap(([, name]) => name ?? []);
    const put = { task, slot, index, text, names };
    asked.push(put);
    const answer = script(put);
    if (answer === null) {
      return Promise.resolve({ value: null, record: recordOf(put, 'timeout', 'the deadline passed') });
    }
    const { value, faults } = question.read(answer, null);
    const record =
      faults.length === 0 ? recordOf(put, 'ok', null) : recordOf(put, 'partial', faults.join('; '));
    return Promise.resolve({ value, record });
  };
  return { consult, asked };
}

function recordOf({ task, slot, index }: Put, status: SlotStatus, reason: string | null): ConsultRecord {
  const binding = bindingOf(slot);
  return { task, slot, binding, index, status, reason, turns: [], usage: NO_USAGE, costUsd: null };
}

/** A row of decisions about a group; a test names what it is about. */
export function decided(id: string, overrides: Readonly<Record<string, unknown>> = {}) {
  return {
    id,
    bucket: 'accepted',
    basis: 'defect',
    severity: 'blocking',
    reason: 'It happens as reported.',
    evidence: '',
    fix: '',
    ...overrides,
  };
}

/** The same decision about every group that is asked about. */
export function decidesAll(overrides: Readonly<Record<string, unknown>> = {}): Script {
  return ({ task, names }) =>
    task === 'rebuttal'
      ? { positions: names.map((id) => ({ id, stand: 'uphold', reason: 'It happens as reported.' })) }
      : { decisions: names.map((id) => decided(id, overrides)) };
}
