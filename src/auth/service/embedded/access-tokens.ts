import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../../platform/clock.ts';
import type { KeyRing } from './keys.ts';
import { AuthRefused } from './refusal.ts';
import type { SessionRow } from './session-store.ts';
import type { UserRow } from './user-store.ts';

export const audience = 'authenticated';
const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
export const isUuid = (text: unknown): text is string => typeof text === 'string' && uuidPattern.test(text);

export type AccessPayload = {
  readonly sub?: string;
  readonly aud?: string | string[];
  readonly role?: string;
  readonly email?: string;
  readonly exp?: number;
  readonly iat?: number;
  readonly aal?: string;
  readonly amr?: readonly { readonly method: string; readonly timestamp: number }[];
  readonly session_id?: string;
};

export type AccessTokens = ReturnType<typeof createAccessTokens>;

export function createAccessTokens(options: {
  readonly keys: KeyRing;
  readonly clock: Clock;
  readonly issuer: string;
  readonly tokenSeconds: number;
}) {
  const { keys, clock, issuer, tokenSeconds } = options;

  async function signed(claims: Record<string, unknown>, seconds: number, now: number): Promise<string> {
    const key = await keys.signingKey();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: key.kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign(key.privateKey);
  }

  return {
    tokenSeconds,
    now: () => clock.now().getTime(),

    /** The short-lived token of a session, with its epoch of expiry. */
    async issue(user: UserRow, session: SessionRow): Promise<{ token: string; expiresAt: number }> {
      const now = Math.floor(clock.now().getTime() / 1000);
      const claims = {
        sub: user.id,
        aud: audience,
        email: user.email ?? '',
        phone: user.phone ?? '',
        app_metadata: user.appMetadata,
        user_metadata: user.userMetadata,
        role: user.role,
        aal: session.aal,
        amr: session.amr,
        session_id: session.id,
        is_anonymous: user.isAnonymous,
      };
      return { token: await signed(claims, tokenSeconds, now), expiresAt: now + tokenSeconds };
    },

    /** A token for the administrator's calls; for a minute, and never for a browser. */
    issueForService: () =>
      signed({ role: 'service_role', aud: audience }, 60, Math.floor(clock.now().getTime() / 1000)),

    /** Signature, algorithm, issuer and times; what the claims allow is the caller's business. */
    async verify(token: string): Promise<AccessPayload> {
      try {
        // Stricter than the decoder, which lets padding through: one token must have one spelling.
        if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) throw new errors.JWTInvalid('token is malformed');
        const { kid, alg } = decodeProtectedHeader(token);
        // The algorithm belongs to the key: a token does not get to choose.
        if (alg !== 'ES256' || typeof kid !== 'string')
          throw new errors.JWTInvalid('unexpected algorithm or key');
        const key = await keys.verifyingKey(kid);
        if (!key) throw new errors.JWTInvalid('unknown key');
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['ES256'],
          issuer,
          currentDate: clock.now(),
          clockTolerance: 5,
        });
        return payload as AccessPayload;
      } catch (error) {
        if (!(error instanceof errors.JOSEError) && !(error instanceof TypeError)) throw error;
        throw new AuthRefused(
          403,
          'bad_jwt',
          `invalid JWT: unable to parse or verify signature, ${error.message}`,
        );
      }
    },
  };
}
