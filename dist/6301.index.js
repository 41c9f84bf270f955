export const id = 6301;
export const ids = [6301];
export const modules = {

/***/ 86301:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  diffRisk: () => (/* binding */ diffRisk)
});

// EXTERNAL MODULE: ./src/domain/code-language.ts
var code_language = __webpack_require__(4362);
// EXTERNAL MODULE: ./src/domain/risk.ts
var risk = __webpack_require__(8845);
// EXTERNAL MODULE: ./src/stages/plan/pack.ts + 1 modules
var pack = __webpack_require__(52753);
// EXTERNAL MODULE: ./src/domain/routing.ts
var routing = __webpack_require__(88858);
// EXTERNAL MODULE: ./src/domain/test-path.ts
var test_path = __webpack_require__(66532);
// EXTERNAL MODULE: ./src/lib/words.ts
var lib_words = __webpack_require__(92094);
// EXTERNAL MODULE: ./src/stages/plan/path-rules.ts
var path_rules = __webpack_require__(87022);
;// CONCATENATED MODULE: ./src/stages/plan/risk-kinds.ts





const SUBMODULE_MODE = '160000';
const DATA_LANGUAGES = new Set([
    'yaml',
    'json',
    'toml',
    'dockerfile',
    'terraform',
]);
const DATA_ENDINGS = new Set([
    ...[
        'xml',
        'ini',
        'cfg',
        'conf',
        'properties',
        'csv',
        'tsv',
        'lock',
        'plist',
        'gradle',
        'mod',
        'sum',
        'csproj',
    ],
    ...[
        'env',
        'editorconfig',
        'gitignore',
        'dockerignore',
        'gitattributes',
        'npmrc',
        'prettierrc',
        'eslintrc',
        'codeowners',
    ],
]);
const TEXT_ENDINGS = new Set([
    ...[
        'md',
        'mdx',
        'markdown',
        'rst',
        'adoc',
        'asciidoc',
        'txt',
        'tex',
        'pdf',
        'po',
        'pot',
        'ftl',
        'xlf',
        'xliff',
    ],
    ...['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'ico', 'svg', 'bmp', 'mp3', 'mp4', 'webm', 'wav', 'ogg'],
    ...['ttf', 'otf', 'woff', 'woff2', 'eot'],
]);
const TEXT_NAMES = new Set([
    'license',
    'licence',
    'notice',
    'authors',
    'changelog',
    'readme',
    'contributors',
]);
const READ_BY_TOOLS = /^(?:requirements.*|constraints.*|cmakelists)\.txt$/i;
const MESSAGE_FOLDERS = new Set(['locales', 'locale', 'i18n', 'l10n', 'translations', 'translation', 'lang']);
function kindOf(file) {
    if (isSubmodule(file))
        return 'setup';
    if (isWrittenByTools(file))
        return 'machine';
    const kind = kindOfPath(file.path);
    if (file.oldPath === null || file.oldPath === file.path)
        return kind;
    const before = kindOfPath(file.oldPath);
    return before === kind ? kind : 'code';
}
let rules = null;
function ourRules() {
    rules ??= (0,path_rules/* pathRules */.f5)(routing/* NO_GLOBS */._);
    return rules;
}
function isSubmodule({ diff, newMode, oldMode }) {
    return diff?.submodule === true || newMode === SUBMODULE_MODE || oldMode === SUBMODULE_MODE;
}
function isWrittenByTools(file) {
    if ((0,path_rules/* isPathTooLong */.M0)(file.path) || (0,path_rules/* isPathTooLong */.M0)(file.oldPath ?? ''))
        return false;
    const { generated: byName, lockFile, neverSent, vendored: byFolder } = ourRules();
    if ((0,path_rules/* anyName */.kO)(file, neverSent))
        return false;
    const { generated, vendored } = file.attributes;
    const { generatedMark, minified } = file.content;
    return ((0,path_rules/* everyName */.b6)(file, lockFile) ||
        (vendored ?? (0,path_rules/* everyName */.b6)(file, byFolder)) ||
        (generated ?? (0,path_rules/* everyName */.b6)(file, byName)) ||
        (generatedMark.base === true && generatedMark.head !== false) ||
        (minified.base === true && minified.head !== false));
}
function kindOfPath(path) {
    const segments = path.split('/');
    const name = segments.pop() ?? '';
    const language = (0,code_language/* codeLanguageOf */.H)(path);
    const isData = language === null ? isDataName(name) : DATA_LANGUAGES.has(language);
    if (isText(name, segments, isData))
        return 'text';
    if ((0,test_path/* isTestName */.c)(name, segments, language !== null && !isData))
        return 'test';
    return isData ? 'setup' : 'code';
}
function isDataName(name) {
    return DATA_ENDINGS.has(endingOf(name)) || READ_BY_TOOLS.test(name);
}
function isText(name, folders, isData) {
    if (READ_BY_TOOLS.test(name))
        return false;
    if (TEXT_ENDINGS.has(endingOf(name)))
        return true;
    const [first, ...rest] = (0,lib_words/* wordsOf */.Z)(name);
    if (rest.length === 0 && first !== undefined && TEXT_NAMES.has(first))
        return true;
    return isData && folders.some((folder) => MESSAGE_FOLDERS.has(folder.toLowerCase()));
}
function endingOf(name) {
    return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

;// CONCATENATED MODULE: ./src/stages/plan/risk-surface.ts

const NAME = '([\\p{L}_$][\\p{L}\\p{N}_$]{0,99})';
const rule = (source) => new RegExp(source.replaceAll('NAME', NAME), 'u');
const MODIFIERS = '(?:(?:static|final|abstract|async|override|virtual|sealed|readonly|partial|synchronized|default|class|struct|interface|enum|record|extern|unsafe|const|new|event|required|open|func|var|let|protocol|actor|init|extension|typealias|function|fun|val|data|@\\w+) +){0,6}';
const PUBLIC_MEMBER = [
    rule(`^\\s*(?:public|protected) +${MODIFIERS}(?:[\\w$.<>\\[\\],?]{1,200} +){0,4}NAME\\s*(?:[({;=:<]|$|=>)`),
];
const SCRIPT = [
    rule('^\\s*export +(?:default +)?(?:declare +)?(?:abstract +)?(?:async +)?(?:function\\*?|class|const enum|const|let|var|interface|type|enum|namespace) +NAME'),
    rule('^\\s*export +default +NAME'),
    /^\s*export +(?:type +)?(\{[^}]{0,300})/,
    /^\s*export +(\*(?: as \w{1,99})? +from .{1,200})/,
    rule('^\\s*(?:module\\.)?exports\\.NAME\\s*='),
    /^\s*(module\.exports)\s*=/,
];
const SURFACES = {
    typescript: SCRIPT,
    javascript: SCRIPT,
    python: [/^(?:async )?(?:def|class) +([^\W_]\w{0,99})/],
    go: [/^(?:func|type|var|const) +(?:\([^)]{0,100}\) *)?(\p{Lu}[\p{L}\p{N}_]{0,99})/u],
    java: PUBLIC_MEMBER,
    csharp: PUBLIC_MEMBER,
    kotlin: [
        rule('^(?:(?:public|open|abstract|data|sealed|inline|suspend|operator|enum|annotation|const|value|infix|expect|actual) +){0,5}(?:fun|class|interface|object|val|var|typealias) +(?:<[^>]{1,100}> +)?(?:\\w{1,99}(?:<[^>]{0,100}>)?\\.)?NAME'),
    ],
    swift: [rule(`^\\s*(?:public|open)(?:\\(set\\))? +${MODIFIERS}NAME`)],
    ruby: [/^\s*(?:def +(?:self\.)?([a-z]\w{0,99}[?!=]?)|(?:class|module) +([A-Z][\w:]{0,99}))/],
    php: [
        rule('^\\s*(?:(?:final|abstract|readonly) +){0,2}(?:class|interface|trait|enum) +NAME'),
        rule('^\\s*(?:(?:final|abstract|static) +){0,2}public +(?:(?:static|readonly|final|abstract) +){0,2}(?:function +&?|\\??[\\w|\\\\]{1,99} +\\$)NAME'),
        rule('^function +&?NAME'),
    ],
    rust: [
        rule('^\\s*pub +(?:(?:async|unsafe|const|extern "C") +){0,3}(?:fn|struct|enum|trait|type|const|static|mod|union|macro) +NAME'),
        /^\s*pub +(use +[\w:{}, *]{1,200})/,
    ],
    scala: [
        rule('^(?:(?:final|abstract|sealed|case|implicit|lazy) +){0,3}(?:class|object|trait|def|val) +NAME'),
    ],
    dart: [/^(?:abstract +|final +|sealed +)?(?:class|mixin|enum|extension|typedef) +([A-Za-z]\w{0,99})/],
};
const DESCRIBED = [
    {
        path: /\.proto$/i,
        surface: [/^\s*(?:message|service|rpc|enum|extend) +(\w{1,99})/, /\b(\w{1,99}) *= *\d{1,9} *(?:\[|;)/],
    },
    {
        path: /\.(?:graphqls?|gql)$/i,
        surface: [
            /^\s*(?:extend +)?(?:type|input|interface|enum|union|scalar|directive) +(@?\w{1,99})/,
            /^\s*(\w{1,99}) {0,9}(?:\([^)]{0,300}\))? {0,9}: *[[\w]/,
        ],
    },
    {
        path: /(?:^|[/._-])(?:openapi|swagger)[^/]*\.(?:ya?ml|json)$/i,
        surface: [/^\s*["']?(\/[\w/{}.:-]{0,200})["']?\s*:/, /^\s*["']?operationId["']?\s*:\s*["']?(\w{1,99})/],
    },
];
const ROUTES = [
    /\b(?:app|router|routes|route|server|mux|api|group|blueprint|bp|r|e|g)\.(?:get|post|put|patch|delete|all|route|handle|handlefunc|add_url_rule)\(\s*["'`](\/[^"'`]{0,200})/i,
    /^\s*@(?:Get|Post|Put|Patch|Delete|Request)Mapping\b(.{0,200})/,
    /^\s*@(?:Get|Post|Put|Patch|Delete|All|Controller|Path)\(\s*["'`]?([^"'`)]{0,200})/,
    /^\s*\[(?:Http(?:Get|Post|Put|Patch|Delete)|Route)\b(.{0,200})/,
    /\bMap(?:Get|Post|Put|Patch|Delete)\(\s*"([^"]{0,200})/,
    /\bRoute::(?:get|post|put|patch|delete|any|resource|apiResource)\(\s*["']([^"']{0,200})/,
    /^\s*#\[Route\((.{0,200})/,
    /^\s*(?:get|post|put|patch|delete|resources?|match|namespace) +["':]([\w/:*.-]{1,200})/,
    /^\s*(?:re_)?path\(\s*r?["']([^"']{0,200})/,
];
const SERVED = new Set([
    ...[
        'typescript',
        'javascript',
        'python',
        'go',
        'java',
        'kotlin',
        'csharp',
        'ruby',
        'php',
        'rust',
        'scala',
    ],
]);
function surfaceReader(path) {
    const language = (0,code_language/* codeLanguageOf */.H)(path);
    const described = DESCRIBED.find((kind) => kind.path.test(path))?.surface;
    const own = described ?? (language === null ? undefined : SURFACES[language]) ?? [];
    const routes = language !== null && SERVED.has(language) ? ROUTES : [];
    const rules = [...own, ...routes];
    return rules.length === 0 ? null : (line) => firstName(line, rules);
}
function firstName(line, rules) {
    for (const expression of rules) {
        const match = expression.exec(line);
        if (match !== null)
            return match.slice(1).find((group) => group !== undefined) ?? '';
    }
    return null;
}

;// CONCATENATED MODULE: ./src/stages/plan/risk-syntax.ts
const SLASHES = /\/\/|\/\*/;
const HASH = /(?<![^\s(){}[\];])#/;
const BRACED = /\b(?:if|for|foreach|while|switch|catch)\s*\(|\bcase\b|&&|\|\||\?\?|\s\?\s/g;
const BARE_WORDS = /\b(?:if|for|while|switch|select|case)\b|&&|\|\|/g;
const RUST = /\b(?:if|for|while|loop|match)\b|=>|&&|\|\||\?;/g;
const SWIFT = /\b(?:if|guard|for|while|switch|case|catch)\b|&&|\|\||\?\?|\s\?\s/g;
const KOTLIN = /\b(?:if|for|while|catch)\s*\(|\bwhen\b|->|&&|\|\||\?:/g;
const PYTHON = /^\s*(?:async\s+)?(?:if|elif|for|while|except|case)\b(?=.*(?:[:([{,\\]|\band|\bor)\s*$)|\s(?:and|or)\s|\sif\s(?=.*\selse\s)/g;
const RUBY = /\b(?:if|unless|elsif|while|until|case|when|rescue|for)\b|&&|\|\||\s\?\s/g;
const SHELL = /\b(?:if|elif|for|while|until|case)\b|&&|\|\|/g;
const IMPORT = /^\s*(?:import|package|from|export\s+\*|using|use|extern crate|require|require_relative|include)\b/;
const JAVA_LIKE = { lineComment: SLASHES, branches: BRACED, imports: IMPORT, indent: 4 };
const risk_syntax_SCRIPT = { ...JAVA_LIKE, indent: 2 };
const SYNTAX = {
    typescript: risk_syntax_SCRIPT,
    javascript: risk_syntax_SCRIPT,
    python: { lineComment: HASH, branches: PYTHON, imports: IMPORT, indent: 4 },
    go: { ...JAVA_LIKE, branches: BARE_WORDS },
    java: JAVA_LIKE,
    kotlin: { ...JAVA_LIKE, branches: KOTLIN },
    swift: { ...JAVA_LIKE, branches: SWIFT },
    csharp: { ...JAVA_LIKE, imports: /^\s*using\s+[\w.=\s]+;/ },
    ruby: { lineComment: HASH, branches: RUBY, imports: IMPORT, indent: 2 },
    php: { ...JAVA_LIKE, lineComment: /\/\/|\/\*|(?<![^\s(){}[\];])#(?!\[)/ },
    rust: { ...JAVA_LIKE, branches: RUST },
    scala: { ...JAVA_LIKE, branches: KOTLIN, indent: 2 },
    dart: risk_syntax_SCRIPT,
    c: { ...JAVA_LIKE, imports: /^\s*#\s*include\b/ },
    cpp: { ...JAVA_LIKE, imports: /^\s*(?:#\s*include|using)\b/ },
    'objective-c': { ...JAVA_LIKE, imports: /^\s*(?:#\s*(?:include|import)|@import)\b/ },
    sql: { lineComment: /--|\/\*/, branches: /(?!)/g, imports: /(?!)/, indent: 2 },
    shell: { lineComment: HASH, branches: SHELL, imports: /^\s*(?:source|\.)\s/, indent: 2 },
};
const TESTED_LANGUAGES = new Set([
    ...[
        'typescript',
        'javascript',
        'python',
        'go',
        'java',
        'kotlin',
        'swift',
        'csharp',
        'ruby',
        'php',
    ],
    ...['rust', 'scala', 'dart', 'c', 'cpp', 'objective-c'],
]);
const NOTHING = { logic: false, branching: 0 };
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
const INSIDE_COMMENT = /^\s*(?:\*|\/\*|<!--)/;
const BLOCK_COMMENT = /\/\*.*?\*\//g;
const DEEP = 3;
function factsOf(text, language) {
    const syntax = language === null ? undefined : SYNTAX[language];
    if (syntax === undefined)
        return { logic: /\S/.test(text), branching: 0 };
    if (INSIDE_COMMENT.test(text) && syntax.lineComment !== HASH)
        return NOTHING;
    const code = withoutComment(text.replace(QUOTED, '""').replace(BLOCK_COMMENT, ''), syntax.lineComment);
    if (!/[\p{L}\p{N}]/u.test(code))
        return NOTHING;
    const branches = code.match(syntax.branches)?.length ?? 0;
    const isDeep = branches > 0 && depthOf(text, syntax.indent) > DEEP;
    return { logic: !syntax.imports.test(code), branching: isDeep ? branches * 2 : branches };
}
function withoutComment(code, comment) {
    const at = code.search(comment);
    return at < 0 ? code : code.slice(0, at);
}
function depthOf(text, indent) {
    const margin = /^[\t ]*/.exec(text)?.[0] ?? '';
    const tabs = margin.replaceAll(' ', '').length;
    return tabs + Math.floor((margin.length - tabs) / indent);
}

;// CONCATENATED MODULE: ./src/stages/plan/risk-lines.ts



const risk_lines_NOTHING = { logic: 0, branching: 0, symbols: 0, ddl: false, hasTest: false };
const MAX_BYTES = 512 * 1024;
const MAX_LINE = 1_000;
const DDL_IN_CODE = /\b(?:CREATE|ALTER|DROP|TRUNCATE) {1,4}(?:UNIQUE |TEMPORARY |TEMP |MATERIALIZED )?(?:TABLE|INDEX|VIEW|SCHEMA|DATABASE|TYPE|SEQUENCE|TRIGGER)\b/;
const DDL_IN_SQL = /^\s*(?:create|alter|drop|truncate|rename)\s{1,4}(?:or replace |unique |temporary |temp |materialized )?(?:table|index|view|schema|database|type|sequence|trigger|function|procedure|column|constraint|domain|extension|policy|role)\b/i;
const OWN_TEST = /^\s*#\[(?:\w{1,40}::)?test\b/;
function readLines(file, kind) {
    const { diff, path } = file;
    if ((kind !== 'code' && kind !== 'setup') || diff === null || diff.bytes > MAX_BYTES)
        return risk_lines_NOTHING;
    const changed = { '+': [], '-': [] };
    for (const { lines } of diff.hunks) {
        for (const { mark, text } of lines)
            if (mark !== ' ')
                changed[mark].push(text.slice(0, MAX_LINE));
    }
    const language = (0,code_language/* codeLanguageOf */.H)(path);
    const added = tally(changed['+'], language);
    const removed = tally(changed['-'], language);
    const ddl = language === 'sql' ? DDL_IN_SQL : DDL_IN_CODE;
    return {
        logic: Math.max(added.logic, removed.logic),
        branching: Math.max(0, added.branching - removed.branching),
        symbols: countSymbols(path, changed['+'], changed['-']),
        ddl: changed['+'].some((text) => ddl.test(text) && factsOf(text, language).logic),
        hasTest: language === 'rust' && changed['+'].some((text) => OWN_TEST.test(text)),
    };
}
function tally(texts, language) {
    let [logic, branching] = [0, 0];
    for (const text of texts) {
        const facts = factsOf(text, language);
        if (facts.logic)
            logic += 1;
        branching += facts.branching;
    }
    return { logic, branching };
}
function countSymbols(path, added, removed) {
    const read = surfaceReader(path);
    if (read === null)
        return 0;
    const [before, after] = [declarations(removed, read), declarations(added, read)];
    const changed = [
        ...[...after].filter(([text]) => !before.has(text)),
        ...[...before].filter(([text]) => !after.has(text)),
    ];
    return new Set(changed.map(([, name]) => name)).size;
}
function declarations(texts, read) {
    const found = new Map();
    for (const text of texts) {
        const name = read(text);
        if (name !== null)
            found.set(text.trim(), name);
    }
    return found;
}

;// CONCATENATED MODULE: ./src/stages/plan/risk-places.ts
const SECURITY_WORDS = [
    {
        why: 'decides who somebody is',
        words: [
            ...['auth', 'oauth', 'oauth2', 'oidc', 'saml', 'sso', 'ldap', 'kerberos', 'mfa', '2fa', 'totp', 'otp'],
            ...[
                'authn',
                'authenticate',
                'authentication',
                'authenticator',
                'authenticators',
                'webauthn',
                'passkey',
            ],
            ...[
                'login',
                'logins',
                'logout',
                'signin',
                'sign in',
                'two factor',
                'password',
                'passwords',
                'passkeys',
            ],
            ...['nextauth', 'passport', 'identity provider', 'captcha', 'impersonate', 'impersonation'],
        ],
    },
    {
        why: 'decides what somebody may do',
        words: [
            ...['authz', 'authorize', 'authorise', 'authorization', 'authorisation', 'authorizer', 'permission'],
            ...['permissions', 'acl', 'acls', 'rbac', 'abac', 'iam', 'access control', 'access policy', 'guardian'],
            ...['privilege', 'privileges', 'entitlement', 'entitlements', 'sudo', 'superuser'],
        ],
    },
    {
        why: 'carries who somebody is from one request to the next',
        words: [
            'session',
            'sessions',
            'cookie',
            'cookies',
            'jwt',
            'jwts',
            'token',
            'tokens',
            'csrf',
            'xsrf',
            'cors',
        ],
    },
    {
        why: 'hides or signs data',
        words: [
            ...[
                'crypto',
                'cryptography',
                'cipher',
                'encrypt',
                'encryption',
                'decrypt',
                'decryption',
                'hmac',
                'tls',
            ],
            ...['ssl', 'x509', 'certificate', 'certificates', 'keystore', 'keyring', 'signing', 'kms'],
        ],
    },
    {
        why: 'holds what must not be known',
        words: ['secret', 'secrets', 'credential', 'credentials', 'vault', 'api key', 'api keys', 'private key'],
    },
    {
        why: 'moves money',
        words: [
            'payment',
            'payments',
            'billing',
            'invoice',
            'invoices',
            'payout',
            'payouts',
            'refund',
            'refunds',
            'stripe',
        ],
    },
    {
        why: 'stands between untrusted input and what it must not reach',
        words: [
            'sandbox',
            'sandboxing',
            'sanitize',
            'sanitizer',
            'sanitise',
            'sanitiser',
            'escaper',
            'csp',
            'ssrf',
            'xss',
        ],
    },
    {
        why: 'is there for safety by its own name',
        words: [
            'security',
            'firewall',
            'rate limit',
            'rate limiter',
            'ratelimit',
            'throttling',
            'webhook',
            'webhooks',
        ],
    },
];
const OTHER_MEANINGS = new Map([
    [
        'token',
        [
            ...['lexer', 'parser', 'parse', 'parsing', 'syntax', 'grammar', 'ast', 'tokenizer', 'scanner'],
            ...['design', 'theme', 'themes', 'css', 'style', 'styles', 'llm', 'count', 'counter', 'usage', 'limit'],
        ],
    ],
    ['session', ['inference', 'training', 'onnx', 'tmux', 'chat', 'browser', 'terminal']],
    ['stripe', ['css', 'style', 'styles', 'table']],
]);
const PARTLY = 0.5;
const OPERATED = [
    {
        why: 'CI runs it with secrets',
        value: 1,
        path: /(?:^|\/)(?:\.github\/workflows\/[^/]+\.ya?ml|\.github\/actions\/.+|\.gitlab-ci\.ya?ml|\.circleci\/[^/]+|bitbucket-pipelines\.ya?ml|azure-pipelines[^/]*\.ya?ml|jenkinsfile[^/]*|\.travis\.ya?ml|\.drone\.ya?ml|\.buildkite\/.+|action\.ya?ml)$/i,
    },
    { why: 'says who must approve', value: 1, path: /(?:^|\/)codeowners$/i },
    {
        why: 'builds and confines what is shipped',
        value: PARTLY,
        path: /(?:^|\/)(?:docker-)?compose[^/]*\.ya?ml$/i,
    },
    {
        why: 'brings in the code of others',
        value: PARTLY,
        path: /(?:^|\/)(?:package\.json|pnpm-workspace\.yaml|pyproject\.toml|setup\.(?:py|cfg)|pipfile|requirements[^/]*\.txt|go\.mod|cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?|libs\.versions\.toml|gemfile|[^/]+\.gemspec|composer\.json|[^/]+\.csproj|directory\.packages\.props|package\.swift|podfile|pubspec\.yaml|deno\.jsonc?)$/i,
    },
];
const UI_WORDS = [
    {
        why: 'people pay here',
        words: [
            'checkout',
            'cart',
            'basket',
            'payment',
            'payments',
            'billing',
            'paywall',
            'subscription',
            'order summary',
        ],
    },
    {
        why: 'people come in here',
        words: [
            ...[
                'login',
                'signin',
                'sign in',
                'signup',
                'sign up',
                'register',
                'registration',
                'password',
                'logout',
            ],
            ...['two factor', 'otp', 'onboarding', 'auth'],
        ],
    },
    {
        why: 'people agree to something here',
        words: [
            'consent',
            'consents',
            'cookie banner',
            'gdpr',
            'privacy',
            'terms',
            'unsubscribe',
            'delete account',
        ],
    },
    {
        why: 'some people cannot use a page without it',
        words: ['accessibility', 'a11y', 'aria', 'focus trap', 'skip link', 'screen reader', 'visually hidden'],
    },
];

;// CONCATENATED MODULE: ./src/stages/plan/risk-paths.ts





const SCREENS = /\.(?:tsx|jsx|vue|svelte|astro|html?|hbs|handlebars|ejs|erb|haml|slim|pug|njk|jinja2?|j2|twig|ftl|cshtml|razor|xaml|storyboard|xib|mustache|blade\.php)$/i;
const SCREEN_CODE = /\.(?:kt|swift|dart|js|ts|rb|java|cs|css|scss|xml)$/i;
const SCREEN_WORDS = new Set([
    'screen',
    'screens',
    'view',
    'views',
    'page',
    'pages',
    'component',
    'components',
    'ui',
    'widget',
    'widgets',
    'fragment',
    'layout',
    'template',
    'templates',
]);
const MIGRATION_FOLDERS = /(?:^|\/)(?:migrations?|migrate|alembic\/versions|flyway|liquibase|db\/changelogs?)\//i;
const STEPS = /\.(?:sql|py|rb|[jt]s|[mc]js|go|php|cs|java|kts?|xml|ya?ml|json|exs?|rs|scala)$/i;
const MIGRATION_NAMES = /(?:^|\/)(?:schema\.prisma|db\/schema\.rb|db\/structure\.sql|[VUR]\d[\w.]{0,40}__[^/]{1,200}\.sql)$/i;
const SECURITY = setOf(SECURITY_WORDS);
const UI = setOf(UI_WORDS);
function securityOf(file, kind) {
    if ((0,path_rules/* isPathTooLong */.M0)(file.path) || (0,path_rules/* isPathTooLong */.M0)(file.oldPath ?? ''))
        return 0;
    if ((0,path_rules/* anyName */.kO)(file, ourRules().neverSent))
        return 1;
    if (kind !== 'code' && kind !== 'setup')
        return 0;
    if (isSubmodule(file))
        return PARTLY;
    return Math.max(...namesOf(file).flatMap((path) => [operated(path), worded(path)]));
}
function operated(path) {
    const values = OPERATED.filter((rule) => rule.path.test(path)).map(({ value }) => value);
    const language = (0,code_language/* codeLanguageOf */.H)(path);
    return Math.max(0, ...values, language === 'terraform' || language === 'dockerfile' ? PARTLY : 0);
}
function worded(path) {
    const near = path.split('/').slice(-2).join('/');
    const all = (0,lib_words/* phrasesOf */.E)(path);
    const counts = (phrase) => SECURITY.has(phrase) && !hasOtherMeaning(phrase, all);
    if ([...(0,lib_words/* phrasesOf */.E)(near)].some(counts))
        return 1;
    return [...all].some(counts) ? PARTLY : 0;
}
function hasOtherMeaning(phrase, phrases) {
    const single = phrase.endsWith('s') ? phrase.slice(0, -1) : phrase;
    const others = OTHER_MEANINGS.get(single) ?? [];
    return others.some((word) => phrases.has(word));
}
function isCriticalScreen(path) {
    const isScreen = SCREENS.test(path);
    if (!isScreen && !SCREEN_CODE.test(path))
        return false;
    const phrases = (0,lib_words/* phrasesOf */.E)(path);
    if (!isScreen && ![...phrases].some((phrase) => SCREEN_WORDS.has(phrase)))
        return false;
    return [...phrases].some((phrase) => UI.has(phrase));
}
function isMigrationPath(path) {
    return (MIGRATION_FOLDERS.test(path) && STEPS.test(path)) || MIGRATION_NAMES.test(path);
}
function namesOf({ path, oldPath }) {
    return oldPath === null || oldPath === path ? [path] : [path, oldPath];
}
function setOf(groups) {
    return new Set(groups.flatMap(({ words }) => words));
}

;// CONCATENATED MODULE: ./src/stages/plan/risk-tests.ts

const TEST_WORDS = new Set([
    'test',
    'tests',
    'spec',
    'specs',
    'e2e',
    'cy',
    'it',
    'unit',
    'integration',
    'testcase',
]);
const COMMON_FOLDERS = new Set([
    ...[
        'src',
        'lib',
        'main',
        'app',
        'test',
        'tests',
        '__tests__',
        'spec',
        'specs',
        'unit',
        'integration',
        'e2e',
    ],
    ...['java', 'kotlin', 'scala', 'swift', 'sources', 'androidtest', 'python', 'js', 'ts', 'internal', 'pkg'],
]);
const COMMON_NAMES = new Set(['index', 'main', 'mod', 'init', 'lib', 'types', 'utils', 'util', 'helpers']);
function testIndex(tests) {
    const left = tests.filter(({ status, additions }) => status !== 'deleted' && additions !== 0);
    const names = new Set(left.map(({ path }) => stemOf(path)).filter((stem) => stem !== ''));
    const folders = new Set(left.map(({ path }) => folderOf(path)));
    const places = new Set(left.map(({ path }) => parentOf(path)));
    return (path) => {
        const folder = folderOf(path);
        return names.has(stemOf(path)) || places.has(parentOf(path)) || (folder !== '' && folders.has(folder));
    };
}
function stemOf(path) {
    const segments = path.split('/');
    const words = (0,lib_words/* wordsOf */.Z)((segments.pop() ?? '').replace(/\.[^.]*$/, '')).filter((word) => !TEST_WORDS.has(word));
    const stem = words.join('');
    return COMMON_NAMES.has(stem) ? (0,lib_words/* wordsOf */.Z)(segments.at(-1) ?? '').join('') : stem;
}
function folderOf(path) {
    const folders = path.split('/').slice(0, -1);
    return folders.filter((folder) => !COMMON_FOLDERS.has(folder.toLowerCase())).join('/');
}
function parentOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

;// CONCATENATED MODULE: ./src/stages/plan/risk-weights.ts
const RISK_WEIGHTS = {
    code: {
        loc_changed: 0.4,
        security_path: 2,
        public_api: 0.2,
        no_test_change: 1,
        complexity_delta: 0.5,
        ui_critical: 1,
        migration: 2,
    },
    setup: only({ loc_changed: 0.2, security_path: 2, public_api: 0.2, migration: 2 }),
    test: only({ loc_changed: 0.2 }),
    text: only({ loc_changed: 0.1 }),
    machine: only({ loc_changed: 0.1 }),
};
function only(weights) {
    return {
        loc_changed: 0,
        security_path: 1.5,
        public_api: 0,
        no_test_change: 0,
        complexity_delta: 0,
        ui_critical: 0,
        migration: 0,
        ...weights,
    };
}
const MAX_LOC_VALUE = 12;
const MAX_API_VALUE = 5;
const MAX_COMPLEXITY_VALUE = 6;

;// CONCATENATED MODULE: ./src/stages/plan/risk.ts









const LOGIC_TO_TEST = 10;
function diffRisk(change) {
    const kinds = change.files.map((file) => ({ file, kind: kindOf(file) }));
    const isTested = testIndex(kinds.filter(({ kind }) => kind === 'test').map(({ file }) => file));
    return kinds
        .map(({ file, kind }) => riskOf(file, kind, isTested))
        .sort((a, b) => b.score - a.score || (0,pack/* comparePaths */.c)(a, b));
}
function riskOf(file, kind, isTested) {
    const lines = readLines(file, kind);
    const isStep = isMigrationPath(file.path);
    const added = file.additions ?? file.diff?.additions ?? 0;
    const removed = file.deletions ?? file.diff?.deletions ?? 0;
    const values = {
        loc_changed: logShaped(added + removed, MAX_LOC_VALUE),
        security_path: securityOf(file, kind),
        public_api: isStep ? 0 : Math.min(lines.symbols, MAX_API_VALUE),
        no_test_change: !isStep && lacksTest(file, lines, isTested) ? 1 : 0,
        complexity_delta: logShaped(lines.branching, MAX_COMPLEXITY_VALUE),
        ui_critical: isCriticalScreen(file.path) ? 1 : 0,
        migration: isStep || lines.ddl ? 1 : 0,
    };
    const signals = risk/* RISK_SIGNALS */.w1.map((name) => ({
        name,
        weight: RISK_WEIGHTS[kind][name],
        value: values[name],
    })).filter(({ weight, value }) => weight > 0 && value > 0);
    const score = signals.reduce((sum, { weight, value }) => sum + weight * value, 0);
    return { path: file.path, score: rounded(score), added, removed, signals };
}
function lacksTest(file, lines, isTested) {
    if (file.status === 'deleted' || lines.hasTest || lines.logic < LOGIC_TO_TEST)
        return false;
    const language = (0,code_language/* codeLanguageOf */.H)(file.path);
    return language !== null && TESTED_LANGUAGES.has(language) && !isTested(file.path);
}
function logShaped(count, max) {
    return Math.min(max, Math.round(Math.log2(1 + count) * 100) / 100);
}
function rounded(score) {
    return Math.round(score * 1_000) / 1_000;
}


/***/ })

};
