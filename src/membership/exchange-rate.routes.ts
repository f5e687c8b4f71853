import { z } from 'zod';
import type { ApiServer } from '../platform/api.ts';
import type { ExchangeRateUseCases } from './exchange-rate.ts';

const answer = z.object({
  rate: z.number().meta({ description: 'Won per US dollar, for information; prices do not follow it' }),
  source: z.string().meta({ description: 'The host that told it, or `fallback`' }),
  date: z.iso.date(),
});

/** The JSON door of the exchange rate. */
export function exchangeRateApi(
  app: ApiServer,
  exchangeRate: Pick<ExchangeRateUseCases, 'currentRate'>,
): void {
  app.get(
    '/exchange-rate',
    { config: { guard: 'public' }, schema: { summary: 'Won per US dollar', response: { 200: answer } } },
    async (_request, reply) => {
      void reply.header('cache-control', 'no-cache');
      return exchangeRate.currentRate();
    },
  );
}
