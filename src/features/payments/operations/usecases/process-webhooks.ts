import { recordChargeback } from '../../capture/usecases/record-payment.ts';
import type { StoredWebhook } from '../webhook.store.ts';
import type { OperationsDeps } from './deps.ts';

const batch = 100;
/** Maximum time to wait for the order of a webhook, which may arrive before the order's response is stored. */
const patienceMs = 60 * 60_000;
const reversal = /REVERSED|CHARGEBACK/i;
const dispute = /DISPUTE/i;

export async function processWebhooks(deps: OperationsDeps): Promise<void> {
  const done: number[] = [];
  for (const notice of await deps.notices.findWaiting(batch)) {
    try {
      if (await processWebhook(deps, notice)) done.push(notice.id);
    } catch (error) {
      deps.onError(error);
    }
  }
  deps.failpoint('notice.read');
  await deps.notices.finish(done, deps.clock.now());
}

/**
 * Processes one webhook.
 * @returns false if the webhook has to wait for its order
 */
async function processWebhook(
  { attempts, capture, clock, alert }: OperationsDeps,
  { provider, signal, receivedAt }: StoredWebhook,
): Promise<boolean> {
  const { authenticity, topic } = signal;
  const attempt = await attempts.find(provider, signal);
  if (!attempt) return clock.now().getTime() - receivedAt.getTime() > patienceMs;
  if (reversal.test(topic)) {
    // Nothing but the webhook reports a chargeback, so its signature must be valid.
    if (authenticity === 'signed' || authenticity === 'verified')
      await recordChargeback(capture, attempt, signal.captureId ?? null);
    else await alert('payment.reversal_unsigned', { payment: attempt.orderRef, provider, topic });
  }
  if (dispute.test(topic)) await alert('payment.dispute', { payment: attempt.orderRef, provider, topic });
  await attempts.checkSoon(attempt.id, clock.now());
  return true;
}
