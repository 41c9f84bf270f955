import type { Range } from './passage.ts';

/** A secret in a text. */
export type Match = Range & { readonly rule: string };

/**
 * One kind of secret. `hints` are texts of which one must occur, so that most texts are never matched at all; the
 * value is the group of that name, else the whole match.
 */
type Detector = {
  readonly rule: string;
  readonly hints: readonly string[];
  readonly pattern: RegExp;
  readonly accepts?: (value: string, match: RegExpMatchArray) => boolean;
};

/**
 * Token formats as the vendors print them, and the two places where a value is a secret by what stands before it.
 * Patterns are linear: an open repetition ends the match or begins at a word's start.
 */
const DETECTORS: readonly Detector[] = [
  {
    rule: 'aws-access-key-id',
    hints: ['AKIA', 'ASIA', 'ABIA', 'ACCA', 'A3T'],
    pattern: /(?<![A-Za-z0-9])(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])/g,
    accepts: isNoExample,
  },
  {
    rule: 'aws-secret-access-key',
    hints: ['secret', 'Secret', 'SECRET'],
    pattern:
      /secret_?(?:access)?_?key["'`]?\s{0,8}(?:=>|:=|[:=])\s{0,8}["'`]?(?<value>[A-Za-z0-9/+=]{40})(?![A-Za-z0-9/+=])/gi,
    accepts: isNoExample,
  },
  {
    rule: 'github-token',
    hints: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_'],
    pattern: /(?<![A-Za-z0-9])(?:gh[pousr]_[A-Za-z0-9]{36,255}|github_pat_[A-Za-z0-9_]{22,255})/g,
  },
  {
    rule: 'gitlab-token',
    hints: [
      'glpat-',
      'glptt-',
      'gldt-',
      'glrt-',
      'glft-',
      'glsoat-',
      'glcbt-',
      'glimt-',
      'glagent-',
      'gloas-',
    ],
    pattern:
      /(?<![A-Za-z0-9])gl(?:pat|ptt|dt|rt|ft|soat|cbt|imt|agent|oas)-[\w-]{20,300}(?:\.[\w-]{2,100}){0,3}/g,
  },
  {
    rule: 'bitbucket-token',
    hints: ['ATBB', 'ATCTT3', 'ATATT3'],
    pattern: /(?<![A-Za-z0-9])(?:ATBB[A-Za-z0-9]{32}(?![A-Za-z0-9])|AT(?:CTT|ATT)3[\w=-]{50,300})/g,
  },
  {
    rule: 'slack-token',
    hints: ['xoxa-', 'xoxb-', 'xoxe', 'xoxo-', 'xoxp-', 'xoxr-', 'xoxs-', 'xapp-'],
    pattern: /(?<![A-Za-z0-9])(?:xox[abopsr]|xoxe(?:\.xox[bp])?|xapp)-[A-Za-z0-9-]{10,300}/g,
  },
  {
    rule: 'slack-webhook',
    hints: ['hooks.slack.com/'],
    pattern: /hooks\.slack\.com\/(?:services|workflows|triggers)\/(?<value>[\w/-]{20,200})/g,
  },
  {
    rule: 'stripe-key',
    hints: ['_live_', '_test_', 'whsec_'],
    pattern: /(?<![A-Za-z0-9])(?:[sr]k_(?:live|test)_[A-Za-z0-9]{16,255}|whsec_[A-Za-z0-9+/]{24,255})/g,
  },
  {
    rule: 'anthropic-key',
    hints: ['sk-ant-'],
    pattern: /(?<![A-Za-z0-9])sk-ant-[\w-]{20,300}/g,
  },
  {
    rule: 'openai-key',
    hints: ['sk-'],
    pattern:
      /(?<![A-Za-z0-9])sk-(?:(?:proj|svcacct|admin|None|or-v1)-[\w-]{20,300}|[A-Za-z0-9]{32,128}(?![A-Za-z0-9-]))/g,
  },
  {
    rule: 'google-key',
    hints: ['AIza', 'GOCSPX-', 'ya29.'],
    pattern: /(?<![A-Za-z0-9])(?:AIza[\w-]{35}(?![\w-])|GOCSPX-[\w-]{28}|ya29\.[\w-]{20,500})/g,
  },
  {
    rule: 'npm-token',
    hints: ['npm_'],
    pattern: /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36}(?![A-Za-z0-9])/g,
  },
  {
    rule: 'npm-credentials',
    hints: ['_authToken', '_auth', '_password'],
    pattern:
      /(?<!\w):?_(?:authToken|auth|password)["']?\s{0,8}=\s{0,8}["']?(?<value>[^\s"'$][^\s"']{7,2000})/g,
  },
  {
    rule: 'pypi-token',
    hints: ['pypi-AgE'],
    pattern: /(?<![A-Za-z0-9])pypi-AgE[\w-]{50,500}/g,
  },
  {
    rule: 'sendgrid-key',
    hints: ['SG.'],
    pattern: /(?<![A-Za-z0-9])SG\.[\w-]{22}\.[\w-]{43}(?![\w-])/g,
  },
  {
    rule: 'huggingface-token',
    hints: ['hf_'],
    pattern: /(?<![A-Za-z0-9])hf_[A-Za-z0-9]{34,40}(?![A-Za-z0-9])/g,
  },
  {
    rule: 'digitalocean-token',
    hints: ['dop_v1_', 'doo_v1_', 'dor_v1_'],
    pattern: /(?<![A-Za-z0-9])do[opr]_v1_[a-f0-9]{64}(?![a-f0-9])/g,
  },
  {
    rule: 'azure-storage-key',
    hints: ['AccountKey='],
    pattern: /AccountKey=(?<value>[A-Za-z0-9+/]{86}==)/g,
  },
  {
    rule: 'age-key',
    hints: ['AGE-SECRET-KEY-1'],
    pattern: /AGE-SECRET-KEY-1[0-9A-Z]{58}/g,
  },
  {
    rule: 'jwt',
    hints: ['eyJ'],
    pattern: /(?<![\w-])eyJ[\w-]{10,4000}\.eyJ[\w-]{10,8000}\.[\w-]{16,2000}/g,
  },
  {
    rule: 'url-credentials',
    hints: ['://'],
    pattern: /:\/\/(?<user>[^\s:@/"'`<>]{0,100}):(?<value>[^\s@/"'`<>]{4,200})@(?=[\w[])/g,
    accepts: (value, match) => !isPlaceholder(value) && value !== match.groups?.user,
  },
  {
    rule: 'url-credentials',
    hints: ['://'],
    pattern: /:\/\/(?<value>[\w-]{20,200})(?::x-oauth-basic|:)?@(?=[\w[])/g,
    accepts: (value) => /\d/.test(value) && /[A-Za-z]/.test(value),
  },
];

const ANY_HINT = new RegExp(
  DETECTORS.flatMap((detector) => detector.hints.map((hint) => hint.replace(/[.\\/+]/g, '\\$&'))).join('|'),
);

/** The secrets of known formats in a text. */
export function detect(text: string): Match[] {
  if (!ANY_HINT.test(text)) return [];
  return DETECTORS.flatMap((detector) => detectOne(text, detector));
}

function detectOne(text: string, detector: Detector): Match[] {
  if (!detector.hints.some((hint) => text.includes(hint))) return [];
  const matches: Match[] = [];
  for (const match of text.matchAll(detector.pattern)) {
    const value = match.groups?.value ?? match[0];
    if (detector.accepts?.(value, match) === false) continue;
    const start = match.index + match[0].lastIndexOf(value);
    matches.push({ rule: detector.rule, start, end: start + value.length });
  }
  return matches;
}

/** Amazon's documents use keys that end so. */
function isNoExample(value: string): boolean {
  return !/EXAMPLE(?:KEY)?$/.test(value);
}

/** What stands for a password in templates, documents and masked texts. */
function isPlaceholder(value: string): boolean {
  const word = value.toLowerCase();
  return (
    /^\$|\$\{|\{\{|^\{.*\}$|^%.*%?$/.test(value) ||
    /^(.)\1+$/.test(value) ||
    /^(?:your[-_]?)?(?:password|passwd|pass|pword|secret|token|changeme|example|redacted|x-oauth-basic)$/.test(
      word,
    )
  );
}
