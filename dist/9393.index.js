export const id = 9393;
export const ids = [9393];
export const modules = {

/***/ 75435:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ clientParts)
});

;// CONCATENATED MODULE: ./src/adapters/forge/gate.ts
function createGate(options) {
    const { clock } = options;
    const states = new Map(options.resources.map((name) => [name, { untilMs: 0, closed: null }]));
    const stateOf = (resource) => {
        const state = states.get(resource);
        if (state === undefined)
            throw new Error(`${resource} has no limit of its own`);
        return state;
    };
    let leftMs = options.budgetMs;
    const pass = async (resource) => {
        const state = stateOf(resource);
        for (;;) {
            const waitMs = state.untilMs - clock.monotonicMs();
            if (waitMs <= 0)
                return null;
            if (state.closed !== null)
                return state.closed;
            await clock.sleep(waitMs, options.signal);
        }
    };
    const pay = (extraMs) => {
        if (extraMs <= 0)
            return true;
        if (extraMs > leftMs)
            return false;
        leftMs -= extraMs;
        options.notify(`${options.server} limits requests: waiting ${Math.ceil(extraMs / 1_000)} s`);
        return true;
    };
    const hold = (resource, limit, nth) => {
        const nowMs = clock.monotonicMs();
        const waitMs = limit.afterMs ?? options.unknownWaitMs * 2 ** (nth - 1);
        const untilMs = nowMs + waitMs;
        const held = limit.kind === 'primary' ? [stateOf(resource)] : [...states.values()];
        const paidUntilMs = Math.max(nowMs, ...held.map((state) => state.untilMs));
        const closed = pay(untilMs - paidUntilMs) ? null : tooLong(limit, waitMs, options);
        for (const state of held) {
            if (closed !== null)
                state.closed = closed;
            state.untilMs = Math.max(state.untilMs, untilMs);
        }
        return closed;
    };
    return { pass, hold };
}
function tooLong({ kind }, waitMs, { clock, server }) {
    const then = new Date(Date.parse(clock.now()) + waitMs).toISOString().replace(/\.\d+Z$/, 'Z');
    return `${server}'s ${kind} rate limit is reached and holds longer than this run waits; try again after ${then}`;
}

;// CONCATENATED MODULE: ./src/adapters/forge/client-parts.ts

const BUDGET_MS = 5 * 60_000;
function clientParts(options, forge) {
    const { clock, signal, random, budgetMs = BUDGET_MS, notify = () => undefined } = options;
    const { way, problems, limits } = forge;
    const gate = createGate({ ...limits, server: way.server, clock, signal, budgetMs, notify });
    return { way, gate, clock, signal, random, problems };
}


/***/ }),

/***/ 84095:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cv: () => (/* binding */ exchange),
/* harmony export */   mw: () => (/* binding */ broken),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _lib_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18453);
/* harmony import */ var _http_body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39711);
/* harmony import */ var _http_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4229);




const TOTAL_MS = 60_000;
const IDLE_MS = 30_000;
const MAX_PROBLEM_BYTES = 64 * 1024;
const MAX_PROBLEM_DEPTH = 32;
const CHUNK_BYTES = 4 * 1024 * 1024;
const PASSING_FAULTS = new Set([
    'connect-timeout',
    'idle-timeout',
    'total-timeout',
    'reset',
    'network',
    'encoding',
    'bad-json',
]);
const UNSENT_FAULTS = new Set(['connect-timeout']);
const UNSENT_CODES = /\((?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN)\)/;
async function exchange(sending) {
    const { http, request } = sending;
    const place = `${request.method} ${pathOf(request.url)}`;
    if (request.signal.aborted)
        return broken(place, 'stopped by the caller', { sent: false });
    try {
        const response = await http.send({
            ...request,
            limits: { totalMs: TOTAL_MS, idleMs: IDLE_MS, ...bodyLimit(sending) },
            followRedirects: request.method === 'GET',
        });
        const data = await readData(response, sending);
        return { kind: 'answer', place, answer: { status: response.status, headers: response.headers, data } };
    }
    catch (error) {
        return brokenBy(error, place);
    }
}
function bodyLimit({ expects, maxBytes }) {
    if (maxBytes === undefined)
        return {};
    return { bodyBytes: expects === 'json' ? maxBytes : maxBytes + CHUNK_BYTES };
}
function brokenBy(error, place) {
    if (!(error instanceof _http_error_js__WEBPACK_IMPORTED_MODULE_3__/* .HttpError */ .j$))
        return broken(place, 'the request failed', { sent: true });
    const detail = error.message.slice(error.message.indexOf(': ') + 2);
    return broken(place, detail, {
        sent: !(UNSENT_FAULTS.has(error.fault) || UNSENT_CODES.test(error.message)),
        passing: PASSING_FAULTS.has(error.fault),
        foreign: error.fault === 'content-type',
    });
}
function broken(place, message, facts) {
    return { kind: 'broken', place, message, passing: false, foreign: false, ...facts };
}
async function readData(response, { expects, maxBytes }) {
    const { status, headers } = response;
    if (status === 204 || status === 205 || headers['content-length'] === '0') {
        response.discard();
        return null;
    }
    if (status < 200 || status > 299)
        return await readProblem(response);
    if (expects === 'json') {
        const isEmpty = headers['content-type'] === undefined && (await (0,_http_body_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextStart */ .yt)(response, 1)) === '';
        return isEmpty ? null : await (0,_http_body_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .Vh)(response);
    }
    const isPage = /^text\/html/i.test(headers['content-type'] ?? '');
    if (isPage && !/^attachment\b/i.test(headers['content-disposition'] ?? '')) {
        response.discard();
        throw new _http_error_js__WEBPACK_IMPORTED_MODULE_3__/* .HttpError */ .j$(response.place, 'content-type', 'a web page came instead of what was asked for');
    }
    return await readBytes(response, maxBytes);
}
async function readProblem(response) {
    try {
        const text = await (0,_http_body_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextStart */ .yt)(response, MAX_PROBLEM_BYTES);
        const parsed = (0,_lib_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text, { maxDepth: MAX_PROBLEM_DEPTH, maxBytes: MAX_PROBLEM_BYTES });
        return parsed.ok ? parsed.value : null;
    }
    catch (error) {
        if (error instanceof _http_error_js__WEBPACK_IMPORTED_MODULE_3__/* .HttpError */ .j$ && error.fault !== 'aborted')
            return null;
        throw error;
    }
}
async function readBytes(response, maxBytes = Number.POSITIVE_INFINITY) {
    const chunks = [];
    let length = 0;
    for await (const chunk of response.body) {
        chunks.push(chunk);
        length += chunk.length;
        if (length >= maxBytes)
            break;
    }
    return node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.concat(chunks).subarray(0, Math.min(length, maxBytes));
}
function originOf(url) {
    return URL.canParse(url) ? new URL(url).origin : '';
}
function pathOf(url) {
    return URL.canParse(url) ? new URL(url).pathname : '';
}


