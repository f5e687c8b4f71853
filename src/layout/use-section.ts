import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type Section, sectionOf } from './sections.ts';

/** Returns whether the page is hydrated. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  // A transition, because parts of the page may still be hydrating; an urgent update would render them again.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}

/** Returns the current section. The hash is not sent to the server and counts after hydration only. */
export function useSection(): Section | null {
  const { pathname, search, hash } = useLocation();
  return sectionOf({ pathname, search, hash: useHydrated() ? hash : '' });
}
