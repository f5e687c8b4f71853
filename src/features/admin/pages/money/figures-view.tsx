import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { moneyText } from '../../../../platform/shared/money/money-text.ts';
import { Notice } from '../../../../ui/state/notice.tsx';
import type { adminContract, Month } from '../../admin.contract.ts';
import { netOf } from '../../money/revenue.rules.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { useProblemWords } from '../problem-words.ts';
import { ActiveChart, RevenueChart } from './revenue-chart.tsx';

/** Figures of the last two years by month: revenue, refunds, members. */
export function FiguresView() {
  const { t } = useTranslation('admin');
  const words = useProblemWords();
  const language = useLanguage();
  const cents = (minor: number) => moneyText({ currency: 'USD', minor }, language);
  const won = (minor: number) => moneyText({ currency: 'KRW', minor }, language);
  const { data, error } = useQuery({
    ...apiQuery<typeof adminContract.figures>('/api/admin/figures?months=24'),
    staleTime: 0,
  });
  const columns: Column<Month>[] = [
    { key: 'month', head: t('figures.month'), cell: ({ month }) => month },
    { key: 'usd', head: t('figures.paidUsd'), align: 'right', cell: ({ paidUsd }) => cents(paidUsd) },
    { key: 'krw', head: t('figures.paidKrw'), align: 'right', cell: ({ paidKrw }) => won(paidKrw) },
    {
      key: 'backUsd',
      head: t('figures.backUsd'),
      align: 'right',
      cell: ({ refundedUsd }) => cents(refundedUsd),
    },
    {
      key: 'backKrw',
      head: t('figures.backKrw'),
      align: 'right',
      cell: ({ refundedKrw }) => won(refundedKrw),
    },
    {
      key: 'reversedUsd',
      head: t('figures.reversedUsd'),
      align: 'right',
      cell: ({ reversedUsd }) => cents(reversedUsd),
    },
    {
      key: 'reversedKrw',
      head: t('figures.reversedKrw'),
      align: 'right',
      cell: ({ reversedKrw }) => won(reversedKrw),
    },
    {
      key: 'netUsd',
      head: t('figures.netUsd'),
      align: 'right',
      cell: (month) => cents(netOf(month).paidUsd),
    },
    {
      key: 'netKrw',
      head: t('figures.netKrw'),
      align: 'right',
      cell: (month) => won(netOf(month).paidKrw),
    },
    { key: 'payments', head: t('figures.payments'), align: 'right', cell: ({ payments }) => payments },
    { key: 'active', head: t('figures.active'), align: 'right', cell: ({ activeMembers }) => activeMembers },
  ];
  if (error) return <Notice tone="err">{words(error)}</Notice>;
  return (
    <div className="grid grid-cols-1 gap-4">
      {data && (
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          <div className="rounded-panel border bg-p1 p-4">
            <RevenueChart {...data} />
          </div>
          <div className="rounded-panel border bg-p1 p-4">
            <ActiveChart months={data.months} />
          </div>
        </div>
      )}
      <div className="overflow-hidden rounded-panel border bg-p1">
        <DataTable
          label={t('tabs.figures')}
          columns={columns}
          rows={data?.months.toReversed()}
          rowKey={({ month }) => month}
          loading={t('loading')}
          empty=""
        />
      </div>
      <p className="type-small text-ink2">{t('figures.rate')}</p>
    </div>
  );
}
