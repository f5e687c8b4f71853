/** Compares the estimated hardness of the heat-affected zone with its limit. */

/** Scatter of the hardness formulas, HV. */
const hardnessScatter = 40;

/** Returns whether the highest estimate meets the limit; uncertain if it is below the limit by less than the scatter. */
export function hardnessVerdict(highest: number, limit: number): 'passed' | 'uncertain' | 'not-passed' {
  if (highest > limit) return 'not-passed';
  return highest + hardnessScatter <= limit ? 'passed' : 'uncertain';
}
