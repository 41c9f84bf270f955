/** Who may import whom: shells → review.ts → stages → domain → lib, and shells → adapters → domain. */
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: '^src/', pathNot: allowed },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    only('lib-knows-nothing', '^src/lib/', '^src/lib/', 'lib holds nothing about reviews'),
    only('domain-imports-lib-only', '^src/domain/', '^src/(domain|lib)/', 'the nouns know only lib'),
    {
      name: 'no-sibling-stages',
      severity: 'error',
      comment: 'A stage is a function of values; review.ts joins them.',
      from: { path: '^src/stages/([^/]+)/' },
      to: { path: '^src/', pathNot: '^src/(stages/$1|domain|lib)/' },
    },
    only(
      'adapters-import-domain',
      '^src/adapters/',
      '^src/(adapters|domain|lib)/',
      'adapters know ports, not stages',
    ),
    only(
      'review-joins-stages',
      '^src/review\\.ts$',
      '^src/(stages|domain|lib)/',
      'the run knows only values and ports',
    ),
    {
      name: 'only-compose-names-adapters',
      severity: 'error',
      comment: 'Concrete ports are chosen in one place.',
      from: {
        path: '^src/shells/',
        pathNot: '^src/shells/compose(-github|-bitbucket|-models|-check)?\\.ts$',
      },
      to: { path: '^src/adapters/' },
    },
    {
      name: 'packages-at-the-edge',
      severity: 'error',
      comment: 'Only shells and adapters use packages; the exceptions are named here.',
      from: {
        path: '^src/(review\\.ts|stages|domain|lib)',
        pathNot: [
          '^src/domain/validators/[^/]+\\.generated\\.js$',
          '^src/stages/plan/',
          '^src/stages/gates/',
        ],
      },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'plan-uses-picomatch-only',
      severity: 'error',
      from: { path: '^src/stages/plan/' },
      to: { dependencyTypes: ['npm'], pathNot: 'node_modules/(@types/)?picomatch' },
    },
    {
      name: 'gates-use-secretlint-only',
      severity: 'error',
      from: { path: '^src/stages/gates/' },
      to: { dependencyTypes: ['npm'], pathNot: 'node_modules/@secretlint/' },
    },
    {
      name: 'core-does-no-io',
      severity: 'error',
      comment: 'node:crypto for hashes is the one exception; everything else goes through a port.',
      from: { path: '^src/(review\\.ts|stages|domain|lib)' },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?(crypto|buffer)$' },
    },
    {
      name: 'no-dev-packages',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
};
