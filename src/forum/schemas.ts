import { z } from 'zod';
import { languages } from '../platform/i18n.ts';
import {
  categoryIds,
  contentLength,
  mostAnswersPerPage,
  mostImages,
  noteLength,
  reportReasons,
  titleLength,
} from './forum.rules.ts';

const searchLength = 100;
const largestPage = 1_000_000;
const largestPageSize = 50;

const category = z.enum(categoryIds, 'Category is required');
const text = (missing: string, most: number) =>
  z.string(missing).trim().min(1, missing).max(most, `At most ${most} characters`);

/** Words calculators' cards in this language; without it the stored choice does. */
export const languageQuery = z.object({ language: z.enum(languages).optional() });

export const listQuery = languageQuery.extend({
  page: z.coerce.number().int().min(1).max(largestPage).optional(),
  pageSize: z.coerce.number().int().min(1).max(largestPageSize).optional(),
  search: z.string().max(searchLength).optional(),
  category: z.enum(categoryIds).optional(),
});

export const answersQuery = languageQuery.extend({
  page: z.coerce.number().int().min(1).max(largestPage).optional(),
  pageSize: z.coerce.number().int().min(1).max(mostAnswersPerPage).optional(),
  /** Id of an answer: the page on which it stands. */
  answer: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
});

/** Ids stay text here: what is no id names nothing, and gets the same 404. */
export const idParams = z.object({ id: z.string().max(300) });

export const postBody = z.object({
  title: text('Title is required', titleLength),
  content: text('Content is required', contentLength),
  category,
  images: z.array(z.string().max(500)).max(mostImages, 'Maximum 5 images allowed').default([]),
});
export const changedPostBody = postBody.extend({
  /** `updatedAt` of the version that was changed: when there is a newer one, 409 instead of overwriting it. */
  updatedAt: z.iso.datetime().optional(),
});
export const contentBody = z.object({ content: text('Content is required', contentLength) });
export const acceptBody = z.object({ accepted: z.boolean().optional() }).nullish();
export const hiddenBody = z.object({
  hidden: z.boolean(),
  /** With `hidden: false`: the reports that hiding has settled wait again. */
  undo: z.boolean().default(false),
});
export const reportBody = z.object({
  reason: z.enum(reportReasons),
  note: z.string().trim().max(noteLength).default(''),
});
export const decisionBody = z.object({ decision: z.enum(['hide', 'keep']) });
export const mailsBody = z.object({ token: z.string().max(300), muted: z.boolean().default(true) });
export const pageQuery = z.object({ page: z.coerce.number().int().min(1).max(largestPage).default(1) });

export const postAnswer = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  content: z.string(),
  contentHtml: z.string().optional(),
  category: z.string(),
  images: z.array(z.string()),
  isAnswered: z.boolean(),
  answerCount: z.number(),
  userId: z.string().nullable(),
  userNickname: z.string().nullable(),
  userAvatar: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export const answerAnswer = z.object({
  id: z.number(),
  postId: z.number(),
  content: z.string(),
  contentHtml: z.string(),
  userId: z.string().nullable(),
  userNickname: z.string().nullable(),
  userAvatar: z.string().nullable(),
  isAccepted: z.boolean(),
  createdAt: z.string(),
});
export const acceptAnswer = z.object({ isAccepted: z.boolean(), isAnswered: z.boolean() });
export const uploadAnswer = z.object({ url: z.string(), width: z.number(), height: z.number() });
export const previewAnswer = z.object({ contentHtml: z.string() });
export const doneAnswer = z.object({ ok: z.literal(true) });
export const hiddenListAnswer = z.object({
  items: z.array(
    z.object({
      postId: z.number(),
      answerId: z.number().nullable(),
      slug: z.string(),
      title: z.string(),
      excerpt: z.string(),
      userNickname: z.string().nullable(),
      hiddenAt: z.string(),
    }),
  ),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});
export const hiddenQuestionAnswer = postAnswer.extend({
  contentHtml: z.string(),
  hiddenAt: z.string().nullable(),
  hiddenAnswers: z.array(answerAnswer),
});
export const reportAnswer = doneAnswer.extend({
  /** The same person had reported it before: that report has the new words. */
  repeated: z.boolean(),
});
export const reportsAnswer = z.object({
  items: z.array(
    z.object({
      id: z.number(),
      postId: z.number(),
      answerId: z.number().nullable(),
      slug: z.string(),
      title: z.string(),
      excerpt: z.string(),
      userNickname: z.string().nullable(),
      reason: z.string(),
      note: z.string(),
      createdAt: z.string(),
    }),
  ),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});
