/**
 * Long cylinder or plate of uniform temperature in a bath with constant film coefficient: series solution of
 * one-dimensional conduction (Incropera & DeWitt, Table 5.1). Dimensionless: biot = h·L/k, fourier = a·t/L², L the
 * radius or half thickness; temperatures as shares of the initial difference to the bath, 1 at the start and 0 at the
 * end.
 */
import { besselJ0, besselJ1 } from '../mathematics/bessel.ts';
import { erfcx } from '../mathematics/error-function.ts';
import { findRoot } from '../mathematics/find-root.ts';

/** Term of the series: exp(-root² fourier) times its weight at the centre, at the surface or in the mean. */
export type Term = {
  readonly root: number;
  readonly centre: number;
  readonly surface: number;
  readonly mean: number;
};

const count = 30;

const zerosOf = (value: (x: number) => number, shift: number): readonly number[] =>
  Array.from(
    { length: count },
    (_, n) => findRoot(value, (n + shift) * Math.PI, (n + shift + 0.5) * Math.PI) ?? 0,
  );

/** Zeros of J0 lie in ((n+½)π, (n+1)π), those of J1 in ((n+1)π, (n+3/2)π). */
const zerosOfJ0 = zerosOf(besselJ0, 0.5);
const zerosOfJ1 = [0, ...zerosOf(besselJ1, 1)];

/** Returns the terms for a cylinder: ζ J1(ζ) = Bi J0(ζ), C = 2 J1 / [ζ (J0² + J1²)]. */
export function cylinderTerms(biot: number): readonly Term[] {
  return zerosOfJ0.map((above, n) => {
    const below = zerosOfJ1[n] ?? 0;
    const root = findRoot((z) => z * besselJ1(z) - biot * besselJ0(z), below + 1e-9, above) ?? above;
    const [j0, j1] = [besselJ0(root), besselJ1(root)];
    const centre = (2 * j1) / (root * (j0 * j0 + j1 * j1));
    return { root, centre, surface: centre * j0, mean: (centre * 2 * j1) / root };
  });
}

/** Returns the terms for a plate: ζ tan ζ = Bi, C = 4 sin ζ / (2ζ + sin 2ζ). */
export function plateTerms(biot: number): readonly Term[] {
  return Array.from({ length: count }, (_, n) => {
    const [low, high] = [n * Math.PI, (n + 0.5) * Math.PI];
    const root = findRoot((z) => z * Math.sin(z) - biot * Math.cos(z), low + 1e-9, high) ?? high;
    const centre = (4 * Math.sin(root)) / (2 * root + Math.sin(2 * root));
    return { root, centre, surface: centre * Math.cos(root), mean: (centre * Math.sin(root)) / root };
  });
}

export type Shares = { readonly centre: number; readonly surface: number; readonly mean: number };

/** Returns the remaining temperature shares at this Fourier number. */
export function sharesAt(terms: readonly Term[], fourier: number): Shares {
  if (fourier <= 0) return { centre: 1, surface: 1, mean: 1 };
  let [centre, surface, mean] = [0, 0, 0];
  for (const term of terms) {
    const decay = Math.exp(-term.root * term.root * fourier);
    centre += term.centre * decay;
    surface += term.surface * decay;
    mean += term.mean * decay;
  }
  return { centre, surface, mean };
}

/** Fourier number below which the two faces of a plate do not influence each other: erfc(1/(2√Fo)) is below 1e-9. */
const halfSpaceEnd = 0.01;

/**
 * Returns the remaining temperature shares of a plate at each Fourier number. At short times, when the terms of the series do
 * not suffice, each face cools as that of a half-space (Carslaw & Jaeger): with β = Bi √Fo, surface erfcx β, mean 1 − (erfcx β − 1 + 2β/√π)/Bi.
 */
export function plateShares(biot: number): (fourier: number) => Shares {
  const terms = plateTerms(biot);
  return (fourier) => {
    if (fourier <= 0 || fourier >= halfSpaceEnd) return sharesAt(terms, fourier);
    const beta = biot * Math.sqrt(fourier);
    const surface = erfcx(beta);
    return { centre: 1, surface, mean: 1 - (surface - 1 + (2 * beta) / Math.sqrt(Math.PI)) / biot };
  };
}
