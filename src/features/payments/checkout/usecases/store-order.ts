import { isUncertain } from '../../capture/attempt.rules.ts';
import type { Attempt } from '../../capture/attempt.ts';
import { doubleClickMs } from '../../capture/schedule.rules.ts';
import { refuse } from '../../refusals.ts';
import type { NewOrder } from '../order.store.ts';
import type { CheckoutDeps } from './deps.ts';

export type StoredOrder = { readonly attempt: Attempt; readonly isNew: boolean };

/**
 * Stores an order. A buyer has at most one open purchase, so that orders of different plans in two tabs are not both
 * paid; one attempt is stored per plan, provider and click. Simultaneous orders of one buyer are serialized.
 * @throws AppError 409 while another payment of the buyer is being verified, or if another order reserves the nickname
 */
export function storeOrder(
  { orders, buyers }: Pick<CheckoutDeps, 'orders' | 'buyers'>,
  order: NewOrder,
  now: Date,
): Promise<StoredOrder> {
  const { memberId, planId, provider, snapshot } = order;
  return orders.transaction(async (tx) => {
    await orders.lockBuyer(tx, snapshot);
    const open = await orders.findOpenPurchases(tx, order);
    const [current] = open;
    const running = await orders.findRunning(
      tx,
      open.map(({ id }) => id),
    );
    if (running.some(({ state }) => isUncertain(state))) throw refuse('payments.being_checked');
    const clickedSince = new Date(now.getTime() - doubleClickMs);
    const sameClick = running.find(
      (attempt) =>
        attempt.purchaseId === current?.id &&
        attempt.planId === planId &&
        attempt.provider === provider &&
        attempt.createdAt > clickedSince,
    );
    if (sameClick) return { attempt: sameClick, isNew: false };
    if (!memberId && (await buyers.isNicknameOrdered(tx, snapshot, now)))
      throw refuse('membership.nickname_taken', { fields: { field: 'nickname' } });
    const purchaseId = await orders.savePurchase(tx, order, current?.id ?? null, now);
    return { attempt: await orders.insertAttempt(tx, order, purchaseId, now), isNew: true };
  });
}
