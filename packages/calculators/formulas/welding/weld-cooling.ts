/**
 * Heat input and cooling time t8/5 of arc welds on unalloyed and low-alloy ferritic steel. Energies in kJ/mm, thickness
 * in mm, temperatures in °C, times in s; the constants include the heat conduction of steel in these units. EN
 * 1011-2:2001, Annex D; EN 1011-1 for the efficiency.
 */

/** Thermal efficiency k by process number of ISO 4063. EN 1011-1. */
export const thermalEfficiency = {
  '121': 1,
  '111': 0.8,
  '114': 0.8,
  '131': 0.8,
  '135': 0.8,
  '136': 0.8,
  '138': 0.8,
  '141': 0.6,
  '15': 0.6,
} as const;

/** Computes the arc energy E = U I/(1000 v), v in mm/s. */
export function arcEnergy(volts: number, amperes: number, speedMmS: number): number {
  return (volts * amperes) / (1000 * speedMmS);
}

export type JointFactors = { readonly two: number; readonly three: number };

/** Computes the cooling time of thick plate: t8/5 = (6700 - 5 T0) Q [1/(500-T0) - 1/(800-T0)] F3. */
export function coolingTime3d(heatInput: number, preheat: number, factor: number): number {
  return (6700 - 5 * preheat) * heatInput * (1 / (500 - preheat) - 1 / (800 - preheat)) * factor;
}

/** Computes the cooling time of thin plate: t8/5 = (4300 - 4.3 T0) 10⁵ Q²/d² [1/(500-T0)² - 1/(800-T0)²] F2. */
export function coolingTime2d(heatInput: number, thickness: number, preheat: number, factor: number): number {
  const gap = 1 / (500 - preheat) ** 2 - 1 / (800 - preheat) ** 2;
  return (4300 - 4.3 * preheat) * 1e5 * (heatInput / thickness) ** 2 * gap * factor;
}

/** Returns the thickness at which both equations give the same time. */
export function transitionThickness(heatInput: number, preheat: number, factors: JointFactors): number {
  const thin = coolingTime2d(heatInput, 1, preheat, factors.two);
  return Math.sqrt(thin / coolingTime3d(heatInput, preheat, factors.three));
}

export type Cooling = { readonly regime: '2D' | '3D'; readonly seconds: number; readonly transition: number };

export function coolingTime(
  heatInput: number,
  thickness: number,
  preheat: number,
  factors: JointFactors,
): Cooling {
  const transition = transitionThickness(heatInput, preheat, factors);
  if (thickness < transition)
    return { regime: '2D', seconds: coolingTime2d(heatInput, thickness, preheat, factors.two), transition };
  return { regime: '3D', seconds: coolingTime3d(heatInput, preheat, factors.three), transition };
}

/**
 * Returns the heat input in kJ/mm for a target t8/5: linear for thick plates, a square root for thin ones. The smaller
 * of both values applies: the thin-plate value is valid if it is below the heat input of the transition.
 */
export function heatInputFor(
  seconds: number,
  thickness: number,
  preheat: number,
  factors: JointFactors,
): number {
  const thick = seconds / coolingTime3d(1, preheat, factors.three);
  const thin = Math.sqrt(seconds / coolingTime2d(1, thickness, preheat, factors.two));
  return thickness >= transitionThickness(thick, preheat, factors) ? thick : thin;
}
