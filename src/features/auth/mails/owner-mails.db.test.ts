/** Tests that the owner of an account gets a mail, in the owner's language, about every change of the login settings. */
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, demoPassword, type TestApp } from '../../../../test/app.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

type Tokens = { readonly access_token: string };

/** Creates a member who uses the site in this language, and logs the member in at the auth service. */
async function person(language: Language) {
  const nickname = `${language}-${Math.random().toString(36).slice(2, 10)}`;
  const email = `${nickname}@example.org`;
  const account = { email, password: demoPassword, emailConfirmed: true };
  const made = await test.app.authService.port.createUser(account);
  if (!made.ok) throw new Error(made.refusal.message);
  await test.database.pool.query(
    `INSERT INTO local_users (name, nickname, email, supabase_user_id, is_verified, language)
     VALUES ('Somebody', $1, $2, $3, true, $4)`,
    [nickname, email, made.value.id, language],
  );
  let token = '';
  const call = async (method: string, path: string, body?: object) =>
    test.call(method, path, { body, headers: token ? { authorization: `Bearer ${token}` } : {} });
  const keep = (tokens: Tokens) => (token = tokens.access_token);
  const credentials = { email, password: demoPassword };
  keep((await call('POST', '/auth/v1/token?grant_type=password', credentials)).json());
  const subjects = async (): Promise<string[]> => {
    const mails = (await test.call('GET', `/api/dev/mailbox?to=${email}`)).json();
    for (const mail of mails) expect(mail).toMatchObject({ language, text: expect.stringContaining(email) });
    return mails.map(({ subject }: { subject: string }) => subject).reverse();
  };
  /**
   * Sets up an authenticator app and confirms it.
   * @returns the factor id
   */
  async function switchOn(): Promise<string> {
    const app = (await call('POST', '/auth/v1/factors', { factor_type: 'totp' })).json();
    const { id } = (await call('POST', `/auth/v1/factors/${app.id}/challenge`)).json();
    const code = new TOTP({ secret: app.totp.secret }).generate({ timestamp: test.clock.now().getTime() });
    const proved = await call('POST', `/auth/v1/factors/${app.id}/verify`, { challenge_id: id, code });
    expect(proved.statusCode).toBe(200);
    keep(proved.json());
    return app.id;
  }
  return { call, subjects, switchOn };
}

const codes = '/auth/v1/factors/recovery-codes';
const words: readonly (readonly [Language, on: RegExp, codes: RegExp, off: RegExp, password: RegExp])[] = [
  ['en', /app set up/, /new recovery codes/, /app removed/, /password was changed/],
  ['de', /App eingerichtet/, /neue Wiederherstellungscodes/, /App entfernt/, /Passwort wurde geändert/],
  ['cn', /已添加身份验证器/, /新的恢复代码/, /已移除身份验证器/, /密码已更改/],
  ['ja', /登録されました/, /新しいリカバリーコード/, /削除されました/, /パスワードが変更/],
  ['kr', /등록되었습니다/, /새 복구 코드/, /삭제되었습니다/, /비밀번호가 변경/],
];

describe('emails to the owner of an account', () => {
  it.each(words)(
    'A-10 in %s: the owner gets an email when two-factor is turned on or off, recovery codes are renewed, or the password is changed',
    async (language, ...expected) => {
      const { call, subjects, switchOn } = await person(language);
      const factor = await switchOn();
      expect((await call('POST', codes, {})).statusCode).toBe(200);
      expect(await subjects()).toHaveLength(1);
      expect((await call('POST', `${codes}/regenerate`)).statusCode).toBe(200);
      expect((await call('DELETE', `/auth/v1/factors/${factor}`)).statusCode).toBe(200);
      expect((await call('PUT', '/auth/v1/user', { password: 'austenite-42' })).statusCode).toBe(200);
      const received = await subjects();
      expect(received).toHaveLength(4);
      for (const [at, wanted] of expected.entries()) expect(received[at]).toMatch(wanted);
    },
  );

  it('A-10 the owner gets an email when recovery codes are replaced, not when the first ones are created', async () => {
    const { call, subjects, switchOn } = await person('en');
    await switchOn();
    await call('POST', codes, {});
    test.clock.advance(601);
    const shown = await call('POST', '/api/auth/confirm-password', { password: demoPassword });
    expect(shown.statusCode).toBe(200);
    expect((await call('DELETE', codes)).statusCode).toBe(200);
    expect((await call('POST', codes, {})).statusCode).toBe(200);
    expect(await subjects()).toEqual([
      expect.stringMatching(/app set up/),
      expect.stringMatching(/new recovery codes/),
    ]);
  });

  it('A-10 no email is sent when an unconfirmed authenticator app is started or removed, or when a change is refused or concerns other data', async () => {
    const { call, subjects } = await person('en');
    const app = (await call('POST', '/auth/v1/factors', { factor_type: 'totp' })).json();
    expect((await call('DELETE', `/auth/v1/factors/${app.id}`)).statusCode).toBe(200);
    expect((await call('PUT', '/auth/v1/user', { password: demoPassword })).statusCode).toBe(422);
    expect((await call('PUT', '/auth/v1/user', { data: { colour: 'blue' } })).statusCode).toBe(200);
    expect(await subjects()).toEqual([]);
  });
});
