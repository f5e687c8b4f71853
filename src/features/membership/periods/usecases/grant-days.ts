import { refuse } from '../../refusals.ts';
import type { GrantDaysDeps } from './deps.ts';

export type DaysGrant = {
  readonly memberId: string;
  readonly days: number;
  /** Reason for the grant, for the audit log. */
  readonly note: string;
  readonly actorId: string;
};

/**
 * Grants membership days without payment and without right to a refund.
 * @returns the new end of the membership
 * @throws AppError 404 for an unknown member
 */
export function grantMembershipDays(
  { store, clock, notify, audit }: GrantDaysDeps,
  { memberId, days, note, actorId }: DaysGrant,
): Promise<Date> {
  return store.transaction(async (tx) => {
    // The same lock as for payments, so that simultaneous periods follow each other without overlap.
    const member = await store.lockMember(tx, memberId);
    if (!member) throw refuse('admin.no_member');
    const at = clock.now();
    const until = await store.grantDays(tx, member, days, at);
    await notify(tx, member, { days, until });
    const details = { days, until: until.toISOString(), note };
    await audit(
      { action: 'membership.days_granted', memberId: actorId, targetId: memberId, details, at },
      tx,
    );
    return until;
  });
}
