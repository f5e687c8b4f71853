/** Creates a provider adapter with an empty cache that calls a test server with given responses. */
import { createProviders, type ProvidersSettings } from '../src/features/payments/providers/index.ts';
import type {
  PaymentProvider,
  PaymentRef,
  ProviderId,
} from '../src/features/payments/providers/provider.port.ts';
import type { Clock } from '../src/platform/server/clock.ts';
import type { Vendor } from './vendor.ts';

export function adapterAt(vendor: Vendor, id: ProviderId, clock: Clock): PaymentProvider {
  const settings: ProvidersSettings = {
    paypal: {
      mode: 'sandbox',
      baseUrl: vendor.url,
      clientId: 'id',
      clientSecret: 'secret',
      webhookId: 'hook',
    },
    toss: {
      mode: 'sandbox',
      baseUrl: `${vendor.url}/`,
      clientKey: 'test_gck',
      secretKey: 'test_gsk',
      webhookSecret: 's',
    },
    eximbay: { mode: 'sandbox', baseUrl: vendor.url, mid: 'MID0000001', apiKey: 'test_key', shop: 'Ferrite' },
  };
  const found = createProviders(settings, { clock, brandName: 'Ferrite' }).get(id);
  if (!found) throw new Error(id);
  return found;
}

export const dollarRef: PaymentRef = {
  attemptId: 'attempt-1',
  orderRef: 'FE-0001',
  providerOrderId: 'ORDER1',
  captureId: 'CAP1',
  amount: { currency: 'USD', minor: 1000 },
};

export const wonRef: PaymentRef = {
  attemptId: 'attempt-1',
  orderRef: 'FE-0001',
  paymentKey: 'key_1',
  amount: { currency: 'KRW', minor: 13_000 },
};

export const refundOf = (ref: PaymentRef) => ({
  ref,
  refundId: 'r-1',
  amount: ref.amount,
  balanceBefore: ref.amount,
  reason: 'test',
});
