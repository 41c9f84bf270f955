export const id = 4110;
export const ids = [4110];
export const modules = {

/***/ 54110:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommandLine: () => (/* binding */ runCommandLine)
});

// EXTERNAL MODULE: ./src/domain/about.ts + 1 modules
var about = __webpack_require__(97231);
// EXTERNAL MODULE: ./src/domain/errors.ts
var errors = __webpack_require__(10241);
// EXTERNAL MODULE: ./src/lib/nearest.ts
var nearest = __webpack_require__(72269);
// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(79112);
// EXTERNAL MODULE: ./src/lib/thrown.ts
var thrown = __webpack_require__(30461);
;// CONCATENATED MODULE: ./src/shells/arguments.ts

function parseArguments(argv, specs) {
    const walk = { flags: {}, positionals: [], problems: [] };
    let index = 0;
    while (index < argv.length) {
        const word = argv[index] ?? '';
        if (word === '--') {
            walk.positionals.push(...argv.slice(index + 1));
            break;
        }
        index +=
            word.startsWith('-') && word !== '-' ? takeFlag(argv, index, specs, walk) : takePositional(word, walk);
    }
    return walk;
}
function takePositional(word, walk) {
    walk.positionals.push(word);
    return 1;
}
function takeFlag(argv, index, specs, walk) {
    const word = argv[index] ?? '';
    const equals = word.indexOf('=');
    const name = equals < 0 ? word : word.slice(0, equals);
    const given = name === '-h' ? '--help' : name;
    const spec = specs.find((candidate) => `--${candidate.name}` === given);
    if (spec === undefined) {
        walk.problems.push(unknownFlag(given, specs));
        return 1;
    }
    if (spec.name in walk.flags)
        walk.problems.push(`--${spec.name} is given twice: keep one`);
    if (equals >= 0) {
        walk.flags[spec.name] = word.slice(equals + 1);
        return 1;
    }
    if (!spec.takesValue) {
        walk.flags[spec.name] = 'true';
        return 1;
    }
    const value = argv[index + 1];
    if (value === undefined || value.startsWith('--')) {
        walk.problems.push(`--${spec.name} needs a value: --${spec.name} ${spec.placeholder ?? 'VALUE'}`);
        return 1;
    }
    walk.flags[spec.name] = value;
    return 2;
}
function unknownFlag(given, specs) {
    const near = (0,nearest/* nearest */.p)(given.replace(/^-+/, ''), specs.map((spec) => spec.name));
    const hint = near === null ? ' See --help.' : ` Did you mean --${near}?`;
    return `${given} is not an option of this command.${hint}`;
}

// EXTERNAL MODULE: ./src/shells/fault.ts
var fault = __webpack_require__(92907);
// EXTERNAL MODULE: ./src/domain/contract.ts
var contract = __webpack_require__(38956);
// EXTERNAL MODULE: ./src/shells/settings-table.ts + 4 modules
var settings_table = __webpack_require__(76752);
;// CONCATENATED MODULE: ./src/shells/help.ts



