import { useEffect, useState } from 'react';
import type { PaymentMethod } from '../../membership/registration/profile-lists.rules.ts';
import {
  ask,
  cancel,
  complete,
  createAttempt,
  type FailedPart,
  goTo,
  leave,
  mayBegin,
  type PaymentProps,
  refuse,
  type Step,
  startOrder,
  watch,
} from './payment-attempt.ts';
import type { PaymentResult, Verdict } from './payment-outcome.ts';

/** Manages a payment by one method: order, polling and result. The result is reported once. */
export function usePayment(method: PaymentMethod, props: PaymentProps) {
  const [step, setStep] = useState<Step>({ at: 'start' });
  // The providers' scripts keep callbacks of the first render, so these read the current values from the attempt.
  const [attempt] = useState(() => createAttempt(method, props, setStep));
  attempt.props = props;
  attempt.step = step;
  useEffect(() => () => leave(attempt), [attempt]);

  return {
    step,
    go: (next: Step) => goTo(attempt, next),
    props: () => attempt.props,
    at: () => attempt.step.at,
    completed: (result: PaymentResult) => complete(attempt, result),
    cancelled: () => cancel(attempt),
    refuse: (error: unknown, failing: FailedPart) => refuse(attempt, error, failing),
    watch: (question: () => Promise<Verdict>, failing: FailedPart) => watch(attempt, question, failing),
    ask: (question: () => Promise<Verdict>, failing: FailedPart) => ask(attempt, question, failing),
    ordered: (orderId: string) => startOrder(attempt, orderId),
    mayBegin: () => mayBegin(attempt),
  };
}

export type Payment = ReturnType<typeof usePayment>;
