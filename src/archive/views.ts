/** Posts and comments as answers show them. */
import type { PostComment } from './archive.contract.ts';
import type { Comment } from './archive.store.ts';
import { refuse } from './refusals.ts';

/** The refusal of an address that names no post. */
export const notFound = () => refuse('archive.not_found');

/** A comment as answers carry it. */
export function comment({ id, author, userId, text, createdAt }: Comment): PostComment {
  return { id, author: author ?? '', userId, timestamp: createdAt.toISOString(), text };
}
