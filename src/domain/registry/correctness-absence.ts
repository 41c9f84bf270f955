import { PLACEHOLDER_CHECKS } from './correctness-placeholders.ts';
import type { RegistryEntry } from './entry.ts';
import { onLine, shipped } from './rule-parts.ts';

const MAY_BE_ABSENT =
  'Where nothing is found there is no value, and this fails with an error that says nothing about it.';

/** Rules about values that are not there. */
export const ABSENCE_RULES: readonly RegistryEntry[] = [
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
        issue:
          'The pattern may not match, and then there is no match to ask: an `AttributeError` or `TypeError`.',
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
        issue:
          'The text comes from outside and may not be there or may not have the form: the thread ends with a panic.',
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
