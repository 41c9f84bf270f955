export const id = 5035;
export const ids = [5035,9312,9622];
export const modules = {

/***/ 5035:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportFiles: () => (/* binding */ reportFiles)
});

// EXTERNAL MODULE: ./src/domain/panel.ts
var panel = __webpack_require__(2410);
// EXTERNAL MODULE: ./src/stages/report/json.ts
var report_json = __webpack_require__(9622);
// EXTERNAL MODULE: ./src/domain/about.ts + 1 modules
var about = __webpack_require__(7231);
;// CONCATENATED MODULE: ./src/stages/report/recording.ts

function recordingOf(outcome, settings) {
    const { change, plan, gates, slots, triage } = outcome;
    const sent = new Set(plan.calls.flatMap((call) => call.files.map(({ path }) => path)));
    const reasons = new Map([...plan.skipped, ...plan.uncovered].map(({ path, reason }) => [path, reason]));
    return {
        version: 1,
        tool: about/* ABOUT */.O,
        runId: outcome.runId,
        startedAt: outcome.startedAt,
        finishedAt: outcome.finishedAt,
        change: {
            identity: change.identity,
            files: change.files.map((file) => recordFile(sent.has(file.path) ? file : withoutText(file, reasons.get(file.path)))),
            gaps: change.gaps,
        },
        settings,
        seats: plan.plannedSeats.map(({ slot, binding }) => ({ slot, binding })),
        secrets: gates.secrets,
        turns: [
            ...slots.flatMap((slot) => slot.calls.flatMap((call) => recordTurns(slot, call.turns))),
            ...(triage?.consultations ?? []).flatMap((consulted) => recordTurns(consulted, consulted.turns)),
        ],
    };
}
function withoutText(file, reason) {
    if (file.diff === null || file.diff.hunks.length === 0)
        return { ...file, context: [] };
    return { ...file, diff: null, missing: file.missing ?? reason ?? 'it was not sent', context: [] };
}
function recordFile(file) {
    const { path, oldPath, status, oldMode, newMode, additions, deletions, attributes, missing, content } = file;
    const { vendored, generated, noDiff } = attributes;
    return {
        path,
        oldPath,
        status,
        oldMode,
        newMode,
        additions,
        deletions,
        attributes: { generated, vendored, noDiff },
        diff: file.diff === null ? null : recordDiff(file.diff),
        missing,
        content: { binary: content.binary, minified: content.minified, generatedMark: content.generatedMark },
        context: file.context.map(recordLine),
    };
}
function recordDiff(diff) {
    const { oldPath, newPath, status, oldMode, newMode, binary, submodule, truncated, additions, deletions, bytes, } = diff;
    const hunks = diff.hunks.map(({ oldStart, oldLines, newStart, newLines, section, lines }) => ({
        oldStart,
        oldLines,
        newStart,
        newLines,
        section,
        lines: lines.map(recordLine),
    }));
    return {
        oldPath,
        newPath,
        status,
        oldMode,
        newMode,
        binary,
        submodule,
        truncated,
        additions,
        deletions,
        hunks,
        bytes,
    };
}
function recordLine({ mark, oldLine, newLine, text }) {
    return [mark, oldLine, newLine, text];
}
function recordTurns({ slot }, turns) {
    return turns.map((turn) => recordTurn(slot, turn));
}
function recordTurn(slot, turn) {
    const { label, digest, binding, answer, error, attempts, durationMs } = turn;
    return {
        label,
        digest,
        slot,
        binding,
        answer: answer === null
            ? null
            : {
                text: answer,
                stop: turn.stop ?? 'other',
                rawStop: turn.rawStop ?? '',
                usage: turn.usage,
                servedModel: turn.servedModel,
                notes: turn.notes,
            },
        error,
        attempts,
        durationMs,
    };
}

// EXTERNAL MODULE: ./src/stages/report/review-document.ts
var review_document = __webpack_require__(9312);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./src/stages/report/groups.ts
var groups = __webpack_require__(1288);
;// CONCATENATED MODULE: ./src/stages/report/sarif.ts



