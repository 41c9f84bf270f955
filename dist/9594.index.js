export const id = 9594;
export const ids = [9594];
export const modules = {

/***/ 4362:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ codeLanguageOf),
/* harmony export */   Q: () => (/* binding */ CODE_LANGUAGES)
/* harmony export */ });
const CODE_LANGUAGES = [
    'typescript',
    'javascript',
    'python',
    'go',
    'java',
    'kotlin',
    'swift',
    'csharp',
    'ruby',
    'php',
    'rust',
    'scala',
    'dart',
    'c',
    'cpp',
    'objective-c',
    'shell',
    'powershell',
    'sql',
    'html',
    'css',
    'markdown',
    'yaml',
    'json',
    'toml',
    'dockerfile',
    'terraform',
];
const ENDINGS = {
    ts: 'typescript',
    tsx: 'typescript',
    mts: 'typescript',
    cts: 'typescript',
    js: 'javascript',
    jsx: 'javascript',
    mjs: 'javascript',
    cjs: 'javascript',
    vue: 'javascript',
    svelte: 'javascript',
    py: 'python',
    pyi: 'python',
    pyw: 'python',
    go: 'go',
    java: 'java',
    kt: 'kotlin',
    kts: 'kotlin',
    swift: 'swift',
    cs: 'csharp',
    rb: 'ruby',
    rake: 'ruby',
    gemspec: 'ruby',
    php: 'php',
    rs: 'rust',
    scala: 'scala',
    sc: 'scala',
    dart: 'dart',
    c: 'c',
    h: 'c',
    cc: 'cpp',
    cpp: 'cpp',
    cxx: 'cpp',
    hh: 'cpp',
    hpp: 'cpp',
    hxx: 'cpp',
    m: 'objective-c',
    mm: 'objective-c',
    sh: 'shell',
    bash: 'shell',
    zsh: 'shell',
    ksh: 'shell',
    ps1: 'powershell',
    psm1: 'powershell',
    sql: 'sql',
    html: 'html',
    htm: 'html',
    css: 'css',
    scss: 'css',
    sass: 'css',
    less: 'css',
    md: 'markdown',
    mdx: 'markdown',
    markdown: 'markdown',
    yml: 'yaml',
    yaml: 'yaml',
    json: 'json',
    jsonc: 'json',
    json5: 'json',
    toml: 'toml',
    dockerfile: 'dockerfile',
    tf: 'terraform',
    tfvars: 'terraform',
};
const NAMES = {
    dockerfile: 'dockerfile',
    containerfile: 'dockerfile',
    rakefile: 'ruby',
    gemfile: 'ruby',
};
function codeLanguageOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    const named = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
    if (named !== undefined)
        return named;
    if (/^(?:docker|container)file[.-]/.test(name))
        return 'dockerfile';
    const dot = name.lastIndexOf('.');
    const ending = dot < 0 ? '' : name.slice(dot + 1);
    return (Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined) ?? null;
}


/***/ }),

/***/ 83543:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A$: () => (/* binding */ SHIPPED_SOURCE),
/* harmony export */   B: () => (/* binding */ RULE_ID),
/* harmony export */   Gl: () => (/* binding */ appliesTo),
/* harmony export */   PD: () => (/* binding */ CONFORMANCE_STATUSES),
/* harmony export */   Wz: () => (/* binding */ NO_CRITERIA)
/* harmony export */ });
/* harmony import */ var _code_language_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4362);
/* harmony import */ var _glob_matcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57339);


const SHIPPED_SOURCE = 'quorate';
const RULE_ID = /^[A-Z][A-Z0-9]{1,15}(?:-[A-Z0-9]{1,15}){1,3}$/;
const NO_CRITERIA = { rules: [], left: [] };
function appliesTo({ paths, languages }) {
    const matches = paths === null ? null : (0,_glob_matcher_js__WEBPACK_IMPORTED_MODULE_1__/* .globMatcher */ .f)(paths);
    return (path, known) => {
        if (languages !== null) {
            const language = known === undefined ? (0,_code_language_js__WEBPACK_IMPORTED_MODULE_0__/* .codeLanguageOf */ .H)(path) : known;
            if (language === null || !languages.includes(language))
                return false;
        }
        return matches === null || matches(path);
    };
}
const CONFORMANCE_STATUSES = ['violated', 'not-checked', 'met', 'not-applicable'];


