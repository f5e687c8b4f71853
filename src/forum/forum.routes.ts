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
import { cardsPerPage, questionTags } from './forum.rules.ts';
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
/** Lengths of a page for which it is kept: the one of the site and the usual one of programs. */
const keptPageSizes: readonly number[] = [cardsPerPage, 20];
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
  /** Answers with kept bytes; `kept` null: too many kinds to keep. */
  async function sendKept<E extends Endpoint>(
    request: FastifyRequest,
    reply: FastifyReply,
    kept: { readonly key: string; readonly tag: string } | null,
    make: () => Promise<Sent<AnswerOf<E>>>,
  ): Promise<FastifyReply> {
    const form = async () => represent(200, jsonHeaders, JSON.stringify(await make()));
    const answer = kept ? await cache.get(kept.key, form, { tags: () => [kept.tag] }) : await form();
    return sendRepresentation(request, reply, answer);
  }

  sendingRoute(app, calls.list, async (request, reply) => {
    const { language, ...query } = request.query;
    const shown = languageOf(request, language);
    if (Object.values(query).every((value) => value === undefined))
      return sendKept<typeof calls.list>(request, reply, { key: 'api forum', tag: questionTags.lists }, () =>
        questions.listAll(),
      );
    const { page = 1, pageSize = 20, search, category = '' } = query;
    const isKept = !search && page <= keptPages && keptPageSizes.includes(pageSize);
    const key = `api forum ${shown} ${category} ${pageSize} ${page}`;
    return sendKept<typeof calls.list>(request, reply, isKept ? { key, tag: questionTags.lists } : null, () =>
      questions.list(query, shown),
    );
  });

  sendingRoute(app, calls.question, async (request, reply) => {
    const shown = languageOf(request, request.query.language);
    const { id } = request.params;
    const kept = { key: `api forum post ${shown} ${id}`, tag: questionTags.one(id) };
    return sendKept<typeof calls.question>(request, reply, kept, () => questions.question(id, shown));
  });

  sendingRoute(app, calls.answers, async (request, reply) => {
    const shown = languageOf(request, request.query.language);
    const { id } = request.params;
    const { language: _, ...asked } = request.query;
    const all = { key: `api forum answers ${shown} ${id}`, tag: questionTags.one(id) };
    if (Object.values(asked).every((value) => value === undefined))
      return sendKept<typeof calls.answers>(request, reply, all, () => answers.list(id, shown));
    // The first page is what people read; of the others there are any number.
    const isFirst = asked.page === 1 && asked.pageSize === undefined && asked.answer === undefined;
    const kept = isFirst ? { ...all, key: `${all.key} first` } : null;
    return sendKept<typeof calls.answers>(request, reply, kept, () => answers.listPage(id, asked, shown));
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