const LEVELS = { blocking: 'error', important: 'warning', suggestion: 'note' };
const NO_RULE = 'review';
function sarifLog(outcome) {
    const { triage, gates, verdict } = outcome;
    const accepted = triage === null ? [] : (0,groups/* groupsOf */.c)(triage).filter(({ cluster }) => cluster.decision.bucket === 'accepted');
    const results = [...accepted.map(fromGroup), ...gates.critic.findings.map(fromCritic)];
    const rules = [...new Set(results.map(({ ruleId }) => ruleId))].sort();
    return {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { name: about/* ABOUT */.O.name, version: about/* ABOUT */.O.version, rules: rules.map((id) => ({ id })) } },
                invocations: [{ executionSuccessful: verdict.conclusion !== 'incomplete' }],
                columnKind: 'utf16CodeUnits',
                results: results.map((result) => writeResult(result, rules)),
            },
        ],
    };
}
function fromGroup({ cluster, finding }) {
    return {
        ruleId: finding.ruleId ?? finding.category ?? NO_RULE,
        severity: cluster.decision.severity,
        text: `${finding.issue}\n\n${cluster.fix}`,
        path: finding.file,
        region: regionOf(finding),
        properties: { slots: cluster.slots, families: cluster.families },
    };
}
function regionOf({ line, anchor }) {
    if (line < 1 || anchor?.side === 'LEFT')
        return null;
    if (anchor === null || anchor.startLine === null)
        return { startLine: line };
    return { startLine: anchor.startLine, endLine: anchor.line };
}
function fromCritic(finding) {
    return {
        ruleId: finding.rule ?? NO_RULE,
        severity: finding.severity,
        text: finding.fix === undefined ? finding.issue : `${finding.issue}\n\n${finding.fix}`,
        path: finding.file,
        region: finding.line === undefined ? null : { startLine: finding.line },
        properties: {},
    };
}
function writeResult({ ruleId, severity, text, path, region, properties }, rules) {
    const physicalLocation = {
        artifactLocation: { uri: pathUri(path) },
        ...(region === null ? {} : { region }),
    };
    return {
        ruleId,
        ruleIndex: rules.indexOf(ruleId),
        level: LEVELS[severity],
        message: { text },
        locations: [{ physicalLocation }],
        properties,
    };
}
function pathUri(path) {
    const wellFormed = external_node_buffer_.Buffer.from(path, 'utf8').toString('utf8');
    return wellFormed.split('/').map(encodeURIComponent).join('/');
}

// EXTERNAL MODULE: ./src/domain/severity.ts
var severity = __webpack_require__(1245);
// EXTERNAL MODULE: ./src/domain/slot.ts
var slot = __webpack_require__(2334);
// EXTERNAL MODULE: ./src/stages/report/figures.ts
var figures = __webpack_require__(8907);
;// CONCATENATED MODULE: ./src/stages/report/state.ts




