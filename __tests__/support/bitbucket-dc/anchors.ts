import type { PullRequestState, World } from './types.ts';
export function moveAnchors(_world: World, _before: PullRequestState): void {}
