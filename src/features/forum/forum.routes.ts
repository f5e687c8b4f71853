import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cache } from '../../platform/server/cache/cache.ts';
import { missingFile, receiveImages } from '../../platform/server/files/receive.ts';
import type { Uploads } from '../../platform/server/files/uploads.ts';
import { type ApiServer, callerOf } from '../../platform/server/http/api.ts';
import type { AnswerOf, Endpoint } from '../../platform/server/http/contract.ts';
import { represent, sendRepresentation } from '../../platform/server/http/representation.ts';
import { route, type Sent, sendingRoute } from '../../platform/server/http/route.ts';
import { imageLimitBytes } from '../../platform/shared/images/image-check.ts';
import { answersApi } from './answers/answers.routes.ts';
import type { AnswerDeps } from './answers/usecases/deps.ts';
import { listAnswerPage, listAnswers } from './answers/usecases/list-answers.ts';
import { forumCaller, requestLanguage } from './caller.routes.ts';
import { forumContract as calls } from './forum.contract.ts';
import { pageSizes, questionTags } from './forum.rules.ts';
import { moderationApi } from './moderation/moderation.routes.ts';
import type { ModerationDeps } from './moderation/usecases/deps.ts';
import { askQuestion } from './questions/usecases/ask-question.ts';
import { deleteQuestion } from './questions/usecases/delete-question.ts';
import type { QuestionDeps } from './questions/usecases/deps.ts';
import { editQuestion } from './questions/usecases/edit-question.ts';
import { listAllQuestions, listOwnQuestions } from './questions/usecases/list-newest-questions.ts';
import { listQuestions } from './questions/usecases/list-questions.ts';
import { previewText } from './questions/usecases/preview-text.ts';
import { showQuestion } from './questions/usecases/show-question.ts';

export type ForumRoutesOptions = {
  readonly questions: QuestionDeps;
  readonly answers: AnswerDeps;
  readonly moderation: ModerationDeps;
  readonly uploads: Pick<Uploads, 'storeImage' | 'removeImages' | 'temporaryFolder'>;
  readonly cache: Cache;
};

/** Maximum number of list pages whose responses are cached. */
const cachedPages = 20;
/** Page sizes whose responses are cached: those that the site offers, including the API default. */
const cachedPageSizes: readonly number[] = pageSizes;
const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };

export function forumApi(app: ApiServer, options: ForumRoutesOptions): void {
  readingApi(app, options);
  askingApi(app, options.questions);
  uploadApi(app, options.uploads);
  answersApi(app, options.answers);
  moderationApi(app, options);
}

function readingApi(app: ApiServer, { questions, answers, cache }: ForumRoutesOptions): void {
  /**
   * Sends a response from the cache.
   * @param cached null if the response must not be cached
   */
  async function sendCached<E extends Endpoint>(
    request: FastifyRequest,
    reply: FastifyReply,
    cached: { readonly key: string; readonly tag: string } | null,
    make: () => Promise<Sent<AnswerOf<E>>>,
  ): Promise<FastifyReply> {
    const form = async () => represent(200, jsonHeaders, JSON.stringify(await make()));
    const answer = cached ? await cache.get(cached.key, form, { tags: () => [cached.tag] }) : await form();
    return sendRepresentation(request, reply, answer);
  }

  route(app, calls.ownQuestions, async (request) => listOwnQuestions(questions, callerOf(request).memberId));

  sendingRoute(app, calls.list, async (request, reply) => {
    const { language, ...query } = request.query;
    const displayLanguage = requestLanguage(request, language);
    if (Object.values(query).every((value) => value === undefined))
      return sendCached<typeof calls.list>(
        request,
        reply,
        { key: 'api forum', tag: questionTags.lists },
        () => listAllQuestions(questions),
      );
    const { page = 1, pageSize = 20, search, category = '', written } = query;
    const isCacheable = !search && !written && page <= cachedPages && cachedPageSizes.includes(pageSize);
    const key = `api forum ${displayLanguage} ${category} ${pageSize} ${page}`;
    return sendCached<typeof calls.list>(
      request,
      reply,
      isCacheable ? { key, tag: questionTags.lists } : null,
      () => listQuestions(questions, query, displayLanguage),
    );
  });

  sendingRoute(app, calls.question, async (request, reply) => {
    const displayLanguage = requestLanguage(request, request.query.language);
    const { id } = request.params;
    const cached = { key: `api forum post ${displayLanguage} ${id}`, tag: questionTags.one(id) };
    return sendCached<typeof calls.question>(request, reply, cached, () =>
      showQuestion(questions, id, displayLanguage),
    );
  });

  sendingRoute(app, calls.answers, async (request, reply) => {
    const displayLanguage = requestLanguage(request, request.query.language);
    const { id } = request.params;
    const { language: _, ...asked } = request.query;
    const all = { key: `api forum answers ${displayLanguage} ${id}`, tag: questionTags.one(id) };
    if (Object.values(asked).every((value) => value === undefined))
      return sendCached<typeof calls.answers>(request, reply, all, () =>
        listAnswers(answers, id, displayLanguage),
      );
    // Only the first page of answers is cached, because the number of further pages is unbounded.
    const isFirst = asked.page === 1 && asked.pageSize === undefined && asked.answer === undefined;
    const cached = isFirst ? { ...all, key: `${all.key} first` } : null;
    return sendCached<typeof calls.answers>(request, reply, cached, () =>
      listAnswerPage(answers, id, asked, displayLanguage),
    );
  });
}

function askingApi(app: ApiServer, questions: QuestionDeps): void {
  route(app, calls.ask, async (request) => {
    const displayLanguage = requestLanguage(request, request.query.language);
    return askQuestion(questions, request.body, forumCaller(request), displayLanguage);
  });

  route(app, calls.change, async (request) => {
    const person = forumCaller(request);
    const { updatedAt, ...input } = request.body;
    const edit = { id: request.params.id, input, seen: updatedAt ? new Date(updatedAt) : null };
    return editQuestion(questions, edit, person, requestLanguage(request, request.query.language));
  });

  route(app, calls.remove, async (request) => {
    await deleteQuestion(questions, request.params.id, forumCaller(request));
    return { ok: true };
  });

  route(app, calls.preview, async (request) => {
    const person = forumCaller(request);
    const displayLanguage = requestLanguage(request, request.query.language);
    return { contentHtml: await previewText(questions, request.body.content, person, displayLanguage) };
  });
}

function uploadApi(app: ApiServer, uploads: ForumRoutesOptions['uploads']): void {
  route(
    app,
    calls.uploadImage,
    async (request) => {
      const { memberId } = forumCaller(request);
      const form = await receiveImages(request, {
        field: 'image',
        most: 1,
        fileLimitBytes: imageLimitBytes,
        temporaryFolder: uploads.temporaryFolder,
        keep: (bytes) => uploads.storeImage({ bytes, ownerId: memberId, purpose: 'forum' }),
        undo: (stored) => uploads.removeImages(stored.map(({ url }) => url)),
      });
      const [image] = form.images;
      if (!image) throw missingFile('image');
      return image;
    },
    { bodyLimit: imageLimitBytes + 100_000 },
  );
}
