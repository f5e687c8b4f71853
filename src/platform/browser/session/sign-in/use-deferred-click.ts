import { useEffect, useRef, useState } from 'react';

/**
 * Delays the action of a click until the session is known.
 * @param isKnown whether `act` can decide
 * @returns the click handler
 */
export function useDeferredClick(isKnown: boolean, act: () => void): () => void {
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
