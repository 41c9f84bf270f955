export const id = 1979;
export const ids = [1979];
export const modules = {

/***/ 49658:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ tlsProblem),
/* harmony export */   z: () => (/* binding */ checkSecret)
/* harmony export */ });
const UNUSABLE = /[^\x21-\x7e]/;
const CONTROL = /\p{Cc}/u;
function checkSecret(name, value) {
    const trimmed = value.trim();
    if (trimmed === '')
        return refuse(name, 'is empty');
    if (CONTROL.test(trimmed))
        return refuse(name, 'holds a line break or another control character');
    if (/\s/.test(trimmed))
        return refuse(name, 'holds white space');
    if (/^(["'`]).*\1$/.test(trimmed))
        return refuse(name, 'stands in quotes; give it without them');
    if (/^(?:bearer|basic):?$/i.test(trimmed))
        return refuse(name, 'is only the name of a scheme');
    if (/^\$\{?\{?.*\}$|^\$[A-Z_]+$/.test(trimmed))
        return refuse(name, 'is the name of a variable that was not filled in');
    if (UNUSABLE.test(trimmed))
        return refuse(name, 'holds characters that no key has');
    return { ok: true, value: trimmed };
}
function refuse(name, what) {
    return { ok: false, problem: `${name} ${what}` };
}
function tlsProblem(env) {
    if (env.NODE_TLS_REJECT_UNAUTHORIZED !== '0')
        return null;
    return 'NODE_TLS_REJECT_UNAUTHORIZED=0 switches certificate checks off, and anyone on the way could read the keys; unset it, and name the authority of a server of your own in NODE_EXTRA_CA_CERTS';
}


/***/ }),

/***/ 13252:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M8: () => (/* binding */ USUAL_GATES),
/* harmony export */   i7: () => (/* binding */ USUAL_SKIPS)
/* harmony export */ });
/* unused harmony exports GATE_STATUSES, RESULT_WORDS */
const GATE_STATUSES = (/* unused pure expression or super */ null && (['pass', 'fail', 'skipped']));
const USUAL_SKIPS = { noResult: 'no result was handed in', off: 'it is switched off' };
const RESULT_WORDS = (/* unused pure expression or super */ null && (['success', 'failure', 'cancelled', 'skipped']));
const USUAL_GATES = {
    testGap: { enabled: false, blockThreshold: null, promoteSeverity: false },
    exceptionMarkers: { allowSecurity: false },
    results: { build: null, lint: null, test: null },
    imported: [],
};


/***/ }),

/***/ 88858:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ NO_GLOBS),
/* harmony export */   e: () => (/* binding */ routingText)
/* harmony export */ });
const NO_GLOBS = { ignore: [], include: [], neverSend: [] };
function routingText({ strategy, matches, slots, capUsd }) {
    if (strategy === 'cost-ceiling') {
        const far = capUsd === null ? '' : `, as far as the cap of $${capUsd.toFixed(capUsd < 0.01 ? 4 : 2)} allows`;
        return [`Routing by cost: ${slots.join(', ')} read every file${far}.`];
    }
    const sent = matches.map(({ rule, files, slots: to }) => {
        const count = files === 1 ? '1 file' : `${files} files`;
        return rule === null
            ? `No single routing rule holds for ${count}: the whole panel (${to.join(', ')}).`
            : `Routing rule ${rule} holds for ${count}: ${to.join(', ')}.`;
    });
    return [
        ...sent,
        `Routing chose ${slots.join(', ')}: ${slots.length === 1 ? 'it reads' : 'all read'} every file.`,
    ];
}


/***/ }),

/***/ 56901:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ withRepository),
/* harmony export */   Bw: () => (/* binding */ USUAL_FILES),
/* harmony export */   FG: () => (/* binding */ configNames),
/* harmony export */   G: () => (/* binding */ repositoryRules),
/* harmony export */   GW: () => (/* binding */ MAX_CONFIG_BYTES),
/* harmony export */   Nf: () => (/* binding */ configPathProblem),
/* harmony export */   RO: () => (/* binding */ fileLine)
/* harmony export */ });
/* unused harmony exports SHARED_SETTINGS, sharedKey */
/* harmony import */ var _domain_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13252);
/* harmony import */ var _domain_routing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88858);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79112);
/* harmony import */ var _setting_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33730);




