export const id = 5676;
export const ids = [5676];
export const modules = {

/***/ 75676:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createOpenAiClient: () => (/* binding */ createOpenAiClient),
/* harmony export */   openAiDialect: () => (/* binding */ openAiDialect)
/* harmony export */ });
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49467);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85367);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61892);



const IDLE_MS = 10 * 60_000;
const MIN_OUTPUT_TOKENS = 16;
const REFUSAL_CODES = new Set([
    'invalid_prompt',
    'bio_policy',
    'misalignment_policy_violation',
]);
const INCOMPLETE_REASONS = {
    max_output_tokens: 'length',
    content_filter: 'refusal',
};
const TERMINAL_EVENTS = new Set([
    'response.completed',
    'response.incomplete',
    'response.failed',
    'response.cancelled',
]);
const CHANGES = [
    {
        name: 'no-effort',
        field: /\breasoning\b/,
        note: 'the server refused "reasoning.effort": asked without it',
    },
    {
        name: 'no-format',
        field: /\btext\.format\b|json_schema/,
        note: 'the server refused a structured "text.format": the schema was described in the prompt instead',
    },
    {
        name: 'no-stream',
        field: /\bstream\b/,
        note: 'the server refused "stream": asked for the whole answer at once',
    },
];
function createOpenAiClient(options) {
    return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .createModelClient */ .$)(openAiDialect(options), options);
}
function openAiDialect(options) {
    return {
        url: `${options.baseUrl}/responses`,
        idleMs: IDLE_MS,
        headers: (apiKey) => apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
        body: (request, made) => bodyOf(request, made, options),
        changes: CHANGES,
        readWhole,
        readStream,
    };
}
function bodyOf(request, made, options) {
    const { binding, facts } = options;
    const { schema } = request;
    const format = { type: 'json_schema', name: (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaName */ .l_)(schema), schema, strict: true };
    const maxTokens = Math.min(request.maxOutputTokens, facts.maxOutputTokens);
    return {
        model: binding.model,
        instructions: made.has('no-format') ? (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .systemWithSchema */ .Vn)(request) : request.system,
        input: request.turns.map(({ role, text }) => ({ role, content: text })),
        max_output_tokens: Math.max(maxTokens, MIN_OUTPUT_TOKENS),
        store: false,
        stream: !made.has('no-stream'),
        ...(made.has('no-format') ? {} : { text: { format } }),
        ...(binding.effort === null || made.has('no-effort') ? {} : { reasoning: { effort: binding.effort } }),
    };
}
async function readStream(events) {
    for await (const event of events) {
        const fields = (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .eventFields */ .ef)(event);
        if (fields === null)
            return (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .notAnAnswer */ .tl)('an event is not a JSON document');
        if (fields.type === 'error')
            return failureIn((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(fields.error ?? fields));
        if (TERMINAL_EVENTS.has(fields.type))
            return readWhole((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(fields.response));
    }
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .endedEarly */ .S3)();
}
function readWhole(response) {
    if (response.object !== 'response')
        return (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .notAnAnswer */ .tl)('the answer is not a response');
    const error = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(response.error);
    const code = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(error.code) ?? '';
    if (response.status === 'failed' && !REFUSAL_CODES.has(code))
        return failureIn(error);
    const parts = contentParts(response);
    const hasRefusal = parts.some((part) => part.type === 'refusal') || REFUSAL_CODES.has(code);
    const texts = parts.filter((part) => part.type === 'output_text').map((part) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(part.text) ?? '');
    const word = stopWord(response, code);
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .reading */ .hF)({
        text: texts.join(''),
        stop: hasRefusal ? 'refusal' : stopOf(response),
        word: hasRefusal && word === 'completed' ? 'refusal' : word,
        usage: usageOf((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(response.usage)),
        model: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(response.model),
        notes: [],
    });
}
function failureIn(error) {
    const code = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(error.code) ?? (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(error.type) ?? 'error';
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .failedMidway */ .NO)(code, (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(error.message) ?? '');
}
function contentParts(response) {
    const messages = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(response.output)
        .map(_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)
        .filter((item) => item.type === 'message');
    return messages.flatMap((message) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(message.content).map(_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf));
}
function stopOf(response) {
    if (response.status === 'completed')
        return 'end';
    if (response.status !== 'incomplete')
        return 'other';
    return INCOMPLETE_REASONS[(0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(response.incomplete_details).reason) ?? ''] ?? 'other';
}
function stopWord(response, code) {
    if (code !== '')
        return code;
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(response.incomplete_details).reason) ?? (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(response.status) ?? 'none';
}
function usageOf(usage) {
    const details = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(usage.input_tokens_details);
    return {
        input: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(usage.input_tokens),
        cacheRead: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(details.cached_tokens),
        cacheWrite: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(details.cache_write_tokens),
        output: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(usage.output_tokens),
    };
}


/***/ })

};
