import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Verdict } from '../payment-outcome.ts';
import { pollDelayMs, watchOrder } from './watch-order.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const unsure: Verdict = { kind: 'unsure' };
const paid: Verdict = { kind: 'paid', result: { message: 'Payment complete' } };

describe('polling an order', () => {
  it('P-04 watchOrder polls at once, then every 5 seconds, and stops at a final status', async () => {
    const answers = [unsure, { kind: 'open' } as const, paid, unsure];
    const ask = vi.fn(async () => answers.shift() ?? unsure);
    const heard: string[] = [];
    watchOrder(ask, ({ kind }) => heard.push(kind));
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(['unsure']);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(heard).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual(['unsure', 'open']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard).toEqual(['unsure', 'open', 'paid']);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('P-04 watchOrder ignores a response that arrives after polling was stopped', async () => {
    let answer: (verdict: Verdict) => void = () => {};
    const heard: Verdict[] = [];
    const stop = watchOrder(
      () => new Promise((resolve) => (answer = resolve)),
      (verdict) => heard.push(verdict),
    );
    stop();
    answer(paid);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard).toEqual([]);
  });

  it('P-04 watchOrder ends as unresolved if every response was inconclusive', async () => {
    const heard: string[] = [];
    watchOrder(
      async () => unsure,
      ({ kind }) => heard.push(kind),
    );
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(heard).toHaveLength(101);
    expect(heard.at(-1)).toBe('unresolved');
  });

  it('P-04 watchOrder polls every 15 seconds after two minutes and stops after 100 polls', () => {
    expect([pollDelayMs(1), pollDelayMs(23), pollDelayMs(24), pollDelayMs(99), pollDelayMs(100)]).toEqual([
      5_000,
      5_000,
      15_000,
      15_000,
      null,
    ]);
  });
});
