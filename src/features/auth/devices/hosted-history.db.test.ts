/**
 * Tests that a session ended by the product stays ended with a hosted auth service, which does not know about the end,
 * even after the record of the session is deleted.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, demoPassword, type TestApp, testClock } from '../../../../test/app.ts';
import {
  createHostedService,
  type HostedService,
  hostedSettings,
  publicKey,
} from '../../../../test/hosted-service.ts';
import { endedSessionRetentionMs } from '../auth.rules.ts';

const hostedClock = testClock();
let hosted: HostedService;
let app: TestApp;
beforeAll(async () => {
  hosted = await createHostedService(hostedClock, { sessionDays: 365, unusedDays: 365 });
  app = await createTestApp({
    ...hostedSettings(hosted),
    DEVICES_PER_MEMBERSHIP: '2',
  });
});
afterAll(async () => {
  await app.close();
  await hosted.close();
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
type Tokens = { readonly access_token: string; readonly refresh_token: string };
const enter = async (device: string): Promise<Tokens> => {
  const body = { email: 'premium@demo.local', password: demoPassword, deviceId: device.repeat(32) };
  return (await app.call('POST', '/api/auth/login', { body })).json();
};
/** Refreshes a session directly at the service, as a browser does without calling the product. */
const renew = async ({ refresh_token }: Tokens): Promise<Tokens> => {
  const answer = await fetch(`${hosted.url}/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { apikey: publicKey, 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Tokens;
};
const profile = async ({ access_token }: Tokens) =>
  (await app.call('GET', '/api/auth/profile', { headers: bearer(access_token) })).statusCode;
const pass = (seconds: number) => {
  app.clock.advance(seconds);
  hostedClock.advance(seconds);
};

test('a session ended by the product stays ended after its record is removed, and a session in use stays open', async () => {
  let [ended, used] = [await enter('a'), await enter('b')];
  const { rows } = await app.database.pool.query('SELECT id FROM user_sessions ORDER BY id');
  const url = `/api/auth/devices/${rows[0].id}/sign-out`;
  await app.call('POST', url, { headers: bearer(used.access_token) });
  for (let part = 0; part < 4; part += 1) {
    pass(endedSessionRetentionMs / 4_000 + 60);
    [ended, used] = [await renew(ended), await renew(used)];
    await app.call('POST', '/api/auth/heartbeat', { headers: bearer(used.access_token) });
    await app.app.runJob('auth-clean-up');
  }
  const left = await app.database.pool.query('SELECT id FROM user_sessions');
  expect(left.rows).toEqual([{ id: rows[1].id }]);
  expect([await profile(ended), await profile(used)]).toEqual([401, 200]);
});