const HELP_FLAG = { name: 'help', takesValue: false, help: 'Show this help' };
function settingFlag(spec) {
    const takesValue = spec.kind !== 'flag';
    const choices = spec.choices === undefined ? '' : ` (${spec.choices.join(', ')})`;
    const fallback = spec.fallback === '' || !takesValue ? '' : ` [${spec.fallback}]`;
    return {
        name: spec.name,
        takesValue,
        placeholder: spec.placeholder ?? (spec.kind === 'secret' ? 'KEY' : 'VALUE'),
        help: `${spec.help}${choices}${fallback}`,
    };
}
function settingFlags(surface, names) {
    return (0,settings_table/* settingsOf */.f5)(surface)
        .filter((spec) => names === undefined || names.includes(spec.name))
        .map(settingFlag);
}
const REPLAY_SETTINGS = ['triage-slot', 'fail-on', 'on-incomplete', 'report-dir'];
const NOT_OF_PANEL = [
    'base',
    'head',
    'repository',
    'config',
    'fail-on',
    'on-incomplete',
    'language',
    'sarif-import',
    'build-result',
    'lint-result',
    'test-result',
    'suggestions',
    'deadline-minutes',
    'dry-run',
    'report-dir',
];
function panelFlags() {
    const names = (0,settings_table/* settingsOf */.f5)('command').map(({ name }) => name);
    return settingFlags('command', names.filter((name) => !NOT_OF_PANEL.includes(name)));
}
const COMMANDS = [
    {
        name: 'review',
        usage: '--base REF [--head REF] [options]',
        summary: 'Review a range of a git repository',
        details: [
            'Compares HEAD (or --head) with its merge base with --base, asks the panel, prints the review.',
            'Every option is also an environment variable: --max-cost-usd is MAX_COST_USD. Give keys there:',
            'ANTHROPIC_API_KEY, OPENAI_API_KEY, GOOGLE_API_KEY and so on. Proxies: HTTPS_PROXY, HTTP_PROXY, NO_PROXY.',
            'Exit code: 0 pass or skipped, 1 block or incomplete, 2 wrong settings.',
        ],
        flags: [...settingFlags('command'), HELP_FLAG],
    },
    {
        name: 'pull-request',
        usage: '[options]',
        summary: 'Review a pull request on a Bitbucket and post it there',
        details: [
            'Cloud: repository, branch and pull request come from the variables of Bitbucket Pipelines.',
            'Data Center: BITBUCKET_DC_URL, BITBUCKET_DC_TOKEN, BITBUCKET_PROJECT, BITBUCKET_REPO, BITBUCKET_PR_ID.',
            'Every option is also an environment variable: --max-cost-usd is MAX_COST_USD. Give keys and tokens there.',
            'Proxies: HTTPS_PROXY, HTTP_PROXY, NO_PROXY. An authority of your own: NODE_EXTRA_CA_CERTS.',
            'Exit code: 0 pass or skipped, 1 block or incomplete, 2 wrong settings.',
        ],
        flags: [...settingFlags('pipe'), HELP_FLAG],
    },
    {
        name: 'demo',
        usage: '[options]',
        summary: 'Show the shipped example: no key, no network',
        details: ['Replays a recorded review. Always exits 0 when it could be shown.'],
        flags: [...settingFlags('command', ['report-dir']), HELP_FLAG],
    },
    {
        name: 'replay',
        usage: 'FILE [options]',
        summary: 'Repeat a recorded run offline',
        details: [
            'FILE is a recording.json from a report folder, or - for standard input.',
            'Everything after the models runs again; exit codes as for review. Options left out are as recorded.',
        ],
        flags: [...settingFlags('command', REPLAY_SETTINGS), HELP_FLAG],
    },
    {
        name: 'init',
        usage: '[--repository DIR] [--forge FORGE]',
        summary: 'Write a commented settings file and the CI file beside it',
        details: [
            'Writes .quorate.yml, and .github/workflows/quorate.yml, bitbucket-pipelines.yml or Jenkinsfile beside it.',
            'What is there is never overwritten: then it prints what to add. Says which secrets to set, and where.',
            'Exit code: 0 done, also where all was there, 1 the disk refused, 2 wrong arguments.',
        ],
        flags: [
            ...settingFlags('command', ['repository']),
            {
                name: 'forge',
                takesValue: true,
                placeholder: 'FORGE',
                help: 'Where pull requests are (github, bitbucket-cloud, bitbucket-dc); without it the remote and the files tell',
            },
            HELP_FLAG,
        ],
    },
    {
        name: 'validate',
        usage: 'NAME FILE',
        summary: 'Check a document against a contract',
        details: [
            `NAME is one of: ${contract/* CONTRACTS */.oB.join(', ')}.`,
            'Documents are JSON; that of config, the settings of a repository, may be YAML.',
            'rules takes any number of files (rules FILE FILE ...), which may be Markdown or YAML, and checks them as one.',
            'Exit code: 0 valid, 1 not valid, 2 wrong arguments.',
        ],
        flags: [HELP_FLAG],
    },
    {
        name: 'validate panel',
        usage: '[options]',
        summary: 'Ask the providers about the panel, without tokens',
        details: [
            'Says for each seat what its server tells of the model, what a call would be, and how the seat would end.',
            'Only lists and descriptions of models are read, each within 10 seconds; nothing is generated.',
            'Every option is also an environment variable, as for review. Give keys there.',
            'Exit code: 0 every seat can be expected to answer, 1 some seat cannot, 2 wrong settings.',
        ],
        flags: [...panelFlags(), HELP_FLAG],
    },
    {
        name: 'inspect',
        usage: 'diff FILE | answer FILE [--finish-reason R]',
        summary: 'Show what the parser or the answer reader sees, as JSON',
        details: [
            'diff: files, hunks and lines of a unified diff. Exit code 1 with the reason where it cannot be read.',
            'answer: status, findings and dropped items of a raw model answer. Exit code 0 for ok, repaired, partial.',
            'R is a vendor word (end_turn, length, refusal, …); without it the answer counts as finished.',
        ],
        flags: [
            { name: 'finish-reason', takesValue: true, placeholder: 'R', help: 'Why the model stopped [stop]' },
            HELP_FLAG,
        ],
    },
];
const INDENT = '  ';
function column(rows, width) {
    const left = Math.max(...rows.map(([name]) => name.length)) + 2;
    return rows
        .map(([name, text]) => `${INDENT}${name.padEnd(left)}${hang(text, left + INDENT.length, width)}`)
        .join('\n');
}
const MIN_COLUMN = 24;
function hang(text, indent, width) {
    return (0,lib_text/* wrap */.LV)(text, Math.max(MIN_COLUMN, width - indent)).join(`\n${' '.repeat(indent)}`);
}
function overview(version, width) {
    const rows = COMMANDS.map((command) => [command.name, command.summary]);
    return [
        `quorate ${version}: review of a change by a panel of models`,
        '',
        'Usage: quorate COMMAND [options]',
        '',
        column(rows, width),
        '',
        'quorate COMMAND --help shows the options of a command. quorate --version prints the version.',
        'Start with: quorate demo',
        '',
    ].join('\n');
}
function commandHelp(command, width) {
    const rows = command.flags.map((flag) => [
        flag.takesValue ? `--${flag.name} ${flag.placeholder ?? 'VALUE'}` : `--${flag.name}`,
        flag.help,
    ]);
    return [
        `${command.summary}.`,
        '',
        `Usage: quorate ${command.name} ${command.usage}`,
        '',
        ...command.details,
        '',
        column(rows, width),
        '',
    ].join('\n');
}
function settingsTable() {
    const cell = (text) => text.replaceAll('|', '\\|');
    const rows = settingsOf('command').map((spec) => {
        const fallback = spec.fallback === '' ? '–' : `\`${spec.fallback}\``;
        const choices = spec.choices === undefined ? '' : ` (${spec.choices.map((choice) => `\`${choice}\``).join(', ')})`;
        return `| \`--${spec.name}\` | \`${environmentName(spec.name)}\` | ${fallback} | ${cell(spec.help)}${choices} |`;
    });
    return ['| flag | environment | default | |', '|---|---|---|---|', ...rows].join('\n');
}

