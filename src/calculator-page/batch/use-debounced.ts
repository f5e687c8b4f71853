import { useEffect, useState } from 'react';

/** Returns a value once it has not changed for some time, which keeps expensive views from delaying typing. */
export function useDebounced<T>(value: T, quietMs: number): T {
  const [quiet, setQuiet] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(() => value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
  return quiet;
}
