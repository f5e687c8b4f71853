import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { refuse } from '../errors/refusals.ts';

/** Fastify with zod schemas, from which the OpenAPI document is generated. */
export type ApiServer = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Caller of a request, determined from the verified token and the current member row. */
export type Caller = {
  /** Id at the auth service (UUID), the subject of the token. */
  readonly userId: string;
  readonly sessionId: string;
  /** Member id, primary key in local_users. */
  readonly memberId: string;
  readonly email: string;
  readonly name: string;
  readonly nickname: string;
  /** Role of the member: `Member`, `Admin` or `admin`. */
  readonly role: string;
  /** Whether the membership rules grant premium access. */
  readonly isPremium: boolean;
  /** True for an administrator who has not logged in with the required second factor. */
  readonly lacksFactor?: boolean;
};

/**
 * Prefix of personal access keys, which only routes with `acceptsKeys` accept. It distinguishes them from session
 * tokens and lets secret scanners find leaked keys.
 */
export const accessKeyPrefix = 'fe_key_';

/**
 * Required authorization of a route (`config: { guard }`), checked before the request is read. Routes without a guard are
 * rejected at start.
 * - `public`: everyone; the handler checks body or cookie
 * - `session`: signed-in member · `admin`: role Admin (content) · `staff`: administration roles
 * - `user`, `service`: user and admin calls of the auth service, which decides
 * - `own`: the route's `onRequest` decides
 * - `provider`: payment provider, which sends no cookies and is authenticated by its message
 */
export type Guard = 'public' | 'session' | 'admin' | 'staff' | 'user' | 'service' | 'own' | 'provider';

declare module 'fastify' {
  interface FastifyContextConfig {
    guard?: Guard;
  }
  interface FastifyRequest {
    /**
     * Verifies the bearer token once per request; null without a token.
     * @throws 401 for an invalid token
     */
    identify(): Promise<Caller | null>;
    /** Result of `identify`, cached while the request is processed. */
    identity: Promise<Caller | null> | undefined;
    /** Caller that the guard admitted; null for guards that do not identify the caller. */
    caller: Caller | null;
    /** Id of the member who sends the request, with a session or an access key; null if not identified. */
    memberId: string | null;
  }
}

/**
 * Returns the caller that the guard admitted.
 * @throws Error (status 500) for a route whose guard does not identify the caller
 */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error('The guard of this route does not identify the caller.');
  return request.caller;
}

/**
 * Returns the caller, for routes whose request body decides whether a session is required.
 * @throws AppError 401 without a session
 */
export async function requireCaller(request: FastifyRequest): Promise<Caller> {
  const caller = await request.identify();
  if (!caller) throw refuse('auth.login_required');
  return caller;
}

const roles: Partial<Record<Guard, readonly string[]>> = { admin: ['Admin'], staff: ['Admin', 'admin'] };

/** Checks the guard of a request. @throws AppError 401, 403 */
export async function checkGuard(request: FastifyRequest, guard: Guard): Promise<void> {
  if (guard !== 'session' && !roles[guard]) return;
  const caller = await requireCaller(request);
  if (roles[guard]?.includes(caller.role) === false) throw refuse('auth.admin_only');
  if (roles[guard]) refuseWithoutFactor(caller);
  request.caller = caller;
  request.memberId = caller.memberId;
}

function refuseWithoutFactor({ lacksFactor }: Caller): void {
  if (lacksFactor) throw refuse('auth.factor_required');
}

export function contextOf(request: Pick<FastifyRequest, 'headers' | 'ip'>): {
  readonly ip: string;
  readonly userAgent?: string;
} {
  const userAgent = request.headers['user-agent']?.slice(0, 300);
  return { ip: request.ip, ...(userAgent ? { userAgent } : {}) };
}
