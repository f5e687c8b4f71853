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

/** Caller, from the verified token and the current member row. */
export type Caller = {
  /** Id at the auth service (UUID), subject of the token. */
  readonly userId: string;
  readonly sessionId: string;
  /** Key in local_users. */
  readonly memberId: string;
  readonly email: string;
  readonly name: string;
  readonly nickname: string;
  /** `Member`, `Admin` or `admin`. */
  readonly role: string;
  /** Premium access, decided by the membership rules. */
  readonly isPremium: boolean;
  /** Administrator without the required two-factor login. */
  readonly lacksFactor?: boolean;
};

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
    /** Verifies the bearer once per request; null without one. @throws 401 for an invalid one */
    identify(): Promise<Caller | null>;
    /** Result of `identify`, cached for the request. */
    identity: Promise<Caller | null> | undefined;
    /** Caller admitted by the guard. */
    caller: Caller | null;
  }
}

/** Returns the caller admitted by the guard. @throws 500 for a route without such a guard */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error('The guard of this route lets anybody in.');
  return request.caller;
}

/** Returns the caller, for routes whose body decides whether a session is required. @throws AppError 401 */
export async function requireCaller(request: FastifyRequest): Promise<Caller> {
  const caller = await request.identify();
  if (!caller) throw refuse('auth.login_required');
  return caller;
}

const roles: Partial<Record<Guard, readonly string[]>> = { admin: ['Admin'], staff: ['Admin', 'admin'] };

/** Checks the guard of a request. @throws AppError 401, 403 */
export async function letIn(request: FastifyRequest, guard: Guard): Promise<void> {
  if (guard !== 'session' && !roles[guard]) return;
  const caller = await requireCaller(request);
  if (roles[guard]?.includes(caller.role) === false) throw refuse('auth.admin_only');
  if (roles[guard]) refuseWithoutFactor(caller);
  request.caller = caller;
}

function refuseWithoutFactor({ lacksFactor }: Caller): void {
  if (lacksFactor) throw refuse('auth.factor_required');
}

/** Returns the address of a request and the program that sent it. */
export function contextOf(request: Pick<FastifyRequest, 'headers' | 'ip'>): {
  readonly ip: string;
  readonly userAgent?: string;
} {
  const userAgent = request.headers['user-agent']?.slice(0, 300);
  return { ip: request.ip, ...(userAgent ? { userAgent } : {}) };
}
