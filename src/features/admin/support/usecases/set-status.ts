import type { Caller } from '../../../../platform/server/http/api.ts';
import type { AuditAction } from '../../../../platform/shared/audit.ts';
import { refuse } from '../../refusals.ts';
import { recordAction } from '../../usecases/record-action.ts';
import type { SupportStatus } from '../support-reads.store.ts';
import type { SupportDeps } from './deps.ts';

const statusActions = {
  open: 'admin.support_reopened',
  answered: 'admin.support_marked_answered',
  closed: 'admin.support_closed',
} as const satisfies Record<SupportStatus, AuditAction>;

/** Closes or reopens a request, or marks it as answered. @throws AppError 404 */
export async function setStatus(
  deps: SupportDeps,
  caller: Caller,
  { id, status }: { readonly id: number; readonly status: SupportStatus },
): Promise<void> {
  const { store, reads, clock } = deps;
  const found = await reads.find(id);
  if (!found) throw refuse('admin.no_support_request');
  await store.transaction(async (tx) => {
    if (!(await store.setStatus(tx, id, status, clock.now()))) throw refuse('admin.no_support_request');
    const event = { action: statusActions[status], targetId: found.request.userId, details: { request: id } };
    await recordAction(deps, caller, event, tx);
  });
}
