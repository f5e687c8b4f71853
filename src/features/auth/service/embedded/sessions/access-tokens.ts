import { createHmac, sign } from 'node:crypto';
import { decodeProtectedHeader, errors, jwtVerify } from 'jose';
import type { Clock } from '../../../../../platform/server/clock.ts';
import type { ImportedKey } from '../../../../../platform/server/config/auth-keys.ts';
import { type AccessPayload, adminRoles, audience } from '../../claims.ts';
import type { UserRow } from '../accounts/user.store.ts';
import { AuthRefused } from '../refusal.ts';
import type { KeyRing, SigningKey } from './keys.ts';
import type { SessionRow } from './session.store.ts';

export type AccessTokens = ReturnType<typeof createAccessTokens>;

type AccessTokenOptions = {
  readonly keys: KeyRing;
  readonly clock: Clock;
  readonly issuer: string;
  readonly tokenSeconds: number;
};

export function createAccessTokens(options: AccessTokenOptions) {
  const { keys, clock, issuer, tokenSeconds } = options;

  async function sign(claims: Record<string, unknown>, seconds: number, now: number): Promise<string> {
    return signedToken({ ...claims, iss: issuer, iat: now, exp: now + seconds }, await keys.signingKey());
  }

  return {
    tokenSeconds,
    now: () => clock.now().getTime(),

    async issue(user: UserRow, session: SessionRow): Promise<{ token: string; expiresAt: number }> {
      const now = Math.floor(clock.now().getTime() / 1000);
      return { token: await sign(claimsOf(user, session), tokenSeconds, now), expiresAt: now + tokenSeconds };
    },

    /** Issues a service token, for servers only. It is valid for a minute by default, and never longer than its key. */
    async issueForService(seconds = 60): Promise<string> {
      const now = Math.floor(clock.now().getTime() / 1000);
      const { until } = await keys.signingKey();
      const left = until ? Math.max(tokenSeconds, Math.floor(until.getTime() / 1000) - now) : seconds;
      return sign({ role: 'service_role', aud: audience }, Math.min(seconds, left), now);
    },

    /**
     * Verifies signature, algorithm, issuer and times.
     * @throws AuthRefused 403 for an invalid token
     */
    async verify(token: string): Promise<AccessPayload> {
      try {
        return await verifyToken(options, token);
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

function claimsOf(user: UserRow, session: SessionRow) {
  return {
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
}

/** @throws JOSEError or TypeError for an invalid token */
async function verifyToken(options: AccessTokenOptions, token: string): Promise<AccessPayload> {
  const { keys, clock, issuer } = options;
  // Stricter than the decoder, which accepts padding: each token must have only one spelling.
  if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) throw new errors.JWTInvalid('token is malformed');
  const { kid, alg } = decodeProtectedHeader(token);
  const imported = keys.importedKey(kid, alg);
  if (imported) return verifyImported(token, imported, clock);
  // The key determines the algorithm, not the token.
  if (alg !== 'ES256' || typeof kid !== 'string') throw new errors.JWTInvalid('unexpected algorithm or key');
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
}

/** Verifies a token of an imported key. Only service tokens may lack an expiry; any issuer is accepted. */
async function verifyImported(token: string, key: ImportedKey, clock: Clock): Promise<AccessPayload> {
  const times = { currentDate: clock.now(), clockTolerance: 5 };
  const { payload } = await jwtVerify(token, key.verifying, { algorithms: [key.alg], ...times });
  const claims = payload as AccessPayload;
  if (claims.exp === undefined && !adminRoles.includes(claims.role ?? ''))
    throw new errors.JWTInvalid('token has no expiry');
  return claims;
}

function signedToken(payload: Record<string, unknown>, key: SigningKey): string {
  const header = { alg: key.alg, kid: key.kid, typ: 'JWT' };
  const text = [header, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${signatureOf(Buffer.from(text), key).toString('base64url')}`;
}

/**
 * Signs synchronously, because the library would use another thread, which costs more than the signature. Passes the
 * key without options, because with options Node creates an error with a stack trace, which doubles the cost.
 */
function signatureOf(text: Buffer, { alg, privateKey }: SigningKey): Buffer {
  if (alg === 'HS256') return createHmac('sha256', privateKey).update(text).digest();
  const signature = sign('sha256', text, privateKey);
  return alg === 'ES256' ? fixedLength(signature) : signature;
}

/**
 * Converts an ES256 signature from OpenSSL's DER format, whose numbers have variable length, to the JWT format: two
 * numbers of 32 bytes.
 */
function fixedLength(der: Buffer): Buffer {
  const numbers = Buffer.alloc(64);
  let at = 2;
  for (const end of [32, 64]) {
    const length = der[at + 1] ?? 0;
    // Skips the leading zero that DER puts before some positive numbers.
    const digits = der.subarray(at + 2 + Math.max(0, length - 32), at + 2 + length);
    digits.copy(numbers, end - digits.length);
    at += 2 + length;
  }
  return numbers;
}
