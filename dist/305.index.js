export const id = 305;
export const ids = [305];
export const modules = {

/***/ 5705:
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

/***/ 1796:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ codeHalf),
/* harmony export */   El: () => (/* binding */ codeHalfOf),
/* harmony export */   Q8: () => (/* binding */ kindHalf),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   pz: () => (/* binding */ kindHalfOf),
/* harmony export */   qe: () => (/* binding */ codeWindow)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
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

/***/ 5808:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GQ: () => (/* binding */ MARKER_LENGTH),
/* harmony export */   Pe: () => (/* binding */ withMarker),
/* harmony export */   QV: () => (/* binding */ sameText),
/* harmony export */   t7: () => (/* binding */ readMarker),
/* harmony export */   we: () => (/* binding */ markerOf)
/* harmony export */ });
/* unused harmony export MARKER_KINDS */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

const MARKER_KINDS = ['finding', 'summary', 'review', 'verdict'];
const HEAD_DIGITS = 12;
const SUM_DIGITS = 16;
const LONGEST_RUN = 64;
const LINE = /^<!-- quorate:v1 kind=([a-z]+)(?: fp=([0-9a-f]{16}))? head=([0-9a-f]{12}) run=([A-Za-z0-9._-]{1,64}) sum=([0-9a-f]{16}) -->$/;
const MARKER_LENGTH = 192;
function markerOf(marker) {
    const run = marker.run.replace(/[^A-Za-z0-9._-]/g, '-').slice(0, LONGEST_RUN);
    return { ...marker, head: marker.head.slice(0, HEAD_DIGITS), run: run === '' ? '-' : run };
}
function withMarker(text, marker, scope) {
    const kept = normalised(text);
    const exact = markerOf(marker);
    return `${kept}\n\n${lineOf(exact, sumOf(kept, exact, scope))}`;
}
function readMarker(body, scope) {
    const lines = normalised(body).split('\n');
    const read = readLine(lines.pop() ?? '');
    if (read === null)
        return null;
    const text = normalised(lines.join('\n'));
    return read.sum === sumOf(text, read.marker, scope) ? { text, marker: read.marker } : null;
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
function lineOf({ kind, fingerprint, head, run }, sum) {
    const print = fingerprint === null ? '' : ` fp=${fingerprint}`;
    return `<!-- quorate:v1 kind=${kind}${print} head=${head} run=${run} sum=${sum} -->`;
}
function readLine(line) {
    const [, word, print, head, run, sum] = LINE.exec(line) ?? [];
    const kind = MARKER_KINDS.find((known) => known === word);
    if (kind === undefined || head === undefined || run === undefined || sum === undefined)
        return null;
    if ((kind === 'finding') !== (print !== undefined))
        return null;
    return { marker: { kind, fingerprint: print ?? null, head, run }, sum };
}
function sumOf(text, marker, scope) {
    const { kind, fingerprint, head, run } = marker;
    const repository = scope.repository.toLowerCase();
    const bound = JSON.stringify(['v1', repository, scope.number, kind, fingerprint, head, run, text]);
    const hash = scope.stateKey === null ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256') : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', scope.stateKey);
    return hash.update(bound).digest('hex').slice(0, SUM_DIGITS);
}


/***/ }),

/***/ 2468:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DV: () => (/* binding */ codeBlock),
  SS: () => (/* binding */ codeSpan),
  G$: () => (/* binding */ cutMarkdown),
  x: () => (/* binding */ inlineMarkdown),
  wh: () => (/* binding */ plainText),
  Rw: () => (/* binding */ proseMarkdown),
  o3: () => (/* binding */ safeLink),
  oZ: () => (/* binding */ stripMarkers),
  St: () => (/* binding */ suggestionBlock),
  xR: () => (/* binding */ tableCell)
});

;// CONCATENATED MODULE: ./src/lib/markdown-code.ts
const OPENING = /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(`{3,}|~{3,})(.*)$/s;
const CLOSING = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;
const ACTIVE_INFO = new Set(['suggestion', 'math', 'mermaid', 'geojson', 'topojson', 'stl']);
const INFO = /^[A-Za-z0-9+#.-]{1,20}(?![A-Za-z0-9+#.-])/;
function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}
function fenceFor(text) {
    return '`'.repeat(Math.max(3, longestRun(text) + 1));
}
function safeInfo(info) {
    const name = INFO.exec(info.trim())?.[0] ?? '';
    return ACTIVE_INFO.has(name.toLowerCase()) ? '' : name;
}
function fenced(text, info) {
    const fence = fenceFor(text);
    const body = text === '' || text.endsWith('\n') ? text : `${text}\n`;
    return `${fence}${info}\n${body}${fence}`;
}
function spanAround(text, inTable) {
    const ticks = '`'.repeat(spanSize(text));
    const pad = /^`|`$|^ .* $/s.test(text) ? ' ' : '';
    const body = inTable ? escapePipes(text) : text;
    return `${ticks}${pad}${body}${pad}${ticks}`;
}
function spanSize(text) {
    const sizes = new Set();
    for (const [run] of text.matchAll(/`+/g))
        sizes.add(run.length);
    let size = 1;
    while (sizes.has(size))
        size += 1;
    return size;
}
function escapePipes(text) {
    return text.replace(/\\+\|?|\|/g, (found) => {
        if (!found.endsWith('|'))
            return found;
        const run = found.slice(0, -1);
        return `${run}${run.length % 2 === 0 ? '\\' : '\\\\'}|`;
    });
}
function findSpans(text, escapes) {
    const closers = runsBySize(text);
    const opening = escapes ? /\\[\s\S]|`+/g : /`+/g;
    const spans = [];
    for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
        if (found[0].startsWith('\\'))
            continue;
        const size = found[0].length;
        const close = firstFrom(closers.get(size), found.index + size);
        if (close === null)
            continue;
        spans.push({ start: found.index, end: close + size, size });
        opening.lastIndex = close + size;
    }
    return spans;
}
function runsBySize(text) {
    const runs = new Map();
    for (const found of text.matchAll(/`+/g)) {
        const size = found[0].length;
        const known = runs.get(size);
        if (known === undefined)
            runs.set(size, { starts: [found.index], next: 0 });
        else
            known.starts.push(found.index);
    }
    return runs;
}
function firstFrom(runs, position) {
    if (runs === undefined)
        return null;
    while ((runs.starts[runs.next] ?? Number.POSITIVE_INFINITY) < position)
        runs.next += 1;
    return runs.starts[runs.next] ?? null;
}
function spanText(text, span) {
    const inner = text.slice(span.start + span.size, span.end - span.size);
    const padded = inner.startsWith(' ') && inner.endsWith(' ') && inner.trim() !== '';
    return padded ? inner.slice(1, -1) : inner;
}
function openingFence(line) {
    const [, prefix = '', mark = '', info = ''] = OPENING.exec(line) ?? [];
    if (mark === '' || (mark.startsWith('`') && info.includes('`')))
        return null;
    return { prefix: prefix.replace(/[^ \t>]/g, ' '), mark, info };
}
function closesFence(line, fence) {
    const mark = CLOSING.exec(line)?.[1] ?? '';
    return mark.startsWith(fence.mark);
}

// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(9112);
;// CONCATENATED MODULE: ./src/lib/markdown-line.ts


const LIVE = /@|#\d|(?<![a-z0-9])gh-\d|:\/\/|www\.|mailto:|xmpp:|\$|~[a-z]/i;
const PARTS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\uff00-\uffef]+|\][([]|(?:(?!\][([])[^\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\uff00-\uffef])+/gu;
const LEADING = new Set('([{<"\'*,;!?“‘«„');
const TRAILING = new Set('.,;:!?*”’»…');
const PAIRS = new Map([
    [')', '('],
    [']', '['],
    ['}', '{'],
    ['>', '<'],
]);
const QUOTES = new Set('"\'');
const MARKS = /[\\`*~[\]|#]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
const BLOCK_START = /^(?:([-+=>]|:(?=[-: ]|$))|(\d+)([.)])(?= |$))/;
function foldLine(text) {
    return breakMarks((0,lib_text/* printable */.g$)(text.replace(/\s+/g, ' ').trim()));
}
function breakMarks(text) {
    return breakMarkers(text).replaceAll('##[', '# #[');
}
function breakMarkers(text) {
    return text
        .replaceAll('<!--', '<! --')
        .replace(/(quorate:)(?=v)/gi, '$1 ')
        .replace(/\[(\s*quorate\s*)\](?=\s*:)/gi, '($1)')
        .replace(/(quorate\.)(?=invalid)/gi, '$1 ');
}
function escapeLine(line, inTable) {
    const pieces = [];
    let at = 0;
    for (const span of findSpans(line, false)) {
        const text = spanText(line, span);
        if (text.trim() === '')
            continue;
        addWords(pieces, line.slice(at, span.start));
        pieces.push({ code: true, text });
        at = span.end;
    }
    addWords(pieces, line.slice(at));
    return join(pieces, inTable).replace(BLOCK_START, escapeStart);
}
function escapeStart(_found, mark, digits = '', dot = '') {
    return mark === undefined ? `${digits}\\${dot}` : `\\${mark}`;
}
function addWords(pieces, text) {
    const isCommand = pieces.length === 0 && text.startsWith('/');
    if (isCommand || LIVE.test(text))
        addLive(pieces, text, isCommand);
    else
        addText(pieces, text);
}
function addLive(pieces, text, isCommand) {
    for (const [index, word] of text.split(' ').entries()) {
        if (index > 0)
            addText(pieces, ' ');
        if (isCommand && index === 0)
            addCode(pieces, word);
        else if (LIVE.test(word))
            addParts(pieces, word);
        else
            addText(pieces, word);
    }
}
function addText(pieces, text) {
    const last = pieces.at(-1);
    if (last === undefined || last.code) {
        if (text !== '')
            pieces.push({ code: false, text });
    }
    else
        pieces[pieces.length - 1] = { code: false, text: last.text + text };
}
function addParts(pieces, word) {
    for (const [part] of word.matchAll(PARTS)) {
        if (LIVE.test(part))
            addCode(pieces, part);
        else
            addText(pieces, part);
    }
}
function addCode(pieces, word) {
    const start = leadingLength(word);
    const end = trailingStart(word, start);
    addText(pieces, word.slice(0, start));
    pieces.push({ code: true, text: word.slice(start, end) });
    addText(pieces, word.slice(end));
}
function leadingLength(word) {
    let start = 0;
    while (LEADING.has(word.charAt(start)))
        start += 1;
    return start;
}
function trailingStart(word, start) {
    const counts = new Map();
    const add = (mark, count) => counts.set(mark, (counts.get(mark) ?? 0) + count);
    for (const character of word.slice(start))
        add(character, 1);
    let end = word.length;
    while (end > start + 1 && isTrailing(word.charAt(end - 1), counts)) {
        end -= 1;
        add(word.charAt(end), -1);
    }
    return end;
}
function isTrailing(mark, counts) {
    const count = counts.get(mark) ?? 0;
    const opening = PAIRS.get(mark);
    if (opening !== undefined)
        return count > (counts.get(opening) ?? 0);
    return QUOTES.has(mark) ? count % 2 === 1 : TRAILING.has(mark);
}
function join(pieces, inTable) {
    const parts = [];
    let afterCode = false;
    for (const { code, text } of pieces) {
        if (code && afterCode)
            parts.push(' ');
        parts.push(code ? spanAround(text, inTable) : escapeText(text));
        afterCode = code;
    }
    return parts.join('');
}
function escapeText(text) {
    return text
        .replace(MARKS, '\\$&')
        .replace(/&(?=[#a-z])/gi, '&amp;')
        .replaceAll('<', '&lt;');
}

;// CONCATENATED MODULE: ./src/lib/markdown-blocks.ts



const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const ITEM = /^(?:[-*+]|(\d{1,3}[.)])) (.+)$/;
const COMMAND = /^[^\S\n]*\/(?=[a-z][\w-]*(?:\s|$))/gim;
const ESCAPE = /\\([!-/:-@[-`{-~])|&(lt|amp);/g;
function writeBlocks(text) {
    const lines = text.split(LINE_END);
    const blocks = [];
    for (let at = 0; at < lines.length;) {
        const fence = openingFence(lines[at] ?? '');
        const end = fence === null ? paragraphEnd(lines, at) : closingLine(lines, at + 1, fence);
        if (fence !== null)
            blocks.push(writeCode(lines.slice(at + 1, end), fence));
        else if (end > at)
            blocks.push(lines.slice(at, end).map(writeLine).join('\n'));
        at = fence === null && end > at ? end : end + 1;
    }
    return blocks.join('\n\n');
}
function paragraphEnd(lines, from) {
    let at = from;
    while (at < lines.length && !endsParagraph(lines[at] ?? ''))
        at += 1;
    return at;
}
function endsParagraph(line) {
    return line.trim() === '' || openingFence(line) !== null;
}
function writeLine(line) {
    const folded = foldLine(line);
    const [, number = '-', rest = ''] = ITEM.exec(folded) ?? [];
    return rest === '' ? escapeLine(folded, false) : `${number} ${escapeLine(rest, false)}`;
}
function closingLine(lines, from, fence) {
    let at = from;
    while (at < lines.length && !closesFence(lines[at] ?? '', fence))
        at += 1;
    return at;
}
function writeCode(lines, fence) {
    const indent = fence.prefix.length;
    const text = lines.map((line) => withoutIndent(line, indent)).join('\n');
    const harmless = (0,lib_text/* breakCommands */.ix)(breakMarks((0,lib_text/* printable */.g$)(text))).replace(COMMAND, '$& ');
    return fenced(harmless, safeInfo(fence.info));
}
function withoutIndent(line, indent) {
    let at = 0;
    while (at < indent && /[ \t>]/.test(line.charAt(at)))
        at += 1;
    return line.slice(at);
}
function readWords(markdown) {
    const lines = [];
    let fence = null;
    for (const line of markdown.split('\n')) {
        if (fence === null) {
            fence = openingFence(line);
            if (fence === null)
                lines.push(readLine(line));
        }
        else if (closesFence(line, fence))
            fence = null;
        else
            lines.push(line);
    }
    return lines.join('\n');
}
function readLine(line) {
    const parts = [];
    let at = 0;
    for (const span of findSpans(line, true)) {
        parts.push(unescapeText(line.slice(at, span.start)), spanText(line, span));
        at = span.end;
    }
    return [...parts, unescapeText(line.slice(at))].join('');
}
function unescapeText(text) {
    return text.replace(ESCAPE, (_found, character, entity) => {
        return character ?? (entity === 'lt' ? '<' : '&');
    });
}

;// CONCATENATED MODULE: ./src/lib/markdown-cut.ts

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
const CONTEXT = 256;
const NOTHING_OPEN = { fence: null, details: 0 };
function headOfGraphemes(text, room) {
    return text.length <= room ? text : text.slice(0, graphemeStart(text, Math.max(0, room)));
}
function lastCut(text, room) {
    const whole = lastLine(text, room);
    if (whole.end * 2 >= room)
        return whole;
    return cutInLine(text, whole, room) ?? whole;
}
function lastLine(text, room) {
    let best = { end: 0, closer: '', next: 0, state: NOTHING_OPEN };
    let state = NOTHING_OPEN;
    for (let start = 0; start <= room && start < text.length;) {
        const end = endOfLine(text, start);
        state = behindLine(state, text.slice(start, end));
        const closer = closerOf(state);
        if (end + closer.length <= room)
            best = { end, closer, next: end + 1, state };
        start = end + 1;
    }
    return best;
}
function endOfLine(text, start) {
    const end = text.indexOf('\n', start);
    return end === -1 ? text.length : end;
}
function behindLine({ fence, details }, line) {
    const left = fence?.prefix.includes('>') === true && !line.trimStart().startsWith('>');
    if (fence !== null && !left)
        return { fence: closesFence(line, fence) ? null : fence, details };
    const opened = openingFence(line);
    return { fence: opened, details: opened === null ? detailsBehind(details, line) : details };
}
function detailsBehind(before, line) {
    if (!line.includes('details'))
        return before;
    let depth = before;
    let at = 0;
    for (const span of [...findSpans(line, true), null]) {
        const text = line.slice(at, span?.start ?? line.length);
        for (const [tag] of text.matchAll(/<\/?details(?=[\s>])/gi)) {
            depth = tag.startsWith('</') ? Math.max(0, depth - 1) : depth + 1;
        }
        at = span?.end ?? line.length;
    }
    return depth;
}
function closerOf({ fence, details }) {
    const code = fence === null ? '' : `\n${fence.prefix}${fence.mark}`;
    return code + '\n\n</details>'.repeat(details);
}
function cutInLine(text, before, room) {
    const line = text.slice(before.next, endOfLine(text, before.next));
    const after = behindLine(before.state, line);
    const closer = closerOf(before.state);
    const left = room - before.next - closer.length;
    if (after.fence !== before.state.fence)
        return null;
    const inner = after.fence === null ? cutOfText(line, left) : cutOfCode(line, left);
    return { end: before.next + inner.end, closer: inner.closer + closer };
}
function cutOfCode(line, room) {
    return { end: headOfGraphemes(line, room).length, closer: '' };
}
function cutOfText(line, room) {
    const spans = findSpans(line, true);
    const safe = safePlaces(line.slice(0, room + 1), spans);
    const blank = lastPlace(line, room, (at) => safe[at] === 1 && line[at] === ' ');
    if (blank * 2 >= room)
        return { end: blank, closer: '' };
    const end = lastPlace(line, room, (at) => safe[at] === 1);
    return cutOfSpan(line, spans, room) ?? { end, closer: '' };
}
function cutOfSpan(line, spans, room) {
    const span = spans.find(({ start, end }) => start < room && end > room);
    if (span === undefined)
        return null;
    const { start, size } = span;
    const end = lastPlace(line, room - size, (at) => at > start + size && !/[` ]/.test(line.charAt(at - 1)));
    return end === 0 ? null : { end, closer: '`'.repeat(size) };
}
function safePlaces(line, spans) {
    const safe = new Uint8Array(line.length + 1);
    const ends = new Map(spans.map((span) => [span.start, span.end]));
    const closing = { '[': ')', '<': '>' };
    let open = '';
    for (let at = 0; at < line.length;) {
        if (open === '')
            safe[at] = 1;
        const character = line.charAt(at);
        if (open === '')
            open = closing[character] ?? '';
        else if (character === open)
            open = '';
        at = ends.get(at) ?? at + (character === '\\' ? 2 : 1);
    }
    return safe;
}
function lastPlace(line, room, accepts) {
    let at = room;
    while (at > 0) {
        const start = accepts(at) ? graphemeStart(line, at) : at - 1;
        if (start === at)
            return at;
        at = start;
    }
    return 0;
}
function graphemeStart(text, place) {
    let at = place;
    while (at > 0 && !/^[ -~]{2}$/.test(text.slice(at - 1, at + 1))) {
        const from = contextStart(text, at);
        const index = GRAPHEMES.segment(text.slice(from, at + 2)).containing(at - from)?.index ?? 0;
        if (index > 0)
            return from + index;
        at = from;
    }
    return at;
}
function contextStart(text, place) {
    let at = Math.max(0, place - CONTEXT);
    while (at > 0 && /[\udc00-\udfff]/.test(text.charAt(at)))
        at -= 1;
    while (at > 1 && /^\p{RI}$/u.test(text.slice(at - 2, at)))
        at -= 2;
    return at;
}

;// CONCATENATED MODULE: ./src/lib/markdown.ts





const MAX_SUGGESTED_LINES = 20;
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;
const EMPTY = '(empty)';
function inlineMarkdown(text) {
    return escapeLine(foldLine(text), false);
}
function proseMarkdown(text) {
    return writeBlocks(text);
}
function tableCell(text) {
    return escapeLine(foldLine(text), true);
}
function codeSpan(text) {
    const line = breakMarks((0,lib_text/* printable */.g$)(text).replace(/[\n\t]/g, ' '));
    return spanAround(line.trim() === '' ? EMPTY : line, true);
}
function codeBlock(text, info = '') {
    return fenced((0,lib_text/* printable */.g$)(text), safeInfo(info));
}
function suggestionBlock(replacement) {
    const lines = replacement.split('\n').length - (replacement.endsWith('\n') ? 1 : 0);
    if (lines > MAX_SUGGESTED_LINES || UNSEEN.test(replacement) || /quorate[:\]]/i.test(replacement))
        return null;
    return fenced(replacement, 'suggestion');
}
function safeLink(label, url) {
    const text = inlineMarkdown(label);
    const target = destination(url);
    if (target === null)
        return text;
    return `[${text === '' ? codeSpan(url) : text}](${target})`;
}
function destination(url) {
    if (!URL.canParse(url))
        return null;
    const { protocol, username, password, host, origin, pathname, search, hash } = new URL(url);
    if (protocol !== 'https:' && protocol !== 'http:')
        return null;
    if (username !== '' || password !== '' || !/^[\w.:[\]-]+$/.test(host))
        return null;
    return origin + `${pathname}${search}${hash}`.replace(/[^\w\-.~:/?#&=%+,@]/g, percentEncode);
}
function percentEncode(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
function cutMarkdown(text, maxUnits, notice) {
    if (text.length <= maxUnits)
        return text;
    const room = maxUnits - notice.length - 2;
    if (room < 0)
        return headOfGraphemes(notice, maxUnits);
    const { end, closer } = lastCut(text, room);
    const head = text.slice(0, end).trimEnd();
    return head === '' ? notice : `${head}${closer}\n\n${notice}`;
}
function stripMarkers(text) {
    return breakMarkers(text);
}
function plainText(markdown) {
    return readWords(markdown);
}


/***/ }),

/***/ 6600:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NK: () => (/* binding */ findingText),
/* harmony export */   aP: () => (/* binding */ reviewText),
/* harmony export */   v1: () => (/* binding */ issueOf)
/* harmony export */ });
/* harmony import */ var _lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2468);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9112);
/* harmony import */ var _wanted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4884);



