export const id = 4708;
export const ids = [4708,7833];
export const modules = {

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

/***/ 64708:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readToolLogs: () => (/* binding */ readToolLogs)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10241);
/* harmony import */ var _lib_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18453);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79112);
/* harmony import */ var _stages_gates_sarif_import_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17833);






const MAX_BYTES = 64 * 1024 * 1024;
const MAX_FILES = 20;
const MAX_DEPTH = 100;
const RESULT_FILE = /\.sarif(?:\.json)?$/i;
const CHECKOUTS = ['GITHUB_WORKSPACE', 'BITBUCKET_CLONE_DIR', 'WORKSPACE'];
const MOUNTS = ['/github/workspace', '/opt/atlassian/pipelines/agent/build'];
async function readToolLogs(paths, { folder, environment }) {
    const problems = [];
    const trying = async (path, read) => {
        try {
            return await read();
        }
        catch (error) {
            problems.push(`sarif-import: ${JSON.stringify((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__/* .logSafe */ .sN)(path))} ${reasonOf(error)}`);
            return null;
        }
    };
    const files = [];
    for (const path of paths)
        files.push(...((await trying(path, () => filesAt(path, folder))) ?? []));
    const names = [...new Set(files)];
    if (names.length > MAX_FILES)
        problems.push(`sarif-import: ${names.length} files, at most ${MAX_FILES} are read: name fewer`);
    const roots = rootsOf(folder, environment);
    const logs = [];
    for (const source of names.slice(0, MAX_FILES)) {
        const value = await trying(source, () => readLog((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, source)));
        if (value !== null)
            logs.push({ source: (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__/* .logSafe */ .sN)(source), value, roots });
    }
    if (problems.length > 0)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .xL(problems);
    return logs;
}
function rootsOf(folder, environment) {
    const named = CHECKOUTS.map((name) => environment[name]?.trim() ?? '').filter((path) => path !== '');
    return [...new Set([...named, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), ...MOUNTS])];
}
class Unusable extends Error {
}
async function filesAt(path, folder) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path);
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(place);
    if (found.isFile())
        return [path];
    if (!found.isDirectory())
        throw new Unusable('is neither a file nor a folder');
    const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(place)).filter((name) => RESULT_FILE.test(name)).sort();
    if (names.length === 0)
        throw new Unusable('is a folder without *.sarif or *.sarif.json');
    return names.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name));
}
async function readLog(path) {
    const parsed = (0,_lib_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(textOf(await bytesOf(path)), { maxDepth: MAX_DEPTH, maxBytes: MAX_BYTES });
    if (!parsed.ok)
        throw new Unusable(readableReason(parsed.reason));
    const problem = (0,_stages_gates_sarif_import_js__WEBPACK_IMPORTED_MODULE_4__/* .sarifProblem */ .rF)(parsed.value);
    if (problem !== null)
        throw new Unusable(problem);
    return parsed.value;
}
function readableReason(reason) {
    return reason.startsWith('it is ') ? `cannot be read: ${reason}` : 'is not JSON, or not all of it';
}
async function bytesOf(path) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path);
    try {
        const found = await file.stat();
        if (!found.isFile())
            throw new Unusable('is no file');
        if (found.size > MAX_BYTES)
            throw new Unusable(`is larger than ${MAX_BYTES} bytes`);
        return await file.readFile();
    }
    finally {
        await file.close();
    }
}
function textOf(bytes) {
    const [first, second] = bytes;
    const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
    const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
    const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
    try {
        return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    }
    catch {
        throw new Unusable(`is no text in ${encoding.toUpperCase()}`);
    }
}
function reasonOf(error) {
    if (error instanceof Unusable)
        return error.message;
    const code = (0,_lib_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(error) ? error.code : null;
    if (code === 'ENOENT' || code === 'ENOTDIR')
        return 'does not exist';
    if (code === 'EACCES' || code === 'EPERM')
        return 'may not be read';
    return `cannot be read (${typeof code === 'string' ? code : 'unknown reason'})`;
}


/***/ }),

/***/ 17833:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readSarif: () => (/* binding */ readSarif),
  rF: () => (/* binding */ sarifProblem)
});

// UNUSED EXPORTS: LEFT, MAX_FINDINGS

