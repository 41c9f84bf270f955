export const id = 3470;
export const ids = [3470];
export const modules = {

/***/ 49467:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ createModelClient)
});

// EXTERNAL MODULE: ./src/domain/errors.ts
var errors = __webpack_require__(10241);
// EXTERNAL MODULE: ./src/lib/redact.ts
var lib_redact = __webpack_require__(60310);
// EXTERNAL MODULE: ./src/lib/retry.ts
var retry = __webpack_require__(61737);
// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(79112);
// EXTERNAL MODULE: ./src/domain/usage.ts
var usage = __webpack_require__(94227);
// EXTERNAL MODULE: ./src/adapters/http-body.ts
var http_body = __webpack_require__(39711);
// EXTERNAL MODULE: ./src/adapters/http-error.ts
var http_error = __webpack_require__(4229);
// EXTERNAL MODULE: ./src/adapters/http-hints.ts
var http_hints = __webpack_require__(69013);
;// CONCATENATED MODULE: ./src/adapters/sse.ts
async function* readEvents(body) {
    let lines = [];
    for await (const line of readLines(body)) {
        if (line !== '') {
            lines.push(line);
            continue;
        }
        const event = eventOf(lines);
        lines = [];
        if (event !== null)
            yield event;
    }
}
function eventOf(lines) {
    const fields = lines.map(splitField);
    const data = fields.filter(([field]) => field === 'data').map(([, value]) => value);
    const name = fields.findLast(([field]) => field === 'event')?.[1] ?? '';
    return data.length === 0 ? null : { name: name === '' ? 'message' : name, data: data.join('\n') };
}
function splitField(line) {
    const colon = line.indexOf(':');
    if (colon === -1)
        return [line, ''];
    const value = line.slice(colon + 1);
    return [line.slice(0, colon), value.startsWith(' ') ? value.slice(1) : value];
}
async function* readLines(body) {
    const decoder = new TextDecoder();
    let pieces = [];
    let endsWithCr = false;
    for await (const chunk of body) {
        const text = decoder.decode(chunk, { stream: true });
        if (!endsWithCr && !/[\r\n]/.test(text)) {
            pieces.push(text);
            continue;
        }
        const lines = [...pieces, text].join('').split(/\r\n|\n|\r(?!$)/);
        const rest = lines.pop() ?? '';
        pieces = [rest];
        endsWithCr = rest.endsWith('\r');
        yield* lines;
    }
    if (endsWithCr)
        yield pieces.join('').slice(0, -1);
}

// EXTERNAL MODULE: ./src/adapters/llm/allowance.ts
var allowance = __webpack_require__(8882);
// EXTERNAL MODULE: ./src/adapters/llm/fields.ts
var fields = __webpack_require__(85367);
// EXTERNAL MODULE: ./src/adapters/llm/problem.ts + 2 modules
var llm_problem = __webpack_require__(94690);
;// CONCATENATED MODULE: ./src/adapters/llm/waiting.ts



const TOLD_FROM_MS = 5_000;
function troubleOf(fault) {
    if (fault === 'rate-limited')
        return 'limited';
    return fault === 'overloaded' ? 'overloaded' : 'other';
}
function pauseAfter(trouble, failed, delayMs) {
    const told = (0,retry/* believedMs */.PH)(failed.hints);
    if (trouble === 'other' || (trouble === 'overloaded' && told === null))
        return 0;
    return delayMs ?? told ?? 0;
}
function askedWait(hints) {
    const ms = (0,retry/* believedMs */.PH)(hints);
    return ms === null ? '' : ` and asks to wait ${secondsOf(ms)}`;
}
function notLetIn(entry, host, signal) {
    if (entry.kind === 'late') {
        const words = `not sent: the rate limit of ${host} holds for ${secondsOf(entry.waitMs)} more, beyond the deadline`;
        return new errors/* ModelError */.me(words, 'rate-limited', { attempts: 0 });
    }
    const isTimeout = (0,fields/* fieldsOf */.Pf)(signal.reason).name === 'TimeoutError';
    return new errors/* ModelError */.me(`not sent: stopped while it waited for its turn at ${host}`, isTimeout ? 'timeout' : 'aborted', {
        attempts: 0,
    });
}
const WAITED_FOR = {
    limit: (host) => `for the rate limit of ${host}`,
    retry: (host) => `before asking ${host} again`,
    turn: (host) => `for its turn at ${host}`,
};
function waitNotes(visit, host) {
    const waited = visit.waited();
    const causes = ['limit', 'retry', 'turn'].filter((cause) => waited[cause] >= TOLD_FROM_MS);
    return causes.map((cause) => `waited ${secondsOf(waited[cause])} ${WAITED_FOR[cause](host)}`);
}
function secondsOf(ms) {
    return `${Math.ceil(ms / 1_000)} s`;
}

