import { useEffect, useRef, useState } from 'react';

/**
 * A press that may come before it is known who is here: it waits until it is.
 * @param isKnown whether `act` can decide by now
 * @returns what to call on the press
 */
export function useWhenKnown(isKnown: boolean, act: () => void): () => void {
  const [isWanted, setWanted] = useState(false);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!isWanted || !isKnown) return;
    setWanted(false);
    latest.current();
  }, [isWanted, isKnown]);
  return () => setWanted(true);
}
