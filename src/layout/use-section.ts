import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type Section, sectionOf } from './sections.ts';

/** Whether React has taken over. What only the browser knows may be shown from then on. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  // A transition, because parts of the page may still be taken over one by one: changing them at once would redraw all.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}

/** The section on the screen. The hash never reaches the server, so it counts only after hydration. */
export function useSection(): Section | null {
  const { pathname, search, hash } = useLocation();
  return sectionOf({ pathname, search, hash: useHydrated() ? hash : '' });
}
