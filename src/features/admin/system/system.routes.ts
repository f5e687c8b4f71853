import type { ApiServer } from '../../../platform/server/http/api.ts';
import { route } from '../../../platform/server/http/route.ts';
import { systemContract } from './system.contract.ts';
import type { SystemDeps } from './usecases/deps.ts';
import { readSystemStatus } from './usecases/read-system-status.ts';

export function systemApi(app: ApiServer, deps: SystemDeps): void {
  route(app, systemContract.status, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return readSystemStatus(deps);
  });
}
