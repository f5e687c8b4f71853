import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        // Without I/O: formulas, rules, components.
        test: { name: 'unit', include: ['calculators/**/*.test.ts', 'scripts/**/*.test.ts', 'src/{ui,shell,calculator-page}/**/*.test.{ts,tsx}', 'src/**/rules.test.ts'], setupFiles: ['test/quiet.ts'] },
      },
      {
        // The whole server on real PostgreSQL.
        test: { name: 'api', include: ['src/**/*.test.ts', 'test/**/*.test.ts'], exclude: ['src/{ui,shell,calculator-page}/**', 'src/**/rules.test.ts'], globalSetup: ['test/global-setup.ts'], setupFiles: ['test/quiet.ts'], testTimeout: 20_000, hookTimeout: 30_000 },
      },
      {
        // A real browser against the built product.
        test: { name: 'e2e', include: ['e2e/**/*.test.ts'], globalSetup: ['test/browser-setup.ts'], fileParallelism: false, testTimeout: 60_000, hookTimeout: 120_000 },
      },
    ],
  },
});
