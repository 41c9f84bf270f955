export const id = 6792;
export const ids = [6792];
export const modules = {

/***/ 86792:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGoogleClient: () => (/* binding */ createGoogleClient)
});

// EXTERNAL MODULE: ./src/domain/usage.ts
var usage = __webpack_require__(94227);
// EXTERNAL MODULE: ./src/adapters/llm/exchange.ts + 3 modules
var exchange = __webpack_require__(49467);
// EXTERNAL MODULE: ./src/adapters/llm/fields.ts
var fields = __webpack_require__(85367);
;// CONCATENATED MODULE: ./src/adapters/llm/google-schema.ts

const SHARED_KEYWORDS = ['title', 'description', 'enum', 'required'];
function openApiSchema(schema) {
    const shared = SHARED_KEYWORDS.filter((keyword) => keyword in schema);
    return {
        ...Object.fromEntries(shared.map((keyword) => [keyword, schema[keyword]])),
        ...(typeof schema.type === 'string' ? { type: schema.type.toUpperCase() } : {}),
        ...((0,fields/* isFields */.Ce)(schema.items) ? { items: openApiSchema(schema.items) } : {}),
        ...((0,fields/* isFields */.Ce)(schema.properties) ? propertiesOf(schema.properties) : {}),
    };
}
function propertiesOf(properties) {
    const entries = Object.entries(properties).filter((entry) => (0,fields/* isFields */.Ce)(entry[1]));
    return {
        properties: Object.fromEntries(entries.map(([name, schema]) => [name, openApiSchema(schema)])),
        propertyOrdering: entries.map(([name]) => name),
    };
}

// EXTERNAL MODULE: ./src/adapters/llm/problem.ts + 2 modules
var llm_problem = __webpack_require__(94690);
// EXTERNAL MODULE: ./src/adapters/llm/reading.ts
var reading = __webpack_require__(61892);
;// CONCATENATED MODULE: ./src/adapters/llm/google.ts






