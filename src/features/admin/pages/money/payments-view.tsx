import { useTranslation } from 'react-i18next';
import { useFormatMoney } from '../../../../platform/browser/format-money.ts';
import { Select } from '../../../../ui/form/field.tsx';
import { shownMoment } from '../../../../ui/shown-values.ts';
import { Tag } from '../../../../ui/tag.tsx';
import type { adminContract, PaymentView } from '../../admin.contract.ts';
import { useAdminActions } from '../actions.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { ListPanel } from '../list-panel.tsx';
import { methodName, useStatusWords } from '../members/names.ts';
import type { Address } from '../use-address.ts';
import { useList, withParameters } from '../use-list.ts';

const statuses = ['completed', 'pending', 'failed', 'cancelled', 'refunded', 'charged_back'] as const;
const methods = ['paypal', 'toss', 'eximbay'] as const;

/** List of all payments, newest first. */
export function PaymentsView({ address }: { readonly address: Address }) {
  const { t } = useTranslation('admin');
  const words = useStatusWords();
  const columns = useColumns();
  const filter = {
    search: address.read('search'),
    status: statuses.find((each) => each === address.read('status')) ?? '',
    method: methods.find((each) => each === address.read('method')) ?? '',
  };
  const list = useList<typeof adminContract.payments>('/api/admin/payment-transactions', {
    ...filter,
    page: address.page,
  });
  const setSearch = (search: string) => address.set({ search });
  return (
    <ListPanel
      search={{ label: t('payments.search'), value: filter.search, onChange: setSearch }}
      filters={
        <span className="flex flex-wrap gap-2">
          <Select
            aria-label={t('payments.status')}
            value={filter.status}
            onChange={(event) => address.set({ status: event.target.value })}
            className="w-auto! shrink-0"
          >
            <option value="">{t('payments.allStatuses')}</option>
            {statuses.map((status) => (
              <option key={status} value={status}>
                {words.payment(status)}
              </option>
            ))}
          </Select>
          <Select
            aria-label={t('payments.method')}
            value={filter.method}
            onChange={(event) => address.set({ method: event.target.value })}
            className="w-auto! shrink-0"
          >
            <option value="">{t('payments.allMethods')}</option>
            {methods.map((method) => (
              <option key={method} value={method}>
                {methodName(method)}
              </option>
            ))}
          </Select>
        </span>
      }
      file={{ path: withParameters('/api/admin/payments.csv', filter), name: 'payments.csv' }}
      window={list.data}
      onPage={address.setPage}
      error={list.error}
    >
      <DataTable
        label={t('tabs.payments')}
        columns={columns}
        rows={list.data?.items}
        rowKey={({ id }) => id}
        stale={list.isPlaceholderData}
        loading={t('loading')}
        empty={t('payments.empty')}
      />
    </ListPanel>
  );
}

function useColumns(): Column<PaymentView>[] {
  const { t } = useTranslation('admin');
  const { ask } = useAdminActions();
  const words = useStatusWords();
  const money = useFormatMoney();
  return [
    { key: 'date', head: t('payments.date'), cell: ({ createdAt }) => shownMoment(createdAt) },
    {
      key: 'member',
      head: t('payments.member'),
      cell: ({ memberId, userName, userEmail }) =>
        memberId ? (
          <button
            type="button"
            onClick={() => ask({ kind: 'look', memberId })}
            className="min-h-8 rounded-control text-left font-[560] hover:underline"
          >
            {userName ?? userEmail}
          </button>
        ) : (
          <span className="text-ink2">
            {/* An attempt made before the account existed has an email but no member; account deletion removes both. */}
            {t(userEmail ? 'payments.newcomer' : 'payments.formerMember')}
          </span>
        ),
    },
    { key: 'email', head: t('members.email'), cell: ({ userEmail }) => userEmail ?? '' },
    {
      key: 'id',
      head: t('payments.id'),
      cell: ({ paymentId, paymentMethod, planType }) => (
        <>
          <code className="text-ink2">{paymentId}</code>
          <span className="block">
            {[methodName(paymentMethod), planType && words.plan(planType)].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      key: 'amount',
      head: t('payments.amount'),
      align: 'right',
      cell: ({ amount, currency, paymentMethod }) => money(amount, currency, paymentMethod),
    },
    { key: 'status', head: t('payments.status'), cell: (payment) => <PaymentStatus payment={payment} /> },
    { key: 'receipt', head: t('payments.receipt'), cell: documentNumbers },
    {
      key: 'company',
      head: t('payments.company'),
      cell: ({ company, taxNumber }) => (
        <>
          <span title={company ?? undefined} className="block max-w-60 truncate">
            {company}
          </span>
          {taxNumber && <span className="block text-ink2">{taxNumber}</span>}
        </>
      ),
    },
  ];
}

/** Returns the numbers of receipt and credit note, separated by a comma. */
export const documentNumbers = ({
  receiptNumber,
  creditNoteNumber,
}: Pick<PaymentView, 'receiptNumber' | 'creditNoteNumber'>) =>
  [receiptNumber, creditNoteNumber].filter(Boolean).join(', ');

/** Shows a completed payment as plain text and any other status as a tag. */
export function PaymentStatus({
  payment: { status, isAbandoned },
}: {
  readonly payment: Pick<PaymentView, 'status' | 'isAbandoned'>;
}) {
  const { t } = useTranslation('admin');
  const words = useStatusWords();
  if (isAbandoned) return <Tag>{t('paid.abandoned')}</Tag>;
  if (status === 'completed') return words.payment(status);
  const tone = status === 'failed' ? 'err' : status === 'pending' ? 'warn' : 'neutral';
  return <Tag tone={tone}>{words.payment(status)}</Tag>;
}
