export const id = 529;
export const ids = [529];
export const modules = {

/***/ 5095:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ resultOf),
/* harmony export */   J: () => (/* binding */ publishDocument)
/* harmony export */ });
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9546);

function publishDocument(run, document, change) {
    const { config, ports, place, host, line } = run;
    return (0,_review_js__WEBPACK_IMPORTED_MODULE_0__/* .publishReview */ .YJ)({
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
}
const MAX_ANNOTATIONS = 50;
async function resultOf(run, judged) {
    const { receipt, verdict } = judged;
    const document = { ...judged.document, ...verdict };
    const [{ renderJobSummary }, { annotationsOf }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(495), __webpack_require__.e(323)]).then(__webpack_require__.bind(__webpack_require__, 3323)),
        Promise.all(/* import() */[__webpack_require__.e(495), __webpack_require__.e(608)]).then(__webpack_require__.bind(__webpack_require__, 8608)),
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
        annotations: receipt === null || receipt.denied !== null ? annotationsOf(document, places, MAX_ANNOTATIONS) : [],
        reasons: verdict.reasons,
    };
}


/***/ }),

/***/ 1529:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./src/domain/credentials.ts
var credentials = __webpack_require__(4926);
// EXTERNAL MODULE: ./src/domain/errors.ts
var errors = __webpack_require__(3709);
// EXTERNAL MODULE: ./src/domain/slot.ts
var domain_slot = __webpack_require__(2466);
// EXTERNAL MODULE: ./src/lib/json.ts
var json = __webpack_require__(6785);
// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(9452);
// EXTERNAL MODULE: ./src/lib/thrown.ts
var thrown = __webpack_require__(2857);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
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
var review = __webpack_require__(9546);
// EXTERNAL MODULE: ./src/shells/action-result.ts
var action_result = __webpack_require__(5095);
;// CONCATENATED MODULE: ./src/shells/action-run.ts


