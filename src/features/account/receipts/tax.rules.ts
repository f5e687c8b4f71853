const thousand = 1_000;

/**
 * The tax within a gross sum, rounded half up; the net is what is left, so that both always make up the gross.
 * @param gross whole minor units, not negative
 * @param percent of the net, as a decimal text with at most three decimals, e.g. `8.1`
 * @returns whole minor units
 */
export function taxWithin(gross: number, percent: string): number {
  // Whole numbers throughout: a rate such as 8.1 is no binary fraction.
  const rate = Math.round(Number(percent) * thousand);
  const whole = 100 * thousand + rate;
  return Math.floor((2 * gross * rate + whole) / (2 * whole));
}
