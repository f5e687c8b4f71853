import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/language-context.ts';
import type { Money } from '../../platform/money.ts';
import { figureOf } from './price.ts';

/** Words money in the reader's language: `96.00 USD`, `₩124,800`. */
export function usePrice(): (money: Money) => string {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  return (money) =>
    t(money.currency === 'USD' ? 'plans.usd' : 'plans.krw', { amount: figureOf(money, language) });
}
