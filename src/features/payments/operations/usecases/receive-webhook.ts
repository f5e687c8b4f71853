import type { ProviderId, RawMessage } from '../../providers/provider.port.ts';
import type { OperationsDeps } from './deps.ts';

export type Reply = { readonly status: number; readonly contentType: string; readonly body: string };

const readTimeoutMs = 8_000;

/**
 * Stores a webhook once. It is processed later and only triggers a query of the payment.
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
  await deps.notices.insert(providerId, outcome.value, message.body, deps.clock.now());
  deps.failpoint('notice.written');
  await deps.wake().catch(deps.onError);
  return provider.acknowledge(true);
}
