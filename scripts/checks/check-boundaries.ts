/**
 * Applies the import rules and checks what dependency-cruiser cannot: cycles between features (it knows only folders on
 * disk, and counts tables and contract types), value imports of pages (it follows type imports too), and tables that a
 * file writes.
 */
import fs from 'node:fs';
import path from 'node:path';
import { type Import, importsBelow } from './import-rules/cruise.ts';
import { importRules } from './import-rules/index.ts';

const root = path.resolve(import.meta.dirname, '../..');

type Edge = Pick<Import, 'from' | 'to' | 'typeOnly'>;
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isTables = (file: string) => file.endsWith('/tables.ts');
/**
 * Returns the layer or feature of src that a file belongs to; null for the composition root and the entry points of
 * threads.
 */
const folderOf = (file: string) => /^src\/(?!programs\/)(?:features\/)?([^/]+)\//.exec(file)?.[1] ?? null;

/**
 * Returns cycles of imports between folders of src, including type imports. Imports of tables do not count, because any
 * store may join any table; nor do the types of contracts, which are data.
 */
export function circles(imports: readonly Edge[]): string[] {
  const knows = new Map<string, Set<string>>();
  for (const { from, to, typeOnly } of imports) {
    const [a, b] = [folderOf(from), folderOf(to)];
    if (a === null || b === null || a === b || isTables(to)) continue;
    if (typeOnly && /\.contract\.ts$/.test(to)) continue;
    knows.set(a, (knows.get(a) ?? new Set()).add(b));
  }
  const reached = (start: string): Set<string> => {
    const found = new Set<string>();
    const visit = (folder: string): void => {
      for (const next of knows.get(folder) ?? []) {
        if (found.has(next)) continue;
        found.add(next);
        visit(next);
      }
    };
    visit(start);
    return found;
  };
  return [...knows.keys()].filter((folder) => reached(folder).has(folder)).sort();
}

/** Returns the tables that a store writes although another feature owns them: `db.update(theirs)`. */
export function foreignWrites(file: string, source: string): string[] {
  if (!file.endsWith('.store.ts')) return [];
  const theirs = new Set<string>();
  for (const [, names = '', to = ''] of source.matchAll(/import \{([^}]*)\} from '([^']+\/tables\.ts)'/g)) {
    if (folderOf(path.posix.join(path.posix.dirname(file), to)) === folderOf(file)) continue;
    for (const name of names.split(',')) theirs.add((name.split(' as ').at(-1) ?? '').trim());
  }
  return [...source.matchAll(/\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g)].flatMap(([, table = '']) =>
    theirs.has(table) ? [`${file} writes ${table}, which another feature owns`] : [],
  );
}

function files(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** Returns value imports from pages to records of refusals, whose messages every browser would load. */
export function carried(imports: readonly Edge[]): string[] {
  const known = new Map<string, string[]>();
  for (const { from, to, typeOnly } of imports)
    if (!typeOnly && to.startsWith('src/')) known.set(from, [...(known.get(from) ?? []), to]);
  const seen = new Set<string>();
  const follow = (file: string, way: readonly string[]): string[] => {
    if (file.endsWith('/refusals.ts')) return [[...way, file].join(' → ')];
    if (seen.has(file)) return [];
    seen.add(file);
    return (known.get(file) ?? []).flatMap((next) => follow(next, [...way, file]));
  };
  return [...known.keys()]
    .filter((file) => file.includes('/pages/') && !file.endsWith('.rules.ts'))
    .flatMap((file) => follow(file, []));
}

/**
 * Returns default imports that are combined with type imports, because dependency-cruiser reports both as type imports.
 */
export function hiddenValues(file: string, source: string): string[] {
  return [...source.matchAll(/^import\s+(\w+)\s*,\s*\{([^}]*)\}/gm)].flatMap(([, name = '', list = '']) => {
    const names = list.split(',').filter((each) => each.trim() !== '');
    return !isTest(file) && names.every((each) => each.trim().startsWith('type '))
      ? [`${file} imports ${name} beside types: write \`import type\` as a statement of its own`]
      : [];
  });
}

/** Returns refusals that are created without a record, whose code would be missing in the list of all codes. */
export function refusalsWithoutRecord(file: string, source: string): string[] {
  if (!file.startsWith('src/') || isTest(file) || file === 'src/platform/server/errors/errors.ts') return [];
  return /\bnew AppError\(/.test(source)
    ? [`${file} makes an AppError by hand; its code belongs into refusals.ts`]
    : [];
}

const comments = new Map(importRules.map(({ name, comment }) => [name, comment]));

/** Number of imports below which the sources were not read. */
const minImports = 5_000;

/** Returns a message for every import, write and cycle that violates a rule. */
async function broken(): Promise<string[]> {
  const imports = await importsBelow(root);
  // Without the compiler of TypeScript in node_modules, dependency-cruiser reads no imports and refuses none.
  if (imports.length < minImports) return [`only ${imports.length} imports were found; install the packages`];
  const sources = ['packages', 'src']
    .flatMap(files)
    .map((file) => ({ file, source: fs.readFileSync(path.join(root, file), 'utf8') }));
  const circle = circles(imports);
  return [
    ...imports.flatMap(({ from, to, typeOnly, refusedBy }) =>
      refusedBy.map(
        (name) => `${from} imports ${to}${typeOnly ? ' (type)' : ''}\n  ${name}: ${comments.get(name)}`,
      ),
    ),
    ...sources.flatMap(({ file, source }) => foreignWrites(file, source)),
    ...sources.flatMap(({ file, source }) => refusalsWithoutRecord(file, source)),
    ...sources.flatMap(({ file, source }) => hiddenValues(file, source)),
    ...carried(imports).map((way) => `sentences of refusals go to the browser: ${way}`),
    ...(circle.length > 0 ? [`folders in a circle: ${circle.join(', ')}`] : []),
  ];
}

if (import.meta.main) {
  const found = await broken();
  if (found.length > 0) {
    process.stdout.write(`${found.join('\n')}\n`);
    process.exit(1);
  }
}
