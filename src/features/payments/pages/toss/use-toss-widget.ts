import type { TossPaymentsWidgets } from '@tosspayments/tosspayments-sdk';
import { useEffect, useState } from 'react';
import { call } from '../../../../platform/browser/api-client.ts';
import type { orderContract } from '../../checkout/order.contract.ts';
import { showWidget } from './toss-widget.ts';

type Load =
  | { readonly at: 'loading' }
  | { readonly at: 'ready'; readonly widgets: TossPaymentsWidgets }
  | { readonly at: 'failed' }
  | { readonly at: 'off' };

/**
 * Loads and shows the Toss widget.
 * @param amount in won; null while it is not known
 */
export function useTossWidget(amount: number | null) {
  const [load, setLoad] = useState<Load>({ at: 'loading' });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` repeats the load after a failure.
  useEffect(() => {
    if (amount === null) return;
    let isGone = false;
    let remove = () => {};
    setLoad({ at: 'loading' });
    const show = async () => {
      const setup = await call<typeof orderContract.tossKey>('GET', '/api/toss/client-key');
      if (isGone) return;
      const { clientKey, scriptUrl } = setup;
      if (!setup.available || clientKey === null) return setLoad({ at: 'off' });
      remove = await showWidget({ clientKey, scriptUrl }, amount, (widgets) => {
        if (!isGone) setLoad({ at: 'ready', widgets });
      });
      if (isGone) remove();
    };
    show().catch(() => {
      if (!isGone) setLoad({ at: 'failed' });
    });
    return () => {
      isGone = true;
      remove();
    };
  }, [amount, tries]);

  return { load, retry: () => setTries((now) => now + 1) };
}