;// CONCATENATED MODULE: ./src/adapters/llm/attempt.ts










const EVENT_STREAM = /^text\/event-stream\b/i;
async function attemptOnce(asking, sent) {
    const { dialect, options, request, visit } = asking;
    const totalMs = options.deadlineAtMs - options.clock.monotonicMs();
    const body = JSON.stringify(dialect.body(request, sent));
    try {
        const response = await options.http.send({
            method: 'POST',
            url: dialect.url,
            headers: {
                'content-type': 'application/json',
                accept: 'text/event-stream, application/json',
                ...dialect.headers(options.apiKey, sent),
                ...dialect.authorise?.(dialect.url, body),
            },
            body,
            signal: request.signal,
            limits: { idleMs: dialect.idleMs, totalMs, ...options.limits },
        });
        const isAnswer = response.status >= 200 && response.status <= 299;
        visit.told(isAnswer, (0,allowance/* readAllowances */.Kt)(response.headers, Date.parse(options.clock.now())));
        if (!isAnswer)
            return await refused(dialect, response, options);
        return readingResult(await readAnswer(dialect, response, request), response);
    }
    catch (error) {
        if (error instanceof http_error/* HttpError */.j$)
            return broken(error, request.signal);
        throw error;
    }
}
async function readAnswer(dialect, response, request) {
    const type = response.headers['content-type'] ?? '';
    const { framing } = dialect;
    if (framing?.type.test(type))
        return await dialect.readStream(framing.read(response.body), request);
    if (EVENT_STREAM.test(type)) {
        return await dialect.readStream(readEvents(response.body), request);
    }
    return dialect.readWhole((0,fields/* fieldsOf */.Pf)(await (0,http_body/* readJson */.Vh)(response)), request);
}
function readingResult(reading, response) {
    if (reading.kind === 'answer')
        return { ok: true, value: reading.answer };
    const failed = { status: null, transient: reading.transient, quota: false, hints: retry/* NO_HINTS */.fi };
    const message = `${response.place}: ${reading.message}${requestIdOf(response)}`;
    return {
        ok: false,
        failed,
        failure: { fault: reading.fault, message, status: response.status, problem: reading.problem ?? null },
    };
}
async function refused(dialect, response, options) {
    const read = await (0,llm_problem/* readProblem */.K)(response);
    const problem = dialect.explain?.(read, response.headers) ?? read;
    const refusal = (0,llm_problem/* refusalOf */.Of)(problem);
    if (refusal !== null)
        return { ok: true, value: refusedAs(refusal) };
    const nowMs = Date.parse(options.clock.now());
    const told = (0,http_hints/* readRetryHints */.r)(response.headers, nowMs);
    const reset = problem.status === 429 ? (0,allowance/* resetAfter */.yj)((0,allowance/* readAllowances */.Kt)(response.headers, nowMs)) : null;
    const hints = { ...told, afterMs: (0,retry/* believedMs */.PH)(told) ?? problem.retryAfterMs ?? reset };
    const transient = problem.transient ?? false;
    const failed = { status: response.status, transient, quota: (0,llm_problem/* isLasting */.dJ)(problem), hints };
    const what = [`answered ${problem.status}${askedWait(hints)}`, problem.code, problem.message].filter((part) => part !== '');
    const message = `${response.place}${requestIdOf(response)}: ${what.join(': ')}`;
    return {
        ok: false,
        failed,
        failure: { fault: (0,llm_problem/* faultOf */.Kl)(problem), message, status: response.status, problem },
    };
}
function broken(error, signal) {
    const failed = {
        status: null,
        transient: (0,http_error/* isTransient */.dg)(error.fault),
        quota: false,
        hints: retry/* NO_HINTS */.fi,
    };
    const fault = (0,llm_problem/* faultOfHttp */.mt)(error, signal);
    return { ok: false, failed, failure: { fault, message: error.message, status: null, problem: null } };
}
function refusedAs(word) {
    return { text: '', stop: 'refusal', rawStop: word, usage: usage/* NO_USAGE */.yJ, servedModel: null, notes: [] };
}
function requestIdOf(response) {
    const id = response.headers['request-id'] ??
        response.headers['x-request-id'] ??
        response.headers['x-amzn-requestid'] ??
        '';
    return /^[\w.:-]{1,80}$/.test(id) ? ` (request ${id})` : '';
}

