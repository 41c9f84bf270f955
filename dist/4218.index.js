export const id = 4218;
export const ids = [4218];
export const modules = {

/***/ 49658:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ tlsProblem),
/* harmony export */   z: () => (/* binding */ checkSecret)
/* harmony export */ });
const UNUSABLE = /[^\x21-\x7e]/;
const CONTROL = /\p{Cc}/u;
function checkSecret(name, value) {
    const trimmed = value.trim();
    if (trimmed === '')
        return refuse(name, 'is empty');
    if (CONTROL.test(trimmed))
        return refuse(name, 'holds a line break or another control character');
    if (/\s/.test(trimmed))
        return refuse(name, 'holds white space');
    if (/^(["'`]).*\1$/.test(trimmed))
        return refuse(name, 'stands in quotes; give it without them');
    if (/^(?:bearer|basic):?$/i.test(trimmed))
        return refuse(name, 'is only the name of a scheme');
    if (/^\$\{?\{?.*\}$|^\$[A-Z_]+$/.test(trimmed))
        return refuse(name, 'is the name of a variable that was not filled in');
    if (UNUSABLE.test(trimmed))
        return refuse(name, 'holds characters that no key has');
    return { ok: true, value: trimmed };
}
function refuse(name, what) {
    return { ok: false, problem: `${name} ${what}` };
}
function tlsProblem(env) {
    if (env.NODE_TLS_REJECT_UNAUTHORIZED !== '0')
        return null;
    return 'NODE_TLS_REJECT_UNAUTHORIZED=0 switches certificate checks off, and anyone on the way could read the keys; unset it, and name the authority of a server of your own in NODE_EXTRA_CA_CERTS';
}


/***/ }),

/***/ 13252:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M8: () => (/* binding */ USUAL_GATES),
/* harmony export */   i7: () => (/* binding */ USUAL_SKIPS)
/* harmony export */ });
/* unused harmony exports GATE_STATUSES, RESULT_WORDS */
const GATE_STATUSES = (/* unused pure expression or super */ null && (['pass', 'fail', 'skipped']));
const USUAL_SKIPS = { noResult: 'no result was handed in', off: 'it is switched off' };
const RESULT_WORDS = (/* unused pure expression or super */ null && (['success', 'failure', 'cancelled', 'skipped']));
const USUAL_GATES = {
    testGap: { enabled: false, blockThreshold: null, promoteSeverity: false },
    exceptionMarkers: { allowSecurity: false },
    results: { build: null, lint: null, test: null },
    imported: [],
};


/***/ }),

/***/ 88858:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ NO_GLOBS),
/* harmony export */   e: () => (/* binding */ routingText)
/* harmony export */ });
const NO_GLOBS = { ignore: [], include: [], neverSend: [] };
function routingText({ strategy, matches, slots, capUsd }) {
    if (strategy === 'cost-ceiling') {
        const far = capUsd === null ? '' : `, as far as the cap of $${capUsd.toFixed(capUsd < 0.01 ? 4 : 2)} allows`;
        return [`Routing by cost: ${slots.join(', ')} read every file${far}.`];
    }
    const sent = matches.map(({ rule, files, slots: to }) => {
        const count = files === 1 ? '1 file' : `${files} files`;
        return rule === null
            ? `No single routing rule holds for ${count}: the whole panel (${to.join(', ')}).`
            : `Routing rule ${rule} holds for ${count}: ${to.join(', ')}.`;
    });
    return [
        ...sent,
        `Routing chose ${slots.join(', ')}: ${slots.length === 1 ? 'it reads' : 'all read'} every file.`,
    ];
}


/***/ }),

/***/ 84218:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runInit: () => (/* binding */ runInit)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/domain/errors.ts
var errors = __webpack_require__(10241);
// EXTERNAL MODULE: ./src/lib/nearest.ts
var nearest = __webpack_require__(72269);
// EXTERNAL MODULE: ./src/lib/text.ts
var lib_text = __webpack_require__(79112);
// EXTERNAL MODULE: ./src/shells/config-file-schema.ts + 1 modules
var config_file_schema = __webpack_require__(42492);
;// CONCATENATED MODULE: ./src/shells/init-config-text.ts


