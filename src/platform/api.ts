import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from './errors.ts';

/** The JSON door: Fastify whose schemas are zod's; the same schemas make the OpenAPI document. */
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

declare module 'fastify' {
  interface FastifyRequest {
    /** Verifies the bearer once per request; null without a bearer, throws 401 for a bad one. */
    identify(): Promise<Caller | null>;
    /** What `identify` found, kept for the request. */
    identity: Promise<Caller | null> | undefined;
  }
}

/** The caller, or 401. */
export async function requireCaller(request: FastifyRequest): Promise<Caller> {
  const caller = await request.identify();
  if (!caller) throw new AppError('unauthenticated', 'auth.login_required', { message: 'Please log in.' });
  return caller;
}

/** The caller with role exactly Admin (content controls), or 401 / 403. */
export async function requireAdmin(request: FastifyRequest): Promise<Caller> {
  const caller = await requireCaller(request);
  if (caller.role !== 'Admin')
    throw new AppError('forbidden', 'auth.admin_only', { message: 'Administrators only.' });
  refuseWithoutFactor(caller);
  return caller;
}

/** The caller with a role of the administration (`Admin` or `admin`), or 401 / 403. */
export async function requireStaff(request: FastifyRequest): Promise<Caller> {
  const caller = await requireCaller(request);
  if (caller.role !== 'Admin' && caller.role !== 'admin')
    throw new AppError('forbidden', 'auth.admin_only', { message: 'Administrators only.' });
  refuseWithoutFactor(caller);
  return caller;
}

function refuseWithoutFactor({ lacksFactor }: Caller): void {
  if (!lacksFactor) return;
  const message = 'Administrators need two-factor login. Please set it up on My Page, Security.';
  throw new AppError('forbidden', 'auth.factor_required', { message });
}
