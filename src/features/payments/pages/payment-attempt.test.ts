import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../platform/browser/api-client.ts';
import { onOrderLeft } from './order/open-order.ts';
import {
  applyVerdict,
  ask,
  complete,
  createAttempt,
  goTo,
  leave,
  mayBegin,
  type PaymentAttempt,
  type PaymentProps,
  refuse,
  type Step,
} from './payment-attempt.ts';
import { cancelledProblem, notCompletedProblem, type Verdict } from './payment-outcome.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const paid: Verdict = { kind: 'paid', result: { message: 'Payment complete' } };

/** Returns an attempt, the steps that it shows, and the number of results that it reports. */
function begin(): { attempt: PaymentAttempt; steps: Step['at'][]; onCompleted: () => void } {
  const steps: Step['at'][] = [];
  const onCompleted = vi.fn();
  const props = { check: () => true, onPasswordMissing: () => {}, onCompleted } as unknown as PaymentProps;
  return { attempt: createAttempt('paypal', props, ({ at }) => steps.push(at)), steps, onCompleted };
}

describe('a payment of the page', () => {
  it('P-04 the result is reported once, and later verdicts and failures change nothing', async () => {
    const { attempt, steps, onCompleted } = begin();
    await ask(attempt, async () => paid, 'capture');
    complete(attempt, { message: 'Again' });
    applyVerdict(attempt, { kind: 'refused', problem: notCompletedProblem }, 'capture');
    goTo(attempt, { at: 'start' });
    expect([steps, attempt.step.at]).toEqual([['done'], 'done']);
    expect(onCompleted).toHaveBeenCalledTimes(1);
    expect(mayBegin(attempt)).toBe(false);
  });

  it('P-04 an uncertain payment is checked every 5 seconds until it is paid', async () => {
    const { attempt, steps, onCompleted } = begin();
    const verdicts: Verdict[] = [{ kind: 'unsure' }, { kind: 'unsure', account: true }, paid];
    const question = async () => verdicts.shift() ?? paid;
    expect(await ask(attempt, question, 'capture')).toEqual({ kind: 'unsure' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(steps).toEqual(['checking', 'checking', 'done']);
    expect(onCompleted).toHaveBeenCalledTimes(1);
  });

  it('P-04 a cancelled payment shows no refusal, and another one can start', () => {
    const { attempt } = begin();
    applyVerdict(attempt, { kind: 'refused', problem: cancelledProblem }, 'capture');
    expect(attempt.step.at).toBe('cancelled');
    expect(mayBegin(attempt)).toBe(true);
  });

  it('P-04 a new question replaces the polling of the one before', async () => {
    const { attempt } = begin();
    const first = vi.fn(async (): Promise<Verdict> => ({ kind: 'open' }));
    await ask(attempt, first, 'capture');
    await ask(attempt, async () => paid, 'capture');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(first).toHaveBeenCalledTimes(1);
  });

  it('P-04 only a taken nickname sends the buyer back to the nickname in the form', () => {
    const { attempt } = begin();
    const onNicknameTaken = vi.fn();
    attempt.props = { ...attempt.props, onNicknameTaken };
    refuse(attempt, new TypeError('Failed to fetch'), 'order');
    expect(onNicknameTaken).not.toHaveBeenCalled();
    refuse(attempt, new ApiError(409, JSON.stringify({ code: 'membership.nickname_taken' })), 'order');
    expect(onNicknameTaken).toHaveBeenCalledTimes(1);
    expect(attempt.step).toMatchObject({ at: 'refused', failing: 'order' });
  });

  it.each([
    ['start', 0],
    ['busy', 0],
    ['window', 1],
    ['cancelled', 1],
    ['unresolved', 1],
  ] as const)(
    'P-04 removing the panel at the step %s notifies the page of an open order %i times',
    (at, times) => {
      const { attempt } = begin();
      const left = vi.fn();
      const unsubscribe = onOrderLeft(left);
      goTo(attempt, { at });
      leave(attempt);
      unsubscribe();
      expect(left).toHaveBeenCalledTimes(times);
    },
  );
});
