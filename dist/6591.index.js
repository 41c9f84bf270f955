export const id = 6591;
export const ids = [6591];
export const modules = {

/***/ 36214:
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

/***/ 52530:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CN: () => (/* binding */ isBedrockModel),
/* harmony export */   EK: () => (/* binding */ isAwsRegion),
/* harmony export */   XQ: () => (/* binding */ bedrockMaker),
/* harmony export */   mU: () => (/* binding */ claudeOfBedrock),
/* harmony export */   vA: () => (/* binding */ bedrockAddress)
/* harmony export */ });
const MODEL = /^(?:arn:aws[a-z-]{0,20}:bedrock:[a-z0-9-]{1,30}:(?:\d{12})?:[a-z-]{1,40}(?:\/[A-Za-z0-9][\w.:-]{0,100}){1,3}|[A-Za-z0-9][\w.:-]{0,150})$/;
const MAKER = /(?:^|[./])(ai21|amazon|anthropic|cohere|deepseek|google|meta|minimax|mistral|moonshot|moonshotai|nvidia|openai|qwen|writer|zai)\./;
const REGION = /^[a-z]{2}(?:-[a-z]+)+-\d$/;
function isBedrockModel(model) {
    return MODEL.test(model);
}
function bedrockMaker(model) {
    return MAKER.exec(model.toLowerCase())?.[1] ?? null;
}
function claudeOfBedrock(model) {
    if (bedrockMaker(model) !== 'anthropic')
        return null;
    const name = /[./](claude-[\w-]+)(?::\d+)?$/.exec(`/${model}`)?.[1];
    return name === undefined ? null : name.replace(/-v\d+$/, '').replace(/-20\d{6}$/, '');
}
function bedrockAddress(region) {
    return isAwsRegion(region) ? `https://bedrock-runtime.${region}.amazonaws.com` : null;
}
function isAwsRegion(region) {
    return region.length <= 40 && REGION.test(region);
}


/***/ }),

/***/ 38956:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bK: () => (/* binding */ isContract),
/* harmony export */   jr: () => (/* binding */ loadValidator),
/* harmony export */   n3: () => (/* binding */ validateReviewerFinding),
/* harmony export */   oB: () => (/* binding */ CONTRACTS)
/* harmony export */ });
/* unused harmony export validateReviewerOutput */
/* harmony import */ var _validators_reviewer_output_generated_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76299);

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
    'config',
    'rules',
];
const MODULES = {
    'reviewer-output': () => Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 76299)),
    'triage-output': () => __webpack_require__.e(/* import() */ 6758).then(__webpack_require__.bind(__webpack_require__, 56758)),
    'diff-risk': () => __webpack_require__.e(/* import() */ 4481).then(__webpack_require__.bind(__webpack_require__, 94481)),
    'dev-critic-output': () => __webpack_require__.e(/* import() */ 616).then(__webpack_require__.bind(__webpack_require__, 90616)),
    'analysis-output': () => __webpack_require__.e(/* import() */ 2796).then(__webpack_require__.bind(__webpack_require__, 22796)),
    'clarify-output': () => __webpack_require__.e(/* import() */ 9844).then(__webpack_require__.bind(__webpack_require__, 39844)),
    'agent-state': () => __webpack_require__.e(/* import() */ 8893).then(__webpack_require__.bind(__webpack_require__, 78893)),
    review: () => __webpack_require__.e(/* import() */ 3644).then(__webpack_require__.bind(__webpack_require__, 53644)),
    memory: () => __webpack_require__.e(/* import() */ 8003).then(__webpack_require__.bind(__webpack_require__, 88003)),
    recording: () => __webpack_require__.e(/* import() */ 1835).then(__webpack_require__.bind(__webpack_require__, 41835)),
    config: () => __webpack_require__.e(/* import() */ 6714).then(__webpack_require__.bind(__webpack_require__, 96714)),
    rules: () => __webpack_require__.e(/* import() */ 3887).then(__webpack_require__.bind(__webpack_require__, 13887)),
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

/***/ 10241:
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
    status;
    constructor(message, remedy, options = {}) {
        super(message, options);
        this.name = 'ForgeError';
        this.remedy = remedy;
        this.retryable = options.retryable ?? false;
        this.status = options.status ?? null;
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

/***/ 76222:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mn: () => (/* binding */ POSTS),
/* harmony export */   ac: () => (/* binding */ STATUS_WAYS),
/* harmony export */   bk: () => (/* binding */ VERDICTS)
/* harmony export */ });
const POSTS = ['inline', 'summary', 'none'];
const VERDICTS = ['comment', 'request-changes', 'approve'];
const STATUS_WAYS = ['auto', 'check', 'commit-status', 'none'];


