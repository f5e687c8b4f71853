import { isRecorded } from '../../capture/attempt.rules.ts';
import type { Attempt } from '../../capture/attempt.ts';
import type { PaymentProvider, ProviderId, ProviderPayment } from '../../providers/provider.port.ts';
import type { OperationsDeps } from './deps.ts';

type ListingProvider = PaymentProvider & Required<Pick<PaymentProvider, 'listTransactions'>>;
/** Returns whether the provider can list its transactions; Eximbay cannot. */
const canList = (provider: PaymentProvider): provider is ListingProvider =>
  provider.listTransactions !== undefined;
type Comparison = { readonly lines: number; readonly missing: number };

const dayMs = 86_400_000;
/** Hour (UTC) after which the report runs: 04:00 in Korea, when the providers have closed the day. */
const hourOfReport = 19;
const daysBack = 3;
const timeoutMs = 30_000;

/**
 * Compares the providers' transactions with our records once a day: unknown transactions, and payments missing at the
 * provider.
 */
export async function compareDailyTransactions(deps: OperationsDeps): Promise<void> {
  const now = deps.clock.now();
  if (now.getUTCHours() < hourOfReport) return;
  const today = now.toISOString().slice(0, 10);
  if (await deps.reports.wasRecorded('payments.reported', 'day', today)) return;
  const figures: Record<`${string} ${string}`, Comparison> = {};
  let failed = false;
  for (const provider of [...deps.providers.values()].filter(canList)) {
    for (let back = 0; back < daysBack; back++) {
      const day = new Date(now.getTime() - back * dayMs).toISOString().slice(0, 10);
      try {
        figures[`${provider.id} ${day}`] = await compareDay(deps, provider, day);
      } catch (error) {
        // If a provider is unreachable, the next run repeats the report.
        failed = true;
        deps.onError(error);
      }
    }
  }
  if (!failed) await deps.note('payments.reported', { day: today, ...figures });
}

async function compareDay(deps: OperationsDeps, provider: ListingProvider, day: string): Promise<Comparison> {
  const { attempts, dueAttempts, clock } = deps;
  const seen = new Set<number>();
  let lines = 0;
  const context = { idempotencyKey: `report-${day}`, timeoutMs };
  for await (const line of provider.listTransactions(day, context)) {
    lines += 1;
    const attempt = await matchLine(deps, provider.id, line);
    if (attempt) seen.add(attempt.id);
  }
  const captured = await dueAttempts.findCapturedOn(provider.id, day);
  const missing = captured.filter((attempt) => !seen.has(attempt.id));
  for (const attempt of missing) await attempts.checkSoon(attempt.id, clock.now());
  return { lines, missing: missing.length };
}

/**
 * Finds the attempt to which a transaction of the provider belongs; a captured transaction without an attempt raises
 * an alert.
 */
async function matchLine(
  { attempts, clock, alert }: OperationsDeps,
  provider: ProviderId,
  line: ProviderPayment,
): Promise<Attempt | null> {
  const { orderRef, captureId, providerOrderId, state } = line;
  const attempt = await attempts.find(provider, {
    ...(orderRef ? { orderRef } : {}),
    ...(captureId ? { captureId } : {}),
    ...(providerOrderId ? { providerOrderId } : {}),
  });
  if (!attempt) {
    if (state === 'captured' || state === 'partially_refunded')
      await alert('payment.not_ours', { provider, captureId: captureId ?? null, orderRef });
    return null;
  }
  if (!isKnown(attempt, state)) await attempts.checkSoon(attempt.id, clock.now());
  return attempt;
}

/** Returns whether our record agrees with the state that the provider reports. */
const isKnown = (attempt: Attempt, reported: ProviderPayment['state']): boolean =>
  reported === 'refunded' || reported === 'reversed'
    ? attempt.state === 'refunded' || attempt.state === 'reversed'
    : isRecorded(attempt.state);
