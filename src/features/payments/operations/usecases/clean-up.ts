import type { OperationsDeps } from './deps.ts';

const dayMs = 86_400_000;
const ticketTtlDays = 2;
const noticeTtlDays = 30;
const orderTtlDays = 10;

/** Deletes password hashes, tickets, webhooks and orders that are no longer needed. */
export async function cleanUp({
  accounts,
  notices,
  orders,
  clock,
  eraseHashes,
}: OperationsDeps): Promise<void> {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  await eraseHashes();
  await accounts.tickets.removeOld(daysAgo(ticketTtlDays));
  await notices.removeOld(daysAgo(noticeTtlDays));
  await orders.forgetAbandoned(daysAgo(orderTtlDays), now);
}
