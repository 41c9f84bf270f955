export const id = 3366;
export const ids = [3366];
export const modules = {

/***/ 82410:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ isComplete),
/* harmony export */   M: () => (/* binding */ SLOT_STATUSES)
/* harmony export */ });
const SLOT_STATUSES = [
    'ok',
    'repaired',
    'partial',
    'invalid',
    'refused',
    'timeout',
    'rate-limited',
    'unavailable',
];
function isComplete(status) {
    return status === 'ok' || status === 'repaired';
}


/***/ }),

/***/ 67280:
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

/***/ 27507:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ parseDiff),
  o: () => (/* binding */ parseFragment)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./src/stages/collect/diff-bytes.ts

const LF = 0x0a;
const CR = 0x0d;
const ESC = 0x1b;
const SEMICOLON = 0x3b;
const OPEN_BRACKET = 0x5b;
class DiffBytes {
    bytes;
    length;
    constructor(bytes) {
        this.bytes = external_node_buffer_.Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        this.length = bytes.byteLength;
    }
    lineEnd(pos) {
        let end = pos;
        while (end < this.length && this.bytes[end] !== LF)
            end += 1;
        return end;
    }
    nextLine(pos) {
        return Math.min(this.lineEnd(pos) + 1, this.length);
    }
    startsWith(pos, ascii) {
        if (pos + ascii.length > this.length)
            return false;
        for (let i = 0; i < ascii.length; i += 1)
            if (this.bytes[pos + i] !== ascii.charCodeAt(i))
                return false;
        return true;
    }
    headerText(start) {
        const end = this.lineEnd(start);
        const last = end > start && this.bytes[end - 1] === CR ? end - 1 : end;
        return this.bytes.toString('latin1', start, last);
    }
    text(start, end) {
        return this.bytes.toString('utf8', start, end);
    }
}
function decodeName(name) {
    return /[\x80-\xff]/.test(name) ? external_node_buffer_.Buffer.from(name, 'latin1').toString('utf8') : name;
}
function isParameter(byte) {
    return byte !== undefined && ((byte >= 0x30 && byte <= 0x39) || byte === SEMICOLON);
}
function colourEnd(bytes, pos) {
    if (bytes[pos] !== ESC || bytes[pos + 1] !== OPEN_BRACKET)
        return pos;
    let end = pos + 2;
    while (isParameter(bytes[end]))
        end += 1;
    const final = bytes[end];
    return final === 0x6d || final === 0x4b ? end + 1 : pos;
}
function stripColours(bytes) {
    const plain = new Uint8Array(bytes.length);
    let length = 0;
    let pos = 0;
    while (pos < bytes.length) {
        const next = colourEnd(bytes, pos);
        if (next > pos) {
            pos = next;
            continue;
        }
        plain[length] = bytes[pos] ?? 0;
        length += 1;
        pos += 1;
    }
    return plain.subarray(0, length);
}

;// CONCATENATED MODULE: ./src/stages/collect/diff-entry.ts
function newEntry(form, start, end, header) {
    return {
        form,
        start,
        end,
        header,
        oldFile: null,
        newFile: null,
        from: null,
        to: null,
        copied: false,
        similarity: false,
        oldMode: null,
        newMode: null,
        added: false,
        deleted: false,
        blobs: null,
        binary: false,
        hunks: [],
        additions: 0,
        deletions: 0,
        fault: null,
    };
}
const EMPTY_BLOBS = [
    'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
    '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
];
function isEmptyBlob(id) {
    return id !== undefined && EMPTY_BLOBS.some((empty) => empty.startsWith(id));
}
function owesContent(entry, atEnd) {
    if (entry.blobs === null || entry.binary || entry.hunks.length > 0)
        return false;
    if (entry.added)
        return !isEmptyBlob(entry.blobs[1]);
    if (entry.deleted)
        return !isEmptyBlob(entry.blobs[0]);
    return atEnd || (entry.from === null && entry.oldMode === entry.newMode);
}
function isBareHeader(entry) {
    const said = entry.blobs ?? entry.oldFile ?? entry.from ?? entry.to ?? entry.oldMode ?? entry.newMode;
    return said === null && !entry.added && !entry.deleted && !entry.binary && !entry.similarity;
}
function hasHalfPair(entry) {
    const halfRename = (entry.from === null) !== (entry.to === null);
    const halfLines = (entry.oldFile === null) !== (entry.newFile === null);
    const halfMode = (entry.oldMode === null) !== (entry.newMode === null) && !entry.added && !entry.deleted;
    return halfRename || halfLines || halfMode || (entry.similarity && entry.from === null);
}
function hasCutName(entry) {
    if (entry.to === null || entry.header === null || entry.header.includes('"'))
        return false;
    return !entry.header.endsWith(entry.to);
}
function headerFault(entry, atEnd) {
    if (entry.form === 'plain' || entry.form === 'git') {
        if (entry.oldFile !== null && entry.hunks.length === 0 && !entry.binary)
            return 'its header has no hunks after it';
    }
    if (entry.form !== 'git')
        return null;
    if (isBareHeader(entry) || hasHalfPair(entry) || hasCutName(entry))
        return 'its header is cut';
    return owesContent(entry, atEnd) ? 'its content is missing' : null;
}

;// CONCATENATED MODULE: ./src/stages/collect/diff-paths.ts
const KNOWN_PREFIXES = [
    ['a/', 'b/'],
    ['i/', 'w/'],
    ['c/', 'i/'],
    ['c/', 'w/'],
    ['o/', 'w/'],
    ['1/', '2/'],
    ['b/', 'a/'],
    ['w/', 'i/'],
    ['i/', 'c/'],
    ['w/', 'c/'],
    ['w/', 'o/'],
    ['2/', '1/'],
];
const BACKUP_SUFFIXES = ['.orig', '.old', '.bak', '~'];
const MAX_CUTS = 64;
const STAMP_WINDOW = 64;
const ESCAPES = {
    a: '\x07',
    b: '\b',
    t: '\t',
    n: '\n',
    v: '\v',
    f: '\f',
    r: '\r',
    '"': '"',
    '\\': '\\',
};
function closingQuote(text) {
    let at = 1;
    while (at < text.length && text[at] !== '"')
        at += text[at] === '\\' ? 2 : 1;
    return at < text.length ? at : -1;
}
function readQuoted(text) {
    const close = closingQuote(text);
    if (close < 0)
        return null;
    const name = text
        .slice(1, close)
        .replace(/\\(?:([0-3][0-7]{2})|([\s\S]))/g, (_, octal, letter) => octal === undefined
        ? (ESCAPES[letter ?? ''] ?? letter ?? '')
        : String.fromCharCode(Number.parseInt(octal, 8)));
    return { name, rest: text.slice(close + 1) };
}
function readName(text) {
    if (!text.startsWith('"'))
        return text;
    return readQuoted(text)?.name ?? text;
}
function readFileLine(text) {
    const quoted = text.startsWith('"') ? readQuoted(text) : null;
    if (quoted !== null)
        return { token: quoted.name, stamp: quoted.rest.trim() };
    const tab = text.indexOf('\t');
    if (tab >= 0)
        return { token: text.slice(0, tab), stamp: text.slice(tab + 1).trim() };
    return { token: text, stamp: '' };
}
function withoutSpacedStamp(line) {
    if (line.stamp !== '')
        return line;
    const found = / +(\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:\.\d{1,9})?(?: [+-]\d{4})?)$/.exec(line.token.slice(-STAMP_WINDOW));
    if (found === null)
        return line;
    const stamp = found[1] ?? '';
    return { token: line.token.slice(0, -stamp.length).trimEnd(), stamp };
}
const SECONDS_PER_HOUR = 3600;
const SECONDS_PER_DAY = 86_400;
function isEpoch(stamp) {
    if (/^Thu Jan +0?1 00:00:00 1970( [+-]0000)?$/.test(stamp))
        return true;
    const found = /^(1970-01-01|1969-12-31)[ T](\d\d):(\d\d):(\d\d)(?:\.0+)?(?: ?(?:Z|([+-])(\d\d):?(\d\d)))?$/.exec(stamp);
    if (found === null)
        return false;
    const [, day, hours, minutes, seconds, sign, zoneHours, zoneMinutes] = found;
    const local = Number(hours) * SECONDS_PER_HOUR + Number(minutes) * 60 + Number(seconds);
    const zone = Number(zoneHours ?? 0) * SECONDS_PER_HOUR + Number(zoneMinutes ?? 0) * 60;
    return local - (day === '1970-01-01' ? 0 : SECONDS_PER_DAY) === (sign === '-' ? -zone : zone);
}
function hasPrefixes(tokens, prefixes) {
    return tokens[0].startsWith(prefixes[0]) && tokens[1].startsWith(prefixes[1]);
}
function cut(tokens, prefixes) {
    return [tokens[0].slice(prefixes[0].length), tokens[1].slice(prefixes[1].length)];
}
function commonEnd(a, b) {
    let length = 0;
    while (length < a.length && length < b.length && a[a.length - 1 - length] === b[b.length - 1 - length])
        length += 1;
    return length;
}
function isPathStart(token, index) {
    return index === 0 || token[index - 1] === '/';
}
function prefixesBySharedPath(tokens) {
    const [a, b] = tokens;
    for (let length = commonEnd(a, b); length > 0; length -= 1) {
        const [fromA, fromB] = [a.length - length, b.length - length];
        if (isPathStart(a, fromA) && isPathStart(b, fromB))
            return [a.slice(0, fromA), b.slice(0, fromB)];
    }
    return null;
}
function samePathPrefixes(tokens) {
    if (tokens[0] === tokens[1])
        return ['', ''];
    for (const known of KNOWN_PREFIXES) {
        if (!hasPrefixes(tokens, known))
            continue;
        const [a, b] = cut(tokens, known);
        if (a === b)
            return known;
    }
    return null;
}
function withoutBackupSuffix(tokens) {
    const [a, b] = tokens;
    return BACKUP_SUFFIXES.some((suffix) => a === b + suffix) ? [b, b] : tokens;
}
function stripPrefixes(tokens, usual) {
    const own = samePathPrefixes(tokens);
    if (own !== null)
        return cut(tokens, own);
    const known = KNOWN_PREFIXES.find((pair) => hasPrefixes(tokens, pair)) ?? prefixesBySharedPath(tokens);
    const prefixes = known ?? (usual !== null && hasPrefixes(tokens, usual) ? usual : null);
    return withoutBackupSuffix(prefixes === null ? tokens : cut(tokens, prefixes));
}
function ownPrefixes(tokens) {
    return samePathPrefixes(tokens) ?? prefixesBySharedPath(tokens);
}
function splitQuotedHeader(header) {
    if (header.startsWith('"')) {
        const first = readQuoted(header);
        if (first === null || !first.rest.startsWith(' '))
            return null;
        const second = first.rest.slice(1);
        const name = second.startsWith('"') ? readQuoted(second)?.name : second;
        return name === undefined ? null : [first.name, name];
    }
    const quote = header.indexOf(' "');
    const second = quote < 0 ? null : readQuoted(header.slice(quote + 1));
    return second === null ? null : [header.slice(0, quote), second.name];
}
function splitInHalves(header) {
    const middle = (header.length - 1) / 2;
    if (!Number.isInteger(middle) || header[middle] !== ' ')
        return null;
    return [header.slice(0, middle), header.slice(middle + 1)];
}
function splitByFileLines(header, oldToken, newToken) {
    if (newToken !== null && header.endsWith(` ${newToken}`)) {
        return [header.slice(0, header.length - newToken.length - 1), newToken];
    }
    if (oldToken !== null && header.startsWith(`${oldToken} `))
        return [oldToken, header.slice(oldToken.length + 1)];
    return null;
}
function splitAt(text, separator, fits) {
    let at = text.indexOf(separator);
    for (let tries = 0; at >= 0 && tries < MAX_CUTS; tries += 1) {
        const tokens = [text.slice(0, at), text.slice(at + separator.length)];
        if (fits(tokens))
            return tokens;
        at = text.indexOf(separator, at + 1);
    }
    return null;
}
function isShared(tokens) {
    return ownPrefixes(tokens) !== null;
}
function splitGitHeader(header, oldToken, newToken) {
    if (header.includes('"'))
        return splitQuotedHeader(header);
    const halves = splitInHalves(header);
    if (halves !== null && samePathPrefixes(halves) !== null)
        return halves;
    const byLines = splitByFileLines(header, oldToken, newToken);
    if (byLines !== null)
        return byLines;
    return halves !== null && isShared(halves) ? halves : splitAt(header, ' ', isShared);
}
function splitBinaryLine(names) {
    return splitAt(names, ' and ', isShared) ?? splitAt(names, ' and ', () => true);
}

;// CONCATENATED MODULE: ./src/stages/collect/diff-files.ts


