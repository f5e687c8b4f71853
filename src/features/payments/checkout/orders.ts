import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../../platform/server/clock.ts';
import type { AppError } from '../../../platform/server/errors/errors.ts';
import type { AuditAction, AuditDetails } from '../../../platform/shared/audit.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import { isSameMoney, type Money, parseAmount } from '../../../platform/shared/money/money.ts';
import { type PlanId, plans } from '../../membership/periods/plans.rules.ts';
import type { AttemptStore } from '../capture/attempt.store.ts';
import type { Attempt } from '../capture/attempt.ts';
import { nextCheck, reservedMs, sameClickMs } from '../capture/schedule.rules.ts';
import type { Failpoint } from '../failpoint.ts';
import type { ClientAction, Outcome, PaymentProvider, ProviderId } from '../providers/provider.port.ts';
import { refuse } from '../refusals.ts';
import { type Buyer, nicknameTaken } from './buyer.ts';
import type { OrderStore, Placed } from './order.store.ts';

/** Order as requested by the client; the price is verified. */
export type OrderRequest = {
  readonly provider: ProviderId;
  readonly planId: string;
  readonly amount: string | number;
  readonly currency: string;
  readonly intent?: string | undefined;
  /** Order of the test plan. */
  readonly isTest?: boolean | undefined;
  readonly mayTest: boolean;
  /** Language of the browser, for the provider's window. */
  readonly urls?: { readonly success?: string | undefined; readonly fail?: string | undefined };
};
export type PlanName = (planId: PlanId, language: Language) => Promise<string>;
export type Started = { readonly attempt: Attempt; readonly client: ClientAction };
type Audited = (
  refusal: AppError & { readonly code: AuditAction },
  details: AuditDetails,
) => Promise<AppError>;

export type OrderOptions = {
  readonly store: OrderStore;
  readonly attempts: AttemptStore;
  readonly providers: ReadonlyMap<ProviderId, PaymentProvider>;
  readonly clock: Clock;
  /** Return addresses of the buyer. */
  readonly returnUrls: Readonly<Record<ProviderId, { readonly success: string; readonly fail: string }>>;
  readonly notifyUrl: (provider: ProviderId) => string;
  readonly randomRef: () => string;
  /** Returns the plan name shown at the provider. */
  readonly planName: PlanName;
  /** Payment parameters for the second request of one click; kept for a minute. */
  readonly clientActions: {
    save(attemptId: number, client: ClientAction): Promise<void>;
    find(attemptId: number): Promise<ClientAction | null>;
  };
  readonly audit: (action: AuditAction, details: AuditDetails) => Promise<void>;
  readonly failpoint: Failpoint;
  readonly onError: (error: unknown) => void;
};

const prepareTimeoutMs = 15_000;
const waitSteps = 40;
const waitMs = 150;