const WIDTH = 98;
const PLAIN = /^[A-Za-z][A-Za-z-]*$/;
const HEAD = [
    'Settings of Quorate for this repository. Take the "#" in front of a key away to set it; what is below it, indented,',
    'belongs to it. They are read at the tip of the branch that a pull request goes to, so that no change can alter the',
    'rules it is judged by, and they may make stricter what the inputs of the run set, never milder.',
    'Check this file with: quorate validate config .quorate.yml',
];
function configText() {
    const keys = Object.entries(config_file_schema/* CONFIG_SCHEMA */.l.properties ?? {});
    const parts = keys.map(([name, node]) => keyLines(name, node, '').map(asComment).join('\n'));
    return `${[HEAD.map((line) => `# ${line}`).join('\n'), ...parts].join('\n\n')}\n`;
}
function asComment(line) {
    return line.startsWith('#') ? line : `#${line}`;
}
function keyLines(name, node, indent) {
    const prose = (0,lib_text/* wrap */.LV)(proseOf(node), WIDTH - indent.length).map((line) => `${indent}# ${line}`);
    const inner = node.properties ?? node.items?.properties;
    if (inner === undefined)
        return [...prose, `${indent}${name}: ${exampleOf(name, node)}`];
    const deeper = node.properties === undefined ? `${indent}    ` : `${indent}  `;
    const lines = Object.entries(inner).flatMap(([key, child]) => keyLines(key, child, deeper));
    return [...prose, `${indent}${name}:`, ...(node.properties === undefined ? asItem(lines, deeper) : lines)];
}
function asItem(lines, indent) {
    const first = lines.findIndex((line) => !line.startsWith(`${indent}#`));
    return lines.map((line, at) => (at === first ? `${indent.slice(0, -2)}- ${line.trimStart()}` : line));
}
function proseOf({ description = '', enum: own, items }) {
    if (own !== undefined)
        return `${description} One of: ${own.map(String).join(', ')}.`;
    return items?.enum === undefined ? description : `${description} Of: ${items.enum.map(String).join(', ')}.`;
}
function exampleOf(name, { examples = [] }) {
    const [example] = examples;
    if (example === undefined)
        throw new Error(`the schema has no example of ${name}`);
    return Array.isArray(example) ? `[${example.map(scalar).join(', ')}]` : scalar(example);
}
function scalar(value) {
    return typeof value === 'string' && PLAIN.test(value) ? value : JSON.stringify(value);
}

;// CONCATENATED MODULE: ./src/shells/init-forge.ts