const NOWHERE = '/dev/null';
function isAbsent(file, hunks, isEmpty) {
    if (file.token === NOWHERE)
        return true;
    const saysSo = isEpoch(file.stamp) || file.stamp === '(nonexistent)' || file.stamp === '(revision 0)';
    return saysSo && hunks.length > 0 && hunks.every(isEmpty);
}
function presence(entry) {
    const { oldFile, newFile, hunks } = entry;
    const noOld = oldFile === null || isAbsent(oldFile, hunks, (hunk) => hunk.oldLines === 0);
    const noNew = newFile === null || isAbsent(newFile, hunks, (hunk) => hunk.newLines === 0);
    return { old: noOld ? null : oldFile, new: noNew ? null : newFile };
}
function bothTokens(entry) {
    const { oldFile, newFile } = entry;
    if (oldFile === null || newFile === null)
        return null;
    return oldFile.token === NOWHERE || newFile.token === NOWHERE ? null : [oldFile.token, newFile.token];
}
function standardIfAll(entries) {
    const fits = (file, prefix) => file === null || file.token === NOWHERE || file.token.startsWith(prefix);
    return entries.every((entry) => fits(entry.oldFile, 'a/') && fits(entry.newFile, 'b/'))
        ? ['a/', 'b/']
        : null;
}
function usualPrefixes(entries) {
    const plain = entries.filter((entry) => entry.form === 'plain' && entry.hunks.length > 0);
    const votes = new Map();
    for (const entry of plain) {
        const tokens = bothTokens(entry);
        const pair = tokens === null ? null : ownPrefixes(tokens);
        if (pair === null)
            continue;
        const vote = votes.get(pair.join('\0')) ?? { pair, count: 0 };
        vote.count += 1;
        votes.set(pair.join('\0'), vote);
    }
    let most = null;
    for (const vote of votes.values())
        if (most === null || vote.count > most.count)
            most = vote;
    return most?.pair ?? standardIfAll(plain);
}
function plainNames(entry, usual) {
    if (entry.oldFile === null || entry.newFile === null) {
        return entry.header === null ? null : { old: entry.header, new: entry.header };
    }
    const tokens = bothTokens(entry);
    const sides = presence(entry);
    if (tokens !== null) {
        const [a, b] = stripPrefixes(tokens, usual);
        return { old: sides.old === null ? null : a, new: sides.new === null ? null : b };
    }
    const strip = (file, prefix) => {
        if (file === null)
            return null;
        return file.token.startsWith(prefix) ? file.token.slice(prefix.length) : file.token;
    };
    return { old: strip(sides.old, usual?.[0] ?? ''), new: strip(sides.new, usual?.[1] ?? '') };
}
function headerNames(entry) {
    const old = entry.oldFile?.token ?? null;
    const now = entry.newFile?.token ?? null;
    const known = (token) => (token === NOWHERE ? null : token);
    const tokens = splitGitHeader(entry.header ?? '', known(old), known(now)) ?? bothTokens(entry);
    if (tokens === null)
        return null;
    const [a, b] = stripPrefixes(tokens, null);
    return { old: entry.added || old === NOWHERE ? null : a, new: entry.deleted || now === NOWHERE ? null : b };
}
function namesOf(entry, usual) {
    if (entry.form === 'plain')
        return plainNames(entry, usual);
    if (entry.form === 'git') {
        return entry.from !== null && entry.to !== null ? { old: entry.from, new: entry.to } : headerNames(entry);
    }
    const name = readName(entry.header ?? '');
    return { old: entry.added ? null : name, new: entry.deleted ? null : name };
}
function statusOf(entry, names) {
    if (names.old === null)
        return 'added';
    if (names.new === null)
        return 'deleted';
    if (entry.copied)
        return 'copied';
    return names.old === names.new ? 'modified' : 'renamed';
}
function fileOf(entry, usual) {
    const names = namesOf(entry, usual);
    if (names === null || (names.old === null && names.new === null))
        return null;
    return {
        oldPath: names.old === null ? null : decodeName(names.old),
        newPath: names.new === null ? null : decodeName(names.new),
        status: statusOf(entry, names),
        oldMode: entry.oldMode,
        newMode: entry.newMode,
        binary: entry.binary,
        submodule: entry.oldMode === '160000' || entry.newMode === '160000',
        truncated: entry.fault !== null,
        additions: entry.additions,
        deletions: entry.deletions,
        hunks: entry.hunks,
        bytes: entry.end - entry.start,
    };
}

// EXTERNAL MODULE: ./src/stages/collect/packed-hunk.ts
var packed_hunk = __webpack_require__(93829);
;// CONCATENATED MODULE: ./src/stages/collect/diff-hunks.ts

const diff_hunks_LF = 0x0a;
const diff_hunks_CR = 0x0d;
const diff_hunks_ESC = 0x1b;
const BACKSLASH = 0x5c;
const OLD = 1;
const NEW = 2;
const NOT_A_HUNK_LINE = -1;
const KINDS = new Int8Array(256).fill(NOT_A_HUNK_LINE);
KINDS[' '.charCodeAt(0)] = OLD | NEW;
KINDS[diff_hunks_LF] = OLD | NEW;
KINDS['-'.charCodeAt(0)] = OLD;
KINDS['+'.charCodeAt(0)] = NEW;
KINDS[BACKSLASH] = 0;
const ZERO = 0x30;
const COMMA = 0x2c;
function digitsEnd(source, pos) {
    let end = pos;
    while (((source.bytes[end] ?? 0) - ZERO) >>> 0 < 10)
        end += 1;
    return end;
}
function readNumber(source, pos, end) {
    let number = 0;
    for (let at = pos; at < end; at += 1)
        number = number * 10 + (source.bytes[at] ?? ZERO) - ZERO;
    return Math.min(number, Number.MAX_SAFE_INTEGER);
}
function readRange(source, pos) {
    const startEnd = digitsEnd(source, pos);
    if (startEnd === pos)
        return null;
    const start = readNumber(source, pos, startEnd);
    if (source.bytes[startEnd] !== COMMA)
        return { start, lines: 1, end: startEnd };
    const end = digitsEnd(source, startEnd + 1);
    return end === startEnd + 1 ? null : { start, lines: readNumber(source, startEnd + 1, end), end };
}
function readSection(source, pos) {
    const end = source.lineEnd(pos);
    const last = end > pos && source.bytes[end - 1] === diff_hunks_CR ? end - 1 : end;
    const start = source.startsWith(pos, ' ') ? pos + 1 : pos;
    return start < last ? source.text(start, last) : '';
}
function readHunkHeader(source, pos) {
    if (!source.startsWith(pos, '@@ -'))
        return null;
    const old = readRange(source, pos + '@@ -'.length);
    if (old === null || !source.startsWith(old.end, ' +'))
        return null;
    const now = readRange(source, old.end + ' +'.length);
    if (now === null || !source.startsWith(now.end, ' @@'))
        return null;
    return {
        oldStart: old.start,
        oldLines: old.lines,
        newStart: now.start,
        newLines: now.lines,
        section: readSection(source, now.end + ' @@'.length),
    };
}
function kindAt(source, pos) {
    const first = source.bytes[pos] ?? 0;
    if (first === diff_hunks_CR && source.bytes[pos + 1] === diff_hunks_LF)
        return OLD | NEW;
    return KINDS[first] ?? NOT_A_HUNK_LINE;
}
function consumeBody(source, start, header) {
    const { bytes, length } = source;
    let pos = start;
    let oldLeft = header.oldLines;
    let newLeft = header.newLines;
    let additions = 0;
    while ((oldLeft > 0 || newLeft > 0) && pos < length) {
        const kind = kindAt(source, pos);
        const ofOld = kind & OLD;
        const ofNew = kind >> 1;
        if (kind < 0 || ofOld > oldLeft || ofNew > newLeft)
            break;
        oldLeft -= ofOld;
        newLeft -= ofNew;
        if (kind === NEW)
            additions += 1;
        while (pos < length && bytes[pos] !== diff_hunks_LF)
            pos += 1;
        pos += 1;
    }
    return { end: Math.min(pos, length), oldLeft, newLeft, additions };
}
function withoutHalfLine(source, start, body) {
    if (body.end < source.length || source.bytes[body.end - 1] === diff_hunks_LF)
        return body;
    const lineStart = Math.max(start, source.bytes.lastIndexOf(diff_hunks_LF, body.end - 1) + 1);
    const kind = kindAt(source, lineStart);
    return {
        end: lineStart,
        oldLeft: body.oldLeft + (kind & OLD),
        newLeft: body.newLeft + (kind >> 1),
        additions: body.additions - (kind === NEW ? 1 : 0),
    };
}
function skipRemarks(source, start) {
    let pos = start;
    while (pos < source.length && source.bytes[pos] === BACKSLASH)
        pos = source.nextLine(pos);
    return pos;
}
function readHunk(source, pos) {
    const header = readHunkHeader(source, pos);
    if (header === null)
        return null;
    const start = source.nextLine(pos);
    const whole = consumeBody(source, start, header);
    const complete = whole.oldLeft === 0 && whole.newLeft === 0;
    const body = complete || whole.end === start ? whole : withoutHalfLine(source, start, whole);
    const context = header.newLines - body.newLeft - body.additions;
    return {
        hunk: new packed_hunk/* PackedHunk */.T(header, source, start, body.end),
        next: skipRemarks(source, whole.end),
        additions: body.additions,
        deletions: header.oldLines - body.oldLeft - context,
        complete,
        coloured: !complete && source.bytes[whole.end] === diff_hunks_ESC,
    };
}

;// CONCATENATED MODULE: ./src/stages/collect/diff-git-header.ts

const diff_git_header_LF = 0x0a;
const diff_git_header_CR = 0x0d;
const MAX_BINARY_BLOCKS = 2;
function readMode(entry, text) {
    if (/^[0-7]{6}$/.test(text))
        return text;
    if (!/^[0-7]{5}$/.test(text))
        entry.fault ??= 'its header is cut';
    return null;
}
function readIndex(entry, text) {
    const found = /^([0-9a-f]+)\.\.([0-9a-f]+)(?: ([0-7]{6}))?$/.exec(text);
    if (found === null)
        return;
    entry.blobs = [found[1] ?? '', found[2] ?? ''];
    if (found[3] === undefined)
        return;
    entry.oldMode ??= found[3];
    entry.newMode ??= found[3];
}
const FIELDS = [
    ['index ', readIndex],
    [
        'new file mode ',
        (entry, text) => {
            entry.added = true;
            entry.newMode = readMode(entry, text);
        },
    ],
    [
        'deleted file mode ',
        (entry, text) => {
            entry.deleted = true;
            entry.oldMode = entry.form === 'combined' ? null : readMode(entry, text);
        },
    ],
    ['old mode ', (entry, text) => Object.assign(entry, { oldMode: readMode(entry, text) })],
    ['new mode ', (entry, text) => Object.assign(entry, { newMode: readMode(entry, text) })],
    ['similarity index ', (entry) => Object.assign(entry, { similarity: true })],
    ['dissimilarity index ', () => undefined],
    ['rename from ', (entry, text) => Object.assign(entry, { from: readName(text) })],
    ['rename to ', (entry, text) => Object.assign(entry, { to: readName(text) })],
    ['copy from ', (entry, text) => Object.assign(entry, { from: readName(text), copied: true })],
    ['copy to ', (entry, text) => Object.assign(entry, { to: readName(text), copied: true })],
    ['rename old ', (entry, text) => Object.assign(entry, { from: readName(text) })],
    ['rename new ', (entry, text) => Object.assign(entry, { to: readName(text) })],
];
function readExtendedHeader(source, entry, pos) {
    let at = pos;
    while (at < source.length) {
        const start = at;
        const field = FIELDS.find(([keyword]) => source.startsWith(start, keyword));
        if (field === undefined)
            break;
        field[1](entry, source.headerText(at + field[0].length));
        at = source.nextLine(at);
    }
    return at;
}
function isBlank(source, pos) {
    const at = source.bytes[pos] === diff_git_header_CR ? pos + 1 : pos;
    return source.bytes[at] === diff_git_header_LF;
}
function skipBinaryBlock(source, entry, pos) {
    let at = source.nextLine(pos);
    while (at < source.length && !isBlank(source, at)) {
        if (source.startsWith(at, 'diff --git '))
            break;
        at = source.nextLine(at);
    }
    if (at < source.length && isBlank(source, at))
        return source.nextLine(at);
    entry.fault ??= 'its binary patch is cut';
    return at;
}
function skipBinaryPatch(source, entry, pos) {
    let at = source.nextLine(pos);
    for (let block = 0; block < MAX_BINARY_BLOCKS; block += 1) {
        if (!source.startsWith(at, 'literal ') && !source.startsWith(at, 'delta '))
            return at;
        at = skipBinaryBlock(source, entry, at);
    }
    return at;
}
function readFileLines(source, entry, pos) {
    if (!source.startsWith(pos, '--- '))
        return pos;
    const second = source.nextLine(pos);
    const isPair = source.startsWith(second, '+++ ');
    if (!isPair && second < source.length)
        return pos;
    entry.oldFile = readFileLine(source.headerText(pos + '--- '.length));
    if (!isPair)
        return second;
    entry.newFile = readFileLine(source.headerText(second + '+++ '.length));
    return source.nextLine(second);
}
function readGitHeader(source, entry, pos) {
    const at = readExtendedHeader(source, entry, pos);
    if (source.startsWith(at, 'Binary files ')) {
        entry.binary = true;
        return source.nextLine(at);
    }
    if (source.startsWith(at, 'GIT binary patch')) {
        entry.binary = true;
        return skipBinaryPatch(source, entry, at);
    }
    return readFileLines(source, entry, at);
}

