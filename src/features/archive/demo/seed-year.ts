/** Writes demo data of one year into the archive: posts, comments and likes. */
import { eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database/database.ts';
import { createRandom } from '../../../platform/server/random.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import { type PostText, searchVectorOf } from '../archive.store.ts';
import { materialComments, materialLikes, materialPosts } from '../tables.ts';
import { demoComments } from './comments.ts';
import { toolsOfPosts } from './year-posts.ts';

export type DemoReader = { readonly id: string; readonly language: Language; readonly joinedAt: Date };
/** Post whose text is validated and sanitized. */
export type SanitizedPost = PostText & { readonly daysAgo: number };

const dayMs = 86_400_000;

/**
 * Writes posts, comments and likes.
 * @returns pairs of calculator and post, from which related links are made
 */
export async function seedYearOfPosts(
  tx: Executor,
  options: {
    readonly posts: readonly SanitizedPost[];
    readonly readers: readonly DemoReader[];
    readonly authorId: string;
    readonly now: Date;
  },
): Promise<{ readonly calculator: string; readonly post: number; readonly at: Date }[]> {
  const { posts, readers, authorId, now } = options;
  if (posts.length > 0)
    await tx.insert(materialPosts).values(
      posts.map(({ daysAgo, words, ...text }) => {
        const at = new Date(now.getTime() - daysAgo * dayMs);
        return {
          ...text,
          authorId,
          images: [],
          searchWords: searchVectorOf(words),
          createdAt: at,
          updatedAt: at,
        };
      }),
    );
  const there = await tx
    .select({ id: materialPosts.id, title: materialPosts.title, at: materialPosts.createdAt })
    .from(materialPosts)
    .where(inArray(materialPosts.title, Object.keys(toolsOfPosts)))
    .orderBy(materialPosts.createdAt);

  const chance = createRandom(15);
  const until = now.getTime() - 60_000;
  const between = (from: number) => new Date(from + chance.next() ** 2 * (until - from));
  const comments = there.flatMap(({ id: postId, title, at }) =>
    (demoComments[title] ?? []).map(([language, text]) => {
      const createdAt = between(at.getTime());
      const own = readers.filter((each) => each.language === language && each.joinedAt < createdAt);
      return { postId, userId: own.length > 0 ? chance.pick(own).id : authorId, text, createdAt };
    }),
  );
  const likes = there.flatMap(({ id: postId, at }) =>
    chance
      .shuffled(readers)
      .slice(0, chance.whole(3, 34))
      .map((reader) => ({
        postId,
        userId: reader.id,
        createdAt: between(Math.max(at.getTime(), reader.joinedAt.getTime())),
      })),
  );
  comments.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  if (comments.length > 0) await tx.insert(materialComments).values(comments);
  if (likes.length > 0) await tx.insert(materialLikes).values(likes);
  await tx.update(materialPosts).set({
    likeCount: sql`(SELECT count(*)::int FROM ${materialLikes} WHERE ${eq(materialLikes.postId, materialPosts.id)})`,
  });
  return there.flatMap(({ id: post, title, at }) =>
    (toolsOfPosts[title] ?? []).map((calculator) => ({ calculator, post, at })),
  );
}
