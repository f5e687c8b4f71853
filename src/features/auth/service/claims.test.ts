import { describe, expect, it } from 'vitest';
import { type AccessPayload, adminRoles, audience, isUuid, toClaims } from './claims.ts';

const sub = '0b9c1d2e-3f40-4a5b-8c6d-7e8f90a1b2c3';
const session_id = 'A1B2C3D4-0000-4000-8000-7E8F90A1B2C3';
const whole: AccessPayload = {
  ...{ sub, session_id, aud: audience, email: 'a@example.org', aal: 'aal2' },
  ...{ iat: 1_000, exp: 4_600 },
  amr: [
    { method: 'totp', timestamp: 900 },
    { method: 'password', timestamp: 800 },
  ],
};

describe('A-09 claims of a verified token', () => {
  it('A-09 the claims contain person, session, level, expiry and time of the latest authentication', () => {
    expect(toClaims(whole)).toEqual({
      userId: sub,
      sessionId: session_id,
      email: 'a@example.org',
      aal: 'aal2',
      expiresAt: new Date(4_600_000),
      signedInAt: new Date(900_000),
    });
    expect(toClaims({ ...whole, amr: [...(whole.amr ?? [])].reverse() })?.signedInAt).toEqual(
      new Date(900_000),
    );
  });

  it('A-09 without authentication methods the time of issue counts as login time; without a level the level is aal1', () => {
    const { amr: _amr, aal: _aal, email: _email, ...less } = whole;
    const expected = { aal: 'aal1', email: '', signedInAt: new Date(1_000_000) };
    expect(toClaims(less)).toMatchObject(expected);
    expect(toClaims({ ...less, amr: [] })).toMatchObject(expected);
    const { iat: _iat, ...undated } = less;
    expect(toClaims(undated)?.signedInAt).toEqual(new Date(0));
  });

  it.each([
    ['no person', { sub: '' }],
    ['another person’s name', { sub: 'admin' }],
    ['no session', { session_id: '' }],
    ['another session name', { session_id: `${sub}0` }],
    ['another audience', { aud: 'billing' }],
    ['a list of audiences', { aud: [audience] }],
    ['no expiry', { exp: 0 }],
  ])('A-09 a token with %s is not accepted as a member’s token', (_what, change) => {
    expect(toClaims({ ...whole, ...change })).toBeNull();
  });

  it('A-09 a service token is not accepted as a member’s token', () => {
    expect(adminRoles).toEqual(['service_role', 'supabase_admin']);
    for (const role of adminRoles) expect(toClaims({ role, aud: audience, exp: 4_600 })).toBeNull();
  });

  it('A-09 only a complete UUID is accepted as an id', () => {
    for (const good of [sub, session_id]) expect(isUuid(good)).toBe(true);
    for (const bad of [
      ` ${sub}`,
      `${sub} `,
      sub.slice(1),
      sub.replaceAll('-', ''),
      sub.replace('b', 'g'),
      7,
      null,
    ])
      expect(isUuid(bad), String(bad)).toBe(false);
  });
});
