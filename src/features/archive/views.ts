/** Converts stored posts and comments to API responses. */
import type { PostComment } from './archive.contract.ts';
import type { Comment } from './comment.store.ts';
import { refuse } from './refusals.ts';

export const postNotFound = () => refuse('archive.not_found');

export function viewComment({ id, author, userId, text, createdAt }: Comment): PostComment {
  return { id, author: author ?? '', userId, timestamp: createdAt.toISOString(), text };
}
