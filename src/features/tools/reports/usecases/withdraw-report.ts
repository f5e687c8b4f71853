import type { Caller } from '../../../../platform/server/http/api.ts';
import { refuse } from '../../refusals.ts';
import { toolTags } from '../../tools.rules.ts';
import { pageTagsOf } from '../page-tags.ts';
import { maxReports } from '../reports.rules.ts';
import type { ReportDeps } from './deps.ts';

/** Withdraws a report. @throws AppError 404 when the caller has no such report */
export async function withdrawReport(
  { store, clock, changed }: Pick<ReportDeps, 'store' | 'clock' | 'changed'>,
  caller: Caller,
  id: string,
): Promise<void> {
  if (!(await store.withdraw(caller.memberId, id, clock.now()))) throw refuse('tools.no_report');
  const rows = await store.list(caller.memberId, maxReports);
  const number = rows.find((row) => row.id === id)?.number;
  await changed(toolTags.report(id), ...pageTagsOf(number, rows));
}
