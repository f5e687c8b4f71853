/** Creates the dependencies of the use cases of reports. */
import type { Database } from '../../../platform/server/database/database.ts';
import { createDocuments, type DocumentsDependencies } from './documents.ts';
import { type CalculationItemDependencies, createCalculationItem } from './items/calculation-item.ts';
import { createItems } from './items/items.ts';
import { createReportStore } from './reports.store.ts';
import type { ReportDeps, ReportViewDeps } from './usecases/deps.ts';
import { viewReport } from './usecases/show-report.ts';

export type ReportWiring = Omit<ReportDeps, 'store' | 'items' | 'documentOf'> &
  CalculationItemDependencies &
  Pick<DocumentsDependencies, 'writeDocument'> & {
    readonly db: Database;
    readonly sections: Parameters<typeof createItems>[0]['sections'];
  };

export function createReportDeps(options: ReportWiring): ReportDeps {
  const store = createReportStore(options.db);
  const calculations = createCalculationItem(options);
  const items = createItems({ calculations, sections: options.sections });
  const view: ReportViewDeps = { store, items, publicUrl: options.publicUrl };
  const documentOf = createDocuments({
    newerThan: store.newerThan,
    currentVersion: items.currentVersion,
    view: (row, language) => viewReport(view, row, language),
    writeDocument: options.writeDocument,
  });
  return { ...options, ...view, documentOf };
}
