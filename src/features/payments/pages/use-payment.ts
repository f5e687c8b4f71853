import { useEffect, useRef, useState } from 'react';
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

/** Manages a payment by one method: order, polling and result. The result is reported once. */
export function usePayment(method: PaymentMethod, props: PaymentProps) {
  const [step, setStep] = useState<Step>({ at: 'start' });
  // The providers' scripts keep callbacks of the first render, so these read the current props from a ref.
  const now = useRef({ props, step });
  now.current = { props, step };
  const stopWatching = useRef(() => {});
  const isDone = useRef(false);
  const lastOrder = useRef<string | null>(null);
  useEffect(
    () => () => {
      stopWatching.current();
      if (!['start', 'busy', 'done'].includes(now.current.step.at)) notifyOrderLeft();
    },
    [],
  );

  const go = (next: Step) => {
    if (isDone.current) return;
    now.current = { ...now.current, step: next };
    setStep(next);
  };

  const completed = (result: PaymentResult) => {
    if (isDone.current) return;
    stopWatching.current();
    go({ at: 'done' });
    isDone.current = true;
    clearOrder();
    now.current.props.onCompleted(result, method);
  };

  /**
   * Shows a failure.
   * @param error thrown value; null if unknown
   */
  const refuse = (error: unknown, failing: FailedPart) => {
    const problem = problemOf(error);
    const { paidOrder } = problem;
    if (paidOrder !== undefined) {
      go({ at: 'checking', account: false });
      void ask(() => claimOrderResult(paidOrder), 'completion');
      return;
    }
    showRefused({ at: 'refused', failing, problem });
    if (problem.key === 'nicknameTaken') now.current.props.onNicknameTaken?.();
  };

  /**
   * Shows a refusal and keeps polling the order, which can still turn out to be paid, e.g. in another tab. Then the
   * page shows the result instead of offering another payment.
   */
  const showRefused = (refused: Extract<Step, { at: 'refused' }>) => {
    go(refused);
    const orderId = lastOrder.current;
    stopWatching.current();
    if (orderId === null || !mayBePaidLater(refused.problem)) return;
    const handle = (verdict: Verdict) => {
      if (verdict.kind === 'paid' || verdict.kind === 'unsure') handleVerdict(verdict, 'completion');
      else if (now.current.step.at === 'checking') go(refused);
    };
    stopWatching.current = watchOrder(() => claimOrderResult(orderId), handle, { atOnce: false });
  };

  /** Handles a closed window; the next click starts a new order. */
  const cancelled = () => {
    stopWatching.current();
    clearOrder();
    go({ at: 'cancelled' });
  };

  const handleVerdict = (verdict: Verdict, failing: FailedPart) => {
    if (verdict.kind === 'paid') completed(verdict.result);
    if (verdict.kind === 'refused' && verdict.problem.key === 'canceled') cancelled();
    else if (verdict.kind === 'refused') showRefused({ at: 'refused', failing, problem: verdict.problem });
    if (verdict.kind === 'unresolved') go({ at: 'unresolved' });
    if (verdict.kind === 'unsure') go({ at: 'checking', account: verdict.account === true });
  };

  /** Polls in the background until the result is known; the first poll follows after one interval. */
  const watch = (ask: () => Promise<Verdict>, failing: FailedPart) => {
    stopWatching.current();
    stopWatching.current = watchOrder(ask, (verdict) => handleVerdict(verdict, failing), { atOnce: false });
  };

  /**
   * Polls immediately, then in the background until the result is known.
   * @returns the first verdict
   */
  const ask = async (question: () => Promise<Verdict>, failing: FailedPart): Promise<Verdict> => {
    stopWatching.current();
    const verdict = await question();
    handleVerdict(verdict, failing);
    if (!isFinal(verdict)) watch(question, failing);
    return verdict;
  };

  return {
    step,
    go,
    props: () => now.current.props,
    at: () => now.current.step.at,
    completed,
    cancelled,
    refuse,
    watch,
    ask,

    /** Stores the order, so its payment is tracked even if this page is closed. */
    ordered(orderId: string): void {
      lastOrder.current = orderId;
      rememberOrder({ method, orderId, at: Date.now() }, now.current.props.registration.email);
      go({ at: 'window' });
    },

    /** Returns whether a payment can start: none is in progress and the form is valid. */
    mayBegin(): boolean {
      if (['busy', 'checking', 'done'].includes(now.current.step.at)) return false;
      return now.current.props.check();
    },
  };
}

export type Payment = ReturnType<typeof usePayment>;
