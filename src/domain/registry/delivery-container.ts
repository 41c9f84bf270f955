/** Rules about images and about what builds fetch. */
import type { CodeLanguage } from '../code-language.ts';
import { SHIPPED_SOURCE } from '../criteria.ts';
import { linesBelow, withoutComment } from './around.ts';
import { commandAt } from './delivery-paths.ts';
import { type Hit, lineAt, lineNear, type Place, type RegistryEntry } from './entry.ts';

const COMMANDS: readonly CodeLanguage[] = ['shell', 'dockerfile', 'yaml'];

const INTERPRETER = String.raw`(?:sudo\s+(?:-\w{1,8}\s+)?)?(?:(?:ba|z|da|a)?sh\b(?!\s+-c)|(?:python3?|node|perl|ruby)\s+-(?:\s|$))`;
const PIPED = new RegExp(String.raw`\b(?:curl|wget)\b[^|;&]{0,300}\|\s*${INTERPRETER}`);
/** The script is told which version to install: the line changes with each release, and the remark would with it. */
const PINNED = /\s-s\s+(?:--\s+)?(?:\S{1,40}\s+)?["']?(?:v?\d+\.\d|\$\{?\w{0,60}VERSION)/i;
const PIPED_ON = new RegExp(String.raw`^\s*\|\s*${INTERPRETER}`);
const SUBSTITUTED = /\b(?:ba|z|da)?sh\s+(?:<\(|-c\s+["']?\$\()\s*(?:curl|wget)\b/;

function pipedDownload(place: Place): Hit | null {
  const command = commandAt(place);
  if (command === null || PINNED.test(command)) return null;
  if (PIPED.test(command) || SUBSTITUTED.test(command)) return {};
  if (!PIPED_ON.test(command)) return null;
  return /\b(?:curl|wget)\b[^|;&]{0,300}\\$/.test(lineNear(place, -1)?.text ?? '') ? {} : null;
}

const UNCHECKED_ADD = /^\s*ADD\s+(?!.{0,200}--checksum=)(?:--\S{1,80}\s+){0,4}["[]{0,2}https?:\/\//i;

const LOCAL = /\b(?:localhost|127\.0\.0\.1|host\.docker\.internal)\b|\[::1\]|kubernetes\.default/;
/** Options of curl that take no value, so that what follows in the same word is options as well. */
const CURL_UNCHECKED =
  /\bcurl\b[^|;]{0,300}\s(?:-[sSfLvgiIjlNqR0-6]{0,8}k[sSfLvgiIjlNqRoOXH]{0,8}|--insecure)(?=\s|\\|$)/;
const UNCHECKED =
  /\bwget\b[^|;]{0,300}--no-check-certificate\b|\bhttp\.sslVerify[\s=]+["']?false\b|\bGIT_SSL_NO_VERIFY=["']?(?:1|true)\b|\bstrict-ssl[\s=]+false\b|\bNODE_TLS_REJECT_UNAUTHORIZED[=:]\s*["']?0\b|\bapt(?:-get)?\b[^|;]{0,200}--(?:allow-unauthenticated|force-yes)\b/;

function uncheckedServer(place: Place): Hit | null {
  const command = commandAt(place);
  if (command === null) return null;
  if (!CURL_UNCHECKED.test(command) && !UNCHECKED.test(command)) return null;
  return LOCAL.test(`${command} ${lineNear(place, 1)?.text ?? ''}`) ? null : {};
}

const SECRET_NAME =
  /(?:^|_)(?:PASSWORD|PASSWD|SECRET|SECRET_KEY|SECRET_KEY_BASE|(?:AUTH|ACCESS|API|NPM|GITHUB|GH|DEPLOY)_TOKEN|API_?KEY|ACCESS_KEY|PRIVATE_KEY)$/i;
/** Values that nobody takes for a secret. */
const NO_SECRET =
  /^(?:|["']{0,2}|.{1,5}|\$.*|\/.*|.*(?:dummy|change|placeholder|xxx|test|example|secret|password|postgres|admin|none|null|false|true|unset|build|fake|your|default|mock|sample|insecure|replace|<).*)$/i;

function secretInImage(place: Place): Hit | null {
  const line = withoutComment(lineAt(place).text);
  const instruction = /^\s*(?:ENV|ARG)\s+/.exec(line);
  if (instruction === null) return null;
  const rest = line.slice(instruction[0].length);
  const pairs = rest.matchAll(
    /(?:^|\s)([A-Za-z]\w{0,80})[=\s]\s{0,4}("[^"]{0,200}"|'[^']{0,200}'|[^\s"']{1,200})/g,
  );
  for (const [, name = '', value = ''] of pairs) {
    if (SECRET_NAME.test(name) && !NO_SECRET.test(value.replace(/^["']|["']$/g, ''))) return {};
  }
  return null;
}

const OPEN_MODE = /\bchmod\s+(?:-\w{1,12}\s+){0,3}(?:0?777|a\+rwx|ugo\+rwx)\s/;

function openMode(place: Place): Hit | null {
  const command = commandAt(place);
  return command !== null && OPEN_MODE.test(command) ? {} : null;
}

/** Root is given back to nobody before the program of the image begins. */
function staysRoot(place: Place): Hit | null {
  if (!/^\s*USER\s+(?:root|0)(?::\S{1,40})?\s*$/i.test(lineAt(place).text)) return null;
  const below = linesBelow(place).map(({ text }) => text);
  const ends = below.findIndex((text) => /^\s*(?:CMD|ENTRYPOINT)\b/i.test(text));
  if (ends < 0 || below.some((text) => /^\s*USER\b/i.test(text))) return null;
  const drops = below.some((text) =>
    /\b(?:gosu|su-exec|setpriv|s6|init|supervisord|entrypoint)\b/i.test(text),
  );
  return drops || below.slice(0, ends).some((text) => /^\s*FROM\b/i.test(text)) ? null : {};
}

/** Rules about images and about what builds fetch. */
export const CONTAINER_RULES: readonly RegistryEntry[] = [
  {
    id: 'SEC-030',
    severity: 'suggestion',
    category: 'security',
    title: 'What a build fetches is checked before it is used',
    text: 'A build runs or packs nothing from the network unread: what is fetched is pinned to a version and held against a checksum or a signature.',
    paths: null,
    languages: COMMANDS,
    violates: ['RUN curl -fsSL https://tool.dev/install.sh | sh', 'ADD https://tool.dev/tool.tar.gz /opt/'],
    meets: ['ADD --checksum=sha256:24454f83 https://tool.dev/tool.tar.gz /opt/'],
    expires: null,
    source: SHIPPED_SOURCE,
    cue: /\b(?:curl|wget|ADD)\b|^\s*\|/i,
    checks: [
      {
        languages: COMMANDS,
        inTests: false,
        issue:
          'A script is fetched and run unread: whoever controls the server, or an answer that breaks off half-way, decides what this build does.',
        fix: 'Fetch a named version into a file, compare its checksum (`sha256sum -c`), then run it; or install the tool from a package source that signs.',
        find: pipedDownload,
      },
      {
        languages: ['dockerfile'],
        inTests: false,
        issue:
          'The file is packed into the image without a check: the same Dockerfile gives another image when the server hands out something else.',
        fix: 'Add `--checksum=sha256:…` to this `ADD`, or fetch the file in a `RUN` that compares its checksum.',
        find: (place) => (UNCHECKED_ADD.test(lineAt(place).text) ? {} : null),
      },
    ],
  },
  {
    id: 'SEC-031',
    severity: 'important',
    category: 'security',
    title: 'Images hold no secrets',
    text: 'No password, token or key is a value of `ENV` or `ARG`: both can be read from the image by whoever can pull it.',
    paths: null,
    languages: ['dockerfile'],
    violates: ['ENV API_KEY=sk-live-8f2k1'],
    meets: ['RUN --mount=type=secret,id=api_key ./fetch.sh'],
    expires: null,
    source: SHIPPED_SOURCE,
    cue: /^\s*(?:ENV|ARG)\s/,
    checks: [
      {
        languages: ['dockerfile'],
        inTests: false,
        issue:
          'The secret becomes part of the image and of its history: whoever can pull the image can read it.',
        fix: 'Give it to the container when it starts, or to a single step of the build with `RUN --mount=type=secret`; then change the secret.',
        find: secretInImage,
      },
    ],
  },
  {
    id: 'SEC-032',
    severity: 'important',
    category: 'security',
    title: 'Scripts and builds check whom they talk to',
    text: 'No command of a script, an image or a pipeline switches off the check of certificates or of the signatures of packages, except towards the machine itself.',
    paths: null,
    languages: COMMANDS,
    violates: ['curl -k https://api.shop.dev/key'],
    meets: ['curl --cacert ca.pem https://api.shop.dev/key'],
    expires: null,
    source: SHIPPED_SOURCE,
    cue: /\bcurl\b|no-check-certificate|sslVerify|GIT_SSL_NO_VERIFY|strict-ssl|NODE_TLS_REJECT|--allow-unauth|--force-yes/,
    checks: [
      {
        languages: COMMANDS,
        inTests: false,
        issue:
          'The other side is not checked here: whoever sits on the way can read what is sent and answer with something else.',
        fix: 'Leave the option out; name the authority of a server of your own (`--cacert`, `NODE_EXTRA_CA_CERTS`, `http.sslCAInfo`).',
        find: uncheckedServer,
      },
    ],
  },
  {
    id: 'SEC-033',
    severity: 'suggestion',
    category: 'security',
    title: 'Files are open to those who need them',
    text: 'Images and scripts do not let every user of a machine write (`chmod 777`), and a container does not run as root where it need not.',
    paths: null,
    languages: COMMANDS,
    violates: ['RUN chmod -R 777 /app'],
    meets: ['RUN chown -R app:app /app'],
    expires: null,
    source: SHIPPED_SOURCE,
    cue: /\bchmod\s|^\s*USER\s/i,
    checks: [
      {
        languages: COMMANDS,
        inTests: false,
        issue: 'Every user and every process of the machine may now change these files, programs among them.',
        fix: 'Give the files to the user that needs them (`chown`), with the least mode that works, such as 750 or 640.',
        find: openMode,
      },
      {
        languages: ['dockerfile'],
        inTests: false,
        issue: 'The program of this image runs as root: a flaw in it hands out the whole container.',
        fix: 'Go back to a user without rights (`USER app`) before `CMD` or `ENTRYPOINT`.',
        find: staysRoot,
      },
    ],
  },
];
