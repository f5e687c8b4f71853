import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type AuthServer, createAuthServer, password } from '../../../../test/auth-server.ts';
import { defaultSignInLimits } from '../auth.rules.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await createAuthServer();
});
afterAll(() => server.close());

const year = 365 * 86_400_000;
const expired = () => ({
  subscriptionStatus: 'expired',
  membershipType: 'annual',
  subscriptionExpiresAt: new Date(server.clock.now().getTime() - 1000),
});
const sessionsOf = async (userId: string) =>
  (await server.database.pool.query('SELECT id FROM auth.sessions WHERE user_id = $1', [userId])).rows.length;

describe('login: successful requests', () => {
  test('M-05 a member can log in by email, nickname or a unique full name, regardless of case, at both endpoints', async () => {
    const member = await server.addMember({ name: 'Ada Unique', nickname: 'ada-l' });
    for (const name of [member.email, member.email.toUpperCase(), ' ADA-L ', 'ada unique']) {
      const answer = await server.login(name, { takeOver: true });
      expect(answer.statusCode, name).toBe(200);
      expect(answer.json()).toMatchObject({
        token_type: 'bearer',
        expires_in: 3600,
        user: { id: member.id, email: member.email },
      });
      const local = await server.post('/api/auth/local/login', {
        identifier: name,
        password,
        takeOver: true,
      });
      expect(local.json()).toMatchObject({
        name: 'Ada Unique',
        nickname: 'ada-l',
        access_token: expect.any(String),
        refresh_token: expect.any(String),
      });
    }
  });

  test('M-05 the tokens work in the official client', async () => {
    const { email, supabaseUserId } = await server.addMember();
    const client = server.client();
    const { data, error } = await client.setSession((await server.login(email)).json());
    expect(error).toBeNull();
    expect(data.user?.id).toBe(supabaseUserId);
    expect((await client.refreshSession()).error).toBeNull();
  });

  test('M-05 thirty members can log in simultaneously', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => server.addMember()));
    const answers = await Promise.all(people.map(({ email }) => server.login(email)));
    expect(answers.map((each) => each.statusCode)).toEqual(Array(30).fill(200));
  });

  test('M-05 a login is recorded in the login history', async () => {
    const { email, supabaseUserId, id } = await server.addMember();
    await server.login(email, {}, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' });
    const history = await server.database.pool.query(
      'SELECT ip_address, user_agent, revoked_at FROM user_sessions WHERE user_id = $1',
      [supabaseUserId],
    );
    expect(history.rows).toEqual([
      {
        ip_address: '127.0.0.1',
        user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
        revoked_at: null,
      },
    ]);
    const { rows } = await server.database.pool.query(
      'SELECT l.last_login AS a, u.last_login AS b FROM local_users l JOIN users u ON u.id = l.supabase_user_id WHERE l.id = $1',
      [id],
    );
    expect(rows[0].a).toEqual(server.clock.now());
    expect(rows[0].b).toEqual(server.clock.now());
  });
});

describe('login: incomplete requests', () => {
  test('M-05 a login without a name or a password returns 400', async () => {
    for (const body of [
      {},
      { email: '', password: 'x' },
      { email: 'a@b.cd' },
      { email: 'a@b.cd', password: '' },
      { email: { $ne: 1 }, password: 'x' },
      { email: 'x'.repeat(300), password: 'x' },
    ]) {
      expect((await server.post('/api/auth/login', body)).statusCode).toBe(400);
    }
    expect(
      (await server.post('/api/auth/local/login', { identifier: ' ', password: 'x' })).json().message,
    ).toContain('Name or email is required');
  });
});

