export const id = 2258;
export const ids = [2258];
export const modules = {

/***/ 8031:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ routingLine),
/* harmony export */   MM: () => (/* binding */ importedText),
/* harmony export */   NJ: () => (/* binding */ rulesChangedText),
/* harmony export */   S8: () => (/* binding */ addedMarkers),
/* harmony export */   U7: () => (/* binding */ markerText),
/* harmony export */   dx: () => (/* binding */ silencedText),
/* harmony export */   h: () => (/* binding */ capTexts),
/* harmony export */   uk: () => (/* binding */ toldGates),
/* harmony export */   yT: () => (/* binding */ exceptionCounts)
/* harmony export */ });
/* harmony import */ var _domain_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3252);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9112);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8907);



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

/***/ 2258:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishLines: () => (/* binding */ publishLines),
/* harmony export */   reviewLines: () => (/* binding */ reviewLines)
/* harmony export */ });
/* harmony import */ var _domain_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4227);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9112);
/* harmony import */ var _consulted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1584);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8907);
/* harmony import */ var _gate_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8031);





const REASON_COLUMNS = 200;
function reviewLines(document) {
    const { change, consultations, coverage, critic, gaps, gates, skipped, slots, triage, uncovered } = document;
    const { base, mergeBase, head } = change;
    const short = (sha) => sha.slice(0, 12);
    return [
        `collect  ${short(mergeBase)}…${short(head.sha)} onto ${base.ref}: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(gaps.length, 'gap')}`,
        ...lineFor('collect', (0,_gate_words_js__WEBPACK_IMPORTED_MODULE_2__/* .rulesChangedText */ .NJ)(document, (path) => path)),
        `gates    ${gates.map(({ name, status }) => `${name} ${status}`).join(', ')}; ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(critic.findings.length, 'finding')}`,
        ...gateLines(document),
        `plan     ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(coverage.files.length, 'file')} for review, ${skipped.length} left out by rule, ${uncovered.length} not given to the panel`,
        ...lineFor('plan', (0,_gate_words_js__WEBPACK_IMPORTED_MODULE_2__/* .routingLine */ .H0)(document.routing)),
        ...slots.map(seatLine),
        ...(0,_consulted_js__WEBPACK_IMPORTED_MODULE_1__/* .consultedSeats */ .W)(consultations).map(consultedLine),
        ...(triage === null ? [] : [triageLine(document, triage)]),
        `result   ${[document.conclusion, ...document.reasons].join('; ')}`,
    ];
}
function lineFor(step, text) {
    return text === null || text === '' ? [] : [`${step.padEnd(8)} ${text}`];
}
function gateLines(document) {
    const counts = (0,_gate_words_js__WEBPACK_IMPORTED_MODULE_2__/* .exceptionCounts */ .yT)(document);
    return [
        ...(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_2__/* .toldGates */ .uk)(document).map(({ name, status, reason }) => `${name} ${status}: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(reason ?? '', REASON_COLUMNS)}`),
        ...document.imported.map(_gate_words_js__WEBPACK_IMPORTED_MODULE_2__/* .importedText */ .MM),
        ...(counts === '' ? [] : [`exceptions: ${counts}`]),
    ].flatMap((text) => lineFor('gates', text));
}
function seatLine({ slot, binding, status, reason, findings, usage, costUsd, }) {
    const why = reason === null ? '' : ` (${reason})`;
    return `panel    ${slot} ${binding} ${status}${why}: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(findings, 'finding')}, ${tokenText(usage)}, ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .usdText */ .Yn)(costUsd)}`;
}
function consultedLine({ name, status, records, spent }) {
    const reasons = records.flatMap(({ reason }) => reason ?? []);
    const why = reasons.length === 0 ? '' : ` (${[...new Set(reasons)].join('; ')})`;
    const turns = records.reduce((sum, { calls }) => sum + calls, 0);
    const asked = `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(records.length, 'question')} in ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(turns, 'turn')}`;
    return `triage   ${name} ${records[0]?.binding ?? ''} ${status}${why}: ${asked}, ${tokenText(spent.usage)}, ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .totalUsdText */ .C6)(records)}`;
}
function tokenText({ input, cacheRead, output }) {
    return `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .tokensText */ .c$)(input)} in (${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .tokensText */ .c$)(cacheRead)} cached), ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .tokensText */ .c$)(output)} out`;
}
function triageLine(document, triage) {
    const { accepted, deferred, rejected, consensus } = triage;
    const cost = (0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .totalUsdText */ .C6)((0,_domain_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .spentBy */ .M2)(document));
    return `triage   ${accepted.length} accepted, ${deferred.length} deferred, ${rejected.length} rejected; consensus ${consensus?.verdict ?? 'none'}; ${cost} in all`;
}
function publishLines(receipt) {
    const { posted, kept, resolved, places, operations, incomplete, remarks } = receipt;
    const listed = places.filter(({ state }) => state === 'listed').length;
    const counts = `${posted} posted, ${kept} kept, ${listed} in the summary only, ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(resolved, 'thread')} resolved${descriptionText(receipt)}`;
    const writes = operations.filter(({ result }) => result === 'done').length;
    const troubles = operations.filter(({ result }) => !['done', 'kept', 'planned'].includes(result));
    return [
        `publish  ${counts}; ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(writes, 'write')}`,
        ...troubles.map(({ kind, result, message }) => `publish  ${kind} ${result}${message === null ? '' : `: ${message}`}`),
        ...[...incomplete, ...remarks].map((line) => `publish  ${line}`),
    ];
}
function descriptionText({ operations, prVersion }) {
    const last = operations.filter(({ kind }) => kind === 'description').at(-1);
    const version = prVersion === null ? '' : `, now version ${prVersion}`;
    if (last?.result === 'done')
        return `, description updated${version}`;
    return last?.result === 'kept' ? ', description as it was' : '';
}


/***/ })

};
