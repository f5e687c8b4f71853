import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Panel } from '../../ui/panel.tsx';
import { shownDay, shownMethod, shownMoney } from '../../ui/shown-values.ts';
import type { ReceiptLine } from '../receipts.ts';
import { LoadedList } from './loaded-list.tsx';

/** One's receipts, newest first. */
export function Receipts() {
  const { t } = useTranslation('account');
  const receipts = useQuery<ReceiptLine[]>({
    queryKey: ['/api/user/receipts'],
    staleTime: 0,
    refetchOnMount: 'always',
  });
  return (
    <Panel title={t('receipts.title')} flush>
      <LoadedList
        query={receipts}
        empty={t('receipts.none')}
        row={(receipt) => <ReceiptRow key={receipt.id} receipt={receipt} />}
      />
    </Panel>
  );
}

function ReceiptRow({ receipt }: { readonly receipt: ReceiptLine }) {
  const { id, number, method, amount, currency, paidAt } = receipt;
  return (
    <li>
      <Link
        to={`/my-page/receipts/${id}`}
        className="flex items-start justify-between gap-3 px-4 py-2.5 recolour hover:bg-p3/60 focus-visible:-outline-offset-2"
      >
        <span className="min-w-0">
          <span className="type-body textlink text-ink">{shownDay(paidAt)}</span>
          <span className="type-small block text-ink2 wrap-anywhere">{number}</span>
        </span>
        <span className="type-body shrink-0 text-right text-ink">
          {shownMoney(amount, currency, method)}
          <span className="type-small block text-ink2">{shownMethod(method)}</span>
        </span>
      </Link>
    </li>
  );
}
