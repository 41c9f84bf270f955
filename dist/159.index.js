export const id = 159;
export const ids = [159];
export const modules = {

/***/ 2901:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ SupersededError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(241);

class SupersededError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ForgeError */ .Q8 {
    reason = 'superseded';
    constructor(wanted, found) {
        super(`newer commits arrived: the head is ${found.slice(0, 12)}, and this run was started for ${wanted.slice(0, 12)}`, 'Nothing is to be done; the run that the newer commits started reviews them.');
        this.name = 'SupersededError';
    }
}


/***/ }),

/***/ 9275:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ resultOf),
/* harmony export */   J: () => (/* binding */ publishDocument)
/* harmony export */ });
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6266);

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
    const { publishLines } = await __webpack_require__.e(/* import() */ 258).then(__webpack_require__.bind(__webpack_require__, 2258));
    for (const text of publishLines(published.receipt))
        host.info(text);
    return published;
}
async function resultOf(run, judged) {
    const { receipt, verdict } = judged;
    const document = { ...judged.document, ...verdict };
    const [{ renderJobSummary }, { annotationsOf }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(874), __webpack_require__.e(607)]).then(__webpack_require__.bind(__webpack_require__, 1607)),
        Promise.all(/* import() */[__webpack_require__.e(874), __webpack_require__.e(815)]).then(__webpack_require__.bind(__webpack_require__, 8196)),
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
        document,
        receipt,
        exitCode: verdict.exitCode,
        summary,
        annotations: receipt === null || receipt.denied !== null
            ? annotationsOf(document, places, Number.POSITIVE_INFINITY)
            : [],
        reasons: verdict.reasons,
    };
}


/***/ }),

