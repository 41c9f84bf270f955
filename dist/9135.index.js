export const id = 9135;
export const ids = [9135];
export const modules = {

/***/ 21956:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ citedTitle)
/* harmony export */ });
function citedTitle({ conformance }, { ruleId, criteriaSource }) {
    const cited = conformance.rules.find(({ id, source }) => id === ruleId && source === criteriaSource);
    return cited?.title ?? null;
}


/***/ }),

/***/ 60950:
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

/***/ 75427:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ cutWords)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79112);

function cutWords(text, columns) {
    const line = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text, columns);
    if (line === (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text, columns * 2))
        return line;
    const border = line.lastIndexOf(' ');
    return border < line.length / 2 ? line : `${line.slice(0, border)} …`;
}


/***/ }),

/***/ 25171:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LR: () => (/* binding */ coverageTable),
/* harmony export */   _J: () => (/* binding */ MISSED_WORDS),
/* harmony export */   ab: () => (/* binding */ toldSeats),
/* harmony export */   tJ: () => (/* binding */ missedText)
/* harmony export */ });
/* harmony import */ var _domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27344);

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
    const seats = (0,_domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__/* .countingSeats */ .w4)(slots).map(({ slot }) => slot);
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

/***/ 58031:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ routingLine),
/* harmony export */   MM: () => (/* binding */ importedText),
/* harmony export */   NJ: () => (/* binding */ rulesChangedText),
/* harmony export */   S8: () => (/* binding */ addedMarkers),
/* harmony export */   U7: () => (/* binding */ markerText),
/* harmony export */   dx: () => (/* binding */ silencedText),
/* harmony export */   jX: () => (/* binding */ decisionTexts),
/* harmony export */   uk: () => (/* binding */ toldGates),
/* harmony export */   yT: () => (/* binding */ exceptionCounts)
/* harmony export */ });
/* unused harmony export capTexts */
/* harmony import */ var _domain_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13252);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79112);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58907);



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
function decisionTexts({ decisions, conformance, routing, }) {
    const left = conformance.rules.length === 0 ? [] : conformance.left;
    const isOfRules = (text) => left.some(({ reason }) => text.endsWith(` not asked for: ${reason}.`));
    return [...decisions.filter((text) => !isOfRules(text)), ...capTexts(routing)];
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

/***/ 13528:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ filesPart),
/* harmony export */   n: () => (/* binding */ coverageBlocks)
/* harmony export */ });
/* harmony import */ var _lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41202);
/* harmony import */ var _coverage_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25171);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58907);
/* harmony import */ var _markdown_fit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10199);
/* harmony import */ var _markdown_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71778);





const MOST_ROWS = 25;
const FEWEST_ROWS = 5;
const RANK = 5;
function coverageBlocks(document, html, { most = MOST_ROWS, rest = 'in review.json' } = {}) {
    const { seats, rows, reasons } = (0,_coverage_table_js__WEBPACK_IMPORTED_MODULE_1__/* .coverageTable */ .LR)(document);
    if (rows.length === 0)
        return [];
    const { files } = document.coverage;
    const uncovered = rows.filter(({ covered }) => !covered).length;
    const text = (count) => {
        const more = rows.length - count;
        const head = [['file', ...seats, 'covered'], ['', ...seats, ''].map(() => '---')].map(line);
        const note = more <= 0 ? [] : [`And ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(more, 'more file')}, ${rest}.`, ''];
        return [...head, ...rows.slice(0, count).map(rowOf), '', ...note, ''].join('\n');
    };
    const section = {
        title: uncovered === 0
            ? `Coverage: all ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(files.length, 'file')} covered, ${rows.length} not read by every reviewer`
            : `Coverage: ${uncovered} of ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(files.length, 'file')} not covered`,
        entries: [
            { full: text(most), short: text(FEWEST_ROWS), count: rows.length },
            ...reasons.map((reason) => (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .row */ .nM)((0,_coverage_table_js__WEBPACK_IMPORTED_MODULE_1__/* .missedText */ .tJ)(reason, reasons), 0)),
        ],
        rank: RANK,
        rest,
    };
    return uncovered === 0 ? (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .foldedSection */ .qF)(section, html) : (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .openSection */ .k9)(section);
}
function rowOf({ path, covered, readers, cells }) {
    return line([(0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)(path), ...cells.map(wordOf), covered ? 'yes' : `**no**, read by ${readers}`]);
}
function wordOf(cell) {
    return cell.status === 'read' ? 'read' : _coverage_table_js__WEBPACK_IMPORTED_MODULE_1__/* .MISSED_WORDS */ ._J[cell.status];
}
function line(cells) {
    return `| ${cells.join(' | ')} |`;
}
function filesPart(document, list = _markdown_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .capped */ .uo) {
    const { uncovered, unscannable, skipped, gaps } = document;
    const tabled = new Set((0,_coverage_table_js__WEBPACK_IMPORTED_MODULE_1__/* .coverageTable */ .LR)(document).rows.map(({ path }) => path));
    const planned = new Set(uncovered.map(({ path }) => path));
    const unsent = [...uncovered, ...unscannable.filter(({ path }) => !planned.has(path))].filter(({ path }) => !tabled.has(path));
    const pathRow = ({ path, reason }) => (0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_4__/* .entry */ .f_)(`- ${(0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineMarkdown */ .x)(path)}: ${(0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineMarkdown */ .x)(reason)}\n`);
    const part = (title, entries) => entries.length === 0 ? [] : [(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .subtitle */ .VA)(title), ...entries];
    const counts = [
        ...(unsent.length === 0 ? [] : [`${unsent.length} not given to the panel`]),
        `${skipped.length} left out by rule`,
        ...(gaps.length === 0 ? [] : ['some missing']),
    ];
    return {
        title: `Files: ${counts.join(', ')}`,
        entries: [
            ...part('For review, but not given to the panel', list(unsent, pathRow)),
            ...part('Missing from the change', list(gaps, (gap) => (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .row */ .nM)(gap))),
            ...part('Left out by rule', list(skipped, pathRow)),
        ],
    };
}


/***/ }),

/***/ 12308:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hv: () => (/* binding */ setAsideParts),
/* harmony export */   IM: () => (/* binding */ commentedPart),
/* harmony export */   S: () => (/* binding */ setAsidePart),
/* harmony export */   TB: () => (/* binding */ acceptedPart),
/* harmony export */   hG: () => (/* binding */ listedPart)
/* harmony export */ });
/* harmony import */ var _lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41202);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79112);
/* harmony import */ var _markdown_fit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10199);
/* harmony import */ var _markdown_model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77701);
/* harmony import */ var _markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71778);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6176);
/* harmony import */ var _rule_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29538);
/* harmony import */ var _voices_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41483);








