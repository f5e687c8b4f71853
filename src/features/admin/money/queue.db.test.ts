import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../../../../test/shop.ts';

const errors: unknown[] = [];
let shop: Shop;
beforeAll(async () => {
  shop = await createShop({}, { onError: (error) => errors.push(error) });
});
afterAll(() => shop.close());

const read = async (url: string) => (await shop.call('GET', url, { as: 'admin' })).json();
const press = (url: string) => shop.call('POST', url, { as: 'admin' });

/** Creates a member who paid and whose account cannot be created, because another account has the email address. */
async function createMemberWithoutAccount(
  nickname: string,
): Promise<{ memberId: string; release: () => Promise<void> }> {
  const email = `${nickname}@example.com`;
  const account = await shop.app.authService.port.createUser({
    email,
    password: 'bainite-23',
    emailConfirmed: true,
  });
  if (!account.ok) throw new Error(account.refusal.message);
  const [other] = await shop.rows<{ id: string }>(
    `INSERT INTO local_users (name, nickname, email, supabase_user_id) VALUES ('Other', $1, $2, $3) RETURNING id`,
    `other-${nickname}`,
    `other-${email}`,
    account.value.id,
  );
  const [member] = await shop.rows<{ id: string }>(
    `INSERT INTO local_users (name, nickname, email, is_verified) VALUES ('Paid', $1, $2, true) RETURNING id`,
    nickname,
    email,
  );
  await shop.rows(
    `INSERT INTO payment_transactions (user_id, payment_id, provider, payment_method, amount, payment_status, state, user_created)
     VALUES ($1, $2, 'paypal', 'paypal', 96, 'completed', 'paid', true)`,
    member?.id,
    `F-${nickname}`,
  );
  await shop.work();
  const release = async () =>
    void (await shop.rows('UPDATE local_users SET supabase_user_id = NULL WHERE id = $1', other?.id));
  return { memberId: String(member?.id), release };
}

describe('P-07 paid registrations without an account', () => {
  it('P-07 the registrations are listed with the reason, and a retry creates the account when the reason no longer exists', async () => {
    const { memberId, release } = await createMemberWithoutAccount('stranded');
    const { items, total } = await read('/api/admin/failed-registrations');
    expect(total).toBe(1);
    expect(items).toMatchObject([
      {
        memberId,
        paymentId: 'F-stranded',
        userEmail: 'stranded@example.com',
        retryCount: 1,
        recovered: false,
      },
    ]);
    expect(items[0].errorMessage).toMatch(/exists/);
    const retry = () => press(`/api/admin/failed-registrations/${items[0].id}/retry`);

    const early = await retry();
    expect([early.statusCode, early.json()]).toMatchObject([200, { recovered: false }]);
    expect(early.json().errorMessage).toMatch(/exists/);
    expect((await read('/api/admin/failed-registrations')).items).toMatchObject([{ retryCount: 2 }]);

    await release();
    expect((await retry()).json()).toMatchObject({ recovered: true, errorMessage: null });
    expect(await read('/api/admin/failed-registrations')).toMatchObject({ total: 0, items: [] });
    const login = await shop.call('POST', '/api/auth/login', {
      body: { email: 'stranded@example.com', password: 'bainite-23' },
    });
    expect(login.statusCode).toBe(200);
    const late = await retry();
    expect([late.statusCode, late.json().code]).toEqual([409, 'admin.already_recovered']);
    expect(await read('/api/admin/audit?action=admin.registration_retried')).toMatchObject({ total: 2 });
    expect(errors.length).toBeGreaterThan(0);
  });

  it('P-07 a retry returns 409 for a deleted member, 404 for an unknown registration and 400 for a malformed id', async () => {
    const { memberId } = await createMemberWithoutAccount('gone');
    const { items } = await read('/api/admin/failed-registrations');
    await shop.rows('UPDATE payment_transactions SET user_id = NULL WHERE user_id = $1', memberId);
    const gone = await press(`/api/admin/failed-registrations/${items[0].id}/retry`);
    expect([gone.statusCode, gone.json().code]).toEqual([409, 'admin.member_gone']);
    expect((await press('/api/admin/failed-registrations/999999/retry')).statusCode).toBe(404);
    expect((await press('/api/admin/failed-registrations/x/retry')).statusCode).toBe(400);
    expect((await press('/api/admin/failed-registrations/0/retry')).statusCode).toBe(400);
  });
});

