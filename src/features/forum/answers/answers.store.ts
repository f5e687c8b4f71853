import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import { withDatabase } from '../../../platform/server/with-database.ts';
import { localUsers } from '../../membership/tables.ts';
import type { QuotedResult } from '../forum.rules.ts';
import { forumAnswers, forumMuted, forumPosts } from '../tables.ts';

export type AnswerRow = {
  readonly id: number;
  readonly postId: number;
  readonly content: string;
  readonly userId: string | null;
  readonly userNickname: string | null;
  readonly userAvatar: string | null;
  readonly isAccepted: boolean;
  readonly results: readonly QuotedResult[];
  readonly hiddenAt: Date | null;
  readonly createdAt: Date;
};

/** Member who receives mails, with email address and language. */
export type MailRecipient = {
  readonly memberId: string;
  readonly email: string;
  readonly nickname: string;
  readonly language: string;
};

export const answerColumns = {
  id: forumAnswers.id,
  postId: forumAnswers.postId,
  content: forumAnswers.content,
  userId: forumAnswers.userId,
  userNickname: localUsers.nickname,
  userAvatar: localUsers.avatar,
  isAccepted: forumAnswers.isAccepted,
  results: forumAnswers.results,
  hiddenAt: forumAnswers.hiddenAt,
  createdAt: forumAnswers.createdAt,
};

const isVisibleAnswerOf = (postId: number) =>
  and(eq(forumAnswers.postId, postId), isNull(forumAnswers.hiddenAt));

/** Locks a question, so that the accepted answer and the answered state change together. */
async function lockPost(tx: Executor, postId: number): Promise<void> {
  await tx.select({ id: forumPosts.id }).from(forumPosts).where(eq(forumPosts.id, postId)).for('update');
}

const markAnswered = (tx: Executor, postId: number, isAnswered: boolean) =>
  tx.update(forumPosts).set({ isAnswered }).where(eq(forumPosts.id, postId));

async function isAnswered(tx: Executor, postId: number): Promise<boolean> {
  const [post] = await tx
    .select({ isAnswered: forumPosts.isAnswered })
    .from(forumPosts)
    .where(eq(forumPosts.id, postId));
  return post?.isAnswered ?? false;
}

export type Acceptance = {
  readonly isAccepted: boolean;
  /** Whether the question has an accepted answer. */
  readonly isAnswered: boolean;
  readonly isChanged: boolean;
};

export const createAnswerStore = (db: Database) => ({
  ...withDatabase(db, {
    listAnswers,
    countBefore,
    findAnswer,
    insertAnswer,
    findAskerForMail,
    findRecipient,
    mute,
    usedImages,
  }),
  deleteAnswer,
  acceptAnswer,
  hideAnswer,
});

export type AnswerStore = ReturnType<typeof createAnswerStore>;

const select = (db: Database) =>
  db.select(answerColumns).from(forumAnswers).leftJoin(localUsers, eq(localUsers.id, forumAnswers.userId));

/** Returns a page of visible answers: the accepted one first, then the oldest first. */
async function listAnswers(
  db: Database,
  postId: number,
  offset: number,
  count: number,
): Promise<AnswerRow[]> {
  return select(db)
    .where(isVisibleAnswerOf(postId))
    .orderBy(desc(forumAnswers.isAccepted), asc(forumAnswers.createdAt), asc(forumAnswers.id))
    .limit(count)
    .offset(offset);
}

/** Returns how many answers come before this one in the list. */
async function countBefore(db: Database, { postId, isAccepted, createdAt, id }: AnswerRow): Promise<number> {
  if (isAccepted) return 0;
  const earlier = sql`(${forumAnswers.createdAt}, ${forumAnswers.id}) < (${createdAt.toISOString()}::timestamptz, ${id})`;
  return db.$count(
    forumAnswers,
    and(isVisibleAnswerOf(postId), or(eq(forumAnswers.isAccepted, true), earlier)),
  );
}

/** Returns an answer, hidden or not. */
async function findAnswer(db: Database, id: number): Promise<AnswerRow | null> {
  return (await select(db).where(eq(forumAnswers.id, id)))[0] ?? null;
}

/**
 * Inserts an answer.
 * @returns null if the question is hidden or deleted
 */
async function insertAnswer(
  db: Database,
  postId: number,
  answer: { readonly userId: string; readonly content: string; readonly results: readonly QuotedResult[] },
  at: Date,
): Promise<number | null> {
  return db.transaction(async (tx) => {
    const [post] = await tx
      .select({ hiddenAt: forumPosts.hiddenAt })
      .from(forumPosts)
      .where(eq(forumPosts.id, postId))
      .for('share');
    if (!post || post.hiddenAt !== null) return null;
    const [row] = await tx
      .insert(forumAnswers)
      .values({ postId, ...answer, createdAt: at, updatedAt: at })
      .returning({ id: forumAnswers.id });
    return row?.id ?? null;
  });
}

/**
 * Deletes an answer. If it was the accepted one, the question counts as not answered again.
 * @returns whether it existed
 */
