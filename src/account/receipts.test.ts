import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createShop, type Method, type Shop } from '../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

/** Somebody who has paid, signed in. */
async function payer(method: Method, membershipType: string) {
  const { person, browser } = await shop.newcomer({ membershipType });
  const { order, answer } = await browser.buy(method, person);
  if (answer.statusCode !== 200) throw new Error(`paying answered ${answer.statusCode} ${answer.body}`);
  const { email, password } = person;
  const login = await browser.call('POST', '/api/auth/login', { email, password, takeOver: true });
  browser.signedInWith(login.json().access_token);
  return { person, browser, order };
}

const list = async (browser: Browser) => (await browser.call('GET', '/api/user/receipts')).json();

describe('U-01 receipts', () => {
  it('U-01 a payment has one: number, plan, sum, day, the period it bought, buyer and seller', async () => {
    const { browser, person } = await payer('toss', 'annual');
    const [line] = await list(browser);
    expect(line).toMatchObject({
      plan: 'annual',
      method: 'toss',
      amount: 124_800,
      currency: 'KRW',
      status: 'completed',
      refundedAt: null,
    });
    const receipt = (await browser.call('GET', `/api/user/receipts/${line.id}`)).json();
    expect(receipt).toMatchObject({ ...line, buyer: { name: person.name, email: person.email } });
    const days = (Date.parse(receipt.periodEnd) - Date.parse(receipt.periodStart)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(365);
    expect(Object.keys(receipt.seller).sort()).toEqual(['address', 'email', 'name', 'phone', 'registration']);
  });

  it('U-01 an order that was not paid has none, and a payment that went back says when', async () => {
    const { browser } = await payer('paypal', 'monthly');
    const [line] = await list(browser);
    await shop.rows(
      `INSERT INTO payment_transactions (user_id, payment_id, provider, payment_method, amount, currency)
        SELECT user_id, 'never-paid', provider, payment_method, amount, currency FROM payment_transactions WHERE id = $1`,
      line.id,
    );
    expect(await list(browser)).toEqual([line]);
    const [unpaid] = await shop.rows(`SELECT id FROM payment_transactions WHERE payment_id = 'never-paid'`);
    expect((await browser.call('GET', `/api/user/receipts/${unpaid?.['id']}`)).statusCode).toBe(404);
    await shop.rows(
      `INSERT INTO refund_transactions (payment_transaction_id, provider, refund_id, amount, currency, status, completed_at)
        VALUES ($1, 'paypal', 'back', 1000, 'USD', 'done', '2026-11-22T10:00:00Z')`,
      line.id,
    );
    expect(await list(browser)).toMatchObject([{ refundedAt: '2026-11-22T10:00:00.000Z' }]);
  });

  it('U-01 nobody reads somebody else’s; 401 for visitors, 400 for what is no number', async () => {
    const one = await payer('paypal', 'monthly');
    const other = await payer('paypal', 'monthly');
    const [line] = await list(one.browser);
    expect((await other.browser.call('GET', `/api/user/receipts/${line.id}`)).json()).toMatchObject({
      code: 'account.no_receipt',
    });
    expect((await one.browser.call('GET', '/api/user/receipts/0')).statusCode).toBe(400);
    expect((await one.browser.call('GET', '/api/user/receipts/x')).statusCode).toBe(400);
    const visitor = shop.browser();
    expect((await visitor.call('GET', '/api/user/receipts')).statusCode).toBe(401);
    expect((await visitor.call('GET', `/api/user/receipts/${line.id}`)).statusCode).toBe(401);
  });
});
