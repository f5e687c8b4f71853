import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/browser/api-client.ts';
import { methodName, reasonKey, refusalOf } from './refund-data.ts';

describe('U-04 texts of the refund page', () => {
  it('U-04 an error is translated by its reason code; an unknown one shows the server’s message', () => {
    expect(reasonKey('tools_used')).toBe('tools_used');
    expect(reasonKey('full_moon')).toBe('other');
    const body = JSON.stringify({
      code: 'refunds.too_late',
      reasonCode: 'too_late',
      message: 'The payment …',
    });
    expect(refusalOf(new ApiError(409, body))).toEqual({ key: 'too_late', sentence: 'The payment …' });
    expect(refusalOf(new TypeError('no network'))).toEqual({ key: 'other', sentence: null });
  });

  it.each([
    ['paypal', 'PayPal'],
    ['stripe', 'Stripe'],
    ['toss', 'Toss'],
    ['eximbay', 'Eximbay'],
    ['cheque', 'cheque'],
  ])('U-04 the payment method %s is shown as %s', (method, name) => {
    expect(methodName(method)).toBe(name);
  });
});
