import type { RegistryEntry } from './entry.ts';
import { APPLICATION_LANGUAGES, SCRIPT } from './rule-parts.ts';
import { isTooling, JVM, lineCheck, securityRule } from './security-check.ts';

const HASHES = securityRule({
  id: 'SEC-009',
  severity: 'important',
  title: 'Passwords and signatures need strong hashes',
  text: 'MD5 and SHA-1 are not used for passwords, tokens and signatures. For cache keys, checksums and what another system asks for they are fine.',
  violates: ["crypto.createHash('md5').update(password)", 'hashlib.sha1(password.encode())'],
  meets: ['argon2.hash(password)', "crypto.createHash('md5').update(page) // a cache key"],
  cue: /md5|sha-?1/i,
  checks: [],
});

const SECRET_WORDS = String.raw`(?:(?:access|auth|api|reset|session|csrf|xsrf|verif\w{0,10}|invite|refresh|login|confirm\w{0,10})_?[tT]oken|[tT]oken(?![a-z])|[pP]assword|[sS]ecret|[oO]tp(?![a-z])|OTP|[sS]alt(?![a-z])|[aA]pi_?[kK]ey|[sS]ession_?[iI]d|(?:verification|recovery|invite|auth|security|backup)_?[cC]ode)`;

const WEAK_RANDOM =
  'A value that must not be guessed comes from a generator that can be predicted: who sees some of its output can work out the rest.';

/** An assignment of what `generator` gives to a name for a secret. */
const secretFrom = (generator: string): RegExp =>
  new RegExp(
    String.raw`(?<![a-zA-Z])\w{0,30}?${SECRET_WORDS}\w{0,20}\s{0,3}(?::\s{0,3}[\w<>?]{1,30}\s{0,3})?(?::=|=(?![=>])|:|=>)\s{0,3}[^=]{0,120}?${generator}`,
  );

