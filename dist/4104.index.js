export const id = 4104;
export const ids = [4104];
export const modules = {

/***/ 95517:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ cueFinder),
/* harmony export */   x: () => (/* binding */ cueText)
/* harmony export */ });
const BETWEEN_LINES = '\n\u0000\n';
function cueText(added) {
    return { added, text: added.join(BETWEEN_LINES) };
}
function cueFinder({ cue }) {
    if (cue === null)
        return () => true;
    const inText = new RegExp(cue.source, `${cue.flags.replace(/[gmy]/g, '')}m`);
    return ({ added, text }) => inText.test(text) && added.some((line) => line.search(cue) >= 0);
}


/***/ }),

/***/ 8845:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NQ: () => (/* binding */ riskLevels),
/* harmony export */   Pd: () => (/* binding */ riskLevelOf),
/* harmony export */   w1: () => (/* binding */ RISK_SIGNALS)
/* harmony export */ });
/* unused harmony export RISK_LEVELS */
const RISK_LEVELS = (/* unused pure expression or super */ null && (['low', 'medium', 'high']));
const RISK_SIGNALS = [
    'loc_changed',
    'security_path',
    'public_api',
    'no_test_change',
    'complexity_delta',
    'ui_critical',
    'migration',
];
const MEDIUM_SCORE = 3;
const HIGH_SCORE = 5;
function riskLevelOf(score) {
    if (score < MEDIUM_SCORE)
        return 'low';
    return score < HIGH_SCORE ? 'medium' : 'high';
}
function riskLevels(risks) {
    const levels = new Map();
    for (const { path, score } of risks)
        if (!levels.has(path))
            levels.set(path, riskLevelOf(score));
    return levels;
}


/***/ }),

/***/ 42175:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ laddersOf)
/* harmony export */ });
/* harmony import */ var _models_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85032);
/* harmony import */ var _slot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52334);


const CLAUDE = [
    { named: /^claude-fable-/, model: _models_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_MODELS */ .$b.fable.model },
    { named: /^claude-opus-/, model: _models_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_MODELS */ .$b.opus.model },
    { named: /^claude-sonnet-/, model: _models_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_MODELS */ .$b.sonnet.model },
];
const LINES = {
    anthropic: CLAUDE,
    bedrock: CLAUDE,
    openai: [
        { named: /^gpt-[\d.]+-astra$/, model: 'gpt-6.2-astra' },
        { named: /^gpt-[\d.]+-sol$/, model: _models_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_MODELS */ .$b.gpt.model },
        { named: /^gpt-[\d.]+-terra$/, model: 'gpt-6.1-terra' },
        { named: /^gpt-[\d.]+-luna$/, model: 'gpt-6-luna' },
    ],
    google: [
        { named: /^gemini-[\d.]+-pro(?:-|$)/, model: 'gemini-3.1-pro-preview' },
        { named: /^gemini-[\d.]+-flash$/, model: 'gemini-3.8-flash' },
    ],
};
function laddersOf(seats, isUsable) {
    const owners = new Map(seats.map(({ slot, binding }) => [(0,_slot_js__WEBPACK_IMPORTED_MODULE_1__/* .bindingText */ .zt)(binding), slot]));
    const ladders = new Map();
    for (const { slot, binding } of [...seats].sort((a, b) => (0,_slot_js__WEBPACK_IMPORTED_MODULE_1__/* .compareSlots */ .t4)(a.slot, b.slot))) {
        const below = rungsBelow(binding).filter(isUsable);
        const end = below.findIndex((rung) => owners.has((0,_slot_js__WEBPACK_IMPORTED_MODULE_1__/* .bindingText */ .zt)(rung)));
        const rungs = end < 0 ? below : below.slice(0, end);
        const last = below[end];
        const owner = last === undefined ? undefined : owners.get((0,_slot_js__WEBPACK_IMPORTED_MODULE_1__/* .bindingText */ .zt)(last));
        ladders.set(slot, {
            rungs,
            taken: last === undefined || owner === undefined ? null : { binding: last, slot: owner },
        });
        for (const rung of rungs)
            owners.set((0,_slot_js__WEBPACK_IMPORTED_MODULE_1__/* .bindingText */ .zt)(rung), slot);
    }
    return ladders;
}
const BEDROCK_PREFIX = /^(?:[a-z-]{1,10}\.)?anthropic\./;
function rungsBelow(binding) {
    const line = LINES[binding.provider] ?? [];
    const prefix = binding.provider === 'bedrock' ? (BEDROCK_PREFIX.exec(binding.model)?.[0] ?? '') : '';
    const name = binding.model.slice(prefix.length);
    const own = line.findIndex(({ named }) => named.test(name));
    return own < 0 ? [] : line.slice(own + 1).map(({ model }) => ({ ...binding, model: `${prefix}${model}` }));
}


/***/ }),

/***/ 52441:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ steeringFiles),
/* harmony export */   o: () => (/* binding */ speaksToReader)
/* harmony export */ });
/* harmony import */ var _render_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24390);

const READER = '(?:reviewers?|judges?|graders?|checkers?|triage|assistants?|agents?|bots?|models?|ai|llms?|claude|gpt|chatgpt|copilot|gemini|codex|quorate)';
const STEERING = [
    /\b(?:ignore|disregard|forget|override)\b[^.\n]{0,40}\b(?:instructions?|rules?|prompts?|guidelines?|findings?|above|previous|prior)\b/i,
    new RegExp(String.raw `\b(?:dear|attention|note\s+(?:to|for)|instructions?\s+(?:to|for)|message\s+(?:to|for))\b[^.\n]{0,20}\b${READER}\b`, 'i'),
    new RegExp(String.raw `\b${READER}\b[^.\n]{0,60}\b(?:approve|approved|lgtm|ignore|skip|must not|should not|do not|don't|never)\b`, 'i'),
    /\b(?:approve|accept|pass)\s+(?:this|the)\s+(?:pr|pull request|change|merge request|code|diff|review)\b/i,
    /\b(?:report|return|give|emit|raise|answer)\b[^.\n]{0,30}\b(?:no|zero|empty|without)\b[^.\n]{0,20}\b(?:findings?|issues?|problems?|list)\b/i,
    /\b(?:reject|dismiss|drop|defer|discard|suppress|withdraw|downgrade|lower)\b[^.\n]{0,30}\b(?:all|every|each|any|other)\b[^.\n]{0,20}\b(?:findings?|groups?|reports?|issues?|remarks?|problems?|defects?|others?)\b/i,
    /\b(?:mark|treat|classify|rate|label|rank|judge)\b[^.\n]{0,40}\bas\b[^.\n]{0,20}\b(?:false(?:[ -]positives?)?|taste|out[ -]of[ -]scope|suggestions?|nit(?:pick)?s?|non-?blocking|reviewed|resolved|approved)\b/i,
    /\bdo\s+not\s+(?:report|flag|review|mention|comment)\b/i,
    /\b(?:system|developer)\s*(?:prompt|message)\b|<\/?(?:system|assistant|instructions?)>|\[\/?INST\]/i,
    /"?approved"?\s*[:=]\s*true/i,
];
function steeringFiles({ files }) {
    return files
        .filter((file) => isSteering(file.path) || addedLines(file).some(isSteering))
        .map(({ path }) => path);
}
function speaksToReader(text) {
    return text.split('\n').some((line) => isSteering(line.replace(/\r$/, '')));
}
function addedLines({ diff }) {
    return (diff?.hunks ?? []).flatMap(({ lines }) => lines.filter(({ mark }) => mark === '+').map(({ text }) => text.replace(/\r$/, '')));
}
const MAX_LINE = 4_000;
function isSteering(text) {
    const head = text.slice(0, MAX_LINE);
    return (0,_render_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(head) !== head || STEERING.some((pattern) => pattern.test(head));
}


/***/ }),

