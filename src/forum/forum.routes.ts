import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cache } from '../platform/cache/cache.ts';
import { imageLimitBytes } from '../platform/files/image-check.ts';
import { missingFile, receiveImages } from '../platform/files/receive.ts';
import type { Uploads } from '../platform/files/uploads.ts';
import type { ApiServer } from '../platform/http/api.ts';
import type { AnswerOf, Endpoint } from '../platform/http/contract.ts';
import { represent, sendRepresentation } from '../platform/http/representation.ts';
import { route, type Sent, sendingRoute } from '../platform/http/route.ts';
import { languageOf, visitorOf } from './caller.routes.ts';
import { forumContract as calls } from './forum.contract.ts';
import type { Forum } from './forum.ts';
import { moderationApi } from './moderation/moderation.routes.ts';
import { answersApi } from './questions/answers.routes.ts';

export type ForumRoutesOptions = {
  readonly forum: Forum;
  readonly uploads: Pick<Uploads, 'storeImage' | 'removeImages' | 'temporaryFolder'>;
  readonly cache: Cache;
};

/** Pages of the list that are kept as bytes; people read the first ones. */
const keptPages = 20;
const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };

/** Questions, answers and pictures under /api/forum. */
export function forumApi(app: ApiServer, { forum, uploads, cache }: ForumRoutesOptions): void {
  readingApi(app, forum, cache);
  askingApi(app, forum);
  uploadApi(app, uploads);
  answersApi(app, forum.answers);
  moderationApi(app, forum);
}

function readingApi(app: ApiServer, { questions, answers }: Forum, cache: Cache): void {
  /** Answers with kept bytes; `key` null: too many kinds to keep. */
  async function sendKept<E extends Endpoint>(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string | null,
    make: () => Promise<Sent<AnswerOf<E>>>,
  ): Promise<FastifyReply> {
    const form = async () => represent(200, jsonHeaders, JSON.stringify(await make()));
    return sendRepresentation(request, reply, key === null ? await form() : await cache.get(key, form));
  }

  sendingRoute(app, calls.list, async (request, reply) => {
    const { language, ...query } = request.query;
    const shown = languageOf(request, language);
    if (Object.values(query).every((value) => value === undefined))
      return sendKept<typeof calls.list>(request, reply, 'api forum', () => questions.listAll());
    const { page = 1, pageSize = 20, search, category = '' } = query;
    const key = search || page > keptPages ? null : `api forum ${shown} ${category} ${pageSize} ${page}`;
    return sendKept<typeof calls.list>(request, reply, key, () => questions.list(query, shown));
  });

  sendingRoute(app, calls.question, async (request, reply) => {
    const shown = languageOf(request, request.query.language);
    const { id } = request.params;
    const key = `api forum post ${shown} ${id}`;
    return sendKept<typeof calls.question>(request, reply, key, () => questions.question(id, shown));
  });

  sendingRoute(app, calls.answers, async (request, reply) => {
    const shown = languageOf(request, request.query.language);
    const { id } = request.params;
    const { language: _, ...asked } = request.query;
    const all = `api forum answers ${shown} ${id}`;
    if (Object.values(asked).every((value) => value === undefined))
      return sendKept<typeof calls.answers>(request, reply, all, () => answers.list(id, shown));
    // The first page is what people read; of the others there are any number.
    const isFirst = asked.page === 1 && asked.pageSize === undefined && asked.answer === undefined;
    const key = isFirst ? `${all} first` : null;
    return sendKept<typeof calls.answers>(request, reply, key, () => answers.listPage(id, asked, shown));
  });
}

function askingApi(app: ApiServer, { questions, preview }: Forum): void {
  route(app, calls.ask, async (request) =>
    questions.ask(request.body, visitorOf(request), languageOf(request, request.query.language)),
  );

  route(app, calls.change, async (request) => {
    const person = visitorOf(request);
    const { updatedAt, ...input } = request.body;
    const seen = updatedAt ? new Date(updatedAt) : null;
    const shown = languageOf(request, request.query.language);
    return questions.change(request.params.id, { input, seen }, person, shown);
  });

  route(app, calls.remove, async (request) => {
    await questions.remove(request.params.id, visitorOf(request));
    return { ok: true };
  });

  route(app, calls.preview, async (request) => {
    const person = visitorOf(request);
    const shown = languageOf(request, request.query.language);
    return { contentHtml: await preview(request.body.content, person, shown) };
  });
}

function uploadApi(app: ApiServer, uploads: ForumRoutesOptions['uploads']): void {
  route(
    app,
    calls.uploadImage,
    async (request) => {
      const { memberId } = visitorOf(request);
      const form = await receiveImages(request, {
        field: 'image',
        most: 1,
        fileLimitBytes: imageLimitBytes,
        temporaryFolder: uploads.temporaryFolder,
        keep: (bytes) => uploads.storeImage({ bytes, ownerId: memberId, purpose: 'forum' }),
        undo: (kept) => uploads.removeImages(kept.map(({ url }) => url)),
      });
      const [image] = form.images;
      if (!image) throw missingFile('image');
      return image;
    },
    { bodyLimit: imageLimitBytes + 100_000 },
  );
}
