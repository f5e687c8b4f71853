import { LRUCache } from 'lru-cache';

/**
 * Remembers what is made from a text, up to so many bytes; those who ask for the same at the same moment share it.
 * @param sizeOf bytes of a result
 */
export function keepResults<T extends object | string>(
  maxBytes: number,
  sizeOf: (result: T) => number,
): (key: string, make: () => Promise<T>) => Promise<T> {
  const kept = new LRUCache<string, T>({
    maxSize: maxBytes,
    sizeCalculation: (result, key) => sizeOf(result) + key.length * 2 + 100,
  });
  const making = new Map<string, Promise<T>>();
  return async (key, make) => {
    const known = kept.get(key) ?? making.get(key);
    if (known !== undefined) return known;
    const made = make().finally(() => making.delete(key));
    making.set(key, made);
    const result = await made;
    kept.set(key, result);
    return result;
  };
}