/***/ }),

/***/ 67197:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ createPullRequestSource),
  s: () => (/* binding */ isSameCommit)
});

// EXTERNAL MODULE: ./src/domain/errors.ts
var errors = __webpack_require__(10241);
// EXTERNAL MODULE: ./src/domain/pull-request.ts
var pull_request = __webpack_require__(12901);
// EXTERNAL MODULE: ./src/lib/thrown.ts
var thrown = __webpack_require__(30461);
;// CONCATENATED MODULE: ./src/adapters/forge/remarks.ts
class Remarks {
    #byKind = new Map();
    add(kind, sentence) {
        if (!this.#byKind.has(kind))
            this.#byKind.set(kind, sentence);
    }
    all() {
        return [...this.#byKind.values()];
    }
}

// EXTERNAL MODULE: ./src/adapters/forge/git.ts
var forge_git = __webpack_require__(6156);
// EXTERNAL MODULE: ./src/adapters/forge/local.ts + 4 modules
var local = __webpack_require__(91894);
;// CONCATENATED MODULE: ./src/adapters/forge/workspace.ts



const REMEDY = 'Check out the whole history ("fetch-depth: 0", in Pipelines "clone: depth: full").';
async function openWorkspace(options, facts) {
    const { folder, environment, signal, contextLines } = options;
    const source = (0,local/* createLocalSource */.j)({
        repository: folder,
        base: facts.base.sha,
        head: facts.head.sha,
        environment,
        contextLines,
        ...(signal === null ? {} : { signal }),
    });
    try {
        const identity = await source.identify();
        await refuseShortHistory(source, options, facts);
        return { source, identity };
    }
    catch (error) {
        await source.close();
        throw error;
    }
}
async function refuseShortHistory(source, options, { changedFiles }) {
    if (changedFiles === null) {
        if (!(await isShallow(options)))
            return;
        throw new errors/* ForgeError */.Q8('the checkout is shallow, so that the last common commit of base and head cannot be told for certain', REMEDY);
    }
    const { files } = await source.listFiles();
    if (files.length !== changedFiles && (await isShallow(options))) {
        throw new errors/* ForgeError */.Q8(`in the shallow checkout the change has ${files.length} files, and ${options.server} counts ${changedFiles}`, REMEDY);
    }
}
async function isShallow({ folder, environment }) {
    const git = (0,forge_git/* createGit */.lD)({ program: 'git', place: { cwd: folder, env: {} }, environment });
    const { stdout } = await git.run(['rev-parse', '--is-shallow-repository']);
    return stdout.toString('latin1').trim() !== 'false';
}

;// CONCATENATED MODULE: ./src/adapters/forge/pull-request-source.ts





function createPullRequestSource(forge, options) {
    const change = new PullRequestChange(forge, options);
    return {
        pullRequest: async () => (await change.pinned()).facts,
        identify: async () => identityOf(forge, await change.pinned(), await change.mergeBase()),
        listFiles: () => change.read((from) => from.listFiles()),
        readPatches: (maxBytes) => change.read((from) => from.readPatches(maxBytes)),
        readFile: (side, path, maxBytes) => change.read((from) => from.readFile(side, path, maxBytes)),
        readTarget: (path, maxBytes) => change.read((from) => from.readTarget(path, maxBytes)),
        listTarget: (folder) => change.read((from) => from.listTarget(folder)),
        remarks: () => change.remarks.all(),
        close: () => change.close(),
    };
}
const COMMIT = /^[0-9a-f]{7,64}$/;
function isSameCommit(one, other) {
    if (!COMMIT.test(one) || !COMMIT.test(other))
        return false;
    return one.startsWith(other) || other.startsWith(one);
}
function identityOf({ forge, repository }, { facts, authorId }, mergeBase) {
    const { author, base, head } = facts;
    return {
        forge,
        repository,
        number: facts.number,
        base: { ref: base.ref, sha: base.sha },
        head: { ref: head.ref, sha: head.sha },
        mergeBase,
        author: author === null ? null : { id: authorId, login: author.login },
        title: facts.title,
        body: facts.body,
    };
}
class PullRequestChange {
    remarks = new Remarks();
    #forge;
    #options;
    #pinned = null;
    #workspace = null;
    #viaApi = null;
    constructor(forge, options) {
        this.#forge = forge;
        this.#options = options;
    }
    pinned() {
        this.#pinned ??= this.#pin();
        return this.#pinned;
    }
    async mergeBase() {
        const workspace = await this.#opened();
        return workspace?.identity.mergeBase ?? (await this.#apiChange()).mergeBase;
    }
    async read(ask) {
        const workspace = await this.#opened();
        if (workspace !== null) {
            try {
                return await ask(workspace.source);
            }
            catch (error) {
                this.#goOnWithout(error);
            }
        }
        return ask(await this.#apiChange());
    }
    async close() {
        const workspace = await this.#workspace?.catch(() => null);
        await workspace?.source.close();
    }
    async #pin() {
        const { number, pinnedHead = null } = this.#options;
        if (!Number.isSafeInteger(number) || number < 1) {
            throw new errors/* ForgeError */.Q8(`${number} is no number of a pull request`, 'Give a whole number from 1.');
        }
        const described = await this.#forge.describe(number, pinnedHead);
        const { head } = described.facts;
        if (pinnedHead !== null && !isSameCommit(pinnedHead, head.sha)) {
            throw new pull_request/* SupersededError */.Z(pinnedHead, head.sha);
        }
        return described;
    }
    #opened() {
        this.#workspace ??= this.#open();
        return this.#workspace;
    }
    async #open() {
        const { facts } = await this.pinned();
        const { useWorkspace: folder, environment, signal = null } = this.#options;
        if (folder === null)
            return null;
        const { server, contextLines } = this.#forge;
        try {
            return await openWorkspace({ folder, environment, signal, server, contextLines }, facts);
        }
        catch (error) {
            this.#goOnWithout(error);
            return null;
        }
    }
    #goOnWithout(error) {
        if (this.#options.signal?.aborted)
            throw error;
        this.remarks.add('workspace', `the checkout is not used, the API is: ${(0,thrown/* messageOf */.b)(error)}`);
    }
    #apiChange() {
        this.#viaApi ??= this.#makeApiChange();
        return this.#viaApi;
    }
    async #makeApiChange() {
        const { facts } = await this.pinned();
        const mergeBase = (await this.#opened())?.identity.mergeBase ?? null;
        const { signal = null } = this.#options;
        return this.#forge.openChange({ facts, mergeBase, remarks: this.remarks, signal });
    }
}


