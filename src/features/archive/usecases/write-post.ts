import type { Caller } from '../../../platform/server/http/api.ts';
import type { WholePost } from '../archive.contract.ts';
import { imagesLimit, postTags, rateLimits } from '../archive.rules.ts';
import type { PostRow } from '../archive.store.ts';
import { refuse } from '../refusals.ts';
import { postText } from '../text/post-text.ts';
import { postNotFound } from '../views.ts';
import { type ArchiveDeps, recordAction, requirePostId } from './deps.ts';
import { requirePost } from './find-post.ts';

/** Title and content as typed. */
type PostText = { readonly title: string; readonly content: string };

/**
 * Validates the title and content of a post before its images are processed.
 * @throws AppError 400
 */
export const checkPost = async ({ read }: Pick<ArchiveDeps, 'read'>, { title, content }: PostText) =>
  void (await postText(read, title, content));

/**
 * Creates a post.
 * @throws AppError 400 for a missing or too long title or content, 429 after too many posts
 */
export async function createPost(
  deps: ArchiveDeps,
  { title, content, images }: PostText & { readonly images: readonly string[] },
  author: Caller,
): Promise<WholePost> {
  const { store, clock, quote, changed } = deps;
  const post = await postText(deps.read, title, content);
  await deps.consume(rateLimits.post, author.memberId);
  const results = await quote(post.content, author.memberId);
  const written = { ...post, results, images: images.slice(0, imagesLimit), authorId: author.memberId };
  const row = await store.transaction(async (tx) => {
    const inserted = await store.insert(tx, { ...written, at: clock.now() });
    await recordAction(deps, author, { action: 'archive.post_written', details: { post: inserted.id } }, tx);
    return inserted;
  });
  await changed(postTags.one(row.id), postTags.lists, postTags.titles);
  return requirePost(deps, String(row.id));
}

/** Edited post: its id, and `updatedAt` of the edited version; null overwrites the stored version. */
type EditedPost = { readonly id: string; readonly seen: string | null };

/**
 * Updates a post.
 * @throws AppError 400, 404, or 409 `archive.edited_meanwhile` with the stored version as `post`
 */
export async function updatePost(
  deps: ArchiveDeps,
  { id, seen }: EditedPost,
  { title, content }: PostText,
  caller: Caller,
): Promise<WholePost> {
  const { store, changed } = deps;
  const number = requirePostId(id);
  const post = await postText(deps.read, title, content);
  const before = await store.find(number);
  const results = await deps.quote(post.content, caller.memberId, before?.results);
  const since = seen === null ? null : new Date(seen);
  await store.transaction(async (tx) => {
    const written = await store.update(
      tx,
      number,
      { ...post, results },
      { seen: since, at: deps.clock.now() },
    );
    if (!written) throw postNotFound();
    if (written.conflict) throw editedMeanwhile(written.row);
    await recordAction(deps, caller, { action: 'archive.post_changed', details: { post: number } }, tx);
  });
  await changed(postTags.one(number), postTags.lists, postTags.titles);
  return requirePost(deps, id);
}

/** Returns the refusal of an edit of an older version, with the stored one. */
const editedMeanwhile = ({ title, content, updatedAt }: PostRow) =>
  refuse('archive.edited_meanwhile', {
    fields: { post: { title, content, updatedAt: updatedAt.toISOString() } },
  });

/** Deletes a post with its comments, likes and images. @throws AppError 404 */
export async function deletePost(deps: ArchiveDeps, id: string, caller: Caller): Promise<void> {
  const { store, changed } = deps;
  const number = requirePostId(id);
  const row = await store.find(number);
  if (!row) throw postNotFound();
  await store.transaction(async (tx) => {
    if (!(await store.remove(tx, number))) throw postNotFound();
    await recordAction(deps, caller, { action: 'archive.post_deleted', details: { post: number } }, tx);
  });
  await changed(postTags.one(number), postTags.lists, postTags.titles);
  await deps.removeImages([...row.images, ...(await deps.layOut(row.content)).images]);
}
