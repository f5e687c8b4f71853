import { execFileSync } from 'node:child_process';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, demoPassword, type TestApp } from '../../../../test/app.ts';

const live = {
  APP_MODE: 'live',
  PUBLIC_URL: 'https://site.test',
  SERVER_SECRET: 'kF3v9Qm2xT7bZ1nL5wR8yC4hJ6pD0sGa',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Ferrite <post@site.test>',
  RATE_LIMITS: 'on',
};
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp(live);
});
afterAll(() => test.close());

const signIn = async (name: string) =>
  (
    await test.call('POST', '/api/auth/login', {
      body: { email: `${name}@demo.local`, password: demoPassword, takeOver: true },
    })
  ).json().access_token as string;

describe('S-11 second factor of administrators in live mode', () => {
  it('S-11 until the second factor is set up, the admin API returns 403 `auth.factor_required` and everything else works', async () => {
    let headers = { authorization: `Bearer ${await signIn('admin')}` };
    const call = (method: string, url: string, body?: object) => test.call(method, url, { headers, body });
    for (const [method, url] of [
      ['GET', '/api/admin/summary'],
      ['GET', '/api/admin/all-members'],
      ['GET', '/api/admin/audit'],
    ] as const) {
      const refused = await call(method, url);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'auth.factor_required']);
    }
    expect((await call('GET', '/api/auth/profile')).statusCode).toBe(200);

    const app = (await call('POST', '/auth/v1/factors', { factor_type: 'totp' })).json();
    const { id } = (await call('POST', `/auth/v1/factors/${app.id}/challenge`)).json();
    const code = new TOTP({ secret: app.totp.secret }).generate({ timestamp: test.clock.now().getTime() });
    const raised = await call('POST', `/auth/v1/factors/${app.id}/verify`, { challenge_id: id, code });
    headers = { authorization: `Bearer ${raised.json().access_token}` };
    expect((await call('GET', '/api/admin/summary')).statusCode).toBe(200);
  });

  it('S-11 until the second factor is set up, an Admin has only a member’s rights on the content of others', async () => {
    const author = { authorization: `Bearer ${await signIn('member')}` };
    const posted = await test.call('POST', '/api/forum/posts', {
      headers: author,
      body: {
        title: 'Which tempering colour is 300 °C?',
        content: 'On a clean surface.',
        category: 'heat-treatment',
        images: [],
      },
    });
    expect(posted.statusCode, posted.body).toBe(201);
    const question = `/api/forum/posts/${posted.json().id}`;
    const answered = await test.call('POST', `${question}/answers`, {
      headers: author,
      body: { content: 'Blue.' },
    });
    const answer = `/api/forum/answers/${answered.json().id}`;
    await test.database.pool.query('DELETE FROM auth.factors');
    const headers = { authorization: `Bearer ${await signIn('admin')}` };
    expect((await test.call('GET', '/api/admin/summary', { headers })).json().code).toBe(
      'auth.factor_required',
    );
    for (const [method, url, body] of [
      ['DELETE', question, undefined],
      ['DELETE', answer, undefined],
      ['POST', `${answer}/accept`, { accepted: true }],
    ] as const) {
      const refused = await test.call(method, url, { headers, ...(body && { body }) });
      expect([method, url, refused.statusCode]).toEqual([method, url, 403]);
    }
    const named = await test.call('PATCH', '/api/auth/profile', {
      headers,
      body: { nickname: 'administrator' },
    });
    expect([named.statusCode, named.json().code]).toEqual([400, 'auth.nickname_invalid']);
  });

  it('S-11 except for the guards, only one function checks the role Admin', () => {
    // Other code that reads the role decides about membership and devices, or chooses recipients of mails.
    const others =
      /^src\/(platform\/(server\/http\/api|shared\/administrator\.rules)|features\/(membership\/|refunds\/refunds\.store|admin\/|auth\/auth\.rules\.ts))/;
    const looking = execFileSync('grep', [
      '-rlE',
      `role [!=]== 'Admin'`,
      'src',
      '--include=*.ts',
      '--exclude=*.test.ts',
    ])
      .toString()
      .trim()
      .split('\n')
      .filter((file) => !others.test(file) && !file.includes('/pages/'));
    expect(looking).toEqual([]);
  });

  it('S-11 members need no second factor', async () => {
    const headers = { authorization: `Bearer ${await signIn('premium')}` };
    expect((await test.call('GET', '/api/auth/profile', { headers })).statusCode).toBe(200);
    const refused = await test.call('GET', '/api/admin/summary', { headers });
    expect(refused.json().code).toBe('auth.admin_only');
  });
});
