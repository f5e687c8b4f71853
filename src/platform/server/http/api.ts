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

/** Who calls, as the verified bearer token and the members' table say it now. */
export type Caller = {
  /** Id at the auth service (UUID), the token's subject. */
  readonly userId: string;
  readonly sessionId: string;
  /** Key in local_users. */
  readonly memberId: string;
  readonly email: string;
  readonly name: string;
  readonly nickname: string;
  /** `Member`, `Admin` or `admin`. */
  readonly role: string;
  /** Subscription active and not past its end, or role Admin. Decided in one place, by the members' rules. */
  readonly isPremium: boolean;
  /** Administers, and has to set two-factor login up before anything of that is open. */
  readonly lacksFactor?: boolean;
};

/**
 * Who may make a call, said by every route (`config: { guard }`) and decided before anything else of the request is
 * looked at. A route without one does not start.
 * - `public`: anybody; what the body or a cookie proves is the handler's matter
 * - `session`: somebody signed in · `admin`: role Admin (content) · `staff`: a role of the administration
 * - `user`, `service`: somebody signed in at the auth service, and its administration; the service decides
 * - `own`: the route's `onRequest` decides, in words of its own
 * - `provider`: a payment provider, which sends no cookies and proves itself by its message
 */
export type Guard = 'public' | 'session' | 'admin' | 'staff' | 'user' | 'service' | 'own' | 'provider';

declare module 'fastify' {
  interface FastifyContextConfig {
    guard?: Guard;
  }
  interface FastifyRequest {
    /** Verifies the bearer once per request; null without a bearer, throws 401 for a bad one. */
    identify(): Promise<Caller | null>;
    /** What `identify` found, kept for the request. */
    identity: Promise<Caller | null> | undefined;
    /** Whom the route's guard let in. */
    caller: Caller | null;
  }
}

/** Whom the route's guard let in. A route that asks without such a guard is a mistake of ours, and answers 500. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error('The guard of this route lets anybody in.');
  return request.caller;
}

/** The caller, or 401. For routes that learn from their body whether a session is needed; others have a guard. */
export async function requireCaller(request: FastifyRequest): Promise<Caller> {
  const caller = await request.identify();
  if (!caller) throw refuse('auth.login_required');
  return caller;
}

const roles: Partial<Record<Guard, readonly string[]>> = { admin: ['Admin'], staff: ['Admin', 'admin'] };

/** Lets in whom the guard means. @throws AppError 401, 403 */
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
