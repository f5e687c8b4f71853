import type { Clock } from '../../../../../../platform/server/clock.ts';
import type { Admission } from '../../../admission.ts';
import type { AuthSession } from '../../../auth-service.port.ts';
import type { AccessPayload } from '../../../claims.ts';
import type { UserRow, UserStore, WholeUser } from '../../accounts/user.store.ts';
import { viewUser } from '../../accounts/user-view.ts';
import type { AccessTokens } from '../access-tokens.ts';
import { writeRefreshToken } from '../refresh-tokens.ts';
import type { Secrets } from '../secrets.ts';
import type { SessionRow, SessionStore } from '../session.store.ts';

export type SessionDeps = {
  readonly store: SessionStore;
  readonly users: UserStore;
  readonly tokens: AccessTokens;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly admission?: Admission | undefined;
  /** Milliseconds after a refresh for which the old token is accepted, because another tab may use it late. */
  readonly reuseMs: number;
  /** Notifies the listeners that sessions have ended. */
  readonly ended: (ids: readonly string[]) => void;
};

/** User, session and factors of a bearer token, as currently stored. */
export type Bearer = {
  readonly user: UserRow;
  readonly whole: WholeUser;
  readonly session: SessionRow;
  readonly claims: AccessPayload;
};

export const isBanned = ({ clock }: Pick<SessionDeps, 'clock'>, user: UserRow) =>
  user.bannedUntil !== null && user.bannedUntil > clock.now();

/** Returns the tokens of a session. */
export async function tokensOf(
  { tokens, secrets }: Pick<SessionDeps, 'tokens' | 'secrets'>,
  whole: WholeUser,
  session: SessionRow,
  key = secrets.refreshKey(session.id),
): Promise<AuthSession> {
  const { token, expiresAt } = await tokens.issue(whole.user, session);
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: tokens.tokenSeconds,
    expires_at: expiresAt,
    refresh_token: writeRefreshToken(session.id, session.counter, key),
    user: viewUser(whole),
  };
}
