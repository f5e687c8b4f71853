import { describe, expect, it } from 'vitest';
import { readCallback, withoutCallback } from './callback.ts';

const tokens = '#access_token=a.b.c&expires_at=1&expires_in=3600&refresh_token=r&sb=&token_type=bearer';

describe('what links of the auth service leave in the address', () => {
  it.each(['', '#', '#tools', '#section-2', '#type=recovery', '#token_hash=abc', '#token=123456.eA'])(
    'A-02: %j is none',
    (hash) => {
      expect(readCallback(hash)).toBeNull();
    },
  );

  it('S-08: tokens are recognised, and never handed on', () => {
    expect(readCallback(tokens)).toEqual({ kind: 'tokens', forRecovery: false });
    expect(readCallback(`${tokens}&type=recovery`)).toEqual({ kind: 'tokens', forRecovery: true });
  });

  it('A-02: the link of a forgotten password carries a hash', () => {
    const found = { kind: 'recovery', tokenHash: 'pkce_abc' };
    expect(readCallback('#token_hash=pkce_abc&type=recovery')).toEqual(found);
    expect(readCallback('#token_hash=abc&type=magiclink')).toBeNull();
    expect(readCallback(`${tokens}&token_hash=abc&type=recovery`)).toMatchObject({ kind: 'tokens' });
  });

  it('A-02: are cleared, and whatever else stood there stays', () => {
    expect(withoutCallback(`${tokens}&type=recovery`)).toBe('');
    expect(withoutCallback(`${tokens}&row=3`)).toBe('#row=3');
    expect(withoutCallback('#token_hash=abc&type=recovery')).toBe('');
  });

  it('A-02: a link that failed says why', () => {
    const expired = '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';
    expect(readCallback(expired)).toEqual({ kind: 'failed', reason: 'expired' });
    expect(readCallback('#error=access_denied&error_description=No+such+provider')).toEqual({
      kind: 'failed',
      reason: { text: 'No such provider' },
    });
  });
});
