import { useTranslation } from 'react-i18next';
import { useFormatMoney } from '../../../../platform/browser/format-money.ts';
import type { Chargeback } from '../../money/queue.contract.ts';
import type { Column } from '../data-table.tsx';
import { methodName } from '../members/names.ts';

/** Fields that every list of payments shows: member, amount, method and ids. */
export type PaidRow = Pick<
  Chargeback,
  'paymentId' | 'providerReference' | 'userName' | 'userEmail' | 'paymentMethod' | 'amount' | 'currency'
>;

/** Returns a function that formats the paid amount in the reader's language. */
export function useAmountOf(): (row: PaidRow) => string {
  const money = useFormatMoney();
  return ({ amount, currency, paymentMethod }) => money(amount, currency, paymentMethod);
}

/** Returns the columns of such a list: `who` (member and amount) for its start, `names` (ids) for its end. */
export function usePaidColumns<T extends PaidRow>(): {
  readonly who: Column<T>[];
  readonly names: Column<T>[];
} {
  const { t } = useTranslation('admin');
  const amountOf = useAmountOf();
  return {
    who: [
      {
        key: 'member',
        head: t('payments.member'),
        cell: ({ userName, userEmail }) =>
          [userName, userEmail].filter(Boolean).join(', ') || t('payments.formerMember'),
      },
      { key: 'amount', head: t('payments.amount'), align: 'right', cell: amountOf },
      { key: 'method', head: t('payments.method'), cell: ({ paymentMethod }) => methodName(paymentMethod) },
    ],
    names: [
      {
        key: 'reference',
        head: t('queue.reference'),
        cell: ({ providerReference }) => <code className="text-ink2">{providerReference}</code>,
      },
      {
        key: 'payment',
        head: t('payments.id'),
        cell: ({ paymentId }) => <code className="text-ink2">{paymentId}</code>,
      },
    ],
  };
}
