export const id = 4471;
export const ids = [4471,9312,9622];
export const modules = {

/***/ 69298:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ changeCode),
/* harmony export */   u: () => (/* binding */ isFull)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41796);

function changeCode(change) {
    const files = filesOf(change);
    const sides = new Map();
    const sidesOf = (path, side) => {
        const key = `${side} ${path}`;
        const known = sides.get(key);
        if (known !== undefined)
            return known;
        const read = (files.byPath.get(path) ?? []).flatMap((file) => hunkSides(file, side));
        sides.set(key, read);
        return read;
    };
    const fileOf = (path) => files.byPath.get(path)?.[0] ?? files.byOldPath.get(path) ?? null;
    const halves = new Map();
    const halvesOf = (path, side) => {
        const file = fileOf(path);
        const key = `${side} ${file?.path}`;
        const known = halves.get(key);
        if (known !== undefined || file === null)
            return known;
        const names = file.oldPath === null ? [file.path] : [file.path, file.oldPath];
        const read = halvesIn(sidesOf(file.path, side), names);
        halves.set(key, read);
        return read;
    };
    return {
        fileOf,
        markAt: (path, side, line) => markIn(sidesOf(path, side), line),
        windowAt: (path, side, line) => windowIn(sidesOf(path, side), line),
        twins: ({ path, side, window }) => (window === '' ? [] : twinsIn(sidesOf(path, side), window)),
        bearing: ({ path, side, half }) => halvesOf(path, side)?.get(half) ?? [],
        holds: ({ path, side, line, startLine }) => sidesOf(path, side).some((hunk) => shows(hunk, startLine ?? line) && shows(hunk, line)) &&
            (startLine === null || (startLine >= 1 && startLine < line)),
    };
}
function filesOf(change) {
    const byPath = new Map();
    const byOldPath = new Map();
    for (const file of change.files) {
        const files = byPath.get(file.path) ?? [];
        byPath.set(file.path, [...files, file]);
        if (file.status === 'renamed' && file.oldPath !== null)
            byOldPath.set(file.oldPath, file);
    }
    return { byPath, byOldPath };
}
function hunkSides(file, side) {
    if (file.diff === null || file.diff.binary || file.diff.submodule)
        return [];
    return file.diff.hunks.flatMap((hunk) => {
        const numbered = hunk.lines.flatMap((line) => {
            const number = numberOn(line, side);
            return number === null ? [] : [{ number, text: line.text, mark: line.mark }];
        });
        const [first] = numbered;
        if (first === undefined)
            return [];
        const texts = numbered.map(({ text }) => text);
        return [{ first: first.number, texts, marks: numbered.map(({ mark }) => mark) }];
    });
}
function numberOn(line, side) {
    return side === 'LEFT' ? line.oldLine : line.newLine;
}
function shows(hunk, line) {
    return Number.isSafeInteger(line) && line >= hunk.first && line < hunk.first + hunk.texts.length;
}
function markIn(hunks, line) {
    const hunk = hunks.find((candidate) => shows(candidate, line));
    return hunk?.marks[line - hunk.first] ?? null;
}
function windowIn(hunks, line) {
    const hunk = hunks.find((candidate) => shows(candidate, line));
    return hunk === undefined ? '' : (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .codeWindow */ .qe)(from(hunk.texts, line - hunk.first));
}
function twinsIn(hunks, window) {
    return hunks.flatMap(({ first, texts }) => texts.flatMap((_, at) => ((0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .codeWindow */ .qe)(from(texts, at)) === window ? [first + at] : [])));
}
const LINES_BEHIND = 40;
function halvesIn(hunks, names) {
    const lines = new Map();
    for (const { first, texts } of hunks) {
        for (const at of texts.keys()) {
            for (const half of windowsFrom(texts, at).flatMap((window) => names.map((name) => (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .codeHalf */ .$7)(name, window)))) {
                lines.set(half, [...(lines.get(half) ?? []), first + at]);
            }
        }
    }
    return lines;
}
function windowsFrom(texts, at) {
    const windows = new Set([(0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .codeWindow */ .qe)(from(texts, at))]);
    for (let end = at + 1; end < Math.min(texts.length, at + LINES_BEHIND); end++) {
        const window = (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .codeWindow */ .qe)(texts.slice(at, end));
        windows.add(window);
        if (isFull(window))
            break;
    }
    windows.delete('');
    return [...windows];
}
function isFull(window) {
    return (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .codeWindow */ .qe)([window, 'x']) === window;
}
function* from(texts, start) {
    for (let at = start; at < texts.length; at++)
        yield texts[at] ?? '';
}