// EXTERNAL MODULE: ./src/adapters/llm/pace.ts + 1 modules
var llm_pace = __webpack_require__(66933);
;// CONCATENATED MODULE: ./src/adapters/llm/exchange.ts








const MAX_MESSAGE_COLUMNS = 300;
const LEARNED = new WeakMap();
function learnedOf(dialect, { http, binding }) {
    const run = LEARNED.get(http) ?? new Map();
    LEARNED.set(http, run);
    const place = JSON.stringify([dialect.url, binding.model]);
    const made = run.get(place) ?? new Set();
    run.set(place, made);
    return made;
}
function createModelClient(dialect, options) {
    const made = learnedOf(dialect, options);
    const { binding, deadlineAtMs } = options;
    const seat = {};
    const pace = options.pace ?? (0,llm_pace/* createPace */.q)(options.clock);
    const ask = async (request) => {
        const { signal, estimatedInputTokens: inputTokens } = request;
        const visit = pace.visit({ seat, model: binding.model, inputTokens, deadlineAtMs, signal });
        try {
            const entry = await visit.enter();
            if (entry.kind !== 'open')
                throw notLetIn(entry, hostOf(options), signal);
            return await askWithin({ dialect, options, request, visit }, made);
        }
        finally {
            visit.leave('other', 0);
        }
    };
    return { binding, destination: new URL(options.baseUrl).origin, ask };
}
function hostOf({ baseUrl }) {
    return new URL(baseUrl).host;
}
async function askWithin(asking, made) {
    const { dialect, options, request, visit } = asking;
    const { clock, random, deadlineAtMs, apiKey, aws } = options;
    const secrets = [apiKey, aws?.secretAccessKey, aws?.sessionToken];
    const redact = (0,lib_redact/* createRedactor */.l)(secrets.filter((secret) => typeof secret === 'string'));
    const changed = [];
    const notes = () => [...changed, ...waitNotes(visit, hostOf(options))];
    const wait = async (delayMs, failed, failure) => {
        const trouble = troubleOf(failure.fault);
        const entry = await visit.again(trouble, delayMs, pauseAfter(trouble, failed, delayMs));
        return entry.kind === 'open';
    };
    let attempts = 0;
    for (;;) {
        const sent = new Set(made);
        const attempt = () => attemptOnce(asking, sent);
        const result = await (0,retry/* retry */.L5)(attempt, { clock, random, deadlineAtMs, signal: request.signal, wait });
        attempts += result.tries;
        if (result.ok) {
            visit.leave(null, 0);
            const answer = withoutKey(result.value, redact);
            return { ...answer, notes: [...notes(), ...answer.notes], attempts };
        }
        const { message, fault, status, problem } = result.failure;
        const change = problem === null ? null : findChange(dialect, problem, sent);
        if (change === null) {
            const trouble = troubleOf(fault);
            visit.leave(trouble, pauseAfter(trouble, result.failed, null));
            const words = (0,lib_text/* breakCommands */.ix)((0,lib_text/* oneLine */.TN)(redact(message), MAX_MESSAGE_COLUMNS));
            throw new errors/* ModelError */.me(words, fault, {
                ...(status === null ? {} : { status }),
                attempts,
                notes: notes(),
            });
        }
        made.add(change.name);
        changed.push(change.note);
    }
}
function withoutKey(answer, redact) {
    const { text, rawStop, servedModel, notes } = answer;
    return {
        ...answer,
        text: redact(text),
        rawStop: redact(rawStop),
        servedModel: servedModel === null ? null : redact(servedModel),
        notes: notes.map(redact),
    };
}
function findChange(dialect, problem, sent) {
    if (!(0,llm_problem/* isAboutFields */.bG)(problem))
        return null;
    const open = dialect.changes.filter(({ name }) => !sent.has(name));
    const named = (words) => open.find(({ field }) => field.test(words));
    return named(problem.place) ?? named(`${problem.code} ${problem.message}`) ?? null;
}


