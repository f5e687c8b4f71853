/**
 * Chooses the folder of temporary files. Tests create and delete a database with 300 files, or a whole server with 1,700,
 * hundreds of times; on a disk that takes ten times the processor time that it takes in memory.
 */
import fs from 'node:fs';
import os from 'node:os';

const gigabyte = 1024 ** 3;
/** File system in memory that Linux provides. */
const sharedMemory = '/dev/shm';
/** What a test run leaves free in the file system and in the memory, in bytes. It uses a quarter of that. */
const enough = { space: 4 * gigabyte, memory: 6 * gigabyte };

/** Returns the folder in memory if it has enough space, otherwise the usual one. `TMPDIR` overrides the choice. */
export function temporaryFolder(): string {
  if (process.env['TMPDIR'] || process.platform !== 'linux' || os.freemem() < enough.memory)
    return os.tmpdir();
  try {
    fs.accessSync(sharedMemory, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(sharedMemory);
    return bavail * bsize < enough.space ? os.tmpdir() : sharedMemory;
  } catch {
    return os.tmpdir();
  }
}
