export const id = 381;
export const ids = [381];
export const modules = {

/***/ 23100:
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

/***/ 21380:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ codeOf),
/* harmony export */   M: () => (/* binding */ MAX_LINE)
/* harmony export */ });
const MAX_LINE = 4_000;
const MAX_LITERAL = 12;
function codeOf(text, lexis, open) {
    const line = text.slice(0, MAX_LINE);
    let at = open === null ? 0 : closing(line, 0, open);
    if (at < 0)
        return { code: '', open };
    let code = '';
    while (at < line.length) {
        const mark = markAt(line, at, lexis);
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
function markAt(line, at, lexis) {
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


/***/ }),

/***/ 70381:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runGates: () => (/* binding */ runGates)
});

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
    const { worst, count } = summaryOf(spotsOn(line));
    if (worst === null)
        return null;
    const { severity, kind, character, at } = worst;
    if (severity === 'important' && line.text.length > HAND_WRITTEN)
        return null;
    return { severity, kind, name: nameOf(character, kind), column: at + 1, others: count - 1 };
}
function summaryOf(spots) {
    let worst = null;
    let count = 0;
    for (const spot of spots) {
        count += 1;
        const isWorse = worst?.severity !== 'blocking' && spot.severity === 'blocking';
        if (worst === null || isWorse)
            worst = spot;
    }
    return { worst, count };
}
function* spotsOn(line) {
    const judge = judgeOf(line);
    for (const { 0: text, index } of withoutLegitimate(line.text, line.writing).matchAll(RUNS)) {
        const region = line.mask === null ? 'text' : regionAt(line.mask, index);
        yield* spotsOf({ text, index, region, isData: isData(text) }, judge);
    }
}
function* spotsOf(run, judge) {
    let at = run.index;
    for (const character of run.text) {
        const kind = hiddenKindOf(character);
        const severity = kind === null ? null : judge(kind, run, at);
        if (kind !== null && severity !== null)
            yield { severity, kind, character, at };
        at += character.length;
    }
}
function judgeOf(line) {
    const { text, mask, writing } = line;
    const rightToLeft = isRightToLeft(text);
    const direction = directionSeverity(line, rightToLeft);
    const slashes = mask === null ? -1 : text.indexOf('//');
    const ofName = (_kind, run) => run.isData || touchesIdentifier(run, text) ? 'blocking' : 'important';
    const judges = {
        direction: (_kind, _run, at) => direction(at),
        mark: (_kind, run) => markSeverity(run, text, rightToLeft),
        'zero-width': ofName,
        selector: ofName,
        tag: () => 'blocking',
        annotation: () => 'important',
        filler: (_kind, { region }) => (region === 'code' ? 'blocking' : 'important'),
        separator: (_kind, run) => separatorSeverity(run, slashes),
        control: () => (writing === 'code' ? 'important' : null),
    };
    return (kind, run, at) => {
        const severity = judges[kind](kind, run, at);
        return writing === 'data' && !isSmuggled(kind, run) ? null : severity;
    };
}
function directionSeverity(line, rightToLeft) {
    const { text, mask, writing } = line;
    const balanced = isBalanced(text);
    if (writing === 'code')
        return directionInCode(text, mask, balanced && rightToLeft);
    return (at) => {
        const override = isOverride(text.charAt(at));
        if (balanced && (rightToLeft || (writing === 'translation' && !override)))
            return null;
        return override && !rightToLeft ? 'blocking' : 'important';
    };
}
function directionInCode(text, mask, mayServe) {
    if (!mayServe || mask === null || text.length > HAND_WRITTEN)
        return () => 'blocking';
    return (at) => {
        const serves = !isOverride(text.charAt(at)) && servesString(text, mask, at);
        return serves ? 'important' : 'blocking';
    };
}
function servesString(text, mask, at) {
    if (regionAt(mask, at) !== 'string')
        return false;
    let [start, end] = [at, at + 1];
    while (start > 0 && regionAt(mask, start - 1) === 'string')
        start -= 1;
    while (end < text.length && regionAt(mask, end) === 'string')
        end += 1;
    const string = text.slice(start, end);
    return isRightToLeft(string) && isBalanced(string);
}
function isOverride(character) {
    return character === '\u202d' || character === '\u202e';
}
function markSeverity(run, text, rightToLeft) {
    if (run.region === 'code' && touchesIdentifier(run, text))
        return 'blocking';
    return rightToLeft ? null : 'important';
}
function separatorSeverity({ region, index }, slashes) {
    if (region === 'text')
        return null;
    const isLineComment = region === 'comment' && slashes >= 0 && slashes < index;
    return isLineComment ? 'blocking' : 'important';
}
function isSmuggled(kind, run) {
    return kind === 'tag' || ((kind === 'zero-width' || kind === 'selector') && run.isData);
}
function isData(run) {
    return [...run.slice(0, 2 * DATA_RUN)].length >= DATA_RUN;
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
var render = __webpack_require__(24390);
// EXTERNAL MODULE: ./src/lib/cut.ts
var cut = __webpack_require__(19811);
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

// EXTERNAL MODULE: ./src/domain/gates.ts
var gates = __webpack_require__(13252);
// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(79112);
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

// EXTERNAL MODULE: ./src/lib/code-text.ts
var code_text = __webpack_require__(21380);
;// CONCATENATED MODULE: ./src/stages/gates/symbols/marks.ts
const PLAIN = new Set([
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
    return !PLAIN.has(name.toLowerCase());
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

;// CONCATENATED MODULE: ./src/stages/gates/symbols/frames.ts

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

;// CONCATENATED MODULE: ./src/stages/gates/symbols/scan.ts



const TAB_WIDTH = 4;
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
    return text.slice(0, code_text/* MAX_LINE */.M).match(IDENTIFIER) ?? [];
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
    const { code, open } = (0,code_text/* codeOf */.$)(line.text, state.grammar.lexis, state.open);
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
    const indent = indentOf(code);
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
function indentOf(code) {
    let indent = 0;
    for (const character of code) {
        if (character === ' ')
            indent += 1;
        else if (character === '\t')
            indent += TAB_WIDTH;
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
        const names = namesOf(declarations);
        const added = declarations.filter((declaration) => isNewSymbol(declaration, names, known));
        const left = added.filter((declaration) => !isReached(declaration, names, known));
        reached += added.length - left.length;
        const symbols = distinct(left.map((declaration) => symbolOf(declaration, names, known)));
        if (symbols.length > 0)
            gaps.push({ path: file.path, symbols });
    }
    return { reached, gaps };
}
function namesOf(declarations) {
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
const test_gap_MAX_FINDINGS_PER_FILE = 5;
const MAX_NAME_WIDTH = 80;
const FIX = 'Mention it in a test of this change. To excuse it, put `quorate-ignore gate/test-gap until YYYY-MM-DD: reason` into a comment on the line or the line above, or set `testGap` in `.quorate.yml`.';
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
    const findings = gaps.flatMap(({ path, symbols }) => symbols.map((symbol) => findingOf(path, symbol, rules.promoteSeverity)));
    const count = reached + findings.length;
    const reason = `${findings.length} of ${count} new public ${count === 1 ? 'symbol' : 'symbols'} without a test`;
    return { name: test_gap_NAME, status: 'pass', reason, findings };
}
function findingOf(path, { name, line }, isPromoted) {
    const shown = (0,lib_text/* truncate */.xv)((0,render/* visible */.RK)(name), MAX_NAME_WIDTH);
    return {
        severity: isPromoted ? 'important' : 'suggestion',
        path,
        line,
        rule: `gate/${test_gap_NAME}`,
        issue: `No test of this change mentions the new public symbol \`${shown}\`. Nothing will tell when it breaks.`,
        fix: FIX,
    };
}
function settledTestGap(gate, { blockThreshold }) {
    if (gate.name !== test_gap_NAME || gate.status === 'skipped')
        return gate;
    const fails = blockThreshold !== null && gate.findings.length >= blockThreshold;
    return {
        ...gate,
        status: fails ? 'fail' : 'pass',
        reason: fails ? `${gate.reason ?? ''}, and it fails from ${blockThreshold} on` : gate.reason,
        findings: byFile(gate.findings).flatMap(test_gap_limited),
    };
}
function test_gap_limited(findings) {
    const [next, ...others] = findings.slice(test_gap_MAX_FINDINGS_PER_FILE);
    if (next === undefined || others.length === 0)
        return findings;
    const issue = `No test of this change mentions ${others.length + 1} more new public symbols of this file.`;
    return [...findings.slice(0, test_gap_MAX_FINDINGS_PER_FILE), { ...next, line: null, issue }];
}
function byFile(findings) {
    const files = new Map();
    for (const finding of findings) {
        const known = files.get(finding.path);
        if (known === undefined)
            files.set(finding.path, [finding]);
        else
            known.push(finding);
    }
    return [...files.values()];
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
var exceptions = __webpack_require__(23100);
;// CONCATENATED MODULE: ./src/stages/gates/exception-audit.ts

const AUDIT_RULE = 'gate/exception-marker-audit';
const FORM = '`quorate-ignore RULE-ID until YYYY-MM-DD: reason`';
function exceptionAudit(markers) {
    const added = markers.filter((marker) => marker.added);
    return {
        name: 'exception-marker-audit',
        status: 'pass',
        reason: added.length === 0 ? null : countedReason(added.length),
        findings: firstOfEachPlace(added.filter(({ tool, state }) => tool === exceptions/* OWN_TOOL */.S && state !== 'active')).flatMap(exception_audit_findingOf),
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
const STRINGS = new Map(['"', "'", '`', '/'].map((quote) => [quote, new RegExp(`(?:[^\\\\${quote}]|\\\\[^])*${quote}`, 'y')]));
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


const MAX_NAMES = 200;
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
    const marks = [...text.matchAll(/[^\s#;/*]\S*/g)].flatMap(({ index }) => markAt(text, index, index === 0 ? START : INSIDE, language));
    return marks.map(({ row, end }, at) => {
        const rest = text.slice(end, marks[at + 1]?.index ?? text.length);
        const { names, rest: left } = exception_suppressions_namesIn(rest, row.naming);
        return saidOf(row, names, reasonIn(left));
    });
}
function inCode({ text, code, comments }, language) {
    return [...code.matchAll(/[@#[]/g)].flatMap(({ index }) => markAt(text, index, CODE, language).map(({ row, end }) => {
        const rest = text.slice(end);
        const { names } = exception_suppressions_namesIn(row.naming === 'words' ? withoutComment(rest) : rest, row.naming);
        const [, given] = JUSTIFIED.exec(rest.slice(0, MAX_BRACKETS)) ?? [];
        return saidOf(row, names, reasonIn(given ?? comments.join(' ')));
    }));
}
function bareComment(comment) {
    return comment.replace(/^[\s*!/#;%-]{0,20}/, '').trimEnd();
}
function markAt(text, index, { any, rows }, language) {
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
    return { tool, rule: names.length === 0 ? null : (0,cut/* capped */.uo)(names.join(', '), MAX_NAMES), reason };
}

;// CONCATENATED MODULE: ./src/stages/gates/exception-own.ts


const OWN_HINT = /quorate-ignore/i;
const KEYWORD = /^quorate-ignore(?![a-z0-9_])/i;
const exception_own_RULE = /^[A-Za-z0-9@._/:-]{1,100}$/;
const UNTIL = /\suntil(?:\s+(\S{1,40}))?$/i;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const MAX_RULES = 20;
function ownMarkersIn(comment, today) {
    const text = bareComment(comment);
    const [keyword] = KEYWORD.exec(text) ?? [];
    if (keyword === undefined)
        return [];
    const parts = partsOf(text.slice(keyword.length));
    const { reason } = parts;
    const head = parts.head.trimEnd();
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








function runGates({ change, secrets, unscannable, raw }, rules) {
    const { checks, markers } = raw ?? {
        checks: runChecks(change, rules),
        markers: markersOf(change, rules.today),
    };
    const all = [
        ...resultGates(rules.results),
        secrets_gate_secretsGate(secrets, unscannable.length),
        ...checks,
        exceptionAudit(markers),
    ];
    const found = { gates: all, imported: rules.imported };
    const { gates: quieter, imported, suppressed } = silence(found, markers, rules.exceptionMarkers);
    const gates = quieter.map((gate) => settledTestGap(gate, rules.testGap));
    const findings = [...gates, ...imported].flatMap((source) => source.findings);
    return {
        critic: criticOf(gates, findings.map(criticFinding), heardSecrets(secrets, gates)),
        statuses: gates.map(({ name, status, reason }) => ({ name, status, reason })),
        secrets,
        unscannable,
        exceptions: markers.filter(({ added, state }) => added || state === 'active'),
        suppressed,
        imported,
        raw: { checks, markers, imported: rules.imported },
    };
}
function heardSecrets(hits, gates) {
    const findings = gates.flatMap((gate) => (gate.name === 'secrets' ? gate.findings : []));
    const places = new Set(findings.map(({ path, line }) => JSON.stringify([path, line])));
    return hits.filter(({ path, line, added }) => added && places.has(JSON.stringify([path, line])));
}


/***/ })

};