const INIT_FORGES = ['github', 'bitbucket-cloud', 'bitbucket-dc'];
function isInitForge(word) {
    return INIT_FORGES.includes(word);
}
const MAX_BYTES = 1024 * 1024;
async function guessForge(folder) {
    const remote = forgeOfConfig(await smallFile((0,external_node_path_.join)(folder, '.git', 'config')));
    if (remote !== null)
        return { forge: remote, sign: 'the remote in .git/config' };
    if (await exists((0,external_node_path_.join)(folder, '.github')))
        return { forge: 'github', sign: 'the folder .github' };
    if (await exists((0,external_node_path_.join)(folder, 'bitbucket-pipelines.yml'))) {
        return { forge: 'bitbucket-cloud', sign: 'the file bitbucket-pipelines.yml' };
    }
    return null;
}
async function smallFile(path) {
    const found = await (0,promises_.lstat)(path).catch(() => null);
    return found?.isFile() && found.size <= MAX_BYTES ? (0,promises_.readFile)(path, 'utf8') : '';
}
async function exists(path) {
    return (await (0,promises_.lstat)(path).catch(() => null)) !== null;
}
function forgeOfConfig(text) {
    const sections = text.split(/^(?=\s*\[)/m).filter((section) => /^\s*\[remote /.test(section));
    const first = sections.filter((section) => /^\s*\[remote "origin"\]/.test(section));
    const addresses = [...first, ...sections].flatMap((section) => [...section.matchAll(/^\s*url\s*=\s*(\S+)/gm)].map(([, address = '']) => address));
    return addresses.map(forgeOfAddress).find((forge) => forge !== null) ?? null;
}
const ADDRESS = /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([^:/]+)(?::(\d+))?(.*)$/i;
const DATA_CENTER_PORT = '7999';
function forgeOfAddress(address) {
    const [, host = '', port = '', path = ''] = ADDRESS.exec(address) ?? [];
    const name = host.toLowerCase();
    if (/(?:^|\.)github\.com$/.test(name) || name.startsWith('github.') || name.endsWith('.ghe.com')) {
        return 'github';
    }
    if (/(?:^|\.)bitbucket\.org$/.test(name))
        return 'bitbucket-cloud';
    if (port === DATA_CENTER_PORT || path.includes('/scm/') || /^(?:bitbucket|stash)\./.test(name)) {
        return 'bitbucket-dc';
    }
    return null;
}

;// CONCATENATED MODULE: ./src/shells/init-templates.generated.ts
const GITHUB_WORKFLOW = [
    "# Reviews pull requests from branches of this repository, and says so for those from forks.",
    "name: Review",
    "on: { pull_request: { types: [opened, synchronize, reopened, ready_for_review] } }",
    "permissions: { contents: read, pull-requests: write, checks: write }",
    "concurrency: { group: \"review-${{ github.event.pull_request.number }}\", cancel-in-progress: true }",
    "jobs:",
    "  review:",
    "    runs-on: ubuntu-latest",
    "    steps:",
    "      - uses: quorate/quorate@707f9d13b702fa86fc8abaa2471dfc034ae6944b # v0.1.0",
    "        with: { anthropic-api-key: \"${{ secrets.ANTHROPIC_API_KEY }}\", openai-api-key: \"${{ secrets.OPENAI_API_KEY }}\" }",
    "",
].join("\n");
const BITBUCKET_PIPELINE = [
    "# Reviews the pull requests between branches of this repository. Pipelines merges the destination into the clone first and",
    "# takes no depth for it here; the review is of the source commit all the same. No pipeline is started for those of forks.",
    "pipelines:",
    "  pull-requests:",
    "    '**':",
    "      - step:",
    "          name: Review",
    "          max-time: 40",
    "          script:",
    "            - pipe: docker://quorate/quorate-pipe:0.1.0",
    "              variables:",
    "                BITBUCKET_ACCESS_TOKEN: $BITBUCKET_ACCESS_TOKEN",
    "                ANTHROPIC_API_KEY: $ANTHROPIC_API_KEY",
    "                OPENAI_API_KEY: $OPENAI_API_KEY",
    "                REPORT_DIR: quorate-report",
    "          artifacts:",
    "            upload:",
    "              - name: quorate-report",
    "                paths:",
    "                  - quorate-report/**",
    "                capture-on: always",
    "",
].join("\n");
const JENKINSFILE = [
    "// Reviews pull requests of Bitbucket Data Center, in a multibranch pipeline that discovers them. The agent needs git,",
    "// Node 20 or later, and a copy of this project's dist/. The review reads from the checkout what it has of the change.",
    "pipeline {",
    "  agent any",
    "  options {",
    "    disableConcurrentBuilds(abortPrevious: true)",
    "    timeout(time: 40, unit: 'MINUTES')",
    "  }",
    "  environment {",
    "    BITBUCKET_DC_URL = 'https://bitbucket.example.com'",
    "    BITBUCKET_PROJECT = 'SHOP'",
    "    BITBUCKET_REPO = 'api'",
    "    BITBUCKET_PR_ID = \"${env.CHANGE_ID}\"",
    "    BLOCKER_TASKS = 'true'",
    "    REPORT_DIR = 'quorate-report'",
    "    // For a server whose certificate an authority of your own has signed:",
    "    // NODE_EXTRA_CA_CERTS = '/etc/ssl/certs/company-ca.pem'",
    "  }",
    "  stages {",
    "    stage('Review') {",
    "      when { changeRequest() }",
    "      steps {",
    "        withCredentials([",
    "          string(credentialsId: 'quorate-bitbucket-token', variable: 'BITBUCKET_DC_TOKEN'),",
    "          string(credentialsId: 'anthropic-api-key', variable: 'ANTHROPIC_API_KEY'),",
    "          string(credentialsId: 'openai-api-key', variable: 'OPENAI_API_KEY')",
    "        ]) {",
    "          sh 'node /opt/quorate/dist/index.js pull-request'",
    "        }",
    "      }",
    "      post {",
    "        always {",
    "          archiveArtifacts artifacts: 'quorate-report/**', allowEmptyArchive: true",
    "        }",
    "      }",
    "    }",
    "  }",
    "}",
    "",
].join("\n");

;// CONCATENATED MODULE: ./src/shells/init-steps.ts

const KEYS = 'ANTHROPIC_API_KEY and OPENAI_API_KEY (the keys that are there decide who reviews)';
const COMMIT = 'Commit the files. The settings hold for pull requests to a branch that they are on.';
const FORGE_FILES = {
    github: {
        path: '.github/workflows/quorate.yml',
        text: GITHUB_WORKFLOW,
        mark: 'quorate/quorate@',
        add: 'To review pull requests, put this into a workflow of its own under .github/workflows:',
        next: [
            `Set the secrets ${KEYS} under Settings > Secrets and variables > Actions.`,
            'For a panel of your own, other providers or forks see the examples in the README.',
            COMMIT,
        ],
    },
    'bitbucket-cloud': {
        path: 'bitbucket-pipelines.yml',
        text: BITBUCKET_PIPELINE,
        mark: 'quorate-pipe',
        add: 'To review pull requests, add the step of this to bitbucket-pipelines.yml:',
        next: [
            'Make a repository access token with the scopes pullrequest:write and repository, under Repository settings > Access tokens.',
            `Set the secured variables BITBUCKET_ACCESS_TOKEN, ${KEYS} under Repository settings > Repository variables.`,
            'Enable Pipelines under Repository settings > Pipelines > Settings.',
            COMMIT,
        ],
    },
    'bitbucket-dc': {
        path: 'Jenkinsfile',
        text: JENKINSFILE,
        mark: 'dist/index.js pull-request',
        add: 'To review pull requests, add the stage of this to the Jenkinsfile (any other CI: the same command and variables):',
        next: [
            'In the Jenkinsfile set BITBUCKET_DC_URL, BITBUCKET_PROJECT, BITBUCKET_REPO and the path of dist/index.js to your own.',
            'Make an HTTP access token in Bitbucket with the permission Repository read (write, for the block in the description).',
            'Set the Jenkins credentials quorate-bitbucket-token, anthropic-api-key and openai-api-key as secret texts.',
            COMMIT,
        ],
    },
};

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./src/lib/thrown.ts
var thrown = __webpack_require__(30461);
;// CONCATENATED MODULE: ./src/shells/init-write.ts






async function writeNew(root, path, content) {
    const target = (0,external_node_path_.join)(root, path);
    await makeFolderInside(root, (0,external_node_path_.dirname)(path));
    const temporary = (0,external_node_path_.join)((0,external_node_path_.dirname)(target), `.${(0,external_node_path_.basename)(target)}.${(0,external_node_crypto_.randomBytes)(6).toString('hex')}.tmp`);
    try {
        const file = await (0,promises_.open)(temporary, 'wx', 0o644);
        try {
            await file.writeFile(content);
            await file.sync();
        }
        finally {
            await file.close();
        }
        return await placeNew(temporary, target);
    }
    finally {
        await (0,promises_.rm)(temporary, { force: true });
    }
}
async function isThere(path) {
    try {
        await (0,promises_.lstat)(path);
        return true;
    }
    catch (error) {
        if ((0,thrown/* systemCodeOf */.c)(error) === 'ENOENT')
            return false;
        throw error;
    }
}
async function placeNew(temporary, target) {
    try {
        await (0,promises_.link)(temporary, target);
        return true;
    }
    catch (error) {
        if ((0,thrown/* systemCodeOf */.c)(error) === 'EEXIST')
            return false;
    }
    await (0,promises_.copyFile)(temporary, target, external_node_fs_.constants.COPYFILE_EXCL);
    return true;
}
async function makeFolderInside(root, path) {
    const real = await (0,promises_.realpath)(root);
    let folder = root;
    for (const name of path.split('/').filter((part) => part !== '.')) {
        folder = (0,external_node_path_.join)(folder, name);
        if (!(await isThere(folder)))
            await (0,promises_.mkdir)(folder);
        const way = (0,external_node_path_.relative)(real, await (0,promises_.realpath)(folder));
        if (way === '..' || way.startsWith(`..${external_node_path_.sep}`)) {
            throw new errors/* ConfigError */.xL([
                `${path} is a link that leads out of the folder: put a folder of its own there`,
            ]);
        }
    }
}

// EXTERNAL MODULE: ./src/shells/io.ts
var io = __webpack_require__(56183);
// EXTERNAL MODULE: ./src/shells/repository-settings.ts
var repository_settings = __webpack_require__(56901);
;// CONCATENATED MODULE: ./src/shells/cli-init.ts











async function runInit(line, args) {
    if (args.positionals.length > 0) {
        throw new errors/* ConfigError */.xL([
            'init takes no arguments besides options: init [--repository DIR] [--forge FORGE]',
        ]);
    }
    const folder = args.flags.repository ?? '.';
    if (!(await (0,promises_.stat)(folder).catch(() => null))?.isDirectory()) {
        throw new errors/* ConfigError */.xL([`repository: ${folder} is not a folder`]);
    }
    const { forge, sign } = await chooseForge(folder, args.flags.forge);
    const file = FORGE_FILES[forge];
    const started = await writeForgeFile(folder, file);
    const lines = [
        sign === null ? `Forge: ${forge}` : `Forge: ${forge} (told by ${sign}; --forge says otherwise)`,
        await writeConfig(folder),
        ...started,
        '',
        'Next:',
        ...file.next.map((step, at) => `  ${at + 1}. ${step}`),
    ];
    await (0,io/* writeAll */.f4)(line.stdout, `${(0,lib_text/* printable */.g$)(lines.join('\n'))}\n`);
    return 0;
}
async function chooseForge(folder, given) {
    if (given !== undefined)
        return { forge: namedForge(given), sign: null };
    const guess = await guessForge(folder);
    if (guess !== null)
        return guess;
    throw new errors/* ConfigError */.xL([
        `nothing in the folder tells which forge this is for: name it with --forge, one of ${INIT_FORGES.join(', ')}`,
    ]);
}
function namedForge(word) {
    if (isInitForge(word))
        return word;
    const near = (0,nearest/* nearest */.p)(word, INIT_FORGES);
    const hint = near === null ? `Forges: ${INIT_FORGES.join(', ')}.` : `Did you mean ${near}?`;
    throw new errors/* ConfigError */.xL([`forge: ${JSON.stringify(word)} is not a forge. ${hint}`]);
}
async function writeConfig(folder) {
    for (const name of repository_settings/* USUAL_FILES */.Bw)
        if (await isThere((0,external_node_path_.join)(folder, name)))
            return left(name);
    const [name] = repository_settings/* USUAL_FILES */.Bw;
    return (await writeNew(folder, name, configText())) ? wrote(name) : left(name);
}
async function writeForgeFile(folder, { path, text, mark, add }) {
    if (await writeNew(folder, path, text))
        return [wrote(path)];
    const present = await (0,promises_.readFile)((0,external_node_path_.join)(folder, path), 'utf8').catch(() => '');
    if (present.includes(mark))
        return [left(path)];
    return [
        left(path),
        '',
        add,
        '',
        ...text
            .trimEnd()
            .split('\n')
            .map((row) => `    ${row}`.trimEnd()),
    ];
}
function wrote(path) {
    return `Wrote ${path}`;
}
function left(path) {
    return `Left ${path} as it is: it was there`;
}


/***/ }),

