import { defineConfig } from 'vitest/config';

const withDatabase = process.env.MUTANTS_DATABASE === '1';

/** The tests that `npm run test:mutants` asks: those without a browser, and without a database unless it is wanted. */
export default defineConfig({
  test: {
    include: ['{packages,scripts,labs,src,test}/**/*.test.{ts,tsx}'],
    exclude: withDatabase ? [] : ['**/*.db.test.ts'],
    ...(withDatabase && { globalSetup: ['test/global-setup.ts'] }),
    setupFiles: ['test/quiet.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
