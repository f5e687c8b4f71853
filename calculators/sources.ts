/** The bibliography by key: one file for each field, put together here. */
import { alloyDesignSources } from './sources/alloy-design.ts';
import { diffusionSources } from './sources/diffusion.ts';
import { forgingSources } from './sources/forging.ts';
import { heatTreatmentSources } from './sources/heat-treatment.ts';
import { ingotSources } from './sources/ingot.ts';
import { othersSources } from './sources/others.ts';
import type { Source } from './sources/source.ts';
import { weldingSources } from './sources/welding.ts';

export { type Source, sourceStatuses } from './sources/source.ts';

const entries = {
  ...alloyDesignSources,
  ...diffusionSources,
  ...heatTreatmentSources,
  ...ingotSources,
  ...forgingSources,
  ...weldingSources,
  ...othersSources,
} as const;

export type SourceKey = keyof typeof entries;

export const sources: Readonly<Record<SourceKey, Source>> = entries;
