export const id = 9160;
export const ids = [9160];
export const modules = {

/***/ 55808:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ markerLine),
/* harmony export */   F3: () => (/* binding */ shortHead),
/* harmony export */   GQ: () => (/* binding */ MARKER_LENGTH),
/* harmony export */   Pe: () => (/* binding */ withMarker),
/* harmony export */   QV: () => (/* binding */ sameText),
/* harmony export */   t7: () => (/* binding */ readMarker),
/* harmony export */   we: () => (/* binding */ markerOf)
/* harmony export */ });
/* unused harmony export MARKER_KINDS */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

const MARKER_KINDS = ['finding', 'summary', 'review', 'verdict'];
const HEAD_DIGITS = 12;
const SUM_DIGITS = 16;
const LONGEST_RUN = 64;
const HTML_LINE = /^<!-- quorate:v1 kind=([a-z]+)(?: fp=([0-9a-f]{16}))? head=([0-9a-f]{12}) run=([A-Za-z0-9._-]{1,64}) sum=([0-9a-f]{16}) -->$/;
const LINK_LINE = /^\[quorate\]: https:\/\/quorate\.invalid\/v1#kind=([a-z]+)(?:&fp=([0-9a-f]{16}))?&head=([0-9a-f]{12})&run=([A-Za-z0-9._-]{1,64})&sum=([0-9a-f]{16})$/;
const MARKER_LENGTH = 224;
function shortHead(sha) {
    return sha.slice(0, HEAD_DIGITS);
}
function markerOf(marker) {
    const run = marker.run.replace(/[^A-Za-z0-9._-]/g, '-').slice(0, LONGEST_RUN);
    return { ...marker, head: shortHead(marker.head), run: run === '' ? '-' : run };
}
function withMarker(text, marker, scope) {
    const kept = normalised(text);
    const exact = markerOf(marker);
    return `${kept}\n\n${lineOf(exact, sumOf(kept, exact, scope, scope.form), scope.form)}`;
}
function readMarker(body, scope) {
    const lines = normalised(body).split('\n');
    const read = readLine(lines.pop() ?? '');
    if (read === null)
        return null;
    const text = normalised(lines.join('\n'));
    return read.sum === sumOf(text, read.marker, scope, read.form) ? { text, marker: read.marker } : null;
}
function markerLine(body) {
    const line = normalised(body).split('\n').pop() ?? '';
    return readLine(line) === null ? null : line;
}
function sameText(a, b) {
    return normalised(a) === normalised(b);
}
function normalised(text) {
    return text
        .replace(/\r\n?/g, '\n')
        .split('\n')
        .map((line) => line.trimEnd())
        .join('\n')
        .trimEnd();
}
function lineOf(marker, sum, form) {
    const { kind, fingerprint, head, run } = marker;
    const fields = [
        `kind=${kind}`,
        ...(fingerprint === null ? [] : [`fp=${fingerprint}`]),
        `head=${head}`,
        `run=${run}`,
        `sum=${sum}`,
    ];
    return form === 'html-comment'
        ? `<!-- quorate:v1 ${fields.join(' ')} -->`
        : `[quorate]: https://quorate.invalid/v1#${fields.join('&')}`;
}
function readLine(line) {
    const html = HTML_LINE.exec(line);
    const [, word, print, head, run, sum] = html ?? LINK_LINE.exec(line) ?? [];
    const kind = MARKER_KINDS.find((known) => known === word);
    if (kind === undefined || head === undefined || run === undefined || sum === undefined)
        return null;
    if ((kind === 'finding') !== (print !== undefined))
        return null;
    const form = html === null ? 'link-definition' : 'html-comment';
    return { marker: { kind, fingerprint: print ?? null, head, run }, sum, form };
}
function sumOf(text, marker, scope, form) {
    const { kind, fingerprint, head, run } = marker;
    const repository = scope.repository.toLowerCase();
    const version = form === 'html-comment' ? ['v1'] : ['v1', form];
    const bound = JSON.stringify([...version, repository, scope.number, kind, fingerprint, head, run, text]);
    const hash = scope.stateKey === null ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256') : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', scope.stateKey);
    return hash.update(bound).digest('hex').slice(0, SUM_DIGITS);
}


/***/ }),

/***/ 49160:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPipe: () => (/* binding */ runPipe)
});

// EXTERNAL MODULE: ./src/domain/errors.ts
var errors = __webpack_require__(10241);
// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(79112);
// EXTERNAL MODULE: ./src/shells/setting-values.ts
var setting_values = __webpack_require__(33730);
;// CONCATENATED MODULE: ./src/shells/bitbucket-credentials.ts

const EMAIL = /^[^\s:@]+@[^\s:@]+$/;
const INSTEAD = 'Make an access token of the repository and give it as BITBUCKET_ACCESS_TOKEN, or an API token with scopes and give it as BITBUCKET_API_TOKEN with BITBUCKET_EMAIL';
function bitbucketCredentials(value, environment, problems) {
    const [access, email, token] = ['bitbucket-access-token', 'bitbucket-email', 'bitbucket-api-token'].map(value);
    const problem = credentialsProblem({ access, email, token }, appPassword(environment));
    if (problem !== null) {
        problems.push(problem);
        return null;
    }
    if (access)
        return { kind: 'access-token', token: access };
    return { kind: 'api-token', email: email ?? '', token: token ?? '' };
}
function credentialsProblem({ access, email, token }, passwordName) {
    if (access && token)
        return 'bitbucket-access-token: BITBUCKET_API_TOKEN is given too; keep one of them';
    if (access)
        return null;
    if (!token && passwordName !== null) {
        return `${passwordName}: app passwords stopped working on 28 July 2026. ${INSTEAD}`;
    }
    if (!token && !email) {
        return 'bitbucket-access-token: no credentials were given. Set it, or BITBUCKET_EMAIL with BITBUCKET_API_TOKEN, from secured variables; pipelines of a fork get none of those of the main repository';
    }
    if (!token)
        return 'bitbucket-api-token: BITBUCKET_EMAIL is given without it; set both';
    if (!email)
        return 'bitbucket-email: BITBUCKET_API_TOKEN is given without it; set the address of its account';
    return EMAIL.test(email) ? null : `bitbucket-email: ${JSON.stringify(email)} is not an e-mail address`;
}
function appPassword(environment) {
    if (environment.BITBUCKET_APP_PASSWORD)
        return 'BITBUCKET_APP_PASSWORD';
    const { BITBUCKET_USERNAME, BITBUCKET_PASSWORD } = environment;
    return BITBUCKET_USERNAME && BITBUCKET_PASSWORD ? 'BITBUCKET_PASSWORD' : null;
}
function bitbucketSecrets(raw, environment) {
    const [email, token] = ['bitbucket-email', 'bitbucket-api-token'].map((name) => raw[name]?.trim() ?? '');
    const others = [environment.BITBUCKET_APP_PASSWORD, environment.BITBUCKET_PASSWORD];
    return [...(0,setting_values/* secretValues */.VX)(raw), ...(token === '' ? [] : [`${email}:${token}`]), ...others].filter((secret) => secret !== undefined && secret !== '');
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./src/adapters/forge/fields.ts
var forge_fields = __webpack_require__(79039);
// EXTERNAL MODULE: ./src/adapters/forge/words.ts
var forge_words = __webpack_require__(16337);
;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/problem.ts




const MAX_PLACE = 160;
function complaintsOf(data) {
    const cloud = (0,forge_fields.at)(data, 'error');
    const fields = Object.entries((0,forge_fields/* fieldsOf */.Pf)((0,forge_fields.at)(cloud, 'fields')) ?? {}).map(([name, words]) => `${name}: ${Array.isArray(words) ? words.join(', ') : String(words)}`);
    const errors = (0,forge_fields.at)(data, 'errors');
    const list = Array.isArray(errors) ? errors : [];
    return [
        (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(cloud, 'message')),
        ...fields,
        (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(cloud, 'detail')),
        ...list.map((error) => (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(error, 'message'))),
    ].filter((text) => text !== null);
}
function exceptionOf(data) {
    const errors = (0,forge_fields.at)(data, 'errors');
    const [first] = Array.isArray(errors) ? errors : [];
    return ((0,forge_fields/* textOf */.b6)((0,forge_fields.at)(first, 'exceptionName')) ?? '').replace(/^.*\./, '');
}
function wordsOf(answer, { server }, secret) {
    const said = (0,forge_words/* clean */.u)(complaintsOf(answer.data).join('; '), secret);
    return `${server} answered ${answer.status}${said === '' ? '' : `: ${said}`}`;
}
function readProblems(words, secret) {
    const { server, address } = words;
    const line = (place, text) => `${(0,lib_text/* oneLine */.TN)(place, MAX_PLACE)}: ${text}`;
    return {
        refused: (place, answer) => new errors/* ForgeError */.Q8(line(place, wordsOf(answer, words, secret)), remedyFor(answer.status, words), {
            status: answer.status,
            retryable: answer.status >= 500 || answer.status === 408,
        }),
        broken: (place, broken) => new errors/* ForgeError */.Q8(line(place, (0,forge_words/* clean */.u)(broken.message, secret)), brokenRemedy(broken, address), {
            retryable: broken.passing,
        }),
        limited: (place, message) => new errors/* ForgeError */.Q8(line(place, message), `start the run again later, or give ${server} an account of its own`, {
            retryable: true,
        }),
    };
}
function remedyFor(status, words) {
    if (status === 401)
        return words.unknown;
    if (status === 403)
        return words.forbidden;
    if (status === 404)
        return words.missing;
    if (status >= 500 || status === 408)
        return 'try again later';
    return `check the request against the version of the server; ${words.address} names it`;
}
function brokenRemedy({ foreign }, address) {
    return foreign
        ? `something else answers at this address, such as a login page: check ${address}, the proxy and the credentials`
        : `check the network, the proxy and ${address}, then try again`;
}
function unreadable(place, what, { server, address }) {
    return new errors/* ForgeError */.Q8(`${(0,lib_text/* oneLine */.TN)(place, MAX_PLACE)}: the answer is not as ${server} describes it (${what})`, `check ${address} and what answers there`);
}

// EXTERNAL MODULE: ./src/adapters/forge/client-parts.ts + 1 modules
var client_parts = __webpack_require__(75435);
// EXTERNAL MODULE: ./src/adapters/forge/exchange.ts
var exchange = __webpack_require__(84095);
// EXTERNAL MODULE: ./src/adapters/forge/reader.ts
var reader = __webpack_require__(50833);
// EXTERNAL MODULE: ./src/adapters/forge/writer.ts
var forge_writer = __webpack_require__(77121);
// EXTERNAL MODULE: ./src/adapters/http-hints.ts
var http_hints = __webpack_require__(69013);
;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/limits.ts

const SHORTEST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60 * 60_000;
function limitOf(answer, nowMs) {
    if (answer.status !== 429)
        return null;
    const { afterMs } = (0,http_hints/* readRetryHints */.r)(answer.headers, nowMs);
    const known = afterMs === null ? null : Math.min(Math.max(afterMs, SHORTEST_WAIT_MS), LONGEST_WAIT_MS);
    return { kind: 'primary', afterMs: known };
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/spacing.ts
function createSpacing(clock, spacingMs, signal) {
    let lastMs = Number.NEGATIVE_INFINITY;
    let queue = Promise.resolve();
    const turn = async () => {
        const waitMs = lastMs + spacingMs - clock.monotonicMs();
        if (waitMs > 0)
            await clock.sleep(waitMs, signal).catch(() => undefined);
        lastMs = clock.monotonicMs();
    };
    return () => {
        queue = queue.then(turn);
        return queue;
    };
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/rest.ts







const UNKNOWN_WAIT_MS = 5_000;
const JSON_MEDIA = 'application/json';
function createRestApi(options) {
    const parts = partsOf(options);
    const writer = (0,forge_writer/* createWriter */.u)(parts, options.paceMs);
    return {
        baseUrl: options.baseUrl,
        get: async (path, get = {}) => (await (0,reader/* read */.L)(parts, { method: 'GET', path, body: null, ...get }, get)).answer,
        write: (method, path, body) => writer.write({ method, path, body: body === undefined ? null : JSON.stringify(body) }),
    };
}
function partsOf(options) {
    const { server, secret, problems } = options;
    const spacing = createSpacing(options.clock, options.spacingMs ?? 0, options.signal);
    return (0,client_parts/* clientParts */.Q)(options, {
        way: {
            server,
            send: async (call) => {
                await spacing();
                const result = await send(call, options);
                if (result.kind === 'answer')
                    options.onHeaders?.(result.answer.headers);
                return result;
            },
            nameOf: ({ method, path }) => `${method} ${path.replace(/\?.*$/, '')}`,
            resourceOf: () => 'api',
            limitOf: limitOf,
            secret,
        },
        limits: { resources: ['api'], unknownWaitMs: UNKNOWN_WAIT_MS },
        problems,
    });
}
function send(call, { baseUrl, authorization, http, signal, writeHeaders, via }) {
    const { method, body, accept = JSON_MEDIA, maxBytes } = call;
    return (0,exchange/* exchange */.cv)({
        http,
        request: {
            method,
            url: `${baseUrl}${call.path}`,
            headers: {
                accept,
                ...(body === null ? {} : { 'content-type': JSON_MEDIA }),
                ...(method === 'GET' ? {} : writeHeaders),
                ...(authorization === null ? {} : { authorization }),
            },
            body,
            signal,
            ...(via === undefined ? {} : { via }),
        },
        expects: accept === JSON_MEDIA ? 'json' : 'bytes',
        ...(maxBytes === undefined ? {} : { maxBytes }),
    });
}
function route(texts, ...values) {
    return texts.reduce((path, text, index) => `${path}${encoded(values[index - 1] ?? '')}${text}`);
}
function encoded(value) {
    const text = encodeURIComponent(String(value).replace(/\p{Cs}/gu, '\ufffd'));
    if (text === '.' || text === '..')
        throw new errors/* ForgeError */.Q8(`${text} is not a name`, 'check the names given');
    return text.replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
function filePath(path) {
    const segments = path.split('/');
    if (segments.some((segment) => ['', '.', '..'].includes(segment)))
        return null;
    return segments.map(encoded).join('/');
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/cloud/api.ts





const CLOUD_WORDS = {
    server: 'Bitbucket Cloud',
    address: 'BITBUCKET_API_URL',
    unknown: 'check BITBUCKET_ACCESS_TOKEN, or BITBUCKET_EMAIL with BITBUCKET_API_TOKEN: wrong, expired or revoked. App passwords stopped working on 28 July 2026: make an API token with scopes, or an access token of the repository',
    forbidden: 'give the token the scopes `repository` and `pullrequest:write` (an API token: `read:repository:bitbucket`, `read:pullrequest:bitbucket` and `write:pullrequest:bitbucket`)',
    missing: 'check workspace, repository and number; a token without `repository` and `pullrequest` sees nothing there',
};
const PACE_MS = 100;
const PAGE_SIZE = 100;
const MAX_PAGES = 100;
function createBitbucketCloudApi(options) {
    const { apiUrl, workspace, repo, credentials } = options;
    let scopes = null;
    const baseUrl = apiUrl.replace(/\/+$/, '');
    const rest = createRestApi({
        ...options,
        server: CLOUD_WORDS.server,
        baseUrl,
        authorization: authorizationOf(credentials),
        secret: credentials.token,
        problems: readProblems(CLOUD_WORDS, credentials.token),
        paceMs: options.paceMs ?? PACE_MS,
        onHeaders: (headers) => {
            const told = headers['x-oauth-scopes'];
            if (told !== undefined)
                scopes = told.split(/[\s,]+/).filter((scope) => scope !== '');
        },
    });
    return {
        ...rest,
        workspace,
        repo,
        repositoryPath: route `/repositories/${workspace}/${repo}`,
        credentials: credentials.kind,
        getAll: (path, enough = Number.POSITIVE_INFINITY) => readAllPages(rest, path, enough),
        scopes: () => scopes,
    };
}
function authorizationOf(credentials) {
    if (credentials.kind === 'access-token')
        return `Bearer ${credentials.token}`;
    return `Basic ${external_node_buffer_.Buffer.from(`${credentials.email}:${credentials.token}`).toString('base64')}`;
}
async function readAllPages(api, first, enough) {
    const items = new Map();
    const seen = new Set();
    let path = `${first}${first.includes('?') ? '&' : '?'}pagelen=${PAGE_SIZE}`;
    for (;;) {
        seen.add(path);
        const { values, next } = await readPage(api, path, first);
        for (const item of values)
            items.set(keyOf(item), item);
        if (next === null || items.size >= enough)
            return [...items.values()];
        if (seen.has(next))
            throw unreadable(`GET ${first}`, 'pages that lead in a circle', CLOUD_WORDS);
        if (seen.size === MAX_PAGES)
            throw unreadable(`GET ${first}`, `more than ${MAX_PAGES} pages`, CLOUD_WORDS);
        path = next;
    }
}
async function readPage(api, path, first) {
    const { data } = await api.get(path);
    const values = (0,forge_fields.at)(data, 'values');
    if (!Array.isArray(values))
        throw unreadable(`GET ${first}`, 'no list', CLOUD_WORDS);
    const next = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(data, 'next'));
    return { values, next: next === null ? null : pathIn(api, next) };
}
function pathIn({ baseUrl }, address) {
    const base = new URL(baseUrl);
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url === null || url.origin !== base.origin || !url.pathname.startsWith(`${base.pathname}/`)) {
        throw new errors/* ForgeError */.Q8('Bitbucket Cloud names a next page at another address, which is not asked', 'check BITBUCKET_API_URL and what answers there');
    }
    return `${url.pathname.slice(base.pathname.length)}${url.search}`;
}
function keyOf(item) {
    for (const name of ['id', 'uuid', 'external_id']) {
        const id = (0,forge_fields/* idOf */.TH)((0,forge_fields.at)(item, name));
        if (id !== null)
            return `${name} ${id}`;
    }
    return JSON.stringify(item);
}

// EXTERNAL MODULE: ./src/domain/marker.ts
var marker = __webpack_require__(55808);
;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/cloud/account.ts





const UNKNOWN_ME = { id: null, login: 'x-token-auth', kind: 'bot' };
const OWN_ACCOUNT_REMEDY = 'give the API token the scope `read:user:bitbucket`: without it nobody can tell which comments are ours';
function accountOf(value) {
    const id = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(value, 'uuid'));
    if (id === null || id === '')
        return null;
    const login = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(value, 'nickname')) ?? (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(value, 'display_name')) ?? '';
    const type = (0,forge_fields.at)(value, 'type');
    return { id, login, kind: type === 'app_user' ? 'bot' : type === 'user' ? 'user' : 'unknown' };
}
function createIdentity(api) {
    let sure = null;
    return {
        of: async (comments) => {
            if (api.credentials === 'api-token')
                sure ??= await readOwnAccount(api);
            return sure ?? likelyAccount(comments) ?? UNKNOWN_ME;
        },
        known: () => sure,
        learn: (user) => {
            sure ??= accountOf(user);
        },
    };
}
async function readOwnAccount(api) {
    const { status, data } = await api.get('/user', { allow: [403] });
    if (status === 403) {
        throw new errors/* ForgeError */.Q8('GET /user: Bitbucket Cloud answered 403', OWN_ACCOUNT_REMEDY, { status });
    }
    const account = accountOf(data);
    if (account === null)
        throw unreadable('GET /user', 'no uuid', CLOUD_WORDS);
    return account;
}
function likelyAccount(comments) {
    const firstBy = new Map();
    let newest = null;
    for (const { author, body } of comments) {
        const line = author?.kind === 'bot' ? (0,marker/* markerLine */.B_)(body) : null;
        if (author === null || line === null)
            continue;
        if (!firstBy.has(line))
            firstBy.set(line, author.id);
        if (firstBy.get(line) === author.id)
            newest = author;
    }
    return newest;
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/cloud/board-pages.ts

const CLOUD_WEB = 'https://bitbucket.org';
const CLOUD_API_HOST = 'api.bitbucket.org';
const MAX_BUILD_URL = 450;
const PRIVATE_HOST = /(?:^|\.)(?:localhost|local|internal|localdomain|invalid|test)$|^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|^\[/i;
function webOrigin(baseUrl) {
    const { host, origin } = new URL(baseUrl);
    return host === CLOUD_API_HOST ? CLOUD_WEB : origin;
}
function permalink({ baseUrl, workspace, repo }, sha, { path, line }) {
    const page = `${webOrigin(baseUrl)}${route `/${workspace}/${repo}/src/${sha}/`}${filePath(path) ?? ''}`;
    return line === null ? page : `${page}#lines-${line}`;
}
function buildUrl({ baseUrl, workspace, repo }, page, wanted) {
    const path = page.number === null
        ? route `/${workspace}/${repo}/commits/${page.sha}`
        : route `/${workspace}/${repo}/pull-requests/${page.number}`;
    const candidates = [...wanted, `${webOrigin(baseUrl)}${path}`].map((url) => publicUrl(url));
    return candidates.find((url) => url !== null) ?? `${CLOUD_WEB}${path}`;
}
function publicUrl(text) {
    if (text === null || !URL.canParse(text))
        return null;
    const url = new URL(text);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return null;
    const isPublic = url.hostname.includes('.') && !PRIVATE_HOST.test(url.hostname.replace(/\.$/, ''));
    if (!isPublic || url.username !== '' || url.password !== '')
        return null;
    const href = url.href.replaceAll('{', '%7B').replaceAll('}', '%7D');
    return href.length <= MAX_BUILD_URL ? href : null;
}

// EXTERNAL MODULE: ./src/domain/pull-request.ts
var pull_request = __webpack_require__(12901);
// EXTERNAL MODULE: ./src/adapters/forge/pull-request-source.ts + 2 modules
var pull_request_source = __webpack_require__(67197);
;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/cloud/pull-request.ts








const NOT_FOUND = 404;
const HIDDEN = [403, NOT_FOUND];
const STATES = new Map([
    ['OPEN', 'open'],
    ['MERGED', 'merged'],
    ['DECLINED', 'closed'],
    ['SUPERSEDED', 'closed'],
]);
const HASH = /^[0-9a-f]{7,64}$/;
const SLUG = /^(?!\.+$)(?:[\w.-]+|\{[0-9a-f-]+\})$/i;
async function readPullRequest(api, number, pinnedHead) {
    const place = `${api.repositoryPath}${route `/pullrequests/${number}`}`;
    const { status, data } = await api.get(place, { allow: [NOT_FOUND] });
    if (status === NOT_FOUND) {
        throw new errors/* ForgeError */.Q8(`there is no pull request ${number} in ${api.workspace}/${api.repo} that this token may see`, CLOUD_WORDS.missing, { status });
    }
    const said = saidOf(data);
    if (said === null || said.number !== number) {
        throw unreadable(`GET ${place}`, 'no such pull request, or half of one', CLOUD_WORDS);
    }
    const { head, base, ...facts } = said;
    if (pinnedHead !== null && !(0,pull_request_source/* isSameCommit */.s)(pinnedHead, head.hash)) {
        throw new pull_request/* SupersededError */.Z(pinnedHead, head.hash);
    }
    const isFork = head.repoId === null || head.repoId !== base.repoId;
    const forkPath = isFork ? pathOf((0,forge_fields.at)(data, 'source', 'repository')) : null;
    const known = pinnedHead?.startsWith(head.hash) === true ? (0,forge_fields/* shaOf */.ye)(pinnedHead) : null;
    const headSha = known ?? (await readHash(api, head.hash, forkPath));
    const baseSha = await readHash(api, base.hash, null);
    return {
        facts: {
            ...facts,
            head: { ref: head.ref, sha: headSha, repoId: head.repoId },
            base: { ref: base.ref, sha: baseSha, repoId: base.repoId },
            isFork,
        },
        forkPath,
    };
}
function saidOf(data) {
    const number = (0,forge_fields/* wholeOf */.l2)((0,forge_fields.at)(data, 'id'));
    const title = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(data, 'title'));
    const state = STATES.get((0,forge_fields.at)(data, 'state'));
    const head = endOf((0,forge_fields.at)(data, 'source'));
    const base = endOf((0,forge_fields.at)(data, 'destination'));
    if (number === null || title === null || state === undefined || head === null || base === null)
        return null;
    return {
        number,
        state,
        draft: (0,forge_fields.at)(data, 'draft') === true,
        locked: false,
        title,
        body: (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(data, 'description')) ?? (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(data, 'summary', 'raw')),
        head,
        base,
        author: accountOf((0,forge_fields.at)(data, 'author')),
        labels: [],
        changedFiles: null,
        version: null,
    };
}
function endOf(value) {
    const ref = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(value, 'branch', 'name'));
    const hash = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(value, 'commit', 'hash'));
    if (ref === null || hash === null || !HASH.test(hash))
        return null;
    return { ref, hash, repoId: (0,forge_fields/* idOf */.TH)((0,forge_fields.at)(value, 'repository', 'uuid')) };
}
function pathOf(repository) {
    const [workspace = '', repo = '', ...more] = ((0,forge_fields/* textOf */.b6)((0,forge_fields.at)(repository, 'full_name')) ?? '').split('/');
    if (!SLUG.test(workspace) || !SLUG.test(repo) || more.length > 0)
        return null;
    return route `/repositories/${workspace}/${repo}`;
}
async function readHash(api, hash, forkPath) {
    const full = (0,forge_fields/* shaOf */.ye)(hash);
    if (full !== null)
        return full;
    const place = `${api.repositoryPath}${route `/commit/${hash}`}`;
    const own = await api.get(place, forkPath === null ? {} : { allow: HIDDEN });
    const { data } = own.status === 200 || forkPath === null ? own : await api.get(`${forkPath}${route `/commit/${hash}`}`);
    const sha = (0,forge_fields/* shaOf */.ye)((0,forge_fields.at)(data, 'hash'));
    if (sha === null || !sha.startsWith(hash)) {
        throw unreadable(`GET ${place}`, 'no hash of the commit', CLOUD_WORDS);
    }
    return sha;
}
async function readMergeBase(api, { base, head }) {
    const place = `${api.repositoryPath}${route `/merge-base/${head.sha}..${base.sha}`}`;
    const { data } = await api.get(place, { allow: HIDDEN });
    return (0,forge_fields/* shaOf */.ye)((0,forge_fields.at)(data, 'hash'));
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/cloud/board-pull.ts





function pullPath({ repositoryPath }, number) {
    return `${repositoryPath}${route `/pullrequests/${number}`}`;
}
function createPullReader(api, options) {
    const place = pullPath(api, options.number);
    const fullHashes = new Map();
    let branch = null;
    const read = async () => {
        const { data } = await api.get(place);
        const state = STATES.get((0,forge_fields.at)(data, 'state'));
        const baseRef = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(data, 'destination', 'branch', 'name'));
        const short = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(data, 'source', 'commit', 'hash'));
        if (state === undefined || baseRef === null || short === null || !HASH.test(short)) {
            throw unreadable(`GET ${place}`, 'no head, base or state', CLOUD_WORDS);
        }
        branch = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(data, 'source', 'branch', 'name'));
        const known = (await options.knownHead?.()) ?? null;
        if (known?.startsWith(short) === true)
            fullHashes.set(short, known);
        const headSha = fullHashes.get(short) ?? (await readHash(api, short, forkPath(api, data)));
        fullHashes.set(short, headSha);
        return { data, state, headSha, baseRef, sourceBranch: branch };
    };
    return { read, branch: async () => branch ?? (await read()).sourceBranch };
}
function forkPath({ repositoryPath }, data) {
    const path = pathOf((0,forge_fields.at)(data, 'source', 'repository'));
    return path?.toLowerCase() === repositoryPath.toLowerCase() ? null : path;
}
function nowOf({ headSha, baseRef, state }) {
    return { headSha, baseRef, state, locked: false, version: null };
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/cloud/comments.ts



function commentsPath({ repositoryPath }, number) {
    return `${repositoryPath}${route `/pullrequests/${number}/comments`}`;
}
async function readConversation(api, number) {
    return conversationOf(await api.getAll(commentsPath(api, number)));
}
function conversationOf(items) {
    const read = items.map(commentOf).filter((comment) => comment !== null);
    const sorted = read.sort((a, b) => Number(a.id) - Number(b.id));
    const threads = new Map();
    const roots = new Map();
    let strange = items.length - read.length;
    for (const comment of sorted) {
        const root = comment.parent === null ? comment : roots.get(comment.parent);
        if (root === undefined) {
            strange += 1;
            continue;
        }
        roots.set(comment.id, root);
        if (comment.hidden)
            continue;
        if (comment === root && root.inline !== null)
            threads.set(root.id, { root, answers: [] });
        else
            threads.get(root.id)?.answers.push(comment);
    }
    const shown = sorted.filter(({ hidden }) => !hidden);
    return {
        threads: [...threads.values()].map(({ root, answers }) => threadOf(root, answers)),
        notes: shown
            .filter(({ parent, inline }) => parent === null && inline === null)
            .map((comment) => comment.shown),
        comments: shown.map((comment) => comment.shown),
        strange,
    };
}
function threadOf(root, answers) {
    const { path = '', to = null, from = null, outdated = null } = root.inline ?? {};
    const line = to ?? from;
    return {
        id: root.id,
        path,
        subject: line === null ? 'file' : 'line',
        side: line === null ? null : to === null ? 'LEFT' : 'RIGHT',
        line: outdated === true ? null : line,
        originalLine: line,
        resolved: root.resolved,
        outdated,
        canResolve: true,
        comments: [root, ...answers].map(({ shown }) => shown),
    };
}
function commentOf(value) {
    const id = (0,forge_fields/* idOf */.TH)((0,forge_fields.at)(value, 'id'));
    const hidden = (0,forge_fields.at)(value, 'deleted') === true || (0,forge_fields.at)(value, 'pending') === true;
    const raw = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(value, 'content', 'raw'));
    const body = hidden ? (raw ?? '') : raw;
    const parent = (0,forge_fields.at)(value, 'parent') ?? null;
    const parentId = (0,forge_fields/* idOf */.TH)((0,forge_fields.at)(parent, 'id'));
    const place = (0,forge_fields.at)(value, 'inline') ?? null;
    const inline = inlineOf(place);
    if (id === null || !/^\d+$/.test(id) || body === null)
        return null;
    if ((parent !== null && parentId === null) || (place !== null && inline === null && !hidden))
        return null;
    return {
        id,
        parent: parentId,
        hidden,
        inline,
        resolved: (0,forge_fields/* fieldsOf */.Pf)((0,forge_fields.at)(value, 'resolution')) !== null,
        shown: {
            id,
            author: accountOf((0,forge_fields.at)(value, 'user')),
            body,
            url: (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(value, 'links', 'html', 'href')),
            minimised: false,
        },
    };
}
function inlineOf(value) {
    const path = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(value, 'path'));
    if (path === null || path === '')
        return null;
    const outdated = (0,forge_fields.at)(value, 'outdated') ?? (0,forge_fields.at)(value, 'out_dated');
    return {
        path,
        to: (0,forge_fields/* lineOf */.cA)((0,forge_fields.at)(value, 'to')),
        from: (0,forge_fields/* lineOf */.cA)((0,forge_fields.at)(value, 'from')),
        outdated: typeof outdated === 'boolean' ? outdated : null,
    };
}