/***/ }),

/***/ 35457:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ CATEGORIES)
/* harmony export */ });
/* unused harmony export GROUNDINGS */
const CATEGORIES = [
    'correctness',
    'security',
    'concurrency',
    'error-handling',
    'api',
    'performance',
    'tests',
    'maintainability',
];
const GROUNDINGS = (/* unused pure expression or super */ null && (['quote', 'line', 'file', 'none']));


/***/ }),

/***/ 57339:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ expandBraces),
/* harmony export */   f: () => (/* binding */ globMatcher)
/* harmony export */ });
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47916);

function globMatcher(globs) {
    const compiled = globs.flatMap((glob) => {
        const problem = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globProblem */ .A)(glob);
        if (problem !== null)
            throw new Error(`a glob was not validated: ${problem}`);
        return expandBraces(glob).flatMap(readingsOf);
    });
    if (compiled.length === 0)
        return () => false;
    return (path) => {
        let names = null;
        return compiled.some(({ texts, pieces }) => {
            if (!texts.every((text) => path.includes(text)))
                return false;
            names ??= path.split('/');
            return fits(pieces, names);
        });
    };
}
function fits(pieces, sequence) {
    const first = pieces[0];
    const last = pieces.at(-1);
    if (first === undefined || last === undefined || sequence.length < first.size)
        return false;
    if (pieces.length === 1)
        return sequence.length === first.size && first.fitsAt(sequence, 0);
    const end = sequence.length - last.size;
    if (end < first.size || !last.fitsAt(sequence, end) || !first.fitsAt(sequence, 0))
        return false;
    let at = first.size;
    for (const piece of pieces.slice(1, -1)) {
        at = piece.next(sequence, at);
        if (at < 0 || at + piece.size > end)
            return false;
        at += piece.size;
    }
    return true;
}
function pieceOf(size, fitsAt) {
    const next = (sequence, from) => {
        for (let at = from; at + size <= sequence.length; at++)
            if (fitsAt(sequence, at))
                return at;
        return -1;
    };
    return { size, fitsAt, next };
}
function readingsOf(glob) {
    const asClasses = {
        texts: textsOf(glob, /\[[^\]]*\]|[*?/]/),
        pieces: compilePath(glob, CLASS_OR_CHARACTER),
    };
    if (!glob.includes('['))
        return [asClasses];
    return [asClasses, { texts: textsOf(glob, /[*?/]/), pieces: compilePath(glob, CHARACTER) }];
}
function textsOf(glob, between) {
    const texts = glob.split(between).filter((text) => text !== '');
    return texts.sort((a, b) => b.length - a.length);
}
function compilePath(glob, units) {
    const names = glob.replace(/\/(?:\*\*+)?$/, '/**/*').split('/');
    const parts = names.flatMap((name) => (/^\*\*+[^*]/.test(name) ? ['**', name.slice(1)] : [name]));
    return splitAt(parts, (name) => /^\*\*+$/.test(name)).map((group) => {
        const compiled = group.map((name) => splitAt(unitsOf(name, units), (unit) => unit === null).map(textPiece));
        return pieceOf(group.length, (path, at) => compiled.every((pieces, index) => fits(pieces, path[at + index] ?? '')));
    });
}
function textPiece(units) {
    const text = units.filter((unit) => typeof unit === 'string').join('');
    if (text.length === units.length) {
        const fitsAt = (name, at) => name.startsWith(text, at);
        return { size: text.length, fitsAt, next: (name, from) => name.indexOf(text, from) };
    }
    return pieceOf(units.length, (name, at) => units.every((unit, index) => {
        const character = name.charAt(at + index);
        return typeof unit === 'function' ? unit(character) : unit === character;
    }));
}
const CLASS_OR_CHARACTER = /\[(?<negation>[!^]?)(?<members>[^\]]+)\]|./gs;
const CHARACTER = /./gs;
function unitsOf(name, units) {
    return [...name.matchAll(units)].map(([text, negation, members]) => {
        if (members !== undefined)
            return classOf(members, negation !== '');
        if (text === '?')
            return () => true;
        return text === '*' ? null : text;
    });
}
function classOf(members, isNegated) {
    const ranges = [...members.matchAll(/(.)-(.)|(.)/gs)].map(([, from, to, one]) => ({
        from: from ?? one ?? '',
        to: to ?? one ?? '',
    }));
    return (character) => ranges.some(({ from, to }) => from <= character && character <= to) !== isNegated;
}
function splitAt(items, isCut) {
    const groups = [[]];
    for (const item of items) {
        if (isCut(item))
            groups.push([]);
        else
            groups.at(-1)?.push(item);
    }
    return groups;
}
function expandBraces(glob) {
    const from = glob.indexOf('{');
    const to = glob.indexOf('}');
    if (from < 0 || to < from)
        return [glob];
    const choices = glob.slice(from + 1, to).split(',');
    return choices.map((choice) => `${glob.slice(0, from)}${choice}${glob.slice(to + 1)}`);
}


