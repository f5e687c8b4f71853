import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Import, importsBelow } from './cruise.ts';
import { importRules } from './index.ts';

/** Example imports that each rule must refuse; those marked `type` are type imports. */
const refused: Readonly<Record<string, readonly string[]>> = {
  'above-features': [
    'src/features/forum/pages/question/question.tsx → src/site/section-screens.ts',
    'src/features/forum/pages/question/question.tsx → src/messages/index.ts',
  ],
  'above-platform-only': ['src/features/forum/forum.rules.ts → src/ui/button.tsx'],
  'auth-service-port': [
    'src/features/auth/sign-in/usecases/sign-in.ts → src/features/auth/service/embedded/tokens.ts',
  ],
  'calculator-other': [
    'packages/calculators/welding/schaeffler-diagram/index.ts → packages/calculators/welding/wrc-1992-diagram/charts.ts',
  ],
  'calculator-other-category': [
    'packages/calculators/welding/schaeffler-diagram/index.ts → packages/calculators/others/grain-size-inputs.ts',
  ],
  'calculator-page-apart': ['src/features/forum/questions/questions.ts → src/calculator-page/page.tsx'],
  'calculator-shared-part': [
    'packages/calculators/welding/mixing-inputs.ts → packages/calculators/welding/schaeffler-diagram/inputs.ts',
  ],
  'calculator-without-list': [
    'packages/calculators/welding/schaeffler-diagram/index.ts → packages/calculators/definitions.ts',
  ],
  'calculators-alone': [
    'packages/calculators/core/evaluate.ts → src/platform/shared/money/money.ts',
    'packages/calculators/core/evaluate.ts → zod',
    'type packages/calculators/core/evaluate.ts → src/platform/shared/money/money.ts',
  ],
  'calculators-contract': ['packages/calculators/contract/every.ts → zod'],
  'calculators-core': [
    'packages/calculators/core/evaluate.ts → packages/calculators/definitions.ts',
    'packages/calculators/core/inputs/fields.ts → packages/calculators/welding/carbon-equivalent/index.ts',
    'packages/calculators/core/inputs/fields.ts → packages/calculators/formulas/welding/schaeffler.ts',
  ],
  'calculators-formulas': [
    'packages/calculators/formulas/hardness/tempered-hardness.ts → packages/calculators/sources/index.ts',
    'packages/calculators/formulas/hardness/tempered-hardness.ts → packages/calculators/core/evaluate.ts',
  ],
  'calculators-sources': ['packages/calculators/sources/welding.ts → packages/calculators/core/evaluate.ts'],
  'charts-alone': ['packages/charts/scene.ts → src/ui/panel.tsx'],
  'codes-by-type': ['src/features/forum/pages/question/question.tsx → src/features/forum/refusals.ts'],
  'composition-root': ['src/features/forum/questions/questions.ts → src/app.ts'],
  'contract-is-data': [
    'src/features/forum/forum.contract.ts → fastify',
    'src/features/forum/forum.contract.ts → node:crypto',
  ],
  'contract-without-database': [
    'src/features/forum/forum.contract.ts → src/platform/server/database/database.ts',
    'type src/features/forum/forum.contract.ts → src/platform/server/database/database.ts',
  ],
  'data-by-use-cases': [
    'src/jobs.ts → src/features/forum/forum.store.ts',
    'src/http.ts → src/features/forum/forum.store.ts',
    'src/programs/text-program.ts → src/features/forum/forum.store.ts',
  ],
  'data-without-storage': [
    'type src/features/forum/forum.rules.ts → src/features/forum/tables.ts',
    'type src/features/forum/pages/question/question.tsx → src/features/forum/forum.store.ts',
  ],
  'decided-by-arguments': [
    'src/features/payments/capture/attempt.rules.ts → pg',
    'src/features/payments/providers/provider.port.ts → fastify',
    'src/features/forum/forum.rules.ts → zod',
  ],
  'feature-below': [
    'src/features/refunds/decisions/decisions.ts → src/features/payments/refund/refund.ts',
    'src/features/refunds/refunds.store.ts → src/features/payments/refund/refund.store.ts',
    'src/features/payments/capture/capture.ts → src/features/membership/periods/period.store.ts',
  ],
  'feature-contract': [
    'src/features/forum/forum.contract.ts → src/features/forum/forum.store.ts',
    'src/features/forum/forum.contract.ts → src/features/forum/questions/questions.ts',
  ],
  'feature-demo': ['src/features/forum/demo/seed.ts → src/features/forum/forum.routes.ts'],
  'feature-messages': ['src/features/forum/messages/en.ts → src/features/forum/questions/questions.ts'],
  'feature-page-list': [
    'src/features/forum/pages/forum.pages.ts → src/features/forum/pages/question/question.tsx',
  ],
  'feature-pages': [
    'src/features/admin/pages/members/members-view.tsx → src/features/admin/members/members.store.ts',
    'src/features/forum/pages/question/question.tsx → src/features/forum/questions/questions.ts',
    'src/features/forum/pages/question/question.tsx → src/features/forum/forum.routes.ts',
    'src/features/forum/pages/question/question.tsx → src/features/forum/forum.contract.ts',
  ],
  'feature-port': ['src/features/payments/providers/provider.port.ts → src/features/payments/settings.ts'],
  'feature-refusals': ['src/features/forum/refusals.ts → src/features/forum/forum.rules.ts'],
  'feature-routes': ['src/features/forum/forum.routes.ts → src/features/forum/forum.store.ts'],
  'feature-rules': [
    'src/features/forum/forum.rules.ts → src/features/forum/limits.ts',
    'src/features/forum/forum.rules.ts → src/features/forum/refusals.ts',
  ],
  'feature-store': ['src/features/forum/forum.store.ts → src/features/forum/questions/questions.ts'],
  'feature-tables': ['src/features/forum/tables.ts → src/features/forum/forum.store.ts'],
  'feature-use-case': [
    'src/features/forum/questions/questions.ts → src/features/forum/forum.store.ts',
    'src/features/forum/questions/questions.ts → src/features/forum/tables.ts',
    'src/features/forum/questions/questions.ts → src/features/forum/pages/question/question.tsx',
    'src/features/forum/questions/questions.ts → src/features/forum/forum.module.ts',
    'src/features/payments/capture/capture.ts → src/features/payments/capture/capture.store.ts',
    'src/features/newcomer/anything.ts → src/features/newcomer/any.store.ts',
  ],
  'feature-wiring': ['src/features/forum/forum.module.ts → src/features/forum/pages/question/question.tsx'],
  'file-cycle': [
    'src/features/forum/text/a.ts → src/features/forum/text/b.ts',
    'src/features/forum/text/b.ts → src/features/forum/text/a.ts',
  ],
  'formulas-by-calculator': [
    'src/ui/panel.tsx → packages/calculators/formulas/mathematics/find-root.ts',
    'src/calculator-page/sweep/use-sweep.ts → packages/calculators/formulas/mathematics/find-root.ts',
  ],
  'foundation-below': [
    'src/foundation.ts → src/features/auth/auth.store.ts',
    'src/foundation.ts → src/features/admin/tables.ts',
  ],
  'layer-calculator-page': ['src/calculator-page/page.tsx → src/features/tools/tools.rules.ts'],
  'layer-layout': [
    'src/layout/page-head.tsx → src/features/payments/capture/capture.ts',
    'src/layout/page-head.tsx → src/features/membership/pages/choice-field.tsx',
    'src/layout/page-head.tsx → src/site/sitemap.ts',
  ],
  'layer-messages': ['src/messages/en.ts → src/features/forum/forum.rules.ts'],
  'layer-platform': [
    'src/platform/server/cache/cache.ts → src/features/forum/forum.rules.ts',
    'src/platform/server/cache/cache.ts → src/ui/toast/toast.ts',
    'src/platform/server/cache/cache.ts → src/app.ts',
    'type src/platform/server/rendering/pages.ts → src/app.ts',
    'type src/platform/server/operations/log.ts → src/features/auth/auth.contract.ts',
    'type src/platform/server/config/config.ts → src/features/payments/settings.ts',
  ],
  'layer-session': [
    'type src/platform/browser/session/profile.ts → src/ui/button.tsx',
    'src/platform/browser/session/profile.ts → src/features/forum/forum.rules.ts',
  ],
  'layer-ui': [
    'src/ui/button.tsx → src/platform/shared/i18n/i18n.ts',
    'src/ui/button.tsx → src/layout/page-head.tsx',
  ],
  'layout-around-screens': ['src/features/forum/questions/questions.ts → src/layout/page-head.tsx'],
  'library-home': [
    'src/features/forum/questions/questions.ts → drizzle-orm',
    'src/features/forum/questions/questions.ts → drizzle-orm/pg-core',
    'src/features/forum/questions/questions.ts → fastify',
    'src/features/forum/pages/question/question.tsx → @tiptap/react',
    'src/features/forum/forum.store.ts → nodemailer',
    'src/features/tools/reports/usecases/create-report.ts → pdfkit',
    'src/features/forum/questions/questions.ts → sharp',
    'src/features/forum/questions/questions.ts → @aws-sdk/client-s3',
  ],
  'mails-by-use-cases': ['src/features/forum/forum.store.ts → src/platform/server/mail/mail.ts'],
  'node-in-browser': [
    'src/features/forum/pages/question/question.tsx → node:crypto',
    'src/ui/button.tsx → node:fs',
    'src/platform/shared/money/money.ts → node:fs',
    'src/calculator-page/page.tsx → node:fs',
  ],
  'other-feature': [
    'src/features/membership/notices/reminders.ts → src/features/payments/capture/schedule.rules.ts',
    'src/features/membership/pages/plans/pricing-screen.tsx → src/features/payments/pages/payment-area.tsx',
    'src/features/payments/capture/capture.ts → src/features/refunds/refunds.rules.ts',
    'src/features/payments/pages/payment-area.tsx → src/features/auth/pages/login/login-form.tsx',
    'src/features/admin/money/queue.store.ts → src/features/forum/forum.store.ts',
    'src/features/archive/archive.rules.ts → src/features/forum/forum.rules.ts',
    'type src/features/membership/notices/reminders.ts → src/features/payments/capture/schedule.rules.ts',
    'type src/features/membership/pages/plans/pricing-screen.tsx → src/features/payments/pages/payment-area.tsx',
    'type src/features/payments/capture/capture.ts → src/features/refunds/refunds.rules.ts',
    'type src/features/account/pages/security/access-keys.tsx → src/features/tools/computing/keys/usecases/list-keys.ts',
  ],
  'other-feature-tables': ['src/features/admin/money/queue.ts → src/features/forum/tables.ts'],
  'other-feature-values': [
    'src/features/admin/pages/money/refunds-view.tsx → src/features/refunds/refunds.contract.ts',
    'src/features/forum/questions/questions.ts → src/features/archive/refusals.ts',
    'src/features/membership/registration/registration.ts → src/features/payments/refusals.ts',
  ],
  'platform-browser': ['src/platform/browser/api-client.ts → src/platform/server/config/config.ts'],
  'platform-server': ['src/platform/server/cache/cache.ts → src/platform/browser/api-client.ts'],
  'platform-shared': [
    'src/platform/shared/money/money.ts → src/platform/server/database/database.ts',
    'src/platform/shared/money/money.ts → src/platform/browser/api-client.ts',
  ],
  'platform-tables': ['src/features/membership/notices/reminders.ts → src/platform/server/audit/tables.ts'],
  'product-without-tools': [
    'src/features/forum/questions/questions.ts → packages/payment-sandbox/ledger.ts',
    'src/features/forum/questions/questions.ts → test/app.ts',
    'src/features/forum/questions/questions.ts → clients/typescript/schema.ts',
  ],
  'provider-apart': [
    'src/features/payments/providers/paypal/paypal.ts → src/features/payments/capture/capture.ts',
  ],
  'provider-other': [
    'src/features/payments/providers/paypal/paypal.ts → src/features/payments/providers/toss/toss.ts',
  ],
  'sandbox-alone': ['packages/payment-sandbox/ledger.ts → src/platform/shared/money/money.ts'],
  'screens-contract-types': [
    'src/layout/page-head.tsx → src/features/auth/auth.contract.ts',
    'src/platform/browser/session/profile.ts → src/features/auth/auth.contract.ts',
  ],
  'server-only': [
    'src/features/forum/pages/question/question.tsx → zod',
    'src/platform/browser/session/profile.ts → zod',
    'src/layout/page-head.tsx → zod',
    'src/features/forum/pages/question/question.tsx → src/platform/server/errors/refusals.ts',
    'src/layout/page-head.tsx → src/platform/server/errors/refusals.ts',
    'src/platform/browser/api-client.ts → pino',
    'src/features/forum/pages/question/question.tsx → src/platform/server/database/open-database.ts',
    'src/features/forum/pages/question/question.tsx → src/platform/server/mail/mail.ts',
    'src/features/forum/pages/question/question.tsx → pg-boss',
    'src/features/forum/pages/question/question.tsx → pino',
    'src/features/forum/forum.rules.ts → src/platform/server/config/config.ts',
    'src/features/forum/messages/en.ts → src/platform/server/config/config.ts',
    'src/layout/page-head.tsx → src/platform/server/database/database.ts',
    'src/calculator-page/page.tsx → src/platform/server/database/database.ts',
    'src/site/pages/home.tsx → src/platform/server/database/database.ts',
  ],
  'site-contract-types': ['src/site/pages/register.tsx → src/features/membership/membership.contract.ts'],
  'site-messages': ['src/site/pages/home.tsx → src/messages/index.ts'],
  'site-shows-pages': [
    'src/site/pages/home.tsx → src/features/payments/capture/capture.ts',
    'src/site/pages/home.tsx → src/features/membership/member.store.ts',
  ],
  'ui-gets-properties': ['src/ui/button.tsx → i18next', 'src/ui/button.tsx → @tanstack/react-query'],
};

