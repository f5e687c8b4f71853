/** Client of the auth service. It is loaded when a session is stored or started, but not for visitors. */
import type { AuthChangeEvent, AuthClient, Session } from '@supabase/auth-js';
import type { authContract } from '../../../features/auth/auth.contract.ts';
import type { AnswerOf } from '../../server/http/contract.ts';
import { hasStoredSession, sessionKey } from '../session-key.ts';
import { clearLoginStorage } from './sign-in/login-storage.ts';
import { clearRenewedMember } from './sign-in/renewed-member.ts';
import { freshStoredToken } from './stored-session.ts';

export type Tokens = { readonly access_token: string; readonly refresh_token: string };

/**
 * Configuration of the auth service. `authUrl`: absolute URL, or a path of this site. `authKey`: API key of a hosted
 * service.
 */
type ServiceConfig = AnswerOf<typeof authContract.config>;

type AuthListener = (event: AuthChangeEvent, session: Session | null) => void;
let listener: AuthListener | null = null;
export type Client = InstanceType<typeof AuthClient>;
let client: Promise<Client> | null = null;

/** Registers the listener for events of the auth client; call it before the client is created. */
export function listenToAuth(heard: AuthListener): void {
  listener = heard;
}

/**
 * Loads the auth client.
 * @throws if loading fails; the next call tries again
 */
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
    // Sessions are not read from URLs: a link must not start a session that its author chose.
    detectSessionInUrl: false,
  });
  created.onAuthStateChange((event, session) => listener?.(event, session));
  await created.initialize();
  return created;
}

type ClientOptions = NonNullable<ConstructorParameters<typeof AuthClient>[0]>;

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

/**
 * Returns whether the auth service supports security keys.
 * @throws if the server cannot be reached
 */
export async function offersSecurityKeys(): Promise<boolean> {
  return (await readServiceConfig()).securityKeys;
}

async function readServiceConfig(): Promise<ServiceConfig> {
  const response = await fetch('/api/config', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return (await response.json()) as ServiceConfig;
}

/** Returns the access token, renewed if necessary; null without a session or if renewal fails offline. */
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

/**
 * Starts a session with the tokens of a login, registration or payment.
 * @throws AuthError
 */
export async function startSession(tokens: Tokens): Promise<void> {
  const { error } = await (await authClient()).setSession({ ...tokens });
  if (error) throw error;
  clearLoginStorage();
  clearRenewedMember();
}

/** Deletes a session that the server has already ended, without a request to the server. */
export async function discardSession(): Promise<void> {
  try {
    // Without a stored session, the client sends no request and only notifies the tabs of this browser.
    localStorage.removeItem(sessionKey);
  } catch {
    // Without local storage, the client logs out at the service.
  }
  await endSession('local');
}

/**
 * Ends the session. `local` always succeeds. `global` keeps the session if the service cannot be reached, so that the
 * user sees the failure.
 * @throws AuthError
 */
export async function endSession(scope: 'global' | 'local'): Promise<void> {
  const { error } = await (await authClient()).signOut({ scope });
  if (error) throw error;
}
