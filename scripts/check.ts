/**
 * `npm run check`: types, lint and format, import rules, unused code, words, documents,
 * regular expressions. Runs all steps and reports all problems.
 * `npm run format` only formats the code.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { biome } from './checks/biome.ts';

const root = path.dirname(import.meta.dirname);
const node = process.execPath;

type Step = readonly [name: string, command: string, ...args: string[]];

/** Runs one step, prints its result, and returns whether it passed. */
async function step([name, command, ...args]: Step): Promise<boolean> {
  const begun = Date.now();
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const status = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  const output = await Promise.all([text(child.stdout), text(child.stderr)]);
  const passed = (await status) === 0;
  process.stdout.write(
    `${passed ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)\n`,
  );
  if (!passed) process.stdout.write(`${output.join('')}\n`);
  return passed;
}

/** Runs steps one after another. */
async function inTurn(steps: readonly Step[]): Promise<boolean> {
  let passed = true;
  for (const each of steps) if (!(await step(each))) passed = false;
  return passed;
}

const linter = biome();
if (process.argv.includes('--format'))
  process.exit(
    linter && (await step(['format', linter, 'check', '--write', '--reporter=summary', '.'])) ? 0 : 1,
  );
if (!linter) process.stdout.write('skipped lint and format: no linter package for this platform\n');

const types: Step[] = [
  ['route types', node, 'node_modules/@react-router/dev/bin.cjs', 'typegen'],
  // Checkers repeat work: on two processors four take 41 s and 80 s of processor time, one takes 25 s and 32 s.
  ['types', node, 'node_modules/typescript/bin/tsc', '--checkers', '1'],
];
const others: Step[] = [
  ['import rules', node, 'scripts/checks/check-boundaries.ts'],
  ['sizes', node, 'scripts/checks/check-sizes.ts'],
  ['dependencies explained', node, 'scripts/checks/check-dependencies.ts'],
  [
    'nothing unused',
    node,
    'node_modules/knip/bin/knip.js',
    '--no-progress',
    '--no-config-hints',
    '--include',
    'exports,types,files,dependencies',
  ],
  ['migrations match the tables', node, 'scripts/checks/check-migrations.ts'],
  [
    'words, documents and regular expressions',
    node,
    'node_modules/vitest/vitest.mjs',
    'run',
    'scripts/checks',
    'test/words.test.ts',
  ],
];
const lint: Step[] = linter
  ? [
      ['lint and format', linter, 'check', '--reporter=summary', '.'],
      ['exemptions needed', node, 'scripts/checks/check-exemptions.ts'],
    ]
  : [];
// Two sequences in parallel, because checking types takes as long as all other steps together.
const results = await Promise.all([inTurn(types), inTurn([...others, ...lint])]);
process.exit(results.every(Boolean) ? 0 : 1);
