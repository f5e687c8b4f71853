/**
 * End-quench (Jominy) curve in HRC versus the distance from the quenched end in mm: ASTM A255 from the ideal diameter,
 * and two regressions of Just on the analysis. For steels without boron.
 */
import { type Composition, percentOf } from '../../core/elements.ts';
import { findRoot } from '../mathematics/find-root.ts';
import { monotoneSpline } from '../mathematics/monotone-curve.ts';
import { fullMartensite, polynomial } from './end-quench-hardness.ts';

/**
 * Rows of the table: distance, coefficients of the dividing factor versus DI in mm (ascending order), and the DI above
 * which the factor is 1. Beyond that DI the printed polynomials increase steeply or fall below 1.
 */
// biome-ignore format: one distance per line.
const rows: readonly (readonly [distance: number, unitFrom: number, coefficients: readonly number[]])[] = [
  [1.5, 0, [1]],
  [3, 51.7, [0.170547, 0.173925, -0.0109281, 3.13863e-4, -4.32086e-6, 2.31674e-8]],
  [5, 104.2, [3.03987, -0.0855161, 1.38048e-3, -9.98717e-6, 2.64963e-8, 5.46044e-12]],
  [7, 128.8, [4.32366, -0.134451, 2.28151e-3, -1.9625e-5, 8.35338e-8, -1.38456e-10]],
  [9, 137.5, [4.46324, -0.0992003, 1.19387e-3, -7.40686e-6, 2.26087e-8, -2.46815e-11]],
  [11, 145.7, [4.40915, -0.0792024, 6.74319e-4, -1.97223e-6, -3.21758e-9, 2.08025e-11]],
  [13, 151.5, [4.60261, -0.0820023, 7.18416e-4, -2.528e-6, 2.30089e-10, 1.25368e-11]],
  [15, 159.7, [5.01595, -0.0957696, 9.5624e-4, -4.62213e-6, 8.92787e-9, -8.74859e-13]],
  [20, 176, [5.51133, -0.10431, 1.15299e-3, -7.51801e-6, 2.75126e-8, -4.311e-11]],
  [25, Infinity, [6.15369, -0.127486, 1.57885e-3, -1.12233e-5, 4.21359e-8, -6.4246e-11]],
  [30, Infinity, [7.16001, -0.171328, 2.4282e-3, -1.91259e-5, 7.6732e-8, -1.21571e-10]],
  [35, Infinity, [8.46964, -0.229424, 3.54915e-3, -2.97166e-5, 1.24831e-7, -2.0543e-10]],
  [40, Infinity, [9.13657, -0.252296, 3.94419e-3, -3.33383e-5, 1.41462e-7, -2.35541e-10]],
  [45, Infinity, [8.84696, -0.223317, 3.25787e-3, -2.6293e-5, 1.0819e-7, -1.76244e-10]],
  [50, Infinity, [8.10202, -0.171039, 2.12643e-3, -1.52754e-5, 5.78179e-8, -8.7989e-11]],
];

/** Distances of the tabulated curve, mm. */
export const distances: readonly number[] = rows.map(([distance]) => distance);

/** Range of DI in mm for which the dividing factors were published. */
export const idealDiameterRange = { min: 25, max: 177.8 } as const;

/** Returns the dividing factor at a tabulated distance. */
function tabulatedFactor(row: (typeof rows)[number], idealDiameterMm: number): number {
  return idealDiameterMm >= row[1] ? 1 : Math.max(1, polynomial(row[2], idealDiameterMm));
}

/**
 * Returns the divisor of the hardness of the quenched end as a smooth function of the distance in mm through the
 * tabulated distances. The divisor never falls with the distance, although the polynomials of neighbouring distances
 * cross beyond {@link idealDiameterRange}.
 */
export function dividingFactors(idealDiameterMm: number): (distanceMm: number) => number {
  let highest = 1;
  return monotoneSpline(
    rows.map((row) => {
      highest = Math.max(highest, tabulatedFactor(row, idealDiameterMm));
      return [row[0], highest] as const;
    }),
  );
}

/** Returns the divisor of the hardness of the quenched end at a distance, interpolated between tabulated distances. */
export const dividingFactor = (distanceMm: number, idealDiameterMm: number): number =>
  dividingFactors(idealDiameterMm)(distanceMm);

/** Returns the HRC versus the distance in mm by ASTM A255. */
export function curveA255(carbon: number, idealDiameterMm: number): (distanceMm: number) => number {
  const [end, divisor] = [fullMartensite(carbon), dividingFactors(idealDiameterMm)];
  return (distanceMm) => end / divisor(distanceMm);
}

/**
 * Returns the distance in mm at which the curve falls to this hardness; null if the curve stays above it up to the last
 * distance.
 */
export function distanceAtHardness(carbon: number, idealDiameterMm: number, rockwell: number): number | null {
  const curve = curveA255(carbon, idealDiameterMm);
  const above = (distance: number): number => curve(distance) - rockwell;
  const at = distances.findIndex((distance) => above(distance) < 0);
  const [before, after] = [distances[at - 1], distances[at]];
  return before === undefined || after === undefined ? null : findRoot(above, before, after);
}

/** A sixteenth of an inch in mm, the unit of distance of the Jominy test. */
export const sixteenthMm = 25.4 / 16;

/** Returns the hardness of the quenched end, the upper limit of both regressions: 60 √C + 20. */
export function justEndHardness(carbon: number): number {
  return 60 * Math.sqrt(carbon) + 20;
}

/** Highest carbon content of both regressions and of their upper limit, wt %. */
export const justHighestCarbon = 0.6;

/** Returns HRC; null above {@link justHighestCarbon}, where the upper limit would exceed the Rockwell C scale. */
type Regression = (steel: Composition, distanceMm: number, grainSize: number) => number | null;

/** Limits a regression to the hardness of the quenched end. */
function limitJust(carbon: number, value: number): number | null {
  return carbon > justHighestCarbon ? null : Math.min(justEndHardness(carbon), value);
}

/**
 * Computes HRC by Just, Metal Progress 96 (5) 1969, 87: 6.35 to 39.7 mm, C to 0.6, Cr to 1.55, Mo to 0.52, V to 0.2 %.
 */
export const hardnessJust1969: Regression = (steel, distanceMm) => {
  const of = (element: 'C' | 'Cr' | 'Ni' | 'Mn' | 'Mo' | 'V'): number => percentOf(steel, element);
  const [root, e] = [Math.sqrt(of('C')), distanceMm / sixteenthMm];
  const alloy = 20 * of('Cr') + 6.4 * of('Ni') + 19 * of('Mn') + 34 * of('Mo') + 28 * of('V');
  const value = 98 * root - 0.025 * e * e * root + alloy - 24 * Math.sqrt(e) + 2.86 * e - 7;
  return limitJust(of('C'), value);
};

/** Computes HRC by the later form of Just with silicon and grain size: 6.35 to 63.5 mm. */
export const hardnessJustGrain: Regression = (steel, distanceMm, grainSize) => {
  const of = (element: 'C' | 'Cr' | 'Ni' | 'Mn' | 'Mo' | 'Si'): number => percentOf(steel, element);
  const [root, e] = [Math.sqrt(of('C')), distanceMm / sixteenthMm];
  const alloy =
    19 * of('Cr') + 6.3 * of('Ni') + 16 * of('Mn') + 35 * of('Mo') + 5 * of('Si') - 0.82 * grainSize;
  const value = 88 * root - 0.0135 * e * e * root + alloy - 20 * Math.sqrt(e) + 2.11 * e - 2;
  return limitJust(of('C'), value);
};
