/** Workbench: heats of a member, quenched sections. */
import type { Database } from '../../platform/server/database/database.ts';
import type { FeatureModule } from '../../platform/server/feature-module.ts';
import { type HeatRoutesOptions, heatsApi } from './heats/heats.routes.ts';
import { createHeatStore } from './heats/heats.store.ts';
import { sectionApi } from './section/section.routes.ts';
import { createSection, type SectionDependencies } from './section/section.ts';
import { workbenchExport } from './tables.ts';

export type WorkbenchOptions = Omit<HeatRoutesOptions, 'store'> & {
  readonly db: Database;
  readonly runSection: SectionDependencies['run'];
};

export const createWorkbenchModule = ({
  db,
  clock,
  consume,
  identifyKey,
  runSection,
}: WorkbenchOptions): FeatureModule => ({
  name: 'workbench',
  exportData: workbenchExport,
  api(api) {
    heatsApi(api, { store: createHeatStore(db), clock, consume, identifyKey });
    sectionApi(api, createSection({ run: runSection }));
  },
});
