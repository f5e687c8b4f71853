import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { exponent } from '../../../../platform/shared/money/money.ts';
import { moneyText } from '../../../../platform/shared/money/money-text.ts';
import { shownDay, shownMethod, shownMoment } from '../../../../ui/shown-values.ts';
import { Logo } from '../../../../ui/theme/mark.tsx';
import type { Receipt } from '../../account.contract.ts';
import {
  type CreditNote,
  type ReceiptDocument,
  type ReceiptWording,
  receiptDocument,
} from '../../receipts/receipt-document.rules.ts';

type SheetProps = {
  readonly receipt: Receipt;
  /** Credit note to show instead of the receipt. */
  readonly creditNote?: CreditNote | undefined;
};

/** Returns the texts and formats of the page; money is formatted as in the mails. */
function useReceiptWording(): ReceiptWording {
  const { t } = useTranslation('account');
  const language = useLanguage();
  // The cast is needed because i18next's types derive the placeholders from the key, which is not known here.
  const translate = t as unknown as (key: string, params?: object) => string;
  return {
    text: (key, params) => translate(`receipts.${key}`, params),
    money: (value, currency) =>
      moneyText({ minor: Math.round(value * 10 ** exponent[currency]), currency }, language),
    day: shownDay,
    moment: shownMoment,
    method: shownMethod,
  };
}

/** Shows a receipt or credit note: seller, buyer, item, date and amount. */
export function ReceiptSheet({ receipt, creditNote }: SheetProps) {
  const document = receiptDocument(receipt, creditNote ?? null, useReceiptWording());
  const { title, number, parties, rows, sums, total, notes } = document;
  const addresses = {
    receipt: `/my-page/receipts/${receipt.id}`,
    creditNote: `/my-page/receipts/${receipt.id}/credit-note`,
  } as const;
  return (
    <article className="rounded-panel border bg-p1 p-5 inset-shadow-sheen sm:p-8 print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-4 border-b pb-5">
        <div>
          <h1 className="type-h1">{title}</h1>
          <p className="type-small mt-1 text-ink2 wrap-anywhere">{number}</p>
        </div>
        <Logo />
      </header>
      <div className="grid gap-5 border-b py-5 sm:grid-cols-2">
        {parties.map((party) => (
          <Party key={party.title} party={party} />
        ))}
      </div>
      <dl className="divide-y">
        {rows.map(({ label, text, opens }) => (
          <Row key={label} name={label}>
            {opens ? (
              <Link to={addresses[opens]} className="textlink">
                {text}
              </Link>
            ) : (
              text
            )}
          </Row>
        ))}
      </dl>
      <dl className="border-t border-line2 pt-2.5">
        {sums.map(({ label, text }) => (
          <Row key={label} name={label}>
            {text}
          </Row>
        ))}
        <div className="flex items-baseline justify-between gap-4 pt-1.5">
          <dt className="type-h3">{total.label}</dt>
          <dd className="type-h2">{total.text}</dd>
        </div>
      </dl>
      {notes.length > 0 && (
        <div className="type-small mt-4 grid gap-1 text-ink2">
          {notes.map((note) => (
            <p key={note} className="wrap-anywhere">
              {note}
            </p>
          ))}
        </div>
      )}
    </article>
  );
}

function Party({ party: { title, name, lines } }: { readonly party: ReceiptDocument['parties'][number] }) {
  return (
    <section className="min-w-0">
      <h2 className="type-micro text-ink3">{title}</h2>
      <p className="type-h3 mt-0.5 wrap-anywhere">{name}</p>
      <p className="type-small text-ink2">
        {lines.map((line) => (
          <span key={line} className="block whitespace-pre-line wrap-anywhere">
            {line}
          </span>
        ))}
      </p>
    </section>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2.5">
      <dt className="type-body text-ink2">{name}</dt>
      <dd className="type-body min-w-0 text-ink wrap-anywhere">{children}</dd>
    </div>
  );
}
