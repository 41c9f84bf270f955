export const id = 1202;
export const ids = [1202];
export const modules = {

/***/ 23522:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cp: () => (/* binding */ spanText),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   Ql: () => (/* binding */ safeInfo),
/* harmony export */   Tv: () => (/* binding */ closesFence),
/* harmony export */   df: () => (/* binding */ findSpans),
/* harmony export */   i4: () => (/* binding */ spanAround),
/* harmony export */   sv: () => (/* binding */ openingFence)
/* harmony export */ });
/* unused harmony exports longestRun, fenceFor */
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


/***/ }),

/***/ 41202:
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

// EXTERNAL MODULE: ./src/lib/markdown-code.ts
var markdown_code = __webpack_require__(23522);
// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(79112);
;// CONCATENATED MODULE: ./src/lib/markdown-line.ts


const LIVE = /@|#\d|(?<![a-z0-9])gh-\d|:\/\/|www\.|mailto:|xmpp:|\$|~|<[a-z/?!]|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;
const ENTITY_END = /&#?[a-z\d]+;$/i;
const ENTITY_LENGTH = 34;
const TAG_START = /^<[a-z/?!]/i;
const ROW = /^\|/;
const FIRST_WORD = /^(?:\/|=|:(?=[-:| ]|$))/;
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
const MARKS = /[\\`*[\]#]|\{(?=:)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
const BLOCK_START = /^(?:([-+>]|!(?=!!))|(\d+)([.)])(?= |$))/;
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
    if (ROW.test(line))
        return (0,markdown_code/* spanAround */.i4)(line, inTable);
    const pieces = [];
    let at = 0;
    for (const span of (0,markdown_code/* findSpans */.df)(line, false)) {
        const text = (0,markdown_code/* spanText */.Cp)(line, span);
        if (text.trim() === '')
            continue;
        addWords(pieces, line.slice(at, span.start));
        addSpan(pieces, text);
        at = span.end;
    }
    addWords(pieces, line.slice(at));
    return join(pieces, inTable).replace(BLOCK_START, escapeStart);
}
function escapeStart(_found, mark, digits = '', dot = '') {
    return mark === undefined ? `${digits}\\${dot}` : `\\${mark}`;
}
function addWords(pieces, text) {
    const isCommand = pieces.length === 0 && FIRST_WORD.test(text);
    if (isCommand || LIVE.test(text))
        addLive(pieces, text, isCommand);
    else
        addText(pieces, text);
}
function addLive(pieces, text, isCommand) {
    const words = text.split(' ');
    for (const [index, word] of words.entries()) {
        if (index > 0)
            addText(pieces, ' ');
        const isAlone = word === '~' && index < words.length - 1;
        if (isCommand && index === 0)
            addCode(pieces, word);
        else if (!isAlone && LIVE.test(word))
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
    addSpan(pieces, word.slice(start, end));
    addText(pieces, word.slice(end));
}
function addSpan(pieces, text) {
    const last = pieces.at(-1);
    if (last?.code === true)
        pieces[pieces.length - 1] = { code: true, text: last.text + text };
    else
        pieces.push({ code: true, text });
}
function leadingLength(word) {
    let start = 0;
    while (LEADING.has(word.charAt(start)) && !TAG_START.test(word.slice(start, start + 2)))
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
        if (ENTITY_END.test(word.slice(Math.max(start, end - ENTITY_LENGTH), end)))
            break;
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
    return pieces
        .map(({ code, text }) => (code ? (0,markdown_code/* spanAround */.i4)(text, inTable) : escapeText(text, inTable)))
        .join('');
}
function escapeText(text, inTable) {
    const escaped = text.replace(MARKS, '\\$&');
    return inTable ? escaped.replaceAll('|', '\\|') : escaped;
}

;// CONCATENATED MODULE: ./src/lib/markdown-blocks.ts



const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const ITEM = /^([-*+]|\d{1,3}[.)]) (.+)$/;
const COMMAND = /^[^\S\n]*\/(?=[a-z][\w-]*(?:\s|$))/gim;
const ESCAPE = /\\([!-/:-@[-`{-~])|&(lt|amp);/g;
function writeBlocks(text) {
    const lines = text.split(LINE_END);
    const blocks = [];
    let last = null;
    for (let at = 0; at < lines.length;) {
        const fence = (0,markdown_code/* openingFence */.sv)(lines[at] ?? '');
        const end = fence === null ? paragraphEnd(lines, at) : closingLine(lines, at + 1, fence);
        if (fence !== null) {
            blocks.push(writeCode(lines.slice(at + 1, end), fence));
            last = null;
        }
        else if (end > at) {
            const written = writeLines(lines.slice(at, end), last);
            blocks.push(written.text);
            last = written.last;
        }
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
    return line.trim() === '' || (0,markdown_code/* openingFence */.sv)(line) !== null;
}
function writeLines(lines, before) {
    const blocks = [];
    let last = before;
    let inList = false;
    for (const line of lines) {
        const folded = foldLine(line);
        const { item, text } = readItem(folded);
        const fits = goesOn(item, last);
        const written = fits ? `${markOf(item)} ${escapeLine(text, false)}` : escapeLine(folded, false);
        const joins = item === null ? blocks.length > 0 : fits && inList;
        if (joins)
            blocks.push(`${blocks.pop()}\n${written}`);
        else
            blocks.push(written);
        if (item !== null)
            inList = fits;
        if (!inList)
            last = null;
        else if (fits)
            last = item;
    }
    return { text: blocks.join('\n\n'), last };
}
function readItem(line) {
    const [, mark, rest = ''] = ITEM.exec(line) ?? [];
    if (mark === undefined)
        return { item: null, text: line };
    const number = Number.parseInt(mark, 10);
    return { item: { number: Number.isNaN(number) ? null : number }, text: rest };
}
function markOf({ number }) {
    return number === null ? '-' : `${number}.`;
}
function goesOn(item, last) {
    if (item === null)
        return false;
    return item.number === null || item.number === 1 || item.number === (last?.number ?? Number.NaN) + 1;
}
function closingLine(lines, from, fence) {
    let at = from;
    while (at < lines.length && !(0,markdown_code/* closesFence */.Tv)(lines[at] ?? '', fence))
        at += 1;
    return at;
}
function writeCode(lines, fence) {
    const indent = fence.prefix.length;
    const text = lines.map((line) => withoutIndent(line, indent)).join('\n');
    const harmless = (0,lib_text/* breakCommands */.ix)(breakMarks((0,lib_text/* printable */.g$)(text))).replace(COMMAND, '$& ');
    return (0,markdown_code/* fenced */.OF)(harmless, (0,markdown_code/* safeInfo */.Ql)(fence.info));
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
            fence = (0,markdown_code/* openingFence */.sv)(line);
            if (fence === null)
                lines.push(readLine(line));
        }
        else if ((0,markdown_code/* closesFence */.Tv)(line, fence))
            fence = null;
        else
            lines.push(line);
    }
    return lines.join('\n');
}
function readLine(line) {
    const parts = [];
    let at = 0;
    for (const span of (0,markdown_code/* findSpans */.df)(line, true)) {
        parts.push(unescapeText(line.slice(at, span.start)), (0,markdown_code/* spanText */.Cp)(line, span));
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
        return { fence: (0,markdown_code/* closesFence */.Tv)(line, fence) ? null : fence, details };
    const opened = (0,markdown_code/* openingFence */.sv)(line);
    return { fence: opened, details: opened === null ? detailsBehind(details, line) : details };
}
function detailsBehind(before, line) {
    if (!line.includes('details'))
        return before;
    let depth = before;
    let at = 0;
    for (const span of [...(0,markdown_code/* findSpans */.df)(line, true), null]) {
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
    const spans = (0,markdown_code/* findSpans */.df)(line, true);
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
    return (0,markdown_code/* spanAround */.i4)(line.trim() === '' ? EMPTY : line, false);
}
function codeBlock(text, info = '') {
    return (0,markdown_code/* fenced */.OF)((0,lib_text/* printable */.g$)(text), (0,markdown_code/* safeInfo */.Ql)(info));
}
function suggestionBlock(replacement) {
    const lines = replacement.split('\n').length - (replacement.endsWith('\n') ? 1 : 0);
    if (lines > MAX_SUGGESTED_LINES || UNSEEN.test(replacement) || /quorate[:\]]/i.test(replacement))
        return null;
    return (0,markdown_code/* fenced */.OF)(replacement, 'suggestion');
}
function safeLink(label, url) {
    const text = linkText(label);
    const target = destination(url);
    if (target === null)
        return text;
    return `[${text === '' ? codeSpan(url) : text}](${target})`;
}
function linkText(label) {
    return inlineMarkdown(label).replaceAll(']:', '] :');
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


/***/ })

};
