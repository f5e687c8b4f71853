import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { subscriptionPlans } from '../tables.ts';
import { annualPerMonth, annualSaving, planIds, plans } from './plans.rules.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

describe('plans', () => {
  test('P-01 the table of plans contains exactly the plans defined in code, each with five features', async () => {
    const rows = await server.database.db.select().from(subscriptionPlans);
    expect(
      rows
        .map(({ id, name, price, priceKrw, billingPeriod, isTestMode, isActive, features }) => ({
          row: [id, name, price, priceKrw, billingPeriod, isTestMode, isActive],
          features: features.length,
        }))
        .sort((one, other) => String(one.row[0]).localeCompare(String(other.row[0]))),
    ).toEqual(
      [...planIds].sort().map((id) => {
        const { name, prices, period, isTest } = plans[id];
        return {
          row: [id, name, prices.USD.minor, prices.KRW.minor, period, isTest, true],
          features: 5,
        };
      }),
    );
  });

  test('P-01 prices are 10 and 96 USD or 13,000 and 124,800 KRW; a year saves 24 USD, 20 %', async () => {
    const answer = await server.call('GET', '/api/membership/plans');
    expect(answer.json().plans).toMatchObject([
      { id: 'monthly', prices: { USD: { amount: '10.00' }, KRW: { amount: '13000' } }, recommended: false },
      { id: 'annual', prices: { USD: { amount: '96.00' }, KRW: { amount: '124800' } }, recommended: true },
    ]);
    expect(annualSaving('USD')).toEqual({ money: { currency: 'USD', minor: 2400 }, percent: 20 });
    expect(annualSaving('KRW')).toEqual({ money: { currency: 'KRW', minor: 31_200 }, percent: 20 });
    expect(annualPerMonth('USD').minor).toBe(800);
  });

  test.each(['true', '1'])(
    'P-01 ?test=%s shows the test plan, locked until a code is entered',
    async (value) => {
      const { plans: shown } = (await server.call('GET', `/api/membership/plans?test=${value}`)).json();
      expect(shown.at(-1)).toMatchObject({
        id: 'test',
        prices: { USD: { amount: '1.00' }, KRW: { amount: '1300' } },
        locked: true,
      });
    },
  );

  test('P-01 without ?test there is no test plan', async () => {
    for (const query of ['', '?test=false', '?test=0']) {
      const { plans: shown } = (await server.call('GET', `/api/membership/plans${query}`)).json();
      expect(shown.map(({ id }: { id: string }) => id)).toEqual(['monthly', 'annual']);
    }
  });
});
