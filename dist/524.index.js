export const id = 524;
export const ids = [524];
export const modules = {

/***/ 23522:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cp: () => (/* binding */ spanText),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   Ql: () => (/* binding */ safeInfo),
/* harmony export */   Tv: () => (/* binding */ closesFence),
/* harmony export */   df: () => (/* binding */ findSpans),
/* harmony export */   i4: () => (/* binding */ spanAround),
/* harmony export */   sv: () => (/* binding */ openingFence)
/* harmony export */ });
/* unused harmony exports longestRun, fenceFor */
const OPENING = /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(`{3,}|~{3,})(.*)$/s;
const CLOSING = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;
const ACTIVE_INFO = new Set(['suggestion', 'math', 'mermaid', 'geojson', 'topojson', 'stl']);
const INFO = /^[A-Za-z0-9+#.-]{1,20}(?![A-Za-z0-9+#.-])/;
function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}
function fenceFor(text) {
    return '`'.repeat(Math.max(3, longestRun(text) + 1));
}
function safeInfo(info) {
    const name = INFO.exec(info.trim())?.[0] ?? '';
    return ACTIVE_INFO.has(name.toLowerCase()) ? '' : name;
}
function fenced(text, info) {
    const fence = fenceFor(text);
    const body = text === '' || text.endsWith('\n') ? text : `${text}\n`;
    return `${fence}${info}\n${body}${fence}`;
}
function spanAround(text, inTable) {
    const ticks = '`'.repeat(spanSize(text));
    const pad = /^`|`$|^ .* $/s.test(text) ? ' ' : '';
    const body = inTable ? escapePipes(text) : text;
    return `${ticks}${pad}${body}${pad}${ticks}`;
}
function spanSize(text) {
    const sizes = new Set();
    for (const [run] of text.matchAll(/`+/g))
        sizes.add(run.length);
    let size = 1;
    while (sizes.has(size))
        size += 1;
    return size;
}
function escapePipes(text) {
    return text.replace(/\\+\|?|\|/g, (found) => {
        if (!found.endsWith('|'))
            return found;
        const run = found.slice(0, -1);
        return `${run}${run.length % 2 === 0 ? '\\' : '\\\\'}|`;
    });
}
function findSpans(text, escapes) {
    const closers = runsBySize(text);
    const opening = escapes ? /\\[\s\S]|`+/g : /`+/g;
    const spans = [];
    for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
        if (found[0].startsWith('\\'))
            continue;
        const size = found[0].length;
        const close = firstFrom(closers.get(size), found.index + size);
        if (close === null)
            continue;
        spans.push({ start: found.index, end: close + size, size });
        opening.lastIndex = close + size;
    }
    return spans;
}
function runsBySize(text) {
    const runs = new Map();
    for (const found of text.matchAll(/`+/g)) {
        const size = found[0].length;
        const known = runs.get(size);
        if (known === undefined)
            runs.set(size, { starts: [found.index], next: 0 });
        else
            known.starts.push(found.index);
    }
    return runs;
}
function firstFrom(runs, position) {
    if (runs === undefined)
        return null;
    while ((runs.starts[runs.next] ?? Number.POSITIVE_INFINITY) < position)
        runs.next += 1;
    return runs.starts[runs.next] ?? null;
}
function spanText(text, span) {
    const inner = text.slice(span.start + span.size, span.end - span.size);
    const padded = inner.startsWith(' ') && inner.endsWith(' ') && inner.trim() !== '';
    return padded ? inner.slice(1, -1) : inner;
}
function openingFence(line) {
    const [, prefix = '', mark = '', info = ''] = OPENING.exec(line) ?? [];
    if (mark === '' || (mark.startsWith('`') && info.includes('`')))
        return null;
    return { prefix: prefix.replace(/[^ \t>]/g, ' '), mark, info };
}
function closesFence(line, fence) {
    const mark = CLOSING.exec(line)?.[1] ?? '';
    return mark.startsWith(fence.mark);
}


/***/ }),

/***/ 7566:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ readTextTree),
/* harmony export */   y: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _repository_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56901);

function readText(bytes) {
    if (bytes.length > _repository_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_CONFIG_BYTES */ .GW) {
        return unreadable(`is larger than ${_repository_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_CONFIG_BYTES */ .GW / 1024} KB: make it shorter`);
    }
    const text = textOf(bytes);
    if (text === null)
        return unreadable('is not UTF-8: save it in that encoding');
    if (text.includes('\0'))
        return unreadable('holds a NUL character: save it as plain text');
    return { ok: true, text };
}
async function readTextTree(text, name) {
    if (/\.json$/i.test(name))
        return (await __webpack_require__.e(/* import() */ 7295).then(__webpack_require__.bind(__webpack_require__, 7295))).readJsonTree(text);
    return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3674)]).then(__webpack_require__.bind(__webpack_require__, 33674))).readYamlTree(text);
}
function unreadable(text) {
    return { ok: false, problems: [{ line: null, text: `the file ${text}` }] };
}
function textOf(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 36865:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dw: () => (/* binding */ keyPath),
/* harmony export */   GS: () => (/* binding */ placed),
/* harmony export */   Nd: () => (/* binding */ contractProblems),
/* harmony export */   YP: () => (/* binding */ inSentences),
/* harmony export */   cA: () => (/* binding */ lineOf),
/* harmony export */   uo: () => (/* binding */ capped)
/* harmony export */ });
/* harmony import */ var _lib_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18453);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79112);


function contractProblems(errors, values, schema) {
    return errors
        .filter((error) => !isExcused(error, values))
        .map((error) => problemOf(error, values.value, schema));
}
function isExcused({ path, message }, { misspelt }) {
    return message.startsWith('must have the property') && misspelt.has(path);
}
const WORDS = [
    [/^must be boolean$/, 'must be true or false, without quotes (yes, no, on and off are text)'],
    [/^must be string$/, 'must be text: put it into quotes'],
    [/^must be array$/, 'must be a list: one "- " on a line for each, or [a, b]'],
    [/^must be string or array$/, 'must be text, or a list of texts'],
    [/^must be object$/, 'must be a group of keys'],
    [/^must be integer$/, 'must be a whole number'],
    [/^must be number$/, 'must be a number'],
    [/^must be integer or null$/, 'must be a whole number or null'],
    [/^must be >= (.*)$/, 'must be $1 or more'],
    [/^must be <= (.*)$/, 'must be $1 or less'],
    [/^must have the property "(.*)"$/, 'must have the key $1'],
    [/^must NOT have fewer than 1 .*$/, 'must not be empty'],
    [/^must NOT have (.*)$/, 'must not have $1'],
];
function problemOf({ path, message }, value, schema) {
    const pointer = path === '/' ? '' : path;
    const steps = pointer.split('/').slice(1);
    if (valueAt(value, steps) === null) {
        return { pointer, text: 'has no value: give it one, or take the key out' };
    }
    const examples = nodeAt(schema, steps)?.examples ?? [];
    if (/^must match (?:pattern|format)/.test(message)) {
        return { pointer, text: `must be written like ${examples.join(', ')}` };
    }
    const found = WORDS.find(([form]) => form.test(message));
    return { pointer, text: found === undefined ? message : message.replace(found[0], found[1]) };
}
function valueAt(value, steps) {
    return steps.reduce((inner, step) => {
        if (Array.isArray(inner))
            return inner[Number(step)];
        return (0,_lib_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(inner) ? inner[step] : undefined;
    }, value);
}
function nodeAt(schema, steps) {
    return steps.reduce((node, step) => node?.properties?.[step] ?? node?.items, schema);
}
function placed(problems, lines, nameOf = keyPath) {
    return problems
        .map(({ line, pointer, text }) => ({
        line: line ?? lineOf(pointer, lines),
        text: pointer === '' ? text : `${nameOf(pointer)}: ${text}`,
    }))
        .sort((a, b) => a.line - b.line);
}
function lineOf(pointer, lines) {
    return (lines.get(pointer) ?? (pointer === '' ? 1 : lineOf(pointer.slice(0, pointer.lastIndexOf('/')), lines)));
}
function keyPath(pointer) {
    return pointer
        .slice(1)
        .replace(/\/(\d+)/g, '[$1]')
        .replaceAll('/', '.');
}
const SHOWN_PROBLEMS = 50;
function inSentences(name, problems) {
    const file = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .logSafe */ .sN)(name);
    const sentences = problems.map(({ line, text }) => `${file}${line === null ? '' : `:${line}`}: ${text}`);
    return capped([...new Set(sentences)], `${file}: `);
}
function capped(sentences, before = '') {
    const rest = sentences.length - SHOWN_PROBLEMS;
    return rest > 0 ? [...sentences.slice(0, SHOWN_PROBLEMS), `${before}and ${rest} more problems`] : sentences;
}


