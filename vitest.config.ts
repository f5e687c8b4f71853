import os from 'node:os';
import { defineConfig } from 'vitest/config';
import { browserWorkers } from './test/product.ts';

/** Tests without I/O: formulas, rules, components, the browser's side of sessions. */
const unit = [
  'calculators/**/*.test.ts',
  'scripts/**/*.test.ts',
  'sandbox/**/*.test.ts',
  'src/membership/payments/settings.test.ts',
  'src/{ui,shell,calculator-page,messages}/**/*.test.{ts,tsx}',
  'src/platform/session/**/*.test.ts',
  'src/platform/{api-client,config,error-log,i18n,log,security-headers}.test.ts',
  'src/**/{pages,messages}/**/*.test.{ts,tsx}',
  'src/**/rules.test.ts',
];

/** How long something takes to show must not decide a test. */
const patient = { poll: { timeout: 20_000 } };

const maxWorkers = Math.max(2, os.availableParallelism());

export default defineConfig({
  test: {
    projects: [
      {
        // Some tests go through every calculator; how long that takes must not decide.
        test: {
          name: 'unit',
          maxWorkers,
          expect: patient,
          include: unit,
          setupFiles: ['test/quiet.ts'],
          testTimeout: 120_000,
        },
      },
      {
        // The whole server on real PostgreSQL.
        test: {
          name: 'api',
          maxWorkers,
          expect: patient,
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: unit,
          globalSetup: ['test/global-setup.ts'],
          setupFiles: ['test/quiet.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // A real browser against the built product.
        test: {
          name: 'e2e',
          expect: patient,
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['test/browser-setup.ts'],
          // Each worker has a product of its own: two people cannot share one demo account.
          maxWorkers: browserWorkers,
          sequence: { groupOrder: 1 },
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