/***/ }),

/***/ 41796:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ codeHalf),
/* harmony export */   El: () => (/* binding */ codeHalfOf),
/* harmony export */   Q8: () => (/* binding */ kindHalf),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   pz: () => (/* binding */ kindHalfOf),
/* harmony export */   qe: () => (/* binding */ codeWindow)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

const VERSION = 'v1';
const WINDOW = 100;
const HALF = 8;
function codeWindow(lines) {
    let window = '';
    for (const line of lines) {
        window += line.replace(/\s+/g, '');
        if (window.length >= WINDOW)
            break;
    }
    return window.slice(0, WINDOW);
}
function codeHalf(path, window) {
    return half(['code', path, window]);
}
function kindHalf({ key, window, ordinal }) {
    return half(['kind', key, window, ordinal]);
}
function fingerprint(identity) {
    return codeHalf(identity.path, identity.window) + kindHalf(identity);
}
function codeHalfOf(print) {
    return print.slice(0, HALF);
}
function kindHalfOf(print) {
    return print.slice(HALF);
}
function half(parts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([VERSION, ...parts]))
        .digest('hex')
        .slice(0, HALF);
}


/***/ }),

/***/ 71240:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ou: () => (/* binding */ windowOf),
/* harmony export */   QN: () => (/* binding */ withFingerprints),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   TS: () => (/* binding */ checkedAnchor),
/* harmony export */   _V: () => (/* binding */ kindKey)
/* harmony export */ });
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79112);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41796);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61245);



function withFingerprints(findings, code) {
    const counts = new Map();
    return [...findings].sort(comparePlaces).map((finding) => {
        const window = windowOf(finding, code);
        const key = kindKey(finding);
        const bucket = JSON.stringify([finding.path, window, key]);
        const ordinal = counts.get(bucket) ?? 0;
        counts.set(bucket, ordinal + 1);
        return { ...finding, fingerprint: (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)({ path: finding.path, window, key, ordinal }) };
    });
}
function comparePlaces(a, b) {
    return ((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.path, b.path) ||
        a.line - b.line ||
        (0,_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .compareSeverity */ .zK)(a.severity, b.severity) ||
        (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.issue, b.issue) ||
        (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.id, b.id));
}
function kindKey({ ruleId, category, evidence, }) {
    return ruleId ?? evidence.find(({ rule }) => rule !== null)?.rule ?? category ?? '';
}
function windowOf({ anchor }, code) {
    return anchor === null ? '' : code.windowAt(anchor.path, anchor.side, firstLine(anchor));
}
function firstLine(anchor) {
    return anchor.startLine ?? anchor.line;
}
function checkedAnchor(anchor, code) {
    if (anchor === null || code.holds(anchor))
        return anchor;
    const single = { ...anchor, line: firstLine(anchor), startLine: null };
    return code.holds(single) ? single : null;
}


/***/ }),

/***/ 84471:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportFiles: () => (/* binding */ reportFiles)
});

// EXTERNAL MODULE: ./src/domain/panel.ts
var panel = __webpack_require__(82410);
// EXTERNAL MODULE: ./src/stages/report/json.ts
var report_json = __webpack_require__(49622);
// EXTERNAL MODULE: ./src/domain/about.ts + 1 modules
var about = __webpack_require__(97231);
;// CONCATENATED MODULE: ./src/stages/report/recording.ts

