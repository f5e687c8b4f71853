/** `npm run backup [-- file.tar.gz]`: writes a backup of the embedded database; Ferrite may run meanwhile. */
import path from 'node:path';
import { readConfig } from '../src/platform/server/config/config.ts';
import { backUp } from '../src/platform/server/database/backup.ts';

try {
  const config = readConfig(process.env);
  if (config.databaseUrl)
    throw new Error('DATABASE_URL is set: back that server up with its own tools, e.g. pg_dump.');
  const file = path.resolve(
    process.argv[2] ?? `ferrite-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`,
  );
  await backUp(config.dataFolder, file);
  process.stdout.write(
    `Backup written to ${file}. Keep it safe: it holds the members' data and the server's secret.\n`,
  );
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
