/** Use cases of the checkout. */
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/server/clock.ts';
import type { AuditAction, AuditDetails } from '../../../platform/shared/audit.ts';
import { formatAmount } from '../../../platform/shared/money/money.ts';
import { plans } from '../../membership/periods/plans.rules.ts';
import { isRecorded, isUncertain } from '../capture/attempt.rules.ts';
import type { AttemptStore } from '../capture/attempt.store.ts';
import type { Attempt } from '../capture/attempt.ts';
import { cancelAttempt } from '../capture/usecases/cancel-attempt.ts';
import { checkAttempt } from '../capture/usecases/check-attempt.ts';
import { type Completion, completeAttempt } from '../capture/usecases/complete-attempt.ts';
import type { CaptureDeps } from '../capture/usecases/deps.ts';
import { recordChargeback } from '../capture/usecases/record-payment.ts';
import type { ProviderId, ReturnEvidence } from '../providers/provider.port.ts';
import { refuse } from '../refusals.ts';
import type { AccountUseCases, PickUp } from './accounts.ts';
import type { Buyer } from './buyer.ts';
import type { OrderCookies } from './order-cookie.ts';
import { type createOrders, methodIsOff, type OrderRequest } from './orders.ts';
import { type Results, requireNoRefusal } from './results.ts';

export type CheckoutOptions = {
  readonly orders: ReturnType<typeof createOrders>;
  readonly attempts: AttemptStore;
  readonly capture: CaptureDeps;
  readonly accounts: AccountUseCases;
  readonly results: Results;
  readonly cookies: OrderCookies;
  readonly clock: Clock;
  readonly audit: (action: AuditAction, details: AuditDetails) => Promise<void>;
};

const waitSteps = 60;
const waitMs = 150;
/** Minimum interval of provider queries caused by a waiting page. */
const askEveryMs = 3_000;
const mostAsked = 5_000;

export function createCheckout(options: CheckoutOptions) {
  const { orders, attempts, capture, accounts, results, cookies, clock } = options;
  const asked = new LRUCache<number, number>({ max: mostAsked });

  async function require(orderId: string, provider?: ProviderId): Promise<Attempt> {
    const attempt = await attempts.findOrder(orderId, provider);
    if (!attempt) throw refuse('payments.order_unknown');
    return attempt;
  }

  /** Captures an attempt; calls during a running capture wait for its result. */
  async function complete(attempt: Attempt, evidence?: ReturnEvidence): Promise<Completion> {
    const first = await completeAttempt(capture, attempt.id, evidence);
    if (first.notBegun !== 'busy') return first;
    for (let step = 0; step < waitSteps; step++) {
      await pause(waitMs);
      const now = await attempts.get(attempt.id);
      if (now.state !== 'capturing') return { attempt: now, notBegun: null, refusal: null };
    }
    return first;
  }

  async function completed(attempt: Attempt, evidence?: ReturnEvidence): Promise<Attempt> {
    if (isRecorded(attempt.state)) return attempt;
    const completion = await complete(attempt, evidence);
    requireNoRefusal(completion);
    return completion.attempt;
  }

  return {
    /** Creates an order. @returns the order, the payment parameters of the browser, and the order cookie */
    async order(request: OrderRequest, resolveBuyer: () => Promise<Buyer>, token: string | undefined) {
      const { attempt, client, buyer } = await orders.start(request, resolveBuyer);
      const cookie = await cookies.tie(token, attempt.purchaseId, buyer.memberId);
      const amount = formatAmount(attempt.amount);
      const title = plans[attempt.planId as keyof typeof plans].name;
      return { attempt, client, cookie, amount, title, email: buyer.snapshot.email };
    },

    /** PayPal: captures an approved order, for the ordering browser. */
    async capturePaypal(orderId: string, token: string | undefined): Promise<Attempt> {
      const attempt = await require(orderId, 'paypal');
      await results.requireOwner(attempt, token);
      return completed(attempt);
    },

    /** Returns the result of a paid order, and once the session of a new member. */
    async pickUp(orderId: string, token: string | undefined, pickUp: PickUp) {
      const attempt = await require(orderId);
      await results.requireOwner(attempt, token);
      return { attempt, ...(await results.of(attempt, token, pickUp)) };
    },

    /** Returns the status of an unfinished order of this browser; null if a result can be picked up. */
    async waiting(orderId: string, token: string | undefined): Promise<'UNPAID' | 'PENDING' | null> {
      const attempt = await require(orderId);
      await results.requireOwner(attempt, token);
      if (isUncertain(attempt.state)) return 'PENDING';
      return isRecorded(attempt.state) ? null : 'UNPAID';
    },

    async consumeTicket(orderId: string, token: string | undefined, pickUp: PickUp) {
      const attempt = await require(orderId);
      await results.requireOwner(attempt, token);
      return accounts.consume(attempt, pickUp);
    },

    /**
     * Toss: confirms an authorized payment, from any browser; only the ordering browser is signed in.
     * @throws AppError 400 if the amount in the address differs from the order
     */
    async confirmToss(
      confirm: { readonly orderId: string; readonly paymentKey: string; readonly amount: number },
      token: string | undefined,
      pickUp: PickUp,
    ) {
      const attempt = await require(confirm.orderId, 'toss');
      if (confirm.amount !== attempt.amount.minor) {
        const { orderRef, provider } = attempt;
        await options.audit('payments.amount_changed', { provider, orderRef, amount: confirm.amount });
        throw refuse('payments.amount_changed', { about: 'order' });
      }
      const after = await completed(attempt, { paymentKey: confirm.paymentKey });
      const isPending = isUncertain(after.state);
      return { attempt: after, result: isPending ? null : await results.of(after, token, pickUp) };
    },

    /**
     * Cancels a Toss order. Toss reports a cancellation only to the browser, which forwards it.
     * @throws AppError 403 from another browser
     */
    async giveUpToss(orderId: string, code: string, token: string | undefined): Promise<Attempt> {
      const attempt = await require(orderId, 'toss');
      await results.requireOwner(attempt, token);
      await cancelAttempt(capture, attempt, code);
      return attempts.get(attempt.id);
    },

    /** Eximbay: returns the status of the order; queries the provider at intervals. */
    async statusOfEximbay(orderId: string): Promise<Attempt> {
      const attempt = await require(orderId, 'eximbay');
      const now = clock.now().getTime();
      if (isRecorded(attempt.state) || now - (asked.get(attempt.id) ?? Number.NEGATIVE_INFINITY) < askEveryMs)
        return attempt;
      asked.set(attempt.id, now);
      await checkAttempt(capture, attempt.id);
      return attempts.get(attempt.id);
    },

    /** Eximbay: handles data that the window returns through the browser. */
    async returnFromEximbay(orderRef: string, evidence: ReturnEvidence): Promise<void> {
      const attempt = await attempts.findOrder(orderRef, 'eximbay');
      if (attempt && !isRecorded(attempt.state)) await completeAttempt(capture, attempt.id, evidence);
    },

    /** Records a chargeback reported by an administrator. */
    async reverse(orderId: string): Promise<void> {
      await recordChargeback(capture, await require(orderId), null);
    },

    methodIsOff,
  };
}

export type Checkout = ReturnType<typeof createCheckout>;
