/** Makes a test fail if an error is printed while it runs. */
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