;// CONCATENATED MODULE: ./src/stages/collect/scan-state.ts
const MAX_PROBLEMS = 50;
function noteProblem(scan, sentence) {
    if (scan.problems.length < MAX_PROBLEMS)
        scan.problems.push(sentence);
    else
        scan.unnamedProblems += 1;
}
function restOfLine(scan, keyword) {
    return scan.source.headerText(scan.pos + keyword.length);
}
const MAX_SENTENCE = 64 * 1024;
function sentence(scan, keyword) {
    const rest = restOfLine(scan, keyword);
    return rest.length > MAX_SENTENCE ? '' : rest;
}
function closeEntry(scan) {
    scan.entry = null;
    scan.afterHunk = false;
}
function skipLine(scan) {
    scan.pos = scan.source.nextLine(scan.pos);
    return true;
}
function openEntry(scan, entry) {
    scan.entries.push(entry);
    scan.entry = entry;
    scan.afterHunk = false;
    scan.message = false;
}
function moveTo(scan, entry, pos) {
    entry.end = pos;
    scan.pos = pos;
    return true;
}

;// CONCATENATED MODULE: ./src/stages/collect/scan-files.ts





const ENDS_IN_HEADER = 'The text ends inside a file header.';
function isOnlyAnnounced(entry) {
    return entry !== null && entry.form === 'plain' && entry.oldFile === null && entry.hunks.length === 0;
}
function takeGit(scan) {
    if (isOnlyAnnounced(scan.entry))
        scan.entries.pop();
    const entry = newEntry('git', scan.pos, scan.pos, restOfLine(scan, 'diff --git '));
    openEntry(scan, entry);
    return moveTo(scan, entry, readGitHeader(scan.source, entry, scan.source.nextLine(scan.pos)));
}
function takeCombined(scan) {
    const keyword = scan.source.startsWith(scan.pos, 'diff --cc ') ? 'diff --cc ' : 'diff --combined ';
    const entry = newEntry('combined', scan.pos, scan.pos, restOfLine(scan, keyword));
    entry.fault = 'the combined diff of a merge is not read';
    openEntry(scan, entry);
    return moveTo(scan, entry, readExtendedHeader(scan.source, entry, scan.source.nextLine(scan.pos)));
}
function takeCommand(scan) {
    if (isOnlyAnnounced(scan.entry))
        return skipLine(scan);
    if (scan.source.lineEnd(scan.pos) === scan.source.length)
        noteProblem(scan, ENDS_IN_HEADER);
    closeEntry(scan);
    scan.message = false;
    return skipLine(scan);
}
function takePlain(scan) {
    const { source } = scan;
    if (scan.entry?.form === 'combined')
        return false;
    const announced = isOnlyAnnounced(scan.entry) ? scan.entry : null;
    const entry = announced ?? newEntry('plain', scan.pos, scan.pos, null);
    const end = readFileLines(source, entry, scan.pos);
    if (end === scan.pos)
        return false;
    if (announced === null && end < source.length && readHunkHeader(source, end) === null)
        return false;
    if (scan.message || entry.newFile === null) {
        scan.lookalike ||= scan.message;
        if (!scan.message)
            noteProblem(scan, ENDS_IN_HEADER);
        scan.pos = end;
        return true;
    }
    if (entry.oldFile !== null)
        entry.oldFile = withoutSpacedStamp(entry.oldFile);
    entry.newFile = withoutSpacedStamp(entry.newFile);
    if (announced === null)
        openEntry(scan, entry);
    return moveTo(scan, entry, end);
}
function takeIndex(scan) {
    const next = scan.source.nextLine(scan.pos);
    if (!scan.source.startsWith(next, '====='))
        return false;
    const entry = newEntry('plain', scan.pos, next, restOfLine(scan, 'Index: '));
    openEntry(scan, entry);
    return moveTo(scan, entry, scan.source.nextLine(next));
}
function takeUnprintable(scan) {
    if (!isOnlyAnnounced(scan.entry))
        return false;
    scan.entry.binary = true;
    return moveTo(scan, scan.entry, scan.source.nextLine(scan.pos));
}
function takeSubmodule(scan) {
    const found = /^([\s\S]+) [0-9a-f]{7,64}\.{2,3}[0-9a-f]{7,64}(?::| \(([^)]*)\):?)?$/.exec(sentence(scan, 'Submodule '));
    if (found === null || scan.message)
        return false;
    const entry = newEntry('submodule', scan.pos, scan.pos, found[1] ?? '');
    entry.added = found[2] === 'new submodule';
    entry.deleted = found[2] === 'submodule deleted';
    entry.oldMode = entry.added ? null : '160000';
    entry.newMode = entry.deleted ? null : '160000';
    openEntry(scan, entry);
    return moveTo(scan, entry, scan.source.nextLine(scan.pos));
}
function openBinary(scan, oldToken, newToken) {
    if (scan.message)
        return false;
    const entry = newEntry('plain', scan.pos, scan.pos, null);
    entry.oldFile = readFileLine(oldToken);
    entry.newFile = readFileLine(newToken);
    entry.binary = true;
    openEntry(scan, entry);
    return moveTo(scan, entry, scan.source.nextLine(scan.pos));
}
function takeBinary(scan) {
    const found = /^([\s\S]+) differ$/.exec(sentence(scan, 'Binary files '));
    const tokens = found === null ? null : splitBinaryLine(found[1] ?? '');
    return tokens !== null && openBinary(scan, tokens[0], tokens[1]);
}
function takeChangedBinary(scan) {
    const name = /^([\s\S]+) has changed$/.exec(sentence(scan, 'Binary file '))?.[1];
    return name !== undefined && openBinary(scan, name, name);
}
function takeOnlyIn(scan) {
    const found = /^([\s\S]+): ([\s\S]+)$/.exec(sentence(scan, 'Only in '));
    if (found === null || scan.message)
        return false;
    closeEntry(scan);
    noteProblem(scan, `${found[1]}/${found[2]}: it exists on one side only, and its text is not in the diff.`);
    return skipLine(scan);
}
function takeUnmerged(scan) {
    if (scan.message)
        return false;
    closeEntry(scan);
    noteProblem(scan, `${restOfLine(scan, '* Unmerged path ')}: the file is unmerged, and its text is not in the diff.`);
    return skipLine(scan);
}

;// CONCATENATED MODULE: ./src/stages/collect/scan-mail.ts

const scan_mail_LF = 0x0a;
const scan_mail_CR = 0x0d;
function leadsToDiff(scan) {
    const { source } = scan;
    let at = source.nextLine(scan.pos);
    while (at < source.length) {
        const first = source.bytes[at];
        if (first !== scan_mail_LF && first !== scan_mail_CR && !source.startsWith(at, ' '))
            break;
        at = source.nextLine(at);
    }
    return source.startsWith(at, 'diff --git ');
}
function takeSeparator(scan) {
    if (scan.mail === null || restOfLine(scan, '---') !== '')
        return false;
    if (leadsToDiff(scan)) {
        scan.entries.length = scan.mail.entries;
        scan.problems.length = scan.mail.problems;
        scan.unnamedProblems = scan.mail.unnamedProblems;
        scan.lookalike = false;
        scan.mail = null;
        closeEntry(scan);
    }
    else if (!scan.message) {
        return false;
    }
    scan.message = false;
    return skipLine(scan);
}
function takeSignature(scan) {
    const text = restOfLine(scan, '--');
    if (text !== '' && text !== ' ')
        return false;
    if (!scan.message)
        scan.mail = null;
    closeEntry(scan);
    return skipLine(scan);
}
function endMessage(scan) {
    if (scan.message && scan.lookalike)
        noteProblem(scan, 'A commit message holds what looks like a patch, and no patch follows it.');
    scan.lookalike = false;
}
function beginMessage(scan) {
    endMessage(scan);
    closeEntry(scan);
    scan.message = true;
    return skipLine(scan);
}
function takeMail(scan) {
    if (!/^[0-9a-f]{40,64} /.test(restOfLine(scan, 'From ')))
        return false;
    beginMessage(scan);
    const { entries, problems, unnamedProblems } = scan;
    scan.mail = { entries: entries.length, problems: problems.length, unnamedProblems };
    return true;
}
function takeCommit(scan) {
    if (!/^[0-9a-f]{7,64}\b/.test(restOfLine(scan, 'commit ')))
        return false;
    closeEntry(scan);
    return skipLine(scan);
}

;// CONCATENATED MODULE: ./src/stages/collect/diff-scan.ts





const diff_scan_LF = 0x0a;
const diff_scan_CR = 0x0d;
const COLOURED_START = 64;
const BYTE_ORDER_MARK = '\xef\xbb\xbf';
function takeHunk(scan) {
    const { entry, source } = scan;
    if (entry?.form === 'combined' || scan.message)
        return false;
    if (entry === null) {
        noteProblem(scan, 'A hunk stands before any file header.');
        return false;
    }
    const read = readHunk(source, scan.pos);
    if (read === null) {
        entry.fault ??= 'a hunk header cannot be read';
        return false;
    }
    if (read.coloured && scan.coloured === false)
        scan.coloured = true;
    if (!read.complete) {
        const { oldStart, oldLines, newStart, newLines } = read.hunk;
        entry.fault ??= `the text ends inside the hunk @@ -${oldStart},${oldLines} +${newStart},${newLines} @@`;
    }
    entry.hunks.push(read.hunk);
    entry.additions += read.additions;
    entry.deletions += read.deletions;
    scan.afterHunk = true;
    return moveTo(scan, entry, read.next);
}
function takeEscape(scan) {
    if (scan.coloured === null)
        return false;
    const start = stripColours(scan.source.bytes.subarray(scan.pos, scan.pos + COLOURED_START));
    if (scan.message && !new DiffBytes(start).startsWith(0, 'diff --git '))
        return false;
    scan.coloured = true;
    return skipLine(scan);
}
const RULES = [
    ['@@', takeHunk],
    ['diff --git ', takeGit],
    ['diff --cc ', takeCombined],
    ['diff --combined ', takeCombined],
    ['diff ', takeCommand],
    ['--- ', takePlain],
    ['---', takeSeparator],
    ['--', takeSignature],
    ['\\', skipLine],
    ['From ', takeMail],
    ['commit ', takeCommit],
    ['# HG changeset patch', beginMessage],
    ['Index: ', takeIndex],
    ['Cannot display: ', takeUnprintable],
    ['Submodule ', takeSubmodule],
    ['Binary files ', takeBinary],
    ['Binary file ', takeChangedBinary],
    ['Only in ', takeOnlyIn],
    ['* Unmerged path ', takeUnmerged],
    ['\x1b[', takeEscape],
];
function diff_scan_isBlank(scan) {
    const first = scan.source.bytes[scan.pos];
    return first === diff_scan_LF || first === diff_scan_CR;
}
function faultBehindHunk({ source, pos }) {
    if ([' ', '+', '-'].some((mark) => source.startsWith(pos, mark))) {
        return 'it has lines beyond the counts of its hunk header';
    }
    const isHalf = source.lineEnd(pos) === source.length;
    return isHalf ? 'the text ends inside a line behind its hunk' : null;
}
function passOver(scan) {
    const fault = scan.afterHunk && scan.entry !== null && !diff_scan_isBlank(scan) ? faultBehindHunk(scan) : null;
    if (fault !== null && scan.entry !== null)
        scan.entry.fault ??= fault;
    else if (!diff_scan_isBlank(scan))
        scan.afterHunk = false;
    skipLine(scan);
}
const RULES_BY_FIRST_BYTE = Array.from({ length: 256 }, (_, byte) => RULES.filter(([keyword]) => keyword.charCodeAt(0) === byte));
function step(scan) {
    const { pos, source } = scan;
    for (const [keyword, rule] of RULES_BY_FIRST_BYTE[source.bytes[pos] ?? diff_scan_LF] ?? []) {
        if (source.startsWith(pos, keyword) && rule(scan))
            return;
    }
    passOver(scan);
}
function beginScan(source, entry) {
    return {
        source,
        entries: [],
        problems: [],
        unnamedProblems: 0,
        pos: source.startsWith(0, BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0,
        entry,
        afterHunk: false,
        mail: null,
        message: false,
        lookalike: false,
        coloured: null,
    };
}
function scanDiff(bytes, colours) {
    const source = new DiffBytes(bytes);
    const scan = beginScan(source, null);
    if (colours === 'detect')
        scan.coloured = false;
    while (scan.pos < source.length && scan.coloured !== true)
        step(scan);
    endMessage(scan);
    return scan;
}
function scanFragment(source, entry) {
    const scan = beginScan(source, entry);
    while (scan.pos < source.length) {
        if (source.startsWith(scan.pos, '@@') && takeHunk(scan))
            continue;
        if (!diff_scan_isBlank(scan))
            entry.fault ??= 'it has lines that belong to no hunk';
        skipLine(scan);
    }
}

;// CONCATENATED MODULE: ./src/stages/collect/diff.ts





const diff_LF = 0x0a;
const QUOTED_HEADER = 200;
class ProblemList {
    #sentences;
    #unnamed;
    constructor(sentences, unnamed) {
        this.#sentences = [...sentences];
        this.#unnamed = unnamed;
    }
    add(sentence) {
        if (this.#sentences.length < MAX_PROBLEMS)
            this.#sentences.push(sentence);
        else
            this.#unnamed += 1;
    }
    all() {
        return this.#unnamed === 0
            ? this.#sentences
            : [...this.#sentences, `… and ${this.#unnamed} more of the kind.`];
    }
}
function diff_isBlank(bytes) {
    return bytes.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d));
}
function isUtf16(bytes) {
    const [first, second] = bytes;
    return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}
function nothingFound(bytes) {
    if (isUtf16(bytes))
        return 'The text is UTF-16; a diff has to be in the bytes that the diff tool wrote.';
    return diff_isBlank(bytes) ? null : 'The text is not empty, and no file of a diff was found in it.';
}
function scanPlain(bytes) {
    const scan = scanDiff(bytes, 'detect');
    return scan.coloured === true ? scanDiff(stripColours(bytes), 'ignore') : scan;
}
function unreadableHeader(entry) {
    const header = decodeName((entry.header ?? entry.newFile?.token ?? '').slice(0, QUOTED_HEADER));
    return `A file header cannot be read: ${header}`;
}
function lastLineFault(source, entry) {
    const { bytes, length } = source;
    if (entry.end < length || entry.hunks.length === 0 || bytes[length - 1] === diff_LF)
        return null;
    const isRemark = source.startsWith(bytes.lastIndexOf(diff_LF) + 1, '\\');
    return isRemark ? null : 'its last line may be cut, as the text does not end with a line feed';
}
function parseDiff(bytes) {
    const { source, entries, problems: found, unnamedProblems } = scanPlain(bytes);
    const problems = new ProblemList(found, unnamedProblems);
    const usual = usualPrefixes(entries);
    const files = [];
    for (const entry of entries) {
        entry.fault ??= headerFault(entry, entry.end >= source.length) ?? lastLineFault(source, entry);
        const file = fileOf(entry, usual);
        if (file === null) {
            problems.add(unreadableHeader(entry));
            continue;
        }
        if (entry.fault !== null)
            problems.add(`${file.newPath ?? file.oldPath}: ${entry.fault}.`);
        files.push(file);
    }
    const nothing = files.length === 0 ? nothingFound(bytes) : null;
    if (nothing !== null)
        problems.add(nothing);
    return { incomplete: problems.all().length > 0, problems: problems.all(), files };
}
function parseFragment(bytes, identity) {
    const { oldPath, newPath, status, oldMode, newMode } = identity;
    const source = new DiffBytes(bytes);
    const entry = newEntry('plain', 0, source.length, null);
    scanFragment(source, entry);
    return {
        oldPath,
        newPath,
        status,
        oldMode,
        newMode,
        binary: false,
        submodule: oldMode === '160000' || newMode === '160000',
        truncated: entry.fault !== null,
        additions: entry.additions,
        deletions: entry.deletions,
        hunks: entry.hunks,
        bytes: source.length,
    };
}


/***/ }),

