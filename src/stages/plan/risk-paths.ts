import type { ChangedFile, ListedFile } from '../../domain/change.ts';
import { codeLanguageOf } from '../../domain/code-language.ts';
import { anyName, isPathTooLong } from './path-rules.ts';
import { type FileKind, isSubmodule, ourRules } from './risk-kinds.ts';
import { phrasesOf } from './risk-words.ts';

/** Words that share a reason to look, as a path may hold them; a pair stands for two neighbours in one name. */
type WordGroup = { readonly why: string; readonly words: readonly string[] };

/** Where a mistake lets somebody in, leaks something, or moves money. */
const SECURITY_WORDS: readonly WordGroup[] = [
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

/** What else a path is about where one of its words has two meanings: the tokens of a parser and of a design admit nobody. */
const OTHER_MEANINGS: ReadonlyMap<string, readonly string[]> = new Map([
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

/** What a place counts for that is only partly about safety. */
const PARTLY = 0.5;

/** Files that decide what runs elsewhere, and with which rights. */
const OPERATED: readonly { readonly why: string; readonly path: RegExp; readonly value: number }[] = [
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

/** Screens on which people pay, sign in, or agree to something, and what makes a page usable for everybody. */
const UI_WORDS: readonly WordGroup[] = [
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

/** Endings of files that are screens, whatever their folder. */
const SCREENS =
  /\.(?:tsx|jsx|vue|svelte|astro|html?|hbs|handlebars|ejs|erb|haml|slim|pug|njk|jinja2?|j2|twig|ftl|cshtml|razor|xaml|storyboard|xib|mustache|blade\.php)$/i;

/** Endings of files that are screens where a word of their path says so. */
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

/** Folders in which tools keep the steps of a migration. */
const MIGRATION_FOLDERS =
  /(?:^|\/)(?:migrations?|migrate|alembic\/versions|flyway|liquibase|db\/changelogs?)\//i;

/** Endings of what such a step is written in. */
const STEPS = /\.(?:sql|py|rb|[jt]s|[mc]js|go|php|cs|java|kts?|xml|ya?ml|json|exs?|rs|scala)$/i;

/** Files that are a step, or the schema that steps lead to, by their name. */
const MIGRATION_NAMES =
  /(?:^|\/)(?:schema\.prisma|db\/schema\.rb|db\/structure\.sql|[VUR]\d[\w.]{0,40}__[^/]{1,200}\.sql)$/i;

const SECURITY = setOf(SECURITY_WORDS);
const UI = setOf(UI_WORDS);

/** How much a file's place matters to safety, under its old or its new name: 0 to 1. */
export function securityOf(file: ChangedFile, kind: FileKind): number {
  if (isPathTooLong(file.path) || isPathTooLong(file.oldPath ?? '')) return 0;
  if (anyName(file, ourRules().neverSent)) return 1;
  if (kind !== 'code' && kind !== 'setup') return 0;
  if (isSubmodule(file)) return PARTLY;
  return Math.max(...namesOf(file).flatMap((path) => [operated(path), worded(path)]));
}

function operated(path: string): number {
  const values = OPERATED.filter((rule) => rule.path.test(path)).map(({ value }) => value);
  const language = codeLanguageOf(path);
  return Math.max(0, ...values, language === 'terraform' || language === 'dockerfile' ? PARTLY : 0);
}

/** A file is about what its name and its folder say; folders further up may hold much else. */
function worded(path: string): number {
  const near = path.split('/').slice(-2).join('/');
  const all = phrasesOf(path);
  const counts = (phrase: string) => SECURITY.has(phrase) && !hasOtherMeaning(phrase, all);
  if ([...phrasesOf(near)].some(counts)) return 1;
  return [...all].some(counts) ? PARTLY : 0;
}

function hasOtherMeaning(phrase: string, phrases: ReadonlySet<string>): boolean {
  const single = phrase.endsWith('s') ? phrase.slice(0, -1) : phrase;
  const others = OTHER_MEANINGS.get(single) ?? [];
  return others.some((word) => phrases.has(word));
}

/** Whether a file is a screen that must work for everybody. */
export function isCriticalScreen(path: string): boolean {
  const isScreen = SCREENS.test(path);
  if (!isScreen && !SCREEN_CODE.test(path)) return false;
  const phrases = phrasesOf(path);
  if (!isScreen && ![...phrases].some((phrase) => SCREEN_WORDS.has(phrase))) return false;
  return [...phrases].some((phrase) => UI.has(phrase));
}

/** Whether a file is a step of a migration, or the schema that steps lead to, by its place. */
export function isMigrationPath(path: string): boolean {
  return (MIGRATION_FOLDERS.test(path) && STEPS.test(path)) || MIGRATION_NAMES.test(path);
}

function namesOf({ path, oldPath }: ListedFile): string[] {
  return oldPath === null || oldPath === path ? [path] : [path, oldPath];
}

function setOf(groups: readonly WordGroup[]): ReadonlySet<string> {
  return new Set(groups.flatMap(({ words }) => words));
}
