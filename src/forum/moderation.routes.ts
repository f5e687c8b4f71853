import { type ApiServer, callerOf } from '../platform/api.ts';
import { languageOf, visitorOf } from './caller.routes.ts';
import type { Forum } from './forum.ts';
import * as schema from './schemas.ts';

/** Reports of readers, the administrators' queue, and the end of mails, under /api/forum. */
export function moderationApi(app: ApiServer, { moderation, answers }: Forum): void {
  const tags = ['forum'];
  const done = { 200: schema.doneAnswer };
  const ok = { ok: true as const };

  for (const [kind, report, hide] of [
    ['posts', moderation.reportPost, moderation.hidePost],
    ['answers', moderation.reportAnswer, moderation.hideAnswer],
  ] as const) {
    app.post(
      `/forum/${kind}/:id/report`,
      {
        config: { guard: 'session' },
        schema: {
          summary: 'Tell the administrators that this does not belong here',
          tags,
          params: schema.idParams,
          body: schema.reportBody,
          response: { 200: schema.reportAnswer },
        },
      },
      async (request) => {
        const repeated = await report(request.params.id, request.body, visitorOf(request));
        return { ...ok, repeated };
      },
    );
    app.post(
      `/forum/${kind}/:id/hide`,
      {
        config: { guard: 'admin' },
        schema: {
          summary: 'Administrators: take out of sight, or back',
          tags,
          params: schema.idParams,
          body: schema.hiddenBody,
          response: done,
        },
      },
      async (request) => {
        const { memberId } = callerOf(request);
        await hide(request.params.id, request.body, memberId);
        return ok;
      },
    );
  }

  app.get(
    '/forum/hidden',
    {
      config: { guard: 'admin' },
      schema: {
        summary: 'Administrators: questions and answers out of sight, the last hidden first',
        tags,
        querystring: schema.pageQuery,
        response: { 200: schema.hiddenListAnswer },
      },
    },
    async (request) => moderation.listHidden(request.query.page),
  );

  app.get(
    '/forum/posts/:id/hidden',
    {
      config: { guard: 'admin' },
      schema: {
        summary: 'Administrators: a question, hidden or not, with its hidden answers (50 at most)',
        tags,
        params: schema.idParams,
        querystring: schema.languageQuery,
        response: { 200: schema.hiddenQuestionAnswer },
      },
    },
    async (request) => moderation.withHidden(request.params.id, languageOf(request, request.query.language)),
  );

  app.get(
    '/forum/reports',
    {
      config: { guard: 'admin' },
      schema: {
        summary: 'Administrators: open reports, the longest waiting first',
        tags,
        querystring: schema.pageQuery,
        response: { 200: schema.reportsAnswer },
      },
    },
    async (request) => {
      return moderation.list(request.query.page);
    },
  );

  app.post(
    '/forum/reports/:id/decide',
    {
      config: { guard: 'admin' },
      schema: {
        summary: 'Administrators: hide what a report is about, or let it stand',
        tags,
        params: schema.idParams,
        body: schema.decisionBody,
        response: done,
      },
    },
    async (request) => {
      const { memberId } = callerOf(request);
      await moderation.decide(request.params.id, request.body.decision, memberId);
      return ok;
    },
  );

  app.post(
    '/forum/mails',
    {
      config: { guard: 'public' },
      schema: {
        summary: 'End mails on answers, or take them up again, by the link in such a mail',
        tags,
        body: schema.mailsBody,
        response: done,
      },
    },
    async (request) => {
      await answers.mute(request.body.token, request.body.muted);
      return ok;
    },
  );
}
