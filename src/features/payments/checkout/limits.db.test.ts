import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../../../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop({ RATE_LIMITS: 'on' }, { onError: () => undefined });
});
afterAll(() => shop.close());

describe('rate limits of checkout', () => {
  it('P-06: an IP address can place twenty orders in ten minutes, then gets 429 with Retry-After until the time has passed', async () => {
    const { person, browser } = await shop.newcomer();
    const changed = browser.orderCall('paypal', person, { amount: '1.00' });
    const statuses: number[] = [];
    for (let number = 0; number < 20; number++)
      statuses.push((await browser.call('POST', ...changed)).statusCode);
    expect(new Set(statuses)).toEqual(new Set([400]));
    const refused = await browser.call('POST', ...browser.orderCall('paypal', person));
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'request.too_many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await shop.pass(600);
    expect((await browser.buy('paypal', person)).answer.json()).toMatchObject({ status: 'COMPLETED' });
  });

  it('P-04: a client that guesses order ids to redeem login tickets gets 429', async () => {
    const stranger = shop.browser();
    let last = 0;
    for (let number = 0; number < 121 && last !== 429; number++)
      last = (await stranger.call('POST', '/api/login-ticket/consume', { orderId: `F-GUESS${number}` }))
        .statusCode;
    expect(last).toBe(429);
  });
});
