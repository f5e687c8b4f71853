/** Helpers for import rules of dependency-cruiser: path patterns, which rules join into one regular expression. */
import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/** Import rule with a name; `comment` is shown with each import that the rule refuses. */
export type ImportRule = IRegularForbiddenRuleType & { readonly name: string; readonly comment: string };
export type Paths = { path?: string | string[]; pathNot?: string[] };
/** Limits a rule to value imports; type imports are allowed. */
export const values = (to: Paths): ImportRule['to'] => ({ ...to, dependencyTypesNot: ['type-only'] });

/** Returns a pattern for packages, as resolved below node_modules. */
export const library = (names: string) => `(?:^|node_modules/)(?:${names})(?:/|$)`;
/** Pattern of the project's own files, without packages and Node modules. */
export const ours = '^(?:src|packages|scripts|labs|test|e2e|clients)/';
export const calculators = '^packages/calculators/';
export const shownPackages = '^packages/(?:calculators|charts)/';

const bySuffix = 'store|rules|routes|port|wiring|module|contract|pages';
const suffix = (names: string) => `.*[.](?:${names})[.]ts$`;
const inFolder = (folder: string) => `(?!.*[.](?:${bySuffix})[.]ts$).*/${folder}/`;
/**
 * Pattern of each role that a file can have in a feature. The end of the file name decides, else the folder; patterns
 * match the path below the feature.
 */
export const roles = {
  pages: inFolder('pages'),
  messages: inFolder('messages'),
  demo: `(?:${inFolder('demo')}|.*/seed[^/]*[.]ts$)`,
  tables: '.*/tables[.]ts$',
  contract: suffix('contract'),
  refusals: '.*/refusals[.]ts$',
  store: suffix('store'),
  rules: suffix('rules'),
  routes: suffix('routes'),
  port: suffix('port'),
  wiring: suffix('wiring|module'),
  'page list': suffix('pages'),
  'use case': `(?!.*[.](?:${bySuffix})[.]ts$|.*/(?:pages|messages|demo)/|.*/(?:tables|refusals|seed[^/]*)[.]ts$)`,
} as const;
export type Role = keyof typeof roles;
export const filesOf = (folder: string, names: readonly Role[]) =>
  names.map((name) => `^${folder}${roles[name]}`);
/** Returns a pattern for files with the given roles anywhere in src. */
export const anywhere = (...names: Role[]) => names.map((name) => `^src(?=/)${roles[name]}`).join('|');
