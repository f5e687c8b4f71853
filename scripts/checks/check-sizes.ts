/**
 * Checks the number of lines per file and the number of files per folder. Texts and data are not counted. Biome checks
 * the size of functions.
 */
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export const most = { fileLines: 300, testLines: 400, folderFiles: 12 } as const;

/** Returns whether a file contains texts, data tables or generated code; its length depends on the content. */
const isContent = (file: string) =>
  /\/(messages|texts)\/|\/(demo|sources)\/|-words\.ts$|^migrations\/|\/steels\//.test(file);
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /^(test|e2e)\//.test(file);
/**
 * Returns whether a folder has no limit of files: formulas of a field, texts, migrations, tests, and the settings in
 * the root.
 */
const isLongFolder = (folder: string) =>
  /^(packages\/calculators\/formulas\/|migrations|test$|e2e$|\.$)|\/(messages|texts)$/.test(folder);
/** Returns whether React Router requires a file with this name in this folder. */
const isFrameworks = (file: string) =>
  /^src\/(root\.tsx|routes\.ts|entry\.(client|server)\.tsx|styles\.css)$/.test(file);

type Source = { readonly file: string; readonly source: string };

export function longFiles(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, source }) => {
    const lines = source.split('\n').length - 1;
    const limit = isTest(file) ? most.testLines : most.fileLines;
    return lines > limit && !isContent(file) ? [`${file} has ${lines} lines, at most ${limit}`] : [];
  });
}

export function fullFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files)
    if (!isTest(file) && !isFrameworks(file))
      counts.set(path.dirname(file), (counts.get(path.dirname(file)) ?? 0) + 1);
  return [...counts].flatMap(([folder, count]) =>
    count > most.folderFiles && !isLongFolder(folder)
      ? [`${folder} holds ${count} files, at most ${most.folderFiles}`]
      : [],
  );
}

function filesOf(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

if (import.meta.main) {
  const files = ['packages', 'scripts', 'labs', 'src', 'test', 'e2e'].flatMap(filesOf);
  const sources = files
    .filter((file) => !file.endsWith('.css'))
    .map((file) => ({ file, source: fs.readFileSync(path.join(root, file), 'utf8') }));
  const found = [...longFiles(sources), ...fullFolders(files)];
  if (found.length > 0) {
    process.stdout.write(`${found.join('\n')}\n`);
    process.exit(1);
  }
}
