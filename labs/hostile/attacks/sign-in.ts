/** S-06: guesses passwords from 60 IP addresses at both login endpoints, whose refusals must agree. */
import { setTimeout as pause } from 'node:timers/promises';
import { defaultSignInLimits } from '../../../src/features/auth/auth.rules.ts';
import { type Answer, sendCall, textOf } from '../calls.ts';
import type { Person } from '../inside.ts';
import { type Product, password } from '../product.ts';
import type { Part } from '../report.ts';

const addresses = 60;
/** Tolerance for concurrent guesses, all of which may be checked before the first is counted. */
const slack = 4;

/** Guesses passwords. @param guessed one free account per round, not used before */
export async function guess(options: {
  product: Product;
  part: Part;
  guessed: readonly Person[];
  suspended: Person;
  expired: Person;
  free: Person;
  goesOn: () => boolean;
}): Promise<void> {
  const { product, part, guessed, suspended, expired, free, goesOn } = options;
  let used = 0;
  const elsewhere = () => `198.${18 + (used >> 16)}.${(used >> 8) & 255}.${used++ & 255}`;
  const at = (
    service: 'product' | 'service',
    email: string,
    typed: string,
    { from, deviceId }: { readonly from: string; readonly deviceId?: string },
  ): Promise<Answer> =>
    sendCall(product, part, {
      method: 'POST',
      path: service === 'product' ? '/api/auth/login' : '/auth/v1/token?grant_type=password',
      headers: { 'x-forwarded-for': from },
      body: { email, password: typed, ...(deviceId && { deviceId }) },
    });
  const expect = (answer: Answer, wanted: readonly number[], what: string) => {
    if (!wanted.includes(answer.status))
      part.problem(`${what}: ${answer.status} ${textOf(answer).slice(0, 120)}`);
  };
  const services = ['product', 'service'] as const;

  for (const { email } of guessed) {
    if (!goesOn()) break;
    const home = elsewhere();
    const deviceId = `device of ${email}`;
    expect(await at('product', email, password, { from: home, deviceId }), [200], 'the owner at first');
    const { free: allowed } = defaultSignInLimits.everywhere;
    let judged = 0;
    for (let n = 0; n < addresses; n += slack) {
      const some = Array.from({ length: slack }, (_, k) =>
        at(services[(n + k) % 2] ?? 'product', email, 'not the password', { from: elsewhere() }),
      );
      for (const answer of await Promise.all(some)) if (answer.status !== 429) judged += 1;
      await pause(100);
    }
    part.see('rounds of guesses');
    if (judged < allowed || judged > allowed + slack)
      part.problem(`${judged} guesses were checked, ${allowed} are allowed`);
    for (const service of services) {
      const held = await at(service, email, password, { from: elsewhere() });
      expect(held, [429], `the right password elsewhere, at the ${service}’s login`);
      if (!(Number(held.headers['retry-after']) > 0)) part.problem('429 without Retry-After');
    }
    expect(await at('product', email, password, { from: home, deviceId }), [200], 'the owner at home');
    expect(
      await at('product', email, password, { from: elsewhere(), deviceId }),
      [200],
      'the owner’s device elsewhere',
    );
    for (const service of services) {
      expect(
        await at(service, suspended.email, password, { from: elsewhere() }),
        [403],
        `a suspended member at the ${service}’s login`,
      );
      expect(
        await at(service, expired.email, password, { from: elsewhere() }),
        [402],
        `an expired member at the ${service}’s login`,
      );
    }
    expect(
      await at('product', free.email, password, { from: '198.51.100.1', deviceId: 'device of the first' }),
      [200],
      'the first device',
    );
    for (const service of services)
      expect(
        await at(service, free.email, password, { from: elsewhere(), deviceId: 'device of another' }),
        [409],
        `a second device at the ${service}’s login`,
      );
    await pause(500);
  }
}
