import { useEffect, useState } from 'react';

/** So long a slice of the work may keep the page from answering. */
const sliceMs = 8;

/**
 * Does long work between two frames, slice by slice, and begins anew when the work is another one.
 * @param begin kept by useCallback; null while there is nothing to do
 * @returns the last finished result, and whether a newer one is on its way
 */
export function useInSlices<T>(begin: (() => Generator<unknown, T>) | null): {
  readonly result: T | null;
  readonly isWorking: boolean;
} {
  const [result, setResult] = useState<T | null>(null);
  const [isWorking, setWorking] = useState(begin !== null);
  useEffect(() => {
    if (!begin) {
      setWorking(false);
      return;
    }
    const work = begin();
    let timer = 0;
    const slice = () => {
      const end = performance.now() + sliceMs;
      let step = work.next();
      while (!step.done && performance.now() < end) step = work.next();
      if (!step.done) {
        timer = window.setTimeout(slice);
        return;
      }
      setResult(step.value);
      setWorking(false);
    };
    setWorking(true);
    timer = window.setTimeout(slice);
    return () => window.clearTimeout(timer);
  }, [begin]);
  return { result, isWorking };
}
