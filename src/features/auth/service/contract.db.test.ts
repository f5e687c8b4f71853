import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { movableClock } from '../../../../test/auth-server.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import { createHostedService, publicKey, secretKey } from '../../../../test/hosted-service.ts';
import type { AuthPort, AuthSession, Outcome } from './auth-service.port.ts';
import type { EmbeddedAuth } from './embedded/embedded.wiring.ts';
import { createEmbeddedAuth } from './embedded/embedded.wiring.ts';
import { enrolApp } from './embedded/factors/usecases/enrol-factor.ts';
import { challengeFactor, verifyFactor } from './embedded/factors/usecases/verify-factor.ts';
import { hostedPort } from './hosted.ts';

const password = 'walk-the-heat-7';
const from = { ip: '203.0.113.5', userAgent: 'test' };
type Clock = ReturnType<typeof movableClock>;
type Bench = {
  readonly port: AuthPort;
  readonly clock: Clock;
  /** The service behind the port; used to act like a browser. */
  readonly service: EmbeddedAuth;
  close(): Promise<void>;
};

/** Both kinds of auth service. All tests of this file run with each of them. */
const kinds: readonly (readonly [name: string, make: () => Promise<Bench>])[] = [
  [
    'embedded',
    async () => {
      const database = await createTestDatabase();
      const clock = movableClock();
      const service = await createEmbeddedAuth({
        db: database.db,
        clock,
        sendMail: async () => undefined,
        serverSecret: 'secret of the tests',
        siteUrl: 'http://site.test',
        limits: 'off',
      });
      return { port: service.port, clock, service, close: database.close };
    },
  ],
  [
    'hosted',
    async () => {
      const clock = movableClock();
      const hosted = await createHostedService(clock);
      const findUserId = async (email: string) => (await hosted.service.port.findByEmail(email))?.id ?? null;
      const keys = { publicKey, secretKey, jwtSecret: null };
      const port = hostedPort({ url: hosted.url, ...keys, clock, findUserId });
      return { port, clock, service: hosted.service, close: hosted.close };
    },
  ],
];