/***/ 66532:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isTestPath),
/* harmony export */   c: () => (/* binding */ isTestName)
/* harmony export */ });
/* harmony import */ var _lib_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92094);

const TEST_FOLDERS = new Set([
    ...['test', 'tests', 'testing', 'testdata', 'e2e', 'cypress', 'playwright', 'androidtest', 'unittests'],
    ...[
        'fixtures',
        'mocks',
        'snapshots',
        'testlib',
        'testutils',
        'benchmarks',
        'bench',
        'examples',
        'example',
        'stories',
    ],
]);
const TEST_SORTS = new Set([
    'unit',
    'integration',
    'functional',
    'acceptance',
    'e2e',
    'android',
    'smoke',
    'ui',
]);
const TEST_ENDS = new Set([
    'test',
    'tests',
    'spec',
    'specs',
    'cy',
    'e2e',
    'stories',
    'mock',
    'mocks',
    'conftest',
    'testcase',
]);
function isTestPath(path) {
    const folders = path.split('/');
    const name = folders.pop() ?? '';
    return isTestName(name, folders, true);
}
function isTestName(name, folders, isCode) {
    if (folders.some((folder) => isTestFolder((0,_lib_words_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z)(folder), isCode)))
        return true;
    return isCode && hasTestName(name);
}
function isTestFolder(words, isCode) {
    const last = words.at(-1) ?? '';
    if (words.length === 1)
        return TEST_FOLDERS.has(last) || (isCode && (last === 'spec' || last === 'specs'));
    if (last === 'tests' || words[0] === 'test' || words[0] === 'tests')
        return true;
    return last === 'test' && TEST_SORTS.has(words.at(-2) ?? '');
}
function hasTestName(name) {
    const words = (0,_lib_words_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z)(name.slice(0, name.lastIndexOf('.')));
    const last = words.at(-1) ?? '';
    if (words.length === 1)
        return last !== 'spec' && TEST_ENDS.has(last);
    if (/IT\.(?:java|kt|scala)$/.test(name))
        return true;
    return TEST_ENDS.has(last) || words[0] === 'test';
}


/***/ }),

/***/ 92094:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ phrasesOf),
/* harmony export */   Z: () => (/* binding */ wordsOf)
/* harmony export */ });
const CASE_BORDER = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;
const UNCUT = /OAuth(?=[\d\p{Lu}_.-]|$)/gu;
const MAX_SEGMENT = 255;
function wordsOf(segment) {
    return segment
        .slice(0, MAX_SEGMENT)
        .replace(UNCUT, 'Oauth')
        .replace(CASE_BORDER, ' ')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== '');
}
function phrasesOf(path) {
    const phrases = new Set();
    for (const segment of path.split('/')) {
        const words = wordsOf(segment);
        words.forEach((word, at) => {
            phrases.add(word);
            if (at > 0)
                phrases.add(`${words[at - 1]} ${word}`);
        });
    }
    return phrases;
}


/***/ }),

/***/ 39066:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ faultOf),
/* harmony export */   t: () => (/* binding */ SessionStop)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10241);
/* harmony import */ var _lib_thrown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30461);


const STATUS_OF = {
    auth: 'unavailable',
    quota: 'rate-limited',
    'rate-limited': 'rate-limited',
    overloaded: 'unavailable',
    'not-found': 'unavailable',
    'bad-request': 'unavailable',
    'too-large': 'unavailable',
    timeout: 'timeout',
    network: 'unavailable',
    'bad-answer': 'invalid',
    aborted: 'unavailable',
};
const LASTING = new Set(['auth', 'quota', 'not-found']);
const MAY_BE_BILLED = new Set([
    'timeout',
    'network',
    'bad-answer',
    'aborted',
]);
class SessionStop extends Error {
    status;
    constructor(message, status) {
        super(message);
        this.name = 'SessionStop';
        this.status = status;
    }
}
function faultOf(error, stopped) {
    const facts = { attempts: 1, notes: [], lasting: false, mayBeBilled: true };
    const stop = stopped instanceof SessionStop ? stopped : error instanceof SessionStop ? error : null;
    if (stop !== null) {
        const fault = stop.status === 'timeout' ? 'timeout' : 'aborted';
        return { ...facts, fault, message: stop.message, status: stop.status };
    }
    if (error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ModelError */ .me) {
        const { fault, message, attempts, notes } = error;
        const mayBeBilled = MAY_BE_BILLED.has(fault);
        return {
            fault,
            message,
            status: STATUS_OF[fault],
            lasting: LASTING.has(fault),
            mayBeBilled,
            attempts,
            notes,
        };
    }
    const message = (0,_lib_thrown_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error);
    return { ...facts, fault: 'crash', message, status: 'unavailable' };
}


/***/ }),

/***/ 91705:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RJ: () => (/* binding */ createLine),
/* harmony export */   pf: () => (/* binding */ causeOfReading),
/* harmony export */   rl: () => (/* binding */ causeOf)
/* harmony export */ });
const REFUSED = { words: 'refused', lasting: false, isRefusal: true };
const OVERLOADED = { words: 'is overloaded', lasting: false, isRefusal: false };
const UNKNOWN = { words: 'is not to be had there', lasting: true, isRefusal: false };
const KEEPS_NOTHING = {
    words: 'asks for a data retention that the account does not have',
    lasting: true,
    isRefusal: false,
};
const RETENTION = /\bretention\b|\bZDR\b/i;
function causeOf({ fault, message }) {
    if (fault === 'overloaded')
        return OVERLOADED;
    if (fault === 'not-found')
        return UNKNOWN;
    return fault === 'bad-request' && RETENTION.test(message) ? KEEPS_NOTHING : null;
}
function causeOfReading(status) {
    return status === 'refused' ? REFUSED : null;
}
function createLine(own, rungs) {
    const clients = [own, ...(rungs?.clients ?? [])];
    let first = 0;
    return {
        clients,
        taken: rungs?.taken ?? null,
        start: () => first,
        leave: (rung) => {
            first = Math.min(Math.max(first, rung + 1), clients.length - 1);
        },
    };
}


/***/ }),

/***/ 21161:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c0: () => (/* binding */ PROMPT_TOKENS),
/* harmony export */   cm: () => (/* binding */ estimateSeat),
/* harmony export */   qd: () => (/* binding */ panelOutputTokens)
/* harmony export */ });
/* harmony import */ var _domain_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94227);

const PROMPT_TOKENS = 4_000;
const OUTPUT_TOKENS = {
    low: 8_000,
    medium: 16_000,
    high: 32_000,
    xhigh: 48_000,
    max: 64_000,
};
const OUTPUT_TOKENS_WITHOUT_EFFORT = 16_000;
function panelOutputTokens(seats, facts) {
    return Math.max(0, ...seats.map((seat) => Math.min(wishedTokens(seat), facts(seat.binding).maxOutputTokens)));
}
function wishedTokens({ binding }) {
    return binding.effort === null ? OUTPUT_TOKENS_WITHOUT_EFFORT : OUTPUT_TOKENS[binding.effort];
}
function estimateSeat(seat, load, maxOutputTokens) {
    const facts = load.facts(seat.binding);
    const output = Math.min(maxOutputTokens, facts.maxOutputTokens);
    const firstInput = load.calls.map((call) => {
        const bytes = call.files.reduce((sum, file) => sum + file.bytes, load.sharedBytes);
        return PROMPT_TOKENS + Math.ceil(bytes / facts.bytesPerToken);
    });
    const input = firstInput.reduce((sum, tokens) => sum + 2 * tokens + output, 0);
    const outputTokens = 2 * output * load.calls.length;
    const writesCache = facts.price !== null && facts.price.cacheWrite > facts.price.input;
    const usage = { input, cacheRead: 0, cacheWrite: writesCache ? input : 0, output: outputTokens };
    return {
        slot: seat.slot,
        inputTokens: input,
        outputTokens,
        costUsd: load.calls.length === 0 ? 0 : (0,_domain_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .costUsd */ .O4)(usage, facts.price),
    };
}


