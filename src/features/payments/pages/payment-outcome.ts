/** Interprets server responses during a payment. */

import { ApiError, field, textField } from '../../../platform/browser/api-client.ts';
import { transientErrorOf } from '../../../platform/browser/transient-errors.ts';
import type { PlatformCode, SharedCode } from '../../../platform/server/errors/refusals.ts';
import type { AnswerOf } from '../../../platform/server/http/contract.ts';
import type { MembershipCode } from '../../membership/refusals.ts';
import type { resultContract } from '../checkout/result.contract.ts';
import type { en } from '../messages/en.ts';
import type { PaymentCode } from '../refusals.ts';

/** Result of a payment: message, membership period, and the session if one was started. */
export type PaymentResult = Pick<
  AnswerOf<typeof resultContract.confirmToss>,
  // `outcome` is missing while the payment is uncertain.
  'message' | 'outcome' | 'subscriptionExpiresAt' | 'access_token' | 'refresh_token'
>;

/** Returns whether the paid period belongs to an existing member. */
export const isOfMember = ({ outcome }: PaymentResult): boolean =>
  outcome === 'begun' || outcome === 'extended';

export type ProblemKey = keyof (typeof en)['problems'];

export type Problem = {
  /** Text key of the reason; null if there is only `reason`. */
  readonly key: ProblemKey | null;
  /** Reason as worded by the server. */
  readonly reason: string | null;
  /** Error code of the provider. */
  readonly providerCode: string | null;
  /** Whether the buyer can choose another card in the provider's window. */
  readonly restart: boolean;
  /** Number that the next capture of the order states, so that a repeated call is not treated as a new approval. */
  readonly approval?: number;
  /** Id of the buyer's earlier order, which is paid. */
  readonly paidOrder?: string;
  /** Transient error that caused the problem, see `platform/browser/transient-errors.ts`. */
  readonly passing?: ApiError;
};

/** State of a payment according to one response of the server. */
export type Verdict =
  | { readonly kind: 'paid'; readonly result: PaymentResult }
  /** The outcome is unknown. `account` is set if the payment is captured and the account is being created. */
  | { readonly kind: 'unsure'; readonly account?: true }
  /** The order is not paid yet but can still be paid. */
  | { readonly kind: 'open' }
  /** Polling has ended without a result. */
  | { readonly kind: 'unresolved' }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** Codes without a text key: shown by other means, only logged, or never caused by our pages. */
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

export function problemOfStatus(
  problem: keyof typeof statusKeys | undefined,
  providerCode: string | null = null,
): Problem {
  return { key: problem ? statusKeys[problem] : null, reason: null, providerCode, restart: false };
}

export const notCompletedProblem: Problem = problemOfStatus('not_completed');

/** Returns whether the order had been paid before. */
export const isPaidBefore = ({ key }: Problem): boolean => key === 'paidBefore' || key === 'alreadyPaid';

const orderEnds: ReadonlySet<ProblemKey | null> = new Set([
  'paidBefore',
  'alreadyPaid',
  'refunded',
  'mismatch',
  'otherBrowser',
  'orderUnknown',
]);
/** Returns whether the order may still be paid after this problem, e.g. in another tab. */
export const mayBePaidLater = ({ key }: Problem): boolean => !orderEnds.has(key);

/** Problem of a buyer who left the provider's window without paying. */
export const cancelledProblem: Problem = {
  key: 'canceled',
  reason: null,
  providerCode: null,
  restart: false,
};

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
  const approval = field(error.body, 'approval');
  const paidOrder = textField(error.body, 'orderId');
  return {
    key: known ?? (error.status === 429 ? 'tooMany' : null),
    reason: error.reason,
    providerCode: textField(error.body, 'providerCode'),
    restart: field(error.body, 'restart') === true,
    ...(typeof approval === 'number' && { approval }),
    ...(paidOrder !== null && { paidOrder }),
    ...(transientErrorOf(error) && { passing: error }),
  };
}

/**
 * Returns the verdict of a failed payment request. Only a definite refusal ends a payment; after timeouts and server
 * errors the outcome is unknown.
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
