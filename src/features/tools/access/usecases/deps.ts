import type { Clock } from '../../../../platform/server/clock.ts';
import type { UsesDeps } from '../../uses/usecases/deps.ts';

export type AccessDeps = {
  readonly uses: UsesDeps;
  readonly clock: Clock;
  /** Returns whether the member may open premium tools now. */
  readonly isPremium: (memberId: string) => Promise<boolean>;
  /** Returns whether the session is still logged in. */
  readonly isSessionLive: (sessionId: string) => Promise<boolean>;
};
