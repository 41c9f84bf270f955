import { lineAt, type RegistryEntry } from './entry.ts';
import { SCRIPT } from './rule-parts.ts';
import { isNear, JVM, lineCheck, REQUEST, securityRule } from './security-check.ts';

const REDIRECT_ISSUE =
  'The request says where the browser goes next: a link to this site can lead to a page that imitates it.';
const REDIRECT_FIX =
  'Take a path of your own site only (begins with one `/`), or look the target up in a list.';

const REDIRECTS = securityRule({
  id: 'SEC-015',
  severity: 'important',
  title: 'Redirects stay within the site',
  text: 'Where a request says where to go next, only paths of the own site or targets of a list are taken.',
  violates: ['res.redirect(req.query.next)', 'return redirect(request.args["next"])'],
  meets: ["res.redirect(isLocalPath(next) ? next : '/')"],
  cue: /redirect|location/i,
  checks: [
    lineCheck({
      languages: SCRIPT,
      issue: REDIRECT_ISSUE,
      fix: REDIRECT_FIX,
      code: new RegExp(
        `\\bres(?:ponse)?\\.redirect\\(\\s{0,3}(?:\\d{3},\\s{0,3})?(?:String\\()?${REQUEST.script}|\\blocation(?:\\.href)?\\s{0,3}=\\s{0,3}(?:\\w{1,30}\\.)?searchParams\\.get\\(|\\blocation\\.(?:assign|replace)\\(\\s{0,3}(?:\\w{1,30}\\.)?searchParams\\.get\\(`,
      ),
    }),
    lineCheck({
      languages: ['python'],
      issue: REDIRECT_ISSUE,
      fix: `${REDIRECT_FIX} Django has \`url_has_allowed_host_and_scheme\`.`,
      code: new RegExp(
        `(?<![\\w.])(?:redirect|HttpResponseRedirect|RedirectResponse)\\(\\s{0,3}(?:url\\s{0,2}=\\s{0,2})?${REQUEST.python}`,
      ),
      around: (place) => !isNear(place, /url_has_allowed_host|is_safe_url/, [4, 0]),
    }),
    lineCheck({
      languages: ['go'],
      issue: REDIRECT_ISSUE,
      fix: REDIRECT_FIX,
      code: new RegExp(
        `\\bhttp\\.Redirect\\(\\s{0,3}\\w{1,10},\\s{0,3}\\w{1,10},\\s{0,3}${REQUEST.go}|\\bc\\.Redirect\\([^,]{1,40},\\s{0,3}${REQUEST.go}`,
      ),
    }),
    lineCheck({
      languages: JVM,
      issue: REDIRECT_ISSUE,
      fix: REDIRECT_FIX,
      code: new RegExp(`\\bsendRedirect\\(\\s{0,3}${REQUEST.jvm}`),
    }),
    lineCheck({
      languages: ['csharp'],
      issue: REDIRECT_ISSUE,
      fix: 'Use `LocalRedirect`, or ask `Url.IsLocalUrl` first.',
      code: new RegExp(`(?<![\\w.])Redirect\\(\\s{0,3}(?:returnUrl\\b|${REQUEST.csharp})`, 'i'),
      around: (place) => !isNear(place, /IsLocalUrl|IsValidReturnUrl/, [6, 0]),
    }),
    lineCheck({
      languages: ['ruby'],
      issue: REDIRECT_ISSUE,
      fix: `${REDIRECT_FIX} Rails has \`url_from\`.`,
      code: new RegExp(`(?<![\\w.])redirect_to[\\s(]{1,3}${REQUEST.ruby}`),
      except: /url_from|permit|\]\s{1,3}\?\s/,
    }),
    lineCheck({
      languages: ['php'],
      issue: REDIRECT_ISSUE,
      fix: REDIRECT_FIX,
      code: new RegExp(
        `(?<![\\w>:])header\\(\\s{0,3}""\\s{0,3}\\.\\s{0,3}${REQUEST.php}|(?<!\\w)redirect\\(\\s{0,3}${REQUEST.php}`,
      ),
      text: /location|redirect\(/i,
    }),
  ],
});

const ANY_SITE = 'Every site may call this with the cookies of the user and read the answer.';
const CORS_FIX = 'Name the origins that may call with credentials.';

