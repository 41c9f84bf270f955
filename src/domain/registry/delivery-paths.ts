import { linesAbove, withoutComment } from './around.ts';
import { lineAt, type Place } from './entry.ts';

/** Files that GitHub and Bitbucket run. */
export const PIPELINES: readonly string[] = [
  '.github/workflows/*.yml',
  '.github/workflows/*.yaml',
  '**/action.yml',
  '**/action.yaml',
  'bitbucket-pipelines.yml',
];

const PIPELINE = /(?:^|\/)(?:\.github\/workflows\/[^/]+|action|bitbucket-pipelines)\.ya?ml$/;

/** Whether commands in this file are run by a build: a script, an image or a pipeline, no other YAML. */
export function holdsCommands({ path, language }: Pick<Place, 'path' | 'language'>): boolean {
  return language !== 'yaml' || PIPELINE.test(path);
}

/** What only shows text to a person, whatever the text says. */
const PRINTS =
  /^\s*(?:-\s+)?(?:run:\s*)?(?:echo|printf|print|cat|log\w*|info|warn\w*|err\w*|fail|die|msg\w*|say|usage)\b/;

/** Whether the line is part of a text that `cat` prints or writes. */
function isShown(place: Place): boolean {
  if (place.language !== 'shell') return false;
  const mark = linesAbove(place).find(({ text }) =>
    /<<[-~]?\s{0,4}["']?[A-Za-z_]|^\s*[A-Z_]{2,20}$/.test(text),
  );
  return mark !== undefined && /\bcat\b[^|]{0,200}<</.test(mark.text);
}

/** The line without its comment where it holds a command of a build; null where it is text or other configuration. */
export function commandAt(place: Place): string | null {
  if (!holdsCommands(place)) return null;
  if (isShown(place)) return null;
  const command = withoutComment(lineAt(place).text);
  return command.trim() === '' || PRINTS.test(command) ? null : command;
}
