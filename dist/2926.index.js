export const id = 2926;
export const ids = [2926];
export const modules = {

/***/ 70318:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ dayOf)
/* harmony export */ });
function dayOf(clock) {
    return clock.now().slice(0, 10);
}


/***/ }),

/***/ 32926:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runReview: () => (/* binding */ runReview)
/* harmony export */ });
/* harmony import */ var _domain_credentials_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49658);
/* harmony import */ var _domain_day_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70318);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10241);
/* harmony import */ var _compose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64917);
/* harmony import */ var _report_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67214);
/* harmony import */ var _repository_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56901);
/* harmony import */ var _rule_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21801);
/* harmony import */ var _seat_binding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14342);
/* harmony import */ var _setting_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33730);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73033);
/* harmony import */ var _terminal_host_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78570);
/* harmony import */ var _tool_logs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20773);












async function runReview(line, args) {
    if (args.positionals.length > 0) {
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL([
            `review takes no ${JSON.stringify(args.positionals[0])}: give the range as --base REF --head REF`,
        ]);
    }
    const raw = { ...(0,_setting_values_js__WEBPACK_IMPORTED_MODULE_6__/* .fromEnvironment */ .AU)(line.environment, 'command'), ...args.flags };
    const given = checkedConfig(line, raw, null);
    const folder = (0,_report_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .reportFolder */ .t)(given.reportDir);
    const host = (0,_terminal_host_js__WEBPACK_IMPORTED_MODULE_8__/* .terminalHost */ .P0)(line.stderr, folder, (0,_setting_values_js__WEBPACK_IMPORTED_MODULE_6__/* .secretValues */ .VX)(raw));
    (0,_setting_values_js__WEBPACK_IMPORTED_MODULE_6__/* .warnOfSecretFlags */ .Lk)(host, 'command', args);
    const source = (0,_compose_js__WEBPACK_IMPORTED_MODULE_1__/* .composeRange */ .uU)(given, line.environment, line.signal);
    source.identify().catch(() => undefined);
    const early = (0,_compose_js__WEBPACK_IMPORTED_MODULE_1__/* .composePanel */ .$A)(given);
    const running = Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(3366), __webpack_require__.e(4104), __webpack_require__.e(5578), __webpack_require__.e(8150)]).then(__webpack_require__.bind(__webpack_require__, 85769));
    running.catch(() => undefined);
    try {
        const { readRepositoryFile, settingsWith } = await __webpack_require__.e(/* import() */ 1270).then(__webpack_require__.bind(__webpack_require__, 51270));
        const file = await readRepositoryFile(source, given.configFile);
        const config = file === null ? given : settingsWith(file, (own) => checkedConfig(line, raw, own));
        announce(host, config, file);
        const registry = await (0,_rule_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .readRegistry */ ._5)(source, file);
        const { http: _, ...ports } = file === null ? early : (0,_compose_js__WEBPACK_IMPORTED_MODULE_1__/* .composePanel */ .$A)(config);
        const input = {
            ...ports,
            subject: { source },
            seats: config.panel.map(({ slot, binding }) => ({ slot, binding })),
            rules: (0,_rule_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .withRegistry */ .u$)(config, registry),
            settings: config.visible,
            today: (0,_domain_day_js__WEBPACK_IMPORTED_MODULE_9__/* .dayOf */ .k)(ports.clock),
            configuration: (0,_rule_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .configurationOf */ .QV)(config.configFile, file, registry),
            toolLogs: await (0,_tool_logs_js__WEBPACK_IMPORTED_MODULE_10__/* .toolLogsOf */ .n)(config, line),
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
    const { config, problems } = (0,_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .readSettings */ .sb)(raw, repository);
    const tls = (0,_domain_credentials_js__WEBPACK_IMPORTED_MODULE_11__/* .tlsProblem */ .h)(line.environment);
    const all = tls === null ? problems : [...problems, tls];
    if (config === null || all.length > 0)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL(all);
    return config;
}
function announce(host, config, file) {
    if (file !== null)
        host.info((0,_repository_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .fileLine */ .RO)(file));
    for (const seat of config.panel)
        host.info((0,_seat_binding_js__WEBPACK_IMPORTED_MODULE_5__/* .seatLine */ .Z)(seat));
    for (const decision of config.decisions)
        host.info(decision);
    for (const warning of config.warnings)
        host.warn(warning);
}


/***/ }),

/***/ 21801:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QV: () => (/* binding */ configurationOf),
/* harmony export */   _5: () => (/* binding */ readRegistry),
/* harmony export */   u$: () => (/* binding */ withRegistry),
/* harmony export */   uM: () => (/* binding */ NO_REGISTRY)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10241);
/* harmony import */ var _lib_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72269);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79112);
/* harmony import */ var _repository_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56901);




const NO_REGISTRY = { registry: [], names: [], globs: [] };
async function readRegistry(source, file) {
    const { files, leaveOut } = (0,_repository_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryRules */ .G)(file?.config ?? null).criteria;
    const where = file === null ? '' : `${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .logSafe */ .sN)(file.path)}: `;
    const shipped = __webpack_require__.e(/* import() */ 8592).then(__webpack_require__.bind(__webpack_require__, 58592));
    const own = files.length === 0
        ? { rules: [], names: [] }
        : await (await Promise.all(/* import() */[__webpack_require__.e(524), __webpack_require__.e(7339)]).then(__webpack_require__.bind(__webpack_require__, 37339))).readRuleFiles(source, files, where);
    const { SHIPPED_RULES } = await shipped;
    const ids = SHIPPED_RULES.map(({ id }) => id);
    const unknown = leaveOut.filter((id) => !ids.includes(id));
    if (unknown.length > 0)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL(unknown.map((id) => `${where}${unknownRule(id, ids)}`));
    const gone = new Set([...leaveOut, ...own.rules.map(({ id }) => id)]);
    return {
        registry: [
            ...own.rules.map((rule) => ({ ...rule, cue: null, checks: [] })),
            ...SHIPPED_RULES.filter(({ id }) => !gone.has(id)),
        ],
        names: own.names,
        globs: files,
    };
}
function unknownRule(id, ids) {
    const near = (0,_lib_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .p)(id, ids);
    const hint = near === null ? 'take it out' : `did you mean ${near}?`;
    return `skillConformance.leaveOut: ${id} is no rule of this program: ${hint}`;
}
function withRegistry(rules, { registry }) {
    return { ...rules, criteria: { ...rules.criteria, registry } };
}
function configurationOf(setting, found, { names, globs }) {
    return { names: [...(0,_repository_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .configNames */ .FG)(setting), ...names], ruleGlobs: globs, found };
}


/***/ }),

/***/ 20773:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ toolLogsOf)
/* harmony export */ });
async function toolLogsOf({ sarifImport }, { environment }) {
    if (sarifImport.length === 0)
        return [];
    const { readToolLogs } = await __webpack_require__.e(/* import() */ 4708).then(__webpack_require__.bind(__webpack_require__, 64708));
    return readToolLogs(sarifImport, { folder: '.', environment });
}


/***/ })

};
