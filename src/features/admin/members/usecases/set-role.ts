import type { Caller } from '../../../../platform/server/http/api.ts';
import { refuse } from '../../refusals.ts';
import type { MemberActionDeps, Role, RoleDeps } from './deps.ts';

/**
 * Grants or revokes the role Admin.
 * @throws AppError 403 without the password; 404; 409 for the last Admin
 */
export async function setRole(
  deps: MemberActionDeps,
  caller: Caller,
  { memberId, role }: { readonly memberId: string; readonly role: Role },
): Promise<void> {
  await deps.requireReauthentication(caller);
  await changeRole(deps, memberId, role, caller.memberId);
}

/**
 * Changes a role without a password check: for `setRole`, which has made it, and for the command line.
 * @param actorId member id of the acting Admin; null on the command line
 * @throws AppError 404 for an unknown member, 409 for the last Admin
 */
export async function changeRole(
  { members, audit, clock }: RoleDeps,
  memberId: string,
  role: Role,
  actorId: string | null,
): Promise<'changed' | 'unchanged'> {
  const at = clock.now();
  return members.transaction(async (tx) => {
    const outcome = await members.setRole(tx, memberId, role, at);
    if (outcome === null) throw refuse('admin.no_member');
    if (outcome === 'last_admin') throw refuse('admin.last_admin');
    if (outcome === 'changed') {
      const action = role === 'Admin' ? 'admin.role_granted' : 'admin.role_taken';
      await audit({ action, memberId: actorId, targetId: memberId, at }, tx);
    }
    return outcome;
  });
}

/** Changes the role of the member with an email address; see `changeRole`. */
export async function changeRoleByEmail(
  deps: RoleDeps,
  email: string,
  role: Role,
  actorId: string | null,
): Promise<'changed' | 'unchanged'> {
  const member = await deps.members.findByEmail(email.trim());
  if (!member)
    throw refuse('admin.no_member', {
      about: `Nobody is registered as ${email}. The person must register first.`,
    });
  return changeRole(deps, member.id, role, actorId);
}
