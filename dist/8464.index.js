export const id = 8464;
export const ids = [8464];
export const modules = {

/***/ 3100:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ OWN_TOOL),
/* harmony export */   l: () => (/* binding */ markerLookup)
/* harmony export */ });
const OWN_TOOL = 'quorate';
function markerLookup(markers) {
    const found = new Map();
    for (const marker of markers) {
        for (const place of placesOf(marker)) {
            const key = keyOf(place);
            const known = found.get(key);
            if (known === undefined || (known.state !== 'active' && marker.state === 'active'))
                found.set(key, marker);
        }
    }
    return (place) => found.get(keyOf(place)) ?? null;
}
function placesOf({ tool, path, line, covers, rule }) {
    if (tool !== OWN_TOOL || rule === null || covers === undefined)
        return [];
    const first = Math.min(line + 1, covers);
    return Array.from({ length: covers - first + 1 }, (_, index) => ({ path, line: first + index, rule }));
}
function keyOf({ path, line, rule }) {
    return JSON.stringify([path, line, rule]);
}


/***/ }),

/***/ 4227:
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

/***/ 7280:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: () => (/* binding */ untilAborted),
/* harmony export */   bB: () => (/* binding */ mapLimited),
/* harmony export */   zm: () => (/* binding */ createLimiter)
/* harmony export */ });
async function mapLimited(items, limit, work) {
    const results = [];
    const queue = items.entries();
    const worker = async () => {
        for (const [index, item] of queue)
            results[index] = await work(item, index);
    };
    await Promise.all(Array.from({ length: Math.min(Math.max(1, limit), items.length) }, worker));
    return results;
}
function createLimiter(limit) {
    let free = Math.max(1, limit);
    const waiting = [];
    return async (work) => {
        if (free > 0)
            free--;
        else
            await new Promise((resolve) => waiting.push(resolve));
        try {
            return await work();
        }
        finally {
            const next = waiting.shift();
            if (next === undefined)
                free++;
            else
                next();
        }
    };
}
function untilAborted(work, signal) {
    return new Promise((resolve, reject) => {
        const stop = () => reject(signal.reason);
        if (signal.aborted)
            stop();
        signal.addEventListener('abort', stop, { once: true });
        work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    });
}


/***/ }),

/***/ 8464:
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

// EXTERNAL MODULE: ./src/domain/rungs.ts
var rungs = __webpack_require__(2175);
// EXTERNAL MODULE: ./src/lib/json.ts
var json = __webpack_require__(8453);
// EXTERNAL MODULE: ./src/stages/collect/packed-hunk.ts
var packed_hunk = __webpack_require__(3829);
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
var limit = __webpack_require__(7280);
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
var collect_diff = __webpack_require__(7507);
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

// EXTERNAL MODULE: ./src/domain/gates.ts
var gates = __webpack_require__(3252);
// EXTERNAL MODULE: ./src/domain/code-language.ts
var code_language = __webpack_require__(4362);
;// CONCATENATED MODULE: ./src/stages/gates/confusables-table.ts
const PAIRS = [
    'аa АA ВB сc СC ԁd еe ҽe ЕE ԌG һh НH іi ІI ӏi ӀI јj ЈJ КK МM оo ОO рp РP ԛq ѕs ЅS ТT ѵv ѴV ѡw ԝw ԜW хx ХX уy үy УY ҮY',
    'αa ΑA ΒB ϲc ϹC ΕE ϜF ΗH ιi ΙI ϳj ͿJ ΚK ΜM ϺM ΝN οo ΟO ρp ΡP ΤT υu νv ΧX γy ΥY ϒY ΖZ',
    'քf ցg հh ոn օo ՕO գq զq ՏS սu ՍU աw',
    'ᎪA Ꮟb ᏴB ꮯc ᏟC Ꮷd ᎠD ᎬE ᏀG ᏳG Ꮒh ᎻH ꭵi Ꭵi ᎫJ ᏦK ᏞL ᎷM ᏢP ꮁr ᎡR ᏒR ꮪs ᏕS ᏚS ᎢT ꮩv ᏙV ꮃw ᎳW ᏔW ᎩY ᎽY ꮓz ᏃZ',
    'ⲥc ⲤC ⲎH ⲔK ⲘM ⲚN ⲟo ⲞO ⲣp ⲢP ⲅr ⲦT ⲬX ⲨY',
    'ꓮA ꓐB ꓚC ꓓD ꓰE ꓝF ꓖG ꓧH ꓙJ ꓗK ꓡL ꓟM ꓠN ꓳO ꓑP ꓣR ꓢS ꓔT ꓴU ꓦV ꓪW ꓫX ꓬY ꓜZ',
];
const LATIN_OF = new Map(PAIRS.join(' ')
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]));
const STYLED_CLASS = '\\uff10-\\uff5a\\u{1d400}-\\u{1d7ff}';
const LOOK_ALIKE_CLASS = `${[...LATIN_OF.keys()].join('')}${STYLED_CLASS}`;
const LOOK_ALIKE = new RegExp(`[${LOOK_ALIKE_CLASS}]`, 'u');
function hasLookAlike(text) {
    return /[^\0-\x7f]/.test(text) && LOOK_ALIKE.test(text);
}
const FORMULA_LETTER = /^[αγικνρυ]$/;
function latinLookAlike(letter) {
    return LATIN_OF.get(letter) ?? (isStyledLatin(letter) ? letter.normalize('NFKC') : null);
}
const STYLED = new RegExp(`^[${STYLED_CLASS}]$`, 'u');
function isStyledLatin(letter) {
    return STYLED.test(letter) && /^[A-Za-z0-9]$/.test(letter.normalize('NFKC'));
}
function isFormulaLetter(letter) {
    return FORMULA_LETTER.test(letter);
}

;// CONCATENATED MODULE: ./src/stages/gates/confusables-names.ts

const NAME = /[\p{L}\p{Nl}_$][\p{L}\p{Nl}\p{M}\p{Nd}\p{Pc}$]{0,199}/gu;
function foreignNames(code) {
    return namesIn(code).filter(({ name }) => /[^\0-\x7f]/.test(name));
}
function namesIn(code) {
    return [...code.matchAll(NAME)].map(({ 0: name, index }) => ({ name, index }));
}
function imitationOf(name) {
    const foreign = [];
    let looksLike = '';
    for (const letter of name) {
        if (letter <= '\x7f') {
            looksLike += letter;
            continue;
        }
        const latin = latinLookAlike(letter);
        if (latin === null)
            return null;
        foreign.push(letter);
        looksLike += latin;
    }
    if (foreign.length === 0)
        return null;
    return {
        name,
        looksLike,
        foreign,
        mixed: /[A-Za-z]/.test(name),
        formula: foreign.every(isFormulaLetter),
    };
}
function isDeceptive({ name, formula }) {
    return !formula && (name.match(/[A-Za-z]/g) ?? []).length >= 2;
}

