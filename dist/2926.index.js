export const id = 2926;
export const ids = [2926];
export const modules = {

/***/ 2926:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runReview: () => (/* binding */ runReview)
/* harmony export */ });
/* harmony import */ var _domain_credentials_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9658);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(241);
/* harmony import */ var _domain_slot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2334);
/* harmony import */ var _compose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4917);
/* harmony import */ var _report_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7214);
/* harmony import */ var _setting_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3730);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3583);
/* harmony import */ var _terminal_host_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8570);








async function runReview(line, args) {
    if (args.positionals.length > 0) {
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL([
            `review takes no ${JSON.stringify(args.positionals[0])}: give the range as --base REF --head REF`,
        ]);
    }
    const raw = { ...(0,_setting_values_js__WEBPACK_IMPORTED_MODULE_4__/* .fromEnvironment */ .AU)(line.environment, 'command'), ...args.flags };
    const config = checkedConfig(line, raw);
    const folder = (0,_report_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .reportFolder */ .t)(config.reportDir);
    const host = (0,_terminal_host_js__WEBPACK_IMPORTED_MODULE_6__/* .terminalHost */ .P0)(line.stderr, folder, (0,_setting_values_js__WEBPACK_IMPORTED_MODULE_4__/* .secretValues */ .VX)(raw));
    (0,_setting_values_js__WEBPACK_IMPORTED_MODULE_4__/* .warnOfSecretFlags */ .Lk)(host, 'command', args);
    announce(host, config);
    const { source, ...ports } = (0,_compose_js__WEBPACK_IMPORTED_MODULE_2__/* .composeReview */ .bW)(config, line.environment, line.signal);
    source.identify().catch(() => undefined);
    const input = {
        ...ports,
        subject: { source },
        seats: config.panel.map(({ slot, binding }) => ({ slot, binding })),
        rules: config,
        settings: config.visible,
        withheld: null,
        host,
        signal: line.signal,
    };
    try {
        const { dryRun, fullRun } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(2352), __webpack_require__.e(2200), __webpack_require__.e(8038), __webpack_require__.e(5769)]).then(__webpack_require__.bind(__webpack_require__, 5769));
        return config.dryRun ? await dryRun(line, input) : await fullRun(line, input, folder);
    }
    finally {
        await source.close();
    }
}
function checkedConfig(line, raw) {
    const { config, problems } = (0,_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .readSettings */ .sb)(raw);
    const tls = (0,_domain_credentials_js__WEBPACK_IMPORTED_MODULE_7__/* .tlsProblem */ .h)(line.environment);
    const all = tls === null ? problems : [...problems, tls];
    if (config === null || all.length > 0)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL(all);
    return config;
}
function announce(host, config) {
    for (const { slot, binding, endpoint } of config.panel) {
        host.info(`${slot.padEnd(6)} ${(0,_domain_slot_js__WEBPACK_IMPORTED_MODULE_1__/* .bindingText */ .zt)(binding)} at ${new URL(endpoint.baseUrl).origin}`);
    }
    for (const decision of config.decisions)
        host.info(decision);
}


/***/ })

};
