import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import type { Money } from '../../../../platform/shared/money/money.ts';
import { moneyText } from '../../../../platform/shared/money/money-text.ts';

/** Returns a localized money formatter: `96.00 USD`, `₩124,800`. */
export function usePrice(): (money: Money) => string {
  const language = useLanguage();
  return (money) => moneyText(money, language);
}
