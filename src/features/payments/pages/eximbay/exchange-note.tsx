import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { locale } from '../../../../platform/shared/i18n/i18n.ts';
import type { Money } from '../../../../platform/shared/money/money.ts';
import type { membershipContract } from '../../../membership/membership.contract.ts';
import { usePrice } from '../../../membership/pages/plans/use-price.ts';

/** Shows the amount converted to won, for information only. */
export function ExchangeNote({ amount }: { readonly amount: Money }) {
  const { t } = useTranslation('payments');
  const price = usePrice();
  const language = useLanguage();
  const { data } = useQuery(apiQuery<typeof membershipContract.exchangeRate>('/api/exchange-rate'));
  if (!data) return null;
  const won: Money = { currency: 'KRW', minor: Math.round((amount.minor / 100) * data.rate) };
  const rate = new Intl.NumberFormat(locale[language], { maximumFractionDigits: 2 }).format(data.rate);
  return (
    <p className="type-small text-ink3">
      {t('panel.exchange', { usd: price(amount), krw: price(won), rate })}
    </p>
  );
}
