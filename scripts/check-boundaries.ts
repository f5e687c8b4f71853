/**
 * Who may import whom, decided by a file's position and name, so that a new feature is covered from
 * its first line. `import type` is free, except out of calculators/.
 */
import fs from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const layers = new Set(['platform', 'ui', 'shell', 'messages', 'calculator-page']);

type Import = { readonly from: string; readonly to: string; readonly typeOnly: boolean };

/** Static and dynamic imports and re-exports of a source file. */
export function importsOf(from: string, source: string): Import[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const found: Import[] = [];
  for (const [, kind = '', clause = '', to = ''] of code.matchAll(
    /^\s*(import|export)\s+(type\s[^'";]*from\s*|[^'";]*?from\s*)?['"]([^'"]+)['"]/gm,
  )) {
    if (kind === 'export' && !clause) continue;
    found.push({ from, to: resolve(from, to), typeOnly: clause.startsWith('type ') });
  }
  for (const [, to = ''] of code.matchAll(/import\(\s*['"]([^'"]+)['"]\s*\)/g))
    found.push({ from, to: resolve(from, to), typeOnly: false });
  return found;
}

/** Project path for a relative import (`src/forum/forum.store.ts`), else the package's name. */
function resolve(from: string, to: string): string {
  if (!to.startsWith('.')) return to.split('?')[0] ?? to;
  return path.posix.normalize(path.posix.join(path.posix.dirname(from), to)).split('?')[0] ?? to;
}

const isOurs = (target: string) => /^(src|calculators|scripts|test|e2e|sandbox)\//.test(target);
const feature = (file: string) => /^src\/([^/]+)\//.exec(file)?.[1] ?? null;
const isFeature = (name: string | null): name is string => name !== null && !layers.has(name);
const base = (file: string) => path.posix.basename(file);

/** The libraries that have one home each. */
const homes: readonly (readonly [pattern: RegExp, home: RegExp])[] = [
  [/^d3-/, /^src\/ui\/chart\//],
  [/^temml$/, /^(src\/calculator-page\/|scripts\/)/],
  [/^@tiptap\//, /^src\/archive\/pages\/editor/],
  [/^(@supabase\/auth-js|@tanstack\/react-query)$/, /^src\/(platform\/session\/|([^/]+\/)+pages\/|shell\/)/],
];

/** Why this import is not allowed, or null. */
export function violation({ from, to, typeOnly }: Import): string | null {
  if (/\.test\.tsx?$/.test(from) || from === 'src/app.ts') return null;
  if (from.startsWith('calculators/')) {
    if (!to.startsWith('calculators/')) return 'calculators import nothing but calculators';
    const isFormula = from.startsWith('calculators/formulas/');
    const allowed = typeOnly || to.startsWith('calculators/formulas/') || to === 'calculators/elements.ts';
    return isFormula && !allowed ? 'formulas import only formulas, element symbols and types' : null;
  }
  // What plays the providers shares no line with what talks to them: a mistake would agree with itself.
  if (from.startsWith('sandbox/') && !typeOnly && isOurs(to) && !to.startsWith('sandbox/'))
    return 'the sandbox imports nothing of the product';
  if (from.startsWith('src/') && to.startsWith('sandbox/')) return 'the product does not know the sandbox';
  if (typeOnly) return null;
  for (const [pattern, home] of homes)
    if (pattern.test(to) && !home.test(from)) return `${to} is used only in ${home.source}`;
  if (!from.startsWith('src/')) return null;
  const [own, other] = [feature(from), feature(to)];
  const name = base(from);
  if (own === 'platform' && isOurs(to) && !/^src\/platform\/|^calculators\/language/.test(to)) {
    // The browser's side of sessions tells people what happened.
    const tells = from.startsWith('src/platform/session/') && to.startsWith('src/ui/toast/');
    if (!tells) return 'platform knows no feature';
    return null;
  }
  if (own === 'ui' && isOurs(to) && !/^src\/ui\/|^src\/platform\/i18n|^calculators\//.test(to))
    return 'ui knows no feature';
  if (
    own === 'calculator-page' &&
    isOurs(to) &&
    !/^src\/(calculator-page|ui)\/|^src\/platform\/(i18n|kept-pages)|^calculators\//.test(to)
  )
    return 'the calculator page knows no feature';
  if (isFeature(own) && isFeature(other) && own !== other) {
    const joins = /^(store|tables|seed)|-store\.ts$/.test(name) && base(to) === 'tables.ts';
    if (!joins) return 'features do not import each other; app.ts passes what one needs of another';
  }
  if (name === 'rules.ts' || name === 'port.ts') {
    const allowed =
      /^src\/platform\/(errors|money)\.ts$/.test(to) ||
      base(to) === 'rules.ts' ||
      to.startsWith('calculators/');
    if (!allowed) return `${name} decides by its arguments alone`;
  }
  if (isFeature(own) && name === `${own}.ts` && /\/(store|tables|api)\.ts$|\/pages\//.test(to))
    return 'use cases receive their store';
  if (
    isFeature(own) &&
    name === 'store.ts' &&
    other === own &&
    !/\/(tables|columns)\.ts$/.test(to) &&
    base(to) !== 'tables.ts'
  )
    return 'a store knows tables, not rules or use cases';
  if (isFeature(own) && name === 'api.ts' && /\/store\.ts$/.test(to))
    return 'the JSON door goes through use cases';
  if (/\/pages\//.test(from) && /\/(store|tables)\.ts$/.test(to)) return 'pages go through use cases';
  return null;
}

function files(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

if (process.argv[1] === import.meta.filename) {
  const broken = ['calculators', 'sandbox', 'src'].flatMap(files).flatMap((file) =>
    importsOf(file, fs.readFileSync(path.join(root, file), 'utf8')).flatMap((each) => {
      const reason = violation(each);
      return reason ? [`${each.from} imports ${each.to}: ${reason}`] : [];
    }),
  );
  if (broken.length > 0) {
    process.stdout.write(`${broken.join('\n')}\n`);
    process.exit(1);
  }
}