/***/ }),

/***/ 50833:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ read)
/* harmony export */ });
/* harmony import */ var _lib_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61737);
/* harmony import */ var _http_hints_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69013);
/* harmony import */ var _sender_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5003);



const READ_POLICY = {
    maxTries: _sender_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_TRIES */ .N,
    firstWaitMs: 500,
    longestWaitMs: 8_000,
    longestServerWaitMs: 60_000,
};
const PASSING = new Set([408, 500, 502, 503, 504]);
async function read(parts, call, { allow = [] } = {}) {
    for (let tries = 1;; tries++) {
        const result = await (0,_sender_js__WEBPACK_IMPORTED_MODULE_2__/* .sendOnce */ .E)(parts, call, tries);
        if (result.kind === 'limited')
            throw parts.problems.limited(result.place, result.message);
        if (result.kind === 'held')
            continue;
        if (result.kind === 'answer' && isWanted(result.answer.status, allow))
            return result;
        if (!(await waited(delayAfter(result, tries, parts), parts)))
            throw errorOf(result, parts.problems);
    }
}
function isWanted(status, allow) {
    return (status >= 200 && status < 300) || allow.includes(status);
}
function passes(exchange) {
    return exchange.kind === 'answer' ? PASSING.has(exchange.answer.status) : exchange.passing;
}
function errorOf(exchange, problems) {
    return exchange.kind === 'answer'
        ? problems.refused(exchange.place, exchange.answer)
        : problems.broken(exchange.place, exchange);
}
function delayAfter(exchange, tries, { clock, random }) {
    if (!passes(exchange))
        return null;
    const headers = exchange.kind === 'answer' ? exchange.answer.headers : {};
    const { afterMs } = (0,_http_hints_js__WEBPACK_IMPORTED_MODULE_1__/* .readRetryHints */ .r)(headers, Date.parse(clock.now()));
    const failed = { status: null, transient: true, quota: false, hints: { shouldRetry: null, afterMs } };
    const state = { tries, remainingMs: Number.POSITIVE_INFINITY, random: random() };
    return (0,_lib_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .retryDelay */ .a2)(failed, state, READ_POLICY);
}
async function waited(delayMs, { clock, signal }) {
    if (delayMs === null)
        return false;
    try {
        await clock.sleep(delayMs, signal);
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
    }
    return !signal.aborted;
}


