import { type Language, locale } from './i18n.ts';
import { exponent, type Money } from './money.ts';

/** A sum as people of that language write it; a dollar sign alone would leave open whose dollars, but in English. */
export function moneyText({ minor, currency }: Money, language: Language): string {
  const digits = exponent[currency];
  return new Intl.NumberFormat(locale[language], {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'USD' && language !== 'en' ? 'code' : 'symbol',
  }).format(minor / 10 ** digits);
}
