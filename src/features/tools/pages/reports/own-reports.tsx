import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../platform/browser/api-client.ts';
import { Button } from '../../../../ui/button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { EmptyState } from '../../../../ui/state/empty-state.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import type { heatsContract } from '../../../workbench/heats/heats.contract.ts';
import type { reportsContract } from '../../reports/reports.contract.ts';
import type { Saved } from '../../saved/saved.contract.ts';
import { OwnReportItem } from './own-report-item.tsx';
import { ReportForm } from './report-form.tsx';
import { useReportDraft } from './use-report-draft.ts';

type OwnReportsProps = {
  /** Saved calculations that can be added to a report. */
  readonly saved: readonly Saved[];
  /** Paths and queries of calculations passed from another page. */
  readonly addresses: readonly string[];
  /** Id of the heat whose page passed them. */
  readonly heatId: number | null;
};

/** Section with the member's reports, and the form for a new one. */
export function OwnReports({ saved, addresses, heatId }: OwnReportsProps) {
  const { t } = useTranslation('reports');
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { query, loadNewest } = useReportList(list);
  const reports = query.data?.reports ?? [];
  const { draft, open, revise, close } = useReportDraft({ addresses, heatId, heading });
  const heat = useQuery({
    ...apiQuery<typeof heatsContract.readHeat>(`/api/heats/${heatId ?? 0}`),
    enabled: heatId !== null,
    retry: false,
  });

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
            loadNewest();
          }}
          onStale={() => void query.refetch()}
        />
      )}
      <ListState query={query} />
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

type ReportQuery = ReturnType<typeof useReportList>['query'];

/** Shows that the list is being loaded, or that it could not be. */
function ListState({ query }: { readonly query: ReportQuery }) {
  const { t } = useTranslation('reports');
  return (
    <>
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
    </>
  );
}

/**
 * Loads the member's reports.
 * @param list element with the reports
 */
function useReportList(list: RefObject<HTMLUListElement | null>) {
  const isNewestAwaited = useRef(false);
  const query = useQuery({
    ...apiQuery<typeof reportsContract.listReports>('/api/user/reports'),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const { dataUpdatedAt } = query;
  // A new report is listed first, as soon as the list is loaded.
  useEffect(() => {
    if (dataUpdatedAt === 0 || !isNewestAwaited.current) return;
    isNewestAwaited.current = false;
    list.current?.querySelector('li')?.focus();
  }, [list, dataUpdatedAt]);

  /** Loads the list again and focuses the first report. */
  const loadNewest = () => {
    isNewestAwaited.current = true;
    void query.refetch();
  };
  return { query, loadNewest };
}