/***/ }),

/***/ 5003:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ sendOnce),
/* harmony export */   N: () => (/* binding */ MAX_TRIES)
/* harmony export */ });
const MAX_TRIES = 4;
async function sendOnce(parts, call, nth) {
    const { way, gate, clock } = parts;
    const resource = way.resourceOf(call);
    const closed = await passed(parts, resource);
    if (closed !== null)
        return { kind: 'limited', place: way.nameOf(call), message: closed };
    const exchange = await way.send(call);
    if (exchange.kind === 'broken')
        return exchange;
    const limit = way.limitOf(exchange.answer, Date.parse(clock.now()));
    if (limit === null)
        return exchange;
    const tooLong = gate.hold(resource, limit, nth);
    const { place } = exchange;
    if (tooLong !== null)
        return { kind: 'limited', place, message: tooLong };
    if (nth < MAX_TRIES)
        return { kind: 'held' };
    return { kind: 'limited', place, message: `${way.server} goes on limiting requests; try again later` };
}
async function passed({ gate, signal }, resource) {
    try {
        return await gate.pass(resource);
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return 'stopped while waiting for a rate limit';
    }
}


/***/ }),

/***/ 16337:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ clean)
/* harmony export */ });
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79112);

const MAX_WORDS = 300;
function clean(words, secret) {
    const bare = secret === '' ? words : words.replaceAll(secret, '***');
    return (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(bare, MAX_WORDS);
}


/***/ }),

/***/ 77121:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ createWriter)
/* harmony export */ });
/* harmony import */ var _sender_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5003);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16337);


const STOPPED = { kind: 'not-sent', message: 'stopped before it was sent' };
function createWriter(parts, paceMs) {
    let last = Promise.resolve();
    let freeAtMs = Number.NEGATIVE_INFINITY;
    const { clock, signal } = parts;
    const turn = async (call) => {
        try {
            const waitMs = freeAtMs - clock.monotonicMs();
            if (waitMs > 0)
                await clock.sleep(waitMs, signal);
            return await attempt(parts, call);
        }
        catch {
            return STOPPED;
        }
        finally {
            freeAtMs = clock.monotonicMs() + paceMs;
        }
    };
    const write = (call) => {
        const done = last.then(() => turn(call));
        last = done;
        return done;
    };
    return { write };
}
async function attempt(parts, call) {
    for (let tries = 1;; tries++) {
        const result = await (0,_sender_js__WEBPACK_IMPORTED_MODULE_0__/* .sendOnce */ .E)(parts, call, tries);
        if (result.kind === 'limited')
            return { kind: 'limited', message: `${result.place}: ${result.message}` };
        if (result.kind !== 'held')
            return outcomeOf(result, parts.way);
    }
}
function outcomeOf(exchange, { server, secret }) {
    const { place } = exchange;
    if (exchange.kind === 'broken') {
        const kind = exchange.sent ? 'unclear' : 'not-sent';
        return { kind, message: `${place}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .u)(exchange.message, secret)}` };
    }
    const { status } = exchange.answer;
    if (status >= 500 || status === 408)
        return { kind: 'unclear', message: `${place}: ${server} answered ${status}` };
    return {
        kind: 'answer',
        answer: { ...exchange.answer, data: withoutSecret(exchange.answer.data, secret) },
    };
}
function withoutSecret(data, secret) {
    const text = secret === '' ? undefined : JSON.stringify(data);
    if (text === undefined || !text.includes(secret))
        return data;
    const bare = JSON.parse(text.replaceAll(secret, '***'));
    return bare;
}


/***/ }),

/***/ 70318:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ dayOf)
/* harmony export */ });
function dayOf(clock) {
    return clock.now().slice(0, 10);
}


/***/ }),

/***/ 12901:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ SupersededError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10241);

class SupersededError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q8 {
    reason = 'superseded';
    constructor(wanted, found) {
        super(`newer commits arrived: the head is ${found.slice(0, 12)}, and this run was started for ${wanted.slice(0, 12)}`, 'Nothing is to be done; the run that the newer commits started reviews them.');
        this.name = 'SupersededError';
    }
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


/***/ }),

/***/ 90359:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ outputsOf)
/* harmony export */ });
/* unused harmony export OUTPUTS */
/* harmony import */ var _domain_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94227);

