import { enclosing } from './around.ts';
import { type Check, lineAt } from './entry.ts';
import { SCRIPT } from './rule-parts.ts';

const FINALLY = /^\s{0,200}(?:\}\s?)?(?:finally\s?\{|finally:|ensure)$/;
/** What a statement may stand in without leaving the block by it. */
const OWN_SCOPE =
  /=>\s?\{?$|\b(?:function|def|fun|func|class|lambda)\b|->\s?\{?$|\)\s?\{$|\bdo(?:\s\|[\w, ]{0,60}\|)?$|\{\s?\|/;
const LOOP = /\b(?:for|foreach|while|until|loop|do|switch|each|times|case|when)\b/;
const BRANCH = /\b(?:if|else|elif|elsif|unless|try|catch|except|rescue|with|using|synchronized)\b/;

/** Statements that leave a block which runs in any case. */
export const LEAVING_CHECKS: readonly Check[] = [
  {
    languages: [...SCRIPT, 'python', 'java', 'kotlin', 'php', 'ruby'],
    inTests: true,
    issue: 'Leaving the block here drops the error that is on its way, and what was to be returned.',
    fix: 'Move the statement behind the block.',
    find: (place) => {
      const word = /^\s{0,200}(return|break|continue|next)\b/.exec(lineAt(place).code)?.[1];
      if (word === undefined || (word === 'next' && place.language !== 'ruby')) return null;
      const around = enclosing(place);
      const cleaning = around.findIndex(({ code }) => FINALLY.test(code));
      const between = around.slice(0, Math.max(0, cleaning));
      return cleaning >= 0 && between.every(({ code }) => staysInside(code, word)) ? {} : null;
    },
  },
];

/** Whether the block of a head is left by the word too, so that what is around it is left. */
function staysInside(head: string, word: string): boolean {
  if (LOOP.test(head)) return word === 'return';
  return BRANCH.test(head) && !OWN_SCOPE.test(head.replace(/\)\s?\{$/, ''));
}