function must<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.refusal.code}: ${outcome.refusal.message}`);
  return outcome.value;
}
const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'ok' : outcome.refusal.code);
const sessionOf = (session: AuthSession) =>
  JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString())
    .session_id as string;

describe.each(kinds)('A-10 auth service, %s', (_name, make) => {
  let bench: Bench;
  let port: AuthPort;
  let made = 0;
  beforeAll(async () => {
    bench = await make();
    port = bench.port;
  });
  afterAll(() => bench.close());

  async function person(more: { emailConfirmed?: boolean } = {}) {
    const email = `person${++made}@example.org`;
    const user = must(await port.createUser({ email, password, emailConfirmed: true, ...more }));
    return { email, id: user.id };
  }
  const signIn = async (email: string) => must(await port.passwordGrant(email, password, from));

  test('A-10 password login ignores the case of the email address, and the published keys verify its token', async () => {
    const { email, id } = await person();
    const session = await signIn(email.toUpperCase());
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { id, email } });
    expect(await port.verifyAccessToken(session.access_token)).toEqual({
      userId: id,
      sessionId: sessionOf(session),
      email,
      aal: 'aal1',
      expiresAt: new Date(session.expires_at * 1000),
      signedInAt: bench.clock.now(),
    });
    expect(must(await port.getUser(session.access_token)).id).toBe(id);
  });

  test('A-10 refusals are returned as values with the codes of the protocol', async () => {
    const { email, id } = await person();
    expect(codeOf(await port.passwordGrant(email, 'wrong', from))).toBe('invalid_credentials');
    expect(codeOf(await port.passwordGrant('who@example.org', password, from))).toBe('invalid_credentials');
    const unconfirmed = await person({ emailConfirmed: false });
    expect(codeOf(await port.passwordGrant(unconfirmed.email, password, from))).toBe('email_not_confirmed');
    must(await port.updateUser(unconfirmed.id, { emailConfirmed: true }));
    expect(codeOf(await port.passwordGrant(unconfirmed.email, password, from))).toBe('ok');
    expect(codeOf(await port.createUser({ email, password, emailConfirmed: true }))).toBe('email_exists');
    const weak = await port.updateUser(id, { password: '12345' });
    expect(weak).toMatchObject({
      ok: false,
      refusal: { code: 'weak_password', status: 422, reasons: ['length'] },
    });
    expect(codeOf(await port.updateUser(crypto.randomUUID(), { password }))).toBe('user_not_found');
    expect(codeOf(await port.refresh('x', from))).toBe('validation_failed');
    expect(codeOf(await port.getUser('x.y.z'))).toBe('bad_jwt');
  });

  test('A-10 forged, truncated and expired tokens, tokens with an unknown key and service tokens identify no account', async () => {
    const { email } = await person();
    const { access_token: token } = await signIn(email);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    for (const bad of [
      '',
      'x',
      `${header}.${payload}`,
      `${header}.${encode({ ...claims, sub: crypto.randomUUID() })}.${signature}`,
      `${encode({ alg: 'none' })}.${payload}.`,
      `${encode({ alg: 'HS256', kid: JSON.parse(Buffer.from(header, 'base64url').toString()).kid })}.${payload}.${signature}`,
      `${encode({ alg: 'ES256', kid: 'other' })}.${payload}.${signature}`,
      token.slice(0, -4),
      await bench.service.tokens.issueForService(),
    ])
      expect(await port.verifyAccessToken(bad), bad).toBeNull();
    expect(await port.verifyAccessToken(token)).not.toBeNull();
    bench.clock.advance(3606);
    expect(await port.verifyAccessToken(token)).toBeNull();
  });

  test('A-10 refreshing replaces the refresh token, and reuse of an old token ends the session', async () => {
    const { email } = await person();
    const first = await signIn(email);
    const second = must(await port.refresh(first.refresh_token, from));
    expect(second.refresh_token).not.toBe(first.refresh_token);
    const third = must(await port.refresh(second.refresh_token, from));
    bench.clock.advance(11);
    expect(codeOf(await port.refresh(first.refresh_token, from))).toBe('refresh_token_already_used');
    expect(codeOf(await port.refresh(third.refresh_token, from))).toBe('refresh_token_not_found');
    expect(await port.isSessionLive(sessionOf(third), third.access_token)).toBe(false);
  });

  test('A-10 logout ends only this session, the others or all, and can be repeated', async () => {
    const { email, id } = await person();
    const live = async (session: AuthSession) => port.isSessionLive(sessionOf(session), session.access_token);
    const [one, two, three] = [await signIn(email), await signIn(email), await signIn(email)];
    await port.logout(one.access_token, 'local');
    await port.logout(one.access_token, 'local');
    expect([await live(one), await live(two), await live(three)]).toEqual([false, true, true]);
    await port.logout(two.access_token, 'others');
    expect([await live(two), await live(three)]).toEqual([true, false]);
    await port.endAllSessions(id);
    expect(await live(two)).toBe(false);
    await port.endAllSessions(crypto.randomUUID());
  });

  test('A-10 a logout notifies listeners in this process', async () => {
    const { email } = await person();
    const session = await signIn(email);
    const heard: string[] = [];
    port.onSessionsEnded((ids) => void heard.push(...ids));
    await port.logout(session.access_token, 'local');
    expect(heard).toContain(sessionOf(session));
  });

  test('A-10 a session can be started without a password for a member identified otherwise', async () => {
    const { id, email } = await person();
    const session = must(await port.startSession(id, from));
    expect(session.user).toMatchObject({ id, email });
    expect(codeOf(await port.startSession(crypto.randomUUID(), from))).toBe('user_not_found');
  });

  test('A-10 accounts are found by id and email address, changed, suspended and deleted', async () => {
    const { id, email } = await person();
    expect((await port.getUserById(id))?.email).toBe(email);
    expect((await port.findByEmail(email.toUpperCase()))?.id).toBe(id);
    expect(await port.getUserById(crypto.randomUUID())).toBeNull();
    expect(await port.findByEmail('nobody@example.org')).toBeNull();
    const changed = must(
      await port.updateUser(id, { email: `other-${email}`, userMetadata: { language: 'ja' } }),
    );
    expect(changed).toMatchObject({ email: `other-${email}`, user_metadata: { language: 'ja' } });
    const until = new Date(bench.clock.now().getTime() + 3_600_000);
    must(await port.updateUser(id, { bannedUntil: until }));
    expect(codeOf(await port.passwordGrant(`other-${email}`, password, from))).toBe('user_banned');
    must(await port.updateUser(id, { bannedUntil: null }));
    expect(codeOf(await port.passwordGrant(`other-${email}`, password, from))).toBe('ok');
    await port.deleteUser(id);
    await port.deleteUser(id);
    expect(await port.getUserById(id)).toBeNull();
  });

  test('A-10 a password set by an administrator ends all sessions; a change by the member ends only the others', async () => {
    const { id, email } = await person();
    const [one, two] = [await signIn(email), await signIn(email)];
    must(await port.changeOwnPassword(one.access_token, 'fresh-one-11'));
    expect(codeOf(await port.getUser(one.access_token))).toBe('ok');
    expect(codeOf(await port.getUser(two.access_token))).toBe('session_not_found');
    expect(codeOf(await port.changeOwnPassword(one.access_token, 'fresh-one-11'))).toBe('same_password');
    must(await port.updateUser(id, { password: 'fresh-one-12' }));
    expect(codeOf(await port.getUser(one.access_token))).toBe('session_not_found');
  });

  test('A-10 an imported password hash is accepted at login', async () => {
    const { hash } = await import('@node-rs/bcrypt');
    const passwordHash = await hash(password, { cost: 4, version: '2a' });
    must(await port.createUser({ email: 'hashed@example.org', passwordHash, emailConfirmed: true }));
    expect(codeOf(await port.passwordGrant('hashed@example.org', password, from))).toBe('ok');
  });

  test('A-10 a second factor is required only after it was verified', async () => {
    const { id, email } = await person();
    const session = await signIn(email);
    expect(await port.hasSecondFactor(id, session.access_token)).toBe(false);
    const bearer = await bench.service.sessions.authenticate(session.access_token);
    const factor = await enrolApp(bench.service.factors, bearer, { factor_type: 'totp' });
    expect(await port.hasSecondFactor(id, session.access_token)).toBe(false);
    const challenge = await challengeFactor(bench.service.factors, bearer, { id: factor.id }, from);
    const code = new TOTP({ secret: factor.totp.secret }).generate({
      timestamp: bench.clock.now().getTime(),
    });
    const raised = await verifyFactor(
      bench.service.factors,
      bearer,
      { id: factor.id, challengeId: challenge.id, code },
      from,
    );
    expect(await port.hasSecondFactor(id, raised.access_token)).toBe(true);
    expect((await port.verifyAccessToken(raised.access_token))?.aal).toBe('aal2');
    const half = await signIn(email);
    expect(await port.hasSecondFactor(id, half.access_token)).toBe(true);
    expect(await port.removeFactors(id)).toBe(1);
    expect(await port.removeFactors(id)).toBe(0);
    const whole = await signIn(email);
    expect(await port.hasSecondFactor(id, whole.access_token)).toBe(false);
  });
});