const OUTPUTS = {
    conclusion: 'What the run came to: `pass`, `block`, `incomplete` or `skipped`',
    approved: '`true` only for a complete review by a model, without an accepted blocking finding and with all gates passed',
    consensus: 'How the panel split: `unanimous-pass`, `unanimous-block`, `split` or `unverified`; empty where nobody answered',
    'accepted-count': 'Findings that are shown',
    'blocking-count': 'Accepted findings of severity blocking',
    'important-count': 'Accepted findings of severity important',
    'suggestion-count': 'Accepted findings of severity suggestion',
    'deferred-count': 'Findings that nobody confirmed',
    'rejected-count': 'Findings that were rejected, duplicates among them',
    'reviewer-count': 'Reviewers that were asked',
    'posted-count': 'Comments on lines and files that this run posted',
    'kept-count': 'Findings that a comment of an earlier run says already',
    'resolved-count': 'Threads that this run closed',
    'head-sha': 'The commit that was reviewed',
    'pr-version': 'Version of the pull request after this run, where the forge counts one (Bitbucket Data Center); else empty',
    'cost-usd': 'What the models cost by the price table; empty where a price is not known',
    'input-tokens': 'Tokens that were sent, cached ones included',
    'output-tokens': 'Tokens that came back',
    'report-dir': 'The folder with the report files',
    'triage-path': 'Its `triage.json`; empty where there was nothing to triage',
    'sarif-path': 'Its `findings.sarif`',
};
function outputsOf(result) {
    const { conclusion, document, headSha, prVersion, receipt, reportDir } = result;
    const { input, output } = (0,_domain_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .totalOf */ .e6)(document === null ? [] : (0,_domain_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .spentBy */ .M2)(document)).usage;
    return {
        conclusion,
        ...triageOutputs(document?.triage ?? null, conclusion),
        'reviewer-count': String(document?.slots.length ?? 0),
        'posted-count': String(receipt?.posted ?? 0),
        'kept-count': String(receipt?.kept ?? 0),
        'resolved-count': String(receipt?.resolved ?? 0),
        'head-sha': headSha ?? '',
        'pr-version': prVersion === null ? '' : String(prVersion),
        'cost-usd': document?.costUsd?.toFixed(COST_DIGITS) ?? '',
        'input-tokens': String(input),
        'output-tokens': String(output),
        ...pathOutputs(document, reportDir),
    };
}
function triageOutputs(triage, conclusion) {
    const accepted = triage?.accepted ?? [];
    const ofSeverity = (word) => String(accepted.filter(({ severity }) => severity === word).length);
    return {
        approved: String(conclusion === 'pass' && triage?.approved === true),
        consensus: triage?.consensus?.verdict ?? '',
        'accepted-count': String(accepted.length),
        'blocking-count': ofSeverity('blocking'),
        'important-count': ofSeverity('important'),
        'suggestion-count': ofSeverity('suggestion'),
        'deferred-count': String(triage?.deferred.length ?? 0),
        'rejected-count': String(triage?.rejected.length ?? 0),
    };
}
function pathOutputs(document, reportDir) {
    const pathOf = (name, isWritten) => reportDir === null || !isWritten ? '' : `${reportDir}/${name}`;
    return {
        'report-dir': reportDir ?? '',
        'triage-path': pathOf('triage.json', (document?.triage ?? null) !== null),
        'sarif-path': pathOf('findings.sarif', document !== null),
    };
}
const COST_DIGITS = 4;


/***/ }),

/***/ 76324:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   JG: () => (/* binding */ publishDocument),
/* harmony export */   dh: () => (/* binding */ versionAfter)
/* harmony export */ });
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95578);

async function publishDocument(run, document, change) {
    const { config, ports, place, host, line } = run;
    const published = await (0,_review_js__WEBPACK_IMPORTED_MODULE_0__/* .publishReview */ .YJ)({
        document,
        change,
        board: ports.board,
        rules: config.publish,
        onIncomplete: config.onIncomplete,
        detailsUrl: place.runUrl,
        host,
        signal: line.signal,
        dryRun: config.dryRun,
    });
    const { publishLines } = await __webpack_require__.e(/* import() */ 2258).then(__webpack_require__.bind(__webpack_require__, 72258));
    for (const text of publishLines(published.receipt))
        host.info(text);
    return published;
}
function versionAfter(facts, receipt) {
    return receipt?.prVersion ?? facts.version;
}
async function resultOf(run, judged) {
    const { receipt, verdict, facts } = judged;
    const document = { ...judged.document, ...verdict };
    const outcome = judged.outcome === null ? null : { ...judged.outcome, verdict };
    const [{ renderJobSummary }, { annotationsOf }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(1202), __webpack_require__.e(9135), __webpack_require__.e(1607)]).then(__webpack_require__.bind(__webpack_require__, 61607)),
        Promise.all(/* import() */[__webpack_require__.e(1202), __webpack_require__.e(8196)]).then(__webpack_require__.bind(__webpack_require__, 58196)),
    ]);
    const places = receipt?.places ?? [];
    const summary = (artifacts) => renderJobSummary({
        document,
        places,
        permalink: (path, line) => run.ports.board.permalink(document.change.head.sha, path, line),
        remarks: receipt?.remarks ?? [],
        superseded: receipt?.superseded === true ? true : null,
        maxUnits: Number.POSITIVE_INFINITY,
        html: true,
        artifacts,
        denied: receipt?.denied ?? null,
    });
    return {
        conclusion: verdict.conclusion,
        headSha: document.change.head.sha,
        prVersion: versionAfter(facts, receipt),
        document,
        receipt,
        exitCode: verdict.exitCode,
        summary,
        annotations: receipt === null || receipt.denied !== null
            ? annotationsOf(document, places, Number.POSITIVE_INFINITY)
            : [],
        reasons: verdict.reasons,
        remedy: null,
        outcome,
    };
}


