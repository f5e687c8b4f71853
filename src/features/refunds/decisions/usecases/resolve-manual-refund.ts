import type { Caller } from '../../../../platform/server/http/api.ts';
import { refuse } from '../../refusals.ts';
import type { DecisionDeps } from './deps.ts';
import { recordAction } from './record-action.ts';

/**
 * Resolves a refund that the provider refused: it was paid by other means, or is sent to the provider again.
 * @throws AppError 404, 409 for a refund that needs no manual step
 */
export async function resolveManualRefund(
  deps: DecisionDeps,
  caller: Caller,
  id: number,
  decision: { outcome: 'paid' | 'send_again'; reference: string },
): Promise<void> {
  const { store, money } = deps;
  const row = await store.findRequest(id);
  const found = row && (await store.findMoneyId(id));
  if (!row || !found) throw refuse('refunds.no_request', { about: 'such refund' });
  const isPaid = decision.outcome === 'paid';
  if (!(await money.resolveManual(found.id, isPaid ? 'done' : 'send_again')))
    throw refuse('refunds.not_manual');
  await store.transaction((tx) =>
    recordAction(deps, tx, caller, {
      row,
      action: `manual_${decision.outcome}`,
      newStatus: row.request.status,
      notes: decision.reference,
    }),
  );
}
