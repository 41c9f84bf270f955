export const id = 1304;
export const ids = [1304];
export const modules = {

/***/ 31304:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createBuiltinClient: () => (/* binding */ createBuiltinClient)
});

// EXTERNAL MODULE: ./src/domain/criteria.ts
var criteria = __webpack_require__(83543);
// EXTERNAL MODULE: ./src/domain/errors.ts
var errors = __webpack_require__(10241);
// EXTERNAL MODULE: ./src/domain/registry/registry.ts + 45 modules
var registry = __webpack_require__(58592);
// EXTERNAL MODULE: ./src/domain/slot.ts
var slot = __webpack_require__(52334);
// EXTERNAL MODULE: ./src/domain/usage.ts
var usage = __webpack_require__(94227);
// EXTERNAL MODULE: ./src/domain/registry/around.ts
var around = __webpack_require__(43249);
// EXTERNAL MODULE: ./src/domain/registry/cue.ts
var cue = __webpack_require__(95517);
// EXTERNAL MODULE: ./src/domain/test-path.ts
var test_path = __webpack_require__(66532);
// EXTERNAL MODULE: ./src/domain/code-language.ts
var code_language = __webpack_require__(4362);
;// CONCATENATED MODULE: ./src/domain/lexis.ts
const SLASHES = {
    lineComments: ['//'],
    blocks: [['/*', '*/']],
    quotes: `"'`,
    shortQuotes: false,
};
const HASHES = { lineComments: ['#'], blocks: [], quotes: `"'`, shortQuotes: false };
const TEMPLATES = { ...SLASHES, blocks: [...SLASHES.blocks, ['`', '`']] };
const TEXT_BLOCKS = { ...SLASHES, blocks: [...SLASHES.blocks, ['"""', '"""']] };
const SQL = { lineComments: ['--'], blocks: [['/*', '*/']], quotes: `'`, shortQuotes: false };
const LEXES = {
    typescript: TEMPLATES,
    javascript: TEMPLATES,
    python: {
        ...HASHES,
        blocks: [
            ['"""', '"""'],
            ["'''", "'''"],
        ],
    },
    go: TEMPLATES,
    java: TEXT_BLOCKS,
    kotlin: TEXT_BLOCKS,
    csharp: TEXT_BLOCKS,
    scala: TEXT_BLOCKS,
    swift: { ...TEXT_BLOCKS, quotes: '"' },
    dart: SLASHES,
    c: SLASHES,
    cpp: SLASHES,
    'objective-c': SLASHES,
    rust: { ...SLASHES, shortQuotes: true },
    php: { ...SLASHES, lineComments: ['//', '#'] },
    ruby: { ...HASHES, blocks: [['=begin', '=end']] },
    shell: HASHES,
    powershell: { ...HASHES, blocks: [['<#', '#>']] },
    sql: SQL,
    dockerfile: HASHES,
    terraform: { ...SLASHES, lineComments: ['#', '//'] },
    yaml: HASHES,
    toml: HASHES,
};
function lexisOf(language) {
    return LEXES[language] ?? null;
}

// EXTERNAL MODULE: ./src/lib/code-text.ts
var code_text = __webpack_require__(21380);
;// CONCATENATED MODULE: ./src/adapters/llm/builtin/lines.ts



function readableFile({ path, lines }) {
    const language = (0,code_language/* codeLanguageOf */.H)(path);
    const lexis = language === null ? null : lexisOf(language);
    if (language === null || lexis === null)
        return null;
    const read = [];
    let open = null;
    let last = 0;
    for (const { newLine, text, mark } of lines) {
        if (newLine === null)
            continue;
        if (newLine !== last + 1)
            open = null;
        last = newLine;
        const line = (0,code_text/* codeOf */.$)(text, lexis, open);
        open = line.open;
        read.push({ number: newLine, text: text.slice(0, code_text/* MAX_LINE */.M), code: line.code, isAdded: mark === '+' });
    }
    return { path, language, lines: read };
}