const SEVERITY_WORDS = { blocking: 'Blocking', important: 'Important', suggestion: 'Suggestion' };
const FIX_HEADING = '**Fix**';
const UNVERIFIED = 'Suggested change, not verified:';
const CUT_NOTICE = 'Cut: the whole text is in the report of the run.';
const RULE_COLUMNS = 120;
const SUGGESTION_LINES = 20;
function findingText(finding, inline, style) {
    const head = headOf(finding, inline);
    const foot = footOf(finding, style.seats);
    const room = style.maxLength - head.length - foot.length - 4;
    const fix = finding.fix === null ? [] : [FIX_HEADING, fixOf(finding, finding.fix, { inline, style })];
    const middle = [(0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .proseMarkdown */ .Rw)(finding.issue), ...fix].join('\n\n');
    return [head, (0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cutMarkdown */ .G$)(middle, Math.max(room, CUT_NOTICE.length), CUT_NOTICE), foot].join('\n\n');
}
function issueOf(text) {
    const middle = text.split('\n\n').slice(1, -1);
    const fix = middle.indexOf(FIX_HEADING);
    return (0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)((fix === -1 ? middle : middle.slice(0, fix)).join('\n\n'));
}
function reviewText(comments) {
    return comments === 1
        ? 'Quorate has one remark on a line of this change.'
        : `Quorate has ${comments} remarks on lines of this change.`;
}
function headOf(finding, inline) {
    const { severity, category, ruleId, criteriaSource, line } = finding;
    const source = criteriaSource === null ? '' : ` (${(0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineMarkdown */ .x)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(criteriaSource, RULE_COLUMNS))})`;
    return [
        `**${SEVERITY_WORDS[severity]}**`,
        ...(category === null ? [] : [category]),
        ...(ruleId === null ? [] : [`rule ${(0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(ruleId, RULE_COLUMNS))}${source}`]),
        ...(inline ? [] : [line === 0 ? 'the whole file' : `line ${line}, which the diff does not show`]),
    ].join(' · ');
}
function footOf({ slots, ruleId }, seats) {
    if (slots.length > 0) {
        const reviewers = seats === 1 ? 'reviewer' : 'reviewers';
        return `*${slots.length} of ${Math.max(seats, slots.length)} ${reviewers}: ${slots.join(', ')}*`;
    }
    return ruleId === null ? '*a check*' : `*a check:* ${(0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(ruleId, RULE_COLUMNS))}`;
}
function fixOf(finding, fix, { inline, style }) {
    const parts = splitFences(fix);
    const fences = parts.filter((part) => part.fenced);
    const only = fences.length === 1 ? fences[0] : undefined;
    const allowed = inline && style.suggestions && style.can.suggestions && isOnOwnLines(finding);
    return parts
        .map((part) => {
        if (!part.fenced)
            return (0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .proseMarkdown */ .Rw)(part.text);
        const block = allowed && part === only ? (0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestionBlock */ .St)(part.text) : null;
        return block === null ? (0,_lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeBlock */ .DV)(part.text) : `${UNVERIFIED}\n\n${block}`;
    })
        .filter((text) => text !== '')
        .join('\n\n');
}
function isOnOwnLines({ anchor, line }) {
    if (anchor === null || anchor.side !== 'RIGHT')
        return false;
    const first = (0,_wanted_js__WEBPACK_IMPORTED_MODULE_1__/* .firstLine */ .TM)(anchor);
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

/***/ 9185:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ht: () => (/* binding */ giveUp),
/* harmony export */   Kf: () => (/* binding */ clearDrafts),
/* harmony export */   N_: () => (/* binding */ roomFor),
/* harmony export */   TT: () => (/* binding */ saidBy),
/* harmony export */   _Z: () => (/* binding */ markerFor),
/* harmony export */   tN: () => (/* binding */ send)
/* harmony export */ });
/* harmony import */ var _domain_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5808);
/* harmony import */ var _comment_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6600);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2047);
/* harmony import */ var _reconcile_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5267);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8958);





