import { describe, expect, it } from 'vitest';
import { broken, carried, circles, foreignWrites, madeByHand } from './check-boundaries.ts';
import { importsOf, violation } from './import-rules.ts';

const refused = (from: string, to: string, typeOnly = false) => violation({ from, to, typeOnly }) !== null;

describe('import rules refuse', () => {
  it.each([
    // Within a feature: by what a file is for, whatever the feature is called.
    ['src/admin/pages/members/members-view.tsx', 'src/admin/members/members.store.ts'],
    ['src/forum/questions/questions.ts', 'src/forum/forum.store.ts'],
    ['src/forum/questions/questions.ts', 'src/forum/tables.ts'],
    ['src/forum/forum.routes.ts', 'src/forum/forum.store.ts'],
    ['src/forum/pages/question/question.tsx', 'src/forum/questions/questions.ts'],
    ['src/forum/pages/question/question.tsx', 'src/forum/forum.routes.ts'],
    ['src/forum/forum.store.ts', 'src/forum/questions/questions.ts'],
    ['src/forum/forum.rules.ts', 'src/forum/limits.ts'],
    ['src/forum/forum.contract.ts', 'src/forum/forum.store.ts'],
    ['src/forum/forum.contract.ts', 'src/forum/questions/questions.ts'],
    ['src/forum/forum.contract.ts', 'fastify'],
    ['src/forum/forum.contract.ts', 'node:crypto'],
    // What a page knows of a contract are types: its shapes would take zod along.
    ['src/forum/pages/question/question.tsx', 'src/forum/forum.contract.ts'],
    ['src/admin/pages/money/refunds-view.tsx', 'src/refunds/refunds.contract.ts'],
    ['src/site/pages/register.tsx', 'src/membership/membership.contract.ts'],
    ['src/layout/page-head.tsx', 'src/auth/auth.contract.ts'],
    ['src/platform/browser/session/profile.ts', 'src/auth/auth.contract.ts'],
    ['src/forum/pages/question/question.tsx', 'zod'],
    ['src/platform/browser/session/profile.ts', 'zod'],
    ['src/layout/page-head.tsx', 'zod'],
    ['src/forum/questions/questions.ts', 'src/forum/pages/question/question.tsx'],
    ['src/forum/questions/questions.ts', 'src/forum/forum.module.ts'],
    ['src/payments/capture/capture.ts', 'src/payments/capture/capture.store.ts'],
    ['src/newcomer/anything.ts', 'src/newcomer/any.store.ts'],
    ['src/forum/pages/question/question.tsx', 'src/forum/refusals.ts'],
    ['src/forum/pages/question/question.tsx', 'src/platform/server/errors/refusals.ts'],
    ['src/layout/page-head.tsx', 'src/platform/server/errors/refusals.ts'],
    ['src/forum/forum.rules.ts', 'src/forum/refusals.ts'],
    // Between features.
    ['src/forum/questions/questions.ts', 'src/archive/refusals.ts'],
    ['src/membership/registration/registration.ts', 'src/payments/refusals.ts'],
    ['src/refunds/decisions/decisions.ts', 'src/payments/refund/refund.ts'],
    ['src/refunds/refunds.store.ts', 'src/payments/refund/refund.store.ts'],
    ['src/payments/capture/capture.ts', 'src/membership/periods/period.store.ts'],
    ['src/membership/notices/reminders.ts', 'src/payments/capture/schedule.rules.ts'],
    ['src/membership/pages/plans/pricing-screen.tsx', 'src/payments/pages/payment-area.tsx'],
    ['src/payments/capture/capture.ts', 'src/refunds/refunds.rules.ts'],
    ['src/payments/pages/payment-area.tsx', 'src/auth/pages/login/login-form.tsx'],
    ['src/admin/money/queue.store.ts', 'src/forum/forum.store.ts'],
    ['src/admin/money/queue.ts', 'src/forum/tables.ts'],
    ['src/archive/archive.rules.ts', 'src/forum/forum.rules.ts'],
    // The parts of every calculator page and the formulas of one.
    ['src/ui/panel.tsx', 'packages/calculators/formulas/mathematics/bisection.ts'],
    ['src/calculator-page/sweep/use-sweep.ts', 'packages/calculators/formulas/mathematics/bisection.ts'],
    // Packages where nothing but arguments decides, and the server's in the browser.
    ['src/payments/capture/attempt.rules.ts', 'pg'],
    ['src/payments/providers/provider.port.ts', 'fastify'],
    ['src/forum/forum.rules.ts', 'zod'],
    ['src/forum/questions/questions.ts', 'drizzle-orm'],
    ['src/forum/questions/questions.ts', 'drizzle-orm/pg-core'],
    ['src/forum/questions/questions.ts', 'fastify'],
    ['src/forum/pages/question/question.tsx', 'node:crypto'],
    ['src/ui/button.tsx', 'node:fs'],
    // Libraries with a home.
    ['src/forum/pages/question/question.tsx', '@tiptap/react'],
    // Layers.
    ['src/layout/page-head.tsx', 'src/payments/capture/capture.ts'],
    ['src/layout/page-head.tsx', 'src/membership/pages/choice-field.tsx'],
    ['src/layout/page-head.tsx', 'src/site/sitemap.ts'],
    ['src/site/pages/home.tsx', 'src/payments/capture/capture.ts'],
    ['src/site/pages/home.tsx', 'src/membership/member.store.ts'],
    ['src/site/pages/home.tsx', 'src/messages/index.ts'],
    ['src/forum/pages/question/question.tsx', 'src/site/section-screens.ts'],
    ['src/forum/pages/question/question.tsx', 'src/messages/index.ts'],
    ['src/ui/button.tsx', 'src/platform/shared/i18n/i18n.ts'],
    ['src/platform/server/cache/cache.ts', 'src/forum/forum.rules.ts'],
    ['src/platform/server/cache/cache.ts', 'src/ui/toast/toast.ts'],
    ['src/platform/server/cache/cache.ts', 'src/app.ts'],
    ['src/ui/button.tsx', 'src/layout/page-head.tsx'],
    ['src/calculator-page/page.tsx', 'src/tools/tools.rules.ts'],
    ['src/forum/questions/questions.ts', 'src/layout/page-head.tsx'],
    ['src/forum/questions/questions.ts', 'src/calculator-page/page.tsx'],
    ['src/forum/questions/questions.ts', 'src/app.ts'],
    ['src/forum/forum.rules.ts', 'src/ui/button.tsx'],
    // The sides of the platform: what runs on the server only does not get into the browser.
    ['src/platform/shared/money/money.ts', 'src/platform/server/database/database.ts'],
    ['src/platform/shared/money/money.ts', 'src/platform/browser/api-client.ts'],
    ['src/platform/shared/money/money.ts', 'node:fs'],
    ['src/platform/browser/api-client.ts', 'src/platform/server/config/config.ts'],
    ['src/platform/browser/api-client.ts', 'pino'],
    ['src/platform/server/cache/cache.ts', 'src/platform/browser/api-client.ts'],
    ['src/forum/pages/question/question.tsx', 'src/platform/server/database/open-database.ts'],
    ['src/forum/pages/question/question.tsx', 'src/platform/server/mail/mail.ts'],
    ['src/forum/pages/question/question.tsx', 'pg-boss'],
    ['src/forum/pages/question/question.tsx', 'pino'],
    ['src/forum/forum.rules.ts', 'src/platform/server/config/config.ts'],
    ['src/forum/messages/en.ts', 'src/platform/server/config/config.ts'],
    ['src/layout/page-head.tsx', 'src/platform/server/database/database.ts'],
    ['src/calculator-page/page.tsx', 'src/platform/server/database/database.ts'],
    ['src/calculator-page/page.tsx', 'node:fs'],
    ['src/site/pages/home.tsx', 'src/platform/server/database/database.ts'],
    ['src/ui/button.tsx', 'i18next'],
    ['src/ui/button.tsx', '@tanstack/react-query'],
    // Ports, stores and libraries with one home.
    ['src/payments/providers/paypal/paypal.ts', 'src/payments/capture/capture.ts'],
    ['src/payments/providers/paypal/paypal.ts', 'src/payments/providers/toss/toss.ts'],
    ['src/auth/sign-in/sign-in.ts', 'src/auth/service/embedded/tokens.ts'],
    ['src/forum/forum.contract.ts', 'src/platform/server/database/database.ts'],
    ['src/forum/forum.store.ts', 'src/platform/server/mail/mail.ts'],
    ['src/forum/forum.store.ts', 'nodemailer'],
    ['src/tools/reports/reports.ts', 'pdfkit'],
    ['src/forum/questions/questions.ts', 'sharp'],
    ['src/forum/questions/questions.ts', '@aws-sdk/client-s3'],
    ['src/jobs.ts', 'src/forum/forum.store.ts'],
    ['src/http.ts', 'src/forum/forum.store.ts'],
    ['src/programs/text-program.ts', 'src/forum/forum.store.ts'],
    // Shared services are below the features.
    ['src/foundation.ts', 'src/auth/auth.store.ts'],
    ['src/foundation.ts', 'src/admin/tables.ts'],
    ['src/membership/notices/reminders.ts', 'src/platform/server/audit/tables.ts'],
    // The library, the sandbox, the tests.
    ['packages/calculators/core/evaluate.ts', 'src/platform/shared/money/money.ts'],
    ['packages/calculators/core/evaluate.ts', 'zod'],
    ['packages/calculators/core/evaluate.ts', 'packages/calculators/definitions.ts'],
    ['packages/calculators/core/inputs/fields.ts', 'packages/calculators/welding/carbon-equivalent/index.ts'],
    ['packages/calculators/core/inputs/fields.ts', 'packages/calculators/formulas/welding/schaeffler.ts'],
    ['packages/calculators/formulas/hardness/tempered-hardness.ts', 'packages/calculators/sources/index.ts'],
    ['packages/calculators/formulas/hardness/tempered-hardness.ts', 'packages/calculators/core/evaluate.ts'],
    ['packages/calculators/sources/welding.ts', 'packages/calculators/core/evaluate.ts'],
    [
      'packages/calculators/welding/schaeffler-diagram/index.ts',
      'packages/calculators/welding/wrc-1992-diagram/charts.ts',
    ],
    [
      'packages/calculators/welding/schaeffler-diagram/index.ts',
      'packages/calculators/others/grain-size-inputs.ts',
    ],
    [
      'packages/calculators/welding/mixing-inputs.ts',
      'packages/calculators/welding/schaeffler-diagram/inputs.ts',
    ],
    ['packages/calculators/welding/schaeffler-diagram/index.ts', 'packages/calculators/definitions.ts'],
    ['packages/payment-sandbox/ledger.ts', 'src/platform/shared/money/money.ts'],
    ['src/forum/questions/questions.ts', 'packages/payment-sandbox/ledger.ts'],
    ['src/forum/questions/questions.ts', 'test/app.ts'],
  ])('%s → %s', (from, to) => {
    expect(refused(from, to)).toBe(true);
  });

  it.each([
    ['src/membership/notices/reminders.ts', 'src/payments/capture/schedule.rules.ts'],
    ['src/membership/pages/plans/pricing-screen.tsx', 'src/payments/pages/payment-area.tsx'],
    ['src/payments/capture/capture.ts', 'src/refunds/refunds.rules.ts'],
    ['src/account/pages/security/access-keys.tsx', 'src/tools/computing/keys.ts'],
    ['src/forum/forum.rules.ts', 'src/forum/tables.ts'],
    ['src/forum/pages/question/question.tsx', 'src/forum/forum.store.ts'],
    ['src/forum/forum.contract.ts', 'src/platform/server/database/database.ts'],
    ['src/platform/server/rendering/pages.ts', 'src/app.ts'],
    ['src/platform/server/operations/log.ts', 'src/auth/auth.contract.ts'],
    ['src/platform/server/config/config.ts', 'src/payments/settings.ts'],
    ['packages/calculators/core/evaluate.ts', 'src/platform/shared/money/money.ts'],
  ])('%s → %s, even for a type', (from, to) => {
    expect(refused(from, to, true)).toBe(true);
  });

  it.each([
    "import { a } from './forum.store.ts';",
    "import a, { type B } from './forum.store.ts';",
    "import './forum.store.ts';",
    "export { a } from './forum.store.ts';",
    "export * from './forum.store.ts';",
    "const a = await import('./forum.store.ts');",
    'const a = await import(`./forum.store.ts`);',
    "const a = 1; import { b } from './forum.store.ts';",
    "import {\n  a,\n  b,\n} from './forum.store.ts';",
  ])('a store however it is imported: %s', (line) => {
    const [found] = importsOf('src/forum/questions/questions.ts', line);
    expect(found && violation(found)).toMatch(/store/);
  });

  it('folders that import each other in a circle, if only for a type', () => {
    const found = (from: string, to: string, typeOnly = false) => ({ from, to, typeOnly });
    const line = [
      found('src/site/a.ts', 'src/forum/pages/b.tsx'),
      found('src/forum/pages/b.tsx', 'src/layout/c.tsx'),
      found('src/forum/b.store.ts', 'src/tools/tables.ts'),
      found('src/tools/b.store.ts', 'src/forum/tables.ts'),
    ];
    expect(circles(line)).toEqual([]);
    expect(circles([...line, found('src/layout/c.tsx', 'src/site/a.ts', true)])).toEqual([
      'forum',
      'layout',
      'site',
    ]);
  });

  it('the sentences of refusals in a page, on whatever way', () => {
    const found = (from: string, to: string, typeOnly = false) => ({ from, to, typeOnly });
    const line = [
      found('src/forum/pages/question/question.tsx', 'src/forum/forum.rules.ts'),
      found('src/forum/forum.rules.ts', 'src/platform/slug.ts'),
      found('src/forum/forum.rules.ts', 'src/forum/refusals.ts', true),
      found('src/forum/questions/questions.ts', 'src/forum/refusals.ts'),
    ];
    expect(carried(line)).toEqual([]);
    expect(
      carried([...line, found('src/platform/slug.ts', 'src/platform/server/errors/refusals.ts')]),
    ).toEqual([
      'src/forum/pages/question/question.tsx → src/forum/forum.rules.ts → src/platform/slug.ts → src/platform/server/errors/refusals.ts',
    ]);
  });

  it('a refusal that is made by hand', () => {
    const source = "throw new AppError('conflict', 'forum.closed', { message: 'It is closed.' });";
    expect(madeByHand('src/forum/questions/questions.ts', source)).toHaveLength(1);
    expect(madeByHand('src/forum/questions/questions.ts', "throw refuse('forum.closed');")).toEqual([]);
    expect(madeByHand('src/forum/questions.db.test.ts', source)).toEqual([]);
  });

  it('a store that writes what another feature owns', () => {
    const source = (statement: string) =>
      `import { localUsers, users as accounts } from '../membership/tables.ts';\nimport { posts } from './tables.ts';\n${statement}`;
    const file = 'src/forum/forum.store.ts';
    const audit = `import { auditLogs } from '../platform/server/audit/tables.ts';`;
    expect(foreignWrites(file, `${audit}\nawait db.insert(auditLogs)`)).toHaveLength(1);
    expect(foreignWrites(file, source('await db.update(localUsers).set({});'))).toHaveLength(1);
    expect(foreignWrites(file, source('await tx\n  .insert(accounts)'))).toHaveLength(1);
    expect(foreignWrites(file, source('await tx.delete(localUsers)'))).toHaveLength(1);
    expect(foreignWrites(file, source('await tx.delete(posts); db.select().from(localUsers)'))).toEqual([]);
  });
});

