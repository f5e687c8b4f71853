/** Membership days that an administrator grants, without payment and without right to a refund. */

import type { Clock } from '../../../platform/server/clock.ts';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import type { AuditAction, AuditDetails } from '../../../platform/shared/audit.ts';
import type { Member } from '../member.store.ts';
import { refuse } from '../refusals.ts';
import type { grantDays, lockMember } from './period.store.ts';

export type DaysGrant = {
  readonly memberId: string;
  readonly days: number;
  /** Reason for the grant, for the audit log. */
  readonly note: string;
  readonly actorId: string;
};

export function createGrantedDays(options: {
  readonly db: Database;
  readonly clock: Clock;
  readonly lockMember: typeof lockMember;
  readonly grantDays: typeof grantDays;
  readonly notify: (
    tx: Executor,
    member: Member,
    grant: { readonly days: number; readonly until: Date },
  ) => Promise<void>;
  readonly audit: (
    entry: {
      action: AuditAction;
      memberId: string;
      targetId: string;
      details: AuditDetails;
      at: Date;
    },
    tx: Executor,
  ) => Promise<void>;
}) {
  const { db, clock, notify, audit, lockMember, grantDays } = options;

  /** Grants days. @returns the new end of the membership @throws AppError 404 */
  return async ({ memberId, days, note, actorId }: DaysGrant): Promise<Date> =>
    db.transaction(async (tx) => {
      // The same lock as for payments, so that simultaneous periods follow each other without overlap.
      const member = await lockMember(tx, memberId);
      if (!member) throw refuse('admin.no_member');
      const at = clock.now();
      const until = await grantDays(tx, member, days, at);
      await notify(tx, member, { days, until });
      const details = { days, until: until.toISOString(), note };
      await audit(
        { action: 'membership.days_granted', memberId: actorId, targetId: memberId, details, at },
        tx,
      );
      return until;
    });
}
