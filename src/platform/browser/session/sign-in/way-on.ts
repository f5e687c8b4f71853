/**
 * Where somebody wanted to be who has to sign in, sign up or pay first. It comes as `next` in the address and is kept in
 * this tab: the way leads through several screens, a mailed code and a provider's page, which bring none along.
 */
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { nextAddress } from './next-address.ts';

const key = 'wayOn';

function keep(next: string): void {
  try {
    sessionStorage.setItem(key, next);
  } catch {
    // Without storage the address has to bring it along.
  }
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whoever sets out anew, from nowhere in particular, is not led to where an earlier way was to go. */
export function clearWayOn(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then nothing was kept.
  }
}

/** The way in, from which one comes back to `next`, a path of this site. */
export const wayIn = (
  screen: '/login' | '/register' | '/membership' | `${string}/pricing`,
  next: string,
): string => `${screen}?next=${encodeURIComponent(next)}`;

/** Keeps the `next` of this screen's address, and @returns what goes on to it, or else to the place given, and forgets it. */
export function useWayOn(): (otherwise: string) => void {
  const asked = nextAddress(useSearchParams()[0].get('next'), '');
  const navigate = useNavigate();
  const target = useRef<string | null>(null);

  useEffect(() => {
    if (asked !== '') keep(asked);
  }, [asked]);

  return useCallback(
    (otherwise) => {
      // Asked twice, e.g. by the session that has just begun, it is the same way.
      target.current ??= asked || nextAddress(kept(), '') || otherwise;
      clearWayOn();
      // Calculator pages are documents of their own, unknown to the router.
      if (target.current.startsWith('/calculators/')) location.assign(target.current);
      else void navigate(target.current, { replace: true });
    },
    [asked, navigate],
  );
}
