import type { Caller } from '../../../../platform/server/http/api.ts';
import { refuse } from '../../refusals.ts';
import type { ReportRow } from '../reports.store.ts';
import type { ReportDeps } from './deps.ts';

/** Returns the caller's report. @throws AppError 404, also for a report of another member */
export async function requireOwnReport(
  { store }: Pick<ReportDeps, 'store'>,
  caller: Caller,
  id: string,
): Promise<ReportRow> {
  const row = await store.find(id);
  if (!row || row.userId !== caller.memberId) throw refuse('tools.no_report');
  return row;
}
