/**
 * `npm run backup [-- file.tar.gz] [--verify]`: writes a backup, also while the product runs: of the embedded database,
 * or of the database in DATABASE_URL and the bucket. `--verify` restores the backup into a scratch database and
 * compares every row and file.
 */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { backUpExternal, markVerified, verifyBackup } from '../src/platform/server/backup/external-backup.ts';
import { externalParts } from '../src/platform/server/backup/external-parts.ts';
import { readConfig } from '../src/platform/server/config/config.ts';
import { backUp } from '../src/platform/server/database/backup.ts';
import { startEmbeddedPostgres } from '../src/platform/server/database/embedded-postgres.ts';
import { abortOnInterruption } from '../src/platform/server/operations/interruption.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

async function verify(archive: string, databaseUrl: string): Promise<void> {
  const signal = abortOnInterruption();
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-scratch-'));
  await fs.chmod(folder, 0o755);
  const scratch = await startEmbeddedPostgres(folder);
  try {
    const { rows, files, problems } = await verifyBackup(archive, scratch.url);
    signal.throwIfAborted();
    if (problems.length > 0) throw new Error(`The backup differs from its source:\n${problems.join('\n')}`);
    await markVerified(databaseUrl, archive);
    print(`Restored and compared: ${rows} rows and ${files} files are the same.`);
  } finally {
    await scratch.stop();
    await fs.rm(folder, { recursive: true, force: true });
  }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { verify: { type: 'boolean', default: false } },
  });
  if (positionals.length > 1) throw new Error(`One file can be named, not ${positionals.join(' and ')}.`);
  const config = readConfig(process.env);
  const file = path.resolve(
    positionals[0] ?? `ferrite-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`,
  );
  const external = await externalParts(config);
  if (external) await backUpExternal(external, file);
  else if (values.verify)
    throw new Error('--verify is for DATABASE_URL; npm run restore verifies an embedded one.');
  else await backUp(config.dataFolder, file, abortOnInterruption());
  print(
    `Backup written to ${file}. Keep it safe: it holds the members' data${external ? '' : " and the server's secret"}.`,
  );
  if (external && values.verify) await verify(file, external.databaseUrl);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