// EXTERNAL MODULE: ./src/shells/io.ts
var io = __webpack_require__(56183);
;// CONCATENATED MODULE: ./src/shells/cli.ts









const WRONG_SETTINGS = 2;
const FAILED = 1;
async function runCommandLine(line) {
    try {
        return await dispatch(line);
    }
    catch (error) {
        return report(line, error);
    }
}
async function dispatch(line) {
    const [word, ...rest] = commandWords(line.argv);
    if (word === undefined || word === 'help' || word === '--help' || word === '-h') {
        await (0,io/* writeAll */.f4)(line.stdout, overview(about/* ABOUT */.O.version, (0,io/* widthOf */.qz)(line.stdout)));
        return word === undefined ? WRONG_SETTINGS : 0;
    }
    const command = COMMANDS.find((candidate) => candidate.name === word);
    if (command === undefined)
        throw new errors/* ConfigError */.xL([unknownCommand(word)]);
    const args = parseArguments(rest, command.flags);
    if (args.flags.help !== undefined) {
        await (0,io/* writeAll */.f4)(line.stdout, commandHelp(command, (0,io/* widthOf */.qz)(line.stdout)));
        return 0;
    }
    if (args.problems.length > 0)
        throw new errors/* ConfigError */.xL(args.problems);
    return run(command, line, args);
}
function commandWords(argv) {
    const pair = argv.slice(0, 2).join(' ');
    return COMMANDS.some(({ name }) => name === pair) ? [pair, ...argv.slice(2)] : argv;
}
async function run(command, line, args) {
    if (command.name === 'validate')
        return (await Promise.all(/* import() */[__webpack_require__.e(3366), __webpack_require__.e(9594)]).then(__webpack_require__.bind(__webpack_require__, 65366))).runValidate(line, args);
    if (command.name === 'validate panel')
        return (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(3470), __webpack_require__.e(9719), __webpack_require__.e(4104), __webpack_require__.e(5757)]).then(__webpack_require__.bind(__webpack_require__, 65757))).runValidatePanel(line, args);
    if (command.name === 'init')
        return (await __webpack_require__.e(/* import() */ 4218).then(__webpack_require__.bind(__webpack_require__, 84218))).runInit(line, args);
    if (command.name === 'inspect')
        return (await Promise.all(/* import() */[__webpack_require__.e(3366), __webpack_require__.e(9594)]).then(__webpack_require__.bind(__webpack_require__, 65366))).runInspect(line, args);
    if (command.name === 'replay')
        return (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(9719), __webpack_require__.e(3366), __webpack_require__.e(4104), __webpack_require__.e(5578), __webpack_require__.e(954), __webpack_require__.e(1676), __webpack_require__.e(5604)]).then(__webpack_require__.bind(__webpack_require__, 75604))).runReplay(line, args);
    if (command.name === 'pull-request')
        return (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(1202), __webpack_require__.e(9719), __webpack_require__.e(3366), __webpack_require__.e(4104), __webpack_require__.e(5578), __webpack_require__.e(954), __webpack_require__.e(9393), __webpack_require__.e(9160)]).then(__webpack_require__.bind(__webpack_require__, 49160))).runPipe(line, args);
    if (command.name === 'demo')
        return (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(9719), __webpack_require__.e(3366), __webpack_require__.e(4104), __webpack_require__.e(5578), __webpack_require__.e(954), __webpack_require__.e(1676), __webpack_require__.e(5604)]).then(__webpack_require__.bind(__webpack_require__, 75604))).runDemo(line, args);
    return (await Promise.all(/* import() */[__webpack_require__.e(9719), __webpack_require__.e(954), __webpack_require__.e(2926)]).then(__webpack_require__.bind(__webpack_require__, 32926))).runReview(line, args);
}
function unknownCommand(word) {
    const names = COMMANDS.map((command) => command.name);
    const near = (0,nearest/* nearest */.p)(word, names);
    const hint = near === null ? `Commands: ${names.join(', ')}.` : `Did you mean ${near}?`;
    return `${JSON.stringify(word)} is not a command. ${hint} See quorate --help.`;
}
function report(line, error) {
    if (error instanceof errors/* ConfigError */.xL) {
        for (const problem of error.problems)
            line.stderr.write(`${(0,lib_text/* printable */.g$)(`error: ${problem}`)}\n`);
        return WRONG_SETTINGS;
    }
    if (error instanceof errors/* ForgeError */.Q8) {
        line.stderr.write(`${(0,lib_text/* printable */.g$)(`error: ${error.message}`)}\n${(0,lib_text/* printable */.g$)(`  ${error.remedy}`)}\n`);
        return FAILED;
    }
    if (line.signal.aborted)
        line.stderr.write('interrupted\n');
    else if ((0,thrown/* systemCodeOf */.c)(error) === null)
        line.stderr.write((0,fault/* faultText */.I)(error));
    else
        line.stderr.write(`${(0,lib_text/* printable */.g$)(`error: ${(0,thrown/* messageOf */.b)(error)}`)}\n`);
    return FAILED;
}


/***/ }),

/***/ 56183:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ml: () => (/* binding */ wantsColour),
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   f4: () => (/* binding */ writeAll),
/* harmony export */   qz: () => (/* binding */ widthOf)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10241);
/* harmony import */ var _lib_thrown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30461);



async function readInput(line, path) {
    if (path !== '-') {
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path).catch((error) => {
            if ((0,_lib_thrown_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCodeOf */ .c)(error) !== 'EISDIR')
                throw error;
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .xL([`${path} is a folder: name a file`]);
        });
    }
    const chunks = [];
    for await (const chunk of line.stdin)
        chunks.push(chunk);
    return Buffer.concat(chunks);
}
function widthOf(output) {
    return Math.min(120, Math.max(40, output.columns ?? 80));
}
function wantsColour(line) {
    const { environment } = line;
    if ((environment.NO_COLOR ?? '') !== '' || environment.TERM === 'dumb')
        return false;
    return line.stdout.isTTY === true || (environment.FORCE_COLOR ?? '0') !== '0';
}
async function writeAll(output, text) {
    if (output.write(text) === false)
        await output.drained?.();
}


/***/ })

};
