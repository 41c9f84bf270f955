import { type Check, lineAt, type RegistryEntry } from './entry.ts';
import { SCRIPT, shipped } from './rule-parts.ts';
import { blockOf } from './surroundings.ts';

const COUNTED = [
  /\bfor\s?\(\s?[\w\s]{0,20}?\b([A-Za-z_]\w{0,30})\s?=\s?0;\s?\1\s?<=\s?([\w.$]{1,80})\.(?:length|Length|Count|size\(\)|length\(\));/,
  /\bfor\s([A-Za-z_]\w{0,30})\s?:=\s?0;\s?\1\s?<=\s?len\(([\w.]{1,80})\);/,
  /\bfor\s?\(\s?(\$\w{1,30})\s?=\s?0;\s?\1\s?<=\s?(?:count|strlen|sizeof)\((\$[\w>-]{1,80})\);/,
  /\bfor\s?\(?([A-Za-z_]\w{0,30})\sin\s0\.\.=?([\w.]{1,80}?)\.(?:size|length|len\(\))(?:\s?\)|\s?\{|$)/,
];

/** Of loops that count positions from 0 to the length, where the body looks up what stands there. */
const LOOP_CHECKS: readonly Check[] = [
  {
    languages: [...SCRIPT, 'java', 'csharp', 'go', 'php', 'kotlin', 'rust', 'ruby'],
    inTests: true,
    issue:
      'The loop goes one step too far: in the last one the position is the length, where there is no element.',
    fix: 'End the loop before the length, with `<` or a range without its end.',
    find: (place) => {
      const { code } = lineAt(place);
      const loop = COUNTED.map((pattern) => pattern.exec(code)).find((found) => found !== null);
      const [head = '', index = '', list = ''] = loop ?? [];
      // A range of Rust holds its end only with `=`.
      if (loop === undefined || (place.language === 'rust' && !head.includes('..='))) return null;
      const body = [
        code.slice(code.indexOf(head) + head.length),
        ...blockOf(place).lines.map((line) => line.code),
      ];
      const looksUp = body.some((line) =>
        [`${list}[${index}]`, `${list}.get(${index})`].some((use) => line.includes(use)),
      );
      return looksUp && !body.some((line) => asksForEnd(line, index)) ? {} : null;
    },
  },
];

/** Whether a line compares the position with something: the last step may be minded. */
function asksForEnd(line: string, index: string): boolean {
  return ['==', '<', '!=', '>='].some((operator) => line.includes(`${index} ${operator}`));
}

/** Rules about loops. */
export const LOOP_RULES: readonly RegistryEntry[] = [
  shipped({
    id: 'COR-007',
    severity: 'blocking',
    category: 'correctness',
    title: 'Loops end with the last element',
    text: 'A loop over positions that begins at 0 ends before the length.',
    languages: [...SCRIPT, 'java', 'csharp', 'go', 'php', 'kotlin', 'rust', 'ruby'],
    violates: ['for (let i = 0; i <= rows.length; i++) use(rows[i]);'],
    meets: ['for (let i = 0; i < rows.length; i++) use(rows[i]);'],
    cue: /<=\s?(?:len\(|count\(|[\w.$]{1,80}\.(?:length|size|Length|Count))|\.\.=?[\w.]{1,80}\.(?:size|length|len)/,
    checks: LOOP_CHECKS,
  }),
];
