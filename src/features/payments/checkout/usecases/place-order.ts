import type { AppError } from '../../../../platform/server/errors/errors.ts';
import { formatAmount } from '../../../../platform/shared/money/money.ts';
import { plans } from '../../../membership/periods/plans.rules.ts';
import { nextCheck, reservedMs } from '../../capture/schedule.rules.ts';
import type { ProviderId } from '../../providers/provider.port.ts';
import { refuse } from '../../refusals.ts';
import type { Buyer } from '../buyers/deps.ts';
import type { CheckoutDeps } from './deps.ts';
import { prepareOrder, waitForDuplicateOrder } from './prepare-order.ts';
import { type OrderingBuyer, settleEarlierOrders } from './settle-earlier-orders.ts';
import { storeOrder } from './store-order.ts';
import { verifyPrice } from './verify-price.ts';

/** Order as requested by the client; the server verifies the price. */
export type OrderRequest = {
  readonly provider: ProviderId;
  readonly planId: string;
  readonly amount: string | number;
  readonly currency: string;
  readonly intent?: string | undefined;
  readonly isTest?: boolean | undefined;
  readonly mayTest: boolean;
  readonly urls?: { readonly success?: string | undefined; readonly fail?: string | undefined };
};

/**
 * Places an order at the server's price; the order is stored before the provider is called.
 * @returns the order, the payment parameters for the browser, and the order cookie
 * @throws AppError 503 if the payment method is disabled or the provider is unreachable, 400 for a changed amount,
 * currency, plan or intent, 409 while another payment of the buyer is being verified, or if an earlier order is paid
 */
export async function placeOrder(
  deps: CheckoutDeps,
  request: OrderRequest,
  buyerOf: { readonly stated: OrderingBuyer; readonly resolve: () => Promise<Buyer> },
  token: string | undefined,
) {
  const provider = deps.providers.get(request.provider);
  if (!provider) throw methodIsOff();
  const amount = await verifyPrice(deps, request);
  await settleEarlierOrders(deps, buyerOf.stated, token);
  const buyer = await buyerOf.resolve();
  const now = deps.clock.now();
  deps.failpoint('order.before_write');
  const { provider: providerId, planId } = request;
  const placed = await storeOrder(
    deps,
    {
      ...buyer,
      planId,
      amount,
      provider: providerId,
      orderRef: deps.randomRef(),
      reservedUntil: new Date(now.getTime() + reservedMs),
      nextCheckAt: nextCheck('draft', providerId, { now, createdAt: now, since: now, checks: 0 }),
    },
    now,
  );
  const { attempt, client } = placed.isNew
    ? await prepareOrder(deps, placed.attempt, provider, { buyer, request })
    : await waitForDuplicateOrder(deps, placed.attempt);
  const cookie = await deps.cookies.tie(token, attempt.purchaseId, buyer.memberId);
  const title = plans[attempt.planId as keyof typeof plans].name;
  return {
    attempt,
    client,
    cookie,
    amount: formatAmount(attempt.amount),
    title,
    email: buyer.snapshot.email,
  };
}

function methodIsOff(): AppError {
  const refusal = refuse('payments.method_off');
  return refusal.with({ error: refusal.message });
}