const NOTHING = { draft: false, short: false, unclear: false };
const SHORT = 0.25;
function roomFor({ limits }, short) {
    return Math.floor(limits.bodyLength * (short ? SHORT : 1)) - _domain_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKER_LENGTH */ .GQ;
}
async function send(run, parcel, tried = NOTHING) {
    const { findings, onFile } = parcel;
    if (run.mute !== null || run.superseded || !(0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .mayWrite */ .J)(run))
        return giveUp(run, findings);
    const result = await (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .write */ .M9)(run, operationOf(parcel), () => submit(run, parcel, tried.short));
    switch (result?.kind) {
        case 'done':
        case 'kept':
            for (const finding of findings)
                (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv)(run, finding, { state: 'posted', own: null, onFile });
            return 'there';
        case 'refused':
            return refused(run, parcel, { tried, result });
        case 'unclear':
            return lookAfter(run, parcel, tried);
        case 'denied':
            (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .deny */ .Xg)(run, result);
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
    const drafts = (0,_reconcile_js__WEBPACK_IMPORTED_MODULE_3__/* .planDrafts */ ._L)(state, run.scope);
    for (const { draft, how } of drafts) {
        const result = await (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .write */ .M9)(run, { kind: `${how}-draft`, subject: draft.id }, () => how === 'discard' ? board.discardDraft(draft.id) : board.submitDraft(draft.id));
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
        return board.commentOnFile({ headSha, path: first.path, body: bodyOf(run, first, { onFile, short }) });
    }
    const comments = findings.flatMap((finding) => {
        const { anchor } = finding;
        return anchor === null ? [] : [{ anchor, body: bodyOf(run, finding, { onFile, short }) }];
    });
    const body = (0,_domain_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .withMarker */ .Pe)((0,_comment_text_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewText */ .aP)(comments.length), markerFor(run, 'review'), run.scope);
    return board.submitReview({ headSha, body, verdict: 'comment', comments });
}
function bodyOf(run, finding, { onFile, short }) {
    const { board, document, rules } = run.input;
    const text = (0,_comment_text_js__WEBPACK_IMPORTED_MODULE_1__/* .findingText */ .NK)(finding, !onFile, {
        seats: document.slots.length,
        suggestions: rules.suggestions,
        can: board.can,
        maxLength: roomFor(board, short),
    });
    return (0,_domain_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .withMarker */ .Pe)(text, markerFor(run, 'finding', finding.fingerprint), run.scope);
}
async function refused(run, parcel, { tried, result }) {
    const { findings, onFile } = parcel;
    switch (result.refusal) {
        case 'anchor':
            return onFile ? giveUp(run, findings, 'the forge refused a comment on its file') : 'anchor';
        case 'draft': {
            const state = tried.draft ? null : await (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .readBoard */ .n_)(run);
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
    const state = await (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .readBoard */ .n_)(run);
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
            (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv)(run, finding, { state: 'posted', own, onFile });
        }
        return own === undefined;
    });
}
function saidBy(state, run) {
    return new Map([...(0,_own_js__WEBPACK_IMPORTED_MODULE_2__/* .ownThreads */ ._u)(state, run.scope)].reverse().map((own) => [own.fingerprint, own]));
}
function fail(run, findings, message) {
    run.mute ??= `posting failed: ${message}`;
    run.incomplete.add(`comments could not be posted: ${message}`);
    return giveUp(run, findings);
}
function giveUp(run, findings, reason) {
    const why = reason ?? run.mute ?? (run.superseded ? 'the pull request has moved on' : 'not posted');
    for (const finding of findings)
        if ((0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .isUnsaid */ .DA)(run, finding))
            (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(run, finding, why);
    return 'over';
}


/***/ }),

