export const id = 1270;
export const ids = [1270];
export const modules = {

/***/ 51270:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readRepositoryFile: () => (/* binding */ readRepositoryFile),
/* harmony export */   settingsWith: () => (/* binding */ settingsWith)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10241);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79112);
/* harmony import */ var _repository_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56901);



const READ_BYTES = _repository_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_CONFIG_BYTES */ .GW + 1;
async function readRepositoryFile(source, setting) {
    const names = (0,_repository_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .configNames */ .FG)(setting);
    const { base } = await source.identify();
    const blobs = await Promise.all(names.map(async (path) => ({ path, blob: await source.readTarget(path, READ_BYTES) })));
    const found = blobs.flatMap(({ path, blob }) => (blob === null ? [] : [{ path, blob }]));
    const [file, second] = found;
    if (file === undefined) {
        if (names.length > 1)
            return null;
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL([
            `config: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .logSafe */ .sN)(setting)} is not in the branch that the change goes to (${base.sha.slice(0, 12)}): put it there first, or take the setting out`,
        ]);
    }
    if (second !== undefined) {
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL([`${file.path} and ${second.path} are both there: keep one of them`]);
    }
    if (file.blob.link)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL([`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .logSafe */ .sN)(file.path)} is a link: put the file itself there`]);
    const { parseConfigFile } = await __webpack_require__.e(/* import() */ 1847).then(__webpack_require__.bind(__webpack_require__, 44228));
    const read = await parseConfigFile(file.blob.bytes, file.path);
    if (!read.ok)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL(read.problems);
    return { path: file.path, commit: base.sha, config: read.config };
}
function settingsWith({ path, config }, read) {
    try {
        return read(config);
    }
    catch (error) {
        if (!(error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL))
            throw error;
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .xL(error.problems.map((problem) => `${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .logSafe */ .sN)(path)}: ${problem}`));
    }
}


/***/ })

};
