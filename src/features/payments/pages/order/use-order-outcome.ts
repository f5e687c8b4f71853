import { useEffect, useState } from 'react';
import type { Verdict } from '../payment-outcome.ts';
import { claimOrderResult } from './order-calls.ts';
import { watchOrder } from './watch-order.ts';

/**
 * Polls the order of a page until it can be paid or has a result, and again when the browser's back button restores
 * the page.
 * @param orderId order of this browser; empty without one
 * @returns the latest verdict; null before the first response
 */
export function useOrderOutcome(orderId: string): Verdict | null {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  useEffect(() => {
    if (orderId === '') return;
    let stop = () => {};
    const watch = () => {
      stop();
      setVerdict(null);
      stop = watchOrder(
        () => claimOrderResult(orderId),
        (next) => {
          setVerdict(next);
          if (next.kind === 'open') stop();
        },
      );
    };
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) watch();
    };
    watch();
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pageshow', onShow);
      stop();
    };
  }, [orderId]);
  return verdict;
}