/***/ 3159:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./src/domain/credentials.ts
var credentials = __webpack_require__(9658);
// EXTERNAL MODULE: ./src/domain/errors.ts
var domain_errors = __webpack_require__(241);
// EXTERNAL MODULE: ./src/domain/slot.ts
var domain_slot = __webpack_require__(2334);
// EXTERNAL MODULE: ./src/lib/json.ts
var json = __webpack_require__(8453);
// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(9112);
// EXTERNAL MODULE: ./src/lib/thrown.ts
var thrown = __webpack_require__(461);
;// CONCATENATED MODULE: ./src/shells/action-outputs.ts
const OUTPUTS = {
    conclusion: 'What the run came to: `pass`, `block`, `incomplete` or `skipped`',
    approved: '`true` only for a complete review without an accepted blocking finding and with all gates passed',
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
    'cost-usd': 'What the models cost by the price table; empty where a price is not known',
    'input-tokens': 'Tokens that were sent, cached ones included',
    'output-tokens': 'Tokens that came back',
    'report-dir': 'The folder with the report files',
    'triage-path': 'Its `triage.json`; empty where there was nothing to triage',
    'sarif-path': 'Its `findings.sarif`',
};
function outputsOf(result) {
    const { conclusion, document, headSha, receipt, reportDir } = result;
    return {
        conclusion,
        ...triageOutputs(document?.triage ?? null, conclusion),
        'reviewer-count': String(document?.slots.length ?? 0),
        'posted-count': String(receipt?.posted ?? 0),
        'kept-count': String(receipt?.kept ?? 0),
        'resolved-count': String(receipt?.resolved ?? 0),
        'head-sha': headSha ?? '',
        'cost-usd': document?.costUsd?.toFixed(COST_DIGITS) ?? '',
        'input-tokens': String(tokens(document, 'input')),
        'output-tokens': String(tokens(document, 'output')),
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
function tokens(document, kind) {
    return (document?.slots ?? []).reduce((sum, { usage }) => sum + usage[kind], 0);
}

;// CONCATENATED MODULE: ./src/shells/action-finish.ts




const MAX_ANNOTATIONS = 9;
const MAX_SUMMARY_BYTES = 1024 * 1024;
async function finish(result, voice) {
    const { host, folder } = voice;
    const toolkit = await voice.toolkit();
    const reportDir = folder.path();
    for (const [name, value] of Object.entries(outputsOf({ ...result, reportDir })))
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

// EXTERNAL MODULE: ./src/review.ts + 30 modules
var review = __webpack_require__(6266);
// EXTERNAL MODULE: ./src/shells/action-result.ts
var action_result = __webpack_require__(9275);
;// CONCATENATED MODULE: ./src/shells/action-status.ts
function skippedStatus(headSha, reason) {
    return {
        headSha,
        conclusion: 'skipped',
        title: `skipped: ${reason}`,
        summary: `Skipped: ${reason}.`,
    };
}
async function sayStatus({ config, place, host }, board, words) {
    const { ensureStatus } = await __webpack_require__.e(/* import() */ 305).then(__webpack_require__.bind(__webpack_require__, 2305));
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

;// CONCATENATED MODULE: ./src/shells/action-run.ts



async function runOnPullRequest(run) {
    const facts = await run.ports.source.pullRequest();
    const skip = skipReason(facts, run.config);
    if (skip !== null)
        return skipRun(run, facts, skip);
    if (run.config.mode === 'publish')
        return (await __webpack_require__.e(/* import() */ 795).then(__webpack_require__.bind(__webpack_require__, 7795))).publishFile(run, facts);
    const input = inputOf(run);
    if (!run.config.dryRun)
        return reviewAndPublish(run, input);
    const { dryRun } = await __webpack_require__.e(/* import() */ 150).then(__webpack_require__.bind(__webpack_require__, 5769));
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
        await sayStatus(run, run.ports.board, skippedStatus(facts.head.sha, skip.reason));
    }
    return skippedResult(skip.reason, facts.head.sha);
}
function skippedResult(reason, headSha) {
    return {
        conclusion: 'skipped',
        headSha,
        document: null,
        receipt: null,
        exitCode: 0,
        summary: () => `### Quorate: skipped\n\nNot reviewed: ${reason}.\n`,
        annotations: [],
        reasons: [reason],
    };
}
const WHO_MAY_START = 'whoever may write to this repository can start the review with a workflow_dispatch run that is given pr-number';
function withheldReason({ config, trigger }) {
    if (trigger.withheld === null || config.panel.length > 0)
        return null;
    return `no model was asked: a run that a ${trigger.withheld} started gets no keys; ${WHO_MAY_START}`;
}
function inputOf(run) {
    const { config, ports, host, line } = run;
    const { source, board: _board, statusUntil: _statusUntil, ...rest } = ports;
    return {
        ...rest,
        subject: { source },
        seats: config.panel.map(({ slot, binding }) => ({ slot, binding })),
        rules: config,
        settings: config.visible,
        withheld: withheldReason(run),
        host,
        signal: line.signal,
    };
}
async function reviewAndPublish(run, input) {
    const outcome = await (0,review/* review */.NQ)(input);
    for (const remark of run.ports.source.remarks())
        run.host.info(remark);
    const [{ reviewDocument }, { reviewLines }] = await Promise.all([
        __webpack_require__.e(/* import() */ 312).then(__webpack_require__.bind(__webpack_require__, 9312)),
        __webpack_require__.e(/* import() */ 258).then(__webpack_require__.bind(__webpack_require__, 2258)),
    ]);
    const document = reviewDocument(outcome);
    for (const line of reviewLines(document))
        run.host.info(line);
    if (run.config.mode === 'analyse' || input.withheld !== null) {
        return (0,action_result/* resultOf */.B)(run, { document, receipt: null, verdict: outcome.verdict });
    }
    const published = await (0,action_result/* publishDocument */.J)(run, document, outcome.change);
    const { verdict } = published;
    if (verdict.reasons.length > document.reasons.length)
        await (0,review/* writeReports */.Li)({ ...outcome, verdict }, input);
    if (run.line.signal.aborted)
        await sayInterrupted(run, document.change.head.sha, verdict);
    return (0,action_result/* resultOf */.B)(run, { document, ...published });
}
const LAST_WORDS_MS = 2_500;
async function sayInterrupted(run, headSha, { conclusion }) {
    await sayStatus(run, run.ports.statusUntil(AbortSignal.timeout(LAST_WORDS_MS)), {
        headSha,
        conclusion,
        title: `${conclusion}: the run was interrupted`,
        summary: 'The run was interrupted before everything was read and said. Start it again.',
    });
}

// EXTERNAL MODULE: ./src/domain/publication.ts
var publication = __webpack_require__(6222);
// EXTERNAL MODULE: ./src/domain/severity.ts
var severity = __webpack_require__(1245);
// EXTERNAL MODULE: ./src/shells/setting-values.ts
var setting_values = __webpack_require__(3730);
// EXTERNAL MODULE: ./src/shells/settings.ts + 1 modules
var settings = __webpack_require__(9823);
// EXTERNAL MODULE: ./src/shells/settings-table.ts
var settings_table = __webpack_require__(559);
;// CONCATENATED MODULE: ./src/shells/action-settings.ts





const NUMBER = /^[1-9][0-9]{0,9}$/;
const NO_TOKEN = 'github-token: no token was given. Leave the input out to use that of the workflow run, or pass one from the secrets of the repository';
function readActionSettings(raw, keyless) {
    const problems = [];
    const value = (0,setting_values/* fillValues */.wE)(raw, problems);
    const mode = oneOf(settings_table/* MODES */.FN, value('mode'), 'full');
    const nobody = mode === 'publish' ? 'this job posts a review that another job made' : keyless;
    const config = (0,settings/* readConfig */.Xg)(value, { surface: 'action', problems, keyless: nobody });
    if (value('github-token') === '')
        problems.push(NO_TOKEN);
    if (mode === 'publish' && config.reportDir === null) {
        problems.push('report-dir: name the folder that holds the review.json of the job that analysed');
    }
    const number = readNumber(value('pr-number'), problems);
    if (problems.length > 0)
        return { config: null, problems };
    return {
        config: {
            ...config,
            mode,
            number,
            token: value('github-token'),
            publish: publishRules(value),
            reviewDrafts: (0,setting_values/* isTrue */.Hn)(value('review-drafts')),
            skipLabel: value('skip-label') === '' ? null : value('skip-label'),
        },
        problems: [],
    };
}
function pullRequestNumber(text) {
    return NUMBER.test(text) ? Number(text) : null;
}
function readNumber(text, problems) {
    const number = pullRequestNumber(text);
    if (text === '' || number !== null)
        return number;
    problems.push(`pr-number: ${JSON.stringify(text)} is not the number of a pull request`);
    return null;
}
function publishRules(value) {
    return {
        post: oneOf(publication/* POSTS */.Mn, value('post'), 'inline'),
        minSeverity: oneOf(severity/* SEVERITIES */.oC, value('min-severity'), 'suggestion'),
        maxComments: Number(value('max-comments')),
        verdict: oneOf(publication/* VERDICTS */.bk, value('verdict'), 'comment'),
        status: oneOf(publication/* STATUS_WAYS */.ac, value('status'), 'auto'),
        suggestions: (0,setting_values/* isTrue */.Hn)(value('suggestions')),
        stateKey: value('state-key') === '' ? null : value('state-key'),
    };
}
function oneOf(words, text, fallback) {
    return words.find((word) => word === text) ?? fallback;
}

// EXTERNAL MODULE: ./src/adapters/clock.ts
var clock = __webpack_require__(3350);
;// CONCATENATED MODULE: ./src/adapters/forge/github/fields.ts
function fieldsOf(value) {
    return isFields(value) ? value : null;
}
function isFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function at(value, ...names) {
    return names.reduce((here, name) => fieldsOf(here)?.[name], value);
}
function textOf(value) {
    return typeof value === 'string' ? value : null;
}
function idOf(value) {
    if (typeof value === 'number')
        return Number.isSafeInteger(value) && value > 0 ? String(value) : null;
    return typeof value === 'string' && value !== '' ? value : null;
}
function lineOf(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}
const BOT_ENDING = /\[bot\]$/;
function accountOf(value) {
    const login = textOf(at(value, 'login'));
    if (login === null || login === '')
        return null;
    const word = textOf(at(value, 'type')) ?? textOf(at(value, '__typename'));
    const id = idOf(at(value, 'databaseId')) ?? (typeof at(value, 'id') === 'number' ? idOf(at(value, 'id')) : null);
    return { id, login: login.replace(BOT_ENDING, ''), kind: kindOf(word, login) };
}
function kindOf(word, login) {
    if (word === 'Bot' || BOT_ENDING.test(login))
        return 'bot';
    return word === 'User' ? 'user' : 'unknown';
}

;// CONCATENATED MODULE: ./src/adapters/forge/github/problem.ts



const MAX_WORDS = 300;
const MAX_PLACE = 160;
const DENIED = /resource not accessible|must have|not have permission|forbidden/i;
function wordsOf(data, token) {
    const message = textOf(at(data, 'message')) ?? '';
    return clean(message, token);
}
function clean(words, token) {
    const bare = token === '' ? words : words.replaceAll(token, '***');
    return (0,lib_text/* oneLine */.TN)(bare, MAX_WORDS);
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
    const message = `${(0,lib_text/* oneLine */.TN)(place, MAX_PLACE)}: ${clean(broken.message, token)}`;
    return new domain_errors/* ForgeError */.Q8(message, remedy, { retryable: broken.passing });
}
function unreadable(place, what) {
    return new domain_errors/* ForgeError */.Q8(`${(0,lib_text/* oneLine */.TN)(place, MAX_PLACE)}: the answer is not as GitHub describes it (${what})`, 'check GITHUB_API_URL and what answers there; report it if it is GitHub itself');
}
function limitedRead(place, message) {
    return new domain_errors/* ForgeError */.Q8(`${(0,lib_text/* oneLine */.TN)(place, MAX_PLACE)}: ${message}`, 'start the run again then, or use a token with a limit of its own', { retryable: true });
}

;// CONCATENATED MODULE: ./src/adapters/forge/github/refusals.ts



const refusals_MAX_WORDS = 400;
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
    const id = idOf(at(answer.data, 'id'));
    const url = textOf(at(answer.data, 'html_url'));
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
    const errors = at(data, 'errors');
    const list = Array.isArray(errors) ? errors : errors === undefined ? [] : [errors];
    const said = list.flatMap((error) => {
        if (typeof error === 'string')
            return [error];
        const told = [textOf(at(error, 'field')), textOf(at(error, 'code')), textOf(at(error, 'message'))];
        return fieldsOf(error) === null ? [] : [told.filter((word) => word !== null).join(' ')];
    });
    const message = textOf(at(data, 'message'));
    return message === null ? said : [message, ...said];
}
function messageOf(answer) {
    const said = complaintsOf(answer.data).join('; ');
    return (0,lib_text/* oneLine */.TN)(`GitHub answered ${answer.status}${said === '' ? '' : `: ${said}`}`, refusals_MAX_WORDS);
}
const refusals_DENIED = /not accessible|must have|not have permission|forbidden/i;
function mutationResult(write, kind, payload) {
    if (write.kind !== 'answer' || write.answer.status !== 200)
        return resultOf(write, kind);
    const { data } = write.answer;
    const errors = at(data, 'errors');
    const [error] = Array.isArray(errors) ? errors : [];
    const message = (0,lib_text/* oneLine */.TN)(`GitHub answered: ${textOf(at(error, 'message')) ?? 'nothing'}`, refusals_MAX_WORDS);
    const type = textOf(at(error, 'type'));
    if (type === 'FORBIDDEN' || (error !== undefined && refusals_DENIED.test(message)))
        return denied(message, kind);
    if (type === 'NOT_FOUND')
        return { kind: 'gone', message };
    const id = idOf(at(data, 'data', payload, 'thread', 'id'));
    if (error !== undefined || id === null)
        return { kind: 'failed', message };
    return { kind: 'done', id, url: null };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
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
        const newest = newestOf(runs, (run) => textOf(at(run, 'external_id'))?.startsWith(OURS) === true);
        const isSame = at(newest, 'external_id') === externalId && at(newest, 'status') === 'completed';
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
        const newest = newestOf(statuses, (status) => at(status, 'context') === name);
        const isSame = at(newest, 'state') === state && at(newest, 'description') === description;
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
    return Number(idOf(at(item, 'id')) ?? 0);
}
function keptAs(item) {
    return { kind: 'kept', id: idOf(at(item, 'id')) ?? '', url: textOf(at(item, 'html_url')) };
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
        const pull = at(data, 'repository', 'pullRequest');
        const connection = at(pull, 'reviewThreads');
        for (const node of nodesOf(connection, 'review threads')) {
            const thread = await readThread(api, node);
            if (thread !== null)
                threads.set(thread.id, thread);
        }
        after = nextCursor(connection, page);
        if (after !== null)
            continue;
        const me = accountOf(at(data, 'viewer'));
        if (me === null)
            throw unreadable(PLACE, 'no viewer');
        return { me, threads: [...threads.values()], drafts: draftsOf(at(pull, 'reviews')), remarks: [] };
    }
}
async function readThread(api, node) {
    const id = idOf(at(node, 'id'));
    const path = textOf(at(node, 'path'));
    if (id === null || path === null)
        throw unreadable(PLACE, 'a thread without id or path');
    const comments = await readComments(api, id, at(node, 'comments'));
    if (comments.length === 0)
        return null;
    const subject = at(node, 'subjectType') === 'FILE' ? 'file' : 'line';
    const isResolved = at(node, 'isResolved');
    return {
        id,
        path,
        subject,
        side: subject === 'file' ? null : sideOf(at(node, 'diffSide')),
        line: subject === 'file' ? null : lineOf(at(node, 'line')),
        originalLine: subject === 'file' ? null : lineOf(at(node, 'originalLine')),
        resolved: typeof isResolved === 'boolean' ? isResolved : null,
        outdated: at(node, 'isOutdated') === true,
        canResolve: at(node, 'viewerCanResolve') === true,
        comments,
    };
}
async function readComments(api, threadId, first) {
    const comments = [];
    let connection = first;
    for (let page = 1;; page++) {
        for (const node of nodesOf(connection, 'comments')) {
            if (at(node, 'state') !== 'PENDING')
                comments.push(readComment(node));
        }
        const after = nextCursor(connection, page);
        if (after === null)
            return comments;
        connection = at(await api.query(COMMENTS_QUERY, { id: threadId, after }), 'node', 'comments');
    }
}
function readComment(node) {
    const id = idOf(at(node, 'fullDatabaseId'));
    const body = textOf(at(node, 'body'));
    if (id === null || body === null)
        throw unreadable(PLACE, 'a comment without id or text');
    return {
        id,
        author: accountOf(at(node, 'author')),
        body,
        url: textOf(at(node, 'url')),
        minimised: at(node, 'isMinimized') === true,
    };
}
function draftsOf(connection) {
    return nodesOf(connection, 'reviews')
        .filter((node) => at(node, 'viewerDidAuthor') === true)
        .map((node) => {
        const id = idOf(at(node, 'fullDatabaseId'));
        if (id === null)
            throw unreadable(PLACE, 'a review without id');
        const comments = at(node, 'comments');
        const bodies = nodesOf(comments, 'comments of a review').map((comment) => textOf(at(comment, 'body')) ?? '');
        const rest = at(comments, 'pageInfo', 'hasNextPage') === true ? [''] : [];
        return { id, body: textOf(at(node, 'body')) ?? '', comments: [...bodies, ...rest] };
    });
}
function nodesOf(connection, what) {
    const nodes = at(connection, 'nodes');
    if (!Array.isArray(nodes))
        throw unreadable(PLACE, `no ${what}`);
    return nodes.filter((node) => node !== null);
}
function nextCursor(connection, page) {
    const hasNext = at(connection, 'pageInfo', 'hasNextPage');
    if (typeof hasNext !== 'boolean')
        throw unreadable(PLACE, 'no page information');
    if (!hasNext)
        return null;
    const cursor = textOf(at(connection, 'pageInfo', 'endCursor'));
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
        const root = idOf(at(comment, 'in_reply_to_id')) ?? idOf(at(comment, 'id'));
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
    const path = textOf(at(root, 'path'));
    if (path === null)
        throw unreadable('GET pulls/comments', 'a comment without path');
    const isFile = at(root, 'subject_type') === 'file';
    const line = isFile ? null : lineOf(at(root, 'line'));
    return {
        id,
        path,
        subject: isFile ? 'file' : 'line',
        side: isFile ? null : sideOf(at(root, 'side')),
        line,
        originalLine: isFile ? null : lineOf(at(root, 'original_line')),
        resolved: null,
        outdated: !isFile && line === null,
        canResolve: false,
        comments: group.map(commentByRest),
    };
}
function commentByRest(comment) {
    const id = idOf(at(comment, 'id'));
    if (id === null)
        throw unreadable('GET comments', 'a comment without id');
    return {
        id,
        author: accountOf(at(comment, 'user')),
        body: textOf(at(comment, 'body')) ?? '',
        url: textOf(at(comment, 'html_url')),
        minimised: false,
    };
}
async function readDrafts(api, number) {
    const place = { owner: api.owner, repo: api.repo, pull_number: number };
    const reviews = await api.getAll('GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews', place);
    const drafts = [];
    for (const review of reviews) {
        const id = idOf(at(review, 'id'));
        if (at(review, 'state') !== 'PENDING' || id === null)
            continue;
        const comments = await api.getAll('GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments', { ...place, review_id: Number(id) });
        const bodies = comments.map((comment) => textOf(at(comment, 'body')) ?? '');
        drafts.push({ id, body: textOf(at(review, 'body')) ?? '', comments: bodies });
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
    const headSha = textOf(at(answer.data, 'head', 'sha')) ?? '';
    const baseRef = textOf(at(answer.data, 'base', 'ref'));
    const state = at(answer.data, 'state');
    const isKnown = state === 'open' || state === 'closed';
    if (!SHA.test(headSha) || baseRef === null || !isKnown) {
        throw unreadable(`GET pulls/${number}`, 'no head, base or state');
    }
    const isMerged = at(answer.data, 'merged') === true;
    return { headSha, baseRef, state: isMerged ? 'merged' : state, locked: at(answer.data, 'locked') === true };
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
        const id = idOf(at(review, 'id'));
        const word = textOf(at(review, 'state'));
        if (id === null || word === null)
            throw unreadable(`GET pulls/${number}/reviews`, 'no id or state');
        const state = STATES.get(word);
        if (state === undefined)
            return [];
        const author = accountOf(at(review, 'user'));
        return [{ id, author, body: textOf(at(review, 'body')) ?? '', state }];
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

// EXTERNAL MODULE: ./src/lib/retry.ts
var retry = __webpack_require__(1737);
// EXTERNAL MODULE: ./src/adapters/http-hints.ts
var http_hints = __webpack_require__(9013);
;// CONCATENATED MODULE: ./src/adapters/forge/github/limits.ts


const LONGEST_PRIMARY_MS = 60 * 60_000;
const LONGEST_WAIT_MS = 24 * 60 * 60_000;
const UNKNOWN_WAIT_MS = 60_000;
const SHORTEST_WAIT_MS = 1_000;
const LIMIT_WORDS = /secondary rate|abuse|rate limit exceeded/i;
const PERMISSION_WORDS = /^resource not accessible|^must have /i;
function limitOf(answer, nowMs) {
    if (answer.status === 200)
        return graphqlLimit(answer, nowMs);
    if (answer.status !== 403 && answer.status !== 429)
        return null;
    const message = textOf(at(answer.data, 'message')) ?? '';
    if (answer.status === 403 && PERMISSION_WORDS.test(message))
        return null;
    const isTold = LIMIT_WORDS.test(message) || 'retry-after' in answer.headers || isUsedUp(answer);
    return answer.status === 429 || isTold ? describe(answer, message, nowMs) : null;
}
function graphqlLimit(answer, nowMs) {
    const errors = at(answer.data, 'errors');
    if (!Array.isArray(errors))
        return null;
    const error = errors.find((each) => at(each, 'type') === 'RATE_LIMITED' || LIMIT_WORDS.test(textOf(at(each, 'message')) ?? ''));
    return error === undefined ? null : describe(answer, textOf(at(error, 'message')) ?? '', nowMs);
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
function createGate(options) {
    const { clock } = options;
    const states = {
        rest: { untilMs: 0, closed: null },
        graphql: { untilMs: 0, closed: null },
    };
    let leftMs = options.budgetMs;
    const pass = async (resource) => {
        const state = states[resource];
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
        options.notify(`GitHub limits requests: waiting ${Math.ceil(extraMs / 1_000)} s`);
        return true;
    };
    const hold = (resource, limit, nth) => {
        const nowMs = clock.monotonicMs();
        const waitMs = limit.afterMs ?? UNKNOWN_WAIT_MS * 2 ** (nth - 1);
        const untilMs = nowMs + waitMs;
        const held = limit.kind === 'primary' ? [states[resource]] : Object.values(states);
        const paidUntilMs = Math.max(nowMs, ...held.map((state) => state.untilMs));
        const closed = pay(untilMs - paidUntilMs) ? null : tooLong(limit, waitMs, clock);
        for (const state of held) {
            if (closed !== null)
                state.closed = closed;
            state.untilMs = Math.max(state.untilMs, untilMs);
        }
        return closed;
    };
    return { pass, hold };
}
function tooLong(limit, waitMs, clock) {
    const then = new Date(Date.parse(clock.now()) + waitMs).toISOString().replace(/\.\d+Z$/, 'Z');
    return `GitHub's ${limit.kind} rate limit is reached and holds longer than this run waits; try again after ${then}`;
}

;// CONCATENATED MODULE: ./src/adapters/forge/github/sender.ts

const MAX_TRIES = 4;
async function sendOnce(parts, call, nth) {
    const resource = 'document' in call ? 'graphql' : 'rest';
    const closed = await passed(parts, resource);
    if (closed !== null)
        return { kind: 'limited', place: nameOf(call), message: closed };
    const exchange = await parts.transport.send(call);
    if (exchange.kind === 'broken')
        return exchange;
    const limit = limitOf(exchange.answer, Date.parse(parts.clock.now()));
    if (limit === null)
        return exchange;
    const tooLong = parts.gate.hold(resource, limit, nth);
    const { place } = exchange;
    if (tooLong !== null)
        return { kind: 'limited', place, message: tooLong };
    if (nth < MAX_TRIES)
        return { kind: 'held' };
    return { kind: 'limited', place, message: 'GitHub goes on limiting requests; try again later' };
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
function nameOf(call) {
    return 'route' in call ? call.route : 'GraphQL';
}

// EXTERNAL MODULE: ./src/adapters/http-body.ts
var http_body = __webpack_require__(9711);
// EXTERNAL MODULE: ./src/adapters/http-error.ts
var http_error = __webpack_require__(4229);
;// CONCATENATED MODULE: ./src/adapters/forge/github/transport.ts





const API_VERSION = '2022-11-28';
const JSON_MEDIA = 'application/vnd.github+json';
const JSON_ACCEPT = /^application\/(?:vnd\.github(?:\.(?:v3|object))?\+)?json$/;
const TOTAL_MS = 60_000;
const IDLE_MS = 30_000;
const MAX_PROBLEM_BYTES = 64 * 1024;
const MAX_PROBLEM_DEPTH = 32;
const CHUNK_BYTES = 4 * 1024 * 1024;
const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
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
function createTransport(options) {
    const origins = new Set([originOf(options.apiUrl), originOf(options.graphqlUrl)]);
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
                exchange ??= broken('GitHub', `the request could not be made: ${(0,thrown/* messageOf */.b)(error)}`, { sent: false });
            }
            return exchange ?? broken('GitHub', 'the request was not sent', { sent: false });
        },
    };
}
const NOTHING = { status: 204, url: '', headers: new Map() };
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };
function ignore() { }
async function loadOctokit(apiUrl) {
    const { Octokit } = await __webpack_require__.e(/* import() */ 629).then(__webpack_require__.bind(__webpack_require__, 4629));
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
    const place = `${method} ${pathOf(url)}`;
    if (!isMethod(method))
        return broken(place, 'the method is not one of the API', { sent: false });
    if (options.signal.aborted)
        return broken(place, 'stopped by the caller', { sent: false });
    if (!/^[\x21-\x7e]*$/.test(options.token)) {
        return broken(place, 'the token holds characters that no token has', { sent: false });
    }
    try {
        const response = await options.http.send({
            method,
            url,
            headers: headersFor(url, sending, context),
            body: sending.body ?? null,
            signal: options.signal,
            limits: { totalMs: TOTAL_MS, idleMs: IDLE_MS, ...bodyLimit(call) },
            followRedirects: method === 'GET',
        });
        const data = await readData(response, call);
        return { kind: 'answer', place, answer: { status: response.status, headers: response.headers, data } };
    }
    catch (error) {
        return brokenBy(error, place);
    }
}
function isMethod(method) {
    return METHODS.has(method);
}
function headersFor(url, sending, { origins, options }) {
    const { 'user-agent': _, ...headers } = sending.headers;
    const isOurs = options.token !== '' && origins.has(originOf(url));
    return isOurs ? { ...headers, authorization: `Bearer ${options.token}` } : headers;
}
function bodyLimit(call) {
    const maxBytes = 'route' in call ? call.maxBytes : undefined;
    if (maxBytes === undefined)
        return {};
    return { bodyBytes: JSON_ACCEPT.test(acceptOf(call)) ? maxBytes : maxBytes + CHUNK_BYTES };
}
function acceptOf(call) {
    return 'route' in call ? (call.accept ?? JSON_MEDIA) : 'application/json';
}
function brokenBy(error, place) {
    if (!(error instanceof http_error/* HttpError */.j$))
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
async function readData(response, call) {
    const { status, headers } = response;
    if (status === 204 || status === 205 || headers['content-length'] === '0') {
        response.discard();
        return null;
    }
    if (status < 200 || status > 299)
        return await readProblem(response);
    if (JSON_ACCEPT.test(acceptOf(call)))
        return await (0,http_body/* readJson */.Vh)(response);
    if (/^text\/html/i.test(headers['content-type'] ?? '')) {
        response.discard();
        throw new http_error/* HttpError */.j$(response.place, 'content-type', 'a web page came instead of what was asked for');
    }
    return await readBytes(response, 'route' in call ? call.maxBytes : undefined);
}
async function readProblem(response) {
    try {
        const text = await (0,http_body/* readTextStart */.yt)(response, MAX_PROBLEM_BYTES);
        const parsed = (0,json/* parseJson */.qF)(text, { maxDepth: MAX_PROBLEM_DEPTH, maxBytes: MAX_PROBLEM_BYTES });
        return parsed.ok ? parsed.value : null;
    }
    catch (error) {
        if (error instanceof http_error/* HttpError */.j$ && error.fault !== 'aborted')
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
    return external_node_buffer_.Buffer.concat(chunks).subarray(0, Math.min(length, maxBytes));
}
function originOf(url) {
    return URL.canParse(url) ? new URL(url).origin : '';
}
function pathOf(url) {
    return URL.canParse(url) ? new URL(url).pathname : '';
}

;// CONCATENATED MODULE: ./src/adapters/forge/github/writer.ts


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
        const result = await sendOnce(parts, call, tries);
        if (result.kind === 'limited')
            return { kind: 'limited', message: `${result.place}: ${result.message}` };
        if (result.kind !== 'held')
            return outcomeOf(result, parts.token);
    }
}
function outcomeOf(exchange, token) {
    const { place } = exchange;
    if (exchange.kind === 'broken') {
        const kind = exchange.sent ? 'unclear' : 'not-sent';
        return { kind, message: `${place}: ${clean(exchange.message, token)}` };
    }
    const { status } = exchange.answer;
    if (status >= 500 || status === 408)
        return { kind: 'unclear', message: `${place}: GitHub answered ${status}` };
    return { kind: 'answer', answer: { ...exchange.answer, data: withoutToken(exchange.answer.data, token) } };
}
function withoutToken(data, token) {
    const text = token === '' ? undefined : JSON.stringify(data);
    if (text === undefined || !text.includes(token))
        return data;
    const bare = JSON.parse(text.replaceAll(token, '***'));
    return bare;
}

;// CONCATENATED MODULE: ./src/adapters/forge/github/client.ts









const BUDGET_MS = 5 * 60_000;
const PACE_MS = 1_000;
const READ_POLICY = {
    maxTries: MAX_TRIES,
    firstWaitMs: 500,
    longestWaitMs: 8_000,
    longestServerWaitMs: 60_000,
};
const PASSING = new Set([408, 500, 502, 503, 504]);
const PAGE_SIZE = 100;
const client_MAX_PAGES = 100;
function createGitHubApi(options) {
    const gate = createGate({
        clock: options.clock,
        signal: options.signal,
        budgetMs: options.budgetMs ?? BUDGET_MS,
        notify: options.notify ?? (() => undefined),
    });
    const { clock, signal, token, random } = options;
    const client = { transport: createTransport(options), gate, clock, signal, token, random };
    const writer = createWriter(client, options.paceMs ?? PACE_MS);
    return {
        owner: options.owner,
        repo: options.repo,
        serverUrl: options.serverUrl.replace(/\/+$/, ''),
        get: async (route, parameters, get = {}) => (await read(client, { route, parameters, ...get }, get)).answer,
        getAll: (route, parameters, listIn) => readAllPages(client, { route, parameters }, listIn ?? null),
        query: (document, variables) => query(client, { document, variables }),
        write: (route, parameters) => writer.write({ route, parameters }),
        mutate: (document, variables) => writer.write({ document, variables }),
    };
}
async function read(client, call, { allow = [] } = {}) {
    for (let tries = 1;; tries++) {
        const result = await sendOnce(client, call, tries);
        if (result.kind === 'limited')
            throw limitedRead(result.place, result.message);
        if (result.kind === 'held')
            continue;
        if (result.kind === 'answer' && isWanted(result.answer.status, allow))
            return result;
        if (!(await waited(delayAfter(result, tries, client), client)))
            throw errorOf(result, client.token);
    }
}
function isWanted(status, allow) {
    return (status >= 200 && status < 300) || allow.includes(status);
}
function passes(exchange) {
    return exchange.kind === 'answer' ? PASSING.has(exchange.answer.status) : exchange.passing;
}
function errorOf(exchange, token) {
    return exchange.kind === 'answer'
        ? refusedRead(exchange.place, exchange.answer, token)
        : brokenRead(exchange.place, exchange, token);
}
function delayAfter(exchange, tries, { clock, random }) {
    if (!passes(exchange))
        return null;
    const headers = exchange.kind === 'answer' ? exchange.answer.headers : {};
    const { afterMs } = (0,http_hints/* readRetryHints */.r)(headers, Date.parse(clock.now()));
    const failed = { status: null, transient: true, quota: false, hints: { shouldRetry: null, afterMs } };
    const state = { tries, remainingMs: Number.POSITIVE_INFINITY, random: random() };
    return (0,retry/* retryDelay */.a2)(failed, state, READ_POLICY);
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
async function query(client, call) {
    const { place, answer } = await read(client, call);
    const errors = at(answer.data, 'errors');
    if (Array.isArray(errors) && errors.length > 0) {
        const [first] = errors;
        const message = clean(String(at(first, 'message') ?? 'no message'), client.token);
        throw new domain_errors/* ForgeError */.Q8(`${place}: GitHub answered the query with an error (${message})`, 'give the job `permissions: pull-requests: read`; an old Enterprise Server may lack what was asked for', { status: 200 });
    }
    const data = at(answer.data, 'data');
    if (fieldsOf(data) === null)
        throw unreadable(place, 'no data');
    return data;
}
async function readAllPages(client, call, listIn) {
    const items = new Map();
    for (let page = 1;; page++) {
        const parameters = { ...call.parameters, per_page: PAGE_SIZE, page };
        const { place, answer } = await read(client, { ...call, parameters });
        const list = listIn === null ? answer.data : at(answer.data, listIn);
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
        const id = idOf(at(item, name));
        if (id !== null)
            return `${name} ${id}`;
    }
    return JSON.stringify(item);
}
function hasNext(answer, length) {
    const { link } = answer.headers;
    return link === undefined ? length >= PAGE_SIZE : /;\s*rel="?next"?/i.test(link);
}

// EXTERNAL MODULE: ./src/domain/pull-request.ts
var pull_request = __webpack_require__(2901);
// EXTERNAL MODULE: ./src/adapters/forge/git-objects.ts
var git_objects = __webpack_require__(1621);
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
const pull_request_SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
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
function shaOf(value) {
    const text = textOf(value);
    return text !== null && pull_request_SHA.test(text) ? text : null;
}
function wholeOf(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
function factsOf(data) {
    const number = wholeOf(at(data, 'number'));
    const title = textOf(at(data, 'title'));
    const changedFiles = wholeOf(at(data, 'changed_files'));
    const state = stateOf(data);
    const head = endOf(at(data, 'head'));
    const base = endOf(at(data, 'base'));
    if (number === null || title === null || changedFiles === null)
        return null;
    if (state === null || head === null || base === null)
        return null;
    return {
        number,
        state,
        draft: at(data, 'draft') === true,
        locked: at(data, 'locked') === true,
        title,
        body: textOf(at(data, 'body')),
        head,
        base,
        author: accountOf(at(data, 'user')),
        labels: labelsOf(at(data, 'labels')),
        changedFiles,
        isFork: head.repoId === null || head.repoId !== base.repoId,
    };
}
function stateOf(data) {
    if (at(data, 'state') === 'open')
        return 'open';
    if (at(data, 'state') !== 'closed')
        return null;
    return at(data, 'merged') === true || textOf(at(data, 'merged_at')) !== null ? 'merged' : 'closed';
}
function endOf(value) {
    const ref = textOf(at(value, 'ref'));
    const sha = shaOf(at(value, 'sha'));
    return ref === null || sha === null ? null : { ref, sha, repoId: idOf(at(value, 'repo', 'id')) };
}
function labelsOf(value) {
    if (!Array.isArray(value))
        return [];
    return value.flatMap((label) => textOf(at(label, 'name')) ?? []);
}
async function readMergeBase(api, { base, head }) {
    const { owner, repo } = api;
    const answer = await api.get('GET /repos/{owner}/{repo}/compare/{basehead}', {
        owner,
        repo,
        basehead: `${base.sha}...${head.sha}`,
        per_page: 1,
    });
    const sha = shaOf(at(answer.data, 'merge_base_commit', 'sha'));
    if (sha === null)
        throw notUnderstood('the comparison of base and head');
    return sha;
}
function identityOf(api, facts, mergeBase) {
    const { author, base, head } = facts;
    return {
        forge: 'github',
        repository: `${api.owner}/${api.repo}`,
        number: facts.number,
        base: { ref: base.ref, sha: base.sha },
        head: { ref: head.ref, sha: head.sha },
        mergeBase,
        author: author === null ? null : { id: author.id === null ? null : Number(author.id), login: author.login },
        title: facts.title,
        body: facts.body,
    };
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
    const found = at(data, 'repository', 'object');
    const entries = new Map();
    for (const [index, path] of paths.entries()) {
        const value = at(found, `f${index}`);
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
    const number = wholeOf(at(value, 'mode'));
    const oid = shaOf(at(value, 'oid'));
    if (number === null || !MODES.has(number) || oid === null)
        throw notUnderstood('the files of a commit');
    const blob = at(value, 'object');
    const size = wholeOf(at(blob, 'byteSize'));
    const binary = at(blob, 'isBinary') === true;
    const generated = at(value, 'isGenerated') === true;
    const text = wholeText(textOf(at(blob, 'text')), oid);
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
    const tree = at(data, 'tree');
    if (!Array.isArray(tree))
        throw notUnderstood('the tree of a commit');
    const entries = new Map();
    for (const item of tree) {
        const path = textOf(at(item, 'path'));
        const mode = textOf(at(item, 'mode'));
        const oid = shaOf(at(item, 'sha'));
        if (path === null || mode === null || oid === null)
            continue;
        entries.set(path, {
            mode,
            oid,
            size: wholeOf(at(item, 'size')),
            binary: false,
            generated: false,
            text: null,
        });
    }
    return entries;
}

;// CONCATENATED MODULE: ./src/adapters/forge/github/turns.ts
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

;// CONCATENATED MODULE: ./src/adapters/forge/github/contents.ts





const PATHS_PER_QUERY = 100;
const MAX_PATHS = 1_000;
const QUERIES_AT_ONCE = 3;
const MAX_SINGLE_READS = 200;
const RAW = 'application/vnd.github.raw+json';
const NO_BLOB = [403, 404, 409, 422];
const LINK_MODE = '120000';
const FILE_MODE = /^100/;
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
        const link = entry.mode === LINK_MODE;
        if (!link && !FILE_MODE.test(entry.mode))
            return null;
        const text = entry.text ?? (await this.#batches.get(path)?.texts())?.get(path) ?? null;
        if (text === null)
            return this.#readSingle(entry, maxBytes);
        const bytes = Buffer.from(text);
        return { bytes: bytes.subarray(0, maxBytes), size: bytes.length, link };
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
                return { bytes: bytes.subarray(0, maxBytes), size, link: entry.mode === LINK_MODE };
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
    const path = textOf(at(item, 'filename'));
    const status = STATUSES.get(at(item, 'status'));
    const additions = wholeOf(at(item, 'additions'));
    const deletions = wholeOf(at(item, 'deletions'));
    if (path === null || path === '' || status === undefined || additions === null || deletions === null) {
        throw notUnderstood('the changed files');
    }
    const moved = status === 'renamed' || status === 'copied';
    return {
        path,
        oldPath: moved ? textOf(at(item, 'previous_filename')) : null,
        status,
        additions,
        deletions,
        sha: textOf(at(item, 'sha')),
        patch: textOf(at(item, 'patch')) || null,
    };
}
function pathAt(file, side) {
    if (side === 'head')
        return file.status === 'deleted' ? null : file.path;
    return file.status === 'added' ? null : (file.oldPath ?? file.path);
}
function whyIncomplete(listed, changed) {
    const count = (value) => value.toLocaleString('en');
    if (changed > listed)
        return `GitHub lists ${count(listed)} of ${count(changed)} changed files`;
    if (listed >= MAX_LISTED_FILES) {
        return `GitHub lists no more than ${count(MAX_LISTED_FILES)} changed files, and there may be others`;
    }
    return null;
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
    #base;
    #head;
    #listing = null;
    constructor(parts) {
        const supply = createSupply(parts.api, parts.remarks, parts.signal);
        this.mergeBase = parts.mergeBase;
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

;// CONCATENATED MODULE: ./src/adapters/forge/github/remarks.ts
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
var local = __webpack_require__(1894);
;// CONCATENATED MODULE: ./src/adapters/forge/github/workspace.ts



async function openWorkspace(options, { base, head, changedFiles }) {
    const { folder, environment, signal } = options;
    const source = (0,local/* createLocalSource */.j)({
        repository: folder,
        base: base.sha,
        head: head.sha,
        environment,
        ...(signal === null ? {} : { signal }),
    });
    try {
        const identity = await source.identify();
        const { files } = await source.listFiles();
        if (files.length !== changedFiles && (await isShallow(options))) {
            throw new domain_errors/* ForgeError */.Q8(`in the shallow checkout the change has ${files.length} files, and GitHub counts ${changedFiles}`, 'Check out the whole history ("fetch-depth: 0").');
        }
        return { source, identity };
    }
    catch (error) {
        await source.close();
        throw error;
    }
}
async function isShallow({ folder, environment }) {
    const git = (0,forge_git/* createGit */.lD)({ program: 'git', place: { cwd: folder, env: {} }, environment });
    const { stdout } = await git.run(['rev-parse', '--is-shallow-repository']);
    return stdout.toString('latin1').trim() !== 'false';
}

;// CONCATENATED MODULE: ./src/adapters/forge/github/source.ts






function createGitHubSource(api, options) {
    const change = new PullRequestChange(api, options);
    return {
        pullRequest: () => change.facts(),
        identify: async () => {
            const facts = await change.facts();
            return identityOf(api, facts, await change.mergeBase());
        },
        listFiles: () => change.listFiles(),
        readPatches: (maxBytes) => change.readPatches(maxBytes),
        readFile: (side, path, maxBytes) => change.readFile(side, path, maxBytes),
        remarks: () => change.remarks.all(),
        close: () => change.close(),
    };
}
class PullRequestChange {
    remarks = new Remarks();
    #api;
    #options;
    #facts = null;
    #workspace = null;
    #viaApi = null;
    constructor(api, options) {
        this.#api = api;
        this.#options = options;
    }
    facts() {
        this.#facts ??= this.#pin();
        return this.#facts;
    }
    async mergeBase() {
        const workspace = await this.#opened();
        return workspace?.identity.mergeBase ?? (await this.#apiChange()).mergeBase;
    }
    listFiles() {
        return this.#read((change) => change.listFiles());
    }
    readPatches(maxBytes) {
        return this.#read((change) => change.readPatches(maxBytes));
    }
    readFile(side, path, maxBytes) {
        return this.#read((change) => change.readFile(side, path, maxBytes));
    }
    async close() {
        const workspace = await this.#workspace?.catch(() => null);
        await workspace?.source.close();
    }
    async #pin() {
        const facts = await readPullRequest(this.#api, this.#options.number);
        const { pinnedHead } = this.#options;
        if (pinnedHead !== undefined && pinnedHead !== facts.head.sha) {
            throw new pull_request/* SupersededError */.Z(pinnedHead, facts.head.sha);
        }
        return facts;
    }
    async #read(ask) {
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
    #opened() {
        this.#workspace ??= this.#open();
        return this.#workspace;
    }
    async #open() {
        const facts = await this.facts();
        const { useWorkspace: folder, environment, signal = null } = this.#options;
        if (folder === null)
            return null;
        try {
            return await openWorkspace({ folder, environment, signal }, facts);
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
        const facts = await this.facts();
        const workspace = await this.#opened();
        const mergeBase = workspace?.identity.mergeBase ?? (await readMergeBase(this.#api, facts));
        const { signal = null } = this.#options;
        return new ApiChange({ api: this.#api, facts, mergeBase, remarks: this.remarks, signal });
    }
}

// EXTERNAL MODULE: ./src/adapters/http.ts + 1 modules
var http = __webpack_require__(5662);
// EXTERNAL MODULE: ./src/shells/compose.ts + 9 modules
var compose = __webpack_require__(1668);
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
var fault = __webpack_require__(2907);
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
        statusSha: github_event_shaOf(group.head_sha),
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
        pinnedHead: github_event_shaOf((0,json/* isObject */.Gv)(pull.head) ? pull.head.sha : null),
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
function github_event_shaOf(value) {
    return typeof value === 'string' && github_event_SHA.test(value) ? value : null;
}

// EXTERNAL MODULE: ./src/domain/endpoint.ts
var endpoint = __webpack_require__(8199);
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

// EXTERNAL MODULE: ./src/shells/report-folder.ts
var report_folder = __webpack_require__(7214);
// EXTERNAL MODULE: ./src/shells/terminal-host.ts
var terminal_host = __webpack_require__(8570);
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
        const result = await resultOrFault(line, start, voice);
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
    const trigger = readTrigger(environment.GITHUB_EVENT_NAME ?? '', await readEvent(environment.GITHUB_EVENT_PATH), pullRequestNumber(raw['pr-number']?.trim() ?? ''));
    const withheld = trigger.kind === 'pull-request' ? trigger.withheld : null;
    const keyless = withheld === null ? null : `no keys are given to runs that a ${withheld} started`;
    const { config, problems } = readActionSettings(raw, trigger.kind === 'skipped' ? 'nobody is asked' : keyless);
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
    return { config, place, trigger };
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
async function resultOrFault(line, start, voice) {
    try {
        return await run(line, start, voice);
    }
    catch (error) {
        if (!(error instanceof domain_errors/* ForgeError */.Q8))
            throw error;
        const reason = line.signal.aborted ? 'the run was interrupted' : error.message;
        voice.host.info(error.remedy);
        return {
            ...skippedResult(reason, null),
            conclusion: 'incomplete',
            exitCode: start.config.onIncomplete === 'neutral' ? 0 : 1,
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
async function run(line, { config, place, trigger }, voice) {
    const { host, folder, toolkit } = voice;
    if (trigger.kind === 'skipped') {
        const { reason, statusSha } = trigger;
        if (statusSha !== null) {
            const board = composeStatus(config, { place, host }, line.signal);
            await sayStatus({ config, place, host }, board, skippedStatus(statusSha, reason));
        }
        return skippedResult(reason, statusSha);
    }
    const ports = composeGitHub(config, { place, trigger, host }, line);
    try {
        await ports.source.pullRequest().catch(() => undefined);
        announce(host, config, await toolkit());
        return await runOnPullRequest({ line, config, place, trigger, ports, host, folder });
    }
    finally {
        await ports.source.close();
    }
}
function announce(host, config, toolkit) {
    toolkit.startGroup('Panel');
    for (const { slot, binding, endpoint } of config.panel) {
        host.info(`${slot.padEnd(6)} ${(0,domain_slot/* bindingText */.zt)(binding)} at ${new URL(endpoint.baseUrl).origin}`);
    }
    for (const decision of config.decisions)
        host.info(decision);
    toolkit.endGroup();
}


/***/ })

};
