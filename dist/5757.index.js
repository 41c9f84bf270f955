export const id = 5757;
export const ids = [5757,7008];
export const modules = {

/***/ 47008:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   API_VERSION: () => (/* binding */ API_VERSION),
/* harmony export */   MESSAGES_CHANGES: () => (/* binding */ CHANGES),
/* harmony export */   OLD_API_VERSION: () => (/* binding */ OLD_API_VERSION),
/* harmony export */   createAnthropicClient: () => (/* binding */ createAnthropicClient),
/* harmony export */   messagesBody: () => (/* binding */ bodyOf),
/* harmony export */   readMessage: () => (/* binding */ readWhole),
/* harmony export */   readMessageEvents: () => (/* binding */ readStream)
/* harmony export */ });
/* harmony import */ var _domain_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94227);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49467);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85367);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61892);




const API_VERSION = '2026-10-21';
const OLD_API_VERSION = '2023-06-01';
const IDLE_MS = 60_000;
const STOP_REASONS = {
    end_turn: 'end',
    stop_sequence: 'end',
    max_tokens: 'length',
    refusal: 'refusal',
    model_context_window_exceeded: 'context',
};
const CHANGES = [
    {
        name: 'old-version',
        field: /anthropic-version/i,
        note: `the server does not know API version ${API_VERSION}: asked with ${OLD_API_VERSION}`,
    },
    {
        name: 'no-effort',
        field: /\beffort\b/,
        note: 'the server refused "effort": asked without it',
    },
    {
        name: 'no-format',
        field: /output_config\.format|\bformat\b|json_schema/,
        note: 'the server refused "output_config.format": the schema was described in the prompt instead',
    },
    {
        name: 'no-output-config',
        field: /output_config/,
        note: 'the server refused "output_config": asked without effort, the schema described in the prompt',
    },
    {
        name: 'no-cache',
        field: /cache_control/,
        note: 'the server refused "cache_control": asked without it',
    },
];
function createAnthropicClient(options) {
    const { baseUrl } = options;
    const dialect = {
        url: baseUrl.endsWith('/v1') ? `${baseUrl}/messages` : `${baseUrl}/v1/messages`,
        idleMs: IDLE_MS,
        headers: (apiKey, made) => ({
            'anthropic-version': made.has('old-version') ? OLD_API_VERSION : API_VERSION,
            ...(apiKey === null ? {} : { 'x-api-key': apiKey }),
        }),
        body: (request, made) => bodyOf(request, made, options),
        changes: CHANGES,
        readWhole,
        readStream,
    };
    return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .createModelClient */ .$)(dialect, options);
}
function bodyOf(request, made, options) {
    const { binding, facts } = options;
    const isPlain = made.has('no-output-config');
    const withFormat = !isPlain && !made.has('no-format');
    const withEffort = !isPlain && !made.has('no-effort') && binding.effort !== null;
    const outputConfig = {
        ...(withEffort ? { effort: binding.effort } : {}),
        ...(withFormat ? { format: { type: 'json_schema', schema: request.schema } } : {}),
    };
    const system = withFormat ? request.system : (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .systemWithSchema */ .Vn)(request);
    return {
        model: binding.model,
        max_tokens: Math.min(request.maxOutputTokens, facts.maxOutputTokens),
        stream: true,
        system: [textBlock(system, !made.has('no-cache'))],
        messages: messagesOf(request, !made.has('no-cache')),
        ...(Object.keys(outputConfig).length === 0 ? {} : { output_config: outputConfig }),
    };
}
function messagesOf(request, mayCache) {
    const isCorrection = request.turns.length > 1;
    return request.turns.map(({ role, text }, index) => ({
        role,
        content: [textBlock(text, mayCache && isCorrection && index === 0)],
    }));
}

