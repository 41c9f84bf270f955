export const id = 2926;
export const ids = [2926];
export const modules = {

/***/ 318:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ dayOf)
/* harmony export */ });
function dayOf(clock) {
    return clock.now().slice(0, 10);
}


/***/ }),

/***/ 2926:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runReview: () => (/* binding */ runReview)
/* harmony export */ });
/* harmony import */ var _domain_credentials_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9658);
/* harmony import */ var _domain_day_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(318);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(241);
/* harmony import */ var _compose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4917);
/* harmony import */ var _report_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7214);
/* harmony import */ var _repository_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6901);
/* harmony import */ var _seat_binding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4342);
/* harmony import */ var _setting_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3730);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3033);
/* harmony import */ var _terminal_host_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8570);
/* harmony import */ var _tool_logs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(773);











async function runReview(line, args) {
    if (args.positionals.length > 0) {
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL([
            `review takes no ${JSON.stringify(args.positionals[0])}: give the range as --base REF --head REF`,
        ]);
    }
    const raw = { ...(0,_setting_values_js__WEBPACK_IMPORTED_MODULE_5__/* .fromEnvironment */ .AU)(line.environment, 'command'), ...args.flags };
    const given = checkedConfig(line, raw, null);
    const folder = (0,_report_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .reportFolder */ .t)(given.reportDir);
    const host = (0,_terminal_host_js__WEBPACK_IMPORTED_MODULE_7__/* .terminalHost */ .P0)(line.stderr, folder, (0,_setting_values_js__WEBPACK_IMPORTED_MODULE_5__/* .secretValues */ .VX)(raw));
    (0,_setting_values_js__WEBPACK_IMPORTED_MODULE_5__/* .warnOfSecretFlags */ .Lk)(host, 'command', args);
    const source = (0,_compose_js__WEBPACK_IMPORTED_MODULE_1__/* .composeRange */ .uU)(given, line.environment, line.signal);
    source.identify().catch(() => undefined);
    const early = (0,_compose_js__WEBPACK_IMPORTED_MODULE_1__/* .composePanel */ .$A)(given);
    const running = Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(2352), __webpack_require__.e(6380), __webpack_require__.e(8263), __webpack_require__.e(5769)]).then(__webpack_require__.bind(__webpack_require__, 5769));
    running.catch(() => undefined);
    try {
        const { readRepositoryFile, settingsWith } = await __webpack_require__.e(/* import() */ 1270).then(__webpack_require__.bind(__webpack_require__, 1270));
        const file = await readRepositoryFile(source, given.configFile);
        const config = file === null ? given : settingsWith(file, (own) => checkedConfig(line, raw, own));
        announce(host, config, file);
        const { http: _, ...ports } = file === null ? early : (0,_compose_js__WEBPACK_IMPORTED_MODULE_1__/* .composePanel */ .$A)(config);
        const input = {
            ...ports,
            subject: { source },
            seats: config.panel.map(({ slot, binding }) => ({ slot, binding })),
            rules: config,
            settings: config.visible,
            today: (0,_domain_day_js__WEBPACK_IMPORTED_MODULE_8__/* .dayOf */ .k)(ports.clock),
            configuration: { names: (0,_repository_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .configNames */ .FG)(config.configFile), found: file },
            toolLogs: await (0,_tool_logs_js__WEBPACK_IMPORTED_MODULE_9__/* .toolLogsOf */ .n)(config, line),
            withheld: null,
            host,
            signal: line.signal,
        };
        const { dryRun, fullRun } = await running;
        return config.dryRun ? await dryRun(line, input) : await fullRun(line, input, folder);
    }
    finally {
        await source.close();
    }
}
function checkedConfig(line, raw, repository) {
    const { config, problems } = (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .readSettings */ .sb)(raw, repository);
    const tls = (0,_domain_credentials_js__WEBPACK_IMPORTED_MODULE_10__/* .tlsProblem */ .h)(line.environment);
    const all = tls === null ? problems : [...problems, tls];
    if (config === null || all.length > 0)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL(all);
    return config;
}
function announce(host, config, file) {
    if (file !== null)
        host.info((0,_repository_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .fileLine */ .RO)(file));
    for (const seat of config.panel)
        host.info((0,_seat_binding_js__WEBPACK_IMPORTED_MODULE_4__/* .seatLine */ .Z)(seat));
    for (const decision of config.decisions)
        host.info(decision);
}


/***/ }),

/***/ 773:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ toolLogsOf)
/* harmony export */ });
async function toolLogsOf({ sarifImport }, { environment }) {
    if (sarifImport.length === 0)
        return [];
    const { readToolLogs } = await __webpack_require__.e(/* import() */ 4708).then(__webpack_require__.bind(__webpack_require__, 2327));
    return readToolLogs(sarifImport, { folder: '.', environment });
}


/***/ })

};
