/** Options of the embedded auth service. */
import type { Clock } from '../../../../platform/server/clock.ts';
import type { ImportedKey } from '../../../../platform/server/config/auth-keys.ts';
import type { Database } from '../../../../platform/server/database/database.ts';
import type { BackgroundWork } from '../../../../platform/server/work/background-work.ts';
import type { SendAuthMail } from '../../mails/mails.ts';
import type { Attempts } from '../../sign-in/attempts.ts';
import type { Admission } from '../admission.ts';
import type { ServiceLimits } from './limits.ts';

export type EmbeddedAuthOptions = {
  readonly db: Database;
  readonly clock: Clock;
  readonly sendMail: SendAuthMail;
  /** Returns the language for mails to the user; null to use the language of the account. */
  readonly findLanguage?: (userId: string) => Promise<string | null>;
  /** Called after a user has changed the password at this service, before the user is notified. */
  readonly onPasswordChange?: (userId: string) => Promise<void>;
  /** Secret for encryption and key derivation; it must be the same in all processes. */
  readonly serverSecret: string;
  /** URL of the site without trailing slash; the service is at `/auth/v1` below it. */
  readonly siteUrl: string;
  readonly redirectUrls?: readonly string[];
  /** Page to which a recovery link leads, to set a new password; if omitted, the link returns tokens. */
  readonly recoveryPage?: string;
  /** URL of the application to which links lead by default; null for the site. */
  readonly applicationUrl?: string | null;
  /** Whether links may lead to any port of this machine if the site is on it. */
  readonly anyLoopbackPort?: boolean;
  readonly corsOrigins?: readonly string[];
  readonly tokenSeconds?: number;
  /** Maximum lifetime of a session in days; default 30. */
  readonly sessionDays?: number;
  /** Maximum time without a refresh, in days; default 14. */
  readonly unusedDays?: number;
  readonly codeSeconds?: number;
  readonly minPasswordLength?: number;
  readonly refuseCommonPasswords?: boolean;
  /** Cost factor of bcrypt; default 10. */
  readonly passwordCost?: number;
  /** Whether users can sign up at the service's endpoint; the product has its own registration. */
  readonly signupEnabled?: boolean;
  readonly autoConfirm?: boolean;
  readonly anonymousEnabled?: boolean;
  readonly emailChangeEnabled?: boolean;
  readonly securePasswordChange?: boolean;
  readonly doubleConfirmEmail?: boolean;
  readonly linkingEnabled?: boolean;
  /** Whether security keys are offered as second factor; default true. */
  readonly webauthnEnabled?: boolean;
  /** Name of the site that browsers show for security keys. */
  readonly siteName?: string;
  /** Imported keys of other services that verify tokens; one of them may sign. */
  readonly keys?: readonly ImportedKey[];
  /** Seconds for which a used refresh token is still accepted; default 10. */
  readonly reuseSeconds?: number;
  readonly onError?: (error: unknown) => void;
  /** Queue that sends mails after the response; if omitted, the service creates its own. */
  readonly backgroundWork?: BackgroundWork;
  readonly limits?: ServiceLimits | 'off';
  /** Failure counters shared with the product's login; if omitted, the service creates its own. */
  readonly attempts?: Attempts;
  /** Login rules of the product; if omitted, all users are admitted. */
  readonly admission?: Admission | undefined;
};