/***/ }),

/***/ 37942:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ MAX_MANIFEST_BYTES),
/* harmony export */   s: () => (/* binding */ renderManifest)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _domain_render_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24390);
/* harmony import */ var _pack_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52753);



const MAX_MANIFEST_BYTES = 10_000;
const MAX_LINE_CHARACTERS = 400;
const REST_BYTES = 60;
const LETTERS = {
    added: 'A',
    copied: 'C',
    deleted: 'D',
    modified: 'M',
    renamed: 'R',
};
function renderManifest(files, notSent) {
    const order = [...files].sort((a, b) => Number(notSent.has(a.path)) - Number(notSent.has(b.path)) || (0,_pack_js__WEBPACK_IMPORTED_MODULE_1__/* .comparePaths */ .c)(a, b));
    const lines = [];
    let left = MAX_MANIFEST_BYTES - REST_BYTES;
    for (const file of order) {
        const line = renderLine(file, notSent.get(file.path));
        left -= node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.byteLength(line) + 1;
        if (left < 0)
            break;
        lines.push(line);
    }
    const rest = order.length - lines.length;
    return [...lines, ...(rest > 0 ? [`... and ${rest} more changed files`] : [])].join('\n');
}
function renderLine(file, reason) {
    const moved = file.oldPath === null ? '' : `${(0,_domain_render_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(file.oldPath)} -> `;
    const numbers = `+${file.additions ?? '?'} -${file.deletions ?? '?'}`;
    const why = reason === undefined ? '' : ` (not sent: ${(0,_domain_render_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(reason)})`;
    const line = `${LETTERS[file.status]} ${numbers} ${moved}${(0,_domain_render_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(file.path)}`;
    return line.length > MAX_LINE_CHARACTERS ? `${line.slice(0, MAX_LINE_CHARACTERS)}...${why}` : line + why;
}


/***/ }),

/***/ 52753:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ comparePaths),
  P: () => (/* binding */ packFiles)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./src/domain/render.ts
var render = __webpack_require__(24390);
;// CONCATENATED MODULE: ./src/stages/plan/split.ts


const SHOWN_CR_BYTES = 5;
function splitFile(whole, groups, room) {
    if (whole.bytes <= room)
        return [whole];
    const rows = (0,render/* renderRows */.UR)(whole.lines);
    let at = 0;
    const measured = groups.map((group) => group.map((line) => ({ line, bytes: rowBytes(line, rows[at++]) })));
    const bodyRoom = room - external_node_buffer_.Buffer.byteLength((0,render/* renderHeading */.X5)({ ...whole, whole: false }));
    const pieces = fillPieces(measured, bodyRoom);
    return pieces.map((lines) => {
        const piece = { ...whole, lines, whole: pieces.length === 1, bytes: 0 };
        return { ...piece, bytes: external_node_buffer_.Buffer.byteLength((0,render/* renderFile */.VB)(piece)) };
    });
}
function rowBytes(line, row = '') {
    return 1 + external_node_buffer_.Buffer.byteLength(row) + (line.text.endsWith('\r') ? SHOWN_CR_BYTES : 0);
}
function fillPieces(groups, room) {
    const pieces = [];
    let left = 0;
    const add = (lines, bytes) => {
        const last = pieces.at(-1);
        if (last !== undefined && bytes <= left) {
            for (const { line } of lines)
                last.push(line);
            left -= bytes;
            return;
        }
        pieces.push(lines.map(({ line }) => line));
        left = room - bytes;
    };
    for (const group of groups) {
        const bytes = group.reduce((sum, line) => sum + line.bytes, 0);
        if (bytes <= room)
            add(group, bytes);
        else
            for (const line of group)
                add([line], line.bytes);
    }
    return pieces;
}

;// CONCATENATED MODULE: ./src/stages/plan/pack.ts



const FRAME_BYTES = 128;
function packFiles(files, limits) {
    const { sent, uncovered } = chooseFiles(files, limits.totalBytes);
    const room = limits.callBytes - FRAME_BYTES;
    const pieces = sent.flatMap((file) => splitFile(file.whole, file.groups, room));
    pieces.sort((a, b) => b.bytes - a.bytes || comparePaths(a, b));
    const calls = [];
    for (const piece of pieces) {
        const bytes = piece.bytes + FRAME_BYTES;
        const call = calls.find((candidate) => candidate.bytes + bytes <= limits.callBytes &&
            (piece.whole || candidate.files.every((file) => file.path !== piece.path)));
        if (call === undefined)
            calls.push({ files: [piece], bytes });
        else {
            call.files.push(piece);
            call.bytes += bytes;
        }
    }
    return {
        calls: calls.map((call, index) => ({ index, files: call.files.sort(comparePaths) })),
        uncovered,
    };
}
function comparePaths(a, b) {
    if (a.path === b.path)
        return 0;
    return a.path < b.path ? -1 : 1;
}
function chooseFiles(files, totalBytes) {
    const bySize = [...files].sort((a, b) => (a.diff?.bytes ?? 0) - (b.diff?.bytes ?? 0) || comparePaths(a, b));
    const sent = [];
    const uncovered = [];
    let left = totalBytes;
    for (const file of bySize) {
        const prepared = (file.diff?.bytes ?? 0) > left ? null : prepare(file);
        if (prepared === null || prepared.whole.bytes > left) {
            uncovered.push({ path: file.path, reason: 'the change is larger than what one run reads' });
        }
        else if (prepared.whole.lines.some((line) => line.mark !== ' ' && (0,render/* isTooLong */.pn)(line))) {
            uncovered.push({
                path: file.path,
                reason: `it changes a line of more than ${render/* MAX_LINE_LENGTH */.l6.toLocaleString('en')} characters`,
            });
        }
        else {
            left -= prepared.whole.bytes;
            sent.push(prepared);
        }
    }
    return { sent, uncovered };
}
function prepare(file) {
    const { path, oldPath, status } = file;
    const groups = groupLines(file);
    const whole = { path, oldPath, status, lines: groups.flat(), whole: true, bytes: 0 };
    return { whole: { ...whole, bytes: external_node_buffer_.Buffer.byteLength((0,render/* renderFile */.VB)(whole)) }, groups };
}
function groupLines(file) {
    let from = 0;
    const contextUpTo = (end) => {
        const lines = file.context.filter(({ newLine }) => newLine !== null && newLine >= from && newLine < end);
        from = end;
        return lines.map((line) => ({ ...line, inDiff: false }));
    };
    const groups = (file.diff?.hunks ?? []).map((hunk) => {
        const context = contextUpTo(hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart);
        return [...context, ...hunk.lines.map((line) => ({ ...line, inDiff: true }))];
    });
    return [...groups, contextUpTo(Number.POSITIVE_INFINITY)].filter((group) => group.length > 0);
}


/***/ }),

/***/ 87022:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M0: () => (/* binding */ isPathTooLong),
/* harmony export */   b6: () => (/* binding */ everyName),
/* harmony export */   f5: () => (/* binding */ pathRules),
/* harmony export */   kO: () => (/* binding */ anyName)
/* harmony export */ });
/* unused harmony export MAX_PATH_BYTES */
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14006);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(picomatch__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _domain_glob_matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57339);


