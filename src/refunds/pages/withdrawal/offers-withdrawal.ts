import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import type { PaymentView } from '../refund-data.ts';

type Reader = {
  /** From the profile. */
  readonly country: string | null | undefined;
  readonly language: Language;
  /** Of the address: the footer leads to `#withdrawal`. */
  readonly hash: string;
};

/**
 * Whether the withdrawal of European law is shown beside the refund. Buyers in Korea see the refund alone; the
 * link in the footer opens the withdrawal for everyone.
 */
export function offersWithdrawal(
  { country, language, hash }: Reader,
  payments: readonly Pick<PaymentView, 'openRequest'>[],
): boolean {
  const isInKorea = country ? country === 'South Korea' : language === 'kr';
  return !isInKorea || hash === '#withdrawal' || payments.some((each) => each.openRequest === 'withdrawal');
}
