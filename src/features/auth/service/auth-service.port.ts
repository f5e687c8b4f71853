/**
 * Port of the auth service, embedded or hosted. Sessions and users have the shape of the wire protocol. Refusals are
 * values; failures of the service throw.
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

/** Claims of a verified access token. */
export type AccessClaims = {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  /** `aal2` after the second factor. */
  readonly aal: string;
  readonly expiresAt: Date;
  /** Time of the last authentication. */
  readonly signedInAt: Date;
};

/** Origin of a call. */
export type CallContext = { readonly ip?: string; readonly userAgent?: string };

export type AuthRefusal = {
  /** Code of the protocol, e.g. `invalid_credentials`, `email_not_confirmed`, `weak_password`, `email_exists`. */
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
  /** Password or its hash; without either, sign-in by code only. */
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
  /** End of a ban; null lifts it. */
  readonly bannedUntil?: Date | null;
};

export type AuthPort = {
  passwordGrant(email: string, password: string, context: CallContext): Promise<Outcome<AuthSession>>;
  refresh(refreshToken: string, context: CallContext): Promise<Outcome<AuthSession>>;
  /** Starts a session for a person authenticated otherwise, e.g. by an order ticket. */
  startSession(userId: string, context: CallContext): Promise<Outcome<AuthSession>>;
  /** Ends sessions of the token's person: all, this one, or all others. Idempotent. */
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
   * Verifies the password of the token's person; refused as `current_password_invalid`. The embedded service also marks
   * the sign-in as fresh.
   */
  confirmPassword(accessToken: string, password: string, context: CallContext): Promise<Outcome<void>>;
  /** Changes the person's password and ends the other sessions. Refused as `reauthentication_needed` without a fresh sign-in. */
  changeOwnPassword(accessToken: string, password: string): Promise<Outcome<AuthUser>>;
  deleteUser(userId: string): Promise<void>;
  /** Verifies a token with the published keys: format, algorithm, audience, expiry, UUID subject. Null if invalid. */
  verifyAccessToken(accessToken: string): Promise<AccessClaims | null>;
  /** Returns whether the session has not been ended. */
  isSessionLive(sessionId: string, accessToken: string): Promise<boolean>;
  /** Returns whether the person has a second factor, so that `aal1` is not sufficient. */
  hasSecondFactor(userId: string, accessToken: string): Promise<boolean>;
  endAllSessions(userId: string): Promise<void>;
  /** Removes all second factors of the person; sessions stay. @returns their number */
  removeFactors(userId: string): Promise<number>;
  /** Subscribes to sessions that end in this process. */
  onSessionsEnded(listener: (sessionIds: readonly string[]) => void): void;
};