const NEVER_SENT = [
    '**/.env',
    '**/.env[-._]*',
    '**/.envrc',
    '**/*.{pem,key,p8,p12,pk8,pkcs12,pfx,ppk,jks,keystore,kdb,kdbx}',
    '**/*.{crt,cer,der,p7b,p7c,gpg,pgp,ovpn}',
    '**/id_{rsa,dsa,ecdsa,ecdsa_sk,ed25519,ed25519_sk}',
    '**/{.npmrc,.pypirc,.netrc,_netrc,.git-credentials,.dockercfg,.pgpass,.my.cnf,.htpasswd,.s3cfg,.boto}',
    '**/.docker/config.json',
    '**/{credentials,kubeconfig,.vault_pass,.vault-token}',
    '**/*.kubeconfig',
    '**/{credentials,secrets,service-account*,client_secret*}.{json,yml,yaml,toml,ini,xml,properties}',
    '**/*.tfstate',
    '**/*.tfstate.*',
    '**/.{ssh,gnupg,aws,kube,azure}/**',
];
const LOCK_FILES = [
    '**/{package-lock,npm-shrinkwrap}.json',
    '**/{pnpm-lock.yaml,bun.lock,bun.lockb,deno.lock}',
    '**/{yarn,Cargo,poetry,Pipfile,uv,pdm,Gemfile,composer,mix,pubspec,Podfile,flake,conan,pixi,gradle,buf}.lock',
    '**/{gradle.lockfile,packages.lock.json,.terraform.lock.hcl,Package.resolved,Cartfile.resolved}',
    '**/{go.sum,go.work.sum,project.assets.json,Chart.lock}',
];
const VENDORED = [
    '**/{node_modules,bower_components,jspm_packages,site-packages}/**',
    '**/{vendor,vendors,third_party,third-party,Godeps}/**',
    '**/{Pods,Carthage/Build,Carthage/Checkouts}/**',
    '**/.yarn/{cache,releases,plugins,sdks,unplugged}/**',
    '**/{.venv,venv}/**',
];
const GENERATED = [
    '**/*.pb.{go,cc,h,swift,gw.go}',
    '**/*_pb2.{py,pyi}',
    '**/*_pb2_grpc.py',
    '**/*_pb.{js,ts,d.ts,rb}',
    '**/*_grpc_pb.{js,d.ts}',
    '**/*.{g,freezed,gr,config}.dart',
    '**/*.{designer,g,g.i}.cs',
    '**/*.{generated,gen}.{ts,tsx,js,go,cs,rs,py,java,kt,swift}',
    '**/zz_generated.*.go',
    '**/{__snapshots__,__generated__}/**',
    '**/*.{js,mjs,cjs,css}.map',
];
const MINIFIED = ['**/*[.-]min.{js,mjs,cjs,css}', '**/*.bundle.{js,css}'];
const MAX_PATH_BYTES = 4_096;
function pathRules(globs) {
    return {
        ...builtInRules(),
        ignored: (0,_domain_glob_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .globMatcher */ .f)(globs.ignore),
        included: (0,_domain_glob_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .globMatcher */ .f)(globs.include),
        keptBack: (0,_domain_glob_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .globMatcher */ .f)(globs.neverSend),
    };
}
let compiled = null;
function builtInRules() {
    compiled ??= {
        neverSent: compile(NEVER_SENT),
        lockFile: compile(LOCK_FILES),
        vendored: compile(VENDORED),
        generated: compile(GENERATED),
        minified: compile(MINIFIED),
    };
    return compiled;
}
function compile(patterns) {
    let expression = null;
    return (path) => {
        expression ??= new RegExp(patterns.map(sourceOf).join('|'), 'is');
        return expression.test(path);
    };
}
function sourceOf(pattern) {
    return picomatch__WEBPACK_IMPORTED_MODULE_1___default().makeRe(pattern, { dot: true, windows: false }).source;
}
function isPathTooLong(path) {
    return (path.length > MAX_PATH_BYTES || (path.length * 3 > MAX_PATH_BYTES && utf8Length(path) > MAX_PATH_BYTES));
}
function utf8Length(text) {
    return new TextEncoder().encode(text).length;
}
function anyName(file, matches) {
    return matches(file.path) || (file.oldPath !== null && matches(file.oldPath));
}
function everyName(file, matches) {
    if (!matches(file.path))
        return false;
    return file.status !== 'renamed' || file.oldPath === null || matches(file.oldPath);
}


/***/ }),

/***/ 56157:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Kp: () => (/* binding */ planReview),
  L9: () => (/* binding */ wantsContent),
  Fr: () => (/* binding */ wantsRisk)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./src/domain/code-seats.ts
var code_seats = __webpack_require__(27344);
// EXTERNAL MODULE: ./src/domain/criteria.ts
var domain_criteria = __webpack_require__(83543);
// EXTERNAL MODULE: ./src/domain/instructions.ts
var domain_instructions = __webpack_require__(94111);
// EXTERNAL MODULE: ./src/domain/risk.ts
var domain_risk = __webpack_require__(8845);
// EXTERNAL MODULE: ./src/domain/slot.ts
var domain_slot = __webpack_require__(52334);
// EXTERNAL MODULE: ./src/stages/plan/estimate.ts
var estimate = __webpack_require__(21161);
;// CONCATENATED MODULE: ./src/stages/plan/afford.ts



const LEVELS = [...domain_slot/* EFFORTS */.ig].reverse();
function affordPanel(seats, load, maxCostUsd) {
    const models = (0,code_seats/* modelSeats */.QB)(seats);
    if (models.length === 0 || models.length === seats.length)
        return affordModels(seats, load, maxCostUsd);
    const { decisions, ...afforded } = affordModels(models, load, maxCostUsd);
    const code = weigh(seats.filter(code_seats/* isCodeSeat */.Zc), load);
    const inOrder = (items) => seats.flatMap(({ slot }) => items.find((item) => item.slot === slot) ?? []);
    return {
        seats: inOrder([...afforded.seats, ...code.seats]),
        maxOutputTokens: afforded.seats.length > 0 ? afforded.maxOutputTokens : code.maxOutputTokens,
        estimates: inOrder([...afforded.estimates, ...code.estimates]),
        decisions,
    };
}
function affordModels(seats, load, maxCostUsd) {
    const asGiven = weigh(seats, load);
    if (maxCostUsd === null || load.calls.length === 0)
        return { ...asGiven, decisions: [] };
    const priced = seats.filter((seat) => load.facts(seat.binding).price !== null);
    const unpriced = seats
        .filter((seat) => !priced.includes(seat))
        .map(({ slot, binding }) => `${slot} was left out: the price of ${(0,domain_slot/* bindingText */.zt)(binding)} is not known, so it cannot be held under ${usd(maxCostUsd)}.`);
    for (let count = priced.length; count > 0; count -= 1) {
        const fitting = bestEffort(priced.slice(0, count), load, maxCostUsd);
        if (fitting === null)
            continue;
        const decisions = [...unpriced, ...explain(priced, fitting, load, maxCostUsd)];
        return { ...fitting, decisions };
    }
    const cheapest = lowered(priced.slice(0, 1), 'low');
    const least = cheapest.length === 0
        ? 'no seat has a known price'
        : `${cheapest[0]?.slot} alone may cost ${usd(total(weigh(cheapest, load)))} at its lowest effort`;
    const none = `No reviewer fits under the cap of ${usd(maxCostUsd)}: ${least}.`;
    return { seats: [], maxOutputTokens: 0, estimates: [], decisions: [...unpriced, none] };
}
function weigh(seats, load) {
    const maxOutputTokens = (0,estimate/* panelOutputTokens */.qd)(seats, load.facts);
    const estimates = seats.map((seat) => (0,estimate/* estimateSeat */.cm)(seat, load, maxOutputTokens));
    return { seats, maxOutputTokens, estimates };
}
function total(weighed) {
    return weighed.estimates.reduce((sum, estimate) => sum + (estimate.costUsd ?? 0), 0);
}
function bestEffort(seats, load, maxCostUsd) {
    for (const level of LEVELS) {
        const weighed = weigh(lowered(seats, level), load);
        if (total(weighed) <= maxCostUsd)
            return weighed;
    }
    return null;
}
function lowered(seats, level) {
    return seats.map(({ slot, binding }) => {
        const isAbove = binding.effort !== null && domain_slot/* EFFORTS */.ig.indexOf(binding.effort) > domain_slot/* EFFORTS */.ig.indexOf(level);
        return { slot, binding: isAbove ? { ...binding, effort: level } : binding };
    });
}
function explain(priced, chosen, load, maxCostUsd) {
    const cap = usd(maxCostUsd);
    const cut = priced.slice(chosen.seats.length).map((seat) => seat.slot);
    const changed = chosen.seats.filter((seat, at) => seat.binding.effort !== priced[at]?.binding.effort);
    if (cut.length === 0 && changed.length === 0)
        return [];
    const instead = `at most ${usd(total(chosen))} instead of ${usd(total(weigh(priced, load)))}, under the cap of ${cap}`;
    const left = cut.length > 0 ? [`${cut.join(', ')} ${cut.length > 1 ? 'were' : 'was'} left out: ${instead}.`] : [];
    const names = changed.map(({ slot, binding }) => `${slot} to ${binding.effort}`);
    return names.length > 0 ? [...left, `Effort was lowered (${names.join(', ')}): ${instead}.`] : left;
}
function usd(amount) {
    return `$${amount.toFixed(amount < 0.01 && amount > 0 ? 4 : 2)}`;
}

