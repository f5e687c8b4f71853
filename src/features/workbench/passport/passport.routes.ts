import { type ApiServer, callerOf } from '../../../platform/server/http/api.ts';
import { route } from '../../../platform/server/http/route.ts';
import { passportContract as calls } from './passport.contract.ts';
import { computePassport, type PassportDependencies } from './passport.ts';

export function passportApi(app: ApiServer, deps: PassportDependencies): void {
  route(app, calls.passport, async (request) =>
    computePassport(deps, callerOf(request), request.params.id, {
      language: request.query.lang,
      consented: request.query.consent !== undefined,
    }),
  );
}
