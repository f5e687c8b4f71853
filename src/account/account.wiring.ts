/** Puts the account together: one's data, leaving, receipts and whom they are made out to. */
import type { Clock } from '../platform/server/clock.ts';
import type { Business } from '../platform/server/config/config.ts';
import type { Database } from '../platform/server/database/database.ts';
import { type AccountOptions, createAccount } from './account.ts';
import { createExportStore } from './export.store.ts';
import { createBillingStore } from './receipts/billing.store.ts';
import { createBilling } from './receipts/billing.ts';
import { createReceiptStore } from './receipts/receipt.store.ts';
import { createReceipts } from './receipts/receipts.ts';

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
