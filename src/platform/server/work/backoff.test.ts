import { expect, it } from 'vitest';
import { createBackoff } from './backoff.ts';

const limits = { firstMs: 100, longestMs: 1_000 };

it('O-07 pauses double up to the maximum and restart after a success', () => {
  const backoff = createBackoff(limits, () => 1);
  expect(Array.from({ length: 6 }, backoff.next)).toEqual([100, 200, 400, 800, 1_000, 1_000]);
  backoff.reset();
  expect(backoff.next()).toBe(100);
});

it('O-07 pauses of several instances differ by up to a factor of two', () => {
  expect(createBackoff(limits, () => 0).next()).toBe(50);
  expect(createBackoff(limits, () => 0.5).next()).toBe(75);
});
