import { describe, expect, it } from '@jest/globals';
import type { ExceptionMarker } from '../../../src/domain/gates.ts';
import { SUPPRESSIONS } from '../../../src/stages/gates/exception-linters.ts';
import { markersOf } from '../../../src/stages/gates/exception-markers.ts';
import { changedFile, changeOf, hunk } from './builders.ts';

function markersIn(path: string, added: readonly string[]): ExceptionMarker[] {
  const lines = added.map((line) => `+${line}`);
  return markersOf(changeOf([changedFile(path, [hunk(lines)])]), '2026-11-30');
}

/** A line that holds a suppression, and one that is much like it and holds none. */
type Row = readonly [
  path: string,
  line: string,
  said: readonly [tool: string, rule: string | null, reason: string | null],
  unlike: string,
];

const ROWS: readonly Row[] = [
  [
    'a.ts',
    '// eslint-disable-next-line no-console -- the log is the output',
    ['eslint', 'no-console', 'the log is the output'],
    '// the eslint-disable-next-line below',
  ],
  ['a.js', '/* eslint-disable */', ['eslint', null, null], 'const a = "/* eslint-disable */";'],
  [
    'a.ts',
    'f(); // eslint-disable-line no-eval, @typescript-eslint/no-shadow',
    ['eslint', 'no-eval, @typescript-eslint/no-shadow', null],
    '// eslint-disabled',
  ],
  [
    'a.tsx',
    '{/* eslint-disable-next-line react/no-danger */}',
    ['eslint', 'react/no-danger', null],
    '{/* react/no-danger */}',
  ],
  ['a.ts', '// oxlint-disable-next-line no-new', ['oxlint', 'no-new', null], '// oxlint'],
  [
    'a.css',
    '/* stylelint-disable-line color-named */',
    ['stylelint', 'color-named', null],
    '/* stylelint */',
  ],
  ['a.ts', '// secretlint-disable-line', ['secretlint', null, null], '// secretlint-enable'],
  [
    'a.ts',
    '// biome-ignore lint/suspicious/noExplicitAny: the type is theirs',
    ['biome', 'lint/suspicious/noExplicitAny', 'the type is theirs'],
    '// biome-ignored lint/a: x',
  ],
  ['a.php', '/** @phpstan-ignore-next-line */', ['phpstan', null, null], '/** @phpstan-param */'],
  [
    'a.php',
    '// @phpstan-ignore argument.type (their stub)',
    ['phpstan', 'argument.type', '(their stub)'],
    '// phpstan-ignore',
  ],
  [
    'a.php',
    '/** @psalm-suppress MixedArgument */',
    ['psalm', 'MixedArgument', null],
    '/** @psalm-var int */',
  ],
  [
    'a.php',
    '/** @phan-suppress-next-line PhanTypeMismatch */',
    ['phan', 'PhanTypeMismatch', null],
    '/** @phan-var */',
  ],
  [
    'a.md',
    '<!-- markdownlint-disable-next-line MD013 -->',
    ['markdownlint', 'MD013', null],
    '`<!-- markdownlint-disable -->`',
  ],
  [
    'a.go',
    '//lint:ignore SA1019 the old name is theirs',
    ['staticcheck', 'SA1019', 'the old name is theirs'],
    '//lint:other',
  ],
  ['A.java', '//noinspection unchecked', ['jetbrains', 'unchecked', null], '//inspection unchecked'],
  [
    'A.cs',
    '// ReSharper disable once UnusedMember.Local',
    ['resharper', 'UnusedMember.Local', null],
    '// ReSharper restore UnusedMember.Local',
  ],
  [
    'a.rb',
    'x # rubocop:disable Metrics/AbcSize, Style/A -- generated',
    ['rubocop', 'Metrics/AbcSize, Style/A', 'generated'],
    'x # rubocop:enable Metrics/AbcSize',
  ],
  ['a.dart', '// ignore: avoid_print', ['dart', 'avoid_print', null], '// Ignore: this'],
  ['a.ts', '// tslint:disable-next-line:no-console', ['tslint', 'no-console', null], '// tslint:enable'],
  ['a.ts', '// deno-lint-ignore no-explicit-any', ['deno', 'no-explicit-any', null], '// deno-lint'],
  [
    'a.swift',
    '// swiftlint:disable:next force_cast line_length',
    ['swiftlint', 'force_cast, line_length', null],
    '// swiftlint:enable force_cast',
  ],
  ['a.kt', '// ktlint-disable no-wildcard-imports', ['ktlint', 'no-wildcard-imports', null], '// ktlint'],
  [
    'a.php',
    '// phpcs:ignore Generic.Files.LineLength',
    ['phpcs', 'Generic.Files.LineLength', null],
    '// phpcs:enable',
  ],
  ['a.scala', '// scalafix:off DisableSyntax.var', ['scalafix', 'DisableSyntax.var', null], '// scalafix:on'],
  ['a.sql', '-- squawk-ignore ban-drop-column', ['squawk', 'ban-drop-column', null], '-- squawk'],
  [
    'a.ex',
    '# credo:disable-for-next-line Credo.Check.Design',
    ['credo', 'Credo.Check.Design', null],
    '# credo',
  ],
  [
    'a.rb',
    '# haml-lint:disable LineLength',
    ['ruby-templates', 'LineLength', null],
    '# haml-lint:enable LineLength',
  ],
  ['a.go', '//revive:disable:unused-parameter', ['revive', 'unused-parameter', null], '//revive:enable'],
  ['a.py', '# deepcode ignore XSS: it is escaped', ['deepcode', 'XSS', 'it is escaped'], '# deepcode'],
  [
    'a.ts',
    '// @ts-expect-error the types are old',
    ['typescript', null, 'the types are old'],
    '// @ts-check',
  ],
  ['a.ts', '// @ts-ignore', ['typescript', null, null], 'const a = `// @ts-ignore`;'],
  ['a.js', '// $FlowFixMe', ['flow', null, null], '// $Flow'],
  ['a.ts', '/* istanbul ignore next */', ['istanbul', null, null], '/* istanbul */'],
  ['a.ts', '/* c8 ignore next 3 */', ['c8', null, null], '/* c8 ignore stop */'],
  ['a.ts', '/* v8 ignore start */', ['v8', null, null], '/* v8 ignore stop */'],
  ['a.js', '// jshint ignore:line', ['jshint', null, null], '// jshint esversion: 6'],
  ['A.java', '// CHECKSTYLE:OFF', ['checkstyle', null, null], '// CHECKSTYLE:ON'],
  ['a.scala', '// scalastyle:off', ['scalastyle', null, null], '// scalastyle:on'],
  ['A.java', '// CPD-OFF', ['cpd', null, null], '// CPD-ON'],
  ['a.php', '// @codingStandardsIgnoreLine', ['phpcs', null, null], '// @codingStandards'],
  ['a.php', '// @codeCoverageIgnore', ['phpunit', null, null], '// @codeCoverageIgnoreEnd'],
  ['a.rb', '# :nocov:', ['simplecov', null, null], '# nocov'],
  ['a.c', 'abort(); // LCOV_EXCL_LINE', ['lcov', null, null], 'abort(); // LCOV_EXCL_STOP'],
  ['a.go', '//exhaustive:ignore', ['exhaustive', null, null], '//exhaustive:enforce'],
  ['a.py', '# mypy: ignore-errors', ['mypy', null, null], '# mypy: strict'],
  [
    'a.py',
    '# mypy: disable-error-code=attr-defined',
    ['mypy', 'attr-defined', null],
    '# see mypy: ignore-errors',
  ],
  [
    'a.sh',
    '# shellcheck disable=SC2086,SC2046 # words are wanted',
    ['shellcheck', 'SC2086, SC2046', 'words are wanted'],
    'echo "# shellcheck disable=SC2086"',
  ],
  [
    'Dockerfile',
    '# hadolint ignore=DL3008',
    ['hadolint', 'DL3008', null],
    'RUN echo # hadolint ignore=DL3008',
  ],
  [
    'a.yml',
    '- a # yamllint disable-line rule:line-length',
    ['yamllint', null, 'rule:line-length'],
    '- a # yamllint enable',
  ],
  ['a.tf', '# tflint-ignore: terraform_unused', ['tflint', 'terraform_unused', null], '# tflint'],
  ['a.tf', '# kics-scan disable=abc-1', ['kics', 'abc-1', null], '# kics-scan enable=abc-1'],
  ['a.lua', '-- luacheck: ignore', ['luacheck', null, null], '-- luacheck: globals x'],
  ['a.ts', '// cspell:disable-line', ['cspell', null, null], '// cspell:words x'],
  ['a.py', 'import a  # noqa: F401, E501', ['noqa', 'F401, E501', null], 'import a  # we use noqa here'],
  ['a.py', 'import a  # noqa', ['noqa', null, null], 'print("x  # noqa")'],
  [
    'a.py',
    '# ruff: noqa: F401 - the names are the interface',
    ['noqa', 'F401', 'the names are the interface'],
    '# ruff: isort',
  ],
  [
    'a.py',
    'x = 1  # pylint: disable=invalid-name',
    ['pylint', 'invalid-name', null],
    'x = 1  # pylint: enable=invalid-name',
  ],
  [
    'a.py',
    'x = 1  # pytype: disable=attribute-error',
    ['pytype', 'attribute-error', null],
    'x = 1  # pytype: enable=a',
  ],
  [
    'a.go',
    'f() //nolint:errcheck,gosec // it cannot fail',
    ['golangci-lint', 'errcheck, gosec', 'it cannot fail'],
    'f() // no lint',
  ],
  [
    'a.py',
    'run(a)  # nosec the words are ours',
    ['bandit', null, 'the words are ours'],
    'run(a)  # nosecret',
  ],
  ['a.py', 'run(a)  # nosec B603 B607', ['bandit', 'B603, B607', null], 'run(a)  # no sec'],
  [
    'a.go',
    'f() // #nosec G204 -- the words are ours',
    ['bandit', 'G204', 'the words are ours'],
    'f() // nosecret',
  ],
  [
    'a.py',
    'run(a)  # nosemgrep: python.lang.exec',
    ['semgrep', 'python.lang.exec', null],
    'run(a)  # semgrep',
  ],
  [
    'a.tf',
    'x = 1 #tfsec:ignore:aws-s3-enable-versioning',
    ['tfsec', 'aws-s3-enable-versioning', null],
    'x = 1 #tfsec',
  ],
  ['a.tf', '#trivy:ignore:AVD-AWS-0089', ['trivy', 'AVD-AWS-0089', null], '#trivy'],
  [
    'a.tf',
    '# checkov:skip=CKV_AWS_18:logs are kept elsewhere',
    ['checkov', 'CKV_AWS_18', 'logs are kept elsewhere'],
    '# checkov:run=CKV_AWS_18',
  ],
  ['a.tf', '# ts:skip=AWS.S3 it is public', ['terrascan', 'AWS.S3', 'it is public'], '# ts'],
  ['a.py', 'x()  # skipcq: PYL-W0212', ['deepsource', 'PYL-W0212', null], 'x()  # skip'],
  ['a.rb', '# bearer:disable ruby_lang_eval', ['bearer', null, 'ruby_lang_eval'], '# bearer'],
  ['a.py', 'x = "teh"  # codespell:ignore teh', ['codespell', null, 'teh'], 'x = "teh"  # codespell'],
  [
    'a.py',
    'x = y  # type: ignore[attr-defined]',
    ['type-checker', 'attr-defined', null],
    'x = y  # type: int',
  ],
  ['a.py', '# type: ignore', ['type-checker', null, null], '"""# type: ignore"""'],
  ['a.py', 'x = y  # pyright: ignore[reportA]', ['pyright', 'reportA', null], 'x = y  # pyright: strict'],
  ['a.py', 'x = y  # pyre-fixme[6]: their stub', ['pyre', '6', 'their stub'], 'x = y  # pyre-strict'],
  ['a.py', 'x = y  # ty: ignore[unresolved]', ['ty', 'unresolved', null], 'x = y  # duty: ignore'],
  [
    'a.yml',
    'run: x # zizmor: ignore[template-injection]',
    ['zizmor', 'template-injection', null],
    'run: x # zizmor',
  ],
  ['a.rb', 'x # steep:ignore', ['steep', null, null], 'x # steep'],
  [
    'a.cpp',
    'int a; // NOLINT(google-x, cert-y): theirs',
    ['clang-tidy', 'google-x, cert-y', 'theirs'],
    'int a; // NOLINTEND(google-x)',
  ],
  ['a.cpp', '// NOLINTNEXTLINE', ['clang-tidy', null, null], 'puts("// NOLINT");'],
  ['a.cpp', '// cppcheck-suppress[uninitvar]', ['cppcheck', 'uninitvar', null], '// cppcheck'],
  ['a.js', 'eval(a); // lgtm[js/eval]', ['codeql', 'js/eval', null], 'eval(a); // lgtm!'],
  ['a.js', '// codeql[js/eval] the words are ours', ['codeql', 'js/eval', 'the words are ours'], '// codeql'],
  ['a.c', '// coverity[leaked_storage]', ['coverity', 'leaked_storage', null], '// coverity'],
  ['A.cs', '// DevSkim: ignore DS126858', ['devskim', 'DS126858', null], '// DevSkim: DS126858'],
  ['a.py', 'if x:  # pragma: no cover', ['coverage', null, null], 'if x:  # pragma'],
  ['A.java', 'f(); // NOSONAR it is closed above', ['sonar', null, 'it is closed above'], 'f(); // SONAR'],
  ['A.java', 'f(); // NOPMD', ['pmd', null, null], 'f("// NOPMD");'],
  [
    'a.py',
    'k = "x"  # pragma: allowlist secret',
    ['detect-secrets', null, null],
    'k = "x"  # pragma: secret',
  ],
  ['a.yml', 'k: x # gitleaks:allow', ['gitleaks', null, null], 'k: x # gitleaks'],
  ['a.yml', 'k: x # trufflehog:ignore', ['trufflehog', null, null], 'k: x # trufflehog'],
  ['a.yml', 'k: x # ggignore', ['gitguardian', null, null], 'k: x # gg'],
  [
    'A.java',
    '@SuppressWarnings({"unchecked", "rawtypes"})',
    ['javac', 'unchecked, rawtypes', null],
    'f("@SuppressWarnings(x)");',
  ],
  [
    'a.kt',
    '@Suppress("UNCHECKED_CAST") // the cast is checked',
    ['kotlin', 'UNCHECKED_CAST', 'the cast is checked'],
    '// @Suppress("UNCHECKED_CAST")',
  ],
  ['A.java', '@SuppressLint("NewApi")', ['android-lint', 'NewApi', null], '@Lint("NewApi")'],
  [
    'A.java',
    '@SuppressFBWarnings(value = "EI_EXPOSE", justification = "copied, above")',
    ['spotbugs', 'EI_EXPOSE', 'copied, above'],
    '@FBWarnings("EI")',
  ],
  [
    'a.rs',
    '#[allow(clippy::too_many_arguments)]',
    ['rustc', 'clippy::too_many_arguments', null],
    '#[warn(clippy::all)]',
  ],
  [
    'a.rs',
    '#![expect(dead_code, reason = "used by tests")]',
    ['rustc', 'dead_code', 'used by tests'],
    'let a = "#[allow(dead_code)]";',
  ],
  [
    'A.cs',
    '[SuppressMessage("Design", "CA1031", Justification = "it is logged")]',
    ['dotnet', 'Design, CA1031', 'it is logged'],
    '[Message("CA1031")]',
  ],
  [
    'A.cs',
    '#pragma warning disable CS1591, CS0618 // theirs',
    ['csharp', 'CS1591, CS0618', 'theirs'],
    '#pragma warning restore CS1591',
  ],
  [
    'a.c',
    '#pragma GCC diagnostic ignored "-Wunused"',
    ['compiler', null, null],
    '#pragma GCC diagnostic pop',
  ],
  ['a.c', '#pragma warning(disable: 4996)', ['msvc', null, null], '#pragma warning(default: 4996)'],
];

