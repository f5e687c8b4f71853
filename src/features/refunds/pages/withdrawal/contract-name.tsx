import { useTranslation } from 'react-i18next';
import { useFormatMoney } from '../../../../platform/browser/format-money.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { joinWithComma } from '../../../../platform/shared/i18n/i18n.ts';
import { shownMoment } from '../../../../ui/shown-values.ts';
import type { PaymentView } from '../refund-data.ts';

/** Names the contract by plan, amount, time and reference of its payment. */
export function ContractName({ payment }: { readonly payment: PaymentView }) {
  const { t } = useTranslation('refunds');
  const language = useLanguage();
  const money = useFormatMoney();
  const { planType, amount, currency, paymentMethod, createdAt, paymentId } = payment;
  const plan = { monthly: t('page.plan_monthly'), annual: t('page.plan_annual'), test: t('page.plan_test') }[
    planType ?? ''
  ];
  return (
    <>
      <p className="type-body font-[520]">
        {joinWithComma([plan, money(amount, currency, paymentMethod)], language)}
      </p>
      <p className="type-small text-ink2 wrap-anywhere">
        {shownMoment(createdAt)} · {paymentId}
      </p>
    </>
  );
}
