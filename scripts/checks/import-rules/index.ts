/**
 * Import rules for dependency-cruiser. They use the path and the name suffix of a file, so they also apply to new
 * features. `check-boundaries.ts` applies them.
 */
import { featureRules } from './features.ts';
import { layerRules } from './layers.ts';
import { packageRules } from './packages.ts';
import { anywhere, type ImportRule, library, roles, values } from './rule.ts';

/** Libraries that may be imported in one place only. */
const homes = {
  temml: '^src/calculator-page/',
  '@tiptap': '^src/features/archive/pages/editor',
  '@supabase/auth-js|@tanstack/react-query': '^src/(?:platform/browser/session/|layout/|.+/pages/)',
  'drizzle-orm|pg':
    '^src/(?:platform/server/|demo-year[.]ts|.+(?:[.](?:store|wiring|module)[.]ts$|/(?:tables|columns)[.]ts$|/demo/))',
  'fastify|@fastify|fastify-type-provider-zod':
    '^src/(?:http[.]ts|platform/server/|.+[.](?:routes|wiring|module)[.]ts$)',
  'pdfkit|docx|sharp|nodemailer|pg-boss|pino|@aws-sdk': '^src/platform/server/',
} as const;
const libraryRules: ImportRule[] = [
  ...Object.entries(homes).map(([names, home]) => ({
    name: 'library-home',
    comment: `${names.replaceAll('|', ', ')}: used only in ${home}`,
    from: { path: '^src/', pathNot: [home, '^src/app[.]ts$'] },
    to: values({ path: library(names) }),
  })),
  {
    name: 'ui-gets-properties',
    comment: 'Components get texts and data as properties.',
    from: { path: '^src/ui/' },
    to: { path: library('i18next|react-i18next|@tanstack') },
  },
];

const payments = '^src/features/payments/';
const partRules: ImportRule[] = [
  {
    name: 'provider-apart',
    comment: 'A payment provider does not know the payment process.',
    from: { path: `${payments}providers/`, pathNot: roles.wiring },
    to: { path: payments, pathNot: `${payments}(?:providers/|refusals[.]ts)` },
  },
  {
    name: 'provider-other',
    comment: 'Payment providers do not know each other.',
    from: { path: `${payments}providers/([^/]+)/` },
    to: { path: `${payments}providers/[^/]+/`, pathNot: `${payments}providers/$1/` },
  },
  {
    name: 'auth-service-port',
    comment: 'The auth service is used through its port.',
    from: { path: '^src/features/auth/', pathNot: ['^src/features/auth/service/', roles.wiring] },
    to: { path: '^src/features/auth/service/(?:embedded|hosted)/' },
  },
  {
    name: 'contract-without-database',
    comment: 'A contract does not know the database.',
    from: { path: anywhere('contract') },
    to: { path: '^src/platform/server/database/' },
  },
  {
    name: 'data-without-storage',
    comment: 'Rules and pages do not know how data is stored.',
    from: { path: `${anywhere('rules')}|^src/.*/pages/` },
    to: { path: anywhere('store', 'tables') },
  },
  {
    name: 'mails-by-use-cases',
    comment: 'Mails are sent by use cases.',
    from: { path: anywhere('store') },
    to: values({ path: '^src/platform/server/mail/mail[.]ts$' }),
  },
  {
    name: 'platform-tables',
    comment: 'Only stores read tables of the platform.',
    from: { path: '^src/', pathNot: ['^src/platform/', '^src/app[.]ts$', anywhere('store'), '/demo/'] },
    to: values({ path: '^src/platform/server/.+/tables[.]ts$' }),
  },
  {
    name: 'foundation-below',
    comment: 'Features are built on the foundation, not the other way round.',
    from: { path: '^src/foundation[.]ts$' },
    to: { path: '^src/[^/]+/', pathNot: '^src/(?:platform|programs)/' },
  },
  {
    name: 'data-by-use-cases',
    comment: 'Only use cases read and write data.',
    from: { path: '^src/(?:jobs|http|programs/.+)[.]ts$' },
    to: values({ path: anywhere('store') }),
  },
  {
    name: 'file-cycle',
    comment: 'Files do not import each other in a circle; tables may, as drizzle reads references late.',
    from: { pathNot: '/tables[.]ts$' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
];

export const importRules: readonly ImportRule[] = [
  ...packageRules,
  ...layerRules,
  ...featureRules,
  ...libraryRules,
  ...partRules,
];
