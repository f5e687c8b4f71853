import type { Caller } from '../../../../platform/server/http/api.ts';
import {
  notifyMember,
  recordAccessChange,
  refuseOwnAccount,
  requireMemberWithAccount,
} from '../account-access.ts';
import type { MemberActionDeps } from './deps.ts';

/**
 * Ends all sessions of another member and notifies the member.
 * @throws AppError 403 without the password; 404; 409 for the own account or without an account
 */
export async function endSessions(
  deps: MemberActionDeps,
  caller: Caller,
  { memberId, note }: { readonly memberId: string; readonly note: string },
): Promise<void> {
  await deps.requireReauthentication(caller);
  refuseOwnAccount('endSessions', memberId, caller);
  const member = await requireMemberWithAccount(deps, memberId);
  await deps.accounts.endSessions(member.userId);
  await recordAccessChange(deps, 'admin.sessions_ended', member, { actorId: caller.memberId, note });
  await notifyMember(deps, 'signed_out_by_staff', member, member.email);
}
