import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../../../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop({ RATE_LIMITS: 'on' }, { onError: () => undefined });
});
afterAll(() => shop.close());

describe('rate limits of checkout', () => {
  it('P-06: a buyer can place twenty orders in ten minutes, then gets 429 with Retry-After until the time has passed; other buyers behind the same IP address are not affected', async () => {
    const { person, browser } = await shop.newcomer();
    const other = await shop.newcomer();
    const changed = browser.orderCall('paypal', person, { amount: '1.00' });
    const statuses: number[] = [];
    for (let number = 0; number < 20; number++)
      statuses.push((await browser.call('POST', ...changed)).statusCode);
    expect(new Set(statuses)).toEqual(new Set([400]));
    const refused = await browser.call('POST', ...browser.orderCall('toss', person));
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'request.too_many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await other.browser.buy('paypal', other.person)).answer.statusCode).toBe(200);
    for (const account of ['member', 'premium'] as const) {
      const member = shop.browser(account);
      const extension = { membershipType: 'monthly', agreeToTerms: true };
      expect((await member.buy('paypal', extension)).answer.statusCode).toBe(200);
    }
    await shop.pass(600);
    expect((await browser.buy('paypal', person)).answer.json()).toMatchObject({ status: 'COMPLETED' });
  });

  it('P-06: a member is limited like other buyers, also with several browsers', async () => {
    const extension = { membershipType: 'monthly', agreeToTerms: true };
    let last = 0;
    for (let number = 0; number < 21; number++) {
      const browser = shop.browser('member');
      last = (await browser.call('POST', ...browser.orderCall('paypal', extension, { amount: '1.00' })))
        .statusCode;
    }
    expect(last).toBe(429);
  });

  it('P-06: an IP address can place 400 orders in ten minutes, whatever cookies it sends', async () => {
    const extension = { membershipType: 'monthly', agreeToTerms: true };
    let refusedAt = 0;
    for (let number = 1; number <= 401 && refusedAt === 0; number++) {
      const visitor = shop.browser();
      visitor.cookies.set('order', `made-up-value-${number}-abcdefgh`);
      const answer = await visitor.call(
        'POST',
        ...visitor.orderCall('paypal', extension, { amount: '1.00' }),
      );
      if (answer.statusCode === 429) refusedAt = number;
    }
    expect(refusedAt).toBeGreaterThan(300);
  });

  it('P-04: a client that guesses order ids to redeem login tickets gets 429', async () => {
    const stranger = shop.browser();
    let last = 0;
    for (let number = 0; number < 1_201 && last !== 429; number++)
      last = (await stranger.call('POST', '/api/login-ticket/consume', { orderId: `F-GUESS${number}` }))
        .statusCode;
    expect(last).toBe(429);
  });
});