const allowed: readonly string[] = [
  'src/features/forum/questions/questions.ts → src/features/forum/forum.rules.ts',
  'src/features/forum/forum.routes.ts → src/features/forum/forum.contract.ts',
  'src/features/forum/forum.contract.ts → zod',
  'src/features/forum/forum.contract.ts → src/features/forum/forum.rules.ts',
  'type src/features/forum/pages/question/question.tsx → src/features/forum/forum.contract.ts',
  'type src/layout/page-head.tsx → src/features/auth/auth.contract.ts',
  'type src/platform/browser/session/profile.ts → src/features/auth/auth.contract.ts',
  'type src/features/admin/pages/money/refunds-view.tsx → src/features/refunds/refunds.contract.ts',
  'type src/site/pages/register.tsx → src/features/membership/membership.contract.ts',
  'type src/features/forum/questions/questions.ts → src/features/forum/forum.store.ts',
  'src/features/forum/forum.store.ts → src/features/membership/tables.ts',
  'src/features/forum/questions/questions.ts → src/features/forum/refusals.ts',
  'type src/features/forum/pages/question/question.tsx → src/features/forum/refusals.ts',
  'type src/features/admin/pages/problem-words.ts → src/features/refunds/refusals.ts',
  'src/features/payments/refusals.ts → src/features/membership/refusals.ts',
  'src/features/forum/forum.module.ts → src/features/forum/forum.store.ts',
  'type src/features/payments/refund/refund.ts → src/features/payments/providers/provider.port.ts',
  'type src/features/payments/capture/capture.store.ts → src/features/membership/periods/paid-member.store.ts',
  'src/features/payments/checkout/orders.ts → src/features/membership/periods/plans.rules.ts',
  'src/features/payments/pages/payment-area.tsx → src/features/membership/pages/plans/use-price.ts',
  'type src/features/refunds/decisions/decisions.ts → src/features/payments/refund/refund.store.ts',
  'src/site/pages/home.tsx → src/features/forum/pages/list/first-page.ts',
  'src/features/forum/pages/question/question.tsx → src/layout/page-head.tsx',
  'src/app.ts → src/features/forum/forum.module.ts',
  'src/features/forum/forum.module.ts → src/features/forum/pages/forum.pages.ts',
  'src/features/forum/forum.module.ts → src/features/forum/refusals.ts',
  'src/foundation.ts → src/platform/server/audit/audit.store.ts',
  'type src/features/auth/auth.module.ts → src/platform/server/audit/audit.store.ts',
  'src/features/membership/notices/reminders.store.ts → src/platform/server/audit/tables.ts',
  'packages/calculators/contract/every.ts → fast-check',
  'src/app.ts → src/features/forum/forum.store.ts',
];

