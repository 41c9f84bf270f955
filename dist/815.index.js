export const id = 815;
export const ids = [815];
export const modules = {

/***/ 8196:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   annotationsOf: () => (/* binding */ annotationsOf)
/* harmony export */ });
/* harmony import */ var _lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2468);
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


/***/ })

};
