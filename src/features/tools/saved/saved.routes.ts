import { type ApiServer, callerOf } from '../../../platform/server/http/api.ts';
import { route } from '../../../platform/server/http/route.ts';
import type { RequireOwnAddress } from '../links/own-address.ts';
import { termsOf } from '../tools.contract.ts';
import { savedContract as calls } from './saved.contract.ts';
import type { SavedDeps } from './usecases/deps.ts';
import { listSaved } from './usecases/list-saved.ts';
import { removeSaved } from './usecases/remove-saved.ts';
import { renameSaved } from './usecases/rename-saved.ts';
import { saveCalculation } from './usecases/save-calculation.ts';

export function savedApi(app: ApiServer, saved: SavedDeps, requireOwnAddress: RequireOwnAddress): void {
  route(app, calls.listSaved, async (request) => listSaved(saved, callerOf(request), request.query.lang));

  route(app, calls.save, async (request) => {
    const { name, address } = request.body;
    requireOwnAddress(request, [address]);
    const link = { name, address, language: request.query.lang };
    return saveCalculation(saved, callerOf(request), link, termsOf(request.query));
  });

  route(app, calls.rename, async (request) =>
    renameSaved(saved, callerOf(request), request.params.id, request.body.name),
  );

  route(app, calls.remove, async (request) => removeSaved(saved, callerOf(request), request.params.id));
}
