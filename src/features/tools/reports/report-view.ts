/** Localized report; used by the PDF and the public page. */
import type { CalculationView } from '@ferrite/calculators/core/texts/calculation-view.ts';
import type { ReportHead, ReportState } from './reports.rules.ts';

export type ReportView = {
  readonly id: string;
  readonly number: string;
  /** Letters of the revision: `A`, `B`, … */
  readonly revision: string;
  readonly head: ReportHead;
  /** Title in the header; by default the names of the calculators. */
  readonly title: string;
  readonly date: string;
  /** Company logo as a data URL; empty without one. */
  readonly mark: string;
  /** True if the report was created with a free membership. */
  readonly isFree: boolean;
  readonly state: ReportState;
  readonly calculations: readonly CalculationView[];
  /** Checksum as printed; `isIntact` is true if the stored content still matches it. */
  readonly hash: string;
  readonly isIntact: boolean;
  /** True if the account was deleted and the report was kept without personal data. */
  readonly isReleased: boolean;
  readonly address: string;
  /** Approved revision that supersedes this one; null if there is none. */
  readonly newer: { readonly id: string; readonly revision: string } | null;
};
