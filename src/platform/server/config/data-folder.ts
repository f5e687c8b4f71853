import fs from 'node:fs/promises';

/**
 * Maximum permissions of the data folder. When started as root, the embedded PostgreSQL runs as another user, which
 * must be able to enter the folder but cannot list it.
 */
const allowedMode = process.getuid?.() === 0 ? 0o711 : 0o700;

/** Creates the data folder, or removes the permissions of other users from an existing one. */
export async function prepareDataFolder(folder: string): Promise<void> {
  const created = await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  if (created !== undefined) return fs.chmod(folder, allowedMode);
  const { mode, uid } = await fs.stat(folder);
  const isOwn = process.getuid === undefined || process.getuid() === 0 || process.getuid() === uid;
  if (isOwn && (mode & 0o777 & ~allowedMode) !== 0) await fs.chmod(folder, mode & allowedMode);
}
