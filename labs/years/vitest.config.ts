import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Configuration of `npm run test:years`: the harness of the database tests, run for much longer. */
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['labs/years/ninety-days.ts'],
    globalSetup: ['test/global-setup.ts'],
    setupFiles: ['test/quiet.ts'],
    testTimeout: 7_200_000,
    hookTimeout: 120_000,
    // Memory is compared after garbage collection, which this option makes available.
    execArgv: ['--expose-gc'],
  },
});
