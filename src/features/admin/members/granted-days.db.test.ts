/** Tests membership days that an administrator grants. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdministration } from '../../../../test/administration.ts';
import { demoPassword } from '../../../../test/app.ts';
import { createShop, type Shop } from '../../../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
  await made.post('/api/admin/verify-password', 'admin', { password: demoPassword });
});
afterAll(() => shop.close());
const made = createAdministration(() => shop);

const dayMs = 86_400_000;
const grant = (target: string, body: object) =>
  shop.call('POST', `/api/admin/members/${target}/days`, { as: 'admin', body: { note: 'Outage', ...body } });
const standing = async (target: string) =>
  (
    await shop.rows(
      `SELECT subscription_status AS status, membership_type AS plan, subscription_expires_at AS until
         FROM local_users WHERE id = $1`,
      target,
    )
  )[0] as { status: string; plan: string; until: Date | null };
const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * dayMs);

describe('P-08 granted membership days', () => {
  it('P-08 granted days make a free member premium immediately, a second grant extends the first, and no payment is recorded', async () => {
    const target = await made.someone();
    expect((await grant(target, { days: 10 })).json().subscriptionExpiresAt).toBe(inDays(10).toISOString());
    expect(await standing(target)).toEqual({ status: 'active', plan: 'monthly', until: inDays(10) });
    await grant(target, { days: 5 });
    expect((await standing(target)).until).toEqual(inDays(15));
    const mails = await shop.rows(
      'SELECT text FROM mails m JOIN local_users u ON lower(m."to") = lower(u.email) WHERE u.id = $1 AND text LIKE $2',
      target,
      '%added 5 days to your membership at no charge%',
    );
    expect(mails).toHaveLength(1);
    for (const table of ['payment_transactions', 'payments', 'purchases'])
      expect(await shop.rows(`SELECT 1 FROM ${table} WHERE user_id = $1`, target)).toEqual([]);
  });

  it('P-08 P-14 granted days are kept in full when the payment before them is refunded, and the paid plan ends', async () => {
    const { target } = await made.buyer();
    const paidUntil = (await standing(target)).until as Date;
    await grant(target, { days: 10 });
    expect((await standing(target)).until).toEqual(new Date(paidUntil.getTime() + 10 * dayMs));
    const opened = await made.post('/api/admin/request-refund', 'admin', { memberId: target, note: 'Twice' });
    const { id } = opened['refundRequest'] as { id: number };
    const body = { memberId: target, action: 'approve', refundRequestId: id };
    await made.post('/api/admin/process-refund', 'admin', body);
    expect(await standing(target)).toEqual({ status: 'active', plan: 'monthly', until: inDays(10) });
  });

  it('U-10 P-08 the list of members distinguishes granted time, paid time and the plan', async () => {
    const seen = async (id: string) =>
      (await shop.call('GET', `/api/admin/members/${id}`, { as: 'admin' })).json().member;
    const free = await made.someone();
    expect(await seen(free)).toMatchObject({ paidUntil: null, grantedUntil: null, isGranted: false });
    await grant(free, { days: 15 });
    const given = { paidUntil: null, grantedUntil: inDays(15).toISOString(), isGranted: true };
    expect(await seen(free)).toMatchObject({ ...given, membershipType: 'monthly' });
    const { target } = await made.buyer();
    const paidUntil = (await standing(target)).until as Date;
    await grant(target, { days: 15 });
    expect(await seen(target)).toMatchObject({
      paidUntil: paidUntil.toISOString(),
      grantedUntil: new Date(paidUntil.getTime() + 15 * dayMs).toISOString(),
      isGranted: false,
    });
  });

  it('U-01 U-10 P-08 My Page and the dashboard agree on whether a membership was granted', async () => {
    const shown = async (nickname: 'member' | 'premium') => {
      const [row] = await shop.rows('SELECT id FROM local_users WHERE nickname = $1', nickname);
      const seen = (await shop.call('GET', `/api/admin/members/${row?.['id']}`, { as: 'admin' })).json()
        .member;
      const profile = (await shop.call('GET', '/api/auth/profile', { as: nickname })).json();
      const user = (await shop.call('GET', '/api/auth/user', { as: nickname })).json();
      return { id: String(row?.['id']), granted: [seen, profile, user].map((each) => each.isGranted) };
    };
    const { id, granted } = await shown('member');
    expect(granted).toEqual([false, false, false]);
    await grant(id, { days: 5 });
    expect((await shown('member')).granted).toEqual([true, true, true]);
    // The membership of the demo account was paid.
    expect((await shown('premium')).granted).toEqual([false, false, false]);
  });

  it.each([0, 367, 1.5, '10', null])('P-08 a grant of %j days is rejected', async (days) => {
    const target = await made.someone();
    expect((await grant(target, { days })).statusCode).toBe(400);
    expect((await standing(target)).status).toBe('free');
  });

  it('P-08 a grant for an unknown member or without a note is rejected', async () => {
    expect((await grant('00000000-0000-4000-8000-000000000000', { days: 1 })).statusCode).toBe(404);
    expect((await grant(await made.someone(), { days: 1, note: ' ' })).statusCode).toBe(400);
  });
});
