export const id = 5604;
export const ids = [5604,9312,7747];
export const modules = {

/***/ 950:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NY: () => (/* binding */ BASES),
/* harmony export */   SC: () => (/* binding */ BUCKETS),
/* harmony export */   _C: () => (/* binding */ decisionWords),
/* harmony export */   zO: () => (/* binding */ BASIS_WORDS)
/* harmony export */ });
const BUCKETS = ['accepted', 'deferred', 'rejected'];
const BASES = ['defect', 'false', 'out-of-scope', 'taste'];
const BASIS_WORDS = {
    defect: 'a defect',
    false: 'no defect',
    'out-of-scope': 'out of scope',
    taste: 'a matter of taste',
};
function decisionWords({ bucket, severity }) {
    return bucket === 'accepted' ? `accepted as ${severity}` : bucket;
}


/***/ }),

/***/ 5604:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDemo: () => (/* binding */ runDemo),
  runReplay: () => (/* binding */ runReplay)
});

// EXTERNAL MODULE: ./src/domain/errors.ts
var errors = __webpack_require__(241);
;// CONCATENATED MODULE: ./src/domain/recording.ts
function readLine([mark, oldLine, newLine, text]) {
    return { mark, oldLine, newLine, text };
}
function readDiff(diff) {
    if (diff === null)
        return null;
    return { ...diff, hunks: diff.hunks.map((hunk) => ({ ...hunk, lines: hunk.lines.map(readLine) })) };
}
function changeOf(recording) {
    const files = recording.change.files.map((file) => ({ ...file, diff: readDiff(file.diff), context: file.context.map(readLine) }));
    return { ...recording.change, files };
}
function knownOf({ secrets, found }) {
    return { secrets, raw: found ?? null };
}
function withRecordedTimes(outcome, recording) {
    const times = new Map(recording.turns.map(({ label, durationMs }) => [label, durationMs]));
    const timed = (asked) => ({
        ...asked,
        turns: asked.turns.map((turn) => ({ ...turn, durationMs: times.get(turn.label) ?? turn.durationMs })),
    });
    const { triage } = outcome;
    return {
        ...outcome,
        startedAt: recording.startedAt,
        finishedAt: recording.finishedAt,
        slots: outcome.slots.map((slot) => ({ ...slot, calls: slot.calls.map(timed) })),
        triage: triage === null ? null : { ...triage, consultations: triage.consultations.map(timed) },
    };
}

// EXTERNAL MODULE: ./src/lib/json.ts
var json = __webpack_require__(8453);
// EXTERNAL MODULE: ./src/review.ts + 19 modules
var review = __webpack_require__(8263);
// EXTERNAL MODULE: ./src/stages/report/terminal.ts + 6 modules
var terminal = __webpack_require__(7747);
// EXTERNAL MODULE: ./src/shells/cli-tools.ts + 3 modules
var cli_tools = __webpack_require__(5366);
// EXTERNAL MODULE: ./src/shells/compose.ts + 2 modules
var compose = __webpack_require__(4917);
// EXTERNAL MODULE: ./src/shells/io.ts
var io = __webpack_require__(6183);
// EXTERNAL MODULE: ./src/domain/contract.ts
var contract = __webpack_require__(8956);
;// CONCATENATED MODULE: ./src/shells/read-recording.ts


const SHOWN_FAULTS = 5;
async function readRecording(name, value) {
    const faults = (await (0,contract/* loadValidator */.jr)('recording'))(value);
    if (faults.length === 0)
        return value;
    const shown = faults.slice(0, SHOWN_FAULTS).map((fault) => `${fault.path} ${fault.message}`);
    const more = faults.length > SHOWN_FAULTS ? [`and ${faults.length - SHOWN_FAULTS} more`] : [];
    throw new errors/* ConfigError */.xL([`${name} is not a recording of this version: ${[...shown, ...more].join('; ')}`]);
}

// EXTERNAL MODULE: ./src/shells/report-folder.ts
var report_folder = __webpack_require__(7214);
// EXTERNAL MODULE: ./src/shells/settings.ts + 4 modules
var settings = __webpack_require__(3033);
// EXTERNAL MODULE: ./src/shells/terminal-host.ts
var terminal_host = __webpack_require__(8570);
;// CONCATENATED MODULE: ./src/shells/cli-replay.ts












async function runReplay(line, args) {
    const [file, ...rest] = args.positionals;
    if (file === undefined || rest.length > 0)
        throw new errors/* ConfigError */.xL(['replay takes one recording: replay FILE']);
    const read = (0,json/* parseJson */.qF)(Buffer.from(await (0,io/* readInput */.R5)(line, file)).toString('utf8'), cli_tools.DOCUMENT_LIMITS);
    if (!read.ok)
        throw new errors/* ConfigError */.xL([`${file} is not JSON that can be read: ${read.reason}`]);
    const recording = await readRecording(file, read.value);
    return replay(line, args, recording);
}
async function runDemo(line, args) {
    if (args.positionals.length > 0)
        throw new errors/* ConfigError */.xL(['demo takes no arguments besides options']);
    const { default: shipped } = await __webpack_require__.e(/* import() */ 5073).then(__webpack_require__.t.bind(__webpack_require__, 5073, 19));
    await replay(line, args, await readRecording('the shipped example', shipped));
    return 0;
}
async function replay(line, args, recording) {
    const slots = recording.seats.map(({ slot }) => slot);
    const rules = (0,settings/* readRules */.Kc)({ ...recording.settings, ...args.flags }, slots, recording.config ?? null);
    if (rules.rules === null)
        throw new errors/* ConfigError */.xL(rules.problems);
    const directory = args.flags['report-dir'];
    const folder = directory === undefined ? null : (0,report_folder/* reportFolder */.t)(directory);
    const host = { ...(0,terminal_host/* terminalHost */.P0)(line.stderr, folder, []), progress: () => undefined };
    const { unused, ...ports } = (0,compose/* composeReplay */.Ce)(recording);
    const input = {
        ...ports,
        subject: { change: changeOf(recording), known: knownOf(recording) },
        rules: { ...rules.rules, gates: { ...rules.rules.gates, imported: recording.imported ?? [] } },
        settings: recording.settings,
        today: recording.startedAt.slice(0, 10),
        configuration: { names: [], found: null },
        toolLogs: [],
        withheld: null,
        host,
        signal: line.signal,
    };
    const outcome = await (0,review/* review */.NQ)(input);
    const left = unused();
    if (left.length > 0)
        host.warn(`${left.length} recorded answers were not asked for: ${left.join(', ')}`);
    const text = (0,terminal.renderTerminal)(withRecordedTimes(outcome, recording), {
        width: (0,io/* widthOf */.qz)(line.stdout),
        colour: (0,io/* wantsColour */.Ml)(line),
    });
    await (0,io/* writeAll */.f4)(line.stdout, host.redact(text));
    return outcome.verdict.exitCode;
}


/***/ }),

/***/ 5366:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DOCUMENT_LIMITS: () => (/* binding */ DOCUMENT_LIMITS),
  runInspect: () => (/* binding */ runInspect),
  runValidate: () => (/* binding */ runValidate)
});

// EXTERNAL MODULE: ./src/domain/contract.ts
var contract = __webpack_require__(8956);
// EXTERNAL MODULE: ./src/domain/errors.ts
var domain_errors = __webpack_require__(241);
// EXTERNAL MODULE: ./src/lib/json.ts
var json = __webpack_require__(8453);
// EXTERNAL MODULE: ./src/lib/nearest.ts
var nearest = __webpack_require__(2269);
// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(9112);
// EXTERNAL MODULE: ./src/stages/collect/diff.ts + 10 modules
var diff = __webpack_require__(7507);
// EXTERNAL MODULE: ./src/stages/collect/packed-hunk.ts
var packed_hunk = __webpack_require__(3829);
;// CONCATENATED MODULE: ./src/stages/collect/inspect.ts