const ASIDE_COLUMNS = 400;
const SAID_TWICE = 'says the same as another finding';
const RESOLVED = 'resolved by people, still open here';
function commentedPart(places, permalink) {
    const said = places.filter(({ place }) => place !== 'summary');
    return {
        title: `In comments (${said.length})`,
        entries: said.map((item) => {
            const text = (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .findingRow */ .ex)(item, permalink, item.resolved ? [RESOLVED] : []);
            return (0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_4__/* .entry */ .f_)(text);
        }),
    };
}
function listedPart({ slots: seats }, places, permalink) {
    const listed = places.filter(({ place }) => place === 'summary');
    return {
        title: `Listed here only (${listed.length})`,
        entries: listed.map((item) => fullEntry(item, permalink, { notes: notesOf(item), seats })),
    };
}
function acceptedPart({ slots: seats }, places, permalink) {
    return {
        title: `Accepted (${places.length})`,
        entries: places.map((item) => {
            const notes = [...stateNotes(item), ...notesOf(item)];
            return fullEntry(item, permalink, { notes, seats });
        }),
    };
}
function fullEntry(item, permalink, { notes, seats }) {
    const { finding, url } = item;
    const comment = url === null ? [] : [(0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .safeLink */ .o3)('comment', url)];
    const facts = [...comment, ...[...notes, ...subjectOf(finding, seats)].map(_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineMarkdown */ .x)];
    const head = [`**${finding.severity}** ${(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .placeLink */ .aE)(finding, permalink)}`, ...facts].join(' · ');
    return {
        full: `${head}\n\n${(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .findingQuote */ .md)(finding)}\n`,
        short: (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .findingRow */ .ex)(item, permalink, notes),
        count: 1,
    };
}
function stateNotes({ place, state }) {
    if (place === 'summary')
        return [];
    const where = place === 'file' ? 'on its file' : 'on its line';
    return [state === 'kept' ? `said before, ${where}` : `said ${where}`];
}
function notesOf({ reason, resolved }) {
    return [...(reason === null ? [] : [reason]), ...(resolved ? [RESOLVED] : [])];
}
function subjectOf({ slots, ruleId, criteriaSource, category }, seats) {
    const rule = ruleId === null ? [] : [(0,_rule_words_js__WEBPACK_IMPORTED_MODULE_2__/* .citedRule */ .M7)(ruleId, criteriaSource)];
    return [(0,_voices_js__WEBPACK_IMPORTED_MODULE_3__/* .byText */ .z4)(slots, seats), ...rule, ...(category === null ? [] : [category])];
}
function setAsidePart(document) {
    const { deferred, rejected, duplicates } = (0,_markdown_model_js__WEBPACK_IMPORTED_MODULE_5__/* .sortFindings */ .Tc)(document);
    return {
        title: `Set aside: ${deferred.length} deferred, ${rejected.length} rejected, ${duplicates.length} said twice`,
        entries: [
            ...byReason('deferred', deferred),
            ...byReason('rejected', rejected),
            ...(duplicates.length === 0
                ? []
                : [(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .row */ .nM)(`${duplicates.length} rejected: ${SAID_TWICE}`, duplicates.length)]),
        ],
    };
}
function byReason(word, findings) {
    const counts = new Map();
    for (const { reason } of findings)
        counts.set(reason, (counts.get(reason) ?? 0) + 1);
    return (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .capped */ .uo)([...counts], ([reason, count]) => (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .row */ .nM)(`${count} ${word}: ${reason}`, count));
}
function setAsideParts(document, permalink) {
    const { deferred, rejected, duplicates } = (0,_markdown_model_js__WEBPACK_IMPORTED_MODULE_5__/* .sortFindings */ .Tc)(document);
    const byId = new Map(document.findings.map((finding) => [finding.id, finding]));
    const sameAs = ({ duplicateOf }) => {
        const other = byId.get(duplicateOf ?? '');
        return other === undefined ? SAID_TWICE : `says the same as ${other.slot} at ${(0,_places_js__WEBPACK_IMPORTED_MODULE_6__/* .placeText */ .Z)(pathed(other))}`;
    };
    const part = (title, findings, why) => ({
        title: `${title} (${findings.length})`,
        entries: findings.map((finding) => {
            const by = (0,_voices_js__WEBPACK_IMPORTED_MODULE_3__/* .byText */ .z4)([finding.slot], document.slots);
            return asideEntry(finding, permalink, { by, why: why(finding) });
        }),
    });
    return [
        part('Deferred', deferred, ({ reason }) => reason),
        part('Rejected', rejected, ({ reason }) => reason),
        part('Said twice', duplicates, sameAs),
    ];
}
function asideEntry(finding, permalink, { by, why }) {
    const head = `- **${finding.severity}** ${(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .placeLink */ .aE)(pathed(finding), permalink)}, ${by}`;
    const reason = `    - ${(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lineOf */ .cA)(why)}\n`;
    const short = `${head}\n${reason}`;
    return {
        full: `${head}: ${(0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineMarkdown */ .x)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(finding.issue, ASIDE_COLUMNS))}\n${reason}`,
        short,
        count: 1,
    };
}
function pathed({ file, line, anchor }) {
    return { path: file, line, anchor };
}


/***/ }),

/***/ 10199:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U8: () => (/* binding */ fitBlocks),
/* harmony export */   Zu: () => (/* binding */ fixed),
/* harmony export */   f_: () => (/* binding */ entry)
/* harmony export */ });
function entry(text, count = 1) {
    return { full: text, short: text, count };
}
function fixed(text) {
    return { open: text, entries: [], close: '', rank: 0, more: () => '' };
}
function fitBlocks(blocks, budget) {
    const shares = new Map(blocks.map((block) => [block, whole(block)]));
    let over = budget.measure(blocks.map((block) => write(block, whole(block))).join('')) - budget.most;
    for (const block of [...blocks].sort((a, b) => a.rank - b.rank)) {
        if (over <= 0)
            break;
        const share = shrink(block, over, budget.measure);
        over -= budget.measure(write(block, whole(block))) - budget.measure(write(block, share));
        shares.set(block, share);
    }
    return blocks.map((block) => write(block, shares.get(block) ?? whole(block))).join('');
}
function whole({ entries }) {
    return { shown: entries.length, full: entries.length };
}
function shrink({ entries, more }, over, measure) {
    let missing = over;
    let full = entries.length;
    while (missing > 0 && full > 0) {
        full -= 1;
        const { full: long = '', short = '' } = entries[full] ?? {};
        missing -= measure(long) - measure(short);
    }
    if (missing <= 0)
        return { shown: entries.length, full };
    missing += measure(more(countOf(entries)));
    let shown = entries.length;
    while (missing > 0 && shown > 0) {
        shown -= 1;
        missing -= measure(entries[shown]?.short ?? '');
    }
    return { shown, full };
}
function write({ open, entries, close, more }, { shown, full }) {
    const texts = entries.slice(0, shown).map((item, index) => (index < full ? item.full : item.short));
    const hidden = entries.slice(shown);
    return [open, ...texts, hidden.length === 0 ? '' : more(countOf(hidden)), close].join('');
}
function countOf(entries) {
    return entries.reduce((sum, { count }) => sum + count, 0);
}


