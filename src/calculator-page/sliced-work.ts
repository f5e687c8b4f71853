import { useEffect, useState } from 'react';

/** Maximum duration of a slice of work in ms. */
const sliceMs = 8;

/**
 * Runs long work in slices between frames, and restarts it when the work changes. @param begin memoized; null if there
 * is nothing to do. A yielded result is shown until the next one. @returns the last finished result, and whether a
 * newer one is pending
 */
export function useSlicedWork<T>(begin: (() => Generator<T | undefined, T>) | null): {
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
      while (!step.done && step.value === undefined && performance.now() < end) step = work.next();
      if (!step.done) {
        if (step.value !== undefined) setResult(step.value);
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
