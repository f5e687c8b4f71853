import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { type Section, sectionOf } from './sections.ts';

const never = () => () => {};

/** Whether React has taken over. What only the browser knows may be shown from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The section on the screen. The hash never reaches the server, so it counts only after hydration. */
export function useSection(): Section | null {
  const { pathname, search, hash } = useLocation();
  return sectionOf({ pathname, search, hash: useHydrated() ? hash : '' });
}