function textBlock(text, isCached) {
    return { type: 'text', text, ...(isCached ? { cache_control: { type: 'ephemeral' } } : {}) };
}
function readWhole(document) {
    if (document.type === 'error')
        return failureIn(document);
    if (document.type !== 'message')
        return (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .notAnAnswer */ .tl)('the answer is not a message');
    const texts = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(document.content).map(_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf).filter(isText);
    return finish({
        text: texts.map((block) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(block.text) ?? '').join(''),
        model: (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(document.model),
        usage: usageOf((0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(document.usage), _domain_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .yJ),
        end: document,
    });
}
async function readStream(events) {
    const progress = { text: '', model: null, usage: _domain_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .yJ, end: null };
    for await (const event of events) {
        const fields = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .eventFields */ .ef)(event);
        if (fields === null)
            return (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .notAnAnswer */ .tl)('an event is not a JSON document');
        if (fields.type === 'error')
            return failureIn(fields);
        if (fields.type === 'message_stop') {
            return progress.end === null ? (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .endedEarly */ .S3)() : finish({ ...progress, end: progress.end });
        }
        take(fields, progress);
    }
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .endedEarly */ .S3)();
}
function take(event, progress) {
    if (event.type === 'message_start') {
        const message = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(event.message);
        progress.model = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(message.model);
        progress.usage = usageOf((0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(message.usage), _domain_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .yJ);
    }
    else if (event.type === 'content_block_delta') {
        const delta = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(event.delta);
        if (delta.type === 'text_delta')
            progress.text += (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(delta.text) ?? '';
    }
    else if (event.type === 'message_delta') {
        progress.end = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(event.delta);
        progress.usage = usageOf((0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(event.usage), progress.usage);
    }
}
function isText(block) {
    return block.type === 'text';
}
function failureIn(document) {
    const error = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(document.error);
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .failedMidway */ .NO)((0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(error.type) ?? 'error', (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(error.message) ?? '');
}
function finish(whole) {
    const word = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(whole.end.stop_reason) ?? 'none';
    const category = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)((0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(whole.end.stop_details).category);
    const notes = category === null ? [] : [`refused as ${category}`];
    const { text, model, usage } = whole;
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .reading */ .hF)({ text, stop: STOP_REASONS[word] ?? 'other', word, usage, model, notes });
}
function usageOf(usage, before) {
    const beforeFresh = before.input - before.cacheRead - before.cacheWrite;
    const cacheRead = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(usage.cache_read_input_tokens) || before.cacheRead;
    const cacheWrite = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(usage.cache_creation_input_tokens) || before.cacheWrite;
    const fresh = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(usage.input_tokens) || beforeFresh;
    return {
        input: fresh + cacheRead + cacheWrite,
        cacheRead,
        cacheWrite,
        output: (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(usage.output_tokens) || before.output,
    };
}


/***/ }),

/***/ 65757:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runValidatePanel: () => (/* binding */ runValidatePanel)
});

// EXTERNAL MODULE: ./src/domain/credentials.ts
var credentials = __webpack_require__(49658);
// EXTERNAL MODULE: ./src/domain/errors.ts
var errors = __webpack_require__(10241);
// EXTERNAL MODULE: ./src/domain/rungs.ts
var rungs = __webpack_require__(42175);
// EXTERNAL MODULE: ./src/lib/redact.ts
var lib_redact = __webpack_require__(60310);
// EXTERNAL MODULE: ./src/domain/routing.ts
var routing = __webpack_require__(88858);
// EXTERNAL MODULE: ./src/domain/run.ts
var run = __webpack_require__(36445);
// EXTERNAL MODULE: ./src/stages/plan/estimate.ts
var estimate = __webpack_require__(21161);
// EXTERNAL MODULE: ./src/stages/plan/manifest.ts
var manifest = __webpack_require__(37942);
// EXTERNAL MODULE: ./src/stages/plan/plan.ts + 8 modules
var plan = __webpack_require__(56157);
;// CONCATENATED MODULE: ./src/stages/plan/sample.ts





const FILE_BYTES = 4_096;
const LINE_BYTES = 64;
const UNKNOWN = { base: null, head: null };
function planSample(bytes, panel) {
    return (0,plan/* planReview */.Kp)({
        ...panel,
        change: sampleChange(bytes),
        wording: { language: 'en', suggestions: false, instructions: null },
        secrets: [],
        unscannable: [],
        globs: routing/* NO_GLOBS */._,
        routing: null,
        scopeGate: false,
        riskAdvisory: false,
        criteria: run/* NO_RULES */.W,
        today: '',
        risk: [],
    });
}
function largestCallTokens({ calls }, facts) {
    const bytes = calls.map(({ files }) => files.reduce((sum, file) => sum + file.bytes, manifest/* MAX_MANIFEST_BYTES */.Z));
    return estimate/* PROMPT_TOKENS */.c0 + Math.ceil(Math.max(0, ...bytes) / facts.bytesPerToken);
}
function sampleChange(bytes) {
    const sizes = Array.from({ length: Math.ceil(bytes / FILE_BYTES) }, (_, at) => Math.min(FILE_BYTES, bytes - at * FILE_BYTES));
    return {
        identity: {
            forge: 'local',
            repository: 'sample',
            number: null,
            base: { ref: 'base', sha: '' },
            head: { ref: 'head', sha: '' },
            mergeBase: '',
            author: null,
            title: null,
            body: null,
        },
        files: sizes.map((size, at) => sampleFile(`src/sample-${at}.ts`, Math.ceil(size / LINE_BYTES))),
        gaps: [],
    };
}
function sampleFile(path, count) {
    const lines = Array.from({ length: count }, (_, at) => {
        return { mark: '+', oldLine: null, newLine: at + 1, text: 'x'.repeat(LINE_BYTES - 1) };
    });
    const listed = { path, oldPath: null, status: 'added', oldMode: null, newMode: '100644' };
    const counts = { additions: count, deletions: 0 };
    const hunk = { oldStart: 0, oldLines: 0, newStart: 1, newLines: count, section: '', lines };
    return {
        ...listed,
        ...counts,
        attributes: { generated: null, vendored: null, noDiff: null },
        diff: {
            ...listed,
            ...counts,
            newPath: path,
            binary: false,
            submodule: false,
            truncated: false,
            hunks: [hunk],
            bytes: count * LINE_BYTES,
        },
        missing: null,
        content: { binary: UNKNOWN, minified: UNKNOWN, generatedMark: UNKNOWN },
        context: [],
    };
}

