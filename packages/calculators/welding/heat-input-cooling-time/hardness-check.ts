/** Comparison of the estimated hardness of the heat-affected zone with its limit. */

/** Scatter of the hardness formulas, HV. */
const hardnessScatter = 40;

/** Returns whether the hardest estimate meets the limit; uncertain within the scatter below it. */
export function checked(highest: number, limit: number): 'passed' | 'uncertain' | 'not-passed' {
  if (highest > limit) return 'not-passed';
  return highest + hardnessScatter <= limit ? 'passed' : 'uncertain';
}
