/** What the forum allows: categories, sizes, rights, addresses and pages. */
import { type CategoryId, categories } from '@ferrite/calculators/registry.ts';
import { isAdministrator, type RoleHolder } from '../platform/administrator.rules.ts';

export const categoryIds = categories.map(({ id }) => id) as [CategoryId, ...CategoryId[]];

export const mostImages = 5;
export const titleLength = 200;
export const contentLength = 20_000;
export const noteLength = 500;
export const cardsPerPage = 3;
/** Answers that a question shows at first, and with each step further. */
export const answersPerPage = 10;
/** With their texts laid out, more would be several megabytes. */
export const mostAnswersPerPage = 20;
/** All answers at once, for programs that do not page, end here. */
export const mostAnswersListed = 200;
/** The answer without paging ends here; older questions are reached by page. */
export const listLength = 1_000;
/** A search shows its newest findings up to this number, and says `200+` beyond. */
export const mostFound = 200;

export const reportReasons = ['spam', 'offensive', 'dangerous', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export type Person = RoleHolder & { readonly memberId: string };

/** Content of others is managed by exactly `Admin`; ids are compared as text. */
export function mayChange(person: Person, authorId: string | null): boolean {
  return isAdministrator(person) || (authorId !== null && String(authorId) === String(person.memberId));
}

export type Action = 'ask' | 'answer' | 'edit' | 'preview' | 'report';
/** What one person may do in a while. An address may hold several people, so it may do more. */
export const allowances: Readonly<Record<Action, { readonly most: number; readonly minutes: number }>> = {
  ask: { most: 5, minutes: 10 },
  answer: { most: 15, minutes: 10 },
  edit: { most: 30, minutes: 10 },
  preview: { most: 90, minutes: 1 },
  report: { most: 10, minutes: 60 },
};
export const peopleOfAddress = 4;

/** Rate limits of an action per member and per address, as the use case counts them. */
export function boundsOf(action: Action) {
  const { most, minutes } = allowances[action];
  const counted = { minutes, countedBy: 'use case' } as const;
  return [
    { ...counted, what: `forum.${action}`, most, per: 'member' },
    { ...counted, what: `forum.${action}.address`, most: most * peopleOfAddress, per: 'address' },
  ] as const;
}

/** Keys are counting numbers; anything else names nothing. */
export function readId(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

const slugLength = 60;

/** A question's place in addresses: words of its title in any script, then its id. */
/** What a calculator that somebody quotes gave when the text was written. */
export type QuotedResult = {
  /** Path and query of its page on this site. */
  readonly address: string;
  /** Of the formula. */
  readonly version: string;
  readonly values: Readonly<Record<string, number | string | null>>;
};

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

/** The id at the end of an address's last part, with or without words before it. */
export function idOfSlug(slug: string): number | null {
  return readId(/(?:^|-)(\d+)$/.exec(slug)?.[1] ?? '');
}

export type Window = {
  /** The page that is shown: the asked one, or the last there is. */
  readonly page: number;
  readonly offset: number;
  /** Rows are counted from the far end, which is nearer. */
  readonly fromEnd: boolean;
  readonly count: number;
};

/**
 * Which rows a page shows. Skipping rows costs by their number, so pages of the older half are counted
 * from the oldest row; `offset` then says how many of the oldest to skip.
 */
export function windowOf(asked: number, pageSize: number, total: number): Window {
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

/** Markdown as one plain line, for descriptions, mails and lists; of a bare address the host tells enough. */
export function excerptOf(content: string, length = excerptLength): string {
  const plain = content
    .replace(/```[\s\S]*?(```|$)/g, ' ')
    // Neither part runs on over the next beginning, so that no text is read again from each of them.
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

/** Tags of cached values that are made from questions. */
export const questionTags = {
  /** Lists of questions, with the state of their answers. */
  lists: 'questions',
  /** Questions as other pages name them: title, text and number of answers. */
  lines: 'question-lines',
  /** One question with its answers. */
  one: (id: number | string) => `question:${Number(id)}`,
} as const;
