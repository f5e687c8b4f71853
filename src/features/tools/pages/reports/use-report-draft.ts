import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../../platform/browser/api-client.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import type { reportsContract } from '../../reports/reports.contract.ts';
import { maxCalculations, type ReportState } from '../../reports/reports.rules.ts';
import type { OwnReport } from './own-report-item.tsx';
import { useHasReportEntries } from './use-report-entries.ts';

type Draft = {
  readonly addresses: readonly string[];
  readonly revises: OwnReport | null;
  readonly state: ReportState;
  /** Number of times that the user opened the form; 0 if the page opened it. */
  readonly opened: number;
};

type ReportDraftOptions = {
  /** Paths and queries of calculations passed from another page. */
  readonly addresses: readonly string[];
  /** Id of the heat whose page passed them. */
  readonly heatId: number | null;
  /** Heading of the section, which gets the focus when the form is closed. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

/**
 * Manages the form of a report. It is open at first if another page passes calculations or this tab holds unsaved
 * entries.
 */
export function useReportDraft({ addresses, heatId, heading }: ReportDraftOptions) {
  const { t } = useTranslation('reports');
  const navigate = useNavigate();
  const hasEntries = useHasReportEntries();
  const [draft, setDraft] = useState<Draft | null>(
    addresses.length > 0 || hasEntries
      ? { addresses: addresses.slice(0, maxCalculations), revises: null, state: 'draft', opened: 0 }
      : null,
  );

  /** Opens the form, to which the focus moves. */
  const open = (next: Omit<Draft, 'opened'>) =>
    setDraft((before) => ({ ...next, opened: (before?.opened ?? 0) + 1 }));

  function close() {
    setDraft(null);
    heading.current?.focus();
    const [first] = addresses;
    // The URL parameter is removed, because a reload must not start the same report again.
    if (!first) return;
    const search = `?from=${encodeURIComponent(first)}${heatId === null ? '' : `&heat=${heatId}`}`;
    void navigate({ search }, { replace: true, preventScrollReset: true });
  }

  async function revise(report: OwnReport, state: ReportState) {
    try {
      const path = `/api/user/reports/${report.id}/calculations` as const;
      open({
        addresses: await call<typeof reportsContract.calculations>('GET', path),
        revises: report,
        state,
      });
    } catch {
      toast({ variant: 'destructive', title: t('own.failed') });
    }
  }

  return { draft, open, close, revise };
}
