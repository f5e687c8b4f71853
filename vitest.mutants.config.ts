import { defineConfig } from 'vitest/config';

const withDatabase = process.env.MUTANTS_DATABASE === '1';
const folders = process.env.MUTANTS_TESTS?.split(',') ?? ['{packages,scripts,labs,src,test}'];

/**
 * The tests that `npm run test:mutants` runs: those without a browser, and without a database unless it is wanted.
 * The search over all interleavings of payment attempts takes a minute for each fault and is left out.
 */
export default defineConfig({
  test: {
    include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    exclude: ['**/attempt-model.test.ts', ...(withDatabase ? [] : ['**/*.db.test.{ts,tsx}'])],
    ...(withDatabase && { globalSetup: ['test/global-setup.ts'] }),
    setupFiles: ['test/quiet.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
