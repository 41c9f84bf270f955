export const id = 2842;
export const ids = [2842];
export const modules = {

/***/ 82842:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  chatDialect: () => (/* binding */ chatDialect),
  createOpenAiCompatibleClient: () => (/* binding */ createOpenAiCompatibleClient)
});

// EXTERNAL MODULE: ./src/adapters/llm/exchange.ts + 3 modules
var exchange = __webpack_require__(49467);
;// CONCATENATED MODULE: ./src/adapters/llm/openai-compatible-changes.ts
const NO_SERVER = 'handle the requested parameters';
const FORMAT = 'response_format|json_schema|json_object|json.?(?:schema|mode)|structured.?outputs?|guided|grammar';
const COMPATIBLE_CHANGES = [
    {
        name: 'no-strict',
        field: new RegExp(`\\bstrict\\b|${FORMAT}`, 'i'),
        note: 'the server refused the strict schema in "response_format": asked with the plain one',
    },
    {
        name: 'json-object',
        field: new RegExp(`${FORMAT}|${NO_SERVER}`, 'i'),
        note: 'the server refused the schema in "response_format": asked for a JSON object, the schema described in the prompt',
    },
    {
        name: 'no-format',
        field: new RegExp(`${FORMAT}|${NO_SERVER}`, 'i'),
        note: 'the server refused "response_format": the schema was described in the prompt only',
    },
    {
        name: 'no-limit',
        field: /too (?:large|high)|at most \d+ completion tokens/i,
        note: 'the server refused the size of the output limit: asked without one',
    },
    {
        name: 'other-limit',
        field: /\bmax_(?:completion_)?tokens\b/,
        note: 'the server refused the name of the output limit: asked with the other one',
    },
    {
        name: 'no-effort',
        field: new RegExp(`\\breasoning[_.]effort\\b|does not support (?:thinking|reasoning)|think value|${NO_SERVER}`, 'i'),
        note: 'the server refused "reasoning_effort": asked without it',
    },
    {
        name: 'no-stream-options',
        field: /\bstream_options\b|\binclude_usage\b/,
        note: 'the server refused "stream_options": asked without it',
    },
    {
        name: 'no-stream',
        field: /\bstream(?:ing)?\b/,
        note: 'the server refused "stream": asked for the whole answer at once',
    },
    {
        name: 'no-system',
        field: /\bsystem\b.{0,40}\brole\b|\brole\b.{0,40}\bsystem\b|roles must alternate|\b(?:system|developer) (?:message|prompt|instruction)s? .{0,30}not (?:supported|enabled|allowed)/i,
        note: 'the server refused the role "system": its text stood in the first turn',
    },
    {
        name: 'no-requirement',
        field: new RegExp(`\\brequire_parameters\\b|${NO_SERVER}`),
        note: 'no server took all fields: those that it does not know were left to the gateway to drop',
    },
];

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./src/domain/usage.ts
var usage = __webpack_require__(94227);
// EXTERNAL MODULE: ./src/lib/json.ts
var json = __webpack_require__(18453);
// EXTERNAL MODULE: ./src/adapters/llm/fields.ts
var fields = __webpack_require__(85367);
// EXTERNAL MODULE: ./src/adapters/llm/problem.ts + 2 modules
var llm_problem = __webpack_require__(94690);
// EXTERNAL MODULE: ./src/adapters/llm/reading.ts
var reading = __webpack_require__(61892);
;// CONCATENATED MODULE: ./src/adapters/llm/openai-compatible-reading.ts






