import { useRef, useState } from 'react';
import { useUnsaved } from '../../../../layout/unsaved/use-unsaved.ts';
import type { ReportHead, ReportState } from '../../reports/reports.rules.ts';
import type { OwnReport } from './own-report-item.tsx';
import {
  isReportChanged,
  type ReportEntries,
  readReportEntries,
  reportForm,
  withField,
} from './report-entries.ts';

type Opened = {
  /** Calculations that the form opens with. */
  readonly first: readonly string[];
  readonly revises: OwnReport | null;
  readonly state: ReportState;
};

/** Returns whether this tab holds unsaved entries of a new report without calculations of another page. */
export const useHasReportEntries = (): boolean =>
  useUnsaved(reportForm(null, []), readReportEntries).found !== null;

/** Entries of the form of a report. Unsaved ones are restored when the form opens again. */
export function useReportEntries({ first, revises, state }: Opened) {
  const unsaved = useUnsaved(reportForm(revises && `${revises.id} ${state}`, first), readReportEntries);
  const [start] = useState<ReportEntries>({ head: {}, addresses: first, state });
  const [restored, setRestored] = useState(unsaved.found);
  const [entries, setEntries] = useState(restored?.entries ?? start);
  // Fields that follow another start change in one render.
  const latest = useRef(entries);

  function change(part: Partial<ReportEntries>): void {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setEntries(next);
    if (isReportChanged(next, start)) unsaved.keep(next);
    else unsaved.forget();
  }

  return {
    entries,
    setAddresses: (addresses: readonly string[]) => change({ addresses }),
    setState: (next: ReportState) => change({ state: next }),
    /** Sets a header field; undefined lets it follow the last report. */
    setField: (field: keyof ReportHead, text: string | undefined) =>
      change({ head: withField(latest.current.head, field, text) }),
    isChanged: isReportChanged(entries, start),
    /** Time of the restored entries; null if none were restored. */
    restoredAt: restored?.savedAt ?? null,
    /** Discards the entries and shows those that the form opened with. */
    reset: () => {
      setRestored(null);
      change(start);
    },
    finish: (close: () => void) => {
      unsaved.forget();
      close();
    },
  };
}