function recordingOf(outcome, settings) {
    const { change, plan, gates, slots, triage } = outcome;
    const sent = new Set(plan.calls.flatMap((call) => call.files.map(({ path }) => path)));
    const reasons = new Map([...plan.skipped, ...plan.uncovered].map(({ path, reason }) => [path, reason]));
    return {
        version: 1,
        tool: about/* ABOUT */.O,
        runId: outcome.runId,
        startedAt: outcome.startedAt,
        finishedAt: outcome.finishedAt,
        change: {
            identity: change.identity,
            files: change.files.map((file) => recordFile(sent.has(file.path) ? file : withoutText(file, reasons.get(file.path)))),
            gaps: change.gaps,
        },
        settings,
        seats: plan.plannedSeats.map(({ slot, binding }) => ({ slot, binding })),
        secrets: gates.secrets,
        ...(outcome.configuration === null ? {} : { config: outcome.configuration.config }),
        found: { checks: gates.raw.checks, markers: gates.raw.markers },
        ...(gates.raw.imported.length === 0 ? {} : { imported: gates.raw.imported }),
        ...criteriaOf(plan.criteria),
        turns: [
            ...slots.flatMap((slot) => slot.calls.flatMap((call) => recordTurns(slot, call.turns))),
            ...(triage?.consultations ?? []).flatMap((consulted) => recordTurns(consulted, consulted.turns)),
        ],
    };
}
function criteriaOf({ rules, left }) {
    if (rules.length === 0 && left.length === 0)
        return {};
    return { criteria: { rules: rules.map(recordRule), left } };
}
function recordRule(rule) {
    const { id, severity, category, title, text, paths, languages, violates, meets, expires, source } = rule;
    return { id, severity, category, title, text, paths, languages, violates, meets, expires, source };
}
function withoutText(file, reason) {
    if (file.diff === null || file.diff.hunks.length === 0)
        return { ...file, context: [] };
    return { ...file, diff: null, missing: file.missing ?? reason ?? 'it was not sent', context: [] };
}
function recordFile(file) {
    const { path, oldPath, status, oldMode, newMode, additions, deletions, attributes, missing, content } = file;
    const { vendored, generated, noDiff } = attributes;
    return {
        path,
        oldPath,
        status,
        oldMode,
        newMode,
        additions,
        deletions,
        attributes: { generated, vendored, noDiff },
        diff: file.diff === null ? null : recordDiff(file.diff),
        missing,
        content: { binary: content.binary, minified: content.minified, generatedMark: content.generatedMark },
        context: file.context.map(recordLine),
    };
}
function recordDiff(diff) {
    const { oldPath, newPath, status, oldMode, newMode, binary, submodule, truncated, additions, deletions, bytes, } = diff;
    const hunks = diff.hunks.map(({ oldStart, oldLines, newStart, newLines, section, lines }) => ({
        oldStart,
        oldLines,
        newStart,
        newLines,
        section,
        lines: lines.map(recordLine),
    }));
    return {
        oldPath,
        newPath,
        status,
        oldMode,
        newMode,
        binary,
        submodule,
        truncated,
        additions,
        deletions,
        hunks,
        bytes,
    };
}
function recordLine({ mark, oldLine, newLine, text }) {
    return [mark, oldLine, newLine, text];
}
function recordTurns({ slot }, turns) {
    return turns.map((turn) => recordTurn(slot, turn));
}
function recordTurn(slot, turn) {
    const { label, digest, binding, answer, error, attempts, durationMs } = turn;
    return {
        label,
        digest,
        slot,
        binding,
        answer: answer === null
            ? null
            : {
                text: answer,
                stop: turn.stop ?? 'other',
                rawStop: turn.rawStop ?? '',
                usage: turn.usage,
                servedModel: turn.servedModel,
                notes: turn.notes,
            },
        error,
        attempts,
        durationMs,
    };
}

