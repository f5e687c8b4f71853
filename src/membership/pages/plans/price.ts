import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import type { Currency } from '../../../platform/shared/money/money.ts';
import { koreanMethod, type PaymentMethod, paymentMethods } from '../../registration/profile-lists.rules.ts';

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
