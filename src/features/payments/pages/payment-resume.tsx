import { useEffect, useRef, useState } from 'react';
import type { PaymentMethod } from '../../membership/registration/profile-lists.rules.ts';
import { clearOrder, onOrderLeft, openOrder } from './order/open-order.ts';
import { claimOrderResult } from './order/order-calls.ts';
import { watchOrder } from './order/watch-order.ts';
import type { PaymentResult, Verdict } from './payment-outcome.ts';
import { OutcomeOverdueNotice, OutcomePendingNotice } from './payment-step.tsx';

type PaymentResumeProps = {
  readonly onCompleted: (result: PaymentResult, method: PaymentMethod) => void;
};

/** Number of polls after which an unpaid order is removed from browser storage. */
const maxOpen = 12;

/** Polls and shows the payment of an order whose page or panel was closed before the result. */
export function PaymentResume({ onCompleted }: PaymentResumeProps) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const completed = useRef(onCompleted);
  completed.current = onCompleted;

  useEffect(() => {
    let stop = () => {};
    const resume = () => {
      stop();
      const order = openOrder(Date.now());
      if (!order) return;
      let open = 0;
      const handleVerdict = (verdict: Verdict) => {
        // A newer order is shown by its own panel.
        const other = openOrder(Date.now());
        if (other && other.orderId !== order.orderId) return stop();
        setVerdict(verdict);
        if (verdict.kind === 'paid') {
          clearOrder();
          completed.current(verdict.result, order.method);
        }
        if (verdict.kind === 'open') open += 1;
        if (verdict.kind === 'refused' || open >= maxOpen) {
          clearOrder();
          stop();
        }
      };
      stop = watchOrder(() => claimOrderResult(order.orderId), handleVerdict);
    };
    resume();
    const deaf = onOrderLeft(resume);
    return () => {
      deaf();
      stop();
    };
  }, []);

  if (verdict?.kind === 'unresolved') return <OutcomeOverdueNotice />;
  return verdict?.kind === 'unsure' && <OutcomePendingNotice account={verdict.account === true} />;
}