/** Ways to write the import of a store in a use case. */
const spellings = [
  "import { a } from '../forum.store.ts';",
  "import a, { b, type C } from '../forum.store.ts';",
  "import '../forum.store.ts';",
  "export { a } from '../forum.store.ts';",
  "export * from '../forum.store.ts';",
  "const a = await import('../forum.store.ts');",
  'const a = await import(`../forum.store.ts`);',
  "const a = 1; import { b } from '../forum.store.ts';",
  "const a = 1; const b = () => import('../forum.store.ts');",
  "type A = typeof import('../forum.store.ts');",
  "import {\n  a,\n  b,\n} from '../forum.store.ts';",
] as const;

const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'import-rules-'));
afterAll(() => fs.rmSync(tree, { recursive: true }));

function add(file: string, source = ''): void {
  fs.mkdirSync(path.join(tree, path.dirname(file)), { recursive: true });
  fs.appendFileSync(path.join(tree, file), `${source}\n`);
}
const isOurs = (target: string) => /^(src|packages|clients|test)\//.test(target);
const parse = (probe: string) => {
  const [, type, from = '', to = ''] = /^(type )?(.+) → (.+)$/.exec(probe) ?? [];
  return { typeOnly: Boolean(type), from, to };
};

/** Writes all example imports into a temporary tree of files and packages, and finds which rules refuse them. */
async function cruiseProbes(): Promise<readonly Import[]> {
  for (const probe of [...Object.values(refused).flat(), ...allowed]) {
    const { typeOnly, from, to } = parse(probe);
    const specifier = isOurs(to) ? path.posix.relative(path.posix.dirname(from), to) : to;
    const relative = isOurs(to) && !specifier.startsWith('.') ? `./${specifier}` : specifier;
    add(from, `import ${typeOnly ? 'type ' : ''}* as imported from '${relative}';`);
    if (isOurs(to)) add(to);
    else if (!to.startsWith('node:')) add(`node_modules/${to}/index.js`);
  }
  for (const [at, line] of spellings.entries()) add(`src/features/forum/spellings/${at}.ts`, line);
  add('src/features/forum/forum.db.test.ts', spellings[0]);
  add('src/features/forum/spellings/package.ts', "import '@ferrite/payment-sandbox/ledger.ts';");
  add(
    'packages/payment-sandbox/package.json',
    '{ "name": "@ferrite/payment-sandbox", "type": "module", "exports": { "./*": "./*" } }',
  );
  fs.mkdirSync(path.join(tree, 'node_modules/@ferrite'), { recursive: true });
  fs.symlinkSync('../../packages/payment-sandbox', path.join(tree, 'node_modules/@ferrite/payment-sandbox'));
  return importsBelow(tree);
}
const imports = await cruiseProbes();

