export const id = 2305;
export const ids = [2305];
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

/***/ 55705:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ unpublished)
/* harmony export */ });
/* unused harmony export CONCLUSIONS */
const CONCLUSIONS = (/* unused pure expression or super */ null && (['pass', 'block', 'incomplete', 'skipped']));
function unpublished(conclusion) {
    return conclusion === 'block' ? 'block' : 'incomplete';
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

/***/ 55808:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ markerLine),
/* harmony export */   F3: () => (/* binding */ shortHead),
/* harmony export */   GQ: () => (/* binding */ MARKER_LENGTH),
/* harmony export */   Pe: () => (/* binding */ withMarker),
/* harmony export */   QV: () => (/* binding */ sameText),
/* harmony export */   t7: () => (/* binding */ readMarker),
/* harmony export */   we: () => (/* binding */ markerOf)
/* harmony export */ });
/* unused harmony export MARKER_KINDS */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

const MARKER_KINDS = ['finding', 'summary', 'review', 'verdict'];
const HEAD_DIGITS = 12;
const SUM_DIGITS = 16;
const LONGEST_RUN = 64;
const HTML_LINE = /^<!-- quorate:v1 kind=([a-z]+)(?: fp=([0-9a-f]{16}))? head=([0-9a-f]{12}) run=([A-Za-z0-9._-]{1,64}) sum=([0-9a-f]{16}) -->$/;
const LINK_LINE = /^\[quorate\]: https:\/\/quorate\.invalid\/v1#kind=([a-z]+)(?:&fp=([0-9a-f]{16}))?&head=([0-9a-f]{12})&run=([A-Za-z0-9._-]{1,64})&sum=([0-9a-f]{16})$/;
const MARKER_LENGTH = 224;
function shortHead(sha) {
    return sha.slice(0, HEAD_DIGITS);
}
function markerOf(marker) {
    const run = marker.run.replace(/[^A-Za-z0-9._-]/g, '-').slice(0, LONGEST_RUN);
    return { ...marker, head: shortHead(marker.head), run: run === '' ? '-' : run };
}
function withMarker(text, marker, scope) {
    const kept = normalised(text);
    const exact = markerOf(marker);
    return `${kept}\n\n${lineOf(exact, sumOf(kept, exact, scope, scope.form), scope.form)}`;
}
function readMarker(body, scope) {
    const lines = normalised(body).split('\n');
    const read = readLine(lines.pop() ?? '');
    if (read === null)
        return null;
    const text = normalised(lines.join('\n'));
    return read.sum === sumOf(text, read.marker, scope, read.form) ? { text, marker: read.marker } : null;
}
function markerLine(body) {
    const line = normalised(body).split('\n').pop() ?? '';
    return readLine(line) === null ? null : line;
}
function sameText(a, b) {
    return normalised(a) === normalised(b);
}
function normalised(text) {
    return text
        .replace(/\r\n?/g, '\n')
        .split('\n')
        .map((line) => line.trimEnd())
        .join('\n')
        .trimEnd();
}
function lineOf(marker, sum, form) {
    const { kind, fingerprint, head, run } = marker;
    const fields = [
        `kind=${kind}`,
        ...(fingerprint === null ? [] : [`fp=${fingerprint}`]),
        `head=${head}`,
        `run=${run}`,
        `sum=${sum}`,
    ];
    return form === 'html-comment'
        ? `<!-- quorate:v1 ${fields.join(' ')} -->`
        : `[quorate]: https://quorate.invalid/v1#${fields.join('&')}`;
}
function readLine(line) {
    const html = HTML_LINE.exec(line);
    const [, word, print, head, run, sum] = html ?? LINK_LINE.exec(line) ?? [];
    const kind = MARKER_KINDS.find((known) => known === word);
    if (kind === undefined || head === undefined || run === undefined || sum === undefined)
        return null;
    if ((kind === 'finding') !== (print !== undefined))
        return null;
    const form = html === null ? 'link-definition' : 'html-comment';
    return { marker: { kind, fingerprint: print ?? null, head, run }, sum, form };
}
function sumOf(text, marker, scope, form) {
    const { kind, fingerprint, head, run } = marker;
    const repository = scope.repository.toLowerCase();
    const version = form === 'html-comment' ? ['v1'] : ['v1', form];
    const bound = JSON.stringify([...version, repository, scope.number, kind, fingerprint, head, run, text]);
    const hash = scope.stateKey === null ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256') : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', scope.stateKey);
    return hash.update(bound).digest('hex').slice(0, SUM_DIGITS);
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

/***/ 71787:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ saidBy),
/* harmony export */   w: () => (/* binding */ toolOf)
/* harmony export */ });
function saidBy(issue, tool) {
    return `${issue} (${tool})`;
}
function toolOf(issue, tools) {
    let found = null;
    for (const tool of tools) {
        if (issue.endsWith(` (${tool})`) && tool.length > (found?.length ?? -1))
            found = tool;
    }
    return found;
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

/***/ 26600:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NK: () => (/* binding */ findingText),
/* harmony export */   aP: () => (/* binding */ reviewText),
/* harmony export */   v1: () => (/* binding */ issueOf)
/* harmony export */ });
/* harmony import */ var _domain_criteria_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83543);
/* harmony import */ var _domain_named_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71240);
/* harmony import */ var _lib_cut_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75427);
/* harmony import */ var _lib_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41202);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79112);
/* harmony import */ var _wanted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64884);






