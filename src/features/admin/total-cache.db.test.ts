import { expect, it } from 'vitest';
import { testClock } from '../../../test/app.ts';
import { createTotalCache } from './total-cache.ts';

it('U-06 a long list is counted at most every ten seconds for each filter, a short one at every call', async () => {
  const clock = testClock();
  const totals = createTotalCache(clock);
  let rows = 5_001;
  const count = async () => rows++;
  expect(await totals('members', { page: 1, sort: 'name' }, count)).toBe(5_001);
  expect(await totals('members', { page: 7, order: 'asc' }, count)).toBe(5_001);
  expect(await totals('members', { search: 'kim' }, count)).toBe(5_002);
  expect(await totals('payments', {}, count)).toBe(5_003);
  clock.advance(10);
  expect(await totals('members', {}, count)).toBe(5_004);
  rows = 5_000;
  expect(await totals('members', { search: 'lee' }, count)).toBe(5_000);
  expect(await totals('members', { search: 'lee' }, count)).toBe(5_001);
});
