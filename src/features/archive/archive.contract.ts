import { z } from 'zod';
import { imageLimit, imageRefusals } from '../../platform/server/files/image-limit.ts';
import { contract } from '../../platform/server/http/contract.ts';
import { pageOf } from '../../platform/server/http/paging.ts';
import {
  commentLimit,
  contentLimit,
  imagesLimit,
  maxCommentsPerPage,
  rateLimits,
  titleLimit,
} from './archive.rules.ts';

/** Ids are strings in the contract, so that a malformed id gets 404 like an unknown id. */
const idParams = z.object({ id: z.string().max(40) });

const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(50).optional(),
  search: z.string().max(200).optional(),
});
const commentsQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(maxCommentsPerPage).optional(),
});
const updateBody = z.object({
  title: z.string().max(titleLimit * 10),
  content: z.string().max(contentLimit * 2),
  /** `updatedAt` of the version that the editor opened; if the stored version differs, the response is 409. */
  updatedAt: z.iso.datetime().optional(),
});
const commentBody = z.object({ text: z.string().max(commentLimit * 10) });

/** A time as an ISO 8601 string. */
const moment = z.string();
const listing = z.object({
  id: z.number(),
  title: z.string(),
  preview: z.string(),
  /** Nickname of the author; empty for a deleted member. */
  author: z.string(),
  /** Ids of the calculators that list the post as a related link. */
  calculators: z.array(z.string()),
  images: z.array(z.string()),
  createdAt: moment,
  updatedAt: moment,
  likeCount: z.number(),
  commentCount: z.number(),
});
export type PostListing = z.infer<typeof listing>;
const postPage = pageOf(listing);
export type PostPage = z.infer<typeof postPage>;

const comment = z.object({
  id: z.number(),
  /** Nickname of the author; empty for a deleted member. */
  author: z.string(),
  userId: z.string().nullable(),
  timestamp: moment,
  text: z.string(),
});
export type PostComment = z.infer<typeof comment>;
const commentPage = pageOf(comment);
export type CommentPage = z.infer<typeof commentPage>;

const wholePost = listing.omit({ preview: true, author: true, calculators: true }).extend({
  images: z.array(z.string()).max(imagesLimit),
  /** Content as stored, for the editor. */
  content: z.string(),
  /** Content rendered to HTML, for display. */
  contentHtml: z.string(),
  /** Results of the quoted calculators when the post was written, with the paths of the calculator pages. */
  results: z.array(
    z.object({
      address: z.string(),
      version: z.string(),
      values: z.record(z.string(), z.union([z.number(), z.string(), z.null()])),
    }),
  ),
  /** The newest comments on the post, in chronological order. */
  comments: z.array(comment),
});
export type WholePost = z.infer<typeof wholePost>;
/** Post as returned by the unpaged list and after creating or updating. */
const post = wholePost.omit({ contentHtml: true, results: true, commentCount: true, comments: true });

/** The rate limit is applied in the use case, so that only requests that pass validation are counted. */
const counted = { per: 'member', countedBy: 'use case' } as const;

const textRefusals = [
  'archive.title_required',
  'archive.title_too_long',
  'archive.content_required',
  'archive.content_too_long',
  'archive.content_too_intricate',
] as const;

export const archiveContract = contract('archive', {
  list: {
    method: 'GET',
    path: '/api/materials/posts',
    guard: 'public',
    limit: 'search',
    summary: 'List posts, newest first: at most 1,000, or one page with `page`, `pageSize` or `search`',
    query: listQuery,
    answers: { 200: z.union([postPage, z.array(post)]) },
  },
  post: {
    method: 'GET',
    path: '/api/materials/posts/:id',
    guard: 'public',
    limit: 'none',
    summary: 'Get a post with its newest comments',
    params: idParams,
    answers: { 200: wholePost },
    refusals: ['archive.not_found'],
  },
  create: {
    method: 'POST',
    path: '/api/materials/posts',
    guard: 'admin',
    limit: [
      { ...rateLimits.post, ...counted },
      { ...imageLimit, ...counted },
    ],
    summary: 'Create a post (form: title, content, up to five images); role Admin',
    body: { form: { title: 'text', content: 'text', images: 'files' } },
    answers: { 201: post },
    refusals: [...textRefusals, ...imageRefusals],
  },
  update: {
    method: 'PUT',
    path: '/api/materials/posts/:id',
    guard: 'admin',
    limit: 'none',
    summary: 'Update a post; role Admin. 409 if the post was changed after `updatedAt`',
    params: idParams,
    body: updateBody,
    answers: { 200: wholePost },
    refusals: ['archive.not_found', 'archive.edited_meanwhile', ...textRefusals],
  },
  remove: {
    method: 'DELETE',
    path: '/api/materials/posts/:id',
    guard: 'admin',
    limit: 'none',
    summary: 'Delete a post with its comments; role Admin',
    params: idParams,
    answers: { 204: null },
    refusals: ['archive.not_found'],
  },
  like: {
    method: 'POST',
    path: '/api/materials/posts/:id/like',
    guard: 'session',
    limit: { ...rateLimits.like, ...counted },
    summary: 'Like a post, or remove my like',
    params: idParams,
    answers: { 200: z.object({ likeCount: z.number(), liked: z.boolean() }) },
    refusals: ['archive.not_found'],
  },
  likes: {
    method: 'GET',
    path: '/api/materials/likes',
    guard: 'session',
    limit: 'none',
    summary: 'List the posts that I like',
    answers: { 200: z.object({ postIds: z.array(z.number()) }) },
  },
  comments: {
    method: 'GET',
    path: '/api/materials/posts/:id/comments',
    guard: 'public',
    limit: 'none',
    summary:
      'List comments on a post, newest first: an array (at most 200) without parameters, otherwise one page and the total',
    params: idParams,
    query: commentsQuery,
    answers: { 200: z.union([commentPage, z.array(comment)]) },
    refusals: ['archive.not_found'],
  },
  comment: {
    method: 'POST',
    path: '/api/materials/posts/:id/comments',
    acceptsIdempotencyKey: true,
    guard: 'session',
    limit: { ...rateLimits.comment, ...counted },
    summary: 'Add a comment to a post',
    params: idParams,
    body: commentBody,
    answers: { 201: comment },
    refusals: ['archive.not_found', 'archive.comment_required', 'archive.comment_too_long'],
  },
  removeComment: {
    method: 'DELETE',
    path: '/api/materials/comments/:id',
    guard: 'session',
    limit: 'none',
    summary: 'Delete my comment on a post, or any comment as Admin',
    params: idParams,
    answers: { 204: null },
    refusals: ['archive.comment_not_found', 'archive.not_your_comment'],
  },
  uploadImage: {
    method: 'POST',
    path: '/api/materials/upload-image',
    guard: 'admin',
    limit: { ...imageLimit, ...counted },
    summary: 'Upload an image for a post (form: image); role Admin',
    body: { form: { image: 'file' } },
    answers: { 201: z.object({ url: z.string(), width: z.number(), height: z.number() }) },
    refusals: imageRefusals,
  },
});