/***/ 42492:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ CONFIG_SCHEMA),
  f: () => (/* binding */ isGlob)
});

;// CONCATENATED MODULE: ./schemas/config.schema.json
const config_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://quorate.invalid/schemas/config.schema.json","title":"A repository\'s settings for Quorate","description":"The file .quorate.yml (or .quorate.json). It is read at the tip of the branch that a change goes to, so that no change can alter the rules it is judged by. It may make stricter what the inputs set, never milder.","type":"object","additionalProperties":false,"properties":{"ignore":{"description":"Files that are not reviewed, as globs. Gates look at them all the same.","examples":[["docs/archive/**","**/*.snap"]],"type":"array","maxItems":200,"items":{"$ref":"#/$defs/glob"}},"include":{"description":"Files that are reviewed although a rule of ours (lock file, vendored, generated) or `ignore` leaves them out, as globs.","examples":[["vendor/own-fork/**"]],"type":"array","maxItems":200,"items":{"$ref":"#/$defs/glob"}},"neverSend":{"description":"Files whose text is never given to a model, as globs, beside those that never are.","examples":[["config/customers/**"]],"type":"array","maxItems":200,"items":{"$ref":"#/$defs/glob"}},"instructions":{"description":"What the reviewers should know of this repository and look at with care, in your own words. It adds to their task and takes nothing from it.","examples":["Amounts are whole cents. Every query must carry the tenant."],"type":"string","minLength":1,"maxLength":4000},"language":{"description":"Language that reviewers write in, as a tag (en, de, pt-BR), where the input does not say.","examples":["en","de","pt-BR"],"type":"string","pattern":"^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$"},"minSeverity":{"description":"Lowest severity that becomes an inline comment, where the input does not say.","examples":["suggestion"],"enum":["blocking","important","suggestion"]},"maxComments":{"description":"Most inline comments that are open at a time, where the input does not say.","examples":[30],"type":"integer","minimum":0,"maximum":100},"reviewDisagreementRound":{"description":"Whether reviewers whose verdicts are mixed see both sides once and uphold or withdraw.","examples":[true],"type":"boolean"},"triageCrossCheck":{"description":"A second seat decides on what the triage agent decided.","type":"object","additionalProperties":false,"properties":{"enabled":{"description":"Whether it takes place.","examples":[true],"type":"boolean"},"sampleRate":{"description":"Share of the runs that are checked that way.","examples":[0.2],"type":"number","minimum":0,"maximum":1},"slot":{"description":"The seat that checks, where the input names none.","examples":["gpt"],"enum":["fable","opus","sonnet","gpt"]},"blockOnDisagreement":{"description":"Whether a run in which the two differ is incomplete.","examples":[false],"type":"boolean"}}},"modelFallback":{"description":"Which models may take part in place of others.","type":"object","additionalProperties":false,"properties":{"fableEnabled":{"description":"Whether the seat fable may use the fable tier of Anthropic. It cannot be switched on against an input that says false.","examples":[false],"type":"boolean"},"onDispatchError":{"description":"Whether the next smaller model of its line reads where a seat\'s own cannot be had. It cannot be switched on against an input that says false.","examples":[true],"type":"boolean"}}},"modelRouting":{"description":"Which seats read which changes, and how much a run may cost.","type":"object","additionalProperties":false,"properties":{"enabled":{"description":"Whether any of it holds; true unless said otherwise.","examples":[true],"type":"boolean"},"strategy":{"description":"manual: the rules choose the seats. cost-ceiling: the whole panel reads as far as the ceiling allows.","examples":["manual","cost-ceiling"],"enum":["manual","cost-ceiling"]},"rules":{"description":"For manual. A file goes to the seats of the first rule that holds for it, else to the whole panel; a run has all seats that its files go to, and these read every file of it.","examples":[[{"when":{"paths":["docs/**"],"risk":["low"],"language":["markdown"]},"slots":["sonnet"]}]],"type":"array","minItems":1,"maxItems":50,"items":{"description":"One rule.","type":"object","additionalProperties":false,"required":["when","slots"],"properties":{"when":{"description":"What a file must be; every condition that is given must hold.","type":"object","additionalProperties":false,"properties":{"paths":{"description":"Its path matches one of these globs.","examples":[["docs/**"]],"type":"array","maxItems":200,"items":{"$ref":"#/$defs/glob"},"minItems":1},"risk":{"description":"Its risk is one of these.","examples":[["low"]],"type":"array","minItems":1,"items":{"enum":["low","medium","high"]}},"language":{"description":"It is written in one of these.","examples":[["markdown"]],"type":"array","minItems":1,"items":{"enum":["typescript","javascript","python","go","java","kotlin","swift","csharp","ruby","php","rust","scala","dart","c","cpp","objective-c","shell","powershell","sql","html","css","markdown","yaml","json","toml","dockerfile","terraform"]}}}},"slots":{"description":"The seats that read it.","examples":[["sonnet"]],"type":"array","minItems":1,"items":{"enum":["fable","opus","sonnet","gpt"]}}}}},"budgetCeilingUsd":{"description":"Most that a run may cost by estimate, in US dollars; the smallest of all caps holds.","examples":[2],"type":"number","minimum":0.01,"maximum":1000000},"recordDecisions":{"description":"Whether the summary on the pull request says what was decided; review.json and the log always do.","examples":[true],"type":"boolean"}}},"testGap":{"description":"The gate that looks for tests of new public symbols. It takes place where this key is given.","type":"object","additionalProperties":false,"properties":{"enabled":{"description":"False switches it off.","examples":[true],"type":"boolean"},"blockThreshold":{"description":"Symbols without a test from which on the result is block; null for never.","examples":[5,null],"type":["integer","null"],"minimum":1},"promoteSeverity":{"description":"Whether its findings are important instead of suggestions.","examples":[false],"type":"boolean"}}},"exceptionMarkers":{"description":"Comments by which code is excused from a rule.","type":"object","additionalProperties":false,"properties":{"allowSecurity":{"description":"Whether such a comment may silence a blocking finding of security, such as a secret.","examples":[false],"type":"boolean"}}},"reviewScopeGate":{"description":"Whether a small change without any sign of risk is left to one reviewer. Any doubt means the whole panel.","examples":[true],"type":"boolean"},"diffRiskAdvisory":{"description":"Whether reviewers are told which files to look at first; true unless said otherwise. False also switches the scope gate off.","examples":[false],"type":"boolean"},"rules":{"description":"Files with rules of the repository, as globs below a folder: Markdown, YAML or JSON, read at the tip of the target branch.","examples":[["docs/rules/*.md"]],"type":"array","maxItems":20,"items":{"$ref":"#/$defs/glob"}},"skillConformance":{"description":"How the rules are answered that a change is held against.","type":"object","additionalProperties":false,"properties":{"blockOnCoverageGap":{"description":"Whether the run fails where a rule was selected and no reviewer checked it.","examples":[true],"type":"boolean"},"leaveOut":{"description":"Ids of rules that come with the program and do not hold here.","examples":[["PERF-001"]],"type":"array","maxItems":100,"items":{"type":"string","pattern":"^[A-Z][A-Z0-9]{1,15}(?:-[A-Z0-9]{1,15}){1,3}$","examples":["PERF-001"]}}}}},"$defs":{"glob":{"description":"A glob over paths from the root of the repository: `*`, `**`, `?`, one `{a,b}` and `[abc]`; at most 8 stars and 10 words in braces.","type":"string","minLength":1,"maxLength":200,"examples":["src/**/*.ts"]}}}');
;// CONCATENATED MODULE: ./src/shells/config-file-schema.ts

