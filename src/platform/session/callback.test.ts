import { describe, expect, it } from 'vitest';
import { callbackError, isCallback, withoutCallback } from './callback.ts';

const returned =
  '#access_token=a.b.c&expires_at=1&expires_in=3600&refresh_token=r&sb=&token_type=bearer&type=recovery';

describe('the auth service’s parameters in the address', () => {
  it('A-02: are recognised in the fragment', () => {
    expect(isCallback(returned)).toBe(true);
    expect(isCallback('#error=access_denied&error_code=otp_expired')).toBe(true);
  });

  it.each(['', '#', '#tools', '#section-2', '#type=recovery'])('A-02: %j is none', (hash) => {
    expect(isCallback(hash)).toBe(false);
  });

  it('A-02: are cleared, and whatever else stood there stays', () => {
    expect(withoutCallback(returned)).toBe('');
    expect(withoutCallback(`${returned}&row=3`)).toBe('#row=3');
  });

  it('A-02: a link that failed says why', () => {
    expect(
      callbackError('#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid'),
    ).toBe('expired');
    expect(callbackError('#error=access_denied&error_description=No+such+provider')).toEqual({
      text: 'No such provider',
    });
    expect(callbackError(returned)).toBeNull();
  });
});
