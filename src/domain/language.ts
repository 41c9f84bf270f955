/** The language of the instructions: models keep to it unless told otherwise. */
const DEFAULT_LANGUAGE = 'en';

/** The section of a system prompt that asks for another language; null where none is wanted. `fields` in words. */
export function languageSection(language: string, fields: string): string | null {
  if (language === DEFAULT_LANGUAGE) return null;
  const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' }).of(language) ?? language;
  return `Language\n- Write ${fields} in ${name} (${language}). Names, code and quotes stay as they are.`;
}
