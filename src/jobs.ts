/** What runs without being asked for, and how often; several instances share the work. */
import type { IssueStore } from './account/receipts/issue.store.ts';
import type { createArchiveFeature } from './archive/archive.wiring.ts';
import { addressesKeptMs } from './auth/auth.rules.ts';
import type { createAuthFeature } from './auth/auth.wiring.ts';
import type { createForumFeature } from './forum/forum.wiring.ts';
import type { Foundation } from './foundation.ts';
import type { createMembershipFeature } from './membership/membership.wiring.ts';
import type { createPaymentFeature } from './payments/payments.wiring.ts';
import type { Job } from './platform/server/database/jobs.ts';
import type { createRefundFeature } from './refunds/refunds.wiring.ts';
import type { createToolsFeature } from './tools/tools.wiring.ts';

type Membership = ReturnType<typeof createMembershipFeature>;
type Auth = Awaited<ReturnType<typeof createAuthFeature>>;

export type JobParts = Pick<
  Membership,
  'deletion' | 'exchangeRate' | 'fillNicknameKeys' | 'legalNotices' | 'registration' | 'reminders'
> &
  Pick<Auth, 'auth' | 'authService'> & {
    readonly archive: ReturnType<typeof createArchiveFeature>['archive'];
    readonly documents: IssueStore;
    readonly forum: ReturnType<typeof createForumFeature>['forum'];
    readonly payments: ReturnType<typeof createPaymentFeature>;
    readonly refunds: ReturnType<typeof createRefundFeature>;
    readonly toolUploads: ReturnType<typeof createToolsFeature>['toolUploads'];
  };

export function jobsOf(app: JobParts, { clock, mail, uploads, auditStore }: Foundation): readonly Job[] {
  const { payments } = app;
  return [
    {
      name: 'forgotten-files',
      everyMinutes: 30,
      run: async () =>
        void (await uploads.sweep({
          archive: app.archive.usedFiles,
          forum: app.forum.usedImages,
          tools: app.toolUploads.usedFiles,
        })),
    },
    { name: 'mail', everyMinutes: 1, run: () => mail.sendDue() },
    {
      name: 'payments',
      everyMinutes: 1,
      run: () => payments.runDue().then(app.refunds.completion.completeReturned),
    },
    {
      name: 'payments-daily',
      everyMinutes: 10,
      run: () => app.reminders.runDue().then(payments.runDaily),
    },
    { name: 'legal-notices', everyMinutes: 10, run: async () => void (await app.legalNotices.runDue()) },
    { name: 'exchange-rate', everyMinutes: 30, run: () => app.exchangeRate.refresh() },
    {
      name: 'clean-up',
      everyMinutes: 30,
      run: async () =>
        void (await Promise.all([
          app.authService.cleanUp(),
          app.auth.cleanUp(),
          app.registration.cleanUp(),
          auditStore.eraseAddresses(new Date(clock.now().getTime() - addressesKeptMs)),
          app.deletion.finishBegun(),
          app.fillNicknameKeys(),
          app.documents.issueMissing(clock.now()),
        ])),
    },
  ];
}
