import { queryOptions } from '@tanstack/react-query';
import type { authContract, Profile } from '../../../features/auth/auth.contract.ts';
import { ApiError, call } from '../api-client.ts';
import { isUnreachable, transientErrorOf } from '../transient-errors.ts';
import { accessToken } from './auth-client.ts';

export const profileKey = ['/api/auth/profile'] as const;
export const profileStaleMs = 5 * 60_000;

/**
 * Fetches the profile of the logged-in member; null if the session belongs to no member.
 * @throws Error 'No access token' without a session, 'Failed to fetch profile' otherwise
 */
export async function fetchProfile(): Promise<Profile | null> {
  if (!(await accessToken())) throw new Error('No access token');
  try {
    return await call<typeof authContract.profile>('GET', profileKey[0]);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw new Error('Failed to fetch profile', { cause: error });
  }
}

/** Returns whether the profile could not be fetched although the session may be valid: a retry can succeed. */
export function isProfileUnreachable(error: Error | null): boolean {
  const reason = error?.cause ?? error;
  return isUnreachable(reason) || transientErrorOf(reason) !== null;
}

export const profileQuery = queryOptions({
  queryKey: profileKey,
  queryFn: fetchProfile,
  staleTime: profileStaleMs,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnMount: false,
});
