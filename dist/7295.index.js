export const id = 7295;
export const ids = [7295];
export const modules = {

/***/ 7295:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readJsonTree: () => (/* binding */ readJsonTree)
/* harmony export */ });
/* harmony import */ var _config_file_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48357);

const TOKEN = /[ \t\r\n]*(?:([{}[\],:])|("(?:[^"\\]|\\.)*")|([\w.+-]+))/sy;
class NotJson extends Error {
    problem;
    constructor(problem) {
        super(problem.text);
        this.problem = problem;
    }
}
function readJsonTree(text) {
    try {
        const cursor = { tokens: tokensOf(text), at: 0 };
        if (cursor.tokens.length === 0)
            return { ok: true, tree: null };
        const tree = readValue(cursor, 1);
        const rest = cursor.tokens[cursor.at];
        if (rest !== undefined)
            throw broken(rest.line, 'something follows the end of the document: take it out');
        return { ok: true, tree };
    }
    catch (error) {
        if (error instanceof NotJson)
            return { ok: false, problems: [error.problem] };
        throw error;
    }
}
function broken(line, text) {
    return new NotJson({ line, text });
}
function tokensOf(text) {
    const lineAt = (0,_config_file_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .lineCounter */ .LX)(text);
    const end = text.trimEnd().length;
    const tokens = [];
    TOKEN.lastIndex = 0;
    for (let at = 0; at < end; at = TOKEN.lastIndex) {
        const found = TOKEN.exec(text);
        if (found === null) {
            const start = at + (/^[ \t\r\n]*/.exec(text.slice(at))?.[0].length ?? 0);
            const what = text[start] === '"' ? 'a text is not closed' : 'a character stands where JSON has none';
            throw broken(lineAt(start), `${what}: check quotes and commas (JSON has no comments)`);
        }
        const token = found[1] ?? found[2] ?? found[3] ?? '';
        tokens.push({ text: token, line: lineAt(TOKEN.lastIndex - token.length) });
        if (tokens.length > _config_file_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_TOKENS */ .S0)
            throw new NotJson({ line: null, text: _config_file_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .TOO_MANY */ .LJ });
    }
    return tokens;
}
function take(cursor) {
    const token = cursor.tokens[cursor.at];
    if (token === undefined) {
        const last = cursor.tokens.at(-1)?.line ?? 1;
        throw broken(last, 'the file ends before a list or group is closed: close it');
    }
    cursor.at++;
    return token;
}
function readValue(cursor, depth) {
    const token = take(cursor);
    if (token.text === '{' || token.text === '[') {
        if (depth > _config_file_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr)
            throw broken(token.line, _config_file_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .TOO_DEEP */ .gZ);
        return token.text === '{' ? readMap(cursor, token.line, depth) : readList(cursor, token.line, depth);
    }
    return { kind: 'scalar', line: token.line, value: scalarOf(token) };
}
function readList(cursor, line, depth) {
    const items = [];
    if (cursor.tokens[cursor.at]?.text === ']') {
        cursor.at++;
        return { kind: 'list', line, items };
    }
    do
        items.push(readValue(cursor, depth + 1));
    while (goesOn(cursor, ']'));
    return { kind: 'list', line, items };
}
function readMap(cursor, line, depth) {
    const entries = [];
    if (cursor.tokens[cursor.at]?.text === '}') {
        cursor.at++;
        return { kind: 'map', line, entries };
    }
    do {
        const name = take(cursor);
        const key = name.text.startsWith('"') ? scalarOf(name) : null;
        if (typeof key !== 'string')
            throw broken(name.line, 'a key in double quotes should stand here');
        const colon = take(cursor);
        if (colon.text !== ':')
            throw broken(colon.line, 'a colon should stand between a key and its value');
        entries.push({ key, line: name.line, value: readValue(cursor, depth + 1) });
    } while (goesOn(cursor, '}'));
    return { kind: 'map', line, entries };
}
function goesOn(cursor, end) {
    const token = take(cursor);
    if (token.text !== ',' && token.text !== end)
        throw broken(token.line, `a comma or "${end}" should stand here`);
    return token.text === ',';
}
function scalarOf({ text, line }) {
    try {
        const value = JSON.parse(text);
        if (value === null || typeof value === 'boolean' || typeof value === 'number')
            return value;
        if (typeof value === 'string')
            return value;
    }
    catch {
    }
    throw broken(line, 'a value should stand here: a text in double quotes, a number, true, false or null');
}


/***/ }),

/***/ 48357:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LJ: () => (/* binding */ TOO_MANY),
/* harmony export */   LX: () => (/* binding */ lineCounter),
/* harmony export */   S0: () => (/* binding */ MAX_TOKENS),
/* harmony export */   gZ: () => (/* binding */ TOO_DEEP),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
const MAX_DEPTH = 20;
const MAX_TOKENS = 20_000;
const TOO_DEEP = `is nested deeper than ${MAX_DEPTH} levels: write it flatter`;
const TOO_MANY = `there are more than ${MAX_TOKENS} words and marks: make the file shorter`;
function lineCounter(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return (offset) => {
        let [low, high] = [0, starts.length];
        while (high - low > 1) {
            const middle = (low + high) >> 1;
            if ((starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle;
        }
        return low + 1;
    };
}


/***/ })

};
