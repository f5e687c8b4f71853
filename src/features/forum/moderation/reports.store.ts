import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import { withDatabase } from '../../../platform/server/with-database.ts';
import { localUsers } from '../../membership/tables.ts';
import type { ReportReason } from '../forum.rules.ts';
import { forumAnswers, forumPosts, forumReports } from '../tables.ts';

export type Subject = { readonly postId: number } | { readonly answerId: number };

export type ReportRow = {
  readonly id: number;
  readonly postId: number;
  readonly answerId: number | null;
  /** Title of the question, also if an answer is reported. */
  readonly title: string;
  /** Text of the reported question or answer. */
  readonly content: string;
  readonly userId: string | null;
  readonly userNickname: string | null;
  readonly reason: string;
  readonly note: string;
  readonly createdAt: Date;
};

/** Administrator who decided, and the time. */
type Decider = { readonly by: string; readonly at: Date };

const isAbout = (subject: Subject) =>
  'postId' in subject ? eq(forumReports.postId, subject.postId) : eq(forumReports.answerId, subject.answerId);

export const createReportStore = (db: Database) => ({
  ...withDatabase(db, { save, listOpen, findSubject }),
  reopenOrKeep,
  decide,
});

export type ReportStore = ReturnType<typeof createReportStore>;

/**
 * Saves a report. A member's second report about the same content replaces the first one and reopens it.
 * @returns whether the member had reported it before, and how many reports about the content are open
 */
async function save(
  db: Database,
  subject: Subject,
  report: Pick<typeof forumReports.$inferInsert, 'userId' | 'reason' | 'note'>,
  at: Date,
): Promise<{ readonly isRepeated: boolean; readonly open: number }> {
  const column = 'postId' in subject ? forumReports.postId : forumReports.answerId;
  const [row] = await db
    .insert(forumReports)
    .values({ ...subject, ...report, createdAt: at })
    .onConflictDoUpdate({
      target: [column, forumReports.userId],
      set: {
        reason: report.reason,
        note: report.note,
        state: 'open',
        decidedBy: null,
        decidedAt: null,
        createdAt: at,
      },
    })
    // PostgreSQL sets `xmax` if the insert updated an existing row.
    .returning({ repeated: sql<boolean>`xmax <> 0` });
  const open = await db.$count(forumReports, and(isAbout(subject), eq(forumReports.state, 'open')));
  return { isRepeated: row?.repeated ?? false, open };
}

/** Returns open reports, oldest first, and their total. */
async function listOpen(
  db: Database,
  offset: number,
  limit: number,
): Promise<{ items: ReportRow[]; total: number }> {
  const open = eq(forumReports.state, 'open');
  const items = await db
    .select({
      id: forumReports.id,
      postId: forumPosts.id,
      answerId: forumReports.answerId,
      title: forumPosts.title,
      content: sql<string>`coalesce(${forumAnswers.content}, ${forumPosts.content})`,
      userId: forumReports.userId,
      userNickname: localUsers.nickname,
      reason: forumReports.reason,
      note: forumReports.note,
      createdAt: forumReports.createdAt,
    })
    .from(forumReports)
    .leftJoin(forumAnswers, eq(forumAnswers.id, forumReports.answerId))
    .innerJoin(forumPosts, sql`${forumPosts.id} = coalesce(${forumReports.postId}, ${forumAnswers.postId})`)
    .leftJoin(localUsers, eq(localUsers.id, forumReports.userId))
    .where(open)
    .orderBy(asc(forumReports.createdAt), asc(forumReports.id))
    .limit(limit)
    .offset(offset);
  return { items, total: await db.$count(forumReports, open) };
}

async function findSubject(
  db: Database,
  reportId: number,
): Promise<{ subject: Subject; reason: ReportReason } | null> {
  const { postId, answerId, reason } = forumReports;
  const [row] = await db
    .select({ postId, answerId, reason })
    .from(forumReports)
    .where(eq(forumReports.id, reportId));
  if (row?.postId) return { subject: { postId: row.postId }, reason: row.reason };
  return row?.answerId ? { subject: { answerId: row.answerId }, reason: row.reason } : null;
}

/** Reopens the reports about content that was made visible again, or marks them as `kept`. */
async function reopenOrKeep(
  tx: Executor,
  subject: Subject,
  reopen: boolean,
  { by, at }: Decider,
): Promise<void> {
  await tx
    .update(forumReports)
    .set(
      reopen
        ? { state: 'open', decidedBy: null, decidedAt: null }
        : { state: 'kept', decidedBy: by, decidedAt: at },
    )
    .where(and(isAbout(subject), eq(forumReports.state, 'hidden')));
}

/** Closes all open reports about a question or answer. @returns their number */
async function decide(
  tx: Executor,
  subject: Subject,
  state: 'hidden' | 'kept',
  { by, at }: Decider,
): Promise<number> {
  const { rowCount } = await tx
    .update(forumReports)
    .set({ state, decidedBy: by, decidedAt: at })
    .where(and(isAbout(subject), eq(forumReports.state, 'open')));
  return rowCount ?? 0;
}
