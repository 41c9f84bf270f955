export const id = 2716;
export const ids = [2716];
export const modules = {

/***/ 2716:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createConsult: () => (/* binding */ createConsult)
});

// EXTERNAL MODULE: ./src/lib/limit.ts
var limit = __webpack_require__(67280);
// EXTERNAL MODULE: ./src/domain/panel.ts
var panel = __webpack_require__(82410);
// EXTERNAL MODULE: ./src/domain/usage.ts
var domain_usage = __webpack_require__(94227);
// EXTERNAL MODULE: ./src/stages/panel/correction.ts
var correction = __webpack_require__(74956);
// EXTERNAL MODULE: ./src/stages/panel/fault.ts
var fault = __webpack_require__(39066);
// EXTERNAL MODULE: ./src/stages/panel/prompt.ts + 1 modules
var panel_prompt = __webpack_require__(2267);
// EXTERNAL MODULE: ./src/lib/thrown.ts
var thrown = __webpack_require__(30461);
// EXTERNAL MODULE: ./src/stages/panel/answer.ts
var answer = __webpack_require__(94234);
// EXTERNAL MODULE: ./src/stages/panel/candidates.ts
var candidates = __webpack_require__(47206);
// EXTERNAL MODULE: ./src/stages/panel/documents.ts
var documents = __webpack_require__(1528);
// EXTERNAL MODULE: ./src/stages/panel/find-answer.ts + 1 modules
var find_answer = __webpack_require__(27233);
// EXTERNAL MODULE: ./src/stages/panel/finding-shape.ts
var finding_shape = __webpack_require__(93415);
// EXTERNAL MODULE: ./src/stages/panel/json-cursor.ts
var json_cursor = __webpack_require__(70309);
;// CONCATENATED MODULE: ./src/stages/panel/find-object.ts





function findObject(text, key) {
    const search = { key, notes: (0,json_cursor/* createNotes */.aP)((0,json_cursor/* marksOf */.Ok)(key)) };
    const trimmed = (0,find_answer/* trimBlanks */.I6)(text);
    const whole = (0,find_answer/* parseWhole */.z2)(trimmed, search.notes);
    if (whole !== null && holds(whole.value, key))
        return { value: whole.value, plain: true, gaps: [] };
    const candidates = candidatesInText(trimmed, search, find_answer/* MAX_TEXTS */.s0);
    const complete = candidates.findLastIndex(({ gaps }) => gaps.length === 0);
    const chosen = complete === -1 ? candidates.length - 1 : complete;
    const answer = candidates[chosen];
    if (answer === undefined)
        return null;
    const gaps = [...new Set(candidates.slice(chosen).flatMap((candidate) => candidate.gaps))];
    return { value: finished(answer.value, search.notes), plain: false, gaps };
}
function holds(value, key) {
    return (0,finding_shape/* isFields */.Ce)(value) && Object.hasOwn(value, key);
}
function candidatesInText(text, search, texts) {
    const { values, doubt } = documentsIn(text, search.notes);
    return values.flatMap(({ value, cut, elided }) => {
        const gaps = [
            ...(cut ? [candidates/* UNFINISHED */.yA] : []),
            ...(elided ? [find_answer/* ELIDED */.oZ] : []),
            ...(doubt === null ? [] : [doubt]),
        ];
        return candidatesIn(value, search, texts).map((found) => ({ ...found, gaps: [...found.gaps, ...gaps] }));
    });
}
function documentsIn(text, notes) {
    const whole = (0,find_answer/* parseWhole */.z2)(text, notes);
    return whole === null ? (0,documents/* findDocuments */.I)(text, notes) : { values: [whole], doubt: null };
}
function candidatesIn(value, search, texts) {
    if (typeof value === 'string') {
        if (texts === 0 || !search.notes.marks.traces.test(value))
            return [];
        return candidatesInText((0,find_answer/* trimBlanks */.I6)(value), search, texts - 1);
    }
    if (Array.isArray(value))
        return value.flatMap((item) => candidatesIn(item, search, texts));
    if (holds(value, search.key))
        return [{ value, gaps: [] }];
    if (!(0,finding_shape/* isFields */.Ce)(value))
        return [];
    return Object.entries(value)
        .filter(([name]) => !candidates/* NO_ANSWER_IN */.PD.has(name.toLowerCase()))
        .flatMap(([, member]) => candidatesIn(member, search, texts));
}
function finished(object, notes) {
    const members = Object.entries(object);
    const isCut = notes.unfinished.has(object);
    const kept = members.filter(([, value], n) => !isCut || n < members.length - 1 || isContainer(value));
    return Object.fromEntries(kept.map(([name, value]) => [name, finishedValue(value, notes)]));
}
function finishedValue(value, notes) {
    if (value instanceof json_cursor/* BrokenItem */.ZN)
        return value.raw;
    if ((0,finding_shape/* isFields */.Ce)(value))
        return finished(value, notes);
    if (!Array.isArray(value))
        return value;
    const isCut = notes.unfinished.has(value);
    const items = isCut ? value.filter((item, n) => n < value.length - 1 || isWhole(item, notes)) : value;
    return items.map((item) => finishedValue(item, notes));
}
function isContainer(value) {
    return typeof value === 'object' && value !== null;
}
function isWhole(item, notes) {
    return isContainer(item) && !notes.unfinished.has(item);
}

