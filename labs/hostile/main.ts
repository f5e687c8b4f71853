/**
 * `npm run test:hostile`, or `-- --minutes 10 --seed 1`: attacks the product as `npm start` runs it, on a separate
 * small disk, with malicious bodies and texts, forged tokens and slow sockets, while its processes are killed and its
 * disk is filled. Prints what was sent and received as JSON; status 1 when a check failed. All traffic stays on
 * 127.0.0.1.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createRandom } from '../../scripts/random.ts';
import { newNode, upToDateBuild } from '../../scripts/start/prepare.mjs';
import { fillMembers } from '../seed/seed-members.ts';
import { sendBodies } from './attacks/bodies.ts';
import { compareFiles, fillDisk, sendFiles } from './attacks/disk.ts';
import { type Kills, killAtRandom } from './attacks/kills.ts';
import { protectReaders } from './attacks/readers.ts';
import { tryForgeries, tryPremium, tryRights } from './attacks/rights.ts';
import { guess } from './attacks/sign-in.ts';
import { holdSlowSockets, measureOthers, sendBatches } from './attacks/slow.ts';
import { sendTexts, sendUnreadable } from './attacks/texts.ts';
import { compareRestarts, memoryOf, watchHealth } from './health.ts';
import { signIn, startInspector } from './inside.ts';
import { isWell, type Product, startProduct } from './product.ts';
import { createReport } from './report.ts';
import { createWriters } from './writers.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
});
const minutes = Math.min(60, Number(values.minutes));
const random = createRandom(Number(values.seed));
const report = createReport();
const members = 15_000;
const guessedAccounts = 8;
const print = (line: string) => process.stderr.write(`${line}\n`);

/** Runs the attacks with killed processes, a full disk, and rate limits off. */
async function underFire(product: Product): Promise<void> {
  const inside = await startInspector(product);
  const person = async (kind: Parameters<typeof inside.person>[0]) => {
    const made = await inside.person(kind);
    if (kind === 'expired') {
      // The person signs in while the membership is active, because sessions stay valid when it ends.
      await product.query(
        "UPDATE local_users SET subscription_expires_at = now() + interval '1 day' WHERE id = $1",
        [made.id],
      );
      await signIn(product, setUp, made);
      await product.query(
        "UPDATE local_users SET subscription_expires_at = now() - interval '1 day' WHERE id = $1",
        [made.id],
      );
    } else await signIn(product, setUp, made);
    return made;
  };
  const setUp = report.part('setting up');
  const client = new pg.Client({ connectionString: product.databaseUrl() });
  await client.connect();
  await fillMembers(client, members).finally(() => client.end());
  const writing = await Promise.all(Array.from({ length: 5 }, () => person('free')));
  const callers = {
    free: await person('free'),
    premium: await person('premium'),
    expired: await person('expired'),
    admin: await person('admin'),
  };
  const [bodiesAdmin, textsAdmin, unreadableAdmin, slowAdmin, filesAdmin] = [
    await person('admin'),
    await person('admin'),
    await person('admin'),
    await person('admin'),
    await person('admin'),
  ];
  const [textsMember, filesMember, diskMember, heavyCaller, caller, robbed] = [
    await person('free'),
    await person('free'),
    await person('free'),
    await person('premium'),
    await person('premium'),
    await person('admin'),
  ];
  const forged = await inside.forge(robbed);
  const { routes } = inside;
  await inside.close();
  setUp.note('routes', routes.length);

  const posts = (
    await product.query<{ id: string }>('SELECT id FROM material_posts ORDER BY id LIMIT 5')
  ).map(({ id }) => Number(id));
  const ends = Date.now() + minutes * 60_000;
  const goesOn = () => Date.now() < ends && product.isUp();
  const killsPart = report.part('S-04 kills and writers');
  const disk = report.part('S-01 a full disk');
  const slow = report.part('S-01 S-05 the slow and the others');
  const health = report.part('S-01 health');
  const rights = report.part('S-10 rights of all roles');
  const kills: Kills = { server: 0, postmasterSinceServer: 0 };
  const promised: string[] = [];
  const writers = createWriters(product, killsPart, writing, posts);
  const before = memoryOf(product);
  const task = { product, goesOn };
  const texts = { ...task, part: report.part('S-02 texts'), member: textsMember, admin: textsAdmin };
  await tryPremium(product, rights, callers);
  await Promise.all([
    sendBodies({
      ...task,
      part: report.part('S-01 bodies'),
      random: random.branch(),
      routes,
      admin: bodiesAdmin,
    }),
    sendTexts({ ...texts, random: random.branch() }),
    sendUnreadable({
      ...texts,
      part: report.part('S-09 unreadable texts'),
      admin: unreadableAdmin,
      random: random.branch(),
    }),
    tryForgeries({
      ...task,
      part: report.part('S-10 forged tokens'),
      random: random.branch(),
      routes,
      forged,
    }),
    tryRights({ ...task, part: rights, random: random.branch(), routes, callers }),
    writers.run(random.branch(), goesOn),
    killAtRandom({ ...task, part: killsPart, random: random.branch(), kills }),
    product.isAlone && fillDisk({ ...task, part: disk, random: random.branch(), member: diskMember }),
    sendFiles({ ...task, part: disk, random: random.branch(), member: filesMember, promised }),
    holdSlowSockets(product, slow, slowAdmin, goesOn),
    sendBatches({ ...task, part: report.part('S-05 batches'), random: random.branch(), heavyCaller, caller }),
    measureOthers(product, slow, random.branch(), goesOn),
    watchHealth(product, health, goesOn),
  ]);
  if (!product.isAlone) disk.note('skipped', 'no file system could be mounted, so none was filled');
  if (!product.isUp()) return health.problem('the product ended');
  for (let tries = 0; tries < 100 && !(await isWell(product)); tries++)
    await new Promise((resolve) => setTimeout(resolve, 200));
  await writers.compare();
  await compareFiles(product, disk, promised, filesAdmin);
  await tryPremium(product, rights, callers);
  await compareRestarts(product, health, kills);
  health.note('memory of the server, MB', { before, after: memoryOf(product) });
  health.note('errors in its log', countOf(product.errors()));
}

