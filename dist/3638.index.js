export const id = 3638;
export const ids = [3638];
export const modules = {

/***/ 3638:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runValidatePanel: () => (/* binding */ runValidatePanel)
});

// EXTERNAL MODULE: ./src/domain/credentials.ts
var credentials = __webpack_require__(9658);
// EXTERNAL MODULE: ./src/domain/errors.ts
var errors = __webpack_require__(241);
// EXTERNAL MODULE: ./src/domain/rungs.ts
var rungs = __webpack_require__(2175);
// EXTERNAL MODULE: ./src/lib/redact.ts
var lib_redact = __webpack_require__(310);
// EXTERNAL MODULE: ./src/stages/plan/estimate.ts
var estimate = __webpack_require__(1161);
// EXTERNAL MODULE: ./src/stages/plan/manifest.ts
var manifest = __webpack_require__(7942);
// EXTERNAL MODULE: ./src/stages/plan/plan.ts + 5 modules
var plan = __webpack_require__(6393);
;// CONCATENATED MODULE: ./src/stages/plan/sample.ts



const FILE_BYTES = 4_096;
const LINE_BYTES = 64;
const UNKNOWN = { base: null, head: null };
function planSample(bytes, panel) {
    return (0,plan/* planReview */.K)({
        ...panel,
        change: sampleChange(bytes),
        wording: { language: 'en', suggestions: false },
        unscannable: [],
    });
}
function largestCallTokens({ calls }, facts) {
    const bytes = calls.map(({ files }) => files.reduce((sum, file) => sum + file.bytes, manifest/* MAX_MANIFEST_BYTES */.Z));
    return estimate/* PROMPT_TOKENS */.c0 + Math.ceil(Math.max(0, ...bytes) / facts.bytesPerToken);
}
function sampleChange(bytes) {
    const sizes = Array.from({ length: Math.ceil(bytes / FILE_BYTES) }, (_, at) => Math.min(FILE_BYTES, bytes - at * FILE_BYTES));
    return {
        identity: {
            forge: 'local',
            repository: 'sample',
            number: null,
            base: { ref: 'base', sha: '' },
            head: { ref: 'head', sha: '' },
            mergeBase: '',
            author: null,
            title: null,
            body: null,
        },
        files: sizes.map((size, at) => sampleFile(`src/sample-${at}.ts`, Math.ceil(size / LINE_BYTES))),
        gaps: [],
    };
}
function sampleFile(path, count) {
    const lines = Array.from({ length: count }, (_, at) => {
        return { mark: '+', oldLine: null, newLine: at + 1, text: 'x'.repeat(LINE_BYTES - 1) };
    });
    const listed = { path, oldPath: null, status: 'added', oldMode: null, newMode: '100644' };
    const counts = { additions: count, deletions: 0 };
    const hunk = { oldStart: 0, oldLines: 0, newStart: 1, newLines: count, section: '', lines };
    return {
        ...listed,
        ...counts,
        attributes: { generated: null, vendored: null, noDiff: null },
        diff: {
            ...listed,
            ...counts,
            newPath: path,
            binary: false,
            submodule: false,
            truncated: false,
            hunks: [hunk],
            bytes: count * LINE_BYTES,
        },
        missing: null,
        content: { binary: UNKNOWN, minified: UNKNOWN, generatedMark: UNKNOWN },
        context: [],
    };
}

// EXTERNAL MODULE: ./src/shells/compose.ts + 29 modules
var compose = __webpack_require__(5456);
// EXTERNAL MODULE: ./src/shells/io.ts
var io = __webpack_require__(6183);
// EXTERNAL MODULE: ./src/domain/slot.ts
var slot = __webpack_require__(2334);
// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(9112);
// EXTERNAL MODULE: ./src/stages/report/figures.ts
var figures = __webpack_require__(8907);
// EXTERNAL MODULE: ./src/stages/panel/fault.ts
var fault = __webpack_require__(9066);
// EXTERNAL MODULE: ./src/stages/panel/rungs.ts
var panel_rungs = __webpack_require__(1705);
;// CONCATENATED MODULE: ./src/shells/seat-check.ts




