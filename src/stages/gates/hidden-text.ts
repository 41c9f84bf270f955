import type { ChangedFile, ChangeIdentity, ChangeSet, DiffLine } from '../../domain/change.ts';
import { codeLanguageOf } from '../../domain/code-language.ts';
import type { GateFinding, GateOutcome } from '../../domain/gates.ts';
import { type HiddenKind, hasHidden } from './hidden-text-characters.ts';
import type { Writing } from './hidden-text-legitimate.ts';
import { type HiddenSpot, hiddenOn } from './hidden-text-line.ts';
import { isCode, maskReader } from './hidden-text-regions.ts';
import { isTranslation } from './hidden-text-translations.ts';

const NAME = 'hidden-text';
const RULE = `gate/${NAME}`;

/** A file with more lines than these has one finding for the rest of them. */
const MAX_FINDINGS_PER_FILE = 10;

/**
 * The gate of hidden text: characters that a reader does not see, or that move what is seen, on added lines, in new
 * names of files, and in title and body of the pull request. What languages and emoji need is let pass. It fails where
 * such a character can change what code means or hide text.
 */
export function hiddenTextGate({ files, identity }: ChangeSet): GateOutcome {
  const findings = files.flatMap(fileFindings);
  const hidden = hiddenWords(identity);
  const blocking = findings.filter(({ severity }) => severity === 'blocking').length;
  const reasons = [
    ...(blocking > 0 ? [`hidden characters in ${blocking} ${blocking === 1 ? 'place' : 'places'}`] : []),
    ...hidden.map(({ part, name }) => `the ${part} of the pull request has ${name}`),
  ];
  return {
    name: NAME,
    status: reasons.length > 0 ? 'fail' : 'pass',
    reason: reasons.length > 0 ? reasons.join('; ') : null,
    findings,
  };
}

/** Parts of the description that hide text. What people paste into it without knowing hides none, and is left. */
function hiddenWords({
  title,
  body,
}: ChangeIdentity): readonly { readonly part: string; readonly name: string }[] {
  return (
    [
      ['title', title],
      ['body', body],
    ] as const
  ).flatMap(([part, text]) => {
    const spots = (text ?? '')
      .split('\n')
      .map((line) => hiddenOn({ text: line, mask: null, writing: 'prose' }));
    const worst = spots.find((spot) => spot?.severity === 'blocking');
    return worst == null ? [] : [{ part, name: worst.name }];
  });
}

function fileFindings(file: ChangedFile): readonly GateFinding[] {
  if (file.status === 'deleted') return [];
  return [...nameFindings(file), ...limited(file.path, lineFindings(file))];
}

/** A name that is new: of an added, renamed or copied file. */
function nameFindings({ path, status }: ChangedFile): readonly GateFinding[] {
  if (status === 'modified') return [];
  const spot = hiddenOn({ text: path, mask: path, writing: 'code' });
  if (spot === null) return [];
  const severity = spot.kind === 'control' ? 'important' : 'blocking';
  return [finding({ path, line: null, what: 'The name of this file' }, { ...spot, severity })];
}

function lineFindings(file: ChangedFile): readonly GateFinding[] {
  const { path, diff } = file;
  const language = codeLanguageOf(path);
  const writing = writingOf(path);
  return (diff?.hunks ?? []).flatMap(({ lines }) => {
    if (!lines.some(({ mark, text }) => mark === '+' && hasHidden(text))) return [];
    const read = writing === 'code' && language !== null ? maskReader(language) : () => null;
    return lines.flatMap((line) => {
      if (line.mark === '-') return [];
      const mask = read(line.text);
      const spot = line.mark === '+' ? hiddenOn({ text: withoutByteOrderMark(line), mask, writing }) : null;
      return spot === null ? [] : [finding({ path, line: line.newLine, what: 'This line' }, spot)];
    });
  });
}

/** Folders and endings of data that tests read or wrote: hidden characters stand there to be tested. */
const TEST_DATA =
  /(?:^|\/)(?:tests?|__tests__|specs?|fixtures?|__fixtures__|test-?data|__snapshots__|snapshots|golden)\/|\.snap$/i;

function writingOf(path: string): Writing {
  if (isTranslation(path)) return 'translation';
  const language = codeLanguageOf(path);
  if (isCode(language)) return 'code';
  const isDocument = language === 'markdown' || language === 'html';
  return !isDocument && TEST_DATA.test(path) ? 'data' : 'prose';
}

/** At the start of a file it says how the file is encoded. */
function withoutByteOrderMark({ text, newLine }: DiffLine): string {
  return newLine === 1 ? text.replace(/^\ufeff/, ' ') : text;
}

/** The first findings of a file, and in one more how many lines there are beside them. */
function limited(path: string, findings: readonly GateFinding[]): readonly GateFinding[] {
  const rest = findings.slice(MAX_FINDINGS_PER_FILE);
  if (rest.length === 0) return findings;
  return [
    ...findings.slice(0, MAX_FINDINGS_PER_FILE),
    {
      severity: rest.some(({ severity }) => severity === 'blocking') ? 'blocking' : 'important',
      path,
      line: null,
      rule: RULE,
      issue: `${rest.length} more added lines of this file have hidden characters.`,
      fix: null,
    },
  ];
}

/** Why each kind matters, of code and text alike. */
const EFFECTS: { readonly [kind in HiddenKind]: string } = {
  direction:
    'it changes the order in which the text is shown, so that people read something else than machines do',
  mark: 'it is not seen and can change the order in which the text is shown',
  'zero-width': 'it is not seen, so that two texts which look the same differ',
  selector: 'it is not seen, and data can be hidden in such characters',
  tag: 'it is not seen, and whole sentences can be hidden in such characters',
  annotation: 'what stands between such characters may not be shown',
  filler: 'it looks like a blank or like nothing, and counts as a letter',
  separator: 'some languages end a line here although nothing shows it',
  control: 'it is not seen, and a terminal may act on it',
};

type Place = { readonly path: string; readonly line: number | null; readonly what: string };

function finding({ path, line, what }: Place, spot: HiddenSpot): GateFinding {
  const place = `${spot.name} at column ${spot.column}`;
  const others =
    spot.others === 0
      ? ''
      : ` and ${spot.others} more hidden ${spot.others === 1 ? 'character' : 'characters'}`;
  const silence =
    spot.severity === 'blocking'
      ? ''
      : ` If it has to stay, say so: \`quorate-ignore ${RULE} until YYYY-MM-DD: reason\`.`;
  return {
    severity: spot.severity,
    path,
    line,
    rule: RULE,
    issue: `${what} has ${place}${others}: ${EFFECTS[spot.kind]}.`,
    fix: `Remove it, or write it as an escape sequence where a string needs it.${silence}`,
  };
}
