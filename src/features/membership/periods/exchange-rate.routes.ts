import type { ApiServer } from '../../../platform/server/http/api.ts';
import { route } from '../../../platform/server/http/route.ts';
import { membershipContract as calls } from '../membership.contract.ts';
import type { ExchangeRateDeps } from './usecases/deps.ts';
import { readExchangeRate } from './usecases/read-exchange-rate.ts';

export function exchangeRateApi(app: ApiServer, deps: ExchangeRateDeps): void {
  route(app, calls.exchangeRate, async (_request, reply) => {
    void reply.header('cache-control', 'no-cache');
    return readExchangeRate(deps);
  });
}
