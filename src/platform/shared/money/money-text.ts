import { type Language, locale } from '../i18n/i18n.ts';
import { exponent, formatAmount, type Money } from './money.ts';

/**
 * Formats by language and currency: dollars with the code USD, because the dollar sign is ambiguous; won with their
 * sign.
 */
const forms: Readonly<Record<Language, Readonly<Record<Money['currency'], string>>>> = {
  en: { USD: '{figure} USD', KRW: '₩{figure}' },
  de: { USD: '{figure} USD', KRW: '{figure} ₩' },
  cn: { USD: '{figure} 美元', KRW: '₩{figure}' },
  ja: { USD: '{figure} USD', KRW: '₩{figure}' },
  kr: { USD: '{figure} USD', KRW: '₩{figure}' },
};

/**
 * Formats an amount for screens and emails in a language: `96.00 USD`, `96,00 USD`, `₩124,800`. Programs and
 * spreadsheets use `formatAmount`.
 */
export function moneyText(money: Money, language: Language): string {
  const digits = exponent[money.currency];
  const figure = new Intl.NumberFormat(locale[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Number(formatAmount({ ...money, minor: Math.abs(money.minor) })));
  const text = forms[language][money.currency].replace('{figure}', figure);
  return money.minor < 0 ? `−${text}` : text;
}
