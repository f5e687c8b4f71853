/** A short time after one's password was shown again, in which dangerous things may be done. */

import type { Clock } from '../../platform/server/clock.ts';
import type { Caller } from '../../platform/server/http/api.ts';
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
     * Checks the caller's own password and opens five minutes for this session.
     * @returns until when
     * @throws AppError 422 for a wrong password, 429 after too many
     */
    async open(caller: Caller, password: string, context: CallContext): Promise<Date> {
      await checkPassword(caller, password, context);
      const until = new Date(clock.now().getTime() + sudoMs);
      await store.grantSudo(caller.sessionId, until);
      return until;
    },

    /** @throws AppError 403 unless this session showed the password in the last five minutes */
    async require(caller: Caller): Promise<void> {
      if (await store.hasSudo(caller.sessionId, clock.now())) return;
      throw refuse('admin.password_required');
    },
  };
}
