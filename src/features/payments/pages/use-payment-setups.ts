import { useQueries } from '@tanstack/react-query';
import { ApiError, call } from '../../../platform/browser/api-client.ts';
import type { AnswerOf } from '../../../platform/server/http/contract.ts';
import { type PaymentMethod, paymentMethods } from '../../membership/registration/profile-lists.rules.ts';
import type { orderContract } from '../checkout/order.contract.ts';

type Calls = typeof orderContract;
type Setup = Calls['paypalSetup' | 'eximbaySetup' | 'tossKey'];
const setupPath: Readonly<Record<PaymentMethod, Setup['path']>> = {
  paypal: '/api/paypal/setup',
  eximbay: '/api/eximbay/status',
  toss: '/api/toss/client-key',
};

/** Returns the browser settings of each payment method; `data` is null for a disabled method. */
export function usePaymentSetups() {
  const setups = useQueries({
    queries: paymentMethods.map((method) => ({
      queryKey: [setupPath[method]],
      queryFn: () => setupOf(method),
      retry: false,
      staleTime: 60_000,
    })),
  });
  return {
    isPending: setups.some(({ isPending }) => isPending),
    /** Whether no payment method is enabled. */
    isNoneAvailable: setups.every(({ data }) => data === null),
    of: (method: PaymentMethod) => setups[paymentMethods.indexOf(method)],
  };
}

async function setupOf(method: PaymentMethod): Promise<AnswerOf<Setup> | null> {
  try {
    const setup = await call<Setup>('GET', setupPath[method]);
    return setup.available ? setup : null;
  } catch (error) {
    if (error instanceof ApiError && [404, 503].includes(error.status)) return null;
    throw error;
  }
}
