import type { RuleTable } from '../../support/rule-table.ts';

/** Samples for rules about values that may be absent and texts that name values. */
export const VALUE_TABLES: readonly RuleTable[] = [
  {
    id: 'COR-011',
    matches: [
      ['a.py', 'name = re.match(r"(\\w+)", text).group(1)'],
      ['a.py', 'name = re.search(PATTERN, line.strip())[1]'],
      ['A.java', 'User user = users.findById(id).get();'],
      ['A.java', 'return rows.stream().filter(Row::isNew).findFirst().get();'],
      ['a.kt', 'val row = rows.find { it.id == id }!!'],
      ['A.cs', 'var name = rows.FirstOrDefault(row => row.Id == id).Name;'],
      ['a.js', 'const name = rows.find((row) => row.id === id).name;'],
      ['a.rb', 'name = rows.find { |row| row.id == id }.name'],
      ['a.rs', 'let port: u16 = env::var("PORT").unwrap().parse().unwrap();'],
      ['a.rs', 'let body: Body = serde_json::from_str(&text).unwrap();'],
    ],
    passes: [
      ['a.py', 'match = re.match(PATTERN, text)'],
      ['a.py', 'name = match.group(1)'],
      ['test_a.py', 'name = re.match(PATTERN, text).group(1)'],
      ['A.java', 'User user = users.findById(id).orElseThrow();'],
      ['A.java', 'String name = names.get();'],
      ['a.kt', 'val row = rows.first { it.id == id }'],
      ['A.cs', 'var name = rows.FirstOrDefault(row => row.Id == id)?.Name;'],
      ['A.cs', 'var row = await rows.FirstOrDefaultAsync(isNew).ConfigureAwait(false);'],
      ['a.js', 'const name = rows.find((row) => row.id === id)?.name;'],
      ['a.js', "$('.row').find('.name').text();"],
      ['a.rb', 'name = rows.find { |row| row.id == id }&.name'],
      ['a.rs', 'let port: u16 = env::var("PORT")?.parse()?;'],
      ['a.rs', 'let day: u8 = groups.get(1).unwrap().as_str().parse().unwrap();'],
    ],
  },
  {
    id: 'COR-012',
    matches: [
      ['a.ts', `function find(id: string) {\n  throw new Error("no user \${id}");\n}`],
      ['a.js', `const name = read();\nlog('hello \${name.first}');`],
      ['a.py', 'raise ValueError("no user {user_id}")'],
      ['a.py', '    logger.warning("no user {user.id}")'],
      ['a.cs', 'throw new InvalidOperationException("no user {id}");'],
      ['a.rb', "raise 'no user #{id}'"],
    ],
    passes: [
      ['a.ts', `function find(id: string) {\n  throw new Error(\`no user \${id}\`);\n}`],
      ['a.ts', `export const STEP = 'echo \${GITHUB_REF}';`],
      ['a.js', `const name = read();\nlog(\`'\${name}'\`);`],
      ['a.py', 'raise ValueError(f"no user {user_id}")'],
      ['a.py', 'logger.warning("no user {}", user_id)'],
      ['a.py', 'logger.warning("no user {user_id}", user_id=user_id)'],
      ['a.py', 'print("{{user_id}}")'],
      ['a.cs', 'throw new InvalidOperationException($"no user {id}");'],
      ['a.cs', 'logger.LogWarning("no user {Id}", id);'],
      ['a.rb', 'raise "no user #{id}"'],
      ['a.rb', `contents << "<hr>#{link("<a href='#{url}'>")}"`],
    ],
  },
];
