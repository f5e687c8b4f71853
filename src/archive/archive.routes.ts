import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ApiServer, callerOf } from '../platform/api.ts';
import type { Cache } from '../platform/cache.ts';
import { missingFile, receiveImages } from '../platform/files/receive.ts';
import type { Uploads } from '../platform/files/uploads.ts';
import { represent, sendRepresentation } from '../platform/representation.ts';
import { imagesLimit } from './archive.rules.ts';
import type { ArchiveUseCases } from './archive.ts';
import {
  commentAnswer,
  commentBody,
  commentsQuery,
  idParams,
  imageAnswer,
  likeAnswer,
  likesAnswer,
  listQuery,
  postAnswer,
  updateBody,
  wholePostAnswer,
} from './schemas.ts';

export type ArchiveDoor = {
  readonly archive: ArchiveUseCases;
  readonly uploads: Uploads;
  readonly cache: Cache;
};

const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };
/** Forms hold five pictures of 10 MB and a text. */
const formLimitBytes = 60 * 1024 * 1024;

/** The JSON door of the archive. */
export function archiveApi(app: ApiServer, { archive, uploads, cache }: ArchiveDoor): void {
  const imageLimitBytes = uploads.imageLimitBytes;
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string | null,
    make: () => Promise<unknown>,
  ) => {
    const represented = async () => represent(200, json, JSON.stringify(await make()));
    return sendRepresentation(request, reply, await (key ? cache.get(key, represented) : represented()));
  };

  app.get(
    '/materials/posts',
    {
      config: { guard: 'public' },
      schema: {
        summary:
          'Posts, newest first: all (at most 1,000), or with page, pageSize or search one page of them',
        querystring: listQuery,
      },
    },
    async (request, reply) => {
      const { page, pageSize, search } = request.query;
      if (page === undefined && pageSize === undefined && search === undefined)
        return send(request, reply, 'api archive', archive.listPosts);
      // Searches are of any number, so they are not kept; neither are pages that hardly anybody turns to.
      const isKept = !search && (page ?? 1) <= 50 && pageSize === undefined;
      return send(request, reply, isKept ? `api archive page ${page ?? 1}` : null, () =>
        archive.listPage({ ...(page && { page }), ...(pageSize && { pageSize }), ...(search && { search }) }),
      );
    },
  );

  app.get(
    '/materials/posts/:id',
    {
      config: { guard: 'public' },
      schema: {
        summary: 'One post with its newest comments',
        params: idParams,
        response: { 200: wholePostAnswer },
      },
    },
    async (request, reply) =>
      send(request, reply, `api archive post ${request.params.id}`, () =>
        archive.requirePost(request.params.id),
      ),
  );

  app.post(
    '/materials/posts',
    {
      bodyLimit: formLimitBytes,
      config: { guard: 'admin' },
      schema: {
        summary: 'Write a post (form: title, content, up to five images); role Admin',
        consumes: ['multipart/form-data'],
        response: { 201: postAnswer },
      },
    },
    async (request, reply) => {
      const author = callerOf(request);
      const undo = (kept: readonly { url: string }[]) => uploads.removeImages(kept.map(({ url }) => url));
      const { fields, images } = await receiveImages(request, {
        field: 'images',
        most: imagesLimit,
        fileLimitBytes: imageLimitBytes,
        keep: (bytes) => uploads.storeImage({ bytes, ownerId: author.memberId, purpose: 'archive' }),
        undo,
        check: ({ title = '', content = '' }) => archive.checkPost(title, content),
      });
      try {
        const { title = '', content = '' } = fields;
        const post = await archive.createPost(
          { title, content, images: images.map(({ url }) => url) },
          author,
        );
        return reply.code(201).send(post);
      } catch (error) {
        await undo(images);
        throw error;
      }
    },
  );

  app.put(
    '/materials/posts/:id',
    {
      config: { guard: 'admin' },
      schema: {
        summary: 'Change a post; role Admin. 409 when somebody else did since `updatedAt`',
        params: idParams,
        body: updateBody,
        response: { 200: wholePostAnswer },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { title, content, updatedAt } = request.body;
      return archive.updatePost(request.params.id, { title, content }, updatedAt ?? null, caller);
    },
  );

  app.delete(
    '/materials/posts/:id',
    {
      config: { guard: 'admin' },
      schema: { summary: 'Delete a post with its comments; role Admin', params: idParams },
    },
    async (request, reply) => {
      await archive.deletePost(request.params.id, callerOf(request));
      return reply.code(204).send();
    },
  );

  app.post(
    '/materials/posts/:id/like',
    {
      config: { guard: 'session' },
      schema: {
        summary: 'Like a post, or take the like back',
        params: idParams,
        response: { 200: likeAnswer },
      },
    },
    async (request) => archive.like(request.params.id, callerOf(request)),
  );

  app.get(
    '/materials/likes',
    {
      config: { guard: 'session' },
      schema: { summary: 'Posts that the caller likes', response: { 200: likesAnswer } },
    },
    async (request) => ({ postIds: await archive.likedPosts(callerOf(request)) }),
  );

  app.get(
    '/materials/posts/:id/comments',
    {
      config: { guard: 'public' },
      schema: {
        summary:
          'Comments on a post, newest first: an array (200 at most) without parameters, one page and the total with any',
        params: idParams,
        querystring: commentsQuery,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { page, pageSize } = request.query;
      if (page === undefined && pageSize === undefined)
        return send(request, reply, `api archive comments ${id}`, () => archive.listComments(id));
      return send(request, reply, null, () => archive.listCommentPage(id, request.query));
    },
  );

  app.post(
    '/materials/posts/:id/comments',
    {
      config: { guard: 'session' },
      schema: {
        summary: 'Comment on a post',
        params: idParams,
        body: commentBody,
        response: { 201: commentAnswer },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      return reply.code(201).send(await archive.comment(request.params.id, request.body.text, caller));
    },
  );

  app.delete(
    '/materials/comments/:id',
    {
      config: { guard: 'session' },
      schema: { summary: 'Delete a comment: one’s own, or any as Admin', params: idParams },
    },
    async (request, reply) => {
      await archive.deleteComment(request.params.id, callerOf(request));
      return reply.code(204).send();
    },
  );

  app.post(
    '/materials/upload-image',
    {
      bodyLimit: formLimitBytes,
      config: { guard: 'admin' },
      schema: {
        summary: 'Keep a picture for a post (form: image); role Admin',
        consumes: ['multipart/form-data'],
        response: { 201: imageAnswer },
      },
    },
    async (request, reply) => {
      const author = callerOf(request);
      const { images } = await receiveImages(request, {
        field: 'image',
        most: 1,
        fileLimitBytes: imageLimitBytes,
        keep: (bytes) => uploads.storeImage({ bytes, ownerId: author.memberId, purpose: 'archive' }),
        undo: (kept) => uploads.removeImages(kept.map(({ url }) => url)),
      });
      if (!images[0]) throw missingFile('image');
      return reply.code(201).send(images[0]);
    },
  );
}
