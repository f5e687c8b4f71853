import { describe, expect, it } from 'vitest';
import { type PaidTransaction, providerStatus, refundEligibility, refundWindowMs } from './rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const paid: PaidTransaction = {
  status: 'completed',
  capturedAt: ago(3 * 86_400_000 + 5),
  toolsUsedSince: 0,
  hasOpenRequest: false,
};

describe('U-03 who gets the money back', () => {
  it('U-03 within seven days and with no tool used since', () => {
    expect(refundEligibility(paid, now)).toEqual({
      isEligible: true,
      toolUsageCount: 0,
      daysSincePayment: 3,
      reasonCode: 'eligible',
      reason: expect.any(String),
    });
  });

  it.each([
    [refundWindowMs, true],
    [refundWindowMs + 1, false],
  ])('U-03 %i ms after the capture: %s', (ms, isEligible) => {
    expect(refundEligibility({ ...paid, capturedAt: ago(ms) }, now).isEligible).toBe(isEligible);
  });

  it.each([
    [null, 'no_payment'],
    [{ ...paid, status: 'pending', capturedAt: null }, 'not_paid'],
    [{ ...paid, status: 'failed' }, 'not_paid'],
    [{ ...paid, status: 'refunded' }, 'already_refunded'],
    [{ ...paid, hasOpenRequest: true }, 'already_requested'],
    [{ ...paid, toolsUsedSince: 1 }, 'tools_used'],
    [{ ...paid, toolsUsedSince: 1, capturedAt: ago(refundWindowMs * 2) }, 'tools_used'],
    [{ ...paid, capturedAt: ago(refundWindowMs * 2) }, 'too_late'],
  ] as const)('U-03 otherwise says why: %o is %s', (payment, reasonCode) => {
    expect(refundEligibility(payment, now)).toMatchObject({ isEligible: false, reasonCode });
  });

  it('U-03 a used membership is told in the words of the policy', () => {
    expect(refundEligibility({ ...paid, toolsUsedSince: 2 }, now)).toMatchObject({
      toolUsageCount: 2,
      reason: 'Tools have been used, subscription is considered activated',
    });
  });
});

describe('U-07 what the provider says', () => {
  it.each([
    [null, null],
    ['requested', 'pending'],
    ['sent', 'pending'],
    ['unknown', 'pending'],
    ['pending', 'pending'],
    ['done', 'succeeded'],
    ['manual', 'error'],
    ['rejected', 'error'],
  ])('U-07 %s is shown as %s', (money, shown) => {
    expect(providerStatus(money)).toBe(shown);
  });
});
