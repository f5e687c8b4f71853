import { useQueries } from '@tanstack/react-query';
import { type PaymentMethod, paymentMethods } from '../../membership/profile-lists.rules.ts';
import { ApiError, call } from '../../platform/api-client.ts';

const setupPath: Readonly<Record<PaymentMethod, string>> = {
  paypal: '/api/paypal/setup',
  eximbay: '/api/eximbay/status',
  toss: '/api/toss/client-key',
};

/** What the browser needs to pay each way; `null` data where the site does not offer it. */
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
    /** No method at all. */
    isNoneAvailable: setups.every(({ data }) => data === null),
    of: (method: PaymentMethod) => setups[paymentMethods.indexOf(method)],
  };
}

async function setupOf(method: PaymentMethod): Promise<unknown> {
  try {
    const setup = await call<unknown>('GET', setupPath[method]);
    return isOff(setup) ? null : (setup ?? {});
  } catch (error) {
    if (error instanceof ApiError && [404, 503].includes(error.status)) return null;
    throw error;
  }
}

function isOff(setup: unknown): boolean {
  return typeof setup === 'object' && setup !== null && 'available' in setup && setup.available === false;
}
