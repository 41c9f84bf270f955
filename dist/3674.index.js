export const id = 3674;
export const ids = [3674];
export const modules = {

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


/***/ }),

/***/ 33674:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readYamlTree: () => (/* binding */ readYamlTree)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _config_file_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48357);


const PLAIN_TAG = /^!!(?:str|int|float|bool|null|map|seq)$/;
const NOT_TAKEN = {
    anchor: 'anchors (&name) are not taken: write the values out',
    alias: 'aliases (*name) are not taken: write the values out; a text that begins with a star needs quotes',
    tag: 'tags (!name) are not taken: write the plain value; a text that begins with "!" needs quotes',
    'directive-line': 'directives (%) are not taken: take the line out',
};
const ONE_DOCUMENT = 'a second document begins here: a file holds one, take the "---" or "..." out';
const UNREADABLE = { line: null, text: 'the file cannot be read as YAML' };
const COMPLAINTS = {
    BAD_DQ_ESCAPE: 'an escape in double quotes is unknown: write \\\\ for a backslash, or use single quotes',
    BAD_INDENT: 'the indentation fits no level above, or a bracket before is not closed: check both',
    BAD_SCALAR_START: 'a text cannot begin with this character: put it into quotes',
    BLOCK_AS_IMPLICIT_KEY: 'a list or group stands on the line of another key: put it on lines of its own',
    BLOCK_IN_FLOW: 'an indented list or group stands inside brackets: close the brackets first',
    KEY_OVER_1024_CHARS: 'a key is longer than 1024 characters: check the colon and the quotes',
    MISSING_CHAR: 'a quote, bracket, comma or blank is missing here or before: close what was opened',
    MULTILINE_IMPLICIT_KEY: 'a key runs over several lines: check the colons and quotes here',
    MULTIPLE_DOCS: ONE_DOCUMENT,
    NON_STRING_KEY: 'a key should be a plain text',
    TAB_AS_INDENT: 'a tab indents this line: use blanks',
    TAG_RESOLVE_FAILED: 'the value does not fit its tag: take the tag out',
};
const OTHER_COMPLAINT = 'this is not YAML: check indentation, colons and quotes here';
function readYamlTree(text) {
    const lineAt = (0,_config_file_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .lineCounter */ .LX)(text);
    try {
        const refused = scan(text, lineAt);
        if (refused.length > 0)
            return { ok: false, problems: refused };
        return compose(text, lineAt);
    }
    catch (error) {
        if (error instanceof RangeError)
            return { ok: false, problems: [UNREADABLE] };
        throw error;
    }
}
function scan(text, lineAt) {
    const state = { offset: 0, tokens: 0, brackets: 0, begun: 0, problems: [] };
    for (const { type, source } of wordsOf(text)) {
        const problem = count(state, type) ?? refusal(type, source);
        if (problem !== null)
            state.problems.push({ line: lineAt(state.offset), text: problem });
        if (problem === _config_file_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TOO_DEEP */ .gZ || problem === _config_file_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TOO_MANY */ .LJ)
            break;
        state.offset += source.length;
    }
    return state.problems;
}
function* wordsOf(text) {
    let isContent = false;
    for (const source of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
        const type = isContent ? 'content' : (yaml__WEBPACK_IMPORTED_MODULE_0__/* .CST */ .DB.tokenType(source) ?? 'content');
        isContent = type === 'scalar';
        if (!['scalar', 'doc-mode', 'flow-error-end'].includes(type))
            yield { type, source };
    }
}
const OPENS = ['flow-map-start', 'flow-seq-start'];
const CLOSES = ['flow-map-end', 'flow-seq-end'];
const BEGINS = ['seq-item-ind', 'explicit-key-ind'];
function count(state, type) {
    if (++state.tokens > _config_file_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TOKENS */ .S0)
        return _config_file_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TOO_MANY */ .LJ;
    if (OPENS.includes(type))
        state.brackets++;
    if (CLOSES.includes(type))
        state.brackets = Math.max(0, state.brackets - 1);
    if (type === 'newline')
        state.begun = 0;
    if (BEGINS.includes(type) && state.brackets === 0)
        state.begun++;
    return state.brackets > _config_file_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .lr || state.begun > _config_file_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .lr ? _config_file_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TOO_DEEP */ .gZ : null;
}
function refusal(type, source) {
    if (type === 'tag' && PLAIN_TAG.test(source))
        return null;
    return Object.hasOwn(NOT_TAKEN, type) ? (NOT_TAKEN[type] ?? null) : null;
}
function compose(text, lineAt) {
    const documents = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseAllDocuments */ .hR)(text, {
        schema: 'core',
        merge: false,
        stringKeys: true,
        uniqueKeys: false,
        prettyErrors: false,
        logLevel: 'silent',
    });
    const [first, second] = [...documents];
    if (first === undefined)
        return { ok: true, tree: null };
    const problems = complaints(first, lineAt);
    if (second !== undefined)
        problems.push({ line: lineAt(second.range[0]), text: ONE_DOCUMENT });
    if (problems.length > 0)
        return { ok: false, problems };
    if (isEmpty(first.contents))
        return { ok: true, tree: null };
    const deep = [];
    const tree = treeOf(first.contents, 1, { lineAt, deep });
    return deep.length > 0 ? { ok: false, problems: deep.slice(0, 1) } : { ok: true, tree };
}
function isEmpty(contents) {
    return contents === null || ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(contents) && contents.value === null && contents.source === '');
}
function complaints(document, lineAt) {
    return [...document.errors, ...document.warnings].map(({ code, pos }) => ({
        line: lineAt(pos[0]),
        text: COMPLAINTS[code] ?? OTHER_COMPLAINT,
    }));
}
function treeOf(node, depth, walk) {
    const line = node === null ? 1 : walk.lineAt(node.range[0]);
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) && !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node)) {
        return { kind: 'scalar', line, value: (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) ? scalarOf(node.value) : null };
    }
    if (depth > _config_file_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .lr) {
        walk.deep.push({ line, text: _config_file_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TOO_DEEP */ .gZ });
        return { kind: 'list', line, items: [] };
    }
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node)) {
        return { kind: 'list', line, items: node.items.map((item) => treeOf(item, depth + 1, walk)) };
    }
    return { kind: 'map', line, entries: node.items.map((pair) => entryOf(pair, depth + 1, walk)) };
}
function entryOf(pair, depth, walk) {
    const { key, value } = pair;
    const line = walk.lineAt(key.range[0]);
    const tree = treeOf(value, depth, walk);
    return {
        key: (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? String(key.value) : '',
        line,
        value: tree.kind === 'scalar' && tree.value === null ? { ...tree, line } : tree,
    };
}
function scalarOf(value) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        return value;
    return null;
}


/***/ })

};
