export const id = 110;
export const ids = [110];
export const modules = {

/***/ 6214:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = ({ value: true });
// https://mathiasbynens.be/notes/javascript-encoding
// https://github.com/bestiejs/punycode.js - punycode.ucs2.decode
function ucs2length(str) {
    const len = str.length;
    let length = 0;
    let pos = 0;
    let value;
    while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 0xd800 && value <= 0xdbff && pos < len) {
            // high surrogate, and there is a next character
            value = str.charCodeAt(pos);
            if ((value & 0xfc00) === 0xdc00)
                pos++; // low surrogate
        }
    }
    return length;
}
exports.A = ucs2length;
ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
//# sourceMappingURL=ucs2length.js.map

/***/ }),

/***/ 8956:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bK: () => (/* binding */ isContract),
/* harmony export */   jr: () => (/* binding */ loadValidator),
/* harmony export */   n3: () => (/* binding */ validateReviewerFinding),
/* harmony export */   oB: () => (/* binding */ CONTRACTS)
/* harmony export */ });
/* unused harmony export validateReviewerOutput */
/* harmony import */ var _validators_reviewer_output_generated_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6299);

const CONTRACTS = [
    'reviewer-output',
    'triage-output',
    'diff-risk',
    'dev-critic-output',
    'analysis-output',
    'clarify-output',
    'agent-state',
    'review',
    'memory',
    'recording',
];
const MODULES = {
    'reviewer-output': () => Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 6299)),
    'triage-output': () => __webpack_require__.e(/* import() */ 758).then(__webpack_require__.bind(__webpack_require__, 6758)),
    'diff-risk': () => __webpack_require__.e(/* import() */ 481).then(__webpack_require__.bind(__webpack_require__, 4481)),
    'dev-critic-output': () => __webpack_require__.e(/* import() */ 616).then(__webpack_require__.bind(__webpack_require__, 616)),
    'analysis-output': () => __webpack_require__.e(/* import() */ 796).then(__webpack_require__.bind(__webpack_require__, 2796)),
    'clarify-output': () => __webpack_require__.e(/* import() */ 844).then(__webpack_require__.bind(__webpack_require__, 9844)),
    'agent-state': () => __webpack_require__.e(/* import() */ 893).then(__webpack_require__.bind(__webpack_require__, 8893)),
    review: () => __webpack_require__.e(/* import() */ 644).then(__webpack_require__.bind(__webpack_require__, 3644)),
    memory: () => __webpack_require__.e(/* import() */ 3).then(__webpack_require__.bind(__webpack_require__, 8003)),
    recording: () => __webpack_require__.e(/* import() */ 835).then(__webpack_require__.bind(__webpack_require__, 1835)),
};
function isContract(word) {
    return CONTRACTS.includes(word);
}
async function loadValidator(name) {
    const { validate, embedded } = await MODULES[name]();
    const inner = [];
    for (const [key, contract] of Object.entries(embedded)) {
        if (isContract(contract))
            inner.push([key, await loadValidator(contract)]);
    }
    return (value) => [
        ...run(validate, value),
        ...inner.flatMap(([key, validator]) => runInside(value, key, validator)),
    ];
}
function validateReviewerOutput(value) {
    return run(compiledReviewerOutput, value);
}
function validateReviewerFinding(value) {
    return run(_validators_reviewer_output_generated_js__WEBPACK_IMPORTED_MODULE_0__.validateFinding, value);
}
function run(validate, value) {
    if (validate(value))
        return [];
    const seen = new Set();
    const errors = [];
    for (const error of validate.errors ?? []) {
        if (error.keyword === 'if')
            continue;
        const found = { path: error.instancePath || '/', message: inWords(error) };
        const key = `${found.path} ${found.message}`;
        if (!seen.has(key))
            errors.push(found);
        seen.add(key);
    }
    return errors;
}
function runInside(value, key, validator) {
    const inner = typeof value === 'object' && value !== null
        ? Object.entries(value).find(([name]) => name === key)
        : undefined;
    if (inner === undefined || inner[1] === null)
        return [];
    return validator(inner[1]).map(({ path, message }) => ({
        path: `/${key}${path === '/' ? '' : path}`,
        message,
    }));
}
function inWords(error) {
    const { keyword, params } = error;
    if (keyword === 'enum' && Array.isArray(params.allowedValues)) {
        return `must be one of ${params.allowedValues.map((allowed) => JSON.stringify(allowed)).join(', ')}`;
    }
    if (keyword === 'const')
        return `must be ${JSON.stringify(params.allowedValue)}`;
    if (keyword === 'additionalProperties')
        return `must not have the property ${JSON.stringify(params.additionalProperty)}`;
    if (keyword === 'required')
        return `must have the property ${JSON.stringify(params.missingProperty)}`;
    if (keyword === 'type')
        return `must be ${String(params.type).replaceAll(',', ' or ')}`;
    return error.message ?? `breaks the rule "${keyword}"`;
}


