/**
 * Starts two processes of the product with one database: one keeps running, the other crashes at a chosen failpoint.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { readLedger } from '@ferrite/payment-sandbox/control.ts';
import { openBrowser } from '../labs/faults/browser.ts';
import { type Method, type Order, placeOrder } from '../labs/faults/buying.ts';
import type { Instance } from '../labs/faults/instance.ts';
import { createSite } from '../labs/faults/site.ts';
import type { FailpointName } from '../src/features/payments/failpoint.ts';
import { createTestDatabase } from './database.ts';
import { buyer } from './newcomer.ts';

export type FaultBench = Awaited<ReturnType<typeof createFaultBench>>;
const dyingMs = 20_000;

export async function createFaultBench() {
  const database = await createTestDatabase();
  const site = await createSite(database.url, 'off');
  const [survivor, dying] = site.instances;
  await survivor.start();
  let people = 0;

  return {
    site,
    survivor,
    dying,

    /** Returns a browser with a verified email address whose calls can be sent to either process. */
    async newcomer() {
      const number = ++people;
      let target: Instance = survivor;
      const browser = openBrowser(() => target.url);
      const person = buyer(number);
      if (!(await browser.verify(person.email))) throw new Error('The address was not proved.');
      return {
        person,
        browser,
        sendTo: (instance: Instance) => {
          target = instance;
        },
        async order(method: Method): Promise<Order> {
          const placed = await placeOrder(browser, method, person);
          if (!('method' in placed)) throw new Error(`${method}: ${placed.status} ${placed.text}`);
          return placed;
        },
        /** Returns the membership status in the profile after login. */
        async status(): Promise<unknown> {
          if (!(await browser.signIn(person.email, person.password))) return 'cannot sign in';
          return (await browser.call('GET', '/api/auth/profile')).json['subscriptionStatus'];
        },
      };
    },

    /**
     * Runs `story` with a process that crashes at this failpoint.
     * @returns whether the process crashed
     */
    async diesAt(name: FailpointName, story: () => Promise<void>): Promise<boolean> {
      await dying.start(name);
      const gone = dying.gone().then(() => true);
      await story();
      const late = new AbortController();
      const isGone = await Promise.race([gone, pause(dyingMs, false, { signal: late.signal, ref: false })]);
      late.abort();
      if (!isGone) await dying.kill();
      return isGone;
    },

    /** Advances the clock and runs due jobs on the remaining process. */
    async goOn(seconds = 100): Promise<void> {
      for (let round = 0; round < 4; round++) {
        await site.pass(seconds);
        await survivor.run('payments');
      }
    },

    /** Returns all charges and refunds at the providers, in minor units. */
    movements: () => readLedger(site.sandbox.core).entries.map(({ kind, minor }) => `${kind} ${minor}`),

    async close(): Promise<void> {
      await site.close();
      await database.close();
    },
  };
}