/***/ }),

/***/ 47916:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ globProblem)
/* harmony export */ });
const MAX_LENGTH = 200;
const MAX_STARS = 8;
const MAX_ALTERNATIVES = 10;
const MAX_CLASS = 64;
function globProblem(pattern) {
    if (pattern.length > MAX_LENGTH)
        return `must not be longer than ${MAX_LENGTH} characters`;
    return placeProblem(pattern) ?? starProblem(pattern) ?? braceProblem(pattern) ?? classProblem(pattern);
}
function placeProblem(pattern) {
    if (pattern.trim() === '')
        return 'must not be empty';
    if (/\p{Cc}/u.test(pattern))
        return 'must not hold control characters';
    if (pattern.includes('\\'))
        return 'must not hold a backslash: write / between folders, and [*] for a star itself';
    if (pattern.startsWith('!')) {
        return 'must not begin with "!": there is no negation, name the files themselves';
    }
    if (pattern.startsWith('/'))
        return 'must not begin with "/": paths begin at the root of the repository';
    const segments = pattern.split('/');
    if (segments.some((segment) => segment === '..' || segment === '.')) {
        return 'must not hold "." or ".." as a folder: paths begin at the root of the repository';
    }
    return null;
}
function starProblem(pattern) {
    if (/[@!+*?]\(/.test(pattern))
        return 'must not hold extended patterns such as @(a|b): write {a,b}';
    const stars = pattern.split('*').length - 1;
    return stars > MAX_STARS ? `must not hold more than ${MAX_STARS} stars` : null;
}
function braceProblem(pattern) {
    const opened = pattern.split('{').length - 1;
    const closed = pattern.split('}').length - 1;
    if (opened === 0 && closed === 0)
        return null;
    if (opened !== 1 || closed !== 1)
        return 'must not hold more than one pair of braces, and no half of one';
    const from = pattern.indexOf('{');
    const to = pattern.indexOf('}');
    if (to < from)
        return 'must open its brace before it closes it';
    const inside = pattern.slice(from + 1, to);
    if (inside.includes('..'))
        return 'must not hold a range in braces: name the words, as in {1,2,3}';
    const words = inside.split(',');
    if (words.length > MAX_ALTERNATIVES)
        return `must not hold more than ${MAX_ALTERNATIVES} words in braces`;
    if (words.length < 2 || words.includes(''))
        return 'must hold two words or more in braces, none of them empty';
    return null;
}
function classProblem(pattern) {
    const outside = pattern.replace(/\[[^\][/]{1,64}\]/g, '');
    if (!/[[\]]/.test(outside))
        return null;
    return `must close each "[" with "]" in the same folder, with 1 to ${MAX_CLASS} characters between`;
}


/***/ }),