/***/ }),

/***/ 6076:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zC: () => (/* binding */ resultOrFault),
  pi: () => (/* binding */ runOnPullRequest),
  ky: () => (/* binding */ skippedResult)
});

// EXTERNAL MODULE: ./src/domain/day.ts
var day = __webpack_require__(70318);
// EXTERNAL MODULE: ./src/domain/errors.ts
var errors = __webpack_require__(10241);
// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(79112);
// EXTERNAL MODULE: ./src/review.ts + 15 modules
var review = __webpack_require__(95578);
// EXTERNAL MODULE: ./src/shells/compose.ts + 2 modules
var compose = __webpack_require__(64917);
// EXTERNAL MODULE: ./src/shells/repository-settings.ts
var repository_settings = __webpack_require__(56901);
// EXTERNAL MODULE: ./src/shells/rule-registry.ts
var rule_registry = __webpack_require__(21801);
// EXTERNAL MODULE: ./src/shells/seat-binding.ts + 1 modules
var seat_binding = __webpack_require__(14342);
// EXTERNAL MODULE: ./src/shells/tool-logs.ts
var tool_logs = __webpack_require__(20773);
;// CONCATENATED MODULE: ./src/shells/pull-request-file.ts





async function settleRun(run) {
    const { readRepositoryFile, settingsWith } = await __webpack_require__.e(/* import() */ 1270).then(__webpack_require__.bind(__webpack_require__, 51270));
    const toolLogs = run.config.mode === 'publish' ? [] : await (0,tool_logs/* toolLogsOf */.n)(run.config, run.line);
    const { source } = run.ports;
    const file = await readRepositoryFile(source, run.config.configFile);
    const registry = run.config.mode === 'publish' ? rule_registry/* NO_REGISTRY */.uM : await (0,rule_registry/* readRegistry */._5)(source, file);
    if (file === null)
        return { ...run, file, registry, toolLogs };
    const config = settingsWith(file, run.configWith);
    const { clientFor, facts } = (0,compose/* composePanel */.$A)(config);
    run.host.info((0,repository_settings/* fileLine */.RO)(file));
    for (const line of newLines(run.config, config))
        run.host.info(line);
    return { ...run, config, file, registry, toolLogs, ports: { ...run.ports, clientFor, facts } };
}
function newLines(before, after) {
    const lines = ({ panel, decisions }) => [...panel.map(seat_binding/* seatLine */.Z), ...decisions];
    const said = new Set(lines(before));
    return lines(after).filter((line) => !said.has(line));
}

// EXTERNAL MODULE: ./src/shells/pull-request-result.ts
var pull_request_result = __webpack_require__(76324);
// EXTERNAL MODULE: ./src/shells/pull-request-status.ts
var pull_request_status = __webpack_require__(76471);
;// CONCATENATED MODULE: ./src/shells/pull-request-run.ts








