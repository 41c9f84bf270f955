import { API_RULES } from '../../../src/domain/registry/api.ts';
import { describeRules } from '../../support/rule-table.ts';

describeRules('rules about what callers rely on', API_RULES, [
  {
    id: 'API-002',
    matches: [
      ['app/route.ts', "return NextResponse.json({ error: 'not found' });"],
      ['src/server.js', "  res.json({ error: 'no such order' });"],
      ['src/server.js', '  return res.send({ error: err.message })'],
      ['src/worker.ts', 'return Response.json({ errors: problems });'],
      ['src/app.py', '    return jsonify({"error": "not found"})'],
      ['src/app.py', '    return jsonify(error=str(e))'],
      ['src/server.ts', 'res.status(204).json({ removed: id });'],
    ],
    passes: [
      ['app/route.ts', "return NextResponse.json({ error: 'not found' }, { status: 404 });"],
      ['src/server.js', "res.status(404).json({ error: 'no such order' });"],
      ['src/server.js', "¦res.status(404);\nres.json({ error: 'no such order' });"],
      ['src/server.js', '¦res.statusCode = 500;\nres.json({ error: err.message });'],
      ['src/server.js', 'res.json({ error: null });'],
      ['src/server.js', 'res.json({ data: rows, errors: warnings });'],
      ['src/server.js', 'res.json({ errorCount: 3 });'],
      ['src/app.py', '    return jsonify({"error": "not found"}), 404'],
      ['src/app.py', '    return jsonify({"items": items})'],
      ['src/server.ts', 'res.status(204).send();'],
      ['src/server.ts', 'res.status(200).json({ removed: id });'],
      ['src/server.test.ts', "return Response.json({ error: 'not found' });"],
    ],
  },
  {
    id: 'API-003',
    matches: [
      ['src/load.ts', '/** @deprecated */\nexport function load() {}'],
      ['src/load.js', '/**\n * @deprecated\n */\nexport function load() {}'],
      ['src/Load.java', '/**\n * Loads.\n * @deprecated\n * @param id which\n */'],
      ['src/load.php', '/** @deprecated */'],
    ],
    passes: [
      ['src/load.ts', '/** @deprecated Use `read` instead. */'],
      ['src/load.ts', '/**\n * @deprecated\n * Use `read` instead.\n */'],
      ['src/Load.php', "/**\n * @deprecated\n */\n#[Deprecated(message: 'Use read.')]"],
      ['static/table.js', '/*! Table 2.3.6 */\n/** @deprecated */'],
      ['src/load.ts', "const tag = '@deprecated';"],
      ['src/Load.java', '@Deprecated\nvoid load() {}'],
      ['src/load.ts', ' * @deprecated'],
    ],
  },
]);
