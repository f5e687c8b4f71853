import path from 'node:path';
import type { Config } from '../config/config.ts';
import { createDiskFiles } from '../files/disk.ts';
import { createBucketFiles } from '../files/s3.ts';
import { fileFolders } from '../files/uploads.ts';
import type { ExternalBackupOptions } from './external-backup.ts';

/** Returns the database and the file store of an installation with DATABASE_URL; null for the embedded database. */
export async function externalParts(config: Config): Promise<ExternalBackupOptions | null> {
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl;
  if (!databaseUrl) return null;
  const store = config.bucket
    ? await createBucketFiles(config.bucket)
    : createDiskFiles(path.join(config.dataFolder, 'files'));
  return { databaseUrl, store, folders: fileFolders };
}
