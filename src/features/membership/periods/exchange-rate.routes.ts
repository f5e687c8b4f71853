import type { ApiServer } from '../../../platform/server/http/api.ts';
import { route } from '../../../platform/server/http/route.ts';
import { membershipContract as calls } from '../membership.contract.ts';
import type { ExchangeRateUseCases } from './exchange-rate.ts';

export function exchangeRateApi(
  app: ApiServer,
  exchangeRate: Pick<ExchangeRateUseCases, 'currentRate'>,
): void {
  route(app, calls.exchangeRate, async (_request, reply) => {
    void reply.header('cache-control', 'no-cache');
    return exchangeRate.currentRate();
  });
}
