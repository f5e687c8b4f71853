import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import type { Currency } from '../../../../platform/shared/money/money.ts';
import { koreanMethod, type PaymentMethod, paymentMethods } from '../../registration/profile-lists.rules.ts';

/**
 * Returns the currency of a payment method: won for Toss, else dollars. If no method is chosen: won in Korean, else
 * dollars.
 */
export function currencyFor(language: Language, method: PaymentMethod | ''): Currency {
  if (method !== '') return method === koreanMethod ? 'KRW' : 'USD';
  return language === 'kr' ? 'KRW' : 'USD';
}

/** Returns the other currency and the payment methods that use it. */
export function otherCurrencyOf(currency: Currency): {
  currency: Currency;
  methods: readonly PaymentMethod[];
} {
  if (currency === 'USD') return { currency: 'KRW', methods: [koreanMethod] };
  return { currency: 'USD', methods: paymentMethods.filter((each) => each !== koreanMethod) };
}
