/**
 * `npm run restore -- file.tar.gz`: restores a backup. The product must be stopped. The previous data of an embedded
 * database are kept in a folder there; the database in DATABASE_URL must be empty.
 */
import path from 'node:path';
import { restoreExternal } from '../src/platform/server/backup/external-backup.ts';
import { externalParts } from '../src/platform/server/backup/external-parts.ts';
import { readConfig } from '../src/platform/server/config/config.ts';
import { restore } from '../src/platform/server/database/backup.ts';
import { abortOnInterruption } from '../src/platform/server/operations/interruption.ts';

try {
  const [file, ...others] = process.argv.slice(2);
  if (others.length > 0) throw new Error(`One file can be named, not ${[file, ...others].join(' and ')}.`);
  if (!file) throw new Error('Name the backup: npm run restore -- file.tar.gz');
  const config = readConfig(process.env);
  const external = await externalParts(config);
  if (external) {
    await restoreExternal(external, path.resolve(file));
    process.stdout.write('Restored into the database in DATABASE_URL.\n');
  } else {
    const former = await restore(config.dataFolder, path.resolve(file), abortOnInterruption());
    process.stdout.write(
      `Restored into ${config.dataFolder}.${former ? ` The previous data are in ${former}.` : ''}\n`,
    );
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
