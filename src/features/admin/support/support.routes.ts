import { type ApiServer, callerOf } from '../../../platform/server/http/api.ts';
import { route } from '../../../platform/server/http/route.ts';
import { supportContract as calls } from './support.contract.ts';
import { answerRequest } from './usecases/answer-request.ts';
import { createRequest } from './usecases/create-request.ts';
import type { SupportDeps } from './usecases/deps.ts';
import { listOwnRequests, listRequests } from './usecases/list-requests.ts';
import { setStatus } from './usecases/set-status.ts';

export function supportApi(app: ApiServer, deps: SupportDeps): void {
  route(app, calls.ask, async (request) => ({
    id: await createRequest(deps, callerOf(request), request.body),
  }));
  route(app, calls.own, async (request) => listOwnRequests(deps, callerOf(request)));
  route(app, calls.list, async (request) => listRequests(deps, request.query));

  route(app, calls.answer, async (request) => {
    await answerRequest(deps, callerOf(request), { ...request.params, ...request.body });
    return { success: true };
  });
  route(app, calls.setStatus, async (request) => {
    await setStatus(deps, callerOf(request), { ...request.params, ...request.body });
    return { success: true };
  });
}
