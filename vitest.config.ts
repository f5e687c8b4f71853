import os from 'node:os';
import { defineConfig } from 'vitest/config';
import { browserWorkers } from './test/product.ts';
import { SecondTries } from './test/second-tries.ts';
import { SlowestFirst } from './test/slowest-first.ts';
import { temporaryFolder } from './test/temporary-folder.ts';

// Workers, and the servers and browsers that they start, inherit it.
process.env['TMPDIR'] = temporaryFolder();

/** Tests with a PostgreSQL database. */
const withDatabase = '{src,test}/**/*.db.test.{ts,tsx}';

/** Modules that hold the state of one page, and the test that counts the steps of modules loaded after it began. */
const isolated = ['src/platform/browser/**/*.test.{ts,tsx}', 'test/hostile-texts.test.ts'];

/** Tests of texts, which pages find with `import.meta.glob` of Vite. */
const texts = 'src/**/messages/**/*.test.ts';

/**
 * Node loads the modules itself, which takes a fifth less processor time than Vite. Tests that import components or page
 * lists need Vite; their names end in `.test.tsx`.
 */
const inNode = { experimental: { viteModuleRunner: false } };

/** How long something takes to show must not decide a test. */
const patient = { poll: { timeout: 20_000 } };

// Tests wait for databases and for each other a third of their time.
const maxWorkers = Math.max(2, Math.ceil(1.5 * os.availableParallelism()));

const unit = {
  maxWorkers,
  // Files of one worker share what they import, which took a third of their time.
  isolate: false,
  expect: patient,
  setupFiles: ['test/quiet.ts'],
  // Some tests go through every calculator; how long that takes must not decide.
  testTimeout: 120_000,
};

const database = {
  ...unit,
  globalSetup: ['test/global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    reporters: ['default', new SecondTries()],
    projects: [
      {
        test: {
          ...unit,
          ...inNode,
          name: 'unit',
          include: ['{packages,scripts,labs,src,test}/**/*.test.ts'],
          exclude: [withDatabase, texts, ...isolated],
        },
      },
      {
        test: {
          ...unit,
          name: 'unit-vite',
          include: ['{packages,scripts,labs,src,test}/**/*.test.tsx', texts],
          exclude: [withDatabase, ...isolated],
        },
      },
      { test: { ...unit, name: 'unit-isolated', isolate: true, include: isolated } },
      { test: { ...database, ...inNode, name: 'db', include: ['{src,test}/**/*.db.test.ts'] } },
      { test: { ...database, name: 'db-vite', include: ['{src,test}/**/*.db.test.tsx'] } },
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
