/** Rules about what callers of a program rely on. */
import { SHIPPED_SOURCE } from '../criteria.ts';
import { linesAbove, linesBelow } from './around.ts';
import { type Hit, lineAt, lineNear, type Place, type RegistryEntry } from './entry.ts';

const JS_ERROR =
  /\b(?:(?:res|reply|response)\.(?:json|send)|(?:NextResponse|Response)\.json|c\.json|ctx\.json)\(\s*\{\s*["']?(?:error|errors)["']?\s*:\s*(?!null\b|undefined\b|false\b|""|'')/;

/** An error that goes out as 200 OK. */
function errorAsSuccess(place: Place): Hit | null {
  const { code, text } = lineAt(place);
  const begin = JS_ERROR.exec(code);
  if (
    begin === null ||
    !/\}\s*\)\s*;?\s*$/.test(code) ||
    /\bstatus\b|,\s*\d{3}|\berrors?\s*:\s*(?:null|\w{1,40}\s*\?)|\b(?:data|success|ok|result)\s*:/.test(text)
  )
    return null;
  return linesAbove(place, 6).some((line) =>
    /\b(?:status|statusCode|writeHead|sendStatus|code)\b/.test(line.text),
  )
    ? null
    : {};
}

function flaskErrorAsSuccess(place: Place): Hit | null {
  const { text } = lineAt(place);
  return /^\s*return\s+jsonify\(\s*(?:\{\s*["']error["']\s*:|error\s*=)[^#]{1,200}\)\s*$/.test(text) &&
    !/["']?(?:data|success|ok|result|status)["']?\s*[:=]/.test(text)
    ? {}
    : null;
}

/** Statuses whose answers have no body: what is sent is dropped. */
const NO_BODY = /\.status\(\s*(?:204|304)\s*\)\s*\.(?:json|send)\(\s*[^)\s]/;

/** `@deprecated` and nothing behind it, nor on the next line. */
function deprecatedBare(place: Place): Hit | null {
  const { text } = lineAt(place);
  if (!/(?:^\s*(?:\/\*)?\*+|^\s*\/\/\/?)\s*@deprecated\s*(?:\*\/)?\s*$/.test(text)) return null;
  if (linesBelow(place, 3).some((line) => /\bDeprecated\(/.test(line.text))) return null;
  if (/\*\//.test(text)) return {};
  const next = lineNear(place, 1)?.text ?? null;
  return next !== null && /^\s*(?:\*\/|\*\s*@|\*\s*$)/.test(next) ? {} : null;
}

/** Rules about what callers of a program rely on. */
export const API_RULES: readonly RegistryEntry[] = [
  {
    id: 'API-001',
    severity: 'important',
    category: 'api',
    title: 'Callers of today still work',
    text: 'A public function, type, route, field or setting is not removed or renamed, gets no new required parameter, no other default and no narrower type, unless the change says that it breaks callers and how they go on.',
    paths: null,
    languages: null,
    violates: ['export function load(path: string, encoding: string) // was: load(path)'],
    meets: ["export function load(path: string, encoding = 'utf8') // was: load(path)"],
    expires: null,
    source: SHIPPED_SOURCE,
    cue: /^\s*(?:export|public|pub)\s|^(?:async\s+)?def\s+[a-z]|^func\s+(?:\([^)]{1,80}\)\s*)?[A-Z]|@(?:Get|Post|Put|Patch|Delete|Request)Mapping|\b(?:router|app)\.(?:get|post|put|patch|delete)\(/,
    checks: [],
  },
  {
    id: 'API-002',
    severity: 'important',
    category: 'api',
    title: 'The status of an answer says what happened',
    text: 'An error goes out with a status of 400 or more, the status and the shape of an existing answer do not change without notice, and an answer without a body has none.',
    paths: null,
    languages: null,
    violates: ["return NextResponse.json({ error: 'not found' });"],
    meets: ["return NextResponse.json({ error: 'not found' }, { status: 404 });"],
    expires: null,
    source: SHIPPED_SOURCE,
    cue: /\b(?:status\w*|HttpStatus\w*|WriteHeader|sendStatus|jsonify)\b|\.(?:json|send)\(/i,
    checks: [
      {
        languages: ['typescript', 'javascript'],
        inTests: false,
        issue: 'The error goes out as 200 OK: callers that look at the status take it for success.',
        fix: 'Set a status of 400 or more with it.',
        find: errorAsSuccess,
      },
      {
        languages: ['python'],
        inTests: false,
        issue: 'The error goes out as 200 OK: callers that look at the status take it for success.',
        fix: 'Give the status behind it: `return jsonify(…), 400`.',
        find: flaskErrorAsSuccess,
      },
      {
        languages: ['typescript', 'javascript'],
        inTests: false,
        issue: 'An answer with this status has no body: what is handed over here is never sent.',
        fix: 'Use 200 for an answer with a body, or end the answer with `.end()`.',
        find: (place) => (NO_BODY.test(lineAt(place).code) ? {} : null),
      },
    ],
  },
  {
    id: 'API-003',
    severity: 'suggestion',
    category: 'api',
    title: 'What is deprecated names what to use',
    text: 'A mark of deprecation says what to use in its place.',
    paths: null,
    languages: null,
    violates: ['/** @deprecated */'],
    meets: ['/** @deprecated Use `load` instead. */'],
    expires: null,
    source: SHIPPED_SOURCE,
    cue: /@deprecated/,
    checks: [
      {
        languages: ['typescript', 'javascript', 'java', 'kotlin', 'php'],
        inTests: false,
        issue: 'Callers are told to leave this and not where to go.',
        fix: 'Name what takes its place, or from when on it is gone.',
        find: deprecatedBare,
      },
    ],
  },
  {
    id: 'API-004',
    severity: 'suggestion',
    category: 'performance',
    title: 'Lists come in pages',
    text: 'A new route or method that hands out a list which grows takes a limit and a place to go on from, and has a greatest limit.',
    paths: null,
    languages: null,
    violates: ["router.get('/orders', async (req, res) => res.json(await orders.all()))"],
    meets: ["router.get('/orders', async (req, res) => res.json(await orders.page(req.query.after, 100)))"],
    expires: null,
    source: SHIPPED_SOURCE,
    cue: /@(?:Get|Request)Mapping|\b(?:router|app)\.get\(|@(?:app|router|bp|blueprint)\.(?:get|route)\(|\[HttpGet/,
    checks: [],
  },
];