/***/ }),

/***/ 61245:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IH: () => (/* binding */ milder),
/* harmony export */   O6: () => (/* binding */ reaches),
/* harmony export */   Zk: () => (/* binding */ gravest),
/* harmony export */   d$: () => (/* binding */ FAIL_ON),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   qs: () => (/* binding */ severityRank),
/* harmony export */   zK: () => (/* binding */ compareSeverity)
/* harmony export */ });
const SEVERITIES = ['blocking', 'important', 'suggestion'];
function severityRank(severity) {
    return SEVERITIES.indexOf(severity);
}
function compareSeverity(a, b) {
    return severityRank(a) - severityRank(b);
}
function gravest(severities) {
    let found = 'suggestion';
    for (const severity of severities)
        if (compareSeverity(severity, found) < 0)
            found = severity;
    return found;
}
const FAIL_ON = ['blocking', 'important', 'suggestion', 'never'];
function reaches(severity, failOn) {
    return failOn !== 'never' && severityRank(severity) <= severityRank(failOn);
}
function milder(a, b) {
    return compareSeverity(a, b) < 0 ? b : a;
}


/***/ }),

/***/ 52334:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ familyOf),
/* harmony export */   RK: () => (/* binding */ isSlot),
/* harmony export */   _f: () => (/* binding */ SLOTS),
/* harmony export */   iK: () => (/* binding */ isBuiltin),
/* harmony export */   ig: () => (/* binding */ EFFORTS),
/* harmony export */   jV: () => (/* binding */ BUILTIN_FAMILY),
/* harmony export */   sD: () => (/* binding */ BUILTIN),
/* harmony export */   t4: () => (/* binding */ compareSlots),
/* harmony export */   xq: () => (/* binding */ PROVIDERS),
/* harmony export */   zt: () => (/* binding */ bindingText)
/* harmony export */ });
/* harmony import */ var _bedrock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52530);

const SLOTS = ['fable', 'opus', 'sonnet', 'gpt'];
function isSlot(word) {
    return SLOTS.includes(word);
}
function compareSlots(a, b) {
    return SLOTS.indexOf(a) - SLOTS.indexOf(b);
}
const PROVIDERS = [
    'anthropic',
    'openai',
    'google',
    'azure',
    'bedrock',
    'openai-compatible',
    'builtin',
];
const EFFORTS = ['low', 'medium', 'high', 'xhigh', 'max'];
const BUILTIN = { provider: 'builtin', model: 'rules', effort: null };
function isBuiltin({ provider }) {
    return provider === 'builtin';
}
function bindingText(binding) {
    if (isBuiltin(binding))
        return binding.provider;
    const effort = binding.effort === null ? '' : `@${binding.effort}`;
    return `${binding.provider}/${binding.model}${effort}`;
}
const OTHER_MAKER = /(?:^|[^a-z])(?:mi(?:ni)?stral|codestral|llama|deepseek|grok|phi-|qwen|kimi|cohere|command-[ar])/;
const BUILTIN_FAMILY = 'builtin';
const MAKERS = new Set(['anthropic', 'openai', 'google']);
function familyOf({ provider, model }) {
    if (provider === 'builtin')
        return BUILTIN_FAMILY;
    if (provider === 'bedrock')
        return (0,_bedrock_js__WEBPACK_IMPORTED_MODULE_0__/* .bedrockMaker */ .XQ)(model) ?? 'bedrock';
    const name = model.toLowerCase();
    return makerNamedIn(name) ?? makerServedBy(provider, name);
}
function makerNamedIn(name) {
    if (/(^|[/.])claude-/.test(name) || name.startsWith('anthropic/'))
        return 'anthropic';
    if (/(^|\/)(gpt-|o[134](-|$)|chatgpt-)/.test(name) || name.startsWith('openai/'))
        return 'openai';
    return /(^|\/)gemini-/.test(name) || name.startsWith('google/') ? 'google' : null;
}
function makerServedBy(provider, name) {
    if (MAKERS.has(provider))
        return provider;
    if (provider === 'azure' && /claude/.test(name))
        return 'anthropic';
    if (provider === 'azure' && !OTHER_MAKER.test(name))
        return 'openai';
    return 'openai-compatible';
}


/***/ }),

/***/ 72269:
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

