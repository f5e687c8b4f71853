import { z } from 'zod';
import { imageLimit, imageRefusals } from '../../platform/server/files/image-limit.ts';
import { contract } from '../../platform/server/http/contract.ts';
import { pageOf } from '../../platform/server/http/paging.ts';
import { languages } from '../../platform/shared/i18n/i18n.ts';
import { cleanLine, isBlank } from '../../platform/shared/text/visible-text.ts';
import {
  categoryIds,
  contentLength,
  maxAnswersPerPage,
  maxImages,
  rateLimits,
  titleLength,
} from './forum.rules.ts';

const searchLength = 100;
export const largestPage = 1_000_000;
const largestPageSize = 50;

const category = z.enum(categoryIds, 'Category is required');
const text = (missing: string, most: number) =>
  z
    .string(missing)
    .trim()
    .max(most, `At most ${most} characters`)
    .refine((value) => !isBlank(value), missing);
const line = (missing: string, most: number) =>
  z.string(missing).overwrite(cleanLine).min(1, missing).max(most, `At most ${most} characters`);

/** Query with the language of rendered calculator cards; defaults to that of the language cookie. */
export const languageQuery = z.object({ language: z.enum(languages).optional() });

const listQuery = languageQuery.extend({
  page: z.coerce.number().int().min(1).max(largestPage).optional(),
  pageSize: z.coerce.number().int().min(1).max(largestPageSize).optional(),
  search: z.string().max(searchLength).optional(),
  category: z.enum(categoryIds).optional(),
  written: z.enum(languages).optional().describe('Language of the title'),
});

const answersQuery = languageQuery.extend({
  page: z.coerce.number().int().min(1).max(largestPage).optional(),
  pageSize: z.coerce.number().int().min(1).max(maxAnswersPerPage).optional(),
  /** Answer id; if given, the page that contains this answer is returned. */
  answer: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
});

/** Path parameter with an id. It is a string here, so that a malformed id gets the same 404 as an unknown one. */
export const idParams = z.object({ id: z.string().max(300) });

