import { describe, expect, it } from 'vitest';
import { testClock } from '../../../../test/app.ts';
import { createPageCache } from './page-cache.ts';

describe('U-06 O-08 cached pages of the member list', () => {
  const far = { query: { page: 1_000, pageSize: 50, search: undefined }, offset: 49_950, total: 1_000_000 };
  const ofText = { query: { page: 1, search: 'lindqvist' }, offset: 0, total: 5_001 };
  const setUp = () => {
    const clock = testClock();
    let searches = 0;
    const find = async () => [String(searches++)];
    const pages = createPageCache(clock);
    return { clock, read: (request: Parameters<typeof pages>[0]) => pages(request, find) };
  };

  it.each([
    ['beyond row 10,000', far],
    ['of a search with more than 5,000 matches', ofText],
  ])('the rows of a member list page %s are queried at most every ten seconds', async (_what, request) => {
    const { clock, read } = setUp();
    expect(await read(request)).toEqual(['0']);
    clock.advance(9);
    expect(await read(request)).toEqual(['0']);
    clock.advance(1);
    expect(await read(request)).toEqual(['1']);
  });

  it('each page, filter and sort order of the member list has its own cache entry', async () => {
    const { read } = setUp();
    await read(far);
    const next = { ...far.query, page: 1_001 };
    expect(await read({ ...far, query: next })).toEqual(['1']);
    const byName = { ...far.query, sort: 'name' };
    expect(await read({ ...far, query: byName })).toEqual(['2']);
    expect(await read(far)).toEqual(['0']);
  });

  it.each([
    ['a page before row 10,000', { ...far, offset: 9_950 }],
    ['a search with up to 5,000 matches', { ...ofText, total: 5_000 }],
  ])('the rows of %s are queried at every request', async (_what, request) => {
    const { read } = setUp();
    expect([await read(request), await read(request)]).toEqual([['0'], ['1']]);
  });
});
