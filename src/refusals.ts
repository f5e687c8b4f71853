/** Every code that the product refuses with, by the feature that it belongs to. */
import { accountRefusals } from './features/account/refusals.ts';
import { adminRefusals } from './features/admin/refusals.ts';
import { archiveRefusals } from './features/archive/refusals.ts';
import { authRefusals } from './features/auth/refusals.ts';
import { forumRefusals } from './features/forum/refusals.ts';
import { membershipRefusals } from './features/membership/refusals.ts';
import { paymentRefusals } from './features/payments/refusals.ts';
import { refundRefusals } from './features/refunds/refusals.ts';
import { toolRefusals } from './features/tools/refusals.ts';
import { workbenchRefusals } from './features/workbench/refusals.ts';
import type { Refusals } from './platform/server/errors/errors.ts';
import { platformRefusals, sharedRefusals } from './platform/server/errors/refusals.ts';

export const refusalsOf = {
  platform: platformRefusals,
  shared: sharedRefusals,
  account: accountRefusals,
  admin: adminRefusals,
  archive: archiveRefusals,
  auth: authRefusals,
  forum: forumRefusals,
  membership: membershipRefusals,
  payments: paymentRefusals,
  refunds: refundRefusals,
  tools: toolRefusals,
  workbench: workbenchRefusals,
} as const satisfies Readonly<Record<string, Refusals>>;

type Catalogue = typeof platformRefusals &
  typeof sharedRefusals &
  typeof accountRefusals &
  typeof adminRefusals &
  typeof archiveRefusals &
  typeof authRefusals &
  typeof forumRefusals &
  typeof membershipRefusals &
  typeof paymentRefusals &
  typeof refundRefusals &
  typeof toolRefusals &
  typeof workbenchRefusals;

declare module './platform/server/errors/errors.ts' {
  interface RefusalCatalogue extends Catalogue {}
}

/** All codes in one record. */
export const refusalCatalogue: Refusals = Object.assign({}, ...Object.values(refusalsOf));
