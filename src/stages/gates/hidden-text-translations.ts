/** Two-letter codes of languages (ISO 639-1), and three of the three-letter codes that programs are translated to. */
const LANGUAGES = new Set(
  (
    'aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en ' +
    'eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu iw ja ' +
    'jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ' +
    'ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss ' +
    'st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu ckb kab fil'
  ).split(' '),
);

/** Folders that hold a program's words in many languages. */
const TRANSLATION_FOLDER =
  /(?:^|\/)(?:_?locales?|i18n|l10n|langs?|languages|translations?|values-[a-z]{2,3}(?:-r[A-Z]{2})?|[A-Za-z]{2,3}(?:-[A-Za-z]{2,4})?\.lproj)\//i;
/** The language that a name is or ends in: `fa.json`, `messages_ar.properties`, `app.he-IL.resx`. */
const LOCALE_NAME =
  /(?:^|[./_-])([a-z]{2,3})(?:[_-](?:[A-Z][a-z]{3}|[A-Za-z]{2}|\d{3})){0,2}\.[a-z0-9]{2,12}$/;
const ALWAYS_TRANSLATION = /\.(?:po|pot|strings|stringsdict|xcstrings|arb|xliff|xlf|ftl|resx|resw)$/i;
const MAYBE_TRANSLATION = /\.(?:json|json5|properties|ya?ml|xml|toml|ini|txt|csv|tsv|md|html?)$/i;

/** Whether a path names a file of a program's words in one language. */
export function isTranslation(path: string): boolean {
  if (ALWAYS_TRANSLATION.test(path)) return true;
  return MAYBE_TRANSLATION.test(path) && (TRANSLATION_FOLDER.test(path) || namesLanguage(path));
}

function namesLanguage(path: string): boolean {
  const language = LOCALE_NAME.exec(path)?.[1];
  return language !== undefined && LANGUAGES.has(language);
}
