/**
 * Stores the page to open after login, registration or payment. Its path is passed as `next` in the query, and kept in
 * session storage because the screens in between, the emailed code and the provider's page do not pass it on.
 */
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { nextAddress } from './next-address.ts';

const key = 'wayOn';

function save(next: string): void {
  try {
    sessionStorage.setItem(key, next);
  } catch {
    // Without storage, only the query contains the path.
  }
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Deletes the stored path, so that a later login does not use it. */
export function clearReturnPath(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage, no path is stored.
  }
}

/** Returns the path of a screen with `next`, the path of this site to which the screen returns. */
export const pathWithNext = (
  screen: '/login' | '/register' | '/membership' | `${string}/pricing`,
  next: string,
): string => `${screen}?next=${encodeURIComponent(next)}`;

/**
 * Stores the `next` parameter of this screen.
 * @returns a function that opens the stored path, or the path passed to it, and deletes the stored one
 */
export function useReturnPath(): (otherwise: string) => void {
  const asked = nextAddress(useSearchParams()[0].get('next'), '');
  const navigate = useNavigate();
  const target = useRef<string | null>(null);

  useEffect(() => {
    if (asked !== '') save(asked);
  }, [asked]);

  return useCallback(
    (otherwise) => {
      // A second call, e.g. when the session starts, opens the same path.
      target.current ??= asked || nextAddress(kept(), '') || otherwise;
      clearReturnPath();
      // Calculator pages are separate documents that the router does not know.
      if (target.current.startsWith('/calculators/')) location.assign(target.current);
      else void navigate(target.current, { replace: true });
    },
    [asked, navigate],
  );
}
