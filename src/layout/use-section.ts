import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type Section, sectionOf } from './sections.ts';

/** Returns whether hydration of the page has finished. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  // Uses a transition: parts of the page may still be hydrating, and an urgent update would render them again.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}

/**
 * Returns the current section of the main screen. The server does not receive the hash, so it counts only after
 * hydration.
 */
export function useSection(): Section | null {
  const { pathname, search, hash } = useLocation();
  return sectionOf({ pathname, search, hash: useHydrated() ? hash : '' });
}