/***/ }),

/***/ 85367:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: () => (/* binding */ isFields),
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   pq: () => (/* binding */ countOf)
/* harmony export */ });
function fieldsOf(value) {
    return isFields(value) ? value : {};
}
function isFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function textOf(value) {
    return typeof value === 'string' ? value : null;
}
function countOf(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}


/***/ }),

/***/ 94690:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Kl: () => (/* binding */ faultOf),
  mt: () => (/* binding */ faultOfHttp),
  bG: () => (/* binding */ isAboutFields),
  dJ: () => (/* binding */ isLasting),
  mk: () => (/* binding */ problemInside),
  Zw: () => (/* binding */ problemOf),
  K: () => (/* binding */ readProblem),
  Of: () => (/* binding */ refusalOf)
});

// UNUSED EXPORTS: isQuota

// EXTERNAL MODULE: ./src/lib/json.ts
var json = __webpack_require__(18453);
// EXTERNAL MODULE: ./src/adapters/http-body.ts
var http_body = __webpack_require__(39711);
// EXTERNAL MODULE: ./src/adapters/http-error.ts
var http_error = __webpack_require__(4229);
// EXTERNAL MODULE: ./src/adapters/llm/fields.ts
var fields = __webpack_require__(85367);
// EXTERNAL MODULE: ./src/adapters/http-time.ts
var http_time = __webpack_require__(67178);
;// CONCATENATED MODULE: ./src/adapters/llm/google-details.ts


const LONG_PERIOD = /Per(?:Day|Week|Month)/;
function readGoogleDetails(details) {
    const all = (0,fields/* listOf */.c3)(details).map(fields/* fieldsOf */.Pf);
    const ofType = (name) => all.filter((detail) => (0,fields/* textOf */.b6)(detail['@type'])?.endsWith(`/google.rpc.${name}`) ?? false);
    const violations = ofType('QuotaFailure').flatMap((detail) => (0,fields/* listOf */.c3)(detail.violations).map(fields/* fieldsOf */.Pf));
    const refused = ofType('BadRequest').flatMap((detail) => (0,fields/* listOf */.c3)(detail.fieldViolations).map(fields/* fieldsOf */.Pf));
    const delays = ofType('RetryInfo').map(delayOf);
    const retryAfterMs = delays.find((delay) => delay !== null) ?? null;
    return {
        reasons: ofType('ErrorInfo').flatMap((detail) => (0,fields/* textOf */.b6)(detail.reason) ?? []),
        places: refused.flatMap((violation) => (0,fields/* textOf */.b6)(violation.field) ?? []),
        retryAfterMs,
        allowance: allowanceOf(violations, retryAfterMs),
    };
}
function allowanceOf(violations, retryAfterMs) {
    if (violations.some(isUsedUp))
        return 'used-up';
    return violations.length > 0 || retryAfterMs !== null ? 'comes-back' : null;
}
function isUsedUp(violation) {
    return LONG_PERIOD.test((0,fields/* textOf */.b6)(violation.quotaId) ?? '') || violation.quotaValue === '0';
}
function delayOf(detail) {
    const ms = (0,http_time/* readDuration */.$7)((0,fields/* textOf */.b6)(detail.retryDelay) ?? '');
    return ms === null ? null : Math.ceil(ms);
}

