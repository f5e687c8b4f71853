import type { AuditStore } from '../../../platform/server/audit/audit.store.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import type { Executor } from '../../../platform/server/database/database.ts';
import type { Caller } from '../../../platform/server/http/api.ts';
import type { AuditAction, AuditDetails } from '../../../platform/shared/audit.ts';

export type AuditDeps = { readonly audit: AuditStore['record']; readonly clock: Clock };

type Action = {
  readonly action: AuditAction;
  /** Id of the affected member; null if there is none. */
  readonly targetId: string | null;
  readonly details: AuditDetails;
};

/**
 * Adds an action of the caller to the audit log.
 * @param tx transaction of the action, if there is one
 */
export const recordAction = (
  { audit, clock }: AuditDeps,
  { memberId }: Caller,
  action: Action,
  tx?: Executor,
): Promise<void> => audit({ ...action, memberId, at: clock.now() }, tx);
