/**
 * `npm run test:faults [-- --count 200 --seed 1]`: registrations, renewals and refunds at the three providers while
 * processes are killed, PostgreSQL is restarted, responses are lost and messages are repeated or reordered. Afterwards
 * the providers' ledger and the database must agree to the cent. Prints a summary; status 1 when they differ.
 */
import { parseArgs } from 'node:util';
import { createRandom } from '../../scripts/random.ts';
import { audit } from './audit.ts';
import { type Action, createPeople } from './customers.ts';
import { startPostgres } from './postgres.ts';
import { openAdministration } from './refunding.ts';
import { createSite } from './site.ts';
import { createTroubles } from './troubles.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});
const wanted = Number(values.count);
const random = createRandom(Number(values.seed));
/** Number of concurrent customers. */
const atOnce = 24;
const minute = 60;
const hour = 60 * minute;
/** Durations in seconds of the outages between rounds; longer than the leases. */
const outages = [70, 70, 5 * minute, 20 * minute, 70 * minute, 4 * hour];
/** Waiting times in seconds at the end, after which no action is due any more. */
const quiet = [70, 70, 6 * minute, 16 * minute, hour, 3 * hour, 7 * hour, 24 * hour, 24 * hour, 24 * hour];
const print = (line: string) => process.stdout.write(`${line}\n`);

const postgres = await startPostgres();
const site = await createSite(postgres.url, 'on');
const failures = createTroubles(site, postgres, random.branch());
const office = openAdministration(() => site.url);
const people = createPeople({ site: () => site.url, sandbox: site.sandbox, office, count: failures.count });
const done: Record<Action, number> = { registration: 0, renewal: 0, refund: 0, chargeback: 0 };
const sum = () => Object.values(done).reduce((all, each) => all + each);
const began = Date.now();

async function one(): Promise<void> {
  const what = await people.act(random.branch());
  if (what) done[what] += 1;
}

/** Runs the due jobs on any running instance. */
async function work(): Promise<void> {
  await site.sandbox.core.outbox.deliverDue(true);
  for (const instance of site.instances)
    if (instance.isUp()) await instance.run('payments').catch(() => false);
}

async function test(): Promise<boolean> {
  await failures.up();
  for (let round = 1; sum() < wanted; round++) {
    await office.signIn();
    await failures.during(Promise.all(Array.from({ length: atOnce }, one)));
    print(`round ${round}: ${sum()} of ${wanted} after ${Math.round((Date.now() - began) / 1000)} s`);
    await failures.outage(random.pick(outages));
    await work();
  }
  failures.calm();
  await failures.outage(70);
  await failures.up(true);
  for (const seconds of quiet) {
    await site.pass(seconds);
    for (let turn = 0; turn < 2; turn++) await work();
  }
  const { problems, charged, returned, members, handedOver } = await audit(site);
  const running = await site.rows<{ email: string }>(
    `SELECT email FROM local_users WHERE subscription_status = 'active' AND email NOT LIKE '%@demo.local'`,
  );
  const lockedOut = await people.lockedOut(running.map(({ email }) => email));
  const all = [...problems, ...lockedOut.map((email) => `${email} cannot sign in`)];
  print(
    `\nseed ${values.seed}: ${done.registration} registrations, ${done.renewal} renewals, ${done.refund} refunds asked for, ${done.chargeback} taken back by a bank`,
  );
  print(
    `charged ${charged}, given back ${returned}, periods running ${members}, handed to a person ${handedOver}`,
  );
  for (const [what, times] of failures.counts()) print(`${String(times).padStart(5)}  ${what}`);
  print(
    all.length === 0 ? '\nThe ledger and the database agree to the cent.' : `\n${all.length} disagreements:`,
  );
  for (const problem of all) print(`  ${problem}`);
  return all.length === 0;
}

async function stop(): Promise<void> {
  await failures.stop();
  await site.close();
  await postgres.stop();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)));
let agrees = false;
try {
  agrees = await test();
} finally {
  await stop();
}
process.exit(agrees ? 0 : 1);
