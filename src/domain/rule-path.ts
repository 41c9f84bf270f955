import { globMatcher, type Matcher } from './glob-matcher.ts';

/** What files with rules are named like. */
export const RULE_FILE = /\.(?:md|ya?ml|json)$/i;

/** Answers which paths the globs of a repository's settings name as files of rules, whether such a file is there or not. */
export function ruleFileMatcher(globs: readonly string[]): Matcher {
  const matches = globMatcher(globs);
  return (path) => RULE_FILE.test(path) && matches(path);
}
