/** Words that share a reason to look, as a path may hold them; a pair stands for two neighbours in one name. */
export type WordGroup = { readonly why: string; readonly words: readonly string[] };

/** Where a mistake lets somebody in, leaks something, or moves money. */
export const SECURITY_WORDS: readonly WordGroup[] = [
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
export const OTHER_MEANINGS: ReadonlyMap<string, readonly string[]> = new Map([
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
export const PARTLY = 0.5;

/** Files that decide what runs elsewhere, and with which rights. */
export const OPERATED: readonly { readonly why: string; readonly path: RegExp; readonly value: number }[] = [
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
export const UI_WORDS: readonly WordGroup[] = [
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
