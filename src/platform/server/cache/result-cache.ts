import { LRUCache } from 'lru-cache';

/**
 * Caches results by key up to `maxBytes`; concurrent calls with the same key share one computation.
 * @param sizeOf size of a result in bytes
 */
export function memoizeResults<T extends object | string>(
  maxBytes: number,
  sizeOf: (result: T) => number,
): (key: string, make: () => Promise<T>) => Promise<T> {
  const cached = new LRUCache<string, T>({
    maxSize: maxBytes,
    sizeCalculation: (result, key) => sizeOf(result) + key.length * 2 + 100,
  });
  const running = new Map<string, Promise<T>>();
  return async (key, make) => {
    const known = cached.get(key) ?? running.get(key);
    if (known !== undefined) return known;
    const made = make().finally(() => running.delete(key));
    running.set(key, made);
    const result = await made;
    cached.set(key, result);
    return result;
  };
}
