const thousand = 1_000;

/**
 * Returns the tax contained in a gross amount, rounded half up. The net is the rest, so that both always add up to the
 * gross amount.
 * @param gross whole minor units, not negative
 * @param percent tax rate relative to the net, as decimal text with at most three decimals, e.g. `8.1`
 * @returns whole minor units
 */
export function includedTax(gross: number, percent: string): number {
  // Computes with integers only, because a rate such as 8.1 cannot be represented exactly in binary.
  const rate = Math.round(Number(percent) * thousand);
  const whole = 100 * thousand + rate;
  return Math.floor((2 * gross * rate + whole) / (2 * whole));
}