const CHUNK_CHARACTERS = 1 << 16;
function lineText(line) {
    return JSON.stringify([line.mark, line.oldLine, line.newLine, line.text]);
}
function* hunkChunks(hunk) {
    const { oldStart, oldLines, newStart, newLines } = hunk;
    let chunk = `${JSON.stringify({ oldStart, oldLines, newStart, newLines }).slice(0, -1)},"lines":[`;
    let separator = '\n';
    for (const line of (0,packed_hunk/* linesOf */.D)(hunk)) {
        chunk += separator + lineText(line);
        separator = ',\n';
        if (chunk.length < CHUNK_CHARACTERS)
            continue;
        yield chunk;
        chunk = '';
    }
    yield `${chunk}]}`;
}
function* fileChunks(file) {
    const { oldPath, newPath, status, oldMode, newMode, binary, submodule, truncated } = file;
    const head = JSON.stringify({ oldPath, newPath, status, oldMode, newMode, binary, submodule, truncated });
    yield `${head.slice(0, -1)},"hunks":[`;
    let separator = '\n';
    for (const hunk of file.hunks) {
        yield separator;
        yield* hunkChunks(hunk);
        separator = ',\n';
    }
    yield ']}';
}
function* inspectionChunks(parsed) {
    yield `{"incomplete":${parsed.incomplete},"files":[`;
    let separator = '\n';
    for (const file of parsed.files) {
        yield separator;
        yield* fileChunks(file);
        separator = ',\n';
    }
    yield ']}\n';
}

// EXTERNAL MODULE: ./src/domain/panel.ts
var panel = __webpack_require__(2410);
// EXTERNAL MODULE: ./src/stages/panel/answer.ts + 2 modules
var answer = __webpack_require__(2321);
;// CONCATENATED MODULE: ./src/stages/panel/stop.ts
const STOP_WORDS = {
    end: [
        ...[
            'end',
            'end_turn',
            'stop',
            'stop_sequence',
            'completed',
            'complete',
            'done',
            'success',
            'finished',
            'eos',
        ],
        ...['eos_token', 'tool_use', 'tool_calls', 'tool_call', 'function_call'],
    ],
    length: [
        ...[
            'length',
            'max_tokens',
            'max_output_tokens',
            'max_completion_tokens',
            'max_new_tokens',
            'model_length',
        ],
        ...['incomplete', 'truncated', 'token_limit', 'limit'],
    ],
    refusal: [
        ...[
            'refusal',
            'refused',
            'content_filter',
            'content_filtered',
            'safety',
            'recitation',
            'blocklist',
            'spii',
        ],
        ...['prohibited_content', 'image_safety', 'language', 'guardrail_intervened', 'moderation', 'blocked'],
    ],
    context: [
        ...['model_context_window_exceeded', 'context_window_exceeded', 'context_length_exceeded', 'context'],
        'context_length',
    ],
};
const REASON_OF = new Map(['end', 'length', 'refusal', 'context'].flatMap((reason) => STOP_WORDS[reason].map((word) => [word, reason])));
function stopReasonOf(word) {
    return (REASON_OF.get(word
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, '_')) ?? 'other');
}

;// CONCATENATED MODULE: ./src/stages/panel/inspect.ts



function inspectAnswer(text, finishReason) {
    const reading = (0,answer/* readAnswer */.JN)(text, finishReason === undefined ? 'end' : stopReasonOf(finishReason));
    const { status, dropped } = reading;
    const usable = (0,panel/* isComplete */.A)(status) || status === 'partial';
    return { document: { status, findings: (0,answer/* toContract */.Cb)(reading).findings, dropped }, exitCode: usable ? 0 : 1 };
}

// EXTERNAL MODULE: ./src/shells/io.ts
var io = __webpack_require__(6183);
;// CONCATENATED MODULE: ./src/shells/cli-tools.ts









const DOCUMENT_LIMITS = { maxDepth: 64, maxBytes: 256 * 1024 * 1024 };
async function runValidate(line, args) {
    const [name, file, ...rest] = args.positionals;
    if (name === undefined || file === undefined || rest.length > 0) {
        throw new domain_errors/* ConfigError */.xL([
            `validate takes a contract and a file: validate NAME FILE. Contracts: ${contract/* CONTRACTS */.oB.join(', ')}`,
        ]);
    }
    if (!(0,contract/* isContract */.bK)(name)) {
        const near = (0,nearest/* nearest */.p)(name, contract/* CONTRACTS */.oB);
        const hint = near === null ? `Contracts: ${contract/* CONTRACTS */.oB.join(', ')}` : `Did you mean ${near}?`;
        throw new domain_errors/* ConfigError */.xL([`${JSON.stringify(name)} is not a contract. ${hint}`]);
    }
    if (name === 'config')
        return validateConfig(line, file);
    const read = (0,json/* parseJson */.qF)(Buffer.from(await (0,io/* readInput */.R5)(line, file)).toString('utf8'), DOCUMENT_LIMITS);
    if (!read.ok)
        return fail(line, `${file} is not JSON that can be read: ${read.reason}`);
    const errors = (await (0,contract/* loadValidator */.jr)(name))(read.value);
    if (errors.length === 0) {
        await (0,io/* writeAll */.f4)(line.stdout, `${(0,lib_text/* printable */.g$)(file)}: valid ${name}\n`);
        return 0;
    }
    for (const error of errors)
        line.stderr.write(`${(0,lib_text/* printable */.g$)(`${file}: ${error.path} ${error.message}`)}\n`);
    return 1;
}
async function validateConfig(line, file) {
    const { parseConfigFile } = await __webpack_require__.e(/* import() */ 4523).then(__webpack_require__.bind(__webpack_require__, 4523));
    const read = await parseConfigFile(await (0,io/* readInput */.R5)(line, file), file);
    if (!read.ok)
        return fail(line, read.problems.join('\n'));
    await (0,io/* writeAll */.f4)(line.stdout, `${(0,lib_text/* printable */.g$)(file)}: valid config\n`);
    return 0;
}
function runInspect(line, args) {
    const [what, file, ...rest] = args.positionals;
    if (file === undefined || rest.length > 0 || (what !== 'diff' && what !== 'answer')) {
        throw new domain_errors/* ConfigError */.xL([
            'inspect takes one of: inspect diff FILE, inspect answer FILE [--finish-reason R]',
        ]);
    }
    return what === 'diff'
        ? inspectDiff(line, file)
        : inspectRawAnswer(line, file, args.flags['finish-reason']);
}
async function inspectDiff(line, file) {
    const bytes = await (0,io/* readInput */.R5)(line, file);
    const parsed = (0,diff/* parseDiff */.F)(bytes);
    if (parsed.files.length === 0 && parsed.incomplete) {
        return fail(line, `${file} cannot be read as a diff: ${parsed.problems.join('; ')}`);
    }
    for (const problem of parsed.problems)
        line.stderr.write(`${(0,lib_text/* printable */.g$)(`${file}: ${problem}`)}\n`);
    for (const chunk of inspectionChunks(parsed))
        await (0,io/* writeAll */.f4)(line.stdout, chunk);
    return 0;
}
async function inspectRawAnswer(line, file, finishReason) {
    const text = Buffer.from(await (0,io/* readInput */.R5)(line, file)).toString('utf8');
    const { document, exitCode } = inspectAnswer(text, finishReason);
    await (0,io/* writeAll */.f4)(line.stdout, `${JSON.stringify(document, null, 2)}\n`);
    return exitCode;
}
function fail(line, message) {
    line.stderr.write(`${(0,lib_text/* printable */.g$)(message)}\n`);
    return 1;
}


/***/ }),

