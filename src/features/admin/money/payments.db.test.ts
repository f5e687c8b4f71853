import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import type { PaymentView } from '../admin.contract.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await query(`
    WITH kim AS (INSERT INTO local_users (name, nickname, email) VALUES ('Kim', 'kim', 'kim@example.com') RETURNING id),
     paid AS (
      INSERT INTO payment_transactions (user_id, user_email, payment_id, provider, payment_method, amount, state, created_at)
      SELECT CASE WHEN n <= 3 THEN id END, 'KIM@example.com', 'pay-' || n, 'paypal', 'paypal', 96,
             CASE WHEN n = 3 THEN 'draft' ELSE 'paid' END, '2026-01-01'::timestamptz + make_interval(days => n)
        FROM kim, generate_series(1, 5) n RETURNING id, payment_id),
     receipt AS (
      INSERT INTO receipts (number, payment_transaction_id, amount, currency, buyer, paid_at, issued_at)
      SELECT 'R-' || payment_id, id, 9600, 'USD', '{"company": "Kim Steel", "taxNumber": ""}', now(), now()
        FROM paid WHERE payment_id = 'pay-1' RETURNING id)
    INSERT INTO credit_notes (number, receipt_id, amount, issued_at) SELECT 'C-1', id, 9600, now() FROM receipt`);
});
afterAll(() => test.close());

const query = (text: string) => test.database.pool.query(text);

async function search(parameters: string): Promise<{ items: PaymentView[]; total: number }> {
  const answer = await test.call('GET', `/api/admin/payment-transactions?${parameters}`, { as: 'admin' });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const ids = async (parameters: string) => (await search(parameters)).items.map(({ paymentId }) => paymentId);

describe('U-06 search of payments', () => {
  it('U-06 the search returns one page, newest first, with the number of all matches; drafts and payments of others are omitted', async () => {
    const first = await search('search=kim&page=1&pageSize=3');
    expect(first.items.map(({ paymentId }) => paymentId)).toEqual(['pay-5', 'pay-4', 'pay-2']);
    expect(first.total).toBe(4);
    const second = await search('search=kim&page=2&pageSize=3');
    expect(second.items.map(({ paymentId }) => paymentId)).toEqual(['pay-1']);
    expect(second.total).toBe(4);
    expect(await search('search=kim&page=3&pageSize=3')).toMatchObject({ items: [], total: 4 });
    expect(await search('search=unmatched')).toMatchObject({ items: [], total: 0 });
  });

  it('U-06 the search finds a payment by its reference, receipt or credit note, and returns the data of its receipt', async () => {
    for (const parameters of ['search=pay-1', 'search=R-pay-1', 'search=C-1'])
      expect(await ids(parameters)).toEqual(['pay-1']);
    const [item] = (await search('search=C-1')).items;
    expect(item).toMatchObject({
      ...{ userName: 'Kim', userEmail: 'kim@example.com', amount: 96, currency: 'USD' },
      ...{ receiptNumber: 'R-pay-1', creditNoteNumber: 'C-1', company: 'Kim Steel', taxNumber: null },
    });
  });

  it('U-06 an attempt without a member shows the member with the same email address', async () => {
    const [item] = (await search('search=pay-5')).items;
    expect(item).toMatchObject({ userName: 'Kim', userEmail: 'kim@example.com', company: null });
  });

  it('U-06 O-08 the search returns the same result after PostgreSQL has switched to the general plan of prepared statements', async () => {
    const before = await search('search=kim&pageSize=50');
    for (let turn = 0; turn < 20; turn++) expect(await search('search=kim&pageSize=50')).toEqual(before);
  });
});