/***/ }),

/***/ 90208:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ exceptionsPart),
/* harmony export */   kx: () => (/* binding */ rulesNote),
/* harmony export */   mG: () => (/* binding */ importedPart)
/* harmony export */ });
/* harmony import */ var _lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41202);
/* harmony import */ var _gate_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58031);
/* harmony import */ var _markdown_fit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10199);
/* harmony import */ var _markdown_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71778);




function rulesNote(document) {
    const text = (0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .rulesChangedText */ .NJ)(document, _lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS);
    return text === null ? [] : [(0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_3__/* .fixed */ .Zu)(`${text}\n\n`)];
}
function exceptionsPart(document) {
    const part = (title, rows) => rows.length === 0 ? [] : [(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .subtitle */ .VA)(title), ...rows];
    return {
        title: `Exceptions: ${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .exceptionCounts */ .yT)(document)}`,
        entries: [
            ...part('Added by this change', (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .capped */ .uo)((0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .addedMarkers */ .S8)(document), (marker) => (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .row */ .nM)((0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .markerText */ .U7)(marker)))),
            ...part('Findings that a comment silenced', (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .capped */ .uo)(document.suppressed, (silenced) => (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .row */ .nM)((0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .silencedText */ .dx)(silenced)))),
        ],
    };
}
function importedPart({ imported }) {
    const [results, taken] = [sum(imported.map((run) => run.results)), sum(imported.map((run) => run.taken))];
    return {
        title: `Results of other tools: ${taken} of ${results} on this change`,
        entries: (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .capped */ .uo)(imported, (run) => (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .row */ .nM)((0,_gate_words_js__WEBPACK_IMPORTED_MODULE_1__/* .importedText */ .MM)(run))),
    };
}
function sum(numbers) {
    return numbers.reduce((total, count) => total + count, 0);
}


/***/ }),

/***/ 18102:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AZ: () => (/* binding */ SHORT_SHA),
/* harmony export */   Iu: () => (/* binding */ capitalised),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   _g: () => (/* binding */ findingsText),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61245);
/* harmony import */ var _lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41202);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58907);
/* harmony import */ var _markdown_fit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10199);
/* harmony import */ var _markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71778);
/* harmony import */ var _read_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98852);
/* harmony import */ var _rules_only_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63652);







const NEUTRAL = 'counts as success, since on-incomplete is neutral';
const SHORT_SHA = 12;
function headline({ document, superseded }, places, level) {
    const head = shortSha(document.change.head.sha);
    const code = (0,_rules_only_js__WEBPACK_IMPORTED_MODULE_3__/* .rulesOnly */ .m)(document);
    const sentences = [readText(document), findingsText(document, places)].filter((text) => text !== '');
    return [
        ...(superseded === null ? [] : [(0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_4__/* .fixed */ .Zu)(supersededText(head, superseded))]),
        (0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_4__/* .fixed */ .Zu)(`${level} Quorate: ${document.conclusion}${code === null ? '' : ' (rules only)'}\n\n`),
        ...(code === null ? [] : [(0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_4__/* .fixed */ .Zu)(`**${capitalised(code.words)}.** ${code.remedy}\n\n`)]),
        (0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_4__/* .fixed */ .Zu)(`${sentences.join(' ')} Reviewed head: ${head}.\n\n`),
        ...reasonBlocks(document),
    ];
}
function supersededText(head, newer) {
    const upTo = newer === true ? '' : `, up to ${shortSha(newer)},`;
    return `**Superseded:** this is about the commits up to ${head}; newer ones${upTo} were not reviewed.\n\n`;
}
function shortSha(sha) {
    return (0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(sha.slice(0, SHORT_SHA));
}
function reasonBlocks({ reasons, conclusion, exitCode }) {
    const isNeutral = conclusion === 'incomplete' && exitCode === 0;
    const rows = [...reasons, ...(isNeutral ? [NEUTRAL] : [])].map((reason) => (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .row */ .nM)(reason));
    if (rows.length === 0)
        return [];
    return [
        {
            open: '',
            entries: rows,
            close: '\n',
            rank: 9,
            more: (hidden) => `- … ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(hidden, 'more reason')}, not shown here\n`,
        },
    ];
}
function capitalised(words) {
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
function readText(document) {
    const { files, quorum } = document.coverage;
    if (files.length === 0)
        return 'No file was reviewed.';
    const covered = `${(0,_read_words_js__WEBPACK_IMPORTED_MODULE_2__/* .coveredText */ .et)(document)} covered (quorum ${quorum}).`;
    const readers = (0,_rules_only_js__WEBPACK_IMPORTED_MODULE_3__/* .rulesOnly */ .m)(document) === null ? [`${(0,_read_words_js__WEBPACK_IMPORTED_MODULE_2__/* .readersText */ .yi)(document)} read every file`] : [];
    const read = [...readers, ...(0,_read_words_js__WEBPACK_IMPORTED_MODULE_2__/* .cutTexts */ .xC)(document)].join(', ');
    return read === '' ? covered : `${read}; ${covered}`;
}
function findingsText({ triage, findings }, places) {
    if (places.length === 0) {
        if (triage === null)
            return '';
        return findings.length === 0 ? 'No findings.' : 'No finding was accepted.';
    }
    const bySeverity = _domain_severity_js__WEBPACK_IMPORTED_MODULE_6__/* .SEVERITIES */ .oC.flatMap((severity) => {
        const count = places.filter(({ finding }) => finding.severity === severity).length;
        return count === 0 ? [] : [`${count} ${severity}`];
    });
    return `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(places.length, 'finding')}: ${bySeverity.join(', ')}.`;
}


/***/ }),

/***/ 77701:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ fixOf),
/* harmony export */   Tc: () => (/* binding */ sortFindings),
/* harmony export */   UH: () => (/* binding */ mergedGateFindings),
/* harmony export */   ek: () => (/* binding */ placesOf)
/* harmony export */ });
/* unused harmony export compareFindings */
/* harmony import */ var _domain_cited_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21956);
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61245);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79112);



