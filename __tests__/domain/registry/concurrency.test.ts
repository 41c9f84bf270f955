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
    id: 'CON-002',
    matches: [
      ['a.ts', 'function run() {\n  Promise.all(jobs);\n}'],
      ['a.py', '    asyncio.sleep(1)'],
      ['a.py', '    asyncio.create_task(run())'],
      ['A.cs', 'public async void Save(Order order)'],
      ['A.cs', 'var row = rows.FindAsync(id).Result;'],
      ['A.cs', 'rows.SaveAsync().GetAwaiter().GetResult();'],
      ['a.kt', 'GlobalScope.launch {'],
      ['a.go', 'go func() {\n\twg.Add(1)\n}()'],
    ],
    passes: [
      ['a.ts', 'function run() {\n  return Promise.all(jobs);\n}'],
      ['a.ts', 'const run = () =>\n  Promise.all(jobs);'],
      ['a.ts', 'function run() {\n  Promise.all(jobs).catch(report);\n}'],
      ['a.py', '    await asyncio.sleep(1)'],
      ['a.py', '    task = asyncio.create_task(run())'],
      ['A.cs', 'public async Task Save(Order order)'],
      ['A.cs', 'private async void Button_Click(object sender, EventArgs e)'],
      ['A.cs', 'var row = answer.Result;'],
      ['a.kt', 'scope.launch {'],
      ['a.go', 'wg.Add(1)\ngo func() {\n\tdefer wg.Done()\n}()'],
    ],
  },
  {
    id: 'CON-003',
    matches: [
      ['a.go', '\tmu.Lock()\n\tif done {\n\t\treturn nil\n\t}\n\tmu.Unlock()\n}'],
      ['A.java', '  lock.lock();\n  work();\n  lock.unlock();\n}'],
      ['a.kt', '  lock.lock()\n  work()\n  lock.unlock()\n}'],
      ['a.py', 'def run():\n    self.lock.acquire()\n    work()\n    self.lock.release()\nrest()'],
      ['A.cs', '  await gate.WaitAsync();\n  Work();\n  gate.Release();\n}'],
      ['A.cs', '  Monitor.Enter(gate);\n  Work();\n  Monitor.Exit(gate);\n}'],
    ],
    passes: [
      ['a.go', '\tmu.Lock()\n\tdefer mu.Unlock()\n\tif done {\n\t\treturn nil\n\t}\n}'],
      ['a.go', '\tmu.Lock()\n\tif done {\n\t\tmu.Unlock()\n\t\treturn nil\n\t}\n\tmu.Unlock()\n}'],
      ['a.go', '\tmu.Lock()\n\tcount++\n\tmu.Unlock()\n}'],
      ['A.java', '  lock.lock();\n  try {\n    work();\n  } finally {\n    lock.unlock();\n  }\n}'],
      ['a.kt', '  lock.lock()\n  try {\n    work()\n  } finally {\n    lock.unlock()\n  }\n}'],
      ['a.py', 'def run():\n    with self.lock:\n        work()\nrest()'],
      [
        'A.cs',
        '  await gate.WaitAsync();\n  try\n  {\n    Work();\n  }\n  finally\n  {\n    gate.Release();\n  }\n}',
      ],
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
