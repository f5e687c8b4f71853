import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database/database.ts';
import { reports } from '../tables.ts';
import { stateOf, withoutPersonalData } from './reports.rules.ts';
import type { ReportRow } from './reports.store.ts';

/**
 * Keeps a member's current reports when the account is deleted: removes the personal data in them and the link to the
 * account. The current revision of a report is the latest approved one, or the latest draft if none is approved; the
 * other revisions are deleted with the account. @param hashOf computes the checksum of a changed report
 */
export const createReportRelease = (hashOf: (row: ReportRow) => string) =>
  async function releaseReports(tx: Executor, memberId: string): Promise<void> {
    const rows = await tx
      .select()
      .from(reports)
      .where(and(eq(reports.userId, memberId), isNull(reports.withdrawnAt)))
      .orderBy(desc(reports.revision));
    for (const row of currentOf(rows)) {
      const state = stateOf(row.state, row.head);
      const kept = { ...row, head: withoutPersonalData(row.head), mark: '', state };
      await tx
        .update(reports)
        .set({ userId: null, head: kept.head, mark: kept.mark, state, hash: hashOf(kept) })
        .where(eq(reports.id, row.id));
    }
  };

/** Returns the current revision of each report. @param rows latest revision first */
function currentOf<Row extends Pick<ReportRow, 'number' | 'state' | 'head'>>(
  rows: readonly Row[],
): readonly Row[] {
  const numbers = [...new Set(rows.map(({ number }) => number))];
  return numbers.flatMap((number) => {
    const revisions = rows.filter((row) => row.number === number);
    return revisions.find(({ state, head }) => stateOf(state, head) === 'approved') ?? revisions[0] ?? [];
  });
}