// EXTERNAL MODULE: ./src/domain/about.ts + 1 modules
var about = __webpack_require__(97231);
// EXTERNAL MODULE: ./src/domain/render.ts
var render = __webpack_require__(24390);
// EXTERNAL MODULE: ./src/domain/severity.ts
var severity = __webpack_require__(61245);
// EXTERNAL MODULE: ./src/domain/tools.ts
var tools = __webpack_require__(71787);
// EXTERNAL MODULE: ./src/lib/json.ts
var json = __webpack_require__(18453);
;// CONCATENATED MODULE: ./src/stages/gates/sarif-lines.ts
function linesByPath({ files }) {
    const lines = new Map();
    for (const file of files) {
        const known = lines.get(file.path);
        const added = addedLines(file);
        const all = known?.added == null || added === null ? added : [...known.added, ...added].sort(byNumber);
        lines.set(file.path, { isNew: file.status === 'added', added: all });
    }
    return lines;
}
function addedLines({ diff }) {
    if (diff === null)
        return null;
    const added = [];
    for (const hunk of diff.hunks) {
        for (const { mark, newLine } of hunk.lines)
            if (mark === '+' && newLine !== null)
                added.push(newLine);
    }
    return added.sort(byNumber);
}
function byNumber(a, b) {
    return a - b;
}
function firstWithin(numbers, start, end) {
    let low = 0;
    let high = numbers.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((numbers[middle] ?? end) < start)
            low = middle + 1;
        else
            high = middle;
    }
    const found = numbers[low];
    return found !== undefined && found <= end ? found : null;
}

;// CONCATENATED MODULE: ./src/stages/gates/sarif-shape.ts