/** Runs the attacks that must have the machine to themselves for meaningful shares and times, before the others. */
async function readersFirst(product: Product): Promise<void> {
  const part = report.part('S-03 S-05 readers beside floods and writers');
  const inside = await startInspector(product);
  const writer = await inside.person('premium');
  await inside.close();
  await signIn(product, part, writer);
  const [post] = await product.query<{ id: string }>('SELECT id FROM material_posts ORDER BY id LIMIT 1');
  const ends = Date.now() + minutes * 30_000;
  await protectReaders({ product, part, writer, post: Number(post?.id), goesOn: () => Date.now() < ends });
  part.note('memory of the server, MB', memoryOf(product));
}

/** Runs the password guessing with rate limits, and with a separate IP address for each client. */
async function guessing(product: Product): Promise<void> {
  const part = report.part('S-06 guessing at both login endpoints');
  const inside = await startInspector(product);
  const guessed = [];
  for (let n = 0; n < guessedAccounts; n++) guessed.push(await inside.person('free'));
  const people = {
    suspended: await inside.person('suspended'),
    expired: await inside.person('expired'),
    free: await inside.person('free'),
  };
  await inside.close();
  const ends = Date.now() + minutes * 60_000;
  await guess({ product, part, guessed, ...people, goesOn: () => Date.now() < ends });
  part.note('errors in its log', countOf(product.errors()));
}

function countOf(lines: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const line of lines) counts[line] = (counts[line] ?? 0) + 1;
  return Object.fromEntries(
    Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .slice(0, 20),
  );
}

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'ferrite-hostile-'));
fs.chmodSync(work, 0o755);
const products: Product[] = [];
async function begin(name: string, settings: Record<string, string>, small: boolean): Promise<Product> {
  const product = await startProduct(path.join(work, name), settings, small);
  products.push(product);
  return product;
}
async function stop(): Promise<void> {
  await Promise.all(products.splice(0).map((each) => each.stop()));
  if (!report.broken()) fs.rmSync(work, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)));

let failure: unknown;
try {
  await upToDateBuild(newNode());
  const unlimited = await begin('unlimited', { RATE_LIMITS: 'off' }, true);
  const limited = await begin('limited', { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' }, false);
  print(`seed ${values.seed}, ${minutes} minutes at ${unlimited.url} and ${limited.url}, logs in ${work}`);
  await readersFirst(limited);
  const ended = await Promise.allSettled([underFire(unlimited), guessing(limited)]);
  failure = ended.find((each) => each.status === 'rejected')?.reason;
} catch (error) {
  failure = error;
} finally {
  if (failure) report.part('the run itself').problem(String((failure as Error).stack ?? failure));
  await stop();
}
process.stdout.write(
  `${JSON.stringify({ seed: values.seed, minutes, node: process.version, ...report.json() }, null, 2)}\n`,
);
process.exit(report.broken() ? 1 : 0);
