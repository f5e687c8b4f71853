import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../platform/browser/api-client.ts';
import { registrationProblem } from './registration-problem.ts';

const refusal = (status: number, code: string, fields: object = {}) =>
  new ApiError(status, JSON.stringify({ code, message: 'x', ...fields }));

describe('problem shown for a rejected registration', () => {
  it.each([
    [refusal(409, 'membership.email_taken'), { kind: 'registered' }],
    [refusal(403, 'auth.email_not_verified'), { kind: 'unverified' }],
    [refusal(503, 'membership.registered_only'), { kind: 'registered-only' }],
    [refusal(409, 'membership.nickname_taken'), { kind: 'field', field: 'nickname', fault: 'nicknameTaken' }],
    [
      refusal(400, 'membership.nickname_invalid', { reason: 'reserved' }),
      { kind: 'field', field: 'nickname', fault: 'nicknameReserved' },
    ],
    [
      refusal(400, 'membership.nickname_invalid', { reason: 'at_sign' }),
      { kind: 'field', field: 'nickname', fault: 'nicknameAtSign' },
    ],
    [refusal(422, 'membership.weak_password'), { kind: 'field', field: 'password', fault: 'passwordWeak' }],
    [
      refusal(400, 'membership.password_too_long'),
      { kind: 'field', field: 'password', fault: 'passwordLong' },
    ],
    [refusal(429, 'membership.too_busy'), { kind: 'failed', reason: 'busy' }],
    [refusal(500, 'server.unexpected'), { kind: 'failed', reason: 'unavailable' }],
    [refusal(400, 'request.invalid'), { kind: 'failed', reason: 'check' }],
    [refusal(418, 'tea.pot'), { kind: 'failed', reason: 'text' }],
    [new TypeError('Failed to fetch'), { kind: 'failed', reason: 'unreachable' }],
    [new Error('?'), { kind: 'failed', reason: 'text' }],
  ])('M-08 the error gives the expected problem: %s', (error, problem) => {
    expect(registrationProblem(error)).toEqual(problem);
  });
});
