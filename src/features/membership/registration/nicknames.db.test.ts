import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { newcomer, provenCookie } from '../../../../test/newcomer.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

async function register(person: ReturnType<typeof newcomer>) {
  const cookie = await provenCookie(server, person.email);
  return server.call('POST', '/api/auth/register', { body: person, headers: { cookie } });
}

test.each([
  ['premium', 'taken'],
  ['PREMIUM', 'taken'],
  ['ｐremium', 'taken'],
  ['pr\u0435mium', 'taken'],
  ['pre\u200bmium', 'invisible'],
  ['admin', 'reserved'],
  ['a', 'short'],
])(
  'M-01 GET /api/membership/nickname reports %s as unavailable with the reason %s',
  async (nickname, problem) => {
    const answer = await server.call(
      'GET',
      `/api/membership/nickname?nickname=${encodeURIComponent(nickname)}`,
    );
    expect([answer.statusCode, answer.json()]).toEqual([200, { available: false, problem }]);
  },
);

test('M-01 GET /api/membership/nickname reports an unused nickname as available', async () => {
  const answer = await server.call('GET', '/api/membership/nickname?nickname=somebody-new');
  expect([answer.statusCode, answer.json()]).toEqual([200, { available: true }]);
});

describe('A-04 look-alike nicknames', () => {
  test.each([
    ['ab\u202ec', 400, 'membership.nickname_invalid'],
    ['pre\u200bmium', 400, 'membership.nickname_invalid'],
    ['admın', 400, 'membership.nickname_invalid'],
    ['ｐremium', 409, 'membership.nickname_taken'],
    ['pr\u0435mium', 409, 'membership.nickname_taken'],
  ])('a registration with the nickname %j is rejected with %i %s', async (nickname, status, code) => {
    const person = newcomer({ nickname });
    const answer = await register(person);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('members who registered look-alike nicknames before this rule keep them, and only the first of them reserves the name', async () => {
    const { pool } = server.database;
    await pool.query(
      `INSERT INTO local_users (name, nickname, email, created_at) VALUES
         ('One', 'molten', 'one@old.example', now() - interval '2 days'),
         ('Two', 'm\u043elten', 'two@old.example', now() - interval '1 day')`,
    );
    await server.app.runJob('membership-clean-up');
    await server.app.runJob('membership-clean-up');
    const { rows } = await pool.query(
      `SELECT nickname, nickname_key IS NOT NULL AS guards FROM local_users WHERE email LIKE '%@old.example' ORDER BY email`,
    );
    expect(rows).toEqual([
      { nickname: 'molten', guards: true },
      { nickname: 'm\u043elten', guards: false },
    ]);
    const answer = await register(newcomer({ nickname: 'MOLTEN' }));
    expect(answer.statusCode).toBe(409);
  });
});

describe('GET /api/membership/verified-email', () => {
  test('M-02 GET /api/membership/verified-email returns the email address to the browser that verified it, and to no other', async () => {
    const person = newcomer();
    const cookie = await provenCookie(server, person.email);
    const ask = (headers: Record<string, string>) =>
      server.call('GET', '/api/membership/verified-email', { headers });
    expect((await ask({ cookie })).json()).toEqual({ email: person.email });
    expect((await ask({})).json()).toEqual({ email: null });
    expect((await ask({ cookie: `${cookie}x` })).json()).toEqual({ email: null });
  });
});
