import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../../../../../platform/server/clock.ts';
import { AuthRefused, codeInvalid, invalidRequest } from '../refusal.ts';
import { isEqualInConstantTime, type Secrets } from '../sessions/secrets.ts';
import type { FlowRow, FlowStore } from './flow.store.ts';

/** Prefix of hashes in links that belong to a PKCE flow. */
export const flowPrefix = 'pkce_';
const codeMs = 300_000;
const forgottenAfterMs = 86_400_000;

export type CodeChallenge = { readonly text: string; readonly method: 's256' | 'plain' };
export type Flows = ReturnType<typeof createFlows>;

/**
 * Creates the functions for PKCE (proof key for code exchange): a mailed link works only in the browser that requested
 * it.
 */
export function createFlows(options: {
  readonly store: FlowStore;
  readonly secrets: Secrets;
  readonly clock: Clock;
}) {
  const { store, secrets, clock } = options;
  const hashOf = (code: string) => secrets.digest('auth-code', code);

  return {
    async begin(userId: string, method: string, challenge: CodeChallenge, at: Date): Promise<void> {
      await store.begin({
        userId,
        method,
        // Random placeholder that no code matches, until the link is opened.
        authCode: randomUUID(),
        codeChallenge: challenge.text,
        codeChallengeMethod: challenge.method,
        createdAt: at,
      });
    },

    /**
     * Issues the code of a pending flow.
     * @throws AuthRefused if the flow does not exist
     */
    async issueCode(userId: string, method: string): Promise<string> {
      const code = randomBytes(24).toString('base64url');
      if (!(await store.issue(userId, method, hashOf(code), clock.now()))) throw codeInvalid();
      return code;
    },

    /**
     * Redeems a code with its verifier.
     * @throws AuthRefused if the code is unknown or expired or the verifier is wrong
     */
    async redeem(code: string, verifier: string): Promise<FlowRow> {
      const flow = await store.take(hashOf(code));
      if (!flow?.issuedAt)
        throw new AuthRefused(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
      if (clock.now().getTime() - flow.issuedAt.getTime() >= codeMs)
        throw new AuthRefused(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
      const shown =
        flow.codeChallengeMethod === 'plain'
          ? verifier
          : createHash('sha256').update(verifier).digest('base64url');
      if (!isEqualInConstantTime(Buffer.from(shown), Buffer.from(flow.codeChallenge)))
        throw new AuthRefused(
          400,
          'bad_code_verifier',
          'code challenge does not match previously saved code verifier',
        );
      return flow;
    },

    removeOld: (most: number) =>
      store.removeBegunBefore(new Date(clock.now().getTime() - forgottenAfterMs), most),
  };
}

/**
 * Returns the PKCE challenge in a request body, if it has one.
 * @throws AuthRefused if it is incomplete or invalid
 */
export function challengeOf(body: unknown): CodeChallenge | undefined {
  const { code_challenge: text, code_challenge_method: method } = (body ?? {}) as Record<string, unknown>;
  if (!text && !method) return undefined;
  if (typeof text !== 'string' || typeof method !== 'string' || !/^[\w.~-]{43,128}$/.test(text))
    throw invalidRequest('PKCE flow requires code_challenge_method and code_challenge');
  const known = method.toLowerCase();
  if (known !== 's256' && known !== 'plain')
    throw invalidRequest('code_challenge_method must be s256 or plain');
  return { text, method: known };
}