describe('stages/gates/exception-suppressions', () => {
  it.each(ROWS)('reads in %s: %s', (path, line, [tool, rule, reason], unlike) => {
    const markers = markersIn(path, [line]);

    expect(markers).toMatchObject([{ path, line: 1, tool, rule, reason, until: null, added: true }]);
    expect(markersIn(path, [unlike])).toEqual([]);
  });

  it('has a row here for every row of the table', () => {
    const tools = new Set(ROWS.map(([, , [tool]]) => tool));

    expect(SUPPRESSIONS.filter(({ tool }) => !tools.has(tool))).toEqual([]);
  });

  it('reads two marks in one comment, each with what is its own', () => {
    expect(markersIn('a.py', ['x = y  # type: ignore[misc]  # noqa: E501'])).toMatchObject([
      { tool: 'type-checker', rule: 'misc', reason: null },
      { tool: 'noqa', rule: 'E501', reason: null },
    ]);
  });

  it('lists none that the change merely carries from one line to another', () => {
    const file = changedFile('a.py', [
      hunk(['-a(1)  # noqa: E501', '+a(2)  # noqa: E501', '+b  # noqa: E501']),
    ]);

    expect(markersOf(changeOf([file]), '2026-11-30')).toMatchObject([{ line: 2, tool: 'noqa' }]);
  });

  it('lists none on lines that were there before', () => {
    const file = changedFile('a.py', [hunk([' a(1)  # noqa', '+b()'])]);

    expect(markersOf(changeOf([file]), '2026-11-30')).toEqual([]);
  });
});