const SEVERITY_WORDS = { blocking: 'Blocking', important: 'Important', suggestion: 'Suggestion' };
const FIX_HEADING = '**Fix**';
const ALSO = '*Also found by ';
const NAMED_TOOLS = 5;
const NAMED_RULES = 3;
const UNVERIFIED = 'Suggested change, not verified:';
const CUT_NOTICE = 'Cut: the whole text is in the report of the run.';
const RULE_COLUMNS = 120;
const TOOL_COLUMNS = 60;
const SUGGESTION_LINES = 20;
function findingText(finding, inline, style) {
    const shown = (text) => (style.can.astral ? text : (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__/* .bmpOnly */ .qn)(text));
    const head = shown(headOf(finding, inline));
    const foot = shown([...alsoFound(finding), footOf(finding, style)].join('\n\n'));
    const room = style.maxLength - head.length - foot.length - 4;
    const fix = finding.fix === null ? [] : [FIX_HEADING, fixOf(finding, finding.fix, { inline, style })];
    const middle = shown([(0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .proseMarkdown */ .Rw)(finding.issue), ...fix].join('\n\n'));
    return [head, (0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cutMarkdown */ .G$)(middle, Math.max(room, CUT_NOTICE.length), CUT_NOTICE), foot].join('\n\n');
}
function issueOf(text) {
    const middle = text.split('\n\n').slice(1, -1);
    const end = middle.findIndex((part) => part === FIX_HEADING || part.startsWith(ALSO));
    return (0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)((end === -1 ? middle : middle.slice(0, end)).join('\n\n'));
}
function reviewText(comments) {
    return comments === 1
        ? 'Quorate has one remark on a line of this change.'
        : `Quorate has ${comments} remarks on lines of this change.`;
}
function headOf(finding, inline) {
    const { severity, category, ruleId, line } = finding;
    return [
        `**${SEVERITY_WORDS[severity]}**`,
        ...(category === null ? [] : [category]),
        ...(ruleId === null ? [] : [citation(finding, ruleId)]),
        ...(inline ? [] : [line === 0 ? 'the whole file' : `line ${line}, which the diff does not show`]),
    ].join(' · ');
}
function citation({ criteriaSource, ruleTitle }, ruleId) {
    const title = ruleTitle === null ? '' : `: ${(0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineMarkdown */ .x)((0,_lib_cut_words_js__WEBPACK_IMPORTED_MODULE_5__/* .cutWords */ .q)(ruleTitle, RULE_COLUMNS))}`;
    return `${ruleWords(ruleId)}${sourceWords(criteriaSource)}${title}`;
}
function sourceWords(source) {
    if (source === null)
        return '';
    return source === _domain_criteria_js__WEBPACK_IMPORTED_MODULE_0__/* .SHIPPED_SOURCE */ .A$ ? ' of Quorate' : ` (${(0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineMarkdown */ .x)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(source, RULE_COLUMNS))})`;
}
function ruleWords(rule) {
    return `${(0,_wanted_js__WEBPACK_IMPORTED_MODULE_3__/* .isOurs */ .MU)(rule) ? 'gate' : 'rule'} ${ruleName(rule)}`;
}
function ruleName(rule) {
    return (0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)((0,_wanted_js__WEBPACK_IMPORTED_MODULE_3__/* .isOurs */ .MU)(rule) ? rule.slice(rule.indexOf('/') + 1) : rule, RULE_COLUMNS));
}
function footOf({ slots, evidence }, style) {
    if (slots.length > 0)
        return `*${raisedBy(slots, style)}*`;
    const [{ tool, rule } = { tool: null, rule: null }] = evidence;
    const name = rule === null ? '' : ` ${ruleName(rule)}`;
    if ((0,_wanted_js__WEBPACK_IMPORTED_MODULE_3__/* .isOurs */ .MU)(rule))
        return `*A gate, no model:*${name}`;
    const words = tool === null ? 'another tool' : (0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineMarkdown */ .x)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(tool, TOOL_COLUMNS));
    return `*Found by ${words}:*${name}`;
}
function raisedBy(slots, { seats, code }) {
    const models = slots.filter((slot) => !code.has(slot));
    if (models.length === 0)
        return 'Rules by code, no model';
    const asked = Math.max(seats, models.length);
    const besides = models.length < slots.length ? ', and rules by code' : '';
    return `${models.length} of ${asked} ${asked === 1 ? 'reviewer' : 'reviewers'}: ${models.join(', ')}${besides}`;
}
function alsoFound({ slots, evidence }) {
    if (slots.length === 0)
        return [];
    const rules = new Map();
    for (const found of evidence) {
        const finder = finderOf(found);
        rules.set(finder, (rules.get(finder) ?? new Set()).add(found.rule ?? ''));
    }
    return [...rules].slice(0, NAMED_TOOLS).map(([finder, named]) => {
        const shown = [...named].filter((rule) => rule !== '').slice(0, NAMED_RULES);
        return `${ALSO}${finder}:* ${shown.map(ruleName).join(', ')}`.trim();
    });
}
function finderOf({ tool, rule }) {
    if ((0,_wanted_js__WEBPACK_IMPORTED_MODULE_3__/* .isOurs */ .MU)(rule))
        return 'a gate';
    return tool === null ? 'another tool' : (0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineMarkdown */ .x)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(tool, TOOL_COLUMNS));
}
function fixOf(finding, fix, { inline, style }) {
    const parts = splitFences(fix);
    const fences = parts.filter((part) => part.fenced);
    const only = fences.length === 1 ? fences[0] : undefined;
    const allowed = inline && style.suggestions && style.can.suggestions && isOnOwnLines(finding);
    return parts
        .map((part) => {
        if (!part.fenced)
            return (0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .proseMarkdown */ .Rw)(part.text);
        const isWhole = style.can.astral || (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__/* .bmpOnly */ .qn)(part.text) === part.text;
        const block = allowed && isWhole && part === only ? (0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestionBlock */ .St)(part.text) : null;
        return block === null ? (0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeBlock */ .DV)(part.text) : `${UNVERIFIED}\n\n${block}`;
    })
        .filter((text) => text !== '')
        .join('\n\n');
}
function isOnOwnLines({ anchor, line }) {
    if (anchor === null || anchor.side !== 'RIGHT')
        return false;
    const first = (0,_domain_named_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .firstLine */ .TM)(anchor);
    return first === line && anchor.line - first < SUGGESTION_LINES;
}
function splitFences(fix) {
    const lines = fix.replace(/\r\n?/g, '\n').split('\n');
    const parts = [];
    let prose = [];
    for (let at = 0; at < lines.length; at++) {
        const end = fenceEnd(lines, at);
        if (end === null) {
            prose.push(lines[at] ?? '');
            continue;
        }
        parts.push({ fenced: false, text: prose.join('\n').trim() }, blockOf(lines.slice(at + 1, end)));
        prose = [];
        at = end;
    }
    parts.push({ fenced: false, text: prose.join('\n').trim() });
    return parts.filter(({ fenced, text }) => fenced || text !== '');
}
function blockOf(lines) {
    return { fenced: true, text: lines.map((line) => `${line}\n`).join('') };
}
function fenceEnd(lines, start) {
    const [, marks] = /^ {0,3}(`{3,}|~{3,})[ \t]*suggestion[ \t]*$/.exec(lines[start] ?? '') ?? [];
    if (marks === undefined)
        return null;
    for (let at = start + 1; at < lines.length; at++) {
        const text = (lines[at] ?? '').trim();
        if (text.length >= marks.length && text === (marks[0] ?? '').repeat(text.length))
            return at;
    }
    return null;
}


/***/ }),

/***/ 39185:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ht: () => (/* binding */ giveUp),
/* harmony export */   Kf: () => (/* binding */ clearDrafts),
/* harmony export */   N_: () => (/* binding */ roomFor),
/* harmony export */   TT: () => (/* binding */ saidBy),
/* harmony export */   _Z: () => (/* binding */ markerFor),
/* harmony export */   a$: () => (/* binding */ takeDown),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   tN: () => (/* binding */ send)
/* harmony export */ });
/* harmony import */ var _domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27344);
/* harmony import */ var _domain_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55808);
/* harmony import */ var _comment_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26600);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22047);
/* harmony import */ var _reconcile_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65267);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86746);






const NOTHING = { draft: false, short: false, unclear: false };
const SHORT = 0.25;
function roomFor({ limits }, short) {
    return Math.floor(limits.bodyLength * (short ? SHORT : 1)) - _domain_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .MARKER_LENGTH */ .GQ;
}
const SENT_BLINDLY = 10;
async function send(run, parcel, tried = NOTHING) {
    const { findings, onFile } = parcel;
    if (!run.input.board.can.pinsCommits && run.unlooked >= SENT_BLINDLY)
        await (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .look */ .Op)(run);
    if (run.mute !== null || run.superseded || !(0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .mayWrite */ .J)(run))
        return giveUp(run, findings);
    run.unlooked += findings.length;
    const result = await (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .write */ .M9)(run, operationOf(parcel), () => submit(run, parcel, tried.short));
    switch (result?.kind) {
        case 'done':
        case 'kept':
            for (const finding of findings)
                (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .cv)(run, finding, { state: 'posted', own: null, onFile });
            return 'there';
        case 'refused':
            return refused(run, parcel, { tried, result });
        case 'unclear':
            return parcel.mayWait === true ? 'unclear' : lookAfter(run, parcel, tried);
        case 'denied':
            (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .deny */ .Xg)(run, result);
            return giveUp(run, findings);
        case 'failed':
        case 'gone':
            return fail(run, findings, result.message);
        default:
            return giveUp(run, findings);
    }
}
function markerFor(run, kind, fingerprint = null) {
    const { change, runId } = run.input.document;
    return { kind, fingerprint, head: change.head.sha, run: runId };
}
async function clearDrafts(run, state) {
    const { board } = run.input;
    const drafts = (0,_reconcile_js__WEBPACK_IMPORTED_MODULE_4__/* .planDrafts */ ._L)(state, run.scope);
    for (const { draft, how } of drafts) {
        const result = await (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .write */ .M9)(run, { kind: `${how}-draft`, subject: draft.id }, () => how === 'discard' ? board.discardDraft(draft.id) : board.submitDraft(draft.id));
        if (result !== null && 'message' in result && result.kind !== 'gone') {
            run.remarks.add(`A review that was begun and not submitted could not be cleared: ${result.message}`);
        }
    }
    return drafts.length > 0;
}
function operationOf({ findings, onFile }) {
    const subject = findings.map(({ fingerprint }) => fingerprint).join(' ');
    return { kind: onFile ? 'file-comment' : 'review', subject };
}
function submit(run, { findings, onFile }, short) {
    const { board, document } = run.input;
    const headSha = document.change.head.sha;
    const [first] = findings;
    if (onFile && first !== undefined) {
        const { path } = first;
        const about = { headSha, path, oldPath: oldPathOf(run, path), task: isTask(run, first) };
        return board.commentOnFile({ ...about, body: bodyOf(run, first, { onFile, short }) });
    }
    const comments = findings.flatMap((finding) => {
        const body = bodyOf(run, finding, { onFile, short });
        return finding.anchor === null ? [] : [inlineOf(run, finding, { anchor: finding.anchor, body })];
    });
    const body = (0,_domain_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .withMarker */ .Pe)((0,_comment_text_js__WEBPACK_IMPORTED_MODULE_2__/* .reviewText */ .aP)(comments.length), markerFor(run, 'review'), run.scope);
    return board.submitReview({ headSha, body, verdict: 'comment', comments });
}
function inlineOf(run, finding, { anchor, body }) {
    const { path, side, line, startLine } = anchor;
    const mark = (at) => run.code.markAt(path, side, at) ?? ' ';
    return {
        anchor,
        body,
        mark: mark(line),
        startMark: startLine === null ? null : mark(startLine),
        oldPath: oldPathOf(run, path),
        task: isTask(run, finding),
    };
}
function oldPathOf(run, path) {
    return run.code.fileOf(path)?.oldPath ?? null;
}
function isTask(run, { severity }) {
    const { rules, board } = run.input;
    return rules.blockerTasks && board.can.tasks && severity === 'blocking';
}
function bodyOf(run, finding, { onFile, short }) {
    const { board, document, rules } = run.input;
    const text = (0,_comment_text_js__WEBPACK_IMPORTED_MODULE_2__/* .findingText */ .NK)(finding, !onFile, {
        seats: (0,_domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__/* .countingSeats */ .w4)(document.slots).length,
        code: (0,_domain_code_seats_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSlots */ .J)(document.slots),
        suggestions: rules.suggestions,
        can: board.can,
        maxLength: roomFor(board, short),
    });
    return (0,_domain_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .withMarker */ .Pe)(text, markerFor(run, 'finding', finding.fingerprint), run.scope);
}
async function refused(run, parcel, { tried, result }) {
    const { findings, onFile } = parcel;
    switch (result.refusal) {
        case 'anchor':
            return onFile ? giveUp(run, findings, 'the forge refused a comment on its file') : 'anchor';
        case 'draft': {
            const state = tried.draft ? null : await (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .readBoard */ .n_)(run);
            if (state === null || !(await clearDrafts(run, state)))
                return fail(run, findings, result.message);
            return send(run, parcel, { ...tried, draft: true });
        }
        case 'too-long':
            if (!tried.short)
                return send(run, parcel, { ...tried, short: true });
            return fail(run, findings, result.message);
        case 'spam':
            run.mute = 'the forge took more comments for spam';
            return giveUp(run, findings);
        case 'moved':
        case 'closed':
            return giveUp(run, findings);
        default:
            return fail(run, findings, result.message);
    }
}
async function lookAfter(run, parcel, tried) {
    const state = await (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .readBoard */ .n_)(run);
    if (state === null)
        return fail(run, parcel.findings, 'what became of a comment is not known');
    const left = takeDown(run, parcel, state);
    if (left.length === 0)
        return 'there';
    if (!tried.unclear)
        return send(run, { ...parcel, findings: left }, { ...tried, unclear: true });
    return fail(run, left, 'the forge did not say twice whether comments arrived');
}
function takeDown(run, { findings, onFile }, state) {
    const said = saidBy(state, run);
    return findings.filter((finding) => {
        const own = said.get(finding.fingerprint);
        if (own !== undefined) {
            run.wrote = true;
            (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .cv)(run, finding, { state: 'posted', own, onFile });
        }
        return own === undefined;
    });
}
function saidBy(state, run) {
    return new Map([...(0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .ownThreads */ ._u)(state, run.scope)].reverse().map((own) => [own.fingerprint, own]));
}
function fail(run, findings, message) {
    run.mute ??= `posting failed: ${message}`;
    run.incomplete.add(`comments could not be posted: ${message}`);
    return giveUp(run, findings);
}
function giveUp(run, findings, reason) {
    const why = reason ?? run.mute ?? (run.superseded ? 'the pull request has moved on' : 'not posted');
    for (const finding of findings)
        if ((0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .isUnsaid */ .DA)(run, finding))
            (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_)(run, finding, why);
    return 'over';
}


/***/ }),

/***/ 59248:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ isGone),
/* harmony export */   b: () => (/* binding */ lineNow)
/* harmony export */ });
/* harmony import */ var _domain_change_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69298);
/* harmony import */ var _domain_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41796);


function lineNow(own, code) {
    const { outdated, line } = own.thread;
    if (outdated === true || line === null)
        return null;
    if (outdated === false)
        return line;
    const lines = bearing(own, code);
    if (lines.includes(line))
        return line;
    return lines.length === 1 ? (lines[0] ?? null) : null;
}
function bearing({ thread, fingerprint }, code) {
    const { path, side } = thread;
    return side === null ? [] : code.bearing({ path, side, half: (0,_domain_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .codeHalfOf */ .El)(fingerprint) });
}
function isGone(own, code) {
    const { outdated, subject, path, side, line } = own.thread;
    if (outdated !== null)
        return outdated;
    const file = code.fileOf(path);
    if (file === null || file.diff === null || file.diff.truncated)
        return false;
    if (subject === 'file' || side === null || line === null || bearing(own, code).length > 0)
        return false;
    const mark = code.markAt(file.path, side, line);
    return mark !== null && (mark !== ' ' || (0,_domain_change_code_js__WEBPACK_IMPORTED_MODULE_0__/* .isFull */ .u)(code.windowAt(file.path, side, line)));
}


/***/ }),

/***/ 22047:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lf: () => (/* binding */ ownVerdicts),
/* harmony export */   _u: () => (/* binding */ ownThreads),
/* harmony export */   ne: () => (/* binding */ isMe),
/* harmony export */   pi: () => (/* binding */ ownSummaries),
/* harmony export */   q3: () => (/* binding */ compareIds)
/* harmony export */ });
/* harmony import */ var _domain_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55808);

function isMe(author, me) {
    if (author === null)
        return false;
    if (author.id !== null && me.id !== null)
        return author.id === me.id;
    return author.login === me.login && author.kind === me.kind;
}
function ownThreads({ threads, me }, scope) {
    return threads
        .flatMap((thread) => {
        const [root] = thread.comments;
        const marked = root === undefined || !isMe(root.author, me) ? null : read(root.body, 'finding', scope);
        const fingerprint = marked?.marker.fingerprint ?? null;
        if (root === undefined || marked === null || fingerprint === null)
            return [];
        return [{ ...marked, thread, root, fingerprint }];
    })
        .sort((a, b) => compareIds(a.root.id, b.root.id));
}
function ownSummaries({ notes, me }, scope) {
    return notes
        .flatMap((note) => {
        const marked = isMe(note.author, me) ? read(note.body, 'summary', scope) : null;
        return marked === null ? [] : [{ ...marked, note }];
    })
        .sort((a, b) => compareIds(a.note.id, b.note.id));
}
function ownVerdicts(reviews, me, { scope, marked }) {
    const mine = reviews.filter(({ author }) => isMe(author, me));
    if (!marked) {
        return mine
            .filter(({ state }) => state === 'approved' || state === 'changes-requested')
            .map((review) => ({ review, head: review.commit === null ? null : (0,_domain_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .shortHead */ .F3)(review.commit) }));
    }
    return mine.flatMap((review) => {
        const found = read(review.body, 'verdict', scope);
        return found === null ? [] : [{ review, head: found.marker.head }];
    });
}
function compareIds(a, b) {
    return a.length - b.length || (a < b ? -1 : Number(a > b));
}
function read(body, kind, scope) {
    const marked = (0,_domain_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .readMarker */ .t7)(body, scope);
    return marked?.marker.kind === kind ? marked : null;
}


/***/ }),

/***/ 46158:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ pairUp)
/* harmony export */ });
/* harmony import */ var _domain_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41796);
/* harmony import */ var _domain_named_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71240);
/* harmony import */ var _comment_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26600);
/* harmony import */ var _gone_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59248);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22047);





const ORDINALS = 16;
const COMPARED = 4_000;
const NEAR_LINES = 5;
const RANKS = { sameWords: 0, likeWords: 1, sameKind: 2, alikeKind: 3, elsewhere: 4 };
function pairUp(wanted, owns, { code, match }) {
    const subjects = wanted.map((finding) => subjectOf(finding, code));
    const pairs = [];
    for (const [path, members] of byPath(subjects)) {
        const names = namesOf(path, code);
        const near = owns.filter(({ thread }) => names.has(thread.path));
        if (near.length === 0)
            continue;
        for (const subject of members) {
            const alike = alikeTo(subject, near, { code, match });
            for (const own of near)
                pairs.push(...pairOf(subject, own, { alike: alike.has(own.thread.id), code }));
        }
    }
    return choose(pairs);
}
function choose(pairs) {
    const chosen = new Map();
    const taken = new Set();
    for (const { wanted, own } of pairs.sort(comparePairs)) {
        if (chosen.has(wanted.id) || taken.has(own.thread.id))
            continue;
        chosen.set(wanted.id, own);
        taken.add(own.thread.id);
    }
    return chosen;
}
function comparePairs(a, b) {
    return a.rank - b.rank || a.distance - b.distance || (0,_own_js__WEBPACK_IMPORTED_MODULE_4__/* .compareIds */ .q3)(a.own.root.id, b.own.root.id);
}
function subjectOf(wanted, code) {
    const { path, anchor } = wanted;
    const window = (0,_domain_named_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .windowOf */ .Ou)(wanted, code);
    const key = (0,_domain_named_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .kindKey */ ._V)(wanted);
    const ordinals = Array.from({ length: ORDINALS }, (_, ordinal) => ordinal);
    return {
        wanted,
        window,
        codes: new Set([...namesOf(path, code)].map((name) => (0,_domain_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .codeHalf */ .$7)(name, window))),
        kinds: new Set(ordinals.map((ordinal) => (0,_domain_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .kindHalf */ .Q8)({ key, window, ordinal }))),
        twins: anchor === null ? [] : code.twins({ path: anchor.path, side: anchor.side, window }),
    };
}
function byPath(subjects) {
    const groups = new Map();
    for (const subject of subjects) {
        const group = groups.get(subject.wanted.path) ?? [];
        groups.set(subject.wanted.path, group);
        group.push(subject);
    }
    return groups;
}
function namesOf(path, code) {
    const file = code.fileOf(path);
    const oldPath = file?.status === 'renamed' ? file.oldPath : null;
    return new Set(oldPath === null ? [path] : [path, oldPath]);
}
function alikeTo(subject, owns, { code, match }) {
    const { wanted } = subject;
    const line = wanted.anchor === null ? wanted.line : (0,_domain_named_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .firstLine */ .TM)(wanted.anchor);
    const base = { file: wanted.path, line, endLine: wanted.anchor?.line ?? line };
    const item = {
        ...base,
        id: 'wanted',
        text: wanted.issue.slice(0, COMPARED),
        reviewer: 'this run',
    };
    const alike = owns.filter((own) => {
        const at = subject.codes.has((0,_domain_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .codeHalfOf */ .El)(own.fingerprint)) ? null : lineOf(own);
        const place = at === null ? base : { file: wanted.path, line: at, endLine: at };
        const other = {
            ...place,
            id: 'said',
            text: (0,_comment_text_js__WEBPACK_IMPORTED_MODULE_2__/* .issueOf */ .v1)(own.text).slice(0, COMPARED),
            reviewer: isElsewhere((0,_gone_js__WEBPACK_IMPORTED_MODULE_3__/* .lineNow */ .b)(own, code), base) ? item.reviewer : 'an earlier run',
        };
        return match([item, other]).length === 1;
    });
    return new Set(alike.map(({ thread }) => thread.id));
}
function isElsewhere(line, place) {
    if (line === null || place.line === 0)
        return false;
    return line < place.line - NEAR_LINES || line > place.endLine + NEAR_LINES;
}
function lineOf({ thread }) {
    return thread.subject === 'file' ? null : (thread.line ?? thread.originalLine);
}
function pairOf(subject, own, pairing) {
    const rank = rankOf(subject, own, pairing);
    if (rank === null)
        return [];
    const line = lineOf(own) ?? subject.wanted.line;
    return [{ wanted: subject.wanted, own, rank, distance: Math.abs(line - subject.wanted.line) }];
}
function rankOf(subject, own, { alike, code }) {
    if (!subject.codes.has((0,_domain_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .codeHalfOf */ .El)(own.fingerprint)))
        return alike ? RANKS.elsewhere : null;
    if (!standsHere(subject, (0,_gone_js__WEBPACK_IMPORTED_MODULE_3__/* .lineNow */ .b)(own, code)))
        return null;
    const exact = (0,_domain_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .kindHalfOf */ .pz)(own.fingerprint) === (0,_domain_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .kindHalfOf */ .pz)(subject.wanted.fingerprint);
    if (alike)
        return exact ? RANKS.sameWords : RANKS.likeWords;
    if (subject.window === (0,_domain_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .codeWindow */ .qe)([]))
        return null;
    if (exact)
        return RANKS.sameKind;
    return subject.kinds.has((0,_domain_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .kindHalfOf */ .pz)(own.fingerprint)) ? RANKS.alikeKind : null;
}
function standsHere({ wanted, twins }, line) {
    if (twins.length < 2 || wanted.anchor === null || line === null)
        return true;
    const here = (0,_domain_named_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .firstLine */ .TM)(wanted.anchor);
    const nearest = Math.min(...twins.map((twin) => Math.abs(twin - line)));
    return Math.abs(here - line) === nearest;
}


/***/ }),

/***/ 65267:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JX: () => (/* binding */ MAX_FILE_COMMENTS),
/* harmony export */   Lq: () => (/* binding */ reconcile),
/* harmony export */   Oh: () => (/* binding */ stickySummary),
/* harmony export */   XI: () => (/* binding */ duplicates),
/* harmony export */   _L: () => (/* binding */ planDrafts)
/* harmony export */ });
/* harmony import */ var _domain_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41796);
/* harmony import */ var _domain_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55808);
/* harmony import */ var _domain_named_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71240);
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61245);
/* harmony import */ var _gone_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59248);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22047);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46158);







const MAX_FILE_COMMENTS = 10;
function reconcile(input) {
    const owns = (0,_own_js__WEBPACK_IMPORTED_MODULE_4__/* .ownThreads */ ._u)(input.state, input.scope);
    const pairs = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .pairUp */ .O)(input.wanted, owns, input);
    const kept = input.wanted.flatMap((finding) => {
        const own = pairs.get(finding.id);
        return own === undefined ? [] : [{ finding: { ...finding, fingerprint: own.fingerprint }, own }];
    });
    const rest = renamed(input.wanted.filter(({ id }) => !pairs.has(id)), owns, input.code);
    return {
        kept,
        ...placed(rest, kept.filter(({ own }) => isOpen(own)).length, input),
        resolve: resolvable(unnamed(owns, pairs, input), input),
        drafts: planDrafts(input.state, input.scope),
    };
}
function planDrafts({ drafts }, scope) {
    return drafts.map((draft) => {
        const isOurs = draft.comments.every((body) => (0,_domain_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .readMarker */ .t7)(body, scope)?.marker.kind === 'finding');
        const hasForeignWords = draft.body.trim() !== '' && (0,_domain_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .readMarker */ .t7)(draft.body, scope) === null;
        return { draft, how: isOurs && !hasForeignWords ? 'discard' : 'submit' };
    });
}
function duplicates(state, scope) {
    const first = new Map();
    return (0,_own_js__WEBPACK_IMPORTED_MODULE_4__/* .ownThreads */ ._u)(state, scope).filter((own) => {
        const earlier = first.get(own.fingerprint) ?? [];
        const isSaid = earlier.some((other) => other.marker.run !== own.marker.run && isSamePlace(other, own));
        if (!isSaid)
            first.set(own.fingerprint, [...earlier, own]);
        return isSaid && own.thread.comments.length === 1;
    });
}
function stickySummary(state, scope) {
    const [current, ...others] = (0,_own_js__WEBPACK_IMPORTED_MODULE_4__/* .ownSummaries */ .pi)(state, scope);
    if (current === undefined)
        return { current: null, extra: [] };
    return { current, extra: others.filter(({ marker }) => marker.run !== current.marker.run) };
}
function isSamePlace({ thread: a }, { thread: b }) {
    if (a.path !== b.path || a.subject !== b.subject)
        return false;
    return a.outdated || b.outdated || a.line === null || b.line === null || a.line === b.line;
}
function isOpen({ thread, root }) {
    return thread.resolved !== true && !root.minimised;
}
function renamed(findings, owns, code) {
    const used = new Set(owns.map((own) => own.fingerprint));
    const wanted = new Set(findings.map((finding) => finding.fingerprint));
    return findings.map((finding) => {
        if (!used.has(finding.fingerprint))
            return finding;
        const identity = { path: finding.path, window: (0,_domain_named_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .windowOf */ .Ou)(finding, code), key: (0,_domain_named_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .kindKey */ ._V)(finding) };
        let ordinal = 0;
        let print = finding.fingerprint;
        while (used.has(print) || wanted.has(print))
            print = (0,_domain_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)({ ...identity, ordinal: ordinal++ });
        used.add(print);
        return { ...finding, fingerprint: print };
    });
}
function placed(findings, open, input) {
    const inline = [];
    const onFile = [];
    const listed = [];
    for (const finding of findings) {
        const reason = whyListed(finding, input) ?? whyNoRoom(open + inline.length + onFile.length, input);
        if (reason !== null)
            listed.push({ finding, reason });
        else if (finding.anchor !== null)
            inline.push(finding);
        else if (onFile.length < MAX_FILE_COMMENTS)
            onFile.push(finding);
        else
            listed.push({ finding, reason: 'enough comments on whole files' });
    }
    return { inline, onFile, listed };
}
function whyListed(finding, input) {
    const { rules, can, code, superseded } = input;
    if (superseded)
        return 'the pull request has moved on';
    if (rules.post !== 'inline')
        return 'inline comments are switched off';
    if ((0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_6__/* .severityRank */ .qs)(finding.severity) > (0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_6__/* .severityRank */ .qs)(rules.minSeverity)) {
        return `below ${rules.minSeverity}, the lowest severity said inline`;
    }
    if (finding.path.includes('\ufffd'))
        return 'the name of its file is not UTF-8';
    if (finding.anchor !== null)
        return null;
    if (code.fileOf(finding.path) === null)
        return 'its file is not in the diff';
    return can.fileComments ? null : 'its line is not in the diff';
}
function whyNoRoom(count, { rules }) {
    return count < rules.maxComments ? null : `over the limit of ${rules.maxComments} comments`;
}
function unnamed(owns, pairs, input) {
    const said = new Set([...pairs.values()].map(({ thread }) => thread.id));
    const left = owns.filter(({ thread }) => !said.has(thread.id));
    const doubted = new Set([...(0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .pairUp */ .O)(input.doubted, left, input).values()].map(({ thread }) => thread.id));
    return left.filter(({ thread }) => !doubted.has(thread.id));
}
function resolvable(owns, { state, can, code, complete, superseded, rules }) {
    if (!can.resolve || !complete || superseded || rules.post === 'none')
        return [];
    return owns
        .filter(({ thread }) => thread.resolved === false && thread.canResolve)
        .filter((own) => (0,_gone_js__WEBPACK_IMPORTED_MODULE_3__/* .isGone */ .S)(own, code))
        .filter(({ thread }) => thread.comments.every(({ author }) => (0,_own_js__WEBPACK_IMPORTED_MODULE_4__/* .isMe */ .ne)(author, state.me)))
        .map(({ thread }) => thread);
}


/***/ }),

/***/ 86746:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xg: () => (/* binding */ deny),
  DA: () => (/* binding */ isUnsaid),
  p_: () => (/* binding */ list),
  Op: () => (/* binding */ look),
  J: () => (/* binding */ mayWrite),
  n_: () => (/* binding */ readBoard),
  cv: () => (/* binding */ say),
  AD: () => (/* binding */ startRun),
  M9: () => (/* binding */ write)
});

// EXTERNAL MODULE: ./src/domain/change-code.ts
var change_code = __webpack_require__(69298);
// EXTERNAL MODULE: ./src/lib/thrown.ts
var thrown = __webpack_require__(30461);
// EXTERNAL MODULE: ./src/lib/markdown.ts + 3 modules
var markdown = __webpack_require__(41202);
// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(79112);
;// CONCATENATED MODULE: ./src/stages/publish/plane.ts


const CUT = '… the rest does not fit here.';
function bmpTexts(texts) {
    return {
        summary: (facts, maxLength) => (0,markdown/* cutMarkdown */.G$)((0,lib_text/* bmpOnly */.qn)(texts.summary(facts, maxLength)), maxLength, CUT),
        description: (facts) => (0,lib_text/* bmpOnly */.qn)(texts.description(facts)),
        status: (facts, limits) => {
            const { title, summary, annotations } = texts.status(facts, limits);
            return {
                title: (0,lib_text/* bmpOnly */.qn)(title),
                summary: (0,markdown/* cutMarkdown */.G$)((0,lib_text/* bmpOnly */.qn)(summary), limits.summaryLength, CUT),
                annotations: annotations
                    .filter(({ path }) => (0,lib_text/* bmpOnly */.qn)(path) === path)
                    .map(({ title: name, message, ...place }) => ({
                    ...place,
                    title: (0,lib_text/* bmpOnly */.qn)(name),
                    message: (0,lib_text/* bmpOnly */.qn)(message),
                })),
            };
        },
    };
}

;// CONCATENATED MODULE: ./src/stages/publish/run.ts



function startRun(input) {
    const { repository, number } = input.document.change;
    return {
        input: input.board.can.astral ? input : { ...input, texts: bmpTexts(input.texts) },
        scope: {
            repository,
            number: number ?? 0,
            stateKey: input.rules.stateKey,
            form: input.board.can.marker,
        },
        code: (0,change_code/* changeCode */.U)(input.change),
        operations: [],
        places: new Map(),
        incomplete: new Set(),
        remarks: new Set(),
        asides: new Set(),
        unlooked: 0,
        fresh: null,
        wrote: false,
        denied: null,
        prVersion: null,
        closed: false,
        shut: false,
        superseded: false,
        mute: null,
    };
}
function mayWrite(run) {
    return !isInterrupted(run) && !run.closed && !run.shut && run.denied === null;
}
function isInterrupted(run) {
    if (run.input.signal.aborted)
        run.incomplete.add('interrupted while publishing');
    return run.input.signal.aborted;
}
async function write(run, { kind, subject }, action) {
    if (!mayWrite(run))
        return null;
    const result = await action();
    if (result.kind !== 'kept')
        run.fresh = null;
    const message = 'message' in result ? result.message : null;
    run.operations.push({ kind, subject, result: result.kind, message });
    if (result.kind === 'done')
        run.wrote = true;
    if (result.kind === 'refused' && result.refusal === 'closed')
        shut(run, result.message);
    if (result.kind === 'refused' && result.refusal === 'moved')
        run.superseded = true;
    return result;
}
function shut(run, message) {
    run.shut = true;
    run.incomplete.add(`the pull request takes no comments: ${message}`);
}
function deny(run, { message, remedy }) {
    run.denied = remedy;
    if (run.wrote)
        run.incomplete.add(`permission was lost while publishing: ${message}; ${remedy}`);
}
async function reading(run, what, read) {
    if (isInterrupted(run))
        return null;
    try {
        return await read();
    }
    catch (error) {
        run.incomplete.add(`${what} could not be read: ${(0,thrown/* messageOf */.b)(error)}`);
        return null;
    }
}
async function readBoard(run) {
    const state = await reading(run, 'the comments of the pull request', () => run.input.board.read());
    run.fresh = state;
    return state;
}
async function look(run) {
    const now = await reading(run, 'the pull request', () => run.input.board.now());
    if (now === null)
        return null;
    run.prVersion = now.version;
    run.unlooked = 0;
    const { head, base } = run.input.document.change;
    if (now.state !== 'open')
        run.closed = true;
    if (now.headSha !== head.sha || branchOf(now.baseRef) !== branchOf(base.ref))
        run.superseded = true;
    return now;
}
function list(run, finding, reason) {
    const place = { finding, place: 'summary', state: 'listed', url: null, resolved: false, reason };
    run.places.set(finding.id, place);
}
function say(run, finding, how) {
    const { state, own, onFile } = how;
    run.places.set(finding.id, {
        finding,
        place: onFile ? 'file' : 'inline',
        state,
        url: own?.root.url ?? null,
        resolved: own?.thread.resolved === true,
        reason: onFile ? whyOnFile(finding) : null,
    });
}
function whyOnFile({ line }) {
    return line === 0 ? 'it is about the whole file' : 'its line is not in the diff';
}
function isUnsaid(run, finding) {
    return (run.places.get(finding.id)?.state ?? 'listed') === 'listed';
}
function branchOf(ref) {
    return ref.replace(/^refs\/heads\//, '');
}


/***/ }),

/***/ 92305:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ writeStatus),
/* harmony export */   ensureStatus: () => (/* binding */ ensureStatus)
/* harmony export */ });
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12899);

const WAYS = {
    auto: ['check', 'commit-status'],
    check: ['check'],
    'commit-status': ['commit-status'],
};
async function ensureStatus(board, status, report) {
    if (status === 'none')
        return { operations: [], remarks: [], problem: null };
    const isBoth = status === 'auto' && board.can?.bothStatuses === true;
    const operations = [];
    const results = [];
    for (const way of WAYS[status]) {
        const result = await ensure(board, way, { report, operations });
        results.push(result);
        if (!isBoth && result.kind !== 'denied')
            break;
    }
    return { operations, ...endOf(results, isBoth) };
}
function endOf(results, isBoth) {
    const problem = results.flatMap(problemOf)[0] ?? null;
    const remedies = results.flatMap((result) => (result.kind === 'denied' ? [result.remedy] : []));
    const isOneWay = !isBoth && remedies.length < results.length;
    if (remedies.length === 0 || isOneWay)
        return { remarks: [], problem };
    const what = remedies.length < results.length ? 'One status was not' : 'No status was';
    const remark = `${what} set on the commit, the token may not: ${remedies.join(' Or: ')}`;
    return { remarks: [remark], problem };
}
function problemOf(result) {
    const isExpected = result.kind === 'done' || result.kind === 'kept' || result.kind === 'denied';
    return isExpected ? [] : [result.message];
}
async function writeStatus(run) {
    const { board, rules, signal, document, failsIncomplete, detailsUrl, texts } = run.input;
    if (signal.aborted || run.closed)
        return;
    const facts = (0,_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(run);
    const { statusLength, annotations } = board.limits;
    const report = {
        headSha: document.change.head.sha,
        conclusion: facts.conclusion,
        failsIncomplete,
        url: detailsUrl,
        ...texts.status(facts, { summaryLength: statusLength, annotations }),
    };
    const way = run.denied !== null && rules.status === 'auto' ? 'check' : rules.status;
    const { operations, remarks, problem } = await ensureStatus(board, way, report);
    run.operations.push(...operations);
    for (const remark of remarks)
        run.remarks.add(remark);
    if (problem !== null)
        run.incomplete.add(`the status could not be set: ${problem}`);
}
async function ensure(board, way, { report, operations }) {
    let result = await board.ensureStatus(report, way);
    operations.push(operationOf(way, result));
    if (result.kind === 'unclear') {
        result = await board.ensureStatus(report, way);
        operations.push(operationOf(way, result));
    }
    return result;
}
function operationOf(way, result) {
    const message = 'message' in result ? result.message : null;
    return { kind: 'status', subject: way, result: result.kind, message };
}


/***/ }),

/***/ 12899:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B$: () => (/* binding */ unlisted),
/* harmony export */   Sy: () => (/* binding */ writeSummary),
/* harmony export */   Tn: () => (/* binding */ shortfalls),
/* harmony export */   U4: () => (/* binding */ isNewer),
/* harmony export */   sV: () => (/* binding */ finalConclusion),
/* harmony export */   xS: () => (/* binding */ factsOf)
/* harmony export */ });
/* harmony import */ var _domain_conclusion_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55705);
/* harmony import */ var _domain_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55808);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39185);
/* harmony import */ var _reconcile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65267);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86746);





const MAX_ATTEMPTS = 4;
function factsOf(run) {
    const { document, board } = run.input;
    return {
        document,
        conclusion: finalConclusion(run),
        incomplete: shortfalls(run),
        remarks: [...run.remarks],
        places: [...run.places.values()].map(durable),
        superseded: run.superseded,
        permalink: (path, line) => board.permalink(document.change.head.sha, path, line),
    };
}
function shortfalls(run) {
    const { sha } = run.input.document.change.head;
    const moved = `the pull request has moved on since ${sha.slice(0, 12)} was reviewed`;
    return [...(run.superseded ? [moved] : []), ...run.incomplete];
}
function finalConclusion(run) {
    const { conclusion } = run.input.document;
    return shortfalls(run).length > 0 ? (0,_domain_conclusion_js__WEBPACK_IMPORTED_MODULE_4__/* .unpublished */ .O)(conclusion) : conclusion;
}
function durable(place) {
    return place.state === 'posted' ? { ...place, state: 'kept' } : place;
}
async function writeSummary(run, state, headNow) {
    const { current, extra } = (0,_reconcile_js__WEBPACK_IMPORTED_MODULE_2__/* .stickySummary */ .Oh)(state, run.scope);
    if (isNewer(run, current, headNow)) {
        run.remarks.add('The summary is of a newer run and was left as it is.');
        return current?.note.url ?? null;
    }
    const end = await attempt(run, current, { left: MAX_ATTEMPTS, short: false });
    if (end === null)
        unlisted(run);
    for (const { note } of extra) {
        await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .write */ .M9)(run, { kind: 'delete-comment', subject: note.id }, () => run.input.board.deleteComment({ id: note.id, on: 'request' }));
    }
    return end?.url ?? null;
}
function isNewer(run, current, headNow) {
    const ours = run.input.document.change.head.sha;
    if (current === null || headNow === ours)
        return false;
    return current.marker.head === (0,_domain_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .markerOf */ .we)({ ...current.marker, head: headNow }).head;
}
function unlisted(run) {
    if (run.closed || (run.denied !== null && !run.wrote))
        return;
    run.incomplete.add('the summary could not be written');
    const lost = [...run.places.values()].filter(({ state }) => state === 'listed').length;
    const findings = lost === 1 ? 'finding' : 'findings';
    if (lost > 0)
        run.incomplete.add(`${lost} accepted ${findings} neither posted nor listed`);
}
async function attempt(run, current, { left, short }) {
    const text = summaryText(run, short);
    const kind = current === null ? 'create-summary' : 'update-summary';
    if (current !== null && (0,_domain_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .sameText */ .QV)(current.text, text)) {
        run.operations.push({ kind, subject: current.note.id, result: 'kept', message: null });
        return current.note;
    }
    if (left === 0)
        return null;
    const body = (0,_domain_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .withMarker */ .Pe)(text, (0,_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .markerFor */ ._Z)(run, 'summary'), run.scope);
    const { board } = run.input;
    const result = await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .write */ .M9)(run, { kind, subject: current?.note.id ?? 'summary' }, () => current === null ? board.createNote(body) : board.updateNote(current.note.id, body));
    if (result?.kind === 'done' || result?.kind === 'kept')
        return { url: result.url ?? current?.note.url ?? null };
    return result === null ? null : again(run, { current, left, short, result });
}
async function again(run, { current, left, short, result }) {
    switch (result.kind) {
        case 'gone':
            return current === null ? null : attempt(run, null, { left: left - 1, short });
        case 'unclear': {
            const state = await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .readBoard */ .n_)(run);
            if (state === null)
                return null;
            return attempt(run, (0,_reconcile_js__WEBPACK_IMPORTED_MODULE_2__/* .stickySummary */ .Oh)(state, run.scope).current, { left: Math.min(left - 1, 1), short });
        }
        case 'refused':
            if (result.refusal !== 'too-long' || short)
                return null;
            return attempt(run, current, { left: left - 1, short: true });
        case 'denied':
            (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .deny */ .Xg)(run, result);
            return null;
        default:
            return null;
    }
}
function summaryText(run, short) {
    const { board, texts } = run.input;
    return texts.summary(factsOf(run), (0,_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .roomFor */ .N_)(board, short));
}


/***/ }),

/***/ 64884:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ME: () => (/* binding */ doubtedFindings),
/* harmony export */   MU: () => (/* binding */ isOurs),
/* harmony export */   uG: () => (/* binding */ wantedFindings)
/* harmony export */ });
/* harmony import */ var _domain_cited_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21956);
/* harmony import */ var _domain_named_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71240);
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61245);
/* harmony import */ var _domain_tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71787);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79112);





function wantedFindings(document, code, match) {
    const accepted = clustersIn(document, 'accepted', code);
    const tools = new Set(document.imported.map(({ tool }) => tool));
    const found = document.critic.findings.map((finding, index) => {
        const tool = isOurs(finding.rule ?? null) ? null : (0,_domain_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .toolOf */ .w)(finding.issue, tools);
        return gateFinding(finding, { index, tool, code });
    });
    const host = hostsOf(accepted, found, match);
    const merged = accepted.map((finding) => found.filter(({ id }) => host.get(id) === finding.id).reduce(absorb, finding));
    return (0,_domain_named_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .withFingerprints */ .QN)([...merged, ...found.filter(({ id }) => !host.has(id))], code).sort(compareWanted);
}
function doubtedFindings(document, code) {
    return (0,_domain_named_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .withFingerprints */ .QN)(clustersIn(document, 'deferred', code), code);
}
function isOurs(rule) {
    return rule?.startsWith('gate/') ?? false;
}
function clustersIn(document, bucket, code) {
    const byId = new Map(document.findings.map((finding) => [finding.id, finding]));
    return document.clusters.flatMap((cluster) => {
        const finding = byId.get(cluster.representative);
        if (finding === undefined || cluster.bucket !== bucket)
            return [];
        const { ruleId = null, criteriaSource = null } = finding;
        return [
            {
                id: cluster.id,
                severity: cluster.severity,
                path: finding.file,
                line: finding.line,
                anchor: (0,_domain_named_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAnchor */ .TS)(finding.anchor, code),
                issue: finding.issue,
                fix: cluster.fix,
                category: finding.category,
                ...{ ruleId, criteriaSource },
                ruleTitle: (0,_domain_cited_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .citedTitle */ ._)(document, { ruleId, criteriaSource }),
                slots: cluster.slots,
                evidence: [],
            },
        ];
    });
}
function gateFinding(finding, { index, tool, code }) {
    const line = finding.line ?? 0;
    const path = code.fileOf(finding.file)?.path ?? finding.file;
    return {
        id: `gate/${index}`,
        severity: finding.severity,
        path,
        line,
        anchor: (0,_domain_named_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedAnchor */ .TS)({ path, side: 'RIGHT', line, startLine: null }, code),
        issue: finding.issue,
        fix: finding.fix ?? null,
        category: null,
        ruleId: finding.rule ?? null,
        criteriaSource: null,
        ruleTitle: null,
        slots: [],
        evidence: [{ tool, rule: finding.rule ?? null }],
    };
}
function hostsOf(accepted, found, match) {
    const hosts = new Map();
    if (accepted.length === 0 || found.length === 0)
        return hosts;
    const byId = new Map([...accepted, ...found].map((finding) => [finding.id, finding]));
    for (const ids of match([...byId.values()].map(itemOf))) {
        const group = ids.flatMap((id) => byId.get(id) ?? []);
        const gates = group.filter(({ id }) => isGate(id));
        for (const host of group.filter(({ id }) => !isGate(id))) {
            const left = gates.filter(({ id }) => !hosts.has(id));
            for (const gate of namedBy(host, left))
                hosts.set(gate.id, host.id);
        }
    }
    return hosts;
}
function isGate(id) {
    return id.startsWith('gate/');
}
function itemOf(finding) {
    const { id, path, line, anchor, issue, slots } = finding;
    return {
        id,
        file: path,
        line,
        endLine: anchor?.line ?? line,
        text: issue,
        reviewer: slots.length === 0 ? id : slots.join('+'),
    };
}
function namedBy(host, gates) {
    const near = gates.filter(({ path }) => path === host.path);
    const within = near.filter(({ line }) => line >= host.line && line <= (host.anchor?.line ?? host.line));
    if (within.length > 0)
        return within;
    const [nearest] = near.sort((a, b) => Math.abs(a.line - host.line) - Math.abs(b.line - host.line));
    return nearest === undefined ? [] : [nearest];
}
function absorb(finding, gate) {
    return {
        ...finding,
        severity: (0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_3__/* .gravest */ .Zk)([finding.severity, gate.severity]),
        anchor: finding.anchor ?? gate.anchor,
        ruleId: finding.ruleId ?? (isOurs(gate.ruleId) ? gate.ruleId : null),
        evidence: [...finding.evidence, ...gate.evidence],
    };
}
function compareWanted(a, b) {
    return ((0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_3__/* .compareSeverity */ .zK)(a.severity, b.severity) ||
        (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n6)(a.path, b.path) ||
        a.line - b.line ||
        (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n6)(a.fingerprint, b.fingerprint));
}


/***/ })

};