/***/ }),

/***/ 241:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q8: () => (/* binding */ ForgeError),
/* harmony export */   me: () => (/* binding */ ModelError),
/* harmony export */   wo: () => (/* binding */ MODEL_FAULTS),
/* harmony export */   xL: () => (/* binding */ ConfigError)
/* harmony export */ });
class ConfigError extends Error {
    problems;
    constructor(problems, options) {
        super(problems.join('\n'), options);
        this.name = 'ConfigError';
        this.problems = problems;
    }
}
class ForgeError extends Error {
    remedy;
    retryable;
    constructor(message, remedy, options = {}) {
        super(message, options);
        this.name = 'ForgeError';
        this.remedy = remedy;
        this.retryable = options.retryable ?? false;
    }
}
const MODEL_FAULTS = [
    'auth',
    'quota',
    'rate-limited',
    'overloaded',
    'not-found',
    'bad-request',
    'too-large',
    'timeout',
    'network',
    'bad-answer',
    'aborted',
];
class ModelError extends Error {
    fault;
    status;
    attempts;
    notes;
    constructor(message, fault, options = {}) {
        super(message, options);
        this.name = 'ModelError';
        this.fault = fault;
        this.status = options.status ?? null;
        this.attempts = options.attempts ?? 1;
        this.notes = options.notes ?? [];
    }
}


/***/ }),

/***/ 2334:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ familyOf),
/* harmony export */   RK: () => (/* binding */ isSlot),
/* harmony export */   _f: () => (/* binding */ SLOTS),
/* harmony export */   ig: () => (/* binding */ EFFORTS),
/* harmony export */   t4: () => (/* binding */ compareSlots),
/* harmony export */   xq: () => (/* binding */ PROVIDERS),
/* harmony export */   zt: () => (/* binding */ bindingText)
/* harmony export */ });
const SLOTS = ['fable', 'opus', 'sonnet', 'gpt'];
function isSlot(word) {
    return SLOTS.includes(word);
}
function compareSlots(a, b) {
    return SLOTS.indexOf(a) - SLOTS.indexOf(b);
}
const PROVIDERS = ['anthropic', 'openai', 'openai-compatible'];
const EFFORTS = ['low', 'medium', 'high', 'xhigh', 'max'];
function bindingText(binding) {
    const effort = binding.effort === null ? '' : `@${binding.effort}`;
    return `${binding.provider}/${binding.model}${effort}`;
}
function familyOf(binding) {
    const model = binding.model.toLowerCase();
    if (/(^|[/.])claude-/.test(model) || model.startsWith('anthropic/'))
        return 'anthropic';
    if (/(^|\/)(gpt-|o[134](-|$)|chatgpt-)/.test(model) || model.startsWith('openai/'))
        return 'openai';
    if (/(^|\/)gemini-/.test(model) || model.startsWith('google/'))
        return 'google';
    if (binding.provider === 'anthropic' || binding.provider === 'openai')
        return binding.provider;
    return 'openai-compatible';
}


/***/ }),

/***/ 2269:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
function distance(a, b) {
    let before = [];
    let row = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i++) {
        const next = [i];
        for (let j = 1; j <= b.length; j++) {
            const same = a[i - 1] === b[j - 1];
            const replaced = at(row, j - 1) + (same ? 0 : 1);
            const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            next.push(Math.min(replaced, at(row, j) + 1, at(next, j - 1) + 1, swapped ? at(before, j - 2) + 1 : replaced));
        }
        before = row;
        row = next;
    }
    return at(row, b.length);
}
function at(row, index) {
    return row[index] ?? Number.POSITIVE_INFINITY;
}
const MAX_WORD = 64;
function nearest(word, candidates) {
    if (word.length > MAX_WORD)
        return null;
    const limit = Math.max(1, Math.floor(word.length / 3));
    let best = null;
    let bestDistance = limit + 1;
    for (const candidate of candidates) {
        const d = distance(word.toLowerCase(), candidate.toLowerCase());
        if (d < bestDistance) {
            best = candidate;
            bestDistance = d;
        }
    }
    return best;
}