const NO_FIX = 'Resolve: ';
function sortFindings({ findings }) {
    const sorted = { accepted: [], deferred: [], rejected: [], duplicates: [] };
    for (const finding of findings) {
        sorted[finding.duplicateOf === null ? finding.bucket : 'duplicates'].push(finding);
    }
    return sorted;
}
function placesOf(document, places) {
    const placed = new Set(places.map(({ finding }) => finding.id));
    const reason = places.length === 0 ? null : 'no comment was planned for it';
    const wanted = [
        ...acceptedOf(document),
        ...(places.length === 0 ? document.critic.findings.map(fromGate) : []),
    ];
    const missing = wanted.filter(({ id }) => !placed.has(id));
    return [
        ...places,
        ...missing.map((finding) => ({
            finding,
            place: 'summary',
            state: 'listed',
            url: null,
            resolved: false,
            reason,
        })),
    ].sort((a, b) => compareFindings(a.finding, b.finding));
}
function mergedGateFindings({ critic }, places) {
    const placed = new Set(places.map(({ finding }) => finding.id));
    return critic.findings.map(fromGate).filter(({ id }) => !placed.has(id));
}
function acceptedOf(document) {
    const clusters = new Map(document.clusters.map((cluster) => [cluster.id, cluster]));
    return sortFindings(document).accepted.map((finding) => {
        const { ruleId = null, criteriaSource = null } = finding;
        const ruleTitle = (0,_domain_cited_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .citedTitle */ ._)(document, { ruleId, criteriaSource });
        return {
            ...fromRaw(finding, clusters.get(finding.cluster)),
            ...{ ruleId, criteriaSource, ruleTitle },
        };
    });
}
function fromRaw(finding, cluster) {
    const { severity, file, line, anchor, issue, category } = finding;
    return {
        id: finding.cluster,
        fingerprint: finding.fingerprint ?? '',
        severity,
        path: file,
        line,
        anchor,
        issue,
        fix: cluster?.fix ?? finding.fix,
        category,
        slots: cluster?.slots ?? [finding.slot],
        evidence: [],
    };
}
function fromGate(finding, index) {
    return {
        id: `gate/${index}`,
        fingerprint: '',
        severity: finding.severity,
        path: finding.file,
        line: finding.line ?? 0,
        anchor: null,
        issue: finding.issue,
        fix: finding.fix ?? null,
        category: null,
        ruleId: finding.rule ?? null,
        criteriaSource: null,
        ruleTitle: null,
        slots: [],
        evidence: [],
    };
}
function compareFindings(a, b) {
    return ((0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .compareSeverity */ .zK)(a.severity, b.severity) ||
        (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.path, b.path) ||
        a.line - b.line ||
        (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.issue, b.issue) ||
        (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.id, b.id));
}
function fixOf({ fix }) {
    return fix === null || fix.startsWith(NO_FIX) ? null : fix;
}


/***/ }),

/***/ 86822:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FT: () => (/* binding */ remarksPart),
/* harmony export */   Ip: () => (/* binding */ panelPart),
/* harmony export */   oI: () => (/* binding */ gatesPart)
/* harmony export */ });
/* harmony import */ var _domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27344);
/* harmony import */ var _domain_panel_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(82410);
/* harmony import */ var _domain_usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94227);
/* harmony import */ var _lib_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41202);
/* harmony import */ var _consulted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89203);
/* harmony import */ var _coverage_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25171);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(58907);
/* harmony import */ var _gate_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58031);
/* harmony import */ var _markdown_fit_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(10199);
/* harmony import */ var _markdown_model_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(77701);
/* harmony import */ var _markdown_parts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71778);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6176);
/* harmony import */ var _rule_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29538);
/* harmony import */ var _triage_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73192);
/* harmony import */ var _voices_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41483);















