/**
 * Interface of the auth service, embedded or hosted. Sessions and users have the format of the service's protocol.
 * Refusals are returned as values; failures of the service throw.
 */
export type Metadata = Readonly<Record<string, unknown>>;

export type AuthUser = {
  readonly id: string;
  readonly aud: string;
  readonly role: string;
  readonly email: string;
  readonly phone: string;
  readonly email_confirmed_at?: string;
  readonly last_sign_in_at?: string;
  readonly banned_until?: string;
  readonly app_metadata: Metadata;
  readonly user_metadata: Metadata;
  readonly identities?: readonly unknown[];
  readonly created_at: string;
  readonly updated_at: string;
  readonly is_anonymous: boolean;
  readonly [further: string]: unknown;
};

export type AuthSession = {
  readonly access_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: AuthUser;
  readonly weak_password?: { readonly message: string; readonly reasons: readonly string[] };
};

export type AccessClaims = {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  /** Authentication level: `aal1`, or `aal2` after the second factor. */
  readonly aal: string;
  readonly expiresAt: Date;
  /** Time of the last authentication. */
  readonly signedInAt: Date;
};

export type CallContext = { readonly ip?: string; readonly userAgent?: string };

export type AuthRefusal = {
  /** Error code of the protocol, e.g. `invalid_credentials`, `email_not_confirmed`, `weak_password`, `email_exists`. */
  readonly code: string;
  readonly status: number;
  readonly message: string;
  readonly reasons?: readonly string[];
};

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: AuthRefusal };

export type LogoutScope = 'global' | 'local' | 'others';

export type NewAuthUser = {
  readonly email: string;
  /** Password or its hash; without either the user can log in only by mailed codes. */
  readonly password?: string;
  readonly passwordHash?: string;
  readonly emailConfirmed: boolean;
  readonly userMetadata?: Metadata;
};

export type AuthUserChanges = {
  readonly email?: string;
  readonly password?: string;
  readonly emailConfirmed?: boolean;
  readonly userMetadata?: Metadata;
  /** End of a suspension; null lifts it. */
  readonly bannedUntil?: Date | null;
};

export type AuthPort = {
  passwordGrant(email: string, password: string, context: CallContext): Promise<Outcome<AuthSession>>;
  refresh(refreshToken: string, context: CallContext): Promise<Outcome<AuthSession>>;
  /** Starts a session for a person who was identified by other means, e.g. by an order ticket. */
  startSession(userId: string, context: CallContext): Promise<Outcome<AuthSession>>;
  /** Ends sessions of the token's person: all, only this one, or all others. Repeated calls have no effect. */
  logout(accessToken: string, scope: LogoutScope): Promise<void>;
  /** Ends a session by id, if the service supports it. */
  endSession(userId: string, sessionId: string): Promise<void>;
  getUser(accessToken: string): Promise<Outcome<AuthUser>>;
  getUserById(userId: string): Promise<AuthUser | null>;
  findByEmail(email: string): Promise<AuthUser | null>;
  createUser(user: NewAuthUser): Promise<Outcome<AuthUser>>;
  /** Updates a user; a new password ends all sessions. */
  updateUser(userId: string, changes: AuthUserChanges): Promise<Outcome<AuthUser>>;
  /**
   * Verifies the password of the token's person. A wrong one is refused as `current_password_invalid`. The embedded
   * service also marks the login as recent.
   */
  confirmPassword(accessToken: string, password: string, context: CallContext): Promise<Outcome<void>>;
  /**
   * Changes the password of the token's person and ends the other sessions. Refused as `reauthentication_needed` if
   * the login is not recent.
   */
  changeOwnPassword(accessToken: string, password: string): Promise<Outcome<AuthUser>>;
  deleteUser(userId: string): Promise<void>;
  /**
   * Verifies a token with the service's public keys: format, algorithm, audience, expiry, and a UUID as subject.
   * Returns null if the token is invalid.
   */
  verifyAccessToken(accessToken: string): Promise<AccessClaims | null>;
  /** Returns whether the session is still active. */
  isSessionLive(sessionId: string, accessToken: string): Promise<boolean>;
  /** Returns whether the person has a second factor, so a session with level `aal1` is not sufficient. */
  hasSecondFactor(userId: string, accessToken: string): Promise<boolean>;
  endAllSessions(userId: string): Promise<void>;
  /**
   * Removes all second factors of the person; sessions continue.
   * @returns the number of removed factors
   */
  removeFactors(userId: string): Promise<number>;
  /** Registers a listener for sessions that end in this process. */
  onSessionsEnded(listener: (sessionIds: readonly string[]) => void): void;
};
