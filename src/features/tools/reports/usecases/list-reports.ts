import type { Caller } from '../../../../platform/server/http/api.ts';
import { maxReports, revisionLetter, stateOf } from '../reports.rules.ts';
import type { ListedReport } from '../reports.store.ts';
import type { ReportDeps } from './deps.ts';

/** Returns the member's reports, newest first. */
export async function listReports({ store }: Pick<ReportDeps, 'store'>, caller: Caller) {
  const rows = await store.list(caller.memberId, maxReports);
  const hasMark = caller.isPremium && (await store.lastMark(caller.memberId)) !== '';
  return { reports: rows.map((row) => viewListed(row, rows)), hasMark };
}

/** Returns a report as the list shows it. @param all reports of the member */
export function viewListed(row: ListedReport, all: readonly ListedReport[]) {
  const { id, number, revision, head, state, createdAt, withdrawnAt } = row;
  return {
    id,
    number,
    revision: revisionLetter(revision),
    head: { ...head },
    state: withdrawnAt ? ('withdrawn' as const) : stateOf(state, head),
    createdAt: createdAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    isLatest: !all.some((each) => each.number === number && each.revision > revision),
  };
}