/** Origins of any kind, where they are set. */
const ANY_ORIGIN =
  /\borigin\s{0,3}:\s{0,3}true\b|["']Access-Control-Allow-Origin["']\s{0,3}[,:\]=]{1,2}\s{0,3}(?:req(?:uest)?\.headers\.origin|origin|\w{1,20}\.Header\.Get\("Origin"\))|\ballow_origins\s{0,2}=\s{0,2}\[\s{0,2}["']\*["']|\ballow_origin_regex\s{0,2}=\s{0,2}r?["']\.\*["']|\bAllowAllOrigins\s{0,3}:\s{0,3}true|\ballowedOriginPatterns\(\s{0,3}"\*"|\bsetAllowedOriginPatterns\([^;]{0,40}"\*"|\bSetIsOriginAllowed\(\s{0,3}\(?\w{1,20}\)?\s{0,3}=>\s{0,3}true/;

const CREDENTIALS =
  /\bcredentials\s{0,3}:\s{0,3}true\b|Access-Control-Allow-Credentials["']\s{0,3}[,:\]=]{1,2}\s{0,3}["']?true|\ballow_credentials\s{0,2}=\s{0,2}True\b|\bAllowCredentials\s{0,3}:\s{0,3}true|\b(?:set)?[aA]llowCredentials\(\s{0,3}true|\bAllowCredentials\(\)/;

/** A comparison of the origin before it is let in. */
const CHECKED_ORIGIN =
  /\b(?:if|case|unless|elif|switch)\b.{0,80}origin|check\w{0,20}Origin|valid\w{0,20}Origin|(?<!SetIs)originAllowed/i;

const CORS = securityRule({
  id: 'SEC-016',
  severity: 'important',
  title: 'Credentials are for named origins',
  text: 'An answer that lets other sites call with credentials (cookies) names these sites. It neither takes all of them nor repeats the origin of the request unseen.',
  violates: ['cors({ origin: true, credentials: true })', 'allow_origins=["*"], allow_credentials=True'],
  meets: ["cors({ origin: ['https://app.example.com'], credentials: true })", 'cors()'],
  cue: /origin|credentials/i,
  checks: [
    {
      languages: ['typescript', 'javascript', 'python', 'go', 'java', 'kotlin', 'csharp'],
      inTests: false,
      issue: ANY_SITE,
      fix: CORS_FIX,
      find: (place) => {
        const { code, text } = lineAt(place);
        if (code.trim() === '') return null;
        if (!ANY_ORIGIN.test(text) || isNear(place, CHECKED_ORIGIN, [8, 0])) return null;
        return isNear(place, CREDENTIALS, [6, 6]) ? {} : null;
      },
    },
  ],
});

/** Settings files that only developers use. */
const DEVELOPMENT =
  /(?:^|[/_.-])(?:dev|devel|development|local|test|testing|ci|debug|sample|example)s?(?:[/_.-]|$)/i;

const COOKIE_ISSUE =
  'The cookie of a session can be read by scripts of the page, or is sent without encryption: who gets it is logged in.';

const COOKIES = securityRule({
  id: 'SEC-017',
  severity: 'important',
  title: 'Cookies of sessions are closed to scripts and sent over TLS',
  text: 'A cookie that says who somebody is has HttpOnly, Secure and SameSite. Cookies that scripts must read (a token against forged requests, a theme) need no HttpOnly.',
  violates: ["res.cookie('session', id, { httpOnly: false })", 'SESSION_COOKIE_SECURE = False'],
  meets: ["res.cookie('session', id, { httpOnly: true, secure: true, sameSite: 'lax' })"],
  cue: /http_?only|COOKIE|secure/i,
  checks: [
    lineCheck({
      languages: SCRIPT,
      issue: COOKIE_ISSUE,
      fix: 'Set `httpOnly: true`, `secure: true` and `sameSite`.',
      code: /\bhttpOnly\s{0,3}:\s{0,3}false\b/,
      around: (place) =>
        isNear(place, /session|auth|jwt|token|\bsid\b/i, [4, 3]) && !isNear(place, /csrf|xsrf/i, [4, 3]),
    }),
    lineCheck({
      languages: ['python'],
      issue: COOKIE_ISSUE,
      fix: 'Set it to `True` for everything but the machines of developers.',
      code: /^\s{0,40}SESSION_COOKIE_(?:SECURE|HTTPONLY)\s{0,3}=\s{0,3}False\s{0,3}$/,
      around: (place) => !DEVELOPMENT.test(place.path),
    }),
    lineCheck({
      languages: ['go', 'csharp', ...JVM],
      issue: COOKIE_ISSUE,
      fix: 'Set HttpOnly and Secure to true.',
      code: /\bHttpOnly\s{0,3}[:=]\s{0,3}false\b|\.(?:setHttpOnly|httpOnly)\(false\)/,
      around: (place) =>
        isNear(place, /session|auth|jwt|token|\bsid\b/i, [5, 4]) && !isNear(place, /csrf|xsrf/i, [5, 4]),
    }),
  ],
});

const DEBUG_ISSUE =
  'What helps developers is on outside of their machines: pages of errors show code and settings, and a debugger in the page runs code.';

const DEBUG = securityRule({
  id: 'SEC-018',
  severity: 'important',
  title: 'Debug modes stay on the machines of developers',
  text: 'Debuggers and detailed pages of errors are switched on by a setting of the environment, and are off without it.',
  violates: ['app.run(debug=True)', '@EnableWebSecurity(debug = true)'],
  meets: ['app.run(debug=os.environ.get("APP_DEBUG") == "1")'],
  cue: /debug|display_errors|DeveloperExceptionPage|consider_all_requests_local/i,
  checks: [
    lineCheck({
      languages: ['python'],
      issue: DEBUG_ISSUE,
      fix: 'Read it from the environment, and leave it off where nothing is set.',
      code: /(?<!\w)app\.run\([^)]{0,120}\bdebug\s{0,2}=\s{0,2}True\b|\buse_debugger\s{0,2}=\s{0,2}True\b/,
      around: (place) => !DEVELOPMENT.test(place.path),
    }),
    lineCheck({
      languages: ['python', 'ruby', 'php'],
      issue: DEBUG_ISSUE,
      fix: 'Switch it off in the settings of production.',
      code: /^\s{0,40}DEBUG\s{0,3}=\s{0,3}True\b|\bconsider_all_requests_local\s{0,3}=\s{0,3}true\b|""\s{0,3}=>\s{0,3}true\b/,
      text: /\bDEBUG\s{0,3}=\s{0,3}True\b|\bconsider_all_requests_local\b|['"]debug['"]\s{0,3}=>\s{0,3}true\b/,
      around: ({ path }) => /(?:^|[/_.-])prod(?:uction)?(?:[/_.-])/i.test(path),
    }),
    lineCheck({
      languages: ['java'],
      issue: DEBUG_ISSUE,
      fix: 'Leave `debug` out.',
      code: /@EnableWebSecurity\([^)]{0,60}\bdebug\s{0,2}=\s{0,2}true\b/,
    }),
    lineCheck({
      languages: ['csharp'],
      issue: DEBUG_ISSUE,
      fix: 'Ask `IsDevelopment()` first.',
      code: /\.UseDeveloperExceptionPage\(\)/,
      around: (place) => !isNear(place, /IsDevelopment|IsEnvironment|#if DEBUG|isDev|debug/i, [5, 0]),
    }),
  ],
});

const FORGERY = securityRule({
  id: 'SEC-021',
  severity: 'important',
  title: 'Forged requests are refused',
  text: 'The protection against requests that another site makes a browser send is not switched off for what a session in a cookie may do. Interfaces that only take tokens in a header, and calls from machines that are signed, need none.',
  violates: ['@csrf_exempt', 'skip_before_action :verify_authenticity_token', 'http.csrf().disable()'],
  meets: ['protect_from_forgery with: :exception'],
  cue: /csrf|verify_authenticity_token|Antiforgery|protect_from_forgery/i,
  checks: [
    lineCheck({
      languages: ['python', 'ruby', ...JVM, 'csharp'],
      issue:
        'The protection against forged requests is off here: if a session in a cookie is enough for these calls, any page that a user opens can make them.',
      fix: 'Leave it on, or say in a comment what the calls are authorised by in place of a cookie.',
      code: /^\s{0,40}@(?:\w{1,30}\.)?csrf_exempt\b|\bskip_before_action\s{1,3}:verify_authenticity_token\b|\bskip_forgery_protection\b|\bcsrf\(\)\s{0,3}\.disable\(\)|\bcsrf\(\s{0,3}(?:AbstractHttpConfigurer::disable|\w{1,20}\s{0,3}->\s{0,3}\w{1,20}\.disable\(\))|\bcsrf\s{0,3}\{\s{0,3}(?:it\.)?disable\(\)|^\s{0,40}\[(?:\w{1,30},\s{0,2}){0,3}IgnoreAntiforgeryToken\]|\bWTF_CSRF_ENABLED\s{0,3}=\s{0,3}False\b/,
      around: (place) =>
        !DEVELOPMENT.test(place.path) &&
        !/webhook|hooks?[/_.]|api[/_.]|callback/i.test(place.path) &&
        !isNear(place, /STATELESS|csrf tokens?\b|webhook|bearer|signed|signature|hmac/i, [8, 12]),
    }),
  ],
});

const ASSIGNMENT = securityRule({
  id: 'SEC-022',
  severity: 'important',
  title: 'Fields from requests are named',
  text: 'A record is made or changed with fields that code names, or that a schema let through, not with all that a request holds.',
  violates: ['User.create(req.body)', 'User.update(params.permit!)', 'User(**request.json)'],
  meets: ['User.create({ name: req.body.name })', 'params.require(:user).permit(:name)'],
  cue: /\bbody\b|permit!|\*\*\s{0,2}request|->all\(/,
  checks: [
    lineCheck({
      languages: SCRIPT,
      issue:
        'A record takes every field that the request brings: a sender can set what is not theirs to set (role, owner, price), unless the model refuses unknown fields.',
      fix: 'Pick the fields, or parse the body with a strict schema first.',
      code: /\b(?:[A-Z]\w{0,40}|[mM]odel)\.(?:create|insertOne|insertMany|bulkCreate|upsert|update)\(\s{0,3}(?:\{\s{0,3}\.\.\.)?req(?:uest)?\.body\s{0,3}[,)}]|\.(?:findByIdAndUpdate|findOneAndUpdate|updateOne)\([^;]{1,60}?(?:,|\$set:)\s{0,3}req(?:uest)?\.body\s{0,3}[,)}]|\.(?:create|update|upsert)\(.{0,60}\bdata\s{0,3}:\s{0,3}req\.body\s{0,3}[,)}]|\bObject\.assign\(\s{0,3}(?!\{)\w{1,30},\s{0,3}req(?:uest)?\.body\s{0,3}\)/,
      except: /axios|fetch\(/,
    }),
    lineCheck({
      languages: ['python'],
      issue:
        'A record takes every field that the request brings: a sender can set what is not theirs to set (role, owner, price).',
      fix: 'Name the fields, or validate the data with a schema or a form first.',
      code: /\b(?:[A-Z]\w{1,40}|create|update|filter_by|update_or_create)\(\s{0,3}\*\*\s{0,2}request\.(?:json|get_json\(|POST|data|form|values|args)/,
    }),
    lineCheck({
      languages: ['ruby'],
      issue:
        'Every parameter is let through: a sender can set what is not theirs to set (role, owner, price).',
      fix: 'Name the parameters: `params.require(:user).permit(:name)`.',
      code: /\bparams\b[^;]{0,60}\.permit!/,
    }),
    lineCheck({
      languages: ['php'],
      issue:
        'A record takes every field that the request brings: a sender can set what is not theirs to set, unless the model lists its fields.',
      fix: 'Use `$request->validated()` or `$request->only([...])`.',
      code: /(?:::|->)(?:create|update|fill|forceFill|insert|forceCreate|updateOrCreate)\([^;]{0,60}?\$request->all\(\)/,
    }),
  ],
});

const FETCHES = securityRule({
  id: 'SEC-023',
  severity: 'important',
  title: 'Addresses from others are checked before they are fetched',
  text: 'Where a user, a request or stored data says which address the server calls, the host is held against a list, or private and link-local addresses are refused after the name is resolved, on redirects too.',
  violates: ['const page = await fetch(req.query.url)'],
  meets: ['const page = await fetch(new URL(path, SERVICE))'],
  cue: /\bfetch\(|axios|\bgot[.(]|urlopen|requests\.|httpx|http\.(?:Get|Post|NewRequest)|HttpClient|RestTemplate|WebClient|Net::HTTP|HTTParty|Faraday|curl_init|Guzzle|reqwest|webhook|callback_?url/i,
  checks: [
    lineCheck({
      languages: [...SCRIPT, 'python', 'go', 'ruby', 'php'],
      issue:
        'The request says which address the server calls: it can reach services of the inner network, and the keys of the cloud.',
      fix: 'Hold the host against a list, or refuse private addresses after the name is resolved.',
      code: new RegExp(
        `(?<![\\w.])(?:fetch|axios(?:\\.(?:get|post|request))?|got(?:\\.\\w{1,8})?|urlopen|(?:requests|httpx)\\.(?:get|post|put|head|request)|http\\.(?:Get|Post|Head)|URI\\.open|HTTParty\\.(?:get|post)|curl_init)\\(\\s{0,3}(?:${REQUEST.script}|${REQUEST.python}|${REQUEST.go}|${REQUEST.ruby}|${REQUEST.php})`,
      ),
    }),
  ],
});

/** Rules about what browsers and other callers are let do. */
export const WEB_RULES: readonly RegistryEntry[] = [
  REDIRECTS,
  CORS,
  COOKIES,
  DEBUG,
  FORGERY,
  ASSIGNMENT,
  FETCHES,
];