/***/ 93829:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ linesOf),
/* harmony export */   T: () => (/* binding */ PackedHunk)
/* harmony export */ });
const WINDOW_BYTES = 1 << 20;
const LF = 0x0a;
const CR = 0x0d;
const PLUS = 0x2b;
const MINUS = 0x2d;
const BACKSLASH = 0x5c;
function readLine(text, start, end, at) {
    const first = start < end ? text.charCodeAt(start) : LF;
    if (first === BACKSLASH)
        return null;
    if (first === PLUS)
        return { mark: '+', oldLine: null, newLine: at.newLine++, text: text.slice(start + 1, end) };
    if (first === MINUS)
        return { mark: '-', oldLine: at.oldLine++, newLine: null, text: text.slice(start + 1, end) };
    const from = first === LF || first === CR ? start : start + 1;
    const mark = ' ';
    return { mark, oldLine: at.oldLine++, newLine: at.newLine++, text: text.slice(from, end) };
}
function readLines(text, at) {
    const lines = [];
    let start = 0;
    while (start < text.length) {
        const found = text.indexOf('\n', start);
        const end = found < 0 ? text.length : found;
        const line = readLine(text, start, end, at);
        if (line !== null)
            lines.push(line);
        start = end + 1;
    }
    return lines;
}
class PackedHunk {
    oldStart;
    oldLines;
    newStart;
    newLines;
    section;
    #source;
    #start;
    #end;
    constructor(header, source, start, end) {
        this.oldStart = header.oldStart;
        this.oldLines = header.oldLines;
        this.newStart = header.newStart;
        this.newLines = header.newLines;
        this.section = header.section;
        this.#source = source;
        this.#start = start;
        this.#end = end;
    }
    get lines() {
        const at = { oldLine: this.oldStart, newLine: this.newStart };
        if (this.#end - this.#start <= WINDOW_BYTES)
            return readLines(this.#source.text(this.#start, this.#end), at);
        return [...this.walk()];
    }
    *walk() {
        const at = { oldLine: this.oldStart, newLine: this.newStart };
        let start = this.#start;
        while (start < this.#end) {
            const end = Math.min(this.#source.nextLine(Math.min(start + WINDOW_BYTES, this.#end - 1)), this.#end);
            yield* readLines(this.#source.text(start, end), at);
            start = end;
        }
    }
}
function linesOf(hunk) {
    return hunk instanceof PackedHunk ? hunk.walk() : hunk.lines;
}


/***/ }),

/***/ 94234:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cb: () => (/* binding */ toContract),
/* harmony export */   JN: () => (/* binding */ readAnswer),
/* harmony export */   iT: () => (/* binding */ gapOf),
/* harmony export */   j5: () => (/* binding */ MAX_ANSWER_CHARACTERS)
/* harmony export */ });
/* unused harmony export MAX_FINDINGS */
/* harmony import */ var _find_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27233);
/* harmony import */ var _json_cursor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70309);
/* harmony import */ var _normalise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98908);
/* harmony import */ var _read_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38088);
/* harmony import */ var _read_rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70528);





const MAX_ANSWER_CHARACTERS = 4 * 1024 * 1024;
const MAX_FINDINGS = 10_000;
const STOP_GAPS = {
    end: null,
    length: 'the answer was cut at its limit of length',
    context: 'the context window was full before the answer ended',
    other: 'the model stopped before it said that it was done',
};
function readAnswer(text, stop, paths = null) {
    if (text.length > MAX_ANSWER_CHARACTERS) {
        return nothing('invalid', `/: the answer is longer than ${MAX_ANSWER_CHARACTERS} characters`);
    }
    const notes = (0,_json_cursor_js__WEBPACK_IMPORTED_MODULE_1__/* .createNotes */ .aP)();
    const found = (0,_find_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .findAnswer */ .uO)(text, notes);
    if (stop === 'refusal')
        return refused(found?.candidate.items ?? []);
    if (found === null)
        return nothing('invalid', '/: no JSON object with a list "findings" was found');
    const { items, approved, conformance, gaps, setAside } = found.candidate;
    const readings = items.slice(0, MAX_FINDINGS).map((item, index) => (0,_read_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .readItem */ .k)(item, index, { notes, paths }));
    const findings = readings.flatMap((reading) => reading.findings);
    const missing = [...new Set([...gaps, ...overCap(items), ...gapOf(stop)])];
    return {
        status: statusOf({
            readings,
            isEmpty: items.length === 0 && gaps.length === 0,
            missing,
            plain: found.plain,
        }),
        findings,
        approved: asBoolean(approved),
        rows: (0,_read_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .readRows */ .a)(conformance, notes),
        dropped: [
            ...readings.flatMap((reading) => reading.dropped),
            ...setAside,
            ...overCap(items).map((reason) => ({ reason, item: items.slice(MAX_FINDINGS) })),
        ],
        errors: [...readings.flatMap((reading) => reading.errors), ...missing.map((gap) => `/: ${gap}`)],
    };
}
function toContract(reading) {
    return {
        findings: reading.findings.map(_normalise_js__WEBPACK_IMPORTED_MODULE_2__/* .contractFinding */ .kT),
        approved: reading.findings.every(({ severity }) => severity !== 'blocking'),
    };
}
function statusOf({ readings, isEmpty, missing, plain }) {
    if (!isEmpty && readings.every(({ findings }) => findings.length === 0))
        return 'invalid';
    if (missing.length > 0 || readings.some(({ whole }) => !whole))
        return 'partial';
    return plain && readings.every(({ changed }) => !changed) ? 'ok' : 'repaired';
}
function refused(items) {
    const dropped = items.map((item) => ({ reason: 'the model refused before its answer was whole', item }));
    return { ...nothing('refused', '/: the model refused'), dropped };
}
function nothing(status, error) {
    return { status, findings: [], approved: null, rows: [], dropped: [], errors: [error] };
}
function gapOf(stop) {
    const gap = stop === 'refusal' ? null : STOP_GAPS[stop];
    return gap === null ? [] : [gap];
}
function overCap(items) {
    const more = items.length - MAX_FINDINGS;
    return more > 0 ? [`${more} findings lie beyond the limit of ${MAX_FINDINGS}`] : [];
}
function asBoolean(value) {
    if (typeof value === 'boolean')
        return value;
    const word = typeof value === 'string' ? value.trim().toLowerCase() : null;
    if (word === 'true')
        return true;
    return word === 'false' ? false : null;
}


/***/ }),

/***/ 47206:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JS: () => (/* binding */ isUnfinishedRun),
/* harmony export */   PD: () => (/* binding */ NO_ANSWER_IN),
/* harmony export */   U$: () => (/* binding */ candidatesIn),
/* harmony export */   oE: () => (/* binding */ withoutEvents),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   yA: () => (/* binding */ UNFINISHED)
/* harmony export */ });
/* harmony import */ var _finding_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93415);
/* harmony import */ var _json_parser_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31554);


const NO_ANSWER_IN = new Set([
    'thinking',
    'thought',
    'thoughts',
    'reasoning',
    'reasoning_content',
    'analysis',
    'scratchpad',
    'draft',
    'schema',
    '$defs',
    'definitions',
    'example',
    'examples',
    'default',
    'const',
    'enum',
]);
const MAX_ENVELOPES = 16;
const UNFINISHED = 'the text ends before the answer does';
function candidatesIn(value, search, level = 0) {
    if (level > MAX_ENVELOPES)
        return [];
    if (typeof value === 'string')
        return candidatesInText(value, search);
    if (Array.isArray(value))
        return candidatesInList(value, search, level);
    if (!(0,_finding_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isFields */ .Ce)(value))
        return [];
    const items = findingsOf(value, search.notes);
    if (items !== null)
        return [answer(items, value, search.notes)];
    if ((0,_finding_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .looksLikeFinding */ .bx)(value))
        return [{ ...bare([value], 'loose'), gaps: gapsOf(value, search.notes) }];
    const members = Object.entries(value).filter(([key]) => !NO_ANSWER_IN.has(key.toLowerCase()));
    return inParts(members.flatMap(([, member]) => candidatesIn(member, search, level + 1)));
}
function inParts(candidates) {
    const parts = candidates.filter(({ kind, quoted }) => kind !== 'loose' && !quoted);
    if (parts.length < 2)
        return candidates;
    return [...candidates.filter((candidate) => !parts.includes(candidate)), joined(parts)];
}
function withoutEvents(values) {
    const results = values.filter((value) => (0,_finding_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isFields */ .Ce)(value) && value.type === 'result');
    const last = results.at(-1);
    if (last === undefined)
        return values;
    return (0,_finding_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isFields */ .Ce)(last) && last.is_error === true ? [] : [last];
}
function isUnfinishedRun(values) {
    const kinds = new Set(values.map((value) => ((0,_finding_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isFields */ .Ce)(value) ? value.type : null)));
    return (kinds.has('system') || kinds.has('assistant')) && !kinds.has('result');
}
function candidatesInText(text, { readText }) {
    if (!/findings|issue/.test(text))
        return [];
    const found = readText(text);
    return found === null ? [] : [{ ...found, quoted: true }];
}
function candidatesInList(list, search, level) {
    if (list.some(_finding_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .looksLikeFinding */ .bx))
        return [{ ...bare(list, 'list'), gaps: gapsOf(list, search.notes) }];
    const found = inParts(withoutEvents(list).flatMap((value) => candidatesIn(value, search, level + 1)));
    if (!isUnfinishedRun(list))
        return found;
    return found.map((candidate) => ({ ...candidate, gaps: [...candidate.gaps, 'the run brought no result'] }));
}
function findingsOf(value, notes) {
    const lists = valuesUnder('findings', value, notes)
        .map((member) => asFindings(member, notes))
        .filter((list) => list !== null);
    if (lists.length === 0)
        return null;
    return lists.length === 1 ? (lists[0] ?? null) : lists.flat();
}
function valuesUnder(name, value, notes) {
    const members = notes.repeated.get(value) ?? Object.entries(value);
    return members.filter(([key]) => key === name).map(([, member]) => member);
}
function asFindings(member, notes) {
    if (Array.isArray(member))
        return member;
    if ((0,_finding_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .looksLikeFinding */ .bx)(member))
        return [member];
    if (typeof member !== 'string')
        return null;
    const text = member.trim();
    const strict = (0,_json_parser_js__WEBPACK_IMPORTED_MODULE_1__/* .parseValueAt */ .C)(text, 0, false, notes).parsed;
    const parsed = strict?.end === text.length ? strict : (0,_json_parser_js__WEBPACK_IMPORTED_MODULE_1__/* .parseValueAt */ .C)(text, 0, true, notes).parsed;
    if (parsed === null || parsed.end < text.length || typeof parsed.value === 'string')
        return null;
    return parsed.elided ? null : asFindings(parsed.value, notes);
}
function joined(parts) {
    return {
        ...bare(parts.flatMap((part) => part.items), parts.find(({ kind }) => kind === 'object')?.kind ?? parts[0]?.kind ?? 'object'),
        approved: parts.map((part) => part.approved).find((approved) => approved !== true) ?? parts[0]?.approved,
        conformance: parts.flatMap((part) => part.conformance),
        gaps: parts.flatMap((part) => part.gaps),
        start: parts[0]?.start ?? 0,
        end: parts.at(-1)?.end ?? 0,
    };
}
function answer(items, holder, notes) {
    const gaps = [...gapsOf(items, notes), ...gapsOf(holder, notes)].slice(0, 1);
    const conformance = valuesUnder('conformance', holder, notes);
    const found = { ...bare(items, 'object'), approved: holder.approved, conformance, gaps };
    if (!(0,_finding_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .looksLikeFinding */ .bx)(holder))
        return found;
    const { findings: _, ...stranded } = holder;
    return {
        ...found,
        items: [...items, stranded],
        gaps: [...gaps, 'the members of a finding stand beside the list'],
    };
}
function gapsOf(value, notes) {
    return notes.unfinished.has(value) ? [UNFINISHED] : [];
}
function bare(items, kind) {
    return {
        items,
        approved: null,
        conformance: [],
        kind,
        gaps: [],
        setAside: [],
        quoted: false,
        start: 0,
        end: 0,
    };
}


