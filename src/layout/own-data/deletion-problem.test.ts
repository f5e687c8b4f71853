import { describe, expect, it } from 'vitest';
import { ApiError } from '../../platform/browser/api-client.ts';
import { deletionProblem } from './deletion-problem.ts';

const refusal = (status: number, code: string) => new ApiError(status, JSON.stringify({ code }));

describe('U-08 message for a refused account deletion', () => {
  it.each([
    [refusal(422, 'auth.password_incorrect'), 'password'],
    [refusal(429, 'auth.too_many_attempts'), 'tooMany'],
    [refusal(401, 'account.token_invalid'), 'token'],
    [refusal(403, 'admin.protected_account'), 'protected'],
    [refusal(409, 'admin.last_admin'), 'lastAdmin'],
    [refusal(409, 'membership.payment_running'), 'paymentRunning'],
    [refusal(500, 'internal'), 'other'],
    [new TypeError('Failed to fetch'), 'other'],
  ])('U-08 the refusal %s is shown as the message %s', (error, problem) => {
    expect(deletionProblem(error)).toBe(problem);
  });
});
