/**
 * Actions of administrators on members. Each requires that the caller verified the password within the last five
 * minutes.
 */
import type { AuditStore } from '../../../platform/server/audit/audit.store.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import type { Caller } from '../../../platform/server/http/api.ts';
import { type MemberAction, permanentRefusals } from '../admin.rules.ts';
import { refuse } from '../refusals.ts';
import type { AccessUseCases } from './access.ts';
import type { Role, RolesUseCases } from './roles.ts';

export type MemberActionDependencies = {
  readonly roles: RolesUseCases;
  readonly access: AccessUseCases;
  readonly audit: Pick<AuditStore, 'record'>;
  readonly clock: Clock;
  /**
   * Checks that the caller verified the password recently.
   * @throws AppError 403 otherwise
   */
  readonly requireReauthentication: (caller: Caller) => Promise<void>;
  /**
   * Grants membership days.
   * @returns the new end of the membership
   * @throws AppError 404
   */
  readonly grantDays: (grant: {
    memberId: string;
    days: number;
    note: string;
    actorId: string;
  }) => Promise<Date>;
  readonly deleteMember: (memberId: string, actorId: string) => Promise<void>;
  /** Suspends a member, or lifts the suspension with null. @returns false for an unknown member */
  readonly suspend: (memberId: string, reason: string | null, at: Date) => Promise<boolean>;
};

/**
 * Deletes a member.
 * @throws AppError 403 without the password, 404, 409 as in `deletion`
 */
export async function deleteMember(
  { requireReauthentication, deleteMember }: MemberActionDependencies,
  caller: Caller,
  memberId: string,
): Promise<void> {
  await requireReauthentication(caller);
  await deleteMember(memberId, caller.memberId);
}

/**
 * Grants or revokes the role Admin.
 * @throws AppError 403 without the password, 404, 409 for the last Admin
 */
export async function setRole(
  { requireReauthentication, roles }: MemberActionDependencies,
  caller: Caller,
  { memberId, role }: { memberId: string; role: Role },
): Promise<void> {
  await requireReauthentication(caller);
  await roles.set(memberId, role, caller.memberId);
}

/**
 * Grants membership days.
 * @returns the new end of the membership
 */
export async function grantDays(
  { requireReauthentication, grantDays }: MemberActionDependencies,
  caller: Caller,
  grant: { memberId: string; days: number; note: string },
): Promise<Date> {
  await requireReauthentication(caller);
  return grantDays({ ...grant, actorId: caller.memberId });
}

/** Sets the device limit of the member; null restores the general limit. */
export async function setDevices(
  { requireReauthentication, access }: MemberActionDependencies,
  caller: Caller,
  { memberId, devices, note }: { memberId: string; devices: number | null; note: string },
): Promise<void> {
  await requireReauthentication(caller);
  await access.setDevices(memberId, devices, { actorId: caller.memberId, note });
}

export async function endSessions(
  { requireReauthentication, access }: MemberActionDependencies,
  caller: Caller,
  { memberId, note }: { memberId: string; note: string },
): Promise<void> {
  await requireReauthentication(caller);
  refuseOwn('endSessions', memberId, caller);
  await access.endSessions(memberId, { actorId: caller.memberId, note });
}

/** Turns off two-factor login of another member. For the caller's own account this would need more than the password. */
export async function resetFactor(
  { requireReauthentication, access }: MemberActionDependencies,
  caller: Caller,
  { memberId, note }: { memberId: string; note: string },
): Promise<void> {
  await requireReauthentication(caller);
  refuseOwn('resetFactor', memberId, caller);
  await access.resetFactor(memberId, { actorId: caller.memberId, note });
}

/** Changes the email address of an account to one that the administrator verified. */
export async function correctEmail(
  { requireReauthentication, access }: MemberActionDependencies,
  caller: Caller,
  { memberId, email, note }: { memberId: string; email: string; note: string },
): Promise<void> {
  await requireReauthentication(caller);
  refuseOwn('correctEmail', memberId, caller);
  await access.correctEmail(memberId, email, { actorId: caller.memberId, note });
}

/** Suspends a member with a reason shown to the member, or lifts the suspension. */
export async function setSuspension(
  { requireReauthentication, suspend, audit, clock }: MemberActionDependencies,
  caller: Caller,
  { memberId, reason }: { memberId: string; reason: string | null },
): Promise<void> {
  await requireReauthentication(caller);
  refuseOwn('suspend', memberId, caller);
  const at = clock.now();
  if (!(await suspend(memberId, reason, at))) throw refuse('admin.no_member');
  await audit.record({
    action: reason === null ? 'admin.suspension_lifted' : 'admin.suspended',
    memberId: caller.memberId,
    targetId: memberId,
    details: reason === null ? {} : { reason },
    at,
  });
}

/** Refuses actions on the caller's own account; other restrictions are checked within the transactions. */
function refuseOwn(action: MemberAction, memberId: string, caller: Caller): void {
  const isOwn = memberId === caller.memberId;
  const refused = permanentRefusals({ isOwn, isProtected: false, isLastAdmin: false, hasAccount: true });
  if (refused[action] === 'own_account') throw refuse('admin.own_account');
}