const USUAL_FILES = ['.quorate.yml', '.quorate.json'];
const MAX_CONFIG_BYTES = 64 * 1024;
function configNames(setting) {
    return setting === USUAL_FILES[0] ? USUAL_FILES : [setting];
}
function configPathProblem(path) {
    const parts = path.split('/');
    const isWithin = parts.every((part) => part !== '' && part !== '.' && part !== '..');
    if (!isWithin || path.includes('\\') || path.length > 255) {
        return `config: ${JSON.stringify((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__/* .logSafe */ .sN)(path.slice(0, 255)))} is no path from the root of the repository: write it like ${USUAL_FILES[0]}`;
    }
    return /\.(?:ya?ml|json)$/i.test(path)
        ? null
        : `config: ${JSON.stringify((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__/* .logSafe */ .sN)(path))} ends in neither .yml nor .json: name a file that does`;
}
function fileLine({ path, commit }) {
    return (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__/* .logSafe */ .sN)(`settings of the repository: ${path} at ${commit.slice(0, 12)}`);
}
const theInput = (given) => given;
const ifEither = (given, own) => ((0,_setting_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isTrue */ .Hn)(given) ? given : own);
const ifBoth = (given, own) => ((0,_setting_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isTrue */ .Hn)(given) ? own : given);
const theLarger = (given, own) => (Number(own) > Number(given) ? own : given);
const theSmaller = (given, own) => (Number(own) < Number(given) ? own : given);
const SHARED_SETTINGS = [
    { key: 'language', setting: 'language', own: (file) => file.language, merge: theInput },
    { key: 'minSeverity', setting: 'min-severity', own: (file) => file.minSeverity, merge: theInput },
    { key: 'maxComments', setting: 'max-comments', own: (file) => file.maxComments, merge: theInput },
    {
        key: 'reviewDisagreementRound',
        setting: 'review-disagreement-round',
        own: (file) => file.reviewDisagreementRound,
        merge: ifEither,
    },
    {
        key: 'triageCrossCheck.enabled',
        setting: 'triage-cross-check',
        own: (file) => file.triageCrossCheck?.enabled,
        merge: ifEither,
    },
    {
        key: 'triageCrossCheck.sampleRate',
        setting: 'triage-cross-check-sample-rate',
        own: (file) => file.triageCrossCheck?.sampleRate,
        merge: theLarger,
    },
    {
        key: 'triageCrossCheck.slot',
        setting: 'triage-cross-check-slot',
        own: (file) => file.triageCrossCheck?.slot,
        merge: theInput,
    },
    {
        key: 'triageCrossCheck.blockOnDisagreement',
        setting: 'triage-cross-check-block-on-disagreement',
        own: (file) => file.triageCrossCheck?.blockOnDisagreement,
        merge: ifEither,
    },
    {
        key: 'modelFallback.fableEnabled',
        setting: 'fable-enabled',
        own: (file) => file.modelFallback?.fableEnabled,
        merge: ifBoth,
    },
    {
        key: 'modelFallback.onDispatchError',
        setting: 'fallback-on-dispatch-error',
        own: (file) => file.modelFallback?.onDispatchError,
        merge: ifBoth,
    },
    {
        key: 'modelRouting.budgetCeilingUsd',
        setting: 'max-cost-usd',
        own: ({ modelRouting }) => (modelRouting?.enabled === false ? undefined : modelRouting?.budgetCeilingUsd),
        merge: theSmaller,
    },
];
function sharedKey(setting) {
    return SHARED_SETTINGS.find((shared) => shared.setting === setting)?.key ?? null;
}
function withRepository(raw, file) {
    if (file === null)
        return { raw, decisions: [] };
    const merged = { ...raw };
    const decisions = [];
    for (const { key, setting, own, merge } of SHARED_SETTINGS) {
        const value = own(file);
        if (value === undefined)
            continue;
        const given = raw[setting]?.trim() ?? '';
        const word = given === '' ? wordOf(value) : merge(given, wordOf(value));
        merged[setting] = word;
        if (!isSame(word, value)) {
            decisions.push(`the input ${setting} is ${given}, which ${key} of the repository's file cannot change`);
        }
    }
    return { raw: merged, decisions };
}
function repositoryRules(file) {
    const { ignore = [], include = [], neverSend = [] } = file ?? {};
    return {
        globs: file === null ? _domain_routing_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_GLOBS */ ._ : { ignore, include, neverSend },
        routing: routingOf(file?.modelRouting),
        instructions: file?.instructions ?? null,
        scopeGate: file?.reviewScopeGate ?? false,
        riskAdvisory: file?.diffRiskAdvisory ?? true,
        criteria: {
            files: file?.rules ?? [],
            leaveOut: file?.skillConformance?.leaveOut ?? [],
            blockOnGap: file?.skillConformance?.blockOnCoverageGap ?? false,
        },
        gates: {
            testGap: { ..._domain_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .USUAL_GATES */ .M8.testGap, enabled: file?.testGap !== undefined, ...file?.testGap },
            exceptionMarkers: { ..._domain_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .USUAL_GATES */ .M8.exceptionMarkers, ...file?.exceptionMarkers },
        },
    };
}
function routingOf(given) {
    if (given?.strategy === undefined || given.enabled === false)
        return null;
    const { strategy, rules = [], recordDecisions = true } = given;
    return {
        strategy,
        record: recordDecisions,
        rules: rules.map(({ when, slots }) => ({
            when: { paths: when.paths ?? null, risk: when.risk ?? null, language: when.language ?? null },
            slots,
        })),
    };
}
const DECIMALS = 9;
function wordOf(value) {
    if (typeof value !== 'number')
        return String(value);
    return value.toFixed(DECIMALS).replace(/\.?0+$/, '');
}
function isSame(word, value) {
    if (typeof value === 'boolean')
        return (0,_setting_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isTrue */ .Hn)(word) === value;
    return word === wordOf(value) || (typeof value === 'number' && Number(word) === value);
}


