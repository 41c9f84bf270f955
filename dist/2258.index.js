export const id = 2258;
export const ids = [2258];
export const modules = {

/***/ 2258:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishLines: () => (/* binding */ publishLines),
/* harmony export */   reviewLines: () => (/* binding */ reviewLines)
/* harmony export */ });
/* harmony import */ var _domain_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4227);
/* harmony import */ var _consulted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1584);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8907);



function reviewLines(document) {
    const { change, consultations, coverage, critic, gaps, gates, skipped, slots, triage, uncovered } = document;
    const { base, mergeBase, head } = change;
    const short = (sha) => sha.slice(0, 12);
    return [
        `collect  ${short(mergeBase)}…${short(head.sha)} onto ${base.ref}: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(gaps.length, 'gap')}`,
        `gates    ${gates.map(({ name, status }) => `${name} ${status}`).join(', ')}; ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(critic.findings.length, 'finding')}`,
        `plan     ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(coverage.files.length, 'file')} for review, ${skipped.length} left out by rule, ${uncovered.length} not given to the panel`,
        ...slots.map(seatLine),
        ...(0,_consulted_js__WEBPACK_IMPORTED_MODULE_1__/* .consultedSeats */ .W)(consultations).map(consultedLine),
        ...(triage === null ? [] : [triageLine(document, triage)]),
        `result   ${[document.conclusion, ...document.reasons].join('; ')}`,
    ];
}
function seatLine({ slot, binding, status, reason, findings, usage, costUsd, }) {
    const why = reason === null ? '' : ` (${reason})`;
    return `panel    ${slot} ${binding} ${status}${why}: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(findings, 'finding')}, ${tokenText(usage)}, ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .usdText */ .Yn)(costUsd)}`;
}
function consultedLine({ name, status, records, spent }) {
    const reasons = records.flatMap(({ reason }) => reason ?? []);
    const why = reasons.length === 0 ? '' : ` (${[...new Set(reasons)].join('; ')})`;
    const turns = records.reduce((sum, { calls }) => sum + calls, 0);
    const asked = `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(records.length, 'question')} in ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(turns, 'turn')}`;
    return `triage   ${name} ${records[0]?.binding ?? ''} ${status}${why}: ${asked}, ${tokenText(spent.usage)}, ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .totalUsdText */ .C6)(records)}`;
}
function tokenText({ input, cacheRead, output }) {
    return `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .tokensText */ .c$)(input)} in (${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .tokensText */ .c$)(cacheRead)} cached), ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .tokensText */ .c$)(output)} out`;
}
function triageLine(document, triage) {
    const { accepted, deferred, rejected, consensus } = triage;
    const cost = (0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .totalUsdText */ .C6)((0,_domain_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .spentBy */ .M2)(document));
    return `triage   ${accepted.length} accepted, ${deferred.length} deferred, ${rejected.length} rejected; consensus ${consensus?.verdict ?? 'none'}; ${cost} in all`;
}
function publishLines(receipt) {
    const { posted, kept, resolved, places, operations, incomplete, remarks } = receipt;
    const listed = places.filter(({ state }) => state === 'listed').length;
    const counts = `${posted} posted, ${kept} kept, ${listed} in the summary only, ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(resolved, 'thread')} resolved${descriptionText(receipt)}`;
    const writes = operations.filter(({ result }) => result === 'done').length;
    const troubles = operations.filter(({ result }) => !['done', 'kept', 'planned'].includes(result));
    return [
        `publish  ${counts}; ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(writes, 'write')}`,
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
