import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../platform/browser/api-client.ts';
import { loginProblem } from './login-problem.ts';

const refused = (status: number, body: object, retryAfter: number | null = null) =>
  loginProblem(new ApiError(status, JSON.stringify(body), retryAfter));

describe('loginProblem: problem to show for a failed login', () => {
  it('M-06: status 403 leads to the email verification', () => {
    expect(
      refused(403, { code: 'auth.email_not_verified', message: '403: Please verify…', email: 'a@b.de' }),
    ).toEqual({ kind: 'unverified', email: 'a@b.de' });
    expect(refused(403, {})).toEqual({ kind: 'unverified', email: null });
  });

  it('M-06: the digits 403 in an error text or request id are not mistaken for the status of an unverified email', () => {
    expect(refused(404, { message: 'No such account', requestId: '403403' })).toEqual({
      kind: 'other',
      message: 'No such account',
    });
  });

  it('M-06: status 403 for a suspended account does not lead to the email verification', () => {
    const code = 'auth.suspended';
    expect(refused(403, { code, message: 'Suspended' })).toEqual({ kind: 'suspended', reason: null });
    expect(refused(403, { code, reason: 'Spam' })).toEqual({ kind: 'suspended', reason: 'Spam' });
  });

  it('M-06: status 402 gives the member’s data and the renewal token', () => {
    const userData = { email: 'a@b.de' };
    expect(refused(402, { userData, renewalToken: 't' })).toEqual({
      kind: 'expired',
      userData,
      renewalToken: 't',
    });
  });

  it('M-06: status 409 gives the name of the other device', () => {
    expect(refused(409, { deviceLabel: 'Chrome, Windows', lastSeenAt: '2026-11-21T10:00:00Z' })).toEqual({
      kind: 'elsewhere',
      device: 'Chrome, Windows',
      lastSeenAt: '2026-11-21T10:00:00Z',
    });
  });

  it('M-06: status 404 and other errors give the message of the server', () => {
    expect(refused(404, { message: 'Gone fishing' })).toEqual({ kind: 'other', message: 'Gone fishing' });
    expect(refused(400, {})).toEqual({ kind: 'other', message: null });
  });

  it('M-06: an unknown email and a wrong password give different problems', () => {
    expect(refused(401, { code: 'auth.email_unregistered' })).toEqual({ kind: 'unregistered' });
    expect(refused(401, { code: 'auth.password_incorrect' })).toEqual({ kind: 'wrong-password' });
  });

  it('M-06: status 429 gives the time until the next attempt', () => {
    expect(refused(429, { message: 'Too many' }, 42)).toEqual({ kind: 'too-many', seconds: 42 });
  });

  it('M-06: a missing response is reported as an unreachable server, not as a refused login', () => {
    expect(loginProblem(new TypeError('Failed to fetch'))).toEqual({ kind: 'unreachable' });
    expect(loginProblem(Object.assign(new Error('{}'), { name: 'AuthRetryableFetchError' }))).toEqual({
      kind: 'unreachable',
    });
    expect(refused(503, { message: 'down' })).toEqual({ kind: 'unavailable' });
  });

  it('M-06: the older format of status 409 also gives the name of the other device', () => {
    const device = { label: 'Safari, iOS', lastSeenAt: '2026-11-21T11:00:00Z' };
    const expected = { kind: 'elsewhere', device: 'Safari, iOS', lastSeenAt: device.lastSeenAt };
    expect(refused(409, { device })).toEqual(expected);
    expect(refused(409, {})).toEqual({ kind: 'elsewhere', device: null, lastSeenAt: null });
  });

  it('M-06: a server error is not reported as a wrong password, and a transient error is recognized as transient', () => {
    expect(refused(500, { code: 'server.unexpected' })).toEqual({ kind: 'unavailable' });
    const busy = new ApiError(503, JSON.stringify({ code: 'server.busy' }), 2);
    expect(loginProblem(busy)).toEqual({ kind: 'passing', error: busy });
  });

  it('M-06: the message of a browser error is kept; an empty one becomes null', () => {
    expect(loginProblem(new Error('No storage'))).toEqual({ kind: 'other', message: 'No storage' });
    expect(loginProblem(new Error(''))).toEqual({ kind: 'other', message: null });
    expect(loginProblem('No storage')).toEqual({ kind: 'other', message: null });
    expect(loginProblem({ name: 'AuthRetryableFetchError' })).toEqual({ kind: 'other', message: null });
  });
});
