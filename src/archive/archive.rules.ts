import { isAdministrator, type RoleHolder } from '../platform/administrator.rules.ts';
import type { FloodLimit } from '../platform/work/flood-limit.ts';

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

/** What one person may do in a while. */
/** What a calculator that a post quotes gave when the post was written. */
export type QuotedResult = {
  /** Path and query of its page on this site. */
  readonly address: string;
  /** Of the formula. */
  readonly version: string;
  readonly values: Readonly<Record<string, number | string | null>>;
};

export const floodLimits = {
  post: { what: 'archive.post', most: 60, minutes: 60 },
  comment: { what: 'archive.comment', most: 20, minutes: 10 },
  like: { what: 'archive.like', most: 120, minutes: 10 },
} as const satisfies Record<string, FloodLimit>;

/** Authors delete their own comments, an Admin any. */
export function mayDeleteComment(
  caller: RoleHolder & { readonly memberId: string },
  comment: { readonly userId: string | null },
): boolean {
  return isAdministrator(caller) || (comment.userId !== null && comment.userId === caller.memberId);
}

/** Tags of cached values that are made from posts. */
export const postTags = {
  /** Lists of posts, with their likes and comments. */
  lists: 'posts',
  /** Titles that other pages name, and which posts there are. */
  titles: 'post-titles',
  /** One post with its likes and comments. */
  one: (id: number | string) => `post:${Number(id)}`,
} as const;

const mostWords = 6;
/** Shorter words have too few letters to be recognised when one is wrong. */
const shortestMisspelt = 4;

/** Splits a search that found nothing into words that may be misspelt and short ones that must be there. */
export function searchWords(search: string): { readonly long: string[]; readonly short: string[] } {
  const words = (search.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .slice(0, mostWords)
    .map((word) => word.slice(0, 60));
  const isLong = (word: string) => word.length >= shortestMisspelt;
  return { long: words.filter(isLong), short: words.filter((word) => !isLong(word)) };
}

/** Words that may be misspelt, and a query of those that must be there. */
export type Misspelt = { readonly alike: readonly string[]; readonly exact: string | null };

/** Least trigram similarity (0 to 1) of a misspelt word to one of the text. */
export const leastLikeness = 0.45;

/** The similarity that a word needs: one wrong letter weighs less in a long one. */
export const likenessOf = (word: string): number => (word.length < 8 ? leastLikeness : 0.6);
