import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiServer } from '../platform/api.ts';
import type { Cache } from '../platform/cache.ts';
import { imageLimitBytes } from '../platform/files/image-check.ts';
import { missingFile, receiveImages } from '../platform/files/receive.ts';
import type { Uploads } from '../platform/files/uploads.ts';
import { represent, sendRepresentation } from '../platform/representation.ts';
import { answersApi } from './answers.routes.ts';
import { languageOf, visitorOf } from './caller.routes.ts';
import type { Forum } from './forum.ts';
import { moderationApi } from './moderation.routes.ts';
import * as schema from './schemas.ts';

export type ForumDoor = {
  readonly forum: Forum;
  readonly uploads: Pick<Uploads, 'storeImage' | 'removeImages'>;
  readonly cache: Cache;
};

/** Pages of the list that are kept as bytes; people read the first ones. */
const keptPages = 20;
const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };

/** Questions, answers and pictures under /api/forum. */
export function forumApi(app: ApiServer, { forum, uploads, cache }: ForumDoor): void {
  const { questions, answers } = forum;
  const tags = ['forum'];

  /** Answers with kept bytes; `key` null: too many kinds to keep. */
  async function sendKept(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string | null,
    make: () => Promise<unknown>,
  ): Promise<FastifyReply> {
    const form = async () => represent(200, jsonHeaders, JSON.stringify(await make()));
    return sendRepresentation(request, reply, key === null ? await form() : await cache.get(key, form));
  }

  app.get(
    '/forum/posts',
    {
      config: { guard: 'public' },
      schema: {
        summary: 'Questions, newest first: an array without parameters, one page and the total with any',
        tags,
        querystring: schema.listQuery,
      },
    },
    async (request, reply) => {
      const { language, ...query } = request.query;
      const shown = languageOf(request, language);
      if (Object.values(query).every((value) => value === undefined))
        return sendKept(request, reply, 'api forum', () => questions.listAll());
      const { page = 1, pageSize = 20, search, category = '' } = query;
      const key = search || page > keptPages ? null : `api forum ${shown} ${category} ${pageSize} ${page}`;
      return sendKept(request, reply, key, () => questions.list(query, shown));
    },
  );

  app.get(
    '/forum/posts/:id',
    {
      config: { guard: 'public' },
      schema: {
        summary: 'A question with its first ten answers',
        tags,
        params: schema.idParams,
        querystring: schema.languageQuery,
      },
    },
    async (request, reply) => {
      const shown = languageOf(request, request.query.language);
      const { id } = request.params;
      return sendKept(request, reply, `api forum post ${shown} ${id}`, () => questions.question(id, shown));
    },
  );

  app.get(
    '/forum/posts/:id/answers',
    {
      config: { guard: 'public' },
      schema: {
        summary:
          'Answers of a question, the accepted one first: an array (200 at most) without parameters, one page and the total with any',
        tags,
        params: schema.idParams,
        querystring: schema.answersQuery,
      },
    },
    async (request, reply) => {
      const shown = languageOf(request, request.query.language);
      const { id } = request.params;
      const { language: _, ...asked } = request.query;
      if (Object.values(asked).every((value) => value === undefined))
        return sendKept(request, reply, `api forum answers ${shown} ${id}`, () => answers.list(id, shown));
      // The first page is what people read; of the others there are any number.
      const isFirst = asked.page === 1 && asked.pageSize === undefined && asked.answer === undefined;
      const key = isFirst ? `api forum answers ${shown} ${id} first` : null;
      return sendKept(request, reply, key, () => answers.listPage(id, asked, shown));
    },
  );

  app.post(
    '/forum/posts',
    {
      config: { guard: 'session' },
      schema: {
        summary: 'Ask a question',
        tags,
        body: schema.postBody,
        querystring: schema.languageQuery,
        response: { 201: schema.postAnswer },
      },
    },
    async (request, reply) => {
      const person = visitorOf(request);
      reply.code(201);
      return questions.ask(request.body, person, languageOf(request, request.query.language));
    },
  );

  app.put(
    '/forum/posts/:id',
    {
      config: { guard: 'session' },
      schema: {
        summary: 'Change a question; 409 with the newer version when somebody else was faster',
        tags,
        params: schema.idParams,
        body: schema.changedPostBody,
        querystring: schema.languageQuery,
        response: { 200: schema.postAnswer },
      },
    },
    async (request) => {
      const person = visitorOf(request);
      const { updatedAt, ...input } = request.body;
      const seen = updatedAt ? new Date(updatedAt) : null;
      const shown = languageOf(request, request.query.language);
      return questions.change(request.params.id, input, seen, person, shown);
    },
  );

  app.delete(
    '/forum/posts/:id',
    {
      config: { guard: 'session' },
      schema: {
        summary: 'Delete a question with its answers',
        tags,
        params: schema.idParams,
        response: { 200: schema.doneAnswer },
      },
    },
    async (request) => {
      await questions.remove(request.params.id, visitorOf(request));
      return { ok: true as const };
    },
  );

  app.post(
    '/forum/preview',
    {
      config: { guard: 'session', work: 'preview' },
      schema: {
        summary: 'How a text will look',
        tags,
        body: schema.contentBody,
        querystring: schema.languageQuery,
        response: { 200: schema.previewAnswer },
      },
    },
    async (request) => {
      const person = visitorOf(request);
      const shown = languageOf(request, request.query.language);
      return { contentHtml: await forum.preview(request.body.content, person, shown) };
    },
  );

  app.post(
    '/forum/upload-image',
    {
      config: { guard: 'session' },
      schema: {
        summary: 'Upload one picture (multipart, field image)',
        tags,
        response: { 200: schema.uploadAnswer },
      },
      bodyLimit: imageLimitBytes + 100_000,
    },
    async (request) => {
      const { memberId } = visitorOf(request);
      const form = await receiveImages(request, {
        field: 'image',
        most: 1,
        fileLimitBytes: imageLimitBytes,
        keep: (bytes) => uploads.storeImage({ bytes, ownerId: memberId, purpose: 'forum' }),
        undo: (kept) => uploads.removeImages(kept.map(({ url }) => url)),
      });
      const [image] = form.images;
      if (!image) throw missingFile('image');
      return image;
    },
  );

  answersApi(app, forum.answers);
  moderationApi(app, forum);
}
