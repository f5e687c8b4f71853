import { describe, expect, it } from 'vitest';
import { hasStoredSession } from '../session-key.ts';
import { freshToken, memberOf } from './stored-session.ts';

const now = Date.UTC(2026, 10, 21);
const stored = (secondsLeft: number) =>
  JSON.stringify({ access_token: 'a.b.c', expires_at: now / 1000 + secondsLeft });

describe('stored session', () => {
  it('A-01: the stored token is used while it is valid for more than 90 seconds', () => {
    expect(freshToken(stored(91), now)).toBe('a.b.c');
    expect(freshToken(stored(90), now)).toBeNull();
    expect(freshToken(stored(-5), now)).toBeNull();
  });

  it.each([null, '', 'nonsense', '{}', '[]', 'null', '{"access_token":3,"expires_at":9e9}'])(
    'A-01: no token is read from %s',
    (text) => {
      expect(freshToken(text, now)).toBeNull();
    },
  );

  it('A-01: on the server no session is stored', () => {
    expect(hasStoredSession()).toBe(false);
  });

  it('C-04 the member of a stored session is known even after its token has expired', () => {
    const payload = Buffer.from(JSON.stringify({ sub: '9f-한', exp: 1 })).toString('base64url');
    const ascii = Buffer.from(JSON.stringify({ sub: '9f1c-22', exp: 1 })).toString('base64url');
    expect(memberOf(JSON.stringify({ access_token: `a.${ascii}.c`, expires_at: 1 }))).toBe('9f1c-22');
    expect(memberOf(JSON.stringify({ access_token: `a.${payload}.c`, expires_at: 1 }))).not.toBeNull();
    for (const broken of [null, '', '{}', 'null', '{"access_token":"a.b.c"}', '{"access_token":"a.e30.c"}'])
      expect(memberOf(broken)).toBeNull();
  });
});
