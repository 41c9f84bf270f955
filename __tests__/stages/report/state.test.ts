import { describe, expect, it } from '@jest/globals';
import { loadValidator } from '../../../src/domain/contract.ts';
import { reportFiles } from '../../../src/stages/report/files.ts';
import { agentState } from '../../../src/stages/report/state.ts';
import { outcome, pullRequest } from './outcomes.ts';

describe('stages/report/state: the version of the pull request', () => {
  it.each([0, 1, 8])('stands beside its number (%s)', async (version) => {
    const state = agentState(pullRequest('bitbucket-dc'), version);

    expect(state.pr).toEqual({ number: 17, version });
    expect((await loadValidator('agent-state'))(state)).toEqual([]);
  });

  it('is left out where none is counted, or where nobody has seen it', () => {
    expect(agentState(pullRequest()).pr).toEqual({ number: 17 });
    expect(agentState(pullRequest(), null).pr).toEqual({ number: 17 });
  });

  it('is not said of a local range', () => {
    expect(agentState(outcome(), 4)).not.toHaveProperty('pr');
  });

  it('reaches the file', () => {
    const files = reportFiles(pullRequest('bitbucket-dc'), { settings: {}, prVersion: 8 });
    const state: unknown = JSON.parse(files.find(({ name }) => name === 'state.json')?.content ?? '');

    expect(state).toMatchObject({ pr: { number: 17, version: 8 } });
  });
});
