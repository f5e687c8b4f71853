import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import type { Money } from '../../../../platform/shared/money/money.ts';
import { moneyText } from '../../../../platform/shared/money/money-text.ts';

/** Returns a function that formats money in the language of the page, e.g. `96.00 USD` or `₩124,800`. */
export function usePrice(): (money: Money) => string {
  const language = useLanguage();
  return (money) => moneyText(money, language);
}
