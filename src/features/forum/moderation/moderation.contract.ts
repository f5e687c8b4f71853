import { z } from 'zod';
import { contract } from '../../../platform/server/http/contract.ts';
import { pageOf } from '../../../platform/server/http/paging.ts';
import { answer, idParams, languageQuery, largestPage, okResponse, post } from '../forum.contract.ts';
import { noteLength, rateLimits, reportReasons } from '../forum.rules.ts';

const hiddenBody = z.object({
  hidden: z.boolean(),
  /** Only with `hidden: false`: reopens the reports that were closed when the content was hidden. */
  undo: z.boolean().default(false),
});
const reportBody = z.object({
  reason: z.enum(reportReasons),
  note: z.string().trim().max(noteLength).default(''),
});
const decisionBody = z.object({ decision: z.enum(['hide', 'keep']) });
const pageQuery = z.object({ page: z.coerce.number().int().min(1).max(largestPage).default(1) });

/** Schema of a reported or hidden question or answer in the administrators' lists. */
const subject = z.object({
  postId: z.number(),
  answerId: z.number().nullable(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  userNickname: z.string().nullable(),
});
const hiddenPage = pageOf(subject.extend({ hiddenAt: z.string() }));
export type HiddenPage = z.infer<typeof hiddenPage>;
const reportPage = pageOf(
  subject.extend({ id: z.number(), reason: z.string(), note: z.string(), createdAt: z.string() }),
);
export type ReportPage = z.infer<typeof reportPage>;
const withHidden = post.extend({
  contentHtml: z.string(),
  hiddenAt: z.string().nullable(),
  hiddenAnswers: z.array(answer),
});

const reporting = {
  method: 'POST',
  guard: 'session',
  limit: rateLimits('report'),
  summary: 'Report content to the administrators',
  params: idParams,
  body: reportBody,
  /** `repeated` is true if the member had already reported the content; the new reason and note replace the old ones. */
  answers: { 200: okResponse.extend({ repeated: z.boolean() }) },
  refusals: ['forum.post_not_found', 'forum.answer_not_found'],
} as const;
const hiding = {
  method: 'POST',
  guard: 'admin',
  limit: 'none',
  summary: 'Hide or show content; role Admin',
  params: idParams,
  body: hiddenBody,
  answers: { 200: okResponse },
  refusals: ['forum.post_not_found', 'forum.answer_not_found'],
} as const;

export const moderationContract = contract('forum', {
  reportPost: { ...reporting, path: '/api/forum/posts/:id/report' },
  reportAnswer: { ...reporting, path: '/api/forum/answers/:id/report' },
  hidePost: { ...hiding, path: '/api/forum/posts/:id/hide' },
  hideAnswer: { ...hiding, path: '/api/forum/answers/:id/hide' },
  hidden: {
    method: 'GET',
    path: '/api/forum/hidden',
    guard: 'admin',
    limit: 'none',
    summary: 'List hidden questions and answers, most recently hidden first; role Admin',
    query: pageQuery,
    answers: { 200: hiddenPage },
  },
  withHidden: {
    method: 'GET',
    path: '/api/forum/posts/:id/hidden',
    guard: 'admin',
    limit: 'none',
    summary: 'Get a question with its hidden answers (at most 50); role Admin',
    params: idParams,
    query: languageQuery,
    answers: { 200: withHidden },
    refusals: ['forum.post_not_found'],
  },
  reports: {
    method: 'GET',
    path: '/api/forum/reports',
    guard: 'admin',
    limit: 'none',
    summary: 'List open reports, oldest first; role Admin',
    query: pageQuery,
    answers: { 200: reportPage },
  },
  decide: {
    method: 'POST',
    path: '/api/forum/reports/:id/decide',
    guard: 'admin',
    limit: 'none',
    summary: 'Hide the reported content or dismiss the report; role Admin',
    params: idParams,
    body: decisionBody,
    answers: { 200: okResponse },
    refusals: [
      'forum.report_not_found',
      'forum.report_decided',
      'forum.post_not_found',
      'forum.answer_not_found',
    ],
  },
});
