export const id = 8196;
export const ids = [8196];
export const modules = {

/***/ 8196:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   annotationsOf: () => (/* binding */ annotationsOf)
/* harmony export */ });
/* harmony import */ var _lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1202);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9112);
/* harmony import */ var _markdown_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7701);



const LEVELS = { blocking: 'failure', important: 'warning', suggestion: 'notice' };
const TITLE_COLUMNS = 100;
const MESSAGE_UNITS = 4_000;
function annotationsOf(document, places, limit) {
    return (0,_markdown_model_js__WEBPACK_IMPORTED_MODULE_1__/* .placesOf */ .ek)(document, places)
        .filter(({ place }) => place === 'summary')
        .flatMap(({ finding }) => annotationOf(finding))
        .slice(0, Math.max(0, limit));
}
function annotationOf(finding) {
    const { anchor, severity, path, category, slots } = finding;
    const endLine = anchor?.line ?? finding.line;
    if (endLine < 1 || anchor?.side === 'LEFT')
        return [];
    const kind = [severity, ...(category === null ? [] : [category])].join(', ');
    const by = slots.length === 0 ? 'by a gate' : `by ${slots.join(', ')}`;
    return [
        {
            path,
            startLine: anchor?.startLine ?? endLine,
            endLine,
            level: LEVELS[severity],
            title: (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(`Quorate: ${kind} (${by})`, TITLE_COLUMNS),
            message: messageOf(finding),
        },
    ];
}
function messageOf(finding) {
    const fix = (0,_markdown_model_js__WEBPACK_IMPORTED_MODULE_1__/* .fixOf */ .BW)(finding);
    const said = finding.issue + (fix === null ? '' : `\n\nFix: ${fix}`);
    const text = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)((0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .stripMarkers */ .oZ)((0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)((0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .proseMarkdown */ .Rw)(said)))).trim();
    return text.length <= MESSAGE_UNITS ? text : `${wellFormedHead(text, MESSAGE_UNITS - 1)}…`;
}
function wellFormedHead(text, units) {
    return text.slice(0, units).replace(/[\uD800-\uDBFF]$/, '');
}


/***/ }),

/***/ 7701:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ fixOf),
/* harmony export */   Tc: () => (/* binding */ sortFindings),
/* harmony export */   UH: () => (/* binding */ mergedGateFindings),
/* harmony export */   ek: () => (/* binding */ placesOf)
/* harmony export */ });
/* unused harmony export compareFindings */
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1245);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9112);


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
    return sortFindings(document).accepted.map((finding) => fromRaw(finding, clusters.get(finding.cluster)));
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
        ruleId: finding.ruleId ?? null,
        criteriaSource: finding.criteriaSource ?? null,
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
        slots: [],
        evidence: [],
    };
}
function compareFindings(a, b) {
    return ((0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .compareSeverity */ .zK)(a.severity, b.severity) ||
        (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.path, b.path) ||
        a.line - b.line ||
        (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.issue, b.issue) ||
        (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.id, b.id));
}
function fixOf({ fix }) {
    return fix === null || fix.startsWith(NO_FIX) ? null : fix;
}


/***/ })

};