const STATUS_WORDS = { pass: 'passed', fail: 'failed', skipped: 'skipped' };
const WORD_COLUMNS = ['seat', 'model', 'status'];
const RULE_COLUMNS = ['rules checked'];
const FIGURE_COLUMNS = ['findings', 'tokens in', 'cached', 'tokens out', 'cost'];
function panelPart(document) {
    const { slots, triage, agent } = document;
    const cost = (0,_figures_js__WEBPACK_IMPORTED_MODULE_10__/* .totalUsdText */ .C6)((0,_domain_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .spentBy */ .M2)(document));
    const complete = slots.filter(({ status }) => (0,_domain_panel_js__WEBPACK_IMPORTED_MODULE_11__/* .isComplete */ .A)(status)).length;
    const consensus = triage?.consensus === undefined ? '' : `, consensus ${triage.consensus.verdict}`;
    const judged = agent === null ? [] : [(0,_triage_words_js__WEBPACK_IMPORTED_MODULE_8__/* .judgedText */ .XU)(agent), ...agent.remarks];
    const told = (0,_coverage_table_js__WEBPACK_IMPORTED_MODULE_4__/* .toldSeats */ .ab)(document);
    const notes = [...slots.flatMap((seat) => seatNotes(seat, told)), ...judged, ...(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_5__/* .decisionTexts */ .jX)(document)];
    const rows = (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_6__/* .capped */ .uo)(notes, (note) => (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_6__/* .row */ .nM)(note));
    if (slots.length === 0)
        return { title: 'Panel: nobody was asked', entries: rows };
    return {
        title: `Panel: ${complete} of ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(slots.length, 'seat')} answered in full${consensus}, ${cost}`,
        entries: [(0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_12__/* .entry */ .f_)(panelTable(document), 0), ...rows],
    };
}
function panelTable(document) {
    const { slots, consultations, conformance } = document;
    const hasRules = conformance.rules.length > 0;
    const checked = (text) => (hasRules ? [text ?? ''] : []);
    const spent = (0,_domain_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .spentBy */ .M2)(document);
    const findings = slots.reduce((count, seat) => count + seat.findings, 0);
    const total = [
        'total',
        '',
        '',
        ...checked(null),
        String(findings),
        ...tokens((0,_domain_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .totalOf */ .e6)(spent).usage),
        (0,_figures_js__WEBPACK_IMPORTED_MODULE_10__/* .totalUsdText */ .C6)(spent),
    ];
    const rows = [
        ...slots.map((seat) => [
            seat.slot,
            (0,_domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__/* .isCodeSeat */ .Zc)(seat) ? _voices_js__WEBPACK_IMPORTED_MODULE_9__/* .CODE_MODEL */ .kK : seat.binding,
            seat.status,
            ...checked((0,_rule_words_js__WEBPACK_IMPORTED_MODULE_7__/* .checkedCount */ .x8)(conformance, seat.slot)),
            String(seat.findings),
            ...tokens(seat.usage),
            (0,_figures_js__WEBPACK_IMPORTED_MODULE_10__/* .usdText */ .Yn)(seat.costUsd),
        ]),
        ...(0,_consulted_js__WEBPACK_IMPORTED_MODULE_3__/* .consultedSeats */ .W)(consultations).map(({ name, status, records, spent: { usage } }) => [
            name,
            records[0]?.binding ?? '',
            status,
            ...checked(null),
            '',
            ...tokens(usage),
            (0,_figures_js__WEBPACK_IMPORTED_MODULE_10__/* .totalUsdText */ .C6)(records),
        ]),
    ];
    const figures = [...(hasRules ? RULE_COLUMNS : []), ...FIGURE_COLUMNS];
    const ruler = `|${[...WORD_COLUMNS.map(() => ' --- '), ...figures.map(() => ' ---: ')].join('|')}|`;
    const lines = [...rows, ...(rows.length === 1 ? [] : [total])].map(tableRow);
    return `${[tableRow([...WORD_COLUMNS, ...figures]), ruler, ...lines].join('\n')}\n\n`;
}
function tokens({ input, cacheRead, output }) {
    return [(0,_figures_js__WEBPACK_IMPORTED_MODULE_10__/* .tokensText */ .c$)(input), (0,_figures_js__WEBPACK_IMPORTED_MODULE_10__/* .tokensText */ .c$)(cacheRead), (0,_figures_js__WEBPACK_IMPORTED_MODULE_10__/* .tokensText */ .c$)(output)];
}
function tableRow(cells) {
    return `| ${cells.map(_lib_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .tableCell */ .xR).join(' | ')} |`;
}
function seatNotes({ slot, reason, dropped }, told) {
    const causes = [...new Set(dropped.map((item) => item.reason))].join('; ');
    return [
        ...(reason === null || told.has(slot) ? [] : [`${slot}: ${reason}`]),
        ...(dropped.length === 0
            ? []
            : [`${slot}: ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(dropped.length, 'part')} of its answers could not be kept: ${causes}`]),
    ];
}
function gatesPart(document, places) {
    const { gates } = document;
    const states = ['fail', 'pass', 'skipped'].flatMap((status) => {
        const count = gates.filter((gate) => gate.status === status).length;
        return count === 0 ? [] : [`${count} ${STATUS_WORDS[status]}`];
    });
    return {
        title: `Gates: ${states.join(', ')}`,
        entries: [
            ...(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_6__/* .capped */ .uo)(gates, ({ name, status, reason }) => (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_6__/* .row */ .nM)(`${name} ${STATUS_WORDS[status]}${reason === null ? '' : `: ${reason}`}`)),
            ...(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_6__/* .capped */ .uo)((0,_markdown_model_js__WEBPACK_IMPORTED_MODULE_13__/* .mergedGateFindings */ .UH)(document, places), (finding) => (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_6__/* .row */ .nM)(`${(0,_places_js__WEBPACK_IMPORTED_MODULE_14__/* .placeText */ .Z)(finding)}: ${(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_6__/* .firstSentence */ .qi)(finding.issue)} (said with a finding of the panel)`)),
        ],
    };
}
function remarksPart(remarks) {
    return { title: `Remarks (${remarks.length})`, entries: (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_6__/* .capped */ .uo)(remarks, (remark) => (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_6__/* .row */ .nM)(remark)) };
}


/***/ }),

/***/ 71778:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VA: () => (/* binding */ subtitle),
/* harmony export */   aE: () => (/* binding */ placeLink),
/* harmony export */   cA: () => (/* binding */ lineOf),
/* harmony export */   ex: () => (/* binding */ findingRow),
/* harmony export */   k9: () => (/* binding */ openSection),
/* harmony export */   md: () => (/* binding */ findingQuote),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   qF: () => (/* binding */ foldedSection),
/* harmony export */   qi: () => (/* binding */ firstSentence),
/* harmony export */   uo: () => (/* binding */ capped)
/* harmony export */ });
/* harmony import */ var _lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41202);
/* harmony import */ var _lib_markdown_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23522);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79112);
/* harmony import */ var _markdown_fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10199);
/* harmony import */ var _markdown_model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77701);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6176);






const LIST_COLUMNS = 120;
const PROSE_UNITS = 8_000;
const PROSE_CUT = '\n\n… cut here.';
const MOST_ROWS = 50;
function foldedSection({ title, entries, rank, rest }, html) {
    if (entries.length === 0)
        return [];
    const open = html ? `<details><summary>${title}</summary>\n\n` : `**${title}**\n\n`;
    const close = html ? '\n</details>\n\n' : '\n';
    return [{ open, entries, close, rank, more: (hidden) => moreLine(hidden, rest) }];
}
function openSection({ title, entries, rank, rest }) {
    if (entries.length === 0)
        return [];
    return [{ open: `**${title}**\n\n`, entries, close: '\n', rank, more: (hidden) => moreLine(hidden, rest) }];
}
function moreLine(hidden, rest = 'not shown here') {
    return hidden === 0 ? `- … ${rest}\n` : `- … ${hidden} more, ${rest}\n`;
}
function lineOf(text) {
    const line = (0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineMarkdown */ .x)(text);
    return line === '' ? '(empty)' : line;
}
function row(text, count = 1) {
    return (0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .entry */ .f_)(`- ${lineOf(text)}\n`, count);
}
function capped(items, write) {
    const rows = items.map(write);
    const hidden = rows.slice(MOST_ROWS).reduce((sum, { count }) => sum + count, 0);
    return hidden === 0 ? rows : [...rows.slice(0, MOST_ROWS), (0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .entry */ .f_)(moreLine(hidden), hidden)];
}
function subtitle(text) {
    return (0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .entry */ .f_)(`\n${text}:\n\n`, 0);
}
function firstSentence(text) {
    const line = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(text, LIST_COLUMNS);
    const end = line.search(/[.!?](?=\s)/);
    return end === -1 ? line : line.slice(0, end + 1);
}
function placeLink(finding, permalink) {
    const isThere = finding.line > 0 && finding.anchor?.side !== 'LEFT';
    return (0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .safeLink */ .o3)((0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .placeText */ .Z)(finding), permalink(finding.path, isThere ? finding.line : null));
}
function findingRow({ finding, url }, permalink, notes) {
    const link = url === null ? placeLink(finding, permalink) : (0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .safeLink */ .o3)((0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .placeText */ .Z)(finding), url);
    const behind = notes.length === 0 ? '' : ` (${notes.map(_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineMarkdown */ .x).join('; ')})`;
    return `- **${finding.severity}** ${link}: ${(0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineMarkdown */ .x)(firstSentence(finding.issue))}${behind}\n`;
}
function findingQuote(finding) {
    const fix = (0,_markdown_model_js__WEBPACK_IMPORTED_MODULE_5__/* .fixOf */ .BW)(finding);
    return [quoted(prose(finding.issue)), ...(fix === null ? [] : ['Fix:\n', quoted(prose(fix))])].join('\n');
}
function prose(text) {
    return (0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cutMarkdown */ .G$)((0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .proseMarkdown */ .Rw)(text), PROSE_UNITS, PROSE_CUT);
}
function quoted(markdown) {
    const parts = [];
    let fence = null;
    for (const line of markdown.trim().split('\n')) {
        const opened = fence === null ? (0,_lib_markdown_code_js__WEBPACK_IMPORTED_MODULE_1__/* .openingFence */ .sv)(line) : null;
        const code = fence !== null || opened !== null;
        const last = parts.at(-1);
        if (last === undefined || opened !== null || last.code !== code)
            parts.push({ code, lines: [line] });
        else
            last.lines.push(line);
        if (opened !== null)
            fence = opened;
        else if (fence !== null && (0,_lib_markdown_code_js__WEBPACK_IMPORTED_MODULE_1__/* .closesFence */ .Tv)(line, fence))
            fence = null;
    }
    const texts = parts.map(({ code, lines }) => (code ? lines.join('\n') : quote(lines)));
    return `${texts.filter((text) => text !== '').join('\n\n')}\n`;
}
function quote(lines) {
    const text = lines.join('\n').trim();
    return text === '' ? '' : text.replace(/^/gm, '> ').replace(/ +$/gm, '');
}


