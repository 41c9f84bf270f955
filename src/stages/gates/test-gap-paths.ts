/** Folders of tests, in lower case. */
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

/** Folders named after what is tested: `AppTests` of Swift, `Shop.Tests` of C#, `commonTest` of Kotlin. */
const TEST_FOLDER = /[A-Za-z0-9.](?:Unit|Integration)?Tests?$|[-_.](?:tests?|specs?)$/;

const TEST_STEM =
  /^(?:test[_-].{1,300}|tests?|conftest|Test[A-Z].{0,300})$|[._-](?:test|tests|spec|specs|cy|e2e|testing)$|[A-Za-z0-9](?:Test|Tests|TestCase|TestBase|Spec)$|[a-z0-9]IT$/;

/** Whether a path is that of a test, or of what only tests use. */
export function isTestPath(path: string): boolean {
  const segments = path.split('/');
  const name = segments.pop() ?? '';
  return (
    TEST_STEM.test(stemOf(name)) ||
    segments.some((folder) => TEST_FOLDERS.has(folder.toLowerCase()) || TEST_FOLDER.test(folder))
  );
}

/** Folders whose code is no product code, is written by others, or is only run as a whole, in lower case. */
const EXEMPT_FOLDERS = new Set(
  [
    'docs doc documentation example examples _examples sample samples demo demos playground tutorial tutorials website',
    'bench benches benchmark benchmarks perf scripts script tools hack bin build-tools build-support build-logic buildsrc ci .github .ci',
    'migrations migration migrate alembic seeds seeders fixtures __fixtures__ fixture factories',
    'mocks __mocks__ mock fakes stubs testing testutil testutils test-utils testhelpers test_helpers testlib',
    'vendor vendors third_party third-party node_modules site-packages godeps pods dist build out target public',
    'generated __generated__ gen stories storybook .storybook',
    'controllers routers views pages routes initializers serializers admin commands',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Names of files that hold no behaviour of their own or that a framework runs: declarations, generated code, stories,
 * settings, pages of a router, test helpers.
 */
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

/** A module of Python with an underscore before its name, and not `__init__` or `__main__`, is not public. */
const HIDDEN_MODULE = /^_(?!_)/;

/** Whether code of a file is never asked for a test, by its path. */
export function isExemptPath(path: string): boolean {
  const segments = path.split('/');
  const name = segments.pop() ?? '';
  return (
    segments.some((folder) => EXEMPT_FOLDERS.has(folder.toLowerCase())) ||
    (name.endsWith('.php') && segments.includes('Http')) ||
    (name.endsWith('.py') && [name, ...segments].some((part) => HIDDEN_MODULE.test(part))) ||
    EXEMPT_NAMES.some((pattern) => pattern.test(name.slice(0, 300)))
  );
}

/** The name of the file at a path without its last ending. */
function stemOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? name : name.slice(0, dot);
}