describe('login: wrong credentials', () => {
  test('M-06 a wrong password and an unknown email return 401 with the specified messages', async () => {
    const { email } = await server.addMember();
    const wrong = await server.login(email, { password: 'not it' });
    expect([wrong.statusCode, wrong.json().message]).toEqual([401, 'Incorrect password']);
    const unknown = await server.login('nobody-at-all@example.org');
    expect([unknown.statusCode, unknown.json().message]).toEqual([401, 'Unregistered email']);
    expect(Object.keys(wrong.json()).sort()).toEqual(['code', 'message', 'requestId']);
  });

  test('M-06 an unknown name takes as long as a known one, because the service checks a password in both cases', async () => {
    // With the product's bcrypt cost, the password check takes longer than the rest of the login.
    const slow = await createAuthServer({ passwordCost: 10 });
    onTestFinished(slow.close);
    const { email } = await slow.addMember();
    const checks = async (name: string) => {
      const begun = process.cpuUsage();
      await slow.login(name, { password: 'not it' });
      const { user, system } = process.cpuUsage(begun);
      return (user + system) / 1000;
    };
    const median = async (name: string) => {
      const times: number[] = [];
      for (let turn = 0; turn < 7; turn++) times.push(await checks(name));
      return times.sort((a, b) => a - b)[3] ?? 0;
    };
    const [known, unknown] = [await median(email), await median('nobody-at-all@example.org')];
    expect(Math.abs(known - unknown)).toBeLessThan(Math.max(known, unknown) * 0.5);
  });

  test('M-06 a full name that two members have is refused; an account whose email is the name of another member can still log in', async () => {
    await server.addMember({ name: 'Twin Person' });
    await server.addMember({ name: 'Twin Person' });
    expect((await server.login('Twin Person')).json().message).toBe('Unregistered email');
    const first = await server.addMember();
    await server.addMember({ name: first.email });
    expect((await server.login(first.email)).json().user.id).toBe(first.id);
  });
});

describe('login: expired memberships', () => {
  test('M-06 the login of an expired member returns 402 with message, profile and renewal token, but no session and no hash', async () => {
    const member = await server.addMember({
      ...expired(),
      country: 'Japan',
      industry: 'Energy',
      job: 'Student',
      avatar: 'welder',
    });
    const answer = await server.login(member.email);
    expect(answer.statusCode).toBe(402);
    const { message, userData, renewalToken } = answer.json();
    expect(message).toBe('Your subscription has expired. Please renew to continue.');
    expect(userData).toEqual({
      name: member.name,
      email: member.email,
      nickname: member.nickname,
      country: 'Japan',
      industry: 'Energy',
      job: 'Student',
      avatar: 'welder',
      subscriptionExpiresAt: member.subscriptionExpiresAt?.toISOString(),
    });
    expect(answer.body).not.toMatch(/\$2[ab]\$|access_token|refresh_token/);
    expect(await sessionsOf(member.supabaseUserId)).toBe(0);

    expect(await server.auth.renewalTokens.read(renewalToken)).toBe(member.id);
    const both = await Promise.all([
      server.auth.renewalTokens.redeem(renewalToken),
      server.auth.renewalTokens.redeem(renewalToken),
    ]);
    expect(both.filter((each) => each !== null)).toEqual([member.id]);
  });

  test('M-06 a renewal token is valid for 30 minutes', async () => {
    const { email, id } = await server.addMember(expired());
    const { renewalToken } = (await server.login(email)).json();
    server.clock.advance(30 * 60 - 1);
    expect(await server.auth.renewalTokens.read(renewalToken)).toBe(id);
    server.clock.advance(1);
    expect(await server.auth.renewalTokens.redeem(renewalToken)).toBeNull();
    expect(await server.auth.renewalTokens.read('invented')).toBeNull();
  });

  test('M-06 402 is returned only after the correct password, and not for free members, administrators and active memberships', async () => {
    const gone = await server.addMember(expired());
    expect((await server.login(gone.email, { password: 'not it' })).statusCode).toBe(401);
    const active = { subscriptionStatus: 'active', membershipType: 'annual' };
    const until = (ms: number) => new Date(server.clock.now().getTime() + ms);
    expect(
      (await server.login((await server.addMember({ ...active, subscriptionExpiresAt: until(-1) })).email))
        .statusCode,
    ).toBe(402);
    expect(
      (
        await server.login((await server.addMember({ ...active, subscriptionExpiresAt: until(year) })).email)
      ).json().user.isPremium,
    ).toBe(true);
    expect((await server.login((await server.addMember()).email)).json().user.isPremium).toBe(false);
    expect(
      (await server.login((await server.addMember({ ...expired(), role: 'Admin' })).email)).json().user
        .isPremium,
    ).toBe(true);
  });

  test('M-05 GET /api/auth/user returns 402 with userData if the membership ended during the session', async () => {
    const until = new Date(server.clock.now().getTime() + 60_000);
    const { email } = await server.addMember({ subscriptionStatus: 'active', subscriptionExpiresAt: until });
    const { access_token } = (await server.login(email)).json();
    expect((await server.get('/api/auth/user', access_token)).json()).toMatchObject({
      email,
      isPremium: true,
    });
    server.clock.advance(61);
    const answer = await server.get('/api/auth/user', access_token);
    expect([answer.statusCode, answer.json().userData.email]).toEqual([402, email]);
    expect((await server.get('/api/auth/profile', access_token)).json().isPremium).toBe(false);
    expect((await server.get('/api/auth/user')).statusCode).toBe(401);
  });
});

