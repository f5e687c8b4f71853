/** Import rules within a feature, between features, and between features and the rest of src. */
import {
  anywhere,
  filesOf,
  type ImportRule,
  library,
  ours,
  type Paths,
  type Role,
  roles,
  values,
} from './rule.ts';

/** Path pattern of the composition root and the entry points of threads. */
const root = '^src/(?:[^/]+$|programs/)';

/** For each role of a file in a feature, the roles that it may import from; type imports are always allowed. */
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
  // The list of exported columns needs the tables.
  wiring: [
    'wiring',
    'routes',
    'store',
    'rules',
    'demo',
    'use case',
    'port',
    'tables',
    'refusals',
    'page list',
  ],
  'page list': [],
  'use case': ['use case', 'rules', 'contract', 'messages', 'port', 'refusals'],
};
const roleNames = Object.keys(roles) as Role[];
const feature = '^src/features/([^/]+)(?=/)';

const withinFeature = roleNames.map((role) => ({
  name: `feature-${role.replace(' ', '-')}`,
  comment: `Within a feature, ${role} may use ${uses[role].join(', ')}; types are free.`,
  from: { path: `${feature}${roles[role]}` },
  to: values({ path: '^src/features/$1/', pathNot: filesOf('src/features/$1', uses[role]) }),
}));

/** Features that build on others: payments pays for a membership, refunds returns a payment. */
const builtOn = [
  { name: 'payments', below: 'membership' },
  { name: 'refunds', below: '(?:payments|membership)' },
] as const;
/**
 * Value imports that a role may make from a feature on which its own feature builds; app.ts passes in everything else.
 */
const fromBelow: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  pages: ['pages', 'rules', 'messages'],
  contract: ['contract', 'rules'],
  refusals: ['refusals'],
  demo: ['rules', 'store', 'tables'],
  store: ['rules', 'messages', 'tables'],
  tables: ['rules', 'messages', 'tables'],
};

/**
 * Returns the rules for imports between features.
 * @param own folders that do not belong to another feature
 */
function betweenFeatures(from: Paths, own: string[]): ImportRule[] {
  const joining = anywhere('store', 'tables', 'demo');
  return [
    {
      name: 'other-feature',
      comment:
        'Features do not import each other, not even types, except ports, contracts and refusals; app.ts passes what one needs of another.',
      from,
      to: {
        path: '^src/features/',
        pathNot: [...own, ...filesOf('src/features/[^/]+', ['port', 'contract', 'refusals', 'tables'])],
      },
    },
    {
      name: 'other-feature-values',
      comment: 'Of the ports, contracts and refusals of another feature only types are imported.',
      from,
      to: values({ path: filesOf('src/features/[^/]+', ['port', 'contract', 'refusals']), pathNot: own }),
    },
    {
      name: 'other-feature-tables',
      comment: 'Only stores, tables and demo data join the tables of another feature.',
      from: { ...from, pathNot: [...(from.pathNot ?? []), joining] },
      to: { path: filesOf('src/features/[^/]+', ['tables']), pathNot: own },
    },
  ];
}

function onFeatureBelow(name: string, below: string): ImportRule[] {
  return roleNames.map((role) => {
    const known = fromBelow[role] ?? ['rules', 'messages'];
    return {
      name: 'feature-below',
      comment: `Of a feature that ${name} is built on, ${role} may use ${known.join(', ')} and types; the rest comes from app.ts.`,
      from: { path: `^src/features/${name}${roles[role]}` },
      to: values({ path: `^src/features/${below}/`, pathNot: filesOf(`src/features/${below}`, known) }),
    };
  });
}

const acrossFeatures = [
  ...betweenFeatures({ path: feature, pathNot: ['^src/features/(?:payments|refunds)/'] }, [
    '^src/features/$1/',
  ]),
  ...builtOn.flatMap(({ name, below }) => [
    ...betweenFeatures({ path: `^src/features/${name}/` }, [`^src/features/(?:${name}|${below})/`]),
    ...onFeatureBelow(name, below),
  ]),
];

const inFeature = { path: '^src/features/' };
const inSite = { path: '^src/site/' };
const aroundFeatures = [
  {
    name: 'composition-root',
    comment: 'Nothing imports what puts the product together.',
    from: { path: '^src/(?:features|site)/' },
    to: { path: root },
  },
  {
    name: 'decided-by-arguments',
    comment: 'Rules and ports decide by their arguments alone: no packages.',
    from: { path: `^src/features/(?:${roles.rules}|${roles.port})` },
    to: values({ pathNot: [ours] }),
  },
  {
    name: 'contract-is-data',
    comment: 'A contract is data: zod and rules, no other package.',
    from: { path: `^src/features/${roles.contract}` },
    to: values({ pathNot: [ours, library('zod')] }),
  },
  {
    name: 'above-platform-only',
    comment: 'Rules, ports and tables stand above the platform only.',
    from: { path: `^src/features/(?:${roles.rules}|${roles.port}|${roles.tables})` },
    to: values({ path: '^src/', pathNot: ['^src/(?:features|platform)/'] }),
  },
  {
    name: 'calculator-page-apart',
    comment: 'Features do not know how a calculator is shown.',
    from: inFeature,
    to: { path: '^src/calculator-page/' },
  },
  {
    name: 'above-features',
    comment: 'Site and the joined messages stand above the features.',
    from: inFeature,
    to: { path: '^src/(?:site|messages)/' },
  },
  {
    name: 'layout-around-screens',
    comment: 'Only screens know the layout around them.',
    from: { ...inFeature, pathNot: [anywhere('pages')] },
    to: { path: '^src/layout/' },
  },
  {
    name: 'site-shows-pages',
    comment:
      'Site shows pages of features, with their rules and the types of their contracts; it knows no more of them.',
    from: inSite,
    to: { path: '^src/features/', pathNot: filesOf('src/features/[^/]+', ['pages', 'rules', 'contract']) },
  },
  {
    name: 'site-contract-types',
    comment: 'Site imports only types of contracts.',
    from: inSite,
    to: values({ path: `^src/features/${roles.contract}` }),
  },
  {
    name: 'site-messages',
    comment: 'Texts are loaded by what puts the product together.',
    from: inSite,
    to: { path: '^src/messages/' },
  },
];

export const featureRules: ImportRule[] = [...withinFeature, ...acrossFeatures, ...aroundFeatures];
