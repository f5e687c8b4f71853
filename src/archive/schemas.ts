import { z } from 'zod';
import { commentLimit, contentLimit, imagesLimit, mostCommentsPerPage, titleLimit } from './archive.rules.ts';

/** Ids are bigint identities; anything else names no post, which is a 404 and no malformed request. */
export const idParams = z.object({ id: z.string().max(40) });

export const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(50).optional(),
  search: z.string().max(200).optional(),
});

export const commentsQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(mostCommentsPerPage).optional(),
});

const moment = z.string();
const postFields = {
  id: z.number(),
  title: z.string(),
  images: z.array(z.string()).max(imagesLimit),
  createdAt: moment,
  updatedAt: moment,
  likeCount: z.number(),
};
export const postAnswer = z.object({ ...postFields, content: z.string() });
export const commentAnswer = z.object({
  id: z.number(),
  author: z.string(),
  userId: z.string().nullable(),
  timestamp: moment,
  text: z.string(),
});
export const wholePostAnswer = postAnswer.extend({
  contentHtml: z.string(),
  commentCount: z.number(),
  comments: z.array(commentAnswer),
});
export const updateBody = z.object({
  title: z.string().max(titleLimit * 10),
  content: z.string().max(contentLimit * 2),
  /** The state that the editor began with; another one in between is a conflict. */
  updatedAt: z.iso.datetime().optional(),
});
export const commentBody = z.object({ text: z.string().max(commentLimit * 10) });
export const likeAnswer = z.object({ likeCount: z.number(), liked: z.boolean() });
export const likesAnswer = z.object({ postIds: z.array(z.number()) });
export const imageAnswer = z.object({ url: z.string(), width: z.number(), height: z.number() });
