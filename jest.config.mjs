export default {
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts'],
  // Much of the time goes into child processes, which wait for one another: no core is left idle.
  maxWorkers: '100%',
  // A ceiling against hanging, not a measure: machines are slow at times.
  testTimeout: 60_000,
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript' },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  reporters: ['default', '<rootDir>/scripts/jest-count.mjs'],
};
