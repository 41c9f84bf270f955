export const id = 7339;
export const ids = [7339];
export const modules = {

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

/***/ 37339:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readRuleFiles: () => (/* binding */ readRuleFiles)
});

// EXTERNAL MODULE: ./src/domain/errors.ts
var errors = __webpack_require__(10241);
// EXTERNAL MODULE: ./src/lib/limit.ts
var limit = __webpack_require__(67280);
// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(79112);
// EXTERNAL MODULE: ./src/shells/config-file-problems.ts
var config_file_problems = __webpack_require__(36865);
// EXTERNAL MODULE: ./src/shells/repository-settings.ts
var repository_settings = __webpack_require__(56901);
// EXTERNAL MODULE: ./src/domain/glob.ts
var domain_glob = __webpack_require__(47916);
// EXTERNAL MODULE: ./src/domain/glob-matcher.ts
var glob_matcher = __webpack_require__(57339);
// EXTERNAL MODULE: ./src/domain/rule-path.ts
var rule_path = __webpack_require__(48198);
;// CONCATENATED MODULE: ./src/shells/rule-files-find.ts





const MAX_LEVELS = 8;
const MAX_FOLDERS = 200;
const LISTS_AT_A_TIME = 4;
const MAX_NAME = 120;
const WILDCARD = /[*?[]/;
async function findRuleFiles(source, globs) {
    const list = listOnce(source);
    const found = [];
    for (const glob of globs)
        found.push(await findFiles(list, glob));
    return found;
}
class TooManyFolders extends Error {
}
function listOnce(source) {
    const lists = new Map();
    return (folder) => {
        const known = lists.get(folder);
        if (known !== undefined)
            return known;
        if (lists.size >= MAX_FOLDERS)
            throw new TooManyFolders();
        const asked = source.listTarget(folder);
        lists.set(folder, asked);
        return asked;
    };
}
async function findFiles(list, glob) {
    const plain = plainGlobs(glob);
    const problem = [glob, ...plain].map(problemOf).find((text) => text !== null) ?? null;
    if (problem !== null)
        return { paths: [], problems: [problem] };
    const found = [];
    for (const one of plain)
        found.push(WILDCARD.test(one) ? await walk(list, one) : literal(one));
    const paths = [...new Set(found.flatMap((files) => files.paths))];
    const problems = [...new Set(found.flatMap((files) => files.problems))];
    if (paths.length > 0 || problems.length > 0)
        return { paths, problems };
    return { paths, problems: [NO_FILE] };
}
const NO_FILE = 'matches no file ending in .md, .yml, .yaml or .json in the branch that the change goes to: check how it is written';
function plainGlobs(glob) {
    return (0,domain_glob/* globProblem */.A)(glob) === null ? (0,glob_matcher/* expandBraces */.P)(glob.endsWith('/') ? `${glob}**` : glob) : [];
}
function problemOf(glob) {
    return (0,domain_glob/* globProblem */.A)(glob) ?? (glob.includes('//') ? 'must not hold an empty name between two "/"' : null);
}
function literal(path) {
    if (rule_path/* RULE_FILE */.O.test(path))
        return { paths: [path], problems: [] };
    return {
        paths: [],
        problems: [
            'names a file that ends in none of .md, .yml, .yaml and .json; for a folder put a "/" behind it',
        ],
    };
}
async function walk(list, glob) {
    const names = glob.split('/');
    const open = names.findIndex((name) => name.startsWith('**'));
    const route = { names, open: open < 0 ? names.length : open, matches: (0,glob_matcher/* globMatcher */.f)([glob]) };
    const first = names.findIndex((name) => WILDCARD.test(name));
    try {
        return await descend(list, route, first);
    }
    catch (error) {
        if (!(error instanceof TooManyFolders))
            throw error;
        return {
            paths: [],
            problems: [`goes through more than ${MAX_FOLDERS} folders: name the folder that the rules are in`],
        };
    }
}
async function descend(list, { names, open, matches }, first) {
    const paths = [];
    const problems = [];
    let folders = [names.slice(0, first).join('/')];
    for (let level = first; folders.length > 0; level++) {
        if (level - open > MAX_LEVELS) {
            problems.push(`goes down more than ${MAX_LEVELS} folders: name the folder that the rules are in`);
            break;
        }
        const lists = await (0,limit/* mapLimited */.bB)(folders, LISTS_AT_A_TIME, async (folder) => list(folder));
        const cut = folders.filter((_folder, at) => lists[at]?.complete === false);
        problems.push(...cut.map(cutProblem));
        const inside = folders.flatMap((folder, at) => entriesOf(folder, lists[at] ?? null));
        const named = inside.filter(({ path }) => rule_path/* RULE_FILE */.O.test(path) && matches(path));
        problems.push(...named.flatMap((entry) => entryProblem(entry) ?? []));
        paths.push(...named.filter(({ kind }) => kind === 'file').map(({ path }) => path));
        const leadsOn = leadsOnAt(names, open, level);
        const next = inside.filter(({ kind, name }) => kind === 'folder' && leadsOn(name));
        folders = next.map(({ path }) => path);
    }
    return { paths: paths.sort(lib_text/* compareText */.n6), problems };
}
function entryProblem({ kind, path }) {
    if (kind === 'link')
        return linkProblem(path);
    return /\p{Cc}/u.test(path) ? `${named(path)} has control characters in its name: rename it` : null;
}
function named(path) {
    return (0,lib_text/* logSafe */.sN)((0,lib_text/* oneLine */.TN)(path, MAX_NAME));
}
function linkProblem(path) {
    return `${named(path)} is a link: put the file itself there`;
}
function leadsOnAt(names, open, level) {
    if (level >= open)
        return () => true;
    const name = names[level];
    return name === undefined || level === names.length - 1 ? () => false : (0,glob_matcher/* globMatcher */.f)([name]);
}
function entriesOf(folder, list) {
    return (list?.entries ?? []).map((entry) => ({
        ...entry,
        path: folder === '' ? entry.name : `${folder}/${entry.name}`,
    }));
}
function cutProblem(folder) {
    const name = folder === '' ? 'the root of the repository' : named(folder);
    return `the forge lists only a part of ${name}: put the rules into a folder with fewer files`;
}

// EXTERNAL MODULE: ./src/shells/rule-files-set.ts + 6 modules
var rule_files_set = __webpack_require__(70524);
;// CONCATENATED MODULE: ./src/shells/rule-files.ts







const MAX_FILES = 20;
const READ_BYTES = repository_settings/* MAX_CONFIG_BYTES */.GW + 1;
const READS_AT_A_TIME = 4;
async function readRuleFiles(source, globs, before = '') {
    const sentence = (at, problem) => `${before}rules[${at}]: ${problem}`;
    const found = await findRuleFiles(source, globs);
    refuse(found.flatMap(({ problems }, at) => problems.map((problem) => sentence(at, problem))));
    const names = [...new Set(found.flatMap(({ paths }) => paths))].sort(lib_text/* compareText */.n6);
    if (names.length > MAX_FILES) {
        refuse([
            `${before}rules: the globs name ${names.length} files, at most ${MAX_FILES} are read: name fewer`,
        ]);
    }
    const placeIn = (name, problem) => sentence(found.findIndex(({ paths }) => paths.includes(name)), problem);
    const set = await (0,rule_files_set.parseRuleFiles)(await readAll(source, names, placeIn));
    refuse(set.problems);
    refuse(found.flatMap((files, at) => (holdsRules(files, set) ? [] : [sentence(at, NO_RULES)])));
    return { rules: set.files.flatMap(({ rules }) => rules), names };
}
const NO_RULES = `the files that it names hold no rules: ${rule_files_set.HOW_WRITTEN}`;
const NOT_THERE = 'names a file that is not in the branch that the change goes to: merge the file there first, or write its path as it is there';
function refuse(problems) {
    if (problems.length > 0)
        throw new errors/* ConfigError */.xL((0,config_file_problems/* capped */.uo)(problems));
}
async function readAll(source, names, sentence) {
    const blobs = await (0,limit/* mapLimited */.bB)(names, READS_AT_A_TIME, async (name) => ({
        name,
        blob: await source.readTarget(name, READ_BYTES),
    }));
    refuse(blobs.flatMap(({ name, blob }) => {
        if (blob === null)
            return [sentence(name, NOT_THERE)];
        return blob.link ? [sentence(name, linkProblem(name))] : [];
    }));
    return blobs.flatMap(({ name, blob }) => (blob === null ? [] : [{ name, bytes: blob.bytes }]));
}
function holdsRules({ paths }, { files }) {
    return files.some(({ name, rules }) => paths.includes(name) && rules.length > 0);
}


/***/ })

};
