import fs from 'node:fs';
import path from 'node:path';

/** Returns the path of the linter; null on a platform for which it has no package. */
export function biome(): string | null {
  const folder = path.resolve(import.meta.dirname, '../../node_modules/@biomejs');
  const file = path.join(folder, `cli-${process.platform}-${process.arch}`, 'biome');
  return fs.existsSync(file) ? file : null;
}
