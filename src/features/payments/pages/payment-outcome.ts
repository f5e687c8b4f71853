/** Interprets server responses during a payment. */

import { ApiError, field, textField } from '../../../platform/browser/api-client.ts';
import { transientErrorOf } from '../../../platform/browser/transient-errors.ts';
import type { PlatformCode, SharedCode } from '../../../platform/server/errors/refusals.ts';
import type { AnswerOf } from '../../../platform/server/http/contract.ts';
import type { MembershipCode } from '../../membership/refusals.ts';
import type { resultContract } from '../checkout/result.contract.ts';
import type { en } from '../messages/en.ts';
import type { PaymentCode } from '../refusals.ts';

/** Result of a payment: message, and a session if one was started. */
export type PaymentResult = Pick<
  AnswerOf<typeof resultContract.confirmToss>,
  // `outcome` is omitted while the payment is uncertain.
  'message' | 'outcome' | 'subscriptionExpiresAt' | 'access_token' | 'refresh_token'
>;

/** Returns whether the period belongs to an existing member. */
export const isOfMember = ({ outcome }: PaymentResult): boolean =>
  outcome === 'begun' || outcome === 'extended';

export type ProblemKey = keyof (typeof en)['problems'];

/** Reason of a refusal. */
export type Problem = {
  /** Text key; null if only `reason` applies. */
  readonly key: ProblemKey | null;
  /** Sentence of the server. */
  readonly reason: string | null;
  /** Error code of the provider. */
  readonly providerCode: string | null;
  /** The provider's window can be reopened for another card. */
  readonly restart: boolean;
  /** Transient error, see `platform/browser/transient-errors.ts`. */
  readonly passing?: ApiError;
};

/** Status of a payment according to one response. */
export type Verdict =
  | { readonly kind: 'paid'; readonly result: PaymentResult }
  /** Outcome unknown. `account`: captured, and the account is being created. */
  | { readonly kind: 'unsure'; readonly account?: true }
  /** Not paid yet; can still be paid. */
  | { readonly kind: 'open' }
  /** Polling has ended without a result. */
  | { readonly kind: 'unresolved' }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** Codes without a text: covered by the verdict, the login or the log, or impossible from our pages. */
type Unworded =
  `payments.${'account_pending' | 'order_failed' | 'ticket_used' | 'ticket_expired' | 'report_unavailable' | 'intent_unknown'}`;

const keys: Readonly<Partial<Record<string, ProblemKey>>> = {
  'payments.method_off': 'methodOff',
  'payments.duplicate_order': 'duplicateOrder',
  'payments.being_checked': 'beingChecked',
  'payments.already_paid': 'paidBefore',
  'payments.duplicate': 'alreadyPaid',
  'payments.refunded': 'refunded',
  'payments.mismatch': 'mismatch',
  'payments.amount_changed': 'amountChanged',
  'payments.currency_changed': 'amountChanged',
  'payments.plan_changed': 'amountChanged',
  'payments.plan_unknown': 'amountChanged',
  'payments.test_plan_locked': 'testPlan',
  'payments.registration_missing': 'registrationMissing',
  'payments.renewal_token_invalid': 'renewalProof',
  'payments.renewal_token_required': 'renewalProof',
  'payments.not_your_order': 'otherBrowser',
  'payments.order_unknown': 'orderUnknown',
  'payments.not_completed': 'notCompleted',
  'payments.not_approved': 'notCompleted',
  'payments.declined': 'declined',
  'payments.expired': 'expired',
  'payments.not_found': 'expired',
  'payments.canceled': 'canceled',
  'payments.provider_unavailable': 'providerUnavailable',
  'auth.email_not_verified': 'emailNotVerified',
  'membership.email_taken': 'emailTaken',
  'membership.nickname_taken': 'nicknameTaken',
  'membership.nickname_invalid': 'nicknameInvalid',
  'membership.weak_password': 'weakPassword',
  'membership.password_too_long': 'weakPassword',
  'request.invalid': 'checkDetails',
} satisfies Record<Exclude<PaymentCode, Unworded>, ProblemKey> &
  Partial<Record<MembershipCode | SharedCode | PlatformCode, ProblemKey>>;

const statusKeys = {
  returned: 'mismatch',
  duplicate: 'alreadyPaid',
  refunded: 'refunded',
  not_completed: 'notCompleted',
} as const;

/** Returns the verdict of a failed status. */
export function failedStatus(
  problem: keyof typeof statusKeys | undefined,
  providerCode: string | null = null,
): Problem {
  return { key: problem ? statusKeys[problem] : null, reason: null, providerCode, restart: false };
}

export const notCompleted: Problem = failedStatus('not_completed');

/** Returns whether the order was paid before. */
export const isPaidBefore = ({ key }: Problem): boolean => key === 'paidBefore' || key === 'alreadyPaid';

/** The buyer left the provider's window without paying. */
export const cancelled: Problem = { key: 'canceled', reason: null, providerCode: null, restart: false };

/** Returns the problem of a failed request. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) {
    return {
      key: error instanceof TypeError ? 'unreachable' : null,
      reason: null,
      providerCode: null,
      restart: false,
    };
  }
  const known = Object.hasOwn(keys, error.code) ? keys[error.code] : undefined;
  return {
    key: known ?? (error.status === 429 ? 'tooMany' : null),
    reason: error.reason,
    providerCode: textField(error.body, 'providerCode'),
    restart: field(error.body, 'restart') === true,
    ...(transientErrorOf(error) && { passing: error }),
  };
}

/**
 * Returns the verdict of a failed payment request. Only a definite refusal ends a payment; timeouts and server errors mean
 * that the outcome is unknown.
 */
export function verdictOf(error: unknown): Verdict {
  if (!(error instanceof ApiError)) return { kind: 'unsure' };
  switch (error.code as PaymentCode) {
    case 'payments.being_checked':
      return { kind: 'unsure' };
    case 'payments.account_pending':
      return { kind: 'unsure', account: true };
    case 'payments.not_completed':
      return { kind: 'open' };
  }
  const isOurs = error.code.startsWith('payments.');
  if (error.status === 429 || (error.status >= 500 && !isOurs)) return { kind: 'unsure' };
  return { kind: 'refused', problem: problemOf(error) };
}
