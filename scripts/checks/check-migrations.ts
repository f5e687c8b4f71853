/**
 * Fails if tables were changed without a migration (generating one must change nothing), or if older snapshots than the
 * newest are kept.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { snapshotsIn } from '../migrations.ts';

const root = path.resolve(import.meta.dirname, '../..');
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
const snapshots = snapshotsIn(path.join(root, 'migrations/meta'));
if (snapshots.length > 1) {
  process.stdout.write(`migrations/meta: only ${snapshots.at(-1)} is needed, remove the other snapshots.\n`);
  process.exit(1);
}
if (status !== 0 || changed) {
  process.stdout.write(
    `${stdout}${stderr}\nThe tables changed without a migration: run \`npm run migrations\`.\n`,
  );
  process.exit(1);
}