const RANDOM = securityRule({
  id: 'SEC-010',
  severity: 'important',
  title: 'Secrets come from a strong generator',
  text: 'Tokens, passwords, salts, nonces and codes are made with the generator of the platform for secrets. A plain random generator is fine for anything that may be guessed.',
  violates: ['const token = Math.random().toString(36)', 'otp = random.randint(100000, 999999)'],
  meets: ["const token = crypto.randomBytes(32).toString('hex')", 'otp = secrets.randbelow(900000) + 100000'],
  cue: /rand|uniqid/i,
  checks: [
    lineCheck({
      languages: SCRIPT,
      issue: WEAK_RANDOM,
      fix: 'Use `crypto.randomBytes`, `crypto.randomInt` or `crypto.getRandomValues`.',
      code: secretFrom(String.raw`\bMath\.random\(`),
      around: (place) => !isTooling(place),
    }),
    lineCheck({
      languages: ['python'],
      issue: WEAK_RANDOM,
      fix: 'Use `secrets.token_urlsafe()` or `secrets.choice()`.',
      code: secretFrom(
        String.raw`(?<![\w.])random\.(?:choices?|randint|randrange|random|getrandbits|sample)\(`,
      ),
      except: /SystemRandom|tokens\b|token_id|(?<![_\w])token\s{0,3}=(?!.{0,40}join)/,
      around: (place) => !isTooling(place),
    }),
    lineCheck({
      languages: ['go'],
      issue: WEAK_RANDOM,
      fix: 'Use `crypto/rand`.',
      code: secretFrom(String.raw`\brand\.(?:Intn?|Int31n?|Int63n?|Uint32|Uint64|IntN|Float64)\(`),
      except: /rand\.Int\(\s{0,3}rand\.Reader/,
      around: (place) => !isTooling(place),
    }),
    lineCheck({
      languages: [...JVM, 'csharp'],
      issue: WEAK_RANDOM,
      fix: 'Use `SecureRandom` (Java, Kotlin) or `RandomNumberGenerator` (C#).',
      code: secretFrom(
        String.raw`(?:\bnew Random\(|\bMath\.random\(|\bRandomStringUtils\.random(?:Alphanumeric|Alphabetic|Numeric|Ascii)?\(|\bThreadLocalRandom\b|(?<!\w)Random\.next\w{0,8}\()`,
      ),
      around: (place) => !isTooling(place),
    }),
    lineCheck({
      languages: ['php', 'ruby'],
      issue: WEAK_RANDOM,
      fix: 'Use `random_bytes` and `random_int` (PHP) or `SecureRandom` (Ruby).',
      code: secretFrom(
        String.raw`(?:(?<![\w.>:$])(?:mt_rand|rand|uniqid|lcg_value|str_shuffle)\(|(?<![\w.])rand(?:\(|\s)|\bRandom\.(?:rand|new))`,
      ),
      around: (place) => !isTooling(place),
    }),
  ],
});

const NO_VALUE = String.raw`(?!\s{0,3}(?:null|undefined|nil|None|true|false|True|False|typeof|NULL|0|-1)\b|\s{0,3}"")`;

const COMPARISON = securityRule({
  id: 'SEC-011',
  severity: 'suggestion',
  title: 'Signatures and keys are compared in constant time',
  text: 'A signature, digest or key that a caller sent is compared by a function whose time does not depend on where the two differ.',
  violates: ["if (signature === hmac.digest('hex'))", 'if request_key == settings.API_KEY:'],
  meets: ['crypto.timingSafeEqual(given, expected)', 'hmac.compare_digest(given, expected)'],
  cue: /signature|hmac|digest|key|secret|token/i,
  checks: [
    lineCheck({
      languages: ['typescript', 'javascript', 'python', 'go', 'java', 'kotlin', 'csharp', 'ruby', 'php'],
      issue:
        'What a caller sent is compared with a secret by an operator that stops at the first difference: from its time the secret can be found piece by piece.',
      fix: 'Use `crypto.timingSafeEqual`, `hmac.compare_digest`, `hmac.Equal`, `MessageDigest.isEqual`, `FixedTimeEquals`, `secure_compare` or `hash_equals`.',
      code: new RegExp(
        [
          String.raw`\b(?:expected|computed|calculated|received|provided|webhook|request|hmac)_?\w{0,12}(?:[sS]ignature|[hH]mac|HMAC|[sS]ig)\b(?:\(\))?\s{0,3}(?:[!=]==|[!=]=(?!=)|\.equals\()${NO_VALUE}`,
          String.raw`(?:[!=]==?|\.equals\()\s{0,3}(?:expected|computed|calculated|received|provided|hmac)_?\w{0,12}(?:[sS]ignature|[hH]mac|HMAC|[sS]ig)\b`,
          String.raw`\b\w{0,30}(?:[sS]ignature|[hH]mac)\s{0,3}[!=]==?\s{0,3}\w{0,20}\.?(?:hex)?digest\(`,
          String.raw`\b\w{0,30}(?:[kK]ey|[tT]oken|[sS]ecret)\)?\s{0,3}[!=]==?\s{0,3}(?:process\.env\.\w{0,40}(?:KEY|TOKEN|SECRET)|os\.(?:environ|[gG]etenv)|settings\.\w{0,40}(?:KEY|TOKEN|SECRET)|ENV\[)`,
          String.raw`\bprocess\.env\.\w{0,40}(?:KEY|TOKEN|SECRET)\s{0,3}(?:[!=]==|[!=]=(?!=))${NO_VALUE}`,
        ].join('|'),
      ),
      except: /\.length\b|len\(|typeof|compare_digest|timingSafe|secure_compare|hash_equals/,
    }),
  ],
});

const UNVERIFIED =
  'The token is read without a check of its signature: anybody can write one with any content.';

const TOKENS = securityRule({
  id: 'SEC-013',
  severity: 'important',
  title: 'Signed tokens are verified before use',
  text: 'A JSON web token is verified (signature with a named algorithm, expiry, audience) before anything in it is used. Reading it unverified is fine only to find the key, or where it was verified before.',
  violates: [
    'jwt.decode(token, options={"verify_signature": False})',
    'parser.ParseUnverified(token, claims)',
  ],
  meets: ['jwt.decode(token, key, algorithms=["RS256"])'],
  cue: /jwt|verify|algorithm|ParseUnverified|SignedTokens|SigningKey|SignatureValidator/i,
  checks: [
    lineCheck({
      languages: ['python'],
      issue: UNVERIFIED,
      fix: 'Pass the key and `algorithms=[...]`, and leave the options on.',
      code: /""\s{0,3}:\s{0,3}False\b|\bjwt\.decode\([^)]{0,200}\bverify\s{0,2}=\s{0,2}False\b|\bjwt\.decode\(.{0,200}\balgorithms\s{0,2}=\s{0,2}\[\s{0,2}""/,
      text: /["']verify_signature["']\s{0,3}:\s{0,3}False\b|\bjwt\.decode\([^)]{0,200}\bverify\s{0,2}=\s{0,2}False\b|\balgorithms\s{0,2}=\s{0,2}\[\s{0,2}["']none["']/i,
    }),
    lineCheck({
      languages: SCRIPT,
      issue: UNVERIFIED,
      fix: 'Name the algorithms that you sign with, and use `verify` with the key.',
      code: /\balgorithms?\s{0,3}:\s{0,3}\[?\s{0,3}""/,
      text: /\balgorithms?\s{0,3}:\s{0,3}\[?\s{0,3}['"]none['"]/i,
    }),
    lineCheck({
      languages: ['go'],
      issue: UNVERIFIED,
      fix: 'Use `jwt.Parse` with a key function and `jwt.WithValidMethods`.',
      code: /\.ParseUnverified\(|\bjwt\.UnsafeAllowNoneSignatureType\b/,
      except: /\bfunc\b/,
    }),
    lineCheck({
      languages: JVM,
      issue: UNVERIFIED,
      fix: 'Use `parseSignedClaims` or `require(algorithm).build().verify(token)` with the key.',
      code: /\.(?:parseClaimsJwt|parseUnsecuredClaims)\(|\bAlgorithm\.none\(\)/,
    }),
    lineCheck({
      languages: ['csharp'],
      issue: UNVERIFIED,
      fix: 'Leave the checks of `TokenValidationParameters` on, and set `IssuerSigningKey`.',
      code: /\b(?:ValidateIssuerSigningKey|RequireSignedTokens|ValidateLifetime|RequireExpirationTime)\s{0,3}=\s{0,3}false\b/,
    }),
    lineCheck({
      languages: ['ruby'],
      issue: UNVERIFIED,
      fix: 'Pass the key, `true` and the algorithm: `JWT.decode(token, key, true, algorithm: "RS256")`.',
      code: /\bJWT\.decode[\s(][^;]{0,80},\s{0,3}(?:nil|""),\s{0,3}false\b/,
    }),
  ],
});

const LOGGED = String.raw`(?:\w{0,30}(?:[pP]assword|[pP]assphrase|[pP]asswd|[cC]lient_?[sS]ecret|[pP]rivate_?[kK]ey|[aA]pi_?[kK]ey|(?:[aA]ccess|[aA]uth|[rR]efresh|[sS]ession|[bB]earer|[iI]d|[aA]pi|[rR]eset)_?[tT]oken))`;

const LOG_CALL = String.raw`(?:\bconsole\.(?:log|info|debug|warn|error)|\b_?(?:log|logger|logging|LOG|LOGGER|Log|slog|zap|klog)\.(?:\w{1,20})|\bfmt\.Print(?:f|ln)?|(?<![\w.])print(?:ln)?|\bSystem\.out\.print(?:ln|f)?|\b(?:info|debug|warn|error|trace)!|\berror_log)`;

/** Words that say that only something about the secret is written, or that it is made unreadable. */
const NO_LEAK =
  /redact|mask|obfusc|hash|\.length|len\(|has_?[pP]ass|is_?[pP]ass|\[FILTERED|getpass|\bkeys?\b["'`]?\]|truncate|fingerprint|encrypt/i;

const LOGS = securityRule({
  id: 'SEC-020',
  severity: 'important',
  title: 'Logs hold no secrets',
  text: 'Passwords, tokens and keys are not written to logs, output or messages of errors. That one is missing, and which one, may be logged.',
  violates: ['logger.info(f"login with {password}")', 'console.log(accessToken)'],
  meets: ['logger.info("login of %s", user.id)', 'logger.error("no password given")'],
  cue: /pass|secret|key|token/i,
  checks: [
    lineCheck({
      languages: APPLICATION_LANGUAGES,
      issue: 'A secret is written to a log, where more people and systems can read it than where it belongs.',
      fix: 'Leave it out, or log what identifies it (an id, its last four characters).',
      code: new RegExp(
        `^.{0,200}?${LOG_CALL}[\\s(](?:[^;]{0,200}?[,(+.{\\s&]\\s{0,3})?\\$?(?:\\w{1,30}(?:\\.|->)){0,3}${LOGGED}(?:\\(\\))?\\s{0,3}(?:[,)}+]|$)`,
      ),
      except: NO_LEAK,
    }),
    lineCheck({
      languages: [...SCRIPT, 'python', 'kotlin', 'csharp', 'ruby', 'rust'],
      issue: 'A secret is written to a log, where more people and systems can read it than where it belongs.',
      fix: 'Leave it out, or log what identifies it (an id, its last four characters).',
      code: new RegExp(`^.{0,200}?${LOG_CALL}[\\s(]`),
      text: new RegExp(
        `${LOG_CALL}[\\s(]{1,3}[$f]{0,2}["'\`][^;]{0,200}?[{$]\\{?\\s{0,3}(?:\\w{1,30}\\??\\.){0,3}${LOGGED}\\s{0,3}\\}`,
      ),
      except: NO_LEAK,
    }),
  ],
});

/** Rules about secrets: how they are made, compared, checked and kept. */
export const SECRET_RULES: readonly RegistryEntry[] = [HASHES, RANDOM, COMPARISON, TOKENS, LOGS];
