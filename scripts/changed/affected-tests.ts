/**
 * Selects the tests of `npm test -- --changed`. Tests without a database are selected by their imports. Nearly every
 * database test imports the whole server, so these are selected if they import a changed file directly, or if they are
 * in a folder of server code that the change reaches within its feature.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** For each file, the files that import it. */
export type Importers = ReadonlyMap<string, readonly string[]>;

const isTest = (file: string) => /\.test\.tsx?$/.test(file) && !file.startsWith('e2e/');
const isDatabaseTest = (file: string) => /\.db\.test\.tsx?$/.test(file);
/** Returns whether a test works with thousands of rows. */
const isVolumeTest = (file: string) => path.basename(file) === 'volume.db.test.ts';
/** Returns whether a file belongs to a page; database tests render no pages, so they are not affected. */
const isOfPages = (file: string) => /\/(?:pages|messages)\/|\.tsx$/.test(file);
/** Returns whether a file connects a whole feature; following its imports would select every test of the feature. */
const joinsFeature = (file: string) => /\.(?:module|wiring|routes)\.ts$/.test(file);
const everything = 'src/app.ts';
/** Test that reads all texts as files, without importing them. */
const wordsTest = 'test/words.test.ts';
const areaOf = (file: string) => /^src\/(?:features\/)?[^/]+\//.exec(file)?.[0] ?? null;

/** Returns the given files and all files that import them, directly or indirectly, as far as `passes` returns true. */
function reaching(files: readonly string[], importers: Importers, passes: (file: string) => boolean) {
  const found = new Set(files);
  for (const file of found)
    for (const importer of importers.get(file) ?? []) if (passes(importer)) found.add(importer);
  return found;
}

/** Returns the tests in the folder of a file, or in the nearest folder above it that has some. */
function testsBeside(file: string, tests: readonly string[]): string[] {
  for (let folder = path.dirname(file); areaOf(`${folder}/`); folder = path.dirname(folder)) {
    const beside = tests.filter((test) => path.dirname(test) === folder);
    if (beside.length > 0) return beside;
  }
  return [];
}

/** Returns the tests affected by changed files, sorted. */
export function affectedTests(
  changed: readonly string[],
  all: readonly string[],
  importers: Importers,
): string[] {
  const reached = [...reaching(changed, importers, (file) => file !== everything)];
  const databaseTests = all.filter(isDatabaseTest);
  const direct = changed.flatMap((file) => [file, ...(importers.get(file) ?? [])]);
  const onServer = changed.filter((file) => areaOf(file) && !isTest(file) && !isOfPages(file));
  const beside = onServer.flatMap((file) => {
    const inArea = reaching(
      [file],
      importers,
      (each) => areaOf(each) === areaOf(file) && !isTest(each) && !isOfPages(each) && !joinsFeature(each),
    );
    return [...inArea].flatMap((each) => testsBeside(each, databaseTests));
  });
  const needsVolume = onServer.some((file) => file.endsWith('.store.ts'));
  const isQuick = (file: string) => needsVolume || !isVolumeTest(file) || changed.includes(file);
  const chosen = new Set([
    ...(changed.some((file) => /\/(?:messages|texts)\//.test(file)) ? [wordsTest] : []),
    ...reached.filter((file) => isTest(file) && !isDatabaseTest(file)),
    ...[...direct.filter(isDatabaseTest), ...beside].filter(isQuick),
  ]);
  return [...chosen].sort();
}

const imports = /(?:\bfrom\s+|\bimport\s*\(?\s*)'([^']+)'/g;
const globs = /import\.meta\.glob[^(]*\(\s*'([^']+)'/g;

/** Returns the file that an import refers to; null for a package from the registry. */
function resolve(from: string, name: string, packages: ReadonlyMap<string, string>): string | null {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(from), name);
  return packages.get(name) ?? null;
}

function packageFiles(root: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const folder of fs.readdirSync(path.join(root, 'packages'))) {
    const { name, exports } = JSON.parse(
      fs.readFileSync(path.join(root, 'packages', folder, 'package.json'), 'utf8'),
    ) as { name: string; exports: Record<string, string> };
    for (const [key, target] of Object.entries(exports))
      for (const file of fs.globSync(target.replace('*', '**'), {
        cwd: path.join(root, 'packages', folder),
      })) {
        const [before = '', after = ''] = path.posix.join(target).split('*');
        const part = target.includes('*') ? file.slice(before.length, file.length - after.length) : '';
        files.set(path.posix.join(name, key.replace('*', part)), path.posix.join('packages', folder, file));
      }
  }
  return files;
}

/** Reads the imports of all files: static imports, and dynamic ones with a constant name. */
export function readImporters(root: string, files: readonly string[]): Importers {
  const packages = packageFiles(root);
  const importers = new Map<string, string[]>();
  for (const file of files) {
    const source = fs.readFileSync(path.join(root, file), 'utf8');
    const named = [...source.matchAll(imports)].map(([, name = '']) => resolve(file, name, packages));
    const matched = [...source.matchAll(globs)].flatMap(([, pattern = '']) => {
      const glob = pattern.startsWith('/')
        ? pattern.slice(1)
        : path.posix.join(path.posix.dirname(file), pattern);
      return files.filter((each) => path.matchesGlob(each, glob));
    });
    for (const imported of [...named, ...matched])
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  }
  return importers;
}

/** Prints the tests affected by the changes since the last commit, one per line. */
function main(root: string): void {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64e6 })
      .stdout.split('\n')
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && fs.existsSync(path.join(root, file)));
  const untracked = git('ls-files', '--others', '--exclude-standard');
  const files = [...git('ls-files'), ...untracked];
  const changed = [...git('diff', '--name-only', 'HEAD'), ...untracked];
  const tests = affectedTests(changed, files, readImporters(root, files));
  process.stdout.write(tests.map((test) => `${test}\n`).join(''));
}

if (import.meta.main) main(path.resolve(import.meta.dirname, '../..'));
