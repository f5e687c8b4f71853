/**
 * What the product needs of an auth service, embedded or hosted. Sessions and users have the shape of the
 * wire protocol that the browser's client speaks. Refusals are values; only a broken service throws.
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

/** What a verified access token says. */
export type AccessClaims = {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  /** `aal2` once a second factor was shown. */
  readonly aal: string;
  readonly expiresAt: Date;
  /** When the person last proved who it is. */
  readonly signedInAt: Date;
};

/** From where somebody calls. */
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
  /** One of the two; without either the person can only come in by a code. */
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
  /** Until when nobody gets in; null lifts it. */
  readonly bannedUntil?: Date | null;
};

export type AuthPort = {
  passwordGrant(email: string, password: string, context: CallContext): Promise<Outcome<AuthSession>>;
  refresh(refreshToken: string, context: CallContext): Promise<Outcome<AuthSession>>;
  /** A session for a person who proved it otherwise, e.g. by the ticket of a finished order. */
  startSession(userId: string, context: CallContext): Promise<Outcome<AuthSession>>;
  /** Ends sessions of the token's person: all, this one, or all but this one. Unknown sessions are fine. */
  logout(accessToken: string, scope: LogoutScope): Promise<void>;
  /** Ends one session; a service that ends none by its id leaves that to whoever asks with its token. */
  endSession(userId: string, sessionId: string): Promise<void>;
  getUser(accessToken: string): Promise<Outcome<AuthUser>>;
  getUserById(userId: string): Promise<AuthUser | null>;
  findByEmail(email: string): Promise<AuthUser | null>;
  createUser(user: NewAuthUser): Promise<Outcome<AuthUser>>;
  /** A new password ends all sessions. */
  updateUser(userId: string, changes: AuthUserChanges): Promise<Outcome<AuthUser>>;
  /**
   * Whether this is the password of the token's person, refused as `current_password_invalid`. In the embedded
   * service a right one also makes the session's sign-in a fresh one.
   */
  confirmPassword(accessToken: string, password: string, context: CallContext): Promise<Outcome<void>>;
  /**
   * The person's own new password; ends the other sessions and keeps this one.
   * Refused as `reauthentication_needed` when the sign-in is not fresh.
   */
  changeOwnPassword(accessToken: string, password: string): Promise<Outcome<AuthUser>>;
  deleteUser(userId: string): Promise<void>;
  /** By the published keys: three parts, algorithm, audience, expiry, UUID subject. Null for anything else. */
  verifyAccessToken(accessToken: string): Promise<AccessClaims | null>;
  /** False once the session was ended, though its access token has not expired. */
  isSessionLive(sessionId: string, accessToken: string): Promise<boolean>;
  /** True when the person has a second factor, so that a session of `aal1` is only half a sign-in. */
  hasSecondFactor(userId: string, accessToken: string): Promise<boolean>;
  endAllSessions(userId: string): Promise<void>;
  /** Takes every second factor of the person away; sessions go on. @returns how many there were */
  removeFactors(userId: string): Promise<number>;
  /** Tells of sessions that end in this process, so that nobody trusts them a moment longer. */
  onSessionsEnded(listener: (sessionIds: readonly string[]) => void): void;
};