/** Creates orders at the server's price; stored before the provider is called. */
export function createOrders(options: OrderOptions) {
  const { store, attempts, providers, clock, failpoint } = options;

  /** Returns the server's price if the client's price matches. */
  async function priceOf(request: OrderRequest): Promise<Money> {
    const { provider, planId, amount, currency, intent, isTest = false, mayTest } = request;
    const audited: Audited = async (refusal, details) => {
      await options.audit(refusal.code, { provider, planId, ...details });
      return refusal;
    };
    const plan = plans[planId as keyof typeof plans];
    if (!Object.hasOwn(plans, planId) || !plan) throw await audited(refuse('payments.plan_unknown'), {});
    if (plan.isTest !== isTest) throw await audited(refuse('payments.plan_changed'), { isTest });
    if (plan.isTest && !mayTest) {
      throw refuse('payments.test_plan_locked');
    }
    const wanted = providers.get(provider)?.abilities.currency ?? 'USD';
    if (currency.toUpperCase() !== wanted)
      throw await audited(refuse('payments.currency_changed', { about: wanted }), { currency });
    if (intent !== undefined && intent.toUpperCase() !== 'CAPTURE')
      throw await audited(refuse('payments.intent_unknown'), { intent });
    const price = plan.prices[wanted];
    const stated = parseAmount(String(amount), wanted);
    if (!stated || !isSameMoney(stated, price))
      throw await audited(refuse('payments.amount_changed', { about: 'plan' }), { amount });
    return price;
  }

  /** Returns the response of the first request of the same click. */
  async function sameOrder(placed: Attempt): Promise<Started> {
    for (let step = 0; step < waitSteps; step++) {
      const attempt = await attempts.get(placed.id);
      const client = attempt.state === 'open' ? await options.clientActions.find(attempt.id) : null;
      if (client) return { attempt, client };
      if (attempt.state !== 'draft' && attempt.state !== 'open') break;
      await pause(waitMs);
    }
    throw refuse('payments.duplicate_order');
  }

  async function prepare(
    attempt: Attempt,
    { snapshot, memberId }: Buyer,
    request: OrderRequest,
    provider: PaymentProvider,
  ): Promise<Started> {
    const { orderRef, amount } = attempt;
    const at = { now: clock.now(), createdAt: attempt.createdAt, since: clock.now(), checks: 0 };
    failpoint('order.written');
    const outcome = await provider.prepare(
      {
        attemptId: String(attempt.id),
        orderRef,
        amount,
        title: await options.planName(attempt.planId as PlanId, snapshot.language),
        locale: snapshot.language === 'kr' ? 'ko' : 'en',
        buyer: { key: memberId ?? attempt.purchaseId, name: snapshot.name, email: snapshot.email },
        urls: {
          success: request.urls?.success ?? options.returnUrls[provider.id].success,
          fail: request.urls?.fail ?? options.returnUrls[provider.id].fail,
          notify: options.notifyUrl(provider.id),
        },
      },
      { idempotencyKey: `create-${orderRef}`, timeoutMs: prepareTimeoutMs },
    );
    failpoint('order.prepared');
    if (outcome.kind !== 'ok') throw await notPrepared(attempt, outcome);
    const { client, providerOrderId = null } = outcome.value;
    await attempts.open(attempt, providerOrderId, nextCheck('open', provider.id, at), at.now);
    await options.clientActions.save(attempt.id, client);
    failpoint('order.opened');
    return { attempt: await attempts.get(attempt.id), client };
  }

  async function notPrepared(attempt: Attempt, outcome: Exclude<Outcome<never>, { kind: 'ok' }>) {
    const { error } = outcome;
    // The buyer never saw it, so it cannot be paid.
    const reason = error.providerCode ?? error.kind;
    await attempts.save(attempt, { state: 'closed', reason, nextCheckAt: null, checks: 0 });
    options.onError(new Error(`${attempt.provider} made no order: ${error.providerCode ?? error.kind}`));
    const refusal = refuse('payments.order_failed');
    return refusal.with({ error: refusal.message });
  }

  return {
    /**
     * Starts an order.
     * @throws AppError 503 if the method is disabled or unreachable, 400 for a changed amount, currency, plan or intent,
     * 409 while another payment of the buyer is being verified
     */
    async start(
      request: OrderRequest,
      resolveBuyer: () => Promise<Buyer>,
    ): Promise<Started & { buyer: Buyer }> {
      const provider = providers.get(request.provider);
      if (!provider) throw methodIsOff();
      const amount = await priceOf(request);
      const buyer = await resolveBuyer();
      const now = clock.now();
      failpoint('order.before_write');
      const placed = await store.place(
        {
          ...buyer,
          planId: request.planId,
          amount,
          provider: request.provider,
          orderRef: options.randomRef(),
          reservedUntil: new Date(now.getTime() + reservedMs),
          nextCheckAt: nextCheck('draft', request.provider, { now, createdAt: now, since: now, checks: 0 }),
        },
        now,
        new Date(now.getTime() - sameClickMs),
      );
      if (placed === 'nickname_taken') throw nicknameTaken();
      if (placed === 'other_running') throw beingChecked();
      return { buyer, ...(await begun(placed, buyer, request, provider)) };
    },
  };

  async function begun(placed: Placed, buyer: Buyer, request: OrderRequest, provider: PaymentProvider) {
    return placed.isNew ? prepare(placed.attempt, buyer, request, provider) : sameOrder(placed.attempt);
  }
}

export function methodIsOff(): AppError {
  const refusal = refuse('payments.method_off');
  return refusal.with({ error: refusal.message });
}

/** Returns the error of an order while an earlier payment is being verified. */
export function beingChecked(): AppError {
  return refuse('payments.being_checked');
}
