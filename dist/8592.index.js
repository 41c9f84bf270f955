export const id = 8592;
export const ids = [8592];
export const modules = {

/***/ 43249:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ linesBelow),
/* harmony export */   Gj: () => (/* binding */ isTakenOver),
/* harmony export */   _j: () => (/* binding */ indentOf),
/* harmony export */   fD: () => (/* binding */ enclosing),
/* harmony export */   g9: () => (/* binding */ isOfTest),
/* harmony export */   sp: () => (/* binding */ withoutComment),
/* harmony export */   zz: () => (/* binding */ linesAbove)
/* harmony export */ });
/* unused harmony export REACH */
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55406);

const REACH = 40;
function indentOf(text) {
    return text.length - text.trimStart().length;
}
function linesAbove(place, most = REACH) {
    return linesFrom(place, -1, most);
}
function linesBelow(place, most = REACH) {
    return linesFrom(place, 1, most);
}
function linesFrom(place, step, most) {
    const found = [];
    for (let steps = 1; steps <= most; steps += 1) {
        const line = (0,_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .lineNear */ .F)(place, step * steps);
        if (line === null)
            break;
        found.push(line);
    }
    return found;
}
const CLOSER = /^[)\]}]/;
function enclosing(place, most = REACH) {
    let inner = indentOf((0,_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAt */ .m)(place).text);
    const found = [];
    for (const line of linesAbove(place, most)) {
        const bare = line.text.trim();
        const indent = indentOf(line.text);
        if (bare === '' || indent >= inner)
            continue;
        found.push(line);
        inner = CLOSER.test(bare) ? indent + 1 : indent;
        if (inner === 0)
            break;
    }
    return found;
}
const INPUT = /(?:^|\/)(?:__)?(?:fixtures?|testdata|test-data|examples?|templates?|stubs?)(?:__)?\//;
function isOfTest({ isTest, path }) {
    return isTest && !INPUT.test(path);
}
const RELEASE = /^\s{0,20}(?:\/\*|\*|\/\/).{0,100}\b\d{1,3}\.\d{1,4}\.\d{1,4}\b/;
function isTakenOver({ path, language, lines }) {
    if (language !== 'javascript')
        return false;
    return (/[-.]\d{1,3}\.\d{1,4}\.\d{1,4}[^/]{0,40}$/.test(path) ||
        lines.slice(0, 30).some(({ number, text }) => number <= 30 && RELEASE.test(text)));
}
function withoutComment(text) {
    return text.replace(/(?:^|\s)#.*$/, '');
}


/***/ }),

/***/ 55406:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ lineNear),
/* harmony export */   m: () => (/* binding */ lineAt)
/* harmony export */ });
function lineNear({ lines, at }, steps) {
    const here = lines[at];
    const there = lines[at + steps];
    return here !== undefined && there?.number === here.number + steps ? there : null;
}
function lineAt({ lines, at }) {
    const line = lines[at];
    if (line === undefined)
        throw new Error('a check was given no line');
    return line;
}


/***/ }),

/***/ 58592:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SHIPPED_RULES: () => (/* binding */ SHIPPED_RULES)
});

// EXTERNAL MODULE: ./src/domain/criteria.ts
var criteria = __webpack_require__(83543);
// EXTERNAL MODULE: ./src/domain/registry/around.ts
var registry_around = __webpack_require__(43249);
// EXTERNAL MODULE: ./src/domain/registry/entry.ts
var entry = __webpack_require__(55406);
;// CONCATENATED MODULE: ./src/domain/registry/api.ts



