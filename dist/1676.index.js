export const id = 1676;
export const ids = [1676,9312];
export const modules = {

/***/ 60950:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NY: () => (/* binding */ BASES),
/* harmony export */   SC: () => (/* binding */ BUCKETS),
/* harmony export */   _C: () => (/* binding */ decisionWords),
/* harmony export */   zO: () => (/* binding */ BASIS_WORDS)
/* harmony export */ });
const BUCKETS = ['accepted', 'deferred', 'rejected'];
const BASES = ['defect', 'false', 'out-of-scope', 'taste'];
const BASIS_WORDS = {
    defect: 'a defect',
    false: 'no defect',
    'out-of-scope': 'out of scope',
    taste: 'a matter of taste',
};
function decisionWords({ bucket, severity }) {
    return bucket === 'accepted' ? `accepted as ${severity}` : bucket;
}


/***/ }),

/***/ 75427:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ cutWords)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79112);

function cutWords(text, columns) {
    const line = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text, columns);
    if (line === (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text, columns * 2))
        return line;
    const border = line.lastIndexOf(' ');
    return border < line.length / 2 ? line : `${line.slice(0, border)} …`;
}


/***/ }),

/***/ 25171:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LR: () => (/* binding */ coverageTable),
/* harmony export */   _J: () => (/* binding */ MISSED_WORDS),
/* harmony export */   ab: () => (/* binding */ toldSeats),
/* harmony export */   tJ: () => (/* binding */ missedText)
/* harmony export */ });
/* harmony import */ var _domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27344);

const MISSED_WORDS = {
    partial: 'partial',
    invalid: 'invalid',
    refused: 'refused',
    timeout: 'timeout',
    'rate-limited': 'rate-limited',
    unavailable: 'unavailable',
    'not-sent': 'not sent',
};
function coverageTable({ coverage, slots, uncovered, }) {
    const seats = (0,_domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__/* .countingSeats */ .w4)(slots).map(({ slot }) => slot);
    const unsent = new Map(uncovered.map(({ path, reason }) => [path, reason]));
    const files = coverage.files.filter(({ path, covered, slots: readers }) => (!covered || seats.some((seat) => !readers.includes(seat))) &&
        !(seats.length === 0 && unsent.has(path)));
    const ordered = [...files.filter(({ covered }) => !covered), ...files.filter(({ covered }) => covered)];
    const reasons = new Map();
    const rows = ordered.map((file) => {
        const cells = seats.map((seat) => cellOf(seat, file, unsent.get(file.path), reasons));
        return { path: file.path, covered: file.covered, readers: file.slots.length, cells };
    });
    return {
        seats,
        rows,
        reasons: [...reasons.values()].map(({ missed, paths }) => ({ ...missed, paths: [...paths] })),
    };
}
function cellOf(seat, { path, slots, missed }, unsentReason, reasons) {
    if (slots.includes(seat))
        return { status: 'read' };
    const { status = 'not-sent', reason = null } = missed.find(({ slot }) => slot === seat) ?? {};
    const isForAll = status === 'not-sent' && unsentReason !== undefined;
    const why = isForAll
        ? { seat: null, status, reason: unsentReason }
        : { seat, status, reason };
    const key = JSON.stringify([why.seat, why.status, why.reason]);
    const known = reasons.get(key) ?? { index: reasons.size, missed: why, paths: new Set() };
    known.paths.add(path);
    reasons.set(key, known);
    return { status, index: known.index };
}
function missedText({ seat, status, reason, paths }, all) {
    const who = seat === null ? '' : `${seat} `;
    const why = reason === null || reason === '' ? '' : `: ${reason}`;
    const isAlone = all.filter((other) => other.seat === seat && other.status === status).length === 1;
    const [first = ''] = paths;
    const files = paths.length === 1 ? first : `${first} and ${paths.length - 1} more`;
    return `${who}${MISSED_WORDS[status]}${why}${isAlone ? '' : ` (${files})`}`;
}
function toldSeats(document) {
    const { reasons } = coverageTable(document);
    return new Set(reasons.flatMap(({ seat, reason }) => (seat === null || reason === null ? [] : [seat])));
}


/***/ }),

/***/ 58031:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ routingLine),
/* harmony export */   MM: () => (/* binding */ importedText),
/* harmony export */   NJ: () => (/* binding */ rulesChangedText),
/* harmony export */   S8: () => (/* binding */ addedMarkers),
/* harmony export */   U7: () => (/* binding */ markerText),
/* harmony export */   dx: () => (/* binding */ silencedText),
/* harmony export */   jX: () => (/* binding */ decisionTexts),
/* harmony export */   uk: () => (/* binding */ toldGates),
/* harmony export */   yT: () => (/* binding */ exceptionCounts)
/* harmony export */ });
/* unused harmony export capTexts */
/* harmony import */ var _domain_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13252);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79112);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58907);



const PATH_COLUMNS = 160;
const REASON_COLUMNS = 160;
const NAME_COLUMNS = 80;
const MOST_FILES = 3;
const USUAL = Object.values(_domain_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .USUAL_SKIPS */ .i7);
const STATE_WORDS = {
    active: '',
    expired: ' (it ran out)',
    'no-reason': ' (it gives no reason)',
    malformed: ' (it cannot be read and excuses nothing)',
};
const STATE_COUNTS = [
    ['expired', 'ran out'],
    ['no-reason', 'without a reason'],
    ['malformed', 'not readable'],
];
function rulesChangedText({ rulesChanged }, write) {
    if (rulesChanged.length === 0)
        return null;
    const shown = rulesChanged.slice(0, MOST_FILES).map((path) => write((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(path, PATH_COLUMNS)));
    const more = rulesChanged.length - shown.length;
    const named = [...shown, ...(more === 0 ? [] : [`${more} more`])];
    const names = [named.slice(0, -1).join(', '), ...named.slice(-1)]
        .filter((text) => text !== '')
        .join(' and ');
    return `This change edits ${names}: ${rulesChanged.length === 1 ? 'its' : 'their'} rules apply after the merge.`;
}
function toldGates({ gates, reasons, }) {
    return gates.filter(({ name, status, reason }) => {
        if (reason === null || status === 'pass')
            return false;
        if (status === 'skipped')
            return !USUAL.includes(reason);
        return !reasons.some((said) => said.startsWith(`the gate ${name} failed:`));
    });
}
function addedMarkers({ exceptions }) {
    return exceptions.filter(({ added }) => added);
}
function exceptionCounts(document) {
    const added = addedMarkers(document);
    const states = STATE_COUNTS.flatMap(([state, words]) => {
        const count = added.filter((marker) => marker.state === state).length;
        return count === 0 ? [] : [`${count} ${words}`];
    });
    const behind = states.length === 0 ? '' : ` (${states.join(', ')})`;
    const silenced = document.suppressed.length;
    return [
        ...(added.length === 0 ? [] : [`${added.length} added${behind}`]),
        ...(silenced === 0 ? [] : [`${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(silenced, 'finding')} silenced`]),
    ].join(', ');
}
function markerText({ path, line, tool, rule, until, reason, state }) {
    const what = rule === null ? 'every rule' : (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(rule, NAME_COLUMNS);
    const end = until === null ? '' : ` until ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(until, NAME_COLUMNS)}`;
    const why = reason === null ? '' : `: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(reason, REASON_COLUMNS)}`;
    return `${placeOf(path, line)}: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(tool, NAME_COLUMNS)}, ${what}${end}${STATE_WORDS[state]}${why}`;
}
function silencedText({ finding, path, line }) {
    const rule = finding.rule === undefined ? '' : ` (${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(finding.rule, NAME_COLUMNS)})`;
    const issue = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(finding.issue, REASON_COLUMNS);
    return `${finding.severity} ${placeOf(finding.file, finding.line ?? 0)}${rule}: ${issue} Silenced at ${placeOf(path, line)}.`;
}
function placeOf(path, line) {
    const shown = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(path, PATH_COLUMNS);
    return line < 1 ? shown : `${shown}:${line}`;
}
function importedText({ source, tool, results, taken, left }) {
    const file = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(source, NAME_COLUMNS);
    const rest = left.map(({ reason, count }) => `${count} ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(reason, NAME_COLUMNS)}`);
    const behind = rest.length === 0 ? '' : `; not shown: ${rest.join(', ')}`;
    return `${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(tool, NAME_COLUMNS)} (${file}): ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(results, 'result')}, ${taken} on this change${behind}`;
}
function capTexts(routing) {
    const { strategy, capUsd, recorded } = routing ?? {};
    if (capUsd === undefined || capUsd === null || !recorded || strategy !== 'manual')
        return [];
    return [`The run may cost ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .usdText */ .Yn)(capUsd)} at most, the smallest cap that was given.`];
}
function decisionTexts({ decisions, conformance, routing, }) {
    const left = conformance.rules.length === 0 ? [] : conformance.left;
    const isOfRules = (text) => left.some(({ reason }) => text.endsWith(` not asked for: ${reason}.`));
    return [...decisions.filter((text) => !isOfRules(text)), ...capTexts(routing)];
}
function routingLine(routing) {
    if (routing === null)
        return null;
    const { strategy, matches, slots, capUsd } = routing;
    const rules = matches.map(({ rule, files, slots: to }) => {
        const who = rule === null ? 'no single rule' : `rule ${rule}`;
        return `${who} for ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(files, 'file')}: ${to.join(', ')}; `;
    });
    const cap = capUsd === null ? '' : `, at most ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .usdText */ .Yn)(capUsd)}`;
    return `routing ${strategy}: ${rules.join('')}chosen ${slots.join(', ')}${cap}`;
}


/***/ }),

