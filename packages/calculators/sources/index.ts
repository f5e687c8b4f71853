/** Bibliography by key, combined from one file for each field. */
import { alloyDesignSources } from './alloy-design.ts';
import { diffusionSources } from './diffusion.ts';
import { forgingSources } from './forging.ts';
import { heatTreatmentSources } from './heat-treatment.ts';
import { ingotSources } from './ingot.ts';
import { othersSources } from './others.ts';
import type { Source } from './source.ts';
import { weldingSources } from './welding.ts';

export { type Source, type SourceStatus, sourceStatuses } from './source.ts';

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