/***/ }),

/***/ 23417:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readTree)
/* harmony export */ });
/* harmony import */ var _domain_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47916);
/* harmony import */ var _lib_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72269);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79112);
/* harmony import */ var _config_file_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42492);




function readTree(tree, schema) {
    const reading = { lines: new Map([['', tree.line]]), misspelt: new Set(), problems: [] };
    const value = readNode(tree, schema, { pointer: '', reading });
    return { value, ...reading };
}
function readNode(tree, schema, place) {
    if (tree.kind === 'map')
        return schema.properties ? readGroup(tree.entries, schema, place) : {};
    if (tree.kind === 'list')
        return readList(tree.items, schema, place);
    if (typeof tree.value === 'string')
        checkText(tree.value, tree.line, (0,_config_file_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .isGlob */ .f)(schema), place);
    return tree.value;
}
function checkText(text, line, glob, { pointer, reading }) {
    const problem = text.includes('\0') ? 'must not hold a NUL character' : glob ? (0,_domain_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .globProblem */ .A)(text) : null;
    if (problem !== null)
        reading.problems.push({ pointer, line, text: problem });
}
function readList(items, schema, { pointer, reading }) {
    const seen = new Set();
    return items.map((item, at) => {
        const place = { pointer: `${pointer}/${at}`, reading };
        reading.lines.set(place.pointer, item.line);
        const value = readNode(item, schema.items ?? {}, place);
        const isWord = schema.items?.enum?.includes(value) === true;
        if (isWord && seen.has(value)) {
            reading.problems.push({ ...place, line: item.line, text: 'stands in the list twice: keep one' });
        }
        seen.add(value);
        return value;
    });
}
function readGroup(entries, schema, place) {
    const properties = schema.properties ?? {};
    const values = withoutRepeats(entries, place).flatMap(({ key, line, value }) => {
        const known = Object.hasOwn(properties, key) ? properties[key] : undefined;
        if (known === undefined) {
            refuseKey(key, line, Object.keys(properties), place);
            return [];
        }
        const pointer = `${place.pointer}/${key}`;
        place.reading.lines.set(pointer, line);
        return [[key, readNode(value, known, { ...place, pointer })]];
    });
    return Object.fromEntries(values);
}
function withoutRepeats(entries, { pointer, reading }) {
    const firsts = new Map();
    return entries.filter(({ key, line }) => {
        const first = firsts.get(key);
        if (first === undefined) {
            firsts.set(key, line);
            return true;
        }
        const text = `the key ${shownKey(key)} stands here again, first on line ${first}: keep one`;
        reading.problems.push({ pointer, line, text });
        return false;
    });
}
const LONGEST_NAME = 32;
const SHOWN_OF_LONGER = 12;
function refuseKey(key, line, names, place) {
    const { pointer, reading } = place;
    reading.misspelt.add(pointer);
    const text = unknownKey(key, names);
    reading.problems.push({ pointer, line, text });
}
function unknownKey(key, names) {
    if (key === '<<')
        return 'merge keys (<<) are not taken: write the keys out';
    const near = (0,_lib_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .p)(key, names);
    const hint = near === null ? `Known are ${names.join(', ')}` : `Did you mean ${near}?`;
    return `${shownKey(key)} is not a key here. ${hint}`;
}
function shownKey(key) {
    const cut = key.length > LONGEST_NAME ? `${[...key].slice(0, SHOWN_OF_LONGER).join('')}…` : key;
    return JSON.stringify((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(cut));
}


/***/ }),

/***/ 42492:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ CONFIG_SCHEMA),
  f: () => (/* binding */ isGlob)
});

