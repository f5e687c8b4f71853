/** What the server's answers mean for somebody who is paying. No imports of the server. */

import type { MembershipCode } from '../../membership/refusals.ts';
import { ApiError, field, textField } from '../../platform/browser/api-client.ts';
import { transientErrorOf } from '../../platform/browser/transient-errors.ts';
import type { PlatformCode, SharedCode } from '../../platform/server/errors/refusals.ts';
import type { AnswerOf } from '../../platform/server/http/contract.ts';
import type { checkoutContract } from '../checkout/checkout.contract.ts';
import type { en } from '../messages/en.ts';
import type { PaymentCode } from '../refusals.ts';

/** What a payment came to: the server's message, and a session where it opened one. */
export type PaymentResult = Pick<
  AnswerOf<typeof checkoutContract.confirmToss>,
  // The outcome is left out while the money may still be on its way.
  'message' | 'outcome' | 'subscriptionExpiresAt' | 'access_token' | 'refresh_token'
>;

/** Whether the period is one of somebody who had an account before. */
export const isOfMember = ({ outcome }: PaymentResult): boolean =>
  outcome === 'begun' || outcome === 'extended';

export type ProblemKey = keyof (typeof en)['problems'];

/** Why something was refused, as far as people are told differently. */
export type Problem = {
  /** Null: no words of our own; `reason` may have some. */
  readonly key: ProblemKey | null;
  /** The server's sentence. */
  readonly reason: string | null;
  /** The provider's own code. */
  readonly providerCode: string | null;
  /** The provider's window can be shown again for another card. */
  readonly restart: boolean;
  /** Refused for now, see `platform/browser/transient-errors.ts`. */
  readonly passing?: ApiError;
};

/** Where a payment stands, as far as one answer tells. */
export type Verdict =
  | { readonly kind: 'paid'; readonly result: PaymentResult }
  /** Money may have moved; nobody knows yet. `account`: it has, and the account is being made. */
  | { readonly kind: 'unsure'; readonly account?: true }
  /** Nothing has been paid so far; it still can be. */
  | { readonly kind: 'open' }
  /** Polling has ended without a result. */
  | { readonly kind: 'unresolved' }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** Told by the verdict, by a login, or to the log; and one that no page of ours can send. */
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

/** What a status that is neither success nor pending means. */
export function failedStatus(
  problem: keyof typeof statusKeys | undefined,
  providerCode: string | null = null,
): Problem {
  return { key: problem ? statusKeys[problem] : null, reason: null, providerCode, restart: false };
}

export const notCompleted: Problem = failedStatus('not_completed');

/** The order was paid before: the membership is active. */
export const isPaidBefore = ({ key }: Problem): boolean => key === 'paidBefore' || key === 'alreadyPaid';

/** The buyer left the provider's window, and nothing was taken. */
export const cancelled: Problem = { key: 'canceled', reason: null, providerCode: null, restart: false };

/** Why a call failed. */
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
 * What a failed call about money means. Only a definite refusal of the server's ends a payment: silence and
 * accidents mean that nobody knows.
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
