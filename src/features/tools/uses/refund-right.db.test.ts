import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShop, type Shop } from '../../../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

const carbon = '/api/calculators/carbon-equivalent';
const section = {
  shape: 'bar',
  sizeMm: 80,
  startC: 850,
  analysis: { C: 3 },
  medium: { by: 'bath', bath: 'oil-good', temperatureC: 60 },
};

it('C-04 U-05 calls that compute nothing leave the right to a refund, and the consent is asked for only if there is a result', async () => {
  const { person, browser } = await shop.newcomer();
  expect((await browser.buy('paypal', person)).answer.statusCode).toBe(200);
  const { email, password } = person;
  const login = await browser.call('POST', '/api/auth/login', { email, password, takeOver: true });
  browser.signedInWith(login.json().access_token);
  const consents = async () => shop.rows(`SELECT version FROM consents WHERE document = 'activation'`);
  for (const [url, body, status] of [
    [carbon, { C: 'abc' }, 400],
    [carbon, [{ C: 'abc' }], 200],
    ['/api/workbench/section', section, 400],
  ] as const) {
    expect((await browser.call('POST', url, body)).statusCode).toBe(status);
    expect((await browser.call('POST', `${url}?consent=refund_ends`, body)).statusCode).toBe(status);
    expect((await browser.call('GET', '/api/user/refund-eligibility')).json()).toMatchObject({
      isEligible: true,
      toolUsageCount: 0,
    });
    expect(await consents()).toEqual([]);
  }
  expect((await browser.call('POST', carbon, { C: 0.2 })).json().code).toBe('tools.refund_ends');
  expect((await browser.call('POST', `${carbon}?consent=refund_ends`, { C: 0.2 })).statusCode).toBe(200);
  expect((await browser.call('GET', '/api/user/refund-eligibility')).json()).toMatchObject({
    isEligible: false,
    reasonCode: 'tools_used',
  });
  expect(await consents()).toHaveLength(1);
});
