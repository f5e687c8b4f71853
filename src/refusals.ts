/** Every code that the product refuses with, by the feature that it belongs to. */
import { accountRefusals } from './account/refusals.ts';
import { adminRefusals } from './admin/refusals.ts';
import { archiveRefusals } from './archive/refusals.ts';
import { authRefusals } from './auth/refusals.ts';
import { forumRefusals } from './forum/refusals.ts';
import { membershipRefusals } from './membership/refusals.ts';
import { paymentRefusals } from './payments/refusals.ts';
import type { Refusals } from './platform/server/errors/errors.ts';
import { platformRefusals, sharedRefusals } from './platform/server/errors/refusals.ts';
import { refundRefusals } from './refunds/refusals.ts';
import { toolRefusals } from './tools/refusals.ts';

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
} as const satisfies Readonly<Record<string, Refusals>>;

/** What every refusal is like, for the description of the calls; some have further fields. */
export const refusalSchema = {
  type: 'object' as const,
  required: ['code', 'message', 'requestId'],
  properties: {
    code: {
      type: 'string' as const,
      enum: Object.values(refusalsOf)
        .flatMap((record) => Object.keys(record))
        .sort(),
    },
    message: { type: 'string' as const, description: 'An English sentence; programs go by the code.' },
    requestId: { type: 'string' as const },
  },
};
