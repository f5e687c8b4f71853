import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/server/database/database.ts';
import { localUsers } from '../../membership/tables.ts';
import { type AnswerRow, answerColumns } from '../answers/answers.store.ts';
import { forumAnswers, forumPosts } from '../tables.ts';

export type HiddenRow = {
  readonly postId: number;
  /** Id of the hidden answer; null if the question itself is hidden. */
  readonly answerId: number | null;
  /** Title of the question, also if an answer is hidden. */
  readonly title: string;
  readonly content: string;
  readonly userNickname: string | null;
  readonly hiddenAt: Date | null;
};

export function createHiddenStore(db: Database) {
  const questionIsHidden = isNotNull(forumPosts.hiddenAt);
  const answerIsHidden = isNotNull(forumAnswers.hiddenAt);
  return {
    /** Returns a page of hidden questions and answers, most recently hidden first, and their total. */
    async list(offset: number, limit: number): Promise<{ items: HiddenRow[]; total: number }> {
      const shared = { title: forumPosts.title, userNickname: localUsers.nickname };
      const questions = db
        .select({
          ...shared,
          postId: forumPosts.id,
          answerId: sql<number | null>`null::bigint`.mapWith(Number).as('answer_id'),
          content: forumPosts.content,
          hiddenAt: forumPosts.hiddenAt,
        })
        .from(forumPosts)
        .leftJoin(localUsers, eq(localUsers.id, forumPosts.userId))
        .where(questionIsHidden);
      const answers = db
        .select({
          ...shared,
          postId: forumPosts.id,
          answerId: sql<number | null>`${forumAnswers.id}`.mapWith(Number).as('answer_id'),
          content: forumAnswers.content,
          hiddenAt: forumAnswers.hiddenAt,
        })
        .from(forumAnswers)
        .innerJoin(forumPosts, eq(forumPosts.id, forumAnswers.postId))
        .leftJoin(localUsers, eq(localUsers.id, forumAnswers.userId))
        .where(answerIsHidden);
      const items = await unionAll(questions, answers)
        .orderBy(sql`hidden_at DESC, id DESC, answer_id DESC`)
        .limit(limit)
        .offset(offset);
      const [posts, others] = [
        await db.$count(forumPosts, questionIsHidden),
        await db.$count(forumAnswers, answerIsHidden),
      ];
      return { items, total: posts + others };
    },

    /** Returns hidden answers of a question, oldest first. */
    async answersOf(postId: number, most: number): Promise<AnswerRow[]> {
      return db
        .select(answerColumns)
        .from(forumAnswers)
        .leftJoin(localUsers, eq(localUsers.id, forumAnswers.userId))
        .where(and(eq(forumAnswers.postId, postId), answerIsHidden))
        .orderBy(asc(forumAnswers.createdAt), asc(forumAnswers.id))
        .limit(most);
    },
  };
}

export type HiddenStore = ReturnType<typeof createHiddenStore>;
