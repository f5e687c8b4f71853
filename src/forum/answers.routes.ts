import type { ApiServer } from '../platform/api.ts';
import type { Answers } from './answers.ts';
import { languageOf, visitorOf } from './caller.routes.ts';
import * as schema from './schemas.ts';

/** Writing, deleting and accepting answers, under /api/forum. */
export function answersApi(app: ApiServer, answers: Answers): void {
  const tags = ['forum'];

  app.post(
    '/forum/posts/:id/answers',
    {
      config: { guard: 'session' },
      schema: {
        summary: 'Answer a question; its asker gets a mail',
        tags,
        params: schema.idParams,
        body: schema.contentBody,
        querystring: schema.languageQuery,
        response: { 201: schema.answerAnswer },
      },
    },
    async (request, reply) => {
      const person = visitorOf(request);
      const shown = languageOf(request, request.query.language);
      reply.code(201);
      return answers.write(request.params.id, request.body.content, person, shown);
    },
  );

  app.delete(
    '/forum/answers/:id',
    {
      config: { guard: 'session' },
      schema: {
        summary: 'Delete an answer',
        tags,
        params: schema.idParams,
        response: { 200: schema.doneAnswer },
      },
    },
    async (request) => {
      await answers.remove(request.params.id, visitorOf(request));
      return { ok: true as const };
    },
  );

  app.post(
    '/forum/answers/:id/accept',
    {
      config: { guard: 'session' },
      schema: {
        summary: 'Accept an answer; again, or with false: take it back',
        tags,
        params: schema.idParams,
        body: schema.acceptBody,
        response: { 200: schema.acceptAnswer },
      },
    },
    async (request) => {
      const person = visitorOf(request);
      return answers.accept(request.params.id, request.body?.accepted ?? null, person);
    },
  );
}
