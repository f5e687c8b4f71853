import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { apiQuery, call } from '../../../../platform/browser/api-client.ts';
import { Button } from '../../../../ui/button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { EmptyState } from '../../../../ui/state/empty-state.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import type { heatsContract } from '../../../workbench/heats/heats.contract.ts';
import type { reportsContract } from '../../reports/reports.contract.ts';
import { maxCalculations, type ReportState } from '../../reports/reports.rules.ts';
import type { Saved } from '../../saved/saved.contract.ts';
import { type OwnReport, OwnReportItem } from './own-report-item.tsx';
import { ReportForm } from './report-form.tsx';
import { useHasReportEntries } from './use-report-entries.ts';

type Draft = {
  readonly addresses: readonly string[];
  readonly revises: OwnReport | null;
  readonly state: ReportState;
  /** Number of times that the user opened the form; 0 if the page opened it. */
  readonly opened: number;
};

type OwnReportsProps = {
  /** Saved calculations that can be added to a report. */
  readonly saved: readonly Saved[];
  /** Paths and queries of calculations passed from another page. */
  readonly addresses: readonly string[];
  /** Id of the heat whose page passed them. */
  readonly heatId: number | null;
};

export function OwnReports({ saved, addresses, heatId }: OwnReportsProps) {
  const { t } = useTranslation('reports');
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isNewestAwaited = useRef(false);
  const hasEntries = useHasReportEntries();
  const [draft, setDraft] = useState<Draft | null>(
    addresses.length > 0 || hasEntries
      ? { addresses: addresses.slice(0, maxCalculations), revises: null, state: 'draft', opened: 0 }
      : null,
  );
  const query = useQuery({
    ...apiQuery<typeof reportsContract.listReports>('/api/user/reports'),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const reports = query.data?.reports ?? [];
  const { dataUpdatedAt } = query;
  // A new report is listed first, as soon as the list is loaded.
  useEffect(() => {
    if (dataUpdatedAt === 0 || !isNewestAwaited.current) return;
    isNewestAwaited.current = false;
    list.current?.querySelector('li')?.focus();
  }, [dataUpdatedAt]);
  const heat = useQuery({
    ...apiQuery<typeof heatsContract.readHeat>(`/api/heats/${heatId ?? 0}`),
    enabled: heatId !== null,
    retry: false,
  });

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

  return (
    <section aria-labelledby="reports" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="max-w-[68ch]">
          <h2 id="reports" ref={heading} tabIndex={-1} className="type-h2 focus:outline-none">
            {t('own.heading')}
          </h2>
          <p className="type-small mt-1 text-ink2">{t('own.lead')}</p>
        </div>
        {!draft && (
          <Button onClick={() => open({ addresses: [], revises: null, state: 'draft' })}>
            {t('own.make')}
          </Button>
        )}
      </div>
      {draft && query.data && (
        <ReportForm
          key={`${draft.revises?.id ?? ''}${draft.state}`}
          first={draft.addresses}
          heat={heat.data ?? null}
          revises={draft.revises}
          state={draft.state}
          opened={draft.opened}
          lastHead={reports[0]?.head}
          hasMark={query.data.hasMark}
          saved={saved}
          onClose={close}
          onMade={() => {
            toast({ title: t('own.made') });
            close();
            isNewestAwaited.current = true;
            void query.refetch();
          }}
          onStale={() => void query.refetch()}
        />
      )}
      {query.isPending && (
        <div role="status">
          <span className="sr-only">{t('own.loading')}</span>
          <Skeleton className="h-16 w-full" />
        </div>
      )}
      {query.isError && !query.data && (
        <Notice
          tone="err"
          actions={
            <Button size="small" onClick={() => void query.refetch()}>
              {t('own.retry')}
            </Button>
          }
        >
          {t('own.loadFailed')}
        </Notice>
      )}
      {query.data && reports.length === 0 && !draft && (
        <EmptyState title={t('own.empty')}>{t('own.emptyText')}</EmptyState>
      )}
      {reports.length > 0 && (
        <Panel flush>
          <ul ref={list} className="divide-y">
            {reports.map((each) => (
              <OwnReportItem
                key={each.id}
                report={each}
                onRevise={(state) => void revise(each, state)}
                onChanged={() => void query.refetch()}
              />
            ))}
          </ul>
        </Panel>
      )}
    </section>
  );
}
