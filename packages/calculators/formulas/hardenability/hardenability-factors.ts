/**
 * Ideal critical diameter DI as a product of factors, one per element in wt %, for grain size 7. ASTM A255; in inch, as
 * printed. C 0.10–0.70, Mn 0.50–1.65, Si 0.15–0.60, Ni to 1.50, Cr to 1.35, Mo to 0.55, Cu to 0.35, V to 0.20.
 */
import { type Composition, type ElementSymbol, percentOf } from '../../core/elements.ts';

/** Maximum carbon content of the factors, wt %. */
export const highestCarbon = 0.9;

/** Computes DI in inch of the unalloyed steel; null above 0.90 % C. */
export function carbonFactor(carbon: number): number | null {
  if (carbon <= 0.39) return 0.54 * carbon;
  if (carbon <= 0.55) return 0.171 + 0.001 * carbon + 0.265 * carbon ** 2;
  if (carbon <= 0.65) return 0.115 + 0.268 * carbon - 0.038 * carbon ** 2;
  if (carbon <= 0.75) return 0.143 + 0.2 * carbon;
  return carbon <= highestCarbon ? 0.062 + 0.409 * carbon - 0.135 * carbon ** 2 : null;
}

/** Returns the factor of manganese, which increases more steeply from 1.20 %. */
export function manganeseFactor(percent: number): number {
  return percent <= 1.2 ? 3.3333 * percent + 1 : 5.1 * percent - 1.12;
}

/** Returns the factor of nickel. The curve above 1.5 % does not exactly meet the line below. */
export function nickelFactor(percent: number): number {
  if (percent <= 1.5) return 0.363 * percent + 1;
  return 0.3211 + 1.4501 * percent - 0.6119 * percent ** 2 + 0.1253 * percent ** 3;
}

const slopes = { Si: 0.7, Cr: 2.16, Mo: 3, Cu: 0.365, V: 1.73, Zr: 2.5 } as const;

export const alloyElements = [
  'Mn',
  'Si',
  'Ni',
  'Cr',
  'Mo',
  'Cu',
  'V',
  'Zr',
] as const satisfies readonly ElementSymbol[];
export type AlloyElement = (typeof alloyElements)[number];

/** Returns the multiplying factor of an alloying element; 1 without it. */
export function alloyFactor(element: AlloyElement, percent: number): number {
  if (element === 'Mn') return manganeseFactor(percent);
  if (element === 'Ni') return nickelFactor(percent);
  return 1 + slopes[element] * percent;
}

/** Returns the product of the factors of all elements except carbon. */
export function alloyProduct(steel: Composition): number {
  return alloyElements.reduce(
    (product, element) => product * alloyFactor(element, percentOf(steel, element)),
    1,
  );
}

/** Computes DI in inch; null if the standard has no factor for the carbon content. */
export function idealDiameterInch(steel: Composition): number | null {
  const base = carbonFactor(percentOf(steel, 'C'));
  return base === null ? null : base * alloyProduct(steel);
}

/** Returns the factor for a grain size other than 7, fitted to Grossmann's chart of base diameters within ±5 %. */
export function grainFactor(grainSize: number): number {
  return 1.083 ** (7 - grainSize);
}

/**
 * Returns the boron in ppm that is not bound by nitrogen: B − [(N − 0.002) − Ti/5 − Zr/15]; neither this value nor the
 * bracket is less than 0. Kapadia 1968.
 */
export function effectiveBoronPpm(steel: Composition): number {
  const free = percentOf(steel, 'N') - 0.002 - percentOf(steel, 'Ti') / 5 - percentOf(steel, 'Zr') / 15;
  return Math.max(0, percentOf(steel, 'B') - Math.max(0, free)) * 1e4;
}

/** Boron content in wt % from which a steel counts as a boron steel; below it is a residual. */
const minBoronSteel = 0.0005;

export const isBoronSteel = (steel: Composition): boolean => percentOf(steel, 'B') >= minBoronSteel;

/** Range of effective boron for which the factor was determined, ppm. Below it no effect is calculated. */
export const workingBoron = { min: 5, max: 30 } as const;

/** Rounding error of effective boron, ppm. */
const boronRounding = 1e-9;

/** Returns where the effective boron in ppm lies relative to {@link workingBoron}. */
export function boronLevel(effectivePpm: number): 'below' | 'within' | 'above' {
  if (effectivePpm < workingBoron.min - boronRounding) return 'below';
  return effectivePpm > workingBoron.max + boronRounding ? 'above' : 'within';
}

/**
 * Returns the simplified boron factor 1 + 1.5 (0.90 − C) after Grossmann, at least 1; not the table of ASTM A255.
 */
export function boronFactor(carbon: number): number {
  return Math.max(1, 1 + 1.5 * (0.9 - carbon));
}

/** Ranges of composition in the standard, wt %. */
export const standardRange = {
  C: { min: 0.1, max: 0.7 },
  Mn: { min: 0.5, max: 1.65 },
  Si: { min: 0.15, max: 0.6 },
  Ni: { max: 1.5 },
  Cr: { max: 1.35 },
  Mo: { max: 0.55 },
  Cu: { max: 0.35 },
  V: { max: 0.2 },
} as const;