;// CONCATENATED MODULE: ./src/adapters/llm/builtin/inspect.ts





const LONGEST_WRITTEN = 500;
function inspectFiles(files, entries) {
    const breaches = [];
    const checked = new Set();
    const rules = entries
        .filter(({ checks }) => checks.length > 0)
        .map((rule) => ({ rule, applies: (0,criteria/* appliesTo */.Gl)(rule), holdsCue: (0,cue/* cueFinder */.E)(rule) }));
    const read = files.map(readableFile).filter((file) => file !== null);
    for (const file of read.filter((one) => !(0,around/* isTakenOver */.Gj)(one))) {
        const added = (0,cue/* cueText */.x)(file.lines.filter(isForChecks).map(({ text }) => text));
        for (const { rule, applies, holdsCue } of rules) {
            const checks = applies(file.path, file.language) ? checksFor(rule, file) : [];
            if (checks.length === 0)
                continue;
            checked.add(rule.id);
            if (holdsCue(added))
                breaches.push(...breachesOf(rule, checks, file));
        }
    }
    return { breaches, checked };
}
function isForChecks({ isAdded, code }) {
    if (!isAdded)
        return false;
    return code.length <= LONGEST_WRITTEN || code.replace(/\s/g, '').length <= LONGEST_WRITTEN;
}
function checksFor({ checks }, { language, path }) {
    const isTest = (0,test_path/* isTestPath */.M)(path);
    return checks.filter(({ languages, inTests }) => languages.includes(language) && (inTests || !isTest));
}
function breachesOf(rule, checks, file) {
    const isTest = (0,test_path/* isTestPath */.M)(file.path);
    const found = [];
    for (let at = 0; at < file.lines.length; at += 1) {
        const line = file.lines[at];
        if (line === undefined || !isForChecks(line) || !(rule.cue?.test(line.text) ?? true))
            continue;
        const breach = firstHit(checks, { ...file, isTest, at });
        if (breach === null)
            continue;
        const { check, hit } = breach;
        const count = hit.lines ?? 1;
        found.push({
            rule,
            severity: rule.severity,
            path: file.path,
            line: line.number,
            quote: file.lines
                .slice(at, at + count)
                .map(({ text }) => text)
                .join('\n'),
            issue: hit.issue ?? check.issue,
            fix: hit.fix ?? check.fix,
        });
        at += count - 1;
    }
    return found;
}
function firstHit(checks, place) {
    for (const check of checks) {
        const hit = check.find(place);
        if (hit !== null)
            return { check, hit };
    }
    return null;
}

;// CONCATENATED MODULE: ./src/adapters/llm/builtin/builtin.ts






function createBuiltinClient() {
    return {
        binding: slot/* BUILTIN */.sD,
        destination: null,
        ask: ({ material }) => material === null
            ? Promise.reject(new errors/* ModelError */.me('the built-in reviewer answers no questions', 'bad-request'))
            : Promise.resolve(answerOf(material)),
    };
}
function answerOf({ files, rules }) {
    const inspection = inspectFiles(files, shippedAmong(rules));
    const findings = inspection.breaches.map(({ rule, severity, path, line, quote, issue, fix }) => ({
        severity,
        category: rule.category ?? '',
        file: path,
        line,
        quote,
        issue,
        fix,
        ruleId: rule.id,
    }));
    const answer = {
        findings,
        approved: findings.every(({ severity }) => severity !== 'blocking'),
        conformance: rules.map((rule) => rowOf(rule, files, inspection)),
    };
    return {
        text: JSON.stringify(answer),
        stop: 'end',
        rawStop: 'end',
        usage: usage/* NO_USAGE */.yJ,
        servedModel: null,
        notes: [],
        attempts: 1,
    };
}
function shippedAmong(rules) {
    const asked = new Set(rules.map(({ id, source }) => `${source} ${id}`));
    return registry.SHIPPED_RULES.filter(({ id, source }) => asked.has(`${source} ${id}`));
}
function rowOf(rule, files, { breaches, checked }) {
    const { id } = rule;
    const applies = (0,criteria/* appliesTo */.Gl)(rule);
    const count = breaches.filter((breach) => breach.rule.id === id).length;
    const row = (status, evidence) => ({ ruleId: id, status, evidence });
    if (count > 0)
        return row('violated', `${count === 1 ? 'one place' : `${count} places`} found`);
    if (checked.has(id))
        return row('met', 'no added line breaks it in a way that code can tell');
    if (!files.some(({ path }) => applies(path)))
        return row('not-applicable', 'it applies to none of the files');
    return row('not-checked', 'it takes judgement');
}