const MIN_READ_SHARE = 0.6;
const MAX_BYTES_PER_TOKEN = 6;
const STOP_REASONS = {
    stop: 'end',
    length: 'length',
    content_filter: 'refusal',
};
const PASSING = new Set(['overloaded', 'rate-limited', 'timeout']);
const MAX_JSON = { maxDepth: 100, maxBytes: 8 * 1024 * 1024 };
function newProgress() {
    return {
        text: '',
        reasoning: '',
        calls: new Map(),
        refused: false,
        word: null,
        usage: usage/* NO_USAGE */.yJ,
        model: null,
    };
}
function readWhole(document, request) {
    if (isFailure(document))
        return failureIn(document);
    const progress = newProgress();
    take(document, 'message', progress);
    if ((0,fields/* listOf */.c3)(document.choices).length === 0)
        return (0,reading/* notAnAnswer */.tl)('the answer has no choices');
    return finish(progress, request);
}
async function readStream(events, request) {
    const progress = newProgress();
    for await (const event of events) {
        if (event.data.trim() === '[DONE]')
            break;
        const chunk = (0,reading/* eventFields */.ef)(event);
        if (chunk === null)
            return (0,reading/* notAnAnswer */.tl)('an event is not a JSON document');
        if (isFailure(chunk))
            return failureIn(chunk);
        take(chunk, 'delta', progress);
    }
    return progress.word === null ? (0,reading/* endedEarly */.S3)() : finish(progress, request);
}
function isFailure(document) {
    return (0,fields/* isFields */.Ce)(document.error) || typeof document.error === 'string' || document.object === 'error';
}
function failureIn(document) {
    const problem = (0,llm_problem/* problemInside */.mk)(document);
    const refusal = (0,llm_problem/* refusalOf */.Of)(problem);
    if (refusal !== null) {
        return (0,reading/* reading */.hF)({ text: '', stop: 'refusal', word: refusal, usage: usage/* NO_USAGE */.yJ, model: null, notes: [] });
    }
    const midway = (0,reading/* failedMidway */.NO)(problem.code || `error ${problem.status}`, problem.message);
    const fault = (0,llm_problem/* faultOf */.Kl)(problem);
    if (fault === 'bad-request')
        return { ...midway, problem };
    return { ...midway, fault, transient: PASSING.has(fault), problem };
}
function take(document, part, progress) {
    progress.model = (0,fields/* textOf */.b6)(document.model) ?? progress.model;
    if ((0,fields/* isFields */.Ce)(document.usage))
        progress.usage = usageOf(document.usage);
    const choice = (0,fields/* fieldsOf */.Pf)((0,fields/* listOf */.c3)(document.choices)[0]);
    const said = (0,fields/* fieldsOf */.Pf)(choice[part]);
    progress.text += contentOf(said.content);
    progress.reasoning += (0,fields/* textOf */.b6)(said.reasoning_content) ?? (0,fields/* textOf */.b6)(said.reasoning) ?? '';
    (0,fields/* listOf */.c3)(said.tool_calls).map(fields/* fieldsOf */.Pf).forEach(takeCall, progress.calls);
    if (((0,fields/* textOf */.b6)(said.refusal) ?? '') !== '')
        progress.refused = true;
    progress.word = (0,fields/* textOf */.b6)(choice.finish_reason) ?? progress.word;
}
function contentOf(content) {
    const parts = (0,fields/* listOf */.c3)(content).map(fields/* fieldsOf */.Pf);
    const texts = parts.filter(({ type }) => type === 'text').map(({ text }) => (0,fields/* textOf */.b6)(text) ?? '');
    return (0,fields/* textOf */.b6)(content) ?? texts.join('');
}
function takeCall(call, position) {
    const index = typeof call.index === 'number' ? call.index : position;
    const { arguments: args } = (0,fields/* fieldsOf */.Pf)(call.function);
    const words = (0,fields/* isFields */.Ce)(args) ? JSON.stringify(args) : ((0,fields/* textOf */.b6)(args) ?? '');
    this.set(index, (this.get(index) ?? '') + words);
}
function answerOf(progress) {
    const word = progress.word ?? 'none';
    const stop = progress.refused ? 'refusal' : (STOP_REASONS[word] ?? 'other');
    if (progress.text.trim() !== '')
        return { text: progress.text, stop, notes: [] };
    const [call, ...others] = progress.calls.values();
    if (call !== undefined && others.length === 0 && isObject(call)) {
        const notes = ['the server gave the answer as the call of a tool'];
        return { text: call, stop: word === 'tool_calls' && stop === 'other' ? 'end' : stop, notes };
    }
    if (isObject(progress.reasoning)) {
        return { text: progress.reasoning, stop, notes: ['the server gave the answer as reasoning'] };
    }
    return { text: progress.text, stop, notes: [] };
}
function isObject(text) {
    const parsed = (0,json/* parseJson */.qF)(text, MAX_JSON);
    return parsed.ok && (0,fields/* isFields */.Ce)(parsed.value);
}
function finish(progress, request) {
    const { usage, model } = progress;
    const answer = answerOf(progress);
    if (answer.stop !== 'refusal' && isSilentlyCut(usage, request))
        return silentlyCut(usage, request);
    return (0,reading/* reading */.hF)({ ...answer, word: progress.word ?? 'none', usage, model });
}
function silentlyCut(usage, request) {
    const counts = `${usage.input} of about ${request.estimatedInputTokens} tokens`;
    return {
        kind: 'broken',
        fault: 'too-large',
        transient: false,
        message: `the server read ${counts} of the prompt and cut the rest silently: raise its context size (Ollama: OLLAMA_CONTEXT_LENGTH)`,
    };
}
function isSilentlyCut({ input, cacheRead }, request) {
    const read = cacheRead > input ? input + cacheRead : input;
    if (read === 0 || read >= request.estimatedInputTokens * MIN_READ_SHARE)
        return false;
    const texts = [request.system, ...request.turns.map((turn) => turn.text)];
    const bytes = texts.reduce((sum, text) => sum + external_node_buffer_.Buffer.byteLength(text), 0);
    return bytes > read * MAX_BYTES_PER_TOKEN;
}
function usageOf(usage) {
    const details = (0,fields/* fieldsOf */.Pf)(usage.prompt_tokens_details);
    return {
        input: (0,fields/* countOf */.pq)(usage.prompt_tokens),
        cacheRead: (0,fields/* countOf */.pq)(details.cached_tokens),
        cacheWrite: (0,fields/* countOf */.pq)(details.cache_write_tokens),
        output: (0,fields/* countOf */.pq)(usage.completion_tokens),
    };
}