/***/ 2047:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lf: () => (/* binding */ ownVerdicts),
/* harmony export */   _u: () => (/* binding */ ownThreads),
/* harmony export */   ne: () => (/* binding */ isMe),
/* harmony export */   pi: () => (/* binding */ ownSummaries),
/* harmony export */   q3: () => (/* binding */ compareIds)
/* harmony export */ });
/* harmony import */ var _domain_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5808);

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
function ownVerdicts(reviews, me, scope) {
    return reviews.flatMap((review) => {
        const marked = isMe(review.author, me) ? read(review.body, 'verdict', scope) : null;
        return marked === null ? [] : [{ ...marked, review }];
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

/***/ 6158:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ pairUp)
/* harmony export */ });
/* harmony import */ var _domain_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1796);
/* harmony import */ var _comment_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6600);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2047);
/* harmony import */ var _wanted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4884);




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
            const alike = alikeTo(subject, near, match);
            for (const own of near)
                pairs.push(...pairOf(subject, own, alike.has(own.thread.id)));
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
    return a.rank - b.rank || a.distance - b.distance || (0,_own_js__WEBPACK_IMPORTED_MODULE_2__/* .compareIds */ .q3)(a.own.root.id, b.own.root.id);
}
function subjectOf(wanted, code) {
    const { path, anchor } = wanted;
    const window = (0,_wanted_js__WEBPACK_IMPORTED_MODULE_3__/* .windowOf */ .Ou)(wanted, code);
    const key = (0,_wanted_js__WEBPACK_IMPORTED_MODULE_3__/* .kindKey */ ._V)(wanted);
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
function alikeTo(subject, owns, match) {
    const { wanted } = subject;
    const line = wanted.anchor === null ? wanted.line : (0,_wanted_js__WEBPACK_IMPORTED_MODULE_3__/* .firstLine */ .TM)(wanted.anchor);
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
            text: (0,_comment_text_js__WEBPACK_IMPORTED_MODULE_1__/* .issueOf */ .v1)(own.text).slice(0, COMPARED),
            reviewer: isElsewhere(own, base) ? item.reviewer : 'an earlier run',
        };
        return match([item, other]).length === 1;
    });
    return new Set(alike.map(({ thread }) => thread.id));
}
function isElsewhere({ thread }, place) {
    if (thread.outdated || thread.line === null || place.line === 0)
        return false;
    return thread.line < place.line - NEAR_LINES || thread.line > place.endLine + NEAR_LINES;
}
function lineOf({ thread }) {
    return thread.subject === 'file' ? null : (thread.line ?? thread.originalLine);
}
function pairOf(subject, own, alike) {
    const rank = rankOf(subject, own, alike);
    if (rank === null)
        return [];
    const line = lineOf(own) ?? subject.wanted.line;
    return [{ wanted: subject.wanted, own, rank, distance: Math.abs(line - subject.wanted.line) }];
}
function rankOf(subject, own, alike) {
    if (!subject.codes.has((0,_domain_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .codeHalfOf */ .El)(own.fingerprint)))
        return alike ? RANKS.elsewhere : null;
    if (!standsHere(subject, own))
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
function standsHere({ wanted, twins }, { thread }) {
    if (twins.length < 2 || wanted.anchor === null || thread.outdated || thread.line === null)
        return true;
    const { line } = thread;
    const here = (0,_wanted_js__WEBPACK_IMPORTED_MODULE_3__/* .firstLine */ .TM)(wanted.anchor);
    const nearest = Math.min(...twins.map((twin) => Math.abs(twin - line)));
    return Math.abs(here - line) === nearest;
}


/***/ }),

