/** Modes of changed files, which Data Center tells whole in the headers of the raw diff alone. */
import { messageOf } from '../../../../lib/thrown.ts';
import type { ApiChangeParts } from '../../pull-request-source.ts';
import { entriesByName, readEntries } from '../diff-entries.ts';
import type { BitbucketDcApi } from './api.ts';
import type { DcFile } from './files.ts';
import { pullRequestPath } from './pull-request.ts';

export type ModesParts = Pick<ApiChangeParts, 'facts' | 'remarks' | 'signal'> & {
  readonly api: BitbucketDcApi;
};

/** Of a longer diff the modes of the first files are told. */
const MAX_BYTES = 32 * 1024 * 1024;

/** The files with the modes that the diff tells of them, for one request; as they are where there is no diff to be had. */
export async function withModes(
  { api, facts, remarks, signal }: ModesParts,
  files: readonly DcFile[],
): Promise<readonly DcFile[]> {
  const place = `${pullRequestPath(api, facts.number)}.diff?contextLines=0`;
  try {
    const { data } = await api.get(place, { accept: 'text/plain', maxBytes: MAX_BYTES });
    const entries = entriesByName(data instanceof Uint8Array ? readEntries(data) : []);
    return files.map((file) => {
      const own = entries.get(file.path) ?? [];
      return {
        ...file,
        oldMode: own[0]?.oldMode ?? file.oldMode,
        newMode: own.at(-1)?.newMode ?? file.newMode,
      };
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    remarks.add('modes', `modes of files are not all known, links among them: ${messageOf(error)}`);
    return files;
  }
}

/** The mode of a path on one side, as far as it is known. */
export function modeAt(files: readonly DcFile[], side: 'base' | 'head', path: string): string | null {
  const isBase = side === 'base';
  const file = files.find(({ path: now, oldPath }) => (isBase ? (oldPath ?? now) : now) === path);
  if (file === undefined) return null;
  return isBase ? file.oldMode : file.newMode;
}