/***/ }),

/***/ 4110:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommandLine: () => (/* binding */ runCommandLine)
});

// EXTERNAL MODULE: ./src/domain/about.ts + 1 modules
var about = __webpack_require__(7231);
// EXTERNAL MODULE: ./src/domain/errors.ts
var errors = __webpack_require__(241);
// EXTERNAL MODULE: ./src/lib/nearest.ts
var nearest = __webpack_require__(2269);
// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(9112);
// EXTERNAL MODULE: ./src/lib/thrown.ts
var thrown = __webpack_require__(461);
;// CONCATENATED MODULE: ./src/shells/arguments.ts

function parseArguments(argv, specs) {
    const walk = { flags: {}, positionals: [], problems: [] };
    let index = 0;
    while (index < argv.length) {
        const word = argv[index] ?? '';
        if (word === '--') {
            walk.positionals.push(...argv.slice(index + 1));
            break;
        }
        index +=
            word.startsWith('-') && word !== '-' ? takeFlag(argv, index, specs, walk) : takePositional(word, walk);
    }
    return walk;
}
function takePositional(word, walk) {
    walk.positionals.push(word);
    return 1;
}
function takeFlag(argv, index, specs, walk) {
    const word = argv[index] ?? '';
    const equals = word.indexOf('=');
    const name = equals < 0 ? word : word.slice(0, equals);
    const given = name === '-h' ? '--help' : name;
    const spec = specs.find((candidate) => `--${candidate.name}` === given);
    if (spec === undefined) {
        walk.problems.push(unknownFlag(given, specs));
        return 1;
    }
    if (spec.name in walk.flags)
        walk.problems.push(`--${spec.name} is given twice: keep one`);
    if (equals >= 0) {
        walk.flags[spec.name] = word.slice(equals + 1);
        return 1;
    }
    if (!spec.takesValue) {
        walk.flags[spec.name] = 'true';
        return 1;
    }
    const value = argv[index + 1];
    if (value === undefined || value.startsWith('--')) {
        walk.problems.push(`--${spec.name} needs a value: --${spec.name} ${spec.placeholder ?? 'VALUE'}`);
        return 1;
    }
    walk.flags[spec.name] = value;
    return 2;
}
function unknownFlag(given, specs) {
    const near = (0,nearest/* nearest */.p)(given.replace(/^-+/, ''), specs.map((spec) => spec.name));
    const hint = near === null ? ' See --help.' : ` Did you mean --${near}?`;
    return `${given} is not an option of this command.${hint}`;
}

// EXTERNAL MODULE: ./src/shells/fault.ts
var fault = __webpack_require__(2907);
// EXTERNAL MODULE: ./src/domain/contract.ts
var contract = __webpack_require__(8956);
// EXTERNAL MODULE: ./src/shells/settings-table.ts
var settings_table = __webpack_require__(559);
;// CONCATENATED MODULE: ./src/shells/help.ts



