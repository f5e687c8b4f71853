import { mapSequentially, maxListCharacters } from '../../../../platform/server/work/list-rows.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import type { Post, PostPage } from '../../forum.contract.ts';
import { maxSearchResults, pageWindow, questionTags } from '../../forum.rules.ts';
import type { PostRow } from '../../forum.store.ts';
import { viewPost, viewPostWithHtml } from '../views.ts';
import type { QuestionDeps } from './deps.ts';
import { type QuestionFilter, searchQuestions } from './search-questions.ts';

export type ListOptions = QuestionFilter & {
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
};

const defaultPageSize = 20;

/**
 * Returns one page; a page number beyond the end gives the last page. A search and a language filter cover only
 * the newest 200 matches.
 */
export async function listQuestions(
  deps: Pick<QuestionDeps, 'reads' | 'searches' | 'render'>,
  { page: asked = 1, pageSize = defaultPageSize, ...filter }: ListOptions,
  language: Language,
): Promise<PostPage> {
  const posts = deps.reads.posts(questionTags.lists);
  const counts = await posts.countByCategory();
  const found = await searchQuestions(deps, filter);
  if (found) {
    const total = Math.min(found.length, maxSearchResults);
    const { page } = pageWindow(asked, pageSize, total);
    const ids = found.slice(0, maxSearchResults).slice((page - 1) * pageSize, page * pageSize);
    const items = await viewRows(deps, await posts.findByIds(ids), language);
    return { items, total, more: found.length > maxSearchResults, page, pageSize, counts };
  }
  const total = countOf(counts, filter.category);
  const window = pageWindow(asked, pageSize, total);
  const rows = total > 0 ? await posts.list(filter.category ?? null, window) : [];
  const items = await viewRows(deps, rows, language);
  return { items, total, more: false, page: window.page, pageSize, counts };
}

/** Returns the number of questions in a category, or in all of them. */
function countOf(counts: Readonly<Record<string, number>>, category: string | undefined): number {
  return category
    ? (counts[category] ?? 0)
    : Object.values(counts).reduce((sum, questions) => sum + questions, 0);
}

/** Converts rows; those after the maximum length of a list contain no HTML. */
async function viewRows(
  { render }: Pick<QuestionDeps, 'render'>,
  rows: readonly PostRow[],
  language: Language,
): Promise<Post[]> {
  let length = 0;
  return mapSequentially<PostRow, Post>(rows, async (row) => {
    if (length > maxListCharacters) return viewPost(row);
    const post = await viewPostWithHtml(row, render, language);
    length += post.contentHtml.length;
    return post;
  });
}