// EXTERNAL MODULE: ./src/stages/report/review-document.ts
var review_document = __webpack_require__(69312);
;// CONCATENATED MODULE: ./src/stages/report/risk-document.ts
function riskDocument({ change, risk: files, startedAt, }) {
    const { base, head, number } = change.identity;
    return {
        schemaVersion: '1.0.0',
        task: { id: number === null ? null : `#${number}`, base: base.ref, head: head.ref, ts: startedAt },
        totals: {
            files: files.length,
            loc_added: files.reduce((sum, { added }) => sum + added, 0),
            loc_removed: files.reduce((sum, { removed }) => sum + removed, 0),
            max_score: files.reduce((highest, { score }) => Math.max(highest, score), 0),
        },
        files: files.map(fileRow),
    };
}
function fileRow({ path, score, added, removed, signals }) {
    return { path, score, loc_added: added, loc_removed: removed, signals };
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./src/domain/change-code.ts
var change_code = __webpack_require__(69298);
// EXTERNAL MODULE: ./src/domain/named-findings.ts
var named_findings = __webpack_require__(71240);
// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(79112);
// EXTERNAL MODULE: ./src/stages/report/groups.ts
var report_groups = __webpack_require__(41288);
// EXTERNAL MODULE: ./src/domain/criteria.ts
var criteria = __webpack_require__(83543);
// EXTERNAL MODULE: ./src/domain/finding.ts
var finding = __webpack_require__(35457);
;// CONCATENATED MODULE: ./src/stages/report/sarif-rules.ts


const ASK = 'The message of each result says what is wrong and how to mend it.';
function ruleWords(id, tools) {
    const name = nameOf(id);
    if (id.startsWith('gate/')) {
        const gate = id.slice('gate/'.length);
        return {
            name,
            short: `The gate ${gate}`,
            full: null,
            help: `A check without a model. ${ASK} Where people may, a comment on the line or the line above silences it: quorate-ignore ${id} until YYYY-MM-DD: reason`,
        };
    }
    const [tool] = tools;
    if (tool !== undefined) {
        return { name, short: `The rule ${id} of ${tool}`, full: null, help: `${tool} found it. ${ASK}` };
    }
    const isCategory = id === 'review' || finding/* CATEGORIES */.R.some((category) => category === id);
    const short = isCategory ? `Review: ${id}` : `The rule ${id}`;
    return { name, short, full: null, help: `Reviewers found it. ${ASK}` };
}
function givenRuleWords({ id, title, text, source }) {
    const origin = source === criteria/* SHIPPED_SOURCE */.A$ ? 'A rule of Quorate' : `A rule of ${source}`;
    return { name: nameOf(id), short: title, full: text, help: `${origin}. ${ASK}` };
}
function nameOf(id) {
    const words = id.match(/[\p{L}\p{N}]+/gu) ?? ['Rule'];
    return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('');
}

;// CONCATENATED MODULE: ./src/stages/report/sarif.ts







const LEVELS = { blocking: 'error', important: 'warning', suggestion: 'note' };
const NO_RULE = 'review';
const DIGITS = 7;
const FINGERPRINT = 'quorate/v1';
function sarifLog(outcome) {
    const { verdict } = outcome;
    const code = (0,change_code/* changeCode */.U)(outcome.change);
    const results = (0,named_findings/* withFingerprints */.QN)(resultsOf(outcome, code), code);
    const inOrder = results.sort((a, b) => (0,lib_text/* compareText */.n6)(a.id, b.id));
    const rules = rulesOf(inOrder);
    const given = new Map(outcome.plan.criteria.rules.map((rule) => [rule.id, rule]));
    const places = new Map(rules.map(([id], index) => [id, index]));
    return {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: about/* ABOUT */.O.name,
                        version: about/* ABOUT */.O.version,
                        rules: rules.map(([id, own]) => writeRule(id, own, given.get(id))),
                    },
                },
                invocations: [{ executionSuccessful: verdict.conclusion !== 'incomplete' }],
                columnKind: 'utf16CodeUnits',
                results: inOrder.map((result) => writeResult(result, places)),
            },
        ],
    };
}
function resultsOf({ triage, gates }, code) {
    const groups = triage === null ? [] : (0,report_groups/* groupsOf */.c)(triage);
    const accepted = groups.filter(({ cluster }) => cluster.decision.bucket === 'accepted').map(fromGroup);
    const imported = importedOf(gates.imported);
    const said = gates.critic.findings.map((finding) => fromCritic(finding, imported, null));
    const silenced = gates.suppressed.map(({ finding, path, line }) => fromCritic(finding, imported, `${path}:${line}`));
    return [accepted, said, silenced].flatMap((results, kind) => results.map((result, index) => ({
        ...result,
        id: `${kind}/${String(index).padStart(DIGITS, '0')}`,
        anchor: result.anchor === null ? null : (0,named_findings/* checkedAnchor */.TS)(result.anchor, code),
    })));
}
function fromGroup({ cluster, finding }) {
    const { severity, bucket } = cluster.decision;
    return {
        id: cluster.id,
        severity,
        path: finding.file,
        line: finding.line,
        anchor: finding.anchor,
        issue: finding.issue,
        fix: cluster.fix,
        category: finding.category,
        ruleId: finding.ruleId,
        evidence: [],
        region: regionOf(finding),
        properties: { bucket, slots: cluster.slots, families: cluster.families },
        silencedAt: null,
    };
}
function regionOf({ line, anchor }) {
    if (line < 1 || anchor?.side === 'LEFT')
        return null;
    if (anchor === null || anchor.startLine === null)
        return { startLine: line };
    return { startLine: anchor.startLine, endLine: anchor.line };
}
function importedOf(runs) {
    return new Map(runs.flatMap(({ tool, findings }) => findings.map((finding) => [keyOf({ ...finding, file: finding.path }), { tool, finding }])));
}
function keyOf({ file, line, rule, issue, }) {
    return JSON.stringify([file, line ?? null, rule ?? null, issue]);
}
function fromCritic(finding, imported, silencedAt) {
    const { severity, file: path, line = 0, rule = null, issue, fix = null } = finding;
    const known = imported.get(keyOf(finding));
    const endLine = known?.finding.endLine;
    return {
        id: '',
        ...{ severity, path, line, issue, fix },
        anchor: { path, side: 'RIGHT', line, startLine: null },
        category: null,
        ruleId: rule,
        evidence: [],
        region: line === 0 ? null : { startLine: line, ...(endLine === undefined ? {} : { endLine }) },
        properties: known === undefined ? {} : { tool: known.tool },
        silencedAt,
    };
}
function ruleIdOf({ ruleId, category }) {
    return ruleId ?? category ?? NO_RULE;
}
function rulesOf(results) {
    const found = new Map();
    for (const result of results) {
        const own = found.get(ruleIdOf(result));
        if (own === undefined)
            found.set(ruleIdOf(result), [result]);
        else
            own.push(result);
    }
    return [...found].sort(([a], [b]) => (0,lib_text/* compareText */.n6)(a, b));
}
function writeRule(id, own, given) {
    const tools = [...new Set(own.flatMap(({ properties }) => properties.tool ?? []))];
    const rule = tools.length === 0 ? given : undefined;
    const words = rule === undefined ? ruleWords(id, tools.map(String)) : givenRuleWords(rule);
    const level = rule === undefined ? gravestLevel(own) : LEVELS[rule.severity];
    return {
        id,
        name: words.name,
        shortDescription: { text: words.short },
        ...(words.full === null ? {} : { fullDescription: { text: words.full } }),
        help: { text: words.help },
        defaultConfiguration: { level },
    };
}
function gravestLevel(own) {
    return ['error', 'warning', 'note'].find((word) => own.some(({ severity }) => LEVELS[severity] === word));
}
function writeResult(result, places) {
    const { severity, issue, fix, path, region, silencedAt } = result;
    const ruleId = ruleIdOf(result);
    const physicalLocation = {
        artifactLocation: { uri: pathUri(path) },
        ...(region === null ? {} : { region }),
    };
    return {
        ruleId,
        ruleIndex: places.get(ruleId),
        level: LEVELS[severity],
        message: { text: fix === null ? issue : `${issue}\n\n${fix}` },
        locations: [{ physicalLocation }],
        partialFingerprints: { [FINGERPRINT]: result.fingerprint },
        ...(silencedAt === null ? {} : { suppressions: [suppressionAt(silencedAt)] }),
        properties: { severity, ...(fix === null ? {} : { fix }), ...result.properties },
    };
}
function suppressionAt(place) {
    return { kind: 'inSource', status: 'accepted', justification: `A comment at ${place} silences it.` };
}
function pathUri(path) {
    const wellFormed = external_node_buffer_.Buffer.from(path, 'utf8').toString('utf8');
    return wellFormed.split('/').map(encodeURIComponent).join('/');
}

