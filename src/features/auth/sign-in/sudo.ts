/** Allows protected actions for five minutes after the password was verified. */

import type { Clock } from '../../../platform/server/clock.ts';
import type { Caller } from '../../../platform/server/http/api.ts';
import { refuse } from '../refusals.ts';
import type { CallContext } from '../service/auth-service.port.ts';

const sudoMs = 5 * 60_000;

export type SudoOptions = {
  readonly store: {
    grantSudo(sessionId: string, until: Date): Promise<void>;
    hasSudo(sessionId: string, now: Date): Promise<boolean>;
  };
  readonly clock: Clock;
  readonly checkPassword: (caller: Caller, password: string, context: CallContext) => Promise<void>;
};

export function createSudo({ store, clock, checkPassword }: SudoOptions) {
  return {
    /**
     * Verifies the caller's password and allows protected actions of this session for five minutes.
     * @returns the end of that time
     * @throws AppError 422 for a wrong password, 429 after too many
     */
    async open(caller: Caller, password: string, context: CallContext): Promise<Date> {
      await checkPassword(caller, password, context);
      const until = new Date(clock.now().getTime() + sudoMs);
      await store.grantSudo(caller.sessionId, until);
      return until;
    },

    /**
     * Checks that the password was verified in this session within the last five minutes.
     * @throws AppError 403 otherwise
     */
    async require(caller: Caller): Promise<void> {
      if (await store.hasSudo(caller.sessionId, clock.now())) return;
      throw refuse('admin.password_required');
    },
  };
}
