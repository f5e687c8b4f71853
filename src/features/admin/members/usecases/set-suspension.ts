import type { Caller } from '../../../../platform/server/http/api.ts';
import { refuse } from '../../refusals.ts';
import { refuseOwnAccount } from '../account-access.ts';
import type { MemberActionDeps } from './deps.ts';

/**
 * Suspends another member with a reason shown to the member, or lifts the suspension.
 * @throws AppError 403 without the password; 404; 409 for the own account
 */
export async function setSuspension(
  { requireReauthentication, suspend, audit, clock }: MemberActionDeps,
  caller: Caller,
  { memberId, reason }: { readonly memberId: string; readonly reason: string | null },
): Promise<void> {
  await requireReauthentication(caller);
  refuseOwnAccount('suspend', memberId, caller);
  const at = clock.now();
  if (!(await suspend(memberId, reason, at))) throw refuse('admin.no_member');
  await audit({
    action: reason === null ? 'admin.suspension_lifted' : 'admin.suspended',
    memberId: caller.memberId,
    targetId: memberId,
    details: reason === null ? {} : { reason },
    at,
  });
}
