/**
 * Changes the password with a recovery link. The link's token is held in memory by a separate client and used for the
 * change only; it never starts a session in this browser.
 */
import { newClient } from '../auth-client.ts';

let link: { readonly tokenHash: string; client?: ReturnType<typeof open> } | null = null;

/** Stores the token of a recovery link in memory until {@link changeByLink} uses it. */
export function saveRecovery(tokenHash: string): void {
  link = { tokenHash };
}

async function open(tokenHash: string) {
  const client = await newClient({
    storageKey: 'recovery',
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
  const { error } = await client.verifyOtp({ type: 'recovery', token_hash: tokenHash });
  if (error) throw error;
  return client;
}

/**
 * Changes the password. The link is redeemed once; if the service rejects the password, another one can be tried.
 * @throws AuthError
 */
export async function changeByLink(password: string): Promise<void> {
  const kept = link;
  if (!kept) throw Object.assign(new Error('There is no recovery link.'), { code: 'otp_expired' });
  kept.client ??= open(kept.tokenHash).catch((error: unknown) => {
    delete kept.client;
    throw error;
  });
  const client = await kept.client;
  const { error } = await client.updateUser({ password });
  if (error) throw error;
  link = null;
  await client.signOut({ scope: 'local' }).catch(() => undefined);
}