/***/ }),

/***/ 95517:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ cueFinder),
/* harmony export */   x: () => (/* binding */ cueText)
/* harmony export */ });
const BETWEEN_LINES = '\n\u0000\n';
function cueText(added) {
    return { added, text: added.join(BETWEEN_LINES) };
}
function cueFinder({ cue }) {
    if (cue === null)
        return () => true;
    const inText = new RegExp(cue.source, `${cue.flags.replace(/[gmy]/g, '')}m`);
    return ({ added, text }) => inText.test(text) && added.some((line) => line.search(cue) >= 0);
}


/***/ }),

/***/ 66532:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isTestPath),
/* harmony export */   c: () => (/* binding */ isTestName)
/* harmony export */ });
/* harmony import */ var _lib_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92094);

const TEST_FOLDERS = new Set([
    ...['test', 'tests', 'testing', 'testdata', 'e2e', 'cypress', 'playwright', 'androidtest', 'unittests'],
    ...[
        'fixtures',
        'mocks',
        'snapshots',
        'testlib',
        'testutils',
        'benchmarks',
        'bench',
        'examples',
        'example',
        'stories',
    ],
]);
const TEST_SORTS = new Set([
    'unit',
    'integration',
    'functional',
    'acceptance',
    'e2e',
    'android',
    'smoke',
    'ui',
]);
const TEST_ENDS = new Set([
    'test',
    'tests',
    'spec',
    'specs',
    'cy',
    'e2e',
    'stories',
    'mock',
    'mocks',
    'conftest',
    'testcase',
]);
function isTestPath(path) {
    const folders = path.split('/');
    const name = folders.pop() ?? '';
    return isTestName(name, folders, true);
}
function isTestName(name, folders, isCode) {
    if (folders.some((folder) => isTestFolder((0,_lib_words_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z)(folder), isCode)))
        return true;
    return isCode && hasTestName(name);
}
function isTestFolder(words, isCode) {
    const last = words.at(-1) ?? '';
    if (words.length === 1)
        return TEST_FOLDERS.has(last) || (isCode && (last === 'spec' || last === 'specs'));
    if (last === 'tests' || words[0] === 'test' || words[0] === 'tests')
        return true;
    return last === 'test' && TEST_SORTS.has(words.at(-2) ?? '');
}
function hasTestName(name) {
    const words = (0,_lib_words_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z)(name.slice(0, name.lastIndexOf('.')));
    const last = words.at(-1) ?? '';
    if (words.length === 1)
        return last !== 'spec' && TEST_ENDS.has(last);
    if (/IT\.(?:java|kt|scala)$/.test(name))
        return true;
    return TEST_ENDS.has(last) || words[0] === 'test';
}


/***/ }),