/***/ 19811:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   nv: () => (/* binding */ cutInWords),
/* harmony export */   uo: () => (/* binding */ capped)
/* harmony export */ });
function headOf(text, max) {
    if (text.length <= max)
        return text;
    const splits = /[\uD800-\uDBFF]/.test(text.charAt(max - 1));
    return text.slice(0, splits ? max - 1 : max);
}
function capped(text, max) {
    return text.length <= max ? text : `${headOf(text, max - 1)}…`;
}
function cutInWords(text, max, what) {
    const head = headOf(text, max);
    if (head === text)
        return text;
    return `${head} ... [${what} cut: ${text.length - head.length} more characters]`;
}


/***/ }),

/***/ 18453:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   zO: () => (/* binding */ mapTexts)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _thrown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30461);


function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN = new Set([0x5b, 0x7b]);
const CLOSE = new Set([0x5d, 0x7d]);
function parseJson(text, limits) {
    if (text.length > limits.maxBytes || node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.byteLength(text) > limits.maxBytes) {
        return { ok: false, reason: `it is larger than ${limits.maxBytes} bytes` };
    }
    if (isDeeperThan(text, limits.maxDepth)) {
        return { ok: false, reason: `it is nested deeper than ${limits.maxDepth} levels` };
    }
    try {
        const value = JSON.parse(text);
        return { ok: true, value };
    }
    catch (error) {
        return { ok: false, reason: (0,_thrown_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error) };
    }
}
function isDeeperThan(text, maxDepth) {
    let depth = 0;
    for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === QUOTE)
            at = endOfString(text, at);
        else if (OPEN.has(code))
            depth++;
        else if (CLOSE.has(code))
            depth--;
        if (depth > maxDepth)
            return true;
    }
    return false;
}
function endOfString(text, start) {
    for (let at = start + 1; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === BACKSLASH)
            at++;
        else if (code === QUOTE)
            return at;
    }
    return text.length;
}
function mapTexts(document, change) {
    return changed(document, change);
}
function changed(value, change) {
    if (typeof value === 'string')
        return change(value);
    if (Array.isArray(value))
        return value.map((item) => changed(item, change));
    if (!isObject(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, changed(item, change)]));
}


/***/ }),

/***/ 65366:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DOCUMENT_LIMITS: () => (/* binding */ DOCUMENT_LIMITS),
  runInspect: () => (/* binding */ runInspect),
  runValidate: () => (/* binding */ runValidate)
});

// EXTERNAL MODULE: ./src/domain/contract.ts
var contract = __webpack_require__(38956);
// EXTERNAL MODULE: ./src/domain/errors.ts
var domain_errors = __webpack_require__(10241);
// EXTERNAL MODULE: ./src/lib/json.ts
var json = __webpack_require__(18453);
// EXTERNAL MODULE: ./src/lib/limit.ts
var limit = __webpack_require__(67280);
// EXTERNAL MODULE: ./src/lib/nearest.ts
var nearest = __webpack_require__(72269);
// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(79112);
// EXTERNAL MODULE: ./src/stages/collect/diff.ts + 10 modules
var diff = __webpack_require__(27507);
// EXTERNAL MODULE: ./src/stages/collect/packed-hunk.ts
var packed_hunk = __webpack_require__(93829);
;// CONCATENATED MODULE: ./src/stages/collect/inspect.ts

const CHUNK_CHARACTERS = 1 << 16;
function lineText(line) {
    return JSON.stringify([line.mark, line.oldLine, line.newLine, line.text]);
}
function* hunkChunks(hunk) {
    const { oldStart, oldLines, newStart, newLines } = hunk;
    let chunk = `${JSON.stringify({ oldStart, oldLines, newStart, newLines }).slice(0, -1)},"lines":[`;
    let separator = '\n';
    for (const line of (0,packed_hunk/* linesOf */.D)(hunk)) {
        chunk += separator + lineText(line);
        separator = ',\n';
        if (chunk.length < CHUNK_CHARACTERS)
            continue;
        yield chunk;
        chunk = '';
    }
    yield `${chunk}]}`;
}
function* fileChunks(file) {
    const { oldPath, newPath, status, oldMode, newMode, binary, submodule, truncated } = file;
    const head = JSON.stringify({ oldPath, newPath, status, oldMode, newMode, binary, submodule, truncated });
    yield `${head.slice(0, -1)},"hunks":[`;
    let separator = '\n';
    for (const hunk of file.hunks) {
        yield separator;
        yield* hunkChunks(hunk);
        separator = ',\n';
    }
    yield ']}';
}
function* inspectionChunks(parsed) {
    yield `{"incomplete":${parsed.incomplete},"files":[`;
    let separator = '\n';
    for (const file of parsed.files) {
        yield separator;
        yield* fileChunks(file);
        separator = ',\n';
    }
    yield ']}\n';
}

