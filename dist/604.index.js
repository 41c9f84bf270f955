export const id = 604;
export const ids = [604,196];
export const modules = {

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
function withRecordedTimes(outcome, recording) {
    const times = new Map(recording.turns.map(({ label, durationMs }) => [label, durationMs]));
    const slots = outcome.slots.map((slot) => ({
        ...slot,
        calls: slot.calls.map((call) => ({
            ...call,
            turns: call.turns.map((turn) => ({ ...turn, durationMs: times.get(turn.label) ?? turn.durationMs })),
        })),
    }));
    return { ...outcome, startedAt: recording.startedAt, finishedAt: recording.finishedAt, slots };
}

// EXTERNAL MODULE: ./src/lib/json.ts
var json = __webpack_require__(8453);
// EXTERNAL MODULE: ./src/review.ts + 29 modules
var review = __webpack_require__(5546);
// EXTERNAL MODULE: ./src/stages/report/terminal.ts + 5 modules
var terminal = __webpack_require__(196);
// EXTERNAL MODULE: ./src/shells/cli-tools.ts + 3 modules
var cli_tools = __webpack_require__(5366);
// EXTERNAL MODULE: ./src/shells/compose.ts + 9 modules
var compose = __webpack_require__(1668);
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
// EXTERNAL MODULE: ./src/shells/settings.ts + 1 modules
var settings = __webpack_require__(9823);
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
    const { default: shipped } = await __webpack_require__.e(/* import() */ 73).then(__webpack_require__.t.bind(__webpack_require__, 5073, 19));
    await replay(line, args, await readRecording('the shipped example', shipped));
    return 0;
}
async function replay(line, args, recording) {
    const rules = (0,settings/* readRules */.Kc)({ ...recording.settings, ...args.flags });
    if (rules.rules === null)
        throw new errors/* ConfigError */.xL(rules.problems);
    const directory = args.flags['report-dir'];
    const folder = directory === undefined ? null : (0,report_folder/* reportFolder */.t)(directory);
    const host = { ...(0,terminal_host/* terminalHost */.P0)(line.stderr, folder, []), progress: () => undefined };
    const { unused, ...ports } = (0,compose/* composeReplay */.Ce)(recording);
    const input = {
        ...ports,
        subject: { change: changeOf(recording), secrets: recording.secrets },
        rules: rules.rules,
        settings: recording.settings,
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
// EXTERNAL MODULE: ./src/stages/panel/answer.ts + 11 modules
var answer = __webpack_require__(3939);
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

/***/ 196:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderTerminal: () => (/* binding */ renderTerminal)
});

// EXTERNAL MODULE: ./src/domain/panel.ts
var panel = __webpack_require__(2410);
// EXTERNAL MODULE: ./src/domain/severity.ts
var severity = __webpack_require__(1245);
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
function table(canvas, columns, rows) {
    const widths = columns.map(({ title }, index) => Math.max((0,lib_text/* displayWidth */.F1)(title), ...rows.map((row) => (0,lib_text/* displayWidth */.F1)(row[index]?.text ?? ''))));
    const line = (cells) => cells
        .map(({ text, tone }, index) => {
        const fill = columns[index]?.right ? lib_text/* padStart */.CF : lib_text/* padEnd */.f;
        return fill(text, widths[index] ?? 0).replace(text, (found) => painted(canvas, tone, found));
    })
        .join('  ')
        .trimEnd();
    return [line(columns.map(({ title }) => ({ text: title, tone: 'dim' }))), ...rows.map(line)];
}
function folded(items, most, write) {
    const shown = items.slice(0, most).flatMap(write);
    const more = items.length - most;
    return more <= 0 ? shown : [...shown, `  … ${more} more in review.json`];
}

// EXTERNAL MODULE: ./src/stages/report/figures.ts
var figures = __webpack_require__(8907);
;// CONCATENATED MODULE: ./src/stages/report/terminal-coverage.ts


