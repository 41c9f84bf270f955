export const id = 5411;
export const ids = [5411];
export const modules = {

/***/ 75411:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./src/domain/code-seats.ts
var code_seats = __webpack_require__(27344);
// EXTERNAL MODULE: ./src/domain/credentials.ts
var credentials = __webpack_require__(49658);
// EXTERNAL MODULE: ./src/domain/errors.ts
var domain_errors = __webpack_require__(10241);
// EXTERNAL MODULE: ./src/lib/json.ts
var json = __webpack_require__(18453);
// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(79112);
// EXTERNAL MODULE: ./src/lib/thrown.ts
var thrown = __webpack_require__(30461);
// EXTERNAL MODULE: ./src/shells/pull-request-outputs.ts
var pull_request_outputs = __webpack_require__(90359);
;// CONCATENATED MODULE: ./src/shells/action-finish.ts




const MAX_ANNOTATIONS = 9;
const MAX_SUMMARY_BYTES = 1024 * 1024;
async function finish(result, voice) {
    const { host, folder } = voice;
    if (result.remedy !== null)
        host.info(result.remedy);
    const toolkit = await voice.toolkit();
    const reportDir = folder.path();
    for (const [name, value] of Object.entries((0,pull_request_outputs/* outputsOf */.Y)({ ...result, reportDir })))
        toolkit.setOutput(name, value);
    await writeSummary(toolkit, host, result.summary(reportDir));
    for (const annotation of result.annotations.slice(0, MAX_ANNOTATIONS))
        annotate(toolkit, host, annotation);
    const more = result.annotations.length - MAX_ANNOTATIONS;
    if (more > 0)
        host.info(`${more} more findings are on the summary page of this run`);
    if (reportDir !== null)
        host.info(`report files: ${reportDir}`);
    const text = (0,lib_text/* oneLine */.TN)(host.redact([result.conclusion, ...result.reasons].join(': ')), MAX_MESSAGE);
    if (result.exitCode === 0)
        host.info(text);
    else
        toolkit.error((0,lib_text/* logSafe */.sN)(text), { title: 'Quorate' });
    return result.exitCode;
}
const MAX_MESSAGE = 1_000;
async function announceFailure(problems, exitCode, { host, toolkit }) {
    const { error, setOutput } = await toolkit();
    setOutput('conclusion', 'incomplete');
    setOutput('approved', 'false');
    for (const problem of problems)
        error((0,lib_text/* logSafe */.sN)(host.redact(problem)), { title: 'Quorate' });
    return exitCode;
}
async function writeSummary(toolkit, host, markdown) {
    const text = host.redact(markdown);
    const bytes = external_node_buffer_.Buffer.byteLength(text);
    if (bytes > MAX_SUMMARY_BYTES) {
        host.warn(`the job summary of ${bytes} bytes is larger than GitHub takes and was left out`);
        return;
    }
    try {
        await toolkit.summary.addRaw(text).write({ overwrite: true });
    }
    catch (error) {
        host.warn(`the job summary could not be written: ${(0,thrown/* messageOf */.b)(error)}`);
    }
}
function annotate(toolkit, host, annotation) {
    const { path, startLine, endLine, level, title, message } = annotation;
    const clean = (text) => (0,lib_text/* logSafe */.sN)(host.redact(text));
    const place = { title: clean(title), file: path, startLine, endLine };
    const say = { failure: toolkit.error, warning: toolkit.warning, notice: toolkit.notice }[level];
    say(clean(message), place);
}

// EXTERNAL MODULE: ./src/shells/pull-request-settings.ts
var pull_request_settings = __webpack_require__(98496);
// EXTERNAL MODULE: ./src/shells/repository-settings.ts
var repository_settings = __webpack_require__(56901);
// EXTERNAL MODULE: ./src/shells/setting-values.ts
var setting_values = __webpack_require__(33730);
;// CONCATENATED MODULE: ./src/shells/action-settings.ts



const NO_TOKEN = 'github-token: no token was given. Leave the input out to use that of the workflow run, or pass one from the secrets of the repository';
function readActionSettings(given, keyless, repository = null) {
    const problems = [];
    const { raw, decisions } = (0,repository_settings/* withRepository */.Bq)(given, repository);
    const value = (0,setting_values/* fillValues */.wE)(raw, problems);
    const config = (0,pull_request_settings/* readPullRequestConfig */.$T)(value, {
        surface: 'action',
        problems,
        keyless,
        prUpdate: false,
        repository,
        decisions,
    });
    if (value('github-token') === '')
        problems.push(NO_TOKEN);
    if (problems.length > 0)
        return { config: null, problems };
    return { config: { ...config, token: value('github-token') }, problems: [] };
}

// EXTERNAL MODULE: ./src/adapters/clock.ts
var clock = __webpack_require__(33350);
// EXTERNAL MODULE: ./src/adapters/forge/fields.ts
var fields = __webpack_require__(79039);
;// CONCATENATED MODULE: ./src/adapters/forge/github/account.ts

const BOT_ENDING = /\[bot\]$/;
function accountOf(value) {
    const login = (0,fields/* textOf */.b6)((0,fields.at)(value, 'login'));
    if (login === null || login === '')
        return null;
    const word = (0,fields/* textOf */.b6)((0,fields.at)(value, 'type')) ?? (0,fields/* textOf */.b6)((0,fields.at)(value, '__typename'));
    const id = (0,fields/* idOf */.TH)((0,fields.at)(value, 'databaseId')) ?? (typeof (0,fields.at)(value, 'id') === 'number' ? (0,fields/* idOf */.TH)((0,fields.at)(value, 'id')) : null);
    return { id, login: login.replace(BOT_ENDING, ''), kind: kindOf(word, login) };
}
function kindOf(word, login) {
    if (word === 'Bot' || BOT_ENDING.test(login))
        return 'bot';
    return word === 'User' ? 'user' : 'unknown';
}

// EXTERNAL MODULE: ./src/adapters/forge/words.ts
var words = __webpack_require__(16337);
;// CONCATENATED MODULE: ./src/adapters/forge/github/problem.ts




const MAX_PLACE = 160;
const DENIED = /resource not accessible|must have|not have permission|forbidden/i;
function wordsOf(data, token) {
    const message = (0,fields/* textOf */.b6)((0,fields.at)(data, 'message')) ?? '';
    return (0,words/* clean */.u)(message, token);
}
function permissionFor(method, path) {
    const level = method === 'GET' ? 'read' : 'write';
    if (/\/check-(?:runs|suites)/.test(path))
        return `checks: ${level}`;
    if (/\/statuses(?:\/|$)|\/commits\/[^/]+\/status/.test(path))
        return `statuses: ${level}`;
    if (/\/(?:pulls|issues)(?:\/|$)|\/graphql$/.test(path))
        return `pull-requests: ${level}`;
    return `contents: ${level}`;
}
function permissionRemedy(permission) {
    return `give the job \`permissions: ${permission}\`; on a pull request from a fork the token can only read`;
}
function refusedRead(place, answer, token) {
    const words = wordsOf(answer.data, token);
    const message = `${(0,lib_text/* oneLine */.TN)(place, MAX_PLACE)}: GitHub answered ${answer.status}${words === '' ? '' : ` (${words})`}`;
    const retryable = answer.status >= 500 || answer.status === 408;
    return new domain_errors/* ForgeError */.Q8(message, remedyFor(place, answer, words), { status: answer.status, retryable });
}
function remedyFor(place, answer, words) {
    const [method = 'GET', path = ''] = place.split(' ');
    const { status } = answer;
    if (status === 401)
        return 'check github-token: it is wrong, expired or revoked';
    if (status === 403 && 'x-github-sso' in answer.headers) {
        return 'authorise the token for the single sign-on of the organisation';
    }
    if (status === 403 && DENIED.test(words))
        return permissionRemedy(permissionFor(method, path));
    if (status === 403 || status === 404) {
        return 'check the repository and the number; a token without `contents: read` and `pull-requests: read` sees nothing there';
    }
    if (status >= 500 || status === 408)
        return 'try again later; https://www.githubstatus.com says what is known';
    return 'check the request against the version of the server';
}
function brokenRead(place, broken, token) {
    const remedy = broken.foreign
        ? 'something else answers at this address: check GITHUB_API_URL, the proxy and its login'
        : 'check the network, the proxy and GITHUB_API_URL, then try again';
    const message = `${(0,lib_text/* oneLine */.TN)(place, MAX_PLACE)}: ${(0,words/* clean */.u)(broken.message, token)}`;
    return new domain_errors/* ForgeError */.Q8(message, remedy, { retryable: broken.passing });
}
function unreadable(place, what) {
    return new domain_errors/* ForgeError */.Q8(`${(0,lib_text/* oneLine */.TN)(place, MAX_PLACE)}: the answer is not as GitHub describes it (${what})`, 'check GITHUB_API_URL and what answers there; report it if it is GitHub itself');
}
function limitedRead(place, message) {
    return new domain_errors/* ForgeError */.Q8(`${(0,lib_text/* oneLine */.TN)(place, MAX_PLACE)}: ${message}`, 'start the run again then, or use a token with a limit of its own', { retryable: true });
}

;// CONCATENATED MODULE: ./src/adapters/forge/github/refusals.ts



const MAX_WORDS = 400;
const REFUSALS = [
    [/was submitted too quickly/i, 'spam'],
    [/review comments is invalid and review threads is invalid/i, 'spam'],
    [/one pending review per pull request/i, 'draft'],
    [/\btoo long\b/i, 'too-long'],
    [/your own pull request/i, 'own-change'],
    [/not permitted to approve/i, 'own-change'],
    [/\bcommit[ _](?:id|oid)\b|no commit found|commit is not part of/i, 'moved'],
    [/\b(?:line|path|side|position) could not be resolved/i, 'anchor'],
    [/must be part of the (?:diff|same hunk)|must precede the end line/i, 'anchor'],
    [/diff[ _]hunk/i, 'anchor'],
    [/(?:pull[ _]request[ _]review[ _]thread[. ])(?:start[ _])?(?:line|side|path|position)\b/i, 'anchor'],
    [/\blocked\b|\barchived\b|read-only|(?:pull request|issue) is closed/i, 'closed'],
];
const CLOSED = /\blocked\b|\barchived\b|read-only/i;
function resultOf(write, kind) {
    if (write.kind === 'unclear')
        return { kind: 'unclear', message: write.message };
    if (write.kind !== 'answer')
        return { kind: 'failed', message: write.message };
    const { answer } = write;
    if (answer.status >= 200 && answer.status < 300)
        return doneBy(answer, kind);
    return refusedBy(answer, kind);
}
function doneBy(answer, kind) {
    const id = (0,fields/* idOf */.TH)((0,fields.at)(answer.data, 'id'));
    const url = (0,fields/* textOf */.b6)((0,fields.at)(answer.data, 'html_url'));
    if (id !== null)
        return { kind: 'done', id, url };
    if (kind.changes)
        return { kind: 'done', id: '', url };
    return { kind: 'unclear', message: `GitHub answered ${answer.status} without an id` };
}
function refusedBy(answer, kind) {
    const message = messageOf(answer);
    switch (answer.status) {
        case 401:
            return { kind: 'denied', message, remedy: 'check github-token: it is wrong, expired or revoked' };
        case 403:
            return CLOSED.test(message) ? refusal('closed', message) : denied(message, kind);
        case 404:
            return kind.changes ? { kind: 'gone', message } : denied(message, kind);
        case 410:
            return kind.changes ? { kind: 'gone', message } : refusal('closed', message);
        case 413:
            return refusal('too-long', message);
        case 422:
            return refusal(refusalOf(answer.data), message);
        default:
            return answer.status < 400 ? { kind: 'failed', message } : refusal('other', message);
    }
}
function refusal(word, message) {
    return { kind: 'refused', refusal: word, message };
}
function denied(message, { permission }) {
    return { kind: 'denied', message, remedy: permissionRemedy(permission) };
}
function refusalOf(data) {
    const text = complaintsOf(data).join('\n');
    return REFUSALS.find(([words]) => words.test(text))?.[1] ?? 'other';
}
function complaintsOf(data) {
    const errors = (0,fields.at)(data, 'errors');
    const list = Array.isArray(errors) ? errors : errors === undefined ? [] : [errors];
    const said = list.flatMap((error) => {
        if (typeof error === 'string')
            return [error];
        const told = [(0,fields/* textOf */.b6)((0,fields.at)(error, 'field')), (0,fields/* textOf */.b6)((0,fields.at)(error, 'code')), (0,fields/* textOf */.b6)((0,fields.at)(error, 'message'))];
        return (0,fields/* fieldsOf */.Pf)(error) === null ? [] : [told.filter((word) => word !== null).join(' ')];
    });
    const message = (0,fields/* textOf */.b6)((0,fields.at)(data, 'message'));
    return message === null ? said : [message, ...said];
}
function messageOf(answer) {
    const said = complaintsOf(answer.data).join('; ');
    return (0,lib_text/* oneLine */.TN)(`GitHub answered ${answer.status}${said === '' ? '' : `: ${said}`}`, MAX_WORDS);
}
const refusals_DENIED = /not accessible|must have|not have permission|forbidden/i;
function mutationResult(write, kind, payload) {
    if (write.kind !== 'answer' || write.answer.status !== 200)
        return resultOf(write, kind);
    const { data } = write.answer;
    const errors = (0,fields.at)(data, 'errors');
    const [error] = Array.isArray(errors) ? errors : [];
    const message = (0,lib_text/* oneLine */.TN)(`GitHub answered: ${(0,fields/* textOf */.b6)((0,fields.at)(error, 'message')) ?? 'nothing'}`, MAX_WORDS);
    const type = (0,fields/* textOf */.b6)((0,fields.at)(error, 'type'));
    if (type === 'FORBIDDEN' || (error !== undefined && refusals_DENIED.test(message)))
        return denied(message, kind);
    if (type === 'NOT_FOUND')
        return { kind: 'gone', message };
    const id = (0,fields/* idOf */.TH)((0,fields.at)(data, 'data', payload, 'thread', 'id'));
    if (error !== undefined || id === null)
        return { kind: 'failed', message };
    return { kind: 'done', id, url: null };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./src/adapters/forge/github/status.ts







const status_MAX_ANNOTATIONS = 50;
const MAX_SUMMARY = 65_000;
const MAX_TITLE = 255;
const MAX_MESSAGE_BYTES = 64 * 1024;
const MAX_DESCRIPTION = 140;
const OURS = 'quorate:';
const STATUS_NAME = 'Quorate';
function createGitHubStatus(api, name = STATUS_NAME) {
    return {
        ensureStatus: (report, way) => way === 'check' ? ensureCheck(api, report, name) : ensureCommitStatus(api, report, name),
    };
}
function ensureCheck(api, report, name) {
    const permission = 'checks: write';
    const place = { owner: api.owner, repo: api.repo };
    const wanted = checkOf(report);
    const externalId = `${OURS}${digestOf(wanted)}`;
    return guarded(permission, async () => {
        const parameters = { ...place, ref: report.headSha, check_name: name };
        const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
        const runs = await api.getAll(route, parameters, 'check_runs');
        const newest = newestOf(runs, (run) => (0,fields/* textOf */.b6)((0,fields.at)(run, 'external_id'))?.startsWith(OURS) === true);
        const isSame = (0,fields.at)(newest, 'external_id') === externalId && (0,fields.at)(newest, 'status') === 'completed';
        if (isSame)
            return keptAs(newest);
        const write = await api.write('POST /repos/{owner}/{repo}/check-runs', {
            ...place,
            name,
            head_sha: report.headSha,
            status: 'completed',
            conclusion: wanted.conclusion,
            external_id: externalId,
            ...(report.url === null ? {} : { details_url: report.url }),
            output: wanted.output,
        });
        return resultOf(write, { permission, changes: false });
    });
}
function checkOf(report) {
    return {
        conclusion: checkConclusion(report),
        output: {
            title: cut(report.title, MAX_TITLE),
            summary: cut(report.summary, MAX_SUMMARY),
            annotations: report.annotations.slice(0, status_MAX_ANNOTATIONS).map(annotationOf),
        },
    };
}
function annotationOf(annotation) {
    return {
        path: annotation.path,
        start_line: annotation.startLine,
        end_line: annotation.endLine,
        annotation_level: annotation.level,
        title: cut(annotation.title, MAX_TITLE),
        message: cutBytes(annotation.message, MAX_MESSAGE_BYTES),
    };
}
function checkConclusion({ conclusion, failsIncomplete }) {
    if (conclusion === 'incomplete')
        return failsIncomplete ? 'failure' : 'neutral';
    return conclusion === 'pass' ? 'success' : conclusion === 'block' ? 'failure' : 'skipped';
}
function digestOf(wanted) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 32);
}
function ensureCommitStatus(api, report, name) {
    const permission = 'statuses: write';
    const place = { owner: api.owner, repo: api.repo };
    const state = commitState(report);
    const description = cut(report.title, MAX_DESCRIPTION);
    return guarded(permission, async () => {
        const parameters = { ...place, ref: report.headSha };
        const statuses = await api.getAll('GET /repos/{owner}/{repo}/commits/{ref}/statuses', parameters);
        const newest = newestOf(statuses, (status) => (0,fields.at)(status, 'context') === name);
        const isSame = (0,fields.at)(newest, 'state') === state && (0,fields.at)(newest, 'description') === description;
        if (isSame)
            return keptAs(newest);
        const write = await api.write('POST /repos/{owner}/{repo}/statuses/{sha}', {
            ...place,
            sha: report.headSha,
            state,
            context: name,
            description,
            ...(report.url === null ? {} : { target_url: report.url }),
        });
        return resultOf(write, { permission, changes: false });
    });
}
function commitState({ conclusion, failsIncomplete }) {
    if (conclusion === 'block')
        return 'failure';
    return conclusion === 'incomplete' && failsIncomplete ? 'error' : 'success';
}
function newestOf(items, isOurs) {
    let newest = null;
    for (const item of items) {
        if (isOurs(item) && numberOf(item) > numberOf(newest))
            newest = item;
    }
    return newest;
}
function numberOf(item) {
    return Number((0,fields/* idOf */.TH)((0,fields.at)(item, 'id')) ?? 0);
}
function keptAs(item) {
    return { kind: 'kept', id: (0,fields/* idOf */.TH)((0,fields.at)(item, 'id')) ?? '', url: (0,fields/* textOf */.b6)((0,fields.at)(item, 'html_url')) };
}
async function guarded(permission, work) {
    try {
        return await work();
    }
    catch (error) {
        const message = (0,thrown/* messageOf */.b)(error);
        const status = error instanceof domain_errors/* ForgeError */.Q8 ? error.status : null;
        if (status === 403 || status === 404) {
            return { kind: 'denied', message, remedy: permissionRemedy(permission) };
        }
        if (status === 401 && error instanceof domain_errors/* ForgeError */.Q8)
            return { kind: 'denied', message, remedy: error.remedy };
        return { kind: 'failed', message };
    }
}
function cut(text, max) {
    if (text.length <= max)
        return text;
    return `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
function cutBytes(text, max) {
    const bytes = external_node_buffer_.Buffer.from(text);
    if (bytes.length <= max)
        return text;
    let end = max - 3;
    while (((bytes[end] ?? 0) & 0xc0) === 0x80)
        end--;
    return `${bytes.subarray(0, end).toString()}…`;
}

;// CONCATENATED MODULE: ./src/adapters/forge/github/threads.ts



const COMMENT = `
  fullDatabaseId
  body
  url
  isMinimized
  state
  author {
    __typename
    login
    ... on User { databaseId }
    ... on Bot { databaseId }
    ... on Mannequin { databaseId }
    ... on Organization { databaseId }
  }`;
const COMMENTS_PAGE = `pageInfo { hasNextPage endCursor } nodes { ${COMMENT} }`;
const THREADS_QUERY = `query Conversation($owner: String!, $repo: String!, $number: Int!, $after: String) {
  viewer { __typename login databaseId }
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      reviews(states: [PENDING], first: 10) {
        nodes {
          fullDatabaseId
          body
          viewerDidAuthor
          comments(first: 100) { pageInfo { hasNextPage } nodes { body } }
        }
      }
      reviewThreads(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes {
          id
          path
          subjectType
          diffSide
          line
          originalLine
          isResolved
          isOutdated
          viewerCanResolve
          comments(first: 50) { ${COMMENTS_PAGE} }
        }
      }
    }
  }
}`;
const COMMENTS_QUERY = `query MoreComments($id: ID!, $after: String) {
  node(id: $id) {
    ... on PullRequestReviewThread { comments(first: 50, after: $after) { ${COMMENTS_PAGE} } }
  }
}`;
const MAX_PAGES = 200;
const PLACE = 'POST /graphql';
async function readConversation(api, number) {
    const threads = new Map();
    let after = null;
    for (let page = 1;; page++) {
        const data = await api.query(THREADS_QUERY, { owner: api.owner, repo: api.repo, number, after });
        const pull = (0,fields.at)(data, 'repository', 'pullRequest');
        const connection = (0,fields.at)(pull, 'reviewThreads');
        for (const node of nodesOf(connection, 'review threads')) {
            const thread = await readThread(api, node);
            if (thread !== null)
                threads.set(thread.id, thread);
        }
        after = nextCursor(connection, page);
        if (after !== null)
            continue;
        const me = accountOf((0,fields.at)(data, 'viewer'));
        if (me === null)
            throw unreadable(PLACE, 'no viewer');
        return { me, threads: [...threads.values()], drafts: draftsOf((0,fields.at)(pull, 'reviews')), remarks: [] };
    }
}
async function readThread(api, node) {
    const id = (0,fields/* idOf */.TH)((0,fields.at)(node, 'id'));
    const path = (0,fields/* textOf */.b6)((0,fields.at)(node, 'path'));
    if (id === null || path === null)
        throw unreadable(PLACE, 'a thread without id or path');
    const comments = await readComments(api, id, (0,fields.at)(node, 'comments'));
    if (comments.length === 0)
        return null;
    const subject = (0,fields.at)(node, 'subjectType') === 'FILE' ? 'file' : 'line';
    const isResolved = (0,fields.at)(node, 'isResolved');
    return {
        id,
        path,
        subject,
        side: subject === 'file' ? null : sideOf((0,fields.at)(node, 'diffSide')),
        line: subject === 'file' ? null : (0,fields/* lineOf */.cA)((0,fields.at)(node, 'line')),
        originalLine: subject === 'file' ? null : (0,fields/* lineOf */.cA)((0,fields.at)(node, 'originalLine')),
        resolved: typeof isResolved === 'boolean' ? isResolved : null,
        outdated: (0,fields.at)(node, 'isOutdated') === true,
        canResolve: (0,fields.at)(node, 'viewerCanResolve') === true,
        comments,
    };
}
async function readComments(api, threadId, first) {
    const comments = [];
    let connection = first;
    for (let page = 1;; page++) {
        for (const node of nodesOf(connection, 'comments')) {
            if ((0,fields.at)(node, 'state') !== 'PENDING')
                comments.push(readComment(node));
        }
        const after = nextCursor(connection, page);
        if (after === null)
            return comments;
        connection = (0,fields.at)(await api.query(COMMENTS_QUERY, { id: threadId, after }), 'node', 'comments');
    }
}
function readComment(node) {
    const id = (0,fields/* idOf */.TH)((0,fields.at)(node, 'fullDatabaseId'));
    const body = (0,fields/* textOf */.b6)((0,fields.at)(node, 'body'));
    if (id === null || body === null)
        throw unreadable(PLACE, 'a comment without id or text');
    return {
        id,
        author: accountOf((0,fields.at)(node, 'author')),
        body,
        url: (0,fields/* textOf */.b6)((0,fields.at)(node, 'url')),
        minimised: (0,fields.at)(node, 'isMinimized') === true,
    };
}
function draftsOf(connection) {
    return nodesOf(connection, 'reviews')
        .filter((node) => (0,fields.at)(node, 'viewerDidAuthor') === true)
        .map((node) => {
        const id = (0,fields/* idOf */.TH)((0,fields.at)(node, 'fullDatabaseId'));
        if (id === null)
            throw unreadable(PLACE, 'a review without id');
        const comments = (0,fields.at)(node, 'comments');
        const bodies = nodesOf(comments, 'comments of a review').map((comment) => (0,fields/* textOf */.b6)((0,fields.at)(comment, 'body')) ?? '');
        const rest = (0,fields.at)(comments, 'pageInfo', 'hasNextPage') === true ? [''] : [];
        return { id, body: (0,fields/* textOf */.b6)((0,fields.at)(node, 'body')) ?? '', comments: [...bodies, ...rest] };
    });
}
function nodesOf(connection, what) {
    const nodes = (0,fields.at)(connection, 'nodes');
    if (!Array.isArray(nodes))
        throw unreadable(PLACE, `no ${what}`);
    return nodes.filter((node) => node !== null);
}
function nextCursor(connection, page) {
    const hasNext = (0,fields.at)(connection, 'pageInfo', 'hasNextPage');
    if (typeof hasNext !== 'boolean')
        throw unreadable(PLACE, 'no page information');
    if (!hasNext)
        return null;
    const cursor = (0,fields/* textOf */.b6)((0,fields.at)(connection, 'pageInfo', 'endCursor'));
    if (cursor === null || page >= MAX_PAGES)
        throw unreadable(PLACE, 'pages without end');
    return cursor;
}
function sideOf(value) {
    return value === 'LEFT' || value === 'RIGHT' ? value : null;
}

;// CONCATENATED MODULE: ./src/adapters/forge/github/threads-rest.ts




const ACTIONS = { id: null, login: 'github-actions', kind: 'bot' };
const ACTIONS_ID = '41898282';
const GITHUB_COM = 'https://github.com';
async function readConversationByRest(api, number) {
    const place = { owner: api.owner, repo: api.repo, pull_number: number };
    const comments = await api.getAll('GET /repos/{owner}/{repo}/pulls/{pull_number}/comments', place);
    const identity = await readIdentity(api);
    return {
        me: identity.me,
        threads: threadsOf(comments),
        drafts: await readDrafts(api, number),
        remarks: ['which threads are resolved could not be read: GraphQL gave no answer', ...identity.remarks],
    };
}
async function readIdentity(api) {
    const answer = await api.get('GET /user', {}, { allow: [403] });
    if (answer.status === 403) {
        const id = api.serverUrl === GITHUB_COM ? ACTIONS_ID : null;
        return {
            me: { ...ACTIONS, id },
            remarks: ['the account of the token could not be read and is taken for github-actions'],
        };
    }
    const me = accountOf(answer.data);
    if (me === null)
        throw unreadable('GET /user', 'no login');
    return { me, remarks: [] };
}
function threadsOf(comments) {
    const groups = new Map();
    for (const comment of comments) {
        const root = (0,fields/* idOf */.TH)((0,fields.at)(comment, 'in_reply_to_id')) ?? (0,fields/* idOf */.TH)((0,fields.at)(comment, 'id'));
        if (root === null)
            throw unreadable('GET pulls/comments', 'a comment without id');
        const group = groups.get(root);
        if (group === undefined)
            groups.set(root, [comment]);
        else
            group.push(comment);
    }
    return [...groups].map(([id, group]) => threadOf(id, group));
}
function threadOf(id, group) {
    const [root] = group;
    const path = (0,fields/* textOf */.b6)((0,fields.at)(root, 'path'));
    if (path === null)
        throw unreadable('GET pulls/comments', 'a comment without path');
    const isFile = (0,fields.at)(root, 'subject_type') === 'file';
    const line = isFile ? null : (0,fields/* lineOf */.cA)((0,fields.at)(root, 'line'));
    return {
        id,
        path,
        subject: isFile ? 'file' : 'line',
        side: isFile ? null : sideOf((0,fields.at)(root, 'side')),
        line,
        originalLine: isFile ? null : (0,fields/* lineOf */.cA)((0,fields.at)(root, 'original_line')),
        resolved: null,
        outdated: !isFile && line === null,
        canResolve: false,
        comments: group.map(commentByRest),
    };
}
function commentByRest(comment) {
    const id = (0,fields/* idOf */.TH)((0,fields.at)(comment, 'id'));
    if (id === null)
        throw unreadable('GET comments', 'a comment without id');
    return {
        id,
        author: accountOf((0,fields.at)(comment, 'user')),
        body: (0,fields/* textOf */.b6)((0,fields.at)(comment, 'body')) ?? '',
        url: (0,fields/* textOf */.b6)((0,fields.at)(comment, 'html_url')),
        minimised: false,
    };
}
async function readDrafts(api, number) {
    const place = { owner: api.owner, repo: api.repo, pull_number: number };
    const reviews = await api.getAll('GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews', place);
    const drafts = [];
    for (const review of reviews) {
        const id = (0,fields/* idOf */.TH)((0,fields.at)(review, 'id'));
        if ((0,fields.at)(review, 'state') !== 'PENDING' || id === null)
            continue;
        const comments = await api.getAll('GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments', { ...place, review_id: Number(id) });
        const bodies = comments.map((comment) => (0,fields/* textOf */.b6)((0,fields.at)(comment, 'body')) ?? '');
        drafts.push({ id, body: (0,fields/* textOf */.b6)((0,fields.at)(review, 'body')) ?? '', comments: bodies });
    }
    return drafts;
}

;// CONCATENATED MODULE: ./src/adapters/forge/github/board.ts








const LIMITS = {
    bodyLength: 65_000,
    statusLength: MAX_SUMMARY,
    commentsPerReview: 30,
    annotations: status_MAX_ANNOTATIONS,
};
const CAN = {
    fileComments: true,
    suggestions: true,
    resolve: true,
    verdicts: true,
    reviewTexts: true,
    pinsCommits: true,
    tasks: false,
    bothStatuses: false,
    astral: true,
    marker: 'html-comment',
};
const CREATES = { permission: 'pull-requests: write', changes: false };
const CHANGES = { permission: 'pull-requests: write', changes: true };
const RESOLVES = { permission: 'contents: write` and `pull-requests: write', changes: true };
const RESOLVE = `mutation Resolve($id: ID!) {
  resolveReviewThread(input: { threadId: $id }) { thread { id isResolved } }
}`;
const EVENTS = { comment: 'COMMENT', 'request-changes': 'REQUEST_CHANGES', approve: 'APPROVE' };
const DRAFT_BODY = 'Comments of a review that was begun earlier and not submitted.';
function createGitHubBoard(api, options) {
    const { number, statusName } = options;
    return {
        limits: LIMITS,
        can: CAN,
        description: null,
        me: () => null,
        permalink: (sha, path, line) => permalink(api, sha, path, line),
        now: () => readNow(api, number),
        read: () => readState(api, number),
        readReviews: () => readReviews(api, number),
        ...reviewWrites(api, number),
        ...commentWrites(api, number),
        ...createGitHubStatus(api, statusName),
    };
}
function placeOf(api, number) {
    return { owner: api.owner, repo: api.repo, pull_number: number };
}
function permalink(api, sha, path, line) {
    const encode = (text) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd')).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
    const segments = [api.owner, api.repo, 'blob', sha, ...path.split('/')].map(encode);
    return `${api.serverUrl}/${segments.join('/')}${line === null ? '' : `#L${line}`}`;
}
const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
async function readNow(api, number) {
    const answer = await api.get('GET /repos/{owner}/{repo}/pulls/{pull_number}', placeOf(api, number));
    const headSha = (0,fields/* textOf */.b6)((0,fields.at)(answer.data, 'head', 'sha')) ?? '';
    const baseRef = (0,fields/* textOf */.b6)((0,fields.at)(answer.data, 'base', 'ref'));
    const state = (0,fields.at)(answer.data, 'state');
    const isKnown = state === 'open' || state === 'closed';
    if (!SHA.test(headSha) || baseRef === null || !isKnown) {
        throw unreadable(`GET pulls/${number}`, 'no head, base or state');
    }
    const isMerged = (0,fields.at)(answer.data, 'merged') === true;
    return {
        headSha,
        baseRef,
        state: isMerged ? 'merged' : state,
        locked: (0,fields.at)(answer.data, 'locked') === true,
        version: null,
    };
}
async function readState(api, number) {
    const { me, threads, drafts, remarks } = await conversationOf(api, number);
    const place = { owner: api.owner, repo: api.repo, issue_number: number };
    const notes = await api.getAll('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', place);
    return { me, threads, drafts, remarks, notes: notes.map(commentByRest) };
}
async function conversationOf(api, number) {
    try {
        return await readConversation(api, number);
    }
    catch (error) {
        if (!(error instanceof domain_errors/* ForgeError */.Q8) || error.status === 401)
            throw error;
        return readConversationByRest(api, number);
    }
}
const STATES = new Map([
    ['COMMENTED', 'commented'],
    ['APPROVED', 'approved'],
    ['CHANGES_REQUESTED', 'changes-requested'],
    ['DISMISSED', 'dismissed'],
]);
async function readReviews(api, number) {
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews';
    const reviews = await api.getAll(route, placeOf(api, number));
    return reviews.flatMap((review) => {
        const id = (0,fields/* idOf */.TH)((0,fields.at)(review, 'id'));
        const word = (0,fields/* textOf */.b6)((0,fields.at)(review, 'state'));
        if (id === null || word === null)
            throw unreadable(`GET pulls/${number}/reviews`, 'no id or state');
        const state = STATES.get(word);
        if (state === undefined)
            return [];
        const author = accountOf((0,fields.at)(review, 'user'));
        return [{ id, author, body: (0,fields/* textOf */.b6)((0,fields.at)(review, 'body')) ?? '', commit: null, state }];
    });
}
function reviewWrites(api, number) {
    const place = placeOf(api, number);
    return {
        submitReview: (review) => submitReview(api, number, review),
        dismissReview: (id, message) => withId(id, async (review_id) => {
            const route = 'PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals';
            return resultOf(await api.write(route, { ...place, review_id, message, event: 'DISMISS' }), CHANGES);
        }),
        discardDraft: (id) => withId(id, async (review_id) => {
            const route = 'DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}';
            return resultOf(await api.write(route, { ...place, review_id }), CHANGES);
        }),
        submitDraft: (id) => withId(id, (review_id) => submitDraft(api, { ...place, review_id })),
        resolveThread: async (id) => mutationResult(await api.mutate(RESOLVE, { id }), RESOLVES, 'resolveReviewThread'),
    };
}
async function submitReview(api, number, review) {
    const write = await api.write('POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews', {
        ...placeOf(api, number),
        commit_id: review.headSha,
        event: EVENTS[review.verdict],
        body: review.body,
        comments: review.comments.map(inlineOf),
    });
    return resultOf(write, CREATES);
}
function inlineOf({ anchor, body }) {
    const { path, side, line, startLine } = anchor;
    const isRange = startLine !== null && startLine < line;
    return { path, side, line, body, ...(isRange ? { start_line: startLine, start_side: side } : {}) };
}
async function submitDraft(api, place) {
    const route = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events';
    const first = await api.write(route, { ...place, event: 'COMMENT' });
    const result = resultOf(first, CHANGES);
    const isBlank = result.kind === 'refused' && /body can.?t be blank|\bbody\b.*missing/i.test(result.message);
    if (!isBlank)
        return result;
    return resultOf(await api.write(route, { ...place, event: 'COMMENT', body: DRAFT_BODY }), CHANGES);
}
function commentWrites(api, number) {
    const place = placeOf(api, number);
    const { owner, repo } = api;
    return {
        commentOnFile: async ({ headSha, path, body }) => {
            const route = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/comments';
            const parameters = { ...place, commit_id: headSha, path, body, subject_type: 'file' };
            return resultOf(await api.write(route, parameters), CREATES);
        },
        createNote: async (body) => {
            const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
            return resultOf(await api.write(route, { owner, repo, issue_number: number, body }), CREATES);
        },
        updateNote: (id, body) => withId(id, async (comment_id) => {
            const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
            return resultOf(await api.write(route, { owner, repo, comment_id, body }), CHANGES);
        }),
        deleteComment: ({ id, on }) => withId(id, async (comment_id) => {
            const parameters = { owner, repo, comment_id };
            const write = on === 'thread'
                ? await api.write('DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}', parameters)
                : await api.write('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', parameters);
            return resultOf(write, CHANGES);
        }),
    };
}
async function withId(id, work) {
    if (!/^[1-9]\d{0,15}$/.test(id))
        return { kind: 'gone', message: 'no id of GitHub' };
    const result = await work(Number(id));
    return result.kind === 'done' && result.id === '' ? { ...result, id } : result;
}

// EXTERNAL MODULE: ./src/adapters/forge/client-parts.ts + 1 modules
var client_parts = __webpack_require__(75435);
// EXTERNAL MODULE: ./src/adapters/forge/reader.ts
var reader = __webpack_require__(50833);
// EXTERNAL MODULE: ./src/adapters/forge/writer.ts
var forge_writer = __webpack_require__(77121);
// EXTERNAL MODULE: ./src/adapters/http-hints.ts
var http_hints = __webpack_require__(69013);
;// CONCATENATED MODULE: ./src/adapters/forge/github/limits.ts


const LONGEST_PRIMARY_MS = 60 * 60_000;
const LONGEST_WAIT_MS = 24 * 60 * 60_000;
const SHORTEST_WAIT_MS = 1_000;
const LIMIT_WORDS = /secondary rate|abuse|rate limit exceeded/i;
const PERMISSION_WORDS = /^resource not accessible|^must have /i;
function limitOf(answer, nowMs) {
    if (answer.status === 200)
        return graphqlLimit(answer, nowMs);
    if (answer.status !== 403 && answer.status !== 429)
        return null;
    const message = (0,fields/* textOf */.b6)((0,fields.at)(answer.data, 'message')) ?? '';
    if (answer.status === 403 && PERMISSION_WORDS.test(message))
        return null;
    const isTold = LIMIT_WORDS.test(message) || 'retry-after' in answer.headers || isUsedUp(answer);
    return answer.status === 429 || isTold ? describe(answer, message, nowMs) : null;
}
function graphqlLimit(answer, nowMs) {
    const errors = (0,fields.at)(answer.data, 'errors');
    if (!Array.isArray(errors))
        return null;
    const error = errors.find((each) => (0,fields.at)(each, 'type') === 'RATE_LIMITED' || LIMIT_WORDS.test((0,fields/* textOf */.b6)((0,fields.at)(each, 'message')) ?? ''));
    return error === undefined ? null : describe(answer, (0,fields/* textOf */.b6)((0,fields.at)(error, 'message')) ?? '', nowMs);
}
function isUsedUp(answer) {
    return answer.headers['x-ratelimit-remaining'] === '0';
}
function describe(answer, message, nowMs) {
    const isSecondary = /secondary rate|abuse/i.test(message) || !isUsedUp(answer);
    const kind = isSecondary ? 'secondary' : 'primary';
    const { afterMs } = (0,http_hints/* readRetryHints */.r)(answer.headers, nowMs);
    if (afterMs !== null)
        return { kind, afterMs: clamp(afterMs, LONGEST_WAIT_MS) };
    if (isSecondary)
        return { kind, afterMs: null };
    const resetMs = Number(answer.headers['x-ratelimit-reset']) * 1_000;
    if (!Number.isFinite(resetMs))
        return { kind, afterMs: null };
    const serverMs = Date.parse(answer.headers.date ?? '');
    return { kind, afterMs: clamp(resetMs - (Number.isNaN(serverMs) ? nowMs : serverMs), LONGEST_PRIMARY_MS) };
}
function clamp(ms, longestMs) {
    return Math.min(Math.max(ms, SHORTEST_WAIT_MS), longestMs);
}

// EXTERNAL MODULE: ./src/adapters/forge/exchange.ts
var forge_exchange = __webpack_require__(84095);
;// CONCATENATED MODULE: ./src/adapters/forge/github/transport.ts


const API_VERSION = '2022-11-28';
const JSON_MEDIA = 'application/vnd.github+json';
const JSON_ACCEPT = /^application\/(?:vnd\.github(?:\.(?:v3|object))?\+)?json$/;
const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
function createTransport(options) {
    const origins = new Set([(0,forge_exchange/* originOf */.yv)(options.apiUrl), (0,forge_exchange/* originOf */.yv)(options.graphqlUrl)]);
    let loading = null;
    return {
        send: async (call) => {
            let exchange = null;
            const fetch = async (url, sending) => {
                exchange = await exchangeOnce(url, sending, { call, origins, options });
                return NOTHING;
            };
            try {
                loading ??= loadOctokit(options.apiUrl);
                await request(await loading, call, { options, fetch });
            }
            catch (error) {
                exchange ??= (0,forge_exchange/* broken */.mw)('GitHub', `the request could not be made: ${(0,thrown/* messageOf */.b)(error)}`, { sent: false });
            }
            return exchange ?? (0,forge_exchange/* broken */.mw)('GitHub', 'the request was not sent', { sent: false });
        },
    };
}
const NOTHING = { status: 204, url: '', headers: new Map() };
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };
function ignore() { }
async function loadOctokit(apiUrl) {
    const { Octokit } = await __webpack_require__.e(/* import() */ 4629).then(__webpack_require__.bind(__webpack_require__, 24629));
    return new Octokit({ baseUrl: apiUrl.replace(/\/+$/, ''), log: SILENT, request: { log: SILENT } });
}
async function request(octokit, call, { options, fetch }) {
    const common = { request: { fetch, log: SILENT } };
    const version = { 'x-github-api-version': API_VERSION };
    const headers = { ...version, accept: acceptOf(call) };
    if ('document' in call) {
        const { document: query, variables } = call;
        await octokit.request({ method: 'POST', url: options.graphqlUrl, query, variables, headers, ...common });
        return;
    }
    await octokit.request(call.route, { ...call.parameters, headers, ...common });
}
async function exchangeOnce(url, sending, context) {
    const { options, call } = context;
    const { method } = sending;
    const place = `${method} ${url}`;
    if (!isMethod(method))
        return (0,forge_exchange/* broken */.mw)(place, 'the method is not one of the API', { sent: false });
    if (!/^[\x21-\x7e]*$/.test(options.token)) {
        return (0,forge_exchange/* broken */.mw)(place, 'the token holds characters that no token has', { sent: false });
    }
    const maxBytes = 'route' in call ? call.maxBytes : undefined;
    return await (0,forge_exchange/* exchange */.cv)({
        http: options.http,
        request: {
            method,
            url,
            headers: headersFor(url, sending, context),
            body: sending.body ?? null,
            signal: options.signal,
        },
        expects: JSON_ACCEPT.test(acceptOf(call)) ? 'json' : 'bytes',
        ...(maxBytes === undefined ? {} : { maxBytes }),
    });
}
function isMethod(method) {
    return METHODS.has(method);
}
function headersFor(url, sending, { origins, options }) {
    const { 'user-agent': _, ...headers } = sending.headers;
    const isOurs = options.token !== '' && origins.has((0,forge_exchange/* originOf */.yv)(url));
    return isOurs ? { ...headers, authorization: `Bearer ${options.token}` } : headers;
}
function acceptOf(call) {
    return 'route' in call ? (call.accept ?? JSON_MEDIA) : 'application/json';
}

;// CONCATENATED MODULE: ./src/adapters/forge/github/client.ts









const PACE_MS = 1_000;
const PAGE_SIZE = 100;
const client_MAX_PAGES = 100;
const UNKNOWN_WAIT_MS = 60_000;
function createGitHubApi(options) {
    const client = clientOf(options);
    const writer = (0,forge_writer/* createWriter */.u)(client, options.paceMs ?? PACE_MS);
    return {
        owner: options.owner,
        repo: options.repo,
        serverUrl: options.serverUrl.replace(/\/+$/, ''),
        get: async (route, parameters, get = {}) => (await (0,reader/* read */.L)(client, { route, parameters, ...get }, get)).answer,
        getAll: (route, parameters, listIn) => readAllPages(client, { route, parameters }, listIn ?? null),
        query: (document, variables) => query(client, { document, variables }),
        write: (route, parameters) => writer.write({ route, parameters }),
        mutate: (document, variables) => writer.write({ document, variables }),
    };
}
function clientOf(options) {
    const { token } = options;
    const transport = createTransport(options);
    return (0,client_parts/* clientParts */.Q)(options, {
        way: {
            server: 'GitHub',
            send: (call) => transport.send(call),
            nameOf: (call) => ('route' in call ? call.route : 'GraphQL'),
            resourceOf: (call) => ('document' in call ? 'graphql' : 'rest'),
            limitOf: limitOf,
            secret: token,
        },
        limits: { resources: ['rest', 'graphql'], unknownWaitMs: UNKNOWN_WAIT_MS },
        problems: {
            refused: (place, answer) => refusedRead(place, answer, token),
            broken: (place, broken) => brokenRead(place, broken, token),
            limited: limitedRead,
        },
    });
}
async function query(client, call) {
    const { place, answer } = await (0,reader/* read */.L)(client, call);
    const errors = (0,fields.at)(answer.data, 'errors');
    if (Array.isArray(errors) && errors.length > 0) {
        const [first] = errors;
        const message = (0,words/* clean */.u)(String((0,fields.at)(first, 'message') ?? 'no message'), client.way.secret);
        throw new domain_errors/* ForgeError */.Q8(`${place}: GitHub answered the query with an error (${message})`, 'give the job `permissions: pull-requests: read`; an old Enterprise Server may lack what was asked for', { status: 200 });
    }
    const data = (0,fields.at)(answer.data, 'data');
    if ((0,fields/* fieldsOf */.Pf)(data) === null)
        throw unreadable(place, 'no data');
    return data;
}
async function readAllPages(client, call, listIn) {
    const items = new Map();
    for (let page = 1;; page++) {
        const parameters = { ...call.parameters, per_page: PAGE_SIZE, page };
        const { place, answer } = await (0,reader/* read */.L)(client, { ...call, parameters });
        const list = listIn === null ? answer.data : (0,fields.at)(answer.data, listIn);
        if (!Array.isArray(list))
            throw unreadable(place, 'no list');
        const before = items.size;
        for (const item of list)
            items.set(keyOf(item), item);
        if (items.size === before || !hasNext(answer, list.length))
            return [...items.values()];
        if (page === client_MAX_PAGES)
            throw unreadable(place, `more than ${client_MAX_PAGES} pages`);
    }
}
function keyOf(item) {
    for (const name of ['id', 'filename', 'sha']) {
        const id = (0,fields/* idOf */.TH)((0,fields.at)(item, name));
        if (id !== null)
            return `${name} ${id}`;
    }
    return JSON.stringify(item);
}
function hasNext(answer, length) {
    const { link } = answer.headers;
    return link === undefined ? length >= PAGE_SIZE : /;\s*rel="?next"?/i.test(link);
}

// EXTERNAL MODULE: ./src/adapters/forge/pull-request-source.ts + 2 modules
var pull_request_source = __webpack_require__(67197);
// EXTERNAL MODULE: ./src/adapters/forge/folders.ts
var folders = __webpack_require__(71849);
// EXTERNAL MODULE: ./src/adapters/forge/git-objects.ts
var git_objects = __webpack_require__(11621);
;// CONCATENATED MODULE: ./src/adapters/forge/turns.ts
function createTurns(limit) {
    let free = limit;
    const waiting = [];
    return async (work) => {
        if (free > 0)
            free -= 1;
        else
            await new Promise((resolve) => waiting.push(resolve));
        try {
            return await work();
        }
        finally {
            const next = waiting.shift();
            if (next === undefined)
                free += 1;
            else
                next();
        }
    };
}

;// CONCATENATED MODULE: ./src/adapters/forge/github/batches.ts
const MAX_TEXT_BYTES = 500_000;
const FILES_PER_BATCH = 40;
const BYTES_PER_BATCH = 4 * 1024 * 1024;
const MAX_FILES = 320;
const MAX_BYTES = 32 * 1024 * 1024;
function batchesOf(paths, entries, ask) {
    const batches = new Map();
    for (const group of groupsOf(new Set(paths), entries)) {
        let asked = null;
        const texts = () => {
            asked ??= ask(group);
            return asked;
        };
        for (const path of group)
            batches.set(path, { texts });
    }
    return batches;
}
function groupsOf(paths, entries) {
    const groups = [];
    let [files, bytes, groupBytes] = [0, 0, 0];
    for (const path of paths) {
        const size = textSize(entries.get(path));
        if (size === null || bytes + size > MAX_BYTES || files >= MAX_FILES)
            continue;
        const group = groups.at(-1);
        if (group === undefined || group.length >= FILES_PER_BATCH || groupBytes + size > BYTES_PER_BATCH) {
            groups.push([path]);
            groupBytes = size;
        }
        else {
            group.push(path);
            groupBytes += size;
        }
        files += 1;
        bytes += size;
    }
    return groups;
}
function textSize(entry) {
    if (entry === null || entry === undefined || entry.size === null || entry.binary)
        return null;
    if (!/^(?:100|120)/.test(entry.mode))
        return null;
    return entry.size <= MAX_TEXT_BYTES ? entry.size : null;
}

;// CONCATENATED MODULE: ./src/adapters/forge/github/pull-request.ts



const NOT_FOUND = 404;
async function readPullRequest(api, number) {
    const { owner, repo } = api;
    const answer = await api.get('GET /repos/{owner}/{repo}/pulls/{pull_number}', { owner, repo, pull_number: number }, { allow: [NOT_FOUND] });
    if (answer.status === NOT_FOUND) {
        throw new domain_errors/* ForgeError */.Q8(`there is no pull request ${number} in ${owner}/${repo} that this token may see`, 'Check repository and number, and that the token may read pull requests ("pull-requests: read").', { status: NOT_FOUND });
    }
    const facts = factsOf(answer.data);
    if (facts === null || facts.number !== number)
        throw notUnderstood('the pull request');
    return facts;
}
function notUnderstood(what) {
    return new domain_errors/* ForgeError */.Q8(`GitHub's answer about ${what} was not understood`, 'Start the review again; on an Enterprise Server check that its version is still supported.');
}
function factsOf(data) {
    const number = (0,fields/* wholeOf */.l2)((0,fields.at)(data, 'number'));
    const title = (0,fields/* textOf */.b6)((0,fields.at)(data, 'title'));
    const changedFiles = (0,fields/* wholeOf */.l2)((0,fields.at)(data, 'changed_files'));
    const state = stateOf(data);
    const head = endOf((0,fields.at)(data, 'head'));
    const base = endOf((0,fields.at)(data, 'base'));
    if (number === null || title === null || changedFiles === null)
        return null;
    if (state === null || head === null || base === null)
        return null;
    return {
        number,
        state,
        draft: (0,fields.at)(data, 'draft') === true,
        locked: (0,fields.at)(data, 'locked') === true,
        title,
        body: (0,fields/* textOf */.b6)((0,fields.at)(data, 'body')),
        head,
        base,
        author: accountOf((0,fields.at)(data, 'user')),
        labels: labelsOf((0,fields.at)(data, 'labels')),
        changedFiles,
        version: null,
        isFork: head.repoId === null || head.repoId !== base.repoId,
    };
}
function stateOf(data) {
    if ((0,fields.at)(data, 'state') === 'open')
        return 'open';
    if ((0,fields.at)(data, 'state') !== 'closed')
        return null;
    return (0,fields.at)(data, 'merged') === true || (0,fields/* textOf */.b6)((0,fields.at)(data, 'merged_at')) !== null ? 'merged' : 'closed';
}
function endOf(value) {
    const ref = (0,fields/* textOf */.b6)((0,fields.at)(value, 'ref'));
    const sha = (0,fields/* shaOf */.ye)((0,fields.at)(value, 'sha'));
    return ref === null || sha === null ? null : { ref, sha, repoId: (0,fields/* idOf */.TH)((0,fields.at)(value, 'repo', 'id')) };
}
function labelsOf(value) {
    if (!Array.isArray(value))
        return [];
    return value.flatMap((label) => (0,fields/* textOf */.b6)((0,fields.at)(label, 'name')) ?? []);
}
async function readMergeBase(api, { base, head }) {
    const { owner, repo } = api;
    const answer = await api.get('GET /repos/{owner}/{repo}/compare/{basehead}', {
        owner,
        repo,
        basehead: `${base.sha}...${head.sha}`,
        per_page: 1,
    });
    const sha = (0,fields/* shaOf */.ye)((0,fields.at)(answer.data, 'merge_base_commit', 'sha'));
    if (sha === null)
        throw notUnderstood('the comparison of base and head');
    return sha;
}

