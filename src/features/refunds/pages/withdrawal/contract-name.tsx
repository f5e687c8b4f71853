import { useTranslation } from 'react-i18next';
import { useFormatMoney } from '../../../../platform/browser/format-money.ts';
import { shownMoment } from '../../../../ui/shown-values.ts';
import type { PaymentView } from '../refund-data.ts';

/** Names the contract by plan, amount, time and reference of its payment. */
export function ContractName({ payment }: { readonly payment: PaymentView }) {
  const { t } = useTranslation('refunds');
  const money = useFormatMoney();
  const { planType, amount, currency, paymentMethod, createdAt, paymentId } = payment;
  const plan = { monthly: t('page.plan_monthly'), annual: t('page.plan_annual'), test: t('page.plan_test') }[
    planType ?? ''
  ];
  return (
    <>
      <p className="type-body font-[520]">
        {[plan, money(amount, currency, paymentMethod)].filter(Boolean).join(', ')}
      </p>
      <p className="type-small text-ink2 wrap-anywhere">
        {shownMoment(createdAt)} · {paymentId}
      </p>
    </>
  );
}