async function runOnPullRequest(given) {
    const facts = await given.ports.source.pullRequest();
    const skip = skipReason(facts, given.config);
    if (skip !== null)
        return skipRun(given, facts, skip);
    const run = await settleRun(given);
    if (run.config.mode === 'publish') {
        return (await __webpack_require__.e(/* import() */ 4366).then(__webpack_require__.bind(__webpack_require__, 14366))).publishFile(run, facts);
    }
    const input = inputOf(run);
    if (!run.config.dryRun)
        return reviewAndPublish(run, facts, input);
    const { dryRun } = await __webpack_require__.e(/* import() */ 5769).then(__webpack_require__.bind(__webpack_require__, 85769));
    await dryRun(run.line, input);
    return skipRun(run, facts, { reason: 'dry-run: nothing was sent to a model', isFinal: false });
}
function skipReason({ state, draft, labels }, config) {
    if (state !== 'open')
        return { reason: `the pull request is ${state}`, isFinal: false };
    if (draft && !config.reviewDrafts)
        return { reason: 'the pull request is a draft', isFinal: false };
    if (config.skipLabel !== null && labels.includes(config.skipLabel)) {
        return { reason: `the pull request has the label ${JSON.stringify(config.skipLabel)}`, isFinal: true };
    }
    return null;
}
async function skipRun(run, facts, skip) {
    if (skip.isFinal && run.config.mode !== 'analyse') {
        await (0,pull_request_status/* sayStatus */.c)(run, run.ports.board, (0,pull_request_status/* skippedStatus */.t)(facts.head.sha, skip.reason));
    }
    return { ...skippedResult(skip.reason, facts.head.sha), prVersion: facts.version };
}
function skippedResult(reason, headSha) {
    return {
        conclusion: 'skipped',
        headSha,
        prVersion: null,
        document: null,
        receipt: null,
        exitCode: 0,
        summary: () => `### Quorate: skipped\n\nNot reviewed: ${reason}.\n`,
        annotations: [],
        reasons: [reason],
        remedy: null,
        outcome: null,
    };
}
async function resultOrFault(run, config, signal) {
    try {
        return await run();
    }
    catch (error) {
        if (!(error instanceof errors/* ForgeError */.Q8))
            throw error;
        const reason = signal.aborted ? 'the run was interrupted' : error.message;
        return {
            ...skippedResult(reason, null),
            conclusion: 'incomplete',
            exitCode: config.onIncomplete === 'neutral' ? 0 : 1,
            remedy: error.remedy,
            summary: () => `### Quorate: incomplete\n\nNothing was concluded.\n\n${asCode(`${reason}\n${error.remedy}`)}\n`,
        };
    }
}
function asCode(text) {
    return text
        .split('\n')
        .map((row) => `    ${(0,lib_text/* logSafe */.sN)(row)}`)
        .join('\n');
}
function inputOf(run) {
    const { config, ports, host, line, withheld } = run;
    const { source, board: _board, statusUntil: _statusUntil, ...rest } = ports;
    return {
        ...rest,
        subject: { source },
        seats: config.panel.map(({ slot, binding }) => ({ slot, binding })),
        rules: (0,rule_registry/* withRegistry */.u$)(config, run.registry),
        settings: config.visible,
        today: (0,day/* dayOf */.k)(rest.clock),
        configuration: (0,rule_registry/* configurationOf */.QV)(config.configFile, run.file, run.registry),
        toolLogs: run.toolLogs,
        withheld,
        host,
        signal: line.signal,
    };
}
async function reviewAndPublish(run, facts, input) {
    const outcome = await (0,review/* review */.NQ)(input);
    for (const remark of run.ports.source.remarks())
        run.host.info(remark);
    const [{ reviewDocument }, { reviewLines }] = await Promise.all([
        __webpack_require__.e(/* import() */ 9312).then(__webpack_require__.bind(__webpack_require__, 69312)),
        __webpack_require__.e(/* import() */ 2258).then(__webpack_require__.bind(__webpack_require__, 72258)),
    ]);
    const document = reviewDocument(outcome);
    for (const line of reviewLines(document))
        run.host.info(line);
    if (run.config.mode === 'analyse' || input.withheld !== null) {
        const { verdict } = outcome;
        if (facts.version !== null)
            await (0,review/* writeReports */.Li)(outcome, input, facts.version);
        return (0,pull_request_result/* resultOf */.Bg)(run, { document, receipt: null, verdict, facts, outcome });
    }
    const published = await (0,pull_request_result/* publishDocument */.JG)(run, document, outcome.change);
    const { verdict } = published;
    const prVersion = (0,pull_request_result/* versionAfter */.dh)(facts, published.receipt);
    if (verdict.reasons.length > document.reasons.length || prVersion !== null) {
        await (0,review/* writeReports */.Li)({ ...outcome, verdict }, input, prVersion);
    }
    if (run.line.signal.aborted)
        await sayInterrupted(run, document.change.head.sha, verdict);
    return (0,pull_request_result/* resultOf */.Bg)(run, { document, ...published, facts, outcome });
}
const LAST_WORDS_MS = 2_500;
async function sayInterrupted(run, headSha, { conclusion }) {
    await (0,pull_request_status/* sayStatus */.c)(run, run.ports.statusUntil(AbortSignal.timeout(LAST_WORDS_MS)), {
        headSha,
        conclusion,
        title: `${conclusion}: the run was interrupted`,
        summary: 'The run was interrupted before everything was read and said. Start it again.',
    });
}


/***/ }),

/***/ 98496:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: () => (/* binding */ readPullRequestConfig),
/* harmony export */   Kd: () => (/* binding */ pullRequestNumber),
/* harmony export */   kz: () => (/* binding */ readNumber)
/* harmony export */ });
/* harmony import */ var _domain_publication_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76222);
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61245);
/* harmony import */ var _setting_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33730);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73033);
/* harmony import */ var _settings_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76752);





