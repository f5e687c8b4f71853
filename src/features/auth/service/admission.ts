import type { CallContext } from './auth-service.port.ts';

/** Session about to start at the auth service's own endpoints. */
export type PendingSession = {
  readonly userId: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
  /** The second factor is pending. */
  readonly isPendingMfa: boolean;
  /** Password recovery, which evicts the current device. */
  readonly isRecovery: boolean;
};

/**
 * Admission rules of the product for sessions started at the auth service's endpoints. A refusal is an AppError, which the
 * service maps to its protocol.
 */
export type Admission = {
  /** Called before the session starts. @throws AppError if the sign-in is refused */
  assertMayEnter(newcomer: PendingSession, context: CallContext): Promise<void>;
  /** Called after the session has started. */
  onSignedIn(newcomer: PendingSession, accessToken: string, context: CallContext): Promise<void>;
};