const CONFIG_SCHEMA = config_schema_namespaceObject;
function isGlob(node) {
    return node.$ref === '#/$defs/glob';
}


/***/ }),

/***/ 56901:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ withRepository),
/* harmony export */   Bw: () => (/* binding */ USUAL_FILES),
/* harmony export */   FG: () => (/* binding */ configNames),
/* harmony export */   G: () => (/* binding */ repositoryRules),
/* harmony export */   GW: () => (/* binding */ MAX_CONFIG_BYTES),
/* harmony export */   Nf: () => (/* binding */ configPathProblem),
/* harmony export */   RO: () => (/* binding */ fileLine)
/* harmony export */ });
/* unused harmony exports SHARED_SETTINGS, sharedKey */
/* harmony import */ var _domain_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13252);
/* harmony import */ var _domain_routing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88858);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79112);
/* harmony import */ var _setting_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33730);




const USUAL_FILES = ['.quorate.yml', '.quorate.json'];
const MAX_CONFIG_BYTES = 64 * 1024;
function configNames(setting) {
    return setting === USUAL_FILES[0] ? USUAL_FILES : [setting];
}
function configPathProblem(path) {
    const parts = path.split('/');
    const isWithin = parts.every((part) => part !== '' && part !== '.' && part !== '..');
    if (!isWithin || path.includes('\\') || path.length > 255) {
        return `config: ${JSON.stringify((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__/* .logSafe */ .sN)(path.slice(0, 255)))} is no path from the root of the repository: write it like ${USUAL_FILES[0]}`;
    }
    return /\.(?:ya?ml|json)$/i.test(path)
        ? null
        : `config: ${JSON.stringify((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__/* .logSafe */ .sN)(path))} ends in neither .yml nor .json: name a file that does`;
}
function fileLine({ path, commit }) {
    return (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__/* .logSafe */ .sN)(`settings of the repository: ${path} at ${commit.slice(0, 12)}`);
}
const theInput = (given) => given;
const ifEither = (given, own) => ((0,_setting_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isTrue */ .Hn)(given) ? given : own);
const ifBoth = (given, own) => ((0,_setting_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isTrue */ .Hn)(given) ? own : given);
const theLarger = (given, own) => (Number(own) > Number(given) ? own : given);
const theSmaller = (given, own) => (Number(own) < Number(given) ? own : given);
const SHARED_SETTINGS = [
    { key: 'language', setting: 'language', own: (file) => file.language, merge: theInput },
    { key: 'minSeverity', setting: 'min-severity', own: (file) => file.minSeverity, merge: theInput },
    { key: 'maxComments', setting: 'max-comments', own: (file) => file.maxComments, merge: theInput },
    {
        key: 'reviewDisagreementRound',
        setting: 'review-disagreement-round',
        own: (file) => file.reviewDisagreementRound,
        merge: ifEither,
    },
    {
        key: 'triageCrossCheck.enabled',
        setting: 'triage-cross-check',
        own: (file) => file.triageCrossCheck?.enabled,
        merge: ifEither,
    },
    {
        key: 'triageCrossCheck.sampleRate',
        setting: 'triage-cross-check-sample-rate',
        own: (file) => file.triageCrossCheck?.sampleRate,
        merge: theLarger,
    },
    {
        key: 'triageCrossCheck.slot',
        setting: 'triage-cross-check-slot',
        own: (file) => file.triageCrossCheck?.slot,
        merge: theInput,
    },
    {
        key: 'triageCrossCheck.blockOnDisagreement',
        setting: 'triage-cross-check-block-on-disagreement',
        own: (file) => file.triageCrossCheck?.blockOnDisagreement,
        merge: ifEither,
    },
    {
        key: 'modelFallback.fableEnabled',
        setting: 'fable-enabled',
        own: (file) => file.modelFallback?.fableEnabled,
        merge: ifBoth,
    },
    {
        key: 'modelFallback.onDispatchError',
        setting: 'fallback-on-dispatch-error',
        own: (file) => file.modelFallback?.onDispatchError,
        merge: ifBoth,
    },
    {
        key: 'modelRouting.budgetCeilingUsd',
        setting: 'max-cost-usd',
        own: ({ modelRouting }) => (modelRouting?.enabled === false ? undefined : modelRouting?.budgetCeilingUsd),
        merge: theSmaller,
    },
];
function sharedKey(setting) {
    return SHARED_SETTINGS.find((shared) => shared.setting === setting)?.key ?? null;
}
function withRepository(raw, file) {
    if (file === null)
        return { raw, decisions: [] };
    const merged = { ...raw };
    const decisions = [];
    for (const { key, setting, own, merge } of SHARED_SETTINGS) {
        const value = own(file);
        if (value === undefined)
            continue;
        const given = raw[setting]?.trim() ?? '';
        const word = given === '' ? wordOf(value) : merge(given, wordOf(value));
        merged[setting] = word;
        if (!isSame(word, value)) {
            decisions.push(`the input ${setting} is ${given}, which ${key} of the repository's file cannot change`);
        }
    }
    return { raw: merged, decisions };
}
function repositoryRules(file) {
    const { ignore = [], include = [], neverSend = [] } = file ?? {};
    return {
        globs: file === null ? _domain_routing_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_GLOBS */ ._ : { ignore, include, neverSend },
        routing: routingOf(file?.modelRouting),
        instructions: file?.instructions ?? null,
        scopeGate: file?.reviewScopeGate ?? false,
        riskAdvisory: file?.diffRiskAdvisory ?? true,
        criteria: {
            files: file?.rules ?? [],
            leaveOut: file?.skillConformance?.leaveOut ?? [],
            blockOnGap: file?.skillConformance?.blockOnCoverageGap ?? false,
        },
        gates: {
            testGap: { ..._domain_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .USUAL_GATES */ .M8.testGap, enabled: file?.testGap !== undefined, ...file?.testGap },
            exceptionMarkers: { ..._domain_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .USUAL_GATES */ .M8.exceptionMarkers, ...file?.exceptionMarkers },
        },
    };
}
function routingOf(given) {
    if (given?.strategy === undefined || given.enabled === false)
        return null;
    const { strategy, rules = [], recordDecisions = true } = given;
    return {
        strategy,
        record: recordDecisions,
        rules: rules.map(({ when, slots }) => ({
            when: { paths: when.paths ?? null, risk: when.risk ?? null, language: when.language ?? null },
            slots,
        })),
    };
}
const DECIMALS = 9;
function wordOf(value) {
    if (typeof value !== 'number')
        return String(value);
    return value.toFixed(DECIMALS).replace(/\.?0+$/, '');
}
function isSame(word, value) {
    if (typeof value === 'boolean')
        return (0,_setting_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isTrue */ .Hn)(word) === value;
    return word === wordOf(value) || (typeof value === 'number' && Number(word) === value);
}


