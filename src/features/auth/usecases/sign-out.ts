import { parseBearer } from '../sign-in/callers.ts';
import type { AuthDeps } from './deps.ts';

/** Ends the session of the Authorization header if it is valid; otherwise does nothing. */
export async function signOut(
  { port, store, clock }: Pick<AuthDeps, 'port' | 'store' | 'clock'>,
  authorization: string | undefined,
): Promise<void> {
  const token = parseBearer(authorization);
  const claims = token ? await port.verifyAccessToken(token) : null;
  if (!token || !claims) return;
  await store.releaseLease(claims.userId, claims.sessionId);
  await port.logout(token, 'local');
  await store.recordSessionsEnded([claims.sessionId], clock.now());
}
