/** S-01: sends truncated, late, oversized, mistyped and malicious bodies to every route, with authorization. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../../scripts/random.ts';
import { endsSession, hostileBodies, onTheWire } from '../../../test/hostile-requests.ts';
import { exchange, sendCall } from '../calls.ts';
import { type Inside, type Person, signIn } from '../inside.ts';
import type { Product } from '../product.ts';
import type { Part } from '../report.ts';

/** Fills in path parameters with an id that does not exist, which prevents deletions. */
const fill = (url: string) => url.replace(/:\w+/g, '999999999');
const pauseMs = 40;
const wireAtOnce = 12;

/** Sends the bodies. @param goesOn returns whether to continue */
export async function sendBodies(options: {
  product: Product;
  part: Part;
  random: Random;
  routes: Inside['routes'];
  admin: Person;
  goesOn: () => boolean;
}): Promise<void> {
  const { product, part, random, routes, admin, goesOn } = options;
  const onWire = { now: new Set<Promise<void>>() };

  async function sendOnWire(): Promise<void> {
    const { method, url, guard } = random.pick(routes);
    const { rest, leaves = false, what } = random.pick(onTheWire);
    const bearer = guard === 'public' || endsSession(url) ? '' : `Authorization: Bearer ${admin.token}\r\n`;
    const head = `${method} ${fill(url)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${bearer}Content-Type: application/json\r\n`;
    const { heard, from, to } = await exchange(product, head + rest, leaves);
    const status = /^HTTP\/1\.1 (\d{3}) /.exec(heard)?.[1];
    part.see(`on the wire: ${status ?? (leaves ? 'left' : 'closed')}`);
    const mayBeSilent = leaves || method === 'GET' || product.failures.during(from, to, 'server');
    if (heard === 'never ended') part.problem(`${method} ${url}, one ${what}: open after a minute`);
    else if (!status && !mayBeSilent)
      part.problem(`${method} ${url}, one ${what}: closed without a response`);
    else if (status?.startsWith('5') && !(status === '503' && /retry-after/i.test(heard)))
      part.problem(`${method} ${url}, one ${what}: ${heard.slice(0, 80)}`);
  }

  const writing = routes.filter(({ method, url }) => method !== 'GET' && !endsSession(url));
  while (goesOn()) {
    if (onWire.now.size < wireAtOnce) {
      const one = sendOnWire().finally(() => onWire.now.delete(one));
      onWire.now.add(one);
    }
    const { method, url, guard } = random.pick(writing);
    const [, type, body] = random.pick(hostileBodies);
    const isOpen = guard === 'public' || guard === 'provider';
    const answer = await sendCall(product, part, {
      method,
      path: fill(url),
      type,
      body,
      token: isOpen ? undefined : admin.token,
    });
    // A 401 for an administrator means that the server rejected the request before it read the body.
    if (answer.status === 401 && !isOpen && guard !== 'service') await signIn(product, part, admin);
    await pause(pauseMs);
  }
  await Promise.all(onWire.now);
}
