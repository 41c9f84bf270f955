import type { ChangeSet } from './change.ts';
import { visible } from './render.ts';

/** Words that name whoever reads a change by machine. */
const READER =
  '(?:reviewers?|judges?|graders?|checkers?|triage|assistants?|agents?|bots?|models?|ai|llms?|claude|gpt|chatgpt|copilot|gemini|codex|quorate)';

/**
 * What somebody writes into a change to turn its reader around. Wide on purpose: a hit withholds an approval, and lets
 * no agent take out of a run what fails it; it makes nothing fail.
 */
const STEERING: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b[^.\n]{0,40}\b(?:instructions?|rules?|prompts?|guidelines?|findings?|above|previous|prior)\b/i,
  new RegExp(
    String.raw`\b(?:dear|attention|note\s+(?:to|for)|instructions?\s+(?:to|for)|message\s+(?:to|for))\b[^.\n]{0,20}\b${READER}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b${READER}\b[^.\n]{0,60}\b(?:approve|approved|lgtm|ignore|skip|must not|should not|do not|don't|never)\b`,
    'i',
  ),
  /\b(?:approve|accept|pass)\s+(?:this|the)\s+(?:pr|pull request|change|merge request|code|diff|review)\b/i,
  /\b(?:report|return|give|emit|raise|answer)\b[^.\n]{0,30}\b(?:no|zero|empty|without)\b[^.\n]{0,20}\b(?:findings?|issues?|problems?|list)\b/i,
  /\b(?:reject|dismiss|drop|defer|discard|suppress|withdraw|downgrade|lower)\b[^.\n]{0,30}\b(?:all|every|each|any|other)\b[^.\n]{0,20}\b(?:findings?|groups?|reports?|issues?|remarks?|problems?|defects?|others?)\b/i,
  /\b(?:mark|treat|classify|rate|label|rank|judge)\b[^.\n]{0,40}\bas\b[^.\n]{0,20}\b(?:false(?:[ -]positives?)?|taste|out[ -]of[ -]scope|suggestions?|nit(?:pick)?s?|non-?blocking|reviewed|resolved|approved)\b/i,
  /\bdo\s+not\s+(?:report|flag|review|mention|comment)\b/i,
  /\b(?:system|developer)\s*(?:prompt|message)\b|<\/?(?:system|assistant|instructions?)>|\[\/?INST\]/i,
  /"?approved"?\s*[:=]\s*true/i,
];

/**
 * Files whose added lines or names may be meant for the reviewer instead of for the program: they speak to it, or hold
 * text that people do not see. Such a change is reviewed as any other, and never approved by a machine.
 */
export function steeringFiles({ files }: ChangeSet): readonly string[] {
  return files
    .filter((file) => isSteering(file.path) || addedLines(file).some(isSteering))
    .map(({ path }) => path);
}

/** Whether some line of a text may be meant for whoever reads the change by machine. */
export function speaksToReader(text: string): boolean {
  return text.split('\n').some((line) => isSteering(line.replace(/\r$/, '')));
}

function addedLines({ diff }: ChangeSet['files'][number]): readonly string[] {
  return (diff?.hunks ?? []).flatMap(({ lines }) =>
    lines.filter(({ mark }) => mark === '+').map(({ text }) => text.replace(/\r$/, '')),
  );
}

/** Longer lines are no message to anybody, and patterns on them take time. */
const MAX_LINE = 4_000;

function isSteering(text: string): boolean {
  const head = text.slice(0, MAX_LINE);
  return visible(head) !== head || STEERING.some((pattern) => pattern.test(head));
}