function checkSeat(known) {
    const { seat, lookup } = known;
    const told = lookup.kind === 'found' ? notesOf(lookup.info, known) : [];
    const notes = [...told, ...insteadNotes(known)];
    return { ...known, family: (0,slot/* familyOf */.Ap)(seat.binding), notes, trouble: troubleOf(known) };
}
function leftOutOf(plan, { slot }) {
    if (plan.seats.some((seat) => seat.slot === slot))
        return null;
    const named = plan.decisions.find((decision) => new RegExp(`\\b${slot}\\b`).test(decision));
    return named ?? plan.decisions.at(-1) ?? 'no plan has room for it';
}
function wouldFall(lookup) {
    if (lookup.kind === 'failed')
        return (0,panel_rungs/* causeOf */.rl)(lookup) !== null;
    return lookup.kind === 'found' && lookup.info.retired === true;
}
function insteadNotes({ seat, instead }) {
    if (instead === null)
        return [];
    return [`${seat.binding.model} cannot be expected to answer: ${instead.model} would be asked instead`];
}
function troubleOf(known) {
    const { load } = known;
    const own = known.instead === null ? ownTrouble(known) : null;
    if (own !== null || load.leftOut === null)
        return own;
    return { message: `even a change of 1 KB leaves it out (${load.leftOut})`, status: null };
}
function ownTrouble({ seat, load, lookup }) {
    if (lookup.kind === 'failed') {
        const { status } = (0,fault/* faultOf */.K)(new errors/* ModelError */.me(lookup.message, lookup.fault), null);
        return { message: lookup.message, status };
    }
    const message = lookup.kind === 'found' ? refusalOf(lookup.info, seat, load) : null;
    return message === null ? null : { message, status: 'unavailable' };
}
function refusalOf(info, { binding }, load) {
    if (info.retired === true)
        return `${(0,slot/* bindingText */.zt)(binding)} is retired: calls that name it fail, take another model`;
    const { callTokens, outputTokens } = load;
    const both = callTokens + outputTokens;
    if (info.maxInputTokens !== null && info.maxInputTokens < callTokens) {
        return `the model takes ${tokens(info.maxInputTokens)} tokens, a call may hold ${tokens(callTokens)}: take a larger model`;
    }
    if (info.windowTokens !== null && info.windowTokens < both) {
        return `its window is ${tokens(info.windowTokens)} tokens, a call with its answer may take ${tokens(both)}: start the server with a larger one, or lower the effort`;
    }
    if (info.maxOutputTokens !== null && info.maxOutputTokens < outputTokens) {
        return `the model answers with at most ${tokens(info.maxOutputTokens)} tokens, ${tokens(outputTokens)} would be asked for: lower the effort`;
    }
    return null;
}
function notesOf(info, { seat, facts }) {
    const { effort } = seat.binding;
    const notes = [];
    if (effort !== null && info.efforts !== null && !info.efforts.includes(effort)) {
        notes.push(`it does not take effort ${effort}: it would be asked without one`);
    }
    if (info.structuredOutput === false) {
        notes.push('it holds no answer to a schema: the schema would be described in the prompt');
    }
    const limit = info.maxInputTokens ?? info.windowTokens;
    if (limit !== null && limit < facts.maxInputTokens) {
        notes.push(`it takes less than is known of it here (${tokens(facts.maxInputTokens)} tokens)`);
    }
    return notes;
}
function tokens(count) {
    return count.toLocaleString('en');
}

;// CONCATENATED MODULE: ./src/shells/panel-check-text.ts




