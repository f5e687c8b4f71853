import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { reports } from '../tables.ts';

export type ReportRow = typeof reports.$inferSelect;
/** What lists need of a report: not what was computed. */
export type ListedReport = Omit<ReportRow, 'calculations' | 'mark'>;

const {
  calculations: _calculations,
  mark: _mark,
  ...listed
} = {
  id: reports.id,
  userId: reports.userId,
  number: reports.number,
  revision: reports.revision,
  head: reports.head,
  calculations: reports.calculations,
  mark: reports.mark,
  isFree: reports.isFree,
  hash: reports.hash,
  withdrawnAt: reports.withdrawnAt,
  createdAt: reports.createdAt,
};

export function createReportStore(db: Database) {
  return {
    /** @returns false when this member has a report of this number and revision already */
    async insert(row: ReportRow): Promise<boolean> {
      const rows = await db.insert(reports).values(row).onConflictDoNothing().returning({ id: reports.id });
      return rows.length === 1;
    },

    /** A member's own, newest first. */
    list: (memberId: string, most: number): Promise<ListedReport[]> =>
      db
        .select(listed)
        .from(reports)
        .where(eq(reports.userId, memberId))
        .orderBy(desc(reports.createdAt), desc(reports.number), desc(reports.revision))
        .limit(most),

    async find(id: string): Promise<ReportRow | null> {
      const [row] = await db.select().from(reports).where(eq(reports.id, id));
      return row ?? null;
    },

    /** The mark that a member used last; empty for none. */
    async lastMark(memberId: string): Promise<string> {
      const [row] = await db
        .select({ mark: reports.mark })
        .from(reports)
        .where(eq(reports.userId, memberId))
        .orderBy(desc(reports.createdAt), desc(reports.number), desc(reports.revision))
        .limit(1);
      return row?.mark ?? '';
    },

    /** The latest revision after this one that was not withdrawn. */
    async newerThan({ userId, number, revision }: ReportRow) {
      if (userId === null) return null;
      const [row] = await db
        .select({ id: reports.id, revision: reports.revision })
        .from(reports)
        .where(
          and(
            eq(reports.userId, userId),
            eq(reports.number, number),
            gt(reports.revision, revision),
            isNull(reports.withdrawnAt),
          ),
        )
        .orderBy(desc(reports.revision))
        .limit(1);
      return row ?? null;
    },

    /** @returns false when this member has no such report; one withdrawn before keeps its date */
    async withdraw(memberId: string, id: string, now: Date): Promise<boolean> {
      const rows = await db
        .update(reports)
        .set({ withdrawnAt: sql`coalesce(${reports.withdrawnAt}, ${now.toISOString()})` })
        .where(and(eq(reports.id, id), eq(reports.userId, memberId)))
        .returning({ id: reports.id });
      return rows.length === 1;
    },
  };
}

export type ReportStore = ReturnType<typeof createReportStore>;
