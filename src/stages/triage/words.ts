/** What a text speaks of. */
export type Features = {
  /** Stems of its words, the parts of names among them. */
  readonly words: readonly string[];
  /** Names out of the code (`camelCase`, `snake_case`), marked so that none equals a stem. */
  readonly names: readonly string[];
};

/** Words of grammar. */
const GRAMMAR = `a about above after again against all also am an and another any are as at be because been before
  being below between both but by can could did do does doing don down during each either else even every few for
  from further had has have having he her here him how i if in into is isn it its just least less may me might more
  most must my neither no nor not of off on once one only or other our out over own per rather same shall she should
  since so some still such than that the their them then there these they this those through to two under until up
  us use used uses using very via was we were what when where which while who whose why will with within without won
  would you your`;

/** Words that every review uses: sharing them says that two texts are reviews, not that they speak of one thing. */
const REVIEWING = `add bug call case cause change check class code consider correct current currently ensure error
  example fail failure fix function get handle incorrect instead issue lead like line make made method need new
  possible possibly potential potentially problem result return set test time value way work wrong`;

const IGNORED: ReadonlySet<string> = new Set(`${GRAMMAR} ${REVIEWING}`.split(/\s+/));

/** A fence shows how a fix may look, not what is wrong. */
const FENCE = /```[\s\S]*?(?:```|$)/g;
const WORD = /[\p{L}_$][\p{L}\p{N}_$]*|\p{N}+/gu;

/** Reads the features of a text. Letters of any script count; single letters and the words above do not. */
export function featuresOf(text: string): Features {
  const words = new Set<string>();
  const names = new Set<string>();
  for (const token of text.replace(FENCE, ' ').match(WORD) ?? []) {
    const parts = partsOf(token);
    if (parts.length > 1) names.add(`#${token.toLowerCase()}`);
    for (const part of parts) {
      const word = part.toLowerCase();
      const root = stem(word);
      if (word.length > 1 && !IGNORED.has(word) && !IGNORED.has(root)) words.add(root);
    }
  }
  return { words: [...words], names: [...names] };
}

/** `sessionCache` and `session_cache` -> session, cache. */
function partsOf(word: string): string[] {
  return word
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_$]+/)
    .filter((part) => part !== '');
}

/**
 * Brings the forms of a word together (`validates`, `validation`, `validated`). Coarse on purpose: a wrong stem is the
 * same wrong stem in every text.
 */
function stem(word: string): string {
  let root = word;
  if (root.length > 5) {
    root = root.replace(
      /(?:at(?:ions?|e[ds]?|ing)|ing|edly|ed|ly|ment|ness|ions|ion|ers|er|ors|or|able|ible|ity|ive|ally|al|ance|ence|ant|ent)$/,
      '',
    );
  }
  if (root.length > 3) root = root.replace(/(?<!s)e?s$/, '');
  if (root.length > 3) root = root.replace(/e$/, '');
  root = root.replace(/([^aeiouls])\1$/, '$1');
  return root.length > 3 ? root.replace(/y$/, 'i') : root;
}
