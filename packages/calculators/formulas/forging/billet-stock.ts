/** Stock of a forging and cutting of bars. Shares are 0 to 1, masses in kg, lengths in any unit. */

/** Allowances of a forging as fractions from 0 to 1; `scales` has one entry per heating. */
export type StockAllowances = {
  readonly machining: number;
  readonly flash: number;
  readonly scales: readonly number[];
  readonly crop: number;
};

/**
 * Computes the stock mass m = part (1 + machining)(1 + flash)/[Π(1 - scale_i)(1 - crop)]: machining and flash are
 * shares of the part, scale a share of the mass entering each heat, crop a share of the stock.
 */
export function stockMass(part: number, { machining, flash, scales, crop }: StockAllowances): number {
  const left = scales.reduce((share, scale) => share * (1 - scale), 1 - crop);
  return (part * (1 + machining) * (1 + flash)) / left;
}

/** Returns the area of a square bar of side a with corner radius r: a² - (4 - π) r². */
export function roundedSquareArea(side: number, cornerRadius: number): number {
  return side ** 2 - (4 - Math.PI) * cornerRadius ** 2;
}

export type Cutting = { readonly pieces: number; readonly remnant: number };

/** Returns the number of pieces cut from one bar. A kerf follows each piece, except the last one if nothing remains. */
export function cutBar(bar: number, trim: number, cut: number, kerf: number): Cutting {
  const usable = bar - trim;
  // The small tolerance prevents that rounding costs a bar of exactly n pieces its last piece.
  const pieces = Math.max(0, Math.floor((usable + kerf) / (cut + kerf) + 1e-9));
  const left = usable - pieces * (cut + kerf);
  return { pieces, remnant: left >= 0 ? left : Math.max(0, left + kerf) };
}

/** Returns the diameter of stock with a length of `slenderness` diameters: (4 V/(π λ))^(1/3). */
export function upsetStockDiameter(volume: number, slenderness: number): number {
  return Math.cbrt((4 * volume) / (Math.PI * slenderness));
}
