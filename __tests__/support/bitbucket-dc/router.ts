/** Which route answers a request, and whether the token may ask. */
import { EXCEPTIONS, failure } from './http.ts';
import type { Fields, Reply, Settings, World } from './types.ts';

export type Incoming = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly json: unknown;
  readonly dropComment: boolean;
};

/** Whether a request has the right token. */
export function isKnownToken(settings: Settings, headers: Readonly<Record<string, string>>): boolean {
  return /^bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] === settings.token;
}

/** Answers a request. */
export function answerRest(_world: World, _incoming: Incoming): Reply {
  const more: Fields = {};
  return failure(404, 'not written yet', EXCEPTIONS.noRepository, more);
}
