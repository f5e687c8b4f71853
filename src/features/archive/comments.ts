/** Use cases of comments on posts: listing, adding and deleting. */
import type { Changed } from '../../platform/server/cache/cache.ts';
import type { Clock } from '../../platform/server/clock.ts';
import type { Caller } from '../../platform/server/http/api.ts';
import type { ConsumeLimit } from '../../platform/server/rate-limit/rate-limit.ts';
import type { ReadsOf } from '../../platform/server/replica/read-replica.ts';
import type { AuditAction, AuditDetails } from '../../platform/shared/audit.ts';
import type { CommentPage, PostComment } from './archive.contract.ts';
import {
  commentsPerPage,
  maxCommentsListed,
  mayDeleteComment,
  postTags,
  rateLimits,
} from './archive.rules.ts';
import type { ArchiveStore } from './archive.store.ts';
import { refuse } from './refusals.ts';
import { checkComment } from './text/checks.ts';
import { postNotFound, viewComment } from './views.ts';

/** Public queries, which may run on a read replica. */
export type ArchiveReads = ReadsOf<
  Pick<ArchiveStore, 'find' | 'listAll' | 'listPage' | 'count' | 'listComments' | 'countComments'>
>;

export type CommentsDependencies = {
  readonly store: ArchiveStore;
  readonly reads: ArchiveReads;
  readonly clock: Clock;
  readonly consume: ConsumeLimit;
  readonly note: (
    action: AuditAction,
    caller: Caller,
    details: AuditDetails,
    targetId?: string | null,
  ) => Promise<void>;
  readonly changed: Changed;
  /**
   * Returns the post with this id.
   * @throws AppError 404
   */
  readonly existing: (id: string) => Promise<{ readonly id: number }>;
};

export function createComments({
  store,
  reads,
  clock,
  consume,
  note,
  changed,
  existing,
}: CommentsDependencies) {
  /**
   * Returns the numeric id of an existing post, and the store to read it from.
   * @throws AppError 404
   */
  async function readable(id: string) {
    const postId = store.idOf(id);
    if (postId === null) throw postNotFound();
    const from = reads(postTags.one(postId));
    if (!(await from.find(postId))) throw postNotFound();
    return { postId, from };
  }

  return {
    /**
     * Returns the newest comments on a post.
     * @throws AppError 404
     */
    async listComments(id: string): Promise<PostComment[]> {
      const { postId, from } = await readable(id);
      return (await from.listComments(postId, 0, maxCommentsListed)).map(viewComment);
    },

    /**
     * Returns one page of comments; a page number beyond the end returns the last page.
     * @throws AppError 404
     */
    async listCommentPage(
      id: string,
      {
        page: asked = 1,
        pageSize = commentsPerPage,
      }: { page?: number | undefined; pageSize?: number | undefined },
    ): Promise<CommentPage> {
      const { postId, from } = await readable(id);
      const total = await from.countComments(postId);
      const page = Math.min(asked, Math.max(1, Math.ceil(total / pageSize)));
      const rows = await from.listComments(postId, (page - 1) * pageSize, pageSize);
      return { items: rows.map(viewComment), total, page, pageSize };
    },

    /**
     * Adds a comment to a post.
     * @throws AppError 400, 404, 429
     */
    async comment(id: string, text: string, caller: Caller): Promise<PostComment> {
      const { id: number } = await existing(id);
      const checked = checkComment(text);
      await consume(rateLimits.comment, caller.memberId);
      const at = clock.now();
      const commentId = await store.insertComment(number, caller.memberId, checked, at);
      if (commentId === null) throw postNotFound();
      await changed(postTags.one(number), postTags.lists);
      return {
        id: commentId,
        author: caller.nickname,
        userId: caller.memberId,
        timestamp: at.toISOString(),
        text: checked,
      };
    },

    /**
     * Deletes a comment.
     * @throws AppError 403 for a comment of another member, 404
     */
    async deleteComment(id: string, caller: Caller): Promise<void> {
      const number = store.idOf(id);
      const found = number === null ? null : await store.findComment(number);
      if (!found) throw refuse('archive.comment_not_found');
      if (!mayDeleteComment(caller, found)) throw refuse('archive.not_your_comment');
      await store.removeComment(found.id);
      if (found.userId !== caller.memberId)
        await note('archive.comment_deleted', caller, { comment: found.id }, found.userId);
      await changed(postTags.one(found.postId), postTags.lists);
    },
  };
}
