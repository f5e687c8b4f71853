import type { AccessClaims } from './auth-service.port.ts';

/** Audience claim of the access tokens. */
export const audience = 'authenticated';
/** Role claims of service tokens. */
export const adminRoles: readonly string[] = ['service_role', 'supabase_admin'];
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

/** Converts the claims of a verified token; null if person, session or expiry is missing. */
export function toClaims(payload: AccessPayload): AccessClaims | null {
  const { sub, aud, session_id, exp, email = '', aal = 'aal1', amr = [], iat = 0 } = payload;
  if (!isUuid(sub) || !isUuid(session_id) || aud !== audience || !exp) return null;
  const proof = Math.max(0, ...amr.map((each) => each.timestamp)) || iat;
  return {
    userId: sub,
    sessionId: session_id,
    email,
    aal,
    expiresAt: new Date(exp * 1000),
    signedInAt: new Date(proof * 1000),
  };
}