;// CONCATENATED MODULE: ./schemas/config.schema.json
const config_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://quorate.invalid/schemas/config.schema.json","title":"A repository\'s settings for Quorate","description":"The file .quorate.yml (or .quorate.json). It is read at the tip of the branch that a change goes to, so that no change can alter the rules it is judged by. It may make stricter what the inputs set, never milder.","type":"object","additionalProperties":false,"properties":{"ignore":{"description":"Files that are not reviewed, as globs. Gates look at them all the same.","examples":[["docs/archive/**","**/*.snap"]],"type":"array","maxItems":200,"items":{"$ref":"#/$defs/glob"}},"include":{"description":"Files that are reviewed although a rule of ours (lock file, vendored, generated) or `ignore` leaves them out, as globs.","examples":[["vendor/own-fork/**"]],"type":"array","maxItems":200,"items":{"$ref":"#/$defs/glob"}},"neverSend":{"description":"Files whose text is never given to a model, as globs, beside those that never are.","examples":[["config/customers/**"]],"type":"array","maxItems":200,"items":{"$ref":"#/$defs/glob"}},"instructions":{"description":"What the reviewers should know of this repository and look at with care, in your own words. It adds to their task and takes nothing from it.","examples":["Amounts are whole cents. Every query must carry the tenant."],"type":"string","minLength":1,"maxLength":4000},"language":{"description":"Language that reviewers write in, as a tag (en, de, pt-BR), where the input does not say.","examples":["en","de","pt-BR"],"type":"string","pattern":"^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$"},"minSeverity":{"description":"Lowest severity that becomes an inline comment, where the input does not say.","examples":["suggestion"],"enum":["blocking","important","suggestion"]},"maxComments":{"description":"Most inline comments that are open at a time, where the input does not say.","examples":[30],"type":"integer","minimum":0,"maximum":100},"reviewDisagreementRound":{"description":"Whether reviewers whose verdicts are mixed see both sides once and uphold or withdraw.","examples":[true],"type":"boolean"},"triageCrossCheck":{"description":"A second seat decides on what the triage agent decided.","type":"object","additionalProperties":false,"properties":{"enabled":{"description":"Whether it takes place.","examples":[true],"type":"boolean"},"sampleRate":{"description":"Share of the runs that are checked that way.","examples":[0.2],"type":"number","minimum":0,"maximum":1},"slot":{"description":"The seat that checks, where the input names none.","examples":["gpt"],"enum":["fable","opus","sonnet","gpt"]},"blockOnDisagreement":{"description":"Whether a run in which the two differ is incomplete.","examples":[false],"type":"boolean"}}},"modelFallback":{"description":"Which models may take part in place of others.","type":"object","additionalProperties":false,"properties":{"fableEnabled":{"description":"Whether the seat fable may use the fable tier of Anthropic. It cannot be switched on against an input that says false.","examples":[false],"type":"boolean"},"onDispatchError":{"description":"Whether the next smaller model of its line reads where a seat\'s own cannot be had. It cannot be switched on against an input that says false.","examples":[true],"type":"boolean"}}},"modelRouting":{"description":"Which seats read which changes, and how much a run may cost.","type":"object","additionalProperties":false,"properties":{"enabled":{"description":"Whether any of it holds; true unless said otherwise.","examples":[true],"type":"boolean"},"strategy":{"description":"manual: the rules choose the seats. cost-ceiling: the whole panel reads as far as the ceiling allows.","examples":["manual","cost-ceiling"],"enum":["manual","cost-ceiling"]},"rules":{"description":"For manual. A file goes to the seats of the first rule that holds for it, else to the whole panel; a run has all seats that its files go to, and these read every file of it.","examples":[[{"when":{"paths":["docs/**"],"risk":["low"],"language":["markdown"]},"slots":["sonnet"]}]],"type":"array","minItems":1,"maxItems":50,"items":{"description":"One rule.","type":"object","additionalProperties":false,"required":["when","slots"],"properties":{"when":{"description":"What a file must be; every condition that is given must hold.","type":"object","additionalProperties":false,"properties":{"paths":{"description":"Its path matches one of these globs.","examples":[["docs/**"]],"type":"array","maxItems":200,"items":{"$ref":"#/$defs/glob"},"minItems":1},"risk":{"description":"Its risk is one of these.","examples":[["low"]],"type":"array","minItems":1,"items":{"enum":["low","medium","high"]}},"language":{"description":"It is written in one of these.","examples":[["markdown"]],"type":"array","minItems":1,"items":{"enum":["typescript","javascript","python","go","java","kotlin","swift","csharp","ruby","php","rust","scala","dart","c","cpp","objective-c","shell","powershell","sql","html","css","markdown","yaml","json","toml","dockerfile","terraform"]}}}},"slots":{"description":"The seats that read it.","examples":[["sonnet"]],"type":"array","minItems":1,"items":{"enum":["fable","opus","sonnet","gpt"]}}}}},"budgetCeilingUsd":{"description":"Most that a run may cost by estimate, in US dollars; the smallest of all caps holds.","examples":[2],"type":"number","minimum":0.01,"maximum":1000000},"recordDecisions":{"description":"Whether the summary on the pull request says what was decided; review.json and the log always do.","examples":[true],"type":"boolean"}}},"testGap":{"description":"The gate that looks for tests of new public symbols. It takes place where this key is given.","type":"object","additionalProperties":false,"properties":{"enabled":{"description":"False switches it off.","examples":[true],"type":"boolean"},"blockThreshold":{"description":"Symbols without a test from which on the result is block; null for never.","examples":[5,null],"type":["integer","null"],"minimum":1},"promoteSeverity":{"description":"Whether its findings are important instead of suggestions.","examples":[false],"type":"boolean"}}},"exceptionMarkers":{"description":"Comments by which code is excused from a rule.","type":"object","additionalProperties":false,"properties":{"allowSecurity":{"description":"Whether such a comment may silence a blocking finding of security, such as a secret.","examples":[false],"type":"boolean"}}},"reviewScopeGate":{"description":"Whether a small change without any sign of risk is left to one reviewer. Any doubt means the whole panel.","examples":[true],"type":"boolean"},"diffRiskAdvisory":{"description":"Whether reviewers are told which files to look at first; true unless said otherwise. False also switches the scope gate off.","examples":[false],"type":"boolean"},"rules":{"description":"Files with rules of the repository, as globs below a folder: Markdown, YAML or JSON, read at the tip of the target branch.","examples":[["docs/rules/*.md"]],"type":"array","maxItems":20,"items":{"$ref":"#/$defs/glob"}},"skillConformance":{"description":"How the rules are answered that a change is held against.","type":"object","additionalProperties":false,"properties":{"blockOnCoverageGap":{"description":"Whether the run fails where a rule was selected and no reviewer checked it.","examples":[true],"type":"boolean"},"leaveOut":{"description":"Ids of rules that come with the program and do not hold here.","examples":[["PERF-001"]],"type":"array","maxItems":100,"items":{"type":"string","pattern":"^[A-Z][A-Z0-9]{1,15}(?:-[A-Z0-9]{1,15}){1,3}$","examples":["PERF-001"]}}}}},"$defs":{"glob":{"description":"A glob over paths from the root of the repository: `*`, `**`, `?`, one `{a,b}` and `[abc]`; at most 8 stars and 10 words in braces.","type":"string","minLength":1,"maxLength":200,"examples":["src/**/*.ts"]}}}');
;// CONCATENATED MODULE: ./src/shells/config-file-schema.ts

const CONFIG_SCHEMA = config_schema_namespaceObject;
function isGlob(node) {
    return node.$ref === '#/$defs/glob';
}


/***/ }),

/***/ 70524:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  HOW_WRITTEN: () => (/* binding */ HOW_WRITTEN),
  parseRuleFiles: () => (/* binding */ parseRuleFiles)
});

// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(79112);
// EXTERNAL MODULE: ./src/shells/config-file-problems.ts
var config_file_problems = __webpack_require__(36865);
// EXTERNAL MODULE: ./src/domain/contract.ts
var contract = __webpack_require__(38956);
// EXTERNAL MODULE: ./src/domain/criteria.ts
var criteria = __webpack_require__(83543);
// EXTERNAL MODULE: ./src/lib/json.ts
var json = __webpack_require__(18453);
// EXTERNAL MODULE: ./src/shells/config-file-bytes.ts
var config_file_bytes = __webpack_require__(7566);
// EXTERNAL MODULE: ./src/shells/config-file-read.ts
var config_file_read = __webpack_require__(23417);
// EXTERNAL MODULE: ./src/domain/severity.ts
var severity = __webpack_require__(61245);
// EXTERNAL MODULE: ./src/lib/markdown-code.ts
var markdown_code = __webpack_require__(23522);
;// CONCATENATED MODULE: ./src/shells/rule-files-blocks.ts

