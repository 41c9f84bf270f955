import { describe, expect, it } from '@jest/globals';
import type { ChangedFile } from '../../../src/domain/change.ts';
import { wordsOf } from '../../../src/lib/words.ts';
import { kindOf } from '../../../src/stages/plan/risk-kinds.ts';
import { isCriticalScreen, isMigrationPath, securityOf } from '../../../src/stages/plan/risk-paths.ts';
import { aDiff, aFile } from './builders.ts';

function security(path: string, overrides: Partial<ChangedFile> = {}): number {
  const file = aFile({ path, ...overrides });
  return securityOf(file, kindOf(file));
}

describe('stages/plan/risk-words', () => {
  it.each([
    ['OAuthTokenStore.ts', ['oauth', 'token', 'store', 'ts']],
    ['oauth2_client.py', ['oauth2', 'client', 'py']],
    ['JWTVerifier.java', ['jwt', 'verifier', 'java']],
    ['parseHTTPHeader', ['parse', 'http', 'header']],
    ['reset-password.vue', ['reset', 'password', 'vue']],
    ['ÜberSicht', ['über', 'sicht']],
    ['...', []],
  ])('splits %s at case and punctuation', (segment, words) => {
    expect(wordsOf(segment)).toEqual(words);
  });
});

describe('stages/plan/risk-paths: security_path', () => {
  it.each([
    'src/auth/user.ts',
    'src/auth.ts',
    'lib/LoginController.rb',
    'app/sign_in.py',
    'pkg/session/store.go',
    'pkg/crypto/box.rs',
    'src/OAuthClient.kt',
    'src/oauth2Client.cs',
    'core/JwtVerifier.java',
    'server/csrf.php',
    'server/SamlResponse.swift',
    'api/billing/plan.ts',
    'api/PaymentIntent.ts',
    'internal/acl/rules.go',
    'src/permissions.ts',
    'src/refreshToken.ts',
    'src/access-control/rules.ts',
    'src/middleware/csrf.ts',
    'src/sandbox/run.ts',
    'src/webhooks/receive.ts',
    '.github/workflows/ci.yml',
    '.github/actions/build/action.yml',
    '.gitlab-ci.yml',
    'bitbucket-pipelines.yml',
    'Jenkinsfile',
    'CODEOWNERS',
    '.github/CODEOWNERS',
    'config/secrets.yml',
    '.env.production',
    'deploy/server.pem',
    'infra/iam/main.tf',
  ])('is whole at %s', (path) => {
    expect(security(path)).toBe(1);
  });

  it.each([
    'src/auth/providers/google/client.ts',
    'package.json',
    'web/package.json',
    'go.mod',
    'requirements-dev.txt',
    'build.gradle.kts',
    'app/App.csproj',
    'Dockerfile',
    'deploy/api.Dockerfile',
    'docker-compose.yml',
    'infra/network.tf',
  ])('is half at %s', (path) => {
    expect(security(path)).toBe(0.5);
  });

  it.each([
    'src/author.ts',
    'src/authored/list.ts',
    'src/authors/page.tsx',
    'src/tokenizer.rs',
    'src/parser/token.go',
    'src/lexer/tokens.ts',
    'design/tokens.css',
    'src/design-tokens.ts',
    'src/llm/token_count.py',
    'src/loginess.ts',
    'src/obsession.ts',
    'src/cryptogram.ts',
    'src/secretary.ts',
    'src/codesandbox.ts',
    'src/passwordless.ts',
    'src/certify.ts',
    'src/stripes.css',
    'src/middleware/logging.ts',
    'src/blocklist.ts',
    'src/packages.json',
    'src/workflows/ci.yml',
    'src/keys.ts',
    'docs/auth.md',
    'tests/auth/login.test.ts',
    'src/auth/login.test.ts',
    'package-lock.json',
    'locales/en/login.json',
    'src/a.ts',
  ])('is absent at %s', (path) => {
    expect(security(path)).toBe(0);
  });

  it('counts a renamed file by both of its names', () => {
    expect(security('src/user.ts', { status: 'renamed', oldPath: 'src/login.ts' })).toBe(1);
    expect(security('src/login.ts', { status: 'renamed', oldPath: 'src/user.ts' })).toBe(1);
    expect(security('src/user.ts', { status: 'renamed', oldPath: 'src/person.ts' })).toBe(0);
  });

  it('sees that a test was made of what was not one', () => {
    expect(security('tests/login.test.ts', { status: 'renamed', oldPath: 'src/login.ts' })).toBe(1);
  });

  it('counts the commit of another repository as its code', () => {
    expect(security('libs/other', { newMode: '160000', oldMode: '160000' })).toBe(0.5);
    expect(security('libs/other', { diff: aDiff([], { submodule: true }) })).toBe(0.5);
  });

  it('leaves a path alone that is longer than any', () => {
    expect(security(`${'auth/'.repeat(1_000)}a.ts`)).toBe(0);
  });
});

describe('stages/plan/risk-paths: ui_critical', () => {
  it.each([
    'src/checkout/Form.tsx',
    'src/pages/Login.vue',
    'app/views/payments/new.html.erb',
    'templates/registration/password_reset.html',
    'web/CookieBanner.svelte',
    'ios/Screens/ConsentView.swift',
    'app/src/main/ui/CheckoutFragment.kt',
    'src/components/a11y/SkipLink.jsx',
    'lib/widgets/login_page.dart',
  ])('is %s', (path) => {
    expect(isCriticalScreen(path)).toBe(true);
  });

  it.each([
    'src/checkout/total.ts',
    'src/server/login.go',
    'src/pages/Home.vue',
    'src/components/Cartoon.tsx',
    'src/components/Terminal.tsx',
    'src/pages/Registrar.tsx',
    'docs/login.md',
    'src/ui/button.css',
  ])('is not %s', (path) => {
    expect(isCriticalScreen(path)).toBe(false);
  });
});

describe('stages/plan/risk-paths: migration', () => {
  it.each([
    'db/migrate/20240101_create_users.rb',
    'app/migrations/0001_initial.py',
    'prisma/migrations/2024/migration.sql',
    'prisma/schema.prisma',
    'src/main/resources/db/migration/V1__init.sql',
    'sql/V2_1__add_index.sql',
    'alembic/versions/1a2b_add.py',
    'Data/Migrations/20240101_Init.cs',
    'database/migrations/2024_create_users.php',
    'src/main/resources/db/changelog/001.xml',
    'db/schema.rb',
    'db/structure.sql',
  ])('is %s', (path) => {
    expect(isMigrationPath(path)).toBe(true);
  });

  it.each([
    'docs/migrations/v2.md',
    'src/migration.ts',
    'src/immigration/form.ts',
    'src/migrations.ts',
    'src/migrations/logo.png',
    'CHANGELOG/db.md',
    'src/schema.ts',
    'sql/V_report.sql',
  ])('is not %s', (path) => {
    expect(isMigrationPath(path)).toBe(false);
  });
});
