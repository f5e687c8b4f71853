import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { shownMoment } from '../../../../ui/shown-values.ts';
import type { ManualReturn, queueContract } from '../../money/queue.contract.ts';
import { useAdminActions } from '../actions.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { ListPanel } from '../list-panel.tsx';
import { useList } from '../use-list.ts';
import { useAmountOf, usePaidColumns } from './paid-columns.tsx';

const origins = ['duplicate', 'mismatch', 'no_buyer'] as const;
/** Reason codes that our server sends; any other reason is a code of the provider. */
const blocks = [
  'no_answer',
  'provider_gave_up',
  'method_off',
  'balance_too_small',
  'balance_unknown',
] as const;

/** List of automatic refunds that the provider refused and that must be paid by other means. */
export function ReturnsSection() {
  const { t } = useTranslation('admin');
  const [page, setPage] = useState(1);
  const list = useList<typeof queueContract.returns>('/api/admin/manual-refunds', { page });
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="type-h2">{t('queue.returns')}</h2>
      <p className="type-body max-w-[72ch] text-ink2">{t('queue.returnsText')}</p>
      <ListPanel window={list.data} onPage={setPage} error={list.error}>
        <DataTable
          label={t('queue.returns')}
          columns={useColumns()}
          rows={list.data?.items}
          rowKey={({ id }) => id}
          stale={list.isPlaceholderData}
          loading={t('loading')}
          empty={t('queue.noReturns')}
        />
      </ListPanel>
    </section>
  );
}

/** Returns a function that explains why the provider does not make the refund. */
function useBlockWords(): (reason: string | null) => string {
  const { t } = useTranslation('admin');
  return (reason) => {
    if (reason === null) return '';
    const [code = '', ...detail] = reason.split(' ');
    const known = blocks.find((each) => each === code);
    return known
      ? t(`queue.blockedBy.${known}`, { detail: detail.join(' ') })
      : t('queue.blockedBy.refused', { code: reason });
  };
}

function useColumns(): Column<ManualReturn>[] {
  const { t } = useTranslation('admin');
  const { ask } = useAdminActions();
  const { who, names } = usePaidColumns<ManualReturn>();
  const amountOf = useAmountOf();
  const blockWords = useBlockWords();
  return [
    { key: 'since', head: t('queue.since'), cell: ({ createdAt }) => shownMoment(createdAt) },
    ...who,
    {
      key: 'settle',
      head: t('members.actions'),
      cell: (row) => (
        <Button
          size="small"
          onClick={() =>
            ask({
              kind: 'returned',
              id: row.id,
              person: { name: row.userName ?? t('payments.formerMember'), email: row.userEmail ?? '' },
              amount: amountOf(row),
            })
          }
        >
          {t('queue.settle')}
        </Button>
      ),
    },
    {
      key: 'cause',
      head: t('queue.cause'),
      cell: ({ origin }) => t(`queue.origin.${origins.find((each) => each === origin) ?? 'other'}`),
    },
    { key: 'blocked', head: t('queue.blocked'), wrap: true, cell: ({ reason }) => blockWords(reason) },
    ...names,
  ];
}
