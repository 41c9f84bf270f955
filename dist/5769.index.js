export const id = 5769;
export const ids = [5769,8150];
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


/***/ }),

/***/ 56183:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ml: () => (/* binding */ wantsColour),
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   f4: () => (/* binding */ writeAll),
/* harmony export */   qz: () => (/* binding */ widthOf)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10241);
/* harmony import */ var _lib_thrown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30461);



async function readInput(line, path) {
    if (path !== '-') {
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path).catch((error) => {
            if ((0,_lib_thrown_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCodeOf */ .c)(error) !== 'EISDIR')
                throw error;
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .xL([`${path} is a folder: name a file`]);
        });
    }
    const chunks = [];
    for await (const chunk of line.stdin)
        chunks.push(chunk);
    return Buffer.concat(chunks);
}
function widthOf(output) {
    return Math.min(120, Math.max(40, output.columns ?? 80));
}
function wantsColour(line) {
    const { environment } = line;
    if ((environment.NO_COLOR ?? '') !== '' || environment.TERM === 'dumb')
        return false;
    return line.stdout.isTTY === true || (environment.FORCE_COLOR ?? '0') !== '0';
}
async function writeAll(output, text) {
    if (output.write(text) === false)
        await output.drained?.();
}


/***/ })

};
