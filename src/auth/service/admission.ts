import type { CallContext } from './auth-service.port.ts';

/** A session that somebody is about to get from the auth service itself, not from the product's own login. */
export type PendingSession = {
  readonly userId: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
  /** A second factor is still to come. */
  readonly isPendingMfa: boolean;
  /** Came by the mail of a forgotten password, and so takes the place of whoever is in. */
  readonly isRecovery: boolean;
};

/**
 * The product's say in who gets a session at the auth service's own endpoints; without one, every person of the
 * service does. What refuses is an AppError; the service answers it in the words of its protocol.
 */
export type Admission = {
  /** Before the session begins. @throws AppError unless the person may come in now */
  assertMayEnter(newcomer: PendingSession, context: CallContext): Promise<void>;
  /** Once it has begun for good. */
  onSignedIn(newcomer: PendingSession, accessToken: string, context: CallContext): Promise<void>;
};
