import { setTimeout as pause } from 'node:timers/promises';
import type { PlanId } from '../../../membership/periods/plans.rules.ts';
import type { Attempt } from '../../capture/attempt.ts';
import { nextCheck } from '../../capture/schedule.rules.ts';
import type { ClientAction, Outcome, PaymentProvider } from '../../providers/provider.port.ts';
import { refuse } from '../../refusals.ts';
import type { Buyer } from '../buyers/deps.ts';
import type { CheckoutDeps } from './deps.ts';
import type { OrderRequest } from './place-order.ts';

export type PreparedOrder = { readonly attempt: Attempt; readonly client: ClientAction };

const prepareTimeoutMs = 15_000;
const waitSteps = 40;
const pollDelayMs = 150;

/**
 * Creates the stored order at the provider.
 * @throws payments.order_failed
 */
export async function prepareOrder(
  deps: CheckoutDeps,
  attempt: Attempt,
  provider: PaymentProvider,
  { buyer, request }: { readonly buyer: Buyer; readonly request: OrderRequest },
): Promise<PreparedOrder> {
  const { attempts, clock, failpoint } = deps;
  const at = { now: clock.now(), createdAt: attempt.createdAt, since: clock.now(), checks: 0 };
  failpoint('order.written');
  const outcome = await provider.prepare(
    {
      attemptId: String(attempt.id),
      orderRef: attempt.orderRef,
      amount: attempt.amount,
      ...(await descriptionOf(deps, attempt, buyer)),
      urls: urlsOf(deps, provider, request),
    },
    { idempotencyKey: `create-${attempt.orderRef}`, timeoutMs: prepareTimeoutMs },
  );
  failpoint('order.prepared');
  if (outcome.kind !== 'ok') throw await closeUnprepared(deps, attempt, outcome);
  const { client, providerOrderId = null } = outcome.value;
  await attempts.open(attempt, { providerOrderId, nextCheckAt: nextCheck('open', provider.id, at) }, at.now);
  await deps.clientActions.save(attempt.id, client);
  failpoint('order.opened');
  return { attempt: await attempts.get(attempt.id), client };
}

/**
 * Waits until the first request of a double click has created the order.
 * @throws payments.duplicate_order
 */
export async function waitForDuplicateOrder(deps: CheckoutDeps, placed: Attempt): Promise<PreparedOrder> {
  for (let step = 0; step < waitSteps; step++) {
    const attempt = await deps.attempts.get(placed.id);
    const client = attempt.state === 'open' ? await deps.clientActions.find(attempt.id) : null;
    if (client) return { attempt, client };
    if (attempt.state !== 'draft' && attempt.state !== 'open') break;
    await pause(pollDelayMs);
  }
  throw refuse('payments.duplicate_order');
}

/** Returns the data for the provider's window: title, language and buyer. */
async function descriptionOf(deps: CheckoutDeps, attempt: Attempt, { snapshot, memberId }: Buyer) {
  return {
    title: await deps.planName(attempt.planId as PlanId, snapshot.language),
    locale: snapshot.language === 'kr' ? 'ko' : 'en',
    buyer: { key: memberId ?? attempt.purchaseId, name: snapshot.name, email: snapshot.email },
  } as const;
}

function urlsOf({ returnUrls, notifyUrl }: CheckoutDeps, { id }: PaymentProvider, { urls }: OrderRequest) {
  return {
    success: urls?.success ?? returnUrls[id].success,
    fail: urls?.fail ?? returnUrls[id].fail,
    notify: notifyUrl(id),
  };
}

/** Closes an order that could not be created at the provider. The buyer has not seen it, so it cannot be paid. */
async function closeUnprepared(
  { attempts, onError }: CheckoutDeps,
  attempt: Attempt,
  { error }: Exclude<Outcome<never>, { kind: 'ok' }>,
) {
  const reason = error.providerCode ?? error.kind;
  await attempts.save(attempt, { state: 'closed', reason, nextCheckAt: null, checks: 0 });
  onError(new Error(`${attempt.provider} created no order: ${reason}`));
  const refusal = refuse('payments.order_failed');
  return refusal.with({ error: refusal.message });
}
