import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthenticator } from '../../../../../../test/auth-client/authenticator.ts';
import { type AuthServer, createAuthServer, password, siteUrl } from '../../../../../../test/auth-server.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await createAuthServer();
});
afterAll(() => server.close());

type Key = ReturnType<typeof createAuthenticator>;
type Client = ReturnType<AuthServer['client']>;
const site = { rpId: new URL(siteUrl).hostname, rpOrigins: [siteUrl] };
const newKey = () => createAuthenticator(siteUrl);

async function prove(client: Client, factorId: string, key: Key) {
  const made = await client.mfa.challenge({ factorId, webauthn: site });
  if (made.error) return made;
  const { type, credential_options } = made.data.webauthn;
  const publicKey = credential_options.publicKey as never;
  const credential_response = (type === 'create' ? key.create(publicKey) : key.get(publicKey)) as never;
  return client.mfa.verify({
    factorId,
    challengeId: made.data.id,
    webauthn: { ...site, type, credential_response },
  });
}

async function addKey(client: Client, friendlyName: string, key: Key): Promise<string> {
  const { data } = await client.mfa.enroll({ factorType: 'webauthn', friendlyName });
  const { error } = await prove(client, data?.id ?? '', key);
  if (error) throw error;
  return data?.id ?? '';
}

async function signedIn() {
  const { email } = await server.addMember();
  const client = server.client();
  await client.signInWithPassword({ email, password });
  return { email, client };
}

/** Creates a member with two security keys, logged in with the first. */
async function withTwoKeys() {
  const { email, client } = await signedIn();
  const [blue, red] = [newKey(), newKey()];
  const ids = { blue: await addKey(client, 'Blue', blue), red: await addKey(client, 'Red', red) };
  return { email, client, blue, red, ids };
}
const levelOf = async (client: Client) =>
  (await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel;
const mailsTo = (email: string) =>
  server.mails.filter(({ to }) => to === email).map(({ template }) => template);

describe('S-12 several security keys of an account', () => {
  test('S-12 a challenge lists every security key of the account at this site, and each of them is accepted', async () => {
    const { email, ids, red } = await withTwoKeys();
    const second = server.client();
    await second.signInWithPassword({ email, password });
    const { data } = await second.mfa.challenge({ factorId: ids.blue, webauthn: site });
    const options = data?.webauthn.credential_options.publicKey;
    expect(options && 'allowCredentials' in options && options.allowCredentials).toHaveLength(2);
    expect((await prove(second, ids.blue, red)).error).toBeNull();
    expect(await levelOf(second)).toBe('aal2');
  });

  test('S-12 a key of another account is refused', async () => {
    const { email, ids } = await withTwoKeys();
    const other = await withTwoKeys();
    const second = server.client();
    await second.signInWithPassword({ email, password });
    expect((await prove(second, ids.blue, other.blue)).error?.code).toBe('mfa_verification_failed');
    expect(await levelOf(second)).toBe('aal1');
  });

  test('S-12 a key that is already registered is refused under another name, and the account keeps its factors', async () => {
    const { client, blue } = await withTwoKeys();
    await expect(addKey(client, 'Again', blue)).rejects.toMatchObject({ code: 'webauthn_credential_exists' });
    expect((await client.mfa.listFactors()).data?.webauthn.map((each) => each.friendly_name)).toEqual([
      'Blue',
      'Red',
    ]);
  });

  test('S-12 removing a security key lowers a session to aal1 unless another key was also verified in it', async () => {
    const { email, client, ids, red } = await withTwoKeys();
    const byRed = server.client();
    await byRed.signInWithPassword({ email, password });
    await prove(byRed, ids.red, red);
    expect((await client.mfa.unenroll({ factorId: ids.red })).error).toBeNull();
    await client.refreshSession();
    await byRed.refreshSession();
    expect([await levelOf(client), await levelOf(byRed)]).toEqual(['aal2', 'aal1']);
    expect((await client.mfa.unenroll({ factorId: ids.blue })).error).toBeNull();
    await client.refreshSession();
    expect(await levelOf(client)).toBe('aal1');
  });

  test('S-12 adding or removing a security key sends the owner a mail and is recorded in the audit log', async () => {
    const { email, client, ids } = await withTwoKeys();
    await client.mfa.unenroll({ factorId: ids.red });
    expect(mailsTo(email)).toEqual(['security_key_added', 'security_key_added', 'security_key_removed']);
    const { rows } = await server.database.pool.query(
      `SELECT action FROM auth.audit_log WHERE details ->> 'factorId' = $1 AND details ->> 'type' = 'webauthn'
        ORDER BY id`,
      [ids.red],
    );
    expect(rows.map(({ action }) => action)).toEqual(['factor_verified', 'factor_removed']);
  });

  test('S-12 adding or removing a security key requires the second factor and a login within the last ten minutes', async () => {
    const { email, client, ids } = await withTwoKeys();
    const half = server.client();
    await half.signInWithPassword({ email, password });
    const adding = await half.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Third' });
    expect(adding.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    expect((await half.mfa.unenroll({ factorId: ids.red })).error?.code).toBe('insufficient_aal');
    server.clock.advance(601);
    expect((await client.mfa.unenroll({ factorId: ids.red })).error?.code).toBe('reauthentication_needed');
    const late = await client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Third' });
    expect(late.error?.code).toBe('reauthentication_needed');
  });

  test('S-12 an account has at most ten factors', async () => {
    const { client } = await signedIn();
    for (let number = 1; number <= 10; number++) await addKey(client, `Key ${number}`, newKey());
    const more = await client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key 11' });
    expect(more.error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' });
  });
});

test('S-12 wrong responses of security keys are limited like wrong codes, to ten an hour', async () => {
  const limited = await createAuthServer({
    limits: {
      token: { calls: 1000, seconds: 300 },
      verify: { calls: 1000, seconds: 300 },
      mail: { calls: 1000, seconds: 300 },
      factor: { calls: 1000, seconds: 60 },
      anonymous: { calls: 1000, seconds: 3600 },
      mailSeconds: 60,
    },
  });
  try {
    const { email } = await limited.addMember();
    const client = limited.client();
    await client.signInWithPassword({ email, password });
    const key = newKey();
    const factorId = await addKey(client, 'Blue', key);
    const stranger = newKey();
    stranger.create({ challenge: new Uint8Array(1), rp: { id: site.rpId }, user: { id: '' } });
    const codes: (string | undefined)[] = [];
    for (let tries = 0; tries < 11; tries++)
      codes.push((await prove(client, factorId, stranger)).error?.code);
    expect(new Set(codes.slice(0, 10))).toEqual(new Set(['mfa_verification_failed']));
    expect(codes[10]).toBe('over_request_rate_limit');
    expect((await prove(client, factorId, key)).error?.code).toBe('over_request_rate_limit');
  } finally {
    await limited.close();
  }
});
