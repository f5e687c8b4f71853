import { eq, inArray, sql } from 'drizzle-orm';
import type { Erase } from '../../platform/server/database/personal-data.ts';
import { materialLikes, materialPosts } from './tables.ts';

/** Deletes the likes of a member and updates the like counts. Comments stay, shown as those of a deleted member. */
export const eraseLikes: Erase = async (tx, { memberId }) => {
  const gone = await tx
    .delete(materialLikes)
    .where(eq(materialLikes.userId, memberId))
    .returning({ postId: materialLikes.postId });
  if (gone.length === 0) return;
  await tx
    .update(materialPosts)
    .set({ likeCount: sql`greatest(${materialPosts.likeCount} - 1, 0)` })
    .where(
      inArray(
        materialPosts.id,
        gone.map(({ postId }) => postId),
      ),
    );
};
