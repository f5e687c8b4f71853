import type { Clock } from '../../../platform/server/clock.ts';
import type { AuditAction, AuditDetails } from '../../../platform/shared/audit.ts';
import type { AttemptStore } from '../capture/attempt.store.ts';
import type { CaptureDeps } from '../capture/usecases/deps.ts';
import { recordChargeback } from '../capture/usecases/record-payment.ts';
import type { Failpoint } from '../failpoint.ts';
import type { PaymentProvider, ProviderId, RawMessage, Signal } from '../providers/provider.port.ts';
import type { WebhookStore } from './webhook.store.ts';

export type WebhookOptions = {
  readonly store: WebhookStore;
  readonly attempts: AttemptStore;
  readonly capture: CaptureDeps;
  readonly providers: ReadonlyMap<ProviderId, PaymentProvider>;
  readonly clock: Clock;
  readonly failpoint: Failpoint;
  /** Wakes the workers. */
  readonly wake: () => Promise<void>;
  readonly alert: (what: AuditAction, details: AuditDetails) => Promise<void>;
  readonly onError: (error: unknown) => void;
};
export type Reply = { readonly status: number; readonly contentType: string; readonly body: string };

const readTimeoutMs = 8_000;
const batch = 100;
/** A webhook may arrive before the order's response is stored; maximum wait for it. */
const patienceMs = 60 * 60_000;
const keptMs = 30 * 86_400_000;
const reversal = /REVERSED|CHARGEBACK/i;
const dispute = /DISPUTE/i;

/** Webhooks of the providers: stored once, acknowledged, then processed. They only trigger queries. */
export function createWebhooks(options: WebhookOptions) {
  const { store, attempts, capture, providers, clock, failpoint, alert } = options;

  /** Processes a webhook. @returns false if it has to wait */
  async function act(provider: ProviderId, signal: Signal, receivedAt: Date): Promise<boolean> {
    const { authenticity, topic } = signal;
    const attempt = await attempts.find(provider, signal);
    if (!attempt) return clock.now().getTime() - receivedAt.getTime() > patienceMs;
    if (reversal.test(topic)) {
      // The webhook is the only source of a chargeback, so it must be authentic.
      if (authenticity === 'signed' || authenticity === 'verified')
        await recordChargeback(capture, attempt, signal.captureId ?? null);
      else await alert('payment.reversal_unsigned', { payment: attempt.orderRef, provider, topic });
    }
    if (dispute.test(topic)) await alert('payment.dispute', { payment: attempt.orderRef, provider, topic });
    await attempts.checkSoon(attempt.id, clock.now());
    return true;
  }

  return {
    /** Receives a webhook. @returns the response that the provider expects */
    async receive(providerId: ProviderId, message: RawMessage): Promise<Reply | null> {
      const provider = providers.get(providerId);
      if (!provider) return null;
      const outcome = await provider.readNotification(message, {
        idempotencyKey: `notice-${providerId}`,
        timeoutMs: readTimeoutMs,
      });
      if (outcome.kind === 'unknown') return provider.acknowledge(false);
      const isBad = outcome.kind === 'rejected' || outcome.value.authenticity === 'forged';
      if (isBad) return { status: 400, contentType: 'text/plain; charset=utf-8', body: 'not accepted' };
      await store.insert(providerId, outcome.value, message.body, clock.now());
      failpoint('notice.written');
      await options.wake().catch(options.onError);
      return provider.acknowledge(true);
    },

    /** Processes stored webhooks. */
    async runDue(): Promise<void> {
      const done: number[] = [];
      for (const { id, provider, signal, receivedAt } of await store.findWaiting(batch)) {
        try {
          if (await act(provider, signal, receivedAt)) done.push(id);
        } catch (error) {
          options.onError(error);
        }
      }
      failpoint('notice.read');
      await store.finish(done, clock.now());
    },

    cleanUp: () => store.removeOld(new Date(clock.now().getTime() - keptMs)),
  };
}

export type Webhooks = ReturnType<typeof createWebhooks>;