;// CONCATENATED MODULE: ./src/adapters/llm/problem-words.ts
const REQUEST_AT_FAULT = /handle the requested parameters|\bjinja\b|raise_exception|system role not supported|roles must alternate|(?:parse|initialize) (?:the )?grammar|UnsupportedParamsError|invalid think value|think value .{1,40} is not supported/i;
const STATUSES = new Set([400, 404, 422, 500]);
function isFieldStatus(status) {
    return STATUSES.has(status);
}
const DAY_IS_USED_UP = /\bper 86400s\b|ByDay\b|\bfree-models-per-day\b/;
function isDayUsedUp(words) {
    return DAY_IS_USED_UP.test(words);
}
const UNKNOWN_MODEL = /\bunknown_model\b/;
const PROMPT_TOO_LONG = /exceed_context_size|context size has been exceeded|tokens_limit_reached|max_tokens must be at least 1, got -/i;
const LIMIT_TOO_LARGE = /max_(?:completion_|output_)?tokens['"`]?(?: is| are)? too (?:large|high)|supports at most \d+ completion tokens/i;
function faultInWords(status, words) {
    if (LIMIT_TOO_LARGE.test(words))
        return 'bad-request';
    if (status <= 500 && PROMPT_TOO_LONG.test(words))
        return 'too-large';
    if (status === 400 && UNKNOWN_MODEL.test(words))
        return 'not-found';
    return STATUSES.has(status) && REQUEST_AT_FAULT.test(words) ? 'bad-request' : null;
}
const REFUSED = /\b(?:content_filter|content_policy_violation|ResponsibleAIPolicyViolation|invalid_prompt|bio_policy|misalignment_policy_violation|flagged_input)\b/;
const REFUSED_BEHIND = /\bContentPolicyViolationError\b/;
function refusalIn(status, code, message) {
    if (status !== 400 && status !== 403)
        return null;
    const [word] = REFUSED.exec(code) ?? REFUSED_BEHIND.exec(message) ?? [];
    return word ?? null;
}

;// CONCATENATED MODULE: ./src/adapters/llm/problem.ts






const MAX_PROBLEM_BYTES = 64 * 1024;
const STATUS_OF_NAMELESS = 400;
async function readProblem(response) {
    const parsed = (0,json/* parseJson */.qF)(await readBodyStart(response), { maxDepth: 50, maxBytes: MAX_PROBLEM_BYTES });
    return problemOf(response.status, parsed.ok ? parsed.value : null);
}
async function readBodyStart(response) {
    try {
        return await (0,http_body/* readTextStart */.yt)(response, MAX_PROBLEM_BYTES);
    }
    catch (error) {
        if (error instanceof http_error/* HttpError */.j$ && error.fault !== 'aborted')
            return '';
        throw error;
    }
}
function problemOf(status, document) {
    const outer = (0,fields/* fieldsOf */.Pf)(Array.isArray(document) ? document[0] : document);
    const error = (0,fields/* isFields */.Ce)(outer.error) ? outer.error : outer;
    const details = (0,fields/* listOf */.c3)(outer.detail).map(fields/* fieldsOf */.Pf);
    const message = (0,fields/* textOf */.b6)(error.message) ??
        (0,fields/* textOf */.b6)(outer.error) ??
        (0,fields/* textOf */.b6)(outer.detail) ??
        (0,fields/* textOf */.b6)(details[0]?.msg) ??
        (0,fields/* textOf */.b6)(outer.Message) ??
        '';
    const metadata = (0,fields/* fieldsOf */.Pf)(error.metadata);
    const behind = (0,fields/* textOf */.b6)(metadata.raw);
    const flagged = (0,fields/* listOf */.c3)(metadata.reasons).length > 0 ? 'flagged_input' : null;
    const google = readGoogleDetails(error.details);
    const codes = [error.type, error.code, error.status, error.__type, (0,fields/* fieldsOf */.Pf)(error.details).error_code];
    const blamed = details.flatMap((detail) => (0,fields/* listOf */.c3)(detail.loc).map(fields/* textOf */.b6));
    return {
        status,
        code: joined([
            ...[...codes, (0,fields/* fieldsOf */.Pf)(error.innererror).code, flagged].map(fields/* textOf */.b6).filter((code) => code !== 'error'),
            ...google.reasons,
        ]),
        message: behind === null ? message : `${message}: ${behind}`,
        place: joined([(0,fields/* textOf */.b6)(error.param), ...blamed, ...google.places]),
        retryAfterMs: google.retryAfterMs,
        allowance: google.allowance,
    };
}
function problemInside(document) {
    const outer = (0,fields/* fieldsOf */.Pf)(document);
    const { code } = (0,fields/* isFields */.Ce)(outer.error) ? outer.error : outer;
    const status = Number(code);
    const isStatus = Number.isInteger(status) && status >= 400 && status <= 599;
    return problemOf(isStatus ? status : STATUS_OF_NAMELESS, document);
}
function joined(words) {
    return words.filter((word) => word !== null).join(' ');
}
function isAboutFields(problem) {
    return isFieldStatus(problem.status) && faultOf(problem) === 'bad-request';
}
function wordsOf(problem) {
    return `${problem.code} ${problem.message}`;
}
const QUOTA = /insufficient_quota|spend_limit|billing|credit balance|spend limit/i;
const TOO_LONG = /context_length_exceeded|prompt is too long|maximum context|context (?:window|size|length)|exceeds the maximum number of tokens/i;
const UNKNOWN_KEY = /\bAPI_KEY_INVALID\b|\bAPI key (?:not valid|expired)\b/i;
function isQuota(problem) {
    if (problem.fault !== undefined)
        return problem.fault === 'quota';
    if (problem.allowance !== null)
        return problem.allowance === 'used-up';
    return problem.status === 402 || QUOTA.test(wordsOf(problem)) || isDayUsedUp(wordsOf(problem));
}
const FAULT_BY_STATUS = {
    401: 'auth',
    403: 'auth',
    404: 'not-found',
    408: 'timeout',
    409: 'overloaded',
    413: 'too-large',
    425: 'overloaded',
    429: 'rate-limited',
    504: 'timeout',
};
function faultOf(problem) {
    if (problem.fault !== undefined)
        return problem.fault;
    if (isQuota(problem))
        return 'quota';
    const words = wordsOf(problem);
    const told = faultInWords(problem.status, words);
    if (told !== null)
        return told;
    if (problem.status < 500 && TOO_LONG.test(words))
        return 'too-large';
    if (problem.status === 400 && UNKNOWN_KEY.test(words))
        return 'auth';
    return FAULT_BY_STATUS[problem.status] ?? (problem.status >= 500 ? 'overloaded' : 'bad-request');
}
function isLasting(problem) {
    const fault = faultOf(problem);
    return fault === 'quota' || fault === 'too-large' || fault === 'bad-request';
}
function refusalOf(problem) {
    return refusalIn(problem.status, problem.code, problem.message);
}
const FAULT_BY_HTTP = {
    aborted: 'aborted',
    'connect-timeout': 'timeout',
    'idle-timeout': 'timeout',
    'total-timeout': 'timeout',
    reset: 'network',
    network: 'network',
    tls: 'network',
    redirect: 'bad-answer',
    'headers-too-large': 'bad-answer',
    'body-too-large': 'bad-answer',
    encoding: 'bad-answer',
    'content-type': 'bad-answer',
    'bad-json': 'bad-answer',
};
function faultOfHttp(error, signal) {
    if (error.fault === 'aborted' && (0,fields/* fieldsOf */.Pf)(signal.reason).name === 'TimeoutError')
        return 'timeout';
    return FAULT_BY_HTTP[error.fault];
}


/***/ }),

