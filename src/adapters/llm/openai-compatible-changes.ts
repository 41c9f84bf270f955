/** Fields that OpenAI-compatible servers refuse, each with the words by which they name it and with what is asked instead. */
import type { Change } from './dialect.ts';

/** OpenRouter's word for fields that no server behind it takes; it does not say which. */
const NO_SERVER = 'handle the requested parameters';

const FORMAT =
  'response_format|json_schema|json_object|json.?(?:schema|mode)|structured.?outputs?|guided|grammar';

/**
 * The order is the ladder: strict schema, schema, any JSON object, schema in the prompt only. The size of a limit comes
 * before its name, since a sentence about the size holds the name as well. Sampling parameters are never sent, so that none
 * has to be dropped.
 */
export const COMPATIBLE_CHANGES: readonly Change[] = [
  {
    name: 'no-strict',
    field: new RegExp(`\\bstrict\\b|${FORMAT}`, 'i'),
    note: 'the server refused the strict schema in "response_format": asked with the plain one',
  },
  {
    name: 'json-object',
    field: new RegExp(`${FORMAT}|${NO_SERVER}`, 'i'),
    note: 'the server refused the schema in "response_format": asked for a JSON object, the schema described in the prompt',
  },
  {
    name: 'no-format',
    field: new RegExp(`${FORMAT}|${NO_SERVER}`, 'i'),
    note: 'the server refused "response_format": the schema was described in the prompt only',
  },
  {
    name: 'no-limit',
    field: /too (?:large|high)|at most \d+ completion tokens/i,
    note: 'the server refused the size of the output limit: asked without one',
  },
  {
    name: 'other-limit',
    field: /\bmax_(?:completion_)?tokens\b/,
    note: 'the server refused the name of the output limit: asked with the other one',
  },
  {
    name: 'no-effort',
    field: new RegExp(
      `\\breasoning[_.]effort\\b|does not support (?:thinking|reasoning)|think value|${NO_SERVER}`,
      'i',
    ),
    note: 'the server refused "reasoning_effort": asked without it',
  },
  {
    name: 'no-stream-options',
    field: /\bstream_options\b|\binclude_usage\b/,
    note: 'the server refused "stream_options": asked without it',
  },
  {
    name: 'no-stream',
    field: /\bstream(?:ing)?\b/,
    note: 'the server refused "stream": asked for the whole answer at once',
  },
  {
    name: 'no-system',
    field:
      /\bsystem\b.{0,40}\brole\b|\brole\b.{0,40}\bsystem\b|roles must alternate|\b(?:system|developer) (?:message|prompt|instruction)s? .{0,30}not (?:supported|enabled|allowed)/i,
    note: 'the server refused the role "system": its text stood in the first turn',
  },
  {
    name: 'no-requirement',
    field: new RegExp(`\\brequire_parameters\\b|${NO_SERVER}`),
    note: 'no server took all fields: those that it does not know were left to the gateway to drop',
  },
];
