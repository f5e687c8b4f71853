import { describe, expect, it } from 'vitest';
import { problemOfStatus } from '../payment-outcome.ts';
import { refusedState } from './return-visit.ts';

describe('P-04 a refused order on the Eximbay return page', () => {
  it.each([
    ['duplicate', { standing: 'success', returned: 'paidBefore' }],
    ['refunded', { standing: 'cancelled', returned: 'refunded' }],
    ['not_completed', { standing: 'failed' }],
  ] as const)('P-04 an order that ended as %s is shown with its reason as %o', (problem, shown) => {
    expect(refusedState(problemOfStatus(problem), 'The reason.')).toEqual({
      ...shown,
      text: 'refused',
      detail: 'The reason.',
      isOver: true,
    });
  });

  it('P-04 an order that ended without a reason counts as unverified, and its window stays open', () => {
    expect(refusedState(problemOfStatus(undefined), undefined)).toEqual({
      standing: 'failed',
      text: 'unverified',
    });
  });
});
