/** Noise is a defect: a test during which something is printed as an error fails. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const spy = vi.mocked(console.error);
  const calls = spy.mock?.calls ?? [];
  spy.mockRestore?.();
  expect(calls).toEqual([]);
});