/***/ 5267:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JX: () => (/* binding */ MAX_FILE_COMMENTS),
/* harmony export */   Lq: () => (/* binding */ reconcile),
/* harmony export */   Oh: () => (/* binding */ stickySummary),
/* harmony export */   XI: () => (/* binding */ duplicates),
/* harmony export */   _L: () => (/* binding */ planDrafts)
/* harmony export */ });
/* harmony import */ var _domain_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1796);
/* harmony import */ var _domain_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5808);
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1245);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2047);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6158);
/* harmony import */ var _wanted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4884);






const MAX_FILE_COMMENTS = 10;
function reconcile(input) {
    const owns = (0,_own_js__WEBPACK_IMPORTED_MODULE_2__/* .ownThreads */ ._u)(input.state, input.scope);
    const pairs = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .pairUp */ .O)(input.wanted, owns, input);
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
    return (0,_own_js__WEBPACK_IMPORTED_MODULE_2__/* .ownThreads */ ._u)(state, scope).filter((own) => {
        const earlier = first.get(own.fingerprint) ?? [];
        const isSaid = earlier.some((other) => other.marker.run !== own.marker.run && isSamePlace(other, own));
        if (!isSaid)
            first.set(own.fingerprint, [...earlier, own]);
        return isSaid && own.thread.comments.length === 1;
    });
}
function stickySummary(state, scope) {
    const [current, ...others] = (0,_own_js__WEBPACK_IMPORTED_MODULE_2__/* .ownSummaries */ .pi)(state, scope);
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
        const identity = { path: finding.path, window: (0,_wanted_js__WEBPACK_IMPORTED_MODULE_4__/* .windowOf */ .Ou)(finding, code), key: (0,_wanted_js__WEBPACK_IMPORTED_MODULE_4__/* .kindKey */ ._V)(finding) };
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
    if ((0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_5__/* .severityRank */ .qs)(finding.severity) > (0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_5__/* .severityRank */ .qs)(rules.minSeverity)) {
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
    const doubted = new Set([...(0,_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .pairUp */ .O)(input.doubted, left, input).values()].map(({ thread }) => thread.id));
    return left.filter(({ thread }) => !doubted.has(thread.id));
}
function resolvable(owns, { state, can, complete, superseded, rules }) {
    if (!can.resolve || !complete || superseded || rules.post === 'none')
        return [];
    return owns
        .filter(({ thread }) => thread.resolved === false && thread.outdated && thread.canResolve)
        .filter(({ thread }) => thread.comments.every(({ author }) => (0,_own_js__WEBPACK_IMPORTED_MODULE_2__/* .isMe */ .ne)(author, state.me)))
        .map(({ thread }) => thread);
}


/***/ }),

