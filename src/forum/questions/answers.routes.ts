import type { ApiServer } from '../../platform/http/api.ts';
import { route } from '../../platform/http/route.ts';
import { languageOf, visitorOf } from '../caller.routes.ts';
import { forumContract as calls } from '../forum.contract.ts';
import type { Answers } from './answers.ts';

/** Writing, deleting and accepting answers, under /api/forum. */
export function answersApi(app: ApiServer, answers: Answers): void {
  route(app, calls.answer, async (request) => {
    const person = visitorOf(request);
    const shown = languageOf(request, request.query.language);
    return answers.write(request.params.id, request.body.content, person, shown);
  });

  route(app, calls.removeAnswer, async (request) => {
    await answers.remove(request.params.id, visitorOf(request));
    return { ok: true };
  });

  route(app, calls.accept, async (request) =>
    answers.accept(request.params.id, request.body?.accepted ?? null, visitorOf(request)),
  );
}