// EXTERNAL MODULE: ./src/domain/code-seats.ts
var code_seats = __webpack_require__(27344);
// EXTERNAL MODULE: ./src/domain/severity.ts
var severity = __webpack_require__(61245);
// EXTERNAL MODULE: ./src/domain/slot.ts
var slot = __webpack_require__(52334);
// EXTERNAL MODULE: ./src/stages/report/figures.ts
var figures = __webpack_require__(58907);
// EXTERNAL MODULE: ./src/stages/report/rules-only.ts
var rules_only = __webpack_require__(63652);
;// CONCATENATED MODULE: ./src/stages/report/state.ts






const REMOTE_TYPES = {
    github: 'github',
    'bitbucket-cloud': 'bitbucket',
    'bitbucket-dc': 'bitbucket',
    local: null,
};
const DECISIONS = { pass: 'accept', block: 'fix', incomplete: 'escalate' };
const REVIEW_PHASE = '4';
const CHECK_PHASE = '5';
const REPORT_PHASE = '7';
const ALL_PHASES = ['0', '1', '2', '3', '4', '5', '6', '7'];
function agentState(outcome, prVersion = null) {
    const { change, verdict, startedAt, finishedAt } = outcome;
    const { identity } = change;
    const remoteType = REMOTE_TYPES[identity.forge];
    return {
        schemaVersion: '2.1.0',
        taskId: identity.number === null ? branchSlug(identity) : `#${identity.number}`,
        shortId: identity.number ?? 1,
        project: identity.repository,
        branch: identity.head.ref,
        baseBranch: identity.base.ref,
        ...(remoteType === null ? {} : { remoteType }),
        currentPhase: 7,
        status: verdict.conclusion === 'incomplete' ? 'failed' : 'complete',
        startedAt,
        finishedAt,
        identity: authorOf(identity),
        phases: phasesOf(outcome),
        reviewIterations: iterationsOf(outcome),
        ...(identity.number === null ? {} : { pr: pullRequestOf(identity.number, prVersion) }),
        commit: { sha: identity.head.sha },
    };
}
function pullRequestOf(number, version) {
    return version === null ? { number } : { number, version };
}
function branchSlug({ head }) {
    const slug = head.ref
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
    return slug === '' ? head.sha.slice(0, 12) : slug;
}
function authorOf({ author }) {
    const email = `${author?.id ?? 0}@noreply.invalid`;
    return author === null ? { name: 'unknown', email } : { name: author.login, email, username: author.login };
}
function phasesOf(outcome) {
    const { startedAt, finishedAt, slots, gates, verdict } = outcome;
    const times = { startedAt, finishedAt };
    const complete = slots.filter(({ status }) => (0,panel/* isComplete */.A)(status)).length;
    const code = (0,rules_only/* rulesOnly */.m)(outcome);
    const judged = code === null ? [] : [code.words];
    const filled = {
        [REVIEW_PHASE]: {
            ...times,
            status: reviewStatus(outcome),
            ...(slots.length === 0 ? {} : { model: slots.map(({ binding }) => (0,slot/* bindingText */.zt)(binding)).join(', ') }),
            notes: [`${complete} of ${(0,figures/* counted */.hS)(slots.length, 'reviewer')} answered in full`, ...judged].join('; '),
        },
        [CHECK_PHASE]: {
            ...times,
            status: gates.statuses.some(({ status }) => status === 'fail') ? 'failed' : 'done',
            notes: gates.statuses.map(({ name, status }) => `${name} ${status}`).join(', '),
        },
        [REPORT_PHASE]: { ...times, status: 'done', notes: [verdict.conclusion, ...verdict.reasons].join('; ') },
    };
    return Object.fromEntries(ALL_PHASES.map((phase) => [phase, filled[phase] ?? { status: 'skipped' }]));
}
function reviewStatus({ slots, coverage }) {
    if (!coverage.complete)
        return 'failed';
    return slots.length === 0 ? 'skipped' : 'done';
}
function iterationsOf({ triage, slots, verdict, }) {
    if (verdict.conclusion === 'skipped')
        return [];
    const accepted = triage?.document.accepted ?? [];
    const counts = Object.fromEntries(severity/* SEVERITIES */.oC.map((severity) => [
        severity,
        accepted.filter((finding) => finding.severity === severity).length,
    ]));
    const decision = DECISIONS[verdict.conclusion];
    const isJudged = decision !== 'accept' || !(0,code_seats/* isRulesOnly */.kY)(slots);
    return [{ iteration: 1, ...counts, decision: isJudged ? decision : 'escalate' }];
}