const NUMBER = /^[1-9][0-9]{0,9}$/;
const POSTS_ONLY = { reason: 'this job posts a review that another job made', codeReads: false };
function readPullRequestConfig(value, reading) {
    const { problems, keyless, prUpdate } = reading;
    const mode = oneOf(_settings_table_js__WEBPACK_IMPORTED_MODULE_2__/* .MODES */ .FN, value('mode'), 'full');
    const nobody = mode === 'publish' ? POSTS_ONLY : keyless;
    const config = (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .readConfig */ .Xg)(value, { ...reading, keyless: nobody });
    if (mode === 'publish' && config.reportDir === null) {
        problems.push('report-dir: name the folder that holds the review.json of the job that analysed');
    }
    return {
        ...config,
        mode,
        number: readNumber('pr-number', value, problems),
        publish: publishRules(value, prUpdate),
        reviewDrafts: (0,_setting_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isTrue */ .Hn)(value('review-drafts')),
        skipLabel: value('skip-label') === '' ? null : value('skip-label'),
    };
}
function pullRequestNumber(text) {
    return NUMBER.test(text) ? Number(text) : null;
}
function readNumber(name, value, problems) {
    const text = value(name);
    const number = pullRequestNumber(text);
    if (text === '' || number !== null)
        return number;
    problems.push(`${name}: ${JSON.stringify(text)} is not the number of a pull request`);
    return null;
}
function publishRules(value, prUpdate) {
    return {
        post: oneOf(_domain_publication_js__WEBPACK_IMPORTED_MODULE_3__/* .POSTS */ .Mn, value('post'), 'inline'),
        minSeverity: oneOf(_domain_severity_js__WEBPACK_IMPORTED_MODULE_4__/* .SEVERITIES */ .oC, value('min-severity'), 'suggestion'),
        maxComments: Number(value('max-comments')),
        verdict: oneOf(_domain_publication_js__WEBPACK_IMPORTED_MODULE_3__/* .VERDICTS */ .bk, value('verdict'), 'comment'),
        status: oneOf(_domain_publication_js__WEBPACK_IMPORTED_MODULE_3__/* .STATUS_WAYS */ .ac, value('status'), 'auto'),
        suggestions: (0,_setting_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isTrue */ .Hn)(value('suggestions')),
        blockerTasks: (0,_setting_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isTrue */ .Hn)(value('blocker-tasks')),
        prUpdate: value('pr-update') === '' ? prUpdate : (0,_setting_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isTrue */ .Hn)(value('pr-update')),
        stateKey: value('state-key') === '' ? null : value('state-key'),
    };
}
function oneOf(words, text, fallback) {
    return words.find((word) => word === text) ?? fallback;
}


/***/ }),

/***/ 76471:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ sayStatus),
/* harmony export */   t: () => (/* binding */ skippedStatus)
/* harmony export */ });
function skippedStatus(headSha, reason) {
    return {
        headSha,
        conclusion: 'skipped',
        title: `skipped: ${reason}`,
        summary: `Skipped: ${reason}.`,
    };
}
async function sayStatus({ config, place, host }, board, words) {
    const { ensureStatus } = await Promise.all(/* import() */[__webpack_require__.e(1202), __webpack_require__.e(2305)]).then(__webpack_require__.bind(__webpack_require__, 92305));
    const { remarks, problem } = await ensureStatus(board, config.publish.status, {
        ...words,
        failsIncomplete: config.onIncomplete === 'fail',
        annotations: [],
        url: place.runUrl,
    });
    for (const remark of remarks)
        host.warn(remark);
    if (problem !== null)
        host.warn(`the status could not be set: ${problem}`);
}


/***/ }),

/***/ 21801:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QV: () => (/* binding */ configurationOf),
/* harmony export */   _5: () => (/* binding */ readRegistry),
/* harmony export */   u$: () => (/* binding */ withRegistry),
/* harmony export */   uM: () => (/* binding */ NO_REGISTRY)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10241);
/* harmony import */ var _lib_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72269);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79112);
/* harmony import */ var _repository_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56901);




const NO_REGISTRY = { registry: [], names: [], globs: [] };
async function readRegistry(source, file) {
    const { files, leaveOut } = (0,_repository_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryRules */ .G)(file?.config ?? null).criteria;
    const where = file === null ? '' : `${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .logSafe */ .sN)(file.path)}: `;
    const shipped = __webpack_require__.e(/* import() */ 8592).then(__webpack_require__.bind(__webpack_require__, 58592));
    const own = files.length === 0
        ? { rules: [], names: [] }
        : await (await Promise.all(/* import() */[__webpack_require__.e(524), __webpack_require__.e(7339)]).then(__webpack_require__.bind(__webpack_require__, 37339))).readRuleFiles(source, files, where);
    const { SHIPPED_RULES } = await shipped;
    const ids = SHIPPED_RULES.map(({ id }) => id);
    const unknown = leaveOut.filter((id) => !ids.includes(id));
    if (unknown.length > 0)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL(unknown.map((id) => `${where}${unknownRule(id, ids)}`));
    const gone = new Set([...leaveOut, ...own.rules.map(({ id }) => id)]);
    return {
        registry: [
            ...own.rules.map((rule) => ({ ...rule, cue: null, checks: [] })),
            ...SHIPPED_RULES.filter(({ id }) => !gone.has(id)),
        ],
        names: own.names,
        globs: files,
    };
}
function unknownRule(id, ids) {
    const near = (0,_lib_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .p)(id, ids);
    const hint = near === null ? 'take it out' : `did you mean ${near}?`;
    return `skillConformance.leaveOut: ${id} is no rule of this program: ${hint}`;
}
function withRegistry(rules, { registry }) {
    return { ...rules, criteria: { ...rules.criteria, registry } };
}
function configurationOf(setting, found, { names, globs }) {
    return { names: [...(0,_repository_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .configNames */ .FG)(setting), ...names], ruleGlobs: globs, found };
}


/***/ }),

/***/ 20773:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ toolLogsOf)
/* harmony export */ });
async function toolLogsOf({ sarifImport }, { environment }) {
    if (sarifImport.length === 0)
        return [];
    const { readToolLogs } = await __webpack_require__.e(/* import() */ 4708).then(__webpack_require__.bind(__webpack_require__, 64708));
    return readToolLogs(sarifImport, { folder: '.', environment });
}


/***/ })

};