// EXTERNAL MODULE: ./src/lib/thrown.ts
var thrown = __webpack_require__(30461);
;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/cloud/refusals.ts





const COMMENT_REMEDY = CLOUD_WORDS.forbidden;
const PLACE_FIELD = /^(?:inline(?:\..*)?|(?:inline\.)?(?:to|from|path|start_to|start_from))$/;
const TEXT_FIELD = /^(?:content(?:\..*)?|raw)$/;
const REFUSALS = [
    [/\b(?:your|their) own (?:pull request|change)|\bauthor of (?:the|this) pull request\b/i, 'own-change'],
    [/\b(?:closed|merged|declined|superseded|archived|read[- ]only)\b|only open pull requests/i, 'closed'],
    [/\btoo (?:long|large|big)\b|\bat most [\d,]+ char|\bmaximum length\b/i, 'too-long'],
    [/\b(?:inline|start_to|start_from)\b/i, 'anchor'],
];
const SCOPE = /^[a-z][a-z:_-]{0,60}$/;
const SCOPE_WORDS = /\bscopes?\b/i;
function resultOf(write, kind, idIn = (data) => (0,forge_fields/* idOf */.TH)((0,forge_fields.at)(data, 'id'))) {
    if (write.kind === 'unclear')
        return { kind: 'unclear', message: write.message };
    if (write.kind !== 'answer')
        return { kind: 'failed', message: write.message };
    const { answer } = write;
    if (answer.status < 200 || answer.status > 299)
        return refusedBy(answer, kind);
    const id = idIn(answer.data) ?? kind.changes;
    if (id !== null)
        return { kind: 'done', id, url: (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(answer.data, 'links', 'html', 'href')) };
    return { kind: 'unclear', message: `${CLOUD_WORDS.server} answered ${answer.status} without an id` };
}
function resultOfError(error) {
    const message = (0,thrown/* messageOf */.b)(error);
    const isDenied = error instanceof errors/* ForgeError */.Q8 && (error.status === 401 || error.status === 403);
    return isDenied ? { kind: 'denied', message, remedy: error.remedy } : { kind: 'failed', message };
}
function refusedBy(answer, kind) {
    const message = wordsOf(answer, CLOUD_WORDS, '');
    const isChange = kind.changes !== null;
    switch (answer.status) {
        case 401:
            return { kind: 'denied', message, remedy: CLOUD_WORDS.unknown };
        case 403:
            return forbidden(answer, kind, message);
        case 404:
            return isChange ? { kind: 'gone', message } : { kind: 'denied', message, remedy: CLOUD_WORDS.missing };
        case 410:
            return isChange ? { kind: 'gone', message } : refusal('closed', message);
        case 413:
            return refusal('too-long', message);
        default:
            return answer.status < 400 ? { kind: 'failed', message } : refusal(refusalOf(answer.data), message);
    }
}
function forbidden(answer, { changes, remedy }, message) {
    const scopes = requiredScopes(answer.data);
    if (scopes.length > 0) {
        const names = scopes.map((scope) => `\`${scope}\``).join(', ');
        return { kind: 'denied', message, remedy: `the token lacks ${names}: ${remedy}` };
    }
    if (SCOPE_WORDS.test(message))
        return { kind: 'denied', message, remedy };
    if (changes !== null)
        return { kind: 'gone', message };
    return refusalOf(answer.data) === 'closed'
        ? refusal('closed', message)
        : { kind: 'denied', message, remedy };
}
function requiredScopes(data) {
    const required = (0,forge_fields.at)(data, 'error', 'detail', 'required');
    const list = Array.isArray(required) ? required : [];
    return list.map(forge_fields/* textOf */.b6).flatMap((scope) => (scope !== null && SCOPE.test(scope) ? [scope] : []));
}
function refusal(word, message) {
    return { kind: 'refused', refusal: word, message };
}
function refusalOf(data) {
    const fields = Object.keys((0,forge_fields/* fieldsOf */.Pf)((0,forge_fields.at)(data, 'error', 'fields')) ?? {});
    if (fields.some((name) => PLACE_FIELD.test(name)))
        return 'anchor';
    if (fields.some((name) => TEXT_FIELD.test(name)))
        return 'too-long';
    const text = complaintsOf(data).join('\n');
    return REFUSALS.find(([words]) => words.test(text))?.[1] ?? 'other';
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/cloud/verdict.ts





const verdict_STATES = new Map([
    ['approved', 'approved'],
    ['changes_requested', 'changes-requested'],
]);
const WAYS = { approved: 'approve', 'changes-requested': 'request-changes' };
function reviewsOf({ data }) {
    const participants = (0,forge_fields.at)(data, 'participants');
    const list = Array.isArray(participants) ? participants : [];
    return list.flatMap((participant) => {
        const author = accountOf((0,forge_fields.at)(participant, 'user'));
        const state = verdict_STATES.get((0,forge_fields/* textOf */.b6)((0,forge_fields.at)(participant, 'state')) ?? '');
        if (author === null || author.id === null || state === undefined)
            return [];
        return [{ id: author.id, author, body: '', commit: null, state }];
    });
}
async function giveVerdict(api, { number, verdict, identity, }) {
    const write = await api.write('POST', `${pullPath(api, number)}/${verdict}`);
    if (write.kind === 'answer' && write.answer.status === 409) {
        const isGiven = /\balready\b/i.test(complaintsOf(write.answer.data).join(' '));
        if (isGiven)
            return { kind: 'kept', id: identity.known()?.id ?? '', url: null };
    }
    if (write.kind === 'answer')
        identity.learn((0,forge_fields.at)(write.answer.data, 'user'));
    const kind = { remedy: COMMENT_REMEDY, changes: null };
    return resultOf(write, kind, (data) => accountOf((0,forge_fields.at)(data, 'user'))?.id ?? null);
}
async function takeBack(api, number, standing) {
    let result = { kind: 'gone', message: 'no verdict of ours stands' };
    for (const { id, state } of standing) {
        if (state !== 'approved' && state !== 'changes-requested')
            continue;
        const write = await api.write('DELETE', `${pullPath(api, number)}/${WAYS[state]}`);
        result = resultOf(write, { remedy: COMMENT_REMEDY, changes: id });
        if (result.kind !== 'done')
            return result;
    }
    return result;
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/cloud/comments-write.ts





const CREATES = { remedy: COMMENT_REMEDY, changes: null };
function commentWrites(api, writing) {
    const path = commentsPath(api, writing.number);
    const create = async (body, place = {}) => {
        const write = await api.write('POST', path, { content: { raw: body }, ...place });
        if (write.kind === 'answer')
            writing.identity.learn((0,forge_fields.at)(write.answer.data, 'user'));
        return resultOf(write, CREATES);
    };
    return {
        submitReview: (review) => submitReview(review, {
            comment: ({ anchor, body }) => create(body, { inline: comments_write_inlineOf(anchor) }),
            judge: (verdict) => giveVerdict(api, { ...writing, verdict }),
        }),
        commentOnFile: ({ path: file, body }) => create(body, { inline: { path: file } }),
        createNote: (body) => create(body),
        updateNote: (id, body) => withId(id, async (kind) => resultOf(await api.write('PUT', `${path}${route `/${id}`}`, { content: { raw: body } }), kind)),
        deleteComment: ({ id }) => withId(id, async (kind) => resultOf(await api.write('DELETE', `${path}${route `/${id}`}`), kind)),
        resolveThread: (id) => withId(id, (kind) => resolve(api, `${path}${route `/${id}/resolve`}`, { id, kind })),
    };
}
function comments_write_inlineOf({ path, side, line, startLine }) {
    const start = startLine !== null && startLine < line ? startLine : null;
    return side === 'RIGHT'
        ? { path, to: line, ...(start === null ? {} : { start_to: start }) }
        : { path, from: line, ...(start === null ? {} : { start_from: start }) };
}
async function submitReview({ comments, verdict }, { comment, judge }) {
    let first = null;
    for (const each of comments) {
        const result = await comment(each);
        if (result.kind !== 'done')
            return result;
        first ??= result;
    }
    if (verdict === 'comment')
        return first ?? { kind: 'kept', id: '', url: null };
    const judged = await judge(verdict);
    return judged.kind === 'done' || judged.kind === 'kept' ? (first ?? judged) : judged;
}
async function resolve(api, path, { id, kind }) {
    const write = await api.write('POST', path);
    if (write.kind === 'answer' && write.answer.status === 409)
        return { kind: 'done', id, url: null };
    return resultOf(write, kind, () => id);
}
function withId(id, work) {
    if (!/^[1-9]\d{0,15}$/.test(id)) {
        return Promise.resolve({ kind: 'gone', message: 'no id of Bitbucket Cloud' });
    }
    return work({ remedy: COMMENT_REMEDY, changes: id });
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/cloud/description.ts






function createDescription(api, { number, pull }) {
    return {
        read: async () => descriptionOf(await pull.read()),
        update: async (text, seen) => {
            const result = await update(api, { number, pull, text, seen });
            return { result, version: null, remarks: [] };
        },
    };
}
function descriptionOf({ data, headSha }) {
    const text = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(data, 'description')) ?? (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(data, 'summary', 'raw')) ?? '';
    return { text, headSha, version: null };
}
async function update(api, { number, pull, text, seen }) {
    const id = String(number);
    const kind = { remedy: COMMENT_REMEDY, changes: id };
    try {
        const now = await pull.read();
        const there = descriptionOf(now);
        if (now.state !== 'open') {
            return { kind: 'refused', refusal: 'closed', message: `the pull request is ${now.state}` };
        }
        if (there.text === text)
            return { kind: 'kept', id, url: null };
        if (there.text !== seen.text || there.headSha !== seen.headSha) {
            return { kind: 'refused', refusal: 'stale', message: 'somebody changed the pull request meanwhile' };
        }
        return resultOf(await api.write('PUT', pullPath(api, number), { ...restOf(now), description: text }), kind);
    }
    catch (error) {
        return resultOfError(error);
    }
}
function restOf({ data }) {
    const title = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(data, 'title'));
    if (title === null)
        throw unreadable('GET pullrequest', 'no title', CLOUD_WORDS);
    const closes = (0,forge_fields.at)(data, 'close_source_branch');
    const draft = (0,forge_fields.at)(data, 'draft');
    return {
        title,
        reviewers: reviewersOf(data),
        ...(typeof closes === 'boolean' ? { close_source_branch: closes } : {}),
        ...(draft === true ? { draft } : {}),
    };
}
function reviewersOf(data) {
    const reviewers = (0,forge_fields.at)(data, 'reviewers');
    const uuids = Array.isArray(reviewers)
        ? reviewers.map((one) => accountOf(one)?.id ?? null)
        : [null];
    return uuids.map((uuid) => {
        if (uuid === null)
            throw unreadable('GET pullrequest', 'no list of reviewers', CLOUD_WORDS);
        return { uuid };
    });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/lib/markdown.ts + 3 modules
var lib_markdown = __webpack_require__(41202);
;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/report-words.ts

function reportWords(markdown) {
    const bare = markdown
        .replace(/^#{1,6} /gm, '')
        .replace(/(?<!\\)\*\*/g, '')
        .replace(/(?<!\\)\[((?:\\.|[^\]\\])*)\]\([^()\s]*\)/g, '$1');
    return (0,lib_markdown/* plainText */.wh)(bare);
}
function cut(text, max) {
    if (text.length <= max)
        return text;
    return `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/cloud/report-parts.ts



const MAX_ANNOTATIONS = 1_000;
const ANNOTATIONS_PER_REQUEST = 100;
const MAX_DETAILS = 2_000;
const MAX_SUMMARY = 1_800;
const MAX_TITLE = 450;
const LEVELS = {
    failure: { severity: 'HIGH', annotation_type: 'BUG', counted: 'Blocking, listed here' },
    warning: { severity: 'MEDIUM', annotation_type: 'BUG', counted: 'Important, listed here' },
    notice: { severity: 'LOW', annotation_type: 'CODE_SMELL', counted: 'Suggestions, listed here' },
};
function reportBody(report, { name }, failed) {
    const summary = (0,lib_text/* printable */.g$)(reportWords(cut(report.summary, MAX_SUMMARY))).trim();
    const counts = Object.values(LEVELS).flatMap(({ severity, counted }) => {
        const value = annotationsFor(report).filter(({ level }) => LEVELS[level].severity === severity).length;
        return value === 0 ? [] : [{ title: counted, type: 'NUMBER', value }];
    });
    return {
        title: cut(name, MAX_TITLE),
        details: cut(`${(0,lib_text/* printable */.g$)(report.title)}\n\n${summary}`.trim(), MAX_DETAILS),
        report_type: 'BUG',
        reporter: cut(name, MAX_TITLE),
        result: failed ? 'FAILED' : 'PASSED',
        data: [{ title: 'Result', type: 'TEXT', value: report.conclusion }, ...counts],
    };
}
function annotationsFor({ annotations }) {
    return annotations.slice(0, MAX_ANNOTATIONS);
}
function annotationBodies(report, { id }) {
    const seen = new Map();
    return annotationsFor(report).map((annotation) => {
        const body = annotationBody(annotation);
        const print = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 24);
        const nth = (seen.get(print) ?? 0) + 1;
        seen.set(print, nth);
        return { external_id: `${id}-${print}-${nth}`, ...body };
    });
}
function annotationBody({ path, endLine, level, title, message }) {
    const { severity, annotation_type } = LEVELS[level];
    const line = Number.isSafeInteger(endLine) && endLine > 0 ? { line: endLine } : {};
    const said = [message, title, 'Quorate'].map((text) => (0,lib_text/* printable */.g$)(text.replace(/\s+/g, ' ')).trim());
    const details = (0,lib_text/* printable */.g$)(`${title}\n\n${message}`).trim();
    return {
        annotation_type,
        severity,
        summary: cut(said.find((text) => text !== '') ?? '', MAX_TITLE),
        ...(details === '' ? {} : { details: cut(details, MAX_DETAILS) }),
        path,
        ...line,
    };
}
function isFailed({ conclusion, failsIncomplete }) {
    return conclusion === 'block' || (conclusion === 'incomplete' && failsIncomplete);
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/cloud/report.ts






const REPORT_REMEDY = 'give the token the scope `repository` or, where that is refused, `repository:write` (an API token: `write:repository:bitbucket`) for the Code Insights report, or run as a pipe in Pipelines, whose proxy needs no token for it';
const report_MAX_PAGES = (2 * MAX_ANNOTATIONS) / ANNOTATIONS_PER_REQUEST;
async function ensureReport(api, { repositoryPath, report, names }) {
    const { id, link } = names;
    const path = `${repositoryPath}${route `/commit/${report.headSha}/reports/${id}`}`;
    const wanted = reportBody(report, names, isFailed(report));
    const annotations = annotationBodies(report, names);
    const { status, data } = await api.get(path, { allow: [404] });
    const isThere = status !== 404;
    if (isThere && saysSame(data, wanted) && (await hasSame(api, `${path}/annotations`, annotations))) {
        return { kind: 'kept', id, url: null };
    }
    const kind = { remedy: REPORT_REMEDY, changes: null };
    const write = async (method, to, body) => resultOf(await api.write(method, to, body), kind, () => id);
    if (isThere) {
        const removed = await api.write('DELETE', path);
        const isGone = removed.kind === 'answer' && removed.answer.status === 404;
        const result = resultOf(removed, kind, () => id);
        if (result.kind !== 'done' && !isGone)
            return result;
    }
    let result = await write('PUT', path, { ...wanted, ...(link === null ? {} : { link }) });
    for (let from = 0; from < annotations.length && result.kind === 'done'; from += ANNOTATIONS_PER_REQUEST) {
        const lot = annotations.slice(from, from + ANNOTATIONS_PER_REQUEST);
        result = await write('POST', `${path}/annotations`, lot);
    }
    return result;
}
function saysSame(data, { data: fields, ...texts }) {
    const there = (0,forge_fields.at)(data, 'data');
    const list = Array.isArray(there) ? there : [];
    return (Object.entries(texts).every(([name, value]) => folded((0,forge_fields/* textOf */.b6)((0,forge_fields.at)(data, name))) === folded(value)) &&
        list.length === fields.length &&
        fields.every(({ title, value }, index) => (0,forge_fields.at)(list[index], 'title') === title && (0,forge_fields.at)(list[index], 'value') === value));
}
function folded(text) {
    return text === null ? null : text.replace(/\s+/g, ' ').trim();
}
async function hasSame(api, path, wanted) {
    if (wanted.length === 0)
        return true;
    const there = await readIds(api, path);
    return there.size === wanted.length && wanted.every(({ external_id }) => there.has(external_id));
}
async function readIds(api, path) {
    const ids = new Set();
    let page = `${path}?pagelen=${ANNOTATIONS_PER_REQUEST}`;
    for (let pages = 1; page !== null; pages++) {
        const { data } = await api.get(page);
        const values = (0,forge_fields.at)(data, 'values');
        if (!Array.isArray(values) || pages > report_MAX_PAGES)
            throw unreadable(`GET ${path}`, 'no list', CLOUD_WORDS);
        for (const value of values)
            ids.add((0,forge_fields/* textOf */.b6)((0,forge_fields.at)(value, 'external_id')) ?? `${ids.size}`);
        page = nextPage(api, path, (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(data, 'next')));
    }
    return ids;
}
function nextPage({ baseUrl }, path, next) {
    if (next === null)
        return null;
    const base = new URL(baseUrl);
    const url = URL.canParse(next) ? new URL(next) : null;
    if (url?.host !== base.host || url.pathname !== `${base.pathname}${path}`) {
        throw unreadable(`GET ${path}`, 'its next page is elsewhere', CLOUD_WORDS);
    }
    return `${path}${url.search}`;
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/cloud/status.ts










const MAX_NAME = 255;
const MAX_KEY = 40;
const STATUS_NAME = 'Quorate';
const BUILD_REMEDY = 'give the token the scope `repository` or, where that is refused, `repository:write` (an API token: `write:repository:bitbucket`) for the build status, or set `status` to `check` or `none`';
function createBitbucketCloudStatus(api, options = {}) {
    const name = options.statusName ?? STATUS_NAME;
    let insights = options.insights ?? null;
    const ensureCheck = async (report) => {
        const ensure = (by) => checkBy(by, report, { ...options, name, api });
        const result = insights === null ? null : await ensure(insights);
        if (result !== null && result.kind !== 'denied' && result.kind !== 'failed')
            return result;
        insights = null;
        return ensure(api);
    };
    return {
        ensureStatus: (report, way) => way === 'check'
            ? ensureCheck(report)
            : guarded(BUILD_REMEDY, () => ensureBuild(api, report, { ...options, name })),
    };
}
function checkBy(by, report, { name, statusUrl = null, api }) {
    const link = [report.url, statusUrl].map(publicUrl).find((url) => url?.startsWith('https:')) ?? null;
    const id = name === STATUS_NAME ? 'quorate' : `quorate-${digestOf(name, 12)}`;
    const { repositoryPath } = api;
    return guarded(REPORT_REMEDY, () => ensureReport(by, { repositoryPath, report, names: { id, name, link } }));
}
async function ensureBuild(api, report, named) {
    const { name, statusUrl = null, number = null } = named;
    const key = name.length <= MAX_KEY ? name : `quorate-${digestOf(name, MAX_KEY - 'quorate-'.length)}`;
    const branch = (await named.branch?.()) ?? null;
    const said = {
        state: isFailed(report) ? 'FAILED' : 'SUCCESSFUL',
        name: cut(name, MAX_NAME),
        description: cut(report.title, MAX_NAME),
        ...(branch === null || branch === '' ? {} : { refname: branch }),
    };
    const place = `${api.repositoryPath}${route `/commit/${report.headSha}/statuses/build`}`;
    const { status, data } = await api.get(`${place}${route `/${key}`}`, { allow: [404] });
    const isSame = Object.entries(said).every(([field, value]) => (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(data, field)) === value);
    if (status !== 404 && isSame)
        return { kind: 'kept', id: key, url: null };
    const url = buildUrl(api, { number, sha: report.headSha }, [report.url, statusUrl]);
    const kind = { remedy: BUILD_REMEDY, changes: null };
    return resultOf(await api.write('POST', place, { key, url, ...said }), kind, () => key);
}
function digestOf(text, digits) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, digits);
}
async function guarded(remedy, work) {
    try {
        return await work();
    }
    catch (error) {
        const message = (0,thrown/* messageOf */.b)(error);
        const status = error instanceof errors/* ForgeError */.Q8 ? error.status : null;
        if (status === 403 || status === 404)
            return { kind: 'denied', message, remedy };
        if (status === 401 && error instanceof errors/* ForgeError */.Q8)
            return { kind: 'denied', message, remedy: error.remedy };
        return { kind: 'failed', message };
    }
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/cloud/board.ts










const LIMITS = {
    bodyLength: 31_000,
    statusLength: MAX_SUMMARY,
    commentsPerReview: 1,
    annotations: MAX_ANNOTATIONS,
};
const CAN = {
    fileComments: true,
    suggestions: false,
    resolve: true,
    verdicts: true,
    reviewTexts: false,
    pinsCommits: false,
    tasks: false,
    bothStatuses: true,
    astral: true,
    marker: 'link-definition',
};
function createBitbucketCloudBoard(api, options) {
    const { number } = options;
    const pull = createPullReader(api, options);
    const identity = createIdentity(api);
    const ready = { number, pull, identity };
    return {
        limits: LIMITS,
        can: CAN,
        description: createDescription(api, ready),
        me: () => identity.known(),
        permalink: (sha, path, line) => permalink(api, sha, { path, line }),
        now: async () => nowOf(await pull.read()),
        read: () => readState(api, ready),
        readReviews: async () => reviewsOf(await pull.read()),
        ...commentWrites(api, ready),
        dismissReview: (id) => dismiss(api, ready, id),
        discardDraft: noDraft,
        submitDraft: noDraft,
        ...createBitbucketCloudStatus(api, { ...options, branch: options.branch ?? pull.branch }),
    };
}
async function readState(api, { number, identity }) {
    const { threads, notes, comments, strange } = await readConversation(api, number);
    const me = await identity.of(comments);
    const unread = strange === 0
        ? null
        : `${strange === 1 ? 'One comment' : `${strange} comments`} of the pull request could not be understood and ${strange === 1 ? 'was' : 'were'} left out.`;
    return { me, threads, notes, drafts: [], remarks: unread === null ? [] : [unread] };
}
async function dismiss(api, { number, pull, identity }, id) {
    try {
        const me = identity.known() ?? (await identity.of((await readConversation(api, number)).comments));
        if (me.id === null || me.id !== id)
            return { kind: 'gone', message: 'no verdict of ours has this id' };
        const standing = reviewsOf(await pull.read()).filter((review) => review.id === id);
        return await takeBack(api, number, standing);
    }
    catch (error) {
        return resultOfError(error);
    }
}
function noDraft() {
    return Promise.resolve({ kind: 'gone', message: 'Bitbucket Cloud keeps no drafts of reviews' });
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/wanted.ts

const NUMBER = /^[1-9]\d{0,9}$/;
function newestFirst(ids) {
    return ids
        .map((id) => (0,forge_fields/* idOf */.TH)(id) ?? '')
        .filter((id) => NUMBER.test(id))
        .map(Number)
        .sort((a, b) => b - a);
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/cloud/find.ts





const find_PAGE_SIZE = 50;
const MOST_LOOKED_AT = 10;
function findCloudPullRequests(api, by) {
    if (by.branch !== null)
        return ofBranch(api, by.branch);
    return by.commit === null ? Promise.resolve([]) : ofCommit(api, by.commit);
}
async function ofBranch(api, branch) {
    const query = `source.branch.name="${branch.replace(/["\\]/g, '\\$&')}" AND state="OPEN"`;
    const path = api.repositoryPath + route `/pullrequests?q=${query}&pagelen=${find_PAGE_SIZE}`;
    const { data } = await api.get(path);
    const own = listOf(data, path).filter((pull) => isOpen(pull) && isFrom(pull, branch));
    return newestFirst(own.map((pull) => (0,forge_fields.at)(pull, 'id')));
}
async function ofCommit(api, commit) {
    const path = api.repositoryPath + route `/commit/${commit}/pullrequests?pagelen=${find_PAGE_SIZE}`;
    const { status, data } = await api.get(path, { allow: [404] });
    if (status === 404)
        return [];
    const numbers = newestFirst(listOf(data, path).map((pull) => (0,forge_fields.at)(pull, 'id')));
    const open = [];
    for (const number of numbers.slice(0, MOST_LOOKED_AT)) {
        const { data: pull } = await api.get(api.repositoryPath + route `/pullrequests/${number}`);
        if (isOpen(pull))
            open.push(number);
    }
    return open;
}
function listOf(data, path) {
    const values = (0,forge_fields.at)(data, 'values');
    if (!Array.isArray(values))
        throw unreadable(`GET ${path}`, 'no list', CLOUD_WORDS);
    return values;
}
function isOpen(pull) {
    return (0,forge_fields.at)(pull, 'state') === 'OPEN';
}
function isFrom(pull, branch) {
    const [source, destination] = ['source', 'destination'].map((end) => (0,forge_fields.at)(pull, end, 'repository'));
    const home = (0,forge_fields/* idOf */.TH)((0,forge_fields.at)(source, 'uuid')) ?? (0,forge_fields/* idOf */.TH)((0,forge_fields.at)(source, 'full_name'));
    const target = (0,forge_fields/* idOf */.TH)((0,forge_fields.at)(destination, 'uuid')) ?? (0,forge_fields/* idOf */.TH)((0,forge_fields.at)(destination, 'full_name'));
    return home !== null && home === target && (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(pull, 'source', 'branch', 'name')) === branch;
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/file-reads.ts
function createFileReads(count, remarks) {
    let left = count;
    return {
        take: () => {
            if (left > 0) {
                left -= 1;
                return true;
            }
            remarks.add('budget', `after ${count.toLocaleString('en')} files read one by one, no more were read`);
            return false;
        },
    };
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/diff-entries.ts

const LF = 0x0a;
const HUNK = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/;
const MODE = '([0-7]{6})';
function readEntries(text) {
    const cursor = { bytes: external_node_buffer_.Buffer.from(text.buffer, text.byteOffset, text.byteLength), at: 0 };
    const entries = [];
    while (cursor.at < cursor.bytes.length) {
        if (isEntry(cursor))
            entries.push(readEntry(cursor));
        else
            takeLine(cursor);
    }
    return entries;
}
function entriesByName(entries) {
    const map = new Map();
    for (const entry of entries) {
        const name = entry.newPath ?? entry.oldPath ?? '';
        const same = map.get(name);
        if (same === undefined)
            map.set(name, [entry]);
        else
            same.push(entry);
    }
    return map;
}
function readEntry(cursor) {
    const draft = {
        header: takeLine(cursor),
        oldPath: null,
        newPath: null,
        oldMode: null,
        newMode: null,
        binary: false,
    };
    while (cursor.at < cursor.bytes.length && !isEntry(cursor) && !isAt(cursor, '@@ ')) {
        readHeader(draft, takeLine(cursor));
    }
    const start = cursor.at;
    const counts = { additions: 0, deletions: 0 };
    let whole = true;
    while (whole && isAt(cursor, '@@ '))
        whole = skipHunk(cursor, counts);
    const hunks = cursor.bytes.subarray(start, cursor.at);
    const { header, ...entry } = draft;
    const both = entry.oldPath === null && entry.newPath === null ? sameName(header) : null;
    return {
        ...entry,
        oldPath: entry.oldPath ?? both,
        newPath: entry.newPath ?? both,
        hunks,
        whole,
        ...counts,
    };
}
function isEntry(cursor) {
    return isAt(cursor, 'diff --git ');
}
function isAt({ bytes, at }, start) {
    if (bytes[at] !== start.charCodeAt(0))
        return false;
    return bytes.toString('latin1', at, at + start.length) === start;
}
function takeLine(cursor) {
    const end = cursor.bytes.indexOf(LF, cursor.at);
    const line = cursor.bytes.toString('latin1', cursor.at, end < 0 ? cursor.bytes.length : end);
    cursor.at = end < 0 ? cursor.bytes.length : end + 1;
    return line;
}
function skipHunk(cursor, counts) {
    const [match, oldCount = '1', newCount = '1'] = HUNK.exec(takeLine(cursor)) ?? [];
    if (match === undefined)
        return false;
    let old = Number(oldCount);
    let now = Number(newCount);
    while (old > 0 || now > 0) {
        const [onOld, onNew] = SIDES[markOf(cursor) ?? ''] ?? [];
        if (onOld === undefined || onNew === undefined || !passLine(cursor))
            return false;
        old -= onOld;
        now -= onNew;
        counts.additions += Number(onNew > onOld);
        counts.deletions += Number(onOld > onNew);
    }
    if (markOf(cursor) === '\\')
        passLine(cursor);
    return old === 0 && now === 0;
}
const SIDES = {
    ' ': [1, 1],
    '-': [1, 0],
    '+': [0, 1],
    '\\': [0, 0],
};
function markOf({ bytes, at }) {
    const byte = bytes[at];
    if (byte === undefined)
        return null;
    if (byte === LF)
        return ' ';
    const mark = String.fromCharCode(byte);
    return mark in SIDES ? mark : null;
}
function passLine(cursor) {
    const end = cursor.bytes.indexOf(LF, cursor.at);
    cursor.at = end < 0 ? cursor.bytes.length : end + 1;
    return end >= 0;
}
function readHeader(draft, line) {
    const value = (pattern) => new RegExp(`^${pattern}$`).exec(line)?.[1] ?? null;
    const unchanged = value(`index [0-9a-f]+\\.\\.[0-9a-f]+ ${MODE}`);
    draft.oldMode = value(`(?:old|deleted file) mode ${MODE}`) ?? unchanged ?? draft.oldMode;
    draft.newMode = value(`new (?:file )?mode ${MODE}`) ?? unchanged ?? draft.newMode;
    if (/^(?:Binary files .* differ|GIT binary patch)$/.test(line))
        draft.binary = true;
    if (line.startsWith('--- '))
        draft.oldPath = sideName(line.slice(4), 'a/') ?? draft.oldPath;
    if (line.startsWith('+++ '))
        draft.newPath = sideName(line.slice(4), 'b/') ?? draft.newPath;
    const from = /^(?:rename|copy) from (.*)$/s.exec(line)?.[1];
    const to = /^(?:rename|copy) to (.*)$/s.exec(line)?.[1];
    if (from !== undefined)
        draft.oldPath = unquote(from);
    if (to !== undefined)
        draft.newPath = unquote(to);
}
function sideName(word, prefix) {
    const name = unquote(word.replace(/\t$/, ''));
    return name.startsWith(prefix) ? name.slice(prefix.length) : null;
}
function sameName(header) {
    const words = header.slice('diff --git '.length);
    const half = (words.length - 1) / 2;
    if (!Number.isInteger(half) || words[half] !== ' ')
        return null;
    const one = unquote(words.slice(0, half));
    const other = unquote(words.slice(half + 1));
    return one.startsWith('a/') && other === `b/${one.slice(2)}` ? one.slice(2) : null;
}
const ESCAPES = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13 };
function unquote(word) {
    const quoted = /^"(.*)"$/s.exec(word)?.[1];
    if (quoted === undefined)
        return external_node_buffer_.Buffer.from(word, 'latin1').toString('utf8');
    const bytes = quoted.replace(/\\([0-7]{3}|.)/gs, (_, code) => byteOf(code));
    return external_node_buffer_.Buffer.from(bytes, 'latin1').toString('utf8');
}
function byteOf(code) {
    return String.fromCharCode(code.length === 3 ? Number.parseInt(code, 8) : (ESCAPES[code] ?? code.charCodeAt(0)));
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/cloud/files.ts






async function readFiles(api, number) {
    const path = `${api.repositoryPath}${route `/pullrequests/${number}/diffstat`}`;
    const items = await api.getAll(path).catch((error) => Promise.reject(listError(error)));
    const files = new Map();
    for (const item of items) {
        const file = fileOf(item);
        if (file === null)
            throw unreadable(`GET ${path}`, 'a file without a name or numbers', CLOUD_WORDS);
        files.set(JSON.stringify([file.path, file.status]), file);
    }
    return [...files.values()];
}
function listError(cause) {
    const facts = cause instanceof errors/* ForgeError */.Q8 ? { retryable: cause.retryable, status: cause.status } : {};
    const { retryable = false, status = null } = facts;
    const remedy = cause instanceof errors/* ForgeError */.Q8 ? `${cause.remedy.replace(/[.;]?$/, '')}; or ` : '';
    return new errors/* ForgeError */.Q8(`the list of changed files could not be read: ${(0,thrown/* messageOf */.b)(cause)}`, `${remedy}check out the repository with its history ("clone: depth: full"), then no list is needed.`, { cause, retryable, ...(status === null ? {} : { status }) });
}
function fileOf(item) {
    const old = nameOf((0,forge_fields.at)(item, 'old'));
    const now = nameOf((0,forge_fields.at)(item, 'new'));
    const additions = (0,forge_fields/* wholeOf */.l2)((0,forge_fields.at)(item, 'lines_added'));
    const deletions = (0,forge_fields/* wholeOf */.l2)((0,forge_fields.at)(item, 'lines_removed'));
    const status = statusOf((0,forge_fields.at)(item, 'status'), old, now);
    const path = status === 'deleted' ? old : now;
    if (path === null || additions === null || deletions === null)
        return null;
    const oldPath = status === 'renamed' ? old : null;
    return { path, oldPath, status, additions, deletions, oldCommit: commitOf((0,forge_fields.at)(item, 'old')) };
}
function nameOf(side) {
    const path = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(side, 'path'));
    return path === '' ? null : path;
}
function statusOf(word, old, now) {
    if (old === null || (word === 'added' && now !== null))
        return 'added';
    if (now === null || word === 'removed')
        return 'deleted';
    return old === now ? 'modified' : 'renamed';
}
function commitOf(side) {
    const href = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(side, 'links', 'self', 'href')) ?? '';
    return (0,forge_fields/* shaOf */.ye)((0,forge_fields.at)(side, 'commit', 'hash')) ?? (0,forge_fields/* shaOf */.ye)(/\/src\/([0-9a-f]{40,64})\//.exec(href)?.[1]);
}
function pathAt(file, side) {
    if (side === 'head')
        return file.status === 'deleted' ? null : file.path;
    return file.status === 'added' ? null : (file.oldPath ?? file.path);
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/cloud/diff-text.ts







const TIMED_OUT = 555;
const MAX_BYTES = 128 * 1024 * 1024;
const MAX_SINGLE_READS = 300;
const MAX_FAILURES = 3;
const GIVEN_UP = `its text was not asked for, as that failed ${MAX_FAILURES} times in a row`;
const PLAIN = 'text/plain';
async function readText(parts, files) {
    const text = await readWhole(parts);
    const entries = entriesByName(text === null ? [] : readEntries(text));
    const found = files.map((file) => entriesOf(file, entries));
    if (text !== null && found.every((own, index) => isWhole(own, files[index]))) {
        return { whole: text, files: found.map((own) => ({ entries: own })) };
    }
    if (text !== null) {
        parts.remarks.add('diff', 'the diff as a whole came without some of its text, so that is read file by file');
    }
    return { whole: null, files: await readSingles(parts, files, found) };
}
async function readWhole({ api, facts, remarks, signal }) {
    const path = `${api.repositoryPath}${route `/pullrequests/${facts.number}/diff`}`;
    try {
        const options = { accept: PLAIN, allow: [TIMED_OUT], maxBytes: MAX_BYTES + 1 };
        const { status, data } = await api.get(path, options);
        if (status !== TIMED_OUT) {
            const bytes = data instanceof Uint8Array ? data : new Uint8Array();
            if (bytes.length <= MAX_BYTES)
                return bytes;
        }
        remarks.add('diff', 'the diff as a whole is too large for Bitbucket Cloud, so it is read file by file');
    }
    catch (error) {
        if (signal?.aborted || !(error instanceof errors/* ForgeError */.Q8) || !error.retryable)
            throw error;
        remarks.add('diff', `the diff as a whole could not be read, so it is read file by file: ${error.message}`);
    }
    return null;
}
function entriesOf(file, entries) {
    return entries.get(file.path) ?? [];
}
function isWhole(entries, file) {
    if (file === undefined)
        return false;
    if (entries.length === 0)
        return file.additions + file.deletions === 0;
    if (!entries.every(({ whole }) => whole))
        return false;
    const sum = (count) => entries.reduce((all, one) => all + count(one), 0);
    const additions = sum((entry) => entry.additions);
    const deletions = sum((entry) => entry.deletions);
    return (entries.some(({ binary }) => binary) || (additions === file.additions && deletions === file.deletions));
}
async function readSingles(parts, files, found) {
    const reads = createFileReads(MAX_SINGLE_READS, parts.remarks);
    const left = { bytes: MAX_BYTES, failures: MAX_FAILURES };
    const texts = [];
    for (const [index, file] of files.entries()) {
        const known = found[index] ?? [];
        if (known.length > 0 && isWhole(known, file))
            texts.push({ entries: known });
        else if (left.failures === 0)
            texts.push({ reason: GIVEN_UP });
        else if (!reads.take())
            texts.push({ reason: 'its text was not asked for: there are too many files' });
        else
            texts.push(await readNext(parts, file, left));
    }
    return texts;
}
async function readNext(parts, file, left) {
    const text = await readSingle(parts, file, left.bytes);
    left.failures = 'reason' in text ? left.failures - 1 : MAX_FAILURES;
    if ('entries' in text)
        left.bytes -= text.entries.reduce((sum, { hunks }) => sum + hunks.length, 0);
    return text;
}
async function readSingle({ api, facts, signal }, file, maxBytes) {
    const { head, base } = facts;
    const names = new Set([pathAt(file, 'base') ?? file.path, pathAt(file, 'head') ?? file.path]);
    const wanted = [...names].map((name) => `&path=${encodeURIComponent(name)}`).join('');
    const path = `${api.repositoryPath}${route `/diff/${head.sha}..${base.sha}`}?topic=true${wanted}`;
    try {
        const options = { accept: PLAIN, allow: [TIMED_OUT], maxBytes: maxBytes + 1 };
        const { status, data } = await api.get(path, options);
        if (status === TIMED_OUT)
            return { reason: 'Bitbucket Cloud took too long to make its text (HTTP 555)' };
        const bytes = data instanceof Uint8Array ? data : new Uint8Array();
        if (bytes.length > maxBytes)
            return { reason: 'the text of the change is too large' };
        const entries = entriesOf(file, entriesByName(readEntries(bytes)));
        if (entries.length === 0)
            return { reason: 'Bitbucket Cloud gave no text for it' };
        if (!entries.every(({ whole }) => whole))
            return { reason: 'Bitbucket Cloud cut its text' };
        return { entries: entries.map((entry) => ({ ...entry, hunks: external_node_buffer_.Buffer.from(entry.hunks) })) };
    }
    catch (error) {
        if (signal?.aborted)
            throw error;
        return { reason: `its text could not be read: ${(0,thrown/* messageOf */.b)(error)}` };
    }
}

// EXTERNAL MODULE: ./src/adapters/forge/folders.ts
var folders = __webpack_require__(71849);
;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/cloud/files-contents.ts




const NOT_HERE = [403, 404];
const ANY = '*/*';
async function readContent(parts, place, { path, mode, maxBytes }) {
    const file = filePath(path);
    const kind = mode === null ? null : (0,folders/* kindOf */.I)(mode);
    if (file === null || kind === 'folder' || kind === 'other' || !parts.reads.take())
        return null;
    try {
        const told = kind === null ? await readMeta(parts, place, file) : { link: kind === 'link', size: null };
        return told === null ? null : await readBytes(parts, place, { file, maxBytes, ...told });
    }
    catch (error) {
        if (parts.signal?.aborted)
            throw error;
        parts.remarks.add('blob', `the contents of some files could not be read: ${(0,thrown/* messageOf */.b)(error)}`);
        return null;
    }
}
async function readBytes(parts, place, { file, maxBytes, link, size }) {
    const bytes = await ask(parts, place, { file, maxBytes: maxBytes + 1 });
    if (bytes === null)
        return null;
    if (bytes.length <= maxBytes)
        return { bytes, size: bytes.length, link };
    const told = size ?? (await readMeta(parts, place, file))?.size ?? bytes.length;
    return { bytes: bytes.subarray(0, maxBytes), size: told, link };
}
async function ask({ api }, { sha, repositories }, { file, maxBytes }) {
    for (const repository of repositories) {
        const path = `${repository}${route `/src/${sha}/`}${file}`;
        const { status, data } = await api.get(path, { accept: ANY, allow: NOT_HERE, maxBytes });
        if (status === 200)
            return data instanceof Uint8Array ? data : new Uint8Array();
    }
    return null;
}
async function readMeta({ api }, { sha, repositories }, file) {
    for (const repository of repositories) {
        const path = `${repository}${route `/src/${sha}/`}${file}?format=meta`;
        const { status, data } = await api.get(path, { allow: NOT_HERE });
        if (status === 200)
            return metaOf(data);
    }
    return null;
}
function metaOf(data) {
    const said = (0,forge_fields.at)(data, 'attributes');
    const words = Array.isArray(said) ? said : [(0,forge_fields/* textOf */.b6)(said)];
    if ((0,forge_fields.at)(data, 'type') !== 'commit_file' || words.includes('subrepository'))
        return null;
    return { link: words.includes('link'), size: (0,forge_fields/* wholeOf */.l2)((0,forge_fields.at)(data, 'size')) };
}

// EXTERNAL MODULE: ./src/adapters/forge/git-objects.ts
var git_objects = __webpack_require__(11621);
;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/cloud/target.ts







const target_NOT_FOUND = 404;
const DIRECTORY = 'commit_directory';
const TYPE = /^commit_/;
const target_ANY = '*/*';
function createTargetFiles(api, sha) {
    let seen = null;
    const root = `${api.repositoryPath}${route `/src/${sha}/`}`;
    const ask = async (place) => {
        const meta = await api.get(`${place}?format=meta`, { allow: [target_NOT_FOUND] });
        if (meta.status !== target_NOT_FOUND)
            return meta;
        seen ??= api.get(`${api.repositoryPath}${route `/commit/${sha}`}`);
        await seen;
        return null;
    };
    return {
        read: async (path, maxBytes) => {
            const file = (0,git_objects/* isTreePath */.m5)(path) ? filePath(path) : null;
            if (file === null)
                return null;
            const place = `${root}${file}`;
            const meta = await ask(place);
            return meta === null ? null : readFound(api, place, { data: meta.data, maxBytes });
        },
        list: async (folder) => {
            if (!(0,folders/* isFolder */.lQ)(folder))
                return null;
            if (folder === '')
                return readFolder(api, root, '');
            const place = `${root}${filePath(folder)}`;
            const meta = await ask(place);
            return meta === null || !isDirectory(place, meta.data)
                ? null
                : readFolder(api, `${place}/`, `${folder}/`);
        },
    };
}
function isDirectory(place, told) {
    const type = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(told, 'type'));
    if (type === null || !TYPE.test(type))
        throw unreadable(`GET ${place}`, 'neither a file nor a folder', CLOUD_WORDS);
    return type === DIRECTORY;
}
async function readFolder(api, place, start) {
    const items = await api.getAll(`${place}?max_depth=1`, folders/* MAX_ENTRIES */.Sd + 1);
    const entries = items.map((item) => {
        const type = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(item, 'type'));
        const path = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(item, 'path'));
        const name = path?.startsWith(start) ? (0,folders/* entryName */.MB)(path.slice(start.length)) : null;
        if (type === null || name === null)
            throw unreadable(`GET ${place}`, 'no entry of the folder', CLOUD_WORDS);
        return { name, kind: kindOf(item, type) };
    });
    return (0,folders/* folderList */.LP)(entries, true);
}
function kindOf(item, type) {
    if (type === DIRECTORY)
        return 'folder';
    const meta = metaOf(item);
    if (meta === null)
        return 'other';
    return meta.link ? 'link' : 'file';
}
async function readFound(api, place, { data: told, maxBytes }) {
    const type = (0,forge_fields.at)(told, 'type');
    if (type === DIRECTORY)
        return null;
    if (type !== 'commit_file')
        throw unreadable(`GET ${place}`, 'neither a file nor a folder', CLOUD_WORDS);
    const meta = metaOf(told);
    if (meta === null)
        return null;
    const { status, data } = await api.get(place, { accept: target_ANY, maxBytes: maxBytes + 1 });
    const bytes = data === null ? new Uint8Array() : data;
    const size = meta.size ?? (bytes instanceof Uint8Array && bytes.length <= maxBytes ? bytes.length : null);
    if (status !== 200 || !(bytes instanceof Uint8Array) || size === null) {
        throw unreadable(`GET ${place}`, 'no content', CLOUD_WORDS);
    }
    if (bytes.length < Math.min(size, maxBytes))
        throw unreadable(`GET ${place}`, 'half a file', CLOUD_WORDS);
    return { bytes: bytes.subarray(0, maxBytes), size, link: meta.link };
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/cloud/change.ts








const MAX_FILE_READS = 300;
async function openChange(parts) {
    const { api, facts, remarks, forkPath } = parts;
    const reads = createFileReads(MAX_FILE_READS, remarks);
    let files = null;
    let listing = null;
    const listFiles = () => {
        files ??= readFiles(api, facts.number);
        return files;
    };
    const list = () => {
        listing ??= listFiles().then(async (found) => ({ files: found, text: await readText(parts, found) }));
        return listing;
    };
    const mergeBase = parts.mergeBase ?? (await findMergeBase(parts, listFiles));
    const own = api.repositoryPath;
    const target = createTargetFiles(api, facts.base.sha);
    const places = {
        base: { sha: mergeBase, repositories: [own] },
        head: { sha: facts.head.sha, repositories: forkPath === null ? [own] : [forkPath, own] },
    };
    return {
        mergeBase,
        listFiles: async () => fileList(await list()),
        readPatches: async (maxBytes) => patchesOf(await list(), maxBytes),
        readFile: async (side, path, maxBytes) => {
            const mode = modeAt(await list(), side, path);
            return readContent({ ...parts, reads }, places[side], { path, mode, maxBytes });
        },
        readTarget: (path, maxBytes) => target.read(path, maxBytes),
        listTarget: (folder) => target.list(folder),
    };
}
async function findMergeBase({ api, facts, remarks, signal }, listFiles) {
    const asked = await readMergeBase(api, facts).catch((error) => {
        if (signal?.aborted)
            throw error;
        remarks.add('merge-base', `the last common commit could not be asked for: ${(0,thrown/* messageOf */.b)(error)}`);
        return null;
    });
    if (asked !== null)
        return asked;
    const shown = new Set((await listFiles()).flatMap(({ oldCommit }) => oldCommit ?? []));
    const [only] = shown;
    if (shown.size === 1 && only !== undefined)
        return only;
    remarks.add('merge-base', 'Bitbucket Cloud does not tell the last common commit of base and head');
    return facts.base.sha;
}
function fileList({ files, text }) {
    const listed = files.map((file, index) => listedFile(file, text.files[index]));
    return { files: listed, complete: true, reason: null };
}
function listedFile(file, text) {
    const entries = text !== undefined && 'entries' in text ? text.entries : [];
    const binary = entries.some((entry) => entry.binary);
    const unknown = entries.length === 0 && file.additions + file.deletions === 0;
    const counted = !binary && !unknown;
    return {
        path: file.path,
        oldPath: file.oldPath,
        status: file.status,
        oldMode: entries[0]?.oldMode ?? null,
        newMode: entries.at(-1)?.newMode ?? null,
        additions: counted ? file.additions : null,
        deletions: counted ? file.deletions : null,
        attributes: { generated: null, vendored: null, noDiff: null },
    };
}
function modeAt({ files, text }, side, path) {
    const index = files.findIndex((file) => pathAt(file, side) === path);
    const file = files[index];
    if (file === undefined)
        return null;
    const { oldMode, newMode } = listedFile(file, text.files[index]);
    return side === 'base' ? oldMode : newMode;
}
function patchesOf({ files, text }, maxBytes) {
    const tooMany = `the text of the change is larger than ${maxBytes.toLocaleString('en')} bytes`;
    if (text.whole !== null) {
        const complete = text.whole.length <= maxBytes;
        return {
            kind: 'diff',
            bytes: text.whole.subarray(0, maxBytes),
            complete,
            reason: complete ? null : tooMany,
        };
    }
    let left = maxBytes;
    const fragments = files.flatMap(({ path }, index) => {
        const own = text.files[index] ?? { reason: 'no text was read' };
        if ('reason' in own)
            return [{ path, bytes: null, reason: own.reason }];
        if (own.entries.some(({ binary }) => binary)) {
            return [{ path, bytes: null, reason: 'binary', binary: true }];
        }
        const bytes = external_node_buffer_.Buffer.concat(own.entries.map(({ hunks }) => hunks));
        if (bytes.length === 0)
            return [];
        if (bytes.length > left)
            return [{ path, bytes: null, reason: tooMany }];
        left -= bytes.length;
        return [{ path, bytes, reason: null }];
    });
    return { kind: 'fragments', fragments };
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/cloud/scopes.ts
const POWERS = new Set(['admin', 'delete', 'manage', 'variable']);
function scopeRemark(scopes) {
    const extra = [...new Set(scopes ?? [])].filter(isTooMuch).sort();
    if (extra.length === 0)
        return null;
    const names = extra.map((scope) => `\`${scope}\``).join(', ');
    return `The token may do more than a review needs: ${names}. Whoever may push can get at it by changing the pipeline. A token with \`repository\` and \`pullrequest:write\` is enough for all but a build status, which \`status: check\` does without (an API token: \`read:repository:bitbucket\`, \`read:pullrequest:bitbucket\`, \`write:pullrequest:bitbucket\`, \`read:user:bitbucket\`).`;
}
function isTooMuch(scope) {
    if (!/^[a-z][a-z:_-]{0,60}$/.test(scope))
        return false;
    const words = scope.split(':');
    return (words.some((word) => POWERS.has(word)) || (words.includes('write') && !words.includes('pullrequest')));
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/cloud/source.ts




const CONTEXT_LINES = 3;
function createBitbucketCloudSource(api, options) {
    let forkPath = null;
    const source = (0,pull_request_source/* createPullRequestSource */.G)({
        forge: 'bitbucket-cloud',
        server: 'Bitbucket Cloud',
        repository: `${api.workspace}/${api.repo}`,
        contextLines: CONTEXT_LINES,
        describe: async (number, pinnedHead) => {
            const pull = await readPullRequest(api, number, pinnedHead);
            forkPath = pull.forkPath;
            return { facts: pull.facts, authorId: null };
        },
        openChange: (parts) => openChange({ ...parts, api, forkPath }),
    }, options);
    return {
        ...source,
        remarks: () => {
            const scopes = scopeRemark(api.scopes());
            return [...source.remarks(), ...(scopes === null ? [] : [scopes])];
        },
    };
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/dc/api.ts



const DC_WORDS = {
    server: 'Bitbucket Data Center',
    address: 'BITBUCKET_DC_URL',
    unknown: 'check BITBUCKET_DC_TOKEN: it is wrong, expired or revoked; make an HTTP access token of the repository',
    forbidden: 'give the token the permission to read the repository ("Repository read"), and the account access to it',
    missing: 'check BITBUCKET_DC_URL (with its context path), BITBUCKET_PROJECT, BITBUCKET_REPO and BITBUCKET_PR_ID; an account without access sees nothing there',
};
const SPACING_MS = 250;
const api_PAGE_SIZE = 500;
const api_MAX_PAGES = 100;
function createBitbucketDcApi(options) {
    const { project, repo, token } = options;
    const serverUrl = options.serverUrl.replace(/\/+$/, '');
    let user = null;
    let version = null;
    const rest = createRestApi({
        ...options,
        server: DC_WORDS.server,
        baseUrl: `${serverUrl}/rest`,
        authorization: `Bearer ${token}`,
        secret: token,
        writeHeaders: { 'x-atlassian-token': 'no-check' },
        problems: readProblems(DC_WORDS, token),
        paceMs: 0,
        spacingMs: options.spacingMs ?? SPACING_MS,
        onHeaders: (headers) => {
            user = api_nameOf(headers['x-ausername']) ?? user;
        },
    });
    return {
        ...rest,
        serverUrl,
        project,
        repo,
        repositoryPath: route `/api/latest/projects/${project}/repos/${repo}`,
        insightsPath: route `/insights/latest/projects/${project}/repos/${repo}`,
        getAll: (path, limit = api_PAGE_SIZE) => api_readAllPages(rest, path, limit),
        user: () => user,
        version: () => {
            version ??= readVersion(rest);
            return version;
        },
    };
}
function api_nameOf(header) {
    if (header === undefined || header === '')
        return null;
    try {
        return decodeURIComponent(header).toLowerCase();
    }
    catch {
        return null;
    }
}
async function readVersion(api) {
    const { data } = await api.get('/api/latest/application-properties', { allow: [401, 403, 404] });
    const [, major, minor] = /^(\d{1,4})\.(\d{1,4})/.exec((0,forge_fields/* textOf */.b6)((0,forge_fields.at)(data, 'version')) ?? '') ?? [];
    return major === undefined ? null : { major: Number(major), minor: Number(minor) };
}
async function api_readAllPages(api, path, limit) {
    const items = new Map();
    const mark = path.includes('?') ? '&' : '?';
    let start = 0;
    for (let page = 1;; page++) {
        const { data } = await api.get(`${path}${mark}start=${start}&limit=${limit}`);
        const values = (0,forge_fields.at)(data, 'values');
        if (!Array.isArray(values))
            throw unreadable(`GET ${path}`, 'no list', DC_WORDS);
        for (const item of values)
            items.set(api_keyOf(item), item);
        const next = (0,forge_fields/* wholeOf */.l2)((0,forge_fields.at)(data, 'nextPageStart'));
        if ((0,forge_fields.at)(data, 'isLastPage') !== false || next === null || next <= start)
            return [...items.values()];
        if (page === api_MAX_PAGES)
            throw unreadable(`GET ${path}`, `more than ${api_MAX_PAGES} pages`, DC_WORDS);
        start = next;
    }
}
function api_keyOf(item) {
    const id = (0,forge_fields/* idOf */.TH)((0,forge_fields.at)(item, 'id'));
    return id === null ? JSON.stringify(item) : `id ${id}`;
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/dc/account.ts


const UNKNOWN = { id: null, login: 'unknown', kind: 'unknown' };
function account_accountOf(user) {
    const id = account_nameOf(user);
    if (id === null)
        return null;
    return { id, login: id, kind: (0,forge_fields.at)(user, 'type') === 'SERVICE' ? 'bot' : 'user' };
}
function account_nameOf(user) {
    const name = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(user, 'name'));
    return name === null || name === '' ? null : name.toLowerCase();
}
function account_createIdentity(api) {
    const users = new Map();
    let author = null;
    const id = () => api.user() ?? author;
    const see = (user) => {
        const name = account_nameOf(user);
        if (name !== null)
            users.set(name, user);
    };
    return {
        me: () => {
            const name = id();
            if (name === null)
                return UNKNOWN;
            return account_accountOf(users.get(name)) ?? { id: name, login: name, kind: 'user' };
        },
        see,
        wrote: (user) => {
            see(user);
            author ??= account_nameOf(user);
        },
        slug: async () => {
            if (id() === null)
                await api.version();
            const name = id();
            if (name === null)
                return null;
            return slugOf(users.get(name)) ?? (await readSlug(api, name));
        },
    };
}
function slugOf(user) {
    const slug = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(user, 'slug'));
    return slug === '' ? null : slug;
}
async function readSlug(api, name) {
    const usual = name.replace(/[^\p{L}\p{N}_.-]/gu, '_');
    const answer = await api.get(route `/api/latest/users/${usual}`, { allow: [401, 403, 404] });
    return account_nameOf(answer.data) === name ? (slugOf(answer.data) ?? usual) : usual;
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/dc/activities.ts



function activities_conversationOf(activities, pageOf) {
    const entries = new Map();
    const deleted = [];
    for (const activity of activities) {
        const comments = walk(firstOf(activity));
        if ((0,forge_fields.at)(activity, 'commentAction') === 'DELETED')
            deleted.push(...comments);
        else
            for (const found of comments)
                keep(entries, found);
    }
    for (const { id } of deleted)
        entries.delete(id);
    return assemble(entries, pageOf);
}
function firstOf(activity) {
    const comment = (0,forge_fields.at)(activity, 'comment');
    return {
        comment,
        parent: (0,forge_fields/* idOf */.TH)((0,forge_fields.at)(comment, 'parent', 'id')) ?? (0,forge_fields/* idOf */.TH)((0,forge_fields.at)(activity, 'commentParent', 'id')),
        anchor: (0,forge_fields/* fieldsOf */.Pf)((0,forge_fields.at)(activity, 'commentAnchor')) ?? (0,forge_fields/* fieldsOf */.Pf)((0,forge_fields.at)(comment, 'anchor')),
    };
}
function walk(first) {
    const found = [];
    const open = [first];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { comment } = next;
        const id = (0,forge_fields/* idOf */.TH)((0,forge_fields.at)(comment, 'id'));
        if (id === null || (0,forge_fields.at)(comment, 'state') === 'PENDING')
            continue;
        found.push({ ...next, id });
        const below = (0,forge_fields.at)(comment, 'comments');
        for (const reply of Array.isArray(below) ? below : []) {
            open.push({ comment: reply, parent: id, anchor: null });
        }
    }
    return found;
}
function keep(entries, { id, comment, parent, anchor }) {
    const known = entries.get(id);
    const version = (0,forge_fields/* wholeOf */.l2)((0,forge_fields.at)(comment, 'version')) ?? 0;
    const isNewer = known === undefined || version > known.version;
    entries.set(id, {
        data: isNewer ? comment : known.data,
        version: isNewer ? version : known.version,
        parent: known?.parent ?? parent,
        anchor: known?.anchor ?? anchor,
    });
}
function assemble(entries, pageOf) {
    const ids = [...entries.keys()].sort((a, b) => a.length - b.length || (0,lib_text/* compareText */.n6)(a, b));
    const replies = repliesByRoot(entries, ids);
    const commentOf = (id) => boardComment(id, entries.get(id)?.data, pageOf(id));
    const threads = [];
    const notes = [];
    for (const id of ids) {
        const { data, parent, anchor } = entries.get(id) ?? NOWHERE;
        if (parent !== null)
            continue;
        const comments = [id, ...(replies.get(id) ?? [])].map(commentOf);
        if (anchor === null)
            notes.push(commentOf(id));
        else
            threads.push({ id, ...placeOf(anchor), ...standingOf(data), comments });
    }
    const answered = new Set([...entries.values()].map(({ parent }) => parent));
    const seen = ids.flatMap((id) => seenComment(entries.get(id)?.data, answered.has(id)) ?? []);
    return { threads, notes, seen: new Map(seen.map((comment) => [comment.id, comment])) };
}
const NOWHERE = { data: null, version: 0, parent: '', anchor: null };
function repliesByRoot(entries, ids) {
    const groups = new Map();
    for (const id of ids) {
        const root = rootOf(entries, id);
        if (root === null || root === id)
            continue;
        const group = groups.get(root) ?? [];
        groups.set(root, group);
        group.push(id);
    }
    return groups;
}
function boardComment(id, data, url) {
    return {
        id,
        author: account_accountOf((0,forge_fields.at)(data, 'author')),
        body: (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(data, 'text')) ?? '',
        url,
        minimised: false,
    };
}
function rootOf(entries, id) {
    const passed = new Set();
    for (let here = id;;) {
        const entry = entries.get(here);
        if (entry === undefined || passed.has(here))
            return null;
        if (entry.parent === null)
            return here;
        passed.add(here);
        here = entry.parent;
    }
}
function seenComment(data, answered = false) {
    const id = (0,forge_fields/* idOf */.TH)((0,forge_fields.at)(data, 'id'));
    const version = (0,forge_fields/* wholeOf */.l2)((0,forge_fields.at)(data, 'version'));
    if (id === null || version === null)
        return null;
    const below = (0,forge_fields.at)(data, 'comments');
    return {
        id,
        version,
        text: (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(data, 'text')) ?? '',
        task: isTask(data),
        resolved: isResolved(data),
        answered: answered || (Array.isArray(below) && below.length > 0),
    };
}
function isTask(comment) {
    return (0,forge_fields.at)(comment, 'severity') === 'BLOCKER';
}
function isResolved(comment) {
    return (0,forge_fields.at)(comment, 'threadResolved') === true || (isTask(comment) && (0,forge_fields.at)(comment, 'state') === 'RESOLVED');
}
function standingOf(comment) {
    const canResolve = typeof (0,forge_fields.at)(comment, 'threadResolved') === 'boolean' || isTask(comment);
    return { resolved: canResolve ? isResolved(comment) : null, canResolve };
}
function placeOf(anchor) {
    const path = activities_pathOf((0,forge_fields.at)(anchor, 'path')) ?? activities_pathOf((0,forge_fields.at)(anchor, 'srcPath')) ?? '';
    const line = (0,forge_fields/* lineOf */.cA)((0,forge_fields.at)(anchor, 'line'));
    const isWhole = ((0,forge_fields.at)(anchor, 'diffType') ?? 'EFFECTIVE') === 'EFFECTIVE';
    const outdated = (0,forge_fields.at)(anchor, 'orphaned') === true ? true : isWhole ? false : null;
    if (line === null) {
        return { path, subject: 'file', side: null, line: null, originalLine: null, outdated };
    }
    const current = outdated === false ? line : null;
    return { path, subject: 'line', side: sideOf(anchor), line: current, originalLine: line, outdated };
}
function sideOf(anchor) {
    const fileType = (0,forge_fields.at)(anchor, 'fileType');
    if (fileType !== 'FROM' && fileType !== 'TO')
        return (0,forge_fields.at)(anchor, 'lineType') === 'REMOVED' ? 'LEFT' : 'RIGHT';
    return fileType === 'FROM' ? 'LEFT' : 'RIGHT';
}
function activities_pathOf(value) {
    const components = (0,forge_fields.at)(value, 'components');
    const text = Array.isArray(components) ? components.map(String).join('/') : (0,forge_fields/* textOf */.b6)(value);
    return text === '' ? null : text;
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/dc/board-links.ts

function linksOf(api, number) {
    const page = `${repositoryPage(api)}${route `/pull-requests/${number}/overview`}`;
    return { number, page, comment: (id) => `${page}${route `?commentId=${id}`}` };
}
function repositoryPage({ serverUrl, project, repo }) {
    return project.startsWith('~')
        ? `${serverUrl}${route `/users/${project.slice(1)}/repos/${repo}`}`
        : `${serverUrl}${route `/projects/${project}/repos/${repo}`}`;
}
function commitPage(api, sha) {
    return `${repositoryPage(api)}${route `/commits/${sha}`}`;
}
function filePage(api, sha, path, line) {
    const file = filePath(path);
    if (file === null)
        return commitPage(api, sha);
    return `${repositoryPage(api)}/browse/${file}${route `?at=${sha}`}${line === null ? '' : `#${line}`}`;
}
function isWebAddress(url) {
    return url !== null && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/dc/board-pull.ts




function board_pull_pullPath(api, number) {
    return `${api.repositoryPath}${route `/pull-requests/${number}`}`;
}
async function readPull(api, number) {
    const { data } = await api.get(board_pull_pullPath(api, number));
    const pull = pullOf(data);
    if (pull === null) {
        throw unreadable(`GET pull-requests/${number}`, 'no head, base, state, version or title', DC_WORDS);
    }
    return pull;
}
const board_pull_STATES = new Map([
    ['OPEN', 'open'],
    ['MERGED', 'merged'],
    ['DECLINED', 'closed'],
]);
function pullOf(data) {
    const headSha = (0,forge_fields/* shaOf */.ye)((0,forge_fields.at)(data, 'fromRef', 'latestCommit'));
    const base = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(data, 'toRef', 'id'));
    const state = board_pull_STATES.get((0,forge_fields.at)(data, 'state'));
    const version = (0,forge_fields/* wholeOf */.l2)((0,forge_fields.at)(data, 'version'));
    const title = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(data, 'title'));
    if (headSha === null || base === null || state === undefined)
        return null;
    if (version === null || title === null)
        return null;
    const reviewers = board_pull_listOf((0,forge_fields.at)(data, 'reviewers'));
    const draft = (0,forge_fields.at)(data, 'draft');
    return {
        now: {
            headSha,
            baseRef: base.replace(/^refs\/heads\//, ''),
            state,
            locked: (0,forge_fields.at)(data, 'locked') === true,
            version,
        },
        title,
        description: (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(data, 'description')) ?? '',
        draft: typeof draft === 'boolean' ? draft : null,
        reviewers: reviewers.flatMap((reviewer) => (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(reviewer, 'user', 'name')) ?? []),
        people: [...reviewers, ...board_pull_listOf((0,forge_fields.at)(data, 'participants'))],
        sourceRef: sourceRefOf(data),
    };
}
function board_pull_listOf(value) {
    return Array.isArray(value) ? value : [];
}
function sourceRefOf(data) {
    const ref = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(data, 'fromRef', 'id'));
    const from = (0,forge_fields/* idOf */.TH)((0,forge_fields.at)(data, 'fromRef', 'repository', 'id'));
    const isHere = from !== null && from === (0,forge_fields/* idOf */.TH)((0,forge_fields.at)(data, 'toRef', 'repository', 'id'));
    return isHere && ref?.startsWith('refs/') === true ? ref : null;
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/dc/anchors.ts
const RANGES_SINCE = { major: 9, minor: 3 };
function takesRanges(version) {
    if (version === null)
        return false;
    const { major, minor } = RANGES_SINCE;
    return version.major > major || (version.major === major && version.minor >= minor);
}
function isRange({ anchor }) {
    return anchor.startLine !== null && anchor.startLine < anchor.line;
}
function lineAnchor(comment, ends, ranges) {
    const { anchor, mark, startMark } = comment;
    const { path, side, line, startLine } = anchor;
    const single = {
        ...anchors_placeOf(path, comment.oldPath, ends),
        line,
        lineType: lineTypeOf(mark, side),
        fileType: side === 'LEFT' ? 'FROM' : 'TO',
    };
    if (!ranges || startLine === null || startLine >= line)
        return single;
    return {
        ...single,
        multilineMarker: { startLine, startLineType: lineTypeOf(startMark ?? mark, side) },
        multilineSpan: side === 'LEFT'
            ? { srcSpanStart: startLine, srcSpanEnd: line }
            : { dstSpanStart: startLine, dstSpanEnd: line },
    };
}
function fileAnchor({ path, oldPath }, ends) {
    return anchors_placeOf(path, oldPath, ends);
}
function anchors_placeOf(path, oldPath, { fromHash, toHash }) {
    return {
        path,
        ...(oldPath === null || oldPath === path ? {} : { srcPath: oldPath }),
        diffType: 'EFFECTIVE',
        fromHash,
        toHash,
    };
}
function lineTypeOf(mark, side) {
    if (mark === ' ')
        return 'CONTEXT';
    return side === 'LEFT' ? 'REMOVED' : 'ADDED';
}
const SUGGESTION = /^ {0,3}(?:`{3,}|~{3,})[ \t]*suggestion[ \t]*$/m;
function hasSuggestion(body) {
    return SUGGESTION.test(body.replace(/\r\n?/g, '\n'));
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/dc/refusals.ts





const READS = 'give the account of BITBUCKET_DC_TOKEN access to the repository, and the token "Repository read"';
const refusals_CREATES = { permission: READS, changes: false, anchored: false };
const CREATES_AT_PLACE = { ...refusals_CREATES, anchored: true };
const CHANGES = { ...refusals_CREATES, changes: true };
const LIMITED_FIELDS = new Set(['text', 'description']);
const CLOSED = /archiv|IllegalPullRequestState|\block(?:ed|ing)|PullRequestLock|read-only|is not open|already been (?:merged|declined)/i;
function refusals_resultOf(write, kind) {
    if (write.kind === 'unclear')
        return { kind: 'unclear', message: write.message };
    if (write.kind !== 'answer')
        return { kind: 'failed', message: write.message };
    const { answer } = write;
    if (answer.status >= 200 && answer.status < 300)
        return doneBy(answer, kind);
    return refusals_refusedBy(answer, kind);
}
function doneBy({ status, data }, { changes }) {
    const id = (0,forge_fields/* idOf */.TH)((0,forge_fields.at)(data, 'id'));
    if (id !== null || changes)
        return { kind: 'done', id: id ?? '', url: null };
    return { kind: 'unclear', message: `${DC_WORDS.server} answered ${status} without an id` };
}
function refusals_refusedBy(answer, kind) {
    const message = messageFrom(answer);
    switch (answer.status) {
        case 401:
        case 403:
            return { kind: 'denied', message, remedy: refusals_remedyFor(answer, kind) };
        case 404:
            return missing(answer, kind, message);
        case 400:
            return refusals_refusal(refusalOf400(answer, kind), message);
        case 409:
            return refusals_refusal(refusalOf409(answer, kind), message);
        case 413:
            return refusals_refusal('too-long', message);
        default:
            return refusals_refusal('other', message);
    }
}
function messageFrom(answer) {
    return wordsOf(answer, DC_WORDS, '');
}
function refusals_refusal(word, message) {
    return { kind: 'refused', refusal: word, message };
}
function refusals_remedyFor(answer, { permission }) {
    if (answer.status === 401) {
        return exceptionOf(answer.data) === 'AuthorisationException' ? permission : DC_WORDS.unknown;
    }
    const said = complaintsOf(answer.data).join(' ');
    const header = 'let the proxy before the server pass the header X-Atlassian-Token';
    if (/xsrf/i.test(said))
        return header;
    return said === '' ? `${permission}; or ${header}` : permission;
}
function missing(answer, kind, message) {
    if (kind.changes)
        return { kind: 'gone', message };
    const exception = exceptionOf(answer.data);
    if (/^NoSuch(?:Commit|Changeset|Object)/.test(exception))
        return refusals_refusal('moved', message);
    if (kind.anchored && exception.startsWith('NoSuchPath'))
        return refusals_refusal('anchor', message);
    return { kind: 'denied', message, remedy: DC_WORDS.missing };
}
function refusalOf400({ data }, { anchored }) {
    const errors = (0,forge_fields.at)(data, 'errors');
    const contexts = Array.isArray(errors) ? errors.map((error) => (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(error, 'context')) ?? '') : [];
    if (contexts.some((context) => LIMITED_FIELDS.has(context)))
        return 'too-long';
    return anchored ? 'anchor' : 'other';
}
function refusalOf409({ data }, { anchored }) {
    const exception = exceptionOf(data);
    if (exception === 'CommentOutOfDateException')
        return 'stale';
    if (exception === 'PullRequestOutOfDateException')
        return anchored ? 'moved' : 'stale';
    return CLOSED.test([exception, ...complaintsOf(data)].join('\n')) ? 'closed' : 'other';
}
function exceptionBy(write) {
    return write.kind === 'answer' && write.answer.status >= 300 ? exceptionOf(write.answer.data) : '';
}
function refusals_resultOfError(error, { permission }) {
    const message = (0,thrown/* messageOf */.b)(error);
    if (!(error instanceof errors/* ForgeError */.Q8))
        return { kind: 'failed', message };
    if (error.status === 401)
        return { kind: 'denied', message, remedy: error.remedy };
    if (error.status === 403 || error.status === 404)
        return { kind: 'denied', message, remedy: permission };
    return { kind: 'failed', message };
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/dc/comments.ts










const MAX_TRIES = 3;
const WITHDRAWN = '*Quorate has withdrawn this comment.*';
function createCommentWrites(parts) {
    return {
        onLine: (headSha, comment) => createOnLine(parts, headSha, comment),
        onFile: (comment) => comments_guarded(async () => {
            const ends = { fromHash: await parts.mergeBase(), toHash: comment.headSha };
            return create(parts, { ...comment, anchor: fileAnchor(comment, ends) });
        }),
        note: (body) => create(parts, { body, task: false, anchor: null }),
        update: (id, body) => withSeen(parts, id, (seen) => changeText(parts, seen, body)),
        remove: (id) => withSeen(parts, id, (seen) => remove(parts, seen)),
        resolve: (id) => withSeen(parts, id, (seen) => comments_resolve(parts, seen)),
    };
}
function createOnLine(parts, headSha, comment) {
    return comments_guarded(async () => {
        const ranges = isRange(comment) && takesRanges(await parts.api.version());
        if (isRange(comment) && !ranges && hasSuggestion(comment.body)) {
            const message = 'this server takes no suggestion for several lines';
            return { kind: 'refused', refusal: 'anchor', message };
        }
        const ends = { fromHash: await parts.mergeBase(), toHash: headSha };
        return create(parts, { ...comment, anchor: lineAnchor(comment, ends, ranges) });
    });
}
async function create(parts, { body, task, anchor }) {
    const refused = astral(body);
    if (refused !== null)
        return refused;
    const write = await parts.api.write('POST', comments_commentsPath(parts), {
        text: body,
        ...(task ? { severity: 'BLOCKER' } : {}),
        ...(anchor === null ? {} : { anchor }),
    });
    const result = finished(parts, write, refusals_resultOf(write, anchor === null ? refusals_CREATES : CREATES_AT_PLACE));
    if (result.kind === 'done' && write.kind === 'answer') {
        parts.identity.wrote((0,forge_fields.at)(write.answer.data, 'author'));
    }
    return result;
}
function finished(parts, write, result, id = '') {
    if (result.kind !== 'done')
        return result;
    const named = result.id === '' ? id : result.id;
    const shown = write.kind === 'answer' ? seenComment(write.answer.data, parts.seen.get(named)?.answered) : null;
    if (shown === null)
        parts.seen.delete(named);
    else
        parts.seen.set(named, shown);
    return { kind: 'done', id: named, url: parts.links.comment(named) };
}
const ASTRAL = /[\u{10000}-\u{10ffff}]/u;
function astral(body) {
    const [character] = ASTRAL.exec(body) ?? [];
    if (character === undefined)
        return null;
    const code = character.codePointAt(0)?.toString(16).toUpperCase();
    const message = `the text has a character that not every Bitbucket Data Center stores (U+${code})`;
    return { kind: 'refused', refusal: 'other', message };
}
function withSeen(parts, id, work) {
    return comments_guarded(async () => {
        if (!/^[1-9]\d{0,15}$/.test(id))
            return { kind: 'gone', message: 'no id of Bitbucket Data Center' };
        const seen = parts.seen.get(id) ?? (await readComment(parts, id));
        return seen === null ? { kind: 'gone', message: `there is no comment ${id}` } : work(seen);
    });
}
async function comments_guarded(work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof errors/* ForgeError */.Q8)
            return refusals_resultOfError(error, refusals_CREATES);
        return { kind: 'failed', message: (0,thrown/* messageOf */.b)(error) };
    }
}
async function readComment(parts, id) {
    const path = commentPath(parts, id);
    const answer = await parts.api.get(path, { allow: [404] });
    parts.seen.delete(id);
    if (answer.status === 404)
        return null;
    const seen = seenComment(answer.data);
    if (seen === null)
        throw unreadable(`GET ${path}`, 'no id or version', DC_WORDS);
    parts.seen.set(id, seen);
    return seen;
}
async function change(parts, first, { send, end }) {
    let seen = first;
    for (let tries = 1;; tries++) {
        const write = await send(seen);
        if (exceptionBy(write) !== 'CommentOutOfDateException')
            return end(write, seen);
        if (tries === MAX_TRIES)
            return refusals_resultOf(write, CHANGES);
        const now = await readComment(parts, first.id);
        if (now === null)
            return { kind: 'gone', message: `the comment ${first.id} was deleted meanwhile` };
        if (!(0,marker/* sameText */.QV)(now.text, first.text)) {
            const message = `somebody edited the comment ${first.id} meanwhile, and it is left as it is`;
            return { kind: 'refused', refusal: 'stale', message };
        }
        seen = now;
    }
}
function changeText(parts, comment, text) {
    const refused = astral(text);
    if (refused !== null)
        return Promise.resolve(refused);
    return change(parts, comment, {
        send: (seen) => parts.api.write('PUT', commentPath(parts, seen.id), { version: seen.version, text }),
        end: (write, seen) => finished(parts, write, refusals_resultOf(write, CHANGES), seen.id),
    });
}
function remove(parts, comment) {
    if (comment.answered)
        return withdraw(parts, comment);
    return change(parts, comment, {
        send: (seen) => {
            const path = commentPath(parts, seen.id);
            return parts.api.write('DELETE', `${path}${route `?version=${seen.version}`}`);
        },
        end: (write, seen) => {
            if (exceptionBy(write) === 'CommentDeletionException')
                return withdraw(parts, seen);
            const result = refusals_resultOf(write, CHANGES);
            if (result.kind !== 'done')
                return result;
            parts.seen.delete(seen.id);
            return { ...result, id: seen.id };
        },
    });
}
async function withdraw(parts, comment) {
    const result = await changeText(parts, comment, WITHDRAWN);
    const now = parts.seen.get(comment.id);
    if (result.kind === 'done' && now !== undefined)
        await comments_guarded(() => comments_resolve(parts, now));
    return result;
}
function comments_resolve(parts, comment) {
    const { id } = comment;
    if (comment.resolved) {
        return Promise.resolve({ kind: 'kept', id, url: parts.links.comment(id) });
    }
    const path = commentPath(parts, id);
    const state = comment.task ? { state: 'RESOLVED' } : {};
    return change(parts, comment, {
        send: async ({ version }) => {
            const write = await parts.api.write('PUT', path, { version, threadResolved: true, ...state });
            return comment.task && isUnknownField(write)
                ? parts.api.write('PUT', path, { version, ...state })
                : write;
        },
        end: (write) => {
            const result = finished(parts, write, refusals_resultOf(write, CHANGES), id);
            if (result.kind === 'refused' && isUnknownField(write))
                return unresolved(result.message);
            const isDone = result.kind !== 'done' || parts.seen.get(id)?.resolved === true;
            return isDone ? result : unresolved('the server left the thread as it was');
        },
    });
}
function isUnknownField(write) {
    return write.kind === 'answer' && write.answer.status === 400;
}
function unresolved(message) {
    const remedy = 'resolve it by hand; Bitbucket Data Center resolves threads of comments from 8.9 on';
    return { kind: 'denied', message, remedy };
}
function comments_commentsPath({ api, links }) {
    return `${api.repositoryPath}${route `/pull-requests/${links.number}/comments`}`;
}
function commentPath(parts, id) {
    return `${comments_commentsPath(parts)}${route `/${id}`}`;
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/dc/description.ts




const EDITS = {
    permission: 'give the account of BITBUCKET_DC_TOKEN the permission "Repository write", and the token too; or set pr-update to false',
    changes: true,
    anchored: false,
};
const MAX_NAMES = 200;
function description_createDescription(api, links) {
    let last = null;
    const read = async () => {
        last = await readPull(api, links.number);
        return last;
    };
    const update = async (text, seen) => {
        try {
            const pull = last !== null && last.now.version === seen.version ? last : await read();
            if (pull.now.version !== seen.version)
                return plain(stale(pull.now.version));
            if (pull.description === text)
                return plain({ kind: 'kept', id: String(links.number), url: links.page });
            const end = await put({ api, links, pull, text });
            last = end.pull;
            return end.result;
        }
        catch (error) {
            return plain(refusals_resultOfError(error, EDITS));
        }
    };
    return {
        read: async () => {
            const { description, now } = await read();
            return { text: description, headSha: now.headSha, version: now.version };
        },
        update,
    };
}
function plain(result, remarks = []) {
    return { result, version: null, remarks };
}
function stale(version) {
    const message = `the pull request was changed meanwhile and is at version ${version}`;
    return { kind: 'refused', refusal: 'stale', message };
}
async function put(parts) {
    const write = await description_send(parts);
    if (exceptionBy(write) !== 'InvalidPullRequestReviewersException')
        return description_endOf(parts, write, []);
    const bad = new Set(refusedReviewers(write).map((name) => name.toLowerCase()));
    const { pull } = parts;
    const left = pull.reviewers.filter((name) => !bad.has(name.toLowerCase()));
    const out = pull.reviewers.filter((name) => bad.has(name.toLowerCase()));
    if (out.length === 0)
        return description_endOf(parts, write, []);
    const names = (0,lib_text/* oneLine */.TN)(out.join(', '), MAX_NAMES);
    const again = await description_send({ ...parts, pull: { ...pull, reviewers: left } });
    const isOut = refusals_resultOf(again, EDITS).kind === 'done';
    const remark = `The server no longer takes these reviewers of the pull request: ${names}${isOut ? '; they were left out' : ''}.`;
    return description_endOf(parts, again, [remark]);
}
function description_send({ api, links, pull, text }) {
    return api.write('PUT', board_pull_pullPath(api, links.number), {
        version: pull.now.version,
        title: pull.title,
        description: text,
        reviewers: pull.reviewers.map((name) => ({ user: { name } })),
        ...(pull.draft === null ? {} : { draft: pull.draft }),
    });
}
function description_endOf({ links }, write, remarks) {
    const result = refusals_resultOf(write, EDITS);
    if (result.kind !== 'done' || write.kind !== 'answer')
        return { result: plain(result, remarks), pull: null };
    const { data } = write.answer;
    const version = (0,forge_fields/* wholeOf */.l2)((0,forge_fields.at)(data, 'version'));
    if (version === null) {
        const message = 'the server took the description and did not tell its version';
        return { result: plain({ kind: 'unclear', message }, remarks), pull: null };
    }
    const done = { kind: 'done', id: String(links.number), url: links.page };
    return { result: { result: done, version, remarks }, pull: pullOf(data) };
}
function refusedReviewers(write) {
    const errors = write.kind === 'answer' ? (0,forge_fields.at)(write.answer.data, 'errors') : null;
    const list = Array.isArray(errors) ? errors : [];
    return list.flatMap((error) => {
        const reviewers = (0,forge_fields.at)(error, 'reviewerErrors');
        const named = Array.isArray(reviewers) ? reviewers : [];
        return named.flatMap((one) => (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(one, 'context')) ?? []);
    });
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/dc/report.ts








const report_MAX_ANNOTATIONS = 1_000;
const report_MAX_DETAILS = 2_000;
const report_MAX_TITLE = 450;
const MAX_MESSAGE = 2_000;
const report_LEVELS = [
    { level: 'failure', counted: 'Blocking, listed here' },
    { level: 'warning', counted: 'Important, listed here' },
    { level: 'notice', counted: 'Suggestions, listed here' },
];
const SEVERITIES = { failure: 'HIGH', warning: 'MEDIUM', notice: 'LOW' };
const KEY = 'io.quorate.report';
const REPORTS = {
    permission: 'give the token "Repository read"; a report can be replaced only by the account that made it, so use that one',
    changes: true,
    anchored: false,
};
async function report_ensureReport(parts, report) {
    try {
        return await ensure(parts, report);
    }
    catch (error) {
        return refusals_resultOfError(error, REPORTS);
    }
}
async function ensure(parts, report) {
    const { api } = parts;
    const path = `${api.insightsPath}${route `/commits/${report.headSha}/reports/${KEY}`}`;
    const wanted = reportOf(parts, report);
    const annotations = annotationsOf(report.annotations);
    const found = await api.get(path, { allow: [404] });
    const standing = found.status === 404 ? [] : await readAnnotations(api, path);
    const hasReport = found.status !== 404 && isSame(found.data, wanted);
    const hasAnnotations = sameIds(standing, annotations);
    const end = { id: KEY, url: wanted.link };
    if (hasReport && hasAnnotations)
        return { kind: 'kept', id: KEY, url: (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(found.data, 'link')) };
    if (standing.length > 0) {
        const result = refusals_resultOf(await api.write('DELETE', `${path}/annotations`), REPORTS);
        if (result.kind !== 'done')
            return result;
    }
    const put = refusals_resultOf(await api.write('PUT', path, wanted), REPORTS);
    if (put.kind !== 'done' || annotations.length === 0)
        return put.kind === 'done' ? { ...put, ...end } : put;
    const post = refusals_resultOf(await api.write('POST', `${path}/annotations`, { annotations }), REPORTS);
    return post.kind === 'done' ? { ...post, ...end } : post;
}
function reportOf({ name, page }, report) {
    const result = resultWord(report);
    return {
        title: cut(report_plain(`${name}: ${report.title}`), report_MAX_TITLE),
        details: cut(report_plain(reportWords(report.summary)), report_MAX_DETAILS),
        ...(result === null ? {} : { result }),
        reporter: name,
        link: isWebAddress(report.url) ? report.url : page,
        data: [{ title: 'Result', type: 'TEXT', value: report.conclusion }, ...countsOf(report)],
    };
}
function countsOf({ annotations }) {
    const sent = annotations.slice(0, report_MAX_ANNOTATIONS);
    return report_LEVELS.flatMap(({ level, counted }) => {
        const value = sent.filter((annotation) => annotation.level === level).length;
        return value === 0 ? [] : [{ title: counted, type: 'NUMBER', value }];
    });
}
function report_plain(text) {
    return (0,lib_text/* bmpOnly */.qn)((0,lib_text/* printable */.g$)(text));
}
function resultWord({ conclusion, failsIncomplete }) {
    if (conclusion === 'incomplete')
        return failsIncomplete ? 'FAIL' : null;
    return conclusion === 'block' ? 'FAIL' : 'PASS';
}
function isSame(found, wanted) {
    const text = (name) => (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(found, name)) ?? '';
    return ((0,marker/* sameText */.QV)(text('title'), wanted.title) &&
        (0,marker/* sameText */.QV)(text('details'), wanted.details) &&
        text('result') === (wanted.result ?? ''));
}
function annotationsOf(annotations) {
    const counts = new Map();
    return annotations.slice(0, report_MAX_ANNOTATIONS).map((annotation) => {
        const wanted = annotationOf(annotation);
        const nth = (counts.get(wanted.externalId) ?? 0) + 1;
        counts.set(wanted.externalId, nth);
        return nth === 1 ? wanted : { ...wanted, externalId: `${wanted.externalId}-${nth}` };
    });
}
function annotationOf({ path, startLine, level, title, message }) {
    const fields = {
        path,
        line: startLine,
        message: cut(report_plain(`${title}\n\n${message}`), MAX_MESSAGE),
        severity: SEVERITIES[level],
        type: level === 'notice' ? 'CODE_SMELL' : 'BUG',
    };
    const digest = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 32);
    return { externalId: `quorate-${digest}`, ...fields };
}
async function readAnnotations(api, path) {
    const { data } = await api.get(`${path}/annotations`, { allow: [404] });
    const list = (0,forge_fields.at)(data, 'annotations');
    const annotations = Array.isArray(list) ? list : [];
    return annotations.map((annotation) => (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(annotation, 'externalId')) ?? '');
}
function sameIds(standing, wanted) {
    const ids = new Set(wanted.map(({ externalId }) => externalId));
    return standing.length === ids.size && standing.every((id) => ids.has(id));
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/dc/status.ts







const status_STATUS_NAME = 'Quorate';
const status_KEY = 'io.quorate.status';
const MAX_URL = 450;
const MAX_DESCRIPTION = 255;
const BUILDS = { ...refusals_CREATES, changes: true };
function createBitbucketDcStatus(api, options = {}) {
    const name = options.name ?? status_STATUS_NAME;
    return {
        ensureStatus: (report, way) => {
            const page = options.page ?? commitPage(api, report.headSha);
            return way === 'check'
                ? report_ensureReport({ api, name, page }, report)
                : status_ensureBuild({ api, name, page, ref: options.ref ?? noRef }, report);
        },
    };
}
function noRef() {
    return Promise.resolve(null);
}
async function status_ensureBuild(parts, report) {
    const { api } = parts;
    const path = `${api.repositoryPath}${route `/commits/${report.headSha}/builds`}`;
    try {
        const wanted = buildOf(parts, report, await parts.ref());
        const found = await api.get(`${path}${route `?key=${status_KEY}`}`, { allow: [404] });
        const end = { id: status_KEY, url: wanted.url };
        if (found.status !== 404 && status_isSame(found.data, wanted)) {
            return { kind: 'kept', id: status_KEY, url: (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(found.data, 'url')) };
        }
        const result = refusals_resultOf(await api.write('POST', path, wanted), BUILDS);
        return result.kind === 'done' ? { ...result, ...end } : result;
    }
    catch (error) {
        return refusals_resultOfError(error, BUILDS);
    }
}
function buildOf({ name, page }, report, ref) {
    const { url } = report;
    return {
        key: status_KEY,
        state: stateOf(report),
        url: isWebAddress(url) && url.length <= MAX_URL ? url : page,
        name,
        description: cut((0,lib_text/* bmpOnly */.qn)((0,lib_text/* printable */.g$)(report.title)), MAX_DESCRIPTION),
        ...(ref === null ? {} : { ref }),
    };
}
function stateOf({ conclusion, failsIncomplete }) {
    if (conclusion === 'incomplete')
        return failsIncomplete ? 'FAILED' : 'UNKNOWN';
    return conclusion === 'block' ? 'FAILED' : 'SUCCESSFUL';
}
function status_isSame(found, { url: _, ...said }) {
    return Object.entries(said).every(([name, value]) => (0,forge_fields.at)(found, name) === value);
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/dc/verdict.ts






const STATUSES = { approve: 'APPROVED', 'request-changes': 'NEEDS_WORK' };
const REVIEWS = new Map([
    ['APPROVED', 'approved'],
    ['NEEDS_WORK', 'changes-requested'],
]);
async function readVerdicts({ api, links, identity, }) {
    const { people } = await readPull(api, links.number);
    const verdicts = people.flatMap((person) => {
        identity.see((0,forge_fields.at)(person, 'user'));
        const author = account_accountOf((0,forge_fields.at)(person, 'user'));
        const state = REVIEWS.get((0,forge_fields.at)(person, 'status'));
        if (author === null || author.id === null || state === undefined)
            return [];
        return [{ id: author.id, author, body: '', commit: (0,forge_fields/* shaOf */.ye)((0,forge_fields.at)(person, 'lastReviewedCommit')), state }];
    });
    return [...new Map(verdicts.map((verdict) => [verdict.id, verdict])).values()];
}
async function verdict_giveVerdict(parts, verdict, headSha) {
    const write = await putStatus(parts, { status: STATUSES[verdict], lastReviewedCommit: headSha });
    if ('result' in write)
        return write.result;
    if (write.kind !== 'answer')
        return refusals_resultOf(write, CHANGES);
    const { answer } = write;
    if (answer.status === 400)
        return { kind: 'refused', refusal: 'own-change', message: messageFrom(answer) };
    if (answer.status === 409)
        return conflict(parts, answer, headSha);
    const given = (0,forge_fields/* shaOf */.ye)((0,forge_fields.at)(answer.data, 'lastReviewedCommit'));
    if (answer.status < 300 && given !== null && given !== headSha)
        return verdict_takeBack(parts, given);
    return named(parts, refusals_resultOf(write, CHANGES));
}
async function dismissVerdict(parts, id) {
    if (id !== parts.identity.me().id) {
        return { kind: 'gone', message: 'there is no such verdict of this account' };
    }
    const write = await putStatus(parts, { status: 'UNAPPROVED' });
    return 'result' in write ? write.result : named(parts, refusals_resultOf(write, CHANGES));
}
async function putStatus({ api, links, identity }, body) {
    try {
        const slug = await identity.slug();
        if (slug === null)
            return { result: nobody() };
        return await api.write('PUT', `${board_pull_pullPath(api, links.number)}${route `/participants/${slug}`}`, body);
    }
    catch (error) {
        return { result: refusals_resultOfError(error, CHANGES) };
    }
}
function nobody() {
    return {
        kind: 'denied',
        message: 'the server does not tell whose token it is',
        remedy: 'use a token of an account; where a proxy drops the header X-AUSERNAME, let it pass',
    };
}
async function conflict({ api, links }, answer, headSha) {
    const message = messageFrom(answer);
    try {
        const { now } = await readPull(api, links.number);
        if (now.state !== 'open')
            return { kind: 'refused', refusal: 'closed', message };
        if (now.headSha !== headSha)
            return { kind: 'refused', refusal: 'moved', message };
    }
    catch (error) {
        return refusals_resultOfError(error, CHANGES);
    }
    const result = refusals_resultOf({ kind: 'answer', answer }, CHANGES);
    const isOutOfDate = exceptionBy({ kind: 'answer', answer }) === 'PullRequestOutOfDateException';
    return isOutOfDate ? { kind: 'refused', refusal: 'moved', message } : result;
}
async function verdict_takeBack(parts, given) {
    const write = await putStatus(parts, { status: 'UNAPPROVED' });
    const isBack = !('result' in write) && refusals_resultOf(write, CHANGES).kind === 'done';
    const end = isBack ? 'and was taken back' : 'and could not be taken back';
    const message = `${DC_WORDS.server} took the verdict for ${given.slice(0, 12)}, ${end}`;
    return { kind: 'refused', refusal: 'moved', message };
}
function named({ links, identity }, result) {
    if (result.kind !== 'done')
        return result;
    return { kind: 'done', id: identity.me().id ?? '', url: links.page };
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/dc/board.ts










const board_LIMITS = {
    bodyLength: 31_000,
    statusLength: report_MAX_DETAILS,
    commentsPerReview: 1,
    annotations: report_MAX_ANNOTATIONS,
};
const board_CAN = {
    fileComments: true,
    suggestions: true,
    resolve: true,
    verdicts: true,
    reviewTexts: false,
    pinsCommits: true,
    tasks: true,
    bothStatuses: true,
    astral: false,
    marker: 'link-definition',
};
function createBitbucketDcBoard(api, options) {
    const { number, mergeBase, statusName } = options;
    const links = linksOf(api, number);
    const identity = account_createIdentity(api);
    const seen = new Map();
    const comments = createCommentWrites({ api, links, identity, mergeBase, seen });
    const verdicts = { api, links, identity };
    const pull = lastPull(api, number);
    return {
        limits: board_LIMITS,
        can: board_CAN,
        description: description_createDescription(api, links),
        me: () => {
            const me = identity.me();
            return me.id === null ? null : me;
        },
        permalink: (sha, path, line) => filePage(api, sha, path, line),
        now: async () => (await pull.read()).now,
        read: () => board_readState({ api, links, identity, seen }),
        readReviews: () => readVerdicts(verdicts),
        submitReview: async (review) => {
            const posted = await postAll(review, comments.onLine);
            const { verdict, headSha } = review;
            const isOver = verdict === 'comment' || (posted.kind !== 'done' && posted.kind !== 'kept');
            return isOver ? posted : verdict_giveVerdict(verdicts, verdict, headSha);
        },
        commentOnFile: comments.onFile,
        createNote: comments.note,
        updateNote: comments.update,
        deleteComment: ({ id }) => comments.remove(id),
        resolveThread: comments.resolve,
        dismissReview: (id) => dismissVerdict(verdicts, id),
        discardDraft: board_noDraft,
        submitDraft: board_noDraft,
        ...createBitbucketDcStatus(api, {
            page: links.page,
            ref: async () => (await pull.last()).sourceRef,
            ...(statusName === undefined ? {} : { name: statusName }),
        }),
    };
}
async function postAll({ comments, headSha }, post) {
    let result = { kind: 'kept', id: '', url: null };
    for (const comment of comments) {
        result = await post(headSha, comment);
        if (result.kind !== 'done')
            return result;
    }
    return result;
}
function board_noDraft() {
    return Promise.resolve({ kind: 'gone', message: 'Bitbucket Data Center has no drafts that block others' });
}
function lastPull(api, number) {
    let kept = null;
    const read = async () => {
        kept = await readPull(api, number);
        return kept;
    };
    return { read, last: async () => kept ?? (await read()) };
}
async function board_readState({ api, links, identity, seen }) {
    const activities = await api.getAll(`${board_pull_pullPath(api, links.number)}/activities`);
    for (const activity of activities) {
        identity.see((0,forge_fields.at)(activity, 'user'));
        identity.see((0,forge_fields.at)(activity, 'comment', 'author'));
    }
    const conversation = activities_conversationOf(activities, links.comment);
    seen.clear();
    for (const [id, comment] of conversation.seen)
        seen.set(id, comment);
    const me = identity.me();
    const unknown = 'the server does not tell whose token it is: comments of earlier runs are not known for ours until one is written';
    return {
        me,
        threads: conversation.threads,
        notes: conversation.notes,
        drafts: [],
        remarks: me.id === null ? [unknown] : [],
    };
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/dc/find.ts



const BRANCHES = 'refs/heads/';
async function findDcPullRequests(api, by) {
    const { branch, commit } = by;
    if (branch === null) {
        if (commit === null)
            return [];
        const holding = await api.getAll(api.repositoryPath + route `/commits/${commit}/pull-requests`);
        return newestFirst(holding.filter(find_isOpen).map((pull) => (0,forge_fields.at)(pull, 'id')));
    }
    const ref = branch.startsWith(BRANCHES) ? branch : `${BRANCHES}${branch}`;
    const query = route `/pull-requests?direction=OUTGOING&state=OPEN&at=${ref}`;
    const leaving = await api.getAll(api.repositoryPath + query);
    const own = leaving.filter((pull) => find_isOpen(pull) && isWithin(pull, ref));
    return newestFirst(own.map((pull) => (0,forge_fields.at)(pull, 'id')));
}
function find_isOpen(pull) {
    return (0,forge_fields.at)(pull, 'state') === 'OPEN';
}
function isWithin(pull, ref) {
    const [from, to] = ['fromRef', 'toRef'].map((end) => (0,forge_fields/* idOf */.TH)((0,forge_fields.at)(pull, end, 'repository', 'id')));
    return from !== null && from === to && (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(pull, 'fromRef', 'id')) === ref;
}

// EXTERNAL MODULE: ./src/lib/limit.ts
var limit = __webpack_require__(67280);
;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/dc/diff.ts


const MARKS = new Map([
    ['CONTEXT', ' '],
    ['ADDED', '+'],
    ['REMOVED', '-'],
]);
class Unusable extends Error {
}
const CUT = 'Bitbucket cut its text';
const NOT_UNDERSTOOD = 'the diff that Bitbucket gave of it was not understood';
function noText(reason) {
    return { bytes: null, reason, binary: false, additions: 0, deletions: 0 };
}
function readDiff(data, path) {
    const diffs = (0,forge_fields.at)(data, 'diffs');
    if ((0,forge_fields/* fieldsOf */.Pf)(data) === null || !Array.isArray(diffs))
        return null;
    const own = diffs.filter((diff) => isAbout(diff, path));
    return { text: textOfDiffs(data, own), toHash: (0,forge_fields/* shaOf */.ye)((0,forge_fields.at)(data, 'toHash')) };
}
function isAbout(diff, path) {
    return diff_pathOf((0,forge_fields.at)(diff, 'destination')) === path || diff_pathOf((0,forge_fields.at)(diff, 'source')) === path;
}
function diff_pathOf(value) {
    const components = (0,forge_fields.at)(value, 'components');
    if (!Array.isArray(components) || components.length === 0)
        return null;
    const parts = components.map((part) => (0,forge_fields/* textOf */.b6)(part));
    return parts.some((part) => part === null || part === '') ? null : parts.join('/');
}
function textOfDiffs(data, diffs) {
    if (diffs.some((diff) => (0,forge_fields.at)(diff, 'binary') === true))
        return { ...noText('binary'), binary: true };
    const counts = { '+': 0, '-': 0, ' ': 0 };
    try {
        refuseCut(data);
        const hunks = diffs.flatMap((diff) => {
            refuseCut(diff);
            return diff_listOf((0,forge_fields.at)(diff, 'hunks') ?? []).map((hunk) => hunkText(hunk, counts));
        });
        const bytes = external_node_buffer_.Buffer.from(hunks.join(''));
        return { bytes, reason: null, binary: false, additions: counts['+'], deletions: counts['-'] };
    }
    catch (error) {
        if (error instanceof Unusable)
            return noText(error.message);
        throw error;
    }
}
function refuseCut(part) {
    if ((0,forge_fields.at)(part, 'truncated') === true)
        throw new Unusable(CUT);
}
function diff_listOf(value) {
    if (!Array.isArray(value))
        throw new Unusable(NOT_UNDERSTOOD);
    return value;
}
function hunkText(hunk, counts) {
    refuseCut(hunk);
    const lines = diff_listOf((0,forge_fields.at)(hunk, 'segments')).flatMap(segmentLines);
    const [oldLine, oldSpan, newLine, newSpan] = [
        (0,forge_fields/* wholeOf */.l2)((0,forge_fields.at)(hunk, 'sourceLine')),
        (0,forge_fields/* wholeOf */.l2)((0,forge_fields.at)(hunk, 'sourceSpan')),
        (0,forge_fields/* wholeOf */.l2)((0,forge_fields.at)(hunk, 'destinationLine')),
        (0,forge_fields/* wholeOf */.l2)((0,forge_fields.at)(hunk, 'destinationSpan')),
    ];
    const own = { '+': 0, '-': 0, ' ': 0 };
    for (const { mark } of lines)
        own[mark] += 1;
    if (oldLine === null || newLine === null)
        throw new Unusable(NOT_UNDERSTOOD);
    if (oldSpan !== own['-'] + own[' '] || newSpan !== own['+'] + own[' '])
        throw new Unusable(CUT);
    counts['+'] += own['+'];
    counts['-'] += own['-'];
    const header = `@@ -${oldLine},${oldSpan} +${newLine},${newSpan} @@`;
    const section = ((0,forge_fields/* textOf */.b6)((0,forge_fields.at)(hunk, 'context')) ?? '').split('\n')[0] ?? '';
    const body = lines.map(({ mark, text }) => `${mark}${text}\n`).join('');
    return `${header}${section === '' ? '' : ` ${section}`}\n${body}`;
}
function segmentLines(segment) {
    refuseCut(segment);
    const mark = MARKS.get((0,forge_fields.at)(segment, 'type'));
    if (mark === undefined)
        throw new Unusable(NOT_UNDERSTOOD);
    return diff_listOf((0,forge_fields.at)(segment, 'lines')).map((line) => {
        refuseCut(line);
        const text = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(line, 'line'));
        if (text === null || text.includes('\n'))
            throw new Unusable(NOT_UNDERSTOOD);
        if ((0,forge_fields.at)(line, 'conflictMarker') !== undefined) {
            throw new Unusable('Bitbucket shows a merge conflict in place of its text');
        }
        return { mark, text };
    });
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/dc/pull-request.ts






const pull_request_NOT_FOUND = 404;
const NO_CONTENT = 204;
const pull_request_STATES = new Map([
    ['OPEN', 'open'],
    ['MERGED', 'merged'],
    ['DECLINED', 'closed'],
]);
function pullRequestPath({ repositoryPath }, number) {
    return `${repositoryPath}${route `/pull-requests/${number}`}`;
}
async function pull_request_readPullRequest(api, number) {
    const place = pullRequestPath(api, number);
    const { status, data } = await api.get(place, { allow: [pull_request_NOT_FOUND] });
    if (status === pull_request_NOT_FOUND) {
        throw new errors/* ForgeError */.Q8(`there is no pull request ${number} in ${api.project}/${api.repo} that this token may see`, DC_WORDS.missing, { status });
    }
    const facts = factsOf(data);
    if (facts === null || facts.number !== number) {
        throw unreadable(`GET ${place}`, 'no such pull request, or half of one', DC_WORDS);
    }
    return { facts, authorId: (0,forge_fields/* lineOf */.cA)((0,forge_fields.at)(data, 'author', 'user', 'id')) };
}
function factsOf(data) {
    const number = (0,forge_fields/* wholeOf */.l2)((0,forge_fields.at)(data, 'id'));
    const version = (0,forge_fields/* wholeOf */.l2)((0,forge_fields.at)(data, 'version'));
    const title = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(data, 'title'));
    const state = pull_request_STATES.get((0,forge_fields.at)(data, 'state'));
    const head = pull_request_endOf((0,forge_fields.at)(data, 'fromRef'));
    const base = pull_request_endOf((0,forge_fields.at)(data, 'toRef'));
    if (number === null || version === null || title === null)
        return null;
    if (state === undefined || head === null || base === null)
        return null;
    return {
        number,
        state,
        draft: (0,forge_fields.at)(data, 'draft') === true,
        locked: (0,forge_fields.at)(data, 'locked') === true,
        title,
        body: (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(data, 'description')),
        head,
        base,
        author: account_accountOf((0,forge_fields.at)(data, 'author', 'user')),
        labels: [],
        changedFiles: null,
        version,
        isFork: head.repoId === null || head.repoId !== base.repoId,
    };
}
function pull_request_endOf(value) {
    const ref = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(value, 'displayId'));
    const sha = (0,forge_fields/* shaOf */.ye)((0,forge_fields.at)(value, 'latestCommit'));
    return ref === null || sha === null ? null : { ref, sha, repoId: (0,forge_fields/* idOf */.TH)((0,forge_fields.at)(value, 'repository', 'id')) };
}
async function pull_request_readMergeBase(api, number) {
    const place = `${pullRequestPath(api, number)}/merge-base`;
    const { status, data } = await api.get(place, { allow: [pull_request_NOT_FOUND] });
    if (status === pull_request_NOT_FOUND)
        return null;
    if (status === NO_CONTENT) {
        throw new errors/* ForgeError */.Q8('base and head have no common commit', 'Compare two branches of one history; unrelated histories have no change between them.');
    }
    const sha = (0,forge_fields/* shaOf */.ye)((0,forge_fields.at)(data, 'id'));
    if (sha === null)
        throw unreadable(`GET ${place}`, 'no commit', DC_WORDS);
    return sha;
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/dc/files.ts






const LIMIT = 10_000;
const files_STATUSES = new Map([
    ['ADD', 'added'],
    ['DELETE', 'deleted'],
    ['MODIFY', 'modified'],
    ['MOVE', 'renamed'],
    ['COPY', 'copied'],
    ['UNKNOWN', 'modified'],
]);
const SUBMODULE_MODE = '160000';
const EXECUTABLE_MODE = '100755';
const PLAIN_MODE = '100644';
const NOTHING = /^(?:e69de29bb2d1d6434b8b29ae775ad8c2e48c5391|473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813|0+)$/;
async function files_readFiles(api, { number, headSha }) {
    const place = `${pullRequestPath(api, number)}/changes`;
    const { data } = await api.get(`${place}?start=0&limit=${LIMIT}&withComments=false`);
    const values = (0,forge_fields.at)(data, 'values');
    if (!Array.isArray(values))
        throw unreadable(`GET ${place}`, 'no list', DC_WORDS);
    refuseMoved((0,forge_fields/* shaOf */.ye)((0,forge_fields.at)(data, 'toHash')), headSha);
    const files = values.map((value) => {
        const file = files_fileOf(value);
        if (file === null)
            throw unreadable(`GET ${place}`, 'a file without a name or type', DC_WORDS);
        return file;
    });
    const count = files.length.toLocaleString('en');
    const cut = (0,forge_fields.at)(data, 'isLastPage') === false || files.length >= LIMIT;
    return {
        files,
        fromHash: (0,forge_fields/* shaOf */.ye)((0,forge_fields.at)(data, 'fromHash')),
        reason: cut ? `Bitbucket lists the first ${count} changed files, and there are others` : null,
    };
}
function refuseMoved(toHash, headSha) {
    if (toHash !== null && toHash !== headSha)
        throw new pull_request/* SupersededError */.Z(headSha, toHash);
}
function files_fileOf(value) {
    const path = diff_pathOf((0,forge_fields.at)(value, 'path'));
    const word = files_STATUSES.get((0,forge_fields.at)(value, 'type'));
    if (path === null || word === undefined)
        return null;
    const srcPath = diff_pathOf((0,forge_fields.at)(value, 'srcPath'));
    const moved = (word === 'renamed' || word === 'copied') && srcPath !== null && srcPath !== path;
    const isMove = word === 'renamed' || word === 'copied';
    const status = isMove && !moved ? 'modified' : word;
    return {
        path,
        oldPath: moved ? srcPath : null,
        status,
        ...modesOf(value, status),
        isSame: files_isSame((0,forge_fields.at)(value, 'fromContentId'), (0,forge_fields.at)(value, 'contentId')),
    };
}
function modesOf(value, status) {
    const submodule = (0,forge_fields.at)(value, 'nodeType') === 'SUBMODULE';
    const bits = { old: (0,forge_fields.at)(value, 'srcExecutable') === true, now: (0,forge_fields.at)(value, 'executable') === true };
    const modeOf = (own, other) => {
        if (submodule)
            return SUBMODULE_MODE;
        if (own)
            return EXECUTABLE_MODE;
        return other && status !== 'added' && status !== 'deleted' ? PLAIN_MODE : null;
    };
    return {
        oldMode: status === 'added' ? null : modeOf(bits.old, bits.now),
        newMode: status === 'deleted' ? null : modeOf(bits.now, bits.old),
    };
}
function files_isSame(old, now) {
    const [before, after] = [(0,forge_fields/* textOf */.b6)(old), (0,forge_fields/* textOf */.b6)(now)];
    if (before === null || after === null)
        return null;
    return before === after || (NOTHING.test(before) && NOTHING.test(after));
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/dc/files-contents.ts




const NO_FILE = [400, 404, 409];
const files_contents_ANY = '*/*';
async function files_contents_readContent({ api, remarks, signal, reads }, sha, { path, mode, maxBytes }) {
    const file = filePath(path);
    const kind = mode === null ? 'file' : (0,folders/* kindOf */.I)(mode);
    const link = kind === 'link';
    if (file === null || (kind !== 'file' && !link) || !reads.take())
        return null;
    const place = (endpoint) => `${api.repositoryPath}/${endpoint}/${file}?at=${sha}`;
    try {
        const options = { accept: files_contents_ANY, allow: NO_FILE, maxBytes: maxBytes + 1 };
        const { status, data } = await api.get(place('raw'), options);
        if (status !== 200)
            return null;
        const bytes = data instanceof Uint8Array ? data : new Uint8Array();
        if (bytes.length <= maxBytes)
            return { bytes, size: bytes.length, link };
        const told = await api.get(`${place('browse')}&size=true`, { allow: NO_FILE });
        const size = (0,forge_fields/* wholeOf */.l2)((0,forge_fields.at)(told.data, 'size')) ?? bytes.length;
        return { bytes: bytes.subarray(0, maxBytes), size, link };
    }
    catch (error) {
        if (signal?.aborted)
            throw error;
        remarks.add('blob', `the contents of some files could not be read: ${(0,thrown/* messageOf */.b)(error)}`);
        return null;
    }
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/dc/files-modes.ts



const files_modes_MAX_BYTES = 32 * 1024 * 1024;
async function withModes({ api, facts, remarks, signal }, files) {
    const place = `${pullRequestPath(api, facts.number)}.diff?contextLines=0`;
    try {
        const { data } = await api.get(place, { accept: 'text/plain', maxBytes: files_modes_MAX_BYTES });
        const entries = entriesByName(data instanceof Uint8Array ? readEntries(data) : []);
        return files.map((file) => {
            const own = entries.get(file.path) ?? [];
            return {
                ...file,
                oldMode: own[0]?.oldMode ?? file.oldMode,
                newMode: own.at(-1)?.newMode ?? file.newMode,
            };
        });
    }
    catch (error) {
        if (signal?.aborted)
            throw error;
        remarks.add('modes', `modes of files are not all known, links among them: ${(0,thrown/* messageOf */.b)(error)}`);
        return files;
    }
}
function files_modes_modeAt(files, side, path) {
    const isBase = side === 'base';
    const file = files.find(({ path: now, oldPath }) => (isBase ? (oldPath ?? now) : now) === path);
    if (file === undefined)
        return null;
    return isBase ? file.oldMode : file.newMode;
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/dc/target.ts








const dc_target_NOT_FOUND = 404;
const dc_target_ANY = '*/*';
const target_MAX_NAME = 120;
const target_PAGE_SIZE = 500;
const target_MAX_PAGES = 100;
async function readTargetFile(api, { sha, path, maxBytes }) {
    const file = (0,git_objects/* isTreePath */.m5)(path) ? filePath(path) : null;
    if (file === null)
        return null;
    const place = (endpoint) => `${api.repositoryPath}/${endpoint}/${file}?at=${sha}`;
    const options = { accept: dc_target_ANY, allow: [dc_target_NOT_FOUND], maxBytes: maxBytes + 1 };
    const { status, data } = await api.get(place('raw'), options);
    if (status === dc_target_NOT_FOUND)
        return nothingAt(file, data);
    const bytes = data === null ? new Uint8Array() : data;
    if (status !== 200 || !(bytes instanceof Uint8Array)) {
        throw unreadable(`GET ${place('raw')}`, 'no content', DC_WORDS);
    }
    if (bytes.length <= maxBytes)
        return { bytes, size: bytes.length, link: false };
    const size = (0,forge_fields/* wholeOf */.l2)((0,forge_fields.at)((await api.get(`${place('browse')}&size=true`)).data, 'size')) ?? bytes.length;
    return { bytes: bytes.subarray(0, maxBytes), size, link: false };
}
function nothingAt(file, answer) {
    if (exceptionOf(answer) === 'NoSuchPathException')
        return null;
    throw new errors/* ForgeError */.Q8(`GET ${(0,lib_text/* oneLine */.TN)(file, target_MAX_NAME)}: Bitbucket Data Center answered 404, and not that there is no such file`, DC_WORDS.missing, { status: dc_target_NOT_FOUND });
}
async function listTargetFolder(api, sha, folder) {
    if (!(0,folders/* isFolder */.lQ)(folder))
        return null;
    const path = folder === '' ? '' : filePath(folder);
    if (path === null)
        return null;
    const place = `${api.repositoryPath}/browse${path === '' ? '' : `/${path}`}?at=${sha}`;
    if (path !== '' && !(await target_isDirectory(api, place, path)))
        return null;
    const items = await readChildren(api, place);
    return (0,folders/* folderList */.LP)(items.map((item) => entryOf(item, place)), true);
}
async function target_isDirectory(api, place, path) {
    const { status, data } = await api.get(`${place}&type=true`, { allow: [dc_target_NOT_FOUND] });
    const type = status === dc_target_NOT_FOUND ? nothingAt(path, data) : (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(data, 'type'));
    if (status !== dc_target_NOT_FOUND && type === null)
        throw unreadable(`GET ${place}`, 'no type', DC_WORDS);
    return type === 'DIRECTORY';
}
async function readChildren(api, place) {
    const items = [];
    let start = 0;
    for (let page = 1; page <= target_MAX_PAGES; page++) {
        const { data } = await api.get(`${place}&start=${start}&limit=${target_PAGE_SIZE}`);
        const values = (0,forge_fields.at)(data, 'children', 'values');
        if (!Array.isArray(values))
            throw unreadable(`GET ${place}`, 'no list', DC_WORDS);
        items.push(...values);
        const isLast = (0,forge_fields.at)(data, 'children', 'isLastPage');
        if (isLast === true || items.length > folders/* MAX_ENTRIES */.Sd)
            return items;
        const next = (0,forge_fields/* wholeOf */.l2)((0,forge_fields.at)(data, 'children', 'nextPageStart'));
        if (isLast !== false || next === null || next <= start)
            break;
        start = next;
    }
    throw unreadable(`GET ${place}`, 'a list without an end', DC_WORDS);
}
function entryOf(item, place) {
    const components = (0,forge_fields.at)(item, 'path', 'components');
    const names = Array.isArray(components) ? components : [];
    const name = (0,folders/* entryName */.MB)(names[0]);
    const type = (0,forge_fields/* textOf */.b6)((0,forge_fields.at)(item, 'type'));
    if (name === null || type === null)
        throw unreadable(`GET ${place}`, 'no entry of the folder', DC_WORDS);
    if (type === 'DIRECTORY' || names.length > 1)
        return { name, kind: 'folder' };
    return { name, kind: type === 'FILE' ? 'file' : 'other' };
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/dc/change.ts













const change_CONTEXT_LINES = 10;
const MAX_TEXTS = 1_000;
const change_MAX_FILE_READS = 300;
const TEXTS_AT_ONCE = 4;
const change_MAX_FAILURES = 3;
async function change_openChange(parts) {
    const { api, facts, remarks } = parts;
    const reads = createFileReads(change_MAX_FILE_READS, remarks);
    let files = null;
    let listing = null;
    const listFiles = () => {
        files ??= files_readFiles(api, { number: facts.number, headSha: facts.head.sha });
        return files;
    };
    const list = () => {
        listing ??= readListing(parts, listFiles);
        return listing;
    };
    const mergeBase = parts.mergeBase ?? (await change_findMergeBase(parts, listFiles));
    return {
        mergeBase,
        listFiles: async () => change_fileList(await list()),
        readPatches: async (maxBytes) => change_patchesOf(await list(), maxBytes),
        readFile: async (side, path, maxBytes) => {
            const mode = files_modes_modeAt((await list()).files, side, path);
            const sha = side === 'base' ? mergeBase : facts.head.sha;
            return files_contents_readContent({ ...parts, reads }, sha, { path, mode, maxBytes });
        },
        readTarget: (path, maxBytes) => readTargetFile(api, { sha: facts.base.sha, path, maxBytes }),
        listTarget: (folder) => listTargetFolder(api, facts.base.sha, folder),
    };
}
async function readListing(parts, listFiles) {
    const found = await listFiles();
    const [files, texts] = await Promise.all([withModes(parts, found.files), readTexts(parts, found.files)]);
    return { ...found, files, texts };
}
async function change_findMergeBase({ api, facts, remarks }, listFiles) {
    const asked = (await pull_request_readMergeBase(api, facts.number)) ?? (await listFiles()).fromHash;
    if (asked !== null)
        return asked;
    remarks.add('merge-base', 'Bitbucket does not tell the last common commit of base and head');
    return facts.base.sha;
}
function readTexts(parts, files) {
    let failures = 0;
    return (0,limit/* mapLimited */.bB)(files, TEXTS_AT_ONCE, async (file, index) => {
        if (index >= MAX_TEXTS)
            return noText(`only the first ${MAX_TEXTS.toLocaleString('en')} files are read`);
        if (failures >= change_MAX_FAILURES) {
            return noText(`its text was not asked for, as that failed ${change_MAX_FAILURES} times in a row`);
        }
        try {
            const text = await readOne(parts, file);
            failures = 0;
            return text;
        }
        catch (error) {
            if (parts.signal?.aborted || error instanceof pull_request/* SupersededError */.Z)
                throw error;
            failures += 1;
            return noText(`its text could not be read: ${(0,thrown/* messageOf */.b)(error)}`);
        }
    });
}
async function readOne({ api, facts }, file) {
    const name = filePath(file.path);
    if (name === null)
        return noText('its name cannot be part of an address');
    const place = `${pullRequestPath(api, facts.number)}/diff/${name}`;
    const source = file.oldPath === null ? '' : route `&srcPath=${file.oldPath}`;
    const { data } = await api.get(`${place}?contextLines=${change_CONTEXT_LINES}&withComments=false${source}`);
    const diff = readDiff(data, file.path);
    if (diff === null)
        throw unreadable(`GET ${place}`, 'no diff', DC_WORDS);
    refuseMoved(diff.toHash, facts.head.sha);
    return isWithheld(diff.text, file) ? noText('Bitbucket gave no text for it') : diff.text;
}
function isWithheld(text, file) {
    if (text.bytes === null || text.additions + text.deletions > 0)
        return false;
    if (file.isSame !== null)
        return !file.isSame;
    return file.oldMode === file.newMode && file.oldPath === null;
}
function change_fileList({ files, texts, reason }) {
    const listed = files.map((file, index) => change_listedFile(file, texts[index]));
    return { files: listed, complete: reason === null, reason };
}
function change_listedFile(file, text) {
    const { isSame: _isSame, ...listed } = file;
    const counted = text !== undefined && text.bytes !== null;
    return {
        ...listed,
        additions: counted ? text.additions : null,
        deletions: counted ? text.deletions : null,
        attributes: { generated: null, vendored: null, noDiff: null },
    };
}
function change_patchesOf({ files, texts }, maxBytes) {
    const tooMany = `the text of the change is larger than ${maxBytes.toLocaleString('en')} bytes`;
    let left = maxBytes;
    const fragments = files.flatMap(({ path }, index) => {
        const { bytes, reason, binary } = texts[index] ?? noText('no text was read');
        if (bytes === null)
            return [{ path, bytes, reason, ...(binary ? { binary } : {}) }];
        if (bytes.length === 0)
            return [];
        if (bytes.length > left)
            return [{ path, bytes: null, reason: tooMany }];
        left -= bytes.length;
        return [{ path, bytes, reason: null }];
    });
    return { kind: 'fragments', fragments };
}

;// CONCATENATED MODULE: ./src/adapters/forge/bitbucket/dc/source.ts



function createBitbucketDcSource(api, options) {
    return (0,pull_request_source/* createPullRequestSource */.G)({
        forge: 'bitbucket-dc',
        server: 'Bitbucket Data Center',
        repository: `${api.project}/${api.repo}`,
        contextLines: change_CONTEXT_LINES,
        describe: (number) => pull_request_readPullRequest(api, number),
        openChange: (parts) => change_openChange({ ...parts, api }),
    }, options);
}

// EXTERNAL MODULE: ./src/shells/compose.ts + 2 modules
var compose = __webpack_require__(64917);
;// CONCATENATED MODULE: ./src/shells/compose-bitbucket.ts













function connectBitbucket(config, host, { environment, signal }) {
    const { http, ...ports } = (0,compose/* composePanel */.$A)(config);
    const around = { http, clock: ports.clock, random: compose/* random */.yT, notify: (line) => host.info(line) };
    const { server, folder } = config.place;
    const forge = server.kind === 'cloud' ? cloudForge(server, around, signal) : dcForge(server, around, signal);
    return {
        find: forge.find,
        portsFor: ({ number, pinnedHead }) => {
            const pin = pinnedHead === null ? {} : { pinnedHead };
            const source = forge.source({ number, ...pin, useWorkspace: folder, environment, signal });
            const board = forge.board(number, source);
            return {
                ...ports,
                source,
                board,
                statusUntil: (until) => ({ ...forge.statusUntil(until, number, source), can: board.can }),
            };
        },
    };
}
function cloudForge(place, around, signal) {
    const connect = (until) => createBitbucketCloudApi({ ...place, ...around, signal: until });
    const reports = (until) => place.reportsProxy === null ? null : reportsApi(place.reportsProxy, around, until);
    const api = connect(signal);
    return {
        find: (by) => findCloudPullRequests(api, by),
        source: (options) => createBitbucketCloudSource(api, options),
        board: (number, source) => createBitbucketCloudBoard(api, {
            number,
            insights: reports(signal),
            knownHead: async () => (await source.pullRequest()).head.sha,
        }),
        statusUntil: (until, number, source) => createBitbucketCloudStatus(connect(until), {
            number,
            insights: reports(until),
            branch: async () => (await source.pullRequest()).head.ref,
        }),
    };
}
function reportsApi(via, around, signal) {
    return createRestApi({
        ...around,
        server: CLOUD_WORDS.server,
        baseUrl: 'http://api.bitbucket.org/2.0',
        authorization: null,
        secret: '',
        problems: readProblems(CLOUD_WORDS, ''),
        signal,
        paceMs: 0,
        via,
    });
}
function dcForge(place, around, signal) {
    const connect = (until) => createBitbucketDcApi({ ...place, ...around, signal: until });
    const api = connect(signal);
    return {
        find: (by) => findDcPullRequests(api, by),
        source: (options) => createBitbucketDcSource(api, options),
        board: (number, source) => createBitbucketDcBoard(api, {
            number,
            mergeBase: async () => (await source.identify()).mergeBase,
        }),
        statusUntil: (until) => createBitbucketDcStatus(connect(until)),
    };
}

// EXTERNAL MODULE: ./src/shells/fault.ts
var fault = __webpack_require__(92907);
// EXTERNAL MODULE: ./src/shells/io.ts
var io = __webpack_require__(56183);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./src/shells/settings-table.ts + 4 modules
var settings_table = __webpack_require__(76752);
;// CONCATENATED MODULE: ./src/shells/pipe-outputs.ts



const HARMLESS = /^[\p{L}\p{M}\p{N}_./:@+,-]*$/u;
function variableLines(outputs) {
    const entries = Object.entries(outputs);
    const written = entries.filter(([, value]) => HARMLESS.test(value));
    return {
        lines: written.map(([name, value]) => `${variableOf(name)}=${value}`),
        left: entries.filter(([, value]) => !HARMLESS.test(value)).map(([name]) => variableOf(name)),
    };
}
function variableOf(output) {
    return `QUORATE_${(0,settings_table/* environmentName */.VE)(output)}`;
}
async function writeVariables(outputs, environment, host) {
    const path = environment.BITBUCKET_PIPELINES_VARIABLES_PATH ?? '';
    if (path === '')
        return;
    const { lines, left } = variableLines(outputs);
    if (left.length > 0) {
        host.warn(`${left.join(', ')} left out of the variables: a path with blanks or marks could act as a command`);
    }
    try {
        const start = (await endsAmidLine(path)) ? '\n' : '';
        await (0,promises_.appendFile)(path, `${start}${lines.join('\n')}\n`);
    }
    catch (error) {
        host.warn(`the variables for later steps could not be written: ${(0,thrown/* messageOf */.b)(error)}`);
    }
}
async function endsAmidLine(path) {
    const text = await (0,promises_.readFile)(path, 'utf8').catch(() => '');
    return text !== '' && !text.endsWith('\n');
}

// EXTERNAL MODULE: ./src/shells/pull-request-outputs.ts
var pull_request_outputs = __webpack_require__(90359);
;// CONCATENATED MODULE: ./src/shells/pipe-finish.ts




const pipe_finish_MAX_MESSAGE = 1_000;
async function finishPipe(result, voice) {
    const { line, host, folder } = voice;
    await writeReview(result, voice);
    const reportDir = folder.path();
    if (reportDir !== null)
        host.info(`report files: ${reportDir}`);
    const { receipt } = result;
    if (receipt?.summaryUrl != null)
        host.info(`summary: ${receipt.summaryUrl}`);
    if (receipt?.denied != null)
        host.warn(`nothing was posted: ${(0,lib_text/* oneLine */.TN)(receipt.denied, pipe_finish_MAX_MESSAGE)}`);
    await writeVariables((0,pull_request_outputs/* outputsOf */.Y)({ ...result, reportDir }), line.environment, host);
    const words = [result.conclusion, ...result.reasons, ...(result.remedy === null ? [] : [result.remedy])];
    host.info(marked(result.exitCode === 0, host.redact(words.join(': '))));
    return result.exitCode;
}
async function writeReview(result, { line, host }) {
    if (result.outcome === null) {
        for (const { path, startLine, level, title, message } of result.annotations) {
            host.info(`${level} ${path}:${startLine} ${title}: ${message}`);
        }
        return;
    }
    const { renderTerminal } = await __webpack_require__.e(/* import() */ 1676).then(__webpack_require__.bind(__webpack_require__, 81676));
    const text = renderTerminal(result.outcome, { width: (0,io/* widthOf */.qz)(line.stdout), colour: (0,io/* wantsColour */.Ml)(line) });
    await (0,io/* writeAll */.f4)(line.stdout, `\n${host.redact(text)}\n`);
}
async function failPipe(problems, exitCode, { line, host }) {
    await writeVariables({ conclusion: 'incomplete', approved: 'false' }, line.environment, host);
    for (const problem of problems)
        line.stderr.write(`${(0,lib_text/* logSafe */.sN)(marked(false, host.redact(problem)))}\n`);
    return exitCode;
}
function marked(isGood, text) {
    return `${isGood ? '✔' : '✖'} ${(0,lib_text/* oneLine */.TN)(text, pipe_finish_MAX_MESSAGE)}`;
}

// EXTERNAL MODULE: ./src/domain/credentials.ts
var credentials = __webpack_require__(49658);
// EXTERNAL MODULE: ./src/domain/endpoint.ts
var endpoint = __webpack_require__(38199);
;// CONCATENATED MODULE: ./src/shells/bitbucket-place.ts




const CLOUD_NAME = /^(?!\.{1,2}$)(?:[\w.-]{1,128}|\{[0-9a-f-]{36}\})$/i;
const DC_NAME = /^(?!\.{1,2}$)~?[\w.@+-]{1,128}$/;
function readBitbucketPlace(value, environment, problems) {
    const before = problems.length;
    const place = value('bitbucket-dc-url') === ''
        ? cloudPlace(value, environment, problems)
        : dcPlace(value, environment, problems);
    return problems.length === before ? place : null;
}
function cloudPlace(value, environment, problems) {
    const credentials = bitbucketCredentials(value, environment, problems);
    const stray = ['bitbucket-dc-token', 'bitbucket-project', 'bitbucket-repo'].filter((name) => value(name) !== '');
    if (stray.length > 0) {
        problems.push(`bitbucket-dc-url: ${stray.map(settings_table/* environmentName */.VE).join(' and ')} ${stray.length > 1 ? 'are' : 'is'} given without it; set the address of the Data Center, or leave them out on Cloud`);
    }
    const apiUrl = addressOf('bitbucket-api-url', value, problems);
    const [workspace, repo] = repositoryOf(environment);
    if (!CLOUD_NAME.test(workspace) || !CLOUD_NAME.test(repo)) {
        problems.push('BITBUCKET_WORKSPACE and BITBUCKET_REPO_SLUG: they do not name a repository; Pipelines sets them, elsewhere set both (or BITBUCKET_DC_URL for a Data Center)');
        return null;
    }
    if (credentials === null)
        return null;
    return {
        repository: `${workspace}/${repo}`,
        forge: 'bitbucket-cloud',
        runUrl: pipelinePage(workspace, repo, environment) ?? buildPage(environment),
        server: {
            kind: 'cloud',
            workspace,
            repo,
            apiUrl,
            credentials,
            reportsProxy: reportsProxy(apiUrl, environment),
        },
        folder: environment.BITBUCKET_CLONE_DIR || '.',
    };
}
function repositoryOf(environment) {
    const { BITBUCKET_WORKSPACE, BITBUCKET_REPO_SLUG, BITBUCKET_REPO_FULL_NAME } = environment;
    const [owner = '', name = '', ...rest] = (BITBUCKET_REPO_FULL_NAME ?? '').trim().split('/');
    const whole = rest.length === 0 ? [owner, name] : ['', ''];
    return [BITBUCKET_WORKSPACE?.trim() || (whole[0] ?? ''), BITBUCKET_REPO_SLUG?.trim() || (whole[1] ?? '')];
}
function dcPlace(value, environment, problems) {
    const serverUrl = addressOf('bitbucket-dc-url', value, problems);
    if (value('bitbucket-dc-token') === '') {
        problems.push('bitbucket-dc-token: no token was given; make an HTTP access token of the repository that may read it');
    }
    const stray = ['bitbucket-access-token', 'bitbucket-email', 'bitbucket-api-token'].filter((name) => value(name) !== '');
    if (stray.length > 0) {
        problems.push(`${stray.map(settings_table/* environmentName */.VE).join(', ')}: for Bitbucket Cloud, and BITBUCKET_DC_URL names a Data Center; leave one or the other out`);
    }
    const [project, repo] = ['bitbucket-project', 'bitbucket-repo'].map((name) => dcName(name, value(name), problems));
    return {
        repository: `${project}/${repo}`,
        forge: 'bitbucket-dc',
        runUrl: buildPage(environment),
        server: {
            kind: 'dc',
            serverUrl,
            project: project ?? '',
            repo: repo ?? '',
            token: value('bitbucket-dc-token'),
        },
        folder: '.',
    };
}
function dcName(name, text, problems) {
    const example = name === 'bitbucket-project' ? 'the key of the project, or ~user' : 'the slug of the repository';
    if (text === '')
        problems.push(`${name}: it is not given; set ${example}`);
    else if (!DC_NAME.test(text))
        problems.push(`${name}: ${JSON.stringify(text)} is not ${example}`);
    return text;
}
function addressOf(name, value, problems) {
    const checked = (0,endpoint/* checkBaseUrl */.xd)(value(name), { allowHttp: (0,setting_values/* isTrue */.Hn)(value('allow-http')) });
    if (checked.ok)
        return checked.url;
    problems.push(`${name}: ${checked.problem}`);
    return '';
}
function pipelinePage(workspace, repo, environment) {
    const number = environment.BITBUCKET_BUILD_NUMBER ?? '';
    if (!/^[1-9]\d{0,9}$/.test(number))
        return null;
    return `https://bitbucket.org/${encodeURIComponent(workspace)}/${encodeURIComponent(repo)}/pipelines/results/${number}`;
}
const BUILD_PAGES = [
    'BUILD_URL',
    'bamboo_resultsUrl',
    'bamboo.resultsUrl',
    'bamboo_buildResultsUrl',
    'bamboo.buildResultsUrl',
];
function buildPage(environment) {
    for (const name of BUILD_PAGES) {
        const text = environment[name]?.trim() ?? '';
        if (!URL.canParse(text))
            continue;
        const url = new URL(text);
        const isPage = url.protocol === 'https:' || url.protocol === 'http:';
        if (isPage && url.username === '' && url.password === '')
            return url.href;
    }
    return null;
}
const REPORTS_PORT = 29418;
function reportsProxy(apiUrl, environment) {
    const isPipeline = ['BITBUCKET_PIPELINE_UUID', 'BITBUCKET_BUILD_NUMBER'].some((name) => environment[name]);
    if (!isPipeline || !apiUrl.startsWith('https://api.bitbucket.org/'))
        return null;
    const isPipe = ['BITBUCKET_PIPE_STORAGE_DIR', 'BITBUCKET_PIPE_SHARED_STORAGE_DIR'].some((name) => environment[name]);
    return `http://${isPipe ? 'host.docker.internal' : 'localhost'}:${REPORTS_PORT}`;
}

// EXTERNAL MODULE: ./src/shells/pull-request-settings.ts
var pull_request_settings = __webpack_require__(98496);
// EXTERNAL MODULE: ./src/shells/repository-settings.ts
var repository_settings = __webpack_require__(56901);
;// CONCATENATED MODULE: ./src/shells/pipe-settings.ts






function readPipeSettings(given, environment, repository = null) {
    const problems = [];
    const { raw, decisions } = (0,repository_settings/* withRepository */.Bq)(given, repository);
    const value = (0,setting_values/* fillValues */.wE)(raw, problems);
    const place = readBitbucketPlace(value, environment, problems);
    const isDc = value('bitbucket-dc-url') !== '';
    const config = (0,pull_request_settings/* readPullRequestConfig */.$T)(value, {
        surface: 'pipe',
        problems,
        keyless: null,
        prUpdate: isDc,
        repository,
        decisions,
    });
    const target = readTarget(config.number, value, environment, problems);
    const tls = (0,credentials/* tlsProblem */.h)(environment);
    if (tls !== null)
        problems.push(tls);
    if (place === null || target === null || problems.length > 0) {
        return { config: null, problems: problems.map(inVariables) };
    }
    return { config: { ...config, place, target }, problems: [] };
}
const NAMES = new Set((0,settings_table/* settingsOf */.f5)('pipe').map(({ name }) => name));
function inVariables(problem) {
    return problem.replace(/^[a-z][a-z0-9-]*(?=: )/, (name) => NAMES.has(name) ? (0,settings_table/* environmentName */.VE)(name) : name);
}
const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
function readTarget(given, value, environment, problems) {
    const before = problems.length;
    const own = (0,pull_request_settings/* readNumber */.kz)('bitbucket-pr-id', value, problems);
    const isPipelines = value('bitbucket-dc-url') === '';
    const { BITBUCKET_COMMIT = '' } = environment;
    const commit = SHA.test(BITBUCKET_COMMIT) ? BITBUCKET_COMMIT : null;
    const pinnedHead = isPipelines && (given === null || given === own) ? commit : null;
    const number = given ?? own;
    if (number !== null)
        return { kind: 'number', number, pinnedHead };
    const branch = environment.BITBUCKET_BRANCH?.trim() || null;
    if (branch !== null || commit !== null)
        return { kind: 'look-up', branch, commit, pinnedHead };
    if (problems.length === before && value('pr-number') === '') {
        problems.push('pr-number: nothing names a pull request; set it, or run in a pipeline that sets BITBUCKET_PR_ID or BITBUCKET_BRANCH');
    }
    return null;
}

// EXTERNAL MODULE: ./src/shells/pull-request-run.ts + 1 modules
var pull_request_run = __webpack_require__(6076);
// EXTERNAL MODULE: ./src/shells/report-folder.ts
var report_folder = __webpack_require__(67214);
// EXTERNAL MODULE: ./src/shells/seat-binding.ts + 1 modules
var seat_binding = __webpack_require__(14342);
// EXTERNAL MODULE: ./src/shells/terminal-host.ts
var terminal_host = __webpack_require__(78570);
;// CONCATENATED MODULE: ./src/shells/bitbucket-pipe.ts












const WRONG_SETTINGS = 2;
const FAILED = 1;
async function runPipe(line, args) {
    const raw = { ...(0,setting_values/* fromEnvironment */.AU)(line.environment, 'pipe'), ...args.flags };
    const directory = raw['report-dir']?.trim() ?? '';
    const folder = (0,report_folder/* reportFolder */.t)(directory === '' ? null : directory);
    const secrets = bitbucketSecrets(raw, line.environment);
    const host = (0,terminal_host/* hostOn */.wu)(line.stdout, folder, { secrets, clean: lib_text/* logSafe */.sN, warning: 'Warning: ' });
    const voice = { line, host, folder };
    try {
        (0,setting_values/* warnOfSecretFlags */.Lk)(host, 'pipe', args);
        const config = checkedConfig(line, raw, args);
        const configWith = (repository) => checkedConfig(line, raw, args, repository);
        const result = await (0,pull_request_run/* resultOrFault */.zC)(() => run(config, configWith, voice), config, line.signal);
        return await finishPipe(result, voice);
    }
    catch (error) {
        const isWrong = error instanceof errors/* ConfigError */.xL;
        const problems = isWrong ? error.problems : [(0,fault/* faultText */.I)(error)];
        return failPipe(problems, isWrong ? WRONG_SETTINGS : FAILED, voice);
    }
}
function checkedConfig(line, raw, { positionals }, repository = null) {
    const { config, problems } = readPipeSettings(raw, line.environment, repository);
    const [stray] = positionals;
    const all = stray === undefined
        ? problems
        : [`pull-request takes no ${JSON.stringify(stray)}: give the number as --pr-number N`, ...problems];
    if (config === null || all.length > 0)
        throw new errors/* ConfigError */.xL(all);
    return config;
}
async function run(config, configWith, { line, host }) {
    announce(host, config);
    const connection = connectBitbucket(config, host, line);
    const number = await numberOf(config, connection, host);
    if (number === null)
        return (0,pull_request_run/* skippedResult */.ky)(nonePhrase(config), null);
    const { pinnedHead } = config.target;
    const ports = connection.portsFor({ number, pinnedHead });
    host.info(`${SERVERS[config.place.server.kind]}: pull request ${number} of ${config.place.repository}`);
    try {
        return await (0,pull_request_run/* runOnPullRequest */.pi)({
            line,
            config,
            configWith,
            place: config.place,
            number,
            withheld: null,
            ports,
            host,
        });
    }
    finally {
        await ports.source.close();
    }
}
const SERVERS = { cloud: 'Bitbucket Cloud', dc: 'Bitbucket Data Center' };
async function numberOf({ target }, connection, host) {
    if (target.kind === 'number')
        return target.number;
    const [newest, ...others] = await connection.find(target);
    if (newest === undefined)
        return null;
    if (others.length > 0) {
        host.warn(`${originPhrase(target)} has ${others.length + 1} open pull requests (${[newest, ...others].join(', ')}): the newest, ${newest}, is reviewed; PR_NUMBER names another`);
    }
    return newest;
}
function nonePhrase({ target }) {
    const where = target.kind === 'look-up' ? originPhrase(target) : 'this build';
    return `${where} has no open pull request`;
}
function originPhrase({ branch, commit, }) {
    return branch === null
        ? `the commit ${(commit ?? '').slice(0, 12)}`
        : `the branch ${JSON.stringify(branch)}`;
}
function announce(host, { panel, decisions, warnings }) {
    for (const seat of panel)
        host.info((0,seat_binding/* seatLine */.Z)(seat));
    for (const decision of decisions)
        host.info(decision);
    for (const warning of warnings)
        host.warn(warning);
}


/***/ })

};
