import { useEffect, useRef, useState } from 'react';
import { nextProgress, progressResetMs, progressStepMs } from './progress.ts';

/** Returns a progress value that increases while a request runs, completes with the response and resets a second later. */
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
