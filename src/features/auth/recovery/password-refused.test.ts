import { describe, expect, it } from 'vitest';
import { ownPasswordRefused } from './password-refused.ts';

const refused = (code: string, status: number) =>
  ownPasswordRefused({ code, status, message: 'As the service says it.' });

describe('S-07 errors when verifying or changing one’s password', () => {
  it.each([
    ['current_password_invalid', 403, 'auth.password_incorrect', 422],
    ['reauthentication_needed', 400, 'auth.current_password_required', 400],
    ['over_request_rate_limit', 429, 'auth.too_many_attempts', 429],
    ['weak_password', 422, 'auth.weak_password', 422],
    ['a code that we do not know', 500, 'auth.unexpected_failure', 422],
  ])(
    'S-07 the error %s (%d) of the auth service becomes the error %s with status %d',
    (code, status, ours, answer) => {
      const error = refused(code, status);
      expect([error.code, error.status]).toEqual([ours, answer]);
    },
  );

  it.each([
    ['session_not_found', 403],
    ['session_expired', 401],
    ['user_not_found', 403],
    ['bad_jwt', 403],
  ])(
    'S-07 the error %s (%d) of a session that ended during the call becomes 401 and asks the member to log in again',
    (code, status) => {
      const error = refused(code, status);
      expect([error.code, error.status]).toEqual(['auth.session_ended', 401]);
    },
  );
});
