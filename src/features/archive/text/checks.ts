/** Validation of posts and comments. */

import { isBlank } from '../../../platform/shared/text/visible-text.ts';
import { commentLimit, contentLimit, titleLimit } from '../archive.rules.ts';
import { refuse } from '../refusals.ts';

/**
 * Validates the title and content of a post.
 * @throws AppError 400 that names the missing or too long field
 */
export function checkPost(title: string, content: string): void {
  if (isBlank(title)) throw refuse('archive.title_required');
  if (title.trim().length > titleLimit) throw refuse('archive.title_too_long', { about: titleLimit });
  if (content.trim() === '') throw refuse('archive.content_required');
  if (content.length > contentLimit) throw refuse('archive.content_too_long', { about: contentLimit });
}

/**
 * Validates the text of a comment.
 * @returns the trimmed text
 * @throws AppError 400 for an empty or too long text
 */
export function checkComment(text: string): string {
  const trimmed = text.trim();
  if (isBlank(text)) throw refuse('archive.comment_required');
  if (trimmed.length > commentLimit) throw refuse('archive.comment_too_long', { about: commentLimit });
  return trimmed;
}
