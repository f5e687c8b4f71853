/** Runs the `pg_dump` and `pg_restore` that are installed on this machine. */
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Folder where the Debian packages install PostgreSQL, with one subfolder per version. */
const versionFolder = '/usr/lib/postgresql';

async function find(tool: string): Promise<string> {
  const versions = await fs.readdir(versionFolder).catch(() => [] as string[]);
  for (const version of versions.sort((one, other) => Number(other) - Number(one))) {
    const file = path.join(versionFolder, version, 'bin', tool);
    if (
      await fs.access(file).then(
        () => true,
        () => false,
      )
    )
      return file;
  }
  return tool;
}

/**
 * Runs the newest `pg_dump` or `pg_restore`.
 * @throws Error with one line if the tool is not installed or fails
 */
export async function runTool(tool: 'pg_dump' | 'pg_restore', args: readonly string[]): Promise<void> {
  await run(await find(tool), [...args], { maxBuffer: 16e6 }).catch(
    (error: NodeJS.ErrnoException & { stderr?: string }) => {
      if (error.code === 'ENOENT')
        throw new Error(
          `${tool} is not installed: install the client programs of PostgreSQL, at least of the server's version.`,
        );
      const [line] = (error.stderr ?? error.message).trim().split('\n');
      throw new Error(`${tool}: ${line}`);
    },
  );
}
