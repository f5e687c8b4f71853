import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { locale } from '../../../../platform/shared/i18n/i18n.ts';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import type { adminContract, Summary } from '../../admin.contract.ts';
import { dollarsOf, netOf, shortNumber } from '../../money/revenue.rules.ts';
import { RevenueChart, useMonthName } from './revenue-chart.tsx';

const dayMs = 86_400_000;

/** Three figures and a chart, side by side. */
export function FiguresStrip({ summary }: { readonly summary: Summary | undefined }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const nameOf = useMonthName();
  const { data } = useQuery({
    ...apiQuery<typeof adminContract.figures>('/api/admin/figures?months=12'),
    staleTime: 0,
  });
  const running = data?.months.at(-1);
  const waitingDays = summary?.oldestRefundAt
    ? Math.max(0, Math.floor((Date.now() - Date.parse(summary.oldestRefundAt)) / dayMs))
    : null;
  return (
    <div className="grid gap-px overflow-hidden rounded-panel border bg-line max-sm:grid-cols-3 sm:grid-cols-3 xl:grid-cols-[170px_170px_170px_minmax(0,1fr)]">
      <Figure
        name={t('figures.members')}
        value={summary?.members.toLocaleString(locale[language])}
        note={summary && t('figures.activeCount', { count: summary.activeMembers })}
      />
      <Figure
        name={running ? nameOf(running.month, 'long') : t('figures.month')}
        value={running && shortNumber(dollarsOf(netOf(running)), language)}
        note={running && t('figures.usd')}
      />
      <Figure
        name={t('figures.refunds')}
        value={summary?.pendingRefunds.toLocaleString(locale[language])}
        note={waitingDays === null ? '' : t('figures.oldest', { count: waitingDays })}
      />
      <div className="col-span-full min-h-36 bg-p1 px-4 py-3 xl:col-span-1">
        {data ? <RevenueChart {...data} /> : <Skeleton className="h-28 w-full" />}
      </div>
    </div>
  );
}

type FigureProps = {
  readonly name: string;
  readonly value: string | undefined;
  readonly note: string | undefined;
};

function Figure({ name, value, note }: FigureProps) {
  return (
    <div className="min-w-0 bg-p1 px-3 py-3 sm:px-4">
      <p className="type-small text-ink2">{name}</p>
      {value === undefined ? <Skeleton className="my-2 h-6 w-16" /> : <p className="type-h1">{value}</p>}
      <p className="type-micro min-h-4 text-ink2">{note}</p>
    </div>
  );
}