const REMOTE_TYPES = {
    github: 'github',
    'bitbucket-cloud': 'bitbucket',
    'bitbucket-dc': 'bitbucket',
    local: null,
};
const DECISIONS = { pass: 'accept', block: 'fix', incomplete: 'escalate' };
const REVIEW_PHASE = '4';
const CHECK_PHASE = '5';
const REPORT_PHASE = '7';
const ALL_PHASES = ['0', '1', '2', '3', '4', '5', '6', '7'];
function agentState(outcome, prVersion = null) {
    const { change, verdict, startedAt, finishedAt } = outcome;
    const { identity } = change;
    const remoteType = REMOTE_TYPES[identity.forge];
    return {
        schemaVersion: '2.1.0',
        taskId: identity.number === null ? branchSlug(identity) : `#${identity.number}`,
        shortId: identity.number ?? 1,
        project: identity.repository,
        branch: identity.head.ref,
        baseBranch: identity.base.ref,
        ...(remoteType === null ? {} : { remoteType }),
        currentPhase: 7,
        status: verdict.conclusion === 'incomplete' ? 'failed' : 'complete',
        startedAt,
        finishedAt,
        identity: authorOf(identity),
        phases: phasesOf(outcome),
        reviewIterations: iterationsOf(outcome),
        ...(identity.number === null ? {} : { pr: pullRequestOf(identity.number, prVersion) }),
        commit: { sha: identity.head.sha },
    };
}
function pullRequestOf(number, version) {
    return version === null ? { number } : { number, version };
}
function branchSlug({ head }) {
    const slug = head.ref
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
    return slug === '' ? head.sha.slice(0, 12) : slug;
}
function authorOf({ author }) {
    const email = `${author?.id ?? 0}@noreply.invalid`;
    return author === null ? { name: 'unknown', email } : { name: author.login, email, username: author.login };
}
function phasesOf(outcome) {
    const { startedAt, finishedAt, slots, gates, verdict } = outcome;
    const times = { startedAt, finishedAt };
    const complete = slots.filter(({ status }) => (0,panel/* isComplete */.A)(status)).length;
    const filled = {
        [REVIEW_PHASE]: {
            ...times,
            status: reviewStatus(outcome),
            ...(slots.length === 0 ? {} : { model: slots.map(({ binding }) => (0,slot/* bindingText */.zt)(binding)).join(', ') }),
            notes: `${complete} of ${(0,figures/* counted */.hS)(slots.length, 'reviewer')} answered in full`,
        },
        [CHECK_PHASE]: {
            ...times,
            status: gates.statuses.some(({ status }) => status === 'fail') ? 'failed' : 'done',
            notes: gates.statuses.map(({ name, status }) => `${name} ${status}`).join(', '),
        },
        [REPORT_PHASE]: { ...times, status: 'done', notes: [verdict.conclusion, ...verdict.reasons].join('; ') },
    };
    return Object.fromEntries(ALL_PHASES.map((phase) => [phase, filled[phase] ?? { status: 'skipped' }]));
}
function reviewStatus({ slots, coverage }) {
    if (!coverage.complete)
        return 'failed';
    return slots.length === 0 ? 'skipped' : 'done';
}
function iterationsOf({ triage, verdict }) {
    if (verdict.conclusion === 'skipped')
        return [];
    const accepted = triage?.document.accepted ?? [];
    const counts = Object.fromEntries(severity/* SEVERITIES */.oC.map((severity) => [
        severity,
        accepted.filter((finding) => finding.severity === severity).length,
    ]));
    return [{ iteration: 1, ...counts, decision: DECISIONS[verdict.conclusion] }];
}

;// CONCATENATED MODULE: ./src/stages/report/files.ts






function reportFiles(outcome, { settings, prVersion = null }) {
    const json = (name, value) => ({ name, content: (0,report_json.readableJson)(value) });
    return [
        ...(outcome.triage === null ? [] : [json('triage.json', outcome.triage.document)]),
        ...outcome.slots
            .filter(hasAnswered)
            .map((slot) => json(`reviewers/${slot.slot}.json`, reviewerOutput(slot))),
        json('critic.json', outcome.gates.critic),
        json('state.json', agentState(outcome, prVersion)),
        json('review.json', (0,review_document.reviewDocument)(outcome)),
        json('findings.sarif', sarifLog(outcome)),
        json('recording.json', recordingOf(outcome, settings)),
    ];
}
function hasAnswered({ calls }) {
    return calls.some(({ status }) => (0,panel/* isComplete */.A)(status) || status === 'partial');
}
function reviewerOutput({ status, findings }) {
    const isClean = findings.every(({ severity }) => severity !== 'blocking');
    return { findings: findings.map(contractFinding), approved: (0,panel/* isComplete */.A)(status) && isClean };
}
function contractFinding(finding) {
    const { severity, file, line, issue, fix, ruleId, criteriaSource } = finding;
    return {
        severity,
        file,
        line,
        issue,
        ...(fix ? { fix } : {}),
        ...(ruleId ? { ruleId } : {}),
        ...(criteriaSource ? { criteriaSource } : {}),
    };
}


/***/ }),

/***/ 1288:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ groupsOf)
/* harmony export */ });
function groupsOf({ clusters, findings }) {
    const byId = new Map(findings.map((finding) => [finding.id, finding]));
    return clusters.flatMap((cluster) => {
        const finding = byId.get(cluster.representative);
        return finding === undefined ? [] : [{ cluster, finding }];
    });
}


/***/ }),

/***/ 9622:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readableJson: () => (/* binding */ readableJson)
/* harmony export */ });
function readableJson(value) {
    return `${write(value, '')}\n`;
}
function write(value, indent) {
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value) ?? 'null';
    const inner = `${indent}  `;
    if (Array.isArray(value)) {
        if (value.every(isPlain))
            return JSON.stringify(value);
        return enclose('[]', value.map((item) => write(item, inner)), indent);
    }
    const members = Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([key, member]) => `${JSON.stringify(key)}: ${write(member, inner)}`);
    return members.length === 0 ? '{}' : enclose('{}', members, indent);
}
function isPlain(value) {
    return typeof value !== 'object' || value === null;
}
function enclose(brackets, items, indent) {
    const separator = `,\n${indent}  `;
    return `${brackets[0]}\n${indent}  ${items.join(separator)}\n${indent}${brackets[1]}`;
}


