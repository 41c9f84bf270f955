import { PERFORMANCE_RULES } from '../../../src/domain/registry/performance.ts';
import { describeRules } from '../../support/rule-table.ts';

const FIND = '  const user = await prisma.user.findUnique({ where: { id: order.userId } });';

describeRules('rules about time and memory', PERFORMANCE_RULES, [
  {
    id: 'PERF-001',
    matches: [
      ['src/orders.ts', `for (const order of orders) {\n${FIND}`],
      ['src/orders.ts', `¦for (const order of orders) {\n¦  if (order.open) {\n  ${FIND}`],
      ['src/orders.ts', `await Promise.all(orders.map(async (order) => {\n${FIND}`],
      ['src/orders.js', 'for (const id of ids) {\n  rows.push(await User.findById(id));'],
      ['src/orders.py', 'for order in orders:\n    user = User.objects.get(pk=order.user_id)'],
      ['src/orders.py', 'for key in keys:\n    row = session.query(User).filter(User.id == key).one()'],
      ['app/orders.rb', 'orders.each do |order|\n  user = User.find(order.user_id)'],
      ['pkg/orders.go', 'for _, id := range ids {\n\trow := db.QueryRow(query, id)'],
      [
        'src/Orders.java',
        'for (Order order : orders) {\n  User user = userRepository.findById(order.userId());',
      ],
      ['src/Orders.kt', 'for (order in orders) {\n  val user = userRepository.findByIdOrNull(order.userId)'],
      [
        'src/Orders.cs',
        'foreach (var order in orders) {\n  var user = await _context.Users.FirstOrDefaultAsync(u => u.Id == order.UserId);',
      ],
    ],
    passes: [
      ['src/orders.ts', FIND],
      [
        'src/cards.py',
        'for card in cards:\n    held = (\n        Card.objects.filter(id=card.id)\n        .select_for_update()\n    )',
      ],
      ['src/random_data.py', 'for row in rows:\n    page = Page.objects.get(pk=row.id)'],
      ['src/orders.ts', `for (const order of orders) {\n  check(order);\n}\n${FIND.trim()}`],
      ['src/orders.ts', `for (const page of pages) {\n${FIND}`],
      ['src/orders.ts', `for (const kind of ['a', 'b']) {\n${FIND}`],
      ['src/orders.ts', `for (let attempt = 0; attempt < 3; attempt += 1) {\n${FIND}`],
      ['src/orders.ts', `for (const order of orders) {\n  const load = async function () {\n  ${FIND}`],
      ['scripts/orders.ts', `for (const order of orders) {\n${FIND}`],
      ['src/orders.test.ts', `for (const order of orders) {\n${FIND}`],
      ['src/orders.js', 'for (const id of ids) {\n  rows.push(users.find((user) => user.id === id));'],
      ['src/orders.py', 'users = User.objects.filter(pk__in=keys)'],
      ['src/orders.py', 'for order in orders:\n    user = users.get(order.user_id)'],
      ['app/orders.rb', 'orders.each do |order|\n  user = users.find { |u| u.id == order.user_id }'],
      ['pkg/orders.go', 'for rows.Next() {\n\trow := db.QueryRow(query, id)'],
      ['src/Orders.java', 'List<User> users = userRepository.findAllById(ids);'],
    ],
  },
  {
    id: 'PERF-002',
    matches: [
      ['pkg/read.go', 'for _, line := range lines {\n\tre := regexp.MustCompile(`^v`)'],
      ['src/Read.java', 'for (String line : lines) {\n  Matcher m = Pattern.compile("^v").matcher(line);'],
      ['src/Read.kt', 'for (line in lines) {\n  if (Regex("^v").matches(line)) {'],
      ['src/Read.cs', 'foreach (var line in lines) {\n  var re = new Regex("^v");'],
      ['src/read.ts', "for (const line of lines) {\n  const re = new RegExp('^v');"],
      ['src/Read.java', 'String all = "";\nfor (String line : lines) {\n  all += line;'],
      ['src/Read.cs', 'string all = "";\nforeach (var line in lines) {\n  all = all + line;'],
    ],
    passes: [
      ['pkg/read.go', 'var version = regexp.MustCompile(`^v`)'],
      ['pkg/read.go', 'for _, name := range names {\n\tre := regexp.MustCompile(name)'],
      ['src/Read.java', 'for (String name : names) {\n  Matcher m = Pattern.compile(name).matcher(line);'],
      ['src/read.ts', 'for (const name of names) {\n  const re = new RegExp(`^$' + '{name}`);'],
      ['src/read.ts', 'for (const line of lines) {\n  const found = VERSION.exec(line);'],
      ['src/Read.java', 'int all = 0;\nfor (String line : lines) {\n  all += line.length();'],
      ['src/Read.java', 'for (String line : lines) {\n  String all = "";\n  all += line;'],
      ['src/Read.java', 'String all = "";\nall += line;'],
    ],
  },
  {
    id: 'PERF-003',
    matches: [
      ['src/poll.py', 'async def poll():\n    time.sleep(5)'],
      ['src/poll.py', 'async def poll(\n    url,\n):\n    if url:\n        answer = requests.get(url)'],
      ['src/poll.py', 'async def poll():\n    subprocess.run(["git", "pull"])'],
      ['src/server.ts', "async function build() {\n  const out = execSync('git pull');"],
      [
        'src/server.js',
        'app.post(path, async (req, res) => {\n  const hash = bcrypt.hashSync(req.body.password, 12);',
      ],
      ['src/Poll.kt', 'suspend fun poll() {\n  Thread.sleep(500)'],
      ['src/Poll.cs', 'public async Task Poll() {\n  Thread.Sleep(500);'],
      ['src/poll.rs', 'async fn poll() {\n  std::thread::sleep(PAUSE);'],
    ],
    passes: [
      ['src/poll.py', 'def poll():\n    time.sleep(5)'],
      ['src/poll.py', 'async def poll():\n    await asyncio.sleep(5)'],
      ['src/poll.py', 'async def poll():\n    await asyncio.to_thread(time.sleep, 5)'],
      ['src/poll.py', 'async def poll():\n    def wait():\n        time.sleep(5)'],
      ['src/poll.py', '        time.sleep(5)'],
      ['src/server.ts', "function build() {\n  const out = execSync('git pull');"],
      ['scripts/server.ts', "async function build() {\n  const out = execSync('git pull');"],
      ['src/Poll.kt', 'fun poll() {\n  Thread.sleep(500)'],
      ['src/Poll.cs', 'public async Task Poll() {\n  await Task.Delay(500);'],
      ['src/poll.rs', 'async fn poll() {\n  spawn(|| {\n    std::thread::sleep(PAUSE);'],
    ],
  },
  {
    id: 'PERF-004',
    matches: [
      ['pkg/hook.go', '\tbody, err := io.ReadAll(r.Body)'],
      ['pkg/hook.go', '\tbody, err := ioutil.ReadAll(req.Body)'],
    ],
    passes: [
      ['pkg/hook.go', '\tr.Body = http.MaxBytesReader(w, r.Body, limit)\n\tbody, err := io.ReadAll(r.Body)'],
      ['pkg/hook.go', '\tbody, err := io.ReadAll(resp.Body)'],
      ['pkg/hook.go', '\tbody, err := io.ReadAll(io.LimitReader(r.Body, limit))'],
      ['pkg/hook_test.go', '\tbody, err := io.ReadAll(r.Body)'],
    ],
  },
]);
