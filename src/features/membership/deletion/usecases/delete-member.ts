import { refuse } from '../../refusals.ts';
import { begunAction, isProtected } from '../deletion.rules.ts';
import type { DeletionDeps } from './deps.ts';
import { finishDeletion } from './finish-deletions.ts';

export type DeletionChoice = {
  /** Whether public reports that are online remain, without personal data. */
  readonly keepReports: boolean;
};

/**
 * Deletes a member. Each feature removes its personal data. Posts remain with the author 'deleted member'; payment
 * records remain for five years without the person, as accounting law requires.
 * @param actorId id of the acting Admin, or of the member
 * @throws AppError 404 for an unknown member; 403 for the system account; 409 for the last Admin or a payment in
 * progress
 */
export async function deleteMember(
  deps: DeletionDeps,
  memberId: string,
  actorId: string | null,
  choice: DeletionChoice = { keepReports: false },
): Promise<void> {
  const member = await deps.store.find(memberId);
  if (!member) throw refuse('admin.no_member');
  if (isProtected(member.nickname)) throw refuse('admin.protected_account');
  await beginDeletion(deps, memberId, actorId, choice);
  await finishDeletion(deps, member, actorId);
}

/** Marks the member as deleted, which prevents logins. @throws AppError 404; 409 for the last Admin or a payment in progress */
function beginDeletion(
  { store, clock, audit, personalData }: DeletionDeps,
  memberId: string,
  actorId: string | null,
  { keepReports }: DeletionChoice,
): Promise<void> {
  return store.transaction(async (tx) => {
    const admins = await store.lockAdmins(tx);
    const role = await store.lockRole(tx, memberId);
    if (role === null) throw refuse('admin.no_member');
    if (role === 'Admin' && admins === 1) throw refuse('admin.last_admin');
    if (await store.hasMoneyInTransit(tx, memberId)) throw refuse('membership.payment_running');
    await audit({ action: begunAction, memberId: actorId, targetId: memberId, at: clock.now() }, tx);
    if (keepReports) await personalData.releaseReports(tx, memberId);
  });
}
