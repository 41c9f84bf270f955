import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The forges that `init` writes for. */
export const INIT_FORGES = ['github', 'bitbucket-cloud', 'bitbucket-dc'] as const;
export type InitForge = (typeof INIT_FORGES)[number];

/** Whether a word names such a forge. */
export function isInitForge(word: string): word is InitForge {
  return (INIT_FORGES as readonly string[]).includes(word);
}

/** A forge with the sign that it was told by, for people. */
export type ForgeGuess = { readonly forge: InitForge; readonly sign: string };

/** A git configuration is some kilobytes; what is far larger is something else. */
const MAX_BYTES = 1024 * 1024;

/** What a folder says of its forge: the remote first, then files that only one forge has; null where nothing tells. */
export async function guessForge(folder: string): Promise<ForgeGuess | null> {
  const remote = forgeOfConfig(await smallFile(join(folder, '.git', 'config')));
  if (remote !== null) return { forge: remote, sign: 'the remote in .git/config' };
  if (await exists(join(folder, '.github'))) return { forge: 'github', sign: 'the folder .github' };
  if (await exists(join(folder, 'bitbucket-pipelines.yml'))) {
    return { forge: 'bitbucket-cloud', sign: 'the file bitbucket-pipelines.yml' };
  }
  return null;
}

async function smallFile(path: string): Promise<string> {
  const found = await lstat(path).catch(() => null);
  return found?.isFile() && found.size <= MAX_BYTES ? readFile(path, 'utf8') : '';
}

async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => null)) !== null;
}

/** The forge of the remote `origin`, else of the first remote that tells, in the text of a git configuration. */
export function forgeOfConfig(text: string): InitForge | null {
  const sections = text.split(/^(?=\s*\[)/m).filter((section) => /^\s*\[remote /.test(section));
  const first = sections.filter((section) => /^\s*\[remote "origin"\]/.test(section));
  const addresses = [...first, ...sections].flatMap((section) =>
    [...section.matchAll(/^\s*url\s*=\s*(\S+)/gm)].map(([, address = '']) => address),
  );
  return addresses.map(forgeOfAddress).find((forge) => forge !== null) ?? null;
}

/** `https://host/path`, `ssh://user@host:port/path` or `user@host:path`. */
const ADDRESS = /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([^:/]+)(?::(\d+))?(.*)$/i;

/** The port on which Bitbucket Data Center serves git over ssh unless it is set otherwise. */
const DATA_CENTER_PORT = '7999';

function forgeOfAddress(address: string): InitForge | null {
  const [, host = '', port = '', path = ''] = ADDRESS.exec(address) ?? [];
  const name = host.toLowerCase();
  if (/(?:^|\.)github\.com$/.test(name) || name.startsWith('github.') || name.endsWith('.ghe.com')) {
    return 'github';
  }
  if (/(?:^|\.)bitbucket\.org$/.test(name)) return 'bitbucket-cloud';
  if (port === DATA_CENTER_PORT || path.includes('/scm/') || /^(?:bitbucket|stash)\./.test(name)) {
    return 'bitbucket-dc';
  }
  return null;
}
