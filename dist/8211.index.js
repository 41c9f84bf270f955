export const id = 8211;
export const ids = [8211];
export const modules = {

/***/ 55705:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ unpublished)
/* harmony export */ });
/* unused harmony export CONCLUSIONS */
const CONCLUSIONS = (/* unused pure expression or super */ null && (['pass', 'block', 'incomplete', 'skipped']));
function unpublished(conclusion) {
    return conclusion === 'block' ? 'block' : 'incomplete';
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

/***/ 48211:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   conclude: () => (/* binding */ conclude),
/* harmony export */   concludePublished: () => (/* binding */ concludePublished)
/* harmony export */ });
/* harmony import */ var _domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27344);
/* harmony import */ var _domain_conclusion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55705);
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61245);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58907);
/* harmony import */ var _rule_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29538);





function conclude(evidence) {
    const block = [
        ...gateReasons(evidence),
        ...importedReasons(evidence),
        ...findingReasons(evidence),
        ...gapReasons(evidence),
    ];
    const incomplete = incompleteReasons(evidence);
    const reasons = [...block, ...incomplete];
    if (block.length > 0)
        return { conclusion: 'block', reasons, exitCode: 1 };
    if (incomplete.length > 0) {
        return { conclusion: 'incomplete', reasons, exitCode: evidence.onIncomplete === 'neutral' ? 0 : 1 };
    }
    if (evidence.coverage.files.length === 0) {
        return { conclusion: 'skipped', reasons: ['nothing in the change is for review'], exitCode: 0 };
    }
    return { conclusion: 'pass', reasons: [], exitCode: 0 };
}
function concludePublished(verdict, receipt, onIncomplete) {
    if (receipt.closed) {
        return {
            conclusion: 'skipped',
            reasons: ['the pull request was closed meanwhile', ...verdict.reasons],
            exitCode: 0,
        };
    }
    if (receipt.incomplete.length === 0)
        return verdict;
    const reasons = [...verdict.reasons, ...receipt.incomplete];
    const conclusion = (0,_domain_conclusion_js__WEBPACK_IMPORTED_MODULE_2__/* .unpublished */ .O)(verdict.conclusion);
    const isNeutral = conclusion === 'incomplete' && onIncomplete === 'neutral';
    return { conclusion, reasons, exitCode: isNeutral ? 0 : 1 };
}
function gateReasons({ gates: { critic, statuses, imported }, failOn }) {
    if (failOn === 'never')
        return [];
    const failed = statuses
        .filter(({ status }) => status === 'fail')
        .map(({ name, reason }) => `the gate ${name} failed${reason === null ? '' : `: ${reason}`}`);
    const isBlocking = ({ severity }) => severity === 'blocking';
    const others = imported.flatMap(({ findings }) => findings).filter(isBlocking).length;
    const blocking = critic.findings.filter(isBlocking).length - others;
    if (failed.length > 0 || blocking === 0)
        return failed;
    return [`the gates found ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(blocking, 'blocking problem')}`];
}
function importedReasons({ gates: { imported }, failOn }) {
    const found = imported.flatMap(({ findings }) => findings);
    return _domain_severity_js__WEBPACK_IMPORTED_MODULE_4__/* .SEVERITIES */ .oC.filter((severity) => (0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_4__/* .reaches */ .O6)(severity, failOn)).flatMap((severity) => {
        const count = found.filter((finding) => finding.severity === severity).length;
        return count === 0 ? [] : [`other tools found ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(count, `${severity} problem`)}`];
    });
}
function findingReasons({ triage, failOn }) {
    const accepted = triage?.document.accepted ?? [];
    return _domain_severity_js__WEBPACK_IMPORTED_MODULE_4__/* .SEVERITIES */ .oC.filter((severity) => (0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_4__/* .reaches */ .O6)(severity, failOn)).flatMap((severity) => {
        const count = accepted.filter((finding) => finding.severity === severity).length;
        return count === 0 ? [] : [(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(count, `accepted ${severity} finding`)];
    });
}
const GAPS_OF_CODE = '; code alone leaves rules that take judgement unchecked: let a model review too, or set skillConformance.blockOnCoverageGap to false';
function gapReasons({ conformance, blockOnGap, failOn, plan }) {
    if (!blockOnGap || failOn === 'never')
        return [];
    const gaps = conformance.rules.flatMap(({ rule, gap }) => (gap === null ? [] : [rule.id]));
    if (gaps.length === 0)
        return [];
    const remedy = (0,_domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__/* .isRulesOnly */ .kY)(plan.seats) ? GAPS_OF_CODE : '';
    return [`${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(gaps.length, 'rule')} not covered: ${(0,_rule_words_js__WEBPACK_IMPORTED_MODULE_1__/* .namedRules */ .PR)(gaps)}${remedy}`];
}
function incompleteReasons(evidence) {
    const { change, gates, plan, coverage, stopped } = evidence;
    const unscanned = gates.unscannable.length;
    return [
        ...withheldReasons(evidence),
        ...(stopped ? ['the run was interrupted'] : []),
        ...coverageReasons(coverage, plan),
        ...change.gaps,
        ...(unscanned === 0 ? [] : [`${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(unscanned, 'file')} could not be scanned for secrets`]),
        ...disagreementReasons(evidence),
    ];
}
function withheldReasons({ withheld, coverage, plan }) {
    if (withheld === null || coverage.files.length === 0)
        return [];
    return [plan.seats.length === 0 ? withheld : `gates and rules alone ran; ${withheld}`];
}
function disagreementReasons({ triage, blockOnDisagreement }) {
    const count = triage?.crossCheck?.differences.length ?? 0;
    if (!blockOnDisagreement || count === 0)
        return [];
    return [`the cross-check differs on ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(count, 'group')} of findings`];
}
function coverageReasons(coverage, plan) {
    const unsent = new Set(plan.uncovered.map(({ path }) => path));
    const unread = coverage.files.filter((file) => !file.covered && !unsent.has(file.path)).length;
    return [
        ...(unread === 0
            ? []
            : [
                `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(unread, 'file')} read to the end by fewer than ${coverage.quorum} of ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(coverage.seats, 'reviewer')}`,
            ]),
        ...(unsent.size === 0
            ? []
            : [`${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(unsent.size, 'file')} for review could not be given to the panel`]),
    ];
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


/***/ })

};