/***/ }),

/***/ 33730:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fromEnvironment),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   Ij: () => (/* binding */ fromInputs),
/* harmony export */   Lk: () => (/* binding */ warnOfSecretFlags),
/* harmony export */   Mf: () => (/* binding */ visibleSettings),
/* harmony export */   VX: () => (/* binding */ secretValues),
/* harmony export */   WI: () => (/* binding */ optionalNumber),
/* harmony export */   wE: () => (/* binding */ fillValues)
/* harmony export */ });
/* unused harmony export inputVariable */
/* harmony import */ var _domain_credentials_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49658);
/* harmony import */ var _lib_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72269);
/* harmony import */ var _settings_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66163);
/* harmony import */ var _settings_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76752);




const TRUE = ['true', '1', 'yes', 'on'];
const FALSE = ['false', '0', 'no', 'off'];
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/;
function valueProblem(spec, value) {
    if (spec.kind === 'flag' && ![...TRUE, ...FALSE].includes(value.toLowerCase())) {
        return `${spec.name}: ${JSON.stringify(value)} is neither true nor false`;
    }
    if (spec.kind === 'choice' && !spec.choices?.includes(value)) {
        return `${spec.name}: ${JSON.stringify(value)} is not one of ${spec.choices?.join(', ')}`;
    }
    if (spec.kind === 'language' && !LANGUAGE.test(value)) {
        return `${spec.name}: ${JSON.stringify(value)} is not a language tag such as en, de or pt-BR`;
    }
    if (spec.kind === 'result' && (0,_settings_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .resultWord */ .kV)(value) === null) {
        return `${spec.name}: ${JSON.stringify(value)} is no result: give success, failure, cancelled or skipped, pass or fail, or an exit code`;
    }
    if (spec.kind === 'integer' || spec.kind === 'number')
        return numberProblem(spec, value);
    return spec.kind === 'secret' ? secretProblem(spec, value) : null;
}
function secretProblem({ name }, value) {
    const checked = (0,_domain_credentials_js__WEBPACK_IMPORTED_MODULE_2__/* .checkSecret */ .z)((0,_settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentName */ .VE)(name), value);
    return checked.ok ? null : checked.problem;
}
function numberProblem(spec, value) {
    const form = spec.kind === 'integer' ? /^\d{1,9}$/ : /^\d{1,9}(\.\d{1,9})?$/;
    const number = Number(value);
    const low = spec.min ?? 0;
    if (form.test(value) && number >= low && number <= (spec.max ?? Number.MAX_SAFE_INTEGER))
        return null;
    const range = spec.max === undefined ? `${low} or more` : `from ${low} to ${spec.max}`;
    return `${spec.name}: ${JSON.stringify(value)} is not a ${spec.kind === 'integer' ? 'whole number' : 'number'} ${range}`;
}
function fillValues(raw, problems) {
    const values = new Map();
    for (const spec of _settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTINGS */ .yy) {
        const given = raw[spec.name]?.trim() ?? '';
        const problem = given === '' ? null : valueProblem(spec, given);
        if (problem !== null)
            problems.push(problem);
        values.set(spec.name, given === '' || problem !== null ? spec.fallback : given);
    }
    return (name) => values.get(name) ?? '';
}
function isTrue(value) {
    return TRUE.includes(value.toLowerCase());
}
function optionalNumber(text) {
    return text === '' ? null : Number(text);
}
function visibleSettings(value, surface) {
    const shown = (0,_settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsOf */ .f5)(surface).filter(({ kind, personal, name }) => kind !== 'secret' && kind !== 'url' && personal !== true && value(name) !== '');
    return Object.fromEntries(shown.map((spec) => [spec.name, value(spec.name)]));
}
function secretValues(raw) {
    return _settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTINGS */ .yy.filter((spec) => spec.kind === 'secret')
        .map((spec) => raw[spec.name]?.trim() ?? '')
        .filter((secret) => secret !== '');
}
function fromEnvironment(environment, surface) {
    const raw = (0,_settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsOf */ .f5)(surface).map(({ name }) => [
        name,
        environment[(0,_settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentName */ .VE)(name)],
    ]);
    return Object.fromEntries(raw.filter(([name, value]) => !isOthers(name, value)));
}
function isOthers(name, value) {
    if (name === 'language')
        return isLocales(value);
    return name === 'config' && !/\.(?:ya?ml|json)\s*$/i.test(value ?? '');
}
function isLocales(value) {
    return (value !== undefined &&
        /^[A-Za-z]{2,3}(?:_[A-Za-z0-9]+)?(?:[.@][\w-]+)?(?::[\w.@-]*)*$/.test(value) &&
        /[_:]/.test(value));
}
const INPUT = 'INPUT_';
function inputVariable(setting) {
    return `${INPUT}${setting.toUpperCase()}`;
}
function fromInputs(environment) {
    const specs = (0,_settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsOf */ .f5)('action');
    const raw = Object.fromEntries(specs.map(({ name }) => [name, environment[inputVariable(name)]]));
    const known = new Set(specs.map(({ name }) => inputVariable(name)));
    const unknown = Object.keys(environment).filter((name) => name.startsWith(INPUT) && !known.has(name));
    return { raw, problems: unknown.map((name) => unknownInput(name.slice(INPUT.length).toLowerCase())) };
}
function unknownInput(name) {
    const names = (0,_settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsOf */ .f5)('action').map((spec) => spec.name);
    const near = (0,_lib_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .p)(name.replaceAll('_', '-'), names);
    return `${JSON.stringify(name)} is not an input.${near === null ? '' : ` Did you mean ${JSON.stringify(near)}?`}`;
}
function warnOfSecretFlags(host, surface, { flags }) {
    for (const { name, kind } of (0,_settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsOf */ .f5)(surface)) {
        if (kind !== 'secret' || flags[name] === undefined)
            continue;
        host.warn(`--${name} shows the key to everybody who can list processes: set it in the environment instead`);
    }
}


/***/ })

};