/***/ 61892:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NO: () => (/* binding */ failedMidway),
/* harmony export */   S3: () => (/* binding */ endedEarly),
/* harmony export */   Vn: () => (/* binding */ systemWithSchema),
/* harmony export */   ef: () => (/* binding */ eventFields),
/* harmony export */   hF: () => (/* binding */ reading),
/* harmony export */   l_: () => (/* binding */ schemaName),
/* harmony export */   tl: () => (/* binding */ notAnAnswer)
/* harmony export */ });
/* harmony import */ var _lib_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18453);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79112);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85367);



const MAX_WORD_COLUMNS = 80;
const MAX_WORDS_READ = 64 * 1024;
const MAX_EVENT_BYTES = 32 * 1024 * 1024;
const MAX_EVENT_DEPTH = 100;
function reading(found) {
    return {
        kind: 'answer',
        answer: {
            text: found.stop === 'refusal' ? '' : found.text,
            stop: found.stop,
            rawStop: safeWord(found.word),
            usage: found.usage,
            servedModel: found.model === null ? null : safeWord(found.model),
            notes: found.notes.map((note) => (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .breakCommands */ .ix)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(note, 2 * MAX_WORD_COLUMNS))),
        },
    };
}
function safeWord(word) {
    return (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .breakCommands */ .ix)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(word.slice(0, MAX_WORDS_READ), MAX_WORD_COLUMNS));
}
function failedMidway(code, message) {
    const words = `${code.slice(0, MAX_WORDS_READ)}): ${message.slice(0, MAX_WORDS_READ)}`;
    const overloaded = /overloaded/.test(code);
    const transient = overloaded || /server_error|api_error|timeout|rate_limit/.test(code);
    const fault = /rate_limit/.test(code)
        ? 'rate-limited'
        : transient
            ? 'overloaded'
            : 'bad-answer';
    return { kind: 'broken', fault, transient, message: `failed while answering (${words}` };
}
function endedEarly() {
    return {
        kind: 'broken',
        fault: 'network',
        transient: true,
        message: 'the answer ended before it was complete',
    };
}
function notAnAnswer(what) {
    return { kind: 'broken', fault: 'bad-answer', transient: false, message: what };
}
function eventFields(event) {
    const parsed = (0,_lib_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(event.data, { maxDepth: MAX_EVENT_DEPTH, maxBytes: MAX_EVENT_BYTES });
    return parsed.ok ? (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(parsed.value) : null;
}
function schemaName(schema) {
    return schema.title.replace(/[^\w-]/g, '_').slice(0, 64);
}
function systemWithSchema(request) {
    return `${request.system}\n\nAnswer with one JSON object and nothing else. It satisfies this JSON Schema:\n${JSON.stringify(request.schema)}`;
}


/***/ }),

