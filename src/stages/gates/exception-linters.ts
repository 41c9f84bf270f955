import type { CodeLanguage } from '../../domain/code-language.ts';

/**
 * How the comments and annotations are written by which linters, compilers and scanners are told to leave code alone.
 * Formatters are left out: how code is laid out is no rule that one is excused from.
 */

/** How the names of rules follow a mark. */
export type Naming =
  /** Behind it, with commas between them. */
  | 'list'
  /** Behind it, with blanks or commas between them. */
  | 'words'
  /** Behind a colon or an equals sign, with commas between them. */
  | 'colon'
  /** In round or square brackets. */
  | 'brackets'
  /** It names none. */
  | 'none';

export type Suppression = {
  readonly tool: string;
  /**
   * Where the mark counts: where a comment starts, also where one starts inside of another, anywhere behind a blank in
   * one, or in code itself.
   */
  readonly at: 'start' | 'part' | 'comment' | 'code';
  /** Reads the mark from where it begins: sticky. */
  readonly mark: RegExp;
  readonly naming: Naming;
  /** Languages that it is one in; null for all. */
  readonly languages: readonly CodeLanguage[] | null;
};

type Marks = readonly (readonly [tool: string, mark: string, languages?: readonly CodeLanguage[]])[];

/** Rows of the table that have place and naming in common. */
function rows(at: Suppression['at'], naming: Naming, marks: Marks): Suppression[] {
  return marks.map(([tool, mark, languages]) => ({
    tool,
    at,
    naming,
    mark: new RegExp(mark, 'y'),
    languages: languages ?? null,
  }));
}

/** The end of a mark: `noqa` is none in `noqastyle`. */
const END = '(?![\\w-])';
const LINES = '(?:-next-line|-line)?';

/** The first that reads a place counts. Spellings are those of each tool's own manual. */
export const SUPPRESSIONS: readonly Suppression[] = [
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

/** Some mark of the table may be in a line where this is: most lines hold none and are looked at no further. */
export const HINT =
  /[iI]gnore|[dD]isable|[sS]uppress|no(?:qa|lint|sec|sem|cov|inspection)|NO(?:QA|LINT|SONAR|PMD)|NoQA|CPD-OFF|pragma|rubocop|:skip|skipcq|skip-file|[:.] ?(?:off|OFF)|:allow|\[allow|\[expect|@ts-|_EXCL_|lgtm|codeql|coverity|\$Flow|pyre-/;
