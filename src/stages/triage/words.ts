/** What a text speaks of; no word is in two of the lists. */
export type Features = {
  /** Stems of the words that it says in its own voice. */
  readonly plain: readonly string[];
  /** Stems that stand only in code: in names, between backticks, and as numbers. */
  readonly code: readonly string[];
  /** Names out of the code (`camelCase`, `snake_case`), marked so that none equals a stem. */
  readonly names: readonly string[];
};

/** A token with the words that it is made of: a word, a number, or a name, which it gives as a whole too. */
export type Token = {
  readonly words: readonly string[];
  readonly isWord: boolean;
  readonly names: readonly string[];
};

/** Words of grammar. */
const GRAMMAR = `a about above after again against all also am an and another any are as at be because been before
  being below between both but by can could did do does doing don down during each either else even every few for
  from further had has have having he her here him how i if in into is isn it its just least less may me might more
  most must my neither no nor not of off on once one or other our out over own per rather same shall she should
  since so some still such than that the their them then there these they this those through to two under until up
  us use used uses using very via was we were what when where which while who whose why will with within without won
  would you your`;

/** Words that every review uses: sharing them says that two texts are reviews, not that they speak of one thing. */
const REVIEWING = `add bug call case cause change check class code consider correct current currently ensure error
  example fail failure fix function get handle incorrect instead issue lead like line make made method need new
  possible possibly potential potentially problem result return set test time value way work wrong`;

const IGNORED: ReadonlySet<string> = new Set(`${GRAMMAR} ${REVIEWING}`.split(/\s+/).map(stem));

/** A fence shows how a fix may look, not what is wrong; pictures and addresses say nothing. */
const ASIDE = /```[\s\S]*?(?:```|$)|~~~[\s\S]*?(?:~~~|$)|!\[[^\]\n]*\]\([^)\n]*\)|https?:\/\/\S+/g;
const CODE_SPAN = /(`[^`\n]+`)/;
const WORD = /[\p{L}\p{M}_$][\p{L}\p{M}\p{N}_$]*|\p{N}+/gu;
/** Scripts that put no blank between words. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]+/gu;

/**
 * Reads the features of a text. Letters of any script count; single letters and the words above do not. Tokens that were
 * read are kept in `known`, since texts on one change repeat most of their words.
 */
export function featuresOf(text: string, known = new Map<string, Token>()): Features {
  const plain = new Set<string>();
  const shown = new Set<string>();
  const names = new Set<string>();
  for (const piece of text.normalize('NFC').replace(ASIDE, ' ').split(CODE_SPAN)) {
    const prose = piece.startsWith('`') ? shown : plain;
    for (const token of tokensOf(piece, known)) {
      addAll(token.isWord ? prose : shown, token.words);
      addAll(names, token.names);
    }
  }
  return { plain: [...plain], code: [...shown].filter((word) => !plain.has(word)), names: [...names] };
}

function addAll(set: Set<string>, values: readonly string[]): void {
  for (const value of values) set.add(value);
}

function tokensOf(piece: string, known: Map<string, Token>): Token[] {
  return (piece.match(WORD) ?? []).map((text) => {
    const token = known.get(text) ?? tokenOf(text);
    known.set(text, token);
    return token;
  });
}

function tokenOf(text: string): Token {
  const parts = partsOf(text);
  const isName = parts.length > 1;
  return {
    words: parts.flatMap(wordsOf),
    isWord: !isName && !/^\p{N}/u.test(text),
    names: isName ? [`#${text.toLowerCase()}`] : [],
  };
}

/** `sessionCache` and `session_cache` -> session, cache. */
function partsOf(token: string): string[] {
  return token
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_$]+/)
    .filter((part) => part !== '');
}

/** The stem of a part, where it tells something; of a script without blanks all pairs of neighbouring letters. */
function wordsOf(part: string): string[] {
  const word = part.toLowerCase();
  const pairs = (word.match(UNSPACED) ?? []).flatMap(pairsOf);
  const rest = word.replace(UNSPACED, '');
  const root = stem(rest);
  return rest.length > 1 && !IGNORED.has(root) ? [...pairs, root] : pairs;
}

function pairsOf(run: string): string[] {
  const letters = [...run];
  return letters.length === 1 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
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
  return root.length > 3 ? root.replace(/[iy]$/, '') : root;
}
