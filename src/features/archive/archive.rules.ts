import type { Quota } from '../../platform/server/rate-limit/rate-limit.ts';
import { isAdministrator, type RoleHolder } from '../../platform/shared/administrator.rules.ts';

export const titleLimit = 200;
/** Maximum length of the stored content in characters; about 60 printed pages. */
export const contentLimit = 200_000;
export const commentLimit = 2_000;
export const imagesLimit = 5;
export const postsPerPage = 6;
/** Number of comments shown first, and number added by each click on the button for earlier comments. */
export const commentsPerPage = 20;
export const maxCommentsPerPage = 100;
/** Maximum number of comments in a response without pages. */
export const maxCommentsListed = 200;

/** Result of a quoted calculator at the time the post was written. */
export type QuotedResult = {
  /** Path and query of the calculator page. */
  readonly address: string;
  /** Version of the calculator's formula. */
  readonly version: string;
  readonly values: Readonly<Record<string, number | string | null>>;
};

export const rateLimits = {
  post: { what: 'archive.post', most: 60, minutes: 60 },
  comment: { what: 'archive.comment', most: 20, minutes: 10 },
  like: { what: 'archive.like', most: 120, minutes: 10 },
} as const satisfies Record<string, Quota>;

/** Returns whether the caller may delete the comment: authors may delete their own, administrators all comments. */
export function mayDeleteComment(
  caller: RoleHolder & { readonly memberId: string },
  comment: { readonly userId: string | null },
): boolean {
  return isAdministrator(caller) || (comment.userId !== null && comment.userId === caller.memberId);
}

/** Tags for cached values that depend on posts. */
export const postTags = {
  /** Tag of the lists of posts, including their likes and comments. */
  lists: 'posts',
  /** Tag of the titles that other pages show, and of the ids of existing posts. */
  titles: 'post-titles',
  one: (id: number | string) => `post:${Number(id)}`,
} as const;

const maxWords = 6;
/** Minimum length of a word that may be misspelt; shorter words have too few letters to recognize the intended word. */
const shortestMisspelt = 4;

/** Splits a search without results into words that may be misspelt and short words that must match. */
export function searchWords(search: string): { readonly long: string[]; readonly short: string[] } {
  const words = (search.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .slice(0, maxWords)
    .map((word) => word.slice(0, 60));
  const isLong = (word: string) => word.length >= shortestMisspelt;
  return { long: words.filter(isLong), short: words.filter((word) => !isLong(word)) };
}

/** `alike` are the words that may be misspelt; `exact` is a query of the words that must match. */
export type FuzzyQuery = { readonly alike: readonly string[]; readonly exact: string | null };

/** Minimum trigram similarity (0 to 1) between a misspelt word and a word of the text. */
export const minSimilarity = 0.45;

/** Returns the minimum similarity for a word; it is higher for long words, which one wrong letter changes less. */
export const requiredSimilarity = (word: string): number => (word.length < 8 ? minSimilarity : 0.6);