/***/ 8958:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ startRun),
/* harmony export */   DA: () => (/* binding */ isUnsaid),
/* harmony export */   J: () => (/* binding */ mayWrite),
/* harmony export */   M9: () => (/* binding */ write),
/* harmony export */   Op: () => (/* binding */ look),
/* harmony export */   Xg: () => (/* binding */ deny),
/* harmony export */   cv: () => (/* binding */ say),
/* harmony export */   n_: () => (/* binding */ readBoard),
/* harmony export */   p_: () => (/* binding */ list)
/* harmony export */ });
/* harmony import */ var _lib_thrown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(461);

function startRun(input) {
    const { repository, number } = input.document.change;
    return {
        input,
        scope: { repository, number: number ?? 0, stateKey: input.rules.stateKey },
        operations: [],
        places: new Map(),
        incomplete: new Set(),
        remarks: new Set(),
        wrote: false,
        denied: null,
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
        run.incomplete.add(`${what} could not be read: ${(0,_lib_thrown_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .b)(error)}`);
        return null;
    }
}
function readBoard(run) {
    return reading(run, 'the comments of the pull request', () => run.input.board.read());
}
async function look(run) {
    const now = await reading(run, 'the pull request', () => run.input.board.now());
    if (now === null)
        return null;
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

/***/ 2305:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ writeStatus),
/* harmony export */   ensureStatus: () => (/* binding */ ensureStatus)
/* harmony export */ });
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2899);

