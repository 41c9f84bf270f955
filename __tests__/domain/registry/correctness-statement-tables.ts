import type { RuleTable } from '../../support/rule-table.ts';

/** Samples for rules about branches and statements that do nothing, or not what was meant. */
export const STATEMENT_TABLES: readonly RuleTable[] = [
  {
    id: 'COR-004',
    matches: [
      ['a.ts', "if (kind === 'a') {\n  one();\n} else if (kind === 'a') {\n  two();\n}"],
      [
        'a.py',
        '¦if kind == "a":\n¦    one()\n¦elif kind == "b":\n¦    two()\nelif kind == "a":\n    three()',
      ],
      ['A.java', 'if (kind.equals("a")) {\n  one();\n}\nelse if (kind.equals("a")) {\n  two();\n}'],
      ['a.go', 'if size > 1 {\n\tone()\n} else if size > 1 {\n\ttwo()\n}'],
      ['a.rb', 'if size > 1\n  one\nelsif size > 1\n  two\nend'],
      ['a.ts', 'const size = isWide ? 10 : 10;'],
      ['a.ts', "const name = isWide ? 'wide' : 'wide';"],
      ['a.py', 'size = small if is_wide else small'],
      ['a.ts', 'if (isWide) {\n  open();\n} else {\n  open();\n}'],
    ],
    passes: [
      ['a.ts', "if (kind === 'a') {\n  one();\n} else if (kind === 'b') {\n  two();\n}"],
      ['a.ts', "if (kind === 'a') {\n  one();\n}\nif (kind === 'a') {\n  two();\n}"],
      ['a.ts', "if (kind === 'a') {\n  one();\n}\nrest();\nif (is) {\n} else if (kind === 'a') {\n}"],
      ['a.ts', 'if (take(x)) {\n  one();\n} else if (take(x)) {\n  two();\n}'],
      ['a.py', 'if kind == "a":\n    if size:\n        one()\n    elif kind == "a":\n        two()'],
      ['a.go', 'if size > 1 {\n\tone()\n} else if size > 2 {\n\ttwo()\n}'],
      ['a.ts', 'const size = isWide ? 20 : 10;'],
      ['a.ts', 'const size = isWide ? 10 : 100;'],
      ['a.ts', 'const name = isWide ? row.name : row.name.short;'],
      ['a.py', 'size = small if is_wide else smaller'],
      ['a.ts', 'if (isWide) {\n  open(1);\n} else {\n  open(2);\n}'],
      ['a.ts', 'if (a) {\n  one();\n} else if (b) {\n  open();\n} else {\n  open();\n}'],
    ],
  },
  {
    id: 'COR-013',
    matches: [
      ['a.ts', '<<<<<<< HEAD'],
      ['a.yml', '>>>>>>> feature/rows'],
      ['a.js', '  debugger;'],
      ['a.py', '    breakpoint()'],
      ['a.py', 'import pdb; pdb.set_trace()'],
      ['a.rb', '  binding.pry'],
      ['a.php', '    dd($order);'],
      ['a.rs', '    let rows = dbg!(read());'],
      ['a.cs', '    Debugger.Break();'],
    ],
    passes: [
      ['a.ts', 'const mark = "<<<<<<< HEAD";'],
      ['a.ts', 'const text = `\n<<<<<<< HEAD\n`;'],
      ['a.yml', 'debugger: true'],
      ['a.js', 'const debugger_url = read();'],
      ['a.js', '// debugger;'],
      ['a.py', 'set_breakpoint(line)'],
      ['a.rb', 'binding.local_variables'],
      ['a.php', '$this->add($order);'],
      ['a.rs', '// dbg!(read());'],
      ['a.cs', 'if (Debugger.IsAttached) return;'],
    ],
  },
];