;// CONCATENATED MODULE: ./src/adapters/forge/github/entries.ts




const SHA1_DIGITS = 40;
const MODES = new Set([0o040000, 0o100644, 0o100664, 0o100755, 0o120000, 0o160000]);
async function queryEntries(api, commit, paths, withText) {
    const variables = Object.fromEntries(paths.map((path, index) => [`p${index}`, path]));
    const data = await api.query(queryText(paths.length, withText), {
        owner: api.owner,
        name: api.repo,
        commit,
        ...variables,
    });
    const found = (0,fields.at)(data, 'repository', 'object');
    const entries = new Map();
    for (const [index, path] of paths.entries()) {
        const value = (0,fields.at)(found, `f${index}`);
        if (value === undefined)
            throw notUnderstood('the files of a commit');
        entries.set(path, value === null ? null : entryOf(value));
    }
    return entries;
}
function queryText(count, withText) {
    const numbers = Array.from({ length: count }, (_, index) => index);
    const declared = numbers.map((index) => `$p${index}: String!`).join(', ');
    const blob = `... on Blob { byteSize isBinary${withText ? ' text' : ''} }`;
    const fields = `mode oid${withText ? '' : ' isGenerated'} object { ${blob} }`;
    const files = numbers.map((index) => `f${index}: file(path: $p${index}) { ${fields} }`);
    return `query($owner: String!, $name: String!, $commit: GitObjectID!, ${declared}) {
  repository(owner: $owner, name: $name) {
    object(oid: $commit) {
      ... on Commit {
        ${files.join('\n        ')}
      }
    }
  }
}`;
}
function entryOf(value) {
    const number = (0,fields/* wholeOf */.l2)((0,fields.at)(value, 'mode'));
    const oid = (0,fields/* shaOf */.ye)((0,fields.at)(value, 'oid'));
    if (number === null || !MODES.has(number) || oid === null)
        throw notUnderstood('the files of a commit');
    const blob = (0,fields.at)(value, 'object');
    const size = (0,fields/* wholeOf */.l2)((0,fields.at)(blob, 'byteSize'));
    const binary = (0,fields.at)(blob, 'isBinary') === true;
    const generated = (0,fields.at)(value, 'isGenerated') === true;
    const text = wholeText((0,fields/* textOf */.b6)((0,fields.at)(blob, 'text')), oid);
    return { mode: modeText(number), oid, size, binary, generated, text };
}
function modeText(mode) {
    return mode.toString(8).padStart(6, '0');
}
function wholeText(text, oid) {
    if (text === null)
        return null;
    const bytes = external_node_buffer_.Buffer.from(text);
    const hash = (0,external_node_crypto_.createHash)(oid.length === SHA1_DIGITS ? 'sha1' : 'sha256');
    const id = hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
    return id === oid ? text : null;
}
async function readTree(api, commit) {
    const { owner, repo } = api;
    const route = 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}';
    const { data } = await api.get(route, { owner, repo, tree_sha: commit, recursive: '1' });
    const tree = (0,fields.at)(data, 'tree');
    if (!Array.isArray(tree))
        throw notUnderstood('the tree of a commit');
    const entries = new Map();
    for (const item of tree) {
        const path = (0,fields/* textOf */.b6)((0,fields.at)(item, 'path'));
        const mode = (0,fields/* textOf */.b6)((0,fields.at)(item, 'mode'));
        const oid = (0,fields/* shaOf */.ye)((0,fields.at)(item, 'sha'));
        if (path === null || mode === null || oid === null)
            continue;
        entries.set(path, {
            mode,
            oid,
            size: (0,fields/* wholeOf */.l2)((0,fields.at)(item, 'size')),
            binary: false,
            generated: false,
            text: null,
        });
    }
    return entries;
}