/***/ }),

/***/ 1528:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ findDocuments)
/* harmony export */ });
/* harmony import */ var _json_parser_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31554);

const THOUGHT_WORDS = 'think|thinking|thoughts?|reason|reasoning|reflection|scratchpad|analysis';
const OPENING_TAG = String.raw `<(?:[\w-]+:)?(?:${THOUGHT_WORDS})(?:\s[^<>]{0,200})?>|\[THINK\]|◁think▷`;
const CLOSING_TAG = String.raw `</(?:[\w-]+:)?(?:${THOUGHT_WORDS})\s?>|\[/THINK\]|◁/think▷|<\|channel\|>final<\|message\|>`;
const LANDMARK = new RegExp(`(${CLOSING_TAG})|(${OPENING_TAG})|[{[]`, 'gi');
const THOUGHT_ENDS = new RegExp(CLOSING_TAG, 'gi');
const MENTIONING = /["'`]/;
const WORK_PER_CHARACTER = 16;
const LEAST_WORK = 100_000;
const LONGEST_INDENT = 80;
function findDocuments(text, notes) {
    const work = text.length * WORK_PER_CHARACTER + LEAST_WORK;
    const scan = {
        text,
        notes,
        values: [],
        doubt: null,
        restarted: false,
        at: 0,
        work,
        thoughtsEnd: true,
    };
    while (scan.at < text.length) {
        LANDMARK.lastIndex = scan.at;
        const found = LANDMARK.exec(text);
        if (found === null)
            break;
        const [mark, closing, opening] = found;
        if (closing !== undefined)
            passClosingTag(scan, found.index, mark);
        else if (opening !== undefined)
            passThought(scan, found.index, mark);
        else
            readValue(scan, found.index);
    }
    return { values: scan.values, doubt: scan.doubt, restarted: scan.restarted };
}
function passClosingTag(scan, at, tag) {
    if (!isMentioned(scan.text, at)) {
        scan.values = [];
        scan.doubt = null;
        scan.restarted ||= scan.text.slice(0, at).includes('findings');
    }
    scan.at = at + tag.length;
}
function passThought(scan, at, tag) {
    scan.at = at + tag.length;
    if (isMentioned(scan.text, at))
        return;
    THOUGHT_ENDS.lastIndex = scan.at;
    if (scan.thoughtsEnd && THOUGHT_ENDS.test(scan.text)) {
        scan.at = THOUGHT_ENDS.lastIndex;
        return;
    }
    scan.thoughtsEnd = false;
    if (!startsLine(scan.text, at))
        return;
    scan.doubt = 'the text ends inside a thought';
    scan.at = scan.text.length;
}
function readValue(scan, start) {
    if (scan.work <= 0) {
        scan.doubt = 'the text is too tangled to be read';
        scan.at = scan.text.length;
        return;
    }
    const strict = attempt(scan, start, false);
    if (strict.parsed !== null) {
        keep(scan, strict.parsed);
        return;
    }
    const lenient = attempt(scan, start, true);
    scan.at = lenient.resumeAt;
    if (lenient.parsed === null)
        return;
    scan.at = start + 1;
    const slice = scan.text.slice(lenient.parsed.start, lenient.parsed.end);
    if (lenient.parsed.cut && !scan.notes.marks.traces.test(slice))
        return;
    if (slice.search(THOUGHT_ENDS) === -1)
        keep(scan, lenient.parsed);
    else
        scan.doubt = 'a broken value reaches over the end of a thought';
}
function attempt(scan, start, lenient) {
    const made = (0,_json_parser_js__WEBPACK_IMPORTED_MODULE_0__/* .parseValueAt */ .C)(scan.text, start, lenient, scan.notes);
    scan.work -= made.furthest - start + 1;
    return made;
}
function keep(scan, parsed) {
    scan.values.push(parsed);
    scan.at = Math.max(parsed.end, parsed.start + 1);
}
function isMentioned(text, at) {
    return MENTIONING.test(text[at - 1] ?? '');
}
function startsLine(text, at) {
    return /(?:^|\n)[^\S\n]*$/.test(text.slice(Math.max(0, at - LONGEST_INDENT), at));
}


/***/ }),

/***/ 27233:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oZ: () => (/* binding */ ELIDED),
  s0: () => (/* binding */ MAX_TEXTS),
  uO: () => (/* binding */ findAnswer),
  z2: () => (/* binding */ parseWhole),
  I6: () => (/* binding */ trimBlanks)
});

// EXTERNAL MODULE: ./src/stages/panel/candidates.ts
var panel_candidates = __webpack_require__(47206);
// EXTERNAL MODULE: ./src/stages/panel/finding-shape.ts
var finding_shape = __webpack_require__(93415);
;// CONCATENATED MODULE: ./src/stages/panel/choose.ts


function chooseAnswer(candidates, text) {
    const lists = candidates.filter(({ kind }) => kind !== 'loose');
    const loose = candidates.filter(({ kind }) => kind === 'loose');
    const real = lists.filter(({ items }) => !isTemplate(items));
    if (real.length === 0)
        return loose.length > 0 ? gather(loose, text) : (lists.at(-1) ?? null);
    const lines = joinLines(real, text);
    if (lines !== null)
        return lines;
    const full = real.filter(({ items }) => items.length > 0);
    const chosen = full.findLast(({ items }) => items.some(finding_shape/* looksLikeFinding */.bx)) ?? full.at(-1);
    if (chosen === undefined && loose.length > 0) {
        return withGap(gather(loose, text), 'an empty list stands beside the findings');
    }
    if (chosen === undefined)
        return withInlineDoubt(real.at(-1), text);
    return withOthers(chosen, { real, loose, text });
}
function isTemplate(items) {
    return items.length > 0 && items.every(finding_shape/* isPlaceholder */.wK);
}
function withInlineDoubt(candidate, text) {
    if (candidate === undefined)
        return null;
    if (endsLine(candidate, text))
        return candidate;
    return { ...candidate, gaps: [...candidate.gaps, 'the empty list stands within a sentence'] };
}
function withOthers(chosen, { real, loose, text }) {
    const rest = real.filter((candidate) => candidate !== chosen);
    const later = rest.filter((candidate) => candidate.start >= chosen.end);
    const gaps = [...chosen.gaps, ...later.flatMap((candidate) => candidate.gaps)];
    if (later.some((candidate) => candidate.items.length === 0 && endsLine(candidate, text))) {
        gaps.push('an empty answer follows the answer');
    }
    const unlike = unlikeAny(chosen.items);
    const superseded = rest.flatMap(({ items }) => items).filter(unlike);
    const alone = loose.flatMap(({ items }) => items).filter(unlike);
    if (loose.some(({ start, items }) => (start >= chosen.end || chosen.kind === 'list') && items.some(unlike))) {
        gaps.push('a finding stands outside of the answer');
    }
    const items = chosen.gaps.length > 0 ? [...chosen.items, ...superseded] : chosen.items;
    const setAside = [
        ...(items === chosen.items ? superseded.map(setAsideBecause('superseded by a later answer')) : []),
        ...alone.map(setAsideBecause('stands outside of the answer')),
    ];
    return { ...chosen, items, gaps, setAside: [...chosen.setAside, ...setAside] };
}
function setAsideBecause(reason) {
    return (item) => ({ reason, item });
}
function unlikeAny(items) {
    const known = new Set(items.map((item) => JSON.stringify(item)));
    return (item) => !(0,finding_shape/* isPlaceholder */.wK)(item) && !known.has(JSON.stringify(item));
}
const PROSE = /\p{L}/u;
const FENCE = /```\w*|<[^<>]{0,80}>/g;
const FINDINGS_KEY = /["'“]findings["'”]\s*[:：]/;
function gather(loose, text) {
    const all = { ...(0,panel_candidates/* joined */.oR)(loose), setAside: loose.flatMap(({ setAside }) => setAside) };
    let at = 0;
    let between = '';
    for (const { start, end } of loose) {
        between += text.slice(at, Math.max(at, start));
        at = Math.max(at, end);
    }
    between += text.slice(at);
    if (FINDINGS_KEY.test(between))
        return withGap(all, 'the list around the findings could not be read');
    return PROSE.test(between.replace(FENCE, '')) ? withGap(all, 'the findings stand within prose') : all;
}
function withGap(candidate, gap) {
    return { ...candidate, gaps: [...candidate.gaps, gap] };
}
function joinLines(real, text) {
    if (real.length < 2)
        return null;
    const places = real.flatMap(({ items }) => items).map(placeOf);
    if (new Set(places).size < places.length)
        return null;
    let before = null;
    for (const candidate of real) {
        if (candidate.kind !== 'object' || text.slice(candidate.start, candidate.end).includes('\n'))
            return null;
        if (before !== null && !/^\r?\n$/.test(text.slice(before.end, candidate.start)))
            return null;
        before = candidate;
    }
    return (0,panel_candidates/* joined */.oR)(real);
}
function placeOf(item) {
    const { file, line } = (0,finding_shape/* isFields */.Ce)(item) ? item : {};
    return `${String(file)}:${String(line)}`;
}
function endsLine({ end }, text) {
    const lineEnd = text.indexOf('\n', end);
    return !/[\p{L}\p{N}]/u.test(text.slice(end, lineEnd === -1 ? text.length : lineEnd));
}

// EXTERNAL MODULE: ./src/stages/panel/documents.ts
var panel_documents = __webpack_require__(1528);
// EXTERNAL MODULE: ./src/stages/panel/json-cursor.ts
var json_cursor = __webpack_require__(70309);
// EXTERNAL MODULE: ./src/stages/panel/json-parser.ts + 2 modules
var json_parser = __webpack_require__(31554);
;// CONCATENATED MODULE: ./src/stages/panel/find-answer.ts






const MAX_TEXTS = 4;
function findAnswer(text, notes) {
    const trimmed = trimBlanks(text);
    const whole = parseWhole(trimmed, notes);
    const candidate = candidateIn(trimmed, whole, { notes, level: 0 });
    if (candidate !== null)
        return { candidate, plain: whole !== null && isPlain(whole.value, notes) };
    for (const view of decodedViews(trimmed)) {
        const decoded = candidateIn(view, parseWhole(view, notes), { notes, level: 0 });
        if (decoded !== null)
            return { candidate: decoded, plain: false };
    }
    return null;
}
function candidateIn(text, whole, { notes, level }) {
    const documents = whole === null ? (0,panel_documents/* findDocuments */.I)(text, notes) : onlyValue(whole);
    const { values } = documents;
    const search = {
        notes,
        readText: (inner) => {
            if (level >= MAX_TEXTS)
                return null;
            const trimmed = trimBlanks(inner);
            return candidateIn(trimmed, parseWhole(trimmed, notes), { notes, level: level + 1 });
        },
    };
    const answers = new Set((0,panel_candidates/* withoutEvents */.oE)(values.map(({ value }) => value)));
    const candidates = values
        .filter(({ value }) => answers.has(value))
        .flatMap((parsed) => (0,panel_candidates/* candidatesIn */.U$)(parsed.value, search).map((found) => placed(found, parsed)))
        .filter(({ items, gaps }) => items.length > 0 || !gaps.includes(ELIDED));
    const chosen = chooseAnswer(candidates, text);
    if (chosen === null)
        return null;
    return { ...chosen, gaps: [...chosen.gaps, ...doubtsAbout(chosen, documents, text)] };
}
const FINDING_KEY = /["'“](?:issue|severity)["'”]\s*[:：]/;
function doubtsAbout(chosen, { values, doubt, restarted }, text) {
    const doubts = doubt === null ? [] : [doubt];
    if ((0,panel_candidates/* isUnfinishedRun */.JS)(values.map(({ value }) => value)))
        doubts.push('the run brought no result');
    if (restarted && chosen.kind !== 'object')
        doubts.push('the findings before the end of a thought were passed over');
    const behind = chosen.items.length === 0 ? text.slice(chosen.end) : unreadBehind(chosen.end, values, text);
    if (FINDING_KEY.test(behind))
        doubts.push('what follows the answer cannot be read');
    return doubts;
}
function unreadBehind(end, values, text) {
    let unread = '';
    let at = end;
    for (const value of values) {
        if (value.start < at)
            continue;
        unread += text.slice(at, value.start);
        at = value.end;
    }
    return unread + text.slice(at);
}
function onlyValue(whole) {
    return { values: [whole], doubt: null, restarted: false };
}
const ELIDED = 'a part of the answer is left out';
function placed(candidate, { start, end, cut, elided }) {
    const gaps = [
        ...candidate.gaps,
        ...(cut && candidate.gaps.length === 0 ? [panel_candidates/* UNFINISHED */.yA] : []),
        ...(elided ? [ELIDED] : []),
    ];
    return { ...candidate, start, end, gaps };
}
function parseWhole(text, notes) {
    const { parsed } = (0,json_parser/* parseValueAt */.C)(text, 0, false, notes);
    return parsed?.end === text.length ? parsed : null;
}
function isPlain(value, notes) {
    if (!(0,finding_shape/* isFields */.Ce)(value) || notes.repeated.has(value))
        return false;
    return Array.isArray(value.findings) && typeof value.approved !== 'string';
}
const BLANK = /[\s\u200b-\u200d\u2060\ufeff]/;
function trimBlanks(text) {
    let start = 0;
    let end = text.length;
    while (start < end && BLANK.test(text[start] ?? ''))
        start++;
    while (end > start && BLANK.test(text[end - 1] ?? ''))
        end--;
    return text.slice(start, end);
}
const ENTITIES = {
    '&quot;': '"',
    '&#34;': '"',
    '&#39;': "'",
    '&apos;': "'",
    '&lt;': '<',
    '&gt;': '>',
    '&amp;': '&',
};
function decodedViews(text) {
    const views = [];
    if (/&(?:quot|#34);findings&(?:quot|#34);/.test(text)) {
        views.push(text.replace(/&(?:quot|#34|#39|apos|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity));
    }
    if (text.includes('\\"findings\\"')) {
        const quoted = `"${text.replaceAll('\r', '\\r').replaceAll('\n', '\\n')}"`;
        const { parsed } = (0,json_parser/* parseValueAt */.C)(quoted, 0, false, (0,json_cursor/* createNotes */.aP)());
        if (parsed?.end === quoted.length && typeof parsed.value === 'string')
            views.push(parsed.value);
    }
    return views;
}


/***/ }),

/***/ 93415:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: () => (/* binding */ isFields),
/* harmony export */   bx: () => (/* binding */ looksLikeFinding),
/* harmony export */   wK: () => (/* binding */ isPlaceholder)
/* harmony export */ });
/* harmony import */ var _json_cursor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70309);

function isFields(value) {
    return (typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof _json_cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .BrokenItem */ .ZN));
}
function looksLikeFinding(value) {
    if (!isFields(value))
        return false;
    const present = ['file', 'issue', 'severity'].filter((key) => typeof value[key] === 'string').length;
    return present + Number(isLineLike(value.line)) >= 3;
}
function isLineLike(line) {
    return line === null || typeof line === 'number' || typeof line === 'string';
}
const PLACEHOLDER = /^\s*(?:\.{3,}|…|<[^<>]*>|string|\{[^{}]*\}|\[[^[\]]*\])\s*$/i;
function isPlaceholder(value) {
    if (!isFields(value))
        return false;
    if (Object.keys(value).length === 0)
        return true;
    const { severity, file, issue } = value;
    if (typeof severity === 'string' && severity.includes('|'))
        return true;
    return isPlaceholderText(file) && isPlaceholderText(issue);
}
function isPlaceholderText(value) {
    return typeof value === 'string' && PLACEHOLDER.test(value);
}


/***/ }),

/***/ 70309:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FZ: () => (/* binding */ matchesAt),
/* harmony export */   Ok: () => (/* binding */ marksOf),
/* harmony export */   YZ: () => (/* binding */ endOfText),
/* harmony export */   ZN: () => (/* binding */ BrokenItem),
/* harmony export */   aP: () => (/* binding */ createNotes),
/* harmony export */   lN: () => (/* binding */ createCursor),
/* harmony export */   mP: () => (/* binding */ UNREADABLE)
/* harmony export */ });
const UNREADABLE = Symbol('unreadable');
class BrokenItem {
    raw;
    constructor(raw) {
        this.raw = raw;
    }
}
const REVIEW_MARKS = { key: keyPattern('findings'), traces: /findings|issue/ };
function marksOf(key) {
    return { key: keyPattern(key), traces: new RegExp(key) };
}
function keyPattern(key) {
    return new RegExp(`["'“]${key}["'”]\\s*[:：]`);
}
function createNotes(marks = REVIEW_MARKS) {
    return { marks, unfinished: new WeakSet(), repeated: new WeakMap() };
}
function createCursor(text, start, lenient, notes) {
    return {
        text,
        lenient,
        notes,
        at: start,
        depth: 0,
        furthest: start,
        cut: false,
        elided: false,
        tooDeep: false,
        bareKeys: false,
        noItemEndFrom: Number.POSITIVE_INFINITY,
    };
}
function endOfText(cursor) {
    cursor.furthest = cursor.text.length;
    if (cursor.lenient)
        cursor.cut = true;
    return cursor.lenient;
}
function matchesAt(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.test(text);
}