describe('P-07 payments with an unknown outcome', () => {
  it('P-07 the list contains payments that need review first, and a query to the provider resolves them', async () => {
    const { person, browser } = await shop.newcomer();
    const order = await browser.order('paypal', person);
    await browser.decide(order);
    const { id } = await shop.payment(order.id);
    await shop.rows(
      `UPDATE payment_transactions SET state = 'manual', next_check_at = NULL WHERE id = $1`,
      id,
    );
    const other = await shop.newcomer();
    const waiting = await shop.payment((await other.browser.order('paypal', other.person)).id);
    await shop.rows(`UPDATE payment_transactions SET state = 'unknown' WHERE id = $1`, waiting['id']);

    const queue = await read('/api/admin/payment-queue');
    expect(queue).toMatchObject({ total: 2, page: 1 });
    expect(queue.items.map(({ state }: { state: string }) => state)).toEqual(['manual', 'unknown']);
    expect(queue.items[0]).toMatchObject({ amount: 10, currency: 'USD', nextCheckAt: null });

    await shop.rows(`UPDATE payment_transactions SET state = 'unknown' WHERE id = $1`, id);
    const asked = await press(`/api/admin/payment-queue/${id}/check`);
    expect([asked.statusCode, asked.json()]).toEqual([200, { success: true, state: 'paid' }]);
    expect(await shop.member(person.email)).toMatchObject({ subscription_status: 'active' });
    const again = await press(`/api/admin/payment-queue/${id}/check`);
    expect([again.statusCode, again.json().code]).toEqual([409, 'admin.not_waiting']);
    expect((await read('/api/admin/payment-queue')).total).toBe(1);
    expect(await read('/api/admin/audit?action=admin.payment_checked')).toMatchObject({ total: 1 });
  });

  it('P-07 a query returns 404 for an unknown payment and 400 for a malformed id', async () => {
    expect((await press('/api/admin/payment-queue/999999/check')).statusCode).toBe(404);
    expect((await press('/api/admin/payment-queue/-1/check')).statusCode).toBe(400);
    expect((await shop.call('GET', '/api/admin/payment-queue?page=0', { as: 'admin' })).statusCode).toBe(400);
  });
});

describe('P-07 payment history', () => {
  it('U-10 the history assigns an attempt to its member by email address too, and marks abandoned attempts', async () => {
    const { person, browser } = await shop.newcomer();
    const begun = await browser.order('paypal', person);
    const lines = async () =>
      (
        await read(
          `/api/admin/payment-transactions?page=1&search=${encodeURIComponent(String(person.email))}`,
        )
      ).items.map(({ memberId, status, isAbandoned, paymentMethod }: Record<string, unknown>) => ({
        memberId,
        status,
        isAbandoned,
        paymentMethod,
      }));
    expect(await lines()).toEqual([]);
    await browser.buy('toss', person);
    const memberId = (await shop.member(String(person.email)))?.['id'];
    const seen = { memberId, isAbandoned: false };
    expect(await lines()).toEqual([
      { ...seen, paymentMethod: 'toss', status: 'completed' },
      { ...seen, paymentMethod: 'paypal', status: 'pending' },
    ]);
    await shop.rows(
      `UPDATE payment_transactions SET created_at = created_at - interval '61 minutes' WHERE id = $1`,
      (await shop.payment(begun.id)).id,
    );
    expect((await lines())[1]).toEqual({
      ...seen,
      isAbandoned: true,
      paymentMethod: 'paypal',
      status: 'pending',
    });
    const { payments } = await read(`/api/admin/members/${memberId}`);
    expect(payments.map(({ paymentMethod }: { paymentMethod: string }) => paymentMethod)).toEqual([
      'toss',
      'paypal',
    ]);
  });
});
