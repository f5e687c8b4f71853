import type { Caller } from '../../../platform/server/http/api.ts';
import { isAdministrator } from '../../../platform/shared/administrator.rules.ts';
import { normalizeNickname } from '../../../platform/shared/text/visible-text.ts';
import type { ProfileChanges } from '../auth.contract.ts';
import { nicknameProblem } from '../auth.rules.ts';
import type { MemberRow } from '../auth.store.ts';
import { type ProfileDeps, viewProfile } from '../profile.ts';
import { changePassword } from '../recovery/usecases/change-password.ts';
import type { PasswordDeps } from '../recovery/usecases/deps.ts';
import { refuse } from '../refusals.ts';
import type { CallContext } from '../service/auth-service.port.ts';
import type { AuthDeps } from './deps.ts';

/**
 * Changes the caller's profile and password, and returns the profile.
 * @throws AppError 400 for a nickname that is not allowed, 409 for one that is taken, 422 for a refused password
 */
export async function updateProfile(
  deps: PasswordDeps & ProfileDeps & Pick<AuthDeps, 'members' | 'changed'>,
  caller: Caller,
  changes: ProfileChanges,
  context: CallContext,
) {
  const { password, currentPassword, ...sent } = changes;
  const { member } = deps.callers.getDetails(caller);
  // An unchanged nickname is accepted even if it breaks a newer rule.
  const isSame = sent.nickname === normalizeNickname(member.nickname);
  const fields = isSame ? { ...sent, nickname: undefined } : sent;
  if (fields.nickname !== undefined) assertNicknameAllowed(fields.nickname, isAdministrator(caller));
  // The password, which the auth service stores, must not change if the rest is refused.
  if (fields.nickname !== undefined && (await deps.members.isNicknameTaken(fields.nickname, member.id)))
    throw refuse('auth.nickname_taken');
  if (password) await changePassword(deps, caller, { password, current: currentPassword }, context);
  const given = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<MemberRow>;
  const updated = await deps.members.update(member.id, { ...given, updatedAt: deps.clock.now() });
  if (updated === 'nickname_taken') {
    throw refuse('auth.nickname_taken');
  }
  if (updated === null || updated === 'email_taken')
    throw refuse('auth.no_member', { kind: 'not_found', about: false });
  if (updated.nickname !== member.nickname || updated.avatar !== member.avatar) await deps.changed();
  return viewProfile(deps, updated);
}

function assertNicknameAllowed(nickname: string, isStaff: boolean): void {
  const problem = nicknameProblem(nickname);
  if (problem === null || (problem === 'reserved' && isStaff)) return;
  throw refuse('auth.nickname_invalid', { about: problem, fields: { field: 'nickname', reason: problem } });
}
