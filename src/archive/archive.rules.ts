import { isAdministrator, type RoleHolder } from '../platform/administrator.rules.ts';
import { AppError } from '../platform/errors.ts';

export const titleLimit = 200;
/** Letters of markup; about 60 pages. */
export const contentLimit = 200_000;
export const commentLimit = 2_000;
export const imagesLimit = 5;
export const postsPerPage = 6;
/** Comments that a post shows at first, and with each step back. */
export const commentsPerPage = 20;
export const mostCommentsPerPage = 100;
/** All comments at once, for programs that do not page, end here. */
export const mostCommentsListed = 200;

/** @throws AppError 400 naming what is missing or too long */
export function checkPost(title: string, content: string): void {
  const refuse = (code: string, message: string) => {
    throw new AppError('invalid', `archive.${code}`, { message });
  };
  if (title.trim() === '') refuse('title_required', 'Title is required');
  if (title.trim().length > titleLimit)
    refuse('title_too_long', `A title may have ${titleLimit} characters.`);
  if (content.trim() === '') refuse('content_required', 'Content is required');
  if (content.length > contentLimit)
    refuse('content_too_long', `The content may have ${contentLimit} characters.`);
}

/** @returns the text without blanks around. @throws AppError 400 */
export function checkComment(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '')
    throw new AppError('invalid', 'archive.comment_required', { message: 'Comment is required' });
  if (trimmed.length > commentLimit)
    throw new AppError('invalid', 'archive.comment_too_long', {
      message: `A comment may have ${commentLimit} characters.`,
    });
  return trimmed;
}

/** Authors delete their own comments, an Admin any. */
export function mayDeleteComment(
  caller: RoleHolder & { readonly memberId: string },
  comment: { readonly userId: string | null },
): boolean {
  return isAdministrator(caller) || (comment.userId !== null && comment.userId === caller.memberId);
}
