export const id = 2258;
export const ids = [2258];
export const modules = {

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

/***/ 72258:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishLines: () => (/* binding */ publishLines),
/* harmony export */   reviewLines: () => (/* binding */ reviewLines)
/* harmony export */ });
/* harmony import */ var _domain_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94227);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79112);
/* harmony import */ var _consulted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89203);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58907);
/* harmony import */ var _gate_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58031);
/* harmony import */ var _rule_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29538);
/* harmony import */ var _rules_only_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63652);







const REASON_COLUMNS = 200;
function reviewLines(document) {
    const { change, consultations, coverage, critic, gaps, gates, scopeGate, skipped, slots, triage, uncovered, } = document;
    const { base, mergeBase, head } = change;
    const only = (0,_rules_only_js__WEBPACK_IMPORTED_MODULE_4__/* .rulesOnly */ .m)(document);
    const short = (sha) => sha.slice(0, 12);
    return [
        `collect  ${short(mergeBase)}…${short(head.sha)} onto ${base.ref}: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(gaps.length, 'gap')}`,
        ...lineFor('collect', (0,_gate_words_js__WEBPACK_IMPORTED_MODULE_2__/* .rulesChangedText */ .NJ)(document, (path) => path)),
        `gates    ${gates.map(({ name, status }) => `${name} ${status}`).join(', ')}; ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(critic.findings.length, 'finding')}`,
        ...gateLines(document),
        `plan     ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(coverage.files.length, 'file')} for review, ${skipped.length} left out by rule, ${uncovered.length} not given to the panel`,
        ...lineFor('plan', (0,_gate_words_js__WEBPACK_IMPORTED_MODULE_2__/* .routingLine */ .H0)(document.routing)),
        ...lineFor('plan', scopeGate?.reason ?? null),
        ...slots.map(seatLine),
        ...lineFor('rules', rulesText(document)),
        ...(0,_consulted_js__WEBPACK_IMPORTED_MODULE_1__/* .consultedSeats */ .W)(consultations).map(consultedLine),
        ...(triage === null ? [] : [triageLine(document, triage)]),
        `result   ${[document.conclusion, ...(only === null ? [] : [only.words]), ...document.reasons].join('; ')}`,
    ];
}
function lineFor(step, text) {
    return text === null || text === '' ? [] : [`${step.padEnd(8)} ${text}`];
}
function gateLines(document) {
    const counts = (0,_gate_words_js__WEBPACK_IMPORTED_MODULE_2__/* .exceptionCounts */ .yT)(document);
    return [
        ...(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_2__/* .toldGates */ .uk)(document).map(({ name, status, reason }) => `${name} ${status}: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .TN)(reason ?? '', REASON_COLUMNS)}`),
        ...document.imported.map(_gate_words_js__WEBPACK_IMPORTED_MODULE_2__/* .importedText */ .MM),
        ...(counts === '' ? [] : [`exceptions: ${counts}`]),
    ].flatMap((text) => lineFor('gates', text));
}
function rulesText({ conformance }) {
    if (conformance.rules.length === 0)
        return null;
    const gaps = conformance.rules.flatMap(({ id, gap }) => (gap === null ? [] : [id]));
    const left = (0,_rule_words_js__WEBPACK_IMPORTED_MODULE_3__/* .leftText */ .$)(conformance);
    return [
        (0,_rule_words_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleCounts */ .H0)(conformance),
        ...(gaps.length === 0 ? [] : [`not covered: ${(0,_rule_words_js__WEBPACK_IMPORTED_MODULE_3__/* .namedRules */ .PR)(gaps)}`]),
        ...(left === null ? [] : [left]),
    ].join('; ');
}
function seatLine({ slot, binding, status, reason, findings, usage, costUsd, }) {
    const why = reason === null ? '' : ` (${reason})`;
    return `panel    ${slot} ${binding} ${status}${why}: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(findings, 'finding')}, ${tokenText(usage)}, ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .usdText */ .Yn)(costUsd)}`;
}
function consultedLine({ name, status, records, spent }) {
    const reasons = records.flatMap(({ reason }) => reason ?? []);
    const why = reasons.length === 0 ? '' : ` (${[...new Set(reasons)].join('; ')})`;
    const turns = records.reduce((sum, { calls }) => sum + calls, 0);
    const asked = `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(records.length, 'question')} in ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(turns, 'turn')}`;
    return `triage   ${name} ${records[0]?.binding ?? ''} ${status}${why}: ${asked}, ${tokenText(spent.usage)}, ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .totalUsdText */ .C6)(records)}`;
}
function tokenText({ input, cacheRead, output }) {
    return `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .tokensText */ .c$)(input)} in (${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .tokensText */ .c$)(cacheRead)} cached), ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .tokensText */ .c$)(output)} out`;
}
function triageLine(document, triage) {
    const { accepted, deferred, rejected, consensus } = triage;
    const cost = (0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .totalUsdText */ .C6)((0,_domain_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .spentBy */ .M2)(document));
    return `triage   ${accepted.length} accepted, ${deferred.length} deferred, ${rejected.length} rejected; consensus ${consensus?.verdict ?? 'none'}; ${cost} in all`;
}
function publishLines(receipt) {
    const { posted, kept, resolved, places, operations, incomplete, remarks } = receipt;
    const listed = places.filter(({ state }) => state === 'listed').length;
    const counts = `${posted} posted, ${kept} kept, ${listed} in the summary only, ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(resolved, 'thread')} resolved${descriptionText(receipt)}`;
    const writes = operations.filter(({ result }) => result === 'done').length;
    const troubles = operations.filter(({ result }) => !['done', 'kept', 'planned'].includes(result));
    return [
        `publish  ${counts}; ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(writes, 'write')}`,
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


/***/ })

};
