import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { migrateDatabase } from '../../../platform/server/database/migrate.ts';
import { createIssueStore, type IssueStore } from './issue.store.ts';

const now = new Date('2026-11-21T12:00:00Z');
const noTax = { name: null, percent: null, note: null };

const sqlOf =
  (database: TestDatabase) =>
  async (statement: string, values: unknown[] = []) =>
    (await database.pool.query(statement, values)).rows as Record<string, unknown>[];

/** Inserts a captured payment as the payments feature would record it. */
async function pay(database: TestDatabase, capturedAt: string | null, amount = 1_000): Promise<number> {
  const [row] = await sqlOf(database)(
    `WITH paid AS (
       INSERT INTO payment_transactions (payment_id, provider, payment_method, amount, state, payment_status, captured_at, created_at)
       VALUES (gen_random_uuid(), 'paypal', 'paypal', $1::numeric / 100, 'paid', 'completed', $2::timestamptz, coalesce($2::timestamptz, '2026-01-01'))
       RETURNING id)
     INSERT INTO payments (payment_transaction_id, amount, status) SELECT id, $1::int, 'completed' FROM paid RETURNING payment_transaction_id AS id`,
    [amount, capturedAt],
  );
  return Number(row?.['id']);
}

describe('U-01 receipt numbers', () => {
  let database: TestDatabase;
  let store: IssueStore;
  beforeAll(async () => {
    database = await createTestDatabase();
    store = createIssueStore(database.db, noTax);
  });
  afterAll(() => database.close());

  const issue = (id: number, at = now) => database.db.transaction((tx) => store.issueReceipts(tx, [id], at));
  const numbers = async (year: number, table = 'receipts') =>
    (
      await sqlOf(database)(`SELECT number FROM ${table} WHERE number LIKE $1 ORDER BY number`, [
        `%${year}-%`,
      ])
    ).map(({ number }) => number);
  const upTo = (year: number, last: number, prefix = '') =>
    Array.from({ length: last }, (_, at) => `${prefix}${year}-${String(at + 1).padStart(6, '0')}`);

  it('U-01 simultaneous payments get distinct numbers without gaps, and a rolled-back transaction uses none', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 40; count++) ids.push(await pay(database, '2025-06-01T00:00:00Z'));
    const broken = new Set(ids.filter((_, at) => at % 4 === 0));
    const results = await Promise.allSettled(
      ids.map((id) =>
        database.db.transaction(async (tx) => {
          await store.issueReceipts(tx, [id], now);
          if (broken.has(id)) throw new Error('breaks off');
        }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    expect(await numbers(2025)).toEqual(upTo(2025, 30));
    for (const id of broken) await issue(id);
    expect(await numbers(2025)).toEqual(upTo(2025, 40));
  });

  it('U-01 a transaction that waits for another one gets the other’s number if that one rolls back', async () => {
    const [one, other] = [
      await pay(database, '2024-01-01T00:00:00Z'),
      await pay(database, '2024-01-02T00:00:00Z'),
    ];
    let undo: (error: Error) => void = () => undefined;
    let hasNumber: () => void = () => undefined;
    const numbered = new Promise<void>((resolve) => (hasNumber = resolve));
    const first = database.db.transaction(async (tx) => {
      await store.issueReceipts(tx, [one], now);
      hasNumber();
      await new Promise((_resolve, reject) => (undo = reject));
    });
    await numbered;
    const second = issue(other);
    // The second transaction waits for the lock on the row of the year.
    await expect
      .poll(async () =>
        sqlOf(database)(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        ),
      )
      .toHaveLength(1);
    undo(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    await second;
    expect(await numbers(2024)).toEqual(['2024-000001']);
    expect(await sqlOf(database)(`SELECT 1 FROM receipts WHERE payment_transaction_id = $1`, [one])).toEqual(
      [],
    );
  });

  it('U-01 the year of a receipt number is the year of the payment in UTC, even if the provider’s clock is wrong', async () => {
    const eve = await pay(database, '2022-12-31T23:59:59.999Z');
    const day = await pay(database, '2023-01-01T00:00:00Z');
    const future = await pay(database, '2099-01-01T00:00:00Z');
    await sqlOf(database)(`UPDATE payment_transactions SET created_at = '2021-05-01' WHERE id = $1`, [
      future,
    ]);
    await issue(day);
    await issue(eve);
    await issue(future, new Date('2021-06-01T00:00:00Z'));
    const [first] = await sqlOf(database)('SELECT number FROM receipts WHERE payment_transaction_id = $1', [
      eve,
    ]);
    expect(first?.['number']).toBe('2022-000001');
    expect(await numbers(2023)).toEqual(['2023-000001']);
    expect(await numbers(2021)).toEqual(['2021-000001']);
  });

  it('U-01 issuing again changes nothing, and an unpaid order gets no receipt', async () => {
    const id = await pay(database, '2020-05-01T00:00:00Z');
    await issue(id);
    await issue(id);
    const [open] = await sqlOf(database)(
      `INSERT INTO payment_transactions (payment_id, provider, payment_method, amount) VALUES ('open', 'toss', 'toss', 1) RETURNING id`,
    );
    await issue(Number(open?.['id']));
    expect(await numbers(2020)).toEqual(['2020-000001']);
  });

  it('U-01 a receipt is reversed once by a credit note of a separate series, also with simultaneous requests', async () => {
    const [one, other] = [
      await pay(database, '2019-05-01T00:00:00Z'),
      await pay(database, '2019-05-02T00:00:00Z', 600),
    ];
    await issue(one);
    await issue(other);
    const at = new Date('2019-07-01T00:00:00Z');
    const back = (paymentTransactionId: number, minor: number) =>
      database.db.transaction((tx) =>
        store.issueCreditNote(tx, { paymentTransactionId, amount: { currency: 'USD', minor } }, at),
      );
    await Promise.allSettled([back(one, 1_000), back(one, 1_000), back(other, 250), back(one, 1_000)]);
    expect(await numbers(2019, 'credit_notes')).toEqual(upTo(2019, 2, 'C'));
    await back(one, 1_000);
    const notes = await sqlOf(database)(
      `SELECT r.payment_transaction_id::int AS payment, c.amount FROM credit_notes c JOIN receipts r ON r.id = c.receipt_id
        WHERE c.number LIKE 'C2019-%' ORDER BY 1`,
    );
    expect(notes).toEqual([
      { payment: one, amount: 1_000 },
      { payment: other, amount: 250 },
    ]);
  });

  it('U-01 payments recorded by an older version get their receipts later, and can be refunded before that', async () => {
    const late = await pay(database, '2018-03-01T00:00:00Z');
    const early = await pay(database, '2018-02-01T00:00:00Z');
    const returned = await pay(database, '2017-02-01T00:00:00Z');
    await database.db.transaction((tx) =>
      store.issueCreditNote(
        tx,
        { paymentTransactionId: returned, amount: { currency: 'USD', minor: 1_000 } },
        new Date('2017-03-01T00:00:00Z'),
      ),
    );
    expect(await numbers(2017)).toEqual(['2017-000001']);
    expect(await numbers(2017, 'credit_notes')).toEqual(['C2017-000001']);
    await store.issueMissing(now);
    const found = await sqlOf(database)(
      `SELECT payment_transaction_id::int AS payment, number FROM receipts WHERE number LIKE '2018-%' ORDER BY number`,
    );
    expect(found).toEqual([
      { payment: early, number: '2018-000001' },
      { payment: late, number: '2018-000002' },
    ]);
  });

  it('U-01 the tax rate is stored with the receipt, and its credit note uses the same rate', async () => {
    const taxed = createIssueStore(database.db, { name: 'VAT', percent: '19', note: 'A note' });
    const id = await pay(database, '2016-02-01T00:00:00Z');
    await database.db.transaction((tx) => taxed.issueReceipts(tx, [id], now));
    const later = createIssueStore(database.db, { name: 'GST', percent: '7', note: null });
    await database.db.transaction((tx) =>
      later.issueCreditNote(tx, { paymentTransactionId: id, amount: { currency: 'USD', minor: 500 } }, now),
    );
    const [row] = await sqlOf(database)(
      `SELECT r.tax_name, r.tax_percent::float, r.tax_amount, r.tax_note, c.amount, c.tax_amount AS returned
         FROM receipts r JOIN credit_notes c ON c.receipt_id = r.id WHERE r.payment_transaction_id = $1`,
      [id],
    );
    expect(row).toEqual({
      tax_name: 'VAT',
      tax_percent: 19,
      tax_amount: 160,
      tax_note: 'A note',
      amount: 500,
      returned: 80,
    });
  });
});

/**
 * Creates a folder with the migrations before the one that introduced receipts.
 * @returns its path
 */
async function migrationsBefore(): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-before-'));
  await fs.cp('migrations', folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await fs.readFile(file, 'utf8'));
  const at = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith('_receipts'));
  expect(at).toBeGreaterThan(0);
  await fs.writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return folder;
}

