import { and, asc, between, desc, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import { localUsers } from '../membership/tables.ts';
import type { Database, Executor } from '../platform/database/database.ts';
import type { QuotedResult } from './forum.rules.ts';
import { forumAnswers, forumCounts, forumPosts } from './tables.ts';

/** A question as it is read: with its author, and how many answers are in sight. */
export type PostRow = {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly category: string;
  readonly images: string[];
  readonly isAnswered: boolean;
  readonly userId: string | null;
  readonly userNickname: string | null;
  readonly userAvatar: string | null;
  readonly hiddenAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly results: readonly QuotedResult[];
  readonly answerCount: number;
};

export type NewPost = Pick<PostRow, 'title' | 'content' | 'category' | 'images' | 'results'> & {
  /** Words to find it by. */
  readonly words: readonly string[];
};

const columns = {
  id: forumPosts.id,
  title: forumPosts.title,
  content: forumPosts.content,
  category: forumPosts.category,
  images: forumPosts.images,
  isAnswered: forumPosts.isAnswered,
  results: forumPosts.results,
  userId: forumPosts.userId,
  userNickname: localUsers.nickname,
  userAvatar: localUsers.avatar,
  hiddenAt: forumPosts.hiddenAt,
  createdAt: forumPosts.createdAt,
  updatedAt: forumPosts.updatedAt,
  answerCount: sql<number>`(SELECT count(*)::int FROM ${forumAnswers} WHERE ${forumAnswers.postId} = ${forumPosts.id} AND ${forumAnswers.hiddenAt} IS NULL)`,
};

export const inSight = isNull(forumPosts.hiddenAt);
export const newest = [desc(forumPosts.createdAt), desc(forumPosts.id)];
const oldest = [asc(forumPosts.createdAt), asc(forumPosts.id)];
export const inCategory = (category: string | null) =>
  category === null ? undefined : eq(forumPosts.category, category);

/** Adds to the number of questions in sight, in the transaction that changes them. */
async function countPosts(tx: Executor, category: string, by: 1 | -1): Promise<void> {
  await tx
    .insert(forumCounts)
    .values({ category, posts: Math.max(by, 0) })
    .onConflictDoUpdate({
      target: forumCounts.category,
      set: { posts: sql`greatest(0, ${forumCounts.posts} + ${by})` },
    });
}

export function createForumStore(db: Database) {
  async function inOrder(ids: readonly number[]): Promise<PostRow[]> {
    if (ids.length === 0) return [];
    const rows = await db
      .select(columns)
      .from(forumPosts)
      .leftJoin(localUsers, eq(localUsers.id, forumPosts.userId))
      .where(inArray(forumPosts.id, [...ids]));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  return {
    /** Questions by their ids, in that order. */
    inOrder,

    /** Runs work that only one process may do at a time. */
    async runAlone(work: () => Promise<void>): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('forum'))`);
        await work();
      });
    },

    /** How many questions are in sight, by category. */
    async counts(): Promise<Record<string, number>> {
      const rows = await db.select().from(forumCounts);
      return Object.fromEntries(rows.map(({ category, posts }) => [category, posts]));
    },

    /** Questions in sight, newest first. Of those that are skipped only the index is read. */
    async list(
      category: string | null,
      window: { readonly offset: number; readonly count: number; readonly fromEnd: boolean },
    ): Promise<PostRow[]> {
      const shown = db
        .select({ shownId: forumPosts.id })
        .from(forumPosts)
        .where(and(inSight, inCategory(category)))
        .orderBy(...(window.fromEnd ? oldest : newest))
        .limit(window.count)
        .offset(window.offset)
        .as('shown');
      const rows = await db
        .select(columns)
        .from(shown)
        .innerJoin(forumPosts, eq(forumPosts.id, shown.shownId))
        .leftJoin(localUsers, eq(localUsers.id, forumPosts.userId));
      return rows.sort(
        (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id,
      );
    },

    /** Questions in sight whose ids lie in this range, in their order. */
    async listAddresses(first: number, last: number): Promise<Pick<PostRow, 'id' | 'title' | 'updatedAt'>[]> {
      return db
        .select({ id: forumPosts.id, title: forumPosts.title, updatedAt: forumPosts.updatedAt })
        .from(forumPosts)
        .where(and(inSight, between(forumPosts.id, first, last)))
        .orderBy(asc(forumPosts.id));
    },

    /** The highest id; 0 without questions. */
    async lastId(): Promise<number> {
      const [row] = await db.select({ id: max(forumPosts.id) }).from(forumPosts);
      return row?.id ?? 0;
    },

    /** One question, hidden or not; null when there is none. */
    async findPost(id: number): Promise<PostRow | null> {
      return (await inOrder([id]))[0] ?? null;
    },

    async insertPost(userId: string, post: NewPost, at: Date): Promise<number> {
      return db.transaction(async (tx) => {
        const [row] = await tx
          .insert(forumPosts)
          .values({ ...fields(post), userId, createdAt: at, updatedAt: at })
          .returning({ id: forumPosts.id });
        await countPosts(tx, post.category, 1);
        return row?.id ?? 0;
      });
    },

    /**
     * Changes a question.
     * @param seen the moment of the version that was changed; null when the caller does not say
     * @returns false when somebody else was faster, null when there is none
     */
    async updatePost(id: number, post: NewPost, seen: Date | null, at: Date): Promise<boolean | null> {
      return db.transaction(async (tx) => {
        const [before] = await tx
          .select({
            category: forumPosts.category,
            hiddenAt: forumPosts.hiddenAt,
            updatedAt: forumPosts.updatedAt,
          })
          .from(forumPosts)
          .where(eq(forumPosts.id, id))
          .for('update');
        if (!before) return null;
        if (seen && before.updatedAt.getTime() !== seen.getTime()) return false;
        // Two changes never carry the same moment, or the second could not be told from the first.
        const updatedAt = new Date(Math.max(at.getTime(), before.updatedAt.getTime() + 1));
        await tx
          .update(forumPosts)
          .set({ ...fields(post), updatedAt })
          .where(eq(forumPosts.id, id));
        if (before.hiddenAt === null && before.category !== post.category) {
          const changes = [[before.category, -1] as const, [post.category, 1] as const];
          // Always in the same order, so that two such changes never wait for each other.
          for (const [category, by] of changes.sort(([one], [other]) => (one < other ? -1 : 1)))
            await countPosts(tx, category, by);
        }
        return true;
      });
    },

    /** Deletes a question with its answers. @returns false when there was none */
    async deletePost(id: number): Promise<boolean> {
      return db.transaction(async (tx) => {
        const [row] = await tx
          .delete(forumPosts)
          .where(eq(forumPosts.id, id))
          .returning({ category: forumPosts.category, hiddenAt: forumPosts.hiddenAt });
        if (row && row.hiddenAt === null) await countPosts(tx, row.category, -1);
        return row !== undefined;
      });
    },

    /** Hides a question or shows it again. @returns false when there is none */
    async hidePost(id: number, hidden: boolean, at: Date): Promise<boolean> {
      return db.transaction(async (tx) => {
        const [before] = await tx
          .select({ category: forumPosts.category, hiddenAt: forumPosts.hiddenAt })
          .from(forumPosts)
          .where(eq(forumPosts.id, id))
          .for('update');
        if (!before) return false;
        if ((before.hiddenAt !== null) === hidden) return true;
        await tx
          .update(forumPosts)
          .set({ hiddenAt: hidden ? at : null })
          .where(eq(forumPosts.id, id));
        await countPosts(tx, before.category, hidden ? -1 : 1);
        return true;
      });
    },
  };
}

export type ForumStore = ReturnType<typeof createForumStore>;

function fields({ words, ...post }: NewPost) {
  return { ...post, searchWords: sql<string>`array_to_tsvector(${sql.param([...words])}::text[])` };
}