/** Returns the names of the rules that refuse an example import. */
function refusalsOf(probe: string): readonly string[] {
  const { typeOnly, from, to } = parse(probe);
  const library =
    isOurs(to) || to.startsWith('node:') ? to.replace('node:', '') : `node_modules/${to}/index.js`;
  const found = imports.filter(
    (each) => each.from === from && each.to === library && each.typeOnly === typeOnly,
  );
  expect(found, `${probe} was not found`).toHaveLength(1);
  return found.flatMap((each) => each.refusedBy);
}

describe('import rules refuse forbidden imports', () => {
  it.each(Object.entries(refused))('the rule %s refuses each of its forbidden imports', (name, probes) => {
    for (const probe of probes) expect(refusalsOf(probe), probe).toContain(name);
  });

  it.each([...spellings])('the import of a store is refused in any import syntax: %s', (line) => {
    const at = spellings.indexOf(line);
    const found = imports.filter(({ from }) => from === `src/features/forum/spellings/${at}.ts`);
    expect(found.flatMap(({ refusedBy }) => refusedBy)).toContain('feature-use-case');
  });

  it('the import of the payment sandbox by its package name is refused', () => {
    const found = imports.find(({ from }) => from === 'src/features/forum/spellings/package.ts');
    expect(found?.refusedBy).toContain('product-without-tools');
  });

  it('every rule has an example import that it refuses', () => {
    const names = new Set(importRules.map(({ name }) => name));
    expect(Object.keys(refused).sort()).toEqual([...names].sort());
  });
});

describe('import rules do not restrict', () => {
  it.each(allowed)('no rule refuses the allowed import %s', (probe) => {
    // Together the examples form import cycles, which are not the subject of this test.
    expect(refusalsOf(probe).filter((name) => name !== 'file-cycle')).toEqual([]);
  });

  it('imports in test files are not checked', () => {
    expect(imports.some(({ from }) => from.endsWith('.test.ts'))).toBe(false);
  });
});
