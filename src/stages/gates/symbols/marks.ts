/**
 * Annotations, decorators and attributes that say something to readers, compilers or linters. Any other one hands the
 * declaration to a framework, which calls it: a route, a bean, a listener, a column. Tests reach these through the
 * framework and need not name them.
 */
const PLAIN = new Set(
  [
    // Java and Kotlin
    'nullable nonnull notnull checkreturnvalue suppresswarnings suppress safevarargs deprecated visiblefortesting',
    'functionalinterface beta transactional async service component repository singleton inject autowired named',
    'jvmstatic jvmoverloads jvmname jvmfield jvmsynthetic throws optin slf4j requiredargsconstructor',
    'allargsconstructor noargsconstructor canignorereturnvalue experimental since incubating publicapi',
    // Python
    'staticmethod classmethod contextmanager contextlib.contextmanager asynccontextmanager',
    'contextlib.asynccontextmanager cache lru_cache functools.cache functools.lru_cache functools.wraps wraps',
    'dataclass dataclasses.dataclass final typing.final retry total_ordering functools.total_ordering',
    // TypeScript
    'injectable memoize debounce',
    // Swift
    'discardableresult available inlinable inline mainactor sendable frozen objc usablefrominline',
    // C#
    'obsolete methodimpl pure mustusereturnvalue notnullwhen return debuggerstepthrough excludefromcodecoverage',
    // Rust
    'must_use cfg allow doc track_caller cold derive deprecated non_exhaustive stable unstable target_feature',
    'cfg_attr default repr serde expect',
    // PHP
    'pure returntypewillchange sensitiveparameter',
  ].flatMap((line) => line.split(' ')),
);

/** Whether an annotation hands what it stands on to a framework. */
export function isFrameworkMark(name: string): boolean {
  return !PLAIN.has(name.toLowerCase());
}

/** Whether an annotation makes a test of what it stands on. */
export function isTestMark(name: string): boolean {
  return /^(?:\w{1,40}::)?(?:test|bench|rstest|proptest)$/i.test(name);
}

/** Where an annotation ends whose name ends at `from`; null where it goes on with the next line. */
export function endOfMark(text: string, from: number): number | null {
  let depth = /^#?!?\[/.test(text) ? 1 : 0;
  if (depth === 0 && text[from] !== '(') return from;
  for (let at = from; at < text.length; at += 1) {
    depth += BRACKETS[text[at] ?? ''] ?? 0;
    if (depth === 0) return at + 1;
  }
  return null;
}

const BRACKETS: Readonly<Record<string, number>> = { '(': 1, '[': 1, ')': -1, ']': -1 };
