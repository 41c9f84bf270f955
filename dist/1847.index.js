export const id = 1847;
export const ids = [1847];
export const modules = {

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

/***/ 44228:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseConfigFile: () => (/* binding */ parseConfigFile)
});

// EXTERNAL MODULE: ./src/domain/contract.ts
var contract = __webpack_require__(38956);
// EXTERNAL MODULE: ./src/shells/config-file-bytes.ts
var config_file_bytes = __webpack_require__(7566);
// EXTERNAL MODULE: ./src/shells/config-file-problems.ts
var config_file_problems = __webpack_require__(36865);
// EXTERNAL MODULE: ./src/shells/config-file-read.ts
var config_file_read = __webpack_require__(23417);
// EXTERNAL MODULE: ./src/lib/json.ts
var json = __webpack_require__(18453);
;// CONCATENATED MODULE: ./src/shells/config-file-rules.ts

const ROUTING = '/modelRouting';
const MAX_GLOBS = 500;
function ruleProblems({ value, misspelt }) {
    const routing = (0,json/* isObject */.Gv)(value) ? value.modelRouting : undefined;
    if (!(0,json/* isObject */.Gv)(routing))
        return [];
    const problems = [
        ...emptyConditions(routing.rules).filter(({ pointer }) => !misspelt.has(pointer)),
        ...tooManyGlobs(routing.rules),
    ];
    if (routing.enabled === false || misspelt.has(ROUTING))
        return problems;
    return [...problems, ...strategyProblems(routing)];
}
function emptyConditions(rules) {
    if (!Array.isArray(rules))
        return [];
    return rules.flatMap((rule, at) => {
        const when = (0,json/* isObject */.Gv)(rule) ? rule.when : undefined;
        if (!(0,json/* isObject */.Gv)(when) || Object.keys(when).length > 0)
            return [];
        return [{ pointer: `${ROUTING}/rules/${at}/when`, text: 'must name paths, risk or language' }];
    });
}
function tooManyGlobs(rules) {
    if (!Array.isArray(rules))
        return [];
    const paths = rules.flatMap((rule) => {
        const when = (0,json/* isObject */.Gv)(rule) ? rule.when : undefined;
        return (0,json/* isObject */.Gv)(when) && Array.isArray(when.paths) ? when.paths : [];
    });
    if (paths.length <= MAX_GLOBS)
        return [];
    const text = `hold ${paths.length} globs together, at most ${MAX_GLOBS} are taken: write fewer, wider ones`;
    return [{ pointer: `${ROUTING}/rules`, text }];
}
function strategyProblems({ strategy, rules, budgetCeilingUsd }) {
    const problems = [];
    const say = (key, text) => {
        problems.push({ pointer: `${ROUTING}${key}`, text });
    };
    if (strategy === undefined && (rules !== undefined || budgetCeilingUsd !== undefined)) {
        say('', 'must have the key strategy: manual with rules, cost-ceiling with a ceiling alone');
    }
    if (strategy === 'manual' && rules === undefined) {
        say('/strategy', 'manual needs the key rules beside it');
    }
    if (strategy === 'cost-ceiling' && budgetCeilingUsd === undefined) {
        say('/strategy', 'cost-ceiling needs the key budgetCeilingUsd beside it');
    }
    if (strategy === 'cost-ceiling' && rules !== undefined) {
        say('/rules', 'go with the strategy manual only: take them out, or choose manual');
    }
    return problems;
}

// EXTERNAL MODULE: ./src/shells/config-file-schema.ts + 1 modules
var config_file_schema = __webpack_require__(42492);
;// CONCATENATED MODULE: ./src/shells/config-file.ts






async function parseConfigFile(bytes, name) {
    const content = (0,config_file_bytes/* readText */.y)(bytes);
    const read = content.ok ? await (0,config_file_bytes/* readTextTree */.e)(content.text, name) : content;
    if (!read.ok)
        return refused(name, read.problems);
    if (read.tree === null)
        return { ok: true, config: {} };
    if (read.tree.kind !== 'map') {
        return refused(name, [{ line: read.tree.line, text: 'keys with values should stand here' }]);
    }
    const values = (0,config_file_read/* readTree */.Z)(read.tree, config_file_schema/* CONFIG_SCHEMA */.l);
    const errors = (await (0,contract/* loadValidator */.jr)('config'))(values.value);
    const problems = [
        ...values.problems,
        ...(0,config_file_problems/* contractProblems */.Nd)(errors, values, config_file_schema/* CONFIG_SCHEMA */.l),
        ...ruleProblems(values),
    ];
    if (errors.length === 0 && problems.length === 0) {
        return { ok: true, config: values.value };
    }
    return refused(name, (0,config_file_problems/* placed */.GS)(problems, values.lines));
}
function refused(name, problems) {
    return { ok: false, problems: (0,config_file_problems/* inSentences */.YP)(name, problems) };
}


/***/ })

};
