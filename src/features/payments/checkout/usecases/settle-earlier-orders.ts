import { isUncertain } from '../../capture/attempt.rules.ts';
import type { Attempt } from '../../capture/attempt.ts';
import { checkAttempt } from '../../capture/usecases/check-attempt.ts';
import { refuse } from '../../refusals.ts';
import type { CheckoutDeps } from './deps.ts';

/** Buyer as stated by the request for an order; the email address is not proven. */
export type OrderingBuyer = { readonly memberId: string | undefined; readonly email: string | undefined };

/** Age of the orders that are checked; the order cookie lasts as long. */
const earlierMs = 24 * 60 * 60_000;
/** Time limit of the query; a provider that does not respond does not prevent an order at another one. */
const queryMs = 5_000;

/**
 * Queries the buyer's earlier orders at their providers, so that the buyer does not pay again when an order was captured
 * unnoticed by the page.
 * @throws payments.already_paid with the id of a paid order whose buyer has not been informed
 */
export async function settleEarlierOrders(
  deps: CheckoutDeps,
  orderer: OrderingBuyer,
  token: string | undefined,
): Promise<void> {
  const { attempts, capture, onError } = deps;
  const earlier = await findEarlier(deps, orderer, token);
  const unsettled = earlier.filter(({ state }) => state !== 'paid' && !isUncertain(state));
  await Promise.all(unsettled.map(({ id }) => checkAttempt(capture, id, queryMs).catch(onError)));
  for (const { id } of earlier) {
    const attempt = await attempts.get(id);
    if (attempt.state !== 'paid' || attempt.isReported) continue;
    const isOwner = await deps.cookies.ownsPurchase(token, attempt.purchaseId);
    // The ordering browser gets the result by the order id; for another browser the refusal is the information.
    if (!isOwner) await attempts.markReported(attempt);
    const orderId = attempt.providerOrderId ?? attempt.orderRef;
    throw refuse('payments.already_paid', { fields: isOwner ? { orderId } : {} });
  }
}

/** Returns the earlier orders of the signed-in member, and of a registration those of the same browser. */
async function findEarlier(
  { orders, buyers, cookies, clock }: CheckoutDeps,
  { memberId, email }: OrderingBuyer,
  token: string | undefined,
): Promise<Attempt[]> {
  const since = new Date(clock.now().getTime() - earlierMs);
  if (memberId) return orders.findEarlier({ memberIds: [memberId], email: undefined }, since);
  if (!email || !token) return [];
  const member = await buyers.findMemberByEmail(email);
  const found = await orders.findEarlier({ memberIds: member ? [member.id] : [], email }, since);
  const isOwn = await Promise.all(found.map(({ purchaseId }) => cookies.ownsPurchase(token, purchaseId)));
  return found.filter((_, index) => isOwn[index]);
}
