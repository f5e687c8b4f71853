import type { Clock } from '../../../../../platform/server/clock.ts';
import { isFresh } from '../../../auth.rules.ts';
import type { Passwords } from '../accounts/passwords.ts';
import type { Codes } from '../mails/codes.ts';
import { AuthRefused } from '../refusal.ts';
import type { SessionStore } from './session.store.ts';
import type { Bearer } from './sessions.ts';

export type FreshSignIn = ReturnType<typeof createFreshSignIn>;

/**
 * Creates the checks for a recent login before credentials are changed, so that a stolen session is not sufficient to
 * take over the account. A login counts by the session's authentication times; refreshing adds none.
 */
export function createFreshSignIn(options: {
  readonly store: SessionStore;
  readonly passwords: Passwords;
  readonly codes: Codes;
  readonly clock: Clock;
}) {
  const { store, passwords, codes, clock } = options;
  const isRecent = ({ session }: Bearer) =>
    session.amr.some(({ timestamp }) => isFresh(new Date(timestamp * 1000), clock.now()));

  return {
    isRecent,

    /**
     * Checks that the login is recent.
     * @throws AuthRefused `reauthentication_needed` otherwise
     */
    require(bearer: Bearer): void {
      if (isRecent(bearer)) return;
      const message = 'This change requires reauthentication: sign in again, or use the code of a mail';
      throw new AuthRefused(400, 'reauthentication_needed', message);
    },

    /**
     * Verifies the password and marks the login as recent.
     * @throws AuthRefused `current_password_invalid`
     */
    async byPassword({ user, session }: Bearer, password: string): Promise<void> {
      if (!(await passwords.verify(password, user.encryptedPassword)))
        throw new AuthRefused(400, 'current_password_invalid', 'Current password is invalid');
      await store.addProof(session.id, 'password', clock.now());
    },

    /** Redeems the code mailed by `reauthenticate`. @throws AuthRefused `reauthentication_not_valid` */
    async byCode({ user, session }: Bearer, nonce: string, from: string): Promise<void> {
      await codes
        .consumeTyped(user, ['reauthentication'], { address: user.email ?? '', code: nonce }, from)
        .catch((error: unknown) => {
          if (!(error instanceof AuthRefused)) throw error;
          throw new AuthRefused(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
        });
      await store.addProof(session.id, 'otp', clock.now());
    },
  };
}
