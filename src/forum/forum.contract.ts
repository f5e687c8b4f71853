import { z } from 'zod';
import { imageLimit } from '../platform/files/image-limit.ts';
import { contract } from '../platform/http/contract.ts';
import { pageOf } from '../platform/http/paging.ts';
import { languages } from '../platform/i18n/i18n.ts';
import { cleanLine, isBlank } from '../platform/text/visible-text.ts';
import {
  boundsOf,
  categoryIds,
  contentLength,
  mostAnswersPerPage,
  mostImages,
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

/** Words calculators' cards in this language; without it the stored choice does. */
export const languageQuery = z.object({ language: z.enum(languages).optional() });

const listQuery = languageQuery.extend({
  page: z.coerce.number().int().min(1).max(largestPage).optional(),
  pageSize: z.coerce.number().int().min(1).max(largestPageSize).optional(),
  search: z.string().max(searchLength).optional(),
  category: z.enum(categoryIds).optional(),
});

const answersQuery = languageQuery.extend({
  page: z.coerce.number().int().min(1).max(largestPage).optional(),
  pageSize: z.coerce.number().int().min(1).max(mostAnswersPerPage).optional(),
  /** Id of an answer: the page on which it stands. */
  answer: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
});

/** Ids stay text here: what is no id names nothing, and gets the same 404. */
export const idParams = z.object({ id: z.string().max(300) });

const postBody = z.object({
  title: line('Title is required', titleLength),
  content: text('Content is required', contentLength),
  category,
  images: z.array(z.string().max(500)).max(mostImages, 'Maximum 5 images allowed').default([]),
});
const changedPostBody = postBody.extend({
  /** `updatedAt` of the version that was changed: when there is a newer one, 409 instead of overwriting it. */
  updatedAt: z.iso.datetime().optional(),
});
const contentBody = z.object({ content: text('Content is required', contentLength) });
const acceptBody = z.object({ accepted: z.boolean().optional() }).nullish();
const mailsBody = z.object({ token: z.string().max(300), muted: z.boolean().default(true) });
export const post = z.object({
  id: z.number(),
  /** Its last part in addresses. */
  slug: z.string(),
  title: z.string(),
  content: z.string(),
  /** Left out where hundreds are listed, and in a page once that has become very long. */
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
/** A question; dates as text. */
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

/** With the first page of its answers; `answerCount` says how many there are. */
const question = post.extend({ contentHtml: z.string(), answers: z.array(answer) });
export type Question = z.infer<typeof question>;

const postPage = pageOf(post).extend({
  /** There are more than `total`; a search stops counting at 200. */
  more: z.boolean(),
  /** Questions in sight by category, whatever is searched for. */
  counts: z.record(z.string(), z.number()),
});
export type PostPage = z.infer<typeof postPage>;

export const done = z.object({ ok: z.literal(true) });
/** Questions, answers, pictures, and the end of mails. */
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
  question: {
    method: 'GET',
    path: '/api/forum/posts/:id',
    guard: 'public',
    limit: 'none',
    summary: 'Get a question with its first ten answers',
    params: idParams,
    query: languageQuery,
    answers: { 200: question },
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
  },
  ask: {
    method: 'POST',
    path: '/api/forum/posts',
    guard: 'session',
    limit: boundsOf('ask'),
    summary: 'Ask a question',
    body: postBody,
    query: languageQuery,
    answers: { 201: post },
  },
  change: {
    method: 'PUT',
    path: '/api/forum/posts/:id',
    guard: 'session',
    limit: boundsOf('edit'),
    summary: 'Update a question; 409 with the newer version after a concurrent change',
    params: idParams,
    body: changedPostBody,
    query: languageQuery,
    answers: { 200: post },
  },
  remove: {
    method: 'DELETE',
    path: '/api/forum/posts/:id',
    guard: 'session',
    limit: 'none',
    summary: 'Delete a question with its answers',
    params: idParams,
    answers: { 200: done },
  },
  preview: {
    method: 'POST',
    path: '/api/forum/preview',
    guard: 'session',
    limit: ['preview', ...boundsOf('preview')],
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
    body: 'form',
    answers: { 200: z.object({ url: z.string(), width: z.number(), height: z.number() }) },
  },
  answer: {
    method: 'POST',
    path: '/api/forum/posts/:id/answers',
    guard: 'session',
    limit: boundsOf('answer'),
    summary: 'Answer a question; its author is notified by email',
    params: idParams,
    body: contentBody,
    query: languageQuery,
    answers: { 201: answer },
  },
  removeAnswer: {
    method: 'DELETE',
    path: '/api/forum/answers/:id',
    guard: 'session',
    limit: 'none',
    summary: 'Delete an answer',
    params: idParams,
    answers: { 200: done },
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
  },
  mails: {
    method: 'POST',
    path: '/api/forum/mails',
    guard: 'public',
    limit: { what: 'forum.mails', most: 60, minutes: 10, per: 'address' },
    summary: 'Unsubscribe from or resubscribe to answer notifications with the token of an email',
    body: mailsBody,
    answers: { 200: done },
  },
});
