import type { Executor } from '../../../../platform/server/database/database.ts';
import type { Caller } from '../../../../platform/server/http/api.ts';
import type { ActionOf } from '../../../../platform/shared/audit.ts';
import type { RequestRow } from '../../request-queries.store.ts';
import type { DecisionDeps } from './deps.ts';

/** An administrator's action on a request, and the resulting status. */
type RequestAction = {
  readonly row: RequestRow;
  readonly action: ActionOf<'refunds'>;
  readonly newStatus: string;
  readonly notes: string | null;
};

/** Records an administrator's action in the history of the request and in the audit log. */
export async function recordAction(
  { store, clock, audit }: DecisionDeps,
  tx: Executor,
  caller: Caller,
  { row, action, newStatus, notes }: RequestAction,
): Promise<void> {
  const { id, status, userId } = row.request;
  const at = clock.now();
  await store.insertAction(tx, {
    adminId: caller.memberId,
    refundRequestId: id,
    action,
    notes,
    previousStatus: action === 'opened' ? null : status,
    newStatus,
    createdAt: at,
  });
  await audit(
    {
      action: `refunds.${action}`,
      memberId: caller.memberId,
      ...(userId ? { targetId: userId } : {}),
      details: { request: id, ...(notes ? { notes } : {}) },
      at,
    },
    tx,
  );
}