/***/ 94227:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M2: () => (/* binding */ spentBy),
/* harmony export */   O4: () => (/* binding */ costUsd),
/* harmony export */   e6: () => (/* binding */ totalOf),
/* harmony export */   vk: () => (/* binding */ addUsage),
/* harmony export */   yJ: () => (/* binding */ NO_USAGE)
/* harmony export */ });
const NO_USAGE = { input: 0, cacheRead: 0, cacheWrite: 0, output: 0 };
function addUsage(a, b) {
    return {
        input: a.input + b.input,
        cacheRead: a.cacheRead + b.cacheRead,
        cacheWrite: a.cacheWrite + b.cacheWrite,
        output: a.output + b.output,
    };
}
function spentBy(run) {
    return [...run.slots, ...run.consultations];
}
function totalOf(spent) {
    return {
        usage: spent.map(({ usage }) => usage).reduce(addUsage, NO_USAGE),
        costUsd: spent.reduce((sum, { costUsd }) => (sum === null || costUsd === null ? null : sum + costUsd), 0),
    };
}
function costUsd(usage, price) {
    if (price === null)
        return null;
    const fresh = Math.max(0, usage.input - usage.cacheRead - usage.cacheWrite);
    const parts = fresh * price.input +
        usage.cacheRead * price.cacheRead +
        usage.cacheWrite * price.cacheWrite +
        usage.output * price.output;
    return parts / 1_000_000;
}


