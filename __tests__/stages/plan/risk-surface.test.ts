import { describe, expect, it } from '@jest/globals';
import { surfaceReader } from '../../../src/stages/plan/risk-surface.ts';

const nameIn = (path: string, line: string): string | null => surfaceReader(path)?.(line) ?? null;

describe('stages/plan/risk-surface', () => {
  it.each([
    ['a.ts', 'export function load(a: string) {', 'load'],
    ['a.ts', 'export async function load() {', 'load'],
    ['a.ts', 'export const limit = 3;', 'limit'],
    ['a.ts', 'export default class Store {', 'Store'],
    ['a.ts', 'export type Row = {', 'Row'],
    ['a.ts', 'export declare const enum Kind {', 'Kind'],
    ['a.ts', "export { a, b } from './c';", '{ a, b '],
    ['a.ts', "export * from './c';", "* from './c';"],
    ['a.js', 'module.exports = {', 'module.exports'],
    ['a.js', 'exports.load = load;', 'load'],
    ['a.js', "router.get('/users/:id', show);", '/users/:id'],
    ['a.py', 'def load(a):', 'load'],
    ['a.py', 'async def load(a):', 'load'],
    ['a.py', 'class Store(Base):', 'Store'],
    ['a.py', "    path('users/', users),", 'users/'],
    ['a.py', "@app.route('/users')", '/users'],
    ['a.go', 'func Load(a string) error {', 'Load'],
    ['a.go', 'func (s *Store) Load() error {', 'Load'],
    ['a.go', 'type Store struct {', 'Store'],
    ['a.go', 'const Limit = 3', 'Limit'],
    ['A.java', '    public static final int LIMIT = 3;', 'LIMIT'],
    ['A.java', '    public Map<String, List<Integer>> load(String a) {', 'load'],
    ['A.java', 'public class Store {', 'Store'],
    ['A.java', '    protected void load() {', 'load'],
    ['A.java', '    @GetMapping("/users")', '("/users")'],
    ['A.cs', '    public async Task<int> Load(string a)', 'Load'],
    ['A.cs', '    public string Name { get; set; }', 'Name'],
    ['A.cs', '    [HttpGet("users")]', '("users")]'],
    ['A.kt', 'fun load(a: String) {', 'load'],
    ['A.kt', 'data class Row(val a: Int)', 'Row'],
    ['A.kt', 'suspend fun <T> List<T>.load(): T', 'load'],
    ['A.swift', 'public func load() {', 'load'],
    ['A.swift', '    open class Store {', 'Store'],
    ['a.rb', '  def load(a)', 'load'],
    ['a.rb', '  def self.load!', 'load!'],
    ['a.rb', 'module Store', 'Store'],
    ['routes.rb', "  get '/users', to: 'users#index'", '/users'],
    ['a.php', '    public static function load($a) {', 'load'],
    ['a.php', 'final class Store {', 'Store'],
    ['a.php', "Route::get('/users', 'show');", '/users'],
    ['a.rs', 'pub fn load(a: &str) {', 'load'],
    ['a.rs', '    pub async fn load() {', 'load'],
    ['a.rs', 'pub struct Store {', 'Store'],
    ['a.scala', 'case class Row(a: Int)', 'Row'],
    ['a.dart', 'class Store extends Base {', 'Store'],
    ['a.proto', 'message Row {', 'Row'],
    ['a.proto', '  string name = 1;', 'name'],
    ['a.graphql', 'type Row {', 'Row'],
    ['a.graphql', '  name(first: Int): String!', 'name'],
    ['openapi.yaml', '  /users/{id}:', '/users/{id}'],
    ['api/swagger.json', '    "/users": {', '/users'],
  ])('finds what %s offers: %s', (path, line, name) => {
    expect(nameIn(path, line)).toBe(name);
  });

  it.each([
    ['a.ts', 'function load() {'],
    ['a.ts', '  // export function load() {'],
    ['a.ts', "say('export const a');"],
    ['a.ts', 'exported.load();'],
    ['a.ts', 'cache.get("/users");'],
    ['a.py', 'def _load(a):'],
    ['a.py', '    def load(self):'],
    ['a.go', 'func load() {'],
    ['a.go', 'func (s *Store) load() {'],
    ['A.java', '    private int load() {'],
    ['A.java', '    publicly();'],
    ['A.cs', '    internal void Load() {'],
    ['A.kt', '    fun load() {'],
    ['A.kt', 'private fun load() {'],
    ['A.kt', 'internal class Store {'],
    ['A.swift', 'func load() {'],
    ['a.rb', '  def _load'],
    ['a.php', '    private function load() {'],
    ['a.rs', 'fn load() {'],
    ['a.rs', 'pub(crate) fn load() {'],
    ['a.dart', 'class _Store {'],
    ['a.yaml', '  /users:'],
    ['a.c', 'int load(void) {'],
    ['README.md', 'export const a = 1;'],
  ])('finds nothing in %s: %s', (path, line) => {
    expect(nameIn(path, line)).toBeNull();
  });

  it.each(['a.ts', 'A.java', 'a.kt', 'a.swift', 'a.php', 'a.rs', 'a.proto', 'a.graphql', 'a.rb', 'a.go'])(
    'reads hostile lines of %s in little time',
    (path) => {
      const starts = ['public ', 'export ', 'pub ', '  name(', 'Route::get("', 'func (', 'abstract '];
      for (const start of starts) {
        for (const piece of [
          'a ',
          'static ',
          'A<',
          '(',
          '{',
          'const ',
          'final ',
          'aaaaaaaaaa',
          ' ',
          '= 1',
          '?',
        ]) {
          const started = performance.now();
          nameIn(path, (start + piece.repeat(1_000)).slice(0, 1_000));
          expect(performance.now() - started).toBeLessThan(1_000);
        }
      }
    },
  );
});