/***/ 41288:
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

/***/ 51353:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ matrixOf)
/* harmony export */ });
/* harmony import */ var _domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27344);
/* harmony import */ var _domain_panel_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82410);
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61245);
/* harmony import */ var _domain_triage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60950);




const FEWEST_SEATS = 2;
const NO_MATRIX = { seats: [], rows: [] };
function matrixOf({ slots, clusters, findings, coverage }) {
    const seats = slots.map(({ slot }) => slot);
    if (seats.length < FEWEST_SEATS)
        return NO_MATRIX;
    const byId = new Map(findings.map((finding) => [finding.id, finding]));
    const code = slots.filter((seat) => (0,_domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__/* .isCodeSeat */ .Zc)(seat) && (0,_domain_panel_js__WEBPACK_IMPORTED_MODULE_2__/* .isComplete */ .A)(seat.status)).map(({ slot }) => slot);
    const readers = new Map(coverage.files.map((file) => [file.path, [...file.slots, ...code]]));
    const rows = [...clusters].sort(compareClusters).flatMap((cluster) => {
        const members = cluster.members.flatMap((id) => byId.get(id) ?? []).filter(isOfChange);
        const speaker = members.find(({ id }) => id === cluster.representative) ?? members[0];
        return speaker === undefined ? [] : [rowOf(cluster, speaker, standsOf(members, seats, readers))];
    });
    return { seats, rows };
}
function compareClusters(a, b) {
    return _domain_triage_js__WEBPACK_IMPORTED_MODULE_1__/* .BUCKETS */ .SC.indexOf(a.bucket) - _domain_triage_js__WEBPACK_IMPORTED_MODULE_1__/* .BUCKETS */ .SC.indexOf(b.bucket) || (0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_3__/* .compareSeverity */ .zK)(a.severity, b.severity);
}
function isOfChange({ grounding }) {
    return grounding !== 'none';
}
function rowOf({ id, bucket }, { file, line, anchor, issue }, stands) {
    return { cluster: id, path: file, line, anchor, issue, bucket, stands };
}
function standsOf(members, seats, readers) {
    const covering = new Set(members.flatMap(({ file }) => readers.get(file) ?? []));
    return seats.map((seat) => {
        const raised = members.filter(({ slot }) => slot === seat).map(({ raisedSeverity }) => raisedSeverity);
        if (raised.length > 0)
            return (0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_3__/* .gravest */ .Zk)(raised);
        return covering.has(seat) ? 'silent' : 'absent';
    });
}


/***/ }),

/***/ 6176:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ placeText)
/* harmony export */ });
function placeText({ path, line, anchor }) {
    if (line < 1)
        return path;
    const first = anchor?.startLine ?? null;
    const lines = anchor === null || first === null ? String(line) : `${first}-${anchor.line}`;
    return anchor?.side === 'LEFT' ? `${path}:${lines} (removed)` : `${path}:${lines}`;
}


/***/ }),

/***/ 98852:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   et: () => (/* binding */ coveredText),
/* harmony export */   xC: () => (/* binding */ cutTexts),
/* harmony export */   yi: () => (/* binding */ readersText)
/* harmony export */ });
/* harmony import */ var _domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27344);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58907);


const CAUSE_WORDS = {
    cost: 'cut for cost',
    window: 'left out, too little room for a call',
};
function readersText({ coverage, slots }) {
    const whole = (0,_domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__/* .countingSeats */ .w4)(slots).filter(({ slot }) => coverage.files.every((file) => file.slots.includes(slot)));
    return `${whole.length} of ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(coverage.seats, 'reviewer')}`;
}
function coveredText({ coverage: { files } }) {
    return `${files.filter(({ covered }) => covered).length} of ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(files.length, 'file')}`;
}
function cutTexts({ coverage: { cut } }) {
    return ['cost', 'window'].flatMap((cause) => {
        const count = cut.filter((seat) => seat.cause === cause).length;
        return count === 0 ? [] : [`${count} ${count === 1 ? 'was' : 'were'} ${CAUSE_WORDS[cause]}`];
    });
}


/***/ }),

/***/ 69312:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reviewDocument: () => (/* binding */ reviewDocument)
/* harmony export */ });
/* harmony import */ var _domain_about_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97231);
/* harmony import */ var _domain_slot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52334);
/* harmony import */ var _domain_usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94227);



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
        configuration: configurationOf(outcome),
        rulesChanged: outcome.rulesChanged,
        routing: plan.routing,
        scopeGate: plan.scopeGate,
        conformance: conformanceReport(outcome.conformance),
        exceptions: gates.exceptions,
        suppressed: gates.suppressed,
        imported: gates.imported.map(importedRun),
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
function conformanceReport({ rules, left }) {
    return {
        rules: rules.map(({ rule, status, rows, gap }) => {
            const { id, source, severity, title } = rule;
            return { id, source, severity, title, status, rows, gap };
        }),
        left,
    };
}
function configurationOf({ configuration }) {
    if (configuration === null)
        return null;
    return { path: configuration.path, commit: configuration.commit };
}
function importedRun({ source, tool, results, findings, left, }) {
    return { source, tool, results, taken: findings.length, left };
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


/***/ }),

