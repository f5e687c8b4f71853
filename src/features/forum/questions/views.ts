/** Converts rows of questions and answers to API responses. */
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import type { AnswerRow } from '../answers/answers.store.ts';
import type { Answer, Post } from '../forum.contract.ts';
import { slugOf } from '../forum.rules.ts';
import type { PostRow } from '../forum.store.ts';
import type { RenderMarkdown } from '../text/rendering.ts';

export function viewPost({ hiddenAt: _, results: __, createdAt, updatedAt, ...row }: PostRow): Post {
  return {
    ...row,
    slug: slugOf(row),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export async function viewPostWithHtml(row: PostRow, render: RenderMarkdown, language: Language) {
  return { ...viewPost(row), contentHtml: await render(row.content, language, row.results) };
}

export async function viewAnswer(
  { hiddenAt: _, results, createdAt, ...row }: AnswerRow,
  render: RenderMarkdown,
  language: Language,
): Promise<Answer> {
  return {
    ...row,
    contentHtml: await render(row.content, language, results),
    createdAt: createdAt.toISOString(),
  };
}