/***/ 5171:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LR: () => (/* binding */ coverageTable),
/* harmony export */   _J: () => (/* binding */ MISSED_WORDS),
/* harmony export */   ab: () => (/* binding */ toldSeats),
/* harmony export */   tJ: () => (/* binding */ missedText)
/* harmony export */ });
const MISSED_WORDS = {
    partial: 'partial',
    invalid: 'invalid',
    refused: 'refused',
    timeout: 'timeout',
    'rate-limited': 'rate-limited',
    unavailable: 'unavailable',
    'not-sent': 'not sent',
};
function coverageTable({ coverage, slots, uncovered, }) {
    const seats = slots.map(({ slot }) => slot);
    const unsent = new Map(uncovered.map(({ path, reason }) => [path, reason]));
    const files = coverage.files.filter(({ path, covered, slots: readers }) => (!covered || seats.some((seat) => !readers.includes(seat))) &&
        !(seats.length === 0 && unsent.has(path)));
    const ordered = [...files.filter(({ covered }) => !covered), ...files.filter(({ covered }) => covered)];
    const reasons = new Map();
    const rows = ordered.map((file) => {
        const cells = seats.map((seat) => cellOf(seat, file, unsent.get(file.path), reasons));
        return { path: file.path, covered: file.covered, readers: file.slots.length, cells };
    });
    return {
        seats,
        rows,
        reasons: [...reasons.values()].map(({ missed, paths }) => ({ ...missed, paths: [...paths] })),
    };
}
function cellOf(seat, { path, slots, missed }, unsentReason, reasons) {
    if (slots.includes(seat))
        return { status: 'read' };
    const { status = 'not-sent', reason = null } = missed.find(({ slot }) => slot === seat) ?? {};
    const isForAll = status === 'not-sent' && unsentReason !== undefined;
    const why = isForAll
        ? { seat: null, status, reason: unsentReason }
        : { seat, status, reason };
    const key = JSON.stringify([why.seat, why.status, why.reason]);
    const known = reasons.get(key) ?? { index: reasons.size, missed: why, paths: new Set() };
    known.paths.add(path);
    reasons.set(key, known);
    return { status, index: known.index };
}
function missedText({ seat, status, reason, paths }, all) {
    const who = seat === null ? '' : `${seat} `;
    const why = reason === null || reason === '' ? '' : `: ${reason}`;
    const isAlone = all.filter((other) => other.seat === seat && other.status === status).length === 1;
    const [first = ''] = paths;
    const files = paths.length === 1 ? first : `${first} and ${paths.length - 1} more`;
    return `${who}${MISSED_WORDS[status]}${why}${isAlone ? '' : ` (${files})`}`;
}
function toldSeats(document) {
    const { reasons } = coverageTable(document);
    return new Set(reasons.flatMap(({ seat, reason }) => (seat === null || reason === null ? [] : [seat])));
}


/***/ }),

/***/ 8031:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ routingLine),
/* harmony export */   MM: () => (/* binding */ importedText),
/* harmony export */   NJ: () => (/* binding */ rulesChangedText),
/* harmony export */   S8: () => (/* binding */ addedMarkers),
/* harmony export */   U7: () => (/* binding */ markerText),
/* harmony export */   dx: () => (/* binding */ silencedText),
/* harmony export */   h: () => (/* binding */ capTexts),
/* harmony export */   uk: () => (/* binding */ toldGates),
/* harmony export */   yT: () => (/* binding */ exceptionCounts)
/* harmony export */ });
/* harmony import */ var _domain_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3252);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9112);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8907);



const PATH_COLUMNS = 160;
const REASON_COLUMNS = 160;
const NAME_COLUMNS = 80;
const MOST_FILES = 3;
const USUAL = Object.values(_domain_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .USUAL_SKIPS */ .i7);
const STATE_WORDS = {
    active: '',
    expired: ' (it ran out)',
    'no-reason': ' (it gives no reason)',
    malformed: ' (it cannot be read and excuses nothing)',
};
const STATE_COUNTS = [
    ['expired', 'ran out'],
    ['no-reason', 'without a reason'],
    ['malformed', 'not readable'],
];
function rulesChangedText({ rulesChanged }, write) {
    if (rulesChanged.length === 0)
        return null;
    const shown = rulesChanged.slice(0, MOST_FILES).map((path) => write((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(path, PATH_COLUMNS)));
    const more = rulesChanged.length - shown.length;
    const named = [...shown, ...(more === 0 ? [] : [`${more} more`])];
    const names = [named.slice(0, -1).join(', '), ...named.slice(-1)]
        .filter((text) => text !== '')
        .join(' and ');
    return `This change edits ${names}: ${rulesChanged.length === 1 ? 'its' : 'their'} rules apply after the merge.`;
}
function toldGates({ gates, reasons, }) {
    return gates.filter(({ name, status, reason }) => {
        if (reason === null || status === 'pass')
            return false;
        if (status === 'skipped')
            return !USUAL.includes(reason);
        return !reasons.some((said) => said.startsWith(`the gate ${name} failed:`));
    });
}
function addedMarkers({ exceptions }) {
    return exceptions.filter(({ added }) => added);
}
function exceptionCounts(document) {
    const added = addedMarkers(document);
    const states = STATE_COUNTS.flatMap(([state, words]) => {
        const count = added.filter((marker) => marker.state === state).length;
        return count === 0 ? [] : [`${count} ${words}`];
    });
    const behind = states.length === 0 ? '' : ` (${states.join(', ')})`;
    const silenced = document.suppressed.length;
    return [
        ...(added.length === 0 ? [] : [`${added.length} added${behind}`]),
        ...(silenced === 0 ? [] : [`${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(silenced, 'finding')} silenced`]),
    ].join(', ');
}
function markerText({ path, line, tool, rule, until, reason, state }) {
    const what = rule === null ? 'every rule' : (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(rule, NAME_COLUMNS);
    const end = until === null ? '' : ` until ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(until, NAME_COLUMNS)}`;
    const why = reason === null ? '' : `: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(reason, REASON_COLUMNS)}`;
    return `${placeOf(path, line)}: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(tool, NAME_COLUMNS)}, ${what}${end}${STATE_WORDS[state]}${why}`;
}
function silencedText({ finding, path, line }) {
    const rule = finding.rule === undefined ? '' : ` (${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(finding.rule, NAME_COLUMNS)})`;
    const issue = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(finding.issue, REASON_COLUMNS);
    return `${finding.severity} ${placeOf(finding.file, finding.line ?? 0)}${rule}: ${issue} Silenced at ${placeOf(path, line)}.`;
}
function placeOf(path, line) {
    const shown = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(path, PATH_COLUMNS);
    return line < 1 ? shown : `${shown}:${line}`;
}
function importedText({ source, tool, results, taken, left }) {
    const file = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(source, NAME_COLUMNS);
    const rest = left.map(({ reason, count }) => `${count} ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(reason, NAME_COLUMNS)}`);
    const behind = rest.length === 0 ? '' : `; not shown: ${rest.join(', ')}`;
    return `${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(tool, NAME_COLUMNS)} (${file}): ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(results, 'result')}, ${taken} on this change${behind}`;
}
function capTexts(routing) {
    const { strategy, capUsd, recorded } = routing ?? {};
    if (capUsd === undefined || capUsd === null || !recorded || strategy !== 'manual')
        return [];
    return [`The run may cost ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .usdText */ .Yn)(capUsd)} at most, the smallest cap that was given.`];
}
function routingLine(routing) {
    if (routing === null)
        return null;
    const { strategy, matches, slots, capUsd } = routing;
    const rules = matches.map(({ rule, files, slots: to }) => {
        const who = rule === null ? 'no single rule' : `rule ${rule}`;
        return `${who} for ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(files, 'file')}: ${to.join(', ')}; `;
    });
    const cap = capUsd === null ? '' : `, at most ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .usdText */ .Yn)(capUsd)}`;
    return `routing ${strategy}: ${rules.join('')}chosen ${slots.join(', ')}${cap}`;
}


/***/ }),

/***/ 1288:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ groupsOf)
/* harmony export */ });
function groupsOf({ clusters, findings }) {
    const byId = new Map(findings.map((finding) => [finding.id, finding]));
    return clusters.flatMap((cluster) => {
        const finding = byId.get(cluster.representative);
        return finding === undefined ? [] : [{ cluster, finding }];
    });
}


/***/ }),

/***/ 1353:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ matrixOf)
/* harmony export */ });
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1245);
/* harmony import */ var _domain_triage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(950);