// EXTERNAL MODULE: ./src/domain/panel.ts
var panel = __webpack_require__(82410);
// EXTERNAL MODULE: ./src/stages/panel/answer.ts
var answer = __webpack_require__(94234);
;// CONCATENATED MODULE: ./src/stages/panel/stop.ts
const STOP_WORDS = {
    end: [
        ...[
            'end',
            'end_turn',
            'stop',
            'stop_sequence',
            'completed',
            'complete',
            'done',
            'success',
            'finished',
            'eos',
        ],
        ...['eos_token', 'tool_use', 'tool_calls', 'tool_call', 'function_call'],
    ],
    length: [
        ...[
            'length',
            'max_tokens',
            'max_output_tokens',
            'max_completion_tokens',
            'max_new_tokens',
            'model_length',
        ],
        ...['incomplete', 'truncated', 'token_limit', 'limit'],
    ],
    refusal: [
        ...[
            'refusal',
            'refused',
            'content_filter',
            'content_filtered',
            'safety',
            'recitation',
            'blocklist',
            'spii',
        ],
        ...['prohibited_content', 'image_safety', 'language', 'guardrail_intervened', 'moderation', 'blocked'],
    ],
    context: [
        ...['model_context_window_exceeded', 'context_window_exceeded', 'context_length_exceeded', 'context'],
        'context_length',
    ],
};
const REASON_OF = new Map(['end', 'length', 'refusal', 'context'].flatMap((reason) => STOP_WORDS[reason].map((word) => [word, reason])));
function stopReasonOf(word) {
    return (REASON_OF.get(word
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, '_')) ?? 'other');
}

;// CONCATENATED MODULE: ./src/stages/panel/inspect.ts



function inspectAnswer(text, finishReason) {
    const reading = (0,answer/* readAnswer */.JN)(text, finishReason === undefined ? 'end' : stopReasonOf(finishReason));
    const { status, dropped } = reading;
    const usable = (0,panel/* isComplete */.A)(status) || status === 'partial';
    return { document: { status, findings: (0,answer/* toContract */.Cb)(reading).findings, dropped }, exitCode: usable ? 0 : 1 };
}

// EXTERNAL MODULE: ./src/shells/io.ts
var io = __webpack_require__(56183);
;// CONCATENATED MODULE: ./src/shells/cli-tools.ts










