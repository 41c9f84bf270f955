export const id = 196;
export const ids = [196];
export const modules = {

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
