import { HIDDEN_CLASS } from './hidden-text-characters.ts';

/** Uses of hidden characters that the writing of languages and emoji needs. */

const RTL_SCRIPTS = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Mand', 'Samr', 'Adlm', 'Rohg'];
/** Scripts in whose words joiners choose the form of letters: Unicode 15, chapters 9, 12, 13 and 16. */
const JOINED_SCRIPTS = [
  ...RTL_SCRIPTS,
  ...['Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh'],
  ...['Khmr', 'Mymr', 'Thai', 'Laoo', 'Tibt', 'Mong', 'Phag', 'Bali', 'Java'],
];
/** Scripts that put no blanks between words: a zero width space says where a line may break, as it does in joined ones. */
const UNSPACED_SCRIPTS = ['Thai', 'Laoo', 'Khmr', 'Mymr', 'Tibt', 'Bali', 'Java', 'Hani', 'Hira', 'Kana'];

function letters(scripts: readonly string[]): string {
  return scripts.map((script) => `\\p{Script=${script}}`).join('');
}

const JOINED = `[${letters(JOINED_SCRIPTS)}]`;
const UNSPACED = `[${letters(UNSPACED_SCRIPTS)}\\u3000-\\u303f\\uff00-\\uff0f]`;
const HANGUL = '[\\uac00-\\ud7a3\\u1100-\\u115e\\u1161-\\u11ff\\u3131-\\u3163\\u3165-\\u318e\\uffa1-\\uffdc]';
const SELECTORS = '[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]';
const PICTOGRAPH = '\\p{Extended_Pictographic}';

/** In any text and in code. */
const ANYWHERE: readonly string[] = [
  // The look of an emoji or a sign. Editors leave the selector behind twice now and then.
  `(?<=(?![\\0-\\x7f])[\\p{S}\\p{P}${PICTOGRAPH}]|[#*])[\\ufe0e\\ufe0f]{1,2}(?!${SELECTORS})`,
  // Keycaps: a digit, the selector, the key.
  '(?<=[0-9])\\ufe0f(?=\\u20e3)',
  // Forms of mathematical signs and of ideographs.
  `(?<=[\\p{Sm}\\p{Script=Hani}\\p{Script=Mymr}\\p{Script=Phag}\\p{Script=Mong}])[\\ufe00-\\ufe0d](?!${SELECTORS})`,
  `(?<=\\p{Script=Hani})[\\u{e0100}-\\u{e01ef}](?!${SELECTORS})`,
  '(?<=\\p{Script=Mong})[\\u180b-\\u180f]',
  // Pictographs that are joined to one; cut after the joiner it does no harm.
  `(?<=${PICTOGRAPH}\\ufe0f?|\\p{Emoji_Modifier})\\u200d(?![${HIDDEN_CLASS}])`,
  // The flags of England, Scotland and Wales, the only tag sequences that are recommended for interchange (UTS #51).
  '(?<=\\u{1f3f4})\\u{e0067}\\u{e0062}(?:\\u{e0065}\\u{e006e}\\u{e0067}|\\u{e0073}\\u{e0063}\\u{e0074}|\\u{e0077}\\u{e006c}\\u{e0073})\\u{e007f}',
  `(?<=${JOINED})[\\u200c\\u200d]{1,2}|[\\u200c\\u200d](?=${JOINED})`,
  `(?<=${UNSPACED}|${JOINED})\\u200b|\\u200b(?=${UNSPACED}|${JOINED})`,
  `(?<=${HANGUL})[\\u115f\\u1160\\u3164\\uffa0]|[\\u115f\\u1160\\u3164\\uffa0](?=${HANGUL})`,
];

/** Colours and weights of text in a terminal (ECMA-48, SGR), but for the one that conceals. */
const TERMINAL_STYLE = '\\u001b\\[(?!0?8[;m])[0-9;]{0,24}m';

/** In prose: soft hyphens, signs that keep words and formulas together, and what translators leave between words. */
const IN_PROSE: readonly string[] = [
  '(?<![\\p{L}\\p{N}_\\u200b-\\u200d])\\u200b{1,3}(?![\\u200b-\\u200d])|(?<![\\u200b-\\u200d])\\u200b{1,3}(?![\\p{L}\\p{N}_\\u200b-\\u200d])',
  '(?<=\\p{L})\\u00ad(?=\\p{L})',
  '(?<![A-Za-z0-9_])[\\u2060-\\u2064]|[\\u2060-\\u2064](?![A-Za-z0-9_\\u2060-\\u2064])',
];

/** A few characters by which translators place breaks and directions. */
const IN_TRANSLATIONS: readonly string[] = [
  '(?<![\\u00ad\\u200b-\\u200d\\u2060\\ufeff])[\\u00ad\\u200b-\\u200d\\u2060\\ufeff]{1,3}(?![\\u00ad\\u200b-\\u200d\\u2060\\ufeff])',
  '[\\u200e\\u200f\\u061c]',
];

const LEGITIMATE = {
  code: pattern(ANYWHERE),
  prose: pattern([...ANYWHERE, ...IN_PROSE]),
  translation: pattern([...ANYWHERE, ...IN_PROSE, ...IN_TRANSLATIONS]),
  data: pattern([...ANYWHERE, ...IN_PROSE]),
} as const;

/** What a text is: code, words for people, the words of a program in one language, or data. */
export type Writing = keyof typeof LEGITIMATE;

const RTL_LETTER = new RegExp(`(?=\\p{L})[${letters(RTL_SCRIPTS)}]`, 'u');

/** The text with every legitimate hidden character replaced by as many blanks as it has units. */
export function withoutLegitimate(text: string, writing: Writing): string {
  return text.replace(LEGITIMATE[writing], (found) => ' '.repeat(found.length));
}

/** Whether a text has a letter of a script that is written from right to left. */
export function isRightToLeft(text: string): boolean {
  return RTL_LETTER.test(text);
}

/** By what a directional control is ended (UAX #9, rules BD8 to BD11). */
const END_OF: Readonly<Record<string, string>> = {
  '\u202a': '\u202c',
  '\u202b': '\u202c',
  '\u202d': '\u202c',
  '\u202e': '\u202c',
  '\u2066': '\u2069',
  '\u2067': '\u2069',
  '\u2068': '\u2069',
};

/** Whether every directional control of a text is ended in it, in order and by its own kind. */
export function isBalanced(text: string): boolean {
  const open: string[] = [];
  for (const [control] of text.matchAll(/[\u202a-\u202e\u2066-\u2069]/g)) {
    const end = END_OF[control];
    if (end !== undefined) open.push(end);
    else if (open.pop() !== control) return false;
  }
  return open.length === 0;
}

/** The look-ahead keeps the look-behinds from being tried at every character. */
function pattern(parts: readonly string[]): RegExp {
  return new RegExp(`(?=[${HIDDEN_CLASS}])(?:${[TERMINAL_STYLE, ...parts].join('|')})`, 'gu');
}
