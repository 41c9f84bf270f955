export const id = 5578;
export const ids = [5578];
export const modules = {

/***/ 87557:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nl: () => (/* binding */ conformanceOf),
/* harmony export */   VZ: () => (/* binding */ mergedAnswer),
/* harmony export */   f4: () => (/* binding */ rowsFor)
/* harmony export */ });
/* unused harmony export mergedStatus */
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79112);
/* harmony import */ var _criteria_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83543);


const UNANSWERED = { status: 'not-checked', evidence: 'no answer was given' };
function mergedStatus(statuses) {
    return _criteria_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFORMANCE_STATUSES */ .PD.find((status) => statuses.includes(status)) ?? UNANSWERED.status;
}
function mergedAnswer(one, other) {
    const status = mergedStatus([one.status, other.status]);
    const [longest] = [one, other]
        .filter((said) => said.status === status)
        .map(({ evidence }) => evidence ?? '')
        .sort((a, b) => b.length - a.length || (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a, b));
    return { status, evidence: longest || null };
}
function rowsFor(rules, answers) {
    const merged = new Map();
    for (const { ruleId, status, evidence } of answers) {
        const known = merged.get(ruleId);
        merged.set(ruleId, known === undefined ? { status, evidence } : mergedAnswer(known, { status, evidence }));
    }
    return rules.map(({ id, source }) => ({
        ruleId: id,
        ...(merged.get(id) ?? UNANSWERED),
        criteriaSource: source,
    }));
}
function conformanceOf({ rules, left }, slots) {
    const cited = new Set(slots.flatMap(({ findings }) => findings.map(({ ruleId }) => ruleId)));
    const seats = slots.map(({ slot, conformance }) => ({ slot, rows: rowsFor(rules, conformance) }));
    return {
        left,
        rules: rules.map((rule, at) => {
            const rows = seats.map(({ slot, rows: answers }) => ({ slot, ...saidIn(answers[at]) }));
            const checked = rows.map(({ status }) => status).filter((status) => status !== UNANSWERED.status);
            const status = mergedStatus(checked);
            return { rule, rows, status, gap: gapOf(status, cited.has(rule.id)) };
        }),
    };
}
function saidIn({ status, evidence } = UNANSWERED) {
    return { status, evidence };
}
function gapOf(status, isCited) {
    if (status === 'not-checked')
        return 'no reviewer checked it';
    return status === 'violated' && !isCited ? 'a reviewer calls it violated, and no finding says where' : null;
}


/***/ }),

/***/ 48198:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ RULE_FILE),
/* harmony export */   b: () => (/* binding */ ruleFileMatcher)
/* harmony export */ });
/* harmony import */ var _glob_matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57339);

const RULE_FILE = /\.(?:md|ya?ml|json)$/i;
function ruleFileMatcher(globs) {
    const matches = (0,_glob_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .globMatcher */ .f)(globs);
    return (path) => RULE_FILE.test(path) && matches(path);
}


/***/ }),

/***/ 94227:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M2: () => (/* binding */ spentBy),
/* harmony export */   O4: () => (/* binding */ costUsd),
/* harmony export */   e6: () => (/* binding */ totalOf),
/* harmony export */   vk: () => (/* binding */ addUsage),
/* harmony export */   yJ: () => (/* binding */ NO_USAGE)
/* harmony export */ });
const NO_USAGE = { input: 0, cacheRead: 0, cacheWrite: 0, output: 0 };
function addUsage(a, b) {
    return {
        input: a.input + b.input,
        cacheRead: a.cacheRead + b.cacheRead,
        cacheWrite: a.cacheWrite + b.cacheWrite,
        output: a.output + b.output,
    };
}
function spentBy(run) {
    return [...run.slots, ...run.consultations];
}
function totalOf(spent) {
    return {
        usage: spent.map(({ usage }) => usage).reduce(addUsage, NO_USAGE),
        costUsd: spent.reduce((sum, { costUsd }) => (sum === null || costUsd === null ? null : sum + costUsd), 0),
    };
}
function costUsd(usage, price) {
    if (price === null)
        return null;
    const fresh = Math.max(0, usage.input - usage.cacheRead - usage.cacheWrite);
    const parts = fresh * price.input +
        usage.cacheRead * price.cacheRead +
        usage.cacheWrite * price.cacheWrite +
        usage.output * price.output;
    return parts / 1_000_000;
}


/***/ }),

/***/ 95578:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Rt: () => (/* binding */ changeToPublish),
  iA: () => (/* binding */ prepare),
  YJ: () => (/* binding */ publishReview),
  NQ: () => (/* binding */ review),
  Pz: () => (/* binding */ waysDown),
  Li: () => (/* binding */ writeReports)
});

// EXTERNAL MODULE: ./src/domain/conformance.ts
var domain_conformance = __webpack_require__(87557);
// EXTERNAL MODULE: ./src/domain/rule-path.ts
var rule_path = __webpack_require__(48198);
// EXTERNAL MODULE: ./src/domain/rungs.ts
var rungs = __webpack_require__(42175);
// EXTERNAL MODULE: ./src/lib/json.ts
var json = __webpack_require__(18453);
// EXTERNAL MODULE: ./src/stages/collect/packed-hunk.ts
var packed_hunk = __webpack_require__(93829);
;// CONCATENATED MODULE: ./src/stages/collect/anchors.ts

