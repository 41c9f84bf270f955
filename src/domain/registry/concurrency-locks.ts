import { linesAbove } from './around.ts';
import { type Check, lineAt } from './entry.ts';
import { onLine } from './rule-parts.ts';
import { blockOf, codeAbove } from './surroundings.ts';

const FIRST_CHECK = /^\s{0,200}if\s?\(\s?(?:this\.)?(\w{1,60})\s?==\s?null\s?\)\s?\{$/;

const CHECKED_TWICE: Check = {
  languages: ['java'],
  inTests: false,
  issue:
    'Another thread may see the object before it is complete: the first check reads a field that is not `volatile`.',
  fix: 'Make the field `volatile`, or hold the object in a class that is loaded when it is asked for.',
  find: (place) => {
    if (!/^\s{0,200}synchronized\s?\(/.test(lineAt(place).code)) return null;
    const name = FIRST_CHECK.exec(codeAbove(place)?.code ?? '')?.[1];
    if (name === undefined) return null;
    const { lines } = blockOf(place);
    if (!lines.some(({ code }) => new RegExp(String.raw`\b${name}\s?=\s?new\b`).test(code))) return null;
    const declaration = new RegExp(
      String.raw`^\s{0,20}(?:private|protected|static)\b.{0,120}\s${name}(?:\s?=\s?null)?;$`,
    );
    const field = linesAbove(place, 80).find(({ code }) => declaration.test(code));
    return field !== undefined && !/\bvolatile\b/.test(field.code) ? {} : null;
  },
};

/** Locks that keep nobody out. */
export const LOCK_OBJECT_CHECKS: readonly Check[] = [
  onLine({
    languages: ['java', 'kotlin'],
    inTests: true,
    code: [
      /\bsynchronized\s?\(\s?(?:""|new\s\w{1,40}\(|Any\(\)|Integer\.valueOf\(|Boolean\.|(?:this\.)?getClass\(\)\s?\)|[\w.]{1,60}\.(?:intern|toString)\(\)\s?\))/,
    ],
    issue:
      'The object is not one private lock for all: it is new each time, or one that foreign code may hold too.',
    fix: 'Synchronise on a `private final Object` that is made for it.',
  }),
  onLine({
    languages: ['csharp'],
    inTests: true,
    code: [/\block\s?\(\s?(?:""|new\s|typeof\(|this\s?\))/],
    issue:
      'The object is not one private lock for all: it is new each time, or one that foreign code may hold too.',
    fix: 'Lock a `private readonly object` that is made for it.',
  }),
  onLine({
    languages: ['python'],
    inTests: true,
    code: [
      /^\s{0,200}(?:async\s)?with\s(?:threading|asyncio|multiprocessing)\.(?:R?Lock|Semaphore)\([^()]{0,40}\)(?:\sas\s\w{1,30})?:/,
    ],
    issue: 'Each call makes a lock of its own, so that it keeps nobody out.',
    fix: 'Make the lock once, where all can take it.',
  }),
  CHECKED_TWICE,
];
