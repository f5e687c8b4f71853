/**
 * Simulated users of the site: they read, sign in, write, upload, calculate and pay, and record what was acknowledged.
 */
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { createRandom, type Random } from '../../scripts/random.ts';
import { openBrowser } from '../faults/browser.ts';
import { completeOrder, methods, placeOrder, pressButton } from '../faults/buying.ts';
import type { Records } from './records.ts';
import { password, type Site, siteUrl } from './site.ts';

/** Acknowledged text with a unique word. */
export type Written = {
  readonly table: 'forum_posts' | 'forum_answers' | 'saved_calculations';
  readonly mark: string;
  readonly at: number;
  readonly outcome: 'acknowledged' | 'refused' | 'unknown';
};
export type Traffic = ReturnType<typeof startTraffic>;

const pages = [
  '/',
  '/ko/tools',
  '/forum',
  '/archive',
  '/api/tools',
  '/api/forum/posts',
  '/api/materials/posts',
];
const saved = '/calculators/welding/carbon-equivalent.html?C=0.18&Mn=1.4';
/** Number of calculations that a simulated member saves at most; the product allows 200. */
const maxSaved = 150;
const longestStaleMs = 5_000;

export function startTraffic(site: Site, records: Records, seed: number) {
  const random = createRandom(seed);
  const written: Written[] = [];
  const uploads: { readonly url: string; readonly at: number }[] = [];
  const paid: { readonly email: string; readonly at: number; readonly acknowledged: boolean }[] = [];
  const stopping = new AbortController();
  const goesOn = () => !stopping.signal.aborted;
  const rest = (ms: number) => pause(ms, undefined, { signal: stopping.signal }).catch(() => undefined);

  async function signIn(email: string): Promise<string> {
    for (;;) {
      const body = { email, password, takeOver: true };
      const { json } = await records.send({ kind: 'sign-in', method: 'POST', path: '/api/auth/login', body });
      if (typeof json['access_token'] === 'string') return json['access_token'];
      if (!goesOn()) return '';
      await rest(500);
    }
  }

  async function read(own: Random): Promise<void> {
    while (goesOn()) {
      await records.send({ kind: 'read', path: own.pick(pages) });
      await rest(own.between(30, 120));
    }
  }

  async function signInAgain(own: Random): Promise<void> {
    while (goesOn()) {
      const token = await signIn('member@demo.local');
      await records.send({ kind: 'read', path: '/api/auth/profile', token });
      await rest(own.between(1_500, 3_000));
    }
  }

  async function write(own: Random, email: string, name: string): Promise<void> {
    const token = await signIn(email);
    let question: unknown = null;
    let calculations = 0;
    async function send(table: Written['table'], mark: string, path: string, body: unknown) {
      const at = Date.now();
      const answer = await records.send({ kind: 'write', method: 'POST', path, token, body });
      const outcome =
        answer.status >= 200 && answer.status < 300
          ? 'acknowledged'
          : answer.status === 0 || answer.status === 503
            ? 'unknown'
            : 'refused';
      written.push({ table, mark, at, outcome });
      return answer;
    }
    for (let number = 0; goesOn(); number++) {
      const mark = `cluster ${name} ${number} end`;
      const choice = own.next();
      if (choice < 0.25 && calculations++ < maxSaved)
        await send('saved_calculations', mark, '/api/user/calculations', { name: mark, address: saved });
      else if (choice < 0.6 && question)
        await send('forum_answers', mark, `/api/forum/posts/${question}/answers`, { content: mark });
      else {
        const body = { title: mark, content: `Text of ${mark}`, category: 'welding' };
        const answer = await send('forum_posts', mark, '/api/forum/posts', body);
        question = answer.json['id'] ?? question;
      }
      await rest(own.between(80, 250));
    }
  }

  async function upload(own: Random): Promise<void> {
    const token = await signIn('premium@demo.local');
    for (let number = 0; goesOn(); number++) {
      const background = { r: number % 256, g: own.between(0, 255), b: own.between(0, 255) };
      const png = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer();
      const form = new FormData();
      form.append('image', new Blob([new Uint8Array(png)]), 'picture.png');
      const at = Date.now();
      const path = '/api/forum/upload-image';
      const { json } = await records.send({ kind: 'upload', method: 'POST', path, token, form });
      if (typeof json['url'] === 'string') uploads.push({ url: json['url'], at });
      await rest(own.between(500, 1_200));
    }
  }

  async function compute(own: Random): Promise<void> {
    const token = await signIn('premium@demo.local');
    while (goesOn()) {
      const body = { C: own.between(10, 40) / 100, Mn: 1.4 };
      const path = '/api/calculators/carbon-equivalent';
      await records.send({ kind: 'compute', method: 'POST', path, token, body });
      const report = {
        head: {},
        calculations: ['/calculators/welding/carbon-equivalent.html?C=0.2&Mn=1.45'],
      };
      const made = await records.send({
        kind: 'compute',
        method: 'POST',
        path: '/api/user/reports',
        token,
        body: report,
      });
      if (made.json['id'])
        await records.send({ kind: 'compute', path: `/api/reports/${made.json['id']}/pdf?lang=de` });
      await rest(own.between(400, 900));
    }
  }

  /** Changes a title and reads the page from every instance. An old title after some seconds means a stale cache. */
  async function checkCaches(own: Random): Promise<void> {
    const token = await signIn('premium@demo.local');
    const first = { title: 'Title of the caches 0', content: 'Text', category: 'welding' };
    let made: unknown;
    while (goesOn() && !made)
      made = (
        await records.send({ kind: 'write', method: 'POST', path: '/api/forum/posts', token, body: first })
      ).json['id'];
    for (let number = 1; goesOn(); number++) {
      const title = `Title of the caches ${number} end`;
      const path = `/api/forum/posts/${made}`;
      const changed = await records.send({
        kind: 'write',
        method: 'PUT',
        path,
        token,
        body: { ...first, title },
      });
      if (changed.status === 200) {
        const until = Date.now() + longestStaleMs;
        for (const { url } of site.instances) {
          let page = '';
          do {
            const answer = await fetch(`${url}/forum/${made}`, { signal: AbortSignal.timeout(10_000) }).catch(
              () => null,
            );
            if (!answer?.ok) break;
            page = await answer.text();
            if (page.includes(title)) break;
            await pause(200);
          } while (Date.now() < until);
          if (page && !page.includes(title)) stale.push({ url, title, at: Date.now() });
          else if (page) fresh += 1;
        }
      }
      await rest(own.between(1_500, 2_500));
    }
  }
  const stale: { readonly url: string; readonly title: string; readonly at: number }[] = [];
  let fresh = 0;

  async function pay(own: Random, name: string): Promise<void> {
    for (let number = 0; goesOn(); number++) {
      const person = { email: `${name}-${number}@example.org`, password: 'glowing-ingot-9' };
      const browser = openBrowser(() => siteUrl);
      const at = Date.now();
      if (!(await browser.verify(person.email))) continue;
      const registration = {
        ...person,
        name: `Payer ${name} ${number}`,
        nickname: `${name}${number}`,
        membershipType: 'monthly',
        agreeToTerms: true,
      };
      const order = await placeOrder(browser, own.pick(methods), registration, 100);
      if (!('method' in order)) continue;
      const back = await pressButton(site.sandbox, order, 'approve', 'payer@example.org');
      const answer = await completeOrder(browser, order, back, 100);
      paid.push({ email: person.email, at, acknowledged: answer.status === 200 });
      await rest(own.between(1_000, 2_500));
    }
  }

  const people = [
    ...Array.from({ length: 3 }, () => read(random.branch())),
    signInAgain(random.branch()),
    write(random.branch(), 'premium@demo.local', 'a'),
    write(random.branch(), 'premium@demo.local', 'b'),
    write(random.branch(), 'member@demo.local', 'c'),
    upload(random.branch()),
    compute(random.branch()),
    checkCaches(random.branch()),
    pay(random.branch(), 'payer-x'),
    pay(random.branch(), 'payer-y'),
  ];

  return {
    written,
    uploads,
    paid,
    caches: () => ({ stale, fresh }),
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(people);
    },
  };
}
