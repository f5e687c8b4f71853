import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/browser/api-client.ts';
import { codeProblem } from './code-problem.ts';

const refused = (status: number, code: string, retryAfter: number | null = null) =>
  new ApiError(status, JSON.stringify({ code, message: 'Words' }), retryAfter);
const named = (name: string, code?: string) => Object.assign(new Error('Words'), { name, code });

describe('reasons for a rejected code or new password', () => {
  it.each([
    [refused(400, 'auth.code_invalid'), { kind: 'code' }],
    [refused(422, 'auth.weak_password'), { kind: 'weak' }],
    [refused(422, 'auth.validation_failed'), { kind: 'long' }],
    [refused(429, 'auth.too_many_codes', 42), { kind: 'wait', seconds: 42 }],
    [refused(429, 'request.too_many'), { kind: 'wait', seconds: null }],
    [refused(503, 'auth.unavailable'), { kind: 'unavailable' }],
    [refused(500, 'server.unexpected'), { kind: 'unavailable' }],
    [refused(418, 'x.y'), { kind: 'other', message: 'Words' }],
  ])('M-07 the error code %s of our API gives the expected problem', (error, problem) => {
    expect(codeProblem(error)).toEqual(problem);
  });

  it.each([
    [named('AuthWeakPasswordError', 'weak_password'), { kind: 'weak' }],
    [named('AuthApiError', 'same_password'), { kind: 'same' }],
    [named('AuthApiError', 'session_not_found'), { kind: 'link' }],
    [named('AuthSessionMissingError'), { kind: 'link' }],
    [named('AuthRetryableFetchError'), { kind: 'unreachable' }],
    [new TypeError('Failed to fetch'), { kind: 'unreachable' }],
    [named('Error'), { kind: 'other', message: null }],
    [null, { kind: 'other', message: null }],
  ])('M-07 the error code %s of the auth service gives the expected problem', (error, problem) => {
    expect(codeProblem(error)).toEqual(problem);
  });
});
