/**
 * Import rules of the workspace packages. `exports` in package.json restricts what others may import from a package;
 * these rules restrict what the package may import.
 */
import { calculators, type ImportRule, library, ours, shownPackages, values } from './rule.ts';

const parts = '(?:core|formulas|sources|contract)/';
const category = `${calculators}(?!${parts})([^/]+)/`;

/** For each folder of packages/calculators except the categories, the files that it may import. */
const known = {
  core: '(?:(?:core|sources)/|registry[.]ts$)',
  formulas: '(?:formulas/|core/(?:elements|axis-span|texts/worked-text)[.]ts$)',
  sources: '(?:sources|core/texts|core/numbers[.]ts)',
} as const;

export const packageRules: ImportRule[] = [
  {
    name: 'calculators-alone',
    comment: 'Calculators import nothing but calculators.',
    from: { path: calculators, pathNot: [`${calculators}contract/`] },
    to: { pathNot: [calculators] },
  },
  {
    name: 'calculators-contract',
    comment: 'The tests that every calculator must pass use calculators and fast-check.',
    from: { path: `${calculators}contract/` },
    to: { pathNot: [calculators, library('fast-check')] },
  },
  ...Object.entries(known).map(([folder, files]) => ({
    name: `calculators-${folder}`,
    comment: `In packages/calculators, ${folder} may use only ${files}`,
    from: { path: `${calculators}${folder}/` },
    to: values({ path: calculators, pathNot: [`${calculators}${files}`] }),
  })),
  {
    name: 'calculator-without-list',
    comment: 'A calculator does not know the lists of all calculators.',
    from: { path: category },
    to: values({ path: `${calculators}[^/]+$` }),
  },
  {
    name: 'calculator-other-category',
    comment: 'Code shared by calculators of several categories belongs to formulas/ or core/.',
    from: { path: category },
    to: values({ path: `${calculators}(?!${parts})[^/]+/`, pathNot: [`${calculators}$1/`] }),
  },
  {
    name: 'calculator-other',
    comment:
      'A calculator must not import another; shared code of a category lies in the folder of the category.',
    from: { path: `${category}([^/]+)/` },
    to: values({ path: `${calculators}$1/[^/]+/`, pathNot: [`${calculators}$1/$2/`] }),
  },
  {
    name: 'calculator-shared-part',
    comment: 'Shared code of a category must not import its calculators.',
    from: { path: `${category}[^/]+$` },
    to: values({ path: `${calculators}$1/[^/]+/` }),
  },
  {
    name: 'charts-alone',
    comment: 'Charts know calculators alone.',
    from: { path: '^packages/charts/' },
    to: { path: ours, pathNot: [shownPackages] },
  },
  {
    name: 'sandbox-alone',
    comment: 'The sandbox shares no line with what talks to it: a mistake would agree with itself.',
    from: { path: '^packages/payment-sandbox/' },
    to: values({ path: ours, pathNot: ['^packages/payment-sandbox/'] }),
  },
  {
    name: 'product-without-tools',
    comment: 'The product does not import the sandbox, tests, scripts, labs or the client.',
    from: { path: '^src/' },
    to: { path: '^(?:packages/payment-sandbox|test|e2e|scripts|labs|clients)/' },
  },
];
