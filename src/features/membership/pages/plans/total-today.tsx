import { useTranslation } from 'react-i18next';
import type { Currency } from '../../../../platform/shared/money/money.ts';
import { type PlanId, plans } from '../../periods/plans.rules.ts';
import type { PaymentMethod } from '../../registration/profile-lists.rules.ts';
import { otherCurrencyOf } from './price.ts';
import { usePrice } from './use-price.ts';

type TotalTodayProps = {
  readonly plan: PlanId;
  readonly currency: Currency;
  readonly isOffered?: (method: PaymentMethod) => boolean;
};

/** Shows the total, and the total in the other currency if payment methods with that currency are offered. */
export function TotalToday({ plan, currency, isOffered = () => true }: TotalTodayProps) {
  const { t } = useTranslation('membership');
  const price = usePrice();
  const { prices } = plans[plan];
  const other = otherCurrencyOf(currency);
  const methods = other.methods.filter(isOffered).map((each) => t(`payment.${each}`));
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t pt-4">
      <span className="type-body text-ink2">{t('payment.total')}</span>
      <span className="flex flex-wrap items-baseline gap-x-3">
        <strong className="type-h2">{price(prices[currency])}</strong>
        {methods.length > 0 && (
          <span className="type-small text-ink3">
            {t('payment.otherwise', { method: methods.join(', '), amount: price(prices[other.currency]) })}
          </span>
        )}
      </span>
    </p>
  );
}
