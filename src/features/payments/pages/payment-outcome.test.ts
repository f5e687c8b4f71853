import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/browser/api-client.ts';
import { isOfMember, mayBePaidLater, problemOf, problemOfStatus, verdictOf } from './payment-outcome.ts';

const refusal = (status: number, code: string, fields: object = {}) =>
  new ApiError(status, JSON.stringify({ code, message: 'The reason.', ...fields }));

describe('interpretation of a payment response', () => {
  it.each([
    [new TypeError('Failed to fetch'), 'unsure'],
    [new ApiError(502, '<html>Bad gateway</html>'), 'unsure'],
    [refusal(500, 'server.unexpected'), 'unsure'],
    [refusal(429, 'request.too_many'), 'unsure'],
    [refusal(409, 'payments.being_checked'), 'unsure'],
    [refusal(503, 'payments.account_pending'), 'unsure'],
    [refusal(409, 'payments.not_completed'), 'open'],
    [refusal(409, 'payments.refunded'), 'refused'],
    [refusal(503, 'payments.provider_unavailable'), 'refused'],
    [refusal(422, 'payments.declined'), 'refused'],
    [refusal(400, 'payments.amount_changed'), 'refused'],
    [refusal(403, 'payments.not_your_order'), 'refused'],
  ])('P-05 only a definite refusal ends a payment: response %s gives the verdict %s', (error, kind) => {
    expect(verdictOf(error).kind).toBe(kind);
  });

  it('P-02 the buyer can choose another card if the response contains `restart`', () => {
    const error = refusal(422, 'payments.declined', { restart: true, providerCode: 'INSTRUMENT_DECLINED' });
    expect(problemOf(error)).toEqual({
      key: 'declined',
      reason: 'The reason.',
      providerCode: 'INSTRUMENT_DECLINED',
      restart: true,
    });
  });

  it('P-02 P-06 the number of the next approval and an earlier paid order are read from a refusal', () => {
    const declined = problemOf(refusal(422, 'payments.declined', { restart: true, approval: 2 }));
    expect(declined.approval).toBe(2);
    expect(mayBePaidLater(declined)).toBe(true);
    const paid = problemOf(refusal(409, 'payments.already_paid', { orderId: '5O190127TN364715T' }));
    expect(paid).toMatchObject({ key: 'paidBefore', paidOrder: '5O190127TN364715T' });
    expect(mayBePaidLater(paid)).toBe(false);
  });

  it.each([
    [new TypeError('Failed to fetch'), 'unreachable'],
    [refusal(429, 'request.too_many'), 'tooMany'],
    [refusal(403, 'auth.email_not_verified'), 'emailNotVerified'],
    [refusal(418, 'tea.pot'), null],
    [refusal(400, 'constructor'), null],
    [new Error('?'), null],
  ])(
    'P-09 an error has the text key of its code or status, and none if the code is unknown: %s',
    (error, key) => {
      expect(problemOf(error).key).toBe(key);
    },
  );

  it('P-08 whether the member is new and why a payment failed is derived from codes, not from the message', () => {
    const message = 'Payment complete, subscription updated';
    expect(
      (['registered', 'begun', 'extended'] as const).map((outcome) => isOfMember({ message, outcome })),
    ).toEqual([false, true, true]);
    expect(isOfMember({ message })).toBe(false);
    expect([
      problemOfStatus('returned').key,
      problemOfStatus('duplicate').key,
      problemOfStatus('refunded').key,
      problemOfStatus('not_completed').key,
      problemOfStatus(undefined).key,
    ]).toEqual(['mismatch', 'alreadyPaid', 'refunded', 'notCompleted', null]);
  });
});
