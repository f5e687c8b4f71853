import { useTranslation } from 'react-i18next';
import { useFormatMoney } from '../../../../platform/browser/format-money.ts';
import { Button } from '../../../../ui/button.tsx';
import { Segmented } from '../../../../ui/form/segmented.tsx';
import { shownMoment } from '../../../../ui/shown-values.ts';
import type { RequestView, refundsContract } from '../../../refunds/refunds.contract.ts';
import { shownAmount } from '../../admin.rules.ts';
import { useAdminActions } from '../actions.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { ListPanel } from '../list-panel.tsx';
import { methodName } from '../members/names.ts';
import type { Address } from '../use-address.ts';
import { useList } from '../use-list.ts';
import { providerWords, RefundStatus } from './refund-status.tsx';
import { UsedAfterRequest, WithdrawalFacts } from './withdrawal-facts.tsx';

const statuses = ['', 'pending', 'approved', 'completed', 'rejected', 'withdrawn'] as const;

/** List of all refund requests, newest first, with the next action of each. */
export function RefundsView({ address }: { readonly address: Address }) {
  const { t } = useTranslation('admin');
  const columns = useColumns();
  const status = statuses.find((each) => each === address.read('status')) ?? '';
  const search = address.read('search');
  const list = useList<typeof refundsContract.list>('/api/admin/refund-requests', {
    search,
    status,
    page: address.page,
  });
  return (
    <ListPanel
      search={{
        label: t('payments.search'),
        value: search,
        onChange: (text) => address.set({ search: text }),
      }}
      filters={
        <Segmented
          label={t('refunds.status')}
          value={status}
          onChange={(next) => address.set({ status: next })}
          options={statuses.map((value) => ({
            value,
            label: value === '' ? t('status.all') : t(`refund.${value}`),
          }))}
        />
      }
      window={list.data}
      onPage={address.setPage}
      error={list.error}
    >
      <DataTable
        label={t('tabs.refunds')}
        columns={columns}
        rows={list.data?.items}
        rowKey={({ id }) => id}
        stale={list.isPlaceholderData}
        loading={t('loading')}
        empty={t('refunds.empty')}
      />
    </ListPanel>
  );
}

/** Returns a function that formats the refund amount. Toss pays back won even if the row contains dollars. */
function useAmountOf(): (request: RequestView) => string {
  const money = useFormatMoney();
  return ({ refundAmount, currency, paymentMethod }) => {
    const shown = shownAmount(String(refundAmount), currency, paymentMethod);
    return money(shown.amount, shown.currency, paymentMethod);
  };
}

function useColumns(): Column<RequestView>[] {
  const { t } = useTranslation('admin');
  const amountOf = useAmountOf();
  const { ask } = useAdminActions();
  return [
    { key: 'requested', head: t('refunds.requested'), cell: ({ requestedAt }) => shownMoment(requestedAt) },
    {
      key: 'member',
      head: t('payments.member'),
      cell: ({ userId, userName, userEmail }) =>
        userId ? (
          <button
            type="button"
            onClick={() => ask({ kind: 'look', memberId: userId })}
            className="min-h-8 rounded-control text-left font-[560] hover:underline"
          >
            {userName ?? userEmail}
          </button>
        ) : (
          <span className="text-ink2">{t('payments.formerMember')}</span>
        ),
    },
    {
      key: 'payment',
      head: t('payments.id'),
      cell: ({ paymentId, paymentMethod }) => (
        <>
          <code className="text-ink2">{paymentId}</code>
          <span className="block">{methodName(paymentMethod)}</span>
        </>
      ),
    },
    { key: 'amount', head: t('payments.amount'), align: 'right', cell: amountOf },
    {
      key: 'status',
      head: t('refunds.status'),
      cell: (request) => (
        <>
          <RefundStatus
            requestId={request.id}
            kind={request.kind}
            status={request.status}
            person={
              request.userId
                ? { id: request.userId, name: request.userName ?? '', email: request.userEmail ?? '' }
                : null
            }
            amount={amountOf(request)}
          />
          <AtProvider request={request} />
        </>
      ),
    },
    {
      key: 'reason',
      head: t('refunds.reason'),
      wrap: true,
      cell: ({ requestReason, isEligible, withdrawal, status, toolsUsedAfter }) => (
        <>
          {withdrawal && status !== 'pending' && <span className="text-ink2">{t('withdrawal.tag')} </span>}
          {withdrawal && <WithdrawalFacts withdrawal={withdrawal} />}
          {!isEligible && <span className="text-ink2">{t('refunds.exception')} </span>}
          {requestReason}
          {!withdrawal && <UsedAfterRequest uses={toolsUsedAfter} />}
        </>
      ),
    },
    { key: 'notes', head: t('refunds.notes'), wrap: true, cell: ({ adminNotes }) => adminNotes ?? '' },
    { key: 'processed', head: t('refunds.processed'), cell: ({ processedAt }) => shownMoment(processedAt) },
  ];
}

/** Shows the refund status of the provider and, after an error, a button for a manual refund. */
function AtProvider({ request: { id, status, pgStatus } }: { readonly request: RequestView }) {
  const { t } = useTranslation('admin');
  const { ask } = useAdminActions();
  const statusText = providerWords(t, pgStatus);
  const isStuck = status === 'approved' && pgStatus === 'error';
  if (!statusText && !isStuck) return null;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-2">
      {statusText && (
        <span className="text-ink2">
          {t('refunds.provider')}: {statusText}
        </span>
      )}
      {isStuck && (
        <Button size="small" onClick={() => ask({ kind: 'manual', requestId: id })}>
          {t('refunds.manual')}
        </Button>
      )}
    </span>
  );
}
