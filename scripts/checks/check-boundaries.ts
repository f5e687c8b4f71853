/** Holds every import, write and circle of the project against the rules of `import-rules.ts`. */
import fs from 'node:fs';
import path from 'node:path';
import { folderOf, type Import, importsOf, isTest, resolve, roleOf, violation } from './import-rules.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Folders of src that import each other in a circle, types included. Tables do not count: the database is one, and any
 * store may join any table; nor do the types of calls, which are data.
 */
export function circles(imports: readonly Import[]): string[] {
  const knows = new Map<string, Set<string>>();
  for (const { from, to, typeOnly } of imports) {
    const [a, b] = [folderOf(from), folderOf(to)];
    if (a === null || b === null || a === b || isTest(from) || roleOf(to) === 'tables') continue;
    if (typeOnly && roleOf(to) === 'contract') continue;
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

/** Tables that a store writes though another feature owns them: `db.update(theirs)`. */
export function foreignWrites(file: string, source: string): string[] {
  if (roleOf(file) !== 'store') return [];
  const theirs = new Set<string>();
  for (const [, names = '', to = ''] of source.matchAll(/import \{([^}]*)\} from '([^']+\/tables\.ts)'/g)) {
    if (folderOf(resolve(file, to)) === folderOf(file)) continue;
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

/** How pages, through value imports, come to a record of refusals: their sentences would go to every browser. */
export function carried(imports: readonly Import[]): string[] {
  const known = new Map<string, string[]>();
  for (const { from, to, typeOnly } of imports)
    if (!typeOnly && !isTest(from) && to.startsWith('src/'))
      known.set(from, [...(known.get(from) ?? []), to]);
  const seen = new Set<string>();
  const follow = (file: string, way: readonly string[]): string[] => {
    if (roleOf(file) === 'refusals') return [[...way, file].join(' → ')];
    if (seen.has(file)) return [];
    seen.add(file);
    return (known.get(file) ?? []).flatMap((next) => follow(next, [...way, file]));
  };
  return [...known.keys()].filter((file) => roleOf(file) === 'pages').flatMap((file) => follow(file, []));
}

/** Refusals that are made by hand: their code would stand in no record. */
export function madeByHand(file: string, source: string): string[] {
  if (!file.startsWith('src/') || isTest(file) || file === 'src/platform/server/errors/errors.ts') return [];
  return /\bnew AppError\(/.test(source)
    ? [`${file} makes an AppError by hand; its code belongs into refusals.ts`]
    : [];
}

/** Every import, write and circle of the project that a rule forbids, in words. */
export function broken(): string[] {
  const sources = ['packages', 'src']
    .flatMap(files)
    .map((file) => ({ file, source: fs.readFileSync(path.join(root, file), 'utf8') }));
  const imports = sources.flatMap(({ file, source }) => importsOf(file, source));
  const circle = circles(imports);
  return [
    ...imports.flatMap((each) => {
      const reason = violation(each);
      return reason ? [`${each.from} imports ${each.to}${each.typeOnly ? ' (type)' : ''}: ${reason}`] : [];
    }),
    ...sources.flatMap(({ file, source }) => foreignWrites(file, source)),
    ...sources.flatMap(({ file, source }) => madeByHand(file, source)),
    ...carried(imports).map((way) => `sentences of refusals go to the browser: ${way}`),
    ...(circle.length > 0 ? [`folders in a circle: ${circle.join(', ')}`] : []),
  ];
}

if (import.meta.main) {
  const found = broken();
  if (found.length > 0) {
    process.stdout.write(`${found.join('\n')}\n`);
    process.exit(1);
  }
}
