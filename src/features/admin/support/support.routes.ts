import { type ApiServer, callerOf } from '../../../platform/server/http/api.ts';
import { route } from '../../../platform/server/http/route.ts';
import { supportContract as calls } from './support.contract.ts';
import type { SupportUseCases } from './support.ts';

export function supportApi(app: ApiServer, support: SupportUseCases): void {
  route(app, calls.ask, async (request) => ({ id: await support.ask(callerOf(request), request.body) }));
  route(app, calls.own, async (request) => support.listOwn(callerOf(request)));
  route(app, calls.list, async (request) => support.list(request.query));

  route(app, calls.answer, async (request) => {
    await support.answer(request.params.id, request.body.answer, callerOf(request));
    return { success: true };
  });
  route(app, calls.setStatus, async (request) => {
    await support.setStatus(request.params.id, request.body.status, callerOf(request));
    return { success: true };
  });
}