const FEWEST_SEATS = 2;
const NO_MATRIX = { seats: [], rows: [] };
function matrixOf({ slots, clusters, findings, coverage }) {
    const seats = slots.map(({ slot }) => slot);
    if (seats.length < FEWEST_SEATS)
        return NO_MATRIX;
    const byId = new Map(findings.map((finding) => [finding.id, finding]));
    const readers = new Map(coverage.files.map((file) => [file.path, file.slots]));
    const rows = [...clusters].sort(compareClusters).flatMap((cluster) => {
        const members = cluster.members.flatMap((id) => byId.get(id) ?? []).filter(isOfChange);
        const speaker = members.find(({ id }) => id === cluster.representative) ?? members[0];
        return speaker === undefined ? [] : [rowOf(cluster, speaker, standsOf(members, seats, readers))];
    });
    return { seats, rows };
}
function compareClusters(a, b) {
    return _domain_triage_js__WEBPACK_IMPORTED_MODULE_0__/* .BUCKETS */ .SC.indexOf(a.bucket) - _domain_triage_js__WEBPACK_IMPORTED_MODULE_0__/* .BUCKETS */ .SC.indexOf(b.bucket) || (0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .compareSeverity */ .zK)(a.severity, b.severity);
}
function isOfChange({ grounding }) {
    return grounding !== 'none';
}
function rowOf({ id, bucket }, { file, line, anchor, issue }, stands) {
    return { cluster: id, path: file, line, anchor, issue, bucket, stands };
}
function standsOf(members, seats, readers) {
    const covering = new Set(members.flatMap(({ file }) => readers.get(file) ?? []));
    return seats.map((seat) => {
        const raised = members.filter(({ slot }) => slot === seat).map(({ raisedSeverity }) => raisedSeverity);
        if (raised.length > 0)
            return (0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .gravest */ .Zk)(raised);
        return covering.has(seat) ? 'silent' : 'absent';
    });
}


/***/ }),

/***/ 6176:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ placeText)
/* harmony export */ });
function placeText({ path, line, anchor }) {
    if (line < 1)
        return path;
    const first = anchor?.startLine ?? null;
    const lines = anchor === null || first === null ? String(line) : `${first}-${anchor.line}`;
    return anchor?.side === 'LEFT' ? `${path}:${lines} (removed)` : `${path}:${lines}`;
}


/***/ }),

/***/ 8852:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   et: () => (/* binding */ coveredText),
/* harmony export */   xC: () => (/* binding */ cutTexts),
/* harmony export */   yi: () => (/* binding */ readersText)
/* harmony export */ });
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8907);

const CAUSE_WORDS = {
    cost: 'cut for cost',
    window: 'left out, too little room for a call',
};
function readersText({ coverage, slots }) {
    const whole = slots.filter(({ slot }) => coverage.files.every((file) => file.slots.includes(slot)));
    return `${whole.length} of ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(coverage.seats, 'reviewer')}`;
}
function coveredText({ coverage: { files } }) {
    return `${files.filter(({ covered }) => covered).length} of ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(files.length, 'file')}`;
}
function cutTexts({ coverage: { cut } }) {
    return ['cost', 'window'].flatMap((cause) => {
        const count = cut.filter((seat) => seat.cause === cause).length;
        return count === 0 ? [] : [`${count} ${count === 1 ? 'was' : 'were'} ${CAUSE_WORDS[cause]}`];
    });
}


/***/ }),

/***/ 9312:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reviewDocument: () => (/* binding */ reviewDocument)
/* harmony export */ });
/* harmony import */ var _domain_about_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7231);
/* harmony import */ var _domain_slot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2334);
/* harmony import */ var _domain_usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4227);



function reviewDocument(outcome) {
    const { change, verdict, triage, plan, gates, slots, coverage } = outcome;
    const { forge, repository, number, base, head, mergeBase, author } = change.identity;
    const consultations = triage?.consultations ?? [];
    return {
        schemaVersion: '1.0.0',
        stage: 'analysed',
        tool: _domain_about_js__WEBPACK_IMPORTED_MODULE_0__/* .ABOUT */ .O,
        runId: outcome.runId,
        startedAt: outcome.startedAt,
        finishedAt: outcome.finishedAt,
        change: { forge, repository, number, base, head, mergeBase, author },
        conclusion: verdict.conclusion,
        reasons: verdict.reasons,
        exitCode: verdict.exitCode,
        triage: triage?.document ?? null,
        findings: triage === null ? [] : findingsOf(triage),
        clusters: triage === null ? [] : triage.clusters.map(clusterOf),
        verdicts: triage?.verdicts ?? [],
        agent: triage?.agent ?? null,
        rebuttal: triage?.rebuttal ?? null,
        crossCheck: triage?.crossCheck ?? null,
        consultations: consultations.map(consultationOf),
        coverage,
        skipped: plan.skipped,
        uncovered: plan.uncovered,
        unscannable: gates.unscannable,
        gaps: change.gaps,
        slots: slots.map(slotReport),
        gates: gates.statuses,
        critic: gates.critic,
        configuration: configurationOf(outcome),
        rulesChanged: outcome.rulesChanged,
        routing: plan.routing,
        exceptions: gates.exceptions,
        suppressed: gates.suppressed,
        imported: gates.imported.map(importedRun),
        decisions: plan.decisions,
        costUsd: (0,_domain_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .totalOf */ .e6)((0,_domain_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .spentBy */ .M2)({ slots, consultations })).costUsd,
    };
}
function findingsOf({ findings, placements }) {
    const byId = new Map(findings.map((finding) => [finding.id, finding]));
    return placements.flatMap((placement) => {
        const finding = byId.get(placement.id);
        return finding === undefined ? [] : [findingOf(finding, placement)];
    });
}
function findingOf(finding, placement) {
    const { id, slot, file, line, claimed, issue, fix, category, quote, ruleId, criteriaSource } = finding;
    return {
        id,
        slot,
        severity: placement.severity,
        raisedSeverity: finding.severity,
        file,
        line,
        claimed,
        issue,
        fix,
        category,
        quote,
        ...(ruleId === null ? {} : { ruleId }),
        ...(criteriaSource === null ? {} : { criteriaSource }),
        grounding: finding.grounding,
        onChangedLine: finding.onChangedLine,
        anchor: finding.anchor,
        bucket: placement.bucket,
        reason: placement.reason,
        cluster: placement.cluster,
        duplicateOf: placement.duplicateOf,
    };
}
function clusterOf(cluster) {
    const { id, representative, members, slots, families, facts, decision, fix } = cluster;
    const { votes, raised, covering, agent, second } = facts;
    return {
        id,
        representative,
        members,
        slots,
        families,
        ...decision,
        fix,
        votes,
        raised,
        covering,
        agent,
        second,
    };
}
function configurationOf({ configuration }) {
    if (configuration === null)
        return null;
    return { path: configuration.path, commit: configuration.commit };
}
function importedRun({ source, tool, results, findings, left, }) {
    return { source, tool, results, taken: findings.length, left };
}
function consultationOf(record) {
    const { task, slot, binding, index, status, reason, turns, usage, costUsd } = record;
    const calls = turns.length;
    return { task, slot, binding: (0,_domain_slot_js__WEBPACK_IMPORTED_MODULE_1__/* .bindingText */ .zt)(binding), index, status, reason, calls, usage, costUsd };
}
function slotReport(result) {
    return {
        slot: result.slot,
        binding: (0,_domain_slot_js__WEBPACK_IMPORTED_MODULE_1__/* .bindingText */ .zt)(result.binding),
        family: result.family,
        status: result.status,
        reason: result.reason,
        approved: result.approved,
        findings: result.findings.length,
        dropped: result.dropped.map(({ reason }) => ({ reason })),
        calls: result.calls.length,
        usage: result.usage,
        costUsd: result.costUsd,
    };
}


/***/ }),

/***/ 7747:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderTerminal: () => (/* binding */ renderTerminal)
});

// EXTERNAL MODULE: ./src/domain/severity.ts
var severity = __webpack_require__(1245);
// EXTERNAL MODULE: ./src/domain/usage.ts
var usage = __webpack_require__(4227);
// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(9112);
;// CONCATENATED MODULE: ./src/stages/report/canvas.ts

