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
/* harmony import */ var _compose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5456);
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


/***/ }),

/***/ 7214:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ reportFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);




function reportFolder(directory, temporary = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)()) {
    let made = null;
    let path = null;
    const make = async () => {
        const folder = directory === null ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(temporary, 'quorate-')) : (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(directory);
        await makeFolder(folder);
        return folder;
    };
    return {
        path: () => path,
        write: async (name, content) => {
            made ??= make();
            const folder = await made;
            const target = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name);
            await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target));
            await writeWhole(target, content);
            path = folder;
            return target;
        },
    };
}
async function makeFolder(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path, { recursive: true, mode: 0o700 });
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path)).isSymbolicLink())
        throw new Error(`${path} is a link: name the folder that it leads to`);
}
async function writeWhole(target, content) {
    const temporary = `${target}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.tmp`;
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(temporary, 'wx', 0o600);
        try {
            await file.writeFile(content);
            await file.sync();
        }
        finally {
            await file.close();
        }
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary, target);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { force: true });
        throw error;
    }
}


/***/ })

};
