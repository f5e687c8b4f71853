import { execFileSync } from 'node:child_process';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './app.ts';
import { newcomer, provenCookie } from './newcomer.ts';

const testCodes = 'Bloom-4140-A, Bloom-4140-B, Bloom-4140-C';
type Cookie = LightMyRequestResponse['cookies'][number];

let server: TestApp;
/** One cookie of each kind that the server sets, as in its response; the last one deletes a cookie. */
const set: Cookie[] = [];
const typed = newcomer();

beforeAll(async () => {
  server = await createTestApp({ PUBLIC_URL: 'https://steel.example.org', TEST_PLAN_CODES: testCodes });
  const keep = async (method: string, url: string, options: Parameters<TestApp['call']>[2]) => {
    const answer = await server.call(method, url, options);
    expect([200, 201], `${url} ${answer.body}`).toContain(answer.statusCode);
    expect(answer.cookies, url).toHaveLength(1);
    set.push(...answer.cookies);
  };
  await keep('POST', '/api/tools/Welding/Carbon%20Equivalent/access', { as: 'premium' });
  await keep('POST', '/api/membership/test-code', { body: { code: 'Bloom-4140-A' } });
  const proof = await provenCookie(server, typed.email);
  const headers = { cookie: proof };
  const order = {
    amount: 13000,
    currency: 'KRW',
    membershipType: 'monthly',
    registrationData: { ...typed, membershipType: 'monthly' },
  };
  await keep('POST', '/api/toss/create-payment', { body: order, headers });
  const other = newcomer();
  await keep('POST', '/api/auth/register', {
    body: other,
    headers: { cookie: await provenCookie(server, other.email) },
  });
});
afterAll(() => server.close());

describe('S-11 cookies of a site with https', () => {
  it('S-11 all cookies are bound to host and https, and not accessible to scripts or other sites', () => {
    expect(set.map(({ name }) => name)).toEqual([
      '__Secure-grant-carbon-equivalent',
      '__Host-test-plan',
      '__Host-order',
      '__Host-verified-email',
    ]);
    for (const cookie of set) {
      expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax' });
      expect(cookie['domain']).toBeUndefined();
      expect(cookie.path).toBe(cookie.name.startsWith('__Host-') ? '/' : '/calculators');
    }
  });

  it('S-11 cookies without the prefix __Host- or __Secure- in their name are not accepted', async () => {
    const proof = await provenCookie(server, 'planted@example.org');
    const verified = async (cookie: string) =>
      (await server.call('GET', '/api/membership/verified-email', { headers: { cookie } })).json().email;
    expect(await verified(proof)).toBe('planted@example.org');
    expect(await verified(proof.replace('__Host-', ''))).toBeNull();

    const testPlan = set[1]?.value;
    const isLocked = async (cookie: string) => {
      const answer = await server.call('GET', '/api/membership/plans?test=1', { headers: { cookie } });
      return answer.json<{ plans: { id: string; locked: boolean }[] }>().plans.find(({ id }) => id === 'test')
        ?.locked;
    };
    expect(await isLocked(`__Host-test-plan=${testPlan}`)).toBe(false);
    expect(await isLocked(`test-plan=${testPlan}`)).toBe(true);
  });

  it('S-11 the attributes of cookies are defined in one file, and only known routes set cookies', () => {
    const by = (pattern: string) =>
      execFileSync('grep', ['-rlE', pattern, 'src', '--include=*.ts*', '--exclude=*.test.ts'])
        .toString()
        .trim()
        .split('\n');
    expect(by('httpOnly')).toEqual(['src/platform/server/http/cookies.ts']);
    expect(by('sameSite:')).toEqual(['src/platform/server/http/cookies.ts']);
    // These four files set the four cookies above.
    const setting = by('(set|clear)Cookie\\(').sort();
    expect(setting).toEqual([
      'src/features/auth/auth.routes.ts',
      'src/features/membership/membership.routes.ts',
      'src/features/payments/checkout/order.routes.ts',
      'src/features/tools/tools.routes.ts',
    ]);
  });
});
