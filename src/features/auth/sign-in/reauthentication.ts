/** Allows protected actions for five minutes after the password was verified. */

import type { Clock } from '../../../platform/server/clock.ts';
import type { Caller } from '../../../platform/server/http/api.ts';
import { refuse } from '../refusals.ts';
import type { CallContext } from '../service/auth-service.port.ts';

const validityMs = 5 * 60_000;

export type ReauthenticationOptions = {
  readonly store: {
    save(sessionId: string, until: Date): Promise<void>;
    isRecent(sessionId: string, now: Date): Promise<boolean>;
  };
  readonly clock: Clock;
  readonly checkPassword: (caller: Caller, password: string, context: CallContext) => Promise<void>;
};

export function createReauthentication({ store, clock, checkPassword }: ReauthenticationOptions) {
  return {
    /**
     * Verifies the caller's password and allows protected actions of this session for five minutes.
     * @returns the end of that time
     * @throws AppError 422 for a wrong password, 429 after too many
     */
    async open(caller: Caller, password: string, context: CallContext): Promise<Date> {
      await checkPassword(caller, password, context);
      const until = new Date(clock.now().getTime() + validityMs);
      await store.save(caller.sessionId, until);
      return until;
    },

    /**
     * Checks that the password was verified in this session within the last five minutes.
     * @throws AppError 403 otherwise
     */
    async require(caller: Caller): Promise<void> {
      if (await store.isRecent(caller.sessionId, clock.now())) return;
      throw refuse('admin.password_required');
    },
  };
}
