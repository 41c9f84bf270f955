import { afterEach, describe, expect, it } from '@jest/globals';
import type { DescriptionBoard } from '../../../../../src/domain/ports.ts';
import {
  CAROL,
  closeAll,
  fault,
  HEAD,
  HEAD_ROUTE,
  OTHER_BOT,
  PULL,
  pullRequest,
  type Route,
  scripted,
} from './board-bench.ts';

afterEach(closeAll);

const SEEN = { text: 'What it is for.', headSha: HEAD, version: null };

async function bench(pull: object = {}, put: Route = { body: pullRequest() }) {
  const made = await scripted({
    ...HEAD_ROUTE,
    [`GET ${PULL}`]: { body: pullRequest(pull) },
    [`PUT ${PULL}`]: put,
  });
  const { description } = made.board;
  if (description === null) throw new Error('no description');
  const writes = () => made.requests.filter(({ method }) => method !== 'GET');
  return { ...made, description: description satisfies DescriptionBoard, writes };
}

describe('the description of a pull request on Bitbucket Cloud', () => {
  it.each([
    ['its text', {}, 'What it is for.'],
    ['what it was written as', { description: undefined, summary: { raw: 'R' } }, 'R'],
    ['nothing', { description: null, summary: null }, ''],
    ['an empty text', { description: '' }, ''],
  ])('is read with its head and without a version: %s', async (_, fields, text) => {
    const { description } = await bench(fields);

    expect(await description.read()).toEqual({ text, headSha: HEAD, version: null });
  });

  it('is replaced with all that a PUT without it would drop', async () => {
    const reviewers = [CAROL, OTHER_BOT];
    const { description, writes } = await bench({ reviewers, draft: true });

    const result = await description.update('New.\r\n\n', SEEN);

    expect(result).toEqual({ result: { kind: 'done', id: '7', url: null }, version: null, remarks: [] });
    expect(writes().map(({ body }) => JSON.parse(body))).toEqual([
      {
        title: 'Change',
        description: 'New.\r\n\n',
        reviewers: [{ uuid: CAROL.uuid }, { uuid: OTHER_BOT.uuid }],
        close_source_branch: true,
        draft: true,
      },
    ]);
  });

  it.each([
    ['it says the same', {}, 'What it is for.', { kind: 'kept', id: '7' }],
    ['somebody changed it', { description: 'Else.' }, 'New.', { kind: 'refused', refusal: 'stale' }],
    [
      'the head moved',
      { source: { commit: { hash: 'f'.repeat(40) } } },
      'New.',
      { kind: 'refused', refusal: 'stale' },
    ],
    ['it is merged', { state: 'MERGED' }, 'New.', { kind: 'refused', refusal: 'closed' }],
    ['nobody knows its reviewers', { reviewers: undefined }, 'New.', { kind: 'failed' }],
    ['nobody knows one of them', { reviewers: [CAROL, {}] }, 'New.', { kind: 'failed' }],
    ['nobody knows its title', { title: undefined }, 'New.', { kind: 'failed' }],
  ])('is left alone where %s', async (_, fields, text, expected) => {
    const { description, writes } = await bench(fields);

    expect((await description.update(text, SEEN)).result).toMatchObject(expected);
    expect(writes()).toEqual([]);
  });

  it.each([
    [400, fault('Only open pull requests can be mutated.'), { kind: 'refused', refusal: 'closed' }],
    [
      400,
      fault('Bad', { fields: { reviewers: ['Malformed reviewers list'] } }),
      { kind: 'refused', refusal: 'other' },
    ],
    [403, fault('lacks scopes'), { kind: 'denied' }],
    [404, fault('gone'), { kind: 'gone' }],
    [502, null, { kind: 'unclear' }],
  ])('tells what became of it: %i %j', async (status, body, expected) => {
    const { description } = await bench({}, { status, body });

    expect((await description.update('New.', SEEN)).result).toMatchObject(expected);
  });

  it.each([
    [401, 'denied'],
    [403, 'denied'],
    [404, 'failed'],
  ])('throws nothing where it cannot be read before: %i', async (status, kind) => {
    const { board, requests } = await scripted({ [`GET ${PULL}`]: { status, body: fault('no') } });

    expect((await board.description?.update('New.', SEEN))?.result.kind).toBe(kind);
    expect(requests).toHaveLength(1);
  });
});
