/** Finds out which files of a folder a call executes, by V8's precise coverage. */
import { Session } from 'node:inspector/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Calls a function.
 * @returns its result and the files below a folder in which it executed a function, without tests
 */
export async function executedFiles<Result>(
  folder: string,
  call: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly files: readonly string[] }> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    // Taking the coverage resets the counts.
    await session.post('Profiler.takePreciseCoverage');
    const result = await call();
    const { result: scripts } = await session.post('Profiler.takePreciseCoverage');
    await session.post('Profiler.stopPreciseCoverage');
    const files = scripts
      .filter(({ functions }) =>
        functions.some(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0),
      )
      .map(({ url }) => path.relative(folder, url.startsWith('file:') ? fileURLToPath(url) : url))
      .filter((file) => !file.startsWith('..') && !file.includes('.test.'));
    return { result, files: [...new Set(files)].sort() };
  } finally {
    session.disconnect();
  }
}
