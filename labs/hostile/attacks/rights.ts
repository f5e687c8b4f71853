/** S-10: tests the permissions of every kind of account at every route, and invalid tokens. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../../scripts/random.ts';
import type { GuardedRoute } from '../../../src/platform/server/http/request/guards.ts';
import { endsSession } from '../../../test/hostile-requests.ts';
import { type Answer, type Asked, sendCall, textOf } from '../calls.ts';
import { type Inside, type Person, signIn } from '../inside.ts';
import type { Product } from '../product.ts';
import type { Part } from '../report.ts';

export type Callers = Readonly<Record<'free' | 'premium' | 'expired' | 'admin', Person>>;
type Who = 'visitor' | keyof Callers;

/** Returns the expected refusal of a guard for an unauthorized caller; null if the call is allowed. */
function refusalOf({ guard }: GuardedRoute, who: Who): number | null {
  if (isForAll({ guard })) return null;
  if (who === 'visitor') return 401;
  if (guard === 'service') return 403;
  if ((guard === 'admin' || guard === 'staff') && who !== 'admin') return 403;
  return null;
}

const wellFormed = (url: string) =>
  url.replace(':category', 'Welding').replace(':toolName', 'Carbon%20Equivalent').replace(/:\w+/g, '1');
/** Returns the URL with malformed values, for which even callers whom the guard allows are rejected; this prevents changes. */
const malformed = (url: string) => `${url.replace(/:\w+/g, 'no%20id%00')}?page=none&lang=%00`;
/** Returns whether a status contains no information about permissions. */
const isPassing = (status: number) => status === 0 || status === 503;
const isForAll = ({ guard }: Pick<GuardedRoute, 'guard'>) => guard === 'public' || guard === 'provider';
/** Returns whether a route may reject an allowed caller, e.g. the second step of a login that needs none. */
const mayRefuse = ({ guard }: Pick<GuardedRoute, 'guard'>) => guard === 'own';
const maxTries = 12;

/** Repeats a call while servers are down; signs the caller in again if the session was ended. */
async function askUntilJudged(
  product: Product,
  part: Part,
  call: Asked,
  person: Person | null,
): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await sendCall(product, part, { ...call, token: person?.token });
    if (tries === maxTries) return answer;
    if (isPassing(answer.status)) await pause(500);
    else if (person && answer.status === 401 && tries < 3) await signIn(product, part, person);
    else return answer;
  }
}

export async function tryRights(options: {
  product: Product;
  part: Part;
  random: Random;
  routes: Inside['routes'];
  callers: Callers;
  goesOn: () => boolean;
}): Promise<void> {
  const { product, part, random, routes, callers, goesOn } = options;
  const allUsers: readonly Who[] = ['visitor', 'free', 'premium', 'expired', 'admin'];
  const cells = routes.flatMap((route) => allUsers.map((who) => ({ route, who })));
  part.note('routes × accounts', cells.length);
  let rounds = 0;
  while (goesOn()) {
    // The order differs each time; the first round is complete before the second begins.
    const order = cells.map((cell) => ({ cell, at: random.next() })).sort((a, b) => a.at - b.at);
    for (const {
      cell: { route, who },
    } of order) {
      if (!goesOn()) return;
      const { method, url } = route;
      if (endsSession(url)) continue;
      const person = who === 'visitor' ? null : callers[who];
      const wanted = refusalOf(route, who);
      const asked = (path: string, body: unknown): Asked => ({
        method,
        path,
        ...(method !== 'GET' && { body }),
      });
      const calls = [asked(malformed(url), '{"broken\\u0000":')];
      if (wanted !== null) calls.push(asked(wellFormed(url), {}));
      for (const call of calls) {
        const answer = await askUntilJudged(product, part, call, person);
        const { status } = answer;
        if (isPassing(status) || isForAll(route)) continue;
        const isRight =
          wanted === null
            ? status >= 300 && status !== 401 && (status !== 403 || mayRefuse(route))
            : status === wanted;
        if (!isRight)
          part.problem(
            `${method} ${url} (${route.guard}) as ${who}: ${status} ${textOf(answer).slice(0, 120)}`,
          );
      }
      await pause(30);
    }
    part.note('complete rounds', ++rounds);
  }
}

/** Tests calls for premium members and administrators only: batches and premium tools. */
export async function tryPremium(product: Product, part: Part, callers: Callers): Promise<void> {
  const calls: readonly Asked[] = [
    { method: 'POST', path: '/api/calculators/carbon-equivalent', body: [{ C: 0.2, Mn: 1 }] },
    { method: 'POST', path: '/api/tools/Welding/Schaeffler%20Diagram/access', body: {} },
  ];
  for (const [who, person] of Object.entries(callers))
    for (const call of calls) {
      const mayPass = who === 'premium' || who === 'admin';
      const answer = await sendCall(product, part, { ...call, token: person.token });
      if (isPassing(answer.status)) continue;
      if (mayPass ? answer.status >= 300 : answer.status !== 403)
        part.problem(
          `${call.method} ${call.path} as ${who}: ${answer.status} ${textOf(answer).slice(0, 120)}`,
        );
    }
}

export async function tryForgeries(options: {
  product: Product;
  part: Part;
  random: Random;
  routes: Inside['routes'];
  forged: Readonly<Record<string, string>>;
  goesOn: () => boolean;
}): Promise<void> {
  const { product, part, random, routes, forged, goesOn } = options;
  const closed = routes.filter(({ guard }) =>
    ['session', 'admin', 'staff', 'own', 'user', 'service'].includes(guard),
  );
  part.note('kinds of forged tokens', Object.keys(forged).length);
  while (goesOn()) {
    const { method, url } = random.pick(closed);
    const [name, token] = random.pick(Object.entries(forged));
    const answer = await sendCall(product, part, {
      method,
      path: wellFormed(url),
      token,
      ...(method !== 'GET' && { body: {} }),
    });
    if (![401, 403, 431, 0, 503].includes(answer.status))
      part.problem(`${method} ${url} with a token ${name}: ${answer.status} ${textOf(answer).slice(0, 100)}`);
    await pause(50);
  }
}
