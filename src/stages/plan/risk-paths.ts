import type { ChangedFile, ListedFile } from '../../domain/change.ts';
import { codeLanguageOf } from '../../domain/code-language.ts';
import { phrasesOf } from '../../lib/words.ts';
import { anyName, isPathTooLong } from './path-rules.ts';
import { type FileKind, isSubmodule, ourRules } from './risk-kinds.ts';
import { OPERATED, OTHER_MEANINGS, PARTLY, SECURITY_WORDS, UI_WORDS, type WordGroup } from './risk-places.ts';

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