const TONES = {
    bold: '1',
    dim: '2',
    red: '31',
    green: '32',
    yellow: '33',
    cyan: '36',
    'bold red': '1;31',
    'bold green': '1;32',
    'bold yellow': '1;33',
};
const MIN_WIDTH = 40;
const MAX_WIDTH = 120;
function createCanvas(options) {
    return {
        width: Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, Math.floor(options.width))) - 1,
        paint: (tone, text) => (options.colour && text !== '' ? `\u001b[${TONES[tone]}m${text}\u001b[0m` : text),
    };
}
function paragraph(canvas, text, style = {}) {
    const { indent = 0, label = '', labelTone, tone } = style;
    const margin = Math.max(indent, (0,lib_text/* displayWidth */.F1)(label));
    return (0,lib_text/* wrap */.LV)((0,lib_text/* logSafe */.sN)(text.trim()), canvas.width - margin).map((line, index) => {
        const before = index === 0 ? label : '';
        const blanks = ' '.repeat(margin - (0,lib_text/* displayWidth */.F1)(before));
        return (painted(canvas, labelTone, before) + blanks + painted(canvas, tone, line)).trimEnd();
    });
}
function painted(canvas, tone, text) {
    return tone === undefined ? text : canvas.paint(tone, text);
}
function parts(canvas, texts, style = {}) {
    const width = canvas.width - Math.max(style.indent ?? 0, (0,lib_text/* displayWidth */.F1)(style.label ?? ''));
    const rows = [];
    for (const text of texts.map((part) => (0,lib_text/* logSafe */.sN)(part))) {
        const joined = rows.length === 0 ? text : `${rows.at(-1)} · ${text}`;
        if (rows.length > 0 && (0,lib_text/* displayWidth */.F1)(joined) > width)
            rows.push(text);
        else
            rows.splice(-1, 1, joined);
    }
    return rows.flatMap((row, index) => paragraph(canvas, row, index === 0 ? style : { ...style, label: '' }));
}
function heading(canvas, title) {
    return canvas.paint('bold', title);
}
function fitPath(path, width) {
    const shown = (0,lib_text/* printable */.g$)(path).replaceAll('\n', ' ');
    if ((0,lib_text/* displayWidth */.F1)(shown) <= width)
        return shown;
    const reversed = [...shown].reverse().join('');
    return [...(0,lib_text/* truncate */.xv)(reversed, width)].reverse().join('');
}
function table(canvas, columns, rows, gap = '  ') {
    const widths = columns.map(({ title }, index) => Math.max((0,lib_text/* displayWidth */.F1)(title), ...rows.map((row) => (0,lib_text/* displayWidth */.F1)(row[index]?.text ?? ''))));
    const line = (cells) => cells
        .map(({ text, tone }, index) => {
        const fill = columns[index]?.right ? lib_text/* padStart */.CF : lib_text/* padEnd */.f;
        return fill(text, widths[index] ?? 0).replace(text, (found) => painted(canvas, tone, found));
    })
        .join(gap)
        .trimEnd();
    return [line(columns.map(({ title }) => ({ text: title, tone: 'dim' }))), ...rows.map(line)];
}
function folded(items, most, write) {
    const shown = items.slice(0, most).flatMap(write);
    const more = items.length - most;
    return more <= 0 ? shown : [...shown, `  … ${more} more in review.json`];
}

// EXTERNAL MODULE: ./src/stages/report/coverage-table.ts
var coverage_table = __webpack_require__(5171);
// EXTERNAL MODULE: ./src/stages/report/figures.ts
var figures = __webpack_require__(8907);
// EXTERNAL MODULE: ./src/stages/report/gate-words.ts
var gate_words = __webpack_require__(8031);
// EXTERNAL MODULE: ./src/stages/report/read-words.ts
var read_words = __webpack_require__(8852);
// EXTERNAL MODULE: ./src/stages/report/review-document.ts
var review_document = __webpack_require__(9312);
;// CONCATENATED MODULE: ./src/stages/report/terminal-coverage.ts




const MOST_LISTED = 8;
const WIDE = 60;
const LEAST_PATH = 24;
const INDENT = '  ';
function notReviewedSection(canvas, document) {
    const { uncovered, unscannable, skipped, gaps } = document;
    const tabled = new Set((0,coverage_table/* coverageTable */.LR)(document).rows.map(({ path }) => path));
    const planned = new Set(uncovered.map(({ path }) => path));
    const unsent = [...uncovered, ...unscannable.filter(({ path }) => !planned.has(path))];
    const lines = [
        ...reasonList(canvas, 'For review, but not given to the panel', unsent.filter(({ path }) => !tabled.has(path))),
        ...gapList(canvas, gaps),
        ...reasonList(canvas, 'Left out by rule', skipped),
    ];
    return lines.length === 0 ? [] : [heading(canvas, 'Not reviewed'), ...lines];
}
function reasonList(canvas, title, items) {
    if (items.length === 0)
        return [];
    return [
        ...paragraph(canvas, `${title} (${items.length})`, { indent: 2 }),
        ...folded(items, MOST_LISTED, ({ path, reason }) => paragraph(canvas, `${path}: ${reason}`, { label: '    - ', tone: 'dim' })),
    ];
}
function gapList(canvas, gaps) {
    if (gaps.length === 0)
        return [];
    return [
        ...paragraph(canvas, `Missing from the change (${gaps.length})`, { indent: 2 }),
        ...folded(gaps, MOST_LISTED, (gap) => paragraph(canvas, gap, { label: '    - ', tone: 'dim' })),
    ];
}
const WORDS = {
    wordOf: ({ status }) => (status === 'read' ? 'read' : coverage_table/* MISSED_WORDS */._J[status]),
    labelOf: () => `${INDENT}- `,
};
const NUMBERS = {
    wordOf: (cell) => (cell.status === 'read' ? 'read' : String(cell.index + 1)),
    labelOf: (index) => `${INDENT}${index + 1} `,
};
function coverageSection(canvas, document) {
    const found = (0,coverage_table/* coverageTable */.LR)(document);
    const { rows, reasons } = found;
    if (rows.length === 0)
        return [];
    const writing = roomForPath(canvas, found, WORDS) >= LEAST_PATH ? WORDS : NUMBERS;
    return [
        ...paragraph(canvas, titleOf(document, rows), { tone: 'bold' }),
        ...fileTable(canvas, found, writing),
        ...folded(rows, MOST_LISTED, () => []),
        ...folded(reasons, MOST_LISTED, (reason) => paragraph(canvas, (0,coverage_table/* missedText */.tJ)(reason, reasons), {
            label: writing.labelOf(reasons.indexOf(reason)),
            tone: 'dim',
        })),
    ];
}
function titleOf({ coverage }, rows) {
    const uncovered = rows.filter(({ covered }) => !covered).length;
    if (uncovered > 0) {
        return `Not covered: ${uncovered} of ${(0,figures/* counted */.hS)(coverage.files.length, 'file')} (quorum ${coverage.quorum})`;
    }
    return `Covered, but not read by every reviewer (${rows.length})`;
}
function fileTable(canvas, found, writing) {
    const rows = found.rows.slice(0, MOST_LISTED);
    const columns = [{ title: `${INDENT}file` }, ...found.seats.map((title) => ({ title }))];
    const room = roomForPath(canvas, found, writing);
    const cells = rows.map(({ path, cells: read }) => [
        { text: `${INDENT}${fitPath(path, room)}` },
        ...read.map((cell) => ({
            text: writing.wordOf(cell),
            ...(cell.status === 'read' ? {} : { tone: 'yellow' }),
        })),
    ]);
    const [titles = '', ...lines] = table(canvas, columns, cells, gapOf(canvas));
    const first = rows.findIndex(({ covered }) => covered);
    const isMixed = first > 0;
    return [
        titles,
        ...lines.flatMap((line, index) => isMixed && index === first
            ? [canvas.paint('dim', `${INDENT}covered, but not read by all`), line]
            : [line]),
    ];
}
function roomForPath(canvas, { seats, rows }, { wordOf }) {
    const shown = rows.slice(0, MOST_LISTED);
    const widths = seats.map((seat, index) => Math.max(seat.length, ...shown.map(({ cells }) => {
        const cell = cells[index];
        return cell === undefined ? 0 : (0,lib_text/* displayWidth */.F1)(wordOf(cell));
    })));
    const gaps = seats.length * gapOf(canvas).length;
    return canvas.width - INDENT.length - gaps - widths.reduce((sum, width) => sum + width, 0);
}
function gapOf(canvas) {
    return canvas.width < WIDE ? ' ' : '  ';
}

