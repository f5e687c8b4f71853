/** `npm run restore -- file.tar.gz`: puts a backup in place; Ferrite must be stopped. The former data are kept. */
import path from 'node:path';
import { readConfig } from '../src/platform/server/config/config.ts';
import { restore } from '../src/platform/server/database/backup.ts';

try {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Name the backup: npm run restore -- file.tar.gz');
  const config = readConfig(process.env);
  if (config.databaseUrl)
    throw new Error('DATABASE_URL is set: restore that server with its own tools, e.g. pg_restore.');
  const former = await restore(config.dataFolder, path.resolve(file));
  process.stdout.write(
    `Restored into ${config.dataFolder}.${former ? ` The former data are in ${former}.` : ''}\n`,
  );
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
