/** Compares the amounts charged and refunded at the providers with the database, to the cent. */
import { readLedger } from '@ferrite/payment-sandbox/control.ts';
import type { Site } from './site.ts';

type Row = {
  readonly id: string;
  readonly payment_id: string;
  readonly provider: string;
  readonly state: string;
  readonly price: string;
  readonly purchase_id: string;
  readonly periods: number;
  readonly running: number;
  readonly refunds_done: number;
  readonly reversals: number;
  readonly returns: number;
  readonly ledger_in: number;
  readonly ledger_out: number;
  readonly paid_sum: number | null;
};

export type Audit = {
  /** One line for each difference found. */
  readonly problems: readonly string[];
  readonly charged: number;
  readonly members: number;
  /** Number of attempts that need manual review, because the provider has deleted the order; none of them was charged. */
  readonly handedOver: number;
  readonly returned: number;
};

const attempts = `
  SELECT t.id::text, t.payment_id, t.provider, t.state, t.purchase_id::text,
    round(t.amount * CASE t.currency WHEN 'USD' THEN 100 ELSE 1 END)::text AS price,
    (SELECT count(*)::int FROM subscriptions s WHERE s.payment_transaction_id = t.id) AS periods,
    (SELECT count(*)::int FROM subscriptions s WHERE s.payment_transaction_id = t.id AND s.revoked_at IS NULL) AS running,
    (SELECT count(*)::int FROM refund_transactions r WHERE r.payment_transaction_id = t.id AND r.status = 'done') AS refunds_done,
    (SELECT count(*)::int FROM payment_ledger l WHERE l.payment_transaction_id = t.id AND kind = 'reversed') AS reversals,
    (SELECT count(*)::int FROM payment_ledger l WHERE l.payment_transaction_id = t.id AND kind IN ('refunded', 'reversed')) AS returns,
    (SELECT coalesce(sum(amount_minor), 0)::int FROM payment_ledger l WHERE l.payment_transaction_id = t.id AND kind = 'captured') AS ledger_in,
    (SELECT coalesce(sum(amount_minor), 0)::int FROM payment_ledger l WHERE l.payment_transaction_id = t.id AND kind IN ('refunded', 'reversed')) AS ledger_out,
    (SELECT sum(amount)::int FROM payments p WHERE p.payment_transaction_id = t.id) AS paid_sum
  FROM payment_transactions t WHERE t.purchase_id IS NOT NULL`;

/** Queries that must return no rows when nothing is in progress, each with the meaning of a row. */
export const violationQueries: readonly (readonly [what: string, query: string])[] = [
  [
    'a period without a payment',
    `SELECT s.id FROM subscriptions s JOIN local_users u ON u.id = s.user_id
     WHERE s.payment_transaction_id IS NULL AND u.email NOT LIKE '%@demo.local'`,
  ],
  [
    'a purchase granted twice',
    'SELECT purchase_id FROM subscriptions WHERE purchase_id IS NOT NULL GROUP BY 1 HAVING count(*) > 1',
  ],
  [
    'periods of one member that overlap',
    `SELECT a.id FROM subscriptions a JOIN subscriptions b ON a.user_id = b.user_id AND a.id < b.id
     WHERE a.revoked_at IS NULL AND b.revoked_at IS NULL
       AND a.current_period_start < b.current_period_end AND b.current_period_start < a.current_period_end`,
  ],
  [
    'a membership that ends at another time than its last period',
    `SELECT u.email FROM local_users u
     LEFT JOIN (SELECT user_id, max(current_period_end) AS last FROM subscriptions WHERE revoked_at IS NULL GROUP BY 1) s ON s.user_id = u.id
     WHERE u.email NOT LIKE '%@demo.local' AND u.subscription_expires_at IS DISTINCT FROM s.last`,
  ],
  ['a paying member without an account', `SELECT email FROM local_users WHERE supabase_user_id IS NULL`],
  [
    'a failed registration without recovery',
    'SELECT payment_id FROM failed_registrations WHERE NOT recovered',
  ],
  [
    'an unfinished payment attempt',
    `SELECT payment_id || ' ' || state FROM payment_transactions
     WHERE state IN ('draft', 'open', 'capturing', 'unknown', 'pending') AND purchase_id IS NOT NULL`,
  ],
  [
    'an unfinished refund',
    `SELECT refund_id || ' ' || status FROM refund_transactions WHERE status NOT IN ('done', 'rejected')`,
  ],
  ['an approved request that was not completed', `SELECT id FROM refund_requests WHERE status = 'approved'`],
  [
    'a payment without a receipt, or with another amount',
    `SELECT p.id FROM payments p LEFT JOIN receipts r ON r.payment_transaction_id = p.payment_transaction_id
     WHERE r.id IS NULL OR r.amount <> p.amount OR r.currency <> upper(p.currency)`,
  ],
  [
    'a refund without a credit note, or a credit note without a refund',
    `SELECT r.number FROM receipts r JOIN payment_transactions t ON t.id = r.payment_transaction_id
     LEFT JOIN credit_notes c ON c.receipt_id = r.id
     WHERE (t.state IN ('refunded', 'reversed')) <> (c.id IS NOT NULL)`,
  ],
  [
    'a gap in the numbers of receipts and credit notes',
    `SELECT s.kind, s.year, count(d.number) FROM receipt_series s
     LEFT JOIN (SELECT 'receipt' AS kind, number FROM receipts UNION ALL SELECT 'credit_note', substr(number, 2) FROM credit_notes) d
       ON d.kind = s.kind AND split_part(d.number, '-', 1)::int = s.year
     GROUP BY s.kind, s.year, s.last
     HAVING count(d.number) <> s.last OR max(split_part(d.number, '-', 2)::int) <> s.last`,
  ],
  ['an unprocessed message', 'SELECT id FROM payment_notices WHERE processed_at IS NULL'],
];

