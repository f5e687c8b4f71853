import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../../ui/mark.tsx';
import { shownDay, shownMethod, shownMoment, shownMoney } from '../../ui/shown-values.ts';
import type { Receipt } from '../receipts.ts';

/** The sheet itself: seller, buyer, what was bought, when and for how much. */
export function ReceiptSheet({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useTranslation('account');
  const { number, plan, method, amount, currency, paidAt, refundedAt, status, buyer, seller } = receipt;
  const sum = shownMoney(amount, currency, method);
  const planName =
    plan === 'monthly' || plan === 'annual' || plan === 'test' ? t(`receipts.plan_${plan}`) : plan;
  const sellerFacts = [
    seller.address,
    seller.registration && t('receipts.registration', { number: seller.registration }),
    seller.phone,
    seller.email,
  ].filter(Boolean);
  return (
    <article className="rounded-panel border bg-p1 p-5 inset-shadow-sheen sm:p-8 print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-4 border-b pb-5">
        <div>
          <h1 className="type-h1">{t('receipts.one')}</h1>
          <p className="type-small mt-1 text-ink2 wrap-anywhere">{t('receipts.number', { number })}</p>
        </div>
        <Logo />
      </header>
      <div className="grid gap-5 border-b py-5 sm:grid-cols-2">
        <Party title={t('receipts.seller')} name={seller.name ?? 'Ferrite'}>
          {sellerFacts.map((fact) => (
            <span key={fact} className="block wrap-anywhere">
              {fact}
            </span>
          ))}
        </Party>
        <Party title={t('receipts.buyer')} name={buyer.name}>
          <span className="wrap-anywhere">{buyer.email}</span>
        </Party>
      </div>
      <dl className="divide-y">
        <Row name={t('receipts.plan')}>{planName}</Row>
        {receipt.periodStart && receipt.periodEnd && (
          <Row name={t('receipts.period')}>
            {t('receipts.fromTo', { from: shownDay(receipt.periodStart), to: shownDay(receipt.periodEnd) })}
          </Row>
        )}
        <Row name={t('receipts.paid')}>{shownMoment(paidAt)}</Row>
        <Row name={t('receipts.method')}>{shownMethod(method)}</Row>
        {status === 'refunded' && (
          <Row name={t('receipts.refunded')}>{refundedAt ? shownMoment(refundedAt) : sum}</Row>
        )}
      </dl>
      <p className="flex items-baseline justify-between gap-4 border-t border-line2 pt-4">
        <span className="type-h3">{t('receipts.total')}</span>
        <strong className="type-h2">
          {sum} <span className="type-small text-ink2">{currency}</span>
        </strong>
      </p>
    </article>
  );
}

type PartyProps = { readonly title: string; readonly name: string; readonly children: ReactNode };

function Party({ title, name, children }: PartyProps) {
  return (
    <section>
      <h2 className="type-micro text-ink3">{title}</h2>
      <p className="type-h3 mt-0.5 wrap-anywhere">{name}</p>
      <p className="type-small text-ink2">{children}</p>
    </section>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2.5">
      <dt className="type-body text-ink2">{name}</dt>
      <dd className="type-body text-ink">{children}</dd>
    </div>
  );
}
