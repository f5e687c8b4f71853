import type { ApiServer } from '../../../platform/server/http/api.ts';
import { route } from '../../../platform/server/http/route.ts';
import { forumCaller, requestLanguage } from '../caller.routes.ts';
import { forumContract as calls } from '../forum.contract.ts';
import { acceptAnswer } from './usecases/accept-answer.ts';
import { deleteAnswer } from './usecases/delete-answer.ts';
import type { AnswerDeps } from './usecases/deps.ts';
import { writeAnswer } from './usecases/write-answer.ts';

/** Registers the routes to write, delete and accept answers under /api/forum. */
export function answersApi(app: ApiServer, answers: AnswerDeps): void {
  route(app, calls.answer, async (request) => {
    const person = forumCaller(request);
    const shown = requestLanguage(request, request.query.language);
    const answer = { postId: request.params.id, content: request.body.content };
    return writeAnswer(answers, answer, person, shown);
  });

  route(app, calls.removeAnswer, async (request) => {
    await deleteAnswer(answers, request.params.id, forumCaller(request));
    return { ok: true };
  });

  route(app, calls.accept, async (request) =>
    acceptAnswer(answers, request.params.id, request.body?.accepted ?? null, forumCaller(request)),
  );
}