/***/ 66163:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ listedPaths),
/* harmony export */   C7: () => (/* binding */ GATE_SETTINGS),
/* harmony export */   Fs: () => (/* binding */ handedResults),
/* harmony export */   kV: () => (/* binding */ resultWord)
/* harmony export */ });
const RESULT_HELP = 'as its CI says it: success, failure, cancelled or skipped (GitHub’s `needs.JOB.result` and `steps.STEP.outcome`), pass or fail, true or false, or an exit code';
const GATE_SETTINGS = [
    {
        name: 'sarif-import',
        personal: true,
        kind: 'text',
        fallback: '',
        placeholder: 'FILES',
        help: 'Results of other tools: SARIF 2.1.0 files, and folders with `*.sarif` or `*.sarif.json`, separated by commas or line ends, from the working folder on. Results on lines that the change adds count as findings; a file that is missing or broken stops the run',
    },
    {
        name: 'build-result',
        kind: 'result',
        fallback: '',
        placeholder: 'RESULT',
        help: `What the build came to, ${RESULT_HELP}. A failure fails the run`,
    },
    {
        name: 'lint-result',
        kind: 'result',
        fallback: '',
        placeholder: 'RESULT',
        help: 'What the linters came to, in the same words',
    },
    {
        name: 'test-result',
        kind: 'result',
        fallback: '',
        placeholder: 'RESULT',
        help: 'What the tests came to, in the same words',
    },
];
const WORDS = {
    success: 'success',
    succeeded: 'success',
    pass: 'success',
    passed: 'success',
    true: 'success',
    failure: 'failure',
    fail: 'failure',
    failed: 'failure',
    false: 'failure',
    unstable: 'failure',
    cancelled: 'cancelled',
    canceled: 'cancelled',
    aborted: 'cancelled',
    skipped: 'skipped',
    not_built: 'skipped',
};
function resultWord(text) {
    if (/^-?\d{1,10}$/.test(text))
        return Number(text) === 0 ? 'success' : 'failure';
    const word = text.toLowerCase();
    return Object.hasOwn(WORDS, word) ? (WORDS[word] ?? null) : null;
}
function handedResults(value) {
    const [build = null, lint = null, test = null] = ['build', 'lint', 'test'].map((name) => resultWord(value(`${name}-result`)));
    return { build, lint, test };
}
function listedPaths(text) {
    return text
        .split(/[,\r\n]/)
        .map((part) => part.trim())
        .filter((part) => part !== '');
}


/***/ }),

/***/ 76752:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FN: () => (/* binding */ MODES),
  yy: () => (/* binding */ SETTINGS),
  VE: () => (/* binding */ environmentName),
  f5: () => (/* binding */ settingsOf)
});

// EXTERNAL MODULE: ./src/domain/publication.ts
var publication = __webpack_require__(76222);
// EXTERNAL MODULE: ./src/domain/severity.ts
var severity = __webpack_require__(61245);
// EXTERNAL MODULE: ./src/domain/slot.ts
var slot = __webpack_require__(52334);
;// CONCATENATED MODULE: ./src/shells/setting-spec.ts
const ON_PULL_REQUESTS = ['action', 'pipe'];

;// CONCATENATED MODULE: ./src/shells/settings-fallback.ts
const FALLBACK_SETTINGS = [
    {
        name: 'fable-enabled',
        kind: 'flag',
        fallback: 'false',
        help: 'Let the seat fable use the fable tier of Anthropic, the dearest one, which needs 30 days of data retention; without it that seat uses opus',
    },
    {
        name: 'fallback-on-dispatch-error',
        kind: 'flag',
        fallback: 'true',
        help: 'Where a model refuses, is overloaded, retired or not available to the account, the next smaller one of its line reads instead, and the report says so; without it the seat has failed',
    },
];

;// CONCATENATED MODULE: ./src/shells/settings-forge.ts