/***/ }),

/***/ 33730:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fromEnvironment),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   Ij: () => (/* binding */ fromInputs),
/* harmony export */   Lk: () => (/* binding */ warnOfSecretFlags),
/* harmony export */   Mf: () => (/* binding */ visibleSettings),
/* harmony export */   VX: () => (/* binding */ secretValues),
/* harmony export */   WI: () => (/* binding */ optionalNumber),
/* harmony export */   wE: () => (/* binding */ fillValues)
/* harmony export */ });
/* unused harmony export inputVariable */
/* harmony import */ var _domain_credentials_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49658);
/* harmony import */ var _lib_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72269);
/* harmony import */ var _settings_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66163);
/* harmony import */ var _settings_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76752);




const TRUE = ['true', '1', 'yes', 'on'];
const FALSE = ['false', '0', 'no', 'off'];
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/;
function valueProblem(spec, value) {
    if (spec.kind === 'flag' && ![...TRUE, ...FALSE].includes(value.toLowerCase())) {
        return `${spec.name}: ${JSON.stringify(value)} is neither true nor false`;
    }
    if (spec.kind === 'choice' && !spec.choices?.includes(value)) {
        return `${spec.name}: ${JSON.stringify(value)} is not one of ${spec.choices?.join(', ')}`;
    }
    if (spec.kind === 'language' && !LANGUAGE.test(value)) {
        return `${spec.name}: ${JSON.stringify(value)} is not a language tag such as en, de or pt-BR`;
    }
    if (spec.kind === 'result' && (0,_settings_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .resultWord */ .kV)(value) === null) {
        return `${spec.name}: ${JSON.stringify(value)} is no result: give success, failure, cancelled or skipped, pass or fail, or an exit code`;
    }
    if (spec.kind === 'integer' || spec.kind === 'number')
        return numberProblem(spec, value);
    return spec.kind === 'secret' ? secretProblem(spec, value) : null;
}
function secretProblem({ name }, value) {
    const checked = (0,_domain_credentials_js__WEBPACK_IMPORTED_MODULE_2__/* .checkSecret */ .z)((0,_settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentName */ .VE)(name), value);
    return checked.ok ? null : checked.problem;
}
function numberProblem(spec, value) {
    const form = spec.kind === 'integer' ? /^\d{1,9}$/ : /^\d{1,9}(\.\d{1,9})?$/;
    const number = Number(value);
    const low = spec.min ?? 0;
    if (form.test(value) && number >= low && number <= (spec.max ?? Number.MAX_SAFE_INTEGER))
        return null;
    const range = spec.max === undefined ? `${low} or more` : `from ${low} to ${spec.max}`;
    return `${spec.name}: ${JSON.stringify(value)} is not a ${spec.kind === 'integer' ? 'whole number' : 'number'} ${range}`;
}
function fillValues(raw, problems) {
    const values = new Map();
    for (const spec of _settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTINGS */ .yy) {
        const given = raw[spec.name]?.trim() ?? '';
        const problem = given === '' ? null : valueProblem(spec, given);
        if (problem !== null)
            problems.push(problem);
        values.set(spec.name, given === '' || problem !== null ? spec.fallback : given);
    }
    return (name) => values.get(name) ?? '';
}
function isTrue(value) {
    return TRUE.includes(value.toLowerCase());
}
function optionalNumber(text) {
    return text === '' ? null : Number(text);
}
function visibleSettings(value, surface) {
    const shown = (0,_settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsOf */ .f5)(surface).filter(({ kind, personal, name }) => kind !== 'secret' && kind !== 'url' && personal !== true && value(name) !== '');
    return Object.fromEntries(shown.map((spec) => [spec.name, value(spec.name)]));
}
function secretValues(raw) {
    return _settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTINGS */ .yy.filter((spec) => spec.kind === 'secret')
        .map((spec) => raw[spec.name]?.trim() ?? '')
        .filter((secret) => secret !== '');
}
function fromEnvironment(environment, surface) {
    const raw = (0,_settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsOf */ .f5)(surface).map(({ name }) => [
        name,
        environment[(0,_settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentName */ .VE)(name)],
    ]);
    return Object.fromEntries(raw.filter(([name, value]) => !isOthers(name, value)));
}
function isOthers(name, value) {
    if (name === 'language')
        return isLocales(value);
    return name === 'config' && !/\.(?:ya?ml|json)\s*$/i.test(value ?? '');
}
function isLocales(value) {
    return (value !== undefined &&
        /^[A-Za-z]{2,3}(?:_[A-Za-z0-9]+)?(?:[.@][\w-]+)?(?::[\w.@-]*)*$/.test(value) &&
        /[_:]/.test(value));
}
const INPUT = 'INPUT_';
function inputVariable(setting) {
    return `${INPUT}${setting.toUpperCase()}`;
}
function fromInputs(environment) {
    const specs = (0,_settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsOf */ .f5)('action');
    const raw = Object.fromEntries(specs.map(({ name }) => [name, environment[inputVariable(name)]]));
    const known = new Set(specs.map(({ name }) => inputVariable(name)));
    const unknown = Object.keys(environment).filter((name) => name.startsWith(INPUT) && !known.has(name));
    return { raw, problems: unknown.map((name) => unknownInput(name.slice(INPUT.length).toLowerCase())) };
}
function unknownInput(name) {
    const names = (0,_settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsOf */ .f5)('action').map((spec) => spec.name);
    const near = (0,_lib_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .p)(name.replaceAll('_', '-'), names);
    return `${JSON.stringify(name)} is not an input.${near === null ? '' : ` Did you mean ${JSON.stringify(near)}?`}`;
}
function warnOfSecretFlags(host, surface, { flags }) {
    for (const { name, kind } of (0,_settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsOf */ .f5)(surface)) {
        if (kind !== 'secret' || flags[name] === undefined)
            continue;
        host.warn(`--${name} shows the key to everybody who can list processes: set it in the environment instead`);
    }
}


