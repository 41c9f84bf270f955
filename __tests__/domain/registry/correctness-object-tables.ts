import type { RuleTable } from '../../support/rule-table.ts';

/** Samples for rules about objects that are shared and objects that are compared. */
export const OBJECT_TABLES: readonly RuleTable[] = [
  {
    id: 'COR-001',
    matches: [
      ['a.py', 'def add(item, to=[]):'],
      ['a.py', 'async def add(item, *, to: dict[str, int] = {}):'],
      ['a.py', 'def add(item, to=list()): return to'],
      ['a.py', 'def add(\n    item,\n    to: list[str] = [],\n):'],
      ['a.py', 'rows = [[0] * width] * height'],
      ['a.py', 'rows = [[]] * 3'],
      ['a.py', 'groups = dict.fromkeys(names, [])'],
      ['a.ts', 'const rows = new Array(3).fill([]);'],
      ['a.js', 'const rows = Array(size).fill({});'],
      ['a.rb', 'groups = Hash.new([])'],
      ['a.rb', 'rows = Array.new(3, [])'],
    ],
    passes: [
      ['a.py', 'def add(item, to=None):'],
      ['a.py', 'def add(item, to=()):'],
      ['a.py', 'add(item, to=[])'],
      ['a.py', 'class Box:\n    items: list[str] = []'],
      ['a.py', 'call(\n    item,\n    to=[],\n)'],
      ['a.py', 'row = [0] * width'],
      ['a.py', 'names = dict.fromkeys(names, 0)'],
      ['a.py', '# def add(item, to=[]):'],
      ['a.ts', 'const rows = new Array(3).fill(0);'],
      ['a.js', 'const rows = Array.from({ length: 3 }, () => []);'],
      ['a.rb', 'groups = Hash.new { |hash, key| hash[key] = [] }'],
      ['a.rb', 'counts = Hash.new(0)'],
    ],
  },
  {
    id: 'COR-002',
    matches: [
      ['a.py', 'if mode is "fast":'],
      ['a.py', 'elif size is not 0:'],
      ['test_a.py', 'assert names is []'],
      ['A.java', 'if (name == "admin") {'],
      ['A.java', 'return "admin" == name;'],
      ['a.ts', 'if (items === []) {'],
      ['a.js', 'const isEmpty = value == {};'],
      ['a.ts', 'if (day === new Date(text)) {'],
    ],
    passes: [
      ['a.py', 'if mode is None:'],
      ['a.py', 'if mode is not Mode.FAST:'],
      ['a.py', '"""\nthe first value is 0 or more\n"""'],
      ['A.java', "if (letter == 'a') {"],
      ['A.java', 'if ("admin".equals(name)) {'],
      ['A.java', 'if (count == 0) log("a == \\"b\\"");'],
      ['a.ts', 'const rows = [];'],
      ['a.ts', 'const { rows = [] } = value;'],
      ['a.js', 'if (name === "admin") {'],
    ],
  },
];
