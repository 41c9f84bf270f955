/** Kinds of characters that a reader does not see, or that move what is seen. */
const HIDDEN_KINDS = [
  'direction',
  'mark',
  'zero-width',
  'selector',
  'tag',
  'annotation',
  'filler',
  'separator',
  'control',
] as const;
export type HiddenKind = (typeof HIDDEN_KINDS)[number];

/**
 * Characters by kind, as classes of a regular expression: General_Category Cc and Cf and Default_Ignorable_Code_Point
 * of Unicode 15 as far as they can stand in a text without being seen. Tab, line feed, form feed and carriage return
 * are no more than white space.
 */
const CLASSES: { readonly [kind in HiddenKind]: string } = {
  direction: '\\u202a-\\u202e\\u2066-\\u2069',
  mark: '\\u200e\\u200f\\u061c',
  'zero-width': '\\u00ad\\u034f\\u180e\\u200b-\\u200d\\u2060-\\u2064\\u206a-\\u206f\\ufeff',
  selector: '\\u180b-\\u180d\\u180f\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}',
  tag: '\\u{e0000}-\\u{e007f}',
  annotation: '\\ufff9-\\ufffb',
  filler: '\\u115f\\u1160\\u3164\\uffa0',
  separator: '\\u2028\\u2029',
  control: '\\0-\\x08\\x0b\\x0e-\\x1f\\x7f-\\x9f',
};

const PATTERNS = HIDDEN_KINDS.map((kind) => [kind, new RegExp(`^[${CLASSES[kind]}]`, 'u')] as const);

/** All of them, as the inside of a class of a regular expression. */
export const HIDDEN_CLASS = Object.values(CLASSES).join('');

const HIDDEN = new RegExp(`[${HIDDEN_CLASS}]`, 'u');

/** Whether a text has hidden characters, legitimate or not. */
export function hasHidden(text: string): boolean {
  return /[^\t\n\f\r\x20-\x7e]/.test(text) && HIDDEN.test(text);
}

/** The kind of a hidden character; null for any other. */
export function hiddenKindOf(character: string): HiddenKind | null {
  return PATTERNS.find(([, pattern]) => pattern.test(character))?.[0] ?? null;
}

/** Names of the Unicode Character Database for those that people know by name. */
const NAMES: Readonly<Record<number, string>> = {
  173: 'soft hyphen',
  8203: 'zero width space',
  8204: 'zero width non-joiner',
  8205: 'zero width joiner',
  8206: 'left-to-right mark',
  8207: 'right-to-left mark',
  8232: 'line separator',
  8233: 'paragraph separator',
  8234: 'left-to-right embedding',
  8235: 'right-to-left embedding',
  8236: 'pop directional formatting',
  8237: 'left-to-right override',
  8238: 'right-to-left override',
  8288: 'word joiner',
  8294: 'left-to-right isolate',
  8295: 'right-to-left isolate',
  8296: 'first strong isolate',
  8297: 'pop directional isolate',
  12644: 'Hangul filler',
  65279: 'zero width no-break space',
};

const KIND_NAMES: { readonly [kind in HiddenKind]: string } = {
  direction: 'directional control',
  mark: 'directional mark',
  'zero-width': 'zero-width character',
  selector: 'variation selector',
  tag: 'tag character',
  annotation: 'interlinear annotation',
  filler: 'invisible filler',
  separator: 'line separator',
  control: 'control character',
};

/** A character as `U+202E (right-to-left override)`: never the character itself. */
export function nameOf(character: string, kind: HiddenKind): string {
  const code = character.codePointAt(0) ?? 0;
  return `${codePointName(code)} (${NAMES[code] ?? KIND_NAMES[kind]})`;
}

/** A code point in Unicode's own notation, four digits at least. */
export function codePointName(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
