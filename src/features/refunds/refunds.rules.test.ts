import { describe, expect, it } from 'vitest';
import {
  type ContractPayment,
  firstUseEnds,
  lastWithdrawalDay,
  type PaidTransaction,
  providerStatus,
  refundEligibility,
  refundWindowMs,
  repeatEligibility,
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

describe('T-06 the first use of a tool', () => {
  it.each([
    ['ends the right to a refund', {}, true],
    ['ends it during a refund request, which can be withdrawn', { openRequest: 'refund' as const }, true],
    ['does not end it after a withdrawal from the contract', { openRequest: 'withdrawal' as const }, false],
    ['does not end it a second time', { toolsUsedSince: 1 }, false],
  ])('T-06 right to a refund: the first use of a tool %s', (_, fields, ends) => {
    expect(firstUseEnds({ ...paid, ...fields }, now)).toBe(ends);
  });
});

describe('U-03 right to a refund', () => {
  it('U-03 the right to a refund exists within seven days if no tool was used since the payment', () => {
    expect(refundEligibility(paid, now)).toEqual({
      isEligible: true,
      toolUsageCount: 0,
      daysSincePayment: 3,
      reasonCode: 'eligible',
      reason: expect.any(String),
    });
  });

  it('U-03 the number of days since the payment is null without a time of capture', () => {
    expect(refundEligibility({ ...paid, capturedAt: null }, now).daysSincePayment).toBeNull();
    expect(refundEligibility(null, now)).toMatchObject({ daysSincePayment: null, toolUsageCount: 0 });
  });

  it.each([
    ['exists until the end of the seventh day', refundWindowMs, true],
    ['does not exist a millisecond later', refundWindowMs + 1, false],
  ])('U-03 the right to a refund %s', (_what, ms, isEligible) => {
    expect(refundEligibility({ ...paid, capturedAt: ago(ms) }, now).isEligible).toBe(isEligible);
  });

  it.each([
    ['without a payment', 'no_payment', null],
    ['for an order that is not paid', 'not_paid', { ...paid, status: 'unpaid', capturedAt: null }],
    [
      'for a payment that is being checked',
      'being_checked',
      { ...paid, status: 'pending', capturedAt: null },
    ],
    ['for a chargeback', 'charged_back', { ...paid, status: 'charged_back' }],
    ['for a failed payment', 'not_paid', { ...paid, status: 'failed' }],
    ['for a payment without a time of capture', 'not_paid', { ...paid, capturedAt: null }],
    ['for a refunded payment', 'already_refunded', { ...paid, status: 'refunded' }],
    ['during a refund request', 'already_requested', { ...paid, openRequest: 'refund' }],
    ['during a withdrawal', 'already_withdrawn', { ...paid, openRequest: 'withdrawal' }],
    ['after a use', 'tools_used', { ...paid, toolsUsedSince: 1 }],
    [
      'after a use, also late',
      'tools_used',
      { ...paid, toolsUsedSince: 1, capturedAt: ago(refundWindowMs * 2) },
    ],
    ['after two weeks', 'too_late', { ...paid, capturedAt: ago(refundWindowMs * 2) }],
  ] as const)('U-03 a refund is refused %s with the reason %s', (_what, reasonCode, payment) => {
    expect(refundEligibility(payment, now)).toMatchObject({ isEligible: false, reasonCode });
  });

  it('U-03 the refusal after a use contains the sentence of the refund policy', () => {
    expect(refundEligibility({ ...paid, toolsUsedSince: 2 }, now)).toMatchObject({
      toolUsageCount: 2,
      reason: 'Tools have been used, subscription is considered activated',
    });
  });
});

describe('U-05 new request after a rejection', () => {
  it('U-05 after a rejection, a new refund request is possible until the end of the refund period', () => {
    expect(repeatEligibility(paid, now)).toEqual({
      until: new Date((paid.capturedAt?.getTime() ?? 0) + refundWindowMs),
    });
  });

  it.each([
    ['is refused after a use', { ...paid, toolsUsedSince: 1 }, { no: 'tools_used' }],
    ['is refused when it is too late', { ...paid, capturedAt: ago(refundWindowMs * 2) }, { no: 'too_late' }],
    ['is not mentioned during another request', { ...paid, openRequest: 'refund' }, null],
    ['is not mentioned for a refunded payment', { ...paid, status: 'refunded' }, null],
  ] as const)('U-05 after a rejection, a new refund request %s', (_what, payment, expected) => {
    expect(repeatEligibility(payment, now)).toEqual(expected);
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
  ])('U-07 the internal refund status %s is shown as %s', (money, shown) => {
    expect(providerStatus(money)).toBe(shown);
  });
});

describe('deadline to withdraw from a contract', () => {
  /** Returns the last moment by law: the end of the last day, in the time zone of the buyer. */
  const lastMoment = (contract: Date, zone: number): Date => {
    const local = new Date(contract.getTime() + zone * 3_600_000);
    const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + 14));
    while (lastDay.getUTCDay() === 0 || lastDay.getUTCDay() === 6)
      lastDay.setUTCDate(lastDay.getUTCDate() + 1);
    return new Date(lastDay.getTime() + 86_400_000 - 1 - zone * 3_600_000);
  };

  it('the deadline for a withdrawal is never before the legal one, in any time zone of the EU and at any hour of the week', () => {
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
  ])(
    'the deadline for a withdrawal is 15 days after the contract, later if the fourteenth day is on a weekend: contract of a %s',
    (_day, contract, end) => {
      expect(withdrawalEnd(new Date(contract)).toISOString()).toBe(new Date(end).toISOString());
    },
  );

  const contract: ContractPayment = {
    status: 'completed',
    capturedAt: ago(86_400_000),
    hasWithdrawal: false,
    isGoingBack: false,
  };
  it.each([
    ['a day after the payment', null, contract],
    ['without a payment', 'no_payment', null],
    [
      'for a payment that is being checked',
      'being_checked',
      { ...contract, status: 'pending', capturedAt: null },
    ],
    ['for a chargeback', 'charged_back', { ...contract, status: 'charged_back' }],
    ['for a failed payment', 'not_paid', { ...contract, status: 'failed' }],
    ['for a payment without a time of capture', 'not_paid', { ...contract, capturedAt: null }],
    ['for a refunded payment', 'already_refunded', { ...contract, status: 'refunded' }],
    ['during a refund', 'already_refunded', { ...contract, isGoingBack: true }],
    ['after another withdrawal', 'already_withdrawn', { ...contract, hasWithdrawal: true }],
    [
      'after a withdrawal that was refunded',
      'already_withdrawn',
      { ...contract, hasWithdrawal: true, status: 'refunded' },
    ],
    ['after 18 days', 'withdrawal_over', { ...contract, capturedAt: ago(18 * 86_400_000) }],
  ] as const)('a withdrawal %s is refused with the code %s (null: accepted)', (_what, refusal, payment) => {
    expect(withdrawalRefusal(payment, now)).toBe(refusal);
  });

  it('a withdrawal is accepted until the deadline and refused a millisecond later', () => {
    const capturedAt = contract.capturedAt as Date;
    const end = withdrawalEnd(capturedAt);
    expect(withdrawalRefusal(contract, end)).toBeNull();
    expect(withdrawalRefusal(contract, new Date(end.getTime() + 1))).toBe('withdrawal_over');
  });
});

describe('last day for a withdrawal as shown on the pages', () => {
  it.each([
    ['a Monday', new Date(2026, 10, 23, 6, 42), new Date(2026, 11, 7)],
    ['a Saturday is extended to Monday', new Date(2026, 10, 21, 23, 59), new Date(2026, 11, 7)],
    ['a Sunday is extended to Monday', new Date(2026, 10, 22, 0, 0), new Date(2026, 11, 7)],
    ['a period across the end of a year', new Date(2026, 11, 23, 12), new Date(2027, 0, 6)],
  ])(
    'R-13 the last day for a withdrawal is the fourteenth day after the contract: %s',
    (_what, contract, last) => {
      expect(lastWithdrawalDay(contract)).toEqual(last);
      // A declaration at any time of that day is accepted.
      expect(withdrawalEnd(contract).getTime()).toBeGreaterThan(last.getTime());
    },
  );
});
