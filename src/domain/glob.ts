/** Bounds on a glob: one that keeps them is matched in a moment, whatever the path. */
const MAX_LENGTH = 200;
const MAX_STARS = 8;
const MAX_ALTERNATIVES = 10;

const MAX_CLASS = 64;

/**
 * Why a repository's glob is not used, as a sentence without a subject, or null where it is fine. What is allowed is
 * `*`, `**`, `?`, one `{a,b}` and `[abc]`: negation, extended patterns and ranges in braces either mean something else to
 * each tool or make a pattern that takes for ever. The pattern itself is not repeated.
 */
export function globProblem(pattern: string): string | null {
  // First, so that what follows walks a bounded text.
  if (pattern.length > MAX_LENGTH) return `must not be longer than ${MAX_LENGTH} characters`;
  return placeProblem(pattern) ?? starProblem(pattern) ?? braceProblem(pattern) ?? classProblem(pattern);
}

function placeProblem(pattern: string): string | null {
  if (pattern.trim() === '') return 'must not be empty';
  if (/\p{Cc}/u.test(pattern)) return 'must not hold control characters';
  if (pattern.includes('\\'))
    return 'must not hold a backslash: write / between folders, and [*] for a star itself';
  if (pattern.startsWith('!')) {
    return 'must not begin with "!": there is no negation, name the files themselves';
  }
  if (pattern.startsWith('/')) return 'must not begin with "/": paths begin at the root of the repository';
  const segments = pattern.split('/');
  if (segments.some((segment) => segment === '..' || segment === '.')) {
    return 'must not hold "." or ".." as a folder: paths begin at the root of the repository';
  }
  return null;
}

function starProblem(pattern: string): string | null {
  if (/[@!+*?]\(/.test(pattern)) return 'must not hold extended patterns such as @(a|b): write {a,b}';
  const stars = pattern.split('*').length - 1;
  return stars > MAX_STARS ? `must not hold more than ${MAX_STARS} stars` : null;
}

function braceProblem(pattern: string): string | null {
  const opened = pattern.split('{').length - 1;
  const closed = pattern.split('}').length - 1;
  if (opened === 0 && closed === 0) return null;
  if (opened !== 1 || closed !== 1) return 'must not hold more than one pair of braces, and no half of one';
  const from = pattern.indexOf('{');
  const to = pattern.indexOf('}');
  if (to < from) return 'must open its brace before it closes it';
  const inside = pattern.slice(from + 1, to);
  if (inside.includes('..')) return 'must not hold a range in braces: name the words, as in {1,2,3}';
  const words = inside.split(',');
  if (words.length > MAX_ALTERNATIVES) return `must not hold more than ${MAX_ALTERNATIVES} words in braces`;
  if (words.length < 2 || words.includes(''))
    return 'must hold two words or more in braces, none of them empty';
  return null;
}

/** A class of characters is closed and short: engines differ in what they make of half a one. */
function classProblem(pattern: string): string | null {
  const outside = pattern.replace(/\[[^\][/]{1,64}\]/g, '');
  if (!/[[\]]/.test(outside)) return null;
  return `must close each "[" with "]" in the same folder, with 1 to ${MAX_CLASS} characters between`;
}