async function deleteAnswer(tx: Executor, id: number, postId: number): Promise<boolean> {
  await lockPost(tx, postId);
  const [gone] = await tx
    .delete(forumAnswers)
    .where(eq(forumAnswers.id, id))
    .returning({ isAccepted: forumAnswers.isAccepted });
  if (gone?.isAccepted) await markAnswered(tx, postId, false);
  return gone !== undefined;
}

/**
 * Accepts an answer instead of any other, or withdraws the acceptance.
 * @param accepted null toggles the state
 * @returns the new state of the answer and its question, and whether it changed; null if the answer is hidden or
 * deleted
 */
async function acceptAnswer(
  tx: Executor,
  id: number,
  postId: number,
  accepted: boolean | null,
): Promise<Acceptance | null> {
  await lockPost(tx, postId);
  const [before] = await tx
    .select({ isAccepted: forumAnswers.isAccepted, hiddenAt: forumAnswers.hiddenAt })
    .from(forumAnswers)
    .where(eq(forumAnswers.id, id));
  if (!before || before.hiddenAt !== null) return null;
  const isAccepted = accepted ?? !before.isAccepted;
  if (isAccepted === before.isAccepted)
    return { isAccepted, isAnswered: await isAnswered(tx, postId), isChanged: false };
  await tx
    .update(forumAnswers)
    .set({ isAccepted: false })
    .where(and(eq(forumAnswers.postId, postId), eq(forumAnswers.isAccepted, true)));
  if (isAccepted) await tx.update(forumAnswers).set({ isAccepted }).where(eq(forumAnswers.id, id));
  await markAnswered(tx, postId, isAccepted);
  return { isAccepted, isAnswered: isAccepted, isChanged: true };
}

/**
 * Hides an answer or makes it visible again; hiding withdraws the acceptance.
 * @returns whether this changed; null if the answer does not exist
 */
async function hideAnswer(
  tx: Executor,
  { id, postId }: Pick<AnswerRow, 'id' | 'postId'>,
  hidden: boolean,
  at: Date,
): Promise<boolean | null> {
  await lockPost(tx, postId);
  const [before] = await tx
    .select({ isAccepted: forumAnswers.isAccepted, hiddenAt: forumAnswers.hiddenAt })
    .from(forumAnswers)
    .where(eq(forumAnswers.id, id));
  if (!before) return null;
  if ((before.hiddenAt !== null) === hidden) return false;
  const change = hidden ? { hiddenAt: at, isAccepted: false } : { hiddenAt: null };
  await tx.update(forumAnswers).set(change).where(eq(forumAnswers.id, id));
  if (hidden && before.isAccepted) await markAnswered(tx, postId, false);
  return true;
}

/** Returns the author of a question; null if the author has unsubscribed or was deleted. */
async function findAskerForMail(db: Database, postId: number): Promise<MailRecipient | null> {
  const [row] = await db
    .select({
      memberId: localUsers.id,
      email: localUsers.email,
      nickname: localUsers.nickname,
      language: localUsers.language,
    })
    .from(forumPosts)
    .innerJoin(localUsers, eq(localUsers.id, forumPosts.userId))
    .leftJoin(forumMuted, eq(forumMuted.userId, localUsers.id))
    .where(and(eq(forumPosts.id, postId), isNull(forumMuted.userId)));
  return row ?? null;
}

/** Returns the email address and language of a member; null for a deleted one. */
async function findRecipient(db: Database, memberId: string): Promise<MailRecipient | null> {
  const { id, email, nickname, language } = localUsers;
  const [row] = await db
    .select({ memberId: id, email, nickname, language })
    .from(localUsers)
    .where(eq(id, memberId));
  return row ?? null;
}

/** Unsubscribes a member from answer notifications (`muted`), or subscribes again. Unknown members are ignored. */
async function mute(db: Database, memberId: string, muted: boolean, at: Date): Promise<void> {
  if (!muted) await db.delete(forumMuted).where(eq(forumMuted.userId, memberId));
  else
    await db.execute(
      sql`INSERT INTO ${forumMuted} (user_id, created_at) SELECT ${localUsers.id}, ${at.toISOString()}::timestamptz FROM ${localUsers} WHERE ${localUsers.id} = ${memberId} ON CONFLICT DO NOTHING`,
    );
}

/** Returns the URLs of images in questions and answers, including hidden ones. */
async function usedImages(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ url: string }>(sql`
    SELECT unnest(${forumPosts.images}) AS url FROM ${forumPosts}
    UNION SELECT (regexp_matches(${forumPosts.content}, '/files/forum/[\\w./-]+', 'g'))[1] FROM ${forumPosts} WHERE ${forumPosts.content} LIKE '%/files/forum/%'
    UNION SELECT (regexp_matches(${forumAnswers.content}, '/files/forum/[\\w./-]+', 'g'))[1] FROM ${forumAnswers} WHERE ${forumAnswers.content} LIKE '%/files/forum/%'`);
  return rows.map(({ url }) => url);
}
