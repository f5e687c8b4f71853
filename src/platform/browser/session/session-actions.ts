/** What can be done with a session besides reading it. */
import type { QueryClient } from '@tanstack/react-query';
import type { authContract } from '../../../auth/auth.contract.ts';
import { clearKeptPages } from '../../shared/offline-pages.ts';
import { ApiError, call } from '../api-client.ts';
import { clearDrafts } from '../use-draft.ts';
import { accessToken, authClient, discardSession, endSession } from './auth-client.ts';
import { profileKey } from './profile.ts';

/** Renews the session and reads the profile again. @throws AuthError */
export async function refreshSession(queryClient: QueryClient): Promise<void> {
  const { error } = await (await authClient()).refreshSession();
  if (error) throw error;
  await queryClient.refetchQueries({ queryKey: profileKey });
}

/** Signs out and empties every cache. @throws AuthError */
export async function clearSession(queryClient: QueryClient): Promise<void> {
  await endSession('global');
  clearDrafts();
  await clearKeptPages();
  queryClient.clear();
}

/** Drops a session of which the server has said that it is over, and empties every cache; nobody is told, and what is being written stays. */
export async function dropSession(queryClient: QueryClient): Promise<void> {
  await discardSession();
  await clearKeptPages();
  queryClient.clear();
}

/**
 * Signs out at the auth service, then at our server, then forgets everything read.
 * The server call names the session that has just ended: it frees the device's place and takes back grants.
 * @returns whether our server was told; the session is over in any case
 * @throws AuthError when the auth service could not be told, which keeps the session
 */
export async function leaveSession(queryClient: QueryClient): Promise<boolean> {
  const bearer = await accessToken();
  await endSession('global');
  try {
    await call<typeof authContract.logout>('POST', '/api/auth/logout', undefined, { bearer });
    return true;
  } catch (error) {
    // Refused, because the session is over: nothing is left to be told.
    return error instanceof ApiError && error.status === 401;
  } finally {
    clearDrafts();
    await clearKeptPages();
    queryClient.clear();
  }
}
