import type { Caller } from '../../../../platform/server/http/api.ts';
import { refuse } from '../../refusals.ts';
import { refuseOwnAccount } from '../account-access.ts';
import type { MemberActionDeps } from './deps.ts';

/**
 * Suspends another member with a reason shown to the member, and ends all sessions; null lifts the suspension.
 * @throws AppError 403 without the password; 404; 409 for the own account
 */
export async function setSuspension(
  { requireReauthentication, members, accounts, audit, clock }: MemberActionDeps,
  caller: Caller,
  { memberId, reason }: { readonly memberId: string; readonly reason: string | null },
): Promise<void> {
  await requireReauthentication(caller);
  refuseOwnAccount('suspend', memberId, caller);
  const at = clock.now();
  const isLifted = reason === null;
  const member = await members.transaction(async (tx) => {
    const access = { suspendedAt: isLifted ? null : at, suspensionReason: reason };
    const changed = await members.setAccess(tx, memberId, access, at);
    if (!changed) throw refuse('admin.no_member');
    const action = isLifted ? 'admin.suspension_lifted' : 'admin.suspended';
    const details = isLifted ? {} : { reason };
    await audit({ action, memberId: caller.memberId, targetId: memberId, details, at }, tx);
    return changed;
  });
  if (!isLifted && member.supabaseUserId) await accounts.endSessions(member.supabaseUserId);
}
