/** Fields of the question dialog and their validation. */
import type { CategoryId } from '@ferrite/calculators/registry.ts';
import type { Post } from '../../forum.contract.ts';
import { categoryIds, contentLength, titleLength } from '../../forum.rules.ts';

export type QuestionDraft = {
  readonly category: CategoryId | '';
  readonly title: string;
  readonly content: string;
  /** URLs of the uploaded images. */
  readonly images: readonly string[];
};

export const emptyDraft: QuestionDraft = { category: '', title: '', content: '', images: [] };

/** Reads a stored draft. Invalid parts, e.g. from older versions, are dropped; null if nothing remains. */
export function parseDraft(saved: Partial<QuestionDraft> | null): QuestionDraft | null {
  if (!saved) return null;
  const text = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '');
  const draft: QuestionDraft = {
    category: categoryIds.find((id) => id === saved.category) ?? '',
    title: text(saved.title, titleLength),
    content: text(saved.content, contentLength),
    images: Array.isArray(saved.images) ? saved.images.filter((each) => typeof each === 'string') : [],
  };
  return isEmptyDraft(draft) ? null : draft;
}

export const isEmptyDraft = ({ title, content, images }: QuestionDraft) =>
  title.trim() === '' && content.trim() === '' && images.length === 0;

export const draftFromPost = (post: Post): QuestionDraft => ({
  category: categoryIds.find((id) => id === post.category) ?? '',
  title: post.title,
  content: post.content,
  images: post.images,
});

export type MissingFields = {
  readonly category?: 'form.categoryRequired';
  readonly title?: 'form.titleRequired';
  readonly content?: 'form.contentRequired';
};

/** Returns the missing fields; empty if the question can be sent. */
export function missingFields({ category, title, content }: QuestionDraft): MissingFields {
  return {
    ...(category === '' && { category: 'form.categoryRequired' }),
    ...(title.trim() === '' && { title: 'form.titleRequired' }),
    ...(content.trim() === '' && { content: 'form.contentRequired' }),
  };
}
