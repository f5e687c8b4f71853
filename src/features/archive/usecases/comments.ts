import type { Caller } from '../../../platform/server/http/api.ts';
import { parseId } from '../../../platform/shared/parse-id.ts';
import type { CommentPage, PostComment } from '../archive.contract.ts';
import {
  commentsPerPage,
  maxCommentsListed,
  mayDeleteComment,
  postTags,
  rateLimits,
} from '../archive.rules.ts';
import { refuse } from '../refusals.ts';
import { checkComment } from '../text/checks.ts';
import { postNotFound, viewComment } from '../views.ts';
import { type ArchiveDeps, recordAction, requirePostId } from './deps.ts';

type ReadDeps = Pick<ArchiveDeps, 'store' | 'reads'>;

/**
 * Returns the numeric id of an existing post, and the store to read it from.
 * @throws AppError 404
 */
async function readable(deps: ReadDeps, id: string) {
  const postId = requirePostId(id);
  const from = deps.reads(postTags.one(postId));
  if (!(await from.find(postId))) throw postNotFound();
  return { postId, from };
}

/**
 * Returns the newest comments on a post.
 * @throws AppError 404
 */
export async function listComments(deps: ReadDeps, id: string): Promise<PostComment[]> {
  const { postId, from } = await readable(deps, id);
  return (await from.listComments(postId, 0, maxCommentsListed)).map(viewComment);
}

type PageRequest = { readonly page?: number | undefined; readonly pageSize?: number | undefined };

/**
 * Returns one page of comments; a page number beyond the end returns the last page.
 * @throws AppError 404
 */
export async function listCommentPage(
  deps: ReadDeps,
  id: string,
  { page: requested = 1, pageSize = commentsPerPage }: PageRequest,
): Promise<CommentPage> {
  const { postId, from } = await readable(deps, id);
  const total = await from.countComments(postId);
  const page = Math.min(requested, Math.max(1, Math.ceil(total / pageSize)));
  const rows = await from.listComments(postId, (page - 1) * pageSize, pageSize);
  return { items: rows.map(viewComment), total, page, pageSize };
}

/**
 * Adds a comment to a post.
 * @throws AppError 400, 404, 429
 */
export async function addComment(
  deps: Pick<ArchiveDeps, 'store' | 'clock' | 'consume' | 'changed'>,
  id: string,
  text: string,
  caller: Caller,
): Promise<PostComment> {
  const { store, changed } = deps;
  const number = requirePostId(id);
  if (!(await store.find(number))) throw postNotFound();
  const checked = checkComment(text);
  await deps.consume(rateLimits.comment, caller.memberId);
  const at = deps.clock.now();
  const commentId = await store.insertComment(number, { userId: caller.memberId, text: checked }, at);
  if (commentId === null) throw postNotFound();
  await changed(postTags.one(number), postTags.lists);
  return {
    id: commentId,
    author: caller.nickname,
    userId: caller.memberId,
    timestamp: at.toISOString(),
    text: checked,
  };
}

/**
 * Deletes a comment.
 * @throws AppError 403 for a comment of another member, 404
 */
export async function deleteComment(
  deps: Pick<ArchiveDeps, 'store' | 'clock' | 'audit' | 'changed'>,
  id: string,
  caller: Caller,
): Promise<void> {
  const { store, changed } = deps;
  const number = parseId(id);
  const found = number === null ? null : await store.findComment(number);
  if (!found) throw refuse('archive.comment_not_found');
  if (!mayDeleteComment(caller, found)) throw refuse('archive.not_your_comment');
  await store.transaction(async (tx) => {
    await store.removeComment(tx, found.id);
    const details = { comment: found.id };
    const entry = { action: 'archive.comment_deleted', details, targetId: found.userId } as const;
    if (found.userId !== caller.memberId) await recordAction(deps, caller, entry, tx);
  });
  await changed(postTags.one(found.postId), postTags.lists);
}
