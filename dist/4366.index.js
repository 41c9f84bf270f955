export const id = 4366;
export const ids = [4366];
export const modules = {

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


/***/ }),

/***/ 14366:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishFile: () => (/* binding */ publishFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _domain_contract_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38956);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10241);
/* harmony import */ var _domain_pull_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12901);
/* harmony import */ var _lib_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18453);
/* harmony import */ var _lib_thrown_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(30461);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95578);
/* harmony import */ var _cli_tools_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65366);
/* harmony import */ var _pull_request_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76324);










const FILE = 'review.json';
async function publishFile(run, facts) {
    const document = await readReview((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(run.config.reportDir ?? '', FILE));
    const problems = [...mismatches(run, document), ...contradictions(document)];
    if (problems.length > 0)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL(problems.map((problem) => `${FILE}: ${problem}`));
    if (document.change.head.sha !== facts.head.sha) {
        throw new _domain_pull_request_js__WEBPACK_IMPORTED_MODULE_4__/* .SupersededError */ .Z(document.change.head.sha, facts.head.sha);
    }
    const change = await (0,_review_js__WEBPACK_IMPORTED_MODULE_6__/* .changeToPublish */ .Rt)(run.ports.source);
    const published = await (0,_pull_request_result_js__WEBPACK_IMPORTED_MODULE_8__/* .publishDocument */ .JG)(run, document, change);
    return (0,_pull_request_result_js__WEBPACK_IMPORTED_MODULE_8__/* .resultOf */ .Bg)(run, { document, ...published, facts, outcome: null });
}
async function readReview(path) {
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch((error) => {
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL([
            `report-dir: no ${FILE} can be read there (${(0,_lib_thrown_js__WEBPACK_IMPORTED_MODULE_9__/* .messageOf */ .b)(error)}); hand over the report-dir of the job that ran with mode: analyse`,
        ]);
    });
    const read = (0,_lib_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(text, _cli_tools_js__WEBPACK_IMPORTED_MODULE_7__.DOCUMENT_LIMITS);
    if (!read.ok)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL([`${FILE} is not JSON that can be read: ${read.reason}`]);
    const errors = (await (0,_domain_contract_js__WEBPACK_IMPORTED_MODULE_2__/* .loadValidator */ .jr)('review'))(read.value);
    if (errors.length === 0)
        return read.value;
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .xL(errors.slice(0, SHOWN_ERRORS).map(({ path: at, message }) => `${FILE}: ${at} ${message}`));
}
const SHOWN_ERRORS = 5;
function mismatches({ place, number }, { change }) {
    const { forge, repository } = place;
    const problems = [];
    if (change.forge !== forge || change.repository.toLowerCase() !== repository.toLowerCase()) {
        const there = change.forge === forge ? change.repository : `${change.repository} on ${change.forge}`;
        problems.push(`it is about ${there}, and this run is about ${repository}`);
    }
    if (change.number !== number) {
        problems.push(`it is about pull request ${change.number ?? 'none'}, and this run is about ${number}`);
    }
    return problems;
}
function contradictions(document) {
    if (document.conclusion !== 'pass')
        return [];
    const problems = [];
    if (!document.coverage.complete)
        problems.push('it says pass, and its coverage is not complete');
    if (document.triage === null)
        problems.push('it says pass, and holds no triage');
    if (document.gates.some(({ status }) => status === 'fail'))
        problems.push('it says pass, and a gate failed');
    if (document.gaps.length > 0)
        problems.push('it says pass, and parts of the change are missing');
    return problems;
}


/***/ })

};
