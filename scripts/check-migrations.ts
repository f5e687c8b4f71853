/** Fails when tables were changed without a migration: generating one now must give nothing. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'ferrite-migrations-'));
fs.cpSync(path.join(root, 'migrations'), copy, { recursive: true });
const before = fs.readdirSync(copy).length;
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [
    'node_modules/drizzle-kit/bin.cjs',
    'generate',
    '--dialect=postgresql',
    '--schema=./src/**/tables.ts',
    `--out=${path.relative(root, copy)}`,
  ],
  { cwd: root, encoding: 'utf8' },
);
const changed = fs.readdirSync(copy).length !== before;
fs.rmSync(copy, { recursive: true });
if (status !== 0 || changed) {
  process.stdout.write(
    `${stdout}${stderr}\nThe tables changed without a migration: run \`npm run migrations\`.\n`,
  );
  process.exit(1);
}
