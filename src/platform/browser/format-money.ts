/** Amounts as answers of the API carry them, in the reader's language. */
import type { Language } from '../shared/i18n/i18n.ts';
import { exponent } from '../shared/money/money.ts';
import { moneyText } from '../shared/money/money-text.ts';
import { useLanguage } from './i18n/language-context.ts';

type Amount = number | string | null | undefined;

/** A sign, for the amounts of My Page and the dashboard; by code, for the refund screen. */
export type MoneyForm = 'sign' | 'code';

/**
 * Won for KRW and for whatever Toss charged, else dollars with two decimals.
 * @param amount in whole currency units, as a number or a decimal text
 * @param method the payment's; without it the currency alone decides
 * @returns `N/A` for what is no number
 */
export function shownMoney(
  amount: Amount,
  { currency, method = '' }: { readonly currency: string; readonly method?: string | undefined },
  { language, form = 'sign' }: { readonly language: Language; readonly form?: MoneyForm },
): string {
  const value = numberOf(amount);
  if (value === null) return 'N/A';
  const shown = currency === 'KRW' || method === 'toss' ? 'KRW' : 'USD';
  if (shown === 'USD' && form === 'sign') return inDollars.format(value);
  return moneyText({ currency: shown, minor: Math.round(value * 10 ** exponent[shown]) }, language);
}

/** The same, for a screen. */
export function useShownMoney(form?: MoneyForm) {
  const language = useLanguage();
  return (amount: Amount, currency: string, method?: string) =>
    shownMoney(amount, { currency, method }, { language, ...(form && { form }) });
}

const inDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

function numberOf(amount: Amount): number | null {
  if (amount === null || amount === undefined || amount === '') return null;
  const value = Number(amount);
  return Number.isFinite(value) ? value : null;
}
