/** Stock of a forging and cutting from bars. Shares are 0 to 1, masses in kg, lengths in one unit. */

/** Allowances of a forging, as fractions of 0 to 1; one of `scales` per heating. */
export type StockAllowances = {
  readonly machining: number;
  readonly flash: number;
  readonly scales: readonly number[];
  readonly crop: number;
};

/**
 * m = part (1 + machining)(1 + flash)/[Π(1 - scale_i)(1 - crop)]: machining and flash are shares of the part,
 * scale a share of what enters each heat, crop a share of the stock.
 */
export function stockMass(part: number, { machining, flash, scales, crop }: StockAllowances): number {
  const left = scales.reduce((share, scale) => share * (1 - scale), 1 - crop);
  return (part * (1 + machining) * (1 + flash)) / left;
}

/** Area of a square bar of side a with corner radius r: a² - (4 - π) r². */
export function roundedSquareArea(side: number, cornerRadius: number): number {
  return side ** 2 - (4 - Math.PI) * cornerRadius ** 2;
}

export type Cutting = { readonly pieces: number; readonly remnant: number };

/** Number of pieces of one bar, with a kerf after each piece except the last one when nothing remains. */
export function cutBar(bar: number, trim: number, cut: number, kerf: number): Cutting {
  const usable = bar - trim;
  // The tiny share keeps a bar that is an exact multiple from losing a piece to rounding.
  const pieces = Math.max(0, Math.floor((usable + kerf) / (cut + kerf) + 1e-9));
  const left = usable - pieces * (cut + kerf);
  return { pieces, remnant: left >= 0 ? left : Math.max(0, left + kerf) };
}

/** Diameter of a stock whose length is `slenderness` diameters: (4 V/(π λ))^(1/3). */
export function upsetStockDiameter(volume: number, slenderness: number): number {
  return Math.cbrt((4 * volume) / (Math.PI * slenderness));
}
