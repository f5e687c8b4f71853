/** Austenite grain diameter after a hold, fitted to measured carbon and low-alloy steels. */
import { type Composition, type ElementSymbol, percentOf } from '../../core/elements.ts';
import { bandAround, type Estimate, type FittedModel, fittedValue, type Terms } from './fitted-model.ts';
import fitted from './grain-growth.json' with { type: 'json' };

/** Steel in wt % with its holding conditions. */
export type Held = { readonly steel: Composition; readonly celsius: number; readonly hours: number };

/** Exponent n of the diameter in d^n = d0^n + growth (Sellars); exponents from 3 to 8 fit equally well. */
export const additivePower = 4;
/**
 * Exponent of time. One steel held for different times gives 0.17, all steels together 0.06, because coarse-grained
 * steels were held for shorter times. Between these exponents the errors for held-out steels hardly differ.
 */
export const timePower = 0.125;
/**
 * Minimum grown share of the fourth power of the diameter. It is needed because a measured diameter can be below the
 * initial one.
 */
const minGrown = 0.1;

/** Contents in wt % at which pinning is nearly complete; more has little further effect. */
const pinningContents = { Nb: 0.05, Ti: 0.15, V: 0.5 } as const;

/**
 * Returns the pinning of grain boundaries by carbides and nitrides of Nb, Ti and V: 0 without these elements,
 * approaching 1.
 */
export const pinning = (steel: Composition): number =>
  1 -
  Math.exp(
    -percentOf(steel, 'Nb') / pinningContents.Nb -
      percentOf(steel, 'Ti') / pinningContents.Ti -
      percentOf(steel, 'V') / pinningContents.V,
  );

/** Linear terms of the logarithm of the grown diameter, except time. */
export const grainGrowthTerms: Terms<Held> = {
  '1/T': { tex: '\\frac{10^4}{T}', of: ({ celsius }) => 1e4 / (celsius + 273.15) },
  pinning: {
    tex: `\\left(1 - e^{-w_\\mathrm{Nb}/${pinningContents.Nb} - w_\\mathrm{Ti}/${pinningContents.Ti} - w_\\mathrm{V}/${pinningContents.V}}\\right)`,
    of: ({ steel }) => pinning(steel),
  },
  Cr: { tex: 'w_\\mathrm{Cr}', of: ({ steel }) => percentOf(steel, 'Cr') },
};

/** Fitted model of the logarithm of the diameter in µm grown in 1 h from zero; see `grain-growth.json`. */
export const grainGrowthModel: FittedModel = fitted;

/**
 * Highest contents in wt % of the fitted steels, for the elements that alloy them. One steel with 5.3 % Cr, 0.64 % V and
 * 1.08 % Al is left out: no other one has between 1.87 and 8 % Cr, so that the slope there rests on it alone.
 */
export const measuredContents: Readonly<Partial<Record<ElementSymbol, number>>> = {
  C: 1.03,
  Si: 2.56,
  Mn: 1.92,
  Cr: 1.87,
  Ni: 1.82,
  Mo: 0.81,
  V: 0.49,
  Nb: 0.45,
  Ti: 0.16,
  Al: 0.06,
  Cu: 1.62,
  W: 0.49,
};

/**
 * Returns whether the steel is within the composition range of the fit. Higher contents change the austenite or leave
 * carbides that the model does not contain.
 */
export const isLowAlloy = (steel: Composition): boolean =>
  percentOf(steel, 'Cr') < 8 && percentOf(steel, 'Ni') < 7 && percentOf(steel, 'Mn') < 10;

/** Returns the grown part of a diameter in µm; the whole diameter if the initial diameter is null. */
export function grownPart(diameter: number, initial: number | null): number {
  const power = diameter ** additivePower;
  return Math.max(power - (initial ?? 0) ** additivePower, minGrown * power) ** (1 / additivePower);
}

/** Returns the fitted quantity: logarithm of the grown diameter in µm, minus the term of the time in h. */
export const fittedGrowth = (grown: number, hours: number): number =>
  Math.log(grown) - timePower * Math.log(hours);

/** Returns the diameter in µm from the fitted logarithm, time in h and the initial diameter in µm. */
export function grownFrom(target: number, hours: number, initial: number | null): number {
  const grown = Math.exp(target) * hours ** timePower;
  return (grown ** additivePower + (initial ?? 0) ** additivePower) ** (1 / additivePower);
}

/** Temperature difference in °C beyond the measured range that doubles the width of the band. */
const grownWithin = 150;

/**
 * Returns the mean grain diameter in µm after holding at a temperature in °C for a time in h, and its 90 % band.
 * Without an initial diameter (null) growth starts from zero. Fitted to measurements collected by Şahin et al. from 42
 * papers.
 */
export function grainDiameter(held: Held, initial: number | null): Estimate {
  const target = fittedValue(grainGrowthModel, grainGrowthTerms, held);
  const diameter = grownFrom(target, held.hours, initial);
  const wider = 1 + beyondMeasured(held.celsius) / grownWithin;
  const { low, high, ...found } = bandAround(grainGrowthModel, Math.log(diameter), held.steel, wider);
  // Grains do not shrink.
  return { ...found, value: diameter, low: Math.max(initial ?? 0, Math.exp(low)), high: Math.exp(high) };
}

/** Returns the difference of a temperature from the measured range, °C; 0 within the range. */
export function beyondMeasured(celsius: number): number {
  const { min, max } = grainGrowthModel.treated ?? { min: celsius, max: celsius };
  return Math.max(0, min - celsius, celsius - max);
}