const IDLE_MS = 10 * 60_000;
const THINKING_LEVELS = {
    low: 'LOW',
    medium: 'MEDIUM',
    high: 'HIGH',
    xhigh: 'XHIGH',
    max: 'XHIGH',
};
const STOP_REASONS = {
    STOP: 'end',
    MAX_TOKENS: 'length',
    SAFETY: 'refusal',
    RECITATION: 'refusal',
    BLOCKLIST: 'refusal',
    PROHIBITED_CONTENT: 'refusal',
    SPII: 'refusal',
};
const PASSING = new Set(['overloaded', 'rate-limited', 'timeout']);
const THINKING = /\bthinking/i;
const SCHEMA = /response_?(?:json_?)?schema|\bschema\b/i;
const JSON_MODE = /response_?mime_?type|\bjson mode\b/i;
const LOWER_LEVEL = {
    name: 'lower-level',
    field: THINKING,
    note: 'the server refused the thinking level XHIGH: asked with HIGH',
};
function withoutLevel(level) {
    return {
        name: `no-level ${level}`,
        field: THINKING,
        note: `the server refused "thinkingConfig" (${level}): asked without it`,
    };
}
const CHANGES = [
    {
        name: 'openapi-schema',
        field: SCHEMA,
        note: 'the server refused "responseJsonSchema": asked with "responseSchema"',
    },
    {
        name: 'no-schema',
        field: SCHEMA,
        note: 'the server refused "responseSchema": the schema was described in the prompt instead',
    },
    {
        name: 'no-json',
        field: JSON_MODE,
        note: 'the server refused "responseMimeType": the schema was described in the prompt only',
    },
    {
        name: 'no-system',
        field: /\bsystem_?instruction|\bdeveloper instruction\b/i,
        note: 'the server refused "systemInstruction": its text stood in the first turn',
    },
];
function createGoogleClient(options) {
    const { baseUrl, binding } = options;
    const dialect = {
        url: `${baseUrl}/v1beta/models/${encodeURIComponent(binding.model)}:streamGenerateContent?alt=sse`,
        idleMs: IDLE_MS,
        headers: (apiKey) => apiKey === null ? {} : { 'x-goog-api-key': apiKey },
        body: (request, made) => bodyOf(request, made, options),
        changes: [...levelChanges(binding.effort), ...CHANGES],
        readWhole,
        readStream,
    };
    return (0,exchange/* createModelClient */.$)(dialect, options);
}
function bodyOf(request, made, options) {
    const isDescribed = made.has('no-schema') || made.has('no-json');
    const system = isDescribed ? (0,reading/* systemWithSchema */.Vn)(request) : request.system;
    const isInTurn = made.has('no-system');
    return {
        ...(isInTurn ? {} : { systemInstruction: content(system) }),
        contents: request.turns.map(({ role, text }, index) => ({
            role: role === 'assistant' ? 'model' : 'user',
            ...content(isInTurn && index === 0 ? `${system}\n\n${text}` : text),
        })),
        generationConfig: {
            maxOutputTokens: Math.min(request.maxOutputTokens, options.facts.maxOutputTokens),
            ...formatOf(request, made),
            ...thinkingOf(options.binding.effort, made),
        },
    };
}
function content(text) {
    return { parts: [{ text }] };
}
function formatOf(request, made) {
    if (made.has('no-json'))
        return {};
    const json = { responseMimeType: 'application/json' };
    if (made.has('no-schema'))
        return json;
    return made.has('openapi-schema')
        ? { ...json, responseSchema: openApiSchema(request.schema) }
        : { ...json, responseJsonSchema: request.schema };
}
function levelChanges(effort) {
    if (effort === null)
        return [];
    const level = THINKING_LEVELS[effort];
    return level === 'XHIGH' ? [LOWER_LEVEL, withoutLevel('HIGH')] : [withoutLevel(level)];
}
function thinkingOf(effort, made) {
    if (effort === null)
        return {};
    const wanted = THINKING_LEVELS[effort];
    const level = wanted === 'XHIGH' && made.has(LOWER_LEVEL.name) ? 'HIGH' : wanted;
    return made.has(withoutLevel(level).name) ? {} : { thinkingConfig: { thinkingLevel: level } };
}
function newProgress() {
    return { text: '', word: null, blocked: null, usage: usage/* NO_USAGE */.yJ, model: null, notes: [] };
}
function readWhole(document) {
    if ((0,fields/* isFields */.Ce)(document.error))
        return failureIn(document, document.error);
    const progress = newProgress();
    take(document, progress);
    if (progress.word === null && progress.blocked === null)
        return (0,reading/* notAnAnswer */.tl)('the answer has no candidates');
    return finish(progress);
}
async function readStream(events) {
    const progress = newProgress();
    for await (const event of events) {
        const chunk = (0,reading/* eventFields */.ef)(event);
        if (chunk === null)
            return (0,reading/* notAnAnswer */.tl)('an event is not a JSON document');
        if ((0,fields/* isFields */.Ce)(chunk.error))
            return failureIn(chunk, chunk.error);
        take(chunk, progress);
    }
    return progress.word === null && progress.blocked === null ? (0,reading/* endedEarly */.S3)() : finish(progress);
}
function take(chunk, progress) {
    progress.model = (0,fields/* textOf */.b6)(chunk.modelVersion) ?? progress.model;
    if ((0,fields/* isFields */.Ce)(chunk.usageMetadata))
        progress.usage = usageOf(chunk.usageMetadata);
    progress.blocked = (0,fields/* textOf */.b6)((0,fields/* fieldsOf */.Pf)(chunk.promptFeedback).blockReason) ?? progress.blocked;
    const candidate = (0,fields/* fieldsOf */.Pf)((0,fields/* listOf */.c3)(chunk.candidates)[0]);
    progress.text += answerText(candidate);
    progress.word = (0,fields/* textOf */.b6)(candidate.finishReason) ?? progress.word;
    const said = (0,fields/* textOf */.b6)(candidate.finishMessage);
    if (said !== null)
        progress.notes.push(said);
}
function answerText(candidate) {
    const parts = (0,fields/* listOf */.c3)((0,fields/* fieldsOf */.Pf)(candidate.content).parts).map(fields/* fieldsOf */.Pf);
    const answer = parts.filter((part) => part.thought !== true);
    return answer.map((part) => (0,fields/* textOf */.b6)(part.text) ?? '').join('');
}
function finish({ text, word, blocked, usage, model, notes }) {
    if (blocked !== null) {
        const note = `the prompt was blocked as ${blocked}`;
        return (0,reading/* reading */.hF)({ text: '', stop: 'refusal', word: blocked, usage, model, notes: [note, ...notes] });
    }
    const said = word ?? 'none';
    return (0,reading/* reading */.hF)({ text, stop: STOP_REASONS[said] ?? 'other', word: said, usage, model, notes });
}
function failureIn(document, error) {
    const problem = (0,llm_problem/* problemOf */.Zw)((0,fields/* countOf */.pq)(error.code), document);
    const fault = (0,llm_problem/* faultOf */.Kl)(problem);
    const message = `failed while answering (${problem.code}): ${problem.message}`;
    const isRefusedLate = fault === 'bad-request';
    return {
        kind: 'broken',
        fault: isRefusedLate ? 'bad-answer' : fault,
        message,
        transient: PASSING.has(fault),
    };
}
function usageOf(usage) {
    return {
        input: (0,fields/* countOf */.pq)(usage.promptTokenCount),
        cacheRead: (0,fields/* countOf */.pq)(usage.cachedContentTokenCount),
        cacheWrite: 0,
        output: (0,fields/* countOf */.pq)(usage.candidatesTokenCount) + (0,fields/* countOf */.pq)(usage.thoughtsTokenCount),
    };
}


/***/ })

};