const DOCUMENT_LIMITS = { maxDepth: 64, maxBytes: 256 * 1024 * 1024 };
async function runValidate(line, args) {
    const [name, file, ...rest] = args.positionals;
    if (name === undefined || file === undefined || (rest.length > 0 && name !== 'rules')) {
        throw new domain_errors/* ConfigError */.xL([
            `validate takes a contract and a file: validate NAME FILE. Contracts: ${contract/* CONTRACTS */.oB.join(', ')}`,
        ]);
    }
    if (!(0,contract/* isContract */.bK)(name)) {
        const near = (0,nearest/* nearest */.p)(name, contract/* CONTRACTS */.oB);
        const hint = near === null ? `Contracts: ${contract/* CONTRACTS */.oB.join(', ')}` : `Did you mean ${near}?`;
        throw new domain_errors/* ConfigError */.xL([`${JSON.stringify(name)} is not a contract. ${hint}`]);
    }
    if (name === 'config')
        return validateConfig(line, file);
    if (name === 'rules')
        return validateRules(line, [file, ...rest]);
    const read = (0,json/* parseJson */.qF)(Buffer.from(await (0,io/* readInput */.R5)(line, file)).toString('utf8'), DOCUMENT_LIMITS);
    if (!read.ok)
        return fail(line, `${file} is not JSON that can be read: ${read.reason}`);
    const errors = (await (0,contract/* loadValidator */.jr)(name))(read.value);
    if (errors.length === 0) {
        await (0,io/* writeAll */.f4)(line.stdout, `${(0,lib_text/* printable */.g$)(file)}: valid ${name}\n`);
        return 0;
    }
    for (const error of errors)
        line.stderr.write(`${(0,lib_text/* printable */.g$)(`${file}: ${error.path} ${error.message}`)}\n`);
    return 1;
}
async function validateConfig(line, file) {
    const { parseConfigFile } = await __webpack_require__.e(/* import() */ 4228).then(__webpack_require__.bind(__webpack_require__, 44228));
    const read = await parseConfigFile(await (0,io/* readInput */.R5)(line, file), file);
    if (!read.ok)
        return fail(line, read.problems.join('\n'));
    await (0,io/* writeAll */.f4)(line.stdout, `${(0,lib_text/* printable */.g$)(file)}: valid config\n`);
    return 0;
}
async function validateRules(line, names) {
    const { HOW_WRITTEN, parseRuleFiles } = await Promise.all(/* import() */[__webpack_require__.e(524), __webpack_require__.e(1979)]).then(__webpack_require__.bind(__webpack_require__, 70524));
    const given = await (0,limit/* mapLimited */.bB)(names, 1, async (name) => ({ name, bytes: await (0,io/* readInput */.R5)(line, name) }));
    const { files, problems } = await parseRuleFiles(given);
    const empty = files
        .filter(({ rules }) => rules.length === 0)
        .map(({ name }) => `${name}: holds no rules: ${HOW_WRITTEN}`);
    if (problems.length + empty.length > 0)
        return fail(line, [...problems, ...empty].join('\n'));
    for (const { name, rules } of files) {
        const ids = rules.map(shownRule).join(', ');
        const count = rules.length === 1 ? '1 rule' : `${rules.length} rules`;
        await (0,io/* writeAll */.f4)(line.stdout, `${(0,lib_text/* printable */.g$)(`${name}: valid rules (${count}: ${ids})`)}\n`);
    }
    return 0;
}
function shownRule({ id, expires }) {
    const today = new Date().toISOString().slice(0, 10);
    return expires !== null && expires < today ? `${id}, which expired on ${expires}` : id;
}
function runInspect(line, args) {
    const [what, file, ...rest] = args.positionals;
    if (file === undefined || rest.length > 0 || (what !== 'diff' && what !== 'answer')) {
        throw new domain_errors/* ConfigError */.xL([
            'inspect takes one of: inspect diff FILE, inspect answer FILE [--finish-reason R]',
        ]);
    }
    return what === 'diff'
        ? inspectDiff(line, file)
        : inspectRawAnswer(line, file, args.flags['finish-reason']);
}
async function inspectDiff(line, file) {
    const bytes = await (0,io/* readInput */.R5)(line, file);
    const parsed = (0,diff/* parseDiff */.F)(bytes);
    if (parsed.files.length === 0 && parsed.incomplete) {
        return fail(line, `${file} cannot be read as a diff: ${parsed.problems.join('; ')}`);
    }
    for (const problem of parsed.problems)
        line.stderr.write(`${(0,lib_text/* printable */.g$)(`${file}: ${problem}`)}\n`);
    for (const chunk of inspectionChunks(parsed))
        await (0,io/* writeAll */.f4)(line.stdout, chunk);
    return 0;
}
async function inspectRawAnswer(line, file, finishReason) {
    const text = Buffer.from(await (0,io/* readInput */.R5)(line, file)).toString('utf8');
    const { document, exitCode } = inspectAnswer(text, finishReason);
    await (0,io/* writeAll */.f4)(line.stdout, `${JSON.stringify(document, null, 2)}\n`);
    return exitCode;
}
function fail(line, message) {
    line.stderr.write(`${(0,lib_text/* printable */.g$)(message)}\n`);
    return 1;
}


/***/ })

};
