import { describe, expect, it } from 'vitest';
import * as callback from './callback.ts';

/** Returns the URL of a page with this fragment or query. */
const at = (part: string, pathname = '/') => ({
  pathname,
  search: part.startsWith('?') ? part : '',
  hash: part.startsWith('#') ? part : '',
});
const readCallback = (part: string, pathname?: string) => callback.readCallback(at(part, pathname));
const withoutCallback = (part: string, pathname?: string) =>
  Object.values(callback.withoutCallback(at(part, pathname))).join('');

const tokens = '#access_token=a.b.c&expires_at=1&expires_in=3600&refresh_token=r&sb=&token_type=bearer';

describe('auth callback in the URL', () => {
  it.each(['', '#', '#tools', '#section-2', '#type=recovery', '#token_hash=abc', '#token=123456.eA'])(
    'A-02: %j is not recognized as an auth callback',
    (hash) => {
      expect(readCallback(hash)).toBeNull();
    },
  );

  it('S-08: tokens in the URL are recognized but not returned', () => {
    expect(readCallback(tokens)).toEqual({ kind: 'tokens', forRecovery: false });
    expect(readCallback(`${tokens}&type=recovery`)).toEqual({ kind: 'tokens', forRecovery: true });
  });

  it('A-02: a recovery link is recognized by its token hash', () => {
    const found = { kind: 'recovery', tokenHash: 'pkce_abc' };
    expect(readCallback('#token_hash=pkce_abc&type=recovery')).toEqual(found);
    expect(readCallback('#token_hash=abc&type=magiclink')).toBeNull();
    expect(readCallback(`${tokens}&token_hash=abc&type=recovery`)).toMatchObject({ kind: 'tokens' });
  });

  it('A-02: the parameters of the callback are removed while other parts of the URL remain', () => {
    expect(withoutCallback(`${tokens}&type=recovery`)).toBe('');
    expect(withoutCallback(`${tokens}&row=3`)).toBe('#row=3');
    expect(withoutCallback('#token_hash=abc&type=recovery')).toBe('');
  });

  it.each(['?error=access_denied', '?error_code=otp_expired&error=x', '?code=5f0c', '?q=weld&code=5f0c'])(
    'A-02: the query %s is recognized as a failed login link, and its parameters are removed',
    (search) => {
      expect(readCallback(search)).toMatchObject({ kind: 'failed' });
      expect(withoutCallback(search)).toBe(search.includes('q=weld') ? '?q=weld' : '');
    },
  );

  it.each(['/ko', '/ja/tools', '/tools/', '/login', '/reset-password'])(
    'A-02: the auth service returns to %s',
    (pathname) => {
      expect(readCallback('?code=5f0c', pathname)).toMatchObject({ kind: 'failed' });
    },
  );

  it.each([
    '/toss-fail',
    '/toss/payment/fail',
    '/pay/eximbay/return',
    '/membership',
    '/unknown',
    '/ko/unknown',
    '/forum/7-hardness',
    '/tools/carbon-equivalent',
  ])('A-02: on %s code and error in the query are not read as an auth callback', (pathname) => {
    expect(readCallback('?code=PAY_PROCESS_CANCELED&error=x', pathname)).toBeNull();
  });

  it('A-02: the reason why a sign-in link failed is read from its URL', () => {
    const expired = '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';
    expect(readCallback(expired)).toEqual({ kind: 'failed', reason: 'expired' });
    expect(readCallback('#error=access_denied&error_description=No+such+provider')).toEqual({
      kind: 'failed',
      reason: { text: 'No such provider' },
    });
  });
});
