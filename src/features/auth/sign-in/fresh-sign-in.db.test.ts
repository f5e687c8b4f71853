import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, createAuthServer, password } from '../../../../test/auth-server.ts';
import { freshSignInMs } from '../auth.rules.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await createAuthServer({ emailChangeEnabled: true, linkingEnabled: true });
});
afterAll(() => server.close());

const freshSeconds = freshSignInMs / 1000;
const codeOf = (uri: string) =>
  new TOTP({ secret: new URL(uri).searchParams.get('secret') ?? '' }).generate({
    timestamp: server.clock.now().getTime(),
  });

async function signedIn() {
  const member = await server.addMember();
  const client = server.client();
  const { data } = await client.signInWithPassword({ email: member.email, password });
  return { ...member, client, token: data.session?.access_token ?? '' };
}
type Person = Awaited<ReturnType<typeof signedIn>>;

/** Creates a session that was started long ago, such as a stolen one. */
async function signedInLongAgo() {
  const person = await signedIn();
  server.clock.advance(freshSeconds + 1);
  return person;
}

/** Creates a member with an authenticator app whose session at aal2 was started long ago. */
async function securedLongAgo() {
  const person = await signedIn();
  const { data } = await person.client.mfa.enroll({ factorType: 'totp' });
  const uri = data?.totp.uri ?? '';
  await person.client.mfa.challengeAndVerify({ factorId: data?.id ?? '', code: codeOf(uri) });
  await person.client.mfa.recoveryCodes.generate();
  server.clock.advance(freshSeconds + 1);
  return { ...person, factorId: data?.id ?? '', uri };
}

const confirm = async ({ client }: Person, typed = password) => {
  const token = (await client.getSession()).data.session?.access_token;
  return server.post('/api/auth/confirm-password', { password: typed }, { authorization: `Bearer ${token}` });
};
const github = async ({ client, supabaseUserId }: Person) => {
  await server.database.pool.query(
    `INSERT INTO auth.identities (user_id, provider, provider_id) VALUES ($1::uuid, 'github', $1::text)
     ON CONFLICT DO NOTHING`,
    [supabaseUserId],
  );
  const found = (await client.getUserIdentities()).data?.identities.find(
    (each) => each.provider === 'github',
  );
  if (!found) throw new Error('no identity');
  return found;
};

type Action = (person: Person) => Promise<{ error: { code?: string | undefined } | null }>;
const actions: Readonly<Record<string, Action>> = {
  'changing the password': ({ client }) => client.updateUser({ password: 'quench-and-temper-9' }),
  'changing the email address': ({ client, email }) => client.updateUser({ email: `new-${email}` }),
  'adding an authenticator app': ({ client }) => client.mfa.enroll({ factorType: 'totp' }),
  'unlinking an identity': async (person) => person.client.unlinkIdentity(await github(person)),
};
type SecuredAction = (person: Awaited<ReturnType<typeof securedLongAgo>>) => ReturnType<Action>;
const securedActions: Readonly<Record<string, SecuredAction>> = {
  'changing the password': ({ client }) => client.updateUser({ password: 'quench-and-temper-9' }),
  'adding a second authenticator app': ({ client }) =>
    client.mfa.enroll({ factorType: 'totp', friendlyName: 'second' }),
  'removing an authenticator app': ({ client, factorId }) => client.mfa.unenroll({ factorId }),
  'replacing the recovery codes': ({ client }) => client.mfa.recoveryCodes.regenerate(),
  'deleting the recovery codes': ({ client }) => client.mfa.recoveryCodes.unenroll(),
};