const JS_ERROR = /\b(?:(?:res|reply|response)\.(?:json|send)|(?:NextResponse|Response)\.json|c\.json|ctx\.json)\(\s*\{\s*["']?(?:error|errors)["']?\s*:\s*(?!null\b|undefined\b|false\b|""|'')/;
function errorAsSuccess(place) {
    const { code, text } = (0,entry/* lineAt */.m)(place);
    const begin = JS_ERROR.exec(code);
    if (begin === null ||
        !/\}\s*\)\s*;?\s*$/.test(code) ||
        /\bstatus\b|,\s*\d{3}|\berrors?\s*:\s*(?:null|\w{1,40}\s*\?)|\b(?:data|success|ok|result)\s*:/.test(text))
        return null;
    return (0,registry_around/* linesAbove */.zz)(place, 6).some((line) => /\b(?:status|statusCode|writeHead|sendStatus|code)\b/.test(line.text))
        ? null
        : {};
}
function flaskErrorAsSuccess(place) {
    const { text } = (0,entry/* lineAt */.m)(place);
    return /^\s*return\s+jsonify\(\s*(?:\{\s*["']error["']\s*:|error\s*=)[^#]{1,200}\)\s*$/.test(text) &&
        !/["']?(?:data|success|ok|result|status)["']?\s*[:=]/.test(text)
        ? {}
        : null;
}
const NO_BODY = /\.status\(\s*(?:204|304)\s*\)\s*\.(?:json|send)\(\s*[^)\s]/;
function deprecatedBare(place) {
    const { text } = (0,entry/* lineAt */.m)(place);
    if (!/(?:^\s*(?:\/\*)?\*+|^\s*\/\/\/?)\s*@deprecated\s*(?:\*\/)?\s*$/.test(text))
        return null;
    if ((0,registry_around/* linesBelow */.$H)(place, 3).some((line) => /\bDeprecated\(/.test(line.text)))
        return null;
    if (/\*\//.test(text))
        return {};
    const next = (0,entry/* lineNear */.F)(place, 1)?.text ?? null;
    return next !== null && /^\s*(?:\*\/|\*\s*@|\*\s*$)/.test(next) ? {} : null;
}
const API_RULES = [
    {
        id: 'API-001',
        severity: 'important',
        category: 'api',
        title: 'Callers of today still work',
        text: 'A public function, type, route, field or setting is not removed or renamed, gets no new required parameter, no other default and no narrower type, unless the change says that it breaks callers and how they go on.',
        paths: null,
        languages: null,
        violates: ['export function load(path: string, encoding: string) // was: load(path)'],
        meets: ["export function load(path: string, encoding = 'utf8') // was: load(path)"],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /^\s*(?:export|public|pub)\s|^(?:async\s+)?def\s+[a-z]|^func\s+(?:\([^)]{1,80}\)\s*)?[A-Z]|@(?:Get|Post|Put|Patch|Delete|Request)Mapping|\b(?:router|app)\.(?:get|post|put|patch|delete)\(/,
        checks: [],
    },
    {
        id: 'API-002',
        severity: 'important',
        category: 'api',
        title: 'The status of an answer says what happened',
        text: 'An error goes out with a status of 400 or more, the status and the shape of an existing answer do not change without notice, and an answer without a body has none.',
        paths: null,
        languages: null,
        violates: ["return NextResponse.json({ error: 'not found' });"],
        meets: ["return NextResponse.json({ error: 'not found' }, { status: 404 });"],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /\b(?:status\w*|HttpStatus\w*|WriteHeader|sendStatus|jsonify)\b|\.(?:json|send)\(/i,
        checks: [
            {
                languages: ['typescript', 'javascript'],
                inTests: false,
                issue: 'The error goes out as 200 OK: callers that look at the status take it for success.',
                fix: 'Set a status of 400 or more with it.',
                find: errorAsSuccess,
            },
            {
                languages: ['python'],
                inTests: false,
                issue: 'The error goes out as 200 OK: callers that look at the status take it for success.',
                fix: 'Give the status behind it: `return jsonify(…), 400`.',
                find: flaskErrorAsSuccess,
            },
            {
                languages: ['typescript', 'javascript'],
                inTests: false,
                issue: 'An answer with this status has no body: what is handed over here is never sent.',
                fix: 'Use 200 for an answer with a body, or end the answer with `.end()`.',
                find: (place) => (NO_BODY.test((0,entry/* lineAt */.m)(place).code) ? {} : null),
            },
        ],
    },
    {
        id: 'API-003',
        severity: 'suggestion',
        category: 'api',
        title: 'What is deprecated names what to use',
        text: 'A mark of deprecation says what to use in its place.',
        paths: null,
        languages: null,
        violates: ['/** @deprecated */'],
        meets: ['/** @deprecated Use `load` instead. */'],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /@deprecated/,
        checks: [
            {
                languages: ['typescript', 'javascript', 'java', 'kotlin', 'php'],
                inTests: false,
                issue: 'Callers are told to leave this and not where to go.',
                fix: 'Name what takes its place, or from when on it is gone.',
                find: deprecatedBare,
            },
        ],
    },
    {
        id: 'API-004',
        severity: 'suggestion',
        category: 'performance',
        title: 'Lists come in pages',
        text: 'A new route or method that hands out a list which grows takes a limit and a place to go on from, and has a greatest limit.',
        paths: null,
        languages: null,
        violates: ["router.get('/orders', async (req, res) => res.json(await orders.all()))"],
        meets: ["router.get('/orders', async (req, res) => res.json(await orders.page(req.query.after, 100)))"],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /@(?:Get|Request)Mapping|\b(?:router|app)\.get\(|@(?:app|router|bp|blueprint)\.(?:get|route)\(|\[HttpGet/,
        checks: [],
    },
];

;// CONCATENATED MODULE: ./src/domain/registry/rule-parts.ts


const SCRIPT = ['typescript', 'javascript'];
const APPLICATION_LANGUAGES = [
    ...SCRIPT,
    'python',
    'go',
    'java',
    'kotlin',
    'csharp',
    'ruby',
    'php',
    'rust',
];
const KNOWN = [...APPLICATION_LANGUAGES, 'shell'];
function shipped(rule) {
    return { ...rule, paths: null, expires: null, source: criteria/* SHIPPED_SOURCE */.A$ };
}
function onLine({ code, text, inTests = false, ...check }) {
    return {
        ...check,
        inTests,
        find: (place) => {
            const line = (0,entry/* lineAt */.m)(place);
            if (!code.some((pattern) => pattern.test(line.code)))
                return null;
            return text === undefined || text.test(line.text) ? {} : null;
        },
    };
}

;// CONCATENATED MODULE: ./src/domain/registry/concurrency-async.ts


const ARRAY_MAP = /\bawait\s(?!Promise\b|p[A-Z]\w{0,20}\b|\w{0,30}(?:[lL]imit|[qQ]ueue|[bB]luebird)\b)(?:[\w$]{1,60}|\[[^\][]{0,100}\]|Object\.\w{4,8}\([\w.$]{1,60}\))(?:\??\.[\w$]{1,60}){0,4}\??\.map\(\s?async\b/;
const ASYNC_CHECKS = [
    onLine({
        languages: SCRIPT,
        code: [/\.forEach\(\s?async\b/],
        issue: '`forEach` drops the promises: what follows does not wait, and an error in the callback is handled by nobody.',
        fix: 'Write `for (const … of …)` with `await`, or `await Promise.all(….map(async …))`.',
    }),
    onLine({
        languages: SCRIPT,
        inTests: true,
        code: [
            /\.(?:filter|some|every|find|findIndex|sort|flatMap)\(\s?async\s?(?:\(|function\b|[\w$]{1,40}\s?=>)/,
        ],
        issue: 'The callback answers a promise, which counts as true whatever it comes to.',
        fix: 'Await the answers first with `Promise.all(….map(async …))`, then choose by them.',
    }),
    {
        languages: SCRIPT,
        inTests: true,
        issue: '`await` of an array waits for nothing: the promises in it go on alone, and their errors are handled by nobody.',
        fix: 'Wrap the array in `Promise.all(…)`.',
        find: (place) => (ARRAY_MAP.test((0,entry/* lineAt */.m)(place).code) ? {} : null),
    },
    onLine({
        languages: SCRIPT,
        code: [/\bnew\sPromise(?:<[^()]{1,100}>)?\(\s?async\b/],
        issue: 'An error that the asynchronous function throws does not reject the promise: whoever awaits it waits for ever.',
        fix: 'Do the asynchronous work outside of `new Promise`, or write an `async` function.',
    }),
    onLine({
        languages: SCRIPT,
        code: [/\buse(?:Layout|Insertion)?Effect\(\s?async\b/],
        issue: 'The effect answers a promise where React takes a function that cleans up.',
        fix: 'Define an asynchronous function within the effect and call it.',
    }),
];

;// CONCATENATED MODULE: ./src/domain/registry/surroundings.ts


function codeAbove(place) {
    return (0,registry_around/* linesAbove */.zz)(place).find(({ code }) => code !== '') ?? null;
}
function codeBelow(place) {
    return (0,registry_around/* linesBelow */.$H)(place).find(({ code }) => code !== '') ?? null;
}
function blockOf(place) {
    const indent = (0,registry_around/* indentOf */._j)((0,entry/* lineAt */.m)(place).code);
    const below = (0,registry_around/* linesBelow */.$H)(place, 60);
    const end = below.findIndex(({ code }) => code !== '' && (0,registry_around/* indentOf */._j)(code) <= indent);
    return end < 0 ? { lines: below, end: null } : { lines: below.slice(0, end), end: below[end] ?? null };
}

;// CONCATENATED MODULE: ./src/domain/registry/concurrency-locks.ts




const FIRST_CHECK = /^\s{0,200}if\s?\(\s?(?:this\.)?(\w{1,60})\s?==\s?null\s?\)\s?\{$/;
const CHECKED_TWICE = {
    languages: ['java'],
    inTests: false,
    issue: 'Another thread may see the object before it is complete: the first check reads a field that is not `volatile`.',
    fix: 'Make the field `volatile`, or hold the object in a class that is loaded when it is asked for.',
    find: (place) => {
        if (!/^\s{0,200}synchronized\s?\(/.test((0,entry/* lineAt */.m)(place).code))
            return null;
        const name = FIRST_CHECK.exec(codeAbove(place)?.code ?? '')?.[1];
        if (name === undefined)
            return null;
        const { lines } = blockOf(place);
        if (!lines.some(({ code }) => new RegExp(String.raw `\b${name}\s?=\s?new\b`).test(code)))
            return null;
        const declaration = new RegExp(String.raw `^\s{0,20}(?:private|protected|static)\b.{0,120}\s${name}(?:\s?=\s?null)?;$`);
        const field = (0,registry_around/* linesAbove */.zz)(place, 80).find(({ code }) => declaration.test(code));
        return field !== undefined && !/\bvolatile\b/.test(field.code) ? {} : null;
    },
};
const LOCK_OBJECT_CHECKS = [
    onLine({
        languages: ['java', 'kotlin'],
        inTests: true,
        code: [
            /\bsynchronized\s?\(\s?(?:""|new\s\w{1,40}\(|Any\(\)|Integer\.valueOf\(|Boolean\.|(?:this\.)?getClass\(\)\s?\)|[\w.]{1,60}\.(?:intern|toString)\(\)\s?\))/,
        ],
        issue: 'The object is not one private lock for all: it is new each time, or one that foreign code may hold too.',
        fix: 'Synchronise on a `private final Object` that is made for it.',
    }),
    onLine({
        languages: ['csharp'],
        inTests: true,
        code: [/\block\s?\(\s?(?:""|new\s|typeof\(|this\s?\))/],
        issue: 'The object is not one private lock for all: it is new each time, or one that foreign code may hold too.',
        fix: 'Lock a `private readonly object` that is made for it.',
    }),
    onLine({
        languages: ['python'],
        inTests: true,
        code: [
            /^\s{0,200}(?:async\s)?with\s(?:threading|asyncio|multiprocessing)\.(?:R?Lock|Semaphore)\([^()]{0,40}\)(?:\sas\s\w{1,30})?:/,
        ],
        issue: 'Each call makes a lock of its own, so that it keeps nobody out.',
        fix: 'Make the lock once, where all can take it.',
    }),
    CHECKED_TWICE,
];

;// CONCATENATED MODULE: ./src/domain/registry/concurrency-release.ts



const MAY_STAY_LOCKED = 'Where the code between returns early or fails, the lock stays taken and all who want it wait for ever.';
const GO_LOCK = /^\s{0,200}([\w.]{1,80})\.(R?)Lock\(\)$/;
const LOCKED_IN_GO = {
    languages: ['go'],
    inTests: false,
    issue: 'A return between locking and unlocking leaves the lock taken: all who want it wait for ever.',
    fix: 'Write `defer` with the unlocking in the line below, or unlock before that return.',
    find: (place) => {
        const found = GO_LOCK.exec((0,entry/* lineAt */.m)(place).code);
        const below = restOfBlock(place);
        if (found === null || below === null)
            return null;
        const unlock = `${found[1]}.${found[2]}Unlock`;
        const first = below.findIndex(({ code }) => code.includes(unlock));
        if (first < 0 || below[first]?.code.includes('defer'))
            return null;
        return below.slice(0, first).some(({ code }) => /^\s{0,200}return\b/.test(code)) ? {} : null;
    },
};
function restOfBlock(place) {
    const indent = (0,registry_around/* indentOf */._j)((0,entry/* lineAt */.m)(place).code);
    const lines = [];
    for (let step = 1; step <= 80; step += 1) {
        const line = (0,entry/* lineNear */.F)(place, step);
        if (line === null)
            return null;
        if (line.code !== '' && (0,registry_around/* indentOf */._j)(line.code) < indent)
            return lines;
        lines.push(line);
    }
    return null;
}
function lockedBefore(pattern, unlock, block) {
    return (place) => {
        const lock = pattern.exec((0,entry/* lineAt */.m)(place).code)?.[1];
        const below = restOfBlock(place);
        if (lock === undefined || below === null || block.test(codeBelow(place)?.code ?? ''))
            return null;
        const first = below.findIndex(({ code }) => code.includes(unlock(lock)));
        if (first < 1)
            return null;
        const between = below.slice(0, first).filter(({ code }) => code !== '');
        const isGuarded = between.some(({ code }) => /\b(?:finally|ensure)\b/.test(code));
        return !isGuarded && between.some(({ code }) => /\w\(/.test(code)) ? {} : null;
    };
}
const RELEASE_CHECKS = [
    LOCKED_IN_GO,
    {
        languages: ['java', 'kotlin'],
        inTests: false,
        issue: MAY_STAY_LOCKED,
        fix: 'Unlock in a `finally` block that begins right below.',
        find: lockedBefore(/^\s{0,200}([\w.]{1,80}(?:\(\))?)\.lock\(\);?$/, (lock) => `${lock}.unlock()`, /\btry\b/),
    },
    {
        languages: ['python'],
        inTests: false,
        issue: MAY_STAY_LOCKED,
        fix: 'Write `with` and the lock around the code.',
        find: lockedBefore(/^\s{0,200}(?:await\s)?([\w.]{0,80}(?:lock|mutex|semaphore|sem)\w{0,20})\.acquire\(\)$/i, (lock) => `${lock}.release()`, /\btry:/),
    },
    {
        languages: ['csharp'],
        inTests: false,
        issue: MAY_STAY_LOCKED,
        fix: 'Release it in a `finally` block, with `try` right below.',
        find: lockedBefore(/^\s{0,200}(?:await\s)?([\w.]{1,80})\.Wait(?:Async)?\([^()]{0,60}\)(?:\.ConfigureAwait\(false\))?;$/, (lock) => `${lock}.Release()`, /\btry\b/),
    },
    {
        languages: ['csharp'],
        inTests: false,
        issue: MAY_STAY_LOCKED,
        fix: 'Write `lock` and the object around the code.',
        find: lockedBefore(/^\s{0,200}Monitor\.Enter\(([\w.]{1,80})\);$/, (lock) => `Monitor.Exit(${lock})`, /\btry\b/),
    },
];

;// CONCATENATED MODULE: ./src/domain/registry/concurrency-started.ts




function beginsStatement(place) {
    const above = codeAbove(place);
    return above !== null && /[;{}]$/.test(above.code) && !/\breturn\b|=>\s?\{?$/.test(above.code);
}
const GROUP = {
    languages: ['go'],
    inTests: true,
    issue: 'The group is told of the goroutine only when that runs: `Wait` may be over before.',
    fix: 'Call `Add` before the `go` statement.',
    find: (place) => {
        if (!/^\s{0,200}(?:\w{1,40}\.)?(?:wg|\w{0,30}(?:[wW]aitGroup|WG|Wg))\.Add\(\w{1,40}\)$/.test((0,entry/* lineAt */.m)(place).code))
            return null;
        return /^\s{0,200}go\sfunc\(/.test((0,registry_around/* enclosing */.fD)(place)[0]?.code ?? '') ? {} : null;
    },
};
const STARTED_CHECKS = [
    {
        languages: SCRIPT,
        inTests: true,
        issue: 'Nobody waits for these promises: what follows runs before they are done, and an error in them is handled by nobody.',
        fix: 'Put `await` before it, or hand the promise on.',
        find: (place) => {
            const { code } = (0,entry/* lineAt */.m)(place);
            const isStatement = /^\s{1,200}Promise\.(?:all|allSettled)\(/.test(code) && !/\.(?:then|catch|finally)\(/.test(code);
            if (!isStatement || !beginsStatement(place))
                return null;
            return /\);$/.test(code) ? {} : null;
        },
    },
    onLine({
        languages: ['python'],
        inTests: true,
        code: [/^\s{1,200}asyncio\.(?:sleep|gather|wait_for)\(.{0,300}\)$/],
        issue: 'The coroutine is created and never run: without `await` the line does nothing.',
        fix: 'Put `await` before it.',
    }),
    onLine({
        languages: ['python'],
        code: [/^\s{1,200}asyncio\.(?:create_task|ensure_future)\(.{0,300}\)$/],
        issue: 'Nothing holds the task: it may be collected before it is done, and its error is seen by nobody.',
        fix: 'Keep the task, such as in a set or a `TaskGroup`, and look at its result.',
    }),
    onLine({
        languages: ['csharp'],
        code: [/\basync\svoid\s(?!On[A-Z]|\w{0,60}_\w)\w{1,80}\((?!.{0,100}(?:EventArgs|\bsender\b))/],
        issue: 'Nobody can wait for the method, and an exception in it ends the process.',
        fix: 'Return `Task`.',
    }),
    onLine({
        languages: ['csharp'],
        code: [
            /\w{1,80}Async\((?:[^()]|\([^()]{0,80}\)){0,200}\)(?:\.ConfigureAwait\(\w{1,10}\))?\.(?:Result\b|Wait\(|GetAwaiter\(\)\.GetResult\(\))/,
        ],
        issue: 'The thread is blocked until the work is done, which may itself wait for that thread.',
        fix: 'Write `await`.',
    }),
    onLine({
        languages: ['kotlin'],
        code: [/\bGlobalScope\.(?:launch|async)\b/],
        issue: 'Nothing owns the coroutine: it goes on after what started it has ended, and cannot be cancelled with it.',
        fix: 'Launch it in a scope that ends with its owner.',
    }),
    GROUP,
];

;// CONCATENATED MODULE: ./src/domain/registry/concurrency.ts





const CONCURRENCY_RULES = [
    shipped({
        id: 'CON-001',
        severity: 'blocking',
        category: 'concurrency',
        title: 'Asynchronous callbacks go where they are waited for',
        text: 'No asynchronous function is given to something that takes its promise for a value or drops it.',
        languages: SCRIPT,
        violates: [
            'rows.forEach(async (row) => { await save(row); });',
            'rows.filter(async (row) => await isNew(row))',
        ],
        meets: [
            'await Promise.all(rows.map(async (row) => { await save(row); }));',
            'for (const row of rows) await save(row);',
        ],
        cue: /\basync\b/,
        checks: ASYNC_CHECKS,
    }),
    shipped({
        id: 'CON-002',
        severity: 'important',
        category: 'concurrency',
        title: 'What is started is waited for or owned',
        text: 'Work that runs beside the caller is awaited, or something holds it that reports its errors and ends it.',
        languages: [...SCRIPT, 'python', 'csharp', 'kotlin', 'go'],
        violates: [
            'function run() {\n  Promise.all(jobs);\n}',
            'def start():\n    asyncio.create_task(run())',
            'async void Save()',
        ],
        meets: ['await Promise.all(jobs);', 'tasks.add(asyncio.create_task(run()))', 'async Task Save()'],
        cue: /\bPromise\.|\basyncio\.|\basync\svoid\b|GlobalScope|\.Add\(|Async\(/,
        checks: STARTED_CHECKS,
    }),
    shipped({
        id: 'CON-003',
        severity: 'important',
        category: 'concurrency',
        title: 'A lock is released on every way out',
        text: 'What is locked is unlocked also where the code between returns early or fails.',
        languages: ['go', 'java', 'kotlin', 'python', 'csharp'],
        violates: [
            'func run() {\n  mu.Lock()\n  if done {\n    return\n  }\n  mu.Unlock()\n}',
            'void run() {\n  lock.lock();\n  work();\n  lock.unlock();\n}',
        ],
        meets: [
            'func run() {\n  mu.Lock()\n  defer mu.Unlock()\n}',
            'void run() {\n  lock.lock();\n  try {\n    work();\n  } finally {\n    lock.unlock();\n  }\n}',
        ],
        cue: /\b(?:R?Lock|lock|acquire|Wait|WaitAsync|Enter)\(/,
        checks: RELEASE_CHECKS,
    }),
    shipped({
        id: 'CON-004',
        severity: 'blocking',
        category: 'concurrency',
        title: 'All who need a lock take the same one',
        text: 'A lock is one private object for what it guards: not a new one each time, not a text or boxed number that others may hold, and what is read without it is published safely.',
        languages: ['java', 'kotlin', 'csharp', 'python'],
        violates: ['synchronized ("orders") {', 'lock (new object())', 'with threading.Lock():'],
        meets: ['synchronized (lock) {', 'private readonly object gate = new();'],
        cue: /\bsynchronized\b|\block\s?\(|Lock\(\)/,
        checks: LOCK_OBJECT_CHECKS,
    }),
    shipped({
        id: 'CON-005',
        severity: 'important',
        category: 'concurrency',
        title: 'Nothing changes between a check and what rests on it',
        text: 'What is asked first and done afterwards (is there none, then create; is there enough, then take) is one step for all others, by a constraint, a lock, a transaction or an atomic operation.',
        languages: KNOWN,
        violates: [
            'if (await users.count({ email }) === 0) await users.insert({ email });',
            'if balance >= amount: balance -= amount',
        ],
        meets: [
            'insert into users (email) values ($1) on conflict do nothing',
            'map.computeIfAbsent(key, create)',
        ],
        cue: /\.exists\(|[eE]xistsSync\(|containsKey\(|\bfindOne\(|find_by\(|findFirst\(|findUnique\(|os\.path\.exists\(|os\.Stat\(|File\.Exists\(|exists\?\(|\.contains_key\(|isset\(/,
        checks: [],
    }),
];

;// CONCATENATED MODULE: ./src/domain/registry/correctness-placeholders.ts



const LITERAL = 'The text is written as it stands: the name in braces is not replaced by its value.';
const SCRIPT_TEXT = /(["'])[^"'`]{0,200}\$\{([A-Za-z_$][\w$]{0,40})[\w.$]{0,60}\}[^"'`]{0,200}\1/;
function isNamedAbove(place, name) {
    const declaration = new RegExp(String.raw `(?:\b(?:const|let|var)\s|[(,{]\s?)${name.replaceAll('$', '\\$')}\b`);
    return (0,registry_around/* linesAbove */.zz)(place).some(({ code }) => declaration.test(code));
}
const PLACEHOLDER_CHECKS = [
    {
        languages: SCRIPT,
        inTests: false,
        issue: LITERAL,
        fix: 'Put the text between backticks.',
        find: (place) => {
            const { code, text } = (0,entry/* lineAt */.m)(place);
            const name = code.includes('""') ? SCRIPT_TEXT.exec(text)?.[2] : undefined;
            if (name === undefined || text.includes('`'))
                return null;
            return isNamedAbove(place, name) ? {} : null;
        },
    },
    onLine({
        languages: ['python'],
        code: [
            /^\s{0,100}(?:raise\s[\w.]{1,80}|print|(?:self\.)?_?(?:logger|log|logging)\.\w{1,20})\(\s?""\s?\)$/,
        ],
        text: /\(\s?(["'])[^"']{0,200}(?<!\{)\{[a-z_][\w.]{0,60}\}(?!\})[^"']{0,200}\1\s?\)\s{0,20}$/,
        issue: LITERAL,
        fix: 'Begin the text with `f`.',
    }),
    onLine({
        languages: ['csharp'],
        code: [/\b(?:throw\snew\s\w{1,80}|Console\.Write(?:Line)?)\(\s?""\s?\)/],
        text: /\(\s?"[^"]{0,200}(?<!\{)\{[A-Za-z_][\w.]{0,60}\}(?!\})[^"]{0,200}"\s?\)/,
        issue: LITERAL,
        fix: 'Begin the text with `$`.',
    }),
    onLine({
        languages: ['ruby'],
        code: [/(?:\b(?:raise|puts|fail|logger\.\w{1,10})\b|[=(]\s?)[^"]{0,80}""/],
        text: /^(?!.{0,300}%[QWIx]?[([{<|])[^"'`]{0,300}'[^'"`]{0,200}#\{[a-z_@][\w.@]{0,60}\}[^'"`]{0,200}'[^"'`]{0,300}$/,
        issue: LITERAL,
        fix: 'Put the text between double quotes.',
    }),
];

;// CONCATENATED MODULE: ./src/domain/registry/correctness-absence.ts


const MAY_BE_ABSENT = 'Where nothing is found there is no value, and this fails with an error that says nothing about it.';
const ABSENCE_RULES = [
    shipped({
        id: 'COR-011',
        severity: 'important',
        category: 'correctness',
        title: 'A value that may be absent is not taken for granted',
        text: 'What a search, a lookup or a match answers is looked at before it is used, except where the lines before prove that it is there.',
        languages: ['javascript', 'python', 'java', 'kotlin', 'csharp', 'ruby', 'php', 'rust'],
        violates: [
            're.match(pattern, text).group(1)',
            'users.findById(id).get()',
            'rows.FirstOrDefault(isNew).Name',
        ],
        meets: [
            'match = re.match(pattern, text)',
            'users.findById(id).orElseThrow()',
            'rows.FirstOrDefault(isNew)?.Name',
        ],
        cue: /\bre\.(?:match|search|fullmatch)\(|\.group|\.get\(\)|OrDefault|OrNull|\.find\(|\.first\(|find\s?\{|\.match\(|unwrap\(\)/,
        checks: [
            onLine({
                languages: ['python'],
                code: [
                    /\bre\.(?:match|search|fullmatch)\((?:[^()]|\([^()]{0,80}\)){1,200}\)(?:\.groups?(?:dict)?\(|\.(?:start|end|span)\(|\[)/,
                ],
                issue: 'The pattern may not match, and then there is no match to ask: an `AttributeError` or `TypeError`.',
                fix: 'Keep the match in a variable and look at it first.',
            }),
            onLine({
                languages: ['java'],
                code: [
                    /\.(?:findFirst|findAny|findById|findOne|max|min|reduce)\((?:[^()]|\([^()]{0,80}\)){0,200}\)\.get\(\)/,
                ],
                issue: MAY_BE_ABSENT,
                fix: 'Say with `orElseThrow` what is missing, or give a value with `orElse`.',
            }),
            onLine({
                languages: ['kotlin'],
                code: [
                    /\.(?:find|firstOrNull|lastOrNull|singleOrNull|maxByOrNull|minByOrNull|findByIdOrNull)\s?(?:\([^()]{0,100}\)|\{[^{}]{1,150}\})!!/,
                ],
                issue: MAY_BE_ABSENT,
                fix: 'Use `first { }`, which names what is missing, or handle null with `?:`.',
            }),
            onLine({
                languages: ['csharp'],
                code: [
                    /\.(?:FirstOrDefault|SingleOrDefault|LastOrDefault|FindAsync|FirstOrDefaultAsync)\((?:[^()]|\([^()]{0,80}\)){0,200}\)\)?\.(?!Where|Select|Any|Count|ConfigureAwait|GetAwaiter|Result|Value|Equals|ToString|HasValue)[A-Z]\w/,
                ],
                issue: MAY_BE_ABSENT,
                fix: 'Use `First` where it has to be there, or `?.` and a value for the other case.',
            }),
            onLine({
                languages: ['javascript'],
                code: [/\.find\(\s?\(?[\w$]{1,30}\)?\s?=>\s?[^{}()]{1,150}\)\.[A-Za-z]/],
                issue: MAY_BE_ABSENT,
                fix: 'Look at what was found first, or read with `?.`.',
            }),
            onLine({
                languages: ['ruby'],
                code: [
                    /\.(?:find|detect)\s?\{\s?\|[\w, ]{1,40}\|[^{}]{1,150}\}\.(?!nil\?|present\?|blank\?|try\b|to_|dup\b|then\b)[a-z]/,
                ],
                issue: MAY_BE_ABSENT,
                fix: 'Use `&.`, or raise an error that says what is missing.',
            }),
            onLine({
                languages: ['rust'],
                code: [
                    /\benv::var(?:_os)?\([^()]{0,80}\)\.unwrap\(\)|\bserde_json::from_(?:str|slice|reader|value)(?:::<[\w:<>]{1,60}>)?\([^()]{1,100}\)\.unwrap\(\)/,
                ],
                issue: 'The text comes from outside and may not be there or may not have the form: the thread ends with a panic.',
                fix: 'Hand the error on with `?`, or say with `expect` why it cannot happen.',
            }),
        ],
    }),
    shipped({
        id: 'COR-012',
        severity: 'important',
        category: 'correctness',
        title: 'Placeholders are filled in',
        text: 'A text that holds the name of a value in the form of a placeholder is of the kind in which placeholders are filled in.',
        languages: ['typescript', 'javascript', 'python', 'csharp', 'ruby', 'kotlin'],
        violates: [
            `throw new Error("no user \${id}")`,
            'raise ValueError("no user {user_id}")',
            "raise 'no user #{id}'",
        ],
        meets: [
            `throw new Error(\`no user \${id}\`)`,
            'raise ValueError(f"no user {user_id}")',
            'raise "no user #{id}"',
        ],
        cue: /["'].{0,300}(?:\$|#)?\{[\w.]{1,60}\}/,
        checks: PLACEHOLDER_CHECKS,
    }),
];

;// CONCATENATED MODULE: ./src/domain/registry/correctness-branches.ts



const NEXT_BRANCH = /^\s{0,200}(?:\}\s?)?(?:else\s?if|elif|elsif|elseif)\b(.{1,300})$/;
const FIRST_BRANCH = /^\s{0,200}if\b(.{1,300})$/;
const READS = /\b(?:next|read|poll|pop|shift|take|accept|eat|consume|match|advance|random|rand|try)\w{0,40}\(/i;
const ASKED_TWICE = {
    languages: [...SCRIPT, 'python', 'go', 'java', 'kotlin', 'csharp', 'ruby', 'php', 'rust'],
    inTests: true,
    issue: 'A branch above asks the same already, so that this one is never reached.',
    fix: 'Ask for what was meant, or take the branch out.',
    find: (place) => {
        const line = (0,entry/* lineAt */.m)(place);
        const asked = NEXT_BRANCH.exec(line.code)?.[1];
        if (asked === undefined || !isWhole(asked) || READS.test(asked))
            return null;
        const condition = conditionOf(line);
        return branchesAbove(place).some((branch) => conditionOf(branch) === condition) ? {} : null;
    },
};
function isWhole(condition) {
    const count = (mark) => condition.split(mark).length;
    return /(?:[{:)]|\bthen)$|^[^(]{1,300}$/.test(condition) && count('(') === count(')');
}
function conditionOf({ text }) {
    return text.trim().replace(/^(?:\}\s?)?(?:else\s?if|elif|elsif|elseif|if)\b\s?/, '');
}
function branchesAbove(place) {
    const indent = (0,registry_around/* indentOf */._j)((0,entry/* lineAt */.m)(place).code);
    const branches = [];
    for (const line of (0,registry_around/* linesAbove */.zz)(place)) {
        if (line.code === '' || (0,registry_around/* indentOf */._j)(line.code) > indent)
            continue;
        if ((0,registry_around/* indentOf */._j)(line.code) < indent)
            break;
        if (FIRST_BRANCH.test(line.code))
            return [...branches, line];
        if (NEXT_BRANCH.test(line.code))
            branches.push(line);
        else if (!/^\s{0,200}\}$/.test(line.code))
            break;
    }
    return branches;
}
const SAME_CHOICE = /(?<!\?)\?\s([\w.$]{1,80}|"[^"]{0,80}"|'[^']{0,80}')\s:\s\1\s?(?:[;,)}]|$)/;
const SAME_CHOICE_CODE = /(?<!\?)\?\s(?:[\w.$]{1,80}|"")\s:\s(?:[\w.$]{1,80}|"")\s?(?:[;,)}]|$)/;
const SAME_VALUE = /(?:=|\breturn|\(|,)\s?([\w.]{1,80}|"[^"]{0,80}"|'[^']{0,80}')\sif\s.{1,200}\selse\s\1\s?(?:$|[,)])/;
const SAME_IN_BOTH = {
    languages: [...SCRIPT, 'python', 'java', 'csharp', 'php', 'ruby'],
    inTests: true,
    issue: 'Both sides of the choice are the same, so that the condition decides nothing.',
    fix: 'Write what the other side is meant to be, or leave the condition out.',
    find: (place) => {
        const { code, text } = (0,entry/* lineAt */.m)(place);
        const found = place.language === 'python'
            ? /\sif\s.{1,200}\selse\s/.test(code) && SAME_VALUE.test(text)
            : SAME_CHOICE_CODE.test(code) && SAME_CHOICE.test(text);
        return found ? {} : null;
    },
};
const SAME_BODIES = {
    languages: [...SCRIPT, 'go', 'java', 'kotlin', 'csharp', 'php', 'rust'],
    inTests: true,
    issue: 'Both branches do the same, so that the condition decides nothing.',
    fix: 'Write what the other branch is meant to do, or leave the condition out.',
    find: (place) => {
        const { code } = (0,entry/* lineAt */.m)(place);
        if (!/^\s{0,200}\}\selse\s\{$/.test(code))
            return null;
        const [opening, one, other, end] = [-2, -1, 1, 2].map((steps) => (0,entry/* lineNear */.F)(place, steps));
        if (!opening || !one || !other || !end)
            return null;
        const isPair = /^\s{0,200}if\b.{1,300}\{$/.test(opening.code) && /^\s{0,200}\}/.test(end.code);
        return isPair && one.code !== '' && one.text.trim() === other.text.trim() ? {} : null;
    },
};
const BRANCH_RULES = [
    shipped({
        id: 'COR-004',
        severity: 'important',
        category: 'correctness',
        title: 'Branches differ from one another',
        text: 'No branch asks what a branch before it has asked already, and the branches of a decision do not all do the same.',
        languages: [...SCRIPT, 'python', 'go', 'java', 'kotlin', 'csharp', 'ruby', 'php', 'rust'],
        violates: [
            'if (size > 1) {\n  one();\n} else if (size > 1) {\n  two();\n}',
            'const size = isWide ? 10 : 10;',
        ],
        meets: [
            'if (size > 1) {\n  one();\n} else if (size > 0) {\n  two();\n}',
            'const size = isWide ? 20 : 10;',
        ],
        cue: /\belse\b|\bel(?:s|se)?if\b|\?.{1,200}:/,
        checks: [ASKED_TWICE, SAME_IN_BOTH, SAME_BODIES],
    }),
];

;// CONCATENATED MODULE: ./src/domain/registry/correctness-effects.ts




const TO_ITSELF = /^\s{0,200}(@?[A-Za-z_$][\w.$>-]{0,100})\s=\s\1;?$/;
const DOTTED = /^\s{0,200}(?:this|self|@\w{1,60}|\$this|[a-z]\w{0,60})(?:\.|->)/;
const LIVE = /\b(?:location|href|src|scroll\w{0,20}|value|innerHTML|style|length|hash|currentTime)\b/;
const SELF_ASSIGNMENT = {
    languages: [...SCRIPT, 'java', 'csharp', 'go', 'php', 'python', 'kotlin', 'ruby', 'rust'],
    inTests: true,
    issue: 'The value is assigned to itself, so that the line does nothing.',
    fix: 'Assign the value that was meant, such as the parameter, or take the line out.',
    find: (place) => {
        const { code, text } = (0,entry/* lineAt */.m)(place);
        if (!TO_ITSELF.test(code) || LIVE.test(code) || /\/\/|#|\/\*/.test(text))
            return null;
        const isStatement = code.endsWith(';') || place.language === 'go' || DOTTED.test(code);
        return isStatement && isAlone(place) && !isField(place) ? {} : null;
    },
};
function isField(place) {
    const head = (0,registry_around/* enclosing */.fD)(place)[0]?.code;
    return head === undefined
        ? place.language !== 'go' && !DOTTED.test((0,entry/* lineAt */.m)(place).code)
        : /\bclass\b/.test(head);
}
function isAlone(place) {
    const above = codeAbove(place)?.code ?? '';
    const below = codeBelow(place)?.code ?? '';
    return !/(?:[=(,+&|?[.\\]|=>|\breturn)$/.test(above) && !/^\s{0,200}(?:[.?:+&|)]|\|\|)/.test(below);
}
const TARGET = String.raw `^\s{1,200}[A-Za-z_$][\w.$>()-]{0,80}`;
const correctness_effects_SCRIPT_TEXT = new RegExp(String.raw `${TARGET}\.(?:(?:trim|trimStart|trimEnd|toLowerCase|toUpperCase)\(\)|(?:replace|replaceAll|padStart)\([^()]{1,60},\s?""\)|(?:toSorted|toReversed)\([^()]{0,60}\));$`);
const JAVA_VALUES = new RegExp(String.raw `${TARGET}\.(?:(?:trim|strip|toLowerCase|toUpperCase)\(\)|(?:replace|replaceAll)\([^()]{1,60},\s?""\)|(?:plus|minus)(?:Days|Hours|Minutes|Months|Years|Seconds)\([^()]{1,60}\)|setScale\([^()]{1,60}\));$`);
const SHARP_VALUES = new RegExp(String.raw `${TARGET}\.(?:(?:Trim|ToLower|ToUpper|ToLowerInvariant)\(\)|Replace\([^()]{1,60},\s?""\)|Add(?:Days|Hours|Minutes|Months|Years)\([^()]{1,60}\));$`);
const PYTHON_TEXT = new RegExp(String.raw `${TARGET}\.(?:(?:strip|lower|upper|title|rstrip|lstrip)\(\)|replace\("",\s?""\))$`);
const DROPPED = {
    languages: [...SCRIPT, 'java', 'csharp', 'python'],
    inTests: true,
    issue: 'The call does not change the value, it answers a new one, and the answer is dropped: the line does nothing.',
    fix: 'Assign the answer, or take the line out.',
    find: (place) => {
        const { code } = (0,entry/* lineAt */.m)(place);
        const { language } = place;
        const pattern = { java: JAVA_VALUES, csharp: SHARP_VALUES, python: PYTHON_TEXT }[String(language)] ?? correctness_effects_SCRIPT_TEXT;
        return pattern.test(code) && !/^\s{0,200}(?:return|await|throw|yield)\b/.test(code) && isAlone(place)
            ? {}
            : null;
    },
};
const EFFECT_RULES = [
    shipped({
        id: 'COR-005',
        severity: 'important',
        category: 'correctness',
        title: 'Every statement has an effect',
        text: 'What a function answers is used where it changes nothing itself, what answers nothing is not assigned, and nothing is assigned to itself.',
        languages: [...SCRIPT, 'java', 'csharp', 'go', 'php', 'python', 'kotlin', 'ruby', 'rust'],
        violates: ['this.name = this.name;', '{\n  name.trim();\n}', 'names = names.sort()  # Python'],
        meets: ['this.name = name;', '{\n  const clean = name.trim();\n}', 'names.sort()  # Python'],
        cue: /^\s{0,200}(@?[A-Za-z_$][\w.$>-]{0,100})\s=\s\1;?$|\.(?:trim\w{0,5}|l?r?strip|to\w{2,9}Case|lower|upper|title|replace\w{0,3}|padStart|toSorted|toReversed|plus\w{4,7}|minus\w{4,7}|setScale|Trim|To(?:Low|Upp)er\w{0,9}|Replace|Add\w{4,7}|sort|extend)\(/,
        checks: [
            SELF_ASSIGNMENT,
            DROPPED,
            onLine({
                languages: ['python'],
                inTests: true,
                code: [
                    /^\s{0,200}[\w.]{1,80}\s=\s[A-Za-z_][\w.]{0,80}\.(?:sort\((?:key=.{1,100}|reverse=\w{1,40})?\)|extend\(\[.{0,100}\]\))$/,
                ],
                issue: 'The method changes the list in place and answers `None`, which is what is assigned.',
                fix: 'Call it without the assignment, or use `sorted(...)` or `+`.',
            }),
        ],
    }),
];

;// CONCATENATED MODULE: ./src/domain/registry/correctness-formats.ts


const MONTH_AS_MINUTE = 'The pattern writes the minutes where the month is meant, or the month where the minutes are.';
const TWELVE_HOURS = 'The pattern writes hours of a twelve-hour clock without AM or PM: three in the afternoon reads as three at night.';
const WEEK_YEAR = 'The pattern writes the year of the week, which around New Year is not the year of the day.';
const DIALECTS = [
    {
        languages: ['java', 'kotlin'],
        call: /\b(?:SimpleDateFormat|ofPattern|forPattern|FastDateFormat\.getInstance)\(\s?""|@(?:JsonFormat|DateTimeFormat)\(.{0,80}pattern\s?=\s?""/,
        faults: [
            [/"[^"w]{0,40}YYYY[^"w]{0,40}"/, WEEK_YEAR, 'Write `yyyy`, or `uuuu`, in place of `YYYY`.'],
            [
                /"[^"]{0,40}(?:yy[-/. ]?mm[-/. ]?dd|dd[-/. ]mm[-/. ]yy|[Hh]:MM)/,
                MONTH_AS_MINUTE,
                'Write `MM` for months and `mm` for minutes.',
            ],
            [/"[^"a]{0,40}hh:mm[^"a]{0,40}"/, TWELVE_HOURS, 'Write `HH` in place of `hh`, or add `a`.'],
        ],
    },
    {
        languages: ['csharp'],
        call: /\.(?:ToString|ParseExact|TryParseExact)\(.{0,80}""/,
        faults: [
            [
                /"[^"]{0,40}(?:YYYY|yyyy[-/. ]?mm[-/. ]?dd|dd[-/. ]mm[-/. ]yy|HH:MM|DD[-/.]MM)/,
                'The pattern holds a letter that means something else: years are `yyyy`, months `MM`, days `dd`, minutes `mm`.',
                'Write `yyyy-MM-dd HH:mm:ss`.',
            ],
            [/"[^"t]{0,40}[yd][-/. T]hh:mm[^"t]{0,40}"/, TWELVE_HOURS, 'Write `HH` in place of `hh`, or add `tt`.'],
        ],
    },
    {
        languages: ['python', 'ruby'],
        call: /\bstr[fp]time\b/,
        faults: [
            [
                /%[Yy][-/. ]?%M[-/. ]?%d|%d[-/. ]%M[-/. ]%[Yy]|%M[-/]%d|%[HI]:?%m/,
                MONTH_AS_MINUTE,
                'Write `%m` for months and `%M` for minutes.',
            ],
            [
                /["'][^"'p]{0,60}%I:%M(?![^"']{0,30}%[pP])/,
                TWELVE_HOURS,
                'Write `%H` in place of `%I`, or add `%p`.',
            ],
        ],
    },
    {
        languages: ['php'],
        call: /(?:\bdate|->format|createFromFormat)\(\s?""/,
        faults: [
            [/["'][^"']{0,20}[HhGg]:m\b/, MONTH_AS_MINUTE, 'Write `i` for minutes.'],
            [
                /["'][Ymd][-/.]?[md][-/.]?[dY]\s[hg]:i(?::s)?["']/,
                TWELVE_HOURS,
                'Write `H` in place of `h`, or add `A`.',
            ],
        ],
    },
    {
        languages: ['go'],
        call: /\.(?:Format|AppendFormat)\(\s?""|\btime\.(?:Parse|ParseInLocation)\(\s?""/,
        faults: [
            [
                /"[^"]{0,40}(?:2006[-/.]?02[-/.]?01|15:01|YYYY|yyyy)/,
                'The layout does not hold the parts of the reference time 2006-01-02 15:04:05: month and day, or the minutes, go wrong.',
                'Write `2006-01-02 15:04:05`.',
            ],
            [/"(?![^"]{0,60}PM)[^"]{0,40}\b03:04/, TWELVE_HOURS, 'Write `15` in place of `03`, or add `PM`.'],
        ],
    },
    {
        languages: SCRIPT,
        call: /\.format\(\s?""\s?\)/,
        faults: [
            [
                /\.format\(\s?["'](?:[^"']{0,20}YYYY[-/. ]?(?:mm[-/. ]?DD|MM[-/. ]?dd)|[^"']{0,20}HH?:MM)/,
                'The pattern holds a letter that means something else: months are `MM`, days `DD`, minutes `mm`.',
                'Write `YYYY-MM-DD HH:mm:ss`.',
            ],
            [
                /\.format\(\s?["'](?![^"']{0,40}[aA])[^"']{0,30}YY[^"']{0,20}\bhh?:mm/,
                TWELVE_HOURS,
                'Write `HH` in place of `hh`, or add `A`.',
            ],
        ],
    },
];
function patternCheck({ languages, call, faults }) {
    return {
        languages,
        inTests: true,
        issue: MONTH_AS_MINUTE,
        fix: 'Correct the pattern.',
        find: (place) => {
            const { code, text } = (0,entry/* lineAt */.m)(place);
            if (!call.test(code))
                return null;
            const fault = faults.find(([pattern]) => pattern.test(text));
            return fault === undefined ? null : { issue: fault[1], fix: fault[2] };
        },
    };
}
const MONEY = String.raw `\w{0,40}(?:[pP]rice|[aA]mount|[tT]otal|[cC]ost|[fF]ee|[bB]alance|dollars|euros)\w{0,20}`;
const FORMAT_RULES = [
    shipped({
        id: 'COR-008',
        severity: 'important',
        category: 'correctness',
        title: 'Date patterns mean what they seem to mean',
        text: 'The letters of a date pattern are those of the library for year, month, day, hour and minute.',
        languages: ['java', 'kotlin', 'csharp', 'python', 'ruby', 'php', 'go', ...SCRIPT],
        violates: [
            'DateTimeFormatter.ofPattern("YYYY-MM-dd")',
            'now.strftime("%Y-%M-%d")',
            'at.Format("2006-02-01")',
        ],
        meets: [
            'DateTimeFormatter.ofPattern("yyyy-MM-dd")',
            'now.strftime("%Y-%m-%d")',
            'at.Format("2006-01-02")',
        ],
        cue: /DateFormat|[oO]fPattern|forPattern|JsonFormat|DateTimeFormat|ParseExact|\.ToString\(.{0,80}"|str[fp]time|\bdate\(|[fF]ormat\(|time\.Parse/,
        checks: DIALECTS.map(patternCheck),
    }),
    shipped({
        id: 'COR-009',
        severity: 'important',
        category: 'correctness',
        title: 'Numbers keep their precision',
        text: 'Amounts of money have one unit and one place where they are rounded, are not compared or added up as binary fractions, and no division cuts off a fraction that is needed later.',
        languages: ['java', 'kotlin', 'csharp', 'go', 'python', 'php', 'ruby', ...SCRIPT],
        violates: [
            'int cents = (int) (price * 100);',
            'new BigDecimal(0.1)',
            '(double) (hits.size() / total.size())',
        ],
        meets: ['Math.round(price * 100)', 'new BigDecimal("0.1")', '(double) hits.size() / total.size()'],
        cue: /BigDecimal|Decimal\(|[pP]rice|[aA]mount|[cC]urrency|[cC]ents\b|\(double\)|\(float\)|[cC]eil(?:ing)?\(|Math\.[rR]ound\(|float64\(|Math\.random\(|\*\s?100\b|toDouble\(/,
        checks: [
            onLine({
                languages: [...SCRIPT, 'java', 'csharp', 'go', 'python', 'php'],
                code: [
                    new RegExp(String.raw `\b(?:int|int64|intval|parseInt|Math\.floor|Math\.trunc)\(\s?\$?[\w.>-]{0,40}?${MONEY}\s?\*\s?100(?:\.0)?\s?\)`),
                    new RegExp(String.raw `\((?:int|long|Integer)\)\s?\(\s?\$?[\w.>-]{0,40}?${MONEY}\s?\*\s?100(?:\.0)?[dfm]?\s?\)`),
                ],
                issue: 'The product is cut off, not rounded: 19.99 × 100 is 1998.99… in binary fractions and becomes 1998.',
                fix: 'Round the product, or keep the amount in cents or as a decimal from the start.',
            }),
            onLine({
                languages: ['java', 'kotlin', 'python', 'ruby'],
                code: [/\b(?:new\sBigDecimal|BigDecimal|Decimal)\(\s?-?\d{1,10}\.\d{1,20}\s?[,)]/],
                issue: 'The number is a binary fraction before it becomes a decimal, and brings its error along.',
                fix: 'Give the number as a string.',
            }),
            onLine({
                languages: ['java', 'kotlin'],
                code: [/\.equals\(BigDecimal\.(?:ZERO|ONE|TEN)\)/],
                issue: '`equals` of `BigDecimal` compares the number of places too: 0.00 does not equal `BigDecimal.ZERO`.',
                fix: 'Compare with `compareTo(...) == 0` or `signum()`.',
            }),
            onLine({
                languages: ['java', 'csharp'],
                code: [
                    /\((?:double|float|decimal)\)\s?\(\s?[\w.]{1,60}\.(?:size\(\)|length\(\)|length|Count|Length)\s?\/\s?(?:\d{1,9}|[\w.]{1,60}\.(?:size\(\)|length\(\)|length|Count|Length))\s?\)/,
                    /\bMath\.(?:ceil|Ceiling|round|Round)\(\s?[\w.]{1,60}\.(?:size\(\)|length\(\)|length|Count|Length)\s?\/\s?(?:\d{1,9}|[\w.]{1,60}\.(?:size\(\)|length|Count|Length))\s?\)/,
                    /\(int\)\s?Math\.random\(\)\s?\*/,
                ],
                issue: 'The fraction is cut off before the result is converted or rounded.',
                fix: 'Convert one operand before the division, or put the whole product into the parentheses.',
            }),
            onLine({
                languages: ['go'],
                code: [/\bfloat(?:32|64)\(\s?len\([\w.]{1,60}\)\s?\/\s?(?:\d{1,9}|len\([\w.]{1,60}\))\s?\)/],
                issue: 'The fraction is cut off before the result is converted: both operands are whole numbers.',
                fix: 'Convert each operand before the division.',
            }),
        ],
    }),
    shipped({
        id: 'COR-010',
        severity: 'important',
        category: 'correctness',
        title: 'Points in time keep their time zone',
        text: 'A point in time is kept with its zone or in UTC, is not relabelled to another zone, and "today" is taken in the zone of whom it is for.',
        languages: ['python', 'java', 'kotlin', 'csharp', 'ruby', 'php', 'go', ...SCRIPT],
        violates: ['datetime.utcnow().timestamp()', 'datetime.now().replace(tzinfo=timezone.utc)'],
        meets: ['datetime.now(timezone.utc)'],
        cue: /\bdatetime\.(?:now|utcnow|today|fromtimestamp|utcfromtimestamp)\(|LocalDateTime|DateTime\.(?:Now|Today)|Time\.now|Date\.today|getTimezoneOffset|setHours\(|toISOString\(\)\.|[tT]ime_?[zZ]one|ZoneId|tzinfo/,
        checks: [
            onLine({
                languages: ['python'],
                code: [/\bdatetime\.(?:utcnow|utcfromtimestamp)\([^()]{0,60}\)\.(?:timestamp|astimezone)\(/],
                issue: 'The time is UTC but carries no zone, so that this takes it for local time: the result is off by the offset of the machine.',
                fix: 'Write `datetime.now(timezone.utc)`.',
            }),
            onLine({
                languages: ['python'],
                code: [
                    /\bdatetime\.(?:now|today)\(\)\.replace\(\s?tzinfo\s?=\s?(?!None)/,
                    /\bdatetime\.fromtimestamp\([^(),]{1,60}\)\.replace\(\s?tzinfo\s?=\s?(?!None)/,
                ],
                issue: 'Local time is labelled as another zone without being converted: the point in time is off by the offset of the machine.',
                fix: 'Ask for the time in the zone, such as `datetime.now(timezone.utc)`.',
            }),
            onLine({
                languages: ['python'],
                code: [/\bdatetime\.now\(\)\.(?:isoformat\([^()]{0,40}\)\s?\+\s?""|strftime\()/],
                text: /datetime\.now\(\)\.(?:isoformat\([^()]{0,40}\)\s?\+\s?["']Z["']|strftime\(["'][^"']{0,60}Z["'])/,
                issue: 'Local time is written with a Z, which says that it is UTC.',
                fix: 'Write `datetime.now(timezone.utc)`.',
            }),
        ],
    }),
];

;// CONCATENATED MODULE: ./src/domain/registry/correctness-leftovers.ts

const LEFTOVER_RULES = [
    shipped({
        id: 'COR-013',
        severity: 'blocking',
        category: 'correctness',
        title: 'Nothing is left of a merge or a debugging session',
        text: 'Code holds no marks of an unresolved conflict and no statement that halts the program for a debugger.',
        languages: [...KNOWN, 'sql', 'yaml', 'dockerfile'],
        violates: ['<<<<<<< HEAD', 'debugger;', 'binding.pry'],
        meets: ['if (Debugger.IsAttached) return;'],
        cue: /^(?:<{7}|>{7})\s|\bdebugger\b|breakpoint|set_trace|binding\.(?:pry|irb|break)|byebug|Debugger\.|\bdd\(|var_dump|dbg!/,
        checks: [
            onLine({
                languages: [...KNOWN, 'sql', 'yaml', 'dockerfile'],
                inTests: true,
                code: [/^(?:<{7}|>{7})\s[\w./-]/],
                issue: 'A mark of an unresolved merge conflict is left in the file.',
                fix: 'Decide for one side of the conflict and take the marks out.',
            }),
            onLine({
                languages: SCRIPT,
                inTests: true,
                code: [/(?:^|[;{}])\s{0,200}debugger\s?(?:;|$)/],
                issue: 'A statement of a debugging session is left: it halts the program where a debugger is attached.',
                fix: 'Take the line out.',
            }),
            onLine({
                languages: ['python'],
                inTests: true,
                code: [/^\s{0,200}(?:breakpoint\(\)|i?pdb\.set_trace\(|import\si?pdb$)/, /;\s?i?pdb\.set_trace\(/],
                issue: 'A statement of a debugging session is left: it halts the program and waits for input.',
                fix: 'Take the line out.',
            }),
            onLine({
                languages: ['ruby'],
                inTests: true,
                code: [/^\s{0,200}(?:binding\.(?:pry|irb|break)|byebug|debugger)$/],
                issue: 'A statement of a debugging session is left: it halts the program and waits for input.',
                fix: 'Take the line out.',
            }),
            onLine({
                languages: ['php'],
                inTests: true,
                code: [/^\s{0,200}(?:dd|var_dump|dump)\(\$/],
                issue: 'The value is written into the answer to whoever asked, and `dd` ends the request.',
                fix: 'Take the line out.',
            }),
            onLine({
                languages: ['rust'],
                inTests: true,
                code: [/(?:^|[\s(=])dbg!\(/],
                issue: 'A macro of a debugging session is left: it writes to the error output each time.',
                fix: 'Take the macro out.',
            }),
            onLine({
                languages: ['csharp'],
                code: [/^\s{0,200}(?:System\.Diagnostics\.)?Debugger\.(?:Break|Launch)\(\);/],
                issue: 'A statement of a debugging session is left: it halts the program and waits for a debugger.',
                fix: 'Take the line out.',
            }),
        ],
    }),
];

;// CONCATENATED MODULE: ./src/domain/registry/correctness-loops.ts



const COUNTED = [
    /\bfor\s?\(\s?[\w\s]{0,20}?\b([A-Za-z_]\w{0,30})\s?=\s?0;\s?\1\s?<=\s?([\w.$]{1,80})\.(?:length|Length|Count|size\(\)|length\(\));/,
    /\bfor\s([A-Za-z_]\w{0,30})\s?:=\s?0;\s?\1\s?<=\s?len\(([\w.]{1,80})\);/,
    /\bfor\s?\(\s?(\$\w{1,30})\s?=\s?0;\s?\1\s?<=\s?(?:count|strlen|sizeof)\((\$[\w>-]{1,80})\);/,
    /\bfor\s?\(?([A-Za-z_]\w{0,30})\sin\s0\.\.=?([\w.]{1,80}?)\.(?:size|length|len\(\))(?:\s?\)|\s?\{|$)/,
];
const LOOP_CHECKS = [
    {
        languages: [...SCRIPT, 'java', 'csharp', 'go', 'php', 'kotlin', 'rust', 'ruby'],
        inTests: true,
        issue: 'The loop goes one step too far: in the last one the position is the length, where there is no element.',
        fix: 'End the loop before the length, with `<` or a range without its end.',
        find: (place) => {
            const { code } = (0,entry/* lineAt */.m)(place);
            const loop = COUNTED.map((pattern) => pattern.exec(code)).find((found) => found !== null);
            const [head = '', index = '', list = ''] = loop ?? [];
            if (loop === undefined || (place.language === 'rust' && !head.includes('..=')))
                return null;
            const body = [
                code.slice(code.indexOf(head) + head.length),
                ...blockOf(place).lines.map((line) => line.code),
            ];
            const looksUp = body.some((line) => [`${list}[${index}]`, `${list}.get(${index})`].some((use) => line.includes(use)));
            return looksUp && !body.some((line) => asksForEnd(line, index)) ? {} : null;
        },
    },
];
function asksForEnd(line, index) {
    return ['==', '<', '!=', '>='].some((operator) => line.includes(`${index} ${operator}`));
}
const LOOP_RULES = [
    shipped({
        id: 'COR-007',
        severity: 'blocking',
        category: 'correctness',
        title: 'Loops end with the last element',
        text: 'A loop over positions that begins at 0 ends before the length.',
        languages: [...SCRIPT, 'java', 'csharp', 'go', 'php', 'kotlin', 'rust', 'ruby'],
        violates: ['for (let i = 0; i <= rows.length; i++) use(rows[i]);'],
        meets: ['for (let i = 0; i < rows.length; i++) use(rows[i]);'],
        cue: /<=\s?(?:len\(|count\(|[\w.$]{1,80}\.(?:length|size|Length|Count))|\.\.=?[\w.]{1,80}\.(?:size|length|len)/,
        checks: LOOP_CHECKS,
    }),
];

;// CONCATENATED MODULE: ./src/domain/registry/correctness-values.ts



const EMPTY = String.raw `(?:\[\s?\]|\{\s?\}|(?:list|dict|set)\(\))`;
const DEFAULT = new RegExp(String.raw `[\w\]]\s?=\s?${EMPTY}\s?(?:[,)]|$)`);
const DEFAULT_ALONE = new RegExp(String.raw `^\s{1,100}\w{1,80}(?::[^=]{1,200})?\s?=\s?${EMPTY},?$`);
const SHARED_DEFAULT = {
    languages: ['python'],
    inTests: false,
    issue: 'The default is made once, when the function is defined: what one call puts into it is still there in the next call.',
    fix: 'Make the default `None` and create the value in the function where the argument is `None`.',
    find: (place) => {
        const { code } = (0,entry/* lineAt */.m)(place);
        if (!DEFAULT.test(code))
            return null;
        if (/^\s{0,100}(?:async\s)?def\s\w{1,100}\(/.test(code))
            return {};
        if (!DEFAULT_ALONE.test(code))
            return null;
        return /^\s{0,100}(?:async\s)?def\s\w{1,100}\($/.test((0,registry_around/* enclosing */.fD)(place)[0]?.code ?? '') ? {} : null;
    },
};
const SHARED_FILLING = 'Every place holds the same object: a change through one of them shows in all the others.';
const VALUE_RULES = [
    shipped({
        id: 'COR-001',
        severity: 'important',
        category: 'correctness',
        title: 'Objects that change are not shared by accident',
        text: 'A default of a parameter, or what a collection is filled with, is made anew for each use where it can be changed.',
        languages: ['python', ...SCRIPT, 'ruby'],
        violates: ['def add(item, to=[]):', 'new Array(3).fill([])', 'Hash.new([])'],
        meets: [
            'def add(item, to=None):',
            'Array.from({ length: 3 }, () => [])',
            'Hash.new { |hash, key| hash[key] = [] }',
        ],
        cue: /=\s?(?:\[\s?\]|\{\s?\}|(?:list|dict|set)\(\))|\]\s?\*|fromkeys\(|\.fill\(|(?:Hash|Array)\.new\(/,
        checks: [
            SHARED_DEFAULT,
            onLine({
                languages: ['python'],
                code: [
                    /(?:[=(]|\breturn)\s?\[\s?\[[^\][]{0,80}\](?:\s?\*\s?[\w.]{1,40})?\s?\]\s?\*\s?[\w(]/,
                    /\bdict\.fromkeys\([^()]{1,80},\s?(?:\[\]|\{\}|(?:list|dict|set)\(\))\)/,
                ],
                issue: SHARED_FILLING,
                fix: 'Create one object for each place in a comprehension, such as `[[0] * width for _ in range(height)]`.',
            }),
            onLine({
                languages: SCRIPT,
                code: [/\bArray\([^()]{0,80}\)\.fill\(\s?(?:\[\]|\{\}|new\s(?:Array|Map|Set)\b)/],
                issue: SHARED_FILLING,
                fix: 'Create one object for each place with `Array.from({ length }, () => [])`.',
            }),
            onLine({
                languages: ['ruby'],
                code: [
                    /\bHash\.new\((?:\[\]|\{\}|Set\.new)\)/,
                    /\bArray\.new\([^(){},]{1,80},\s?(?:\[\]|\{\}|Hash\.new|Array\.new)\)/,
                ],
                issue: SHARED_FILLING,
                fix: 'Give a block that creates the object, such as `Hash.new { |hash, key| hash[key] = [] }`.',
            }),
        ],
    }),
    shipped({
        id: 'COR-002',
        severity: 'blocking',
        category: 'correctness',
        title: 'Values are not compared by identity',
        text: 'Strings, numbers, lists and objects that are meant to be equal by what they hold are compared by what they hold.',
        languages: ['python', 'java', ...SCRIPT],
        violates: ['if mode is "fast":', 'if (name == "admin")', 'if (items === [])'],
        meets: ['if mode is None:', 'if ("admin".equals(name))', 'if (items.length === 0)'],
        cue: /\bis\s(?:not\s)?[-"'\d([{]|[=!]=\s?"|"\s?[=!]=|[=!]==?\s?(?:\[\]|\{\}|new\s)/,
        checks: [
            onLine({
                languages: ['python'],
                inTests: true,
                code: [
                    /^\s{0,100}(?:if|elif|while|assert)\b.{0,300}\sis\s(?:not\s)?(?:""|-?\d|\(\)|\[\]|\{\})\s?(?::$|,|$|\)|and\b|or\b)/,
                ],
                issue: '`is` asks whether both are the same object, which for equal strings and numbers depends on how they came about.',
                fix: 'Compare with `==` or `!=`.',
            }),
            onLine({
                languages: ['java'],
                inTests: true,
                code: [/[=!]=\s?""(?!\s?\+)/, /(?:[(&|]|\breturn)\s?""\s?[=!]=(?!=)/],
                text: /[^=!<>][=!]=\s?"|(?:[(&|]|\breturn)\s?"[^"]{0,200}"\s?[=!]=/,
                issue: 'The two strings are compared by identity: an equal string that was read or built at run time is not the same object.',
                fix: 'Compare with `.equals`, the literal first, or with `Objects.equals`.',
            }),
            onLine({
                languages: SCRIPT,
                inTests: true,
                code: [/[=!]==?\s?(?:\[\]|\{\})\s?(?:\)|&&|\|\||\?|;|$)/, /[^=!]===?\s?new\s[A-Z]\w{0,60}\(/],
                issue: 'An object that has just been created equals no other, so the comparison always comes out the same.',
                fix: 'Compare what the objects hold, such as `.length === 0` or `.getTime()`.',
            }),
        ],
    }),
];

;// CONCATENATED MODULE: ./src/domain/registry/correctness.ts







const CORRECTNESS_RULES = [
    ...VALUE_RULES,
    ...BRANCH_RULES,
    ...EFFECT_RULES,
    ...LOOP_RULES,
    ...FORMAT_RULES,
    ...ABSENCE_RULES,
    ...LEFTOVER_RULES,
];

;// CONCATENATED MODULE: ./src/domain/registry/delivery-paths.ts


const PIPELINES = [
    '.github/workflows/*.yml',
    '.github/workflows/*.yaml',
    '**/action.yml',
    '**/action.yaml',
    'bitbucket-pipelines.yml',
];
const PIPELINE = /(?:^|\/)(?:\.github\/workflows\/[^/]+|action|bitbucket-pipelines)\.ya?ml$/;
function holdsCommands({ path, language }) {
    return language !== 'yaml' || PIPELINE.test(path);
}
const PRINTS = /^\s*(?:-\s+)?(?:run:\s*)?(?:echo|printf|print|cat|log\w*|info|warn\w*|err\w*|fail|die|msg\w*|say|usage)\b/;
function isShown(place) {
    if (place.language !== 'shell')
        return false;
    const mark = (0,registry_around/* linesAbove */.zz)(place).find(({ text }) => /<<[-~]?\s{0,4}["']?[A-Za-z_]|^\s*[A-Z_]{2,20}$/.test(text));
    return mark !== undefined && /\bcat\b[^|]{0,200}<</.test(mark.text);
}
function commandAt(place) {
    if (!holdsCommands(place))
        return null;
    if (isShown(place))
        return null;
    const command = (0,registry_around/* withoutComment */.sp)((0,entry/* lineAt */.m)(place).text);
    return command.trim() === '' || PRINTS.test(command) ? null : command;
}

;// CONCATENATED MODULE: ./src/domain/registry/delivery-container.ts




const COMMANDS = ['shell', 'dockerfile', 'yaml'];
const INTERPRETER = String.raw `(?:sudo\s+(?:-\w{1,8}\s+)?)?(?:(?:ba|z|da|a)?sh\b(?!\s+-c)|(?:python3?|node|perl|ruby)\s+-(?:\s|$))`;
const PIPED = new RegExp(String.raw `\b(?:curl|wget)\b[^|;&]{0,300}\|\s*${INTERPRETER}`);
const PINNED = /\s-s\s+(?:--\s+)?(?:\S{1,40}\s+)?["']?(?:v?\d+\.\d|\$\{?\w{0,60}VERSION)/i;
const PIPED_ON = new RegExp(String.raw `^\s*\|\s*${INTERPRETER}`);
const SUBSTITUTED = /\b(?:ba|z|da)?sh\s+(?:<\(|-c\s+["']?\$\()\s*(?:curl|wget)\b/;
function pipedDownload(place) {
    const command = commandAt(place);
    if (command === null || PINNED.test(command))
        return null;
    if (PIPED.test(command) || SUBSTITUTED.test(command))
        return {};
    if (!PIPED_ON.test(command))
        return null;
    return /\b(?:curl|wget)\b[^|;&]{0,300}\\$/.test((0,entry/* lineNear */.F)(place, -1)?.text ?? '') ? {} : null;
}
const UNCHECKED_ADD = /^\s*ADD\s+(?!.{0,200}--checksum=)(?:--\S{1,80}\s+){0,4}["[]{0,2}https?:\/\//i;
const LOCAL = /\b(?:localhost|127\.0\.0\.1|host\.docker\.internal)\b|\[::1\]|kubernetes\.default/;
const CURL_UNCHECKED = /\bcurl\b[^|;]{0,300}\s(?:-[sSfLvgiIjlNqR0-6]{0,8}k[sSfLvgiIjlNqRoOXH]{0,8}|--insecure)(?=\s|\\|$)/;
const UNCHECKED = /\bwget\b[^|;]{0,300}--no-check-certificate\b|\bhttp\.sslVerify[\s=]+["']?false\b|\bGIT_SSL_NO_VERIFY=["']?(?:1|true)\b|\bstrict-ssl[\s=]+false\b|\bNODE_TLS_REJECT_UNAUTHORIZED[=:]\s*["']?0\b|\bapt(?:-get)?\b[^|;]{0,200}--(?:allow-unauthenticated|force-yes)\b/;
function uncheckedServer(place) {
    const command = commandAt(place);
    if (command === null)
        return null;
    if (!CURL_UNCHECKED.test(command) && !UNCHECKED.test(command))
        return null;
    return LOCAL.test(`${command} ${(0,entry/* lineNear */.F)(place, 1)?.text ?? ''}`) ? null : {};
}
const SECRET_NAME = /(?:^|_)(?:PASSWORD|PASSWD|SECRET|SECRET_KEY|SECRET_KEY_BASE|(?:AUTH|ACCESS|API|NPM|GITHUB|GH|DEPLOY)_TOKEN|API_?KEY|ACCESS_KEY|PRIVATE_KEY)$/i;
const NO_SECRET = /^(?:|["']{0,2}|.{1,5}|\$.*|\/.*|.*(?:dummy|change|placeholder|xxx|test|example|secret|password|postgres|admin|none|null|false|true|unset|build|fake|your|default|mock|sample|insecure|replace|<).*)$/i;
function secretInImage(place) {
    const line = (0,registry_around/* withoutComment */.sp)((0,entry/* lineAt */.m)(place).text);
    const instruction = /^\s*(?:ENV|ARG)\s+/.exec(line);
    if (instruction === null)
        return null;
    const rest = line.slice(instruction[0].length);
    const pairs = rest.matchAll(/(?:^|\s)([A-Za-z]\w{0,80})[=\s]\s{0,4}("[^"]{0,200}"|'[^']{0,200}'|[^\s"']{1,200})/g);
    for (const [, name = '', value = ''] of pairs) {
        if (SECRET_NAME.test(name) && !NO_SECRET.test(value.replace(/^["']|["']$/g, '')))
            return {};
    }
    return null;
}
const OPEN_MODE = /\bchmod\s+(?:-\w{1,12}\s+){0,3}(?:0?777|a\+rwx|ugo\+rwx)\s/;
function openMode(place) {
    const command = commandAt(place);
    return command !== null && OPEN_MODE.test(command) ? {} : null;
}
function staysRoot(place) {
    if (!/^\s*USER\s+(?:root|0)(?::\S{1,40})?\s*$/i.test((0,entry/* lineAt */.m)(place).text))
        return null;
    const below = (0,registry_around/* linesBelow */.$H)(place).map(({ text }) => text);
    const ends = below.findIndex((text) => /^\s*(?:CMD|ENTRYPOINT)\b/i.test(text));
    if (ends < 0 || below.some((text) => /^\s*USER\b/i.test(text)))
        return null;
    const drops = below.some((text) => /\b(?:gosu|su-exec|setpriv|s6|init|supervisord|entrypoint)\b/i.test(text));
    return drops || below.slice(0, ends).some((text) => /^\s*FROM\b/i.test(text)) ? null : {};
}
const CONTAINER_RULES = [
    {
        id: 'SEC-030',
        severity: 'suggestion',
        category: 'security',
        title: 'What a build fetches is checked before it is used',
        text: 'A build runs or packs nothing from the network unread: what is fetched is pinned to a version and held against a checksum or a signature.',
        paths: null,
        languages: COMMANDS,
        violates: ['RUN curl -fsSL https://tool.dev/install.sh | sh', 'ADD https://tool.dev/tool.tar.gz /opt/'],
        meets: ['ADD --checksum=sha256:24454f83 https://tool.dev/tool.tar.gz /opt/'],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /\b(?:curl|wget|ADD)\b|^\s*\|/i,
        checks: [
            {
                languages: COMMANDS,
                inTests: false,
                issue: 'A script is fetched and run unread: whoever controls the server, or an answer that breaks off half-way, decides what this build does.',
                fix: 'Fetch a named version into a file, compare its checksum (`sha256sum -c`), then run it; or install the tool from a package source that signs.',
                find: pipedDownload,
            },
            {
                languages: ['dockerfile'],
                inTests: false,
                issue: 'The file is packed into the image without a check: the same Dockerfile gives another image when the server hands out something else.',
                fix: 'Add `--checksum=sha256:…` to this `ADD`, or fetch the file in a `RUN` that compares its checksum.',
                find: (place) => (UNCHECKED_ADD.test((0,entry/* lineAt */.m)(place).text) ? {} : null),
            },
        ],
    },
    {
        id: 'SEC-031',
        severity: 'important',
        category: 'security',
        title: 'Images hold no secrets',
        text: 'No password, token or key is a value of `ENV` or `ARG`: both can be read from the image by whoever can pull it.',
        paths: null,
        languages: ['dockerfile'],
        violates: ['ENV API_KEY=sk-live-8f2k1'],
        meets: ['RUN --mount=type=secret,id=api_key ./fetch.sh'],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /^\s*(?:ENV|ARG)\s/,
        checks: [
            {
                languages: ['dockerfile'],
                inTests: false,
                issue: 'The secret becomes part of the image and of its history: whoever can pull the image can read it.',
                fix: 'Give it to the container when it starts, or to a single step of the build with `RUN --mount=type=secret`; then change the secret.',
                find: secretInImage,
            },
        ],
    },
    {
        id: 'SEC-032',
        severity: 'important',
        category: 'security',
        title: 'Scripts and builds check whom they talk to',
        text: 'No command of a script, an image or a pipeline switches off the check of certificates or of the signatures of packages, except towards the machine itself.',
        paths: null,
        languages: COMMANDS,
        violates: ['curl -k https://api.shop.dev/key'],
        meets: ['curl --cacert ca.pem https://api.shop.dev/key'],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /\bcurl\b|no-check-certificate|sslVerify|GIT_SSL_NO_VERIFY|strict-ssl|NODE_TLS_REJECT|--allow-unauth|--force-yes/,
        checks: [
            {
                languages: COMMANDS,
                inTests: false,
                issue: 'The other side is not checked here: whoever sits on the way can read what is sent and answer with something else.',
                fix: 'Leave the option out; name the authority of a server of your own (`--cacert`, `NODE_EXTRA_CA_CERTS`, `http.sslCAInfo`).',
                find: uncheckedServer,
            },
        ],
    },
    {
        id: 'SEC-033',
        severity: 'suggestion',
        category: 'security',
        title: 'Files are open to those who need them',
        text: 'Images and scripts do not let every user of a machine write (`chmod 777`), and a container does not run as root where it need not.',
        paths: null,
        languages: COMMANDS,
        violates: ['RUN chmod -R 777 /app'],
        meets: ['RUN chown -R app:app /app'],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /\bchmod\s|^\s*USER\s/i,
        checks: [
            {
                languages: COMMANDS,
                inTests: false,
                issue: 'Every user and every process of the machine may now change these files, programs among them.',
                fix: 'Give the files to the user that needs them (`chown`), with the least mode that works, such as 750 or 640.',
                find: openMode,
            },
            {
                languages: ['dockerfile'],
                inTests: false,
                issue: 'The program of this image runs as root: a flaw in it hands out the whole container.',
                fix: 'Go back to a user without rights (`USER app`) before `CMD` or `ENTRYPOINT`.',
                find: staysRoot,
            },
        ],
    },
];

;// CONCATENATED MODULE: ./src/domain/registry/delivery-shell.ts




const SHELLS = ['shell', 'dockerfile', 'yaml'];
const REMOVES_BELOW = /\brm\s+(?:-\w{1,8}\s+){1,3}(?:--\s+)?"?\$\{?(\w{1,80})\}?"?\/"?(?:\*|\.\*|"|\s|$)/;
function removesRoot(place) {
    const command = commandAt(place);
    const found = command === null ? null : REMOVES_BELOW.exec(command);
    const name = found?.[1];
    if (found === null || name === undefined || !/\s-\w{0,8}[rR]/.test(found[0]))
        return null;
    const named = (0,registry_around/* linesAbove */.zz)(place, 200).map(({ text }) => (0,registry_around/* withoutComment */.sp)(text));
    const isSet = (text) => isSetTo(text, name) || tested(text, name);
    return isSet((command ?? '').slice(0, found.index)) || named.some(isSet) ? null : {};
}
function isSetTo(text, name) {
    const at = text.search(new RegExp(`(?:^|[\\s;&])${name}=`));
    if (at < 0)
        return false;
    const value = text.slice(text.indexOf('=', at) + 1);
    return /^["']?(?:[\w./~-]|\$\{\w{1,80}:[-=?])|mktemp|\bpwd\b|dirname/.test(value);
}
function tested(text, name) {
    return (new RegExp(`\\$\\{${name}:\\?`).test(text) ||
        new RegExp(`-[nzdef]\\s+"?\\$\\{?${name}\\b`).test(text) ||
        (text.includes('set -') && /\bset\s+-\w{0,8}u/.test(text) && !/^\d+$/.test(name) && name !== ''));
}
const UNQUOTED_ALL = /(?:^|[\s=(])\$[@*](?=\s|$|\)|;)/;
function unquotedArguments(place) {
    const { code } = (0,entry/* lineAt */.m)(place);
    if (commandAt(place) === null || !UNQUOTED_ALL.test(code))
        return null;
    if (/["'`]|\[\[|\bin\s+\$[@*]|=\s*\$[@*]/.test(code.replaceAll('""', '')))
        return null;
    return /^\s*(?:set|local|export|declare|readonly|return)\b/.test(code) ? null : {};
}
const UNQUOTED_REMOVAL = /\brm\s+(?:-\w{1,8}\s+){1,3}(?:--\s+)?\$\{?(\w{1,80})\}?(?=[\s/;]|$)/;
function unquotedRemoval(place) {
    const command = commandAt(place);
    const name = command === null ? undefined : UNQUOTED_REMOVAL.exec(command)?.[1];
    if (command === null || name === undefined || !/\brm\s+-\w{0,8}[rR]/.test(command))
        return null;
    return /^\d$/.test(name) ? {} : null;
}
const SAFE_SHELL = /^\s*set\s+-\w{0,8}e|\bset\s+-o\s+errexit\b|^#!.{1,60}\s-\w{0,8}e/;
const REMOVES_HERE = /^\s*(?:sudo\s+)?rm\s+-\w{0,8}[rR]\w{0,8}\s+(?:\.?\*|\.\/|["']?[\w.-])/;
function removesElsewhere(place) {
    const command = (0,registry_around/* withoutComment */.sp)((0,entry/* lineAt */.m)(place).text);
    if (!/^\s*cd\s+[^&|;]{1,200}$/.test(command) || /^\s*cd\s+(?:\.\.|-|~|\/)?\s*$/.test(command))
        return null;
    const above = (0,registry_around/* linesAbove */.zz)(place, 400);
    if ((above.at(-1)?.number ?? (0,entry/* lineAt */.m)(place).number) !== 1 || above.some(({ text }) => SAFE_SHELL.test(text)))
        return null;
    const below = (0,registry_around/* linesBelow */.$H)(place, 5).map(({ text }) => (0,registry_around/* withoutComment */.sp)(text));
    const moved = below.findIndex((text) => /^\s*(?:cd|pushd|exit|return)\b|\$\?/.test(text));
    return (moved < 0 ? below : below.slice(0, moved)).some((text) => REMOVES_HERE.test(text)) ? {} : null;
}
const EVALUATED = /(?:^|[\s;&|(])eval\s+(?:--\s+)?["']?\$\{?(?:[@*]|\d)/;
function evaluates(place) {
    const command = commandAt(place);
    return command !== null && EVALUATED.test(command) ? {} : null;
}
const SHELL_RULES = [
    {
        id: 'SEC-050',
        severity: 'important',
        category: 'security',
        title: 'Arguments are not run as code',
        text: 'A script does not hand its arguments to `eval`: it runs them as they are (`"$@"`).',
        paths: null,
        languages: SHELLS,
        violates: ['eval "$@"'],
        meets: ['"$@"'],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /\beval\s/,
        checks: [
            {
                languages: SHELLS,
                inTests: false,
                issue: 'The arguments are read a second time as code: a `;`, a `$(…)` or a blank in one of them runs or breaks something.',
                fix: 'Run the arguments themselves: `"$@"`.',
                find: evaluates,
            },
        ],
    },
    {
        id: 'COR-050',
        severity: 'important',
        category: 'correctness',
        title: 'Scripts remove what they mean to remove',
        text: 'A removal cannot hit another folder where a variable is empty, holds a blank, or a folder could not be entered.',
        paths: null,
        languages: SHELLS,
        violates: ['rm -rf "$BUILD/"*', 'cd "$DIR"\nrm -rf *'],
        meets: [`rm -rf "\${BUILD:?}/"*`, 'cd "$DIR" || exit 1\nrm -rf *'],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /\brm\s|^\s*cd\s/,
        checks: [
            {
                languages: SHELLS,
                inTests: true,
                issue: 'Where the variable is empty or not set, this removes what lies below `/`.',
                fix: `Write \`\${NAME:?}\` in place of \`$NAME\`: the command then ends with an error instead.`,
                find: removesRoot,
            },
            {
                languages: ['shell'],
                inTests: false,
                issue: 'Where the folder does not exist, the script goes on and removes these files in the folder where it was before.',
                fix: 'Write `cd … || exit 1`, or `set -e` at the beginning.',
                find: removesElsewhere,
            },
            {
                languages: SHELLS,
                inTests: false,
                issue: 'Without quotes the value is split at blanks and its stars are filled in, so that other files are removed than the one that it names.',
                fix: 'Put it in quotes: `rm -rf -- "$NAME"`.',
                find: unquotedRemoval,
            },
        ],
    },
    {
        id: 'COR-051',
        severity: 'suggestion',
        category: 'correctness',
        title: 'Arguments are handed on whole',
        text: 'A script hands its arguments on as `"$@"`, in quotes.',
        paths: null,
        languages: SHELLS,
        violates: ['exec node server.js $@'],
        meets: ['exec node server.js "$@"'],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /\$[@*]/,
        checks: [
            {
                languages: ['shell'],
                inTests: false,
                issue: 'An argument that holds a blank or a star is split or filled in on its way: the program gets other arguments than the script was given.',
                fix: 'Write `"$@"`.',
                find: unquotedArguments,
            },
        ],
    },
];

;// CONCATENATED MODULE: ./src/domain/registry/delivery-sql.ts



const CLEARS = /(?:^|[/_.-])(?:down|rollback|revert|delete\w*|remove\w*|drop\w*|purge\w*|seeds?|fixtures?|clean\w*|reset|truncate|tests?|testdata|teardown)(?:[/_.-]|$)/i;
function statementAt(place) {
    let statement = '';
    for (const { code } of [(0,entry/* lineAt */.m)(place), ...(0,registry_around/* linesBelow */.$H)(place)]) {
        statement += ` ${code}`;
        if (code.includes(';'))
            return statement.slice(0, statement.indexOf(';'));
    }
    return null;
}
const REMOVES_ROWS = /^\s*DELETE\s+FROM\s+[\w."`[\]]{1,120}/i;
function removesAllRows(place) {
    if (CLEARS.test(place.path) || !REMOVES_ROWS.test((0,entry/* lineAt */.m)(place).code))
        return null;
    if (/--/.test((0,entry/* lineNear */.F)(place, -1)?.text ?? '') || /--/.test((0,entry/* lineAt */.m)(place).text))
        return null;
    const statement = statementAt(place);
    return statement === null || /\b(?:WHERE|USING|JOIN|LIMIT)\b/i.test(statement) ? null : {};
}
const CHANGES_ROWS = /^\s*UPDATE\s+(?:ONLY\s+)?[\w."`[\]]{1,120}(?:\s+SET\b|\s*$)/i;
const OWN_COLUMN = /\bSET\s+["`[]?(?:\w{1,40}_)?(?:password\w{0,20}|email|status|role|name|deleted_at|balance|amount)["`\]]?\s*=\s*(?:""|'|\d|NULL|TRUE|FALSE)/i;
function changesAllRows(place) {
    if (CLEARS.test(place.path) || !CHANGES_ROWS.test((0,entry/* lineAt */.m)(place).code))
        return null;
    const statement = statementAt(place);
    if (statement === null || /\b(?:WHERE|FROM|JOIN|LIMIT)\b/i.test(statement))
        return null;
    const added = (0,registry_around/* linesAbove */.zz)(place).some(({ code }) => /\bADD\b/i.test(code));
    return OWN_COLUMN.test(statement) && !added ? {} : null;
}
const REQUIRED_COLUMN = /\bADD\s+(?:COLUMN\s+)?(?!CONSTRAINT\b|PRIMARY\b|UNIQUE\b|INDEX\b|CHECK\b|FOREIGN\b|KEY\b)(?:IF\s+NOT\s+EXISTS\s+)?["`[]?\w{1,80}["`\]]?\s[^,;]{1,200}\bNOT\s+NULL\b/i;
const HAS_VALUE = /\bDEFAULT\b|\bGENERATED\b|\bIDENTITY\b|\bSERIAL\b|\bBIGSERIAL\b|\bAUTO_?INCREMENT\b/i;
const IMPLIES_VALUE = /mysql|mariadb|clickhouse|oracle/i;
function addsRequiredColumn(place) {
    const { code } = (0,entry/* lineAt */.m)(place);
    if (CLEARS.test(place.path) ||
        IMPLIES_VALUE.test(place.path) ||
        code.includes('`') ||
        !REQUIRED_COLUMN.test(code))
        return null;
    const column = code.slice(code.search(REQUIRED_COLUMN)).split(/[,;]/)[0] ?? '';
    if (HAS_VALUE.test(column) || HAS_VALUE.test(code))
        return null;
    const table = tableOf(place);
    if (table === null)
        return null;
    const makes = new RegExp(`\\bCREATE\\s+TABLE\\s+(?:IF\\s+NOT\\s+EXISTS\\s+)?[\\w."\`]{0,80}["\`.]?${table}\\b`, 'i');
    const empties = new RegExp(`\\b(?:DELETE\\s+FROM|TRUNCATE(?:\\s+TABLE)?)\\s+[\\w."\`]{0,80}["\`.]?${table}\\b`, 'i');
    return (0,registry_around/* linesAbove */.zz)(place, 300).some((line) => makes.test(line.code) || empties.test(line.code)) ? null : {};
}
function tableOf(place) {
    for (const { code } of [(0,entry/* lineAt */.m)(place), ...(0,registry_around/* linesAbove */.zz)(place, 12)]) {
        const found = /\bALTER\s+TABLE\s+(?:IF\s+EXISTS\s+)?(?:ONLY\s+)?(?:["`[]?\w{1,60}["`\]]?\.)?["`[]?(\w{1,80})/i.exec(code);
        if (found !== null)
            return found[1] ?? null;
        if (code.includes(';') && code !== (0,entry/* lineAt */.m)(place).code)
            return null;
    }
    return null;
}
const SQL_RULES = [
    {
        id: 'COR-055',
        severity: 'important',
        category: 'correctness',
        title: 'Statements touch the rows that they mean',
        text: 'A `DELETE` or an `UPDATE` outside of seeds and tests says which rows it is for.',
        paths: null,
        languages: ['sql'],
        violates: ['DELETE FROM sessions;'],
        meets: ['DELETE FROM sessions WHERE expires_at < now();'],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /\b(?:DELETE|UPDATE)\b/i,
        checks: [
            {
                languages: ['sql'],
                inTests: false,
                issue: 'This removes every row of the table: the statement has no `WHERE`.',
                fix: 'Say which rows are meant; where all are, write `TRUNCATE` or a comment that says so.',
                find: removesAllRows,
            },
            {
                languages: ['sql'],
                inTests: false,
                issue: 'This gives every row of the table the same value: the statement has no `WHERE`.',
                fix: 'Say which rows are meant; where all are, say so in a comment.',
                find: changesAllRows,
            },
        ],
    },
    {
        id: 'COR-056',
        severity: 'important',
        category: 'correctness',
        title: 'Migrations work on tables that hold rows',
        text: 'A column that must not be null comes with a default, or is filled before it is made so: a migration runs where there are rows.',
        paths: null,
        languages: ['sql'],
        violates: ['ALTER TABLE users ADD COLUMN region text NOT NULL;'],
        meets: ["ALTER TABLE users ADD COLUMN region text NOT NULL DEFAULT 'eu';"],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /\bNOT\s+NULL\b/i,
        checks: [
            {
                languages: ['sql'],
                inTests: false,
                issue: 'The migration fails on a table that holds rows: the new column must not be null and has no default.',
                fix: 'Add the column with a `DEFAULT`; or without `NOT NULL`, fill it, and set `NOT NULL` after that.',
                find: addsRequiredColumn,
            },
        ],
    },
    {
        id: 'COR-057',
        severity: 'important',
        category: 'correctness',
        title: 'Migrations take nothing away that is in use',
        text: 'A table or a column is dropped or renamed only after a release that no longer reads it, an index on a large table is made without locking it (`CONCURRENTLY` in PostgreSQL), and what cannot be undone is said to be so.',
        paths: null,
        languages: ['sql'],
        violates: ['ALTER TABLE users DROP COLUMN phone;'],
        meets: ['-- Unused since 4.2.\nALTER TABLE users DROP COLUMN phone;'],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /\b(?:DROP|RENAME|TRUNCATE)\b|\bCREATE\s+(?:UNIQUE\s+)?INDEX\b/i,
        checks: [],
    },
];

;// CONCATENATED MODULE: ./src/domain/registry/delivery-workflow.ts




const MOST_LINES = 300;
const UNTRUSTED = /\bgithub\.(?:head_ref|event\.(?:(?:issue|pull_request|discussion)\.(?:title|body)|(?:comment|review|review_comment)\.body|pull_request\.head\.(?:ref|label|repo\.default_branch)|head_commit\.(?:message|author\.(?:name|email))|workflow_run\.(?:head_branch|head_commit\.message)))\b|\bgithub\.event\.(?:commits|pages)[.[*\]\w]{1,20}\.(?:message|page_name|author\.(?:name|email))\b/;
const HARMLESS = /[=!]=|\bcontains\(|\bstartsWith\(|\bendsWith\(|\btoJSON\(|\bhashFiles\(/i;
const COMMAND_KEY = /^(\s*(?:-\s+)?)(?:run|script):\s*/;
function isRun(place) {
    const { text } = (0,entry/* lineAt */.m)(place);
    const own = COMMAND_KEY.exec(text);
    if (own !== null)
        return true;
    let inner = (0,registry_around/* indentOf */._j)(text);
    for (const line of (0,registry_around/* enclosing */.fD)(place, MOST_LINES)) {
        const key = COMMAND_KEY.exec(line.text);
        if (key !== null && (key[1] ?? '').length < inner)
            return /^[|>]/.test(line.text.slice(key[0].length));
        inner = (0,registry_around/* indentOf */._j)(line.text);
    }
    return false;
}
function injected(place) {
    const text = (0,registry_around/* withoutComment */.sp)((0,entry/* lineAt */.m)(place).text);
    const found = [...text.matchAll(/\$\{\{(.{1,300}?)\}\}/g)].some(([, expression = '']) => UNTRUSTED.test(expression) && !HARMLESS.test(expression));
    return found && isRun(place) ? {} : null;
}
const HEAD_OF_CHANGE = /^\s*(?:ref|repository):\s*["']?\$\{\{\s*(?:github\.head_ref|github\.event\.(?:pull_request\.head\.(?:sha|ref|repo\.full_name)|workflow_run\.head_(?:sha|branch)))\s*\}\}/;
function checksOutHead(place) {
    if (!/^\s*ref:/.test((0,entry/* lineAt */.m)(place).text) || !HEAD_OF_CHANGE.test((0,entry/* lineAt */.m)(place).text))
        return null;
    const above = (0,registry_around/* linesAbove */.zz)(place, MOST_LINES);
    if (!above.slice(0, 6).some(({ text }) => /\buses:\s*["']?actions\/checkout@/.test(text)))
        return null;
    return above.some(({ text }) => /^\s*(?:-\s*)?["']?pull_request_target\b|\[[^\]]{0,200}\bpull_request_target\b|^on:\s*pull_request_target\b/.test(text))
        ? {}
        : null;
}
const MOVING = /\buses:\s*["']?(?!actions\/|github\/|docker:|dtolnay\/rust-toolchain)[\w.-]{1,80}\/(?!.{0,200}\.github\/workflows\/)[\w./-]{1,200}@(?:main|master|develop|dev|trunk|latest|HEAD|nightly|beta)["']?\s*$/;
const MOVING_PIPE = /\bpipe:\s*["']?[\w./:-]{1,200}:latest["']?\s*$/;
function usedIn(text) {
    return /\b(?:uses|pipe):\s*["']?([\w.@/:-]{1,300})/.exec(text)?.[1] ?? '';
}
function moves(place) {
    const text = (0,registry_around/* withoutComment */.sp)((0,entry/* lineAt */.m)(place).text).trimEnd();
    if (!MOVING.test(text) && !MOVING_PIPE.test(text))
        return null;
    const action = usedIn(text);
    return place.lines
        .slice(Math.max(0, place.at - MOST_LINES), place.at)
        .some((line) => usedIn(line.text) === action)
        ? null
        : {};
}
const PRINTED_SECRET = /\becho\b[^|>]{0,200}\$\{\{\s*secrets\.\w{1,100}\s*\}\}[^|>]{0,200}$/;
const ALL_SECRETS = /\$\{\{\s*toJSON\(\s*secrets\s*\)\s*\}\}/i;
function printsSecret(place) {
    const text = (0,registry_around/* withoutComment */.sp)((0,entry/* lineAt */.m)(place).text);
    if (!PRINTED_SECRET.test(text) || /::add-mask::/.test(text))
        return null;
    if (/\\$/.test(text) || /^\s*[|>]/.test((0,entry/* lineNear */.F)(place, 1)?.text ?? ''))
        return null;
    return isRun(place) ? {} : null;
}
const GUARDS = /\b(?:npm|pnpm|yarn|bun)(?: run)? (?:test|lint|audit)\b|\b(?:pytest|jest|vitest|rspec|phpunit|go test|cargo (?:test|audit)|mvn \w{0,20} ?(?:test|verify)|gradlew? \w{0,20} ?(?:test|check)|dotnet test|trivy|snyk|codeql|semgrep|gitleaks|bandit|pip-audit)\b/i;
function cannotFail(place) {
    const text = (0,registry_around/* withoutComment */.sp)((0,entry/* lineAt */.m)(place).text).trimEnd();
    return /\|\|\s*(?:true|:|exit 0)["']?$/.test(text) && GUARDS.test(text) && isRun(place) ? {} : null;
}
const WORKFLOW_RULES = [
    {
        id: 'SEC-040',
        severity: 'blocking',
        category: 'security',
        title: 'What strangers write is no part of a script',
        text: 'A `run:` or `script:` holds no expression of a title, a text, a branch name or a message that a stranger can choose; such values come in through `env:`.',
        paths: PIPELINES,
        languages: ['yaml'],
        violates: [`run: echo "\${{ github.event.issue.title }}"`],
        meets: [`env: { TITLE: "\${{ github.event.issue.title }}" }`],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /\$\{\{.{0,300}\bgithub\./,
        checks: [
            {
                languages: ['yaml'],
                inTests: true,
                issue: 'The value is pasted into the script before it runs, and a stranger chooses it: a title or a branch name with a quote and a command in it runs as part of this step, with its token and its secrets.',
                fix: 'Set it under `env:` of the step and use the variable in quotes (`"$TITLE"`), or read it from `context.payload` in a script.',
                find: injected,
            },
        ],
    },
    {
        id: 'SEC-041',
        severity: 'important',
        category: 'security',
        title: "Runs with secrets do not check out a stranger's code",
        text: 'A workflow on `pull_request_target` does not check out the head of the pull request, unless nothing of it is built, installed or run.',
        paths: PIPELINES,
        languages: ['yaml'],
        violates: [
            `on: pull_request_target\njobs:\n  test:\n    steps:\n      - uses: actions/checkout@v4\n        with:\n          ref: \${{ github.event.pull_request.head.sha }}`,
        ],
        meets: ['on: pull_request'],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /\bpull_request_target\b|\bref:\s/,
        checks: [
            {
                languages: ['yaml'],
                inTests: true,
                issue: 'This run begins from `pull_request_target`, with the secrets and the token of this repository, and takes the code of the pull request: a stranger whose code, build file or test is run here gets both.',
                fix: 'Run the code on `pull_request`, and hand what it made to a second workflow that holds the rights; or leave `ref` out.',
                find: checksOutHead,
            },
        ],
    },
    {
        id: 'SEC-042',
        severity: 'suggestion',
        category: 'security',
        title: 'Actions of others are pinned',
        text: 'An action or a pipe of another owner is named by a commit or a version, not by a branch or a tag that moves.',
        paths: PIPELINES,
        languages: ['yaml'],
        violates: ['uses: someone/deploy@main'],
        meets: ['uses: someone/deploy@8f4b7f84864484a7bf31766abe9204da3cbe65b3 # v2.1.0'],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /\b(?:uses|pipe):/,
        checks: [
            {
                languages: ['yaml'],
                inTests: true,
                issue: 'What runs here changes without a change of this file: whoever can push to that branch or tag runs code in this pipeline.',
                fix: 'Name the full commit of a release, with the version as a comment behind it; for a pipe, its exact version.',
                find: moves,
            },
        ],
    },
    {
        id: 'SEC-043',
        severity: 'important',
        category: 'security',
        title: 'Pipelines hold the rights and secrets that they need',
        text: 'A workflow names the single permissions that it needs, hands a step the single secrets that it needs, and prints none.',
        paths: PIPELINES,
        languages: ['yaml'],
        violates: ['permissions: write-all', `run: echo \${{ secrets.DEPLOY_KEY }}`],
        meets: ['permissions: { contents: read }'],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /write-all|\bsecrets\b/,
        checks: [
            {
                languages: ['yaml'],
                inTests: true,
                issue: 'The token of this run may change everything in the repository: so may every action and dependency that it uses.',
                fix: 'Name what is needed, such as `contents: read` and `pull-requests: write`.',
                find: (place) => (/^\s*permissions:\s*["']?write-all\b/.test((0,entry/* lineAt */.m)(place).text) ? {} : null),
            },
            {
                languages: ['yaml'],
                inTests: true,
                issue: 'The secret is printed: the log hides it in this very form only, not encoded, cut or on several lines.',
                fix: 'Leave the line out, or hand the secret to the program that needs it through `env:`.',
                find: printsSecret,
            },
            {
                languages: ['yaml'],
                inTests: true,
                issue: 'Every secret of the repository is handed to this step, those of later days too.',
                fix: 'Name the single secrets that the step needs.',
                find: (place) => (ALL_SECRETS.test((0,registry_around/* withoutComment */.sp)((0,entry/* lineAt */.m)(place).text)) ? {} : null),
            },
        ],
    },
    {
        id: 'SEC-044',
        severity: 'important',
        category: 'tests',
        title: 'Tests and scans can fail the pipeline',
        text: 'A step that tests, lints or scans fails the run when it finds something: no `|| true`, `set +e` or `continue-on-error` around it without a stated reason.',
        paths: PIPELINES,
        languages: ['yaml'],
        violates: ['run: npm test || true'],
        meets: ['run: npm test'],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /\|\||continue-on-error|set \+e/,
        checks: [
            {
                languages: ['yaml'],
                inTests: true,
                issue: 'The step is green whatever it finds, so that a failure here is seen by nobody.',
                fix: 'Leave `|| true` out; a finding that is accepted for now belongs into the list of exceptions of the tool.',
                find: cannotFail,
            },
        ],
    },
];

;// CONCATENATED MODULE: ./src/domain/registry/delivery.ts




const DELIVERY_RULES = [
    ...CONTAINER_RULES,
    ...WORKFLOW_RULES,
    ...SHELL_RULES,
    ...SQL_RULES,
];

;// CONCATENATED MODULE: ./src/domain/registry/errors-cause.ts



const FOR_CALLERS = /Unauthori[sz]ed|Forbidden|NotFound|BadRequest|Http|Response|Status|Validation|Auth|Denied|Invalid|Missing|Conflict|Cancel|Assert/;
const TELLING_NOTHING = /NumberFormat|NoSuch|NotFound|DoesNotExist|KeyNotFound|Format(?:Exception|Error)|CloneNotSupported|Interrupted|Timeout|ArgumentOutOfRange|Overflow|InvalidCast|ClassCast|EmptyResult/;
const CATCHING = /\bcatch\s?\((?:final\s)?([^()]{1,150})\)\s?\{$/;
const LOST_CAUSE = {
    languages: [...SCRIPT, 'java', 'kotlin', 'csharp', 'php'],
    inTests: false,
    issue: 'The error that was caught is lost: whoever looks for the reason finds neither its message nor its trace.',
    fix: 'Give it to the new error as its cause.',
    find: (place) => {
        const { code } = (0,entry/* lineAt */.m)(place);
        const thrown = /^\s{0,200}throw\s(?:new\s)?([A-Z]\w{0,80})\(.{0,300}\);?$/.exec(code)?.[1];
        if (thrown === undefined || FOR_CALLERS.test(thrown))
            return null;
        const outer = headAround(place);
        const caught = outer === undefined ? null : CATCHING.exec(outer.code);
        if (outer === undefined || caught === null || TELLING_NOTHING.test(caught[1] ?? ''))
            return null;
        return isNamed(place, outer, nameOf(caught[1] ?? '')) ? null : {};
    },
};
function headAround(place) {
    const outer = (0,registry_around/* enclosing */.fD)(place)[0];
    if (outer === undefined || outer.code.trim() !== '{')
        return outer;
    const head = (0,entry/* lineNear */.F)(place, outer.number - 1 - (0,entry/* lineAt */.m)(place).number);
    return head === null ? undefined : { ...head, code: `${head.code} {` };
}
function nameOf(declaration) {
    const colon = /^(\w{1,60})\s?:/.exec(declaration)?.[1];
    return colon ?? /(\$?\w{1,60})$/.exec(declaration.trim())?.[1] ?? '';
}
function isNamed(place, outer, name) {
    if (name === '')
        return true;
    const body = (0,registry_around/* linesAbove */.zz)(place).filter(({ number }) => number > outer.number);
    const word = new RegExp(String.raw `(?:^|[^\w$])${name.replace('$', '\\$')}(?!\w)`);
    return [...body, (0,entry/* lineAt */.m)(place)].some(({ text }) => word.test(text));
}
const LOST_IN_GO = {
    languages: ['go'],
    inTests: false,
    issue: 'The error that is known here is not in the one that is returned: whoever looks for the reason does not find it.',
    fix: 'Wrap it with `fmt.Errorf("...: %w", err)`.',
    find: (place) => {
        const { code } = (0,entry/* lineAt */.m)(place);
        if (!/^\s{0,200}return\s.{0,100}\b(?:errors\.New|fmt\.Errorf)\(""\)$/.test(code))
            return null;
        const outer = (0,registry_around/* enclosing */.fD)(place)[0];
        if (outer === undefined || !/\bif\s.{0,200}\berr\s!=\snil\s\{$/.test(outer.code))
            return null;
        if ((0,registry_around/* indentOf */._j)(outer.code) >= (0,registry_around/* indentOf */._j)(code))
            return null;
        return isNamed(place, outer, 'err') ? null : {};
    },
};
const THROWN_AGAIN = {
    languages: ['csharp'],
    inTests: false,
    issue: 'Throwing the caught exception by its name begins its stack trace anew: where it came from is lost.',
    fix: 'Write `throw;`.',
    find: (place) => {
        const name = /^\s{0,200}throw\s(\w{1,60});$/.exec((0,entry/* lineAt */.m)(place).code)?.[1];
        if (name === undefined)
            return null;
        const caught = CATCHING.exec(headAround(place)?.code ?? '')?.[1];
        return caught !== undefined && nameOf(caught) === name ? {} : null;
    },
};
const CAUSE_CHECKS = [LOST_CAUSE, LOST_IN_GO, THROWN_AGAIN];

;// CONCATENATED MODULE: ./src/domain/registry/errors-finally.ts



const FINALLY = /^\s{0,200}(?:\}\s?)?(?:finally\s?\{|finally:|ensure)$/;
const OWN_SCOPE = /=>\s?\{?$|\b(?:function|def|fun|func|class|lambda)\b|->\s?\{?$|\)\s?\{$|\bdo(?:\s\|[\w, ]{0,60}\|)?$|\{\s?\|/;
const LOOP = /\b(?:for|foreach|while|until|loop|do|switch|each|times|case|when)\b/;
const BRANCH = /\b(?:if|else|elif|elsif|unless|try|catch|except|rescue|with|using|synchronized)\b/;
const LEAVING_CHECKS = [
    {
        languages: [...SCRIPT, 'python', 'java', 'kotlin', 'php', 'ruby'],
        inTests: true,
        issue: 'Leaving the block here drops the error that is on its way, and what was to be returned.',
        fix: 'Move the statement behind the block.',
        find: (place) => {
            const word = /^\s{0,200}(return|break|continue|next)\b/.exec((0,entry/* lineAt */.m)(place).code)?.[1];
            if (word === undefined || (word === 'next' && place.language !== 'ruby'))
                return null;
            const around = (0,registry_around/* enclosing */.fD)(place);
            const cleaning = around.findIndex(({ code }) => FINALLY.test(code));
            const between = around.slice(0, Math.max(0, cleaning));
            return cleaning >= 0 && between.every(({ code }) => staysInside(code, word)) ? {} : null;
        },
    },
];
function staysInside(head, word) {
    if (LOOP.test(head))
        return word === 'return';
    return BRANCH.test(head) && !OWN_SCOPE.test(head.replace(/\)\s?\{$/, ''));
}

;// CONCATENATED MODULE: ./src/domain/registry/errors-swallowed.ts




const errors_swallowed_DROPPED = 'The failure vanishes: nobody learns that it happened, and what follows goes on as if all were well.';
const HANDLE = 'Handle it, report it or hand it on; where it may be dropped, say why in a comment.';
const MEANT = /\b(?:_\w{0,30}|ignored?\w{0,20}|expected\w{0,20}|unused|ok)\s{0,2}\)?$/i;
const CATCH = /\bcatch\s?(?:\(([^()]{0,150})\)\s?)?\{(\s?\})?$/;
const CATCH_WHOLE = /\bcatch\s?(?:\(([^()]{0,150})\)\s?)?\{\s{0,4}\}/;
const EMPTY_CATCH = {
    languages: [...SCRIPT, 'java', 'kotlin', 'csharp', 'php'],
    inTests: false,
    issue: errors_swallowed_DROPPED,
    fix: HANDLE,
    find: (place) => {
        const { code, text } = (0,entry/* lineAt */.m)(place);
        const whole = CATCH_WHOLE.exec(code);
        const found = whole ?? CATCH.exec(code);
        if (found === null || MEANT.test(found[1] ?? '') || holdsComment(text) || mayFail(place))
            return null;
        if (whole !== null)
            return {};
        const { lines, end } = blockOf(place);
        const isEmpty = end !== null && /^\s{0,200}\}/.test(end.code) && lines.every((line) => line.text.trim() === '');
        return isEmpty && !holdsComment(end.text) ? { lines: lines.length + 2 } : null;
    },
};
const CLEANS_UP = /\b(?:close|finish|unlink|rm|rmdir|remove|delete|destroy|dispose|shutdown|disconnect|kill|terminate|stop|abort|release|cancel|cleanup|quit|flush|unsubscribe)\w{0,20}\b/i;
const READS_VALUE = /\b(?:\w{0,20}[pP]arse\w{0,20}|strptime|fromisoformat|iso8601|Integer|Float|URI|URL|\w{0,10}[dD]ecode\w{0,10}|loads)\b/;
const BROWSER_STORE = /\b(?:local|session)Storage\b|\bnew URL\(/;
function mayFail(place) {
    return (cleansUp(place) || [(0,entry/* lineAt */.m)(place), ...(0,registry_around/* linesAbove */.zz)(place, 10)].some(({ code }) => BROWSER_STORE.test(code)));
}
function cleansUp(place) {
    const { code } = (0,entry/* lineAt */.m)(place);
    const own = code.split(/\b(?:catch|rescue)\b/)[0] ?? '';
    const body = /\w\(|\w\.\w/.test(own)
        ? own
        : ((0,registry_around/* linesAbove */.zz)(place).find((line) => /\w/.test(line.code))?.code ?? '');
    return CLEANS_UP.test(body) || READS_VALUE.test(body);
}
function holdsComment(text) {
    return /\/\/|\/\*|#/.test(text);
}
const EVERY_ERROR = /^\s{0,200}except(?:\s(?:Exception|BaseException)(?:\sas\s\w{1,60})?)?:(\s?(?:pass|\.\.\.|continue))?$/;
const EMPTY_BRACES = {
    languages: ['csharp', 'php', 'java'],
    inTests: false,
    issue: errors_swallowed_DROPPED,
    fix: HANDLE,
    find: (place) => {
        const { code, text } = (0,entry/* lineAt */.m)(place);
        const found = /^\s{0,200}catch\s?(?:\(([^()]{0,150})\))?(?:\swhen\b.{1,200})?$/.exec(code);
        if (found === null || MEANT.test(found[1] ?? ''))
            return null;
        const [opening, closing] = [(0,entry/* lineNear */.F)(place, 1), (0,entry/* lineNear */.F)(place, 2)];
        const isEmpty = opening?.code.trim() === '{' && closing?.code.trim() === '}';
        const comments = [text, opening?.text ?? '', closing?.text ?? ''].some(holdsComment);
        return isEmpty && !comments && !cleansUp(place) ? { lines: 3 } : null;
    },
};
const EMPTY_EXCEPT = {
    languages: ['python'],
    inTests: false,
    issue: 'Any failure vanishes here, errors in the code itself too: nobody learns that it happened.',
    fix: 'Name the errors that may be dropped, or log this one; where all may be dropped, say why in a comment.',
    find: (place) => {
        const { code, text } = (0,entry/* lineAt */.m)(place);
        const found = EVERY_ERROR.exec(code);
        if (found === null || holdsComment(text) || cleansUp(place))
            return null;
        if (found[1] !== undefined)
            return {};
        const { lines, end } = blockOf(place);
        const statements = lines.filter((line) => line.code !== '');
        const only = statements[0]?.code.trim() ?? '';
        if (end === null && lines.length < 3)
            return null;
        if (statements.length !== 1 || !/^(?:pass|\.\.\.|continue)$/.test(only))
            return null;
        const shown = lines.slice(0, lines.indexOf(statements[0] ?? (0,entry/* lineAt */.m)(place)) + 1);
        return shown.some((line) => holdsComment(line.text)) ? null : { lines: shown.length + 1 };
    },
};
const BARE_EXCEPT = {
    languages: ['python'],
    inTests: false,
    issue: 'This catches `KeyboardInterrupt` and `SystemExit` too: the program cannot be stopped while it is in there.',
    fix: 'Catch `Exception`, or the errors that are expected.',
    find: (place) => {
        if (!/^\s{0,200}except:$/.test((0,entry/* lineAt */.m)(place).code))
            return null;
        const { lines, end } = blockOf(place);
        return end === null || lines.some(({ code }) => /\b(?:raise|exit|_exit)\b/.test(code)) ? null : {};
    },
};
const EMPTY_RESCUE = {
    languages: ['ruby'],
    inTests: false,
    issue: errors_swallowed_DROPPED,
    fix: 'Rescue the errors that are expected, and handle or report them; where they may be dropped, say why in a comment.',
    find: (place) => {
        const { code, text } = (0,entry/* lineAt */.m)(place);
        if (cleansUp(place) || (text.includes('#') && !text.includes('#{')))
            return null;
        if (/\S\srescue\snil$/.test(code))
            return {};
        if (!/^\s{0,200}rescue(?:\s(?:StandardError|Exception))?(?:\s=>\s\w{1,40})?$/.test(code))
            return null;
        const { lines, end } = blockOf(place);
        const isEmpty = lines.every((line) => /^\s{0,200}(?:nil)?$/.test(line.text));
        return isEmpty && end !== null && /^\s{0,200}end\b/.test(end.code) ? { lines: lines.length + 1 } : null;
    },
};
const IF_ERROR = /^\s{0,200}if\s(?:[\w\s,.:=()&*"[\]]{1,200};\s)?err\s!=\snil\s\{$/;
const ERROR_FORGOTTEN = {
    languages: ['go'],
    inTests: false,
    issue: errors_swallowed_DROPPED,
    fix: 'Answer the error, or handle it; where it may be dropped, say why in a comment.',
    find: (place) => {
        const line = (0,entry/* lineAt */.m)(place);
        if (!IF_ERROR.test(line.code) || line.text.includes('//'))
            return null;
        const { lines, end } = blockOf(place);
        if (end === null || lines.some(({ text }) => text.includes('//')))
            return null;
        const statements = lines.map(({ code }) => code.trim()).filter((code) => code !== '');
        if (statements.length === 0)
            return { lines: lines.length + 2 };
        if (statements.length !== 1 || !/^return(?:\s\w{1,40},)?\snil$/.test(statements[0] ?? ''))
            return null;
        return answersError(place, statements[0] ?? '') && !isCommented(place)
            ? { lines: lines.length + 2 }
            : null;
    },
};
function answersError(place, statement) {
    const inner = (0,registry_around/* enclosing */.fD)(place).find(({ code }) => /\bfunc\b/.test(code))?.code ?? '';
    return statement.includes(',') ? /,\serror\)\s\{$/.test(inner) : /\)\serror\s\{$/.test(inner);
}
function isCommented(place) {
    const above = place.lines[place.at - 1];
    return above !== undefined && above.code === '' && above.text.includes('//');
}
const INTERRUPTED = {
    languages: ['java', 'kotlin'],
    inTests: false,
    issue: 'The thread was asked to stop, and this makes it forget: what called it waits on.',
    fix: 'Call `Thread.currentThread().interrupt()` in the handler, or hand the exception on.',
    find: (place) => {
        const { code } = (0,entry/* lineAt */.m)(place);
        if (!/\bcatch\s?\((?:final\s)?(?:InterruptedException\s\w{1,40}|\w{1,40}\s?:\sInterruptedException)\)\s?\{$/.test(code))
            return null;
        const { lines, end } = blockOf(place);
        if (end === null)
            return null;
        return lines.some((line) => /\binterrupt\(\)|\bthrow\b|[iI]nterrupted\s?=/.test(line.code)) ? null : {};
    },
};
const SWALLOW_CHECKS = [
    INTERRUPTED,
    EMPTY_CATCH,
    EMPTY_BRACES,
    EMPTY_EXCEPT,
    BARE_EXCEPT,
    EMPTY_RESCUE,
    ERROR_FORGOTTEN,
    onLine({
        languages: SCRIPT,
        code: [
            /\.catch\(\s?(?:\(\s?\w{0,20}\s?\)|\w{1,20})\s?=>\s?\{\s{0,4}\}\s?\)/,
            /\.catch\(\s?function\s?\(\w{0,20}\)\s?\{\s{0,4}\}\s?\)/,
        ],
        text: /^(?!.{0,1000}(?:\/\/|\/\*))/,
        issue: errors_swallowed_DROPPED,
        fix: HANDLE,
    }),
];

;// CONCATENATED MODULE: ./src/domain/registry/errors.ts




const ERROR_RULES = [
    shipped({
        id: 'ERR-001',
        severity: 'important',
        category: 'error-handling',
        title: 'No failure vanishes',
        text: 'A failure that is caught is handled, reported or handed on; where it may be dropped, a comment says why.',
        languages: [...SCRIPT, 'python', 'go', 'java', 'kotlin', 'csharp', 'ruby', 'php'],
        violates: ['try { save(); } catch (e) {}', 'except Exception: pass', 'value = load rescue nil'],
        meets: ['catch (e) { /* the cache is only a hint */ }', 'except FileNotFoundError: pass'],
        cue: /\bcatch\b|\bexcept\b|\brescue\b|\berr\b/,
        checks: SWALLOW_CHECKS,
    }),
    shipped({
        id: 'ERR-003',
        severity: 'suggestion',
        category: 'error-handling',
        title: 'An error keeps its cause',
        text: 'An error that is raised because of another carries that other one, so that its message and its trace are not lost.',
        languages: [...SCRIPT, 'java', 'kotlin', 'csharp', 'php', 'go'],
        violates: [
            "try {\n  read();\n} catch (e) {\n  throw new Error('no settings');\n}",
            'catch (IOException e)\n{\n  throw e;\n}',
        ],
        meets: [
            "try {\n  read();\n} catch (e) {\n  throw new Error('no settings', { cause: e });\n}",
            'catch (IOException e)\n{\n  throw;\n}',
        ],
        cue: /\bthrow\b|errors\.New\(|fmt\.Errorf\(/,
        checks: CAUSE_CHECKS,
    }),
    shipped({
        id: 'ERR-004',
        severity: 'blocking',
        category: 'error-handling',
        title: 'Cleaning up does not decide what comes out',
        text: 'A block that runs in any case (`finally`, `ensure`) neither returns nor goes on with a loop: that drops the error on its way.',
        languages: [...SCRIPT, 'python', 'java', 'kotlin', 'php', 'ruby'],
        violates: ['finally {\n  return result;\n}'],
        meets: ['finally {\n  lock.release();\n}\nreturn result;'],
        cue: /\b(?:return|break|continue|next)\b/,
        checks: LEAVING_CHECKS,
    }),
    shipped({
        id: 'ERR-005',
        severity: 'important',
        category: 'error-handling',
        title: 'Retries end',
        text: 'What is tried again has a bound in number or time, waits longer from try to try, is tried again only for errors that may pass, and reports the last one.',
        languages: KNOWN,
        violates: ['while (true) { try { return await send(); } catch { await sleep(1000); } }'],
        meets: [
            'for (let tried = 1; ; tried += 1) { try { return await send(); } catch (e) { if (tried === 5) throw e; } }',
        ],
        cue: /\b(?:retry|retries|[rR]etrying|max_?[rR]etries|[bB]ackoff|withRetry|retryWhen|attempts)\b/,
        checks: [],
    }),
    shipped({
        id: 'ERR-006',
        severity: 'important',
        category: 'error-handling',
        title: 'What may arrive twice has one effect',
        text: 'A handler of messages, webhooks or jobs, which may be delivered more than once, does not charge, send or count twice, and half of its work is not kept where the other half fails.',
        languages: KNOWN,
        violates: ['onMessage(async (order) => { await charge(order); await save(order); })'],
        meets: ['onMessage(async (order) => { if (await claim(order.id)) await charge(order); })'],
        cue: /[wW]ebhook|\b(?:onMessage|handleMessage|handleEvent|consume|consumer|perform|process_job)\b|@(?:KafkaListener|RabbitListener|SqsListener|JmsListener|shared_task|celery)/,
        checks: [],
    }),
];

;// CONCATENATED MODULE: ./src/domain/registry/performance-blocking.ts


const BLOCKS_PYTHON = /(?:^|[\s=(])(?:time\.sleep|requests\.(?:get|post|put|patch|delete|head|request)|urllib\.request\.urlopen|subprocess\.(?:run|check_output|check_call|call))\(/;
function blocksLoop(place) {
    if (!BLOCKS_PYTHON.test((0,entry/* lineAt */.m)(place).code) || /\blambda\b/.test((0,entry/* lineAt */.m)(place).code))
        return null;
    const head = (0,registry_around/* enclosing */.fD)(place, 200).find(({ code }) => /^\s*(?:async\s+)?(?:def|class)\s/.test(code));
    return head !== undefined && /^\s*async\s+def\s/.test(head.code) ? {} : null;
}
const BLOCKS_JS = /\b(?:execSync|execFileSync|spawnSync|pbkdf2Sync|scryptSync|bcrypt\.(?:hashSync|compareSync)|gzipSync|gunzipSync|brotliCompressSync)\(/;
function blocksServer(place) {
    if (!BLOCKS_JS.test((0,entry/* lineAt */.m)(place).code) || COMMAND_PATH.test(place.path))
        return null;
    const head = (0,registry_around/* enclosing */.fD)(place, 200).find(({ code }) => FUNCTION_HEAD.test(code) && !/^\s*(?:if|for|while|switch|catch|\})/.test(code));
    return head !== undefined && /\basync\b/.test(head.code) ? {} : null;
}
const FUNCTION_HEAD = /\bfunction\b|=>|\)\s*(?::\s*[\w<>[\]. |]{1,80})?\s*\{$/;
const COMMAND_PATH = /(?:^|[/.-])(?:scripts?|cli|bin|tools?|build|config|setup|release|gulpfile|cmd|commands?|ci|dev)(?:[/.-]|$)/i;
const SLEEPS = /\b(?:Thread|TimeUnit\.\w{1,20})\.[sS]leep\(/;
const THREAD_HEADS = {
    kotlin: /\bfun\s/,
    csharp: /\b(?:public|private|protected|internal|static)\b[^;=]{1,200}\(|\bclass\s/,
};
function blocksThread(place) {
    const { language } = place;
    if (language === 'rust') {
        if (!/\b(?:std::)?thread::sleep\(/.test((0,entry/* lineAt */.m)(place).code))
            return null;
        const head = (0,registry_around/* enclosing */.fD)(place, 200).find(({ code }) => /\bfn\s|\|\s*\{$|\bmove\b|spawn/.test(code));
        return head !== undefined && /\basync\s+fn\s/.test(head.code) ? {} : null;
    }
    if ((language !== 'kotlin' && language !== 'csharp') || !SLEEPS.test((0,entry/* lineAt */.m)(place).code))
        return null;
    const head = (0,registry_around/* enclosing */.fD)(place, 200).find(({ code }) => THREAD_HEADS[language].test(code));
    return head !== undefined && /\bsuspend\s+fun\b|\basync\s+Task\b/.test(head.code) ? {} : null;
}
const BLOCKING_CHECKS = [
    {
        languages: ['python'],
        inTests: false,
        issue: 'This call blocks the event loop: while it waits, no other request or task of the process goes on.',
        fix: 'Use the asynchronous form (`asyncio.sleep`, `httpx.AsyncClient`, `asyncio.create_subprocess_exec`), or `await asyncio.to_thread(…)`.',
        find: blocksLoop,
    },
    {
        languages: ['typescript', 'javascript'],
        inTests: false,
        issue: 'This call blocks the whole process while it runs, inside of a function that others await.',
        fix: 'Use the form without `Sync` and await it.',
        find: blocksServer,
    },
    {
        languages: ['kotlin', 'csharp', 'rust'],
        inTests: false,
        issue: 'This holds a thread of the pool while it sleeps: with a few such calls nothing asynchronous goes on.',
        fix: 'Await a delay (`delay(…)`, `await Task.Delay(…)`, `tokio::time::sleep(…).await`).',
        find: blocksThread,
    },
];

;// CONCATENATED MODULE: ./src/domain/registry/performance-loops.ts


const JS = ['typescript', 'javascript'];
const LOOPS = {
    typescript: /\bfor\s*(?:await\s*)?\(\s*(?:const|let|var)\s[^;]{1,200}\sof\s|\.(?:forEach|map|flatMap)\(\s*(?:async\b|function\b|\(|\w{1,40}\s*=>)/,
    javascript: /\bfor\s*(?:await\s*)?\(\s*(?:const|let|var)\s[^;]{1,200}\sof\s|\.(?:forEach|map|flatMap)\(\s*(?:async\b|function\b|\(|\w{1,40}\s*=>)/,
    python: /^\s*(?:async\s+)?for\s[^:]{1,200}\sin\s[^:]{1,200}:/,
    ruby: /\.(?:each|map|flat_map|each_with_index|collect|select)\s*(?:\{|do)\s*\|/,
    go: /^\s*for\s[^{]{1,200}\brange\s/,
    java: /\bfor\s*\([^;:]{1,120}\s:\s/,
    kotlin: /\bfor\s*\([^;]{1,120}\sin\s|\.(?:forEach|map)\s*\{/,
    csharp: /\bforeach\s*\(/,
    php: /\bforeach\s*\(/,
};
const ANY_LOOP = /^\s*(?:\}\s*)?(?:for|foreach|while)\b/;
const performance_loops_FUNCTION_HEAD = /\bfunction\b|\b(?:def|fun|func)\s|=>\s*\{?$|\)\s*(?::\s*[\w<>[\]. |]{1,80})?\s*\{$/;
const FEW = /batch|chunk|page|slice|shard|attempt|retr(?:y|ies)|""\s*,\s*""|\[\s*""|\brange\(\s*\d|\benv|tenant|region|(?:^|[^\w])(?:db|database|connection|table)s?\b/i;
function loopAround(place) {
    const loop = LOOPS[place.language];
    if (loop === undefined)
        return null;
    for (const { code } of (0,registry_around/* enclosing */.fD)(place)) {
        if (loop.test(code))
            return code;
        if (/^\s*(?:\}\s*)?(?:if|else|try|catch|switch|with|except|finally|elif|case|when|unless|begin|rescue|using|lock)\b/.test(code))
            continue;
        if (performance_loops_FUNCTION_HEAD.test(code) && !ANY_LOOP.test(code))
            return null;
    }
    return null;
}
const performance_loops_READS = {
    typescript: /\bawait\s[\w.$]{0,80}(?:\b(?:prisma|tx|ctx\.db)\.\w{1,40}\.(?:findUnique|findFirst|findMany|findUniqueOrThrow|findFirstOrThrow|count)\(|\b[A-Z]\w{1,40}\.(?:findOne|findById|findByPk)\(|[rR]epo(?:sitory)?\.(?:findOne|findOneBy|findById|findFirst)\()/,
    python: /\b[A-Z]\w{1,60}\.objects\.(?:get|filter)\([^)]{0,200}\)?(?:\.(?:first|exists|count|get)\(|\s*$)|\b(?:session|db)\.(?:query\(\s*\w{1,60}\s*\)\.(?:filter|get|filter_by)\(|execute\(\s*select\(|get\(\s*[A-Z])/,
    ruby: /(?:^|[\s=(])[A-Z]\w{1,60}\.(?:find|find_by|find_by!)[( ]|(?:^|[\s=(])[A-Z]\w{1,60}\.where\([^)]{1,200}\)\.(?:first|exists\?|count|pluck|last)/,
    go: /\b(?:db|tx|conn)\.(?:QueryRow|QueryRowContext|Query|QueryContext|First|Get)\(/,
    java: /[rR]epository\.(?:findById|findOne|findBy\w{1,60}|existsBy\w{1,60}|getById|getOne)\(/,
    kotlin: /[rR]epository\.(?:findById|findOne|findBy\w{1,60}|existsBy\w{1,60}|findByIdOrNull)\(/,
    csharp: /\bawait\s+_?(?:db|context|dbContext)\.\w{1,60}\.(?:FindAsync|FirstOrDefaultAsync|SingleOrDefaultAsync|FirstAsync|AnyAsync)\(/i,
};
const LOCKS_ROW = /\bselect_for_update\b|\bwith_lock\b|\block\(/;
function queries(place) {
    const reads = performance_loops_READS[place.language === 'javascript' ? 'typescript' : place.language];
    const { code } = (0,entry/* lineAt */.m)(place);
    if (reads === undefined || !reads.test(code) || ONCE_PATH.test(place.path))
        return null;
    const loop = loopAround(place);
    if (loop === null || FEW.test(loop))
        return null;
    return [(0,entry/* lineAt */.m)(place), ...(0,registry_around/* linesBelow */.$H)(place, 3)].some((line) => LOCKS_ROW.test(line.code)) ? null : {};
}
const ONCE_PATH = /(?:^|\/)(?:scripts?|migrations?|migrate|seeds?|seeders?|db|bin|tools?|cli|management|commands|backfill\w*)(?:\/|$)|seed|migrat|backfill|random_data|sample_?data|demo_?data/i;
const COMPILES = {
    go: /\bregexp\.(?:Must)?Compile\(\s*""\s*\)/,
    java: /\bPattern\.compile\(\s*""\s*[,)]/,
    csharp: /\bnew\s+Regex\(\s*""\s*[,)]/,
    kotlin: /\bRegex\(\s*""\s*\)|""\.toRegex\(\s*\)/,
    typescript: /\bnew\s+RegExp\(\s*""\s*[,)]/,
    javascript: /\bnew\s+RegExp\(\s*""\s*[,)]/,
};
function compiles(place) {
    const { code, text } = (0,entry/* lineAt */.m)(place);
    if (!COMPILES[place.language]?.test(code) || /\$\{|\$"|\$\w/.test(text))
        return null;
    return loopAround(place) === null ? null : {};
}
function concatenates(place) {
    const name = /^\s*(\w{1,60})\s*(?:\+=|=\s*\1\s*\+)\s*[^;]{1,200};$/.exec((0,entry/* lineAt */.m)(place).code)?.[1];
    if (name === undefined)
        return null;
    const loop = (0,registry_around/* enclosing */.fD)(place).find(({ code }) => ANY_LOOP.test(code));
    if (loop === undefined)
        return null;
    const declared = new RegExp(`^\\s*[sS]tring\\s+${name}\\s*=|^\\s*var\\s+${name}\\s*=\\s*""\\s*;`);
    return (0,registry_around/* linesAbove */.zz)(place).some(({ code, number }) => number < loop.number && declared.test(code))
        ? {}
        : null;
}
const QUERY_CHECKS = [
    {
        languages: [...JS, 'python', 'ruby', 'go', 'java', 'kotlin', 'csharp'],
        inTests: false,
        issue: 'The database is asked once for each member of the list: with a hundred members these are a hundred trips, one after the other.',
        fix: 'Collect the keys before the loop, ask once for all of them (`IN`, `findMany`, `select_related`), and look the rows up in a map.',
        find: queries,
    },
];
const REPEAT_CHECKS = [
    {
        languages: [...JS, 'go', 'java', 'kotlin', 'csharp'],
        inTests: false,
        issue: 'The same regular expression is compiled again in each round of the loop.',
        fix: 'Compile it once, before the loop or as a constant of the file.',
        find: compiles,
    },
    {
        languages: ['java', 'csharp'],
        inTests: false,
        issue: 'Each round copies the whole text so far: the time grows with the square of the rounds.',
        fix: 'Append to a `StringBuilder`, or join the parts at the end.',
        find: concatenates,
    },
];

;// CONCATENATED MODULE: ./src/domain/registry/performance.ts





function readsAll(place) {
    if (!/\b(?:io|ioutil)\.ReadAll\(\s*(?:r|req|request|c\.Request|ctx\.Request)\.Body\s*\)/.test((0,entry/* lineAt */.m)(place).code))
        return null;
    const limited = /MaxBytesReader|LimitReader|MaxBytesHandler|BodyLimit/;
    return (0,registry_around/* linesAbove */.zz)(place).some(({ code }) => limited.test(code)) ? null : {};
}
const PERFORMANCE_RULES = [
    {
        id: 'PERF-001',
        severity: 'important',
        category: 'performance',
        title: 'No query for each member of a list',
        text: 'Rows that belong to the members of a list are read together before the loop, not one by one within it.',
        paths: null,
        languages: null,
        violates: [
            'for (const order of orders) {\n  const user = await prisma.user.findUnique({ where: { id: order.userId } });\n}',
        ],
        meets: ['const users = await prisma.user.findMany({ where: { id: { in: userIds } } });'],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /find|quer|objects|execute|\.where\b|\.get\(|exists|getOne|getById|\.First|\.Any|QueryRow|\.Get\(|count\(/i,
        checks: QUERY_CHECKS,
    },
    {
        id: 'PERF-002',
        severity: 'suggestion',
        category: 'performance',
        title: 'Loops do not repeat what can be done once',
        text: 'What is the same in each round of a loop is made before it, and a text is not grown by copying it in each round.',
        paths: null,
        languages: null,
        violates: ['for _, line := range lines {\n\tre := regexp.MustCompile(`^v(\\d+)`)\n}'],
        meets: ['var version = regexp.MustCompile(`^v(\\d+)`)'],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /regex|Pattern\.compile|\+=|=\s*\w+\s*\+/i,
        checks: REPEAT_CHECKS,
    },
    {
        id: 'PERF-003',
        severity: 'important',
        category: 'performance',
        title: 'Asynchronous code does not block',
        text: 'A function that others await holds no thread while it waits: no sleeping, no synchronous network, no process that is waited for.',
        paths: null,
        languages: null,
        violates: ['async def poll():\n    time.sleep(5)'],
        meets: ['async def poll():\n    await asyncio.sleep(5)'],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /sleep|requests\.|urlopen|subprocess\.|Sync\(/i,
        checks: BLOCKING_CHECKS,
    },
    {
        id: 'PERF-004',
        severity: 'important',
        category: 'performance',
        title: 'What others send and what a table holds is read within a limit',
        text: 'The body of a request, a file of a user and the rows of a table that grows are read up to a limit, or in parts.',
        paths: null,
        languages: null,
        violates: ['body, err := io.ReadAll(r.Body)'],
        meets: ['body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<20))'],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /ReadAll|findAll|find_all|findMany|\.all\(|SELECT\s+\*|getAll|\.fetchall\(/,
        checks: [
            {
                languages: ['go'],
                inTests: false,
                issue: 'The whole body of the request is read into memory, however long it is: one sender can use up the memory of the server.',
                fix: 'Set a limit before: `http.MaxBytesReader(w, r.Body, limit)`.',
                find: readsAll,
            },
        ],
    },
];

;// CONCATENATED MODULE: ./src/domain/registry/security-check.ts


const JVM = ['java', 'kotlin'];
const REQUEST = {
    script: String.raw `(?:\breq(?:uest)?\.(?:body|query|params|headers|cookies)\b|\bctx\.(?:query|params|request\.(?:body|query))\b|\bsearchParams\.get\()`,
    python: String.raw `\brequest\.(?:args|form|values|GET|POST|params|query_params|json|get_json|cookies|data|FILES)\b`,
    go: String.raw `(?:\bc\.(?:Query|Param|PostForm|QueryParam|FormValue)\(|\br(?:eq)?\.(?:FormValue|PostFormValue|PathValue|URL\.Query\(\)\.Get)\(|\bmux\.Vars\()`,
    jvm: String.raw `\b\w{1,40}\.(?:getParameter|getQueryString)\(`,
    csharp: String.raw `\bRequest\.(?:Query|Form|Params|QueryString|Cookies)\b`,
    ruby: String.raw `(?:(?<![\w.])params(?:\[|\.(?:fetch|require|dig)\()|(?<![\w.])cookies\[)`,
    php: String.raw `(?:\$_(?:GET|POST|REQUEST|COOKIE)\b|\$request->(?:input|query|get|post)\()`,
};
function lineCheck({ languages, issue, fix, ...test }) {
    return { languages, issue, fix, inTests: false, find: (place) => (holds(test, place) ? {} : null) };
}
function holds({ code, text, except, around }, place) {
    const line = (0,entry/* lineAt */.m)(place);
    if (line.code.trim() === '')
        return false;
    if (code !== undefined && !code.test(line.code))
        return false;
    if (text !== undefined && !text.test(line.text))
        return false;
    if (except?.test(line.text))
        return false;
    return around === undefined || around(place);
}
function isNear(place, words, [above, below]) {
    for (let steps = -above; steps <= below; steps += 1) {
        const line = (0,entry/* lineNear */.F)(place, steps);
        if (line !== null && words.test(line.text))
            return true;
    }
    return false;
}
const TOOLING = /(?:^|\/)(?:scripts?|tools?|tasks|bin|hack|build|ci|capistrano|deploy(?:ment)?s?|\.github|devtools|codegen|migrations?|migrate|seeds?)\//;
function isTooling({ path }) {
    return (TOOLING.test(path) ||
        /(?:^|\/)(?:setup\.py|conf\.py|Rakefile|[\w-]{1,60}\.rake|[\w-]{1,60}\.config\.[cm]?[jt]s)$/.test(path));
}
function securityRule(rule) {
    return shipped({ ...rule, category: 'security', languages: APPLICATION_LANGUAGES });
}

;// CONCATENATED MODULE: ./src/domain/registry/security-access.ts

const ACCESS_RULES = [
    securityRule({
        id: 'SEC-024',
        severity: 'important',
        title: 'New entrances ask who may come in',
        text: 'A new route, handler, resolver or command that reads or changes what belongs to somebody checks that the caller is who they say (authentication) and may do this to this very record (authorisation), as its neighbours do. What is public by intent says so.',
        violates: ["router.delete('/orders/:id', (req, res) => orders.remove(req.params.id))"],
        meets: ["router.delete('/orders/:id', signedIn, mayEdit('orders'), removeOrder)"],
        cue: /\b(?:app|router|route|server|fastify|r|e|mux|group|api)\.(?:get|post|put|patch|delete|all|use|GET|POST|PUT|PATCH|DELETE|HandleFunc|Handle|route|add_url_rule|MapGet|MapPost|MapPut|MapDelete)\(|@(?:Get|Post|Put|Patch|Delete|Request)(?:Mapping)?\b|\[Http(?:Get|Post|Put|Patch|Delete)|\b(?:Route::|resources\s{1,3}:|APIView|ViewSet|procedure|Procedure\b|Resolver\b|Mutation\b|#\[(?:get|post|put|patch|delete)\()/,
        checks: [],
    }),
    securityRule({
        id: 'SEC-025',
        severity: 'important',
        title: 'Records are looked up within what the caller may see',
        text: 'A query for a record by an id from a caller is limited to the tenant, organisation, team or user that the caller acts for, or the record is checked against it before it is used. An id that is hard to guess is no permission.',
        violates: ['db.invoice.findUnique({ where: { id: input.id } })'],
        meets: ['db.invoice.findFirst({ where: { id: input.id, teamId: session.teamId } })'],
        cue: /\b(?:find(?:Unique|First|One|Many|ById|_by)?|findOrFail|get_object_or_404|objects\.(?:get|filter)|FirstOrDefault|deleteMany|updateMany|First\(|where)\b.{0,120}\b(?:params|input|req|request|args|id|Id|ID)\b/,
        checks: [],
    }),
];

;// CONCATENATED MODULE: ./src/domain/registry/security-data.ts


const DESERIALISATION = securityRule({
    id: 'SEC-006',
    severity: 'important',
    title: 'Foreign data builds no objects',
    text: 'Data that others can write is read with a format that knows only values (JSON, safe YAML), not with one that builds objects of any class.',
    violates: ['pickle.loads(body)', 'yaml.load(text)', 'new BinaryFormatter().Deserialize(stream)'],
    meets: ['json.loads(body)', 'yaml.safe_load(text)'],
    cue: /pickle|\byaml\.(?:unsafe_)?load|unserialize|\bMarshal\.|\bmarshal\.loads|ObjectInputStream|XMLDecoder|DefaultTyping|BinaryFormatter|TypeNameHandling|NetDataContract/,
    checks: [],
});
const ESCAPE = 'A path is made with a part that the sender of the request chooses: with `../` or an absolute path it names other files.';
const PATH_FIX = 'Take only the last part of the name, or resolve the path and check that it lies below the folder that is meant.';
const HELD = /isPathInside|isInside|startsWith|starts_with|start_with|StartsWith|HasPrefix|relative\(|relative_to|commonpath|IsLocal|realpath|normalize\(/;
const isHeld = (place) => isNear(place, HELD, [2, 5]);
const PATHS = securityRule({
    id: 'SEC-007',
    severity: 'important',
    title: 'Paths of others stay in their folder',
    text: 'A path with a part that a request, an upload or an archive chose is resolved and held against the folder that it must stay in before a file is opened, written or removed.',
    violates: ['fs.readFile(path.join(dir, req.params.name))', 'tar.extractall(target)'],
    meets: [
        'fs.readFile(path.join(dir, path.basename(req.params.name)))',
        'tar.extractall(target, filter="data")',
    ],
    cue: /req|params|Request|getParameter|FileName|Filename|OriginalName|extractall|FormValue|PathValue|\bc\.|mux|\$_|searchParams|ctx|cookies/,
    checks: [
        lineCheck({
            languages: SCRIPT,
            issue: ESCAPE,
            fix: PATH_FIX,
            code: new RegExp(`(?:\\b(?:readFile|writeFile|appendFile|createReadStream|createWriteStream|unlink|sendFile|readdir|rmdir)(?:Sync)?\\(|\\bpath\\.(?:join|resolve)\\()[^;]{0,120}?${REQUEST.script}|\\bpath\\.(?:join|resolve)\\([^;]{0,120}?\\bfile\\.originalname\\b`),
            except: /basename|sanitiz|safe|parseInt|Number\(|encodeURI/i,
            around: (place) => !isHeld(place),
        }),
        lineCheck({
            languages: ['python'],
            issue: ESCAPE,
            fix: `${PATH_FIX} Flask has \`send_from_directory\` and \`secure_filename\`.`,
            code: new RegExp(`(?:(?<![\\w.])open\\(|\\bos\\.path\\.join\\(|\\bsend_file\\(|(?<!\\w)Path\\(|\\bos\\.(?:remove|unlink)\\()[^;]{0,100}?(?:${REQUEST.python}|\\bfile\\.filename\\b)`),
            except: /secure_filename|basename|safe_join|int\(|\.FILES\b|request\.files/,
            around: (place) => !isHeld(place),
        }),
        lineCheck({
            languages: ['python'],
            issue: 'An archive is unpacked with the names that it brings: a name such as `../../file` is written outside of the folder.',
            fix: 'Pass `filter="data"`, or check each member before it is unpacked.',
            code: /\b(?:tar|tar_?file|tf|tar_ref|archive)\.extractall\(/i,
            except: /filter\s{0,2}=/,
            around: (place) => !isNear(place, /filter\s{0,2}=|members\s{0,2}=/, [1, 3]) &&
                isNear(place, /\btar(?:_?file|_ref)?\b/i, [6, 0]),
        }),
        lineCheck({
            languages: ['go'],
            issue: ESCAPE,
            fix: `${PATH_FIX} \`os.Root\` and \`filepath.IsLocal\` help.`,
            code: new RegExp(`\\b(?:os\\.(?:Open|OpenFile|ReadFile|WriteFile|Create|Remove|RemoveAll)|filepath\\.Join|http\\.ServeFile)\\([^;]{0,120}?(?:${REQUEST.go}|\\b(?:header|fileHeader|fh)\\.Filename\\b)`),
            except: /filepath\.Base|path\.Base|Clean|IsLocal/,
            around: (place) => !isHeld(place),
        }),
        lineCheck({
            languages: JVM,
            issue: ESCAPE,
            fix: PATH_FIX,
            code: new RegExp(`(?:(?<![\\w.])(?:new )?(?:File|FileInputStream|FileOutputStream|FileReader|FileWriter)\\(|\\bPaths?\\.(?:get|of)\\(|\\.resolve\\()[^;]{0,120}?(?:${REQUEST.jvm}|\\.getOriginalFilename\\(\\)|\\.originalFilename\\b)`),
            except: /\blog(?:ger)?\.|getName\(\)|FilenameUtils|cleanPath|getFileName\(\)/,
            around: (place) => !isHeld(place),
        }),
        lineCheck({
            languages: ['csharp'],
            issue: ESCAPE,
            fix: `${PATH_FIX} \`Path.GetFileName\` takes the last part.`,
            code: new RegExp(`\\bPath\\.Combine\\([^;]{0,160}?(?:${REQUEST.csharp}|\\b(?:file|formFile|upload|uploadedFile|image|photo)\\.FileName\\b)`),
            except: /GetFileName|Guid\.New/,
            around: (place) => !isHeld(place),
        }),
        lineCheck({
            languages: ['ruby'],
            issue: ESCAPE,
            fix: PATH_FIX,
            code: new RegExp(`(?:\\bFile\\.(?:read|open|new|join|delete|write)|\\bIO\\.read|\\bsend_file|\\bRails\\.root\\.join|\\bFileUtils\\.\\w{1,12})[\\s(][^;]{0,100}?${REQUEST.ruby}`),
            except: /basename|to_i\b/,
            around: (place) => !isHeld(place),
        }),
        lineCheck({
            languages: ['php'],
            issue: ESCAPE,
            fix: `${PATH_FIX} \`basename\` takes the last part.`,
            code: new RegExp(`(?<![\\w>:])(?:file_get_contents|file_put_contents|fopen|readfile|unlink|copy|rename|move_uploaded_file)\\([^;]{0,120}?(?:${REQUEST.php}|\\$_FILES\\b.{0,40}\\[""\\]\\[""\\]\\s{0,3}\\))`),
            except: /basename|realpath|intval|tmp_name['"]\]\s{0,3}\)/,
            around: (place) => !isHeld(place),
        }),
    ],
});
const ENTITIES = 'External entities are resolved: a document from outside can read files and reach hosts of the inner network.';
const XML = securityRule({
    id: 'SEC-008',
    severity: 'important',
    title: 'XML resolves no external entities',
    text: 'Parsers of XML that others wrote load no DTD and resolve no entities. Where the parser does so by itself (Java), it is switched off.',
    violates: ['etree.XMLParser(resolve_entities=True)', 'simplexml_load_string($xml, null, LIBXML_NOENT)'],
    meets: [
        'defusedxml.ElementTree.fromstring(text)',
        'factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true)',
    ],
    cue: /entit|DOCTYPE|doctype|Dtd|DTD|XmlResolver|NOENT|XmlUrlResolver|noent/i,
    checks: [
        lineCheck({
            languages: ['python'],
            issue: ENTITIES,
            fix: 'Leave `resolve_entities` off, or use `defusedxml`.',
            code: /\bXMLParser\([^)]{0,120}\b(?:resolve_entities|load_dtd)\s{0,2}=\s{0,2}True\b/,
        }),
        lineCheck({
            languages: SCRIPT,
            issue: ENTITIES,
            fix: 'Leave `noent` off.',
            code: /\bparseXml(?:String)?\([^;]{0,120}\bnoent\s{0,2}:\s{0,2}true\b/i,
        }),
        lineCheck({
            languages: JVM,
            issue: ENTITIES,
            fix: 'Set `disallow-doctype-decl` to true, `SUPPORT_DTD` and external entities to false.',
            code: /\.set(?:Feature|Property|ExpandEntityReferences)\(/,
            text: /disallow-doctype-decl",\s{0,3}false\b|external-(?:general|parameter)-entities",\s{0,3}true\b|\bIS_SUPPORTING_EXTERNAL_ENTITIES,\s{0,3}(?:Boolean\.TRUE|true)\b|\bSUPPORT_DTD,\s{0,3}(?:Boolean\.TRUE|true)\b/,
        }),
        lineCheck({
            languages: ['csharp'],
            issue: ENTITIES,
            fix: 'Use `DtdProcessing.Prohibit` and `XmlResolver = null`.',
            code: /\bXmlResolver\s{0,3}=\s{0,3}new XmlUrlResolver\(/,
        }),
        lineCheck({
            languages: ['php'],
            issue: ENTITIES,
            fix: 'Leave `LIBXML_NOENT` out: its name says the opposite of what it does.',
            code: /\bLIBXML_NOENT\b|\blibxml_disable_entity_loader\(\s{0,3}false\s{0,3}\)/,
        }),
        lineCheck({
            languages: ['ruby'],
            issue: ENTITIES,
            fix: 'Parse with the default options, which leave entities alone.',
            code: /\bNokogiri\b.{0,120}(?:\.noent\b|ParseOptions::NOENT|ParseOptions::DTDLOAD)|\bLibXML\b.{0,80}NOENT/,
        }),
    ],
});
const OPEN_FILE = 'Every user of the machine may write this file: what runs on it can be replaced by any of them.';
const PERMISSIONS = securityRule({
    id: 'SEC-019',
    severity: 'important',
    title: 'Files are not writable for everybody',
    text: 'No file is made writable for every user of the machine (777, 666). Code that makes a folder with the default of its platform leaves it to the mask of the process and is fine.',
    violates: ['os.chmod(path, 0o777)', 'os.Chmod(path, 0666)'],
    meets: ['os.chmod(path, 0o600)', 'os.MkdirAll(path, 0o755)'],
    cue: /chmod|setWritable|from_mode|rwxrwxrwx|S_IWOTH|S_IRWXO|mktemp/i,
    checks: [
        lineCheck({
            languages: ['typescript', 'javascript', 'python', 'go', 'ruby', 'php'],
            issue: OPEN_FILE,
            fix: 'Give the owner alone what it needs: 0600 for files, 0700 for folders and programs.',
            code: /\b(?:chmod|chmodSync|fchmod|Chmod|chmod_R|lchmod)[\s(][^;)]{0,100}?(?<!\w)0?o?(?:777|666)\b|\bchmod\([^;)]{0,100}\bS_I(?:WOTH|RWXO)\b/,
        }),
        lineCheck({
            languages: JVM,
            issue: OPEN_FILE,
            fix: 'Give the owner alone what it needs: `setWritable(true, true)`, `rw-------`.',
            code: /\.setWritable\(true,\s{0,3}false\)|\bPosixFilePermissions\.fromString\(\s{0,3}""/,
            text: /\.setWritable\(true,\s{0,3}false\)|\bfromString\(\s{0,3}"rw.rw.rw/,
        }),
        lineCheck({
            languages: ['rust'],
            issue: OPEN_FILE,
            fix: 'Give the owner alone what it needs: 0o600 for files, 0o700 for folders.',
            code: /\b(?:from_mode|set_mode)\(0o(?:777|666)\)/,
        }),
        lineCheck({
            languages: ['python'],
            issue: 'The name of the temporary file is free when it is made, not when it is opened: another user can put a file there in between.',
            fix: 'Use `tempfile.mkstemp()` or `NamedTemporaryFile`.',
            code: /(?<![\w.])tempfile\.mktemp\(/,
        }),
    ],
});
const DATA_RULES = [DESERIALISATION, PATHS, XML, PERMISSIONS];

;// CONCATENATED MODULE: ./src/domain/registry/security-html.ts



const HTML_ISSUE = 'Text is written into the page as HTML: where a part of it can come from a user, it can bring a script.';
const CLEAN = /sanitiz|purify|escape|encode|(?<!mark_|html_)safe(?!String)|trusted|dompurify|JSON\.stringify|json_encode|translate|\bt\(|i18n|__\(|\bcss\b|styles?\b|svg|icon|highlight/i;
const DETACHED = /\b(?:te?mp|template|textarea|parser)\w{0,20}\.(?:inner|outer)HTML/i;
const NAMED_HTML = /[=,(]\s{0,3}[\w$.[\]]{0,80}(?:html|template|content|markup|fragment|page|original|empty\w{0,6})\)?\s{0,3};?\s{0,3}$/i;
const HTML = securityRule({
    id: 'SEC-014',
    severity: 'important',
    title: 'Text is escaped on its way into a page',
    text: 'What is not known to be HTML of the program itself is written into a page as text, or goes through a sanitiser just before. Marking text as safe is for text that the program made, out of parts that were escaped.',
    violates: [
        "el.innerHTML = '<b>' + name + '</b>'",
        'mark_safe(f"<b>{name}</b>")',
        '"<b>#{user.name}</b>".html_safe',
    ],
    meets: ['el.textContent = name', 'format_html("<b>{}</b>", name)', 'tag.b(name)'],
    cue: /HTML|Html|html|Markup|mark_safe|bypassSecurityTrust|document\.write|\{!!|autoescape|template\./,
    checks: [
        lineCheck({
            languages: SCRIPT,
            issue: HTML_ISSUE,
            fix: 'Use `textContent` or elements, or clean the HTML with a sanitiser just before.',
            code: /\.(?:innerHTML|outerHTML)\s{0,3}\+?=(?!=)\s{0,3}\S|\.insertAdjacentHTML\(\s{0,3}"",\s{0,3}\S|\bdocument\.write(?:ln)?\(\s{0,3}\S/,
            text: /(?:=|\(\s{0,3}['"]\w{1,20}['"],|write(?:ln)?\()\s{0,3}(?:`[^`]{0,400}\$\{|["'][^"']{0,300}["']\s{0,3}\+|(?!true|false|null|undefined|document|new )(?:[\w$[\]]{1,30}\.){0,4}[a-z_$][\w$[\]]{0,40}(?:\s{0,3};?\s{0,3}$|\s{0,3}\+|\)))/,
            except: CLEAN,
            around: (place) => !isNear(place, /sanitiz|purify|escapeHtml|translate\(|Element\(.(?:textarea|template)\b/i, [4, 0]) &&
                !DETACHED.test((0,entry/* lineAt */.m)(place).code) &&
                !NAMED_HTML.test((0,entry/* lineAt */.m)(place).text),
        }),
        lineCheck({
            languages: SCRIPT,
            issue: HTML_ISSUE,
            fix: 'Render it as text, or clean the HTML with a sanitiser just before.',
            code: /\b__html\s{0,3}:\s{0,3}(?!""\s{0,3}\})\S|\bbypassSecurityTrust(?:Html|Script|ResourceUrl)\(\s{0,3}(?!"")\S/,
            text: /(?:__html\s{0,3}:|bypassSecurityTrust\w{1,12}\()\s{0,3}(?:`[^`]{0,400}\$\{|[a-z_$])/,
            except: CLEAN,
            around: (place) => !isNear(place, /sanitiz|purify|ld\+json|<style|<script/i, [6, 1]) &&
                !isNear(place, /\bescape_?html\w{0,20}\(/i, [120, 1]),
        }),
        lineCheck({
            languages: ['python'],
            issue: HTML_ISSUE,
            fix: 'Use `format_html`, or `Markup("...").format(value)`, which escape the values.',
            code: /(?<![\w.])(?:mark_safe|Markup|SafeString)\(\s{0,3}(?:f""|""\s{0,3}(?:%|\+|\.format\()|(?!"")[a-z_]\w{0,40}\s{0,3}[)+])/,
            text: /(?:mark_safe|Markup|SafeString)\(\s{0,3}(?:f["'][^;]{0,300}\{|["'].{0,300}["']\s{0,3}(?:%|\+|\.format\()|[a-z_])/,
            except: CLEAN,
        }),
        lineCheck({
            languages: ['python'],
            issue: HTML_ISSUE,
            fix: 'Set `autoescape=select_autoescape()` for templates of pages.',
            code: /\bEnvironment\([^)]{0,200}\bautoescape\s{0,2}=\s{0,2}False\b/,
        }),
        lineCheck({
            languages: ['ruby'],
            issue: HTML_ISSUE,
            fix: 'Use `content_tag`, `tag` or `safe_join`, which escape what they are given.',
            code: /""\.html_safe\b|\bparams\b.{0,60}\.html_safe\b/,
            text: /["'][^"']{0,300}#\{\s{0,3}@?\w{1,40}(?:\.\w{1,40}){1,3}(?<!\.(?:id|count|size|length)|_path|_url|_html|_label|_tag)\s{0,3}\}[^"']{0,300}["']\.html_safe\b|\bparams\b.{0,60}\.html_safe\b/,
            except: CLEAN,
        }),
        lineCheck({
            languages: ['go'],
            issue: HTML_ISSUE,
            fix: 'Give the text to the template as a string, which is escaped, or clean it with a sanitiser just before.',
            code: /\btemplate\.(?:HTML|JS|HTMLAttr)\(\s{0,3}(?:fmt\.Sprintf\(|""\s{0,3}\+|(?!"")[a-z]\w{0,40}\s{0,3}[)+])/,
            except: CLEAN,
        }),
        lineCheck({
            languages: ['php'],
            issue: HTML_ISSUE,
            fix: 'Write `{{ }}`, which escapes, or clean the HTML with a sanitiser just before.',
            text: /\{!!\s{0,3}\$\w{1,40}/,
            except: /sanitiz|purif|clean|escape|json|links\(|render|slot|attributes|errors|csrf|svg|icon|style/i,
        }),
        lineCheck({
            languages: ['csharp'],
            issue: HTML_ISSUE,
            fix: 'Write the text as it is, which is encoded, or encode its parts with `HtmlEncoder`.',
            code: /\bnew (?:Html|Mvc[Hh]tml)String\(\s{0,3}(?:\$@?""|""\s{0,3}\+)/,
            except: CLEAN,
        }),
    ],
});
const HTML_RULES = [HTML];

;// CONCATENATED MODULE: ./src/domain/registry/security-request.ts


const SINKS = [
    {
        languages: SCRIPT,
        code: new RegExp(`(?<![\\w.])(?:eval|Function|exec|execSync)\\((?:\\s{0,3}""\\s{0,3}\\+)?\\s{0,3}${REQUEST.script}`),
    },
    {
        languages: SCRIPT,
        code: /(?<![.\w])(?:(?:child_process|cp)\.)?exec(?:Sync)?\(\s{0,3}""|\b(?:query|raw|execute|\$queryRawUnsafe)\(\s{0,3}""/,
        text: new RegExp(String.raw `(?:\bexec(?:Sync)?\(|\b(?:query|raw|execute|queryRawUnsafe)\()\s{0,3}(?:${'`'}[^${'`'}]{0,300}\$\{\s{0,3}${REQUEST.script}|["'].{0,300}["']\s{0,3}\+\s{0,3}${REQUEST.script})`),
    },
    {
        languages: SCRIPT,
        code: /\bres(?:ponse)?\.(?:send|write|end)\(\s{0,3}""/,
        text: new RegExp(String.raw `\.(?:send|write|end)\(\s{0,3}(?:${'`'}[^${'`'}]{0,80}<\w[^${'`'}]{0,300}\$\{\s{0,3}${REQUEST.script}|["'][^"']{0,80}<\w.{0,300}["']\s{0,3}\+\s{0,3}${REQUEST.script})`),
    },
    {
        languages: ['python'],
        code: new RegExp(`(?<![\\w.])(?:eval|exec|os\\.system|os\\.popen|pickle\\.loads?|yaml\\.unsafe_load)\\((?:\\s{0,3}""\\s{0,3}[+%])?\\s{0,3}${REQUEST.python}`),
    },
    {
        languages: ['python'],
        code: /\bexecute\(\s{0,3}f?""/,
        text: new RegExp(`\\bexecute\\(\\s{0,3}(?:f["'][^;]{0,300}\\{\\s{0,3}${REQUEST.python}|["'].{0,300}["']\\s{0,3}[+%]\\s{0,3}\\(?${REQUEST.python})`),
    },
    {
        languages: ['php'],
        code: new RegExp(`(?<![\\w>:])(?:eval|exec|shell_exec|system|passthru|unserialize|assert)\\((?:\\s{0,3}""\\s{0,3}\\.)?\\s{0,3}${REQUEST.php}|(?<![\\w>:])(?:include|require)(?:_once)?[\\s(]{1,3}(?:""\\s{0,3}\\.\\s{0,3})?${REQUEST.php}|^\\s{0,80}(?:<\\?php\\s{1,4})?(?:echo|print)[\\s(]{1,3}(?:""\\s{0,3}\\.\\s{0,3})?${REQUEST.php}`),
    },
    {
        languages: ['php'],
        code: /""/,
        text: new RegExp(String.raw `\b(?:SELECT|INSERT|UPDATE|DELETE)\b[^;]{0,300}(?:=|LIKE|IN|VALUES)\s{0,3}\(?['%]{0,2}(?:\{?|["']\s{0,3}\.\s{0,3})${REQUEST.php}`, 'i'),
    },
    {
        languages: ['ruby'],
        code: new RegExp(`(?<![\\w.])(?:eval|instance_eval|class_eval|system|exec|Marshal\\.load|YAML\\.unsafe_load)[\\s(]{1,3}${REQUEST.ruby}`),
    },
    {
        languages: ['ruby'],
        code: /""/,
        text: new RegExp(`(?:\\.(?:where|find_by_sql|execute|order|having)|\\bsystem|\\bexec)[\\s(]{1,3}"[^"]{0,300}#\\{\\s{0,3}${REQUEST.ruby}`),
    },
    {
        languages: ['go'],
        code: new RegExp(`\\b(?:Query|QueryRow|Exec|Raw)(?:Context)?\\([^;]{0,60}""\\s{0,3}\\+\\s{0,3}${REQUEST.go}`),
    },
    {
        languages: [...JVM, 'csharp'],
        code: new RegExp(`\\b(?:executeQuery|executeUpdate|execute|createQuery|createNativeQuery|exec|prepareStatement|SqlCommand)\\([^;]{0,40}""\\s{0,3}\\+\\s{0,3}(?:${REQUEST.jvm}|${REQUEST.csharp})`),
    },
];
const REQUEST_ISSUE = 'Data of a request becomes part of code, a command, a query or a page: its sender decides what is run.';
const REQUEST_DATA = securityRule({
    id: 'SEC-002',
    severity: 'blocking',
    title: 'Data of a request is never run',
    text: 'What comes with a request is not put into code, shell commands, SQL or HTML as text, and no objects are built from it. It is bound, passed as an argument, escaped or parsed as data.',
    violates: ['db.query("SELECT * FROM users WHERE id = " + req.params.id)', 'eval(req.body.rule)'],
    meets: ['db.query("SELECT * FROM users WHERE id = $1", [req.params.id])'],
    cue: /req|params|Request|cookies|\$_|searchParams|ctx|getParameter|getQueryString|\bc\.|FormValue|PathValue|mux|\br\./,
    checks: SINKS.map(({ languages, code, text }) => lineCheck({
        languages,
        issue: REQUEST_ISSUE,
        fix: 'Bind the value, pass it as an argument of its own, escape it for where it goes, or parse it as data.',
        code,
        ...(text === undefined ? {} : { text }),
    })),
});
function isRequestData(place) {
    return REQUEST_DATA.checks.some(({ languages, find }) => languages.includes(place.language) && find(place) !== null);
}

;// CONCATENATED MODULE: ./src/domain/registry/security-injection.ts




const SHELL_ISSUE = 'Text is put into a command that a shell reads: where a part can come from outside, its sender can start other commands.';
function shellCheck(languages, fix, code, text) {
    return lineCheck({
        languages,
        issue: SHELL_ISSUE,
        fix,
        code,
        ...(text === undefined ? {} : { text }),
        except: /escape|quote|shlex|Shellwords/i,
        around: (place) => !isTooling(place) && !isRequestData(place),
    });
}
const NO_CONSTANT = String.raw `(?!\s{0,3}(?:[A-Z_]{2,40}|__dirname|__filename)\s{0,3}\})`;
function isPutTogether(place) {
    for (let steps = 0; steps >= -4; steps -= 1) {
        const line = (0,entry/* lineNear */.F)(place, steps);
        if (line === null)
            return false;
        if (/\bf["'][^"']{0,300}\{|["']\s{0,3}(?:\+|%)\s{0,3}[\w(]|\.format\(/.test(line.text))
            return true;
        if (/\b(?:run|call|Popen|check_call|check_output|getoutput)\(/.test(line.code))
            return false;
    }
    return false;
}
const security_injection_COMMANDS = securityRule({
    id: 'SEC-004',
    severity: 'important',
    title: 'Commands take a list of arguments',
    text: 'A program is started with a list of arguments and without a shell. Where a shell is needed, what is put into its command is quoted for it.',
    violates: ["exec('convert ' + file + ' out.png')", 'os.system(f"convert {file} out.png")'],
    meets: ["execFile('convert', [file, 'out.png'])", 'subprocess.run(["convert", file, "out.png"])'],
    cue: /exec|system|popen|subprocess|shell|spawn|Command|Process|passthru|`/i,
    checks: [
        shellCheck(SCRIPT, 'Use `execFile` or `spawn` with a list of arguments.', /(?<![.\w])(?:(?:child_process|childProcess|cp)\.)?(?:exec|execSync|execAsync|execPromise)\(\s{0,3}""/, new RegExp(String.raw `\bexec(?:Sync|Async|Promise)?\(\s{0,3}(?:${'`'}[^${'`'}]{0,300}\$\{${NO_CONSTANT}|["'][^"']{0,300}["']\s{0,3}\+\s{0,3}(?!["'])\w)`)),
        shellCheck(['python'], 'Use `subprocess.run([...])` with a list of arguments and without `shell=True`; quote with `shlex.quote` where a shell is needed.', /(?<![.\w])os\.(?:system|popen)\(|(?<![.\w])(?:subprocess\.)?(?:getoutput|getstatusoutput)\(/, /\(\s{0,3}(?:f["'][^"']{0,300}\{|["'].{0,300}["']\s{0,3}(?:\+|%)\s{0,3}[\w(]|["'].{0,300}["']\.format\()/),
        {
            ...shellCheck(['python'], 'Pass a list of arguments and leave `shell=True` out; quote with `shlex.quote` where a shell is needed.', /\bshell\s{0,2}=\s{0,2}True\b/),
            find: (place) => /\bshell\s{0,2}=\s{0,2}True\b/.test((0,entry/* lineAt */.m)(place).code) &&
                !isTooling(place) &&
                !isRequestData(place) &&
                !/quote/.test((0,entry/* lineAt */.m)(place).text) &&
                isPutTogether(place)
                ? {}
                : null,
        },
        shellCheck(['go'], 'Start the program itself: `exec.Command("convert", file, "out.png")`.', /\bexec\.Command(?:Context)?\((?:\s{0,2}\w{1,30},)?\s{0,2}"",\s{0,2}"",\s{0,2}(?:fmt\.Sprintf\(|""\s{0,3}\+|\w{1,40}\s{0,3}\+)/, /"(?:\/(?:usr\/)?bin\/)?(?:ba|z|da)?sh",\s{0,2}"-l?c"|"cmd(?:\.exe)?",\s{0,2}"\/[cC]"/),
        shellCheck(JVM, 'Use `ProcessBuilder` with a list of arguments.', /\.exec\(\s{0,3}""\s{0,3}\+|\bProcessBuilder\(\s{0,3}"",\s{0,3}"",\s{0,3}""\s{0,3}\+/, /Runtime|\b(?:rt|runtime)\.exec|"-c"|"\/c"/),
        shellCheck(['csharp'], 'Start the program itself and add its arguments to `ArgumentList`.', /\bProcess(?:\.Start|StartInfo)\(\s{0,3}"",\s{0,3}(?:\$@?""|""\s{0,3}\+)/, /"(?:\/bin\/)?(?:ba)?sh"|"cmd(?:\.exe)?"|"(?:powershell|pwsh)(?:\.exe)?"/i),
        shellCheck(['ruby'], 'Pass the arguments one by one: `system("convert", file, "out.png")`.', /(?<![.\w])(?:system|exec|spawn)[\s(]{1,3}""|\b(?:IO\.popen|Open3\.\w{1,20})[\s(]{1,3}""/, /\b(?:system|exec|spawn|popen|capture2e?|capture3|popen3)[\s(]{1,3}"[^"]{0,300}#\{/),
        shellCheck(['php'], 'Put each argument through `escapeshellarg`, or use `Process` with a list.', /(?<![\w>:$\\])(?:shell_exec|exec|system|passthru|popen|proc_open)\(\s{0,3}""/, /\b(?:shell_exec|exec|system|passthru|popen|proc_open)\(\s{0,3}(?:"[^"]{0,300}\$|["'][^"']{0,300}["']\s{0,3}\.\s{0,3}\$)/),
        shellCheck(['rust'], 'Start the program itself and give each argument its own `.arg`.', /\.arg\(\s{0,3}""\s{0,3}\)\s{0,3}\.arg\(\s{0,3}&?format!\(/, /\("-c"\)/),
    ],
});
function isForEval(place) {
    return (!isTooling(place) &&
        !isRequestData(place) &&
        !/\.\w{0,20}tests?\.[a-z]{2,4}$/.test(place.path) &&
        !isNear(place, /\bcompile\(/, [8, 0]));
}
const EVAL = securityRule({
    id: 'SEC-005',
    severity: 'important',
    title: 'Text is not run as code',
    text: 'No text that is made or read at run time is run as code (eval, exec, new Function). Data is parsed, and choices go through a table of functions.',
    violates: ['eval(expression)', 'new Function("x", body)'],
    meets: ['JSON.parse(text)', 'ast.literal_eval(text)', 'actions[name]?.()'],
    cue: /\beval\b|\bexec\b|\bFunction\(/,
    checks: [
        lineCheck({
            languages: [...SCRIPT, 'php', 'python', 'ruby'],
            issue: 'Text is run as code: where it can come from outside, its sender can do all that the program can.',
            fix: 'Parse the data (`JSON.parse`, `ast.literal_eval`), or choose among functions by name.',
            code: /^(?!.{0,200}\b(?:def|function|fn)\s{1,4}eval\b).{0,400}?(?<![\w.$>:\\@-])(?:(?:window|globalThis)\.)?(?:eval\(\s{0,3}(?!"{2}\s{0,3}[,)]|\)|'|\w{1,40}\s{0,2}:)|new Function\((?!(?:\s{0,3}"",?){1,6}\s{0,3}\)))/,
            around: isForEval,
        }),
        lineCheck({
            languages: ['python'],
            issue: 'Text is run as code: where it can come from outside, its sender can do all that the program can.',
            fix: 'Import a module, or choose among functions by name.',
            code: /^(?!.{0,200}\bdef\s{1,4}exec\b).{0,400}?(?<![\w.])exec\(\s{0,3}(?!""\s{0,3}[,)]|\)|\w{1,40}\s{0,2}:)/,
            around: isForEval,
        }),
    ],
});
const INJECTION_RULES = [REQUEST_DATA, security_injection_COMMANDS, EVAL];

;// CONCATENATED MODULE: ./src/domain/registry/security-secrets.ts


const HASHES = securityRule({
    id: 'SEC-009',
    severity: 'important',
    title: 'Passwords and signatures need strong hashes',
    text: 'MD5 and SHA-1 are not used for passwords, tokens and signatures. For cache keys, checksums and what another system asks for they are fine.',
    violates: ["crypto.createHash('md5').update(password)", 'hashlib.sha1(password.encode())'],
    meets: ['argon2.hash(password)', "crypto.createHash('md5').update(page) // a cache key"],
    cue: /md5|sha-?1/i,
    checks: [],
});
const SECRET_WORDS = String.raw `(?:(?:access|auth|api|reset|session|csrf|xsrf|verif\w{0,10}|invite|refresh|login|confirm\w{0,10})_?[tT]oken|[tT]oken(?![a-z])|[pP]assword|[sS]ecret|[oO]tp(?![a-z])|OTP|[sS]alt(?![a-z])|[aA]pi_?[kK]ey|[sS]ession_?[iI]d|(?:verification|recovery|invite|auth|security|backup)_?[cC]ode)`;
const WEAK_RANDOM = 'A value that must not be guessed comes from a generator that can be predicted: who sees some of its output can work out the rest.';
const secretFrom = (generator) => new RegExp(String.raw `(?<![a-zA-Z])\w{0,30}?${SECRET_WORDS}\w{0,20}\s{0,3}(?::\s{0,3}[\w<>?]{1,30}\s{0,3})?(?::=|=(?![=>])|:|=>)\s{0,3}[^=]{0,120}?${generator}`);
const RANDOM = securityRule({
    id: 'SEC-010',
    severity: 'important',
    title: 'Secrets come from a strong generator',
    text: 'Tokens, passwords, salts, nonces and codes are made with the generator of the platform for secrets. A plain random generator is fine for anything that may be guessed.',
    violates: ['const token = Math.random().toString(36)', 'otp = random.randint(100000, 999999)'],
    meets: ["const token = crypto.randomBytes(32).toString('hex')", 'otp = secrets.randbelow(900000) + 100000'],
    cue: /rand|uniqid/i,
    checks: [
        lineCheck({
            languages: SCRIPT,
            issue: WEAK_RANDOM,
            fix: 'Use `crypto.randomBytes`, `crypto.randomInt` or `crypto.getRandomValues`.',
            code: secretFrom(String.raw `\bMath\.random\(`),
            around: (place) => !isTooling(place),
        }),
        lineCheck({
            languages: ['python'],
            issue: WEAK_RANDOM,
            fix: 'Use `secrets.token_urlsafe()` or `secrets.choice()`.',
            code: secretFrom(String.raw `(?<![\w.])random\.(?:choices?|randint|randrange|random|getrandbits|sample)\(`),
            except: /SystemRandom|tokens\b|token_id|(?<![_\w])token\s{0,3}=(?!.{0,40}join)/,
            around: (place) => !isTooling(place),
        }),
        lineCheck({
            languages: ['go'],
            issue: WEAK_RANDOM,
            fix: 'Use `crypto/rand`.',
            code: secretFrom(String.raw `\brand\.(?:Intn?|Int31n?|Int63n?|Uint32|Uint64|IntN|Float64)\(`),
            except: /rand\.Int\(\s{0,3}rand\.Reader/,
            around: (place) => !isTooling(place),
        }),
        lineCheck({
            languages: [...JVM, 'csharp'],
            issue: WEAK_RANDOM,
            fix: 'Use `SecureRandom` (Java, Kotlin) or `RandomNumberGenerator` (C#).',
            code: secretFrom(String.raw `(?:\bnew Random\(|\bMath\.random\(|\bRandomStringUtils\.random(?:Alphanumeric|Alphabetic|Numeric|Ascii)?\(|\bThreadLocalRandom\b|(?<!\w)Random\.next\w{0,8}\()`),
            around: (place) => !isTooling(place),
        }),
        lineCheck({
            languages: ['php', 'ruby'],
            issue: WEAK_RANDOM,
            fix: 'Use `random_bytes` and `random_int` (PHP) or `SecureRandom` (Ruby).',
            code: secretFrom(String.raw `(?:(?<![\w.>:$])(?:mt_rand|rand|uniqid|lcg_value|str_shuffle)\(|(?<![\w.])rand(?:\(|\s)|\bRandom\.(?:rand|new))`),
            around: (place) => !isTooling(place),
        }),
    ],
});
const NO_VALUE = String.raw `(?!\s{0,3}(?:null|undefined|nil|None|true|false|True|False|typeof|NULL|0|-1)\b|\s{0,3}"")`;
const COMPARISON = securityRule({
    id: 'SEC-011',
    severity: 'suggestion',
    title: 'Signatures and keys are compared in constant time',
    text: 'A signature, digest or key that a caller sent is compared by a function whose time does not depend on where the two differ.',
    violates: ["if (signature === hmac.digest('hex'))", 'if request_key == settings.API_KEY:'],
    meets: ['crypto.timingSafeEqual(given, expected)', 'hmac.compare_digest(given, expected)'],
    cue: /signature|hmac|digest|key|secret|token/i,
    checks: [
        lineCheck({
            languages: ['typescript', 'javascript', 'python', 'go', 'java', 'kotlin', 'csharp', 'ruby', 'php'],
            issue: 'What a caller sent is compared with a secret by an operator that stops at the first difference: from its time the secret can be found piece by piece.',
            fix: 'Use `crypto.timingSafeEqual`, `hmac.compare_digest`, `hmac.Equal`, `MessageDigest.isEqual`, `FixedTimeEquals`, `secure_compare` or `hash_equals`.',
            code: new RegExp([
                String.raw `\b(?:expected|computed|calculated|received|provided|webhook|request|hmac)_?\w{0,12}(?:[sS]ignature|[hH]mac|HMAC|[sS]ig)\b(?:\(\))?\s{0,3}(?:[!=]==|[!=]=(?!=)|\.equals\()${NO_VALUE}`,
                String.raw `(?:[!=]==?|\.equals\()\s{0,3}(?:expected|computed|calculated|received|provided|hmac)_?\w{0,12}(?:[sS]ignature|[hH]mac|HMAC|[sS]ig)\b`,
                String.raw `\b\w{0,30}(?:[sS]ignature|[hH]mac)\s{0,3}[!=]==?\s{0,3}\w{0,20}\.?(?:hex)?digest\(`,
                String.raw `\b\w{0,30}(?:[kK]ey|[tT]oken|[sS]ecret)\)?\s{0,3}[!=]==?\s{0,3}(?:process\.env\.\w{0,40}(?:KEY|TOKEN|SECRET)|os\.(?:environ|[gG]etenv)|settings\.\w{0,40}(?:KEY|TOKEN|SECRET)|ENV\[)`,
                String.raw `\bprocess\.env\.\w{0,40}(?:KEY|TOKEN|SECRET)\s{0,3}(?:[!=]==|[!=]=(?!=))${NO_VALUE}`,
            ].join('|')),
            except: /\.length\b|len\(|typeof|compare_digest|timingSafe|secure_compare|hash_equals/,
        }),
    ],
});
const UNVERIFIED = 'The token is read without a check of its signature: anybody can write one with any content.';
const TOKENS = securityRule({
    id: 'SEC-013',
    severity: 'important',
    title: 'Signed tokens are verified before use',
    text: 'A JSON web token is verified (signature with a named algorithm, expiry, audience) before anything in it is used. Reading it unverified is fine only to find the key, or where it was verified before.',
    violates: [
        'jwt.decode(token, options={"verify_signature": False})',
        'parser.ParseUnverified(token, claims)',
    ],
    meets: ['jwt.decode(token, key, algorithms=["RS256"])'],
    cue: /jwt|verify|algorithm|ParseUnverified|SignedTokens|SigningKey|SignatureValidator/i,
    checks: [
        lineCheck({
            languages: ['python'],
            issue: UNVERIFIED,
            fix: 'Pass the key and `algorithms=[...]`, and leave the options on.',
            code: /""\s{0,3}:\s{0,3}False\b|\bjwt\.decode\([^)]{0,200}\bverify\s{0,2}=\s{0,2}False\b|\bjwt\.decode\(.{0,200}\balgorithms\s{0,2}=\s{0,2}\[\s{0,2}""/,
            text: /["']verify_signature["']\s{0,3}:\s{0,3}False\b|\bjwt\.decode\([^)]{0,200}\bverify\s{0,2}=\s{0,2}False\b|\balgorithms\s{0,2}=\s{0,2}\[\s{0,2}["']none["']/i,
        }),
        lineCheck({
            languages: SCRIPT,
            issue: UNVERIFIED,
            fix: 'Name the algorithms that you sign with, and use `verify` with the key.',
            code: /\balgorithms?\s{0,3}:\s{0,3}\[?\s{0,3}""/,
            text: /\balgorithms?\s{0,3}:\s{0,3}\[?\s{0,3}['"]none['"]/i,
        }),
        lineCheck({
            languages: ['go'],
            issue: UNVERIFIED,
            fix: 'Use `jwt.Parse` with a key function and `jwt.WithValidMethods`.',
            code: /\.ParseUnverified\(|\bjwt\.UnsafeAllowNoneSignatureType\b/,
            except: /\bfunc\b/,
        }),
        lineCheck({
            languages: JVM,
            issue: UNVERIFIED,
            fix: 'Use `parseSignedClaims` or `require(algorithm).build().verify(token)` with the key.',
            code: /\.(?:parseClaimsJwt|parseUnsecuredClaims)\(|\bAlgorithm\.none\(\)/,
        }),
        lineCheck({
            languages: ['csharp'],
            issue: UNVERIFIED,
            fix: 'Leave the checks of `TokenValidationParameters` on, and set `IssuerSigningKey`.',
            code: /\b(?:ValidateIssuerSigningKey|RequireSignedTokens|ValidateLifetime|RequireExpirationTime)\s{0,3}=\s{0,3}false\b/,
        }),
        lineCheck({
            languages: ['ruby'],
            issue: UNVERIFIED,
            fix: 'Pass the key, `true` and the algorithm: `JWT.decode(token, key, true, algorithm: "RS256")`.',
            code: /\bJWT\.decode[\s(][^;]{0,80},\s{0,3}(?:nil|""),\s{0,3}false\b/,
        }),
    ],
});
const LOGGED = String.raw `(?:\w{0,30}(?:[pP]assword|[pP]assphrase|[pP]asswd|[cC]lient_?[sS]ecret|[pP]rivate_?[kK]ey|[aA]pi_?[kK]ey|(?:[aA]ccess|[aA]uth|[rR]efresh|[sS]ession|[bB]earer|[iI]d|[aA]pi|[rR]eset)_?[tT]oken))`;
const LOG_CALL = String.raw `(?:\bconsole\.(?:log|info|debug|warn|error)|\b_?(?:log|logger|logging|LOG|LOGGER|Log|slog|zap|klog)\.(?:\w{1,20})|\bfmt\.Print(?:f|ln)?|(?<![\w.])print(?:ln)?|\bSystem\.out\.print(?:ln|f)?|\b(?:info|debug|warn|error|trace)!|\berror_log)`;
const NO_LEAK = /redact|mask|obfusc|hash|\.length|len\(|has_?[pP]ass|is_?[pP]ass|\[FILTERED|getpass|\bkeys?\b["'`]?\]|truncate|fingerprint|encrypt/i;
const LOGS = securityRule({
    id: 'SEC-020',
    severity: 'important',
    title: 'Logs hold no secrets',
    text: 'Passwords, tokens and keys are not written to logs, output or messages of errors. That one is missing, and which one, may be logged.',
    violates: ['logger.info(f"login with {password}")', 'console.log(accessToken)'],
    meets: ['logger.info("login of %s", user.id)', 'logger.error("no password given")'],
    cue: /pass|secret|key|token/i,
    checks: [
        lineCheck({
            languages: APPLICATION_LANGUAGES,
            issue: 'A secret is written to a log, where more people and systems can read it than where it belongs.',
            fix: 'Leave it out, or log what identifies it (an id, its last four characters).',
            code: new RegExp(`^.{0,200}?${LOG_CALL}[\\s(](?:[^;]{0,200}?[,(+.{\\s&]\\s{0,3})?\\$?(?:\\w{1,30}(?:\\.|->)){0,3}${LOGGED}(?:\\(\\))?\\s{0,3}(?:[,)}+]|$)`),
            except: NO_LEAK,
        }),
        lineCheck({
            languages: [...SCRIPT, 'python', 'kotlin', 'csharp', 'ruby', 'rust'],
            issue: 'A secret is written to a log, where more people and systems can read it than where it belongs.',
            fix: 'Leave it out, or log what identifies it (an id, its last four characters).',
            code: new RegExp(`^.{0,200}?${LOG_CALL}[\\s(]`),
            text: new RegExp(`${LOG_CALL}[\\s(]{1,3}[$f]{0,2}["'\`][^;]{0,200}?[{$]\\{?\\s{0,3}(?:\\w{1,30}\\??\\.){0,3}${LOGGED}\\s{0,3}\\}`),
            except: NO_LEAK,
        }),
    ],
});
const SECRET_RULES = [HASHES, RANDOM, COMPARISON, TOKENS, LOGS];

;// CONCATENATED MODULE: ./src/domain/registry/security-sql.ts




const STATEMENT = /\b(?:SELECT\s[^;]{0,200}?\sFROM|INSERT\s{1,4}INTO|UPDATE\s{1,4}\S{1,60}\s{1,4}SET|DELETE\s{1,4}FROM)\b/i;
const CLAUSE = /\b(?:WHERE|AND|OR|SET|VALUES|LIKE|HAVING)\b/;
const BEFORE_VALUE = /(?:[=<>]|\b(?:I?LIKE|IN|VALUES))\s{0,3}\(?\s{0,3}['%]{0,2}$|[(,]\s{0,3}'%?$/i;
const QUOTED = /(?:[=<>(,]|\bI?LIKE)\s{0,3}'%?$/i;
const BEFORE = 40;
const security_sql_HARMLESS = /placeholder|param|quot|escape|sanitiz|bind|table|column|field|class|schema|join|prefix|tbl|relation|partition|select|query|clause|cond(?:ition)?s?\b|filter|where|isoformat|timestamp|literal|type|minim|maxim|timeout|millis|seconds|interval|cutoff|csv|number|count|page|limit|offset|size|parseInt|intval|to_i\b|int\(|\blen\(|\.map\(|(?<![a-z])ids?(?![a-z])|I[dD]s?(?![a-z])/i;
const CONSTANT = /^(?:\w{1,40}\.)?[A-Z][A-Z0-9_]{1,60}$/;
const NO_STATEMENT = /\blog(?:ger|ging)?\b|raise |throw |Error\(|\bprint|console\.|\bmsg\b|message|Interpolated|literal_column|sql\.SQL\(/i;
const PLUS = {
    hole: /["']\s{0,3}\+\s{0,3}([a-zA-Z_$][\w$.]{0,60})/g,
    needs: null,
    goesOn: false,
};
const FORMS = [
    {
        languages: SCRIPT,
        forms: [PLUS, { hole: /\$\{([^}]{1,120})\}/g, needs: /`/, goesOn: true }],
    },
    {
        languages: ['python'],
        forms: [
            PLUS,
            { hole: /\{([^{}]{1,120})\}/g, needs: /(?<!\w)[rb]?f[rb]?["']/i, goesOn: true },
            { hole: /%s/g, needs: /["']\s{0,3}%\s{0,3}[\w(]/, goesOn: false },
            { hole: /\{(\w{0,40})\}/g, needs: /["']\.format\(/, goesOn: false },
        ],
    },
    { languages: ['go'], forms: [PLUS, { hole: /%[sv]/g, needs: /\bSprintf\(/, goesOn: false }] },
    {
        languages: JVM,
        forms: [PLUS, { hole: /%s/g, needs: /\bformat\(|\.formatted\(/, goesOn: false }],
    },
    {
        languages: ['kotlin'],
        forms: [{ hole: /\$(\{[^}]{1,120}\}|[a-zA-Z_]\w{0,60})/g, needs: /"/, goesOn: true }],
    },
    {
        languages: ['csharp'],
        forms: [PLUS, { hole: /\{([^{}]{1,120})\}/g, needs: /\$@?"|@\$"/, goesOn: false }],
    },
    { languages: ['ruby'], forms: [{ hole: /#\{([^}]{1,120})\}/g, needs: null, goesOn: false }] },
    {
        languages: ['php'],
        forms: [
            {
                hole: /\{?(?<!\\)\$([a-zA-Z_]\w{0,60}(?:->\w{1,60}|\[[^\]]{1,40}\]){0,2})/g,
                needs: /"/,
                goesOn: false,
            },
            { hole: /["']\s{0,3}\.\s{0,3}(\$\w{1,60}(?:->\w{1,60}){0,2})/g, needs: null, goesOn: false },
        ],
    },
    { languages: ['rust'], forms: [{ hole: /\{(\w{0,40})\}/g, needs: /\bformat!\(/, goesOn: false }] },
];
const SQL_CALL = /\.(?:where|having|find_by_sql|exec_query|select_all)[\s(]{1,3}"/;
const REMARK = /^\s{0,100}(?:\/\/|\*|\/\*|#|--)/;
function putsValueIntoSql(place) {
    const { text, code } = (0,entry/* lineAt */.m)(place);
    const isMidText = code.trim() === '';
    if ((isMidText && REMARK.test(text)) || (!isMidText && !code.includes('""')) || NO_STATEMENT.test(text)) {
        return false;
    }
    const begin = text.search(STATEMENT);
    const isClause = CLAUSE.test(text) || SQL_CALL.test(text);
    if (begin < 0 && !isClause)
        return false;
    const forms = FORMS.filter(({ languages }) => languages.includes(place.language)).flatMap((entry) => entry.forms);
    return forms
        .filter(({ needs, goesOn }) => (isMidText ? goesOn : needs === null || needs.test(text)))
        .some(({ hole }) => [...text.matchAll(hole)].some((match) => {
        const before = text.slice(Math.max(0, match.index - BEFORE), match.index);
        const isWhole = begin >= 0 && begin < match.index && !isMidText;
        const stands = (isWhole && !isTooling(place)) || SQL_CALL.test(text.slice(0, match.index)) ? BEFORE_VALUE : QUOTED;
        return stands.test(before) && !isHarmless(match, text) && !isTagged(text.slice(0, match.index));
    }));
}
function isHarmless(match, text) {
    const value = (match[1] ?? '').trim();
    if (/^\d{0,2}$/.test(value) && !/format|Sprintf|%/.test(text))
        return true;
    if (/^\d{0,2}$/.test(value))
        return security_sql_HARMLESS.test(text.slice((match.index ?? 0) + match[0].length));
    const rest = text.slice((match.index ?? 0) + match[0].length);
    return security_sql_HARMLESS.test(value) || CONSTANT.test(value) || /^\s{0,3}\((?!\))/.test(rest);
}
function isTagged(before) {
    const parts = before.split('`');
    return parts.length % 2 === 0 && /[\w$>\])]$/.test(parts.at(-2) ?? '');
}
const FIX = 'Write a placeholder (`?`, `$1`, `%s`, `@name`) and hand the value to the database as a parameter.';
const STATEMENTS = securityRule({
    id: 'SEC-003',
    severity: 'important',
    title: 'Values of SQL statements are bound',
    text: 'Values are handed to the database beside the statement (placeholders), never put into its text. Names of tables and columns, which cannot be bound, come from a fixed list.',
    violates: ['db.query("SELECT * FROM users WHERE name = \'" + name + "\'")'],
    meets: ['db.query("SELECT * FROM users WHERE name = $1", [name])'],
    cue: /\b(?:SELECT|INSERT|UPDATE|DELETE|WHERE|AND|OR|SET|VALUES|LIKE|HAVING)\b|\.(?:where|having|find_by_sql|exec_query|select_all)\b/i,
    checks: [
        {
            languages: FORMS.flatMap(({ languages }) => languages),
            inTests: false,
            issue: 'A value is put into the text of an SQL statement: where it can come from outside, its sender writes the statement.',
            fix: FIX,
            find: (place) => (putsValueIntoSql(place) && !isRequestData(place) ? {} : null),
        },
    ],
});
const security_sql_SQL_RULES = [STATEMENTS];

;// CONCATENATED MODULE: ./src/domain/registry/security-transport.ts



const security_transport_UNCHECKED = 'The identity of the other side is not checked: whoever sits on the way can read and change what is sent.';
const CHOICE = /\b(?:if|case|when|elif|unless)\b.{0,120}(?:insecure|skip|verif|no_?check|check_?cert|local|develop|debug|self.?signed|trust_?all)/i;
const isChoice = (place) => isNear(place, CHOICE, [4, 0]);
const CERTIFICATES = securityRule({
    id: 'SEC-001',
    severity: 'blocking',
    title: 'The other side of a connection is checked',
    text: 'A connection does not switch off the check of certificates, host names or host keys, outside of tests.',
    violates: ['https.request({ rejectUnauthorized: false })', 'requests.get(url, verify=False)'],
    meets: ['https.request({ ca })', 'requests.get(url, verify="/etc/ssl/own-authority.pem")'],
    cue: /rejectUnauthorized|NODE_TLS_REJECT|strictSSL|\bverify|CERT_NONE|check_hostname|unverified_context|AutoAddPolicy|Insecure|HostnameVerifier|HOSTNAME_VERIFIER|TrustAll|checkServerTrusted|Certificate|CURLOPT_SSL|VERIFY_NONE|danger_accept/i,
    checks: [
        lineCheck({
            languages: SCRIPT,
            issue: security_transport_UNCHECKED,
            fix: 'Leave the option out, and name the authority of a server of your own with `ca`.',
            code: /\b(?:rejectUnauthorized|strictSSL)\s{0,4}:\s{0,4}false\b|\bNODE_TLS_REJECT_UNAUTHORIZED\s{0,4}=(?!=)/,
            except: /NODE_ENV|isDev|delete\s/,
            around: (place) => !isChoice(place),
        }),
        lineCheck({
            languages: ['python'],
            issue: security_transport_UNCHECKED,
            fix: 'Leave the check on, and name the authority of a server of your own (`verify="/path/to/ca.pem"`, `load_verify_locations`).',
            code: /[(,]\s{0,4}verify\s{0,2}=\s{0,2}False\b|^\s{0,40}verify=False,?\s{0,4}\)?$|\.verify\s{0,2}=\s{0,2}False\b|\bssl\._create_unverified_context\b|\.check_hostname\s{0,2}=\s{0,2}False\b|[^=!]=\s{0,2}ssl\.CERT_NONE\b|\bset_missing_host_key_policy\(.{0,40}(?:AutoAdd|Warning)Policy/,
            except: /insecure\w{0,30}\s{0,3}=\s|\bjwt\b|\bdef\s|\bjwk|\bdecode\(/i,
            around: (place) => !isChoice(place) &&
                !isNear(place, /\bdecode\(/, [3, 0]) &&
                !((0,entry/* lineNear */.F)(place, -1)?.code.includes('check_hostname') ?? false),
        }),
        lineCheck({
            languages: ['go'],
            issue: security_transport_UNCHECKED,
            fix: 'Leave it out: put the authority of a server of your own into `RootCAs`, or known host keys into `ssh.FixedHostKey`.',
            code: /\bInsecureSkipVerify\s{0,20}:\s{0,20}true\b|\bssh\.InsecureIgnoreHostKey\(\)/,
            around: (place) => !isChoice(place) && !isNear(place, /VerifyPeerCertificate|VerifyConnection/, [6, 6]),
        }),
        lineCheck({
            languages: JVM,
            issue: security_transport_UNCHECKED,
            fix: 'Use the verifier and the trust managers of the platform, with a key store that holds your own authority.',
            code: /^(?!\s{0,20}import\b).{0,400}(?:\bNoopHostnameVerifier\.INSTANCE|\bALLOW_ALL_HOSTNAME_VERIFIER\b|\bTrustAllStrategy\b|\bInsecureTrustManagerFactory\.INSTANCE|ostnameVerifier\s{0,3}[({]{1,2}\s{0,3}\(?\s{0,3}\w{1,30}\s{0,3},\s{0,3}\w{1,30}\s{0,3}\)?\s{0,3}->\s{0,3}true\b|\bcheckServerTrusted\([^)]{0,200}\)\s{0,3}(?:throws \w{1,60}\s{0,3})?\{\s{0,3}\})/,
        }),
        lineCheck({
            languages: ['csharp'],
            issue: security_transport_UNCHECKED,
            fix: 'Leave the callback out, or compare the certificate with the one that you expect.',
            code: /\bDangerousAcceptAnyServerCertificateValidator\b|\bServerCertificate(?:Custom)?ValidationCallback\s{0,3}\+?=.{0,120}(?:=>\s{0,3}true\b|return true\b)/,
            around: (place) => !isChoice(place),
        }),
        lineCheck({
            languages: ['ruby'],
            issue: security_transport_UNCHECKED,
            fix: 'Use `VERIFY_PEER`, and name the authority of a server of your own with `ca_file`.',
            code: /(?:[^=!]=|:|,|\()\s{0,3}OpenSSL::SSL::VERIFY_NONE\b|\bverify_ssl:\s{0,3}false\b|\bssl:\s{0,3}\{\s{0,3}verify:\s{0,3}false\b/,
            except: /\?.{0,80}VERIFY_NONE|VERIFY_NONE\s{1,4}(?:if|unless)\b/,
            around: (place) => !isChoice(place),
        }),
        lineCheck({
            languages: ['php'],
            issue: security_transport_UNCHECKED,
            fix: 'Leave the check on, and name the authority of a server of your own (`verify`, `CURLOPT_CAINFO`).',
            code: /\bCURLOPT_SSL_VERIFY(?:PEER|HOST)\s{0,4}(?:,|=>)\s{0,4}(?:false|0)\b|""\s{0,4}=>\s{0,4}false\b/i,
            text: /\bCURLOPT_SSL_VERIFY|['"]verify(?:_peer|_peer_name)?['"]\s{0,4}=>\s{0,4}false\b/i,
            around: (place) => !isChoice(place),
        }),
        lineCheck({
            languages: ['rust'],
            issue: security_transport_UNCHECKED,
            fix: 'Leave it out, and add the authority of a server of your own with `add_root_certificate`.',
            code: /\bdanger_accept_invalid_(?:certs|hostnames)\(true\)/,
            around: (place) => !isChoice(place),
        }),
    ],
});
const OLD_TLS = 'Versions of TLS below 1.2 are let in, which are broken: a connection can be led down to one of them and read.';
const WEAK_CIPHER = 'This cipher or mode hides too little: equal blocks stay equal in ECB, and DES and RC4 can be broken.';
const CIPHER_FIX = 'Use AES-256-GCM or ChaCha20-Poly1305 with a new random nonce for each message.';
const CIPHERS = securityRule({
    id: 'SEC-012',
    severity: 'important',
    title: 'Versions of TLS and ciphers are those that hold',
    text: 'Connections are not opened to TLS below 1.2, and data is not encrypted with DES, RC4 or in ECB mode. Code that only names versions and ciphers, to refuse or to show them, is fine.',
    violates: ["tls.createServer({ minVersion: 'TLSv1' })", 'Cipher.getInstance("AES/ECB/PKCS5Padding")'],
    meets: ["tls.createServer({ minVersion: 'TLSv1.2' })", 'Cipher.getInstance("AES/GCM/NoPadding")'],
    cue: /TLS|SSL|ECB|\bDES|RC4|ARC4|AES|createCipher|openssl_encrypt/i,
    checks: [
        lineCheck({
            languages: SCRIPT,
            issue: OLD_TLS,
            fix: "Ask for `minVersion: 'TLSv1.2'` at least.",
            code: /\b(?:minVersion|secureProtocol)\s{0,3}:\s{0,3}""/,
            text: /\bminVersion\s{0,3}:\s{0,3}['"]TLSv1(?:\.1)?['"]|\bsecureProtocol\s{0,3}:\s{0,3}['"](?:SSLv[23]|TLSv1(?:_1)?)_/,
        }),
        lineCheck({
            languages: ['python'],
            issue: OLD_TLS,
            fix: 'Use `ssl.create_default_context()`, or `minimum_version = ssl.TLSVersion.TLSv1_2`.',
            code: /\bSSLContext\(\s{0,3}ssl\.PROTOCOL_(?:SSLv[23]|TLSv1(?:_1)?)\s{0,3}[,)]|\bminimum_version\s{0,3}=\s{0,3}(?:ssl\.)?TLSVersion\.(?:SSLv3|TLSv1(?:_1)?)\s{0,3}$/,
        }),
        lineCheck({
            languages: ['go'],
            issue: OLD_TLS,
            fix: 'Use `MinVersion: tls.VersionTLS12`.',
            code: /\bMinVersion\s{0,20}[:=]\s{0,3}tls\.Version(?:SSL30|TLS1[01])\b/,
        }),
        lineCheck({
            languages: ['csharp'],
            issue: OLD_TLS,
            fix: 'Let the system choose (`SslProtocols.None`), or name Tls12 and Tls13 only.',
            code: /=\s{0,3}(?:SslProtocols|SecurityProtocolType)\.(?:Ssl[23]|Tls(?:11)?)\b|\|\s{0,3}(?:SslProtocols|SecurityProtocolType)\.(?:Ssl[23]|Tls(?:11)?)\b/,
            except: /==|!=|\bcase\b/,
        }),
        lineCheck({
            languages: ['java', 'kotlin', 'php', 'ruby', 'typescript', 'javascript'],
            issue: WEAK_CIPHER,
            fix: CIPHER_FIX,
            code: /\bCipher\.getInstance\(\s{0,3}""|\bcreateCipheriv\(\s{0,3}""|\bopenssl_encrypt\(|\bOpenSSL::Cipher(?:\.new|::Cipher\.new)\(\s{0,3}""/,
            text: /\bgetInstance\(\s{0,3}"(?:DES|RC4|ARCFOUR|RC2|AES"|AES\/ECB)|\bcreateCipheriv\(\s{0,3}['"](?:des|rc4|rc2|aes-\d{3}-ecb)|\bopenssl_encrypt\([^;]{0,120}['"](?:des|rc4|aes-\d{3}-ecb)|\bCipher(?:::Cipher)?\.new\(\s{0,3}['"](?:des|rc4|aes-\d{3}-ecb)/i,
        }),
        lineCheck({
            languages: ['python'],
            issue: WEAK_CIPHER,
            fix: CIPHER_FIX,
            code: /\bAES\.new\([^)]{0,80}\bMODE_ECB\b|(?<![\w.])(?:DES3?|ARC4)\.new\(|\bmodes\.ECB\(\)|\balgorithms\.(?:ARC4|TripleDES)\(/,
        }),
        lineCheck({
            languages: ['go'],
            issue: WEAK_CIPHER,
            fix: CIPHER_FIX,
            code: /(?<![\w.])(?:des\.New(?:TripleDES)?Cipher|rc4\.NewCipher)\(/,
        }),
        lineCheck({
            languages: ['csharp'],
            issue: WEAK_CIPHER,
            fix: CIPHER_FIX,
            code: /=\s{0,3}CipherMode\.ECB\b|\b(?:TripleDES|DES|RC2)\.Create\(\)/,
            except: /==|!=/,
        }),
    ],
});
const TRANSPORT_RULES = [CERTIFICATES, CIPHERS];

;// CONCATENATED MODULE: ./src/domain/registry/security-web.ts



const REDIRECT_ISSUE = 'The request says where the browser goes next: a link to this site can lead to a page that imitates it.';
const REDIRECT_FIX = 'Take a path of your own site only (begins with one `/`), or look the target up in a list.';
const REDIRECTS = securityRule({
    id: 'SEC-015',
    severity: 'important',
    title: 'Redirects stay within the site',
    text: 'Where a request says where to go next, only paths of the own site or targets of a list are taken.',
    violates: ['res.redirect(req.query.next)', 'return redirect(request.args["next"])'],
    meets: ["res.redirect(isLocalPath(next) ? next : '/')"],
    cue: /redirect|location/i,
    checks: [
        lineCheck({
            languages: SCRIPT,
            issue: REDIRECT_ISSUE,
            fix: REDIRECT_FIX,
            code: new RegExp(`\\bres(?:ponse)?\\.redirect\\(\\s{0,3}(?:\\d{3},\\s{0,3})?(?:String\\()?${REQUEST.script}|\\blocation(?:\\.href)?\\s{0,3}=\\s{0,3}(?:\\w{1,30}\\.)?searchParams\\.get\\(|\\blocation\\.(?:assign|replace)\\(\\s{0,3}(?:\\w{1,30}\\.)?searchParams\\.get\\(`),
        }),
        lineCheck({
            languages: ['python'],
            issue: REDIRECT_ISSUE,
            fix: `${REDIRECT_FIX} Django has \`url_has_allowed_host_and_scheme\`.`,
            code: new RegExp(`(?<![\\w.])(?:redirect|HttpResponseRedirect|RedirectResponse)\\(\\s{0,3}(?:url\\s{0,2}=\\s{0,2})?${REQUEST.python}`),
            around: (place) => !isNear(place, /url_has_allowed_host|is_safe_url/, [4, 0]),
        }),
        lineCheck({
            languages: ['go'],
            issue: REDIRECT_ISSUE,
            fix: REDIRECT_FIX,
            code: new RegExp(`\\bhttp\\.Redirect\\(\\s{0,3}\\w{1,10},\\s{0,3}\\w{1,10},\\s{0,3}${REQUEST.go}|\\bc\\.Redirect\\([^,]{1,40},\\s{0,3}${REQUEST.go}`),
        }),
        lineCheck({
            languages: JVM,
            issue: REDIRECT_ISSUE,
            fix: REDIRECT_FIX,
            code: new RegExp(`\\bsendRedirect\\(\\s{0,3}${REQUEST.jvm}`),
        }),
        lineCheck({
            languages: ['csharp'],
            issue: REDIRECT_ISSUE,
            fix: 'Use `LocalRedirect`, or ask `Url.IsLocalUrl` first.',
            code: new RegExp(`(?<![\\w.])Redirect\\(\\s{0,3}(?:returnUrl\\b|${REQUEST.csharp})`, 'i'),
            around: (place) => !isNear(place, /IsLocalUrl|IsValidReturnUrl/, [6, 0]),
        }),
        lineCheck({
            languages: ['ruby'],
            issue: REDIRECT_ISSUE,
            fix: `${REDIRECT_FIX} Rails has \`url_from\`.`,
            code: new RegExp(`(?<![\\w.])redirect_to[\\s(]{1,3}${REQUEST.ruby}`),
            except: /url_from|permit|\]\s{1,3}\?\s/,
        }),
        lineCheck({
            languages: ['php'],
            issue: REDIRECT_ISSUE,
            fix: REDIRECT_FIX,
            code: new RegExp(`(?<![\\w>:])header\\(\\s{0,3}""\\s{0,3}\\.\\s{0,3}${REQUEST.php}|(?<!\\w)redirect\\(\\s{0,3}${REQUEST.php}`),
            text: /location|redirect\(/i,
        }),
    ],
});
const ANY_SITE = 'Every site may call this with the cookies of the user and read the answer.';
const CORS_FIX = 'Name the origins that may call with credentials.';
const ANY_ORIGIN = /\borigin\s{0,3}:\s{0,3}true\b|["']Access-Control-Allow-Origin["']\s{0,3}[,:\]=]{1,2}\s{0,3}(?:req(?:uest)?\.headers\.origin|origin|\w{1,20}\.Header\.Get\("Origin"\))|\ballow_origins\s{0,2}=\s{0,2}\[\s{0,2}["']\*["']|\ballow_origin_regex\s{0,2}=\s{0,2}r?["']\.\*["']|\bAllowAllOrigins\s{0,3}:\s{0,3}true|\ballowedOriginPatterns\(\s{0,3}"\*"|\bsetAllowedOriginPatterns\([^;]{0,40}"\*"|\bSetIsOriginAllowed\(\s{0,3}\(?\w{1,20}\)?\s{0,3}=>\s{0,3}true/;
const CREDENTIALS = /\bcredentials\s{0,3}:\s{0,3}true\b|Access-Control-Allow-Credentials["']\s{0,3}[,:\]=]{1,2}\s{0,3}["']?true|\ballow_credentials\s{0,2}=\s{0,2}True\b|\bAllowCredentials\s{0,3}:\s{0,3}true|\b(?:set)?[aA]llowCredentials\(\s{0,3}true|\bAllowCredentials\(\)/;
const CHECKED_ORIGIN = /\b(?:if|case|unless|elif|switch)\b.{0,80}origin|check\w{0,20}Origin|valid\w{0,20}Origin|(?<!SetIs)originAllowed/i;
const CORS = securityRule({
    id: 'SEC-016',
    severity: 'important',
    title: 'Credentials are for named origins',
    text: 'An answer that lets other sites call with credentials (cookies) names these sites. It neither takes all of them nor repeats the origin of the request unseen.',
    violates: ['cors({ origin: true, credentials: true })', 'allow_origins=["*"], allow_credentials=True'],
    meets: ["cors({ origin: ['https://app.example.com'], credentials: true })", 'cors()'],
    cue: /origin|credentials/i,
    checks: [
        {
            languages: ['typescript', 'javascript', 'python', 'go', 'java', 'kotlin', 'csharp'],
            inTests: false,
            issue: ANY_SITE,
            fix: CORS_FIX,
            find: (place) => {
                const { code, text } = (0,entry/* lineAt */.m)(place);
                if (code.trim() === '')
                    return null;
                if (!ANY_ORIGIN.test(text) || isNear(place, CHECKED_ORIGIN, [8, 0]))
                    return null;
                return isNear(place, CREDENTIALS, [6, 6]) ? {} : null;
            },
        },
    ],
});
const DEVELOPMENT = /(?:^|[/_.-])(?:dev|devel|development|local|test|testing|ci|debug|sample|example)s?(?:[/_.-]|$)/i;
const COOKIE_ISSUE = 'The cookie of a session can be read by scripts of the page, or is sent without encryption: who gets it is logged in.';
const COOKIES = securityRule({
    id: 'SEC-017',
    severity: 'important',
    title: 'Cookies of sessions are closed to scripts and sent over TLS',
    text: 'A cookie that says who somebody is has HttpOnly, Secure and SameSite. Cookies that scripts must read (a token against forged requests, a theme) need no HttpOnly.',
    violates: ["res.cookie('session', id, { httpOnly: false })", 'SESSION_COOKIE_SECURE = False'],
    meets: ["res.cookie('session', id, { httpOnly: true, secure: true, sameSite: 'lax' })"],
    cue: /http_?only|COOKIE|secure/i,
    checks: [
        lineCheck({
            languages: SCRIPT,
            issue: COOKIE_ISSUE,
            fix: 'Set `httpOnly: true`, `secure: true` and `sameSite`.',
            code: /\bhttpOnly\s{0,3}:\s{0,3}false\b/,
            around: (place) => isNear(place, /session|auth|jwt|token|\bsid\b/i, [4, 3]) && !isNear(place, /csrf|xsrf/i, [4, 3]),
        }),
        lineCheck({
            languages: ['python'],
            issue: COOKIE_ISSUE,
            fix: 'Set it to `True` for everything but the machines of developers.',
            code: /^\s{0,40}SESSION_COOKIE_(?:SECURE|HTTPONLY)\s{0,3}=\s{0,3}False\s{0,3}$/,
            around: (place) => !DEVELOPMENT.test(place.path),
        }),
        lineCheck({
            languages: ['go', 'csharp', ...JVM],
            issue: COOKIE_ISSUE,
            fix: 'Set HttpOnly and Secure to true.',
            code: /\bHttpOnly\s{0,3}[:=]\s{0,3}false\b|\.(?:setHttpOnly|httpOnly)\(false\)/,
            around: (place) => isNear(place, /session|auth|jwt|token|\bsid\b/i, [5, 4]) && !isNear(place, /csrf|xsrf/i, [5, 4]),
        }),
    ],
});
const DEBUG_ISSUE = 'What helps developers is on outside of their machines: pages of errors show code and settings, and a debugger in the page runs code.';
const DEBUG = securityRule({
    id: 'SEC-018',
    severity: 'important',
    title: 'Debug modes stay on the machines of developers',
    text: 'Debuggers and detailed pages of errors are switched on by a setting of the environment, and are off without it.',
    violates: ['app.run(debug=True)', '@EnableWebSecurity(debug = true)'],
    meets: ['app.run(debug=os.environ.get("APP_DEBUG") == "1")'],
    cue: /debug|display_errors|DeveloperExceptionPage|consider_all_requests_local/i,
    checks: [
        lineCheck({
            languages: ['python'],
            issue: DEBUG_ISSUE,
            fix: 'Read it from the environment, and leave it off where nothing is set.',
            code: /(?<!\w)app\.run\([^)]{0,120}\bdebug\s{0,2}=\s{0,2}True\b|\buse_debugger\s{0,2}=\s{0,2}True\b/,
            around: (place) => !DEVELOPMENT.test(place.path),
        }),
        lineCheck({
            languages: ['python', 'ruby', 'php'],
            issue: DEBUG_ISSUE,
            fix: 'Switch it off in the settings of production.',
            code: /^\s{0,40}DEBUG\s{0,3}=\s{0,3}True\b|\bconsider_all_requests_local\s{0,3}=\s{0,3}true\b|""\s{0,3}=>\s{0,3}true\b/,
            text: /\bDEBUG\s{0,3}=\s{0,3}True\b|\bconsider_all_requests_local\b|['"]debug['"]\s{0,3}=>\s{0,3}true\b/,
            around: ({ path }) => /(?:^|[/_.-])prod(?:uction)?(?:[/_.-])/i.test(path),
        }),
        lineCheck({
            languages: ['java'],
            issue: DEBUG_ISSUE,
            fix: 'Leave `debug` out.',
            code: /@EnableWebSecurity\([^)]{0,60}\bdebug\s{0,2}=\s{0,2}true\b/,
        }),
        lineCheck({
            languages: ['csharp'],
            issue: DEBUG_ISSUE,
            fix: 'Ask `IsDevelopment()` first.',
            code: /\.UseDeveloperExceptionPage\(\)/,
            around: (place) => !isNear(place, /IsDevelopment|IsEnvironment|#if DEBUG|isDev|debug/i, [5, 0]),
        }),
    ],
});
const FORGERY = securityRule({
    id: 'SEC-021',
    severity: 'important',
    title: 'Forged requests are refused',
    text: 'The protection against requests that another site makes a browser send is not switched off for what a session in a cookie may do. Interfaces that only take tokens in a header, and calls from machines that are signed, need none.',
    violates: ['@csrf_exempt', 'skip_before_action :verify_authenticity_token', 'http.csrf().disable()'],
    meets: ['protect_from_forgery with: :exception'],
    cue: /csrf|verify_authenticity_token|Antiforgery|protect_from_forgery/i,
    checks: [
        lineCheck({
            languages: ['python', 'ruby', ...JVM, 'csharp'],
            issue: 'The protection against forged requests is off here: if a session in a cookie is enough for these calls, any page that a user opens can make them.',
            fix: 'Leave it on, or say in a comment what the calls are authorised by in place of a cookie.',
            code: /^\s{0,40}@(?:\w{1,30}\.)?csrf_exempt\b|\bskip_before_action\s{1,3}:verify_authenticity_token\b|\bskip_forgery_protection\b|\bcsrf\(\)\s{0,3}\.disable\(\)|\bcsrf\(\s{0,3}(?:AbstractHttpConfigurer::disable|\w{1,20}\s{0,3}->\s{0,3}\w{1,20}\.disable\(\))|\bcsrf\s{0,3}\{\s{0,3}(?:it\.)?disable\(\)|^\s{0,40}\[(?:\w{1,30},\s{0,2}){0,3}IgnoreAntiforgeryToken\]|\bWTF_CSRF_ENABLED\s{0,3}=\s{0,3}False\b/,
            around: (place) => !DEVELOPMENT.test(place.path) &&
                !/webhook|hooks?[/_.]|api[/_.]|callback/i.test(place.path) &&
                !isNear(place, /STATELESS|csrf tokens?\b|webhook|bearer|signed|signature|hmac/i, [8, 12]),
        }),
    ],
});
const ASSIGNMENT = securityRule({
    id: 'SEC-022',
    severity: 'important',
    title: 'Fields from requests are named',
    text: 'A record is made or changed with fields that code names, or that a schema let through, not with all that a request holds.',
    violates: ['User.create(req.body)', 'User.update(params.permit!)', 'User(**request.json)'],
    meets: ['User.create({ name: req.body.name })', 'params.require(:user).permit(:name)'],
    cue: /\bbody\b|permit!|\*\*\s{0,2}request|->all\(/,
    checks: [
        lineCheck({
            languages: SCRIPT,
            issue: 'A record takes every field that the request brings: a sender can set what is not theirs to set (role, owner, price), unless the model refuses unknown fields.',
            fix: 'Pick the fields, or parse the body with a strict schema first.',
            code: /\b(?:[A-Z]\w{0,40}|[mM]odel)\.(?:create|insertOne|insertMany|bulkCreate|upsert|update)\(\s{0,3}(?:\{\s{0,3}\.\.\.)?req(?:uest)?\.body\s{0,3}[,)}]|\.(?:findByIdAndUpdate|findOneAndUpdate|updateOne)\([^;]{1,60}?(?:,|\$set:)\s{0,3}req(?:uest)?\.body\s{0,3}[,)}]|\.(?:create|update|upsert)\(.{0,60}\bdata\s{0,3}:\s{0,3}req\.body\s{0,3}[,)}]|\bObject\.assign\(\s{0,3}(?!\{)\w{1,30},\s{0,3}req(?:uest)?\.body\s{0,3}\)/,
            except: /axios|fetch\(/,
        }),
        lineCheck({
            languages: ['python'],
            issue: 'A record takes every field that the request brings: a sender can set what is not theirs to set (role, owner, price).',
            fix: 'Name the fields, or validate the data with a schema or a form first.',
            code: /\b(?:[A-Z]\w{1,40}|create|update|filter_by|update_or_create)\(\s{0,3}\*\*\s{0,2}request\.(?:json|get_json\(|POST|data|form|values|args)/,
        }),
        lineCheck({
            languages: ['ruby'],
            issue: 'Every parameter is let through: a sender can set what is not theirs to set (role, owner, price).',
            fix: 'Name the parameters: `params.require(:user).permit(:name)`.',
            code: /\bparams\b[^;]{0,60}\.permit!/,
        }),
        lineCheck({
            languages: ['php'],
            issue: 'A record takes every field that the request brings: a sender can set what is not theirs to set, unless the model lists its fields.',
            fix: 'Use `$request->validated()` or `$request->only([...])`.',
            code: /(?:::|->)(?:create|update|fill|forceFill|insert|forceCreate|updateOrCreate)\([^;]{0,60}?\$request->all\(\)/,
        }),
    ],
});
const FETCHES = securityRule({
    id: 'SEC-023',
    severity: 'important',
    title: 'Addresses from others are checked before they are fetched',
    text: 'Where a user, a request or stored data says which address the server calls, the host is held against a list, or private and link-local addresses are refused after the name is resolved, on redirects too.',
    violates: ['const page = await fetch(req.query.url)'],
    meets: ['const page = await fetch(new URL(path, SERVICE))'],
    cue: /\bfetch\(|axios|\bgot[.(]|urlopen|requests\.|httpx|http\.(?:Get|Post|NewRequest)|HttpClient|RestTemplate|WebClient|Net::HTTP|HTTParty|Faraday|curl_init|Guzzle|reqwest|webhook|callback_?url/i,
    checks: [
        lineCheck({
            languages: [...SCRIPT, 'python', 'go', 'ruby', 'php'],
            issue: 'The request says which address the server calls: it can reach services of the inner network, and the keys of the cloud.',
            fix: 'Hold the host against a list, or refuse private addresses after the name is resolved.',
            code: new RegExp(`(?<![\\w.])(?:fetch|axios(?:\\.(?:get|post|request))?|got(?:\\.\\w{1,8})?|urlopen|(?:requests|httpx)\\.(?:get|post|put|head|request)|http\\.(?:Get|Post|Head)|URI\\.open|HTTParty\\.(?:get|post)|curl_init)\\(\\s{0,3}(?:${REQUEST.script}|${REQUEST.python}|${REQUEST.go}|${REQUEST.ruby}|${REQUEST.php})`),
        }),
    ],
});
const WEB_RULES = [
    REDIRECTS,
    CORS,
    COOKIES,
    DEBUG,
    FORGERY,
    ASSIGNMENT,
    FETCHES,
];

;// CONCATENATED MODULE: ./src/domain/registry/security.ts








const SECURITY_RULES = [
    ...TRANSPORT_RULES,
    ...INJECTION_RULES,
    ...security_sql_SQL_RULES,
    ...DATA_RULES,
    ...SECRET_RULES,
    ...HTML_RULES,
    ...WEB_RULES,
    ...ACCESS_RULES,
].sort((a, b) => (a.id < b.id ? -1 : 1));

;// CONCATENATED MODULE: ./src/domain/registry/tests-assertions.ts


const tests_assertions_JS = ['typescript', 'javascript'];
function behindBrackets(code, from) {
    let depth = 0;
    for (let at = code.indexOf('(', from); at >= 0 && at < code.length; at += 1) {
        if (code[at] === '(')
            depth += 1;
        if (code[at] === ')')
            depth -= 1;
        if (depth === 0)
            return code.slice(at + 1);
    }
    return null;
}
function expectsNothing(place) {
    if (!(0,registry_around/* isOfTest */.g9)(place))
        return null;
    const { code } = (0,entry/* lineAt */.m)(place);
    const begin = /^\s*(?:await\s+)?expect\(/.exec(code);
    if (begin === null)
        return null;
    const rest = behindBrackets(code, begin[0].length - 1)?.trim();
    if (rest === undefined)
        return null;
    if (/^(?:\.(?:not|resolves|rejects)){0,2}\.to[A-Z]\w{1,40};$/.test(rest))
        return {};
    if (rest !== ';' && rest !== '')
        return null;
    const next = (0,entry/* lineNear */.F)(place, 1);
    if (rest === ';')
        return {};
    return next === null || /^\s*(?:[.)\]},?:&|]|$)/.test(next.code) ? null : {};
}
function expectsUnawaited(place) {
    if (!(0,registry_around/* isOfTest */.g9)(place))
        return null;
    const { code } = (0,entry/* lineAt */.m)(place);
    const begin = /^\s*expect\(/.exec(code);
    if (begin === null)
        return null;
    const rest = behindBrackets(code, begin[0].length - 1)?.trim();
    if (rest === undefined || !/^\.(?:resolves|rejects)\.[\w.]{1,60}\(.*\);$/.test(rest))
        return null;
    const above = (0,entry/* lineNear */.F)(place, -1)?.code.trimEnd() ?? '';
    return /(?:\b(?:await|return|void)|[=>(,[])$/.test(above) && !/=>\s*\{$/.test(above) ? null : {};
}
const SELF_EVIDENT = /^\s*(?:expect\(\s*(?:true\s*\)\.(?:toBe\(\s*true\s*\)|toBeTruthy\(\s*\)|toEqual\(\s*true\s*\)|to\.be\.true)|1\s*\)\.toBe\(\s*1\s*\)|false\s*\)\.toBe\(\s*false\s*\))|(?:Assert\w*\.)?(?:assertTrue|IsTrue|True)\(\s*true\s*\)|(?:self|\$this|this)(?:\.|->)assert(?:True\(\s*[Tt]rue|False\(\s*[Ff]alse)\s*\)|assert\(?\s*[Tt]rue\s*\)?)\s*;?\s*$/;
function provesNothing(place) {
    return (0,registry_around/* isOfTest */.g9)(place) && SELF_EVIDENT.test((0,entry/* lineAt */.m)(place).code) ? {} : null;
}
function assertsTuple(place) {
    const { code } = (0,entry/* lineAt */.m)(place);
    const begin = /^\s*assert\s*\(/.exec(code);
    if (begin === null || behindBrackets(code, begin[0].length - 1)?.trim() !== '')
        return null;
    const inner = code.slice(begin[0].length, -1);
    return hasComma(inner) && !/\bfor\b/.test(inner) ? {} : null;
}
function hasComma(inner) {
    let depth = 0;
    for (let at = 0; at < inner.length; at += 1) {
        const character = inner[at] ?? '';
        if ('([{'.includes(character))
            depth += 1;
        if (')]}'.includes(character))
            depth -= 1;
        if (character === ',' && depth === 0)
            return true;
    }
    return false;
}
const MOCK_UNCALLED = /^\s*[\w.[\]()]{1,120}\.assert_(?:called|called_once|not_called|called_with|called_once_with|any_call|awaited|awaited_once|not_awaited)\s*$/;
const MOCK_MADE_UP = /^\s*(?:assert\s+)?[\w.[\]]{1,120}\.(?:called_once|called_with|called_once_with|not_called)\(/;
function mockUnchecked(place) {
    const { code } = (0,entry/* lineAt */.m)(place);
    return (0,registry_around/* isOfTest */.g9)(place) && (MOCK_UNCALLED.test(code) || MOCK_MADE_UP.test(code)) ? {} : null;
}
function comparesToMessage(place) {
    const { code } = (0,entry/* lineAt */.m)(place);
    return (0,registry_around/* isOfTest */.g9)(place) &&
        /^\s*self\.assertTrue\([\w.[\]()]{1,120},\s*(?:\d{1,12}|True|False|None|\[\]|\{\})\s*\)\s*$/.test(code)
        ? {}
        : null;
}
const EMPTY_JS = /^\s*(?:it|test|specify)\(\s*""\s*,\s*(?:async\s*)?(?:\(\s*\w{0,20}\s*\)\s*=>|function\s*\(\s*\w{0,20}\s*\))\s*\{\s*(?:\}\s*\);?\s*)?$/;
function isEmptyScript(place) {
    const { code } = (0,entry/* lineAt */.m)(place);
    if (!EMPTY_JS.test(code))
        return false;
    return code.includes('}') || /^\s*\}\s*\);?\s*$/.test((0,entry/* lineNear */.F)(place, 1)?.text ?? '');
}
function emptyTest(place) {
    if (!(0,registry_around/* isOfTest */.g9)(place))
        return null;
    const { code, text } = (0,entry/* lineAt */.m)(place);
    if (/\/\*|\/\//.test(text))
        return null;
    if (place.language === 'go')
        return /^func Test\w{1,120}\(\w{1,20} \*testing\.T\)\s*\{\s*\}$/.test(code) ? {} : null;
    if (place.language !== 'python')
        return isEmptyScript(place) ? {} : null;
    if (!/^\s*(?:async\s+)?def test_\w{1,120}\([\w, :=.]{0,200}\)(?:\s*->\s*None)?:\s*(?:pass|\.\.\.)?$/.test(code))
        return null;
    if (/(?:pass|\.\.\.)$/.test(code))
        return {};
    const next = (0,entry/* lineNear */.F)(place, 1)?.code.trim();
    return next === 'pass' || next === '...' ? {} : null;
}
const VACUOUS_CHECKS = [
    {
        languages: tests_assertions_JS,
        inTests: true,
        issue: 'Nothing is checked here: `expect` without a matcher that is called holds for every value.',
        fix: 'Call a matcher: `expect(value).toBe(expected)`.',
        find: expectsNothing,
    },
    {
        languages: tests_assertions_JS,
        inTests: true,
        issue: 'Nobody waits for this assertion: the test is over before the promise is settled, and passes whatever it comes to.',
        fix: 'Put `await` before `expect`, in an `async` test, or return the promise.',
        find: expectsUnawaited,
    },
    {
        languages: [...tests_assertions_JS, 'python', 'java', 'kotlin', 'csharp', 'php', 'rust'],
        inTests: true,
        issue: 'This assertion holds whatever the code does: a literal is held against itself.',
        fix: 'Check a result of the code under test, or take the line away.',
        find: provesNothing,
    },
    {
        languages: ['python'],
        inTests: true,
        issue: 'The brackets make a tuple of the condition and the message, and a tuple that is not empty is true: this never fails.',
        fix: 'Write `assert condition, "message"` without brackets.',
        find: assertsTuple,
    },
    {
        languages: ['python'],
        inTests: true,
        issue: 'Nothing is checked here: the method of the mock is read and not called, or is a name that a mock makes up as it does for any other.',
        fix: 'Call one that asserts, such as `mock.assert_called_once_with(…)`.',
        find: mockUnchecked,
    },
    {
        languages: ['python'],
        inTests: true,
        issue: 'The second argument of `assertTrue` is the message: the value is not compared with it.',
        fix: 'Write `assertEqual(value, expected)`.',
        find: comparesToMessage,
    },
    {
        languages: [...tests_assertions_JS, 'python', 'go'],
        inTests: true,
        issue: 'The test is empty, so that it passes whatever the code does.',
        fix: 'Write the test, or mark it as one to be written (`it.todo`).',
        find: emptyTest,
    },
];

;// CONCATENATED MODULE: ./src/domain/registry/tests-running.ts


const FOCUS_WORDS = {
    issue: 'Only this test is run while the mark is there: all others of the file, or of the run, are left out and count as passed.',
    fix: 'Take the mark away.',
    inTests: true,
};
function focused(pattern) {
    return (place) => ((0,registry_around/* isOfTest */.g9)(place) && pattern.test((0,entry/* lineAt */.m)(place).code) ? {} : null);
}
const FOCUS_CHECKS = [
    {
        ...FOCUS_WORDS,
        languages: ['typescript', 'javascript'],
        find: focused(/(?:^|[\s;(,])(?:(?:describe|it|test|context|suite|specify)(?:\.(?:concurrent|sequential|serial|parallel))?\.only(?:\.each)?\s*[(`])|^\s*f(?:describe|it|context)\(\s*""/),
    },
    {
        ...FOCUS_WORDS,
        languages: ['ruby'],
        find: focused(/^\s*f(?:it|describe|context|specify|example)\s+(?:""|[A-Z])|(?:,|\()\s*(?::focus\b|focus:\s*true\b)/),
    },
    {
        ...FOCUS_WORDS,
        languages: ['go'],
        find: focused(/(?:^|\s)F(?:It|Describe|Context|When|Specify|Entry|DescribeTable)\(\s*""/),
    },
    {
        ...FOCUS_WORDS,
        languages: ['swift'],
        find: focused(/^\s*f(?:it|describe|context)\(\s*""/),
    },
    {
        ...FOCUS_WORDS,
        languages: ['php'],
        find: focused(/^\s*\}\)->only\(\s*\)/),
    },
];
const SKIP_WORDS = {
    issue: 'The test is left out and nothing says why, so that nobody can tell when it may come back.',
    fix: 'Give the reason where the framework takes one, else in a comment, or take the test away.',
    inTests: true,
};
function skipped(pattern) {
    return (place) => {
        const { code, text } = (0,entry/* lineAt */.m)(place);
        if (!(0,registry_around/* isOfTest */.g9)(place) || !pattern.test(code))
            return null;
        const hasRemark = /\/\/|\/\*|(?:^|\s)#\s/.test(text);
        const above = (0,entry/* lineNear */.F)(place, -1);
        const isCondition = /^\s*if\b/.test(above?.code ?? '');
        return hasRemark || isCondition || (above !== null && isRemark(above.text)) ? null : {};
    };
}
function isRemark(text) {
    return /^\s*(?:\/\/|\/?\*|#(?!\[))/.test(text) || (0,registry_around/* withoutComment */.sp)(text) !== text;
}
const SKIP_CHECKS = [
    {
        ...SKIP_WORDS,
        languages: ['typescript', 'javascript'],
        find: skipped(/^\s*(?:(?:describe|it|test|context|suite)\.skip\(\s*""\s*,|x(?:describe|it|context|test)\(\s*""\s*,)/),
    },
    {
        ...SKIP_WORDS,
        languages: ['python'],
        find: skipped(/^\s*@(?:pytest\.mark\.skip|unittest\.skip)(?:\(\s*\))?\s*$/),
    },
    {
        ...SKIP_WORDS,
        languages: ['java', 'kotlin', 'scala'],
        find: skipped(/^\s*@(?:Disabled|Ignore)(?:\(\s*\))?\s*(?:@|$|public\b|fun\b|void\b)/),
    },
    {
        ...SKIP_WORDS,
        languages: ['csharp'],
        find: skipped(/^\s*\[Ignore\]\s*$/),
    },
    {
        ...SKIP_WORDS,
        languages: ['go'],
        find: skipped(/^\s*(?:t|b)\.(?:Skip|SkipNow)\(\s*\)/),
    },
    {
        ...SKIP_WORDS,
        languages: ['rust'],
        find: skipped(/^\s*#\[ignore\]\s*$/),
    },
    {
        ...SKIP_WORDS,
        languages: ['php'],
        find: skipped(/->markTestSkipped\(\s*\)/),
    },
    {
        ...SKIP_WORDS,
        languages: ['ruby'],
        find: skipped(/^\s*(?:skip|pending)\s*$|^\s*x(?:it|describe|context)\s+""/),
    },
];

;// CONCATENATED MODULE: ./src/domain/registry/tests-waiting.ts


const LEAST = 1_000;
const WAIT_WORDS = {
    issue: 'The test waits for a fixed time: it fails on a slow machine and wastes that time on every other.',
    fix: 'Wait for the condition itself with a limit (poll, await the event), or hand the code a clock that the test turns.',
    inTests: true,
};
function polls(place) {
    return (0,registry_around/* linesAbove */.zz)(place, 4).some(({ code }) => /\b(?:while|until|loop)\b/.test(code));
}
function waitsForNothing(place) {
    return (0,registry_around/* linesBelow */.$H)(place, 3).some(({ code }) => /\.not\b|\bnot\b|\b\w*(?:Never|Not|never|not_)\w*\(|== 0\b/.test(code));
}
const HANDED_ON = /answers?\b|Answer\b|mockImplementation|\bRunnable\b|\bThread\b|\bgo func\b|submit|execute|launch|spawn|Task\.Run|\bstub|=>\s*\{$/i;
function isStandIn(place) {
    const around = (0,registry_around/* enclosing */.fD)(place);
    if (place.language !== 'python')
        return /->|=>/.test((0,entry/* lineAt */.m)(place).code) || isHandedOn(around[0]?.code ?? '');
    const own = around.find(({ code }) => /^\s*(?:async\s+)?def\s/.test(code));
    return own !== undefined && !/\bdef\s+test/.test(own.code);
}
function isHandedOn(head) {
    return HANDED_ON.test(head) && !/^\s*(?:it|test|specify)\b/.test(head);
}
function sleeps(pattern, unit) {
    return (place) => {
        if (!(0,registry_around/* isOfTest */.g9)(place))
            return null;
        const time = pattern.exec((0,entry/* lineAt */.m)(place).code)?.[1];
        if (time === undefined || Number(time.replaceAll('_', '')) * unit < LEAST)
            return null;
        return polls(place) || waitsForNothing(place) || isStandIn(place) ? null : {};
    };
}
const WAIT_CHECKS = [
    {
        ...WAIT_WORDS,
        languages: ['typescript', 'javascript'],
        find: sleeps(/\b(?:waitForTimeout|cy\.wait|sleep|delay)\(\s*([\d_]{1,9})\s*\)/, 1),
    },
    {
        ...WAIT_WORDS,
        languages: ['python'],
        find: sleeps(/^\s*(?:time\.sleep|await asyncio\.sleep)\(\s*(\d{1,6}(?:\.\d{1,6})?)\s*\)/, 1_000),
    },
    {
        ...WAIT_WORDS,
        languages: ['ruby'],
        find: sleeps(/^\s*sleep[ (]\s*(\d{1,6}(?:\.\d{1,6})?)\)?\s*$/, 1_000),
    },
    {
        ...WAIT_WORDS,
        languages: ['java', 'kotlin', 'csharp'],
        find: sleeps(/\b(?:Thread\.[sS]leep|Task\.Delay)\(\s*([\d_]{1,9})[lL]?\s*\)/, 1),
    },
    {
        ...WAIT_WORDS,
        languages: ['go'],
        find: sleeps(/^\s*time\.Sleep\(\s*(?:(\d{1,6})\s*\*\s*)time\.Second\s*\)/, 1_000),
    },
];

;// CONCATENATED MODULE: ./src/domain/registry/tests.ts




const TEST_RULES = [
    {
        id: 'TST-001',
        severity: 'important',
        category: 'tests',
        title: 'All tests run',
        text: 'No test is marked as the only one to run.',
        paths: null,
        languages: null,
        violates: ["it.only('adds', () => {})"],
        meets: ["it('adds', () => {})"],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /(?:\.|->)only\b|\bf(?:it|describe|context|specify)\b|\bF(?:It|Describe|Context|Entry|When|Specify|DescribeTable)\b|\bfocus\b/,
        checks: FOCUS_CHECKS,
    },
    {
        id: 'TST-002',
        severity: 'suggestion',
        category: 'tests',
        title: 'A test that is left out says why',
        text: 'A skipped test carries the reason, best with what would bring it back.',
        paths: null,
        languages: null,
        violates: ['@Disabled\nvoid adds() {}'],
        meets: ['@Disabled("until the clock can be set")\nvoid adds() {}'],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /skip|\bx(?:it|describe|context|test)\b|Disabled|Ignore|ignore/i,
        checks: SKIP_CHECKS,
    },
    {
        id: 'TST-003',
        severity: 'important',
        category: 'tests',
        title: 'Assertions can fail',
        text: 'Every test holds a result against what is expected, in a form that fails where it differs.',
        paths: null,
        languages: null,
        violates: ['expect(total);', 'assert (total == 3, "total")', 'mail.send.assert_called_once'],
        meets: ['expect(total).toBe(3);', 'assert total == 3, "total"', 'mail.send.assert_called_once()'],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /expect|assert|called|\b(?:it|test|specify)\(|def test|func Test/i,
        checks: VACUOUS_CHECKS,
    },
    {
        id: 'TST-004',
        severity: 'suggestion',
        category: 'tests',
        title: 'Tests wait for what they need, not for some time',
        text: 'A test waits for a condition or turns a clock that it holds; it does not sleep and hope.',
        paths: null,
        languages: null,
        violates: ['await page.waitForTimeout(3000);'],
        meets: ["await expect(page.getByText('Saved')).toBeVisible();"],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /sleep|waitForTimeout|\bcy\.wait\b|Delay/i,
        checks: WAIT_CHECKS,
    },
    {
        id: 'TST-005',
        severity: 'important',
        category: 'tests',
        title: 'Tests hold what callers see',
        text: 'A test would fail if the behaviour that its name states were broken: it does not only check its own stand-ins, repeat the computation under test, or accept any error.',
        paths: null,
        languages: null,
        violates: ['expect(sum(2, 3)).toBe(2 + 3 * 1)', 'expect(() => parse(text)).toThrow()'],
        meets: ['expect(sum(2, 3)).toBe(5)', "expect(() => parse(text)).toThrow('line 3')"],
        expires: null,
        source: criteria/* SHIPPED_SOURCE */.A$,
        cue: /\b(?:expect|assert\w*|should|require\.\w+|Assert\.\w+)\b/,
        checks: [],
    },
];

;// CONCATENATED MODULE: ./src/domain/registry/registry.ts








const SHIPPED_RULES = [
    ...SECURITY_RULES,
    ...DELIVERY_RULES,
    ...API_RULES,
    ...TEST_RULES,
    ...PERFORMANCE_RULES,
    ...CORRECTNESS_RULES,
    ...ERROR_RULES,
    ...CONCURRENCY_RULES,
];


/***/ })

};