;// CONCATENATED MODULE: ./src/stages/panel/reply.ts



function readReply(question, answer, before) {
    if (answer.stop === 'refusal')
        return unread('refused', ['the model refused'], true);
    try {
        return readText(question, answer, before);
    }
    catch (error) {
        return unread('invalid', [`the answer could not be read: ${(0,thrown/* messageOf */.b)(error)}`], true);
    }
}
function readText(question, { text, stop }, before) {
    if (text.length > answer/* MAX_ANSWER_CHARACTERS */.j5) {
        return unread('invalid', [`the answer is longer than ${answer/* MAX_ANSWER_CHARACTERS */.j5} characters`], false);
    }
    const found = findObject(text, question.key);
    if (found === null) {
        const faults = [`no JSON object with the member "${question.key}" was found`, ...(0,answer/* gapOf */.iT)(stop)];
        return unread('invalid', faults, stop === 'context');
    }
    const reading = question.read(found.value, before);
    const faults = [...reading.faults, ...found.gaps, ...(0,answer/* gapOf */.iT)(stop)];
    const complete = found.plain ? 'ok' : 'repaired';
    return { status: faults.length > 0 ? 'partial' : complete, reading, faults, final: stop === 'context' };
}
function unread(status, faults, final) {
    return { status, reading: null, faults, final };
}

// EXTERNAL MODULE: ./src/stages/panel/turn.ts
var panel_turn = __webpack_require__(93335);
;// CONCATENATED MODULE: ./src/stages/panel/question.ts