/***/ }),

/***/ 61799:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ rulesBlocks)
/* harmony export */ });
/* harmony import */ var _lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41202);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58907);
/* harmony import */ var _markdown_fit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10199);
/* harmony import */ var _markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71778);
/* harmony import */ var _rule_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29538);





const MOST_ROWS = 25;
const FEWEST_ROWS = 3;
const OPEN_ROWS = 5;
const RANK = 5;
const HEAD = '| rule | title | status | answers |\n| --- | --- | --- | --- |\n';
function rulesBlocks({ conformance }, html, rest = 'in review.json') {
    if (conformance.rules.length === 0)
        return [];
    const { single, together } = (0,_rule_words_js__WEBPACK_IMPORTED_MODULE_2__/* .toldRules */ .h$)(conformance);
    const left = (0,_rule_words_js__WEBPACK_IMPORTED_MODULE_2__/* .leftText */ .$)(conformance);
    const title = `Rules: ${(0,_rule_words_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleCounts */ .H0)(conformance)}`;
    const entries = [
        ...tableOf(single, rest),
        ...together.map((rules) => (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .row */ .nM)((0,_rule_words_js__WEBPACK_IMPORTED_MODULE_2__/* .togetherText */ .Ko)(rules), rules.length)),
        ...(left === null ? [] : [(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .row */ .nM)(left, 0)]),
    ];
    if (entries.length === 0)
        return [(0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_3__/* .fixed */ .Zu)(`**${title}**\n\n`)];
    const section = { title, entries, rank: RANK, rest };
    return single.length > OPEN_ROWS ? (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedSection */ .qF)(section, html) : (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .openSection */ .k9)(section);
}
function tableOf(told, rest) {
    if (told.length === 0)
        return [];
    const text = (count) => {
        const more = told.length - count;
        const note = more <= 0 ? '' : `\nAnd ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(more, 'more rule')}, ${rest}.\n`;
        return `${HEAD}${told.slice(0, count).map(lineOf).join('')}${note}\n`;
    };
    return [{ full: text(MOST_ROWS), short: text(FEWEST_ROWS), count: told.length }];
}
function lineOf(rule) {
    const answers = (0,_rule_words_js__WEBPACK_IMPORTED_MODULE_2__/* .answerTexts */ .lu)(rule).map(_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR).join('; ');
    return `| ${[rule.id, (0,_rule_words_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleTitle */ .zO)(rule), (0,_rule_words_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleStatus */ .Rg)(rule)].map(_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR).join(' | ')} | ${answers} |\n`;
}


/***/ }),

/***/ 17994:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ matrixPart),
/* harmony export */   Zx: () => (/* binding */ disagreementsPart),
/* harmony export */   kN: () => (/* binding */ crossCheckPart),
/* harmony export */   nv: () => (/* binding */ rebuttalPart)
/* harmony export */ });
/* harmony import */ var _lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41202);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79112);
/* harmony import */ var _markdown_fit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10199);
/* harmony import */ var _markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71778);
/* harmony import */ var _matrix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51353);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6176);
/* harmony import */ var _triage_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73192);







