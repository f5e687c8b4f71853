/**
 * A new password by the link of a mail. What the link is worth is held in memory by a client of its own and used
 * for the change alone: no session of this browser ever comes out of an address.
 */
import { newClient } from '../auth-client.ts';

let link: { readonly tokenHash: string; client?: ReturnType<typeof open> } | null = null;

/** Keeps what a recovery link carried, until {@link changeByLink}. */
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

/** The link opens once; a password that is refused can be followed by another. @throws AuthError */
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