/***/ 29538:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ leftText),
/* harmony export */   H0: () => (/* binding */ ruleCounts),
/* harmony export */   Ko: () => (/* binding */ togetherText),
/* harmony export */   M7: () => (/* binding */ citedRule),
/* harmony export */   PR: () => (/* binding */ namedRules),
/* harmony export */   Rg: () => (/* binding */ ruleStatus),
/* harmony export */   h$: () => (/* binding */ toldRules),
/* harmony export */   lu: () => (/* binding */ answerTexts),
/* harmony export */   x8: () => (/* binding */ checkedCount),
/* harmony export */   zO: () => (/* binding */ ruleTitle)
/* harmony export */ });
/* harmony import */ var _domain_criteria_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83543);
/* harmony import */ var _lib_cut_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75427);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79112);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58907);




const ID_COLUMNS = 80;
const TITLE_COLUMNS = 100;
const SOURCE_COLUMNS = 120;
const EVIDENCE_COLUMNS = 160;
const MOST_NAMED = 3;
const MOST_REASONS = 3;
const FEWEST_TOGETHER = 3;
const MOST_TOGETHER = 12;
const STATUS_WORDS = {
    violated: 'violated',
    met: 'met',
    'not-applicable': 'not applicable',
    'not-checked': 'not checked',
};
const COUNTED = [
    'violated',
    'met',
    'not-applicable',
    'not-checked',
];
function namedRules(ids) {
    const shown = ids.slice(0, MOST_NAMED).map((id) => (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(id, ID_COLUMNS));
    const more = ids.length - shown.length;
    return more === 0 ? shown.join(', ') : `${shown.join(', ')} and ${more} more`;
}
function citedRule(id, source) {
    const name = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(id, ID_COLUMNS);
    if (source === null)
        return name;
    if (source === _domain_criteria_js__WEBPACK_IMPORTED_MODULE_0__/* .SHIPPED_SOURCE */ .A$)
        return `rule ${name} of Quorate`;
    return `${name} (${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(source, SOURCE_COLUMNS)})`;
}
function ruleCounts({ rules }) {
    const counts = COUNTED.flatMap((status) => {
        const count = rules.filter((rule) => rule.status === status).length;
        return count === 0 ? [] : [`${count} ${STATUS_WORDS[status]}`];
    });
    return [`${rules.length} asked`, ...counts].join(', ');
}
function toldRules({ rules }) {
    const violated = rules.filter(({ status }) => status === 'violated');
    const groups = new Map();
    for (const rule of rules) {
        if (rule.status === 'violated' || rule.gap === null)
            continue;
        const key = JSON.stringify([rule.gap, answerTexts(rule)]);
        groups.set(key, [...(groups.get(key) ?? []), rule]);
    }
    const gaps = [...groups.values()];
    return {
        single: [...violated, ...gaps.filter(({ length }) => length < FEWEST_TOGETHER).flat()],
        together: gaps.filter(({ length }) => length >= FEWEST_TOGETHER),
    };
}
function togetherText(rules) {
    const [first] = rules;
    if (first === undefined)
        return '';
    const ids = rules.slice(0, MOST_TOGETHER).map(({ id }) => (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(id, ID_COLUMNS));
    const more = rules.length - ids.length;
    const named = `${ids.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
    const answers = answerTexts(first);
    const said = answers.length === 0 ? '' : ` (${answers.join('; ')})`;
    return `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(rules.length, 'rule')} ${STATUS_WORDS[first.status]}: ${named}${said}`;
}
function ruleTitle({ title, source }) {
    const text = (0,_lib_cut_words_js__WEBPACK_IMPORTED_MODULE_3__/* .cutWords */ .q)(title, TITLE_COLUMNS);
    return source === _domain_criteria_js__WEBPACK_IMPORTED_MODULE_0__/* .SHIPPED_SOURCE */ .A$ ? text : `${text} (${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(source, SOURCE_COLUMNS)})`;
}
function ruleStatus({ status, gap }) {
    return gap === null ? STATUS_WORDS[status] : `${STATUS_WORDS[status]}: ${(0,_lib_cut_words_js__WEBPACK_IMPORTED_MODULE_3__/* .cutWords */ .q)(gap, EVIDENCE_COLUMNS)}`;
}
function answerTexts({ rows }) {
    const slots = new Map();
    for (const { slot, status, evidence } of rows) {
        const why = evidence === null || evidence.trim() === '' ? '' : `: ${quoted(evidence)}`;
        const answer = `${STATUS_WORDS[status]}${why}`;
        slots.set(answer, [...(slots.get(answer) ?? []), slot]);
    }
    return [...slots].map(([answer, by]) => `${by.join(', ')} ${answer}`);
}
function quoted(evidence) {
    return `“${(0,_lib_cut_words_js__WEBPACK_IMPORTED_MODULE_3__/* .cutWords */ .q)(evidence, EVIDENCE_COLUMNS).replace(/[“”]/g, '"')}”`;
}
function checkedCount({ rules }, slot) {
    if (rules.length === 0)
        return null;
    const checked = rules.filter(({ rows }) => rows.some((row) => row.slot === slot && row.status !== 'not-checked'));
    return `${checked.length} of ${rules.length}`;
}
function leftText({ left }) {
    if (left.length === 0)
        return null;
    const byReason = new Map();
    for (const { id, reason } of left)
        byReason.set(reason, [...(byReason.get(reason) ?? []), id]);
    const shown = [...byReason].slice(0, MOST_REASONS);
    const told = shown.map(([reason, ids]) => `${namedRules(ids)} (${(0,_lib_cut_words_js__WEBPACK_IMPORTED_MODULE_3__/* .cutWords */ .q)(reason, EVIDENCE_COLUMNS)})`);
    const more = left.length - shown.reduce((sum, [, ids]) => sum + ids.length, 0);
    const rest = more === 0 ? [] : [`${more} more for other reasons`];
    return `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(left.length, 'rule')} not asked: ${[...told, ...rest].join('; ')}`;
}


/***/ }),

/***/ 63652:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ rulesOnly)
/* harmony export */ });
/* harmony import */ var _domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27344);

const WORDS = 'rules only: one deterministic reviewer, no model has judged this change';
const NO_RULE_WORDS = 'rules only, and none applies: the gates alone looked at this change, no model judged it';
const REMEDY = 'Models review once the run has a key for one, such as anthropic-api-key or openai-api-key.';
function rulesOnly({ slots, conformance }) {
    if (!(0,_domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__/* .isRulesOnly */ .kY)(slots))
        return null;
    return { words: conformance.rules.length === 0 ? NO_RULE_WORDS : WORDS, remedy: REMEDY };
}


/***/ }),

/***/ 81676:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderTerminal: () => (/* binding */ renderTerminal)
});

// EXTERNAL MODULE: ./src/domain/code-seats.ts
var code_seats = __webpack_require__(27344);
// EXTERNAL MODULE: ./src/domain/severity.ts
var severity = __webpack_require__(61245);
// EXTERNAL MODULE: ./src/domain/usage.ts
var usage = __webpack_require__(94227);
// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(79112);
;// CONCATENATED MODULE: ./src/stages/report/canvas.ts

const TONES = {
    bold: '1',
    dim: '2',
    red: '31',
    green: '32',
    yellow: '33',
    cyan: '36',
    'bold red': '1;31',
    'bold green': '1;32',
    'bold yellow': '1;33',
};
const MIN_WIDTH = 40;
const MAX_WIDTH = 120;
function createCanvas(options) {
    return {
        width: Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, Math.floor(options.width))) - 1,
        paint: (tone, text) => (options.colour && text !== '' ? `\u001b[${TONES[tone]}m${text}\u001b[0m` : text),
    };
}
function paragraph(canvas, text, style = {}) {
    const { indent = 0, label = '', labelTone, tone } = style;
    const margin = Math.max(indent, (0,lib_text/* displayWidth */.F1)(label));
    return (0,lib_text/* wrap */.LV)((0,lib_text/* logSafe */.sN)(text.trim()), canvas.width - margin).map((line, index) => {
        const before = index === 0 ? label : '';
        const blanks = ' '.repeat(margin - (0,lib_text/* displayWidth */.F1)(before));
        return (painted(canvas, labelTone, before) + blanks + painted(canvas, tone, line)).trimEnd();
    });
}
function painted(canvas, tone, text) {
    return tone === undefined ? text : canvas.paint(tone, text);
}
function parts(canvas, texts, style = {}) {
    const width = canvas.width - Math.max(style.indent ?? 0, (0,lib_text/* displayWidth */.F1)(style.label ?? ''));
    const rows = [];
    for (const text of texts.map((part) => (0,lib_text/* logSafe */.sN)(part))) {
        const joined = rows.length === 0 ? text : `${rows.at(-1)} · ${text}`;
        if (rows.length > 0 && (0,lib_text/* displayWidth */.F1)(joined) > width)
            rows.push(text);
        else
            rows.splice(-1, 1, joined);
    }
    return rows.flatMap((row, index) => paragraph(canvas, row, index === 0 ? style : { ...style, label: '' }));
}
function heading(canvas, title) {
    return canvas.paint('bold', title);
}
function fitPath(path, width) {
    const shown = (0,lib_text/* printable */.g$)(path).replaceAll('\n', ' ');
    if ((0,lib_text/* displayWidth */.F1)(shown) <= width)
        return shown;
    const reversed = [...shown].reverse().join('');
    return [...(0,lib_text/* truncate */.xv)(reversed, width)].reverse().join('');
}
function table(canvas, columns, rows, gap = '  ') {
    const widths = columns.map(({ title }, index) => Math.max((0,lib_text/* displayWidth */.F1)(title), ...rows.map((row) => (0,lib_text/* displayWidth */.F1)(row[index]?.text ?? ''))));
    const line = (cells) => cells
        .map(({ text, tone }, index) => {
        const fill = columns[index]?.right ? lib_text/* padStart */.CF : lib_text/* padEnd */.f;
        return fill(text, widths[index] ?? 0).replace(text, (found) => painted(canvas, tone, found));
    })
        .join(gap)
        .trimEnd();
    return [line(columns.map(({ title }) => ({ text: title, tone: 'dim' }))), ...rows.map(line)];
}
function folded(items, most, write) {
    const shown = items.slice(0, most).flatMap(write);
    const more = items.length - most;
    return more <= 0 ? shown : [...shown, `  … ${more} more in review.json`];
}

// EXTERNAL MODULE: ./src/stages/report/figures.ts
var figures = __webpack_require__(58907);
// EXTERNAL MODULE: ./src/stages/report/gate-words.ts
var gate_words = __webpack_require__(58031);
// EXTERNAL MODULE: ./src/stages/report/read-words.ts
var read_words = __webpack_require__(98852);
// EXTERNAL MODULE: ./src/stages/report/review-document.ts
var review_document = __webpack_require__(69312);
// EXTERNAL MODULE: ./src/stages/report/rules-only.ts
var rules_only = __webpack_require__(63652);
// EXTERNAL MODULE: ./src/stages/report/coverage-table.ts
var coverage_table = __webpack_require__(25171);
;// CONCATENATED MODULE: ./src/stages/report/terminal-coverage.ts




const MOST_LISTED = 8;
const WIDE = 60;
const LEAST_PATH = 24;
const INDENT = '  ';
function notReviewedSection(canvas, document) {
    const { uncovered, unscannable, skipped, gaps } = document;
    const tabled = new Set((0,coverage_table/* coverageTable */.LR)(document).rows.map(({ path }) => path));
    const planned = new Set(uncovered.map(({ path }) => path));
    const unsent = [...uncovered, ...unscannable.filter(({ path }) => !planned.has(path))];
    const lines = [
        ...reasonList(canvas, 'For review, but not given to the panel', unsent.filter(({ path }) => !tabled.has(path))),
        ...gapList(canvas, gaps),
        ...reasonList(canvas, 'Left out by rule', skipped),
    ];
    return lines.length === 0 ? [] : [heading(canvas, 'Not reviewed'), ...lines];
}
function reasonList(canvas, title, items) {
    if (items.length === 0)
        return [];
    return [
        ...paragraph(canvas, `${title} (${items.length})`, { indent: 2 }),
        ...folded(items, MOST_LISTED, ({ path, reason }) => paragraph(canvas, `${path}: ${reason}`, { label: '    - ', tone: 'dim' })),
    ];
}
function gapList(canvas, gaps) {
    if (gaps.length === 0)
        return [];
    return [
        ...paragraph(canvas, `Missing from the change (${gaps.length})`, { indent: 2 }),
        ...folded(gaps, MOST_LISTED, (gap) => paragraph(canvas, gap, { label: '    - ', tone: 'dim' })),
    ];
}
const WORDS = {
    wordOf: ({ status }) => (status === 'read' ? 'read' : coverage_table/* MISSED_WORDS */._J[status]),
    labelOf: () => `${INDENT}- `,
};
const NUMBERS = {
    wordOf: (cell) => (cell.status === 'read' ? 'read' : String(cell.index + 1)),
    labelOf: (index) => `${INDENT}${index + 1} `,
};
function coverageSection(canvas, document) {
    const found = (0,coverage_table/* coverageTable */.LR)(document);
    const { rows, reasons } = found;
    if (rows.length === 0)
        return [];
    const writing = roomForPath(canvas, found, WORDS) >= LEAST_PATH ? WORDS : NUMBERS;
    return [
        ...paragraph(canvas, titleOf(document, rows), { tone: 'bold' }),
        ...fileTable(canvas, found, writing),
        ...folded(rows, MOST_LISTED, () => []),
        ...folded(reasons, MOST_LISTED, (reason) => paragraph(canvas, (0,coverage_table/* missedText */.tJ)(reason, reasons), {
            label: writing.labelOf(reasons.indexOf(reason)),
            tone: 'dim',
        })),
    ];
}
function titleOf({ coverage }, rows) {
    const uncovered = rows.filter(({ covered }) => !covered).length;
    if (uncovered > 0) {
        return `Not covered: ${uncovered} of ${(0,figures/* counted */.hS)(coverage.files.length, 'file')} (quorum ${coverage.quorum})`;
    }
    return `Covered, but not read by every reviewer (${rows.length})`;
}
function fileTable(canvas, found, writing) {
    const rows = found.rows.slice(0, MOST_LISTED);
    const columns = [{ title: `${INDENT}file` }, ...found.seats.map((title) => ({ title }))];
    const room = roomForPath(canvas, found, writing);
    const cells = rows.map(({ path, cells: read }) => [
        { text: `${INDENT}${fitPath(path, room)}` },
        ...read.map((cell) => ({
            text: writing.wordOf(cell),
            ...(cell.status === 'read' ? {} : { tone: 'yellow' }),
        })),
    ]);
    const [titles = '', ...lines] = table(canvas, columns, cells, gapOf(canvas));
    const first = rows.findIndex(({ covered }) => covered);
    const isMixed = first > 0;
    return [
        titles,
        ...lines.flatMap((line, index) => isMixed && index === first
            ? [canvas.paint('dim', `${INDENT}covered, but not read by all`), line]
            : [line]),
    ];
}
function roomForPath(canvas, { seats, rows }, { wordOf }) {
    const shown = rows.slice(0, MOST_LISTED);
    const widths = seats.map((seat, index) => Math.max(seat.length, ...shown.map(({ cells }) => {
        const cell = cells[index];
        return cell === undefined ? 0 : (0,lib_text/* displayWidth */.F1)(wordOf(cell));
    })));
    const gaps = seats.length * gapOf(canvas).length;
    return canvas.width - INDENT.length - gaps - widths.reduce((sum, width) => sum + width, 0);
}
function gapOf(canvas) {
    return canvas.width < WIDE ? ' ' : '  ';
}

// EXTERNAL MODULE: ./src/domain/slot.ts
var slot = __webpack_require__(52334);
// EXTERNAL MODULE: ./src/stages/report/groups.ts
var report_groups = __webpack_require__(41288);
// EXTERNAL MODULE: ./src/stages/report/rule-words.ts
var rule_words = __webpack_require__(29538);
// EXTERNAL MODULE: ./src/stages/report/voices.ts
var voices = __webpack_require__(41483);
;// CONCATENATED MODULE: ./src/stages/report/terminal-findings.ts






const SEVERITY_TONES = {
    blocking: 'bold red',
    important: 'bold yellow',
    suggestion: 'cyan',
};
const HEAD_COLUMNS = 14;
const MOST_SET_ASIDE = 12;
const NO_FIX = 'Resolve: ';
function findingSections(canvas, { triage, coverage, slots }, between) {
    if (triage === null)
        return [];
    const groups = (0,report_groups/* groupsOf */.c)(triage);
    const ofBucket = (bucket) => groups.filter(({ cluster }) => cluster.decision.bucket === bucket);
    return [
        acceptedSection(canvas, ofBucket('accepted'), { slots, planned: coverage.seats }),
        ...between,
        setAsideSection(canvas, slots, { title: 'Deferred', groups: ofBucket('deferred') }),
        setAsideSection(canvas, slots, { title: 'Rejected', groups: ofBucket('rejected') }),
        duplicateSection(canvas, triage),
    ];
}
function findingHead(canvas, severity, { path, line, startLine }) {
    const range = startLine === null ? String(line) : `${startLine}-${line}`;
    return paragraph(canvas, line === 0 ? `${path} (the whole file)` : `${path}:${range}`, {
        label: `  ${severity}`,
        labelTone: SEVERITY_TONES[severity],
        indent: HEAD_COLUMNS,
        tone: 'bold',
    });
}
function acceptedSection(canvas, groups, panel) {
    if (groups.length === 0)
        return [];
    const lines = byFile(groups).flatMap((group) => ['', ...acceptedItem(canvas, group, panel)]);
    return [heading(canvas, `Accepted (${groups.length})`), ...lines.slice(1)];
}
function byFile(groups) {
    const files = new Map();
    for (const group of groups) {
        const same = files.get(group.finding.file);
        if (same)
            same.push(group);
        else
            files.set(group.finding.file, [group]);
    }
    return [...files.values()].flat();
}
function acceptedItem(canvas, { cluster, finding }, panel) {
    return [
        ...findingHead(canvas, cluster.decision.severity, placeOf(finding)),
        ...paragraph(canvas, finding.issue, { indent: 4 }),
        ...(cluster.fix.startsWith(NO_FIX)
            ? []
            : paragraph(canvas, cluster.fix, { label: '    fix: ', labelTone: 'green' })),
        ...parts(canvas, [agreement(cluster, panel), ...subject(finding)], { indent: 4, tone: 'dim' }),
    ];
}
function placeOf({ file, line, anchor }) {
    return { path: file, line, startLine: anchor?.line === line ? anchor.startLine : null };
}
function agreement({ slots, families, facts }, panel) {
    const { models, code } = (0,voices/* voicesOf */.fu)(slots, panel.slots);
    const who = (0,voices/* byText */.z4)(slots, panel.slots);
    if (models.length === 0)
        return who;
    const readers = Math.max(facts.covering, models.length);
    if (panel.planned === 1)
        return `${who}, a panel of one`;
    if (readers === 1)
        return `${who}, the only reader`;
    if (models.length === 1)
        return `${who}${code ? ': one' : ' alone,'} of ${(0,figures/* counted */.hS)(readers, 'reader')}`;
    const makers = families.filter((family) => family !== slot/* BUILTIN_FAMILY */.jV).length;
    return `${who}: ${models.length} of ${(0,figures/* counted */.hS)(readers, 'reader')}, ${(0,figures/* counted */.hS)(makers, 'family', 'families')}`;
}
function subject({ ruleId, criteriaSource, category }) {
    const rule = ruleId === null ? [] : [(0,rule_words/* citedRule */.M7)(ruleId, criteriaSource)];
    return [...rule, ...(category === null ? [] : [category])];
}
function setAsideSection(canvas, seats, { title, groups }) {
    if (groups.length === 0)
        return [];
    return [
        heading(canvas, `${title} (${groups.length})`),
        ...folded(groups, MOST_SET_ASIDE, ({ cluster, finding }) => [
            ...findingHead(canvas, cluster.decision.severity, placeOf(finding)),
            ...paragraph(canvas, finding.issue, { indent: 4 }),
            ...parts(canvas, [cluster.decision.reason, (0,voices/* byText */.z4)(cluster.slots.length === 0 ? [finding.slot] : cluster.slots, seats)], {
                indent: 4,
                tone: 'dim',
            }),
        ]),
    ];
}
function duplicateSection(canvas, { placements }) {
    const count = placements.filter(({ duplicateOf }) => duplicateOf !== null).length;
    if (count === 0)
        return [];
    const text = `${(0,figures/* counted */.hS)(count, 'more finding')} said the same in other words and ${count === 1 ? 'was' : 'were'} folded into the above.`;
    return paragraph(canvas, text, { tone: 'dim' });
}

;// CONCATENATED MODULE: ./src/stages/report/terminal-gates.ts



const STATUS_WORDS = {
    fail: 'failed',
    pass: 'passed',
    skipped: 'skipped',
};
const MOST_ROWS = 10;
function gateSection(canvas, document) {
    const { critic, gates, imported } = document;
    const states = gates.map(({ name, status }) => `${name} ${STATUS_WORDS[status]}`);
    return [
        heading(canvas, 'Gates'),
        ...parts(canvas, states, { indent: 2, tone: 'dim' }),
        ...(0,gate_words/* toldGates */.uk)(document).flatMap(({ name, reason }) => paragraph(canvas, `${name}: ${reason ?? ''}`, { label: '  - ' })),
        ...folded(imported, MOST_ROWS, (run) => paragraph(canvas, (0,gate_words/* importedText */.MM)(run), { label: '  - ' })),
        ...critic.findings.flatMap((finding) => [
            ...findingHead(canvas, finding.severity, {
                path: finding.file,
                line: finding.line ?? 0,
                startLine: null,
            }),
            ...paragraph(canvas, finding.issue, { indent: 4 }),
            ...(finding.fix === undefined ? [] : paragraph(canvas, finding.fix, { label: '    fix: ' })),
        ]),
    ];
}
function exceptionSection(canvas, document) {
    const counts = (0,gate_words/* exceptionCounts */.yT)(document);
    if (counts === '')
        return [];
    const rows = [...(0,gate_words/* addedMarkers */.S8)(document).map(gate_words/* markerText */.U7), ...document.suppressed.map(gate_words/* silencedText */.dx)];
    return [
        heading(canvas, 'Exceptions'),
        ...paragraph(canvas, counts, { indent: 2, tone: 'dim' }),
        ...folded(rows, MOST_ROWS, (text) => paragraph(canvas, text, { label: '  - ' })),
    ];
}

// EXTERNAL MODULE: ./src/domain/panel.ts
var panel = __webpack_require__(82410);
// EXTERNAL MODULE: ./src/stages/report/consulted.ts
var consulted = __webpack_require__(89203);
// EXTERNAL MODULE: ./src/stages/report/triage-words.ts
var triage_words = __webpack_require__(73192);
;// CONCATENATED MODULE: ./src/stages/report/terminal-panel.ts











const NOTE = { indent: 4, tone: 'dim' };
const COLUMNS = [
    { title: '  slot', rank: 0, cell: ({ name }) => ({ text: `  ${name}` }) },
    { title: 'status', rank: 0, cell: ({ status }) => status },
    {
        title: 'findings',
        rank: 3,
        right: true,
        cell: ({ findings }) => ({ text: findings === null ? '' : String(findings) }),
        words: ({ findings }) => (findings === null ? '' : (0,figures/* counted */.hS)(findings, 'finding')),
    },
    tokenColumn('in', 2, ({ input }) => input),
    tokenColumn('cached', 3, ({ cacheRead }) => cacheRead),
    tokenColumn('out', 2, ({ output }) => output),
    {
        title: 'cost',
        rank: 1,
        right: true,
        cell: ({ cost }) => ({ text: cost }),
        words: ({ cost }) => cost,
    },
    { title: 'time', rank: 3, right: true, cell: ({ time }) => ({ text: time }), words: ({ time }) => time },
];
function tokenColumn(title, rank, tokens) {
    const text = ({ usage }) => (0,figures/* tokensText */.c$)(tokens(usage));
    return {
        title,
        rank,
        right: true,
        cell: (figures) => ({ text: text(figures) }),
        words: (figures) => `${text(figures)} ${title}`,
    };
}
function panelSection(canvas, { slots, triage }, document) {
    const decisions = [...agentTexts(triage), ...(0,gate_words/* decisionTexts */.jX)(document)].flatMap((text) => paragraph(canvas, text, { label: '  - ', tone: 'dim' }));
    if (slots.length === 0)
        return decisions.length === 0 ? [] : [heading(canvas, 'Panel'), ...decisions];
    const consultations = triage?.consultations ?? [];
    const rows = [
        ...slots.map(figuresOf),
        ...(0,consulted/* consultedSeats */.W)(consultations).map(consultedFigures),
        total(slots, consultations),
    ];
    const columns = fittingColumns(canvas, rows);
    const [titles = '', ...lines] = panelTable(canvas, columns, rows);
    const told = (0,coverage_table/* toldSeats */.ab)(document);
    const besides = (figures) => COLUMNS.filter((column) => !columns.includes(column)).flatMap(({ words }) => words?.(figures) || []);
    return [
        heading(canvas, 'Panel'),
        titles,
        ...rows.flatMap((figures, index) => {
            const slot = slots[index];
            const notes = slot === undefined
                ? parts(canvas, besides(figures), NOTE)
                : notesOf(canvas, slot, { besides: [...checkedTexts(document, slot), ...besides(figures)], told });
            return [lines[index] ?? '', ...notes];
        }),
        ...decisions,
    ];
}
function checkedTexts({ conformance }, { slot }) {
    const count = (0,rule_words/* checkedCount */.x8)(conformance, slot);
    return count === null ? [] : [`checked ${count} rules`];
}
function agentTexts(triage) {
    const agent = triage?.agent ?? null;
    return agent === null ? [] : [(0,triage_words/* judgedText */.XU)(agent), ...agent.remarks];
}
function fittingColumns(canvas, rows) {
    const plain = { ...canvas, paint: (_tone, text) => text };
    const choices = [3, 2, 1, 0].map((most) => COLUMNS.filter(({ rank }) => rank <= most));
    const fits = (columns) => panelTable(plain, columns, rows).every((line) => line.length <= canvas.width);
    return choices.find(fits) ?? choices.at(-1) ?? COLUMNS;
}
function panelTable(canvas, columns, rows) {
    return table(canvas, columns, rows.map((figures) => columns.map(({ cell }) => cell(figures))));
}
function figuresOf(result) {
    const { slot, status, findings, usage, costUsd } = result;
    return {
        name: slot,
        status: statusCell(status),
        findings: findings.length,
        usage,
        cost: (0,figures/* usdText */.Yn)(costUsd),
        time: (0,figures/* durationText */.S5)(timeOf(result.calls)),
    };
}
function consultedFigures({ name, status, records, spent }) {
    return {
        name,
        status: statusCell(status),
        findings: null,
        usage: spent.usage,
        cost: (0,figures/* totalUsdText */.C6)(records),
        time: (0,figures/* durationText */.S5)(timeOf(records)),
    };
}
function statusCell(status) {
    return { text: status, tone: (0,panel/* isComplete */.A)(status) ? 'green' : 'yellow' };
}
function timeOf(asked) {
    return asked.flatMap(({ turns }) => turns).reduce((sum, { durationMs }) => sum + durationMs, 0);
}
function total(slots, consultations) {
    const spent = (0,usage/* spentBy */.M2)({ slots, consultations });
    return {
        name: 'total',
        status: { text: '' },
        findings: slots.reduce((sum, { findings }) => sum + findings.length, 0),
        usage: (0,usage/* totalOf */.e6)(spent).usage,
        cost: (0,figures/* totalUsdText */.C6)(spent),
        time: '',
    };
}
function modelText(binding) {
    return (0,slot/* isBuiltin */.iK)(binding) ? voices/* CODE_MODEL */.kK : (0,slot/* bindingText */.zt)(binding);
}
function notesOf(canvas, { slot, binding, reason, dropped }, { besides, told }) {
    const causes = [...new Set(dropped.map((item) => item.reason))].join('; ');
    const lost = `${(0,figures/* counted */.hS)(dropped.length, 'part')} of its answers could not be kept: ${causes}`;
    return [
        ...parts(canvas, [modelText(binding), ...besides], NOTE),
        ...(reason === null || told.has(slot) ? [] : paragraph(canvas, reason, { ...NOTE, tone: 'yellow' })),
        ...(dropped.length === 0 ? [] : paragraph(canvas, lost, NOTE)),
    ];
}

;// CONCATENATED MODULE: ./src/stages/report/terminal-rules.ts



const terminal_rules_MOST_ROWS = 10;
const ID_COLUMNS = 80;
const terminal_rules_TONES = {
    violated: 'bold red',
    'not-checked': 'bold yellow',
    met: 'green',
    'not-applicable': 'dim',
};
function rulesSection(canvas, { conformance }) {
    if (conformance.rules.length === 0)
        return [];
    const { single, together } = (0,rule_words/* toldRules */.h$)(conformance);
    const left = (0,rule_words/* leftText */.$)(conformance);
    const lines = [...together.map(rule_words/* togetherText */.Ko), ...(left === null ? [] : [left])];
    return [
        heading(canvas, 'Rules'),
        ...paragraph(canvas, (0,rule_words/* ruleCounts */.H0)(conformance), { indent: 2, tone: 'dim' }),
        ...folded(single, terminal_rules_MOST_ROWS, (rule) => ruleLines(canvas, rule)),
        ...lines.flatMap((text) => paragraph(canvas, text, { label: '  - ', tone: 'dim' })),
    ];
}
function ruleLines(canvas, rule) {
    const head = `${(0,lib_text/* oneLine */.TN)(rule.id, ID_COLUMNS)}  ${(0,rule_words/* ruleTitle */.zO)(rule)}`;
    return [
        ...paragraph(canvas, head, { indent: 2, tone: 'bold' }),
        ...paragraph(canvas, (0,rule_words/* ruleStatus */.Rg)(rule), { indent: 4, tone: terminal_rules_TONES[rule.status] }),
        ...(0,rule_words/* answerTexts */.lu)(rule).flatMap((text) => paragraph(canvas, text, { label: '    - ', tone: 'dim' })),
    ];
}

// EXTERNAL MODULE: ./src/domain/triage.ts
var triage = __webpack_require__(60950);
// EXTERNAL MODULE: ./src/stages/report/matrix.ts
var matrix = __webpack_require__(51353);
// EXTERNAL MODULE: ./src/stages/report/places.ts
var places = __webpack_require__(6176);
;// CONCATENATED MODULE: ./src/stages/report/terminal-triage.ts






const terminal_triage_MOST_ROWS = 20;
const terminal_triage_WIDE = 60;
const LEAST_ISSUE = 16;
const CELLS = {
    blocking: { mark: 'B', tone: 'bold red', legend: 'B blocking' },
    important: { mark: 'I', tone: 'bold yellow', legend: 'I important' },
    suggestion: { mark: 'S', tone: 'cyan', legend: 'S suggestion' },
    silent: { mark: '·', tone: 'dim', legend: '· read the file and did not raise it' },
    absent: { mark: '', legend: 'blank: did not read the file to the end' },
};
const STANDS = [
    'blocking',
    'important',
    'suggestion',
    'silent',
    'absent',
];
const ISSUE_INDENT = 4;
const VOICE = { indent: ISSUE_INDENT, tone: 'dim' };
function matrixSection(canvas, document) {
    const { seats, rows } = (0,matrix/* matrixOf */.l)(document);
    if (rows.length === 0)
        return [];
    const gap = ' '.repeat(canvas.width < terminal_triage_WIDE ? 1 : 2);
    const shown = rows.slice(0, terminal_triage_MOST_ROWS);
    const stands = new Set(shown.flatMap((row) => row.stands));
    const legend = STANDS.filter((stand) => stands.has(stand)).map((stand) => CELLS[stand].legend);
    const lines = triage/* BUCKETS */.SC.flatMap((bucket) => {
        const ofBucket = shown.filter((row) => row.bucket === bucket);
        return ofBucket.length === 0
            ? []
            : [`  ${bucket}`, ...ofBucket.map((row) => matrixLine(canvas, row, seats, gap))];
    });
    return [
        heading(canvas, `Who raised what (${rows.length})`),
        canvas.paint('dim', `  ${seats.join(gap)}`),
        ...lines,
        ...folded(rows, terminal_triage_MOST_ROWS, () => []),
        ...paragraph(canvas, legend.join('; '), { indent: 2, tone: 'dim' }),
    ];
}
function matrixLine(canvas, row, seats, gap) {
    const cells = seats.map((seat, index) => {
        const { mark, tone } = CELLS[row.stands[index] ?? 'absent'];
        const blanks = ' '.repeat(seat.length - (0,lib_text/* displayWidth */.F1)(mark));
        return (tone === undefined ? mark : canvas.paint(tone, mark)) + blanks;
    });
    const left = canvas.width - 2 - seats.reduce((sum, seat) => sum + seat.length + gap.length, 0);
    const place = fitPath((0,lib_text/* logSafe */.sN)((0,places/* placeText */.Z)(row)), left);
    const room = left - (0,lib_text/* displayWidth */.F1)(place) - 2;
    const issue = room < LEAST_ISSUE ? '' : `  ${canvas.paint('dim', (0,lib_text/* oneLine */.TN)(row.issue, room))}`;
    return `  ${cells.map((cell) => cell + gap).join('')}${place}${issue}`;
}
function disagreementSection(canvas, { triage }) {
    const disagreements = triage?.consensus?.disagreements ?? [];
    if (disagreements.length === 0)
        return [];
    return [
        heading(canvas, `Disagreements (${disagreements.length})`),
        ...disagreements.flatMap(({ file, line = 0, issue, note }) => [
            ...paragraph(canvas, (0,places/* placeText */.Z)({ path: file, line, anchor: null }), { indent: 2, tone: 'bold' }),
            ...paragraph(canvas, issue, { indent: ISSUE_INDENT }),
            ...paragraph(canvas, note, VOICE),
        ]),
    ];
}
function rebuttalSection(canvas, document) {
    const { rebuttal } = document;
    if (rebuttal === null)
        return [];
    const speakers = (0,triage_words/* speakersOf */.oU)(document);
    return [
        heading(canvas, `Rebuttal (${rebuttal.debates.length})`),
        ...rebuttal.debates.flatMap(({ cluster, positions, effect }) => [
            ...subjectLines(canvas, speakers.get(cluster)),
            ...positions.flatMap((position) => paragraph(canvas, (0,triage_words/* positionText */.J)(position), VOICE)),
            ...paragraph(canvas, effect, { label: '    effect: ' }),
        ]),
        ...remarkLines(canvas, rebuttal.remarks),
    ];
}
function crossCheckSection(canvas, document) {
    const { crossCheck } = document;
    if (crossCheck === null)
        return [];
    const speakers = (0,triage_words/* speakersOf */.oU)(document);
    return [
        heading(canvas, 'Cross-check'),
        ...paragraph(canvas, (0,triage_words/* checkedText */.N0)(crossCheck), { indent: 2 }),
        ...crossCheck.differences.flatMap(({ cluster, agent, second, outcome }) => [
            ...subjectLines(canvas, speakers.get(cluster)),
            ...paragraph(canvas, (0,triage_words/* rulingText */.H8)(agent), VOICE),
            ...paragraph(canvas, (0,triage_words/* rulingText */.H8)(second), VOICE),
            ...paragraph(canvas, outcome, { label: '    holds: ' }),
        ]),
        ...remarkLines(canvas, crossCheck.remarks),
    ];
}
function subjectLines(canvas, finding) {
    if (finding === undefined)
        return [];
    const place = (0,places/* placeText */.Z)({ ...finding, path: finding.file });
    const issue = (0,lib_text/* oneLine */.TN)(finding.issue, canvas.width - ISSUE_INDENT);
    return [
        ...paragraph(canvas, place, { indent: 2, tone: 'bold' }),
        ...paragraph(canvas, issue, { indent: ISSUE_INDENT }),
    ];
}
function remarkLines(canvas, remarks) {
    return remarks.flatMap((remark) => paragraph(canvas, remark, { label: '  - ', tone: 'dim' }));
}

;// CONCATENATED MODULE: ./src/stages/report/terminal.ts
















const terminal_TONES = {
    pass: 'bold green',
    block: 'bold red',
    incomplete: 'bold yellow',
    skipped: 'bold',
};
const NEUTRAL = 'counts as success, since on-incomplete is neutral';
const SHORT_SHA = 12;
function renderTerminal(outcome, options) {
    const canvas = createCanvas(options);
    const document = (0,review_document.reviewDocument)(outcome);
    const gates = gateSection(canvas, document);
    const gatesFound = outcome.gates.critic.findings.length > 0;
    const sections = [
        headline(canvas, outcome),
        ...(gatesFound ? [gates] : []),
        ...findingSections(canvas, outcome, triageSections(canvas, document)),
        rulesSection(canvas, document),
        exceptionSection(canvas, document),
        coverageSection(canvas, document),
        notReviewedSection(canvas, document),
        ...(gatesFound ? [] : [gates]),
        panelSection(canvas, outcome, document),
    ];
    const text = sections
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join('\n'))
        .join('\n\n');
    return `${(0,lib_text/* breakCommands */.ix)(text)}\n`;
}
function triageSections(canvas, document) {
    return [
        matrixSection(canvas, document),
        disagreementSection(canvas, document),
        rebuttalSection(canvas, document),
        crossCheckSection(canvas, document),
    ];
}
function headline(canvas, outcome) {
    const { conclusion, reasons, exitCode } = outcome.verdict;
    const isNeutral = conclusion === 'incomplete' && exitCode === 0;
    const rules = (0,gate_words/* rulesChangedText */.NJ)(outcome, (path) => path);
    const code = (0,rules_only/* rulesOnly */.m)(outcome);
    return [
        canvas.paint(terminal_TONES[conclusion], conclusion.toUpperCase()),
        ...(code === null ? [] : paragraph(canvas, code.words, { indent: 2, tone: 'bold yellow' })),
        ...parts(canvas, terminal_figuresOf(outcome), { indent: 2 }),
        ...paragraph(canvas, terminal_placeOf(outcome.change.identity), { indent: 2, tone: 'dim' }),
        ...(rules === null ? [] : paragraph(canvas, rules, { indent: 2 })),
        ...(code === null ? [] : paragraph(canvas, code.remedy, { indent: 2, tone: 'dim' })),
        ...[...reasons, ...(isNeutral ? [NEUTRAL] : [])].flatMap((reason) => paragraph(canvas, reason, { label: '  - ' })),
    ];
}
function terminal_figuresOf({ slots, coverage, triage }) {
    if (coverage.files.length === 0)
        return [];
    const spent = (0,usage/* spentBy */.M2)({ slots, consultations: triage?.consultations ?? [] });
    return [
        ...(!(0,code_seats/* isRulesOnly */.kY)(slots) ? [`${(0,read_words/* readersText */.yi)({ coverage, slots })} read every file`] : []),
        ...(0,read_words/* cutTexts */.xC)({ coverage }),
        `${(0,read_words/* coveredText */.et)({ coverage })} covered`,
        ...(triage === null ? [] : [acceptedText(triage)]),
        ...(spent.length === 0 ? [] : [(0,figures/* totalUsdText */.C6)(spent)]),
        ...(triage?.document.consensus === undefined ? [] : [`consensus ${triage.document.consensus.verdict}`]),
    ];
}
function acceptedText({ document, findings }) {
    if (findings.length === 0)
        return 'no findings';
    const bySeverity = severity/* SEVERITIES */.oC.flatMap((severity) => {
        const count = document.accepted.filter((finding) => finding.severity === severity).length;
        return count === 0 ? [] : [`${count} ${severity}`];
    });
    return bySeverity.length === 0 ? 'no finding accepted' : `accepted ${bySeverity.join(', ')}`;
}
function terminal_placeOf({ repository, number, base, head }) {
    const name = number === null ? repository : `${repository} #${number}`;
    return `${name}  ${base.ref} … ${head.ref}  ${head.sha.slice(0, SHORT_SHA)}`;
}


/***/ }),

