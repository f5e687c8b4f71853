/**
 * Fills a fresh demo with an invented year of business. Each feature writes its own part; this combines them in one
 * transaction, so that an aborted start leaves nothing behind. All data are the same each time except for the dates.
 */

import { eq, notLike, sql } from 'drizzle-orm';
import { seedReceipts } from './features/account/demo/seed.ts';
import type { IssueStore } from './features/account/receipts/issue.store.ts';
import { seedSupport } from './features/admin/demo/seed.ts';
import { seedYearOfPosts } from './features/archive/demo/seed-year.ts';
import { yearPosts } from './features/archive/demo/year-posts.ts';
import { postText, type ReadPost } from './features/archive/text/post-text.ts';
import { seedAccounts } from './features/auth/demo/seed.ts';
import { seedYearOfQuestions } from './features/forum/demo/seed.ts';
import type { Consent } from './features/membership/registration/consents.rules.ts';
import { localUsers } from './features/membership/tables.ts';
import { demoMembers, isPaidAt } from './features/payments/demo/lives.ts';
import { lastLoginAt, seedLedger, seedMembers, seedPayments } from './features/payments/demo/seed.ts';
import { sentReminders } from './features/payments/demo/sent-reminders.ts';
import { paymentTransactions } from './features/payments/tables.ts';
import { seedRefunds } from './features/refunds/demo/seed.ts';
import { seedLinks, seedUses } from './features/tools/demo/seed.ts';
import { demoUses, usesByMember } from './features/tools/demo/uses.ts';
import { insertAuditEntries } from './platform/server/audit/audit.store.ts';
import type { Clock } from './platform/server/clock.ts';
import type { Database, Executor } from './platform/server/database/database.ts';

export type DemoYear = {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly readPost: ReadPost;
  /** Consents of members who registered on that day. */
  readonly consentsOn: (day: Date) => readonly Consent[];
  /** Hash of the password that all of them share with the demo accounts. */
  readonly hashPassword: () => Promise<string>;
  /** Creates receipts of payments. */
  readonly documents: IssueStore;
};

/**
 * Does nothing if any account other than the demo's own exists, or if there ever was an order.
 * @returns whether it was written
 */
export async function seedYear(options: DemoYear): Promise<boolean> {
  const { db, clock, publicUrl, readPost, consentsOn, hashPassword, documents } = options;
  if (!(await isFresh(db))) return false;
  const now = clock.now();
  const passwordHash = await hashPassword();
  const posts = await Promise.all(
    yearPosts.map(async ({ title, content, daysAgo }) => ({
      ...(await postText(readPost, title, content)),
      daysAgo,
    })),
  );
  const members = demoMembers(now);
  const people = members.map((member) => ({
    ...member,
    isPremiumAt: (at: Date) => isPaidAt(member, at),
  }));
  const uses = demoUses(people, now);
  const usesOf = usesByMember(uses);

  return db.transaction(async (tx) => {
    // Of several processes that start at once, one writes.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('demo year'))`);
    const [admin] = await tx
      .select({ id: localUsers.id })
      .from(localUsers)
      .where(eq(localUsers.email, 'admin@demo.local'));
    if (!admin || !(await isFresh(tx))) return false;
    await seedAccounts(
      tx,
      members.map((member) => ({ ...member, lastSeen: lastLoginAt(member, usesOf.get(member.id)) })),
      passwordHash,
    );
    await seedMembers(tx, members, { uses: usesOf, agreedOn: consentsOn }, now);
    const payments = await seedPayments(tx, members);
    const refundRequests = requestsWithPayments(members, payments);
    const refunds = await seedRefunds(tx, refundRequests, admin.id);
    await seedLedger(tx, members, payments, refunds.numbers);
    const paid = paidPeriods(members, payments);
    await seedReceipts(tx, documents, paid, now);
    await seedUses(tx, uses);
    await seedYearOfQuestions(tx, { writers: members, helperId: admin.id, publicUrl, now });
    const links = await seedYearOfPosts(tx, { posts, readers: members, authorId: admin.id, now });
    await seedLinks(tx, links, admin.id);
    const answered = await seedSupport(tx, people, admin.id, now);
    const entries = [...refunds.trail, ...answered, ...sentReminders(members, now)];
    await insertAuditEntries(
      tx,
      entries.sort((one, other) => one.at.getTime() - other.at.getTime()),
    );
    return true;
  });
}

type Members = ReturnType<typeof demoMembers>;
/** Numbers of payments by order. */
type Payments = Awaited<ReturnType<typeof seedPayments>>;

/** Returns the refund requests with their payments. */
const requestsWithPayments = (members: Members, payments: Payments) =>
  members.flatMap(({ id, name, email, refundRequest, purchases }) => {
    const number = refundRequest && payments.get(refundRequest.orderRef);
    if (!refundRequest || !number) return [];
    const attempts = purchases.flatMap((each) => each.attempts);
    const attempt = attempts.find(({ orderRef }) => orderRef === refundRequest.orderRef);
    const refundedAt = attempt?.refundedAt ?? null;
    const stated = refundRequest.kind === 'withdrawal' ? { name, email } : null;
    const notes = refundRequest.notes ?? null;
    return [{ ...refundRequest, memberId: id, paymentTransactionId: number, stated, notes, refundedAt }];
  });

/** Returns the payments that started a period, which have receipts. */
const paidPeriods = (members: Members, payments: Payments) =>
  members.flatMap(({ id, language, purchases }) =>
    purchases.flatMap(({ attempts, period }) => {
      const { orderRef = '', amount, refundedAt = null } = attempts.at(-1) ?? {};
      const number = payments.get(orderRef);
      if (!period || !amount || number === undefined) return [];
      return [{ paymentTransactionId: number, memberId: id, language, amount, refundedAt }];
    }),
  );

async function isFresh(executor: Executor): Promise<boolean> {
  const [others] = await executor
    .select({ id: localUsers.id })
    .from(localUsers)
    .where(notLike(localUsers.email, '%@demo.local'))
    .limit(1);
  const [ordered] = await executor.select({ id: paymentTransactions.id }).from(paymentTransactions).limit(1);
  return !others && !ordered;
}