/***/ }),

/***/ 61737:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L5: () => (/* binding */ retry),
/* harmony export */   PH: () => (/* binding */ believedMs),
/* harmony export */   a2: () => (/* binding */ retryDelay),
/* harmony export */   fi: () => (/* binding */ NO_HINTS)
/* harmony export */ });
/* unused harmony export RETRY_POLICY */
const RETRY_POLICY = {
    maxTries: 4,
    firstWaitMs: 500,
    longestWaitMs: 8_000,
    longestServerWaitMs: 120_000,
};
const LONGEST_BELIEVED_MS = 7 * 24 * 60 * 60_000;
const MAX_TOLD_TRIES = 8;
const NO_HINTS = { shouldRetry: null, afterMs: null };
const TRANSIENT_STATUSES = new Set([408, 409, 425, 429]);
const FINAL_STATUSES = new Set([400, 401, 402, 403, 404, 413, 422]);
function retryDelay(failed, state, policy = RETRY_POLICY) {
    const isTold = failed.status === 429 && believedMs(failed.hints) !== null;
    const maxTries = isTold ? Math.max(policy.maxTries, MAX_TOLD_TRIES) : policy.maxTries;
    if (state.tries >= maxTries || !isWorthRetrying(failed))
        return null;
    const delayMs = waitMs(failed.hints, state, policy);
    return delayMs < state.remainingMs ? delayMs : null;
}
function isWorthRetrying(failed) {
    if (failed.quota)
        return false;
    if (failed.status === null)
        return failed.transient;
    if (FINAL_STATUSES.has(failed.status))
        return false;
    if (failed.hints.shouldRetry !== null)
        return failed.hints.shouldRetry;
    return failed.transient || failed.status >= 500 || TRANSIENT_STATUSES.has(failed.status);
}
function believedMs({ afterMs }) {
    return afterMs !== null && afterMs > 0 && afterMs <= LONGEST_BELIEVED_MS ? Math.ceil(afterMs) : null;
}
function waitMs(hints, state, policy) {
    const toldMs = believedMs(hints);
    if (toldMs !== null)
        return Math.min(toldMs, policy.longestServerWaitMs);
    const ceiling = Math.min(policy.longestWaitMs, policy.firstWaitMs * 2 ** (state.tries - 1));
    return Math.max(1, Math.floor(state.random * ceiling));
}
async function retry(attempt, options) {
    for (let tries = 1;; tries++) {
        const result = await attempt();
        if (result.ok)
            return { ok: true, value: result.value, tries };
        const remainingMs = options.deadlineAtMs - options.clock.monotonicMs();
        const state = { tries, remainingMs, random: options.random() };
        const delayMs = retryDelay(result.failed, state, options.policy);
        const wait = options.wait ?? ((ms) => waited(ms, options));
        if (delayMs === null || !(await wait(delayMs, result.failed, result.failure))) {
            return { ok: false, failure: result.failure, failed: result.failed, tries };
        }
    }
}
async function waited(delayMs, options) {
    try {
        await options.clock.sleep(delayMs, options.signal);
    }
    catch (error) {
        if (!options.signal.aborted)
            throw error;
    }
    return !options.signal.aborted;
}


/***/ })

};
