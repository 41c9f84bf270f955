import type { RuleTable } from '../../support/rule-table.ts';

/** Samples for rules about loops. */
export const EFFECT_TABLES: readonly RuleTable[] = [
  {
    id: 'COR-007',
    matches: [
      ['a.ts', 'for (let i = 0; i <= rows.length; i++) {\n  use(rows[i]);\n}'],
      ['a.js', 'for (let i = 0; i <= rows.length; i++) use(rows[i]);'],
      ['A.java', 'for (int i = 0; i <= rows.size(); i++) {\n  use(rows.get(i));\n}'],
      ['A.cs', 'for (int i = 0; i <= rows.Length; i++) use(rows[i]);'],
      ['a.go', 'for i := 0; i <= len(rows); i++ {\n\tuse(rows[i])\n}'],
      ['a.php', 'for ($i = 0; $i <= count($rows); $i++) {\n  use($rows[$i]);\n}'],
      ['a.kt', 'for (i in 0..rows.size) {\n  use(rows[i])\n}'],
      ['a.rs', 'for i in 0..=rows.len() {\n  use_it(rows[i]);\n}'],
      ['a.rb', 'for i in 0..rows.length\n  use(rows[i])\nend'],
    ],
    passes: [
      ['a.ts', 'for (let i = 0; i < rows.length; i++) {\n  use(rows[i]);\n}'],
      ['a.ts', 'for (let i = 0; i <= rows.length; i++) {\n  use(i);\n}'],
      [
        'a.ts',
        'for (let i = 0; i <= text.length; i++) {\n  if (i === text.length) break;\n  use(text[i]);\n}',
      ],
      ['a.ts', 'for (let i = 1; i <= rows.length; i++) {\n  use(rows[i - 1]);\n}'],
      ['A.java', 'for (int i = 0; i < rows.size(); i++) {\n  use(rows.get(i));\n}'],
      ['a.go', 'for i := 0; i < len(rows); i++ {\n\tuse(rows[i])\n}'],
      ['a.kt', 'for (i in 0 until rows.size) {\n  use(rows[i])\n}'],
      ['a.rs', 'for i in 0..rows.len() {\n  use_it(rows[i]);\n}'],
      ['a.rb', 'for i in 0...rows.length\n  use(rows[i])\nend'],
    ],
  },
];