const HELP_FLAG = { name: 'help', takesValue: false, help: 'Show this help' };
function settingFlag(spec) {
    const takesValue = spec.kind !== 'flag';
    const choices = spec.choices === undefined ? '' : ` (${spec.choices.join(', ')})`;
    const fallback = spec.fallback === '' || !takesValue ? '' : ` [${spec.fallback}]`;
    return {
        name: spec.name,
        takesValue,
        placeholder: spec.placeholder ?? (spec.kind === 'secret' ? 'KEY' : 'VALUE'),
        help: `${spec.help}${choices}${fallback}`,
    };
}
function settingFlags(names) {
    return settings_table/* SETTINGS */.y.filter((spec) => names === undefined || names.includes(spec.name)).map(settingFlag);
}
const REPLAY_SETTINGS = ['fail-on', 'on-incomplete', 'report-dir'];
const COMMANDS = [
    {
        name: 'review',
        usage: '--base REF [--head REF] [options]',
        summary: 'Review a range of a git repository',
        details: [
            'Compares HEAD (or --head) with its merge base with --base, asks the panel, prints the review.',
            'Every option is also an environment variable: --max-cost-usd is MAX_COST_USD. Give keys there:',
            'ANTHROPIC_API_KEY, OPENAI_API_KEY. Proxies: HTTPS_PROXY, HTTP_PROXY, NO_PROXY.',
            'Exit code: 0 pass or skipped, 1 block or incomplete, 2 wrong settings.',
        ],
        flags: [...settingFlags(), HELP_FLAG],
    },
    {
        name: 'demo',
        usage: '[options]',
        summary: 'Show the shipped example: no key, no network',
        details: ['Replays a recorded review. Always exits 0 when it could be shown.'],
        flags: [...settingFlags(['report-dir']), HELP_FLAG],
    },
    {
        name: 'replay',
        usage: 'FILE [options]',
        summary: 'Repeat a recorded run offline',
        details: [
            'FILE is a recording.json from a report folder, or - for standard input.',
            'Everything after the models runs again; exit codes as for review. Options left out are as recorded.',
        ],
        flags: [...settingFlags(REPLAY_SETTINGS), HELP_FLAG],
    },
    {
        name: 'validate',
        usage: 'NAME FILE',
        summary: 'Check a document against a contract',
        details: [
            `NAME is one of: ${contract/* CONTRACTS */.oB.join(', ')}.`,
            'Exit code: 0 valid, 1 not valid, 2 wrong arguments.',
        ],
        flags: [HELP_FLAG],
    },
    {
        name: 'inspect',
        usage: 'diff FILE | answer FILE [--finish-reason R]',
        summary: 'Show what the parser or the answer reader sees, as JSON',
        details: [
            'diff: files, hunks and lines of a unified diff. Exit code 1 with the reason where it cannot be read.',
            'answer: status, findings and dropped items of a raw model answer. Exit code 0 for ok, repaired, partial.',
            'R is a vendor word (end_turn, length, refusal, …); without it the answer counts as finished.',
        ],
        flags: [
            { name: 'finish-reason', takesValue: true, placeholder: 'R', help: 'Why the model stopped [stop]' },
            HELP_FLAG,
        ],
    },
];
const INDENT = '  ';
function column(rows, width) {
    const left = Math.max(...rows.map(([name]) => name.length)) + 2;
    return rows
        .map(([name, text]) => `${INDENT}${name.padEnd(left)}${hang(text, left + INDENT.length, width)}`)
        .join('\n');
}
const MIN_COLUMN = 24;
function hang(text, indent, width) {
    return (0,lib_text/* wrap */.LV)(text, Math.max(MIN_COLUMN, width - indent)).join(`\n${' '.repeat(indent)}`);
}
function overview(version, width) {
    const rows = COMMANDS.map((command) => [command.name, command.summary]);
    return [
        `quorate ${version}: review of a change by a panel of models`,
        '',
        'Usage: quorate COMMAND [options]',
        '',
        column(rows, width),
        '',
        'quorate COMMAND --help shows the options of a command. quorate --version prints the version.',
        'Start with: quorate demo',
        '',
    ].join('\n');
}
function commandHelp(command, width) {
    const rows = command.flags.map((flag) => [
        flag.takesValue ? `--${flag.name} ${flag.placeholder ?? 'VALUE'}` : `--${flag.name}`,
        flag.help,
    ]);
    return [
        `${command.summary}.`,
        '',
        `Usage: quorate ${command.name} ${command.usage}`,
        '',
        ...command.details,
        '',
        column(rows, width),
        '',
    ].join('\n');
}
function settingsTable() {
    const cell = (text) => text.replaceAll('|', '\\|');
    const rows = SETTINGS.map((spec) => {
        const fallback = spec.fallback === '' ? '–' : `\`${spec.fallback}\``;
        const choices = spec.choices === undefined ? '' : ` (${spec.choices.map((choice) => `\`${choice}\``).join(', ')})`;
        return `| \`--${spec.name}\` | \`${environmentName(spec.name)}\` | ${fallback} | ${cell(spec.help)}${choices} |`;
    });
    return ['| flag | environment | default | |', '|---|---|---|---|', ...rows].join('\n');
}

// EXTERNAL MODULE: ./src/shells/io.ts
var io = __webpack_require__(6183);
;// CONCATENATED MODULE: ./src/shells/cli.ts