describe('login: unverified and suspended accounts', () => {
  test('M-06 an unverified email returns 403 with a message containing 403 and the email, only after the correct password', async () => {
    for (const fields of [{ isVerified: false }, { emailConfirmed: false }]) {
      const member = await server.addMember(fields);
      const answer = await server.login(member.nickname);
      expect([answer.statusCode, answer.json().email]).toEqual([403, member.email]);
      expect(answer.json().message).toContain('403');
      expect(await sessionsOf(member.supabaseUserId)).toBe(0);
      expect((await server.login(member.nickname, { password: 'not it' })).statusCode).toBe(401);
    }
  });
  test('M-06 a suspended account returns 403 with its own code', async () => {
    const { email, supabaseUserId } = await server.addMember();
    await server.service.port.updateUser(supabaseUserId, {
      bannedUntil: new Date(server.clock.now().getTime() + 3_600_000),
    });
    expect((await server.login(email)).json()).toMatchObject({ code: 'auth.suspended' });
  });
});

describe('login: limits', () => {
  test('M-06 after ten failures per IP address and account the wait grows, as Retry-After states', async () => {
    const limited = await createAuthServer({ signInLimits: defaultSignInLimits });
    try {
      const { email } = await limited.addMember();
      const other = await limited.addMember();
      const statuses: number[] = [];
      for (let turn = 0; turn < 11; turn++)
        statuses.push((await limited.login(email, { password: 'not it' })).statusCode);
      expect(statuses).toEqual([...Array(10).fill(401), 429]);
      expect((await limited.login(other.email)).statusCode).toBe(200);

      const waits: (string | undefined)[] = [];
      for (const wait of [1, 2, 4, 8, 16, 32, 60, 60]) {
        const refused = await limited.login(email);
        waits.push(refused.headers['retry-after'] as string);
        limited.clock.advance(wait);
        expect((await limited.login(email, { password: 'not it' })).statusCode).toBe(401);
      }
      expect(waits).toEqual(['1', '2', '4', '8', '16', '32', '60', '60']);
      limited.clock.advance(60);
      expect((await limited.login(email)).statusCode).toBe(200);
      expect((await limited.login(email, { password: 'not it' })).statusCode).toBe(401);

      const { rows } = await limited.database.pool.query(
        `SELECT string_agg(key, ' ') AS keys FROM auth.rate_buckets`,
      );
      expect(rows[0].keys).not.toContain('@');
    } finally {
      await limited.close();
    }
  });

  test('M-06 unknown names and simultaneous guesses are counted too, and one IP address is limited over all names', async () => {
    const limited = await createAuthServer({
      signInLimits: { ...defaultSignInLimits, address: { ...defaultSignInLimits.address, free: 25 } },
    });
    try {
      const at = await Promise.all(
        Array.from({ length: 25 }, () => limited.login('nobody@example.org', { password: 'not it' })),
      );
      const answered = at.filter((each) => each.statusCode === 401).length;
      expect(answered).toBeGreaterThanOrEqual(10);
      expect(answered).toBeLessThan(20);
      for (let name = 0; name < 15; name++)
        await limited.login(`name${name}@example.org`, { password: 'not it' });
      expect((await limited.login('fresh@example.org', { password: 'not it' })).statusCode).toBe(429);
      limited.clock.advance(400);
      expect((await limited.login('fresh@example.org', { password: 'not it' })).statusCode).toBe(401);
    } finally {
      await limited.close();
    }
  });

  test('M-06 thirty simultaneous correct logins of one account are not limited', async () => {
    const limited = await createAuthServer({ signInLimits: defaultSignInLimits });
    try {
      const { email } = await limited.addMember({ role: 'Admin' });
      const answers = await Promise.all(Array.from({ length: 30 }, () => limited.login(email)));
      expect(answers.map((each) => each.statusCode)).toEqual(Array(30).fill(200));
    } finally {
      await limited.close();
    }
  });
});
