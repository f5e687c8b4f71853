/** What a demo begins with: accounts to sign in with, example posts, a year of business. */
import type { IssueStore } from './account/receipts/issue.store.ts';
import type { createArchiveModule } from './archive/archive.module.ts';
import { seedArchive } from './archive/demo/seed.ts';
import type { createAuthModule } from './auth/auth.module.ts';
import { hashForOrder } from './auth/service/order-password.ts';
import { seedYear } from './demo-year.ts';
import type { createForumModule } from './forum/forum.module.ts';
import type { Foundation } from './foundation.ts';
import type { MemberStore } from './membership/member.store.ts';
import type { Consent } from './membership/registration/consents.rules.ts';
import { seedDemo } from './membership/seed.ts';
import type { RunningConfig } from './platform/server/config/config.ts';

export type DemoParts = Foundation &
  Pick<ReturnType<typeof createArchiveModule>, 'archiveStore' | 'readPost'> &
  Pick<Awaited<ReturnType<typeof createAuthModule>>, 'authService'> & {
    readonly config: RunningConfig;
    /** Of the demo's accounts; null makes none. */
    readonly demoPassword: string | null;
    readonly members: MemberStore;
    readonly documents: IssueStore;
    readonly consentsOn: (day: Date) => readonly Consent[];
    readonly seedForum: ReturnType<typeof createForumModule>['seed'];
  };

export function createDemo(parts: DemoParts) {
  const { clock, changed, members, demoPassword, config } = parts;
  return {
    async seedAccounts(): Promise<void> {
      if (!demoPassword) return;
      await seedDemo({ port: parts.authService.port, members, clock, password: demoPassword });
      await parts.seedForum(async (name) => (await members.findByEmail(`${name}@demo.local`))?.id ?? null);
    },

    /** Example posts for a demo whose archive is empty, and a year of business where nobody has been yet. */
    async seedExamples(): Promise<void> {
      const author = await members.findByEmail('admin@demo.local');
      if (!author) return;
      await seedArchive({
        store: parts.archiveStore,
        read: parts.readPost,
        clock,
        authorId: author.id,
        storeImage: parts.uploads.storeImage,
        changed,
      });
      // Accounts at a hosted service are not ours to invent.
      if (!config.demoYear || config.auth.hosted || !demoPassword) return;
      const hashPassword = () => hashForOrder(demoPassword, config.auth.minPasswordLength, false);
      if (await seedYear({ ...parts, hashPassword })) await changed();
    },
  };
}
