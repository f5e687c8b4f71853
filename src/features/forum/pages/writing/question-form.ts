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

/** Drops the invalid parts of a draft, e.g. from older versions. */
function validParts(saved: Partial<QuestionDraft>): QuestionDraft {
  const text = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '');
  return {
    category: categoryIds.find((id) => id === saved.category) ?? '',
    title: text(saved.title, titleLength),
    content: text(saved.content, contentLength),
    images: Array.isArray(saved.images) ? saved.images.filter((each) => typeof each === 'string') : [],
  };
}

/** Reads a stored draft; null if nothing valid remains. */
export function parseDraft(saved: Partial<QuestionDraft> | null): QuestionDraft | null {
  const draft = validParts(saved ?? {});
  return isEmptyDraft(draft) ? null : draft;
}

/**
 * Reads the draft that a link passes in the URL: category, title and the address of a calculator page.
 * @returns null if the link passes none of them
 */
export function draftFromQuery(parameters: URLSearchParams, origin: string): QuestionDraft | null {
  const link = parameters.get('link') ?? '';
  const draft = validParts({
    category: (parameters.get('category') ?? '') as QuestionDraft['category'],
    title: parameters.get('title') ?? '',
    content: link.startsWith('/calculators/') ? `${new URL(link, origin).href}\n\n` : '',
  });
  return isSameDraft(draft, emptyDraft) ? null : draft;
}

export const isEmptyDraft = ({ title, content, images }: QuestionDraft) =>
  title.trim() === '' && content.trim() === '' && images.length === 0;

export const isSameDraft = (one: QuestionDraft, other: QuestionDraft) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns what is stored of the dialog: nothing until the member changes its text.
 * @param untouched contents with which the dialog opens if there is no draft
 */
export const draftToStore = (now: QuestionDraft, untouched: QuestionDraft): QuestionDraft | null =>
  isEmptyDraft(now) || isSameDraft(now, untouched) ? null : now;

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

/** Returns the shown messages that still apply. New messages appear only when the form is submitted. */
export function stillMissing(shown: MissingFields, draft: QuestionDraft): MissingFields {
  const now = missingFields(draft);
  return Object.fromEntries(Object.entries(shown).filter(([name]) => name in now)) as MissingFields;
}
