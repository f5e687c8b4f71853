import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { exponent } from '../../../../platform/shared/money/money.ts';
import { moneyText } from '../../../../platform/shared/money/money-text.ts';
import { shownDay, shownMethod, shownMoment } from '../../../../ui/shown-values.ts';
import { Logo } from '../../../../ui/theme/mark.tsx';
import type { Receipt } from '../../account.contract.ts';

export type CreditNote = NonNullable<Receipt['creditNote']>;
type SheetProps = {
  readonly receipt: Receipt;
  /** Shows this credit note instead of the receipt. */
  readonly creditNote?: CreditNote | undefined;
};

/** Receipt or credit note: seller, buyer, item, date and amount. */
export function ReceiptSheet({ receipt, creditNote }: SheetProps) {
  const { t } = useTranslation('account');
  const { id, number, reference, plan, method, currency, paidAt, refundedAt, status } = receipt;
  const { amount, tax, taxNote } = creditNote ?? receipt;
  const language = useLanguage();
  // Same format as in the mail.
  const money = (value: number) =>
    moneyText({ minor: Math.round(value * 10 ** exponent[currency]), currency }, language);
  const planName =
    plan === 'monthly' || plan === 'annual' || plan === 'test' ? t(`receipts.plan_${plan}`) : plan;
  const receiptAddress = `/my-page/receipts/${id}`;
  return (
    <article className="rounded-panel border bg-p1 p-5 inset-shadow-sheen sm:p-8 print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-4 border-b pb-5">
        <div>
          <h1 className="type-h1">{t(creditNote ? 'receipts.creditNote' : 'receipts.one')}</h1>
          <p className="type-small mt-1 text-ink2 wrap-anywhere">
            {t('receipts.number', { number: creditNote?.number ?? number })}
          </p>
        </div>
        <Logo />
      </header>
      <Parties receipt={receipt} />
      <dl className="divide-y">
        {creditNote && (
          <Row name={t('receipts.forReceipt')}>
            <DocumentLink to={receiptAddress}>{number}</DocumentLink>
          </Row>
        )}
        <Row name={t('receipts.plan')}>{planName}</Row>
        {receipt.periodStart && receipt.periodEnd && (
          <Row name={t('receipts.period')}>
            {t('receipts.fromTo', { from: shownDay(receipt.periodStart), to: shownDay(receipt.periodEnd) })}
          </Row>
        )}
        <Row name={t('receipts.paid')}>{shownMoment(paidAt)}</Row>
        <Row name={t('receipts.method')}>{shownMethod(method)}</Row>
        <Row name={t('receipts.reference')}>{reference}</Row>
        {(creditNote || status === 'refunded') && (
          <Row name={t('receipts.refunded')}>
            {shownMoment(creditNote ? creditNote.issuedAt : refundedAt)}
          </Row>
        )}
        {!creditNote && receipt.creditNote && (
          <Row name={t('receipts.creditNote')}>
            <DocumentLink to={`${receiptAddress}/credit-note`}>{receipt.creditNote.number}</DocumentLink>
          </Row>
        )}
      </dl>
      <dl className="border-t border-line2 pt-2.5">
        {tax && (
          <>
            <Row name={t('receipts.net')}>{money(tax.net)}</Row>
            <Row name={t('receipts.tax', { name: tax.name, percent: tax.percent })}>{money(tax.amount)}</Row>
          </>
        )}
        <div className="flex items-baseline justify-between gap-4 pt-1.5">
          <dt className="type-h3">{t(creditNote ? 'receipts.returned' : 'receipts.total')}</dt>
          <dd className="type-h2">{money(amount)}</dd>
        </div>
      </dl>
      {(!tax || taxNote) && (
        <div className="type-small mt-4 grid gap-1 text-ink2">
          {!tax && <p>{t('receipts.noTax')}</p>}
          {taxNote && <p className="wrap-anywhere">{taxNote}</p>}
        </div>
      )}
    </article>
  );
}

function Parties({ receipt: { seller, buyer } }: { readonly receipt: Receipt }) {
  const { t } = useTranslation('account');
  const sellerFacts = [
    seller.address,
    seller.registration && t('receipts.registration', { number: seller.registration }),
    seller.phone,
    seller.email,
  ];
  const buyerFacts = [
    buyer.address,
    buyer.country,
    buyer.taxNumber && t('receipts.taxNumber', { number: buyer.taxNumber }),
    buyer.company && buyer.name,
    buyer.email,
  ];
  return (
    <div className="grid gap-5 border-b py-5 sm:grid-cols-2">
      <Party title={t('receipts.seller')} name={seller.name ?? 'Ferrite'} facts={sellerFacts} />
      <Party title={t('receipts.buyer')} name={buyer.company || buyer.name} facts={buyerFacts} />
    </div>
  );
}

type PartyProps = {
  readonly title: string;
  readonly name: string;
  /** Lines; null values are omitted. */
  readonly facts: readonly (string | null)[];
};

function Party({ title, name, facts }: PartyProps) {
  return (
    <section className="min-w-0">
      <h2 className="type-micro text-ink3">{title}</h2>
      <p className="type-h3 mt-0.5 wrap-anywhere">{name}</p>
      <p className="type-small text-ink2">
        {facts
          .filter((fact) => fact !== null && fact !== '')
          .map((fact) => (
            <span key={fact} className="block whitespace-pre-line wrap-anywhere">
              {fact}
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

function DocumentLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link to={to} className="textlink">
      {children}
    </Link>
  );
}
