export const id = 5604;
export const ids = [5604];
export const modules = {

/***/ 75604:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDemo: () => (/* binding */ runDemo),
  runReplay: () => (/* binding */ runReplay)
});

// EXTERNAL MODULE: ./src/domain/code-seats.ts
var code_seats = __webpack_require__(27344);
// EXTERNAL MODULE: ./src/domain/errors.ts
var errors = __webpack_require__(10241);
// EXTERNAL MODULE: ./src/domain/code-language.ts
var code_language = __webpack_require__(4362);
// EXTERNAL MODULE: ./src/domain/criteria.ts
var domain_criteria = __webpack_require__(83543);
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
function criteriaOf({ criteria }) {
    if (criteria === undefined)
        return domain_criteria/* NO_CRITERIA */.Wz;
    const rules = criteria.rules.map(({ languages, ...rule }) => ({
        ...rule,
        languages: languages?.filter(isCodeLanguage) ?? null,
    }));
    return { rules, left: criteria.left };
}
function isCodeLanguage(word) {
    return code_language/* CODE_LANGUAGES */.Q.some((language) => language === word);
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

// EXTERNAL MODULE: ./src/domain/slot.ts
var slot = __webpack_require__(52334);
// EXTERNAL MODULE: ./src/lib/json.ts
var json = __webpack_require__(18453);
// EXTERNAL MODULE: ./src/review.ts + 15 modules
var review = __webpack_require__(95578);
// EXTERNAL MODULE: ./src/stages/report/terminal.ts + 7 modules
var terminal = __webpack_require__(81676);
// EXTERNAL MODULE: ./src/shells/cli-tools.ts + 3 modules
var cli_tools = __webpack_require__(65366);
// EXTERNAL MODULE: ./src/shells/compose.ts + 2 modules
var compose = __webpack_require__(64917);
// EXTERNAL MODULE: ./src/shells/io.ts
var io = __webpack_require__(56183);
// EXTERNAL MODULE: ./src/domain/contract.ts
var contract = __webpack_require__(38956);
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
var report_folder = __webpack_require__(67214);
// EXTERNAL MODULE: ./src/shells/settings.ts + 4 modules
var settings = __webpack_require__(73033);
// EXTERNAL MODULE: ./src/shells/terminal-host.ts
var terminal_host = __webpack_require__(78570);
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
    const { default: shipped } = await __webpack_require__.e(/* import() */ 5073).then(__webpack_require__.t.bind(__webpack_require__, 85073, 19));
    await replay(line, args, await readRecording('the shipped example', shipped));
    return 0;
}
async function replay(line, args, recording) {
    const rules = (0,settings/* readRules */.Kc)({ ...recording.settings, ...args.flags }, slotsForTriage(recording, args.flags), recording.config ?? null);
    if (rules.rules === null)
        throw new errors/* ConfigError */.xL(rules.problems);
    const directory = args.flags['report-dir'];
    const folder = directory === undefined ? null : (0,report_folder/* reportFolder */.t)(directory);
    const host = { ...(0,terminal_host/* terminalHost */.P0)(line.stderr, folder, []), progress: () => undefined };
    const { unused, ...ports } = (0,compose/* composeReplay */.Ce)(recording);
    const input = {
        ...ports,
        subject: { change: changeOf(recording), known: knownOf(recording) },
        rules: {
            ...rules.rules,
            gates: { ...rules.rules.gates, imported: recording.imported ?? [] },
            criteria: { ...rules.rules.criteria, registry: [], recorded: criteriaOf(recording) },
        },
        settings: recording.settings,
        today: recording.startedAt.slice(0, 10),
        configuration: { names: [], ruleGlobs: [], found: null },
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
const NAMING = ['triage-slot', 'triage-cross-check-slot'];
function slotsForTriage({ seats, settings }, flags) {
    const code = (0,code_seats/* codeSlots */.J)(seats);
    const asked = [...seats.map(({ slot }) => slot), ...NAMING.map((name) => settings[name])];
    const isSetAnew = Object.keys(flags).some((name) => name.startsWith('triage-'));
    return slot/* SLOTS */._f.filter((slot) => !code.has(slot) && (!isSetAnew || asked.includes(slot)));
}


/***/ }),

/***/ 65366:
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
var contract = __webpack_require__(38956);
// EXTERNAL MODULE: ./src/domain/errors.ts
var domain_errors = __webpack_require__(10241);
// EXTERNAL MODULE: ./src/lib/json.ts
var json = __webpack_require__(18453);
// EXTERNAL MODULE: ./src/lib/limit.ts
var limit = __webpack_require__(67280);
// EXTERNAL MODULE: ./src/lib/nearest.ts
var nearest = __webpack_require__(72269);
// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(79112);
// EXTERNAL MODULE: ./src/stages/collect/diff.ts + 10 modules
var diff = __webpack_require__(27507);
// EXTERNAL MODULE: ./src/stages/collect/packed-hunk.ts
var packed_hunk = __webpack_require__(93829);
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
var panel = __webpack_require__(82410);
// EXTERNAL MODULE: ./src/stages/panel/answer.ts
var answer = __webpack_require__(94234);
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
var io = __webpack_require__(56183);
;// CONCATENATED MODULE: ./src/shells/cli-tools.ts










const DOCUMENT_LIMITS = { maxDepth: 64, maxBytes: 256 * 1024 * 1024 };
async function runValidate(line, args) {
    const [name, file, ...rest] = args.positionals;
    if (name === undefined || file === undefined || (rest.length > 0 && name !== 'rules')) {
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
    if (name === 'rules')
        return validateRules(line, [file, ...rest]);
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
    const { parseConfigFile } = await __webpack_require__.e(/* import() */ 4228).then(__webpack_require__.bind(__webpack_require__, 44228));
    const read = await parseConfigFile(await (0,io/* readInput */.R5)(line, file), file);
    if (!read.ok)
        return fail(line, read.problems.join('\n'));
    await (0,io/* writeAll */.f4)(line.stdout, `${(0,lib_text/* printable */.g$)(file)}: valid config\n`);
    return 0;
}
async function validateRules(line, names) {
    const { HOW_WRITTEN, parseRuleFiles } = await Promise.all(/* import() */[__webpack_require__.e(524), __webpack_require__.e(1979)]).then(__webpack_require__.bind(__webpack_require__, 70524));
    const given = await (0,limit/* mapLimited */.bB)(names, 1, async (name) => ({ name, bytes: await (0,io/* readInput */.R5)(line, name) }));
    const { files, problems } = await parseRuleFiles(given);
    const empty = files
        .filter(({ rules }) => rules.length === 0)
        .map(({ name }) => `${name}: holds no rules: ${HOW_WRITTEN}`);
    if (problems.length + empty.length > 0)
        return fail(line, [...problems, ...empty].join('\n'));
    for (const { name, rules } of files) {
        const ids = rules.map(shownRule).join(', ');
        const count = rules.length === 1 ? '1 rule' : `${rules.length} rules`;
        await (0,io/* writeAll */.f4)(line.stdout, `${(0,lib_text/* printable */.g$)(`${name}: valid rules (${count}: ${ids})`)}\n`);
    }
    return 0;
}
function shownRule({ id, expires }) {
    const today = new Date().toISOString().slice(0, 10);
    return expires !== null && expires < today ? `${id}, which expired on ${expires}` : id;
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


/***/ })

};