const ON_BITBUCKET = ['pipe'];
const FORGE_SETTINGS = [
    {
        name: 'github-token',
        only: ['action'],
        kind: 'secret',
        fallback: '',
        help: 'Token that reads the pull request and writes to it; the one of the workflow run unless given',
    },
    {
        name: 'bitbucket-access-token',
        only: ON_BITBUCKET,
        kind: 'secret',
        fallback: '',
        help: 'Bitbucket Cloud: access token of the repository, project or workspace, with the scopes `repository` and `pullrequest:write`',
    },
    {
        name: 'bitbucket-email',
        only: ON_BITBUCKET,
        kind: 'text',
        fallback: '',
        placeholder: 'EMAIL',
        personal: true,
        help: 'Bitbucket Cloud: e-mail address of the account whose API token is given',
    },
    {
        name: 'bitbucket-api-token',
        only: ON_BITBUCKET,
        kind: 'secret',
        fallback: '',
        help: 'Bitbucket Cloud: API token of an account, in place of an access token, with the scopes `read:repository:bitbucket`, `read:pullrequest:bitbucket` and `write:pullrequest:bitbucket`',
    },
    {
        name: 'bitbucket-api-url',
        only: ON_BITBUCKET,
        kind: 'url',
        fallback: 'https://api.bitbucket.org/2.0',
        placeholder: 'URL',
        help: 'Bitbucket Cloud: where its API is',
    },
    {
        name: 'bitbucket-dc-url',
        only: ON_BITBUCKET,
        kind: 'url',
        fallback: '',
        placeholder: 'URL',
        help: 'Bitbucket Data Center: address of the server, with its context path where it has one; makes the run one for Data Center',
    },
    {
        name: 'bitbucket-dc-token',
        only: ON_BITBUCKET,
        kind: 'secret',
        fallback: '',
        help: 'Bitbucket Data Center: HTTP access token that may read the repository',
    },
    {
        name: 'bitbucket-project',
        only: ON_BITBUCKET,
        kind: 'text',
        fallback: '',
        placeholder: 'KEY',
        help: 'Bitbucket Data Center: key of the project; `~user` for a personal repository',
    },
    {
        name: 'bitbucket-repo',
        only: ON_BITBUCKET,
        kind: 'text',
        fallback: '',
        placeholder: 'SLUG',
        help: 'Bitbucket Data Center: slug of the repository',
    },
    {
        name: 'bitbucket-pr-id',
        only: ON_BITBUCKET,
        kind: 'text',
        fallback: '',
        placeholder: 'N',
        help: 'Number of the pull request; Pipelines sets it in those for pull requests. Without it the open pull request of the branch',
    },
    {
        name: 'pr-number',
        only: ON_PULL_REQUESTS,
        kind: 'text',
        fallback: '',
        placeholder: 'N',
        help: 'Number of the pull request, for runs that no pull request started (`workflow_dispatch`, custom pipelines)',
    },
];
const BITBUCKET_WRITES = [
    {
        name: 'pr-update',
        only: ON_BITBUCKET,
        kind: 'flag',
        fallback: '',
        help: 'Keep a short block in the description of the pull request that says how it stands, every other byte as it is; `true` on Data Center, `false` on Cloud unless given',
    },
    {
        name: 'blocker-tasks',
        only: ON_BITBUCKET,
        kind: 'flag',
        fallback: 'false',
        help: 'Bitbucket Data Center: blocking findings stand as tasks, which can hold up the merge',
    },
];

// EXTERNAL MODULE: ./src/shells/settings-gates.ts
var settings_gates = __webpack_require__(66163);
;// CONCATENATED MODULE: ./src/shells/settings-providers.ts