;// CONCATENATED MODULE: ./src/adapters/llm/openai-compatible.ts




const IDLE_MS = 10 * 60_000;
const NEW_LIMIT_HOST = /^api\.openai\.com$|\.openai\.azure\.com$|\.services\.ai\.azure\.com$/;
const OPENROUTER_HOST = /^(?:.+\.)?openrouter\.ai$/;
function createOpenAiCompatibleClient(options) {
    return (0,exchange/* createModelClient */.$)(chatDialect(options), options);
}
function chatDialect(options) {
    return {
        url: `${options.baseUrl}/chat/completions`,
        idleMs: IDLE_MS,
        headers: (apiKey) => apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
        body: (request, made) => bodyOf(request, made, options),
        changes: COMPATIBLE_CHANGES,
        readWhole: readWhole,
        readStream: readStream,
    };
}
function bodyOf(request, made, options) {
    const { binding } = options;
    const withEffort = binding.effort !== null && !made.has('no-effort');
    const format = formatOf(request, made);
    return {
        model: binding.model,
        messages: messagesOf(request, made),
        ...limitOf(request, made, options),
        ...(format === null ? {} : { response_format: format }),
        ...(withEffort ? { reasoning_effort: binding.effort } : {}),
        ...streamOf(made),
        ...routingOf(made, options),
    };
}
function formatOf(request, made) {
    if (made.has('no-format'))
        return null;
    if (made.has('json-object'))
        return { type: 'json_object' };
    const { schema } = request;
    const strict = made.has('no-strict') ? {} : { strict: true };
    return { type: 'json_schema', json_schema: { name: (0,reading/* schemaName */.l_)(schema), schema, ...strict } };
}
function messagesOf(request, made) {
    const isDescribed = made.has('json-object') || made.has('no-format');
    const system = isDescribed ? (0,reading/* systemWithSchema */.Vn)(request) : request.system;
    const turns = request.turns.map(({ role, text }) => ({ role, content: text }));
    const [first, ...others] = turns;
    if (first === undefined || !made.has('no-system'))
        return [{ role: 'system', content: system }, ...turns];
    return [{ ...first, content: `${system}\n\n${first.content}` }, ...others];
}
function limitOf(request, made, options) {
    if (made.has('no-limit'))
        return {};
    const limit = Math.min(request.maxOutputTokens, options.facts.maxOutputTokens);
    const isNew = NEW_LIMIT_HOST.test(new URL(options.baseUrl).hostname) !== made.has('other-limit');
    return isNew ? { max_completion_tokens: limit } : { max_tokens: limit };
}
function streamOf(made) {
    if (made.has('no-stream'))
        return { stream: false };
    return {
        stream: true,
        ...(made.has('no-stream-options') ? {} : { stream_options: { include_usage: true } }),
    };
}
function routingOf(made, { baseUrl }) {
    const isRouted = OPENROUTER_HOST.test(new URL(baseUrl).hostname) && !made.has('no-requirement');
    return isRouted ? { provider: { require_parameters: true } } : {};
}


/***/ })

};
