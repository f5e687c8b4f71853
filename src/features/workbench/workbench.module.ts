/** Workbench: heats of a member, quenched sections. */
import type { Database } from '../../platform/server/database/database.ts';
import type { FeatureModule } from '../../platform/server/feature-module.ts';
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
    readonly runSection: SectionDependencies['run'];
  };

export const createWorkbenchModule = ({
  db,
  clock,
  consume,
  identifyKey,
  runSection,
  readFigures,
  recordUse,
}: WorkbenchOptions): FeatureModule => ({
  name: 'workbench',
  pages,
  tags: { workbench: 'Heats of a member with their versions; cooling and hardness of quenched sections' },
  refusals: workbenchRefusals,
  exportData: workbenchExport,
  api(api) {
    const heats = { store: createHeatStore(db), clock };
    heatsApi(api, { ...heats, consume, identifyKey });
    passportApi(api, { ...heats, readFigures, recordUse });
    sectionApi(api, { run: runSection, recordUse });
  },
});
