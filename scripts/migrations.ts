/**
 * `npm run migrations -- --name what_changed`: generates a migration from the changed tables. Only the newest snapshot
 * is kept.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const meta = path.join(root, 'migrations/meta');

/**
 * Returns the snapshot files in a folder. The newest one is the base of the next migration; drizzle-kit reads only this
 * one, because it contains all tables.
 */
export const snapshotsIn = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort();

if (import.meta.main) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/drizzle-kit/bin.cjs', 'generate', ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit' },
  );
  if (status === 0) for (const old of snapshotsIn(meta).slice(0, -1)) fs.rmSync(path.join(meta, old));
  process.exitCode = status ?? 1;
}
