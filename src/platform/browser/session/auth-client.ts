/** The auth service's client: loaded when a session is stored or begins, never for visitors. */
import type { AuthChangeEvent, AuthClient, Session } from '@supabase/auth-js';
import type { authContract } from '../../../auth/auth.contract.ts';
import type { AnswerOf } from '../../server/http/contract.ts';
import { clearLoginStorage } from './sign-in/login-storage.ts';
import { clearRenewedMember } from './sign-in/renewed-member.ts';
import { freshStoredToken, hasStoredSession, sessionKey } from './stored-session.ts';

export type Tokens = { readonly access_token: string; readonly refresh_token: string };

/** `authUrl`: absolute, or a path of this site. `authKey`: what a hosted service wants with every call. */
type ServiceConfig = AnswerOf<typeof authContract.config>;

type AuthListener = (event: AuthChangeEvent, session: Session | null) => void;
let listener: AuthListener | null = null;
type Client = InstanceType<typeof AuthClient>;
let client: Promise<Client> | null = null;

/** The one who hears the client's events; must be there before the client is. */
export function listenToAuth(heard: AuthListener): void {
  listener = heard;
}

/** @throws when it cannot be loaded; the next call tries again */
export function authClient(): Promise<Client> {
  client ??= createClient().catch((error: unknown) => {
    client = null;
    throw error;
  });
  return client;
}

async function createClient(): Promise<Client> {
  const created = await newClient({
    storageKey: sessionKey,
    autoRefreshToken: true,
    persistSession: true,
    // Whoever wrote a link must not choose who its reader is.
    detectSessionInUrl: false,
  });
  created.onAuthStateChange((event, session) => listener?.(event, session));
  await created.initialize();
  return created;
}

type ClientOptions = NonNullable<ConstructorParameters<typeof AuthClient>[0]>;

/** A client of the service that the server names. */
export async function newClient(options: ClientOptions): Promise<Client> {
  const [{ AuthClient: Client }, config] = await Promise.all([
    import('@supabase/auth-js'),
    readServiceConfig(),
  ]);
  return new Client({
    url: new URL(config.authUrl || '/auth/v1', location.origin).href.replace(/\/$/, ''),
    headers: config.authKey ? { apikey: config.authKey } : {},
    experimental: { recoveryCodes: true },
    ...options,
  });
}

async function readServiceConfig(): Promise<ServiceConfig> {
  const response = await fetch('/api/config', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return (await response.json()) as ServiceConfig;
}

/**
 * The bearer for a call: the stored token while it lasts, a renewed one after that, null without a session.
 * Renewal that fails for want of a network gives null too; the call then fails in its own words.
 */
export async function accessToken(): Promise<string | null> {
  if (!hasStoredSession()) return null;
  const stored = freshStoredToken(Date.now());
  if (stored) return stored;
  try {
    const { data } = await (await authClient()).getSession();
    return data.session?.access_token ?? null;
  } catch {
    return null;
  }
}

/** Begins a session with tokens from a login, a registration or a payment. @throws AuthError */
export async function startSession(tokens: Tokens): Promise<void> {
  const { error } = await (await authClient()).setSession({ ...tokens });
  if (error) throw error;
  clearLoginStorage();
  clearRenewedMember();
}

/** Deletes a session that the server has ended, without a request to the server. */
export async function discardSession(): Promise<void> {
  try {
    // Without it the client has nothing to sign out with, and only tells this browser's tabs.
    localStorage.removeItem(sessionKey);
  } catch {
    // Without storage the client signs out at the service, which knows of it.
  }
  await endSession('local');
}

/**
 * Ends the session. `local` always succeeds here; `global` keeps the session when the service cannot be told,
 * so that whoever asked to be signed out learns that they are not.
 * @throws AuthError
 */
export async function endSession(scope: 'global' | 'local'): Promise<void> {
  const { error } = await (await authClient()).signOut({ scope });
  if (error) throw error;
}
