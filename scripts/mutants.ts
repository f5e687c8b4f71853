/**
 * `npm run test:mutants -- <paths>`: inserts small faults into the code of these files or folders, one at a time, and
 * reports those that no test detects. `--database` also runs the tests with a database, which takes minutes for a file;
 * `--tests <folders>`, separated by commas, runs the tests of these folders only; `--concurrency 1` leaves
 * a core free. Without paths: every `*.rules.ts`.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const root = path.dirname(import.meta.dirname);
/**
 * Patterns of files without logic, which are skipped: texts, tables, contracts, routes, modules, demo data.
 */
const left = [
  ...['messages', 'texts', 'demo'].map((folder) => `**/${folder}/**`),
  ...['test.ts', 'test.tsx', 'contract.ts', 'routes.ts', 'wiring.ts', 'module.ts'].map(
    (end) => `**/*.${end}`,
  ),
  '**/tables.ts',
].map((glob) => `!${glob}`);

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'boolean' }, tests: { type: 'string' }, concurrency: { type: 'string' } },
});
const code = wanted.length === 0 ? ['src/**/*.rules.ts'] : wanted.map(globOf);

/** Returns the pattern for a path: a file stands for itself, a folder for all files below it. */
function globOf(name: string): string {
  const file = path.join(root, name);
  if (!fs.existsSync(file)) throw new Error(`${name} does not exist.`);
  return fs.statSync(file).isDirectory() ? `${name.replace(/\/$/, '')}/**/*.ts*` : name;
}

const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    ...['--mutate', [...code, ...left].join(',')],
    ...(options.concurrency ? ['--concurrency', options.concurrency] : []),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(options.database && { MUTANTS_DATABASE: '1' }),
      ...(options.tests && { MUTANTS_TESTS: options.tests }),
    },
  },
);
process.exit(status ?? 1);
