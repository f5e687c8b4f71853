import type { Caller } from '../../../../platform/server/http/api.ts';
import { refuse } from '../../refusals.ts';
import {
  notifyMember,
  recordAccessChange,
  refuseOwnAccount,
  requireMemberWithAccount,
} from '../account-access.ts';
import type { MemberActionDeps } from './deps.ts';

/**
 * Changes the email address of another member's account to one that the administrator has verified, and ends all
 * sessions. Repeating the call completes an interrupted one.
 * @throws AppError 403 without the password; 404; 409 for the own account, without an account, or if the email address
 * is unchanged or in use
 */
export async function correctEmail(
  deps: MemberActionDeps,
  caller: Caller,
  { memberId, email, note }: { readonly memberId: string; readonly email: string; readonly note: string },
): Promise<void> {
  const { members, accounts, clock } = deps;
  await deps.requireReauthentication(caller);
  refuseOwnAccount('correctEmail', memberId, caller);
  const member = await requireMemberWithAccount(deps, memberId);
  const from = member.email;
  if (email === from.toLowerCase()) throw refuse('admin.same_email');
  const owner = await members.findByEmail(email);
  if (owner || !(await accounts.setEmail(member.userId, email))) throw refuse('admin.email_taken');
  // Before the update, after which a repeated call would be refused as unchanged.
  await accounts.endSessions(member.userId);
  const changed = await members.update(memberId, { email, updatedAt: clock.now() });
  if (changed === null) throw refuse('admin.no_member');
  if (typeof changed === 'string') {
    // A registration has taken the email address meanwhile.
    await accounts.setEmail(member.userId, from);
    throw refuse('admin.email_taken');
  }
  await recordAccessChange(deps, 'admin.email_corrected', member, {
    actorId: caller.memberId,
    note,
    details: { from, to: email },
  });
  await notifyMember(deps, 'address_left', member, from);
  await notifyMember(deps, 'address_corrected', member, email);
}