const LINE_END = /\r\n|\n|\r/;
const COMMENT = '<!--';
const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+(.*))?$/;
function markdownBlocks(text) {
    const lines = text.split(LINE_END);
    const blocks = [];
    let comment = null;
    for (let at = 0; at < lines.length;) {
        const raw = lines[at] ?? '';
        const { kept, isOpen } = withoutComments(raw, comment !== null);
        comment = isOpen ? (comment ?? at + 1) : null;
        const piece = pieceAt(lines, at, { kept, isOpen });
        if (piece === null)
            return { blocks, problems: [openFence(at + 1)] };
        if (piece.block !== null)
            blocks.push(piece.block);
        at = piece.next;
    }
    return { blocks, problems: comment === null ? [] : [openComment(comment)] };
}
function pieceAt(lines, at, { kept, isOpen }) {
    const fence = isOpen ? null : (0,markdown_code/* openingFence */.sv)(kept);
    if (fence === null) {
        const isComment = kept !== lines[at] && kept.trim() === '';
        return { block: isComment ? null : lineOrHeading(kept, at + 1), next: at + 1 };
    }
    const end = closingLine(lines, at + 1, fence);
    if (end === lines.length)
        return null;
    return { block: codeOf(lines.slice(at, end + 1), fence, at + 1), next: end + 1 };
}
function openFence(line) {
    return { line, text: 'a block of code begins here that is not closed: close it with the same marks' };
}
function openComment(line) {
    return { line, text: 'a comment begins here that is not closed: end it with -->' };
}
function withoutComments(line, wasOpen) {
    if (!wasOpen && !line.includes(COMMENT))
        return { kept: line, isOpen: false };
    const begin = commentFinder(line);
    let kept = '';
    let at = wasOpen ? endOfComment(line, 0) : 0;
    while (at !== null) {
        const next = begin(at);
        kept += line.slice(at, next ?? line.length);
        if (next === null)
            return { kept, isOpen: false };
        at = endOfComment(line, next + '<!'.length);
    }
    return { kept, isOpen: true };
}
function commentFinder(line) {
    const spans = (0,markdown_code/* findSpans */.df)(line, true);
    let span = 0;
    return (from) => {
        for (let at = line.indexOf(COMMENT, from); at >= 0; at = line.indexOf(COMMENT, at)) {
            while ((spans[span]?.end ?? line.length) <= at)
                span++;
            const { start, end } = spans[span] ?? { start: line.length, end: line.length };
            if (at < start)
                return at;
            at = end;
        }
        return null;
    };
}
function endOfComment(line, from) {
    const at = line.indexOf('-->', from);
    return at < 0 ? null : at + '-->'.length;
}
function lineOrHeading(text, line) {
    const [, marks, words = ''] = HEADING.exec(text) ?? [];
    if (marks === undefined)
        return { kind: 'line', line, text };
    return { kind: 'heading', line, level: marks.length, text: withoutMarks(words.trim()) };
}
function withoutMarks(words) {
    let end = words.length;
    while (words[end - 1] === '#')
        end--;
    return end === 0 || /[ \t]/.test(words.charAt(end - 1)) ? words.slice(0, end).trim() : words;
}
function closingLine(lines, from, fence) {
    let at = from;
    while (at < lines.length && !(0,markdown_code/* closesFence */.Tv)(lines[at] ?? '', fence))
        at++;
    return at;
}
function codeOf(lines, fence, line) {
    const indent = fence.prefix.length;
    const text = lines
        .slice(1, -1)
        .map((inner) => withoutIndent(inner, indent))
        .join('\n');
    return { kind: 'code', line, text, info: fence.info.trim(), whole: lines.join('\n') };
}
function withoutIndent(line, indent) {
    let at = 0;
    while (at < indent && /[ \t>]/.test(line.charAt(at)))
        at++;
    return line.slice(at);
}

;// CONCATENATED MODULE: ./src/shells/rule-files-markdown.ts