const postBody = z.object({
  title: line('Title is required', titleLength),
  content: text('Content is required', contentLength),
  category,
  images: z.array(z.string().max(500)).max(maxImages, 'Maximum 5 images allowed').default([]),
});
const changedPostBody = postBody.extend({
  /** `updatedAt` of the version that was edited; if a newer version is stored, the response is 409. */
  updatedAt: z.iso.datetime().optional(),
});
const contentBody = z.object({ content: text('Content is required', contentLength) });
const acceptBody = z.object({ accepted: z.boolean().optional() }).nullish();
const mailsBody = z.object({ token: z.string().max(300), muted: z.boolean().default(true) });
export const post = z.object({
  id: z.number(),
  /** Last part of the path in the question's URL. */
  slug: z.string(),
  title: z.string(),
  content: z.string(),
  /** Rendered content; omitted in the unpaged list, and for questions after a page's HTML has reached the size limit. */
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
export type Post = z.infer<typeof post>;

export const answer = z.object({
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
export type Answer = z.infer<typeof answer>;

const answerPage = pageOf(answer);
export type AnswerPage = z.infer<typeof answerPage>;

/** Question with the first page of its answers; `answerCount` is the number of all answers. */
const question = post.extend({ contentHtml: z.string(), answers: z.array(answer) });
export type Question = z.infer<typeof question>;

const postPage = pageOf(post).extend({
  /** Whether more than `total` questions match, because a search counts at most 200. */
  more: z.boolean(),
  /** Number of visible questions by category, regardless of search and filter. */
  counts: z.record(z.string(), z.number()),
});
export type PostPage = z.infer<typeof postPage>;

const ownQuestion = post.pick({
  id: true,
  slug: true,
  title: true,
  isAnswered: true,
  answerCount: true,
  createdAt: true,
});
export type OwnQuestion = z.infer<typeof ownQuestion>;

export const okResponse = z.object({ ok: z.literal(true) });
export const forumContract = contract('forum', {
  list: {
    method: 'GET',
    path: '/api/forum/posts',
    guard: 'public',
    limit: 'search',
    summary: 'List questions, newest first: an array without parameters, otherwise one page and the total',
    query: listQuery,
    answers: { 200: z.union([postPage, z.array(post)]) },
  },
  ownQuestions: {
    method: 'GET',
    path: '/api/user/questions',
    guard: 'session',
    limit: 'none',
    summary: 'List my last five questions with their number of answers',
    answers: { 200: z.array(ownQuestion) },
  },
  question: {
    method: 'GET',
    path: '/api/forum/posts/:id',
    guard: 'public',
    limit: 'none',
    summary: 'Get a question with its first ten answers',
    params: idParams,
    query: languageQuery,
    answers: { 200: question },
    refusals: ['forum.post_not_found'],
  },
  answers: {
    method: 'GET',
    path: '/api/forum/posts/:id/answers',
    guard: 'public',
    limit: 'none',
    summary:
      'List answers of a question, the accepted one first: an array (at most 200) without parameters, otherwise one page and the total',
    params: idParams,
    query: answersQuery,
    answers: { 200: z.union([answerPage, z.array(answer)]) },
    refusals: ['forum.post_not_found', 'forum.answer_not_found'],
  },
  ask: {
    method: 'POST',
    path: '/api/forum/posts',
    acceptsIdempotencyKey: true,
    guard: 'session',
    limit: rateLimits('ask'),
    summary: 'Ask a question',
    body: postBody,
    query: languageQuery,
    answers: { 201: post },
    refusals: ['forum.foreign_image'],
  },
  change: {
    method: 'PUT',
    path: '/api/forum/posts/:id',
    guard: 'session',
    limit: rateLimits('edit'),
    summary: 'Update a question; 409 with the newer version after a concurrent change',
    params: idParams,
    body: changedPostBody,
    query: languageQuery,
    answers: { 200: post },
    refusals: [
      'forum.post_not_found',
      'forum.not_your_post',
      'forum.foreign_image',
      'forum.changed_meanwhile',
    ],
  },
  remove: {
    method: 'DELETE',
    path: '/api/forum/posts/:id',
    guard: 'session',
    limit: 'none',
    summary: 'Delete a question with its answers',
    params: idParams,
    answers: { 200: okResponse },
    refusals: ['forum.post_not_found', 'forum.not_your_post'],
  },
  preview: {
    method: 'POST',
    path: '/api/forum/preview',
    guard: 'session',
    limit: ['preview', ...rateLimits('preview')],
    summary: 'Preview a text as HTML',
    body: contentBody,
    query: languageQuery,
    answers: { 200: z.object({ contentHtml: z.string() }) },
  },
  uploadImage: {
    method: 'POST',
    path: '/api/forum/upload-image',
    guard: 'session',
    limit: { ...imageLimit, per: 'member', countedBy: 'use case' },
    summary: 'Upload an image (multipart, field image)',
    body: { form: { image: 'file' } },
    answers: { 200: z.object({ url: z.string(), width: z.number(), height: z.number() }) },
    refusals: imageRefusals,
  },
  answer: {
    method: 'POST',
    path: '/api/forum/posts/:id/answers',
    acceptsIdempotencyKey: true,
    guard: 'session',
    limit: rateLimits('answer'),
    summary: 'Answer a question; its author is notified by email',
    params: idParams,
    body: contentBody,
    query: languageQuery,
    answers: { 201: answer },
    refusals: ['forum.post_not_found'],
  },
  removeAnswer: {
    method: 'DELETE',
    path: '/api/forum/answers/:id',
    guard: 'session',
    limit: 'none',
    summary: 'Delete an answer',
    params: idParams,
    answers: { 200: okResponse },
    refusals: ['forum.post_not_found', 'forum.answer_not_found', 'forum.not_your_answer'],
  },
  accept: {
    method: 'POST',
    path: '/api/forum/answers/:id/accept',
    guard: 'session',
    limit: { what: 'forum.accept', most: 30, minutes: 10, per: 'member' },
    summary: 'Accept an answer or withdraw the acceptance',
    params: idParams,
    body: acceptBody,
    answers: { 200: z.object({ isAccepted: z.boolean(), isAnswered: z.boolean() }) },
    refusals: ['forum.post_not_found', 'forum.answer_not_found', 'forum.not_your_question'],
  },
  mails: {
    method: 'POST',
    path: '/api/forum/mails',
    guard: 'public',
    limit: { what: 'forum.mails', most: 60, minutes: 10, per: 'address' },
    summary: 'Unsubscribe from or resubscribe to answer notifications with the token of an email',
    body: mailsBody,
    answers: { 200: okResponse },
    refusals: ['forum.link_invalid'],
  },
});