const PROVIDER_SETTINGS = [
    { name: 'anthropic-api-key', kind: 'secret', fallback: '', help: 'Key for Anthropic models' },
    { name: 'openai-api-key', kind: 'secret', fallback: '', help: 'Key for OpenAI models' },
    { name: 'google-api-key', kind: 'secret', fallback: '', help: 'Key for Gemini models' },
    { name: 'azure-api-key', kind: 'secret', fallback: '', help: 'Key of the Azure OpenAI resource' },
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
    {
        name: 'google-base-url',
        kind: 'url',
        fallback: 'https://generativelanguage.googleapis.com',
        placeholder: 'URL',
        help: 'Where Gemini requests go',
    },
    {
        name: 'azure-base-url',
        kind: 'url',
        fallback: '',
        placeholder: 'URL',
        help: 'Azure OpenAI resource, https://NAME.openai.azure.com; needed for azure, whose models are named by deployment',
    },
    {
        name: 'bedrock-api-key',
        kind: 'secret',
        fallback: '',
        help: 'Key for Amazon Bedrock; where none is given, requests are signed with the AWS credentials',
    },
    {
        name: 'aws-access-key-id',
        kind: 'secret',
        fallback: '',
        help: 'Access key that signs requests to Bedrock',
    },
    { name: 'aws-secret-access-key', kind: 'secret', fallback: '', help: 'Secret of that access key' },
    {
        name: 'aws-session-token',
        kind: 'secret',
        fallback: '',
        help: 'Session token, where the AWS credentials are temporary',
    },
    {
        name: 'aws-region',
        kind: 'text',
        fallback: '',
        placeholder: 'REGION',
        help: 'Region of Bedrock, such as eu-central-1; needed for bedrock',
        personal: true,
    },
    {
        name: 'bedrock-base-url',
        kind: 'url',
        fallback: '',
        placeholder: 'URL',
        help: 'Where Bedrock requests go instead of the address of the region',
    },
    ...slot/* SLOTS */._f.flatMap((slot) => [
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
        help: 'Allow http:// for servers of your own network (loopback is always allowed)',
    },
];

// EXTERNAL MODULE: ./src/shells/settings-triage.ts
var settings_triage = __webpack_require__(69203);
;// CONCATENATED MODULE: ./src/shells/settings-table.ts









const MODES = ['full', 'analyse', 'publish'];
const SETTINGS = [
    ...FORGE_SETTINGS,
    {
        name: 'config',
        kind: 'text',
        fallback: '.quorate.yml',
        placeholder: 'FILE',
        help: 'The repository’s own settings, read at the tip of the branch that the change goes to; `.quorate.json` is found too. They may make stricter what is set here, never milder',
    },
    {
        name: 'mode',
        only: ON_PULL_REQUESTS,
        kind: 'choice',
        fallback: 'full',
        choices: MODES,
        help: 'What this job does: `analyse` reviews and writes `review.json` into `report-dir` with no need of a write token; `publish` posts what it finds there with no need of model keys; `full` does both',
    },
    {
        name: 'base',
        only: ['command'],
        kind: 'text',
        fallback: '',
        placeholder: 'REF',
        help: 'Branch, tag or commit that the change is compared with (from their merge base)',
    },
    {
        name: 'head',
        only: ['command'],
        kind: 'text',
        fallback: 'HEAD',
        placeholder: 'REF',
        help: 'Branch, tag or commit under review',
    },
    {
        name: 'repository',
        only: ['command'],
        personal: true,
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
        help: `Who reviews: SLOT=PROVIDER/MODEL@EFFORT, separated by commas; SLOT=${slot/* BUILTIN */.sD.provider} is code that holds lines against rules, and needs no key. Slots: ${slot/* SLOTS */._f.join(', ')}. Providers: ${slot/* PROVIDERS */.xq.filter((name) => name !== slot/* BUILTIN */.sD.provider).join(', ')}. Efforts: ${slot/* EFFORTS */.ig.join(', ')}. Without it the keys decide`,
    },
    ...FALLBACK_SETTINGS,
    ...PROVIDER_SETTINGS,
    {
        name: 'quorum',
        kind: 'integer',
        fallback: '',
        min: 1,
        max: slot/* SLOTS */._f.length,
        placeholder: 'N',
        help: 'Seats that must read each file to the end; without it a majority of the panel',
    },
    ...settings_triage/* TRIAGE_SETTINGS */.$8,
    ...settings_gates/* GATE_SETTINGS */.C7,
    {
        name: 'fail-on',
        kind: 'choice',
        fallback: 'blocking',
        choices: severity/* FAIL_ON */.d$,
        help: 'Accepted findings, and results of other tools, at or above this severity fail the run',
    },
    {
        name: 'on-incomplete',
        kind: 'choice',
        fallback: 'fail',
        choices: ['fail', 'neutral'],
        help: 'What an incomplete review does to the exit code; the report says incomplete either way',
    },
    {
        name: 'post',
        only: ON_PULL_REQUESTS,
        kind: 'choice',
        fallback: 'inline',
        choices: publication/* POSTS */.Mn,
        help: 'Where findings are said: `inline` on their lines and in one summary comment, `summary` in that comment only, `none` in the report of the run only',
    },
    {
        name: 'min-severity',
        only: ON_PULL_REQUESTS,
        kind: 'choice',
        fallback: 'suggestion',
        choices: severity/* SEVERITIES */.oC,
        help: 'Lowest severity that becomes an inline comment; what is below stands in the summary',
    },
    {
        name: 'max-comments',
        only: ON_PULL_REQUESTS,
        kind: 'integer',
        fallback: '30',
        min: 0,
        max: 100,
        placeholder: 'N',
        help: 'Most inline comments that are open at a time, blocking ones first; the rest stands in the summary',
    },
    {
        name: 'language',
        kind: 'language',
        fallback: 'en',
        placeholder: 'TAG',
        help: 'Language that reviewers write in, as a tag: en, de, pt-BR',
    },
    {
        name: 'verdict',
        only: ON_PULL_REQUESTS,
        kind: 'choice',
        fallback: 'comment',
        choices: publication/* VERDICTS */.bk,
        help: 'The review on the pull request: `request-changes` where the result is block; `approve` where it is pass with two families, everything read and nothing moved meanwhile',
    },
    {
        name: 'status',
        only: ON_PULL_REQUESTS,
        kind: 'choice',
        fallback: 'auto',
        choices: publication/* STATUS_WAYS */.ac,
        help: 'The result on the head commit. GitHub: a check run (`check`), a commit status, or none; `auto` takes the check run where the token allows it. Bitbucket: the Code Insights report (`check`), the build status (`commit-status`), or none; `auto` takes both',
    },
    {
        name: 'suggestions',
        only: ON_PULL_REQUESTS,
        kind: 'flag',
        fallback: 'false',
        help: 'Offer short fixes as suggestion blocks, only on the lines of the finding and marked as unverified',
    },
    ...BITBUCKET_WRITES,
    {
        name: 'review-drafts',
        only: ON_PULL_REQUESTS,
        kind: 'flag',
        fallback: 'false',
        help: 'Review drafts too',
    },
    {
        name: 'skip-label',
        only: ['action'],
        kind: 'text',
        fallback: 'skip-review',
        placeholder: 'LABEL',
        help: 'A pull request with this label is not reviewed',
    },
    {
        name: 'state-key',
        only: ON_PULL_REQUESTS,
        kind: 'secret',
        fallback: '',
        help: 'Secret that signs the marks in our comments, for repositories where another workflow repeats foreign text under the same account',
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
        personal: true,
        kind: 'text',
        fallback: '',
        placeholder: 'DIR',
        help: 'Folder for triage.json, review.json, findings.sarif, recording.json and the others; without it a new temporary one',
    },
];
function settingsOf(surface) {
    return SETTINGS.filter(({ only }) => only?.includes(surface) ?? true);
}
function environmentName(setting) {
    return setting.toUpperCase().replaceAll('-', '_');
}


/***/ }),

