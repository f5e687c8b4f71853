import { type ApiServer, callerOf } from '../../../platform/server/http/api.ts';
import { route } from '../../../platform/server/http/route.ts';
import { findSectionSteels } from './requirement/find-section-steels.ts';
import { sectionContract as calls } from './section.contract.ts';
import { quenchSection, type SectionDependencies } from './section.ts';

export function sectionApi(app: ApiServer, deps: SectionDependencies): void {
  route(app, calls.quenchSection, async (request) =>
    quenchSection(deps, callerOf(request), request.body, {
      language: request.query.lang,
      consented: request.query.consent !== undefined,
    }),
  );
  route(app, calls.findSteels, async (request) =>
    findSectionSteels(deps, callerOf(request), request.body, {
      consented: request.query.consent !== undefined,
    }),
  );
}
