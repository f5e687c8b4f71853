/** What a demo begins with: accounts to sign in with, example posts, a year of business. */

import { seedYear } from './demo-year.ts';
import type { IssueStore } from './features/account/receipts/issue.store.ts';
import type { createArchiveModule } from './features/archive/archive.module.ts';
import { seedArchive } from './features/archive/demo/seed.ts';
import type { createAuthModule } from './features/auth/auth.module.ts';
import { hashForOrder } from './features/auth/service/order-password.ts';
import type { createForumModule } from './features/forum/forum.module.ts';
import type { MemberStore } from './features/membership/member.store.ts';
import type { Consent } from './features/membership/registration/consents.rules.ts';
import { seedDemo } from './features/membership/seed.ts';
import type { Foundation } from './foundation.ts';
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

    /** Creates example posts if the archive is empty, and a year of invented business if there is none. */
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
