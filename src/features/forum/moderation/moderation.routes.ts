import { type ApiServer, callerOf } from '../../../platform/server/http/api.ts';
import { route } from '../../../platform/server/http/route.ts';
import type { AnswerDeps } from '../answers/usecases/deps.ts';
import { muteAnswerMails } from '../answers/usecases/mute-answer-mails.ts';
import { forumCaller, requestLanguage } from '../caller.routes.ts';
import { forumContract } from '../forum.contract.ts';
import { moderationContract as calls } from './moderation.contract.ts';
import { decideReport } from './usecases/decide-report.ts';
import type { ModerationDeps } from './usecases/deps.ts';
import { hideAnswer, hideQuestion } from './usecases/hide-content.ts';
import { listHidden } from './usecases/list-hidden.ts';
import { listReports } from './usecases/list-reports.ts';
import { reportAnswer, reportQuestion } from './usecases/report-content.ts';
import { showWithHidden } from './usecases/show-with-hidden.ts';

type ModerationRoutesOptions = { readonly moderation: ModerationDeps; readonly answers: AnswerDeps };

/** Registers the routes of reports, moderation and notification settings under /api/forum. */
export function moderationApi(app: ApiServer, { moderation, answers }: ModerationRoutesOptions): void {
  for (const [call, report] of [
    [calls.reportPost, reportQuestion],
    [calls.reportAnswer, reportAnswer],
  ] as const)
    route(app, call, async (request) => {
      const reporter = { ...forumCaller(request), nickname: callerOf(request).nickname };
      const repeated = await report(moderation, request.params.id, request.body, reporter);
      return { ok: true, repeated };
    });

  for (const [call, hide] of [
    [calls.hidePost, hideQuestion],
    [calls.hideAnswer, hideAnswer],
  ] as const)
    route(app, call, async (request) => {
      await hide(moderation, request.params.id, request.body, callerOf(request).memberId);
      return { ok: true };
    });

  route(app, calls.hidden, async (request) => listHidden(moderation, request.query.page));

  route(app, calls.withHidden, async (request) =>
    showWithHidden(moderation, request.params.id, requestLanguage(request, request.query.language)),
  );

  route(app, calls.reports, async (request) => listReports(moderation, request.query.page));

  route(app, calls.decide, async (request) => {
    await decideReport(moderation, request.params.id, request.body.decision, callerOf(request).memberId);
    return { ok: true };
  });

  route(app, forumContract.mails, async (request) => {
    await muteAnswerMails(answers, request.body.token, request.body.muted);
    return { ok: true };
  });
}