/***/ }),

/***/ 31554:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ parseValueAt)
});

// EXTERNAL MODULE: ./src/stages/panel/json-cursor.ts
var json_cursor = __webpack_require__(70309);
;// CONCATENATED MODULE: ./src/stages/panel/json-blanks.ts

const STRICT_BLANKS = /[ \t\n\r]*/y;
const LENIENT_BLANKS = /[\s\u200b-\u200d\u2060\ufeff]*/y;
const ELLIPSIS = /\.{3,}|…/y;
const LINE_END = /[\r\n]|$/g;
const ELISION = /["'{[]|\.{3}|…|omit|truncat|remain|more|rest\b|etc/i;
function skipBlanks(cursor) {
    for (;;) {
        const blanks = cursor.lenient ? LENIENT_BLANKS : STRICT_BLANKS;
        (0,json_cursor/* matchesAt */.FZ)(blanks, cursor.text, cursor.at);
        cursor.at = blanks.lastIndex;
        if (!cursor.lenient || !skipComment(cursor))
            return;
    }
}
function skipComment(cursor) {
    const { text, at } = cursor;
    if (text[at] === '#' || text.startsWith('//', at)) {
        LINE_END.lastIndex = at;
        return skipTo(cursor, LINE_END.exec(text)?.index ?? text.length);
    }
    if (text.startsWith('/*', at)) {
        const end = text.indexOf('*/', at + 2);
        if (end === -1)
            (0,json_cursor/* endOfText */.YZ)(cursor);
        return skipTo(cursor, end === -1 ? text.length : end + 2);
    }
    if (!(0,json_cursor/* matchesAt */.FZ)(ELLIPSIS, text, at))
        return false;
    cursor.elided = true;
    cursor.at = ELLIPSIS.lastIndex;
    return true;
}
function skipTo(cursor, end) {
    if (ELISION.test(cursor.text.slice(cursor.at, end)))
        cursor.elided = true;
    cursor.at = end;
    return true;
}

;// CONCATENATED MODULE: ./src/stages/panel/json-strings.ts

const CLOSING_MARKS = { '"': '"', "'": "'", '“': '”', '‘': '’' };
const TRIPLE = '"""';
const ASCII_STOP = /["\\]/g;
const STOPS = {
    '"': ASCII_STOP,
    "'": /['\\]/g,
    '”': /[”\\]/g,
    '’': /[’\\]/g,
};
const QUOTED_KEY = String.raw `["'“‘][\w$-]{1,40}["'”’]\s*[:：]`;
const AFTER_KEY = /\s*(?:[:：]|$)/y;
const MEMBER_FOLLOWS = new RegExp(String.raw `\s*[,，]\s*(?:${QUOTED_KEY}|[}\]]|//|/\*|#|$)`, 'y');
const BARE_MEMBER_FOLLOWS = /\s*,\s*[A-Za-z_$][\w$]{0,40}\s*:/y;
const MEMBER_WITHOUT_COMMA = new RegExp(String.raw `\s*\n\s*${QUOTED_KEY}`, 'y');
const OBJECT_ENDS = /\s*[}\]](?:\s*(?:[,{}\]`#/]|$)|[^\S\n]*\n)/y;
const ROOT_ENDS = /\s*\}/y;
const ITEM_FOLLOWS = /\s*(?:[,，]\s*(?:["'“‘{[\]\d-]|true|false|null|$)|[\]}]|$)/y;
const END = /\s*$/y;
const KEY_STARTS = new RegExp(QUOTED_KEY, 'y');
function opensString(cursor) {
    const mark = cursor.text[cursor.at];
    return mark === '"' || (cursor.lenient && mark !== undefined && Object.hasOwn(CLOSING_MARKS, mark));
}
function opensMember(cursor) {
    return (0,json_cursor/* matchesAt */.FZ)(KEY_STARTS, cursor.text, cursor.at);
}
function readString(cursor, place) {
    const { text } = cursor;
    if (cursor.lenient && text.startsWith(TRIPLE, cursor.at))
        return readTriple(cursor);
    const opening = text[cursor.at] ?? '';
    const closing = CLOSING_MARKS[opening] ?? '"';
    const start = cursor.at + 1;
    const end = findEnd(cursor, start, closing, place);
    if (end === null)
        return json_cursor/* UNREADABLE */.mP;
    cursor.at = Math.min(end + 1, text.length);
    return decode(cursor, text.slice(start, end));
}
function readTriple(cursor) {
    const { text } = cursor;
    const start = cursor.at + TRIPLE.length;
    const end = text.indexOf(TRIPLE, start);
    if (end === -1)
        (0,json_cursor/* endOfText */.YZ)(cursor);
    cursor.at = end === -1 ? text.length : end + TRIPLE.length;
    return decode(cursor, text.slice(start, end === -1 ? text.length : end));
}
function findEnd(cursor, start, closing, place) {
    const stop = STOPS[closing] ?? ASCII_STOP;
    stop.lastIndex = start;
    for (let found = stop.exec(cursor.text); found !== null; found = stop.exec(cursor.text)) {
        const at = found.index;
        cursor.furthest = Math.max(cursor.furthest, at);
        if (found[0] === '\\') {
            stop.lastIndex = at + 2;
            continue;
        }
        const verdict = judgeMark(cursor, at, start, place);
        if (verdict !== 'inner')
            return verdict === 'end' ? at : null;
    }
    return (0,json_cursor/* endOfText */.YZ)(cursor) ? cursor.text.length : null;
}
function judgeMark(cursor, at, start, place) {
    if (!cursor.lenient)
        return hasControl(cursor.text, start, at) ? 'doubt' : 'end';
    if (closes(cursor, at, place))
        return 'end';
    if (place === 'key' || isSwallowedKey(cursor.text, at, start))
        return 'doubt';
    return 'inner';
}
function hasControl(text, start, end) {
    for (let at = start; at < end; at++)
        if (text.charCodeAt(at) < 0x20)
            return true;
    return false;
}
function closes(cursor, at, place) {
    const { text } = cursor;
    const next = at + 1;
    if (place === 'key')
        return (0,json_cursor/* matchesAt */.FZ)(AFTER_KEY, text, next);
    if (place === 'array')
        return (0,json_cursor/* matchesAt */.FZ)(ITEM_FOLLOWS, text, next);
    return ((0,json_cursor/* matchesAt */.FZ)(MEMBER_FOLLOWS, text, next) ||
        (0,json_cursor/* matchesAt */.FZ)(OBJECT_ENDS, text, next) ||
        (0,json_cursor/* matchesAt */.FZ)(END, text, next) ||
        (0,json_cursor/* matchesAt */.FZ)(MEMBER_WITHOUT_COMMA, text, next) ||
        (cursor.depth === 1 && (0,json_cursor/* matchesAt */.FZ)(ROOT_ENDS, text, next)) ||
        (cursor.bareKeys && (0,json_cursor/* matchesAt */.FZ)(BARE_MEMBER_FOLLOWS, text, next)));
}
function isSwallowedKey(text, at, start) {
    if (!(0,json_cursor/* matchesAt */.FZ)(KEY_STARTS, text, at))
        return false;
    let before = at - 1;
    while (before > start && /\s/.test(text[before] ?? ''))
        before--;
    return /[,，{]/.test(text[before] ?? '');
}
const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g;
const MARKS = { '"': '"', '\\': '\\', '/': '/' };
const BREAKS = { n: '\n', r: '\r', t: '\t' };
const JSON_ESCAPES = { ...MARKS, ...BREAKS, b: '\b', f: '\f' };
const MENDABLE = { ...JSON_ESCAPES, "'": "'", '`': '`' };
const CAREFUL = { ...MARKS, ...BREAKS, "'": "'", '`': '`' };
const LITERAL = { ...MARKS, "'": "'", '`': '`' };
function decode(cursor, raw) {
    if (!raw.includes('\\'))
        return raw;
    if (escapesAreIn(JSON_ESCAPES, raw))
        return unescaped(raw, JSON_ESCAPES);
    if (!cursor.lenient)
        return json_cursor/* UNREADABLE */.mP;
    if (escapesAreIn(MENDABLE, raw))
        return unescaped(raw, MENDABLE);
    return raw.replace(/\S+/g, (word) => escapesAreIn(MENDABLE, word) ? unescaped(word, CAREFUL) : unescaped(word, LITERAL));
}
function escapesAreIn(table, raw) {
    for (const [, hex, character] of raw.matchAll(ESCAPE)) {
        if (hex === undefined && !Object.hasOwn(table, character ?? ''))
            return false;
    }
    return true;
}
function unescaped(raw, table) {
    return raw.replace(ESCAPE, (whole, hex, character) => {
        if (hex !== undefined)
            return table === LITERAL ? whole : String.fromCharCode(Number.parseInt(hex, 16));
        return character === undefined ? whole : (table[character] ?? whole);
    });
}

;// CONCATENATED MODULE: ./src/stages/panel/json-parser.ts



const MAX_DEPTH = 100;
function parseValueAt(text, start, lenient, notes) {
    const cursor = (0,json_cursor/* createCursor */.lN)(text, start, lenient, notes);
    const value = readValue(cursor, 'array');
    const furthest = Math.max(cursor.furthest, cursor.at);
    if (value === json_cursor/* UNREADABLE */.mP) {
        return { parsed: null, resumeAt: cursor.tooDeep ? cursor.at : start + 1, furthest };
    }
    const { at: end, cut, elided } = cursor;
    return { parsed: { value, start, end, cut, elided }, resumeAt: end, furthest };
}
function readValue(cursor, place) {
    const character = cursor.text[cursor.at];
    if (character === undefined)
        return cutShort(cursor);
    if (character === '{')
        return readObject(cursor);
    if (character === '[')
        return readArray(cursor);
    if (opensString(cursor))
        return readString(cursor, place);
    return readScalar(cursor);
}
function readObject(cursor) {
    const members = [];
    const ending = readMembers(cursor, {
        close: '}',
        read: () => readMember(cursor, members),
        recover: () => false,
    });
    if (ending === 'unreadable')
        return json_cursor/* UNREADABLE */.mP;
    const object = {};
    for (const [key, value] of members) {
        Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
    }
    if (Object.keys(object).length < members.length)
        cursor.notes.repeated.set(object, members);
    if (ending === 'cut')
        cursor.notes.unfinished.add(object);
    return object;
}
function readArray(cursor) {
    const items = [];
    const ending = readMembers(cursor, {
        close: ']',
        read: () => readItem(cursor, items),
        recover: () => keepBroken(cursor, cursor.at, items),
    });
    if (ending === 'unreadable')
        return json_cursor/* UNREADABLE */.mP;
    if (ending === 'cut')
        cursor.notes.unfinished.add(items);
    return items;
}
function readMembers(cursor, reading) {
    if (cursor.depth >= MAX_DEPTH) {
        cursor.tooDeep = true;
        return 'unreadable';
    }
    cursor.depth++;
    cursor.at++;
    const ending = readUntilClosed(cursor, reading);
    if (!cursor.tooDeep)
        cursor.depth--;
    return ending;
}
function readUntilClosed(cursor, reading) {
    const progress = { count: 0, afterComma: true };
    for (;;) {
        const step = readNext(cursor, reading, progress);
        if (step !== 'read')
            return step;
    }
}
function readNext(cursor, reading, progress) {
    skipBlanks(cursor);
    const character = cursor.text[cursor.at];
    if (character === undefined)
        return (0,json_cursor/* endOfText */.YZ)(cursor) ? 'cut' : 'unreadable';
    if (character === '}' || character === ']')
        return json_parser_close(cursor, character === reading.close, progress);
    if (isComma(cursor, character))
        return passComma(cursor, progress);
    if (!progress.afterComma && !lacksOnlyComma(cursor, reading.close)) {
        return reading.recover() ? 'read' : 'unreadable';
    }
    progress.afterComma = false;
    progress.count++;
    return reading.read();
}
function json_parser_close(cursor, matches, { count, afterComma }) {
    const tidy = matches && !(afterComma && count > 0);
    if (!tidy && !cursor.lenient)
        return 'unreadable';
    if (matches)
        cursor.at++;
    return 'closed';
}
function passComma(cursor, progress) {
    if (progress.afterComma && !cursor.lenient)
        return 'unreadable';
    progress.afterComma = true;
    cursor.at++;
    return 'read';
}
function isComma(cursor, character) {
    return character === ',' || (character === '，' && cursor.lenient);
}
function lacksOnlyComma(cursor, close) {
    const opens = close === ']' ? cursor.text[cursor.at] === '{' : opensMember(cursor);
    return opens && cursor.lenient;
}
function readMember(cursor, members) {
    const key = readKey(cursor);
    if (key === json_cursor/* UNREADABLE */.mP)
        return 'unreadable';
    if (cursor.cut)
        return 'cut';
    skipBlanks(cursor);
    const colon = cursor.text[cursor.at];
    if (colon === undefined)
        return (0,json_cursor/* endOfText */.YZ)(cursor) ? 'cut' : 'unreadable';
    if (colon !== ':' && !(colon === '：' && cursor.lenient))
        return 'unreadable';
    cursor.at++;
    skipBlanks(cursor);
    const value = readValue(cursor, 'object');
    if (value === json_cursor/* UNREADABLE */.mP)
        return 'unreadable';
    members.push([key, value]);
    return cursor.cut ? 'cut' : 'read';
}
const BARE_KEY = /[A-Za-z_$][\w$]{0,40}(?=\s*:)/y;
function readKey(cursor) {
    if (opensString(cursor))
        return readString(cursor, 'key');
    if (!cursor.lenient || !(0,json_cursor/* matchesAt */.FZ)(BARE_KEY, cursor.text, cursor.at))
        return json_cursor/* UNREADABLE */.mP;
    cursor.bareKeys = true;
    const key = cursor.text.slice(cursor.at, BARE_KEY.lastIndex);
    cursor.at = BARE_KEY.lastIndex;
    return key;
}
function readItem(cursor, items) {
    const { at: start, depth } = cursor;
    const value = readValue(cursor, 'array');
    if (value !== json_cursor/* UNREADABLE */.mP) {
        items.push(value);
        return cursor.cut ? 'cut' : 'read';
    }
    if (cursor.tooDeep)
        return 'unreadable';
    cursor.depth = depth;
    return keepBroken(cursor, start, items) ? 'read' : 'unreadable';
}
const ITEM_END = /\}\s*(?:,\s*\{|\])/g;
function keepBroken(cursor, start, items) {
    if (!cursor.lenient || start >= cursor.noItemEndFrom)
        return false;
    ITEM_END.lastIndex = start;
    const end = ITEM_END.exec(cursor.text)?.index;
    cursor.furthest = Math.max(cursor.furthest, end ?? cursor.text.length);
    if (end === undefined) {
        cursor.noItemEndFrom = start;
        return false;
    }
    const raw = cursor.text.slice(start, end + 1);
    if (cursor.notes.marks.key.test(raw))
        return false;
    items.push(new json_cursor/* BrokenItem */.ZN(raw));
    cursor.at = end + 1;
    return true;
}
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LOOSE_NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?(?=[\s,，}\]]|$)/y;
const RANGE = /\d{1,9}\s*[-–]\s*\d{1,9}(?=[\s,，}\]]|$)/y;
const WORD = /[A-Za-z]{1,9}(?=[\s,，}\]/#]|$)/y;
const BEGUN = /[+-]?[\w.]{0,9}$/y;
const STRICT_WORDS = new Map([
    ['true', true],
    ['false', false],
    ['null', null],
]);
const LENIENT_WORDS = new Map([
    ...STRICT_WORDS,
    ['True', true],
    ['False', false],
    ['None', null],
    ['TRUE', true],
    ['FALSE', false],
    ['NULL', null],
    ['NaN', null],
    ['Infinity', null],
    ['undefined', null],
]);
function readScalar(cursor) {
    const { text, at } = cursor;
    if ((0,json_cursor/* matchesAt */.FZ)(WORD, text, at))
        return readWord(cursor, text.slice(at, WORD.lastIndex));
    if (cursor.lenient && (0,json_cursor/* matchesAt */.FZ)(RANGE, text, at))
        return take(cursor, RANGE.lastIndex);
    if (!cursor.lenient && !(0,json_cursor/* matchesAt */.FZ)(NUMBER, text, at))
        return json_cursor/* UNREADABLE */.mP;
    if (!cursor.lenient)
        return Number(take(cursor, NUMBER.lastIndex));
    if (text.startsWith('-Infinity', at)) {
        cursor.at += '-Infinity'.length;
        return null;
    }
    if (!(0,json_cursor/* matchesAt */.FZ)(LOOSE_NUMBER, text, at))
        return (0,json_cursor/* matchesAt */.FZ)(BEGUN, text, at) ? cutShort(cursor) : json_cursor/* UNREADABLE */.mP;
    return Number(take(cursor, LOOSE_NUMBER.lastIndex));
}
function readWord(cursor, word) {
    const words = cursor.lenient ? LENIENT_WORDS : STRICT_WORDS;
    if (!words.has(word))
        return (0,json_cursor/* matchesAt */.FZ)(BEGUN, cursor.text, cursor.at) ? cutShort(cursor) : json_cursor/* UNREADABLE */.mP;
    cursor.at += word.length;
    return words.get(word);
}
function cutShort(cursor) {
    return (0,json_cursor/* endOfText */.YZ)(cursor) ? undefined : json_cursor/* UNREADABLE */.mP;
}
function take(cursor, end) {
    const taken = cursor.text.slice(cursor.at, end);
    cursor.at = end;
    return taken;
}


/***/ }),

/***/ 98908:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ normaliseCategory),
/* harmony export */   $M: () => (/* binding */ normaliseLine),
/* harmony export */   af: () => (/* binding */ normaliseText),
/* harmony export */   ho: () => (/* binding */ splitLine),
/* harmony export */   kT: () => (/* binding */ contractFinding),
/* harmony export */   qb: () => (/* binding */ normalisePath),
/* harmony export */   s4: () => (/* binding */ normaliseSeverity)
/* harmony export */ });
/* harmony import */ var _domain_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35457);
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61245);


const SEVERITY_WORDS = {
    blocking: [
        'blocker',
        'block',
        'critical',
        'high',
        'severe',
        'error',
        'fatal',
        'urgent',
        'must-fix',
        'p0',
        'p1',
    ],
    important: ['major', 'medium', 'moderate', 'warning', 'warn', 'significant', 'p2'],
    suggestion: [
        ...[
            'suggest',
            'minor',
            'low',
            'trivial',
            'nit',
            'nitpick',
            'info',
            'informational',
            'note',
            'notice',
            'hint',
        ],
        ...['style', 'optional', 'cosmetic', 'improvement', 'non-blocking', 'nonblocking', 'p3', 'p4'],
    ],
};
const SEVERITY_OF = new Map(_domain_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.flatMap((severity) => [severity, ...SEVERITY_WORDS[severity]].map((word) => [word, severity])));
function normaliseSeverity(raw) {
    const words = raw.toLowerCase().match(/[a-z][a-z0-9]*(?:-[a-z]+)*/g) ?? [];
    const known = words.map((word) => SEVERITY_OF.get(word)).filter((severity) => severity !== undefined);
    const [gravest] = known.sort((a, b) => (0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(a) - (0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(b));
    if (gravest !== undefined)
        return { value: gravest, note: null };
    return { value: 'blocking', note: `the severity ${quoted(raw)} is unknown and counts as blocking` };
}
const LINE_TEXT = /^(?:#?l(?:ines?|n)?\.?\s*)?(\d{1,9})(?:\.0+)?(?:\s*(?:-|–|—|to|:|,|\.\.)\s*(?:#?l(?:ines?)?\s*)?\d{1,9})?$/i;
function normaliseLine(raw) {
    if (typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0)
        return { value: raw, note: null };
    if (Array.isArray(raw) && raw.length > 0)
        return normaliseLine(raw[0]);
    const digits = typeof raw === 'string' ? LINE_TEXT.exec(raw.trim())?.[1] : undefined;
    if (digits !== undefined)
        return { value: Number(digits), note: null };
    const said = raw === undefined ? 'no line is given' : `the line ${quoted(raw)} is no line number`;
    return { value: 0, note: `${said}; use 0 for the whole file` };
}
const WITH_LINE = /^(.+?)(?::(\d{1,9})(?:[-:]\d{1,9})?|#L(\d{1,9})(?:-L?\d{1,9})?)$/;
function splitLine(raw) {
    const [, file, line, anchor] = WITH_LINE.exec(raw) ?? [];
    const digits = line ?? anchor;
    if (file === undefined || digits === undefined)
        return { file: raw, line: null };
    return { file, line: Number(digits) };
}
function normalisePath(raw, known) {
    if (known?.has(raw))
        return raw;
    const trimmed = raw.trim().replace(/^(["'`])(.*)\1$/, '$2');
    const slashed = trimmed.includes('/') ? trimmed : trimmed.replaceAll('\\', '/');
    const relative = slashed.replace(/^(?:\.\/)+/, '');
    const stripped = slashed === trimmed ? relative.replace(/^[ab]\/(?=.)/, '') : relative;
    if (known === null)
        return stripped;
    const meant = [relative, stripped, ...suffixes(relative)].find((path) => known.has(path));
    return meant ?? relative;
}
function suffixes(path) {
    if (!/^(?:\/|[A-Za-z]:)/.test(path))
        return [];
    const parts = path.split('/');
    return parts.slice(1).map((_, index) => parts.slice(index + 1).join('/'));
}
function normaliseText(raw) {
    if (raw === undefined || raw === null || raw === '')
        return null;
    if (typeof raw === 'string')
        return raw;
    if (Array.isArray(raw) && raw.every((line) => typeof line === 'string'))
        return raw.join('\n') || null;
    return JSON.stringify(raw);
}
function normaliseCategory(raw) {
    const word = typeof raw === 'string'
        ? raw
            .trim()
            .toLowerCase()
            .replaceAll(/[\s_]+/g, '-')
        : null;
    return _domain_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .CATEGORIES */ .R.find((category) => category === word) ?? null;
}
function contractFinding(finding) {
    const { severity, file, line, issue, fix, ruleId, criteriaSource } = finding;
    return {
        severity,
        file,
        line,
        issue,
        ...(fix === null ? {} : { fix }),
        ...(ruleId === null ? {} : { ruleId }),
        ...(criteriaSource === null ? {} : { criteriaSource }),
    };
}
function quoted(value) {
    return (JSON.stringify(value) ?? String(value)).slice(0, 80);
}