/***/ }),

/***/ 97712:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ passageOf),
/* harmony export */   Hx: () => (/* binding */ joinLiterals),
/* harmony export */   Ly: () => (/* binding */ spansOf),
/* harmony export */   cT: () => (/* binding */ joinLines),
/* harmony export */   vs: () => (/* binding */ HOLE),
/* harmony export */   wA: () => (/* binding */ rangesOf)
/* harmony export */ });
const HOLE = '\u0000';
const BETWEEN_LITERALS = /["'`]\s{0,200}(?:\.\.|\|\||[+.&\\])?\s{0,200}[bfru]?["'`]/g;
const BETWEEN_LINES = /(?<=[\w+/=.-])[ \t]*\\?\r?\n[ \t]*(?:[#*>|]|\/\/)?[ \t]*(?=[\w+/=.-]+["'`,;)\\ \t\r]*$)/gm;
const REACH = 2000;
function passageOf(sheet, order) {
    const starts = [];
    const lines = [];
    const texts = [];
    let offset = 0;
    for (const index of order) {
        const text = index === null ? HOLE : (sheet.lines[index]?.text ?? '');
        if (text.trim() === '')
            continue;
        starts.push(offset);
        lines.push(index ?? -1);
        texts.push(text);
        offset += text.length + 1;
    }
    return { text: texts.join('\n'), starts, lines };
}
function joinLiterals(text) {
    return without(text, BETWEEN_LITERALS);
}
function joinLines(text) {
    return without(text, BETWEEN_LINES);
}
function without(text, glue) {
    const segments = [];
    const parts = [];
    let at = 0;
    const keep = (from, end) => {
        segments.push({ at, from, length: end - from });
        parts.push(text.slice(from, end));
        at += end - from;
    };
    let from = 0;
    for (const match of text.matchAll(glue)) {
        if (match.index - from > 2 * REACH || parts.length === 0) {
            if (parts.length > 0)
                keep(from, from + REACH);
            parts.push(HOLE);
            at += 1;
            from = Math.max(from, match.index - REACH);
        }
        keep(from, match.index);
        from = match.index + match[0].length;
    }
    if (parts.length > 0)
        keep(from, Math.min(text.length, from + REACH));
    return { text: parts.join(''), segments };
}
function rangesOf(view, range) {
    const ranges = [];
    for (let index = lastAtOrBefore(view.segments, range.start, (segment) => segment.at);; index += 1) {
        const segment = view.segments[index];
        if (segment === undefined || segment.at >= range.end)
            return ranges;
        const start = Math.max(range.start, segment.at);
        const end = Math.min(range.end, segment.at + segment.length);
        if (start < end)
            ranges.push({ start: start - segment.at + segment.from, end: end - segment.at + segment.from });
    }
}
function spansOf(passage, range) {
    const spans = [];
    for (let index = lastAtOrBefore(passage.starts, range.start, (start) => start);; index += 1) {
        const lineStart = passage.starts[index];
        const line = passage.lines[index];
        if (lineStart === undefined || line === undefined || lineStart >= range.end)
            return spans;
        const nextStart = passage.starts[index + 1] ?? passage.text.length + 1;
        const start = Math.max(range.start, lineStart);
        const end = Math.min(range.end, nextStart - 1);
        if (line >= 0 && start < end)
            spans.push({ line, start: start - lineStart, end: end - lineStart });
    }
}
function lastAtOrBefore(items, offset, offsetOf) {
    let low = 0;
    let high = items.length - 1;
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        const item = items[middle];
        if (item !== undefined && offsetOf(item) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}


/***/ }),

/***/ 21087:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ scanWithPreset),
/* harmony export */   p: () => (/* binding */ loadScanner)
/* harmony export */ });
/* harmony import */ var _passage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97712);

