import type { ChangedFile, ChangeSet } from '../../domain/change.ts';
import type { KnownFindings, SecretFindings, SecretHit } from '../../domain/gates.ts';
import type { Match } from './detectors.ts';
import type { Passage } from './passage.ts';
import { type Scanner, scanWithPreset } from './secretlint.ts';
import { passagesOf, type Secret, type SheetScan, scanSheet } from './secrets.ts';
import { identityWithTexts, type Sheet, sheetOfFile, sheetOfIdentity, withTexts } from './sheet.ts';

/** A change without its secrets, and where they were. `values` are for redactors only: they are written nowhere. */
export type MaskedChange = SecretFindings & {
  /** With every secret masked; no text at all of files that could not be scanned. */
  readonly change: ChangeSet;
  readonly values: readonly string[];
};

/** What of one file is scanned; the scan takes a second or two for it. */
const MAX_FILE_CHARACTERS = 16_000_000;
const MAX_FILE_LINES = 500_000;

/** Text that goes through the preset in one scan: between two, signals and timers get their turn. */
const BATCH_CHARACTERS = 1_000_000;

/** A file on its way through the scan. */
type Job = { readonly file: ChangedFile; readonly sheet: Sheet; readonly passages: readonly Passage[] };

/** A file and what was found in it, or why it could not be scanned. */
type FileScan =
  | { readonly file: ChangedFile; readonly scan: SheetScan; readonly reason: null }
  | { readonly file: ChangedFile; readonly scan: null; readonly reason: string };

/**
 * Masks secrets wherever they stand in the change. `known` are hits of an earlier run, whose secrets are masked already.
 */
export async function maskSecrets(
  change: ChangeSet,
  known: KnownFindings['secrets'] = [],
  scanner: Scanner = scanWithPreset,
): Promise<MaskedChange> {
  const scans = await scanFiles(change.files, scanner);
  const about = sheetOfIdentity(change.identity);
  const aboutScan = scanSheet(about, passagesOf(about), []);
  const secrets = scans.flatMap(({ file, scan }) =>
    (scan?.secrets ?? []).map((secret) => hitOf(file.path, secret)),
  );
  const values = [aboutScan, ...scans.map(({ scan }) => scan)].flatMap((scan) => scan?.secrets ?? []);
  return {
    change: {
      ...change,
      identity:
        aboutScan.texts === null ? change.identity : identityWithTexts(change.identity, aboutScan.texts),
      files: scans.map(maskedFile),
    },
    secrets: distinct([...known, ...secrets]),
    unscannable: scans.flatMap(({ file, reason }) => (reason === null ? [] : [{ path: file.path, reason }])),
    values: [...new Set(values.flatMap((secret) => secret.values))],
  };
}

async function scanFiles(files: readonly ChangedFile[], scanner: Scanner): Promise<FileScan[]> {
  const scans: FileScan[] = [];
  for (const batch of batchesOf(files)) {
    scans.push(...(await scanBatch(batch, scanner)));
    await nextTurn();
  }
  return scans;
}

/** Neighbouring files with about as much text as goes into one scan. */
function* batchesOf(files: readonly ChangedFile[]): Generator<readonly ChangedFile[]> {
  let batch: ChangedFile[] = [];
  let characters = 0;
  for (const file of files) {
    batch.push(file);
    characters += file.diff?.bytes ?? 0;
    if (characters < BATCH_CHARACTERS) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

/** One scan for all files; where it fails, one for each, so that a file which breaks the scanner stands for itself. */
async function scanBatch(files: readonly ChangedFile[], scanner: Scanner): Promise<FileScan[]> {
  try {
    const jobs = files.map(jobOf);
    const texts = jobs.flatMap((job) => job?.passages.map((passage) => passage.text) ?? []);
    const preset = texts.length === 0 ? [] : await scanner(texts);
    return scanJobs(files, jobs, preset);
  } catch {
    const [file] = files;
    if (files.length === 1 && file !== undefined)
      return [notScanned(file, 'the secret scanner failed on it')];
    const scans: FileScan[] = [];
    for (const single of files) scans.push(...(await scanBatch([single], scanner)));
    return scans;
  }
}

/** Null for a file with more text than is scanned. */
function jobOf(file: ChangedFile): Job | null {
  const sheet = sheetOfFile(file);
  const characters = sheet.lines.reduce((sum, line) => sum + line.text.length, 0);
  if (characters > MAX_FILE_CHARACTERS || sheet.lines.length > MAX_FILE_LINES) return null;
  return { file, sheet, passages: passagesOf(sheet) };
}

function scanJobs(
  files: readonly ChangedFile[],
  jobs: readonly (Job | null)[],
  preset: readonly (readonly Match[])[],
): FileScan[] {
  let at = 0;
  return files.map((file, index) => {
    const job = jobs[index] ?? null;
    if (job === null) return notScanned(file, 'it has too much text to be scanned for secrets');
    const own = preset.slice(at, at + job.passages.length);
    at += job.passages.length;
    return { file, scan: scanSheet(job.sheet, job.passages, own), reason: null };
  });
}

function notScanned(file: ChangedFile, reason: string): FileScan {
  return { file, scan: null, reason };
}

/** Nothing of a file that could not be scanned goes on: later stages find no text to send. */
function maskedFile({ file, scan, reason }: FileScan): ChangedFile {
  if (scan === null) return { ...file, diff: null, missing: reason, context: [] };
  return scan.texts === null ? file : withTexts(file, scan.texts);
}

function hitOf(path: string, secret: Secret): SecretHit {
  return { path, line: secret.line, rule: secret.rule, added: secret.added };
}

/** One hit for each place and kind: two alike on one line say no more than one. */
function distinct(hits: readonly SecretHit[]): SecretHit[] {
  return [
    ...new Map(hits.map((hit) => [JSON.stringify([hit.path, hit.line, hit.rule, hit.added]), hit])).values(),
  ];
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
