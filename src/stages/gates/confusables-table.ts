/**
 * Letters that are drawn like a Latin one, in pairs: the letter and what it looks like. Taken from the single-letter
 * mappings to ASCII of Unicode's confusables.txt (UTS #39, version 14), for the scripts that keyboards and font tables
 * have; the small letter `l`, which stands there for `I` and `1` too, is written as the letter that is meant. Letters
 * of fullwidth and mathematical alphabets are left out: compatibility decomposition tells those.
 */
const PAIRS: readonly string[] = [
  // Cyrillic
  'аa АA ВB сc СC ԁd еe ҽe ЕE ԌG һh НH іi ІI ӏi ӀI јj ЈJ КK МM оo ОO рp РP ԛq ѕs ЅS ТT ѵv ѴV ѡw ԝw ԜW хx ХX уy үy УY ҮY',
  // Greek
  'αa ΑA ΒB ϲc ϹC ΕE ϜF ΗH ιi ΙI ϳj ͿJ ΚK ΜM ϺM ΝN οo ΟO ρp ΡP ΤT υu νv ΧX γy ΥY ϒY ΖZ',
  // Armenian
  'քf ցg հh ոn օo ՕO գq զq ՏS սu ՍU աw',
  // Cherokee
  'ᎪA Ꮟb ᏴB ꮯc ᏟC Ꮷd ᎠD ᎬE ᏀG ᏳG Ꮒh ᎻH ꭵi Ꭵi ᎫJ ᏦK ᏞL ᎷM ᏢP ꮁr ᎡR ᏒR ꮪs ᏕS ᏚS ᎢT ꮩv ᏙV ꮃw ᎳW ᏔW ᎩY ᎽY ꮓz ᏃZ',
  // Coptic
  'ⲥc ⲤC ⲎH ⲔK ⲘM ⲚN ⲟo ⲞO ⲣp ⲢP ⲅr ⲦT ⲬX ⲨY',
  // Lisu
  'ꓮA ꓐB ꓚC ꓓD ꓰE ꓝF ꓖG ꓧH ꓙJ ꓗK ꓡL ꓟM ꓠN ꓳO ꓑP ꓣR ꓢS ꓔT ꓴU ꓦV ꓪW ꓫX ꓬY ꓜZ',
];

const LATIN_OF: ReadonlyMap<string, string> = new Map(
  PAIRS.join(' ')
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
);

const STYLED_CLASS = '\\uff10-\\uff5a\\u{1d400}-\\u{1d7ff}';

/** Every letter that may look like a Latin one, as the inside of a class of a regular expression. */
export const LOOK_ALIKE_CLASS = `${[...LATIN_OF.keys()].join('')}${STYLED_CLASS}`;

const LOOK_ALIKE = new RegExp(`[${LOOK_ALIKE_CLASS}]`, 'u');

/** Whether a text has a letter that may look like a Latin one; cheap. */
export function hasLookAlike(text: string): boolean {
  return /[^\0-\x7f]/.test(text) && LOOK_ALIKE.test(text);
}

/** Greek letters that formulas use by their own names; alone they are no imitation. */
const FORMULA_LETTER = /^[αγικνρυ]$/;

/** The Latin letter that a letter of another script or alphabet is drawn like; null for any other. */
export function latinLookAlike(letter: string): string | null {
  return LATIN_OF.get(letter) ?? (isStyledLatin(letter) ? letter.normalize('NFKC') : null);
}

/** Fullwidth letters and digits, and the mathematical alphabets. */
const STYLED = new RegExp(`^[${STYLED_CLASS}]$`, 'u');

/** Whether a letter is a fullwidth or mathematical form of a Latin letter or digit. */
export function isStyledLatin(letter: string): boolean {
  return STYLED.test(letter) && /^[A-Za-z0-9]$/.test(letter.normalize('NFKC'));
}

/** Whether a letter stands for a quantity in formulas (Greek). */
export function isFormulaLetter(letter: string): boolean {
  return FORMULA_LETTER.test(letter);
}
