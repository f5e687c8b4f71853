import type { Changed } from '../../../platform/server/cache/cache.ts';
import type { RateLimitStore } from '../../../platform/server/rate-limit/rate-limit.store.ts';
import type { VerificationDeps } from '../codes/usecases/deps.ts';
import type { createVerifiedEmails } from '../codes/verified-email.ts';
import type { MembersPort } from '../members.port.ts';
import type { PasswordDeps, ResetDeps } from '../recovery/usecases/deps.ts';
import type { SignInDeps } from '../sign-in/usecases/deps.ts';

export type AuthConfig = {
  readonly mode: 'demo' | 'live';
  /** URL of the auth service for browsers; a path of this site for the embedded service. */
  readonly authUrl: string;
  /** Public key of the hosted service; null for the embedded one. */
  readonly authKey: string | null;
  /** Whether the auth service supports security keys as second factor. */
  readonly securityKeys: boolean;
  readonly version: string;
  /** Public URL of the site. */
  readonly siteUrl: string;
  readonly limits?: 'off';
};

/** Dependencies of the use cases of login, sessions, profile and mailed codes. */
export type AuthDeps = SignInDeps &
  VerificationDeps &
  PasswordDeps &
  ResetDeps & {
    readonly config: AuthConfig;
    readonly limitStore: RateLimitStore;
    readonly members: MembersPort;
    /** Invalidates public pages, which show nicknames and avatars. */
    readonly changed: Changed;
    readonly verifiedEmails: ReturnType<typeof createVerifiedEmails>;
  };