function isReady({ seats }) {
    return seats.every(({ trouble }) => trouble === null);
}
const LABEL_COLUMNS = 11;
const INDENT = '  ';
const MAX_WORD_COLUMNS = 60;
function panelCheckText(check, { width, redact }) {
    const block = (title, rows) => [
        ...(0,lib_text/* wrap */.LV)((0,lib_text/* printable */.g$)(redact(title)), width),
        ...rows.flatMap(([label, text]) => hang(label, (0,lib_text/* printable */.g$)(redact(text)), width)),
        '',
    ];
    const lines = [
        ...check.seats.flatMap((seat) => block(seatTitle(seat), seatRows(seat))),
        ...block('panel', panelRows(check)),
        ...verdictLines(check).flatMap((line) => (0,lib_text/* wrap */.LV)((0,lib_text/* printable */.g$)(redact(line)), width)),
    ];
    return `${(0,lib_text/* logSafe */.sN)(lines.join('\n'))}\n`;
}
function hang(label, text, width) {
    const [first = '', ...others] = (0,lib_text/* wrap */.LV)(text.replaceAll('\n', ' '), width - LABEL_COLUMNS - INDENT.length);
    const rest = others.map((line) => INDENT + ' '.repeat(LABEL_COLUMNS) + line);
    return [INDENT + (0,lib_text/* padEnd */.f)(label, LABEL_COLUMNS) + first, ...rest];
}
function seatTitle({ seat }) {
    return `${seat.slot}  ${(0,slot/* bindingText */.zt)(seat.binding)}`;
}
function seatRows(check) {
    const { seat, family, facts, load, lookup, notes, trouble } = check;
    return [
        ['address', `${seat.endpoint.baseUrl}, ${keyText(seat.endpoint)}`],
        ['server', lookup.kind === 'found' ? infoText(lookup.info, seat.binding.model) : lookupText(lookup)],
        [
            'used',
            `calls of up to ${tokens(load.callTokens)} tokens, answers of up to ${tokens(load.outputTokens)}`,
        ],
        ['price', priceText(facts.price)],
        ['family', family],
        ...notes.map((note) => ['note', note]),
        ['expected', trouble === null ? answerText(check) : endText(trouble)],
    ];
}
function keyText({ apiKey, aws }) {
    if (aws !== undefined)
        return 'signed with AWS keys';
    return apiKey === null ? 'no key set' : 'key set';
}
function lookupText(lookup) {
    return lookup.kind === 'unchecked' ? `not checked: ${lookup.reason}` : lookup.message;
}
function infoText(info, model) {
    const said = [
        info.id === model ? 'it knows the model' : `it knows the model as ${word(info.id)}`,
        info.retired === true ? 'retired' : null,
        info.retiresOn === null ? null : `ends on ${info.retiresOn}`,
        info.maxInputTokens === null ? null : `takes ${tokens(info.maxInputTokens)} tokens`,
        info.windowTokens === null ? null : `window of ${tokens(info.windowTokens)} tokens`,
        info.maxOutputTokens === null ? null : `answers with up to ${tokens(info.maxOutputTokens)}`,
        info.structuredOutput === null ? null : `${info.structuredOutput ? '' : 'no '}structured output`,
        info.efforts === null ? null : effortsText(info.efforts),
    ];
    return said.filter((part) => part !== null).join('; ');
}
function effortsText(efforts) {
    return efforts.length === 0 ? 'no efforts' : `efforts ${word(efforts.join(', '))}`;
}
function word(text) {
    const shown = (0,lib_text/* printable */.g$)(text);
    return (0,lib_text/* displayWidth */.F1)(shown) > MAX_WORD_COLUMNS ? (0,lib_text/* truncate */.xv)(shown, MAX_WORD_COLUMNS) : shown;
}
function priceText(price) {
    if (price === null)
        return 'price unknown: set prices';
    return `${(0,figures/* usdText */.Yn)(price.input)} in, ${(0,figures/* usdText */.Yn)(price.output)} out for a million tokens`;
}
function answerText({ instead }) {
    return instead === null ? 'an answer' : `an answer of ${instead.model}`;
}
function endText({ status }) {
    return status === null ? 'not asked' : `ends as ${status}`;
}
function panelRows(check) {
    const { seats, quorum, decisions, agent } = check;
    const slots = seats.map(({ seat }) => seat.slot).join(', ');
    return [
        ['seats', `${slots}; quorum ${quorum} of ${seats.length}`],
        ...decisions.map((decision) => ['decided', decision]),
        ['families', familiesText(seats)],
        ['triage', agent === null ? 'no agent: the table alone decides' : `${agent} runs the agent`],
        ['cost', costText(check)],
        ...check.sample.decisions.map((decision) => ['', decision]),
    ];
}
const INDEPENDENT_FAMILIES = 2;
function familiesText(seats) {
    const families = [...new Set(seats.map(({ family }) => family))];
    const named = families.map((family) => {
        const members = seats.filter((seat) => seat.family === family).map(({ seat }) => seat.slot);
        return `${family} (${members.join(', ')})`;
    });
    const agreement = families.length >= INDEPENDENT_FAMILIES
        ? 'agreement can be unanimous'
        : 'agreement stays unverified, since one family is one opinion';
    return `${named.join(', ')}: ${agreement}`;
}
function costText({ sample }) {
    const parts = sample.estimates.map(({ slot, costUsd }) => `${slot} ${(0,figures/* usdText */.Yn)(costUsd)}`);
    if (parts.length === 0)
        return '100 KB of change: no seat would read it';
    const total = (0,figures/* totalUsdText */.C6)(sample.estimates);
    return `100 KB of change: at most ${total} (${parts.join(', ')}) in ${(0,figures/* counted */.hS)(sample.calls.length, 'call')} a seat; what triage asks comes on top`;
}
function verdictLines(check) {
    const failing = check.seats.flatMap(({ seat, trouble }) => (trouble === null ? [] : [{ seat, trouble }]));
    if (failing.length === 0)
        return [readyText(check.seats)];
    const lines = failing.map(({ seat, trouble }) => `${seat.slot}: ${sentence(trouble.message)} ${outcome(trouble)}`);
    return [...lines, remainderText(check, failing.length), 'not ready'];
}
function sentence(text) {
    return /[.?!]$/.test(text) ? text : `${text}.`;
}
function outcome(trouble) {
    return trouble.status === null
        ? 'This seat would not be asked.'
        : `This seat would end as ${trouble.status}.`;
}
function readyText(seats) {
    const unchecked = seats.filter(({ lookup }) => lookup.kind === 'unchecked').map(({ seat }) => seat.slot);
    const models = unchecked.length === 1 ? 'model' : 'models';
    const untold = unchecked.length === 0 ? [] : [`nobody told of the ${models} of ${unchecked.join(', ')}`];
    const others = seats.flatMap(({ seat, instead }) => instead === null ? [] : [`${instead.model} would sit in ${seat.slot}`]);
    return ['ready', ...untold, ...others].join('; ');
}
function remainderText({ seats, quorum, agent }, failing) {
    const left = seats.filter(({ trouble }) => trouble === null);
    const reading = `${left.length} of ${seats.length} would read: quorum ${quorum}`;
    if (left.length < quorum)
        return `${reading} is not met, and a run would be incomplete`;
    const chief = left.some(({ seat }) => seat.slot === agent) ? null : left[0];
    const moved = agent === null || chief === undefined || chief === null
        ? ''
        : `; ${chief.seat.slot} would run the triage agent`;
    const families = new Set(left.map(({ family }) => family)).size;
    const alone = failing > 0 && families < INDEPENDENT_FAMILIES ? '; agreement would stay unverified' : '';
    return `${reading} is met${moved}${alone}`;
}

