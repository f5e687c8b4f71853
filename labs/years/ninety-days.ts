/**
 * `npm run test:years`: ninety days of mixed traffic with a virtual clock. Memberships begin, are reminded, renewed,
 * refunded and expire; temporary data are deleted. `YEARS_DAYS` and `YEARS_A_DAY` change the number of days and of new
 * members a day.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../test/app.ts';
import { createShop, type Shop } from '../../test/shop.ts';
import { startSmtpServer, type TestSmtpServer } from '../../test/smtp-server.ts';
import { doDailyWork, expectedStatus, join, type Person, refund, renew, uploadUnused } from './people.ts';
import { cleanedRows, leftOver, quietDays, type Sizes, sizesOf, stillGrowing } from './sizes.ts';

const days = Number(process.env['YEARS_DAYS'] ?? 90);
const newEachDay = Number(process.env['YEARS_A_DAY'] ?? 3);
const stepsADay = 8;
const sampleEvery = 3;
const quietStepDays = 5;
/** Default of `AUTH_SESSION_DAYS`. */
const sessionDays = 30;

let smtp: TestSmtpServer;
let shop: Shop;
beforeAll(async () => {
  // Without a mail server the demo stores emails in its mailbox permanently.
  smtp = await startSmtpServer();
  shop = await createShop({ SMTP_URL: smtp.url });
});
afterAll(async () => {
  await shop.close();
  await smtp.close();
});

/** Advances the clock by a part of a day: providers deliver their messages, then every job runs once. */
async function passStep(hours: number): Promise<void> {
  await shop.pass(hours * 3_600);
  await shop.deliver();
  for (const name of shop.app.jobNames) await shop.app.runJob(name);
}

/** Advances the clock without traffic by the longest retention rule and the length of a session. */
async function passQuietTime(): Promise<void> {
  const steps = Math.ceil((quietDays + sessionDays) / quietStepDays) + 1;
  for (let step = 0; step < steps; step += 1) await passStep(quietStepDays * 24);
}

async function adminBrowser() {
  const admin = shop.browser();
  const body = { email: 'admin@demo.local', password: demoPassword, takeOver: true };
  admin.signedInWith((await admin.call('POST', '/api/auth/login', body)).json().access_token);
  return admin;
}

/** Simulates the activities of members on a day. */
async function liveThrough(day: number, people: Person[]): Promise<void> {
  const admin = await adminBrowser();
  for (let number = 0; number < newEachDay; number += 1)
    people.push(await join(shop, day * newEachDay + number, day));
  for (const [number, person] of people.entries()) {
    if (person.outcome === 'refunded') continue;
    if (person.refundsOnDay === day) await refund(shop, person, admin, day);
    else if (person.renews && person.plan === 'monthly' && day === person.paidOnDay + 28)
      await renew(person, number, day);
    else if (person.refundsOnDay === null && (number + day) % 9 === 0)
      await doDailyWork(person, number + day);
  }
  const [first] = people;
  if (first) await uploadUnused(shop, first.browser);
}

/** Returns members whose status does not match their payments. */
async function wrongMembers(people: readonly Person[], day: number): Promise<string[]> {
  const wrong: string[] = [];
  for (const person of people) {
    const expected = expectedStatus(person, day);
    const row = await shop.member(person.email);
    const isActive =
      row?.['subscription_status'] === 'active' &&
      (row['subscription_expires_at'] as Date).getTime() > shop.clock.now().getTime();
    if (expected !== 'either' && isActive !== (expected === 'active'))
      wrong.push(
        `${person.email} (${person.plan}, paid on day ${person.paidOnDay}) is ${row?.['subscription_status']} on day ${day}, not ${expected}`,
      );
  }
  return wrong;
}

type Ledger = { readonly orders: Record<string, { readonly charged: number; readonly refunded: number }> };

async function paidAtProviders() {
  const { orders } = await shop.control<Ledger>('GET', '/ledger');
  const all = Object.values(orders);
  return {
    charged: all.filter(({ charged }) => charged > 0).length,
    refunded: all.filter(({ refunded }) => refunded > 0).length,
  };
}

/** Returns the numbers of charged and refunded orders in the database. */
async function paidHere() {
  const [row] = await shop.rows(
    `SELECT count(*) FILTER (WHERE captured_at IS NOT NULL)::int AS charged,
            count(*) FILTER (WHERE state = 'refunded')::int AS refunded
       FROM payment_transactions`,
  );
  return row;
}

/** Returns the number of reminders, and how many were sent twice for the same end of a membership. */
async function reminders() {
  const sent = await shop.rows<{ times: number }>(
    `SELECT target_user_id, action, details->>'end' AS ending, count(*)::int AS times
       FROM audit_logs WHERE details ? 'end' GROUP BY 1, 2, 3`,
  );
  return { sent: sent.length, twice: sent.filter(({ times }) => times > 1) };
}

describe('O-04 ninety days of traffic', () => {
  it('O-04 every membership has the status that follows from its payments, members are reminded once, and sizes level off', async () => {
    const people: Person[] = [];
    const samples: Sizes[] = [];
    const wrong: string[] = [];
    for (let day = 0; day < days; day += 1) {
      await liveThrough(day, people);
      for (let step = 0; step < stepsADay; step += 1) await passStep(24 / stepsADay);
      if (day % sampleEvery !== 0 && day !== days - 1) continue;
      smtp.accepted.length = 0;
      samples.push(await sizesOf(shop, day, people.length));
      wrong.push(...(await wrongMembers(people, day + 1)));
      const { databaseMb, files, heapMb } = samples.at(-1) as Sizes;
      process.stderr.write(
        `day ${day}: ${people.length} members, database ${databaseMb} MB, ${files} files, ${heapMb} MB memory\n`,
      );
    }
    expect(wrong).toEqual([]);
    expect(stillGrowing(samples)).toEqual([]);

    const { sent, twice } = await reminders();
    expect(twice).toEqual([]);
    expect(sent).toBeGreaterThan(people.length / 4);
    expect(await paidAtProviders()).toEqual(await paidHere());

    const busy = samples.at(-1) as Sizes;
    await passQuietTime();
    const quiet = await sizesOf(shop, days, people.length);
    process.stderr.write(
      `${sent} reminders; rows after the traffic: ${cleanedRows(busy)}; after the quiet time: ${cleanedRows(quiet)}\n`,
    );
    expect(leftOver(quiet)).toEqual([]);
  });
});
