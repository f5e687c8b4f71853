import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { transientFailure } from '../errors/transient-failures.ts';
import { represent } from '../http/representation.ts';
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

/** Returns a function that counts its calls and returns the count. */
function maker() {
  let made = 0;
  return async () => ++made;
}

describe('cache', () => {
  it('the cache computes a value once, also for simultaneous callers', async () => {
    const make = maker();
    expect(await Promise.all([here.get('a', make), here.get('a', make)])).toEqual([1, 1]);
    expect(await here.get('a', make)).toBe(1);
  });

  it('a change invalidates the cached value immediately on the instance that writes', async () => {
    const make = maker();
    await here.get('b', make);
    await here.changed();
    expect(await here.get('b', make)).toBe(2);
  });

  it('D-02 a write on one instance invalidates every other instance of the same database', async () => {
    const make = maker();
    await elsewhere.get('c', make);
    await here.changed();
    await expect.poll(() => elsewhere.get('c', make)).toBeGreaterThan(1);
  });

  it('the cache does not store a value that was computed from data read before a write', async () => {
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

  it('S-03 a change invalidates only cached values with a changed tag, on every instance', async () => {
    const tags = () => ['post:1', 'posts'];
    const [mine, theirs] = [maker(), maker()];
    await here.get('g', mine, { tags });
    await elsewhere.get('g', theirs, { tags });
    await here.changed('post:2', 'questions');
    await here.changed('post:1');
    expect(await here.get('g', mine, { tags })).toBe(2);
    await expect.poll(() => elsewhere.get('g', theirs, { tags })).toBe(2);
    await here.changed();
    expect(await here.get('g', mine, { tags })).toBe(3);
  });

  it('S-03 the cache returns the outdated value while the new one is computed, to callers who accept it', async () => {
    const options = { tags: () => ['h'], mayBeOutdated: true };
    await here.get('h', async () => 'old', options);
    await here.changed('h');
    let release: (value: string) => void = () => undefined;
    const fresh = here.get('h', () => new Promise<string>((resolve) => (release = resolve)), options);
    const unused = async () => 'unused';
    expect(await here.get('h', unused, options)).toBe('old');
    release('new');
    expect(await fresh).toBe('new');
    expect(await here.get('h', unused, options)).toBe('new');
  });

  it('S-03 the cache computes a frequently invalidated value three times in a row, then returns the outdated one', async () => {
    const make = maker();
    const options = { tags: () => ['i'], mayBeOutdated: true };
    for (let turn = 0; turn < 50; turn += 1) {
      await here.get('i', make, options);
      await here.changed('i');
    }
    const made = await make();
    expect(made).toBeGreaterThan(3);
    expect(made).toBeLessThan(20);
    // Callers without `mayBeOutdated`, who must see their own write, get the new value.
    const current = await make();
    expect(await here.get('i', make, { tags: options.tags })).toBe(current + 1);
  });

  it('S-03 the cache returns the outdated value when the server is too busy to compute the new one', async () => {
    const options = { tags: () => ['j'], mayBeOutdated: true };
    await here.get('j', async () => 'old', options);
    await here.changed('j');
    expect(await here.get('j', () => Promise.reject(transientFailure('busy')), options)).toBe('old');
    await expect(here.get('j', () => Promise.reject(new Error('away')), options)).rejects.toThrow('away');
  });

  /** Creates a cache whose notifications are delayed until `release` is called, or fail when `fail` is called. */
  async function withHeldNotification() {
    const held = Promise.withResolvers<void>();
    let isHeld = false;
    const pool: typeof database.pool = Object.create(database.pool, {
      query: {
        value: async (...parameters: unknown[]) => {
          if (isHeld) await held.promise;
          return (database.pool.query as (...all: unknown[]) => unknown)(...parameters);
        },
      },
    });
    const cache = await createCache(pool, console.error);
    return { cache, hold: () => (isHeld = true), release: held.resolve, fail: held.reject };
  }

  it('O-07 a value computed between a write and its notification is not kept, because a replica may not have replayed the write', async () => {
    const { cache, hold, release } = await withHeldNotification();
    const make = maker();
    cache.changes.resolve(cache.changes.last(), 1);
    hold();
    const changed = cache.changed('k');
    expect(await cache.get('k', make, { tags: () => ['k'] })).toBe(1);
    release();
    await changed;
    expect(await cache.get('k', make, { tags: () => ['k'] })).toBe(2);
    expect(cache.changes.positionOf(['other'])).toBe(1);
    expect(cache.changes.positionOf(['k'])).toBeGreaterThan(1);
    await cache.close();
  });

  it('O-07 after a failed notification the database position of a change is infinite until a position read after it is known', async () => {
    const { cache, hold, fail } = await withHeldNotification();
    cache.changes.resolve(cache.changes.last(), 5);
    expect(cache.changes.positionOf(['l'])).toBe(5);
    hold();
    const since = cache.changes.last();
    const changed = cache.changed('l');
    fail(new Error('away'));
    await expect(changed).rejects.toThrow('away');
    expect(cache.changes.positionOf(['other'])).toBe(Number.POSITIVE_INFINITY);
    cache.changes.resolve(since, 6);
    expect(cache.changes.positionOf(['l'])).toBe(Number.POSITIVE_INFINITY);
    cache.changes.resolve(cache.changes.last(), 7);
    expect(cache.changes.positionOf(['l'])).toBe(7);
    await cache.close();
  });

  it('the cache does not store values that `isWorthKeeping` rejects', async () => {
    const make = maker();
    await here.get('f', make, { isWorthKeeping: () => false });
    expect(await here.get('f', make, { isWorthKeeping: () => false })).toBe(2);
  });

  it('S-03 the cache size is limited by bytes instead of entries; the least recently used entry is evicted first', async () => {
    const small = await createCache(database.pool, console.error, { keptBytes: 100_000 });
    const make = maker();
    const page = async () => {
      await make();
      return represent(200, { 'content-type': 'text/html' }, 'x'.repeat(8_000));
    };
    // Seven pages of 14 kB, including their compressed forms, fill the cache.
    for (let at = 0; at < 7; at += 1) await small.get(`page ${at}`, page);
    await small.get('page 0', page);
    expect(await make()).toBe(8);
    await small.get('page 7', page);
    await small.get('page 0', page);
    expect(await make()).toBe(10);
    await small.get('page 1', page);
    expect(await make()).toBe(12);
    // A value that would evict everything else is not stored.
    const huge = async () => represent(200, { 'content-type': 'text/html' }, 'x'.repeat(50_000));
    await small.get('huge', huge);
    await small.get('page 1', page);
    expect(await make()).toBe(13);
    await small.close();
  });

  it('the cache does not store the error of a failed computation', async () => {
    await expect(here.get('e', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await here.get('e', maker())).toBe(1);
  });
});