// EXTERNAL MODULE: ./src/shells/setting-values.ts
var setting_values = __webpack_require__(3730);
// EXTERNAL MODULE: ./src/shells/settings.ts + 6 modules
var settings = __webpack_require__(3583);
// EXTERNAL MODULE: ./src/shells/terminal-host.ts
var terminal_host = __webpack_require__(8570);
;// CONCATENATED MODULE: ./src/shells/cli-panel.ts












const KIB = 1024;
const COST_BYTES = 100 * KIB;
const TINY_BYTES = KIB;
const LARGE_BYTES = 400 * KIB;
async function runValidatePanel(line, args) {
    if (args.positionals.length > 0) {
        throw new errors/* ConfigError */.xL([
            `validate panel takes no ${JSON.stringify(args.positionals[0])}: give the panel as options or in the environment`,
        ]);
    }
    const raw = { ...(0,setting_values/* fromEnvironment */.AU)(line.environment, 'command'), ...args.flags };
    const problems = [];
    const config = (0,settings/* readConfig */.Xg)((0,setting_values/* fillValues */.wE)(raw, problems), { surface: 'command', problems, keyless: null });
    const tls = (0,credentials/* tlsProblem */.h)(line.environment);
    if (tls !== null)
        problems.push(tls);
    if (problems.length > 0)
        throw new errors/* ConfigError */.xL(problems);
    const secrets = (0,setting_values/* secretValues */.VX)(raw);
    (0,setting_values/* warnOfSecretFlags */.Lk)((0,terminal_host/* terminalHost */.P0)(line.stderr, null, secrets), 'command', args);
    const redact = (0,lib_redact/* createRedactor */.l)(secrets);
    const check = await checkPanel(config, redact, line.signal);
    await (0,io/* writeAll */.f4)(line.stdout, panelCheckText(check, { width: (0,io/* widthOf */.qz)(line.stdout), redact }));
    return isReady(check) ? 0 : 1;
}
async function checkPanel(config, redact, signal) {
    const { facts, lookUp } = (0,compose/* composePanelCheck */.FC)(config, redact);
    const seats = config.panel.map(({ slot, binding }) => ({ slot, binding }));
    const { quorum, maxCostUsd } = config;
    const sample = planSample(COST_BYTES, { seats, facts, quorum, maxCostUsd });
    const ladders = config.fallback ? (0,rungs/* laddersOf */.Z)(seats, (binding) => mayCost(facts(binding), maxCostUsd)) : null;
    const lookups = await Promise.all(config.panel.map((seat) => lookUpDown(seat, ladders?.get(seat.slot)?.rungs ?? [], (at) => lookUp(at, signal))));
    const loadOf = loadsOf(config, facts);
    return {
        seats: lookups.map(({ seat, lookup, instead }) => checkSeat({ seat, facts: facts(seat.binding), load: loadOf(seat), lookup, instead })),
        decisions: config.decisions,
        quorum: sample.quorum,
        agent: config.triage.agent,
        sample,
    };
}
function mayCost({ price }, maxCostUsd) {
    return maxCostUsd === null || price !== null;
}
async function lookUpDown(seat, rungs, lookUp) {
    const lookup = await lookUp(seat);
    let last = lookup;
    for (const binding of rungs) {
        if (!wouldFall(last))
            break;
        last = await lookUp({ ...seat, binding });
        if (last.kind === 'found' && !wouldFall(last))
            return { seat, lookup, instead: binding };
    }
    return { seat, lookup, instead: null };
}
function loadsOf(config, facts) {
    const seats = config.panel.map(({ slot, binding }) => ({ slot, binding }));
    const { quorum, maxCostUsd } = config;
    const large = planSample(LARGE_BYTES, { seats, facts, quorum, maxCostUsd: null });
    const tiny = planSample(TINY_BYTES, { seats, facts, quorum, maxCostUsd });
    return (seat) => {
        const known = facts(seat.binding);
        return {
            callTokens: largestCallTokens(large, known),
            outputTokens: Math.min(large.maxOutputTokens, known.maxOutputTokens),
            leftOut: leftOutOf(tiny, seat),
        };
    };
}


/***/ })

};
