import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShop, type Shop } from '../../../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop({ TAX_NAME: 'MWST', TAX_PERCENT: '8.1', TAX_NOTE: 'A note.' });
});
afterAll(() => shop.close());

it.each([
  ['paypal', { currency: 'USD', amount: 96 }, { amount: 7.19, net: 88.81 }],
  ['toss', { currency: 'KRW', amount: 124_800 }, { amount: 9_351, net: 115_449 }],
] as const)(
  'U-01 the receipt of a %s payment shows the tax included in the price and the tax note',
  async (method, sum, tax) => {
    const { person, browser } = await shop.newcomer({ membershipType: 'annual' });
    await browser.buy(method, person);
    const { email, password } = person;
    const login = await browser.call('POST', '/api/auth/login', { email, password, takeOver: true });
    browser.signedInWith(login.json().access_token);
    const [line] = (await browser.call('GET', '/api/user/receipts')).json();
    const receipt = (await browser.call('GET', `/api/user/receipts/${line.id}`)).json();
    expect(receipt).toMatchObject({
      ...sum,
      tax: { name: 'MWST', percent: 8.1, ...tax },
      taxNote: 'A note.',
    });
  },
);
