import fs from 'node:fs';
import path from 'node:path';

/** Path of the linter; null on a platform without a package of it. */
export function biome(): string | null {
  const folder = path.resolve(import.meta.dirname, '../../node_modules/@biomejs');
  const file = path.join(folder, `cli-${process.platform}-${process.arch}`, 'biome');
  return fs.existsSync(file) ? file : null;
}
