/** The shapes of answers: rows as programs and screens get them. */
import type { Language } from '../platform/i18n.ts';
import type { AnswerRow } from './answers.store.ts';
import { slugOf } from './forum.rules.ts';
import type { PostRow } from './forum.store.ts';
import type { RenderMarkdown } from './rendering.ts';

/** A question; dates as text. */
export type Post = Omit<PostRow, 'createdAt' | 'updatedAt' | 'hiddenAt'> & {
  /** Its last part in addresses. */
  readonly slug: string;
  /** Left out where hundreds are listed, and in a page once that has become very long. */
  readonly contentHtml?: string;
  readonly createdAt: string;
  readonly updatedAt: string;
};
export type Answer = Omit<AnswerRow, 'createdAt' | 'hiddenAt'> & {
  readonly contentHtml: string;
  readonly createdAt: string;
};
export type AnswerPage = {
  readonly items: readonly Answer[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
};
/** With the first page of its answers; `answerCount` says how many there are. */
export type Question = Post & { readonly contentHtml: string; readonly answers: readonly Answer[] };

export type PostPage = {
  readonly items: readonly Post[];
  readonly total: number;
  /** There are more than `total`; a search stops counting at 200. */
  readonly more: boolean;
  readonly page: number;
  readonly pageSize: number;
  /** Questions in sight by category, whatever is searched for. */
  readonly counts: Readonly<Record<string, number>>;
};

export function viewPost({ hiddenAt: _, createdAt, updatedAt, ...row }: PostRow): Post {
  return {
    ...row,
    slug: slugOf(row),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export async function viewWholePost(row: PostRow, render: RenderMarkdown, language: Language) {
  return { ...viewPost(row), contentHtml: await render(row.content, language) };
}

export async function viewAnswer(
  { hiddenAt: _, createdAt, ...row }: AnswerRow,
  render: RenderMarkdown,
  language: Language,
): Promise<Answer> {
  return { ...row, contentHtml: await render(row.content, language), createdAt: createdAt.toISOString() };
}
