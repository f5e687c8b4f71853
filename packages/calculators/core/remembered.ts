/**
 * The answer of `work` by its argument, worked out once. For what follows from a definition alone: definitions
 * never change while a program runs, and a batch asks a thousand times for the same.
 */
export function remembered<K extends object, V>(work: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = work(key);
    known.set(key, value);
    return value;
  };
}
