import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../platform/browser/api-client.ts';
import { useFormatMoney } from '../../../../platform/browser/format-money.ts';
import { Button } from '../../../../ui/button.tsx';
import { shownMoment } from '../../../../ui/shown-values.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import type { FailedRegistration, queueContract, WaitingPayment } from '../../money/queue.contract.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { ListPanel } from '../list-panel.tsx';
import { methodName } from '../members/names.ts';
import { useProblemWords } from '../problem-words.ts';
import type { Address } from '../use-address.ts';
import { useList, useRefresh } from '../use-list.ts';
import { ChargebacksSection } from './chargebacks-section.tsx';
import { ReturnsSection } from './returns-section.tsx';

type Queue = typeof queueContract;
const waitingStates = ['capturing', 'unknown', 'pending', 'manual'] as const;

/**
 * Cases that need an administrator: paid members without an account, refused refunds, payments with an unknown
 * outcome.
 */
export function QueueView({ address }: { readonly address: Address }) {
  const { t } = useTranslation('admin');
  const [failuresPage, setFailuresPage] = useState(1);
  const failures = useList<Queue['failures']>('/api/admin/failed-registrations', { page: failuresPage });
  const payments = useList<Queue['openPayments']>('/api/admin/payment-queue', { page: address.page });
  return (
    <div className="grid grid-cols-1 gap-6">
      <section className="grid grid-cols-1 gap-2">
        <h2 className="type-h2">{t('queue.failures')}</h2>
        <p className="type-body max-w-[72ch] text-ink2">{t('queue.failuresText')}</p>
        <ListPanel window={failures.data} onPage={setFailuresPage} error={failures.error}>
          <DataTable
            label={t('queue.failures')}
            columns={useFailureColumns()}
            rows={failures.data?.items}
            rowKey={({ id }) => id}
            loading={t('loading')}
            empty={t('queue.noFailures')}
          />
        </ListPanel>
      </section>
      <ReturnsSection />
      <ChargebacksSection />
      <section className="grid grid-cols-1 gap-2">
        <h2 className="type-h2">{t('queue.payments')}</h2>
        <p className="type-body max-w-[72ch] text-ink2">{t('queue.paymentsText')}</p>
        <ListPanel window={payments.data} onPage={address.setPage} error={payments.error}>
          <DataTable
            label={t('queue.payments')}
            columns={usePaymentColumns()}
            rows={payments.data?.items}
            rowKey={({ id }) => id}
            stale={payments.isPlaceholderData}
            loading={t('loading')}
            empty={t('queue.noPayments')}
          />
        </ListPanel>
      </section>
    </div>
  );
}

type ActionButtonProps = { readonly label: string; readonly work: () => Promise<string> };

/** Button that runs an action immediately and shows its result as a toast. */
function ActionButton({ label, work }: ActionButtonProps) {
  const { t } = useTranslation('admin');
  const words = useProblemWords();
  const refresh = useRefresh();
  const [pending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    try {
      toast({ title: await work() });
    } catch (error) {
      toast({ variant: 'destructive', title: t('queue.failed'), description: words(error) });
    }
    setPending(false);
    await refresh();
  };
  return (
    <Button size="small" pending={pending} onClick={() => void run()}>
      {label}
    </Button>
  );
}

const personOf = ({ userName, userEmail }: { userName: string | null; userEmail: string | null }) =>
  [userName, userEmail].filter(Boolean).join(', ');

function useFailureColumns(): Column<FailedRegistration>[] {
  const { t } = useTranslation('admin');
  const retry = async (id: number): Promise<string> => {
    const { recovered } = await call<Queue['retry']>('POST', `/api/admin/failed-registrations/${id}/retry`);
    return t(recovered ? 'queue.recovered' : 'queue.stillFailing');
  };
  return [
    { key: 'since', head: t('queue.since'), cell: ({ createdAt }) => shownMoment(createdAt) },
    { key: 'member', head: t('payments.member'), cell: personOf },
    {
      key: 'payment',
      head: t('payments.id'),
      cell: ({ paymentId }) => <code className="text-ink2">{paymentId}</code>,
    },
    { key: 'why', head: t('queue.why'), wrap: true, cell: ({ errorMessage }) => errorMessage ?? '' },
    { key: 'tries', head: t('queue.tries'), align: 'right', cell: ({ retryCount }) => retryCount },
    { key: 'last', head: t('queue.lastTry'), cell: ({ lastRetryAt }) => shownMoment(lastRetryAt) },
    {
      key: 'retry',
      head: t('members.actions'),
      align: 'right',
      cell: ({ id }) => <ActionButton label={t('retry')} work={() => retry(id)} />,
    },
  ];
}

function usePaymentColumns(): Column<WaitingPayment>[] {
  const { t } = useTranslation('admin');
  const money = useFormatMoney();
  const wordOf = (state: string): string => {
    const known = waitingStates.find((each) => each === state);
    return known ? t(`queue.state.${known}`) : state;
  };
  const check = async (id: number): Promise<string> => {
    const { state } = await call<Queue['checkPayment']>('POST', `/api/admin/payment-queue/${id}/check`);
    return waitingStates.some((each) => each === state) ? t('queue.stillWaiting') : t('queue.settled');
  };
  return [
    { key: 'since', head: t('queue.since'), cell: ({ createdAt }) => shownMoment(createdAt) },
    { key: 'member', head: t('payments.member'), cell: personOf },
    {
      key: 'payment',
      head: t('payments.id'),
      cell: ({ paymentId }) => <code className="text-ink2">{paymentId}</code>,
    },
    { key: 'method', head: t('payments.method'), cell: ({ paymentMethod }) => methodName(paymentMethod) },
    {
      key: 'amount',
      head: t('payments.amount'),
      align: 'right',
      cell: ({ amount, currency, paymentMethod }) => money(amount, currency, paymentMethod),
    },
    {
      key: 'state',
      head: t('payments.status'),
      cell: ({ state, reason }) => (
        <span className="inline-flex items-center gap-2">
          <Tag tone={state === 'manual' ? 'err' : 'warn'}>{wordOf(state)}</Tag>
          {reason}
        </span>
      ),
    },
    { key: 'tries', head: t('queue.tries'), align: 'right', cell: ({ checks }) => checks },
    { key: 'next', head: t('queue.nextCheck'), cell: ({ nextCheckAt }) => shownMoment(nextCheckAt) },
    {
      key: 'check',
      head: t('members.actions'),
      align: 'right',
      cell: ({ id }) => <ActionButton label={t('queue.check')} work={() => check(id)} />,
    },
  ];
}
