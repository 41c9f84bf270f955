export const id = 8150;
export const ids = [8150];
export const modules = {

/***/ 85769:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dryRun: () => (/* binding */ dryRun),
/* harmony export */   fullRun: () => (/* binding */ fullRun)
/* harmony export */ });
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95578);
/* harmony import */ var _io_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56183);


async function dryRun(line, input) {
    const { plan } = await (0,_review_js__WEBPACK_IMPORTED_MODULE_0__/* .prepare */ .iA)(input);
    input.host.progress('');
    const destinations = new Map(plan.seats.map((seat) => [seat.slot, input.clientFor(seat).destination]));
    const { renderDryRun } = await __webpack_require__.e(/* import() */ 7507).then(__webpack_require__.bind(__webpack_require__, 97507));
    const ladders = (0,_review_js__WEBPACK_IMPORTED_MODULE_0__/* .waysDown */ .Pz)(input, plan);
    const text = renderDryRun({ ...input, plan, destinations, ladders, triage: input.rules.triage });
    await (0,_io_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAll */ .f4)(line.stdout, input.host.redact(text));
    return 0;
}
async function fullRun(line, input, folder) {
    const outcome = await (0,_review_js__WEBPACK_IMPORTED_MODULE_0__/* .review */ .NQ)(input);
    const { renderTerminal } = await __webpack_require__.e(/* import() */ 1676).then(__webpack_require__.bind(__webpack_require__, 81676));
    const text = renderTerminal(outcome, { width: (0,_io_js__WEBPACK_IMPORTED_MODULE_1__/* .widthOf */ .qz)(line.stdout), colour: (0,_io_js__WEBPACK_IMPORTED_MODULE_1__/* .wantsColour */ .Ml)(line) });
    await (0,_io_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAll */ .f4)(line.stdout, input.host.redact(text));
    const path = folder.path();
    if (path !== null)
        input.host.info(`report files: ${path}`);
    return outcome.verdict.exitCode;
}


/***/ })

};