describe('import rules allow', () => {
  it.each([
    ['src/forum/questions/questions.ts', 'src/forum/forum.rules.ts', false],
    ['src/forum/forum.routes.ts', 'src/forum/forum.contract.ts', false],
    ['src/forum/forum.contract.ts', 'zod', false],
    ['src/forum/forum.contract.ts', 'src/forum/forum.rules.ts', false],
    ['src/forum/pages/question/question.tsx', 'src/forum/forum.contract.ts', true],
    ['src/layout/page-head.tsx', 'src/auth/auth.contract.ts', true],
    ['src/platform/browser/session/profile.ts', 'src/auth/auth.contract.ts', true],
    ['src/admin/pages/money/refunds-view.tsx', 'src/refunds/refunds.contract.ts', true],
    ['src/site/pages/register.tsx', 'src/membership/membership.contract.ts', true],
    ['src/forum/questions/questions.ts', 'src/forum/forum.store.ts', true],
    ['src/forum/forum.store.ts', 'src/membership/tables.ts', false],
    ['src/forum/questions/questions.ts', 'src/forum/refusals.ts', false],
    ['src/forum/pages/question/question.tsx', 'src/forum/refusals.ts', true],
    ['src/admin/pages/problem-words.ts', 'src/refunds/refusals.ts', true],
    ['src/payments/refusals.ts', 'src/membership/refusals.ts', false],
    ['src/forum/forum.module.ts', 'src/forum/forum.store.ts', false],
    ['src/payments/refund/refund.ts', 'src/payments/providers/provider.port.ts', true],
    ['src/payments/capture/capture.store.ts', 'src/membership/periods/paid-member.store.ts', true],
    ['src/payments/checkout/orders.ts', 'src/membership/periods/plans.rules.ts', false],
    ['src/payments/pages/payment-area.tsx', 'src/membership/pages/plans/use-price.ts', false],
    ['src/refunds/decisions/decisions.ts', 'src/payments/refund/refund.store.ts', true],
    ['src/site/pages/home.tsx', 'src/forum/pages/list/first-page.ts', false],
    ['src/forum/pages/question/question.tsx', 'src/layout/page-head.tsx', false],
    ['src/app.ts', 'src/forum/forum.module.ts', false],
    ['src/foundation.ts', 'src/platform/server/audit/audit.store.ts', false],
    ['src/auth/auth.module.ts', 'src/platform/server/audit/audit.store.ts', true],
    ['src/membership/notices/reminders.store.ts', 'src/platform/server/audit/tables.ts', false],
    ['src/forum/forum.db.test.ts', 'src/forum/forum.store.ts', false],
  ])('%s → %s', (from, to, typeOnly) => {
    expect(violation({ from, to, typeOnly })).toBeNull();
  });

  it('everything that the project imports', () => {
    expect(broken()).toEqual([]);
  });
});
