/** The question dialog's contents: what may stand in it, and what the server takes of it. */
import type { CategoryId } from '@ferrite/calculators/registry.ts';
import type { Post } from '../../forum.contract.ts';
import { categoryIds, contentLength, titleLength } from '../../forum.rules.ts';

export type QuestionDraft = {
  readonly category: CategoryId | '';
  readonly title: string;
  readonly content: string;
  /** Addresses of pictures that are uploaded already. */
  readonly images: readonly string[];
};

export const emptyDraft: QuestionDraft = { category: '', title: '', content: '', images: [] };

/** A kept draft may come from an older program: what is not as it should be is left out. */
export function asDraft(kept: Partial<QuestionDraft> | null): QuestionDraft | null {
  if (!kept) return null;
  const text = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '');
  const draft: QuestionDraft = {
    category: categoryIds.find((id) => id === kept.category) ?? '',
    title: text(kept.title, titleLength),
    content: text(kept.content, contentLength),
    images: Array.isArray(kept.images) ? kept.images.filter((each) => typeof each === 'string') : [],
  };
  return isEmpty(draft) ? null : draft;
}

/** Nothing was written that would be missed. */
export const isEmpty = ({ title, content, images }: QuestionDraft) =>
  title.trim() === '' && content.trim() === '' && images.length === 0;

export const draftOf = (post: Post): QuestionDraft => ({
  category: categoryIds.find((id) => id === post.category) ?? '',
  title: post.title,
  content: post.content,
  images: post.images,
});

export type Missing = {
  readonly category?: 'form.categoryRequired';
  readonly title?: 'form.titleRequired';
  readonly content?: 'form.contentRequired';
};

/** What is still missing, by field; empty when the question may be sent. */
export function missingIn({ category, title, content }: QuestionDraft): Missing {
  return {
    ...(category === '' && { category: 'form.categoryRequired' }),
    ...(title.trim() === '' && { title: 'form.titleRequired' }),
    ...(content.trim() === '' && { content: 'form.contentRequired' }),
  };
}
