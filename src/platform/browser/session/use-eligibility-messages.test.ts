import { describe, expect, it } from 'vitest';
import { isEligibilityMessage } from './use-eligibility-messages.ts';

describe('messages of calculator tabs', () => {
  const own = 'https://ferrite.example';
  it('T-04: messages are accepted only from pages of this site', () => {
    expect(isEligibilityMessage(own, own, { type: 'INVALIDATE_REFUND_ELIGIBILITY' })).toBe(true);
    expect(isEligibilityMessage('https://evil.example', own, { type: 'INVALIDATE_REFUND_ELIGIBILITY' })).toBe(
      false,
    );
  });
  it.each([null, 'INVALIDATE_REFUND_ELIGIBILITY', {}, { type: 'other' }])(
    'T-04: the message %j is ignored',
    (data) => {
      expect(isEligibilityMessage(own, own, data)).toBe(false);
    },
  );
});
