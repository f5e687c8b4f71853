/** Hardness from the size of an indentation: force in N, lengths in mm, as the standards print their formulas. */

/** Diameter of a valid Brinell indentation as a fraction of the ball diameter. ISO 6506-1. */
export const brinellIndentation = { min: 0.24, max: 0.6 } as const;

/** Computes HV = 0.1891 F/d², with the mean d of both diagonals; pyramid of 136°, 1 kgf = 9.80665 N. ISO 6507-1. */
export function vickersHardness(newtons: number, firstDiagonal: number, secondDiagonal: number): number {
  return (0.1891 * newtons) / ((firstDiagonal + secondDiagonal) / 2) ** 2;
}

/** Computes HBW = 0.102 · 2F/[πD(D - √(D² - d²))]; NaN when the indentation is wider than the ball. ISO 6506-1. */
export function brinellHardness(newtons: number, ball: number, indentation: number): number {
  return (0.102 * 2 * newtons) / (Math.PI * ball * (ball - Math.sqrt(ball ** 2 - indentation ** 2)));
}

/** Computes 0.102 F/D², the force-diameter index of a Brinell test: 30 for steel. ISO 6506-1. */
export function forceDiameterIndex(newtons: number, ball: number): number {
  return (0.102 * newtons) / ball ** 2;
}
