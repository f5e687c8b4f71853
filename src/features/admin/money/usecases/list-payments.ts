import { type Page, wantsArray, windowOf } from '../../../../platform/server/http/paging.ts';
import type { PaymentQuery, PaymentView } from '../../admin.contract.ts';
import { usualPage } from '../../usecases/read-page.ts';
import { paymentViewAt } from '../payment-view.ts';
import type { MoneyDeps } from './deps.ts';

/** Returns a page of payments; without page parameters the newest payments as an array. */
export async function listPayments(
  { payments, cachedTotal, clock, orderMs }: MoneyDeps,
  query: PaymentQuery,
): Promise<Page<PaymentView> | PaymentView[]> {
  const window = windowOf(query, usualPage);
  const view = paymentViewAt(clock.now(), orderMs);
  if (wantsArray(query)) return (await payments.list(query, window)).map(view);
  const { page, pageSize } = window;
  if (query.search) {
    const { rows, total } = await payments.search(query, window);
    return { items: rows.map(view), total, page, pageSize };
  }
  const items = (await payments.list(query, window)).map(view);
  const total = await cachedTotal('payments', query, () => payments.count(query));
  return { items, total, page, pageSize };
}