const WRONG_SETTINGS = 2;
const FAILED = 1;
async function runCommandLine(line) {
    try {
        return await dispatch(line);
    }
    catch (error) {
        return report(line, error);
    }
}
async function dispatch(line) {
    const [word, ...rest] = line.argv;
    if (word === undefined || word === 'help' || word === '--help' || word === '-h') {
        await (0,io/* writeAll */.f4)(line.stdout, overview(about/* ABOUT */.O.version, (0,io/* widthOf */.qz)(line.stdout)));
        return word === undefined ? WRONG_SETTINGS : 0;
    }
    const command = COMMANDS.find((candidate) => candidate.name === word);
    if (command === undefined)
        throw new errors/* ConfigError */.xL([unknownCommand(word)]);
    const args = parseArguments(rest, command.flags);
    if (args.flags.help !== undefined) {
        await (0,io/* writeAll */.f4)(line.stdout, commandHelp(command, (0,io/* widthOf */.qz)(line.stdout)));
        return 0;
    }
    if (args.problems.length > 0)
        throw new errors/* ConfigError */.xL(args.problems);
    return run(command, line, args);
}
async function run(command, line, args) {
    if (command.name === 'validate')
        return (await Promise.all(/* import() */[__webpack_require__.e(302), __webpack_require__.e(850)]).then(__webpack_require__.bind(__webpack_require__, 5366))).runValidate(line, args);
    if (command.name === 'inspect')
        return (await Promise.all(/* import() */[__webpack_require__.e(302), __webpack_require__.e(850)]).then(__webpack_require__.bind(__webpack_require__, 5366))).runInspect(line, args);
    if (command.name === 'replay')
        return (await Promise.all(/* import() */[__webpack_require__.e(6), __webpack_require__.e(302), __webpack_require__.e(507), __webpack_require__.e(266), __webpack_require__.e(604)]).then(__webpack_require__.bind(__webpack_require__, 5604))).runReplay(line, args);
    if (command.name === 'demo')
        return (await Promise.all(/* import() */[__webpack_require__.e(6), __webpack_require__.e(302), __webpack_require__.e(507), __webpack_require__.e(266), __webpack_require__.e(604)]).then(__webpack_require__.bind(__webpack_require__, 5604))).runDemo(line, args);
    return (await Promise.all(/* import() */[__webpack_require__.e(507), __webpack_require__.e(926)]).then(__webpack_require__.bind(__webpack_require__, 2926))).runReview(line, args);
}
function unknownCommand(word) {
    const names = COMMANDS.map((command) => command.name);
    const near = (0,nearest/* nearest */.p)(word, names);
    const hint = near === null ? `Commands: ${names.join(', ')}.` : `Did you mean ${near}?`;
    return `${JSON.stringify(word)} is not a command. ${hint} See quorate --help.`;
}
function report(line, error) {
    if (error instanceof errors/* ConfigError */.xL) {
        for (const problem of error.problems)
            line.stderr.write(`${(0,lib_text/* printable */.g$)(`error: ${problem}`)}\n`);
        return WRONG_SETTINGS;
    }
    if (error instanceof errors/* ForgeError */.Q8) {
        line.stderr.write(`${(0,lib_text/* printable */.g$)(`error: ${error.message}`)}\n${(0,lib_text/* printable */.g$)(`  ${error.remedy}`)}\n`);
        return FAILED;
    }
    if (line.signal.aborted)
        line.stderr.write('interrupted\n');
    else if ((0,thrown/* systemCodeOf */.c)(error) === null)
        line.stderr.write((0,fault/* faultText */.I)(error));
    else
        line.stderr.write(`${(0,lib_text/* printable */.g$)(`error: ${(0,thrown/* messageOf */.b)(error)}`)}\n`);
    return FAILED;
}


/***/ }),

/***/ 6183:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ml: () => (/* binding */ wantsColour),
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   f4: () => (/* binding */ writeAll),
/* harmony export */   qz: () => (/* binding */ widthOf)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);

async function readInput(line, path) {
    if (path !== '-')
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path);
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

/***/ 559:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ environmentName),
/* harmony export */   y: () => (/* binding */ SETTINGS)
/* harmony export */ });
/* harmony import */ var _domain_slot_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2334);