;// CONCATENATED MODULE: ./src/stages/gates/hidden-text-characters.ts
const HIDDEN_KINDS = [
    'direction',
    'mark',
    'zero-width',
    'selector',
    'tag',
    'annotation',
    'filler',
    'separator',
    'control',
];
const CLASSES = {
    direction: '\\u202a-\\u202e\\u2066-\\u2069',
    mark: '\\u200e\\u200f\\u061c',
    'zero-width': '\\u00ad\\u034f\\u180e\\u200b-\\u200d\\u2060-\\u2064\\u206a-\\u206f\\ufeff',
    selector: '\\u180b-\\u180d\\u180f\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}',
    tag: '\\u{e0000}-\\u{e007f}',
    annotation: '\\ufff9-\\ufffb',
    filler: '\\u115f\\u1160\\u3164\\uffa0',
    separator: '\\u2028\\u2029',
    control: '\\0-\\x08\\x0b\\x0e-\\x1f\\x7f-\\x9f',
};
const PATTERNS = HIDDEN_KINDS.map((kind) => [kind, new RegExp(`^[${CLASSES[kind]}]`, 'u')]);
const HIDDEN_CLASS = Object.values(CLASSES).join('');
const HIDDEN = new RegExp(`[${HIDDEN_CLASS}]`, 'u');
function hasHidden(text) {
    return /[^\t\n\f\r\x20-\x7e]/.test(text) && HIDDEN.test(text);
}
function hiddenKindOf(character) {
    return PATTERNS.find(([, pattern]) => pattern.test(character))?.[0] ?? null;
}
const NAMES = {
    173: 'soft hyphen',
    8203: 'zero width space',
    8204: 'zero width non-joiner',
    8205: 'zero width joiner',
    8206: 'left-to-right mark',
    8207: 'right-to-left mark',
    8232: 'line separator',
    8233: 'paragraph separator',
    8234: 'left-to-right embedding',
    8235: 'right-to-left embedding',
    8236: 'pop directional formatting',
    8237: 'left-to-right override',
    8238: 'right-to-left override',
    8288: 'word joiner',
    8294: 'left-to-right isolate',
    8295: 'right-to-left isolate',
    8296: 'first strong isolate',
    8297: 'pop directional isolate',
    12644: 'Hangul filler',
    65279: 'zero width no-break space',
};
const KIND_NAMES = {
    direction: 'directional control',
    mark: 'directional mark',
    'zero-width': 'zero-width character',
    selector: 'variation selector',
    tag: 'tag character',
    annotation: 'interlinear annotation',
    filler: 'invisible filler',
    separator: 'line separator',
    control: 'control character',
};
function nameOf(character, kind) {
    const code = character.codePointAt(0) ?? 0;
    return `${codePointName(code)} (${NAMES[code] ?? KIND_NAMES[kind]})`;
}
function codePointName(code) {
    return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

;// CONCATENATED MODULE: ./src/stages/gates/hidden-text-regions.ts
const STRING_UNIT = '\u0000';
const COMMENT_UNIT = '\u0001';
const SLASHES = String.raw `\/\/[^]*`;
const BLOCK = String.raw `\/\*[^]*?(?:\*\/|$)`;
const BLOCK_LINE = String.raw `^\s*\*(?=\s|\/|$)[^]*`;
const HASH = String.raw `(?<=^|\s)#[^]*`;
const DASHES = '--[^]*';
const DOUBLE = String.raw `"(?:[^"\\]|\\[^])*(?:"|$)`;
const SINGLE = String.raw `'(?:[^'\\]|\\[^])*(?:'|$)`;
const CHARACTER = String.raw `'(?:[^'\\]|\\[^']{1,10})'`;
const BACKTICK = '`(?:[^`\\\\]|\\\\[^])*(?:`|$)';
const TRIPLE_DOUBLE = '"""[^]*?(?:"""|$)';
const TRIPLE_SINGLE = "'''[^]*?(?:'''|$)";
const SHARP_BLOCK = '<#[^]*?(?:#>|$)';
const BLOCK_ENDS = ['/*', '*/'];
const BACKTICK_ENDS = ['`', '`'];
const DOUBLE_ENDS = ['"""', '"""'];
const SINGLE_ENDS = ["'''", "'''"];
const SCRIPT = syntax([SLASHES, BLOCK, BLOCK_LINE, DOUBLE, SINGLE, BACKTICK], [BLOCK_ENDS, BACKTICK_ENDS]);
const C_LIKE = syntax([SLASHES, BLOCK, BLOCK_LINE, DOUBLE, CHARACTER], [BLOCK_ENDS]);
const TRIPLE_C_LIKE = syntax([SLASHES, BLOCK, BLOCK_LINE, TRIPLE_DOUBLE, DOUBLE, CHARACTER], [BLOCK_ENDS, DOUBLE_ENDS]);
const HASH_LIKE = syntax([HASH, DOUBLE, SINGLE], []);
const SYNTAXES = {
    typescript: SCRIPT,
    javascript: SCRIPT,
    python: syntax([HASH, TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE], [DOUBLE_ENDS, SINGLE_ENDS]),
    go: syntax([SLASHES, BLOCK, BLOCK_LINE, DOUBLE, CHARACTER, BACKTICK], [BLOCK_ENDS, BACKTICK_ENDS]),
    java: TRIPLE_C_LIKE,
    kotlin: TRIPLE_C_LIKE,
    swift: TRIPLE_C_LIKE,
    csharp: TRIPLE_C_LIKE,
    scala: TRIPLE_C_LIKE,
    rust: C_LIKE,
    c: C_LIKE,
    cpp: C_LIKE,
    'objective-c': C_LIKE,
    dart: syntax([SLASHES, BLOCK, BLOCK_LINE, TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE], [BLOCK_ENDS, DOUBLE_ENDS, SINGLE_ENDS]),
    php: syntax([SLASHES, BLOCK, BLOCK_LINE, HASH, DOUBLE, SINGLE], [BLOCK_ENDS]),
    ruby: HASH_LIKE,
    shell: HASH_LIKE,
    yaml: HASH_LIKE,
    toml: HASH_LIKE,
    dockerfile: HASH_LIKE,
    terraform: syntax([SLASHES, BLOCK, BLOCK_LINE, HASH, DOUBLE], [BLOCK_ENDS]),
    powershell: syntax([SHARP_BLOCK, HASH, DOUBLE, SINGLE], [['<#', '#>']]),
    sql: syntax([DASHES, BLOCK, BLOCK_LINE, DOUBLE, SINGLE], [BLOCK_ENDS]),
    css: syntax([BLOCK, BLOCK_LINE, DOUBLE, SINGLE], [BLOCK_ENDS]),
};
function isCode(language) {
    return language !== null && SYNTAXES[language] !== undefined;
}
function maskReader(language) {
    const known = SYNTAXES[language];
    let open = null;
    return (text) => {
        if (known === undefined)
            return text;
        const masked = maskLine(text, known, open);
        open = masked.open;
        return masked.mask;
    };
}
function regionAt(mask, index) {
    const unit = mask.charAt(index);
    if (unit === STRING_UNIT)
        return 'string';
    return unit === COMMENT_UNIT ? 'comment' : 'code';
}
function syntax(tokens, multiline) {
    return { tokens: new RegExp(tokens.join('|'), 'g'), multiline };
}
function maskLine(text, { tokens, multiline }, open) {
    const end = open === null ? 0 : text.indexOf(open);
    const unit = open === '*/' || open === '#>' ? COMMENT_UNIT : STRING_UNIT;
    if (open !== null && end < 0)
        return { mask: unit.repeat(text.length), open };
    const start = open === null ? 0 : end + open.length;
    let left = null;
    const rest = text.slice(start).replace(tokens, (token) => {
        left = leftOpen(token, multiline);
        return (isString(token) ? STRING_UNIT : COMMENT_UNIT).repeat(token.length);
    });
    return { mask: unit.repeat(start) + rest, open: left };
}
function leftOpen(token, multiline) {
    const ends = multiline.find(([opener]) => token.startsWith(opener));
    if (ends === undefined)
        return null;
    const [opener, closer] = ends;
    return token.length >= opener.length + closer.length && token.endsWith(closer) ? null : closer;
}
function isString(token) {
    return /^["'`]/.test(token);
}

;// CONCATENATED MODULE: ./src/stages/gates/confusables.ts





const confusables_NAME = 'confusable-identifiers';
const RULE = `gate/${confusables_NAME}`;
const MAX_LINE = 4_000;
const MAX_QUOTED = 40;
function confusablesGate({ files }) {
    const findings = files.flatMap((file) => file.status === 'deleted' ? [] : [...pathFindings(file), ...codeFindings(file)]);
    return { name: confusables_NAME, status: 'pass', reason: null, findings };
}
function pathFindings({ path, status }) {
    if (status === 'modified')
        return [];
    const imitation = imitationsIn(path).find(isDeceptive);
    if (imitation === undefined)
        return [];
    return [finding({ path, line: null, what: 'The name of this file has' }, imitation)];
}
function codeFindings(file) {
    const { path, diff } = file;
    const language = (0,code_language/* codeLanguageOf */.H)(path);
    if (!isCode(language))
        return [];
    const hunks = diff?.hunks ?? [];
    const uses = [...usesIn(hunks, language).values()];
    if (uses.length === 0)
        return [];
    const twins = twinsOf(uses, hunks, language);
    return uses.flatMap(({ imitation, line }) => {
        const isTwin = twins.has(imitation.looksLike) && !isQuantity(imitation);
        if (!isTwin && !isDeceptive(imitation))
            return [];
        const what = isTwin ? 'This file has two names that look the same: one has' : 'A name on this line has';
        return [finding({ path, line, what }, imitation)];
    });
}
function isQuantity({ name, formula, mixed }) {
    return name.length <= 2 || (formula && !(mixed && name.length >= 5));
}
function usesIn(hunks, language) {
    const uses = new Map();
    const foreign = hunks.filter(({ lines }) => lines.some(({ mark, text }) => mark === '+' && hasLookAlike(text)));
    for (const { added, code, line } of codeOf(foreign, language)) {
        if (!added || !hasLookAlike(code))
            continue;
        for (const imitation of imitationsIn(code))
            if (!uses.has(imitation.name))
                uses.set(imitation.name, { imitation, line });
    }
    return uses;
}
function twinsOf(uses, hunks, language) {
    const wanted = new Set(uses.map(({ imitation }) => imitation.looksLike));
    const found = new Set();
    for (const { code } of codeOf(hunks, language))
        for (const { name } of namesIn(code))
            if (wanted.has(name))
                found.add(name);
    return found;
}
function* codeOf(hunks, language) {
    for (const { lines } of hunks) {
        const read = maskReader(language);
        for (const { mark, newLine, text } of lines)
            if (newLine !== null)
                yield { added: mark === '+', line: newLine, code: read(text.slice(0, MAX_LINE)) };
    }
}
function isForeign(text) {
    return /[^\0-\x7f]/.test(text);
}
function imitationsIn(code) {
    return foreignNames(code).flatMap(({ name }) => imitationOf(name) ?? []);
}
function finding({ path, line, what }, imitation) {
    const [first = ''] = imitation.foreign;
    const code = codePointName(first.codePointAt(0) ?? 0);
    return {
        severity: imitation.foreign.every(isStyledLatin) ? 'suggestion' : 'important',
        path,
        line,
        rule: RULE,
        issue: `${what} ${code}, which looks like \`${imitationLetter(imitation)}\`, in \`${shown(imitation)}\`: it is another name than it seems to be.`,
        fix: `Write it in the letters of one alphabet. If it is meant, say so: \`quorate-ignore ${RULE} until YYYY-MM-DD: reason\`.`,
    };
}
function imitationLetter({ name, looksLike }) {
    const at = [...name].findIndex(isForeign);
    return looksLike.charAt(at);
}
function shown({ name }) {
    const letters = [...name];
    const text = letters
        .slice(0, MAX_QUOTED)
        .map((letter) => (isForeign(letter) ? `[${codePointName(letter.codePointAt(0) ?? 0)}]` : letter))
        .join('');
    return letters.length > MAX_QUOTED ? `${text}…` : text;
}

;// CONCATENATED MODULE: ./src/stages/gates/hidden-text-legitimate.ts

const RTL_SCRIPTS = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Mand', 'Samr', 'Adlm', 'Rohg'];
const JOINED_SCRIPTS = [
    ...RTL_SCRIPTS,
    ...['Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh'],
    ...['Khmr', 'Mymr', 'Thai', 'Laoo', 'Tibt', 'Mong', 'Phag', 'Bali', 'Java'],
];
const UNSPACED_SCRIPTS = ['Thai', 'Laoo', 'Khmr', 'Mymr', 'Tibt', 'Bali', 'Java', 'Hani', 'Hira', 'Kana'];
function letters(scripts) {
    return scripts.map((script) => `\\p{Script=${script}}`).join('');
}
const JOINED = `[${letters(JOINED_SCRIPTS)}]`;
const UNSPACED = `[${letters(UNSPACED_SCRIPTS)}\\u3000-\\u303f\\uff00-\\uff0f]`;
const HANGUL = '[\\uac00-\\ud7a3\\u1100-\\u115e\\u1161-\\u11ff\\u3131-\\u3163\\u3165-\\u318e\\uffa1-\\uffdc]';
const SELECTORS = '[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]';
const PICTOGRAPH = '\\p{Extended_Pictographic}';
const ANYWHERE = [
    `(?<=(?![\\0-\\x7f])[\\p{S}\\p{P}${PICTOGRAPH}]|[#*])[\\ufe0e\\ufe0f]{1,2}(?!${SELECTORS})`,
    '(?<=[0-9])\\ufe0f(?=\\u20e3)',
    `(?<=[\\p{Sm}\\p{Script=Hani}\\p{Script=Mymr}\\p{Script=Phag}\\p{Script=Mong}])[\\ufe00-\\ufe0d](?!${SELECTORS})`,
    `(?<=\\p{Script=Hani})[\\u{e0100}-\\u{e01ef}](?!${SELECTORS})`,
    '(?<=\\p{Script=Mong})[\\u180b-\\u180f]',
    `(?<=${PICTOGRAPH}\\ufe0f?|\\p{Emoji_Modifier})\\u200d(?![${HIDDEN_CLASS}])`,
    '(?<=\\u{1f3f4})\\u{e0067}\\u{e0062}(?:\\u{e0065}\\u{e006e}\\u{e0067}|\\u{e0073}\\u{e0063}\\u{e0074}|\\u{e0077}\\u{e006c}\\u{e0073})\\u{e007f}',
    `(?<=${JOINED})[\\u200c\\u200d]{1,2}|[\\u200c\\u200d](?=${JOINED})`,
    `(?<=${UNSPACED}|${JOINED})\\u200b|\\u200b(?=${UNSPACED}|${JOINED})`,
    `(?<=${HANGUL})[\\u115f\\u1160\\u3164\\uffa0]|[\\u115f\\u1160\\u3164\\uffa0](?=${HANGUL})`,
];
const TERMINAL_STYLE = '\\u001b\\[(?!0?8[;m])[0-9;]{0,24}m';
const IN_PROSE = [
    '(?<![\\p{L}\\p{N}_\\u200b-\\u200d])\\u200b{1,3}(?![\\u200b-\\u200d])|(?<![\\u200b-\\u200d])\\u200b{1,3}(?![\\p{L}\\p{N}_\\u200b-\\u200d])',
    '(?<=\\p{L})\\u00ad(?=\\p{L})',
    '(?<![A-Za-z0-9_])[\\u2060-\\u2064]|[\\u2060-\\u2064](?![A-Za-z0-9_\\u2060-\\u2064])',
];
const IN_TRANSLATIONS = [
    '(?<![\\u00ad\\u200b-\\u200d\\u2060\\ufeff])[\\u00ad\\u200b-\\u200d\\u2060\\ufeff]{1,3}(?![\\u00ad\\u200b-\\u200d\\u2060\\ufeff])',
    '[\\u200e\\u200f\\u061c]',
];
const LEGITIMATE = {
    code: pattern(ANYWHERE),
    prose: pattern([...ANYWHERE, ...IN_PROSE]),
    translation: pattern([...ANYWHERE, ...IN_PROSE, ...IN_TRANSLATIONS]),
    data: pattern([...ANYWHERE, ...IN_PROSE]),
};
const RTL_LETTER = new RegExp(`(?=\\p{L})[${letters(RTL_SCRIPTS)}]`, 'u');
function withoutLegitimate(text, writing) {
    return text.replace(LEGITIMATE[writing], (found) => ' '.repeat(found.length));
}
function isRightToLeft(text) {
    return RTL_LETTER.test(text);
}
const END_OF = {
    '\u202a': '\u202c',
    '\u202b': '\u202c',
    '\u202d': '\u202c',
    '\u202e': '\u202c',
    '\u2066': '\u2069',
    '\u2067': '\u2069',
    '\u2068': '\u2069',
};
function isBalanced(text) {
    const open = [];
    for (const [control] of text.matchAll(/[\u202a-\u202e\u2066-\u2069]/g)) {
        const end = END_OF[control];
        if (end !== undefined)
            open.push(end);
        else if (open.pop() !== control)
            return false;
    }
    return open.length === 0;
}
function pattern(parts) {
    return new RegExp(`(?=[${HIDDEN_CLASS}])(?:${[TERMINAL_STYLE, ...parts].join('|')})`, 'gu');
}

;// CONCATENATED MODULE: ./src/stages/gates/hidden-text-line.ts



const RUNS = new RegExp(`[${HIDDEN_CLASS}]+`, 'gu');
const DATA_RUN = 4;
const WORD_UNIT = /[A-Za-z0-9_$]/;
const HAND_WRITTEN = 1_000;
function hiddenOn(line) {
    if (!hasHidden(line.text))
        return null;
    const judge = judgeOf(line);
    const runs = [...withoutLegitimate(line.text, line.writing).matchAll(RUNS)];
    const spots = runs.flatMap(({ 0: text, index }) => {
        const region = line.mask === null ? 'text' : regionAt(line.mask, index);
        return [...spotsOf({ text, index, region }, judge)];
    });
    const worst = spots.find(({ severity }) => severity === 'blocking') ?? spots[0];
    if (worst === undefined)
        return null;
    const isLeft = worst.severity === 'important' && line.text.length > HAND_WRITTEN;
    return isLeft ? null : { ...worst, others: spots.length - 1 };
}
function* spotsOf(run, judge) {
    let offset = 0;
    for (const character of run.text) {
        const at = run.index + offset;
        offset += character.length;
        const kind = hiddenKindOf(character);
        const severity = kind === null ? null : judge(kind, run, at);
        if (kind === null || severity === null)
            continue;
        yield { severity, kind, name: nameOf(character, kind), column: at + 1 };
    }
}
function judgeOf({ text, mask, writing }) {
    const rightToLeft = isRightToLeft(text);
    const direction = directionSeverity(text, writing, rightToLeft);
    const ofName = (_kind, run) => isData(run) || touchesIdentifier(run, text) ? 'blocking' : 'important';
    const judges = {
        direction: (_kind, _run, at) => direction(text.charAt(at)),
        mark: (_kind, run) => markSeverity(run, text, rightToLeft),
        'zero-width': ofName,
        selector: ofName,
        tag: () => 'blocking',
        annotation: () => 'important',
        filler: (_kind, { region }) => (region === 'code' ? 'blocking' : 'important'),
        separator: (_kind, run) => separatorSeverity(run, text, mask),
        control: () => (writing === 'code' ? 'important' : null),
    };
    return (kind, run, at) => {
        const severity = judges[kind](kind, run, at);
        return writing === 'data' && !isSmuggled(kind, run) ? null : severity;
    };
}
function directionSeverity(text, writing, rightToLeft) {
    const balanced = isBalanced(text);
    return (character) => {
        if (writing === 'code')
            return 'blocking';
        if (balanced && (rightToLeft || (writing === 'translation' && !isOverride(character))))
            return null;
        return isOverride(character) && !rightToLeft ? 'blocking' : 'important';
    };
}
function isOverride(character) {
    return character === '\u202d' || character === '\u202e';
}
function markSeverity(run, text, rightToLeft) {
    if (run.region === 'code' && touchesIdentifier(run, text))
        return 'blocking';
    return rightToLeft ? null : 'important';
}
function separatorSeverity({ region, index }, text, mask) {
    if (region === 'text')
        return null;
    const isLineComment = region === 'comment' && mask !== null && /\/\//.test(text.slice(0, index));
    return isLineComment ? 'blocking' : 'important';
}
function isSmuggled(kind, run) {
    return kind === 'tag' || ((kind === 'zero-width' || kind === 'selector') && isData(run));
}
function isData(run) {
    return [...run.text].length >= DATA_RUN;
}
function touchesIdentifier({ text: hidden, index, region }, text) {
    if (region !== 'code')
        return false;
    return WORD_UNIT.test(text.charAt(index - 1)) || WORD_UNIT.test(text.charAt(index + hidden.length));
}

;// CONCATENATED MODULE: ./src/stages/gates/hidden-text-translations.ts
const LANGUAGES = new Set(('aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en ' +
    'eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu iw ja ' +
    'jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ' +
    'ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss ' +
    'st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu ckb kab fil').split(' '));
const TRANSLATION_FOLDER = /(?:^|\/)(?:_?locales?|i18n|l10n|langs?|languages|translations?|values-[a-z]{2,3}(?:-r[A-Z]{2})?|[A-Za-z]{2,3}(?:-[A-Za-z]{2,4})?\.lproj)\//i;
const LOCALE_NAME = /(?:^|[./_-])([a-z]{2,3})(?:[_-](?:[A-Z][a-z]{3}|[A-Za-z]{2}|\d{3})){0,2}\.[a-z0-9]{2,12}$/;
const ALWAYS_TRANSLATION = /\.(?:po|pot|strings|stringsdict|xcstrings|arb|xliff|xlf|ftl|resx|resw)$/i;
const MAYBE_TRANSLATION = /\.(?:json|json5|properties|ya?ml|xml|toml|ini|txt|csv|tsv|md|html?)$/i;
function isTranslation(path) {
    if (ALWAYS_TRANSLATION.test(path))
        return true;
    return MAYBE_TRANSLATION.test(path) && (TRANSLATION_FOLDER.test(path) || namesLanguage(path));
}
function namesLanguage(path) {
    const language = LOCALE_NAME.exec(path)?.[1];
    return language !== undefined && LANGUAGES.has(language);
}

;// CONCATENATED MODULE: ./src/stages/gates/hidden-text.ts





const hidden_text_NAME = 'hidden-text';
const hidden_text_RULE = `gate/${hidden_text_NAME}`;
const MAX_FINDINGS_PER_FILE = 10;
function hiddenTextGate({ files, identity }) {
    const findings = files.flatMap(fileFindings);
    const hidden = hiddenWords(identity);
    const blocking = findings.filter(({ severity }) => severity === 'blocking').length;
    const reasons = [
        ...(blocking > 0 ? [`hidden characters in ${blocking} ${blocking === 1 ? 'place' : 'places'}`] : []),
        ...hidden.map(({ part, name }) => `the ${part} of the pull request has ${name}`),
    ];
    return {
        name: hidden_text_NAME,
        status: reasons.length > 0 ? 'fail' : 'pass',
        reason: reasons.length > 0 ? reasons.join('; ') : null,
        findings,
    };
}
function hiddenWords({ title, body, }) {
    return [
        ['title', title],
        ['body', body],
    ].flatMap(([part, text]) => {
        const spots = (text ?? '')
            .split('\n')
            .map((line) => hiddenOn({ text: line, mask: null, writing: 'prose' }));
        const worst = spots.find((spot) => spot?.severity === 'blocking');
        return worst == null ? [] : [{ part, name: worst.name }];
    });
}
function fileFindings(file) {
    if (file.status === 'deleted')
        return [];
    return [...nameFindings(file), ...limited(file.path, lineFindings(file))];
}
function nameFindings({ path, status }) {
    if (status === 'modified')
        return [];
    const spot = hiddenOn({ text: path, mask: path, writing: 'code' });
    if (spot === null)
        return [];
    const severity = spot.kind === 'control' ? 'important' : 'blocking';
    return [hidden_text_finding({ path, line: null, what: 'The name of this file' }, { ...spot, severity })];
}
function lineFindings(file) {
    const { path, diff } = file;
    const language = (0,code_language/* codeLanguageOf */.H)(path);
    const writing = writingOf(path);
    return (diff?.hunks ?? []).flatMap(({ lines }) => {
        if (!lines.some(({ mark, text }) => mark === '+' && hasHidden(text)))
            return [];
        const read = writing === 'code' && language !== null ? maskReader(language) : () => null;
        return lines.flatMap((line) => {
            if (line.mark === '-')
                return [];
            const mask = read(line.text);
            const spot = line.mark === '+' ? hiddenOn({ text: withoutByteOrderMark(line), mask, writing }) : null;
            return spot === null ? [] : [hidden_text_finding({ path, line: line.newLine, what: 'This line' }, spot)];
        });
    });
}
const TEST_DATA = /(?:^|\/)(?:tests?|__tests__|specs?|fixtures?|__fixtures__|test-?data|__snapshots__|snapshots|golden)\/|\.snap$/i;
function writingOf(path) {
    if (isTranslation(path))
        return 'translation';
    const language = (0,code_language/* codeLanguageOf */.H)(path);
    if (isCode(language))
        return 'code';
    const isDocument = language === 'markdown' || language === 'html';
    return !isDocument && TEST_DATA.test(path) ? 'data' : 'prose';
}
function withoutByteOrderMark({ text, newLine }) {
    return newLine === 1 ? text.replace(/^\ufeff/, ' ') : text;
}
function limited(path, findings) {
    const rest = findings.slice(MAX_FINDINGS_PER_FILE);
    if (rest.length === 0)
        return findings;
    return [
        ...findings.slice(0, MAX_FINDINGS_PER_FILE),
        {
            severity: rest.some(({ severity }) => severity === 'blocking') ? 'blocking' : 'important',
            path,
            line: null,
            rule: hidden_text_RULE,
            issue: `${rest.length} more added lines of this file have hidden characters.`,
            fix: null,
        },
    ];
}
const EFFECTS = {
    direction: 'it changes the order in which the text is shown, so that people read something else than machines do',
    mark: 'it is not seen and can change the order in which the text is shown',
    'zero-width': 'it is not seen, so that two texts which look the same differ',
    selector: 'it is not seen, and data can be hidden in such characters',
    tag: 'it is not seen, and whole sentences can be hidden in such characters',
    annotation: 'what stands between such characters may not be shown',
    filler: 'it looks like a blank or like nothing, and counts as a letter',
    separator: 'some languages end a line here although nothing shows it',
    control: 'it is not seen, and a terminal may act on it',
};
function hidden_text_finding({ path, line, what }, spot) {
    const place = `${spot.name} at column ${spot.column}`;
    const others = spot.others === 0
        ? ''
        : ` and ${spot.others} more hidden ${spot.others === 1 ? 'character' : 'characters'}`;
    const silence = spot.severity === 'blocking'
        ? ''
        : ` If it has to stay, say so: \`quorate-ignore ${hidden_text_RULE} until YYYY-MM-DD: reason\`.`;
    return {
        severity: spot.severity,
        path,
        line,
        rule: hidden_text_RULE,
        issue: `${what} has ${place}${others}: ${EFFECTS[spot.kind]}.`,
        fix: `Remove it, or write it as an escape sequence where a string needs it.${silence}`,
    };
}

// EXTERNAL MODULE: ./src/domain/render.ts
var render = __webpack_require__(4390);
// EXTERNAL MODULE: ./src/lib/cut.ts
var cut = __webpack_require__(9811);
;// CONCATENATED MODULE: ./src/stages/gates/reader-address-patterns.ts
const MACHINE = String.raw `(?:(?:ai|llm|automated|automatic|machine|bot|robot)(?:[ -](?:based|powered|assisted|driven))?[ -](?:code[ -])?(?:reviewers?|review (?:bots?|agents?|assistants?|models?|tools?|systems?)|review|agents?|assistants?|models?|tools?|systems?|judges?|graders?|bots?)|(?:code[ -])?review(?:er|ing)? (?:bots?|agents?|assistants?|models?|ai|llms?)|language models?|llms?|ais?|claude|chatgpt|gpt(?:-\d[\w.]{0,5})?|copilot|gemini|codex|coderabbit|quorate)`;
const PERSON = '(?:(?:code |pr |all |dear |the |any )?(?:reviewers?|judges?|triage|graders?)|assistant|agent|model|bot)';
const ANYBODY = `(?:${MACHINE}|${PERSON})`;
const THIS = '(?:this|these|the (?:above|below|following|whole|entire)|all|any|every|my|our)';
const SUBJECT = '(?:pr|pull request|merge request|mr|change(?:s|set)?|diff|patch|commit|code|file|function|method|class|module|block|section|line|lines|part|review)';
const DEFECTS = '(?:findings?|issues?|problems?|bugs?|defects?|vulnerabilit(?:y|ies)|concerns?|remarks?|comments?|errors?|warnings?|violations?|suggestions?)';
const NEVER = "(?:do not|don't|dont|never|must not|should not|shall not|need not|please do not|no need to|refrain from|avoid|skip|stop)";
const REPORTING = '(?:report(?:ing)?|flag(?:ging)?|rais(?:e|ing)|mention(?:ing)?|list(?:ing)?|review(?:ing)?|comment(?:ing)?(?: on)?|post(?:ing)?|analy[sz](?:e|ing)|scan(?:ning)?|check(?:ing)?|criticis(?:e|ing)|critiqu(?:e|ing)|complain(?:ing)?(?: about)?)';
const ASKS = [
    String.raw `\b(?:approve|accept|pass|lgtm|merge|sign off on)(?: of)? ${THIS}(?: \w{1,20}){0,2}? ?\b${SUBJECT}\b`,
    String.raw `\b(?:approve (?:it|this|that|these|them|everything|without|unconditionally|immediately)|(?:say|answer|reply|respond|comment|write|output)(?: \w{1,12}){0,2} ["'${'`'}]?(?:lgtm|approved?|looks good)\b)`,
    String.raw `\b(?:mark|treat|classify|rate|label|rank|judge|consider|report|score|regard)\b.{0,50}?\b(?:as|to be|at most) (?:an? |already |fully |only )?(?:approved|reviewed|safe|secure|correct|resolved|false(?:[ -]positives?)?|out[ -]of[ -]scope|non-?blocking|suggestions?|nit(?:pick)?s?|taste|harmless|trusted|passed|passing)\b`,
    String.raw `\b${NEVER} ${REPORTING}(?: (?:any|anything|${THIS}|it|them|here|about|on|in|security|other|further|more|new))+ ?(?:${DEFECTS}|${SUBJECT})?\b`,
    String.raw `\b${NEVER} ${REPORTING} ${DEFECTS}\b`,
    String.raw `\b(?:report|return|give|emit|raise|output|answer(?: with)?|respond with|reply with|produce|find|list)\b(?: \w{1,12}){0,3}? (?:no|zero|0) (?:\w{1,12} )?${DEFECTS}\b`,
    String.raw `\b(?:report|return|give|emit|output|answer|respond|reply|produce)\b.{0,30}?\b(?:nothing|an? empty (?:\w{1,12} )?(?:list|array|review|response|report|result|answer)|empty ${DEFECTS})\b`,
    String.raw `\b(?:ignore|skip|exclude|overlook|disregard|suppress|dismiss|drop|withdraw|discard|reject) (?:${THIS} (?:\w{1,15} ){0,2}?(?:${SUBJECT}|${DEFECTS}|groups?|others?)|the review|reviewing)\b`,
    String.raw `\b(?:lower|downgrade|reduce) (?:the severity (?:of )?)?${THIS} ?${DEFECTS}\b`,
    String.raw `"?findings"?\s?[:=]\s?\[\s?\]`,
    String.raw `\b(?:follow|obey|execute|apply) (?:only )?(?:these|this|the following|the below|my|our|new) (?:new )?instructions?\b`,
];
const OVERRIDES = [
    String.raw `\b(?:ignore|disregard|forget|override)(?: \w{1,12}){0,3}? (?:previous|prior|above|earlier|preceding|foregoing|your)(?: \w{1,12}){0,2}? (?:instructions?|prompts?|guidelines?|directives?|orders)\b`,
    String.raw `\b(?:ignore|disregard|forget) (?:all|any|your|every)(?: \w{1,12}){0,2}? (?:previous|prior|above|earlier|preceding|system|initial|original)(?: \w{1,12}){0,2}? (?:instructions?|prompts?|guidelines?|directives?|orders|rules)\b`,
    String.raw `\b(?:ignore|disregard|forget) (?:everything|anything|all|what)(?: \w{1,12}){0,2}? (?:above|before|you were (?:told|given|asked|instructed)|(?:said|told) (?:before|earlier|above))\b`,
];
const ASK = ASKS.join('|');
const MAX_BEFORE = 200;
const MAX_ASKS = 20;
const CALLS = [
    new RegExp(String.raw `\b${MACHINE}\b.{0,80}$`),
    new RegExp(String.raw `(?:^|[.!;:*] |["'${'`'}(])(?:(?:note|notice|message|instructions?|attention|reminder|important|hint|directive|request)(?: (?:to|for))? )?${ANYBODY}(?: ?[:,;!-]|(?= (?:must|should|shall|please|may|can|is to|are to|has to|have to|will)\b)).{0,80}$`),
    /(?:<\/?(?:system|assistant|instructions?|developer)>|\[\/?inst\]|<\|(?:im_start|im_end|system|start_header_id)\|?>?|#{2,3} ?(?:system|instructions?) ?:).{0,80}$/,
    new RegExp(`(?:${OVERRIDES.join('|')}).{0,120}$`),
];
const REVIEW_ONLY = /(?:^|[.!;:,*>] ?|\b(?:please|just|you must|you should|must|should|always|and) )(?:(?:report|return|raise|output|answer with|respond with) (?:no|zero|0) (?:\w{1,12} )?(?:findings|review comments)|(?:do not|don't|never) (?:report|flag|raise)(?: any| these| this)? findings?|approve this (?:pr|pull request|merge request)(?: (?:without|immediately|now|unconditionally|as is)|[.!]|$))/;
const OVERRIDE = new RegExp(`(?:${OVERRIDES.join('|')})`);
const MAX_CONDITION = 60;
const HEAD = /ignore|disregard|forget|override|bypass|\bai|llm|language model|claude|gpt|copilot|gemini|codex|coderabbit|quorate|review|judge|triage|grader|assistant|agent|model|bot\b|bots\b|automat|machine|finding|approve|system|instruction|inst\]|im_start|im_end|start_header|developer|note|notice|message|attention|reminder|hint|directive/;
const TAIL = /approve|accept|pass|lgtm|merge|sign off|looks good|as |to be|at most|report|flag|rais|mention|list|review|comment|post|analy|scan|check|critici|critiq|complain|no |zero|\b0 |nothing|empty|ignore|skip|exclude|overlook|disregard|suppress|dismiss|drop|withdraw|discard|forget|override|bypass|finding|answer|respond|reply|output|follow|obey|execute|apply/;
const CONDITIONAL = /\b(?:no|zero|0|nothing|empty)\b.{0,80}\b(?:if(?! you)|when|where|unless|in case)\b|\b(?:if(?! you)|when no|where no|unless|in case)\b.{0,80}\b(?:no|zero|0|nothing|empty|lgtm|approve)\b/;
function mayBegin(text) {
    return HEAD.test(text);
}
function addressIn(text) {
    if (!HEAD.test(text) || !TAIL.test(text))
        return null;
    const asked = stretch(REVIEW_ONLY, text);
    const found = [...(asked === null ? [] : [asked]), ...requestsIn(text)].find((request) => !isConditional(text, request));
    if (found !== undefined)
        return { ...found, bare: false };
    const override = stretch(OVERRIDE, text);
    return override && { ...override, bare: true };
}
function* requestsIn(text) {
    const ask = new RegExp(ASK, 'g');
    for (let asks = 0; asks < MAX_ASKS; asks += 1) {
        const found = ask.exec(text);
        if (found === null)
            return;
        const start = callBefore(text, found.index);
        if (start !== null)
            yield { start, end: found.index + found[0].length };
        ask.lastIndex = found.index + 1;
    }
}
function callBefore(text, index) {
    const from = Math.max(0, index - MAX_BEFORE);
    const modal = /^(?:must|should|shall) not/.exec(text.slice(index, index + 10))?.[0] ?? '';
    const before = text.slice(from, index) + modal;
    for (const pattern of CALLS) {
        const call = pattern.exec(before);
        if (call !== null)
            return from + call.index;
    }
    return null;
}
function stretch(pattern, text) {
    const found = pattern.exec(text);
    return found && { start: found.index, end: found.index + found[0].length };
}
function isConditional(text, { start, end }) {
    return CONDITIONAL.test(text.slice(Math.max(0, start - MAX_CONDITION), end + MAX_CONDITION));
}

;// CONCATENATED MODULE: ./src/stages/gates/reader-address-text.ts


const reader_address_text_MAX_LINE = 4_000;
const LOOK_ALIKES = new RegExp(`[${LOOK_ALIKE_CLASS}]`, 'gu');
const reader_address_text_HIDDEN = new RegExp(`[${HIDDEN_CLASS}]`, 'gu');
const LEADER = /^\s{0,200}(?:\/{2,4}!?|\/\*{1,3}|\*+(?=\s)|#{1,6}|--+|;+|<!--+|\{\/\*|>+|%+|"""|'''|["'`]|[-+](?=\s))\s*/;
const CLOSER = /(?:\*\/\}?|-->|"""|''')$/;
const CODE_MARK = /[;{}=<>()[\]]/;
function plainLine(line) {
    const readable = latin(line.slice(0, reader_address_text_MAX_LINE));
    const text = readable.replace(LEADER, '');
    return {
        text: folded(text.trimEnd().replace(CLOSER, '')),
        said: text !== readable || !CODE_MARK.test(text),
    };
}
function roughLine(line) {
    const head = line.slice(0, reader_address_text_MAX_LINE);
    return hasHidden(head) || hasLookAlike(head) ? plainLine(head).text : head.toLowerCase();
}
function plainPath(path) {
    return folded(latin(path.slice(0, reader_address_text_MAX_LINE)).replace(/[/\\_.+-]+/g, ' '));
}
function latin(text) {
    if (isAscii(text))
        return text;
    const seen = hasHidden(text) ? text.replace(reader_address_text_HIDDEN, '') : text;
    return seen
        .replace(/[\u2018\u2019\u02bc]/g, "'")
        .replace(/[\u201c\u201d]/g, '"')
        .replace(/[\u2013\u2014]/g, '-')
        .replace(LOOK_ALIKES, (letter) => latinLookAlike(letter) ?? letter);
}
function isAscii(text) {
    return !/[^\0-\x7f]/.test(text);
}
function folded(text) {
    return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

;// CONCATENATED MODULE: ./src/stages/gates/reader-address.ts






const reader_address_NAME = 'addresses-reviewer';
const reader_address_RULE = `gate/${reader_address_NAME}`;
const WINDOW = 3;
const MAX_EXCERPT = 60;
function readerAddressGate({ files }) {
    const findings = files.flatMap((file) => file.status === 'deleted' ? [] : [...reader_address_pathFindings(file), ...reader_address_lineFindings(file)]);
    return { name: reader_address_NAME, status: 'pass', reason: null, findings };
}
function reader_address_pathFindings({ path, status }) {
    if (status === 'modified')
        return [];
    const text = plainPath(path);
    const found = addressIn(text);
    return found === null ? [] : [reader_address_finding(path, null, text.slice(found.start, found.end))];
}
function reader_address_lineFindings({ path, diff }) {
    const joins = joinsOf(path);
    return (diff?.hunks ?? []).flatMap(({ lines: all }) => {
        const lines = all.filter(({ mark }) => mark === '+');
        const isTold = tellerOf(path, all);
        let read = 0;
        return lines.flatMap((line, index) => {
            if (index < read || !mayBegin(roughLine(line.text)))
                return [];
            const found = addressOn(windowOf(lines.slice(index, index + WINDOW), joins));
            if (found === null || (found.bare && !isTold(line)))
                return [];
            read = index + found.lines;
            return [reader_address_finding(path, line.newLine, found.words)];
        });
    });
}
function addressOn(window) {
    const text = window.join(' ');
    const found = addressIn(text);
    if (found === null || found.start >= (window[0] ?? '').length)
        return null;
    return {
        words: text.slice(found.start, found.end),
        bare: found.bare,
        lines: linesUpTo(window, found.end),
    };
}
function tellerOf(path, lines) {
    const language = (0,code_language/* codeLanguageOf */.H)(path);
    let masks = null;
    return (line) => {
        const isDocument = language === 'markdown' || language === 'html';
        if (!isDocument && !isCode(language))
            return false;
        const verb = /(.?)(?:ignore|disregard|forget|override)/i.exec(line.text);
        if (verb === null)
            return true;
        const [, before = ''] = verb;
        if (/["'`\u201c\u2018\u00ab]/.test(before))
            return false;
        if (!isCode(language))
            return true;
        masks ??= masksOf(language, lines);
        return regionAt(masks.get(line) ?? '', verb.index + before.length) === 'comment';
    };
}
function masksOf(language, lines) {
    const read = maskReader(language);
    return new Map(lines.filter(({ mark }) => mark !== '-').map((line) => [line, read(line.text)]));
}
function joinsOf(path) {
    const code = isCode((0,code_language/* codeLanguageOf */.H)(path));
    return (a, b) => b.text !== '' && (!code || (a.said && b.said));
}
function windowOf(lines, joins) {
    const plain = lines.map(({ text }) => plainLine(text));
    const end = lines.findIndex((line, index) => {
        const [before, own, last] = [plain[index - 1], plain[index], lines[index - 1]];
        if (before === undefined || own === undefined || last === undefined)
            return false;
        return line.newLine !== (last.newLine ?? 0) + 1 || !joins(before, own);
    });
    return plain.slice(0, end < 0 ? plain.length : end).map(({ text }) => text);
}
function linesUpTo(window, end) {
    let used = 0;
    const last = window.findIndex((text) => {
        used += text.length + 1;
        return end < used;
    });
    return last < 0 ? window.length : last + 1;
}
function reader_address_finding(path, line, words) {
    const where = line === null ? 'The name of this file' : 'This text';
    const excerpt = (0,cut/* capped */.uo)((0,render/* visible */.RK)(words).replaceAll('`', "'"), MAX_EXCERPT);
    return {
        severity: 'important',
        path,
        line,
        rule: reader_address_RULE,
        issue: `${where} tells whoever reviews by machine how to judge the change (\`${excerpt}\`). Such words are no part of a program, and the review does not follow them.`,
        fix: `Take it out. If it is meant for people or is data of a test, say so: \`quorate-ignore ${reader_address_RULE} until YYYY-MM-DD: reason\`.`,
    };
}

// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(9112);
;// CONCATENATED MODULE: ./src/stages/gates/symbols/grammar.ts
const grammar_SLASHES = {
    lineComments: ['//'],
    blocks: [['/*', '*/']],
    quotes: `"'`,
    shortQuotes: false,
};
function header(name, kind, rest = {}) {
    return { name, kind, isPublic: true, receiver: null, hasParent: false, isExempt: false, ...rest };
}
function leadingWords(code, known) {
    const words = new Set();
    let rest = code;
    for (;;) {
        const word = /^[a-z]+(?:\([\w =]{0,40}\))?(?=\s)/.exec(rest)?.[0];
        if (word === undefined || !known.has(word.replace(/\(.*/, '')))
            return { words, rest };
        words.add(word);
        rest = rest.slice(word.length).trimStart();
    }
}
function nameBeforeParenthesis(code) {
    const end = code.indexOf('(');
    if (end < 0)
        return null;
    const head = withoutTypeArguments(code.slice(0, end).trimEnd());
    const name = /[\p{L}_$][\p{L}\p{N}_$]*$/u.exec(head.slice(-200))?.[0];
    return name === undefined ? null : { name, before: head.slice(0, head.length - name.length) };
}
function withoutTypeArguments(text) {
    if (!text.endsWith('>'))
        return text;
    let depth = 0;
    for (let at = text.length - 1; at >= 0; at -= 1) {
        if (text[at] === '>')
            depth += 1;
        else if (text[at] === '<')
            depth -= 1;
        if (depth === 0)
            return text.slice(0, at).trimEnd();
    }
    return text;
}

;// CONCATENATED MODULE: ./src/stages/gates/symbols/braces.ts

const GO_FUNC = /^func\s{1,4}(?:\(\s{0,4}(?:\w{1,80}\s{1,4})?\*?(\w{1,120})[^)]{0,200}\)\s{0,4})?(\w+)/;
const GO_TYPE = /^type\s{1,4}(\w+)(?:\[[^\]]{0,200}\])?\s{1,4}(struct|interface|\w)/;
const GO_STANDARD = new Set([
    'String',
    'GoString',
    'Error',
    'Unwrap',
    'Is',
    'As',
    'Len',
    'Less',
    'Swap',
    'Close',
    'Read',
    'Write',
    'ServeHTTP',
    'MarshalJSON',
    'UnmarshalJSON',
    'MarshalText',
    'UnmarshalText',
    'MarshalYAML',
    'UnmarshalYAML',
    'Scan',
    'Value',
]);
const GO = {
    lexis: { ...grammar_SLASHES, blocks: [...grammar_SLASHES.blocks, ['`', '`']] },
    read: (code) => {
        const type = GO_TYPE.exec(code);
        if (type?.[1] !== undefined) {
            return header(type[1], type[2] === 'interface' ? 'interface' : 'type', {
                isPublic: isUpper(type[1]),
                hasParent: true,
            });
        }
        const [, receiver, name] = GO_FUNC.exec(code) ?? [];
        if (name === undefined)
            return null;
        return header(name, 'function', {
            receiver: receiver ?? null,
            isPublic: isUpper(name) && (receiver === undefined || isUpper(receiver)),
            isExempt: receiver === undefined ? /^Test[A-Z]/.test(name) : GO_STANDARD.has(name),
        });
    },
    annotation: null,
    saysPublic: true,
    isHiddenFromAbove: false,
};
function isUpper(name) {
    return /^\p{Lu}/u.test(name);
}
const RUST_WORDS = new Set(['pub', 'const', 'async', 'unsafe', 'extern', 'default']);
const RUST_FN = /^(?:""\s+)?fn\s+(\w+)/;
const RUST_TYPE = /^(struct|enum|union|trait|mod)\s+(\w+)/;
const RUST_IMPL = /^(?:unsafe\s+)?impl\b/;
const RUST = {
    lexis: { ...grammar_SLASHES, shortQuotes: true },
    read: (code) => {
        if (RUST_IMPL.test(code))
            return readImpl(code);
        const { words, rest } = leadingWords(code, RUST_WORDS);
        const isPublic = words.has('pub');
        const type = RUST_TYPE.exec(rest);
        if (type?.[2] !== undefined)
            return header(type[2], rustKind(type[1]), { isPublic });
        const name = RUST_FN.exec(rest)?.[1];
        return name === undefined
            ? null
            : header(name, 'function', { isPublic, isExempt: name === 'new' || name === 'main' });
    },
    annotation: /^#!?\[([\w:]+)/,
    saysPublic: true,
    isHiddenFromAbove: false,
};
function rustKind(word) {
    if (word === 'trait')
        return 'interface';
    return word === 'mod' ? 'module' : 'type';
}
function readImpl(code) {
    const head = code.split('{', 1)[0] ?? '';
    const target = head
        .split(/\sfor\s/)
        .at(-1)
        ?.replace(/^(?:unsafe\s+)?impl\b\s{0,4}/, '') ?? '';
    const bare = target.startsWith('<') ? target.slice(target.indexOf('> ') + 1).trimStart() : target;
    const name = /^&?(?:\w{1,80}::){0,8}(\w+)/.exec(bare)?.[1];
    return name === undefined ? null : header(name, 'module');
}
const SWIFT_WORDS = new Set([
    'public',
    'open',
    'internal',
    'private',
    'fileprivate',
    'static',
    'class',
    'final',
    'mutating',
    'nonmutating',
    'override',
    'required',
    'convenience',
    'nonisolated',
    'indirect',
    'dynamic',
    'isolated',
    'package',
]);
const SWIFT_FUNC = /^func\s+([\p{L}_][\p{L}\p{N}_]*)/u;
const SWIFT_TYPE = /^(struct|enum|actor|protocol|extension)\s+(?:[\w.]{0,120}\.)?([\p{L}_][\p{L}\p{N}_]*)/u;
const SWIFT_CLASS = /^((?:[a-z]+\s+){0,4})class\s+([A-Z][\p{L}\p{N}_]*)/u;
const SWIFT = {
    lexis: { ...grammar_SLASHES, blocks: [...grammar_SLASHES.blocks, ['"""', '"""']], quotes: '"' },
    read: (code) => {
        const [, before, named] = SWIFT_CLASS.exec(code) ?? [];
        if (named !== undefined) {
            return header(named, 'type', {
                isPublic: /\b(?:public|open)\b/.test(before ?? ''),
                hasParent: code.includes(':'),
            });
        }
        const { words, rest } = leadingWords(code, SWIFT_WORDS);
        const isPublic = words.has('public') || words.has('open');
        const type = SWIFT_TYPE.exec(rest);
        if (type?.[2] !== undefined)
            return header(type[2], swiftKind(type[1], code), {
                isPublic: isPublic || type[1] === 'extension',
                hasParent: code.includes(':'),
            });
        const name = SWIFT_FUNC.exec(rest)?.[1];
        return name === undefined
            ? null
            : header(name, 'function', { isPublic, isExempt: words.has('override') || name === 'hash' });
    },
    annotation: /^@(\w+)/,
    saysPublic: true,
    isHiddenFromAbove: false,
};
function swiftKind(word, code) {
    if (word === 'protocol' || (word === 'extension' && code.includes(':')))
        return 'interface';
    return word === 'extension' ? 'module' : 'type';
}
const KOTLIN_WORDS = new Set([
    'public',
    'private',
    'internal',
    'protected',
    'open',
    'override',
    'abstract',
    'final',
    'suspend',
    'inline',
    'infix',
    'operator',
    'tailrec',
    'external',
    'expect',
    'actual',
    'data',
    'sealed',
    'enum',
    'annotation',
    'value',
    'inner',
    'companion',
    'fun',
]);
const KOTLIN_TYPE = /^(class|interface|object)(?:\s+([\p{L}_][\p{L}\p{N}_]*))?/u;
const HIDDEN_WORDS = ['private', 'internal', 'protected'];
const EXEMPT_WORDS = ['override', 'abstract', 'external', 'expect', 'actual'];
const KOTLIN = {
    lexis: { ...grammar_SLASHES, blocks: [...grammar_SLASHES.blocks, ['"""', '"""']] },
    read: (code) => {
        const { words, rest } = leadingWords(code, KOTLIN_WORDS);
        const isPublic = !HIDDEN_WORDS.some((word) => words.has(word));
        const [, kind, named] = KOTLIN_TYPE.exec(rest) ?? [];
        if (kind !== undefined)
            return { ...kotlinType(kind, named, isPublic), hasParent: /[\s)]:\s/.test(rest) };
        if (!words.has('fun'))
            return null;
        const name = nameBeforeParenthesis(rest)?.name;
        if (name === undefined)
            return null;
        return header(name, 'function', {
            isPublic,
            isExempt: EXEMPT_WORDS.some((word) => words.has(word)) || name === 'main',
        });
    },
    annotation: /^@(?:\w+:)?([\w.]+)/,
    saysPublic: false,
    isHiddenFromAbove: false,
};
function kotlinType(kind, name, isPublic) {
    if (kind === 'interface')
        return header(name ?? '', 'interface', { isPublic });
    if (name === undefined)
        return header('', 'module', { isPublic });
    return header(name, 'type', { isPublic });
}

;// CONCATENATED MODULE: ./src/stages/gates/symbols/indented.ts

const DEF = /^(?:async\s+)?def\s+([\p{L}_][\p{L}\p{N}_]*)/u;
const CLASS = /^class\s+([\p{L}_][\p{L}\p{N}_]*)(\([^)]{0,300})?/u;
const RUN_BY_FRAMEWORK = /(?:View|ViewSet|Endpoint|Serializer|Admin|Form|Middleware|Command|Handler)$/;
const PROTOCOLS = /\b(?:Protocol|ABC|TypedDict|NamedTuple|Enum|IntEnum|StrEnum|Exception)\b/;
const PYTHON = {
    lexis: {
        lineComments: ['#'],
        blocks: [
            ['"""', '"""'],
            ["'''", "'''"],
        ],
        quotes: `"'`,
        shortQuotes: false,
    },
    read: (code, { owner }) => {
        const type = CLASS.exec(code);
        if (type?.[1] !== undefined) {
            const kind = PROTOCOLS.test(type[2] ?? '') && /\bProtocol\b/.test(code) ? 'interface' : 'type';
            return header(type[1], kind, {
                isPublic: !type[1].startsWith('_'),
                hasParent: (type[2] ?? '').length > 1,
                isExempt: RUN_BY_FRAMEWORK.test(type[1]),
            });
        }
        const name = DEF.exec(code)?.[1];
        if (name === undefined)
            return null;
        if (name === '__init__' && owner !== null)
            return header(owner.name, 'function', { isExempt: true });
        return header(name, 'function', {
            isPublic: !name.startsWith('_'),
            isExempt: name.startsWith('test_') || name === 'main',
        });
    },
    annotation: /^@([\w.]+)/,
    saysPublic: false,
    isHiddenFromAbove: false,
};
const RUBY_DEF = /^def\s+(self\.)?([\p{L}_][\p{L}\p{N}_]*)([?!=]?)/u;
const RUBY_TYPE = /^(class|module)\s+(?:[\w:]{0,200}::)?([A-Z]\w*)/;
const RUBY_VISIBILITY = new Set([
    'private',
    'protected',
    'public',
    'module_function',
    'private_class_method',
]);
const RUBY = {
    lexis: {
        lineComments: ['#'],
        blocks: [['=begin', '=end']],
        quotes: `"'`,
        shortQuotes: false,
    },
    read: (code, { owner }) => {
        const type = RUBY_TYPE.exec(code);
        if (type?.[2] !== undefined)
            return header(type[2], 'type', { hasParent: /\s<\s/.test(code) });
        const { words, rest } = leadingWords(code, RUBY_VISIBILITY);
        const [, , name, ending] = RUBY_DEF.exec(rest) ?? [];
        if (name === undefined)
            return null;
        if (name === 'initialize' && owner !== null) {
            return header(owner.name, 'function', { isExempt: true });
        }
        return header(name, 'function', {
            isPublic: !words.has('private') && !words.has('protected') && !words.has('private_class_method'),
            isExempt: ending === '=' || RUBY_HOOKS.has(name),
        });
    },
    annotation: null,
    saysPublic: false,
    isHiddenFromAbove: true,
};
const RUBY_HOOKS = new Set([
    'inspect',
    'to_s',
    'to_h',
    'hash',
    'method_missing',
    'respond_to_missing',
    'included',
    'inherited',
    'extended',
]);

;// CONCATENATED MODULE: ./src/stages/gates/symbols/typed.ts

const WORDS = new Set([
    'public',
    'private',
    'protected',
    'internal',
    'static',
    'final',
    'abstract',
    'sealed',
    'virtual',
    'override',
    'async',
    'partial',
    'extern',
    'native',
    'synchronized',
    'strictfp',
    'default',
    'unsafe',
    'readonly',
    'new',
    'ref',
    'file',
    'required',
]);
const TYPE = /^(class|interface|enum|record struct|record class|record|struct|@interface|namespace)\s+(\w+)/;
const PARENT = /\b(?:extends|implements)\b|\s:\s/;
const EXEMPT = ['override', 'abstract', 'extern', 'native'];
const STANDARD = new Set([
    'main',
    'Main',
    'equals',
    'hashCode',
    'toString',
    'compareTo',
    'Equals',
    'GetHashCode',
    'ToString',
    'CompareTo',
    'Dispose',
    'DisposeAsync',
    'close',
]);
const JAVA = {
    lexis: { ...grammar_SLASHES, blocks: [...grammar_SLASHES.blocks, ['"""', '"""']] },
    read: readTyped,
    annotation: /^@(?!interface\b)([\w.]+)/,
    saysPublic: true,
    isHiddenFromAbove: false,
};
const CSHARP = {
    lexis: { ...grammar_SLASHES, blocks: [...grammar_SLASHES.blocks, ['"""', '"""']] },
    read: readTyped,
    annotation: /^\[(?:\w+:\s{0,4})?([\w.]+)/,
    saysPublic: true,
    isHiddenFromAbove: false,
};
function readTyped(code) {
    const { words, rest } = leadingWords(code, WORDS);
    const type = TYPE.exec(rest);
    if (type?.[2] !== undefined)
        return header(type[2], typedKind(type[1]), {
            isPublic: words.has('public') || type[1] === 'namespace',
            hasParent: PARENT.test(rest),
        });
    const found = nameBeforeParenthesis(rest);
    if (found === null)
        return null;
    const before = found.before.trim();
    const isHidden = words.has('private') || words.has('protected') || words.has('internal');
    if (!words.has('public') && !isHidden && !words.has('static'))
        return null;
    if (/[=;{}"]|\boperator\b/.test(before) || code.endsWith(';'))
        return null;
    if (before === '')
        return header(found.name, 'function', { isPublic: false, isExempt: true });
    if (before.endsWith('.'))
        return null;
    return header(found.name, 'function', {
        isPublic: words.has('public'),
        isExempt: STANDARD.has(found.name) || EXEMPT.some((word) => words.has(word)),
    });
}
function typedKind(word) {
    if (word === 'namespace')
        return 'module';
    return word === 'interface' || word === '@interface' ? 'interface' : 'type';
}
const PHP_WORDS = new Set(['public', 'private', 'protected', 'static', 'final', 'abstract', 'readonly']);
const PHP_FUNCTION = /^function\s{1,4}&?\s{0,4}(\w+)/;
const PHP_TYPE = /^(class|interface|trait|enum)\s+(\w+)/;
const PHP = {
    lexis: { ...grammar_SLASHES, lineComments: ['//', '#'] },
    read: (code, { owner }) => {
        const { words, rest } = leadingWords(code, PHP_WORDS);
        const type = PHP_TYPE.exec(rest);
        if (type?.[2] !== undefined) {
            const kind = type[1] === 'interface' ? 'interface' : 'type';
            return header(type[2], kind, { hasParent: PARENT.test(rest) });
        }
        const name = PHP_FUNCTION.exec(rest)?.[1];
        if (name === undefined)
            return null;
        if (name === '__construct' && owner !== null)
            return header(owner.name, 'function', { isExempt: true });
        return header(name, 'function', {
            isPublic: !words.has('private') && !words.has('protected'),
            isExempt: words.has('abstract') || name.startsWith('__'),
        });
    },
    annotation: /^#\[\\?([\w\\]+)/,
    saysPublic: false,
    isHiddenFromAbove: false,
};

;// CONCATENATED MODULE: ./src/stages/gates/symbols/typescript.ts

const typescript_NAME = '[\\p{L}_$][\\p{L}\\p{N}_$]*';
const FUNCTION = new RegExp(`^function\\s{0,4}\\*?\\s{0,4}(${typescript_NAME})`, 'u');
const typescript_TYPE = new RegExp(`^(class|interface|namespace)\\s+(${typescript_NAME})`, 'u');
const VALUE = new RegExp(`^(?:const|let|var)\\s+(${typescript_NAME})`, 'u');
const COMMON_JS = new RegExp(`^(?:module\\.)?exports\\.(${typescript_NAME})\\s{0,4}=`, 'u');
const MEMBER = new RegExp(`^\\*?(#?${typescript_NAME})\\??\\s{0,4}(?=[(<]|(?::[^=]{0,200})?=\\s)`, 'u');
const IS_FUNCTION = /(?:^|\s)=\s{0,4}(?:async\s{1,4})?(?:\(|function\b|[\w$]+\s{0,4}=>|<[A-Z])/;
const EXPORTS = new Set(['export', 'default', 'async', 'abstract', 'declare']);
const MODIFIERS = new Set([
    'public',
    'private',
    'protected',
    'static',
    'async',
    'override',
    'readonly',
    'abstract',
    'declare',
    'get',
    'set',
]);
const typescript_HIDDEN = ['private', 'protected'];
const typescript_EXEMPT = ['override', 'abstract', 'declare', 'get', 'set'];
const STATEMENTS = new Set([
    'if',
    'for',
    'while',
    'switch',
    'catch',
    'return',
    'super',
    'await',
    'throw',
    'function',
    'with',
]);
const TYPESCRIPT = {
    lexis: { ...grammar_SLASHES, blocks: [...grammar_SLASHES.blocks, ['`', '`']] },
    read: (code, around) => (around.owner?.kind === 'type' ? readMember(code, around) : readTopLevel(code)),
    annotation: /^@([\w$.]+)/,
    saysPublic: false,
    isHiddenFromAbove: false,
};
function readTopLevel(code) {
    const { words, rest } = leadingWords(code, EXPORTS);
    const seen = { isPublic: words.has('export'), isExempt: words.has('declare') };
    const type = typescript_TYPE.exec(rest);
    if (type?.[2] !== undefined) {
        const hasParent = /\b(?:extends|implements)\b/.test(rest);
        return header(type[2], typeKind(type[1]), { ...seen, hasParent });
    }
    const named = FUNCTION.exec(rest)?.[1];
    if (named !== undefined)
        return header(named, 'function', seen);
    const value = VALUE.exec(rest)?.[1];
    if (value !== undefined)
        return header(value, IS_FUNCTION.test(rest) ? 'function' : 'value', seen);
    const assigned = COMMON_JS.exec(rest)?.[1];
    return assigned === undefined ? null : header(assigned, IS_FUNCTION.test(rest) ? 'function' : 'value');
}
function typeKind(word) {
    if (word === 'class')
        return 'type';
    return word === 'interface' ? 'interface' : 'module';
}
function readMember(code, { owner, isMember }) {
    if (!isMember || owner === null)
        return null;
    const { words, rest } = leadingWords(code, MODIFIERS);
    const name = MEMBER.exec(rest)?.[1];
    if (name === undefined || STATEMENTS.has(name))
        return null;
    const isField = !/^\*?#?[\p{L}\p{N}_$]{1,200}\??\s{0,4}[(<]/u.test(rest);
    if (isField && !IS_FUNCTION.test(rest))
        return null;
    if (!/[{(,<]$|=>$|=>\s/.test(code))
        return null;
    if (name === 'constructor')
        return header(owner.name, 'function', { isExempt: true });
    return header(name.replace('#', ''), 'function', {
        isPublic: !name.startsWith('#') && !name.startsWith('_') && !typescript_HIDDEN.some((word) => words.has(word)),
        isExempt: typescript_EXEMPT.some((word) => words.has(word)),
    });
}

;// CONCATENATED MODULE: ./src/stages/gates/symbols/grammars.ts





const COMPONENTS = {
    ...TYPESCRIPT,
    read: (code, around) => {
        const found = TYPESCRIPT.read(code, around);
        return found !== null && /^\p{Lu}/u.test(found.name) ? { ...found, isExempt: true } : found;
    },
};
const GRAMMARS = new Map([
    ['typescript', TYPESCRIPT],
    ['javascript', TYPESCRIPT],
    ['python', PYTHON],
    ['go', GO],
    ['java', JAVA],
    ['kotlin', KOTLIN],
    ['swift', SWIFT],
    ['csharp', CSHARP],
    ['ruby', RUBY],
    ['php', PHP],
    ['rust', RUST],
]);
function grammarOf(path) {
    if (/\.(?:vue|svelte)$/i.test(path))
        return null;
    if (/\.[jt]sx$/i.test(path))
        return COMPONENTS;
    const language = (0,code_language/* codeLanguageOf */.H)(path);
    return (language === null ? undefined : GRAMMARS.get(language)) ?? null;
}

;// CONCATENATED MODULE: ./src/stages/gates/symbols/code-text.ts
const code_text_MAX_LINE = 4_000;
const MAX_LITERAL = 12;
function code_text_codeOf(text, lexis, open) {
    const line = text.slice(0, code_text_MAX_LINE);
    let at = open === null ? 0 : closing(line, 0, open);
    if (at < 0)
        return { code: '', open };
    let code = '';
    while (at < line.length) {
        const mark = code_text_markAt(line, at, lexis);
        if (mark === null) {
            const end = endOfPlain(line, at);
            code += line.slice(at, end);
            at = end;
            continue;
        }
        const end = mark.close === null ? line.length : closing(line, mark.from, mark.close);
        if (end < 0)
            return { code: code.trimEnd(), open: mark.goesOn ? mark.close : null };
        code += mark.filling;
        at = end;
    }
    return { code: code.trimEnd(), open: null };
}
const PLAIN = /[\w\s.,;:(){}<>+\-[\]]{1,4000}/y;
function endOfPlain(line, at) {
    PLAIN.lastIndex = at;
    return PLAIN.test(line) ? PLAIN.lastIndex : at + 1;
}
function code_text_markAt(line, at, lexis) {
    const block = lexis.blocks.find(([open]) => line.startsWith(open, at));
    if (block !== undefined) {
        const [open, close] = block;
        return { from: at + open.length, close, goesOn: true, filling: open === '/*' ? ' ' : '""' };
    }
    if (lexis.lineComments.some((mark) => line.startsWith(mark, at)) && !line.startsWith('#[', at)) {
        return { from: at, close: null, goesOn: false, filling: '' };
    }
    const quote = line[at] ?? '';
    if (!lexis.quotes.includes(quote) || (lexis.shortQuotes && quote === "'" && !isLiteral(line, at))) {
        return null;
    }
    return { from: at + 1, close: quote, goesOn: false, filling: '""' };
}
function isLiteral(line, at) {
    if (line[at + 1] === '\\')
        return line.slice(at + 3, at + MAX_LITERAL).includes("'");
    return line[at + 2] === "'";
}
function closing(line, from, close) {
    for (let at = from; at < line.length; at += 1) {
        if (line[at] === '\\' && close !== '*/')
            at += 1;
        else if (line.startsWith(close, at))
            return at + close.length;
    }
    return -1;
}

;// CONCATENATED MODULE: ./src/stages/gates/symbols/marks.ts
const marks_PLAIN = new Set([
    'nullable nonnull notnull checkreturnvalue suppresswarnings suppress safevarargs deprecated visiblefortesting',
    'functionalinterface beta transactional async service component repository singleton inject autowired named',
    'jvmstatic jvmoverloads jvmname jvmfield jvmsynthetic throws optin slf4j requiredargsconstructor',
    'allargsconstructor noargsconstructor canignorereturnvalue experimental since incubating publicapi',
    'staticmethod classmethod contextmanager contextlib.contextmanager asynccontextmanager',
    'contextlib.asynccontextmanager cache lru_cache functools.cache functools.lru_cache functools.wraps wraps',
    'dataclass dataclasses.dataclass final typing.final retry total_ordering functools.total_ordering',
    'injectable memoize debounce',
    'discardableresult available inlinable inline mainactor sendable frozen objc usablefrominline',
    'obsolete methodimpl pure mustusereturnvalue notnullwhen return debuggerstepthrough excludefromcodecoverage',
    'must_use cfg allow doc track_caller cold derive deprecated non_exhaustive stable unstable target_feature',
    'cfg_attr default repr serde expect',
    'pure returntypewillchange sensitiveparameter',
].flatMap((line) => line.split(' ')));
function isFrameworkMark(name) {
    return !marks_PLAIN.has(name.toLowerCase());
}
function isTestMark(name) {
    return /^(?:\w{1,40}::)?(?:test|bench|rstest|proptest)$/i.test(name);
}
function endOfMark(text, from) {
    let depth = /^#?!?\[/.test(text) ? 1 : 0;
    if (depth === 0 && text[from] !== '(')
        return from;
    for (let at = from; at < text.length; at += 1) {
        depth += BRACKETS[text[at] ?? ''] ?? 0;
        if (depth === 0)
            return at + 1;
    }
    return null;
}
const BRACKETS = { '(': 1, '[': 1, ')': -1, ']': -1 };

;// CONCATENATED MODULE: ./src/stages/gates/symbols/scan.ts


const scan_TAB_WIDTH = 4;
const IDENTIFIER = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
const DECIDES = /\b(?:if|elif|elsif|for|foreach|while|switch|match|case|when|catch|except|rescue|unless|until|guard|select|loop)\b|&&|\|\||\?\?|\.(?:map|filter|flatMap|reduce|each|forEach|find|some|every|any|all|select|reject)\b/;
function symbolsOf(file, grammar, gone = new Set()) {
    const state = {
        grammar,
        gone,
        declarations: [],
        testLines: [],
        loose: new Set(),
        stack: [],
        marks: [],
        depth: 0,
        inMark: false,
        open: null,
        isInHunk: false,
        inExample: false,
    };
    for (const hunk of file.diff?.hunks ?? [])
        readHunk(state, file, hunk);
    return state;
}
function wordsIn(text) {
    return text.slice(0, code_text_MAX_LINE).match(IDENTIFIER) ?? [];
}
function readHunk(state, file, hunk) {
    Object.assign(state, {
        stack: [],
        marks: [],
        depth: 0,
        inMark: false,
        open: null,
        inExample: false,
        isInHunk: false,
    });
    const above = file.context.filter(({ newLine }) => newLine !== null && newLine < hunk.newStart);
    const heading = above.length > 0 ? above : sectionOf(hunk);
    for (const line of heading) {
        readLine(state, line);
        Object.assign(state, { depth: 0, inMark: false, open: null });
    }
    state.isInHunk = true;
    for (const line of hunk.lines)
        if (line.mark !== '-')
            readLine(state, line);
}
function sectionOf(hunk) {
    if (hunk.section === '')
        return [];
    return [{ mark: ' ', oldLine: null, newLine: Math.max(1, hunk.newStart - 1), text: hunk.section }];
}
function readLine(state, line) {
    readExamples(state, line.text);
    const { code, open } = code_text_codeOf(line.text, state.grammar.lexis, state.open);
    state.open = open;
    if (line.text.includes('@internal'))
        state.marks.push('internal');
    const text = code.trim();
    if (text === '')
        return;
    const frame = state.stack.at(-1);
    if (state.stack.some(({ isTest }) => isTest))
        state.testLines.push(line.text);
    if (state.inMark || (frame !== undefined && state.depth > 0)) {
        state.depth = Math.max(0, state.depth + parenthesesOf(text));
        state.inMark &&= state.depth > 0;
        return;
    }
    const indent = scan_indentOf(code);
    leave(state, indent, text);
    const rest = readMarks(state, text);
    if (rest === '')
        return;
    readCode(state, rest, { line, indent });
    state.marks = [];
}
function readExamples(state, text) {
    const rust = /^\s{0,200}\/\/[/!](.*)/.exec(text)?.[1];
    if (rust !== undefined && state.grammar.lexis.shortQuotes) {
        if (rust.trim().startsWith('```'))
            state.inExample = !state.inExample;
        else if (state.inExample)
            state.testLines.push(rust);
    }
    else {
        state.inExample = false;
        if (/^\s{0,200}>>> /.test(text))
            state.testLines.push(text);
    }
}
function leave(state, indent, text) {
    if (/^#\s{0,8}[a-z]/.test(text))
        return;
    const isEnd = /^(?:\}|end\b)/.test(text);
    const staysAt = !isEnd && /^(?:[)\]{]|where\b)/.test(text);
    while (state.stack.length > 0) {
        const top = state.stack.at(-1);
        if (top === undefined || top.indent < indent || (staysAt && top.indent === indent))
            return;
        state.stack.pop();
    }
}
function readMarks(state, text) {
    const { annotation } = state.grammar;
    let rest = text;
    for (let count = 0; annotation !== null && count < 8; count += 1) {
        const found = annotation.exec(rest);
        if (found?.[1] === undefined)
            return rest;
        state.marks.push(/^#!?\[cfg\(test/.test(rest) ? 'test' : found[1]);
        const end = endOfMark(rest, found[0].length);
        if (end === null) {
            state.inMark = true;
            state.depth = Math.max(1, parenthesesOf(rest));
            return '';
        }
        rest = rest.slice(end).trimStart();
    }
    return rest;
}
function readCode(state, text, at) {
    const frame = state.stack.at(-1);
    if (frame === undefined) {
        if (!readDeclaration(state, text, at))
            keepLoose(state, text, at.line);
        return;
    }
    const { kind } = frame.draft;
    if (kind === 'function' || kind === 'value') {
        countLine(state, frame.draft, text, at.line);
        return;
    }
    frame.memberIndent = Math.min(frame.memberIndent ?? at.indent, at.indent);
    if (text === 'private' || text === 'protected')
        frame.isHidden = true;
    else if (text === 'public')
        frame.isHidden = false;
    if (!readDeclaration(state, text, at))
        countLine(state, frame.draft, text, at.line);
}
function readDeclaration(state, text, at) {
    const frame = state.stack.at(-1);
    const isMember = frame !== undefined && frame.memberIndent === at.indent;
    const found = state.grammar.read(text, { owner: frame?.draft ?? null, isMember });
    if (found === null)
        return false;
    const draft = push(state, found, at);
    state.depth = Math.max(0, parenthesesOf(text));
    for (const word of wordsIn(text))
        draft.words.add(word);
    return true;
}
function keepLoose({ loose }, text, { mark }) {
    if (mark === '+')
        for (const word of wordsIn(text))
            loose.add(word);
}
function push(state, found, at) {
    const frame = state.stack.at(-1);
    const isTest = state.marks.some(isTestMark) || (found.kind === 'module' && /^tests?$/.test(found.name));
    const draft = {
        ...found,
        line: at.line.newLine ?? 1,
        added: at.line.mark === '+',
        owner: ownerOf(found, frame),
        isAsked: isAsked(state, found, { frame, indent: at.indent }),
        statements: 0,
        decides: false,
        words: new Set(),
    };
    state.declarations.push(draft);
    state.stack.push({
        draft,
        indent: at.indent,
        memberIndent: null,
        isHidden: false,
        isInHunk: state.isInHunk,
        isTest,
    });
    return draft;
}
function ownerOf(found, frame) {
    if (found.receiver !== null)
        return found.receiver;
    if (frame === undefined)
        return null;
    return frame.draft.name === '' ? frame.draft.owner : frame.draft.name;
}
function isAsked(state, found, { frame, indent }) {
    if (!found.isPublic || found.isExempt || state.marks.some(isFrameworkMark))
        return false;
    const isHiddenFromAbove = state.grammar.isHiddenFromAbove && found.kind === 'function';
    if (isHiddenFromAbove && !(frame?.isInHunk ?? false))
        return false;
    if (frame === undefined)
        return indent === 0 || state.grammar.saysPublic;
    if (frame.isHidden || frame.isTest)
        return false;
    const { draft } = frame;
    return (draft.kind === 'type' || draft.kind === 'module') && draft.isAsked;
}
function countLine({ gone }, draft, text, line) {
    for (const word of wordsIn(text))
        draft.words.add(word);
    if (line.mark !== '+' || gone.has(line.text.trim()) || /^[\s(){}[\];,]*$|^end$/.test(text))
        return;
    draft.statements += 1;
    draft.decides ||= DECIDES.test(text);
}
function parenthesesOf(text) {
    let depth = 0;
    for (const character of text) {
        if (character === '(' || character === '[')
            depth += 1;
        else if (character === ')' || character === ']')
            depth -= 1;
    }
    return depth;
}
function scan_indentOf(code) {
    let indent = 0;
    for (const character of code) {
        if (character === ' ')
            indent += 1;
        else if (character === '\t')
            indent += scan_TAB_WIDTH;
        else
            break;
    }
    return indent;
}

;// CONCATENATED MODULE: ./src/stages/gates/test-gap-paths.ts
const TEST_FOLDERS = new Set([
    'test',
    'tests',
    '__tests__',
    'spec',
    'specs',
    'e2e',
    'cypress',
    'testdata',
    'test-data',
    'unittests',
    'integrationtests',
    'integration-tests',
    'unit_tests',
    'integration_tests',
]);
const TEST_FOLDER = /[A-Za-z0-9.](?:Unit|Integration)?Tests?$|[-_.](?:tests?|specs?)$/;
const TEST_STEM = /^(?:test[_-].{1,300}|tests?|conftest|Test[A-Z].{0,300})$|[._-](?:test|tests|spec|specs|cy|e2e|testing)$|[A-Za-z0-9](?:Test|Tests|TestCase|TestBase|Spec)$|[a-z0-9]IT$/;
function isTestPath(path) {
    const segments = path.split('/');
    const name = segments.pop() ?? '';
    return (TEST_STEM.test(stemOf(name)) ||
        segments.some((folder) => TEST_FOLDERS.has(folder.toLowerCase()) || TEST_FOLDER.test(folder)));
}
const EXEMPT_FOLDERS = new Set([
    'docs doc documentation example examples _examples sample samples demo demos playground tutorial tutorials website',
    'bench benches benchmark benchmarks perf scripts script tools hack bin build-tools build-support build-logic buildsrc ci .github .ci',
    'migrations migration migrate alembic seeds seeders fixtures __fixtures__ fixture factories',
    'mocks __mocks__ mock fakes stubs testing testutil testutils test-utils testhelpers test_helpers testlib',
    'vendor vendors third_party third-party node_modules site-packages godeps pods dist build out target public',
    'generated __generated__ gen stories storybook .storybook',
    'controllers routers views pages routes initializers serializers admin commands',
].flatMap((line) => line.split(' ')));
const EXEMPT_NAMES = [
    /\.d\.[mc]?ts$/i,
    /\.pyi$|\.gemspec$|\.rake$|\.gradle\.kts$/i,
    /\.(?:stories|story|config|conf|mock|mocks|fixture|generated|gen|designer|g|g\.i|min|bundle|pb)\.\w{1,5}$/i,
    /_test_\w{1,40}\.go$/,
    /(?:_pb2|_pb2_grpc|_pb|_gen|_generated|_mock|_mocks|_string)\.\w{1,5}$/i,
    /^(?:zz_generated|mock_).{1,200}$/i,
    /^(?:setup|setup\.\w{1,20}|manage|noxfile|tasks|fabfile|settings|urls|admin|apps|wsgi|asgi)\.py$/i,
    /^(?:main|build|gulpfile|gruntfile|package|rakefile|gemfile)(?:\.\w{1,5})?$/i,
    /^(?:page|layout|route|middleware|loading|error|not-found|template|default)\.[jt]sx?$/i,
    /(?:Controller|Migration|Fixture|Mock|Stub|TestHelper|TestUtils?|TestUtil|Module|Configuration|Config|ServiceProvider)\.\w{1,5}$/,
    /\.(?:handler|controller|module|component|directive|entity|dto|stub|testing)\.[jt]sx?$/i,
    /(?:test|spec)[_-]?(?:helpers?|utils?|support|lib)\.\w{1,5}$/i,
];
const HIDDEN_MODULE = /^_(?!_)/;
function isExemptPath(path) {
    const segments = path.split('/');
    const name = segments.pop() ?? '';
    return (segments.some((folder) => EXEMPT_FOLDERS.has(folder.toLowerCase())) ||
        (name.endsWith('.php') && segments.includes('Http')) ||
        (name.endsWith('.py') && [name, ...segments].some((part) => HIDDEN_MODULE.test(part))) ||
        EXEMPT_NAMES.some((pattern) => pattern.test(name.slice(0, 300))));
}
function stemOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const dot = name.lastIndexOf('.');
    return dot <= 0 ? name : name.slice(0, dot);
}

;// CONCATENATED MODULE: ./src/stages/gates/test-gap-reach.ts

const MIN_STATEMENTS = 6;
const MIN_DECIDING_STATEMENTS = 3;
function gapsOf(files, { tested, hasNewTests, removed }) {
    const seeds = hasNewTests ? [...tested, ...usedByOld(files)] : tested;
    const known = { reachable: reachedFrom(seeds, files), removed };
    let reached = 0;
    const gaps = [];
    for (const { file, declarations } of files) {
        const names = test_gap_reach_namesOf(declarations);
        const added = declarations.filter((declaration) => isNewSymbol(declaration, names, known));
        const left = added.filter((declaration) => !isReached(declaration, names, known));
        reached += added.length - left.length;
        const symbols = distinct(left.map((declaration) => symbolOf(declaration, names, known)));
        if (symbols.length > 0)
            gaps.push({ path: file.path, symbols });
    }
    return { reached, gaps };
}
function test_gap_reach_namesOf(declarations) {
    const types = declarations.filter(({ kind }) => kind === 'type' || kind === 'interface');
    return {
        types: new Map(types.map((type) => [type.name, type])),
        old: new Set(declarations.filter(({ added }) => !added).map(({ name }) => name)),
    };
}
function isNewSymbol(declaration, { types, old }, { removed }) {
    const { kind, added, isAsked, name, owner } = declaration;
    if (kind !== 'function' || !added || !isAsked || removed.has(name) || old.has(name))
        return false;
    const type = owner === null ? undefined : types.get(owner);
    return type?.isAsked !== false && hasBehaviour(declaration);
}
function hasBehaviour({ statements, decides }) {
    return statements >= MIN_STATEMENTS || (decides && statements >= MIN_DECIDING_STATEMENTS);
}
function isReached({ name, owner }, { types }, { reachable }) {
    if (reachable.has(name))
        return true;
    const type = owner === null ? undefined : types.get(owner);
    return type?.added === true && type.hasParent && reachable.has(type.name);
}
function symbolOf({ name, line, owner }, { types }, known) {
    if (owner === null)
        return { name, line };
    const type = types.get(owner);
    if (type?.added !== true || known.reachable.has(owner) || known.removed.has(owner)) {
        return { name: `${owner}.${name}`, line };
    }
    return { name: owner, line: type.line };
}
function distinct(symbols) {
    const byName = new Map(symbols.toReversed().map((symbol) => [symbol.name, symbol]));
    return [...byName.values()].sort((a, b) => a.line - b.line);
}
function reachedFrom(names, files) {
    const uses = usesByName(files);
    const reached = new Set(names);
    const open = [...uses.keys()].filter((name) => reached.has(name));
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
        for (const word of uses.get(name) ?? []) {
            if (reached.has(word))
                continue;
            reached.add(word);
            open.push(word);
        }
    }
    return reached;
}
function usesByName(files) {
    const uses = new Map();
    for (const { name, words } of files.flatMap(({ declarations }) => declarations)) {
        const known = uses.get(name) ?? [];
        for (const word of words)
            known.push(word);
        uses.set(name, known);
    }
    return uses;
}
function usedByOld(files) {
    return files.flatMap(({ declarations, loose }) => [
        ...loose,
        ...declarations.filter(({ added }) => !added).flatMap(({ words }) => [...words]),
    ]);
}
function wordsOfLines(files, isWanted) {
    const words = new Set();
    for (const { diff, context } of files) {
        for (const line of [context, ...(diff?.hunks ?? []).map((hunk) => hunk.lines)].flat()) {
            if (isWanted(line))
                for (const word of wordsIn(line.text))
                    words.add(word);
        }
    }
    return words;
}

;// CONCATENATED MODULE: ./src/stages/gates/test-gap.ts







const test_gap_NAME = 'test-gap';
const MAX_NAMES = 8;
const MAX_NAME_WIDTH = 80;
const FIX = 'Mention each in a test of this change. To excuse them, put `quorate-ignore gate/test-gap until YYYY-MM-DD: reason` into a comment on the line or the line above, or set `testGap` in `.quorate.yml`.';
function testGapGate(change, rules) {
    if (!rules.enabled)
        return skipped(gates/* USUAL_SKIPS */.i7.off);
    const rest = change.files.filter(({ path }) => !isTestPath(path) && grammarOf(path) !== null);
    const gone = removedLines(rest);
    const files = change.files.flatMap((file) => readFile(file, gone));
    if (files.length === 0)
        return skipped('no production code was added in a language that it knows');
    const tests = change.files.filter(({ path }) => isTestPath(path));
    if (change.gaps.length > 0 || tests.some(isUnread)) {
        return skipped('not all of the change could be read, and the tests may be in the rest');
    }
    const tested = wordsOfLines(tests, ({ mark }) => mark !== '-');
    for (const line of files.flatMap(({ testLines }) => testLines)) {
        for (const word of wordsIn(line))
            tested.add(word);
    }
    const removed = wordsOfLines(rest, ({ mark }) => mark === '-');
    const hasNewTests = tests.some(({ path, diff }) => grammarOf(path) !== null && (diff?.additions ?? 0) > 0);
    return outcome(gapsOf(files, { tested, hasNewTests, removed }), rules);
}
function skipped(reason) {
    return { name: test_gap_NAME, status: 'skipped', reason, findings: [] };
}
function readFile(file, gone) {
    const grammar = (file.diff?.additions ?? 0) > 0 ? grammarOf(file.path) : null;
    if (grammar === null || isTestPath(file.path) || isExemptPath(file.path) || isGenerated(file))
        return [];
    return [{ file, ...symbolsOf(file, grammar, gone) }];
}
function removedLines(files) {
    const hunks = files.flatMap(({ diff }) => diff?.hunks ?? []);
    const lines = hunks.flatMap((hunk) => hunk.lines.filter(({ mark }) => mark === '-'));
    return new Set(lines.map(({ text }) => text.trim()));
}
function isGenerated({ attributes, content: { generatedMark, minified } }) {
    if (attributes.generated === true || attributes.vendored === true || minified.head === true)
        return true;
    return attributes.generated !== false && (generatedMark.base ?? generatedMark.head) === true;
}
function isUnread({ path, diff, additions, status }) {
    if (grammarOf(path) === null || status === 'deleted')
        return false;
    return diff === null ? additions !== 0 : diff.truncated;
}
function outcome({ reached, gaps }, rules) {
    const count = gaps.reduce((sum, { symbols }) => sum + symbols.length, 0);
    const threshold = rules.blockThreshold;
    const fails = threshold !== null && count >= threshold;
    const total = `${count} of ${reached + count} new public ${reached + count === 1 ? 'symbol' : 'symbols'} without a test`;
    return {
        name: test_gap_NAME,
        status: fails ? 'fail' : 'pass',
        reason: fails ? `${total}, and it fails from ${threshold} on` : total,
        findings: gaps.map((gap) => findingOf(gap, rules.promoteSeverity)),
    };
}
function findingOf({ path, symbols }, isPromoted) {
    const [first, ...others] = symbols;
    const shown = symbols
        .slice(0, MAX_NAMES)
        .map(({ name, line }) => `\`${(0,lib_text/* truncate */.xv)((0,render/* visible */.RK)(name), MAX_NAME_WIDTH)}\` (line ${line})`);
    const left = symbols.length - shown.length;
    const list = left > 0 ? `${shown.join(', ')} and ${left} more` : shown.join(', ');
    const what = others.length === 0 ? 'a new public symbol' : `${symbols.length} new public symbols`;
    return {
        severity: isPromoted ? 'important' : 'suggestion',
        path,
        line: first?.line ?? null,
        rule: `gate/${test_gap_NAME}`,
        issue: `No test of this change mentions ${what}: ${list}. Nothing will tell when ${others.length === 0 ? 'it breaks' : 'one of them breaks'}.`,
        fix: FIX,
    };
}

;// CONCATENATED MODULE: ./src/stages/gates/checks.ts




function runChecks(change, rules) {
    return [
        hiddenTextGate(change),
        confusablesGate(change),
        readerAddressGate(change),
        testGapGate(change, rules.testGap),
    ];
}

;// CONCATENATED MODULE: ./src/stages/gates/critic.ts

const CONTRACT_GATES = ['build', 'lint', 'test'];
function criticOf(gates, findings, hits) {
    const failed = gates.some(({ status }) => status === 'fail');
    const [build, lint, test] = CONTRACT_GATES.map((name) => contractGate(gates.find((gate) => gate.name === name)));
    return {
        pass: !failed && !findings.some(({ severity }) => severity === 'blocking'),
        iteration: 1,
        gates: {
            build: build ?? NOT_RUN,
            lint: lint ?? NOT_RUN,
            test: test ?? NOT_RUN,
            secrets: secretsGate(hits),
        },
        findings: [...findings],
    };
}
function criticFinding({ severity, path, line, rule, issue, fix }) {
    return {
        severity,
        file: path,
        ...(line === null ? {} : { line }),
        rule,
        issue,
        ...(fix === null ? {} : { fix }),
    };
}
const NOT_RUN = { status: 'skipped', skip_reason: gates/* USUAL_SKIPS */.i7.noResult };
function contractGate(gate) {
    if (gate === undefined)
        return NOT_RUN;
    const { status, reason } = gate;
    return status === 'skipped' && reason !== null ? { status, skip_reason: reason } : { status };
}
function secretsGate(hits) {
    if (hits.length === 0)
        return { status: 'pass' };
    return { status: 'fail', matched_patterns: [...new Set(hits.map((hit) => hit.rule))].sort() };
}

// EXTERNAL MODULE: ./src/domain/exceptions.ts
var exceptions = __webpack_require__(3100);
;// CONCATENATED MODULE: ./src/stages/gates/exception-audit.ts

const AUDIT_RULE = 'gate/exception-marker-audit';
const FORM = '`quorate-ignore RULE-ID until YYYY-MM-DD: reason`';
function exceptionAudit(markers) {
    const added = markers.filter((marker) => marker.added);
    return {
        name: 'exception-marker-audit',
        status: 'pass',
        reason: added.length === 0 ? null : countedReason(added.length),
        findings: firstOfEachPlace(added.filter(({ tool }) => tool === exceptions/* OWN_TOOL */.S)).flatMap(exception_audit_findingOf),
    };
}
function countedReason(count) {
    return count === 1
        ? 'the change adds 1 comment that excuses code from a rule'
        : `the change adds ${count} comments that excuse code from rules`;
}
function firstOfEachPlace(markers) {
    return markers.filter(({ path, line }, index) => markers[index - 1]?.path !== path || markers[index - 1]?.line !== line);
}
function exception_audit_findingOf(marker) {
    const trouble = troubleOf(marker);
    if (trouble === null)
        return [];
    const [what, fix] = trouble;
    const issue = `This \`quorate-ignore\` silences nothing: ${what}.`;
    return [{ severity: 'important', path: marker.path, line: marker.line, rule: AUDIT_RULE, issue, fix }];
}
function troubleOf({ state, rule, until }) {
    switch (state) {
        case 'active':
            return null;
        case 'expired':
            return [
                `its last day was ${until}`,
                'Satisfy the rule and take the marker out, or give a later day and a reason that holds until then.',
            ];
        case 'no-reason':
            return ['it gives no reason', `Say why the code is excused: ${FORM}.`];
        case 'malformed':
            return rule === null
                ? ['it names no rule, or its rules are not ids with commas between them', `Write it as ${FORM}.`]
                : ['what follows `until` is no day of the calendar', `Write it as ${FORM}.`];
    }
}

;// CONCATENATED MODULE: ./src/stages/gates/exception-comments.ts
const exception_comments_MAX_LINE = 4_000;
const STRINGS = new Map(['"', "'", '`', '/'].map((quote) => [quote, new RegExp(`(?:[^\\\\${quote}]|\\\\.)*${quote}`, 'y')]));
const BEFORE_REGEX = '(,=:[!&|?{};+>';
function readLines(lines, syntax) {
    const reader = readerOf(syntax);
    const cautious = readerOf({ ...syntax, long: [] });
    return runsOf(lines).flatMap((run) => {
        const { read, open } = readRun(run, reader);
        return open?.kind === 'string' ? readRun(run, cautious).read : read;
    });
}
function runsOf(lines) {
    const runs = [];
    let last = null;
    for (const line of lines) {
        if (last === null || line.line !== last.line + 1)
            runs.push([]);
        runs.at(-1)?.push(line);
        last = line;
    }
    return runs;
}
function readRun(run, reader) {
    let open = null;
    const read = run.map((line) => {
        const { comments, code, open: left } = exception_comments_readLine(line.text.slice(0, exception_comments_MAX_LINE), reader, open);
        open = line.text.length > exception_comments_MAX_LINE ? null : left;
        return { ...line, comments, code };
    });
    return { read, open };
}
function readerOf({ line, lineAt, block, quotes, long, regex }) {
    const begins = new Map([
        ...line.map((token) => [token, { kind: 'line' }]),
        ...quotes.map((token) => [token, { kind: 'quote' }]),
        ...(regex ? [['/', { kind: 'slash' }]] : []),
        ...block.map(([open, close]) => [open, { kind: 'comment', close }]),
        ...long.map(([open, close]) => [open, { kind: 'string', close }]),
    ]);
    const tokens = [...begins.keys()].sort((a, b) => b.length - a.length).map(escaped);
    return { delimiter: new RegExp(tokens.join('|'), 'g'), begins, lineAt };
}
function escaped(token) {
    return token.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
function exception_comments_readLine(text, reader, open) {
    const cursor = { text, reader, comments: [], code: '', at: 0, open, endless: new Set() };
    while (cursor.at < text.length) {
        if (cursor.open === null)
            exception_comments_readCode(cursor);
        else
            readOpen(cursor, cursor.open);
    }
    return cursor;
}
function readOpen(cursor, { kind, close }) {
    const found = cursor.text.indexOf(close, cursor.at);
    const end = found < 0 ? cursor.text.length : found;
    const piece = cursor.text.slice(cursor.at, end);
    if (kind === 'comment')
        cursor.comments.push(piece);
    if (found >= 0)
        cursor.open = null;
    const next = found < 0 ? end : end + close.length;
    cursor.code += (kind === 'comment' ? ' ' : '_').repeat(next - cursor.at);
    cursor.at = next;
}
function exception_comments_readCode(cursor) {
    const { text, reader } = cursor;
    reader.delimiter.lastIndex = cursor.at;
    const found = reader.delimiter.exec(text);
    const end = found?.index ?? text.length;
    cursor.code += text.slice(cursor.at, end);
    cursor.at = end;
    const token = found?.[0] ?? '';
    const begin = reader.begins.get(token);
    if (begin !== undefined)
        readDelimiter(cursor, token, begin);
}
function readDelimiter(cursor, token, begin) {
    const { text, at } = cursor;
    if (begin.kind === 'line' && beginsComment(cursor, token)) {
        cursor.comments.push(text.slice(at + token.length));
        skip(cursor, text.length, ' ');
    }
    else if (begin.kind === 'comment') {
        cursor.open = begin;
        skip(cursor, at + token.length, ' ');
    }
    else if (begin.kind === 'string') {
        cursor.open = begin;
        skip(cursor, at + token.length, '_');
    }
    else if (begin.kind === 'quote' || (begin.kind === 'slash' && beginsRegex(cursor.code))) {
        skip(cursor, endOfString(cursor, token), '_');
    }
    else {
        keep(cursor, at + token.length);
    }
}
function skip(cursor, to, filling) {
    cursor.code += filling.repeat(to - cursor.at);
    cursor.at = to;
}
function keep(cursor, to) {
    cursor.code += cursor.text.slice(cursor.at, to);
    cursor.at = to;
}
function endOfString({ text, at, endless }, quote) {
    const body = STRINGS.get(quote);
    if (body === undefined || endless.has(quote))
        return at + 1;
    body.lastIndex = at + 1;
    if (body.test(text))
        return body.lastIndex;
    endless.add(quote);
    return at + 1;
}
function beginsComment({ text, at, code, reader }, token) {
    if (token === '#' && text[at + 1] === '[' && reader.lineAt === 'anywhere')
        return false;
    if (reader.lineAt === 'anywhere' || at === 0)
        return true;
    if (reader.lineAt === 'line-start')
        return code.trim() === '';
    return /\s/.test(text.charAt(at - 1));
}
function beginsRegex(code) {
    let at = code.length - 1;
    while (code[at] === ' ')
        at -= 1;
    return at < 0 || BEFORE_REGEX.includes(code.charAt(at));
}

;// CONCATENATED MODULE: ./src/stages/gates/exception-linters.ts
function rows(at, naming, marks) {
    return marks.map(([tool, mark, languages]) => ({
        tool,
        at,
        naming,
        mark: new RegExp(mark, 'y'),
        languages: languages ?? null,
    }));
}
const END = '(?![\\w-])';
const LINES = '(?:-next-line|-line)?';
const SUPPRESSIONS = [
    ...rows('start', 'list', [
        ['eslint', `eslint-disable${LINES}${END}`],
        ['oxlint', `oxlint-disable${LINES}${END}`],
        ['stylelint', `stylelint-disable${LINES}${END}`],
        ['secretlint', `secretlint-disable${LINES}${END}`],
        ['biome', `biome-ignore(?:-all|-start)?${END}`],
        ['phpstan', `@phpstan-ignore${LINES}${END}`],
        ['psalm', `@psalm-suppress${END}`],
        ['phan', `@phan-(?:file-)?suppress(?:-(?:current|next|previous)-line)?${END}`],
        ['markdownlint', `markdownlint-disable(?:-next-line|-line|-file)?${END}`],
        ['staticcheck', `lint:(?:file-)?ignore${END}`],
        ['jetbrains', `(?:file:)?noinspection${END}`],
        ['resharper', `ReSharper disable(?: once)?${END}`],
        ['rubocop', `rubocop ?: ?(?:disable|todo)${END}`],
        ['dart', 'ignore(?:_for_file)?:(?= ?[a-z])', ['dart']],
    ]),
    ...rows('start', 'words', [
        ['tslint', `tslint:disable${LINES}${END}`],
        ['deno', `deno-lint-ignore(?:-file)?${END}`],
        ['swiftlint', `swiftlint:disable(?::next|:this|:previous)?${END}`],
        ['ktlint', `ktlint-disable${END}`],
        ['phpcs', `phpcs:(?:ignoreFile|ignore|disable)${END}`],
        ['scalafix', `scalafix:off${END}`],
        ['squawk', `squawk-ignore(?:-file)?${END}`],
        ['credo', `credo:disable-for-(?:this-file|next-line|previous-line|lines)${END}`],
        ['ruby-templates', `(?:erblint|haml-lint|slim-lint):disable${END}`],
        ['revive', `revive:disable(?:-line|-next-line|:line|:next-line)?${END}`],
        ['deepcode', `(?:file )?deepcode ignore${END}`],
    ]),
    ...rows('start', 'none', [
        ['typescript', `@ts-(?:ignore|expect-error|nocheck)${END}`],
        ['flow', `\\$Flow(?:FixMe|Ignore|ExpectedError|Issue)${END}`],
        ['istanbul', `istanbul ignore(?: next| if| else| file)?${END}`],
        ['c8', `c8 ignore(?! stop)(?: next(?: \\d{1,4})?| start| file)?${END}`],
        ['v8', `v8 ignore(?! stop)(?: next(?: \\d{1,4})?| if| else| start| file)?${END}`],
        ['jshint', `jshint ignore: ?(?:line|start)${END}`],
        ['checkstyle', `(?:CHECKSTYLE|checkstyle)[:.] ?(?:off|OFF)${END}`],
        ['scalastyle', `scalastyle:off${END}`],
        ['cpd', `CPD-OFF${END}`],
        ['phpcs', `@codingStandardsIgnore(?:Line|Start|File)${END}`],
        ['phpunit', `@codeCoverageIgnore(?:Start)?${END}`],
        ['simplecov', ':nocov:'],
        ['lcov', `(?:LCOV|GCOVR?)_EXCL_(?:BR_)?(?:LINE|START)${END}`],
        ['exhaustive', `exhaustive:ignore${END}`],
    ]),
    ...rows('start', 'colon', [
        ['mypy', `mypy: ?(?:ignore-errors|disable-error-code)${END}`],
        ['shellcheck', `shellcheck disable${END}`],
        ['hadolint', `hadolint (?:global )?ignore${END}`],
        ['yamllint', `yamllint disable(?:-line|-file)?${END}`],
        ['tflint', `tflint-ignore(?:-file)?${END}`],
        ['kics', `kics-scan (?:ignore(?:-line|-block)?|disable)${END}`],
        ['luacheck', `luacheck: ?ignore${END}`],
        ['cspell', `(?:cspell|spell-checker): ?(?:disable|ignore)(?:-line|-next-line)?${END}`],
    ]),
    ...rows('part', 'colon', [
        ['noqa', `(?:(?:flake8|ruff): ?)?(?:noqa|NOQA|NoQA)${END}`],
        ['pylint', `pylint: ?(?:disable(?:-next)?|skip-file)${END}`],
        ['pytype', `pytype: ?(?:disable|skip-file)${END}`],
        ['golangci-lint', `nolint${END}`],
    ]),
    ...rows('part', 'words', [['bandit', 'nosec(?=[ :]{1,3}[BG]\\d)']]),
    ...rows('comment', 'colon', [
        ['semgrep', `(?:nosemgrep|nosem)${END}`],
        ['tfsec', `tfsec:ignore${END}`],
        ['trivy', `trivy:ignore${END}`],
        ['checkov', `(?:checkov|bridgecrew):skip${END}`],
        ['terrascan', `ts:skip${END}`],
        ['deepsource', `skipcq${END}`],
        ['bearer', `bearer:disable${END}`],
        ['codespell', `codespell:ignore${END}`],
    ]),
    ...rows('part', 'brackets', [
        ['type-checker', `type: ?ignore${END}`, ['python']],
        ['pyright', `pyright: ?ignore${END}`],
        ['pyre', `pyre-(?:ignore|fixme)(?:-all-errors)?${END}`],
        ['ty', `ty: ?ignore${END}`, ['python']],
        ['zizmor', `zizmor: ?ignore${END}`],
        ['steep', `steep:ignore${END}`],
    ]),
    ...rows('comment', 'brackets', [
        ['clang-tidy', `NOLINT(?:NEXTLINE|BEGIN)?${END}`],
        ['cppcheck', `cppcheck-suppress(?:-file|-begin|-macro)?${END}`],
        ['codeql', '(?:lgtm|codeql)(?= ?\\[)'],
        ['coverity', 'coverity(?= ?\\[)'],
    ]),
    ...rows('comment', 'list', [['devskim', `DevSkim: ?ignore${END}`]]),
    ...rows('part', 'none', [
        ['bandit', `nosec${END}`],
        ['coverage', `pragma: ?no (?:cover|branch)${END}`],
    ]),
    ...rows('comment', 'none', [
        ['sonar', `NOSONAR${END}`],
        ['pmd', `NOPMD${END}`],
        ['detect-secrets', `pragma: ?(?:allowlist|whitelist)(?: nextline)? secret${END}`],
        ['gitleaks', `gitleaks:allow${END}`],
        ['trufflehog', `trufflehog:ignore${END}`],
        ['gitguardian', `ggignore${END}`],
    ]),
    ...rows('code', 'brackets', [
        ['javac', '@SuppressWarnings(?= ?\\()', ['java', 'kotlin', 'scala']],
        ['kotlin', '@(?:file:)?Suppress(?=\\()', ['kotlin']],
        ['android-lint', '@SuppressLint(?= ?\\()', ['java', 'kotlin']],
        ['spotbugs', '@SuppressFBWarnings(?= ?\\()', ['java', 'kotlin', 'scala']],
        ['rustc', '#!?\\[(?:allow|expect)(?=\\()', ['rust']],
        [
            'dotnet',
            '\\[(?:assembly: ?|module: ?)?(?:[A-Za-z]{1,30}\\.){0,4}SuppressMessage(?:Attribute)?(?=\\()',
            ['csharp', 'powershell'],
        ],
    ]),
    ...rows('code', 'words', [
        ['csharp', `#pragma warning disable${END}`, ['csharp']],
        ['compiler', `#pragma (?:GCC|clang) diagnostic ignored${END}`, ['c', 'cpp', 'objective-c']],
    ]),
    ...rows('code', 'none', [
        ['msvc', '#pragma warning ?\\( ?(?:disable|suppress)', ['c', 'cpp', 'objective-c']],
    ]),
];
const HINT = /[iI]gnore|[dD]isable|[sS]uppress|no(?:qa|lint|sec|sem|cov|inspection)|NO(?:QA|LINT|SONAR|PMD)|NoQA|CPD-OFF|pragma|rubocop|:skip|skipcq|skip-file|[:.] ?(?:off|OFF)|:allow|\[allow|\[expect|@ts-|_EXCL_|lgtm|codeql|coverity|\$Flow|pyre-/;

;// CONCATENATED MODULE: ./src/stages/gates/exception-suppressions.ts


const exception_suppressions_MAX_NAMES = 200;
const MAX_REASON = 300;
const INSIDE = familyOf(['part', 'comment']);
const START = familyOf(['start', 'part', 'comment']);
const CODE = familyOf(['code']);
function familyOf(places) {
    const rows = SUPPRESSIONS.filter(({ at }) => places.includes(at));
    return { rows, any: new RegExp(rows.map(({ mark }) => mark.source).join('|'), 'y') };
}
function suppressionsIn(line, language) {
    if (!HINT.test(line.text))
        return [];
    const inComments = line.comments.flatMap((comment) => inComment(comment, language));
    return [...inComments, ...inCode(line, language)];
}
function inComment(comment, language) {
    const text = bareComment(comment);
    const marks = [...text.matchAll(/[^\s#;/*]\S*/g)].flatMap(({ index }) => exception_suppressions_markAt(text, index, index === 0 ? START : INSIDE, language));
    return marks.map(({ row, end }, at) => {
        const rest = text.slice(end, marks[at + 1]?.index ?? text.length);
        const { names, rest: left } = exception_suppressions_namesIn(rest, row.naming);
        return saidOf(row, names, reasonIn(left));
    });
}
function inCode({ text, code, comments }, language) {
    return [...code.matchAll(/[@#[]/g)].flatMap(({ index }) => exception_suppressions_markAt(text, index, CODE, language).map(({ row, end }) => {
        const rest = text.slice(end);
        const { names } = exception_suppressions_namesIn(row.naming === 'words' ? withoutComment(rest) : rest, row.naming);
        const [, given] = JUSTIFIED.exec(rest.slice(0, MAX_BRACKETS)) ?? [];
        return saidOf(row, names, reasonIn(given ?? comments.join(' ')));
    }));
}
function bareComment(comment) {
    return comment.replace(/^[\s*!/#;%-]{0,20}/, '').trimEnd();
}
function exception_suppressions_markAt(text, index, { any, rows }, language) {
    any.lastIndex = index;
    if (!any.test(text))
        return [];
    for (const row of rows) {
        row.mark.lastIndex = index;
        if (!row.mark.test(text) || !isIn(row, language))
            continue;
        return row.at === 'part' && !startsPart(text, index) ? [] : [{ row, index, end: row.mark.lastIndex }];
    }
    return [];
}
function isIn({ languages }, language) {
    return languages === null || (language !== null && languages.includes(language));
}
function startsPart(text, index) {
    const before = text.slice(0, index).trimEnd();
    return before === '' || /[#/;]$/.test(before);
}
const MAX_BRACKETS = 1_000;
const JUSTIFIED = /(?:reason|justification) ?= ?"([^"]{0,300})"/i;
const exception_suppressions_NAME = /[\w@$.*][\w@$./+*-]{0,99}/y;
function exception_suppressions_namesIn(rest, naming) {
    if (naming === 'none')
        return { names: [], rest };
    if (naming === 'brackets')
        return bracketedNames(rest);
    const [lead = ''] = (naming === 'list' ? /^\s{0,9}/ : /^[\s:=]{0,9}/).exec(rest) ?? [];
    if (naming === 'colon' && !/[:=]/.test(lead))
        return { names: [], rest };
    return listedNames(naming === 'words' ? rest.replaceAll('"', ' ') : rest, lead.length, naming === 'words');
}
function listedNames(text, start, parted) {
    const names = [];
    let at = start;
    for (;;) {
        exception_suppressions_NAME.lastIndex = at;
        const name = exception_suppressions_NAME.exec(text)?.[0];
        if (name === undefined)
            break;
        names.push(name);
        at += name.length;
        const [gap = ''] = /^\s{0,9},?\s{0,9}/.exec(text.slice(at, at + 20)) ?? [];
        if (!gap.includes(',') && !(parted && gap !== ''))
            break;
        at += gap.length;
    }
    return { names, rest: text.slice(at) };
}
function bracketedNames(text) {
    const open = /^ ?([([])/.exec(text)?.[1];
    if (open === undefined)
        return { names: [], rest: text };
    const inside = text.slice(text.indexOf(open) + 1, MAX_BRACKETS);
    const end = inside.indexOf(open === '(' ? ')' : ']');
    const names = (end < 0 ? inside : inside.slice(0, end))
        .replace(JUSTIFIED, '')
        .split(',')
        .map((part) => part.replace(/^\s{0,9}value ?=/, '').replace(/["'{}\s]/g, ''))
        .filter((name) => name !== '' && !name.includes('='));
    return { names, rest: end < 0 ? '' : inside.slice(end + 1) };
}
function withoutComment(text) {
    return text.split('//', 1)[0] ?? '';
}
function reasonIn(text) {
    const words = text.replace(/^[\s:;,#/=—–-]{0,20}/, '').trim();
    return /[\p{L}\p{N}]/u.test(words) ? (0,cut/* capped */.uo)(words, MAX_REASON) : null;
}
function saidOf({ tool }, names, reason) {
    return { tool, rule: names.length === 0 ? null : (0,cut/* capped */.uo)(names.join(', '), exception_suppressions_MAX_NAMES), reason };
}

;// CONCATENATED MODULE: ./src/stages/gates/exception-own.ts


const OWN_HINT = /quorate-ignore/i;
const KEYWORD = /^quorate-ignore(?![a-z0-9_])/i;
const exception_own_RULE = /^[A-Za-z0-9@._/:-]{1,100}$/;
const UNTIL = /\suntil(?:\s+(\S{0,40}))?\s*$/i;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const MAX_RULES = 20;
function ownMarkersIn(comment, today) {
    const text = bareComment(comment);
    const [keyword] = KEYWORD.exec(text) ?? [];
    if (keyword === undefined)
        return [];
    const { head, reason } = partsOf(text.slice(keyword.length));
    const [ending, until] = UNTIL.exec(head) ?? [];
    const names = head.slice(0, head.length - (ending?.length ?? 0)).split(',', MAX_RULES + 1);
    const rules = names.map((name) => name.trim());
    const isWritten = /^\s/.test(head) && rules.length <= MAX_RULES && rules.every((rule) => exception_own_RULE.test(rule));
    if (!isWritten)
        return [{ rule: null, until: null, reason, state: 'malformed' }];
    const isDated = ending === undefined || isDay(until ?? '');
    const day = isDated ? (until ?? null) : null;
    const state = isDated ? stateOf(day, reason, today) : 'malformed';
    return [...new Set(rules)].map((rule) => ({ rule, until: day, reason, state }));
}
function partsOf(text) {
    const end = text.search(/:(?:\s|$)/);
    if (end < 0)
        return { head: text, reason: null };
    const reason = text.slice(end + 1).trim();
    return {
        head: text.slice(0, end),
        reason: /[\p{L}\p{N}]/u.test(reason) ? (0,cut/* capped */.uo)(reason, MAX_REASON) : null,
    };
}
function stateOf(until, reason, today) {
    if (reason === null)
        return 'no-reason';
    return until !== null && until < today ? 'expired' : 'active';
}
const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
function isDay(text) {
    if (!DATE.test(text))
        return false;
    const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = month === 2 && !isLeap ? 28 : (MONTH_DAYS[month - 1] ?? 0);
    return day >= 1 && day <= days;
}

;// CONCATENATED MODULE: ./src/stages/gates/exception-syntax.ts

const C_BLOCK = ['/*', '*/'];
const MARKUP_BLOCK = ['<!--', '-->'];
const QUOTES = ['"', "'"];
const exception_syntax_C_LIKE = {
    line: ['//'],
    lineAt: 'anywhere',
    block: [C_BLOCK],
    quotes: QUOTES,
    long: [],
    regex: false,
};
const TEXT_BLOCKS = { ...exception_syntax_C_LIKE, long: [['"""', '"""']] };
const exception_syntax_SCRIPT = {
    ...exception_syntax_C_LIKE,
    block: [C_BLOCK, MARKUP_BLOCK],
    long: [['`', '`']],
    regex: true,
};
const exception_syntax_HASH = { ...exception_syntax_C_LIKE, line: ['#'], lineAt: 'behind-blank', block: [] };
const exception_syntax_DASHES = { ...exception_syntax_C_LIKE, line: ['--'], block: [] };
const MARKUP = { ...exception_syntax_C_LIKE, line: [], block: [MARKUP_BLOCK], quotes: [] };
const exception_syntax_SYNTAXES = {
    typescript: exception_syntax_SCRIPT,
    javascript: exception_syntax_SCRIPT,
    python: {
        ...exception_syntax_HASH,
        lineAt: 'anywhere',
        long: [
            ['"""', '"""'],
            ["'''", "'''"],
        ],
    },
    go: { ...exception_syntax_C_LIKE, long: [['`', '`']] },
    java: TEXT_BLOCKS,
    kotlin: TEXT_BLOCKS,
    swift: TEXT_BLOCKS,
    csharp: TEXT_BLOCKS,
    ruby: { ...exception_syntax_HASH, block: [['=begin', '=end']] },
    php: { ...exception_syntax_C_LIKE, line: ['//', '#'] },
    rust: { ...exception_syntax_C_LIKE, quotes: ['"'] },
    scala: TEXT_BLOCKS,
    dart: {
        ...exception_syntax_C_LIKE,
        long: [
            ['"""', '"""'],
            ["'''", "'''"],
        ],
    },
    c: exception_syntax_C_LIKE,
    cpp: exception_syntax_C_LIKE,
    'objective-c': exception_syntax_C_LIKE,
    shell: exception_syntax_HASH,
    powershell: { ...exception_syntax_HASH, block: [['<#', '#>']] },
    sql: { ...exception_syntax_DASHES, block: [C_BLOCK] },
    html: MARKUP,
    css: { ...exception_syntax_C_LIKE, lineAt: 'behind-blank' },
    markdown: {
        ...MARKUP,
        quotes: ['`'],
        long: [
            ['```', '```'],
            ['~~~', '~~~'],
        ],
    },
    yaml: exception_syntax_HASH,
    json: { ...exception_syntax_C_LIKE, quotes: ['"'] },
    toml: exception_syntax_HASH,
    dockerfile: { ...exception_syntax_HASH, lineAt: 'line-start' },
    terraform: { ...exception_syntax_C_LIKE, line: ['//', '#'] },
};
const SEMICOLON = { ...exception_syntax_C_LIKE, line: [';'], block: [], quotes: ['"'] };
const PERCENT = { ...exception_syntax_C_LIKE, line: ['%'], block: [], quotes: [] };
const SETTINGS = { ...exception_syntax_HASH, line: ['#', ';'], lineAt: 'line-start' };
const ENDINGS = [
    ['groovy gradle proto zig sol', exception_syntax_C_LIKE],
    ['ex exs r jl pl pm nix mk cmake gitignore dockerignore', exception_syntax_HASH],
    ['lua hs elm adb ads', exception_syntax_DASHES],
    ['lisp cl clj cljs cljc el scm asm', SEMICOLON],
    ['tex erl hrl', PERCENT],
    ['ini conf cfg properties env', SETTINGS],
];
const BY_ENDING = new Map(ENDINGS.flatMap(([endings, syntax]) => endings.split(' ').map((ending) => [ending, syntax])));
function commentSyntaxOf(path) {
    const language = (0,code_language/* codeLanguageOf */.H)(path);
    if (language !== null)
        return exception_syntax_SYNTAXES[language];
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    if (name === 'makefile')
        return exception_syntax_HASH;
    return BY_ENDING.get(name.slice(name.lastIndexOf('.') + 1)) ?? MARKUP;
}

;// CONCATENATED MODULE: ./src/stages/gates/exception-markers.ts







const MAX_BETWEEN = 3;
const DECORATOR = /^\s{0,200}(?:@[\w.]{1,100}|#!?\[|\[[\w:.]{1,100}[\](])/;
function markersOf({ files }, today) {
    return files.flatMap((file) => markersIn(file, today));
}
function markersIn(file, today) {
    const shown = [...file.context, ...hunkLines(file)];
    if (!shown.some(isHinted))
        return [];
    const head = headLines(shown);
    const lines = readLines(head, commentSyntaxOf(file.path));
    return [...ownMarkers(file.path, lines, today), ...linterMarkers(file, lines)].sort((a, b) => a.line - b.line);
}
function ownMarkers(path, lines, today) {
    return lines.flatMap(({ line, mark, text, comments }, index) => {
        if (!OWN_HINT.test(text))
            return [];
        const said = comments.flatMap((comment) => ownMarkersIn(comment, today));
        const covers = said.length === 0 ? null : coveredLine(lines, index);
        return said.map((marker) => ({
            path,
            line,
            ...(covers === null ? {} : { covers }),
            tool: exceptions/* OWN_TOOL */.S,
            added: mark === '+',
            ...marker,
        }));
    });
}
function coveredLine(lines, index) {
    const own = lines[index];
    if (own === undefined || hasCode(own))
        return own?.line ?? null;
    for (let between = 0; between <= MAX_BETWEEN; between += 1) {
        const next = lines[index + 1 + between];
        if (next === undefined || next.line !== own.line + 1 + between)
            return null;
        if (hasCode(next) && !DECORATOR.test(next.code))
            return next.line;
    }
    return null;
}
function hasCode({ code }) {
    return !/^[\s{}]*$/.test(code);
}
function linterMarkers(file, lines) {
    const language = (0,code_language/* codeLanguageOf */.H)(file.path);
    const added = lines
        .filter(({ mark }) => mark === '+')
        .flatMap((line) => suppressionsIn(line, language).map((said) => ({ line: line.line, said })));
    if (added.length === 0)
        return [];
    const left = removedSuppressions(file);
    return added
        .filter(({ said }) => !takeOne(left, keyOf(said)))
        .map(({ line, said }) => ({
        path: file.path,
        line,
        ...said,
        until: null,
        added: true,
        state: said.reason === null ? 'no-reason' : 'active',
    }));
}
function removedSuppressions(file) {
    const old = oldLines(file);
    const counts = new Map();
    if (!old.some(({ mark, text }) => mark === '-' && HINT.test(text)))
        return counts;
    const language = (0,code_language/* codeLanguageOf */.H)(file.path);
    for (const line of readLines(old, commentSyntaxOf(file.path))) {
        if (line.mark !== '-')
            continue;
        for (const said of suppressionsIn(line, language)) {
            counts.set(keyOf(said), (counts.get(keyOf(said)) ?? 0) + 1);
        }
    }
    return counts;
}
function takeOne(counts, key) {
    const count = counts.get(key) ?? 0;
    counts.set(key, count - 1);
    return count > 0;
}
function keyOf({ tool, rule }) {
    return JSON.stringify([tool, rule]);
}
function isHinted({ mark, text }) {
    return mark !== '-' && (OWN_HINT.test(text) || (mark === '+' && HINT.test(text)));
}
function headLines(shown) {
    const byLine = new Map();
    for (const { mark, newLine, text } of shown) {
        if (newLine !== null)
            byLine.set(newLine, { line: newLine, mark, text });
    }
    return [...byLine.values()].sort((a, b) => a.line - b.line);
}
function oldLines(file) {
    return hunkLines(file).flatMap(({ mark, oldLine, text }) => oldLine === null ? [] : [{ line: oldLine, mark, text }]);
}
function hunkLines({ diff }) {
    return (diff?.hunks ?? []).flatMap(({ lines }) => lines);
}

;// CONCATENATED MODULE: ./src/stages/gates/results.ts

const STATUSES = {
    success: 'pass',
    failure: 'fail',
    cancelled: 'fail',
    skipped: 'skipped',
};
const REASONS = {
    success: null,
    failure: 'it failed where it was run',
    cancelled: 'it was cancelled where it was run',
    skipped: 'it was skipped where it was run',
};
function resultGates(results) {
    return ['build', 'lint', 'test'].map((name) => {
        const word = results[name];
        if (word === null)
            return { name, status: 'skipped', reason: gates/* USUAL_SKIPS */.i7.noResult, findings: [] };
        return { name, status: STATUSES[word], reason: REASONS[word], findings: [] };
    });
}

// EXTERNAL MODULE: ./src/stages/gates/secretlint.ts
var secretlint = __webpack_require__(1087);
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
var gates_passage = __webpack_require__(7712);
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
    return { secrets, texts: sheet.lines.map((line, index) => secrets_maskLine(line.text, masks.get(index))) };
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
function secrets_maskLine(text, mask) {
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

;// CONCATENATED MODULE: ./src/stages/gates/secrets-gate.ts
function secrets_gate_secretsGate(hits, unscannable) {
    const added = hits.filter((hit) => hit.added);
    return {
        name: 'secrets',
        status: added.length > 0 ? 'fail' : 'pass',
        reason: reasonOf(added.length, unscannable),
        findings: added.map(secrets_gate_finding),
    };
}
function reasonOf(added, unscannable) {
    const reasons = [
        ...(added > 0 ? [`${added} ${added === 1 ? 'secret' : 'secrets'} on added lines`] : []),
        ...(unscannable > 0
            ? [`${unscannable} ${unscannable === 1 ? 'file' : 'files'} could not be scanned`]
            : []),
    ];
    return reasons.length === 0 ? null : reasons.join('; ');
}
function secrets_gate_finding(hit) {
    return {
        severity: 'blocking',
        path: hit.path,
        line: hit.line,
        rule: 'gate/secrets',
        issue: `This line adds a secret (${hit.rule}).`,
        fix: 'Revoke it, take it out of the branch history, and read it from the environment or a secret store.',
    };
}

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

;// CONCATENATED MODULE: ./src/stages/gates/silence.ts




const SECURITY_RULES = new Set(['gate/secrets', 'gate/hidden-text']);
const STEERING_RULE = 'gate/addresses-reviewer';
function silence(found, markers, { allowSecurity }) {
    const lookup = (0,exceptions/* markerLookup */.l)(markers);
    const judge = (isImported) => (finding) => {
        const { line, rule } = finding;
        const marker = line === null || rule === AUDIT_RULE ? null : lookup({ ...finding, line });
        if (marker === null)
            return kept(finding);
        const obstacle = obstacleTo(finding, { marker, isImported, allowSecurity });
        return obstacle === null ? silencedBy(finding, marker) : kept(withNote(finding, marker, obstacle));
    };
    const gates = found.gates.map((gate) => ({ gate, rulings: gate.findings.map(judge(false)) }));
    const imported = found.imported.map((run) => ({ run, rulings: run.findings.map(judge(true)) }));
    return {
        gates: gates.map(({ gate, rulings }) => quieterGate(gate, rulings)),
        imported: imported.map(({ run, rulings }) => quieterRun(run, rulings)),
        suppressed: [...gates, ...imported].flatMap(({ rulings }) => rulings.flatMap(suppressedOf)),
    };
}
function kept(finding) {
    return { finding, marker: null };
}
function silencedBy(finding, marker) {
    return { finding, marker };
}
function obstacleTo({ severity, rule }, { marker, isImported, allowSecurity }) {
    if (marker.state === 'expired')
        return `its last day was ${marker.until}`;
    if (marker.state === 'no-reason')
        return 'it gives no reason';
    if (marker.state === 'malformed')
        return 'it cannot be read';
    if (allowSecurity)
        return null;
    const isSecurity = severity === 'blocking' && (isImported || SECURITY_RULES.has(rule));
    if (isSecurity)
        return `a blocking finding of security is silenced only where ${PERMISSION}`;
    const bringsItself = rule === STEERING_RULE && marker.added;
    return bringsItself ? `a marker that the same change adds counts only where ${PERMISSION}` : null;
}
const PERMISSION = '`exceptionMarkers.allowSecurity` is true in the repository’s settings at the target branch';
function withNote(finding, { path, line }, obstacle) {
    const note = `The marker at ${(0,render/* visible */.RK)(path)}:${line} was not accepted: ${obstacle}.`;
    return { ...finding, fix: finding.fix === null ? note : `${finding.fix} ${note}` };
}
function leftOf(rulings) {
    return rulings.flatMap(({ finding, marker }) => (marker === null ? [finding] : []));
}
function suppressedOf({ finding, marker }) {
    if (marker === null)
        return [];
    return [{ finding: criticFinding(finding), path: marker.path, line: marker.line }];
}
function quieterGate(gate, rulings) {
    const findings = leftOf(rulings);
    const silenced = rulings.length - findings.length;
    if (silenced === 0)
        return { ...gate, findings };
    const isSilent = !findings.some(({ severity }) => failedBy(gate, severity));
    const note = `${silenced} of ${rulings.length} findings silenced by comments in the code`;
    return {
        ...gate,
        status: gate.status === 'fail' && isSilent ? 'pass' : gate.status,
        reason: gate.reason === null ? note : `${gate.reason}; ${note}`,
        findings,
    };
}
function failedBy({ findings }, severity) {
    return severity === 'blocking' || !findings.some((finding) => finding.severity === 'blocking');
}
function quieterRun(run, rulings) {
    const findings = leftOf(rulings);
    const count = rulings.length - findings.length;
    if (count === 0)
        return { ...run, findings };
    return { ...run, findings, left: [...run.left, { reason: 'silenced by a comment in the code', count }] };
}

;// CONCATENATED MODULE: ./src/stages/gates/gates.ts











const MAX_FILE_CHARACTERS = 16_000_000;
const MAX_FILE_LINES = 500_000;
const BATCH_CHARACTERS = 1_000_000;
async function runGates(change, rules = gates/* USUAL_GATES */.M8, known = NOTHING_KNOWN, scanner = secretlint/* scanWithPreset */.l) {
    const scans = await scanFiles(change.files, scanner);
    const about = sheetOfIdentity(change.identity);
    const aboutScan = scanSheet(about, passagesOf(about), []);
    const secrets = scans.flatMap(({ file, scan }) => (scan?.secrets ?? []).map((secret) => hitOf(file.path, secret)));
    const unscannable = scans.flatMap(({ file, reason }) => reason === null ? [] : [{ path: file.path, reason }]);
    const values = [aboutScan, ...scans.map(({ scan }) => scan)].flatMap((scan) => scan?.secrets ?? []);
    const masked = {
        ...change,
        identity: aboutScan.texts === null ? change.identity : identityWithTexts(change.identity, aboutScan.texts),
        files: scans.map(maskedFile),
    };
    return {
        report: reportOf(rules, {
            hits: gates_distinct([...known.secrets, ...secrets]),
            unscannable,
            raw: known.raw ?? { checks: runChecks(masked, rules), markers: markersOf(masked, rules.today) },
        }),
        change: masked,
        values: [...new Set(values.flatMap((secret) => secret.values))],
    };
}
const NOTHING_KNOWN = { secrets: [], raw: null };
function reportOf(rules, { hits, unscannable, raw }) {
    const { checks, markers } = raw;
    const all = [
        ...resultGates(rules.results),
        secrets_gate_secretsGate(hits, unscannable.length),
        ...checks,
        exceptionAudit(markers),
    ];
    const found = { gates: all, imported: rules.imported };
    const { gates, imported, suppressed } = silence(found, markers, rules.exceptionMarkers);
    const findings = [...gates, ...imported].flatMap((source) => source.findings);
    return {
        critic: criticOf(gates, findings.map(criticFinding), heardSecrets(hits, gates)),
        statuses: gates.map(({ name, status, reason }) => ({ name, status, reason })),
        secrets: hits,
        unscannable,
        exceptions: markers.filter(({ added, state }) => added || state === 'active'),
        suppressed,
        imported,
        raw: { ...raw, imported: rules.imported },
    };
}
function heardSecrets(hits, gates) {
    const findings = gates.flatMap((gate) => (gate.name === 'secrets' ? gate.findings : []));
    const places = new Set(findings.map(({ path, line }) => JSON.stringify([path, line])));
    return hits.filter(({ path, line, added }) => added && places.has(JSON.stringify([path, line])));
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
    return { file, sheet, passages: passagesOf(sheet) };
}
function scanJobs(files, jobs, preset) {
    let at = 0;
    return files.map((file, index) => {
        const job = jobs[index] ?? null;
        if (job === null)
            return notScanned(file, 'it has too much text to be scanned for secrets');
        const own = preset.slice(at, at + job.passages.length);
        at += job.passages.length;
        return { file, scan: scanSheet(job.sheet, job.passages, own), reason: null };
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
function gates_distinct(hits) {
    return [
        ...new Map(hits.map((hit) => [JSON.stringify([hit.path, hit.line, hit.rule, hit.added]), hit])).values(),
    ];
}
function nextTurn() {
    return new Promise((resolve) => setImmediate(resolve));
}

// EXTERNAL MODULE: ./src/domain/panel.ts
var panel = __webpack_require__(2410);
;// CONCATENATED MODULE: ./src/stages/panel/coverage.ts

function coverageOf(plan, slots) {
    const uncovered = new Set(plan.uncovered.map(({ path }) => path));
    const sent = new Set(plan.calls.flatMap((call) => call.files.map(({ path }) => path)));
    const quorum = Math.max(1, plan.quorum);
    const readings = slots.map(readingOf);
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
        seats: plan.plannedSeats.length,
        cut: plan.cut,
        files,
        complete: files.every(({ covered }) => covered),
    };
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
var domain_slot = __webpack_require__(2334);
// EXTERNAL MODULE: ./src/stages/panel/answer.ts + 2 modules
var panel_answer = __webpack_require__(2321);
// EXTERNAL MODULE: ./src/stages/panel/correction.ts
var correction = __webpack_require__(4956);
// EXTERNAL MODULE: ./src/stages/panel/prompt.ts + 1 modules
var panel_prompt = __webpack_require__(2267);
// EXTERNAL MODULE: ./src/stages/panel/rungs.ts
var panel_rungs = __webpack_require__(1705);
// EXTERNAL MODULE: ./src/stages/panel/turn.ts
var panel_turn = __webpack_require__(3335);
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
        const reading = readTurn(turn.answer, progress, context.paths);
        const next = call_nextTurn({ ...progress, records, reading: reading.merged }, { ...turn, reading: reading.latest }, facts);
        if (next === null)
            return endWithReading(call, records, reading.merged);
        const request = { ...next.progress.request, label: (0,panel_prompt/* labelOf */.Wy)(slot, call.index, records.length) };
        context.onTurn(records.length, next.reason);
        progress = { ...next.progress, request };
    }
}
function readTurn(answer, progress, paths) {
    const read = (0,panel_answer/* readAnswer */.JN)(answer.text, answer.stop, paths);
    const latest = progress.corrections > 0 && read.status === 'ok' ? { ...read, status: 'repaired' } : read;
    return { latest, merged: (0,correction/* mergeReadings */.gK)(progress.reading, latest) };
}
function call_nextTurn(progress, { answer, reading }, facts) {
    if (progress.reading !== null && (0,panel/* isComplete */.A)(progress.reading.status))
        return null;
    if (answer.stop === 'length')
        return lengthened(progress, facts);
    if (reading.status === 'refused' || answer.stop === 'context')
        return null;
    if (progress.corrections >= correction/* MAX_CORRECTIONS */.J3)
        return null;
    const turns = [...progress.request.turns, ...(0,correction/* correctionTurns */.zY)(answer.text, reading.errors)];
    const request = (0,panel_prompt/* withTurns */.Jp)(progress.request, turns, facts);
    const reason = reading.errors[0] ?? 'the answer is not whole';
    return { progress: { ...progress, request, corrections: progress.corrections + 1 }, reason };
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
    const reason = `${outcome.record.reason ?? ''}; asked again: ${fault.message}`;
    return { ...outcome, record: { ...outcome.record, reason }, lastingFault, cause: null };
}
const NOTHING = {
    findings: [],
    dropped: [],
    approved: null,
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
        record: { ...outcome.record, reason: descend_reasonOf(outcome, model, passed.falls, taken) },
        dropped: [...passed.dropped, ...outcome.dropped],
        rung: outcome.answered ? rung : null,
    };
}
function takenText(rung, { clients, taken }) {
    if (taken === null || rung + 1 < clients.length)
        return null;
    return `${taken.binding.model} is below it, but belongs to the seat ${taken.slot} and is not asked twice`;
}
function descend_reasonOf({ record }, model, falls, taken) {
    const end = [record.reason, taken].filter((part) => part !== null).join('; ');
    if (falls.length === 0)
        return end === '' ? null : end;
    const before = falls.map((fall) => `${fall.model} ${fall.cause.words}`).join(', ');
    const now = (0,panel/* isComplete */.A)(record.status) ? 'read it' : 'was asked instead';
    return `${before}, ${model} ${now}${end === '' ? '' : `: ${end}`}`;
}

// EXTERNAL MODULE: ./src/stages/panel/fault.ts
var fault = __webpack_require__(9066);
// EXTERNAL MODULE: ./src/domain/usage.ts
var domain_usage = __webpack_require__(4227);
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
var telling = __webpack_require__(6491);
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
        return resultOf(seat, plan.calls.map((call) => unmade(call, status, message)), input.session);
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
    return resultOf(seat, outcomes, session);
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
function resultOf(seat, outcomes, session) {
    const { slot } = seat;
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

// EXTERNAL MODULE: ./src/stages/plan/plan.ts + 18 modules
var plan_plan = __webpack_require__(5478);
// EXTERNAL MODULE: ./src/stages/report/consulted.ts
var consulted = __webpack_require__(1584);
// EXTERNAL MODULE: ./src/stages/report/figures.ts
var figures = __webpack_require__(8907);
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
    const { subject, host, rules } = input;
    host.progress('reading the change');
    const collected = 'source' in subject ? await collect(subject.source, (0,plan_plan/* wantsContent */.L)(rules.globs)) : subject.change;
    host.progress('looking for secrets');
    const known = 'source' in subject ? undefined : subject.known;
    const gates = await runGates(collected, await gateRules(input, collected), known);
    host.protect(gates.values);
    const plan = (0,plan_plan/* planReview */.K)({
        change: gates.change,
        seats: input.seats,
        facts: input.facts,
        quorum: rules.quorum,
        maxCostUsd: rules.maxCostUsd,
        unscannable: gates.report.unscannable,
        wording: rules.wording,
        globs: rules.globs,
        routing: rules.routing,
    });
    return { change: gates.change, gates: gates.report, plan };
}
async function gateRules({ rules, today, toolLogs }, change) {
    if (toolLogs.length === 0)
        return { ...rules.gates, today };
    const { readSarif } = await __webpack_require__.e(/* import() */ 7833).then(__webpack_require__.bind(__webpack_require__, 7833));
    const { allowSecurity } = rules.gates.exceptionMarkers;
    const imported = toolLogs.flatMap(({ value, source, roots }) => readSarif(value, source, change, { roots, allowSecurity }));
    return { ...rules.gates, today, imported: [...rules.gates.imported, ...imported] };
}
async function review(input) {
    const startedAt = input.clock.now();
    const prepared = await prepare(input);
    const heard = await hearPanel(input, prepared);
    const { conclude } = await __webpack_require__.e(/* import() */ 8211).then(__webpack_require__.bind(__webpack_require__, 8211));
    const verdict = conclude({
        ...prepared,
        ...heard,
        blockOnDisagreement: input.rules.triage.crossCheck.blockOnDisagreement,
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
        rulesChanged: changedAmong(configuration.names, prepared.change),
        ...prepared,
        ...heard,
        verdict,
    };
    await writeReports(outcome, input);
    input.host.progress('');
    return outcome;
}
function changedAmong(names, { files }) {
    return names.filter((name) => files.some(({ path, oldPath }) => path === name || oldPath === name));
}
async function writeReports(outcome, { host, settings }, prVersion = null) {
    const { reportFiles } = await __webpack_require__.e(/* import() */ 4471).then(__webpack_require__.bind(__webpack_require__, 4471));
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
        __webpack_require__.e(/* import() */ 8504).then(__webpack_require__.bind(__webpack_require__, 8504)),
        __webpack_require__.e(/* import() */ 8211).then(__webpack_require__.bind(__webpack_require__, 8211)),
        Promise.all(/* import() */[__webpack_require__.e(1202), __webpack_require__.e(51), __webpack_require__.e(7832)]).then(__webpack_require__.bind(__webpack_require__, 7832)),
        Promise.all(/* import() */[__webpack_require__.e(1202), __webpack_require__.e(2305), __webpack_require__.e(8930)]).then(__webpack_require__.bind(__webpack_require__, 8930)),
        __webpack_require__.e(/* import() */ 9622).then(__webpack_require__.bind(__webpack_require__, 9622)),
    ]);
    return { clusterFindings, concludePublished, publicationTexts, publish, readableJson };
}
async function hearPanel(input, prepared) {
    const { plan, change, gates } = prepared;
    const session = sessionOf(input, plan);
    const board = progressBoard();
    const onProgress = (event) => input.host.progress(board(event));
    try {
        const asked = plan.calls.length === 0 ? [] : askPanel({ session, plan, onProgress });
        const { triage, createConsult } = await loadRest();
        const slots = await asked;
        const coverage = coverageOf(plan, slots);
        if (coverage.files.length === 0)
            return { slots, coverage, triage: null };
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
        return { slots, coverage, triage: triaged };
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
        __webpack_require__.e(/* import() */ 6166).then(__webpack_require__.bind(__webpack_require__, 6166)),
        __webpack_require__.e(/* import() */ 2716).then(__webpack_require__.bind(__webpack_require__, 2716)),
        __webpack_require__.e(/* import() */ 8211).then(__webpack_require__.bind(__webpack_require__, 8211)),
        __webpack_require__.e(/* import() */ 4471).then(__webpack_require__.bind(__webpack_require__, 4471)),
    ]);
    return { triage, createConsult };
}


/***/ }),

/***/ 4956:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J3: () => (/* binding */ MAX_CORRECTIONS),
/* harmony export */   gK: () => (/* binding */ mergeReadings),
/* harmony export */   wZ: () => (/* binding */ inShort),
/* harmony export */   zY: () => (/* binding */ correctionTurns)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);

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

/***/ 6491:
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

/***/ 3335:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ takeTurn),
/* harmony export */   h: () => (/* binding */ withMoreRoom)
/* harmony export */ });
/* harmony import */ var _domain_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4227);
/* harmony import */ var _lib_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7280);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9066);
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

/***/ 1584:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ consultedSeats),
/* harmony export */   Y: () => (/* binding */ TASK_WORDS)
/* harmony export */ });
/* harmony import */ var _domain_panel_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2410);
/* harmony import */ var _domain_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4227);


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
