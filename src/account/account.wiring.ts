/** Puts the account together: one's data, leaving, receipts and whom they are made out to. */
import type { Clock } from '../platform/clock.ts';
import type { Business } from '../platform/config.ts';
import type { Database } from '../platform/database.ts';
import { type AccountOptions, createAccount } from './account.ts';
import { createBillingStore } from './billing.store.ts';
import { createBilling } from './billing.ts';
import { createExportStore } from './export.store.ts';
import { createReceiptStore } from './receipt.store.ts';
import { createReceipts } from './receipts.ts';

export type AccountFeatureOptions = Omit<AccountOptions, 'exports'> & {
  readonly db: Database;
  readonly clock: Clock;
  readonly seller: Business;
};

export function createAccountFeature({ db, seller, ...options }: AccountFeatureOptions) {
  const { clock } = options;
  return {
    account: createAccount({ ...options, exports: createExportStore(db) }),
    receipts: createReceipts({ store: createReceiptStore(db), seller, clock }),
    billing: createBilling({ store: createBillingStore(db), clock }),
  };
}