/***/ 69203:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ TRIAGE_SETTINGS),
/* harmony export */   X_: () => (/* binding */ USUAL_AGENT),
/* harmony export */   mi: () => (/* binding */ NO_AGENT)
/* harmony export */ });
/* harmony import */ var _domain_slot_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52334);

const NO_AGENT = 'none';
const USUAL_AGENT = 'opus';
const TRIAGE_SETTINGS = [
    {
        name: 'triage-slot',
        kind: 'choice',
        fallback: USUAL_AGENT,
        choices: [..._domain_slot_js__WEBPACK_IMPORTED_MODULE_0__/* .SLOTS */ ._f, NO_AGENT],
        placeholder: 'SLOT',
        help: `The seat that runs the triage agent, which judges the findings with the code around them; \`${NO_AGENT}\` for the table alone. A panel without ${USUAL_AGENT} takes its first seat instead`,
    },
    {
        name: 'review-disagreement-round',
        kind: 'flag',
        fallback: 'false',
        help: 'Where the reviewers’ verdicts are mixed, each sees both sides once and upholds or withdraws',
    },
    {
        name: 'triage-cross-check',
        kind: 'flag',
        fallback: 'false',
        help: 'A second seat decides on everything that the triage agent decided; where they differ is in the report',
    },
    {
        name: 'triage-cross-check-sample-rate',
        kind: 'number',
        fallback: '1',
        min: 0,
        max: 1,
        placeholder: 'SHARE',
        help: 'Share of the runs, from 0 to 1, that are checked that way',
    },
    {
        name: 'triage-cross-check-slot',
        kind: 'choice',
        fallback: '',
        choices: _domain_slot_js__WEBPACK_IMPORTED_MODULE_0__/* .SLOTS */ ._f,
        placeholder: 'SLOT',
        help: 'The seat that checks; without it whichever suits best, one of another maker before others',
    },
    {
        name: 'triage-cross-check-block-on-disagreement',
        kind: 'flag',
        fallback: 'false',
        help: 'Where the seat that checks differs from the triage agent, the run is incomplete',
    },
];


/***/ }),

/***/ 76299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   embedded: () => (/* binding */ embedded),
/* harmony export */   validate: () => (/* binding */ validate),
/* harmony export */   validateFinding: () => (/* binding */ validateFinding)
/* harmony export */ });
/* harmony import */ var ajv_dist_runtime_ucs2length_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36214);
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
