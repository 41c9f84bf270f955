import { describe, expect, it } from '@jest/globals';
import type { ChangedFile } from '../../../src/domain/change.ts';
import { diffRisk } from '../../../src/stages/plan/risk.ts';
import { aChange, aDiff, aFile, aHunk } from './builders.ts';

const logic = (count: number): string[] => Array.from({ length: count }, (_, at) => `+  a${at}();`);

function fileOf(path: string, rows = logic(10), overrides: Partial<ChangedFile> = {}): ChangedFile {
  return aFile({ path, diff: aDiff([aHunk(rows)]), ...overrides });
}

/** Whether the first file is said to lack a test in company of the others. */
function lacksTest(file: ChangedFile, others: readonly ChangedFile[] = []): boolean {
  const risk = diffRisk(aChange([file, ...others])).find(({ path }) => path === file.path);
  return risk?.signals.some(({ name, value }) => name === 'no_test_change' && value === 1) ?? false;
}

describe('stages/plan/risk: no_test_change', () => {
  it.each([
    ['src/user.ts', 'src/user.test.ts'],
    ['src/user.ts', 'src/__tests__/user.ts'],
    ['src/user.ts', 'tests/deep/down/user.spec.ts'],
    ['src/user/index.ts', 'tests/user.test.ts'],
    ['src/shop/cart.ts', 'src/shop/price.test.ts'],
    ['src/shop/cart.ts', 'tests/shop/all.test.ts'],
    ['pkg/store/load.go', 'pkg/store/load_test.go'],
    ['app/models/user.rb', 'spec/models/user_spec.rb'],
    ['src/main/java/org/acme/shop/Cart.java', 'src/test/java/org/acme/shop/PriceTest.java'],
    ['src/main/java/org/acme/Cart.java', 'it/CartIT.java'],
    ['lib/user_service.py', 'tests/test_user_service.py'],
    ['Shop/Cart.cs', 'Shop.Tests/CartTests.cs'],
    ['Sources/Shop/Cart.swift', 'Tests/ShopTests/CartTests.swift'],
    ['src/Cart.php', 'tests/Unit/CartTest.php'],
  ])('is not said of %s beside %s', (path, test) => {
    expect(lacksTest(fileOf(path), [fileOf(test)])).toBe(false);
    expect(lacksTest(fileOf(path))).toBe(true);
  });

  it.each([
    ['src/user.ts', 'tests/order.test.ts'],
    ['src/user.ts', 'tests/user-order.test.ts'],
    ['src/shop/cart.ts', 'tests/store/all.test.ts'],
    ['src/user.ts', 'src/order.ts'],
    ['src/index.ts', 'tests/index/all.test.ts'],
  ])('is said of %s beside %s', (path, other) => {
    expect(lacksTest(fileOf(path), [fileOf(other)])).toBe(true);
  });

  it('needs a test that has something new', () => {
    const deleted = fileOf('src/user.test.ts', ['-a();'], { status: 'deleted' });
    const emptied = fileOf('src/user.test.ts', ['-a();']);

    expect(lacksTest(fileOf('src/user.ts'), [deleted])).toBe(true);
    expect(lacksTest(fileOf('src/user.ts'), [emptied])).toBe(true);
  });

  it('begins with ten lines of logic', () => {
    expect(lacksTest(fileOf('src/user.ts', logic(9)))).toBe(false);
    expect(lacksTest(fileOf('src/user.ts', [...logic(9), "+import a from 'a';", '+// a', '+', '+}']))).toBe(
      false,
    );
    expect(
      lacksTest(
        fileOf(
          'src/user.ts',
          logic(10).map((row) => row.replace('+', '-')),
        ),
      ),
    ).toBe(true);
  });

  it.each([
    ['configuration', fileOf('config/app.yml')],
    ['a document', fileOf('docs/a.md')],
    ['a style', fileOf('src/a.css')],
    ['a test', fileOf('src/a.test.ts')],
    ['what tools write', fileOf('src/a.pb.go')],
    ['the step of a migration', fileOf('db/migrate/1_a.rb')],
    ['an unknown language', fileOf('src/a.hbs')],
    ['a deleted file', fileOf('src/a.ts', Array(10).fill('-a();'), { status: 'deleted' })],
    ['a file that brings its own test', fileOf('src/a.rs', [...logic(10), '+    #[test]'])],
  ])('is not said of %s', (_name, file) => {
    expect(lacksTest(file)).toBe(false);
  });
});