const MOST_ROWS = 25;
const HEAD_COLUMNS = 60;
const ISSUE_COLUMNS = 4_000;
const CELLS = {
    blocking: 'blocking',
    important: 'important',
    suggestion: 'suggestion',
    silent: '·',
    absent: '',
};
const LEGEND = 'A dot: read the file and did not raise it. Blank: did not read the file to the end.';
function matrixPart(document, permalink) {
    const { seats, rows } = (0,_matrix_js__WEBPACK_IMPORTED_MODULE_2__/* .matrixOf */ .l)(document);
    const shown = rows.slice(0, MOST_ROWS);
    const more = rows.length - shown.length;
    const legend = more === 0 ? LEGEND : `And ${more} more, in review.json. ${LEGEND}`;
    const head = [['finding', ...seats, 'decided'], ['', ...seats, ''].map(() => '---')].map(tableLine);
    const text = (write) => [...head, ...shown.map(write), '', legend, ''].join('\n');
    return {
        title: `Who raised what (${rows.length})`,
        entries: rows.length === 0
            ? []
            : [
                {
                    full: text((item) => matrixRow(item, linkCell(item, permalink))),
                    short: text((item) => matrixRow(item, (0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)((0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .placeText */ .Z)(item)))),
                    count: 0,
                },
            ],
    };
}
function linkCell(item, permalink) {
    const text = (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .placeText */ .Z)(item);
    return text.includes('|') ? (0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)(text) : (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .placeLink */ .aE)(item, permalink);
}
function matrixRow({ issue, stands, bucket }, place) {
    const head = (0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableCell */ .xR)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)(issue, HEAD_COLUMNS));
    return tableLine([`${place} ${head}`, ...stands.map((stand) => CELLS[stand]), bucket]);
}
function tableLine(cells) {
    return `| ${cells.join(' | ')} |`;
}
function disagreementsPart({ triage }) {
    const disagreements = triage?.consensus?.disagreements ?? [];
    return {
        title: `Disagreements (${disagreements.length})`,
        entries: disagreements.map(({ file, line = 0, issue, note }) => {
            const place = (0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineMarkdown */ .x)((0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .placeText */ .Z)({ path: file, line, anchor: null }));
            const write = (words) => `- ${place}: ${(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lineOf */ .cA)(words)} (${(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lineOf */ .cA)(note)})\n`;
            return { full: write((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)(issue, ISSUE_COLUMNS)), short: write((0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .firstSentence */ .qi)(issue)), count: 1 };
        }),
    };
}
function rebuttalPart(document, permalink) {
    const debates = document.rebuttal?.debates ?? [];
    const subjectOf = subjects(document, permalink);
    return {
        title: `Rebuttal (${debates.length})`,
        entries: [
            ...debates.map(({ cluster, positions, effect }) => nested(subjectOf(cluster), [...positions.map(_triage_words_js__WEBPACK_IMPORTED_MODULE_3__/* .positionText */ .J), `effect: ${effect}`])),
            ...remarkRows(document.rebuttal?.remarks),
        ],
    };
}
function crossCheckPart(document, permalink) {
    const { crossCheck } = document;
    if (crossCheck === null)
        return { title: '', entries: [] };
    const subjectOf = subjects(document, permalink);
    const differences = crossCheck.differences.map(({ cluster, agent, second, outcome }) => nested(subjectOf(cluster), [(0,_triage_words_js__WEBPACK_IMPORTED_MODULE_3__/* .rulingText */ .H8)(agent), (0,_triage_words_js__WEBPACK_IMPORTED_MODULE_3__/* .rulingText */ .H8)(second), `holds: ${outcome}`]));
    return {
        title: `Cross-check (${crossCheck.checked} checked, ${differences.length} different)`,
        entries: [(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .row */ .nM)((0,_triage_words_js__WEBPACK_IMPORTED_MODULE_3__/* .checkedText */ .N0)(crossCheck), 0), ...differences, ...remarkRows(crossCheck.remarks)],
    };
}
function remarkRows(remarks = []) {
    return (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .capped */ .uo)(remarks, (remark) => (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .row */ .nM)(remark));
}
function subjects(document, permalink) {
    const speakers = (0,_triage_words_js__WEBPACK_IMPORTED_MODULE_3__/* .speakersOf */ .oU)(document);
    return (cluster) => {
        const finding = speakers.get(cluster);
        if (finding === undefined)
            return (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lineOf */ .cA)(cluster);
        const link = (0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .placeLink */ .aE)({ ...finding, path: finding.file }, permalink);
        return `${link}: ${(0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineMarkdown */ .x)((0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .firstSentence */ .qi)(finding.issue))}`;
    };
}
function nested(head, texts) {
    const write = (text) => `    - ${(0,_markdown_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .lineOf */ .cA)(text)}\n`;
    return (0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_6__/* .entry */ .f_)(`- ${head}\n${texts.map((text) => write((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)(text, ISSUE_COLUMNS))).join('')}`);
}


/***/ }),

/***/ 51353:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ matrixOf)
/* harmony export */ });
/* harmony import */ var _domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27344);
/* harmony import */ var _domain_panel_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82410);
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61245);
/* harmony import */ var _domain_triage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60950);




const FEWEST_SEATS = 2;
const NO_MATRIX = { seats: [], rows: [] };
function matrixOf({ slots, clusters, findings, coverage }) {
    const seats = slots.map(({ slot }) => slot);
    if (seats.length < FEWEST_SEATS)
        return NO_MATRIX;
    const byId = new Map(findings.map((finding) => [finding.id, finding]));
    const code = slots.filter((seat) => (0,_domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__/* .isCodeSeat */ .Zc)(seat) && (0,_domain_panel_js__WEBPACK_IMPORTED_MODULE_2__/* .isComplete */ .A)(seat.status)).map(({ slot }) => slot);
    const readers = new Map(coverage.files.map((file) => [file.path, [...file.slots, ...code]]));
    const rows = [...clusters].sort(compareClusters).flatMap((cluster) => {
        const members = cluster.members.flatMap((id) => byId.get(id) ?? []).filter(isOfChange);
        const speaker = members.find(({ id }) => id === cluster.representative) ?? members[0];
        return speaker === undefined ? [] : [rowOf(cluster, speaker, standsOf(members, seats, readers))];
    });
    return { seats, rows };
}
function compareClusters(a, b) {
    return _domain_triage_js__WEBPACK_IMPORTED_MODULE_1__/* .BUCKETS */ .SC.indexOf(a.bucket) - _domain_triage_js__WEBPACK_IMPORTED_MODULE_1__/* .BUCKETS */ .SC.indexOf(b.bucket) || (0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_3__/* .compareSeverity */ .zK)(a.severity, b.severity);
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
            return (0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_3__/* .gravest */ .Zk)(raised);
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

/***/ 98852:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   et: () => (/* binding */ coveredText),
/* harmony export */   xC: () => (/* binding */ cutTexts),
/* harmony export */   yi: () => (/* binding */ readersText)
/* harmony export */ });
/* harmony import */ var _domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27344);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58907);


const CAUSE_WORDS = {
    cost: 'cut for cost',
    window: 'left out, too little room for a call',
};
function readersText({ coverage, slots }) {
    const whole = (0,_domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__/* .countingSeats */ .w4)(slots).filter(({ slot }) => coverage.files.every((file) => file.slots.includes(slot)));
    return `${whole.length} of ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(coverage.seats, 'reviewer')}`;
}
function coveredText({ coverage: { files } }) {
    return `${files.filter(({ covered }) => covered).length} of ${(0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(files.length, 'file')}`;
}
function cutTexts({ coverage: { cut } }) {
    return ['cost', 'window'].flatMap((cause) => {
        const count = cut.filter((seat) => seat.cause === cause).length;
        return count === 0 ? [] : [`${count} ${count === 1 ? 'was' : 'were'} ${CAUSE_WORDS[cause]}`];
    });
}


/***/ }),

/***/ 29538:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ leftText),
/* harmony export */   H0: () => (/* binding */ ruleCounts),
/* harmony export */   Ko: () => (/* binding */ togetherText),
/* harmony export */   M7: () => (/* binding */ citedRule),
/* harmony export */   PR: () => (/* binding */ namedRules),
/* harmony export */   Rg: () => (/* binding */ ruleStatus),
/* harmony export */   h$: () => (/* binding */ toldRules),
/* harmony export */   lu: () => (/* binding */ answerTexts),
/* harmony export */   x8: () => (/* binding */ checkedCount),
/* harmony export */   zO: () => (/* binding */ ruleTitle)
/* harmony export */ });
/* harmony import */ var _domain_criteria_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83543);
/* harmony import */ var _lib_cut_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75427);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79112);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58907);




