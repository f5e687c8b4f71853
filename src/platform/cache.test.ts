import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { type Cache, createCache } from './cache.ts';

let database: TestDatabase;
let here: Cache;
let elsewhere: Cache;

beforeAll(async () => {
  database = await createTestDatabase('empty');
  here = await createCache(database.pool, console.error);
  elsewhere = await createCache(database.pool, console.error);
});

afterAll(async () => {
  await here.close();
  await elsewhere.close();
  await database.close();
});

/** Counts how often a value was made. */
function maker() {
  let made = 0;
  return async () => ++made;
}

describe('cache', () => {
  it('makes a value once, also for callers at the same moment', async () => {
    const make = maker();
    expect(await Promise.all([here.get('a', make), here.get('a', make)])).toEqual([1, 1]);
    expect(await here.get('a', make)).toBe(1);
  });

  it('forgets at once where the write happened', async () => {
    const make = maker();
    await here.get('b', make);
    await here.changed();
    expect(await here.get('b', make)).toBe(2);
  });

  it('D-02 shows a write of one instance on every other instance of the same database', async () => {
    const make = maker();
    await elsewhere.get('c', make);
    await here.changed();
    await expect.poll(() => elsewhere.get('c', make)).toBeGreaterThan(1);
  });

  it('does not keep a value whose making began before a write', async () => {
    const make = maker();
    let release = () => undefined as unknown;
    const slow = here.get('d', async () => {
      await new Promise((resolve) => (release = () => resolve(undefined)));
      return 0;
    });
    await here.changed();
    release();
    expect(await slow).toBe(0);
    expect(await here.get('d', make)).toBe(1);
  });

  it('does not keep what is not worth it', async () => {
    const make = maker();
    await here.get('f', make, () => false);
    expect(await here.get('f', make, () => false)).toBe(2);
  });

  it('does not keep a failure', async () => {
    await expect(here.get('e', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await here.get('e', maker())).toBe(1);
  });
});
