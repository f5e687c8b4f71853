/** `npm run test:mutants -- <path>`: small faults put into the code one by one, to see whether a test notices. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts' },
  coverageAnalysis: 'perTest',
  // Most of a table of constants is read once, when its file is loaded: every test would have to run for each of them.
  ignoreStatic: true,
  concurrency: 2,
  inPlace: false,
  // Nothing here is compiled, and its rewriting of the file needs the compiler's old programming interface.
  tsconfigFile: 'none',
  tempDirName: '.stryker',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  allowEmpty: true,
};
