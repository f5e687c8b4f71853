import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../../platform/server/database/database.ts';
import { loginTickets } from '../../tables.ts';

/** Creates the store of one-time login tickets, with which the ordering browser starts the session of a new member. */
export function createTicketStore(db: Database) {
  return {
    /** Redeems a ticket; of two concurrent calls one succeeds. */
    async take(orderRef: string, now: Date): Promise<{ memberId: string } | null> {
      const [row] = await db
        .update(loginTickets)
        .set({ used: true })
        .where(
          and(
            eq(loginTickets.orderId, orderRef),
            eq(loginTickets.used, false),
            sql`${loginTickets.expiresAt} > ${now.toISOString()}::timestamptz`,
          ),
        )
        .returning({ memberId: loginTickets.userId });
      return row ?? null;
    },

    /** Makes a ticket valid again because the session could not be started. */
    async release(orderRef: string): Promise<void> {
      await db.update(loginTickets).set({ used: false }).where(eq(loginTickets.orderId, orderRef));
    },

    async find(orderRef: string): Promise<{ memberId: string; used: boolean; expiresAt: Date } | null> {
      const { userId: memberId, used, expiresAt } = loginTickets;
      const [row] = await db
        .select({ memberId, used, expiresAt })
        .from(loginTickets)
        .where(eq(loginTickets.orderId, orderRef));
      return row ?? null;
    },

    async removeOld(before: Date): Promise<void> {
      await db.delete(loginTickets).where(lte(loginTickets.expiresAt, before));
    },
  };
}

export type TicketStore = ReturnType<typeof createTicketStore>;

type NewTicket = { readonly orderRef: string; readonly memberId: string; readonly expiresAt: Date };

/** Creates the one-time ticket of the ordering browser. */
export async function insertTicket(
  tx: Executor,
  { orderRef, memberId, expiresAt }: NewTicket,
  now: Date,
): Promise<void> {
  await tx
    .insert(loginTickets)
    .values({ orderId: orderRef, userId: memberId, expiresAt, createdAt: now })
    .onConflictDoNothing();
}