/***/ 94227:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M2: () => (/* binding */ spentBy),
/* harmony export */   O4: () => (/* binding */ costUsd),
/* harmony export */   e6: () => (/* binding */ totalOf),
/* harmony export */   vk: () => (/* binding */ addUsage),
/* harmony export */   yJ: () => (/* binding */ NO_USAGE)
/* harmony export */ });
const NO_USAGE = { input: 0, cacheRead: 0, cacheWrite: 0, output: 0 };
function addUsage(a, b) {
    return {
        input: a.input + b.input,
        cacheRead: a.cacheRead + b.cacheRead,
        cacheWrite: a.cacheWrite + b.cacheWrite,
        output: a.output + b.output,
    };
}
function spentBy(run) {
    return [...run.slots, ...run.consultations];
}
function totalOf(spent) {
    return {
        usage: spent.map(({ usage }) => usage).reduce(addUsage, NO_USAGE),
        costUsd: spent.reduce((sum, { costUsd }) => (sum === null || costUsd === null ? null : sum + costUsd), 0),
    };
}
function costUsd(usage, price) {
    if (price === null)
        return null;
    const fresh = Math.max(0, usage.input - usage.cacheRead - usage.cacheWrite);
    const parts = fresh * price.input +
        usage.cacheRead * price.cacheRead +
        usage.cacheWrite * price.cacheWrite +
        usage.output * price.output;
    return parts / 1_000_000;
}


/***/ }),

/***/ 21380:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ codeOf),
/* harmony export */   M: () => (/* binding */ MAX_LINE)
/* harmony export */ });
const MAX_LINE = 4_000;
const MAX_LITERAL = 12;
function codeOf(text, lexis, open) {
    const line = text.slice(0, MAX_LINE);
    let at = open === null ? 0 : closing(line, 0, open);
    if (at < 0)
        return { code: '', open };
    let code = '';
    while (at < line.length) {
        const mark = markAt(line, at, lexis);
        if (mark === null) {
            const end = endOfPlain(line, at);
            code += line.slice(at, end);
            at = end;
            continue;
        }
        const end = mark.close === null ? line.length : closing(line, mark.from, mark.close);
        if (end < 0)
            return { code: code.trimEnd(), open: mark.goesOn ? mark.close : null };
        code += mark.filling;
        at = end;
    }
    return { code: code.trimEnd(), open: null };
}
const PLAIN = /[\w\s.,;:(){}<>+\-[\]]{1,4000}/y;
function endOfPlain(line, at) {
    PLAIN.lastIndex = at;
    return PLAIN.test(line) ? PLAIN.lastIndex : at + 1;
}
function markAt(line, at, lexis) {
    const block = lexis.blocks.find(([open]) => line.startsWith(open, at));
    if (block !== undefined) {
        const [open, close] = block;
        return { from: at + open.length, close, goesOn: true, filling: open === '/*' ? ' ' : '""' };
    }
    if (lexis.lineComments.some((mark) => line.startsWith(mark, at)) && !line.startsWith('#[', at)) {
        return { from: at, close: null, goesOn: false, filling: '' };
    }
    const quote = line[at] ?? '';
    if (!lexis.quotes.includes(quote) || (lexis.shortQuotes && quote === "'" && !isLiteral(line, at))) {
        return null;
    }
    return { from: at + 1, close: quote, goesOn: false, filling: '""' };
}
function isLiteral(line, at) {
    if (line[at + 1] === '\\')
        return line.slice(at + 3, at + MAX_LITERAL).includes("'");
    return line[at + 2] === "'";
}
function closing(line, from, close) {
    for (let at = from; at < line.length; at += 1) {
        if (line[at] === '\\' && close !== '*/')
            at += 1;
        else if (line.startsWith(close, at))
            return at + close.length;
    }
    return -1;
}


/***/ }),

/***/ 92094:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ phrasesOf),
/* harmony export */   Z: () => (/* binding */ wordsOf)
/* harmony export */ });
const CASE_BORDER = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;
const UNCUT = /OAuth(?=[\d\p{Lu}_.-]|$)/gu;
const MAX_SEGMENT = 255;
function wordsOf(segment) {
    return segment
        .slice(0, MAX_SEGMENT)
        .replace(UNCUT, 'Oauth')
        .replace(CASE_BORDER, ' ')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== '');
}
function phrasesOf(path) {
    const phrases = new Set();
    for (const segment of path.split('/')) {
        const words = wordsOf(segment);
        words.forEach((word, at) => {
            phrases.add(word);
            if (at > 0)
                phrases.add(`${words[at - 1]} ${word}`);
        });
    }
    return phrases;
}


/***/ })

};
