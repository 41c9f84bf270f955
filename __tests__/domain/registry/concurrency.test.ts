import { CONCURRENCY_RULES } from '../../../src/domain/registry/concurrency.ts';
import { describeRules } from '../../support/rule-table.ts';

describeRules('rules about concurrency', CONCURRENCY_RULES, [
  {
    id: 'CON-001',
    matches: [
      ['a.ts', 'rows.forEach(async (row) => {'],
      ['a.ts', 'const fresh = rows.filter(async (row) => await isNew(row));'],
      ['a.js', 'if (rows.some(async function (row) {'],
      ['a.ts', 'const names = await rows.map(async (row) => {'],
      ['a.ts', 'return new Promise(async (resolve) => {'],
      ['a.tsx', 'useEffect(async () => {'],
    ],
    passes: [
      ['a.ts', 'await Promise.all(rows.map(async (row) => {'],
      ['a.ts', 'const jobs = rows.map(async (row) => {'],
      ['a.ts', 'rows.forEach((row) => {'],
      ['a.ts', "rows.filter((row) => row.kind === 'async')"],
      ['a.ts', 'const names = await pMap(rows, async (row) => {'],
      ['a.ts', 'return new Promise((resolve) => {'],
      ['a.tsx', 'useEffect(() => {'],
      ['a.test.ts', 'rows.forEach(async (row) => {'],
    ],
  },
  {
    id: 'CON-004',
    matches: [
      ['A.java', 'synchronized ("orders") {'],
      ['A.java', 'synchronized (name.intern()) {'],
      ['a.kt', 'synchronized(Any()) {'],
      ['A.cs', 'lock (this)'],
      ['A.cs', 'lock (new object())'],
      ['a.py', '    with threading.Lock():'],
      [
        'A.java',
        'class A {\n  private static A one;\n  static A get() {\n    if (one == null) {\n      synchronized (A.class) {\n        if (one == null) one = new A();\n      }\n    }\n  }\n}',
      ],
    ],
    passes: [
      ['A.java', 'synchronized (lock) {'],
      ['A.java', 'synchronized (A.class) {'],
      ['a.kt', 'synchronized(lock) {'],
      ['A.cs', 'lock (gate)'],
      ['A.cs', 'private readonly object gate = new();'],
      ['a.py', '    with self.lock:'],
      ['a.py', 'LOCK = threading.Lock()'],
      [
        'A.java',
        'class A {\n  private static volatile A one;\n  static A get() {\n    if (one == null) {\n      synchronized (A.class) {\n        if (one == null) one = new A();\n      }\n    }\n  }\n}',
      ],
    ],
  },
]);