const RULE_PREFIX = '@secretlint/secretlint-rule-';
const UNUSED_RULES = new Set([
    'filter-comments',
    'gcp',
    'privatekey',
    'aws',
    'npm',
    'basicauth',
    'database-connection-string',
    'slack',
]);
const SEPARATOR = `\n${_passage_js__WEBPACK_IMPORTED_MODULE_0__/* .HOLE */ .vs}\n`;
async function scanWithPreset(texts) {
    const [secretlint, preset] = await loadScanner();
    const rules = preset.rules
        .filter((rule) => !UNUSED_RULES.has(shortName(rule.meta.id)))
        .map((rule) => ({ id: rule.meta.id, rule }));
    const content = SEPARATOR + texts.join(SEPARATOR);
    const { messages } = await secretlint.lintSource({
        source: { filePath: '', content, contentType: 'text', ext: 'txt' },
        options: { config: { rules }, noPhysicFilePath: true },
    });
    return distribute(texts, messages.map(({ ruleId, range: [start, end] }) => ({ rule: shortName(ruleId), start, end })));
}
function loadScanner() {
    return Promise.all([Promise.all(/* import() */[__webpack_require__.e(2830), __webpack_require__.e(198)]).then(__webpack_require__.bind(__webpack_require__, 198)), __webpack_require__.e(/* import() */ 1577).then(__webpack_require__.bind(__webpack_require__, 31577))]);
}
function shortName(ruleId) {
    return ruleId.replace(RULE_PREFIX, '');
}
function distribute(texts, matches) {
    const sorted = [...matches].sort((a, b) => a.start - b.start);
    let offset = SEPARATOR.length;
    let next = 0;
    return texts.map((text) => {
        const own = [];
        for (let match = sorted[next]; match !== undefined && match.start < offset + text.length; match = sorted[next]) {
            own.push({ rule: match.rule, start: match.start - offset, end: match.end - offset });
            next += 1;
        }
        offset += text.length + SEPARATOR.length;
        return own;
    });
}


/***/ })

};
