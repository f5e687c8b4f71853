import type { Caller } from '../../../../platform/server/http/api.ts';
import { refuse } from '../../refusals.ts';
import {
  type AccessDecision,
  type MemberWithAccount,
  notifyMember,
  recordAccessChange,
  refuseOwnAccount,
  requireAccount,
  requireMemberWithAccount,
} from '../account-access.ts';
import type { AccessDeps, MemberActionDeps } from './deps.ts';

/**
 * Removes the second factors and recovery codes of another member who lost them. For the caller's own account this
 * would need more than the password.
 * @throws AppError 403 without the password; 404; 409 for the own account, or without an account or second factor
 */
export async function resetFactor(
  deps: MemberActionDeps,
  caller: Caller,
  { memberId, note }: { readonly memberId: string; readonly note: string },
): Promise<void> {
  await deps.requireReauthentication(caller);
  refuseOwnAccount('resetFactor', memberId, caller);
  const member = await requireMemberWithAccount(deps, memberId);
  await removeFactors(deps, member, { actorId: caller.memberId, note });
}

/**
 * Removes the second factors and recovery codes of the member with an email address, for the command line.
 * @throws AppError 404; 409 without an account or second factor
 */
export async function resetFactorByEmail(
  deps: AccessDeps,
  email: string,
  decision: AccessDecision,
): Promise<void> {
  const member = await deps.members.findByEmail(email.trim());
  if (!member) throw refuse('admin.no_member', { about: `There is no member with the address ${email}.` });
  await removeFactors(deps, requireAccount(member), decision);
}

async function removeFactors(
  deps: AccessDeps,
  member: MemberWithAccount,
  decision: AccessDecision,
): Promise<void> {
  const { accounts } = deps;
  const factors = await accounts.removeFactors(member.userId);
  if (factors === 0) throw refuse('admin.no_factor');
  try {
    await accounts.endSessions(member.userId);
  } finally {
    // The factors are removed in any case, and a repeated call would find none.
    await recordAccessChange(deps, 'auth.factor_reset', member, { ...decision, details: { factors } });
    await notifyMember(deps, 'two_factor_reset', member, member.email);
  }
}
