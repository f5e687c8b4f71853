/** Creates the enabled payment providers. */
import type { Clock } from '../../../platform/server/clock.ts';
import { createEximbay, type EximbaySettings } from './eximbay/eximbay.ts';
import { createPaypal, type PaypalSettings } from './paypal/paypal.ts';
import type { PaymentProvider, ProviderId } from './provider.port.ts';
import { createToss, type TossSettings } from './toss/toss.ts';

type Off = { readonly mode: 'off' };

export type ProvidersSettings = {
  readonly paypal: PaypalSettings | Off;
  readonly toss: TossSettings | Off;
  readonly eximbay: EximbaySettings | Off;
};

export type Providers = ReadonlyMap<ProviderId, PaymentProvider>;

/**
 * Creates the adapters of the enabled providers.
 * @param settings sandbox and live settings differ only in URLs and keys
 * @throws Error if a URL or a key does not fit the mode
 */
export function createProviders(
  { paypal, toss, eximbay }: ProvidersSettings,
  options: { readonly clock: Clock; readonly brandName: string },
): Providers {
  const providers = [
    paypal.mode === 'off' ? null : createPaypal(paypal, options),
    toss.mode === 'off' ? null : createToss(toss, options),
    eximbay.mode === 'off' ? null : createEximbay(eximbay, options),
  ].filter((provider) => provider !== null);
  return new Map(providers.map((provider) => [provider.id, provider]));
}