;// CONCATENATED MODULE: ./src/stages/report/files.ts







function reportFiles(outcome, { settings, prVersion = null }) {
    const json = (name, value) => ({ name, content: (0,report_json.readableJson)(value) });
    return [
        ...(outcome.triage === null ? [] : [json('triage.json', outcome.triage.document)]),
        ...outcome.slots
            .filter(hasAnswered)
            .map((slot) => json(`reviewers/${slot.slot}.json`, reviewerOutput(slot))),
        json('risk.json', riskDocument(outcome)),
        json('critic.json', outcome.gates.critic),
        json('state.json', agentState(outcome, prVersion)),
        json('review.json', (0,review_document.reviewDocument)(outcome)),
        json('findings.sarif', sarifLog(outcome)),
        json('recording.json', recordingOf(outcome, settings)),
    ];
}
function hasAnswered({ calls }) {
    return calls.some(({ status }) => (0,panel/* isComplete */.A)(status) || status === 'partial');
}
function reviewerOutput({ status, findings, conformance }) {
    const isClean = findings.every(({ severity }) => severity !== 'blocking');
    return {
        findings: findings.map(contractFinding),
        approved: (0,panel/* isComplete */.A)(status) && isClean,
        ...(conformance.length === 0 ? {} : { conformance: conformance.map(contractRow) }),
    };
}
function contractRow({ ruleId, status, criteriaSource, evidence }) {
    return { ruleId, status, criteriaSource, ...(evidence ? { evidence } : {}) };
}
function contractFinding(finding) {
    const { severity, file, line, issue, fix, ruleId, criteriaSource } = finding;
    return {
        severity,
        file,
        line,
        issue,
        ...(fix ? { fix } : {}),
        ...(ruleId ? { ruleId } : {}),
        ...(criteriaSource ? { criteriaSource } : {}),
    };
}


