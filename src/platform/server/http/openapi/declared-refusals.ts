/**
 * Refusals that an endpoint may respond with: those that it declares and those that follow from its guard, limit and
 * request.
 */
import type { FastifyInstance } from 'fastify';
import type { DeclaredRefusal, ErrorKind, Refusals } from '../../errors/errors.ts';
import { statusOf } from '../../errors/errors.ts';
import type { InvalidResponse } from '../answers.ts';
import { type Endpoint, limitsOf } from '../contract.ts';

export type StatusAndCode = { readonly status: number; readonly code: string };

/** Refusals of requests whose bearer token is verified. */
export const tokenRefusals = [
  'auth.token_invalid',
  'auth.key_not_accepted',
  ['auth.no_member', 'unauthenticated'],
  'auth.session_superseded',
  'auth.session_ended',
  'auth.second_factor_required',
  'auth.suspended',
  'auth.unavailable',
  // With a hosted auth service these apply at the first request of a session instead of at login.
  'auth.subscription_expired',
  'auth.email_not_verified',
  'auth.other_device',
] as const satisfies readonly DeclaredRefusal[];

/** Refusals with which the auth service rejects an account or a session. */
export const authServiceRefusals = [
  'auth.validation_failed',
  'auth.insufficient_aal',
  'auth.user_not_found',
  'auth.user_banned',
  'auth.session_not_found',
  'auth.session_expired',
  'auth.bad_jwt',
  'auth.unexpected_failure',
] as const satisfies readonly DeclaredRefusal[];

/** Refusals of requests that the caller must confirm with the password. */
export const passwordProofRefusals = [
  'auth.current_password_required',
  ['auth.password_incorrect', 'declined'],
  'auth.too_many_attempts',
  ...authServiceRefusals,
] as const satisfies readonly DeclaredRefusal[];

const always = [
  'request.malformed',
  'server.unexpected',
  'server.database_unavailable',
  'server.busy',
] as const;
const ofWrites = [
  'request.header_missing',
  'request.too_slow',
  'request.too_large',
  'request.unsupported_type',
  'server.disk_full',
  'server.files_unavailable',
] as const;
const ofForms = ['files.missing', 'files.too_large', 'request.too_many_parts'] as const;

function declared(endpoint: Endpoint): readonly DeclaredRefusal[] {
  const { method, guard, params, query, body, refusals = [], acceptsIdempotencyKey } = endpoint;
  const { rates } = limitsOf(endpoint);
  const isForm = body !== undefined && 'form' in body;
  return [
    ...always,
    ...(method === 'GET' ? [] : ofWrites),
    ...(params || query || body ? (['request.invalid'] as const) : []),
    ...(isForm ? ofForms : []),
    ...(guard === 'public' ? [] : tokenRefusals),
    ...(guard === 'public' || guard === 'own' ? [] : (['auth.login_required'] as const)),
    ...(guard === 'admin' || guard === 'staff' ? (['auth.admin_only', 'auth.factor_required'] as const) : []),
    ...(acceptsIdempotencyKey ? (['request.outcome_unknown', 'request.key_reused'] as const) : []),
    ...(rates.length > 0 ? (['request.too_many'] as const) : []),
    ...refusals,
  ];
}

/** Returns the refusal codes of an endpoint with their status, ordered by status, then code. */
export function refusalsOf(endpoint: Endpoint, catalogue: Refusals): readonly StatusAndCode[] {
  const found = new Map<string, StatusAndCode>();
  for (const each of declared(endpoint)) {
    const [code, kind] = typeof each === 'string' ? [each, catalogue[each]?.kind] : each;
    if (typeof kind !== 'string')
      throw new Error(`${endpoint.path}: ${code} has several kinds, so it must be declared with one.`);
    const status = statusOf[kind as ErrorKind];
    found.set(`${status} ${code}`, { status, code });
  }
  return [...found.values()].sort((a, b) => a.status - b.status || (a.code < b.code ? -1 : 1));
}

/** Reports responses with a refusal that the endpoint does not declare. */
export function checkRefusals(
  server: FastifyInstance,
  catalogue: Refusals,
  onWrong: (problem: InvalidResponse) => void,
): void {
  const known = new WeakMap<Endpoint, ReadonlySet<string>>();
  const declaredBy = (endpoint: Endpoint) => {
    const kept = known.get(endpoint);
    if (kept) return kept;
    const made = new Set(refusalsOf(endpoint, catalogue).map(({ status, code }) => `${status} ${code}`));
    known.set(endpoint, made);
    return made;
  };
  server.addHook('preSerialization', (request, reply, payload, done) => {
    const { endpoint } = request.routeOptions.config;
    if (reply.statusCode < 400 || !endpoint) return done(null, payload);
    const { code } = payload as { code?: unknown };
    const answered = `${reply.statusCode} ${code}`;
    if (code === undefined && reply.statusCode in endpoint.answers) return done(null, payload);
    if (!declaredBy(endpoint).has(answered))
      onWrong({ route: `${endpoint.method} ${endpoint.path}`, issues: [`${answered}: not declared`] });
    done(null, payload);
  });
}
