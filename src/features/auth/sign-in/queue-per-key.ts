/** Creates a queue per key, which runs at most `maxConcurrent` tasks of a key at the same time. */
export function createQueuePerKey(
  maxConcurrent: number,
): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  return async (key, work) => {
    const now = running.get(key) ?? 0;
    if (now >= maxConcurrent)
      await new Promise<void>((resolve) => waiting.set(key, [...(waiting.get(key) ?? []), resolve]));
    else running.set(key, now + 1);
    try {
      return await work();
    } finally {
      const [next, ...rest] = waiting.get(key) ?? [];
      if (rest.length > 0) waiting.set(key, rest);
      else waiting.delete(key);
      if (next) next();
      else if ((running.get(key) ?? 1) <= 1) running.delete(key);
      else running.set(key, (running.get(key) ?? 1) - 1);
    }
  };
}