describe('U-01 payments recorded before receipts had numbers', () => {
  it('U-01 older payments get receipt numbers by year in the order of capture, refunded ones a credit note, and new payments the next numbers', async () => {
    const database = await createTestDatabase('empty');
    const before = await migrationsBefore();
    try {
      await migrateDatabase(database.url, before);
      const third = await pay(database, '2025-12-31T23:30:00Z');
      const first = await pay(database, '2025-01-05T00:00:00Z');
      const second = await pay(database, '2025-06-01T00:00:00Z', 2_500);
      const next = await pay(database, '2026-01-01T00:00:00Z');
      const query = sqlOf(database);
      await query(`UPDATE payment_transactions SET state = 'refunded' WHERE id = $1`, [second]);
      await query(
        `INSERT INTO payment_ledger (payment_transaction_id, kind, amount_minor, currency, source, created_at)
         VALUES ($1, 'refunded', 2000, 'USD', 'call', '2026-02-01')`,
        [second],
      );
      await query(
        `UPDATE payment_transactions SET state = 'reversed', updated_at = '2025-08-01' WHERE id = $1`,
        [first],
      );
      await migrateDatabase(database.url, 'migrations');
      expect(
        await query('SELECT number, payment_transaction_id::int AS payment FROM receipts ORDER BY number'),
      ).toEqual([
        { number: '2025-000001', payment: first },
        { number: '2025-000002', payment: second },
        { number: '2025-000003', payment: third },
        { number: '2026-000001', payment: next },
      ]);
      expect(await query('SELECT number, amount FROM credit_notes ORDER BY number')).toEqual([
        { number: 'C2025-000001', amount: 1_000 },
        { number: 'C2026-000001', amount: 2_000 },
      ]);
      const store = createIssueStore(database.db, noTax);
      const fresh = await pay(database, '2025-12-31T23:45:00Z');
      await database.db.transaction((tx) => store.issueReceipts(tx, [fresh], now));
      expect(await query('SELECT number FROM receipts WHERE payment_transaction_id = $1', [fresh])).toEqual([
        { number: '2025-000004' },
      ]);
    } finally {
      await database.close();
      await fs.rm(before, { recursive: true });
    }
  });
});
