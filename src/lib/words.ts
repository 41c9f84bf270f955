/** Words of a path: what a file is about is told by whole words, so that `author` is not `auth`. */

/** A lower-case letter or digit before a capital, and the last capital of an acronym: `OAuthToken` is `OAuth Token`. */
const CASE_BORDER = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;

/** Acronyms with a capital in the midst, which the border above would cut. */
const UNCUT = /OAuth(?=[\d\p{Lu}_.-]|$)/gu;

/** The longest segment that is looked at: file systems allow no more. */
const MAX_SEGMENT = 255;

/** The words of one segment of a path, in lower case: split at punctuation and where the case changes. */
export function wordsOf(segment: string): string[] {
  return segment
    .slice(0, MAX_SEGMENT)
    .replace(UNCUT, 'Oauth')
    .replace(CASE_BORDER, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The words of a path and the pairs of neighbours among them (`access control`), segment by segment. */
export function phrasesOf(path: string): Set<string> {
  const phrases = new Set<string>();
  for (const segment of path.split('/')) {
    const words = wordsOf(segment);
    words.forEach((word, at) => {
      phrases.add(word);
      if (at > 0) phrases.add(`${words[at - 1]} ${word}`);
    });
  }
  return phrases;
}