function span(start, count) {
    return { first: start, last: start + count - 1 };
}
function countLines(lines, absent) {
    let count = 0;
    for (const line of lines)
        if (line.mark !== absent)
            count += 1;
    return count;
}
function anchorHunk(hunk, cut) {
    const old = cut ? countLines((0,packed_hunk/* linesOf */.D)(hunk), '+') : hunk.oldLines;
    const now = cut ? countLines((0,packed_hunk/* linesOf */.D)(hunk), '-') : hunk.newLines;
    return { hunk, LEFT: span(hunk.oldStart, old), RIGHT: span(hunk.newStart, now) };
}
function wholeFileReason(file) {
    if (file.submodule)
        return 'it is a submodule, which has no lines of its own';
    if (file.binary)
        return 'it is binary';
    return file.hunks.length === 0 ? 'the diff has no lines of it' : null;
}
function anchorIndex(file) {
    return {
        path: file.newPath ?? file.oldPath ?? '',
        hunks: file.hunks.map((hunk) => anchorHunk(hunk, file.truncated)),
        wholeFile: wholeFileReason(file),
    };
}
function holds(within, line) {
    return line >= within.first && line <= within.last;
}
function hunkAt(index, side, line) {
    return index.hunks.find((hunk) => holds(hunk[side], line));
}
function markAt(index, side, line) {
    const place = hunkAt(index, side, line);
    if (place === undefined)
        return null;
    for (const found of linesOf(place.hunk)) {
        if ((side === 'LEFT' ? found.oldLine : found.newLine) === line)
            return found.mark;
    }
    return null;
}
function isLineNumber(line) {
    return typeof line === 'number' && Number.isSafeInteger(line) && line > 0;
}
function sideOf(file, wanted) {
    if (file.newPath === null)
        return 'LEFT';
    if (file.oldPath === null)
        return 'RIGHT';
    return wanted ?? 'RIGHT';
}
function anchorOf(index, side, start, end) {
    const first = hunkAt(index, side, start);
    if (first !== undefined && end > start && holds(first[side], end)) {
        return { path: index.path, side, line: end, startLine: start };
    }
    const line = first !== undefined ? start : end;
    if (hunkAt(index, side, line) === undefined)
        return null;
    return { path: index.path, side, line, startLine: null };
}
function resolveIn(file, target) {
    const index = anchorIndex(file);
    const onFile = (reason) => ({ file: index.path, reason });
    if (target.line === 0)
        return onFile('it is about the whole file');
    if (index.wholeFile !== null)
        return onFile(index.wholeFile);
    if (!isLineNumber(target.line))
        return onFile(`${target.line} is no line number`);
    const other = isLineNumber(target.endLine) ? target.endLine : target.line;
    const [start, end] = [Math.min(target.line, other), Math.max(target.line, other)];
    const side = sideOf(file, target.side);
    const anchor = anchorOf(index, side, start, end);
    if (anchor !== null)
        return { anchor };
    const where = start === end ? `line ${start}` : `lines ${start} to ${end}`;
    return onFile(`${where} of the ${side === 'LEFT' ? 'old' : 'new'} file: not in the diff`);
}
function spellings(path) {
    const plain = path
        .trim()
        .replaceAll('\\', '/')
        .replace(/^(?:\.?\/)+/, '');
    return [path, path.trim(), plain, plain.replace(/^[ab]\//, '')];
}
function add(map, path, file) {
    if (path === null)
        return;
    const files = map.get(path);
    if (files === undefined)
        map.set(path, [file]);
    else
        files.push(file);
}
function directoryOf(files) {
    const byPath = new Map();
    const byOldName = new Map();
    for (const file of files) {
        add(byPath, file.newPath ?? file.oldPath, file);
        if (file.status === 'renamed')
            add(byOldName, file.oldPath, file);
    }
    return { byPath, byOldName };
}
function find(directory, path) {
    for (const name of spellings(path)) {
        const files = directory.byPath.get(name) ?? directory.byOldName.get(name);
        if (files !== undefined)
            return files;
    }
    return [];
}
function resolveAmong(files, target) {
    const sided = files.filter((file) => (target.side === 'LEFT' ? file.oldPath : file.newPath) !== null);
    let fallback = null;
    for (const file of sided.length > 0 ? sided : files) {
        const result = resolveIn(file, target);
        if ('anchor' in result)
            return result;
        fallback ??= result;
    }
    return fallback;
}
function resolve(directory, target) {
    const result = resolveAmong(find(directory, target.path), target);
    if (result === null)
        return { none: `${target.path} is not in the change` };
    const path = 'anchor' in result ? result.anchor.path : 'file' in result ? result.file : '';
    return path.includes('\ufffd')
        ? { none: `${path} is not a name in UTF-8, a comment cannot carry it` }
        : result;
}
function anchorResolver(files) {
    const directory = directoryOf(files);
    return (target) => resolve(directory, target);
}
function resolveAnchor(files, target) {
    return anchorResolver(files)(target);
}

// EXTERNAL MODULE: ./src/lib/limit.ts
var limit = __webpack_require__(67280);
;// CONCATENATED MODULE: ./src/stages/collect/content.ts
const BINARY_WINDOW_BYTES = 8_000;
const TEXT_WINDOW_BYTES = 64 * 1024;
const MINIFIED_MEAN_BYTES = 1_000;
const MARK_WINDOW_LINES = 40;
const LF = 0x0a;
function contentFacts(base, head) {
    const sides = (judge) => ({
        base: base === null ? null : judge(base.bytes),
        head: head === null ? null : judge(head.bytes),
    });
    return {
        binary: sides(isBinary),
        minified: sides(isMinified),
        generatedMark: sides(hasGeneratedMark),
    };
}
function isBinary(bytes) {
    return bytes.subarray(0, BINARY_WINDOW_BYTES).includes(0);
}
function isMinified(bytes) {
    const window = bytes.subarray(0, TEXT_WINDOW_BYTES);
    if (isBinary(window))
        return false;
    let lines = 1;
    for (let at = window.indexOf(LF); at >= 0 && at < window.length - 1; at = window.indexOf(LF, at + 1)) {
        lines += 1;
    }
    return window.length / lines > MINIFIED_MEAN_BYTES;
}
const COMMENT = /^\s*(\/\/|\/\*|\*|#|<!--|--|;|%|"""|''')/;
const MARKS = [/@generated\b/i, /<auto-?generated/i, /\bgenerated\b.*\bdo not (edit|modify)\b/i];
function hasGeneratedMark(bytes) {
    const text = new TextDecoder().decode(bytes.subarray(0, TEXT_WINDOW_BYTES));
    const lines = text.split('\n', MARK_WINDOW_LINES).map((line) => line.slice(0, MINIFIED_MEAN_BYTES));
    return lines.some((line) => COMMENT.test(line) && MARKS.some((mark) => mark.test(line)));
}

;// CONCATENATED MODULE: ./src/stages/collect/context.ts
const MAX_LINES_PER_FILE = 40;
const INNER_LEVELS = 2;
const OUTER_LEVELS = 2;
const NEAR_LINES = 4;
const MAX_LOOK_BACK = 2_000;
const MAX_HEADER_LENGTH = 300;
const TAB_WIDTH = 4;
function enclosingSymbols(headText, file) {
    const lines = headText.split('\n');
    const hunks = file.hunks.filter((hunk) => hunk.newLines > 0 && hunk.newStart <= lines.length);
    const shown = new Set();
    for (const hunk of hunks) {
        const found = linesAbove(lines, hunk).filter((number) => !shown.has(number) && !isInHunk(hunks, number));
        if (shown.size + found.length > MAX_LINES_PER_FILE)
            break;
        for (const number of found)
            shown.add(number);
    }
    return [...shown]
        .sort((a, b) => a - b)
        .map((number) => ({ mark: ' ', oldLine: null, newLine: number, text: lines[number - 1] ?? '' }));
}
function isInHunk(hunks, number) {
    return hunks.some((hunk) => number >= hunk.newStart && number < hunk.newStart + hunk.newLines);
}
function linesAbove(lines, hunk) {
    const headers = headersAbove(lines, hunk);
    const nearest = headers[0];
    if (nearest === undefined)
        return [];
    const numbers = headers.length <= INNER_LEVELS + OUTER_LEVELS
        ? headers
        : [...headers.slice(0, INNER_LEVELS), ...headers.slice(-OUTER_LEVELS)];
    const between = [];
    if (hunk.newStart - nearest <= NEAR_LINES) {
        for (let number = nearest + 1; number < hunk.newStart; number += 1)
            between.push(number);
    }
    return [...numbers, ...between].sort((a, b) => a - b);
}
function headersAbove(lines, hunk) {
    const from = firstChange(hunk);
    let indent = indentOfText(lines, from);
    const headers = [];
    const end = Math.max(1, hunk.newStart - MAX_LOOK_BACK);
    for (let number = from - 1; number >= end && indent > 0; number -= 1) {
        const line = lines[number - 1] ?? '';
        const own = indentOf(line);
        if (own >= indent || !canBeHeader(line))
            continue;
        indent = own;
        if (number < hunk.newStart)
            headers.push(number);
    }
    return headers;
}
function firstChange(hunk) {
    let next = hunk.newStart;
    for (const line of hunk.lines) {
        if (line.mark !== ' ')
            break;
        next += 1;
    }
    return next;
}
function indentOfText(lines, number) {
    for (let at = number; at <= lines.length && at < number + NEAR_LINES; at += 1) {
        const line = lines[at - 1] ?? '';
        if (line.trim() !== '')
            return indentOf(line);
    }
    return 0;
}
function indentOf(line) {
    let columns = 0;
    for (const character of line) {
        if (character === ' ')
            columns += 1;
        else if (character === '\t')
            columns += TAB_WIDTH - (columns % TAB_WIDTH);
        else
            break;
    }
    return columns;
}
const NO_HEADER = /^\s*($|[)\]}{]|\/\/|\/\*|\*|--|<!--|#\s*(if|ifdef|ifndef|else|elif|endif|define|pragma|include|region|endregion)\b|(else|elif|elsif|except|catch|finally|rescue|ensure|end)\b)/;
function canBeHeader(line) {
    return line.length <= MAX_HEADER_LENGTH && !NO_HEADER.test(line);
}

// EXTERNAL MODULE: ./src/stages/collect/diff.ts + 10 modules
var collect_diff = __webpack_require__(27507);
;// CONCATENATED MODULE: ./src/stages/collect/join.ts
function joinPatches(listed, parsed, withheld = new Map()) {
    const { texts, left } = matchByPath(listed, parsed);
    const unmatched = matchByOrder(listed, texts, left);
    const twice = namesSharedBySeveral(listed);
    const files = listed.map((file, index) => {
        const text = texts[index] ?? null;
        if (text !== null)
            return joinFile(file, text, twice.has(file.path));
        return { listed: file, diff: null, missing: withheld.get(file.path) ?? whyNoText(file) };
    });
    const gaps = [
        ...files.flatMap(({ listed: file, diff, missing }) => diff === null || missing === null || diff.truncated ? [] : [`${file.path}: ${missing}`]),
        ...unmatched.map((diff) => `the text holds ${pathOf(diff)}, which is not among the listed files`),
    ];
    const without = files.filter(({ diff, missing }) => diff === null && missing !== null).length;
    if (without > 0)
        gaps.push(`${without} of ${files.length} changed files came without text`);
    return { files, gaps };
}
function pathOf(diff) {
    return diff.newPath ?? diff.oldPath ?? '';
}
function matchByPath(listed, parsed) {
    const byPath = new Map();
    for (const diff of parsed) {
        const same = byPath.get(pathOf(diff));
        if (same === undefined)
            byPath.set(pathOf(diff), [diff]);
        else
            same.push(diff);
    }
    const texts = listed.map((file) => takeText(file, byPath.get(file.path)));
    return { texts, left: [...byPath.values()].flat() };
}
function takeText(file, entries) {
    const first = entries?.shift() ?? null;
    const second = entries?.[0];
    if (first?.status !== 'deleted' || second?.status !== 'added' || file.status !== 'modified')
        return first;
    entries?.shift();
    return {
        ...second,
        oldPath: first.oldPath,
        status: 'modified',
        oldMode: first.oldMode,
        binary: first.binary || second.binary,
        submodule: first.submodule && second.submodule,
        truncated: first.truncated || second.truncated,
        additions: first.additions + second.additions,
        deletions: first.deletions + second.deletions,
        hunks: [...first.hunks, ...second.hunks],
        bytes: first.bytes + second.bytes,
    };
}
function matchByOrder(listed, texts, left) {
    const open = listed.map((_, index) => index).filter((index) => texts[index] === null);
    if (open.length !== left.length)
        return left;
    const agree = open.every((index, at) => isAlike(listed[index], left[at]));
    if (!agree)
        return left;
    for (const [at, index] of open.entries())
        texts[index] = left[at] ?? null;
    return [];
}
function isAlike(file, diff) {
    if (file === undefined || diff === undefined || file.status !== diff.status)
        return false;
    return file.additions === null || (file.additions === diff.additions && file.deletions === diff.deletions);
}
function namesSharedBySeveral(listed) {
    const seen = new Set();
    const twice = new Set();
    for (const { path } of listed) {
        if (seen.has(path))
            twice.add(path);
        seen.add(path);
    }
    return twice;
}
function joinFile(file, text, sharesName) {
    const listed = {
        ...file,
        additions: file.additions ?? (text.binary ? null : text.additions),
        deletions: file.deletions ?? (text.binary ? null : text.deletions),
    };
    const diff = {
        ...text,
        oldPath: file.status === 'added' ? null : (file.oldPath ?? file.path),
        newPath: file.status === 'deleted' ? null : file.path,
        status: file.status,
        oldMode: file.oldMode ?? text.oldMode,
        newMode: file.newMode ?? text.newMode,
    };
    if (sharesName) {
        return { listed, diff, missing: 'another changed file has the same name once decoded' };
    }
    return { listed, diff, missing: whatIsMissing(listed, diff) };
}
function whyNoText(file) {
    return file.additions === 0 && file.deletions === 0 ? null : 'no text was given for it';
}
function whatIsMissing(file, diff) {
    if (diff.truncated)
        return 'its text ends before its hunks are whole, or is of a kind that is not read';
    if (diff.binary || file.additions === null || file.deletions === null)
        return null;
    if (file.additions === diff.additions && file.deletions === diff.deletions)
        return null;
    const counts = `+${file.additions} -${file.deletions}`;
    return `its text has +${diff.additions} -${diff.deletions} lines, and ${counts} are listed`;
}

;// CONCATENATED MODULE: ./src/stages/collect/collect.ts





const MAX_PATCH_BYTES = 128 * 1024 * 1024;
const HEAD_BYTES = 1024 * 1024;
const BASE_BYTES = 64 * 1024;
const FILES_AT_ONCE = 8;
const SUBMODULE_MODE = '160000';
const NOT_READ = {
    binary: { base: null, head: null },
    minified: { base: null, head: null },
    generatedMark: { base: null, head: null },
};
async function collect(source, wantsContent = () => true) {
    const identity = await source.identify();
    const [list, patches] = await Promise.all([source.listFiles(), source.readPatches(MAX_PATCH_BYTES)]);
    const texts = readTexts(patches, list.files);
    const joined = joinPatches(list.files, texts.files, texts.withheld);
    const files = await (0,limit/* mapLimited */.bB)(joined.files, FILES_AT_ONCE, (file) => withContent(source, file, wantsContent(file.listed)));
    const listGap = list.complete ? [] : [list.reason ?? 'the list of changed files is not complete'];
    return { identity, files, gaps: [...listGap, ...texts.gaps, ...joined.gaps] };
}
function readTexts(patches, listed) {
    if (patches.kind === 'fragments')
        return readFragments(patches.fragments, listed);
    const parsed = (0,collect_diff/* parseDiff */.F)(patches.bytes);
    const cut = patches.complete ? [] : [patches.reason ?? 'the text of the change was cut'];
    return { files: parsed.files, withheld: new Map(), gaps: [...cut, ...parsed.problems] };
}
function readFragments(fragments, listed) {
    const byPath = new Map(listed.map((file) => [file.path, file]));
    const files = [];
    const withheld = new Map();
    const gaps = [];
    for (const { path, bytes, reason, binary } of fragments) {
        const file = byPath.get(path);
        if (file === undefined) {
            gaps.push(`the text holds ${path}, which is not among the listed files`);
            continue;
        }
        if (reason !== null)
            withheld.set(path, reason);
        if (binary === true)
            files.push(binaryDiff(file));
        if (bytes === null)
            continue;
        const diff = (0,collect_diff/* parseFragment */.o)(bytes, namesOf(file));
        if (diff.truncated)
            gaps.push(`${path}: its text ends before its hunks are whole`);
        files.push(diff);
    }
    return { files, withheld, gaps };
}
function binaryDiff(file) {
    return { ...(0,collect_diff/* parseFragment */.o)(new Uint8Array(), namesOf(file)), binary: true };
}
function namesOf(file) {
    const { path, oldPath, status, oldMode, newMode } = file;
    return {
        oldPath: status === 'added' ? null : (oldPath ?? path),
        newPath: status === 'deleted' ? null : path,
        status,
        oldMode,
        newMode,
    };
}
async function withContent(source, file, wanted) {
    const { listed, diff, missing } = file;
    const bare = { ...listed, diff, missing, content: NOT_READ, context: [] };
    if (!wanted || !decidesByContent(file))
        return bare;
    const { path, oldPath, status } = listed;
    const hasBase = status !== 'added' && status !== 'copied';
    const base = hasBase ? await source.readFile('base', oldPath ?? path, BASE_BYTES) : null;
    const head = status === 'deleted' ? null : await source.readFile('head', path, HEAD_BYTES);
    const content = contentFacts(base, head);
    if (head === null || head.link || content.binary.head || !hasBase || diff === null) {
        return { ...bare, content };
    }
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(head.bytes);
    return { ...bare, content, context: enclosingSymbols(text, diff) };
}
function decidesByContent({ listed, diff, missing }) {
    if (listed.newMode === SUBMODULE_MODE || listed.oldMode === SUBMODULE_MODE)
        return false;
    return missing === null || diff?.binary === true;
}

// EXTERNAL MODULE: ./src/stages/gates/secretlint.ts
var secretlint = __webpack_require__(21087);
// EXTERNAL MODULE: ./src/stages/gates/secrets.ts + 3 modules
var gates_secrets = __webpack_require__(69713);
;// CONCATENATED MODULE: ./src/stages/gates/sheet.ts
function sheetOfFile(file) {
    const hunks = file.diff?.hunks ?? [];
    const diffLines = [...hunks.map((hunk) => hunk.lines), file.context].flat();
    const sections = hunks.map((hunk) => unchangedLine(hunk.section, Math.max(1, hunk.newStart)));
    const orders = [
        inOrder(diffLines, 'newLine'),
        diffLines.some((line) => line.mark === '-') ? inOrder(diffLines, 'oldLine') : [],
        sections.flatMap((section, index) => (section.text === '' ? [] : [diffLines.length + index, null])),
    ];
    return { lines: sections.length === 0 ? diffLines : [...diffLines, ...sections], orders };
}
function withTexts(file, texts) {
    const hunks = file.diff?.hunks ?? [];
    const counts = hunks.map((hunk) => hunk.lines.length);
    const contextStart = counts.reduce((sum, count) => sum + count, 0);
    const sectionStart = contextStart + file.context.length;
    let at = 0;
    const written = hunks.map((hunk, index) => {
        const own = texts.slice(at, at + (counts[index] ?? 0));
        at += own.length;
        return withLines(hunk, own, texts[sectionStart + index] ?? '');
    });
    const context = file.context.map((line, index) => ({ ...line, text: texts[contextStart + index] ?? '' }));
    return { ...file, diff: file.diff && { ...file.diff, hunks: written }, context };
}
function sheetOfIdentity(identity) {
    const texts = [identity.title ?? '', ...(identity.body ?? '').split('\n')];
    const order = texts.flatMap((_text, index) => (index === 0 ? [index, null] : [index]));
    return { lines: texts.map((text) => unchangedLine(text, 1)), orders: [order] };
}
function identityWithTexts(identity, texts) {
    const [title = '', ...body] = texts;
    return {
        ...identity,
        title: identity.title === null ? null : title,
        body: identity.body === null ? null : body.join('\n'),
    };
}
function unchangedLine(text, line) {
    return { mark: ' ', oldLine: null, newLine: line, text };
}
function inOrder(lines, side) {
    const order = [];
    let expected = null;
    for (const index of indexesInOrder(lines, side)) {
        const number = lines[index]?.[side] ?? 0;
        if (expected !== null && number !== expected)
            order.push(null);
        order.push(index);
        expected = number + 1;
    }
    return order;
}
function indexesInOrder(lines, side) {
    const indexes = [];
    let isSorted = true;
    let last = 0;
    for (const [index, line] of lines.entries()) {
        const number = line[side];
        if (number === null)
            continue;
        indexes.push(index);
        if (number < last)
            isSorted = false;
        last = number;
    }
    return isSorted ? indexes : indexes.sort((a, b) => (lines[a]?.[side] ?? 0) - (lines[b]?.[side] ?? 0));
}
function withLines(hunk, texts, section) {
    const lines = hunk.lines;
    if (section === hunk.section && lines.every((line, index) => line.text === texts[index]))
        return hunk;
    return {
        oldStart: hunk.oldStart,
        oldLines: hunk.oldLines,
        newStart: hunk.newStart,
        newLines: hunk.newLines,
        section,
        lines: lines.map((line, index) => ({ ...line, text: texts[index] ?? '' })),
    };
}

;// CONCATENATED MODULE: ./src/stages/gates/mask.ts



const MAX_FILE_CHARACTERS = 16_000_000;
const MAX_FILE_LINES = 500_000;
const BATCH_CHARACTERS = 1_000_000;
async function maskSecrets(change, known = [], scanner = secretlint/* scanWithPreset */.l) {
    const scans = await scanFiles(change.files, scanner);
    const about = sheetOfIdentity(change.identity);
    const aboutScan = (0,gates_secrets/* scanSheet */.t)(about, (0,gates_secrets/* passagesOf */.T)(about), []);
    const secrets = scans.flatMap(({ file, scan }) => (scan?.secrets ?? []).map((secret) => hitOf(file.path, secret)));
    const values = [aboutScan, ...scans.map(({ scan }) => scan)].flatMap((scan) => scan?.secrets ?? []);
    return {
        change: {
            ...change,
            identity: aboutScan.texts === null ? change.identity : identityWithTexts(change.identity, aboutScan.texts),
            files: scans.map(maskedFile),
        },
        secrets: distinct([...known, ...secrets]),
        unscannable: scans.flatMap(({ file, reason }) => (reason === null ? [] : [{ path: file.path, reason }])),
        values: [...new Set(values.flatMap((secret) => secret.values))],
    };
}
async function scanFiles(files, scanner) {
    const scans = [];
    for (const batch of batchesOf(files)) {
        scans.push(...(await scanBatch(batch, scanner)));
        await nextTurn();
    }
    return scans;
}
function* batchesOf(files) {
    let batch = [];
    let characters = 0;
    for (const file of files) {
        batch.push(file);
        characters += file.diff?.bytes ?? 0;
        if (characters < BATCH_CHARACTERS)
            continue;
        yield batch;
        batch = [];
        characters = 0;
    }
    if (batch.length > 0)
        yield batch;
}
async function scanBatch(files, scanner) {
    try {
        const jobs = files.map(jobOf);
        const texts = jobs.flatMap((job) => job?.passages.map((passage) => passage.text) ?? []);
        const preset = texts.length === 0 ? [] : await scanner(texts);
        return scanJobs(files, jobs, preset);
    }
    catch {
        const [file] = files;
        if (files.length === 1 && file !== undefined)
            return [notScanned(file, 'the secret scanner failed on it')];
        const scans = [];
        for (const single of files)
            scans.push(...(await scanBatch([single], scanner)));
        return scans;
    }
}
function jobOf(file) {
    const sheet = sheetOfFile(file);
    const characters = sheet.lines.reduce((sum, line) => sum + line.text.length, 0);
    if (characters > MAX_FILE_CHARACTERS || sheet.lines.length > MAX_FILE_LINES)
        return null;
    return { file, sheet, passages: (0,gates_secrets/* passagesOf */.T)(sheet) };
}
function scanJobs(files, jobs, preset) {
    let at = 0;
    return files.map((file, index) => {
        const job = jobs[index] ?? null;
        if (job === null)
            return notScanned(file, 'it has too much text to be scanned for secrets');
        const own = preset.slice(at, at + job.passages.length);
        at += job.passages.length;
        return { file, scan: (0,gates_secrets/* scanSheet */.t)(job.sheet, job.passages, own), reason: null };
    });
}
function notScanned(file, reason) {
    return { file, scan: null, reason };
}
function maskedFile({ file, scan, reason }) {
    if (scan === null)
        return { ...file, diff: null, missing: reason, context: [] };
    return scan.texts === null ? file : withTexts(file, scan.texts);
}
function hitOf(path, secret) {
    return { path, line: secret.line, rule: secret.rule, added: secret.added };
}
function distinct(hits) {
    return [
        ...new Map(hits.map((hit) => [JSON.stringify([hit.path, hit.line, hit.rule, hit.added]), hit])).values(),
    ];
}
function nextTurn() {
    return new Promise((resolve) => setImmediate(resolve));
}

// EXTERNAL MODULE: ./src/domain/code-seats.ts
var code_seats = __webpack_require__(27344);
// EXTERNAL MODULE: ./src/domain/panel.ts
var panel = __webpack_require__(82410);
;// CONCATENATED MODULE: ./src/stages/panel/coverage.ts


function coverageOf(plan, slots) {
    const uncovered = new Set(plan.uncovered.map(({ path }) => path));
    const sent = new Set(plan.calls.flatMap((call) => call.files.map(({ path }) => path)));
    const quorum = Math.max(1, plan.quorum);
    const counted = countedSlots(plan);
    const readings = slots.filter(({ slot }) => counted.has(slot)).map(readingOf);
    const files = [...new Set([...sent, ...uncovered])].map((path) => {
        const isWhole = !uncovered.has(path);
        const readers = readings.filter(({ covered }) => isWhole && covered.has(path)).map(({ slot }) => slot);
        const missed = readings
            .filter(({ slot }) => !readers.includes(slot))
            .map((reading) => missedBy(reading, path, isWhole));
        return { path, slots: readers, missed, covered: readers.length >= quorum };
    });
    return {
        quorum,
        seats: counted.size,
        cut: plan.cut.filter(({ slot }) => counted.has(slot)),
        files,
        complete: files.every(({ covered }) => covered),
    };
}
function countedSlots({ plannedSeats }) {
    return new Set((0,code_seats/* countingSeats */.w4)(plannedSeats).map(({ slot }) => slot));
}
function readingOf({ slot, covered, calls }) {
    const failed = new Map();
    for (const { status, reason, files } of calls) {
        if (!isMissed(status))
            continue;
        for (const path of files) {
            const known = failed.get(path);
            if (known === undefined)
                failed.set(path, [{ status, reason }]);
            else
                known.push({ status, reason });
        }
    }
    return { slot, covered: new Set(covered), failed };
}
function isMissed(status) {
    return status !== 'ok' && status !== 'repaired';
}
function missedBy({ slot, failed }, path, isWhole) {
    const calls = isWhole ? (failed.get(path) ?? []) : [];
    const status = worst(calls);
    const reasons = new Set(calls.filter((call) => call.status === status).flatMap(({ reason }) => reason ?? []));
    return { slot, status, reason: [...reasons].join('; ') || null };
}
function worst(calls) {
    return (panel/* SLOT_STATUSES */.M.filter(isMissed).findLast((status) => calls.some((call) => call.status === status)) ??
        'not-sent');
}

// EXTERNAL MODULE: ./src/domain/slot.ts
var domain_slot = __webpack_require__(52334);
// EXTERNAL MODULE: ./src/stages/panel/answer.ts
var panel_answer = __webpack_require__(94234);
// EXTERNAL MODULE: ./src/stages/panel/correction.ts
var correction = __webpack_require__(74956);
// EXTERNAL MODULE: ./src/stages/panel/hold.ts
var hold = __webpack_require__(44349);
// EXTERNAL MODULE: ./src/stages/panel/prompt.ts + 1 modules
var panel_prompt = __webpack_require__(2267);
// EXTERNAL MODULE: ./src/stages/panel/rungs.ts
var panel_rungs = __webpack_require__(91705);
// EXTERNAL MODULE: ./src/stages/panel/turn.ts
var panel_turn = __webpack_require__(93335);
;// CONCATENATED MODULE: ./src/stages/panel/call.ts








async function makeCall(call, context, before) {
    const { plan, slot, runId, facts, signal } = context;
    const first = (0,panel_prompt/* buildRequest */.mK)({ plan, call, slot, runId, facts, signal });
    let progress = {
        request: { ...first, label: (0,panel_prompt/* labelOf */.Wy)(slot, call.index, before.length) },
        reading: null,
        records: before,
        corrections: 0,
        lengthened: false,
    };
    for (;;) {
        const turn = await (0,panel_turn/* takeTurn */.V)(progress.request, context);
        const records = turn.record === null ? progress.records : [...progress.records, turn.record];
        if (turn.answer === null)
            return endWithFault(call, { ...progress, records }, turn.fault);
        const { latest, merged } = readTurn(turn.answer, progress, context);
        const read = { ...progress, records, reading: merged };
        const next = call_nextTurn(read, { answer: turn.answer, latest }, context);
        if (next === null)
            return endWithReading(call, records, merged);
        const request = { ...next.progress.request, label: (0,panel_prompt/* labelOf */.Wy)(slot, call.index, records.length) };
        context.onTurn(records.length, next.reason);
        progress = { ...next.progress, request };
    }
}
function readTurn(answer, progress, { paths, plan }) {
    const read = (0,hold/* heldAgainst */.fn)((0,panel_answer/* readAnswer */.JN)(answer.text, answer.stop, paths), plan.criteria.rules);
    const latest = progress.corrections > 0 && read.status === 'ok' ? { ...read, status: 'repaired' } : read;
    return { latest, merged: (0,correction/* mergeReadings */.gK)(progress.reading, latest) };
}
function call_nextTurn(progress, { answer, latest }, { client, facts, plan }) {
    const owed = (0,hold/* owedBy */.He)(progress.reading, plan.criteria.rules);
    if ((0,domain_slot/* isBuiltin */.iK)(client.binding) || isSettled(progress.reading, owed, answer))
        return null;
    if (answer.stop === 'length')
        return lengthened(progress, facts);
    if (latest.status === 'refused' || answer.stop === 'context')
        return null;
    if (progress.corrections >= correction/* MAX_CORRECTIONS */.J3)
        return null;
    const turns = [...progress.request.turns, ...(0,correction/* correctionTurns */.zY)(answer.text, [...owed, ...latest.errors])];
    const request = (0,panel_prompt/* withTurns */.Jp)(progress.request, turns, facts);
    const reason = latest.errors[0] ?? owed[0] ?? 'the answer is not whole';
    return { progress: { ...progress, request, corrections: progress.corrections + 1 }, reason };
}
function isSettled({ status }, owed, { stop }) {
    return (0,panel/* isComplete */.A)(status) && (owed.length === 0 || stop !== 'end');
}
function lengthened(progress, facts) {
    const request = progress.lengthened ? null : (0,panel_turn/* withMoreRoom */.h)(progress.request, facts);
    if (request === null)
        return null;
    return {
        progress: { ...progress, request, lengthened: true },
        reason: 'the answer was cut: asked again with more room',
    };
}
function endWithReading(call, turns, reading) {
    const { status, findings, dropped, approved, errors } = reading;
    const reason = (0,panel/* isComplete */.A)(status) ? null : (0,correction/* inShort */.wZ)(errors);
    const cause = (0,panel_rungs/* causeOfReading */.pf)(status);
    return {
        record: recordOf(call, status, reason, turns),
        findings,
        dropped,
        approved,
        rows: (0,hold/* answersOf */.Bw)(reading),
        lastingFault: null,
        cause,
        answered: cause === null,
    };
}
function endWithFault(call, { reading, records }, fault) {
    const lastingFault = fault.lasting ? fault : null;
    if (reading === null) {
        const record = recordOf(call, fault.status, fault.message, records);
        return { ...NOTHING, record, lastingFault, cause: (0,panel_rungs/* causeOf */.rl)(fault) };
    }
    const outcome = endWithReading(call, records, reading);
    const trouble = outcome.record.reason === null ? '' : `${outcome.record.reason}; `;
    const reason = `${trouble}asked again: ${fault.message}`;
    return { ...outcome, record: { ...outcome.record, reason }, lastingFault, cause: null };
}
const NOTHING = {
    findings: [],
    dropped: [],
    approved: null,
    rows: [],
    lastingFault: null,
    cause: null,
    answered: false,
};
function unmadeCall(call, status, reason) {
    return { ...NOTHING, record: recordOf(call, status, reason, []) };
}
function recordOf(call, status, reason, turns) {
    const files = [...new Set(call.files.map(({ path }) => path))];
    return { index: call.index, files, status, reason, turns };
}

;// CONCATENATED MODULE: ./src/stages/panel/descend.ts


async function makeCallDown(call, context) {
    const { line, factsOf, ...rest } = context;
    let passed = { falls: [], turns: [], dropped: [] };
    for (let rung = line.start();; rung += 1) {
        const client = clientAt(line, rung);
        const own = { ...rest, client, facts: factsOf(client.binding) };
        const outcome = await makeCall(call, own, passed.turns);
        const { cause } = outcome;
        if (cause?.lasting === true)
            line.leave(rung);
        if (cause === null || !mayFall(cause, passed, line, rung))
            return ended(outcome, passed, line, rung);
        const { model } = client.binding;
        const { turns } = outcome.record;
        rest.onTurn(turns.length, `${model} ${cause.words}: ${clientAt(line, rung + 1).binding.model} is asked instead`);
        passed = {
            falls: [...passed.falls, { model, cause }],
            turns,
            dropped: [...passed.dropped, ...outcome.dropped],
        };
    }
}
function clientAt({ clients }, rung) {
    const client = clients[rung];
    if (client === undefined)
        throw new Error(`a line of ${clients.length} models has no rung ${rung}`);
    return client;
}
function mayFall({ isRefusal }, { falls }, { clients }, rung) {
    if (isRefusal && falls.some(({ cause }) => cause.isRefusal))
        return false;
    return rung + 1 < clients.length;
}
function ended(outcome, passed, line, rung) {
    const { model } = clientAt(line, rung).binding;
    const taken = outcome.cause === null ? null : takenText(rung, line);
    return {
        ...outcome,
        record: { ...outcome.record, reason: reasonOf(outcome, model, passed.falls, taken) },
        dropped: [...passed.dropped, ...outcome.dropped],
        rung: outcome.answered ? rung : null,
    };
}
function takenText(rung, { clients, taken }) {
    if (taken === null || rung + 1 < clients.length)
        return null;
    return `${taken.binding.model} is below it, but belongs to the seat ${taken.slot} and is not asked twice`;
}
function reasonOf({ record }, model, falls, taken) {
    const end = [record.reason, taken].filter((part) => part !== null).join('; ');
    if (falls.length === 0)
        return end === '' ? null : end;
    const before = falls.map((fall) => `${fall.model} ${fall.cause.words}`).join(', ');
    const now = (0,panel/* isComplete */.A)(record.status) ? 'read it' : 'was asked instead';
    return `${before}, ${model} ${now}${end === '' ? '' : `: ${end}`}`;
}

// EXTERNAL MODULE: ./src/stages/panel/fault.ts
var fault = __webpack_require__(39066);
// EXTERNAL MODULE: ./src/domain/usage.ts
var domain_usage = __webpack_require__(94227);
;// CONCATENATED MODULE: ./src/stages/panel/spent.ts


function spentIn(turns, factsOf) {
    const byModel = new Map();
    for (const turn of turns) {
        const name = (0,domain_slot/* bindingText */.zt)(turn.binding);
        byModel.set(name, [...(byModel.get(name) ?? []), turn]);
    }
    const parts = [...byModel.values()].flatMap((asked) => {
        const [first] = asked;
        if (first === undefined)
            return [];
        const usage = asked.map((turn) => turn.usage).reduce(domain_usage/* addUsage */.vk, domain_usage/* NO_USAGE */.yJ);
        return [{ usage, costUsd: (0,domain_usage/* costUsd */.O4)(usage, factsOf(first.binding).price) }];
    });
    return (0,domain_usage/* totalOf */.e6)(parts);
}

// EXTERNAL MODULE: ./src/stages/panel/telling.ts
var telling = __webpack_require__(96491);
;// CONCATENATED MODULE: ./src/stages/panel/panel.ts









const CALLS_AT_ONCE = 3;
function askPanel(input) {
    return Promise.all(input.plan.seats.map((seat) => askSeat(seat, input)));
}
async function askSeat(seat, input) {
    const { plan } = input;
    const { slot } = seat;
    tell(input, { kind: 'slot-started', slot, calls: plan.calls.length });
    const result = await askCalls(seat, input).catch((error) => {
        const { status, message } = (0,fault/* faultOf */.K)(error, null);
        return resultOf(seat, plan.calls.map((call) => unmade(call, status, message)), input);
    });
    tell(input, { kind: 'slot-ended', slot, status: result.status, findings: result.findings.length });
    return result;
}
async function askCalls(seat, input) {
    const { plan, session } = input;
    const line = session.lines.get(seat.slot);
    if (line === undefined)
        throw new Error(`no client is bound to the slot ${seat.slot}`);
    const files = plan.calls.flatMap((call) => call.files);
    const paths = new Set(files.flatMap(({ path, oldPath }) => (oldPath === null ? [path] : [path, oldPath])));
    let lasting = null;
    const outcomes = await (0,limit/* mapLimited */.bB)(plan.calls, CALLS_AT_ONCE, async (call, index) => {
        if (lasting !== null)
            return unmade(call, lasting.status, `not asked: ${lasting.message}`);
        const numbers = { slot: seat.slot, call: index + 1, calls: plan.calls.length };
        const onTurn = (turn, reason) => tell(input, { kind: 'asked-again', ...numbers, turn, reason });
        tell(input, { kind: 'call-started', ...numbers });
        const { runId, clock, purse, facts: factsOf, panelSignal: signal } = session;
        const turns = { line, factsOf, clock, purse, signal };
        const outcome = await callSafely(call, { ...turns, slot: seat.slot, plan, runId, paths, onTurn });
        lasting ??= outcome.lastingFault;
        tell(input, {
            kind: 'call-ended',
            ...numbers,
            status: outcome.record.status,
            findings: outcome.findings.length,
        });
        return outcome;
    });
    return resultOf(seat, outcomes, input);
}
async function callSafely(call, context) {
    try {
        return await makeCallDown(call, context);
    }
    catch (error) {
        const { status, message } = (0,fault/* faultOf */.K)(error, null);
        return unmade(call, status, message);
    }
}
function unmade(call, status, reason) {
    return { ...unmadeCall(call, status, reason), rung: null };
}
function tell({ onProgress }, event) {
    (0,telling/* tellSafely */.a)(onProgress, event);
}
function resultOf(seat, outcomes, { plan, session }) {
    const { slot } = seat;
    const { rules } = plan.criteria;
    const binding = bindingThatAnswered(seat, outcomes, session);
    const calls = outcomes.map(({ record }) => record);
    const status = panel_worst(calls.map((call) => call.status));
    const spent = spentIn(calls.flatMap(({ turns }) => turns), session.facts);
    const findings = outcomes.flatMap((outcome) => outcome.findings);
    return {
        slot,
        binding,
        family: (0,domain_slot/* familyOf */.Ap)(binding),
        status,
        reason: calls.length === 0 ? 'there was nothing to ask' : panel_reasonOf(calls, status),
        findings: findings.map((finding, n) => ({ ...finding, id: `${slot}#${n}`, slot })),
        conformance: (0,domain_conformance/* rowsFor */.f4)(rules, outcomes.flatMap(({ rows }) => (0,domain_conformance/* rowsFor */.f4)(rules, rows))),
        dropped: outcomes.flatMap(({ dropped }) => dropped),
        approved: approvedBy(outcomes),
        calls,
        covered: coveredBy(outcomes),
        ...spent,
    };
}
function bindingThatAnswered(seat, outcomes, { lines }) {
    const rungs = outcomes.flatMap(({ rung }) => rung ?? []);
    return lines.get(seat.slot)?.clients[Math.max(...rungs)]?.binding ?? seat.binding;
}
function panel_reasonOf(calls, status) {
    const told = calls.flatMap((call) => call.status === status || (0,panel/* isComplete */.A)(call.status) ? [call.reason] : []);
    const reasons = [...new Set(told)].flatMap((reason) => {
        if (reason === null)
            return [];
        const count = told.filter((other) => other === reason).length;
        const isPart = (0,panel/* isComplete */.A)(status) && count < calls.length;
        return isPart ? `${count} of ${calls.length} calls: ${reason}` : reason;
    });
    return reasons.join('; ') || null;
}
function panel_worst(statuses) {
    const ranks = statuses.map((status) => panel/* SLOT_STATUSES */.M.indexOf(status));
    return panel/* SLOT_STATUSES */.M[Math.max(...ranks)] ?? 'unavailable';
}
function approvedBy(outcomes) {
    const words = outcomes.map(({ approved }) => approved).filter((approved) => approved !== null);
    return words.length === 0 ? null : words.every((approved) => approved);
}
function coveredBy(outcomes) {
    const records = outcomes.map(({ record }) => record);
    const missed = new Set(records.filter(({ status }) => !(0,panel/* isComplete */.A)(status)).flatMap(({ files }) => files));
    return [...new Set(records.flatMap(({ files }) => files))].filter((path) => !missed.has(path));
}

;// CONCATENATED MODULE: ./src/stages/panel/purse.ts
const TOLERANCE_USD = 1e-9;
function createPurse(budgetUsd) {
    let committed = 0;
    return {
        reserve: (usd) => {
            if (budgetUsd !== null && committed + usd > budgetUsd + TOLERANCE_USD)
                return false;
            committed += usd;
            return true;
        },
        settle: (reservedUsd, spentUsd) => {
            committed += spentUsd - reservedUsd;
        },
    };
}

;// CONCATENATED MODULE: ./src/stages/panel/session.ts



function openSession(input) {
    const { runId, clients, rungs, facts, clock, maxOutputTokens, deadlineMs, panelMs, budgetUsd, signal } = input;
    const ended = new AbortController();
    const all = new AbortController();
    const panel = new AbortController();
    const stop = (reason) => {
        all.abort(reason);
        panel.abort(reason);
    };
    const cancel = () => stop(new fault/* SessionStop */.t('the run was cancelled', 'unavailable'));
    const after = (ms, act) => {
        clock.sleep(ms, ended.signal).then(act, () => undefined);
    };
    if (signal.aborted)
        cancel();
    signal.addEventListener('abort', cancel, { once: true });
    after(deadlineMs, () => stop(new fault/* SessionStop */.t('the deadline passed', 'timeout')));
    after(panelMs, () => panel.abort(new fault/* SessionStop */.t('the time for reviews passed', 'timeout')));
    return {
        runId,
        lines: new Map([...clients].map(([slot, client]) => [slot, (0,panel_rungs/* createLine */.RJ)(client, rungs.get(slot))])),
        facts,
        clock,
        maxOutputTokens,
        purse: createPurse(budgetUsd),
        signal: all.signal,
        panelSignal: panel.signal,
        close: () => {
            signal.removeEventListener('abort', cancel);
            ended.abort();
            stop(new fault/* SessionStop */.t('the run came to its end', 'unavailable'));
        },
    };
}

// EXTERNAL MODULE: ./src/stages/plan/plan.ts + 8 modules
var plan_plan = __webpack_require__(56157);
// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(79112);
// EXTERNAL MODULE: ./src/stages/report/consulted.ts
var consulted = __webpack_require__(89203);
// EXTERNAL MODULE: ./src/stages/report/figures.ts
var figures = __webpack_require__(58907);
;// CONCATENATED MODULE: ./src/stages/report/progress.ts



const REASON_COLUMNS = 60;
const FRESH = { calls: 0, done: 0, words: 'waiting' };
function progressBoard() {
    const seats = new Map();
    const tasks = new Map();
    return (event) => {
        if ('task' in event) {
            const asked = tasks.get(event.task) ?? new Map();
            asked.set(event.slot, count(asked.get(event.slot) ?? { put: 0, over: 0 }, event));
            tasks.set(event.task, asked);
            return `${consulted/* TASK_WORDS */.Y[event.task]}: ${[...asked].map(([slot, state]) => askedText(slot, state)).join(' · ')}`;
        }
        seats.set(event.slot, advance(seats.get(event.slot) ?? FRESH, event));
        return [...seats].map(([slot, state]) => seatText(slot, state)).join(' · ');
    };
}
function count({ put, over }, { kind }) {
    return kind === 'consult-started' ? { put: put + 1, over } : { put, over: over + 1 };
}
function askedText(slot, { put, over }) {
    if (over >= put)
        return `${slot} done`;
    return put === 1 ? `asking ${slot}` : `asking ${slot} (${over + 1} of ${put})`;
}
function advance(state, event) {
    switch (event.kind) {
        case 'slot-started':
            return { calls: event.calls, done: 0, words: 'thinking' };
        case 'call-started':
            return state;
        case 'asked-again':
            return { ...state, words: `asked again (${(0,lib_text/* oneLine */.TN)(event.reason, REASON_COLUMNS)})` };
        case 'call-ended':
            return { ...state, done: state.done + 1, words: 'thinking' };
        case 'slot-ended':
            return { ...state, words: `${event.status}, ${(0,figures/* counted */.hS)(event.findings, 'finding')}` };
    }
}
function seatText(slot, { calls, done, words }) {
    return calls > 1 ? `${slot} ${done}/${calls} ${words}` : `${slot} ${words}`;
}

;// CONCATENATED MODULE: ./src/review.ts












async function prepare(input) {
    const { subject, host, rules, seats, facts, today } = input;
    host.progress('reading the change');
    const collected = 'source' in subject ? await collect(subject.source, (0,plan_plan/* wantsContent */.L9)(rules.globs)) : subject.change;
    host.progress('looking for secrets');
    const known = 'source' in subject ? [] : subject.known.secrets;
    const { change, values, ...found } = await maskSecrets(collected, known);
    host.protect(values);
    const risk = (0,plan_plan/* wantsRisk */.Fr)(rules, change) ? await riskOf(change) : null;
    const { quorum, maxCostUsd, wording, globs, routing, scopeGate, riskAdvisory, criteria } = rules;
    const plan = (0,plan_plan/* planReview */.Kp)({
        ...{ quorum, maxCostUsd, wording, globs, routing, scopeGate, riskAdvisory, criteria },
        ...{ ...found, change, seats, facts, today, risk: risk ?? [] },
    });
    return { change, plan, risk, ...found };
}
async function riskOf(change) {
    const { diffRisk } = await __webpack_require__.e(/* import() */ 6301).then(__webpack_require__.bind(__webpack_require__, 86301));
    return diffRisk(change);
}
async function inspect(input, prepared) {
    const { runGates } = await __webpack_require__.e(/* import() */ 381).then(__webpack_require__.bind(__webpack_require__, 70381));
    const { change, secrets, unscannable } = prepared;
    const raw = 'source' in input.subject ? null : input.subject.known.raw;
    const rules = await gateRules(input, change);
    const risk = prepared.risk ?? (await riskOf(change));
    return { gates: runGates({ change, secrets, unscannable, raw }, rules), risk };
}
async function gateRules({ rules, today, toolLogs }, change) {
    if (toolLogs.length === 0)
        return { ...rules.gates, today };
    const { readSarif } = await __webpack_require__.e(/* import() */ 7833).then(__webpack_require__.bind(__webpack_require__, 17833));
    const { allowSecurity } = rules.gates.exceptionMarkers;
    const imported = toolLogs.flatMap(({ value, source, roots }) => readSarif(value, source, change, { roots, allowSecurity }));
    return { ...rules.gates, today, imported: [...rules.gates.imported, ...imported] };
}
async function review(input) {
    const startedAt = input.clock.now();
    const prepared = await prepare(input);
    const heard = await hearPanel(input, prepared);
    const { conclude } = await __webpack_require__.e(/* import() */ 8211).then(__webpack_require__.bind(__webpack_require__, 48211));
    const verdict = conclude({
        ...prepared,
        ...heard,
        blockOnDisagreement: input.rules.triage.crossCheck.blockOnDisagreement,
        blockOnGap: input.rules.criteria.blockOnGap,
        failOn: input.rules.failOn,
        onIncomplete: input.rules.onIncomplete,
        stopped: input.signal.aborted,
        withheld: input.withheld,
    });
    const finishedAt = input.clock.now();
    const { runId, configuration } = input;
    const outcome = {
        ...{ runId, startedAt, finishedAt },
        configuration: configuration.found,
        rulesChanged: changedRules(configuration, prepared.change),
        ...prepared,
        ...heard,
        verdict,
    };
    await writeReports(outcome, input);
    input.host.progress('');
    return outcome;
}
function changedRules({ names, ruleGlobs }, { files }) {
    const isRuleFile = (0,rule_path/* ruleFileMatcher */.b)(ruleGlobs);
    const touched = names.filter((name) => files.some(({ path, oldPath }) => path === name || oldPath === name));
    return [...new Set([...touched, ...files.map(({ path }) => path).filter(isRuleFile)])];
}
async function writeReports(outcome, { host, settings }, prVersion = null) {
    const { reportFiles } = await __webpack_require__.e(/* import() */ 4471).then(__webpack_require__.bind(__webpack_require__, 84471));
    const files = reportFiles(outcome, { settings, prVersion });
    for (const { name, content } of files)
        await host.writeReport(name, content);
}
function changeToPublish(source) {
    return collect(source, () => false);
}
async function publishReview(input) {
    const { board, host, onIncomplete } = input;
    const document = (0,json/* mapTexts */.zO)(input.document, host.redact);
    host.progress('publishing');
    const { clusterFindings, concludePublished, publicationTexts, publish, readableJson } = await loadPublishing();
    const failsIncomplete = onIncomplete === 'fail';
    const receipt = await publish({
        ...input,
        document,
        texts: publicationTexts({ html: board.can.marker === 'html-comment', failsIncomplete }),
        match: clusterFindings,
        failsIncomplete,
    });
    const { conclusion, reasons, exitCode } = document;
    const verdict = concludePublished({ conclusion, reasons, exitCode }, receipt, onIncomplete);
    await host.writeReport('ops.json', readableJson(receipt));
    host.progress('');
    return { receipt, verdict };
}
async function loadPublishing() {
    const [{ clusterFindings }, { concludePublished }, { publicationTexts }, { publish }, { readableJson }] = await Promise.all([
        __webpack_require__.e(/* import() */ 8504).then(__webpack_require__.bind(__webpack_require__, 48504)),
        __webpack_require__.e(/* import() */ 8211).then(__webpack_require__.bind(__webpack_require__, 48211)),
        Promise.all(/* import() */[__webpack_require__.e(1202), __webpack_require__.e(9135), __webpack_require__.e(7832)]).then(__webpack_require__.bind(__webpack_require__, 97832)),
        Promise.all(/* import() */[__webpack_require__.e(1202), __webpack_require__.e(2305), __webpack_require__.e(8930)]).then(__webpack_require__.bind(__webpack_require__, 58930)),
        __webpack_require__.e(/* import() */ 9622).then(__webpack_require__.bind(__webpack_require__, 49622)),
    ]);
    return { clusterFindings, concludePublished, publicationTexts, publish, readableJson };
}
async function hearPanel(input, prepared) {
    const { plan, change } = prepared;
    const session = sessionOf(input, plan);
    const board = progressBoard();
    const onProgress = (event) => input.host.progress(board(event));
    try {
        const asked = plan.calls.length === 0 ? [] : askPanel({ session, plan, onProgress });
        const [{ triage, createConsult }, inspected] = await Promise.all([loadRest(), inspect(input, prepared)]);
        const { gates } = inspected;
        const slots = await asked;
        const coverage = coverageOf(plan, slots);
        const conformance = (0,domain_conformance/* conformanceOf */.Nl)(plan.criteria, slots);
        if (coverage.files.length === 0)
            return { ...inspected, slots, coverage, conformance, triage: null };
        const triaged = await triage({
            slots,
            plan,
            change,
            coverage,
            gatesPassed: gates.critic.pass,
            anchorOf: anchorsOf(change),
            runId: input.runId,
            rules: input.rules.triage,
            failOn: input.rules.failOn,
            consult: asksAgain(input.rules) ? createConsult({ session, onProgress }) : null,
            priorArt: [],
            exceptions: {
                markers: gates.exceptions,
                allowSecurity: input.rules.gates.exceptionMarkers.allowSecurity,
            },
        });
        return { ...inspected, slots, coverage, conformance, triage: triaged };
    }
    finally {
        session.close();
    }
}
function asksAgain({ triage }) {
    return triage.agent !== null || triage.rebuttal || triage.crossCheck.enabled;
}
const PANEL_SHARE = 3 / 4;
function sessionOf(input, plan) {
    const { clientFor, clock, facts, rules, runId, signal } = input;
    return openSession({
        runId,
        clients: new Map(plan.seats.map((seat) => [seat.slot, clientFor(seat)])),
        rungs: rungsOf(input, plan),
        facts,
        clock,
        maxOutputTokens: plan.maxOutputTokens,
        deadlineMs: rules.deadlineMs,
        panelMs: asksAgain(rules) ? rules.deadlineMs * PANEL_SHARE : rules.deadlineMs,
        budgetUsd: rules.maxCostUsd,
        signal,
    });
}
function waysDown({ facts, rules }, { seats }) {
    const isUsable = (binding) => rules.maxCostUsd === null || facts(binding).price !== null;
    return rules.fallback ? (0,rungs/* laddersOf */.Z)(seats, isUsable) : new Map();
}
function rungsOf(input, plan) {
    const ladders = [...waysDown(input, plan)].map(([slot, { rungs, taken }]) => [
        slot,
        { clients: rungs.map((binding) => input.clientFor({ slot, binding })), taken },
    ]);
    return new Map(ladders);
}
function anchorsOf(change) {
    const diffs = change.files.map((file) => file.diff).filter((diff) => diff !== null);
    const resolve = anchorResolver(diffs);
    return (path, side, line, startLine) => {
        const found = resolve({ path, side, line: startLine ?? line, endLine: line });
        return 'anchor' in found ? found.anchor : null;
    };
}
async function loadRest() {
    const [{ triage }, { createConsult }] = await Promise.all([
        __webpack_require__.e(/* import() */ 266).then(__webpack_require__.bind(__webpack_require__, 10266)),
        __webpack_require__.e(/* import() */ 2716).then(__webpack_require__.bind(__webpack_require__, 2716)),
        __webpack_require__.e(/* import() */ 8211).then(__webpack_require__.bind(__webpack_require__, 48211)),
        __webpack_require__.e(/* import() */ 4471).then(__webpack_require__.bind(__webpack_require__, 84471)),
    ]);
    return { triage, createConsult };
}


/***/ }),

