import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/browser/api-client.ts';
import { useTransientErrorMessage } from '../../../platform/browser/transient-errors.ts';
import type { SharedCode } from '../../../platform/server/errors/refusals.ts';
import type { AuthCode } from '../../auth/refusals.ts';
import type { MembershipCode } from '../../membership/refusals.ts';
import type { RefundCode } from '../../refunds/refusals.ts';
import type { PermanentRefusal } from '../admin.rules.ts';
import type { AdminCode } from '../refusals.ts';

/** Text keys of refusals that have their own text. */
const known = {
  'auth.password_incorrect': 'wrongPassword',
  'auth.admin_only': 'adminOnly',
  'admin.password_required': 'passwordAgain',
  'admin.no_member': 'noMember',
  'admin.last_admin': 'lastAdmin',
  'admin.protected_account': 'protectedAccount',
  'admin.own_account': 'ownAccount',
  'admin.no_account': 'noAccount',
  'admin.no_factor': 'noFactor',
  'admin.same_email': 'sameEmail',
  'admin.email_taken': 'emailTaken',
  'admin.support_answered': 'answered',
  'admin.not_waiting': 'notWaiting',
  'admin.already_recovered': 'alreadyRecovered',
  'admin.member_gone': 'memberGone',
  'admin.no_return': 'noReturn',
  'admin.no_chargeback': 'noChargeback',
  'admin.chargeback_decided': 'chargebackDecided',
  'admin.return_decided': 'returnDecided',
  'admin.no_payment': 'gone',
  'admin.no_failed_registration': 'gone',
  'admin.no_support_request': 'gone',
  'membership.payment_running': 'paymentRunning',
  'refunds.already_decided': 'decided',
  'refunds.no_request': 'noRequest',
  'refunds.already_refunded': 'refunded',
  'refunds.already_requested': 'requested',
  'refunds.no_payment': 'noPayment',
  'refunds.not_manual': 'notManual',
  'refunds.not_approved': 'notApproved',
} as const satisfies Record<AdminCode, string> &
  Partial<Record<AuthCode | SharedCode | MembershipCode | RefundCode, string>>;

/** Returns a function that explains why an action is never possible for a member. */
export function useRefusedWords(): (refusal: PermanentRefusal) => string {
  const { t } = useTranslation('admin');
  return useCallback((refusal) => t(`problem.${known[`admin.${refusal}`]}`), [t]);
}

/**
 * Returns a function that explains an error in the reader's language, or with the server's message if there is no
 * translation.
 */
export function useProblemWords(): (error: unknown) => string {
  const { t } = useTranslation('admin');
  const passing = useTransientErrorMessage();
  return useCallback(
    (error: unknown) => {
      if (!(error instanceof ApiError)) return t('problem.unreachable');
      const key = known[error.code as keyof typeof known];
      if (key) return t(`problem.${key}`);
      const text = passing(error) ?? (error.status < 500 ? error.reason : null);
      return text ?? t('problem.server');
    },
    [t, passing],
  );
}
