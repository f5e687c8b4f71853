/**
 * S-03, S-05: measures readers of ordinary pages while anonymous callers and one member cause the maximum load. Runs
 * before the other attacks.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type Asked, jsonOf, sendCall } from '../calls.ts';
import type { Person } from '../inside.ts';
import type { Product } from '../product.ts';
import type { Part } from '../report.ts';

const readerCount = 10;
const attackerCount = 40;
const secondsEach = 12;
const pages = ['/', '/tools', '/forum', '/archive', '/pricing', '/accuracy', '/de/forum', '/ko/tools'];
/** Minimum shares of the readers' requests that must be answered with 200. */
const least = { usual: 0.95, oneWrite: 0.99 } as const;
/** Limits during one write per second: factor of the 95th percentile without writes, and the minimum to which it applies. */
const slowdown = { factor: 3, floorMs: 100 } as const;

type Seen = { readonly share: number; readonly p95Ms: number; readonly asked: number };
type Attack = (attacker: number, call: number) => Asked;

export type ReadersOptions = {
  readonly product: Product;
  readonly part: Part;
  readonly writer: Person;
  readonly post: number;
  readonly goesOn: () => boolean;
};

export async function protectReaders({ product, part, writer, post, goesOn }: ReadersOptions): Promise<void> {
  /** Returns headers with a separate IP address for each client, which avoids rate limits by address. */
  const from = (attacker: number) => ({ 'x-forwarded-for': `198.51.100.${attacker + 1}` });

  async function read(until: () => boolean): Promise<Seen> {
    const times: number[] = [];
    let good = 0;
    await Promise.all(
      Array.from({ length: readerCount }, async (_, reader) => {
        for (let call = 0; until(); call += 1) {
          const path = pages[(reader + call) % pages.length] ?? '/';
          const answer = await sendCall(product, part, { method: 'GET', path, headers: from(200 + reader) });
          times.push(answer.to - answer.from);
          if (answer.status === 200) good += 1;
          await pause(100);
        }
      }),
    );
    times.sort((a, b) => a - b);
    const p95Ms = Math.round(times[Math.floor((times.length - 1) * 0.95)] ?? 0);
    return { share: Number((good / times.length).toFixed(4)), p95Ms, asked: times.length };
  }

  async function during(name: string, share: number, attack: (until: () => boolean) => Promise<unknown>) {
    const ends = Date.now() + secondsEach * 1_000;
    const until = () => Date.now() < ends && goesOn();
    const [seen] = await Promise.all([read(until), attack(until)]);
    part.note(name, seen);
    if (seen.share < share)
      part.problem(`${name}: readers got 200 in ${seen.share} of ${seen.asked} requests`);
    return seen;
  }

  const flood = (attack: Attack) => (until: () => boolean) =>
    Promise.all(
      Array.from({ length: attackerCount }, async (_, attacker) => {
        for (let call = 0; until(); call += 1) {
          const asked = attack(attacker, call);
          await sendCall(product, part, { ...asked, headers: { ...from(attacker), ...asked.headers } });
        }
      }),
    );
  const get =
    (path: (n: string) => string): Attack =>
    (attacker, call) => ({
      method: 'GET',
      path: path(`${attacker}x${call}`),
      headers: { accept: 'text/html' },
    });
  const writing = (perSecond: number) => async (until: () => boolean) => {
    while (until()) {
      const answer = await sendCall(product, part, {
        method: 'POST',
        path: `/api/materials/posts/${post}/like`,
        token: writer.token,
      });
      if (answer.status !== 200) part.see(`writes returned ${answer.status}`);
      await pause(1_000 / perSecond);
    }
  };

  for (const path of pages) await sendCall(product, part, { method: 'GET', path });
  const quiet = await during('no other client', least.usual, async () => undefined);
  const one = await during('one write a second', least.oneWrite, writing(1));
  const bound = Math.max(slowdown.floorMs, slowdown.factor * quiet.p95Ms);
  if (one.p95Ms > bound) part.problem(`one write a second: p95 ${one.p95Ms} ms, at most ${bound}`);
  await during('fourteen writes a second', least.usual, writing(14));
  const report = await publicReport(product, part, writer);
  const floods: Readonly<Record<string, Attack>> = {
    'dot segments': get((n) => `/${'.//'.repeat(n.length)}forum`),
    fragments: get((n) => `/forum#${n}`),
    'encoded letters': get((n) => `/%66orum?n=${n}`),
    'absolute targets': get((n) => `http://evil.example/forum?n=${n}`),
    'routes asked for': get((n) => `/forum.data?_routes=${n}`),
    'unknown questions': get((n) => `/forum/${n}`),
    'unknown addresses': get((n) => `/nowhere/${n}`),
    queries: get((n) => `/?n=${n}`),
    'encoded searches': get((n) => `/api/forum/posts?page=1&%73earch=steel${n}`),
    'encoded sign-ins': (attacker) => ({
      method: 'POST',
      path: '/auth/v1/token?grant_type=%70assword',
      body: { email: `nobody${attacker}@example.org`, password: 'not-the-password' },
    }),
    'deep JSON': () => ({
      method: 'POST',
      path: '/api/calculators/carbon-equivalent',
      token: writer.token,
      body: `${'{"a":'.repeat(4_000)}1${'}'.repeat(4_000)}`,
    }),
    ...(report && { 'documents of one report': get(() => `/api/reports/${report}/pdf`) }),
  };
  for (const [name, attack] of Object.entries(floods)) {
    if (!goesOn()) return part.note('skipped for lack of time', name);
    await during(name, least.usual, flood(attack));
  }
}

/** Creates a public report and returns its id; null if it could not be created. */
async function publicReport(product: Product, part: Part, { token }: Person): Promise<string | null> {
  const answer = await sendCall(product, part, {
    method: 'POST',
    path: '/api/user/reports',
    token,
    body: {
      calculations: ['/calculators/carbon-equivalent.html?C=0.2&Mn=1.45'],
      head: { title: 'Hostile' },
    },
  });
  const id = jsonOf<{ id?: string }>(answer)?.id ?? null;
  if (!id)
    part.problem(`no report could be created: ${answer.status} ${answer.bytes.toString().slice(0, 200)}`);
  return id;
}
