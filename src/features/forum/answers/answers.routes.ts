import type { ApiServer } from '../../../platform/server/http/api.ts';
import { route } from '../../../platform/server/http/route.ts';
import { forumCaller, requestLanguage } from '../caller.routes.ts';
import { forumContract as calls } from '../forum.contract.ts';
import type { Answers } from './answers.ts';

/** Registers the routes to write, delete and accept answers under /api/forum. */
export function answersApi(app: ApiServer, answers: Answers): void {
  route(app, calls.answer, async (request) => {
    const person = forumCaller(request);
    const shown = requestLanguage(request, request.query.language);
    return answers.write(request.params.id, request.body.content, person, shown);
  });

  route(app, calls.removeAnswer, async (request) => {
    await answers.remove(request.params.id, forumCaller(request));
    return { ok: true };
  });

  route(app, calls.accept, async (request) =>
    answers.accept(request.params.id, request.body?.accepted ?? null, forumCaller(request)),
  );
}