async function runOnPullRequest(run) {
    const facts = await run.ports.source.pullRequest();
    const skip = skipReason(facts, run.config);
    if (skip !== null)
        return skipRun(run, facts, skip);
    if (run.config.mode === 'publish')
        return (await __webpack_require__.e(/* import() */ 103).then(__webpack_require__.bind(__webpack_require__, 4103))).publishFile(run, facts);
    const input = inputOf(run);
    if (!run.config.dryRun)
        return reviewAndPublish(run, input);
    const { dryRun } = await __webpack_require__.e(/* import() */ 573).then(__webpack_require__.bind(__webpack_require__, 3573));
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
    if (skip.isFinal && run.config.mode !== 'analyse')
        await sayStatus(run, facts.head.sha, skip.reason);
    return skippedResult(skip.reason, facts.head.sha);
}
async function sayStatus({ config, ports, place, host }, headSha, reason) {
    const { ensureStatus } = await __webpack_require__.e(/* import() */ 565).then(__webpack_require__.bind(__webpack_require__, 4565));
    const { remarks } = await ensureStatus(ports.board, config.publish.status, {
        headSha,
        conclusion: 'skipped',
        failsIncomplete: true,
        title: `skipped: ${reason}`,
        summary: `Skipped: ${reason}.`,
        annotations: [],
        url: place.runUrl,
    });
    for (const remark of remarks)
        host.warn(remark);
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
const WITHHELD = {
    fork: 'no model was asked: a run that a fork started gets no keys',
    bot: 'no model was asked: a run that a bot started gets no keys',
};
const WHO_MAY_START = 'whoever may write to this repository can start the review with a workflow_dispatch run that is given pr-number';
function withheldReason({ config, trigger }) {
    if (trigger.withheld === null || config.panel.length > 0)
        return null;
    return `${WITHHELD[trigger.withheld]}; ${WHO_MAY_START}`;
}
function inputOf(run) {
    const { config, ports, host, line } = run;
    const { source, board: _board, boardUntil: _boardUntil, ...rest } = ports;
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
    const { reviewDocument } = await __webpack_require__.e(/* import() */ 476).then(__webpack_require__.bind(__webpack_require__, 1476));
    const document = reviewDocument(outcome);
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
    const { config, place, ports } = run;
    const { ensureStatus } = await __webpack_require__.e(/* import() */ 565).then(__webpack_require__.bind(__webpack_require__, 4565));
    await ensureStatus(ports.boardUntil(AbortSignal.timeout(LAST_WORDS_MS)), config.publish.status, {
        headSha,
        conclusion,
        failsIncomplete: config.onIncomplete === 'fail',
        title: `${conclusion}: the run was interrupted`,
        summary: 'The run was interrupted before everything was read and said. Start it again.',
        annotations: [],
        url: place.runUrl,
    });
}

// EXTERNAL MODULE: ./src/domain/publication.ts
var publication = __webpack_require__(4426);
// EXTERNAL MODULE: ./src/domain/severity.ts
var severity = __webpack_require__(4169);
// EXTERNAL MODULE: ./src/shells/setting-values.ts
var setting_values = __webpack_require__(3046);
// EXTERNAL MODULE: ./src/shells/settings.ts + 1 modules
var settings = __webpack_require__(5478);
// EXTERNAL MODULE: ./src/shells/settings-table.ts
var settings_table = __webpack_require__(4891);
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
function readNumber(text, problems) {
    if (text === '')
        return null;
    if (NUMBER.test(text))
        return Number(text);
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

// EXTERNAL MODULE: ./src/shells/compose.ts + 45 modules
var compose = __webpack_require__(3767);
// EXTERNAL MODULE: ./src/shells/fault.ts
var fault = __webpack_require__(6823);
;// CONCATENATED MODULE: ./src/shells/github-event.ts

const PULL_REQUEST_EVENTS = ['pull_request', 'pull_request_target'];
const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
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
    return typeof value === 'string' && SHA.test(value) ? value : null;
}

// EXTERNAL MODULE: ./src/domain/endpoint.ts
var endpoint = __webpack_require__(1011);
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
var report_folder = __webpack_require__(3330);
// EXTERNAL MODULE: ./src/shells/terminal-host.ts
var terminal_host = __webpack_require__(6918);
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
        const problems = error instanceof errors/* ConfigError */.xL ? error.problems : [(0,fault/* faultText */.I)(error)];
        return announceFailure(problems, error instanceof errors/* ConfigError */.xL ? WRONG_SETTINGS : FAILED, voice);
    }
}
function maskingToolkit(load, secrets) {
    let loaded = null;
    return () => {
        loaded ??= load().then((toolkit) => {
            for (const secret of secrets)
                toolkit.setSecret(secret);
            return toolkit;
        });
        return loaded;
    };
}
async function readStart(line, raw, unknown) {
    const { environment } = line;
    const given = raw['pr-number']?.trim() ?? '';
    const trigger = readTrigger(environment.GITHUB_EVENT_NAME ?? '', await readEvent(environment.GITHUB_EVENT_PATH), /^[1-9]\d{0,9}$/.test(given) ? Number(given) : null);
    const withheld = trigger.kind === 'pull-request' ? trigger.withheld : null;
    const keyless = withheld === null ? null : `no keys are given to runs that a ${withheld} started`;
    const { config, problems } = readActionSettings(raw, trigger.kind === 'skipped' ? 'nobody is asked' : keyless);
    const { place, problems: misplaced } = readPlace(environment, raw['allow-http']?.trim() === 'true');
    const tls = (0,credentials/* tlsProblem */.h)(environment);
    const all = [
        ...unknown,
        ...problems,
        ...misplaced,
        ...(trigger.kind === 'problem' ? [trigger.problem] : []),
        ...(tls === null ? [] : [tls]),
    ];
    if (config === null || place === null || trigger.kind === 'problem' || all.length > 0) {
        throw new errors/* ConfigError */.xL(all);
    }
    return { config, place, trigger };
}
async function readEvent(path) {
    if (path === undefined || path === '')
        return null;
    const text = await (0,promises_.readFile)(path, 'utf8').catch((error) => {
        throw new errors/* ConfigError */.xL([`GITHUB_EVENT_PATH: the event cannot be read (${(0,thrown/* messageOf */.b)(error)})`]);
    });
    const read = (0,json/* parseJson */.qF)(text, EVENT_LIMITS);
    if (!read.ok)
        throw new errors/* ConfigError */.xL([`GITHUB_EVENT_PATH: the event is not JSON: ${read.reason}`]);
    return read.value;
}
async function resultOrFault(line, start, voice) {
    try {
        return await run(line, start, voice);
    }
    catch (error) {
        if (!(error instanceof errors/* ForgeError */.Q8))
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
    if (trigger.kind === 'skipped' && trigger.statusSha === null)
        return skippedResult(trigger.reason, null);
    const about = trigger.kind === 'skipped'
        ? { kind: 'pull-request', number: 1, pinnedHead: null, mayUseWorkspace: false, withheld: null }
        : trigger;
    const ports = (0,compose/* composeGitHub */.sr)(config, { place, trigger: about, host }, line);
    if (trigger.kind === 'skipped') {
        if (trigger.statusSha !== null)
            await sayStatus({ config, ports, place, host }, trigger.statusSha, trigger.reason);
        return skippedResult(trigger.reason, trigger.statusSha);
    }
    try {
        ports.source.pullRequest().catch(() => undefined);
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
