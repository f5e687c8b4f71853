/** Account feature: profile, personal data, receipts and billing details. */
import type { Clock } from '../../platform/server/clock.ts';
import type { Business } from '../../platform/server/config/config.ts';
import type { Database } from '../../platform/server/database/database.ts';
import { createExportStore, type ExportSection } from '../../platform/server/database/personal-data.ts';
import type { FeatureModule } from '../../platform/server/feature-module.ts';
import { accountApi } from './account.routes.ts';
import { type AccountOptions, createAccount } from './account.ts';
import type { ArchiveDependencies } from './archive.ts';
import { pages } from './pages/account.pages.ts';
import { createBillingStore } from './receipts/billing.store.ts';
import { createBilling } from './receipts/billing.ts';
import type { IssueStore } from './receipts/issue.store.ts';
import { createReceiptStore } from './receipts/receipt.store.ts';
import type { ReceiptFileDependencies } from './receipts/receipt-file.ts';
import { receiptsApi } from './receipts/receipts.routes.ts';
import { createReceipts } from './receipts/receipts.ts';
import { accountRefusals } from './refusals.ts';
import { accountExport } from './tables.ts';

export type AccountModuleOptions = Omit<AccountOptions, 'exports'> & {
  readonly db: Database;
  readonly clock: Clock;
  readonly seller: Business;
  readonly documents: IssueStore;
  readonly exportSections: () => readonly ExportSection[];
  /** Lists and reads the stored files that belong in the archive of personal data. */
  readonly stored: ArchiveDependencies['stored'];
  /** Creates the PDF files of receipts. */
  readonly receiptFiles: Omit<ReceiptFileDependencies, 'find'>;
};

export function createAccountModule({
  db,
  seller,
  documents,
  receiptFiles,
  stored,
  ...options
}: AccountModuleOptions) {
  const { clock } = options;
  const account = createAccount({ ...options, exports: createExportStore(db, options.exportSections) });
  const receipts = createReceipts({ store: createReceiptStore(db), seller, clock });
  const billing = createBilling({ store: createBillingStore(db), clock });
  const module: FeatureModule = {
    name: 'account',
    pages,
    tags: { account: 'My Page: profile, personal data, receipts, billing details' },
    refusals: accountRefusals,
    api(api) {
      const files = { ...receiptFiles, find: receipts.find };
      accountApi(api, { account, archive: { receipts, files, stored, now: () => clock.now() } });
      receiptsApi(api, { receipts, billing, files });
    },
    jobs: [{ name: 'receipts', everyMinutes: 30, run: () => documents.issueMissing(clock.now()) }],
    exportData: accountExport,
  };
  return { module, account, receipts, billing };
}
