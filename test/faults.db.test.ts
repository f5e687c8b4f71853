/**
 * Kills a process of the product with SIGKILL at each failpoint of a payment and of a refund. Another process with the
 * same database continues, and the ledgers of the providers must agree with the database. `node labs/faults/main.ts`
 * does the same many times at random moments.
 */

import { readLedger } from '@ferrite/payment-sandbox/control.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../labs/faults/audit.ts';
import { completeOrder, type Method, methods, placeOrder, pressButton } from '../labs/faults/buying.ts';
import { openAdministration, requestRefund } from '../labs/faults/refunding.ts';
import { createRandom } from '../scripts/random.ts';
import { type FailpointName, failpoints } from '../src/features/payments/failpoint.ts';
import { createFaultBench, type FaultBench } from './fault-bench.ts';

const random = createRandom(1);
const late = { timeout: 90_000 };
const price = (method: Method) => (method === 'toss' ? 13_000 : 1_000);
let bench: FaultBench;
beforeAll(async () => {
  bench = await createFaultBench();
}, late.timeout);
afterAll(() => bench.close(), late.timeout);

const beginning = (...words: string[]) =>
  failpoints.filter((name) => words.some((word) => name.startsWith(`${word}.`)));
const ordering = beginning('order');
const paying = beginning('complete', 'record', 'account');
const asking = beginning('check');
const telling = beginning('notice');
const refunding = beginning('refund');

/** Returns a payment method whose payments reach this failpoint. */
function methodAt(name: FailpointName): Method {
  // Before the write, Toss's approval exists only in the browser and would be lost; PayPal's approval can be queried.
  if (name === 'complete.before_write') return 'paypal';
  // Eximbay charges the buyer in its own window, before any of our calls, so it has no completion step.
  return random.pick(name.startsWith('complete.') ? (['paypal', 'toss'] as const) : methods);
}