/***/ }),

/***/ 38088:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ splitAtRepeats),
/* harmony export */   k: () => (/* binding */ readItem)
/* harmony export */ });
/* harmony import */ var _domain_contract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38956);
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61245);
/* harmony import */ var _finding_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93415);
/* harmony import */ var _json_cursor_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70309);
/* harmony import */ var _normalise_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98908);





function readItem(item, index, context) {
    const place = `/findings/${index}`;
    if (item instanceof _json_cursor_js__WEBPACK_IMPORTED_MODULE_2__/* .BrokenItem */ .ZN)
        return drop(item.raw, `${place}: must be valid JSON`);
    if (!(0,_finding_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .Ce)(item))
        return drop(item, `${place}: must be object`);
    if (context.notes.unfinished.has(item))
        return drop(item, `${place}: the text ends inside this finding`);
    if ((0,_finding_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(item))
        return drop(item, `${place}: is a placeholder, not a finding`);
    const members = context.notes.repeated.get(item);
    if (members !== undefined)
        return readRepeated(item, members, { place, context });
    return readFields(item, place, context);
}
function readRepeated(item, members, { place, context }) {
    const parts = splitAtRepeats(members);
    if (parts.every(_finding_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .looksLikeFinding */ .bx)) {
        const readings = parts.map((part) => readFields(part, place, context));
        return {
            findings: readings.flatMap(({ findings }) => findings),
            dropped: readings.flatMap(({ dropped }) => dropped),
            errors: readings.flatMap(({ errors }) => errors),
            whole: readings.every(({ whole }) => whole),
            changed: true,
        };
    }
    const severities = members
        .filter(([key, value]) => key === 'severity' && typeof value === 'string')
        .map(([, value]) => (0,_normalise_js__WEBPACK_IMPORTED_MODULE_3__/* .normaliseSeverity */ .s4)(String(value)).value);
    const reading = readFields(severities.length > 1 ? { ...item, severity: (0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_4__/* .gravest */ .Zk)(severities) } : item, place, context);
    const contradicts = members.some(([key, value]) => JSON.stringify(value) !== JSON.stringify(item[key]));
    if (!contradicts)
        return { ...reading, changed: true };
    const reason = `${place}: must not name a key twice`;
    return {
        ...reading,
        dropped: [...reading.dropped, { reason, item: members }],
        errors: [...reading.errors, reason],
        whole: false,
    };
}
function splitAtRepeats(members) {
    const parts = [{}];
    for (const [key, value] of members) {
        if (Object.hasOwn(parts.at(-1) ?? {}, key))
            parts.push({});
        Object.defineProperty(parts.at(-1) ?? {}, key, {
            value,
            enumerable: true,
            configurable: true,
            writable: true,
        });
    }
    return parts;
}
function readFields(item, place, { paths }) {
    const { file, line } = readPlace(item, paths);
    const severity = typeof item.severity === 'string' ? (0,_normalise_js__WEBPACK_IMPORTED_MODULE_3__/* .normaliseSeverity */ .s4)(item.severity) : null;
    const issue = Array.isArray(item.issue) ? (0,_normalise_js__WEBPACK_IMPORTED_MODULE_3__/* .normaliseText */ .af)(item.issue) : item.issue;
    if (severity === null || typeof file !== 'string' || typeof issue !== 'string') {
        return drop(item, ...faultsOf({ ...pick(item), line: line.value }, place));
    }
    const finding = {
        severity: severity.value,
        file,
        line: line.value,
        issue,
        fix: (0,_normalise_js__WEBPACK_IMPORTED_MODULE_3__/* .normaliseText */ .af)(item.fix),
        ruleId: (0,_normalise_js__WEBPACK_IMPORTED_MODULE_3__/* .normaliseText */ .af)(item.ruleId),
        criteriaSource: (0,_normalise_js__WEBPACK_IMPORTED_MODULE_3__/* .normaliseText */ .af)(item.criteriaSource),
        category: (0,_normalise_js__WEBPACK_IMPORTED_MODULE_3__/* .normaliseCategory */ .$3)(item.category),
        quote: (0,_normalise_js__WEBPACK_IMPORTED_MODULE_3__/* .normaliseText */ .af)(item.quote),
    };
    const faults = faultsOf({ ...(0,_normalise_js__WEBPACK_IMPORTED_MODULE_3__/* .contractFinding */ .kT)(finding), file: file.trim(), issue: issue.trim() }, place);
    if (faults.length > 0)
        return drop(item, ...faults);
    const errors = [
        ...(severity.note === null ? [] : [`${place}/severity: ${severity.note}`]),
        ...(line.note === null ? [] : [`${place}/line: ${line.note}`]),
    ];
    return {
        findings: [finding],
        dropped: [],
        errors,
        whole: line.note === null,
        changed: differs(finding, item),
    };
}
function readPlace(item, paths) {
    const line = (0,_normalise_js__WEBPACK_IMPORTED_MODULE_3__/* .normaliseLine */ .$M)(item.line);
    if (typeof item.file !== 'string')
        return { file: item.file, line };
    const split = (0,_normalise_js__WEBPACK_IMPORTED_MODULE_3__/* .splitLine */ .ho)(item.file);
    const isKnown = paths?.has(item.file) ?? false;
    if (isKnown || split.line === null || (line.value > 0 && line.value !== split.line)) {
        return { file: (0,_normalise_js__WEBPACK_IMPORTED_MODULE_3__/* .normalisePath */ .qb)(item.file, paths), line };
    }
    return { file: (0,_normalise_js__WEBPACK_IMPORTED_MODULE_3__/* .normalisePath */ .qb)(split.file, paths), line: { value: split.line, note: null } };
}
function pick({ severity, file, issue }) {
    return Object.fromEntries(Object.entries({ severity, file, issue }).filter(([, value]) => value !== undefined));
}
function faultsOf(candidate, place) {
    return (0,_domain_contract_js__WEBPACK_IMPORTED_MODULE_0__/* .validateReviewerFinding */ .n3)(candidate).map(({ path, message }) => `${place}${path === '/' ? '' : path}: ${message}`);
}
function differs(finding, item) {
    const { severity, file, line, issue, fix } = finding;
    const read = Object.entries({ severity, file, line, issue, fix: fix ?? '' });
    return read.some(([key, value]) => value !== (item[key] ?? ''));
}
function drop(item, ...faults) {
    return {
        findings: [],
        dropped: [{ reason: faults.join('; '), item }],
        errors: faults,
        whole: false,
        changed: true,
    };
}


/***/ }),