describe('S-07 changes that need a recent login', () => {
  it.each(Object.entries(actions))('S-07 %s is refused without a recent login', async (_name, action) => {
    const person = await signedInLongAgo();
    expect((await action(person)).error).toMatchObject({ code: 'reauthentication_needed', status: 400 });
    // Refreshing the tokens does not count as a login.
    await person.client.refreshSession();
    expect((await action(person)).error?.code).toBe('reauthentication_needed');
    expect((await server.client().signInWithPassword({ email: person.email, password })).error).toBeNull();
  });

  it.each(Object.entries(securedActions))(
    'S-07 with two-factor, %s is refused without a recent login',
    async (_name, action) => {
      const person = await securedLongAgo();
      expect((await action(person)).error).toMatchObject({ code: 'reauthentication_needed', status: 400 });
    },
  );

  it.each(Object.entries(securedActions))(
    'S-07 %s is accepted after a code of the authenticator app',
    async (_name, action) => {
      const person = await securedLongAgo();
      const { factorId, uri } = person;
      const proof = await person.client.mfa.challengeAndVerify({ factorId, code: codeOf(uri) });
      expect(proof.error).toBeNull();
      expect((await action(person)).error).toBeNull();
    },
  );

  it('S-07 an authenticator app that was never confirmed may be removed without a recent login', async () => {
    const person = await signedIn();
    const { data } = await person.client.mfa.enroll({ factorType: 'totp' });
    server.clock.advance(freshSeconds + 1);
    expect((await person.client.mfa.unenroll({ factorId: data?.id ?? '' })).error).toBeNull();
  });
});

describe('S-07 ways to prove that the caller owns the account', () => {
  it.each(Object.entries(actions))('S-07 %s is accepted minutes after the login', async (_name, action) => {
    const person = await signedIn();
    server.clock.advance(freshSeconds - 1);
    expect((await action(person)).error).toBeNull();
  });

  it.each(Object.entries(actions))(
    'S-07 %s is accepted after the password was confirmed at the product',
    async (_name, action) => {
      const person = await signedInLongAgo();
      expect((await confirm(person, 'not the password')).statusCode).toBe(422);
      expect((await action(person)).error?.code).toBe('reauthentication_needed');
      expect((await confirm(person)).statusCode).toBe(200);
      expect((await action(person)).error).toBeNull();
      expect((await confirm({ ...person, client: server.client() })).statusCode).toBe(401);
    },
  );

  it('S-07 a new password is accepted with the current one in the same request', async () => {
    const { client } = await signedInLongAgo();
    const wanted = { password: 'quench-and-temper-9' };
    const wrong = await client.updateUser({ ...wanted, current_password: 'not the password' });
    expect(wrong.error?.code).toBe('current_password_invalid');
    expect((await client.updateUser({ ...wanted, current_password: password })).error).toBeNull();
  });

  it('S-07 a new password is accepted with an emailed code, as in the protocol', async () => {
    const person = await signedInLongAgo();
    await person.client.reauthenticate();
    const code = String(server.mails.at(-1)?.params.code);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const change = { password: 'quench-and-temper-9' };
    expect((await person.client.updateUser({ ...change, nonce: wrong })).error).toMatchObject({
      code: 'reauthentication_not_valid',
      status: 422,
    });
    expect((await person.client.updateUser({ ...change, nonce: code })).error).toBeNull();
    expect((await person.client.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
  });

  it('S-07 a password reset link allows choosing a new password', async () => {
    const { email } = await server.addMember();
    const client = server.client();
    await client.resetPasswordForEmail(email);
    const token = String(server.mails.at(-1)?.params.code);
    expect((await client.verifyOtp({ type: 'recovery', email, token })).error).toBeNull();
    expect((await client.updateUser({ password: 'quench-and-temper-9' })).error).toBeNull();
  });

  it('S-07 changing the password at the product needs the current password or a recent confirmation', async () => {
    const person = await signedInLongAgo();
    const change = (more: object = {}) =>
      server.http.inject({
        method: 'PATCH',
        url: '/api/auth/profile',
        headers: { authorization: `Bearer ${person.token}` },
        payload: { password: 'quench-and-temper-9', ...more },
      });
    expect((await change()).json().code).toBe('auth.current_password_required');
    expect((await change({ currentPassword: 'not the password' })).json().code).toBe(
      'auth.password_incorrect',
    );
    expect((await change({ currentPassword: password })).statusCode).toBe(200);
  });
});
