import type { ProviderId, RawMessage, Signal } from '../../providers/provider.port.ts';
import type { OperationsDeps } from './deps.ts';

export type Reply = { readonly status: number; readonly contentType: string; readonly body: string };

const readTimeoutMs = 8_000;

/**
 * Maximum number of webhooks without a signature that wait for an unknown order. Anybody can send them; further ones are
 * refused, and the provider repeats its own. It is lower than the number of webhooks that are processed at once.
 */
export const maxWaitingUnsigned = 50;

async function isAdmitted(
  { attempts, notices }: OperationsDeps,
  provider: ProviderId,
  signal: Signal,
): Promise<boolean> {
  if (signal.authenticity !== 'unsigned' || (await attempts.find(provider, signal))) return true;
  return (await notices.countWaitingUnsigned()) < maxWaitingUnsigned;
}

/**
 * Stores a webhook once. It is processed later and triggers a query of the payment; only a signed chargeback is recorded
 * without one.
 * @returns the response that the provider expects; null if the payment method is disabled
 */
export async function receiveWebhook(
  deps: OperationsDeps,
  providerId: ProviderId,
  message: RawMessage,
): Promise<Reply | null> {
  const provider = deps.providers.get(providerId);
  if (!provider) return null;
  const outcome = await provider.readNotification(message, {
    idempotencyKey: `notice-${providerId}`,
    timeoutMs: readTimeoutMs,
  });
  if (outcome.kind === 'unknown') return provider.acknowledge(false);
  const isBad = outcome.kind === 'rejected' || outcome.value.authenticity === 'forged';
  if (isBad) return { status: 400, contentType: 'text/plain; charset=utf-8', body: 'not accepted' };
  if (!(await isAdmitted(deps, providerId, outcome.value))) return provider.acknowledge(false);
  await deps.notices.insert(providerId, outcome.value, message.body, deps.clock.now());
  deps.failpoint('notice.written');
  await deps.wake().catch(deps.onError);
  return provider.acknowledge(true);
}
