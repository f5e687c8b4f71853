import { sign } from 'node:crypto';
import { decodeProtectedHeader, errors, jwtVerify } from 'jose';
import type { Clock } from '../../../../../platform/server/clock.ts';
import { type AccessPayload, audience } from '../../claims.ts';
import type { UserRow } from '../accounts/user.store.ts';
import { AuthRefused } from '../refusal.ts';
import type { KeyRing } from './keys.ts';
import type { SessionRow } from './session.store.ts';

export type AccessTokens = ReturnType<typeof createAccessTokens>;

export function createAccessTokens(options: {
  readonly keys: KeyRing;
  readonly clock: Clock;
  readonly issuer: string;
  readonly tokenSeconds: number;
}) {
  const { keys, clock, issuer, tokenSeconds } = options;

  async function signed(claims: Record<string, unknown>, seconds: number, now: number): Promise<string> {
    const { kid, privateKey } = await keys.signingKey();
    const header = { alg: 'ES256', kid, typ: 'JWT' };
    const payload = { ...claims, iss: issuer, iat: now, exp: now + seconds };
    const text = [header, payload]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    // At once instead of by the library's detour over other threads, which costs more than the signature;
    // and by the key alone: Node looks at any options by way of an error with its stack, which costs as much again.
    const signature = sign('sha256', Buffer.from(text), privateKey);
    return `${text}.${fixedLength(signature).toString('base64url')}`;
  }

  return {
    tokenSeconds,
    now: () => clock.now().getTime(),

    /** Issues the access token of a session, with its expiry. */
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

    /** Issues a service token, valid for a minute, for server use only. */
    issueForService: () =>
      signed({ role: 'service_role', aud: audience }, 60, Math.floor(clock.now().getTime() / 1000)),

    /** Verifies signature, algorithm, issuer and times. */
    async verify(token: string): Promise<AccessPayload> {
      try {
        // Stricter than the decoder, which accepts padding: a token must have one spelling.
        if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) throw new errors.JWTInvalid('token is malformed');
        const { kid, alg } = decodeProtectedHeader(token);
        // The algorithm is determined by the key, not by the token.
        if (alg !== 'ES256' || typeof kid !== 'string')
          throw new errors.JWTInvalid('unexpected algorithm or key');
        const key = await keys.verifyingKey(kid);
        if (!key) throw new errors.JWTInvalid('unknown key');
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['ES256'],
          issuer,
          requiredClaims: ['exp'],
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

/**
 * An ES256 signature as JWTs carry it, its two numbers in 32 bytes each, from OpenSSL's DER, where they are as long as
 * they are.
 */
function fixedLength(der: Buffer): Buffer {
  const numbers = Buffer.alloc(64);
  let at = 2;
  for (const end of [32, 64]) {
    const length = der[at + 1] ?? 0;
    // Skips the leading zero of positive numbers.
    const digits = der.subarray(at + 2 + Math.max(0, length - 32), at + 2 + length);
    digits.copy(numbers, end - digits.length);
    at += 2 + length;
  }
  return numbers;
}