const SETTINGS = [
    {
        name: 'base',
        kind: 'text',
        fallback: '',
        placeholder: 'REF',
        help: 'Branch, tag or commit that the change is compared with (from their merge base)',
    },
    {
        name: 'head',
        kind: 'text',
        fallback: 'HEAD',
        placeholder: 'REF',
        help: 'Branch, tag or commit under review',
    },
    {
        name: 'repository',
        kind: 'text',
        fallback: '.',
        placeholder: 'DIR',
        help: 'Folder of the git repository',
    },
    {
        name: 'panel',
        kind: 'text',
        fallback: '',
        placeholder: 'SEATS',
        help: `Who reviews: SLOT=PROVIDER/MODEL@EFFORT, separated by commas. Slots: ${_domain_slot_js__WEBPACK_IMPORTED_MODULE_0__/* .SLOTS */ ._f.join(', ')}. Providers: ${_domain_slot_js__WEBPACK_IMPORTED_MODULE_0__/* .PROVIDERS */ .xq.join(', ')}. Efforts: ${_domain_slot_js__WEBPACK_IMPORTED_MODULE_0__/* .EFFORTS */ .ig.join(', ')}. Without it the keys decide`,
    },
    { name: 'anthropic-api-key', kind: 'secret', fallback: '', help: 'Key for Anthropic models' },
    { name: 'openai-api-key', kind: 'secret', fallback: '', help: 'Key for OpenAI models' },
    {
        name: 'anthropic-base-url',
        kind: 'url',
        fallback: 'https://api.anthropic.com',
        placeholder: 'URL',
        help: 'Where Anthropic requests go',
    },
    {
        name: 'openai-base-url',
        kind: 'url',
        fallback: 'https://api.openai.com/v1',
        placeholder: 'URL',
        help: 'Where OpenAI requests go; a host alone means its /v1',
    },
    ..._domain_slot_js__WEBPACK_IMPORTED_MODULE_0__/* .SLOTS */ ._f.flatMap((slot) => [
        {
            name: `${slot}-base-url`,
            kind: 'url',
            fallback: '',
            placeholder: 'URL',
            help: `Server of the seat ${slot}; needed for openai-compatible; a host alone means its /v1`,
        },
        { name: `${slot}-api-key`, kind: 'secret', fallback: '', help: `Key for the server of the seat ${slot}` },
    ]),
    {
        name: 'allow-http',
        kind: 'flag',
        fallback: 'false',
        help: 'Allow http:// for a model server of your own network (loopback is always allowed)',
    },
    {
        name: 'quorum',
        kind: 'integer',
        fallback: '',
        min: 1,
        max: _domain_slot_js__WEBPACK_IMPORTED_MODULE_0__/* .SLOTS */ ._f.length,
        placeholder: 'N',
        help: 'Seats that must read each file to the end; without it a majority of the panel',
    },
    {
        name: 'fail-on',
        kind: 'choice',
        fallback: 'blocking',
        choices: ['blocking', 'important', 'suggestion', 'never'],
        help: 'Accepted findings at or above this severity fail the run',
    },
    {
        name: 'on-incomplete',
        kind: 'choice',
        fallback: 'fail',
        choices: ['fail', 'neutral'],
        help: 'What an incomplete review does to the exit code; the report says incomplete either way',
    },
    {
        name: 'max-cost-usd',
        kind: 'number',
        fallback: '',
        min: 0,
        placeholder: 'USD',
        help: 'Most that a run may cost by estimate; over it effort, then seats are reduced, in the open',
    },
    {
        name: 'prices',
        kind: 'text',
        fallback: '',
        placeholder: 'LIST',
        help: 'Prices in USD per million tokens, MODEL=INPUT/OUTPUT separated by commas, over the built-in table',
    },
    {
        name: 'deadline-minutes',
        kind: 'number',
        fallback: '20',
        min: 0.05,
        max: 360,
        placeholder: 'MINUTES',
        help: 'Time after which seats that have not answered are given up',
    },
    {
        name: 'dry-run',
        kind: 'flag',
        fallback: 'false',
        help: 'Print what would be sent to whom, send nothing',
    },
    {
        name: 'report-dir',
        kind: 'text',
        fallback: '',
        placeholder: 'DIR',
        help: 'Folder for triage.json, review.json, findings.sarif, recording.json and the others; without it a new temporary one',
    },
];
function environmentName(setting) {
    return setting.toUpperCase().replaceAll('-', '_');
}


/***/ }),

