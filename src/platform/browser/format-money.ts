/** Formats amounts of API responses in the reader's language. */
import type { Language } from '../shared/i18n/i18n.ts';
import { exponent } from '../shared/money/money.ts';
import { moneyText } from '../shared/money/money-text.ts';
import { useLanguage } from './i18n/language-context.ts';

type Amount = number | string | null | undefined;

/** Form of an amount: `sign` for My Page and the dashboard (`$10.00`), `code` for the refund screen (`10.00 USD`). */
export type MoneyForm = 'sign' | 'code';

/**
 * Formats an amount: as won for KRW and for Toss payments, otherwise as dollars with two decimals.
 * @param amount in currency units, as a number or a decimal string
 * @param method payment method; if omitted, only the currency decides
 * @returns `N/A` when the amount is not a number
 */
export function formatMoney(
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

/** Returns `formatMoney` for the current language. */
export function useFormatMoney(form?: MoneyForm) {
  const language = useLanguage();
  return (amount: Amount, currency: string, method?: string) =>
    formatMoney(amount, { currency, method }, { language, ...(form && { form }) });
}

const inDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

function numberOf(amount: Amount): number | null {
  if (amount === null || amount === undefined || amount === '') return null;
  const value = Number(amount);
  return Number.isFinite(value) ? value : null;
}