const WAYS = {
    auto: ['check', 'commit-status'],
    check: ['check'],
    'commit-status': ['commit-status'],
};
async function ensureStatus(board, status, report) {
    if (status === 'none')
        return { operations: [], remarks: [], problem: null };
    const operations = [];
    const remedies = [];
    for (const way of WAYS[status]) {
        const result = await ensure(board, way, { report, operations });
        if (result.kind === 'done' || result.kind === 'kept')
            return { operations, remarks: [], problem: null };
        if (result.kind !== 'denied')
            return { operations, remarks: [], problem: result.message };
        remedies.push(result.remedy);
    }
    const remark = `No status was set on the commit, the token may not: ${remedies.join(' Or: ')}`;
    return { operations, remarks: [remark], problem: null };
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

/***/ 2899:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B$: () => (/* binding */ unlisted),
/* harmony export */   Sy: () => (/* binding */ writeSummary),
/* harmony export */   Tn: () => (/* binding */ shortfalls),
/* harmony export */   U4: () => (/* binding */ isNewer),
/* harmony export */   sV: () => (/* binding */ finalConclusion),
/* harmony export */   xS: () => (/* binding */ factsOf)
/* harmony export */ });
/* harmony import */ var _domain_conclusion_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5705);
/* harmony import */ var _domain_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5808);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9185);
/* harmony import */ var _reconcile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5267);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8958);





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
    return shortfalls(run).length > 0 ? (0,_domain_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .unpublished */ .O)(conclusion) : conclusion;
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
        await (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .write */ .M9)(run, { kind: 'delete-comment', subject: note.id }, () => run.input.board.deleteComment({ id: note.id, on: 'request' }));
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
    const result = await (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .write */ .M9)(run, { kind, subject: current?.note.id ?? 'summary' }, () => current === null ? board.createNote(body) : board.updateNote(current.note.id, body));
    if (result?.kind === 'done' || result?.kind === 'kept')
        return { url: result.url ?? current?.note.url ?? null };
    return result === null ? null : again(run, { current, left, short, result });
}
async function again(run, { current, left, short, result }) {
    switch (result.kind) {
        case 'gone':
            return current === null ? null : attempt(run, null, { left: left - 1, short });
        case 'unclear': {
            const state = await (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .readBoard */ .n_)(run);
            if (state === null)
                return null;
            return attempt(run, (0,_reconcile_js__WEBPACK_IMPORTED_MODULE_2__/* .stickySummary */ .Oh)(state, run.scope).current, { left: Math.min(left - 1, 1), short });
        }
        case 'refused':
            if (result.refusal !== 'too-long' || short)
                return null;
            return attempt(run, current, { left: left - 1, short: true });
        case 'denied':
            (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .deny */ .Xg)(run, result);
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

/***/ 4884:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ME: () => (/* binding */ doubtedFindings),
/* harmony export */   Ou: () => (/* binding */ windowOf),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   _V: () => (/* binding */ kindKey),
/* harmony export */   uG: () => (/* binding */ wantedFindings)
/* harmony export */ });
/* harmony import */ var _domain_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1796);
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1245);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9112);



function wantedFindings(document, code, match) {
    const accepted = clustersIn(document, 'accepted', code);
    const found = document.critic.findings.map((finding, index) => gateFinding(finding, index, code));
    const host = hostsOf(accepted, found, match);
    const merged = accepted.map((finding) => found.filter(({ id }) => host.get(id) === finding.id).reduce(absorb, finding));
    return withFingerprints([...merged, ...found.filter(({ id }) => !host.has(id))], code).sort(compareWanted);
}
function doubtedFindings(document, code) {
    return withFingerprints(clustersIn(document, 'deferred', code), code);
}
function kindKey({ ruleId, category }) {
    return ruleId ?? category ?? '';
}
function windowOf({ anchor }, code) {
    return anchor === null ? '' : code.windowAt(anchor.path, anchor.side, firstLine(anchor));
}
function firstLine(anchor) {
    return anchor.startLine ?? anchor.line;
}
function clustersIn(document, bucket, code) {
    const byId = new Map(document.findings.map((finding) => [finding.id, finding]));
    return document.clusters.flatMap((cluster) => {
        const finding = byId.get(cluster.representative);
        if (finding === undefined || cluster.bucket !== bucket)
            return [];
        return [
            {
                id: cluster.id,
                severity: cluster.severity,
                path: finding.file,
                line: finding.line,
                anchor: checkedAnchor(finding.anchor, code),
                issue: finding.issue,
                fix: cluster.fix,
                category: finding.category,
                ruleId: finding.ruleId ?? null,
                criteriaSource: finding.criteriaSource ?? null,
                slots: cluster.slots,
            },
        ];
    });
}
function gateFinding(finding, index, code) {
    const line = finding.line ?? 0;
    const path = code.fileOf(finding.file)?.path ?? finding.file;
    return {
        id: `gate/${index}`,
        severity: finding.severity,
        path,
        line,
        anchor: checkedAnchor({ path, side: 'RIGHT', line, startLine: null }, code),
        issue: finding.issue,
        fix: finding.fix ?? null,
        category: null,
        ruleId: finding.rule ?? null,
        criteriaSource: null,
        slots: [],
    };
}
function checkedAnchor(anchor, code) {
    if (anchor === null || code.holds(anchor))
        return anchor;
    const single = { ...anchor, line: firstLine(anchor), startLine: null };
    return code.holds(single) ? single : null;
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
        severity: (0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .gravest */ .Zk)([finding.severity, gate.severity]),
        anchor: finding.anchor ?? gate.anchor,
        ruleId: finding.ruleId ?? gate.ruleId,
    };
}
function withFingerprints(findings, code) {
    const counts = new Map();
    return [...findings].sort(comparePlaces).map((finding) => {
        const window = windowOf(finding, code);
        const key = kindKey(finding);
        const bucket = JSON.stringify([finding.path, window, key]);
        const ordinal = counts.get(bucket) ?? 0;
        counts.set(bucket, ordinal + 1);
        return { ...finding, fingerprint: (0,_domain_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)({ path: finding.path, window, key, ordinal }) };
    });
}
function comparePlaces(a, b) {
    return ((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.path, b.path) ||
        a.line - b.line ||
        (0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .compareSeverity */ .zK)(a.severity, b.severity) ||
        (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.issue, b.issue) ||
        (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.id, b.id));
}
function compareWanted(a, b) {
    return ((0,_domain_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .compareSeverity */ .zK)(a.severity, b.severity) ||
        (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.path, b.path) ||
        a.line - b.line ||
        (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.fingerprint, b.fingerprint));
}


/***/ })

};