// EXTERNAL MODULE: ./src/stages/report/groups.ts
var report_groups = __webpack_require__(1288);
;// CONCATENATED MODULE: ./src/stages/report/terminal-findings.ts



const SEVERITY_TONES = {
    blocking: 'bold red',
    important: 'bold yellow',
    suggestion: 'cyan',
};
const HEAD_COLUMNS = 14;
const MOST_SET_ASIDE = 12;
const NO_FIX = 'Resolve: ';
function findingSections(canvas, { triage, coverage }, between) {
    if (triage === null)
        return [];
    const groups = (0,report_groups/* groupsOf */.c)(triage);
    const ofBucket = (bucket) => groups.filter(({ cluster }) => cluster.decision.bucket === bucket);
    return [
        acceptedSection(canvas, ofBucket('accepted'), coverage.seats),
        ...between,
        setAsideSection(canvas, 'Deferred', ofBucket('deferred')),
        setAsideSection(canvas, 'Rejected', ofBucket('rejected')),
        duplicateSection(canvas, triage),
    ];
}
function findingHead(canvas, severity, { path, line, startLine }) {
    const range = startLine === null ? String(line) : `${startLine}-${line}`;
    return paragraph(canvas, line === 0 ? `${path} (the whole file)` : `${path}:${range}`, {
        label: `  ${severity}`,
        labelTone: SEVERITY_TONES[severity],
        indent: HEAD_COLUMNS,
        tone: 'bold',
    });
}
function acceptedSection(canvas, groups, seats) {
    if (groups.length === 0)
        return [];
    const lines = byFile(groups).flatMap((group) => ['', ...acceptedItem(canvas, group, seats)]);
    return [heading(canvas, `Accepted (${groups.length})`), ...lines.slice(1)];
}
function byFile(groups) {
    const files = new Map();
    for (const group of groups) {
        const same = files.get(group.finding.file);
        if (same)
            same.push(group);
        else
            files.set(group.finding.file, [group]);
    }
    return [...files.values()].flat();
}
function acceptedItem(canvas, { cluster, finding }, seats) {
    return [
        ...findingHead(canvas, cluster.decision.severity, placeOf(finding)),
        ...paragraph(canvas, finding.issue, { indent: 4 }),
        ...(cluster.fix.startsWith(NO_FIX)
            ? []
            : paragraph(canvas, cluster.fix, { label: '    fix: ', labelTone: 'green' })),
        ...parts(canvas, [agreement(cluster, seats), ...subject(finding)], { indent: 4, tone: 'dim' }),
    ];
}
function placeOf({ file, line, anchor }) {
    return { path: file, line, startLine: anchor?.line === line ? anchor.startLine : null };
}
function agreement({ slots, families, facts }, seats) {
    const readers = Math.max(facts.covering, slots.length);
    if (seats === 1)
        return `by ${slots.join(', ')}, a panel of one`;
    if (readers === 1)
        return `by ${slots.join()}, the only reader`;
    if (slots.length === 1)
        return `by ${slots.join()} alone, of ${(0,figures/* counted */.hS)(readers, 'reader')}`;
    return `by ${slots.join(', ')}: ${slots.length} of ${(0,figures/* counted */.hS)(readers, 'reader')}, ${(0,figures/* counted */.hS)(families.length, 'family', 'families')}`;
}
function subject({ ruleId, criteriaSource, category }) {
    const rule = ruleId === null ? [] : [criteriaSource === null ? ruleId : `${ruleId} (${criteriaSource})`];
    return [...rule, ...(category === null ? [] : [category])];
}
function setAsideSection(canvas, title, groups) {
    if (groups.length === 0)
        return [];
    return [
        heading(canvas, `${title} (${groups.length})`),
        ...folded(groups, MOST_SET_ASIDE, ({ cluster, finding }) => [
            ...findingHead(canvas, cluster.decision.severity, placeOf(finding)),
            ...paragraph(canvas, finding.issue, { indent: 4 }),
            ...parts(canvas, [cluster.decision.reason, `by ${cluster.slots.join(', ') || finding.slot}`], {
                indent: 4,
                tone: 'dim',
            }),
        ]),
    ];
}
function duplicateSection(canvas, { placements }) {
    const count = placements.filter(({ duplicateOf }) => duplicateOf !== null).length;
    if (count === 0)
        return [];
    const text = `${(0,figures/* counted */.hS)(count, 'more finding')} said the same in other words and ${count === 1 ? 'was' : 'were'} folded into the above.`;
    return paragraph(canvas, text, { tone: 'dim' });
}

;// CONCATENATED MODULE: ./src/stages/report/terminal-gates.ts



const STATUS_WORDS = {
    fail: 'failed',
    pass: 'passed',
    skipped: 'skipped',
};
const MOST_ROWS = 10;
function gateSection(canvas, document) {
    const { critic, gates, imported } = document;
    const states = gates.map(({ name, status }) => `${name} ${STATUS_WORDS[status]}`);
    return [
        heading(canvas, 'Gates'),
        ...parts(canvas, states, { indent: 2, tone: 'dim' }),
        ...(0,gate_words/* toldGates */.uk)(document).flatMap(({ name, reason }) => paragraph(canvas, `${name}: ${reason ?? ''}`, { label: '  - ' })),
        ...folded(imported, MOST_ROWS, (run) => paragraph(canvas, (0,gate_words/* importedText */.MM)(run), { label: '  - ' })),
        ...critic.findings.flatMap((finding) => [
            ...findingHead(canvas, finding.severity, {
                path: finding.file,
                line: finding.line ?? 0,
                startLine: null,
            }),
            ...paragraph(canvas, finding.issue, { indent: 4 }),
            ...(finding.fix === undefined ? [] : paragraph(canvas, finding.fix, { label: '    fix: ' })),
        ]),
    ];
}
function exceptionSection(canvas, document) {
    const counts = (0,gate_words/* exceptionCounts */.yT)(document);
    if (counts === '')
        return [];
    const rows = [...(0,gate_words/* addedMarkers */.S8)(document).map(gate_words/* markerText */.U7), ...document.suppressed.map(gate_words/* silencedText */.dx)];
    return [
        heading(canvas, 'Exceptions'),
        ...paragraph(canvas, counts, { indent: 2, tone: 'dim' }),
        ...folded(rows, MOST_ROWS, (text) => paragraph(canvas, text, { label: '  - ' })),
    ];
}

// EXTERNAL MODULE: ./src/domain/panel.ts
var panel = __webpack_require__(2410);
// EXTERNAL MODULE: ./src/domain/slot.ts
var domain_slot = __webpack_require__(2334);
// EXTERNAL MODULE: ./src/stages/report/consulted.ts
var consulted = __webpack_require__(1584);
// EXTERNAL MODULE: ./src/stages/report/triage-words.ts
var triage_words = __webpack_require__(3192);
;// CONCATENATED MODULE: ./src/stages/report/terminal-panel.ts