;// CONCATENATED MODULE: ./src/adapters/forge/github/contents.ts






const PATHS_PER_QUERY = 100;
const MAX_PATHS = 1_000;
const QUERIES_AT_ONCE = 3;
const MAX_SINGLE_READS = 200;
const RAW = 'application/vnd.github.raw+json';
const NO_BLOB = [403, 404, 409, 422];
function createSupply(api, remarks, signal) {
    return {
        api,
        remarks,
        signal,
        turns: createTurns(QUERIES_AT_ONCE),
        queries: true,
        singleReads: MAX_SINGLE_READS,
    };
}
class Contents {
    #supply;
    #commit;
    #entries = new Map();
    #batches = new Map();
    #tree = null;
    constructor(supply, commit) {
        this.#supply = supply;
        this.#commit = commit;
    }
    async lookUp(paths) {
        const asked = paths.slice(0, MAX_PATHS);
        const chunks = [];
        for (let at = 0; at < asked.length; at += PATHS_PER_QUERY) {
            chunks.push(asked.slice(at, at + PATHS_PER_QUERY));
        }
        await Promise.all(chunks.map((chunk) => this.#learn(chunk, false)));
        this.#batches = batchesOf(asked, this.#entries, (batch) => this.#textsOf(batch));
        return this.#entries;
    }
    async read(path, maxBytes) {
        if (!(0,git_objects/* isTreePath */.m5)(path))
            return null;
        if (!this.#entries.has(path))
            await this.#learnLate(path);
        const entry = this.#entries.get(path);
        if (entry === undefined || entry === null)
            return null;
        const kind = (0,folders/* kindOf */.I)(entry.mode);
        if (kind !== 'file' && kind !== 'link')
            return null;
        const text = entry.text ?? (await this.#batches.get(path)?.texts())?.get(path) ?? null;
        if (text === null)
            return this.#readSingle(entry, maxBytes);
        const bytes = Buffer.from(text);
        return { bytes: bytes.subarray(0, maxBytes), size: bytes.length, link: kind === 'link' };
    }
    async #learnLate(path) {
        if (this.#takeSingleRead())
            await this.#learn([path], true);
    }
    async #learn(paths, withText) {
        const entries = (await this.#query(paths, withText)) ?? (await this.#fromTree(paths));
        for (const [path, entry] of entries)
            this.#entries.set(path, entry);
    }
    async #textsOf(paths) {
        const texts = new Map();
        for (const [path, entry] of (await this.#query(paths, true)) ?? []) {
            if (entry?.oid === this.#entries.get(path)?.oid && entry?.text != null)
                texts.set(path, entry.text);
        }
        return texts;
    }
    #query(paths, withText) {
        const { api, remarks, turns } = this.#supply;
        return turns(async () => {
            if (!this.#supply.queries)
                return null;
            try {
                return await queryEntries(api, this.#commit, paths, withText);
            }
            catch (error) {
                this.#refuseIfStopped(error);
                this.#supply.queries = false;
                remarks.add('queries', `files are read one by one: ${(0,thrown/* messageOf */.b)(error)}`);
                return null;
            }
        });
    }
    async #fromTree(paths) {
        try {
            this.#tree ??= readTree(this.#supply.api, this.#commit);
            const entries = await this.#tree;
            return new Map(paths.map((path) => [path, entries.get(path) ?? null]));
        }
        catch (error) {
            this.#refuseIfStopped(error);
            this.#supply.remarks.add('tree', `modes and contents of files are not known: ${(0,thrown/* messageOf */.b)(error)}`);
            return new Map();
        }
    }
    async #readSingle(entry, maxBytes) {
        if (!this.#takeSingleRead())
            return null;
        const { api, remarks } = this.#supply;
        const { owner, repo } = api;
        const route = 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}';
        try {
            const options = { accept: RAW, allow: NO_BLOB, maxBytes };
            const { status, data } = await api.get(route, { owner, repo, file_sha: entry.oid }, options);
            const bytes = data === null ? new Uint8Array() : data;
            if (status === 200 && bytes instanceof Uint8Array) {
                const size = entry.size ?? bytes.length;
                return { bytes: bytes.subarray(0, maxBytes), size, link: (0,folders/* kindOf */.I)(entry.mode) === 'link' };
            }
            remarks.add('blob', `the contents of some files could not be read (HTTP ${status})`);
        }
        catch (error) {
            this.#refuseIfStopped(error);
            remarks.add('blob', `the contents of some files could not be read: ${(0,thrown/* messageOf */.b)(error)}`);
        }
        return null;
    }
    #takeSingleRead() {
        if (this.#supply.singleReads === 0) {
            const count = MAX_SINGLE_READS.toLocaleString('en');
            this.#supply.remarks.add('budget', `after ${count} files read one by one, no more were read`);
            return false;
        }
        this.#supply.singleReads -= 1;
        return true;
    }
    #refuseIfStopped(error) {
        if (this.#supply.signal?.aborted)
            throw error;
    }
}

;// CONCATENATED MODULE: ./src/adapters/forge/github/files.ts




const MAX_LISTED_FILES = 3_000;
const STATUSES = new Map([
    ['added', 'added'],
    ['removed', 'deleted'],
    ['modified', 'modified'],
    ['renamed', 'renamed'],
    ['copied', 'copied'],
    ['changed', 'modified'],
    ['unchanged', 'modified'],
]);
async function readFiles(api, number) {
    const { owner, repo } = api;
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files';
    const items = await api
        .getAll(route, { owner, repo, pull_number: number })
        .catch((error) => Promise.reject(listError(error)));
    const files = new Map();
    for (const item of items) {
        const file = fileOf(item);
        files.set(JSON.stringify([file.path, file.status, file.sha]), file);
    }
    return [...files.values()];
}
function listError(cause) {
    const facts = cause instanceof domain_errors/* ForgeError */.Q8 ? { retryable: cause.retryable, status: cause.status } : {};
    const { retryable = false, status = null } = facts;
    return new domain_errors/* ForgeError */.Q8(`the list of changed files could not be read: ${(0,thrown/* messageOf */.b)(cause)}`, 'Check out the repository with its history ("fetch-depth: 0"), then no list is needed; or start again later.', { cause, retryable, ...(status === null ? {} : { status }) });
}
function fileOf(item) {
    const path = (0,fields/* textOf */.b6)((0,fields.at)(item, 'filename'));
    const status = STATUSES.get((0,fields.at)(item, 'status'));
    const additions = (0,fields/* wholeOf */.l2)((0,fields.at)(item, 'additions'));
    const deletions = (0,fields/* wholeOf */.l2)((0,fields.at)(item, 'deletions'));
    if (path === null || path === '' || status === undefined || additions === null || deletions === null) {
        throw notUnderstood('the changed files');
    }
    const moved = status === 'renamed' || status === 'copied';
    return {
        path,
        oldPath: moved ? (0,fields/* textOf */.b6)((0,fields.at)(item, 'previous_filename')) : null,
        status,
        additions,
        deletions,
        sha: (0,fields/* textOf */.b6)((0,fields.at)(item, 'sha')),
        patch: (0,fields/* textOf */.b6)((0,fields.at)(item, 'patch')) || null,
    };
}
function pathAt(file, side) {
    if (side === 'head')
        return file.status === 'deleted' ? null : file.path;
    return file.status === 'added' ? null : (file.oldPath ?? file.path);
}
function whyIncomplete(listed, changed) {
    const count = (value) => value.toLocaleString('en');
    if (changed !== null && changed > listed)
        return `GitHub lists ${count(listed)} of ${count(changed)} changed files`;
    if (listed >= MAX_LISTED_FILES) {
        return `GitHub lists no more than ${count(MAX_LISTED_FILES)} changed files, and there may be others`;
    }
    return null;
}

;// CONCATENATED MODULE: ./src/adapters/forge/github/target.ts








const target_RAW = 'application/vnd.github.raw+json';
const TREE_MODE = '040000';
const WHAT = 'a file of the target branch';
const WHAT_FOLDER = 'a folder of the target branch';
async function readTargetFile(supply, { commit, path, maxBytes }) {
    if (!(0,git_objects/* isTreePath */.m5)(path))
        return null;
    const entry = await findEntry(supply, commit, path);
    if (entry === null)
        return null;
    const kind = (0,folders/* kindOf */.I)(entry.mode);
    if (kind !== 'file' && kind !== 'link')
        return null;
    const { bytes, size } = await readEntry(supply, entry, maxBytes);
    return { bytes: bytes.subarray(0, maxBytes), size, link: kind === 'link' };
}
async function listTargetFolder(supply, commit, folder) {
    if (!(0,folders/* isFolder */.lQ)(folder))
        return null;
    const found = folder === '' ? { mode: TREE_MODE, oid: commit } : await findEntry(supply, commit, folder);
    if (found?.mode !== TREE_MODE)
        return null;
    const { items, whole } = await target_readTree(supply, found.oid, WHAT_FOLDER);
    return (0,folders/* folderList */.LP)(items.map(folderEntry), whole);
}
function folderEntry(item) {
    const name = (0,folders/* entryName */.MB)((0,fields.at)(item, 'path'));
    const mode = (0,fields/* textOf */.b6)((0,fields.at)(item, 'mode'));
    if (name === null || mode === null)
        throw notUnderstood(WHAT_FOLDER);
    return { name, kind: (0,folders/* kindOf */.I)(mode) };
}
async function findEntry(supply, commit, path) {
    const { api, remarks, signal, turns } = supply;
    if (supply.queries) {
        try {
            const entries = await turns(() => queryEntries(api, commit, [path], true));
            return entries.get(path) ?? null;
        }
        catch (error) {
            if (signal?.aborted)
                throw error;
            supply.queries = false;
            remarks.add('queries', `files are read one by one: ${(0,thrown/* messageOf */.b)(error)}`);
        }
    }
    const [name = '', ...folders] = path.split('/').reverse();
    let tree = commit;
    for (const folder of folders.reverse()) {
        const entry = await findIn(supply, tree, folder);
        if (entry?.mode !== TREE_MODE)
            return null;
        tree = entry.oid;
    }
    return findIn(supply, tree, name);
}
async function findIn(supply, tree, name) {
    const { items, whole } = await target_readTree(supply, tree, WHAT);
    const item = items.find((each) => (0,fields/* textOf */.b6)((0,fields.at)(each, 'path')) === name);
    if (item === undefined) {
        if (whole)
            return null;
        throw new domain_errors/* ForgeError */.Q8('GitHub lists only a part of a folder of the target branch, so that a file in it cannot be told from none', 'Check out the repository with its history ("fetch-depth: 0"), then nothing is asked for.');
    }
    const mode = (0,fields/* textOf */.b6)((0,fields.at)(item, 'mode'));
    const oid = (0,fields/* shaOf */.ye)((0,fields.at)(item, 'sha'));
    if (mode === null || oid === null)
        throw notUnderstood(WHAT);
    return { mode, oid, size: (0,fields/* wholeOf */.l2)((0,fields.at)(item, 'size')), text: null };
}
async function target_readTree({ api }, tree, what) {
    const { owner, repo } = api;
    const route = 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}';
    const { data } = await api.get(route, { owner, repo, tree_sha: tree });
    const items = (0,fields.at)(data, 'tree');
    if (!Array.isArray(items))
        throw notUnderstood(what);
    return { items, whole: (0,fields.at)(data, 'truncated') === false };
}
async function readEntry({ api }, { oid, size, text }, maxBytes) {
    if (text !== null) {
        const bytes = external_node_buffer_.Buffer.from(text);
        return { bytes, size: bytes.length };
    }
    const { owner, repo } = api;
    const route = 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}';
    const { status, data } = await api.get(route, { owner, repo, file_sha: oid }, { accept: target_RAW, maxBytes });
    const bytes = data === null ? new Uint8Array() : data;
    if (status !== 200 || !(bytes instanceof Uint8Array) || size === null)
        throw notUnderstood(WHAT);
    if (bytes.length < Math.min(size, maxBytes))
        throw notUnderstood(WHAT);
    return { bytes, size };
}

;// CONCATENATED MODULE: ./src/adapters/forge/github/api-change.ts




const DIFF = 'application/vnd.github.diff';
const NOT_ACCEPTABLE = 406;
const EMPTY_BLOBS = new Set([
    'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
    '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
]);
const TOO_LARGE = 'GitHub withheld the text (too large)';
class ApiChange {
    mergeBase;
    #parts;
    #supply;
    #base;
    #head;
    #listing = null;
    constructor(parts) {
        const supply = createSupply(parts.api, parts.remarks, parts.signal);
        this.mergeBase = parts.mergeBase;
        this.#supply = supply;
        this.#parts = parts;
        this.#base = new Contents(supply, parts.mergeBase);
        this.#head = new Contents(supply, parts.facts.head.sha);
    }
    async listFiles() {
        return (await this.#listed()).list;
    }
    async readPatches(maxBytes) {
        const { known } = await this.#listed();
        const whole = known.some(isWithheld) ? await this.#readDiff(maxBytes) : null;
        if (whole !== null)
            return { kind: 'diff', bytes: whole, complete: true, reason: null };
        return { kind: 'fragments', fragments: fragmentsOf(known, maxBytes) };
    }
    async readFile(side, path, maxBytes) {
        await this.#listed();
        return (side === 'base' ? this.#base : this.#head).read(path, maxBytes);
    }
    readTarget(path, maxBytes) {
        return readTargetFile(this.#supply, { commit: this.#parts.facts.base.sha, path, maxBytes });
    }
    listTarget(folder) {
        return listTargetFolder(this.#supply, this.#parts.facts.base.sha, folder);
    }
    #listed() {
        this.#listing ??= this.#list();
        return this.#listing;
    }
    async #list() {
        const { api, facts } = this.#parts;
        const files = await readFiles(api, facts.number);
        const [base, head] = await Promise.all([
            this.#base.lookUp(files.flatMap((file) => pathAt(file, 'base') ?? [])),
            this.#head.lookUp(files.flatMap((file) => pathAt(file, 'head') ?? [])),
        ]);
        const known = files.map((file) => ({
            file,
            base: entryAt(base, pathAt(file, 'base')),
            head: entryAt(head, pathAt(file, 'head')),
        }));
        const reason = whyIncomplete(files.length, facts.changedFiles);
        return { known, list: { files: known.map(listedFile), complete: reason === null, reason } };
    }
    async #readDiff(maxBytes) {
        const { api, facts, remarks, signal } = this.#parts;
        const { owner, repo } = api;
        const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
        const options = { accept: DIFF, allow: [NOT_ACCEPTABLE], maxBytes: maxBytes + 1 };
        try {
            const answer = await api.get(route, { owner, repo, pull_number: facts.number }, options);
            const { status, data } = answer;
            return status === 200 && data instanceof Uint8Array && data.length <= maxBytes ? data : null;
        }
        catch (error) {
            if (signal?.aborted)
                throw error;
            remarks.add('diff', `the diff as a whole could not be read: ${(0,thrown/* messageOf */.b)(error)}`);
            return null;
        }
    }
}
function entryAt(entries, path) {
    return path === null ? null : entries.get(path);
}
function isWithheld({ file }) {
    return file.patch === null && file.additions + file.deletions > 0;
}
function isBinary({ file, base, head }) {
    if (file.patch !== null || file.additions + file.deletions > 0)
        return false;
    if (file.status === 'added')
        return !isEmpty(head?.oid ?? file.sha);
    if (file.status === 'deleted')
        return !isEmpty(base?.oid ?? file.sha);
    return base?.oid === undefined || base.oid !== (head?.oid ?? file.sha);
}
function isEmpty(oid) {
    return oid !== null && EMPTY_BLOBS.has(oid);
}
function listedFile(known) {
    const { file, base, head } = known;
    const binary = isBinary(known);
    return {
        path: file.path,
        oldPath: file.oldPath === file.path ? null : file.oldPath,
        status: file.status,
        oldMode: base?.mode ?? null,
        newMode: head?.mode ?? null,
        additions: binary ? null : file.additions,
        deletions: binary ? null : file.deletions,
        attributes: { generated: base?.generated === true ? true : null, vendored: null, noDiff: null },
    };
}
function fragmentsOf(known, maxBytes) {
    const tooMany = `the text of the change is larger than ${maxBytes.toLocaleString('en')} bytes`;
    let left = maxBytes;
    return known.flatMap((one) => {
        const { path, patch } = one.file;
        if (isBinary(one))
            return [{ path, bytes: null, reason: 'binary', binary: true }];
        if (isWithheld(one))
            return [{ path, bytes: null, reason: TOO_LARGE }];
        if (patch === null)
            return [];
        const bytes = Buffer.from(patch);
        if (bytes.length > left)
            return [{ path, bytes: null, reason: tooMany }];
        left -= bytes.length;
        return [{ path, bytes, reason: null }];
    });
}

;// CONCATENATED MODULE: ./src/adapters/forge/github/source.ts



const CONTEXT_LINES = 3;
function createGitHubSource(api, options) {
    return (0,pull_request_source/* createPullRequestSource */.G)({
        forge: 'github',
        server: 'GitHub',
        repository: `${api.owner}/${api.repo}`,
        contextLines: CONTEXT_LINES,
        describe: async (number) => {
            const facts = await readPullRequest(api, number);
            const id = facts.author?.id ?? null;
            return { facts, authorId: id === null ? null : Number(id) };
        },
        openChange: async ({ mergeBase, ...parts }) => new ApiChange({
            ...parts,
            api,
            mergeBase: mergeBase ?? (await readMergeBase(api, parts.facts)),
        }),
    }, options);
}

// EXTERNAL MODULE: ./src/adapters/http.ts + 1 modules
var http = __webpack_require__(85662);
// EXTERNAL MODULE: ./src/shells/compose.ts + 2 modules
var compose = __webpack_require__(64917);
;// CONCATENATED MODULE: ./src/shells/compose-github.ts







function connect(config, { place, host }, http, clock) {
    const notify = (line) => host.info(line);
    const common = { ...place, token: config.token, http, clock, random: compose/* random */.yT, notify };
    return (signal) => createGitHubApi({ ...common, signal });
}
function composeStatus(config, surroundings, signal) {
    return createGitHubStatus(connect(config, surroundings, (0,http/* createHttp */.V)(), (0,clock/* createSystemClock */.g)())(signal));
}
function composeGitHub(config, { trigger, ...surroundings }, { environment, signal }) {
    const { http, ...ports } = (0,compose/* composePanel */.$A)(config);
    const { number, pinnedHead } = trigger;
    const connected = connect(config, surroundings, http, ports.clock);
    const api = connected(signal);
    return {
        ...ports,
        source: createGitHubSource(api, {
            number,
            ...(pinnedHead === null ? {} : { pinnedHead }),
            useWorkspace: trigger.mayUseWorkspace ? surroundings.place.workspace : null,
            environment,
            signal,
        }),
        board: createGitHubBoard(api, { number }),
        statusUntil: (until) => createGitHubStatus(connected(until)),
    };
}

// EXTERNAL MODULE: ./src/shells/fault.ts
var fault = __webpack_require__(92907);
;// CONCATENATED MODULE: ./src/shells/github-event.ts

const PULL_REQUEST_EVENTS = ['pull_request', 'pull_request_target'];
const github_event_SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
function readTrigger(event, payload, number) {
    if (event === 'merge_group')
        return mergeGroup(payload);
    if (PULL_REQUEST_EVENTS.includes(event))
        return pullRequestEvent(event, payload, number);
    if (number === null) {
        return {
            kind: 'problem',
            problem: `the event ${JSON.stringify(event)} names no pull request: run on pull_request, or give pr-number`,
        };
    }
    return { kind: 'pull-request', number, pinnedHead: null, mayUseWorkspace: true, withheld: null };
}
function mergeGroup(payload) {
    const group = (0,json/* isObject */.Gv)(payload) && (0,json/* isObject */.Gv)(payload.merge_group) ? payload.merge_group : {};
    return {
        kind: 'skipped',
        reason: 'a merge queue runs on what was reviewed on the pull request',
        statusSha: shaOf(group.head_sha),
    };
}
function pullRequestEvent(event, payload, given) {
    const pull = (0,json/* isObject */.Gv)(payload) && (0,json/* isObject */.Gv)(payload.pull_request) ? payload.pull_request : null;
    const number = pull?.number;
    if (pull === null || typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1) {
        return { kind: 'problem', problem: `the file of the event ${event} holds no pull request` };
    }
    if (given !== null && given !== number) {
        return {
            kind: 'problem',
            problem: `pr-number: ${given} is not the pull request of this event, ${number}; leave it out here`,
        };
    }
    if ((0,json/* isObject */.Gv)(payload) && payload.action === 'closed') {
        return { kind: 'skipped', reason: 'the pull request is closed', statusSha: null };
    }
    return {
        kind: 'pull-request',
        number,
        pinnedHead: shaOf((0,json/* isObject */.Gv)(pull.head) ? pull.head.sha : null),
        mayUseWorkspace: event === 'pull_request',
        withheld: event === 'pull_request' ? withheldFrom(pull) : null,
    };
}
function withheldFrom(pull) {
    const head = repositoryId(pull.head);
    if (head === null || head !== repositoryId(pull.base))
        return 'fork';
    return (0,json/* isObject */.Gv)(pull.user) && pull.user.type === 'Bot' ? 'bot' : null;
}
function repositoryId(end) {
    const repository = (0,json/* isObject */.Gv)(end) && (0,json/* isObject */.Gv)(end.repo) ? end.repo : null;
    return typeof repository?.id === 'number' ? repository.id : null;
}
function shaOf(value) {
    return typeof value === 'string' && github_event_SHA.test(value) ? value : null;
}

// EXTERNAL MODULE: ./src/domain/endpoint.ts
var endpoint = __webpack_require__(38199);
;// CONCATENATED MODULE: ./src/shells/github-place.ts

const REPOSITORY = /^([A-Za-z0-9_.-]{1,100})\/([A-Za-z0-9_.-]{1,100})$/;
const RUN_ID = /^\d{1,20}$/;
function readPlace(environment, allowHttp) {
    const problems = [];
    const address = (name, fallback) => {
        const checked = (0,endpoint/* checkBaseUrl */.xd)(environment[name] || fallback, { allowHttp });
        if (checked.ok)
            return checked.url;
        problems.push(`${name}: ${checked.problem}`);
        return fallback;
    };
    const apiUrl = address('GITHUB_API_URL', 'https://api.github.com');
    const graphqlUrl = address('GITHUB_GRAPHQL_URL', graphqlOf(apiUrl));
    const serverUrl = address('GITHUB_SERVER_URL', 'https://github.com');
    const [, owner, repo] = REPOSITORY.exec(environment.GITHUB_REPOSITORY ?? '') ?? [];
    if (owner === undefined || repo === undefined) {
        problems.push('GITHUB_REPOSITORY: it does not name a repository as owner/name');
        return { place: null, problems };
    }
    if (problems.length > 0)
        return { place: null, problems };
    const runId = environment.GITHUB_RUN_ID ?? '';
    return {
        place: {
            owner,
            repo,
            apiUrl,
            graphqlUrl,
            serverUrl,
            runUrl: RUN_ID.test(runId) ? `${serverUrl}/${owner}/${repo}/actions/runs/${runId}` : null,
            workspace: environment.GITHUB_WORKSPACE || null,
            temporary: environment.RUNNER_TEMP || null,
        },
        problems: [],
    };
}
function graphqlOf(apiUrl) {
    return apiUrl.endsWith('/v3') ? `${apiUrl.slice(0, -'/v3'.length)}/graphql` : `${apiUrl}/graphql`;
}

// EXTERNAL MODULE: ./src/shells/pull-request-run.ts + 1 modules
var pull_request_run = __webpack_require__(6076);
// EXTERNAL MODULE: ./src/shells/pull-request-status.ts
var pull_request_status = __webpack_require__(76471);
// EXTERNAL MODULE: ./src/shells/report-folder.ts
var report_folder = __webpack_require__(67214);
// EXTERNAL MODULE: ./src/shells/seat-binding.ts + 1 modules
var seat_binding = __webpack_require__(14342);
// EXTERNAL MODULE: ./src/shells/terminal-host.ts
var terminal_host = __webpack_require__(78570);
;// CONCATENATED MODULE: ./src/shells/action.ts





















const WRONG_SETTINGS = 2;
const FAILED = 1;
const EVENT_LIMITS = { maxDepth: 64, maxBytes: 32 * 1024 * 1024 };
async function runAction(line, loadToolkit) {
    const { raw, problems } = (0,setting_values/* fromInputs */.Ij)(line.environment);
    const secrets = (0,setting_values/* secretValues */.VX)(raw);
    const directory = raw['report-dir']?.trim() ?? '';
    const folder = (0,report_folder/* reportFolder */.t)(directory === '' ? null : directory, line.environment.RUNNER_TEMP || undefined);
    const host = (0,terminal_host/* hostOn */.wu)(line.stdout, folder, { secrets, clean: lib_text/* logSafe */.sN, warning: 'Warning: ' });
    const voice = { host, folder, toolkit: maskingToolkit(loadToolkit, secrets) };
    try {
        const start = await readStart(line, raw, problems);
        const result = await (0,pull_request_run/* resultOrFault */.zC)(() => run(line, start, voice), start.config, line.signal);
        return await finish(result, voice);
    }
    catch (error) {
        const problems = error instanceof domain_errors/* ConfigError */.xL ? error.problems : [(0,fault/* faultText */.I)(error)];
        return announceFailure(problems, error instanceof domain_errors/* ConfigError */.xL ? WRONG_SETTINGS : FAILED, voice);
    }
}
function maskingToolkit(load, secrets) {
    let loaded = null;
    return () => {
        loaded ??= load().then((toolkit) => {
            for (const form of secrets.flatMap(maskForms))
                toolkit.setSecret(form);
            return toolkit;
        });
        return loaded;
    };
}
function maskForms(secret) {
    const forms = [secret, external_node_buffer_.Buffer.from(secret).toString('base64'), encodeURIComponent(secret)];
    return [...new Set(forms)];
}
async function readStart(line, raw, unknown) {
    const { environment } = line;
    const trigger = readTrigger(environment.GITHUB_EVENT_NAME ?? '', await readEvent(environment.GITHUB_EVENT_PATH), (0,pull_request_settings/* pullRequestNumber */.Kd)(raw['pr-number']?.trim() ?? ''));
    const keyless = keylessOf(trigger);
    const { config, problems } = readActionSettings(raw, keyless);
    const { place, problems: misplaced } = readPlace(environment, (0,setting_values/* isTrue */.Hn)(raw['allow-http']?.trim() ?? ''));
    const tls = (0,credentials/* tlsProblem */.h)(environment);
    const all = [
        ...unknown,
        ...problems,
        ...misplaced,
        ...(trigger.kind === 'problem' ? [trigger.problem] : []),
        ...(tls === null ? [] : [tls]),
    ];
    if (config === null || place === null || trigger.kind === 'problem' || all.length > 0) {
        throw new domain_errors/* ConfigError */.xL(all);
    }
    const configWith = (repository) => {
        const again = readActionSettings(raw, keyless, repository);
        if (again.config === null)
            throw new domain_errors/* ConfigError */.xL(again.problems);
        return again.config;
    };
    return { config, configWith, place, trigger };
}
function keylessOf(trigger) {
    if (trigger.kind === 'skipped')
        return { reason: 'nobody is asked', codeReads: false };
    if (trigger.kind !== 'pull-request' || trigger.withheld === null)
        return null;
    return { reason: `no keys are given to runs that a ${trigger.withheld} started`, codeReads: true };
}
async function readEvent(path) {
    if (path === undefined || path === '')
        return null;
    const text = await (0,promises_.readFile)(path, 'utf8').catch((error) => {
        throw new domain_errors/* ConfigError */.xL([`GITHUB_EVENT_PATH: the event cannot be read (${(0,thrown/* messageOf */.b)(error)})`]);
    });
    const read = (0,json/* parseJson */.qF)(text, EVENT_LIMITS);
    if (!read.ok)
        throw new domain_errors/* ConfigError */.xL([`GITHUB_EVENT_PATH: the event is not JSON: ${read.reason}`]);
    return read.value;
}
async function run(line, { config, configWith, place, trigger }, voice) {
    const { host, toolkit } = voice;
    if (trigger.kind === 'skipped') {
        const { reason, statusSha } = trigger;
        if (statusSha !== null) {
            const board = composeStatus(config, { place, host }, line.signal);
            await (0,pull_request_status/* sayStatus */.c)({ config, place: action_placeOf(place), host }, board, (0,pull_request_status/* skippedStatus */.t)(statusSha, reason));
        }
        return (0,pull_request_run/* skippedResult */.ky)(reason, statusSha);
    }
    const ports = composeGitHub(config, { place, trigger, host }, line);
    try {
        await ports.source.pullRequest().catch(() => undefined);
        announce(host, config, await toolkit());
        return await (0,pull_request_run/* runOnPullRequest */.pi)({
            line,
            config,
            configWith,
            place: action_placeOf(place),
            number: trigger.number,
            withheld: withheldReason(config, trigger),
            ports,
            host,
        });
    }
    finally {
        await ports.source.close();
    }
}
function action_placeOf({ owner, repo, runUrl }) {
    return { repository: `${owner}/${repo}`, forge: 'github', runUrl };
}
const WHO_MAY_START = 'whoever may write to this repository can start the review with a workflow_dispatch run that is given pr-number';
function withheldReason(config, { withheld }) {
    if (withheld === null || (0,code_seats/* modelSeats */.QB)(config.panel).length > 0)
        return null;
    return `no model was asked: a run that a ${withheld} started gets no keys; ${WHO_MAY_START}`;
}
function announce(host, config, toolkit) {
    toolkit.startGroup('Panel');
    for (const seat of config.panel)
        host.info((0,seat_binding/* seatLine */.Z)(seat));
    for (const decision of config.decisions)
        host.info(decision);
    for (const warning of config.warnings)
        host.warn(warning);
    toolkit.endGroup();
}


/***/ })

};