const ID_COLUMNS = 80;
const TITLE_COLUMNS = 100;
const SOURCE_COLUMNS = 120;
const EVIDENCE_COLUMNS = 160;
const MOST_NAMED = 3;
const MOST_REASONS = 3;
const FEWEST_TOGETHER = 3;
const MOST_TOGETHER = 12;
const STATUS_WORDS = {
    violated: 'violated',
    met: 'met',
    'not-applicable': 'not applicable',
    'not-checked': 'not checked',
};
const COUNTED = [
    'violated',
    'met',
    'not-applicable',
    'not-checked',
];
function namedRules(ids) {
    const shown = ids.slice(0, MOST_NAMED).map((id) => (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(id, ID_COLUMNS));
    const more = ids.length - shown.length;
    return more === 0 ? shown.join(', ') : `${shown.join(', ')} and ${more} more`;
}
function citedRule(id, source) {
    const name = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(id, ID_COLUMNS);
    if (source === null)
        return name;
    if (source === _domain_criteria_js__WEBPACK_IMPORTED_MODULE_0__/* .SHIPPED_SOURCE */ .A$)
        return `rule ${name} of Quorate`;
    return `${name} (${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(source, SOURCE_COLUMNS)})`;
}
function ruleCounts({ rules }) {
    const counts = COUNTED.flatMap((status) => {
        const count = rules.filter((rule) => rule.status === status).length;
        return count === 0 ? [] : [`${count} ${STATUS_WORDS[status]}`];
    });
    return [`${rules.length} asked`, ...counts].join(', ');
}
function toldRules({ rules }) {
    const violated = rules.filter(({ status }) => status === 'violated');
    const groups = new Map();
    for (const rule of rules) {
        if (rule.status === 'violated' || rule.gap === null)
            continue;
        const key = JSON.stringify([rule.gap, answerTexts(rule)]);
        groups.set(key, [...(groups.get(key) ?? []), rule]);
    }
    const gaps = [...groups.values()];
    return {
        single: [...violated, ...gaps.filter(({ length }) => length < FEWEST_TOGETHER).flat()],
        together: gaps.filter(({ length }) => length >= FEWEST_TOGETHER),
    };
}
function togetherText(rules) {
    const [first] = rules;
    if (first === undefined)
        return '';
    const ids = rules.slice(0, MOST_TOGETHER).map(({ id }) => (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(id, ID_COLUMNS));
    const more = rules.length - ids.length;
    const named = `${ids.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
    const answers = answerTexts(first);
    const said = answers.length === 0 ? '' : ` (${answers.join('; ')})`;
    return `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(rules.length, 'rule')} ${STATUS_WORDS[first.status]}: ${named}${said}`;
}
function ruleTitle({ title, source }) {
    const text = (0,_lib_cut_words_js__WEBPACK_IMPORTED_MODULE_3__/* .cutWords */ .q)(title, TITLE_COLUMNS);
    return source === _domain_criteria_js__WEBPACK_IMPORTED_MODULE_0__/* .SHIPPED_SOURCE */ .A$ ? text : `${text} (${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(source, SOURCE_COLUMNS)})`;
}
function ruleStatus({ status, gap }) {
    return gap === null ? STATUS_WORDS[status] : `${STATUS_WORDS[status]}: ${(0,_lib_cut_words_js__WEBPACK_IMPORTED_MODULE_3__/* .cutWords */ .q)(gap, EVIDENCE_COLUMNS)}`;
}
function answerTexts({ rows }) {
    const slots = new Map();
    for (const { slot, status, evidence } of rows) {
        const why = evidence === null || evidence.trim() === '' ? '' : `: ${quoted(evidence)}`;
        const answer = `${STATUS_WORDS[status]}${why}`;
        slots.set(answer, [...(slots.get(answer) ?? []), slot]);
    }
    return [...slots].map(([answer, by]) => `${by.join(', ')} ${answer}`);
}
function quoted(evidence) {
    return `“${(0,_lib_cut_words_js__WEBPACK_IMPORTED_MODULE_3__/* .cutWords */ .q)(evidence, EVIDENCE_COLUMNS).replace(/[“”]/g, '"')}”`;
}
function checkedCount({ rules }, slot) {
    if (rules.length === 0)
        return null;
    const checked = rules.filter(({ rows }) => rows.some((row) => row.slot === slot && row.status !== 'not-checked'));
    return `${checked.length} of ${rules.length}`;
}
function leftText({ left }) {
    if (left.length === 0)
        return null;
    const byReason = new Map();
    for (const { id, reason } of left)
        byReason.set(reason, [...(byReason.get(reason) ?? []), id]);
    const shown = [...byReason].slice(0, MOST_REASONS);
    const told = shown.map(([reason, ids]) => `${namedRules(ids)} (${(0,_lib_cut_words_js__WEBPACK_IMPORTED_MODULE_3__/* .cutWords */ .q)(reason, EVIDENCE_COLUMNS)})`);
    const more = left.length - shown.reduce((sum, [, ids]) => sum + ids.length, 0);
    const rest = more === 0 ? [] : [`${more} more for other reasons`];
    return `${(0,_figures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(left.length, 'rule')} not asked: ${[...told, ...rest].join('; ')}`;
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


/***/ }),

/***/ 73192:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H8: () => (/* binding */ rulingText),
/* harmony export */   J: () => (/* binding */ positionText),
/* harmony export */   N0: () => (/* binding */ checkedText),
/* harmony export */   XU: () => (/* binding */ judgedText),
/* harmony export */   oU: () => (/* binding */ speakersOf)
/* harmony export */ });
/* harmony import */ var _domain_triage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60950);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58907);


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


/***/ }),

/***/ 41483:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fu: () => (/* binding */ voicesOf),
/* harmony export */   kK: () => (/* binding */ CODE_MODEL),
/* harmony export */   z4: () => (/* binding */ byText)
/* harmony export */ });
/* harmony import */ var _domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27344);

const CODE_WORDS = 'rules';
const CODE_MODEL = 'rules by code';
function voicesOf(raised, seats) {
    const code = (0,_domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSlots */ .J)(seats);
    return { models: raised.filter((slot) => !code.has(slot)), code: raised.some((slot) => code.has(slot)) };
}
function byText(raised, seats) {
    if (raised.length === 0)
        return 'by a gate';
    const { models, code } = voicesOf(raised, seats);
    if (models.length === 0)
        return `by ${CODE_WORDS}, no model`;
    return `by ${models.join(', ')}${code ? ` and ${CODE_WORDS}` : ''}`;
}


/***/ })

};
