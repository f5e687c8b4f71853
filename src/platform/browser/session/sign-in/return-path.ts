/**
 * Page to open after signing in, signing up or paying. It comes as `next` in the query and is stored in the session
 * storage, because the screens in between, the emailed code and the provider's page do not pass it on.
 */
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { nextAddress } from './next-address.ts';

const key = 'wayOn';

function save(next: string): void {
  try {
    sessionStorage.setItem(key, next);
  } catch {
    // Without storage, only the query contains it.
  }
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Clears the stored path, so that a later login does not use it. */
export function clearReturnPath(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage, no path is stored.
  }
}

/** Returns the path of a screen that returns to `next`, a path of this site. */
export const pathWithNext = (
  screen: '/login' | '/register' | '/membership' | `${string}/pricing`,
  next: string,
): string => `${screen}?next=${encodeURIComponent(next)}`;

/** Stores the `next` of this screen. @returns a function that opens the stored path, or else the given one, and clears it */
export function useReturnPath(): (otherwise: string) => void {
  const asked = nextAddress(useSearchParams()[0].get('next'), '');
  const navigate = useNavigate();
  const target = useRef<string | null>(null);

  useEffect(() => {
    if (asked !== '') save(asked);
  }, [asked]);

  return useCallback(
    (otherwise) => {
      // A second call, e.g. by the new session, gets the same path.
      target.current ??= asked || nextAddress(kept(), '') || otherwise;
      clearReturnPath();
      // Calculator pages are separate documents that the router does not know.
      if (target.current.startsWith('/calculators/')) location.assign(target.current);
      else void navigate(target.current, { replace: true });
    },
    [asked, navigate],
  );
}
