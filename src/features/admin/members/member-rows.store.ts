import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import { localUsers, periodEnds } from '../../membership/tables.ts';
import { paymentTransactions } from '../../payments/tables.ts';
import { refundRequests } from '../../refunds/tables.ts';

/** Member as shown in the dashboard. Amounts are those charged, in currency units. */
export type MemberRow = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly nickname: string;
  readonly country: string | null;
  readonly job: string | null;
  readonly role: string;
  readonly language: string;
  readonly createdAt: Date;
  readonly lastLogin: Date | null;
  readonly subscriptionStartedAt: Date | null;
  readonly subscriptionExpiresAt: Date | null;
  readonly membershipType: string;
  readonly subscriptionStatus: string;
  /** End of the paid periods; null without any. */
  readonly paidUntil: Date | null;
  /** End of the days granted by administrators; null without any. */
  readonly grantedUntil: Date | null;
  readonly suspendedAt: Date | null;
  /** Whether the account at the auth service exists. */
  readonly hasAccount: boolean;
  /** Whether this member is the only administrator. */
  readonly isOnlyAdmin: boolean;
  readonly deviceLimit: number | null;
  readonly totalToolsUsed: number;
  readonly latestPayment: LatestPayment | null;
  readonly refundRequest: LatestRefund | null;
};
type LatestPayment = { amount: string; currency: string; paymentMethod: string; paidAt: string };
/** The pending refund request, else the newest one. */
export type LatestRefund = {
  id: number;
  kind: 'refund' | 'withdrawal';
  status: string;
  requestedAt: string;
  /** Amount in minor units. */
  minor: number;
  currency: string;
  paymentMethod: string;
};

/**
 * Prepares the query of the shown columns. It is prepared once for each connection, because planning costs as much as
 * reading a page.
 * @returns a function that returns the members with these ids, in the order of the ids
 */
export function prepareMemberRows(db: Database): (ids: readonly string[]) => Promise<MemberRow[]> {
  const m = localUsers;
  const query = db
    .select({
      ...{ id: m.id, email: m.email, name: m.name, nickname: m.nickname, country: m.country, job: m.job },
      ...{ role: m.role, language: m.language, createdAt: m.createdAt, lastLogin: m.lastLogin },
      ...{ subscriptionStartedAt: m.subscriptionStartedAt, subscriptionExpiresAt: m.subscriptionExpiresAt },
      ...{ membershipType: m.membershipType, subscriptionStatus: m.subscriptionStatus },
      ...{ suspendedAt: m.suspendedAt, deviceLimit: m.deviceLimit, totalToolsUsed: m.totalToolsUsed },
      hasAccount: sql<boolean>`${m.supabaseUserId} IS NOT NULL`,
      isOnlyAdmin: sql<boolean>`${m.role} = 'Admin'
        AND (SELECT count(*) = 1 FROM (SELECT FROM ${m} a WHERE a.role = 'Admin' LIMIT 2) admins)`,
      latestPayment: sql<LatestPayment | null>`(
        SELECT json_build_object('amount', t.amount::text, 'currency', t.currency, 'paymentMethod', t.payment_method,
                                 'paidAt', coalesce(t.captured_at, t.created_at))
          FROM ${paymentTransactions} t
         WHERE t.user_id = ${m}.id AND t.payment_status IN ('completed', 'refunded')
         ORDER BY t.created_at DESC LIMIT 1)`,
      refundRequest: sql<LatestRefund | null>`(
        SELECT json_build_object('id', q.id, 'kind', q.kind, 'status', q.status, 'requestedAt', q.created_at, 'minor', q.refund_amount,
                                 'currency', q.currency, 'paymentMethod', t.payment_method)
          FROM ${refundRequests} q JOIN ${paymentTransactions} t ON t.id = q.payment_transaction_id
         WHERE q.user_id = ${m}.id
         ORDER BY (q.status = 'pending') DESC, (q.status = 'approved') DESC, q.created_at DESC LIMIT 1)`,
      ends: periodEnds(sql`${m}.id`),
    })
    .from(m)
    .where(sql`${m.id} = ANY(${sql.placeholder('ids')}::uuid[])`)
    .prepare('dashboard_members');

  return async (ids) => {
    if (ids.length === 0) return [];
    const rows = await query.execute({ ids });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      if (!row) return [];
      const { ends, ...rest } = row;
      return { ...rest, paidUntil: date(ends.paid), grantedUntil: date(ends.granted) };
    });
  };
}

const date = (text: string | null) => (text === null ? null : new Date(text));
