/** Import rules between the layers of src, and for code that a browser loads. */
import { anywhere, calculators, type ImportRule, library, ours, shownPackages, values } from './rule.ts';

const session = '^src/platform/browser/session/';
const contracts = anywhere('contract');
/** Modules of the calculators package that contain no metallurgy. */
const general = `${calculators}core/(?:texts/language|random)[.]ts$`;
/** For each layer, the files that it may import. */
const known: readonly { name: string; from: ImportRule['from']; to: string[] }[] = [
  { name: 'platform', from: { path: '^src/platform/', pathNot: session }, to: ['^src/platform/', general] },
  {
    // The session shows messages, so it may import toasts.
    name: 'session',
    from: { path: session },
    to: ['^src/platform/', general, '^src/ui/toast/toast[.]ts$', contracts],
  },
  { name: 'ui', from: { path: '^src/ui/' }, to: ['^src/ui/', shownPackages] },
  {
    name: 'layout',
    from: { path: '^src/layout/' },
    to: ['^src/(?:layout|ui|platform)/', shownPackages, contracts],
  },
  {
    name: 'calculator-page',
    from: { path: '^src/calculator-page/' },
    to: ['^src/(?:calculator-page|ui|platform)/', shownPackages],
  },
  {
    name: 'messages',
    from: { path: '^src/messages/' },
    to: ['^src/(?:messages|platform)/', '^src/.+/messages/', shownPackages],
  },
];

const side = (from: string, to: string) => ({
  name: `platform-${from}`,
  comment: `platform/${from} does not import platform/${to}.`,
  from: { path: `^src/platform/${from}/` },
  to: values({ path: `^src/platform/${to}/` }),
});

/** Path pattern of screens and texts, which the browser loads. */
const shown = `^src/(?:ui|layout|calculator-page|messages|platform/browser)/|${anywhere('pages', 'messages')}`;
/** Path pattern of screens, and of the rules and shared code that they import. */
const browserCode = `${shown}|^src/platform/shared/|${anywhere('rules')}`;
const serverLibraries = library(
  'pg|pg-boss|pino|nodemailer|pdfkit|fontkit|sharp|tar|lru-cache|sanitize-html|zod|drizzle-orm|fastify|@fastify|@aws-sdk|fastify-type-provider-zod',
);

export const layerRules: ImportRule[] = [
  ...known.map(({ name, from, to }) => ({
    name: `layer-${name}`,
    comment: `${name} knows no feature and no layer above.`,
    from,
    to: { path: ours, pathNot: to },
  })),
  {
    name: 'screens-contract-types',
    comment: 'Layout and the session know contracts by type: their shapes would take zod along.',
    from: { path: `^src/layout/|${session}` },
    to: values({ path: contracts }),
  },
  side('shared', 'browser'),
  side('shared', 'server'),
  side('browser', 'server'),
  side('server', 'browser'),
  {
    name: 'server-only',
    comment: 'The browser loads this file; what it imports runs on the server only.',
    from: { path: browserCode },
    to: values({ path: `^src/platform/server/|${serverLibraries}` }),
  },
  {
    name: 'node-in-browser',
    comment: 'The browser loads this file and has no modules of Node.',
    from: { path: browserCode },
    to: { dependencyTypes: ['core'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'formulas-by-calculator',
    comment:
      'Pages are given a formula by their calculator: no page of all must contain a protected formula.',
    from: { path: '^src/(?:ui|calculator-page)/' },
    to: values({ path: `${calculators}formulas/` }),
  },
  {
    name: 'codes-by-type',
    comment: 'Screens know the codes of refusals by type, not their sentences.',
    from: { path: shown },
    to: values({ path: anywhere('refusals') }),
  },
];
