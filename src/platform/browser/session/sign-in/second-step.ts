/**
 * Second factor of a login. Tokens of the first step are held in memory by a separate client and never stored, so that no
 * tab uses a session without the second factor.
 */
import { newClient, type Tokens } from '../auth-client.ts';

/** Six digits of the authenticator app, or a recovery code. */
export type FactorProof = { readonly kind: 'app' | 'recovery'; readonly code: string };

export type SecondStep = {
  /** @throws AuthError, also for a wrong code */
  prove(proof: FactorProof): Promise<Tokens>;
  /** Ends the session of the first step. Never fails; it expires anyway. */
  abandon(): Promise<void>;
};

/** Starts the second step. @throws AuthError if the tokens of the first step are rejected */
export async function beginSecondStep(tokens: Tokens): Promise<SecondStep> {
  const client = await newClient({
    storageKey: 'second-step',
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
  const { error } = await client.setSession({ ...tokens });
  if (error) throw error;

  async function proveByApp(code: string): Promise<Tokens> {
    const { data: factors, error: unknown } = await client.mfa.listFactors();
    if (unknown) throw unknown;
    const factor = factors.totp[0];
    if (!factor) throw new Error('The account has no authenticator app.');
    const { data, error: refused } = await client.mfa.challengeAndVerify({ factorId: factor.id, code });
    if (refused) throw refused;
    return data;
  }

  async function proveByPaper(code: string): Promise<Tokens> {
    const { data, error: refused } = await client.mfa.recoveryCodes.verify({ code });
    if (refused) throw refused;
    return data;
  }

  return {
    prove: ({ kind, code }) => (kind === 'app' ? proveByApp(code) : proveByPaper(code)),
    async abandon() {
      await client.signOut({ scope: 'local' }).catch(() => undefined);
    },
  };
}

/** Returns the reason of a rejected code. */
export function factorProblem(error: unknown): 'wrong' | 'too-many' | null {
  const { code, status } = error as { code?: unknown; status?: unknown };
  if (status === 429) return 'too-many';
  return code === 'mfa_verification_failed' || code === 'mfa_challenge_expired' ? 'wrong' : null;
}
