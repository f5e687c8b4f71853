/**
 * Security keys and passkeys as second factor, through the browser's WebAuthn functions. The auth client converts
 * options and responses between JSON and the browser's types.
 */
import type { Client, Tokens } from '../auth-client.ts';

export type KeyProblem =
  /** The user closed the browser's dialog, or the browser refused the request. */
  | 'cancelled'
  | 'timeout'
  /** The key is already registered for the account. */
  | 'registered'
  /** The service rejected the response of the key. */
  | 'rejected'
  /** The page is not on the site's domain, or the account has no key for this domain. */
  | 'site'
  /** The key or the browser reported an error. */
  | 'device'
  | 'taken'
  | 'maximum'
  | 'unavailable';

/** Failed use of a security key, with a reason that the user can act on. */
export class KeyFailure extends Error {
  readonly problem: KeyProblem;
  constructor(problem: KeyProblem, cause: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** Reason by name of an error of `navigator.credentials` (WebAuthn Level 3, 5.1.3 and 5.1.4). */
const browserProblems: Readonly<Record<string, KeyProblem>> = {
  AbortError: 'cancelled',
  NotAllowedError: 'cancelled',
  InvalidStateError: 'registered',
  SecurityError: 'site',
};
/** Reason by error code of the auth service. */
const serviceProblems: Readonly<Record<string, KeyProblem>> = {
  mfa_verification_failed: 'rejected',
  mfa_challenge_expired: 'timeout',
  webauthn_credential_exists: 'registered',
  mfa_factor_name_conflict: 'taken',
  too_many_enrolled_mfa_factors: 'maximum',
  mfa_webauthn_enroll_not_enabled: 'unavailable',
  mfa_webauthn_verify_not_enabled: 'unavailable',
  validation_failed: 'site',
};

const isIpAddress = (hostname: string) => /^[\d.]+$/.test(hostname) || hostname.startsWith('[');

/**
 * Returns whether security keys can be used: browsers require https or localhost, and a host name instead of an IP
 * address.
 */
export function keySupport(): 'yes' | 'browser' | 'address' {
  if (!window.isSecureContext || isIpAddress(location.hostname)) return 'address';
  return 'PublicKeyCredential' in window && 'credentials' in navigator ? 'yes' : 'browser';
}

/**
 * Registers a security key for the account under a name.
 * @throws KeyFailure, AuthError
 */
export async function addKey(client: Client, friendlyName: string, signal: AbortSignal): Promise<void> {
  const { data, error } = await client.mfa.enroll({ factorType: 'webauthn', friendlyName });
  if (error) throw toKeyFailure(error);
  try {
    await verifySecurityKey(client, data.id, signal);
  } catch (failure) {
    // Without this, the name of the unused key could not be registered again.
    await client.mfa.unenroll({ factorId: data.id }).catch(() => undefined);
    throw failure;
  }
}

/**
 * Responds to the challenge of a factor: creates its key, or uses a key of the account.
 * @throws KeyFailure, AuthError
 */
export async function verifySecurityKey(
  client: Client,
  factorId: string,
  signal: AbortSignal,
): Promise<Tokens> {
  const site = { rpId: location.hostname, rpOrigins: [location.origin] };
  const { data: challenge, error } = await client.mfa.challenge({ factorId, webauthn: site });
  if (error) throw toKeyFailure(error);
  const { type, credential_options } = challenge.webauthn;
  const credential = await callBrowser({ type, ...credential_options, signal });
  const answer = { ...site, type, credential_response: credential as never };
  const verified = await client.mfa.verify({ factorId, challengeId: challenge.id, webauthn: answer });
  if (verified.error) throw toKeyFailure(verified.error);
  return verified.data;
}

type BrowserCall = {
  readonly type: 'create' | 'request';
  /** WebAuthn options, converted by the auth client. */
  readonly publicKey: { readonly timeout?: number };
  readonly signal: AbortSignal;
};

/**
 * Opens the browser's WebAuthn dialog.
 * @throws KeyFailure
 */
async function callBrowser({ type, publicKey, signal }: BrowserCall): Promise<Credential> {
  const began = performance.now();
  try {
    const { credentials } = navigator;
    const options = { publicKey: publicKey as never, signal };
    const credential = await (type === 'create' ? credentials.create(options) : credentials.get(options));
    if (credential) return credential;
  } catch (error) {
    const allowedMs = publicKey.timeout ?? Number.POSITIVE_INFINITY;
    throw browserFailure(error, performance.now() - began >= allowedMs);
  }
  throw new KeyFailure('cancelled', null);
}

function browserFailure(error: unknown, isOver: boolean): KeyFailure {
  const problem = browserProblems[(error as { name?: string } | null)?.name ?? ''] ?? 'device';
  // Browsers report an expired request as NotAllowedError too, so that sites cannot find out which keys exist.
  return new KeyFailure(problem === 'cancelled' && isOver ? 'timeout' : problem, error);
}

/** Converts an error of the auth service to a KeyFailure if its code has a reason; returns other errors unchanged. */
function toKeyFailure(error: { readonly code?: unknown }): Error {
  const problem = serviceProblems[String(error.code)];
  return problem ? new KeyFailure(problem, error) : (error as Error);
}
