/** Initial data of a demo: accounts, example content of the features, a year of business. */

import { seedYear } from './demo-year.ts';
import type { IssueStore } from './features/account/receipts/issue.store.ts';
import type { ReadPost } from './features/archive/text/post-text.ts';
import { hashForOrder } from './features/auth/service/order-password.ts';
import type { MemberStore } from './features/membership/member.store.ts';
import type { Consent } from './features/membership/registration/consents.rules.ts';
import type { Foundation } from './foundation.ts';
import type { RunningConfig } from './platform/server/config/config.ts';
import type { Demo, FeatureModule } from './platform/server/feature-module.ts';

export type DemoParts = Foundation & {
  readonly config: RunningConfig;
  /** Password of the demo accounts; null creates none. */
  readonly demoPassword: string | null;
  readonly modules: readonly FeatureModule[];
  readonly members: MemberStore;
  readonly readPost: ReadPost;
  readonly documents: IssueStore;
  readonly consentsOn: (day: Date) => readonly Consent[];
};

export function createDemo(parts: DemoParts) {
  const { changed, members, demoPassword, config, modules } = parts;
  const memberOf: Demo['memberOf'] = async (nickname) =>
    (await members.findByEmail(`${nickname}@demo.local`))?.id ?? null;
  return {
    /** Creates missing demo accounts and the content that features show from the first request. */
    async seedStart(): Promise<void> {
      if (!demoPassword) return;
      for (const each of modules) await each.seedDemo?.({ password: demoPassword, memberOf });
    },

    /** Creates example content of the features, and a year of invented business if there is none. */
    async seedExamples(): Promise<void> {
      if (!demoPassword) return;
      for (const each of modules) await each.seedExamples?.({ password: demoPassword, memberOf });
      // Accounts at a hosted service are not ours to invent.
      if (!config.demoYear || config.auth.hosted) return;
      const hashPassword = () => hashForOrder(demoPassword, { ...config.auth, refuseCommon: false });
      if (await seedYear({ ...parts, hashPassword })) await changed();
    },
  };
}