const NOTE = { indent: 4, tone: 'dim' };
const COLUMNS = [
    { title: '  slot', rank: 0, cell: ({ name }) => ({ text: `  ${name}` }) },
    { title: 'status', rank: 0, cell: ({ status }) => status },
    {
        title: 'findings',
        rank: 3,
        right: true,
        cell: ({ findings }) => ({ text: findings === null ? '' : String(findings) }),
        words: ({ findings }) => (findings === null ? '' : (0,figures/* counted */.hS)(findings, 'finding')),
    },
    tokenColumn('in', 2, ({ input }) => input),
    tokenColumn('cached', 3, ({ cacheRead }) => cacheRead),
    tokenColumn('out', 2, ({ output }) => output),
    {
        title: 'cost',
        rank: 1,
        right: true,
        cell: ({ cost }) => ({ text: cost }),
        words: ({ cost }) => cost,
    },
    { title: 'time', rank: 3, right: true, cell: ({ time }) => ({ text: time }), words: ({ time }) => time },
];
function tokenColumn(title, rank, tokens) {
    const text = ({ usage }) => (0,figures/* tokensText */.c$)(tokens(usage));
    return {
        title,
        rank,
        right: true,
        cell: (figures) => ({ text: text(figures) }),
        words: (figures) => `${text(figures)} ${title}`,
    };
}
function panelSection(canvas, { slots, plan, triage }, told) {
    const decisions = [...agentTexts(triage), ...plan.decisions, ...(0,gate_words/* capTexts */.h)(plan.routing)].flatMap((text) => paragraph(canvas, text, { label: '  - ', tone: 'dim' }));
    if (slots.length === 0)
        return decisions.length === 0 ? [] : [heading(canvas, 'Panel'), ...decisions];
    const consultations = triage?.consultations ?? [];
    const rows = [
        ...slots.map(figuresOf),
        ...(0,consulted/* consultedSeats */.W)(consultations).map(consultedFigures),
        total(slots, consultations),
    ];
    const columns = fittingColumns(canvas, rows);
    const [titles = '', ...lines] = panelTable(canvas, columns, rows);
    const besides = (figures) => COLUMNS.filter((column) => !columns.includes(column)).flatMap(({ words }) => words?.(figures) || []);
    return [
        heading(canvas, 'Panel'),
        titles,
        ...rows.flatMap((figures, index) => {
            const slot = slots[index];
            const notes = slot === undefined
                ? parts(canvas, besides(figures), NOTE)
                : notesOf(canvas, slot, { besides: besides(figures), told });
            return [lines[index] ?? '', ...notes];
        }),
        ...decisions,
    ];
}
function agentTexts(triage) {
    const agent = triage?.agent ?? null;
    return agent === null ? [] : [(0,triage_words/* judgedText */.XU)(agent), ...agent.remarks];
}
function fittingColumns(canvas, rows) {
    const plain = { ...canvas, paint: (_tone, text) => text };
    const choices = [3, 2, 1, 0].map((most) => COLUMNS.filter(({ rank }) => rank <= most));
    const fits = (columns) => panelTable(plain, columns, rows).every((line) => line.length <= canvas.width);
    return choices.find(fits) ?? choices.at(-1) ?? COLUMNS;
}
function panelTable(canvas, columns, rows) {
    return table(canvas, columns, rows.map((figures) => columns.map(({ cell }) => cell(figures))));
}
function figuresOf(result) {
    const { slot, status, findings, usage, costUsd } = result;
    return {
        name: slot,
        status: statusCell(status),
        findings: findings.length,
        usage,
        cost: (0,figures/* usdText */.Yn)(costUsd),
        time: (0,figures/* durationText */.S5)(timeOf(result.calls)),
    };
}
function consultedFigures({ name, status, records, spent }) {
    return {
        name,
        status: statusCell(status),
        findings: null,
        usage: spent.usage,
        cost: (0,figures/* totalUsdText */.C6)(records),
        time: (0,figures/* durationText */.S5)(timeOf(records)),
    };
}
function statusCell(status) {
    return { text: status, tone: (0,panel/* isComplete */.A)(status) ? 'green' : 'yellow' };
}
function timeOf(asked) {
    return asked.flatMap(({ turns }) => turns).reduce((sum, { durationMs }) => sum + durationMs, 0);
}
function total(slots, consultations) {
    const spent = (0,usage/* spentBy */.M2)({ slots, consultations });
    return {
        name: 'total',
        status: { text: '' },
        findings: slots.reduce((sum, { findings }) => sum + findings.length, 0),
        usage: (0,usage/* totalOf */.e6)(spent).usage,
        cost: (0,figures/* totalUsdText */.C6)(spent),
        time: '',
    };
}
function notesOf(canvas, { slot, binding, reason, dropped }, { besides, told }) {
    const causes = [...new Set(dropped.map((item) => item.reason))].join('; ');
    const lost = `${(0,figures/* counted */.hS)(dropped.length, 'part')} of its answers could not be kept: ${causes}`;
    return [
        ...parts(canvas, [(0,domain_slot/* bindingText */.zt)(binding), ...besides], NOTE),
        ...(reason === null || told.has(slot) ? [] : paragraph(canvas, reason, { ...NOTE, tone: 'yellow' })),
        ...(dropped.length === 0 ? [] : paragraph(canvas, lost, NOTE)),
    ];
}

// EXTERNAL MODULE: ./src/domain/triage.ts
var triage = __webpack_require__(950);
// EXTERNAL MODULE: ./src/stages/report/matrix.ts
var matrix = __webpack_require__(1353);
// EXTERNAL MODULE: ./src/stages/report/places.ts
var places = __webpack_require__(6176);
;// CONCATENATED MODULE: ./src/stages/report/terminal-triage.ts






const terminal_triage_MOST_ROWS = 20;
const terminal_triage_WIDE = 60;
const LEAST_ISSUE = 16;
const CELLS = {
    blocking: { mark: 'B', tone: 'bold red', legend: 'B blocking' },
    important: { mark: 'I', tone: 'bold yellow', legend: 'I important' },
    suggestion: { mark: 'S', tone: 'cyan', legend: 'S suggestion' },
    silent: { mark: '·', tone: 'dim', legend: '· read the file and did not raise it' },
    absent: { mark: '', legend: 'blank: did not read the file to the end' },
};
const STANDS = [
    'blocking',
    'important',
    'suggestion',
    'silent',
    'absent',
];
const ISSUE_INDENT = 4;
const VOICE = { indent: ISSUE_INDENT, tone: 'dim' };
function matrixSection(canvas, document) {
    const { seats, rows } = (0,matrix/* matrixOf */.l)(document);
    if (rows.length === 0)
        return [];
    const gap = ' '.repeat(canvas.width < terminal_triage_WIDE ? 1 : 2);
    const shown = rows.slice(0, terminal_triage_MOST_ROWS);
    const stands = new Set(shown.flatMap((row) => row.stands));
    const legend = STANDS.filter((stand) => stands.has(stand)).map((stand) => CELLS[stand].legend);
    const lines = triage/* BUCKETS */.SC.flatMap((bucket) => {
        const ofBucket = shown.filter((row) => row.bucket === bucket);
        return ofBucket.length === 0
            ? []
            : [`  ${bucket}`, ...ofBucket.map((row) => matrixLine(canvas, row, seats, gap))];
    });
    return [
        heading(canvas, `Who raised what (${rows.length})`),
        canvas.paint('dim', `  ${seats.join(gap)}`),
        ...lines,
        ...folded(rows, terminal_triage_MOST_ROWS, () => []),
        ...paragraph(canvas, legend.join('; '), { indent: 2, tone: 'dim' }),
    ];
}
function matrixLine(canvas, row, seats, gap) {
    const cells = seats.map((seat, index) => {
        const { mark, tone } = CELLS[row.stands[index] ?? 'absent'];
        const blanks = ' '.repeat(seat.length - (0,lib_text/* displayWidth */.F1)(mark));
        return (tone === undefined ? mark : canvas.paint(tone, mark)) + blanks;
    });
    const left = canvas.width - 2 - seats.reduce((sum, seat) => sum + seat.length + gap.length, 0);
    const place = fitPath((0,lib_text/* logSafe */.sN)((0,places/* placeText */.Z)(row)), left);
    const room = left - (0,lib_text/* displayWidth */.F1)(place) - 2;
    const issue = room < LEAST_ISSUE ? '' : `  ${canvas.paint('dim', (0,lib_text/* oneLine */.TN)(row.issue, room))}`;
    return `  ${cells.map((cell) => cell + gap).join('')}${place}${issue}`;
}
function disagreementSection(canvas, { triage }) {
    const disagreements = triage?.consensus?.disagreements ?? [];
    if (disagreements.length === 0)
        return [];
    return [
        heading(canvas, `Disagreements (${disagreements.length})`),
        ...disagreements.flatMap(({ file, line = 0, issue, note }) => [
            ...paragraph(canvas, (0,places/* placeText */.Z)({ path: file, line, anchor: null }), { indent: 2, tone: 'bold' }),
            ...paragraph(canvas, issue, { indent: ISSUE_INDENT }),
            ...paragraph(canvas, note, VOICE),
        ]),
    ];
}
function rebuttalSection(canvas, document) {
    const { rebuttal } = document;
    if (rebuttal === null)
        return [];
    const speakers = (0,triage_words/* speakersOf */.oU)(document);
    return [
        heading(canvas, `Rebuttal (${rebuttal.debates.length})`),
        ...rebuttal.debates.flatMap(({ cluster, positions, effect }) => [
            ...subjectLines(canvas, speakers.get(cluster)),
            ...positions.flatMap((position) => paragraph(canvas, (0,triage_words/* positionText */.J)(position), VOICE)),
            ...paragraph(canvas, effect, { label: '    effect: ' }),
        ]),
        ...remarkLines(canvas, rebuttal.remarks),
    ];
}
function crossCheckSection(canvas, document) {
    const { crossCheck } = document;
    if (crossCheck === null)
        return [];
    const speakers = (0,triage_words/* speakersOf */.oU)(document);
    return [
        heading(canvas, 'Cross-check'),
        ...paragraph(canvas, (0,triage_words/* checkedText */.N0)(crossCheck), { indent: 2 }),
        ...crossCheck.differences.flatMap(({ cluster, agent, second, outcome }) => [
            ...subjectLines(canvas, speakers.get(cluster)),
            ...paragraph(canvas, (0,triage_words/* rulingText */.H8)(agent), VOICE),
            ...paragraph(canvas, (0,triage_words/* rulingText */.H8)(second), VOICE),
            ...paragraph(canvas, outcome, { label: '    holds: ' }),
        ]),
        ...remarkLines(canvas, crossCheck.remarks),
    ];
}
function subjectLines(canvas, finding) {
    if (finding === undefined)
        return [];
    const place = (0,places/* placeText */.Z)({ ...finding, path: finding.file });
    const issue = (0,lib_text/* oneLine */.TN)(finding.issue, canvas.width - ISSUE_INDENT);
    return [
        ...paragraph(canvas, place, { indent: 2, tone: 'bold' }),
        ...paragraph(canvas, issue, { indent: ISSUE_INDENT }),
    ];
}
function remarkLines(canvas, remarks) {
    return remarks.flatMap((remark) => paragraph(canvas, remark, { label: '  - ', tone: 'dim' }));
}

