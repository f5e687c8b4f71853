import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import type { PaymentView } from '../refund-data.ts';

type Reader = {
  /** Country in the member's profile. */
  readonly country: string | null | undefined;
  readonly language: Language;
  /** Hash of the page URL; the footer links to `#withdrawal`. */
  readonly hash: string;
};

/**
 * Returns whether the European right of withdrawal is shown in addition to the refund. Buyers in Korea see only the
 * refund, unless they followed the footer link or declared a withdrawal.
 */
export function offersWithdrawal(
  { country, language, hash }: Reader,
  payments: readonly Pick<PaymentView, 'openRequest'>[],
): boolean {
  const isInKorea = country ? country === 'South Korea' : language === 'kr';
  return !isInKorea || hash === '#withdrawal' || payments.some((each) => each.openRequest === 'withdrawal');
}
