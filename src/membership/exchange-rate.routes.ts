import type { ApiServer } from '../platform/api.ts';
import { route } from '../platform/route.ts';
import type { ExchangeRateUseCases } from './exchange-rate.ts';
import { membershipContract as calls } from './membership.contract.ts';

/** The JSON door of the exchange rate. */
export function exchangeRateApi(
  app: ApiServer,
  exchangeRate: Pick<ExchangeRateUseCases, 'currentRate'>,
): void {
  route(app, calls.exchangeRate, async (_request, reply) => {
    void reply.header('cache-control', 'no-cache');
    return exchangeRate.currentRate();
  });
}
