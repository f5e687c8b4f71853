import { type ApiServer, callerOf } from '../../../platform/server/http/api.ts';
import { route } from '../../../platform/server/http/route.ts';
import { forumCaller, requestLanguage } from '../caller.routes.ts';
import { forumContract } from '../forum.contract.ts';
import type { Forum } from '../forum.ts';
import { moderationContract as calls } from './moderation.contract.ts';

/** Registers the routes of reports, moderation and notification settings under /api/forum. */
export function moderationApi(app: ApiServer, { moderation, answers }: Forum): void {
  for (const [call, report] of [
    [calls.reportPost, moderation.reportPost],
    [calls.reportAnswer, moderation.reportAnswer],
  ] as const)
    route(app, call, async (request) => {
      const repeated = await report(request.params.id, request.body, forumCaller(request));
      return { ok: true, repeated };
    });

  for (const [call, hide] of [
    [calls.hidePost, moderation.hidePost],
    [calls.hideAnswer, moderation.hideAnswer],
  ] as const)
    route(app, call, async (request) => {
      await hide(request.params.id, request.body, callerOf(request).memberId);
      return { ok: true };
    });

  route(app, calls.hidden, async (request) => moderation.listHidden(request.query.page));

  route(app, calls.withHidden, async (request) =>
    moderation.withHidden(request.params.id, requestLanguage(request, request.query.language)),
  );

  route(app, calls.reports, async (request) => moderation.list(request.query.page));

  route(app, calls.decide, async (request) => {
    await moderation.decide(request.params.id, request.body.decision, callerOf(request).memberId);
    return { ok: true };
  });

  route(app, forumContract.mails, async (request) => {
    await answers.mute(request.body.token, request.body.muted);
    return { ok: true };
  });
}
