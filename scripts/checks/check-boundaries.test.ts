import { describe, expect, it } from 'vitest';
import { broken, carried, circles, foreignWrites, madeByHand } from './check-boundaries.ts';
import { importsOf, violation } from './import-rules.ts';

const refused = (from: string, to: string, typeOnly = false) => violation({ from, to, typeOnly }) !== null;

describe('import rules refuse', () => {
  it.each([
    // Within a feature: by what a file is for, whatever the feature is called.
    ['src/features/admin/pages/members/members-view.tsx', 'src/features/admin/members/members.store.ts'],
    ['src/features/forum/questions/questions.ts', 'src/features/forum/forum.store.ts'],
    ['src/features/forum/questions/questions.ts', 'src/features/forum/tables.ts'],
    ['src/features/forum/forum.routes.ts', 'src/features/forum/forum.store.ts'],
    ['src/features/forum/pages/question/question.tsx', 'src/features/forum/questions/questions.ts'],
    ['src/features/forum/pages/question/question.tsx', 'src/features/forum/forum.routes.ts'],
    ['src/features/forum/forum.store.ts', 'src/features/forum/questions/questions.ts'],
    ['src/features/forum/forum.rules.ts', 'src/features/forum/limits.ts'],
    ['src/features/forum/forum.contract.ts', 'src/features/forum/forum.store.ts'],
    ['src/features/forum/forum.contract.ts', 'src/features/forum/questions/questions.ts'],
    ['src/features/forum/forum.contract.ts', 'fastify'],
    ['src/features/forum/forum.contract.ts', 'node:crypto'],
    // What a page knows of a contract are types: its shapes would take zod along.
    ['src/features/forum/pages/question/question.tsx', 'src/features/forum/forum.contract.ts'],
    ['src/features/admin/pages/money/refunds-view.tsx', 'src/features/refunds/refunds.contract.ts'],
    ['src/site/pages/register.tsx', 'src/features/membership/membership.contract.ts'],
    ['src/layout/page-head.tsx', 'src/features/auth/auth.contract.ts'],
    ['src/platform/browser/session/profile.ts', 'src/features/auth/auth.contract.ts'],
    ['src/features/forum/pages/question/question.tsx', 'zod'],
    ['src/platform/browser/session/profile.ts', 'zod'],
    ['src/layout/page-head.tsx', 'zod'],
    ['src/features/forum/questions/questions.ts', 'src/features/forum/pages/question/question.tsx'],
    ['src/features/forum/questions/questions.ts', 'src/features/forum/forum.module.ts'],
    ['src/features/payments/capture/capture.ts', 'src/features/payments/capture/capture.store.ts'],
    ['src/features/newcomer/anything.ts', 'src/features/newcomer/any.store.ts'],
    ['src/features/forum/pages/question/question.tsx', 'src/features/forum/refusals.ts'],
    ['src/features/forum/pages/question/question.tsx', 'src/platform/server/errors/refusals.ts'],
    ['src/layout/page-head.tsx', 'src/platform/server/errors/refusals.ts'],
    ['src/features/forum/forum.rules.ts', 'src/features/forum/refusals.ts'],
    // Between features.
    ['src/features/forum/questions/questions.ts', 'src/features/archive/refusals.ts'],
    ['src/features/membership/registration/registration.ts', 'src/features/payments/refusals.ts'],
    ['src/features/refunds/decisions/decisions.ts', 'src/features/payments/refund/refund.ts'],
    ['src/features/refunds/refunds.store.ts', 'src/features/payments/refund/refund.store.ts'],
    ['src/features/payments/capture/capture.ts', 'src/features/membership/periods/period.store.ts'],
    ['src/features/membership/notices/reminders.ts', 'src/features/payments/capture/schedule.rules.ts'],
    [
      'src/features/membership/pages/plans/pricing-screen.tsx',
      'src/features/payments/pages/payment-area.tsx',
    ],
    ['src/features/payments/capture/capture.ts', 'src/features/refunds/refunds.rules.ts'],
    ['src/features/payments/pages/payment-area.tsx', 'src/features/auth/pages/login/login-form.tsx'],
    ['src/features/admin/money/queue.store.ts', 'src/features/forum/forum.store.ts'],
    ['src/features/admin/money/queue.ts', 'src/features/forum/tables.ts'],
    ['src/features/archive/archive.rules.ts', 'src/features/forum/forum.rules.ts'],
    // The parts of every calculator page and the formulas of one.
    ['src/ui/panel.tsx', 'packages/calculators/formulas/mathematics/bisection.ts'],
    ['src/calculator-page/sweep/use-sweep.ts', 'packages/calculators/formulas/mathematics/bisection.ts'],
    // Packages where nothing but arguments decides, and the server's in the browser.
    ['src/features/payments/capture/attempt.rules.ts', 'pg'],
    ['src/features/payments/providers/provider.port.ts', 'fastify'],
    ['src/features/forum/forum.rules.ts', 'zod'],
    ['src/features/forum/questions/questions.ts', 'drizzle-orm'],
    ['src/features/forum/questions/questions.ts', 'drizzle-orm/pg-core'],
    ['src/features/forum/questions/questions.ts', 'fastify'],
    ['src/features/forum/pages/question/question.tsx', 'node:crypto'],
    ['src/ui/button.tsx', 'node:fs'],
    // Libraries with a home.
    ['src/features/forum/pages/question/question.tsx', '@tiptap/react'],
    // Layers.
    ['src/layout/page-head.tsx', 'src/features/payments/capture/capture.ts'],
    ['src/layout/page-head.tsx', 'src/features/membership/pages/choice-field.tsx'],
    ['src/layout/page-head.tsx', 'src/site/sitemap.ts'],
    ['src/site/pages/home.tsx', 'src/features/payments/capture/capture.ts'],
    ['src/site/pages/home.tsx', 'src/features/membership/member.store.ts'],
    ['src/site/pages/home.tsx', 'src/messages/index.ts'],
    ['src/features/forum/pages/question/question.tsx', 'src/site/section-screens.ts'],
    ['src/features/forum/pages/question/question.tsx', 'src/messages/index.ts'],
    ['src/ui/button.tsx', 'src/platform/shared/i18n/i18n.ts'],
    ['src/platform/server/cache/cache.ts', 'src/features/forum/forum.rules.ts'],
    ['src/platform/server/cache/cache.ts', 'src/ui/toast/toast.ts'],
    ['src/platform/server/cache/cache.ts', 'src/app.ts'],
    ['src/ui/button.tsx', 'src/layout/page-head.tsx'],
    ['src/calculator-page/page.tsx', 'src/features/tools/tools.rules.ts'],
    ['src/features/forum/questions/questions.ts', 'src/layout/page-head.tsx'],
    ['src/features/forum/questions/questions.ts', 'src/calculator-page/page.tsx'],
    ['src/features/forum/questions/questions.ts', 'src/app.ts'],
    ['src/features/forum/forum.rules.ts', 'src/ui/button.tsx'],
    // The sides of the platform: what runs on the server only does not get into the browser.
    ['src/platform/shared/money/money.ts', 'src/platform/server/database/database.ts'],
    ['src/platform/shared/money/money.ts', 'src/platform/browser/api-client.ts'],
    ['src/platform/shared/money/money.ts', 'node:fs'],
    ['src/platform/browser/api-client.ts', 'src/platform/server/config/config.ts'],
    ['src/platform/browser/api-client.ts', 'pino'],
    ['src/platform/server/cache/cache.ts', 'src/platform/browser/api-client.ts'],
    ['src/features/forum/pages/question/question.tsx', 'src/platform/server/database/open-database.ts'],
    ['src/features/forum/pages/question/question.tsx', 'src/platform/server/mail/mail.ts'],
    ['src/features/forum/pages/question/question.tsx', 'pg-boss'],
    ['src/features/forum/pages/question/question.tsx', 'pino'],
    ['src/features/forum/forum.rules.ts', 'src/platform/server/config/config.ts'],
    ['src/features/forum/messages/en.ts', 'src/platform/server/config/config.ts'],
    ['src/layout/page-head.tsx', 'src/platform/server/database/database.ts'],
    ['src/calculator-page/page.tsx', 'src/platform/server/database/database.ts'],
    ['src/calculator-page/page.tsx', 'node:fs'],
    ['src/site/pages/home.tsx', 'src/platform/server/database/database.ts'],
    ['src/ui/button.tsx', 'i18next'],
    ['src/ui/button.tsx', '@tanstack/react-query'],
    // Ports, stores and libraries with one home.
    ['src/features/payments/providers/paypal/paypal.ts', 'src/features/payments/capture/capture.ts'],
    ['src/features/payments/providers/paypal/paypal.ts', 'src/features/payments/providers/toss/toss.ts'],
    ['src/features/auth/sign-in/sign-in.ts', 'src/features/auth/service/embedded/tokens.ts'],
    ['src/features/forum/forum.contract.ts', 'src/platform/server/database/database.ts'],
    ['src/features/forum/forum.store.ts', 'src/platform/server/mail/mail.ts'],
    ['src/features/forum/forum.store.ts', 'nodemailer'],
    ['src/features/tools/reports/reports.ts', 'pdfkit'],
    ['src/features/forum/questions/questions.ts', 'sharp'],
    ['src/features/forum/questions/questions.ts', '@aws-sdk/client-s3'],
    ['src/jobs.ts', 'src/features/forum/forum.store.ts'],
    ['src/http.ts', 'src/features/forum/forum.store.ts'],
    ['src/programs/text-program.ts', 'src/features/forum/forum.store.ts'],
    // Shared services are below the features.
    ['src/foundation.ts', 'src/features/auth/auth.store.ts'],
    ['src/foundation.ts', 'src/features/admin/tables.ts'],
    ['src/features/membership/notices/reminders.ts', 'src/platform/server/audit/tables.ts'],
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
    ['src/features/forum/questions/questions.ts', 'packages/payment-sandbox/ledger.ts'],
    ['src/features/forum/questions/questions.ts', 'test/app.ts'],
  ])('%s → %s', (from, to) => {
    expect(refused(from, to)).toBe(true);
  });

  it.each([
    ['src/features/membership/notices/reminders.ts', 'src/features/payments/capture/schedule.rules.ts'],
    [
      'src/features/membership/pages/plans/pricing-screen.tsx',
      'src/features/payments/pages/payment-area.tsx',
    ],
    ['src/features/payments/capture/capture.ts', 'src/features/refunds/refunds.rules.ts'],
    ['src/features/account/pages/security/access-keys.tsx', 'src/features/tools/computing/keys.ts'],
    ['src/features/forum/forum.rules.ts', 'src/features/forum/tables.ts'],
    ['src/features/forum/pages/question/question.tsx', 'src/features/forum/forum.store.ts'],
    ['src/features/forum/forum.contract.ts', 'src/platform/server/database/database.ts'],
    ['src/platform/server/rendering/pages.ts', 'src/app.ts'],
    ['src/platform/server/operations/log.ts', 'src/features/auth/auth.contract.ts'],
    ['src/platform/server/config/config.ts', 'src/features/payments/settings.ts'],
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
    const [found] = importsOf('src/features/forum/questions/questions.ts', line);
    expect(found && violation(found)).toMatch(/store/);
  });

  it('folders that import each other in a circle, if only for a type', () => {
    const found = (from: string, to: string, typeOnly = false) => ({ from, to, typeOnly });
    const line = [
      found('src/site/a.ts', 'src/features/forum/pages/b.tsx'),
      found('src/features/forum/pages/b.tsx', 'src/layout/c.tsx'),
      found('src/features/forum/b.store.ts', 'src/features/tools/tables.ts'),
      found('src/features/tools/b.store.ts', 'src/features/forum/tables.ts'),
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
      found('src/features/forum/pages/question/question.tsx', 'src/features/forum/forum.rules.ts'),
      found('src/features/forum/forum.rules.ts', 'src/platform/slug.ts'),
      found('src/features/forum/forum.rules.ts', 'src/features/forum/refusals.ts', true),
      found('src/features/forum/questions/questions.ts', 'src/features/forum/refusals.ts'),
    ];
    expect(carried(line)).toEqual([]);
    expect(
      carried([...line, found('src/platform/slug.ts', 'src/platform/server/errors/refusals.ts')]),
    ).toEqual([
      'src/features/forum/pages/question/question.tsx → src/features/forum/forum.rules.ts → src/platform/slug.ts → src/platform/server/errors/refusals.ts',
    ]);
  });

  it('a refusal that is made by hand', () => {
    const source = "throw new AppError('conflict', 'forum.closed', { message: 'It is closed.' });";
    expect(madeByHand('src/features/forum/questions/questions.ts', source)).toHaveLength(1);
    expect(madeByHand('src/features/forum/questions/questions.ts', "throw refuse('forum.closed');")).toEqual(
      [],
    );
    expect(madeByHand('src/features/forum/questions.db.test.ts', source)).toEqual([]);
  });

  it('a store that writes what another feature owns', () => {
    const source = (statement: string) =>
      `import { localUsers, users as accounts } from '../membership/tables.ts';\nimport { posts } from './tables.ts';\n${statement}`;
    const file = 'src/features/forum/forum.store.ts';
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
    ['src/features/forum/questions/questions.ts', 'src/features/forum/forum.rules.ts', false],
    ['src/features/forum/forum.routes.ts', 'src/features/forum/forum.contract.ts', false],
    ['src/features/forum/forum.contract.ts', 'zod', false],
    ['src/features/forum/forum.contract.ts', 'src/features/forum/forum.rules.ts', false],
    ['src/features/forum/pages/question/question.tsx', 'src/features/forum/forum.contract.ts', true],
    ['src/layout/page-head.tsx', 'src/features/auth/auth.contract.ts', true],
    ['src/platform/browser/session/profile.ts', 'src/features/auth/auth.contract.ts', true],
    ['src/features/admin/pages/money/refunds-view.tsx', 'src/features/refunds/refunds.contract.ts', true],
    ['src/site/pages/register.tsx', 'src/features/membership/membership.contract.ts', true],
    ['src/features/forum/questions/questions.ts', 'src/features/forum/forum.store.ts', true],
    ['src/features/forum/forum.store.ts', 'src/features/membership/tables.ts', false],
    ['src/features/forum/questions/questions.ts', 'src/features/forum/refusals.ts', false],
    ['src/features/forum/pages/question/question.tsx', 'src/features/forum/refusals.ts', true],
    ['src/features/admin/pages/problem-words.ts', 'src/features/refunds/refusals.ts', true],
    ['src/features/payments/refusals.ts', 'src/features/membership/refusals.ts', false],
    ['src/features/forum/forum.module.ts', 'src/features/forum/forum.store.ts', false],
    ['src/features/payments/refund/refund.ts', 'src/features/payments/providers/provider.port.ts', true],
    [
      'src/features/payments/capture/capture.store.ts',
      'src/features/membership/periods/paid-member.store.ts',
      true,
    ],
    ['src/features/payments/checkout/orders.ts', 'src/features/membership/periods/plans.rules.ts', false],
    [
      'src/features/payments/pages/payment-area.tsx',
      'src/features/membership/pages/plans/use-price.ts',
      false,
    ],
    ['src/features/refunds/decisions/decisions.ts', 'src/features/payments/refund/refund.store.ts', true],
    ['src/site/pages/home.tsx', 'src/features/forum/pages/list/first-page.ts', false],
    ['src/features/forum/pages/question/question.tsx', 'src/layout/page-head.tsx', false],
    ['src/app.ts', 'src/features/forum/forum.module.ts', false],
    ['src/foundation.ts', 'src/platform/server/audit/audit.store.ts', false],
    ['src/features/auth/auth.module.ts', 'src/platform/server/audit/audit.store.ts', true],
    ['src/features/membership/notices/reminders.store.ts', 'src/platform/server/audit/tables.ts', false],
    ['src/features/forum/forum.db.test.ts', 'src/features/forum/forum.store.ts', false],
  ])('%s → %s', (from, to, typeOnly) => {
    expect(violation({ from, to, typeOnly })).toBeNull();
  });

  it('everything that the project imports', () => {
    expect(broken()).toEqual([]);
  });
});
