import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { apiQuery } from '../../../../platform/browser/api-client.ts';
import { useFormatMoney } from '../../../../platform/browser/format-money.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { shownDay, shownMethod } from '../../../../ui/shown-values.ts';
import type { ReceiptLine, receiptsContract } from '../../account.contract.ts';
import { LoadedList } from '../loaded-list.tsx';
import { SavePdf } from './save-pdf.tsx';

/** List of the member's receipts, newest first. */
export function Receipts() {
  const { t } = useTranslation('account');
  const receipts = useQuery({
    ...apiQuery<typeof receiptsContract.list>('/api/user/receipts'),
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
  const { t } = useTranslation('account');
  const formatMoney = useFormatMoney();
  const { id, number, method, amount, currency, paidAt, creditNote } = receipt;
  const address = `/my-page/receipts/${id}`;
  const money = (value: number) => formatMoney(value, currency, method);
  return (
    <>
      <DocumentRow
        to={address}
        day={paidAt}
        name={number}
        sum={money(amount)}
        about={shownMethod(method)}
        pdf={<SavePdf id={id} number={number} isCreditNote={false} isShort />}
      />
      {creditNote && (
        <DocumentRow
          to={`${address}/credit-note`}
          day={creditNote.issuedAt}
          name={creditNote.number}
          sum={`−${money(creditNote.amount)}`}
          about={t('receipts.creditNote')}
          pdf={<SavePdf id={id} number={creditNote.number} isCreditNote isShort />}
        />
      )}
    </>
  );
}

type DocumentRowProps = {
  readonly to: string;
  readonly day: string;
  readonly name: string;
  readonly sum: string;
  readonly about: string;
  readonly pdf: ReactNode;
};

function DocumentRow({ to, day, name, sum, about, pdf }: DocumentRowProps) {
  return (
    <li className="flex items-center pr-4">
      <Link
        to={to}
        className="flex min-w-0 grow items-start justify-between gap-3 px-4 py-2.5 recolour hover:bg-p3/60 focus-visible:-outline-offset-2"
      >
        <span className="min-w-0">
          <span className="type-body textlink text-ink">{shownDay(day)}</span>
          <span className="type-small block text-ink2 wrap-anywhere">{name}</span>
        </span>
        <span className="type-body shrink-0 text-right text-ink">
          {sum}
          <span className="type-small block text-ink2">{about}</span>
        </span>
      </Link>
      {pdf}
    </li>
  );
}
