import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { shownMoment } from '../../../../ui/shown-values.ts';
import type { Chargeback, queueContract } from '../../money/queue.contract.ts';
import { useAdminActions } from '../actions.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { ListPanel } from '../list-panel.tsx';
import { useList } from '../use-list.ts';
import { useAmountOf, usePaidColumns } from './paid-columns.tsx';

/** List of chargebacks reported by an unsigned webhook; each is confirmed or dismissed. */
export function ChargebacksSection() {
  const { t } = useTranslation('admin');
  const [page, setPage] = useState(1);
  const list = useList<typeof queueContract.chargebacks>('/api/admin/chargebacks', { page });
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="type-h2">{t('queue.chargebacks')}</h2>
      <p className="type-body max-w-[72ch] text-ink2">{t('queue.chargebacksText')}</p>
      <ListPanel window={list.data} onPage={setPage} error={list.error}>
        <DataTable
          label={t('queue.chargebacks')}
          columns={useColumns()}
          rows={list.data?.items}
          rowKey={({ id }) => id}
          stale={list.isPlaceholderData}
          loading={t('loading')}
          empty={t('queue.noChargebacks')}
        />
      </ListPanel>
    </section>
  );
}

function useColumns(): Column<Chargeback>[] {
  const { t } = useTranslation('admin');
  const { ask } = useAdminActions();
  const { who, names } = usePaidColumns<Chargeback>();
  const amountOf = useAmountOf();
  return [
    { key: 'since', head: t('queue.since'), cell: ({ toldAt }) => shownMoment(toldAt) },
    ...who,
    {
      key: 'decide',
      head: t('members.actions'),
      cell: (row) => (
        <Button
          size="small"
          onClick={() =>
            ask({
              kind: 'chargeback',
              id: row.id,
              person: { name: row.userName ?? t('payments.formerMember'), email: row.userEmail ?? '' },
              amount: amountOf(row),
            })
          }
        >
          {t('queue.decide')}
        </Button>
      ),
    },
    ...names,
  ];
}