// EXTERNAL MODULE: ./src/stages/plan/manifest.ts
var plan_manifest = __webpack_require__(37942);
// EXTERNAL MODULE: ./src/stages/plan/pack.ts + 1 modules
var pack = __webpack_require__(52753);
// EXTERNAL MODULE: ./src/stages/plan/path-rules.ts
var path_rules = __webpack_require__(87022);
// EXTERNAL MODULE: ./src/domain/code-language.ts
var code_language = __webpack_require__(4362);
// EXTERNAL MODULE: ./src/domain/glob-matcher.ts
var glob_matcher = __webpack_require__(57339);
// EXTERNAL MODULE: ./src/domain/routing.ts
var routing = __webpack_require__(88858);
;// CONCATENATED MODULE: ./src/stages/plan/route.ts




function routeSeats(input) {
    const panel = input.seats.map(({ slot }) => slot);
    const rules = input.routing.strategy === 'manual' ? input.routing.rules : [];
    const targets = rules.map((rule) => targetOf(rule, panel));
    const matches = matchesOf(input, targets, panel);
    const routed = matches.length === 0 ? panel : panel.filter((slot) => matches.some(({ slots }) => slots.includes(slot)));
    const slots = upToQuorum(routed, input.seats, input.quorum);
    const decision = {
        strategy: input.routing.strategy,
        matches,
        slots,
        capUsd: input.maxCostUsd,
        recorded: input.routing.record,
    };
    const used = matches.flatMap(({ rule }) => (rule === null ? [] : absentText(rule, targets[rule - 1])));
    const added = addedText(slots.filter((slot) => !routed.includes(slot)), input.quorum);
    return {
        seats: input.seats.filter(({ slot }) => slots.includes(slot)),
        decision,
        sentences: panel.length === 0 ? [] : [...used, ...added, ...(0,routing/* routingText */.e)(decision)],
    };
}
function targetOf({ when, slots }, panel) {
    const matches = when.paths === null ? () => true : (0,glob_matcher/* globMatcher */.f)(when.paths);
    const { risk, language } = when;
    const present = panel.filter((slot) => slots.includes(slot));
    return {
        holdsFor: (name) => (risk === null || risk.includes(name.level)) &&
            (language === null || (name.language !== null && language.includes(name.language))) &&
            matches(name.path),
        slots: present.length === 0 ? panel : present,
        absent: slots.filter((slot) => !panel.includes(slot)),
        isVacant: present.length === 0,
    };
}
function matchesOf({ files, levels }, targets, panel) {
    const counts = new Map();
    for (const file of files) {
        const target = targetFor(file, targets, levels);
        counts.set(target, (counts.get(target) ?? 0) + 1);
    }
    const held = targets.flatMap((target, at) => {
        const count = counts.get(target);
        return count === undefined ? [] : [{ rule: at + 1, files: count, slots: target.slots }];
    });
    const rest = counts.get(null);
    return rest === undefined ? held : [...held, { rule: null, files: rest, slots: panel }];
}
function targetFor({ path, oldPath, status }, targets, levels) {
    const level = levels.get(path);
    if (level === undefined)
        return null;
    const firstFor = (name) => {
        const known = { path: name, language: (0,code_language/* codeLanguageOf */.H)(name), level };
        return targets.find((target) => target.holdsFor(known)) ?? null;
    };
    const target = firstFor(path);
    return status === 'renamed' && oldPath !== null && firstFor(oldPath) !== target ? null : target;
}
function upToQuorum(routed, seats, quorum) {
    const voters = (0,code_seats/* countingSeats */.w4)(seats).map(({ slot }) => slot);
    const missing = Math.max(0, (quorum ?? 0) - voters.filter((slot) => routed.includes(slot)).length);
    const added = voters.filter((slot) => !routed.includes(slot)).slice(0, missing);
    return seats.map(({ slot }) => slot).filter((slot) => routed.includes(slot) || added.includes(slot));
}
function absentText(rule, target) {
    if (target === undefined || target.absent.length === 0)
        return [];
    const names = target.absent.join(', ');
    return target.isVacant
        ? [`Routing rule ${rule} names no seat of this panel (${names}): its files go to the whole panel.`]
        : [`Routing rule ${rule} names ${names}, which this panel does not have.`];
}
function addedText(added, quorum) {
    if (added.length === 0)
        return [];
    return [`Routing was widened by ${added.join(', ')}: the quorum asks for ${quorum} seats.`];
}

;// CONCATENATED MODULE: ./src/stages/plan/ruling.ts
function skipped(reason) {
    return { kind: 'skipped', reason };
}
function uncovered(reason) {
    return { kind: 'uncovered', reason };
}

;// CONCATENATED MODULE: ./src/stages/plan/bytes.ts

const SOURCE_EXTENSIONS = new Set(('asm astro bash bat bicep c cc cjs clj cljs cmake cmd coffee cpp cs css cts cue cxx dart el elm erl ex exs fish ' +
    'fs fsx gd go gql gradle graphql groovy h hcl hh hpp hrl hs htm html hxx idr java jl js jsp jsx kt kts less lisp ' +
    'lua m mjs ml mli mm mts nim nix pas php pl pm proto ps1 psm1 py pyi pyx r rb re rego rkt rs sass scala scm scss ' +
    'sh sol sql svelte swift tcl tf ts tsx v vb vbs vhd vue wat yaml yml zig zsh').split(' '));
function judgeBytes(file, isNamedMinified) {
    return judgeBinary(file) ?? judgeMinified(file, isNamedMinified);
}
function judgeBinary(file) {
    const { base, head } = file.content.binary;
    if (head === true)
        return judgeUnreadable(file, base, 'binary');
    if (file.diff !== null && !file.diff.binary)
        return null;
    if (base === true && head === null)
        return skipped('binary');
    if (base === true)
        return uncovered('it was binary at the base, so there is no diff of the text it is now');
    if (file.diff === null)
        return null;
    if (base === null && head === null)
        return uncovered('it is said to be binary, and its bytes were not read');
    return uncovered('its bytes are text, but the diff shows none of it');
}
function judgeMinified(file, isNamedMinified) {
    const { base, head } = file.content.minified;
    if (isNamedMinified && head !== false && base !== false)
        return skipped('minified: by its name');
    return head === true ? judgeUnreadable(file, base, 'minified') : null;
}
function judgeUnreadable(file, base, word) {
    if (base === true)
        return skipped(word);
    if (base === false)
        return uncovered(`it could be read at the base and is ${word} now`);
    return isSourceName(file.path)
        ? uncovered(`it is new, named like source code, and ${word}`)
        : skipped(word);
}
function isSourceName(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return SOURCE_EXTENSIONS.has(name.slice(name.lastIndexOf('.') + 1).toLowerCase()) && name.includes('.');
}

;// CONCATENATED MODULE: ./src/stages/plan/scope.ts