/***/ 70528:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ foldedId),
/* harmony export */   a: () => (/* binding */ readRows)
/* harmony export */ });
/* harmony import */ var _domain_criteria_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83543);
/* harmony import */ var _lib_cut_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19811);
/* harmony import */ var _finding_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93415);
/* harmony import */ var _json_parser_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31554);
/* harmony import */ var _normalise_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98908);
/* harmony import */ var _read_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38088);






const MAX_ROWS = 1_000;
const MAX_EVIDENCE = 300;
const MAX_LEVELS = 6;
const MAX_ID = 200;
const MAX_WORD = 40;
const ID_KEYS = ['ruleid', 'rule', 'id'];
const STATUS_KEYS = ['status', 'result', 'verdict', 'outcome', 'state', 'conformance'];
const EVIDENCE_KEYS = ['evidence', 'reason', 'rationale', 'explanation', 'justification', 'details', 'notes'];
const STATUS_WORDS = {
    met: [
        ...['met', 'pass', 'passed', 'passes', 'passing', 'ok', 'okay', 'compliant', 'conforms', 'conformant'],
        ...['conforming', 'complies', 'satisfied', 'fulfilled', 'kept', 'notviolated'],
    ],
    violated: [
        ...['violated', 'violates', 'violation', 'fail', 'failed', 'fails', 'failing', 'failure', 'notmet'],
        ...['unmet', 'broken', 'breached', 'noncompliant', 'notcompliant', 'nonconformant', 'notsatisfied'],
    ],
    'not-applicable': ['notapplicable', 'na', 'nonapplicable', 'inapplicable', 'doesnotapply', 'notrelevant'],
};
const STATUS_OF = new Map(['met', 'violated', 'not-applicable'].flatMap((status) => STATUS_WORDS[status].map((word) => [word, status])));
function readRows(members, notes) {
    return members.flatMap((member) => rowsIn(member, notes, MAX_LEVELS)).slice(0, MAX_ROWS);
}
function rowsIn(value, notes, levels) {
    if (levels === 0)
        return [];
    if (typeof value === 'string')
        return rowsInText(value, notes, levels);
    if (Array.isArray(value)) {
        return value.slice(0, MAX_ROWS).flatMap((item) => rowsIn(item, notes, levels - 1));
    }
    if (!(0,_finding_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .Ce)(value))
        return [];
    const isCut = notes.unfinished.has(value);
    if (isRow(value))
        return isCut ? [] : rowsOf(value, notes);
    const members = notes.repeated.get(value) ?? Object.entries(value);
    return members.slice(0, isCut ? -1 : MAX_ROWS).flatMap(([key, member]) => {
        if (!isId(key) || Array.isArray(member))
            return rowsIn(member, notes, levels - 1);
        return rowOf({ ...((0,_finding_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .Ce)(member) ? member : { status: member }), ruleId: key });
    });
}
function rowsInText(text, notes, levels) {
    const start = text.search(/[[{]/);
    const { parsed } = start === -1 ? { parsed: null } : (0,_json_parser_js__WEBPACK_IMPORTED_MODULE_2__/* .parseValueAt */ .C)(text, start, true, notes);
    return parsed === null || parsed.elided ? [] : rowsIn(parsed.value, notes, levels - 1);
}
function rowsOf(row, notes) {
    const members = notes.repeated.get(row);
    if (members === undefined)
        return rowOf(row);
    let ruleId = null;
    return (0,_read_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .splitAtRepeats */ .a)(members).flatMap((part) => {
        ruleId = idIn(part) ?? ruleId;
        return rowOf({ ...part, ruleId });
    });
}
function rowOf(row) {
    const ruleId = idIn(row);
    const word = textUnder(row, STATUS_KEYS)[0];
    if (ruleId === null || word === undefined)
        return [];
    const [said] = textUnder(row, EVIDENCE_KEYS);
    const evidence = said === undefined ? null : (0,_lib_cut_js__WEBPACK_IMPORTED_MODULE_5__/* .capped */ .uo)(said.trim(), MAX_EVIDENCE) || null;
    return [{ ruleId, status: statusOf(word), evidence }];
}
function isRow(value) {
    return idIn(value) !== null && textUnder(value, STATUS_KEYS).length > 0;
}
function idIn(row) {
    const ids = textUnder(row, ID_KEYS).filter((text) => text.length <= MAX_ID);
    return ids.find(isId) ?? ids[0] ?? null;
}
function textUnder(row, names) {
    const members = Object.entries(row).map(([key, value]) => ({ name: lettersOf(key), value }));
    return names.flatMap((name) => members.flatMap((member) => {
        const text = member.name === name ? wordsOf(member.value) : null;
        return text === null ? [] : [text];
    }));
}
function wordsOf(value) {
    return typeof value === 'string' || Array.isArray(value) ? (0,_normalise_js__WEBPACK_IMPORTED_MODULE_3__/* .normaliseText */ .af)(value) : null;
}
function statusOf(word) {
    const known = word.length > MAX_WORD ? undefined : STATUS_OF.get(lettersOf(word));
    return known ?? 'not-checked';
}
function lettersOf(text) {
    return text.toLowerCase().replace(/\P{L}/gu, '');
}
function isId(text) {
    return _domain_criteria_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE_ID */ .B.test(foldedId(text));
}
function foldedId(text) {
    return text
        .slice(0, MAX_ID)
        .toUpperCase()
        .replace(/[\u2010-\u2015\u2212]/g, '-')
        .replace(/[\s"'`“”‘’*()[\]]/g, '');
}


/***/ })

};
