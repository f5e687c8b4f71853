/**
 * Who may import whom, decided by where a file lies and how its name ends, so that a new feature is covered from its
 * first line. Types count between features, and out of packages/calculators/; within a feature they are free.
 */
import path from 'node:path';
import { isServerOnly, refusalOf } from './refused-imports.ts';

/** A file, what it imports, and whether only types. */
export type Import = { readonly from: string; readonly to: string; readonly typeOnly: boolean };

/** Static and dynamic imports and re-exports of a source file. */
export function importsOf(from: string, source: string): Import[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const found: Import[] = [];
  for (const [, kind = '', clause = '', to = ''] of code.matchAll(
    /(?:^|;)\s*(import|export)\s+(type\s[^'";]*from\s*|[^'";]*?from\s*)?['"]([^'"]+)['"]/gm,
  )) {
    if (kind === 'export' && !clause) continue;
    found.push({ from, to: resolve(from, to), typeOnly: clause.startsWith('type ') });
  }
  for (const [, to = ''] of code.matchAll(/import\(\s*['"`]([^'"`$]+)['"`]\s*\)/g))
    found.push({ from, to: resolve(from, to), typeOnly: false });
  return found;
}

/** Project path for a relative import (`src/features/forum/forum.store.ts`), else the package's name. */
export function resolve(from: string, to: string): string {
  if (to.startsWith('@ferrite/')) return to.replace('@ferrite/', 'packages/');
  if (!to.startsWith('.')) return to.split('?')[0] ?? to;
  return path.posix.normalize(path.posix.join(path.posix.dirname(from), to)).split('?')[0] ?? to;
}

const isOurs = (target: string) => /^(src|packages|scripts|labs|test|e2e)\//.test(target);
/** The layer or feature of src that a file belongs to; null for the composition root and the entry points of threads. */
export const folderOf = (file: string) =>
  /^src\/(?!programs\/)(?:features\/)?([^/]+)\//.exec(file)?.[1] ?? null;
const isFeature = (file: string) => file.startsWith('src/features/');
/** Whether a file is a test. */
export const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** What a file of a feature is for: by its folder, else by the end of its name. */
type Role =
  | 'pages' // screens
  | 'messages' // words
  | 'demo' // invented data
  | 'tables' // tables and their columns
  | 'contract' // calls and shapes on the wire
  | 'refusals' // the codes that it refuses with
  | 'store' // all SQL
  | 'rules' // what is decided by the arguments alone
  | 'routes' // the JSON API
  | 'port' // what somebody outside is asked for
  | 'wiring' // puts the parts together
  | 'use case'; // everything else
const named: readonly (readonly [RegExp, Role])[] = [
  [/\/pages\//, 'pages'],
  [/\/messages\//, 'messages'],
  [/\/demo\/|\/seed(-[\w-]+)?\.ts$/, 'demo'],
  [/\/tables\.ts$/, 'tables'],
  [/\/schemas\.ts$/, 'contract'],
  [/\/refusals\.ts$/, 'refusals'],
];

/** What a file of a feature is for. */
export function roleOf(file: string): Role {
  const [, suffix] = /\.(store|rules|routes|port|wiring|module|contract)\.ts$/.exec(file) ?? [];
  return (
    (suffix === 'module' ? 'wiring' : (suffix as Role | undefined)) ??
    named.find(([pattern]) => pattern.test(file))?.[1] ??
    'use case'
  );
}

/** Which roles of the same feature a role may use; types are free. */
const uses: Readonly<Record<Role, readonly Role[]>> = {
  pages: ['pages', 'rules', 'messages'],
  messages: ['messages', 'rules'],
  demo: ['demo', 'tables', 'store', 'rules', 'use case'],
  tables: ['tables'],
  contract: ['contract', 'rules'],
  refusals: ['refusals'],
  store: ['store', 'tables', 'rules', 'refusals'],
  rules: ['rules'],
  routes: ['routes', 'contract', 'rules', 'use case', 'refusals'],
  port: ['rules'],
  // Tables for the list of exported columns.
  wiring: ['wiring', 'routes', 'store', 'rules', 'demo', 'use case', 'port', 'tables'],
  'use case': ['use case', 'rules', 'contract', 'messages', 'port', 'refusals'],
};

/** What one feature may import from another: its interface, not its implementation. */
const contracts: readonly Role[] = ['port', 'contract', 'refusals'];

/**
 * Features that are made of others: one pays for a membership, one asks a payment back. They know the types and rules of
 * what they stand on, and show its screens; what works there is handed to them by app.ts all the same.
 */
const standsOn: Readonly<Record<string, readonly string[]>> = {
  payments: ['membership'],
  refunds: ['payments', 'membership'],
};
const shared: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  pages: ['pages', 'rules', 'messages'],
  contract: ['contract', 'rules'],
  refusals: ['refusals'],
  demo: ['rules', 'store'],
};

const isShown = (file: string) =>
  roleOf(file) === 'pages' ||
  /^src\/(ui|layout|calculator-page|messages|platform\/browser)\/|\/messages\//.test(file);
/** Files that a browser loads: screens, and the rules and shared code that they import. */
const isBrowserCode = (file: string) =>
  isShown(file) || roleOf(file) === 'rules' || file.startsWith('src/platform/shared/');
/** Why this import is not allowed, or null. */
export function violation(found: Import): string | null {
  const { from, to, typeOnly } = found;
  if (isTest(from) || from === 'src/app.ts') return null;
  if (from.startsWith('packages/calculators/')) return ofCalculators(found);
  if (from.startsWith('packages/charts/'))
    return isOurs(to) && !/^packages\/(charts|calculators)\//.test(to)
      ? 'charts know calculators alone'
      : null;
  // What plays the providers shares no line with what talks to them: a mistake would agree with itself.
  if (
    from.startsWith('packages/payment-sandbox/') &&
    !typeOnly &&
    isOurs(to) &&
    !to.startsWith('packages/payment-sandbox/')
  )
    return 'the sandbox imports nothing of the product';
  if (!from.startsWith('src/')) return null;
  if (to.startsWith('packages/payment-sandbox/')) return 'the product does not know the sandbox';
  if (/^(test|e2e|scripts|labs)\//.test(to)) return 'the product does not import tests, scripts or labs';
  const reason = refusalOf(found);
  if (reason) return reason;
  const folder = folderOf(from);
  if (folder === null) return null;
  if (!typeOnly && isBrowserCode(from) && isServerOnly(to))
    return `the browser loads this file; ${to} runs on the server only`;
  // The build protects formulas by grants: code of every page must not contain a formula.
  if (
    ['ui', 'calculator-page'].includes(folder) &&
    /^packages\/calculators\/formulas\//.test(to) &&
    !typeOnly
  )
    return 'pages are given a formula by their calculator';
  if (roleOf(to) === 'refusals' && !typeOnly && isShown(from))
    return 'screens know the codes by type, not the sentences';
  return isFeature(from) ? ofFeature(found) : ofLayer(folder, found);
}

function ofCalculators({ from, to, typeOnly }: Import): string | null {
  if (from.startsWith('packages/calculators/contract/') && to === 'fast-check') return null;
  if (!to.startsWith('packages/calculators/')) return 'calculators import nothing but calculators';
  if (typeOnly) return null;
  const [folder, calculator] = partOf(from);
  // The lists of all know every part.
  if (folder === null) return null;
  const known = knownIn[folder];
  if (known) return known.test(to) ? null : `${folder} may use ${known.source}`;
  const [other, itself] = partOf(to);
  if (other === null) return 'a calculator does not know the list of all';
  if (other in knownIn) return null;
  if (other !== folder) return 'what calculators of several categories share is a formula or stands in core';
  return itself === null || itself === calculator
    ? null
    : 'calculators do not know each other: what two share stands beside them';
}

/** The folder below packages/calculators/ that a file lies in, and its calculator where the folder is a category. */
function partOf(file: string): readonly [folder: string | null, calculator: string | null] {
  const [, folder, calculator] = /^packages\/calculators\/(?:([^/]+)\/)?(?:([^/]+)\/)?/.exec(file) ?? [];
  return [folder ?? null, calculator ?? null];
}

/** What a folder of packages/calculators/ may use, except for categories. */
const knownIn: Readonly<Record<string, RegExp>> = {
  core: /^packages\/calculators\/((core|sources)\/|registry\.ts$)/,
  formulas: /^packages\/calculators\/(formulas\/|core\/(elements|axis-span|texts\/worked-text)\.ts$)/,
  sources: /^packages\/calculators\/(sources|core\/texts|core\/numbers\.ts)/,
  contract: /^packages\/calculators\//,
};

/** What a layer may know of the product besides itself. */
const below: Readonly<Record<string, RegExp>> = {
  // The browser's session code shows messages.
  platform: /^src\/platform\/|^packages\/calculators\/core\/texts\/language\.ts$|^src\/ui\/toast\/toast\.ts$/,
  ui: /^src\/ui\/|^packages\/(calculators|charts)\//,
  layout: /^src\/(layout|ui|platform)\/|^packages\/(calculators|charts)\//,
  'calculator-page': /^src\/(calculator-page|ui|platform)\/|^packages\/(calculators|charts)\//,
  messages: /^src\/(messages|platform)\/|^src\/[\w-]+\/(.+\/)?messages\/|^packages\/(calculators|charts)\//,
};

/** What each side of the platform may import. */
const sides = { shared: ['shared'], browser: ['browser', 'shared'], server: ['server', 'shared'] } as const;
const sideOf = (file: string) =>
  /^src\/platform\/(server|browser|shared)\//.exec(file)?.[1] as keyof typeof sides | undefined;

function ofLayer(folder: string, { from, to, typeOnly }: Import): string | null {
  if (!isOurs(to)) return null;
  const known = below[folder];
  if (known) {
    // What a call is made of is known to every screen; nothing of it gets into the browser.
    const isScreen = folder === 'layout' || from.startsWith('src/platform/browser/session/');
    if (isScreen && typeOnly && roleOf(to) === 'contract') return null;
    if (!known.test(to)) return `${folder} knows no feature`;
    const [side, otherSide] = [sideOf(from), sideOf(to)];
    if (side && otherSide && !sides[side].some((each) => each === otherSide) && !typeOnly)
      return `platform/${side} does not import platform/${otherSide}`;
    if (
      to.startsWith('src/ui/') &&
      folder === 'platform' &&
      !from.startsWith('src/platform/browser/session/')
    )
      return 'platform knows no feature';
    return null;
  }
  // What is left is site, above the features.
  if (/^packages\/(calculators|charts)\//.test(to)) return null;
  const other = folderOf(to);
  if (other === null) return 'nobody imports what puts the product together';
  if (!isFeature(to))
    return other === 'messages' ? 'words are loaded by what puts the product together' : null;
  return ['pages', 'rules'].includes(roleOf(to)) || (typeOnly && roleOf(to) === 'contract')
    ? null
    : 'site shows pages of features and knows no more of them';
}

function ofFeature({ from, to, typeOnly }: Import): string | null {
  const [own, other] = [folderOf(from), folderOf(to)];
  const role = roleOf(from);
  if (!isOurs(to)) {
    if (typeOnly) return null;
    if (role === 'rules' || role === 'port') return `${role} decide by their arguments alone: no packages`;
    if (role === 'contract' && to !== 'zod') return 'a contract is data: zod and rules, no other package';
    return null;
  }
  if (/^packages\/(calculators|charts)\//.test(to)) return null;
  if (other === null) return 'nobody imports what puts the product together';
  if (other === own) {
    if (typeOnly || uses[role].includes(roleOf(to))) return null;
    return `${role} may use ${uses[role].join(', ')}; this is ${roleOf(to)}`;
  }
  if (isFeature(to)) {
    const joins = roleOf(to) === 'tables' && ['store', 'tables', 'demo'].includes(role);
    if (joins || (typeOnly && contracts.includes(roleOf(to)))) return null;
    if (own !== null && standsOn[own]?.includes(other))
      return typeOnly || (shared[role] ?? ['rules', 'messages']).includes(roleOf(to))
        ? null
        : 'of what a feature stands on it knows rules, words and types; the rest comes from app.ts';
    return 'features do not import each other, not even types; app.ts passes what one needs of another';
  }
  if (role === 'rules' || role === 'port' || role === 'tables')
    return typeOnly || other === 'platform' ? null : `${role} stand below everything but platform`;
  if (other === 'calculator-page') return 'features do not know how a calculator is shown';
  if (other === 'site' || other === 'messages') return `${other} stands above the features`;
  if (other === 'layout' && role !== 'pages') return 'only screens know what stands around them';
  return null;
}