/***/ 69713:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ passagesOf),
  t: () => (/* binding */ scanSheet)
});

;// CONCATENATED MODULE: ./src/stages/gates/detectors.ts
const DETECTORS = [
    {
        rule: 'aws-access-key-id',
        hints: ['AKIA', 'ASIA', 'ABIA', 'ACCA', 'A3T'],
        pattern: /(?<![A-Za-z0-9])(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])/g,
        accepts: isNoExample,
    },
    {
        rule: 'aws-secret-access-key',
        hints: ['secret', 'Secret', 'SECRET'],
        pattern: /secret_?(?:access)?_?key["'`]?\s{0,8}(?:=>|:=|[:=])\s{0,8}["'`]?(?<value>[A-Za-z0-9/+=]{40})(?![A-Za-z0-9/+=])/gi,
        accepts: isNoExample,
    },
    {
        rule: 'github-token',
        hints: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_'],
        pattern: /(?<![A-Za-z0-9])(?:gh[pousr]_[A-Za-z0-9]{36,255}|github_pat_[A-Za-z0-9_]{22,255})/g,
    },
    {
        rule: 'gitlab-token',
        hints: [
            'glpat-',
            'glptt-',
            'gldt-',
            'glrt-',
            'glft-',
            'glsoat-',
            'glcbt-',
            'glimt-',
            'glagent-',
            'gloas-',
        ],
        pattern: /(?<![A-Za-z0-9])gl(?:pat|ptt|dt|rt|ft|soat|cbt|imt|agent|oas)-[\w-]{20,300}(?:\.[\w-]{2,100}){0,3}/g,
    },
    {
        rule: 'bitbucket-token',
        hints: ['ATBB', 'ATCTT3', 'ATATT3'],
        pattern: /(?<![A-Za-z0-9])(?:ATBB[A-Za-z0-9]{32}(?![A-Za-z0-9])|AT(?:CTT|ATT)3[\w=-]{50,300})/g,
    },
    {
        rule: 'slack-token',
        hints: ['xoxa-', 'xoxb-', 'xoxe', 'xoxo-', 'xoxp-', 'xoxr-', 'xoxs-', 'xapp-'],
        pattern: /(?<![A-Za-z0-9])(?:xox[abopsr]|xoxe(?:\.xox[bp])?|xapp)-[A-Za-z0-9-]{10,300}/g,
    },
    {
        rule: 'slack-webhook',
        hints: ['hooks.slack.com/'],
        pattern: /hooks\.slack\.com\/(?:services|workflows|triggers)\/(?<value>[\w/-]{20,200})/g,
    },
    {
        rule: 'stripe-key',
        hints: ['_live_', '_test_', 'whsec_'],
        pattern: /(?<![A-Za-z0-9])(?:[sr]k_(?:live|test)_[A-Za-z0-9]{16,255}|whsec_[A-Za-z0-9+/]{24,255})/g,
    },
    {
        rule: 'anthropic-key',
        hints: ['sk-ant-'],
        pattern: /(?<![A-Za-z0-9])sk-ant-[\w-]{20,300}/g,
    },
    {
        rule: 'openai-key',
        hints: ['sk-'],
        pattern: /(?<![A-Za-z0-9])sk-(?:(?:proj|svcacct|admin|None|or-v1)-[\w-]{20,300}|[A-Za-z0-9]{32,128}(?![A-Za-z0-9-]))/g,
    },
    {
        rule: 'google-key',
        hints: ['AIza', 'GOCSPX-', 'ya29.'],
        pattern: /(?<![A-Za-z0-9])(?:AIza[\w-]{35}(?![\w-])|GOCSPX-[\w-]{28}|ya29\.[\w-]{20,500})/g,
    },
    {
        rule: 'npm-token',
        hints: ['npm_'],
        pattern: /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36}(?![A-Za-z0-9])/g,
    },
    {
        rule: 'npm-credentials',
        hints: ['_authToken', '_auth', '_password'],
        pattern: /(?<!\w):?_(?:authToken|auth|password)["']?\s{0,8}=\s{0,8}["']?(?<value>[^\s"'$][^\s"']{7,2000})/g,
    },
    {
        rule: 'pypi-token',
        hints: ['pypi-AgE'],
        pattern: /(?<![A-Za-z0-9])pypi-AgE[\w-]{50,500}/g,
    },
    {
        rule: 'sendgrid-key',
        hints: ['SG.'],
        pattern: /(?<![A-Za-z0-9])SG\.[\w-]{22}\.[\w-]{43}(?![\w-])/g,
    },
    {
        rule: 'huggingface-token',
        hints: ['hf_'],
        pattern: /(?<![A-Za-z0-9])hf_[A-Za-z0-9]{34,40}(?![A-Za-z0-9])/g,
    },
    {
        rule: 'digitalocean-token',
        hints: ['dop_v1_', 'doo_v1_', 'dor_v1_'],
        pattern: /(?<![A-Za-z0-9])do[opr]_v1_[a-f0-9]{64}(?![a-f0-9])/g,
    },
    {
        rule: 'azure-storage-key',
        hints: ['AccountKey='],
        pattern: /AccountKey=(?<value>[A-Za-z0-9+/]{86}==)/g,
    },
    {
        rule: 'age-key',
        hints: ['AGE-SECRET-KEY-1'],
        pattern: /AGE-SECRET-KEY-1[0-9A-Z]{58}/g,
    },
    {
        rule: 'jwt',
        hints: ['eyJ'],
        pattern: /(?<![\w-])eyJ[\w-]{10,4000}\.eyJ[\w-]{10,8000}\.[\w-]{16,2000}/g,
    },
    {
        rule: 'url-credentials',
        hints: ['://'],
        pattern: /:\/\/(?<user>[^\s:@/"'`<>]{0,100}):(?<value>[^\s@/"'`<>]{4,200})@(?=[\w[])/g,
        accepts: (value, match) => !isPlaceholder(value) && value !== match.groups?.user,
    },
    {
        rule: 'url-credentials',
        hints: ['://'],
        pattern: /:\/\/(?<value>[\w-]{20,200})(?::x-oauth-basic|:)?@(?=[\w[])/g,
        accepts: (value) => /\d/.test(value) && /[A-Za-z]/.test(value),
    },
];
const ANY_HINT = new RegExp(DETECTORS.flatMap((detector) => detector.hints.map((hint) => hint.replace(/[.\\/+]/g, '\\$&'))).join('|'));
function detect(text) {
    if (!ANY_HINT.test(text))
        return [];
    return DETECTORS.flatMap((detector) => detectOne(text, detector));
}
function detectOne(text, detector) {
    if (!detector.hints.some((hint) => text.includes(hint)))
        return [];
    const matches = [];
    for (const match of text.matchAll(detector.pattern)) {
        const value = match.groups?.value ?? match[0];
        if (detector.accepts?.(value, match) === false)
            continue;
        const start = match.index + match[0].lastIndexOf(value);
        matches.push({ rule: detector.rule, start, end: start + value.length });
    }
    return matches;
}
function isNoExample(value) {
    return !/EXAMPLE(?:KEY)?$/.test(value);
}
function isPlaceholder(value) {
    const word = value.toLowerCase();
    return (/^\$|\$\{|\{\{|^\{.*\}$|^%.*%?$/.test(value) ||
        /^(.)\1+$/.test(value) ||
        /^(?:your[-_]?)?(?:password|passwd|pass|pword|secret|token|changeme|example|redacted|x-oauth-basic)$/.test(word));
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./src/stages/gates/passage.ts
var gates_passage = __webpack_require__(97712);
;// CONCATENATED MODULE: ./src/stages/gates/private-keys.ts

const MARK = /-----(?<kind>BEGIN|END) [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
const MAX_BODY = 20_000;
const KEY_RUN = /(?=[A-Za-z+/]{0,23}\d)(?=[a-z0-9+/]{0,23}[A-Z])(?=[A-Z0-9+/]{0,23}[a-z])[A-Za-z0-9+/]{24}/;
const KEY_LINE = /^[\s"'`#*>|.,;-]*(?:\/\/\s*)?(?:\\[nrt])*[A-Za-z0-9+/]{4,}={0,2}(?:\\[nrt])*[\s"'`.,;\\)]*(?:\+\s*)?$/;
const LINE_HEAD = /^(?:\\[nrt]|[^A-Za-z0-9+/])*/;
function findPrivateKeys(text) {
    if (!text.includes('PRIVATE KEY'))
        return [];
    const marks = [...text.matchAll(MARK)].map(markOf);
    return marks
        .map((mark, index) => bodyBeside(text, mark, marks[index - 1], marks[index + 1]))
        .filter((ranges) => ranges.length > 0);
}
function markOf(match) {
    return { start: match.index, end: match.index + match[0].length, begins: match.groups?.kind === 'BEGIN' };
}
function bodyBeside(text, mark, previous, next) {
    if (mark.begins) {
        const limit = Math.min(next?.start ?? text.length, mark.end + MAX_BODY);
        const isClosed = next !== undefined && !next.begins && isWhole(text, mark, next);
        return bodyRanges(text, mark.end, isClosed ? limit : followDown(text, mark.end, limit));
    }
    if (previous?.begins && isWhole(text, previous, mark))
        return [];
    const limit = Math.max(previous?.end ?? 0, mark.start - MAX_BODY);
    return bodyRanges(text, followUp(text, limit, mark.start), mark.start);
}
function isWhole(text, begin, end) {
    return end.start - begin.end <= MAX_BODY && !text.slice(begin.end, end.start).includes(gates_passage/* HOLE */.vs);
}
function followDown(text, start, limit) {
    let end = start;
    for (const [index, line] of text.slice(start, limit).split('\n').entries()) {
        if (index > 0 && !KEY_LINE.test(line))
            break;
        end += line.length + 1;
    }
    return Math.min(end, limit);
}
function followUp(text, limit, end) {
    const lines = text.slice(limit, end).split('\n').reverse();
    let start = end + 1;
    for (const [index, line] of lines.entries()) {
        if (index > 0 && !KEY_LINE.test(line))
            break;
        start -= line.length + 1;
    }
    return start;
}
function bodyRanges(text, start, end) {
    const body = text.slice(start, end);
    if (!KEY_RUN.test(body))
        return [];
    const ranges = [];
    let at = start;
    for (const line of body.split('\n')) {
        const head = LINE_HEAD.exec(line)?.[0].length ?? 0;
        let length = line.length;
        while (length > head && !/[A-Za-z0-9+/=]/.test(line[length - 1] ?? ''))
            length -= 1;
        if (length > head)
            ranges.push({ start: at + head, end: at + length });
        at += line.length + 1;
    }
    return ranges;
}

;// CONCATENATED MODULE: ./src/stages/gates/encoded.ts



const BASE64_RUN = /[A-Za-z0-9+/_-]{24,}={0,2}/g;
const LOOKS_ENCODED = /^(?=.*\d)(?=.*[A-Z])(?=.*[a-z])/;
const ALIGNMENTS = [0, 1, 2, 3];
function detectEncoded(text) {
    const matches = [];
    for (const match of text.matchAll(BASE64_RUN)) {
        const run = match[0];
        const rule = LOOKS_ENCODED.test(run) ? ruleOf(run) : undefined;
        if (rule !== undefined)
            matches.push({ rule, start: match.index, end: match.index + run.length });
    }
    return matches;
}
function ruleOf(run) {
    for (const alignment of ALIGNMENTS) {
        const decoded = external_node_buffer_.Buffer.from(run.slice(alignment), 'base64').toString('latin1');
        const rule = detect(decoded)[0]?.rule ?? (findPrivateKeys(decoded).length > 0 ? 'private-key' : undefined);
        if (rule !== undefined)
            return rule;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./src/stages/gates/secrets.ts




const MASKED = /^\[secret:[\w-]+\]$/;
function passagesOf(sheet) {
    return sheet.orders.map((order) => (0,gates_passage/* passageOf */.E2)(sheet, order)).filter((passage) => passage.text !== '');
}
function scanSheet(sheet, passages, preset) {
    const masks = new Map();
    const located = passages.flatMap((passage, index) => detectAll(passage.text, preset[index] ?? []).map((found) => locate(passage, found)));
    const secrets = located.flatMap((found) => noteSecret(sheet, masks, found) ?? []);
    if (masks.size === 0)
        return { secrets, texts: null };
    return { secrets, texts: sheet.lines.map((line, index) => maskLine(line.text, masks.get(index))) };
}
function locate(passage, found) {
    return { rule: found.rule, spans: found.ranges.flatMap((range) => (0,gates_passage/* spansOf */.Ly)(passage, range)) };
}
function noteSecret(sheet, masks, { rule, spans }) {
    const parts = spans.map((span) => textOf(sheet, span));
    if (parts.every((part) => MASKED.test(part)))
        return null;
    let isNew = true;
    for (const span of spans) {
        const mask = masks.get(span.line) ?? {
            covered: new Uint8Array(sheet.lines[span.line]?.text.length ?? 0),
            spans: [],
        };
        if (mask.covered.subarray(span.start, span.end).includes(1))
            isNew = false;
        mask.covered.fill(1, span.start, span.end);
        mask.spans.push({ ...span, rule });
        masks.set(span.line, mask);
    }
    return isNew ? secretOf(sheet, rule, spans, parts) : null;
}
function detectAll(text, preset) {
    const literals = (0,gates_passage/* joinLiterals */.Hx)(text);
    const lines = (0,gates_passage/* joinLines */.cT)(text);
    const tokens = detect(text);
    return [
        ...findPrivateKeys(text).map((ranges) => ({ rule: 'private-key', ranges })),
        ...[...tokens, ...detectEncoded(text)].map(asFound),
        ...across(literals, [...detect(literals.text), ...detectEncoded(literals.text)]),
        ...across(lines, detect(lines.text)).filter((found) => isMixed(text, found.ranges.slice(1)) || !tokens.some((token) => touches(found, token))),
        ...across(lines, detectEncoded(lines.text)),
        ...preset.map(asFound),
    ];
}
function asFound(match) {
    return { rule: match.rule, ranges: [match] };
}
function across(view, matches) {
    return matches
        .map((match) => ({ rule: match.rule, ranges: (0,gates_passage/* rangesOf */.wA)(view, match) }))
        .filter((found) => found.ranges.length > 1);
}
function isMixed(text, ranges) {
    const rest = ranges.map((range) => text.slice(range.start, range.end)).join('');
    return /\d/.test(rest) && /[A-Za-z]/.test(rest);
}
function touches(found, match) {
    return found.ranges.some((range) => range.start < match.end && match.start < range.end);
}
function secretOf(sheet, rule, spans, parts) {
    const lines = spans.flatMap((span) => sheet.lines[span.line] ?? []);
    const added = lines.find((line) => line.mark === '+');
    const first = added ?? lines[0];
    const values = parts.length === 1 ? parts : [...parts, parts.join(''), parts.join('\n')];
    return { rule, line: first?.newLine ?? first?.oldLine ?? 1, added: added !== undefined, values };
}
function textOf(sheet, span) {
    return sheet.lines[span.line]?.text.slice(span.start, span.end) ?? '';
}
function maskLine(text, mask) {
    if (mask === undefined)
        return text;
    let result = '';
    let kept = 0;
    for (const span of [...mask.spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
        if (span.start >= kept)
            result += `${text.slice(kept, span.start)}[secret:${span.rule}]`;
        kept = Math.max(kept, span.end);
    }
    return result + text.slice(kept);
}


/***/ }),

/***/ 74956:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J3: () => (/* binding */ MAX_CORRECTIONS),
/* harmony export */   gK: () => (/* binding */ mergeReadings),
/* harmony export */   wZ: () => (/* binding */ inShort),
/* harmony export */   zY: () => (/* binding */ correctionTurns)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _hold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44349);


const MAX_CORRECTIONS = 2;
const MAX_ECHO_BYTES = 8 * 1024;
const MAX_ERRORS = 10;
const WHOLE_REVIEW = 'Return the complete corrected object: every finding of your review, those that were right included, as one JSON object of the given form and nothing else.';
function correctionTurns(answer, errors, demand = WHOLE_REVIEW) {
    const shown = errors.slice(0, MAX_ERRORS).map((error) => `- ${error}`);
    const more = errors.length - shown.length;
    const lines = [
        'That answer cannot be used as it is:',
        ...shown,
        ...(more > 0 ? [`- and ${more} more of the kind`] : []),
        demand,
    ];
    return [
        { role: 'assistant', text: echoOf(answer) },
        { role: 'user', text: lines.join('\n') },
    ];
}
function echoOf(answer) {
    if (answer.trim() === '')
        return '(empty answer)';
    const bytes = node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(answer);
    if (bytes.length <= MAX_ECHO_BYTES)
        return answer;
    const kept = bytes
        .subarray(0, MAX_ECHO_BYTES)
        .toString('utf8')
        .replace(/\ufffd+$/, '');
    return `${kept}\n(the rest of the answer is not repeated)`;
}
const TOLD_ERRORS = 3;
function inShort(errors) {
    const more = errors.length - TOLD_ERRORS;
    const told = errors.slice(0, TOLD_ERRORS).map((error) => error.replace(/^\/: /, ''));
    return told.join('; ') + (more > 0 ? `; and ${more} more` : '');
}
const RANKS = ['ok', 'repaired', 'partial', 'invalid', 'refused'];
function mergeReadings(before, next) {
    if (before === null)
        return next;
    const [base, other] = RANKS.indexOf(next.status) <= RANKS.indexOf(before.status) ? [next, before] : [before, next];
    const dropped = other.dropped.map(({ reason, item }) => ({ reason: `in another turn: ${reason}`, item }));
    return {
        ...base,
        findings: [...base.findings, ...unrepeated(other.findings, base.findings)],
        rows: (0,_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .laterRows */ .SK)(before.rows, next.rows),
        dropped: [...base.dropped, ...dropped],
    };
}
function unrepeated(findings, base) {
    const free = new Set(base);
    const claims = (repeats) => {
        const known = [...free].find(repeats);
        return known !== undefined && free.delete(known);
    };
    return findings
        .filter(({ file, issue }) => !claims((known) => known.file === file && known.issue === issue))
        .filter(({ file, line }) => !claims((known) => known.file === file && known.line === line));
}


/***/ }),

/***/ 44349:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ answersOf),
/* harmony export */   He: () => (/* binding */ owedBy),
/* harmony export */   SK: () => (/* binding */ laterRows),
/* harmony export */   fn: () => (/* binding */ heldAgainst)
/* harmony export */ });
/* harmony import */ var _domain_conformance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87557);
/* harmony import */ var _domain_panel_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82410);
/* harmony import */ var _read_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70528);



const MAX_NAMED = 40;
function heldAgainst(reading, rules) {
    const find = ruleFinder(rules);
    const findings = reading.findings.map((finding) => citing(finding, find));
    if (rules.length === 0)
        return { ...reading, findings, rows: [] };
    const isAnswer = (0,_domain_panel_js__WEBPACK_IMPORTED_MODULE_2__/* .isComplete */ .A)(reading.status) || reading.status === 'partial';
    const { known, strays } = sorted(isAnswer ? reading.rows : [], find);
    const rows = inOrder(rules, known);
    const held = {
        ...reading,
        findings,
        rows,
        dropped: [...reading.dropped, ...strayCitations(reading.findings, find), ...strayRows(strays)],
    };
    if (!(0,_domain_panel_js__WEBPACK_IMPORTED_MODULE_2__/* .isComplete */ .A)(held.status))
        return held;
    if (findings.length === 0 && rows.length === 0) {
        return { ...held, status: 'partial', errors: [...held.errors, `/: ${NOTHING_SAID}`] };
    }
    return owedBy(held, rules).length > 0 ? { ...held, status: 'repaired' } : held;
}
const NOTHING_SAID = 'the answer has no finding and no row of "conformance": it does not say that anything was read';
function owedBy({ rows, findings }, rules) {
    const answered = new Set(rows.map(({ ruleId }) => ruleId));
    const cited = new Set(findings.map(({ ruleId }) => ruleId));
    const missing = rules.map(({ id }) => id).filter((id) => !answered.has(id));
    const unplaced = rows.filter(({ status, ruleId }) => status === 'violated' && !cited.has(ruleId));
    return [
        ...(missing.length === 0
            ? []
            : [`/conformance: there must be one row for every rule, and none is there for ${named(missing)}`]),
        ...(unplaced.length === 0
            ? []
            : [
                `/conformance: a rule that is "violated" needs a finding with its id as "ruleId", and none is there for ${named(unplaced.map(({ ruleId }) => ruleId))}; if nothing breaks it, it is not "violated"`,
            ]),
    ];
}
function laterRows(before, next) {
    const again = new Set(next.map(({ ruleId }) => ruleId));
    return [...before.filter(({ ruleId }) => !again.has(ruleId)), ...next];
}
function answersOf({ rows, findings, }) {
    const cited = new Set(findings.flatMap(({ ruleId }) => ruleId ?? []));
    const said = new Map(rows.map((row) => [row.ruleId, row]));
    const broken = [...cited].map((ruleId) => {
        const row = said.get(ruleId);
        return row?.status === 'violated' ? row : { ruleId, status: 'violated', evidence: 'a finding cites it' };
    });
    return [...rows.filter(({ ruleId }) => !cited.has(ruleId)), ...broken];
}
function citing(finding, find) {
    const rule = finding.ruleId === null ? null : find(finding.ruleId);
    if (rule === null)
        return { ...finding, ruleId: null, criteriaSource: null };
    const { id, source, category } = rule;
    return { ...finding, ruleId: id, criteriaSource: source, category: finding.category ?? category };
}
function ruleFinder(rules) {
    const byId = new Map(rules.map((rule) => [rule.id, rule]));
    return (text) => {
        const [beforeTitle = ''] = text.split(/[:(]|\s[-–—]\s/, 1);
        return byId.get(text) ?? byId.get((0,_read_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedId */ .C)(text)) ?? byId.get((0,_read_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedId */ .C)(beforeTitle)) ?? null;
    };
}
function sorted(rows, find) {
    const known = [];
    const strays = [];
    for (const row of rows) {
        const rule = find(row.ruleId);
        if (rule === null)
            strays.push(row);
        else
            known.push({ ...row, ruleId: rule.id });
    }
    return { known, strays };
}
function inOrder(rules, rows) {
    return rules.flatMap(({ id }) => {
        const [first, ...others] = rows.filter(({ ruleId }) => ruleId === id);
        return first === undefined ? [] : [{ ruleId: id, ...others.reduce(_domain_conformance_js__WEBPACK_IMPORTED_MODULE_0__/* .mergedAnswer */ .VZ, first) }];
    });
}
function strayRows(rows) {
    if (rows.length === 0)
        return [];
    const ids = rows.slice(0, MAX_NAMED).map(({ ruleId }) => ruleId);
    return [{ reason: 'rows of conformance name rules that were not put', item: ids }];
}
function strayCitations(findings, find) {
    const ids = findings.flatMap(({ ruleId }) => (ruleId !== null && find(ruleId) === null ? [ruleId] : []));
    const strays = ids.filter((id) => /\d/.test(id)).slice(0, MAX_NAMED);
    if (strays.length === 0)
        return [];
    return [{ reason: 'findings cite rules that were not put', item: strays }];
}
function named(ids) {
    const more = ids.length - MAX_NAMED;
    return ids.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}


/***/ }),

