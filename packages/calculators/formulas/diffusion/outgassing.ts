/**
 * Degassing of a body with uniform initial content through its surface, which is held at the outer content: series of
 * Crank (The Mathematics of Diffusion). Results are shares of the initial excess, 1 at the start. `reach` is D·t in m².
 */
import { besselJ0, besselJ1 } from '../mathematics/bessel.ts';
import { findRoot } from '../mathematics/find-root.ts';

export type Shares = { readonly mean: number; readonly centre: number };

/** Lengths in m. A short cylinder is the intersection of a long one and a plate, a bar that of two plates. */
export type Body =
  | { readonly shape: 'plate'; readonly thickness: number }
  | { readonly shape: 'cylinder'; readonly diameter: number }
  | { readonly shape: 'sphere'; readonly diameter: number }
  | { readonly shape: 'short-cylinder'; readonly diameter: number; readonly length: number }
  | { readonly shape: 'bar'; readonly thickness: number; readonly width: number };

const terms = 40;
/** Below this D·t/L² the series need many terms, and the short-time solution is accurate. */
const shortTime = 1e-3;

const zeros: readonly number[] = Array.from({ length: terms }, (_, n) => {
  return findRoot(besselJ0, (n + 0.5) * Math.PI, (n + 1) * Math.PI) ?? 0;
});
const centreWeights = zeros.map((zero) => 2 / (zero * besselJ1(zero)));

/** Returns the shares left in a plate of full thickness L at D·t/L². */
export function plateShares(fourier: number): Shares {
  if (fourier < shortTime) return { mean: 1 - 4 * Math.sqrt(fourier / Math.PI), centre: 1 };
  let [mean, centre] = [0, 0];
  for (let n = 0; n < terms; n += 1) {
    const odd = 2 * n + 1;
    const decay = Math.exp(-odd * odd * Math.PI ** 2 * fourier);
    mean += (8 / (Math.PI * odd) ** 2) * decay;
    centre += ((n % 2 === 0 ? 4 : -4) / (Math.PI * odd)) * decay;
  }
  return { mean, centre };
}

/** Returns the shares left in a long cylinder of radius a at D·t/a². */
export function cylinderShares(fourier: number): Shares {
  if (fourier < shortTime) return { mean: 1 - 4 * Math.sqrt(fourier / Math.PI) + fourier, centre: 1 };
  let [mean, centre] = [0, 0];
  zeros.forEach((zero, n) => {
    const decay = Math.exp(-zero * zero * fourier);
    mean += (4 / (zero * zero)) * decay;
    centre += (centreWeights[n] ?? 0) * decay;
  });
  return { mean, centre };
}

/** Returns the shares left in a sphere of radius a at D·t/a². */
export function sphereShares(fourier: number): Shares {
  if (fourier < shortTime) return { mean: 1 - 6 * Math.sqrt(fourier / Math.PI) + 3 * fourier, centre: 1 };
  let [mean, centre] = [0, 0];
  for (let n = 1; n <= terms; n += 1) {
    const decay = Math.exp(-n * n * Math.PI ** 2 * fourier);
    mean += (6 / (Math.PI * n) ** 2) * decay;
    centre += (n % 2 === 1 ? 2 : -2) * decay;
  }
  return { mean, centre };
}

const product = (a: Shares, b: Shares): Shares => ({ mean: a.mean * b.mean, centre: a.centre * b.centre });

/** Returns the shares left in a body after D·t. */
export function sharesLeft(body: Body, reach: number): Shares {
  const plate = (length: number): Shares => plateShares(reach / length ** 2);
  if (body.shape === 'plate') return plate(body.thickness);
  if (body.shape === 'bar') return product(plate(body.thickness), plate(body.width));
  const radius = body.diameter / 2;
  if (body.shape === 'sphere') return sphereShares(reach / radius ** 2);
  const round = cylinderShares(reach / radius ** 2);
  return body.shape === 'cylinder' ? round : product(round, plate(body.length));
}

/** Returns the reference length of D·t/L², m: the full thickness of plates, the radius of round bodies. */
export function referenceLength(body: Body): number {
  return 'diameter' in body ? body.diameter / 2 : body.thickness;
}

/** Returns D·t in m² after which this share is left; 0 for a share of 1 or more, null for 0 or less. */
export function diffusionTimeProduct(body: Body, place: keyof Shares, share: number): number | null {
  if (share >= 1) return 0;
  if (!(share > 0)) return null;
  const square = referenceLength(body) ** 2;
  const log = findRoot((x) => sharesLeft(body, square * 10 ** x)[place] - share, -12, 2);
  return log === null ? null : square * 10 ** log;
}
