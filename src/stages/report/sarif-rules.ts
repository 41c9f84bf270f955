import { type Rule, SHIPPED_SOURCE } from '../../domain/criteria.ts';
import { CATEGORIES } from '../../domain/finding.ts';

/** What a viewer shows of a rule. */
export type RuleWords = {
  readonly name: string;
  readonly short: string;
  /** What the rule asks for, where that was put to reviewers; else null. */
  readonly full: string | null;
  readonly help: string;
};

const ASK = 'The message of each result says what is wrong and how to mend it.';

/** The words for a rule: a gate, a category of ours, the rule of another tool, or one that the panel was given. */
export function ruleWords(id: string, tools: readonly string[]): RuleWords {
  const name = nameOf(id);
  if (id.startsWith('gate/')) {
    const gate = id.slice('gate/'.length);
    return {
      name,
      short: `The gate ${gate}`,
      full: null,
      help: `A check without a model. ${ASK} Where people may, a comment on the line or the line above silences it: quorate-ignore ${id} until YYYY-MM-DD: reason`,
    };
  }
  const [tool] = tools;
  if (tool !== undefined) {
    return { name, short: `The rule ${id} of ${tool}`, full: null, help: `${tool} found it. ${ASK}` };
  }
  const isCategory = id === 'review' || CATEGORIES.some((category) => category === id);
  const short = isCategory ? `Review: ${id}` : `The rule ${id}`;
  return { name, short, full: null, help: `Reviewers found it. ${ASK}` };
}

/** The words for a rule that reviewers were given: its own. */
export function givenRuleWords({ id, title, text, source }: Rule): RuleWords {
  const origin = source === SHIPPED_SOURCE ? 'A rule of Quorate' : `A rule of ${source}`;
  return { name: nameOf(id), short: title, full: text, help: `${origin}. ${ASK}` };
}

/** SARIF wants a name in Pascal case, which is for people. */
function nameOf(id: string): string {
  const words = id.match(/[\p{L}\p{N}]+/gu) ?? ['Rule'];
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('');
}
