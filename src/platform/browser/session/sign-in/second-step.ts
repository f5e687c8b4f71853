/**
 * Second factor of a login. The tokens of the first step are held in memory by a separate client and never stored, so
 * that no tab can use a session without the second factor.
 */
import { newClient, type Tokens } from '../auth-client.ts';
import { KeyFailure, type KeyProblem, keySupport, verifySecurityKey } from './security-key.ts';

export type FactorKind = 'key' | 'app' | 'recovery';

/** Proof of a second factor: six digits of the authenticator app, a recovery code, or the use of a security key. */
export type FactorProof =
  | { readonly kind: 'app' | 'recovery'; readonly code: string }
  | { readonly kind: 'key'; readonly signal: AbortSignal };

/** Reason why a proof failed, as far as the user can act on it. */
export type FactorProblem = 'wrong' | 'too-many' | KeyProblem;

export type SecondStep = {
  /** Second factors of the account that can be used in this browser, the most convenient first. */
  readonly kinds: readonly FactorKind[];
  /**
   * Reason why the account's security keys cannot be used in this browser; null if they can be used, or if the account
   * has none.
   */
  readonly keyObstacle: 'browser' | 'address' | null;
  /**
   * Verifies a proof and returns the tokens of the full session.
   * @throws AuthError, also for a wrong code; KeyFailure
   */
  prove(proof: FactorProof): Promise<Tokens>;
  /** Ends the session of the first step. Never throws, because that session expires anyway. */
  abandon(): Promise<void>;
};

/**
 * Starts the second step of a login.
 * @throws AuthError if the tokens of the first step are rejected
 */
export async function beginSecondStep(tokens: Tokens): Promise<SecondStep> {
  const client = await newClient({
    storageKey: 'second-step',
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
  const { error } = await client.setSession({ ...tokens });
  if (error) throw error;
  const { data: factors, error: unknown } = await client.mfa.listFactors();
  if (unknown) throw unknown;
  const [app] = factors.totp;
  const [key] = factors.webauthn;
  const support = keySupport();

  async function proveByApp(code: string): Promise<Tokens> {
    if (!app) throw new Error('The account has no authenticator app.');
    const { data, error: refused } = await client.mfa.challengeAndVerify({ factorId: app.id, code });
    if (refused) throw refused;
    return data;
  }

  async function proveByPaper(code: string): Promise<Tokens> {
    const { data, error: refused } = await client.mfa.recoveryCodes.verify({ code });
    if (refused) throw refused;
    return data;
  }

  return {
    kinds: [
      ...(key && support === 'yes' ? (['key'] as const) : []),
      ...(app ? (['app'] as const) : []),
      'recovery',
    ],
    keyObstacle: key && support !== 'yes' ? support : null,
    async prove(proof) {
      if (proof.kind === 'key') return verifySecurityKey(client, key?.id ?? '', proof.signal);
      return proof.kind === 'app' ? proveByApp(proof.code) : proveByPaper(proof.code);
    },
    async abandon() {
      await client.signOut({ scope: 'local' }).catch(() => undefined);
    },
  };
}

/** Returns the reason of a failed proof that the user can act on; null for other errors, e.g. of the network. */
export function factorProblem(error: unknown): FactorProblem | null {
  if (error instanceof KeyFailure) return error.problem;
  const { code, status } = error as { code?: unknown; status?: unknown };
  if (status === 429) return 'too-many';
  return code === 'mfa_verification_failed' || code === 'mfa_challenge_expired' ? 'wrong' : null;
}
