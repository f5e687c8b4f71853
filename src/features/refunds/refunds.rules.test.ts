import { describe, expect, it } from 'vitest';
import {
  type ContractPayment,
  firstUseEnds,
  lastWithdrawalDay,
  mayRequestAgain,
  type PaidTransaction,
  providerStatus,
  refundEligibility,
  refundWindowMs,
  withdrawalEnd,
  withdrawalRefusal,
} from './refunds.rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const paid: PaidTransaction = {
  status: 'completed',
  capturedAt: ago(3 * 86_400_000 + 5),
  toolsUsedSince: 0,
  openRequest: null,
};

describe('T-06 loss of the right to a refund by the first use', () => {
  it.each([
    ['no request', {}, true],
    [
      'a pending refund request, which can be withdrawn, the right is lost',
      { openRequest: 'refund' as const },
      true,
    ],
    [
      'a pending withdrawal from the contract the right remains',
      { openRequest: 'withdrawal' as const },
      false,
    ],
    ['a tool used before', { toolsUsedSince: 1 }, false],
  ])('with %s', (_, fields, ends) => {
    expect(firstUseEnds({ ...paid, ...fields }, now)).toBe(ends);
  });
});

describe('U-03 right to a refund', () => {
  it('U-03 exists within seven days and without a tool used since', () => {
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
  ])('U-03 exists %i ms after the capture: %s', (ms, isEligible) => {
    expect(refundEligibility({ ...paid, capturedAt: ago(ms) }, now).isEligible).toBe(isEligible);
  });

  it.each([
    [null, 'no_payment'],
    [{ ...paid, status: 'pending', capturedAt: null }, 'not_paid'],
    [{ ...paid, status: 'failed' }, 'not_paid'],
    [{ ...paid, status: 'refunded' }, 'already_refunded'],
    [{ ...paid, openRequest: 'refund' }, 'already_requested'],
    [{ ...paid, openRequest: 'withdrawal' }, 'already_withdrawn'],
    [{ ...paid, toolsUsedSince: 1 }, 'tools_used'],
    [{ ...paid, toolsUsedSince: 1, capturedAt: ago(refundWindowMs * 2) }, 'tools_used'],
    [{ ...paid, capturedAt: ago(refundWindowMs * 2) }, 'too_late'],
  ] as const)('U-03 is refused with a reason: %o gives %s', (payment, reasonCode) => {
    expect(refundEligibility(payment, now)).toMatchObject({ isEligible: false, reasonCode });
  });

  it('U-03 is refused after a use with the text of the policy', () => {
    expect(refundEligibility({ ...paid, toolsUsedSince: 2 }, now)).toMatchObject({
      toolUsageCount: 2,
      reason: 'Tools have been used, subscription is considered activated',
    });
  });
});

describe('U-05 new request after a rejection', () => {
  it('U-05 is possible until the policy no longer allows a refund', () => {
    expect(mayRequestAgain(paid, now)).toEqual({
      until: new Date((paid.capturedAt?.getTime() ?? 0) + refundWindowMs),
    });
  });

  it.each([
    [{ ...paid, toolsUsedSince: 1 }, { no: 'tools_used' }],
    [{ ...paid, capturedAt: ago(refundWindowMs * 2) }, { no: 'too_late' }],
    [{ ...paid, openRequest: 'refund' }, null],
    [{ ...paid, status: 'refunded' }, null],
  ] as const)('U-05 for %o is %o', (payment, told) => {
    expect(mayRequestAgain(payment, now)).toEqual(told);
  });
});

describe('U-07 refund status of the provider', () => {
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

describe('deadline to withdraw from a contract', () => {
  /** The last moment by the law: the midnight that ends the last day, where the person lives. */
  const lastMoment = (contract: Date, zone: number): Date => {
    const local = new Date(contract.getTime() + zone * 3_600_000);
    const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + 14));
    while (lastDay.getUTCDay() === 0 || lastDay.getUTCDay() === 6)
      lastDay.setUTCDate(lastDay.getUTCDate() + 1);
    return new Date(lastDay.getTime() + 86_400_000 - 1 - zone * 3_600_000);
  };

  it('is never shorter than the legal period, in any time zone of the EU, at any hour of the week', () => {
    for (let hour = 0; hour < 8 * 24; hour++) {
      const contract = new Date(Date.UTC(2026, 5, 18, hour, 59, 59));
      const end = withdrawalEnd(contract);
      for (let zone = -4; zone <= 3; zone++)
        expect(end >= lastMoment(contract, zone), `${contract.toISOString()} ${zone}`).toBe(true);
    }
  });

  it.each([
    ['Wednesday', '2026-06-24T10:00:00Z', '2026-07-09T10:00:00Z'],
    ['Saturday, extended to Monday', '2026-06-27T10:00:00Z', '2026-07-14T10:00:00Z'],
    ['Sunday, extended to Monday', '2026-06-28T10:00:00Z', '2026-07-14T10:00:00Z'],
    ['Friday evening, Saturday in Helsinki', '2026-06-26T22:00:00Z', '2026-07-13T22:00:00Z'],
    ['Monday night, Sunday in Martinique', '2026-06-29T03:00:00Z', '2026-07-15T03:00:00Z'],
  ])('for a contract made on a %s', (_day, contract, end) => {
    expect(withdrawalEnd(new Date(contract)).toISOString()).toBe(new Date(end).toISOString());
  });

  const contract: ContractPayment = {
    status: 'completed',
    capturedAt: ago(86_400_000),
    hasWithdrawal: false,
    isGoingBack: false,
  };
  it.each([
    [contract, null],
    [null, 'no_payment'],
    [{ ...contract, status: 'pending', capturedAt: null }, 'not_paid'],
    [{ ...contract, status: 'failed' }, 'not_paid'],
    [{ ...contract, status: 'refunded' }, 'already_refunded'],
    [{ ...contract, isGoingBack: true }, 'already_refunded'],
    [{ ...contract, hasWithdrawal: true }, 'already_withdrawn'],
    [{ ...contract, hasWithdrawal: true, status: 'refunded' }, 'already_withdrawn'],
    [{ ...contract, capturedAt: ago(18 * 86_400_000) }, 'withdrawal_over'],
  ] as const)('the refusal for %o is %s', (payment, refusal) => {
    expect(withdrawalRefusal(payment, now)).toBe(refusal);
  });

  it('is exact to the millisecond', () => {
    const capturedAt = contract.capturedAt as Date;
    const end = withdrawalEnd(capturedAt);
    expect(withdrawalRefusal(contract, end)).toBeNull();
    expect(withdrawalRefusal(contract, new Date(end.getTime() + 1))).toBe('withdrawal_over');
  });
});

describe('last day for a withdrawal as shown on screens', () => {
  it.each([
    ['a Monday', new Date(2026, 10, 23, 6, 42), new Date(2026, 11, 7)],
    ['a Saturday is extended to Monday', new Date(2026, 10, 21, 23, 59), new Date(2026, 11, 7)],
    ['a Sunday is extended to Monday', new Date(2026, 10, 22, 0, 0), new Date(2026, 11, 7)],
    ['a period across the end of a year', new Date(2026, 11, 23, 12), new Date(2027, 0, 6)],
  ])('R-13 is the fourteenth day after the contract: %s', (_what, contract, last) => {
    expect(lastWithdrawalDay(contract)).toEqual(last);
    // A statement on that day is in time.
    expect(withdrawalEnd(contract).getTime()).toBeGreaterThan(last.getTime());
  });
});
