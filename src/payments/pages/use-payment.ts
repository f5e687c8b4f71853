import { useEffect, useRef, useState } from 'react';
import type { PaymentMethod } from '../../membership/registration/profile-lists.rules.ts';
import { clearOrder, leaveOrder, rememberOrder } from './order/open-order.ts';
import type { OrderRequest } from './order/order-calls.ts';
import { isFinal, watchOrder } from './order/watch-order.ts';
import { type PaymentResult, type Problem, problemOf, type Verdict } from './payment-outcome.ts';

/** What the failure is called when the refusal itself has no words. */
export type Failing = 'order' | 'request' | 'initiate' | 'capture' | 'completion';

/** Where somebody who pays has come to. */
export type Step =
  | { readonly at: 'start' }
  /** The order is being made. */
  | { readonly at: 'busy' }
  /** The buyer is in the provider's window. */
  | { readonly at: 'window' }
  /** It was closed, or the buyer came back without having paid. */
  | { readonly at: 'cancelled' }
  | { readonly at: 'closed' }
  /** The browser refused it, or wants another click for it. */
  | { readonly at: 'blocked' }
  | { readonly at: 'ready' }
  /** The money may have moved. */
  | { readonly at: 'checking'; readonly account: boolean }
  /** Nobody knows after a long time. */
  | { readonly at: 'unresolved' }
  | { readonly at: 'refused'; readonly failing: Failing; readonly problem: Problem }
  | { readonly at: 'done' };

export type PaymentProps = OrderRequest & {
  /** Names what is missing in the form, and goes there. @returns whether nothing is missing */
  readonly check: () => boolean;
  /** The password has to be typed again. */
  readonly onPasswordMissing: () => void;
  /** Somebody took the nickname meanwhile. */
  readonly onNicknameTaken?: () => void;
  readonly onCompleted: (result: PaymentResult, method: PaymentMethod) => void;
};

/** One payment by one method: its order, what is asked about it, and its end, which comes once. */
export function usePayment(method: PaymentMethod, props: PaymentProps) {
  const [step, setStep] = useState<Step>({ at: 'start' });
  // The providers' scripts keep the functions of the first rendering.
  const now = useRef({ props, step });
  now.current = { props, step };
  const stopWatching = useRef(() => {});
  const isDone = useRef(false);
  useEffect(
    () => () => {
      stopWatching.current();
      if (!['start', 'busy', 'refused', 'done'].includes(now.current.step.at)) leaveOrder();
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

  /** @param error what was thrown; null when nothing is known but that it failed */
  const refuse = (error: unknown, failing: Failing) => {
    const problem = problemOf(error);
    go({ at: 'refused', failing, problem });
    if (problem.key === 'nicknameTaken') now.current.props.onNicknameTaken?.();
  };

  /** The buyer left the window; a new order begins with the next click. */
  const cancelled = () => {
    stopWatching.current();
    clearOrder();
    go({ at: 'cancelled' });
  };

  const heard = (verdict: Verdict, failing: Failing) => {
    if (verdict.kind === 'paid') completed(verdict.result);
    if (verdict.kind === 'refused' && verdict.problem.key === 'canceled') cancelled();
    else if (verdict.kind === 'refused') go({ at: 'refused', failing, problem: verdict.problem });
    if (verdict.kind === 'unresolved') go({ at: 'unresolved' });
    if (verdict.kind === 'unsure') go({ at: 'checking', account: verdict.account === true });
  };

  /** Asks in the background until it is known; the first question comes after a pause. */
  const watch = (ask: () => Promise<Verdict>, failing: Failing) => {
    stopWatching.current();
    stopWatching.current = watchOrder(ask, (verdict) => heard(verdict, failing), { atOnce: false });
  };

  return {
    step,
    go,
    /** Of the newest rendering. */
    props: () => now.current.props,
    at: () => now.current.step.at,
    completed,
    cancelled,
    refuse,
    watch,

    /** Asks now, and again until it is known. @returns the first verdict */
    async ask(question: () => Promise<Verdict>, failing: Failing): Promise<Verdict> {
      stopWatching.current();
      const verdict = await question();
      heard(verdict, failing);
      if (!isFinal(verdict)) watch(question, failing);
      return verdict;
    },

    /** The order is made: from here on it is looked for, whatever becomes of this page. */
    ordered(orderId: string): void {
      rememberOrder({ method, orderId, at: Date.now() }, now.current.props.registration.email);
      go({ at: 'window' });
    },

    /** Whether another payment may begin: not while one is being made or looked for, and not with a form that lacks something. */
    mayBegin(): boolean {
      if (['busy', 'checking', 'done'].includes(now.current.step.at)) return false;
      return now.current.props.check();
    },
  };
}

export type Payment = ReturnType<typeof usePayment>;