/***/ 96491:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ tellSafely)
/* harmony export */ });
function tellSafely(listen, event) {
    try {
        listen(event);
    }
    catch {
    }
}


/***/ }),

/***/ 93335:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ takeTurn),
/* harmony export */   h: () => (/* binding */ withMoreRoom)
/* harmony export */ });
/* harmony import */ var _domain_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94227);
/* harmony import */ var _lib_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67280);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39066);
/* harmony import */ var _prompt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2267);




async function takeTurn(request, context) {
    const { client, facts, clock, signal, purse } = context;
    const boundUsd = mostUsd(request, facts);
    if (signal.aborted)
        return { answer: null, record: null, fault: (0,_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .faultOf */ .K)(signal.reason, signal.reason) };
    if (!purse.reserve(boundUsd))
        return { answer: null, record: null, fault: OVER_BUDGET };
    const startedMs = clock.monotonicMs();
    const base = { label: request.label, digest: (0,_prompt_js__WEBPACK_IMPORTED_MODULE_2__/* .requestDigest */ .ud)(request), binding: client.binding };
    try {
        const answer = await (0,_lib_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .untilAborted */ .Eu)(Promise.resolve().then(() => client.ask(request)), signal);
        purse.settle(boundUsd, (0,_domain_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .costUsd */ .O4)(answer.usage, facts.price) ?? 0);
        const { text, ...said } = answer;
        const durationMs = clock.monotonicMs() - startedMs;
        return { answer, record: { ...base, ...said, answer: text, error: null, durationMs }, fault: null };
    }
    catch (error) {
        const fault = (0,_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .faultOf */ .K)(error, signal.aborted ? signal.reason : null);
        purse.settle(boundUsd, fault.mayBeBilled ? boundUsd : 0);
        const record = {
            ...base,
            answer: null,
            stop: null,
            rawStop: null,
            servedModel: null,
            usage: _domain_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .yJ,
            attempts: fault.attempts,
            notes: fault.notes,
            error: { fault: fault.fault, message: fault.message },
            durationMs: clock.monotonicMs() - startedMs,
        };
        return { answer: null, record, fault };
    }
}
const OVER_BUDGET = {
    fault: 'budget',
    message: 'budget: the next turn could cost more than is left',
    status: 'unavailable',
    lasting: false,
    mayBeBilled: false,
    attempts: 0,
    notes: [],
};
function mostUsd(request, { price }) {
    const { estimatedInputTokens: input, maxOutputTokens: output } = request;
    if (price === null)
        return 0;
    const dearest = Math.max(price.input, price.cacheWrite);
    return (0,_domain_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .costUsd */ .O4)({ ..._domain_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .yJ, input, output }, { ...price, input: dearest }) ?? 0;
}
function withMoreRoom(request, facts) {
    const maxOutputTokens = Math.min(2 * request.maxOutputTokens, facts.maxOutputTokens);
    return maxOutputTokens > request.maxOutputTokens ? { ...request, maxOutputTokens } : null;
}


