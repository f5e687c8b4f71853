import { type ApiServer, callerOf } from '../../../platform/server/http/api.ts';
import { route } from '../../../platform/server/http/route.ts';
import type { RequireOwnAddress } from '../links/own-address.ts';
import { termsOf } from '../tools.contract.ts';
import { savedContract as calls } from './saved.contract.ts';
import type { SavedUseCases } from './saved.ts';

export function savedApi(app: ApiServer, saved: SavedUseCases, requireOwnAddress: RequireOwnAddress): void {
  route(app, calls.listSaved, async (request) => saved.list(callerOf(request), request.query.lang));

  route(app, calls.save, async (request) => {
    const { name, address } = request.body;
    requireOwnAddress(request, [address]);
    return saved.save(callerOf(request), { name, address }, request.query.lang, termsOf(request.query));
  });

  route(app, calls.remove, async (request) => saved.remove(callerOf(request), request.params.id));
}
