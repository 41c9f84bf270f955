export const id = 8196;
export const ids = [8196];
export const modules = {

/***/ 21956:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ citedTitle)
/* harmony export */ });
function citedTitle({ conformance }, { ruleId, criteriaSource }) {
    const cited = conformance.rules.find(({ id, source }) => id === ruleId && source === criteriaSource);
    return cited?.title ?? null;
}


/***/ }),

/***/ 58196:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   annotationsOf: () => (/* binding */ annotationsOf)
/* harmony export */ });
/* harmony import */ var _domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27344);
/* harmony import */ var _lib_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41202);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79112);
/* harmony import */ var _markdown_model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77701);
/* harmony import */ var _voices_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41483);





const LEVELS = { blocking: 'failure', important: 'warning', suggestion: 'notice' };
const TITLE_COLUMNS = 100;
const MESSAGE_UNITS = 4_000;
function annotationsOf(document, places, limit) {
    return (0,_markdown_model_js__WEBPACK_IMPORTED_MODULE_3__/* .placesOf */ .ek)(document, places)
        .filter(({ place }) => place === 'summary')
        .flatMap(({ finding }) => annotationOf(finding, document.slots))
        .slice(0, Math.max(0, limit));
}
function annotationOf(finding, seats) {
    const { anchor, severity, path, category, slots } = finding;
    const endLine = anchor?.line ?? finding.line;
    if (endLine < 1 || anchor?.side === 'LEFT')
        return [];
    const kind = [severity, ...(category === null ? [] : [category])].join(', ');
    const only = (0,_domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__/* .isRulesOnly */ .kY)(seats) ? ', rules only' : '';
    return [
        {
            path,
            startLine: anchor?.startLine ?? endLine,
            endLine,
            level: LEVELS[severity],
            title: (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(`Quorate${only}: ${kind} (${(0,_voices_js__WEBPACK_IMPORTED_MODULE_2__/* .byText */ .z4)(slots, seats)})`, TITLE_COLUMNS),
            message: messageOf(finding),
        },
    ];
}
function messageOf(finding) {
    const fix = (0,_markdown_model_js__WEBPACK_IMPORTED_MODULE_3__/* .fixOf */ .BW)(finding);
    const said = finding.issue + (fix === null ? '' : `\n\nFix: ${fix}`);
    const text = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)((0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .stripMarkers */ .oZ)((0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)((0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .proseMarkdown */ .Rw)(said)))).trim();
    return text.length <= MESSAGE_UNITS ? text : `${wellFormedHead(text, MESSAGE_UNITS - 1)}…`;
}
function wellFormedHead(text, units) {
    return text.slice(0, units).replace(/[\uD800-\uDBFF]$/, '');
}


/***/ }),

/***/ 77701:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ fixOf),
/* harmony export */   Tc: () => (/* binding */ sortFindings),
/* harmony export */   UH: () => (/* binding */ mergedGateFindings),
/* harmony export */   ek: () => (/* binding */ placesOf)
/* harmony export */ });
/* unused harmony export compareFindings */
/* harmony import */ var _domain_cited_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21956);
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61245);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79112);



const NO_FIX = 'Resolve: ';
function sortFindings({ findings }) {
    const sorted = { accepted: [], deferred: [], rejected: [], duplicates: [] };
    for (const finding of findings) {
        sorted[finding.duplicateOf === null ? finding.bucket : 'duplicates'].push(finding);
    }
    return sorted;
}
function placesOf(document, places) {
    const placed = new Set(places.map(({ finding }) => finding.id));
    const reason = places.length === 0 ? null : 'no comment was planned for it';
    const wanted = [
        ...acceptedOf(document),
        ...(places.length === 0 ? document.critic.findings.map(fromGate) : []),
    ];
    const missing = wanted.filter(({ id }) => !placed.has(id));
    return [
        ...places,
        ...missing.map((finding) => ({
            finding,
            place: 'summary',
            state: 'listed',
            url: null,
            resolved: false,
            reason,
        })),
    ].sort((a, b) => compareFindings(a.finding, b.finding));
}
function mergedGateFindings({ critic }, places) {
    const placed = new Set(places.map(({ finding }) => finding.id));
    return critic.findings.map(fromGate).filter(({ id }) => !placed.has(id));
}
function acceptedOf(document) {
    const clusters = new Map(document.clusters.map((cluster) => [cluster.id, cluster]));
    return sortFindings(document).accepted.map((finding) => {
        const { ruleId = null, criteriaSource = null } = finding;
        const ruleTitle = (0,_domain_cited_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .citedTitle */ ._)(document, { ruleId, criteriaSource });
        return {
            ...fromRaw(finding, clusters.get(finding.cluster)),
            ...{ ruleId, criteriaSource, ruleTitle },
        };
    });
}
function fromRaw(finding, cluster) {
    const { severity, file, line, anchor, issue, category } = finding;
    return {
        id: finding.cluster,
        fingerprint: finding.fingerprint ?? '',
        severity,
        path: file,
        line,
        anchor,
        issue,
        fix: cluster?.fix ?? finding.fix,
        category,
        slots: cluster?.slots ?? [finding.slot],
        evidence: [],
    };
}
function fromGate(finding, index) {
    return {
        id: `gate/${index}`,
        fingerprint: '',
        severity: finding.severity,
        path: finding.file,
        line: finding.line ?? 0,
        anchor: null,
        issue: finding.issue,
        fix: finding.fix ?? null,
        category: null,
        ruleId: finding.rule ?? null,
        criteriaSource: null,
        ruleTitle: null,
        slots: [],
        evidence: [],
    };
}
function compareFindings(a, b) {
    return ((0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .compareSeverity */ .zK)(a.severity, b.severity) ||
        (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.path, b.path) ||
        a.line - b.line ||
        (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.issue, b.issue) ||
        (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.id, b.id));
}
function fixOf({ fix }) {
    return fix === null || fix.startsWith(NO_FIX) ? null : fix;
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
