/** Ranges of the models that form the mean, and the models that are outside of them. */
import type { Ranges, Warning } from '../../core/calculator.ts';
import { type Composition, type ElementSymbol, percentOf } from '../../core/elements.ts';

/** Range of strains in which all models of the mean are in range. */
export const meanStrain = { min: 0.04, max: 0.5 };

/** Range of temperatures in °C in which all models of the mean are in range. */
export const meanTemperature = { min: 800, max: 1200 };

/** Range of strain rates in 1/s in which the mean was compared with measurements. */
const comparedRate = { low: 0.001, high: 5 } as const;

/**
 * Range of strain rates of the mean in 1/s: from 0.001 to 5 it was compared with measurements, although Misaka states
 * no validity there; from 30 to 100 all models are in range.
 */
const meanRate = { max: 100 };

/** Ranges stated by the authors, by the output of each model. */
export const ranges = {
  misakaMPa: {
    C: { max: 1.2 },
    temperatureC: { min: 750, max: meanTemperature.max },
    strain: { max: meanStrain.max },
    strainRate: { min: 30, max: 200 },
  },
  shidaMPa: {
    C: { max: 1.2 },
    temperatureC: { min: 700, max: 1200 },
    strain: { max: 0.7 },
    strainRate: { min: 0.1, max: 100 },
  },
  spittelMPa: {
    temperatureC: { min: meanTemperature.min, max: 1250 },
    strain: { min: meanStrain.min, max: 1.5 },
    strainRate: { min: 0.01, max: 150 },
  },
} as const satisfies Readonly<Record<string, Ranges>>;

/**
 * Range of the peak stress: published up to 1100 °C; 21 peaks measured above 1100 °C agree within 5 MPa
 * (docs/accuracy.md).
 */
export const peakRange = {
  C: { min: 0.11, max: 0.44 },
  temperatureC: { min: 850, max: 1250 },
} as const satisfies Ranges;

/** The mean and its models: outputs that hold for the same steels. */
const outputsOfMean = ['meanStressMPa', ...Object.keys(ranges)];

/** Author names as printed in every language. */
const authors = { misakaMPa: 'Misaka', shidaMPa: 'Shida', spittelMPa: 'Hensel–Spittel' } as const;

/**
 * Highest contents in wt % of the steels of the mean. The authors state no range of alloying elements: Misaka, Shida and
 * the Hensel–Spittel coefficients are for unalloyed steel (EN 10020, table 1); the mean was also compared with a steel of
 * type P20, which gives Cr, Ni and Mo.
 */
const coveredUpTo: Readonly<Partial<Record<ElementSymbol, number>>> = {
  Si: 0.6,
  Mn: 1.65,
  Cr: 1.86,
  Ni: 0.68,
  Mo: 0.52,
  V: 0.1,
  Nb: 0.06,
  Ti: 0.05,
};

type Pass = {
  readonly steel: Composition;
  readonly temperatureC: number;
  readonly strain: number;
  readonly strainRate: number;
};

function leaves(range: Ranges, { steel, ...rest }: Pass, inputs: readonly string[]): boolean {
  const values: Readonly<Record<string, number>> = { ...rest, C: percentOf(steel, 'C') };
  return Object.entries(range).some(
    ([key, { min = -Infinity, max = Infinity }]) =>
      inputs.includes(key) && (Number(values[key]) < min || Number(values[key]) > max),
  );
}

/** Returns whether an input other than the one on the axis is outside a range, by the input on the axis. */
export const isOtherInputOutside = (range: Ranges, pass: Pass) => ({
  strain: leaves(range, pass, ['C', 'temperatureC', 'strainRate']),
  temperatureC: leaves(range, pass, ['C', 'strain', 'strainRate']),
});

/**
 * Returns the authors of the mean for which one of these inputs is out of range. Strain rates up to that of the mean do
 * not count.
 */
export function outsideAuthors(
  pass: Pass,
  inputs: readonly string[] = ['C', 'temperatureC', 'strain', 'strainRate'],
): readonly string[] {
  const leading = inputs.filter((key) => key !== 'strainRate' || pass.strainRate > meanRate.max);
  return (Object.keys(ranges) as (keyof typeof ranges)[])
    .filter((model) => leaves(ranges[model], pass, leading))
    .map((model) => authors[model]);
}

/** Returns a remark for each element above the steels of the mean. */
export function alloyRemarks(steel: Composition): readonly Warning[] {
  return Object.entries(coveredUpTo).flatMap(([key, max]): readonly Warning[] => {
    const value = percentOf(steel, key as ElementSymbol);
    if (value <= max) return [];
    const params = { key, value, unit: 'wt%', max };
    return [{ code: 'alloyed', level: 'warning', params, outside: outputsOfMean, source: 'tize-mha-2023' }];
  });
}

/**
 * Returns remarks that name the formulas of the mean that are out of range, and at low rates the rates at which the
 * mean was compared.
 */
export function meanRemarks(pass: Pass): Warning[] {
  const list = outsideAuthors(pass).join(',');
  const { min: from } = ranges.misakaMPa.strainRate;
  return [
    ...(list
      ? [
          {
            code: 'mean_extrapolated',
            level: 'warning',
            params: { list },
            outside: ['meanStressMPa'],
          } as const,
        ]
      : []),
    ...(pass.strainRate < from
      ? [{ code: 'compared_rates', level: 'warning', params: { from, ...comparedRate } } as const]
      : []),
  ];
}