const MOST_LISTED = 8;
const READ_COLUMNS = 4;
const GAP_COLUMNS = 2;
function notReviewedSection(canvas, { plan, gates, change }) {
    const uncovered = new Set(plan.uncovered.map(({ path }) => path));
    const unsent = [...plan.uncovered, ...gates.unscannable.filter(({ path }) => !uncovered.has(path))];
    const lines = [
        ...reasonList(canvas, 'Left out by rule', plan.skipped),
        ...reasonList(canvas, 'For review, but not given to the panel', unsent),
        ...gapList(canvas, change.gaps),
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
function coverageSection(canvas, { coverage, slots, plan }) {
    const unsent = new Set(plan.uncovered.map(({ path }) => path));
    const files = coverage.files.filter(({ path, covered }) => !covered && !unsent.has(path));
    if (files.length === 0)
        return [];
    const seats = slots.map(({ slot }) => slot);
    const seatColumns = seats.map((slot) => Math.max(READ_COLUMNS, slot.length) + GAP_COLUMNS);
    const pathColumns = canvas.width - GAP_COLUMNS - seatColumns.reduce((sum, columns) => sum + columns, 0);
    const rows = files
        .slice(0, MOST_LISTED)
        .map((file) => [
        { text: `  ${fitPath(file.path, pathColumns)}` },
        ...seats.map((slot) => file.slots.includes(slot) ? { text: 'read' } : { text: 'no', tone: 'yellow' }),
    ]);
    const columns = [{ title: '  file' }, ...seats.map((slot) => ({ title: slot }))];
    const title = `Read by fewer than ${coverage.quorum} of ${(0,figures/* counted */.hS)(coverage.seats, 'reviewer')} (${files.length})`;
    const more = folded(files, MOST_LISTED, () => []);
    return [...paragraph(canvas, title, { tone: 'bold' }), ...table(canvas, columns, rows), ...more];
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
function findingSections(canvas, { triage, coverage }) {
    if (triage === null)
        return [];
    const groups = (0,report_groups/* groupsOf */.c)(triage);
    const ofBucket = (bucket) => groups.filter(({ cluster }) => cluster.decision.bucket === bucket);
    return [
        acceptedSection(canvas, ofBucket('accepted'), coverage.seats),
        disagreementSection(canvas, triage),
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
function disagreementSection(canvas, { document }) {
    const disagreements = document.consensus?.disagreements ?? [];
    if (disagreements.length === 0)
        return [];
    return [
        heading(canvas, `Disagreements (${disagreements.length})`),
        ...folded(disagreements, MOST_SET_ASIDE, ({ file, line, issue, note }) => [
            ...paragraph(canvas, line === undefined || line === 0 ? file : `${file}:${line}`, {
                indent: 2,
                tone: 'bold',
            }),
            ...paragraph(canvas, issue, { indent: 4 }),
            ...paragraph(canvas, note, { indent: 4, tone: 'dim' }),
        ]),
    ];
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
function gateSection(canvas, { critic, statuses }) {
    const states = statuses.map(({ name, status }) => `${name} ${STATUS_WORDS[status]}`);
    return [
        heading(canvas, 'Gates'),
        ...parts(canvas, states, { indent: 2, tone: 'dim' }),
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

// EXTERNAL MODULE: ./src/domain/slot.ts
var slot = __webpack_require__(2334);
// EXTERNAL MODULE: ./src/domain/usage.ts
var usage = __webpack_require__(4227);
;// CONCATENATED MODULE: ./src/stages/report/terminal-panel.ts





const NOTE = { indent: 4, tone: 'dim' };
const COLUMNS = [
    { title: '  slot', rank: 1, cell: ({ name }) => ({ text: `  ${name}` }) },
    { title: 'status', rank: 1, cell: ({ status }) => status },
    {
        title: 'findings',
        rank: 3,
        right: true,
        cell: ({ findings }) => ({ text: String(findings) }),
        words: ({ findings }) => (0,figures/* counted */.hS)(findings, 'finding'),
    },
    tokenColumn('in', 2, ({ input }) => input),
    tokenColumn('cached', 3, ({ cacheRead }) => cacheRead),
    tokenColumn('out', 2, ({ output }) => output),
    { title: 'cost', rank: 1, right: true, cell: ({ cost }) => ({ text: cost }) },
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
function panelSection(canvas, { slots, plan }) {
    const decisions = plan.decisions.flatMap((text) => paragraph(canvas, text, { label: '  - ', tone: 'dim' }));
    if (slots.length === 0)
        return decisions.length === 0 ? [] : [heading(canvas, 'Panel'), ...decisions];
    const seats = slots.map(figuresOf);
    const rows = [...seats, total(slots)];
    const columns = fittingColumns(canvas, rows);
    const [titles = '', ...lines] = panelTable(canvas, columns, rows);
    const besides = (figures) => COLUMNS.filter((column) => !columns.includes(column)).flatMap(({ words }) => words?.(figures) || []);
    return [
        heading(canvas, 'Panel'),
        titles,
        ...rows.flatMap((figures, index) => {
            const slot = slots[index];
            const notes = slot === undefined ? parts(canvas, besides(figures), NOTE) : notesOf(canvas, slot, besides(figures));
            return [lines[index] ?? '', ...notes];
        }),
        ...decisions,
    ];
}
function fittingColumns(canvas, rows) {
    const plain = { ...canvas, paint: (_tone, text) => text };
    const choices = [3, 2, 1].map((most) => COLUMNS.filter(({ rank }) => rank <= most));
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
        status: { text: status, tone: (0,panel/* isComplete */.A)(status) ? 'green' : 'yellow' },
        findings: findings.length,
        usage,
        cost: (0,figures/* usdText */.Yn)(costUsd),
        time: (0,figures/* durationText */.S5)(timeOf(result)),
    };
}
function timeOf({ calls }) {
    return calls.flatMap(({ turns }) => turns).reduce((sum, { durationMs }) => sum + durationMs, 0);
}
function total(slots) {
    return {
        name: 'total',
        status: { text: '' },
        findings: slots.reduce((sum, { findings }) => sum + findings.length, 0),
        usage: slots.map(({ usage }) => usage).reduce(usage/* addUsage */.vk, usage/* NO_USAGE */.yJ),
        cost: (0,figures/* totalUsdText */.C6)(slots.map(({ costUsd }) => costUsd)),
        time: '',
    };
}
function notesOf(canvas, { binding, reason, dropped }, besides) {
    const causes = [...new Set(dropped.map((item) => item.reason))].join('; ');
    const lost = `${(0,figures/* counted */.hS)(dropped.length, 'part')} of its answers could not be kept: ${causes}`;
    return [
        ...parts(canvas, [(0,slot/* bindingText */.zt)(binding), ...besides], NOTE),
        ...(reason === null ? [] : paragraph(canvas, reason, { ...NOTE, tone: 'yellow' })),
        ...(dropped.length === 0 ? [] : paragraph(canvas, lost, NOTE)),
    ];
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
    const gates = gateSection(canvas, outcome.gates);
    const gatesFound = outcome.gates.critic.findings.length > 0;
    const sections = [
        headline(canvas, outcome),
        ...(gatesFound ? [gates] : []),
        ...findingSections(canvas, outcome),
        notReviewedSection(canvas, outcome),
        coverageSection(canvas, outcome),
        ...(gatesFound ? [] : [gates]),
        panelSection(canvas, outcome),
    ];
    const text = sections
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join('\n'))
        .join('\n\n');
    return `${(0,lib_text/* breakCommands */.ix)(text)}\n`;
}
function headline(canvas, outcome) {
    const { conclusion, reasons, exitCode } = outcome.verdict;
    const isNeutral = conclusion === 'incomplete' && exitCode === 0;
    return [
        canvas.paint(terminal_TONES[conclusion], conclusion.toUpperCase()),
        ...parts(canvas, terminal_figuresOf(outcome), { indent: 2 }),
        ...paragraph(canvas, terminal_placeOf(outcome.change.identity), { indent: 2, tone: 'dim' }),
        ...[...reasons, ...(isNeutral ? [NEUTRAL] : [])].flatMap((reason) => paragraph(canvas, reason, { label: '  - ' })),
    ];
}
function terminal_figuresOf({ slots, plan, coverage, triage }) {
    if (coverage.files.length === 0)
        return [];
    const complete = slots.filter(({ status }) => (0,panel/* isComplete */.A)(status)).length;
    const read = coverage.files.filter(({ covered }) => covered).length;
    return [
        `${complete} of ${(0,figures/* counted */.hS)(plan.plannedSeats.length, 'reviewer')}`,
        `${read} of ${(0,figures/* counted */.hS)(coverage.files.length, 'file')} read`,
        ...(triage === null ? [] : [acceptedText(triage)]),
        ...(slots.length === 0 ? [] : [(0,figures/* totalUsdText */.C6)(slots.map(({ costUsd }) => costUsd))]),
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


/***/ })

};
