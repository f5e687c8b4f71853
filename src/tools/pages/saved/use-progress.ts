import { useEffect, useRef, useState } from 'react';
import { nextProgress, progressResetMs, progressStepMs } from './progress.ts';

/** A bar that climbs while something is under way, fills with the answer, and empties a second later. */
export function useProgress() {
  const [value, setValue] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const climb = () => {
    timer.current = setTimeout(() => {
      setValue(nextProgress);
      climb();
    }, progressStepMs);
  };
  return {
    value,
    begin: () => {
      stop();
      setValue(0);
      climb();
    },
    finish: () => {
      stop();
      setValue(100);
      timer.current = setTimeout(() => setValue(0), progressResetMs);
    },
  };
}