const EXAMPLE_KEYS = ['violates', 'meets'];
const LIST_KEYS = ['paths', 'languages'];
const KEYS = ['severity', 'category', 'expires', ...LIST_KEYS];
const KEY_LINE = /^ {0,3}[-*+][ \t]+([A-Za-z_][\w-]{0,63}):(.*)$/;
function readMarkdownTree(text) {
    const { blocks, problems } = markdownBlocks(text);
    const reading = { drafts: [], draft: null, problems: [...problems] };
    for (const block of blocks) {
        if (block.kind === 'heading')
            readHeading(block, reading);
        else if (block.kind === 'code')
            readCode(block, reading);
        else
            readLine(block, reading);
    }
    if (reading.drafts.length === 0)
        return { tree: null, problems: reading.problems };
    const rules = { kind: 'list', line: 1, items: reading.drafts.map(treeOf) };
    return {
        tree: { kind: 'map', line: 1, entries: [{ key: 'rules', line: 1, value: rules }] },
        problems: reading.problems,
    };
}
function readHeading({ text, line, level }, reading) {
    const colon = text.indexOf(':');
    const id = text.slice(0, Math.max(0, colon)).trim();
    if (!criteria/* RULE_ID */.B.test(id)) {
        const { draft } = reading;
        if (draft !== null && level > draft.level)
            addText(draft, line, `${'#'.repeat(level)} ${text}`);
        else
            reading.draft = null;
        return;
    }
    if (level < 2 || level > 4) {
        const problem = `${id}: the heading of a rule has two to four "#": give it as many`;
        reading.problems.push({ line, text: problem });
    }
    const title = text.slice(colon + 1).trim();
    const draft = {
        level,
        line,
        entries: [
            { key: 'id', line, value: scalar(id, line) },
            { key: 'title', line, value: scalar(title, line) },
        ],
        texts: [],
        examples: { violates: [], meets: [] },
        list: 'open',
    };
    reading.drafts.push(draft);
    reading.draft = draft;
}
function readCode({ text, line, info, whole }, { draft, problems }) {
    const word = info.split(/\s+/).at(-1)?.toLowerCase();
    const key = EXAMPLE_KEYS.find((known) => known === word);
    if (draft !== null && key === undefined)
        addText(draft, line, whole);
    if (key === undefined)
        return;
    if (draft === null) {
        const problem = `an example (${key}) stands under no rule: put it under a heading like "## PAY-001: Title"`;
        problems.push({ line, text: problem });
        return;
    }
    draft.list = 'closed';
    draft.examples[key].push(scalar(text, line));
}
function readLine({ text, line }, { draft, problems }) {
    const [, key, value = ''] = KEY_LINE.exec(text) ?? [];
    if (draft !== null && isInList(draft, text, key)) {
        if (key === undefined)
            return;
        draft.list = 'open';
        draft.entries.push({ key, line, value: readValue(key, value.trim(), line) });
        return;
    }
    if (key === 'severity' && severity/* SEVERITIES */.oC.some((severity) => severity === unticked(value))) {
        const problem = 'a severity stands here under no rule: its list stands directly under a heading like "## PAY-001: Title"';
        problems.push({ line, text: problem });
    }
    else if (draft !== null)
        addText(draft, line, text);
}
function isInList(draft, text, key) {
    if (draft.list === 'closed')
        return false;
    if (text.trim() === '') {
        if (draft.entries.length > 2)
            draft.list = 'gap';
        return true;
    }
    return key !== undefined && (draft.list === 'open' || KEYS.includes(key));
}
function addText(draft, line, text) {
    draft.list = 'closed';
    if (draft.texts.length > 0 || text.trim() !== '')
        draft.texts.push({ line, text: text.trimEnd() });
}
function readValue(key, value, line) {
    if (value === '')
        return { kind: 'scalar', line, value: null };
    if (!LIST_KEYS.includes(key))
        return scalar(unticked(value), line);
    return { kind: 'list', line, items: splitList(value).map((item) => scalar(unticked(item), line)) };
}
function scalar(value, line) {
    return { kind: 'scalar', line, value };
}
function splitList(value) {
    const items = [''];
    let isInBraces = false;
    for (const character of value) {
        if (character === '{' || character === '}')
            isInBraces = character === '{';
        if (character === ',' && !isInBraces)
            items.push('');
        else
            items.push(`${items.pop() ?? ''}${character}`);
    }
    return items;
}
function unticked(value) {
    const word = value.trim();
    return /^`[^`]*`$/.test(word) ? word.slice(1, -1).trim() : word;
}
function treeOf({ line, entries, texts, examples }) {
    const all = [...entries];
    const [first] = texts;
    if (first !== undefined) {
        const text = texts.map((part) => part.text).join('\n');
        all.push({ key: 'text', line: first.line, value: scalar(text.trim(), first.line) });
    }
    for (const key of EXAMPLE_KEYS) {
        const items = examples[key];
        const [example] = items;
        if (example !== undefined)
            all.push({ key, line: example.line, value: { kind: 'list', line: example.line, items } });
    }
    return { kind: 'map', line, entries: all };
}

;// CONCATENATED MODULE: ./schemas/rules.schema.json
const rules_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://quorate.invalid/schemas/rules.schema.json","title":"A registry of rules","description":"A YAML or JSON file with rules of a repository that changes are held against. The key `rules` of .quorate.yml names such files; they are read at the tip of the branch that a change goes to.","type":"object","additionalProperties":false,"required":["rules"],"properties":{"rules":{"description":"The rules, in the order in which reviewers are shown them.","type":"array","minItems":1,"maxItems":200,"items":{"description":"One rule.","type":"object","additionalProperties":false,"required":["id","severity","title","text"],"properties":{"id":{"description":"Stable: findings, comments and reports call the rule by it. That of a rule which comes with the program takes its place.","examples":["PAY-001"],"type":"string","pattern":"^[A-Z][A-Z0-9]{1,15}(?:-[A-Z0-9]{1,15}){1,3}$"},"severity":{"description":"How grave a breach is.","examples":["important"],"enum":["blocking","important","suggestion"]},"category":{"description":"What kind of defect a breach is.","examples":["correctness"],"enum":["correctness","security","concurrency","error-handling","api","performance","tests","maintainability"]},"title":{"description":"The rule in a few words, on one line.","examples":["Amounts are whole cents"],"type":"string","minLength":1,"maxLength":120},"text":{"description":"What is asked for, and where it ends.","examples":["An amount of money is an integer of cents, from the request to the database."],"type":"string","minLength":1,"maxLength":2000},"paths":{"description":"Files that it applies to, as globs; every file where this is left out.","examples":[["src/billing/**"]],"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"#/$defs/glob"}},"languages":{"description":"Languages that it applies to; every file where this is left out.","examples":[["typescript"]],"type":"array","minItems":1,"items":{"enum":["typescript","javascript","python","go","java","kotlin","swift","csharp","ruby","php","rust","scala","dart","c","cpp","objective-c","shell","powershell","sql","html","css","markdown","yaml","json","toml","dockerfile","terraform"]}},"violates":{"description":"Code that breaks it: one example, or a list of them.","examples":["total: number = price * 1.19"],"type":["string","array"],"minLength":1,"maxLength":600,"minItems":1,"maxItems":3,"items":{"$ref":"#/$defs/example"}},"meets":{"description":"Code that keeps it: one example, or a list of them.","examples":["totalCents = addTax(priceCents)"],"type":["string","array"],"minLength":1,"maxLength":600,"minItems":1,"maxItems":3,"items":{"$ref":"#/$defs/example"}},"expires":{"description":"The last day on which it holds, YYYY-MM-DD.","examples":["2031-12-31"],"type":"string","format":"date"}}}}},"$defs":{"glob":{"description":"A glob over paths from the root of the repository: `*`, `**`, `?`, one `{a,b}` and `[abc]`; at most 8 stars and 10 words in braces.","type":"string","minLength":1,"maxLength":200,"examples":["src/**/*.ts"]},"example":{"description":"A few lines of code.","type":"string","minLength":1,"maxLength":600,"examples":["totalCents = addTax(priceCents)"]}}}');
;// CONCATENATED MODULE: ./src/shells/rule-files-schema.ts

const RULES_SCHEMA = rules_schema_namespaceObject;

;// CONCATENATED MODULE: ./src/shells/rule-files-parse.ts








const MAX_RULES = 200;
async function parseRuleFile(bytes, name) {
    const read = await readFile(bytes, name);
    if (read.tree === null)
        return refusedUnless(read.problems.length === 0, name, read.problems);
    if (read.tree.kind !== 'map') {
        return refusedUnless(false, name, [
            { line: read.tree.line, text: 'the key rules should stand here, with a list of rules' },
        ]);
    }
    const long = overlong(read.tree);
    if (long !== null)
        return refusedUnless(false, name, [long]);
    const values = (0,config_file_read/* readTree */.Z)(read.tree, RULES_SCHEMA);
    const errors = (await (0,contract/* loadValidator */.jr)('rules'))(values.value);
    const problems = [
        ...values.problems,
        ...(0,config_file_problems/* contractProblems */.Nd)(errors, values, RULES_SCHEMA),
        ...textProblems(values.value),
    ];
    const all = [...read.problems, ...(0,config_file_problems/* placed */.GS)(problems, values.lines, nameIn(values.value))];
    if (errors.length > 0 || all.length > 0)
        return refusedUnless(false, name, all);
    return { ok: true, rules: rulesOf(values.value, values, name) };
}
function overlong(tree) {
    const list = tree.entries.find(({ key, value }) => key === 'rules' && value.kind === 'list');
    if (list?.value.kind !== 'list' || list.value.items.length <= MAX_RULES)
        return null;
    return { line: list.line, text: `rules: must not have more than ${MAX_RULES} items` };
}
async function readFile(bytes, name) {
    const content = (0,config_file_bytes/* readText */.y)(bytes);
    if (!content.ok)
        return { tree: null, problems: content.problems };
    if (/\.md$/i.test(name))
        return readMarkdownTree(content.text);
    const read = await (0,config_file_bytes/* readTextTree */.e)(content.text, name);
    return read.ok ? { tree: read.tree, problems: [] } : { tree: null, problems: read.problems };
}
function refusedUnless(fine, name, problems) {
    if (fine)
        return { ok: true, rules: [] };
    const inOrder = [...problems].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    return { ok: false, problems: (0,config_file_problems/* inSentences */.YP)(name, inOrder) };
}
function nameIn(value) {
    return (pointer) => {
        const [, list = '', at = '', ...rest] = pointer.split('/');
        if (list !== 'rules' || at === '')
            return (0,config_file_problems/* keyPath */.Dw)(pointer);
        const rule = rulesIn(value)[Number(at)];
        const id = (0,json/* isObject */.Gv)(rule) && typeof rule.id === 'string' && criteria/* RULE_ID */.B.test(rule.id) ? rule.id : `rules[${at}]`;
        return rest.length === 0 ? id : `${id}: ${(0,config_file_problems/* keyPath */.Dw)(`/${rest.join('/')}`)}`;
    };
}
function rulesIn(value) {
    return (0,json/* isObject */.Gv)(value) && Array.isArray(value.rules) ? value.rules : [];
}
const TEXT_KEYS = ['title', 'text', 'violates', 'meets', 'paths'];
const UNWANTED = /(?![\t\n\r\0])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
function textProblems(value) {
    return rulesIn(value).flatMap((rule, at) => textsIn(rule).flatMap(({ key, text }) => {
        const problem = textProblem(key, text);
        return problem === null ? [] : [{ pointer: `/rules/${at}/${key}`, text: problem }];
    }));
}
function textProblem(key, text) {
    if (UNWANTED.test(text)) {
        return 'must not hold control characters other than line breaks and tabs: take them out';
    }
    if (key === 'title' && /[\n\r]/.test(text.trim()))
        return 'must be on one line: put the rest into text';
    return text.trim() === '' ? 'must not be empty' : null;
}
function textsIn(rule) {
    if (!(0,json/* isObject */.Gv)(rule))
        return [];
    return TEXT_KEYS.flatMap((key) => {
        const value = rule[key];
        if (typeof value === 'string')
            return [{ key, text: value }];
        if (!Array.isArray(value))
            return [];
        return value.flatMap((text, at) => typeof text === 'string' ? [{ key: `${key}/${at}`, text }] : []);
    });
}
function rulesOf(registry, { lines }, name) {
    return registry.rules.map((written, at) => ({
        rule: ruleOf(written, name),
        line: (0,config_file_problems/* lineOf */.cA)(`/rules/${at}`, lines),
        texts: textsIn(written).map(({ key, text }) => ({
            key: (0,config_file_problems/* keyPath */.Dw)(`/${key}`),
            line: (0,config_file_problems/* lineOf */.cA)(`/rules/${at}/${key}`, lines),
            text,
        })),
    }));
}
function ruleOf(written, source) {
    return {
        id: written.id,
        severity: written.severity,
        category: written.category ?? null,
        title: written.title.trim(),
        text: withPlainEnds(written.text).trim(),
        paths: written.paths ?? null,
        languages: written.languages ?? null,
        violates: examplesOf(written.violates),
        meets: examplesOf(written.meets),
        expires: written.expires ?? null,
        source,
    };
}
function examplesOf(written) {
    return [written ?? []].flat().map((example) => withPlainEnds(example).trimEnd());
}
function withPlainEnds(text) {
    return text.replace(/\r\n?/g, '\n');
}

// EXTERNAL MODULE: ./src/stages/gates/secretlint.ts
var secretlint = __webpack_require__(21087);
// EXTERNAL MODULE: ./src/stages/gates/secrets.ts + 3 modules
var secrets = __webpack_require__(69713);
;// CONCATENATED MODULE: ./src/shells/rule-files-secrets.ts



async function secretProblems(files, scanner = secretlint/* scanWithPreset */.l) {
    const texts = files.flatMap(({ name, rules }) => rules.flatMap(({ rule, texts: own }) => own.map((text) => ({ ...text, name, id: rule.id }))));
    const lines = texts.flatMap(({ text }, at) => text.split('\n').map((line) => ({ mark: ' ', oldLine: null, newLine: at + 1, text: line })));
    const order = lines.flatMap((line, at) => at > 0 && lines[at - 1]?.newLine !== line.newLine ? [null, at] : [at]);
    const sheet = { lines, orders: [order] };
    const passages = (0,secrets/* passagesOf */.T)(sheet);
    if (passages.length === 0)
        return [];
    const preset = await scanner(passages.map(({ text }) => text));
    const found = (0,secrets/* scanSheet */.t)(sheet, passages, preset).secrets;
    return found.flatMap(({ rule, line }) => {
        const place = texts[line - 1];
        return place === undefined ? [] : sentence(place, rule);
    });
}
function sentence({ name, id, key, line }, kind) {
    const text = `${id}: ${key}: holds what looks like a secret (${kind}): take it out and renew it, or write words in its place`;
    return (0,config_file_problems/* inSentences */.YP)(name, [{ line, text }]);
}

;// CONCATENATED MODULE: ./src/shells/rule-files-set.ts




const MAX_GLOBS = 500;
const HOW_WRITTEN = 'write them like "## PAY-001: Title" with a list below';
async function parseRuleFiles(files) {
    const named = [];
    const problems = [];
    for (const { name, bytes } of files) {
        const read = await parseRuleFile(bytes, name);
        if (read.ok)
            named.push({ name, rules: read.rules });
        else
            problems.push(...read.problems);
    }
    problems.push(...repeats(named), ...tooMany(named), ...(await secretProblems(named)));
    return {
        files: named.map(({ name, rules }) => ({ name, rules: rules.map(({ rule }) => rule) })),
        problems: (0,config_file_problems/* capped */.uo)(problems),
    };
}
function repeats(files) {
    const firsts = new Map();
    return files.flatMap(({ name, rules }) => rules.flatMap(({ rule: { id }, line }) => {
        const first = firsts.get(id);
        if (first === undefined) {
            firsts.set(id, { name, line });
            return [];
        }
        const text = `${id}: stands here again, first at ${(0,lib_text/* logSafe */.sN)(first.name)}:${first.line}: keep one of them`;
        return (0,config_file_problems/* inSentences */.YP)(name, [{ line, text }]);
    }));
}
function tooMany(files) {
    const rules = files.flatMap((file) => file.rules);
    return [...over(rules.length, MAX_RULES, 'rules'), ...over(globsOf(rules), MAX_GLOBS, 'globs under paths')];
}
function globsOf(rules) {
    return rules.reduce((sum, { rule }) => sum + (rule.paths?.length ?? 0), 0);
}
function over(count, most, what) {
    return count > most
        ? [`the files hold ${count} ${what} together, at most ${most} are taken: write fewer`]
        : [];
}


/***/ }),

/***/ 69713:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ passagesOf),
  t: () => (/* binding */ scanSheet)
});

;// CONCATENATED MODULE: ./src/stages/gates/detectors.ts
const DETECTORS = [
    {
        rule: 'aws-access-key-id',
        hints: ['AKIA', 'ASIA', 'ABIA', 'ACCA', 'A3T'],
        pattern: /(?<![A-Za-z0-9])(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])/g,
        accepts: isNoExample,
    },
    {
        rule: 'aws-secret-access-key',
        hints: ['secret', 'Secret', 'SECRET'],
        pattern: /secret_?(?:access)?_?key["'`]?\s{0,8}(?:=>|:=|[:=])\s{0,8}["'`]?(?<value>[A-Za-z0-9/+=]{40})(?![A-Za-z0-9/+=])/gi,
        accepts: isNoExample,
    },
    {
        rule: 'github-token',
        hints: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_'],
        pattern: /(?<![A-Za-z0-9])(?:gh[pousr]_[A-Za-z0-9]{36,255}|github_pat_[A-Za-z0-9_]{22,255})/g,
    },
    {
        rule: 'gitlab-token',
        hints: [
            'glpat-',
            'glptt-',
            'gldt-',
            'glrt-',
            'glft-',
            'glsoat-',
            'glcbt-',
            'glimt-',
            'glagent-',
            'gloas-',
        ],
        pattern: /(?<![A-Za-z0-9])gl(?:pat|ptt|dt|rt|ft|soat|cbt|imt|agent|oas)-[\w-]{20,300}(?:\.[\w-]{2,100}){0,3}/g,
    },
    {
        rule: 'bitbucket-token',
        hints: ['ATBB', 'ATCTT3', 'ATATT3'],
        pattern: /(?<![A-Za-z0-9])(?:ATBB[A-Za-z0-9]{32}(?![A-Za-z0-9])|AT(?:CTT|ATT)3[\w=-]{50,300})/g,
    },
    {
        rule: 'slack-token',
        hints: ['xoxa-', 'xoxb-', 'xoxe', 'xoxo-', 'xoxp-', 'xoxr-', 'xoxs-', 'xapp-'],
        pattern: /(?<![A-Za-z0-9])(?:xox[abopsr]|xoxe(?:\.xox[bp])?|xapp)-[A-Za-z0-9-]{10,300}/g,
    },
    {
        rule: 'slack-webhook',
        hints: ['hooks.slack.com/'],
        pattern: /hooks\.slack\.com\/(?:services|workflows|triggers)\/(?<value>[\w/-]{20,200})/g,
    },
    {
        rule: 'stripe-key',
        hints: ['_live_', '_test_', 'whsec_'],
        pattern: /(?<![A-Za-z0-9])(?:[sr]k_(?:live|test)_[A-Za-z0-9]{16,255}|whsec_[A-Za-z0-9+/]{24,255})/g,
    },
    {
        rule: 'anthropic-key',
        hints: ['sk-ant-'],
        pattern: /(?<![A-Za-z0-9])sk-ant-[\w-]{20,300}/g,
    },
    {
        rule: 'openai-key',
        hints: ['sk-'],
        pattern: /(?<![A-Za-z0-9])sk-(?:(?:proj|svcacct|admin|None|or-v1)-[\w-]{20,300}|[A-Za-z0-9]{32,128}(?![A-Za-z0-9-]))/g,
    },
    {
        rule: 'google-key',
        hints: ['AIza', 'GOCSPX-', 'ya29.'],
        pattern: /(?<![A-Za-z0-9])(?:AIza[\w-]{35}(?![\w-])|GOCSPX-[\w-]{28}|ya29\.[\w-]{20,500})/g,
    },
    {
        rule: 'npm-token',
        hints: ['npm_'],
        pattern: /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36}(?![A-Za-z0-9])/g,
    },
    {
        rule: 'npm-credentials',
        hints: ['_authToken', '_auth', '_password'],
        pattern: /(?<!\w):?_(?:authToken|auth|password)["']?\s{0,8}=\s{0,8}["']?(?<value>[^\s"'$][^\s"']{7,2000})/g,
    },
    {
        rule: 'pypi-token',
        hints: ['pypi-AgE'],
        pattern: /(?<![A-Za-z0-9])pypi-AgE[\w-]{50,500}/g,
    },
    {
        rule: 'sendgrid-key',
        hints: ['SG.'],
        pattern: /(?<![A-Za-z0-9])SG\.[\w-]{22}\.[\w-]{43}(?![\w-])/g,
    },
    {
        rule: 'huggingface-token',
        hints: ['hf_'],
        pattern: /(?<![A-Za-z0-9])hf_[A-Za-z0-9]{34,40}(?![A-Za-z0-9])/g,
    },
    {
        rule: 'digitalocean-token',
        hints: ['dop_v1_', 'doo_v1_', 'dor_v1_'],
        pattern: /(?<![A-Za-z0-9])do[opr]_v1_[a-f0-9]{64}(?![a-f0-9])/g,
    },
    {
        rule: 'azure-storage-key',
        hints: ['AccountKey='],
        pattern: /AccountKey=(?<value>[A-Za-z0-9+/]{86}==)/g,
    },
    {
        rule: 'age-key',
        hints: ['AGE-SECRET-KEY-1'],
        pattern: /AGE-SECRET-KEY-1[0-9A-Z]{58}/g,
    },
    {
        rule: 'jwt',
        hints: ['eyJ'],
        pattern: /(?<![\w-])eyJ[\w-]{10,4000}\.eyJ[\w-]{10,8000}\.[\w-]{16,2000}/g,
    },
    {
        rule: 'url-credentials',
        hints: ['://'],
        pattern: /:\/\/(?<user>[^\s:@/"'`<>]{0,100}):(?<value>[^\s@/"'`<>]{4,200})@(?=[\w[])/g,
        accepts: (value, match) => !isPlaceholder(value) && value !== match.groups?.user,
    },
    {
        rule: 'url-credentials',
        hints: ['://'],
        pattern: /:\/\/(?<value>[\w-]{20,200})(?::x-oauth-basic|:)?@(?=[\w[])/g,
        accepts: (value) => /\d/.test(value) && /[A-Za-z]/.test(value),
    },
];
const ANY_HINT = new RegExp(DETECTORS.flatMap((detector) => detector.hints.map((hint) => hint.replace(/[.\\/+]/g, '\\$&'))).join('|'));
function detect(text) {
    if (!ANY_HINT.test(text))
        return [];
    return DETECTORS.flatMap((detector) => detectOne(text, detector));
}
function detectOne(text, detector) {
    if (!detector.hints.some((hint) => text.includes(hint)))
        return [];
    const matches = [];
    for (const match of text.matchAll(detector.pattern)) {
        const value = match.groups?.value ?? match[0];
        if (detector.accepts?.(value, match) === false)
            continue;
        const start = match.index + match[0].lastIndexOf(value);
        matches.push({ rule: detector.rule, start, end: start + value.length });
    }
    return matches;
}
function isNoExample(value) {
    return !/EXAMPLE(?:KEY)?$/.test(value);
}
function isPlaceholder(value) {
    const word = value.toLowerCase();
    return (/^\$|\$\{|\{\{|^\{.*\}$|^%.*%?$/.test(value) ||
        /^(.)\1+$/.test(value) ||
        /^(?:your[-_]?)?(?:password|passwd|pass|pword|secret|token|changeme|example|redacted|x-oauth-basic)$/.test(word));
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./src/stages/gates/passage.ts
var gates_passage = __webpack_require__(97712);
;// CONCATENATED MODULE: ./src/stages/gates/private-keys.ts

const MARK = /-----(?<kind>BEGIN|END) [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
const MAX_BODY = 20_000;
const KEY_RUN = /(?=[A-Za-z+/]{0,23}\d)(?=[a-z0-9+/]{0,23}[A-Z])(?=[A-Z0-9+/]{0,23}[a-z])[A-Za-z0-9+/]{24}/;
const KEY_LINE = /^[\s"'`#*>|.,;-]*(?:\/\/\s*)?(?:\\[nrt])*[A-Za-z0-9+/]{4,}={0,2}(?:\\[nrt])*[\s"'`.,;\\)]*(?:\+\s*)?$/;
const LINE_HEAD = /^(?:\\[nrt]|[^A-Za-z0-9+/])*/;
function findPrivateKeys(text) {
    if (!text.includes('PRIVATE KEY'))
        return [];
    const marks = [...text.matchAll(MARK)].map(markOf);
    return marks
        .map((mark, index) => bodyBeside(text, mark, marks[index - 1], marks[index + 1]))
        .filter((ranges) => ranges.length > 0);
}
function markOf(match) {
    return { start: match.index, end: match.index + match[0].length, begins: match.groups?.kind === 'BEGIN' };
}
function bodyBeside(text, mark, previous, next) {
    if (mark.begins) {
        const limit = Math.min(next?.start ?? text.length, mark.end + MAX_BODY);
        const isClosed = next !== undefined && !next.begins && isWhole(text, mark, next);
        return bodyRanges(text, mark.end, isClosed ? limit : followDown(text, mark.end, limit));
    }
    if (previous?.begins && isWhole(text, previous, mark))
        return [];
    const limit = Math.max(previous?.end ?? 0, mark.start - MAX_BODY);
    return bodyRanges(text, followUp(text, limit, mark.start), mark.start);
}
function isWhole(text, begin, end) {
    return end.start - begin.end <= MAX_BODY && !text.slice(begin.end, end.start).includes(gates_passage/* HOLE */.vs);
}
function followDown(text, start, limit) {
    let end = start;
    for (const [index, line] of text.slice(start, limit).split('\n').entries()) {
        if (index > 0 && !KEY_LINE.test(line))
            break;
        end += line.length + 1;
    }
    return Math.min(end, limit);
}
function followUp(text, limit, end) {
    const lines = text.slice(limit, end).split('\n').reverse();
    let start = end + 1;
    for (const [index, line] of lines.entries()) {
        if (index > 0 && !KEY_LINE.test(line))
            break;
        start -= line.length + 1;
    }
    return start;
}
function bodyRanges(text, start, end) {
    const body = text.slice(start, end);
    if (!KEY_RUN.test(body))
        return [];
    const ranges = [];
    let at = start;
    for (const line of body.split('\n')) {
        const head = LINE_HEAD.exec(line)?.[0].length ?? 0;
        let length = line.length;
        while (length > head && !/[A-Za-z0-9+/=]/.test(line[length - 1] ?? ''))
            length -= 1;
        if (length > head)
            ranges.push({ start: at + head, end: at + length });
        at += line.length + 1;
    }
    return ranges;
}

;// CONCATENATED MODULE: ./src/stages/gates/encoded.ts



const BASE64_RUN = /[A-Za-z0-9+/_-]{24,}={0,2}/g;
const LOOKS_ENCODED = /^(?=.*\d)(?=.*[A-Z])(?=.*[a-z])/;
const ALIGNMENTS = [0, 1, 2, 3];
function detectEncoded(text) {
    const matches = [];
    for (const match of text.matchAll(BASE64_RUN)) {
        const run = match[0];
        const rule = LOOKS_ENCODED.test(run) ? ruleOf(run) : undefined;
        if (rule !== undefined)
            matches.push({ rule, start: match.index, end: match.index + run.length });
    }
    return matches;
}
function ruleOf(run) {
    for (const alignment of ALIGNMENTS) {
        const decoded = external_node_buffer_.Buffer.from(run.slice(alignment), 'base64').toString('latin1');
        const rule = detect(decoded)[0]?.rule ?? (findPrivateKeys(decoded).length > 0 ? 'private-key' : undefined);
        if (rule !== undefined)
            return rule;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./src/stages/gates/secrets.ts




const MASKED = /^\[secret:[\w-]+\]$/;
function passagesOf(sheet) {
    return sheet.orders.map((order) => (0,gates_passage/* passageOf */.E2)(sheet, order)).filter((passage) => passage.text !== '');
}
function scanSheet(sheet, passages, preset) {
    const masks = new Map();
    const located = passages.flatMap((passage, index) => detectAll(passage.text, preset[index] ?? []).map((found) => locate(passage, found)));
    const secrets = located.flatMap((found) => noteSecret(sheet, masks, found) ?? []);
    if (masks.size === 0)
        return { secrets, texts: null };
    return { secrets, texts: sheet.lines.map((line, index) => maskLine(line.text, masks.get(index))) };
}
function locate(passage, found) {
    return { rule: found.rule, spans: found.ranges.flatMap((range) => (0,gates_passage/* spansOf */.Ly)(passage, range)) };
}
function noteSecret(sheet, masks, { rule, spans }) {
    const parts = spans.map((span) => textOf(sheet, span));
    if (parts.every((part) => MASKED.test(part)))
        return null;
    let isNew = true;
    for (const span of spans) {
        const mask = masks.get(span.line) ?? {
            covered: new Uint8Array(sheet.lines[span.line]?.text.length ?? 0),
            spans: [],
        };
        if (mask.covered.subarray(span.start, span.end).includes(1))
            isNew = false;
        mask.covered.fill(1, span.start, span.end);
        mask.spans.push({ ...span, rule });
        masks.set(span.line, mask);
    }
    return isNew ? secretOf(sheet, rule, spans, parts) : null;
}
function detectAll(text, preset) {
    const literals = (0,gates_passage/* joinLiterals */.Hx)(text);
    const lines = (0,gates_passage/* joinLines */.cT)(text);
    const tokens = detect(text);
    return [
        ...findPrivateKeys(text).map((ranges) => ({ rule: 'private-key', ranges })),
        ...[...tokens, ...detectEncoded(text)].map(asFound),
        ...across(literals, [...detect(literals.text), ...detectEncoded(literals.text)]),
        ...across(lines, detect(lines.text)).filter((found) => isMixed(text, found.ranges.slice(1)) || !tokens.some((token) => touches(found, token))),
        ...across(lines, detectEncoded(lines.text)),
        ...preset.map(asFound),
    ];
}
function asFound(match) {
    return { rule: match.rule, ranges: [match] };
}
function across(view, matches) {
    return matches
        .map((match) => ({ rule: match.rule, ranges: (0,gates_passage/* rangesOf */.wA)(view, match) }))
        .filter((found) => found.ranges.length > 1);
}
function isMixed(text, ranges) {
    const rest = ranges.map((range) => text.slice(range.start, range.end)).join('');
    return /\d/.test(rest) && /[A-Za-z]/.test(rest);
}
function touches(found, match) {
    return found.ranges.some((range) => range.start < match.end && match.start < range.end);
}
function secretOf(sheet, rule, spans, parts) {
    const lines = spans.flatMap((span) => sheet.lines[span.line] ?? []);
    const added = lines.find((line) => line.mark === '+');
    const first = added ?? lines[0];
    const values = parts.length === 1 ? parts : [...parts, parts.join(''), parts.join('\n')];
    return { rule, line: first?.newLine ?? first?.oldLine ?? 1, added: added !== undefined, values };
}
function textOf(sheet, span) {
    return sheet.lines[span.line]?.text.slice(span.start, span.end) ?? '';
}
function maskLine(text, mask) {
    if (mask === undefined)
        return text;
    let result = '';
    let kept = 0;
    for (const span of [...mask.spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
        if (span.start >= kept)
            result += `${text.slice(kept, span.start)}[secret:${span.rule}]`;
        kept = Math.max(kept, span.end);
    }
    return result + text.slice(kept);
}


/***/ })

};
