export const id = 7008;
export const ids = [7008];
export const modules = {

/***/ 47008:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   API_VERSION: () => (/* binding */ API_VERSION),
/* harmony export */   MESSAGES_CHANGES: () => (/* binding */ CHANGES),
/* harmony export */   OLD_API_VERSION: () => (/* binding */ OLD_API_VERSION),
/* harmony export */   createAnthropicClient: () => (/* binding */ createAnthropicClient),
/* harmony export */   messagesBody: () => (/* binding */ bodyOf),
/* harmony export */   readMessage: () => (/* binding */ readWhole),
/* harmony export */   readMessageEvents: () => (/* binding */ readStream)
/* harmony export */ });
/* harmony import */ var _domain_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94227);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49467);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85367);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61892);




const API_VERSION = '2026-10-21';
const OLD_API_VERSION = '2023-06-01';
const IDLE_MS = 60_000;
const STOP_REASONS = {
    end_turn: 'end',
    stop_sequence: 'end',
    max_tokens: 'length',
    refusal: 'refusal',
    model_context_window_exceeded: 'context',
};
const CHANGES = [
    {
        name: 'old-version',
        field: /anthropic-version/i,
        note: `the server does not know API version ${API_VERSION}: asked with ${OLD_API_VERSION}`,
    },
    {
        name: 'no-effort',
        field: /\beffort\b/,
        note: 'the server refused "effort": asked without it',
    },
    {
        name: 'no-format',
        field: /output_config\.format|\bformat\b|json_schema/,
        note: 'the server refused "output_config.format": the schema was described in the prompt instead',
    },
    {
        name: 'no-output-config',
        field: /output_config/,
        note: 'the server refused "output_config": asked without effort, the schema described in the prompt',
    },
    {
        name: 'no-cache',
        field: /cache_control/,
        note: 'the server refused "cache_control": asked without it',
    },
];
function createAnthropicClient(options) {
    const { baseUrl } = options;
    const dialect = {
        url: baseUrl.endsWith('/v1') ? `${baseUrl}/messages` : `${baseUrl}/v1/messages`,
        idleMs: IDLE_MS,
        headers: (apiKey, made) => ({
            'anthropic-version': made.has('old-version') ? OLD_API_VERSION : API_VERSION,
            ...(apiKey === null ? {} : { 'x-api-key': apiKey }),
        }),
        body: (request, made) => bodyOf(request, made, options),
        changes: CHANGES,
        readWhole,
        readStream,
    };
    return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .createModelClient */ .$)(dialect, options);
}
function bodyOf(request, made, options) {
    const { binding, facts } = options;
    const isPlain = made.has('no-output-config');
    const withFormat = !isPlain && !made.has('no-format');
    const withEffort = !isPlain && !made.has('no-effort') && binding.effort !== null;
    const outputConfig = {
        ...(withEffort ? { effort: binding.effort } : {}),
        ...(withFormat ? { format: { type: 'json_schema', schema: request.schema } } : {}),
    };
    const system = withFormat ? request.system : (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .systemWithSchema */ .Vn)(request);
    return {
        model: binding.model,
        max_tokens: Math.min(request.maxOutputTokens, facts.maxOutputTokens),
        stream: true,
        system: [textBlock(system, !made.has('no-cache'))],
        messages: messagesOf(request, !made.has('no-cache')),
        ...(Object.keys(outputConfig).length === 0 ? {} : { output_config: outputConfig }),
    };
}
function messagesOf(request, mayCache) {
    const isCorrection = request.turns.length > 1;
    return request.turns.map(({ role, text }, index) => ({
        role,
        content: [textBlock(text, mayCache && isCorrection && index === 0)],
    }));
}

function textBlock(text, isCached) {
    return { type: 'text', text, ...(isCached ? { cache_control: { type: 'ephemeral' } } : {}) };
}
function readWhole(document) {
    if (document.type === 'error')
        return failureIn(document);
    if (document.type !== 'message')
        return (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .notAnAnswer */ .tl)('the answer is not a message');
    const texts = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(document.content).map(_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf).filter(isText);
    return finish({
        text: texts.map((block) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(block.text) ?? '').join(''),
        model: (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(document.model),
        usage: usageOf((0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(document.usage), _domain_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .yJ),
        end: document,
    });
}
async function readStream(events) {
    const progress = { text: '', model: null, usage: _domain_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .yJ, end: null };
    for await (const event of events) {
        const fields = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .eventFields */ .ef)(event);
        if (fields === null)
            return (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .notAnAnswer */ .tl)('an event is not a JSON document');
        if (fields.type === 'error')
            return failureIn(fields);
        if (fields.type === 'message_stop') {
            return progress.end === null ? (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .endedEarly */ .S3)() : finish({ ...progress, end: progress.end });
        }
        take(fields, progress);
    }
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .endedEarly */ .S3)();
}
function take(event, progress) {
    if (event.type === 'message_start') {
        const message = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(event.message);
        progress.model = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(message.model);
        progress.usage = usageOf((0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(message.usage), _domain_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .yJ);
    }
    else if (event.type === 'content_block_delta') {
        const delta = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(event.delta);
        if (delta.type === 'text_delta')
            progress.text += (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(delta.text) ?? '';
    }
    else if (event.type === 'message_delta') {
        progress.end = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(event.delta);
        progress.usage = usageOf((0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(event.usage), progress.usage);
    }
}
function isText(block) {
    return block.type === 'text';
}
function failureIn(document) {
    const error = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(document.error);
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .failedMidway */ .NO)((0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(error.type) ?? 'error', (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(error.message) ?? '');
}
function finish(whole) {
    const word = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(whole.end.stop_reason) ?? 'none';
    const category = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)((0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(whole.end.stop_details).category);
    const notes = category === null ? [] : [`refused as ${category}`];
    const { text, model, usage } = whole;
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .reading */ .hF)({ text, stop: STOP_REASONS[word] ?? 'other', word, usage, model, notes });
}
function usageOf(usage, before) {
    const beforeFresh = before.input - before.cacheRead - before.cacheWrite;
    const cacheRead = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(usage.cache_read_input_tokens) || before.cacheRead;
    const cacheWrite = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(usage.cache_creation_input_tokens) || before.cacheWrite;
    const fresh = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(usage.input_tokens) || beforeFresh;
    return {
        input: fresh + cacheRead + cacheWrite,
        cacheRead,
        cacheWrite,
        output: (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(usage.output_tokens) || before.output,
    };
}


/***/ })

};
