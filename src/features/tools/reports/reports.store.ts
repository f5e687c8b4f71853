import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { type Database, type Executor, lockName } from '../../../platform/server/database/database.ts';
import { reports } from '../tables.ts';

export type ReportRow = typeof reports.$inferSelect;
/** Report without its calculations and logo, for lists. */
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
  state: reports.state,
  withdrawnAt: reports.withdrawnAt,
  createdAt: reports.createdAt,
};

/** SQL condition equal to `stateOf`: a report without a stored state is approved if it names an approver. */
const isApproved = or(
  eq(reports.state, 'approved'),
  and(isNull(reports.state), ne(sql`${reports.head}->>'approvedBy'`, '')),
);

const listOf = (executor: Executor, memberId: string, most: number): Promise<ListedReport[]> =>
  executor
    .select(listed)
    .from(reports)
    .where(eq(reports.userId, memberId))
    .orderBy(desc(reports.createdAt), desc(reports.number), desc(reports.revision))
    .limit(most);

export function createReportStore(db: Database) {
  return {
    /**
     * Inserts the report that `build` creates from the member's reports (newest first). Inserts of one member run one
     * after another, which gives each the next number.
     */
    async insertNext(
      memberId: string,
      most: number,
      build: (present: readonly ListedReport[]) => ReportRow,
    ): Promise<{ readonly row: ReportRow; readonly present: readonly ListedReport[] }> {
      return db.transaction(async (tx) => {
        await lockName(tx, `reports ${memberId}`);
        const present = await listOf(tx, memberId, most);
        const row = build(present);
        await tx.insert(reports).values(row);
        return { row, present };
      });
    },

    /** Returns the member's reports, newest first. */
    list: (memberId: string, most: number): Promise<ListedReport[]> => listOf(db, memberId, most),

    async find(id: string): Promise<ReportRow | null> {
      const [row] = await db.select().from(reports).where(eq(reports.id, id));
      return row ?? null;
    },

    /** Returns the logo that the member used last; empty if there is none. */
    async lastMark(memberId: string): Promise<string> {
      const [row] = await db
        .select({ mark: reports.mark })
        .from(reports)
        .where(eq(reports.userId, memberId))
        .orderBy(desc(reports.createdAt), desc(reports.number), desc(reports.revision))
        .limit(1);
      return row?.mark ?? '';
    },

    /** Returns the latest revision after this one that is approved and not withdrawn; drafts do not supersede a report. */
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
            isApproved,
          ),
        )
        .orderBy(desc(reports.revision))
        .limit(1);
      return row ?? null;
    },

    /** Withdraws a report. @returns false if the member has no such report; a second call keeps the first date */
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