/***/ }),

/***/ 89203:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ consultedSeats),
/* harmony export */   Y: () => (/* binding */ TASK_WORDS)
/* harmony export */ });
/* harmony import */ var _domain_panel_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82410);
/* harmony import */ var _domain_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94227);


const TASK_WORDS = {
    rebuttal: 'rebuttal',
    'triage-decisions': 'triage',
    'cross-check': 'cross-check',
};
function consultedSeats(consultations) {
    const bySeat = new Map();
    for (const record of consultations) {
        const name = `${record.slot} (${TASK_WORDS[record.task]})`;
        const known = bySeat.get(name);
        if (known)
            known.push(record);
        else
            bySeat.set(name, [record]);
    }
    return [...bySeat].map(([name, records]) => ({
        name,
        status: worstOf(records),
        records,
        spent: (0,_domain_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .totalOf */ .e6)(records),
    }));
}
function worstOf(records) {
    const worst = Math.max(0, ...records.map(({ status }) => _domain_panel_js__WEBPACK_IMPORTED_MODULE_1__/* .SLOT_STATUSES */ .M.indexOf(status)));
    return _domain_panel_js__WEBPACK_IMPORTED_MODULE_1__/* .SLOT_STATUSES */ .M[worst] ?? 'ok';
}


/***/ })

};
