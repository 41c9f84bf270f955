/** Names that the Gemini API uses for models: https://ai.google.dev/api/models. */

/** One part of a path: neither a slash nor a name of dots can leave its place. */
const MODEL = /^[A-Za-z0-9][\w.-]{0,127}$/;

/** Models of other makers are served by Google's cloud at other addresses, with other keys. */
const OTHER_MAKER = /^claude-/i;

/** Whether the text can name a model of the Gemini API, such as `gemini-3.8-flash`. */
export function isGoogleModel(model: string): boolean {
  return MODEL.test(model) && !OTHER_MAKER.test(model);
}