/***/ }),

/***/ 41288:
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

/***/ 49622:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readableJson: () => (/* binding */ readableJson)
/* harmony export */ });
function readableJson(value) {
    return `${write(value, '')}\n`;
}
function write(value, indent) {
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value) ?? 'null';
    const inner = `${indent}  `;
    if (Array.isArray(value)) {
        if (value.every(isPlain))
            return JSON.stringify(value);
        return enclose('[]', value.map((item) => write(item, inner)), indent);
    }
    const members = Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([key, member]) => `${JSON.stringify(key)}: ${write(member, inner)}`);
    return members.length === 0 ? '{}' : enclose('{}', members, indent);
}
function isPlain(value) {
    return typeof value !== 'object' || value === null;
}
function enclose(brackets, items, indent) {
    const separator = `,\n${indent}  `;
    return `${brackets[0]}\n${indent}  ${items.join(separator)}\n${indent}${brackets[1]}`;
}


/***/ }),

/***/ 69312:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reviewDocument: () => (/* binding */ reviewDocument)
/* harmony export */ });
/* harmony import */ var _domain_about_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97231);
/* harmony import */ var _domain_slot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52334);
/* harmony import */ var _domain_usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94227);



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
        scopeGate: plan.scopeGate,
        conformance: conformanceReport(outcome.conformance),
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
function conformanceReport({ rules, left }) {
    return {
        rules: rules.map(({ rule, status, rows, gap }) => {
            const { id, source, severity, title } = rule;
            return { id, source, severity, title, status, rows, gap };
        }),
        left,
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

/***/ 63652:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ rulesOnly)
/* harmony export */ });
/* harmony import */ var _domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27344);

const WORDS = 'rules only: one deterministic reviewer, no model has judged this change';
const NO_RULE_WORDS = 'rules only, and none applies: the gates alone looked at this change, no model judged it';
const REMEDY = 'Models review once the run has a key for one, such as anthropic-api-key or openai-api-key.';
function rulesOnly({ slots, conformance }) {
    if (!(0,_domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__/* .isRulesOnly */ .kY)(slots))
        return null;
    return { words: conformance.rules.length === 0 ? NO_RULE_WORDS : WORDS, remedy: REMEDY };
}


/***/ })

};