const MAX_FILE_DIFF_BYTES = 512 * 1024;
const SUBMODULE_MODE = '160000';
function decideScope(change, globs = routing/* NO_GLOBS */._) {
    const rules = (0,path_rules/* pathRules */.f5)(globs);
    const review = [];
    const left = { skipped: [], uncovered: [] };
    for (const file of change.files) {
        const ruling = judge(file, rules);
        if (ruling === null)
            review.push(file);
        else
            left[ruling.kind].push({ path: file.path, reason: ruling.reason });
    }
    return { review, ...left };
}
function skipByListing(file, rules) {
    if ((0,path_rules/* isPathTooLong */.M0)(file.path) || (0,path_rules/* isPathTooLong */.M0)(file.oldPath ?? ''))
        return null;
    if ((0,path_rules/* anyName */.kO)(file, rules.neverSent))
        return 'never sent: files of this name hold secrets';
    if ((0,path_rules/* anyName */.kO)(file, rules.keptBack))
        return "never sent: the repository's settings say so";
    if (isSubmodule(file))
        return 'submodule: only the pinned commit changed';
    if (isIncluded(file, rules))
        return null;
    if ((0,path_rules/* everyName */.b6)(file, rules.ignored))
        return "ignored by the repository's settings";
    if ((0,path_rules/* everyName */.b6)(file, rules.lockFile))
        return 'lock file';
    return skipByOrigin(file, rules);
}
function isIncluded(file, rules) {
    return (0,path_rules/* anyName */.kO)(file, rules.included);
}
function isSubmodule(file) {
    const modes = [file.oldMode, file.newMode].filter((mode) => mode !== null);
    return modes.length > 0 && modes.every((mode) => mode === SUBMODULE_MODE);
}
function skipByOrigin(file, rules) {
    const { vendored, generated, noDiff } = file.attributes;
    if (vendored === true)
        return 'vendored: marked so at the base';
    if (generated === true)
        return 'generated: marked so at the base';
    if (noDiff === true)
        return 'not to be diffed: marked so at the base';
    if (vendored === null && (0,path_rules/* everyName */.b6)(file, rules.vendored))
        return 'vendored: by its folder';
    if (generated === null && (0,path_rules/* everyName */.b6)(file, rules.generated))
        return 'generated: by its name';
    return null;
}
function judge(file, rules) {
    if ((0,path_rules/* isPathTooLong */.M0)(file.path) || (0,path_rules/* isPathTooLong */.M0)(file.oldPath ?? '')) {
        return uncovered('its path is longer than 4 KB');
    }
    const byListing = skipByListing(file, rules);
    if (byListing !== null)
        return skipped(byListing);
    if (file.diff?.submodule && file.diff.hunks.length === 0)
        return skipped('submodule');
    return (judgeText(file) ??
        judgeMark(file, rules) ??
        judgeBytes(file, isNamedMinified(file, rules)) ??
        judgeSize(file));
}
function isNamedMinified(file, rules) {
    const { base, head } = file.content.minified;
    if (isIncluded(file, rules) && base !== true && head !== true)
        return false;
    return (0,path_rules/* everyName */.b6)(file, rules.minified);
}
function judgeText(file) {
    if (hasText(file))
        return null;
    if (file.status === 'added' || file.status === 'deleted')
        return skipped('empty file');
    return skipped(`no text changed (${file.status === 'modified' ? 'only its mode' : file.status})`);
}
function hasText(file) {
    if (file.missing !== null || file.content.binary.head || file.content.binary.base)
        return true;
    if (file.diff === null)
        return file.additions !== 0 || file.deletions !== 0;
    return file.diff.binary || file.diff.truncated || file.diff.hunks.length > 0;
}
function judgeMark(file, rules) {
    const { base, head } = file.content.generatedMark;
    if (isIncluded(file, rules))
        return null;
    if (base !== true || head === false || file.attributes.generated === false)
        return null;
    return skipped('generated: its heading says so, at the base too');
}
function judgeSize(file) {
    if (file.missing !== null)
        return uncovered(file.missing);
    if (file.diff === null)
        return uncovered('no text was given for it');
    if (file.diff.truncated)
        return uncovered('its text was cut');
    if (file.diff.bytes <= MAX_FILE_DIFF_BYTES)
        return null;
    return uncovered(`its diff has ${file.diff.bytes.toLocaleString('en')} bytes, and ${MAX_FILE_DIFF_BYTES.toLocaleString('en')} of a file are read`);
}

// EXTERNAL MODULE: ./src/domain/steering.ts
var steering = __webpack_require__(52441);
// EXTERNAL MODULE: ./src/domain/test-path.ts
var test_path = __webpack_require__(66532);
;// CONCATENATED MODULE: ./src/stages/plan/scope-tests.ts

