import type { Clock } from '../../../platform/server/clock.ts';
import type { AuditAction, AuditDetails } from '../../../platform/shared/audit.ts';
import { isRecorded } from '../capture/attempt.rules.ts';
import type { AttemptStore } from '../capture/attempt.store.ts';
import type { PaymentProvider, ProviderId, ProviderPayment } from '../providers/provider.port.ts';

export type ReportOptions = {
  readonly attempts: AttemptStore;
  readonly providers: ReadonlyMap<ProviderId, PaymentProvider>;
  readonly clock: Clock;
  /** Returns whether the report of a day was completed. */
  readonly wasMade: (day: string) => Promise<boolean>;
  readonly recordMade: (day: string, figures: AuditDetails) => Promise<void>;
  readonly alert: (what: AuditAction, details: AuditDetails) => Promise<void>;
  readonly onError: (error: unknown) => void;
};

type ListingProvider = PaymentProvider & Required<Pick<PaymentProvider, 'listTransactions'>>;
/** Providers with a list of payments; Eximbay has none. */
const canList = (provider: PaymentProvider): provider is ListingProvider =>
  provider.listTransactions !== undefined;

const dayMs = 86_400_000;
/** Hour in UTC: 04:00 in Korea, after the providers have closed the day. */
const hourOfReport = 19;
const daysBack = 3;
const timeoutMs = 30_000;

/** Reconciles the providers' transactions with our records once a day, in both directions. */
export function createDailyReport(options: ReportOptions) {
  const { attempts, providers, clock, alert } = options;

  /** Finds our attempt of a report line; unknown transactions are reported as alerts. */
  async function hold(provider: ProviderId, line: ProviderPayment) {
    const { orderRef, captureId, providerOrderId, state } = line;
    const attempt = await attempts.find(provider, {
      ...(orderRef ? { orderRef } : {}),
      ...(captureId ? { captureId } : {}),
      ...(providerOrderId ? { providerOrderId } : {}),
    });
    if (!attempt) {
      const isOurs = state === 'captured' || state === 'partially_refunded';
      if (isOurs) await alert('payment.not_ours', { provider, captureId: captureId ?? null, orderRef });
      return null;
    }
    const isBack = state === 'refunded' || state === 'reversed';
    const isKnown = isBack
      ? attempt.state === 'refunded' || attempt.state === 'reversed'
      : isRecorded(attempt.state);
    if (!isKnown) await attempts.checkSoon(attempt.id, clock.now());
    return attempt;
  }

  async function compare(
    provider: ListingProvider,
    day: string,
  ): Promise<{ lines: number; missing: number }> {
    const seen = new Set<number>();
    let lines = 0;
    const context = { idempotencyKey: `report-${day}`, timeoutMs };
    for await (const line of provider.listTransactions(day, context)) {
      lines += 1;
      const attempt = await hold(provider.id, line);
      if (attempt) seen.add(attempt.id);
    }
    const captured = await attempts.findCapturedOn(provider.id, day);
    const missing = captured.filter((attempt) => !seen.has(attempt.id));
    for (const attempt of missing) await attempts.checkSoon(attempt.id, clock.now());
    return { lines, missing: missing.length };
  }

  return {
    async runDue(): Promise<void> {
      const now = clock.now();
      if (now.getUTCHours() < hourOfReport) return;
      const today = now.toISOString().slice(0, 10);
      if (await options.wasMade(today)) return;
      const figures: Record<`${string} ${string}`, { lines: number; missing: number }> = {};
      let failed = false;
      for (const provider of [...providers.values()].filter(canList)) {
        for (let back = 0; back < daysBack; back++) {
          const day = new Date(now.getTime() - back * dayMs).toISOString().slice(0, 10);
          try {
            figures[`${provider.id} ${day}`] = await compare(provider, day);
          } catch (error) {
            // An unreachable provider is queried again in the next run.
            failed = true;
            options.onError(error);
          }
        }
      }
      if (!failed) await options.recordMade(today, figures);
    },
  };
}
