import { CATEGORIES } from '../../domain/finding.ts';

/** What a viewer shows of a rule. */
export type RuleWords = { readonly name: string; readonly short: string; readonly help: string };

const ASK = 'The message of each result says what is wrong and how to mend it.';

/** The words for a rule: a gate, a category of ours, the rule of another tool, or one that the panel was given. */
export function ruleWords(id: string, tools: readonly string[]): RuleWords {
  const name = nameOf(id);
  if (id.startsWith('gate/')) {
    const gate = id.slice('gate/'.length);
    return {
      name,
      short: `The gate ${gate}`,
      help: `A check without a model. ${ASK} Where people may, a comment on the line or the line above silences it: quorate-ignore ${id} until YYYY-MM-DD: reason`,
    };
  }
  const [tool] = tools;
  if (tool !== undefined) {
    return { name, short: `The rule ${id} of ${tool}`, help: `${tool} found it. ${ASK}` };
  }
  const isCategory = id === 'review' || CATEGORIES.some((category) => category === id);
  const short = isCategory ? `Review: ${id}` : `The rule ${id}`;
  return { name, short, help: `Reviewers found it. ${ASK}` };
}

/** SARIF wants a name in Pascal case, which is for people. */
function nameOf(id: string): string {
  const words = id.match(/[\p{L}\p{N}]+/gu) ?? ['Rule'];
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('');
}