/** Compares providers and database. Must be called when nothing is in progress and all deadlines have passed. */
export async function audit(site: Site): Promise<Audit> {
  const { orders, entries } = readLedger(site.sandbox.core);
  const problems: string[] = [];
  const known = new Set<string>();
  let [charged, members, returned, handedOver] = [0, 0, 0, 0];
  for (const row of await site.rows<Row>(attempts)) {
    // PayPal gets the number of our database row, the other providers our reference.
    const name = orders[row.payment_id] ? row.payment_id : row.id;
    const real = orders[name] ?? { charged: 0, refunded: 0 };
    known.add(name);
    const report = (what: string) =>
      problems.push(`${row.provider} ${row.payment_id} (${row.state}): ${what}`);
    const moves = (kind: string) =>
      entries.filter((each) => each.orderRef === name && each.kind === kind).length;
    if (moves('charge') > 1) report('charged more than once');
    if (moves('refund') + moves('reversal') > 1) report('refunded more than once');
    if (row.ledger_in !== real.charged) report(`charged ${real.charged}, ${row.ledger_in} in the database`);
    if (row.ledger_out !== real.refunded)
      report(`refunded ${real.refunded}, ${row.ledger_out} in the database`);
    if ((row.paid_sum ?? 0) !== real.charged) report(`charged ${real.charged}, ${row.paid_sum} in payments`);
    if (real.charged > 0) {
      charged += 1;
      const isBack = real.refunded === real.charged;
      if (isBack) returned += 1;
      else if (real.refunded !== 0) report(`refunded ${real.refunded} of ${real.charged}`);
      if (row.running !== (isBack ? 0 : 1))
        report(`${row.running} running periods, ${real.refunded} returned`);
      if (row.returns !== (isBack ? 1 : 0)) report(`${row.returns} refunds and reversals are in the ledger`);
      // A requested refund also ends as done if the bank has returned the money before.
      const isRefundMissing = isBack && row.reversals === 0 && row.refunds_done === 0;
      if (row.refunds_done > (isBack ? 1 : 0) || isRefundMissing)
        report(`${row.refunds_done} refunds are done`);
      if (!isBack && Number(row.price) !== real.charged) report(`charged ${real.charged} for ${row.price}`);
      if (row.state !== (isBack ? (row.reversals > 0 ? 'reversed' : 'refunded') : 'paid'))
        report('wrong state');
    } else if (row.periods > 0) report('a period without a payment');
    members += row.running;
    if (row.state === 'manual') handedOver += 1;
  }
  for (const name of Object.keys(orders))
    if (!known.has(name)) problems.push(`${name}: charged, and unknown to us`);
  for (const [what, query] of violationQueries) {
    const found = await site.rows<Record<string, unknown>>(query);
    for (const row of found) problems.push(`${what}: ${Object.values(row).join(' ')}`);
  }
  return { problems, charged, members, returned, handedOver };
}
