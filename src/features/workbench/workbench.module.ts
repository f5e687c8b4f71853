/** Workbench module: heats of a member, and quenched sections. */
import type { Database } from '../../platform/server/database/database.ts';
import type { FeatureModule } from '../../platform/server/feature-module.ts';
import { heatFilesApi } from './files/heat-files.routes.ts';
import { createHeatFileStore } from './files/heat-files.store.ts';
import type { HeatFileDependencies } from './files/heat-files.ts';
import { type HeatRoutesOptions, heatsApi } from './heats/heats.routes.ts';
import { createHeatStore } from './heats/heats.store.ts';
import { pages } from './pages/workbench.pages.ts';
import { passportApi } from './passport/passport.routes.ts';
import type { PassportDependencies } from './passport/passport.ts';
import { workbenchRefusals } from './refusals.ts';
import { sectionApi } from './section/section.routes.ts';
import type { SectionDependencies } from './section/section.ts';
import { workbenchExport } from './tables.ts';

export type WorkbenchOptions = Omit<HeatRoutesOptions, 'store'> &
  Omit<PassportDependencies, 'store'> & {
    readonly db: Database;
    readonly uploads: HeatFileDependencies['uploads'];
    readonly runSection: SectionDependencies['run'];
  };

export function createWorkbenchModule({
  db,
  clock,
  consume,
  identifyKey,
  runSection,
  readFigures,
  countUses,
  uploads,
}: WorkbenchOptions): FeatureModule {
  const heats = { store: createHeatStore(db), clock };
  const files = createHeatFileStore(db);
  return {
    name: 'workbench',
    pages,
    tags: {
      workbench: 'Heats of a member with versions and files; cooling and hardness of quenched sections',
    },
    refusals: workbenchRefusals,
    exportData: workbenchExport,
    exportFiles: files.listOfMember,
    api(api) {
      heatsApi(api, { ...heats, consume, identifyKey });
      passportApi(api, { ...heats, readFigures, countUses });
      sectionApi(api, { run: runSection, countUses });
    },
    fileApi: (api) => heatFilesApi(api, { files, heats: heats.store, uploads, clock }),
    usedFiles: { heats: files.listKeys },
  };
}