const NOTHING = {};
function objectAt(value, name) {
    const found = valueAt(value, name);
    return (0,json/* isObject */.Gv)(found) ? found : NOTHING;
}
function listAt(value, name) {
    const found = valueAt(value, name);
    return Array.isArray(found) ? found : [];
}
function textAt(value, name) {
    const found = valueAt(value, name);
    return typeof found === 'string' && found !== '' ? found : null;
}
function indexAt(value, name) {
    const found = valueAt(value, name);
    return typeof found === 'number' && Number.isSafeInteger(found) && found >= 0 ? found : null;
}
function valueAt(value, name) {
    return (0,json/* isObject */.Gv)(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

// EXTERNAL MODULE: ./src/lib/cut.ts
var cut = __webpack_require__(19811);
;// CONCATENATED MODULE: ./src/stages/gates/sarif-text.ts



const MAX_RAW = 4_000;
const MAX_SHOWN = 1_000;
const MAX_OWN = 60_000;
const MAX_NAME = 200;
const MAX_FIX = 500;
function resultText(result, rule, driver) {
    const message = objectAt(result, 'message');
    const id = textAt(message, 'id');
    const template = textAt(message, 'text') ??
        (id === null
            ? null
            : (textAt(objectAt(objectAt(rule, 'messageStrings'), id), 'text') ??
                textAt(objectAt(objectAt(driver, 'globalMessageStrings'), id), 'text')));
    const said = template === null ? null : folded(filled(template, listAt(message, 'arguments')));
    return said || describe(rule);
}
function describe(rule) {
    for (const name of ['shortDescription', 'fullDescription']) {
        const text = textAt(objectAt(rule, name), 'text');
        if (text !== null && folded(text) !== '')
            return folded(text);
    }
    return null;
}
function fixOf(result) {
    const [first] = listAt(result, 'fixes');
    const text = textAt(objectAt(first, 'description'), 'text');
    if (text === null || text.length > MAX_FIX)
        return null;
    return folded(text) || null;
}
function nameShown(name) {
    return (0,cut/* capped */.uo)((0,render/* visible */.RK)((0,cut/* headOf */.Uo)(name, MAX_NAME)).replaceAll('\t', ' '), MAX_NAME);
}
function ownText(text) {
    return (0,cut/* headOf */.Uo)(text, MAX_OWN).split('\n').map(render/* visible */.RK).join('\n');
}
function filled(text, given) {
    const head = (0,cut/* headOf */.Uo)(text, MAX_RAW);
    if (given.length === 0)
        return head;
    return head.replace(/\{\{|\}\}|\{(\d{1,3})\}/g, (mark, index) => {
        if (index === undefined)
            return mark.charAt(0);
        const value = given[Number(index)];
        return typeof value === 'string' ? (0,cut/* headOf */.Uo)(value, MAX_RAW) : mark;
    });
}
function folded(text) {
    const words = (0,cut/* headOf */.Uo)(text, MAX_RAW)
        .replace(/\[([^[\]\n]{1,500})\]\(\d{1,9}\)/g, '$1')
        .replace(/\s+/g, ' ')
        .trim();
    return (0,cut/* capped */.uo)((0,render/* visible */.RK)(words), MAX_SHOWN);
}

;// CONCATENATED MODULE: ./src/stages/gates/sarif-own.ts



function ownFinding(result, base) {
    const properties = objectAt(result, 'properties');
    const named = valueAt(properties, 'severity');
    const fix = textAt(properties, 'fix');
    const text = textAt(objectAt(result, 'message'), 'text') ?? base.rule;
    const tail = fix === null ? '' : `\n\n${fix}`;
    const issue = text.endsWith(tail) ? text.slice(0, text.length - tail.length) : text;
    return {
        ...base,
        severity: severity/* SEVERITIES */.oC.find((severity) => severity === named) ?? base.severity,
        issue: ownText(issue) || base.rule,
        fix: fix === null ? null : ownText(fix),
    };
}

// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(79112);
;// CONCATENATED MODULE: ./src/stages/gates/sarif-paths.ts


const MAX_BASES = 8;
const MAX_PARTS = 100;
function pathFinder(run, isChanged, roots) {
    const known = roots
        .flatMap((root) => readPath(root, false))
        .filter(({ whole, parts }) => whole && parts.length > 0);
    const bases = objectAt(run, 'originalUriBaseIds');
    const spelled = (artifact) => spellings(run, bases, artifact);
    let guess;
    const pathOf = ({ joined, own }) => {
        const around = known.map(({ parts }) => parts).filter((root) => begins(joined, root));
        if (around.length > 0)
            return firstChanged(joined, around, isChanged);
        const plain = own.whole ? null : changed(own.parts, isChanged);
        if (plain !== null)
            return plain;
        if (guess === undefined)
            guess = guessRoot(wholePaths(run, spelled), isChanged);
        return guess !== null && begins(joined, guess) ? firstChanged(joined, [guess], isChanged) : null;
    };
    return (artifact) => {
        for (const spelling of spelled(artifact)) {
            const path = pathOf(spelling);
            if (path !== null)
                return path;
        }
        return null;
    };
}
function changed(parts, isChanged) {
    const path = parts.join('/');
    return isChanged(path) ? path : null;
}
function firstChanged({ parts }, roots, isChanged) {
    for (const root of roots) {
        const path = changed(parts.slice(root.length), isChanged);
        if (path !== null)
            return path;
    }
    return null;
}
function begins({ parts, whole }, root) {
    return whole && root.every((part, at) => part === parts[at]);
}
function spellings(run, bases, artifact) {
    const index = indexAt(artifact, 'index');
    const uri = textAt(artifact, 'uri');
    const listed = index === null ? undefined : listAt(run, 'artifacts')[index];
    const location = uri === null ? objectAt(listed, 'location') : artifact;
    const base = baseOf(bases, textAt(location, 'uriBaseId'));
    return [true, false].flatMap((decode) => readPath(textAt(location, 'uri'), decode).map((own) => ({
        own,
        joined: own.whole || base === null ? own : joinPaths(base, own),
    })));
}
function baseOf(bases, id) {
    let below = null;
    let name = id;
    for (let step = 0; name !== null && step < MAX_BASES; step++) {
        const location = objectAt(bases, name);
        const [folder] = readPath(textAt(location, 'uri'), true);
        if (folder !== undefined)
            below = below === null ? folder : joinPaths(folder, below);
        if (below?.whole)
            return below;
        name = textAt(location, 'uriBaseId');
    }
    return below;
}
function joinPaths(base, below) {
    return { whole: base.whole, parts: [...base.parts, ...below.parts] };
}
function readPath(text, decode) {
    const bare = text === null ? null : withoutScheme(text);
    if (bare === null)
        return [];
    const path = (decode ? decoded(bare.path) : bare.path).replaceAll('\\', '/').replace(DRIVE, upperCase);
    const parts = partsOf(path);
    return parts === null ? [] : [{ whole: bare.isFile || path.startsWith('/') || DRIVE.test(path), parts }];
}
const DRIVE = /^\/?[A-Za-z]:(?=\/)/;
function upperCase(drive) {
    return drive.replace('/', '').toUpperCase();
}
function withoutScheme(text) {
    const [, scheme] = /^([A-Za-z][A-Za-z0-9+.-]{1,30}):/.exec(text) ?? [];
    if (scheme === undefined)
        return { path: text, isFile: false };
    if (scheme.toLowerCase() !== 'file')
        return null;
    return { path: text.slice(scheme.length + 1).replace(/^\/\/[^/\\]*/, ''), isFile: true };
}
function partsOf(path) {
    const written = path.split('/', MAX_PARTS + 1);
    if (written.length > MAX_PARTS)
        return null;
    const parts = [];
    for (const part of written) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return null;
    }
    return parts;
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
function wholePaths(run, spelled) {
    const artifacts = [
        ...listAt(run, 'artifacts').map((artifact) => objectAt(artifact, 'location')),
        ...listAt(run, 'results').flatMap((result) => listAt(result, 'locations').map((location) => objectAt(objectAt(location, 'physicalLocation'), 'artifactLocation'))),
    ];
    return artifacts.flatMap((artifact) => {
        const [first] = spelled(artifact);
        return first?.joined.whole ? [first.joined.parts] : [];
    });
}
function guessRoot(paths, isChanged) {
    const common = commonFolder(paths);
    const votes = new Map();
    for (const parts of paths) {
        for (let depth = 0; depth <= common.length; depth++) {
            if (!isChanged(parts.slice(depth).join('/')))
                continue;
            votes.set(depth, (votes.get(depth) ?? 0) + 1);
            break;
        }
    }
    const [best] = [...votes].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    return best === undefined ? null : common.slice(0, best[0]);
}
function commonFolder(paths) {
    const [first = [], ...others] = [...paths].sort((a, b) => (0,lib_text/* compareText */.n6)(a.join('/'), b.join('/')));
    const last = others.at(-1) ?? first;
    const folder = first.slice(0, -1);
    const end = folder.findIndex((part, at) => part !== last[at]);
    return end === -1 ? folder : folder.slice(0, end);
}

;// CONCATENATED MODULE: ./src/stages/gates/sarif-place.ts


const ELSEWHERE = {
    nowhere: 'name no file',
    file: 'are about files that this change does not touch',
    line: 'are about lines that this change does not add',
    whole: 'are about the whole of a file that is not new',
    long: 'are about long stretches of code that begin before what this change adds',
    unknown: 'are about files whose lines the forge did not give',
};
const LONG_REGION = 50;
const NEARNESS = [
    ELSEWHERE.nowhere,
    ELSEWHERE.file,
    ELSEWHERE.unknown,
    ELSEWHERE.whole,
    ELSEWHERE.line,
    ELSEWHERE.long,
];
const MAX_LOCATIONS = 10;
function placesIn(lines, find) {
    return (result, anywhere) => {
        let taken = { left: ELSEWHERE.nowhere };
        for (const location of listAt(result, 'locations').slice(0, MAX_LOCATIONS)) {
            const next = placeOf(objectAt(location, 'physicalLocation'), { lines, find, anywhere });
            if (!('left' in next))
                return next;
            if (NEARNESS.indexOf(next.left) > NEARNESS.indexOf(taken.left))
                taken = next;
        }
        return taken;
    };
}
function placeOf(physical, { lines, find, anywhere }) {
    const artifact = objectAt(physical, 'artifactLocation');
    if (artifact.uri === undefined && artifact.index === undefined)
        return { left: ELSEWHERE.nowhere };
    const path = find(artifact);
    const file = path === null ? undefined : lines.get(path);
    if (path === null || file === undefined)
        return { left: ELSEWHERE.file };
    const region = regionOf(objectAt(physical, 'region'));
    if (region === null)
        return file.isNew || anywhere ? { path, line: null } : { left: ELSEWHERE.whole };
    if (anywhere)
        return { path, ...linesOf(region) };
    const place = placeAmong(file, region);
    return 'left' in place ? place : { path, ...linesOf(place) };
}
function regionOf(region) {
    const start = indexAt(region, 'startLine') ?? 0;
    return start === 0 ? null : { start, end: Math.max(indexAt(region, 'endLine') ?? start, start) };
}
function placeAmong({ added }, { start, end }) {
    if (added === null)
        return { left: ELSEWHERE.unknown };
    const first = firstWithin(added, start, end);
    if (first === null)
        return { left: ELSEWHERE.line };
    if (first > start && end - start >= LONG_REGION)
        return { left: ELSEWHERE.long };
    return { start: first, end };
}
function linesOf({ start, end }) {
    return start === end ? { line: start } : { line: start, endLine: end };
}

;// CONCATENATED MODULE: ./src/stages/gates/sarif-rules.ts


const LEVELS = ['error', 'warning', 'note', 'none'];
const LEVEL_SEVERITIES = {
    error: 'important',
    warning: 'suggestion',
    note: 'suggestion',
};
const SECURITY_BANDS = [
    { from: 7, severity: 'blocking' },
    { from: 4, severity: 'important' },
    { from: Number.MIN_VALUE, severity: 'suggestion' },
];
function rulesIn(run) {
    const book = bookOf(run);
    const overrides = overridesIn(run);
    return (result) => {
        const named = textAt(result, 'ruleId') ?? textAt(objectAt(result, 'rule'), 'id');
        const rule = ruleAt(result, book) ?? ruleNamed(named, book.byId) ?? {};
        const id = named ?? textAt(rule, 'id');
        const given = levelOf(valueAt(result, 'level'));
        return { id, rule, level: given ?? overrides.get(textAt(rule, 'id') ?? id ?? '') ?? usualLevel(rule) };
    };
}
function bookOf(run) {
    const tool = objectAt(run, 'tool');
    const driver = listAt(objectAt(tool, 'driver'), 'rules');
    const extensions = listAt(tool, 'extensions').map((extension) => listAt(extension, 'rules'));
    const byId = new Map();
    for (const rule of [driver, ...extensions].flat()) {
        const id = textAt(rule, 'id');
        if (id !== null && (0,json/* isObject */.Gv)(rule) && !byId.has(id))
            byId.set(id, rule);
    }
    return { driver, extensions, byId };
}
function ruleAt(result, { driver, extensions }) {
    const reference = objectAt(result, 'rule');
    const index = indexAt(result, 'ruleIndex') ?? indexAt(reference, 'index');
    const component = indexAt(objectAt(reference, 'toolComponent'), 'index');
    const list = component === null ? driver : (extensions[component] ?? []);
    const rule = index === null ? undefined : list[index];
    return (0,json/* isObject */.Gv)(rule) ? rule : undefined;
}
function ruleNamed(id, byId) {
    if (id === null)
        return undefined;
    const slash = id.lastIndexOf('/');
    return byId.get(id) ?? (slash > 0 ? byId.get(id.slice(0, slash)) : undefined);
}
function usualLevel(rule) {
    return levelOf(valueAt(objectAt(rule, 'defaultConfiguration'), 'level')) ?? 'warning';
}
function overridesIn(run) {
    const levels = new Map();
    for (const invocation of listAt(run, 'invocations')) {
        for (const override of listAt(invocation, 'ruleConfigurationOverrides')) {
            const id = textAt(objectAt(override, 'descriptor'), 'id');
            const level = levelOf(valueAt(objectAt(override, 'configuration'), 'level'));
            if (id !== null && level !== null)
                levels.set(id, level);
        }
    }
    return levels;
}
function levelOf(value) {
    return LEVELS.find((level) => level === value) ?? null;
}
function severityOf(result, { rule, level }) {
    const number = securitySeverity(result) ?? securitySeverity(rule);
    const band = number === null ? undefined : SECURITY_BANDS.find(({ from }) => number >= from);
    return band?.severity ?? (level === 'none' ? null : LEVEL_SEVERITIES[level]);
}
function securitySeverity(holder) {
    const value = valueAt(objectAt(holder, 'properties'), 'security-severity');
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && /^\d{1,2}(?:\.\d{1,6})?$/.test(text.trim()) ? Number(text) : null;
}

;// CONCATENATED MODULE: ./src/stages/gates/sarif-import.ts












const MAX_FINDINGS = 1_000;
const LEFT = {
    malformed: 'are not written as results',
    kind: 'are no failures',
    none: 'have the level none',
    baseline: 'were there before, says the tool',
    suppressed: 'are suppressed',
    twice: 'are said twice',
    many: `are over the ${MAX_FINDINGS} that are taken of one run`,
};
const USUAL = { roots: [], allowSecurity: false };
function sarifProblem(value) {
    const version = valueAt(value, 'version');
    if (!(0,json/* isObject */.Gv)(value) || !Array.isArray(value.runs))
        return 'is not SARIF: it has no list of runs';
    if (version !== '2.1.0') {
        const found = typeof version === 'string' ? `version ${(0,render/* visible */.RK)(version).slice(0, 20)}` : 'no version';
        return `is not SARIF 2.1.0: it has ${found}`;
    }
    const bare = value.runs.findIndex((run) => !Array.isArray(valueAt(run, 'results')));
    if (bare === -1)
        return null;
    return `has no results in run ${bare + 1} (${toolName(value.runs[bare])}): the tool did not get as far as looking`;
}
function readSarif(value, source, change, rules = USUAL) {
    const lines = linesByPath(change);
    const said = new Set();
    return listAt(value, 'runs').map((run) => {
        const isChanged = (path) => lines.has(path);
        const reading = {
            tool: toolName(run),
            isOwn: textAt(objectAt(objectAt(run, 'tool'), 'driver'), 'name') === about/* ABOUT */.O.name,
            driver: objectAt(objectAt(run, 'tool'), 'driver'),
            ruleOf: rulesIn(run),
            takenOf: placesIn(lines, pathFinder(run, isChanged, rules.roots)),
            allowSecurity: rules.allowSecurity,
        };
        return readRun(listAt(run, 'results'), source, reading, said);
    });
}
function toolName(run) {
    return nameShown(textAt(objectAt(objectAt(run, 'tool'), 'driver'), 'name') ?? 'a tool without a name');
}
function readRun(results, source, reading, said) {
    const left = new Map();
    const leave = (reason) => left.set(reason, (left.get(reason) ?? 0) + 1);
    const found = [];
    for (const result of results) {
        const read = readResult(result, reading);
        if ('left' in read)
            leave(read.left);
        else if (isNews(read.finding, said))
            found.push(read.finding);
        else
            leave(LEFT.twice);
    }
    const findings = gravestOf(found);
    for (let over = found.length - findings.length; over > 0; over--)
        leave(LEFT.many);
    return {
        source,
        tool: reading.tool,
        results: results.length,
        findings,
        left: [...left].map(([reason, count]) => ({ reason, count })),
    };
}
function gravestOf(found) {
    if (found.length <= MAX_FINDINGS)
        return found;
    const kept = new Set([...found].sort((a, b) => (0,severity/* compareSeverity */.zK)(a.severity, b.severity)).slice(0, MAX_FINDINGS));
    return found.filter((finding) => kept.has(finding));
}
function isNews({ path, line, rule, issue, severity }, said) {
    const key = JSON.stringify([path, line, rule, issue, severity]);
    const before = said.size;
    return said.add(key).size > before;
}
function readResult(result, reading) {
    if (!(0,json/* isObject */.Gv)(result))
        return { left: LEFT.malformed };
    const kind = valueAt(result, 'kind');
    if (kind !== undefined && kind !== 'fail')
        return { left: LEFT.kind };
    const baseline = valueAt(result, 'baselineState');
    if (baseline === 'unchanged' || baseline === 'absent')
        return { left: LEFT.baseline };
    const rule = reading.ruleOf(result);
    const severity = severityOf(result, rule);
    if (severity === null)
        return { left: LEFT.none };
    const isHeld = severity === 'blocking' && !reading.allowSecurity;
    if (isSuppressed(result, isHeld))
        return { left: LEFT.suppressed };
    const place = reading.takenOf(result, reading.isOwn);
    if ('left' in place)
        return place;
    const name = ruleShown(rule.id ?? textAt(rule.rule, 'name') ?? 'no-rule', reading);
    const base = { ...place, severity, rule: name };
    if (reading.isOwn)
        return { finding: ownFinding(result, base) };
    const words = resultText(result, rule.rule, reading.driver) ?? `It breaks the rule ${name}.`;
    return { finding: { ...base, issue: (0,tools/* saidBy */.T)(words, reading.tool), fix: fixOf(result) } };
}
function ruleShown(id, { isOwn, tool }) {
    const name = nameShown(id);
    return !isOwn && name.startsWith('gate/') ? nameShown(`${tool}/${name}`) : name;
}
function isSuppressed(result, isHeld) {
    const suppressions = listAt(result, 'suppressions');
    const isOpen = suppressions.some((suppression) => {
        const status = valueAt(suppression, 'status');
        return status === 'underReview' || status === 'rejected';
    });
    if (suppressions.length === 0 || isOpen)
        return false;
    return !isHeld || suppressions.some((suppression) => valueAt(suppression, 'kind') === 'external');
}


/***/ })

};
