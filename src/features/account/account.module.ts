/** Account feature: profile, personal data, receipts and billing details. */
import type { Database } from '../../platform/server/database/database.ts';
import { createExportStore, type ExportSection } from '../../platform/server/database/personal-data.ts';
import type { FeatureModule } from '../../platform/server/feature-module.ts';
import { accountApi } from './account.routes.ts';
import { pages } from './pages/account.pages.ts';
import { createBillingStore } from './receipts/billing.store.ts';
import type { IssueStore } from './receipts/issue.store.ts';
import { createReceiptStore } from './receipts/receipt.store.ts';
import { receiptsApi } from './receipts/receipts.routes.ts';
import type { ReceiptDeps } from './receipts/usecases/deps.ts';
import { accountRefusals } from './refusals.ts';
import { accountExport } from './tables.ts';
import type { AccountDeps } from './usecases/deps.ts';

export type AccountModuleOptions = Omit<AccountDeps, 'exports'> &
  Pick<ReceiptDeps, 'seller'> & {
    readonly db: Database;
    readonly documents: IssueStore;
    readonly exportSections: () => readonly ExportSection[];
    /** Creates the PDF files of receipts. */
    readonly receiptFiles: Pick<ReceiptDeps, 'wordsOf' | 'writePdf'>;
  };

export function createAccountModule(options: AccountModuleOptions): { readonly module: FeatureModule } {
  const { db, clock, documents } = options;
  const deps: AccountDeps & ReceiptDeps = {
    ...options,
    ...options.receiptFiles,
    exports: createExportStore(db, options.exportSections),
    receipts: createReceiptStore(db),
    billing: createBillingStore(db),
  };
  const module: FeatureModule = {
    name: 'account',
    pages,
    tags: { account: 'My Page: profile, personal data, receipts, billing details' },
    refusals: accountRefusals,
    api(api) {
      accountApi(api, deps);
      receiptsApi(api, deps);
    },
    jobs: [{ name: 'receipts', everyMinutes: 30, run: () => documents.issueMissing(clock.now()) }],
    exportData: accountExport,
  };
  return { module };
}
