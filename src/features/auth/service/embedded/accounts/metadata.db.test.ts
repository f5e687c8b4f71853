import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, createAuthServer, password } from '../../../../../../test/auth-server.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await createAuthServer({ autoConfirm: true });
});
afterAll(() => server.close());

const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) });
const tooMuch: readonly [string, Record<string, unknown>][] = [
  ['too large', { note: 'x'.repeat(1_000) }],
  ['too large in bytes, not in letters', { note: '界'.repeat(400) }],
  ['too deep', { a: nested(4) }],
  ['much too deep', { a: JSON.parse('['.repeat(500) + ']'.repeat(500)) }],
];

describe('A-10 metadata of an account', () => {
  it.each(tooMuch)(
    'A-10 metadata that is %s is refused when set by the member, and nothing changes',
    async (_what, data) => {
      const { email } = await server.addMember();
      const client = server.client();
      await client.signInWithPassword({ email, password });
      expect((await client.updateUser({ data: { colour: 'blue' } })).error).toBeNull();
      expect((await client.updateUser({ data })).error).toMatchObject({
        code: 'validation_failed',
        status: 400,
      });
      expect((await client.getUser()).data.user?.user_metadata).toEqual({
        colour: 'blue',
        email_verified: true,
      });
    },
  );

  it.each(tooMuch)(
    'A-10 metadata that is %s is refused when set at sign-up or by an administrator',
    async (what, data) => {
      const email = `${what.replaceAll(/\W/g, '')}@example.org`;
      const refused = { code: 'validation_failed', status: 400 };
      expect((await server.client().signUp({ email, password, options: { data } })).error).toMatchObject(
        refused,
      );
      const admin = await server.adminClient();
      const { supabaseUserId: id } = await server.addMember();
      expect((await admin.createUser({ email, user_metadata: data })).error).toMatchObject(refused);
      expect((await admin.inviteUserByEmail(email, { data })).error).toMatchObject(refused);
      for (const kind of ['user_metadata', 'app_metadata'])
        expect((await admin.updateUserById(id, { [kind]: data })).error).toMatchObject(refused);
    },
  );

  it('A-10 the size limit also applies to fields added one by one, and the largest token is shorter than 4 kB', async () => {
    const email = `${'l'.repeat(64)}@${'d'.repeat(60)}.${'d'.repeat(60)}.example.org`;
    await server.addMember({ email });
    const admin = await server.adminClient();
    const client = server.client();
    const { data } = await client.signInWithPassword({ email, password });
    const id = data.user?.id ?? '';
    const errors = [];
    for (let step = 0; step < 12; step++)
      errors.push((await client.updateUser({ data: { [`field${step}`]: 'x'.repeat(90) } })).error?.code);
    expect(errors.at(-1)).toBe('validation_failed');
    expect((await admin.updateUserById(id, { app_metadata: { plan: 'x'.repeat(500) } })).error).toBeNull();
    const { data: renewed } = await client.refreshSession();
    expect(renewed.session?.access_token.length).toBeGreaterThan(2_500);
    expect(renewed.session?.access_token.length).toBeLessThan(4_096);
  });
});
