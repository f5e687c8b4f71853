/** `npm run check`: types, lint and format, import rules, unused code. Runs all steps and reports all problems. `npm run format` only formats. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { biome } from './checks/biome.ts';

const root = path.dirname(import.meta.dirname);
const node = process.execPath;

function step(name: string, command: string, args: readonly string[]): boolean {
  const begun = Date.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  const passed = status === 0;
  process.stdout.write(
    `${passed ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)\n`,
  );
  if (!passed) process.stdout.write(`${stdout}${stderr}\n`);
  return passed;
}

const linter = biome();
if (process.argv.includes('--format'))
  process.exit(linter && step('format', linter, ['check', '--write', '--reporter=summary', '.']) ? 0 : 1);

const results = [
  step('route types', node, ['node_modules/@react-router/dev/bin.cjs', 'typegen']),
  step('types', node, ['node_modules/typescript/bin/tsc']),
  step('import rules', node, ['scripts/checks/check-boundaries.ts']),
  step('sizes', node, ['scripts/checks/check-sizes.ts']),
  step('dependencies explained', node, ['scripts/checks/check-dependencies.ts']),
  step('nothing unused', node, [
    'node_modules/knip/bin/knip.js',
    '--no-progress',
    '--no-config-hints',
    '--include',
    'exports,types,files,dependencies',
  ]),
  step('migrations match the tables', node, ['scripts/checks/check-migrations.ts']),
];
if (linter)
  results.push(
    step('lint and format', linter, ['check', '--reporter=summary', '.']),
    step('exemptions needed', node, ['scripts/checks/check-exemptions.ts']),
  );
else process.stdout.write('skipped lint and format: no linter package for this platform\n');
process.exit(results.every(Boolean) ? 0 : 1);
