import type { CallContext } from './auth-service.port.ts';

/** Session that is about to start at the auth service's own endpoints. */
export type PendingSession = {
  readonly userId: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
  /** Whether the second factor has not been verified yet. */
  readonly isPendingMfa: boolean;
  /** Whether the session is started by a password reset; it may log out the current device. */
  readonly isRecovery: boolean;
};

/**
 * Login rules of the product, applied to sessions started at the auth service's own endpoints. A refusal is an
 * AppError; the auth service translates it to its protocol.
 */
export type Admission = {
  /**
   * Called before the session starts.
   * @throws AppError if the login is refused
   */
  assertMayEnter(newcomer: PendingSession, context: CallContext): Promise<void>;
  /** Called after the session has started. */
  onSignedIn(newcomer: PendingSession, accessToken: string, context: CallContext): Promise<void>;
};