const MAX_LINE = 1_000;
const TEST = /^\s{0,200}(?:(?:it|test|describe|context|specify|scenario)(?:\.each)?\s?\(|(?:it|test|describe|context|specify|scenario) ["']|@(?:Test|ParameterizedTest)\b|\[(?:Fact|Theory|Test|TestMethod)\b|#\[(?:\w{1,40}::)?test\b|(?:async )?def test|func Test|(?:public )?function test)/;
const LEFT_OUT = /\b(?:it|test|describe|context|suite|specify|scenario)\.(?:skip|only|todo|fixme|failing|concurrent\.(?:skip|only))\b|\b(?:xit|xtest|xdescribe|xcontext|fit|fdescribe|fcontext)\s?\(|@(?:Ignore|Disabled|unittest\.skip|pytest\.mark\.(?:skip|xfail))|\bt\.Skip|#\[ignore\b|\bpytest\.skip\b|\bmarkTestSkipped\b|\[(?:Ignore|Explicit)\b|\[(?:Fact|Theory)\(Skip\b/;
function takesTestsAway(file) {
    const { path, oldPath, status, additions, deletions } = file;
    const isTest = (0,test_path/* isTestPath */.M)(path) || (0,test_path/* isTestPath */.M)(oldPath ?? '');
    const shrinks = status === 'deleted' || (deletions ?? 0) > (additions ?? 0);
    if (isTest && shrinks)
        return true;
    const added = linesOf(file, '+');
    return count(linesOf(file, '-'), TEST) > count(added, TEST) || count(added, LEFT_OUT) > 0;
}
function linesOf({ diff }, wanted) {
    return (diff?.hunks ?? []).flatMap(({ lines }) => lines.filter(({ mark }) => mark === wanted).map(({ text }) => text.slice(0, MAX_LINE)));
}
function count(texts, pattern) {
    return texts.filter((text) => pattern.test(text)).length;
}

;// CONCATENATED MODULE: ./src/stages/plan/scope-gate.ts





const SMALL_LINES = 20;
const PLAIN_MODE = '100644';
const SPECIAL_MODES = new Set(['120000', '160000']);
const DOUBTS = [
    { words: 'the repository has switched risk off', holds: ({ riskAdvisory }) => !riskAdvisory },
    { words: 'a quorum of more than one is set', holds: ({ quorum }) => quorum !== null && quorum > 1 },
    { words: 'nothing is for review', holds: ({ review }) => review.length === 0 },
    { words: 'parts of the change are not known', holds: isCut },
    { words: 'the change holds a secret', holds: ({ secrets }) => secrets.length > 0 },
    { words: 'not every change is one of text', holds: ({ change }) => change.files.some(isNoText) },
    { words: 'a file became another kind of file', holds: ({ change }) => change.files.some(changesKind) },
    { words: 'nobody counted its lines', holds: ({ change }) => change.files.some((file) => !isCounted(file)) },
    { words: `${SMALL_LINES} lines or more changed`, holds: ({ change }) => scope_gate_linesOf(change) >= SMALL_LINES },
    { words: 'the risk of a file is not known', holds: isRiskUnknown },
    { words: 'a file is of medium risk or above', holds: ({ risk }) => risk.some(isRisky) },
    { words: 'a file bears a sign of risk', holds: ({ risk }) => risk.some(hasSign) },
    { words: 'tests are taken away', holds: ({ change }) => change.files.some(takesTestsAway) },
    { words: 'the change speaks to its reader', holds: isSteered },
];
function scopeGate(input) {
    const [reader] = (0,code_seats/* modelSeats */.QB)(input.seats);
    if (reader === undefined)
        return wholePanel(input.seats, 'no model sits on it');
    const doubt = firstDoubt(input);
    if (doubt !== null)
        return wholePanel(input.seats, doubt);
    const lines = scope_gate_linesOf(input.change);
    const size = lines === 1 ? 'one line changed' : `${lines} lines changed`;
    return {
        seats: input.seats.filter((seat) => seat === reader || (0,code_seats/* isCodeSeat */.Zc)(seat)),
        decision: {
            reviewers: 'one',
            reason: `${reader.slot} alone reads this change: ${size}, and nothing in it is a sign of risk.`,
        },
    };
}
function wholePanel(seats, since) {
    return { seats, decision: { reviewers: 'panel', reason: `The whole panel is asked, since ${since}.` } };
}
function firstDoubt(input) {
    try {
        return DOUBTS.find(({ holds }) => holds(input))?.words ?? null;
    }
    catch {
        return 'the change could not be looked at';
    }
}
function isCut({ change, uncovered }) {
    const isPartial = ({ diff, missing }) => missing !== null || diff === null || diff.truncated;
    return change.gaps.length > 0 || uncovered.length > 0 || change.files.some(isPartial);
}
function isNoText({ diff, content, oldMode, newMode }) {
    const { base, head } = content.binary;
    const [before, after] = [oldMode ?? PLAIN_MODE, newMode ?? PLAIN_MODE];
    return (base === true ||
        head === true ||
        diff?.binary === true ||
        diff?.submodule === true ||
        before !== after ||
        SPECIAL_MODES.has(before));
}
function changesKind({ path, oldPath }) {
    if (oldPath === null)
        return false;
    return endingOf(oldPath) !== endingOf(path) || (0,test_path/* isTestPath */.M)(oldPath) !== (0,test_path/* isTestPath */.M)(path);
}
function endingOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}
function isCounted({ additions, deletions }) {
    return additions !== null && deletions !== null;
}
function scope_gate_linesOf({ files }) {
    return files.reduce((sum, { additions, deletions, diff }) => {
        const added = Math.max(additions ?? 0, diff?.additions ?? 0);
        return sum + added + Math.max(deletions ?? 0, diff?.deletions ?? 0);
    }, 0);
}
function isRiskUnknown({ change, risk }) {
    const known = new Set(risk.map(({ path }) => path));
    return change.files.some(({ path }) => !known.has(path));
}
function isRisky({ score }) {
    return !Number.isFinite(score) || (0,domain_risk/* riskLevelOf */.Pd)(score) !== 'low';
}
function hasSign({ signals }) {
    return signals.some(({ name }) => name !== 'loc_changed');
}
function isSteered({ change }) {
    const { title, body } = change.identity;
    return (0,steering/* steeringFiles */.n)(change).length > 0 || [title ?? '', body ?? ''].some(steering/* speaksToReader */.o);
}

// EXTERNAL MODULE: ./src/domain/criteria-section.ts
var criteria_section = __webpack_require__(61161);
// EXTERNAL MODULE: ./src/domain/registry/cue.ts
var cue = __webpack_require__(95517);
// EXTERNAL MODULE: ./src/domain/severity.ts
var severity = __webpack_require__(61245);
;// CONCATENATED MODULE: ./src/stages/plan/select-rules.ts






const RULE_BUDGET = { rules: 24, bytes: 12 * 1024 };
const CUE_LINE = 4_000;
function selectRules({ registry, files, today, budget }) {
    const texts = files.map(searchable);
    const concerned = registry.filter((entry) => concerns(entry, texts));
    const rules = [];
    const left = [];
    for (const rule of [...concerned].sort(compareEntries).map(ruleOf)) {
        const reason = isExpired(rule, today) ? `expired on ${rule.expires}` : overBudget(rules, rule, budget);
        if (reason === null)
            rules.push(rule);
        else
            left.push({ id: rule.id, source: rule.source, reason });
    }
    return { rules, left };
}
function criteriaBytes(rules) {
    return external_node_buffer_.Buffer.byteLength((0,criteria_section/* criteriaSection */.r)(rules));
}
const NAMED_RULES = 8;
function leftText(left) {
    const byReason = new Map();
    for (const { id, reason } of left)
        byReason.set(reason, [...(byReason.get(reason) ?? []), id]);
    return [...byReason].map(([reason, ids]) => {
        const rest = ids.length > NAMED_RULES ? ` and ${ids.length - NAMED_RULES} more` : '';
        const names = `${ids.slice(0, NAMED_RULES).join(', ')}${rest}`;
        const subject = ids.length === 1 ? `Rule ${names} was` : `Rules ${names} were`;
        return `${subject} not asked for: ${reason}.`;
    });
}
function searchable({ path, diff }) {
    const added = (diff?.hunks ?? []).flatMap(({ lines }) => lines.filter(({ mark }) => mark === '+').map(({ text }) => text.slice(0, CUE_LINE)));
    return { path, language: (0,code_language/* codeLanguageOf */.H)(path), ...(0,cue/* cueText */.x)(added) };
}
function concerns(entry, files) {
    const applies = (0,domain_criteria/* appliesTo */.Gl)(entry);
    const holdsCue = (0,cue/* cueFinder */.E)(entry);
    return files.some((file) => applies(file.path, file.language) && holdsCue(file));
}
function compareEntries(a, b) {
    return Number(isShipped(a)) - Number(isShipped(b)) || (0,severity/* compareSeverity */.zK)(a.severity, b.severity);
}
function isShipped({ source }) {
    return source === domain_criteria/* SHIPPED_SOURCE */.A$;
}
function ruleOf(entry) {
    const { id, severity, category, title, text, paths, languages, violates, meets, expires, source } = entry;
    return { id, severity, category, title, text, paths, languages, violates, meets, expires, source };
}
function isExpired({ expires }, today) {
    return expires !== null && expires < today;
}
function overBudget(taken, rule, budget) {
    if (budget === null)
        return null;
    const fits = taken.length < budget.rules && criteriaBytes([...taken, rule]) <= budget.bytes;
    return fits ? null : `no room in the budget of ${budget.rules} rules and ${budget.bytes / 1024} KB`;
}

;// CONCATENATED MODULE: ./src/stages/plan/plan.ts















const CALL_TOKENS = 40_000;
const WINDOW_SHARE = 0.9;
const MIN_FILE_TOKENS = 2_000;
const MAX_TOTAL_TOKENS = 1_500_000;
const FILES_TO_ORDER = 3;
function wantsRisk({ routing, scopeGate: hasGate, riskAdvisory }, { files }) {
    return routing !== null || (riskAdvisory && (hasGate || files.length >= FILES_TO_ORDER));
}
function planReview(input) {
    const scope = withoutUnscannable(decideScope(input.change, input.globs), input.unscannable);
    const route = routeFor(input, scope);
    const { layout, gate } = layOutGated(route?.seats ?? input.seats, scope, input);
    const { planned, criteria, fitting, packed, panel } = layout;
    const unread = panel.seats.length > 0 ? [] : allUnread(scope.review, layout);
    const uncovered = [...packed.uncovered, ...unread];
    const calls = panel.seats.length > 0 ? packed.calls : [];
    return {
        seats: panel.seats,
        plannedSeats: planned,
        cut: cutSeats(planned, fitting, panel.seats),
        quorum: input.quorum ?? Math.floor((0,code_seats/* countingSeats */.w4)(planned).length / 2) + 1,
        calls,
        manifest: unread.length > 0 ? (0,plan_manifest/* renderManifest */.s)(input.change.files, reasonsOf(scope, uncovered)) : layout.manifest,
        skipped: [...scope.skipped].sort(pack/* comparePaths */.c),
        uncovered: [...scope.uncovered, ...uncovered].sort(pack/* comparePaths */.c),
        estimates: panel.estimates,
        maxOutputTokens: panel.maxOutputTokens,
        wording: input.wording,
        routing: route?.decision ?? null,
        scopeGate: gate,
        criteria,
        readFirst: readFirstOf(calls, input),
        decisions: [
            ...(route?.decision.recorded ? route.sentences : []),
            ...(gate === null ? [] : [gate.reason]),
            ...layout.decisions,
            ...panel.decisions,
            ...leftText(criteria.left),
        ],
    };
}
function layOut(planned, scope, input) {
    const criteria = criteriaFor(planned, scope, input);
    const ownBytes = instructionsBytes(input.wording) + criteriaBytes(criteria.rules);
    const { seats: fitting, decisions } = seatsWithRoom(planned, input.facts, ownBytes);
    const packed = packFor(scope.review, fitting, input.facts, ownBytes);
    const manifest = (0,plan_manifest/* renderManifest */.s)(input.change.files, reasonsOf(scope, packed.uncovered));
    const load = {
        calls: packed.calls,
        sharedBytes: external_node_buffer_.Buffer.byteLength(manifest) + ownBytes,
        facts: input.facts,
    };
    const panel = affordPanel(fitting, load, input.maxCostUsd);
    return { planned, criteria, fitting, packed, manifest, panel, decisions };
}
function layOutGated(seats, scope, input) {
    if (!input.scopeGate)
        return { layout: layOut(seats, scope, input), gate: null };
    const { review, uncovered } = scope;
    const choice = scopeGate({ ...input, review, uncovered, seats });
    const layout = layOut(choice.seats, scope, input);
    if (choice.decision.reviewers === 'panel' || isReadWhole(layout, choice)) {
        return { layout, gate: choice.decision };
    }
    const whole = wholePanel(seats, 'no single seat can be sent all of the change');
    return { layout: layOut(seats, scope, input), gate: whole.decision };
}
function isReadWhole({ packed, panel }, { seats }) {
    return packed.uncovered.length === 0 && panel.seats.length === seats.length;
}
function criteriaFor(seats, { review }, { criteria, today }) {
    if (criteria.recorded !== null)
        return criteria.recorded;
    if (seats.length === 0)
        return domain_criteria/* NO_CRITERIA */.Wz;
    const budget = (0,code_seats/* isRulesOnly */.kY)(seats) ? null : RULE_BUDGET;
    return selectRules({ registry: criteria.registry, files: review, today, budget });
}
function readFirstOf(calls, { risk, riskAdvisory }) {
    const sent = new Set(calls.flatMap(({ files }) => files.map(({ path }) => path)));
    if (!riskAdvisory || sent.size < FILES_TO_ORDER)
        return [];
    const risky = risk.filter(({ path, score }) => sent.has(path) && (0,domain_risk/* riskLevelOf */.Pd)(score) !== 'low');
    return [...new Set(risky.map(({ path }) => path))];
}
function routeFor(input, { review }) {
    const { routing, risk } = input;
    if (routing === null)
        return null;
    return routeSeats({ ...input, routing, files: review, levels: (0,domain_risk/* riskLevels */.NQ)(risk) });
}
function wantsContent(globs) {
    const rules = (0,path_rules/* pathRules */.f5)(globs);
    return (file) => skipByListing(file, rules) === null;
}
function withoutUnscannable(scope, unscannable) {
    const reasons = new Map(unscannable.map(({ path, reason }) => [path, reason]));
    const kept = scope.review.filter((file) => !reasons.has(file.path));
    const taken = scope.review
        .filter((file) => reasons.has(file.path))
        .map(({ path }) => ({
        path,
        reason: `not sent, since secrets could not be looked for: ${reasons.get(path)}`,
    }));
    return { review: kept, skipped: scope.skipped, uncovered: [...scope.uncovered, ...taken] };
}
function seatsWithRoom(seats, facts, ownBytes) {
    const fits = (seat) => fileTokens(facts(seat.binding), ownBytes) >= MIN_FILE_TOKENS;
    const decisions = seats
        .filter((seat) => !fits(seat))
        .map(({ slot, binding }) => `${slot} was left out: ${(0,domain_slot/* bindingText */.zt)(binding)} takes ${facts(binding).maxInputTokens.toLocaleString('en')} tokens, too few for a call.`);
    return { seats: seats.filter(fits), decisions };
}
function cutSeats(all, fitting, asked) {
    const has = (seats, slot) => seats.some((seat) => seat.slot === slot);
    return all
        .filter(({ slot }) => !has(asked, slot))
        .map(({ slot }) => ({ slot, cause: has(fitting, slot) ? 'cost' : 'window' }));
}
function fileTokens(facts, ownBytes) {
    const shared = Math.ceil((plan_manifest/* MAX_MANIFEST_BYTES */.Z + ownBytes) / facts.bytesPerToken);
    const input = Math.min(CALL_TOKENS, Math.floor(facts.maxInputTokens * WINDOW_SHARE));
    return input - estimate/* PROMPT_TOKENS */.c0 - shared;
}
function instructionsBytes({ instructions }) {
    return instructions === null ? 0 : external_node_buffer_.Buffer.byteLength((0,domain_instructions/* instructionsSection */.r)(instructions));
}
function packFor(files, seats, facts, ownBytes) {
    const models = seats.map((seat) => facts(seat.binding));
    if (models.length === 0)
        return { calls: [], uncovered: [] };
    const bytesPerToken = Math.min(...models.map((model) => model.bytesPerToken));
    return (0,pack/* packFiles */.P)(files, {
        callBytes: Math.min(...models.map((model) => Math.floor(fileTokens(model, ownBytes) * model.bytesPerToken))),
        totalBytes: Math.floor(MAX_TOTAL_TOKENS * bytesPerToken),
    });
}
function allUnread(files, { packed, panel, decisions }) {
    const reason = [...decisions, ...panel.decisions].at(-1) ?? 'the panel has no seat';
    const known = new Set(packed.uncovered.map(({ path }) => path));
    return files.filter(({ path }) => !known.has(path)).map(({ path }) => ({ path, reason }));
}
function reasonsOf(scope, uncovered) {
    const all = [...scope.skipped, ...scope.uncovered, ...uncovered];
    return new Map(all.map(({ path, reason }) => [path, reason]));
}


/***/ }),

/***/ 58907:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ totalUsdText),
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   Yn: () => (/* binding */ usdText),
/* harmony export */   c$: () => (/* binding */ tokensText),
/* harmony export */   hS: () => (/* binding */ counted)
/* harmony export */ });
function counted(count, noun, plural = `${noun}s`) {
    return `${count} ${count === 1 ? noun : plural}`;
}
function tokensText(tokens) {
    if (tokens < 1000)
        return String(tokens);
    if (tokens < 999_950)
        return `${(tokens / 1000).toFixed(1)}k`;
    return `${(tokens / 1_000_000).toFixed(1)}M`;
}
function usdText(usd) {
    if (usd === null)
        return 'unknown';
    return usd > 0 && usd < 0.01 ? `$${usd.toFixed(4)}` : `$${usd.toFixed(2)}`;
}
function totalUsdText(spent) {
    const known = spent.flatMap(({ costUsd }) => costUsd ?? []);
    const usd = known.reduce((sum, cost) => sum + cost, 0);
    if (known.length === spent.length)
        return usdText(usd);
    return usd === 0 ? 'unknown' : `${usdText(usd)} + unknown`;
}
function durationText(milliseconds) {
    const seconds = milliseconds / 1000;
    if (seconds < 59.95)
        return `${seconds.toFixed(1)}s`;
    const whole = Math.round(seconds);
    return `${Math.floor(whole / 60)}m ${String(whole % 60).padStart(2, '0')}s`;
}


/***/ })

};
