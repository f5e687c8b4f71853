import type { Changed } from '../../../platform/server/cache/cache.ts';
import type { RateLimitStore } from '../../../platform/server/rate-limit/rate-limit.store.ts';
import type { MemberRow } from '../auth.store.ts';
import type { createMailedCodes } from '../codes/mailed-codes.ts';
import type { createVerification } from '../codes/verification.ts';
import type { createVerifiedEmails } from '../codes/verified-email.ts';
import type { createOwnPassword } from '../recovery/own-password.ts';
import type { createPasswordReset } from '../recovery/password-reset.ts';
import type { Callers } from '../sign-in/callers.ts';
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
export type AuthDeps = SignInDeps & {
  readonly config: AuthConfig;
  readonly limitStore: RateLimitStore;
  readonly members: {
    isNicknameTaken(nickname: string, exceptId: string): Promise<boolean>;
    update(
      memberId: string,
      changes: Partial<MemberRow>,
    ): Promise<MemberRow | 'nickname_taken' | 'email_taken' | null>;
  };
  /** Invalidates public pages, which show nicknames and avatars. */
  readonly changed: Changed;
  readonly callers: Callers;
  readonly codes: ReturnType<typeof createMailedCodes>;
  readonly ownPassword: ReturnType<typeof createOwnPassword>;
  readonly passwordReset: ReturnType<typeof createPasswordReset>;
  readonly verification: ReturnType<typeof createVerification>;
  readonly verifiedEmails: ReturnType<typeof createVerifiedEmails>;
};