/***/ }),

/***/ 9312:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reviewDocument: () => (/* binding */ reviewDocument)
/* harmony export */ });
/* harmony import */ var _domain_about_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7231);
/* harmony import */ var _domain_slot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2334);
/* harmony import */ var _domain_usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4227);



function reviewDocument(outcome) {
    const { change, verdict, triage, plan, gates, slots, coverage } = outcome;
    const { forge, repository, number, base, head, mergeBase, author } = change.identity;
    const consultations = triage?.consultations ?? [];
    return {
        schemaVersion: '1.0.0',
        stage: 'analysed',
        tool: _domain_about_js__WEBPACK_IMPORTED_MODULE_0__/* .ABOUT */ .O,
        runId: outcome.runId,
        startedAt: outcome.startedAt,
        finishedAt: outcome.finishedAt,
        change: { forge, repository, number, base, head, mergeBase, author },
        conclusion: verdict.conclusion,
        reasons: verdict.reasons,
        exitCode: verdict.exitCode,
        triage: triage?.document ?? null,
        findings: triage === null ? [] : findingsOf(triage),
        clusters: triage === null ? [] : triage.clusters.map(clusterOf),
        verdicts: triage?.verdicts ?? [],
        agent: triage?.agent ?? null,
        rebuttal: triage?.rebuttal ?? null,
        crossCheck: triage?.crossCheck ?? null,
        consultations: consultations.map(consultationOf),
        coverage,
        skipped: plan.skipped,
        uncovered: plan.uncovered,
        unscannable: gates.unscannable,
        gaps: change.gaps,
        slots: slots.map(slotReport),
        gates: gates.statuses,
        critic: gates.critic,
        decisions: plan.decisions,
        costUsd: (0,_domain_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .totalOf */ .e6)((0,_domain_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .spentBy */ .M2)({ slots, consultations })).costUsd,
    };
}
function findingsOf({ findings, placements }) {
    const byId = new Map(findings.map((finding) => [finding.id, finding]));
    return placements.flatMap((placement) => {
        const finding = byId.get(placement.id);
        return finding === undefined ? [] : [findingOf(finding, placement)];
    });
}
function findingOf(finding, placement) {
    const { id, slot, file, line, claimed, issue, fix, category, quote, ruleId, criteriaSource } = finding;
    return {
        id,
        slot,
        severity: placement.severity,
        raisedSeverity: finding.severity,
        file,
        line,
        claimed,
        issue,
        fix,
        category,
        quote,
        ...(ruleId === null ? {} : { ruleId }),
        ...(criteriaSource === null ? {} : { criteriaSource }),
        grounding: finding.grounding,
        onChangedLine: finding.onChangedLine,
        anchor: finding.anchor,
        bucket: placement.bucket,
        reason: placement.reason,
        cluster: placement.cluster,
        duplicateOf: placement.duplicateOf,
    };
}
function clusterOf(cluster) {
    const { id, representative, members, slots, families, facts, decision, fix } = cluster;
    const { votes, raised, covering, agent, second } = facts;
    return {
        id,
        representative,
        members,
        slots,
        families,
        ...decision,
        fix,
        votes,
        raised,
        covering,
        agent,
        second,
    };
}
function consultationOf(record) {
    const { task, slot, binding, index, status, reason, turns, usage, costUsd } = record;
    const calls = turns.length;
    return { task, slot, binding: (0,_domain_slot_js__WEBPACK_IMPORTED_MODULE_1__/* .bindingText */ .zt)(binding), index, status, reason, calls, usage, costUsd };
}
function slotReport(result) {
    return {
        slot: result.slot,
        binding: (0,_domain_slot_js__WEBPACK_IMPORTED_MODULE_1__/* .bindingText */ .zt)(result.binding),
        family: result.family,
        status: result.status,
        reason: result.reason,
        approved: result.approved,
        findings: result.findings.length,
        dropped: result.dropped.map(({ reason }) => ({ reason })),
        calls: result.calls.length,
        usage: result.usage,
        costUsd: result.costUsd,
    };
}


/***/ })

};
