import os from 'node:os';
import { defineConfig } from 'vitest/config';
import { browserWorkers } from './test/product.ts';
import { SecondTries } from './test/second-tries.ts';
import { SlowestFirst } from './test/slowest-first.ts';

/** The whole server on real PostgreSQL, or a part of it that needs a database. */
const withDatabase = '{src,test}/**/*.db.test.ts';

/** Modules that hold the state of one page, and the test that counts the steps of modules loaded after it began. */
const isolated = ['src/platform/browser/**/*.test.{ts,tsx}', 'test/hostile-texts.test.ts'];

/** How long something takes to show must not decide a test. */
const patient = { poll: { timeout: 20_000 } };

// Tests wait for databases and for each other a third of their time.
const maxWorkers = Math.max(2, Math.ceil(1.5 * os.availableParallelism()));

const unit = {
  maxWorkers,
  expect: patient,
  setupFiles: ['test/quiet.ts'],
  // Some tests go through every calculator; how long that takes must not decide.
  testTimeout: 120_000,
};

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    reporters: ['default', new SecondTries()],
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          // Files of one worker share what they import, which took a third of their time.
          isolate: false,
          include: ['{packages,scripts,labs,src,test}/**/*.test.{ts,tsx}'],
          exclude: [withDatabase, ...isolated],
        },
      },
      { test: { ...unit, name: 'unit-isolated', include: isolated } },
      {
        test: {
          name: 'db',
          maxWorkers,
          // Files of one worker share what they import, which took a third of their time.
          isolate: false,
          expect: patient,
          include: [withDatabase],
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
          // The files of one worker share its browser, which then loads and compiles most scripts only once.
          isolate: false,
          expect: patient,
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['test/browser-setup.ts'],
          // Each worker has a product of its own: two people cannot share one demo account.
          maxWorkers: browserWorkers,
          sequence: { groupOrder: 1 },
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // A browser, a server and a database share two cores here. What passes at the second try is named in the report.
          retry: 1,
        },
      },
    ],
  },
});