describe('a process that is killed during a payment', () => {
  it.each(ordering.map((name) => [name, random.pick(methods)] as const))(
    'P-07 killed at %s (%s): nothing is charged, and the buyer can order again',
    late,
    async (name, method) => {
      const before = bench.movements();
      const buyer = await bench.newcomer();
      const hasDied = await bench.diesAt(name, async () => {
        buyer.sendTo(bench.dying);
        expect(await placeOrder(buyer.browser, method, buyer.person)).toMatchObject({ status: 0 });
      });
      expect(hasDied).toBe(true);
      buyer.sendTo(bench.survivor);
      await bench.site.pass(11);
      const order = await buyer.order(method);
      await completeOrder(buyer.browser, order, await pressButton(bench.site.sandbox, order, 'approve'));
      await bench.goOn();
      expect(bench.movements().slice(before.length)).toEqual([`charge ${price(method)}`]);
      expect(await buyer.status()).toBe('active');
    },
  );

  it.each(paying.map((name) => [name, methodAt(name)] as const))(
    'P-07 killed at %s (%s): the payment is charged once, the membership starts once, and the member can log in',
    late,
    async (name, method) => {
      const before = bench.movements();
      const buyer = await bench.newcomer();
      const order = await buyer.order(method);
      const back = await pressButton(bench.site.sandbox, order, 'approve');
      const hasDied = await bench.diesAt(name, async () => {
        buyer.sendTo(bench.dying);
        expect(await completeOrder(buyer.browser, order, back)).toMatchObject({ status: 0 });
      });
      expect(hasDied).toBe(true);
      buyer.sendTo(bench.survivor);
      await bench.goOn();
      expect(bench.movements().slice(before.length)).toEqual([`charge ${price(method)}`]);
      expect(await buyer.status()).toBe('active');
    },
  );

  it.each(asking)(
    'P-07 killed at %s: a payment without notification still starts the membership',
    late,
    async (name) => {
      const before = bench.movements();
      const buyer = await bench.newcomer();
      await pressButton(bench.site.sandbox, await buyer.order('eximbay'), 'approve-lose-both');
      const hasDied = await bench.diesAt(name, async () => {
        await bench.site.pass(70);
        expect(await bench.dying.run('payments')).toBe(false);
      });
      expect(hasDied).toBe(true);
      await bench.goOn();
      expect(bench.movements().slice(before.length)).toEqual(['charge 1000']);
      expect(await buyer.status()).toBe('active');
    },
  );

  it.each(telling)('P-07 killed at %s: the provider’s webhook is not lost', late, async (name) => {
    const { site, survivor, dying } = bench;
    const { outbox } = site.sandbox.core;
    const before = bench.movements();
    const buyer = await bench.newcomer();
    const order = await buyer.order('eximbay');
    const hasDied = await bench.diesAt(name, async () => {
      site.aimAt(dying);
      await pressButton(site.sandbox, order, 'approve-no-return');
      await outbox.idle();
      await outbox.deliverDue(true);
      if (name === 'notice.read') expect(await dying.run('payments')).toBe(false);
    });
    expect(hasDied).toBe(true);
    site.aimAt(survivor);
    await outbox.deliverDue(true);
    for (let turn = 0; turn < 2; turn++) await survivor.run('payments');
    expect(bench.movements().slice(before.length)).toEqual(['charge 1000']);
    expect(await buyer.status()).toBe('active');
    await bench.goOn();
  });

  it.each(refunding.map((name) => [name, random.pick(methods)] as const))(
    'U-07 killed at %s (%s): the refund is made once and ends the membership',
    late,
    async (name, method) => {
      const { site, survivor, dying } = bench;
      const buyer = await bench.newcomer();
      const order = await buyer.order(method);
      await completeOrder(buyer.browser, order, await pressButton(site.sandbox, order, 'approve'));
      await bench.goOn(1);
      expect(await buyer.status()).toBe('active');
      const query = 'SELECT id::int FROM payment_transactions WHERE user_email = $1';
      const [payment] = await site.rows<{ id: number }>(query, buyer.person.email);
      const request = await requestRefund(buyer.browser, payment?.id ?? 0);
      if (!request) throw new Error('The request was not taken.');
      let target = survivor;
      const office = openAdministration(() => target.url);
      await office.signIn();
      const before = bench.movements();
      const hasDied = await bench.diesAt(name, async () => {
        target = dying;
        expect(await office.approve(request, 1)).toBe(0);
      });
      expect(hasDied).toBe(true);
      target = survivor;
      expect(await office.approve(request)).toBe(409);
      await bench.goOn(400);
      expect(bench.movements().slice(before.length)).toEqual([`refund ${price(method)}`]);
      expect(await buyer.status()).toBe('free');
    },
  );

  it('P-07 every failpoint is tested in this file', () => {
    const tried = [...ordering, ...paying, ...asking, ...telling, ...refunding];
    expect(tried.sort()).toEqual([...failpoints].sort());
  });
});

describe('after all payments and refunds', () => {
  it('P-07 U-07 the ledgers of the providers and the database agree exactly', late, async () => {
    for (const hours of [1, 7, 24]) await bench.goOn(hours * 900);
    const { problems, charged, returned } = await audit(bench.site);
    expect(problems).toEqual([]);
    expect([charged, returned]).toEqual([failpoints.length, refunding.length]);
  });

  it('P-07 U-07 the comparison of ledgers detects an extra charge or refund, a lost payment and an unpaid period', async () => {
    const { core } = bench.site.sandbox;
    const all = Object.entries(readLedger(core).orders);
    const [paid = ''] = all.find(([, { refunded }]) => refunded === 0) ?? [];
    const [back = ''] = all.find(([, { refunded }]) => refunded > 0) ?? [];
    const move = (orderRef: string, kind: 'charge' | 'refund') =>
      core.moved({ provider: 'toss', kind, orderRef, currency: 'KRW', minor: 1, reference: 'x' });
    move('nobody', 'charge');
    move(paid, 'charge');
    move(back, 'refund');
    await bench.site.rows(
      `INSERT INTO subscriptions (user_id, plan_id, current_period_start, current_period_end)
       SELECT id, 'monthly', now() + interval '9 years', now() + interval '10 years' FROM local_users
       WHERE email = 'kim1@example.org'`,
    );
    const text = (await audit(bench.site)).problems.join('\n');
    expect(text).toContain('nobody: charged, and unknown to us');
    expect(text).toContain('charged more than once');
    expect(text).toContain('refunded more than once');
    expect(text).toContain('a period without a payment');
  });
});
