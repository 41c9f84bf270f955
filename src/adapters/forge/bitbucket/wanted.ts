import { idOf } from '../fields.ts';

/** What an open pull request is looked up by; the branch is asked for where both are known. */
export type FindBy = { readonly branch: string | null; readonly commit: string | null };

const NUMBER = /^[1-9]\d{0,9}$/;

/** Numbers of pull requests out of their ids, the newest first: servers count up. */
export function newestFirst(ids: readonly unknown[]): readonly number[] {
  return ids
    .map((id) => idOf(id) ?? '')
    .filter((id) => NUMBER.test(id))
    .map(Number)
    .sort((a, b) => b - a);
}
