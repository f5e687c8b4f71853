/** Steps of a payment by one method: the order, its polling and its result, which is reported once. */
import type { PaymentMethod } from '../../membership/registration/profile-lists.rules.ts';
import { clearOrder, notifyOrderLeft, rememberOrder } from './order/open-order.ts';
import { claimOrderResult, type OrderRequest } from './order/order-calls.ts';
import { isFinal, watchOrder } from './order/watch-order.ts';
import {
  mayBePaidLater,
  type PaymentResult,
  type Problem,
  problemOf,
  type Verdict,
} from './payment-outcome.ts';

/** Part of the payment that failed; selects the text if the error has none. */
export type FailedPart = 'order' | 'request' | 'initiate' | 'capture' | 'completion';

export type Step =
  | { readonly at: 'start' }
  /** The order is being created. */
  | { readonly at: 'busy' }
  /** The buyer is in the provider's window. */
  | { readonly at: 'window' }
  /** The window was closed, or the buyer returned without paying. */
  | { readonly at: 'cancelled' }
  | { readonly at: 'closed' }
  /** The browser blocked the window or requires another click to open it. */
  | { readonly at: 'blocked' }
  | { readonly at: 'ready' }
  /** The outcome is being verified. */
  | { readonly at: 'checking'; readonly account: boolean }
  /** The outcome is still unknown after polling. */
  | { readonly at: 'unresolved' }
  | { readonly at: 'refused'; readonly failing: FailedPart; readonly problem: Problem }
  | { readonly at: 'done' };

export type PaymentProps = OrderRequest & {
  /** Validates the form and focuses the first invalid field. @returns whether it is valid */
  readonly check: () => boolean;
  /** Called if the password must be entered again. */
  readonly onPasswordMissing: () => void;
  /** Called if the nickname was taken while the buyer was paying. */
  readonly onNicknameTaken?: () => void;
  readonly onCompleted: (result: PaymentResult, method: PaymentMethod) => void;
};

/** A payment while its panel is open. `props` and `step` are the current ones, also for callbacks of earlier renders. */
export type PaymentAttempt = {
  readonly method: PaymentMethod;
  readonly show: (step: Step) => void;
  props: PaymentProps;
  step: Step;
  /** Stops the polling of the order, if there is any. */
  stopPolling: () => void;
  /** Whether the result was reported; the step no longer changes afterwards. */
  isReported: boolean;
  orderId: string | null;
};

type Ask = () => Promise<Verdict>;

export const createAttempt = (
  method: PaymentMethod,
  props: PaymentProps,
  show: (step: Step) => void,
): PaymentAttempt => ({
  method,
  show,
  props,
  step: { at: 'start' },
  stopPolling: () => {},
  isReported: false,
  orderId: null,
});

export function goTo(attempt: PaymentAttempt, step: Step): void {
  if (attempt.isReported) return;
  attempt.step = step;
  attempt.show(step);
}

/** Returns whether a payment can start: none is in progress and the form is valid. */
export function mayBegin({ step, props }: PaymentAttempt): boolean {
  return !['busy', 'checking', 'done'].includes(step.at) && props.check();
}

/** Stores the order, so its payment is tracked even if this page is closed. */
export function startOrder(attempt: PaymentAttempt, orderId: string): void {
  const { method, props } = attempt;
  attempt.orderId = orderId;
  rememberOrder({ method, orderId, at: Date.now() }, props.registration.email);
  goTo(attempt, { at: 'window' });
}

/** Reports the result of a paid order. */
export function complete(attempt: PaymentAttempt, result: PaymentResult): void {
  if (attempt.isReported) return;
  attempt.stopPolling();
  goTo(attempt, { at: 'done' });
  attempt.isReported = true;
  clearOrder();
  attempt.props.onCompleted(result, attempt.method);
}

/** Handles a closed window; the next click starts a new order. */
export function cancel(attempt: PaymentAttempt): void {
  attempt.stopPolling();
  clearOrder();
  goTo(attempt, { at: 'cancelled' });
}

/**
 * Shows a failure.
 * @param error thrown value; null if unknown
 */
export function refuse(attempt: PaymentAttempt, error: unknown, failing: FailedPart): void {
  const problem = problemOf(error);
  const { paidOrder } = problem;
  if (paidOrder !== undefined) {
    goTo(attempt, { at: 'checking', account: false });
    void ask(attempt, () => claimOrderResult(paidOrder), 'completion');
    return;
  }
  showRefused(attempt, { at: 'refused', failing, problem });
  if (problem.key === 'nicknameTaken') attempt.props.onNicknameTaken?.();
}

/**
 * Shows a refusal and keeps polling the order, which can still turn out to be paid, e.g. in another tab. Then the
 * page shows the result instead of offering another payment.
 */
function showRefused(attempt: PaymentAttempt, refused: Extract<Step, { at: 'refused' }>): void {
  goTo(attempt, refused);
  const { orderId } = attempt;
  attempt.stopPolling();
  if (orderId === null || !mayBePaidLater(refused.problem)) return;
  const handle = (verdict: Verdict) => {
    if (verdict.kind === 'paid' || verdict.kind === 'unsure') applyVerdict(attempt, verdict, 'completion');
    else if (attempt.step.at === 'checking') goTo(attempt, refused);
  };
  attempt.stopPolling = watchOrder(() => claimOrderResult(orderId), handle, { atOnce: false });
}

/** Shows what a verdict says about the order. */
export function applyVerdict(attempt: PaymentAttempt, verdict: Verdict, failing: FailedPart): void {
  if (verdict.kind === 'paid') complete(attempt, verdict.result);
  if (verdict.kind === 'refused' && verdict.problem.key === 'canceled') cancel(attempt);
  else if (verdict.kind === 'refused')
    showRefused(attempt, { at: 'refused', failing, problem: verdict.problem });
  if (verdict.kind === 'unresolved') goTo(attempt, { at: 'unresolved' });
  if (verdict.kind === 'unsure') goTo(attempt, { at: 'checking', account: verdict.account === true });
}

/** Polls in the background until the result is known; the first poll follows after one interval. */
export function watch(attempt: PaymentAttempt, question: Ask, failing: FailedPart): void {
  attempt.stopPolling();
  const handle = (verdict: Verdict) => applyVerdict(attempt, verdict, failing);
  attempt.stopPolling = watchOrder(question, handle, { atOnce: false });
}

/**
 * Polls immediately, then in the background until the result is known.
 * @returns the first verdict
 */
export async function ask(attempt: PaymentAttempt, question: Ask, failing: FailedPart): Promise<Verdict> {
  attempt.stopPolling();
  const verdict = await question();
  applyVerdict(attempt, verdict, failing);
  if (!isFinal(verdict)) watch(attempt, question, failing);
  return verdict;
}

/** Stops polling when the panel is removed. The page continues with the stored order if its result is not known yet. */
export function leave(attempt: PaymentAttempt): void {
  attempt.stopPolling();
  if (!['start', 'busy', 'done'].includes(attempt.step.at)) notifyOrderLeft();
}
