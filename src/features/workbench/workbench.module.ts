/** Workbench: quenched sections. */
import type { FeatureModule } from '../../platform/server/feature-module.ts';
import { sectionApi } from './section/section.routes.ts';
import { createSection, type SectionDependencies } from './section/section.ts';

export type WorkbenchOptions = { readonly runSection: SectionDependencies['run'] };

export const createWorkbenchModule = ({ runSection }: WorkbenchOptions): FeatureModule => ({
  name: 'workbench',
  api: (api) => sectionApi(api, createSection({ run: runSection })),
});