;// CONCATENATED MODULE: ./src/stages/report/terminal.ts














const terminal_TONES = {
    pass: 'bold green',
    block: 'bold red',
    incomplete: 'bold yellow',
    skipped: 'bold',
};
const NEUTRAL = 'counts as success, since on-incomplete is neutral';
const SHORT_SHA = 12;
function renderTerminal(outcome, options) {
    const canvas = createCanvas(options);
    const document = (0,review_document.reviewDocument)(outcome);
    const gates = gateSection(canvas, document);
    const gatesFound = outcome.gates.critic.findings.length > 0;
    const sections = [
        headline(canvas, outcome),
        ...(gatesFound ? [gates] : []),
        ...findingSections(canvas, outcome, triageSections(canvas, document)),
        exceptionSection(canvas, document),
        coverageSection(canvas, document),
        notReviewedSection(canvas, document),
        ...(gatesFound ? [] : [gates]),
        panelSection(canvas, outcome, (0,coverage_table/* toldSeats */.ab)(document)),
    ];
    const text = sections
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join('\n'))
        .join('\n\n');
    return `${(0,lib_text/* breakCommands */.ix)(text)}\n`;
}
function triageSections(canvas, document) {
    return [
        matrixSection(canvas, document),
        disagreementSection(canvas, document),
        rebuttalSection(canvas, document),
        crossCheckSection(canvas, document),
    ];
}
function headline(canvas, outcome) {
    const { conclusion, reasons, exitCode } = outcome.verdict;
    const isNeutral = conclusion === 'incomplete' && exitCode === 0;
    const rules = (0,gate_words/* rulesChangedText */.NJ)(outcome, (path) => path);
    return [
        canvas.paint(terminal_TONES[conclusion], conclusion.toUpperCase()),
        ...parts(canvas, terminal_figuresOf(outcome), { indent: 2 }),
        ...paragraph(canvas, terminal_placeOf(outcome.change.identity), { indent: 2, tone: 'dim' }),
        ...(rules === null ? [] : paragraph(canvas, rules, { indent: 2 })),
        ...[...reasons, ...(isNeutral ? [NEUTRAL] : [])].flatMap((reason) => paragraph(canvas, reason, { label: '  - ' })),
    ];
}
function terminal_figuresOf({ slots, coverage, triage }) {
    if (coverage.files.length === 0)
        return [];
    const spent = (0,usage/* spentBy */.M2)({ slots, consultations: triage?.consultations ?? [] });
    return [
        `${(0,read_words/* readersText */.yi)({ coverage, slots })} read every file`,
        ...(0,read_words/* cutTexts */.xC)({ coverage }),
        `${(0,read_words/* coveredText */.et)({ coverage })} covered`,
        ...(triage === null ? [] : [acceptedText(triage)]),
        ...(spent.length === 0 ? [] : [(0,figures/* totalUsdText */.C6)(spent)]),
        ...(triage?.document.consensus === undefined ? [] : [`consensus ${triage.document.consensus.verdict}`]),
    ];
}
function acceptedText({ document, findings }) {
    if (findings.length === 0)
        return 'no findings';
    const bySeverity = severity/* SEVERITIES */.oC.flatMap((severity) => {
        const count = document.accepted.filter((finding) => finding.severity === severity).length;
        return count === 0 ? [] : [`${count} ${severity}`];
    });
    return bySeverity.length === 0 ? 'no finding accepted' : `accepted ${bySeverity.join(', ')}`;
}
function terminal_placeOf({ repository, number, base, head }) {
    const name = number === null ? repository : `${repository} #${number}`;
    return `${name}  ${base.ref} … ${head.ref}  ${head.sha.slice(0, SHORT_SHA)}`;
}


/***/ }),

/***/ 3192:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H8: () => (/* binding */ rulingText),
/* harmony export */   J: () => (/* binding */ positionText),
/* harmony export */   N0: () => (/* binding */ checkedText),
/* harmony export */   XU: () => (/* binding */ judgedText),
/* harmony export */   oU: () => (/* binding */ speakersOf)
/* harmony export */ });
/* harmony import */ var _domain_triage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(950);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8907);


function judgedText({ slots, asked, ruled }) {
    const left = asked - ruled;
    const groups = (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(asked, 'group');
    if (slots.length === 0)
        return `Triage: nobody was asked about ${groups}, the table alone decided`;
    const rest = left > 0 ? `, the table alone decided ${left}` : '';
    return `Triage: ${slots.join(', ')} judged ${left > 0 ? `${ruled} of ${groups}` : groups}${rest}`;
}
function checkedText({ slots, sampled, checked, differences }) {
    const why = sampled ? 'every one, since this run is in the sample' : 'those that need a second voice';
    const who = slots.join(', ') || 'Nobody';
    const differ = differences.length === 0 ? 'no difference' : (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(differences.length, 'difference');
    return `${who} checked ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(checked, 'group')} (${why}): ${differ}`;
}
function positionText({ slot, stand, reason }) {
    return withReason(`${slot} ${stand === 'uphold' ? 'upholds' : 'withdraws'}`, reason);
}
function rulingText({ slot, bucket, severity, basis, reason }) {
    const what = (0,_domain_triage_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionWords */ ._C)({ bucket, severity });
    const why = bucket === 'accepted' || basis === null ? '' : `, ${_domain_triage_js__WEBPACK_IMPORTED_MODULE_0__/* .BASIS_WORDS */ .zO[basis]}`;
    return withReason(`${slot}: ${what}${why}`, reason);
}
function withReason(text, reason) {
    return reason.trim() === '' ? text : `${text}: ${reason}`;
}
function speakersOf({ clusters, findings }) {
    const byId = new Map(findings.map((finding) => [finding.id, finding]));
    return new Map(clusters.flatMap(({ id, representative }) => {
        const finding = byId.get(representative);
        return finding === undefined ? [] : [[id, finding]];
    }));
}


/***/ })

};
