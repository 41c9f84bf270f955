export const id = 7832;
export const ids = [7832];
export const modules = {

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

/***/ 97832:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publicationTexts: () => (/* binding */ publicationTexts),
/* harmony export */   renderStatus: () => (/* binding */ renderStatus),
/* harmony export */   renderSummary: () => (/* binding */ renderSummary)
/* harmony export */ });
/* harmony import */ var _lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41202);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(79112);
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58196);
/* harmony import */ var _markdown_coverage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13528);
/* harmony import */ var _markdown_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12308);
/* harmony import */ var _markdown_fit_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(10199);
/* harmony import */ var _markdown_gates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90208);
/* harmony import */ var _markdown_headline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18102);
/* harmony import */ var _markdown_model_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(77701);
/* harmony import */ var _markdown_panel_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86822);
/* harmony import */ var _markdown_parts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71778);
/* harmony import */ var _markdown_rules_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61799);
/* harmony import */ var _markdown_triage_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17994);
/* harmony import */ var _read_words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(98852);
/* harmony import */ var _rules_only_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(63652);















const CUT = '\n\n… the rest does not fit here.\n';
const TITLE_UNITS = 120;
function publicationTexts(options) {
    const inputOf = (facts, maxUnits) => ({
        document: concluded(facts, options.failsIncomplete),
        places: facts.places,
        permalink: facts.permalink,
        remarks: facts.remarks,
        superseded: facts.superseded ? true : null,
        maxUnits,
        html: options.html,
    });
    return {
        summary: (facts, maxLength) => renderSummary(inputOf(facts, maxLength)),
        description: (facts) => renderDescription(inputOf(facts, Number.POSITIVE_INFINITY)),
        status: (facts, { summaryLength, annotations }) => renderStatus({ ...inputOf(facts, summaryLength), annotations }),
    };
}
function concluded({ document, conclusion, incomplete }, failsIncomplete) {
    const isNeutral = conclusion === 'incomplete' && !failsIncomplete;
    const exitCode = conclusion === 'pass' || conclusion === 'skipped' || isNeutral ? 0 : 1;
    return { ...document, conclusion, exitCode, reasons: [...document.reasons, ...incomplete] };
}
function renderSummary(input) {
    const { document, permalink, remarks, html, maxUnits } = input;
    const places = (0,_markdown_model_js__WEBPACK_IMPORTED_MODULE_12__/* .placesOf */ .ek)(document, input.places);
    const folded = (part, rank) => (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .foldedSection */ .qF)({ ...part, rank }, html);
    const blocks = [
        ...(0,_markdown_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .headline */ .Pl)(input, places, '###'),
        ...(0,_markdown_gates_js__WEBPACK_IMPORTED_MODULE_4__/* .rulesNote */ .kx)(document),
        ...(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .openSection */ .k9)({ ...(0,_markdown_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .commentedPart */ .IM)(places, permalink), rank: 7 }),
        ...(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .openSection */ .k9)({ ...(0,_markdown_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .listedPart */ .hG)(document, places, permalink), rank: 6 }),
        ...folded((0,_markdown_triage_js__WEBPACK_IMPORTED_MODULE_9__/* .matrixPart */ .Bq)(document, permalink), 4),
        ...folded((0,_markdown_triage_js__WEBPACK_IMPORTED_MODULE_9__/* .disagreementsPart */ .Zx)(document), 4),
        ...folded((0,_markdown_triage_js__WEBPACK_IMPORTED_MODULE_9__/* .rebuttalPart */ .nv)(document, permalink), 4),
        ...folded((0,_markdown_triage_js__WEBPACK_IMPORTED_MODULE_9__/* .crossCheckPart */ .kN)(document, permalink), 4),
        ...folded((0,_markdown_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .setAsidePart */ .S)(document), 1),
        ...(0,_markdown_rules_js__WEBPACK_IMPORTED_MODULE_8__/* .rulesBlocks */ .m)(document, html),
        ...(0,_markdown_coverage_js__WEBPACK_IMPORTED_MODULE_2__/* .coverageBlocks */ .n)(document, html),
        ...folded((0,_markdown_coverage_js__WEBPACK_IMPORTED_MODULE_2__/* .filesPart */ .b)(document), 5),
        ...folded((0,_markdown_gates_js__WEBPACK_IMPORTED_MODULE_4__/* .exceptionsPart */ .As)(document), 3),
        ...folded((0,_markdown_panel_js__WEBPACK_IMPORTED_MODULE_6__/* .gatesPart */ .oI)(document, places), 3),
        ...folded((0,_markdown_gates_js__WEBPACK_IMPORTED_MODULE_4__/* .importedPart */ .mG)(document), 2),
        ...folded((0,_markdown_panel_js__WEBPACK_IMPORTED_MODULE_6__/* .panelPart */ .Ip)(document), 2),
        ...folded((0,_markdown_panel_js__WEBPACK_IMPORTED_MODULE_6__/* .remarksPart */ .FT)(remarks), 5),
    ];
    const text = (0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_13__/* .fitBlocks */ .U8)(blocks, { most: maxUnits, measure: (part) => part.length });
    return (0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cutMarkdown */ .G$)(`${text.trimEnd()}\n`, maxUnits, CUT);
}
function renderDescription({ document, places, superseded }) {
    const found = (0,_markdown_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .findingsText */ ._g)(document, (0,_markdown_model_js__WEBPACK_IMPORTED_MODULE_12__/* .placesOf */ .ek)(document, places));
    const read = (0,_markdown_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .readText */ .yR)(document);
    const code = (0,_rules_only_js__WEBPACK_IMPORTED_MODULE_11__/* .rulesOnly */ .m)(document);
    const judged = code === null ? [] : [`${(0,_markdown_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .capitalised */ .Iu)(code.words)}.`];
    const moved = superseded === null ? '' : ' Newer commits were not reviewed.';
    const head = (0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(document.change.head.sha.slice(0, _markdown_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .SHORT_SHA */ .AZ));
    return `**Quorate: ${document.conclusion}** at ${head}. ${[...judged, read, found].filter((text) => text !== '').join(' ')}${moved}`;
}
function renderStatus(input) {
    return {
        title: titleOf(input),
        summary: renderSummary(input),
        annotations: (0,_annotations_js__WEBPACK_IMPORTED_MODULE_1__.annotationsOf)(input.document, input.places, input.annotations),
    };
}
function readParts(document) {
    if (document.coverage.files.length === 0)
        return [];
    const readers = (0,_rules_only_js__WEBPACK_IMPORTED_MODULE_11__/* .rulesOnly */ .m)(document)?.words ?? (0,_read_words_js__WEBPACK_IMPORTED_MODULE_10__/* .readersText */ .yi)(document);
    return [[readers, ...(0,_read_words_js__WEBPACK_IMPORTED_MODULE_10__/* .cutTexts */ .xC)(document), `${(0,_read_words_js__WEBPACK_IMPORTED_MODULE_10__/* .coveredText */ .et)(document)} covered`].join(', ')];
}
function titleOf({ document, places }) {
    const said = [
        ...readParts(document),
        ...document.reasons,
        (0,_markdown_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .findingsText */ ._g)(document, (0,_markdown_model_js__WEBPACK_IMPORTED_MODULE_12__/* .placesOf */ .ek)(document, places)),
    ];
    const text = said
        .filter((part) => part !== '')
        .map((part) => part.replace(/\.$/, ''))
        .join('; ');
    return shorten((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_14__/* .oneLine */ .TN)(`${document.conclusion}: ${text}`, TITLE_UNITS));
}
function shorten(title) {
    if (title.length <= TITLE_UNITS)
        return title;
    let kept = '';
    for (const character of title) {
        if (kept.length + character.length >= TITLE_UNITS)
            break;
        kept += character;
    }
    return `${kept}…`;
}


/***/ })

};