/***/ 73192:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H8: () => (/* binding */ rulingText),
/* harmony export */   J: () => (/* binding */ positionText),
/* harmony export */   N0: () => (/* binding */ checkedText),
/* harmony export */   XU: () => (/* binding */ judgedText),
/* harmony export */   oU: () => (/* binding */ speakersOf)
/* harmony export */ });
/* harmony import */ var _domain_triage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60950);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58907);


function judgedText({ slots, asked, ruled }) {
    const left = asked - ruled;
    const groups = (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(asked, 'group');
    if (slots.length === 0)
        return `Triage: nobody was asked about ${groups}, the table alone decided`;
    const rest = left > 0 ? `, the table alone decided ${left}` : '';
    return `Triage: ${slots.join(', ')} judged ${left > 0 ? `${ruled} of ${groups}` : groups}${rest}`;
}
function checkedText({ slots, sampled, checked, differences }) {
    const why = sampled ? 'every one, since this run is in the sample' : 'those that need a second voice';
    const who = slots.join(', ') || 'Nobody';
    const differ = differences.length === 0 ? 'no difference' : (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(differences.length, 'difference');
    return `${who} checked ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(checked, 'group')} (${why}): ${differ}`;
}
function positionText({ slot, stand, reason }) {
    return withReason(`${slot} ${stand === 'uphold' ? 'upholds' : 'withdraws'}`, reason);
}
function rulingText({ slot, bucket, severity, basis, reason }) {
    const what = (0,_domain_triage_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionWords */ ._C)({ bucket, severity });
    const why = bucket === 'accepted' || basis === null ? '' : `, ${_domain_triage_js__WEBPACK_IMPORTED_MODULE_0__/* .BASIS_WORDS */ .zO[basis]}`;
    return withReason(`${slot}: ${what}${why}`, reason);
}
function withReason(text, reason) {
    return reason.trim() === '' ? text : `${text}: ${reason}`;
}
function speakersOf({ clusters, findings }) {
    const byId = new Map(findings.map((finding) => [finding.id, finding]));
    return new Map(clusters.flatMap(({ id, representative }) => {
        const finding = byId.get(representative);
        return finding === undefined ? [] : [[id, finding]];
    }));
}


/***/ }),

/***/ 41483:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fu: () => (/* binding */ voicesOf),
/* harmony export */   kK: () => (/* binding */ CODE_MODEL),
/* harmony export */   z4: () => (/* binding */ byText)
/* harmony export */ });
/* harmony import */ var _domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27344);

const CODE_WORDS = 'rules';
const CODE_MODEL = 'rules by code';
function voicesOf(raised, seats) {
    const code = (0,_domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSlots */ .J)(seats);
    return { models: raised.filter((slot) => !code.has(slot)), code: raised.some((slot) => code.has(slot)) };
}
function byText(raised, seats) {
    if (raised.length === 0)
        return 'by a gate';
    const { models, code } = voicesOf(raised, seats);
    if (models.length === 0)
        return `by ${CODE_WORDS}, no model`;
    return `by ${models.join(', ')}${code ? ` and ${CODE_WORDS}` : ''}`;
}


/***/ })

};
