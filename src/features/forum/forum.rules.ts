/** Rules of the forum: categories, limits, permissions, slugs and pagination. */
import { type CategoryId, categories } from '@ferrite/calculators/registry.ts';
import { isAdministrator, type RoleHolder } from '../../platform/shared/administrator.rules.ts';
import type { Language } from '../../platform/shared/i18n/i18n.ts';
import { parseId } from '../../platform/shared/parse-id.ts';

export const categoryIds = categories.map(({ id }) => id) as [CategoryId, ...CategoryId[]];

export const maxImages = 5;
export const titleLength = 200;
export const contentLength = 20_000;
export const noteLength = 500;
/** Default number of questions per page; the next line lists the choices. */
export const cardsPerPage = 3;
export const pageSizes = [cardsPerPage, 10, 20] as const;
export type PageSize = (typeof pageSizes)[number];
/** Number of answers shown at first, and added each time more are loaded. */
export const answersPerPage = 10;
/** Maximum number of answers per page; more rendered answers would exceed several megabytes. */
export const maxAnswersPerPage = 20;
/** Maximum number of answers in the list without paging. */
export const maxAnswersListed = 200;
/** Maximum number of questions in the list without paging. */
export const maxQuestionsListed = 1_000;
/** Maximum number of search results; the newest matches are returned and the total is shown as `200+`. */
export const maxSearchResults = 200;

/** Filter of the list: category and language of the title; null means all. */
export type Scope = { readonly category: string | null; readonly written: Language | null };
export const unfiltered: Scope = { category: null, written: null };

export const reportReasons = ['spam', 'offensive', 'dangerous', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export type ForumMember = RoleHolder & { readonly memberId: string };

/**
 * Returns whether the member may edit content: authors may edit their own, the role `Admin` all. Ids are compared as
 * strings.
 */
export function mayEdit(person: ForumMember, authorId: string | null): boolean {
  return isAdministrator(person) || (authorId !== null && String(authorId) === String(person.memberId));
}

export type Action = 'ask' | 'answer' | 'edit' | 'preview' | 'report';
/** Rate limits per member. IP addresses have higher limits, because several members can share one. */
export const memberLimits: Readonly<Record<Action, { readonly most: number; readonly minutes: number }>> = {
  ask: { most: 5, minutes: 10 },
  answer: { most: 15, minutes: 10 },
  edit: { most: 30, minutes: 10 },
  preview: { most: 90, minutes: 1 },
  report: { most: 10, minutes: 60 },
};
export const ipLimitFactor = 4;

/** Returns the rate limits of an action per member and per IP address; the use case applies them. */
export function rateLimits(action: Action) {
  const { most, minutes } = memberLimits[action];
  const counted = { minutes, countedBy: 'use case' } as const;
  return [
    { ...counted, what: `forum.${action}`, most, per: 'member' },
    { ...counted, what: `forum.${action}.address`, most: most * ipLimitFactor, per: 'address' },
  ] as const;
}

const slugLength = 60;

/** Result of a calculator that a text links to, as computed when the text was written. */
export type QuotedResult = {
  /** Path and query of the calculator page. */
  readonly address: string;
  /** Version of the calculator's formula. */
  readonly version: string;
  readonly values: Readonly<Record<string, number | string | null>>;
};

/** Returns the slug for a question's URL: words of the title in any script, then the id. */
export function slugOf({ id, title }: { readonly id: number; readonly title: string }): string {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  let slug = '';
  for (const word of words) {
    if ([...slug, ...word].length > slugLength) break;
    slug += `${word}-`;
  }
  return `${slug}${id}`;
}

/** Returns the id at the end of a slug, with or without words before it; null if there is none. */
export function idFromSlug(slug: string): number | null {
  return parseId(/(?:^|-)(\d+)$/.exec(slug)?.[1] ?? '');
}

export type PageWindow = {
  /** Requested page, clamped to the existing pages. */
  readonly page: number;
  readonly offset: number;
  /** Whether `offset` is counted from the oldest row. */
  readonly fromEnd: boolean;
  readonly count: number;
};

/**
 * Returns which rows are on a page. A query takes longer with a larger offset, so pages in the older half are counted
 * from the oldest row.
 */
export function pageWindow(asked: number, pageSize: number, total: number): PageWindow {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(Math.max(1, asked), pages);
  const offset = (page - 1) * pageSize;
  const count = Math.max(0, Math.min(pageSize, total - offset));
  const after = total - offset - count;
  return after < offset
    ? { page, offset: after, fromEnd: true, count }
    : { page, offset, fromEnd: false, count };
}

const excerptLength = 160;

/**
 * Converts Markdown to one line of plain text, for descriptions, emails and lists. Bare URLs are shortened to the
 * host.
 */
export function excerptOf(content: string, length = excerptLength): string {
  const plain = content
    .replace(/```[\s\S]*?(```|$)/g, ' ')
    // The parts of this pattern cannot contain the start of another link, so matching takes linear time.
    .replace(/!?\[([^[\]]*)\]\([^)[]*\)/g, '$1')
    .replace(/\bhttps?:\/\/([^\s/?#<>]{1,253})[^\s<>]*/gi, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\d{1,9}\.)[ \t]+/gm, '')
    .replace(/\$\$?|\*{1,3}|~~|`+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...plain];
  return letters.length <= length
    ? plain
    : `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

/** Tags of cached values that depend on questions. */
export const questionTags = {
  /** Tag of lists of questions with their answered state. */
  lists: 'questions',
  /** Tag of questions listed on other pages: title, text and number of answers. */
  lines: 'question-lines',
  one: (id: number | string) => `question:${Number(id)}`,
} as const;
