/** Actions that refresh or end the session. */
import type { QueryClient } from '@tanstack/react-query';
import type { authContract } from '../../../features/auth/auth.contract.ts';
import { clearKeptPages } from '../../shared/offline-pages.ts';
import { ApiError, call } from '../api-client.ts';
import { clearDrafts } from '../drafts/use-draft.ts';
import { accessToken, authClient, discardSession, endSession } from './auth-client.ts';
import { profileKey } from './profile.ts';
import { storedMember } from './stored-session.ts';

/** Renews the session and refetches the profile. @throws AuthError */
export async function refreshSession(queryClient: QueryClient): Promise<void> {
  const { error } = await (await authClient()).refreshSession();
  if (error) throw error;
  await queryClient.refetchQueries({ queryKey: profileKey });
}

/**
 * Logs out, deletes the member's drafts of this tab and clears all caches.
 * @throws AuthError
 */
export async function clearSession(queryClient: QueryClient): Promise<void> {
  const memberId = storedMember();
  await endSession('global');
  clearDrafts(memberId);
  await clearKeptPages();
  queryClient.clear();
}

/** Removes a session that the server has ended and clears all caches, without requests; drafts are kept. */
export async function dropSession(queryClient: QueryClient): Promise<void> {
  await discardSession();
  await clearKeptPages();
  queryClient.clear();
}

/**
 * Logs out at the auth service, then at the server, which frees the device slot and revokes access to opened calculators,
 * deletes the member's drafts of this tab and clears all caches.
 * @returns whether the server was notified; the session has ended in any case
 * @throws AuthError if the auth service cannot be reached; the session is then kept
 */
export async function leaveSession(queryClient: QueryClient): Promise<boolean> {
  const memberId = storedMember();
  const bearer = await accessToken();
  await endSession('global');
  try {
    await call<typeof authContract.logout>('POST', '/api/auth/logout', undefined, { bearer });
    return true;
  } catch (error) {
    // 401 means that the session has already ended.
    return error instanceof ApiError && error.status === 401;
  } finally {
    clearDrafts(memberId);
    await clearKeptPages();
    queryClient.clear();
  }
}
