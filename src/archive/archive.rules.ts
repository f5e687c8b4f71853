import { isAdministrator, type RoleHolder } from '../platform/administrator.rules.ts';

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

/** Authors delete their own comments, an Admin any. */
export function mayDeleteComment(
  caller: RoleHolder & { readonly memberId: string },
  comment: { readonly userId: string | null },
): boolean {
  return isAdministrator(caller) || (comment.userId !== null && comment.userId === caller.memberId);
}
