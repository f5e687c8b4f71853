import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { auditLogs } from '../../../platform/server/audit/tables.ts';

const codes = 'Bloom-4140-A, Bloom-4140-B, Bloom-4140-C';
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ RATE_LIMITS: 'on', TEST_PLAN_CODES: codes });
});
afterAll(() => server.close());

const attempt = (code: string, ip: string) =>
  server.http.inject({
    method: 'POST',
    url: '/api/membership/test-code',
    payload: { code },
    remoteAddress: ip,
  });
const plansWith = async (cookie: string, query = '?test=true') =>
  (await server.call('GET', `/api/membership/plans${query}`, { headers: { cookie } })).json().plans as {
    id: string;
    locked: boolean;
  }[];
const wrongOnes = async () =>
  server.database.db.select().from(auditLogs).where(eq(auditLogs.action, 'membership.test_code_wrong'));

describe('code of the test plan', () => {
  test.each(['Bloom-4140-A', 'bloom-4140-b', ' BLOOM-4140-C '])(
    'P-01 the code %s unlocks the plan for an hour',
    async (code) => {
      const answer = await attempt(code, '10.0.0.1');
      expect(answer.statusCode).toBe(200);
      const cookie = answer.cookies.find(({ name }) => name === 'test-plan');
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
      const { testPlan } = server.app;
      expect(testPlan.isUnlocked(cookie?.value)).toBe(true);
      expect(await plansWith(`test-plan=${cookie?.value}`)).toContainEqual(
        expect.objectContaining({ id: 'test', locked: false }),
      );
      const [expiry = '', signature = ''] = cookie?.value.split('.') ?? [];
      expect(testPlan.isUnlocked(`${Number(expiry) + 1}.${signature}`)).toBe(false);
      expect(testPlan.isUnlocked(`${expiry}.`)).toBe(false);
      expect(testPlan.isUnlocked(undefined)).toBe(false);
      server.clock.advance(3599);
      expect(testPlan.isUnlocked(cookie?.value)).toBe(true);
      server.clock.advance(1);
      expect(testPlan.isUnlocked(cookie?.value)).toBe(false);
    },
  );

  test('P-01 five wrong codes block an IP address for 15 minutes, even for the correct code; other IP addresses are not blocked', async () => {
    const ip = '10.0.0.2';
    for (let count = 0; count < 5; count++) {
      const wrong = await attempt('a guess', ip);
      expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'membership.test_code_wrong']);
    }
    const blocked = await attempt('Bloom-4140-A', ip);
    expect([blocked.statusCode, blocked.json().code, blocked.headers['retry-after']]).toEqual([
      429,
      'membership.too_many_test_codes',
      '900',
    ]);
    expect((await attempt('Bloom-4140-A', '10.0.0.3')).statusCode).toBe(200);
    server.clock.advance(899);
    expect((await attempt('Bloom-4140-A', ip)).statusCode).toBe(429);
    server.clock.advance(1);
    for (let count = 0; count < 4; count++) expect((await attempt('a guess', ip)).statusCode).toBe(400);
    expect((await attempt('Bloom-4140-A', ip)).statusCode).toBe(200);
  });

  test('P-01 of a hundred simultaneous guesses only five are checked', async () => {
    const before = (await wrongOnes()).length;
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => attempt(`guess ${index}`, '10.0.0.4')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(95);
    expect((await wrongOnes()).length - before).toBe(5);
  });

  test('P-01 a member is blocked at every IP address, and each wrong attempt is in the audit log without the code', async () => {
    const before = (await wrongOnes()).length;
    for (let count = 0; count < 5; count++)
      await server.call('POST', '/api/membership/test-code', {
        as: 'member',
        body: { code: 'my secret guess' },
      });
    const elsewhere = await server.http.inject({
      method: 'POST',
      url: '/api/membership/test-code',
      payload: { code: 'Bloom-4140-A' },
      remoteAddress: '10.0.0.5',
      headers: { authorization: await bearerOf('member') },
    });
    expect(elsewhere.statusCode).toBe(429);
    const trail = (await wrongOnes()).slice(before);
    expect(trail).toHaveLength(5);
    expect(trail.every(({ userId, details }) => userId !== null && details?.ip === '127.0.0.1')).toBe(true);
    expect(JSON.stringify(trail)).not.toContain('my secret guess');
  });

  test('P-01 an empty or missing code and an invalid bearer token are rejected', async () => {
    expect((await attempt('  ', '10.0.0.6')).statusCode).toBe(400);
    const empty = await server.call('POST', '/api/membership/test-code', { body: {} });
    expect(empty.statusCode).toBe(400);
    const headers = { authorization: 'Bearer nonsense' };
    const bad = await server.call('POST', '/api/membership/test-code', { body: { code: 'x' }, headers });
    expect(bad.statusCode).toBe(401);
  });
});

async function bearerOf(account: string): Promise<string> {
  const login = await server.call('POST', '/api/auth/login', {
    body: {
      email: `${account}@demo.local`,
      password: 'walk-the-heat-7',
      takeOver: true,
      deviceId: 'a-device',
    },
  });
  return `Bearer ${login.json().access_token}`;
}