// EXTERNAL MODULE: ./src/adapters/http.ts + 1 modules
var adapters_http = __webpack_require__(85662);
// EXTERNAL MODULE: ./src/lib/nearest.ts
var nearest = __webpack_require__(72269);
// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(79112);
// EXTERNAL MODULE: ./src/adapters/http-body.ts
var http_body = __webpack_require__(39711);
// EXTERNAL MODULE: ./src/adapters/http-error.ts
var http_error = __webpack_require__(4229);
// EXTERNAL MODULE: ./src/adapters/llm/anthropic.ts
var anthropic = __webpack_require__(47008);
// EXTERNAL MODULE: ./src/adapters/llm/fields.ts
var fields = __webpack_require__(85367);
;// CONCATENATED MODULE: ./src/adapters/llm/model-reading.ts

const NOTHING_SAID = {
    retired: null,
    retiresOn: null,
    maxInputTokens: null,
    maxOutputTokens: null,
    windowTokens: null,
    structuredOutput: null,
    efforts: null,
};
function readAnthropicModel(document) {
    const id = (0,fields/* textOf */.b6)(document.id);
    if (id === null)
        return null;
    const lifecycle = (0,fields/* textOf */.b6)(document.lifecycle);
    const capabilities = (0,fields/* fieldsOf */.Pf)(document.capabilities);
    return {
        ...NOTHING_SAID,
        id,
        retired: lifecycle === null ? null : lifecycle === 'retired',
        retiresOn: dayOf(document.retires_at),
        maxInputTokens: tokensOf(document.max_input_tokens),
        maxOutputTokens: tokensOf(document.max_tokens),
        structuredOutput: supportOf(capabilities.structured_outputs),
        efforts: effortsOf(capabilities.effort),
    };
}
function readOpenAiModel(document) {
    const id = (0,fields/* textOf */.b6)(document.id);
    return id === null ? null : { ...NOTHING_SAID, id, retiresOn: dayOf(document.shutdown_date) };
}
function readGoogleModel(document) {
    const name = (0,fields/* textOf */.b6)(document.name);
    if (name === null)
        return null;
    return {
        ...NOTHING_SAID,
        id: name.replace(/^models\//, ''),
        maxInputTokens: tokensOf(document.inputTokenLimit),
        maxOutputTokens: tokensOf(document.outputTokenLimit),
    };
}
function readListedModel(item) {
    const id = (0,fields/* textOf */.b6)(item.id);
    if (id === null)
        return null;
    const window = [item.max_model_len, item.context_length, item.context_window, item.max_context_length];
    const output = [(0,fields/* fieldsOf */.Pf)(item.top_provider).max_completion_tokens, item.max_completion_tokens];
    const parameters = Array.isArray(item.supported_parameters) ? (0,fields/* listOf */.c3)(item.supported_parameters) : null;
    return {
        ...NOTHING_SAID,
        id,
        windowTokens: firstTokens(window),
        maxOutputTokens: firstTokens(output),
        structuredOutput: parameters?.includes('structured_outputs') ?? null,
    };
}
function firstTokens(values) {
    return values.map(tokensOf).find((tokens) => tokens !== null) ?? null;
}
function tokensOf(value) {
    const tokens = (0,fields/* countOf */.pq)(value);
    return tokens === 0 ? null : tokens;
}
function dayOf(value) {
    return /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec((0,fields/* textOf */.b6)(value) ?? '')?.[0] ?? null;
}
function supportOf(value) {
    const { supported } = (0,fields/* fieldsOf */.Pf)(value);
    return typeof supported === 'boolean' ? supported : null;
}
function effortsOf(value) {
    const isSupported = supportOf(value);
    if (isSupported !== true)
        return isSupported === null ? null : [];
    return Object.entries((0,fields/* fieldsOf */.Pf)(value)).flatMap(([name, level]) => supportOf(level) === true ? [name] : []);
}

// EXTERNAL MODULE: ./src/adapters/llm/problem.ts + 2 modules
var llm_problem = __webpack_require__(94690);
;// CONCATENATED MODULE: ./src/adapters/llm/model-info.ts








const TIME_LIMIT_MS = 10_000;
const LIMITS = {
    connectMs: TIME_LIMIT_MS,
    idleMs: TIME_LIMIT_MS,
    totalMs: TIME_LIMIT_MS,
    bodyBytes: 8 * 1024 * 1024,
};
const MAX_MESSAGE_COLUMNS = 300;
const MAX_QUOTE_COLUMNS = 120;
const MAX_NAMES = 5;
const MAX_NAME_COLUMNS = 60;
const ASK = {
    anthropic: askAnthropic,
    openai: askOpenAi,
    google: askGoogle,
    'openai-compatible': askCompatible,
};
async function askModelInfo(options) {
    const { binding, redact } = options;
    const { provider } = binding;
    const ask = ASK[provider];
    if (ask === undefined)
        return unchecked(`${provider} has no address that tells of a model to the same key`);
    const lookup = await ask(options);
    const clean = (text, columns) => (0,lib_text/* oneLine */.TN)(redact(text), columns);
    if (lookup.kind === 'unchecked')
        return { ...lookup, reason: clean(lookup.reason, MAX_MESSAGE_COLUMNS) };
    if (lookup.kind === 'failed')
        return { ...lookup, message: clean(lookup.message, MAX_MESSAGE_COLUMNS) };
    const { id, efforts, ...limits } = lookup.info;
    const name = (text) => clean(text, MAX_NAME_COLUMNS);
    return {
        kind: 'found',
        info: { ...limits, id: name(id), efforts: efforts === null ? null : efforts.map(name) },
    };
}
async function askAnthropic(options) {
    const root = options.baseUrl.endsWith('/v1') ? options.baseUrl : `${options.baseUrl}/v1`;
    const url = `${root}/models/${encodeURIComponent(options.binding.model)}`;
    const headers = (version) => ({
        'anthropic-version': version,
        ...(options.apiKey === null ? {} : { 'x-api-key': options.apiKey }),
    });
    const first = await get(options, url, headers(anthropic.API_VERSION));
    const isBehind = first.kind === 'refused' && /anthropic-version/i.test(first.problem.message);
    const answer = isBehind ? await get(options, url, headers(anthropic.OLD_API_VERSION)) : first;
    return oneModel(answer, options, readAnthropicModel);
}
async function askOpenAi(options) {
    const url = `${options.baseUrl}/models/${encodeURIComponent(options.binding.model)}`;
    return oneModel(await get(options, url, bearer(options)), options, readOpenAiModel);
}
async function askGoogle(options) {
    const url = `${options.baseUrl}/v1beta/models/${encodeURIComponent(options.binding.model)}`;
    const headers = options.apiKey === null ? {} : { 'x-goog-api-key': options.apiKey };
    return oneModel(await get(options, url, headers), options, readGoogleModel);
}
async function askCompatible(options) {
    const { binding, baseUrl } = options;
    const answer = await get(options, `${baseUrl}/models`, bearer(options));
    if (answer.kind === 'refused' && hasNoPath(answer.problem)) {
        return unchecked('this server has no list of models');
    }
    if (answer.kind !== 'ok')
        return notAsked(answer, options);
    const items = modelsOf(answer.document);
    if (items === null)
        return unchecked('the list of models of this server cannot be read');
    const ids = items.map(({ id }) => options.redact((0,fields/* textOf */.b6)(id) ?? '')).filter((id) => id !== '');
    const item = items.find(({ id }) => id === binding.model || id === `${binding.model}:latest`);
    const info = item === undefined ? null : readListedModel(item);
    if (info !== null)
        return { kind: 'found', info };
    if (items.length === 1 && items[0]?.owned_by === 'llamacpp') {
        return unchecked(`llama.cpp serves the model that it was started with (${quote(ids[0] ?? '')})`);
    }
    const own = await get(options, `${baseUrl}/models/${encodeURIComponent(binding.model)}`, bearer(options));
    const alone = own.kind === 'ok' ? readListedModel((0,fields/* fieldsOf */.Pf)(own.document)) : null;
    if (alone !== null)
        return { kind: 'found', info: alone };
    return failed('not-found', `${placeName(options)} does not list the model ${binding.model}${hint(binding.model, ids)}`);
}
function modelsOf(document) {
    const list = Array.isArray(document) ? document : (0,fields/* fieldsOf */.Pf)(document).data;
    return Array.isArray(list) ? (0,fields/* listOf */.c3)(list).filter(fields/* isFields */.Ce) : null;
}
function hint(model, ids) {
    const near = (0,nearest/* nearest */.p)(model, ids);
    if (near !== null)
        return `: did you mean ${quote(near)}?`;
    if (ids.length === 0)
        return ': its list is empty, load one first';
    const more = ids.length > MAX_NAMES ? ` and ${ids.length - MAX_NAMES} more` : '';
    return `: it has ${ids.slice(0, MAX_NAMES).map(quote).join(', ')}${more}`;
}
function bearer({ apiKey }) {
    return apiKey === null ? {} : { authorization: `Bearer ${apiKey}` };
}
async function get(options, url, headers) {
    const { http, signal, limits, redact } = options;
    try {
        const response = await http.send({
            method: 'GET',
            url,
            headers: { accept: 'application/json', ...headers },
            body: null,
            signal,
            limits: { ...LIMITS, ...limits },
        });
        const isRefused = response.status < 200 || response.status > 299;
        if (isRefused) {
            const problem = await (0,llm_problem/* readProblem */.K)(response);
            return { kind: 'refused', problem: { ...problem, message: redact(problem.message) } };
        }
        return { kind: 'ok', document: await (0,http_body/* readJson */.Vh)(response) };
    }
    catch (error) {
        if (!(error instanceof http_error/* HttpError */.j$) || signal.aborted)
            throw error;
        return { kind: 'broken', error };
    }
}
function oneModel(answer, options, read) {
    if (answer.kind !== 'ok')
        return notAsked(answer, options);
    const info = read((0,fields/* fieldsOf */.Pf)(answer.document));
    if (info !== null)
        return { kind: 'found', info };
    return failed('bad-answer', `${placeName(options)} answered with no description of a model: check the address`);
}
function notAsked(answer, options) {
    if (answer.kind === 'broken') {
        const { error } = answer;
        return failed((0,llm_problem/* faultOfHttp */.mt)(error, options.signal), `${error.message}${REMEDY_BY_HTTP[error.fault] ?? ''}`);
    }
    const { problem } = answer;
    const fault = (0,llm_problem/* faultOf */.Kl)(problem);
    if (hasNoPath(problem) && !namesModel(problem, options.binding)) {
        return unchecked(`${placeName(options)} has no path for one model (${problem.status})`);
    }
    if (isScope(problem))
        return unchecked('this key may not ask for models, which says nothing of its other rights');
    const words = problem.message === '' ? '' : ` (it says ${quote(problem.message)})`;
    const what = explain(fault, problem, options);
    return failed(fault, `${problem.status} from ${placeName(options)}: ${what}${words}`);
}
const NO_PATH = new Set([404, 405, 501]);
function hasNoPath({ status }) {
    return NO_PATH.has(status);
}
function namesModel({ code, message }, { model }) {
    return message.includes(model) || /model_not_found/.test(code);
}
function isScope({ status, message }) {
    return status === 403 && /missing scopes|api\.model\.read/i.test(message);
}
const LATER = 'try again later';
function explain(fault, problem, { apiKey, binding }) {
    if (fault === 'auth' && apiKey === null)
        return 'it wants a key, and none is set';
    if (fault === 'auth')
        return problem.status === 403 ? 'the key has no right to this' : 'the key is refused';
    if (fault === 'not-found')
        return `there is no model ${binding.model}`;
    if (fault === 'quota')
        return 'no money or allowance is left on the account';
    if (fault === 'rate-limited')
        return `too many requests just now, ${LATER}`;
    if (fault === 'overloaded' || fault === 'timeout')
        return `the server is in trouble just now, ${LATER}`;
    return 'the question was refused, check the address';
}
const REMEDY_BY_HTTP = {
    network: '; check that the server runs, its address, and the proxy variables',
    reset: `; ${LATER}`,
    'connect-timeout': '; check the address, firewalls, and the proxy variables',
    'total-timeout': `; ${LATER}`,
    'idle-timeout': `; ${LATER}`,
    redirect: '; configure the address that it should go to',
    'content-type': '; a web page or a sign-in stands where the API should, check the address',
    'bad-json': '; check the address',
};
function placeName({ baseUrl }) {
    return new URL(baseUrl).host;
}
function quote(text) {
    return `"${(0,lib_text/* oneLine */.TN)(text, MAX_QUOTE_COLUMNS)}"`;
}
function failed(fault, message) {
    return { kind: 'failed', fault, message };
}
function unchecked(reason) {
    return { kind: 'unchecked', reason };
}

// EXTERNAL MODULE: ./src/domain/models.ts
var models = __webpack_require__(85032);
;// CONCATENATED MODULE: ./src/shells/compose-check.ts



function composePanelCheck({ prices }, redact) {
    const http = (0,adapters_http/* createHttp */.V)();
    return {
        facts: (binding) => (0,models/* modelFacts */.Pt)(binding, prices),
        lookUp: ({ binding, endpoint }, signal) => endpoint === null
            ? Promise.resolve({ kind: 'unchecked', reason: 'it is code of this program' })
            : askModelInfo({ ...endpoint, binding, http, signal, redact }),
    };
}

// EXTERNAL MODULE: ./src/shells/io.ts
var io = __webpack_require__(56183);
// EXTERNAL MODULE: ./src/domain/slot.ts
var slot = __webpack_require__(52334);
// EXTERNAL MODULE: ./src/stages/report/figures.ts
var figures = __webpack_require__(58907);
// EXTERNAL MODULE: ./src/stages/panel/fault.ts
var fault = __webpack_require__(39066);
// EXTERNAL MODULE: ./src/stages/panel/rungs.ts
var panel_rungs = __webpack_require__(91705);
;// CONCATENATED MODULE: ./src/shells/seat-check.ts




function checkSeat(known) {
    const { seat, lookup } = known;
    const told = lookup.kind === 'found' ? notesOf(lookup.info, known) : [];
    const notes = [...told, ...insteadNotes(known)];
    return { ...known, family: (0,slot/* familyOf */.Ap)(seat.binding), notes, trouble: troubleOf(known) };
}
function leftOutOf(plan, { slot }) {
    if (plan.seats.some((seat) => seat.slot === slot))
        return null;
    const named = plan.decisions.find((decision) => new RegExp(`\\b${slot}\\b`).test(decision));
    return named ?? plan.decisions.at(-1) ?? 'no plan has room for it';
}
function wouldFall(lookup) {
    if (lookup.kind === 'failed')
        return (0,panel_rungs/* causeOf */.rl)(lookup) !== null;
    return lookup.kind === 'found' && lookup.info.retired === true;
}
function insteadNotes({ seat, instead }) {
    if (instead === null)
        return [];
    return [`${seat.binding.model} cannot be expected to answer: ${instead.model} would be asked instead`];
}
function troubleOf(known) {
    const { load } = known;
    const own = known.instead === null ? ownTrouble(known) : null;
    if (own !== null || load.leftOut === null)
        return own;
    return { message: `even a change of 1 KB leaves it out (${load.leftOut})`, status: null };
}
function ownTrouble({ seat, load, lookup }) {
    if (lookup.kind === 'failed') {
        const { status } = (0,fault/* faultOf */.K)(new errors/* ModelError */.me(lookup.message, lookup.fault), null);
        return { message: lookup.message, status };
    }
    const message = lookup.kind === 'found' ? refusalOf(lookup.info, seat, load) : null;
    return message === null ? null : { message, status: 'unavailable' };
}
function refusalOf(info, { binding }, load) {
    if (info.retired === true)
        return `${(0,slot/* bindingText */.zt)(binding)} is retired: calls that name it fail, take another model`;
    const { callTokens, outputTokens } = load;
    const both = callTokens + outputTokens;
    if (info.maxInputTokens !== null && info.maxInputTokens < callTokens) {
        return `the model takes ${tokens(info.maxInputTokens)} tokens, a call may hold ${tokens(callTokens)}: take a larger model`;
    }
    if (info.windowTokens !== null && info.windowTokens < both) {
        return `its window is ${tokens(info.windowTokens)} tokens, a call with its answer may take ${tokens(both)}: start the server with a larger one, or lower the effort`;
    }
    if (info.maxOutputTokens !== null && info.maxOutputTokens < outputTokens) {
        return `the model answers with at most ${tokens(info.maxOutputTokens)} tokens, ${tokens(outputTokens)} would be asked for: lower the effort`;
    }
    return null;
}
function notesOf(info, { seat, facts }) {
    const { effort } = seat.binding;
    const notes = [];
    if (effort !== null && info.efforts !== null && !info.efforts.includes(effort)) {
        notes.push(`it does not take effort ${effort}: it would be asked without one`);
    }
    if (info.structuredOutput === false) {
        notes.push('it holds no answer to a schema: the schema would be described in the prompt');
    }
    const limit = info.maxInputTokens ?? info.windowTokens;
    if (limit !== null && limit < facts.maxInputTokens) {
        notes.push(`it takes less than is known of it here (${tokens(facts.maxInputTokens)} tokens)`);
    }
    return notes;
}
function tokens(count) {
    return count.toLocaleString('en');
}

;// CONCATENATED MODULE: ./src/shells/panel-check-text.ts




function isReady({ seats }) {
    return seats.every(({ trouble }) => trouble === null);
}
function votersAmong(seats) {
    const models = seats.filter(({ seat }) => !(0,slot/* isBuiltin */.iK)(seat.binding));
    return models.length === 0 ? seats : models;
}
const LABEL_COLUMNS = 11;
const INDENT = '  ';
const MAX_WORD_COLUMNS = 60;
function panelCheckText(check, { width, redact }) {
    const block = (title, rows) => [
        ...(0,lib_text/* wrap */.LV)((0,lib_text/* printable */.g$)(redact(title)), width),
        ...rows.flatMap(([label, text]) => hang(label, (0,lib_text/* printable */.g$)(redact(text)), width)),
        '',
    ];
    const lines = [
        ...check.seats.flatMap((seat) => block(seatTitle(seat), seatRows(seat))),
        ...block('panel', panelRows(check)),
        ...verdictLines(check).flatMap((line) => (0,lib_text/* wrap */.LV)((0,lib_text/* printable */.g$)(redact(line)), width)),
    ];
    return `${(0,lib_text/* logSafe */.sN)(lines.join('\n'))}\n`;
}
function hang(label, text, width) {
    const [first = '', ...others] = (0,lib_text/* wrap */.LV)(text.replaceAll('\n', ' '), width - LABEL_COLUMNS - INDENT.length);
    const rest = others.map((line) => INDENT + ' '.repeat(LABEL_COLUMNS) + line);
    return [INDENT + (0,lib_text/* padEnd */.f)(label, LABEL_COLUMNS) + first, ...rest];
}
function seatTitle({ seat }) {
    return `${seat.slot}  ${(0,slot/* bindingText */.zt)(seat.binding)}`;
}
const BUILTIN_ROWS = [
    ['address', 'none: code of this program, nothing leaves the machine'],
    ['price', 'nothing'],
    ['family', 'none: it judges nothing, and its agreement is no second opinion'],
    ['expected', 'breaches of the rules that code can check'],
];
function seatRows(check) {
    const { seat, family, facts, load, lookup, notes, trouble } = check;
    if (seat.endpoint === null)
        return BUILTIN_ROWS;
    return [
        ['address', `${seat.endpoint.baseUrl}, ${keyText(seat.endpoint)}`],
        ['server', lookup.kind === 'found' ? infoText(lookup.info, seat.binding.model) : lookupText(lookup)],
        [
            'used',
            `calls of up to ${tokens(load.callTokens)} tokens, answers of up to ${tokens(load.outputTokens)}`,
        ],
        ['price', priceText(facts.price)],
        ['family', family],
        ...notes.map((note) => ['note', note]),
        ['expected', trouble === null ? answerText(check) : endText(trouble)],
    ];
}
function keyText({ apiKey, aws }) {
    if (aws !== undefined)
        return 'signed with AWS keys';
    return apiKey === null ? 'no key set' : 'key set';
}
function lookupText(lookup) {
    return lookup.kind === 'unchecked' ? `not checked: ${lookup.reason}` : lookup.message;
}
function infoText(info, model) {
    const said = [
        info.id === model ? 'it knows the model' : `it knows the model as ${word(info.id)}`,
        info.retired === true ? 'retired' : null,
        info.retiresOn === null ? null : `ends on ${info.retiresOn}`,
        info.maxInputTokens === null ? null : `takes ${tokens(info.maxInputTokens)} tokens`,
        info.windowTokens === null ? null : `window of ${tokens(info.windowTokens)} tokens`,
        info.maxOutputTokens === null ? null : `answers with up to ${tokens(info.maxOutputTokens)}`,
        info.structuredOutput === null ? null : `${info.structuredOutput ? '' : 'no '}structured output`,
        info.efforts === null ? null : effortsText(info.efforts),
    ];
    return said.filter((part) => part !== null).join('; ');
}
function effortsText(efforts) {
    return efforts.length === 0 ? 'no efforts' : `efforts ${word(efforts.join(', '))}`;
}
function word(text) {
    const shown = (0,lib_text/* printable */.g$)(text);
    return (0,lib_text/* displayWidth */.F1)(shown) > MAX_WORD_COLUMNS ? (0,lib_text/* truncate */.xv)(shown, MAX_WORD_COLUMNS) : shown;
}
function priceText(price) {
    if (price === null)
        return 'price unknown: set prices';
    return `${(0,figures/* usdText */.Yn)(price.input)} in, ${(0,figures/* usdText */.Yn)(price.output)} out for a million tokens`;
}
function answerText({ instead }) {
    return instead === null ? 'an answer' : `an answer of ${instead.model}`;
}
function endText({ status }) {
    return status === null ? 'not asked' : `ends as ${status}`;
}
function panelRows(check) {
    const { seats, quorum, decisions, agent } = check;
    const slots = seats.map(({ seat }) => seat.slot).join(', ');
    return [
        ['seats', `${slots}; quorum ${quorum} of ${votersAmong(seats).length}`],
        ...decisions.map((decision) => ['decided', decision]),
        ['families', familiesText(seats)],
        ['triage', agent === null ? 'no agent: the table alone decides' : `${agent} runs the agent`],
        ['cost', costText(check)],
        ...check.sample.decisions.map((decision) => ['', decision]),
    ];
}
const INDEPENDENT_FAMILIES = 2;
function familiesOf(seats) {
    return [...new Set(seats.map(({ family }) => family))].filter((family) => family !== slot/* BUILTIN_FAMILY */.jV);
}
function familiesText(seats) {
    const families = familiesOf(seats);
    if (families.length === 0)
        return 'none: no model judges the change';
    const named = families.map((family) => {
        const members = seats.filter((seat) => seat.family === family).map(({ seat }) => seat.slot);
        return `${family} (${members.join(', ')})`;
    });
    const agreement = families.length >= INDEPENDENT_FAMILIES
        ? 'agreement can be unanimous'
        : 'agreement stays unverified, since one family is one opinion';
    return `${named.join(', ')}: ${agreement}`;
}
function costText({ sample }) {
    const parts = sample.estimates.map(({ slot, costUsd }) => `${slot} ${(0,figures/* usdText */.Yn)(costUsd)}`);
    if (parts.length === 0)
        return '100 KB of change: no seat would read it';
    const total = (0,figures/* totalUsdText */.C6)(sample.estimates);
    return `100 KB of change: at most ${total} (${parts.join(', ')}) in ${(0,figures/* counted */.hS)(sample.calls.length, 'call')} a seat; what triage asks comes on top`;
}
function verdictLines(check) {
    const failing = check.seats.flatMap(({ seat, trouble }) => (trouble === null ? [] : [{ seat, trouble }]));
    if (failing.length === 0)
        return [readyText(check.seats)];
    const lines = failing.map(({ seat, trouble }) => `${seat.slot}: ${sentence(trouble.message)} ${outcome(trouble)}`);
    return [...lines, remainderText(check, failing.length), 'not ready'];
}
function sentence(text) {
    return /[.?!]$/.test(text) ? text : `${text}.`;
}
function outcome(trouble) {
    return trouble.status === null
        ? 'This seat would not be asked.'
        : `This seat would end as ${trouble.status}.`;
}
function readyText(seats) {
    const unchecked = seats
        .filter(({ seat, lookup }) => seat.endpoint !== null && lookup.kind === 'unchecked')
        .map(({ seat }) => seat.slot);
    const models = unchecked.length === 1 ? 'model' : 'models';
    const untold = unchecked.length === 0 ? [] : [`nobody told of the ${models} of ${unchecked.join(', ')}`];
    const others = seats.flatMap(({ seat, instead }) => instead === null ? [] : [`${instead.model} would sit in ${seat.slot}`]);
    return ['ready', ...untold, ...others].join('; ');
}
function remainderText({ seats, quorum, agent }, failing) {
    const voters = votersAmong(seats);
    const left = voters.filter(({ trouble }) => trouble === null);
    const reading = `${left.length} of ${voters.length} would read: quorum ${quorum}`;
    if (left.length < quorum)
        return `${reading} is not met, and a run would be incomplete`;
    const chief = left.some(({ seat }) => seat.slot === agent) ? null : left[0];
    const moved = agent === null || chief === undefined || chief === null
        ? ''
        : `; ${chief.seat.slot} would run the triage agent`;
    const families = familiesOf(left).length;
    const alone = failing > 0 && families < INDEPENDENT_FAMILIES ? '; agreement would stay unverified' : '';
    return `${reading} is met${moved}${alone}`;
}

// EXTERNAL MODULE: ./src/shells/setting-values.ts
var setting_values = __webpack_require__(33730);
// EXTERNAL MODULE: ./src/shells/settings.ts + 4 modules
var settings = __webpack_require__(73033);
// EXTERNAL MODULE: ./src/shells/terminal-host.ts
var terminal_host = __webpack_require__(78570);
;// CONCATENATED MODULE: ./src/shells/cli-panel.ts












const KIB = 1024;
const COST_BYTES = 100 * KIB;
const TINY_BYTES = KIB;
const LARGE_BYTES = 400 * KIB;
async function runValidatePanel(line, args) {
    if (args.positionals.length > 0) {
        throw new errors/* ConfigError */.xL([
            `validate panel takes no ${JSON.stringify(args.positionals[0])}: give the panel as options or in the environment`,
        ]);
    }
    const raw = { ...(0,setting_values/* fromEnvironment */.AU)(line.environment, 'command'), ...args.flags };
    const problems = [];
    const config = (0,settings/* readConfig */.Xg)((0,setting_values/* fillValues */.wE)(raw, problems), {
        surface: 'command',
        problems,
        keyless: null,
        repository: null,
        decisions: [],
    });
    const tls = (0,credentials/* tlsProblem */.h)(line.environment);
    if (tls !== null)
        problems.push(tls);
    if (problems.length > 0)
        throw new errors/* ConfigError */.xL(problems);
    const secrets = (0,setting_values/* secretValues */.VX)(raw);
    const host = (0,terminal_host/* terminalHost */.P0)(line.stderr, null, secrets);
    (0,setting_values/* warnOfSecretFlags */.Lk)(host, 'command', args);
    for (const warning of config.warnings)
        host.warn(warning);
    const redact = (0,lib_redact/* createRedactor */.l)(secrets);
    const check = await checkPanel(config, redact, line.signal);
    await (0,io/* writeAll */.f4)(line.stdout, panelCheckText(check, { width: (0,io/* widthOf */.qz)(line.stdout), redact }));
    return isReady(check) ? 0 : 1;
}
async function checkPanel(config, redact, signal) {
    const { facts, lookUp } = composePanelCheck(config, redact);
    const seats = config.panel.map(({ slot, binding }) => ({ slot, binding }));
    const { quorum, maxCostUsd } = config;
    const sample = planSample(COST_BYTES, { seats, facts, quorum, maxCostUsd });
    const ladders = config.fallback ? (0,rungs/* laddersOf */.Z)(seats, (binding) => mayCost(facts(binding), maxCostUsd)) : null;
    const lookups = await Promise.all(config.panel.map((seat) => lookUpDown(seat, ladders?.get(seat.slot)?.rungs ?? [], (at) => lookUp(at, signal))));
    const loadOf = loadsOf(config, facts);
    return {
        seats: lookups.map(({ seat, lookup, instead }) => checkSeat({ seat, facts: facts(seat.binding), load: loadOf(seat), lookup, instead })),
        decisions: config.decisions,
        quorum: sample.quorum,
        agent: config.triage.agent,
        sample,
    };
}
function mayCost({ price }, maxCostUsd) {
    return maxCostUsd === null || price !== null;
}
async function lookUpDown(seat, rungs, lookUp) {
    const lookup = await lookUp(seat);
    let last = lookup;
    for (const binding of rungs) {
        if (!wouldFall(last))
            break;
        last = await lookUp({ ...seat, binding });
        if (last.kind === 'found' && !wouldFall(last))
            return { seat, lookup, instead: binding };
    }
    return { seat, lookup, instead: null };
}
function loadsOf(config, facts) {
    const seats = config.panel.map(({ slot, binding }) => ({ slot, binding }));
    const { quorum, maxCostUsd } = config;
    const large = planSample(LARGE_BYTES, { seats, facts, quorum, maxCostUsd: null });
    const tiny = planSample(TINY_BYTES, { seats, facts, quorum, maxCostUsd });
    return (seat) => {
        const known = facts(seat.binding);
        return {
            callTokens: largestCallTokens(large, known),
            outputTokens: Math.min(large.maxOutputTokens, known.maxOutputTokens),
            leftOut: leftOutOf(tiny, seat),
        };
    };
}


/***/ })

};
