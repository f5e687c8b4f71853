import { type ApiServer, callerOf } from '../platform/api.ts';
import { answerBody, supportBody, supportParams, supportQuery, supportStatusBody } from './schemas.ts';
import type { SupportUseCases } from './support.ts';

/** The JSON door of questions to the house. */
export function supportApi(app: ApiServer, support: SupportUseCases): void {
  app.post(
    '/support',
    { config: { guard: 'session' }, schema: { summary: 'Asks the house something', body: supportBody } },
    async (request, reply) => {
      const id = await support.ask(callerOf(request), request.body);
      return reply.code(201).send({ id });
    },
  );

  app.get(
    '/support',
    { config: { guard: 'session' }, schema: { summary: "One's own questions and their answers" } },
    async (request) => support.listOwn(callerOf(request)),
  );

  app.get(
    '/admin/support',
    {
      config: { guard: 'staff' },
      schema: { summary: 'Questions of members, premium first', querystring: supportQuery },
    },
    async (request) => {
      return support.list(request.query);
    },
  );

  app.post(
    '/admin/support/:id/answer',
    {
      config: { guard: 'staff' },
      schema: { summary: 'Answers a question by mail', params: supportParams, body: answerBody },
    },
    async (request) => {
      await support.answer(request.params.id, request.body.answer, callerOf(request));
      return { success: true };
    },
  );

  app.put(
    '/admin/support/:id/status',
    {
      config: { guard: 'staff' },
      schema: {
        summary: 'Closes a question, or opens it again',
        params: supportParams,
        body: supportStatusBody,
      },
    },
    async (request) => {
      const caller = callerOf(request);
      await support.setStatus(request.params.id, request.body.status, caller);
      return { success: true };
    },
  );
}
