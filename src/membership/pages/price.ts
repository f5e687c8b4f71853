import { type Language, locale } from '../../platform/i18n.ts';
import { type Currency, exponent, formatAmount, type Money } from '../../platform/money.ts';
import { koreanMethod, type PaymentMethod, paymentMethods } from '../profile-lists.rules.ts';

/** In which money a price is told: in won where people pay in won. */
export function currencyFor(language: Language, method: PaymentMethod | ''): Currency {
  if (method !== '') return method === koreanMethod ? 'KRW' : 'USD';
  return language === 'kr' ? 'KRW' : 'USD';
}

/** The money that is paid in by the other methods, and which they are. */
export function otherwise(currency: Currency): { currency: Currency; methods: readonly PaymentMethod[] } {
  if (currency === 'USD') return { currency: 'KRW', methods: [koreanMethod] };
  return { currency: 'USD', methods: paymentMethods.filter((each) => each !== koreanMethod) };
}

/** The figure alone, as the language writes it: `96.00`, `96,00`, `124,800`. */
export function figureOf(money: Money, language: Language): string {
  const digits = exponent[money.currency];
  return new Intl.NumberFormat(locale[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Number(formatAmount(money)));
}
