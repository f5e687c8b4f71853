import type { Changed } from '../../../../platform/server/cache/cache.ts';
import type { Clock } from '../../../../platform/server/clock.ts';
import type { UsesDeps } from '../../uses/usecases/deps.ts';
import type { Documents } from '../documents.ts';
import type { ReportItem } from '../items/items.ts';
import type { ReportItemKind } from '../items/report-item.ts';
import type { ReportStore } from '../reports.store.ts';

/** Dependencies of the localized content of a report. */
export type ReportViewDeps = {
  readonly store: ReportStore;
  readonly items: ReportItemKind<ReportItem>;
  readonly publicUrl: string;
};

/** Dependencies of the use cases of reports: frozen calculations at a public URL, with revisions. */
export type ReportDeps = ReportViewDeps & {
  readonly clock: Clock;
  readonly uses: UsesDeps;
  /** Converts an uploaded image to a small PNG. */
  readonly makeMark: (picture: Buffer) => Promise<Buffer>;
  readonly documentOf: Documents;
  /** Called after every change of public content. */
  readonly changed: Changed;
};
