export const id = 1607;
export const ids = [1607];
export const modules = {

/***/ 61607:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderJobSummary: () => (/* binding */ renderJobSummary)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _lib_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41202);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(79112);
/* harmony import */ var _markdown_coverage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13528);
/* harmony import */ var _markdown_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12308);
/* harmony import */ var _markdown_fit_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(10199);
/* harmony import */ var _markdown_gates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90208);
/* harmony import */ var _markdown_headline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18102);
/* harmony import */ var _markdown_model_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77701);
/* harmony import */ var _markdown_panel_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86822);
/* harmony import */ var _markdown_parts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71778);
/* harmony import */ var _markdown_rules_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61799);
/* harmony import */ var _markdown_triage_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17994);













const MOST_BYTES = 1_048_576;
const CUT = '\n\n… the rest does not fit here.\n';
function renderJobSummary(input) {
    const { document, permalink, remarks, html, artifacts, denied } = input;
    const places = (0,_markdown_model_js__WEBPACK_IMPORTED_MODULE_10__/* .placesOf */ .ek)(document, input.places);
    const rest = artifacts === null ? 'not shown here' : 'in review.json of the report';
    const folded = (part, rank) => (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .foldedSection */ .qF)({ ...part, rank, rest }, html);
    const [deferred, rejected, duplicates] = (0,_markdown_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .setAsideParts */ .Hv)(document, permalink);
    const blocks = [
        ...(0,_markdown_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .headline */ .Pl)(input, places, '##'),
        ...(0,_markdown_gates_js__WEBPACK_IMPORTED_MODULE_4__/* .rulesNote */ .kx)(document),
        ...(denied === null ? [] : [(0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_11__/* .fixed */ .Zu)(deniedText(denied))]),
        ...(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .openSection */ .k9)({ ...(0,_markdown_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .acceptedPart */ .TB)(document, places, permalink), rank: 7, rest }),
        ...folded((0,_markdown_triage_js__WEBPACK_IMPORTED_MODULE_9__/* .matrixPart */ .Bq)(document, permalink), 4),
        ...folded((0,_markdown_triage_js__WEBPACK_IMPORTED_MODULE_9__/* .disagreementsPart */ .Zx)(document), 4),
        ...folded((0,_markdown_triage_js__WEBPACK_IMPORTED_MODULE_9__/* .rebuttalPart */ .nv)(document, permalink), 4),
        ...folded((0,_markdown_triage_js__WEBPACK_IMPORTED_MODULE_9__/* .crossCheckPart */ .kN)(document, permalink), 4),
        ...(deferred === undefined ? [] : folded(deferred, 3)),
        ...(rejected === undefined ? [] : folded(rejected, 2)),
        ...(duplicates === undefined ? [] : folded(duplicates, 1)),
        ...(0,_markdown_rules_js__WEBPACK_IMPORTED_MODULE_8__/* .rulesBlocks */ .m)(document, html, rest),
        ...(0,_markdown_coverage_js__WEBPACK_IMPORTED_MODULE_2__/* .coverageBlocks */ .n)(document, html, { most: Number.POSITIVE_INFINITY, rest }),
        ...folded((0,_markdown_coverage_js__WEBPACK_IMPORTED_MODULE_2__/* .filesPart */ .b)(document, (items, write) => items.map(write)), 5),
        ...folded((0,_markdown_gates_js__WEBPACK_IMPORTED_MODULE_4__/* .exceptionsPart */ .As)(document), 5),
        ...folded((0,_markdown_panel_js__WEBPACK_IMPORTED_MODULE_6__/* .gatesPart */ .oI)(document, places), 6),
        ...folded((0,_markdown_gates_js__WEBPACK_IMPORTED_MODULE_4__/* .importedPart */ .mG)(document), 5),
        ...(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .openSection */ .k9)({ ...(0,_markdown_panel_js__WEBPACK_IMPORTED_MODULE_6__/* .panelPart */ .Ip)(document), rank: 6 }),
        ...folded((0,_markdown_panel_js__WEBPACK_IMPORTED_MODULE_6__/* .remarksPart */ .FT)(remarks), 6),
        ...(artifacts === null ? [] : [(0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_11__/* .fixed */ .Zu)(`Report files: ${(0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(artifacts)}\n`)]),
    ];
    const most = Math.min(MOST_BYTES, input.maxUnits);
    const text = (0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_11__/* .fitBlocks */ .U8)(blocks, { most, measure: bytesOf });
    return cutToBytes(`${text.trimEnd()}\n`, most);
}
function deniedText(remedy) {
    return `**Nothing was posted:** the token may not write to this pull request, so all findings stand here. Grant it:\n\n${(0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeBlock */ .DV)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_12__/* .logSafe */ .sN)((0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .stripMarkers */ .oZ)(remedy)), 'yaml')}\n\n`;
}
function bytesOf(text) {
    return node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.byteLength(text, 'utf8');
}
function cutToBytes(text, most) {
    return bytesOf(text) <= most ? text : (0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMarkdown */ .G$)(text, Math.floor(most / 3), CUT);
}


/***/ })

};