/***/ 6299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   embedded: () => (/* binding */ embedded),
/* harmony export */   validate: () => (/* binding */ validate),
/* harmony export */   validateFinding: () => (/* binding */ validateFinding)
/* harmony export */ });
/* harmony import */ var ajv_dist_runtime_ucs2length_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6214);
// Generated from schemas/ by `npm run generate`. Edit the schema instead.


const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://quorate.invalid/schemas/reviewer-output.schema.json","version":"1.3.0","type":"object","additionalProperties":false,"required":["findings","approved"],"properties":{"findings":{"type":"array","items":{"$ref":"#/$defs/finding"}},"approved":{"type":"boolean"},"conformance":{"type":"array","items":{"$ref":"#/$defs/conformance"}}},"$defs":{"severity":{"type":"string","enum":["blocking","important","suggestion"]},"finding":{"type":"object","additionalProperties":false,"required":["severity","file","line","issue"],"properties":{"severity":{"$ref":"#/$defs/severity"},"file":{"type":"string","minLength":1},"line":{"type":"integer","minimum":0},"issue":{"type":"string","minLength":4},"fix":{"type":"string","minLength":1},"ruleId":{"type":"string","minLength":1},"criteriaSource":{"type":"string","minLength":1},"fingerprint":{"type":"string","minLength":1}}},"conformance":{"type":"object","additionalProperties":false,"required":["ruleId","status"],"properties":{"ruleId":{"type":"string","minLength":1},"status":{"type":"string","enum":["met","violated","not-applicable","not-checked"]},"criteriaSource":{"type":"string","minLength":1},"evidence":{"type":"string","minLength":1}}}}};
const schema34 = {"type":"object","additionalProperties":false,"required":["ruleId","status"],"properties":{"ruleId":{"type":"string","minLength":1},"status":{"type":"string","enum":["met","violated","not-applicable","not-checked"]},"criteriaSource":{"type":"string","minLength":1},"evidence":{"type":"string","minLength":1}}};
const schema32 = {"type":"object","additionalProperties":false,"required":["severity","file","line","issue"],"properties":{"severity":{"$ref":"#/$defs/severity"},"file":{"type":"string","minLength":1},"line":{"type":"integer","minimum":0},"issue":{"type":"string","minLength":4},"fix":{"type":"string","minLength":1},"ruleId":{"type":"string","minLength":1},"criteriaSource":{"type":"string","minLength":1},"fingerprint":{"type":"string","minLength":1}}};
const schema33 = {"type":"string","enum":["blocking","important","suggestion"]};
const func1 = ajv_dist_runtime_ucs2length_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.severity === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.file === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.line === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.issue === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issue"},message:"must have required property '"+"issue"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "severity") || (key0 === "file")) || (key0 === "line")) || (key0 === "issue")) || (key0 === "fix")) || (key0 === "ruleId")) || (key0 === "criteriaSource")) || (key0 === "fingerprint"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.severity !== undefined){
let data0 = data.severity;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/severity",schemaPath:"#/$defs/severity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data0 === "blocking") || (data0 === "important")) || (data0 === "suggestion"))){
const err6 = {instancePath:instancePath+"/severity",schemaPath:"#/$defs/severity/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.file !== undefined){
let data1 = data.file;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.line !== undefined){
let data2 = data.line;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.issue !== undefined){
let data3 = data.issue;
if(typeof data3 === "string"){
if(func1(data3) < 4){
const err11 = {instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.fix !== undefined){
let data4 = data.fix;
if(typeof data4 === "string"){
if(func1(data4) < 1){
const err13 = {instancePath:instancePath+"/fix",schemaPath:"#/properties/fix/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/fix",schemaPath:"#/properties/fix/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.ruleId !== undefined){
let data5 = data.ruleId;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err15 = {instancePath:instancePath+"/ruleId",schemaPath:"#/properties/ruleId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/ruleId",schemaPath:"#/properties/ruleId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.criteriaSource !== undefined){
let data6 = data.criteriaSource;
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err17 = {instancePath:instancePath+"/criteriaSource",schemaPath:"#/properties/criteriaSource/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/criteriaSource",schemaPath:"#/properties/criteriaSource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.fingerprint !== undefined){
let data7 = data.fingerprint;
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err19 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/properties/fingerprint/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/properties/fingerprint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://quorate.invalid/schemas/reviewer-output.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.findings === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.approved === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approved"},message:"must have required property '"+"approved"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "findings") || (key0 === "approved")) || (key0 === "conformance"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.findings !== undefined){
let data0 = data.findings;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate21(data0[i0], {instancePath:instancePath+"/findings/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.approved !== undefined){
if(typeof data.approved !== "boolean"){
const err4 = {instancePath:instancePath+"/approved",schemaPath:"#/properties/approved/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.conformance !== undefined){
let data3 = data.conformance;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.ruleId === undefined){
const err5 = {instancePath:instancePath+"/conformance/" + i1,schemaPath:"#/$defs/conformance/required",keyword:"required",params:{missingProperty: "ruleId"},message:"must have required property '"+"ruleId"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data4.status === undefined){
const err6 = {instancePath:instancePath+"/conformance/" + i1,schemaPath:"#/$defs/conformance/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data4){
if(!((((key1 === "ruleId") || (key1 === "status")) || (key1 === "criteriaSource")) || (key1 === "evidence"))){
const err7 = {instancePath:instancePath+"/conformance/" + i1,schemaPath:"#/$defs/conformance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data4.ruleId !== undefined){
let data5 = data4.ruleId;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err8 = {instancePath:instancePath+"/conformance/" + i1+"/ruleId",schemaPath:"#/$defs/conformance/properties/ruleId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/conformance/" + i1+"/ruleId",schemaPath:"#/$defs/conformance/properties/ruleId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.status !== undefined){
let data6 = data4.status;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/conformance/" + i1+"/status",schemaPath:"#/$defs/conformance/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((data6 === "met") || (data6 === "violated")) || (data6 === "not-applicable")) || (data6 === "not-checked"))){
const err11 = {instancePath:instancePath+"/conformance/" + i1+"/status",schemaPath:"#/$defs/conformance/properties/status/enum",keyword:"enum",params:{allowedValues: schema34.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.criteriaSource !== undefined){
let data7 = data4.criteriaSource;
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err12 = {instancePath:instancePath+"/conformance/" + i1+"/criteriaSource",schemaPath:"#/$defs/conformance/properties/criteriaSource/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/conformance/" + i1+"/criteriaSource",schemaPath:"#/$defs/conformance/properties/criteriaSource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.evidence !== undefined){
let data8 = data4.evidence;
if(typeof data8 === "string"){
if(func1(data8) < 1){
const err14 = {instancePath:instancePath+"/conformance/" + i1+"/evidence",schemaPath:"#/$defs/conformance/properties/evidence/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/conformance/" + i1+"/evidence",schemaPath:"#/$defs/conformance/properties/evidence/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/conformance/" + i1,schemaPath:"#/$defs/conformance/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/conformance",schemaPath:"#/properties/conformance/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const validateFinding = validate23;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.severity === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.file === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.line === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.issue === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issue"},message:"must have required property '"+"issue"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "severity") || (key0 === "file")) || (key0 === "line")) || (key0 === "issue")) || (key0 === "fix")) || (key0 === "ruleId")) || (key0 === "criteriaSource")) || (key0 === "fingerprint"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.severity !== undefined){
let data0 = data.severity;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/severity",schemaPath:"#/$defs/severity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data0 === "blocking") || (data0 === "important")) || (data0 === "suggestion"))){
const err6 = {instancePath:instancePath+"/severity",schemaPath:"#/$defs/severity/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.file !== undefined){
let data1 = data.file;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.line !== undefined){
let data2 = data.line;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.issue !== undefined){
let data3 = data.issue;
if(typeof data3 === "string"){
if(func1(data3) < 4){
const err11 = {instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.fix !== undefined){
let data4 = data.fix;
if(typeof data4 === "string"){
if(func1(data4) < 1){
const err13 = {instancePath:instancePath+"/fix",schemaPath:"#/properties/fix/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/fix",schemaPath:"#/properties/fix/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.ruleId !== undefined){
let data5 = data.ruleId;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err15 = {instancePath:instancePath+"/ruleId",schemaPath:"#/properties/ruleId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/ruleId",schemaPath:"#/properties/ruleId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.criteriaSource !== undefined){
let data6 = data.criteriaSource;
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err17 = {instancePath:instancePath+"/criteriaSource",schemaPath:"#/properties/criteriaSource/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/criteriaSource",schemaPath:"#/properties/criteriaSource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.fingerprint !== undefined){
let data7 = data.fingerprint;
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err19 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/properties/fingerprint/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/properties/fingerprint/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const embedded = {};


/***/ })

};
