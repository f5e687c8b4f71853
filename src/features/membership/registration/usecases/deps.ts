import type { Clock } from '../../../../platform/server/clock.ts';
import type { Executor } from '../../../../platform/server/database/database.ts';
import type { Mail } from '../../../../platform/server/mail/mail.ts';
import type { AuthPort, CallContext } from '../../../auth/service/auth-service.port.ts';
import type { Consent } from '../consents.rules.ts';
import type { RegistrationStore } from '../registration.store.ts';

/** Why a nickname is not allowed. */
export type NicknameProblem = 'short' | 'at_sign' | 'invisible' | 'reserved';

export type RegistrationDeps<SignedIn> = {
  readonly store: RegistrationStore;
  readonly port: Pick<AuthPort, 'createUser' | 'findByEmail' | 'updateUser'>;
  readonly clock: Clock;
  readonly site: { readonly name: string; readonly url: string };
  /** Current versions of the documents to which a new member agrees. */
  readonly consents: readonly Consent[];
  /** Returns why a nickname is not allowed; null if it is. */
  readonly nicknameProblem: (nickname: string) => NicknameProblem | null;
  readonly signIn: (
    request: { identifier: string; password: string; deviceId?: string | undefined },
    context: CallContext,
  ) => Promise<SignedIn>;
  readonly sendWith: (tx: Executor, mail: Mail) => Promise<void>;
  readonly randomToken: () => string;
  readonly onError: (error: unknown) => void;
};