const WHOLE_ANSWER = 'Return the complete answer as one JSON object of the given form and nothing else.';
const WHAT_IS_OPEN = 'Return one JSON object of the given form and nothing else, with everything that mends this. What was right in your answer stands and need not be repeated.';
async function putQuestion(question, session) {
    const context = contextOf(question, session);
    let state = firstState(question, session, context);
    for (;;) {
        const turn = await (0,panel_turn/* takeTurn */.V)(state.request, context);
        const turns = turn.record === null ? state.turns : [...state.turns, turn.record];
        if (turn.answer === null) {
            const { message, status } = turn.fault;
            const reply = state.reply ?? { status, reading: null, faults: [message] };
            const trouble = state.reply === null ? null : message;
            return consultationOf(question, context, { ...reply, trouble, turns });
        }
        const latest = readReply(question, turn.answer, state.reply?.reading?.value ?? null);
        const read = { ...state, ...merged(state.reply, latest), turns };
        const next = nextState(read, { answer: turn.answer, latest }, context.facts);
        if (next === null)
            return consultationOf(question, context, { ...read.reply, trouble: read.trouble, turns });
        state = { ...next, request: { ...next.request, label: labelFor(question, turns.length) } };
    }
}
function contextOf({ slot }, session) {
    const { lines, clock, purse, signal } = session;
    const line = lines.get(slot);
    const client = line?.clients[line.start()];
    if (client === undefined)
        throw new Error(`no client is bound to the slot ${slot}`);
    return { client, facts: session.facts(client.binding), clock, purse, signal };
}
function firstState(question, { maxOutputTokens }, { facts, signal }) {
    const request = {
        label: labelFor(question, 0),
        system: question.system,
        turns: [],
        schema: question.schema,
        maxOutputTokens: Math.min(maxOutputTokens, facts.maxOutputTokens),
        signal,
        material: null,
        estimatedInputTokens: 0,
    };
    return {
        request: (0,panel_prompt/* withTurns */.Jp)(request, [{ role: 'user', text: question.text }], facts),
        reply: null,
        trouble: null,
        turns: [],
        corrections: 0,
        lengthened: false,
        faultsAsked: false,
    };
}
function labelFor({ slot, task, index }, turn) {
    return (0,panel_prompt/* labelOf */.Wy)(slot, `${task}-${index}`, turn);
}
function merged(before, latest) {
    const stands = latest.reading === null && before !== null && before.reading !== null;
    return stands ? { reply: before, trouble: (0,correction/* inShort */.wZ)(latest.faults) } : { reply: latest, trouble: null };
}
function nextState(state, { answer, latest }, facts) {
    if ((0,panel/* isComplete */.A)(state.reply.status) || latest.final)
        return null;
    const roomier = answer.stop === 'length' && !state.lengthened ? (0,panel_turn/* withMoreRoom */.h)(state.request, facts) : null;
    if (roomier !== null)
        return { ...state, request: roomier, lengthened: true };
    if (state.faultsAsked || state.corrections >= correction/* MAX_CORRECTIONS */.J3)
        return null;
    const isRead = latest.reading !== null;
    if (!isRead && answer.stop === 'length')
        return null;
    const demand = isRead ? WHAT_IS_OPEN : WHOLE_ANSWER;
    const turns = [...state.request.turns, ...(0,correction/* correctionTurns */.zY)(answer.text, latest.faults, demand)];
    return {
        ...state,
        request: (0,panel_prompt/* withTurns */.Jp)(state.request, turns, facts),
        corrections: state.corrections + 1,
        faultsAsked: isRead,
    };
}
function consultationOf({ task, slot, index }, { client, facts }, { status, reading, faults, trouble, turns }) {
    const usage = turns.map((turn) => turn.usage).reduce(domain_usage/* addUsage */.vk, domain_usage/* NO_USAGE */.yJ);
    const again = trouble === null ? '' : `; asked again: ${trouble}`;
    const record = {
        task,
        slot,
        binding: client.binding,
        index,
        status: status === 'ok' && turns.length > 1 ? 'repaired' : status,
        reason: (0,panel/* isComplete */.A)(status) ? null : `${(0,correction/* inShort */.wZ)(faults)}${again}`,
        turns,
        usage,
        costUsd: (0,domain_usage/* costUsd */.O4)(usage, facts.price),
    };
    return { value: reading?.value ?? null, record };
}
const UNBOUND = { provider: 'openai-compatible', model: 'none', effort: null };
function unputQuestion({ task, slot, index }, { lines }, error) {
    const { status, message } = (0,fault/* faultOf */.K)(error, null);
    const line = lines.get(slot);
    const binding = line?.clients[line.start()]?.binding ?? UNBOUND;
    const nothing = { turns: [], usage: domain_usage/* NO_USAGE */.yJ, costUsd: 0 };
    return { value: null, record: { task, slot, binding, index, status, reason: message, ...nothing } };
}

// EXTERNAL MODULE: ./src/stages/panel/telling.ts
var telling = __webpack_require__(96491);
;// CONCATENATED MODULE: ./src/stages/panel/consult.ts



const QUESTIONS_AT_ONCE = 3;
function createConsult({ session, onProgress }) {
    const limiters = new Map();
    const limiterOf = (slot) => {
        const limiter = limiters.get(slot) ?? (0,limit/* createLimiter */.zm)(QUESTIONS_AT_ONCE);
        limiters.set(slot, limiter);
        return limiter;
    };
    const tell = (kind, { task, slot, index }) => (0,telling/* tellSafely */.a)(onProgress, { kind, task, slot, index });
    return (question) => limiterOf(question.slot)(async () => {
        tell('consult-started', question);
        const consultation = await putSafely(question, session);
        tell('consult-ended', question);
        return consultation;
    });
}
async function putSafely(question, session) {
    try {
        return await putQuestion(question, session);
    }
    catch (error) {
        return unputQuestion(question, session, error);
    }
}


/***/ })

};
