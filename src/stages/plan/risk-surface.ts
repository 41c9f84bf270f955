import { type CodeLanguage, codeLanguageOf } from '../../domain/code-language.ts';

/** What others rely on, by the language it is declared in. The first group that took part is its name. */
type Surface = readonly RegExp[];

/** Names of C-like languages. The repetition is bounded: no line is scanned twice for one name. */
const NAME = '([\\p{L}_$][\\p{L}\\p{N}_$]{0,99})';
const rule = (source: string): RegExp => new RegExp(source.replaceAll('NAME', NAME), 'u');

const MODIFIERS =
  '(?:(?:static|final|abstract|async|override|virtual|sealed|readonly|partial|synchronized|default|class|struct|interface|enum|record|extern|unsafe|const|new|event|required|open|func|var|let|protocol|actor|init|extension|typealias|function|fun|val|data|@\\w+) +){0,6}';

/** Members of Java and C#: modifiers, at most a type, a name. */
const PUBLIC_MEMBER: Surface = [
  rule(`^\\s*(?:public|protected) +${MODIFIERS}(?:[\\w$.<>\\[\\],?]{1,200} +){0,4}NAME\\s*(?:[({;=:<]|$|=>)`),
];

const SCRIPT: Surface = [
  rule(
    '^\\s*export +(?:default +)?(?:declare +)?(?:abstract +)?(?:async +)?(?:function\\*?|class|const enum|const|let|var|interface|type|enum|namespace) +NAME',
  ),
  rule('^\\s*export +default +NAME'),
  /^\s*export +(?:type +)?(\{[^}]{0,300})/,
  /^\s*export +(\*(?: as \w{1,99})? +from .{1,200})/,
  rule('^\\s*(?:module\\.)?exports\\.NAME\\s*='),
  /^\s*(module\.exports)\s*=/,
];

const SURFACES: Readonly<Partial<Record<CodeLanguage, Surface>>> = {
  typescript: SCRIPT,
  javascript: SCRIPT,
  python: [/^(?:async )?(?:def|class) +([^\W_]\w{0,99})/],
  go: [/^(?:func|type|var|const) +(?:\([^)]{0,100}\) *)?(\p{Lu}[\p{L}\p{N}_]{0,99})/u],
  java: PUBLIC_MEMBER,
  csharp: PUBLIC_MEMBER,
  kotlin: [
    rule(
      '^(?:(?:public|open|abstract|data|sealed|inline|suspend|operator|enum|annotation|const|value|infix|expect|actual) +){0,5}(?:fun|class|interface|object|val|var|typealias) +(?:<[^>]{1,100}> +)?(?:\\w{1,99}(?:<[^>]{0,100}>)?\\.)?NAME',
    ),
  ],
  swift: [rule(`^\\s*(?:public|open)(?:\\(set\\))? +${MODIFIERS}NAME`)],
  ruby: [/^\s*(?:def +(?:self\.)?([a-z]\w{0,99}[?!=]?)|(?:class|module) +([A-Z][\w:]{0,99}))/],
  php: [
    rule('^\\s*(?:(?:final|abstract|readonly) +){0,2}(?:class|interface|trait|enum) +NAME'),
    rule(
      '^\\s*(?:(?:final|abstract|static) +){0,2}public +(?:(?:static|readonly|final|abstract) +){0,2}(?:function +&?|\\??[\\w|\\\\]{1,99} +\\$)NAME',
    ),
    rule('^function +&?NAME'),
  ],
  rust: [
    rule(
      '^\\s*pub +(?:(?:async|unsafe|const|extern "C") +){0,3}(?:fn|struct|enum|trait|type|const|static|mod|union|macro) +NAME',
    ),
    /^\s*pub +(use +[\w:{}, *]{1,200})/,
  ],
  scala: [
    rule('^(?:(?:final|abstract|sealed|case|implicit|lazy) +){0,3}(?:class|object|trait|def|val) +NAME'),
  ],
  dart: [/^(?:abstract +|final +|sealed +)?(?:class|mixin|enum|extension|typedef) +([A-Za-z]\w{0,99})/],
};

/** Interfaces that are described in files of their own, by ending or name. */
const DESCRIBED: readonly { readonly path: RegExp; readonly surface: Surface }[] = [
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

/** Addresses that a server answers, as the usual frameworks say it. */
const ROUTES: Surface = [
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

/** Languages in whose code servers say which addresses they answer. */
const SERVED: ReadonlySet<CodeLanguage> = new Set([
  ...([
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
  ] as const),
]);

/** Finds in a line the name of what it offers to others; null where it offers nothing. */
export type SurfaceReader = (line: string) => string | null;

/** A reader for the lines of one file, by its path; null where nothing in it can be told to be public. */
export function surfaceReader(path: string): SurfaceReader | null {
  const language = codeLanguageOf(path);
  const described = DESCRIBED.find((kind) => kind.path.test(path))?.surface;
  const own = described ?? (language === null ? undefined : SURFACES[language]) ?? [];
  const routes = language !== null && SERVED.has(language) ? ROUTES : [];
  const rules = [...own, ...routes];
  return rules.length === 0 ? null : (line) => firstName(line, rules);
}

function firstName(line: string, rules: Surface): string | null {
  for (const expression of rules) {
    const match = expression.exec(line);
    if (match !== null) return match.slice(1).find((group) => group !== undefined) ?? '';
  }
  return null;
}
