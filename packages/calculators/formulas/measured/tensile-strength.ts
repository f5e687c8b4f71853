import fitted from './tensile-strength.json' with { type: 'json' };

/** Straight line fitted to measurements; see `npm run fit`. */
export type FittedLine = {
  readonly rows: number;
  readonly steels: number;
  readonly intercept: number;
  readonly slope: { readonly value: number; readonly error: number };
  /** Half-width of the 90 % band. */
  readonly band: number;
  /** Measured range, in the unit of the line's argument. */
  readonly range: { readonly min: number; readonly max: number };
  /** Errors for steels held out of the fit. */
  readonly crossValidated: { readonly rmse: number; readonly bias: number; readonly covered: number };
};

/** Fitted line of tensile strength in MPa versus HV; see `tensile-strength.json`. */
export const tensileStrengthLine: FittedLine = fitted;

/** Returns the factor of the band width: outside the measured range it increases by 1 for each half of the range. */
function widening(vickers: number): number {
  const { min, max } = tensileStrengthLine.range;
  const beyond = Math.max(0, min - vickers, vickers - max);
  return 1 + beyond / ((max - min) / 2);
}

/**
 * Returns the tensile strength in MPa of quenched and tempered unalloyed and low-alloy steel from its Vickers hardness,
 * with its 90 % band. The band is wider outside the measured range and when the hardness itself has a band. Fitted to
 * the NIMS fatigue data sheets (bars tempered at 550 to 680 °C).
 */
export function tensileStrength(
  vickers: number,
  /** Band of the hardness, if it was not measured. */
  hardness: { readonly low: number; readonly high: number } = { low: vickers, high: vickers },
): { readonly value: number; readonly low: number; readonly high: number } {
  const { intercept, slope } = tensileStrengthLine;
  const value = intercept + slope.value * vickers;
  const band = tensileStrengthLine.band * widening(vickers);
  // The deviations of hardness and strength are independent of each other.
  const down = Math.hypot(band, slope.value * (vickers - hardness.low));
  const up = Math.hypot(band, slope.value * (hardness.high - vickers));
  return { value, low: Math.max(0, value - down), high: value + up };
}
